"""Only what matters: what a bot's turn asks about the table, and that no more is needed."""

from __future__ import annotations

import random

import pytest

from copse.clockwork import BadEdit, Progress, RealTable, edited, play_turn
from copse.clockwork.facts import (
    BOARD,
    CLEARING,
    FACTS,
    PIECES,
    RIGHT,
    Asked,
    clear,
    corrected,
    own,
    pack,
    rewrite,
    score,
    stock,
    written,
)
from copse.clockwork.run import Asking, Fact, Run, Told
from copse.clockwork.words import Spoken
from copse.kernel.events import Word
from copse.kernel.tasks import Json
from copse.locale import Words
from copse.root.board import PLACES
from copse.root.bots import bot_called
from copse.root.cards import ITEM_SUPPLY
from copse.root.fields import Field, One
from copse.root.state import EMPTY_BOX, Woodland
from copse.root.turn import BeginTurn
from tests.clockwork.table import laid_out, real_table
from tests.clockwork.test_acting import BOTS, PEOPLE
from tests.clockwork.test_turns import EYRIE
from tests.script import few_of_many

LEVELS = ("easy", "normal", "challenging", "nightmare")


class Full(Run):
    """A turn with the whole table, which keeps the table before each step."""

    def __init__(self, progress: Progress, told: Told) -> None:
        super().__init__(progress, told, draw=True)
        self.tables: list[Woodland] = []

    def step(self) -> None:
        self.tables.append(self.state.copy())
        super().step()


class Light(Asked):
    """A turn of somebody who looks at the real table only when asked."""

    def __init__(self, progress: Progress, told: Told, tables: list[Woodland]) -> None:
        super().__init__(progress, told, draw=True)
        self.tables = tables
        self.done = 0

    def step(self) -> None:
        super().step()
        self.done += 1

    def ask(self, wanted: set[Fact]) -> str:
        return answer(self.tables[self.done], self.state, self.seat, wanted)


def answer(real: Woodland, believed: Woodland, seat: int, wanted: set[Fact]) -> str:
    """What somebody tells who compares the real table with the one that Copse has."""
    gone, come = list[str](), list[str]()
    for fact in wanted:
        now, there = written(believed, seat, fact), written(real, seat, fact)
        come += [line for line in there if line not in now]
        if fact.kind in (PIECES, CLEARING):
            named = [line.rpartition(" ")[0] for line in there]
            gone += [f"{line} 0" for line in (one.rpartition(" ")[0] for one in now) if line not in named]
    return "; ".join([*gone, *come])


def forgotten(rng: random.Random, table: RealTable, seat: int) -> RealTable:
    """The table as somebody has it who tells only what is asked for."""
    people = [other for other in table.state.rules.people if not table.state.hands[other].open]
    names = table.state.rules.names
    vague = edited(table, *[f"hand {names[other]} {rng.choice([0, 3])}" for other in people])
    state = vague.state
    state.turn = seat
    for other in state.rules.people:
        forget_board(state, other)
    for clearing in range(1, PLACES):
        if rng.random() < 0.8:
            clear(state, clearing)
    for other in range(state.seats):
        if other != seat:
            score(state, other, rng.choice([0, state.points[other]]))
    for item, number in enumerate(ITEM_SUPPLY):
        stock(state, item, rng.randint(0, number))
    return vague


def forget_board(state: Woodland, seat: int) -> None:
    """Leave out what crafted cards, items and pieces of the board may change in others' turns."""
    own(state, seat, ())
    pack(state, seat, EMPTY_BOX)
    for entry in state.boards[seat].fields:
        if isinstance(entry, Field) and entry.name in ("sides", "relations", "mood"):
            rewrite(state, seat, entry, entry.value.unsaid if isinstance(entry.value, One) else 0)


def begun(table: RealTable, seat: int) -> Progress:
    copy = table.copy()
    copy.state.todo = [BeginTurn(seat)]
    return Progress(copy, seat)


