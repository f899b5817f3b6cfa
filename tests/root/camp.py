"""How the tests of the Vagabonds set up a table and look at it. He sits in seat 0 unless a test says otherwise, with
the Marquise in seat 1 and the Eyrie in seat 2, on the autumn map. Clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10
rabbit, 2, 7, 9 and 11 mouse; 6, 10, 11 and 12 have a ruin. Clearing 5 borders 1, 2 and the forest 1_2_5_10, which is
number 13 for the pawn; 10 borders 1, 2 and 12."""

from __future__ import annotations

from copse.games import RootGame
from copse.root.cards import ITEMS
from copse.root.factions.satchel import SIDES, VagabondBoard, relation_name
from tests.root.table import fight, seat
from tests.script import root

THREE = "vagabond marquise eyrie"
FOUR = "vagabond marquise eyrie alliance"
TWO_VAGABONDS = "vagabond marquise vagabond2"


def camp(phase: str, *lines: str, factions: str = THREE, turn: int = 0, pawn: str = "5") -> RootGame:
    """A phase of the Vagabond, or of another seat, is about to begin; his pawn stands in clearing 5."""
    head = [f"factions {factions}", f"turn {turn} {phase}", f"pawn vagabond {pawn}"]
    return root("\n".join([*head, *lines]))


def attacked(*lines: str, dice: str = "0 0", factions: str = THREE) -> RootGame:
    """The Marquise, with five warriors, attacks the Vagabond in clearing 5, and the dice fall like this."""
    coming = "coming " + " ".join(f"die {die}" for die in dice.split())
    game = camp("daylight", "clearing 5 marquise warrior 5", *lines, coming, factions=factions, turn=1)
    game.apply("pass")
    return fight(game, "1 battle 5 0")


def attacks(*lines: str, dice: str = "0 0", factions: str = THREE, target: int = 1, pawn: str = "5") -> RootGame:
    """The Vagabond attacks the Marquise, or another, where he stands, and the dice fall like this."""
    coming = "coming " + " ".join(f"die {die}" for die in dice.split())
    game = camp("daylight", *lines, coming, factions=factions, pawn=pawn)
    return fight(game, f"0 battle {pawn} {target}")


def through(game: RootGame) -> RootGame:
    """Let both sides pass over ambushes and effects."""
    while not game.over and game.decision.prompt in ("Ambush", "OrderEffects", "UseEffects"):
        game.apply(game.decision.actions[0])
    return game


def board(game: RootGame, faction: str = "vagabond") -> VagabondBoard:
    return game.state.board(seat(game, faction), VagabondBoard)


def items(game: RootGame, side: str, faction: str = "vagabond") -> dict[str, int]:
    """The items that lie on a side: ready, spent, damaged or damaged_spent."""
    found = board(game, faction).items.sides[SIDES.index(side)]
    return {ITEMS[item]: number for item, number in enumerate(found) if number}


def relation(game: RootGame, other: str, faction: str = "vagabond") -> str:
    return relation_name(board(game, faction).relations[seat(game, other)])
