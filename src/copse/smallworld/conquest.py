"""Conquest: readying troops, abandoning, what a region costs, the die, and what the defender loses.

Every conquest goes through `seize`: it evicts the holder, moves the tokens in and notes what the turn must remember.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, amount, declare
from copse.kernel.events import Word
from copse.kernel.tasks import Blocked, Forfeit, State
from copse.smallworld.actions import ABANDON, CONQUER, CONVERT, MARCH, REGION, REINFORCE, ROLL, STOP, UNLEASH
from copse.smallworld.board import Regions
from copse.smallworld.domains import A_RACE
from copse.smallworld.offer import from_tray, retire
from copse.smallworld.rules import DIE
from copse.smallworld.steps import Question, Step
from copse.smallworld.traits import bordering, discount_regions
from copse.smallworld.world import NONE, TRIBE, World

MOST_PIPS = max(DIE)
CONQUESTS: Final = [CONQUER[region] for region in REGION]
DRAGON_TOKENS = 1  # that go with the dragon (§sw:power.dragon_master)


class Muster(Step):
    """§sw:turn.ready_troops: take up all tokens but one in each region, and those that were set aside."""

    domains = declare(seat=A_SEAT, race=A_RACE)

    def __init__(self, seat: int, race: int) -> None:
        self.seat, self.race = seat, race

    def run(self, state: World) -> None:
        race = self.race
        state.take_up(race)
        state.hand[race] += state.aside[race]
        state.aside[race] = 0
        if state.land[race]:
            state.push(Abandon(self.seat, race))


class Abandon(Question):
    """§sw:turn.abandon: give up whole regions, to take up their last tokens too."""

    law = "sw:turn.abandon"
    domains = declare(race=A_RACE)

    def __init__(self, seat: int, race: int) -> None:
        self.seat, self.race = seat, race

    def prompt(self, state: World) -> Mapping[str, Word]:
        return {"race": state.rules.race_ids[self.race], "hand": state.hand[self.race]}

    def options(self, state: World) -> list[Action]:
        return [MARCH[()], *[ABANDON[region] for region in members(state.land[self.race])]]

    def forfeit(self, state: World, action: Action) -> Forfeit | None:
        return Forfeit("region", self.law, dict(action.fields)) if action.verb is ABANDON else None

    def choose(self, state: World, action: Action) -> None:
        if action.verb is ABANDON:
            region = action.args[0]
            state.hand[self.race] += state.vacate(region)
            if state.heard:
                state.say(self.law, "abandoned", seat=self.seat, race=state.rules.race_ids[self.race], region=region)
            if state.land[self.race]:
                state.push(self)


class Conquer(Question):
    """§sw:conquest.following: conquer region after region, until the tokens run out or the player stops."""

    law = "sw:conquest.following"
    verbs: ClassVar[tuple[Verb, ...]] = (CONQUER, REINFORCE, ROLL, UNLEASH, CONVERT)
    domains = declare(race=A_RACE)

    def __init__(self, seat: int, race: int) -> None:
        self.seat, self.race = seat, race

    def prompt(self, state: World) -> Mapping[str, Word]:
        return {"race": state.rules.race_ids[self.race], "hand": state.hand[self.race]}

    def menu(self, state: State) -> Sequence[Verb]:
        """What this people can do at all."""
        assert isinstance(state, World)
        combo, found = state.combo[self.race], [CONQUER]
        found.append(ROLL if combo.dice_each_conquest else REINFORCE)
        found += [UNLEASH] * bool(combo.dragons) + [CONVERT] * bool(combo.converts)
        return found

    def options(self, state: World) -> list[Action]:
        race, combo = self.race, state.combo[self.race]
        hand = state.hand[race]
        targets = reach(state, race) & ~forbidden(state, self.seat, race)
        out: list[Action] = []
        if hand:  # §sw:conquest.one_token
            rolls: list[Action] = []
            beside = discount_regions(state.board, combo, state.land[race]) if combo.cheaper_beside else []
            for region in members(targets):
                missing = cost(state, race, region, beside) - hand
                if missing <= 0:
                    out.append(CONQUESTS[region - 1])
                elif missing <= MOST_PIPS and not combo.dice_each_conquest:
                    rolls.append(REINFORCE[region])
            out += rolls
            if combo.dice_each_conquest and targets:
                out.append(ROLL[()])
            if combo.dragons and not state.flown and state.dragons_free(race):
                out += [UNLEASH[region] for region in members(targets)]
        if combo.converts and state.tray[race]:
            out += [CONVERT[region] for region in members(convertible(state, self.seat, race) & targets)]
        out.append(STOP[()])
        return out

    def blocked(self, state: World) -> list[Blocked]:
        return blocked_regions(state, self.seat, self.race, self.options(state))

    def choose(self, state: World, action: Action) -> None:
        race, seat = self.race, self.seat
        verb = action.verb
        if verb is STOP:
            return
        if verb is ROLL:
            pips = roll(state, seat)
            if affordable(state, seat, race, pips):
                state.push(BerserkConquer(seat, race, pips))
            return
        region = action.args[0]
        if verb is CONQUER:
            seize(state, seat, race, region, spent(state, race, region, 0))
        elif verb is REINFORCE:
            reinforce(state, seat, race, region)
            return
        elif verb is UNLEASH:
            unleash(state, seat, race, region)
        else:
            convert(state, seat, race, region)
        state.push(self)


class BerserkConquer(Question):
    """§sw:power.berserk: after the roll, choose the region that the pips help to conquer."""

    law = "sw:power.berserk"
    domains = declare(race=A_RACE, pips=amount(0, MOST_PIPS))

    def __init__(self, seat: int, race: int, pips: int) -> None:
        self.seat, self.race, self.pips = seat, race, pips

    def prompt(self, state: World) -> Mapping[str, Word]:
        return {"race": state.rules.race_ids[self.race], "hand": state.hand[self.race], "pips": self.pips}

    def options(self, state: World) -> list[Action]:
        targets = affordable(state, self.seat, self.race, self.pips)
        return [*[CONQUER[region] for region in targets], STOP[()]]

    def blocked(self, state: World) -> list[Blocked]:
        return blocked_regions(state, self.seat, self.race, self.options(state))

    def choose(self, state: World, action: Action) -> None:
        if action.verb is CONQUER:
            region = action.args[0]
            seize(state, self.seat, self.race, region, spent(state, self.race, region, self.pips))
            state.push(Conquer(self.seat, self.race))


# ---- where, and for how many


def blocked_regions(state: World, seat: int, race: int, legal: list[Action]) -> list[Blocked]:
    """The regions that cannot be conquered now, each with the paragraph that forbids it."""
    open_to = {action.args[0] for action in legal if action.verb is CONQUER}
    within, combo = reach(state, race), state.combo[race]
    immune, peaceful = protected(state, seat), at_peace(state, seat, race)
    out = []
    for region in members(state.board.kinds["any"] & ~state.land[race]):
        bit = 1 << region
        if region in open_to:
            continue
        if bit & ~combo.enterable:
            law = "sw:conquest.water"
        elif bit & immune:
            law = _immunity(state, bit)
        elif bit & peaceful:
            law = "sw:power.diplomat"
        elif bit & ~within:
            law = "sw:conquest.following" if state.land[race] else "sw:conquest.first"
        elif not state.hand[race]:
            law = "sw:conquest.one_token"
        else:
            law = "sw:conquest.cost"
        out.append(Blocked(CONQUER[region], law))
    return out


def _immunity(state: World, bit: Regions) -> str:
    if bit & state.holes:
        return "sw:race.halflings"
    return "sw:power.heroic" if bit & state.heroes else "sw:power.dragon_master"


def reach(state: World, race: int) -> Regions:
    """§sw:conquest.first, §sw:conquest.following, §sw:conquest.water: where this people could go next.

    Regions of the player's own race in decline are among them (§sw:conquest.own_decline)."""
    combo, land = state.combo[race], state.land[race]
    if not land:
        return combo.entry  # also if all regions were abandoned (§sw:turn.abandon_all)
    near = bordering(state.board, combo, land)
    if combo.flies:
        near |= state.board.land  # §sw:power.flying
    return near & combo.enterable & ~land


