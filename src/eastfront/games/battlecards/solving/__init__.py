"""Exact answers about a battle: who may take part, what fire destroys, and who is left in the end."""
