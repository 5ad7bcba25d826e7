"""Exact answers about a battle from plain numbers: what is fired and turned up, and which losses follow."""
