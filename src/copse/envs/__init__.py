"""Environments for learning: PettingZoo (`root_v2`, `smallworld_v1`) and OpenSpiel (`open_spiel`).

This package imports nothing by itself, so each part needs only the extra that it uses.
"""

from __future__ import annotations

from typing import Final

LATER: Final = {"root_v0": "root_v2", "root_v1": "root_v2", "smallworld_v0": "smallworld_v1"}


def __getattr__(name: str) -> object:
    if name in LATER:
        raise ImportError(
            f"copse.envs has no {name} any more: its vectors have changed. Use {LATER[name]}, and train models anew"
        )
    raise AttributeError(f"module 'copse.envs' has no attribute '{name}'")
