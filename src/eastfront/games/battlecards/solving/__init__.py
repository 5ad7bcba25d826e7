"""Exact answers about a battle from plain numbers: what fire destroys, and who is left in the end."""
