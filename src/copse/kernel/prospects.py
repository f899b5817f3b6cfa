"""Prospects: a table as comparable facts, and every possible random outcome of a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from copse.kernel.chance import Outcome
from copse.kernel.errors import ImpossibleOutcome
from copse.kernel.events import Word
from copse.kernel.tasks import State

MOST_WAYS: Final = 100  # more outcomes than this are not enumerated
IMPOSSIBLE: Final = -1  # no die shows it: announcing it raises an error that lists the possible values

S = TypeVar("S", bound=State)

Fact = tuple[str | int, ...]
Facts = Mapping[Fact, int]
"""What a seat can see of a table, by name. A missing fact counts as 0.

    points SEAT                 ruler PLACE (a party, or -1)     piece PLACE PARTY NAME (how many)
    held NAME (how many of a card or token the seat holds)       hand SEAT (how many cards)
    item NAME (how many the seat can use)
"""
POINTS: Final = "points"


class Loss(NamedTuple):
    """One possible pair of losses in a battle, with its probability."""

    chance: float
    losses: tuple[int, ...]


class Odds(NamedTuple):
    """The probabilities of a battle or a throw.

    For a battle: the sides, what each may lose, and how often it loses everything there. For a single die: how often it
    succeeds. `ambush` says that a card which the seat cannot know may change it.
    """

    sides: tuple[int, ...] = ()
    losses: tuple[Loss, ...] = ()
    wiped: tuple[float, ...] = ()
    success: float | None = None
    ambush: bool = False


YES: Final = "yes"
UNSURE: Final = "unsure"
NO: Final = "no"
NOTHING: Final = "nothing"
"""The verdicts of forecasts; the last one is that of something empty."""


class Forecast(NamedTuple):
    """Whether a seat can do what it must do, as far as it can know.

    `field` and `value` name the thing, as fields of actions do. `turn` is 0 for the seat's present turn and 1 for its
    next one. The reason has a sentence, a paragraph and the values of the sentence.
    """

    field: str
    value: str
    turn: int
    verdict: str
    name: str
    law: str
    args: Mapping[str, Word]


def ways(state: S, move: Callable[[S], None]) -> list[tuple[float, S]]:
    """Every possible result of a move, with its probability. Empty if there are more than `MOST_WAYS`."""
    found: list[tuple[float, S]] = []
    waiting: list[tuple[float, list[Outcome]]] = [(1.0, [])]
    while waiting:
        chance, known = waiting.pop()
        after = _moved(state, move, known)
        decided = after.outcomes or []
        if len(decided) == len(known):
            found.append((chance, after))
            continue
        kind = decided[len(known)][0]
        faces = _faces(state, move, known, kind)
        waiting += [(chance * faces.count(face) / len(faces), [*known, (kind, face)]) for face in sorted(set(faces))]
        if len(found) + len(waiting) > MOST_WAYS:
            return []
    return found


def shaken(state: S, move: Callable[[S], None]) -> list[S]:
    """The result of a move, and its results with one random outcome changed. Empty if there are too many."""
    found = [_moved(state, move, ())]
    decided = found[0].outcomes or []
    for place, (kind, came) in enumerate(decided):
        others = {*_faces(state, move, decided[:place], kind)} - {came}
        if len(found) + len(others) > MOST_WAYS:
            return []
        found += [_moved(state, move, [*decided[:place], (kind, face)]) for face in sorted(others)]
    return found


def _moved(state: S, move: Callable[[S], None], known: Sequence[Outcome]) -> S:
    after = state.copy()
    after.coming, after.outcomes = list(known), []
    move(after)
    return after


def _faces(state: S, move: Callable[[S], None], known: Sequence[Outcome], kind: str) -> Sequence[int]:
    try:
        _moved(state, move, [*known, (kind, IMPOSSIBLE)])
    except ImpossibleOutcome as refused:
        return list(refused.possible)
    raise AssertionError(f"nobody asked for a {kind}")
