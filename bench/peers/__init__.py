"""Random play beside the packages that somebody would take instead: `python -m bench --peers`."""
