"""The part of Root's vector that belongs to landmarks: where they stand, and what lies on their cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.envs.vector.factions import CARD_COUNT, MOST_COPIES, NO_CARDS, Fields, cards
from copse.envs.vector.fields import NOBODY, ONE, Field, Figures, Part, one_hot, own
from copse.envs.vector.parties import PARTIES, block_of
from copse.root.actions import LANDMARKS, STALLS
from copse.root.board import CLEARINGS
from copse.root.cards import ITEMS
from copse.root.landmarks import NEW
from copse.root.landmarks.black_market import MarketSite
from copse.root.landmarks.elder_treetop import TreetopSite
from copse.root.landmarks.legendary_forge import FORGED, ForgeSite
from copse.root.pieces import PIECES, Piece
from copse.root.state import NONE, Site, Woodland

LANDMARK_COUNT: Final = len(LANDMARKS)
MOST_FORGED: Final = max(items.count(item) for items in FORGED.values() for item in items)
NO_STALLS: Final = bytes(len(STALLS))
NO_ITEMS: Final = bytes(len(ITEMS))


def in_play(state: Woodland, viewer: int) -> Sequence[int]:
    return own(state, viewer) if state.sites else (NOBODY,)


def sites(state: Woodland) -> list[Site | None]:
    """By landmark: where it stands, if it is in this game."""
    places = state.rules.landmark_places
    return [state.sites[places[name]] if name in places else None for name in LANDMARKS]


def standing(state: Woodland, who: int, viewer: int) -> Figures:
    return b"".join([one_hot(CLEARINGS, NOBODY if site is None else site.clearing - 1) for site in sites(state)])


def waiting(state: Woodland, who: int, viewer: int) -> Figures:
    return bytes([site is not None and not site.clearing for site in sites(state)])


def used(state: Woodland, who: int, viewer: int) -> Figures:
    return bytes([site is not None and site.used for site in sites(state)])


def new_printing(state: Woodland, who: int, viewer: int) -> Figures:
    return ONE[NEW in state.rules.printings.values()]


def market(state: Woodland) -> MarketSite | None:
    for site in state.sites:
        if isinstance(site, MarketSite):
            return site
    return None


def stalls(state: Woodland, who: int, viewer: int) -> Figures:
    site = market(state)
    return NO_STALLS if site is None else bytes([len(stall.cards) for stall in site.stalls])


def known_stalls(state: Woodland, who: int, viewer: int) -> Figures:
    """Nobody owns what lies there: who swapped a card knows that one."""
    site = market(state)
    if site is None:
        return NO_CARDS * len(STALLS)
    return b"".join([cards(stall.seen[viewer]) for stall in site.stalls])


def forge(state: Woodland, who: int, viewer: int) -> Figures:
    for site in state.sites:
        if isinstance(site, ForgeSite):
            return bytes(site.items)
    return NO_ITEMS


def tenant(state: Woodland) -> Piece | None:
    """The building in the slot of the Elder Treetop."""
    for site in state.sites:
        if isinstance(site, TreetopSite) and site.tenant != NONE:
            return state.rules.pieces[site.tenant]
    return None


def treetop_owner(state: Woodland, who: int, viewer: int) -> Figures:
    piece = tenant(state)
    return one_hot(PARTIES, NOBODY if piece is None else block_of(state, piece.party, viewer))


def treetop_piece(state: Woodland, who: int, viewer: int) -> Figures:
    piece = tenant(state)
    return one_hot(len(PIECES), NOBODY if piece is None else PIECES.index(piece.name))


STANDING: Final[Fields] = (
    Field("standing", LANDMARK_COUNT * CLEARINGS, 1, f"for each of {', '.join(LANDMARKS)}: by clearing", standing),
    Field("waiting", LANDMARK_COUNT, 1, "those that are still to be placed", waiting),
    Field("used", LANDMARK_COUNT, 1, "those that did this turn what they do once a turn", used),
    Field("new_printing", 1, 1, "their cards are those that are printed now", new_printing),
    Field("stalls", len(STALLS), 1, "cards at the stalls of the Black Market", stalls),
    Field("known_stalls", len(STALLS) * CARD_COUNT, MOST_COPIES, "by stall and card: those you know", known_stalls),
    Field("forge", len(ITEMS), MOST_FORGED, f"on the Legendary Forge: {', '.join(ITEMS)}", forge),
    Field(
        "treetop_owner",
        PARTIES,
        1,
        "whose building stands in the slot of the Elder Treetop: by seat, you first, then by hireling",
        treetop_owner,
    ),
    Field("treetop_piece", len(PIECES), 1, f"which it is: {', '.join(PIECES)}", treetop_piece),
)

LANDMARK_PART: Final = Part("landmark", "those that stand on the map; zeros if none does", 1, in_play, STANDING)
