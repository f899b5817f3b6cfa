"""Where the game of a table comes from: said to everyone before they sit down and in the log; and what a private table
tells to strangers."""

from __future__ import annotations

import msgspec
import pytest

import copse
from copse.kernel.tasks import Json
from copse.server.tables.setup import Setup, old_origin
from tests.script import small_world
from tests.server.club import API, HUMAN, LATE, OPEN, RANDOM, Club, Guests, Person, code

POSITION = "copse position 1 smallworld\nplayers 2\nturn 1 conquer\npeople 1 flying ratmen hand 6\n"


def finished(club: Club, *, spectators: bool = True) -> Guests:
    guests = club.create(name="Friday", spectators=spectators, position=LATE)
    guests.play(1000)
    assert guests.host.state()["outcome"]
    return guests


def playing_on(source: Guests, until: int) -> dict[str, Json]:
    """The wish for a table that plays on from a moment of another."""
    fork: Json = {"table": source.id, "until": until}
    return {"game": "smallworld", "host": "Eve", "seats": [HUMAN, HUMAN], "fork": fork}


def origin(guests: Guests, lang: str = "en") -> tuple[str, int, str]:
    told = guests.described(lang).origin
    assert told.text in guests.host.notices(lang)[0]
    return told.kind, told.choices, told.text


# ---- where the game comes from


def test_a_fresh_deal_is_called_one(club: Club) -> None:
    assert origin(club.create("root", HUMAN, OPEN)) == ("deal", 0, "The server shuffled the cards.")


def test_a_record_with_chosen_hands_does_not_look_like_a_fresh_deal(club: Club) -> None:
    """Even if nothing was played in it: who knows the seed of a record knows every hand."""
    for played in (0, 3):
        game = copse.new("root", factions=["marquise", "eyrie"], seed=7)
        for _ in range(played):
            game.apply(game.decision.actions[0])
        guests = club.create("root", HUMAN, OPEN, record=game.record())
        kind, choices, text = origin(guests)
        assert (kind, choices) == ("record", played)
        assert f"after {played} choices" in text
        assert "see every hand" in text
        assert guests.join("Bob").notices()[0] == f"Ann opens the table. {text}"


def test_a_position_says_that_it_was_arranged(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, OPEN, position=POSITION)
    assert origin(guests)[0] == "position"
    assert "могла" not in origin(guests, "ru")[2]
    assert origin(guests, "uk")[2].startswith("Із позиції")


def test_a_tutorial_says_that_it_is_one(club: Club) -> None:
    made = club.post("/tutorials/marquise", {"host": "Ann"}).json()
    assert made["table"]["origin"]["kind"] == "tutorial"


def test_a_table_that_plays_another_on_says_so_with_its_name_and_not_its_link(club: Club) -> None:
    source = finished(club)
    fork: Json = {"table": source.id, "until": 5}
    guests = club.create("smallworld", HUMAN, RANDOM, fork=fork)
    kind, choices, text = origin(guests)
    assert (kind, choices) == ("fork", 5)
    assert text.startswith("“Friday” continued, after 5 choices")
    assert source.id not in guests.spectator.get("state").text
    assert club.table(guests.id).game.history[:5] == club.table(source.id).game.history[:5]


def test_the_name_of_a_private_table_does_not_leave_it(club: Club) -> None:
    source = finished(club, spectators=False)
    wish = playing_on(source, 5)
    assert code(club.post("/tables", wish)) == (403, "no_spectators")
    made = club.post("/tables", wish, source.people[1].token)
    assert made.status_code == 201
    assert made.json()["table"]["origin"]["of"] == ""
    assert "Friday" not in made.text


def test_a_running_game_cannot_be_played_on_by_those_who_play_it(club: Club) -> None:
    shared = club.create("smallworld", HUMAN, OPEN)
    bob = shared.join()
    shared.host.post("start")
    wish = playing_on(shared, 0)
    for asker in (shared.host, shared.people[0], bob, shared.spectator):
        assert code(club.post("/tables", wish, asker.token)) == (409, "not_over")


def test_a_wrong_fork_is_refused(club: Club) -> None:
    source = finished(club)
    usual = playing_on(source, 0)
    wrong: list[tuple[dict[str, Json], tuple[int, str]]] = [
        ({"fork": {"table": "nowhere", "until": 0}}, (404, "unknown_table")),
        ({"fork": {"table": source.id, "until": 99999}}, (422, "bad_request")),
        ({"fork": {"table": source.id, "until": -1}}, (422, "bad_request")),
        ({"record": "copse record 1 smallworld"}, (422, "bad_setup")),
        ({"game": "root"}, (422, "bad_setup")),
    ]
    for other, refused in wrong:
        assert code(club.post("/tables", {**usual, **other})) == refused


