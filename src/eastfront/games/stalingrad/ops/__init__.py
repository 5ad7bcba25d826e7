"""What Action cards do."""
