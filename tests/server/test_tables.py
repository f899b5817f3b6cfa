"""Tables: made, joined, begun, left, and who may do what."""

from __future__ import annotations

import pytest

from copse.kernel.tasks import Json
from copse.root.maps import printed_text
from copse.root.state import Woodland
from copse.smallworld.world import World
from tests.server.club import HUMAN, LATE, OPEN, RANDOM, Club, Person, code


def seats(info: dict[str, Json]) -> list[tuple[str, str]]:
    rows = info["seats"]
    assert isinstance(rows, list)
    return [(str(row["kind"]), str(row["name"])) for row in rows if isinstance(row, dict)]


# ---- what can be played


def test_every_game_lists_its_options_in_the_language_that_was_asked_for(club: Club) -> None:
    games = {game["name"]: game for game in club.get("/games?lang=uk").json()}
    assert set(games) == {"root", "smallworld"}
    assert games["smallworld"]["players"] == [2, 5]
    options = {option["name"]: option for option in games["root"]["options"]}
    assert options["map"]["choices"] == ["autumn", "winter", "lake", "mountain"]
    assert (options["questions"]["choices"], options["questions"]["default"]) == (["open", "all"], "open")
    assert "seed" not in options
    assert options["map"]["title"] != club.get("/games?lang=en").json()[0]["options"][1]["title"]


def test_a_form_is_told_what_it_has_to_know_of_lists(club: Club) -> None:
    options = {option["name"]: option for option in club.get("/games").json()[0]["options"]}
    assert [name for name, option in options.items() if option["by_seat"]] == ["factions"]
    assert options["hirelings"]["size"] == 3
    assert ["marquise", "forest_patrol", "feline_physicians"] in options["hirelings"]["apart"]
    assert ["popular_band", "street_band"] in options["hirelings"]["apart"]
    assert options["hirelings"]["extra"]
    assert not options["map"]["extra"]
    under = {name: option["under"] for name, option in options.items() if option["under"]}
    assert under == {
        "landmark_cards": "landmarks", "map_landmarks": "landmarks", "lost_city_printing": "landmarks",
        "together": "factions", "control_die": "hirelings", "hiring_turn_counts": "hirelings",
    }  # fmt: skip


def test_options_come_in_groups_and_house_rules_with_their_ruling(club: Club) -> None:
    for game in club.get("/games").json():
        options = {option["name"]: option for option in game["options"]}
        assert {option["group"] for option in options.values()} == {"table", "additions", "house"}
        ruled = [name for name, option in options.items() if option["ruling"]]
        assert ruled == [name for name, option in options.items() if option["group"] == "house"]
        assert all(club.get(f"/law/{options[name]['law']}").status_code == 200 for name in ruled)


def test_levels_come_first_among_the_agents(club: Club) -> None:
    assert [agent["name"] for agent in club.get("/agents").json()][:4] == ["beginner", "casual", "strong", "expert"]


def test_a_paragraph_is_found_by_its_id_and_an_unknown_one_is_not(club: Club) -> None:
    assert club.get("/law/sw:race.ratmen").json() == {
        "id": "sw:race.ratmen",
        "summary": "Ratmen (8) have no ability. There are many of them.",
        "book": "Rules of Small World",
    }
    assert code(club.get("/law/sw:race.rats")) == (404, "unknown_paragraph")


# ---- a new table


def test_a_table_without_open_seats_begins_by_itself(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, RANDOM, RANDOM, name="Friday")
    info = guests.info()
    assert (info["status"], info["name"], info["to_move"]) == ("playing", "Friday", 0)
    assert seats(info) == [("human", "Ann"), ("agent", "random"), ("agent", "random")]
    assert list(guests.people) == [0]


def test_so_many_play_as_there_are_seats(club: Club) -> None:
    assert club.create("smallworld", HUMAN, HUMAN, HUMAN, HUMAN).info()["options"] == {
        "players": 4, "first": 0, "open_coins": False, "sorcerer_kills_elf": False,
        "alchemist_needs_land": False, "own": {},
    }  # fmt: skip
    options = club.create("root", HUMAN, HUMAN).info()["options"]
    assert isinstance(options, dict)
    assert options["factions"] == ["marquise", "eyrie"]


