"""What becomes of games: forks and rematches, files, and whether they go on under other rules."""
