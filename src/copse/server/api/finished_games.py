"""Operations on finished games: record, replay, replay file, chances and analysis.

A host who holds every seat of a table may use most of them during the game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Literal

from copse.games import AnyGame
from copse.languages import LANGUAGES
from copse.server.api.calls import Call, Operation
from copse.server.protocol.messages import Analysis, Chances, Replay
from copse.server.protocol.refusal import Refusal
from copse.server.snapshots.wording import names_at
from copse.server.tables.table import Table
from copse.server.workers.agent_process import Found
from copse.server.workers.reader_process import MOST_FRAMES, Filming, Page, Rewind, Scene


async def record(call: Call) -> str:
    return await _text(call, "record")


async def position(call: Call) -> str:
    return await _text(call, "position")


async def _text(call: Call, form: Literal["record", "position"]) -> str:
    """Return the game as a text, at the requested moment. Work that grows with the game's length runs outside the
    event loop."""
    table = await call.table()
    check_open(call, table)
    return await text_at(call, table.game, call.number("until"), form)


async def text_at(call: Call, game: AnyGame, until: int | None, form: Literal["record", "position"]) -> str:
    """Return a game after this many choices; None means now."""
    if until is not None and until > len(game.history):
        raise Refusal(422, "bad_request", f"'until' must be from 0 to {len(game.history)}, the number of choices")
    call.count_replay(game)
    if until is None:
        return await asyncio.to_thread(game.record if form == "record" else game.position)
    return await call.readers.text(call.client, lambda: Rewind(game.save(), until, form))


async def replay(call: Call) -> bytes:
    game, scene = await _scene(call)
    call.count_replay(game)
    return await page_of(call, game, scene)


async def page_of(call: Call, game: AnyGame, scene: Callable[[], Scene]) -> bytes:
    """Return the moments of a game that the query asks for. Raises Refusal."""
    first, count, moments = call.number("from") or 0, call.number("count"), 1 + len(game.history)
    if first >= moments:
        raise Refusal(
            422, "bad_request", f"'from' must be from 0 to {moments - 1}, because there are {moments} moments"
        )
    if count is not None and not 1 <= count <= MOST_FRAMES:
        raise Refusal(422, "bad_request", f"'count' must be from 1 to {MOST_FRAMES}")
    return await call.readers.page(call.client, lambda: Page(scene(), first, count or MOST_FRAMES))


async def replay_file(call: Call) -> str:
    game, scene = await _scene(call)
    call.count_replay(game)
    return await call.readers.text(call.client, lambda: Filming(scene(), str(call.settings.page)))


async def _scene(call: Call) -> tuple[AnyGame, Callable[[], Scene]]:
    """Return a game and the seat through whose eyes it is shown."""
    call.registry.load.check_extras()
    table = await call.table()
    check_open(call, table)
    game, seat = table.game, call.number("seat")
    if seat is not None and seat >= game.seats:
        raise Refusal(422, "bad_request", f"seats go from 0 to {game.seats - 1}")
    told, names = call.snapshots.table(table, call.lang, call.token), names_at(table.shown.chairs, call.lang)
    return game, lambda: Scene(game.save(), told, seat, call.lang, names)


async def chances(call: Call) -> Chances:
    """Return the chances, computed once by a worker process."""
    call.registry.load.check_extras()
    table = await call.table()
    call.watcher(table)
    if table.status != "over":
        raise Refusal(409, "not_over", "the chances reveal hidden cards, so they are shown when the game is over")
    async with table.reviewing:
        if table.chances is None:
            table.chances = await call.registry.thinkers.review(table.game, call.asker(table))
    return table.chances


async def analysis(call: Call) -> Analysis:
    """Return the analysis, computed once by a worker process. Requests in the meantime get `done: false`."""
    call.registry.load.check_extras()
    table = await call.table()
    call.watcher(table)
    if table.status != "over":
        raise Refusal(409, "not_over", "an analysis reveals hidden cards, so it is shown when the game is over")
    if table.analysing is None:
        table.analysing = asyncio.create_task(_analysed(call, table))
    if not table.analysing.done():
        return Analysis(False)
    found = table.analysing.result()
    if isinstance(found, Refusal):
        table.analysing = None  # the next request starts again
        raise found
    costly = found.costly[call.lang]
    return Analysis(True, found.source, found.moments, found.chances, costly, found.real, found.weighed)


async def _analysed(call: Call, table: Table) -> Found | Refusal:
    names = {lang: names_at(table.shown.chairs, lang) for lang in LANGUAGES}
    try:
        return await call.registry.thinkers.look_back(table.game, names, call.asker(table))
    except Refusal as refusal:
        return refusal


def check_open(call: Call, table: Table) -> None:
    """Raise Refusal unless the game is over, or the client has held every seat from the start. A record reveals
    everything."""
    call.watcher(table)
    hot_seat = table.sheet.hot_seat and table.sheet.is_host(call.token)
    if table.status != "over" and not hot_seat:
        raise Refusal(409, "not_over", "the record reveals hidden cards, so it is shown when the game is over")


TABLE: Final = "/tables/{table}"
UNTIL: Final = {"until": "The number of choices after which to show the game. By default, all."}
EYES: Final = {"seat": "The seat whose view is shown. By default, a spectator's view."}
PAGE: Final = {
    **EYES,
    "from": "The number of the first moment.",
    "count": f"The maximum number of moments, by default {MOST_FRAMES}. There may be fewer if they are large.",
}
OPERATIONS: Final = (
    Operation("GET", f"{TABLE}/record", record, "Get the record of a finished game.", str, who="watcher", query=UNTIL),
    Operation(
        "GET", f"{TABLE}/position", position, "Get a position of a finished game.", str, who="watcher", query=UNTIL
    ),
    Operation(
        "GET", f"{TABLE}/replay", replay, "Get a finished game, moment by moment.", Replay, who="watcher", query=PAGE
    ),
    Operation(
        "GET",
        f"{TABLE}/replay.html",
        replay_file,
        "Get the replay as one HTML file that needs no server.",
        str,
        who="watcher",
        query=EYES,
        text="text/html",
    ),
    Operation(
        "GET",
        f"{TABLE}/chances",
        chances,
        "Get each seat's chance to win during a finished game.",
        Chances,
        who="watcher",
    ),
    Operation(
        "GET", f"{TABLE}/analysis", analysis, "Get the costliest choices of a finished game.", Analysis, who="watcher"
    ),
)
