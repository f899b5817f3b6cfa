"""Replay files: a whole game as one HTML file that needs no server and no network.

The build of the page has a file with inlined script, styles and fonts. The game is inserted into it, compressed,
because moments are much alike."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from copse.games import AnyGame, find
from copse.server.config.settings import PAGE
from copse.server.edge.static_files import NoShell
from copse.server.protocol.messages import Frame, LawInfo, OriginInfo, Pace, Plain, SeatInfo, TableInfo
from copse.server.snapshots.replay import frames
from copse.server.snapshots.wording import Wording, law_info, outcome_info, printed
from copse.server.tables.setup import plain, public_options

SHELL: Final = "film.html"
PLACE: Final = "THE-GAME-GOES-HERE"


class Reel(Struct, frozen=True):
    table: TableInfo
    frames: list[Frame]


class Film(Struct, frozen=True):
    """The content of the file: a replay, its language, the printed numbers of its boards, and the paragraphs named
    in its log."""

    lang: str
    figures: dict[str, Plain]
    replay: Reel
    law: list[LawInfo]


def film(table: TableInfo, shown: Iterable[Frame], lang: str, page: Path = PAGE) -> str:
    """Return the HTML file. Raises NoShell if the page is not built."""
    shell = page / SHELL
    if not shell.is_file():
        raise NoShell("the page is not built, and the replay needs it: cd web && npm ci && npm run build")
    packer = zlib.compressobj(9)
    packed = b"".join(packer.compress(piece) for piece in written(table, shown, lang)) + packer.flush()
    return shell.read_text(encoding="utf-8").replace(PLACE, base64.b64encode(packed).decode(), 1)


def written(table: TableInfo, shown: Iterable[Frame], lang: str) -> Iterator[bytes]:
    """Yield a Film as JSON in pieces, so that a long game is never in memory as a whole."""
    law: set[str] = set()
    head = (lang, printed(find(table.game), plain(table.options)), table)
    yield b'{"lang":%b,"figures":%b,"replay":{"table":%b,"frames":[' % tuple(map(msgspec.json.encode, head))
    for number, frame in enumerate(shown):
        law.update(line.law for line in frame.log)
        yield b"," * (number > 0) + msgspec.json.encode(frame)
    yield b']},"law":%b}' % msgspec.json.encode([law_info(id, lang) for id in sorted(law)])


def film_of(game: AnyGame, lang: str, title: str) -> str:
    """Return the HTML file of a game without a table. Its seats have the names that the game gives them."""
    nameless = [""] * game.seats
    wording = Wording(game, lang, nameless)
    names = [wording.seat(seat) for seat in range(game.seats)]
    table = TableInfo(
        id="",
        name=title,
        game=game.book.name,
        options=public_options(game),
        status="over" if game.over else "playing",
        host="",
        pace=Pace(),
        spectators=True,
        protected=False,
        private=False,
        origin=OriginInfo("record", len(game.history), "", ""),
        seats=[SeatInfo(seat, "human", name, None, False, name, name, False) for seat, name in enumerate(names)],
        winners=outcome_info(game).winners if game.over else None,
        to_move=None,
        hurried=False,
    )
    return film(table, frames(game, None, lang, nameless), lang)
