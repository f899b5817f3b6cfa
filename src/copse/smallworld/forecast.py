"""Forecasts: the table as comparable facts, and the odds of the reinforcement die."""

from __future__ import annotations

from copse.kernel.actions import Action
from copse.kernel.prospects import Fact, Facts, Odds, ways
from copse.smallworld.actions import REINFORCE
from copse.smallworld.board import LOST_TRIBE
from copse.smallworld.world import NONE, TRIBE, World


def facts(state: World, seat: int) -> Facts:
    """The regions with their owners and tokens, the hand of the seat, and the purses that it can see."""
    found: dict[Fact, int] = {}
    for region in range(1, state.board.size + 1):
        race = state.holder[region]
        owner = state.owner[race] if race >= 0 else NONE
        found["ruler", region] = owner
        if race >= 0 or race == TRIBE:
            name = state.rules.race_ids[race] if race >= 0 else LOST_TRIBE
            found["piece", region, owner, name] = state.tokens[region]
        for marker, regions in state.markers().items():
            if regions >> region & 1:
                found["piece", region, owner, marker] = 1
        if state.camps[region]:
            found["piece", region, owner, "encampment"] = state.camps[region]
    for race, owner in enumerate(state.owner):
        if owner == seat:
            found["held", state.rules.race_ids[race]] = state.hand[race]
    for who, coins in enumerate(state.coins):
        if who == seat or state.rules.open_coins or state.over:
            found["points", who] = coins
    return found


def odds(state: World, action: Action) -> Odds | None:
    """§sw:conquest.reinforcement: how often the die takes the region."""
    if action.verb is not REINFORCE:
        return None
    region, seat = action.args[0], state.decision.seat
    won = [chance for chance, after in ways(state, lambda after: after.answer(action)) if _holds(after, seat, region)]
    return Odds(success=round(sum(won), 4))


def _holds(state: World, seat: int, region: int) -> bool:
    race = state.holder[region]
    return race >= 0 and state.owner[race] == seat
