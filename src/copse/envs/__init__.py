"""Environments for learning: the games for PettingZoo (`root_v2`, `smallworld_v1`) and for OpenSpiel (`open_spiel`).

Nothing is imported here, so that each part asks only for the extra it needs."""

from __future__ import annotations

from typing import Final

LATER: Final = {"root_v0": "root_v2", "root_v1": "root_v2", "smallworld_v0": "smallworld_v1"}


def __getattr__(name: str) -> object:
    if name in LATER:
        raise ImportError(
            f"copse.envs has no {name} any more: its vectors have changed. Use {LATER[name]}, and train models anew"
        )
    raise AttributeError(f"module 'copse.envs' has no attribute '{name}'")
