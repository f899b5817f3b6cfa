"""The outline of a turn: pick or decline, conquer, redeploy, score."""

from __future__ import annotations

import random

from copse.games import SmallWorldGame
from copse.kernel.game import Game
from copse.law import paragraph
from copse.locale import Words
from copse.smallworld.book import BOOK
from copse.smallworld.turn import OUTLINE
from tests.script import play, small_world


def at(game: SmallWorldGame) -> tuple[str, list[str]]:
    reached = game.book.progress(game.state)
    assert reached is not None
    assert game.view(None)["progress"] == {"now": reached.now, "done": reached.done}
    return OUTLINE[reached.now].name, [OUTLINE[place].name for place in reached.done]


def test_its_headings_have_words_and_paragraphs() -> None:
    for heading in OUTLINE:
        assert paragraph(heading.law).id == heading.law
        for language in ("en", "ru", "uk"):
            assert f"heading-{heading.name}" in Words(language, "smallworld")


def test_the_turn_moves_on_through_its_headings() -> None:
    game = small_world("""
        players 2
        turn 0 conquer
        people 0 hill giants hand 6
        region 10 giants 1
        tribes none
    """)
    assert at(game) == ("conquer", ["choose", "ready"])
    play(game, "0 conquer 11", "0 stop")
    assert at(game) == ("redeploy", ["choose", "ready", "conquer"])


def test_a_game_is_always_at_a_heading() -> None:
    seen: set[str] = set()
    for seed in range(3):
        game, lot = Game.new(BOOK, {"seed": seed}), random.Random(seed)
        while not game.over:
            now, done = at(game)
            assert now not in done
            seen.add(now)
            game.apply(lot.choice(game.decision.actions))
    assert seen == {heading.name for heading in OUTLINE}
