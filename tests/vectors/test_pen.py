"""What writes vectors: the pen of the compiled build against the plain one, buffers that are there, and errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import numpy as np
import pytest

from copse.games import new
from copse.kernel.chance import Dice
from copse.kernel.rows import replaced
from copse.kernel.tasks import Json, State
from copse.root.rules import Rules as RootRules
from copse.root.state import Woodland
from copse.smallworld.rules import Rules as WorldRules
from copse.smallworld.world import World
from copse.vectors import VECTORS, encode, write
from copse.vectors.fields import Drawn, Field, Part, Path, Plan, Vector, number, own, tally
from copse.vectors.pens.plain import Layout, PlainPen
from copse.vectors.root import ROOT
from copse.vectors.smallworld import SMALL_WORLD
from tests.vectors.tables import DRAFTED, HIRED, KINDS, WITH_BOTS

S = TypeVar("S", bound=State)
R = TypeVar("R")


def plainly(vector: Vector[S, R], state: S, rules: R, viewer: int) -> bytes:
    """What the plain pen writes."""
    plan = vector.plan(rules, state.seats)
    into = bytearray(vector.length)
    PlainPen(state.seats, *plan.lines).write(state, viewer, plan.templates[viewer], into, 0)
    return bytes(into)


@pytest.mark.parametrize(("name", "options"), [*KINDS, *HIRED, *DRAFTED, *WITH_BOTS])
def test_whoever_writes_the_figures_are_the_same(name: str, options: Mapping[str, Json]) -> None:
    """At every fifth choice of a game by lot; buffers are used again and again, full of what was there before."""
    game, dice, into = new(name, **{**options, "seed": 8}), Dice(8), bytearray(b"\xff" * (VECTORS[name].length + 7))
    for step in range(400):
        if game.over:
            break
        if step % 5 == 0:
            state, viewer = game.state, step % game.seats
            write(state, viewer, into, 7)
            if isinstance(state, Woodland):
                assert into[7:] == plainly(ROOT, state, state.rules, viewer)
            else:
                assert isinstance(state, World)
                assert into[7:] == plainly(SMALL_WORLD, state, state.rules, viewer)
            assert into[:7] == b"\xff" * 7
        game.apply(game.decision.actions[dice.below(len(game.decision.actions))])


@pytest.mark.parametrize(("name", "options"), [*KINDS, *HIRED, *DRAFTED, *WITH_BOTS])
def test_strokes_meet_in_whole_rows_alone(name: str, options: Mapping[str, Json]) -> None:
    """Which is what the plain pen counts on: it writes over what is there, but for such rows."""
    state = new(name, **{**options, "seed": 8}).state
    if isinstance(state, Woodland):
        plan: Plan[Woodland, RootRules] | Plan[World, WorldRules] = ROOT.plan(state.rules, state.seats)
    else:
        assert isinstance(state, World)
        plan = SMALL_WORLD.plan(state.rules, state.seats)
    _, strokes, _ = plan.lines
    for viewer in range(state.seats):
        layout, written = Layout(state.seats, strokes, viewer), list[int]()
        for at, meeting in layout.rows:
            (size,) = {end - first for _, first, end in meeting}
            written += range(at, at + size)
        for drawn in layout.strokes:
            for _, at, stroke in drawn:
                written += range(at, at + stroke.size * max(stroke.width, 1))
        assert len(written) == len(set(written))
        assert not any(plan.templates[viewer][place] for place in written)


def test_vectors_are_written_into_any_buffer_of_bytes() -> None:
    state = new("smallworld", players=2, seed=1).state
    wanted = bytes(encode(state, 1))
    rows = np.full((3, SMALL_WORLD.length), 9, np.uint8)
    write(state, 1, rows[1])
    assert rows[1].tobytes() == wanted
    assert (rows[[0, 2]] == 9).all()
    write(state, 1, rows.data, 2 * SMALL_WORLD.length)
    assert rows[2].tobytes() == wanted
    view = memoryview(bytearray(SMALL_WORLD.length))
    write(state, 1, view)
    assert view == wanted


@pytest.mark.parametrize("first", [-1, 1, 1 << 40])
def test_a_buffer_that_is_too_short_is_refused_and_stays_as_it_is(first: int) -> None:
    into = bytearray(b"\x05" * SMALL_WORLD.length)
    with pytest.raises(ValueError, match=f"{SMALL_WORLD.length} figures from {first} on do not fit"):
        write(new("smallworld", players=2, seed=1).state, 0, into, first)
    assert into == b"\x05" * SMALL_WORLD.length


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_writes_for_a_seat_that_there_is_not(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}; seats go from 0 to 1"):
        encode(new("smallworld", players=2, seed=1).state, seat)


@pytest.mark.parametrize("path", [("coins", 0), ("tray", 0)])
def test_a_figure_that_no_byte_holds_is_an_error(path: Path) -> None:
    state = new("smallworld", players=2, seed=1).state
    assert isinstance(state, World)
    state.coins, state.tray[0] = replaced(state.coins, 0, 256), -1
    field = Field[World, object]("figure", 1, 255, "too much", Drawn(number(*path)))
    vector = Vector[World, object](1, lambda world: world.rules, Part("game", "", 1, own, [field]))
    with pytest.raises(ValueError, match=r"range\(0, 256\)|a byte holds 0 to 255"):
        vector.encode(state, 0)


def test_a_number_that_has_no_place_is_an_error() -> None:
    state = new("smallworld", players=2, seed=1).state
    assert isinstance(state, World)
    field = Field[World, object]("figure", 2, 1, "too few places", Drawn(tally("banners", size=2)))
    vector = Vector[World, object](1, lambda world: world.rules, Part("game", "", 1, own, [field]))
    with pytest.raises(IndexError):
        vector.encode(state, 0)


def test_there_is_one_plan_for_tables_with_the_same_rules() -> None:
    first, second = (new("root", seed=seed).state for seed in (1, 2))
    assert isinstance(first, Woodland)
    assert isinstance(second, Woodland)
    assert ROOT.plan(first.rules, 4) is ROOT.plan(second.rules, 4)
