"""A game whose past no longer fits the rules: what can still be read is read, and what cannot says why."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import copse
from copse.cli.common import recorded
from copse.games import AnyGame, follow, rewound
from copse.kernel.errors import BadRecord, RulesMended
from copse.server.protocol.refusal import refusal_of

OLD = Path(__file__).parent / "golden" / "first_rulings" / "bots_36.record"


def mended() -> AnyGame:
    """An old game that is taken for one of today, as if a rule had been mended without a revision."""
    game = copse.replay(OLD.read_text(encoding="utf-8"))
    game.options["rulings"] = 2
    return game


def fitting(game: AnyGame) -> int:
    with pytest.raises(BadRecord) as stop:
        copse.replay(game.record())
    assert stop.value.choices
    return stop.value.choices


def test_the_past_of_a_mended_game_says_how_much_of_it_fits() -> None:
    game = mended()
    first = fitting(game)
    assert len(rewound(game, first).history) == first
    for look in (lambda: rewound(game, first + 1), lambda: game.moments(None)):
        with pytest.raises(RulesMended, match=f"the first {first} choices of this game fit the rules") as problem:
            look()
        assert problem.value.choices == first
        assert str(pickle.loads(pickle.dumps(problem.value))) == str(problem.value)
        assert (refusal_of(problem.value).status, refusal_of(problem.value).fault.code) == (409, "rules_mended")


def test_a_choice_of_the_past_that_does_not_fit_says_so() -> None:
    game = mended()
    first = fitting(game)
    again = rewound(game, first)
    with pytest.raises(RulesMended):
        follow(again, game.history[first])


def test_a_record_is_read_as_far_as_it_fits_and_the_reason_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    game = mended()
    assert len(recorded(game.record()).history) == fitting(game)
    said = capsys.readouterr().err
    assert said.startswith("copse: line ")
    assert "the rules were corrected since" in said
