"""A game being played: seats, choices, undo, save, replay."""
