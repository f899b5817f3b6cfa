"""Abuse: players and clients who use what the interface offers against the others. Nobody can end a game by undoing,
take back dice behind an opponent's back, win time from the clock, or fill the server."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

import copse
from copse.games import AnyGame, RootGame, rewound
from copse.kernel.actions import Action
from copse.kernel.chance import FRESH, Outcome
from copse.kernel.game import Game
from copse.kernel.tasks import Json, State
from copse.server.operations.registry import TableRegistry
from copse.server.protocol.messages import NewTable, Pace, SeatWish
from copse.server.store import open_store
from copse.server.tables import bookmarks
from copse.server.tables.bookmarks import Past
from copse.server.tables.seats import Chair, Sheet
from copse.server.tables.setup import Setup, begin, try_out
from copse.server.workers import reader_pool
from tests.script import few_of_many
from tests.server.club import (
    BATTLE,
    HUMAN,
    OPEN,
    PATIENCE,
    Club,
    Guests,
    Person,
    club_on,
    code,
    quick_app,
    settings_on,
    texts,
    turned,
)
from tests.server.test_company import ask, battle, two_people
from tests.server.test_long_games import opened, passed

CONQUEST = """\
copse position 1 smallworld
players 2
turn 0 conquer
people 0 flying ratmen hand 11
region 10 ratmen 2
people 1 hill elves
region 2 elves 3
tribes none
"""
"""Seat 0 has conquests before it, each of which can be undone."""

CLOCK: Json = {"mode": "live", "move_seconds": 600, "game_seconds": 3600, "late": "pass"}


def conquer(person: Person, times: int = 1) -> None:
    for _ in range(times):
        action = next(text for text in texts(person.state()) if text.startswith("conquer "))
        assert person.act(action).status_code == 200


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def registry_of(club: Club) -> TableRegistry:
    registry: TableRegistry = club.http.app.state.services.registry  # type: ignore[attr-defined]
    return registry


# ---- undoing without end


def test_what_was_undone_is_no_part_of_the_length_of_a_game(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", longest_game=20) as club:
        guests = club.create("smallworld", HUMAN, HUMAN, position=CONQUEST)
        ann = guests.people[0]
        while True:
            conquer(ann)
            if (refused := ann.undo()).status_code != 200:
                break
        assert club.table(guests.id).revision > 20
        assert code(refused) == (409, "too_many_undos"), "so much is stored of a table at most"
        assert "20" in refused.json()["error"]["message"]
        assert not ann.told().can_undo
        guests.play(15)
        assert len(club.table(guests.id).game.history) == 16


def test_undo_has_a_limit_in_each_turn_of_each_seat_and_the_refusal_names_it(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", undos_per_turn=3) as club:
        guests = club.create("smallworld", HUMAN, HUMAN, position=CONQUEST)
        for person in (guests.people[0], guests.people[1], guests.people[0]):
            while guests.mover() is not person:
                guests.play(1)
            for _ in range(3):
                first = texts(person.state())[0]
                assert person.act(first).status_code == 200
                assert person.undo().status_code == 200
            assert person.act(texts(person.state())[0]).status_code == 200
            refused = person.undo()
            assert code(refused) == (409, "too_many_undos")
            assert "3 choices" in refused.json()["error"]["message"]
            assert not person.told().can_undo


def test_the_undos_of_a_turn_are_counted_on_after_a_restart(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", undos_per_turn=6, snapshot_every=1) as club:
        guests = club.create("smallworld", HUMAN, HUMAN, position=CONQUEST)
        for _ in range(6):
            conquer(guests.people[0])
            assert guests.people[0].undo().status_code == 200
    with club_on(tmp_path / "club.db", undos_per_turn=6, snapshot_every=1) as club:
        ann = Person(club, guests.id, guests.people[0].token)
        conquer(ann)
        assert code(ann.undo()) == (409, "too_many_undos")


def test_what_is_stored_of_undos_neither_stays_in_memory_nor_is_made_again(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", undos_per_turn=4, snapshot_every=5) as club:
        guests = club.create("smallworld", HUMAN, HUMAN, position=CONQUEST)
        table = club.table(guests.id)
        for number in range(60):
            person = guests.mover()
            while table.may_undo(person.seat):
                assert person.undo().status_code == 200
                guests.play(1, number)
            guests.play(1, number)
        assert table.revision > 80
        assert len(table._rewinds) <= 5
        assert club.http.portal is not None
        stored = club.http.portal.call(registry_of(club).store.load, guests.id)
        assert stored is not None
        assert stored.snapshot is not None
        assert table.revision - stored.snapshot.revision < 40


def test_whoever_was_away_is_told_of_every_undo_in_the_meantime(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, HUMAN, position=CONQUEST)
    ann, log_lengths = guests.people[0], []
    for choices, undos in ((3, 1), (1, 3), (2, 1)):
        conquer(ann, choices)
        seen = ann.told()
        for _ in range(undos):
            ann.undo()
        log_lengths.append((seen, len(club.table(guests.id).game.events)))
    lowest = [min(left for _, left in log_lengths[number:]) for number in range(3)]
    for (seen, _), left in zip(log_lengths, lowest, strict=True):
        assert ann.told(f"?since={seen.events}&revision={seen.revision}").log_from == min(seen.events, left)


# ---- the clock


def test_to_choose_and_undo_wins_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with club_on(tmp_path / "club.db") as club, turned(monkeypatch) as now:
        guests = club.create("smallworld", HUMAN, HUMAN, position=CONQUEST, pace=CLOCK)
        ann = guests.people[0]
        conquer(ann)
        before = ann.told().clock
        assert before is not None
        for _ in range(3):
            now[0] += 100
            conquer(ann, 2)
            now[0] += 50
            assert ann.undo().status_code == 200
            assert ann.undo().status_code == 200
            assert ann.told().clock == before
        now[0] += 20
        conquer(ann)
        after = ann.told().clock
        assert after is not None
        assert after.left == [before.left[0] - 470, before.left[1]] if before.left else False
    with club_on(tmp_path / "club.db") as club:
        assert Person(club, guests.id, ann.token).told().clock == after, "so it is after a restart"


def test_a_choice_whose_time_is_over_stands(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    with turned(monkeypatch) as now:
        guests = club.create("smallworld", HUMAN, HUMAN, position=CONQUEST, pace=CLOCK)
        ann = guests.people[0]
        now[0] += 500
        conquer(ann)
        now[0] += 200
        refused = ann.undo()
        assert code(refused) == (409, "cannot_undo")
        assert "time" in refused.json()["error"]["message"]
        assert len(club.table(guests.id).game.history) == 1


# ---- behind the back of who is away


def leave(guests: Guests, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    assert bob.leave().status_code == 200


def be_replaced(guests: Guests, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    with monkeypatch.context() as patch:
        patch.setattr(time, "time", lambda: now + 601)
        answer = guests.host.post(f"seats/{bob.seat}", {"kind": "agent", "agent": "random"})
    assert answer.status_code == 200


@pytest.mark.parametrize("go", [leave, be_replaced])
def test_nobody_rolls_dice_again_while_an_opponent_is_away(
    club: Club, monkeypatch: pytest.MonkeyPatch, go: object
) -> None:
    guests, ann, bob = battle(club)
    assert callable(go)
    go(guests, bob, monkeypatch)
    table = club.table(guests.id)
    while not any(kind == "die" for step in table.game.history for kind, _ in step.outcomes):
        guests.wait_for_turn(0)
        assert ann.act(texts(ann.state())[0]).status_code == 200
    guests.wait_for_turn(0)
    rolled, revision = list(table.game.history), ann.revision
    assert ann.post("takeback", ask(ann)).status_code == 200
    assert (table.game.history, ann.revision) == (rolled, revision), "whoever is away has not agreed"
    offer = ann.told().offer
    assert offer is not None
    assert offer.awaits == [1]
    assert bob.post("takeback/answer", {"revision": revision, "accept": True}).status_code == 403
    assert bob.post("return").status_code == 200
    assert bob.post("takeback/answer", {"revision": revision, "accept": True}).status_code == 200
    assert len(table.game.history) < len(rolled)


def test_nobody_draws_again_while_an_opponent_is_away(club: Club) -> None:
    guests, ann, bob = two_people(club)
    assert ann.act("pick 1").status_code == 200
    drawn = club.table(guests.id).game.history[0].outcomes
    assert drawn
    assert bob.leave().status_code == 200
    for _ in range(3):
        assert ann.post("takeback", ask(ann)).status_code == 200
        assert club.table(guests.id).game.history[0].outcomes == drawn


def test_who_comes_back_while_it_is_agreed_upon_has_to_agree_too(club: Club) -> None:
    guests = club.create("smallworld", HUMAN, OPEN, OPEN)
    people = {0: guests.people[0], 1: guests.join("Bob"), 2: guests.join("Cleo")}
    guests.people = people
    guests.host.post("start")
    guests.play(6)
    people[2].leave()
    ann, revision = people[0], people[0].revision
    assert ann.post("takeback", ask(ann)).status_code == 200
    assert people[1].post("takeback/answer", {"revision": revision, "accept": True}).status_code == 200
    assert ann.revision == revision
    offer = ann.told().offer
    assert offer is not None
    assert offer.awaits == [2]


def test_who_gave_up_for_good_is_not_asked(club: Club) -> None:
    _, ann, bob = two_people(club)
    ann.act("pick 1")
    bob.leave(for_good=True)
    revision = ann.revision
    assert ann.post("takeback", ask(ann)).status_code == 200
    assert ann.revision > revision


# ---- taking back in long games


def afresh(game: AnyGame) -> AnyGame:
    """A game as it is at a table."""
    game.state.rng = FRESH
    return game


def test_to_take_back_in_a_long_game_plays_a_few_choices_again(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = opened(club, 300)
    guests.play(70)
    game = club.table(guests.id).game
    made, follow = [], Game.follow

    def counted(again: RootGame, action: Action, outcomes: tuple[Outcome, ...]) -> None:
        made.append(action)
        follow(again, action, outcomes)

    monkeypatch.setattr(Game, "follow", counted)
    monkeypatch.setattr(bookmarks, "rewound", None)  # nobody plays it from its start
    choices = club.table(guests.id).before_last(0)
    assert choices is not None
    assert guests.people[0].post("takeback", ask(guests.people[0])).status_code == 200
    assert len(made) <= bookmarks.APART
    monkeypatch.undo()
    assert club.table(guests.id).game == afresh(rewound(game, choices))


BEGINNINGS: dict[str, Callable[[], AnyGame]] = {
    "root": lambda: copse.new("root", factions=["marquise", "eyrie", "alliance", "vagabond"], seed=1),
    "bots": lambda: copse.new("root", factions=["electric_eyrie:easy", "marquise", "vagabot"], seed=1),
    "smallworld": lambda: copse.new("smallworld", players=3, seed=1),
    "position": lambda: copse.position(BATTLE),
}


@pytest.mark.both_builds
@pytest.mark.parametrize("kind", BEGINNINGS)
@pytest.mark.parametrize("seed", few_of_many(1, range(20)))
def test_a_game_that_goes_back_from_a_mark_is_the_one_that_was_played_so_far(kind: str, seed: int) -> None:
    """Also in how far one may undo there: what was stored must be found again by a server that has other marks."""
    lot, game = random.Random(seed), afresh(BEGINNINGS[kind]())
    memory = Past(game)
    for _ in range(200):
        if game.over:
            break
        last, deed = game.history[-1].seat if game.history else 0, lot.random()
        if deed < 0.1 and game.can_undo(last):
            game.undo(last)
        elif deed < 0.15 and game.history:
            choices = lot.randrange(max(0, len(game.history) - 100), len(game.history))
            before, game = afresh(rewound(game, choices)), memory.back(game, choices)
            assert game == before
            assert list(map(game.can_undo, range(game.seats))) == list(map(before.can_undo, range(game.seats)))
        else:
            game.apply(lot.choice(game.decision.actions))
        memory.note(game)


def test_what_is_played_again_for_a_client_is_limited_and_refused_before_it_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with club_on(tmp_path / "club.db", replayed_per_minute=310) as club:
        guests = opened(club, 150)
        assert guests.host.get("moments?since=0").status_code == 200
        assert guests.host.get("replay").status_code == 200
        monkeypatch.setattr(Game, "save", None)
        monkeypatch.setattr(Game, "record", None)
        ann = guests.mover()
        guests.play(1)
        refused = [guests.host.get(noun) for noun in ("moments", "replay", "replay.html", "record", "position?until=3")]
        for answer in (*refused, ann.post("takeback", ask(ann))):
            assert code(answer) == (429, "too_many_replays")
            assert "310" in answer.json()["error"]["message"]
        guests.play(1)


@pytest.mark.parametrize("noun", ["moments", "replay", "replay.html", "record?until=3"])
def test_a_client_whose_texts_are_being_read_is_refused_before_a_game_is_written_out(
    club: Club, monkeypatch: pytest.MonkeyPatch, noun: str
) -> None:
    guests = opened(club, 60)
    monkeypatch.setattr(reader_pool, "MOST_WAITING", 0)
    monkeypatch.setattr(Game, "save", None)
    assert code(guests.host.get(noun)) == (429, "too_many_requests")


# ---- filling the server


@contextmanager
def clients_on(database: Path, **more: float) -> Iterator[Club]:
    """A club behind a proxy, so that its clients are those whom `come` names."""
    settings = replace(settings_on(database, **more), trusted_proxies="10.0.0.0/8")
    with TestClient(quick_app(settings), client=("10.0.0.5", 50000)) as client:
        yield Club(client)


def come(club: Club, who: int | str) -> None:
    """From now on this client asks."""
    club.http.headers["X-Forwarded-For"] = f"192.0.2.{who}" if isinstance(who, int) else who


def wish(*seats: Json, **more: Json) -> Json:
    return {"game": "smallworld", "host": "Eve", "seats": list(seats or (HUMAN, HUMAN)), **more}


def test_a_client_has_a_share_of_the_tables_in_use_and_no_more(tmp_path: Path) -> None:
    with clients_on(tmp_path / "club.db", tables=20, tables_share=0.1) as club, ExitStack() as lines:
        come(club, 1)
        for _ in range(2):
            lines.enter_context(club.create().people[0].live())
        refused = club.post("/tables", wish())
        assert code(refused) == (429, "tables_in_use")
        assert "2 of your tables" in refused.json()["error"]["message"]
        assert code(club.post("/tutorials/smallworld", {"host": "Eve"})) == (429, "tables_in_use")
        come(club, 2)
        assert club.post("/tables", wish()).status_code == 201, "others have a share of their own"
        come(club, 1)
        lines.close()
        until(lambda: club.post("/tables", wish()).status_code == 201)


def test_a_large_network_has_a_share_of_the_tables_in_use_and_no_more(tmp_path: Path) -> None:
    """Of 20 tables a client may have one in use, a /56 four, and a larger network half."""
    with clients_on(tmp_path / "club.db", tables=20, tables_share=0.05) as club, ExitStack() as lines:
        near = [f"2001:db8:1:2{number:02x}::1" for number in range(5)]
        far = [f"2001:db8:1:{number:x}00::1" for number in range(16, 23)]
        for *clients, late in (near, far):
            for client in clients:
                come(club, client)
                lines.enter_context(club.create().people[0].live())
            come(club, late)
            refused = club.post("/tables", wish())
            assert code(refused) == (429, "tables_in_use")
            assert "your network" in refused.json()["error"]["message"]
        come(club, 1)
        assert club.post("/tables", wish()).status_code == 201, "others have a share of their own"


def test_a_refused_table_is_not_counted_for_the_day(tmp_path: Path) -> None:
    with clients_on(tmp_path / "club.db", tables=10, tables_share=0.1, tables_per_day=2) as club:
        come(club, 1)
        with club.create().people[0].live():
            for _ in range(3):
                assert code(club.post("/tables", wish())) == (429, "tables_in_use")
        until(lambda: club.post("/tables", wish()).status_code == 201)


def test_idle_tables_make_room_for_others_the_one_first_that_was_asked_for_longest_ago(tmp_path: Path) -> None:
    with clients_on(tmp_path / "club.db", tables=4, tables_share=1.0) as club:
        made = []
        for number in range(4):
            come(club, number)
            made.append(club.create())
        made[0].info()
        made[1].people[0].act("pick 1")
        come(club, 9)
        newest = [club.create() for _ in range(2)]
        kept = {guests.id for guests in (made[0], made[1], *newest)}
        assert set(registry_of(club)._tables) == kept
        assert made[2].people[0].act("pick 1").status_code == 200, "whoever is let go of is found again"
        assert len(registry_of(club)._tables) == 4


def test_a_client_with_many_tables_displaces_its_own(tmp_path: Path) -> None:
    with clients_on(tmp_path / "club.db", tables=20, tables_share=0.1) as club:
        come(club, 1)
        quiet = club.create()
        come(club, 2)
        greedy = [club.create() for _ in range(5)]
        assert set(registry_of(club)._tables) == {quiet.id, greedy[3].id, greedy[4].id}
        for guests in greedy:
            guests.info()
        assert set(registry_of(club)._tables) == {quiet.id, greedy[3].id, greedy[4].id}


def test_tables_at_which_someone_is_or_an_agent_plays_are_never_let_go_of(tmp_path: Path) -> None:
    with clients_on(tmp_path / "club.db", tables=2, tables_share=1.0) as club:
        come(club, 1)
        guests = club.create()
        with guests.people[0].live() as line, club.create().people[0].live():
            table = club.table(guests.id)
            refused = club.post("/tables", wish())
            assert code(refused) == (503, "busy")
            line.receive_json()
            assert guests.people[0].act("pick 1").status_code == 200
            assert line.receive_json()["revision"] == 1
            assert club.table(guests.id) is table


def test_a_table_that_is_let_go_of_while_someone_works_with_it_is_still_the_same(tmp_path: Path) -> None:
    async def script() -> None:
        settings = settings_on(tmp_path / "club.db", tables=1)
        registry = TableRegistry(open_store(settings.database), settings)
        await registry.open()
        trial = try_out(NewTable("smallworld", [SeatWish("human")] * 2, "Ann"), 100)
        sheet = Sheet("", "Ann", "", [Chair("human", name) for name in "AB"], Pace(), True, started=1.0)
        table = await registry.create(trial.setup, sheet)
        others = [(await registry.create(trial.setup, sheet)).id for _ in range(3)]
        assert await registry.find(table.id) is table
        id = table.id
        del table
        assert len({(await registry.find(other)).id for other in others}) == 3
        assert id not in registry._tables
        await registry.close()

    asyncio.run(script())


def test_whoever_was_seen_at_a_table_is_not_absent_when_it_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a host could have a table let go of, and an agent play for someone who was there a moment ago."""
    with clients_on(tmp_path / "club.db", tables=1) as club, turned(monkeypatch) as now:
        come(club, 1)
        guests = club.create("smallworld", HUMAN, HUMAN, spectators=False)
        now[0] += 601
        guests.people[0].state()
        club.create()
        assert guests.id not in registry_of(club)
        agent: Json = {"kind": "agent", "agent": "random"}
        assert code(guests.host.post("seats/0", agent)) == (409, "seat_is_held")
        now[0] += 601
        assert guests.host.post("seats/0", agent).status_code == 200


