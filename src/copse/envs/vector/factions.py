"""The parts of Root's vector that belong to factions: their own pieces and what lies on their boards. A later faction
joins with one table here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from copse.envs.vector.fields import NOBODY, ONE, Field, Figures, Part, counts, flags, one_hot, relative
from copse.envs.vector.parties import NO_CLEARINGS, SEATS
from copse.root.actions import (
    CHARACTERS,
    COLUMNS,
    LEADERS,
    MINISTERS,
    MOODS,
    PLOTS,
    RELIC_TYPES,
    RELICS,
    RETINUE,
    SERVICES,
)
from copse.root.board import BURROW, CLEARINGS, MOST_FORESTS, PLACES, Clearings
from copse.root.cards import BIRD, CARDS, ITEMS, QUESTS, SUITS
from copse.root.editions import EDITIONS
from copse.root.factions import FACTIONS
from copse.root.factions.alliance import AllianceBoard
from copse.root.factions.base import Faction
from copse.root.factions.corvids import CorvidBoard, ShowCard
from copse.root.factions.duchy import RANKS, DuchyBoard
from copse.root.factions.eyrie import VIZIER, EyrieBoard
from copse.root.factions.hundreds import HundredsBoard
from copse.root.factions.lizards import LizardsBoard
from copse.root.factions.marquise import MarquiseBoard
from copse.root.factions.reliquary import VALUES, KeepersBoard, suit_of
from copse.root.factions.riverfolk import BOXES, MOST_BOXED, RiverfolkBoard
from copse.root.factions.satchel import ALLIED, HOSTILE, MOST, SIDES, VagabondBoard, related
from copse.root.pieces import WARRIOR
from copse.root.state import NONE, Woodland
from copse.root.zones import Zone

CARD_COUNT: Final = len(CARDS)
NO_CARDS: Final = bytes(CARD_COUNT)
MOST_COPIES: Final = 9  # more copies of a card than any deck has

# Bounds of figures that an edition prints. They belong to the shape of the vector, so they stay when an edition changes
# a figure; a test keeps every edition within them.
MOST_OFFICERS: Final = 10
MOST_ACOLYTES: Final = 25
MOST_PRICE: Final = 4
MOST_IN_BURROW: Final = 20
MOST_CROWNS: Final = 3  # of a rank
MOST_HOARDED: Final = 4  # items of a kind
MOST_SERVANTS: Final = 10
MOST_RELICS: Final = 12
MOST_ALIKE: Final = 2  # relics of a type and value

Fields = Sequence[Field[Woodland]]


def clearings(bits: Clearings) -> Figures:
    return flags(bits, 1, CLEARINGS)


def cards(numbers: Sequence[int]) -> Figures:
    return counts(numbers, CARD_COUNT) if numbers else NO_CARDS


def known(zone: Zone, owner: int, viewer: int) -> Figures:
    """The cards of a zone that the viewer knows: all of its own, of others' those it has seen."""
    return cards(zone.cards if owner == viewer else zone.seen[viewer])


# ---- pieces


def most_of(faction: Faction) -> dict[str, int]:
    """By kind of piece, the most that any edition gives to a faction or bot; the kinds in the order of today's."""
    most = {kind.name: kind.total for kind in faction.kinds}
    for edition in EDITIONS.values():
        for kind in edition.factions[faction.name].kinds if faction.name in edition.factions else ():
            most[kind.name] = max(most[kind.name], kind.total)
    return most


def piece_field(name: str, most: int) -> Field[Woodland]:
    def read(state: Woodland, who: int, viewer: int) -> Figures:
        first = state.rules.find_piece(who, name) * PLACES + 1
        return bytes(state.on[first : first + CLEARINGS]) if first > 0 else NO_CLEARINGS

    return Field(name, CLEARINGS, most, "by clearing", read)


def pieces(faction: Faction) -> list[Field[Woodland]]:
    """The faction's own kinds of pieces on the map. Warriors stand with the seats: they are all alike."""
    most = most_of(faction)
    own = [kind.name for kind in faction.kinds if kind.category != WARRIOR]
    return [piece_field(name, most[name]) for name in own]


def supply(faction: Faction) -> Field[Woodland]:
    most = most_of(faction)
    names = tuple(most)

    def read(state: Woodland, who: int, viewer: int) -> Figures:
        kinds: Sequence[int] = state.rules.of_party[who]
        if len(kinds) < len(names):  # an edition that has not all of them
            kinds = [state.rules.find_piece(who, name) for name in names]
        return bytes([state.supply[piece] if piece != NONE else 0 for piece in kinds])

    return Field("supply", len(names), max(most.values(), default=0), f"left in the supply: {', '.join(names)}", read)


# ---- boards


def recruited(state: Woodland, who: int, viewer: int) -> Figures:
    board = state.boards[who]
    assert isinstance(board, MarquiseBoard)
    return ONE[board.recruited]


