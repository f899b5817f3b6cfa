"""The draft at the terminal: the row of setup cards, with what is known of each."""

from __future__ import annotations

import copse
from copse.kernel.tasks import Json
from copse.terminal.root.draft import draft
from copse.terminal.root.seen import Seen
from tests.terminal.test_root import printed, table

ROW: list[Json] = [
    {"faction": "marquise", "locked": False, "character": None, "seat": 1},
    {"faction": "vagabond", "locked": True, "character": "thief", "seat": None},
    {"faction": "eyrie", "locked": False, "character": None, "seat": None},
]


def test_the_row_tells_what_is_taken_locked_and_who_the_vagabond_is() -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], seed=1)
    drafting = Seen(0, {**game.view(0), "first": 1, "draft": {"row": ROW}})
    told = printed(draft(drafting, table(game).labels), width=160)
    assert "Eyrie will have the first turn." in told
    assert "Draft: Marquise de Cat (✓ 2) | Vagabond (Thief, locked) | Eyrie Dynasties" in told


def test_a_table_without_a_draft_tells_nothing_of_one() -> None:
    game = copse.new("root", factions=["marquise", "eyrie"], seed=1)
    assert printed(draft(Seen(0, game.view(0)), table(game).labels)).strip() == ""