def forbidden(state: World, seat: int, race: int) -> Regions:
    return protected(state, seat) | at_peace(state, seat, race)


def protected(state: World, seat: int) -> Regions:
    """Holes, heroes and dragons keep out opponents, but not the same player's race in decline."""
    own = state.active[seat]
    return state.immune & ~state.land[own] if own != NONE else state.immune


def at_peace(state: World, seat: int, race: int) -> Regions:
    """§sw:power.diplomat: the active race of the seat that made peace with this one; races in decline are not bound."""
    if state.declined[race]:
        return 0
    regions = 0
    for other, friend in enumerate(state.peace):
        if friend == seat and state.active[other] != NONE:
            regions |= state.land[state.active[other]]
    return regions


def cost(state: World, race: int, region: int, beside: list[Regions]) -> int:
    """§sw:conquest.cost: two, and one for everything that stands there; never less than one token."""
    place: i64 = region
    lairs: i64 = state.lairs
    fortresses: i64 = state.fortresses
    price = state.combo[race].price[place] + state.tokens[place] + state.camps[place]
    price += (lairs >> place & 1) + (fortresses >> place & 1)
    for cheap in beside:
        price -= cheap >> region & 1
    return price if price > 1 else 1


def full_cost(state: World, race: int, region: int) -> int:
    return cost(state, race, region, discount_regions(state.board, state.combo[race], state.land[race]))


