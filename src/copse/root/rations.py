"""Rations (§1.5.4): if every building should give its clearing a piece and there are too few, the owner chooses which
clearings go without. The board of the party keeps what is `owed`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.bits import members
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.kernel.rows import replaced
from copse.root.actions import HAUL
from copse.root.board import PLACES
from copse.root.domains import A_CLEARING, A_PIECE
from copse.root.fields import Field, Row, Whole
from copse.root.placing import place, placeable
from copse.root.state import Woodland
from copse.root.steps import Question

NOTHING_OWED: Final = (0,) * PLACES
OWED: Final = Field(
    "owed", Row(A_CLEARING, Whole()), "what is still to come there, while pieces are short", shown=False
)


def hand_out(state: Woodland, party: int, building: str, name: str, law: str) -> None:
    """Place a piece in each clearing for each building there, or as many as there are."""
    source, piece = state.rules.piece(party, building), state.rules.piece(party, name)
    owed = [0] * PLACES
    for clearing in members(state.where(source) & placeable(state, party)):
        owed[clearing] = state.count(source, clearing)
    if sum(owed) <= state.supply[piece]:
        for clearing, number in enumerate(owed):
            if number:
                place(state, party, piece, clearing, number, law)
    elif state.supply[piece]:
        state.boards[party].owed = tuple(owed)
        state.push(Ration(state.decides(party), piece))


class Ration(Question):
    """§1.5.4: too few pieces for all clearings that should get one; the seat that decides for the party chooses, piece
    by piece."""

    law = "root:1.5.4"
    domains = declare(piece=A_PIECE)

    def __init__(self, seat: int, piece: int) -> None:
        self.seat, self.piece = seat, piece

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"piece": state.rules.pieces[self.piece].name, "count": state.supply[self.piece]}

    def trouble(self, state: Woodland) -> str:
        owed, party = sum(self.owed(state)), state.rules.party_of[self.piece]
        mine = state.decides(party) == self.seat
        return "" if mine and 0 < state.supply[self.piece] < owed else "nothing is short that clearings should get"

    def owed(self, state: Woodland) -> tuple[int, ...]:
        return state.boards[state.rules.party_of[self.piece]].owed

    def options(self, state: Woodland) -> list[Action]:
        return [HAUL[clearing] for clearing, number in enumerate(self.owed(state)) if number]

    def choose(self, state: Woodland, action: Action) -> None:
        clearing, party, owed = action.args[0], state.rules.party_of[self.piece], self.owed(state)
        state.boards[party].owed = replaced(owed, clearing, owed[clearing] - 1)
        place(state, party, self.piece, clearing, 1, self.law)
        if state.supply[self.piece]:
            state.push(self)
        else:
            state.boards[party].owed = NOTHING_OWED
