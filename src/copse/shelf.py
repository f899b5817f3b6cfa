"""Where the texts of games from other packages are: message catalogues and law books.

`copse.games` fills these tables when it registers a game. `copse.locale` and `copse.law` read them, so neither has to
import a game.
"""

from __future__ import annotations

from typing import Final

CATALOGUES: Final[dict[str, str]] = {}
"""By game: the package that has a folder of catalogues for each language."""

ADDED: Final[dict[str, list[tuple[str, str]]]] = {}
"""By game: packages with more words, each with the name of its catalogue in `locale`."""

FOLDERS: Final = "COPSE_PACKAGES"
"""The environment variable with folders of packages, which processes inherit."""

BOOKS: Final[dict[str, tuple[str, str]]] = {}
"""By the name of a law book: its title and its file, as `package:FILE.csv`."""
