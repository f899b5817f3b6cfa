"""After a game: going on from any moment of it, its traces on the map, the chances, and the replay as a file."""

from __future__ import annotations

import base64
import random
import time
import zlib
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

import copse
from copse.agents.analysis import Effort, analyse
from copse.games import AnyGame, find
from copse.kernel.chance import FRESH
from copse.server.edge.static_files import NoShell
from copse.server.protocol.messages import Analysis, Replay, Trace
from copse.server.snapshots.replay import frames
from copse.server.snapshots.replay_file import PLACE, SHELL, Film, film
from copse.server.workers import agent_process
from copse.server.workers.agent_pool import AgentProcess, Stuck
from copse.server.workers.agent_process import Answer
from tests.script import play, root, small_world
from tests.server.club import HUMAN, OPEN, RANDOM, Club, Guests, Person, code, quick_app, settings_on


@cache
def played() -> str:
    """The record of a game that was played at random."""
    game, lot = copse.new("smallworld", players=2, seed=1), random.Random(1)
    while not game.over:
        game.apply(lot.choice(game.decision.actions))
    return game.record()


def finished(club: Club) -> Guests:
    guests = club.create(record=played())
    assert guests.info()["status"] == "over"
    return guests


# ---- from any moment


def test_a_game_can_be_played_on_from_any_moment_of_it(club: Club) -> None:
    guests = finished(club)
    game = club.table(guests.id).game
    for until in (0, 7, len(game.history)):
        record = guests.spectator.get(f"record?until={until}").text
        fork = club.create("smallworld", HUMAN, RANDOM, record=record)
        assert club.table(fork.id).game.history[:until] == game.history[:until]
        assert copse.replay(record).events == game.events[: len(copse.replay(record).events)]
    assert guests.spectator.get(f"record?until={len(game.history)}").text == guests.spectator.get("record").text


def test_two_games_from_the_same_moment_need_not_go_the_same_way(club: Club) -> None:
    guests = finished(club)
    record = guests.spectator.get("record?until=3").text
    assert club.table(club.create("smallworld", HUMAN, HUMAN, record=record).id).game.state.rng == FRESH


def test_a_moment_can_be_taken_along_as_a_position(club: Club) -> None:
    guests = finished(club)
    record, position = (guests.spectator.get(f"{noun}?until=9").text for noun in ("record", "position"))
    assert copse.position(position).view(None) == copse.replay(record).view(None)
    fork = club.create("smallworld", HUMAN, HUMAN, position=position)
    assert fork.info()["to_move"] == copse.replay(record).decision.seat


def test_the_host_of_a_hot_seat_may_take_the_present_moment_along(club: Club) -> None:
    guests = club.create()
    guests.play(4)
    text = guests.host.get("position").text
    assert copse.position(text).hash() == club.table(guests.id).game.hash()


def test_a_moment_that_never_was_is_refused(club: Club) -> None:
    guests = club.create()
    guests.play(4)
    for noun in ("record", "position"):
        answer = guests.host.get(f"{noun}?until=5")
        assert code(answer) == (422, "bad_request")
        assert "0 to 4" in answer.text


def test_nothing_of_an_unfinished_game_is_told_to_those_who_play_it(club: Club) -> None:
    shared = club.create("smallworld", HUMAN, OPEN)
    bob = shared.join()
    shared.host.post("start")
    for asker in (shared.host, shared.people[0], bob, shared.spectator):
        for noun in ("position", "position?until=0", "record?until=0", "replay.html", "chances", "analysis"):
            assert code(asker.get(noun)) == (409, "not_over")


# ---- traces on the map


def counted(game: AnyGame) -> Counter[Trace]:
    return Counter(trace for frame in frames(game, None, "en", ["A", "B"]) for trace in frame.traces)


def test_moves_battles_and_losses_of_root_are_counted_where_they_happened() -> None:
    game = root("""
        factions marquise eyrie
        turn 0 daylight
        clearing 1 marquise keep 1 warrior 2 wood 1
        clearing 5 marquise warrior 3 workshop 1
        clearing 8 marquise sawmill 1
        clearing 5 eyrie roost 1 warrior 2
        coming die 2 die 1
    """)
    play(game, "0 pass", "0 build sawmill 1", "0 move 1>5 x2", "0 stop", "0 battle 5 1")
    assert counted(game) == {
        Trace("move", 0, 5, 2, origin=1): 1,
        Trace("battle", 0, 5, 1, other=1): 1,
        Trace("loss", 0, 5, 1): 1,
        Trace("loss", 1, 5, 2): 1,
    }


def test_what_one_gives_up_oneself_is_no_loss() -> None:
    game = root("""
        factions marquise eyrie
        turn 0 daylight
        crafted marquise tax_collector
        clearing 5 marquise warrior 3
    """)
    play(game, "0 pass", "0 use tax_collector", "0 take_off 5")
    assert [dict(event.args)["by"] for event in game.events if event.what == "removed"] == [0]
    assert counted(game) == {}


def test_regions_of_small_world_are_counted_for_who_took_and_who_lost_them() -> None:
    game = small_world("""
        players 2
        turn 0 conquer
        people 0 flying sorcerers hand 6
        people 1 heroic elves
        region 9 elves 1
        region 10 elves 1
        tribes none
    """)
    play(game, "0 conquer 9", "0 convert 10")
    assert counted(game) == {
        Trace("conquest", 0, 9, 1): 1,
        Trace("loss", 1, 9, 1): 1,
        Trace("conquest", 0, 10, 1): 1,
        Trace("loss", 1, 10, 1): 1,
    }


