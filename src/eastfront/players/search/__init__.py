"""Players who look ahead, in worlds that they sample from what they see."""
