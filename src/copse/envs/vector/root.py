"""The vector of Root. Facts of the map are not in it: one field says which map is played. A faction's own pieces and
board stand in a part of its own (factions.py), the same wherever the faction sits; bots, hirelings, landmarks and the
draft have theirs too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.envs.vector.bots import BOT_PARTS
from copse.envs.vector.draft import DRAFT_PART
from copse.envs.vector.factions import FACTION_PARTS, MOST_COPIES, NO_CARDS, cards, clearings, known
from copse.envs.vector.fields import (
    NOBODY,
    ONE,
    Field,
    Figures,
    Part,
    Vector,
    counts,
    flags,
    in_order,
    one_hot,
    own,
    relative,
)
from copse.envs.vector.hirelings import HIRELING_PARTS
from copse.envs.vector.landmarks import LANDMARK_PART
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
from copse.root.board import CLEARINGS, MAPS, PLACES, map_named
from copse.root.book import BOOK
from copse.root.bots import BOTS
from copse.root.cards import CARDS, DOMINANCE, ITEMS, QUESTS, SUIT_SET_NAMES, SUIT_SETS, SUITS
from copse.root.check import MOST_POINTS
from copse.root.editions import EDITIONS
from copse.root.factions import FACTIONS
from copse.root.hirelings.hiring import MARKED, THREE
from copse.root.state import COFFIN_MAKERS, NONE, PHASES, Woodland

CARD_COUNT: Final = len(CARDS)
ITEM_COUNT: Final = len(ITEMS)
EDITION_NAMES: Final = tuple(EDITIONS)
EDITION_PLACES: Final = {name: place for place, name in enumerate(EDITION_NAMES)}
FACTION_NAMES: Final = (*FACTIONS, *BOTS)
FACTION_PLACES: Final = {name: place for place, name in enumerate(FACTION_NAMES)}
QUESTIONS: Final = tuple(name for name, task in BOOK.tasks.items() if issubclass(task, Decision))
CLOSED: Final = max(len(map_named(name).closed) for name in MAPS)


# ---- the game


def question(state: Woodland, who: int, viewer: int) -> Figures:
    asked = "" if state.over else type(state.decision).__name__
    return one_hot(len(QUESTIONS), QUESTIONS.index(asked) if asked in QUESTIONS else NOBODY)


def heard(state: Woodland, figure: str) -> int | str:
    """A figure of the question, which everyone hears; 0 if it has no such figure."""
    return 0 if state.over else state.decision.figures(state).get(figure, 0)


def asked_clearing(state: Woodland, who: int, viewer: int) -> Figures:
    clearing = heard(state, "clearing")
    assert isinstance(clearing, int)
    return one_hot(CLEARINGS, clearing - 1)


def asked_count(state: Woodland, who: int, viewer: int) -> Figures:
    count = heard(state, "count")
    assert isinstance(count, int)
    return ONE[count]


def asked_suit(state: Woodland, who: int, viewer: int) -> Figures:
    suit = heard(state, "suit")
    return flags(SUIT_SETS[SUIT_SET_NAMES.index(suit)] if isinstance(suit, str) else 0, 0, len(SUITS))


def asked_party(state: Woodland, who: int, viewer: int) -> Figures:
    other = "" if state.over else state.decision.figures(state).get("other", "")
    return one_hot(PARTIES, block_of(state, other, viewer) if isinstance(other, int) else NOBODY)


def suits(state: Woodland, who: int, viewer: int) -> Figures:
    return b"".join([flags(suits, 0, 3) for suits in state.suit_sets[1:]])


def ruin_items(state: Woodland, who: int, viewer: int) -> Figures:
    if not state.ruins:
        return NO_CLEARINGS
    return bytes([state.ruin_items[place] if state.ruins >> place & 1 else 0 for place in range(1, PLACES)])


def under_ruins(state: Woodland, who: int, viewer: int) -> Figures:
    figures = bytearray(CLEARINGS * ITEM_COUNT)
    for clearing, zone in state.peeked.items():
        if state.ruins >> clearing & 1:
            for item in zone.seen[viewer]:
                figures[(clearing - 1) * ITEM_COUNT + item] += 1
    return bytes(figures)


def battle_place(state: Woodland, who: int, viewer: int) -> Figures:
    return one_hot(CLEARINGS, NOBODY if state.battle is None else state.battle.clearing - 1)


def battle_hits(state: Woodland, who: int, viewer: int) -> Figures:
    """What both sides choose to lose is not shown: it goes at one moment (§4.3.4)."""
    fought = state.battle
    return bytes(5) if fought is None else bytes([*fought.rolled, *fought.extra, fought.backing])


def battle_looting(state: Woodland, who: int, viewer: int) -> Figures:
    return ONE[state.battle is not None and state.battle.looting]


def battle_used(state: Woodland, who: int, viewer: int) -> Figures:
    return NO_CARDS if state.battle is None else flags(state.battle.used, 0, CARD_COUNT)


def markers(state: Woodland, who: int, viewer: int) -> Figures:
    return bytes([state.markers >> space & 1 for space in MARKED])


def item_counts(numbers: Sequence[int]) -> Figures:
    return counts(numbers, ITEM_COUNT)


THE_GAME: Final[Sequence[Field[Woodland]]] = (
    Field("map", len(MAPS), 1, ", ".join(MAPS), lambda s, who, me: one_hot(len(MAPS), MAPS.index(s.board.name))),
    Field("exiles", 1, 1, "the deck is that of the exiles", lambda s, who, me: ONE[COFFIN_MAKERS in s.rules.deck]),
    Field(
        "edition",
        len(EDITION_NAMES),
        1,
        ", ".join(EDITION_NAMES),
        lambda s, who, me: one_hot(len(EDITION_NAMES), EDITION_PLACES.get(s.rules.edition.name, NOBODY)),
    ),
    Field("together", 1, 1, "people win or lose together against bots", lambda s, who, me: ONE[s.rules.together]),
    Field("phase", 3, 1, ", ".join(PHASES), lambda s, who, me: one_hot(3, s.phase)),
    Field("question", len(QUESTIONS), 1, f"what is being decided: {', '.join(QUESTIONS)}", question),
    Field("asked_clearing", CLEARINGS, 1, "the clearing that the question is about", asked_clearing),
    Field("asked_count", 1, 54, "the number in the question: what is left to do, mostly", asked_count),
    Field("asked_suit", len(SUITS), 1, "the suit in the question", asked_suit),
    Field(
        "asked_party", PARTIES, 1, "who else the question is about: by seat, you first, then by hireling", asked_party
    ),
    Field("suits", CLEARINGS * 3, 1, "by clearing: fox, rabbit, mouse", suits),
    Field("slots", CLEARINGS, 3, "by clearing: free building slots", lambda s, who, me: bytes(s.slots[1:])),
    Field("ruins", CLEARINGS, 1, "by clearing", lambda s, who, me: clearings(s.ruins)),
    Field("ruin_items", CLEARINGS, 2, "by clearing: items under the ruin", ruin_items),
    Field("buried", ITEM_COUNT, 8, "by item: all that lies under ruins", lambda s, who, me: item_counts(s.buried)),
    Field("under_ruins", CLEARINGS * ITEM_COUNT, 2, "by clearing and item: what you know of that", under_ruins),
    Field("closed", CLOSED, 1, "paths that are still closed", lambda s, who, me: flags(s.closed, 0, CLOSED)),
    Field("scorched", CLEARINGS, 1, "by clearing", lambda s, who, me: clearings(s.scorched)),
    Field("deck_size", 1, 54, "cards in the deck", lambda s, who, me: ONE[len(s.deck)]),
    Field("discard", CARD_COUNT, MOST_COPIES, "by card: the discard pile", lambda s, who, me: cards(s.discard)),
    Field("available", CARD_COUNT, 1, "by card: dominance to be taken", lambda s, who, me: cards(s.available)),
    Field("items", ITEM_COUNT, 9, "by item: the supply", lambda s, who, me: bytes(s.items)),
    Field("quests", len(QUESTS), 1, "quests face up", lambda s, who, me: counts(s.quests, len(QUESTS))),
    Field("quest_deck", 1, len(QUESTS), "quests in their deck", lambda s, who, me: ONE[len(s.quest_deck)]),
    Field("used", CARD_COUNT, 1, "by card: effects used this turn", lambda s, who, me: flags(s.used, 0, CARD_COUNT)),
    Field("activated", 3, 30, "by suit: crafting pieces used this turn", lambda s, who, me: bytes(s.activated)),
    Field("battle_place", CLEARINGS, 1, "by clearing: where a battle is fought", battle_place),
    Field("battle_hits", 5, 30, "rolled by attacker and defender, extra by both, hired by the Arbiter", battle_hits),
    Field("battle_looting", 1, 1, "the attacker loots (§14.2.5)", battle_looting),
    Field("battle_used", CARD_COUNT, 1, "by card: effects used in this battle", battle_used),
    Field(
        "markers", len(MARKED), 1, f"hireling markers on the track: at {', '.join(map(str, MARKED))} points", markers
    ),
)


# ---- a seat


def number(state: Woodland, who: int, viewer: int) -> Figures:
    return one_hot(SEATS, who)


def dominance(state: Woodland, who: int, viewer: int) -> Figures:
    card = state.dominance[who]
    return one_hot(len(DOMINANCE), NOBODY if card == NONE else DOMINANCE.index(card))


def along(state: Woodland, who: int, viewer: int) -> Figures:
    card = state.dominance[who]
    return ONE[0 if card == NONE else state.rules.edition.dominance.along(state, who, card)]


def aim(state: Woodland, who: int, viewer: int) -> Figures:
    card = state.dominance[who]
    named = NONE if card == NONE else state.rules.edition.dominance.aim(state, who, card)
    return one_hot(SEATS, relative(named, viewer, state.seats))


A_SEAT: Final[Sequence[Field[Woodland]]] = (
    Field("number", SEATS, 1, "that there is such a seat, by the number that actions name it by", number),
    Field(
        "faction",
        len(FACTION_NAMES),
        1,
        ", ".join(FACTION_NAMES),
        lambda s, who, me: one_hot(len(FACTION_NAMES), FACTION_PLACES.get(s.rules.names[who], NONE)),
    ),
    Field("turn", 1, 1, "has its turn", lambda s, who, me: ONE[who == s.turn]),
    Field("asked", 1, 1, "has to decide", lambda s, who, me: ONE[not s.over and who == s.decision.seat]),
    Field("points", 1, MOST_POINTS, "points; 0 off the track", lambda s, who, me: ONE[s.marker(who) or 0]),
    Field("hand", 1, 54, "how many cards it has", lambda s, who, me: ONE[len(s.hands[who].cards)]),
    Field(
        "known_hand",
        CARD_COUNT,
        MOST_COPIES,
        "by card: those you know",
        lambda s, who, me: known(s.hands[who], who, me),
    ),
    Field("crafted", CARD_COUNT, 1, "by card: lasting effects", lambda s, who, me: cards(s.crafted[who])),
    Field("box", ITEM_COUNT, 9, "by item: crafted, face up", lambda s, who, me: bytes(s.boxes[who])),
    Field("turned", ITEM_COUNT, 9, "by item: crafted, face down", lambda s, who, me: bytes(s.turned[who])),
    Field("warriors", CLEARINGS, 25, "by clearing", warriors),
    Field("buildings", CLEARINGS, 4, "by clearing", lambda s, who, me: standing(s, s.rules.buildings[who])),
    Field("tokens", CLEARINGS, 12, "by clearing", lambda s, who, me: standing(s, s.rules.tokens[who])),
    Field("rules", CLEARINGS, 1, "by clearing", lambda s, who, me: clearings(s.realms[who])),
    Field("pawn", ANYWHERE, 1, "by clearing (12) and forest (10)", lambda s, who, me: anywhere(s.pawns[who])),
    Field("home", ANYWHERE, 1, "where it started, likewise", lambda s, who, me: flags(s.homes[who], 1, ANYWHERE)),
    Field("reserve", 2, 25, "warriors in the supply, and on the Coffin Makers", reserve),
    Field("dominance", len(DOMINANCE), 1, "activated: " + ", ".join(CARDS[card].id for card in DOMINANCE), dominance),
    Field("along", 1, MOST_POINTS, "how far on the track of an activated card, if it has one", along),
    Field("aim", SEATS, 1, "whom an activated card names, in the order of the blocks", aim),
    Field(
        "partner",
        SEATS,
        1,
        "of its coalition, in the order of the blocks",
        lambda s, who, me: one_hot(SEATS, relative(s.partner[who], me, s.seats)),
    ),
    Field("fighting", 4, 1, "attacker, defender, instigator, ally of the attacker", fighting),
    Field("first", 1, 1, "begins the game", lambda s, who, me: ONE[who == s.first]),
    Field("claims", 1, THREE, "hireling markers taken this turn", lambda s, who, me: ONE[s.claims[who]]),
)

ROOT: Final = Vector[Woodland](
    Part("game", "the game as all see it", 1, own, THE_GAME),
    Part("seat", "your own seat, then the others in order of play", SEATS, in_order(SEATS), A_SEAT),
    *FACTION_PARTS,
    *BOT_PARTS,
    *HIRELING_PARTS,
    LANDMARK_PART,
    DRAFT_PART,
)
