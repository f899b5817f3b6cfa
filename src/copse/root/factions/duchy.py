"""Chapter 12: the Underground Duchy. Warriors muster in the Burrow and come up through tunnels; cards that are shown
where the Duchy stands sway ministers, and every swayed minister acts once a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members, size
from copse.kernel.domains import Domain, declare
from copse.kernel.errors import Impossible
from copse.kernel.events import Word
from copse.kernel.outline import Heading
from copse.kernel.rows import numbers, replaced, without
from copse.kernel.tasks import Blocked, Forfeit, Json, State, Task
from copse.root.actions import (
    BATTLE,
    CALL,
    CITADEL,
    CLEARING,
    CRAFT,
    DEMOTE,
    DIG,
    MARKET,
    MINISTERS,
    MOVE,
    MUSTER,
    PASS,
    REVEAL,
    SAIL,
    SPEND,
    STOP,
    SWAY,
    TAKE_OFF,
)
from copse.root.battle import battles, fight
from copse.root.board import BURROW, Clearings
from copse.root.boards import FactionBoard
from copse.root.cards import BIRD, CARDS, SUITS, different, matching
from copse.root.deck import discard, lose_random, reveal, spend, take_back
from copse.root.domains import A_CARD, A_CLEARING, A_FLAG, A_SUIT, OWN_SEAT, SOME_AMOUNT, kind_among
from copse.root.factions.base import Faction
from copse.root.fields import A_NUMBER, Entries, Field, Figures, Many, Shown, Some, table_of
from copse.root.homelands import NOT_ADJACENT, SpreadOut, farthest, settle, start_corners, surround, vacant
from copse.root.move import adjacent, blocked_moves, can_move, move, moves
from copse.root.pause import Crafting, Pause, seems_open
from copse.root.pieces import BUILDING, PIECES, TOKEN, WARRIOR, Kind
from copse.root.placing import building_obstacle, obstacle, place, placeable, with_slot
from copse.root.removal import Loss, Removal, remove
from copse.root.score import score
from copse.root.state import BIRDSONG, DAYLIGHT, EVENING, NONE, Woodland
from copse.root.steps import Question, SeatStep, Step
from copse.root.suits import SETS, most_taken, spare
from copse.root.turn import DRAWING, DrawCards

BUILDINGS: Final = ("citadel", "market")
RANKS: Final = ("squire", "noble", "lord")
MINISTERS_OF_RANK: Final = len(MINISTERS) // len(RANKS)
LAWS: Final = [f"root:12.5.2.{number}" for number in ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")]
FOREMOLE: Final = 0
CAPTAIN: Final = 1
MARSHAL: Final = 2
BRIGADIER: Final = 3
BANKER: Final = 4
MAYOR: Final = 5
DUCHESS: Final = 6
BARON: Final = 7
EARL: Final = 8
LORD: Final = RANKS.index("lord")
CROWNS: Final = 3  # of each rank (§12.3.6)

Ministers = int
"""A set of ministers, by their place in `MINISTERS`."""
A_MINISTER: Final = Domain("a minister", names=MINISTERS)
A_RANK: Final = Domain("a rank", names=RANKS)
DIGS: Final = [[], *[[DIG[site, card] for card in range(len(CARDS))] for site in CLEARING]]


def rank(minister: int) -> int:
    """Three squires, three nobles, three lords."""
    return minister // MINISTERS_OF_RANK


def crowns_left(state: Woodland, seat: int) -> Json:
    mine = state.board(seat, DuchyBoard)
    return {name: mine.crowns(of) for of, name in enumerate(RANKS)}


class DuchyBoard(FactionBoard):
    """There are crowns of `each` rank."""

    fields: ClassVar[Entries] = (
        Field("swayed", Some(A_MINISTER), "ministers that are swayed"),
        Field("acted", Some(A_MINISTER), "ministers that have acted this turn"),
        Field("lost", Figures(A_RANK, CROWNS), "crowns that are out of the game", shown=False),
        Shown("crowns", table_of(A_RANK, A_NUMBER), "crowns that are left on the board", crowns_left),
        Field("revealed", Many(A_CARD), "cards revealed this turn, in that order"),
    )

    def __init__(self, each: int, swayed: Ministers, acted: Ministers, lost: list[int], revealed: list[int]) -> None:
        self.each = each
        self.swayed = swayed
        self.acted = acted
        self.lost = lost
        self.revealed = revealed

    def copy(self) -> DuchyBoard:
        return DuchyBoard(self.each, self.swayed, self.acted, self.lost[:], self.revealed[:])

    def of_rank(self, of: int) -> list[int]:
        """The swayed ministers of a rank."""
        return [minister for minister in members(self.swayed) if rank(minister) == of]

    def crowns(self, of: int) -> int:
        """How many crowns of a rank are left on the board (§12.3.6)."""
        return self.each - self.lost[of] - len(self.of_rank(of))

    def cards(self) -> list[int]:
        return self.revealed

    def check(self, state: Woodland, seat: int) -> None:
        if any(self.crowns(of) < 0 for of in range(len(RANKS))):
            where = "on the board, on a minister or out of the game (§12.3.6)"
            raise Impossible(f"there are {self.each} crowns of each rank, {where}", "lost", "swayed")
        if self.revealed and state.turn != seat:
            raise Impossible("what it reveals comes back or is discarded in its own Evening (§12.6.1)", "revealed")
        check_tunnels(state, seat, "12.5.1.V")


def check_tunnels(state: Woodland, seat: int, law: str) -> None:
    """Raise Impossible if tunnels are where this paragraph has none."""
    tunnel = state.rules.piece(seat, "tunnel")
    for clearing in members(state.where(tunnel)):
        if not clearing or state.count(tunnel, clearing) > 1:
            problem = f"a clearing of the map holds no more than one tunnel (§{law})"
            raise Impossible(problem, f"clearing {clearing}")


def tunnels(state: Woodland, seat: int) -> Clearings:
    return state.where(state.rules.tokens[seat][0])


def burrow_paths(state: Woodland, seat: int, clearing: int) -> Clearings:
    """What is adjacent to a clearing through the ground."""
    dug = tunnels(state, seat)
    return dug if clearing == BURROW else dug >> clearing & 1


def built(state: Woodland, seat: int, name: str) -> int:
    """How many buildings of a kind are on the map."""
    return state.out_of_supply(state.rules.piece(seat, name))


class Duchy(Faction):
    name = "duchy"
    chapter = 12
    sign = "◢"
    colour = "#815b3d"
    letter = "H"
    reach = 8
    militant = True
    beside_homeland = 5
    in_corner = True
    burrows = True
    kinds: tuple[Kind, ...] = (
        Kind("warrior", WARRIOR, 20),
        Kind("citadel", BUILDING, 3),
        Kind("market", BUILDING, 3),
        Kind("tunnel", TOKEN, 3),
    )
    turn_verbs: tuple[Verb, ...] = (CITADEL, MARKET, MUSTER, MOVE, BATTLE, DIG, CALL, SWAY, CRAFT, SAIL)
    priced: tuple[Verb, ...] = (SWAY,)

    recruits: tuple[int, ...] = (1, 2, 4, 6)  # by citadels on the map
    start_warriors: int = 2
    actions: int = 2  # of the Assembly
    most_diggers: int = 4
    crowns: int = CROWNS
    duchess_points: int = 2
    #                                 of a squire, a noble, a lord
    cards_to_sway: tuple[int, ...] = (2, 3, 4)
    points: tuple[int, ...] = (1, 2, 3)

    def new_board(self, seats: int) -> FactionBoard:
        return DuchyBoard(self.crowns, 0, 0, [0] * len(RANKS), [])

    # ---- §12.2 rules and abilities

    def crafting_pieces(self, state: Woodland, seat: int) -> list[int]:
        """§12.2.1: citadels and markets."""
        return [state.rules.piece(seat, name) for name in BUILDINGS]

    def governed(self, state: Woodland, seat: int) -> Clearings:
        """§12.2.2: the Burrow, even with nothing in it."""
        return 1 << BURROW

    def no_placing(self, state: Woodland, seat: int, other: int) -> Clearings:
        """§12.2.2: only the Duchy is in the Burrow."""
        return 1 << BURROW

    def no_entry(self, state: Woodland, seat: int, other: int) -> Clearings:
        return 1 << BURROW if other != seat else 0

    def paths_from(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        """§12.2.2: the Burrow is adjacent to every clearing with a tunnel."""
        return burrow_paths(state, seat, clearing)

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """§12.2.3: one price for all buildings that are removed at once."""
        fallen = [loss for loss in removal.losses if loss.piece in state.rules.buildings[seat]]
        return self.failure(seat) if fallen else []

    def lost_with(self, state: Woodland, party: int, piece: int) -> Forfeit | None:
        humbled = highest(state, party) if piece in state.rules.buildings[party] else []
        return Forfeit("minister", "root:12.2.3", {"rank": RANKS[rank(humbled[0])]}) if humbled else None

    def failure(self, seat: int) -> list[Task]:
        """§12.2.3: what it costs, in this order."""
        return [PriceOfFailure(seat), LoseCard(seat)]

    # ---- §12.3 to §12.6

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        """§12.3.1, §12.3.2, §12.3.4 to §12.3.6: everything else starts in the supply or on the board."""
        return [Surface(seat)]

    def set_up_drafted(self, state: Woodland, seat: int) -> list[Task]:
        return [SurfaceInHomeland(seat), SpreadOut(seat)]

    def printed(self) -> dict[str, Json]:
        """What citadels and markets bring by their number on the map, from none on; the ministers by rank."""
        ranks: list[Json] = []
        for of, name in enumerate(RANKS):
            ministers = [minister for minister in range(len(MINISTERS)) if rank(minister) == of]
            names: list[Json] = [MINISTERS[minister] for minister in ministers]
            ranks.append({"rank": name, "cards": self.cards_to_sway[of], "points": self.points[of], "ministers": names})
        draws: list[Json] = [self.market_draw(markets) for markets in range(self.total("market") + 1)]
        tracks: dict[str, Json] = {"recruits": list[Json](self.recruits), "draws": draws}
        return {**tracks, "tunnels": self.total("tunnel"), "ranks": ranks, "crowns": self.crowns}

    def terms(self, state: Woodland, seat: int, action: Action) -> dict[str, int]:
        """§12.5.3: cards, and points, of a minister."""
        return {"count": self.cost(action.args[0]), "points": self.worth(action.args[0])}

    def cost(self, minister: int) -> int:
        """§12.5.3.II: the cards that sway a minister."""
        return self.cards_to_sway[rank(minister)]

    def worth(self, minister: int) -> int:
        """§12.5.3.III: what the space of the crown scores."""
        return self.points[rank(minister)]

    def evening_draw(self, state: Woodland, seat: int) -> int:
        return self.market_draw(built(state, seat, "market"))

    def market_draw(self, markets: int) -> int:
        """§12.6.3: one more for each market on the map."""
        return self.draw + markets

    def outline(self) -> list[Heading]:
        return [
            Heading("burrow", "root:12.4", BIRDSONG, (FillBurrow,)),
            Heading("assembly", "root:12.5.1", DAYLIGHT, (Assembly,)),
            Heading("parliament", "root:12.5.2", DAYLIGHT, (Parliament,)),
            Heading("sway", "root:12.5.3", DAYLIGHT, (SwayMinister,)),
            Heading("return-revealed", "root:12.6.1", EVENING, (GatherRevealed,)),
            Heading("craft", "root:12.6.2", EVENING, (CitadelsAndMarkets,)),
            Heading("draw", "root:12.6.3", EVENING, DRAWING),
        ]

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        state.board(seat, DuchyBoard).acted = 0
        return [FillBurrow(seat)]

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        return [Assembly(seat, self.actions), Parliament(seat), SwayMinister(seat)]

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        draw = DrawCards(seat, self.evening_draw(state, seat))
        return [self.gathering(state, seat), CitadelsAndMarkets(seat), draw]

    def gathering(self, state: Woodland, seat: int) -> Task:
        """§12.6.1"""
        return GatherRevealed(seat)


def faction(state: Woodland, seat: int) -> Duchy:
    found = state.rules.factions[seat]
    assert isinstance(found, Duchy)
    return found


# ---- §12.2.3 the price of failure


class PriceOfFailure(SeatStep):
    """§12.2.3: a swayed minister of the highest rank is one no more; of several the Duchy chooses."""

    def run(self, state: Woodland) -> None:
        humbled = highest(state, self.seat)
        if len(humbled) > 1:
            state.push(ChooseHumbled(self.seat))
        elif humbled:
            demote(state, self.seat, humbled[0])


def highest(state: Woodland, seat: int) -> list[int]:
    """The swayed ministers of the highest rank that has any."""
    for of in reversed(range(len(RANKS))):
        found = state.board(seat, DuchyBoard).of_rank(of)
        if found:
            return found
    return []


def demote(state: Woodland, seat: int, minister: int) -> None:
    """The minister may be swayed again, but the crown is out of the game."""
    mine = state.board(seat, DuchyBoard)
    mine.swayed &= ~(1 << minister)
    mine.lost[rank(minister)] += 1
    state.say("root:12.2.3", "demoted", seat=seat, minister=MINISTERS[minister])


class ChooseHumbled(Question):
    law = "root:12.2.3"

    def trouble(self, state: Woodland) -> str:
        return "" if len(highest(state, self.seat)) > 1 else "there are not several ministers to choose from"

    def options(self, state: Woodland) -> list[Action]:
        return [DEMOTE[minister] for minister in highest(state, self.seat)]

    def choose(self, state: Woodland, action: Action) -> None:
        demote(state, self.seat, action.args[0])


class LoseCard(SeatStep):
    """§12.2.3: and then a random card of the hand."""

    def run(self, state: Woodland) -> None:
        lose_random(state, self.seat, 1, "root:12.2.3")


# ---- §12.3 setup


class Surface(Question):
    """§12.3.3: a tunnel and two warriors in a free corner, opposite another start if possible, and two warriors in each
    adjacent clearing."""

    law = "root:12.3.3"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": faction(state, self.seat).start_warriors}

    def options(self, state: Woodland) -> list[Action]:
        return settle(start_corners(state, self.seat))

    def choose(self, state: Woodland, action: Action) -> None:
        corner = action.args[0]
        emerge(state, self.seat, corner, self.law)
        for clearing in members(adjacent(state, self.seat, corner) & ~(1 << BURROW)):
            warriors = faction(state, self.seat).start_warriors
            place(state, self.seat, state.rules.warrior[self.seat], clearing, warriors, self.law)


def emerge(state: Woodland, seat: int, site: int, law: str) -> None:
    """A tunnel and warriors where they start."""
    state.homes = replaced(state.homes, seat, 1 << site)
    place(state, seat, state.rules.piece(seat, "tunnel"), site, 1, law)
    place(state, seat, state.rules.warrior[seat], site, faction(state, seat).start_warriors, law)


class SurfaceInHomeland(Question):
    """§A.8.2: a tunnel and two warriors in a homeland that is not beside an enemy's, and five warriors around it."""

    law = "root:A.8.2.II"

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": faction(state, self.seat).start_warriors}

    def options(self, state: Woodland) -> list[Action]:
        return settle(farthest(state, self.seat, vacant(state, self.seat), NOT_ADJACENT))

    def choose(self, state: Woodland, action: Action) -> None:
        emerge(state, self.seat, action.args[0], self.law)
        surround(state, self.seat, faction(state, self.seat).beside_homeland, self.law)


