"""The parts of Root's vector that belong to hirelings: a block for each that is for hire, in the order of their
numbers, and what lies on those cards that hold more than control markers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeVar

from copse.envs.vector.factions import CARD_COUNT, MOST_COPIES, NO_CARDS, Fields, cards, clearings
from copse.envs.vector.fields import NOBODY, ONE, Field, Figures, Part, counts, flags, one_hot, own, relative
from copse.envs.vector.parties import (
    ANYWHERE,
    NO_CLEARINGS,
    PARTIES,
    SEATS,
    anywhere,
    block_of,
    fighting,
    reserve,
    standing,
    warriors,
)
from copse.kernel.tasks import Decision
from copse.root.actions import BANDS
from copse.root.board import CLEARINGS, MAPS, map_named
from copse.root.hirelings import HIRELINGS
from copse.root.hirelings.base import MOST_CONTROL, HirelingCard, hireling_card
from copse.root.hirelings.flame_bearers import BearersCard
from copse.root.hirelings.forest_patrol import PatrolCard
from copse.root.hirelings.highway_bandits import BanditCard, GangCard
from copse.root.hirelings.hiring import THREE
from copse.root.hirelings.popular_band import BandCard
from copse.root.hirelings.sunward_expedition import ArtisansCard
from copse.root.hirelings.the_exile import MOST_ITEMS, BrigandCard, ExileCard
from copse.root.hirelings.vault_keepers import VaultCard
from copse.root.pieces import PIECES
from copse.root.state import Woodland

Card = TypeVar("Card", bound=HirelingCard)

BAND_PLACES: Final = {name: place for place, name in enumerate(BANDS)}
WAYS: Final = max(len(map_named(name).ways) for name in MAPS)
MOST_TOTAL: Final = max(kind.total for side in HIRELINGS.values() for kind in side.kinds)


# ---- a hireling


def for_hire(state: Woodland, viewer: int) -> Sequence[int]:
    return hired(state.seats, state.rules.party_count)


@cache
def hired(seats: int, parties: int) -> Sequence[int]:
    """The parties without a seat, and blocks of zeros up to the most that can be for hire."""
    return (*range(seats, parties), *([NOBODY] * (THREE + seats - parties)))


def asked(state: Woodland, who: int, viewer: int) -> Figures:
    question: Decision | None = None if state.over else state.decision
    return ONE[getattr(question, "party", NOBODY) == who]


def supplies(state: Woodland, who: int, viewer: int) -> Figures:
    rules = state.rules
    return ONE[sum(state.supply[piece] for piece in (*rules.buildings[who], *rules.tokens[who]))]


A_HIRELING: Final[Fields] = (
    Field(
        "side",
        len(BANDS),
        1,
        ", ".join(BANDS),
        lambda s, who, me: one_hot(len(BANDS), BAND_PLACES[s.rules.party_names[who]]),
    ),
    Field(
        "holder",
        SEATS,
        1,
        "the seat that controls it, you first; zeros if nobody does",
        lambda s, who, me: one_hot(SEATS, relative(s.holder[who], me, s.seats)),
    ),
    Field("control", 1, MOST_CONTROL, "control markers on it", lambda s, who, me: ONE[hireling_card(s, who).control]),
    Field("acted", 1, 1, "has acted this turn", lambda s, who, me: ONE[hireling_card(s, who).acted]),
    Field("asked", 1, 1, "the question is about it", asked),
    Field("warriors", CLEARINGS, MOST_TOTAL, "by clearing", warriors),
    Field("buildings", CLEARINGS, 3, "by clearing", lambda s, who, me: standing(s, s.rules.buildings[who])),
    Field("tokens", CLEARINGS, 3, "by clearing", lambda s, who, me: standing(s, s.rules.tokens[who])),
    Field("rules", CLEARINGS, 1, "by clearing", lambda s, who, me: clearings(s.realms[who])),
    Field("pawn", ANYWHERE, 1, "by clearing (12) and forest (10)", lambda s, who, me: anywhere(s.pawns[who])),
    Field("reserve", 2, MOST_TOTAL, "warriors in the supply, and on the Coffin Makers", reserve),
    Field("supply", 1, MOST_TOTAL, "buildings and tokens in the supply", supplies),
    Field("fighting", 4, 1, "attacker, defender, instigator, ally of the attacker", fighting),
)


# ---- what lies on cards


def on_cards(state: Woodland, viewer: int) -> Sequence[int]:
    return own(state, viewer) if state.rules.hirelings else (NOBODY,)


def card_of(state: Woodland, kind: type[Card]) -> Card | None:
    """The card of a hireling that is for hire."""
    for board in state.boards[state.seats :]:
        if isinstance(board, kind):
            return board
    return None


def waiting(state: Woodland, who: int, viewer: int) -> Figures:
    card = card_of(state, PatrolCard)
    return ONE[0 if card is None else card.waiting]


def exile_items(state: Woodland, who: int, viewer: int) -> Figures:
    card = card_of(state, ExileCard)
    return bytes(2) if card is None else bytes((card.ready, card.spent))


def brigand_done(state: Woodland, who: int, viewer: int) -> Figures:
    card = card_of(state, BrigandCard)
    return bytes(2) if card is None else bytes((card.dug, card.robbed))


def bandits(state: Woodland, who: int, viewer: int) -> Figures:
    card = card_of(state, BanditCard)
    return flags(0 if card is None else card.ways, 0, WAYS)


def gangs_owed(state: Woodland, who: int, viewer: int) -> Figures:
    card = card_of(state, GangCard)
    return NO_CLEARINGS if card is None else bytes(card.owed[1:])


def vaults_owed(state: Woodland, who: int, viewer: int) -> Figures:
    card = card_of(state, VaultCard)
    return NO_CLEARINGS if card is None else bytes(card.owed[1:])


def listeners(state: Woodland, who: int, viewer: int) -> Figures:
    card, blocks = card_of(state, BandCard), [NO_CLEARINGS] * PARTIES
    for party, came in enumerate([] if card is None else card.came[: state.rules.party_count]):
        blocks[block_of(state, party, viewer)] = clearings(came)
    return b"".join(blocks)


def artisans_revealed(state: Woodland, who: int, viewer: int) -> Figures:
    card = card_of(state, ArtisansCard)
    return NO_CARDS if card is None else cards(card.revealed)


def burning_owners(state: Woodland, who: int, viewer: int) -> Figures:
    card = card_of(state, BearersCard)
    parties = [] if card is None else [state.rules.party_of[piece] for piece in card.marked]
    return counts([block_of(state, party, viewer) for party in parties], PARTIES)


def burning_pieces(state: Woodland, who: int, viewer: int) -> Figures:
    card = card_of(state, BearersCard)
    marked = [] if card is None else card.marked
    return counts([PIECES.index(state.rules.pieces[piece].name) for piece in marked], len(PIECES))


ON_CARDS: Final[Fields] = (
    Field("forest_patrol", 1, MOST_TOTAL, "warriors that wait on the card to come back", waiting),
    Field("the_exile", 2, MOST_ITEMS, "items that are ready, and exhausted", exile_items),
    Field("the_brigand", 2, 1, "has dug and has robbed this turn", brigand_done),
    Field("highway_bandits", WAYS, 1, "by path of the map, as `Board.ways` has them: a bandit lies there", bandits),
    Field("bandit_gangs", CLEARINGS, MOST_TOTAL, "by clearing: warriors that are still to come", gangs_owed),
    Field("vault_keepers", CLEARINGS, MOST_TOTAL, "likewise", vaults_owed),
    Field(
        "bands",
        PARTIES * CLEARINGS,
        1,
        "by seat, you first, then by hireling: clearings that it came to this turn, if a Band plays",
        listeners,
    ),
    Field("mole_artisans", CARD_COUNT, MOST_COPIES, "by card: revealed this turn", artisans_revealed),
    Field(
        "burning_owners",
        PARTIES,
        MOST_TOTAL,
        "by seat and hireling: pieces that the Flame Bearers marked",
        burning_owners,
    ),
    Field("burning_pieces", len(PIECES), MOST_TOTAL, f"the same by kind: {', '.join(PIECES)}", burning_pieces),
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
