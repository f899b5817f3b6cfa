"""Training settings. The command line takes its defaults from here, so this module does not need PyTorch."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """`rows`: games played at once. `steps`: choices in each game between two updates. `portion`: batch size of the
    optimizer. `workers`: processes that play; 0 plays in this one. `plain`: skip the heuristic features and the
    heuristic opponents. `beside`: play and learn at the same time. `cluster`: run the workers on a Ray cluster."""

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
