"""The seams of the general rules. Factions, crafted cards and landmarks are owners of hooks: a general rule asks them
in the order of the Law and never asks who they are. Nearly every owner leaves nearly every hook alone, so who answers
which is worked out once (`answers`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.tasks import Task
from copse.root.board import Clearings
from copse.root.cards import Suits

if TYPE_CHECKING:
    from copse.root.removal import Removal
    from copse.root.state import Battle, Woodland


NOBODY: Final = -1  # in place of a seat: the owner is nobody's

# What hooks answer that are asked most and answered least. They are shared, so nobody changes them.
NO_STEPS: Final[list[Task]] = []
NO_ACTIONS: Final[list[Action]] = []
NO_POINTS: Final[list[tuple[int, str]]] = []


class Owner:
    """What anything that changes a rule may answer. `seat` is always the owner's, and `other`, `mover` and the like the
    party that is asked about; where the owner is a hireling, `seat` is the number of its party. An owner that is
    nobody's answers for whichever party is asked about, and where a hook is about others its own seat is NOBODY. The
    answers here change nothing."""

    cites: Mapping[str, str] = {}  # hook → the paragraph that is cited when an answer to it acts
    bars_by: str = ""  # the paragraph by which `no_placing`, `no_exit` or `shut_paths` bars others (§6.2.2, §13.7.2)
    lets: tuple[Verb, ...] = ()  # what others may choose in their own turns by this (§11.2.6, §13.2.4, §C.3.3)

    # ---- clearings, rule, placing and moving (§2.2, §2.5, §4.2)

    def suits(self, state: Woodland, clearing: int) -> Suits:
        """What a clearing is beside its own suit, for everyone. Asked as owners come and go, never in the middle of a
        question."""
        return 0

    def piece_suits(self, state: Woodland, clearing: int) -> Suits:
        """What a piece that shows a suit counts as in a clearing beside that one."""
        return 0

    def asks_for_suit(self, state: Woodland, clearing: int) -> bool:
        """Whether a seat that has to give a card for a clearing names one of its suits first."""
        return False

    def extra_slots(self, state: Woodland, clearing: int) -> int:
        """The building slots of a clearing beside those of the map (§2.2.3). Asked as a state is put together."""
        return 0

    def on_built(self, state: Woodland, piece: int, clearing: int) -> None:
        """Buildings of this kind have come to a clearing."""

    def weight(self, state: Woodland, seat: int, clearing: int) -> int:
        """What the seat has there for rule beside warriors and buildings."""
        return 0

    def wins_ties(self, state: Woodland, seat: int, clearing: int) -> int:
        """Whether the seat rules this clearing where it ties for the most; the higher answer wins."""
        return 0

    def governed(self, state: Woodland, seat: int) -> Clearings:
        """Where the seat rules, whatever stands there (§10.2.4, §12.2.2)."""
        return 0

    def no_placing(self, state: Woodland, seat: int, other: int) -> Clearings:
        """Where another seat may not place pieces."""
        return 0

    def no_entry(self, state: Woodland, seat: int, other: int) -> Clearings:
        """Where another seat may not move."""
        return 0

    def no_exit(self, state: Woodland, seat: int, other: int) -> Clearings:
        """From where another seat may not move."""
        return 0

    def springs(self, state: Woodland, seat: int, other: int, clearing: int) -> bool:
        """Whether a trap of this owner closes on another party that is about to place in a clearing or to leave it;
        then that is not done (§bots:11.8.2)."""
        return False

    def paths_from(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        """Clearings that are adjacent for this seat beside those that paths join."""
        return 0

    def shut_paths(self, state: Woodland, clearing: int) -> Clearings:
        """Clearings that would be adjacent if this did not shut the path."""
        return 0

    def berth(self, state: Woodland) -> int:
        """The clearing from which `crossings` lead; 0 if they lead from none now."""
        return 0

    def crossings(self, state: Woodland) -> Clearings:
        """Where a move may be taken from the berth as if it were adjacent (§C.2.5)."""
        return 0

    def on_crossed(self, state: Woodland, seat: int, target: int) -> None:
        """A move of a seat went over a crossing."""

    def unruled_paths(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        """Where the seat goes from a clearing whoever rules the two (§11.2.2)."""
        return 0

    def ignores_rule(self, state: Woodland, seat: int) -> Clearings:
        """Where the seat moves in and out without ruling either clearing (§4.2.1)."""
        return 0

    def on_moved(self, state: Woodland, seat: int, mover: int, target: int) -> list[Task]:
        """What follows when warriors of another seat have moved into a clearing."""
        return []

    def on_march(self, state: Woodland, seat: int, origin: int, target: int, count: int) -> list[Task]:
        """What is asked when warriors of this seat have moved, before anyone minds."""
        return []

    def toll(self, state: Woodland, seat: int, mover: int, origin: int, target: int) -> int:
        """How many of the pieces with which another party goes along a path it must give up (§E.2.2)."""
        return 0

    def on_arrived(self, state: Woodland, seat: int, mover: int, target: int) -> None:
        """Warriors or the pawn of any party have moved into a clearing."""

    # ---- battle (§4.3), in the order of its timing table

    def no_battle(self, state: Woodland, seat: int, other: int) -> Clearings:
        """Where another party may not battle this one."""
        return 0

    def attack_price(self, state: Woodland, seat: int, clearing: int) -> Suits:
        """Who battles this party there must first discard a card of one of these suits; none, if it costs nothing."""
        return 0

    def sheltered(self, state: Woodland, seat: int, party: int, other: int) -> Clearings:
        """Where pieces of a party can be neither battled nor removed by another (§E.2.2)."""
        return 0

    def ignores_ambush(self, state: Woodland, seat: int) -> bool:
        return False

    def before_roll(self, state: Woodland, seat: int) -> list[Task]:
        """What is asked just before the roll of any battle, for what this owner does in it (§D.5.2)."""
        return []

    def effect_steps(self, state: Woodland, attacker: int, defender: int) -> list[Task]:
        """What is asked of two sides after the roll, in place of what they use in any order (§4.3.3)."""
        return []

    def swaps_rolls(self, state: Woodland, seat: int) -> bool:
        """Whether this defender deals the higher roll (§8.2.2)."""
        return False

    def extra_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """Extra hits that this side deals without being asked (§4.3.3.I)."""
        return 0

    def ignored_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        """How many of the first hits that this side takes in a battle do nothing (§14.7.7, §15.2.4)."""
        return 0

    # ---- removal (§1.5.4)

    def on_removed(self, state: Woodland, seat: int, removal: Removal) -> list[Task]:
        """What follows when pieces have left the map, after all of them are gone."""
        return NO_STEPS

    def trophies(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        """What this seat scores for a removal beside §3.2.1 and at the same moment: points, each with its paragraph."""
        return NO_POINTS

    def bounty(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        """What the remover scores in the same way for pieces of this seat (§15.2.5)."""
        return NO_POINTS

    def unscored(self, state: Woodland, seat: int, piece: int) -> bool:
        """Whether nobody scores anything for removing such pieces of this seat."""
        return False

    # ---- points (§3.2)

    def on_scored(self, state: Woodland, seat: int, scorer: int, before: int) -> None:
        """The marker of a seat has moved on the track (§E.1.1)."""

    # ---- crafting and cards (§4.1, §2.1)

    def item_points(self, state: Woodland, seat: int, points: int) -> int:
        """What an item is worth to this seat that crafts it (§3.2.2)."""
        return points

    def no_crafting(self, state: Woodland) -> Clearings:
        """Where no pieces can be activated to craft (§4.1.1)."""
        return 0

    def wares(self, state: Woodland, seat: int, item: int) -> int:
        """How many of an item this has for the seat to craft, beside the supply of the map (§4.1.2)."""
        return 0

    def sell_ware(self, state: Woodland, seat: int, item: int) -> None:
        """The seat crafts one of these."""
        raise NotImplementedError

    def on_item_crafted(self, state: Woodland, seat: int, crafter: int) -> list[Task]:
        """What follows when another seat has crafted an item."""
        return []

    def keeps_crafted(self, state: Woodland, seat: int, card: int) -> bool:
        """Take a card that this seat crafted and that would be discarded, if it comes here instead."""
        return False

    def instead_of_drawing(self, state: Woodland, seat: int, number: int) -> Task | None:
        """What is asked in place of the draw of Evening; then it is for that question to draw, or not."""
        return None

    # ---- setup, turns, and what others may do in theirs (§5.1, §1.4)

    def laid_out(self, state: Woodland, seat: int) -> list[Task]:
        """What is set up before the factions are (§A.5, §A.6)."""
        return []

    def on_turn(self, state: Woodland, seat: int) -> None:
        """A turn begins, whosever it is."""

    def on_turn_end(self, state: Woodland, seat: int, ending: int) -> list[Task]:
        """What follows as the turn of a seat ends."""
        return []

    def offers(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """Actions of `lets` that another seat may take now, at a pause of its turn (§13.2.4)."""
        return []

    def interruptions(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """Actions of `lets` that another seat may take in the middle of what it does in its turn (§fifth:13.2.4)."""
        return []

    def sales(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """Actions of `lets` that another seat may take at the start of its Birdsong (§11.2.6)."""
        return []

    def demands(self, state: Woodland, seat: int, other: int) -> bool:
        """Whether some of the `sales` cannot be passed (§E.2.3)."""
        return False

    def seems_offering(self, state: Woodland, seat: int, other: int) -> bool:
        """Whether there may be `offers`, by what everyone can see."""
        return False

    def take_offer(self, state: Woodland, seat: int, other: int, action: Action) -> None:
        """Do what another seat chose of `offers`, `interruptions` or `sales`."""
        raise NotImplementedError


HOOKS: Final = tuple(name for name in vars(Owner) if not name.startswith("_") and callable(getattr(Owner, name)))
_ANSWERED: Final[dict[type[Owner], tuple[str, ...]]] = {}


def answered(owner: Owner) -> tuple[str, ...]:
    """The hooks to which an owner has an answer of its own."""
    kind = type(owner)
    if kind not in _ANSWERED:
        _ANSWERED[kind] = tuple(hook for hook in HOOKS if getattr(kind, hook) is not getattr(Owner, hook))
    return _ANSWERED[kind]


Asked = list[tuple[int, Owner]]
"""The owners that answer a hook, each with its party, in order of parties; those that are nobody's come first."""


