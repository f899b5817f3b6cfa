"""When agents' choices are told: at moments that do not depend on what they hold. Time is the test's own."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from starlette.testclient import TestClient

import copse
from copse.agents.analysis import Comparison
from copse.agents.search.thinking import Clock, Mind
from copse.kernel.actions import Action
from copse.kernel.tasks import Json
from copse.server.config.settings import Settings
from copse.server.operations.registry import people_play
from copse.server.protocol.messages import Pace
from copse.server.tables import table
from copse.server.tables.seats import Chair, Sheet
from copse.server.tables.table import Table, Trial
from copse.server.tables.timing import TEMPOS, Watch, kept_back, share_of_turn, spell, telling
from copse.server.workers.agent_pool import AgentPool, AgentProcess, Reader
from copse.server.workers.agent_process import Advise, Answer, Job, Review, answer
from copse.server.workers.fair_queue import Asker
from copse.server.workers.search_cache import Memory, Past, Seat
from tests.server.club import BATTLE, HUMAN, RANDOM, Club, club_on, code, quick_app, settings_on, texts
from tests.server.test_company import two_people

UNARMED = BATTLE.replace("ambush_rabbit", "birdy_bindle")
EXPERT: Json = {"kind": "agent", "agent": "expert"}
OVER = 1.2  # how much longer than its time a thought takes here, by which the search goes over it


class OwnTime(Watch):
    """A watch that is turned by whoever waits. It notes for which moments anyone waited."""

    def __init__(self, lot: float = 0.5) -> None:
        self.time, self.drawn = 1000.0, lot
        self.waits: list[float] = []

    def now(self) -> float:
        return self.time

    def lot(self) -> float:
        return self.drawn

    async def until(self, moment: float) -> None:
        self.waits.append(moment)
        self.time = max(self.time, moment)
        await asyncio.sleep(0)


@contextmanager
def club_with(watch: OwnTime, folder: Path, monkeypatch: pytest.MonkeyPatch, **more: float) -> Iterator[Club]:
    """A club whose agents need no time for a single option, and more than they may have for several."""

    async def ask(thinker: AgentProcess, job: Job | Review) -> Answer:
        choice = copse.load(job.save).decision
        if isinstance(job, Job) and len(choice.actions) > 1:
            watch.time += (job.until - watch.time) * OVER
        return Answer(choice.actions[0].text)

    monkeypatch.setattr(AgentProcess, "ask", ask)
    with TestClient(quick_app(settings_on(folder / "club.db", **more), watch)) as client:
        yield Club(client)


# ---- at a table


def attacked(position: str, watch: OwnTime, folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, float]:
    """How many options the defender of a battle has, and how long it takes until the answer is told."""
    with club_with(watch, folder, monkeypatch) as club:
        guests = club.create("root", HUMAN, EXPERT, position=position)
        ann = guests.people[0]
        assert ann.act("pass").status_code == 200
        asked = watch.time
        assert ann.act("battle 5 1").status_code == 200
        guests.wait_for_turn(0)
        game = club.table(guests.id).game
        before = copse.position(position)
        for step in game.history[:2]:
            before.apply(step.action)
        return len(before.decision.actions), watch.waits[-1] - asked


def test_a_master_with_an_ambush_answers_an_attack_as_late_as_one_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = {}
    for number, position in enumerate((BATTLE, UNARMED)):
        folder = tmp_path / str(number)
        folder.mkdir()
        options, moment = attacked(position, OwnTime(), folder, monkeypatch)
        moments[options] = moment
    assert sorted(moments) == [1, 2]
    assert moments[1] == pytest.approx(moments[2])
    assert moments[1] > 0.9 * share_of_turn("expert", 0)


@pytest.mark.slow
@pytest.mark.parametrize("agent", ["beginner", "casual", "expert"])
def test_a_round_of_three_agents_at_a_table_is_over_in_time(
    agent: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them takes all its time for every choice. Beginners choose for all."""
    watch, rounds = OwnTime(), 2

    def chosen(save: bytes) -> str:
        return answer(Job("beginner", 1, 0, save, math.inf), Memory()).action

    async def ask(thinker: AgentProcess, job: Job) -> Answer:
        watch.time += (job.until - watch.time) * OVER
        return Answer(chosen(job.save))

    monkeypatch.setattr(AgentProcess, "ask", ask)
    with TestClient(quick_app(settings_on(tmp_path / "club.db"), watch)) as client:
        seat: Json = {"kind": "agent", "agent": agent}
        guests = Club(client).create("root", HUMAN, seat, seat, seat)
        table, begun = Club(client).table(guests.id), 0.0
        while table.game.state.turns <= 4 * rounds:
            guests.wait_for_turn(0)
            begun = begun or (watch.time if table.game.state.turns else 0.0)
            assert guests.people[0].act(chosen(table.game.save())).status_code == 200
        assert 0 < watch.time - begun <= GOALS[agent] * rounds


