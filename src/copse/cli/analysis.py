"""`copse analyse`: which choices of a game cost most."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import copse
from copse.agents.analysis import LEAST_COST, WORLDS, Analysis, Effort, analyse
from copse.cli.common import DEFAULT_LANGUAGE, Lang, With, app, examples, read_bytes, recorded
from copse.games import AnyGame
from copse.kernel import saves
from copse.kernel.tasks import Json
from copse.locale import Words
from copse.wording.analysis import ToldCostly, ToldMove, told_costly
from copse.wording.games import labels_for

ROWS: Final = 20  # in the table of chances


@app.command("analyse", epilog=examples("copse analyse game.record", "copse analyse game.save --seconds 60 --json"))
def analyse_file(
    file: Annotated[Path, typer.Argument(help="A record or a save of a game.")],
    worlds: Annotated[
        int, typer.Option("--worlds", help="Imagined games per choice, each with other hidden cards.")
    ] = WORLDS,
    iterations: Annotated[
        int | None, typer.Option("--iterations", help="Search simulations for each alternative.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", help="Time limit for the whole analysis. By default there is none.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print all results as JSON.")] = False,
    lang: Lang = DEFAULT_LANGUAGE,
    packages: With = None,
) -> None:
    """Show how the players' chances of winning changed, the most costly choices, and better ones."""
    effort, words, game = Effort(worlds, iterations, seconds), Words(lang), game_in(read_bytes(file))
    analysis = watched(game, effort, words)
    told = [told_costly(costly, words) for costly in analysis.costly]
    if as_json:
        print(json.dumps(figures(game, analysis, told), ensure_ascii=False))
    else:
        show(game, analysis, told, words, Console())


def game_in(data: bytes) -> AnyGame:
    """Return the game of a save or a record."""
    return copse.load(data) if data.startswith(saves.MARK) else recorded(data.decode(errors="replace"))


def watched(game: AnyGame, effort: Effort, words: Words) -> Analysis:
    """Analyse a game, with a progress bar in a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(words.say("analyse-working"), total=1.0)
        return analyse(game, effort, lambda done: progress.update(bar, completed=done))


def figures(game: AnyGame, analysis: Analysis, told: list[ToldCostly]) -> dict[str, Json]:
    def move(said: ToldMove) -> Json:
        return {"seat": said.seat, "action": said.action, "label": said.label}

    def choice(place: int) -> Json:
        costly, said = analysis.costly[place], told[place]
        return {
            "at": costly.at,
            "seat": costly.seat,
            "cost": round(costly.cost, 4),
            "chosen": move(said.chosen),
            "chance": round(costly.chance, 4),
            "better_chance": round(costly.better_chance, 4),
            "line": [move(one) for one in said.line],
            "reason": said.reason,
        }

    return {
        "game": game.book.name,
        "source": analysis.source,
        "choices": len(game.history),
        "real": analysis.real,
        "weighed": analysis.weighed,
        "moments": list(analysis.moments),
        "chances": [[round(chance, 4) for chance in row] for row in analysis.chances],
        "costly": [choice(place) for place in range(len(told))],
    }


def show(game: AnyGame, analysis: Analysis, told: list[ToldCostly], words: Words, console: Console) -> None:
    if not analysis.real:
        console.print(words.say("analyse-short"))
        return
    labels = labels_for(game, words)
    names = [labels.seated(seat) for seat in range(game.seats)]
    judged_by = words.say("analyse-learned" if analysis.source == "learned" else "analyse-judge")
    console.print(judged_by, "", chances(analysis, names, words), highlight=False)
    for seat, who in enumerate(names):
        mine = [place for place, costly in enumerate(analysis.costly) if costly.seat == seat]
        if mine:
            console.print("", costliest(analysis, told, mine, names, words), highlight=False)
        elif seat not in game.state.machines:
            least = round(100 * LEAST_COST)
            console.print("", words.say("analyse-sound", who=who, percent=least), highlight=False, markup=False)


def chances(analysis: Analysis, names: list[str], words: Words) -> Table:
    """Return a table of the chances at up to ROWS moments and at the end."""
    table = Table(title=words.say("analyse-chances"), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column(words.say("analyse-moment"), justify="right")
    for name in names:
        table.add_column(Text(name), justify="right")
    last = len(analysis.moments) - 1
    for place in sorted({round(last * row / ROWS) for row in range(ROWS + 1)}):
        moment = str(analysis.moments[place]) if place < last else words.say("analyse-end")
        table.add_row(moment, *(percent(chance) for chance in analysis.chances[place]))
    return table


def costliest(analysis: Analysis, told: list[ToldCostly], mine: list[int], names: list[str], words: Words) -> Table:
    """Return a table of the costliest choices of a seat, each with a better one and a possible continuation."""
    whose = Text(words.say("analyse-costly", who=names[analysis.costly[mine[0]].seat]))
    table = Table(title=whose, box=box.SIMPLE_HEAD, title_justify="left")
    for title in (words.say("analyse-moment"), words.say("analyse-cost")):
        table.add_column(title, justify="right")
    for title in (words.say("analyse-chosen"), words.say("analyse-better"), words.say("analyse-line")):
        table.add_column(title)
    for place in mine:
        costly, said = analysis.costly[place], told[place]
        better, *rest = said.line
        table.add_row(
            str(costly.at),
            percent(costly.cost),
            Text("\n".join(filter(None, (f"{said.chosen.label} ({percent(costly.chance)})", said.reason)))),
            Text(f"{better.label} ({percent(costly.better_chance)})"),
            Text("; ".join(followed(move, costly.seat, names, words) for move in rest)),
        )
    return table


def followed(move: ToldMove, seat: int, names: list[str], words: Words) -> str:
    """Return the label of a choice in a continuation. The choice of another seat also names that seat."""
    if move.seat == seat:
        return move.label
    return words.say("analyse-answer", who=names[move.seat], action=move.label)


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"
