"""`copse map` and `copse deck`: check, show and begin maps and decks of the players' own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

import copse
from copse.cli.common import DEFAULT_LANGUAGE, Lang, app, examples
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.kernel.toml import fingerprint, read_file, read_text
from copse.locale import Words
from copse.root.decks import copies_of, faults_of, read_own_deck
from copse.root.drawing import draw_map, title_of
from copse.root.maps import MAPS, drawn, examine, map_named, own_board, printed_text, read_own_map
from copse.terminal.root.chart import chart
from copse.terminal.root.seen import see
from copse.wording.root.labels import RootLabels

maps: Final = typer.Typer(no_args_is_help=True, help="Check, show and begin maps of Root of your own.")
decks: Final = typer.Typer(no_args_is_help=True, help="Check decks of Root of your own.")
app.add_typer(maps, name="map")
app.add_typer(decks, name="deck")

MapFile = Annotated[str, typer.Argument(metavar="MAP", help="A TOML file, or the name of a printed map.")]
DeckFile = Annotated[Path, typer.Argument(metavar="FILE", help="A TOML file.")]
FAULTY: Final = 1  # exit code


@maps.command("check", epilog=examples("copse map check lakes.toml"))
def check_map(file: MapFile, lang: Lang = DEFAULT_LANGUAGE) -> None:
    """Name everything that is wrong with a map, and where. Without a fault, say what follows from the drawing."""
    say = Words(lang).of("root").say
    table = read_file(Path(file)) if file not in MAPS else _printed(file)
    sketch, faults = examine(table)
    for fault in faults:
        print(f"{file}: {fault.told(lang)}")
    if faults:
        raise typer.Exit(FAULTY)
    data = drawn(sketch)
    assert isinstance(table, dict)
    told = {
        "clearings": len(data["clearings"]),
        "paths": len(data["paths"]) + len(data["closed_paths"]),
        "forests": len(data["forests"]),
    }
    print(say("workshop-map-fine", **told, hash=fingerprint(table)))
    print(say("workshop-forests", forests=", ".join(forest["id"].replace("_", "-") for forest in data["forests"])))
    print(say("workshop-edge", edge=", ".join(map(str, sorted(data["edge"])))))


@maps.command("show", epilog=examples("copse map show autumn", "copse map show lakes.toml --svg lakes.svg"))
def show_map(
    file: MapFile,
    svg: Annotated[Path | None, typer.Option("--svg", help="Write the map as a drawing, for printing.")] = None,
    lang: Lang = DEFAULT_LANGUAGE,
) -> None:
    """Draw a map in the terminal, or as SVG."""
    words = Words(lang).of("root")
    if svg is None:
        options: dict[str, Json] = {"map": file} if file in MAPS else {"own_map": read_file(Path(file))}
        game = copse.new("root", factions=["eyrie", "alliance"], seed=0, **options)
        console = Console()
        console.print(chart(see(game, None), RootLabels.at(game, words, ()), console.width))
        return
    board = map_named(file) if file in MAPS else own_board(read_own_map(read_file(Path(file))))
    try:
        svg.write_text(draw_map(board, title_of(board, words)) + "\n", encoding="utf-8")
    except OSError as problem:
        raise BadSetup(f"cannot write {svg}: {problem.strerror}") from None
    print(words.say("workshop-written", path=str(svg)))


def _printed(name: str) -> Json:
    return read_text(printed_text(name), name)


@maps.command("new", epilog=examples("copse map new lakes.toml", "copse map new lakes.toml --from winter"))
def new_map(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write. It must not exist yet.")],
    start: Annotated[str, typer.Option("--from", help=f"The map to begin with: {', '.join(MAPS)}.")] = MAPS[0],
    lang: Lang = DEFAULT_LANGUAGE,
) -> None:
    """Begin a map of your own with a copy of a printed one."""
    if start not in MAPS:
        raise BadSetup(f"--from: there is no map '{start}'; allowed: {', '.join(MAPS)}")
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(printed_text(start))
    except OSError as problem:
        raise BadSetup(f"cannot write {file}: {problem.strerror}") from None
    print(Words(lang).of("root").say("workshop-written", path=str(file)))


@decks.command("check", epilog=examples("copse deck check peaceful.toml"))
def check_deck(file: DeckFile, lang: Lang = DEFAULT_LANGUAGE) -> None:
    """Name everything that is wrong with a deck. Without a fault, count its cards."""
    table = read_file(file)
    assert isinstance(table, dict)
    faults = faults_of(table)
    for fault in faults:
        print(f"{file}: {fault.told(lang)}")
    if faults:
        raise typer.Exit(FAULTY)
    read_own_deck(table)
    cards = sum(copies_of(table).values())
    print(Words(lang).of("root").say("workshop-deck-fine", cards=cards, hash=fingerprint(table)))
