"""The sequence of play: set-up, the phases of a turn, the attack."""
