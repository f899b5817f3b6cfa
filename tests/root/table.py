"""How the tests of Root set up a table and look at it. Seats and factions are named; cards are ids."""

from __future__ import annotations

from collections.abc import Sequence

from copse.games import RootGame
from copse.kernel.bits import members
from copse.root.cards import CARDS, ITEMS, deck
from copse.root.state import NONE
from tests.script import legal, play, root

Table = RootGame


def seat(game: Table, faction: str) -> int:
    return game.state.rules.seat_of(faction)


def count(game: Table, faction: str, piece: str, clearing: int) -> int:
    return game.state.count(game.state.rules.piece(seat(game, faction), piece), clearing)


def where(game: Table, faction: str, piece: str) -> dict[int, int]:
    """The clearings of a kind of piece, each with its number."""
    number = game.state.rules.piece(seat(game, faction), piece)
    return {clearing: game.state.count(number, clearing) for clearing in members(game.state.where(number))}


def supply(game: Table, faction: str, piece: str) -> int:
    return game.state.supply[game.state.rules.piece(seat(game, faction), piece)]


def points(game: Table, faction: str) -> int:
    return game.state.points[seat(game, faction)]


def hand(game: Table, faction: str) -> list[str]:
    return [CARDS[card].id for card in game.state.hands[seat(game, faction)].cards]


def ids(cards: Sequence[int]) -> list[str]:
    return [CARDS[card].id for card in cards]


def all_but(*cards: str, deck_name: str = "standard") -> str:
    """The cards of a game of two but for these, to be put where a test does not mind them."""
    left = ids(deck(deck_name, with_dominance=False))
    for card in cards:
        left.remove(card)
    return " ".join(left)


def box(game: Table, faction: str) -> dict[str, int]:
    """The crafted items of a faction."""
    return {ITEMS[item]: number for item, number in enumerate(game.state.boxes[seat(game, faction)]) if number}


def ruler(game: Table, clearing: int) -> str:
    holder = game.state.ruler[clearing]
    return "" if holder == NONE else game.state.rules.names[holder]


def fight(game: Table, line: str) -> Table:
    """Make a choice that starts a battle, and let both sides pass over ambushes and effects."""
    play(game, line)
    while not game.over and game.decision.prompt in ("Ambush", "OrderEffects", "UseEffects"):
        game.apply(game.decision.actions[0])
    return game


def daylight(lines: str, factions: str = "marquise eyrie", first: str = "0 pass") -> Table:
    """The Daylight of the first seat, after it chose not to craft."""
    game = root(f"factions {factions}\nturn 0 daylight\n{lines}")
    return play(game, first) if first else game


def verbs(game: Table) -> set[str]:
    return {action.verb.name for action in game.decision.actions}


def targets(game: Table, origin: int) -> set[int]:
    """Where a move from this clearing may go."""
    return {int(text.split(">")[1].split()[0]) for text in legal(game, "move") if text.startswith(f"move {origin}>")}