class Answers:
    """Who answers the hooks that are asked of everyone at the table: a field each, since a look-up costs more."""

    def __init__(self) -> None:
        self.suits: Asked = []
        self.piece_suits: Asked = []
        self.asks_for_suit: Asked = []
        self.extra_slots: Asked = []
        self.on_built: Asked = []
        self.wares: Asked = []
        self.no_crafting: Asked = []
        self.weight: Asked = []
        self.wins_ties: Asked = []
        self.governed: Asked = []
        self.no_placing: Asked = []
        self.no_entry: Asked = []
        self.no_exit: Asked = []
        self.springs: Asked = []
        self.paths_from: Asked = []
        self.shut_paths: Asked = []
        self.unruled_paths: Asked = []
        self.ignores_rule: Asked = []
        self.on_moved: Asked = []
        self.on_march: Asked = []
        self.toll: Asked = []
        self.on_arrived: Asked = []
        self.sheltered: Asked = []
        self.crossings: Asked = []
        self.on_crossed: Asked = []
        self.no_battle: Asked = []
        self.attack_price: Asked = []
        self.before_roll: Asked = []
        self.effect_steps: Asked = []
        self.unscored: Asked = []
        self.on_scored: Asked = []
        self.laid_out: Asked = []
        self.demands: Asked = []
        self.on_turn: Asked = []
        self.on_turn_end: Asked = []
        self.offers: Asked = []
        self.interruptions: Asked = []
        self.sales: Asked = []
        self.seems_offering: Asked = []
        self.take_offer: Asked = []
        self.let: dict[Verb, Asked] = {}  # the same by what they let others choose (`lets`)


