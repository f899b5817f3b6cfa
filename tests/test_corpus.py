"""Saves and positions of every version of their format that was ever released: they load for ever, to the state that
they were of, and the game goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import copse
from copse.games import AnyGame

pytestmark = pytest.mark.both_builds

CORPUS = Path(__file__).parent / "corpus"
HASHES: dict[str, str] = json.loads((CORPUS / "hashes.json").read_text())


def goes_on(game: AnyGame) -> bool:
    game.apply(game.decision.actions[-1])
    return True


@pytest.mark.parametrize("name", HASHES)
def test_an_old_save_loads_and_goes_on(name: str) -> None:
    game = copse.load((CORPUS / f"{name}.save").read_bytes())
    assert game.hash() == HASHES[name]
    assert copse.load(game.save()) == game
    assert copse.replay(game.record()).hash() == HASHES[name]
    assert goes_on(game)


@pytest.mark.parametrize("name", HASHES)
def test_an_old_position_loads_and_goes_on(name: str) -> None:
    game = copse.position((CORPUS / f"{name}.position").read_text())
    assert game.hash() == HASHES[name]
    assert goes_on(game)


def test_every_file_of_the_corpus_is_read() -> None:
    kept = {path.stem for path in CORPUS.iterdir() if path.suffix != ".json"}
    assert kept == set(HASHES)
