"""How the game of a table begins. Chance is the server's own: nobody who asks for a table can know what comes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import copse
from copse.games import GAMES, AnyBook, AnyGame, find
from copse.kernel import records
from copse.kernel.chance import FRESH, MASK
from copse.kernel.errors import BadSetup
from copse.kernel.tasks import Json
from copse.server.protocol.messages import NewTable, OptionValue, Plain
from copse.server.tables.seats import Origin

OF_THE_SERVER: Final = ("seed", "rulings")  # options that clients neither give nor see


class Setup(Struct, frozen=True):
    """`record` is what the game begins from; of a new game, the record of what was dealt. Older tables may begin from a
    `position` instead. `tutorial` names the one that is played here. `seed` is a secret from which only delays are
    drawn, though older tables may have been dealt from it."""

    game: str
    options: dict[str, Plain]
    seed: int
    record: str = ""
    position: str = ""
    tutorial: str = ""


class Trial(Struct, frozen=True):
    """A setup that was tried out: how many seats its game has, which of them nobody plays, and how many choices were
    made in it already."""

    setup: Setup
    seats: int
    machines: tuple[int, ...]
    choices: int


def chance() -> int:
    """A fresh seed for what an agent imagines or for a game that nobody else sees. What happens at a table takes fresh
    bits for each outcome instead (`FRESH`)."""
    return secrets.randbelow(MASK + 1)


def secret() -> int:
    """As many bits as the database keeps in a number: too many to try them all."""
    return secrets.randbits(63)


def foreign(wish: NewTable) -> bool:
    """Whether there is a text in it that anyone may have written."""
    return bool(wish.record or wish.position or any(wish.options.get(name) for name in find(wish.game).texts))


def try_out(wish: NewTable, longest: int, tutorial: str = "") -> Trial:
    """What is wrong with a wish is said before anything is stored. Of a text only the game is: its record, as we write
    it, without comments and whatever else came with it."""
    setup = agree(wish, tutorial)
    if setup.record and len(records.read(setup.record).entries) > longest:
        raise BadSetup(f"the record is too long: it may have {longest} choices", "game_too_long")
    game = begin(setup)
    kept = replace(setup, record=game.record(), position="")
    return Trial(kept, game.seats, game.state.machines, len(game.history))


def agree(wish: NewTable, tutorial: str = "") -> Setup:
    """The setup that a client asks for; BadSetup and its kin say what is wrong with it."""
    if wish.record and wish.position:
        raise BadSetup("a table begins from a record or from a position, not from both")
    if wish.record or wish.position:
        return Setup(wish.game, {}, secret(), wish.record or "", wish.position or "", tutorial)
    given = plain(wish.options)
    for name in OF_THE_SERVER:
        if name in given:
            raise BadSetup(f"option '{name}' is the server's to choose")
    book = find(wish.game)
    given = declared(book, book.seat(given, len(wish.seats)))
    return Setup(wish.game, {}, secret(), GAMES[wish.game].deal(given).record())


def declared(book: AnyBook, given: dict[str, Json]) -> dict[str, Json]:
    """Options in which races and powers of the players' own may come as the text of a file, never as its name: that
    would open a file of the server."""
    texts = {name: text for name, text in given.items() if name in book.texts and isinstance(text, str)}
    return {**given, **{name: book.read_text(name, text) for name, text in texts.items()}}


def begin(setup: Setup) -> AnyGame:
    """The game before the first move at this table."""
    if setup.record:
        game = copse.replay(setup.record)
    elif setup.position:
        game = copse.position(setup.position)
    else:
        written = {**plain(setup.options), "seed": setup.seed}
        game = copse.new(setup.game, **find(setup.game).resolve_written(written))
    if game.book.name != setup.game:
        raise BadSetup(f"the text is of {game.book.name}, not of {setup.game}")
    game.state.rng = FRESH
    return game


def old_origin(setup: Setup) -> Origin:
    """Where the game of a table comes from that was made before that was written down. What the server dealt was kept
    as a record too, so of a record it cannot be said who made it."""
    if setup.tutorial:
        return Origin("tutorial")
    return Origin("position" if setup.position else "unknown" if setup.record else "deal")


def public_options(game: AnyGame) -> dict[str, OptionValue]:
    public = {name: value for name, value in game.options.items() if name not in OF_THE_SERVER}
    return msgspec.convert(public, dict[str, OptionValue])


def plain(values: Mapping[str, Plain]) -> dict[str, Json]:
    """Values that came as JSON, with their type."""
    table: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(values))
    return table
