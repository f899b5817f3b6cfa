"""What one does after a game: read its record, see it again, keep it as a file, look at how the chances went. The host
who holds every seat of a table may do most of it while the game is played."""

from __future__ import annotations

import asyncio
from typing import Final

from copse.games import AnyGame, rewound
from copse.server.api.calls import Call, Operation
from copse.server.film import film
from copse.server.messages import Chances, Replay
from copse.server.refusal import Refusal
from copse.server.replays import frames
from copse.server.table import Table
from copse.server.wording import names_at


async def record(call: Call) -> str:
    return (await _game(call)).record()


async def position(call: Call) -> str:
    return (await _game(call)).position()


async def _game(call: Call) -> AnyGame:
    """The game, up to the moment that was asked for."""
    table = await call.table()
    _check_open(call, table)
    game, until = table.game, call.number("until")
    if until is None:
        return game
    if until > len(game.history):
        raise Refusal(422, "bad_request", f"'until' goes from 0 to {len(game.history)}: so many choices were made")
    return await asyncio.to_thread(rewound, game, until)


async def replay(call: Call) -> Replay:
    call.hall.strain.check_extras()
    table = await call.table()
    _check_open(call, table)
    seat = call.number("seat")
    if seat is not None and seat >= table.game.seats:
        raise Refusal(422, "bad_request", f"seats go from 0 to {table.game.seats - 1}")
    names = names_at(table.sheet.chairs, call.lang)
    shown = await asyncio.to_thread(frames, table.game, seat, call.lang, names)
    return Replay(call.teller.table(table, call.lang), shown)


async def replay_file(call: Call) -> str:
    told = await replay(call)
    return await asyncio.to_thread(film, told, call.lang, call.settings.page)


async def chances(call: Call) -> Chances:
    """Worked out once, by a worker process."""
    call.hall.strain.check_extras()
    table = await call.table()
    call.watcher(table)
    if table.status != "over":
        raise Refusal(409, "not_over", "the chances tell what is hidden: they can be seen when the game is over")
    async with table.reviewing:
        if table.chances is None:
            table.chances = await call.hall.thinkers.review(table.game)
    return table.chances


def _check_open(call: Call, table: Table) -> None:
    """A record tells everything, so it is given of finished games, or to one who holds every seat."""
    call.watcher(table)
    hot_seat = table.sheet.hot_seat and table.sheet.is_host(call.token)
    if table.status != "over" and not hot_seat:
        raise Refusal(409, "not_over", "the record tells what is hidden: it can be read when the game is over")


TABLE: Final = "/tables/{table}"
UNTIL: Final = {"until": "as it stood after so many choices; left out, as it stands now"}
EYES: Final = {"seat": "through whose eyes; left out, a spectator's"}
OPERATIONS: Final = (
    Operation("GET", f"{TABLE}/record", record, "The record of a finished game", str, who="watcher", query=UNTIL),
    Operation("GET", f"{TABLE}/position", position, "A moment of a finished game", str, who="watcher", query=UNTIL),
    Operation("GET", f"{TABLE}/replay", replay, "A finished game, moment by moment", Replay, who="watcher", query=EYES),
    Operation(
        "GET", f"{TABLE}/replay.html", replay_file, "The replay as one file that needs no server", str, who="watcher",
        query=EYES, text="text/html",
    ),
    Operation("GET", f"{TABLE}/chances", chances, "How likely each seat was to win", Chances, who="watcher"),
)  # fmt: skip
