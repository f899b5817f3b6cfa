"""The pairs on offer: how they are laid out, picked and refilled, and how banners and badges come back."""

from __future__ import annotations

from copse.kernel.actions import Action
from copse.kernel.tasks import Blocked
from copse.smallworld.actions import PICK
from copse.smallworld.rules import NO_POWER, OFFERED
from copse.smallworld.steps import Question
from copse.smallworld.world import NONE, World


class Pick(Question):
    """§sw:pick.any_of_six: any visible pair that the purse can pay for."""

    law = "sw:pick.any_of_six"

    def options(self, state: World) -> list[Action]:
        purse = state.coins[self.seat]
        return [PICK[place + 1] for place in range(len(state.offer)) if price(place) <= purse]

    def blocked(self, state: World) -> list[Blocked]:
        purse = state.coins[self.seat]
        return [Blocked(PICK[place + 1], "sw:pick.cost") for place in range(len(state.offer)) if price(place) > purse]

    def choose(self, state: World, action: Action) -> None:
        place = action.args[0] - 1
        race, power, coins = state.offer.pop(place)
        for above in range(place):
            its_race, its_power, its_coins = state.offer[above]
            state.offer[above] = (its_race, its_power, its_coins + 1)
        # §sw:pick.coins_on_pair: they are taken, but do not help to pay.
        paid = price(place)
        state.gain(self.seat, coins - paid)
        state.pouch[self.seat] += coins - paid
        take_people(state, self.seat, race, power)
        names = {"race": state.rules.race_ids[race], "power": state.rules.power_ids[power]}
        state.say(self.law, "picked", seat=self.seat, paid=paid, taken=coins, tokens=state.hand[race], **names)
        refill(state)


def price(place: int) -> int:
    """§sw:pick.cost: one coin for each pair above it."""
    return place


def take_people(state: World, seat: int, race: int, power: int) -> None:
    """§sw:pick.tokens: as many tokens as banner and badge say, and no more than the tray holds."""
    combo = state.rules.combo(race, power, False)
    state.owner[race] = seat
    state.badge[race] = power
    state.combo[race] = combo
    state.active[seat] = race
    state.hand[race] = from_tray(state, race, state.rules.tokens(race, power))
    state.tents[race] = min(combo.encampments, state.tents_free())
    state.holes_left[race] = combo.holes
    state.newcomer = True


def from_tray(state: World, race: int, wanted: int) -> int:
    """§sw:pick.token_limit: the tray limits later gains too."""
    tokens = min(wanted, state.tray[race])
    state.tray[race] -= tokens
    return tokens


def refill(state: World) -> None:
    """§sw:pick.refresh: the pairs below have moved up with their coins; new ones fill the places left."""
    while len(state.offer) < OFFERED and (state.banners or state.returned):
        race = state.draw("banner", state.banners) if state.banners else state.returned.pop(0)
        if not state.badges:  # §sw:powers.run_out
            state.badges, state.discards = sorted(state.discards), []
        power = state.draw("badge", state.badges)
        state.offer.append((race, power, 0))
        state.say("sw:pick.refresh", "revealed", race=state.rules.race_ids[race], power=state.rules.power_ids[power])


def retire(state: World, race: int) -> None:
    """§sw:decline.banner_returns, §sw:pick.recycle: the banner goes under the stack, its badge to the discards."""
    state.tray[race] += state.hand[race] + state.aside[race]
    state.hand[race] = state.aside[race] = 0
    discard_badge(state, race)
    state.owner[race] = NONE
    state.declined[race] = False
    state.combo[race] = state.rules.combo(race, NO_POWER, True)
    state.returned.append(race)
    state.say("sw:decline.banner_returns", "vanished", race=state.rules.race_ids[race])
    refill(state)


def discard_badge(state: World, race: int) -> None:
    if state.badge[race] != NO_POWER:
        state.discards.append(state.badge[race])
        state.badge[race] = NO_POWER
