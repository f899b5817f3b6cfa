"""The income of a people over its life: some turns of conquest, a turn of decline, and then the next people.

Tables hold the income for each number of remaining turns. So the best moment to decline is a lookup.
"""

from __future__ import annotations

from typing import Final

from copse.agents.smallworld import wishes

MOST_TURNS: Final = 12

Table = tuple[tuple[float, ...], ...]
"""Coins by the number of remaining turns, and by the number of them in which the people is active."""


def fading(rate: float) -> tuple[float, ...]:
    """Return the sum over 0, 1, 2 … turns of something that keeps this rate from turn to turn.

    >>> fading(0.5)[:4]
    (0.0, 1.0, 1.5, 1.75)
    """
    sums = [0.0]
    for turn in range(MOST_TURNS):
        sums.append(sums[-1] + rate**turn)
    return tuple(sums)


def life(regions: float, tokens: float, stride: float, kept: float, turns: int, active: int) -> float:
    """Return the income of regions and spare tokens if their people is active for some turns and then declines.

    Each turn, a spare token takes `stride` of a region. In decline, the share `kept` of the regions remains from turn
    to turn.
    """
    paid = 0.0
    for turn in range(turns):
        if turn < active:
            taken = tokens * stride
            regions, tokens = regions + taken, tokens - taken
        elif turn == active and not kept:
            break
        paid += regions
        regions *= wishes.HELD if turn < active else kept
    return paid


def table(regions: float, tokens: float, stride: float, kept: float) -> Table:
    return tuple(
        tuple(life(regions, tokens, stride, kept, turns, active) for active in range(turns + 1))
        for turns in range(MOST_TURNS)
    )


HELD: Final = fading(wishes.HELD)
KEPT: Final = fading(wishes.KEPT)
REGION: Final = table(1.0, 0.0, 0.0, wishes.KEPT)


def token_lives(stride: float, pays: float, more: float) -> Table:
    """Return the worth of a spare token, from the regions it will take.

    Each region pays `pays` to the end, and `more` until the decline.
    """
    lasting, passing = table(0.0, 1.0, stride, wishes.KEPT), table(0.0, 1.0, stride, 0.0)
    return tuple(
        tuple(pays * long + more * brief for long, brief in zip(row, active, strict=True))
        for row, active in zip(lasting, passing, strict=True)
    )


TOKEN: Final = token_lives(wishes.STRIDE, 1.0, 0.0)


def next_people() -> tuple[float, ...]:
    """Return the income of a people that will be picked next, and of its successors, in 0, 1, 2 … turns."""
    worth = [0.0]
    for turns in range(1, MOST_TURNS):
        best = 0.0
        for active in range(1, turns + 1):
            after = worth[turns - active - 1] if active < turns else 0.0
            best = max(best, wishes.FRESH_TOKENS * TOKEN[turns][active] + wishes.FRESH_GIFTS * active + after)
        worth.append(best)
    return tuple(worth)


NEXT: Final = next_people()


class People:
    """The numbers of an active people."""

    def __init__(self, tokens: float, lives: Table, each_turn: float) -> None:
        self.tokens, self.lives = tokens, lives  # spare tokens, and the income of each
        self.each_turn = each_turn  # coins a turn while it is active
        self.help = 0.0  # coins a turn from easier conquest and defence
        self.legacy = 0.0  # coins once, at its decline
        self.regions = 0.0  # coins a turn from regions, some of which last in decline
        self.bounties = 0.0  # coins a turn from regions that end with decline
        self.elders = 0.0  # coins a turn from declined peoples that leave the map when this one declines
        self.quick = False  # declines without losing a turn
        self.young = False  # not picked yet, so it cannot decline immediately

    def best_life(self, turns: int) -> float:
        """Return the coins over the remaining turns if the people declines at the best moment, or never."""
        region, token = REGION[turns], self.lives[turns]
        best = 0.0
        for active in range(1 if self.young or self.quick else 0, turns + 1):
            worth = self.regions * region[active] + self.tokens * token[active] + self.bounties * HELD[active]
            worth += self.elders * wishes.KEPT * KEPT[active] + self.each_turn * active
            worth += self.help * min(turns, active + 1)
            if active < turns:
                after = turns - active - (0 if self.quick else 1)
                worth += NEXT[after] + self.legacy * min(1.0, after / wishes.LEGACY_TURNS)
            best = max(best, worth)
        return best
