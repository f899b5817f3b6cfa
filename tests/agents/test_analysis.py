"""Analysis: what a game's choices cost, judged by what each seat knew, by the evaluation or by a network."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pytest

import copse
from copse.agents import make, observe
from copse.agents.analysis import LEAST_COST, MOST_CHOICES, Analysis, Effort, analyse, hint, played
from copse.agents.chances import course
from copse.agents.networks import network_at
from copse.agents.outlooks import Judgement, Learning, outlook_on
from copse.games import AnyGame, follow, rewound
from copse.kernel.actions import Action
from copse.kernel.errors import BadSetup
from copse.kernel.game import Game
from copse.kernel.tasks import State
from tests.agents.secrets import S, twin
from tests.agents.test_evaluators import onnx_file
from tests.agents.test_search import WINNING
from tests.script import root

GOLDEN = Path(__file__).parents[1] / "golden"
BRIEF = Effort(worlds=2, iterations=8)


def recorded(name: str) -> AnyGame:
    return copse.replay((GOLDEN / f"{name}.record").read_text())


def check(analysis: Analysis, game: AnyGame) -> None:
    assert analysis.moments == sorted(set(analysis.moments))
    assert analysis.moments[-1] == len(game.history)
    assert all(math.isclose(sum(row), 1, rel_tol=1e-5) and min(row) >= 0 for row in analysis.chances)
    assert analysis.real == len(analysis.moments) - 1
    for costly in analysis.costly:
        step = game.history[costly.at]
        assert (step.seat, step.action) == (costly.seat, costly.chosen)
        assert costly.cost >= LEAST_COST
        assert costly.line[0] is costly.better is not costly.chosen
        followed = [action for _, action in played(costly.world, costly.line)]
        assert followed == list(costly.line)  # all of it is legal there
    for seat in range(game.seats):
        costs = [costly.cost for costly in analysis.costly if costly.seat == seat]
        assert costs == sorted(costs, reverse=True)
        assert len(costs) <= MOST_CHOICES


@pytest.mark.parametrize("name", ["root_two_autumn_standard", "smallworld_3"])
def test_a_whole_game_is_analysed_by_the_evaluation(name: str) -> None:
    game, told = recorded(name), list[float]()
    analysis = analyse(game, BRIEF, told.append, Judgement(game.book.name))
    check(analysis, game)
    assert analysis.source == "judge"
    assert analysis.weighed == analysis.real
    assert {costly.seat for costly in analysis.costly} == set(range(game.seats))
    assert [seat for seat, chance in enumerate(analysis.chances[-1]) if chance] == game.outcome["winners"]
    assert told == sorted(told)
    assert told[-1] == 1


@pytest.mark.parametrize("name", ["root_two_autumn_standard", "smallworld_3"])
def test_a_network_judges_where_there_is_one(name: str, tmp_path: Path) -> None:
    game = recorded(name)
    file = onnx_file(tmp_path / "tiny.onnx", game.book.name)
    analysis = analyse(game, BRIEF, outlook=Learning(game.book.name, network_at(file)))
    check(analysis, game)
    assert analysis.source == "learned"
    assert max(map(max, analysis.chances[:-1])) > 1.2 / game.seats


def test_the_evaluation_judges_unless_a_network_is_there_and_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("copse.agents.outlooks.trust", lambda game: None)
    assert outlook_on("root").source == "judge"
    monkeypatch.setattr("copse.agents.outlooks.trust", lambda game: 0.5)
    assert outlook_on("root").source == "learned"
    monkeypatch.setattr("copse.agents.outlooks.learned_network", lambda game: None)
    assert outlook_on("root").source == "judge"


def test_a_win_that_was_let_go_costs_most_and_its_line_wins() -> None:
    game = root(WINNING)
    while game.decision.seat == 0:
        actions = {action.text: action for action in game.decision.actions}
        game.apply(actions.get("pass") or actions.get("stop") or game.decision.actions[0])
    costly = analyse(game, Effort(iterations=60), outlook=Judgement("root")).costly[0]
    assert (costly.seat, costly.better_chance, costly.cost > 0.05) == (0, 1.0, True)
    (*_, (last, _)) = played(costly.world, costly.line)
    assert last.over
    assert last.outcome["winners"] == [0]


def told_of_twins(real: Game[S]) -> list[object]:
    """What is told of the same choice in games that its seat cannot tell apart."""
    agents = [make("heuristic", seat) for seat in range(real.seats)]
    for _ in range(60):
        real.apply(agents[real.decision.seat].choose(observe(real)))
    while len(real.decision.actions) < 3:
        real.apply(real.decision.actions[0])
    told = list[object]()
    for table in (real, twin(real, 1), twin(real, 2)):
        begun = copse.position(table.position())
        begun.apply(begun.decision.actions[-1])
        analysis = analyse(begun, Effort(iterations=12), outlook=Judgement(real.book.name))
        told.append([(one.better, one.chance, one.better_chance, one.line, one.reason) for one in analysis.costly])
    return told


def test_what_is_told_of_a_choice_does_not_change_with_what_its_seat_could_not_know() -> None:
    for told in (told_of_twins(copse.new("root", seed=5)), told_of_twins(copse.new("smallworld", seed=5))):
        assert told[0] == told[1] == told[2]


def picks(game: AnyGame) -> Iterator[AnyGame]:
    """The moments at which somebody picks a people."""
    again = rewound(game, 0)
    for step in game.history:
        if step.action.verb.name == "pick":
            yield copse.position(again.position())
        follow(again, step)


def test_what_a_hint_recommends_the_analysis_does_not_regret() -> None:
    """The hint once took the pick that looked best at first sight, and the analysis then called it the worst choice."""
    regretted = 0
    for game in list(picks(recorded("smallworld_3")))[:5]:
        told = hint(observe(game), BRIEF)
        assert [one.chance for one in told.best] == sorted((one.chance for one in told.best), reverse=True)
        assert len(told.best) == 3
        for number, one in enumerate(told.best):
            chosen = game.copy()
            chosen.apply(one.action)
            costly = analyse(chosen, BRIEF).costly
            if number == 0:
                assert costly == []
            regretted += len(costly)
            assert all((regret.chance, regret.better) == (one.chance, told.best[0].action) for regret in costly)
    assert regretted > 5


def test_a_hint_and_the_analysis_agree_where_a_network_judges() -> None:
    game = recorded("root_two_autumn_standard")
    again = rewound(game, 0)
    for step in game.history[:60]:
        follow(again, step)
    while len(again.decision.actions) < 3:
        again.apply(again.decision.actions[0])
    begun = copse.position(again.position())
    told = hint(observe(begun), BRIEF)
    assert told.source == "learned"
    begun.apply(told.best[0].action)
    assert analyse(begun, BRIEF).costly == []


def test_the_analysis_draws_the_chart_without_jumps_within_a_turn() -> None:
    """When each moment was judged by what another seat knew, the curve jumped by 13 % from choice to choice."""
    game = recorded("smallworld_3")
    chart, analysis = course(game), analyse(game, BRIEF)
    curve = dict(zip(analysis.moments, analysis.chances, strict=True))
    shared = chart.keys() & curve.keys()
    assert len(shared) > len(chart) / 2
    assert all(chart[moment] == curve[moment] for moment in shared)
    during = pairwise(analysis.chances[:-1])
    steps = [abs(after - before) for one, other in during for before, after in zip(one, other, strict=True)]
    assert sum(steps) / len(steps) < 0.03


class Slow(Judgement):
    """Needs a tenth of a second to look at a choice."""

    now = 0.0

    def promises(self, states: Sequence[State], legal: Sequence[Sequence[Action]]) -> list[list[float]]:
        self.now += 0.1
        return super().promises(states, legal)


def test_who_has_little_time_looks_at_some_choices_from_all_over_the_game() -> None:
    game, slow = recorded("root_two_autumn_standard"), Slow("root")
    analysis = analyse(game, Effort(2, 8, seconds=6.0), outlook=slow, clock=lambda: slow.now)
    check(analysis, game)
    assert analysis.weighed == 36  # as many as fit into the time for a glance
    assert {costly.at // 105 for costly in analysis.costly} == {0, 1}  # of its first half and of its second


@pytest.mark.parametrize("wrong", [{"worlds": 0}, {"iterations": 0}, {"seconds": 0.0}])
def test_no_effort_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(BadSetup, match="at least 1 world, 1 iteration and more than 0 seconds"):
        Effort(**wrong)


def test_a_game_that_has_not_begun_has_nothing_to_tell() -> None:
    analysis = analyse(copse.new("smallworld", players=2, seed=1), BRIEF)
    assert (analysis.moments, analysis.costly) == ([0], [])
