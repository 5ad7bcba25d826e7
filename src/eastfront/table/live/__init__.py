"""Live tables: the service that runs them for people and computer players."""
