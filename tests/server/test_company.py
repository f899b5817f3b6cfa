"""Being together at a table: talking, letting someone take a choice back, playing again."""

from __future__ import annotations

import logging
import time
from pathlib import Path

import msgspec
import pytest

import copse
from copse.kernel.tasks import Json
from copse.server.protocol.messages import Rematch, Snapshot
from copse.server.tables import social
from copse.server.tables.seats import MOST_SAID
from tests.server.club import BATTLE, HUMAN, LATE, OPEN, RANDOM, Club, Guests, Person, club_on, code, fresh, texts

SECRET = "the-otter-sings-at-noon"


def say(person: Person, text: str = "Hello!", **more: Json) -> Json:
    answer = person.post("chat", {"request": fresh(), "text": text, **more})
    assert answer.status_code == 200, answer.text
    number: Json = answer.json()["n"]
    return number


def heard(person: Person) -> list[tuple[str, str]]:
    return [(line.who, line.text or f"*{line.emote}*") for line in person.told().chat]


def two_people(club: Club, game: str = "smallworld", **more: Json) -> tuple[Guests, Person, Person]:
    """Ann made the table and sits on seat 0, Bob joined; the game goes on."""
    guests = club.create(game, HUMAN, OPEN, **more)
    bob = guests.join("Bob")
    guests.people[1] = bob
    assert guests.host.post("start").status_code == 200
    return guests, guests.people[0], bob


# ---- talking


def test_what_one_says_everyone_at_the_table_reads_in_order(club: Club) -> None:
    guests, ann, bob = two_people(club)
    assert [say(ann), say(bob, "Hi, Ann"), say(ann, "  Good   luck  ")] == [1, 2, 3]
    assert ann.post("chat", {"request": fresh(), "emote": "wave"}).status_code == 200
    told = [("Ann", "Hello!"), ("Bob", "Hi, Ann"), ("Ann", "Good luck"), ("Ann", "*wave*")]
    assert heard(ann) == heard(bob) == heard(guests.spectator) == told
    assert [line.seat for line in ann.told().chat] == [0, 1, 0, 0]


def test_a_message_comes_at_once_and_stands_where_it_was_said_in_the_log(club: Club) -> None:
    _guests, ann, bob = two_people(club)
    with bob.live() as line:
        first = msgspec.convert(line.receive_json(), Snapshot)
        say(ann)
        while not (told := msgspec.convert(line.receive_json(), Snapshot)).chat:
            pass
        assert told.chat[0].after == first.events
    assert ann.act(texts(ann.state())[0]).status_code == 200
    later = bob.told(f"?since={bob.told().events}")
    assert later.chat == [], "what was said before is known already"


def test_the_same_request_is_said_once(club: Club) -> None:
    _, ann, bob = two_people(club)
    wish: Json = {"request": "again", "text": "Hello!"}
    assert ann.post("chat", wish).json() == ann.post("chat", wish).json()
    assert bob.post("chat", wish).status_code == 200, "Bob counts his requests for himself"
    assert code(ann.post("chat", {"request": "again", "text": "Bye"})) == (409, "request_reused")
    assert len(heard(ann)) == 2


@pytest.mark.parametrize(
    "text", ["a\nb", "a\tb", "\x07", "a\u202eb", "\u2028", "x" * 281, "   ", "", "a" + "\u0301" * 9]
)
def test_what_is_no_line_of_plain_text_is_refused(club: Club, text: str) -> None:
    _, ann, _ = two_people(club)
    assert ann.post("chat", {"request": fresh(), "text": text}).status_code == 422
    assert heard(ann) == []


@pytest.mark.parametrize("words", [{}, {"text": "Hi", "emote": "wave"}, {"emote": "spit"}])
def test_one_says_a_text_or_an_emote_that_there_is(club: Club, words: dict[str, Json]) -> None:
    _, ann, _ = two_people(club)
    assert code(ann.post("chat", {"request": fresh(), **words})) == (422, "bad_request")


def test_markup_is_kept_as_the_text_that_it_is(club: Club) -> None:
    _, ann, bob = two_people(club)
    say(ann, "<b onclick='x'>[hi](javascript:1)</b> 👩‍🌾 ё")
    assert heard(bob)[0][1] == "<b onclick='x'>[hi](javascript:1)</b> 👩‍🌾 ё"