def spent(state: World, race: int, region: int, pips: int) -> int:
    """§sw:conquest.one_token: the tokens that a conquest takes from the hand, with the help of some pips."""
    return max(1, full_cost(state, race, region) - pips)


def affordable(state: World, seat: int, race: int, pips: int) -> list[int]:
    """The regions that the hand can take with the help of some pips, and at least one token."""
    targets = reach(state, race) & ~forbidden(state, seat, race)
    beside = discount_regions(state.board, state.combo[race], state.land[race])
    budget = state.hand[race] + pips
    return [region for region in members(targets) if cost(state, race, region, beside) <= budget]


def convertible(state: World, seat: int, race: int) -> Regions:
    """§sw:race.sorcerers: a lone active token of an opponent who was spared so far, with no encampment beside it."""
    regions = 0
    if not state.land[race] and not state.combo[race].flies:
        return regions  # nobody is there yet whom the target could border
    for other, its_race in enumerate(state.active):
        if other != seat and its_race != NONE and not state.converted >> other & 1:
            for region in members(state.land[its_race]):
                if state.tokens[region] == 1 and not state.camps[region]:
                    regions |= 1 << region
    return regions


# ---- ways to conquer


def seize(state: World, seat: int, race: int, region: int, tokens: int) -> None:
    """Tokens from the hand take the region and stay there until redeployment (§sw:conquest.stay)."""
    evict(state, seat, race, region)
    state.hand[race] -= tokens
    state.occupy(region, race, tokens)
    if state.heard:
        name = state.rules.race_ids[race]
        state.say("sw:conquest.cost", "conquered", seat=seat, race=name, region=region, tokens=tokens)


def reinforce(state: World, seat: int, race: int, region: int) -> None:
    """§sw:conquest.reinforcement: use all remaining tokens and the die; then this people's conquests are over."""
    note_attack(state, seat, region)
    needed = full_cost(state, race, region)
    if state.hand[race] + roll(state, seat) >= needed:
        seize(state, seat, race, region, state.hand[race])
    else:
        state.say("sw:conquest.reinforcement", "repelled", seat=seat, race=state.rules.race_ids[race], region=region)


def roll(state: World, seat: int) -> int:
    pips = state.roll("die", DIE)
    if state.heard:
        state.say("sw:conquest.reinforcement", "rolled", seat=seat, pips=pips)
    return pips


def unleash(state: World, seat: int, race: int, region: int) -> None:
    """§sw:power.dragon_master: one token is enough, and the dragon comes along."""
    state.flown = True
    state.dragons &= ~state.land[race]
    seize(state, seat, race, region, DRAGON_TOKENS)
    state.dragons |= 1 << region
    state.say("sw:power.dragon_master", "unleashed", seat=seat, region=region)


def convert(state: World, seat: int, race: int, region: int) -> None:
    """§sw:race.sorcerers: a token from the tray takes the place of the lone defender."""
    victim = state.holder[region]
    state.converted |= 1 << state.owner[victim]
    note_attack(state, seat, region)
    note_spoil(state, seat, race)
    kept = state.combo[victim].keeps_losses and not state.rules.sorcerer_kills_elf
    state.vacate(region)
    if kept:
        state.hand[victim] += 1
    else:
        state.tray[victim] += 1
    state.occupy(region, race, from_tray(state, race, 1))
    state.say("sw:race.sorcerers", "converted", seat=seat, region=region, race=state.rules.race_ids[victim])


def evict(state: World, seat: int, race: int, region: int) -> None:
    """§sw:conquest.losses: the holder takes up its tokens and returns one; a lone token is just lost."""
    holder = state.holder[region]
    if not state.tokens[region]:
        return
    note_spoil(state, seat, race)
    if holder == TRIBE:  # §sw:conquest.single_token
        state.vacate(region)
        return
    note_attack(state, seat, region)
    tokens = state.vacate(region)
    lost = 0 if state.combo[holder].keeps_losses else 1
    state.tray[holder] += lost
    state.hand[holder] += tokens - lost
    if state.heard:
        name = state.rules.race_ids[holder]
        state.say("sw:conquest.losses", "evicted", seat=state.owner[holder], race=name, region=region, lost=lost)
    can_return = state.hand[holder] and state.combo[holder].conquers_in_decline
    if state.declined[holder] and not state.land[holder] and not can_return:
        retire(state, holder)


def note_spoil(state: World, seat: int, race: int) -> None:
    """§sw:define.empty: a region with a race or lost tribe token is not empty; only the active race counts."""
    if state.active[seat] == race:
        state.spoils += 1


def note_attack(state: World, seat: int, region: int) -> None:
    """§sw:power.diplomat: the seat whose active race was attacked, even without success."""
    holder = state.holder[region]
    if holder >= 0 and not state.declined[holder] and state.owner[holder] != seat:
        state.attacked |= 1 << state.owner[holder]
