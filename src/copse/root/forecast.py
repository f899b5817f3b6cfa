"""Forecasts: the table as comparable facts, and the odds of the battle that a choice begins, by the rules of battle."""

from __future__ import annotations

from typing import Final

from copse.kernel.actions import Action
from copse.kernel.prospects import Fact, Facts, Loss, Odds, ways
from copse.root.actions import PASS
from copse.root.battle import Ambush, BeforeRoll, Foil, Roll, current
from copse.root.board import PLACES
from copse.root.cards import CARD_IDS, ITEMS
from copse.root.state import Battle, Woodland

PAWN: Final = "pawn"


def facts(state: Woodland, seat: int) -> Facts:
    """Everything that is public, and the seat's own hand and items."""
    found: dict[Fact, int] = {}
    for piece in state.rules.pieces:
        for place in range(PLACES):
            number = state.count(piece.number, place)
            if number:
                found["piece", place, piece.party, piece.name] = number
    for party, place in enumerate(state.pawns):
        if place >= 0:
            found["piece", place, party, PAWN] = 1
    for place, ruler in enumerate(state.ruler):
        found["ruler", place] = ruler
    for who in range(state.seats):
        points = state.marker(who)
        if points is not None:
            found["points", who] = points
        found["hand", who] = len(state.hands[who].cards)
    for card in state.hands[seat].cards:
        found["held", CARD_IDS[card]] = found.get(("held", CARD_IDS[card]), 0) + 1
    for item, number in enumerate(state.boxes[seat]):
        found["item", ITEMS[item]] = number
    for item, number in enumerate(state.boards[seat].ready_items()):
        found["item", ITEMS[item]] += number
    return found


def odds(state: Woodland, action: Action) -> Odds | None:
    """§4.3: the battle that is rolled for next if nobody plays an ambush or chooses an effect."""
    turns, ambush = state.turns, False
    state.outcomes = []
    state.answer(action)
    while not state.over and not state.outcomes and state.turns == turns:
        if isinstance(state.todo[-1], Roll):
            return _fought(state, current(state), ambush)
        if state.stir():
            continue
        if not any(isinstance(task, BeforeRoll | Roll) for task in state.todo):
            return None
        ambush = ambush or isinstance(state.decision, Ambush | Foil)
        _let_pass(state)
    return None


def _fought(state: Woodland, battle: Battle, ambush: bool) -> Odds | None:
    sides = (battle.attacker, battle.defender)
    strength = [_strength(state, side, battle.clearing) for side in sides]
    losses: dict[tuple[int, ...], float] = {}
    wiped = [0.0, 0.0]
    for chance, after in ways(state, _fight):
        left = [_strength(after, side, battle.clearing) for side in sides]
        lost = tuple(had - has for had, has in zip(strength, left, strict=True))
        losses[lost] = losses.get(lost, 0.0) + chance
        for side in (0, 1):
            if strength[side] and not left[side]:
                wiped[side] += chance
    if not losses:
        return None
    told = tuple(Loss(round(chance, 4), lost) for lost, chance in sorted(losses.items()))
    return Odds(sides, told, tuple(round(chance, 4) for chance in wiped), ambush=ambush)


def _fight(state: Woodland) -> None:
    while state.battle is not None and not state.over:
        if not state.stir():
            _let_pass(state)


def _let_pass(state: Woodland) -> None:
    """Answer a question by passing, or with the first action."""
    legal = state.decision.legal(state)
    state.answer(PASS[()] if PASS[()] in legal else legal[0])


def _strength(state: Woodland, party: int, clearing: int) -> int:
    """What a side can lose in a clearing: its pieces there, and the hits that a pawn can take."""
    pieces = sum(state.count(piece, clearing) for piece in state.rules.of_party[party])
    return pieces + state.boards[party].stamina() if state.pawns[party] == clearing else pieces
