"""Seats, and what a table writes down about them. A token is shown once, to the person who gets the seat; only its
digest is kept, so neither the database nor a log can give a seat away. How seats change hands is in `handover.py`."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from msgspec import Struct, field, structs

from copse.agents.catalogue import seated_name
from copse.server.protocol.messages import Emote, NoticeKind, OriginKind, Pace, SeatKind, Talk
from copse.server.tables.names import alike

SALT_BYTES: Final = 16
MOST_NOTICES: Final = 100
PASSING: Final = frozenset({
    "came", "left", "agent", "opened", "stands_in", "returned", "late_agent", "late_pass", "asked_back",
    "declined_back", "talk_off", "talk_players", "talk_everyone",
})  # fmt: skip
"""Notices that go first when there are more."""
MOST_FORMER: Final = 100  # likewise of those who are banned
MOST_SAID: Final = 100


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def matches(token: str, kept: str) -> bool:
    return bool(kept) and hmac.compare_digest(digest(token), kept)


def lock_phrase(phrase: str) -> str:
    """What is kept of a pass phrase: people choose short ones, so it is made slow to guess."""
    salt = secrets.token_bytes(SALT_BYTES)
    return salt.hex() + _stretched(phrase, salt)


def opens(phrase: str, kept: str) -> bool:
    salt = bytes.fromhex(kept[: 2 * SALT_BYTES])
    return hmac.compare_digest(_stretched(phrase, salt), kept[2 * SALT_BYTES :])


def _stretched(phrase: str, salt: bytes) -> str:
    return hashlib.scrypt(phrase.encode(errors="surrogatepass"), salt=salt, n=2**13, r=8, p=1).hex()


class Chair(Struct):
    """A seat as it is stored; that of a bot is nobody's, since the game itself plays it. `token` is the digest of its
    holder's; it is kept while an agent stands in, and then lets one come back and nothing else. `of_host`: it is the
    creator's from the start, and has been nobody else's. An open one with `kept` waits for whoever has that token.
    `seen`: who else held this seat in this game, and so saw its hand. `client` is the `alias` of its holder's."""

    kind: SeatKind
    name: str = ""
    agent: str | None = None
    token: str = ""
    of_host: bool = False
    avatar: str = ""
    kept: str = ""
    seen: Literal["", "host", "other"] = ""
    client: str = ""

    def __post_init__(self) -> None:
        if self.agent is not None:  # a stored table may have a former name
            agent = seated_name(self.agent)
            self.name = agent if self.name == self.agent else self.name
            self.agent = agent

    @property
    def played_by_agent(self) -> bool:
        """An open seat in a game that goes on is played by the agent that stood in, until someone joins."""
        return self.kind != "human"


class Origin(Struct, frozen=True):
    """Where a game comes from; `choices` had been made in it by then, at a table called `of`."""

    kind: OriginKind
    choices: int = 0
    of: str = ""


class When(NamedTuple):
    """A moment at a table: the time, and how many events there were."""

    at: float
    after: int


class Notice(Struct, frozen=True):
    """What happened at the table beside the game, the `n`-th of its kind. Who and which agent are kept by name, since
    both may change."""

    n: int
    at: float
    after: int
    kind: NoticeKind
    seat: int
    who: str = ""
    agent: str = ""


class Utterance(Struct, frozen=True):
    """What someone said at the table, the `n`-th of all. `request` is theirs, so that it is said once."""

    n: int
    at: float
    after: int
    seat: int | None
    who: str
    text: str
    emote: Emote | None
    request: str


class Offer(Struct, frozen=True):
    """A seat asked, at this revision, to go back to where so many `choices` had been made; these seats agreed."""

    seat: int
    revision: int
    choices: int
    agreed: tuple[int, ...] = ()


