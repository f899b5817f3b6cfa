"""What made a row of results: the version and the build of Copse, the seed of the run, and the files of its agents.

A row of an older release has none."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, Self

import copse
from copse.agents import files_of
from copse.kernel.build import compiled
from copse.kernel.tasks import Json

DIGITS: Final = 16  # of a hash: enough to tell two files apart


@dataclass(frozen=True)
class Provenance:
    """`agents` has a hash for each agent that plays by files: a class, a program, a network."""

    copse: str
    build: str
    seed: int
    agents: Mapping[str, str]

    @classmethod
    def of(cls, game: str, agents: Iterable[str], seed: int) -> Self:
        files = {agent: [file for file in files_of(agent, game) if file.is_file()] for agent in sorted(set(agents))}
        hashes = {agent: hash_of(paths) for agent, paths in files.items() if paths}
        return cls(copse.__version__, "compiled" if compiled() else "interpreted", seed, hashes)

    def text(self) -> str:
        return json.dumps(vars(self), sort_keys=True)

    def changed(self, earlier: str) -> str | None:
        """Return the agent that played from other files in an earlier row, or None."""
        made: Json = json.loads(earlier) if earlier else {}
        agents = made.get("agents") if isinstance(made, dict) else None
        known = agents if isinstance(agents, dict) else {}
        return next((agent for agent, hash in self.agents.items() if known.get(agent, hash) != hash), None)


def hash_of(files: Iterable[Path]) -> str:
    whole = sha256()
    for file in files:
        whole.update(file.read_bytes())
    return whole.hexdigest()[:DIGITS]
