"""The evaluation of each game, by the game's name: Copse's own, or whatever was registered in its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from copse.agents.evaluation import PARTS, Evaluation, OwnEvaluation
from copse.agents.own import Own
from copse.agents.played_on import PlayedOn
from copse.games import Parts, find
from copse.kernel.errors import BadSetup

EVALUATIONS: Final[Mapping[str, Evaluation]] = Parts(
    lambda kit: kit.evaluation, lambda found: found if isinstance(found, Evaluation) else None, "Evaluation"
)
JUDGES: Final[dict[str, Evaluation]] = {}  # that were asked for, or registered

JudgeOf = Callable[[str], Evaluation]


def judge_of(game: str) -> Evaluation:
    judge = JUDGES.get(game)
    if judge is None:
        judge = JUDGES[game] = EVALUATIONS.get(game) or PlayedOn()
    return judge


def register_judge(game: str, judge: object) -> None:
    """From now on every agent of this process judges the game like this: an `Evaluation`, or anything that has some of
    its methods, and is asked by those; the others stay as they are. It is registered in this process only, so that
    where several play, name its file (`heuristic:my.py:Mine`)."""
    known = find(game).name
    parts = {name: part for name in PARTS if callable(part := getattr(judge, name, None))}
    if not parts:
        raise BadSetup(f"{judge!r} is no judge: it has none of the methods {', '.join(PARTS)}")
    own = judge if isinstance(judge, Evaluation) else OwnEvaluation(type(judge).__name__, parts, judge_of(known))
    JUDGES[known] = own


@dataclass(frozen=True)
class OwnJudge:
    """The judge of a file and a class, `my.py:Mine`; what it leaves out is as the game's own has it."""

    own: Own

    def __call__(self, game: str) -> Evaluation:
        return own_evaluation(self.own, game)


@cache
def own_evaluation(own: Own, game: str) -> Evaluation:
    return OwnEvaluation(own.name, {part: own.method(part) for part in PARTS if own.has(part)}, judge_of(game))


def own_judge(name: str) -> OwnJudge:
    own = Own(name)
    if not any(own.has(part) for part in PARTS):
        raise BadSetup(f"{name} is no judge: it has none of the methods {', '.join(PARTS)}")
    return OwnJudge(own)
