"""What crafted cards do, by the id of the card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.root.effects.base import Effect
from copse.root.effects.exiles import EXILES
from copse.root.effects.standard import STANDARD

EFFECTS: Final[Mapping[str, Effect]] = {**STANDARD, **EXILES}
