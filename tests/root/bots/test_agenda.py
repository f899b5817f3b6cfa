"""What a bot's turn consists of, as who runs it by hand reads it: every step of the turn in its order, under its
paragraph."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby, product

import pytest

import copse
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Task
from copse.law.index import index
from copse.root.book import BOOK
from copse.root.bots import BOTS, bot_called
from copse.root.bots.base import DIFFICULTIES, NIGHTMARE, Bot, BotBoard, Deed
from copse.root.bots.logical_lizards import LogicalLizardsBoard
from copse.root.bots.riverfolk_robots import RiverfolkRobotsBoard
from copse.root.bots.vagabot import VagabotBoard
from copse.root.cards import BIRD, CARDS, SUITS
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, Woodland
from copse.root.steps import Step

FIRST = {suit: next(card for card, shown in enumerate(CARDS) if shown.suit == suit) for suit in range(len(SUITS))}
ANY_SUIT = range(BIRD + 1)


def called(name: str, difficulty: str, traits: Iterable[str]) -> str:
    return f"{name}:{'+'.join([difficulty, *traits])}"


def tables() -> list[str]:
    """Every bot at every difficulty, with no trait, with each one and with all of them, and with every role."""
    out = []
    for name, kind in BOTS.items():
        plain = kind("", ())
        traits = [trait.name for trait in plain.offered]
        for some, difficulty in product([[], *([one] for one in traits), traits], DIFFICULTIES):
            out.append(called(name, difficulty, some))
        out += [f"{name}:{role}" for role in plain.roles]
    return out


def under_order(table: Woodland, suit: int) -> Woodland:
    """The table with an order of this suit on the board of the bot, who plays first."""
    state = table.copy()
    board = state.board(0, BotBoard)
    board.order = FIRST[suit]
    if isinstance(board, LogicalLizardsBoard):
        board.suit = suit
    elif isinstance(board, RiverfolkRobotsBoard):
        board.market = [FIRST[suit]]
    elif isinstance(board, VagabotBoard):
        board.resting = False
    return state


def steps_of(table: Woodland, suit: int) -> list[tuple[int, type[Task]]]:
    """The steps of the turn by their phase; several of a kind in a row are one."""
    state, bot = under_order(table, suit), table.rules.factions[0]
    turn = {BIRDSONG: bot.birdsong(state, 0), DAYLIGHT: [], EVENING: []}
    state = under_order(table, suit)
    turn[DAYLIGHT], turn[EVENING] = bot.daylight(state, 0), bot.evening(state, 0)
    return [step for step, _ in groupby((phase, type(task)) for phase, tasks in turn.items() for task in tasks)]


def named(agenda: Iterable[Deed]) -> list[tuple[int, type[Task]]]:
    return [step for step, _ in groupby((deed.phase, deed.step) for deed in agenda if deed.step)]


@pytest.mark.parametrize("bot", tables())
@pytest.mark.parametrize("seller", ["alliance", "riverfolk"])
def test_every_step_of_a_turn_is_on_the_agenda_in_its_order(bot: str, seller: str) -> None:
    if bot.startswith(("riverfolk_robots", "automated_alliance")):
        seller = {"riverfolk_robots": "eyrie"}.get(bot.partition(":")[0], seller.replace("alliance", "eyrie"))
    table = copse.new("root", factions=[bot, seller], seed=1).state
    assert isinstance(table, Woodland)
    machine = table.rules.factions[0]
    assert isinstance(machine, Bot)
    agenda = machine.agenda(bool(table.rules.lenders))
    assert [deed.phase for deed in agenda] == sorted(deed.phase for deed in agenda)
    ever = {step for suit in ANY_SUIT for step in steps_of(table, suit)}
    assert set(named(agenda)) == ever
    for suit in ANY_SUIT:
        steps = steps_of(table, suit)
        now = named(deed for deed in agenda if not deed.orders or suit in deed.orders)
        assert [step for step in steps if step in now] == now
        idle = set(steps) - set(now)  # what waits for another order
        assert idle <= set(named(deed for deed in agenda if deed.orders and suit not in deed.orders))


@pytest.mark.parametrize("bot", tables())
def test_every_line_of_an_agenda_has_a_paragraph_of_its_chapter_or_of_its_cards(bot: str) -> None:
    machine = bot_called(bot)
    for deed in machine.agenda(sells=True):
        assert deed.law in index()
        assert deed.law.startswith((f"bots:{machine.chapter}.", "bots:3.3.", "bots:9.7."))
        assert deed.step is None or issubclass(deed.step, Step)


def test_an_agenda_has_the_figures_of_the_difficulty_and_a_point_at_nightmare() -> None:
    recruits = {level: bot_called(f"drillbit_duchy:{level}").agenda(sells=False)[2].figures for level in DIFFICULTIES}
    assert [figures["count"] for figures in recruits.values()] == [1, 2, 3, 3]
    for name in BOTS:
        last = {level: bot_called(f"{name}:{level}").agenda(sells=False)[-1].what for level in DIFFICULTIES}
        assert [level for level, what in last.items() if what == "deed-nightmare"] == [NIGHTMARE]


def test_a_table_is_told_what_its_own_bots_do() -> None:
    def agenda(*factions: str) -> list[str]:
        told = Fields(BOOK.printed(BOOK.resolve({"factions": [*factions]})), "figures").table("factions")
        return [Fields(deed, "deed").text("what") for deed in told.table("logical_lizards").rows("agenda")]

    assert "deed-buy-souls" not in agenda("eyrie", "logical_lizards")
    assert "deed-buy-souls" in agenda("riverfolk", "logical_lizards")
    assert "trait-martyrs.help" in agenda("eyrie", "logical_lizards:martyrs")
    assert "trait-martyrs.help" not in agenda("eyrie", "marquise")