# ---- chances


def test_the_chances_of_a_finished_game_are_worked_out_once(club: Club) -> None:
    guests = finished(club)
    told = guests.spectator.get("chances").json()
    game = club.table(guests.id).game
    assert told["moments"][0] == 0
    assert told["moments"][-1] == len(game.history)
    assert told["chances"][-1] == [1.0 if seat in game.outcome["winners"] else 0.0 for seat in (0, 1)]
    kept = club.table(guests.id).chances
    assert guests.people[0].get("chances").json() == told
    assert club.table(guests.id).chances is kept


# ---- analysis


@pytest.fixture
def small_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis of half a second instead of five."""
    effort = Effort(worlds=1, iterations=10)
    monkeypatch.setattr(agent_process, "analyse", lambda game, usual: analyse(game, effort))


def analysed(person: Person, lang: str = "en") -> Analysis:
    """The analysis once it is done; until then nothing is told but that."""
    for _ in range(1200):
        told = msgspec.convert(person.get(f"analysis?lang={lang}").json(), Analysis)
        if told.done:
            return told
        assert told == Analysis(False)
        time.sleep(0.1)
    raise AssertionError("it was never done")


@pytest.mark.slow
@pytest.mark.usefixtures("small_effort")
def test_a_finished_game_is_analysed_once_and_told_in_every_language(club: Club) -> None:
    guests = finished(club)
    game = club.table(guests.id).game
    told = analysed(guests.spectator)
    assert told.moments[-1] == len(game.history)
    assert told.chances[-1] == [1.0 if seat in game.outcome["winners"] else 0.0 for seat in (0, 1)]
    assert told.weighed == told.real == len(told.moments) - 1
    assert {choice.seat for choice in told.costly} == {0, 1}
    for choice in told.costly:
        assert game.history[choice.at].seat == choice.seat == choice.line[0].seat
        assert choice.better_chance > choice.chance
    kept = club.table(guests.id).analysing
    again = analysed(guests.people[0], "ru")
    assert again.chances == told.chances
    assert [choice.at for choice in again.costly] == [choice.at for choice in told.costly]
    assert again.costly[0].chosen != told.costly[0].chosen
    assert again.costly[0].reason != told.costly[0].reason != ""
    assert club.table(guests.id).analysing is kept


@pytest.mark.slow
@pytest.mark.usefixtures("small_effort")
def test_an_analysis_that_fails_is_told_once_and_begun_anew(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = finished(club)

    async def fail(thinker: AgentProcess, job: object) -> Answer:
        raise Stuck("it fell asleep")

    with monkeypatch.context() as broken:
        broken.setattr(AgentProcess, "ask", fail)
        assert guests.spectator.get("analysis").json()["done"] is False
        while (answer := guests.spectator.get("analysis")).status_code == 200:
            time.sleep(0.01)
        assert code(answer) == (503, "unavailable")
    assert analysed(guests.spectator).costly


# ---- the replay as a file


def test_the_file_holds_the_whole_replay_and_the_paragraphs_of_its_log(tmp_path: Path) -> None:
    (tmp_path / SHELL).write_text(f"<html><script>{PLACE}</script></html>")
    with TestClient(quick_app(replace(settings_on(tmp_path / "club.db"), page=tmp_path))) as client:
        guests = finished(Club(client))
        told = msgspec.json.decode(guests.spectator.get("replay?lang=uk").content, type=Replay)
        answer = guests.spectator.get("replay.html?lang=uk")
    assert answer.headers["content-type"].startswith("text/html")
    head, packed, tail = answer.text.partition("<script>")[0], *answer.text.partition("<script>")[2].split("<", 1)
    assert (head, tail) == ("<html>", "/script></html>")
    kept = msgspec.json.decode(zlib.decompress(base64.b64decode(packed)), type=Film)
    assert kept.replay.frames == told.frames
    assert kept.lang == "uk"
    assert kept.figures == find(kept.replay.table.game).printed({})
    assert {line.law for frame in told.frames for line in frame.log} == {law.id for law in kept.law}


def test_without_the_page_there_is_no_file_and_the_answer_says_why(tmp_path: Path) -> None:
    game = small_world("players 2\nturn 0 conquer\npeople 0 flying ratmen hand 6\n")
    with TestClient(quick_app(replace(settings_on(tmp_path / "club.db"), page=tmp_path))) as client:
        guests = Club(client).create("smallworld", HUMAN, HUMAN, position=game.position())
        answer = guests.host.get("replay.html")
        assert code(answer) == (503, "unavailable")
        assert "npm run build" in answer.text
        told = msgspec.json.decode(guests.host.get("replay").content, type=Replay)
    with pytest.raises(NoShell):
        film(told.table, told.frames, "en", tmp_path)


def test_a_replay_has_no_points_for_who_left_the_score_track() -> None:
    game = root("factions marquise eyrie alliance\nturn 0 daylight\npoints 12 3 5\nhand marquise dominance_fox")
    play(game, "0 activate dominance_fox")
    before, after = frames(game, None, "en", ["A", "B", "C"])
    assert (before.points, after.points) == ([12, 3, 5], [None, 3, 5])
