"""The pairs on offer: how they are laid out, picked and refilled, and how banners and badges come back."""

from __future__ import annotations

from copse.kernel.actions import Action
from copse.kernel.rows import replaced, without
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
        race, power, coins = state.offer[place]
        passed = [(its_race, its_power, its_coins + 1) for its_race, its_power, its_coins in state.offer[:place]]
        state.offer = (*passed, *state.offer[place + 1 :])
        # §sw:pick.coins_on_pair: they are taken, but do not help to pay.
        paid = price(place)
        state.gain(self.seat, coins - paid)
        state.pouch = replaced(state.pouch, self.seat, state.pouch[self.seat] + coins - paid)
        take_people(state, self.seat, race, power)
        if state.heard:
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
    state.combo = replaced(state.combo, race, combo)
    state.active[seat] = race
    state.hand[race] = from_tray(state, race, state.rules.tokens(race, power))
    state.tents[race] = min(combo.encampments, state.tents_free()) if combo.encampments else 0
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
        if state.banners:
            race = state.roll("banner", state.banners)
            state.banners = without(state.banners, race)
        else:
            race, state.returned = state.returned[0], state.returned[1:]
        if not state.badges:  # §sw:powers.run_out
            state.badges, state.discards = tuple(sorted(state.discards)), ()
        power = state.roll("badge", state.badges)
        state.badges = without(state.badges, power)
        state.offer = (*state.offer, (race, power, 0))
        if state.heard:
            banner, badge = state.rules.race_ids[race], state.rules.power_ids[power]
            state.say("sw:pick.refresh", "revealed", race=banner, power=badge)


def retire(state: World, race: int) -> None:
    """§sw:decline.banner_returns, §sw:pick.recycle: the banner goes under the stack, its badge to the discards."""
    state.tray[race] += state.hand[race] + state.aside[race]
    state.hand[race] = state.aside[race] = 0
    discard_badge(state, race)
    state.owner[race] = NONE
    state.declined = replaced(state.declined, race, False)
    state.combo = replaced(state.combo, race, state.rules.combo(race, NO_POWER, True))
    state.returned = (*state.returned, race)
    state.say("sw:decline.banner_returns", "vanished", race=state.rules.race_ids[race])
    refill(state)


def discard_badge(state: World, race: int) -> None:
    if state.badge[race] != NO_POWER:
        state.discards = (*state.discards, state.badge[race])
        state.badge[race] = NO_POWER
