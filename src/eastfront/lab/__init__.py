"""Many games at once: matches, statistics, fuzzing."""