class Sheet(Struct):
    """What is agreed at a table beside the game itself, and changes with who comes and goes. `maker` is the `alias` of
    the client that made it; empty at tables of before it was kept. `former` are the digests of tokens whose holders saw
    a hand of this game and gave it up; `banned` are the digests of tokens, and the `alias` of clients, that the host
    banned. `written` counts all notices, and `spoken` all that was said, also what was dropped. `next` is the table at
    which the same people play again."""

    name: str
    host: str
    host_token: str
    chairs: list[Chair]
    pace: Pace
    spectators: bool
    phrase: str = ""
    maker: str = ""
    started: float | None = None  # when play began
    origin: Origin | None = None  # none at tables of before it was kept
    made: float = 0.0  # when the table was opened
    notices: list[Notice] = field(default_factory=list)
    written: int = 0
    former: list[str] = field(default_factory=list)
    banned: list[str] = field(default_factory=list)
    talk: Talk = "players"
    chat: list[Utterance] = field(default_factory=list)
    spoken: int = 0
    offer: Offer | None = None
    next: str = ""

    def seat_of(self, token: str) -> int | None:
        """The seat that is played with this token. Every chair is compared, whichever matches."""
        return self._matching(token, "human")

    def left_by(self, token: str) -> int | None:
        """The seat at which an agent stands in for whoever has this token."""
        return self._matching(token, "agent")

    def _matching(self, token: str, kind: SeatKind) -> int | None:
        found = [seat for seat, chair in enumerate(self.chairs) if matches(token, chair.token) and chair.kind == kind]
        return found[0] if found else None

    def has_seen_a_hand(self, tokens: Iterable[str]) -> bool:
        """Whether one of these tokens holds a seat here or held one in this game. The creator's own token stands for
        the seats that were theirs from the start."""
        known = {*(held for chair in self.chairs for held in (chair.token, chair.kept)), *self.former}
        if any(chair.of_host for chair in self.chairs):
            known.add(self.host_token)
        return not known.isdisjoint(map(digest, tokens))

    def name_taken(self, name: str, tokens: Iterable[str] = ()) -> bool:
        """Whether someone else than the holder of these tokens has this name here, or one that looks like it."""
        names = [chair.name for chair in self.chairs if chair.token or chair.kept]
        if not any(map(self.is_host, tokens)):
            names.append(self.host)
        return any(alike(name, known) for known in names)

    def is_banned(self, tokens: Iterable[str], client: str) -> bool:
        return not {client, *map(digest, tokens)}.isdisjoint(self.banned)

    def has_rivals(self, seat: int) -> bool:
        """Whether a seat plays against people at other devices, those included who may come back."""
        own = self.chairs[seat]
        others = (chair for other, chair in enumerate(self.chairs) if other != seat and chair.token)
        return any(not (chair.of_host and own.of_host) for chair in others)

    def is_host(self, token: str) -> bool:
        return matches(token, self.host_token)

    @property
    def watch_token(self) -> str:
        """What a spectator gets for the pass phrase. It is made from what is kept of the phrase, so that it
        need not be kept itself."""
        return digest(f"watch {self.phrase}")

    def is_watcher(self, token: str) -> bool:
        """Where there is no pass phrase nobody needs such a token, and anyone could make one."""
        return bool(self.phrase) and hmac.compare_digest(digest(token), digest(self.watch_token))

    @property
    def private(self) -> bool:
        """Whether who sits here is told only to those who belong here."""
        return bool(self.phrase) or not self.spectators

    def knows(self, token: str) -> bool:
        """Whether this token belongs here: to a player, to one who may come back, to the host, or to a spectator who
        gave the pass phrase."""
        seated = self.seat_of(token) is not None or self.left_by(token) is not None
        return seated or self.is_host(token) or self.is_watcher(token)

    def note(self, when: When, kind: NoticeKind, seat: int, who: str = "", agent: str | None = None) -> None:
        """Write down what everyone at the table is to know. Of too many, those of who came and went are dropped before
        those of seats that changed hands, so that nobody can bury these."""
        self.written += 1
        self.notices.append(Notice(self.written, when.at, when.after, kind, seat, who, agent or ""))
        if len(self.notices) > MOST_NOTICES:
            passing = [notice for notice in self.notices if notice.kind in PASSING]
            self.notices.remove((passing or self.notices)[0])

    @property
    def hot_seat(self) -> bool:
        """Whether one person holds every seat that anyone plays from the start, and so knows everything anyway."""
        return all((chair.kind == "human" and chair.of_host) or chair.kind == "bot" for chair in self.chairs)

    @property
    def veiled(self) -> Sheet:
        """What a stranger is told of a private table. Who invites is said only where the link alone is enough."""
        chairs = [
            Chair(
                chair.kind,
                (chair.agent or "") if chair.kind == "agent" else "",
                chair.agent,
                of_host=chair.of_host,
                seen=chair.seen,
            )
            for chair in self.chairs
        ]
        host = "" if self.phrase else self.host
        return structs.replace(self, name="", host=host, chairs=chairs, notices=[], chat=[], next="")
