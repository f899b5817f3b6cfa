"""The evaluation of each game by name: the one of its kit, or a registered one."""

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
JUDGES: Final[dict[str, Evaluation]] = {}  # those in use or registered

JudgeOf = Callable[[str], Evaluation]


def judge_of(game: str) -> Evaluation:
    judge = JUDGES.get(game)
    if judge is None:
        judge = JUDGES[game] = EVALUATIONS.get(game) or PlayedOn()
    return judge


def register_judge(game: str, judge: object) -> None:
    """Register an evaluation of a game for all agents of this process.

    The judge is an `Evaluation`, or any object with some of its methods. The current evaluation supplies the missing
    ones. Other processes do not see it: if agents play in several processes, use a name with its file
    (`heuristic:my.py:Mine`).
    """
    known = find(game).name
    parts = {name: part for name in PARTS if callable(part := getattr(judge, name, None))}
    if not parts:
        raise BadSetup(f"{judge!r} is no judge: it has none of the methods {', '.join(PARTS)}")
    own = judge if isinstance(judge, Evaluation) else OwnEvaluation(type(judge).__name__, parts, judge_of(known))
    JUDGES[known] = own


@dataclass(frozen=True)
class OwnJudge:
    """The evaluation in a file and a class, `my.py:Mine`. The evaluation of the game supplies missing methods."""

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
