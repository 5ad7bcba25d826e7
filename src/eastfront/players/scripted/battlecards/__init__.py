"""The rule-of-thumb player of BattleCards: what it reads off the cards and how it chooses."""
