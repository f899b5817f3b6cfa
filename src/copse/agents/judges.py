"""The evaluation of each game, by the game's name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.evaluation import Evaluation
from copse.agents.root import RootEvaluation
from copse.agents.smallworld import SmallWorldEvaluation

JUDGES: Final[Mapping[str, Evaluation]] = {"root": RootEvaluation(), "smallworld": SmallWorldEvaluation()}


def judge_of(game: str) -> Evaluation:
    return JUDGES[game]
