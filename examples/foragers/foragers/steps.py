"""The rules as tasks. A round is `BeginRound`, a `Lay` for each seat, `Reveal`, perhaps a `Swap`, and `EndRound`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.kernel.actions import Action
from copse.kernel.events import Word
from copse.kernel.tasks import Blocked, Decision, State, Task, by_name
from foragers.actions import LAY, PASS, SWAP
from foragers.rules import DIE, FLY_AGARIC, HAND, MUSHROOMS
from foragers.table import NONE, Table


class Step(Task):
    """A task that runs by itself."""

    def enter(self, state: State) -> None:
        assert isinstance(state, Table)
        self.run(state)

    def run(self, state: Table) -> None:
        raise NotImplementedError


class Question(Decision):
    """A task that waits for a seat's choice."""

    def legal(self, state: State) -> list[Action]:
        assert isinstance(state, Table)
        return self.options(state)

    def answer(self, state: State, action: Action) -> None:
        assert isinstance(state, Table)
        self.choose(state, action)

    def refused(self, state: State) -> list[Blocked]:
        return []

    def arguments(self, state: State) -> Mapping[str, Word]:
        assert isinstance(state, Table)
        return {"points": state.basket}

    def options(self, state: Table) -> list[Action]:
        raise NotImplementedError

    def choose(self, state: Table, action: Action) -> None:
        raise NotImplementedError


class Deal(Step):
    """§foragers:1.2 Everyone draws four mushrooms."""

    def run(self, state: Table) -> None:
        for seat in range(state.seats):
            for _ in range(HAND):
                state.draw_for(seat, "foragers:1.2")
        state.push(BeginRound())


class BeginRound(Step):
    """§foragers:2.1 Roll the die for the basket. A basket of the last round is added."""

    def run(self, state: Table) -> None:
        state.turns += 1
        state.round += 1
        state.shown = False
        state.laid = [NONE] * state.seats
        state.basket += state.roll("die", DIE)
        state.say("foragers:2.1", "round_began", round=state.round, points=state.basket)
        order = [(state.first + place) % state.seats for place in range(state.seats)]
        state.push_all([*(Lay(seat) for seat in order), Reveal()])


class Lay(Question):
    """§foragers:2.2 Lay a mushroom face down."""

    law = "foragers:2.2"
    verbs = (LAY,)

    def options(self, state: Table) -> list[Action]:
        return [LAY[mushroom] for mushroom in sorted(set(state.hands[self.seat]))]

    def choose(self, state: Table, action: Action) -> None:
        mushroom = action.args[0]
        state.hands[self.seat].remove(mushroom)
        state.laid[self.seat] = mushroom
        state.whisper("foragers:2.2", "laid", (self.seat,), {"card": MUSHROOMS[mushroom]}, seat=self.seat)


class Reveal(Step):
    """§foragers:2.3 to §foragers:2.5: determine the player who takes the basket."""

    def run(self, state: Table) -> None:
        state.shown = state.sealed = True
        for seat, mushroom in enumerate(state.laid):
            state.say("foragers:2.3", "revealed", seat=seat, card=MUSHROOMS[mushroom])
        state.push(EndRound())
        single = [mushroom for mushroom in state.laid if state.laid.count(mushroom) == 1]
        if FLY_AGARIC in state.laid and not state.rules.harmless:
            state.say("foragers:2.5", "spoiled", points=state.basket)
            state.basket = 0
        elif not single:
            state.say("foragers:2.4", "tied", points=state.basket)
        else:
            self.win(state, state.laid.index(max(single)))

    def win(self, state: Table, seat: int) -> None:
        state.points[seat] += state.basket
        state.say("foragers:2.3", "took_basket", seat=seat, points=state.basket)
        state.basket = 0
        if state.hands[seat] and state.pile:
            state.push(Swap(seat))


class Swap(Question):
    """§foragers:3.1 The winner may discard a mushroom and draw another."""

    law = "foragers:3.1"
    verbs = (SWAP, PASS)

    def options(self, state: Table) -> list[Action]:
        return [*(SWAP[mushroom] for mushroom in sorted(set(state.hands[self.seat]))), PASS[()]]

    def choose(self, state: Table, action: Action) -> None:
        if action.verb is PASS:
            return
        mushroom = action.args[0]
        state.hands[self.seat].remove(mushroom)
        state.discards.append(mushroom)
        state.say("foragers:3.1", "swapped", seat=self.seat, card=MUSHROOMS[mushroom])
        state.draw_for(self.seat, "foragers:3.1")


class EndRound(Step):
    """§foragers:3.2 Draw if there is a mushroom for everybody. §foragers:4.1 End the game when the hands are empty."""

    def run(self, state: Table) -> None:
        state.discards += state.laid
        state.laid = [NONE] * state.seats
        if len(state.pile) >= state.seats:
            for place in range(state.seats):
                state.draw_for((state.first + place) % state.seats, "foragers:3.2")
        state.first = (state.first + 1) % state.seats
        if any(state.hands):
            state.push(BeginRound())
        else:
            state.say("foragers:4.1", "ended")
            state.finish()


TASKS: Final = by_name((Deal, BeginRound, Lay, Reveal, Swap, EndRound))
