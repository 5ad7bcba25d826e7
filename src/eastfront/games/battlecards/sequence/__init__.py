"""The sequence of play: turns, battles and what they are made of."""
