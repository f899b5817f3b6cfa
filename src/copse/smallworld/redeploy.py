"""Redeployment: after the last conquest of a turn, and at the end of an opponent's turn for tokens driven out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.bits import members, size
from copse.kernel.domains import A_SEAT, amount, declare
from copse.kernel.events import Word
from copse.kernel.tasks import Forfeit, Task
from copse.smallworld.actions import DEPLOY, ENCAMP, FORTIFY, PASS, REGION, SET_ASIDE, STATION, TOKENS
from copse.smallworld.domains import A_RACE
from copse.smallworld.offer import from_tray
from copse.smallworld.rules import ENCAMPMENTS, FORTRESSES, HEROES
from copse.smallworld.steps import Question, SeatStep, Step
from copse.smallworld.world import World

# by region and number
DEPLOYS: Final = [[], *[[DEPLOY[region, count] for count in TOKENS] for region in REGION]]
ENCAMPS: Final = [[], *[[ENCAMP[region, count + 1] for count in range(ENCAMPMENTS)] for region in REGION]]


def amounts(ways: list[list[Action]], regions: tuple[int, ...], most: int) -> list[Action]:
    """Every number of things, up to the most, in each of these regions; in a single region all of them must go."""
    if len(regions) == 1:
        return [ways[regions[0]][most - 1]]
    out: list[Action] = []
    for region in regions:
        by_count = ways[region]
        for place in range(most):
            out.append(by_count[place])
    return out


class Redeploy(Step):
    """§sw:conquest.redeploy: everything but one token in each region is in hand again, to be placed freely."""

    domains = declare(seat=A_SEAT, race=A_RACE)

    def __init__(self, seat: int, race: int) -> None:
        self.seat, self.race = seat, race

    def run(self, state: World) -> None:
        race, combo = self.race, state.combo[self.race]
        if combo.spoils_per_token:  # §sw:race.skeletons
            grown = from_tray(state, race, state.spoils // combo.spoils_per_token)
            state.hand[race] += grown
            if grown:
                name = state.rules.race_ids[race]
                state.say("sw:race.skeletons", "grew", seat=self.seat, race=name, tokens=grown)
        state.take_up(race)
        state.push(Garrison(self.seat, race))
        if combo.conquest_only_tokens:  # §sw:race.amazons
            spare = min(combo.conquest_only_tokens, state.hand[race])
            state.hand[race] -= spare
            state.aside[race] = spare
            if spare < combo.conquest_only_tokens and state.land[race]:
                state.push(SetAside(self.seat, race))


class SetAside(Question):
    """§sw:race.amazons: too few tokens are spare, so regions must be emptied until enough are set aside."""

    law = "sw:race.amazons"
    domains = declare(race=A_RACE)

    def __init__(self, seat: int, race: int) -> None:
        self.seat, self.race = seat, race

    def prompt(self, state: World) -> Mapping[str, Word]:
        short = state.combo[self.race].conquest_only_tokens - state.aside[self.race]
        return {"race": state.rules.race_ids[self.race], "tokens": short}

    def options(self, state: World) -> list[Action]:
        return [SET_ASIDE[region] for region in members(state.land[self.race])]

    def forfeit(self, state: World, action: Action) -> Forfeit | None:
        return Forfeit("region", self.law, dict(action.fields))

    def choose(self, state: World, action: Action) -> None:
        race, region = self.race, action.args[0]
        state.aside[race] += state.vacate(region)
        state.say(self.law, "abandoned", seat=self.seat, race=state.rules.race_ids[race], region=region)
        if state.aside[race] < state.combo[race].conquest_only_tokens and state.land[race]:
            state.push(self)


class Garrison(Step):
    """Ask for everything that the active player places: tokens, encampments, a fortress, heroes."""

    domains = declare(seat=A_SEAT, race=A_RACE)

    def __init__(self, seat: int, race: int) -> None:
        self.seat, self.race = seat, race

    def run(self, state: World) -> None:
        seat, race, combo, land = self.seat, self.race, state.combo[self.race], state.held_by(self.race)
        if not land:
            return
        if combo.heroes:  # §sw:power.heroic
            state.heroes &= ~land
            count = min(combo.heroes, state.heroes_free(), size(land))
            if count:
                state.push(Station(seat, race, count))
        if combo.fortresses:  # §sw:power.fortified
            standing = size(state.fortresses & land)
            in_box = FORTRESSES - size(state.fortresses)
            if in_box and standing < combo.fortresses and land & ~state.fortresses:
                state.push(Fortify(seat, race))
        if combo.encampments:  # §sw:power.bivouacking: all of them are laid out anew
            for region in members(land):
                state.tents[race] += state.camps[region]
                state.camps[region] = 0
            if state.tents[race]:
                state.push(Encamp(seat, race))
        if state.hand[race]:
            state.push(Deploy(seat, race))


class Deploy(Question):
    """§sw:conquest.redeploy: place the tokens in hand, some at a time, until none is left."""

    law = "sw:conquest.redeploy"
    domains = declare(race=A_RACE)

    def __init__(self, seat: int, race: int) -> None:
        self.seat, self.race = seat, race

    def prompt(self, state: World) -> Mapping[str, Word]:
        return {"race": state.rules.race_ids[self.race], "hand": state.hand[self.race]}

    def options(self, state: World) -> list[Action]:
        return amounts(DEPLOYS, members(state.land[self.race]), state.hand[self.race])

    def choose(self, state: World, action: Action) -> None:
        region, count = action.args
        state.hand[self.race] -= count
        state.tokens[region] += count
        if state.heard:
            name = state.rules.race_ids[self.race]
            state.say(self.law, "deployed", seat=self.seat, race=name, region=region, tokens=count)
        if state.hand[self.race]:
            state.push(self)


class Retreat(Deploy):
    """§sw:conquest.retreat: tokens driven out go to any regions still held, adjacent or not."""

    law = "sw:conquest.retreat"


class Encamp(Question):
    """§sw:power.bivouacking: lay out the encampments, several in a region if one likes."""

    law = "sw:power.bivouacking"
    domains = declare(race=A_RACE)

    def __init__(self, seat: int, race: int) -> None:
        self.seat, self.race = seat, race

    def prompt(self, state: World) -> Mapping[str, Word]:
        return {"race": state.rules.race_ids[self.race], "count": state.tents[self.race]}

    def options(self, state: World) -> list[Action]:
        return amounts(ENCAMPS, members(state.land[self.race]), state.tents[self.race])

    def choose(self, state: World, action: Action) -> None:
        region, count = action.args
        state.tents[self.race] -= count
        state.camps[region] += count
        if state.heard:
            state.say(self.law, "encamped", seat=self.seat, region=region, count=count)
        if state.tents[self.race]:
            state.push(self)


class Fortify(Question):
    """§sw:power.fortified: one fortress a turn, at most one in a region."""

    law = "sw:power.fortified"
    domains = declare(race=A_RACE)

    def __init__(self, seat: int, race: int) -> None:
        self.seat, self.race = seat, race

    def options(self, state: World) -> list[Action]:
        free = state.land[self.race] & ~state.fortresses
        return [*[FORTIFY[region] for region in members(free)], PASS[()]]

    def choose(self, state: World, action: Action) -> None:
        if action.verb is FORTIFY:
            region = action.args[0]
            state.fortresses |= 1 << region
            state.say(self.law, "fortified", seat=self.seat, region=region)


class Station(Question):
    """§sw:power.heroic: place the heroes in different regions of their people."""

    law = "sw:power.heroic"
    domains = declare(race=A_RACE, left=amount(1, HEROES))

    def __init__(self, seat: int, race: int, left: int) -> None:
        self.seat, self.race, self.left = seat, race, left

    def options(self, state: World) -> list[Action]:
        return [STATION[region] for region in members(state.land[self.race] & ~state.heroes)]

    def choose(self, state: World, action: Action) -> None:
        region = action.args[0]
        state.heroes |= 1 << region
        state.say(self.law, "stationed", seat=self.seat, region=region)
        if self.left > 1:
            state.push(Station(self.seat, self.race, self.left - 1))


class Regroup(SeatStep):
    """§sw:conquest.retreat: at the end of the turn, clockwise from the next seat, players place tokens driven out.

    A people with no region keeps its tokens in hand for its owner's next turn (§sw:conquest.homeless).
    """

    def run(self, state: World) -> None:
        steps: list[Task] = []
        for distance in range(1, state.seats + 1):
            seat = (self.seat + distance) % state.seats
            for race, owner in enumerate(state.owner):
                if owner == seat and state.land[race]:
                    if state.hand[race]:
                        steps.append(Retreat(seat, race))
                    if state.tents[race]:
                        steps.append(Encamp(seat, race))
        state.push_all(steps)
