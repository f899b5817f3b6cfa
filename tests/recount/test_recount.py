"""The recount agrees with the rules: a short run of both games with every faction, map and number of players. A long
one is `python -m tests.recount --games 500`."""

from __future__ import annotations

import pytest

import copse
from copse.games import AnyGame
from tests.recount import known, smallworld
from tests.recount.ledger import Ledger
from tests.recount.root_questions import expected
from tests.recount.root_table import Table
from tests.recount.root_watch import RootWatch
from tests.recount.smallworld import Ask, Turn
from tests.recount.watch import FACTIONS, seating, watch_root, watch_world
from tests.recount.world_watch import lay_out

ROOT_SEEDS = range(8, 20)
THOUGHTFUL_SEEDS = (3, 9)


def agrees(ledger: Ledger) -> bool:
    if ledger.disagreements:
        pytest.fail(ledger.report())
    return ledger.checks.total() > 0


@pytest.mark.parametrize("seed", range(16))
def test_small_world_comes_out_the_same_when_it_is_reckoned_again(seed: int) -> None:
    ledger = Ledger()
    watch_world(seed, seed % 8 == 7, ledger)
    assert agrees(ledger)


@pytest.mark.parametrize("seed", ROOT_SEEDS)
def test_root_by_lot_comes_out_the_same_when_it_is_reckoned_again(seed: int) -> None:
    ledger = Ledger()
    watch_root(seed, False, ledger)
    assert agrees(ledger)


@pytest.mark.parametrize("seed", THOUGHTFUL_SEEDS)
def test_root_played_to_win_comes_out_the_same_when_it_is_reckoned_again(seed: int) -> None:
    ledger = Ledger()
    watch_root(seed, True, ledger)
    assert agrees(ledger)


def test_the_short_run_meets_every_faction() -> None:
    assert {faction for seed in ROOT_SEEDS for faction in seating(seed)} == set(FACTIONS)


def answers(game: AnyGame) -> set[str]:
    """What the book allows where a position asks."""
    view, asked = game.view(game.decision.seat), game.decision
    if view["game"] == "root":
        watch = RootWatch(Ledger())
        watch.hear(game.events_for(None))
        found = expected(Table(view, watch.memory))
        assert found is not None
        return found[0]
    table = lay_out(view)
    people = table.active(asked.seat)
    assert people is not None
    question = next(smallworld.conquer(table, Turn(asked.seat), people))
    assert isinstance(question, Ask)
    return question.answers


@pytest.mark.parametrize("name", sorted(known.FAULTS))
def test_a_known_fault_is_still_one(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If this fails, the fault is mended: take its entry out of known.py."""
    fault = known.FAULTS[name]
    game = copse.position("\n".join(line.strip() for line in fault.position.strip().splitlines()))
    while len(game.decision.actions) == 1:
        game.apply(game.decision.actions[0])
    for choice in fault.played:
        game.apply(choice)
    offered = {action.text for action in game.decision.actions}
    assert answers(game) == offered
    monkeypatch.setattr(known, "OPEN", known.OPEN - {name})
    assert fault.lacking in answers(game) - offered
