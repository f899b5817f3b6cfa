"""Scoring: a coin for each region held, and what banners and badges add."""

from __future__ import annotations

from copse.kernel.bits import size
from copse.smallworld.steps import SeatStep
from copse.smallworld.traits import Ability
from copse.smallworld.world import NONE, World

Income = tuple[str, int]
"""Coins, and the paragraph that grants them."""


class Score(SeatStep):
    """§sw:score.regions, §sw:score.bonus: score the turn. Only the owner learns how much (§sw:score.hidden)."""

    def run(self, state: World) -> None:
        for law, coins in income(state, self.seat):
            state.gain(self.seat, coins)
            if not state.heard:
                continue
            if state.rules.open_coins:
                state.say(law, "scored", seat=self.seat, coins=coins)
            else:
                state.whisper(law, "scored", (self.seat,), {"coins": coins}, seat=self.seat)


def income(state: World, seat: int) -> list[Income]:
    """What the seat would score now, source by source."""
    race = state.active[seat]
    declines = state.declines_of(seat)
    regions = sum(size(state.held_by(people)) for people in declines)
    if race != NONE:
        regions += size(state.held_by(race))
    out = [("sw:score.regions", regions)]
    if race != NONE:
        combo = state.combo[race]
        out.append((combo.race.law, bonus(state, race, combo.race.ability)))
        if combo.power:
            out.append((combo.power.law, bonus(state, race, combo.power.ability)))
    for people in declines:
        combo = state.combo[people]
        if combo.race.ability.coins_in_decline:
            out.append((combo.race.law, coins_in(state, people, combo.race.ability)))
        if combo.power and combo.power.ability.coins_in_decline:
            out.append((combo.power.law, coins_in(state, people, combo.power.ability)))
    return [(law, coins) for law, coins in out if coins or law == "sw:score.regions"]


def bonus(state: World, race: int, ability: Ability) -> int:
    """What a banner or badge of the active race adds."""
    coins = coins_in(state, race, ability) if ability.coins_in else 0
    if ability.fortresses:  # §sw:power.fortified
        coins += size(state.fortresses & state.held_by(race))
    if ability.coins_first_turn and state.newcomer:  # §sw:power.wealthy
        coins += ability.coins_first_turn
    if state.land[race] or not state.rules.alchemist_needs_land:  # §sw:power.alchemist (58)
        coins += ability.coins_each_turn
    return coins + ability.coins_per_spoil * state.spoils


def coins_in(state: World, race: int, ability: Ability) -> int:
    """One coin for each held region that shows one of the kinds."""
    kinds = state.board.kinds
    regions = 0
    for kind in ability.coins_in:
        regions |= kinds[kind]
    return size(regions & state.held_by(race))
