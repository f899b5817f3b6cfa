"""Chapter 13: the Corvid Conspiracy. Warriors make way for plots, which lie face down until they are flipped for points
or exposed by an enemy's guess.

A plot on the map is the piece `plot` while it lies face down, and a piece named after its kind when it lies face up.
Which kind lies face down where is on the board, and only the Corvids know it. The supply of `plot` are all tokens that
are not on the map; that of a kind are those that do not lie face up, which is as much as everyone knows of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size, union
from copse.kernel.chance import Dice
from copse.kernel.domains import A_SEAT, Domain, declare
from copse.kernel.errors import Impossible
from copse.kernel.events import Word
from copse.kernel.outline import Heading
from copse.kernel.rows import replaced
from copse.kernel.tasks import Blocked, Json, Task
from copse.root.actions import (
    BATTLE,
    CLEARING,
    CRAFT,
    EXPOSE,
    FLIP,
    FLOCK,
    GUESS,
    MOVE,
    PASS,
    PERCH,
    PLOT,
    PLOTS,
    SAIL,
    SETTLE,
    SHOW,
    TRICK,
)
from copse.root.battle import battles, fight
from copse.root.board import PLACES, Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import BIRD, CARDS, SUITS, matching
from copse.root.deck import give, robbable, spend, steal
from copse.root.domains import A_CLEARING, A_CLEARING_SUIT, ANY_AMOUNT, OWN_SEAT, SOME_CLEARINGS
from copse.root.factions.base import Faction
from copse.root.fields import A_NUMBER, Entries, Field, One, Shown, Some, Table, Whole, table_of
from copse.root.homelands import settle, vacant
from copse.root.move import EVERYWHERE, adjacent, blocked_moves, can_move, move, moves
from copse.root.pause import Crafting, Pause, seems_open
from copse.root.pieces import TOKEN, WARRIOR, Kind
from copse.root.placing import obstacle, place, placeable
from copse.root.removal import Loss, Removal, clearance, remove, sheltered, to_supply
from copse.root.score import score
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Battle, Woodland
from copse.root.steps import Question, Step
from copse.root.turn import DRAWING, DrawCards, Trim

BOMB: Final = 0  # places in PLOTS
SNARE: Final = 1
EXTORTION: Final = 2
RAID: Final = 3
A_PLOT: Final = Domain("a plot", names=PLOTS)
PLOTTINGS: Final = [[], *[[PLOT[site, kind] for kind in range(len(PLOTS))] for site in CLEARING]]


PLOT_SEEN: Final = Table(A_CLEARING, One(A_PLOT), whole=False)
RULED_OUT: Final = Table(A_CLEARING, Some(A_PLOT), whole=False)


def plots_of(board: str) -> Entries:
    """The fields of face-down plots on a board, or on what it has by this name."""
    return (
        Field("hidden", PLOT_SEEN, "plots that lie face down", of=board, key="plots", word="plot", secret=True),
        Field("denied", RULED_OUT, "kinds of plots that wrong guesses have ruled out there (§13.2.4)", of=board),
    )


def plots_left(state: Woodland, seat: int) -> Json:
    return dict[str, Json](zip(PLOTS, left(state, seat), strict=True))


class CorvidBoard(FactionBoard):
    fields: ClassVar[Entries] = (
        *plots_of(""),
        Field("placed", Whole(), "plots placed this turn (§13.5.2)"),
        Shown("left", table_of(A_PLOT, A_NUMBER), "plots left, for their own eyes", plots_left, secret=True),
    )

    def __init__(self, hidden: list[int], denied: list[int], placed: int) -> None:
        self.hidden = hidden  # by clearing: the kind of the face-down plot, or NONE
        self.denied = denied  # by clearing: bits of kinds
        self.placed = placed

    def copy(self) -> CorvidBoard:
        return CorvidBoard(self.hidden[:], self.denied[:], self.placed)

    def forget(self, clearing: int) -> None:
        """No plot lies face down there any more."""
        self.hidden[clearing], self.denied[clearing] = NONE, 0

    def pieces(self, state: Woodland, seat: int) -> dict[int, int]:
        """Plots that lie face up are not in the supply either."""
        return {face_down_plot(state, seat): sum(number_on_map(state, piece) for piece in faces(state, seat))}

    def complete(self, state: Woodland, seat: int) -> None:
        """What a position leaves unsaid of a face-down plot is the first kind that it may be."""
        plot, kinds = face_down_plot(state, seat), left(state, seat)
        for clearing in range(PLACES):
            if state.count(plot, clearing) and self.hidden[clearing] == NONE:
                for kind, number in enumerate(kinds):
                    if number > 0 and not self.denied[clearing] >> kind & 1:
                        self.hidden[clearing] = kind
                        kinds[kind] -= 1
                        break

    def adjust(self, state: Woodland, seat: int) -> None:
        plot = face_down_plot(state, seat)
        for clearing in range(PLACES):
            if not state.count(plot, clearing):
                self.forget(clearing)
        self.complete(state, seat)

    def redeal(self, state: Woodland, seat: int, viewer: int | None, dice: Dice) -> None:
        """Any kinds that do not lie face up may lie face down, but for those that were ruled out."""
        if viewer == seat:
            return
        pool = covered(state, seat)
        dice.shuffle(pool)
        found = self.lay_out(self.denied, pool)
        assert found  # for what really lies there is a way

    def lay_out(self, denied: Sequence[int], pool: list[int]) -> bool:
        """Lay kinds of the pool face down, but for those that are denied there; returns whether there is a way."""
        sites = sorted([site for site in CLEARING if self.hidden[site] != NONE], key=lambda site: -size(denied[site]))
        kinds = dealt([denied[site] for site in sites], pool)
        for site, kind in zip(sites, kinds or (), strict=kinds is not None):
            self.hidden[site] = kind
        return kinds is not None

    def told_apart(self, state: Woodland, seat: int, after: Woodland) -> dict[int, tuple[int, ...]]:
        """§13.2.4: a guess tells one kind from all others. §13.7.4: so does a removal, for raids."""
        now, found = after.board(seat, CorvidBoard), dict[int, tuple[int, ...]]()
        guess = getattr(state.todo[-1], "plot", NONE)
        for clearing in members(face_down(state, seat)):
            if now.hidden[clearing] == NONE and face_up(after, seat) >> clearing & 1:
                found[clearing] = tuple(range(len(PLOTS)))
            elif guess != NONE and (now.hidden[clearing] == NONE or now.denied[clearing] != self.denied[clearing]):
                found[clearing] = (guess,)
            elif now.hidden[clearing] == NONE:
                found[clearing] = (RAID,)
        return found

    def turn_out(self, state: Woodland, seat: int, clearing: int, kinds: Collection[int]) -> bool:
        others = union([kind for kind in range(len(PLOTS)) if kind not in kinds])
        denied = [bits | others * (site == clearing) for site, bits in enumerate(self.denied)]
        return self.lay_out(denied, covered(state, seat))

    def check(self, state: Woodland, seat: int) -> None:
        plot = face_down_plot(state, seat)
        pieces = (plot, *faces(state, seat))
        total, of_a_kind = state.rules.totals[plot], state.rules.totals[pieces[1]]
        if self.placed > total:
            raise Impossible(f"there are {total} plots (§13.2.2)", "placed")
        for clearing in range(PLACES):
            tokens = sum(state.count(piece, clearing) for piece in pieces)
            if tokens > (clearing > 0):
                raise Impossible("a clearing holds no more than one plot (§13.2.2.II)", f"clearing {clearing}")
            kind = self.hidden[clearing]
            if (kind != NONE) != (state.count(plot, clearing) > 0):
                problem = f"what lies face down in clearing {clearing} is not said, or is said of nothing"
                raise Impossible(problem, f"plot {clearing}", f"clearing {clearing}")
            if (kind == NONE and self.denied[clearing]) or (kind != NONE and self.denied[clearing] >> kind & 1):
                raise Impossible(f"a guess in clearing {clearing} was not wrong", f"denied {clearing}")
        if min(left(state, seat)) < 0:
            raise Impossible(f"there are {of_a_kind} plots of each kind (§13.2.2)", "plot", "clearing")
        if state.supply[plot] + sum(number_on_map(state, piece) for piece in pieces) != total:
            raise Impossible(f"there are {total} plots (§13.2.2)", "supply", "clearing")
        if any(state.supply[piece] != of_a_kind - number_on_map(state, piece) for piece in pieces[1:]):
            raise Impossible(f"of each kind {of_a_kind} plots lie face up or do not (§13.2.2)", "supply", "clearing")


def covered(state: Woodland, seat: int) -> list[int]:
    """The kinds of all plots that do not lie face up, in order: a shuffle of them tells nothing of what is hidden."""
    return [kind for kind, piece in enumerate(faces(state, seat)) for _ in range(state.supply[piece])]


def dealt(denied: list[int], pool: list[int]) -> list[int] | None:
    """A kind of the pool for each plot that none of its wrong guesses named; None if there is no way."""
    if not denied:
        return []
    for kind in dict.fromkeys(pool):
        if not denied[0] >> kind & 1:
            rest = pool[:]
            rest.remove(kind)
            others = dealt(denied[1:], rest)
            if others is not None:
                return [kind, *others]
    return None


def faces(state: Woodland, seat: int) -> tuple[int, ...]:
    """The pieces that are plots face up, by kind."""
    return state.rules.tokens[seat][1:]


def face_down_plot(state: Woodland, seat: int) -> int:
    """The piece that is a plot face down."""
    return state.rules.tokens[seat][0]


def number_on_map(state: Woodland, piece: int) -> int:
    return sum(state.on[piece * PLACES : (piece + 1) * PLACES])


def left(state: Woodland, seat: int) -> list[int]:
    """How many plots of each kind are in the supply; only the Corvids know."""
    found: list[int] = [state.supply[piece] for piece in faces(state, seat)]
    for kind in state.board(seat, CorvidBoard).hidden:
        if kind != NONE:
            found[kind] -= 1
    return found


def face_down(state: Woodland, seat: int) -> Clearings:
    return state.where(face_down_plot(state, seat))


def face_up(state: Woodland, seat: int) -> Clearings:
    sites = 0
    for piece in faces(state, seat):
        sites |= state.where(piece)
    return sites


def shown(state: Woodland, seat: int, kind: int) -> Clearings:
    """Where plots of a kind lie face up."""
    return state.where(state.rules.tokens[seat][1 + kind])


class Corvids(Faction):
    name = "corvids"
    chapter = 13
    sign = "◈"
    colour = "#5b4a86"
    letter = "I"
    reach = 3
    cites: Mapping[str, str] = {"extra_hits": "root:13.2.5"}
    bars_by = "root:13.7.2"
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 15),
        Kind("plot", TOKEN, 8),
        Kind("bomb", TOKEN, 2),
        Kind("snare", TOKEN, 2),
        Kind("extortion", TOKEN, 2),
        Kind("raid", TOKEN, 2),
    )
    turn_verbs: tuple[Verb, ...] = (CRAFT, FLIP, FLOCK, PLOT, TRICK, MOVE, BATTLE, SAIL)
    lets: tuple[Verb, ...] = (EXPOSE,)

    actions: int = 3  # §13.5
    flip_points: int = 1  # for each plot that then lies face up (§13.4.2)

    def new_board(self, seats: int) -> FactionBoard:
        return CorvidBoard([NONE] * PLACES, [0] * PLACES, 0)

    # ---- §13.2 rules and abilities

    def crafting_pieces(self, state: Woodland, seat: int) -> list[int]:
        """§13.2.1: plots, whichever side is up."""
        return [face_down_plot(state, seat), *faces(state, seat)]

    def ignores_rule(self, state: Woodland, seat: int) -> Clearings:
        """§13.2.3: nimble."""
        return EVERYWHERE

    def offers(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """§13.2.4: an enemy may expose where it has a piece, with a card to show."""
        hand = state.hands[other].cards
        sites = members(exposable(state, seat, other))
        return [EXPOSE[site] for site in sites if matching(hand, state.suits_of(site))]

    def seems_offering(self, state: Woodland, seat: int, other: int) -> bool:
        return bool(state.hands[other].cards and exposable(state, seat, other))

    def take_offer(self, state: Woodland, seat: int, other: int, action: Action) -> None:
        state.push(NamePlot(other, seat, action.args[0]))

    def extra_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """§13.2.5: embedded agents, when defending at a face-down plot."""
        return int(seat == battle.defender and face_down(state, seat) >> battle.clearing & 1)

    # ---- §13.3 setup

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        """§13.3.1: everything else starts in the supply."""
        return [Infiltrate(seat, suit) for suit in range(len(SUITS) - 1)]

    def set_up_drafted(self, state: Woodland, seat: int) -> list[Task]:
        return [PlotHomeland(seat), FirstPlot(seat), *self.set_up(state, seat)]

    # ---- §13.4 to §13.6

    def printed(self) -> dict[str, Json]:
        return {"kinds": list[Json](PLOTS), "flip": self.flip_points}

    def evening_draw(self, state: Woodland, seat: int) -> int:
        """§13.6.1, §13.7.3: one more for each extortion that lies face up."""
        return self.draw + size(shown(state, seat, EXTORTION))

    def outline(self) -> list[Heading]:
        return [
            Heading("craft", "root:13.4.1", BIRDSONG, (PlotCraft,)),
            Heading("flip-plots", "root:13.4.2", BIRDSONG, (FlipPlots,)),
            Heading("recruit", "root:13.4.3", BIRDSONG, (CallFlock, Perch)),
            Heading("actions", "root:13.5", DAYLIGHT, (Scheme,)),
            Heading("exert", "root:13.6.1", EVENING, (Exert,)),
            Heading("draw", "root:13.6.2", EVENING, DRAWING),
        ]

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        state.board(seat, CorvidBoard).placed = 0
        return [PlotCraft(seat), self.flipping(state, seat), CallFlock(seat)]

    def flipping(self, state: Woodland, seat: int) -> Task:
        """§13.4.2"""
        return FlipPlots(seat)

    def swappable(self, state: Woodland, seat: int) -> Clearings:
        """§13.5.4, §G.1.18: where plots may trade places, even if placing or moving is forbidden there."""
        return EVERYWHERE

    def extorts(self, state: Woodland, seat: int, other: int) -> bool:
        """§13.7.3: whether a player is one of those who lose a card where they have pieces."""
        return state.enemies(seat, other)

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [Scheme(seat, self.actions)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        return [Exert(seat)]

    # ---- §13.7 plots

    def no_placing(self, state: Woodland, seat: int, other: int) -> Clearings:
        """§13.7.2: a snare lets no enemy piece be placed."""
        return snared(state, seat, other)

    def no_exit(self, state: Woodland, seat: int, other: int) -> Clearings:
        """§13.7.2: nor be moved away."""
        return snared(state, seat, other)

    def springs(self, state: Woodland, seat: int, other: int, clearing: int) -> bool:
        """§bots:11.8.2"""
        return spring_snare(state, seat, other, clearing)

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§13.2.2.I: plots go back to the supply, face down. §13.7.4: a raid sends out warriors."""
        mine, plot, kinds = state.board(seat, CorvidBoard), face_down_plot(state, seat), faces(state, seat)
        steps: list[Task] = []
        for loss in removal.losses:
            kind = NONE
            if loss.piece == plot:
                kind = mine.hidden[loss.clearing]
                mine.forget(loss.clearing)
                state.sealed = True  # whether it was a raid is seen now
            elif loss.piece in kinds:
                kind = kinds.index(loss.piece)
                state.supply[plot] += loss.number
            if kind == RAID:
                steps.append(RaidOut(seat, loss.clearing))
        return steps


