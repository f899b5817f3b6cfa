"""Party: an owner of pieces that fights with them. Factions of seats are parties, and so are hirelings (§E), which have
no seat; a seat or nobody controls them. Questions about parties are methods of `Woodland`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from copse.kernel.tasks import Forfeit, Task
from copse.root.battle import can_attack, lent_troops, lose_pieces, troops
from copse.root.boards import FactionBoard
from copse.root.hooks import NO_STEPS, Owner
from copse.root.pieces import Kind
from copse.root.removal import Loss
from copse.root.state import Battle, Woodland

NO_CHANCES: Final[Mapping[str, Sequence[str]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Party(Owner):
    """An owner of pieces. `kinds` are the pieces in the box. In its own hooks a party is asked as itself, not as its
    controller."""

    name: str
    sign: str  # its letter on a map of text
    colour: str  # the colour of that letter, dark enough to read on a clearing; pages have their own for light and dark
    kinds: tuple[Kind, ...]
    chances: Mapping[str, Sequence[str]] = NO_CHANCES  # random outcomes that only it has, by kind: the texts of 0, 1 …
    appendices: tuple[str, ...] = ()  # further modules that hold its steps
    burrows: bool = False  # whether its pieces may be in the Burrow (§12.2.2)
    hides_items: bool = False  # whether its setup places items under the ruins (§9.3.4, §14.3.3)
    shares_finds: bool = False  # whether it brings items from under ruins to boxes of crafted items (§E.2.4)
    springs_traps: bool = False  # whether it ignores a snare until it has sprung it (§bots:11.8.2)
    tough: bool = False  # whether any of its pieces may take more than one hit; `toughness` says how many
    grants: tuple[Owner, ...] = ()  # what it changes for the seat that controls it (§E.2)

    def new_board(self, seats: int) -> FactionBoard:
        raise NotImplementedError

    def check(self, state: Woodland, party: int) -> None:
        """Raise Impossible if anything about this party is, in a state that came from outside."""

    # ---- battle

    def after_roll(self, state: Woodland, party: int) -> list[Task]:
        """What an attacker of this party is asked after the roll."""
        return NO_STEPS

    def on_attack(self, state: Woodland, party: int) -> list[Task]:
        """What is asked for the attacker when the battle starts."""
        return NO_STEPS

    def fights_on(self, state: Woodland, party: int, clearing: int) -> bool:
        """§4.3.1.II: whether someone to attack is left after an ambush."""
        return can_attack(state, party, clearing) or lent_troops(state, party) > 0

    def most_rolled(self, state: Woodland, party: int) -> int:
        """§4.3.2.I: at most as many rolled hits as warriors."""
        return troops(state, party)

    def defenceless(self, state: Woodland, party: int, clearing: int) -> bool:
        """§4.3.3.II: whether the defender has no warriors."""
        return not troops(state, party)

    def take_hits(self, state: Woodland, party: int, hits: int) -> list[Task]:
        """§4.3.4: take hits as far as there is no choice; returns the choices that are left."""
        return lose_pieces(state, party, hits)

    def toughness(self, state: Woodland, piece: int) -> int:
        """How many hits it takes to remove one of its pieces in battle."""
        return 1

    def lost_with(self, state: Woodland, party: int, piece: int) -> Forfeit | None:
        """What else the party loses dearly if it gives up such a piece in battle."""
        return None

    def bombed(self, state: Woodland, party: int, losses: list[Loss]) -> list[Loss]:
        """What a bomb removes of its pieces in a clearing (§13.7.1)."""
        return losses

    def after_battle(self, state: Woodland, party: int, battle: Battle) -> list[Task]:
        return NO_STEPS
