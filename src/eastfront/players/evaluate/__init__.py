"""How good a position is for a seat: features of its view, and a network that has learnt what they mean."""
