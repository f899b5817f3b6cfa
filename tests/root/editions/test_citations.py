"""By an older edition every paragraph that anyone is told of is one of its own book: games by lot are listened to, and
whatever questions, choices, refusals, the log, the outcome and positions name is looked up in the index."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import copse
from copse.games import RootGame
from copse.kernel.chance import Dice
from copse.kernel.errors import BadPosition
from copse.law.index import select
from copse.root.actions import VOCABULARY
from copse.root.book import BOOK
from tests.root.campaign import options_by
from tests.root.editions.by import by
from tests.root.table import Table
from tests.script import asked, few_of_many, play

OLDER = ("fifth", "early")
LONG = 100  # games of each edition in the nightly run
LONGEST = 1_500  # choices
EVERY = 11  # of so many choices one is looked at with all that is refused
STRIDE = 37  # from one table to the next, so that a few games have all factions
WRITTEN = re.compile(r"\b(?:root|fifth|early):[\w.]+")
ONE_OF_EACH = list({action.verb: action for action in VOCABULARY.actions}.values())


def named(game: RootGame) -> Iterator[tuple[str, str]]:
    """What is named at this moment, and where."""
    choice = game.decision
    yield choice.law, f"the question {choice.prompt}"
    for action in choice.actions:
        yield choice.law_of(action), f"the choice {action.verb.name} of {choice.prompt}"
    for action, law in choice.blocked():
        yield law, f"what forbids {action.verb.name} in {choice.prompt}"
    for action in ONE_OF_EACH:
        if action not in choice.actions:
            yield choice.why_not(action).law, f"the refusal of {action.verb.name} in {choice.prompt}"


def told(game: RootGame) -> Iterator[tuple[str, str]]:
    """What is named once it is over."""
    yield from ((event.law, f"the event {event.what}") for event in game.events)
    if game.over:
        yield str(game.outcome["law"]), "the outcome"
    yield from ((law, "the position") for law in WRITTEN.findall(game.position()))


def foreign(edition: str, number: int) -> set[tuple[str, str]]:
    """What a game names that the book of its edition does not have."""
    own = {row.id for book in (edition, "bots") for row in select(book)}
    game, dice, found = copse.new("root", **options_by(edition, STRIDE * number)), Dice(number), set[tuple[str, str]]()
    while not game.over and len(game.history) < LONGEST:
        if len(game.history) % EVERY == 0:
            found |= {name for name in named(game) if name[0] not in own}
        game.apply(game.decision.actions[dice.below(len(game.decision.actions))])
    return found | {name for name in told(game) if name[0] not in own}


@pytest.mark.parametrize(
    ("edition", "number"), few_of_many(4, [(edition, number) for number in range(LONG) for edition in OLDER])
)
def test_a_game_names_only_paragraphs_of_its_own_book(edition: str, number: int) -> None:
    assert foreign(edition, number) == set()


@pytest.mark.parametrize("edition", OLDER)
def test_what_is_told_of_things_is_in_the_book(edition: str) -> None:
    own = {row.id for book in (edition, "bots") for row in select(book)}
    told = BOOK.printed(BOOK.resolve({"edition": edition, "factions": ["marquise", "eyrie"], "seed": 1}))["laws"]
    assert isinstance(told, dict)
    assert {str(law) for cited in told.values() if isinstance(cited, list) for law in cited} <= own
    assert told["area goal"] == [f"{edition}:3.1"]
    assert told["landmark tower"] == []


def laws(game: Table, what: str, **args: object) -> list[str]:
    """The paragraphs of the events of a kind that tell this."""
    return [event.law for event in game.events if event.what == what and args.items() <= event.args.items()]


SEATED = """
    factions marquise eyrie alliance vagabond
    turn {turn} evening
    pawn vagabond 5
    vagabond character thief
    eyrie leader despot
    hand {faction} anvil bake_sale cobbler sword armorers
    coming card sappers
"""


@pytest.mark.law("early:5.6", "early:6.6", "early:7.6.6", "early:8.6")
@pytest.mark.parametrize(
    ("turn", "faction", "law"),
    [(0, "marquise", "5.6"), (1, "eyrie", "6.6"), (2, "alliance", "7.6.6"), (3, "vagabond", "8.6")],
)
def test_cards_of_an_evening_are_drawn_and_discarded_by_the_chapter(turn: int, faction: str, law: str) -> None:
    game = by("early", SEATED.format(turn=turn, faction=faction))
    assert laws(game, "drew_card") == [f"early:{law}"]
    assert asked(game) == (turn, "DiscardDown", f"early:{law}")
    assert {game.decision.law_of(action) for action in game.decision.actions} == {f"early:{law}"}
    play(game, f"{turn} discard anvil")
    assert laws(game, "discarded") == [f"early:{law}"]


@pytest.mark.law("early:2.8.4", "early:2.8.6")
def test_sappers_add_hits_and_armorers_reduce_them() -> None:
    lines = """
        factions marquise eyrie
        turn 0 daylight
        clearing 5 marquise warrior 3
        clearing 5 eyrie warrior 3
        crafted eyrie armorers sappers
        coming die 2 die 1
    """
    game = play(by("early", lines), "0 pass", "0 battle 5 1", "1 use sappers", "1 use armorers")
    assert laws(game, "used", card="sappers") == ["early:2.8.4"]
    assert laws(game, "used", card="armorers") == ["early:2.8.6"]


@pytest.mark.law("early:6.7.2")
@pytest.mark.parametrize(("edition", "law"), [("early", "early:6.7.2"), ("marauder", "root:7.7.3")])
def test_a_new_leader_is_chosen_by_turmoil(edition: str, law: str) -> None:
    lines = """
        factions marquise eyrie
        turn 1 daylight
        eyrie leader despot
        eyrie decree build vizier
        clearing 3 eyrie roost 1 warrior 1
    """
    game = by(edition, lines)
    while asked(game)[1] != "NewLeader":
        game.apply("pass")
    play(game, "1 lead builder")
    assert laws(game, "led", leader="builder") == [law]


@pytest.mark.law("early:8.5.9", "early:8.3.5")
@pytest.mark.parametrize(("edition", "law"), [("early", "early:8.5.9"), ("marauder", "root:9.5.5")])
def test_a_quest_is_replaced_by_the_paragraph_of_quests(edition: str, law: str) -> None:
    lines = """
        factions vagabond marquise eyrie
        turn 0 daylight
        eyrie leader despot
        pawn vagabond 5
        vagabond character thief
        vagabond ready tea boots
        quests errand_rabbit
        coming quest errand_fox
    """
    game = play(by(edition, lines), "0 quest errand_rabbit")
    assert laws(game, "laid_quest") == [law]


@pytest.mark.law("fifth:E.3.2")
def test_a_refused_position_names_the_paragraph_of_its_own_book() -> None:
    lines = """
        factions vagabond marquise
        turn 0 daylight
        pawn vagabond 5
        vagabond character thief
        todo EndTurn 0
        todo BeginPhase 0 evening
        todo Hideout 0 3
    """
    for edition, law in (("fifth", "§fifth:E.3.2"), ("marauder", "§D.3.2")):
        with pytest.raises(BadPosition, match=f"repairs fewer items \\({re.escape(law)}\\)"):
            by(edition, lines)
