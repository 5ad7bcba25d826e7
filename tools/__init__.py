"""Tools of the checkout: set-up, checks, locks, changelog. None of them is part of the package."""
