"""The ops that card files may name."""
