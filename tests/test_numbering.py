"""An action's number stays: masks, trained models and records of research name actions by it. tests/frozen has the
numbers that were given so far; what is new comes after them. After adding something, `python -m tests.test_numbering`
adds it there; it refuses to change what is frozen."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from copse.games import GAMES

FROZEN = Path(__file__).parent / "frozen"
Row = tuple[str, int, str]  # the verb of neighbours, how many there are, and the digest of their texts


def rows(game: str) -> list[Row]:
    """The vocabulary as runs of actions of one verb, in the order of their numbers."""
    out: list[Row] = []
    run: list[str] = []
    actions = GAMES[game].book.vocabulary.actions
    for place, action in enumerate(actions):
        run.append(action.text)
        if place + 1 == len(actions) or actions[place + 1].verb is not action.verb:
            out.append((action.verb.name, len(run), hashlib.sha256("\n".join(run).encode()).hexdigest()[:16]))
            run = []
    return out


def frozen(game: str) -> list[Row]:
    file = FROZEN / f"{game}.json"
    return [(verb, count, digest) for verb, count, digest in json.loads(file.read_text())] if file.exists() else []


@pytest.mark.parametrize("game", GAMES)
def test_numbers_that_were_given_stay(game: str) -> None:
    assert rows(game) == frozen(game), "if something was added: python -m tests.test_numbering"


@pytest.mark.parametrize("game", GAMES)
def test_an_action_is_found_by_its_number_and_its_text(game: str) -> None:
    words = GAMES[game].book.vocabulary
    for number in (0, len(words) // 2, len(words) - 1):
        assert words[number].number == number
        assert words.parse(words[number].text) is words[number]


def freeze() -> None:
    for game in GAMES:
        now, before = rows(game), frozen(game)
        assert now[: len(before)] == before, f"{game}: numbers have moved; say the generation of what is new"
        text = ",\n".join(json.dumps(row) for row in now)
        (FROZEN / f"{game}.json").write_text(f"[\n{text}\n]\n")


if __name__ == "__main__":
    freeze()