# ---- §12.4 Birdsong


class FillBurrow(SeatStep):
    """§12.4: a warrior in the Burrow, and one for each uncovered warrior of the citadel track."""

    def run(self, state: Woodland) -> None:
        recruits = faction(state, self.seat).recruits[built(state, self.seat, "citadel")]
        place(state, self.seat, state.rules.warrior[self.seat], BURROW, recruits, "root:12.4")


# ---- §12.5.1 the Assembly


class Assembly(Pause):
    """§12.5.1: up to two actions, the same one twice if one likes."""

    law = "root:12.5.1"
    verbs: ClassVar[tuple[Verb, ...]] = (CITADEL, MARKET, MUSTER, MOVE, SAIL, BATTLE, DIG)
    domains = declare(left=SOME_AMOUNT)

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"count": self.left}

    def unused(self, state: Woodland) -> int:
        return self.left

    def trouble(self, state: Woodland) -> str:
        actions = faction(state, self.seat).actions
        return "" if self.left <= actions else f"the Assembly has {actions} actions"

    def steps(self, state: Woodland) -> list[Action]:
        seat = self.seat
        out = [PASS[()], *builds(state, seat), *battles(state, seat), *moves(state, seat), *digs(state, seat)]
        if state.supply[state.rules.warrior[seat]]:
            out.append(MUSTER[()])
        return out

    def blocked(self, state: Woodland) -> list[Blocked]:
        return [*blocked_builds(state, self.seat), *blocked_moves(state, self.seat)]

    def act(self, state: Woodland, action: Action) -> None:
        seat, verb = self.seat, action.verb
        if verb is PASS:
            return
        if self.left > 1:
            state.push(Assembly(seat, self.left - 1))
        if verb is CITADEL or verb is MARKET:
            state.push(RevealPlans(seat, PIECES.index(verb.name), action.args[0]))
        elif verb is MUSTER:
            place(state, seat, state.rules.warrior[seat], BURROW, 1, "root:12.5.1.II")
        elif verb is BATTLE:
            fight(state, seat, action, "root:12.5.1.IV")
        elif verb is DIG:
            dig(state, seat, *action.args)
        else:
            move(state, seat, action, "root:12.5.1.III")


