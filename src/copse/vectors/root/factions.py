"""The parts of Root's vector for factions: their special pieces and the contents of their boards.

A new faction needs one table here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

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
    SERVANTS,
    SERVICES,
)
from copse.root.board import BURROW, CLEARINGS, MOST_FORESTS, PLACES
from copse.root.cards import CARDS, DECKS, ITEMS, QUESTS, SUITS, deck
from copse.root.editions import EDITIONS
from copse.root.factions import FACTIONS
from copse.root.factions.base import Faction
from copse.root.factions.corvids import ShowCard
from copse.root.factions.duchy import RANKS, DuchyBoard
from copse.root.factions.reliquary import VALUES, KeepersBoard
from copse.root.factions.riverfolk import BOXES, MOST_BOXED
from copse.root.factions.satchel import ALLIED, HOSTILE, MOST, SIDES
from copse.root.pieces import WARRIOR
from copse.root.rules import Rules
from copse.root.state import NONE, Woodland
from copse.vectors.fields import (
    NOBODY,
    THE_VIEWER,
    WHO,
    Drawn,
    Field,
    Figures,
    Mark,
    Part,
    Path,
    Planned,
    Read,
    bits,
    hot,
    length,
    number,
    one_hot,
    picks,
    row,
    sets,
    tally,
)
from copse.vectors.pens.plain import OTHERS, OWN
from copse.vectors.root.parties import SEATS, Fields, on_map

CARD_COUNT: Final = len(CARDS)
SATCHEL: Final = ("ready", "spent", "damaged", "damaged_spent")
MOST_COPIES: Final = max(deck(name, with_dominance=True).count(card) for name in DECKS for card in range(CARD_COUNT))

# Upper bounds of numbers that an edition prints. They are part of the vector's shape, so they stay when an edition
# changes a number. A test checks that every edition keeps within them.
MOST_OFFICERS: Final = 10
MOST_ACOLYTES: Final = 25
MOST_PRICE: Final = 4
MOST_IN_BURROW: Final = 20
MOST_CROWNS: Final = 3  # per rank
MOST_HOARDED: Final = 4  # items per kind
MOST_SERVANTS: Final = 10
MOST_RELICS: Final = 12
MOST_ALIKE: Final = 2  # relics with the same type and value


def cards(*path: str | int) -> Drawn:
    """Count the cards at a path, by card."""
    return Drawn(tally(*path, size=CARD_COUNT))


def on_board(*path: str | int) -> Path:
    return ("boards", WHO, *path)


def known(*zone: str | int | Path) -> Sequence[Mark]:
    """Return the cards of a zone that the viewer knows.

    The viewer knows all cards of its own zone. In other zones it knows the cards that it has seen.
    """
    return (
        tally(*zone, "cards", size=CARD_COUNT, when=OWN),
        tally(*zone, "seen", THE_VIEWER, size=CARD_COUNT, when=OTHERS),
    )


# ---- pieces


def most_of(faction: Faction) -> dict[str, int]:
    """Return the largest number of each kind of piece that any edition gives to a faction or bot.

    The kinds keep the order of the current edition.
    """
    most = {kind.name: kind.total for kind in faction.kinds}
    for edition in EDITIONS.values():
        for kind in edition.factions[faction.name].kinds if faction.name in edition.factions else ():
            most[kind.name] = max(most[kind.name], kind.total)
    return most


def piece_field(name: str, most: int) -> Field[Woodland, Rules]:
    def marks(rules: Rules, who: int) -> Sequence[Mark]:
        piece = rules.find_piece(who, name)
        return [] if piece == NONE else [on_map(piece)]

    return Field(name, CLEARINGS, most, "by clearing", Planned(marks))


def pieces(faction: Faction) -> list[Field[Woodland, Rules]]:
    """Return the fields for the pieces that only this faction has on the map.

    Warriors are part of the seat's block because every faction has them in the same form.
    """
    most = most_of(faction)
    own = [kind.name for kind in faction.kinds if kind.category != WARRIOR]
    return [piece_field(name, most[name]) for name in own]


def supply(faction: Faction) -> Field[Woodland, Rules]:
    most = most_of(faction)
    names = tuple(most)

    def marks(rules: Rules, who: int) -> Sequence[Mark]:
        return [picks("supply", places=[rules.find_piece(who, name) for name in names])]

    about = f"left in the supply: {', '.join(names)}"
    return Field("supply", len(names), max(most.values(), default=0), about, Planned(marks))


def tallies(*path: str | int, rows: int, size: int) -> Drawn:
    """Count how often each number occurs in each list of a list."""
    return Drawn(*[tally(*path, place, size=size, at=place * size) for place in range(rows)])


# ---- boards


MARQUISE: Final[Fields] = (
    *pieces(FACTIONS["marquise"]),
    supply(FACTIONS["marquise"]),
    Field("recruited", 1, 1, "has recruited this turn", Drawn(number(*on_board("recruited")))),
)


DECREE_SIZE: Final = len(COLUMNS) * (CARD_COUNT + 1)

EYRIE: Final[Fields] = (
    *pieces(FACTIONS["eyrie"]),
    supply(FACTIONS["eyrie"]),
    Field("leader", 4, 1, ", ".join(LEADERS), Drawn(hot(*on_board("leader"), size=4))),
    Field("fallen", 4, 1, "leaders that fell", Drawn(bits(*on_board("fallen"), size=4))),
    Field(
        "decree",
        DECREE_SIZE,
        MOST_COPIES,
        f"for each of {', '.join(COLUMNS)}: by card, and the viziers last",
        tallies("boards", WHO, "decree", rows=len(COLUMNS), size=CARD_COUNT + 1),
    ),
    Field(
        "orders",
        DECREE_SIZE,
        MOST_COPIES,
        "those still to be resolved, likewise",
        tallies("boards", WHO, "todo", rows=len(COLUMNS), size=CARD_COUNT + 1),
    ),
)

ALLIANCE: Final[Fields] = (
    *pieces(FACTIONS["alliance"]),
    supply(FACTIONS["alliance"]),
    Field("officers", 1, MOST_OFFICERS, "officers", Drawn(number(*on_board("officers")))),
    Field("supporters", 1, 54, "how many supporters", Drawn(length(*on_board("supporters", "cards")))),
    Field(
        "known_supporters",
        CARD_COUNT,
        MOST_COPIES,
        "by card: supporters that you know",
        Drawn(*known(*on_board("supporters"))),
    ),
)


def related(rules: Rules, who: int) -> Sequence[Mark]:
    """§9.2.9: a Vagabond has relationships with every seat that is not a Vagabond or a bot in its place."""
    others = [seat for seat in range(rules.seats) if seat not in rules.walkers]
    return [number("boards", who, "relations", other, less=HOSTILE - 1, about=other) for other in others]


def by_seat(*path: str | int) -> Planned[Rules]:
    """Return a list by seat, with the viewer's seat first."""
    return Planned(lambda rules, who: [number("boards", who, *path, seat, about=seat) for seat in range(rules.seats)])


