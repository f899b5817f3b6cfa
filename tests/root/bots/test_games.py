"""Games by lot with bots beside every faction: nobody is asked for a bot, and whatever comes stays possible, and is
saved, written and read alike."""

from __future__ import annotations

import random

import pytest

import copse
from copse.kernel.errors import BadSetup
from copse.kernel.game import Moment
from copse.kernel.tasks import Json
from copse.root.board import MAPS
from copse.root.bots import BOTS
from copse.root.bots.base import DIFFICULTIES, NORMAL
from copse.root.cards import DECKS
from copse.root.check import check
from copse.root.editions.marauder import MARAUDER
from copse.root.rules import MOST_PLAYERS
from copse.root.state import Woodland

MOST_BOTS = 4
CHECKED = 15  # decisions from one check to the next
REWRITTEN = 120  # and from one that is saved and written as a position


def bot_by_lot(name: str, lot: random.Random) -> str:
    plain = BOTS[name](NORMAL, ())
    traits = [trait.name for trait in plain.offered if lot.random() < 0.4]
    role = [lot.choice(plain.roles)] if plain.roles else []
    return f"{name}:{'+'.join([*role, lot.choice(DIFFICULTIES), *traits])}"


def table_by_lot(lot: random.Random) -> dict[str, Json]:
    """One to four bots, and people; whoever cannot sit at one table is another time."""
    while True:
        bots = lot.sample(list(BOTS), lot.randint(1, MOST_BOTS))
        people = lot.sample(list(MARAUDER.factions), lot.randint(1, MOST_PLAYERS - len(bots)))
        factions: list[Json] = [*people, *[bot_by_lot(name, lot) for name in bots]]
        lot.shuffle(factions)
        options: dict[str, Json] = {
            "factions": factions,
            "map": lot.choice(MAPS),
            "deck": lot.choice(DECKS),
            "hirelings": lot.choice(["lot", []]),
            "landmarks": lot.choice([0, 2]),
            "together": lot.random() < 0.3,
        }
        try:
            copse.new("root", seed=0, **options)
        except BadSetup:
            continue
        return options


@pytest.mark.law("bots:2.6", "bots:3.2")
@pytest.mark.parametrize("seed", range(12))
def test_games_by_lot_with_one_to_four_bots(seed: int) -> None:
    lot, decisions = random.Random(seed), 0
    game = copse.new("root", seed=seed, **table_by_lot(lot))
    assert isinstance(game.state, Woodland)
    rules = game.state.rules
    while not game.over:
        assert game.decision.seat in rules.people
        game.apply(lot.choice(game.decision.actions))
        decisions += 1
        if decisions % CHECKED == 0:
            check(game.state)
        if decisions % REWRITTEN == 0 and not game.over:
            position = game.position()
            assert copse.position(position).position() == position
            assert copse.load(game.save()).state.dump() == game.state.dump()
    assert all(not game.state.hands[seat].cards for seat in rules.machines)
    assert copse.replay(game.record()).state.dump() == game.state.dump()


@pytest.mark.parametrize("name", list(BOTS))
def test_a_turn_of_a_bot_can_be_looked_at_step_by_step(name: str) -> None:
    """One choice brings a whole turn; each step of it that said something is a moment, and the last is the present."""
    people = [faction for faction in ("marquise", "alliance", "duchy") if faction != BOTS[name](NORMAL, ()).replaces]
    game, lot = copse.new("root", factions=[people[0], name], seed=7), random.Random(7)
    longest = 0
    for _ in range(40):
        if game.over:
            break
        before = len(game.events)
        game.apply(lot.choice(game.decision.actions))
        moments = game.moments(0, before)
        counts = [moment.events for moment in moments]
        assert counts == sorted(set(counts))
        now = game.view(0)
        now.pop("decision", None)
        if moments:
            assert moments[-1] == Moment(len(game.events), now)
        assert bool(moments) == (len(game.events) > before)
        longest = max(longest, len(moments))
    assert longest > 4