@pytest.mark.parametrize(
    ("wish", "refused"),
    [
        ({"game": "chess"}, "bad_setup"),
        ({"options": {"players": 3}}, "wrong_seats"),
        ({"options": {"seed": 1}}, "bad_setup"),
        ({"options": {"own": "/etc/hostname"}}, "bad_setup"),
        ({"options": {"own": "[[race]]\nid = 'badgers'\n"}}, "bad_setup"),
        ({"options": {"nothing": 1}}, "bad_setup"),
        ({"seats": [{"kind": "human"}, {"kind": "agent", "agent": "run:rm -rf /"}]}, "unknown_agent"),
        ({"seats": [{"kind": "human"}, {"kind": "agent", "agent": "my.py:Mine"}]}, "unknown_agent"),
        ({"seats": [{"kind": "human"}]}, "bad_request"),
        ({"seats": [{"kind": "ghost"}, {"kind": "human"}]}, "bad_request"),
        ({"host": ""}, "bad_request"),
        ({"host": "x" * 41}, "bad_request"),
        ({"host": "\u200b"}, "bad_name"),
        ({"name": "a\u202eb"}, "bad_name"),
        ({"record": "copse record 1 chess"}, "bad_record"),
        ({"position": "copse position 1 smallworld\nnonsense"}, "bad_position"),
        ({"position": "copse position 1 root\nfactions marquise eyrie\n"}, "bad_setup"),
        ({"pace": {"mode": "live", "move_seconds": 0}}, "bad_request"),
        ({"surprise": 1}, "bad_request"),
    ],
)
def test_a_wrong_table_is_refused_with_the_reason(club: Club, wish: dict[str, Json], refused: str) -> None:
    usual: dict[str, Json] = {"game": "smallworld", "host": "Ann", "seats": [HUMAN, HUMAN]}
    assert code(club.post("/tables", {**usual, **wish})) == (422, refused)


@pytest.mark.parametrize(
    ("factions", "refused"),
    [
        (["vagabond2", "eyrie"], "second_vagabond"),
        (["vagabond", "vagabond2"], "only_vagabonds"),
        (["marquise", "eyrie", "lizards", "duchy", "keepers"], "too_many_corners"),
    ],
)
def test_factions_that_do_not_go_together_are_refused_by_a_code_of_their_own(
    club: Club, factions: list[Json], refused: str
) -> None:
    wish: dict[str, Json] = {"game": "root", "host": "Ann", "seats": [HUMAN] * len(factions)}
    assert code(club.post("/tables", {**wish, "options": {"factions": factions}})) == (422, refused)


def test_races_of_ones_own_come_as_the_text_of_their_file(club: Club) -> None:
    text = '[[race]]\nid = "badgers"\nnames = { en = "Badgers" }\nvalue = 5\nreplaces = "orcs"\n'
    guests = club.create(options={"own": text})
    state = club.table(guests.id).game.state
    assert isinstance(state, World)
    assert "badgers" in state.rules.race_ids
    wrong = club.post("/tables", {"game": "smallworld", "host": "Ann", "seats": [HUMAN, HUMAN],
                                  "options": {"own": text.replace("orcs", "orks")}})  # fmt: skip
    assert "'replaces' must name a printed race; did you mean orcs?" in wrong.json()["error"]["message"]


