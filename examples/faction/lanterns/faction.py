"""Chapter 1 of its book: the Lantern Guild. Oil pays for everything it does by night, lamps bring oil and points, and
players who come to a lamp bring oil, too. A lamp that is removed leaves an ember, which is easy to kindle again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size
from copse.kernel.domains import declare
from copse.kernel.events import Word
from copse.kernel.outline import Heading
from copse.kernel.rows import replaced
from copse.kernel.tasks import Blocked, Json, Task
from copse.root.actions import BATTLE, CRAFT, MOVE, PASS, SAIL
from copse.root.battle import battles, fight
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import different, matching
from copse.root.craft import blocked_crafts, craft, craftable, seems_craftable
from copse.root.deck import spend
from copse.root.domains import A_CLEARING, OWN_SEAT, SOME_AMOUNT
from copse.root.factions.base import Faction
from copse.root.fields import Entries, Field, Flag, Whole
from copse.root.homelands import beside, on_edge, settle, start_corners
from copse.root.move import blocked_moves, move, moves
from copse.root.pause import Pause, empty_handed
from copse.root.pieces import BUILDING, TOKEN, WARRIOR, Kind
from copse.root.placing import building_obstacle, place, placeable, with_slot
from copse.root.removal import Removal
from copse.root.score import score
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Woodland
from copse.root.steps import Question, SeatStep, Step
from copse.root.turn import DRAWING, DrawCards
from lanterns.actions import BECKON, KINDLE, PRESS, REKINDLE

MOST_OIL: Final = 8


class LanternsBoard(FactionBoard):
    fields: ClassVar[Entries] = (
        Field("oil", Whole(MOST_OIL), "the oil"),
        Field("pressed", Flag(), "has pressed a card for oil this turn"),
    )

    def __init__(self) -> None:
        self.oil = 0
        self.pressed = False

    def copy(self) -> LanternsBoard:
        other = LanternsBoard()
        other.oil, other.pressed = self.oil, self.pressed
        return other


class Lanterns(Faction):
    name = "lanterns"
    book = "lanterns"
    chapter = 1
    sign = "☼"
    colour = "#8a5a00"
    letter = "L"
    reach = 5
    militant = True
    in_corner = True
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 18),
        Kind("lamp", BUILDING, 8),
        Kind("ember", TOKEN, 4),
    )
    turn_verbs: tuple[Verb, ...] = (CRAFT, MOVE, BATTLE, BECKON, KINDLE, REKINDLE, PRESS, SAIL)
    priced: tuple[Verb, ...] = (KINDLE, REKINDLE, PRESS)
    cites: Mapping[str, str] = {"wins_ties": "lanterns:1.2.2"}

    #                               of the first, second … lamp
    points: tuple[int, ...] = (0, 1, 1, 1, 2, 2, 3, 3)
    draw_at: tuple[int, ...] = (3, 6)  # each of these numbers of lamps on the map uncovers a draw icon
    #                               by lit clearings in a row: none, one, two …
    procession: tuple[int, ...] = (0, 0, 1, 1, 2, 2, 3, 3, 4)
    start_warriors: int = 5
    start_oil: int = 3
    gathered_oil: int = 2
    lamps_for_oil: int = 2  # lamps on the map that bring one oil in Birdsong
    pressed_oil: int = 2

    def new_board(self, seats: int) -> FactionBoard:
        return LanternsBoard()

    # ---- 1.2 rules and abilities

    def crafting_pieces(self, state: Woodland, seat: int) -> list[int]:
        """1.2.1"""
        return [lamp(state, seat)]

    def wins_ties(self, state: Woodland, seat: int, clearing: int) -> int:
        """1.2.2: by lamplight."""
        return lit(state, seat) >> clearing & 1

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """1.2.3: what others put out still glows."""
        if removal.remover == NONE:
            return []
        return [
            LayEmbers(seat, loss.clearing, loss.number) for loss in removal.losses if loss.piece == lamp(state, seat)
        ]

    def on_moved(self, state: Woodland, seat: int, mover: int, target: int) -> list[Task]:
        """1.2.4: who comes to a lamp brings oil."""
        if lit(state, seat) >> target & 1:
            gain_oil(state, seat, 1, "lanterns:1.2.4")
        return []

    # ---- 1.3 setup

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        return [FirstLamp(seat)]

    def set_up_drafted(self, state: Woodland, seat: int) -> list[Task]:
        return [LampOnTheEdge(seat)]

    # ---- 1.4 to 1.6

    def printed(self) -> dict[str, Json]:
        return {
            "lamp": list[Json](self.points),
            "draws": list[Json](self.draw_at),
            "procession": list[Json](self.procession),
        }

    def terms(self, state: Woodland, seat: int, action: Action) -> dict[str, int]:
        if action.verb is PRESS:
            return {"oil": self.pressed_oil}
        return {"points": lamp_points(state, seat)}

    def outline(self) -> list[Heading]:
        return [
            Heading("gather-oil", "lanterns:1.4.1", BIRDSONG, (GatherOil,)),
            Heading("night-work", "lanterns:1.5", DAYLIGHT, (NightWork,)),
            Heading("procession", "lanterns:1.6.1", EVENING, (Procession,)),
            Heading("draw", "lanterns:1.6.2", EVENING, DRAWING),
        ]

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        return [GatherOil(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [NightWork(seat)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [Procession(seat), DrawCards(seat, self.evening_draw(state, seat))]

    def evening_draw(self, state: Woodland, seat: int) -> int:
        """1.6.2: one more for each uncovered icon."""
        lamps = state.out_of_supply(lamp(state, seat))
        return self.draw + sum(lamps >= number for number in self.draw_at)


def faction(state: Woodland, seat: int) -> Lanterns:
    found = state.rules.factions[seat]
    assert isinstance(found, Lanterns)
    return found


def oil(state: Woodland, seat: int) -> int:
    return state.board(seat, LanternsBoard).oil


def lamp(state: Woodland, seat: int) -> int:
    return state.rules.buildings[seat][0]


def ember(state: Woodland, seat: int) -> int:
    return state.rules.tokens[seat][0]


def lit(state: Woodland, seat: int) -> Clearings:
    """The clearings with a lamp."""
    return state.where(lamp(state, seat))


def gain_oil(state: Woodland, seat: int, number: int, law: str) -> None:
    """1.2.5: as much as the cask holds."""
    mine = state.board(seat, LanternsBoard)
    gained = min(number, MOST_OIL - mine.oil)
    if gained:
        mine.oil += gained
        state.say(law, "gained_oil", seat=seat, count=gained)


def spend_oil(state: Woodland, seat: int, law: str) -> None:
    state.board(seat, LanternsBoard).oil -= 1
    state.say(law, "spent_oil", seat=seat, count=1)


class LayEmbers(Step):
    """1.2.3: an ember for each lamp, while there are any."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING, number=SOME_AMOUNT)

    def __init__(self, seat: int, clearing: int, number: int) -> None:
        self.seat, self.clearing, self.number = seat, clearing, number

    def run(self, state: Woodland) -> None:
        place(state, self.seat, ember(state, self.seat), self.clearing, self.number, "lanterns:1.2.3")