def sites(state: Woodland, seat: int) -> list[int]:
    """The clearings where the Duchy could build: it rules them, and they have a free slot."""
    return [*members(state.ruled(seat) & with_slot(state) & placeable(state, seat))]


def buildings_at(state: Woodland, seat: int, clearings: list[int]) -> list[Action]:
    """Every building that is left, in each of these clearings."""
    out: list[Action] = []
    for name, verb in zip(BUILDINGS, (CITADEL, MARKET), strict=True):
        if state.supply[state.rules.piece(seat, name)]:
            out += [verb[clearing] for clearing in clearings]
    return out


def builds(state: Woodland, seat: int) -> list[Action]:
    """§12.5.1.I: where a card of the hand matches; the card is chosen next."""
    hand = state.hands[seat].cards
    return buildings_at(state, seat, [site for site in sites(state, seat) if matching(hand, state.suits_of(site))])


def blocked_builds(state: Woodland, seat: int) -> list[Blocked]:
    """The Duchy's clearings where it cannot build, each with the paragraph that forbids it."""
    legal, out = builds(state, seat), list[Blocked]()
    for site in members(state.armed(seat) & ~(1 << BURROW)):
        bar = building_obstacle if state.ruled(seat) >> site & 1 else obstacle
        law = bar(state, seat, site) or "root:12.5.1.I"
        out += [Blocked(action, law) for action in buildings_at(state, seat, [site]) if action not in legal]
    return out


