"""Play the golden playthroughs anew and write their files: `python -m tests.contract.regenerate`.

Do this only when the rules were meant to change: the change then has a `rules` fragment in
`changelog.d` and a higher rules version.
"""

from __future__ import annotations

from tests.contract.golden import FOLDER, played, playthroughs


def main() -> None:
    """Write every file, and remove those that belong to nothing."""
    FOLDER.mkdir(exist_ok=True)
    wanted = {playthrough.path: playthrough for playthrough in playthroughs()}
    for path in FOLDER.glob("*.jsonl"):
        if path not in wanted:
            path.unlink()
    for path, playthrough in wanted.items():
        path.write_text(played(playthrough), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
