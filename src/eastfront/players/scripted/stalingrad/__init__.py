"""The rule-of-thumb player of Battle for Stalingrad."""
