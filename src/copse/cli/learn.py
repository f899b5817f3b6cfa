"""Training networks: `copse learn`, and `copse lessons`, which lets a search give a network lessons. They need PyTorch,
which is large and therefore an extra: nothing that needs it is imported before one of these commands runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from copse.cli.common import GameName, app
from copse.games import find
from copse.kernel.extras import extra
from copse.learn.settings import Settings


@app.command()
def learn(
    game: GameName,
    run: Annotated[Path, typer.Option("--run", help="folder of the run; resumed if it exists")],
    begin: Annotated[Path | None, typer.Option(help="start a new run from this exported network")] = None,
    lessons: Annotated[Path | None, typer.Option(help="also learn from a folder that `copse lessons` filled")] = None,
    minutes: Annotated[float, typer.Option(min=0, help="how long to train")] = 10,
    fall: Annotated[bool, typer.Option("--fall", help="decay the learning rate over this time")] = False,
    workers: Annotated[int, typer.Option(min=0, help="processes that play, beside the one that learns")] = 0,
    rows: Annotated[int, typer.Option(min=1, help="games played at once")] = Settings.rows,
    steps: Annotated[int, typer.Option(min=1, help="choices in each game between two updates")] = Settings.steps,
    portion: Annotated[int, typer.Option(min=1, help="positions in one optimizer step")] = Settings.portion,
    rate: Annotated[float, typer.Option(help="learning rate")] = Settings.rate,
    entropy: Annotated[float, typer.Option(help="weight of the entropy bonus")] = Settings.entropy,
    plain: Annotated[
        bool, typer.Option("--plain", help="skip the heuristic features, which is several times as fast")
    ] = False,
    in_turn: Annotated[bool, typer.Option("--in-turn", help="alternate between playing and learning")] = False,
    cluster: Annotated[
        bool, typer.Option("--cluster", help="put the workers on the Ray cluster of RAY_ADDRESS")
    ] = False,
    seed: Annotated[int, typer.Option(help="the random seed")] = Settings.seed,
    device: Annotated[str, typer.Option(help="cpu or cuda; by default cuda if there is a graphics card")] = "",
    out: Annotated[Path | None, typer.Option(help="export the trained network for ONNX Runtime")] = None,
) -> None:
    """Train a network by self-play. Run the command again to continue (docs/how-to/train.md)."""
    find(game)
    extra("torch", "train")
    from copse.learn.training import train

    settings = Settings(rows, steps, portion, workers, rate, entropy, seed, plain, not in_turn, cluster)
    train(game, run, settings, minutes, fall, begin, lessons, device, out)


@app.command()
def lessons(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", help="folder of the lessons; more are added if it exists")],
    minutes: Annotated[float, typer.Option(min=0, help="how long to play")] = 10,
    workers: Annotated[int, typer.Option(min=1, help="processes that play")] = 1,
    roles: Annotated[str, typer.Option(help="factions whose choices are taught, with commas; all by default")] = "",
    teacher: Annotated[str, typer.Option(help="the search that teaches")] = "search@200",
    pupil: Annotated[str, typer.Option(help="the agent that chooses in every other game")] = "learned",
) -> None:
    """Let a search give lessons that `copse learn --lessons` learns from."""
    find(game)
    extra("torch", "train")
    from copse.learn.lessons import teach

    count = teach(game, out, minutes, workers, [role for role in roles.split(",") if role], teacher, pupil)
    print(f"{count:,} lessons in {out}")