def events(progress: Progress) -> list[tuple[str, dict[str, Word]]]:
    """What happened. An aim may be told by another test if a clearing that could not win was not asked for."""
    told = [event for step in progress.steps for event in step.events]
    return [(event.what, {name: value for name, value in event.args.items() if name != "reason"}) for event in told]


def shuffled(rng: random.Random, table: RealTable) -> None:
    """Move people's warriors about, and give points, so that there is something to compare."""
    state = table.state
    for party in state.rules.people:
        for warrior in state.rules.warriors[party]:
            for _ in range(rng.randint(0, min(8, state.supply[warrior]))):
                state.put(warrior, rng.randint(1, PLACES - 1), 1)
    for seat in state.rules.people:
        score(state, seat, max(state.points[seat], rng.randint(0, 3 if state.rules.hiring else 20)))


def traits_of(name: str) -> list[str]:
    """The traits that a bot may have."""
    return [trait.name for trait in bot_called(name).offered]


@pytest.mark.parametrize("seed", few_of_many(8, range(500)))
def test_the_steps_are_the_same_if_only_what_is_asked_for_is_told(seed: int) -> None:
    """Somebody has forgotten most of the map. Every question is answered from the real table."""
    rng = random.Random(seed)
    name = list(BOTS)[seed % len(BOTS)]
    bot = f"{name}:{'+'.join([rng.choice(LEVELS), *rng.sample(traits_of(name), rng.choice([0, 1, 2]))])}"
    people = rng.sample([one for one in PEOPLE if one != BOTS[name]], rng.choice([1, 2, 3]))
    hirelings: Json = "random" if rng.random() < 0.3 else []
    table = laid_out(seed, *people, bot, map=rng.choice(["autumn", "winter", "lake", "mountain"]),
                     deck=rng.choice(["standard", "exiles"]), hirelings=hirelings)  # fmt: skip
    seat = len(people)
    for _ in range(2):
        shuffled(rng, table)
        told: list[str | None] = []
        while (trial := play_turn(table, seat, told)).asking is not None:
            told = [*trial.told, rng.choice(trial.asking.possible).text]
        told = list(trial.told)
        full = Full(begun(table, seat), told)
        real = full.go()
        light = Light(begun(forgotten(rng, table, seat), seat), told, full.tables).go()
        assert events(light) == events(real)
        if real.table.state.over:
            return
        table = RealTable.read(real.table.text())


def asked(asking: Asking | None) -> list[str]:
    assert asking is not None
    assert asking.kind == FACTS
    return [fact.text for fact in asking.facts]


def test_a_step_asks_for_what_it_compares() -> None:
    """§bots:5.5.1.I: it recruits at its roosts, so nothing else is asked for."""
    table = real_table(*EYRIE)
    assert asked(play_turn(table, facts=True).asking) == ["pieces 1"]
    crafting = play_turn(table, told=["right", "anvil"], draw=False, facts=True)
    assert asked(crafting.asking) == ["item 4"] or asked(crafting.asking)
    moving = play_turn(table, told=["right", "ambush_bird"], draw=False, facts=True)
    found = asked(moving.asking)
    assert found
    assert {text.split()[0] for text in found} == {"clearing"}
    assert len(found) < 6


def test_an_answer_changes_the_table_and_is_not_asked_for_again() -> None:
    table = real_table(*EYRIE)
    first = play_turn(table, told=["right", "ambush_bird"], draw=False, facts=True)
    clearing = asked(first.asking)[0].split()[1]
    told = ["right", "ambush_bird", f"marquise warrior {clearing} 4; marquise warrior {clearing} +1"]
    after = play_turn(table, told=told, draw=False, facts=True)
    assert after.table.state.warriors(0, int(clearing)) == 5
    assert after.asking is None or f"clearing {clearing}" not in [fact.text for fact in after.asking.facts]


