"""Faction: what the general rules ask of every faction. Each file beside this one is a chapter of the Law."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.outline import Heading
from copse.kernel.rows import numbers, replaced
from copse.kernel.tasks import Json, Task
from copse.root.actions import ACTIVATE, EMBARK, SAIL
from copse.root.board import Clearings
from copse.root.cards import DOMINANCE
from copse.root.deck import hand_over, spring
from copse.root.dominance import activate
from copse.root.hooks import NO_ACTIONS
from copse.root.move import largest, move, moves
from copse.root.parties import Party
from copse.root.removal import activated
from copse.root.state import Battle, Woodland
from copse.root.steps import Question
from copse.root.suits import SETS, serving, spare


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction(Party):
    """The party of a seat. `chapter` is its chapter of the Law, `reach` its number in §5.2, `letter` its place in the
    order of setup."""

    book: str = "root"  # of law
    chapter: int
    letter: str
    reach: int
    lots: tuple[str, ...] = ()  # the kinds of outcomes that chance decides in this chapter only
    militant: bool = False  # whether its setup card has the sword (§A.8.1)
    beside_homeland: int = 0  # warriors that its setup card places around the homeland
    in_corner: bool = False  # whether it starts in a corner of its own
    open_hand: bool = False  # whether everyone sees its hand (§11.2.3)
    lends: bool = False  # whether others may come to use its warriors and paths (§11.2.7)
    clumsy: bool = False  # whether it has no hand, and scores for each card that it should get
    may_hire: bool = True  # whether warriors may be lent to it (§11.2.7.III.b)
    open_quests: int = 0  # quests that it lays out for everyone (§9.3.3)
    keeps_or_scores: bool = False  # whether a crafted item is either kept or scored (§14.2.3)
    draw: int = 1  # cards of every Evening, before anything adds to them (§6.6 and its like)
    evening_law: str = ""  # by what cards are drawn and discarded then, in a book that says it in no general paragraph
    priced: tuple[Verb, ...] = ()  # actions of the chapter that have `terms`
    turn_verbs: tuple[Verb, ...] = ()  # the actions of its turn in the order in which people see them

    @property
    def own_law(self) -> str:
        """The paragraph of its chapter."""
        return f"{self.book}:{self.chapter}"

    def total(self, piece: str) -> int:
        """How many of a kind of piece there are."""
        return next(kind.total for kind in self.kinds if kind.name == piece)

    def set_up(self, state: Woodland, seat: int) -> list[Task]:
        """§5.1.7: the setup of the chapter, step by step."""
        raise NotImplementedError

    def setup_steps(self, state: Woodland, seat: int) -> list[Task]:
        """Go on with the setup once something is settled: the order of the seats of this chapter (§9.7.1), or where
        this one starts."""
        return self.set_up(state, seat)

    def set_up_drafted(self, state: Woodland, seat: int) -> list[Task]:
        """§A.8.2: the steps of the setup card, once everything before it is settled."""
        return self.set_up(state, seat)

    def drafted_as(self, names: list[str]) -> str:
        """The faction played by a seat that takes this setup card beside these (R171)."""
        return self.name

    def company(self) -> list[int]:
        """The characters of which one is dealt beside the setup card (§A.8.1.III)."""
        return []

    def become(self, state: Woodland, seat: int, character: int, law: str) -> None:
        """Play with that one."""
        raise NotImplementedError

    def outline(self) -> list[Heading]:
        """The headings of the chapter's three phases. A machine has none, because its programme tells its turn."""
        return []

    def birdsong(self, state: Woodland, seat: int) -> list[Task]:
        """The steps of a phase as the chapter has them: a new list, to which the turn adds what every phase has."""
        raise NotImplementedError

    def daylight(self, state: Woodland, seat: int) -> list[Task]:
        raise NotImplementedError

    def evening(self, state: Woodland, seat: int) -> list[Task]:
        raise NotImplementedError

    def after_daylight(self, seat: int) -> list[Task]:
        """The steps that clear away what lies open in Daylight only."""
        return []

    def evening_draw(self, state: Woodland, seat: int) -> int:
        """How many cards its Evening would draw now."""
        return self.draw

    def terms(self, state: Woodland, seat: int, action: Action) -> dict[str, int]:
        """What an action of `priced` would cost and score now, as arguments of its sentence. Public information only;
        also asked of illegal actions."""
        return {}

    def menu(self, state: Woodland) -> list[Verb]:
        """Its `turn_verbs`; those of the ferry only if there is one (§C.2.5)."""
        ferried = bool(state.asked.crossings)
        return [verb for verb in self.turn_verbs if ferried or verb not in (SAIL, EMBARK)]

    def printed(self) -> dict[str, Json]:
        """The tracks on the board, by the words that a drawing uses."""
        return {}

    def at_bound(self, state: Woodland, seat: int, end: int) -> list[Action]:
        """What the chapter lets the seat do at the start (0) or the end (1) of the phase that it is in (§14.7.4)."""
        return NO_ACTIONS

    def act_at_bound(self, state: Woodland, seat: int, action: Action) -> None:
        raise NotImplementedError

    def automatic(self, state: Woodland, seat: int, question: Question) -> Action | None:
        """The answer of a seat for which the rules decide, to any question; None leaves it to a player. It is a legal
        action, and everyone sees that the question was skipped."""
        return None

    def battle_actions(self, state: Woodland, seat: int, battle: Battle) -> list[Action]:
        """What the chapter lets the seat do among the effects of a battle (§4.3.3)."""
        return NO_ACTIONS

    def ambush_cards(self, state: Woodland, seat: int) -> tuple[int, ...]:
        """§4.3.1: the cards among which the seat may have an ambush to play."""
        return state.hands[seat].cards

    def play_ambush(self, state: Woodland, seat: int, card: int, law: str) -> None:
        spring(state, seat, card, law)

    def act_in_battle(self, state: Woodland, seat: int, battle: Battle, action: Action) -> None:
        raise NotImplementedError

    # ---- what others may do or use in their own turns

    def purse(self, state: Woodland, seat: int) -> int:
        """§11.2.6.I: how high a price the seat can pay for what another sells: in warriors of its supply."""
        return state.supply[state.rules.warrior[seat]]

    def pay_seller(self, state: Woodland, seat: int, seller: int, price: int) -> None:
        """Pay a price that is within the purse."""
        state.supply[state.rules.warrior[seat]] -= price
        state.rules.factions[seller].receive(state, seller, seat, price)

    def receive(self, state: Woodland, seat: int, owner: int, number: int) -> None:
        """Take this many warriors of an owner as payment; they have left its supply. If the owner is this seat, they
        replace what it was paid in and come from its own supply (§11.2.6.III)."""
        raise NotImplementedError

    def pays(self, state: Woodland, seat: int, asked: int) -> int:
        """What the seat pays for a service at this price."""
        return asked

    def take_bought(self, state: Woodland, seat: int, seller: int, card: int, law: str) -> None:
        """Called when a card that the seat bought has left the seller, for everyone to see."""
        hand_over(state, seller, seat, card, law)

    def lends_to(self, state: Woodland, seat: int, other: int) -> bool:
        """Whether another seat treats these warriors as its own for rule and in battle now; only lenders are asked."""
        return False

    def lends_now(self, state: Woodland, seat: int) -> bool:
        """Whether any seat does."""
        return False

    def lent_paths(self, state: Woodland, seat: int, other: int, clearing: int) -> Clearings:
        """Clearings that are adjacent for another seat because of what was lent to it."""
        return 0

    def on_phase(self, state: Woodland, seat: int) -> None:
        """A phase begins, or a turn has ended: what was lent may begin or end (asked of those who lend)."""

    def keeps_discard(self, state: Woodland, seat: int, card: int) -> bool:
        """Take a card that would go to the discard pile, if it comes here instead (§10.2.6)."""
        return False

    # ---- moves that a card grants

    def free_moves(self, state: Woodland, seat: int) -> list[Action]:
        """Every move the seat could make when something but its own turn grants one (§4.2)."""
        return moves(state, seat)

    def make_free_move(self, state: Woodland, seat: int, action: Action, law: str) -> None:
        """Make a move of `free_moves`. The clearing where it ends is the action's target."""
        move(state, seat, action, law)

    def whole_moves(self, state: Woodland, seat: int, origin: int) -> list[Action]:
        """Of `free_moves` those that take as many pieces from a clearing as can go."""
        return largest(moves(state, seat, 1 << origin))

    # ---- crafting

    def crafting_pieces(self, state: Woodland, seat: int) -> list[int]:
        """The kinds of pieces that craft; a faction that crafts with other things has none."""
        return []

    def workshops(self, state: Woodland, seat: int) -> Clearings:
        """The clearings with crafting pieces."""
        places = 0
        for piece in self.crafting_pieces(state, seat):
            places |= state.spots[piece]
        return places

    def tools(self, state: Woodland, seat: int) -> vec[i64]:
        """§4.1.1: the crafting pieces on the map, by the suits of their clearing."""
        standing = numbers(SETS)
        for piece in self.crafting_pieces(state, seat):
            places = state.spots[piece]
            for _, owner in state.asked.no_crafting:
                places &= ~owner.no_crafting(state)
            for clearing in members(places):
                standing[state.suit_sets[clearing]] += state.count(piece, clearing)
        return standing

    def crafting(self, state: Woodland, seat: int) -> vec[i64]:
        """§4.1.1: by set of suits, how many of those can still be activated as one of them this turn. Each works as one
        suit, and once; which of them has worked as what is left open (R30)."""
        standing, used = self.tools(state, seat), state.activated
        if activated(state):  # what is gone and had worked is of no account
            used = tuple([min(used[suit], serving(standing, suit)) for suit in range(len(used))])
        return spare(standing, used)

    def pay(self, state: Woodland, seat: int, suit: int, number: int) -> None:
        state.activated = replaced(state.activated, suit, state.activated[suit] + number)

    def gain_item(self, state: Woodland, seat: int, item: int) -> None:
        """§4.1.2: to the crafted items of the board."""
        state.change_box(seat, item, 1)

    def gain_find(self, state: Woodland, seat: int, item: int) -> None:
        """An item from under a ruin that something lets the seat take: beside the crafted ones (§E.2.4)."""
        self.gain_item(state, seat, item)

    # ---- dominance

    def activations(self, state: Woodland, seat: int, held: list[int]) -> list[Action]:
        """§3.3.1: the dominance cards that may be activated, of those held; Vagabonds form a coalition (§9.2.8)."""
        return [ACTIVATE[place] for place in held]

    def activate(self, state: Woodland, seat: int, action: Action) -> None:
        activate(state, seat, DOMINANCE[action.args[0]])

    def on_crafted(self, state: Woodland, seat: int) -> None:
        """The seat has crafted a card."""

    def reconcile(self, state: Woodland, seat: int, partner: int) -> None:
        """The seat has formed a coalition."""
