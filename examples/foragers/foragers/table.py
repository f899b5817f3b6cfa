"""The state of a game: hands, laid mushrooms, discards and the pile."""

from __future__ import annotations

from typing import Final, Self

from copse.kernel.chance import Dice
from copse.kernel.outcome import GameOutcome
from copse.kernel.tasks import Json, State, View
from foragers.rules import DECK, MUSHROOMS, Rules

NONE: Final = -1


class Table(State):
    """The state of a game. Mushrooms are numbers.

    `laid` has the mushroom that each seat laid in this round, and `shown` says whether they are face up. The pile has
    no order, because a mushroom is drawn at random. `basket` is the number of points in the basket.
    """

    __slots__ = ("basket", "discards", "first", "hands", "laid", "pile", "points", "round", "rules", "shown")

    def __init__(self, rules: Rules, rng: int) -> None:
        super().__init__(rng)
        self.rules = rules
        self.hands: list[list[int]] = [[] for _ in range(rules.players)]
        self.laid: list[int] = [NONE] * rules.players
        self.points: list[int] = [0] * rules.players
        self.pile: list[int] = list(DECK)
        self.discards: list[int] = []
        self.shown = False
        self.first = self.round = self.basket = 0

    @property
    def seats(self) -> int:
        return self.rules.players

    def copy(self) -> Self:
        other = type(self)(self.rules, self.rng)
        other.take_common(self)
        other.hands = [hand[:] for hand in self.hands]
        other.laid, other.points = self.laid[:], self.points[:]
        other.pile, other.discards = self.pile[:], self.discards[:]
        other.shown, other.first, other.round, other.basket = self.shown, self.first, self.round, self.basket
        return other

    def take_in(self, seat: int, mushroom: int) -> None:
        self.hands[seat].append(mushroom)
        self.hands[seat].sort()

    def draw_for(self, seat: int, law: str) -> None:
        """Draw a mushroom for a seat. The other seats do not see which one."""
        mushroom = self.draw("mushroom", self.pile)
        self.take_in(seat, mushroom)
        self.whisper(law, "drew", (seat,), {"card": MUSHROOMS[mushroom]}, seat=seat)

    # ---- hidden information

    def view(self, seat: int | None) -> View:
        seats: list[Json] = [
            {"points": self.points[who], "cards": len(self.hands[who]), "laid": self._laid(who, seat)}
            for who in range(self.seats)
        ]
        return {
            "players": self.seats,
            "turn": self.first,
            "round": self.round,
            "basket": self.basket,
            "pile": len(self.pile),
            "discards": named(self.discards),
            "hand": None if seat is None else named(self.hands[seat]),
            "seats": seats,
        }

    def _laid(self, who: int, viewer: int | None) -> str | None:
        if self.laid[who] == NONE:
            return None
        return MUSHROOMS[self.laid[who]] if self.shown or who == viewer else "face_down"

    def redeal(self, seat: int | None, seed: int) -> None:
        """Deal everything hidden from the seat anew: other hands, face-down mushrooms and the pile."""
        dice = Dice(seed)
        self.rng = dice.below(1 << 31)
        self.cover_trail(seat)
        others = [who for who in range(self.seats) if who != seat]
        face_down = [who for who in others if self.laid[who] != NONE and not self.shown]
        unknown = self.pile + [mushroom for who in others for mushroom in self.hands[who]]
        unknown += [self.laid[who] for who in face_down]
        unknown.sort()
        dice.shuffle(unknown)
        for who in face_down:
            self.laid[who] = unknown.pop()
        for who in others:
            self.hands[who] = sorted(unknown.pop() for _ in self.hands[who])
        self.pile = sorted(unknown)

    # ---- saves and results

    def dump(self) -> dict[str, Json]:
        return {
            "hands": [list[Json](hand) for hand in self.hands],
            "laid": list[Json](self.laid),
            "points": list[Json](self.points),
            "discards": list[Json](self.discards),
            "shown": self.shown,
            "first": self.first,
            "round": self.round,
            "basket": self.basket,
        }

    def count_pile(self) -> None:
        """Set the pile to the rest of the deck. Raises ValueError if too many mushrooms are elsewhere."""
        pile = list(DECK)
        for mushrooms in (self.discards, [each for each in self.laid if each != NONE], *self.hands):
            for mushroom in mushrooms:
                pile.remove(mushroom)
        self.pile = pile

    def scored(self) -> list[int | None]:
        return list[int | None](self.points)

    def outcome(self) -> GameOutcome:
        """§foragers:4.2 The players with the most points win."""
        best = max(self.points)
        winners = [seat for seat, points in enumerate(self.points) if points == best]
        return {"winners": winners, "points": list[int | None](self.points), "law": "foragers:4.2"}


def named(mushrooms: list[int]) -> list[Json]:
    return [MUSHROOMS[mushroom] for mushroom in sorted(mushrooms)]