def test_agents_among_themselves_wait_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = OwnTime()
    with club_with(watch, tmp_path, monkeypatch) as club:
        beginner: Json = {"kind": "agent", "agent": "beginner"}
        club.create("smallworld", beginner, beginner).wait_for("over")
    assert watch.waits == []


def test_whoever_only_asks_now_and_then_is_told_no_sooner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody listens at this table, but someone plays."""
    watch = OwnTime()
    with club_with(watch, tmp_path, monkeypatch, agent_pause=3.0) as club:
        guests = club.create("smallworld", EXPERT, HUMAN)
        while guests.people[1].revision == 0:
            pass
    assert watch.waits[1] >= 1000.0 + 0.9 * share_of_turn("expert", 0) + 3.0


@pytest.mark.parametrize(
    ("chair", "plays"),
    [
        (Chair("human", "Ann", token="digest"), True),
        (Chair("agent", "Ann", "casual", token="digest"), True),
        (Chair("open", "", "casual"), True),
        (Chair("agent", "casual", "casual"), False),
    ],
)
def test_who_holds_a_seat_or_may_come_to_it_plays(chair: Chair, plays: bool) -> None:
    sheet = Sheet("", "Ann", "", [Chair("agent", "expert", "expert"), chair], Pace(), True)
    assert people_play(sheet) is plays


def test_a_stored_seat_has_the_name_that_its_level_has_today() -> None:
    stored = b'[{"kind":"agent","name":"adept","agent":"adept"},{"kind":"agent","name":"Ann","agent":"learned"}]'
    assert msgspec.json.decode(stored, type=list[Chair]) == [
        Chair("agent", "casual", "casual"),
        Chair("agent", "Ann", "strong"),
    ]


def test_what_the_time_of_a_choice_depends_on_everyone_has_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On how many choices agents have made in this turn; before the first turn, each seat counts its own."""
    told, accept = list[tuple[int, int, int]](), Table._accept

    async def accepted(here: Table, request: str, trial: Trial) -> int:
        told.append((here.game.state.turns, trial.seat, here.answers))
        return await accept(here, request, trial)

    monkeypatch.setattr(Table, "_accept", accepted)
    with club_with(OwnTime(), tmp_path, monkeypatch) as club:
        guests = club.create("root", HUMAN, EXPERT, EXPERT)
        while club.table(guests.id).game.state.turns < 3:
            guests.wait_for_turn(0)
            assert guests.people[0].act(texts(guests.people[0].state())[0]).status_code == 200
    by_agents = [one for one in told if one[1] != 0]
    for number, (turn, seat, answers) in enumerate(by_agents):
        earlier = [one for one in by_agents[:number] if one[0] == turn and (turn or one[1] == seat)]
        assert answers == len(earlier)
    assert max(answers for *_, answers in by_agents) > 1


def test_an_agent_whose_seat_was_given_back_while_it_thought_does_not_choose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with club_with(OwnTime(), tmp_path, monkeypatch) as club:
        guests = club.create("smallworld", HUMAN, HUMAN, pace={"move_seconds": 1000, "late": "agent"})
        table = club.table(guests.id)
        assert table.due is not None
        assert table.due > time.time()
        club.http.portal.call(table.act_for, 0, texts(guests.people[0].state())[0], 0)  # type: ignore[union-attr]
        assert table.revision == 0


# ---- the moment


