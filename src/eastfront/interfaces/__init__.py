"""What people meet: the command line, the terminal, the browser."""
