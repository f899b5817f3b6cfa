"""Files of games from other packages: their catalogues of messages and their law books.

When a game is entered (`copse.games`), its files are written down here. Therefore the packages for words and law do not
need to know the games.
"""

from __future__ import annotations

from typing import Final

CATALOGUES: Final[dict[str, str]] = {}
"""By game: the package with a folder of catalogues for each language."""

BOOKS: Final[dict[str, tuple[str, str]]] = {}
"""By the name of a book: its title, and `package:FILE.csv`."""