@pytest.mark.parametrize("pause", [0.0, 0.3])
@pytest.mark.parametrize("agent", TEMPOS)
@pytest.mark.parametrize("before", [0, 9, 30])
@pytest.mark.parametrize("lot", [0.0, 0.31, 0.99])
def test_whatever_a_thought_took_it_is_told_at_the_same_moment(
    agent: str, before: int, pause: float, lot: float
) -> None:
    its = spell(50.0, share_of_turn(agent, before))
    moments = {telling(its, pause, 50.0 + its.seconds * part, lot) for part in (0.0, 0.01, 0.5, 0.9, 1.0, OVER)}
    assert len(moments) == 1
    assert its.until + pause <= moments.pop() <= 50.0 + share_of_turn(agent, before) + 1.1 * pause + 1e-9


GOALS = {"expert": 25.0, "casual": 10.0, "strong": 10.0, "beginner": 5.0}
MOST_CHOICES = 22  # in a turn, on average over the three turns of a round; 11 are usual
ERRANDS = 0.02  # seconds to store and announce a choice


@pytest.mark.parametrize(("agent", "goal"), GOALS.items())
def test_a_round_of_three_agents_has_an_end_however_many_choices_they_make(agent: str, goal: float) -> None:
    turn = sum(share_of_turn(agent, before) + ERRANDS for before in range(MOST_CHOICES))
    assert 3 * turn <= goal
    shares = [share_of_turn(agent, before) for before in range(MOST_CHOICES)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] >= TEMPOS[agent].turn / 8


def test_the_moment_is_drawn_by_lot() -> None:
    its = spell(50.0, 1.0)
    drawn = [telling(its, 0.3, 50.1, Watch().lot()) for _ in range(200)]
    assert len(set(drawn)) == len(drawn)
    assert min(drawn) >= telling(its, 0.3, 50.1, 0.0)
    assert max(drawn) <= telling(its, 0.3, 50.1, 1.0)


def test_a_thought_that_comes_too_late_is_told_at_the_next_beat() -> None:
    its = spell(50.0, 1.0)
    beat = telling(its, 0.0, 50.0, 0.0) - 50.0
    late = [telling(its, 0.0, 50.0 + beat * beats, 0.0) for beats in (1.01, 1.5, 1.99, 2.01)]
    assert late == pytest.approx([50.0 + 2 * beat] * 3 + [50.0 + 3 * beat])


def test_a_worker_is_kept_for_the_whole_time_so_that_others_wait_as_long_either_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else whoever asks for a hint at another table could see when it comes whether the expert had to think."""
    game, watch = copse.new("smallworld", players=2, seed=1), OwnTime()

    async def ask(thinker: AgentProcess, job: Job | Review) -> Answer:
        return Answer(game.decision.actions[0].text)

    async def story() -> None:
        thinkers = AgentPool(Settings("", thinkers=1), watch=watch)
        first = asyncio.create_task(thinkers.advise("expert", game, Asker("ann", "x"), 0, even=True))
        await asyncio.sleep(0)
        assert watch.waits == [spell(1000.0, share_of_turn("expert", 0)).until]
        hint = await thinkers.hint(game, Asker("bob", "y"), Reader("en", ["A", "B"]))
        assert hint.spell.started == watch.waits[0]
        await first

    monkeypatch.setattr(AgentProcess, "ask", ask)
    asyncio.run(story())


# ---- in the worker


@pytest.mark.parametrize("agent", ["casual", "expert", "search"])
def test_a_search_that_has_no_time_left_looks_at_one_game(agent: str) -> None:
    game, memory = copse.new("smallworld", players=2, seed=1), Memory()
    told = answer(Job(agent, 1, 0, game.determinize(0, 1).save(), until=time.monotonic() - 1), memory)
    search = memory.recall(Seat("", 0, agent), Past(1, told.action))
    assert search is not None
    assert search.size == 1


def test_a_hint_that_has_no_time_left_looks_at_one_game_of_each_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, search = list[int](), Comparison.search

    def searched(comparison: Comparison, action: Action, seconds: float | None, clock: Clock) -> Mind:
        mind = search(comparison, action, seconds, clock)
        sizes.append(mind.size)
        return mind

    monkeypatch.setattr(Comparison, "search", searched)
    game = copse.new("smallworld", players=2, seed=1)
    told = answer(Advise(game.determinize(0, 1).save(), 0, time.monotonic() - 1, "en", ["A", "B"]), Memory())
    assert told.lines[0].action == told.action
    assert sizes == [1, 1, 1]


def test_a_hint_tells_the_best_choices_and_what_may_follow() -> None:
    game = copse.new("smallworld", players=2, seed=1)
    told = answer(Advise(game.determinize(0, 1).save(), 0, time.monotonic() + 60, "en", ["A", "B"]), Memory())
    assert told.lines[0].action == told.action
    assert 2 <= len({line.action for line in told.lines}) == len(told.lines) <= 3
    assert told.before is not None
    assert min(line.chance for line in told.lines) <= told.before <= max(line.chance for line in told.lines) + 0.05
    assert any(move.seat == 0 and move.label.startswith("conquer") for move in told.lines[0].then)


# ---- what people answer


class Turned:
    """The clock of a table, turned by who waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        monkeypatch.setattr(table, "time", self)
        monkeypatch.setattr(table, "until", self.until)

    def time(self) -> float:
        return self.now

    def monotonic(self) -> float:
        return self.now

    async def until(self, moment: float) -> None:
        self.now = moment


