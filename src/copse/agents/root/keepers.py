"""The Keepers want relics, and waystations of the same types to recover them.

They first need retinue cards. They want to rule the clearings around forests with relics, dig the relics out, and carry
them to a waystation. Retainers that can still act this turn should act now.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.wishes import Wishes
from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size
from copse.root.actions import (
    BATTLE,
    CARRY,
    DECAMP,
    DELVE,
    ENCAMP,
    GATHER,
    KNIGHT,
    MOVE,
    REASSIGN,
    RECOVER,
    RELICS,
    SERVE,
    WAYSTATIONS,
)
from copse.root.board import FIRST_FOREST, Clearings
from copse.root.cards import BIRD
from copse.root.factions import keepers, reliquary
from copse.root.factions.reliquary import RETAINER, TYPES, KeepersBoard
from copse.root.state import BIRDSONG, EVENING, NONE, Woodland

WAYSTATION: Final = 0.22
WANTED: Final = 0.16  # for each relic of its type that is not recovered, up to four
USELESS: Final = -0.1  # a waystation whose type has no relics left
NEW_TYPE: Final = 0.3  # for each type that some waystation shows
STOCKED: Final = 0.25  # for each relic of its type in the forests around a waystation
# for each point of a relic in a clearing, by the distance to the next waystation of its type
ON_THE_WAY: Final[tuple[float, ...]] = (0.42, 0.36, 0.31, 0.28, 0.26)
NO_SERVANT: Final = 0.72  # the factor if no retinue card could recover it
AT_ONCE: Final = 0.37  # bonus for each point, if a retinue card can still recover it this turn
CROWDED: Final = 0.05  # the cost of each warrior beyond three in a clearing
PAIRED: Final = 0.32  # a recovered relic that does not complete a set
AROUND: Final = 0.09  # a ruled clearing beside a forest with relics, up to three
DIGGABLE: Final = 0.06  # a relic that a retinue card could dig out
DIG_AT_ONCE: Final = 0.11  # a forest where a retinue card can still dig this turn
RICH: Final = 2  # the most relics of a forest that count
# by column: the worth of the first retinue card, the second, …
SERVANT: Final[tuple[tuple[float, ...], ...]] = (
    (0.65, 0.57, 0.45, 0.32),  # move
    (0.63, 0.55, 0.43),  # delve
    (0.95, 0.83, 0.65),  # recover
)
IDLER: Final = 0.18  # each further retinue card
TO_SERVE: Final = 0.57  # a card in hand that can become a retinue card in the Evening
MATCHING: Final = 0.06  # for a retinue card that matches a clearing with warriors

SHOWN: Final = tuple(reliquary.side_up(waystation) for waystation in range(len(WAYSTATIONS)))

GLANCES: Final[Mapping[Verb, float]] = {
    RECOVER: 8.0,
    DELVE: 4.0,
    ENCAMP: 2.0,
    KNIGHT: 1.5,
    GATHER: 1.5,
    BATTLE: 1.0,
    MOVE: 0.6,
    SERVE: 1.0,
    DECAMP: 0.3,
    REASSIGN: 0.3,
}
CARRIED: Final = 0.4  # equal to carrying nothing; more if the relic gains by it


class KeepersWishes(Wishes):
    warrior: float = 0.115
    clearing: float = 0.16
    building: float = 0.46
    token: float = 0.56
    curb: float = 0.016
    dominates: bool = False  # relics win sooner

    def worth(self, state: Woodland, seat: int) -> float:
        mine = state.board(seat, reliquary.KeepersBoard)
        full = min(len(row) for row in mine.rows)
        return (
            PAIRED * sum(len(row) - full for row in mine.rows)
            + unearthed(state, seat, mine)
            + waystations(state, seat, mine)
            + ground(state, seat, mine)
            + retinue(state, seat, mine)
            - CROWDED * crowd(state, seat)
        )

    def holdings(self, state: Woodland, seat: int) -> float:
        relics = 0
        for piece in state.rules.tokens[seat]:
            for clearing in members(state.where(piece)):
                relics += state.count(piece, clearing)
        warriors = sum(state.warriors(seat, clearing) for clearing in members(state.armed(seat)))
        return 0.33 * warriors + reliquary.waystations_built(state, seat) + 2 * relics

    def evening(self, state: Woodland, seat: int) -> float:
        """Return the cost of warriors lost in crowded clearings (§15.6.1)."""
        hungry = keepers.faction(state, seat).hungry
        crowded = [site for site in members(state.armed(seat)) if state.warriors(seat, site) >= hungry]
        return -self.warrior * len(crowded)

    def glance(self, state: Woodland, seat: int, action: Action) -> float:
        question = state.decision
        if action.verb is CARRY and isinstance(question, keepers.CarryRelics):
            mine, relic = state.board(seat, reliquary.KeepersBoard), action.args[0]
            before = relic_worth(state, seat, mine, relic, question.origin)
            gain = relic_worth(state, seat, mine, relic, question.target) - before
            return max(0.1, CARRIED + gain + 0.05 * (not state.warriors(seat, question.origin)))
        if action.verb is SERVE:
            return 0.6 if action.args[0] == RETAINER else GLANCES[SERVE]
        return GLANCES.get(action.verb, 0.0)


def unearthed(state: Woodland, seat: int, mine: KeepersBoard) -> float:
    """Return the worth of the relics in clearings."""
    total = 0.0
    for relic in range(TYPES, len(RELICS)):
        piece = reliquary.relic_piece(state, seat, relic)
        for clearing in members(state.where(piece)):
            total += state.count(piece, clearing) * relic_worth(state, seat, mine, relic, clearing)
    return total


def at_hand(state: Woodland, seat: int, mine: KeepersBoard, column: int) -> list[int]:
    """Return the retinue cards of a column that can still act this turn."""
    if state.turn != seat:
        return []
    before = state.phase == BIRDSONG or isinstance(state.todo[-1], keepers.CraftAtCamps)
    return (mine.retinue if before else mine.idle)[column]


def relic_worth(state: Woodland, seat: int, mine: KeepersBoard, relic: int, clearing: int) -> float:
    """Return the expected points of a relic in a clearing.

    A relic near a waystation of its type is worth more, and most if a retinue card can recover it.
    """
    camps = camps_for(state, seat, reliquary.type_of(relic))
    far, reached = 0, 1 << clearing
    while far < len(ON_THE_WAY) - 1 and not reached & camps:
        far += 1
        for place in members(reached):
            reached |= state.map.paths[place]
    share = ON_THE_WAY[far]
    if not far and matching(state, at_hand(state, seat, mine, keepers.RECOVER_COLUMN)) >> clearing & 1:
        share += AT_ONCE
    elif not matching(state, mine.retinue[keepers.RECOVER_COLUMN]) >> clearing & 1:
        share *= NO_SERVANT
    return reliquary.value_of(relic) * share


def camps_for(state: Woodland, seat: int, kind: int) -> Clearings:
    """Return the clearings with a waystation for this type of relic."""
    places = 0
    for shown, name in zip(SHOWN, WAYSTATIONS, strict=True):
        if shown == kind:
            places |= state.where(state.rules.piece(seat, name))
    return places


def crowd(state: Woodland, seat: int) -> int:
    """Count warriors in crowded clearings: some of them will be removed (§15.6.1), and they are needed elsewhere."""
    total, hungry = 0, keepers.faction(state, seat).hungry
    for clearing in members(state.armed(seat)):
        total += max(0, state.warriors(seat, clearing) - hungry + 1)
    return total


def waystations(state: Woodland, seat: int, mine: KeepersBoard) -> float:
    """Return the worth of waystations. Relics of their type count, above all in the adjacent forests."""
    total, shown = 0.0, set[int]()
    for camp in members(reliquary.camps(state, seat)):
        kinds: list[int] = []
        for forest in state.map.forests_at(camp):
            kinds += [reliquary.type_of(relic) for relic in mine.forests[forest - FIRST_FOREST]]
        for waystation in reliquary.waystations_at(state, seat, camp):
            kind = SHOWN[waystation]
            left = mine.per_type - len(mine.rows[kind])
            total += WAYSTATION + WANTED * left + STOCKED * kinds.count(kind) if left else USELESS
            shown.add(kind if left else NONE)
    return total + NEW_TYPE * len(shown - {NONE})


def ground(state: Woodland, seat: int, mine: KeepersBoard) -> float:
    """Return the worth of ruled clearings around forests with relics, and of retinue cards that can dig there."""
    total, ruled = 0.0, state.ruled(seat)
    firm = ruled & state.armed(seat)
    sites = firm & matching(state, mine.retinue[keepers.DELVE_COLUMN])
    ready = firm & matching(state, at_hand(state, seat, mine, keepers.DELVE_COLUMN))
    for forest, edge in enumerate(state.map.forest_edge):
        if mine.forests[forest]:
            relics = min(RICH, len(mine.forests[forest]))
            total += relics * (AROUND * min(size(ruled & edge), TYPES) + DIGGABLE * (sites & edge > 0))
            total += DIG_AT_ONCE * (ready & edge > 0)
    return total


def matching(state: Woodland, servants: list[int]) -> Clearings:
    """Return the clearings that match one of these retinue cards."""
    places = 0
    for servant in servants:
        places |= state.matched_by(reliquary.suit_of(servant))
    return places


def retinue(state: Woodland, seat: int, mine: KeepersBoard) -> float:
    """Return the worth of the retinue.

    Each column has a useful number of cards. A card should match a clearing with warriors.
    """
    armed = state.armed(seat)
    total = 0.0
    for column, servants in enumerate(mine.retinue):
        each = SERVANT[column]
        total += sum(each[: len(servants)]) + IDLER * max(0, len(servants) - len(each))
        for servant in servants:
            suit = reliquary.suit_of(servant)
            total += MATCHING * (suit == BIRD or armed & state.of_suit(suit) > 0)
    if state.turn == seat and state.phase != EVENING:
        total += TO_SERVE * min(mine.room, len(state.hands[seat].cards))
    return total
