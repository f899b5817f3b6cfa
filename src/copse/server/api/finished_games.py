"""What one does after a game: read its record, see it again, keep it as a file, look at how the chances went and which
choices cost most. The host who holds every seat of a table may do most of it while the game is played."""

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
    """The game as a text, at the moment that was asked for. What grows with its length is done beside the loop."""
    table = await call.table()
    check_open(call, table)
    return await text_at(call, table.game, call.number("until"), form)


async def text_at(call: Call, game: AnyGame, until: int | None, form: Literal["record", "position"]) -> str:
    """A game as it stood after so many choices; None is now."""
    if until is not None and until > len(game.history):
        raise Refusal(422, "bad_request", f"'until' goes from 0 to {len(game.history)}: so many choices were made")
    call.count_replay(game)
    if until is None:
        return await asyncio.to_thread(game.record if form == "record" else game.position)
    return await call.readers.text(call.client, lambda: Rewind(game.save(), until, form))


async def replay(call: Call) -> bytes:
    game, scene = await _scene(call)
    first, count, moments = call.number("from") or 0, call.number("count"), 1 + len(game.history)
    if first >= moments:
        raise Refusal(422, "bad_request", f"'from' goes from 0 to {moments - 1}: there are {moments} moments")
    if count is not None and not 1 <= count <= MOST_FRAMES:
        raise Refusal(422, "bad_request", f"'count' goes from 1 to {MOST_FRAMES}")
    call.count_replay(game)
    return await call.readers.page(call.client, lambda: Page(scene(), first, count or MOST_FRAMES))


async def replay_file(call: Call) -> str:
    game, scene = await _scene(call)
    call.count_replay(game)
    return await call.readers.text(call.client, lambda: Filming(scene(), str(call.settings.page)))


async def _scene(call: Call) -> tuple[AnyGame, Callable[[], Scene]]:
    """A game, and how it is written out through the eyes that were asked for."""
    call.hall.load.check_extras()
    table = await call.table()
    check_open(call, table)
    game, seat = table.game, call.number("seat")
    if seat is not None and seat >= game.seats:
        raise Refusal(422, "bad_request", f"seats go from 0 to {game.seats - 1}")
    told, names = call.teller.table(table, call.lang, call.token), names_at(table.sheet.chairs, call.lang)
    return game, lambda: Scene(game.save(), told, seat, call.lang, names)


async def chances(call: Call) -> Chances:
    """Worked out once, by a worker process."""
    call.hall.load.check_extras()
    table = await call.table()
    call.watcher(table)
    if table.status != "over":
        raise Refusal(409, "not_over", "the chances tell what is hidden: they can be seen when the game is over")
    async with table.reviewing:
        if table.chances is None:
            table.chances = await call.hall.thinkers.review(table.game, call.asker(table))
    return table.chances


async def analysis(call: Call) -> Analysis:
    """Worked out once, by a worker process; whoever asks meanwhile is told that it is not done."""
    call.hall.load.check_extras()
    table = await call.table()
    call.watcher(table)
    if table.status != "over":
        raise Refusal(409, "not_over", "an analysis tells what is hidden: it can be seen when the game is over")
    if table.analysing is None:
        table.analysing = asyncio.create_task(_analysed(call, table))
    if not table.analysing.done():
        return Analysis(False)
    found = table.analysing.result()
    if isinstance(found, Refusal):
        table.analysing = None  # the next who asks begins anew
        raise found
    costly = found.costly[call.lang]
    return Analysis(True, found.source, found.moments, found.chances, costly, found.real, found.weighed)


async def _analysed(call: Call, table: Table) -> Found | Refusal:
    names = {lang: names_at(table.sheet.chairs, lang) for lang in LANGUAGES}
    try:
        return await call.hall.thinkers.look_back(table.game, names, call.asker(table))
    except Refusal as refusal:
        return refusal


def check_open(call: Call, table: Table) -> None:
    """A record tells everything, so it is given of finished games, or to one who has held every seat from the start."""
    call.watcher(table)
    hot_seat = table.sheet.hot_seat and table.sheet.is_host(call.token)
    if table.status != "over" and not hot_seat:
        raise Refusal(409, "not_over", "the record tells what is hidden: it can be read when the game is over")


TABLE: Final = "/tables/{table}"
UNTIL: Final = {"until": "as it stood after so many choices; left out, as it stands now"}
EYES: Final = {"seat": "through whose eyes; left out, a spectator's"}
PAGE: Final = {
    **EYES,
    "from": "moments from this number on",
    "count": f"as many at most, {MOST_FRAMES} if left out; fewer come where they are large",
}
OPERATIONS: Final = (
    Operation("GET", f"{TABLE}/record", record, "The record of a finished game", str, who="watcher", query=UNTIL),
    Operation("GET", f"{TABLE}/position", position, "A moment of a finished game", str, who="watcher", query=UNTIL),
    Operation("GET", f"{TABLE}/replay", replay, "A finished game, moment by moment", Replay, who="watcher", query=PAGE),
    Operation(
        "GET", f"{TABLE}/replay.html", replay_file, "The replay as one file that needs no server", str, who="watcher",
        query=EYES, text="text/html",
    ),
    Operation("GET", f"{TABLE}/chances", chances, "How likely each seat was to win", Chances, who="watcher"),
    Operation("GET", f"{TABLE}/analysis", analysis, "Which choices cost most", Analysis, who="watcher"),
)  # fmt: skip
