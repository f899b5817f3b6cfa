"""What is remembered: results that outlive their tables, pages of people, ratings and the ranking."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import msgspec
import pytest
from typer.testing import CliRunner

import copse
from copse.arena.told import told_of
from copse.cli import app
from copse.kernel.tasks import Json
from copse.server.clients.rate_limit import DAY
from copse.server.history.ended import _holders
from copse.server.history.rater import MOST_MEETINGS, Rater
from copse.server.history.rating import BEGINNING
from copse.server.protocol.account_messages import AccountExport
from copse.server.protocol.history_messages import PastGames, PastTable, SeatRating
from copse.server.protocol.messages import Pace, Replay
from copse.server.store import Store, open_store
from copse.server.store.results import GUEST, Results
from copse.server.store.transfer import backup, restore
from copse.server.tables.seats import Absent, Chair, Member, Sheet, digest
from tests.server.accounts import AccountClub, Device, account_club
from tests.server.club import BATTLE, HUMAN, RANDOM, code
from tests.server.history import Company, all_ratings, page, ranking, result, sat_down, store_result, told


class Script(Protocol):
    """What is done with the stores of some servers."""

    async def __call__(self, *stores: Store) -> None: ...


@pytest.fixture
def club(tmp_path: Path) -> Iterator[AccountClub]:
    with account_club(tmp_path / "club.db") as club:
        yield club


def two(club: AccountClub) -> tuple[Device, Device]:
    return club.member("Ann"), club.member("Bob")


def shares(device: Device, name: str, kind: str) -> dict[str, tuple[int, float]]:
    (statistics,) = page(device, name).statistics
    (found,) = [one for one in statistics.kinds if one.kind == kind]
    return {thing.name: (thing.mine.games, thing.mine.wins) for thing in found.things}


OWN = '[[race]]\nid = "badgers"\nnames = { en = "Badgers" }\nvalue = 5\nreplaces = "orcs"\n'

# ---- results


def test_a_finished_game_is_on_the_pages_of_its_players(club: AccountClub) -> None:
    ann, bob = two(club)
    sat_down(ann, bob).play()
    seen = page(ann, "Ann")
    (game,) = seen.games
    assert (game.game, game.speed, game.turns, game.unrated, game.replay) == ("smallworld", "live", 20, "", True)
    assert [(seat.player.name, seat.held) for seat in game.seats] == [("Ann", "whole"), ("Bob", "whole")]
    assert [(seat.place, seat.won) for seat in game.seats] == [(1, True), (2, False)]
    (statistics,) = seen.statistics
    assert (statistics.mine.games, statistics.mine.wins, statistics.streak) == (1, 1.0, 1)
    assert 0.2 < statistics.mine.low < statistics.mine.high == 1.0
    assert [(met.player.name, met.mine.games, met.ahead) for met in statistics.company] == [("Bob", 1, 1)]
    assert [kind.kind for kind in statistics.kinds] == ["race", "players", "power", "opening"]
    assert shares(bob, "Bob", "players") == {"2": (1, 0.0)}


def test_a_game_of_guests_and_agents_is_not_remembered(club: AccountClub) -> None:
    guests = club.create("smallworld", HUMAN, RANDOM)
    guests.play_to_the_end()
    ann = club.member("Ann")
    assert ann.get(f"/results/{guests.id}").status_code == 404
    assert page(ann, "Ann").games == []


def test_a_result_and_its_replay_outlive_the_table(club: AccountClub) -> None:
    ann, bob = two(club)
    company = sat_down(ann, bob)
    company.play()
    before = told(ann, f"/tables/{company.id}/replay?from=1&count=5", Replay)
    delete(club, company.id)
    assert ann.get(f"/tables/{company.id}").status_code == 404
    past = told(ann, f"/results/{company.id}", PastTable)
    assert [seat.called for seat in past.table.seats] == ["Ann", "Bob"]
    assert past.figures
    replay = told(ann, f"/results/{company.id}/replay?from=1&count=5", Replay)
    assert (replay.first, len(replay.frames)) == (1, 5)
    assert replay.moments == 1 + past.table.choices
    assert [frame.view for frame in replay.frames] == [frame.view for frame in before.frames]


def delete(club: AccountClub, table: str) -> None:
    """Delete a table as an operator does."""
    club.registry._drop(club.table(table))
    assert club.do(club.registry.store.delete, table)


def test_in_root_leaders_openings_and_the_league_are_told(club: AccountClub) -> None:
    ann, bob = two(club)
    sat_down(ann, bob, game="root", options={"factions": ["marquise", "eyrie"], "map": "lake"}).play()
    assert shares(ann, "Ann", "map") == {"lake": (1, page(ann, "Ann").statistics[0].mine.wins)}
    assert [*shares(bob, "Bob", "leader")] in (["builder"], ["charismatic"], ["commander"], ["despot"])
    (faction,) = page(bob, "Bob").statistics[0].kinds[0].things
    assert (faction.name, faction.league) == ("eyrie", 0.291)
    assert faction.all is not None
    assert faction.all.games == 1


def test_a_game_ends_even_if_its_result_cannot_be_stored(
    club: AccountClub, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*args: object) -> None:
        raise ValueError("a secret hand")

    monkeypatch.setattr("copse.server.tables.table.ended", fail)
    ann, bob = two(club)
    company = sat_down(ann, bob)
    company.play()
    assert club.table(company.id).status == "over"
    assert "cannot be stored: ValueError" in caplog.text
    assert "secret" not in caplog.text
    assert page(ann, "Ann").games == []


def test_a_draft_is_told_with_what_it_led_to() -> None:
    game = copse.new("root", factions=[None] * 4, setup="advanced", seed=3)
    while not game.state.turns:
        game.apply(game.decision.actions[0])
    told = [told_of("root").opening(game, seat) for seat in range(4)]
    assert [one["draft"] for one in told] == [told_of("root").played(game, seat)["faction"][0] for seat in range(4)]


# ---- abandoned games


def test_who_gives_a_seat_up_loses_and_the_newcomer_wins_nothing(club: AccountClub) -> None:
    ann, bob = two(club)
    company = sat_down(ann, bob)
    company.play(turns=8)
    company.leave(1)
    company.join(club.member("Cid"), 1, "Cid")
    company.play()
    (game,) = page(ann, "Ann").games
    assert game.unrated == ""
    assert [(seat.player.name, seat.held) for seat in game.seats] == [
        ("Ann", "whole"), ("Bob", "left"), ("Cid", "joined"),
    ]  # fmt: skip
    assert [(seat.place, seat.won) for seat in game.seats if seat.held == "left"] == [(2, False)]
    assert page(ann, "Bob").statistics[0].mine.wins == 0
    assert page(ann, "Cid").statistics == []
    rated = {one.player.name: one.rating.value for one in ranking(ann)}
    assert {*rated} == {"Ann", "Bob"}
    assert rated["Ann"] > BEGINNING > rated["Bob"]


def test_who_is_away_at_the_end_has_abandoned_the_game(club: AccountClub) -> None:
    ann, bob = two(club)
    company = sat_down(ann, bob)
    company.play(turns=6)
    company.leave(1, for_good=False)
    company.play()
    (game,) = page(ann, "Bob").games
    assert [(seat.player.kind, seat.held) for seat in game.seats] == [
        ("person", "whole"), ("person", "left"), ("agent", "joined"),
    ]  # fmt: skip


def test_a_host_gains_nothing_by_removing_somebody(club: AccountClub) -> None:
    ann, bob = two(club)
    company = sat_down(ann, bob)
    company.play(turns=6)
    removed = ann.post(f"/tables/{company.id}/seats/1/kick", token=company.host)
    assert removed.status_code == 200, removed.text
    del company.tokens[1]
    company.play()
    (game,) = page(ann, "Ann").games
    assert (game.unrated, [(seat.player.kind, seat.held) for seat in game.seats]) == (
        "removed", [("person", "whole"), ("agent", "joined")],
    )  # fmt: skip
    assert (page(bob, "Bob").games, ranking(ann)) == ([], [])


def test_who_comes_back_has_not(club: AccountClub) -> None:
    ann, bob = two(club)
    company = sat_down(ann, bob)
    company.play(turns=6)
    company.leave(1, for_good=False)
    assert bob.post(f"/tables/{company.id}/return", token="account:1").status_code == 200
    company.tokens[1] = bob, "account:1"
    company.play()
    assert [seat.held for seat in page(ann, "Bob").games[0].seats] == ["whole", "whole"]


def test_who_leaves_in_the_first_turns_loses_nothing_and_nothing_is_rated(club: AccountClub) -> None:
    ann, bob = two(club)
    company = sat_down(ann, bob)
    company.play(turns=3)
    company.leave(1)
    company.play()
    assert page(bob, "Bob").games == []
    (game,) = page(ann, "Ann").games
    assert game.unrated == "short"
    assert ranking(ann) == []


# ---- what is rated


@pytest.mark.parametrize(
    ("wish", "agents", "guests", "why"),
    [
        ({}, (RANDOM,), 0, ""),
        ({}, (), 1, "guests"),
        ({"options": {"own": OWN}}, (RANDOM,), 0, "own"),
        ({"game": "root", "position": BATTLE}, (RANDOM,), 0, "origin"),
    ],
)
def test_only_equal_games_are_rated(
    club: AccountClub, wish: dict[str, Json], agents: tuple[Json, ...], guests: int, why: str
) -> None:
    ann = club.member("Ann")
    sat_down(ann, agents=agents, guests=guests, **wish).play()
    (game,) = page(ann, "Ann").games
    assert game.unrated == why
    assert len(page(ann, "Ann").statistics) == (why not in ("origin", "own"))
    assert bool(ranking(ann)) == (why == "")


def test_who_takes_a_seat_into_an_account_late_gains_nothing(club: AccountClub) -> None:
    ann = club.member("Ann")
    guests = club.create("smallworld", HUMAN, RANDOM)
    company = Company(club, guests.id)
    company.tokens[0] = club.device(), guests.people[0].token
    company.play(turns=10)
    company.take_seat(ann, guests.people[0].token, 0)
    company.play()
    seen = page(ann, "Ann")
    assert [(game.unrated, game.seats[0].held) for game in seen.games] == [("guests", "joined")]
    assert (seen.statistics, seen.ratings) == ([], [])


def test_one_person_at_two_seats_is_not_rated(club: AccountClub) -> None:
    ann = club.member("Ann")
    guests = club.create("smallworld", HUMAN, HUMAN)
    company = Company(club, guests.id)
    for seat in (0, 1):
        company.take_seat(ann, guests.people[seat].token, seat)
    company.play()
    assert page(ann, "Ann").games[0].unrated == "seats"


def test_levels_have_ratings_and_tables_show_them(club: AccountClub) -> None:
    ann = club.member("Ann")
    company = sat_down(ann, agents=(RANDOM, RANDOM))
    company.play()
    players = {(one.player.kind, one.player.name): one.rating for one in ranking(ann)}
    assert {*players} == {("person", "Ann"), ("agent", "random")}
    assert all(rating.provisional and rating.games == 1 for rating in players.values())
    seats = msgspec.convert(ann.get(f"/tables/{company.id}/ratings").json(), list[SeatRating])
    assert [(one.seat, one.player.name) for one in seats] == [(0, "Ann"), (1, "random"), (2, "random")]
    assert [one.rating for one in seats] == [players["person", "Ann"], *[players["agent", "random"]] * 2]
    assert [one["player"]["name"] for one in club.device().get(f"/tables/{company.id}/ratings").json()] == [
        "", "random", "random",
    ]  # fmt: skip


def test_strangers_learn_no_ratings_of_a_private_table(club: AccountClub) -> None:
    ann = club.member("Ann")
    company = sat_down(ann, agents=(RANDOM,), spectators=False)
    assert len(ann.get(f"/tables/{company.id}/ratings", "account:0").json()) == 2
    assert club.device().get(f"/tables/{company.id}/ratings").json() == []


def on(database: str, script: Script, servers: int = 1) -> None:
    """Run a script with the stores of some servers; a file has only one."""

    async def run() -> None:
        stores = [open_store(database) for _ in range(servers if "postgresql" in database else 1)]
        for store in stores:
            await store.open(lambda table: None)
        try:
            await script(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def test_results_are_rated_once_and_in_order_by_all_servers_together(database: str) -> None:
    async def script(*stores: Store) -> None:
        store = stores[0]

        async def serve(server: Store, rater: Rater, first: int) -> None:
            for number in range(first, 8, 3):
                lines = ("a", 1 + number % 2), ("b", 2 - number % 2), ("agent:casual", 3)
                await store_result(server, result(number, *lines))
                await rater.catch_up()

        servers = [stores[number % len(stores)] for number in range(3)]
        await asyncio.gather(*(serve(server, Rater(server), first) for first, server in enumerate(servers, 1)))
        first = await all_ratings(store)
        assert {one.player: one.games for one in first} == {"a": 7, "b": 7, "agent:casual": 7}
        await Rater(store).begin_again()
        assert await all_ratings(store) == first

    on(database, script, servers=3)


def test_operators_compute_ratings_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill(*stores: Store) -> None:
        (store,) = stores
        await store_result(store, result(1, ("a", 1), ("b", 2)))

    async def check(*stores: Store) -> None:
        (store,) = stores
        assert [one.player for one in await all_ratings(store)] == ["a", "b"]

    database = str(tmp_path / "club.db")
    on(database, fill)
    monkeypatch.setenv("COPSE_DATABASE", database)
    said = CliRunner().invoke(app, ["admin", "ratings"])
    assert (said.exit_code, said.output) == (0, "ratings are computed again from 1 result\n")
    on(database, check)


def test_results_that_are_stored_at_the_same_time_get_numbers_without_gaps(database: str) -> None:
    async def script(*stores: Store) -> None:
        ends = [result(number, ("a", 1), ("b", 2)) for number in range(1, 9)]
        await asyncio.gather(*(store_result(stores[at % len(stores)], one) for at, one in enumerate(ends)))
        past = await Results(stores[0]).of_player("a", 100, 100)
        assert sorted(one.number for one in past) == [*range(1, 9)]

    on(database, script, servers=3)


def test_two_players_have_few_rated_games_a_day(database: str) -> None:
    async def script(*stores: Store) -> None:
        (store,) = stores
        for number in range(1, 3 + MOST_MEETINGS):
            await store_result(store, result(number, ("a", 1), ("b", 2), at=1e6 + number))
        await store_result(store, result(50, ("a", 1), ("c", 2), at=1e6 + 50))
        await store_result(store, result(51, ("a", 1), ("b", 2), at=1e6 + 2 * DAY))
        await Rater(store).catch_up()
        assert {one.player: one.games for one in await all_ratings(store)} == {
            "a": MOST_MEETINGS + 2, "b": MOST_MEETINGS + 1, "c": 1,
        }  # fmt: skip
        past = await Results(store).of_player("a", 100, 100)
        assert [one.unrated for one in past if one.unrated] == ["often", "often"]
        before = await all_ratings(store)
        await Rater(store).begin_again()
        assert await all_ratings(store) == before

    on(database, script)


def test_the_winner_gains_who_leaves_loses_most_and_draws_are_even(tmp_path: Path) -> None:
    async def script(*stores: Store) -> None:
        (store,) = stores
        await store_result(store, result(1, ("a", 1), ("b", 2), ("c", 2), ("d", 1, "left")))
        await store_result(store, result(2, ("e", 1), ("f", 1), game="smallworld"))
        await store_result(store, result(3, ("g", 1), ("h", 2), unrated="guests"))
        await Rater(store).catch_up()
        rated = {one.player: one.mu for one in await all_ratings(store)}
        assert rated["a"] > rated["b"] == rated["c"] > rated["d"]
        assert rated["e"] == rated["f"]
        assert "g" not in rated

    on(str(tmp_path / "club.db"), script)


# ---- who sees what


def test_a_person_chooses_who_sees_the_page(club: AccountClub) -> None:
    ann, bob = two(club)
    sat_down(ann, bob).play()
    guest = club.device()
    for audience, seen in (("everyone", (200, 200)), ("signed_in", (404, 200)), ("nobody", (404, 404))):
        assert ann.post("/account/page", {"audience": audience, "achievements": True}).status_code == 200
        assert (guest.get("/people/Ann").status_code, bob.get("/people/Ann").status_code) == seen
        assert ann.get("/people/Ann").status_code == 200
        assert ("Ann" in {one.player.name for one in ranking(bob)}) == (seen[1] == 200)
    assert [met.player.name for met in page(bob, "Bob").statistics[0].company] == [""]
    assert guest.get("/people/Ann").json() == guest.get("/people/Nobody").json()
    assert code(guest.get("/people/Nobody")) == (404, "unknown_person")
    assert code(guest.post("/account/page", {"audience": "everyone", "achievements": True})) == (401, "signed_out")


def test_a_private_game_is_replayed_only_for_its_players(club: AccountClub) -> None:
    ann, bob = two(club)
    company = sat_down(ann, bob, spectators=False)
    company.play()
    cid = club.member("Cid")
    assert ann.get(f"/results/{company.id}/replay").status_code == 200
    for stranger in (cid, club.device()):
        assert code(stranger.get(f"/results/{company.id}/replay")) == (404, "unknown_result")
    (game,) = page(cid, "Ann").games
    assert (game.replay, [seat.player.name for seat in game.seats]) == (False, ["Ann", ""])
    assert page(cid, "Ann").statistics[0].company == []
    assert [seat.player.name for seat in page(bob, "Ann").games[0].seats] == ["Ann", "Bob"]
    assert [met.player.name for met in page(ann, "Ann").statistics[0].company] == ["Bob"]


def test_the_list_of_games_has_pages(club: AccountClub) -> None:
    ann = club.member("Ann")
    account = club.do(club.accounts.people.named, "ann")
    assert account is not None
    for number in range(1, 31):
        club.do(store_result, club.registry.store, result(number, (account.id, 1), ("agent:casual", 2)))
    seen = page(ann, "Ann")
    assert (len(seen.games), seen.more) == (20, True)
    earlier = told(ann, f"/people/Ann/games?before={seen.games[-1].number}", PastGames)
    assert ([game.number for game in earlier.games], earlier.more) == ([*range(10, 0, -1)], False)
    assert code(ann.get("/people/Ann/games")) == (422, "bad_request")
    assert seen.statistics[0].streak == 30


def test_achievements_are_first_wins_and_tutorials_and_can_be_off(club: AccountClub) -> None:
    ann, bob = two(club)
    sat_down(ann, bob).play()
    found = page(bob, "Ann").achievements
    assert found
    assert {one.kind for one in found} == {"race"}
    assert page(ann, "Bob").achievements == []
    take_lesson(bob)
    found = page(ann, "Bob").achievements
    assert found is not None
    assert [(one.kind, one.name) for one in found] == [("tutorial", "smallworld")]
    bob.post("/account/page", {"audience": "signed_in", "achievements": False})
    assert page(ann, "Bob").achievements is None


def take_lesson(person: Device) -> None:
    made = person.post("/tutorials/smallworld", {"host": "Learner"})
    assert made.status_code == 201, made.text
    company = Company(person.club, made.json()["table"]["id"])
    seat = made.json()["seats"][0]
    company.take_seat(person, seat["token"], seat["seat"])
    table = person.club.table(company.id)
    assert table.lesson is not None
    while not table.lesson.finished(table.game):
        if table.game.decision.seat != seat["seat"]:
            person.club.get("/health")
            continue
        action = table.lesson.next(table.game)
        assert action is not None
        wish: Json = {
            "request": f"lesson {table.revision}", "revision": table.revision,
            "action": table.game.write_action(action), "confirm": True,
        }  # fmt: skip
        answer = person.post(f"/tables/{company.id}/actions", wish, f"account:{seat['seat']}")
        assert answer.status_code == 200, answer.text


# ---- one's data


def test_the_export_has_everything_and_deletion_leaves_no_name(club: AccountClub) -> None:
    ann, bob = two(club)
    company = sat_down(ann, bob)
    company.play()
    take_lesson(ann)
    export = told(ann, "/account/export", AccountExport).history
    assert ([game.id for game in export.games], [*export.records]) == ([company.id], [company.id])
    assert export.records[company.id].startswith("copse record 1 smallworld")
    assert ([*export.tutorials], [one.games for one in export.ratings]) == (["smallworld"], [1])
    rated = {one.player.name: one.rating for one in ranking(bob)}
    assert ann.post("/account/delete", {"confirm": True}).status_code == 200
    (game,) = page(bob, "Bob").games
    assert [seat.player.name for seat in game.seats] == ["", "Bob"]
    assert [met.player.name for met in page(bob, "Bob").statistics[0].company] == [""]
    assert {one.player.name: one.rating for one in ranking(bob)} == {"Bob": rated["Bob"]}
    club.do(club.registry.rater.begin_again)
    assert {one.player.name: one.rating for one in ranking(bob)} == {"Bob": rated["Bob"]}


def test_a_backup_has_results_and_ratings(tmp_path: Path, postgres: str) -> None:
    with account_club(tmp_path / "club.db") as club:
        ann, bob = two(club)
        sat_down(ann, bob).play()
        seen = page(ann, "Ann")
    asyncio.run(backup(str(tmp_path / "club.db"), tmp_path / "club.backup"))
    asyncio.run(restore(tmp_path / "club.backup", postgres))
    with account_club(postgres) as club:
        again = club.device()
        again.sign_in("Ann")
        assert page(again, "Ann") == seen
        bob = club.device()
        bob.sign_in("Bob")
        sat_down(again, bob).play()
        assert [one.games for one in page(again, "Ann").ratings] == [2]


def test_a_game_that_a_substitute_ends_counts_for_neither() -> None:
    ann, bob = (digest(Member(name, "0")) for name in ("ann", "bob"))
    seats = [Chair("human", "Bob", token=bob, absent=Absent("Ann", ann)), Chair("human", "Dan", token="guest")]
    sheet = Sheet("", "", "", seats, Pace(), True)
    assert list(_holders(sheet, 0, 4)) == [("ann", "joined"), ("bob", "joined")]
    assert list(_holders(sheet, 1, 4)) == [(GUEST, "whole")]
