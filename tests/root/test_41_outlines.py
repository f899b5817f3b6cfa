"""The outline of a turn: every chapter has its phases and paragraphs, and a game is always at one of its headings."""

from __future__ import annotations

import random

import pytest

from copse.games import RootGame
from copse.kernel.game import Game
from copse.kernel.tasks import Json
from copse.law import paragraph
from copse.locale import Words
from copse.root.book import BOOK, headings
from copse.root.editions import EDITIONS
from copse.root.rules import rules_for
from copse.root.state import PHASES
from tests.root.editions.by import by
from tests.script import few_of_many, play, root

CHAPTERS = [(edition.name, name) for edition in EDITIONS.values() for name in edition.factions]
WORDS = [Words(language, "root") for language in ("en", "ru", "uk")]


def at(game: RootGame) -> tuple[str, list[str]]:
    """The present heading, and those that are done."""
    state, reached = game.state, game.book.progress(game.state)
    assert reached is not None
    assert game.view(None)["progress"] == {"now": reached.now, "done": reached.done}
    names = [heading.name for heading in state.rules.outline(state.rules.factions[state.turn])]
    return names[reached.now], [names[place] for place in reached.done]


@pytest.mark.parametrize(("edition", "faction"), CHAPTERS)
def test_every_chapter_has_an_outline(edition: str, faction: str) -> None:
    rules = rules_for(BOOK.resolve({"edition": edition}))
    outline = headings(rules, rules.edition.factions[faction])
    phases = [str(heading["phase"]) for heading in outline]
    assert list(dict.fromkeys(phases)) == list(PHASES), "each phase has headings, in order"
    assert len({heading["name"] for heading in outline}) == len(outline)
    for heading in outline:
        law, book = str(heading["law"]), edition if edition != "marauder" else "root"
        assert law.startswith(f"{book}:")
        assert paragraph(law).id == law
        for words in WORDS:
            assert f"heading-{heading['name']}" in words


def test_the_turn_moves_on_through_its_headings() -> None:
    game = root("""
        factions eyrie marquise
        turn 0 birdsong
        eyrie leader charismatic
        eyrie decree recruit vizier
        eyrie decree move vizier
        clearing 1 eyrie roost 1 warrior 6
        hand eyrie anvil sword
    """)
    assert at(game) == ("add-to-decree", ["emergency-orders"])
    play(game, "0 decree sword:build", "0 pass")
    birdsong = ["emergency-orders", "add-to-decree", "new-roost"]
    assert at(game) == ("craft", birdsong)
    play(game, "0 pass")
    assert at(game) == ("resolve-decree", [*birdsong, "craft"])
    play(game, "0 enlist 1")
    assert at(game) == ("resolve-decree", [*birdsong, "craft"])


def test_what_comes_later_in_an_unusual_order_is_not_done() -> None:
    """§14.7.2: the Grandiose advance before they command."""
    game = root("""
        factions hundreds marquise
        turn 0 daylight
        hundreds mood grandiose
        clearing 1 hundreds warrior 3 warlord 1 stronghold 1
        clearing 5 marquise warrior 1
    """)
    while at(game)[0] == "craft":
        play(game, "0 pass")
    now, done = at(game)
    assert now == "advance"
    assert "command" not in done


@pytest.mark.parametrize(
    ("edition", "expected"),
    [("early", ["before-noon", "resolve-decree"]), ("marauder", ["craft", "resolve-decree"])],
)
def test_an_edition_has_the_headings_of_its_book(edition: str, expected: list[str]) -> None:
    game = by(edition, "factions eyrie marquise\nturn 0 daylight\neyrie leader despot\nclearing 1 eyrie roost 1")
    outline = game.state.rules.outline(game.state.rules.factions[game.state.turn])
    assert [heading.name for heading in outline if heading.phase == 1] == expected


@pytest.mark.parametrize("seed", few_of_many(2, range(10)))
def test_a_game_is_always_at_a_heading_of_its_phase(seed: int) -> None:
    lot = random.Random(seed)
    factions: list[Json] = [
        *lot.sample(["marquise", "eyrie", "lizards", "duchy", "hundreds"], 3),
        *lot.sample(["alliance", "vagabond", "riverfolk", "corvids", "keepers"], 2),
    ]
    game = Game.new(BOOK, {"factions": factions, "seed": seed})
    while not game.over and len(game.history) < 500:
        if game.state.turns:
            name, done = at(game)
            rules, turn = game.state.rules, game.state.turn
            known = {heading.name: heading.phase for heading in rules.outline(rules.factions[turn])}
            assert known[name] == game.state.phase
            assert name not in done
            assert all(known[each] <= game.state.phase for each in done)
            before = {each for each, phase in known.items() if phase < game.state.phase}
            assert before <= set(done), "earlier phases are over"
        game.apply(lot.choice(game.decision.actions))


def test_bots_tell_their_programme_instead() -> None:
    game = Game.new(BOOK, {"factions": ["marquise", "vagabot"], "seed": 1})
    printed = BOOK.printed(game.options)["factions"]
    assert isinstance(printed, dict)
    assert isinstance(bot := printed["vagabot"], dict)
    assert "outline" not in bot
    assert bot["agenda"]
