"""An ability is cited when it acts: games by lot are listened to, and every paragraph that a question, a choice or an
event names is collected."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

import copse
from copse.kernel.chance import Dice
from copse.root.cards import DECKS
from copse.root.maps import MAPS
from tests.root.camp import camp
from tests.root.seatings import seatings
from tests.root.table import Table, fight
from tests.script import happened, play, root

GAMES = 120
LONGEST = 3_000  # choices: where all have activated dominance and no card is left, nobody may ever win
GROUNDS = list(product(MAPS, DECKS))
ACTING = (
    "7.2.3", "7.8.2", "7.8.3", "7.8.4", "8.2.2", "8.2.6", "9.2.1", "9.2.2.I", "9.2.4", "9.2.7", "9.2.9.I.b",
    "9.2.9.III", "9.2.9.III.a", "9.2.9.III.b", "10.2.5", "11.2.5.I", "12.2.3", "13.2.4", "13.2.5", "14.2.3",
    "14.2.4.I", "14.2.5", "14.7.1", "14.7.3", "14.7.4", "14.7.5", "14.7.6", "14.7.7", "14.7.8", "15.2.4", "15.2.5",
)  # fmt: skip
"""Abilities of the chapters that do something at a moment, and that games by lot come to."""


def cited(place: int, factions: tuple[str, ...]) -> Iterator[str]:
    board, deck = GROUNDS[place % len(GROUNDS)]
    game = copse.new("root", factions=list(factions), map=board, deck=deck, seed=place)
    dice = Dice(place)
    while not game.over and len(game.history) < LONGEST:
        choice = game.decision
        yield choice.law
        action = choice.actions[dice.below(len(choice.actions))]
        yield action.law
        game.apply(action)
    yield from (event.law for event in game.events)


@pytest.mark.slow
@pytest.mark.compiled
def test_every_ability_that_acts_is_cited_in_some_game() -> None:
    named = {law for place, factions in enumerate(seatings(GAMES)) for law in cited(place, factions)}
    assert [paragraph for paragraph in ACTING if f"root:{paragraph}" not in named] == []


def laws(game: Table, what: str) -> list[str]:
    return [event.law for event in game.events if event.what == what]


def battle(*lines: str, dice: str = "0 0", factions: str = "marquise eyrie", defender: int = 1) -> Table:
    """The first seat battles in clearing 5."""
    coming = "coming " + " ".join(f"die {die}" for die in dice.split())
    game = root("\n".join([f"factions {factions}", "turn 0 daylight", *lines, coming]))
    while f"battle 5 {defender}" not in [action.text for action in game.decision.actions]:
        game.apply("pass")
    return fight(game, f"0 battle 5 {defender}")


@pytest.mark.law("root:13.2.5")
def test_embedded_agents_are_cited() -> None:
    game = battle("clearing 5 marquise warrior 2", "clearing 5 corvids warrior 1 plot 1", "corvids plot 5 bomb",
                  factions="marquise corvids")  # fmt: skip
    assert (laws(game, "dealt_extra"), happened(game, "dealt_extra")) == (["root:13.2.5"], [{"seat": 1, "count": 1}])


@pytest.mark.law("root:14.7.7", "root:14.7.8")
@pytest.mark.parametrize(
    ("mood", "what", "law"), [("stubborn", "ignored", "14.7.7"), ("wrathful", "dealt_extra", "14.7.8")]
)
def test_the_mood_of_the_warlord_is_cited(mood: str, what: str, law: str) -> None:
    game = battle("clearing 5 hundreds warlord 1 warrior 1", "clearing 5 marquise warrior 3", f"hundreds mood {mood}",
                  dice="1 1", factions="hundreds marquise")  # fmt: skip
    assert laws(game, what) == [f"root:{law}"]


@pytest.mark.law("root:11.2.7.III.a")
def test_mercenaries_that_take_hits_are_cited() -> None:
    game = battle("clearing 5 marquise warrior 2", "clearing 5 riverfolk warrior 2", "clearing 5 eyrie warrior 3",
                  "riverfolk customer marquise 1 mercenaries", dice="2 2",
                  factions="marquise eyrie riverfolk")  # fmt: skip
    assert laws(game, "shared_hits") == ["root:11.2.7.III.a"]
    assert happened(game, "shared_hits") == [{"seat": 0, "other": 2, "count": 1}]


@pytest.mark.law("root:8.2.2")
@pytest.mark.not_in("early")
@pytest.mark.parametrize(("dice", "told"), [("2 1", ["root:8.2.2"]), ("1 1", [])])
def test_guerrilla_war_is_cited_where_the_dice_differ(dice: str, told: list[str]) -> None:
    game = battle("clearing 5 marquise warrior 3", "clearing 5 alliance warrior 3", dice=dice,
                  factions="marquise alliance")  # fmt: skip
    assert laws(game, "swapped_rolls") == told


@pytest.mark.law("root:9.2.4", "root:4.3.3.II")
def test_a_defenceless_defender_is_cited_by_its_own_paragraph() -> None:
    roost = battle("clearing 5 marquise warrior 2", "clearing 5 eyrie roost 1")
    pawn = battle("clearing 5 marquise warrior 2", "pawn vagabond 5", factions="marquise vagabond")
    assert (laws(roost, "dealt_extra"), laws(pawn, "dealt_extra")) == (["root:4.3.3.II"], ["root:9.2.4"])


@pytest.mark.law("root:9.2.9.III.b")
def test_the_second_boot_for_hostile_warriors_is_cited() -> None:
    lines = ("vagabond ready boots 2", "vagabond relation marquise hostile", "clearing 1 marquise warrior 1")
    game = play(camp("daylight", *lines), "0 go 1")
    assert laws(game, "exhausted") == ["root:9.5.1", "root:9.2.9.III.b"]
