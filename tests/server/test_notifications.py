"""Notifications of turns: who gets them, when, how often, and what they say."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from threading import Event
from zoneinfo import ZoneInfo

import pytest
from httpx2 import Response

from copse.kernel.tasks import Json
from copse.server.config.settings import Settings
from copse.server.notifications import outbound, push, webhook
from copse.server.notifications.delivery import CLAIM_SECONDS, FIRST_PAUSE
from copse.server.notifications.push import Push
from copse.server.notifications.schedule import (
    HOUR,
    after_quiet_hours,
    before_quiet_hours,
    first_due,
    reminder,
)
from copse.server.notifications.service import MOST_BROWSERS, TRIES_PER_HOUR
from copse.server.protocol.messages import Pace
from copse.server.store.notifications import Channel, Notifications, Preferences, Schedule
from copse.server.store.opening import open_store
from copse.server.tables.clock import Clock as ClockOfTable
from tests.server.accounts import AccountClub, Device, account_club
from tests.server.club import Shape, code
from tests.server.leagues import league_of
from tests.server.notified import (
    PATIENCE,
    ZONE,
    Browser,
    Endpoint,
    NotifiedClub,
    Pair,
    claims,
    endpoint_in,
    member,
    notified_club,
    notified_club_at,
)
from tests.server.test_sweep import until


@pytest.fixture
def endpoint(tmp_path: Path) -> Iterator[Endpoint]:
    with endpoint_in(tmp_path) as endpoint:
        yield endpoint


@pytest.fixture
def club(tmp_path: Path) -> Iterator[NotifiedClub]:
    with notified_club(tmp_path / "club.db") as club:
        yield club


def subscribe(device: Device, browser: Browser, schedule: str = "now") -> str:
    """Have notifications pushed to a browser. Returns the id of the channel."""
    answer = device.post("/account/notifications/push", {"subscription": browser.subscription, "schedule": schedule})
    assert answer.status_code == 200, answer.text
    (id,) = [one["id"] for one in answer.json()["channels"] if one["here"]]
    assert isinstance(id, str)
    return id


def test_a_turn_is_pushed_to_the_browser_of_a_person_who_is_away(club: NotifiedClub, endpoint: Endpoint) -> None:
    ann, bob, browser = member(club, "Ann"), member(club, "Bob"), Browser(endpoint)
    subscribe(bob, browser)
    pair = Pair(club, ann, bob)
    pair.pass_to(1)
    club.go_on()
    request = endpoint.next()
    assert browser.read(request) == {
        "title": "It is your turn",
        "body": "The <oak> table (Small World)",
        "tag": pair.id,
        "open": f"#/t/{pair.id}",
    }
    assert request.headers["Topic"] == pair.id
    signed = claims(request, bob.get("/account/notifications").json()["key"])
    assert signed == {"aud": endpoint.address, "exp": int(club.clock.at) + 12 * 3600, "sub": "mailto:copse@localhost"}
    club.go_on()
    assert endpoint.all() == []
    pair.pass_to(0)
    club.go_on()
    assert [browser.read(one) for one in endpoint.all()] == [{"close": pair.id}]


def test_the_first_turn_at_a_table_of_a_league_calls_at_once(club: NotifiedClub, endpoint: Endpoint) -> None:
    devices = {"Ann": member(club, "Ann"), "Bob": member(club, "Bob")}
    for name, device in devices.items():
        subscribe(device, Browser(endpoint, f"/{name}"))
    league = league_of(devices["Ann"], *devices.values())
    league.do(devices["Ann"], "begin")
    until(lambda: league.pods()[0].table is not None)  # the server looks at its leagues every two seconds
    club.go_on()
    pod = league.pods()[0]
    mover = club.get(f"/tables/{pod.table}").json()["to_move"]
    assert endpoint.next().path == ("/Ann", "/Bob")[pod.seats[mover].entrant - 1]
    assert endpoint.all() == []


def away(club: AccountClub) -> tuple[Device, Device]:
    return member(club, "Ann"), member(club, "Bob")


class Called(Pair):
    """Ann and Bob at a table. Bob has notifications pushed to his browser, and it is his turn."""

    def __init__(self, club: AccountClub, endpoint: Endpoint, schedule: str = "now", **table: Json) -> None:
        ann, self.bob = away(club)
        self.browser = Browser(endpoint)
        self.channel = subscribe(self.bob, self.browser, schedule)
        super().__init__(club, ann, self.bob, **table)
        self.pass_to(1)


def chosen(
    quiet_from: int | None = None, quiet_to: int | None = None, zone: str = ZONE, remind: bool = True
) -> Preferences:
    return Preferences("a", "en", zone, quiet_from, quiet_to, 9 * 60, remind)


def at(day: int, hour: int, minute: int = 0, zone: str = ZONE) -> float:
    """A moment in March 2025."""
    return datetime(2025, 3, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()


# ---- who is called, and how often


def test_the_choices_of_one_turn_call_once(club: NotifiedClub, endpoint: Endpoint) -> None:
    ann, bob = away(club)
    subscribe(ann, Browser(endpoint))
    pair = Pair(club, ann, bob)
    pair.pass_to(0)
    club.go_on()
    assert len(endpoint.all()) == 1
    chosen = 0
    while True:
        pair.choose()
        if pair.mover != 0:
            break
        chosen += 1
        club.go_on()
        assert endpoint.all() == []
    assert chosen


def test_nobody_at_the_table_is_called(club: NotifiedClub, endpoint: Endpoint) -> None:
    ann, bob = away(club)
    subscribe(bob, Browser(endpoint))
    pair = Pair(club, ann, bob)
    pair.pass_to(0)
    with bob.live(pair.id, "account:1"):
        pair.pass_to(1)
        club.go_on()
    club.go_on()
    assert endpoint.all() == []
    pair.pass_to(0)
    pair.pass_to(1)
    club.go_on()
    assert len(endpoint.all()) == 1


def test_a_call_that_waits_is_dropped_when_its_turn_is_over(club: NotifiedClub, endpoint: Endpoint) -> None:
    pair = Called(club, endpoint, "hour")
    club.go_on()
    club.clock.turn(HOUR - 1)
    club.go_on()
    pair.pass_to(0)
    club.clock.turn(HOUR)
    club.deliver()  # even if no server has noted yet that the turn is over
    club.go_on()
    assert endpoint.all() == []
    pair.pass_to(1)
    club.go_on()
    club.clock.turn(HOUR)
    club.go_on()
    assert len(endpoint.all()) == 1


def test_a_turn_that_ends_while_its_notification_is_sent_closes_it(club: NotifiedClub, endpoint: Endpoint) -> None:
    pair = Called(club, endpoint)
    club.note()

    def play() -> None:
        pair.pass_to(0)
        club.note()

    endpoint.meanwhile = play
    club.deliver()
    assert [pair.browser.read(one).get("close") for one in endpoint.all()] == [None, pair.id]


def test_a_guest_and_an_account_without_channels_are_not_called(club: NotifiedClub, endpoint: Endpoint) -> None:
    ann, bob = club.member("Ann"), member(club, "Bob")
    pair = Pair(club, ann, bob)
    pair.pass_to(0)
    pair.pass_to(1)
    guests = club.create()
    guests.play(5)
    club.go_on()
    assert endpoint.all() == []


def test_what_a_server_did_not_note_is_found(club: NotifiedClub, endpoint: Endpoint) -> None:
    Called(club, endpoint)
    club.forget()
    club.go_on()
    assert endpoint.all() == []
    club.care()
    club.deliver()
    assert len(endpoint.all()) == 1
    club.care()
    club.deliver()
    assert endpoint.all() == []


def test_push_ends_with_the_session_of_its_browser(club: NotifiedClub, endpoint: Endpoint) -> None:
    ann, bob = away(club)
    phone = club.device()
    phone.sign_in("Bob")
    subscribe(bob, Browser(endpoint, "/laptop"))
    subscribe(phone, Browser(endpoint, "/phone"))
    pair = Pair(club, ann, bob)
    phone.post("/account/sign-out")
    pair.pass_to(1)
    club.go_on()
    assert [one.path for one in endpoint.all()] == ["/laptop"]
    assert len(bob.get("/account/notifications").json()["channels"]) == 1
    club.care()
    assert len(bob.get("/account/notifications").json()["channels"]) == 1


def test_a_subscription_that_is_gone_is_forgotten(club: NotifiedClub, endpoint: Endpoint) -> None:
    ann, bob = away(club)
    subscribe(bob, Browser(endpoint))
    pair = Pair(club, ann, bob)
    for status in (404, 410):
        subscribe(bob, Browser(endpoint))
        pair.pass_to(1)
        endpoint.answers = [status]
        club.go_on()
        assert len(endpoint.all()) == 1
        assert bob.get("/account/notifications").json()["channels"] == []


def test_what_fails_is_tried_again_less_and_less_often(club: NotifiedClub, endpoint: Endpoint) -> None:
    pair = Called(club, endpoint)
    endpoint.answers = [500, 429, 302]
    club.go_on()
    for failures, pause in ((1, 60), (2, 120), (3, 240)):
        assert [one["failures"] for one in pair.bob.get("/account/notifications").json()["channels"]] == [failures]
        club.clock.turn(pause - 1)
        club.go_on()
        assert len(endpoint.all()) == 1
        club.clock.turn(1)
        club.go_on()
    assert len(endpoint.all()) == 1
    assert [one["failures"] for one in pair.bob.get("/account/notifications").json()["channels"]] == [0]
    club.go_on()
    assert endpoint.all() == []


def test_safari_is_not_told_to_close_because_it_would_end_the_subscription(tmp_path: Path, endpoint: Endpoint) -> None:
    browser = Browser(endpoint)
    service = Push(Settings("x"), Notifications(open_store(str(tmp_path / "club.db"))), lambda: 0.0)
    for address, closes in (("https://web.push.apple.com/x", False), (endpoint.address, True)):
        target = json.dumps({**browser.subscription, "endpoint": address})
        assert service.closes(Channel("push x", "a", "push", "now", target)) is closes


# ---- when


@pytest.mark.parametrize(
    ("schedule", "began", "due"),
    [
        ("now", at(3, 12), at(3, 12)),
        ("hour", at(3, 12), at(3, 13)),
        ("day", at(3, 8, 59), at(3, 9)),
        ("day", at(3, 9), at(4, 9)),
        ("day", at(29, 10), at(30, 9)),  # the clocks are put forward that night
        ("off", at(3, 12), None),
    ],
)
def test_a_notification_is_due_at_once_or_later(schedule: Schedule, began: float, due: float | None) -> None:
    assert first_due(schedule, chosen(), began) == due


@pytest.mark.parametrize(
    ("quiet", "moment", "end", "begin"),
    [
        ((22 * 60, 7 * 60), at(3, 21, 59), at(3, 21, 59), at(3, 21, 59)),
        ((22 * 60, 7 * 60), at(3, 22), at(4, 7), at(3, 22)),
        ((22 * 60, 7 * 60), at(4, 6, 59), at(4, 7), at(3, 22)),
        ((22 * 60, 7 * 60), at(4, 7), at(4, 7), at(4, 7)),
        ((22 * 60, 7 * 60), at(29, 23), at(30, 7), at(29, 22)),  # only eight hours later, for the clocks are changed
        ((13 * 60, 14 * 60), at(3, 13, 30), at(3, 14), at(3, 13)),
        ((None, None), at(3, 3), at(3, 3), at(3, 3)),
    ],
)
def test_quiet_hours_may_pass_midnight(
    quiet: tuple[int | None, int | None], moment: float, end: float, begin: float
) -> None:
    preferences = chosen(*quiet)
    assert after_quiet_hours(preferences, moment) == end
    assert before_quiet_hours(preferences, moment) == begin
    elsewhere = chosen(22 * 60, 7 * 60, zone="America/New_York")
    assert after_quiet_hours(elsewhere, at(3, 12)) == at(3, 7, zone="America/New_York")


def test_a_call_in_quiet_hours_waits_until_they_end(club: NotifiedClub, endpoint: Endpoint) -> None:
    club.clock.at = at(3, 23)
    pair = Called(club, endpoint)
    pair.bob.post("/account/notifications", {"zone": ZONE, "quiet_from": 22 * 60, "quiet_to": 7 * 60})
    club.go_on()
    club.clock.at = at(4, 6, 59)
    club.go_on()
    assert endpoint.all() == []
    club.clock.at = at(4, 7)
    club.go_on()
    assert len(endpoint.all()) == 1


def test_a_change_of_schedule_counts_for_what_waits(club: NotifiedClub, endpoint: Endpoint) -> None:
    pair = Called(club, endpoint, "day")
    club.go_on()
    assert endpoint.all() == []
    assert pair.bob.post("/account/notifications/schedule", {"id": pair.channel, "schedule": "now"}).status_code == 200
    club.go_on()
    assert len(endpoint.all()) == 1
    pair.bob.post("/account/notifications/schedule", {"id": pair.channel, "schedule": "off"})
    pair.pass_to(0)
    pair.pass_to(1)
    club.go_on()
    assert endpoint.all() == []


def test_a_reminder_comes_before_the_clock_runs_out(club: NotifiedClub, endpoint: Endpoint) -> None:
    club.clock.at = time.time()
    pair = Called(club, endpoint, pace={"mode": "days", "move_seconds": 24 * 3600, "late": "pass"})
    club.go_on()
    club.clock.turn(21 * HOUR - 30)
    club.go_on()
    assert [pair.browser.read(one)["title"] for one in endpoint.all()] == ["It is your turn"]
    club.clock.turn(60)
    club.go_on()
    (told,) = [pair.browser.read(one) for one in endpoint.all()]
    assert told["title"] == "Your time is running out"
    assert str(told["body"]).startswith("The <oak> table (Small World), until ")
    club.go_on()
    assert endpoint.all() == []


def test_a_notification_is_closed_if_its_turn_is_over_when_the_reminder_is_due(
    club: NotifiedClub, endpoint: Endpoint
) -> None:
    club.clock.at = time.time()
    pair = Called(club, endpoint, pace={"mode": "days", "move_seconds": 24 * 3600, "late": "pass"})
    club.go_on()
    endpoint.all()
    pair.pass_to(0)
    club.clock.turn(22 * HOUR)
    club.deliver()  # before any server has noted that the turn is over
    club.go_on()
    assert [pair.browser.read(one) for one in endpoint.all()] == [{"close": pair.id}]


@pytest.mark.parametrize(
    ("seconds", "quiet", "reminded"),
    [
        (24 * HOUR, None, 21 * HOUR),
        (2 * HOUR, None, 1.5 * HOUR),
        (30 * 60, None, None),
        (None, None, None),
        (24 * HOUR, (20 * 60, 23 * 60), 20 * HOUR),
    ],
)
def test_how_early_a_reminder_comes(
    seconds: float | None, quiet: tuple[int, int] | None, reminded: float | None
) -> None:
    begun = at(3, 0)
    clock = ClockOfTable(Pace("days", int(seconds) if seconds else None), 2, begun)
    preferences = chosen(*(quiet or (None, None)))
    assert reminder(clock, 0, preferences) == (None if reminded is None else begun + reminded)
    assert reminder(clock, 0, chosen(remind=False)) is None


# ---- webhooks


def hook(device: Device, endpoint: Endpoint, schedule: str = "now") -> Response:
    return device.post("/account/notifications/webhook", {"url": f"{endpoint.address}/hook", "schedule": schedule})


def test_a_webhook_gets_a_message_that_calls_nobody_else(tmp_path: Path, endpoint: Endpoint) -> None:
    with notified_club(tmp_path / "club.db", public_url="https://club.example/copse/") as club:
        ann, bob = away(club)
        assert hook(bob, endpoint).status_code == 200
        pair = Pair(club, ann, bob)
        pair.pass_to(1)
        club.go_on()
        request = endpoint.next()
        assert request.path == "/hook"
        assert request.headers["Content-Type"] == "application/json"
        assert request.json == {
            "content": rf"**It is your turn** The \<oak\> table \(Small World\) <https://club.example/copse/#/t/{pair.id}>",
            "allowed_mentions": {"parse": []},
            "flags": 4,
        }


def test_what_waited_at_a_webhook_comes_in_one_message_a_day(club: NotifiedClub, endpoint: Endpoint) -> None:
    club.clock.at = at(3, 12)
    ann, bob = away(club)
    hook(bob, endpoint, "day")
    pairs = [Pair(club, ann, bob) for _ in range(3)]
    for pair in pairs:
        pair.pass_to(1)
    pairs[0].pass_to(0)
    club.go_on()
    club.clock.at = at(4, 8, 59)
    club.go_on()
    assert endpoint.all() == []
    club.clock.at = at(4, 9)
    club.go_on()
    (request,) = endpoint.all()
    assert str(request.json["content"]).count("It is your turn") == 2
    club.clock.at = at(5, 9)
    club.go_on()
    assert endpoint.all() == []


def discord(club: NotifiedClub, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch) -> tuple[Device, Device]:
    """Two people, of whom the second is called by a webhook of a service that tells the ids of messages."""
    monkeypatch.setattr(webhook, "DISCORD", ("127.0.0.1",))
    ann, bob = away(club)
    answer = bob.post(
        "/account/notifications/webhook", {"url": f"{endpoint.address}/hook?thread_id=7", "schedule": "now"}
    )
    assert answer.status_code == 200, answer.text
    return ann, bob


def test_a_message_of_discord_is_deleted_when_its_turn_is_over(
    club: NotifiedClub, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = discord(club, endpoint, monkeypatch)
    pair = Pair(club, ann, bob)
    endpoint.bodies = [b'{"type": 0, "id": "1234567890123456789", "author": {"id": "9"}}']
    pair.pass_to(1)
    club.go_on()
    (sent,) = endpoint.all()
    assert (sent.method, sent.path) == ("POST", "/hook?thread_id=7&wait=true")
    pair.pass_to(0)
    club.clock.turn(10)
    endpoint.answers = [429, 404]
    for _ in range(2):
        club.go_on()
        club.clock.turn(2 * FIRST_PAUSE)
        (gone,) = endpoint.all()
        assert (gone.method, gone.path) == ("DELETE", "/hook/messages/1234567890123456789?thread_id=7")
    club.go_on()
    assert endpoint.all() == []
    assert webhook_of(bob), "a message that is gone does not end the webhook"


def test_a_message_of_several_turns_stays_until_the_last_is_over(
    club: NotifiedClub, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = discord(club, endpoint, monkeypatch)
    pairs = [Pair(club, *people) for _ in range(2)]
    for pair in pairs:
        pair.pass_to(1)
    endpoint.bodies = [b'{"id": "1"}']
    club.go_on()
    (sent,) = endpoint.all()
    assert str(sent.json["content"]).count("It is your turn") == 2
    pairs[0].pass_to(0)
    club.clock.turn(10)
    club.go_on()
    assert endpoint.all() == []
    pairs[1].pass_to(0)
    club.clock.turn(10)
    club.go_on()
    assert [request.method for request in endpoint.all()] == ["DELETE"]


@pytest.mark.parametrize(
    "body", [b"", b"no JSON", b'{"id": "1/../2"}', b'{"id": 5}', b'{"id": "1", "x": "' + b"y" * 20_000]
)
def test_a_service_that_tells_no_id_deletes_nothing(
    club: NotifiedClub, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch, body: bytes
) -> None:
    pair = Pair(club, *discord(club, endpoint, monkeypatch))
    endpoint.bodies = [body]
    pair.pass_to(1)
    club.go_on()
    assert [request.method for request in endpoint.all()] == ["POST"]
    pair.pass_to(0)
    club.clock.turn(2 * FIRST_PAUSE)
    club.go_on()
    assert endpoint.all() == []


@pytest.mark.parametrize(
    ("address", "deletes"),
    [
        ("https://discord.com/api/webhooks/1/x", True),
        ("https://canary.discord.com/api/webhooks/1/x", True),
        ("https://notdiscord.com/api/webhooks/1/x", False),
        ("https://discord.com.example/api/webhooks/1/x", False),
    ],
)
def test_only_discord_is_asked_for_ids(address: str, deletes: bool) -> None:
    channel = Channel("id", "account", "webhook", "now", address)
    assert webhook.Webhook(Settings("club.db")).closes(channel) is deletes


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://localhost/hook",
        "https://10.0.0.1/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::a00:1]/",
        "https://[2002:a00:1::]/",
        "https://[fec0::1]/",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://2130706433/",
        "https://93.184.215.14:8080/",
        "https://user@93.184.215.14/",
        "https://93.184.215.14/a b",
        "https://93.184.215.14/\r\nX: y",
        "https://",
        "ftp://93.184.215.14/",
        "hook",
    ],
)
def test_no_address_inside_the_operators_network_is_a_webhook(club: NotifiedClub, url: str) -> None:
    bob = member(club, "Bob")
    assert code(bob.post("/account/notifications/webhook", {"url": url})) == (422, "bad_webhook")
    subscription: Shape = {"endpoint": url, "keys": {"p256dh": "x", "auth": "x"}}
    assert code(bob.post("/account/notifications/push", {"subscription": subscription})) == (422, "bad_subscription")
    assert bob.get("/account/notifications").json()["channels"] == []


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_a_public_address_is_one_at_the_port_of_https(address: str) -> None:
    assert outbound.public(address, 443)
    assert not outbound.public(address, 22)


def test_a_name_that_leads_inside_is_refused_when_it_is_used(endpoint: Endpoint, club: NotifiedClub) -> None:
    bob = member(club, "Bob")
    hook(bob, endpoint)
    (id,) = [one["id"] for one in bob.get("/account/notifications").json()["channels"]]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(outbound, "public", lambda address, port: False)
        assert code(bob.post("/account/notifications/try", {"id": id})) == (409, "not_delivered")
    assert endpoint.all() == []
    assert bob.post("/account/notifications/try", {"id": id}).status_code == 200
    assert endpoint.next().json["content"] == "This is how Copse calls you to your turn."


def test_a_redirect_is_not_followed_and_a_large_answer_not_read(club: NotifiedClub, endpoint: Endpoint) -> None:
    bob = member(club, "Bob")
    hook(bob, endpoint)
    endpoint.answers = [307, 200]
    endpoint.padding = [0, 100_000]
    for _ in range(2):
        assert code(bob.post("/account/notifications/try", {"id": webhook_of(bob)})) == (409, "not_delivered")
    assert len(endpoint.all()) == 2


def webhook_of(device: Device) -> str:
    (id,) = [one["id"] for one in device.get("/account/notifications").json()["channels"]]
    assert isinstance(id, str)
    return id


# ---- what a person may choose


def test_an_operator_may_offer_less(tmp_path: Path, endpoint: Endpoint) -> None:
    with notified_club(tmp_path / "club.db", webhooks=False) as club:
        bob = member(club, "Bob")
        assert bob.get("/account/notifications").json()["offered"] == ["push"]
        assert code(hook(bob, endpoint)) == (409, "not_offered")
        assert code(bob.post("/account/notifications/mail", {})) == (409, "not_offered")


def test_without_its_package_push_is_not_offered(tmp_path: Path, endpoint: Endpoint) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(push, "find_spec", lambda name: None)
        with notified_club(tmp_path / "club.db") as club:
            bob = member(club, "Bob")
            state = bob.get("/account/notifications").json()
            assert (state["offered"], state["key"]) == (["webhook"], "")
            answer = bob.post("/account/notifications/push", {"subscription": Browser(endpoint).subscription})
            assert code(answer) == (409, "not_offered")


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"zone": "Europe/Nowhere"}, "unknown_zone"),
        ({"zone": "../../etc/passwd"}, "unknown_zone"),
        ({"zone": ZONE, "quiet_from": 60}, "bad_request"),
        ({"zone": ZONE, "quiet_from": 60, "quiet_to": 60}, "bad_request"),
        ({"zone": ZONE, "quiet_from": 60, "quiet_to": 1440}, "bad_request"),
        ({"zone": ZONE, "daily_at": -1}, "bad_request"),
    ],
)
def test_bad_preferences_are_refused(club: NotifiedClub, wish: Shape, problem: str) -> None:
    bob = club.member("Bob")
    assert code(bob.post("/account/notifications", wish)) == (422, problem)
    assert bob.get("/account/notifications").json()["preferences"] is None


@pytest.mark.parametrize(
    "keys", [{"p256dh": "", "auth": ""}, {"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "B" * 87, "auth": "A" * 22}]
)
def test_keys_with_which_nothing_can_be_encrypted_are_refused(
    club: NotifiedClub, endpoint: Endpoint, keys: dict[str, Json]
) -> None:
    wish: Shape = {"subscription": {"endpoint": endpoint.address, "keys": keys}}
    assert code(member(club, "Bob").post("/account/notifications/push", wish)) == (422, "bad_subscription")


def test_the_browsers_of_an_account_are_limited(club: NotifiedClub, endpoint: Endpoint) -> None:
    devices = [member(club, "Bob")]
    for _ in range(MOST_BROWSERS):
        devices.append(club.device())
        devices[-1].sign_in("Bob")
    for device in devices[:-1]:
        subscribe(device, Browser(endpoint))
    subscribe(devices[0], Browser(endpoint))
    wish: Shape = {"subscription": Browser(endpoint).subscription}
    assert code(devices[-1].post("/account/notifications/push", wish)) == (409, "too_many_channels")


def test_nobody_changes_or_tries_what_belongs_to_another(club: NotifiedClub, endpoint: Endpoint) -> None:
    ann, bob = away(club)
    id = subscribe(bob, Browser(endpoint))
    assert code(ann.post("/account/notifications/schedule", {"id": id, "schedule": "off"})) == (404, "unknown_channel")
    assert code(ann.post("/account/notifications/try", {"id": id})) == (404, "unknown_channel")
    ann.post("/account/notifications/remove", {"id": id})
    assert [one["schedule"] for one in bob.get("/account/notifications").json()["channels"]] == ["now"]
    for path in ("", "/push", "/mail", "/webhook", "/schedule", "/remove", "/try"):
        assert club.device().post(f"/account/notifications{path}", {}).status_code in (401, 422)
    assert code(club.device().get("/account/notifications")) == (401, "signed_out")


def test_tests_are_limited(club: NotifiedClub, endpoint: Endpoint) -> None:
    bob = member(club, "Bob")
    id = subscribe(bob, Browser(endpoint))
    answers = [bob.post("/account/notifications/try", {"id": id}).status_code for _ in range(TRIES_PER_HOUR)]
    assert answers == [200] * (TRIES_PER_HOUR - 1) + [429]
    assert code(hook(bob, endpoint)) == (429, "too_many_tries")


def test_a_deleted_account_leaves_nothing_and_an_export_has_it(club: NotifiedClub, endpoint: Endpoint) -> None:
    pair = Called(club, endpoint, "day")
    club.note()
    exported = pair.bob.get("/account/export").json()["notifications"]
    assert exported["preferences"]["zone"] == ZONE
    assert [(one["kind"], endpoint.address in one["address"]) for one in exported["channels"]] == [("push", True)]
    assert pair.bob.post("/account/delete", {"confirm": True}).status_code == 200
    club.go_on()
    for table in ("notifications", "notification_channels"):
        assert club.rows(f"SELECT * FROM {table}") == []


def test_nothing_but_the_table_and_the_game_leaves_the_server(club: NotifiedClub, endpoint: Endpoint) -> None:
    """The message about a turn is the same whatever is asked, and in the person's language."""
    ann = member(club, "Ann")
    bob = club.member("Bob")
    bob.post("/account/notifications?lang=uk", {"zone": ZONE})
    browser = Browser(endpoint)
    subscribe(bob, browser)
    pair = Pair(club, ann, bob)
    told = set()
    for _ in range(3):
        pair.pass_to(1)
        club.go_on()
        told |= {json.dumps(browser.read(one), sort_keys=True) for one in endpoint.all()}
        pair.pass_to(0)
        club.go_on()
        endpoint.all()
    assert [json.loads(one)["title"] for one in told] == ["Ваш хід"]


