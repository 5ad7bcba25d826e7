"""How Barbarossa is played: the turn, combat, abilities, and the moves they are made of."""
