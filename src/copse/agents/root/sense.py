"""Filters for foolish choices in Root.

A choice that surely wins is taken. A rival who is about to win is attacked first, unless the seat is about to win
itself. No agent moves back and forth within a turn when it may stop. No agent stops while an action scores points for
free. What harms only one faction is in its wishes.

A network that predicts the winner also buys nothing from a Riverfolk player who is likely to win. The evaluation cannot
predict the winner well enough for that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.agents.judges import judge_of
from copse.agents.root import wishes_of
from copse.agents.root.common import opposed, standing
from copse.agents.sense import Sense
from copse.kernel.actions import Action
from copse.kernel.chance import MASK, mix
from copse.kernel.tasks import State
from copse.root.actions import BATTLE, EMBARK, EXTRA, GO, MARCH, MOVE, PASS, RESOLVE, SAIL, STOP, STRIKE
from copse.root.state import Woodland

IDLE: Final = (PASS, STOP)
STACKS: Final = (MOVE, MARCH)  # from, to, number
ON_THE_WAY: Final = (*STACKS, SAIL, EMBARK, GO, EXTRA, RESOLVE, STOP)  # actions that gain nothing by themselves

ATTACKS: Final = (BATTLE, STRIKE)

REACH: Final = 10  # the most points that one choice may score
CERTAIN: Final = 4  # trials in which a choice must win
MOST_REPLIES: Final = 12  # questions answered before a trial counts as not won
CLOSE: Final = 5  # the distance from the goal at which a rival may win in the next turn


class RootSense(Sense):
    def sensible(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        assert isinstance(state, Woodland)
        seat = state.decision.seat
        actions = wishes_of(state, seat).prudent(state, seat, actions)
        if winning := [action for action in actions if in_reach(state, seat) and wins(state, seat, action)]:
            return winning
        calm = in_sight(state, seat) or has_fought(state, seat)
        if attacks := [action for action in actions if not calm and fights_leader(state, seat, action)]:
            return attacks
        idle = stop_among(actions)
        if idle is None:
            return actions  # where a move is forced, a move back may be the best one
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
    """Return whether the choice wins the game for the seat with any dice."""
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


# ---- free points


def scores(state: Woodland, seat: int, action: Action, idle: Action) -> bool:
    """Return whether the choice surely scores points that stopping does not, and the evaluation is no lower.

    A lower evaluation would mean that the points have a cost.
    """
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


# ---- rivals close to winning


def in_sight(state: Woodland, seat: int) -> bool:
    """Return whether the seat may win in its next turn."""
    return standing(state, seat) >= state.rules.goal - CLOSE


def leads(state: Woodland, seat: int, other: int) -> bool:
    """Return whether another seat is an enemy who may win in its next turn."""
    return other < state.seats and against(state, seat, other) and in_sight(state, other)


def against(state: Woodland, seat: int, other: int) -> bool:
    return state.enemies(seat, other) and (not state.rules.together or opposed(state, seat, other))


def has_fought(state: Woodland, seat: int) -> bool:
    """Return whether the seat attacked recently."""
    return any(who == seat and action.verb in ATTACKS for who, action in state.trail)


def fights_leader(state: Woodland, seat: int, action: Action) -> bool:
    """Return whether the choice attacks a rival who may win in the next turn, with at least as many warriors."""
    if action.verb is STRIKE:
        return leads(state, seat, action.args[0])
    if action.verb is not BATTLE:
        return False
    clearing, other = action.args
    return leads(state, seat, other) and state.warriors(seat, clearing) >= state.warriors(other, clearing)


# ---- moving back and forth


def way(action: Action) -> tuple[int, ...]:
    """Return the origin and the target of a move. For a pawn, return only the target."""
    if action.verb in STACKS:
        return action.args[0], action.args[1]
    return (action.args[0],) if action.verb is GO else ()


def ways_back(state: Woodland, seat: int) -> set[tuple[int, ...]]:
    """Return the moves that would undo the seat's moves since its last other action."""
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
