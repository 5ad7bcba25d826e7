"""An outside bot that takes its time at first, and writes down who has asked it."""

from __future__ import annotations

import sys
from pathlib import Path

BOT = """
import json, os, sys, time

asked, *pauses = sys.argv[1:]
print('{"type":"ready"}', flush=True)
for text in sys.stdin:
    line = json.loads(text)
    if line["type"] == "choose":
        with open(asked, "a") as file:
            print(os.getppid(), file=file)
        with open(asked) as file:
            number = len(file.readlines())
        time.sleep(float(pauses[number - 1]) if number <= len(pauses) else 0)
        print(json.dumps({"type": "choice", "id": line["id"], "option": line["options"][-1]}), flush=True)
"""


def slow_bot(folder: Path, *pauses: float) -> list[str]:
    """The options of a server whose level `slow` thinks so many seconds about its first questions."""
    script = folder / "slow.py"
    script.write_text(BOT)
    seconds = " ".join(map(str, pauses))
    command = f"{sys.executable} -S -E {script} {folder / 'asked'} {seconds}"
    return ["--bot", f"slow={command}", "--deadline", "30"]


def askers(folder: Path) -> list[int]:
    """The servers that have asked the bot, in order."""
    file = folder / "asked"
    return [int(line) for line in file.read_text().split()] if file.exists() else []
