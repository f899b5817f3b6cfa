"""§3.3 of the early Law: four victory cards in place of the dominance cards, each won in its own way. After activation
the seat's marker leaves the track and lies on the card. `points` holds its place there: along the card's track
(§3.3.7), or the faction whose homeland must be ruled (§3.3.8)."""

from __future__ import annotations

from typing import Final

from copse.kernel.actions import Action
from copse.kernel.bits import members
from copse.kernel.domains import A_SEAT, declare
from copse.kernel.errors import Impossible
from copse.kernel.rows import replaced
from copse.kernel.tasks import Json
from copse.root.actions import ACTIVATE, CHOOSE, COALITION, TAKE_OFF
from copse.root.cards import BIRD, CARDS, DOMINANCE, FOX, MOUSE, RABBIT
from copse.root.dominance import Dominance, activate, join
from copse.root.editions.early.general import homeland, titular_seats
from copse.root.score import scoreless, win
from copse.root.state import NONE, Woodland
from copse.root.steps import Question

CHAOS, MILITARY, ECONOMIC, COALITION_CARD = BIRD, FOX, RABBIT, MOUSE  # the suit of each (E17)
VICTORIES: Final = {  # how people call them
    "dominance_bird": "chaos_victory",
    "dominance_fox": "military_victory",
    "dominance_rabbit": "economic_victory",
    "dominance_mouse": "coalition_victory",
}
COALITION_PLAYERS: Final = 4  # §3.3.6


class VictoryCards(Dominance):
    points: int = 0  # there is no least
    for_two: bool = True
    for_all: bool = True
    track: int = 10  # spaces of the economic card (E18)
    chaos: tuple[int, int] = (33, 39)  # points of everyone else (§3.3.5)

    def activations(self, state: Woodland, seat: int, held: list[int]) -> list[Action]:
        """§3.3.1"""
        out: list[Action] = []
        for place in held:
            suit = CARDS[DOMINANCE[place]].suit
            if suit == COALITION_CARD:
                out += [COALITION[place, other] for other in last(state, seat)]
            elif suit != MILITARY or marches(state, seat):
                out.append(ACTIVATE[place])
        return out

    def activate(self, state: Woodland, seat: int, action: Action) -> None:
        card = DOMINANCE[action.args[0]]
        suit = CARDS[card].suit
        if suit == COALITION_CARD:
            join(state, seat, card, action.args[1], "early:3.3.6")
            return
        activate(state, seat, card)
        if suit == ECONOMIC:
            state.points = replaced(state.points, seat, 0)
            self.advance(state, seat, len(state.crafted[seat]))
        elif suit == MILITARY:
            state.points = replaced(state.points, seat, seat)  # nobody else's yet
            state.push(ChooseHomeland(seat))

    def on_crafted(self, state: Woodland, seat: int) -> None:
        """§3.3.7: a step for every card that is crafted."""
        card = state.dominance[seat]
        if card != NONE and CARDS[card].suit == ECONOMIC:
            self.advance(state, seat, 1)

    def advance(self, state: Woodland, seat: int, steps: int) -> None:
        state.points = replaced(state.points, seat, min(self.track, state.points[seat] + steps))
        state.say("early:3.3.7", "advanced", seat=seat, count=state.points[seat], most=self.track)
        if state.points[seat] == self.track:
            win(state, seat, "early:3.3.7")

    def wins(self, state: Woodland, seat: int, card: int) -> str:
        """§3.3.5, §3.3.8: as Birdsong begins (E19)."""
        suit = CARDS[card].suit
        if suit == CHAOS and all(self.in_chaos(state, other) for other in range(state.seats) if other != seat):
            return "early:3.3.5"
        aim = self.aim(state, seat, card)
        if aim != NONE and state.ruled(seat) >> homeland(state, state.rules.names[aim]) & 1:
            return "early:3.3.8"
        return ""

    def in_chaos(self, state: Woodland, other: int) -> bool:
        least, most = self.chaos
        return scoreless(state, other) or least <= state.points[other] <= most

    def along(self, state: Woodland, seat: int, card: int) -> int:
        """§3.3.7"""
        return state.points[seat] if CARDS[card].suit == ECONOMIC else 0

    def aim(self, state: Woodland, seat: int, card: int) -> int:
        """§3.3.8"""
        meant = CARDS[card].suit == MILITARY and state.points[seat] in marches(state, seat)
        return state.points[seat] if meant else NONE

    def pieces(self, state: Woodland, seat: int, card: int) -> dict[int, int]:
        """§3.3.8: a warrior of the faction whose homeland is to be ruled."""
        aim = self.aim(state, seat, card)
        return {} if aim == NONE else {state.rules.warrior[aim]: 1}

    def view(self, state: Woodland, seat: int, card: int) -> dict[str, Json]:
        """Where the marker lies on the card: along its track, or at the faction whose homeland is meant."""
        suit = CARDS[card].suit
        if suit == ECONOMIC:
            return {"along": state.points[seat], "track": self.track}
        aim = self.aim(state, seat, card)
        return {} if aim == NONE else {"aim": aim}

    def check(self, state: Woodland, seat: int, card: int) -> None:
        suit, name = CARDS[card].suit, state.rules.names[seat]
        line = f"dominance {name}"
        if suit == ECONOMIC and state.points[seat] >= self.track and not state.over:
            raise Impossible(f"the track of the card has {self.track} spaces (§early:3.3.7)", line)
        if suit == COALITION_CARD and state.partner[seat] == NONE:
            raise Impossible(f"the card forms a coalition: 'coalition {name} ...' (§early:3.3.6)", line)
        if suit == MILITARY and not marches(state, seat):
            raise Impossible(f"{name} cannot activate {CARDS[card].id} (§early:3.3.8)", line)
        choosing = any(isinstance(task, ChooseHomeland | CallAway) and task.seat == seat for task in state.todo)
        if suit == MILITARY and self.aim(state, seat, card) == NONE and not choosing:
            seats = " or ".join(map(str, marches(state, seat)))
            problem = f"'from' names the seat of the faction whose homeland is to be ruled (§early:3.3.8): {seats}"
            raise Impossible(problem, line)

    def printed(self, card: int) -> dict[str, int]:
        least, most = self.chaos
        return {"track": self.track, "least": least, "most": most, "players": COALITION_PLAYERS}


