"""Messages turned into sentences, one folder a language."""
