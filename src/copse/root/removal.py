"""Removal (§1.5.4): all pieces go first, then everything that follows from their going. A revolt, a favor, a battle and
a single shot all come through `remove`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from copse.kernel.bits import members
from copse.kernel.tasks import Task
from copse.root.board import Clearings
from copse.root.pieces import BUILDING, TOKEN, WARRIOR
from copse.root.score import credit, crown
from copse.root.state import NONE, Woodland
from copse.root.steps import Step


class Loss(NamedTuple):
    """Some equal pieces that left a clearing."""

    piece: int
    clearing: int
    number: int


@dataclass(frozen=True)
class Removal:
    """Pieces removed at one moment. `remover` is the seat that removed them, NONE if it was their owner's own doing."""

    remover: int
    losses: tuple[Loss, ...]
    in_battle: bool = False


@dataclass
class Bury(Step):
    """When every effect is done, the warriors whose fate was open go to their supply, or wherever a card keeps them."""

    def run(self, state: Woodland) -> None:
        for piece, number in enumerate(state.fallen):
            if number:
                state.fallen[piece] = 0
                to_supply(state, piece, number)


def to_supply(state: Woodland, piece: int, warriors: int) -> None:
    """Warriors on their way back to a supply lie on the Coffin Makers first, if someone crafted them."""
    if state.coffin_makers() != NONE:
        state.coffins[piece] += warriors
    else:
        state.supply[piece] += warriors


def remove(state: Woodland, removals: list[Removal], law: str) -> None:
    """Remove these pieces at the same moment, score for buildings and tokens of enemies (§3.2.1), then the effects."""
    gains: list[tuple[int, int, str]] = []
    for removal in removals:
        points = 0
        for piece, clearing, number in removal.losses:
            kind = state.rules.pieces[piece]
            state.lift(piece, clearing, number)
            if kind.category == WARRIOR:
                state.fallen[piece] += number
            else:
                state.supply[piece] += number
            if kind.category in (BUILDING, TOKEN) and removal.remover not in (NONE, kind.seat):
                points += number
            state.say(law, "removed", seat=kind.seat, piece=kind.name, clearing=clearing, count=number)
        if points:
            gains.append((removal.remover, points, "root:3.2.1"))
    steps: list[Task] = []
    for removal in removals:
        for distance in range(state.seats):
            seat = (state.turn + distance) % state.seats
            for owner in state.owners(seat):
                gains += [(seat, points, of) for points, of in owner.trophies(state, seat, removal)]
                steps += owner.on_removed(state, seat, removal)
    state.push(*steps, Bury())
    for seat, points, of in gains:
        credit(state, seat, points, of)
    crown(state, [seat for seat, _, _ in gains])


def sweep(state: Woodland, seat: int, clearings: Clearings, law: str) -> None:
    """Remove all enemy pieces from some clearings, at one moment (a revolt, a favor, a bomb)."""
    losses: list[Loss] = []
    for piece in state.rules.pieces:
        if state.enemies(seat, piece.seat):
            for clearing in members(state.where(piece.number) & clearings):
                losses.append(Loss(piece.number, clearing, state.count(piece.number, clearing)))
    remove(state, [Removal(seat, tuple(losses))], law)
    swept: list[Task] = []
    for distance in range(state.seats):
        other = (state.turn + distance) % state.seats
        if state.enemies(seat, other) and state.pawns[other] != NONE and clearings >> state.pawns[other] & 1:
            swept += state.rules.factions[other].on_swept(state, other)
    state.push(*swept)
