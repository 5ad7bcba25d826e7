"""Computer players: they get a view and a decision, and choose an option."""
