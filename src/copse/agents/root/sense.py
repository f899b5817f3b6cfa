"""Sense in Root. A choice that surely wins is taken. Who is about to win is fought before anything else is done, unless
one is about to win oneself. Nobody goes to and fro within a turn where one could stop, or stops while points lie on the
table.

Who has learned to tell who is likeliest to win buys nothing there, either; the evaluation of the game cannot tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.agents.judges import judge_of
from copse.agents.root.common import opposed, standing
from copse.agents.sense import Sense
from copse.kernel.actions import Action
from copse.kernel.chance import MASK, mix
from copse.kernel.tasks import State
from copse.root.actions import BATTLE, EMBARK, EXTRA, GO, MARCH, MOVE, PASS, RESOLVE, SAIL, STOP, STRIKE
from copse.root.state import Woodland

IDLE: Final = (PASS, STOP)
STACKS: Final = (MOVE, MARCH)  # from, to, how many
ON_THE_WAY: Final = (*STACKS, SAIL, EMBARK, GO, EXTRA, RESOLVE, STOP)  # what gains nothing by itself

ATTACKS: Final = (BATTLE, STRIKE)

REACH: Final = 10  # points that one choice may bring
CERTAIN: Final = 4  # rolls of the dice with which a choice has to win
MOST_REPLIES: Final = 12  # questions that are answered before it is clear that it did not
CLOSE: Final = 5  # points before the goal at which a rival may win in the next turn


class RootSense(Sense):
    def sensible(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        assert isinstance(state, Woodland)
        seat = state.decision.seat
        if winning := [action for action in actions if in_reach(state, seat) and wins(state, seat, action)]:
            return winning
        calm = in_sight(state, seat) or has_fought(state, seat)
        if attacks := [action for action in actions if not calm and fights_leader(state, seat, action)]:
            return attacks
        idle = stop_among(actions)
        if idle is None:
            return actions  # where one has to move, a move back may be the least evil
        points = any(scores(state, seat, action, idle) for action in actions)
        ways = ways_back(state, seat)
        return [
            action for action in actions if not (points and action.verb in IDLE) and way(action) not in ways
        ] or actions

    def feeding(self, state: State, actions: Sequence[Action], favourite: int) -> list[int]:
        assert isinstance(state, Woodland)
        if favourite not in state.rules.lenders:
            return []
        seat = state.decision.seat
        if not against(state, seat, favourite):
            return []
        sales = state.rules.factions[favourite].sales(state, favourite, seat)
        return [place for place, action in enumerate(actions) if action in sales]


def stop_among(actions: Sequence[Action]) -> Action | None:
    return next((action for action in actions if action.verb in IDLE), None)


# ---- winning


def in_reach(state: Woodland, seat: int) -> bool:
    marker = state.marker(seat)
    return marker is not None and state.rules.goal - marker <= REACH


def wins(state: Woodland, seat: int, action: Action) -> bool:
    """Whether the choice ends the game in the seat's favour, whatever is rolled."""
    judge = judge_of("root")
    for number in range(CERTAIN):
        trial = state.copy()
        trial.sealed, trial.rng = False, mix(state.rng + number & MASK)
        judge.follow(trial, action)
        for _ in range(MOST_REPLIES):
            if trial.over or judge.quiet(trial, seat):
                break
            judge.follow(trial, judge.reply(trial))
        if not trial.over or seat not in trial.winners:
            return False
        if not trial.sealed:
            break
    return True


# ---- points on the table


def scores(state: Woodland, seat: int, action: Action, idle: Action) -> bool:
    """Whether the choice surely brings points that stopping does not, and is worth no less by the judgement of the
    game: then nothing was paid for them."""
    if action.verb in IDLE or action.verb in ON_THE_WAY:
        return False
    trial = tried(state, action)
    if trial.sealed or trial.over or trial.points[seat] <= state.points[seat]:
        return False
    stopped, judge = tried(state, idle), judge_of("root")
    return trial.points[seat] > stopped.points[seat] and judge.value(trial, seat) >= judge.value(stopped, seat)


def tried(state: Woodland, action: Action) -> Woodland:
    trial = state.copy()
    trial.sealed = False
    judge_of("root").follow(trial, action)
    return trial


# ---- the one who leads


def in_sight(state: Woodland, seat: int) -> bool:
    """Whether the seat may win in its next turn."""
    return standing(state, seat) >= state.rules.goal - CLOSE


def leads(state: Woodland, seat: int, other: int) -> bool:
    """Whether another seat is an enemy who may win in its next turn."""
    return other < state.seats and against(state, seat, other) and in_sight(state, other)


def against(state: Woodland, seat: int, other: int) -> bool:
    return state.enemies(seat, other) and (not state.rules.together or opposed(state, seat, other))


def has_fought(state: Woodland, seat: int) -> bool:
    """Whether the seat attacked someone of late."""
    return any(who == seat and action.verb in ATTACKS for who, action in state.trail)


def fights_leader(state: Woodland, seat: int, action: Action) -> bool:
    """Whether the choice attacks one who may win in the next turn, and not against the odds."""
    if action.verb is STRIKE:
        return leads(state, seat, action.args[0])
    if action.verb is not BATTLE:
        return False
    clearing, other = action.args
    return leads(state, seat, other) and state.warriors(seat, clearing) >= state.warriors(other, clearing)


# ---- to and fro


def way(action: Action) -> tuple[int, ...]:
    """From where to where a move goes; of a pawn, where to."""
    if action.verb in STACKS:
        return action.args[0], action.args[1]
    return (action.args[0],) if action.verb is GO else ()


def ways_back(state: Woodland, seat: int) -> set[tuple[int, ...]]:
    """The ways that would undo what the seat has done since it last did more than move."""
    ways: set[tuple[int, ...]] = set()
    here = True
    for who, action in reversed(state.trail):
        if who != seat or action.verb not in ON_THE_WAY:
            break
        if action.verb in STACKS:
            ways.add((action.args[1], action.args[0]))
        elif action.verb is GO:
            if not here:
                ways.add(way(action))
            here = False
    return ways


SENSE: Final = RootSense()
