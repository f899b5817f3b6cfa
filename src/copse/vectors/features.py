"""Actions as feature rows, for networks that score only the legal actions: `features(name)[legal]`.

Each action of a game's vocabulary has one row that describes it. The columns are derived from the fields of the
vocabulary (`copse.vectors.traits`). There is one column for each verb and one for each thing of each family that an
action can name. An amount has one column with the number itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from copse.games import Parts, find
from copse.kernel.errors import BadSetup
from copse.vectors import vector_called
from copse.vectors.traits import AMOUNT, PARTY, Traits

TRAITS: Final[Mapping[str, Traits]] = Parts(
    lambda kit: kit.traits, lambda found: found if isinstance(found, Traits) else None, "Traits"
)
VERB: Final = "verb"
SECOND: Final = "second_"
MOST_TURNED: Final = 16  # size of the cache of tables


class Columns(NamedTuple):
    """A group of columns: its name, its first column and the names of its columns."""

    name: str
    first: int
    names: tuple[str, ...]

    @property
    def places(self) -> slice[int, int, None]:
        return slice(self.first, self.first + len(self.names))


def features(name: str) -> NDArray[np.uint8]:
    """Return one row of features for each action.

    The rows are fixed for a game and a version of its environment. Seats have the numbers that actions use. `turned`
    numbers them from one seat's point of view.

    >>> features("smallworld").shape
    (1602, 79)
    """
    return _features(name)[1]


def columns(name: str) -> tuple[Columns, ...]:
    """Return the groups of columns.

    >>> [(group.name, group.first, len(group.names)) for group in columns("smallworld")]
    [('verb', 0, 19), ('offer', 19, 6), ('region', 25, 48), ('amount', 73, 1), ('party', 74, 5)]
    """
    return _features(name)[0]


def seated(name: str) -> tuple[Columns, ...]:
    """Return the column groups that name seats. Hirelings follow the last seat that plays."""
    return tuple(group for group in columns(name) if group.name.removeprefix(SECOND) == PARTY)


@lru_cache(maxsize=MOST_TURNED)
def turned(name: str, viewer: int, seats: int) -> NDArray[np.uint8]:
    """Return the features for a table with `seats` seats, numbered as in the viewer's vector.

    The viewer's seat comes first and the others follow in turn order. Hirelings follow after the largest possible
    number of seats.

    >>> befriend, (party,) = find("smallworld").vocabulary.parse("befriend 0"), seated("smallworld")
    >>> turned("smallworld", 1, 3)[befriend.number, party.places].tolist()
    [0, 0, 1, 0, 0]
    """
    table, most = features(name).copy(), most_seats(name)
    if not 2 <= seats <= most:
        raise BadSetup(f"a table of {name} has 2 to {most} seats, not {seats}")
    if not 0 <= viewer < seats:
        raise BadSetup(f"there is no seat {viewer}; seats go from 0 to {seats - 1}")
    for group in seated(name):
        parties = features(name)[:, group.places]
        moved = np.zeros_like(parties)
        for party in range(parties.shape[1]):
            place = (party - viewer) % seats if party < seats else party - seats + most
            if place < moved.shape[1]:
                moved[:, place] = parties[:, party]
        table[:, group.places] = moved
    table.setflags(write=False)
    return table


def most_seats(name: str) -> int:
    return next(part.blocks for part in vector_called(name).parts if part.turned)


@cache
def _features(name: str) -> tuple[tuple[Columns, ...], NDArray[np.uint8]]:
    vocabulary = find(name).vocabulary
    traits = TRAITS[name] if name in TRAITS else Traits(vocabulary)
    groups = [Columns(VERB, 0, tuple(vocabulary.verbs))]
    for family, values in traits.values.items():
        names = (AMOUNT,) if family == AMOUNT else tuple(map(str, values))
        for prefix in ("", SECOND) if family in traits.seconds else ("",):
            groups.append(Columns(prefix + family, groups[-1].first + len(groups[-1].names), names))
    first = {group.name: group.first for group in groups}
    width = groups[-1].first + len(groups[-1].names)
    figures = bytearray(len(vocabulary) * width)
    for number, action in enumerate(vocabulary.actions):
        row = number * width
        figures[row + traits.verbs[action.verb.name]] = 1
        for family, second, place in traits.of(action):
            column = row + first[SECOND * second + family]
            if family == AMOUNT:
                figures[column] = place
            else:
                figures[column + place] = 1
    table = np.frombuffer(figures, np.uint8).reshape(len(vocabulary), width)
    table.setflags(write=False)
    return tuple(groups), table