# ---- several servers


def test_two_servers_share_a_key_and_send_once(postgres: str, tmp_path: Path) -> None:
    with endpoint_in(tmp_path) as endpoint, ExitStack() as stack:
        one = stack.enter_context(notified_club(postgres))
        two = stack.enter_context(notified_club_at(one.clock, postgres))
        ann, bob = away(one)
        there = two.device()
        there.sign_in("Bob")
        browser = Browser(endpoint)
        subscribe(bob, browser)
        keys = [device.get("/account/notifications").json()["key"] for device in (bob, there)]
        assert keys[0] == keys[1] != ""
        pair = Pair(one, ann, bob)
        two.get(f"/tables/{pair.id}")  # so that both servers follow the table
        for _ in range(5):
            pair.pass_to(1)
            both(one.note, two.care)
            both(one.deliver, two.deliver)
            assert len(endpoint.all()) == 1
            pair.pass_to(0)
            both(one.note, two.care)
            both(one.deliver, two.deliver)
            assert [browser.read(one) for one in endpoint.all()] == [{"close": pair.id}]


def test_a_server_that_stops_with_a_claim_leaves_it_to_another(postgres: str, tmp_path: Path) -> None:
    with endpoint_in(tmp_path) as endpoint, ExitStack() as stack:
        one = stack.enter_context(notified_club(postgres))
        two = stack.enter_context(notified_club_at(one.clock, postgres))
        ann, bob = away(one)
        subscribe(bob, Browser(endpoint))
        pair = Pair(one, ann, bob)
        pair.pass_to(1)
        one.note()
        one.claim()
        two.go_on()
        assert endpoint.all() == []
        one.clock.turn(CLAIM_SECONDS)
        two.go_on()
        assert len(endpoint.all()) == 1