def test_maps_and_decks_of_ones_own_come_as_the_texts_of_their_files(club: Club) -> None:
    text = 'names.en = "Two Lakes"\n' + printed_text("lake")
    wish: dict[str, Json] = {"factions": ["eyrie", "marquise"]}
    guests = club.create("root", HUMAN, HUMAN, options={**wish, "own_map": text, "own_deck": 'from = "exiles"'})
    state = club.table(guests.id).game.state
    assert isinstance(state, Woodland)
    assert state.map.data["names"]["en"] == "Two Lakes"
    figures = club.get(f"/tables/{guests.id}/figures").json()["figures"]
    assert figures["map"]["name"] == state.map.name == club.get(f"/tables/{guests.id}/state").json()["view"]["map"]
    assert len(figures["map"]["clearings"]) == 12
    faulty: dict[str, Json] = {"game": "root", "host": "Ann", "seats": [HUMAN, HUMAN],
                               "options": {**wish, "own_map": text.replace("slots = 2", "slots = 9")}}  # fmt: skip
    wrong = club.post("/tables", faulty)
    assert "clearing 1: “slots” must be a whole number from 1 to 3, not 9" in wrong.json()["error"]["message"]
    assert wrong.json()["error"]["option"] == "own_map"
    told = club.post("/tables?lang=ru", faulty).json()["error"]["message"]
    assert "поляна 1: «slots» должно быть целым числом" in told
    untidy = club.post("/tables", {"game": "root", "host": "Ann", "seats": [HUMAN, HUMAN],
                                   "options": {**wish, "own_deck": "from = "}})  # fmt: skip
    assert untidy.json()["error"]["option"] == "own_deck"
    for option in ("own_map", "own_deck"):
        options: dict[str, Json] = {**wish, option: "/etc/hostname"}
        named: dict[str, Json] = {"game": "root", "host": "Ann", "seats": [HUMAN, HUMAN], "options": options}
        assert code(club.post("/tables", named)) == (422, "bad_setup")


def test_the_name_of_a_table_is_kept_with_single_spaces(club: Club) -> None:
    info = club.create("smallworld", HUMAN, OPEN, name=" a\u2003  b ", spectators=True).info()
    assert info["name"] == "a b"


def test_what_is_no_json_is_refused(club: Club) -> None:
    plain = club.http.post("/api/v1/tables", content=b"{}", headers={"content-type": "text/plain"})
    assert code(plain) == (415, "not_json")
    broken = club.http.post("/api/v1/tables", content=b"{" * 9, headers={"content-type": "application/json"})
    assert code(broken) == (400, "bad_request")
    deep = club.http.post(
        "/api/v1/tables",
        content=b'{"options":{"a":' + b"[" * 5000 + b"]" * 5000 + b"}}",
        headers={"content-type": "application/json"},
    )
    assert code(deep) == (400, "bad_request")


def test_a_table_that_does_not_exist_is_not_found(club: Club) -> None:
    for path in ("", "/state", "/record", "/replay"):
        assert code(club.get(f"/tables/nowhere{path}")) == (404, "unknown_table")


# ---- joining


def test_people_join_open_seats_and_the_host_begins(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, OPEN, OPEN)
    assert guests.info()["status"] == "waiting"
    assert code(guests.host.post("start")) == (409, "open_seats")
    carol = guests.join("Carol", seat=2)
    bob = guests.join("Bob")
    assert (bob.seat, carol.seat) == (1, 2)
    assert code(club.post(f"/tables/{guests.id}/join", {"name": "Dan"})) == (409, "seat_taken")
    assert bob.state()["view"] is None
    assert guests.host.post("start").json()["status"] == "playing"
    assert bob.state()["you"] == 1
    assert bob.state()["view"] is not None


def test_a_taken_seat_cannot_be_joined(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, OPEN)
    answer = club.post(f"/tables/{guests.id}/join", {"name": "Bob", "seat": 0})
    assert code(answer) == (409, "seat_taken")
    assert answer.json()["error"]["allowed"] == ["1"]


def test_a_pass_phrase_keeps_others_out(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, OPEN, passphrase="лісова галявина")
    assert guests.info()["protected"] is True
    for wrong in ({}, {"passphrase": "meadow"}):
        assert code(club.post(f"/tables/{guests.id}/join", {"name": "Eve", **wrong})) == (403, "wrong_passphrase")
    assert guests.join("Bob", passphrase="лісова галявина").seat == 1


def test_who_watches_needs_the_pass_phrase_too(club: Club) -> None:
    guests = club.create(passphrase="meadow")
    for path in ("state", "record", "replay"):
        assert code(guests.spectator.get(path)) == (401, "passphrase_needed")
    with guests.spectator.live() as line:
        assert line.receive_json()["error"]["code"] == "passphrase_needed"
    assert code(guests.spectator.post("watch", {"passphrase": "field"})) == (403, "wrong_passphrase")
    token = guests.spectator.post("watch", {"passphrase": "meadow"}).json()["token"]
    watcher = Person(club, guests.id, token)
    assert watcher.state()["you"] is None
    with watcher.live() as line:
        assert line.receive_json()["type"] == "snapshot"
    assert code(watcher.act("pick 1", revision=0)) == (401, "no_seat")
    other = club.create(passphrase="meadow")
    assert code(Person(club, other.id, token).get("state")) == (401, "bad_token")
    closed = club.create(passphrase="meadow", spectators=False)
    token = closed.spectator.post("watch", {"passphrase": "meadow"}).json()["token"]
    assert code(Person(club, closed.id, token).get("state")) == (403, "no_spectators")