def last(state: Woodland, seat: int) -> list[int]:
    """§3.3.6: the seats with which a coalition may be formed: those with the fewest points among seats that still score
    (E20)."""
    others = [other for other in range(state.seats) if other != seat and not scoreless(state, other)]
    if state.seats < COALITION_PLAYERS or not others:
        return []
    least = min(state.points[other] for other in others)
    return [other for other in others if state.points[other] == least]


def marches(state: Woodland, seat: int) -> list[int]:
    """§3.3.8: the titular factions whose homeland a seat may set out to rule; a Vagabond none."""
    if seat in state.rules.walkers:
        return []
    return [other for other in titular_seats(state) if other != seat]


class ChooseHomeland(Question):
    """§3.3.8: whose warrior lies on the card; it comes from the supply, or else from the map."""

    law = "early:3.3.8"

    def options(self, state: Woodland) -> list[Action]:
        return [CHOOSE[other] for other in marches(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        other = action.args[0]
        warrior = state.rules.warrior[other]
        state.say(self.law, "set_out", seat=self.seat, other=other)
        if state.supply[warrior]:
            state.supply[warrior] -= 1
            state.points = replaced(state.points, self.seat, other)
        else:
            state.push(CallAway(self.seat, other))


class CallAway(Question):
    """§3.3.8: from where the warrior comes, if the supply has none (E21)."""

    law = "early:3.3.8"
    domains = declare(other=A_SEAT)

    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other

    def trouble(self, state: Woodland) -> str:
        return "" if self.options(state) else "there is no warrior to be called away"

    def options(self, state: Woodland) -> list[Action]:
        return [TAKE_OFF[clearing] for clearing in members(state.where(state.rules.warrior[self.other]))]

    def choose(self, state: Woodland, action: Action) -> None:
        clearing = action.args[0]
        state.lift(state.rules.warrior[self.other], clearing, 1)
        state.points = replaced(state.points, self.seat, self.other)
        state.say(self.law, "called_away", seat=self.seat, other=self.other, clearing=clearing)
