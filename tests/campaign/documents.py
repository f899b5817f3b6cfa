"""Hostile documents: options, records and positions that are built to cost much, and ones that were damaged."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import httpx2
import msgspec

import copse
from copse.games import AnyGame
from copse.kernel.tasks import Json
from tests.campaign.ground import Attack, Ground
from tests.campaign.pace import Pace
from tests.campaign.people import GAMES, Visitor
from tests.damage import NONSENSE, mutate_text
from tests.server.club import HUMAN
from tests.server.mortal import Server

MEBIBYTE: Final = 1024 * 1024
MOST_GROWTH: Final = 200 * MEBIBYTE  # of one process of the server
DAMAGED: Final = 10  # damaged texts of a kind in a round
LONG: Final = (4_000, 24_000)  # passes
STRANGE: Final = ["x99", "-1", "999999999999999999999", "todo", "hash", "\x00", "é", "~"]

Document = tuple[str, dict[str, Json]]  # its kind, and the wish for a table in which it stands


def send_documents(ground: Ground) -> None:
    with ground.generous_server() as server, Pace(ground, server) as pace:
        quiet = most_memory(server)
        for _ in ground.rounds():
            bad = threading.Thread(target=post_all, args=[ground, Visitor(ground, server), ground.lot.random()])
            bad.start()
            pace.expect_kept("someone's documents", bad)
            growth = most_memory(server) - quiet
            within = growth <= MOST_GROWTH
            ground.tally.expect(within, f"a process of the server took {growth // MEBIBYTE} MiB for documents")


def post_all(ground: Ground, visitor: Visitor, seed: float) -> None:
    lot = random.Random(seed)
    for kind, content in (*map(written, (*bombs(), *damaged(lot))), *raw_bombs()):
        try:
            look_at(ground, visitor, kind, visitor.post_bytes("/tables", content))
        except httpx2.TransportError as problem:
            ground.tally.expect(False, f"{kind}: the server answers no more ({type(problem).__name__})")


def written(document: Document) -> tuple[str, bytes]:
    kind, wish = document
    seats: list[Json] = [HUMAN, HUMAN]
    return kind, msgspec.json.encode({"game": "root", "host": "Bob", "seats": seats, **wish})


def look_at(ground: Ground, visitor: Visitor, kind: str, answer: httpx2.Response) -> None:
    """A document is taken or refused with a reason. Whoever then looks at the table is answered too."""
    ground.tally.note(kind)
    status = answer.status_code
    ground.tally.expect(status == 201 or 400 <= status < 500 or status == 503, f"{kind}: answered with {status}")
    if status == 201:
        made = answer.json()
        for noun in ("state", "record", "position", "replay"):
            seen = visitor.ask("GET", f"/tables/{made['table']['id']}/{noun}", token=made["host_token"]).status_code
            ground.tally.expect(seen < 500 or seen == 503, f"{kind}: then {noun} is answered with {seen}")


def bombs() -> Iterator[Document]:
    """Small texts that take much memory or time to read."""
    for letters in (2_000, 16_000):
        dotted = ".".join("a" * (letters // 2)) + " = 1"
        yield "dotted keys", {"game": "smallworld", "options": {"own": dotted}}
        yield "dotted keys", {"game": "smallworld", "options": {"own": f"[{'.'.join('a' * (letters // 2))}]"}}
        yield "nested texts", {"game": "smallworld", "options": {"own": f"a = {'[' * letters}{']' * letters}"}}
        yield "nested texts", {"game": "smallworld", "options": {"own": "a = {" + "b = {" * letters}}
        yield "huge figures", {"game": "smallworld", "options": {"own": "a = " + "9" * letters}}
    for passes in LONG:
        yield "long records", {"game": "root", "record": long_record(passes)}
    yield "many lines", {"position": "copse position 1 root\n" + "players 2\n" * 30_000}
    yield "many lines", {"record": "copse record 1 root\n" + "0 pass\n" * 60_000}
    for nonsense in NONSENSE:
        if not (isinstance(nonsense, int) and nonsense > 2**63):  # JSON of ours has no such figures
            yield "nonsense", {"options": {"factions": nonsense}}
            yield "nonsense", {"game": "smallworld", "options": {"players": nonsense, "own": nonsense}}


def raw_bombs() -> Iterator[tuple[str, bytes]]:
    """What no client would write: nested without end, figures without end, and no text at all."""
    head = b'{"game": "smallworld", "host": "Bob", "seats": [{"kind": "human"}, {"kind": "human"}], "options": {"own": '
    for depth in (900, 100_000):
        yield "nested bodies", head + b"[" * depth + b"]" * depth + b"}}"
        yield "nested bodies", head + b'{"a":' * depth + b"1" + b"}" * depth + b"}}"
    yield "huge figures", head + b"9" * 400_000 + b"}}"
    yield "huge figures", head + b"1e999999999}}"
    yield "no text", head + b'"\\ud800"}}'
    yield "no text", head + b'"\xff\xfe"}}'
    yield "nested bodies", b"[" * 500_000


def damaged(lot: random.Random) -> Iterator[Document]:
    """Records and positions of games that went on for a while, with letters, words and lines changed."""
    for game, options in GAMES:
        begun = played(game, lot, options)
        for _ in range(DAMAGED):
            yield "damaged records", {"game": game, "record": mutate_text(begun.record(), lot, STRANGE)}
            yield "damaged positions", {"game": game, "position": mutate_text(begun.position(), lot, STRANGE)}


def played(game: str, lot: random.Random, options: dict[str, Json]) -> AnyGame:
    begun = copse.new(game, **{**options, "seed": lot.randrange(2**16)})
    for _ in range(lot.randrange(10, 80)):
        begun.apply(lot.choice(begun.decision.actions))
    return begun


@cache
def long_record(passes: int) -> str:
    """A game in which nobody ever does anything, so that it has no end."""
    game = copse.new("root", factions=["marquise", "eyrie"], seed=1)
    while len(game.history) < passes:
        actions = game.decision.actions
        game.apply(next((action for action in actions if action.verb.name == "pass"), actions[0]))
    return game.record()


def most_memory(server: Server) -> int:
    """The most that one of the server's processes has held so far."""
    assert server.process is not None
    return max(peak(process) for process in (server.process.pid, *server.workers()))


def peak(process: int) -> int:
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0  # it has ended
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM")), 0)


BOUNDED = "each is taken or refused with a reason, within bounds of memory; live tables keep their pace"
ATTACKS = (Attack("hostile documents", BOUNDED, send_documents, ("sqlite",)),)