CHARACTER_COUNT: Final = len(CHARACTERS)
QUEST_COUNT: Final = len(QUESTS)

VAGABOND: Final[Fields] = (
    Field(
        "character", CHARACTER_COUNT, 1, ", ".join(CHARACTERS), Drawn(hot(*on_board("character"), size=CHARACTER_COUNT))
    ),
    Field(
        "items",
        len(SIDES) * len(ITEMS),
        MOST,
        f"for each of ready, spent, damaged, damaged and spent: {', '.join(ITEMS)}",
        Drawn(*[row(*on_board("items", side), size=len(ITEMS), at=at * len(ITEMS)) for at, side in enumerate(SATCHEL)]),
    ),
    Field(
        "relations",
        SEATS,
        ALLIED - HOSTILE + 1,
        "by seat, you first: 1 hostile, 2 indifferent, 3 amiable, 4 friendly, 5 allied, 0 if there is none",
        Planned(related),
    ),
    Field("aids", SEATS, ALLIED, "by seat, you first: aids of this turn towards the next step", by_seat("aids")),
    Field("quests", QUEST_COUNT, 1, "quests done", Drawn(tally(*on_board("done"), size=QUEST_COUNT))),
    Field("improvised", 1, 1, "has improvised this turn", Drawn(number(*on_board("improvised")))),
)


