"""The known coins of the other purses: those at the start, and those paid for peoples or taken with them."""

from __future__ import annotations

from collections.abc import Sequence

from copse.kernel.events import Event
from copse.smallworld.world import World
from copse.wording.known import COINS, INCOME, Calendar, Known, When


def known_coins(state: World, events: Sequence[Event], viewer: int) -> list[Known]:
    """Return the coins of the other purses that `viewer` knows. It must be allowed to see these events.

    Everybody sees what a people costs and brings (§sw:pick.cost, §sw:pick.coins_on_pair). The income of a turn stays
    secret (§sw:score.hidden).
    """
    if state.rules.open_coins or state.over:
        return []
    calendar = Calendar(state.seats)
    picks: list[tuple[int, int, When]] = []
    for number, event in enumerate(events):
        if event.what in ("picked", "turn_began"):
            when = calendar.at(number, event)
            if event.what == "picked":
                taken, paid = int(event.args["taken"]), int(event.args["paid"])
                picks.append((int(event.args["seat"]), taken - paid, when))
    found: list[Known] = []
    for seat in range(state.seats):
        if seat == viewer:
            continue
        own = [(coins, when) for whose, coins, when in picks if whose == seat]
        # A game that began with a position has no events before it.
        found.append(Known(seat, COINS, state.pouch[seat] - sum(coins for coins, _ in own)))
        found += [Known(seat, COINS, coins, when) for coins, when in own if coins]
        if state.turns_scored(seat):
            found.append(Known(seat, INCOME, state.turns_scored(seat)))
    return found
