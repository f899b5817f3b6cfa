"""Decline: a seat gives up its people. One token stays in each region, and the seat may pick another people."""

from __future__ import annotations

from copse.kernel.actions import Action
from copse.kernel.bits import members, size
from copse.kernel.rows import replaced
from copse.kernel.tasks import Forfeit
from copse.smallworld.actions import DECLINE, STAY
from copse.smallworld.offer import discard_badge, retire
from copse.smallworld.steps import Question, SeatStep
from copse.smallworld.world import NONE, World


class Decline(SeatStep):
    """§sw:decline.flip: flip banner and tokens, discard the badge, remove what does not last."""

    def run(self, state: World) -> None:
        race = state.active[self.seat]
        combo = state.combo[race]
        if not combo.outlasts_decline:  # §sw:power.spirit: it never counts as the one in decline
            remove_elders(state, self.seat)
        tokens, land = state.tokens, state.land[race]
        if not combo.keeps_all_tokens:  # §sw:race.ghouls
            for region in members(land):
                state.tray[race] += tokens[region] - 1
                tokens[region] = 1
        state.tray[race] += state.hand[race] + state.aside[race]
        state.hand[race] = state.aside[race] = 0
        drop_markers(state, race)
        power = combo.power
        if power is None or not power.lasts:
            discard_badge(state, race)
        state.declined = replaced(state.declined, race, True)
        state.combo = replaced(state.combo, race, state.rules.combo(race, state.badge[race], True))
        state.active[self.seat] = NONE
        state.say("sw:decline.flip", "declined", seat=self.seat, race=state.rules.race_ids[race])
        if not land:
            retire(state, race)


def remove_elders(state: World, seat: int) -> None:
    """§sw:decline.one_only: the race that declined before leaves the map first."""
    for race in state.declines_of(seat):
        if not state.combo[race].outlasts_decline:
            for region in members(state.land[race]):
                state.tray[race] += state.vacate(region)
            retire(state, race)


def forfeited_elders(state: World, seat: int) -> Forfeit | None:
    """The regions that a people in decline already would leave (§sw:decline.one_only)."""
    if state.combo[state.active[seat]].outlasts_decline:
        return None
    leaving = [race for race in state.declines_of(seat) if not state.combo[race].outlasts_decline]
    regions = sum(size(state.held_by(race)) for race in leaving)
    if not regions:
        return None
    return Forfeit("elders", "sw:decline.one_only", {"race": state.rules.race_ids[leaving[0]], "regions": regions})


def drop_markers(state: World, race: int) -> None:
    """Holes, heroes, the dragon and encampments leave with decline; lairs and fortresses stay."""
    clear = ~state.land[race]
    state.holes &= clear
    state.heroes &= clear
    state.dragons &= clear
    for region in members(state.land[race]):
        state.camps[region] = 0
    state.tents[race] = 0
    state.holes_left[race] = 0


class LateDecline(Question):
    """§sw:power.stout: after scoring an ordinary turn, the people may decline at once."""

    law = "sw:power.stout"

    def options(self, state: World) -> list[Action]:
        return [STAY[()], DECLINE[()]]

    def forfeit(self, state: World, action: Action) -> Forfeit | None:
        return forfeited_elders(state, self.seat) if action.verb is DECLINE else None

    def choose(self, state: World, action: Action) -> None:
        if action.verb is DECLINE:
            state.push(Decline(self.seat))
