"""Battle for Stalingrad: two sides, five Locations, and the rubble between them."""