class Defence(NamedTuple):
    """How someone who is attacked answers: with or without an ambush, what, and after how many seconds."""

    position: str
    answer: str
    thinks: float


def defences(times: Sequence[float]) -> list[Defence]:
    """The page answers at once for who holds no ambush, unless they turned that off; all others think."""
    cases = [(UNARMED, "pass"), (BATTLE, "pass"), (BATTLE, "ambush ambush_rabbit")]
    return [Defence(*case, thinks) for case in cases for thinks in times]


def told_after(club: Club, clock: Turned, defence: Defence, away: float = 0.0, **more: Json) -> float:
    """For how many seconds the others wait for the answer since the defender has seen the question, who comes to the
    table after having been away for so long."""
    guests, ann, bob = two_people(club, "root", position=defence.position, **more)
    ann.act("pass")
    ann.act("battle 5 1")
    clock.now += away
    seen = clock.now
    bob.state()
    clock.now += defence.thinks
    assert bob.act(defence.answer).status_code == 200
    return club.table(guests.id).clock.since - seen


@pytest.mark.parametrize("away", [0.0, 90_000.0])
def test_every_answer_within_the_pause_is_told_at_the_same_moment_by_whomever_it_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, away: float
) -> None:
    monkeypatch.setattr(table, "drawn", lambda secret, what: 0.7)
    clock, pause = Turned(monkeypatch), kept_back(8.0, 0.7)
    with club_on(tmp_path / "club.db", answer_pause=8.0) as club:
        moments = [told_after(club, clock, one, away) for one in defences((0.0, 0.1, 2.0, 7.9, pause - 0.01))]
        assert moments == [pytest.approx(pause)] * 15
        late = [told_after(club, clock, one, away) for one in defences((pause + 1.0,))]
        assert late == [pytest.approx(pause + 1.0)] * 3


