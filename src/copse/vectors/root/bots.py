"""The parts of Root's vector for bots.

They hold the setup of each bot, the suit of its order, its pieces and the public contents of its board. A table has
each bot at most once.
"""

from __future__ import annotations

from typing import Final

from copse.root.actions import MINISTERS, PLOTS
from copse.root.board import CLEARINGS
from copse.root.bots import BOTS, bot_called
from copse.root.bots.base import DIFFICULTIES, Bot, BotBoard
from copse.root.bots.drillbit_duchy import AMBUSHES, DrillbitDuchyBoard
from copse.root.bots.electric_eyrie import ElectricEyrieBoard, eyrie
from copse.root.bots.logical_lizards import CONSPIRACIES
from copse.root.bots.riverfolk_robots import STANCES
from copse.root.bots.vagabot import SIDES, VagabotBoard
from copse.root.cards import BIRD, CARDS, SUITS
from copse.root.factions.corvids import CorvidBoard
from copse.root.factions.riverfolk import MOST_BOXED
from copse.root.rules import Rules
from copse.root.state import Woodland
from copse.vectors.fields import (
    ONE,
    WHO,
    Drawn,
    Field,
    Figures,
    Fixed,
    Planned,
    Read,
    bits,
    counts,
    flags,
    hot,
    hot_party,
    number,
    one_hot,
    tally,
)
from copse.vectors.root.factions import (
    CARD_COUNT,
    MINISTER_COUNT,
    MOST_ACOLYTES,
    MOST_COPIES,
    MOST_IN_BURROW,
    PLOT_COUNT,
    QUEST_COUNT,
    by_seat,
    cards,
    faction_part,
    in_burrow,
    on_board,
    pieces,
    supply,
)
from copse.vectors.root.parties import SEATS, Fields

MOST_ITEMS: Final = 20  # on one side, as in a Vagabond's satchel


# ---- fields that all bots have


def bot_at(rules: Rules, who: int) -> Bot:
    bot = rules.factions[who]
    assert isinstance(bot, Bot)
    return bot


def common(bot: Bot) -> Fields:
    """Return the fields for a bot's setup, its order and its pieces."""
    traits = [trait.name for trait in bot.offered]
    return (
        Field("difficulty", len(DIFFICULTIES), 1, ", ".join(DIFFICULTIES), Fixed(difficulty)),
        Field(
            "traits",
            len(traits),
            1,
            ", ".join(traits),
            Fixed(lambda rules, who, viewer: bytes([trait in bot_at(rules, who).traits for trait in traits])),
        ),
        Field("order", len(SUITS), 1, f"the suit that is ordered: {', '.join(SUITS)}", Read(order)),
        *pieces(bot),
        *([supply(bot)] if bot.kinds else []),
    )


def difficulty(rules: Rules, who: int, viewer: int) -> Figures:
    return one_hot(len(DIFFICULTIES), DIFFICULTIES.index(bot_at(rules, who).difficulty))


def order(state: Woodland, who: int, viewer: int) -> Figures:
    return one_hot(len(SUITS), state.board(who, BotBoard).ordered_suit())


# ---- contents of the boards


def decree(state: Woodland, who: int, viewer: int) -> Figures:
    figures = counts([CARDS[card].suit for card in state.board(who, ElectricEyrieBoard).decree], len(SUITS))
    return figures[:BIRD] + ONE[figures[BIRD] + eyrie(state, who).viziers()]


ELECTRIC_EYRIE: Final[Fields] = (
    Field("decree", len(SUITS), 54, f"cards of the decree: {', '.join(SUITS)} (viziers are birds)", Read(decree)),
)


ROLES: Final = bot_called("vagabot").roles


def role(rules: Rules, who: int, viewer: int) -> Figures:
    return one_hot(len(ROLES), ROLES.index(bot_at(rules, who).role))


def burnt(state: Woodland, who: int, viewer: int) -> Figures:
    return counts([clearing - 1 for clearing in state.board(who, VagabotBoard).burnt], CLEARINGS)