# ---- 1.3 setup


class FirstLamp(Question):
    """1.3.1, 1.3.2: a lamp and warriors in a free corner, and some oil."""

    law = "lanterns:1.3.1"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": faction(state, self.seat).start_warriors}

    def options(self, state: Woodland) -> list[Action]:
        return settle(start_corners(state, self.seat, building=True))

    def choose(self, state: Woodland, action: Action) -> None:
        seat, guild, site = self.seat, faction(state, self.seat), action.args[0]
        state.homes = replaced(state.homes, seat, 1 << site)
        place(state, seat, lamp(state, seat), site, 1, self.law)
        place(state, seat, state.rules.warrior[seat], site, guild.start_warriors, self.law)
        gain_oil(state, seat, guild.start_oil, "lanterns:1.3.2")


class LampOnTheEdge(FirstLamp):
    """§A.8.2: the same on the edge of the map, away from enemies."""

    law = "lanterns:1.3.3"

    def options(self, state: Woodland) -> list[Action]:
        return settle(on_edge(state, self.seat, building=True))


# ---- 1.4 Birdsong


class GatherOil(SeatStep):
    """1.4.1: two oil, and one for each two lamps on the map."""

    def run(self, state: Woodland) -> None:
        seat = self.seat
        state.board(seat, LanternsBoard).pressed = False
        lamps = state.out_of_supply(lamp(state, seat))
        guild = faction(state, seat)
        gain_oil(state, seat, guild.gathered_oil + lamps // guild.lamps_for_oil, "lanterns:1.4.1")


# ---- 1.5 Daylight


class NightWork(Pause):
    """1.5: actions in any order, as long as there is oil or a card for them."""

    law = "lanterns:1.5"
    verbs: ClassVar[tuple[Verb, ...]] = (CRAFT, MOVE, SAIL, BATTLE, BECKON, KINDLE, REKINDLE, PRESS)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": oil(state, self.seat)}

    def idle(self, state: Woodland) -> bool:
        seat = self.seat
        return not oil(state, seat) and not seems_craftable(state, seat) and empty_handed(state, seat)

    def steps(self, state: Woodland) -> list[Action]:
        seat = self.seat
        out = [PASS[()], *craftable(state, seat), *kindlings(state, seat)]
        if not state.board(seat, LanternsBoard).pressed:
            out += [PRESS[card] for card in different(state.hands[seat].cards)]
        if oil(state, seat):
            out += [*moves(state, seat), *battles(state, seat)]
            if state.supply[state.rules.warrior[seat]]:
                out += [BECKON[site] for site in members(lit(state, seat) & placeable(state, seat))]
            out += [REKINDLE[site] for site in members(rekindled(state, seat))]
        return out

    def blocked(self, state: Woodland) -> list[Blocked]:
        seat = self.seat
        out = blocked_crafts(state, seat)
        for site in members(state.ruled(seat) & state.map.everywhere & ~kindled(state, seat)):
            law = building_obstacle(state, seat, site)
            cards = matching(state.hands[seat].cards, state.suits_of(site)) if law else []
            out += [Blocked(KINDLE[site, card], law) for card in cards]
        return out + blocked_moves(state, seat) if oil(state, seat) else out

    def act(self, state: Woodland, action: Action) -> None:
        seat, verb = self.seat, action.verb
        if verb is PASS:
            return
        state.push(self)
        if verb is CRAFT:
            craft(state, seat, action.args[0])
        elif verb is PRESS:
            spend(state, seat, action.args[0], "lanterns:1.5.6")
            state.board(seat, LanternsBoard).pressed = True
            gain_oil(state, seat, faction(state, seat).pressed_oil, "lanterns:1.5.6")
        elif verb is KINDLE:
            site, card = action.args
            spend(state, seat, card, "lanterns:1.5.4")
            light(state, seat, site, "lanterns:1.5.4")
        else:
            self.spend_oil(state, action)

    def spend_oil(self, state: Woodland, action: Action) -> None:
        seat, verb = self.seat, action.verb
        if verb is BATTLE:
            spend_oil(state, seat, "lanterns:1.5.2")
            fight(state, seat, action, "lanterns:1.5.2")
        elif verb is BECKON:
            spend_oil(state, seat, "lanterns:1.5.3")
            place(state, seat, state.rules.warrior[seat], action.args[0], 1, "lanterns:1.5.3")
        elif verb is REKINDLE:
            site = action.args[0]
            spend_oil(state, seat, "lanterns:1.5.5")
            state.lift(ember(state, seat), site, 1)
            state.supply[ember(state, seat)] += 1
            light(state, seat, site, "lanterns:1.5.5")
        else:
            spend_oil(state, seat, "lanterns:1.5.1")
            move(state, seat, action, "lanterns:1.5.1")


def kindled(state: Woodland, seat: int) -> Clearings:
    """1.5.4: ruled clearings with a free slot, while there is a lamp."""
    if not state.supply[lamp(state, seat)]:
        return 0
    return state.ruled(seat) & with_slot(state) & placeable(state, seat)


def kindlings(state: Woodland, seat: int) -> list[Action]:
    hand = state.hands[seat].cards
    return [
        KINDLE[site, card] for site in members(kindled(state, seat)) for card in matching(hand, state.suits_of(site))
    ]


def rekindled(state: Woodland, seat: int) -> Clearings:
    """1.5.5: where a lamp may stand and an ember glows."""
    return kindled(state, seat) & state.where(ember(state, seat))


def lamp_points(state: Woodland, seat: int) -> int:
    """What the next lamp scores; the last, once all are lit."""
    track = faction(state, seat).points
    return track[min(state.out_of_supply(lamp(state, seat)), len(track) - 1)]


def light(state: Woodland, seat: int, site: int, law: str) -> None:
    points = lamp_points(state, seat)
    if place(state, seat, lamp(state, seat), site, 1, law):
        score(state, seat, points, law)


# ---- 1.6 Evening


class Procession(SeatStep):
    """1.6.1: points for the most lit clearings in a row."""

    def run(self, state: Woodland) -> None:
        score(state, self.seat, procession_points(state, self.seat), "lanterns:1.6.1")


def procession_points(state: Woodland, seat: int) -> int:
    return faction(state, seat).procession[longest_row(state, seat)]


def longest_row(state: Woodland, seat: int) -> int:
    """1.6.1: the lit clearings that paths join with each other, of the largest such group."""
    left, longest = lit(state, seat), 0
    while left:
        joined = left & -left
        while True:
            wider = joined | beside(state.map, joined) & left
            if wider == joined:
                break
            joined = wider
        longest, left = max(longest, size(joined)), left & ~joined
    return longest