def faction(state: Woodland, seat: int) -> Corvids:
    found = state.rules.factions[seat]
    assert isinstance(found, Corvids)
    return found


# ---- §13.2.4 exposure


def exposable(state: Woodland, seat: int, other: int) -> Clearings:
    """Face-down plots where another player, who is an enemy, has a faction piece."""
    if not state.enemies(seat, other):
        return 0
    return face_down(state, seat) & state.presence(other) & ~sheltered(state, seat, other)


def no_exposure(state: Woodland, seat: int, owner: int, clearing: int) -> str:
    """Why a seat cannot be about to expose there; empty if it can."""
    seen = seat == state.turn and exposable(state, owner, seat) >> clearing & 1
    held = seen and matching(state.hands[seat].cards, state.suits_of(clearing))
    return "" if held else "nothing could be exposed there, or no card shown"


class NamePlot(Question):
    """§13.2.4: the guess, which everyone hears."""

    law = "root:13.2.4"
    domains = declare(seat=A_SEAT, owner=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, owner: int, clearing: int) -> None:
        self.seat, self.owner, self.clearing = seat, owner, clearing

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing}

    def trouble(self, state: Woodland) -> str:
        return no_exposure(state, self.seat, self.owner, self.clearing)

    def options(self, state: Woodland) -> list[Action]:
        return [GUESS[kind] for kind in range(len(PLOTS))]

    def choose(self, state: Woodland, action: Action) -> None:
        state.push(ShowCard(self.seat, self.owner, self.clearing, action.args[0]))


