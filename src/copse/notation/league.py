"""Results as rows of the Root league's sheets: one row per player, with the columns of the league's export."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO
from typing import Final, NamedTuple

from copse.games import AnyGame
from copse.kernel.errors import BadRecord, BadSetup
from copse.kernel.game import Game
from copse.kernel.options import to_write
from copse.notation.signs import DECKS, MAPS
from copse.root.actions import CHARACTERS
from copse.root.bots.base import Bot
from copse.root.cards import CARDS, SUITS
from copse.root.factions.satchel import VagabondBoard
from copse.root.state import NONE, Woodland

COLUMNS: Final = (
    "GameID", "Timestamp", "Player", "Faction", "Turn Order", "Game Score", "Tournament Score", "Map",
    "Clearing Distribution", "Deck", "Undrafted Faction", "Turn Timing", "Dom/Coal", "Season",
)  # fmt: skip
FACTIONS: Final = {
    "marquise": "cats", "eyrie": "birds", "alliance": "alliance", "vagabond": "vb", "vagabond2": "vb",
    "lizards": "lizards", "riverfolk": "otters", "duchy": "moles", "corvids": "crows", "hundreds": "rats",
    "keepers": "badgers",
}  # fmt: skip
BASE_DECK: Final = "standard"  # a sheet and Rootlog have different names for it
SUIT_NAMES: Final = {"fox": "Fox", "rabbit": "Bunny", "mouse": "Mouse", "bird": "Bird"}
SAID: Final = {"factions", "map", "deck", "setup", "seed"}  # sheets have no use for the seed
TABLE: Final = 4  # players of a league match


class Row(NamedTuple):
    """One player's row. Time, timing and season are empty, because a game does not know them."""

    game: str
    timestamp: str
    player: str
    faction: str
    turn_order: str
    points: str
    share: str
    map: str
    suits: str
    deck: str
    undrafted: str
    timing: str
    dominance: str
    season: str


def rows(game: AnyGame) -> list[Row]:
    """Return the rows of a finished game, one for each player. Raises BadSetup if a sheet cannot have the game."""
    if not game.over:
        raise BadSetup("the league's sheets have finished games only, and this one is not over")
    state = game.state
    assert isinstance(state, Woodland)
    bots = [faction.name for faction in state.rules.factions if isinstance(faction, Bot)]
    if bots:
        raise BadSetup(f"the league's sheets know no bots, and here plays {', '.join(bots)}")
    for option in game.book.texts:
        if game.options.get(option):
            raise BadSetup(f"the league's sheets know printed maps and decks only; leave out the option '{option}'")
    common = {
        "game": game.hash(),
        "timestamp": "",
        "map": MAPS[str(game.options["map"])],
        "suits": "Random" if any(kind == "suit" for kind, _ in game.opening) else "Fixed",
        "deck": "Base" if game.options["deck"] == BASE_DECK else DECKS[str(game.options["deck"])],
        "undrafted": _undrafted(game, state),
        "timing": "",
        "season": "",
    }
    return [
        Row(
            player=f"player {seat + 1}",
            faction=_faction(state, seat),
            turn_order=str(seat + 1),
            points="" if (points := state.marker(seat)) is None else str(points),
            share=_share(state, seat),
            dominance=_dominance(state, seat),
            **common,
        )
        for seat in range(game.seats)
    ]


def _faction(state: Woodland, seat: int) -> str:
    """Return the faction's name. A Vagabond's name includes the character."""
    name, board = FACTIONS[state.rules.factions[seat].name], state.boards[seat]
    return f"{name}_{CHARACTERS[board.character]}" if isinstance(board, VagabondBoard) else name


def _share(state: Woodland, seat: int) -> str:
    return f"{1 / len(state.winners):g}" if seat in state.winners else "0"


def _dominance(state: Woodland, seat: int) -> str:
    if state.partner[seat] != NONE:
        return f"Coalition w/{_faction(state, state.partner[seat])}"
    if state.dominance[seat] != NONE:
        return f"{SUIT_NAMES[SUITS[CARDS[state.dominance[seat]].suit]]} Dom"
    return ""


def _undrafted(game: AnyGame, state: Woodland) -> str:
    """Return the setup card that nobody took, if the factions were drafted and one was left."""
    laid = [str(event.args["faction"]) for event in game.events if event.what == "laid_setup_card"]
    taken = {faction.name for faction in state.rules.factions}
    return " ".join(FACTIONS[name] for name in laid if name not in taken)


def unsaid(game: Game[Woodland]) -> list[str]:
    """List the facts of this game that the sheet has no column for."""
    told = [
        f"option {name}: {value}"
        for name, value in to_write(game.book.options, game.options).items()
        if name not in SAID
    ]
    if game.seats != TABLE:
        told.append(f"{game.seats} played: the league's matches have {TABLE} players")
    return told


def write(game: Game[Woodland]) -> str:
    """Return a finished game as a sheet. Raises BadSetup if a sheet cannot have the game."""
    return sheet(rows(game))


def sheet(rows: Iterable[Row]) -> str:
    """Return rows as a file with the names of the columns."""
    out = StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(COLUMNS)
    lines.writerows(rows)
    return out.getvalue()


def read(text: str) -> list[Row]:
    """Read the rows of a sheet. A bad row raises BadRecord with its line."""
    sheet = csv.reader(StringIO(text))
    head = next(sheet, [])
    if tuple(head) != COLUMNS:
        raise BadRecord(f"the first line must name the columns: {', '.join(COLUMNS)}", 1)
    found = []
    for line in sheet:
        if len(line) != len(COLUMNS):
            raise BadRecord(f"a row has {len(COLUMNS)} columns, not {len(line)}", sheet.line_num)
        row = Row(*line)
        name = row.faction.partition("_")[0]
        if name not in FACTIONS.values():
            raise BadRecord(
                f"there is no faction '{row.faction}'; allowed: {', '.join(FACTIONS.values())}", sheet.line_num
            )
        found.append(row)
    return found
