"""The parts of Root's vector that belong to bots: how each was made, the suit of its order, its pieces, and what lies
on its board for all to see. A table has each bot once at most."""

from __future__ import annotations

from typing import Final

from copse.envs.vector.factions import (
    CARD_COUNT,
    MINISTER_COUNT,
    MOST_ACOLYTES,
    MOST_COPIES,
    MOST_IN_BURROW,
    PLOT_COUNT,
    QUEST_COUNT,
    Fields,
    cards,
    faction_part,
    pieces,
    supply,
)
from copse.envs.vector.fields import ONE, Field, Figures, counts, flags, one_hot, relative
from copse.envs.vector.parties import SEATS
from copse.root.actions import MINISTERS, PLOTS
from copse.root.board import BURROW, CLEARINGS
from copse.root.bots import BOTS, bot_called
from copse.root.bots.base import DIFFICULTIES, Bot, bot_board, bot_of
from copse.root.bots.drillbit_duchy import AMBUSHES, duchy_board
from copse.root.bots.electric_eyrie import eyrie, eyrie_board
from copse.root.bots.logical_lizards import CONSPIRACIES, LogicalLizardsBoard
from copse.root.bots.riverfolk_robots import STANCES, RiverfolkRobotsBoard
from copse.root.bots.vagabot import SIDES, vagabot_board
from copse.root.cards import BIRD, CARDS, SUITS
from copse.root.factions.corvids import corvids_board
from copse.root.factions.riverfolk import MOST_BOXED
from copse.root.state import Woodland

MOST_ITEMS: Final = 20  # of one side, as in a Vagabond's satchel


# ---- what all of them have


def common(bot: Bot) -> Fields:
    """How it was made, its order, its pieces."""
    traits = [trait.name for trait in bot.offered]

    def lying(state: Woodland, who: int, viewer: int) -> Figures:
        own = bot_of(state, who).traits
        return bytes([trait in own for trait in traits])

    return (
        Field("difficulty", len(DIFFICULTIES), 1, ", ".join(DIFFICULTIES), difficulty),
        Field("traits", len(traits), 1, ", ".join(traits), lying),
        Field("order", len(SUITS), 1, f"the suit that is ordered: {', '.join(SUITS)}", order),
        *pieces(bot),
        *([supply(bot)] if bot.kinds else []),
    )


def difficulty(state: Woodland, who: int, viewer: int) -> Figures:
    return one_hot(len(DIFFICULTIES), DIFFICULTIES.index(bot_of(state, who).difficulty))


def order(state: Woodland, who: int, viewer: int) -> Figures:
    return one_hot(len(SUITS), bot_board(state, who).ordered_suit())


# ---- what lies on the boards


def decree(state: Woodland, who: int, viewer: int) -> Figures:
    figures = counts([CARDS[card].suit for card in eyrie_board(state, who).decree], len(SUITS))
    return figures[:BIRD] + ONE[figures[BIRD] + eyrie(state, who).viziers()]


ELECTRIC_EYRIE: Final[Fields] = (
    Field("decree", len(SUITS), 54, f"cards of the decree: {', '.join(SUITS)} (viziers are birds)", decree),
)


ROLES: Final = bot_called("vagabot").roles


def role(state: Woodland, who: int, viewer: int) -> Figures:
    return one_hot(len(ROLES), ROLES.index(bot_of(state, who).role))


def quest(state: Woodland, who: int, viewer: int) -> Figures:
    return one_hot(QUEST_COUNT, vagabot_board(state, who).quest)


def discarded(state: Woodland, who: int, viewer: int) -> Figures:
    return counts(vagabot_board(state, who).discarded, QUEST_COUNT)


def burnt(state: Woodland, who: int, viewer: int) -> Figures:
    return counts([clearing - 1 for clearing in vagabot_board(state, who).burnt], CLEARINGS)


