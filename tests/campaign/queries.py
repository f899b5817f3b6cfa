"""Every operation of the interface, as one request that changes nothing that matters. `tests/server/test_campaign.py`
fails if an operation is missing here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from copse.kernel.tasks import Json
from copse.server.api.calls import Operation
from copse.server.app import OPERATIONS
from tests.server.club import HUMAN, OPEN


class At(NamedTuple):
    """A moment at a table: choices of the seat that decides, one that is not legal, how much happened before."""

    table: str
    revision: int
    legal: str
    illegal: str
    events: int
    lang: str


class Query(NamedTuple):
    """What is asked, as a path behind that of the operation and a body. `drawn`: the answer hangs on chance, or on
    the whole past of the game, so that it cannot be compared with that of another deal."""

    rest: str = ""
    body: Json = None
    drawn: bool = False


PHRASE: Final = "open sesame"
STEPS: Final = 40  # events that are looked back at
BOTS: Final[list[Json]] = ["marquise", "electric_eyrie"]
Asks = Callable[[At], Query]


def plain(at: At) -> Query:
    return Query(f"?lang={at.lang}")


def stale(at: At) -> Query:
    """A request for another revision than this."""
    return Query(body={"request": "ask", "revision": at.revision + 1})


def named(at: At) -> Query:
    return Query(body={"name": "Eve"})


QUERIES: Final[dict[str, Asks]] = {
    # play
    "state": lambda at: Query(f"?since=0&lang={at.lang}"),
    "log": lambda at: Query(f"?from=0&lang={at.lang}"),
    "moments": lambda at: Query(f"?since={max(0, at.events - STEPS)}", drawn=True),
    "act": lambda at: Query(
        f"?lang={at.lang}", {"request": "ask", "revision": at.revision, "action": at.illegal, "confirm": False}
    ),
    "undo": stale,
    "preview": lambda at: Query(body={"revision": at.revision, "action": at.legal}),
    "hint": lambda at: Query(f"?lang={at.lang}", drawn=True),
    # tables
    "create": lambda at: Query(
        body={
            "game": "root", "host": "Eve", "seats": [HUMAN, OPEN], "fork": {"table": at.table, "until": at.revision},
        }
    ),
    "show": plain,
    "figures": plain,
    "join": lambda at: Query(body={"name": "Eve"}),
    "watch": lambda at: Query(body={"passphrase": PHRASE}),
    "assign": lambda at: Query(body={"kind": "human"}),
    "kick": lambda at: Query(body={}),
    "renew": lambda at: Query(body={"token": "too short"}),
    "leave": lambda at: Query(body={"confirm": False}),
    "come_back": lambda at: Query(),
    "start": lambda at: Query(),
    # being away
    "days_off": lambda at: Query(body={"days": 1}),
    "end_days_off": lambda at: Query(body={}),
    "seek_substitute": lambda at: Query(body={"key": None}),
    "come_as_substitute": lambda at: Query(body={"key": "too short", "name": "Eve"}),
    # company
    "chat": lambda at: Query(body={"request": "ask", "text": "hello"}),
    "talk": lambda at: Query(body={"talk": "players"}),
    "take_back": stale,
    "answer_back": lambda at: Query(body={"revision": at.revision + 1, "accept": True}),
    "rematch": lambda at: Query(),
    # what can be played
    "games": plain,
    "agents": plain,
    "law": plain,
    "health": lambda at: Query(),
    "ready": lambda at: Query(),
    "retention": plain,
    "list_tutorials": plain,
    "learn": lambda at: Query(body={"host": "Eve"}),
    # afterwards
    "record": lambda at: Query("?until=1"),
    "position": plain,
    "replay": lambda at: Query("?seat=0&from=0&count=5"),
    "replay_file": lambda at: Query("?seat=0"),
    "chances": plain,
    "analysis": plain,
    # bots at a real table
    "clockwork_setup": lambda at: Query(body={"factions": BOTS, "draw": True}, drawn=True),
    "clockwork_edit": lambda at: Query(body={"position": "copse position 1 root\n"}),
    "clockwork_act": lambda at: Query(body={"position": "copse position 1 root\n"}),
    "bot_sheet": plain,
    "keep_real_table": lambda at: Query(body={"position": "copse position 1 root\n", "title": "Set up"}),
    "show_real_table": plain,
    "show_entry": plain,
    "enter_turn": lambda at: Query(
        body={"request": "ask", "revision": 1, "position": "copse position 1 root\n", "title": "A turn"}
    ),
    "show_turn": lambda at: Query(body={"revision": 1, "shown": 0, "turn": {"seat": 0, "told": [], "at": 0}}),
    "clockwork_turn": lambda at: Query(body={"position": "copse position 1 root\n"}),
    # maps and decks of one's own
    "workshop_check": lambda at: Query(body={"kind": "deck", "table": {"from": "standard"}}),
    "workshop_drawing": lambda at: Query(body={"kind": "map", "text": "names = {}"}),
    "workshop_games": lambda at: Query(body={"kind": "deck", "table": {"from": "none"}}),
    "workshop_balance": lambda at: Query(body={"kind": "deck", "table": {"from": "none"}, "own": {}, "printed": {}}),
    # accounts
    "show_account": plain,
    "register": lambda at: Query(body={"name": "Eve", "password": "aaaaaaaaaaaa"}),
    "sign_in": lambda at: Query(body={"name": "Eve", "password": PHRASE}),
    "sign_in_by_passkey": lambda at: Query(body={"passkey": {}}),
    "mail_link": lambda at: Query(body={"who": "Eve"}),
    "sign_in_by_link": lambda at: Query(body={"secret": "too short"}),
    "recover": lambda at: Query(body={"name": "Eve", "code": "too short", "password": "aaaaaaaaaaaa"}),
    "sign_out": lambda at: Query(body={"where": "everywhere"}),
    "prove": lambda at: Query(body={"password": PHRASE}),
    "set_password": lambda at: Query(body={"password": PHRASE}),
    "set_email": lambda at: Query(body={"email": ""}),
    "verify_email": lambda at: Query(body={"secret": "too short"}),
    "rename": lambda at: Query(body={"name": "Eve"}),
    "set_avatar": lambda at: Query(body={"avatar": ""}),
    "passkey_options": lambda at: Query(body={"purpose": "add"}),
    "add_passkey": lambda at: Query(body={"passkey": {}}),
    "remove_passkey": lambda at: Query(body={"id": "none"}),
    "renew_codes": lambda at: Query(body={}),
    "export_account": plain,
    "delete_account": lambda at: Query(body={"confirm": False}),
    "list_games": plain,
    "take_games": lambda at: Query(body={"tables": [{"table": at.table, "tokens": ["too short"]}]}),
    "forget_game": lambda at: Query(body={"table": at.table}),
    "invite": lambda at: Query(body={}),
    "show_notifications": plain,
    "set_preferences": lambda at: Query(body={"zone": "Europe/Kyiv"}),
    "add_push": lambda at: Query(body={"subscription": {"endpoint": "none", "keys": {"p256dh": "", "auth": ""}}}),
    "add_mail": lambda at: Query(body={"schedule": "day"}),
    "add_webhook": lambda at: Query(body={"url": "none"}),
    "reschedule_channel": lambda at: Query(body={"id": "none", "schedule": "off"}),
    "remove_channel": lambda at: Query(body={"id": "none"}),
    "try_channel": lambda at: Query(body={"id": "none"}),
    "unsubscribe": plain,
    # keeping it civil
    "report": lambda at: Query(
        body={"kind": "person", "reason": "other", "whom": {"table": at.table, "seat": 0}, "words": "hello"}
    ),
    "list_ties": plain,
    "tie": lambda at: Query(body={"kind": "block", "on": True, "whom": {"table": at.table, "seat": 0}}),
    "loosen": lambda at: Query(body={"id": "none"}),
    "seat_ties": plain,
    "list_sanctions": plain,
    "confirm": lambda at: Query(body={"id": "none"}),
    "list_reports": plain,
    "dismiss": lambda at: Query(body={"report": "none"}),
    "sanction": lambda at: Query(body={"kind": "warning", "reason": "other", "name": "Eve"}),
    "lift": lambda at: Query(body={"sanction": "none"}),
    "show_record": plain,
    "show_load": plain,
    "list_tables": plain,
    "end_table": lambda at: Query(body={"table": at.table, "ended": True}),
    "list_people": plain,
    "list_deeds": plain,
    "grant": lambda at: Query(body={"name": "Eve", "role": "moderator"}),
    "legal": plain,
    "legal_text": plain,
    # what is remembered
    "show_person": plain,
    "list_past_games": plain,
    "show_page_settings": plain,
    "set_page_settings": lambda at: Query(body={"audience": "everyone", "achievements": True}),
    "show_ranking": plain,
    "show_seat_ratings": plain,
    "show_past_game": plain,
    "replay_past_game": plain,
    # finding people
    "show_lobby": plain,
    "search": lambda at: Query(
        body={"token": "0" * 43, "game": "none", "players": 2, "mode": "live", "name": "Eve", "fill_seconds": None}
    ),
    "end_search": lambda at: Query(body={"token": "0" * 43}),
    "list_friends": plain,
    "befriend": named,
    "remove_friend": named,
    "list_invitations": plain,
    "accept_invitation": lambda at: Query(body={"table": at.table}),
    "decline_invitation": lambda at: Query(body={"table": at.table}),
    "invite_person": named,
    "list_followed": plain,
    "follow": lambda at: Query(body={"table": at.table, "follow": False}),
    "list_clubs": plain,
    "found_club": lambda at: Query(body={"name": "Otters"}),
    "show_club": plain,
    "invite_to_club": named,
    "join_club": lambda at: Query(body={}),
    "leave_club": lambda at: Query(body={}),
    "remove_from_club": named,
    "promote": lambda at: Query(body={"name": "Eve", "helper": True}),
    "say_in_club": lambda at: Query(body={"text": "hello"}),
    "list_leagues": plain,
    "list_club_leagues": plain,
    "create_league": lambda at: Query(
        body={"name": "Autumn", "game": "smallworld", "round_seconds": 3600, "rounds": 1}
    ),
    "show_league": plain,
    "enter_league": lambda at: Query(body={}),
    "withdraw_from_league": lambda at: Query(body={}),
    "begin_league": lambda at: Query(body={}),
    "cancel_league": lambda at: Query(body={}),
    "remove_entrant": lambda at: Query(body={"entrant": 1}),
    "set_result": lambda at: Query(body={"round": 1, "pod": 1, "places": [1, 2], "reason": "none"}),
    "export_league": plain,
    "export_league_sheet": plain,
}  # fmt: skip
PARTS: Final = {
    "{seat:number}": "9",
    "{entry:number}": "1",
    "{id}": "root:1.2.1",
    "{name}": "marquise",
    "{secret}": "none",
    "{what}": "terms",
    "{result}": "none",
    "{club}": "none",
    "{league}": "none",
    "{game}": "root",
    "{speed}": "live",
}


class Asked(NamedTuple):
    """An operation at a moment of a table."""

    operation: Operation
    path: str
    query: Query

    @property
    def about_table(self) -> bool:
        """Whether the answer is about the game of the table, and not the same at every table."""
        return self.operation.path.startswith("/tables/") and self.operation.name != "figures"


def asked(at: At) -> list[Asked]:
    """Everything that there is to ask."""
    found = []
    for operation in OPERATIONS:
        query, path = QUERIES[operation.name](at), operation.path.replace("{table}", at.table)
        for part, value in PARTS.items():
            path = path.replace(part, value)
        found.append(Asked(operation, path + query.rest, query))
    return found
