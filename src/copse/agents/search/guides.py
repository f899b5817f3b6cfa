"""Guides of a search: the evaluation of the game, a user's evaluation, or an evaluator that works in batches."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from copse.agents.judges import JudgeOf, judge_of, own_judge
from copse.agents.own import Own
from copse.agents.search.foresight import Foresight, Guide, Judged
from copse.games import GAMES
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import State

if TYPE_CHECKING:
    from copse.agents.networks import Network

NETWORKS: Final = (".onnx", ".pt2")


@dataclass(frozen=True)
class Judges:
    """A guide that uses the evaluation of the game that is played."""

    judge_of: JudgeOf = judge_of

    def foresight(self, game: str, world: State) -> Foresight:
        return Judged(self.judge_of(game), GAMES[game].whole_rounds)


def network_called(name: str) -> Network:
    """Return the network of a file, loaded once."""
    from copse.agents.networks import network_at

    return network_at(network_file(name))


def network_file(name: str) -> Path:
    return Path(name).expanduser().resolve()


def guide_called(name: str) -> Guide:
    """Return the guide of a name.

    The name is a network file, or a user's class, `my.py:Mine`, with an evaluator or an evaluation.
    """
    if name.endswith(NETWORKS):
        from copse.agents.networks import NetworkGuide

        network_called(name)  # report a problem with the file before play begins
        return NetworkGuide(network_file(name))
    if ".py:" in name:
        if not Own(name).has("evaluate"):
            return Judges(own_judge(name))
        from copse.agents.evaluators import OwnGuide

        return OwnGuide(Own(name))
    raise BadSetup(
        f"'{name}' cannot guide a search: name a network ({', '.join(f'FILE{end}' for end in NETWORKS)}), learned for "
        "the one that comes with Copse, or a class of your own (FILE.py:CLASS)"
    )
