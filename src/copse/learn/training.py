"""The work of `copse learn`: start or resume a run, train, and export the network."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import torch

from copse.kernel.errors import BadSetup
from copse.learn.distil import distil
from copse.learn.lessons import Lessons
from copse.learn.run import Run
from copse.learn.settings import Settings

SWITCH: Final = 1e-4  # seconds; playing threads must not wait long for the learning thread


def train(
    game: str,
    folder: Path,
    settings: Settings,
    minutes: float,
    fall: bool,
    begin: Path | None,
    distilled: Path | None,
    lessons: Path | None,
    device: str,
    out: Path | None,
    begun: float,
) -> None:
    """Train in the run's folder until some minutes after `begun`. The help of `copse learn` describes the others."""
    if distilled and lessons:
        raise BadSetup("--distil imitates a network without --lessons: leave one of them out")
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    if device == "cpu":
        torch.set_num_threads(1)
    sys.setswitchinterval(SWITCH)
    torch.set_float32_matmul_precision("high")
    run = Run(game, folder, torch.device(device), settings.seed)
    if begin:
        run.begin_with(begin)
    if distilled and minutes:
        distil(run, distilled, minutes, settings, begun)
    elif minutes:
        run.play(minutes, settings, fall, Lessons(game, lessons, run.device) if lessons else None, begun)
    if out:
        from copse.learn.export import export  # needs onnx, which training alone does not need

        export(run.average, out)
