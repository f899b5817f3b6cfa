"""Chances: sane at every moment of a game, certain at its end."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import pytest

import copse
from copse.agents import make, observe
from copse.agents.chances import course
from copse.agents.judges import judge_of
from copse.agents.outlooks import outlook_on
from copse.agents.search.foresight import odds
from copse.games import AnyGame, follow, rewound
from tests.script import small_world

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("*_t*.record"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: str(record.stem))
def test_the_chances_of_a_game_begin_even_and_end_with_its_winner(record: Path) -> None:
    game = copse.replay(record.read_text())
    told = course(game)
    assert list(told) == sorted(told)
    assert all(math.isclose(sum(row), 1) and min(row) >= 0 for row in told.values())
    assert max(told[0]) < 1.5 / game.seats
    last = max(told)
    assert last == len(game.history)
    assert [seat for seat, chance in enumerate(told[last]) if chance] == game.outcome["winners"]


def test_a_long_game_is_told_in_few_moments() -> None:
    game = copse.replay(RECORDS[0].read_text())
    everything, few = course(game), course(game, most=5)
    assert len(few) <= 6
    assert few.items() <= everything.items()


@pytest.mark.slow
def test_chances_are_of_turn_beginnings() -> None:
    game = copse.replay(RECORDS[0].read_text())
    for choices in list(course(game))[1:-1]:
        assert rewound(game, choices).state.turns != rewound(game, choices - 1).state.turns


def test_who_has_more_is_more_likely_to_win_and_the_more_so_the_later() -> None:
    position = "players 2\nturn 0 conquer\npeople 0 flying ratmen hand 6\ncoins 34 20\nround "
    early, late = [outlook_on("smallworld").shares([small_world(f"{position}{at}\n").state])[0][0] for at in (2, 9)]
    assert 0.5 < early < late < 1


def test_what_a_seat_holds_and_what_it_may_expect_weigh_alike_whoever_looks() -> None:
    """A rival's secret coins count as they are: what the table can guess of them would blur the chart."""
    judge, position = (
        judge_of("smallworld"),
        "players 3\nturn 0 conquer\npeople 0 flying ratmen hand 6\ncoins 30 {} 20\n",
    )
    one, other = [
        [judge.points(small_world(position.format(coins)).state, seat) for seat in range(3)] for coins in (20, 25)
    ]
    assert other == [one[0], one[1] + 5, one[2]]


@pytest.mark.slow
def test_the_chances_of_small_world_are_calibrated_and_steady() -> None:
    """By how often seats won that were given about the same chance; and by the squares of the steps from turn to turn,
    beside those of the former chances, which swung from 0 to 90 %."""
    told = [list[tuple[float, float]]() for _ in range(3)]
    steps = former = 0.0
    for seed in range(16):
        game = beginners(seed)
        winners, again, chart = game.outcome["winners"], rewound(game, 0), course(game)
        assert isinstance(winners, list)
        won, before = [1 / len(winners) if seat in winners else 0.0 for seat in range(3)], list[list[float]]()
        for moment, step in enumerate(game.history):
            if moment in chart:
                values = [judge_of("smallworld").value(again.state, seat) for seat in range(3)]
                before.append(odds(values, 16 - 14 * moment / len(game.history)))
                for chance, share in zip(chart[moment], won, strict=True):
                    told[min(2, int(3 * chance))].append((chance, share))
            follow(again, step)
        steps, former = steps + squares([*chart.values()]), former + squares([*before, won])
    assert steps < 0.75 * former
    for third in told:
        assert sum(chance - share for chance, share in third) / len(third) == pytest.approx(0, abs=0.1)


def squares(rows: list[list[float]]) -> float:
    return sum((after - before) ** 2 for one, other in pairwise(rows) for before, after in zip(one, other, strict=True))


def beginners(seed: int) -> AnyGame:
    game = copse.new("smallworld", players=3, seed=seed)
    agents = [make("beginner", 3 * seed + seat) for seat in range(3)]
    while not game.over:
        game.apply(agents[game.decision.seat].choose(observe(game)))
    return game


def test_the_share_of_a_game_that_was_played_grows_from_turn_to_turn() -> None:
    for record in [*RECORDS[:4], GOLDEN / "smallworld_3.record"]:
        game = copse.replay(record.read_text())
        judge, again = judge_of(game.book.name), rewound(game, 0)
        told = [judge.elapsed(again.state)]
        for step in game.history:
            follow(again, step)
            told.append(judge.elapsed(again.state))
        assert told[0] < 0.1
        assert max(told) <= 1
        assert told[-1] > 0.9 or game.book.name == "root"  # some win by dominance
        if game.book.name == "smallworld":
            assert told == sorted(told)
