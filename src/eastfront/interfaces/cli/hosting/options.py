"""Options that the commands around a server share: which database, which data folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

# From the environment too: a password on a command line can be seen by every user of the machine.
database_option: Final = click.option(
    "--database",
    default="",
    envvar="EASTFRONT_DATABASE",
    metavar="URL",
    help="postgresql://USER:PASSWORD@HOST/NAME or sqlite:///PATH (also EASTFRONT_DATABASE); "
    "a file in the data folder if not given.",
)
data_dir_option: Final = click.option(
    "--data-dir",
    type=click.Path(path_type=Path),
    envvar="EASTFRONT_DATA_DIR",
    metavar="DIR",
    help="The data folder (also EASTFRONT_DATA_DIR); the system's place for such folders if not given.",
)
