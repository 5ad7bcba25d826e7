"""Outside bots to test with: they take the last option, but misbehave when the dice say so."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from eastfront.players.lines import Question

# The seed at which a bot misbehaves, in the way that its argument names.
BAD = 13

BOT = f"""
import json, os, subprocess, sys, time

way, pids = sys.argv[1:]
out = sys.stdout
with open(pids, "a") as file:
    print(os.getpid(), file=file)
if way == "slow start":
    time.sleep(1.3)
print("hello" if way == "greeting" else '{{"type":"ready"}}', flush=True)
for line in sys.stdin:
    question = json.loads(line)
    answer = {{"type": "choice", "id": question["id"], "option": question["options"][-1]}}
    if question["seed"] == {BAD}:
        print(line, file=sys.stderr, flush=True)
        if way == "hang":
            time.sleep(60)
        elif way == "hang with a child":
            child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
            with open(pids, "a") as file:
                print(child.pid, file=file)
            time.sleep(60)
        elif way == "crash":
            os.abort()
        elif way == "leave":
            sys.exit()
        elif way == "half":
            out.write('{{"type":"choi')
            out.flush()
            sys.exit()
        elif way == "rubbish":
            out.write("\\0 rubbish\\n")
        elif way == "flood":
            while True:
                out.write("flood" * 10_000)
        elif way == "flood of lines":
            while True:
                out.write(json.dumps(answer) + "\\n")
        elif way == "illegal":
            answer["option"] = "win"
        elif way == "other number":
            answer["id"] += 1
        elif way == "ready again":
            answer = {{"type": "ready"}}
        elif way == "complain":
            answer = {{"type": "error", "id": question["id"], "message": "no idea"}}
        elif way == "slow":
            time.sleep(0.2)
    print(json.dumps(answer), flush=True)
"""


def bot(folder: Path, way: str) -> list[str]:
    """The command of a bot that misbehaves this *way*."""
    script = folder / "bot.py"
    script.write_text(BOT)
    return [sys.executable, "-S", "-E", str(script), way, str(folder / "pids")]


def pids(folder: Path) -> list[int]:
    """The processes that have been started in *folder*, in order."""
    file = folder / "pids"
    return [int(line) for line in file.read_text().split()] if file.exists() else []


def ask(seed: int = 1, level: str = "bot", padding: int = 0) -> Question:
    """A question that only an outside bot can answer."""
    return Question(
        "none", level, seed, {"secret": "the king is hidden", "padding": "x" * padding}, list("abc")
    )


def runs(pid: int) -> bool:
    """Whether a process is there and is more than a dead one that nobody has asked after."""
    try:
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/stat").read_text()
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        # Gone since, or a system that has no such files and leaves no dead ones either.
        return not Path("/proc/self").exists()
    return status.rpartition(")")[2].split()[0] != "Z"


def ended(pid: int, seconds: float = 10) -> bool:
    """Whether a process ends within some seconds."""
    until = time.monotonic() + seconds
    while runs(pid) and time.monotonic() < until:
        time.sleep(0.05)
    return not runs(pid)