def answers(powers: Sequence[Sequence[Owner]], unowned: Sequence[Owner]) -> Answers:
    """Who answers what, among the owners of each party and those that are nobody's."""
    found = Answers()
    for party, owners in [(NOBODY, unowned), *enumerate(powers)]:
        for owner in owners:
            for hook in answered_to_all(owner):
                asked: Asked = getattr(found, hook)
                asked.append((party, owner))
    for party, owner in found.take_offer:
        for verb in owner.lets:
            found.let.setdefault(verb, []).append((party, owner))
    return found


def answers_alone(owner: Owner) -> bool:
    """Whether an owner answers any hook that is asked of the owners of one party."""
    kind = type(owner)
    if kind not in _ANSWERS_ALONE:
        _ANSWERS_ALONE[kind] = len(answered_to_all(owner)) < len(answered(owner))
    return _ANSWERS_ALONE[kind]


def answered_to_all(owner: Owner) -> tuple[str, ...]:
    """The hooks to which an owner has an answer of its own, of those that everyone is asked."""
    kind = type(owner)
    if kind not in _ANSWERED_TO_ALL:
        _ANSWERED_TO_ALL[kind] = tuple(hook for hook in answered(owner) if hasattr(_NOBODY_ASKED, hook))
    return _ANSWERED_TO_ALL[kind]


_ANSWERED_TO_ALL: Final[dict[type[Owner], tuple[str, ...]]] = {}
_ANSWERS_ALONE: Final[dict[type[Owner], bool]] = {}
_NOBODY_ASKED: Final = Answers()
