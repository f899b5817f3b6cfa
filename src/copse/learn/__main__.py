"""Train networks: `python -m copse.learn root --run runs/root --minutes 10`; the same again goes on."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import torch

from copse.games import GAMES
from copse.kernel.errors import CopseError
from copse.learn.run import Run, Settings
from copse.learn.teacher import Lessons, teach

SWITCH = 1e-4  # seconds: who plays must not wait long for who learns beside it


def parsed(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m copse.learn", description="Let networks learn to play.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--run", type=Path, help="the folder of the run: made, or gone on with", required=True)
    parser.add_argument("--minutes", type=float, default=10, help="of self-play")
    parser.add_argument("--teach", type=float, default=0, metavar="MINUTES", help="let a teacher play games before")
    parser.add_argument("--teacher", default="heuristic", help="the agent that teaches")
    parser.add_argument("--lessons", type=Path, nargs="*", default=[], help="games of a teacher that were played before")
    parser.add_argument("--imitate", type=float, default=0, metavar="MINUTES", help="learn from a teacher's games before")
    parser.add_argument("--fall", action="store_true", help="let the rate fall to its end in this time")
    parser.add_argument("--workers", type=int, default=0, help="processes that play, beside the one that learns")
    parser.add_argument("--rows", type=int, default=Settings.rows, help="games at once")
    parser.add_argument("--steps", type=int, default=Settings.steps, help="choices in each between two lessons")
    parser.add_argument("--portion", type=int, default=Settings.portion, help="positions of one step of the optimizer")
    parser.add_argument("--rate", type=float, default=Settings.rate)
    parser.add_argument("--entropy", type=float, default=Settings.entropy)
    parser.add_argument("--in-turn", action="store_true", help="play and learn in turn, not at once")
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
    kept = given.run / "lessons.npz"
    if given.teach:
        teach(given.game, given.teacher, given.teach, max(1, given.workers), given.seed).save(kept)
    if given.imitate:
        files = [*given.lessons, *([kept] if given.teach or not given.lessons else [])]
        lessons = Lessons.joined([Lessons.load(file, given.game) for file in files])
        run.imitate(lessons, given.imitate, given.workers)
    settings = Settings(
        given.rows, given.steps, given.portion, given.workers, given.rate, given.entropy, given.seed, not given.in_turn
    )  # fmt: skip
    if given.minutes:
        run.play(given.minutes, settings, given.fall)
    if given.out:
        from copse.learn.export import export  # needs onnx, which whoever only trains can do without

        export(run.network, given.out)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except CopseError as problem:
        sys.exit(f"copse.learn: {problem}")