def test_more_pieces_than_there_are_make_room_where_nobody_has_looked() -> None:
    """People have 25 warriors; those that Copse remembers elsewhere cannot be there."""
    lines = [line for line in EYRIE if "warrior 1" not in line]
    table = real_table(*lines, "clearing 5 marquise warrior 20", "clearing 11 marquise warrior 5")
    first = play_turn(table, told=["right", "ambush_bird"], draw=False, facts=True)
    clearing = int(asked(first.asking)[0].split()[1])
    after = play_turn(table, told=["right", "ambush_bird", f"marquise warrior {clearing} 22"], draw=False, facts=True)
    state = after.table.state
    assert state.warriors(0, clearing) == 22
    assert sum(state.warriors(0, place) for place in range(1, PLACES)) <= 25


def test_what_lies_before_a_person_is_told_in_edits_that_make_it_so() -> None:
    lines = ["crafted marquise cobbler", "box marquise boots boots", "turned marquise tea"]
    real, vague = real_table(*EYRIE, *lines), real_table(*EYRIE)
    assert written(real.state, 1, Fact(BOARD, 0)) == lines
    assert written(vague.state, 1, Fact(BOARD, 0)) == [
        "crafted marquise none",
        "box marquise none",
        "turned marquise none",
    ]
    for table, other in ((vague, real), (real, vague)):
        after = corrected(table.state, "; ".join(written(other.state, 1, Fact(BOARD, 0))), set())
        assert written(after, 1, Fact(BOARD, 0)) == written(other.state, 1, Fact(BOARD, 0))


def test_a_marker_at_its_first_place_is_told_with_its_value() -> None:
    """A position leaves it out, but a person who compares the board must see it, and be able to correct it."""
    lines = ("clearing 3 electric_eyrie warrior 6 roost 1", "turn 1")
    hundreds = ("factions hundreds electric_eyrie", *lines)
    moods = [
        [line for line in written(real_table(*hundreds, *mood).state, 1, Fact(BOARD, 0)) if "mood" in line]
        for mood in ((), ("hundreds mood bitter",))
    ]
    assert moods == [["hundreds mood stubborn"], ["hundreds mood bitter"]]
    bitter = real_table(*hundreds, "hundreds mood bitter").state
    assert written(corrected(bitter, moods[0][0], set()), 1, Fact(BOARD, 0)) == written(
        real_table(*hundreds).state, 1, Fact(BOARD, 0)
    )
    vagabond = real_table("factions vagabond electric_eyrie marquise", *lines, "pawn vagabond 5").state
    assert "vagabond relation marquise indifferent" in written(vagabond, 1, Fact(BOARD, 0))
    lizards = real_table("factions lizards electric_eyrie", *lines).state
    assert "lizards outcast fox" in written(lizards, 1, Fact(BOARD, 0))
    words = Words("en")
    assert "Stubborn" in Spoken(words, real_table(*hundreds).state).shown(
        real_table(*hundreds).state, 1, Fact(BOARD, 0)
    )
    assert "▲ fox" in Spoken(words, lizards).shown(lizards, 1, Fact(BOARD, 0))
    assert "Marquise – Indifferent" in Spoken(words, vagabond).shown(vagabond, 1, Fact(BOARD, 0))


def test_an_empty_clearing_is_told_in_plain_words() -> None:
    state = real_table("factions marquise electric_eyrie", "clearing 3 electric_eyrie roost 1", "turn 1").state
    spoken = Spoken(Words("en"), state)
    assert spoken.shown(state, 1, Fact(CLEARING, 3)) == "nobody else has pieces there"
    assert spoken.shown(state, 1, Fact(BOARD, 0)) == "none"


def test_a_battle_asks_for_the_cards_that_may_be_used_in_it() -> None:
    table = real_table(*EYRIE)
    told, kinds = list[str | None](), list[str]()
    while (asking := play_turn(table, told=told, facts=True).asking) is not None:
        kinds += [fact.text for fact in asking.facts]
        told = [*play_turn(table, told=told, facts=True).told, RIGHT if asking.facts else asking.possible[0].text]
    assert "board 0" in kinds


def test_an_answer_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadEdit, match="'marquise cannon 5': "):
        play_turn(real_table(*EYRIE), told=["marquise cannon 5"], facts=True)
