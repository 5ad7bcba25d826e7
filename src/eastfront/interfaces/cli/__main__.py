"""Runs the command line: `python -m eastfront.interfaces.cli`."""

from __future__ import annotations

from eastfront.interfaces.cli import main

main(prog_name="eastfront")
