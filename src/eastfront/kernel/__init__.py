"""What every game is made of: luck, zones, decisions, notices, programs, the abstract Game."""
