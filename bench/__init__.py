"""How fast the rules are, plain and compiled: `python -m bench` in the checkout."""
