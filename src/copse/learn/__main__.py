"""Train networks: `python -m copse.learn root --run runs/root --minutes 10`; the same again goes on."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import torch

from copse.games import GAMES
from copse.kernel.errors import CopseError
from copse.learn.lessons import Lessons
from copse.learn.run import Run, Settings

SWITCH = 1e-4  # seconds: who plays must not wait long for who learns beside it


def parsed(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m copse.learn", description="Let networks learn to play.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--run", type=Path, help="the folder of the run: made, or gone on with", required=True)
    parser.add_argument("--begin", type=Path, help="a network that was exported before, for a run that is new")
    parser.add_argument("--lessons", type=Path, help="a folder that copse.learn.lessons has filled")
    parser.add_argument("--minutes", type=float, default=10, help="of self-play")
    parser.add_argument("--fall", action="store_true", help="let the rate fall to its end in this time")
    parser.add_argument("--workers", type=int, default=0, help="processes that play, beside the one that learns")
    parser.add_argument("--rows", type=int, default=Settings.rows, help="games at once")
    parser.add_argument("--steps", type=int, default=Settings.steps, help="choices in each between two lessons")
    parser.add_argument("--portion", type=int, default=Settings.portion, help="positions of one step of the optimizer")
    parser.add_argument("--rate", type=float, default=Settings.rate)
    parser.add_argument("--entropy", type=float, default=Settings.entropy)
    parser.add_argument(
        "--plain", action="store_true", help="without what the evaluation thinks: several times as fast"
    )
    parser.add_argument("--in-turn", action="store_true", help="play and learn in turn, not at once")
    parser.add_argument("--cluster", action="store_true", help="the workers are on the Ray cluster of RAY_ADDRESS")
    parser.add_argument("--seed", type=int, default=Settings.seed)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, help="write the network that came of it for ONNX Runtime")
    return parser.parse_args(words)


def main(words: list[str]) -> None:
    given = parsed(words)
    if given.device == "cpu":
        torch.set_num_threads(1)
    sys.setswitchinterval(SWITCH)
    torch.set_float32_matmul_precision("high")
    run = Run(given.game, given.run, torch.device(given.device), given.seed)
    if given.begin:
        run.begin_with(given.begin)
    settings = Settings(
        rows=given.rows,
        steps=given.steps,
        portion=given.portion,
        workers=given.workers,
        rate=given.rate,
        entropy=given.entropy,
        seed=given.seed,
        plain=given.plain,
        beside=not given.in_turn,
        cluster=given.cluster,
    )
    if given.minutes:
        lessons = Lessons(given.game, given.lessons, run.device) if given.lessons else None
        run.play(given.minutes, settings, given.fall, lessons)
    if given.out:
        from copse.learn.export import export  # needs onnx, which whoever only trains can do without

        export(run.average, given.out)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except CopseError as problem:
        sys.exit(f"copse.learn: {problem}")
