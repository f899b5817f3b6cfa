"""The networks that learned to play, one a game, as they lie beside this file; whoever has none does without."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from copse.kernel.extras import MissingExtra

if TYPE_CHECKING:
    from copse.agents.networks import Network

MODELS: Final = Path(__file__).parent / "models"


@cache
def learned_network(game: str) -> Network | None:
    """The network that learned this game; None if there is none, or ONNX Runtime is missing."""
    file = MODELS / f"{game}.onnx"
    if not file.is_file():
        return None
    try:
        from copse.agents.networks import network_at

        return network_at(file)
    except MissingExtra:
        return None
