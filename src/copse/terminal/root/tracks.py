"""Drawing the tracks on the boards of factions and bots."""

from __future__ import annotations

from typing import Final

from copse.root.cards import CARD_IDS, CARDS, SUITS
from copse.root.factions.base import Faction
from copse.root.seen import SeatView

FULL: Final = "●"
EMPTY: Final = "○"
LOST: Final = "×"


def track(placed: int, total: int) -> str:
    return FULL * placed + EMPTY * (total - placed)


def placed(player: SeatView, faction: Faction, piece: str) -> tuple[int, str]:
    """Return how many pieces of a kind have left their track, and the drawn track."""
    total = faction.total(piece)
    return total - player.supply[piece], track(total - player.supply[piece], total)


def suit_of(card: str) -> str:
    return SUITS[CARDS[CARD_IDS.index(card)].suit]
