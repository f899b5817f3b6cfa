"""`copse learn` trains networks, and `copse lessons` writes what a search would choose as training data.

Both need PyTorch. It is large and therefore an extra, so it is imported only when one of these commands runs."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

from copse.cli.common import GameName, app, examples
from copse.games import find
from copse.kernel.extras import extra
from copse.learn.settings import Settings


@app.command(
    epilog=examples(
        "copse learn root --run runs/root --minutes 600 --workers 6 --out root.onnx",
        "copse learn root --run runs/root --minutes 120 --fall --lessons lessons --out root.onnx",
    )
)
def learn(
    game: GameName,
    run: Annotated[Path, typer.Option("--run", help="Folder of the run. It is resumed if it exists.")],
    begin: Annotated[Path | None, typer.Option(help="Start a new run from this exported network.")] = None,
    distil: Annotated[
        Path | None,
        typer.Option(help="Instead of self-play, imitate this exported network without its heuristic features."),
    ] = None,
    lessons: Annotated[
        Path | None, typer.Option(help="Also learn from this folder, written by `copse lessons`.")
    ] = None,
    minutes: Annotated[float, typer.Option(min=0, help="Minutes until the training ends, with all preparations.")] = 10,
    fall: Annotated[bool, typer.Option("--fall", help="Decay the learning rate to zero over this time.")] = False,
    workers: Annotated[int, typer.Option(min=0, help="Processes that play, in addition to the one that learns.")] = 0,
    rows: Annotated[int, typer.Option(min=1, help="Number of games played in parallel.")] = Settings.rows,
    steps: Annotated[int, typer.Option(min=1, help="Choices in each game between two updates.")] = Settings.steps,
    portion: Annotated[
        int, typer.Option(min=1, help="Batch size: positions in one optimizer step.")
    ] = Settings.portion,
    rate: Annotated[float, typer.Option(help="Learning rate.")] = Settings.rate,
    entropy: Annotated[float, typer.Option(help="Weight of the entropy bonus.")] = Settings.entropy,
    plain: Annotated[
        bool, typer.Option("--plain", help="Skip the heuristic features. Training is several times faster.")
    ] = False,
    in_turn: Annotated[
        bool, typer.Option("--in-turn", help="Alternate between playing and learning instead of doing both at once.")
    ] = False,
    cluster: Annotated[
        bool, typer.Option("--cluster", help="Run the workers on the Ray cluster at RAY_ADDRESS.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The random seed.")] = Settings.seed,
    device: Annotated[str, typer.Option(help="cpu or cuda. By default cuda if there is a graphics card.")] = "",
    out: Annotated[Path | None, typer.Option(help="Export the trained network to this ONNX file.")] = None,
) -> None:
    """Train a network by self-play.

    Run the command again to continue. The documentation is in docs/how-to/train.md."""
    begun = monotonic()
    find(game)
    extra("torch", "train")
    from copse.learn.training import train

    settings = Settings(rows, steps, portion, workers, rate, entropy, seed, plain, not in_turn, cluster)
    train(game, run, settings, minutes, fall, begin, distil, lessons, device, out, begun)


@app.command(epilog=examples("copse lessons root --out lessons --minutes 60 --workers 6 --teacher search@400"))
def lessons(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", help="Folder for the lessons. If it exists, lessons are added.")],
    minutes: Annotated[float, typer.Option(min=0, help="Playing time in minutes.")] = 10,
    workers: Annotated[int, typer.Option(min=1, help="Number of processes that play.")] = 1,
    roles: Annotated[str, typer.Option(help="Root: record lessons for these factions only, separated by commas.")] = "",
    teacher: Annotated[str, typer.Option(help="The search that chooses the moves to learn.")] = "search@200",
    pupil: Annotated[str, typer.Option(help="The agent whose choices are played in every other game.")] = "learned",
) -> None:
    """Record what a search would choose, as training data for `copse learn --lessons`."""
    find(game)
    extra("torch", "train")
    from copse.learn.lessons import teach

    count = teach(game, out, minutes, workers, [role for role in roles.split(",") if role], teacher, pupil)
    print(f"{count:,} lessons in {out}")
