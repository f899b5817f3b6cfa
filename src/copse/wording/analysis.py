"""The analysis of a game in words for people: the choices made, better ones, and possible continuations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from copse.agents.analysis import Costly, played
from copse.games import AnyGame
from copse.kernel.actions import Action
from copse.locale import Words
from copse.wording.games import labels_for


@dataclass(frozen=True)
class ToldMove:
    """A choice of a line of play: its seat, its text in records, and its label."""

    seat: int
    action: str
    label: str


@dataclass(frozen=True)
class ToldCostly:
    """A costly choice, and a `line` of play that begins with a better one."""

    chosen: ToldMove
    line: Sequence[ToldMove]


def told_costly(costly: Costly, words: Words, names: Sequence[str] = ()) -> ToldCostly:
    return ToldCostly(
        told_move(costly.world, costly.chosen, words, names),
        told_line(costly.world, costly.line, words, names),
    )


def told_line(world: AnyGame, line: Sequence[Action], words: Words, names: Sequence[str]) -> list[ToldMove]:
    return [told_move(game, action, words, names) for game, action in played(world, line)]


def told_move(game: AnyGame, action: Action, words: Words, names: Sequence[str]) -> ToldMove:
    """Return a choice of the pending decision in words."""
    label = labels_for(game, words, names).actions(game, [action])[action]
    return ToldMove(game.decision.seat, game.write_action(action), label)