class RevealPlans(Question):
    """§12.5.1.I: the card that matches the clearing, and the building goes up."""

    law = "root:12.5.1.I"
    domains = declare(piece=kind_among(BUILDINGS), clearing=A_CLEARING)

    def __init__(self, seat: int, piece: int, clearing: int) -> None:
        self.seat, self.piece, self.clearing = seat, piece, clearing

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"piece": PIECES[self.piece], "clearing": self.clearing}

    def trouble(self, state: Woodland) -> str:
        left = state.supply[state.rules.piece(self.seat, PIECES[self.piece])]
        return "" if left and self.clearing in sites(state, self.seat) else "it cannot be built there"

    def options(self, state: Woodland) -> list[Action]:
        return [REVEAL[card] for card in matching(state.hands[self.seat].cards, state.suits_of(self.clearing))]

    def choose(self, state: Woodland, action: Action) -> None:
        reveal(state, self.seat, action.args[0], state.board(self.seat, DuchyBoard).revealed, self.law)
        place(state, self.seat, state.rules.piece(self.seat, PIECES[self.piece]), self.clearing, 1, self.law)


def digs(state: Woodland, seat: int) -> list[Action]:
    """§12.5.1.V: where a card matches and no tunnel is. One that is removed first is no longer there (§12.2.4)."""
    where = placeable(state, seat) & ~(1 << BURROW)
    if state.supply[state.rules.piece(seat, "tunnel")]:
        where &= ~tunnels(state, seat)
    hand = state.hands[seat].cards
    return [DIGS[site][card] for site in members(where) for card in matching(hand, state.suits_of(site))]


