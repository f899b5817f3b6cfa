"""The analysis of a game in words for people: the choices made, better ones, and possible continuations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from copse.agents.analysis import Costly, played
from copse.agents.reasons import Gain, Later, Loss, Points, Reason
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
    """A costly choice, a `line` of play that begins with a better one, and the reason or an empty text."""

    chosen: ToldMove
    line: Sequence[ToldMove]
    reason: str


def told_costly(costly: Costly, words: Words, names: Sequence[str] = ()) -> ToldCostly:
    return ToldCostly(
        told_move(costly.world, costly.chosen, words, names),
        told_line(costly.world, costly.line, words, names),
        told_reason(costly.world, costly.reason, words, names) if costly.reason else "",
    )


def told_reason(world: AnyGame, reason: Reason, words: Words, names: Sequence[str]) -> str:
    """Return what follows a costly choice, as a sentence."""
    labels, said = labels_for(world, words, names), words.say
    match reason:
        case Loss(event, by, times, fewer, worlds):
            ((line, _),) = labels.events([event])
            return said("reason-loss", who=labels.seated(by), event=line, times=times, fewer=fewer, worlds=worlds)
        case Points(seat, more) if seat == world.decision.seat:
            return said("reason-points", points=round(-more))
        case Points(seat, more):
            return said("reason-rival", who=labels.seated(seat), points=round(more))
        case Gain(seat, before, after):
            return said("reason-gain", who=labels.seated(seat), before=round(100 * before), after=round(100 * after))
        case Later():
            return said("reason-later")


def told_line(world: AnyGame, line: Sequence[Action], words: Words, names: Sequence[str]) -> list[ToldMove]:
    return [told_move(game, action, words, names) for game, action in played(world, line)]


def told_move(game: AnyGame, action: Action, words: Words, names: Sequence[str]) -> ToldMove:
    """Return a choice of the pending decision in words."""
    label = labels_for(game, words, names).actions(game, [action])[action]
    return ToldMove(game.decision.seat, game.write_action(action), label)
