"""Reasons: what follows a costly choice, and does not follow the better one.

Both choices are made in the same imagined games, which the deciding seat could not distinguish from the real one. All
seats then play on as the outlook advises, for a round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from copse.agents.outlooks import Outlook
from copse.agents.sense import sensible
from copse.games import kit_of
from copse.kernel.actions import Action
from copse.kernel.events import Event, Word
from copse.kernel.tasks import State

MOST_PLAYED: Final = 400  # choices of a round, so that an endless one ends
LEAST_POINTS: Final = 1.0  # a smaller average difference says little
LEAST_CHANCE: Final = 0.01


@dataclass(frozen=True)
class Loss:
    """A loss to another seat: in `times` of `worlds` games, and in `fewer` after the better choice."""

    event: Event
    by: int
    times: int
    fewer: int
    worlds: int


@dataclass(frozen=True)
class Points:
    """By the end of the round, a seat has on average more points than after the better choice, or fewer."""

    seat: int
    more: float


@dataclass(frozen=True)
class Gain:
    """The seat whose chance to win rises most, with the chances after the better choice and after this one."""

    seat: int
    before: float
    after: float


@dataclass(frozen=True)
class Later:
    """Nothing speaks against the choice within a round."""


Reason = Loss | Points | Gain | Later


Loot = tuple[Word, ...]
"""What a seat lost and where, as an event says, and last the seat that took it."""


@dataclass(frozen=True)
class Round:
    """The end of an imagined round: the state, and what the deciding seat lost to others."""

    state: State
    lost: dict[Loot, tuple[Event, int]]


def reason(worlds: Sequence[State], outlook: Outlook, chosen: Action, better: Action) -> Reason:
    """Return what speaks most against a choice: a loss, or else points, or else a rival's gain."""
    seat, half = worlds[0].decision.seat, len(worlds)
    rounds = played_on([(world, action) for action in (chosen, better) for world in worlds], outlook)
    after, instead = rounds[:half], rounds[half:]
    return loss(after, instead) or points(seat, after, instead) or gain(seat, after, instead, outlook) or Later()


def loss(after: Sequence[Round], instead: Sequence[Round]) -> Loss | None:
    """Return the loss that a choice makes most likelier, if it does so in half of the games."""
    worse, fewer = (Counter(loot for each in rounds for loot in each.lost) for rounds in (after, instead))
    if not worse:
        return None
    loot = max(worse, key=lambda loot: worse[loot] - fewer[loot])
    if 2 * (worse[loot] - fewer[loot]) < len(after):
        return None
    event, by = next(each.lost[loot] for each in after if loot in each.lost)
    return Loss(event, by, worse[loot], fewer[loot], len(after))


def points(seat: int, after: Sequence[Round], instead: Sequence[Round]) -> Points | None:
    """Return the seat's own missing points, or those that a rival has more, if they are at least a point."""
    had, could = mean_points(after), mean_points(instead)
    more = {other: had[other] - could[other] for other in had.keys() & could.keys()}
    worse = {other: -points if other == seat else points for other, points in more.items()}
    most = max(worse, key=worse.__getitem__, default=seat)
    return Points(most, more[most]) if worse.get(most, 0.0) >= LEAST_POINTS else None


def gain(seat: int, after: Sequence[Round], instead: Sequence[Round], outlook: Outlook) -> Gain | None:
    """Return the rival whose chance to win rises most, if it visibly does."""
    shares = outlook.shares([each.state for each in (*after, *instead)])
    had, could = mean(shares[: len(after)]), mean(shares[len(after) :])
    rivals = [other for other in range(len(had)) if other != seat]
    most = max(rivals, key=lambda rival: had[rival] - could[rival])
    return Gain(most, could[most], had[most]) if had[most] - could[most] >= LEAST_CHANCE else None


def mean_points(rounds: Sequence[Round]) -> dict[int, float]:
    """Return each seat's average points, without seats that are off the score track in some game."""
    by_seat = zip(*(each.state.scored() for each in rounds), strict=True)
    known = {seat: [point for point in points if point is not None] for seat, points in enumerate(by_seat)}
    return {seat: sum(points) / len(points) for seat, points in known.items() if len(points) == len(rounds)}


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


# ---- playing on


def played_on(starts: Sequence[tuple[State, Action]], outlook: Outlook) -> list[Round]:
    """Make these choices, and play every game on for a round. All games advance together, one choice at a time."""
    rounds = [Round(world.copy(), {}) for world, _ in starts]
    seat, until = starts[0][0].decision.seat, starts[0][0].turns + starts[0][0].seats
    for each, (_, action) in zip(rounds, starts, strict=True):
        take(each, seat, action)
    for _ in range(MOST_PLAYED):
        going_on = [each for each in rounds if not each.state.over and each.state.turns < until]
        if not going_on:
            break
        legal = [list(sensible(each.state, each.state.legal())) for each in going_on]
        open_ = [place for place, actions in enumerate(legal) if len(actions) > 1]
        promised = outlook.promises([going_on[place].state for place in open_], [legal[place] for place in open_])
        best = {place: promises.index(max(promises)) for place, promises in zip(open_, promised, strict=True)}
        for place, each in enumerate(going_on):
            take(each, seat, legal[place][best.get(place, 0)])
    return rounds


def take(each: Round, seat: int, action: Action) -> None:
    """Make a choice. Note what the seat loses in the turn of another seat."""
    state, by = each.state, each.state.whose_turn
    if by == seat:
        state.play(action)
        return
    losses, state.events = kit_of(state).losses, []
    state.play(action)
    for event in state.events:
        if event.what in losses and event.args["seat"] == seat:
            what = (event.what, *(event.args[name] for name in losses[event.what]), by)
            each.lost.setdefault(what, (event.seen_by(seat), by))
    state.events = None