def dig(state: Woodland, seat: int, clearing: int, card: int) -> None:
    state.push(BreakGround(seat, clearing))
    if not state.supply[state.rules.piece(seat, "tunnel")]:
        state.push(FillIn(seat, clearing))
    spend(state, seat, card, "root:12.5.1.V")


class FillIn(Question):
    """§12.2.4: with all tunnels on the map one is removed first; that of the clearing itself, if it has one."""

    law = "root:12.2.4"
    domains = declare(clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing}

    def trouble(self, state: Woodland) -> str:
        left = state.supply[state.rules.piece(self.seat, "tunnel")]
        return "a tunnel is left to dig" if left or BreakGround(self.seat, self.clearing) not in state.todo else ""

    def options(self, state: Woodland) -> list[Action]:
        here, dug = 1 << self.clearing, tunnels(state, self.seat)
        return [TAKE_OFF[site] for site in members(dug & here or dug)]

    def choose(self, state: Woodland, action: Action) -> None:
        tunnel = state.rules.piece(self.seat, "tunnel")
        remove(state, [Removal(NONE, (Loss(tunnel, action.args[0], 1),))], self.law)


class BreakGround(Step):
    """§12.5.1.V: the tunnel, and then warriors from the Burrow."""

    domains = declare(seat=OWN_SEAT, clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def trouble(self, state: Woodland) -> str:
        left = state.supply[state.rules.piece(self.seat, "tunnel")]
        free = left and not tunnels(state, self.seat) >> self.clearing & 1
        one_goes_first = FillIn(self.seat, self.clearing) in state.todo
        return "" if free or one_goes_first else "no tunnel can be dug there"

    def run(self, state: Woodland) -> None:
        place(state, self.seat, state.rules.piece(self.seat, "tunnel"), self.clearing, 1, "root:12.5.1.V")
        state.push(Emerge(self.seat, self.clearing))


class Emerge(Question):
    """§12.5.1.V: up to four warriors from the Burrow."""

    law = "root:12.5.1.V"
    domains = declare(clearing=A_CLEARING)

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat, self.clearing = seat, clearing

    def moot(self, state: Woodland) -> bool:
        return not self.diggers(state)

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"clearing": self.clearing}

    def trouble(self, state: Woodland) -> str:
        return "" if tunnels(state, self.seat) >> self.clearing & 1 else "there is no tunnel"

    def diggers(self, state: Woodland) -> list[Action]:
        most = faction(state, self.seat).most_diggers
        return [
            action
            for action in moves(state, self.seat, 1 << BURROW)
            if action.args[1] == self.clearing and action.args[2] <= most
        ]

    def options(self, state: Woodland) -> list[Action]:
        return [STOP[()], *self.diggers(state)]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.args:
            move(state, self.seat, action, self.law)


