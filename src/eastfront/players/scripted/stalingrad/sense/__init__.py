"""Sense: which options no player in his right mind takes, whatever he cares for."""
