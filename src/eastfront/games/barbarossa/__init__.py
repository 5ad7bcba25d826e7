"""Barbarossa: recruit, deploy to the Front Line, take cities until Moscow falls."""
