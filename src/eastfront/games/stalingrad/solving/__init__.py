"""Exact answers about a battle from plain numbers: what is turned up, and which losses follow."""