def test_who_asks_for_many_tables_that_have_to_be_read_anew_must_wait(tmp_path: Path) -> None:
    with clients_on(tmp_path / "club.db", tables=1, replayed_per_minute=130) as club:
        come(club, 1)
        long, other = opened(club, 60), club.create()
        told = []
        for _ in range(3):
            told += [long.host.get("state"), other.people[0].get("state")]
        assert [answer.status_code for answer in told][:4] == [200] * 4
        assert code(told[-1]) == (429, "too_many_replays")
        come(club, 2)
        assert long.host.get("state").status_code == 200


# ---- what is stored of a text


def test_a_table_from_before_begins_from_the_position_that_was_stored() -> None:
    assert begin(Setup("smallworld", {}, 1, position=CONQUEST)) == afresh(copse.position(CONQUEST))


RECORD = "# a comment\n" * 1000 + passed(20).record().replace("\n", "   # another\n\n")


@pytest.mark.parametrize(
    ("text", "game"),
    [({"record": RECORD}, passed(20)), ({"position": "# x\n" * 999 + CONQUEST}, copse.position(CONQUEST))],
)
def test_of_a_text_the_game_is_stored_and_not_what_else_stood_there(
    club: Club, text: dict[str, str], game: Game[State]
) -> None:
    guests = club.create(game.book.name, HUMAN, HUMAN, **text)
    assert club.http.portal is not None
    stored = club.http.portal.call(registry_of(club).store.load, guests.id)
    assert stored is not None
    assert len(stored.setup) < 200 + len(game.record())
    assert b"#" not in stored.setup
    again = begin(msgspec.json.decode(stored.setup, type=Setup))
    assert (again.history, again.hash(), again.events) == (game.history, game.hash(), game.events)
    assert again.record() == game.record()
    assert guests.described().origin.kind == next(iter(text))
