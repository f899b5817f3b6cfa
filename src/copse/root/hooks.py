"""Hooks: where factions, crafted cards and landmarks change the general rules.

A general rule asks the owners of a hook in the order of the Law and never asks who they are. Most owners ignore most
hooks, so `answers` computes once who answers which.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from copse.kernel.actions import Action, Verb
from copse.kernel.tasks import Task
from copse.root.board import Clearings
from copse.root.cards import Suits

if TYPE_CHECKING:
    from copse.root.removal import Removal
    from copse.root.state import Battle, Woodland


NOBODY: Final = -1  # in place of a seat: the owner belongs to nobody

# Common answers that change nothing. They are shared, so callers must not change them.
NO_STEPS: Final[list[Task]] = []
NO_ACTIONS: Final[list[Action]] = []
NO_POINTS: Final[list[tuple[int, str]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Owner:
    """Everything that can change a rule may answer these hooks; the answers here change nothing.

    `seat` is always the owner's; `other`, `mover` and the like are the party in question. If the owner is a hireling,
    `seat` is the number of its party. An owner without a seat answers for every party in question; in hooks about
    others, its own seat is NOBODY.
    """

    cites: Mapping[str, str] = {}  # hook → the paragraph to cite when an answer to it acts
    bars_by: str = ""  # the paragraph by which `no_placing`, `no_exit` or `shut_paths` stops others (§6.2.2, §13.7.2)
    lets: tuple[Verb, ...] = ()  # what others may choose in their own turns because of this (§11.2.6, §13.2.4, §C.3.3)

    # ---- clearings, rule, placing and moving (§2.2, §2.5, §4.2)

    def suits(self, state: Woodland, clearing: int) -> Suits:
        """Further suits of a clearing, for everyone. Asked when owners come and go, never during a question."""
        return 0

    def piece_suits(self, state: Woodland, clearing: int) -> Suits:
        """The suit that a piece shows, as which it counts in a clearing beside the clearing's own."""
        return 0

    def asks_for_suit(self, state: Woodland, clearing: int) -> bool:
        """Whether a seat that must give a card for a clearing first names one of its suits."""
        return False

    def extra_slots(self, state: Woodland, clearing: int) -> int:
        """Building slots of a clearing beyond those of the map (§2.2.3). Asked when a state is built."""
        return 0

    def on_built(self, state: Woodland, piece: int, clearing: int) -> None:
        """Called when buildings of this kind have come to a clearing."""

    def weight(self, state: Woodland, seat: int, clearing: int) -> int:
        """What the seat has in a clearing for rule besides warriors and buildings."""
        return 0

    def wins_ties(self, state: Woodland, seat: int, clearing: int) -> int:
        """Whether the seat rules a clearing where it ties for the most; the highest answer wins."""
        return 0

    def governed(self, state: Woodland, seat: int) -> Clearings:
        """Where the seat rules whatever stands there (§10.2.4, §12.2.2)."""
        return 0

    def no_placing(self, state: Woodland, seat: int, other: int) -> Clearings:
        """Where another seat may not place pieces."""
        return 0

    def no_entry(self, state: Woodland, seat: int, other: int) -> Clearings:
        """Where another seat may not move."""
        return 0

    def no_exit(self, state: Woodland, seat: int, other: int) -> Clearings:
        """Clearings that another seat may not leave."""
        return 0

    def springs(self, state: Woodland, seat: int, other: int, clearing: int) -> bool:
        """Whether a trap of this owner stops another party that is about to place in a clearing or to leave it
        (§bots:11.8.2)."""
        return False

    def paths_from(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        """Clearings that are adjacent for this seat besides those on paths."""
        return 0

    def shut_paths(self, state: Woodland, clearing: int) -> Clearings:
        """Clearings that would be adjacent if this did not close the path."""
        return 0

    def berth(self, state: Woodland) -> int:
        """The clearing from which `crossings` lead; 0 if there are none now."""
        return 0

    def crossings(self, state: Woodland) -> Clearings:
        """Where a move may go from the berth as if adjacent (§C.2.5)."""
        return 0

    def on_crossed(self, state: Woodland, seat: int, target: int) -> None:
        """Called when a seat moved over a crossing."""

    def unruled_paths(self, state: Woodland, seat: int, clearing: int) -> Clearings:
        """Where the seat may go from a clearing if neither clearing needs to be ruled (§11.2.2)."""
        return 0

    def ignores_rule(self, state: Woodland, seat: int) -> Clearings:
        """Where the seat moves in and out without ruling either clearing (§4.2.1)."""
        return 0

    def on_moved(self, state: Woodland, seat: int, mover: int, target: int) -> list[Task]:
        """What follows when warriors of another seat have moved into a clearing."""
        return []

    def on_march(self, state: Woodland, seat: int, origin: int, target: int, count: int) -> list[Task]:
        """What is asked when warriors of this seat have moved, before others react."""
        return []

    def toll(self, state: Woodland, seat: int, mover: int, origin: int, target: int) -> int:
        """How many of its moving pieces another party must give up on a path (§E.2.2)."""
        return 0

    def on_arrived(self, state: Woodland, seat: int, mover: int, target: int) -> None:
        """Warriors or the pawn of any party have moved into a clearing."""

    # ---- battle (§4.3), in the order of its timing table

    def no_battle(self, state: Woodland, seat: int, other: int) -> Clearings:
        """Where another party may not battle this one."""
        return 0

    def attack_price(self, state: Woodland, seat: int, clearing: int) -> Suits:
        """The suits of which an attacker must first discard a card; none if the battle costs nothing."""
        return 0

    def sheltered(self, state: Woodland, seat: int, party: int, other: int) -> Clearings:
        """Where pieces of a party can be neither battled nor removed by another (§E.2.2)."""
        return 0

    def ignores_ambush(self, state: Woodland, seat: int) -> bool:
        return False

    def before_roll(self, state: Woodland, seat: int) -> list[Task]:
        """What is asked just before the roll of any battle, for this owner's part in it (§D.5.2)."""
        return []

    def effect_steps(self, state: Woodland, attacker: int, defender: int) -> list[Task]:
        """What is asked of both sides after the roll, in place of effects in any order (§4.3.3)."""
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
        """What follows once all pieces of a removal have left the map."""
        return NO_STEPS

    def trophies(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        """What this seat scores for a removal besides §3.2.1 and at the same moment: points, each with its
        paragraph."""
        return NO_POINTS

    def bounty(self, state: Woodland, seat: int, removal: Removal) -> list[tuple[int, str]]:
        """What the remover scores in this way for pieces of this seat (§15.2.5)."""
        return NO_POINTS

    def unscored(self, state: Woodland, seat: int, piece: int) -> bool:
        """Whether nobody scores anything for removing such pieces of this seat."""
        return False

    # ---- points (§3.2)

    def on_scored(self, state: Woodland, seat: int, scorer: int, before: int) -> None:
        """Called when a seat's marker has moved on the track (§E.1.1)."""

    # ---- crafting and cards (§4.1, §2.1)

    def item_points(self, state: Woodland, seat: int, points: int) -> int:
        """What an item is worth to this seat that crafts it (§3.2.2)."""
        return points

    def no_crafting(self, state: Woodland) -> Clearings:
        """Where no pieces can be activated for crafting (§4.1.1)."""
        return 0

    def wares(self, state: Woodland, seat: int, item: int) -> int:
        """How many of an item the seat may craft from here besides the supply of the map (§4.1.2)."""
        return 0

    def sell_ware(self, state: Woodland, seat: int, item: int) -> None:
        """Called when the seat crafts one of these."""
        raise NotImplementedError

    def on_item_crafted(self, state: Woodland, seat: int, crafter: int) -> list[Task]:
        """What follows when another seat has crafted an item."""
        return []

    def keeps_crafted(self, state: Woodland, seat: int, card: int) -> bool:
        """Take a card that this seat crafted and would discard, if it comes here instead. Returns whether it did."""
        return False

    def instead_of_drawing(self, state: Woodland, seat: int, number: int) -> Task | None:
        """What is asked instead of the draw of Evening; that question then draws, or not."""
        return None

    # ---- setup, turns, and what others may do in theirs (§5.1, §1.4)

    def laid_out(self, state: Woodland, seat: int) -> list[Task]:
        """What is set up before the factions are (§A.5, §A.6)."""
        return []

    def on_turn(self, state: Woodland, seat: int) -> None:
        """Called when a turn begins, of any seat."""

    def on_turn_end(self, state: Woodland, seat: int, ending: int) -> list[Task]:
        """What follows as the turn of a seat ends."""
        return []

    def offers(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """Actions of `lets` that another seat may take now, at a pause of its turn (§13.2.4)."""
        return []

    def interruptions(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """Actions of `lets` that another seat may take in the middle of an action of its turn (§fifth:13.2.4)."""
        return []

    def sales(self, state: Woodland, seat: int, other: int) -> list[Action]:
        """Actions of `lets` that another seat may take at the start of its Birdsong (§11.2.6)."""
        return []

    def demands(self, state: Woodland, seat: int, other: int) -> bool:
        """Whether some of the `sales` cannot be declined (§E.2.3)."""
        return False

    def seems_offering(self, state: Woodland, seat: int, other: int) -> bool:
        """Whether there may be `offers`, as far as everyone can see."""
        return False

    def take_offer(self, state: Woodland, seat: int, other: int, action: Action) -> None:
        """Do what another seat chose from `offers`, `interruptions` or `sales`."""
        raise NotImplementedError


HOOKS: Final = tuple(name for name in vars(Owner) if not name.startswith("_") and callable(getattr(Owner, name)))
_ANSWERED: Final[dict[type[Owner], tuple[str, ...]]] = {}


def answered(owner: Owner) -> tuple[str, ...]:
    """The hooks that an owner answers itself."""
    kind = type(owner)
    if kind not in _ANSWERED:
        _ANSWERED[kind] = tuple(hook for hook in HOOKS if getattr(kind, hook) is not getattr(Owner, hook))
    return _ANSWERED[kind]


Asked = list[tuple[int, Owner]]
"""The owners that answer a hook, each with its party, in order of parties; owners without a party come first."""


class Answers:
    """The owners that answer the hooks for everyone at the table; one field each, because a look-up costs more."""

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
        self.let: dict[Verb, Asked] = {}  # the owners of `offers` and the like, by what they let others choose (`lets`)


def answers(powers: Sequence[Sequence[Owner]], unowned: Sequence[Owner]) -> Answers:
    """The owners that answer each hook, among those of each party and those without a party."""
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
    """The hooks that an owner answers itself, of those that everyone is asked."""
    kind = type(owner)
    if kind not in _ANSWERED_TO_ALL:
        _ANSWERED_TO_ALL[kind] = tuple(hook for hook in answered(owner) if hasattr(NOBODY_ASKED, hook))
    return _ANSWERED_TO_ALL[kind]


_ANSWERED_TO_ALL: Final[dict[type[Owner], tuple[str, ...]]] = {}
_ANSWERS_ALONE: Final[dict[type[Owner], bool]] = {}
NOBODY_ASKED: Final = Answers()
