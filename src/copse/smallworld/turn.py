"""The order of play: setup, rounds, turns and the steps of a turn."""

from __future__ import annotations

from collections.abc import Mapping

from copse.kernel.actions import Action
from copse.kernel.events import Word
from copse.kernel.options import RANDOM
from copse.kernel.tasks import Forfeit, Task
from copse.smallworld.actions import BEFRIEND, DECLINE, EXPAND, PASS
from copse.smallworld.conquest import Conquer, Muster
from copse.smallworld.decline import Decline, LateDecline, forfeited_elders
from copse.smallworld.offer import Pick, refill
from copse.smallworld.redeploy import Redeploy, Regroup
from copse.smallworld.scoring import Score
from copse.smallworld.steps import Question, SeatStep, Step
from copse.smallworld.world import NONE, World


class Setup(Step):
    """§sw:setup.combinations, §sw:order.first_player: lay out the pairs; the first player is agreed or random."""

    def run(self, state: World) -> None:
        refill(state)
        first = state.rules.first
        state.first = state.roll("seat", range(state.seats)) if first == RANDOM else int(str(first))
        state.push(BeginTurn(state.first))


class BeginTurn(SeatStep):
    """§sw:turn.conquer_or_decline: without an active people one is picked; with one, conquer or decline."""

    def run(self, state: World) -> None:
        seat = self.seat
        state.turns += 1
        state.turn = seat
        state.spoils = state.attacked = state.converted = 0
        state.flown = state.newcomer = False
        state.peace[seat] = NONE
        if state.heard:
            state.say("sw:order.rounds", "turn_began", seat=seat, round=state.round)
        if state.active[seat] != NONE:
            state.push(Course(seat))
        elif state.offer:
            state.push_all([Pick(seat), Campaign(seat)])  # §sw:decline.next_turn
        else:
            state.push(Campaign(seat))


class Course(Question):
    """§sw:turn.conquer_or_decline: a later turn is spent on conquest or on decline."""

    law = "sw:turn.conquer_or_decline"

    def prompt(self, state: World) -> Mapping[str, Word]:
        return {"race": state.rules.race_ids[state.active[self.seat]]}

    def options(self, state: World) -> list[Action]:
        return [EXPAND[()], DECLINE[()]]

    def forfeit(self, state: World, action: Action) -> Forfeit | None:
        return forfeited_elders(state, self.seat) if action.verb is DECLINE else None

    def choose(self, state: World, action: Action) -> None:
        if action.verb is DECLINE:  # §sw:decline.turn_ends: no conquest, and scoring without the bonuses that ended
            state.push_all([Decline(self.seat), Score(self.seat), Regroup(self.seat), EndTurn(self.seat)])
        else:
            state.push(Campaign(self.seat))


class Campaign(SeatStep):
    """The conquests of a turn: races that conquer in decline go first (§sw:race.ghouls), then the active one."""

    def run(self, state: World) -> None:
        seat = self.seat
        peoples = [race for race in state.declines_of(seat) if state.combo[race].conquers_in_decline]
        if state.active[seat] != NONE:
            peoples.append(state.active[seat])
        steps: list[Task] = []
        for race in peoples:
            steps += [Muster(seat, race), Conquer(seat, race), Redeploy(seat, race)]
        state.push_all([*steps, Score(seat), Farewell(seat), Regroup(seat), EndTurn(seat)])


class Farewell(SeatStep):
    """What a power asks once the turn is scored."""

    def run(self, state: World) -> None:
        race = state.active[self.seat]
        if race == NONE:
            return
        combo = state.combo[race]
        if combo.declines_after_scoring:
            state.push(LateDecline(self.seat))
        if combo.makes_peace:
            state.push(MakePeace(self.seat))


class MakePeace(Question):
    """§sw:power.diplomat: an opponent whose active race was not attacked this turn, or nobody."""

    law = "sw:power.diplomat"

    def options(self, state: World) -> list[Action]:
        spared = [seat for seat in range(state.seats) if seat != self.seat and not state.attacked >> seat & 1]
        return [*[BEFRIEND[seat] for seat in spared], PASS[()]]

    def choose(self, state: World, action: Action) -> None:
        if action.verb is BEFRIEND:
            state.peace[self.seat] = action.args[0]
            state.say(self.law, "befriended", seat=self.seat, friend=action.args[0])


class EndTurn(SeatStep):
    """§sw:order.rounds: clockwise; when all have moved the round ends, and after the last one the game."""

    def run(self, state: World) -> None:
        following = (self.seat + 1) % state.seats
        if following == state.first:
            if state.round == state.board.rounds:
                state.say("sw:end.winner", "ended")
                state.finish()
                return
            state.round += 1
        state.push(BeginTurn(following))


STEPS = ("begin", "ready", "conquer", "redeploy", "score", "farewell", "end")
"""The moments of a turn at which a position can be set up."""


def turn_from(state: World, seat: int, step: str) -> list[Task]:
    """The rest of a turn from one of its moments on, as a stack of tasks."""
    if step == "begin":
        return [BeginTurn(seat)]
    if step == "ready":
        return [Campaign(seat)]
    race = state.active[seat]
    conquest: list[Task] = [Conquer(seat, race), Redeploy(seat, race), Score(seat), Farewell(seat)]
    rest = [*conquest, Regroup(seat), EndTurn(seat)][STEPS.index(step) - 2 :]
    return rest[::-1]
