"""Older editions in the terminal: the boards are theirs, and help tells their paragraphs."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import copse
from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from copse.locale import Words
from copse.root.cards import CARDS
from copse.root.editions import EDITIONS
from copse.root.factions.vagabond import Vagabond
from copse.root.state import Woodland
from copse.terminal.advice import about
from copse.terminal.table import TableView
from copse.terminal.tables import table_for
from copse.wording.root.labels import RootLabels

FACTIONS: list[Json] = ["marquise", "eyrie", "alliance"]


def table(edition: str) -> TableView:
    return table_for(copse.new("root", seed=4, edition=edition, factions=FACTIONS), Words("en"))


def said(*things: object) -> str:
    console = Console(file=StringIO(), width=200, color_system=None)
    console.print(*things, sep="\n")
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def test_the_scene_has_the_goal_the_lodge_and_the_prices_of_the_early_law() -> None:
    shown = said(*table("early").scene(0, 100))
    assert "to 40" in shown
    assert "1▲‖∞" in shown
    assert "○" * 11 + "  next: 2 supporters, 0 points; first of a suit: 1 supporter" in shown
    assert "first of a suit" not in said(*table("marauder").scene(0, 100))


def test_the_board_of_the_fifth_edition_tells_tracks_and_satchel_apart() -> None:
    lines = ("factions vagabond marquise", "vagabond ready boots tea 2", "turn 0 daylight", "pawn vagabond 5")
    head = ("copse position 1 root", 'option edition "fifth"')
    game = copse.position("\n".join([*head, *lines, "vagabond satchel tea", ""]))
    shown = said(*table_for(game, Words("en")).scene(0, 100))
    assert "on their tracks: tea" in shown
    assert "in the Satchel, face up: boot, tea" in shown
    today = copse.position("\n".join([head[0], *lines, ""]))
    assert "Satchel" not in said(*table_for(today, Words("en")).scene(0, 100))


@pytest.mark.parametrize(
    ("edition", "topic", "law"),
    [
        ("marauder", "6.5.2", "§6.5.2"),
        ("fifth", "6.5.2", "§fifth:6.5.2"),
        ("early", "6.5.2", "§early:6.5.2"),
        ("early", "root:6.5.2", "§6.5.2"),
        ("early", "marquise", "§early:5.1"),
        ("early", "despot", "§early:6.8.4"),
        ("fifth", "despot", "§fifth:7.8.4"),
    ],
)
def test_help_tells_the_paragraphs_of_the_edition_that_is_played(edition: str, topic: str, law: str) -> None:
    assert law in said(about(topic, table(edition)))


def test_help_on_a_paragraph_names_those_below_it_in_short() -> None:
    lines = [line.rstrip() for line in said(about("6.5", table("marauder"))).splitlines() if line.strip()]
    below = [line for line in lines if line.startswith("  ")]
    assert [line.rpartition("§")[2] for line in below] == [f"6.5.{number}" for number in range(1, 6)]
    assert "  Overwork. §6.5.5" in below


@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_character_of_an_edition_can_be_told_in_its_figures(edition: str, lang: str) -> None:
    game = copse.new("root", seed=4, edition=edition, factions=FACTIONS)
    assert isinstance(game.state, Woodland)
    for card in game.state.rules.deck:
        assert table_for(game, Words(lang)).find(CARDS[card].id) is not None
    labels, vagabond = RootLabels(Words(lang, "root"), game.state), EDITIONS[edition].factions["vagabond"]
    assert isinstance(vagabond, Vagabond)
    for name, character in vagabond.roster.items():
        assert labels.thing("character", name, "help", character.printed())


def test_what_characters_do_by_the_early_law_has_its_own_words() -> None:
    state = copse.new("root", seed=4, edition="early", factions=FACTIONS).state
    assert isinstance(state, Woodland)
    labels = RootLabels(Words("en", "root"), state)
    assert labels.thing("character", "ranger", "special") == "Scout"
    assert "fewer than 3 warriors" in labels.thing("character", "thief", "help", {"count": 3})
    assert labels.thing("character", "ranger") == "Ranger"