VAGABOT: Final[Fields] = (
    Field("character", len(ROLES), 1, ", ".join(ROLES), Fixed(role)),
    Field(
        "items",
        len(SIDES),
        MOST_ITEMS,
        f"how many are {', '.join(SIDES)}",
        Read(lambda s, who, me: bytes(s.board(who, VagabotBoard).sides)),
    ),
    Field("quest", QUEST_COUNT, 1, "the quest that lies before him", Drawn(hot(*on_board("quest"), size=QUEST_COUNT))),
    Field(
        "discarded",
        QUEST_COUNT,
        1,
        "quests that he has done with",
        Drawn(tally(*on_board("discarded"), size=QUEST_COUNT)),
    ),
    Field("burnt", CLEARINGS, MOST_ITEMS, "by clearing: items that lie on slots", Read(burnt)),
    Field("resting", 1, 1, "has no Daylight this turn", Drawn(number(*on_board("resting")))),
)

LOGICAL_LIZARDS: Final[Fields] = (
    Field(
        "space",
        len(CONSPIRACIES),
        1,
        f"where the marker lies: {', '.join(CONSPIRACIES)}",
        Drawn(hot(*on_board("space"), size=len(CONSPIRACIES))),
    ),
    Field("acolytes", 1, MOST_ACOLYTES, "acolytes", Drawn(number(*on_board("acolytes")))),
    Field("souls", CARD_COUNT, MOST_COPIES, "by card: the Lost Souls", cards("boards", WHO, "souls")),
    Field("revealed", CARD_COUNT, MOST_COPIES, "by card: revealed today", cards("boards", WHO, "revealed")),
)

RIVERFOLK_ROBOTS: Final[Fields] = (
    Field("market", CARD_COUNT, MOST_COPIES, "by card: what is on sale", cards("boards", WHO, "market")),
    Field("payments", SEATS, MOST_BOXED, "warriors in Payments, by seat, you first", by_seat("payments")),
    Field(
        "stance",
        len(STANCES) - 1,
        1,
        f"protectionism: {', '.join(STANCES[1:])}",
        Drawn(hot(*on_board("stance"), size=len(STANCES) - 1, first=1)),
    ),
    Field(
        "customer",
        SEATS,
        1,
        "who has bought something this turn, you first",
        Drawn(hot_party(*on_board("sold", "customer"), seats=SEATS)),
    ),
    Field(
        "sold",
        2,
        1,
        "to that one: boats, mercenaries",
        Drawn(number(*on_board("sold", "boats")), number(*on_board("sold", "mercenaries"), at=1)),
    ),
)


def ambushes(state: Woodland, who: int, viewer: int) -> Figures:
    kept = state.board(who, DrillbitDuchyBoard).ambushes
    return bytes([kept.count(card) for card in AMBUSHES])


DRILLBIT_DUCHY: Final[Fields] = (
    Field("burrow", 1, MOST_IN_BURROW, "warriors in the Burrow", Planned(in_burrow)),
    Field(
        "swayed",
        MINISTER_COUNT,
        1,
        f"with a crown: {', '.join(MINISTERS)}",
        Drawn(bits(*on_board("swayed"), size=MINISTER_COUNT)),
    ),
    Field(
        "ambushes",
        len(AMBUSHES),
        MOST_COPIES,
        f"bought and kept: {', '.join(CARDS[card].id for card in AMBUSHES)}",
        Read(ambushes),
    ),
)


def denied(state: Woodland, who: int, viewer: int) -> Figures:
    return b"".join([flags(kinds, 0, PLOT_COUNT) for kinds in state.board(who, CorvidBoard).denied[1:]])


COGWHEEL_CORVIDS: Final[Fields] = (
    Field(
        "denied",
        CLEARINGS * PLOT_COUNT,
        1,
        f"by clearing: kinds that wrong guesses ruled out: {', '.join(PLOTS)}",
        Read(denied),
    ),
)

OWN: Final = {
    "electric_eyrie": ELECTRIC_EYRIE,
    "vagabot": VAGABOT,
    "logical_lizards": LOGICAL_LIZARDS,
    "riverfolk_robots": RIVERFOLK_ROBOTS,
    "drillbit_duchy": DRILLBIT_DUCHY,
    "cogwheel_corvids": COGWHEEL_CORVIDS,
}
NOTHING_MORE: Final[Fields] = ()

BOT_PARTS: Final = tuple(
    faction_part(name, (*common(bot_called(name)), *OWN.get(name, NOTHING_MORE)), "zeros if it does not play")
    for name in BOTS
)