VAGABOT: Final[Fields] = (
    Field("character", len(ROLES), 1, ", ".join(ROLES), role),
    Field(
        "items",
        len(SIDES),
        MOST_ITEMS,
        f"how many are {', '.join(SIDES)}",
        lambda s, who, me: bytes(vagabot_board(s, who).sides),
    ),
    Field("quest", QUEST_COUNT, 1, "the quest that lies before him", quest),
    Field("discarded", QUEST_COUNT, 1, "quests that he has done with", discarded),
    Field("burnt", CLEARINGS, MOST_ITEMS, "by clearing: items that lie on slots", burnt),
    Field("resting", 1, 1, "has no Daylight this turn", lambda s, who, me: ONE[vagabot_board(s, who).resting]),
)


def lizards(state: Woodland, who: int) -> LogicalLizardsBoard:
    board = state.boards[who]
    assert isinstance(board, LogicalLizardsBoard)
    return board


LOGICAL_LIZARDS: Final[Fields] = (
    Field(
        "space",
        len(CONSPIRACIES),
        1,
        f"where the marker lies: {', '.join(CONSPIRACIES)}",
        lambda s, who, me: one_hot(len(CONSPIRACIES), lizards(s, who).space),
    ),
    Field("acolytes", 1, MOST_ACOLYTES, "acolytes", lambda s, who, me: ONE[lizards(s, who).acolytes]),
    Field("souls", CARD_COUNT, MOST_COPIES, "by card: the Lost Souls", lambda s, who, me: cards(lizards(s, who).souls)),
    Field(
        "revealed",
        CARD_COUNT,
        MOST_COPIES,
        "by card: revealed today",
        lambda s, who, me: cards(lizards(s, who).revealed),
    ),
)


def robots(state: Woodland, who: int) -> RiverfolkRobotsBoard:
    board = state.boards[who]
    assert isinstance(board, RiverfolkRobotsBoard)
    return board


def payments(state: Woodland, who: int, viewer: int) -> Figures:
    figures = bytearray(SEATS)
    for owner, number in enumerate(robots(state, who).payments):
        figures[relative(owner, viewer, state.seats)] = number
    return bytes(figures)


def customer(state: Woodland, who: int, viewer: int) -> Figures:
    return one_hot(SEATS, relative(robots(state, who).sold.customer, viewer, state.seats))


def sold(state: Woodland, who: int, viewer: int) -> Figures:
    this_turn = robots(state, who).sold
    return bytes([this_turn.boats, this_turn.mercenaries])


RIVERFOLK_ROBOTS: Final[Fields] = (
    Field(
        "market", CARD_COUNT, MOST_COPIES, "by card: what is on sale", lambda s, who, me: cards(robots(s, who).market)
    ),
    Field("payments", SEATS, MOST_BOXED, "warriors in Payments, by seat, you first", payments),
    Field(
        "stance",
        len(STANCES) - 1,
        1,
        f"protectionism: {', '.join(STANCES[1:])}",
        lambda s, who, me: one_hot(len(STANCES) - 1, robots(s, who).stance - 1),
    ),
    Field("customer", SEATS, 1, "who has bought something this turn, you first", customer),
    Field("sold", 2, 1, "to that one: boats, mercenaries", sold),
)


def ambushes(state: Woodland, who: int, viewer: int) -> Figures:
    kept = duchy_board(state, who).ambushes
    return bytes([kept.count(card) for card in AMBUSHES])


DRILLBIT_DUCHY: Final[Fields] = (
    Field("burrow", 1, MOST_IN_BURROW, "warriors in the Burrow", lambda s, who, me: ONE[s.warriors(who, BURROW)]),
    Field(
        "swayed",
        MINISTER_COUNT,
        1,
        f"with a crown: {', '.join(MINISTERS)}",
        lambda s, who, me: flags(duchy_board(s, who).swayed, 0, MINISTER_COUNT),
    ),
    Field(
        "ambushes",
        len(AMBUSHES),
        MOST_COPIES,
        f"bought and kept: {', '.join(CARDS[card].id for card in AMBUSHES)}",
        ambushes,
    ),
)


def denied(state: Woodland, who: int, viewer: int) -> Figures:
    return b"".join([flags(kinds, 0, PLOT_COUNT) for kinds in corvids_board(state, who).denied[1:]])


COGWHEEL_CORVIDS: Final[Fields] = (
    Field(
        "denied",
        CLEARINGS * PLOT_COUNT,
        1,
        f"by clearing: kinds that wrong guesses ruled out: {', '.join(PLOTS)}",
        denied,
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
