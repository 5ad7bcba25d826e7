"""The coach of a first game: what is explained when, and what is suggested."""