MARQUISE: Final[Fields] = (
    *pieces(FACTIONS["marquise"]),
    supply(FACTIONS["marquise"]),
    Field("recruited", 1, 1, "has recruited this turn", recruited),
)


def eyrie(state: Woodland, who: int) -> EyrieBoard:
    board = state.boards[who]
    assert isinstance(board, EyrieBoard)
    return board


def by_suit(columns: Sequence[Sequence[int]]) -> Figures:
    figures = bytearray(len(COLUMNS) * len(SUITS))
    for column, orders in enumerate(columns):
        for card in orders:
            figures[column * len(SUITS) + (BIRD if card == VIZIER else CARDS[card].suit)] += 1
    return bytes(figures)


COLUMNS_BY_SUIT: Final = f"for each of {', '.join(COLUMNS)}: {', '.join(SUITS)} (viziers are birds)"

EYRIE: Final[Fields] = (
    *pieces(FACTIONS["eyrie"]),
    supply(FACTIONS["eyrie"]),
    Field("leader", 4, 1, ", ".join(LEADERS), lambda s, who, me: one_hot(4, eyrie(s, who).leader)),
    Field("fallen", 4, 1, "leaders that fell", lambda s, who, me: flags(eyrie(s, who).fallen, 0, 4)),
    Field(
        "decree", 16, 54, f"cards of the decree, {COLUMNS_BY_SUIT}", lambda s, who, me: by_suit(eyrie(s, who).decree)
    ),
    Field("orders", 16, 54, "those still to be resolved, likewise", lambda s, who, me: by_suit(eyrie(s, who).todo)),
)


def alliance(state: Woodland, who: int) -> AllianceBoard:
    board = state.boards[who]
    assert isinstance(board, AllianceBoard)
    return board


ALLIANCE: Final[Fields] = (
    *pieces(FACTIONS["alliance"]),
    supply(FACTIONS["alliance"]),
    Field("officers", 1, MOST_OFFICERS, "officers", lambda s, who, me: ONE[alliance(s, who).officers]),
    Field("supporters", 1, 54, "how many supporters", lambda s, who, me: ONE[len(alliance(s, who).supporters.cards)]),
    Field(
        "known_supporters",
        CARD_COUNT,
        MOST_COPIES,
        "by card: supporters that you know",
        lambda s, who, me: known(alliance(s, who).supporters, who, me),
    ),
)


def vagabond(state: Woodland, who: int) -> VagabondBoard:
    board = state.boards[who]
    assert isinstance(board, VagabondBoard)
    return board


def satchel(state: Woodland, who: int, viewer: int) -> Figures:
    items = vagabond(state, who).items
    return bytes(items.ready + items.spent + items.damaged + items.damaged_spent)


def relations(state: Woodland, who: int, viewer: int) -> Figures:
    figures, board = bytearray(SEATS), vagabond(state, who)
    for other in related(state):
        figures[relative(other, viewer, state.seats)] = board.relations[other] - HOSTILE + 1
    return bytes(figures)


def aids(state: Woodland, who: int, viewer: int) -> Figures:
    figures, board = bytearray(SEATS), vagabond(state, who)
    for other, number in enumerate(board.aids):
        figures[relative(other, viewer, state.seats)] = number
    return bytes(figures)


CHARACTER_COUNT: Final = len(CHARACTERS)
QUEST_COUNT: Final = len(QUESTS)

VAGABOND: Final[Fields] = (
    Field(
        "character",
        CHARACTER_COUNT,
        1,
        ", ".join(CHARACTERS),
        lambda s, who, me: one_hot(CHARACTER_COUNT, vagabond(s, who).character),
    ),
    Field(
        "items",
        len(SIDES) * len(ITEMS),
        MOST,
        f"for each of ready, spent, damaged, damaged and spent: {', '.join(ITEMS)}",
        satchel,
    ),
    Field(
        "relations",
        SEATS,
        ALLIED - HOSTILE + 1,
        "by seat, you first: 1 hostile, 2 indifferent, 3 amiable, 4 friendly, 5 allied, 0 if there is none",
        relations,
    ),
    Field("aids", SEATS, ALLIED, "by seat, you first: aids of this turn towards the next step", aids),
    Field("quests", QUEST_COUNT, 1, "quests done", lambda s, who, me: counts(vagabond(s, who).done, QUEST_COUNT)),
    Field("improvised", 1, 1, "has improvised this turn", lambda s, who, me: ONE[vagabond(s, who).improvised]),
)


def riverfolk(state: Woodland, who: int) -> RiverfolkBoard:
    board = state.boards[who]
    assert isinstance(board, RiverfolkBoard)
    return board


