"""What chance decides at a table follows from no seed. The generator of simulations has 2³² states: here all of them
are tried against what was rolled and drawn, by an attacker who knows more than any player does."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

import copse
from copse.games import GAMES, AnyGame
from copse.kernel.chance import FRESH, MASK, advance, mix, scaled
from copse.kernel.tasks import Json, State
from copse.root.state import Woodland
from copse.server.store.base import Move, move_of, row_of
from copse.server.tables.table import drawn, made_again, make
from tests.server.club import HUMAN, Club

ENOUGH = 46  # bits of chance, by which one state of 2³² is told from all others
CHUNK = 1 << 18  # states that are tried at once: as many as fit into a processor's cache
FIRST, SECOND = 0x21F0AAAD, 0x2C1B3C6D  # what the generator multiplies by
CHOICES = 400

SCENES: dict[str, tuple[str, str, dict[str, Json]]] = {
    "the deal": ("card", "root", {"factions": ["marquise", "eyrie", "alliance", "vagabond"]}),
    "a draft": ("faction", "root", {"factions": 4, "setup": "advanced", "landmarks": 1}),
    "hirelings": ("hireling", "root", {"factions": ["marquise", "eyrie"], "hirelings": "random", "landmarks": 2}),
    "bots": ("die", "root", {"factions": ["marquise", "electric_eyrie:nightmare", "vagabot"]}),
    "plots": ("plot", "root", {"factions": ["marquise", "cogwheel_corvids", "eyrie"]}),
    "quests": ("quest", "root", {"factions": ["vagabond", "marquise", "vagabond2"]}),
    "Small World": ("banner", "smallworld", {"players": 3}),
}
"""For each, the kind of outcome with which the attacker begins to listen, and the game."""


@dataclass
class Rolls:
    """What was rolled from the first outcome of a kind on: for each outcome how many there could be, and which of them
    it was; several that are alike."""

    kind: str
    seen: list[tuple[int, list[int]]] = field(default_factory=list)
    states: list[int] = field(default_factory=list)

    @property
    def bits(self) -> float:
        return sum(math.log2(faces / len(alike)) for faces, alike in self.seen)


@contextmanager
def overheard(kind: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rolls]:
    rolls, roll = Rolls(kind), State.roll

    def heard(state: State, kind: str, faces: Sequence[int]) -> int:
        before, possible = state.rng, list(faces)
        value = roll(state, kind, faces)
        begun = bool(rolls.seen) or kind == rolls.kind
        if state.outcomes is not None and begun and rolls.bits < ENOUGH:
            rolls.states.append(before)
            alike = [place for place, face in enumerate(possible) if face == value]
            rolls.seen.append((len(possible), alike))
        return value

    with monkeypatch.context() as patched:
        patched.setattr(State, "roll", heard)
        yield rolls


def states_that_fit(rolls: Rolls) -> list[int]:
    """Every state of the generator from which all of these outcomes follow, out of all 2³².

    Mixing is a bijection. So the states that lead to the rarest of the outcomes are those to which its bits are mixed
    back, and no other state has to be tried.
    """
    rarest = min(range(len(rolls.seen)), key=lambda place: len(rolls.seen[place][1]) / rolls.seen[place][0])
    faces, alike = rolls.seen[rarest]
    found: list[int] = []
    for first, end in spans(faces, alike):
        bits = np.arange(first, end, dtype=np.uint64).astype(np.uint32)
        states = unmixed(bits) - np.uint32(0x9E3779B9 * (rarest + 1) & MASK)
        for number, seen in enumerate(rolls.seen, 1):
            states = states[fits(mixed(states, number), *seen)]
        found += states.tolist()
    return sorted(found)


def spans(faces: int, alike: Sequence[int]) -> Iterator[tuple[int, int]]:
    """All bits that lead to one of these places: from a number up to another, that not included."""
    for place in alike:
        first, end = (-(-(side << 32) // faces) for side in (place, place + 1))
        for start in range(first, end, CHUNK):
            yield start, min(start + CHUNK, end)


def mixed(states: NDArray[np.uint32], steps: int) -> NDArray[np.uint32]:
    """The bits that the generator gives after so many steps; see `kernel/chance.py`."""
    x = states + np.uint32(0x9E3779B9 * steps & MASK)
    x = (x ^ (x >> np.uint32(16))) * np.uint32(FIRST)
    x = (x ^ (x >> np.uint32(15))) * np.uint32(SECOND)
    return x ^ (x >> np.uint32(15))


def unmixed(bits: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """The states that are mixed into these bits."""
    back_from_first, back_from_second = (np.uint32(int(pow(times, -1, 1 << 32))) for times in (FIRST, SECOND))
    x: NDArray[np.uint32] = (bits ^ (bits >> np.uint32(15)) ^ (bits >> np.uint32(30))) * back_from_second
    x = (x ^ (x >> np.uint32(15)) ^ (x >> np.uint32(30))) * back_from_first
    return x ^ (x >> np.uint32(16))


def places(bits: NDArray[np.uint32], faces: int) -> NDArray[np.uint64]:
    return bits.astype(np.uint64) * np.uint64(faces) >> np.uint64(32)


def fits(bits: NDArray[np.uint32], faces: int, alike: Sequence[int]) -> NDArray[np.bool_]:
    """Which of these bits lead to one of the places that are alike."""
    found = places(bits, faces)
    return found == alike[0] if len(alike) == 1 else np.isin(found, np.array(alike, np.uint64))


def test_the_attack_knows_the_generator() -> None:
    for state in (0, 1, 12345, MASK):
        later = advance(advance(state))
        assert mixed(np.array([state], np.uint32), 2)[0] == mix(later)
        assert places(mixed(np.array([state], np.uint32), 2), 54)[0] == scaled(mix(later), 54)


def test_the_attack_leaves_out_no_state() -> None:
    """Mixing back undoes mixing. The spans of all places are all bits, and each leads to one place."""
    states = np.random.default_rng(1).integers(0, 1 << 32, 1 << 16, dtype=np.uint32)
    assert (unmixed(mixed(states, 0)) == states).all()
    for faces in (4, 14, 54):
        parts = list(spans(faces, range(faces)))
        assert (parts[0][0], parts[-1][1]) == (0, 1 << 32)
        assert all(before[1] == after[0] for before, after in pairwise(parts))
        ends = np.array([end for first, past in parts for end in (first, past - 1)], np.uint64).astype(np.uint32)
        assert (places(ends, faces)[::2] == places(ends, faces)[1::2]).all()


def played_on(game: AnyGame, move: Callable[[AnyGame, int, str], AnyGame], rolls: Rolls) -> None:
    """Choose by chance until enough was rolled."""
    lot = random.Random(1)
    for _ in range(CHOICES):
        if game.over or rolls.bits >= ENOUGH:
            return
        choice = game.decision
        game = move(game, choice.seat, lot.choice(choice.actions).text)


def at_a_table(scene: str, monkeypatch: pytest.MonkeyPatch) -> Rolls:
    kind, book, options = SCENES[scene]
    with overheard(kind, monkeypatch) as rolls:
        played_on(GAMES[book].deal(GAMES[book].book.prepare(options)), make, rolls)
    return rolls


def in_a_simulation(scene: str, monkeypatch: pytest.MonkeyPatch) -> Rolls:
    def choose(game: AnyGame, seat: int, action: str) -> AnyGame:
        game.apply(action)
        return game

    kind, book, options = SCENES[scene]
    with overheard(kind, monkeypatch) as rolls:
        played_on(copse.new(book, **options, seed=77), choose, rolls)
    return rolls


@dataclass
class Dealing:
    """The move of a drafted game that deals hands and the row of factions, as it was made while moves had a seed."""

    before: AnyGame
    move: Move
    after: AnyGame
    rolls: Rolls


def by_a_seed_for_each_move(monkeypatch: pytest.MonkeyPatch) -> Dealing:
    _, book, options = SCENES["a draft"]
    lot, game = random.Random(3), GAMES[book].deal(GAMES[book].book.prepare(options))
    while True:
        before = game.copy()
        with overheard("card", monkeypatch) as rolls:
            move = Move(1, "", game.decision.seat, game.decision.actions[0].text, 0.0, None, lot.getrandbits(32))
            game = made_again(game, move)
        if rolls.bits >= ENOUGH:
            return Dealing(before, move, game, rolls)


def hands(game: AnyGame) -> list[list[int]]:
    assert isinstance(game.state, Woodland)
    return [list(hand.cards) for hand in game.state.hands]


@pytest.mark.nightly
def test_no_state_of_the_generator_leads_to_what_happened_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a control, the same attack finds the one state behind every simulation."""
    tables = [at_a_table(scene, monkeypatch) for scene in SCENES]
    controls = [in_a_simulation(scene, monkeypatch) for scene in SCENES]
    assert all(rolls.bits >= ENOUGH for rolls in (*tables, *controls))
    assert [states_that_fit(rolls) for rolls in tables] == [[] for _ in tables]
    assert [states_that_fit(rolls) for rolls in controls] == [[rolls.states[0]] for rolls in controls]


