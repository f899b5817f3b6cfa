"""What nobody asks for is not worked out; whoever asks later is told what one would have heard all along."""

from __future__ import annotations

import pytest

import copse
from copse.games import AnyGame
from copse.kernel.chance import Dice
from copse.kernel.tasks import Json

pytestmark = pytest.mark.both_builds

EVERYTHING: dict[str, Json] = {
    "factions": ["vagabond", "corvids", "electric_eyrie"],
    "hirelings": "random",
    "landmarks": 2,
    "setup": "advanced",
}
TABLES: tuple[tuple[str, dict[str, Json]], ...] = (("root", {}), ("root", EVERYTHING), ("smallworld", {"players": 3}))
CHOICES = 500
TAKEN_BACK = 5  # one in so many choices, where it may be
ASKED = 120  # one in so many


def play(game: AnyGame, dice: Dice) -> None:
    """A choice by lot, and now and then one is taken back."""
    seat = game.decision.seat
    game.apply(game.decision.actions[dice.below(len(game.decision.actions))])
    while dice.below(TAKEN_BACK) == 0 and game.can_undo(seat):
        game.undo(seat)


@pytest.mark.parametrize("table", range(len(TABLES)))
@pytest.mark.parametrize("asked", [0, ASKED])
def test_whoever_asks_late_hears_all_that_happened(table: int, asked: int) -> None:
    name, options = TABLES[table]
    quiet, heard = (copse.new(name, **options, seed=table) for _ in range(2))
    assert heard.events
    dice = [Dice(9), Dice(9)]
    for number in range(CHOICES):
        if heard.over:
            break
        for game, own in zip((quiet, heard), dice, strict=True):
            play(game, own)
        if asked and number % asked == asked - 1:
            assert quiet.events == heard.events
            quiet = copse.load(quiet.save())  # which listens no more
            heard = copse.load(heard.save())
            assert heard.events
    assert quiet.hash() == heard.hash()
    assert quiet.record() == heard.record()
    assert quiet.copy().events == heard.events
    assert quiet.save() == heard.save()
    assert quiet == heard


def test_announced_outcomes_are_heard_too() -> None:
    game = copse.new("root", seed=4)
    dice = Dice(2)
    for _ in range(200):
        play(game, dice)
    again = copse.replay(game.record())
    assert again.events == game.events
