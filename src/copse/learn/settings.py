"""Training settings. The command line takes its defaults from here, so this module does not need PyTorch."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Training settings.

    `rows` is the number of games played at once. `steps` is the number of choices in each game between two updates.
    `portion` is the batch size of the optimizer. `workers` is the number of processes that play; with 0, this process
    plays. `plain` skips the heuristic features and the heuristic opponents. `beside` plays and learns at the same time.
    `cluster` runs the workers on a Ray cluster.
    """

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
