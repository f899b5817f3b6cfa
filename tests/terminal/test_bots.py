"""Bots at the terminal: their boards, their turns phase by phase, help on them, and who is asked."""

from __future__ import annotations

import random

import pytest

import copse
from copse.games import RootGame
from copse.languages import LANGUAGES
from copse.root.bots import BOTS, bot_called
from copse.root.bots.base import DIFFICULTIES
from copse.root.maps import MAPS
from tests.script import few_of_many, root
from tests.terminal.table import sit
from tests.terminal.test_root import printed, table

TABLES = (
    ("marquise", "electric_eyrie:nightmare+relentless", "vagabot:tinker", "cogwheel_corvids:easy+gamble"),
    ("mechanical_marquise:challenging+blitz", "eyrie", "automated_alliance:wildfire", "logical_lizards"),
    ("riverfolk_robots:greedy+involved", "drillbit_duchy:overwhelm", "alliance", "vagabot:scoundrel+questing"),
)
ONE = "factions marquise electric_eyrie:easy"
STRENGTH = "clearing 3 electric_eyrie warrior 4 roost 1\nclearing 1 marquise keep 1 warrior 1"


def duel(*lines: str) -> RootGame:
    return root("\n".join((ONE, "turn 0 daylight", STRENGTH, *lines)))


@pytest.mark.parametrize("seed", few_of_many(3, range(6)))
def test_a_table_with_bots_is_drawn_and_told_from_the_first_question_to_the_last(seed: int) -> None:
    dice = random.Random(seed)
    game = copse.new("root", factions=list(TABLES[seed % 3]), map=MAPS[seed % 4], seed=seed)
    seen, read = table(game, LANGUAGES[seed % len(LANGUAGES)]), 0
    for step in range(400):
        if game.over:
            break
        if step % 10 == 0:
            width = dice.choice((60, 100, 140))
            shown = printed(*seen.scene(game.decision.seat, width), width=width)
            assert all(faction.sign in shown for faction in game.state.rules.factions)
            assert max(map(len, shown.splitlines())) <= width
        game.apply(dice.choice(game.decision.actions))
        news, fresh = printed(*seen.news(None, read), width=1000), game.events_for(None, read)
        bots = game.state.machines
        began = [event for event in fresh if event.what == "turn_began" and event.args["seat"] in bots]
        for text, _ in seen.lines([event for event in fresh if event not in began]):
            assert text in news
        read = len(game.events)


def test_a_bot_s_board_has_its_order_its_cards_and_its_tracks() -> None:
    game = duel("electric_eyrie order sword", "electric_eyrie decree anvil cobbler")
    shown = printed(table(game).commands["seats"](None, "", 100))
    tracks = ("roost ●○○○○○○  0 points each Evening", "Decree: ▲ 1 | ∞ 0 | ‖ 1 | ∨ 1")
    for line in ("difficulty: easy", "order: Sword ∞", *tracks):
        assert line in shown
    birds = next(line for line in shown.splitlines() if "Electric Eyrie" in line)
    assert "cards" not in birds  # it has no hand


def test_the_turn_of_a_bot_is_told_by_phases_with_its_aims_behind_its_deeds() -> None:
    game = duel("coming card anvil card sword")
    before = len(game.events)
    while game.state.turn == 0 and game.state.turns < 2:
        game.apply("pass")
    shown = [line.rstrip() for line in printed(*table(game).news(0, before)).splitlines()]
    heads = [place for place, line in enumerate(shown) if line.startswith(" ▣")]
    assert [shown[place].strip() for place in heads] == [
        f"▣  Electric Eyrie, {phase}" for phase in ("Birdsong", "Daylight", "Evening")
    ]
    assert shown[heads[0] + 1] == "    Electric Eyrie revealed the order: Sword ∞ §bots:2.7"
    assert "      Electric Eyrie chose 3‖ (the only choice) §bots:5.5.1.I" in shown[heads[1] : heads[2]]
    assert "    Electric Eyrie scored 1 point §bots:5.6" in shown[heads[2] :]
    assert not any("Electric Eyrie’s turn" in line for line in shown)
    assert "  Marquise’s turn §1.4.1" in shown


def test_a_turn_that_a_question_cuts_in_two_goes_on_under_its_head() -> None:
    game = duel("clearing 7 marquise warrior 1", "coming card anvil card royal_claim die 1 die 0")
    while game.decision.prompt != "FieldHospital" and not game.over:
        game.apply("pass")
    read = len(game.events)
    game.apply("pass")
    shown = printed(*table(game).news(0, read))
    assert shown.startswith(" ▣  Electric Eyrie, Daylight")
    assert "Birdsong" not in shown


def test_the_people_are_those_whom_someone_plays() -> None:
    """Alone against bots nobody has to look away, and after their turns the board is drawn anew."""
    game = duel("coming card anvil card sword")
    shown = sit(game, "pass", "pass", "", "map", "quit", "", seats=(None, None))
    assert "press Enter" not in shown.lower()
    assert shown.index("Electric Eyrie scored 1 point §bots:5.6") < shown.rindex("order: –")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_on_every_bot_trait_role_and_difficulty(language: str) -> None:
    seen = table(duel(), language)
    for name in BOTS:
        told, bot = seen.find(name), bot_called(name)
        assert told is not None
        text = printed(told, width=2000)
        assert f"§bots:{bot.chapter}.5" in text
        cards = [("trait", trait.name) for trait in bot.offered] + [("role", role) for role in bot.roles]
        for kind, card in cards:
            assert seen.labels.thing(kind, card, "help") in text
            own = seen.find(seen.labels.thing(kind, card))
            assert own is not None
            assert seen.labels.thing(kind, card, "help") in printed(own, width=2000)
    for difficulty in DIFFICULTIES:
        assert seen.find(difficulty) is not None


def test_people_who_win_together_are_all_named() -> None:
    lines = ("points 30 30 12", "clearing 1 marquise keep 1", "winners marquise alliance by bots:coop", "over")
    game = root("\n".join(("factions marquise alliance electric_eyrie", "option together true", *lines)))
    shown = printed(table(game).final())
    assert "Marquise won with 30 points. Together with: Alliance. §bots:coop" in shown
