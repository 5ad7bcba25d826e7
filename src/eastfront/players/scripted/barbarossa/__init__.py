"""The rule-of-thumb player of Barbarossa: what it reads off the cards and how it chooses."""
