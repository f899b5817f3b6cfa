"""A toy game for the kernel's own tests: two seats with secret hands, a question out of turn, and a win in the middle.

On its turn a seat shows a card or passes, and may nod before; the other may answer the card with a higher one. Three
points win, at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

from copse.kernel.actions import Action, Vocabulary
from copse.kernel.chance import Dice, mix
from copse.kernel.domains import A_SEAT, Domain, declare
from copse.kernel.events import Word
from copse.kernel.options import SEED, Option, Options, flag, whole
from copse.kernel.outcome import GameOutcome
from copse.kernel.rulebook import Rulebook
from copse.kernel.saves import Migration
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Blocked, Decision, Json, State, Task, View, by_name
from copse.kernel.texts import Line

WORDS = Vocabulary(__name__)
SHOW = WORDS.verb("show", "toy:show", "{card}", card=range(10))
PASS = WORDS.verb("pass", "toy:pass")
PEEK = WORDS.verb("peek", "toy:peek")
NOD = WORDS.verb("nod", "toy:nod")


class Table(State):
    def __init__(self, rng: int) -> None:
        super().__init__(rng)
        self.deck = list(range(10))
        self.hands: list[list[int]] = [[], []]
        self.points = [0, 0]

    @property
    def seats(self) -> int:
        return 2

    def copy(self) -> Self:
        other = type(self)(self.rng)
        other.take_common(self)
        other.deck, other.hands, other.points = self.deck[:], [hand[:] for hand in self.hands], self.points[:]
        return other

    def view(self, seat: int | None) -> View:
        hands: list[Json] = [list[Json](hand) if who == seat else len(hand) for who, hand in enumerate(self.hands)]
        return {"hands": hands, "deck": len(self.deck), "points": list[Json](self.points)}

    def redeal(self, seat: int | None, seed: int) -> None:
        dice = Dice(seed)
        others = [who for who in (0, 1) if who != seat]
        pool = sorted(self.deck + [card for who in others for card in self.hands[who]])
        dice.shuffle(pool)
        for who in others:
            self.hands[who] = sorted(pool.pop() for _ in self.hands[who])
        self.deck, self.rng = sorted(pool), dice.below(1 << 31)

    def dump(self) -> dict[str, Json]:
        return {"deck": list[Json](self.deck), "hands": [list[Json](hand) for hand in self.hands],
                "points": list[Json](self.points)}  # fmt: skip

    def outcome(self) -> GameOutcome:
        best = max(self.points)
        winners = [seat for seat, points in enumerate(self.points) if points == best]
        return {"winners": winners, "points": list[int | None](self.points), "law": "toy:win"}

    def score(self, seat: int) -> None:
        self.points[seat] += 1
        self.say("toy:score", "scored", seat=seat)
        if self.points[seat] == 3:
            self.finish()


def table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


class Deal(Task):
    domains = declare(seat=A_SEAT)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def enter(self, state: State) -> None:
        here = table(state)
        if not here.deck:
            here.finish()
            return
        card = here.draw("card", here.deck)
        here.hands[self.seat].append(card)
        here.hands[self.seat].sort()
        here.whisper("toy:deal", "dealt", (self.seat,), {"card": card}, seat=self.seat)


class Turn(Decision):
    law = "toy:turn"

    def legal(self, state: State) -> list[Action]:
        return [*[SHOW[card] for card in table(state).hands[self.seat]], PASS[()], PEEK[()], NOD[()]]

    def refused(self, state: State) -> list[Blocked]:
        return [Blocked(SHOW[card], "toy:own_cards") for card in range(10) if card not in table(state).hands[self.seat]]

    def arguments(self, state: State) -> Mapping[str, Word]:
        return {}

    def answer(self, state: State, action: Action) -> None:
        here = table(state)
        if action.verb in (PEEK, NOD):
            if action.verb is PEEK:
                here.sealed = True
            here.push(Turn(self.seat))
        elif action.verb is SHOW:
            here.hands[self.seat].remove(action.args[0])
            here.push(Answer(1 - self.seat, action.args[0]))
        else:
            here.push(Begin(1 - self.seat))


class Answer(Decision):
    law = "toy:answer"
    domains = declare(card=Domain("a card", range(10)))

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def legal(self, state: State) -> list[Action]:
        """Asked even if passing is all that can be done, so that the question tells nothing."""
        return [*[SHOW[card] for card in table(state).hands[self.seat] if card > self.card], PASS[()]]

    def refused(self, state: State) -> list[Blocked]:
        return []

    def arguments(self, state: State) -> Mapping[str, Word]:
        return {"card": self.card}

    def answer(self, state: State, action: Action) -> None:
        here = table(state)
        beaten = action.verb is SHOW
        if beaten:
            here.hands[self.seat].remove(action.args[0])
        here.score(self.seat if beaten else 1 - self.seat)
        here.push(Begin(self.seat))


class Begin(Task):
    domains = declare(seat=A_SEAT)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def enter(self, state: State) -> None:
        state.turns += 1
        state.push_all([Deal(self.seat), Turn(self.seat)])


class Toy(Rulebook[Table]):
    name = "toy"
    version = 2
    save_version = 2
    vocabulary = WORDS
    options: Mapping[str, Option] = {
        "seed": SEED,
        "cards": whole("cards", 2, range(1, 5), "cards in hand at the start"),
        "open": flag("open", False, "hands are open"),
    }
    tasks: Mapping[str, type[Task]] = by_name((Deal, Turn, Answer, Begin))
    migrations: Mapping[int, Migration] = {1: lambda old: {**old, "version": 2, "start": old["begin"]}}

    def begin(self, options: Options) -> Table:
        seed, cards = options["seed"], options["cards"]
        assert isinstance(seed, int)
        assert isinstance(cards, int)
        state = Table(mix(seed))
        state.push_all([*[Deal(seat) for seat in (0, 1) for _ in range(cards)], Begin(0)])
        return state

    def restore(self, options: Options, fields: Fields) -> Table:
        state = Table(0)
        state.deck = fields.wholes("deck", None, 0, 9)
        state.points = fields.wholes("points", 2, 0, 3)
        rows = fields.rows("hands")
        state.hands = [Fields({"hand": row}, "hands").wholes("hand", None, 0, 9) for row in rows]
        self.restore_common(state, fields)
        return state

    def write_position(self, state: Table, options: Options) -> list[str]:
        hands = [f"hand {seat} {' '.join(map(str, hand))}".rstrip() for seat, hand in enumerate(state.hands)]
        deck = f"deck {' '.join(map(str, state.deck))}".rstrip()
        return [*hands, deck, f"points {state.points[0]} {state.points[1]}", *self.write_common(state)]

    def read_position(self, lines: Sequence[Line]) -> tuple[Options, Table]:
        state = Table(0)
        for line in lines:
            if self.read_common(state, line):
                continue
            key = line.word("the key")
            if key == "points":
                state.points = [line.whole("points", 0, 3), line.whole("points", 0, 3)]
            elif key in ("hand", "deck"):
                cards = state.hands[line.whole("the seat", 0, 1)] if key == "hand" else state.deck
                cards.clear()
                while line.more:
                    cards.append(line.whole("a card", 0, 9))
            else:
                raise line.fail(f"'{key}' is no line of a position", back=1)
        state.deck = [card for card in state.deck if card not in state.hands[0] + state.hands[1]]
        return {**self.resolve({}), "seed": None}, state

    def outcomes(self, state: Table) -> Mapping[str, Mapping[int, str]]:
        return {"card": {card: str(card) for card in range(10)}}


TOY = Toy()
