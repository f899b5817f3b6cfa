"""Seats, and what a table stores about them.

A token is shown once, to the person who gets the seat. Only its digest is stored, so neither the database nor a log
can give a seat away. The seat of an account has no token: its sessions open it. `seat_changes.py` has the rules for
seats that change hands."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct, field, structs

from copse.agents.catalogue import seated_name
from copse.server.protocol.messages import Emote, NoticeKind, OriginKind, Pace, SeatKind, Talk
from copse.server.tables.names import alike

SALT_BYTES: Final = 16
MOST_NOTICES: Final = 100
PASSING: Final = frozenset({
    "came", "left", "agent", "opened", "stands_in", "returned", "late_agent", "late_pass", "asked_back",
    "declined_back", "talk_off", "talk_players", "talk_everyone", "days_off", "back_early", "seeks_substitute",
    "invited", "declined",
})  # fmt: skip
"""Notices that are dropped first."""
MOST_FORMER: Final = 100  # the limit for banned clients too
MOST_SAID: Final = 100


class Member(NamedTuple):
    """An account in place of a token. The `slot` tells its seats at one table apart; without one it stands for the
    account as such. Only a session gives it, so the stored form is no secret."""

    account: str
    slot: str = ""


Token = str | Member


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: Token) -> str:
    """Return the stored form of a token."""
    if isinstance(token, Member):
        return " ".join(["account", token.account, token.slot]).strip()
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def member_of(kept: str) -> Member | None:
    """Return the account in a stored form; None for that of a token."""
    words = kept.split()
    return Member(*words[1:]) if words[:1] == ["account"] else None


def with_accounts(kept: Iterable[str]) -> set[str]:
    """Return stored forms, with those of the accounts as such to which they belong."""
    found = set(kept)
    members = filter(None, map(member_of, found))
    return found | {digest(Member(member.account)) for member in members}


def matches(token: Token, kept: str) -> bool:
    return bool(kept) and hmac.compare_digest(digest(token), kept)


def lock_phrase(phrase: str) -> str:
    """Return the stored form of a pass phrase. It is slow to compute, because people choose phrases that are easy to
    guess."""
    salt = secrets.token_bytes(SALT_BYTES)
    return salt.hex() + _stretched(phrase, salt)


def opens(phrase: str, kept: str) -> bool:
    salt = bytes.fromhex(kept[: 2 * SALT_BYTES])
    return hmac.compare_digest(_stretched(phrase, salt), kept[2 * SALT_BYTES :])


def _stretched(phrase: str, salt: bytes) -> str:
    return hashlib.scrypt(phrase.encode(errors="surrogatepass"), salt=salt, n=2**13, r=8, p=1).hex()


class Absent(Struct, frozen=True):
    """The holder of a seat where a substitute plays. Their token is good only for returning."""

    name: str
    token: str
    avatar: str = ""
    client: str = ""


class Chair(Struct):
    """A stored seat. A bot's seat belongs to nobody.

    `token` is the digest of the holder's token. It is kept while an agent stands in, and is then good only for
    returning. `of_host`: the seat belongs to the creator from the start. An open seat with `kept` is reserved for
    the holder of that token. `seen`: who else held this seat in this game and saw its hand. `client` is the `alias`
    of the holder's client. `came` is when the holder sat down or returned in the game. A substitute plays for the
    `absent` person. `key` is the digest of a key with which a substitute may come; `sought` if the host made it.
    `claimed` is the turn in which a guest's seat became one of an account. `won` counts the games of the series that
    its player has won before."""

    kind: SeatKind
    name: str = ""
    agent: str | None = None
    token: str = ""
    of_host: bool = False
    avatar: str = ""
    kept: str = ""
    seen: Literal["", "host", "other"] = ""
    client: str = ""
    came: float = 0.0
    absent: Absent | None = None
    key: str = ""
    sought: bool = False
    claimed: int = 0
    won: int = 0

    def __post_init__(self) -> None:
        if self.agent is not None:  # a stored table may have a former name
            agent = seated_name(self.agent)
            self.name = agent if self.name == self.agent else self.name
            self.agent = agent

    @property
    def played_by_agent(self) -> bool:
        """Whether an agent plays the seat. An open seat of a game in progress is played by its stand-in until
        someone joins."""
        return self.kind != "human"

    @property
    def holder(self) -> Absent | Chair:
        """The person whose seat it is: the absent one, if a substitute plays."""
        return self.absent or self


class Holiday(Struct, frozen=True):
    """Days off of a seat. Past ones stay, because the clock is computed from all choices when a table is loaded."""

    seat: int
    start: float
    until: float


class Origin(Struct, frozen=True):
    """Where a game comes from. `choices` had been made before, at a table called `of`."""

    kind: OriginKind
    choices: int = 0
    of: str = ""


class When(NamedTuple):
    """A moment at a table: the time, the number of events, and the number of turns."""

    at: float
    after: int
    turns: int = 0


class Notice(Struct, frozen=True):
    """Something that happened at the table outside the game, the `n`-th of its kind. People and agents are stored by
    name, because both may change. `other` is a second person, `count` a number of days."""

    n: int
    at: float
    after: int
    kind: NoticeKind
    seat: int
    who: str = ""
    agent: str = ""
    other: str = ""
    count: int = 0


class Utterance(Struct, frozen=True):
    """A chat message, the `n`-th at the table. The author's `request` id prevents duplicates. Players read those of the
    `gallery`, the chat of spectators, after the game."""

    n: int
    at: float
    after: int
    seat: int | None
    who: str
    text: str
    emote: Emote | None
    request: str
    gallery: bool = False
    account: str = ""  # that wrote it; empty for a guest and in older messages


class Offer(Struct, frozen=True):
    """A request of a seat, at this revision, to go back to this number of `choices`, and the seats that agreed."""

    seat: int
    revision: int
    choices: int
    agreed: tuple[int, ...] = ()


class Deserted(Struct, frozen=True):
    """A seat that a person gave up for good during the game, or from which the host removed them: the digest of their
    token, and the turn."""

    seat: int
    kept: str
    turns: int
    removed: bool = False


class Sheet(Struct):
    """What is agreed at a table outside the game; it changes as people come and go.

    `maker` is the `alias` of the client that created the table; empty at older tables. `former` are digests of the
    tokens whose holders saw a hand of this game and gave it up. `banned` are digests of tokens and aliases of
    clients. `written` counts all notices and `spoken` all messages, including dropped ones. `next` is the table of
    the rematch. `guests` says whether people without an account may take seats. If there is a `club`, only its members
    may. `round` is the number of the game in a series of rematches. Nobody can take a seat in a game of a `league`."""

    name: str
    host: str
    host_token: str
    chairs: list[Chair]
    pace: Pace
    spectators: bool
    phrase: str = ""
    maker: str = ""
    started: float | None = None  # when play began
    origin: Origin | None = None  # None at older tables
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
    holidays: list[Holiday] = field(default_factory=list)
    deserted: list[Deserted] = field(default_factory=list)
    guests: bool = True
    club: str = ""
    round: int = 1
    league: str = ""

    def seat_of(self, token: Token) -> int | None:
        """Return the seat of a token, or None. All chairs are compared, so that the time reveals nothing."""
        return self._matching(token, [chair.token if chair.kind == "human" else "" for chair in self.chairs])

    def left_by(self, token: Token) -> int | None:
        """Return the seat where an agent or a substitute plays for the holder of a token, or None."""
        left = [chair.holder.token if chair.absent or chair.kind == "agent" else "" for chair in self.chairs]
        return self._matching(token, left)

    def _matching(self, token: Token, held: list[str]) -> int | None:
        found = [seat for seat, kept in enumerate(held) if matches(token, kept)]
        return found[0] if found else None

    def has_seen_a_hand(self, tokens: Iterable[Token]) -> bool:
        """Return whether one of these tokens holds or held a seat in this game. The creator's token counts for the
        seats they have from the start."""
        held = ((chair.token, chair.kept, chair.holder.token) for chair in self.chairs)
        known = {*(kept for tokens in held for kept in tokens), *self.former}
        if any(chair.of_host for chair in self.chairs):
            known.add(self.host_token)
        return not with_accounts(known).isdisjoint(map(digest, tokens))

    def name_taken(self, name: str, tokens: Iterable[Token] = ()) -> bool:
        """Return whether someone else has this name or a similar one here."""
        held = [chair for chair in self.chairs if chair.token or chair.kept]
        names = [name for chair in held for name in {chair.name, chair.holder.name}]
        if not any(map(self.is_host, tokens)):
            names.append(self.host)
        return any(alike(name, known) for known in names)

    def is_banned(self, tokens: Iterable[Token], client: str) -> bool:
        return not {client, *map(digest, tokens)}.isdisjoint(with_accounts(self.banned))

    def has_rivals(self, seat: int) -> bool:
        """Return whether a seat plays against people at other devices, including those who may return."""
        own = self.chairs[seat]
        others = (chair for other, chair in enumerate(self.chairs) if other != seat and chair.token)
        return any(not (chair.of_host and own.of_host) for chair in others)

    def is_host(self, token: Token) -> bool:
        return matches(token, self.host_token)

    @property
    def watch_token(self) -> str:
        """Return the token to watch. It is derived from the stored pass phrase, so that it need not be stored."""
        return digest(f"watch {self.phrase}")

    def is_watcher(self, token: Token) -> bool:
        """Return whether a token is one to watch. Without a pass phrase there are none, because anyone could compute
        them."""
        return bool(self.phrase) and hmac.compare_digest(digest(token), digest(self.watch_token))

    @property
    def private(self) -> bool:
        """Whether names are shown only to those who belong to the table."""
        return bool(self.phrase) or not self.spectators

    def knows(self, token: Token) -> bool:
        """Return whether a token belongs to the table: to a player, a former player who may return, the host, or a
        spectator who gave the pass phrase."""
        seated = self.seat_of(token) is not None or self.left_by(token) is not None
        return seated or self.is_host(token) or self.is_watcher(token)

    def desert(self, seat: int, when: When, removed: bool = False) -> None:
        """Note that the holder of a seat loses it for good in a game that has begun."""
        lost = Deserted(seat, self.chairs[seat].token, when.turns, removed)
        self.deserted = [*self.deserted, lost][-MOST_FORMER:]

    def reserves(self, token: Token) -> bool:
        """Return whether a seat of the rematch is reserved for a token."""
        return any(matches(token, chair.kept) for chair in self.chairs)

    def note(
        self,
        when: When,
        kind: NoticeKind,
        seat: int,
        who: str = "",
        agent: str | None = None,
        other: str = "",
        count: int = 0,
    ) -> None:
        """Store a notice for everyone at the table. If there are too many, notices about people who came and went
        are dropped before those about seats that changed hands, so that these cannot be flooded out."""
        self.written += 1
        self.notices.append(Notice(self.written, when.at, when.after, kind, seat, who, agent or "", other, count))
        if len(self.notices) > MOST_NOTICES:
            passing = [notice for notice in self.notices if notice.kind in PASSING]
            self.notices.remove((passing or self.notices)[0])

    @property
    def hot_seat(self) -> bool:
        """Whether one person holds every seat from the start, and so knows everything."""
        return all((chair.kind == "human" and chair.of_host) or chair.kind == "bot" for chair in self.chairs)

    @property
    def veiled(self) -> Sheet:
        """What a stranger may see of a private table. The host's name is shown only if the link alone admits people."""
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
        return structs.replace(
            self, name="", host=host, chairs=chairs, notices=[], chat=[], next="", holidays=[], league=""
        )


def readable(stored: bytes) -> Sheet | None:
    """Return a stored sheet; None if it is damaged, so that one table does not spoil a whole list."""
    try:
        return msgspec.json.decode(stored, type=Sheet)
    except msgspec.DecodeError:
        return None
