"""Vault Keepers, and demoted the Badger Bodyguards. The Keepers spread vault by vault, and fight or gather at them; the
Bodyguards take the first hit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import members
from copse.kernel.tasks import Task
from copse.root.actions import BATTLE, PASS, RECRUIT, STATION
from copse.root.battle import battles
from copse.root.board import Clearings
from copse.root.boards import FactionBoard
from copse.root.fields import Entries
from copse.root.hirelings.base import BattleInEach, Hireling, HirelingCard, HirelingOrder
from copse.root.hooks import Owner
from copse.root.move import adjacent
from copse.root.pieces import BUILDING, WARRIOR, Kind
from copse.root.placing import place, placeable, with_slot
from copse.root.rations import NOTHING_OWED, OWED, hand_out
from copse.root.state import Battle, Woodland

FOUNDERS: Final = 2  # warriors that come with the first vault


class VaultCard(HirelingCard):
    fields: ClassVar[Entries] = (*HirelingCard.fields, OWED)

    def __init__(self) -> None:
        super().__init__()
        self.owed = NOTHING_OWED

    def take(self, other: HirelingCard) -> None:
        super().take(other)
        assert isinstance(other, VaultCard)
        self.owed = other.owed


class VaultKeepers(Hireling):
    name = "vault_keepers"
    sign = "ⓦ"
    colour = "#6f2a6a"
    card = "vault_keepers"
    linked = "keepers"
    kinds: tuple[Kind, ...] = (Kind("warrior", WARRIOR, 6), Kind("vault", BUILDING, 6))

    def new_board(self, seats: int) -> FactionBoard:
        return VaultCard()

    def set_up(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [SettleKeepers(seat, party)]

    def on_hired(self, state: Woodland, party: int, seat: int) -> list[Task]:
        return [] if state.presence(party) else [ResettleKeepers(seat, party)]

    def in_daylight(self, state: Woodland, party: int, seat: int) -> list[Task]:
        if not (beside_vaults(state, party) or anywhere(state, party) or vault_clearings(state, party)):
            return []
        return [ExtendVaults(seat, party), VaultOrders(seat, party)]


def vault_clearings(state: Woodland, party: int) -> Clearings:
    return state.where(state.rules.piece(party, "vault"))


def anywhere(state: Woodland, party: int) -> Clearings:
    """Where warriors and a vault may be placed; if no vault may be, where warriors may (§1.5.4)."""
    free = placeable(state, party) & state.map.everywhere
    if state.supply[state.rules.piece(party, "vault")] and free & with_slot(state):
        return free & with_slot(state)
    return free if state.supply[state.rules.warrior[party]] else 0


def settle(state: Woodland, party: int, clearing: int, warriors: int, law: str) -> None:
    place(state, party, state.rules.warrior[party], clearing, warriors, law)
    place(state, party, state.rules.piece(party, "vault"), clearing, 1, law)


class SettleKeepers(HirelingOrder):
    """Some warriors and a vault start in a clearing with a free slot."""

    law = "root:A.6.3"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def moot(self, state: Woodland) -> bool:
        return not anywhere(state, self.party)

    def options(self, state: Woodland) -> list[Action]:
        return [STATION[clearing] for clearing in members(anywhere(state, self.party))] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            settle(state, self.party, action.args[0], FOUNDERS, self.law)


class ResettleKeepers(SettleKeepers):
    """A player who takes control while none of their pieces is on the map places them in any clearing."""

    law = "root:E.2.1"


def beside_vaults(state: Woodland, party: int) -> Clearings:
    """Where one more vault may be placed, at vaults or adjacent to them."""
    if not state.supply[state.rules.piece(party, "vault")]:
        return 0
    here = vault_clearings(state, party)
    near = here
    for clearing in members(here):
        near |= adjacent(state, party, clearing)
    return near & placeable(state, party) & with_slot(state)


class ExtendVaults(HirelingOrder):
    """A vault in or next to a clearing with another; if that is impossible, a warrior and a vault in any clearing."""

    law = "root:E.2.4"
    verbs: ClassVar[tuple[Verb, ...]] = (STATION,)

    def moot(self, state: Woodland) -> bool:
        return not (beside_vaults(state, self.party) or anywhere(state, self.party))

    def options(self, state: Woodland) -> list[Action]:
        sites = beside_vaults(state, self.party) or anywhere(state, self.party)
        return [STATION[clearing] for clearing in members(sites)] or [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is STATION:
            settle(state, self.party, action.args[0], int(not beside_vaults(state, self.party)), self.law)


class VaultOrders(HirelingOrder):
    """A battle in each clearing with a vault, or a warrior at each vault."""

    law = "root:E.2.4"
    verbs: ClassVar[tuple[Verb, ...]] = (BATTLE, RECRUIT)

    def moot(self, state: Woodland) -> bool:
        return not vault_clearings(state, self.party)

    def options(self, state: Woodland) -> list[Action]:
        vaults = vault_clearings(state, self.party)
        return [RECRUIT[()], *battles(state, self.party, vaults)] if vaults else [PASS[()]]

    def choose(self, state: Woodland, action: Action) -> None:
        if action.verb is BATTLE:
            BattleInEach(self.seat, self.party, vault_clearings(state, self.party)).choose(state, action)
        elif action.verb is RECRUIT:
            hand_out(state, self.party, "vault", "warrior", self.law)


class Guarded(Owner):
    """The first hit that one takes in a battle does nothing; what ignores a first hit besides adds nothing to it."""

    cites: Mapping[str, str] = {"ignored_hits": "root:E.2.2"}

    def ignored_hits(self, state: Woodland, seat: int, battle: Battle) -> int:
        return 1


class BadgerBodyguards(Hireling):
    name = "badger_bodyguards"
    sign = "ⓧ"
    colour = "#794975"
    card = "vault_keepers"
    linked = "keepers"
    demoted = True
    kinds: tuple[Kind, ...] = ()
    grants: tuple[Owner, ...] = (Guarded(),)