def test_who_looks_on_speaks_to_the_players_if_the_host_lets_them_and_the_host_may_end_all_of_it(club: Club) -> None:
    guests, ann, bob = two_people(club)
    eve, hello = guests.spectator, {"request": "1", "text": "Hello!", "name": "Eve"}
    assert code(bob.post("talk", {"talk": "everyone"})) == (403, "not_host")
    assert guests.host.post("talk", {"talk": "everyone"}).json()["talk"] == "everyone"
    assert eve.post("chat", dict(hello)).status_code == 200
    assert [(line.who, line.seat) for line in ann.told().chat] == [("Eve", None)]
    guests.host.post("talk", {"talk": "off"})
    for person in (ann, bob, eve):
        assert code(person.post("chat", dict(hello))) == (403, "talk_is_off")
    assert ann.notices()[-2:] == ["Ann opens the chat to spectators.", "Ann turns the chat off."]


def test_players_read_what_spectators_say_to_each_other_after_the_game(club: Club) -> None:
    """Otherwise a spectator could give a hint."""
    guests, ann, bob = two_people(club, position=LATE)
    eve = guests.spectator
    say(eve, SECRET, name="Eve")
    say(ann, "Good luck")
    assert heard(eve) == [("Eve", SECRET), ("Ann", "Good luck")]
    bob.leave()
    for person in (ann, bob, guests.host):
        assert heard(person) == [("Ann", "Good luck")], "neither players, nor who may come back, nor the host"
        with person.live() as line:
            assert SECRET not in str(line.receive_json())
    with eve.live() as line:
        assert SECRET in str(line.receive_json())
    bob.post("return")
    guests.play_to_the_end()
    assert ("Eve", SECRET) in heard(ann)
    assert [line.gallery for line in bob.told().chat] == [True, False]


