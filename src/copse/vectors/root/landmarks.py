"""The part of Root's vector for landmarks: their clearings and the contents of their cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from copse.root.actions import LANDMARKS, STALLS
from copse.root.board import CLEARINGS
from copse.root.cards import ITEMS
from copse.root.landmarks import NEW
from copse.root.landmarks.elder_treetop import TreetopSite
from copse.root.landmarks.legendary_forge import FORGED
from copse.root.pieces import PRINTED_PIECES as PIECES
from copse.root.pieces import Piece
from copse.root.rules import Rules
from copse.root.state import NONE, Woodland
from copse.vectors.fields import (
    ONE,
    THE_VIEWER,
    Along,
    Field,
    Figures,
    Fixed,
    Mark,
    Part,
    Planned,
    Read,
    hot,
    length,
    number,
    one_hot,
    own,
    row,
    same,
    tally,
)
from copse.vectors.root.factions import CARD_COUNT, MOST_COPIES
from copse.vectors.root.parties import PARTIES, Fields, block_of

LANDMARK_COUNT: Final = len(LANDMARKS)
MOST_FORGED: Final = max(items.count(item) for items in FORGED.values() for item in items)


def in_play(rules: Rules) -> Sequence[tuple[int, int]]:
    return own(rules) if rules.landmarks else []


def by_landmark(mark: Callable[[int, int], Mark]) -> Planned[Rules]:
    """Return a mark for each landmark of a table, by its place at the table and among all landmarks."""

    def marks(rules: Rules, who: int) -> Sequence[Mark]:
        places = rules.landmark_places
        return [mark(places[name], place) for place, name in enumerate(LANDMARKS) if name in places]

    return Planned(marks)


def at_site(name: str, marks: Callable[[int], Sequence[Mark]]) -> Planned[Rules]:
    """Return the marks of one landmark, by its place at the table."""
    return Planned(lambda rules, who: marks(rules.landmark_places[name]) if name in rules.landmark_places else [])


def stalls(site: int) -> Sequence[Mark]:
    return [length("sites", site, "stalls", stall, "cards", at=stall) for stall in range(len(STALLS))]


def known_stalls(site: int) -> Sequence[Mark]:
    """Write the cards that the viewer knows.

    Nobody owns these cards. A player who swapped a card knows this card.
    """
    return [
        tally("sites", site, "stalls", stall, "seen", THE_VIEWER, size=CARD_COUNT, at=stall * CARD_COUNT)
        for stall in range(len(STALLS))
    ]


def tenant(state: Woodland) -> Piece | None:
    """Return the building in the slot of the Elder Treetop."""
    for site in state.sites:
        if isinstance(site, TreetopSite) and site.tenant != NONE:
            return state.rules.pieces[site.tenant]
    return None


def treetop(state: Woodland, who: int, viewer: int) -> Figures:
    """Return the owner and the kind of the building in the slot of the Elder Treetop."""
    piece = tenant(state)
    if piece is None:
        return bytes(PARTIES + len(PIECES))
    return one_hot(PARTIES, block_of(state, piece.party, viewer)) + one_hot(len(PIECES), PIECES.index(piece.name))


STANDING: Final[Fields] = (
    Field(
        "standing",
        LANDMARK_COUNT * CLEARINGS,
        1,
        f"for each of {', '.join(LANDMARKS)}: by clearing",
        by_landmark(lambda site, place: hot("sites", site, "clearing", size=CLEARINGS, first=1, at=place * CLEARINGS)),
    ),
    Field(
        "waiting",
        LANDMARK_COUNT,
        1,
        "those that are still to be placed",
        by_landmark(lambda site, place: same("sites", site, "clearing", number=0, at=place)),
    ),
    Field(
        "used",
        LANDMARK_COUNT,
        1,
        "those that did this turn what they do once a turn",
        by_landmark(lambda site, place: number("sites", site, "used", at=place)),
    ),
    Field(
        "new_printing",
        1,
        1,
        "their cards are those that are printed now",
        Fixed(lambda rules, who, viewer: ONE[NEW in rules.printings.values()]),
    ),
    Field(
        "stalls",
        len(STALLS),
        1,
        "cards at the stalls of the Black Market",
        at_site(
            "black_market",
            lambda site: [length("sites", site, "stalls", at, "cards", at=at) for at in range(len(STALLS))],
        ),
    ),
    Field(
        "known_stalls",
        len(STALLS) * CARD_COUNT,
        MOST_COPIES,
        "by stall and card: those you know",
        at_site("black_market", known_stalls),
    ),
    Field(
        "forge",
        len(ITEMS),
        MOST_FORGED,
        f"on the Legendary Forge: {', '.join(ITEMS)}",
        at_site("legendary_forge", lambda site: [row("sites", site, "items", size=len(ITEMS))]),
    ),
    Field(
        "treetop_owner",
        PARTIES,
        1,
        "whose building stands in the slot of the Elder Treetop: by seat, you first, then by hireling",
        Read(treetop),
    ),
    Field("treetop_piece", len(PIECES), 1, f"which it is: {', '.join(PIECES)}", Along()),
)

LANDMARK_PART: Final = Part("landmark", "those that stand on the map; zeros if none does", 1, in_play, STANDING)