def boxed(rules: Rules, who: int) -> Sequence[Mark]:
    return [
        number("boards", who, box, owner, at=place * SEATS, about=owner)
        for place, box in enumerate(BOXES)
        for owner in range(rules.seats)
    ]


RIVERFOLK: Final[Fields] = (
    *pieces(FACTIONS["riverfolk"]),
    supply(FACTIONS["riverfolk"]),
    Field(
        "boxes",
        len(BOXES) * SEATS,
        MOST_BOXED,
        f"for each of {', '.join(BOXES)}: warriors by seat, you first",
        Planned(boxed),
    ),
    Field("prices", 3, MOST_PRICE, ", ".join(SERVICES), Drawn(row(*on_board("prices"), size=3))),
    Field(
        "sold",
        3,
        CLEARINGS,
        "this turn: how many services, boats, mercenaries",
        Drawn(*[number(*on_board("sold", what), at=at) for at, what in enumerate(("bought", "boats", "mercenaries"))]),
    ),
)

PLOT_COUNT: Final = len(PLOTS)


def guess(state: Woodland, who: int, viewer: int) -> Figures:
    asked = None if state.over else state.decision
    return one_hot(PLOT_COUNT, asked.plot if isinstance(asked, ShowCard) else NONE)


DENIED: Final = Drawn(sets(*on_board("denied"), size=CLEARINGS, first=1, width=PLOT_COUNT))

CORVIDS: Final[Fields] = (
    *pieces(FACTIONS["corvids"]),
    supply(FACTIONS["corvids"]),
    Field(
        "hidden",
        CLEARINGS * PLOT_COUNT,
        1,
        f"by clearing: what lies face down, if it is yours: {', '.join(PLOTS)}",
        Drawn(
            *[
                hot(*on_board("hidden", clearing), size=PLOT_COUNT, at=(clearing - 1) * PLOT_COUNT, when=OWN)
                for clearing in range(1, PLACES)
            ]
        ),
    ),
    Field("denied", CLEARINGS * PLOT_COUNT, 1, "by clearing: kinds that wrong guesses ruled out, likewise", DENIED),
    Field("guess", PLOT_COUNT, 1, "the kind that was just named, likewise", Read(guess)),
    Field(
        "placed",
        1,
        FACTIONS["corvids"].total("plot"),
        "plots placed this turn",
        Drawn(number(*on_board("placed"))),
    ),
)

LIZARDS: Final[Fields] = (
    *pieces(FACTIONS["lizards"]),
    supply(FACTIONS["lizards"]),
    Field("outcast", 3, 1, ", ".join(SUITS[:3]), Drawn(hot(*on_board("outcast"), size=3))),
    Field("hated", 1, 1, "the Outcast is on its hated side", Drawn(number(*on_board("hated")))),
    Field("acolytes", 1, MOST_ACOLYTES, "acolytes", Drawn(number(*on_board("acolytes")))),
    Field("souls", CARD_COUNT, MOST_COPIES, "by card: the Lost Souls", cards("boards", WHO, "souls")),
    Field("revealed", CARD_COUNT, MOST_COPIES, "by card: revealed today", cards("boards", WHO, "revealed")),
    Field("scored", 3, 1, "suits that have scored today", Drawn(bits(*on_board("scored"), size=3))),
)


def recovered(state: Woodland, who: int, viewer: int) -> Figures:
    figures = bytearray(len(RELIC_TYPES) * len(VALUES))
    for kind, values in enumerate(state.board(who, KeepersBoard).rows):
        for value in values:
            figures[kind * len(VALUES) + VALUES.index(value)] += 1
    return bytes(figures)


RETINUE_SIZE: Final = len(RETINUE) * len(SERVANTS)