def test_spectators_cannot_flood_out_what_players_say(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(social, "MOST_SAID", 3)
    guests, ann, _ = two_people(club)
    say(ann, "Good luck")
    for number in range(6):
        say(guests.spectator, f"number {number}", name="Eve")
    assert heard(guests.spectator) == [("Ann", "Good luck"), *(("Eve", f"number {number}") for number in (3, 4, 5))]


def test_a_series_of_rematches_counts_who_won(club: Club) -> None:
    guests, _, _ = two_people(club, position=LATE)
    won = {"Ann": 0, "Bob": 0}
    for number in (1, 2):
        table = guests.described()
        assert (table.round, {seat.name: seat.won for seat in table.seats}) == (number, won)
        guests.play_to_the_end()
        told = guests.people[0].told()
        assert told.outcome is not None
        for seat in told.outcome.winners:
            won[told.table.seats[seat].name] += 1
        came = [(again(person), person.token) for person in guests.people.values()]
        people = {place.seat: Person(club, place.table, token, place.seat) for place, token in came}
        guests = Guests(club, came[0][0].table, "", people)
    table = guests.described()
    assert (table.round, {seat.name: seat.won for seat in table.seats}) == (3, won)


def test_a_table_can_be_made_without_a_chat(club: Club) -> None:
    ann = club.create("smallworld", HUMAN, HUMAN, talk="off").people[0]
    assert code(ann.post("chat", {"request": fresh(), "emote": "wave"})) == (403, "talk_is_off")


def test_strangers_neither_read_nor_write_at_a_private_table(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN, passphrase="meadow", talk="everyone")
    say(guests.people[0], SECRET)
    assert code(guests.spectator.post("chat", {"request": fresh(), "text": "Hi"})) == (401, "passphrase_needed")
    assert code(Person(club, guests.id, "x").post("chat", {"request": fresh(), "text": "Hi"})) == (401, "bad_token")
    assert SECRET not in club.get(f"/tables/{guests.id}").text


def test_nobody_can_say_more_in_a_minute_than_others_can_read(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", messages_per_minute=3) as club:
        _, ann, bob = two_people(club)
        for _ in range(3):
            say(ann)
        assert code(ann.post("chat", {"request": fresh(), "text": "More"})) == (429, "too_many_messages")
        say(bob)


def test_the_oldest_of_too_many_messages_are_dropped(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", messages_per_minute=1000) as club:
        _, ann, _ = two_people(club)
        for number in range(MOST_SAID + 5):
            say(ann, str(number))
        assert [line.n for line in ann.told().chat] == list(range(6, MOST_SAID + 6))


def test_what_was_said_is_still_there_after_a_restart(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db") as club:
        guests, ann, _ = two_people(club)
        say(ann)
    with club_on(tmp_path / "club.db") as club:
        assert heard(Person(club, guests.id, ann.token)) == [("Ann", "Hello!")]


def test_nothing_that_is_said_reaches_the_game_its_record_its_agents_or_the_log(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    """An agent is given the save of the game, so whatever is not in there it cannot know."""
    caplog.set_level(logging.DEBUG)
    guests = club.create("smallworld", HUMAN, RANDOM)
    ann, table = guests.people[0], club.table(guests.id)
    say(ann, SECRET)
    ann.post("chat", {"request": fresh(), "text": f"{SECRET}\n"})
    guests.play(4)
    game = table.game
    told = [game.record(), game.position(), str(game.view(None)), str([game.view(seat) for seat in range(2)])]
    told += [repr(event) for event in game.events]
    assert SECRET in str(ann.state())
    assert SECRET not in "".join(told)
    assert copse.load(game.save()) == game
    assert SECRET.encode() not in game.save()
    assert SECRET not in caplog.text


# ---- names and faces


def test_people_at_one_device_have_names_and_faces_of_their_own(club: Club) -> None:
    seats: list[Json] = [{"kind": "human"}, {"kind": "human", "name": " Bob ", "avatar": "mole-teal"}]
    guests = club.create("smallworld", *seats, avatar="fox-red")
    assert [(seat.name, seat.avatar) for seat in guests.described().seats] == [("Ann", "fox-red"), ("Bob", "mole-teal")]


def test_a_face_comes_with_who_joins_and_is_one_of_ours(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, OPEN)
    assert code(club.post(f"/tables/{guests.id}/join", {"name": "Eve", "avatar": "fox-<b>"})) == (422, "bad_request")
    guests.join("Bob", avatar="otter-blue")
    assert guests.described().seats[1].avatar == "otter-blue"


def test_strangers_see_no_face_at_a_private_table(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, OPEN, avatar="fox-red", spectators=False)
    assert {seat.avatar for seat in guests.described().seats} == {""}


# ---- taking back


def ask(person: Person, revision: int | None = None, request: str = "") -> Json:
    return {"request": request or fresh(), "revision": person.revision if revision is None else revision}


def battle(club: Club) -> tuple[Guests, Person, Person]:
    """The Marquise has attacked, and the Eyrie are asked whether they ambush: that cannot be undone."""
    guests, ann, bob = two_people(club, "root", position=BATTLE)
    assert ann.act("pass").status_code == 200
    assert ann.act("battle 5 eyrie").status_code == 200
    assert not ann.told().can_undo
    assert ann.told().can_ask
    return guests, ann, bob


def test_if_the_others_agree_the_game_goes_back_before_the_choice(club: Club) -> None:
    guests, ann, bob = battle(club)
    before = len(club.table(guests.id).game.history)
    assert ann.post("takeback", ask(ann)).status_code == 200
    offer = bob.told().offer
    assert offer is not None
    assert (offer.seat, offer.who, offer.awaits) == (0, "Ann", [1])
    assert bob.post("takeback/answer", {"revision": offer.revision, "accept": True}).status_code == 200
    state = ann.told()
    assert state.offer is None
    assert state.decision is not None
    assert state.decision.seat == 0
    game = club.table(guests.id).game
    assert len(game.history) == before - 1
    assert copse.replay(game.record()).hash() == game.hash(), "the record knows nothing of it"
    assert ann.notices()[-2:] == [
        "Ann asks to take a choice back.",
        "Ann takes a choice back. Everyone keeps what they saw since.",
    ]


def test_who_had_read_further_is_told_from_where_the_log_is_another(club: Club) -> None:
    guests, ann, bob = battle(club)
    seen = bob.told()
    ann.post("takeback", ask(ann))
    bob.post("takeback/answer", {"revision": seen.revision, "accept": True})
    later = bob.told(f"?since={seen.events}&revision={seen.revision}")
    assert later.log_from == len(club.table(guests.id).game.events) < seen.events


def test_if_someone_does_not_agree_the_choice_stands(club: Club) -> None:
    _, ann, bob = battle(club)
    revision = ann.revision
    ann.post("takeback", ask(ann))
    assert bob.post("takeback/answer", {"revision": revision, "accept": False}).status_code == 200
    assert ann.told().offer is None
    assert ann.revision == revision
    assert ann.notices()[-1] == "Bob does not agree to take the choice back."
    assert code(bob.post("takeback/answer", {"revision": revision, "accept": True})) == (409, "offer_lapsed")


def test_an_offer_lapses_when_someone_chooses(club: Club) -> None:
    _, ann, bob = battle(club)
    revision = ann.revision
    ann.post("takeback", ask(ann))
    assert bob.act(texts(bob.state())[0]).status_code == 200
    assert ann.told().offer is None
    assert code(bob.post("takeback/answer", {"revision": revision, "accept": True})) == (409, "offer_lapsed")
    assert code(ann.post("takeback", ask(ann, revision))) == (409, "stale")


def test_nobody_answers_their_own_offer_but_they_may_withdraw_it(club: Club) -> None:
    guests, ann, bob = battle(club)
    revision = ann.revision
    ann.post("takeback", ask(ann))
    assert code(ann.post("takeback/answer", {"revision": revision, "accept": True})) == (403, "not_asked")
    assert code(guests.spectator.post("takeback/answer", {"revision": revision, "accept": True})) == (401, "no_seat")
    assert ann.post("takeback/answer", {"revision": revision, "accept": False}).status_code == 200
    assert bob.told().offer is None


def test_all_people_have_to_agree_and_agents_are_not_asked(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, OPEN, OPEN, RANDOM)
    people = {0: guests.people[0], 1: guests.join("Bob"), 2: guests.join("Cleo")}
    guests.people = people
    guests.host.post("start")
    guests.play(3)
    ann, revision = people[0], people[0].revision
    assert ann.post("takeback", ask(ann)).status_code == 200
    assert people[1].post("takeback/answer", {"revision": revision, "accept": True}).status_code == 200
    offer = ann.told().offer
    assert offer is not None
    assert offer.awaits == [2]
    assert people[2].post("takeback/answer", {"revision": revision, "accept": True}).status_code == 200
    assert ann.told().offer is None
    assert ann.revision > revision


def test_alone_among_agents_or_at_one_device_it_is_taken_back_at_once(club: Club) -> None:
    for seats in ((HUMAN, RANDOM), (HUMAN, HUMAN)):
        guests = club.create("smallworld", *seats)
        ann, table = guests.people[0], club.table(guests.id)
        while not (ann.told().can_ask and table.game.decision.seat == 0):
            if table.to_move in guests.people:
                guests.play(1)
            time.sleep(0.01)
        made, last = len(table.game.history), table.before_last(0)
        wish = ask(ann)
        assert ann.post("takeback", wish).status_code == 200
        assert len(table.game.history) == last is not None
        assert last < made
        again = ann.post("takeback", wish)
        assert again.json() == {"revision": table.revision}, "once, however often it is sent"
        assert sum("takes a choice back" in text for text in ann.notices()) == 1


def test_a_game_that_went_back_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", snapshot_every=3) as club:
        guests = club.create("smallworld", HUMAN, HUMAN)
        for number in range(4):
            guests.play(5, number)
            person = guests.people[0]
            assert person.post("takeback", ask(person)).status_code == 200
        game, revision = club.table(guests.id).game, club.table(guests.id).revision
    with club_on(tmp_path / "club.db") as club:
        assert club.get(f"/tables/{guests.id}").status_code == 200
        table = club.table(guests.id)
        assert (table.game.hash(), table.game.history, table.revision) == (game.hash(), game.history, revision)
        assert table.game.events == game.events


def test_there_is_nothing_to_take_back_before_the_first_choice_and_after_the_last(club: Club) -> None:
    guests, ann, _bob = two_people(club, position=LATE)
    assert not ann.told().can_ask
    assert code(ann.post("takeback", ask(ann))) == (409, "nothing_to_undo")
    guests.play(2000)
    assert code(ann.post("takeback", ask(ann))) == (409, "cannot_undo")


# ---- another game


def finished(club: Club, **more: Json) -> tuple[Guests, Person, Person]:
    guests, ann, bob = two_people(club, "smallworld", position=LATE, **more)
    guests.play(2000)
    assert guests.described().status == "over"
    return guests, ann, bob


def again(person: Person) -> Rematch:
    answer = person.post("rematch")
    assert answer.status_code == 200, answer.text
    return msgspec.convert(answer.json(), Rematch)


def test_the_same_people_play_again_each_one_seat_further(club: Club) -> None:
    guests, ann, bob = finished(club, name="Friday", avatar="fox-red")
    asked = again(bob)
    assert (asked.seat, asked.host) == (0, True)
    fresh_table = Guests(club, asked.table, bob.token, {0: Person(club, asked.table, bob.token, 0)})
    waiting = fresh_table.described()
    assert (waiting.status, waiting.name, waiting.host) == ("waiting", "Friday", "Bob")
    assert [(seat.kind, seat.kept, seat.name) for seat in waiting.seats] == [
        ("human", False, "Bob"),
        ("open", True, "Ann"),
    ]
    assert guests.described().next == asked.table, "spectators are told too"
    assert ann.notices()[-1] == "Bob asks for another game."
    assert again(ann) == Rematch(asked.table, 1, False)
    playing = fresh_table.described()
    assert playing.status == "playing"
    assert playing.origin.kind == "deal"
    assert playing.seats[1].avatar == "fox-red"
    assert Person(club, asked.table, ann.token).told().you == 1
    assert playing.options == guests.described().options


def test_asking_twice_is_asking_once(club: Club) -> None:
    _, ann, bob = finished(club)
    assert again(ann) == again(ann)
    assert again(bob).table == again(ann).table
    assert sum("another game" in text for text in ann.notices()) == 1


def test_a_kept_seat_is_nobody_elses_unless_the_host_gives_it_away(club: Club) -> None:
    _, ann, bob = finished(club)
    asked = again(ann)
    join = f"/tables/{asked.table}/join"
    assert code(club.post(join, {"name": "Eve"})) == (409, "seat_taken")
    assert code(club.post(join, {"name": "Eve", "seat": 0})) == (409, "seat_taken")
    host = Person(club, asked.table, ann.token)
    assert host.post("seats/0", {"kind": "agent", "agent": "random"}).status_code == 200
    assert code(bob.post("rematch")) == (409, "seat_taken")
    assert host.post("start").json()["status"] == "playing"


def test_only_who_played_asks_for_another_game_and_only_when_one_is_over(club: Club) -> None:
    guests, ann, bob = two_people(club, position=LATE)
    assert code(ann.post("rematch")) == (409, "still_playing")
    guests.play(2000)
    assert code(guests.spectator.post("rematch")) == (401, "no_seat")
    bob.leave(for_good=True)
    assert code(bob.post("rematch")) == (401, "no_seat")


def test_agents_go_round_too(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, RANDOM, HUMAN, position=LATE.replace("players 2", "players 3"))
    guests.play_to_the_end()
    asked = again(guests.people[0])
    assert again(guests.people[2]).table == asked.table
    seats = msgspec.convert(club.get(f"/tables/{asked.table}").json()["seats"], list[dict[str, object]])
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("human", "Ann 2"),
        ("human", "Ann"),
        ("agent", "random"),
    ]
    assert Person(club, asked.table, guests.people[0].token).get("record").status_code == 409, "an agent plays too"


def test_a_private_table_stays_private(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN, passphrase="meadow", position=LATE)
    guests.play(2000)
    asked = again(guests.people[0])
    assert guests.described().next == "", "strangers are not told"
    assert code(club.get(f"/tables/{asked.table}/state")) == (401, "passphrase_needed")