def test_an_answer_later_than_the_pause_is_told_when_an_automatic_one_could_be_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a wait proves nothing before the longest pause is over."""
    clock = Turned(monkeypatch)
    with club_on(tmp_path / "club.db", answer_pause=8.0) as club:
        for thinks in (9.0, 20.0, 39.0):
            monkeypatch.setattr(table, "drawn", lambda secret, what: 0.0)
            thought = told_after(club, clock, Defence(BATTLE, "pass", thinks))
            lot = 1 - math.exp(-2 * (thinks / 8.0 - 1))
            monkeypatch.setattr(table, "drawn", lambda secret, what, lot=lot: lot)
            automatic = told_after(club, clock, Defence(UNARMED, "pass", 0.0))
            assert automatic == pytest.approx(thought)


def test_how_long_people_wait_hardly_depends_on_who_thinks() -> None:
    """If a person takes 4 seconds in the middle and more than 10 in one of 16 cases, the best guess by the time alone
    is right in less than 52.5 of 100 cases. With a pause of 3 seconds and 3 more on average it was right in 58."""
    lot, least = random.Random(1), Settings("").answer_pause
    waits: dict[bool, Counter[int]] = {True: Counter(), False: Counter()}
    for _ in range(40_000):
        for thinks, wait in waits.items():
            pause = kept_back(least, lot.random())
            wait[int(max(pause, lot.lognormvariate(math.log(4.0), 0.6) if thinks else 0.0))] += 1
    differ = sum(abs(waits[True][second] - waits[False][second]) for second in range(60)) / 80_000
    assert 0.5 + differ / 2 < 0.525


def test_who_comes_to_the_table_just_before_the_deadline_is_not_late_for_the_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "drawn", lambda secret, what: 0.7)
    clock, pace = Turned(monkeypatch), dict[str, Json](move_seconds=600, late="nothing")
    with club_on(tmp_path / "club.db", answer_pause=8.0) as club:
        for one in defences((0.0, 1.0)):
            assert told_after(club, clock, one, 640.0 - 5.0, pace=pace) == pytest.approx(4.0)


def test_an_answer_is_kept_back_from_those_too_who_left_for_a_while(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", answer_pause=30.0) as club:
        guests, ann, bob = two_people(club, "root", position=BATTLE)
        ann.act("pass")
        ann.act("battle 5 1")
        ann.leave()
        assert bob.told().decision is not None
        assert club.table(guests.id).told_from is not None


@pytest.mark.parametrize(
    ("position", "answer"), [(BATTLE, "ambush ambush_rabbit"), (BATTLE, "pass"), (UNARMED, "pass")]
)
def test_whatever_a_person_answers_at_once_is_told_at_a_moment_that_was_drawn_with_the_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, position: str, answer: str
) -> None:
    monkeypatch.setattr(table, "kept_back", lambda least, lot: least)
    with club_on(tmp_path / "club.db", answer_pause=0.3) as club:
        guests, ann, bob = two_people(club, "root", position=position)
        ann.act("pass")
        ann.act("battle 5 1")
        here, asked = club.table(guests.id), bob.told().decision
        assert asked is not None
        assert asked.told_from is not None
        assert asked.told_from == here.told_from
        assert asked.told_from > here.clock.since + 0.3
        others = [ann.told().decision, guests.spectator.told().decision]
        assert [seen.told_from for seen in others if seen] == [None, None]
        assert code(bob.act("battle 5 0")) == (409, "illegal_action")
        assert bob.act(answer).status_code == 200
        assert here.clock.since >= asked.told_from


@pytest.mark.parametrize("position", [BATTLE, UNARMED])
def test_no_clock_runs_while_an_answer_may_be_kept_back_nor_tells_how_long_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, position: str
) -> None:
    monkeypatch.setattr(table, "kept_back", lambda least, lot: 0.2)
    pace: Json = {"mode": "live", "move_seconds": 60, "game_seconds": 600}
    with club_on(tmp_path / "club.db", answer_pause=60.0) as club:
        guests, ann, bob = two_people(club, "root", position=position, pace=pace)
        ann.act("pass")
        ann.act("battle 5 1")
        here = club.table(guests.id)
        seen = [person.told().clock for person in (ann, bob, guests.spectator)]
        assert [clock.deadline for clock in seen if clock] == [here.clock.since + 300.0 + 60.0] * 3
        bob.act("pass")
        assert here.clock.used[1] == 0.0
        assert here.clock.used[0] > 0.0
    with club_on(tmp_path / "club.db", answer_pause=60.0) as club:
        assert club.get(f"/tables/{guests.id}").status_code == 200
        again = club.table(guests.id).clock
        assert (again.used, again.since) == (here.clock.used, here.clock.since)


def test_nothing_is_kept_back_where_no_other_person_waits(tmp_path: Path) -> None:
    with club_on(tmp_path / "club.db", answer_pause=30.0) as club:
        guests = club.create("root", HUMAN, RANDOM, position=BATTLE)
        assert club.table(guests.id).told_from is None
        ann = guests.people[0]
        ann.act("pass")
        ann.act("battle 5 1")
        assert club.table(guests.id).told_from is None
        both, _ann, _bob = two_people(club, "root", position=BATTLE)
        assert club.table(both.id).told_from is None  # a choice in one's own turn


def test_a_pause_has_no_memory_and_an_end() -> None:
    assert kept_back(8.0, 0.0) == 8.0
    assert kept_back(8.0, 1 - math.exp(-1)) == pytest.approx(12.0)
    beyond = [lot / 1000 for lot in range(1000)]
    longer = [sum(kept_back(1.0, lot) > wait for lot in beyond) for wait in (1.5, 2.0, 2.5)]
    assert longer[1] / longer[0] == pytest.approx(longer[2] / longer[1], abs=0.01)
    assert kept_back(8.0, 1 - 1e-12) == 40.0