@pytest.mark.parametrize(
    ("setup", "kind"),
    [
        (Setup("root", {}, 1), "deal"),
        (Setup("root", {}, 1, record="x"), "unknown"),
        (Setup("root", {}, 1, position="x"), "position"),
        (Setup("root", {}, 1, position="x", tutorial="marquise"), "tutorial"),
    ],
)
def test_of_a_table_of_before_only_what_is_known_is_said(setup: Setup, kind: str) -> None:
    assert old_origin(setup).kind == kind


# ---- private tables and strangers

SECRET_NAMES = ("Ann", "Bob", "Friday")


def told_to_strangers(guests: Guests) -> list[str]:
    """Everything that the table answers to one who does not belong there."""
    nouns = ("", "/state", "/record", "/position", "/replay", "/replay.html", "/chances", "/analysis")
    answers = [guests.club.get(f"/tables/{guests.id}{noun}", token).text for noun in nouns for token in ("", "wrong")]
    for token in ("", "wrong"):
        with Person(guests.club, guests.id, token).live() as line:
            answers.append(msgspec.json.encode(line.receive_json()).decode())
    for verb, body in (("join", {"name": "Eve", "seat": 0}), ("watch", {"passphrase": "x"}), ("start", None)):
        answers.append(guests.spectator.post(verb, body).text)  # type: ignore[arg-type]
    return answers


@pytest.mark.parametrize("begun", [False, True])
def test_a_table_with_a_pass_phrase_tells_strangers_no_names(club: Club, begun: bool) -> None:
    guests = club.create("root", HUMAN, OPEN, OPEN, name="Friday", passphrase="meadow")
    bob = guests.join("Bob", passphrase="meadow")
    if begun:
        guests.host.post("seats/2", RANDOM)
        guests.host.post("start")
        bob.leave()
    for answer in told_to_strangers(guests):
        assert not any(name in answer for name in SECRET_NAMES), answer
    told = guests.described()
    assert (told.game, told.name, told.host) == ("root", "", "")
    assert told.protected
    assert told.private
    assert told.origin.kind == "deal"
    assert [seat.kind for seat in told.seats].count("open") == (0 if begun else 1)
    assert told.seats[0].label.startswith("Marquise (player")


def test_a_table_without_spectators_tells_strangers_only_who_invites(club: Club) -> None:
    guests = club.create("root", HUMAN, OPEN, OPEN, name="Friday", spectators=False)
    guests.join("Bob")
    for answer in told_to_strangers(guests):
        assert not any(name in answer for name in ("Bob", "Friday")), answer
    assert guests.info()["host"] == "Ann"


def test_those_who_belong_to_a_private_table_are_told_its_names(club: Club) -> None:
    guests = club.create("root", HUMAN, OPEN, name="Friday", passphrase="meadow")
    bob = guests.join("Bob", passphrase="meadow")
    guests.host.post("start")
    token = guests.spectator.post("watch", {"passphrase": "meadow"}).json()["token"]
    bob.leave()
    for person in (guests.host, guests.people[0], bob, Person(club, guests.id, token)):
        info = club.get(f"/tables/{guests.id}", person.token).json()
        assert (info["name"], info["host"], info["seats"][1]["name"]) == ("Friday", "Ann", "Bob")
    bob.post("return")
    bob.leave(for_good=True)
    assert "Ann" not in club.get(f"/tables/{guests.id}", bob.token).text


def test_nobody_can_make_a_watchers_token_for_a_table_without_a_pass_phrase(club: Club) -> None:
    guests = club.create("root", HUMAN, OPEN, name="Friday", spectators=False)
    assert code(guests.spectator.post("watch", {"passphrase": "x"})) == (409, "no_passphrase")
    forged = club.table(guests.id).sheet.watch_token
    assert "Friday" not in club.http.get(f"{API}/tables/{guests.id}", headers={"Authorization": f"Seat {forged}"}).text
    assert code(Person(club, guests.id, forged).get("state")) == (401, "bad_token")


def test_the_moments_of_a_hot_seat_may_be_played_on_by_its_host(club: Club) -> None:
    game = small_world("players 2\nturn 0 conquer\npeople 0 flying ratmen hand 6\n")
    guests = club.create(position=game.position())
    guests.play(1)
    wish = playing_on(guests, 1)
    assert code(club.post("/tables", wish, guests.people[0].token)) == (409, "not_over")
    assert club.post("/tables", wish, guests.host_token).json()["table"]["origin"]["kind"] == "fork"