def boxed(state: Woodland, who: int, viewer: int) -> Figures:
    figures = bytearray(len(BOXES) * SEATS)
    for place, box in enumerate(riverfolk(state, who).boxes):
        for owner, number in enumerate(box):
            figures[place * SEATS + relative(owner, viewer, state.seats)] = number
    return bytes(figures)


def sold(state: Woodland, who: int, viewer: int) -> Figures:
    this_turn = riverfolk(state, who).sold
    return bytes([this_turn.bought, this_turn.boats, this_turn.mercenaries])


RIVERFOLK: Final[Fields] = (
    *pieces(FACTIONS["riverfolk"]),
    supply(FACTIONS["riverfolk"]),
    Field(
        "boxes", len(BOXES) * SEATS, MOST_BOXED, f"for each of {', '.join(BOXES)}: warriors by seat, you first", boxed
    ),
    Field("prices", 3, MOST_PRICE, ", ".join(SERVICES), lambda s, who, me: bytes(riverfolk(s, who).prices)),
    Field("sold", 3, CLEARINGS, "this turn: how many services, boats, mercenaries", sold),
)


def corvids(state: Woodland, who: int) -> CorvidBoard:
    board = state.boards[who]
    assert isinstance(board, CorvidBoard)
    return board


PLOT_COUNT: Final = len(PLOTS)
NO_PLOTS: Final = bytes(CLEARINGS * PLOT_COUNT)


def hidden_plots(state: Woodland, who: int, viewer: int) -> Figures:
    """What lies face down, which only the owner knows."""
    if who != viewer:
        return NO_PLOTS
    return b"".join([one_hot(PLOT_COUNT, kind) for kind in corvids(state, who).hidden[1:]])


def denied_plots(state: Woodland, who: int, viewer: int) -> Figures:
    return b"".join([flags(kinds, 0, PLOT_COUNT) for kinds in corvids(state, who).denied[1:]])


def guess(state: Woodland, who: int, viewer: int) -> Figures:
    asked = None if state.over else state.decision
    return one_hot(PLOT_COUNT, asked.plot if isinstance(asked, ShowCard) else NONE)


CORVIDS: Final[Fields] = (
    *pieces(FACTIONS["corvids"]),
    supply(FACTIONS["corvids"]),
    Field(
        "hidden",
        CLEARINGS * PLOT_COUNT,
        1,
        f"by clearing: what lies face down, if it is yours: {', '.join(PLOTS)}",
        hidden_plots,
    ),
    Field(
        "denied", CLEARINGS * PLOT_COUNT, 1, "by clearing: kinds that wrong guesses ruled out, likewise", denied_plots
    ),
    Field("guess", PLOT_COUNT, 1, "the kind that was just named, likewise", guess),
    Field(
        "placed",
        1,
        FACTIONS["corvids"].total("plot"),
        "plots placed this turn",
        lambda s, who, me: ONE[corvids(s, who).placed],
    ),
)


def lizards(state: Woodland, who: int) -> LizardsBoard:
    board = state.boards[who]
    assert isinstance(board, LizardsBoard)
    return board


LIZARDS: Final[Fields] = (
    *pieces(FACTIONS["lizards"]),
    supply(FACTIONS["lizards"]),
    Field("outcast", 3, 1, ", ".join(SUITS[:3]), lambda s, who, me: one_hot(3, lizards(s, who).outcast)),
    Field("hated", 1, 1, "the Outcast is on its hated side", lambda s, who, me: ONE[lizards(s, who).hated]),
    Field("acolytes", 1, MOST_ACOLYTES, "acolytes", lambda s, who, me: ONE[lizards(s, who).acolytes]),
    Field("souls", CARD_COUNT, MOST_COPIES, "by card: the Lost Souls", lambda s, who, me: cards(lizards(s, who).souls)),
    Field(
        "revealed",
        CARD_COUNT,
        MOST_COPIES,
        "by card: revealed today",
        lambda s, who, me: cards(lizards(s, who).revealed),
    ),
    Field("scored", 3, 1, "suits that have scored today", lambda s, who, me: flags(lizards(s, who).scored, 0, 3)),
)


def keepers(state: Woodland, who: int) -> KeepersBoard:
    board = state.boards[who]
    assert isinstance(board, KeepersBoard)
    return board


def lying(state: Woodland, who: int, viewer: int) -> Figures:
    return b"".join([counts(relics, len(RELICS)) for relics in keepers(state, who).forests])


def recovered(state: Woodland, who: int, viewer: int) -> Figures:
    return b"".join([counts(row, VALUES[-1] + 1)[1:] for row in keepers(state, who).rows])


def servants(columns: Sequence[Sequence[int]]) -> Figures:
    return b"".join([counts([suit_of(servant) for servant in column], len(SUITS)) for column in columns])


RETINUE_BY_SUIT: Final = f"for each of {', '.join(RETINUE)}: {', '.join(SUITS)} (retainers are birds)"
RETINUE_SIZE: Final = len(RETINUE) * len(SUITS)

