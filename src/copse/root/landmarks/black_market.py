"""The Black Market: three cards lie face down at its stalls. Once in each of its turns, a seat with faction pieces
there may swap a card of its hand for one of them. Each stall records who knows its card: only the player who put it
there."""

from __future__ import annotations

from typing import ClassVar

from copse.kernel.actions import Action, Verb
from copse.kernel.bits import union
from copse.kernel.errors import BadSave, Impossible
from copse.kernel.shapes import Fields
from copse.kernel.tasks import Json
from copse.kernel.texts import Line
from copse.root.actions import STALLS, SWAP
from copse.root.board import Clearings
from copse.root.boards import Site
from copse.root.cards import CARD_IDS, CARDS, different
from copse.root.deck import draw_one
from copse.root.fields import A_NAME, FACE_DOWN, Entries, Entry, described, list_of, nullable
from copse.root.landmarks.base import Landmark
from copse.root.state import Woodland
from copse.root.zones import Zone, empty, restored


class Stalls(Entry):
    """A view has all the cards as of any that lie face down, and what the viewer knows of each stall."""

    def __init__(self) -> None:
        a_card = described(nullable(A_NAME), "the card there, if you know it")
        self.schemas = {
            "cards": described(FACE_DOWN, "all its cards"),
            "stalls": described(list_of(a_card), "the stalls"),
        }

    def of(self, board: object) -> list[Zone]:
        assert isinstance(board, MarketSite)
        return board.stalls

    def show(self, board: object, state: Woodland, seat: int, viewer: int | None, seen: dict[str, Json]) -> None:
        stalls = self.of(board)
        known = [() if viewer is None else stall.seen[viewer] for stall in stalls]
        cards: list[Json] = [CARD_IDS[card] for card in sorted(card for cards in known for card in cards)]
        seen["cards"] = {"size": sum([len(stall.cards) for stall in stalls]), "cards": cards}
        seen["stalls"] = [CARD_IDS[cards[0]] if cards else None for cards in known]

    def dump(self, board: object, table: dict[str, Json]) -> None:
        table["stalls"] = [stall.dump() for stall in self.of(board)]

    def restore(self, board: object, state: Woodland, saved: Fields) -> None:
        stalls, rows = self.of(board), saved.rows("stalls")
        if len(rows) != len(STALLS):
            raise BadSave(f"'stalls' should have {len(STALLS)} entries, not {len(rows)}")
        stalls[:] = [restored(row, state.seats, len(CARDS)) for row in rows]


class MarketSite(Site):
    """A zone for each stall; one is empty only if the deck had too few cards (§1.5.4)."""

    fields: ClassVar[Entries] = (*Site.fields, Stalls())

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.stalls: list[Zone] = []

    def copy(self) -> MarketSite:
        other = MarketSite(self.name)
        other.clearing, other.used = self.clearing, self.used
        other.stalls = [stall.copy() for stall in self.stalls]
        return other

    def write(self, state: Woodland) -> list[str]:
        out = super().write(state)
        for place, stall in zip(STALLS, self.stalls, strict=True):
            who = [state.rules.names[seat] for seat, known in enumerate(stall.seen) if known]
            for card in stall.cards:
                out.append(" ".join([f"stall {place} {CARD_IDS[card]}", *["by"] * bool(who), *who]))
        return out

    def read(self, state: Woodland, seat: int, line: Line) -> None:
        """`5 used`, or `stall 2 anvil by eyrie`: the card of a stall, and who knows it."""
        if line.peek() != "stall":
            super().read(state, seat, line)
            return
        line.word("stall")
        stall = self.stalls[line.whole("the stall", STALLS[0], STALLS[-1]) - 1]
        line.once()
        stall.add(line.name("card", {name: card for card, name in enumerate(CARD_IDS)}))
        if line.more:
            line.expect("by", "who knows it")
            for who in line.names("faction of this game", {name: who for who, name in enumerate(state.rules.names)}):
                stall.show(who)

    def zones(self) -> list[Zone]:
        return self.stalls

    def check(self, state: Woodland, seat: int) -> None:
        if any(len(stall.cards) > 1 for stall in self.stalls):
            raise Impossible("a stall has one card", "stall")
        if not self.clearing and any(stall.cards for stall in self.stalls):
            raise Impossible("it has no cards before it stands somewhere", "stall")


class BlackMarket(Landmark):
    name = "black_market"
    lets: tuple[Verb, ...] = (SWAP,)

    def new_site(self, seats: int) -> Site:
        site = MarketSite(self.name)
        site.stalls = [empty(seats) for _ in STALLS]
        return site

    def grounds(self, state: Woodland) -> Clearings:
        """With one slot, and no ruin on it."""
        single = union(clearing for clearing, slots in enumerate(state.map.slots) if slots == 1)
        return single & ~state.map.ruins

    def on_erected(self, state: Woodland) -> None:
        """A card for each stall, which nobody sees."""
        for stall in market(state).stalls:
            card = draw_one(state)
            if card is not None:
                stall.add(card)

    def on_turn(self, state: Woodland, seat: int) -> None:
        market(state).used = False

    def offers(self, state: Woodland, seat: int, other: int) -> list[Action]:
        if not may_trade(state, other):
            return []
        stalls = [place for place, stall in zip(STALLS, market(state).stalls, strict=True) if stall.cards]
        return [SWAP[place, card] for place in stalls for card in different(state.hands[other].cards)]

    def seems_offering(self, state: Woodland, seat: int, other: int) -> bool:
        return may_trade(state, other) and bool(state.hands[other].cards)

    def take_offer(self, state: Woodland, seat: int, other: int, action: Action) -> None:
        """Only the swapping seat sees the two cards, unless its hand is open. The player who had put the other card
        there now knows who has it."""
        place, given = action.args
        site, hand = market(state), state.hands[other]
        stall = site.stalls[place - 1]
        taken = stall.cards[0]
        knew = [who for who, known in enumerate(stall.seen) if known and who != other]
        everyone = list(range(state.seats))
        if hand.open:
            hand.drop(given)
        else:
            hand.slip(given, (other,))
        hand.add(taken, knew)
        stall.drop(taken)
        stall.add(given, everyone if hand.open else [other])
        site.used = state.sealed = True
        if hand.open:
            state.say("root:F.1", "put_at_stall", seat=other, stall=place, card=CARDS[given].id)
            state.say("root:F.1", "took_from_stall", seat=other, card=CARDS[taken].id)
        else:
            state.whisper("root:F.1", "put_at_stall", (other,), {"card": CARDS[given].id}, seat=other, stall=place)
            state.whisper("root:F.1", "took_from_stall", (other,), {"card": CARDS[taken].id}, seat=other)


def market(state: Woodland) -> MarketSite:
    site = state.site("black_market")
    assert isinstance(site, MarketSite)
    return site


def may_trade(state: Woodland, seat: int) -> bool:
    """Once in a turn of the seat, with pieces of its faction there; pieces of hirelings do not count (§E.3.3)."""
    site = market(state)
    return seat == state.turn and not site.used and state.has_pieces(seat, site.clearing)
