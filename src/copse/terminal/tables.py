"""Find the table class of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.games import AnyGame, Parts
from copse.locale import Words
from copse.terminal.plain import PlainTable
from copse.terminal.table import TableView

TABLES: Final[Mapping[str, type[TableView]]] = Parts(
    lambda kit: kit.table,
    lambda found: found if isinstance(found, type) and issubclass(found, TableView) else None,
    "class of TableView",
)


def table_for(game: AnyGame, words: Words, names: Sequence[str] = ()) -> TableView:
    """Return the table of a game in the language of `words`. `names` are shown beside the seats or replace their
    numbers."""
    name = game.book.name
    return TABLES.get(name, PlainTable)(game, words.of(name), names)