KEEPERS: Final[Fields] = (
    *pieces(FACTIONS["keepers"]),
    supply(FACTIONS["keepers"]),
    Field(
        "forests",
        MOST_FORESTS * len(RELICS),
        MOST_RELICS,
        f"by forest: relics, {', '.join(RELICS)}",
        tallies("boards", WHO, "forests", rows=MOST_FORESTS, size=len(RELICS)),
    ),
    Field(
        "relics",
        len(RELIC_TYPES) * len(VALUES),
        MOST_ALIKE,
        f"recovered, by value: {', '.join(RELIC_TYPES)}",
        Read(recovered),
    ),
    Field(
        "retinue",
        RETINUE_SIZE,
        MOST_COPIES,
        f"for each of {', '.join(RETINUE)}: by card, and the faithful retainers last",
        tallies("boards", WHO, "retinue", rows=len(RETINUE), size=len(SERVANTS)),
    ),
    Field(
        "idle",
        RETINUE_SIZE,
        MOST_COPIES,
        "those still to act, likewise",
        tallies("boards", WHO, "idle", rows=len(RETINUE), size=len(SERVANTS)),
    ),
)


def crowns(state: Woodland, who: int, viewer: int) -> Figures:
    return bytes([state.board(who, DuchyBoard).crowns(rank) for rank in range(len(RANKS))])


def asked_minister(state: Woodland, who: int, viewer: int) -> Figures:
    minister = "" if state.over else state.decision.arguments(state).get("minister", "")
    return one_hot(MINISTER_COUNT, MINISTERS.index(minister) if isinstance(minister, str) and minister else NOBODY)


def in_burrow(rules: Rules, who: int) -> Sequence[Mark]:
    return [number("on", piece * PLACES + BURROW) for piece in rules.warriors[who]]


MINISTER_COUNT: Final = len(MINISTERS)

DUCHY: Final[Fields] = (
    *pieces(FACTIONS["duchy"]),
    supply(FACTIONS["duchy"]),
    Field("burrow", 1, MOST_IN_BURROW, "warriors in the Burrow", Planned(in_burrow)),
    Field(
        "swayed",
        MINISTER_COUNT,
        1,
        f"swayed: {', '.join(MINISTERS)}",
        Drawn(bits(*on_board("swayed"), size=MINISTER_COUNT)),
    ),
    Field(
        "acted",
        MINISTER_COUNT,
        1,
        "those that have acted this turn",
        Drawn(bits(*on_board("acted"), size=MINISTER_COUNT)),
    ),
    Field("crowns", len(RANKS), MOST_CROWNS, f"crowns left on the board: {', '.join(RANKS)}", Read(crowns)),
    Field("revealed", CARD_COUNT, MOST_COPIES, "by card: revealed this turn", cards("boards", WHO, "revealed")),
    Field("asked_minister", MINISTER_COUNT, 1, "the minister that the question is about", Read(asked_minister)),
)

MOOD_COUNT: Final = len(MOODS)

HUNDREDS: Final[Fields] = (
    piece_field("warlord", 1),
    *pieces(FACTIONS["hundreds"]),
    supply(FACTIONS["hundreds"]),
    Field("mood", MOOD_COUNT, 1, ", ".join(MOODS), Drawn(hot(*on_board("mood"), size=MOOD_COUNT))),
    Field(
        "hoard",
        len(ITEMS),
        MOST_HOARDED,
        f"the Hoard: {', '.join(ITEMS)}",
        Drawn(row(*on_board("hoard"), size=len(ITEMS))),
    ),
    Field(
        "found",
        len(ITEMS),
        1,
        "by item: one of them came from a ruin",
        Drawn(bits(*on_board("found"), size=len(ITEMS))),
    ),
)


# ---- parts


def seat_of(faction: str) -> Callable[[Rules], Sequence[tuple[int, int]]]:
    return lambda rules: [(0, rules.seat_of(faction))] if faction in rules.names else []


def faction_part(faction: str, fields: Fields, absent: str = "zeros if nobody plays it") -> Part[Woodland, Rules]:
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
