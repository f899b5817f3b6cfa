"""Small World, played greedily: each choice is weighed by what it brings at the end of this turn, with a little sense
for the next. Every kind of action has a small function that says what it is worth; the best one is taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Final

from copse.agents.evaluation import Evaluation
from copse.kernel.actions import Action
from copse.kernel.bits import members
from copse.kernel.tasks import State
from copse.smallworld.conquest import full_cost
from copse.smallworld.decline import LateDecline
from copse.smallworld.traits import Ability
from copse.smallworld.world import NONE, TRIBE, World

Weigh = Callable[[World, int, Action], float]

TOKEN: Final = 0.4  # coins that a token spent on a region would bring elsewhere
FEW_TOKENS: Final = 4  # a people with fewer to spare has had its day
EXPECTED_TURNS: Final = 3  # how long a people usually stays active


class SmallWorldEvaluation(Evaluation):
    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, World)
        return float(state.coins[seat])

    def weights(self, state: State, actions: Sequence[Action]) -> list[float]:
        assert isinstance(state, World)
        return [exp(WEIGHTS[a.verb.name](state, state.decision.seat, a)) for a in actions]

    def quiet(self, state: State, seat: int) -> bool:
        return True

    def reply(self, state: State) -> Action:
        return state.decision.legal(state)[0]


def pick(state: World, seat: int, action: Action) -> float:
    """Tokens first, then what banner and badge pay over a few turns, less the price."""
    place = action.args[0] - 1
    race, power, coins = state.offer[place]
    banner, badge = state.rules.races[race], state.rules.powers[power]
    tokens = banner.value + badge.value + banner.ability.conquest_only_tokens / 2
    return tokens + promise(state, banner.ability) + promise(state, badge.ability) + coins - place


def promise(state: World, ability: Ability) -> float:
    """A guess at what an ability adds while its people is active, in coins or in tokens it saves."""
    turns = min(EXPECTED_TURNS, state.board.rounds - state.round + 1)
    worth = turns * (2.0 * len(ability.coins_in) + ability.coins_each_turn + 2 * ability.coins_per_spoil)
    worth += ability.coins_first_turn + turns * ability.fortresses / 3
    worth += 2.0 * (len(ability.cheaper_in) + len(ability.cheaper_beside) + bool(ability.spoils_per_token))
    return worth + 2.0 * (ability.flies + ability.dragons + ability.converts + ability.dice_each_conquest)


def spare(state: World, race: int) -> int:
    """Tokens that could leave for new conquests."""
    return state.hand[race] + state.aside[race] + state.on_board(race) - state.land[race].bit_count()


def decline(state: World, seat: int, action: Action) -> float:
    """When few tokens are to spare and a new people would still have time to pay."""
    left = state.board.rounds - state.round - isinstance(state.decision, LateDecline)
    return FEW_TOKENS - spare(state, state.active[seat]) - 0.5 if left >= 2 else -1.0


def conquer(state: World, seat: int, action: Action) -> float:
    """What the region brings, less what the tokens would bring elsewhere."""
    race, region = pending_race(state), action.args[0]
    return gain(state, seat, race, region) - TOKEN * full_cost(state, race, region) + 2


def reinforce(state: World, seat: int, action: Action) -> float:
    """A gamble that costs nothing but the turn's last tokens: the likelier, the better."""
    race, region = pending_race(state), action.args[0]
    missing = full_cost(state, race, region) - state.hand[race]
    return (4 - missing) / 6 * gain(state, seat, race, region)


def unleash(state: World, seat: int, action: Action) -> float:
    """The dragon goes where it saves the most tokens."""
    race, region = pending_race(state), action.args[0]
    return gain(state, seat, race, region) + TOKEN * (full_cost(state, race, region) - 1) + 1


def convert(state: World, seat: int, action: Action) -> float:
    return 4 + gain(state, seat, pending_race(state), action.args[0])


def gain(state: World, seat: int, race: int, region: int) -> float:
    """Coins of a region: itself, its kinds, the spoils, and what its holder would have had."""
    combo, bit = state.combo[race], 1 << region
    worth = 1.0
    if race == state.active[seat]:
        abilities = [combo.race.ability] + ([combo.power.ability] if combo.power else [])
        for ability in abilities:
            worth += any(state.board.kinds[kind] & bit for kind in ability.coins_in)
            worth += ability.coins_per_spoil * bool(state.tokens[region])
    holder = state.holder[region]
    if holder >= 0:
        worth += -1.0 if state.owner[holder] == seat else 0.3
    elif holder == TRIBE:
        worth += 0.1
    return worth


def deploy(state: World, seat: int, action: Action) -> float:
    """One token at a time to the region that would fall most easily and is worth most."""
    region, count = action.args
    race = pending_race(state)
    threatened = any(
        state.holder[near] >= 0 and state.owner[state.holder[near]] != seat for near in near_by(state, region)
    )
    return gain(state, seat, race, region) + threatened - state.tokens[region] - state.camps[region] - count


def fortify(state: World, seat: int, action: Action) -> float:
    return 1 + gain(state, seat, pending_race(state), action.args[0])


def set_aside(state: World, seat: int, action: Action) -> float:
    return -gain(state, seat, pending_race(state), action.args[0])


def befriend(state: World, seat: int, action: Action) -> float:
    """Peace with whoever has most tokens to attack with."""
    race = state.active[action.args[0]]
    return 1 + (spare(state, race) if race != NONE else 0)


def station(state: World, seat: int, action: Action) -> float:
    return gain(state, seat, pending_race(state), action.args[0]) - 0.1 * state.tokens[action.args[0]]


def pending_race(state: World) -> int:
    """The people that the pending decision is about."""
    race: int = getattr(state.decision, "race", state.active[state.decision.seat])
    return race


def near_by(state: World, region: int) -> list[int]:
    return members(state.board.neighbours[region])


def constant(worth: float) -> Weigh:
    return lambda state, seat, action: worth


WEIGHTS: Final[Mapping[str, Weigh]] = {
    "pick": pick,
    "expand": constant(0),
    "decline": decline,
    "abandon": constant(-1),
    "march": constant(0),
    "conquer": conquer,
    "reinforce": reinforce,
    "roll": constant(1.5),
    "unleash": unleash,
    "convert": convert,
    "stop": constant(0),
    "set_aside": set_aside,
    "deploy": deploy,
    "encamp": deploy,
    "fortify": fortify,
    "station": station,
    "befriend": befriend,
    "stay": constant(0),
    "pass": constant(0),
}