class ShowCard(Question):
    """§13.2.4: a card that matches the clearing is shown to the Corvids alone (§G.1.17). If the guess is wrong, they
    keep it; if it is right, the plot goes without doing anything."""

    law = "root:13.2.4"
    domains = declare(seat=A_SEAT, owner=OWN_SEAT, clearing=A_CLEARING, plot=A_PLOT)

    def __init__(self, seat: int, owner: int, clearing: int, plot: int) -> None:
        self.seat, self.owner, self.clearing, self.plot = seat, owner, clearing, plot

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing, "piece": PLOTS[self.plot]}

    def trouble(self, state: Woodland) -> str:
        return no_exposure(state, self.seat, self.owner, self.clearing)

    def options(self, state: Woodland) -> list[Action]:
        return [SHOW[card] for card in matching(state.hands[self.seat].cards, state.suits_of(self.clearing))]

    def choose(self, state: Woodland, action: Action) -> None:
        seat, owner, clearing, card = self.seat, self.owner, self.clearing, action.args[0]
        mine, named = state.board(owner, CorvidBoard), PLOTS[self.plot]
        state.sealed = True
        if mine.hidden[clearing] != self.plot:
            mine.denied[clearing] |= 1 << self.plot
            state.say(self.law, "misjudged", seat=seat, clearing=clearing, piece=named)
            give(state, seat, owner, card, self.law)
            return
        state.hands[seat].reveal(card, owner)
        shown_to = (seat, owner)
        state.whisper(
            self.law, "exposed", shown_to, {"card": CARDS[card].id}, seat=seat, clearing=clearing, piece=named
        )
        foil(state, seat, owner, clearing, self.law)


