"""Find the words of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.games import AnyGame, Parts
from copse.locale import Words
from copse.wording.labels import Labels
from copse.wording.plain import PlainLabels

LABELS: Final[Mapping[str, type[Labels]]] = Parts(
    lambda kit: kit.labels,
    lambda found: found if isinstance(found, type) and issubclass(found, Labels) else None,
    "class of Labels",
)


def labels_for(game: AnyGame, words: Words, names: Sequence[str] = ()) -> Labels:
    """Return the labels of a game in the language of `words`. `names` are shown beside the seats or replace their
    numbers.

    >>> import copse
    >>> game = copse.new("root", factions=["marquise", "eyrie"], seed=1)
    >>> labels_for(game, Words("en")).question(game)
    'In which corner do you place the keep?'
    """
    name = game.book.name
    return LABELS.get(name, PlainLabels).at(game, words.of(name), names)
