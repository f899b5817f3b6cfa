"""How the tests of bots set up a table: its position, the order card that comes, and what the bot tells of its turn."""

from __future__ import annotations

from textwrap import dedent

from copse.games import RootGame
from tests.script import happened, root

SUITS = "suits fox mouse rabbit rabbit rabbit fox mouse fox mouse rabbit mouse fox"  # those of the autumn map


def machine(position: str, *lines: str) -> RootGame:
    """A game from a position without its head, on the autumn map; the bot's turn is over when someone is asked."""
    return root(f"{dedent(position).strip()}\n{SUITS}\n" + "\n".join(lines))


def aims(game: RootGame) -> list[tuple[int, str]]:
    """The clearings that bots aimed at, each with the reason."""
    return [(int(event["clearing"]), str(event["reason"])) for event in happened(game, "aimed_at_clearing")]


def victims(game: RootGame) -> list[tuple[str, str]]:
    """The players that bots aimed at, each with the reason."""
    names = game.state.rules.party_names
    return [(names[int(event["other"])], str(event["reason"])) for event in happened(game, "aimed_at_player")]
