"""Games of people with accounts for tests, played to their end in a few choices."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from copse.kernel.tasks import Json
from copse.server.protocol.history_messages import PersonInfo, RankedPlayer
from copse.server.store import Store
from copse.server.store.results import Ended, Held, Rating, Results, Seated, Unrated, storing
from tests.server.accounts import AccountClub, Device
from tests.server.club import HUMAN, OPEN, fresh

M = TypeVar("M", bound=msgspec.Struct)


def told(device: Device, path: str, kind: type[M]) -> M:
    answer = device.get(path)
    assert answer.status_code == 200, answer.text
    return msgspec.convert(answer.json(), kind)


def page(device: Device, name: str) -> PersonInfo:
    return told(device, f"/people/{name}", PersonInfo)


def ranking(device: Device, game: str = "smallworld", speed: str = "live") -> list[RankedPlayer]:
    return msgspec.convert(device.get(f"/ranking/{game}/{speed}").json(), list[RankedPlayer])


class Company:
    """The people at a table: by seat, each with what opens it."""

    def __init__(self, club: AccountClub, id: str) -> None:
        self.club, self.id, self.host = club, id, ""
        self.tokens: dict[int, tuple[Device, str]] = {}

    def joined(self, person: Device, seat: int, name: str) -> str:
        answer = person.post(f"/tables/{self.id}/join", {"name": name, "seat": seat})
        assert answer.status_code == 200, answer.text
        token: str = answer.json()["token"]
        return token

    def join(self, person: Device, seat: int, name: str) -> None:
        self.take_seat(person, self.joined(person, seat, name), seat)

    def take_seat(self, person: Device, token: str, seat: int) -> None:
        assert person.take_along(self.id, token).status_code == 200
        self.tokens[seat] = person, f"account:{seat}"

    def leave(self, seat: int, for_good: bool = True) -> None:
        person, token = self.tokens.pop(seat)
        answer = person.post(f"/tables/{self.id}/leave", {"confirm": True, "for_good": for_good}, token)
        assert answer.status_code == 200, answer.text

    def play(self, turns: int = 1000) -> None:
        """Play until this turn or to the end. In Small World the first seat wins, since it alone conquers. In Root
        everybody takes the last choice that is offered, which ends a game soon. Agents play on their own."""
        table = self.club.table(self.id)
        while table.status == "playing" and table.game.state.turns < turns:
            if (held := self.tokens.get(table.game.decision.seat)) is None:
                self.club.get("/health")  # lets the agents choose
                continue
            person, token = held
            wins = table.setup.game == "smallworld" and table.game.decision.seat == 0
            choice = table.game.write_action(table.game.decision.actions[0 if wins else -1])
            wish: Json = {"request": fresh(), "revision": table.revision, "action": choice, "confirm": True}
            assert person.post(f"/tables/{self.id}/actions", wish, token).status_code == 200
        if table.status == "over":
            self.club.rate()


def sat_down(*people: Device, agents: tuple[Json, ...] = (), guests: int = 0, **wish: Json) -> Company:
    """Return a table of people with accounts, then of guests and agents, where the game has begun."""
    host, *others = people
    seats = [HUMAN, *[OPEN] * (len(others) + guests), *agents]
    made = host.post("/tables", {"game": "smallworld", "host": "Host", "seats": seats, **wish})
    assert made.status_code == 201, made.text
    company = Company(host.club, made.json()["table"]["id"])
    company.host = made.json()["host_token"]
    company.take_seat(host, made.json()["seats"][0]["token"], 0)
    for seat, person in enumerate(others, 1):
        company.join(person, seat, f"Player {seat}")
    for seat in range(len(people), len(people) + guests):
        guest = host.club.device()
        company.tokens[seat] = guest, company.joined(guest, seat, f"Guest {seat}")
    if others or guests:
        assert host.post(f"/tables/{company.id}/start", token=company.host).status_code == 200
    return company


def result(
    number: int, *seats: tuple[str, int] | tuple[str, int, Held], game: str = "smallworld", at: float = 0.0,
    unrated: Unrated = "",
) -> Ended:  # fmt: skip
    """A result as it is stored: the players with their places, and how they held their seats."""
    lines = [
        Seated(seat, one[0], one[2] if len(one) == 3 else "whole", one[1], 10, float(one[1] == 1))
        for seat, one in enumerate(seats)
    ]
    played = [(line.seat, "race", "elves") for line in lines]
    end = at or 1e6 * number
    return Ended(
        f"t{number}",
        game,
        b"{}",
        "live",
        b"{}",
        end - 60,
        end,
        20,
        "sw:end.winner",
        False,
        unrated,
        None,
        lines,
        played,
    )


async def store_result(store: Store, ended: Ended) -> None:
    await store.together(*storing(ended))


async def all_ratings(store: Store) -> list[Rating]:
    return sorted(await Results(store).ranking("smallworld", "live", 0, 100), key=lambda rating: rating.player)
