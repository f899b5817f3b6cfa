"""Labels and drawings of everything that comes up in play."""

from __future__ import annotations

import io
import random
import re
from itertools import cycle, product

import pytest
from rich.console import Console

import copse
from copse.kernel.events import Event
from copse.languages import LANGUAGES
from copse.locale import Words
from copse.smallworld.board import map_for
from copse.terminal.smallworld import render
from copse.terminal.smallworld.seen import see
from copse.wording.smallworld.labels import SmallWorldLabels
from tests.script import few_of_many

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(
    ("language", "players"),
    few_of_many(4, [*zip(cycle(LANGUAGES), (2, 3, 4, 5), strict=False), *product(LANGUAGES, (2, 3, 4, 5))]),
)
def test_every_question_choice_and_event_of_a_game_has_its_words(language: str, players: int) -> None:
    dice = random.Random(players)
    game = copse.new("smallworld", players=players, seed=players)
    labels = SmallWorldLabels(Words(language, "smallworld"), game.state.rules)
    while not game.over:
        seat, width = game.decision.seat, dice.choice((80, 120))
        actions = labels.actions(game)
        console = Console(file=io.StringIO(), width=width)
        console.print(
            labels.question(game),
            render.choices(see(game, seat), actions, labels, width),
        )
        game.apply(dice.choice(game.decision.actions))
    for event in [*game.events_for(0), *game.events_for(None)]:
        [(text, law)] = labels.events([event])
        assert not text.startswith(event.what), text
        assert law == event.law


def test_deployments_are_told_in_one_line() -> None:
    game = copse.new("smallworld", players=2, seed=1)
    places = ((2, 3), (3, 1), (2, 1))
    events = [
        Event("sw:conquest.redeploy", "deployed", {"seat": 0, "race": "orcs", "region": region, "tokens": tokens})
        for region, tokens in places
    ]
    lines = SmallWorldLabels(Words("en", "smallworld"), game.state.rules).events(events)
    assert lines == [("Player 1 deployed 5 tokens to farmland 2, forest 3 (Orcs)", "sw:conquest.redeploy")]


@pytest.mark.parametrize(
    "event",
    [
        Event("sw:end.winner", "danced", {"seat": 0}),
        Event("sw:end.winner", "conquered", {"seat": 0, "race": "orcs", "region": "nowhere", "tokens": 1}),
        Event("sw:end.winner", "conquered", {"region": 2}),
    ],
)
def test_an_event_that_has_no_words_is_shown_as_it_is(event: Event) -> None:
    game = copse.new("smallworld", players=2, seed=1)
    [(text, _)] = SmallWorldLabels(Words("en", "smallworld"), game.state.rules).events([event])
    assert text.startswith(event.what)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_region_has_its_place_on_the_drawn_map(players: int, width: int) -> None:
    game = copse.new("smallworld", players=players, seed=1)
    out = io.StringIO()
    labels = SmallWorldLabels(Words("en", "smallworld"), game.state.rules)
    Console(file=out, width=width).print(render.chart(see(game, None), labels, width))
    assert set(map(int, re.findall("[0-9]+", out.getvalue()))) == set(range(1, map_for(players).size + 1))
    assert max(map(len, out.getvalue().splitlines())) <= width


def test_an_open_purse_is_shown_and_a_secret_one_is_not() -> None:
    for open_coins, secret in ((True, 0), (False, 2)):
        game = copse.new("smallworld", players=3, seed=1, open_coins=open_coins)
        out = io.StringIO()
        labels = SmallWorldLabels(Words("en", "smallworld"), game.state.rules, ("", "heuristic", "random"))
        Console(file=out, width=100).print(render.seats(see(game, 0), labels))
        assert out.getvalue().count("?") == secret
        assert "heuristic" in out.getvalue()
    twins = SmallWorldLabels(Words("en", "smallworld"), game.state.rules, ("", "random", "random"))
    assert [twins.seated(seat) for seat in range(3)] == ["Player 1", "Player 2 (random)", "Player 3 (random)"]
