"""Tables that are opened without the form, and choices that are made without the page: a test asks the server for them,
so that its browsers begin at what the test is about."""

from __future__ import annotations

from itertools import count
from typing import Final, Literal
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from copse.server.protocol.messages import (
    Act,
    Created,
    Join,
    Learn,
    NewTable,
    Pace,
    SeatToken,
    SeatWish,
    Snapshot,
    TableInfo,
)

GAMES: Final = {"Root": "root", "Small World": "smallworld"}
PEOPLE: Final[dict[str, Literal["human", "open", "bot"]]] = {"here": "human", "open": "open", "bot": "bot"}
ANSWERS_SECONDS: Final = 60.0  # patience with a busy machine

requests = count(1)


def wish_for(
    game: str,
    *seats: str,
    host: str = "Ann",
    position: str = "",
    file: str = "",
    options: dict[str, object] | None = None,
    pace: Pace | None = None,
) -> NewTable:
    """The wish for a table. A seat is `here`, `open`, `bot`, or the level of a machine. The game may begin from a
    position, or from whatever a file holds."""
    text = f"copse position 1 {position.strip()}\n" if position else file
    from_position = text.startswith("copse position")
    return NewTable(
        GAMES[game],
        [SeatWish(PEOPLE[seat]) if seat in PEOPLE else SeatWish("agent", seat) for seat in seats],
        host,
        options or {},
        pace=pace or Pace(),
        position=text if from_position else None,
        record=text if text and not from_position else None,
    )


class Club:
    """A table at a server, and all tokens of its seats that were given out here."""

    def __init__(self, address: str, wish: NewTable | Learn, tutorial: str = "") -> None:
        self.address = address
        opened = self._ask(f"/tutorials/{tutorial}" if tutorial else "/tables", wish)
        made = msgspec.json.decode(opened, type=Created)
        self.id, self.game, self.host = made.table.id, made.table.game, made.host_token
        self.tokens = {seat.seat: seat.token for seat in made.seats}

    @property
    def link(self) -> str:
        return f"{self.address}#/t/{self.id}"

    def join(self, name: str) -> int:
        """Take the first open seat; gives its number."""
        taken = msgspec.json.decode(self._ask(f"/tables/{self.id}/join", Join(name)), type=SeatToken)
        self.tokens[taken.seat] = taken.token
        return taken.seat

    def start(self) -> None:
        self._ask(f"/tables/{self.id}/start", None, self.host)

    def choose(self, choice: str) -> None:
        """Make the first legal choice whose text begins so, for the seat that is asked."""
        seat, revision, legal = self._asked()
        found = next((action for action in legal if action.startswith(choice)), None)
        assert found is not None, f"{choice!r} is not among {legal}"
        act = Act(f"club {next(requests)}", revision, found, confirm=True)
        self._ask(f"/tables/{self.id}/actions", act, self.tokens[seat])

    @property
    def legal(self) -> list[str]:
        """The texts of all legal choices, as the seat that is asked sees them."""
        return self._asked()[-1]

    def _asked(self) -> tuple[int, int, list[str]]:
        """The seat that is asked, the revision, and the texts of all legal choices as that seat sees them."""
        seat = msgspec.json.decode(self._ask(f"/tables/{self.id}"), type=TableInfo).to_move
        assert seat is not None, "the game is over"
        told = self._ask(f"/tables/{self.id}/state", token=self.tokens[seat])
        state = msgspec.json.decode(told, type=Snapshot)
        assert state.decision is not None
        return seat, state.revision, [action.text for action in state.decision.actions]

    def _ask(self, path: str, body: Struct | None = None, token: str = "") -> bytes:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Seat {token}"} if token else {})
        post = body is not None or path.endswith("/start")
        asked = Request(
            f"{self.address}api/v1{path}",
            data=msgspec.json.encode(body) if post else None,
            headers=headers,
            method="POST" if post else "GET",
        )
        try:
            with urlopen(asked, timeout=ANSWERS_SECONDS) as answer:
                said: bytes = answer.read()
        except HTTPError as problem:
            raise AssertionError(f"{path}: {problem.read().decode()}") from None
        return said
