"""Weights of actions before they are tried.

A small function for each verb estimates the coins that an action brings. The weight of an action grows exponentially
with its coins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Final

from copse.agents.smallworld import wishes
from copse.agents.smallworld.gifts import gifts
from copse.agents.smallworld.prospects import pays, spare
from copse.kernel.actions import Action
from copse.kernel.bits import members
from copse.smallworld.conquest import full_cost
from copse.smallworld.rules import DIE
from copse.smallworld.world import NONE, World

Weigh = Callable[[World, int, Action], float]


def glance(state: World, actions: Sequence[Action]) -> list[float]:
    seat = state.decision.seat
    found = [WEIGH[action.verb.name](state, seat, action) for action in actions]
    best = max(found)
    return [exp(max(wishes.FAINTEST, worth - best)) for worth in found]


def pick(state: World, seat: int, action: Action) -> float:
    """The worth of tokens, race and power over the remaining turns, and the coins on the combo and for skipped ones."""
    place = action.args[0] - 1
    race, power, coins = state.offer[place]
    gift = gifts(state.board, state.rules.combo(race, power, False))
    tokens = state.rules.races[race].value + state.rules.powers[power].value
    people = gift.people(tokens)
    people.young = True
    return people.best_life(state.board.rounds - state.round + 1) + gift.on_arrival + coins - place


def decline(state: World, seat: int, action: Action) -> float:
    """Decline is good with few spare tokens, and while a new people still has time to pay."""
    if state.round == state.board.rounds:
        return wishes.FAINTEST
    return max(-wishes.DOUBT, min(wishes.DOUBT, wishes.FEW_TOKENS - spare(state, state.active[seat])))


def conquer(state: World, seat: int, action: Action) -> float:
    """The worth of the region, minus the worth of its tokens elsewhere."""
    race, region = pending_race(state), action.args[0]
    return wishes.FIGHT + gain(state, seat, race, region) - wishes.TOKEN * full_cost(state, race, region)


def reinforce(state: World, seat: int, action: Action) -> float:
    """A last roll costs nothing except the remaining tokens, so a likely success is better."""
    race, region = pending_race(state), action.args[0]
    missing = full_cost(state, race, region) - state.hand[race]
    faces = sum(pips >= missing for pips in DIE)
    return faces / len(DIE) * gain(state, seat, race, region)


def unleash(state: World, seat: int, action: Action) -> float:
    """The dragon goes where it saves the most tokens."""
    race, region = pending_race(state), action.args[0]
    return wishes.FIGHT + gain(state, seat, race, region) + wishes.TOKEN * (full_cost(state, race, region) - 2)


def convert(state: World, seat: int, action: Action) -> float:
    """Conversion costs nothing, so it always comes first."""
    return 2 * wishes.FIGHT + gain(state, seat, pending_race(state), action.args[0])


def gain(state: World, seat: int, race: int, region: int) -> float:
    """Return the coins from a region: its income, spoils, and the loss of its holder."""
    gift = gifts(state.board, state.combo[race])
    worth = float(pays(gift, 1 << region))
    holder = state.holder[region]
    if state.tokens[region] and race == state.active[seat]:
        worth += gift.per_spoil
    if holder >= 0:
        worth += -1.0 if state.owner[holder] == seat else wishes.RIVALRY / state.seats
    return worth


def deploy(state: World, seat: int, action: Action) -> float:
    """Deploy one token at a time, in a region that is valuable and easy to conquer."""
    region, count = action.args
    race = pending_race(state)
    worth = pays(gifts(state.board, state.combo[race]), 1 << region) + int(threatened(state, seat, region))
    held: int = state.tokens[region] + state.camps[region]
    return worth - held - wishes.HANDFUL * (count - 1)


def threatened(state: World, seat: int, region: int) -> bool:
    for near in members(state.board.neighbours[region]):
        holder = state.holder[near]
        if holder >= 0 and state.owner[holder] != seat and not state.declined[holder]:
            return True
    return False


def guard(state: World, seat: int, action: Action) -> float:
    """Put fortresses and heroes where a region is valuable and may be attacked."""
    region = action.args[0]
    worth = pays(gifts(state.board, state.combo[pending_race(state)]), 1 << region)
    return worth + int(threatened(state, seat, region))


def set_aside(state: World, seat: int, action: Action) -> float:
    return -gain(state, seat, pending_race(state), action.args[0])


def befriend(state: World, seat: int, action: Action) -> float:
    """Make peace with the seat that has the most tokens for an attack."""
    race = state.active[action.args[0]]
    return 1.0 + (spare(state, race) if race != NONE else 0)


def pending_race(state: World) -> int:
    """Return the race of the pending decision."""
    race: int = getattr(state.decision, "race", state.active[state.decision.seat])
    return race


def nothing(state: World, seat: int, action: Action) -> float:
    return 0.0


def abandon(state: World, seat: int, action: Action) -> float:
    """An abandoned region loses a coin for one more token."""
    return wishes.FAINTEST


def roll(state: World, seat: int, action: Action) -> float:
    """A die before a conquest usually helps."""
    return 2 * wishes.FIGHT


WEIGH: Final[Mapping[str, Weigh]] = {
    "pick": pick,
    "expand": nothing,
    "decline": decline,
    "abandon": abandon,
    "march": nothing,
    "conquer": conquer,
    "reinforce": reinforce,
    "roll": roll,
    "unleash": unleash,
    "convert": convert,
    "stop": nothing,
    "set_aside": set_aside,
    "deploy": deploy,
    "encamp": deploy,
    "fortify": guard,
    "station": guard,
    "befriend": befriend,
    "stay": nothing,
    "pass": nothing,
}
