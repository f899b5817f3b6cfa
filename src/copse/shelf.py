"""Where the texts of games lie that come from other packages: catalogues of words, and books of their law. Whoever
enters a game (`copse.games`) writes it down here, so that words and law need to know no game."""

from __future__ import annotations

from typing import Final

CATALOGUES: Final[dict[str, str]] = {}
"""By game: the package with a folder of catalogues for each language."""

BOOKS: Final[dict[str, tuple[str, str]]] = {}
"""By the name of a book: its title, and `package:FILE.csv`."""