# ---- §12.5.2 Parliament


class Parliament(Pause):
    """§12.5.2: each swayed minister once, in any order."""

    law = "root:12.5.2"
    verbs: ClassVar[tuple[Verb, ...]] = (CALL,)
    waste: ClassVar[str] = "ministers"

    def moot(self, state: Woodland) -> bool:
        return not waiting(state, self.seat)

    def unused(self, state: Woodland) -> int:
        return len(ready(state, self.seat))

    def steps(self, state: Woodland) -> list[Action]:
        return [PASS[()], *[CALL[minister] for minister in ready(state, self.seat)]]

    def blocked(self, state: Woodland) -> list[Blocked]:
        out = []
        for minister in members(state.board(self.seat, DuchyBoard).swayed):
            if not waiting(state, self.seat) >> minister & 1:
                out.append(Blocked(CALL[minister], self.law))
            elif not can_act(state, self.seat, minister):
                out.append(Blocked(CALL[minister], LAWS[minister]))
        return out

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is CALL:
            state.push(self)
            state.board(self.seat, DuchyBoard).acted |= 1 << action.args[0]
            call(state, self.seat, action.args[0])


def waiting(state: Woodland, seat: int) -> Ministers:
    """The swayed ministers that have not acted this turn."""
    return state.board(seat, DuchyBoard).swayed & ~state.board(seat, DuchyBoard).acted


def ready(state: Woodland, seat: int) -> list[int]:
    """Those of them that can act."""
    return [minister for minister in members(waiting(state, seat)) if can_act(state, seat, minister)]


def can_act(state: Woodland, seat: int, minister: int) -> bool:
    """Whether there is anything among the `orders` of a squire or noble, or a lord scores."""
    if rank(minister) == LORD:
        return dues(state, seat, minister) > 0
    if minister == MARSHAL or (minister == BRIGADIER and not battles(state, seat)):
        return can_move(state, seat)
    return minister == BRIGADIER or bool(orders(state, seat, minister))


def call(state: Woodland, seat: int, minister: int) -> None:
    """A lord scores at once; the others have something to choose."""
    state.say(LAWS[minister], "called", seat=seat, minister=MINISTERS[minister])
    if rank(minister) == LORD:
        score(state, seat, dues(state, seat, minister), LAWS[minister])
    else:
        state.push(Order(seat, minister))


def dues(state: Woodland, seat: int, minister: int) -> int:
    """§12.5.2.VII to §12.5.2.IX: what a lord scores."""
    if minister == DUCHESS:
        return faction(state, seat).duchess_points if not state.supply[state.rules.piece(seat, "tunnel")] else 0
    return built(state, seat, "market" if minister == BARON else "citadel")


def orders(state: Woodland, seat: int, minister: int) -> list[Action]:
    """§12.5.2.I to §12.5.2.VI: what a squire or noble could do now."""
    hand = different(state.hands[seat].cards)
    if minister == FOREMOLE:
        return buildings_at(state, seat, sites(state, seat)) if hand else []
    if minister == CAPTAIN:
        return battles(state, seat)
    if minister == MARSHAL:
        return moves(state, seat)
    if minister == BRIGADIER:
        return battles(state, seat) + moves(state, seat)
    if minister == BANKER:
        return [SPEND[card] for card in hand]
    others = [
        other for other in members(state.board(seat, DuchyBoard).swayed) if rank(other) != LORD and other != MAYOR
    ]
    return [CALL[other] for other in others if can_act(state, seat, other)]