KEEPERS: Final[Fields] = (
    *pieces(FACTIONS["keepers"]),
    supply(FACTIONS["keepers"]),
    Field("forests", MOST_FORESTS * len(RELICS), MOST_RELICS, f"by forest: relics, {', '.join(RELICS)}", lying),
    Field(
        "relics",
        len(RELIC_TYPES) * len(VALUES),
        MOST_ALIKE,
        f"recovered, by value: {', '.join(RELIC_TYPES)}",
        recovered,
    ),
    Field(
        "retinue",
        RETINUE_SIZE,
        MOST_SERVANTS,
        f"servants, {RETINUE_BY_SUIT}",
        lambda s, who, me: servants(keepers(s, who).retinue),
    ),
    Field(
        "idle",
        RETINUE_SIZE,
        MOST_SERVANTS,
        "those still to act, likewise",
        lambda s, who, me: servants(keepers(s, who).idle),
    ),
)


# ---- parts


def duchy(state: Woodland, who: int) -> DuchyBoard:
    board = state.boards[who]
    assert isinstance(board, DuchyBoard)
    return board


def crowns(state: Woodland, who: int, viewer: int) -> Figures:
    return bytes([duchy(state, who).crowns(rank) for rank in range(len(RANKS))])


def asked_minister(state: Woodland, who: int, viewer: int) -> Figures:
    minister = "" if state.over else state.decision.figures(state).get("minister", "")
    return one_hot(MINISTER_COUNT, MINISTERS.index(minister) if isinstance(minister, str) and minister else NOBODY)


MINISTER_COUNT: Final = len(MINISTERS)

DUCHY: Final[Fields] = (
    *pieces(FACTIONS["duchy"]),
    supply(FACTIONS["duchy"]),
    Field("burrow", 1, MOST_IN_BURROW, "warriors in the Burrow", lambda s, who, me: ONE[s.warriors(who, BURROW)]),
    Field(
        "swayed",
        MINISTER_COUNT,
        1,
        f"swayed: {', '.join(MINISTERS)}",
        lambda s, who, me: flags(duchy(s, who).swayed, 0, MINISTER_COUNT),
    ),
    Field(
        "acted",
        MINISTER_COUNT,
        1,
        "those that have acted this turn",
        lambda s, who, me: flags(duchy(s, who).acted, 0, MINISTER_COUNT),
    ),
    Field("crowns", len(RANKS), MOST_CROWNS, f"crowns left on the board: {', '.join(RANKS)}", crowns),
    Field(
        "revealed",
        CARD_COUNT,
        MOST_COPIES,
        "by card: revealed this turn",
        lambda s, who, me: cards(s.boards[who].cards()),
    ),
    Field("asked_minister", MINISTER_COUNT, 1, "the minister that the question is about", asked_minister),
)


# ---- parts


def hundreds(state: Woodland, who: int) -> HundredsBoard:
    board = state.boards[who]
    assert isinstance(board, HundredsBoard)
    return board


MOOD_COUNT: Final = len(MOODS)

HUNDREDS: Final[Fields] = (
    piece_field("warlord", 1),
    *pieces(FACTIONS["hundreds"]),
    supply(FACTIONS["hundreds"]),
    Field("mood", MOOD_COUNT, 1, ", ".join(MOODS), lambda s, who, me: one_hot(MOOD_COUNT, hundreds(s, who).mood)),
    Field(
        "hoard",
        len(ITEMS),
        MOST_HOARDED,
        f"the Hoard: {', '.join(ITEMS)}",
        lambda s, who, me: bytes(hundreds(s, who).hoard),
    ),
    Field(
        "found",
        len(ITEMS),
        1,
        "by item: one of them came from a ruin",
        lambda s, who, me: flags(hundreds(s, who).found, 0, len(ITEMS)),
    ),
)


# ---- parts


def seat_of(faction: str) -> Callable[[Woodland, int], Sequence[int]]:
    return lambda state, viewer: (state.rules.seat_of(faction),)


def faction_part(faction: str, fields: Fields, absent: str = "zeros if nobody plays it") -> Part[Woodland]:
    return Part(faction, f"the {faction}'s own things; {absent}", 1, seat_of(faction), fields)


FACTION_PARTS: Final = (
    faction_part("marquise", MARQUISE),
    faction_part("eyrie", EYRIE),
    faction_part("alliance", ALLIANCE),
    faction_part("vagabond", VAGABOND),
    faction_part("vagabond2", VAGABOND),
    faction_part("riverfolk", RIVERFOLK),
    faction_part("corvids", CORVIDS),
    faction_part("lizards", LIZARDS),
    faction_part("keepers", KEEPERS),
    faction_part("duchy", DUCHY),
    faction_part("hundreds", HUNDREDS),
)
