"""The tables at which networks learn each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.envs.batch import Mixture
from copse.games import Parts

TABLES: Final[Mapping[str, Mixture]] = Parts(
    lambda kit: kit.lessons, lambda found: found if isinstance(found, Mixture) else None, "Mixture"
)
