"""The texts that games bring: catalogues of words, and books of law. `copse.games` registers them here, so that the
packages `locale` and `law` name no game."""

from __future__ import annotations

from typing import Final

CATALOGUES: Final[dict[str, str]] = {}
"""By game: the package with a folder of catalogues for each language."""

BOOKS: Final[dict[str, tuple[str, str]]] = {}
"""By the name of a book: its title, and `package:FILE.csv`."""
