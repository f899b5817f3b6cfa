"""World: the state of a game of Small World.

A race names a people, because only one player at a time has its banner. Pieces enter and leave regions only through
`occupy` and `vacate`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from copse.kernel.bits import members, size
from copse.kernel.chance import Dice
from copse.kernel.outcome import GameOutcome
from copse.kernel.rows import numbers, replaced
from copse.kernel.tasks import Json, State, View
from copse.smallworld.board import LOST_TRIBE, Board, Regions
from copse.smallworld.rules import DRAGONS, ENCAMPMENTS, HEROES, HOLES, LAIRS, NO_POWER, START_COINS, Rules
from copse.smallworld.traits import Combo

NOBODY: Final = -1
TRIBE: Final = -2  # holder of a region with a lost tribe
NONE: Final = -1  # no race, no seat, no power

NUMBERS: Final = numbers(0)

Offer = tuple[int, int, int]
"""A pair on offer: race, power, coins on it."""

TYPICAL_INCOME: Final = 8  # assumed coins per turn, for guessing hidden purses


class Tally(GameOutcome):
    """An outcome with the race tokens on the board by seat, which break ties."""

    tokens: list[int]


class World(State):
    __slots__ = (
        "active", "aside", "attacked", "badge", "badges", "banners", "camps", "coins", "combo", "converted", "declined",
        "discards", "dragons", "first", "flown", "fortresses", "hand", "heroes", "holder", "holes", "holes_left",
        "lairs", "land", "newcomer", "offer", "owner", "peace", "pouch", "returned", "round", "rules", "spoils",
        "tents", "tokens", "tray", "turn",
    )  # fmt: skip

    def __init__(self, rules: Rules, rng: int) -> None:
        """A world with nothing in it: `lay_out` or `copy` fill it."""
        super().__init__(rng)
        self.rules = rules
        self.first = 0
        self.round = 1  # §sw:setup.round_marker
        self.turn = 0  # the seat whose turn it is

        # by region
        self.holder: vec[i64] = NUMBERS  # race, TRIBE or NOBODY
        self.tokens: vec[i64] = NUMBERS
        self.camps: vec[i64] = NUMBERS
        self.lairs: Regions = 0
        self.fortresses: Regions = 0
        self.holes: Regions = 0
        self.heroes: Regions = 0
        self.dragons: Regions = 0

        # by race
        self.owner: vec[i64] = NUMBERS  # the seat that has the banner
        self.badge: vec[i64] = NUMBERS
        self.declined: tuple[bool, ...] = ()
        self.land: vec[i64] = NUMBERS
        self.hand: vec[i64] = NUMBERS  # tokens ready, or homeless
        self.aside: vec[i64] = NUMBERS  # conquest-only tokens between turns
        self.tray: vec[i64] = NUMBERS
        self.tents: vec[i64] = NUMBERS  # encampments in hand
        self.holes_left: vec[i64] = NUMBERS
        self.combo: tuple[Combo, ...] = ()

        # by seat
        self.active: vec[i64] = NUMBERS  # race
        self.coins: tuple[int, ...] = ()
        self.pouch: tuple[int, ...] = ()  # what the table has seen of each purse: start, paid, taken from pairs
        self.peace: vec[i64] = NUMBERS  # the seat that may not attack this one

        # banners and badges
        self.offer: tuple[Offer, ...] = ()
        self.banners: tuple[int, ...] = ()  # unseen: the stack is shuffled, so it has no order yet
        self.returned: tuple[int, ...] = ()  # seen, under the stack; the first comes up first
        self.badges: tuple[int, ...] = ()  # unseen
        self.discards: tuple[int, ...] = ()

        # this turn
        self.spoils = 0  # non-empty regions conquered by the active race
        self.attacked = 0  # bits of seats whose active race was attacked
        self.converted = 0  # bits of seats against which sorcery was used
        self.flown = False  # the dragon was used
        self.newcomer = False  # the active race was picked this turn

    def lay_out(self) -> World:
        """The board and the box before anyone has done anything."""
        rules = self.rules
        races, regions, players = len(rules.races), rules.board.size + 1, rules.players
        self.holder, self.tokens, self.camps = numbers(regions, NOBODY), numbers(regions), numbers(regions)
        for region in members(rules.board.tribes):  # §sw:setup.lost_tribes
            self.holder[region] = TRIBE
            self.tokens[region] = 1
        # §sw:setup.mountains: they are part of the board, since they never leave it.
        self.owner, self.badge, self.declined = numbers(races, NONE), numbers(races, NO_POWER), (False,) * races
        self.land, self.hand, self.aside = numbers(races), numbers(races), numbers(races)
        self.tray = vec[i64]([race.tray for race in rules.races])  # §sw:setup.tray
        self.tents, self.holes_left = numbers(races), numbers(races)
        self.combo = tuple([rules.combo(race, NO_POWER, True) for race in range(races)])
        self.active, self.peace = numbers(players, NONE), numbers(players, NONE)
        self.coins = self.pouch = (START_COINS,) * players
        self.banners, self.badges = tuple(rules.banners), tuple(rules.badges)
        return self

    # ---- who and where

    @property
    def seats(self) -> int:
        return self.rules.players

    @property
    def board(self) -> Board:
        return self.rules.board

    def declines_of(self, seat: int) -> list[int]:
        """The races in decline of a seat, in the order of their numbers."""
        return [race for race, owner in enumerate(self.owner) if owner == seat and self.declined[race]]

    @property
    def immune(self) -> Regions:
        return self.holes | self.heroes | self.dragons

    def held_by(self, race: int) -> Regions:
        """The regions of a race, as a set."""
        return self.land[race]

    def on_board(self, race: int) -> int:
        return sum(self.tokens[region] for region in members(self.land[race]))

    # ---- pieces come and go

    def occupy(self, region: int, race: int, tokens: int) -> None:
        """The people takes the region; what its banner and badge put there comes with it."""
        bit = 1 << region
        self.holder[region] = race
        self.tokens[region] = tokens
        self.land[race] |= bit
        combo = self.combo[race]
        if combo.lairs and size(self.lairs & self.held_by(race)) < combo.lairs and size(self.lairs) < LAIRS:
            self.lairs |= bit  # §sw:race.trolls
        if self.holes_left[race] and size(self.holes) < HOLES:
            self.holes_left[race] -= 1  # §sw:race.halflings
            self.holes |= bit

    def vacate(self, region: int) -> int:
        """Empty the region and remove its markers. Returns its tokens, which the caller sends on."""
        race, tokens, clear = self.holder[region], self.tokens[region], ~(1 << region)
        self.holder[region] = NOBODY
        self.tokens[region] = 0
        if race >= 0:
            self.land[race] &= clear
            self.lairs &= clear
            self.fortresses &= clear
            self.holes &= clear
            self.heroes &= clear
            self.dragons &= clear
            if self.camps[region]:
                self.tents[race] += self.camps[region]
                self.camps[region] = 0
        return tokens

    def take_up(self, race: int) -> None:
        """All tokens but one in each region go to the hand."""
        tokens = self.tokens
        for region in members(self.land[race]):
            self.hand[race] += tokens[region] - 1
            tokens[region] = 1

    def gain(self, seat: int, coins: int) -> None:
        self.coins = replaced(self.coins, seat, self.coins[seat] + coins)

    def tents_free(self) -> int:
        return ENCAMPMENTS - sum(self.camps) - sum(self.tents)

    def heroes_free(self) -> int:
        return HEROES - size(self.heroes)

    def dragons_free(self, race: int) -> bool:
        """Whether the dragon is free or already with this people."""
        return bool(self.dragons & self.land[race]) or size(self.dragons) < DRAGONS

    # ---- copies, views, saves

    def copy(self) -> World:
        other = World(self.rules, self.rng)
        other.take_common(self)
        other.first, other.round, other.turn = self.first, self.round, self.turn
        other.holder, other.tokens, other.camps = self.holder[:], self.tokens[:], self.camps[:]
        other.lairs, other.fortresses, other.holes = self.lairs, self.fortresses, self.holes
        other.heroes, other.dragons = self.heroes, self.dragons
        other.owner, other.badge, other.declined = self.owner[:], self.badge[:], self.declined
        other.land, other.hand, other.aside, other.tray = self.land[:], self.hand[:], self.aside[:], self.tray[:]
        other.tents, other.holes_left, other.combo = self.tents[:], self.holes_left[:], self.combo
        other.active, other.coins, other.pouch = self.active[:], self.coins, self.pouch
        other.peace, other.offer = self.peace[:], self.offer
        other.banners, other.returned = self.banners, self.returned
        other.badges, other.discards = self.badges, self.discards
        other.spoils, other.attacked, other.converted = self.spoils, self.attacked, self.converted
        other.flown, other.newcomer = self.flown, self.newcomer
        return other

    def redeal(self, seat: int | None, seed: int) -> None:
        """Purses are the only secret (§sw:score.hidden); stacks have no order until someone draws."""
        dice = Dice(seed)
        self.rng = dice.below(1 << 31)
        self.cover_trail(seat)
        if self.purses_open:
            return
        for other in range(self.seats):
            if other != seat:
                income = sum(dice.below(2 * TYPICAL_INCOME + 1) for _ in range(self.turns_scored(other)))
                self.coins = replaced(self.coins, other, max(0, self.pouch[other] + income))

    @property
    def purses_open(self) -> bool:
        """§sw:end.winner: purses are opened at the end."""
        return self.rules.open_coins or self.over

    def turns_scored(self, seat: int) -> int:
        players = self.seats
        earlier = (seat - self.first) % players < (self.turn - self.first) % players
        return self.round - 1 + earlier

    def view(self, seat: int | None) -> View:
        races, powers = self.rules.race_ids, self.rules.power_ids
        shown = self.purses_open
        seen: View = {"players": self.seats, "round": self.round, "rounds": self.board.rounds, "turn": self.turn}
        seen["first"] = self.first
        seen["regions"] = [self._view_region(region) for region in range(1, self.board.size + 1)]
        seen["peoples"] = [self._view_people(race) for race, owner in enumerate(self.owner) if owner != NONE]
        seen["coins"] = [coins if shown or seat == who else None for who, coins in enumerate(self.coins)]
        seen["peace"] = list[Json](self.peace)
        seen["offer"] = [
            {"race": races[race], "power": powers[power], "coins": coins, "tokens": self.rules.tokens(race, power)}
            for race, power, coins in self.offer
        ]
        seen["banners"] = {"unseen": _names(self.banners, races), "under": _names(self.returned, races)}
        seen["badges"] = {"unseen": _names(self.badges, powers), "discarded": _names(self.discards, powers)}
        seen["this_turn"] = {"spoils": self.spoils, "attacked": self.attacked, "converted": self.converted}
        return seen

    def _view_region(self, region: int) -> Json:
        holder = self.holder[region]
        seen: dict[str, Json] = {"id": region, "tokens": self.tokens[region]}
        seen["holder"] = LOST_TRIBE if holder == TRIBE else self.rules.race_ids[holder] if holder >= 0 else None
        for name, where in self.markers().items():
            if where >> region & 1:
                seen[name] = 1
        if self.camps[region]:
            seen["encampment"] = self.camps[region]
        return seen

    def markers(self) -> dict[str, Regions]:
        return {"lair": self.lairs, "fortress": self.fortresses, "hole": self.holes, "hero": self.heroes,
                "dragon": self.dragons}  # fmt: skip

    def _view_people(self, race: int) -> Json:
        badge = self.badge[race]
        return {
            "race": self.rules.race_ids[race],
            "power": None if badge == NO_POWER else self.rules.power_ids[badge],
            "seat": self.owner[race],
            "declined": self.declined[race],
            "hand": self.hand[race],
            "aside": self.aside[race],
            "encampments": self.tents[race],
            "tray": self.tray[race],
        }

    def dump(self) -> dict[str, Json]:
        table: dict[str, Json] = {name: list(getattr(self, name)) for name in LISTS}
        table.update({name: getattr(self, name) for name in FIGURES})
        table["flown"], table["newcomer"] = self.flown, self.newcomer
        table["offer"] = [list(pair) for pair in self.offer]
        return table

    # ---- the end

    @property
    def whose_turn(self) -> int:
        return self.turn

    def scored(self) -> list[int | None]:
        return list[int | None](self.coins)

    def outcome(self) -> Tally:
        """§sw:end.winner, §sw:end.tie: most coins; then most race tokens on the board; then the win is shared."""
        armies = [0] * self.seats
        for race, owner in enumerate(self.owner):
            if owner != NONE:
                armies[owner] += self.on_board(race)
        best = max(zip(self.coins, armies, strict=True))
        winners = [seat for seat in range(self.seats) if (self.coins[seat], armies[seat]) == best]
        tied = self.coins.count(best[0]) > 1
        law = "sw:end.tie" if tied else "sw:end.winner"
        return {
            "winners": winners,
            "points": list[int | None](self.coins),
            "tokens": armies,
            "law": law,
        }


def _names(places: Sequence[int], names: list[str]) -> list[Json]:
    return [names[place] for place in places]


LISTS: Final = (
    "holder", "tokens", "camps", "owner", "badge", "declined", "land", "hand", "aside", "tray", "tents", "holes_left",
    "active", "coins", "pouch", "peace", "banners", "returned", "badges", "discards",
)  # fmt: skip
FIGURES: Final = (
    "first", "round", "turn", "lairs", "fortresses", "holes", "heroes", "dragons", "spoils", "attacked", "converted",
)  # fmt: skip
