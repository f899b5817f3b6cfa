"""The vector of Root.

A faction's special pieces and board have a part of their own (factions.py), which does not depend on its seat. Bots,
hirelings, landmarks, the draft and the facts of the map also have parts of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from copse.kernel.bits import union
from copse.root.actions import VOCABULARY
from copse.root.board import CLEARINGS, FIRST_FOREST, MOST_FORESTS, PLACES
from copse.root.book import BOOK
from copse.root.bots import BOTS
from copse.root.cards import CARDS, DOMINANCE, ITEMS, QUESTS, SUIT_SET_NAMES, SUIT_SETS, SUITS
from copse.root.check import MOST_POINTS
from copse.root.editions import EDITIONS
from copse.root.factions import FACTIONS
from copse.root.hirelings.hiring import MARKED, THREE
from copse.root.maps import MAPS
from copse.root.rules import Rules
from copse.root.state import COFFIN_MAKERS, NONE, PHASES, Woodland
from copse.vectors.fields import (
    LAST,
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
    Vector,
    bits,
    flags,
    hot,
    hot_party,
    in_order,
    length,
    masked,
    number,
    one_hot,
    own,
    relative,
    row,
    same,
    sets,
    tally,
)
from copse.vectors.root.bots import BOT_PARTS
from copse.vectors.root.draft import DRAFT_PART
from copse.vectors.root.factions import FACTION_PARTS, MOST_COPIES, known
from copse.vectors.root.hirelings import HIRELING_PARTS
from copse.vectors.root.landmarks import LANDMARK_PART
from copse.vectors.root.parties import (
    ANYWHERE,
    FIGHTING,
    PARTIES,
    SEATS,
    Fields,
    block_of,
    clearings,
    reserve,
    standing,
)
from copse.vectors.root.questions import QUESTIONS
from copse.vectors.trails import Trails
from copse.vectors.traits import AMOUNT, PARTY, Traits

CARD_COUNT: Final = len(CARDS)
ITEM_COUNT: Final = len(ITEMS)
EDITION_NAMES: Final = tuple(EDITIONS)
MAP_PLACES: Final = {name: place for place, name in enumerate(MAPS)}
EDITION_PLACES: Final = {name: place for place, name in enumerate(EDITION_NAMES)}
FACTION_NAMES: Final = (*FACTIONS, *BOTS)
FACTION_PLACES: Final = {name: place for place, name in enumerate(FACTION_NAMES)}
QUESTION_PLACES: Final = {BOOK.tasks[name]: place for place, name in enumerate(QUESTIONS) if name in BOOK.tasks}
ASKED: Final = len(QUESTIONS) + CLEARINGS + 1 + len(SUITS) + PARTIES
SUIT_SETS_BY_NAME: Final = dict(zip(SUIT_SET_NAMES, SUIT_SETS, strict=True))


TOLD: Final = (("place", False), ("place", True), ("card", False), ("party", False), ("amount", False))
TRAITS: Final = Traits(
    VOCABULARY,
    {
        "a": "place",
        "attacker": PARTY,
        "b": "place",
        "clearing": "place",
        "count": AMOUNT,
        "defender": PARTY,
        "origin": "place",
        "place": "place",
        "price": AMOUNT,
        "seat": PARTY,
        "stall": "stall",
        "target": "place",
    },
)
TRAILS: Final = Trails(TRAITS, TOLD, SEATS)


# ---- the game


def asked(state: Woodland, who: int, viewer: int) -> Figures:
    """Return the current question and its public arguments."""
    figures = bytearray(ASKED)
    if state.over or not state.todo:
        return bytes(figures)
    question = state.decision
    place = QUESTION_PLACES.get(type(question))
    if place is not None:
        figures[place] = 1
    heard, at = question.arguments(state), len(QUESTIONS)
    clearing, count, suit, other = heard.get("clearing"), heard.get("count"), heard.get("suit"), heard.get("other")
    if isinstance(clearing, int) and clearing > 0:
        figures[at + clearing - 1] = 1
    at += CLEARINGS
    if isinstance(count, int):
        figures[at] = count
    at += 1
    if isinstance(suit, str):
        figures[at : at + len(SUITS)] = flags(SUIT_SETS_BY_NAME[suit], 0, len(SUITS))
    at += len(SUITS)
    if isinstance(other, int) and other != NOBODY:
        figures[at + block_of(state, other, viewer)] = 1
    return bytes(figures)


def under_ruins(state: Woodland, who: int, viewer: int) -> Figures:
    figures = bytearray(CLEARINGS * ITEM_COUNT)
    for clearing, zone in state.peeked.items():
        if state.ruins >> clearing & 1:
            for item in zone.seen[viewer]:
                figures[(clearing - 1) * ITEM_COUNT + item] += 1
    return bytes(figures)


THE_GAME: Final[Fields] = (
    Field(
        "map",
        len(MAPS),
        1,
        ", ".join(MAPS),
        Fixed(lambda r, who, me: one_hot(len(MAPS), MAP_PLACES.get(r.board.name, NOBODY))),
    ),
    Field("exiles", 1, 1, "the deck is that of the exiles", Fixed(lambda r, who, me: ONE[COFFIN_MAKERS in r.deck])),
    Field(
        "edition",
        len(EDITION_NAMES),
        1,
        ", ".join(EDITION_NAMES),
        Fixed(lambda r, who, me: one_hot(len(EDITION_NAMES), EDITION_PLACES.get(r.edition.name, NOBODY))),
    ),
    Field("together", 1, 1, "people win or lose together against bots", Fixed(lambda r, who, me: ONE[r.together])),
    Field("phase", 3, 1, ", ".join(PHASES), Drawn(hot("phase", size=3))),
    Field("question", len(QUESTIONS), 1, f"what is being decided: {', '.join(QUESTIONS)}", Read(asked)),
    Field("asked_clearing", CLEARINGS, 1, "the clearing that the question is about", Along()),
    Field("asked_count", 1, 54, "the number in the question: what is left to do, mostly", Along()),
    Field("asked_suit", len(SUITS), 1, "the suit in the question", Along()),
    Field("asked_party", PARTIES, 1, "who else the question is about: by seat, you first, then by hireling", Along()),
    Field(
        "suits",
        CLEARINGS * 3,
        1,
        "by clearing: fox, rabbit, mouse",
        Drawn(sets("suit_sets", size=CLEARINGS, first=1, width=3)),
    ),
    Field(
        "slots",
        CLEARINGS,
        3,
        "by clearing: free building slots",
        Drawn(row("slots", size=CLEARINGS, first=1)),
    ),
    Field("ruins", CLEARINGS, 1, "by clearing", Drawn(clearings("ruins"))),
    Field(
        "ruin_items",
        CLEARINGS,
        2,
        "by clearing: items under the ruin",
        Drawn(masked("ruin_items", size=CLEARINGS, first=1, mask=("ruins",))),
    ),
    Field(
        "buried",
        ITEM_COUNT,
        8,
        "by item: all that lies under ruins",
        Drawn(tally("buried", size=ITEM_COUNT)),
    ),
    Field(
        "under_ruins",
        CLEARINGS * ITEM_COUNT,
        2,
        "by clearing and item: what you know of that",
        Read(under_ruins, unless=("peeked",)),
    ),
    Field("scorched", CLEARINGS, 1, "by clearing", Drawn(clearings("scorched"))),
    Field("deck_size", 1, 54, "cards in the deck", Drawn(length("deck"))),
    Field(
        "discard",
        CARD_COUNT,
        MOST_COPIES,
        "by card: the discard pile",
        Drawn(tally("discard", size=CARD_COUNT)),
    ),
    Field(
        "available",
        CARD_COUNT,
        1,
        "by card: dominance to be taken",
        Drawn(tally("available", size=CARD_COUNT)),
    ),
    Field("items", ITEM_COUNT, 9, "by item: the supply", Drawn(row("items", size=ITEM_COUNT))),
    Field("quests", len(QUESTS), 1, "quests face up", Drawn(tally("quests", size=len(QUESTS)))),
    Field("quest_deck", 1, len(QUESTS), "quests in their deck", Drawn(length("quest_deck"))),
    Field(
        "used",
        CARD_COUNT,
        1,
        "by card: effects used this turn",
        Drawn(bits("used", size=CARD_COUNT)),
    ),
    Field(
        "activated",
        3,
        30,
        "by suit: crafting pieces used this turn",
        Drawn(row("activated", size=3)),
    ),
    Field(
        "battle_place",
        CLEARINGS,
        1,
        "by clearing: where a battle is fought",
        Drawn(hot("battle", "clearing", size=CLEARINGS, first=1)),
    ),
    Field(
        "battle_hits",
        5,
        30,
        "rolled by attacker and defender, extra by both, hired by the Arbiter",
        # The hits that both sides choose to take stay hidden, because both are removed at the same time (§4.3.4).
        Drawn(
            row("battle", "rolled", size=2),
            row("battle", "extra", size=2, at=2),
            number("battle", "backing", at=4),
        ),
    ),
    Field(
        "battle_looting",
        1,
        1,
        "the attacker loots (§14.2.5)",
        Drawn(number("battle", "looting")),
    ),
    Field(
        "battle_used",
        CARD_COUNT,
        1,
        "by card: effects used in this battle",
        Drawn(bits("battle", "used", size=CARD_COUNT)),
    ),
    Field(
        "markers",
        len(MARKED),
        1,
        f"hireling markers on the track: at {', '.join(map(str, MARKED))} points",
        Drawn(*[bits("markers", size=1, first=space, at=at) for at, space in enumerate(MARKED)]),
    ),
    Field("trail", TRAILS.size, TRAILS.most, TRAILS.about, Read(TRAILS.read, unless=("trail",))),
)


# ---- the map

PAIRS: Final = tuple((a, b) for a in range(1, PLACES) for b in range(a + 1, PLACES))
FOREST_PAIRS: Final = tuple((a, b) for a in range(MOST_FORESTS) for b in range(a + 1, MOST_FORESTS))
BY_PAIR: Final = "by pair of clearings (1-2, 1-3 … 11-12)"


def linked(links: vec[i64]) -> Figures:
    return bytes([links[a] >> b & 1 for a, b in PAIRS])


def paths(rules: Rules, who: int, viewer: int) -> Figures:
    ways = rules.board.ways
    return bytes([(a, b) in ways or (b, a) in ways for a, b in PAIRS])


def closed_paths(rules: Rules, who: int) -> Sequence[Mark]:
    pairs = [(min(way), max(way)) for way in rules.board.closed]
    return [bits("closed", size=1, first=place, at=PAIRS.index(pair)) for place, pair in enumerate(pairs)]


def forest_edges(rules: Rules, who: int, viewer: int) -> Figures:
    return b"".join([flags(edge, 1, CLEARINGS) for edge in rules.board.forest_edge])


def forests_near(rules: Rules, who: int, viewer: int) -> Figures:
    near = rules.board.forest_near
    return bytes([a < len(near) and FIRST_FOREST + b in near[a] for a, b in FOREST_PAIRS])


THE_MAP: Final[Fields] = (
    Field("paths", len(PAIRS), 1, f"{BY_PAIR}: a path, open or closed", Fixed(paths)),
    Field("closed", len(PAIRS), 1, "likewise: a path that is still closed", Planned(closed_paths)),
    Field("rivers", len(PAIRS), 1, "likewise: a river", Fixed(lambda r, who, me: linked(r.board.rivers))),
    Field(
        "coast", CLEARINGS, 1, "by clearing: at the lake", Fixed(lambda r, who, me: flags(r.board.coast, 1, CLEARINGS))
    ),
    Field(
        "corners",
        CLEARINGS,
        1,
        "by clearing: in a corner of the map",
        Fixed(lambda r, who, me: flags(union(r.board.corners), 1, CLEARINGS)),
    ),
    Field("forest_edges", MOST_FORESTS * CLEARINGS, 1, "by forest: the clearings that it touches", Fixed(forest_edges)),
    Field("forests_near", len(FOREST_PAIRS), 1, "by pair of forests: they are adjacent", Fixed(forests_near)),
)


# ---- a seat


def points(state: Woodland, who: int, viewer: int) -> Figures:
    return ONE[state.marker(who) or 0]


def dominance(state: Woodland, who: int, viewer: int) -> Figures:
    """Return the dominance card, the progress along its track and the seat that it names."""
    card, rules = state.dominance[who], state.rules.edition.dominance
    named = rules.aim(state, who, card)
    return (
        one_hot(len(DOMINANCE), DOMINANCE.index(card))
        + ONE[rules.along(state, who, card)]
        + one_hot(SEATS, relative(named, viewer, state.seats))
    )


A_SEAT: Final[Fields] = (
    Field(
        "number",
        SEATS,
        1,
        "that there is such a seat, by the number that actions name it by",
        Fixed(lambda r, who, me: one_hot(SEATS, who)),
    ),
    Field(
        "faction",
        len(FACTION_NAMES),
        1,
        ", ".join(FACTION_NAMES),
        Fixed(lambda r, who, me: one_hot(len(FACTION_NAMES), FACTION_PLACES.get(r.names[who], NONE))),
    ),
    Field("turn", 1, 1, "has its turn", Drawn(same("turn", number=WHO))),
    Field("asked", 1, 1, "has to decide", Drawn(same("todo", LAST, "seat", number=WHO))),
    Field("points", 1, MOST_POINTS, "points; 0 off the track", Read(points)),
    Field("hand", 1, 54, "how many cards it has", Drawn(length("hands", WHO, "cards"))),
    Field(
        "known_hand",
        CARD_COUNT,
        MOST_COPIES,
        "by card: those you know",
        Drawn(*known("hands", WHO)),
    ),
    Field(
        "crafted",
        CARD_COUNT,
        1,
        "by card: lasting effects",
        Drawn(tally("crafted", WHO, size=CARD_COUNT)),
    ),
    Field(
        "box",
        ITEM_COUNT,
        9,
        "by item: crafted, face up",
        Drawn(row("boxes", WHO, size=ITEM_COUNT)),
    ),
    Field(
        "turned",
        ITEM_COUNT,
        9,
        "by item: crafted, face down",
        Drawn(row("turned", WHO, size=ITEM_COUNT)),
    ),
    *standing(most_warriors=25, most_buildings=4, most_tokens=12),
    Field(
        "home",
        ANYWHERE,
        1,
        "where it started, likewise",
        Drawn(bits("homes", WHO, size=ANYWHERE, first=1)),
    ),
    Field("reserve", 2, 25, "warriors in the supply, and on the Coffin Makers", Planned(reserve)),
    Field(
        "dominance",
        len(DOMINANCE),
        1,
        "activated: " + ", ".join(CARDS[card].id for card in DOMINANCE),
        Read(dominance, unless=("dominance", WHO)),
    ),
    Field("along", 1, MOST_POINTS, "how far on the track of an activated card, if it has one", Along()),
    Field("aim", SEATS, 1, "whom an activated card names, in the order of the blocks", Along()),
    Field(
        "partner",
        SEATS,
        1,
        "of its coalition, in the order of the blocks",
        Drawn(hot_party("partner", WHO, seats=SEATS)),
    ),
    FIGHTING,
    Field("first", 1, 1, "begins the game", Drawn(same("first", number=WHO))),
    Field("claims", 1, THREE, "hireling markers taken this turn", Drawn(number("claims", WHO))),
)


def seats_in_order(rules: Rules) -> Sequence[tuple[int, int]]:
    return in_order(rules.seats)


def packed(rules: Rules) -> str:
    """Return why tables with packages have no vector."""
    names = ", ".join(one.partition("@")[0] for one in rules.packages)
    return f"environments and networks know the printed pieces only: leave out the package {names}" if names else ""


ROOT: Final = Vector[Woodland, Rules](
    2,
    lambda state: state.rules,
    Part("game", "the game as all see it", 1, own, THE_GAME),
    Part("map", "facts of the map", 1, own, THE_MAP),
    Part("seat", "your own seat, then the others in order of play", SEATS, seats_in_order, A_SEAT, turned=True),
    *FACTION_PARTS,
    *BOT_PARTS,
    *HIRELING_PARTS,
    LANDMARK_PART,
    DRAFT_PART,
    seated="number",
    lacks=packed,
)