class Order(Question):
    """§12.5.2: the action of the squire or noble who was called; the Mayor calls another."""

    law = "root:12.5.2"
    in_turn: ClassVar[bool] = True
    domains = declare(minister=A_MINISTER)

    def __init__(self, seat: int, minister: int) -> None:
        self.seat, self.minister = seat, minister

    def cited(self, state: State) -> str:
        return state.cite(LAWS[self.minister])

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"minister": MINISTERS[self.minister]}

    def trouble(self, state: Woodland) -> str:
        swayed = state.board(self.seat, DuchyBoard).swayed >> self.minister & 1
        return "" if swayed and rank(self.minister) != LORD else "that minister has nothing to order"

    def options(self, state: Woodland) -> list[Action]:
        return orders(state, self.seat, self.minister)

    def choose(self, state: Woodland, action: Action) -> None:
        seat, verb = self.seat, action.verb
        if verb is CALL:
            call(state, seat, action.args[0])
        elif verb is CITADEL or verb is MARKET:
            state.push(RevealAnyPlans(seat, PIECES.index(verb.name), action.args[0]))
        elif verb is SPEND:
            bank(state, seat, action.args[0], BIRD, 0)
        else:
            if self.minister == BRIGADIER:
                state.push(OrderAgain(seat, int(verb is BATTLE)))
            command(state, seat, action, LAWS[self.minister])


def command(state: Woodland, seat: int, action: Action, law: str) -> None:
    """A battle or a move that a minister orders."""
    if action.verb is BATTLE:
        fight(state, seat, action, law)
    else:
        move(state, seat, action, law)


class RevealAnyPlans(RevealPlans):
    """§12.5.2.I: the Foremole builds for any card, whatever the suit of the clearing."""

    law = "root:12.5.2.I"

    def options(self, state: Woodland) -> list[Action]:
        return [REVEAL[card] for card in different(state.hands[self.seat].cards)]


class OrderAgain(Question):
    """§12.5.2.IV: the Brigadier's second battle after a battle, or second move after a move."""

    law = "root:12.5.2.IV"
    in_turn: ClassVar[bool] = True
    domains = declare(fights=A_FLAG)

    def __init__(self, seat: int, fights: int) -> None:
        self.seat, self.fights = seat, fights

    def moot(self, state: Woodland) -> bool:
        return len(self.options(state)) == 1

    def options(self, state: Woodland) -> list[Action]:
        return [STOP[()], *(battles(state, self.seat) if self.fights else moves(state, self.seat))]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.args:
            command(state, self.seat, action, self.law)


def bank(state: Woodland, seat: int, card: int, suit: int, done: int) -> None:
    """A card is spent; the suit of all of them is that of the first that is no bird."""
    spend(state, seat, card, "root:12.5.2.V")
    state.push(Bank(seat, CARDS[card].suit if suit == BIRD else suit, done + 1))


