"""Balance: how fair a game is where equal players meet, by seat, side, edition, option and card."""
