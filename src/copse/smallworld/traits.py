"""What a banner or a badge can give.

Every field of `Ability` is a hook that a general rule asks. Printed and custom races and powers are combinations of
these hooks and nothing else. `Combo` joins a race with its power on one map, in the form that the rules ask for.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from copse.kernel.bits import members
from copse.smallworld.board import Board, Regions

Kinds = tuple[str, ...]


@dataclass
class Ability:
    """The closed list of hooks. An ability never changes. It ends with decline unless it says otherwise
    (§sw:define.stack)."""

    # conquest
    cheaper_in: Kinds = ()  # regions of these kinds cost 1 token less
    cheaper_beside: Kinds = ()  # regions next to a held region of these kinds cost 1 token less
    enters_anywhere: bool = False  # the first conquest need not be at the border
    flies: bool = False  # any land region counts as adjacent
    links: Kinds = ()  # all regions of a kind count as adjacent to each other
    holds_water: bool = False  # seas and lakes are ordinary empty regions; kept in decline
    dice_each_conquest: bool = False  # the die may be rolled before each conquest
    converts: bool = False  # a lone active token of an opponent is replaced, once per opponent and turn
    dragons: int = 0  # conquer with 1 token, once a turn; the region is immune while the dragon stays
    conquest_only_tokens: int = 0  # tokens that are set aside after each redeployment
    # defence
    keeps_losses: bool = False  # no token is lost when a region is conquered
    lairs: int = 0  # +1 defence in each held region while markers last; stay in decline
    holes: int = 0  # the first regions conquered are immune
    heroes: int = 0  # at the end of the turn this many regions become immune
    encampments: int = 0  # +1 defence each, laid out anew at every redeployment
    fortresses: int = 0  # one a turn, +1 defence (also in decline) and 1 coin each, at most this many on the map
    makes_peace: bool = False  # one opponent who was not attacked may not attack until the next turn
    # coins and tokens
    coins_in: Kinds = ()  # 1 coin for each held region of these kinds
    coins_in_decline: bool = False  # `coins_in` pays in decline too
    coins_per_spoil: int = 0  # for each non-empty region conquered this turn
    coins_each_turn: int = 0
    coins_first_turn: int = 0
    spoils_per_token: int = 0  # one new token for this many non-empty regions conquered this turn
    # decline
    keeps_all_tokens: bool = False  # in decline all tokens stay on the map
    conquers_in_decline: bool = False  # in decline, before the active race
    outlasts_decline: bool = False  # does not count as the one race in decline
    declines_after_scoring: bool = False  # may decline at the end of an ordinary turn


HOOKS: Final = {field.name: field.default for field in fields(Ability)}
NOTHING: Final = Ability()


@dataclass(frozen=True)
class Race:
    """A banner: how many tokens it brings, how many the tray holds, what it gives."""

    id: str
    value: int
    tray: int
    ability: Ability
    names: tuple[tuple[str, str], ...] = ()  # language and name, of players' own races only

    @property
    def law(self) -> str:
        return "sw:race.custom" if self.names else f"sw:race.{self.id}"


@dataclass(frozen=True)
class Power:
    """A badge: how many tokens it adds, what it gives."""

    id: str
    value: int
    ability: Ability
    names: tuple[tuple[str, str], ...] = ()

    @property
    def lasts(self) -> bool:
        """Whether the badge stays with a race in decline, because it still does something there."""
        gift = self.ability
        return gift.outlasts_decline or gift.conquers_in_decline or gift.coins_in_decline or gift.keeps_all_tokens

    @property
    def law(self) -> str:
        return "sw:power.custom" if self.names else f"sw:power.{self.id}"


class Combo:
    """A race with its power on a map, active or in decline. Benefits add up (§sw:define.stack)."""

    def __init__(self, board: Board, race: Race, power: Power | None, declined: bool) -> None:
        both = [race.ability, power.ability if power else NOTHING]
        live = [] if declined else both
        kinds = board.kinds
        self.race: Final = race
        self.power: Final = power
        self.declined: Final = declined

        # conquest: `price` is what an empty region costs, before the one-token minimum; mountains stay
        # (§sw:conquest.mountain_stays)
        cheap = [_region_set(board, ability.cheaper_in) for ability in live]
        self.price: Final = vec[i64](
            [2 + (board.mountains >> r & 1) - sum(mask >> r & 1 for mask in cheap) for r in range(board.size + 1)]
        )
        self.cheaper_beside: Final = tuple(
            _region_set(board, ability.cheaper_beside) for ability in live if ability.cheaper_beside
        )
        self.holds_water: Final = any(ability.holds_water for ability in live)
        self.enterable: Final[Regions] = kinds["any"] if self.holds_water else board.land
        self.flies: Final = any(ability.flies for ability in live)
        anywhere = self.flies or any(ability.enters_anywhere for ability in live)
        self.entry: Final[Regions] = (self._anywhere(board, live) if anywhere else board.border) & self.enterable
        self.links: Final[tuple[Regions, ...]] = tuple(kinds[kind] for ability in live for kind in ability.links)
        self.dice_each_conquest: Final = any(ability.dice_each_conquest for ability in live)
        self.converts: Final = any(ability.converts for ability in live)
        self.dragons: Final = max((ability.dragons for ability in live), default=0)
        self.conquest_only_tokens: Final = sum(ability.conquest_only_tokens for ability in live)

        # defence
        self.keeps_losses: Final = any(ability.keeps_losses for ability in live)
        self.lairs: Final = max((ability.lairs for ability in live), default=0)
        self.holes: Final = max((ability.holes for ability in live), default=0)
        self.heroes: Final = max((ability.heroes for ability in live), default=0)
        self.encampments: Final = max((ability.encampments for ability in live), default=0)
        self.fortresses: Final = max((ability.fortresses for ability in live), default=0)
        self.makes_peace: Final = any(ability.makes_peace for ability in live)

        # decline: these are asked of an active race that declines, or of one in decline
        self.keeps_all_tokens: Final = any(ability.keeps_all_tokens for ability in both)
        self.conquers_in_decline: Final = any(ability.conquers_in_decline for ability in both)
        self.outlasts_decline: Final = any(ability.outlasts_decline for ability in both)
        self.declines_after_scoring: Final = any(ability.declines_after_scoring for ability in live)
        self.spoils_per_token: Final = max((ability.spoils_per_token for ability in live), default=0)

    @staticmethod
    def _anywhere(board: Board, live: list[Ability]) -> Regions:
        """Where a race may enter without using the border: if it flies, everywhere except inner water."""
        if any(ability.enters_anywhere for ability in live):
            return board.kinds["any"]
        return board.land | board.border


def _region_set(board: Board, kinds: Kinds) -> Regions:
    regions = 0
    for kind in kinds:
        regions |= board.kinds[kind]
    return regions


def bordering(board: Board, combo: Combo, regions: Regions) -> Regions:
    """The regions next to these when this people conquers: by the map, and by its abilities."""
    near: i64 = 0
    neighbours = board.neighbours
    for region in members(regions):
        near |= neighbours[region]
    for linked in combo.links:
        if regions & linked:
            near |= linked  # §sw:power.underworld
    return near


def discount_regions(board: Board, combo: Combo, land: Regions) -> list[Regions]:
    """Where the held regions make their neighbours cheaper, one set for each ability that does."""
    return [bordering(board, combo, land & kind) for kind in combo.cheaper_beside]
