"""The rulebook: how the kernel starts, saves and writes down a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from copse.kernel.chance import mix
from copse.kernel.errors import BadSave, Impossible
from copse.kernel.options import Option, Options, in_position
from copse.kernel.prospects import Fact, Facts
from copse.kernel.rulebook import Rulebook
from copse.kernel.saves import Migration
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Task
from copse.kernel.texts import Line
from copse.kernel.texts import impossible as impossible_at
from foragers.actions import VOCABULARY
from foragers.rules import DECK, DIE, HAND, MUSHROOMS, OPTIONS, PLAYERS, rules_for
from foragers.steps import TASKS, Deal, Lay
from foragers.table import NONE, Table

PLACES: Final = {name: place for place, name in enumerate(MUSHROOMS)}
MOST: Final = len(DECK) * DIE[-1]  # limit of rounds, points and the basket


class Foragers(Rulebook[Table]):
    name = "foragers"
    version = 1
    save_version = 1
    vocabulary = VOCABULARY
    options: Mapping[str, Option] = OPTIONS
    tasks: Mapping[str, type[Task]] = TASKS
    migrations: Mapping[int, Migration] = {}

    def begin(self, options: Options) -> Table:
        seed = options["seed"]
        assert isinstance(seed, int)
        state = Table(rules_for(options), mix(seed))
        state.push(Deal())
        return state

    def outcomes(self, state: Table) -> Mapping[str, Mapping[int, str]]:
        return {"die": {pips: str(pips) for pips in DIE}, "mushroom": dict(enumerate(MUSHROOMS))}

    def facts(self, state: Table, seat: int) -> Facts:
        found: dict[Fact, int] = {("points", who): points for who, points in enumerate(state.points)}
        found |= {("hand", who): len(hand) for who, hand in enumerate(state.hands)}
        return found

    # ---- saves

    def restore(self, options: Options, fields: Fields) -> Table:
        state = Table(rules_for(options), 0)
        hands = fields.rows("hands")
        if len(hands) != state.seats:
            raise BadSave(f"'hands' should have {state.seats} entries")
        most = len(MUSHROOMS) - 1
        state.hands = [Fields({"hand": hand}, "'hands'").wholes("hand", None, 0, most) for hand in hands]
        state.laid = fields.wholes("laid", state.seats, NONE, most)
        state.points = fields.wholes("points", state.seats, 0, MOST)
        state.discards = fields.wholes("discards", None, 0, most)
        state.shown = fields.flag("shown")
        state.first = fields.whole("first", 0, state.seats - 1)
        state.round, state.basket = fields.whole("round", 0, MOST), fields.whole("basket", 0, MOST)
        self.restore_common(state, fields)
        try:
            check(state)
        except Impossible as problem:
            raise BadSave(f"the save is of an impossible state: {problem}") from None
        return state

    # ---- positions

    def write_position(self, state: Table, options: Options) -> list[str]:
        out = [f"players {state.seats}"]
        out += ["option harmless true"] * state.rules.harmless
        out += [f"first {state.first}", f"round {state.round}", f"basket {state.basket}"]
        out.append("points " + " ".join(map(str, state.points)))
        out += [f"hand {seat} {listed(hand)}" for seat, hand in enumerate(state.hands)]
        out += [f"laid {seat} {MUSHROOMS[mushroom]}" for seat, mushroom in enumerate(state.laid) if mushroom != NONE]
        out += ["shown"] * state.shown
        out.append("discards " + listed(state.discards))
        return out + self.write_common(state)

    def read_position(self, lines: Sequence[Line]) -> tuple[Options, Table]:
        spelled = {"players": lambda line: line.whole("the number of players", PLAYERS[0], PLAYERS[-1])}
        options, rest = in_position(self.resolve_position, spelled, lines)
        state = Table(rules_for(options), 0)
        for line in rest:
            if not self.read_common(state, line):
                self._read(state, line)
                line.end()
        try:
            check(state)
        except Impossible as problem:
            raise impossible_at(problem, lines) from None
        return options, state

    def _read(self, state: Table, line: Line) -> None:
        word, last = line.word("what the line is about"), state.seats - 1
        if word in ("hand", "laid"):
            seat = line.whole("the seat", 0, last)
            line.once(f"{word} {seat}")
            if word == "hand":
                state.hands[seat] = sorted(line.names("mushroom", PLACES))
            else:
                state.laid[seat] = line.name("mushroom", PLACES)
            return
        line.once(word)
        if word == "first":
            state.first = line.whole("the seat", 0, last)
        elif word in ("round", "basket"):
            setattr(state, word, line.whole(f"the {word}", 0, MOST))
        elif word == "points":
            state.points = [line.whole("points", 0, MOST) for _ in range(state.seats)]
        elif word == "shown":
            state.shown = True
        elif word == "discards":
            state.discards = line.names("mushroom", PLACES)
        else:
            raise line.fail(f"'{word}' says nothing of this game", back=1)


def listed(mushrooms: list[int]) -> str:
    return " ".join(MUSHROOMS[mushroom] for mushroom in mushrooms) or "none"


def check(state: Table) -> None:
    """Check the state and count the pile. Raises Impossible if no game leads to this state."""
    try:
        state.count_pile()
    except ValueError:
        raise Impossible("there are more mushrooms of a kind than the deck has", "hand") from None
    if not state.over and not state.todo:
        raise Impossible("nothing is pending, but the game is not over", "todo")
    if any(len(hand) > HAND for hand in state.hands):
        raise Impossible(f"a hand has {HAND} mushrooms at most", "hand")
    for task in state.todo:
        if isinstance(task, Lay) and (not state.hands[task.seat] or state.laid[task.seat] != NONE):
            raise Impossible(f"seat {task.seat} cannot lay a mushroom", "todo")


BOOK: Final = Foragers()
