"""Statistics of matches: how sure a share is, when to stop, and who is how strong."""
