"""How the game of a table begins. All randomness is the server's, so nobody who creates a table can know what comes."""

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

OF_THE_SERVER: Final = ("seed", "rulings")  # options that clients can neither set nor see


class Setup(Struct, frozen=True):
    """`record` is what the game begins from; for a new game it is the record of the deal. Older tables may begin
    from a `position`. `tutorial` names the tutorial. `seed` is a secret used for delays only; older tables may have
    been dealt from it."""

    game: str
    options: dict[str, Plain]
    seed: int
    record: str = ""
    position: str = ""
    tutorial: str = ""


class Trial(Struct, frozen=True):
    """The result of trying a setup: the number of seats, which of them nobody plays, and how many choices were
    already made."""

    setup: Setup
    seats: int
    machines: tuple[int, ...]
    choices: int


def chance() -> int:
    """Return a new seed, for what an agent imagines or for a game nobody else sees. The game at a table uses new
    random bits for each outcome instead (`FRESH`)."""
    return secrets.randbelow(MASK + 1)


def secret() -> int:
    """Return a random number with as many bits as a database integer, which is too many to guess."""
    return secrets.randbits(63)


def foreign(wish: NewTable) -> bool:
    """Return whether a request contains untrusted text."""
    return bool(wish.record or wish.position or any(wish.options.get(name) for name in find(wish.game).texts))


def try_out(wish: NewTable, longest: int, tutorial: str = "") -> Trial:
    """Try a setup, so that errors appear before anything is stored. Of a text only the game itself is stored, as a
    record in our own form without comments. Raises BadSetup and other errors of texts."""
    setup = agree(wish, tutorial)
    if setup.record and len(records.read(setup.record).entries) > longest:
        raise BadSetup(f"the record is too long: at most {longest} choices are allowed", "game_too_long")
    game = begin(setup)
    kept = replace(setup, record=game.record(), position="")
    return Trial(kept, game.seats, game.state.machines, len(game.history))


def agree(wish: NewTable, tutorial: str = "") -> Setup:
    """Return the setup that a client asks for. Raises BadSetup and other errors of texts."""
    if wish.record and wish.position:
        raise BadSetup("give a record or a position, not both")
    if wish.record or wish.position:
        return Setup(wish.game, {}, secret(), wish.record or "", wish.position or "", tutorial)
    given = plain(wish.options)
    for name in OF_THE_SERVER:
        if name in given:
            raise BadSetup(f"option '{name}' is set by the server; leave it out")
    book = find(wish.game)
    given = declared(book, book.seat(given, len(wish.seats)))
    return Setup(wish.game, {}, secret(), GAMES[wish.game].deal(given).record())


def declared(book: AnyBook, given: dict[str, Json]) -> dict[str, Json]:
    """Return options in which the text of a file replaces the file, such as custom races and powers. A file name would
    open a file of the server, so none is accepted."""
    values = dict(given)
    for name in book.texts:
        text = given.get(name)
        if isinstance(text, str):
            try:
                values[name] = book.read_text(name, text)
            except BadSetup as problem:
                problem.option = name
                raise
    return values


def begin(setup: Setup) -> AnyGame:
    """Return the game before the first move at this table."""
    if setup.record:
        game = copse.replay(setup.record)
    elif setup.position:
        game = copse.position(setup.position)
    else:
        written = {**plain(setup.options), "seed": setup.seed}
        game = copse.new(setup.game, **find(setup.game).resolve_written(written))
    if game.book.name != setup.game:
        raise BadSetup(f"the text is a game of {game.book.name}, not of {setup.game}")
    game.state.rng = FRESH
    return game


def old_origin(setup: Setup) -> Origin:
    """Return the origin of an older table's game, which was not stored. The server stored its own deals as records
    too, so the author of a record is unknown."""
    if setup.tutorial:
        return Origin("tutorial")
    return Origin("position" if setup.position else "unknown" if setup.record else "deal")


def public_options(game: AnyGame) -> dict[str, OptionValue]:
    public = {name: value for name, value in game.options.items() if name not in OF_THE_SERVER}
    return msgspec.convert(public, dict[str, OptionValue])


def plain(values: Mapping[str, Plain]) -> dict[str, Json]:
    """Return decoded JSON values with their types."""
    table: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(values))
    return table