def foil(state: Woodland, seat: int, owner: int, clearing: int, law: str) -> None:
    """A seat that knows what lies face down there removes it, without any effect of it."""
    state.board(owner, CorvidBoard).forget(clearing)
    remove(state, [Removal(seat, (Loss(face_down_plot(state, owner), clearing, 1),))], law)


# ---- §13.3 setup


class Infiltrate(Question):
    """§13.3.2: a warrior in any clearing of each suit."""

    law = "root:13.3.2"
    domains = declare(suit=A_CLEARING_SUIT)

    def __init__(self, seat: int, suit: int) -> None:
        self.seat, self.suit = seat, suit

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"suit": SUITS[self.suit]}

    def options(self, state: Woodland) -> list[Action]:
        return [SETTLE[site] for site in members(state.of_suit(self.suit) & placeable(state, self.seat))]

    def choose(self, state: Woodland, action: Action) -> None:
        place(state, self.seat, state.rules.warrior[self.seat], action.args[0], 1, self.law)


class PlotHomeland(Question):
    """§A.8.2: a warrior in any homeland, before those of each suit."""

    law = "root:A.8.2.I"

    def options(self, state: Woodland) -> list[Action]:
        return settle(vacant(state, self.seat))

    def choose(self, state: Woodland, action: Action) -> None:
        state.homes = replaced(state.homes, self.seat, 1 << action.args[0])
        place(state, self.seat, state.rules.warrior[self.seat], action.args[0], 1, self.law)


