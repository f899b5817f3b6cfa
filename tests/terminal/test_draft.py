"""The draft at the terminal: the row of setup cards, with what is known of each."""

from __future__ import annotations

import random

import pytest

import copse
from copse.kernel.tasks import Json
from copse.languages import LANGUAGES
from copse.locale import Words
from copse.terminal.root.draft import draft
from copse.terminal.root.seen import read
from copse.terminal.tables import table_for
from tests.script import few_of_many
from tests.terminal.test_root import printed, table

ROW: list[Json] = [
    {"faction": "marquise", "locked": False, "character": None, "seat": 1},
    {"faction": "vagabond", "locked": True, "character": "thief", "seat": None},
    {"faction": "eyrie", "locked": False, "character": None, "seat": None},
]


def test_the_row_tells_what_is_taken_locked_and_who_the_vagabond_is() -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], seed=1)
    drafting = read({**game.view(0), "first": 1, "draft": {"row": ROW}})
    told = printed(draft(drafting, table(game).labels), width=160)
    assert "Eyrie plays first." in told
    assert "Draft: Marquise de Cat (✓ 2) | Vagabond (Thief, locked) | Eyrie Dynasties" in told


def test_a_table_without_a_draft_tells_nothing_of_one() -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], seed=1)
    assert printed(draft(read(game.view(0)), table(game).labels)).strip() == ""


@pytest.mark.slow
@pytest.mark.parametrize("seed", few_of_many(1, range(5)))
def test_a_drafted_game_is_drawn_from_the_first_question_on_and_reads_back(seed: int) -> None:
    dice = random.Random(seed)
    game = copse.new("root", factions=2 + seed, setup="advanced", hirelings="random", landmarks=2, seed=seed)
    seen = table(game, LANGUAGES[seed % len(LANGUAGES)])
    for step in range(250):
        if game.over:
            break
        width = dice.choice((50, 80, 120))
        if step % 10 == 0:
            printed(*seen.scene(game.decision.seat, width), width=width)
        printed(seen.prompt(), seen.choices(seen.actions(), width), width=width)
        game.apply(dice.choice(game.decision.actions))
    assert not game.state.rules.undecided
    for event in game.events_for(None):
        [(text, _)] = seen.lines([event])
        assert not text.startswith(f"{event.what} "), text
    again = copse.replay(game.record())
    names = [[table_for(one, Words("en")).seat(seat) for seat in range(game.seats)] for one in (game, again)]
    assert names[0] == names[1]
    assert again.hash() == game.hash()