# ---- rights


@pytest.mark.parametrize("verb", ["start", "seats/1"])
def test_only_the_host_may_start_and_say_who_sits_where(club: Club, verb: str) -> None:
    guests = club.create("smallworld", HUMAN, OPEN)
    for other in (guests.spectator, guests.people[0]):
        assert code(other.post(verb, {"kind": "agent"})) == (403, "not_host")


def test_only_who_holds_a_seat_may_choose(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN)
    for other in (guests.spectator, guests.host):
        assert code(other.act("pick 1", revision=0)) == (401, "no_seat")
        assert code(other.undo(revision=0)) == (401, "no_seat")
        assert code(other.leave()) == (401, "no_seat")
        assert code(other.post("hint")) == (401, "no_seat")
    assert code(guests.people[1].act("pick 1", revision=0)) == (409, "not_your_turn")
    elsewhere = club.create("smallworld", HUMAN, HUMAN).people[0]
    stranger = club.get(f"/tables/{guests.id}/state", elsewhere.token)
    assert code(stranger) == (401, "bad_token")


def test_spectators_see_what_everyone_may_see_unless_the_table_has_none(club: Club) -> None:
    watched = club.create("smallworld", HUMAN, HUMAN)
    state = watched.spectator.state()
    assert state["you"] is None
    assert isinstance(view := state["view"], dict)
    assert view["coins"] == [None, None]
    closed = club.create("smallworld", HUMAN, HUMAN, spectators=False)
    assert code(closed.spectator.get("state")) == (403, "no_spectators")
    assert closed.host.state()["you"] is None
    assert closed.people[1].state()["you"] == 1


# ---- who sits where


def test_a_seat_is_called_after_who_plays_it_in_the_language_of_the_reader(club: Club) -> None:
    beginner: Json = {"kind": "agent", "agent": "beginner"}
    guests = club.create("smallworld", HUMAN, beginner, beginner, OPEN)
    assert called(guests.info()) == ["Ann", "Pip 2", "Pip 3", "open seat"]
    assert called(guests.info("uk")) == ["Ann", "Піп 2", "Піп 3", "вільне місце"]
    bob = guests.join("Bob")
    guests.host.post("start")
    bob.leave()
    assert called(guests.info("ru"))[3] == "Bob (Любитель)"
    bob.post("return")
    assert called(guests.info())[3] == "Bob"


def called(info: dict[str, Json]) -> list[str]:
    """What seats are called; in Small World their labels say no more."""
    rows = [row for row in info["seats"] if isinstance(row, dict)] if isinstance(info["seats"], list) else []
    assert [row["called"] for row in rows] == [row["label"] for row in rows]
    return [str(row["called"]) for row in rows]


# ---- records and positions to begin from


def test_a_table_can_begin_from_a_position(club: Club) -> None:
    position = "copse position 1 smallworld\nplayers 2\nturn 1 conquer\npeople 1 flying ratmen hand 6\n"
    guests = club.create("smallworld", HUMAN, HUMAN, position=position)
    assert guests.info()["to_move"] == 1
    assert guests.people[1].act("conquer 9").status_code == 200


def test_a_finished_game_can_be_given_as_a_record_and_watched(club: Club) -> None:
    first = club.create("smallworld", HUMAN, HUMAN, position=LATE)
    first.play(1000)
    record = first.spectator.get("record").text
    second = club.create("smallworld", HUMAN, HUMAN, record=record)
    assert second.info()["status"] == "over"
    assert second.spectator.get("record").text == record
    unfinished = "\n".join(record.splitlines()[:-4])
    third = club.create("smallworld", HUMAN, HUMAN, record=unfinished)
    assert third.info()["status"] == "playing"
    third.play(1000)
    assert third.info()["status"] == "over"