class FirstPlot(Question):
    """§A.8.2: and beside it a plot of their choice, face down."""

    law = "root:A.8.2"

    def trouble(self, state: Woodland) -> str:
        settled = size(state.homes[self.seat]) == 1 and not face_down(state, self.seat)
        return "" if settled or PlotHomeland(self.seat) in state.todo else "they have no homeland, or a plot lies there"

    def options(self, state: Woodland) -> list[Action]:
        return [PLOT[home, kind] for home in members(state.homes[self.seat]) for kind in range(len(PLOTS))]

    def choose(self, state: Woodland, action: Action) -> None:
        site, kind = action.args
        hide(state, self.seat, site, kind, self.law)


# ---- §13.4 Birdsong


class PlotCraft(Crafting):
    """§13.4.1: first of all they may craft."""

    law = "root:13.4.1"


class FlipPlots(Pause):
    """§13.4.2: face-down plots beside a warrior of theirs, one after the other."""

    law = "root:13.4.2"
    verbs: ClassVar[tuple[Verb, ...]] = (FLIP,)

    def moot(self, state: Woodland) -> bool:
        return not self.sites(state)

    def sites(self, state: Woodland) -> Clearings:
        return face_down(state, self.seat) & state.armed(self.seat)

    def steps(self, state: Woodland) -> list[Action]:
        return [PASS[()], *[FLIP[site] for site in members(self.sites(state))]]

    def blocked(self, state: Woodland) -> list[Blocked]:
        alone = face_down(state, self.seat) & ~self.sites(state)
        return [Blocked(FLIP[site], self.law) for site in members(alone)]

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is FLIP:
            state.push(self)
            flip(state, self.seat, action.args[0])


