"""What a bot has, in the eyes of those who play against it. Nobody decides for a bot, so nothing here wishes: it says
how near each of them is to points, by what lies on the map and on its board (the Law of Rootbotics)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.corvids import CorvidWishes
from copse.agents.root.vagabond import ITEM_HELD
from copse.agents.root.wishes import Wishes
from copse.root.bots.drillbit_duchy import DrillbitDuchyBoard
from copse.root.bots.electric_eyrie import ElectricEyrieBoard
from copse.root.bots.logical_lizards import LogicalLizardsBoard
from copse.root.bots.riverfolk_robots import RiverfolkRobotsBoard
from copse.root.bots.vagabot import VagabotBoard
from copse.root.state import Woodland

BUILT: Final = 0.45  # a building on the map: most of them raise what the next turns score
LAID: Final = 0.25  # a token
ROOST: Final = 0.3  # more, for it scores each Evening
ORDER: Final = 0.15  # a card of the Decree
ACOLYTE: Final = 0.2
SOUL: Final = 0.1
PAYMENT: Final = 0.15  # a warrior in Payments
CROWN: Final = 0.6  # a swayed minister
PLOT: Final = 0.8  # face down, which will be flipped
ITEM: Final = 0.7  # whole
DAMAGED: Final = 0.2


class BotWishes(Wishes):
    def worth(self, state: Woodland, seat: int) -> float:
        total = 0.0
        for piece in state.rules.buildings[seat]:
            total += BUILT * state.out_of_supply(piece)
        for piece in state.rules.tokens[seat]:
            total += LAID * state.out_of_supply(piece)
        return total + self.board(state, seat)

    def board(self, state: Woodland, seat: int) -> float:
        """What lies on its board."""
        return 0.0


class ElectricEyrieWishes(BotWishes):
    def board(self, state: Woodland, seat: int) -> float:
        mine = state.board(seat, ElectricEyrieBoard)
        return ROOST * state.out_of_supply(state.rules.piece(seat, "roost")) + ORDER * len(mine.decree)


class VagabotWishes(BotWishes):
    def board(self, state: Woodland, seat: int) -> float:
        mine = state.board(seat, VagabotBoard)
        return ITEM * mine.undamaged + DAMAGED * mine.all_damaged

    def holdings(self, state: Woodland, seat: int) -> float:
        """Items, which battles can damage."""
        mine = state.board(seat, VagabotBoard)
        return ITEM_HELD * mine.undamaged


class LogicalLizardsWishes(BotWishes):
    def board(self, state: Woodland, seat: int) -> float:
        mine = state.board(seat, LogicalLizardsBoard)
        return ACOLYTE * mine.acolytes + SOUL * len(mine.souls)


class RiverfolkRobotsWishes(BotWishes):
    def board(self, state: Woodland, seat: int) -> float:
        mine = state.board(seat, RiverfolkRobotsBoard)
        return PAYMENT * sum(mine.payments)


class DrillbitDuchyWishes(BotWishes):
    def board(self, state: Woodland, seat: int) -> float:
        mine = state.board(seat, DrillbitDuchyBoard)
        return CROWN * mine.swayed.bit_count()


class CogwheelCorvidsWishes(Wishes):
    """Whatever lies face down counts alike: nobody knows what it is."""

    def worth(self, state: Woodland, seat: int) -> float:
        down = state.where(state.rules.piece(seat, "plot")).bit_count()
        up = state.out_of_supply(state.rules.piece(seat, "plot")) - down
        return PLOT * down + LAID * up

    def holdings(self, state: Woodland, seat: int) -> float:
        return CORVIDS.holdings(state, seat)


CORVIDS: Final = CorvidWishes()

BOTS: Final[Mapping[str, Wishes]] = {
    "mechanical_marquise": BotWishes(),
    "electric_eyrie": ElectricEyrieWishes(),
    "automated_alliance": BotWishes(),
    "vagabot": VagabotWishes(),
    "logical_lizards": LogicalLizardsWishes(),
    "riverfolk_robots": RiverfolkRobotsWishes(),
    "drillbit_duchy": DrillbitDuchyWishes(),
    "cogwheel_corvids": CogwheelCorvidsWishes(),
}