def both(*deeds: Callable[[], None]) -> None:
    with ThreadPoolExecutor(len(deeds)) as pool:
        for done in [pool.submit(deed) for deed in deeds]:
            done.result()


def test_a_server_calls_by_itself_and_no_move_waits_for_that(tmp_path: Path, endpoint: Endpoint) -> None:
    with account_club(tmp_path / "club.db") as club:
        ann, bob = away(club)
        browser = Browser(endpoint)
        subscribe(bob, browser)
        pair = Pair(club, ann, bob)
        sending, moved = Event(), Event()

        def stall() -> None:
            sending.set()
            assert moved.wait(PATIENCE)

        endpoint.meanwhile = stall
        pair.pass_to(1)
        assert sending.wait(PATIENCE)
        pair.pass_to(0)
        moved.set()
        assert [browser.read(endpoint.next()).get("close") for _ in range(2)] == [None, pair.id]


def test_nothing_waits_for_a_deleted_table(club: NotifiedClub, endpoint: Endpoint) -> None:
    pair = Called(club, endpoint, "day")
    club.note()
    assert len(club.rows("SELECT * FROM notifications")) == 1
    assert club.http.portal is not None
    club.http.portal.call(club.http.app.state.services.registry.store.delete, pair.id)  # type: ignore[attr-defined]
    for table in ("notifications", "noted_turns"):
        assert club.rows(f"SELECT * FROM {table}") == []
