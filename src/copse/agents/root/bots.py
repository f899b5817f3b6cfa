"""The evaluation of bots by their opponents.

Nobody decides for a bot, so these classes do not choose actions. They estimate how close each bot is to scoring, from
its pieces on the map and on its board (the Law of Rootbotics).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from copse.agents.root.corvids import CorvidWishes
from copse.agents.root.vagabond import ITEM_HELD
from copse.agents.root.wishes import Wishes
from copse.kernel.bits import size
from copse.root.bots import BOTS as EVERY_BOT
from copse.root.bots.drillbit_duchy import DrillbitDuchyBoard
from copse.root.bots.electric_eyrie import ElectricEyrieBoard
from copse.root.bots.logical_lizards import LogicalLizardsBoard
from copse.root.bots.riverfolk_robots import RiverfolkRobotsBoard
from copse.root.bots.vagabot import VagabotBoard
from copse.root.state import Woodland

BUILT: Final = 0.45  # a building on the map: most of them raise the score of later turns
LAID: Final = 0.25  # a token
ROOST: Final = 0.3  # bonus for a roost, because it scores each Evening
ORDER: Final = 0.15  # a card of the Decree
ACOLYTE: Final = 0.2
SOUL: Final = 0.1
PAYMENT: Final = 0.15  # a warrior in Payments
CROWN: Final = 0.6  # a swayed minister
PLOT: Final = 0.8  # a face-down plot, which will be flipped
ITEM: Final = 0.7  # an undamaged item
DAMAGED: Final = 0.2


class BotWishes(Wishes):
    """The worth of any bot: of its pieces on the map."""

    def worth(self, state: Woodland, seat: int) -> float:
        total = 0.0
        for piece in state.rules.buildings[seat]:
            total += BUILT * state.out_of_supply(piece)
        for piece in state.rules.tokens[seat]:
            total += LAID * state.out_of_supply(piece)
        return total + self.board(state, seat)

    def board(self, state: Woodland, seat: int) -> float:
        """Return the worth of its board."""
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
        """Return the worth of its items, which battles can damage."""
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
        return CROWN * size(mine.swayed)


class CogwheelCorvidsWishes(Wishes):
    """All face-down plots have equal worth, because opponents do not know their kinds."""

    def worth(self, state: Woodland, seat: int) -> float:
        down = size(state.where(state.rules.piece(seat, "plot")))
        up = state.out_of_supply(state.rules.piece(seat, "plot")) - down
        return PLOT * down + LAID * up

    def holdings(self, state: Woodland, seat: int) -> float:
        return CORVIDS.holdings(state, seat)


CORVIDS: Final = CorvidWishes()

BOTS: Final[Mapping[str, Wishes]] = {
    **dict.fromkeys(EVERY_BOT, BotWishes()),
    "electric_eyrie": ElectricEyrieWishes(),
    "vagabot": VagabotWishes(),
    "logical_lizards": LogicalLizardsWishes(),
    "riverfolk_robots": RiverfolkRobotsWishes(),
    "drillbit_duchy": DrillbitDuchyWishes(),
    "cogwheel_corvids": CogwheelCorvidsWishes(),
}
