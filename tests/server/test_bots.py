"""Bots at tables of the server: seats that nobody plays, and their turns step by step."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from copse.kernel.tasks import Json
from copse.root.bots import BOTS
from copse.server.api.play import MOST_MOMENTS
from copse.server.protocol.messages import Moment, Moments
from tests.server.club import HUMAN, OPEN, RANDOM, Club, Guests, Person, club_on, code
from tests.server.sight import check, snapshot

BOT: Json = {"kind": "bot"}
ALONE: list[Json] = ["marquise", "electric_eyrie:nightmare+relentless", "automated_alliance", "vagabot:tinker+easy"]
TWO: list[Json] = ["eyrie", "mechanical_marquise", "alliance"]


def alone(club: Club, *seats: Json, **more: Json) -> Guests:
    """A person of the Marquise against three bots."""
    return club.create("root", *(seats or (HUMAN, BOT, BOT, BOT)), options={"factions": ALONE}, **more)


def kinds(guests: Guests) -> list[str]:
    return [seat.kind for seat in guests.described().seats]


def moments(person: Person, query: str = "") -> list[Moment]:
    answer = person.get(f"moments{query}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Moments).moments


# ---- what is offered


def test_a_form_is_told_which_bots_there_are_and_what_words_each_has(club: Club) -> None:
    root, smallworld = club.get("/games").json()
    assert [bot["name"] for bot in root["bots"]] == list(BOTS)
    assert root["bots"][3] == {
        "name": "vagabot",
        "replaces": "vagabond",
        "difficulties": ["easy", "normal", "challenging", "nightmare"],
        "traits": ["adventurer", "berserker", "helper", "marksman", "questing"],
        "roles": ["thief", "tinker", "ranger", "vagrant", "scoundrel", "arbiter"],
    }
    factions = next(option for option in root["options"] if option["name"] == "factions")
    assert factions["machines"] == list(BOTS)
    assert ["electric_eyrie", "eyrie"] in factions["apart"]
    assert smallworld["bots"] == []
    assert all(option["machines"] == [] for option in smallworld["options"])


def test_whatever_words_are_offered_a_table_takes(club: Club) -> None:
    for bot in club.get("/games").json()[0]["bots"]:
        words = [bot["difficulties"][-1], *bot["traits"], *bot["roles"][:1]]
        other = "eyrie" if bot["replaces"] != "eyrie" else "marquise"
        factions: Json = [other, f"{bot['name']}:{'+'.join(words)}"]
        assert kinds(club.create("root", HUMAN, BOT, options={"factions": factions})) == ["human", "bot"]


def test_what_is_printed_on_the_boards_of_bots_is_told_with_that_of_factions(club: Club) -> None:
    figures = club.get(f"/tables/{alone(club).id}/figures").json()["figures"]
    assert set(BOTS) < set(figures["factions"])
    assert figures["factions"]["vagabot"]["thresholds"] == [6, 9, 12]
    assert figures["pieces"]["roost"] == "building"


# ---- who sits there


@pytest.mark.parametrize("wished", [HUMAN, RANDOM, OPEN, BOT])
def test_the_seat_of_a_bot_is_its_own_whatever_was_wished_for_it(club: Club, wished: Json) -> None:
    guests = alone(club, HUMAN, wished, wished, wished)
    assert kinds(guests) == ["human", "bot", "bot", "bot"]
    assert list(guests.people) == [0]
    assert guests.info()["status"] == "playing"
    assert not any("several seats" in line for line in guests.people[0].notices())
    assert all(chair.token == "" and chair.agent is None for chair in club.table(guests.id).sheet.chairs[1:])


@pytest.mark.parametrize(("lang", "name"), [("en", "Electric Eyrie"), ("ru", "Киборги")])
def test_a_bot_has_its_own_name_in_the_language_of_the_reader(club: Club, lang: str, name: str) -> None:
    person, bot, *_ = alone(club).described(lang).seats
    assert (bot.name, bot.called, bot.label) == (name, name, name)
    assert (bot.agent, bot.online, bot.of_host) == (None, False, False)
    assert person.label.endswith("(Ann)")


def test_strangers_are_told_of_the_bots_of_a_private_table(club: Club) -> None:
    guests = alone(club, passphrase="open sesame")
    assert [seat.name for seat in guests.described().seats][1:] == ["Electric Eyrie", "Automated Alliance", "Vagabot"]
    assert code(guests.spectator.get("moments")) == code(guests.spectator.get("log")) == (401, "passphrase_needed")


def test_a_seat_is_no_bots_because_one_wishes_so(club: Club) -> None:
    wish: Json = {"game": "root", "host": "Ann", "seats": [HUMAN, BOT], "options": {"factions": ["marquise", "eyrie"]}}
    assert code(club.post("/tables", wish)) == (422, "no_bot")
    assert code(club.post("/tables", {"game": "smallworld", "host": "Ann", "seats": [HUMAN, BOT]})) == (422, "no_bot")


@pytest.mark.parametrize(
    ("factions", "together", "refused"),
    [
        (["vagabot", "electric_eyrie"], False, "no_people"),
        (["marquise", "eyrie"], True, "no_bots"),
        (["eyrie", "electric_eyrie"], False, "bad_setup"),
        (["marquise", "electric_eyrie:brutal"], False, "bad_setup"),
    ],
)
def test_bots_that_cannot_play_are_refused(club: Club, factions: list[Json], together: bool, refused: str) -> None:
    options: Json = {"factions": factions, "together": together}
    assert code(club.post("/tables", {"game": "root", "host": "Ann", "seats": [HUMAN] * 2, "options": options})) == (
        422,
        refused,
    )


def test_nobody_else_can_have_the_seat_of_a_bot(club: Club) -> None:
    guests = club.create("root", HUMAN, BOT, OPEN, options={"factions": TWO})
    assert code(guests.host.post("seats/1", OPEN)) == (409, "seat_of_bot")
    assert code(guests.host.post("seats/1", RANDOM)) == (409, "seat_of_bot")
    assert code(guests.host.post("seats/2", BOT)) == (422, "no_bot")
    assert code(club.post(f"/tables/{guests.id}/join", {"name": "Bob", "seat": 1})) == (409, "seat_taken")
    assert guests.join().seat == 2
    guests.host.post("start")
    assert code(guests.host.post("seats/1", RANDOM)) == (409, "seat_of_bot")
    assert kinds(guests) == ["human", "bot", "human"]


def test_a_person_alone_against_bots_knows_everything_that_may_be_known(club: Club) -> None:
    """Whoever holds every seat that anyone plays may take the game along."""
    guests = alone(club)
    assert guests.host.get("position").status_code == 200
    assert code(guests.spectator.get("position")) == (409, "not_over")
    beside = club.create("root", HUMAN, BOT, RANDOM, options={"factions": TWO})
    assert code(beside.host.get("position")) == (409, "not_over")


def test_who_leaves_bots_alone_is_stood_in_for_and_comes_back(club: Club) -> None:
    guests = alone(club)
    assert guests.people[0].leave().status_code == 200
    assert kinds(guests) == ["agent", "bot", "bot", "bot"]
    assert guests.people[0].post("return").status_code == 200
    assert kinds(guests) == ["human", "bot", "bot", "bot"]


# ---- play


@pytest.mark.slow
def test_people_play_with_a_bot_to_the_end(club: Club) -> None:
    guests = club.create("root", HUMAN, BOT, HUMAN, options={"factions": TWO})
    table, lot = club.table(guests.id), random.Random(3)
    while not table.game.over:
        choice = table.game.decision
        assert choice.seat in guests.people
        person = guests.people[choice.seat]
        assert person.act(lot.choice(choice.actions).text, revision=table.revision).status_code == 200
        if table.revision % 25 == 0 or table.game.over:
            for one in (guests.spectator, *guests.people.values()):
                check(snapshot(one.state()), table.game, one.seat)
    assert {event.args.get("seat") for event in table.game.events} >= {0, 1, 2}
    assert guests.spectator.get("replay?count=5").status_code == 200


@pytest.mark.slow
def test_an_agent_plays_against_bots_to_the_end(club: Club) -> None:
    options: Json = {"factions": ["marquise", "electric_eyrie:nightmare", "vagabot", "logical_lizards:challenging"]}
    guests = club.create("root", RANDOM, BOT, BOT, BOT, options=options)
    guests.wait_for("over")
    assert kinds(guests) == ["agent", "bot", "bot", "bot"]


@pytest.mark.slow
def test_people_win_or_lose_together_against_bots(club: Club) -> None:
    guests = club.create("root", HUMAN, BOT, HUMAN, options={"factions": TWO, "together": True})
    guests.play(3000)
    assert guests.described().winners in ([0, 2], [1])


def test_a_table_with_bots_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db") as club:
        guests = alone(club)
        guests.play(40)
        before, told = guests.people[0].state(), moments(guests.people[0])
        token = guests.people[0].token
    with club_on(tmp_path / "club.db") as club:
        again = Person(club, guests.id, token, 0)
        assert again.state() == before
        assert moments(again) == told
        assert code(club.post(f"/tables/{guests.id}/join", {"name": "Bob", "seat": 1})) == (409, "seat_taken")


# ---- from a text, or from another table


def test_bots_come_along_with_a_record_a_position_and_a_table_that_is_played_on(club: Club) -> None:
    guests = alone(club)
    guests.play(30)
    for noun in ("record", "position"):
        text = guests.host.get(noun).text
        other = club.create("root", HUMAN, RANDOM, OPEN, BOT, **{noun: text})
        assert kinds(other) == ["human", "bot", "bot", "bot"]
        other.play(3)
        check_parts(other)
    fork: Json = {"table": guests.id, "until": 10}
    wish: Json = {"game": "root", "host": "Ann", "seats": [HUMAN, BOT, BOT, BOT], "fork": fork}
    made = club.post("/tables", wish, guests.host_token).json()
    assert [seat["kind"] for seat in made["table"]["seats"]] == ["human", "bot", "bot", "bot"]
    assert made["table"]["options"]["factions"] == ALONE


# ---- step by step


def test_the_turns_of_bots_are_told_step_by_step(club: Club) -> None:
    guests = alone(club)
    guests.play(40)
    game, told = club.table(guests.id).game, moments(guests.people[0])
    assert [(moment.events, moment.view) for moment in told] == [
        (moment.events, moment.view) for moment in game.moments(0, 0, MOST_MOMENTS)
    ]
    assert len(told) > len([moment for moment in told if moment.view["turn"] == 0]) > 0
    part = [moment for moment in told if 20 < moment.events <= 50]
    assert moments(guests.people[0], "?since=20&until=50") == part


def check_parts(guests: Guests) -> None:
    """Whoever goes on from each last moment gets all of them."""
    game, since, parts = guests.club.table(guests.id).game, 0, list[Moment]()
    while part := moments(guests.people[0], f"?since={since}"):
        assert since < part[-1].events <= since + MOST_MOMENTS
        since = part[-1].events
        parts += part
    assert since == len(game.events)
    assert [(one.events, one.view) for one in parts] == [(one.events, one.view) for one in game.moments(0)]


@pytest.mark.parametrize("choices", [40, 3000])
def test_all_steps_of_a_game_are_told_part_by_part(club: Club, choices: int) -> None:
    guests = alone(club)
    guests.play(choices)
    check_parts(guests)
    assert moments(guests.people[0], "?since=30&until=10") == []


def test_what_was_taken_back_has_no_step(club: Club) -> None:
    guests = alone(club)
    person, before = guests.people[0], moments(guests.people[0])
    assert person.act("settle 1").status_code == 200
    assert moments(person) != before
    assert person.undo().status_code == 200
    assert moments(person) == before


def test_of_a_game_that_has_not_begun_there_is_no_step(club: Club) -> None:
    guests = club.create("root", OPEN, BOT, OPEN, options={"factions": TWO})
    assert moments(guests.spectator) == []


def hidden(seat: dict[str, dict[str, dict[str, list[str]]]]) -> list[str]:
    """The cards of a seat that a view shows, of those that only the seat itself knows by right."""
    supporters = seat["board"].get("supporters", {"cards": []})
    return [*seat["hand"]["cards"], *supporters["cards"]]


@pytest.mark.slow
@pytest.mark.usefixtures("seeded_chance")
def test_no_moment_shows_a_seat_a_hidden_card_of_another(club: Club) -> None:
    """A card of another is seen only if the log has told it to this seat."""
    options: Json = {"factions": ["corvids", "mechanical_marquise", "alliance"]}
    guests = club.create("root", HUMAN, BOT, HUMAN, options=options)
    guests.play(80)
    game, looked_at = club.table(guests.id).game, 0
    for person in (guests.spectator, *guests.people.values()):
        for moment in moments(person):
            said = [
                str(value) for event in game.events_for(person.seat, 0, moment.events) for value in event.args.values()
            ]
            told = set(" ".join(said).split())
            assert moment.view["seat"] == person.seat
            for seat, shown in enumerate(moment.view["seats"]):  # type: ignore[arg-type,var-annotated]
                if seat != person.seat:
                    assert set(hidden(shown)) <= told
                    looked_at += shown["hand"]["size"]
    assert looked_at > 500


def test_moments_are_those_of_ones_own_seat(club: Club) -> None:
    guests = club.create("root", HUMAN, BOT, HUMAN, options={"factions": TWO})
    guests.play(10)
    own = [moments(person, "?seat=0")[-1].view for person in (guests.spectator, *guests.people.values())]
    assert [view["seat"] for view in own] == [None, 0, 2]
    assert len({msgspec.json.encode(view) for view in own}) == 3
