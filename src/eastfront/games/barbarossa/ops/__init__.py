"""The ops that Barbarossa's card programs are made of."""