def flip(state: Woodland, seat: int, clearing: int) -> None:
    """§13.4.2: a point for each plot face up, this one included; then what it does."""
    kind = turn_up(state, seat, clearing, "root:13.4.2")
    if kind == BOMB:
        state.push(Explode(seat, clearing))
    elif kind == EXTORTION:
        state.push(Extort(seat, clearing))
    score(state, seat, faction(state, seat).flip_points * size(face_up(state, seat)), "root:13.4.2")


def turn_up(state: Woodland, seat: int, clearing: int, law: str) -> int:
    """The plot there comes to lie face up; returns its kind."""
    mine = state.board(seat, CorvidBoard)
    kind = mine.hidden[clearing]
    mine.forget(clearing)
    state.sealed = True
    state.lift(face_down_plot(state, seat), clearing, 1)
    state.put(state.rules.piece(seat, PLOTS[kind]), clearing, 1)
    state.say(law, "flipped", seat=seat, clearing=clearing, piece=PLOTS[kind])
    return kind


class CallFlock(Pause):
    """§13.4.3: once, a card for a warrior in every clearing of its suit; a bird for any one suit."""

    law = "root:13.4.3"
    verbs: ClassVar[tuple[Verb, ...]] = (FLOCK,)

    def moot(self, state: Woodland) -> bool:
        return not state.hands[self.seat].cards or not state.supply[state.rules.warrior[self.seat]]

    def steps(self, state: Woodland) -> list[Action]:
        out = [PASS[()]]
        if state.supply[state.rules.warrior[self.seat]]:
            for suit in range(BIRD):
                out += [FLOCK[suit, card] for card in matching(state.hands[self.seat].cards, 1 << suit)]
        return out

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is FLOCK:
            suit, card = action.args
            spend(state, self.seat, card, self.law)
            gather(state, self.seat, state.of_suit(suit), self.law)


def gather(state: Woodland, seat: int, sites: Clearings, law: str) -> None:
    """Place a warrior in each of these clearings where one may be placed. If there are too few, ask where (§1.5.4)."""
    warrior, sites = state.rules.warrior[seat], sites & placeable(state, seat)
    if size(sites) <= state.supply[warrior]:
        for site in members(sites):
            place(state, seat, warrior, site, 1, law)
    elif state.supply[warrior]:
        state.push(Perch(seat, sites))


class Perch(Question):
    """§1.5.4: too few warriors for all clearings that should get one; the Corvids choose, one by one."""

    law = "root:1.5.4"
    domains = declare(sites=SOME_CLEARINGS)

    def __init__(self, seat: int, sites: int) -> None:
        self.seat, self.sites = seat, sites

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": state.supply[state.rules.warrior[self.seat]]}

    def trouble(self, state: Woodland) -> str:
        short = 0 < state.supply[state.rules.warrior[self.seat]] < size(self.sites)
        open_sites = not self.sites & ~(placeable(state, self.seat) & ~1)
        return "" if short and open_sites else "warriors are not short there"

    def options(self, state: Woodland) -> list[Action]:
        return [PERCH[site] for site in members(self.sites)]

    def choose(self, state: Woodland, action: Action) -> None:
        site = action.args[0]
        place(state, self.seat, state.rules.warrior[self.seat], site, 1, self.law)
        if state.supply[state.rules.warrior[self.seat]]:
            state.push(Perch(self.seat, self.sites & ~(1 << site)))


# ---- §13.5 Daylight


class Scheme(Pause):
    """§13.5: up to three actions in any order."""

    law = "root:13.5"
    verbs: ClassVar[tuple[Verb, ...]] = (PLOT, TRICK, MOVE, SAIL, BATTLE)
    domains = declare(left=ANY_AMOUNT)

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def moot(self, state: Woodland) -> bool:
        return not self.left and not seems_open(state, self.seat)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.left}

    def trouble(self, state: Woodland) -> str:
        return "" if self.left <= faction(state, self.seat).actions else "the Corvids have fewer actions"

    def steps(self, state: Woodland) -> list[Action]:
        return [PASS[()], *schemes(state, self.seat)] if self.left else [PASS[()]]

    def unused(self, state: Woodland) -> int:
        return self.left

    def blocked(self, state: Woodland) -> list[Blocked]:
        return blocked_schemes(state, self.seat) if self.left else []

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is not PASS:
            state.push(Scheme(self.seat, self.left - 1))
            carry_out(state, self.seat, action)


