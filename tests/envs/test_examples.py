"""The example of an agent with a model, and the tables of fields in the documentation, which are as they should be."""

from __future__ import annotations

from pathlib import Path

from examples import model_agent
from tools.vector_tables import updated

from copse.agents import make, observe
from copse.arena.matches import play_out
from copse.games import new

DOCS = Path(__file__).parents[2] / "docs" / "reference" / "vectors.md"


def test_the_documentation_has_the_tables_of_fields_as_they_are() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert text.count("<!-- fields ") == 2
    assert updated(text) == text, "run: python -m tools.vector_tables docs/reference/vectors.md"


def test_the_trained_model_is_small_and_beats_random_play() -> None:
    assert model_agent.MODEL.stat().st_size < 1_000_000
    wins = 0.0
    for number in range(20):
        game, mine = new("smallworld", players=2, seed=number), number % 2
        agents = [make("random", number), make("random", number)]
        agents[mine] = model_agent.Model()
        play_out(game, agents)
        winners = game.outcome["winners"]
        assert isinstance(winners, list)
        wins += (mine in winners) / len(winners)
    assert wins >= 16


def test_the_model_does_not_see_what_its_seat_cannot_know() -> None:
    game = new("smallworld", players=2, seed=5)
    for _ in range(12):
        game.apply(game.decision.actions[0])
    agent, seat = model_agent.Model(), game.decision.seat
    choices = {agent.choose(observe(game.determinize(seat, seed))).text for seed in range(6)}
    assert choices == {agent.choose(observe(game)).text}
