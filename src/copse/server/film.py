"""A film: a whole game as one HTML file that needs neither a server nor a network. The page's build leaves a file in
which script, styles and fonts stand in place; what was played is put into it, packed, since moments are much alike."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from copse.games import AnyGame
from copse.server.messages import Frame, LawInfo, OriginInfo, Pace, Replay, SeatInfo, TableInfo
from copse.server.page import NoShell
from copse.server.replays import frames
from copse.server.settings import PAGE
from copse.server.setup import public_options
from copse.server.wording import Wording, law_info

SHELL: Final = "film.html"
PLACE: Final = "THE-GAME-GOES-HERE"


class Film(Struct, frozen=True):
    """What the file holds: a replay, its language, and the paragraphs that its log names."""

    lang: str
    replay: Replay
    law: list[LawInfo]


def film(replay: Replay, lang: str, page: Path = PAGE) -> str:
    """The file as text."""
    shell = page / SHELL
    if not shell.is_file():
        raise NoShell("the page was not built, and the file is made of it: cd web && npm ci && npm run build")
    packed = zlib.compress(msgspec.json.encode(Film(lang, replay, cited(replay.frames, lang))), 9)
    return shell.read_text(encoding="utf-8").replace(PLACE, base64.b64encode(packed).decode(), 1)


def cited(shown: Sequence[Frame], lang: str) -> list[LawInfo]:
    """The paragraphs that the log of a game names, each once."""
    return [law_info(law, lang) for law in sorted({line.law for frame in shown for line in frame.log})]


def film_of(game: AnyGame, lang: str, title: str) -> str:
    """A film of a game that was played at no table; its seats have the names that the game gives them."""
    nameless = [""] * game.seats
    wording = Wording(game, lang, nameless)
    names = [wording.seat(seat) for seat in range(game.seats)]
    winners = msgspec.convert(game.outcome["winners"], list[int]) if game.over else None
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
        winners=winners,
        to_move=None,
        hurried=False,
    )
    return film(Replay(table, frames(game, None, lang, nameless)), lang)
