"""The catalogue: every name makes its agent, every wrong one is a sentence, and the list can be read."""

from __future__ import annotations

import pytest

import copse
from copse.agents import AGENTS, catalogue, make, observe
from copse.agents.catalogue import FORMER_NAMES, LEVELS, LISTED
from copse.arena.matches import chairs_at
from copse.cli.agents import FORMS, agents, seating
from copse.kernel.errors import BadSetup
from copse.languages import LANGUAGES


@pytest.mark.parametrize("name", [*AGENTS, "search@0.01s", "search@.01s", "search@4", "search@4x1", "search@0.01sx1"])
def test_every_name_makes_an_agent_that_chooses(name: str) -> None:
    observation = observe(copse.new("smallworld", seed=1))
    assert make(name, 1).choose(observation) in observation.actions


def test_a_budget_is_what_its_name_says(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[object, ...]] = []
    monkeypatch.setattr(catalogue, "Search", lambda *budget: given.append(budget))
    for name in ("search@0.5s", "search@200", "search@200x2", "search@2sx3"):
        make(name, 1)
    assert given == [
        (1, None, 0.5, 1, None),
        (1, 200, None, 1, None),
        (1, 200, None, 2, None),
        (1, None, 2.0, 3, None),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["beginner", "casual", "random", "heuristic", "search@5"])
def test_one_seed_makes_one_choice(name: str) -> None:
    game = copse.new("smallworld", players=2, seed=3)
    for _ in range(6):
        chosen = {make(name, 9).choose(observe(game)) for _ in range(2)}
        assert len(chosen) == 1
        game.apply(chosen.pop())


def test_a_beginner_does_not_always_take_what_it_judges_best() -> None:
    observation = observe(copse.new("smallworld", players=2, seed=3))
    assert len({make("beginner", seed).choose(observation) for seed in range(40)}) > 1


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("heuristc", "no agent 'heuristc'; did you mean heuristic"),
        ("humn", "no agent 'humn'; did you mean human"),
        ("human", "'human' is allowed only in `copse play`"),
        ("my.py", "my.py needs the name of a class: my.py:CLASS"),
        ("search@", "'search@' has no valid effort: write search@0.5s"),
        ("search@fast", "'search@fast' has no valid effort"),
        ("random@5", "'random@5' has no valid effort"),
        ("search@fast:net.onnx", "'search@fast:net.onnx' has no valid effort"),
        ("search@fast:my.py:Mine", "'search@fast:my.py:Mine' has no valid effort"),
        ("search@9:mine", r"'mine' cannot guide a search: name a network \(FILE.onnx, FILE.pt2\), learned for the one"),
        ("search:no.onnx", "there is no file .*no.onnx"),
        ("heuristic:mine", "'heuristic:mine' does not name an evaluation: write heuristic:FILE.py:CLASS"),
        ("search@0", "a search needs at least 1 iteration"),
        ("search@0.0s", "more than 0 seconds"),
        ("search@9x0", "at least 1 process"),
    ],
)
def test_a_wrong_name_is_a_sentence(name: str, complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        make(name, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_every_agent_and_every_form(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    agents(language)
    printed = capsys.readouterr().out
    for name in (*LISTED, *LEVELS, *FORMS):
        assert f"  {name} " in printed


def test_an_agent_takes_the_seats_that_are_left_open() -> None:
    three, four = chairs_at("smallworld", {"players": 3}), chairs_at("smallworld", {"players": 4})
    assert seating("human,random", "my.py:Mine", four) == ["human", "random", "my.py:Mine", "my.py:Mine"]
    assert seating("", "casual", three) == ["casual"] * 3
    with pytest.raises(BadSetup, match="--seats names 2 agents for 4 seats"):
        seating("human,random", "", four)


@pytest.mark.parametrize(("former", "now"), FORMER_NAMES.items())
def test_the_former_name_of_a_level_makes_the_same_agent(former: str, now: str) -> None:
    assert type(make(former, 1)) is type(make(now, 1))
    assert seating(f"human,{former}", former, chairs_at("smallworld", {"players": 3})) == ["human", now, now]


def test_nobody_sits_down_where_a_bot_plays() -> None:
    chairs = chairs_at("root", {"factions": ["electric_eyrie:easy", "marquise", "vagabot:thief", "alliance"]})
    assert seating("human", "casual", chairs) == ["human", "casual"]
    with pytest.raises(
        BadSetup, match=r"--seats names 3 agents for 2 seats \(marquise, alliance\); bots play the others"
    ):
        seating("human,casual,casual", "", chairs)
