"""The parts of Root's vector for hirelings.

Each hireling of the table has a block, in the order of their numbers. Another part holds the contents of cards with
more than control markers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from copse.kernel.bits import members
from copse.root.actions import PRINTED_BANDS as BANDS
from copse.root.board import CLEARINGS
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.flame_bearers import BearersCard
from copse.root.hirelings.hiring import THREE
from copse.root.hirelings.popular_band import BandCard
from copse.root.hirelings.the_exile import MOST_ITEMS
from copse.root.maps import MAPS, map_named
from copse.root.pieces import PRINTED_PIECES as PIECES
from copse.root.rules import Rules
from copse.root.state import Woodland
from copse.vectors.fields import (
    NOBODY,
    ONE,
    WHO,
    Along,
    Drawn,
    Field,
    Figures,
    Fixed,
    Mark,
    Part,
    Planned,
    Read,
    bits,
    hot_party,
    number,
    one_hot,
    own,
    row,
    tally,
)
from copse.vectors.root.factions import CARD_COUNT, MOST_COPIES
from copse.vectors.root.parties import FIGHTING, PARTIES, SEATS, Fields, block_of, reserve, standing

BAND_PLACES: Final = {name: place for place, name in enumerate(BANDS)}
WAYS: Final = max(len(map_named(name).ways) for name in MAPS)
MOST_TOTAL: Final = max(kind.total for side in HIRELINGS.values() for kind in side.kinds)
CONTROL_MARKERS: Final = 12  # all in the box; cards hold fewer, but trained networks were scaled by this number


# ---- a hireling


def for_hire(rules: Rules) -> Sequence[tuple[int, int]]:
    """Return the parties without a seat."""
    return list(enumerate(range(rules.seats, rules.party_count)))


def supplies(rules: Rules, who: int) -> Sequence[Mark]:
    return [number("supply", piece) for piece in (*rules.buildings[who], *rules.tokens[who])]


def asked(state: Woodland, who: int, viewer: int) -> Figures:
    return ONE[not state.over and getattr(state.decision, "party", NOBODY) == who]


A_HIRELING: Final[Fields] = (
    Field(
        "side",
        len(BANDS),
        1,
        ", ".join(BANDS),
        Fixed(lambda rules, who, viewer: one_hot(len(BANDS), BAND_PLACES[rules.party_names[who]])),
    ),
    Field(
        "holder",
        SEATS,
        1,
        "the seat that controls it, you first; zeros if nobody does",
        Drawn(hot_party("holder", WHO, seats=SEATS)),
    ),
    Field("control", 1, CONTROL_MARKERS, "control markers on it", Drawn(number("boards", WHO, "control"))),
    Field("acted", 1, 1, "has acted this turn", Drawn(number("boards", WHO, "acted"))),
    Field("asked", 1, 1, "the question is about it", Read(asked)),
    *standing(most_warriors=MOST_TOTAL, most_buildings=3, most_tokens=3),
    Field("reserve", 2, MOST_TOTAL, "warriors in the supply, and on the Coffin Makers", Planned(reserve)),
    Field("supply", 1, MOST_TOTAL, "buildings and tokens in the supply", Planned(supplies)),
    FIGHTING,
)


# ---- contents of the cards


def on_cards(rules: Rules) -> Sequence[tuple[int, int]]:
    return own(rules) if rules.hirelings else []


def on_card(names: Sequence[str], marks: Callable[[int], Sequence[Mark]]) -> Planned[Rules]:
    """Return the marks for a hireling with one of these names, by its number. It must be in the game."""
    return Planned(
        lambda rules, who: [
            mark for party, name in enumerate(rules.party_names) if name in names for mark in marks(party)
        ]
    )


def owed(party: int) -> Sequence[Mark]:
    """Write how many warriors are still to come to each clearing."""
    return [row("boards", party, "owed", size=CLEARINGS, first=1)]


def listeners(state: Woodland, who: int, viewer: int) -> Figures:
    figures = bytearray(PARTIES * CLEARINGS)
    for board in state.boards[state.seats :]:
        if isinstance(board, BandCard):
            for party in range(state.rules.party_count):
                for clearing in members(board.came[party]):
                    figures[block_of(state, party, viewer) * CLEARINGS + clearing - 1] = 1
    return bytes(figures)


def burning(state: Woodland, who: int, viewer: int) -> Figures:
    """Return the owners and the kinds of the pieces that are about to burn."""
    owners, kinds = bytearray(PARTIES), bytearray(len(PIECES))
    for board in state.boards[state.seats :]:
        if isinstance(board, BearersCard):
            for number in board.marked:
                piece = state.rules.pieces[number]
                owners[block_of(state, piece.party, viewer)] += 1
                kinds[PIECES.index(piece.name)] += 1
    return bytes(owners + kinds)


ON_CARDS: Final[Fields] = (
    Field(
        "forest_patrol",
        1,
        MOST_TOTAL,
        "warriors that wait on the card to come back",
        on_card(("forest_patrol",), lambda party: [number("boards", party, "waiting")]),
    ),
    Field(
        "the_exile",
        2,
        MOST_ITEMS,
        "items that are ready, and exhausted",
        on_card(
            ("the_exile",), lambda party: [number("boards", party, "ready"), number("boards", party, "spent", at=1)]
        ),
    ),
    Field(
        "the_brigand",
        2,
        1,
        "has dug and has robbed this turn",
        on_card(
            ("the_brigand",), lambda party: [number("boards", party, "dug"), number("boards", party, "robbed", at=1)]
        ),
    ),
    Field(
        "highway_bandits",
        WAYS,
        1,
        "by path of the map, as `Board.ways` has them: a bandit lies there",
        on_card(("highway_bandits",), lambda party: [bits("boards", party, "ways", size=WAYS)]),
    ),
    Field(
        "bandit_gangs",
        CLEARINGS,
        MOST_TOTAL,
        "by clearing: warriors that are still to come",
        on_card(("bandit_gangs",), owed),
    ),
    Field("vault_keepers", CLEARINGS, MOST_TOTAL, "likewise", on_card(("vault_keepers",), owed)),
    Field(
        "bands",
        PARTIES * CLEARINGS,
        1,
        "by seat, you first, then by hireling: clearings that it came to this turn, if a Band plays",
        Read(listeners),
    ),
    Field(
        "mole_artisans",
        CARD_COUNT,
        MOST_COPIES,
        "by card: revealed this turn",
        on_card(("mole_artisans",), lambda party: [tally("boards", party, "revealed", size=CARD_COUNT)]),
    ),
    Field(
        "burning_owners",
        PARTIES,
        MOST_TOTAL,
        "by seat and hireling: pieces that the Flame Bearers marked",
        Read(burning),
    ),
    Field("burning_pieces", len(PIECES), MOST_TOTAL, f"the same by kind: {', '.join(PIECES)}", Along()),
)

HIRELING_PARTS: Final = (
    Part(
        "hireling",
        "those who are for hire, as they are numbered; zeros if there are fewer",
        THREE,
        for_hire,
        A_HIRELING,
    ),
    Part("card", "what lies on the cards of hirelings; zeros for all that are not for hire", 1, on_cards, ON_CARDS),
)
