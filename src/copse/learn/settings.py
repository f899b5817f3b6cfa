"""How a run learns. The command reads its defaults from here, so this module needs no PyTorch."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """`rows`: games at once; `steps`: choices in each game between two updates; `portion`: positions in one step of the
    optimizer; `workers`: processes that play, 0 for this one; `plain`: skip the heuristic features, and the heuristics
    at the tables; `beside`: play and learn at once; `cluster`: the workers are on a Ray cluster."""

    rows: int = 256
    steps: int = 64
    portion: int = 4096
    workers: int = 0
    rate: float = 2e-4
    entropy: float = 0.004
    seed: int = 1
    plain: bool = False
    beside: bool = True
    cluster: bool = False
