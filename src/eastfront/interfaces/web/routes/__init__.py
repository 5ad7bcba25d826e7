"""What the server answers, by address."""