def schemes(state: Woodland, seat: int) -> list[Action]:
    """§13.5.1 to §13.5.4: everything that one action may be."""
    return [*moves(state, seat), *plottings(state, seat), *battles(state, seat), *tricks(state, seat)]


def can_scheme(state: Woodland, seat: int) -> bool:
    """Whether there are any `schemes`."""
    return bool(can_move(state, seat) or plottings(state, seat) or battles(state, seat) or tricks(state, seat))


def blocked_schemes(state: Woodland, seat: int) -> list[Blocked]:
    """Blocked moves, and clearings with warriors where no plot can be placed."""
    out, taken, free = (
        blocked_moves(state, seat),
        face_down(state, seat) | face_up(state, seat),
        plot_sites(state, seat),
    )
    for site in members(state.armed(seat) & ~free):
        law = "root:13.2.2.II" if taken >> site & 1 else "root:13.5.2"
        law = obstacle(state, seat, site) or law
        out += [Blocked(PLOT[site, kind], law) for kind, number in enumerate(left(state, seat)) if number]
    return out


def carry_out(state: Woodland, seat: int, action: Action) -> None:
    verb = action.verb
    if verb is PLOT:
        lay(state, seat, *action.args)
    elif verb is BATTLE:
        fight(state, seat, action, "root:13.5.3")
    elif verb is TRICK:
        swap(state, seat, *action.args)
    else:
        move(state, seat, action, "root:13.5.1")


def plot_sites(state: Woodland, seat: int) -> Clearings:
    """§13.5.2, §13.2.2.II: without a plot, and with a warrior to remove and one more for each plot of this turn."""
    cost, sites = 1 + state.board(seat, CorvidBoard).placed, 0
    for site in members(state.armed(seat) & placeable(state, seat) & ~face_down(state, seat) & ~face_up(state, seat)):
        if state.warriors(seat, site) >= cost:
            sites |= 1 << site
    return sites


def plottings(state: Woodland, seat: int) -> list[Action]:
    sites = members(plot_sites(state, seat))
    kinds = [kind for kind, number in enumerate(left(state, seat)) if number] if sites else []
    return [PLOTTINGS[site][kind] for site in sites for kind in kinds]


def lay(state: Woodland, seat: int, site: int, kind: int) -> None:
    """§13.5.2: warriors make way for a plot."""
    mine = state.board(seat, CorvidBoard)
    cost = 1 + mine.placed
    mine.placed += 1
    remove(state, [Removal(NONE, (Loss(state.rules.warrior[seat], site, cost),))], "root:13.5.2")
    hide(state, seat, site, kind, "root:13.5.2")


def hide(state: Woodland, seat: int, site: int, kind: int, law: str) -> None:
    """A plot comes to lie face down; only the Corvids know which."""
    state.board(seat, CorvidBoard).hidden[site] = kind
    state.put(face_down_plot(state, seat), site, 1)
    state.whisper(law, "plotted", (seat,), {"piece": PLOTS[kind]}, seat=seat, clearing=site)


def tricks(state: Woodland, seat: int) -> list[Action]:
    """§13.5.4: two plots face down, or two face up that are not alike."""
    free, out = faction(state, seat).swappable(state, seat), list[Action]()
    down = members(face_down(state, seat) & free)
    for place_of_a, a in enumerate(down):
        out += [TRICK[a, b] for b in down[place_of_a + 1 :]]
    up = [shown(state, seat, kind) & free for kind in range(len(PLOTS))]
    for kind, sites in enumerate(up):
        for others in up[kind + 1 :]:
            out += [TRICK[min(a, b), max(a, b)] for a in members(sites) for b in members(others)]
    return out


def swap(state: Woodland, seat: int, a: int, b: int) -> None:
    """§G.1.18: the two trade places, even if placing or moving is forbidden there. Everyone sees which, so guesses
    about them move along."""
    mine = state.board(seat, CorvidBoard)
    mine.hidden[a], mine.hidden[b] = mine.hidden[b], mine.hidden[a]
    mine.denied[a], mine.denied[b] = mine.denied[b], mine.denied[a]
    for piece in faces(state, seat):
        if state.count(piece, a):
            state.shift(piece, a, b, 1)
        elif state.count(piece, b):
            state.shift(piece, b, a, 1)
    state.say("root:13.5.4", "swapped", seat=seat, a=a, b=b)


# ---- §13.6 Evening