class Bank(Question):
    """§12.5.2.V: more cards of the same suit, birds among them (§2.1.1), and then a point for each."""

    law = "root:12.5.2.V"
    domains = declare(suit=A_SUIT, done=SOME_AMOUNT)

    def __init__(self, seat: int, suit: int, done: int) -> None:
        self.seat, self.suit, self.done = seat, suit, done

    def moot(self, state: Woodland) -> bool:
        return not state.hands[self.seat].cards

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"points": self.done, "suit": SUITS[self.suit]}

    def options(self, state: Woodland) -> list[Action]:
        hand = state.hands[self.seat].cards
        cards = different(hand) if self.suit == BIRD else matching(hand, 1 << self.suit)
        return [STOP[()], *[SPEND[card] for card in cards]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is SPEND:
            bank(state, self.seat, action.args[0], self.suit, self.done)
        else:
            score(state, self.seat, self.done, self.law)


# ---- §12.5.3 swaying a minister


class SwayMinister(Pause):
    """§12.5.3: sway at most one minister, who acts from the next turn on. Asked whatever cards the hand holds."""

    law = "root:12.5.3"
    verbs: ClassVar[tuple[Verb, ...]] = (SWAY,)

    def moot(self, state: Woodland) -> bool:
        cards = min(len(state.hands[self.seat].cards), size(stands(state, self.seat)))
        mine, able = faction(state, self.seat), willing(state, self.seat)
        return not any(mine.cost(minister) <= cards for minister in able) and not seems_open(state, self.seat)

    def steps(self, state: Woodland) -> list[Action]:
        cards = most_revealed(state, self.seat, (), state.hands[self.seat].cards)
        mine, able = faction(state, self.seat), willing(state, self.seat)
        return [PASS[()], *[SWAY[minister] for minister in able if mine.cost(minister) <= cards]]

    def blocked(self, state: Woodland) -> list[Blocked]:
        legal, able = self.steps(state), willing(state, self.seat)
        out = []
        for minister in members(~state.board(self.seat, DuchyBoard).swayed & ((1 << len(MINISTERS)) - 1)):
            if SWAY[minister] not in legal:
                out.append(Blocked(SWAY[minister], "root:12.5.3.II" if minister in able else "root:12.5.3.I"))
        return out

    def act(self, state: Woodland, action: Action) -> None:
        if action.verb is SWAY:
            state.push(RevealToSway(self.seat, action.args[0], faction(state, self.seat).cost(action.args[0])))


def willing(state: Woodland, seat: int) -> list[int]:
    """§12.5.3.I: the unswayed ministers for whose rank a crown is left."""
    mine = state.board(seat, DuchyBoard)
    unswayed = members(~mine.swayed & ((1 << len(MINISTERS)) - 1))
    return [minister for minister in unswayed if mine.crowns(rank(minister))]


def stands(state: Woodland, seat: int) -> Clearings:
    """§12.5.3.II: the clearings where the Duchy has a piece."""
    return state.presence(seat) & state.map.everywhere


def most_revealed(state: Woodland, seat: int, shown: Sequence[int], others: tuple[int, ...]) -> int:
    """§12.5.3.II: how many more cards could be revealed beside those shown, each for a different clearing that it
    matches; NONE if there are too few clearings for those shown. A bird matches any clearing, so only the number of
    clearings limits birds."""
    places, stood = stands(state, seat), numbers(SETS)
    for clearing in members(places):
        stood[state.suits_of(clearing)] += 1
    taken, wanted = by_suit(shown), by_suit(others)
    left = spare(stood, taken)
    if any(number < 0 for number in left):
        return NONE
    return max(NONE, min(size(places) - len(shown), most_taken(left, wanted) + wanted[BIRD]))


def by_suit(cards: Sequence[int]) -> tuple[int, ...]:
    found = [0] * len(SUITS)
    for card in cards:
        found[CARDS[card].suit] += 1
    return tuple(found)


class RevealToSway(Question):
    """§12.5.3.II: reveal the cards one by one, each for a clearing of its own; §12.5.3.III: then sway the minister and
    score the space of the crown."""

    law = "root:12.5.3.II"
    domains = declare(minister=A_MINISTER, left=SOME_AMOUNT)

    def __init__(self, seat: int, minister: int, left: int) -> None:
        self.seat, self.minister, self.left = seat, minister, left

    def prompt(self, state: Woodland) -> Mapping[str, Word]:
        return {"minister": MINISTERS[self.minister], "count": self.left}

    def shown(self, state: Woodland) -> list[int]:
        """What was revealed for this minister: the last cards of the turn."""
        revealed = state.board(self.seat, DuchyBoard).revealed
        return revealed[len(revealed) - faction(state, self.seat).cost(self.minister) + self.left :]

    def trouble(self, state: Woodland) -> str:
        cost = faction(state, self.seat).cost(self.minister)
        if self.minister not in willing(state, self.seat) or self.left > cost:
            return "that minister cannot be swayed"
        revealed = len(state.board(self.seat, DuchyBoard).revealed)
        return "" if revealed >= cost - self.left else "too few cards are revealed"

    def options(self, state: Woodland) -> list[Action]:
        shown, hand = self.shown(state), state.hands[self.seat].cards
        out = []
        for card in different(hand):
            if most_revealed(state, self.seat, [*shown, card], without(hand, card)) >= self.left - 1:
                out.append(REVEAL[card])
        return out

    def choose(self, state: Woodland, action: Action) -> None:
        reveal(state, self.seat, action.args[0], state.board(self.seat, DuchyBoard).revealed, self.law)
        if self.left > 1:
            state.push(RevealToSway(self.seat, self.minister, self.left - 1))
            return
        state.board(self.seat, DuchyBoard).swayed |= 1 << self.minister
        state.say("root:12.5.3.III", "swayed", seat=self.seat, minister=MINISTERS[self.minister])
        score(state, self.seat, faction(state, self.seat).worth(self.minister), "root:12.5.3.III")


# ---- §12.6 Evening


class GatherRevealed(SeatStep):
    """§12.6.1: discard the revealed birds and return the other revealed cards to the hand."""

    def run(self, state: Woodland) -> None:
        mine = state.board(self.seat, DuchyBoard)
        revealed, mine.revealed = mine.revealed, []
        for card in revealed:
            if CARDS[card].suit == BIRD:
                state.say("root:12.6.1", "discarded", seat=self.seat, card=CARDS[card].id)
                discard(state, card)
            else:
                take_back(state, self.seat, card, "root:12.6.1")


class CitadelsAndMarkets(Crafting):
    """§12.6.2: citadels and markets craft alike."""

    law = "root:12.6.2"
