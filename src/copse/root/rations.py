"""Rations (§1.5.4): where every building should give its clearing a piece and there are not enough of them, the owner
chooses who goes without."""

from __future__ import annotations

from collections.abc import Mapping

from copse.kernel.actions import Action
from copse.kernel.bits import members
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.root.actions import HAUL
from copse.root.board import PLACES
from copse.root.domains import A_PIECE
from copse.root.placing import place, placeable
from copse.root.state import FactionBoard, Woodland
from copse.root.steps import Question


class RationedBoard(FactionBoard):
    """A board that keeps what is still owed to clearings, by clearing, while pieces are short."""

    owed: list[int]


def rations(state: Woodland, seat: int) -> RationedBoard:
    found = state.boards[seat]
    assert isinstance(found, RationedBoard)
    return found


def hand_out(state: Woodland, seat: int, building: str, name: str, law: str) -> None:
    """A piece in each clearing for each building there, or as many as there are."""
    source, piece = state.rules.piece(seat, building), state.rules.piece(seat, name)
    owed = [0] * PLACES
    for clearing in members(state.where(source) & placeable(state, seat)):
        owed[clearing] = state.count(source, clearing)
    if sum(owed) <= state.supply[piece]:
        for clearing, number in enumerate(owed):
            if number:
                place(state, seat, piece, clearing, number, law)
    elif state.supply[piece]:
        rations(state, seat).owed = owed
        state.push(Ration(seat, piece))


class Ration(Question):
    """§1.5.4: too few pieces for all clearings that should get one; the owner chooses, piece by piece."""

    domains = declare(piece=A_PIECE)

    def __init__(self, seat: int, piece: int) -> None:
        self.seat, self.piece = seat, piece

    @property
    def law(self) -> str:
        return "root:1.5.4"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"piece": state.rules.pieces[self.piece].name, "count": state.supply[self.piece]}

    def trouble(self, state: Woodland) -> str:
        board = state.boards[self.seat]
        owed = sum(board.owed) if isinstance(board, RationedBoard) else 0
        mine = self.piece in state.rules.of_party[self.seat]
        return "" if mine and 0 < state.supply[self.piece] < owed else "nothing is short that clearings should get"

    def options(self, state: Woodland) -> list[Action]:
        return [HAUL[clearing] for clearing, number in enumerate(rations(state, self.seat).owed) if number]

    def choose(self, state: Woodland, action: Action) -> None:
        clearing = action.args[0]
        rations(state, self.seat).owed[clearing] -= 1
        place(state, self.seat, self.piece, clearing, 1, self.law)
        if state.supply[self.piece]:
            state.push(self)
        else:
            rations(state, self.seat).owed = [0] * PLACES
