"""Which table a game is played at."""

from __future__ import annotations

from collections.abc import Sequence

from copse.games import AnyGame
from copse.locale import Words
from copse.root.state import Woodland
from copse.terminal.root.table import RootTable
from copse.terminal.smallworld.table import SmallWorldTable
from copse.terminal.table import TableView


def table_for(game: AnyGame, words: Words, names: Sequence[str] = ()) -> TableView:
    """The table of this game in the language of `words`; `names` are shown beside the seats, or instead of their
    numbers."""
    spoken = words.of(game.book.name)
    if isinstance(game.state, Woodland):
        return RootTable(game, spoken, names)
    return SmallWorldTable(game, spoken, names)