class Exert(Pause):
    """§13.6.1: one more action in place of the draw. §13.6.2: else a card and one for each extortion face up."""

    law = "root:13.6.1"
    verbs: ClassVar[tuple[Verb, ...]] = (PLOT, TRICK, MOVE, SAIL, BATTLE)

    def moot(self, state: Woodland) -> bool:
        return not can_scheme(state, self.seat)

    def steps(self, state: Woodland) -> list[Action]:
        return [PASS[()], *schemes(state, self.seat)]

    def blocked(self, state: Woodland) -> list[Blocked]:
        return blocked_schemes(state, self.seat)

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is PASS:
            state.push(DrawCards(self.seat, faction(state, self.seat).evening_draw(state, self.seat)))
        else:
            state.push(Trim(self.seat))
            carry_out(state, self.seat, action)


# ---- §13.7 plots


class Explode(Step):
    """§13.7.1: all enemy pieces go, then the bomb."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def trouble(self, state: Woodland) -> str:
        return not_there(state, self.seat, BOMB, self.clearing)

    def run(self, state: Woodland) -> None:
        state.push(BurnOut(self.seat, self.clearing))
        blast(state, self.seat, self.clearing, "root:13.7.1")


def blast(state: Woodland, seat: int, clearing: int, law: str) -> None:
    """All enemy pieces there go, but for what a bomb leaves to its owner (§bots:11.8.1)."""
    standing, losses = clearance(state, seat, 1 << clearing), list[Loss]()
    for party, owner in enumerate(state.rules.parties):
        its = [loss for loss in standing.losses if state.rules.party_of[loss.piece] == party]
        losses += owner.bombed(state, party, its)
    remove(state, [Removal(seat, tuple(losses), swept=standing.swept)], law)


class BurnOut(Step):
    """§13.7.1: the bomb itself is removed."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def trouble(self, state: Woodland) -> str:
        return not_there(state, self.seat, BOMB, self.clearing)

    def run(self, state: Woodland) -> None:
        bomb = state.rules.piece(self.seat, PLOTS[BOMB])
        remove(state, [Removal(NONE, (Loss(bomb, self.clearing, 1),))], "root:13.7.1")


def not_there(state: Woodland, seat: int, kind: int, clearing: int) -> str:
    return "" if shown(state, seat, kind) >> clearing & 1 else f"no {PLOTS[kind]} lies face up there"


def snared(state: Woodland, seat: int, other: int) -> Clearings:
    """§13.7.2: where snares hold another party. A bot that springs snares ignores them until then (§bots:11.8.2)."""
    held = state.enemies(seat, other) and not state.rules.parties[other].springs_traps
    return shown(state, seat, SNARE) if held else 0


def spring_snare(state: Woodland, seat: int, other: int, clearing: int) -> bool:
    """§bots:11.8.2: in place of what a party would have done there the snare goes, which scores for nobody (B48)."""
    here = shown(state, seat, SNARE) >> clearing & 1
    if not here or not state.rules.parties[other].springs_traps or not state.enemies(seat, other):
        return False
    state.say("bots:11.8.2", "sprang_snare", seat=other, clearing=clearing)
    remove(state, [Removal(NONE, (Loss(state.rules.piece(seat, PLOTS[SNARE]), clearing, 1),))], "bots:11.8.2")
    return True


class Extort(Step):
    """§13.7.3: a random card from every enemy with a faction piece there."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def trouble(self, state: Woodland) -> str:
        return not_there(state, self.seat, EXTORTION, self.clearing)

    def run(self, state: Woodland) -> None:
        extorts = faction(state, self.seat).extorts
        for distance in range(1, state.seats):
            other = (self.seat + distance) % state.seats
            if extorts(state, self.seat, other) and state.has_pieces(other, self.clearing) and robbable(state, other):
                steal(state, self.seat, other, "root:13.7.3")


class RaidOut(Step):
    """§13.7.4: place a warrior in every clearing next to the raid. Warriors that fell with it are in the supply by
    then, because nothing saves them (§1.5.4)."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def run(self, state: Woodland) -> None:
        law = state.rules.factions[self.seat].cites.get("on_removed", "root:13.7.4")
        recover(state, self.seat)
        state.say(law, "raided", seat=self.seat, clearing=self.clearing)
        gather(state, self.seat, adjacent(state, self.seat, self.clearing) & ~1, law)


def recover(state: Woodland, seat: int) -> None:
    """The warriors that fell are back in the supply before others are placed."""
    warrior = state.rules.warrior[seat]
    fallen, state.fallen[warrior] = state.fallen[warrior], 0
    to_supply(state, warrior, fallen, removed=True)
