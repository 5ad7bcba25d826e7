"""Rule-of-thumb players: one package a game, each knowing its game's words but no card by name."""
