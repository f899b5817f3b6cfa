"""Which words a game has."""

from __future__ import annotations

from collections.abc import Sequence

from copse.games import AnyGame
from copse.locale import Words
from copse.root.state import Woodland
from copse.wording.labels import Labels
from copse.wording.root.labels import RootLabels
from copse.wording.smallworld.labels import SmallWorldLabels


def labels_for(game: AnyGame, words: Words, names: Sequence[str] = ()) -> Labels:
    """The labels of this game in the language of `words`; `names` are shown beside the seats, or instead of their
    numbers.

    >>> import copse
    >>> game = copse.new("root", factions=["marquise", "eyrie"], seed=1)
    >>> labels_for(game, Words("en")).question(game)
    'In which corner do you place the keep?'
    """
    spoken = words.of(game.book.name)
    if isinstance(game.state, Woodland):
        return RootLabels(spoken, game.state, names)
    return SmallWorldLabels(spoken, game.state.rules, names)
