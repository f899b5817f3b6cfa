"""The public interface: what `copse.__all__` names is explained in the code and in docs/reference/python.md."""

from __future__ import annotations

import inspect
import re
import runpy
from pathlib import Path

import numpy as np
import pytest

import copse
from copse.kernel import errors

PAGE = (Path(__file__).parents[1] / "docs" / "reference" / "python.md").read_text(encoding="utf-8")
CONSTANTS = {"GAMES"}


@pytest.mark.parametrize("name", copse.__all__)
def test_every_public_name_has_a_docstring_and_a_place_on_the_page(name: str) -> None:
    assert name in CONSTANTS or inspect.getdoc(vars(copse)[name])
    assert re.search(rf"`{name}[`(]", PAGE)


def test_a_deprecated_name_still_works_and_names_its_replacement() -> None:
    with pytest.warns(DeprecationWarning, match="PendingDecision"):
        assert copse.Choice is copse.PendingDecision
    with pytest.raises(AttributeError, match="no attribute 'Chioce'"):
        _ = copse.Chioce


def test_every_error_that_the_engine_raises_is_public() -> None:
    """`Impossible` never leaves the engine: it becomes a BadPosition or a BadSave."""
    raised = {name for name, value in vars(errors).items() if inspect.isclass(value) and issubclass(value, Exception)}
    assert raised - {"Impossible"} <= set(copse.__all__)


@pytest.mark.parametrize("data", ["abc", 3, None])
def test_a_save_that_is_not_bytes_is_refused(data: object) -> None:
    with pytest.raises(copse.BadSave, match=f"a save is bytes, as Game.save returns them, not {type(data).__name__}"):
        copse.load(data)  # type: ignore[arg-type]


def test_a_choice_may_be_any_whole_number_and_nothing_else() -> None:
    game, other = copse.new("smallworld", seed=7), copse.new("smallworld", seed=7)
    number = game.decision.actions[1].number
    game.apply(np.int64(number))
    other.apply(number)
    assert game.hash() == other.hash()
    with pytest.raises(copse.UnknownAction, match=r"there is no action number 0\.5"):
        game.apply(0.5)  # type: ignore[arg-type]
    assert game.hash() == other.hash()


def test_who_runs_the_training_as_a_module_is_told_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="run 'copse learn root"):
        runpy.run_module("copse.learn", run_name="__main__")


def test_what_the_page_says_of_a_value_is_there() -> None:
    game = copse.new("smallworld", players=2, seed=7)
    action = game.decision.actions[0]
    game.apply(action)
    for value in (game, game.decision, action, game.events_for(0)[0]):
        [row] = re.findall(rf"^\| `{type(value).__name__}` \| (.*) \|$", PAGE, re.MULTILINE)
        told = set(re.findall(r"`(\w+)`", row))
        assert told
        assert told <= set(dir(value))
