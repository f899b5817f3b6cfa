"""Judges of one's own: registered for a game, or named by file and class."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

import copse
from copse.agents import Agent, AgentFault, make, observe, register_judge
from copse.agents.heuristic import LOTS, followed, promise
from copse.agents.judges import JUDGES, judge_of
from copse.games import AnyGame
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import State

HOME = Path(__file__).parents[2]
GAME = copse.new("smallworld", players=2, seed=3)
LAST = GAME.decision.actions[-1]


@pytest.fixture
def _own_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is registered is gone after the test."""
    monkeypatch.setattr("copse.agents.judges.JUDGES", dict(JUDGES))


def own(tmp_path: Path, text: str, name: str = "mine.py") -> str:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return f"{file}:Mine"


LAST_TEXT = """
class Mine:
    def weights(self, state, actions):
        return [1 + 99 * (place == len(actions) - 1) for place in range(len(actions))]
    def value(self, state, seat):
        return 0
"""


@pytest.mark.usefixtures("_own_judges")
def test_a_registered_judge_is_asked_by_every_agent_and_the_rest_stays() -> None:
    asked: list[int] = []

    class Counting:
        def value(self, state: State, seat: int) -> float:
            asked.append(seat)
            return 0.0

    before = judge_of("smallworld")
    register_judge("smallworld", Counting())
    for name in ("heuristic", "search@5", "beginner"):
        asked.clear()
        assert make(name, 1).choose(observe(GAME)) in GAME.decision.actions
        assert asked
    weights = before.weights(GAME.state, GAME.decision.actions)
    assert judge_of("smallworld").weights(GAME.state, GAME.decision.actions) == weights
    register_judge("smallworld", before)
    assert judge_of("smallworld") is before


@pytest.mark.usefixtures("_own_judges")
def test_what_is_no_judge_or_no_game_is_refused() -> None:
    with pytest.raises(BadSetup, match="no game 'smalworld'; did you mean smallworld"):
        register_judge("smalworld", judge_of("smallworld"))
    with pytest.raises(BadSetup, match=r"is no judge: it has none of the methods value, weights, quiet"):
        register_judge("smallworld", object())


@pytest.mark.slow
@pytest.mark.parametrize("form", ["heuristic:{}", "search@3:{}", "search:{}", "search@3x2:{}"])
def test_a_judge_named_by_file_and_class_judges(tmp_path: Path, form: str) -> None:
    name = form.format(own(tmp_path, LAST_TEXT))
    assert make(name, 1).choose(observe(GAME)) is LAST


def test_an_agent_with_a_judge_of_ones_own_can_be_sent_to_another_process(tmp_path: Path) -> None:
    name = own(tmp_path, LAST_TEXT)
    for form in ("heuristic", "search@3"):
        again = pickle.loads(pickle.dumps(make(f"{form}:{name}", 1)))
        assert again.choose(observe(GAME)) is LAST


def root_game() -> AnyGame:
    return copse.new("root", factions=["marquise", "eyrie"], seed=1)


def play_on(game: AnyGame, agent: Agent) -> None:
    for _ in range(20):
        game.apply(agent.choose(observe(game)))


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        (
            "def value(self, state, seat): return 1 / 0",
            r"mine.py:Mine failed to value: ZeroDivisionError: .*\(line 2\)",
        ),
        ("def value(self, state, seat): return None", "mine.py:Mine: value gave None, which is no number"),
        ("def value(self, state, seat): return float('nan')", "mine.py:Mine: value gave nan, which is no number"),
        ("def weights(self, state, actions): return [1]", r"weights gave \[1\], not a list of \d+ numbers above 0"),
        ("def weights(self, state, actions): return [0] * len(actions)", "mine.py:Mine: weights gave"),
        ("def reply(self, state): return 5", "mine.py:Mine: reply gave 5, which is no legal action"),
    ],
)
def test_a_judge_that_fails_is_told_by_file_class_and_line(tmp_path: Path, body: str, complaint: str) -> None:
    name = own(tmp_path, f"class Mine:\n    {body}\n")
    game = root_game()
    agent = make(f"search@8:{name}", 1)
    with pytest.raises(AgentFault, match=complaint):
        play_on(game, agent)


def test_a_class_that_judges_nothing_is_refused(tmp_path: Path) -> None:
    name = own(tmp_path, "class Mine:\n    pass\n")
    for form in ("heuristic", "search@5"):
        with pytest.raises(BadSetup, match=r"mine.py:Mine is no judge: it has none of the methods value, weights"):
            make(f"{form}:{name}", 1)


def test_the_documented_judge_plays(tmp_path: Path) -> None:
    page = (HOME / "docs" / "how-to" / "evaluation.md").read_text("utf-8")
    found = re.search(r"```python\n(# wary\.py\n.*?)```", page, re.DOTALL)
    assert found
    file = tmp_path / "wary.py"
    file.write_text(found[1], encoding="utf-8")
    game = root_game()
    agents = [make(f"heuristic:{file}:Wary", 1), make(f"search@5:{file}:Wary", 1)]
    for _ in range(30):
        game.apply(agents[game.decision.seat].choose(observe(game)))


def test_what_chance_decides_is_promised_on_average_over_its_lots() -> None:
    """A battle is no better for one lucky roll of the dice; what is certain is tried once."""
    judge, uncertain = judge_of("root"), 0
    for seed in range(3):
        game = copse.new("root", seed=seed)
        for _ in range(160):
            state, seat = game.state, game.decision.seat
            for action in game.decision.actions if not uncertain else ():
                trials = [followed(judge, state, seat, action, lot) for lot in range(LOTS)]
                values = [judge.value(trial, seat) for trial in trials]
                if trials[0].sealed and len(set(values)) > 1:
                    uncertain += 1
                    assert promise(judge, state, seat, action) == pytest.approx(sum(values) / LOTS)
                elif not trials[0].sealed:
                    assert promise(judge, state, seat, action) == values[0]
            game.apply(game.decision.actions[(seed + 7 * len(game.history)) % len(game.decision.actions)])
    assert uncertain
