"""BattleCards: The Russian Front, its packs, the Western set and the combined game."""