@pytest.mark.nightly
def test_the_same_attack_finds_every_hand_where_a_move_has_a_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: the first cards that are dealt tell the state, and that tells all the hands that follow."""
    dealing = by_a_seed_for_each_move(monkeypatch)
    (state,) = states_that_fit(dealing.rolls)
    assert state == dealing.move.chance
    again = made_again(dealing.before, replace(dealing.move, chance=state))
    assert hands(again) == hands(dealing.after)
    assert all(hands(again))


@pytest.mark.parametrize("scene", SCENES)
def test_every_outcome_at_a_table_is_fresh(scene: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rolls = at_a_table(scene, monkeypatch)
    assert rolls.bits >= ENOUGH
    assert set(rolls.states) == {FRESH}


def test_a_move_is_stored_with_its_outcomes_and_made_again_by_them() -> None:
    lot, stored = random.Random(2), list[Move]()
    game = GAMES["smallworld"].deal({"players": 2})
    again = game.copy()
    while not game.over:
        choice = game.decision
        action = lot.choice(choice.actions).text
        game = make(game, choice.seat, action)
        stored.append(Move(len(stored) + 1, "", choice.seat, action, 0.0, game.history[-1].outcomes))
    assert any(move.outcomes for move in stored)
    for move in stored:
        again = made_again(again, move_of(row_of(move)))
    assert again.hash() == game.hash()
    assert again.state.rng == FRESH


def test_a_move_from_before_outcomes_were_kept_is_made_again_by_its_seed() -> None:
    first, second = (copse.new("smallworld", players=2, seed=3) for _ in range(2))
    for game in (first, second):
        while not game.over:
            number = len(game.history)
            move = Move(number + 1, "", game.decision.seat, game.decision.actions[-1].text, 0.0, None, 1000 + number)
            made_again(game, move_of(row_of(move)))
    assert any(step.outcomes for step in first.history)
    assert first.hash() == second.hash()


def test_nothing_that_is_stored_of_a_table_tells_what_comes(club: Club) -> None:
    guests = club.create("root", HUMAN, HUMAN)
    guests.play(20)
    game = club.table(guests.id).game
    assert game.state.rng == FRESH
    assert copse.load(game.save()).state.rng == FRESH
    assert game.options["seed"] == 0


def test_delays_are_drawn_evenly_from_a_secret_and_the_question() -> None:
    lots = [drawn(secret, f"table {question}") for secret in (1, 2**62) for question in range(2000)]
    assert len(set(lots)) == len(lots)
    assert all(0 <= lot < 1 for lot in lots)
    assert sum(lots) / len(lots) == pytest.approx(0.5, abs=0.03)
    assert drawn(7, "table 1") == drawn(7, "table 1")
