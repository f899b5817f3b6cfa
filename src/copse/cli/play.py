"""Play and watch: `copse play`, `copse replay`, `copse options`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

import copse
from copse.agents import AGENTS, Agent, make
from copse.cli.common import (
    DEFAULT_LANGUAGE,
    DEFAULT_OPPONENT,
    HUMAN,
    Factions,
    GameName,
    Lang,
    Players,
    Seats,
    Seed,
    Settings,
    app,
    game_options,
    read_bytes,
)
from copse.games import AnyGame, find
from copse.kernel.errors import BadSetup, suggest
from copse.locale import Words
from copse.root.rules import REACH
from copse.root.state import Woodland
from copse.terminal import play as play_in_terminal
from copse.terminal import watch

AUTOSAVE: Final = Path("copse-autosave.copse")  # where a game goes that is broken off


@app.command()
def play(
    game: GameName = "smallworld",
    players: Players = None,
    factions: Factions = "",
    seats: Seats = "",
    seed: Seed = None,
    lang: Lang = DEFAULT_LANGUAGE,
    resume: Annotated[Path | None, typer.Option("--resume", help="go on with a game that was saved")] = None,
    settings: Settings = None,
) -> None:
    """Play in the terminal, against agents or friends at the same screen."""
    words = Words(lang)
    names = seats.split(",") if seats else []
    if resume:
        started = copse.load(read_bytes(resume))
    else:
        started = copse.new(game, **game_options(game, settings, seed, players or len(names) or None, factions))
    names = names or [HUMAN, *[DEFAULT_OPPONENT] * (started.seats - 1)]
    agents = seated(started, names)
    shown = ["" if name == HUMAN else name for name in names]
    if isinstance(started.state, Woodland) and started.state.rules.warning:
        rules = started.state.rules
        print(words.of("root").say("reach-warning", reach=rules.reach, wanted=REACH[rules.seats], players=rules.seats))
    play_in_terminal(started, agents, words, Console(), names=shown, autosave=resume or AUTOSAVE)


@app.command()
def replay(file: Path, lang: Lang = DEFAULT_LANGUAGE) -> None:
    """Step through a recorded game."""
    watch(read_bytes(file).decode(errors="replace"), Words(lang), Console())


@app.command()
def options(game: GameName = "smallworld") -> None:
    """List the options of a game, for --set."""
    for option in find(game).options.values():
        print(f"{option.name:20} {option.about} ({option.allows}; default {json.dumps(option.default)})")


def seated(game: AnyGame, names: list[str]) -> list[Agent | None]:
    """Who plays each seat; None is a person."""
    if len(names) != game.seats:
        raise BadSetup(f"--seats names {len(names)} seats, but {game.seats} play")
    for name in names:
        if name != HUMAN and name not in AGENTS:
            raise BadSetup(f"there is no agent '{name}'{suggest(name, (HUMAN, *AGENTS))}")
    return [None if name == HUMAN else make(name, seat + 1) for seat, name in enumerate(names)]
