"""The Law of Rootbotics, reckoned a second time: what each step of a bot must do, by its paragraph alone and from what
everyone sees just before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from copse.kernel.tasks import View
from tests.recount.root_table import BUILDINGS, SUITS, SeenWoodland, cards, printed_map, quests, suit_of

SETUP_ORDER: Final = (  # 2.2; the Hundreds and the Keepers after the Corvids, the Vagabot as the second Vagabond (B20)
    "marquise", "eyrie", "alliance", "vagabond", "vagabond2", "lizards", "riverfolk", "duchy", "corvids", "hundreds",
    "keepers",
)  # fmt: skip
PLAYS_AS: Final = {
    "mechanical_marquise": "marquise", "electric_eyrie": "eyrie", "automated_alliance": "alliance",
    "vagabot": "vagabond2", "logical_lizards": "lizards", "riverfolk_robots": "riverfolk", "drillbit_duchy": "duchy",
    "cogwheel_corvids": "corvids",
}  # fmt: skip
WARRIORS: Final = {"warrior", "warlord"}
MINISTERS: Final = (  # from the top, with suits (10.7)
    ("captain", "fox"), ("marshal", "rabbit"), ("foremole", "mouse"), ("brigadier", "fox"), ("banker", "rabbit"),
    ("mayor", "mouse"), ("earl_of_stone", "fox"), ("baron_of_dirt", "rabbit"), ("duchess_of_mud", "mouse"),
)  # fmt: skip
NUMBERED_SUITS: Final = (*SUITS, "bird")  # as steps number them

Fact = tuple[str | int, ...]
Facts = list[Fact]
Key = Callable[[int], int]


class Scene:
    """The table as everyone sees it, with what the rules of bots ask of it."""

    def __init__(self, view: View, together: bool) -> None:
        self.seen = msgspec.convert(view, SeenWoodland)
        self.map = printed_map(self.seen.map)
        self.names = [seat.faction for seat in self.seen.seats]
        self.together = together
        self.pieces: dict[int, Counter[tuple[int, str]]] = {}
        for place in self.seen.clearings:
            self.pieces[place.id] = Counter({(piece.seat, piece.piece): piece.count for piece in place.pieces})
        self.places = {place.id: place for place in self.seen.clearings}
        self.clearings = [place for place in self.places if place]

    # ---- what stands where

    def standing(self, seat: int, place: int, kinds: Callable[[str], bool]) -> int:
        return sum(number for (owner, piece), number in self.pieces[place].items() if owner == seat and kinds(piece))

    def warriors(self, seat: int, place: int) -> int:
        return self.standing(seat, place, lambda piece: piece in WARRIORS)

    def is_building(self, seat: int, piece: str) -> bool:
        return piece in BUILDINGS.get(PLAYS_AS.get(self.names[seat], self.names[seat]), ())

    def buildings(self, seat: int, place: int) -> int:
        return self.standing(seat, place, lambda piece: self.is_building(seat, piece))

    def holdings(self, seat: int, place: int) -> int:
        """Buildings and tokens."""
        return self.standing(seat, place, lambda piece: piece not in WARRIORS)

    def components(self, seat: int, place: int) -> int:
        """Everything, the pawn too."""
        return self.standing(seat, place, lambda piece: True) + (self.seen.seats[seat].pawn == str(place))

    def where(self, seat: int, *names: str) -> list[int]:
        return [place for place in self.clearings if self.standing(seat, place, lambda piece: piece.startswith(names))]

    def on_map(self, seat: int, *names: str) -> int:
        return sum(self.standing(seat, place, lambda piece: piece.startswith(names)) for place in self.clearings)

    def supply(self, seat: int, piece: str) -> int:
        return self.seen.seats[seat].supply.get(piece, 0)

    # ---- players

    def bots(self) -> list[int]:
        return [seat for seat, name in enumerate(self.names) if name in PLAYS_AS]

    def enemies(self, seat: int) -> list[int]:
        """G.1.23: all others but a partner."""
        seats = self.seen.seats
        return [
            other
            for other in range(len(seats))
            if other != seat and seats[seat].partner != other and seats[other].partner != seat
        ]

    def foes(self, seat: int) -> list[int]:
        """coop: bots that face people together do not take each other for enemies."""
        return [other for other in self.enemies(seat) if not (self.together and other in self.bots())]

    def others(self, seat: int) -> list[int]:
        return [other for other in range(len(self.names)) if other != seat]

    def points(self, seat: int) -> int:
        return self.seen.seats[seat].points or 0

    def foe_components(self, seat: int, place: int) -> int:
        return sum(self.components(foe, place) for foe in self.foes(seat))

    def foe_warriors(self, seat: int, place: int) -> int:
        return sum(self.warriors(foe, place) for foe in self.foes(seat))

    def foe_buildings(self, seat: int, place: int) -> int:
        return sum(self.buildings(foe, place) for foe in self.foes(seat))

    def board(self, seat: int) -> dict[str, object]:
        return self.seen.seats[seat].board

    def has(self, seat: int, trait: str) -> bool:
        traits = self.board(seat)["traits"]
        assert isinstance(traits, list)
        return trait in traits

    def difficulty(self, seat: int) -> str:
        return str(self.board(seat)["difficulty"])

    # ---- orders and suits

    def order(self, seat: int) -> str:
        """The suit of the order; empty if there is none."""
        board = self.board(seat)
        if "souls" in board:
            return str(board["suit"] or "")
        return suit_of(str(board["order"])) if board["order"] else ""

    def of_suit(self, suit: str) -> list[int]:
        """What matches a suit: a bird matches everything (2.7)."""
        return [place for place in self.clearings if suit and suit in (self.places[place].suit, "bird")]

    def ordered(self, seat: int) -> list[int]:
        return self.of_suit(self.order(seat))

    # ---- rule, placing, moves

    def ruled(self, seat: int) -> list[int]:
        return [place for place in self.clearings if self.places[place].ruler == seat]

    def strength(self, seat: int, place: int) -> int:
        """2.5; Soup Kitchens count tokens twice."""
        tokens = self.holdings(seat, place) - self.buildings(seat, place)
        soup = 2 * tokens if "soup_kitchens" in self.seen.seats[seat].crafted else 0
        return self.warriors(seat, place) + self.buildings(seat, place) + soup

    def may_place(self, seat: int, place: int) -> bool:
        """4.2.1 and D.6.2; bots do not mind snares before they spring one (11.8.2)."""
        keeps = [
            other
            for other, name in enumerate(self.names)
            if PLAYS_AS.get(name, name) == "marquise" and self.pieces[place][other, "keep"]
        ]
        return not self.places[place].scorched and all(other == seat for other in keeps)

    def may_build(self, seat: int, place: int) -> bool:
        return self.may_place(seat, place) and self.places[place].slots > 0

    def next_to(self, place: int) -> set[int]:
        """12.2: closed paths are paths."""
        joined = [*self.map["paths"], *self.map["closed_paths"]]
        return {a + b - place for a, b in joined if place in (a, b)}

    def reachable(self, seat: int, place: int) -> list[int]:
        """4.2.1 of the Law, 12.1: by ferry from where it lies, once a turn."""
        near = self.next_to(place)
        for landmark in self.seen.landmarks:
            if landmark.name == "ferry" and landmark.clearing == place and not landmark.board["used"]:
                near |= set(self.map["coast"]) - {place}
        near = {target for target in near if not self.places[target].scorched}
        if self.names[seat] in ("vagabot", "cogwheel_corvids"):
            return sorted(near)
        return [target for target in sorted(near) if seat in (self.places[place].ruler, self.places[target].ruler)]

    def opponents(self, seat: int, place: int) -> list[int]:
        """4.3 of the Law: enemies who have something there, if there are warriors to attack them."""
        if not self.warriors(seat, place):
            return []
        return [foe for foe in self.foes(seat) if self.components(foe, place)]

    # ---- 2.1 to 2.5

    def rank(self, place: int) -> int:
        """2.1; 12.3: the pass comes before all."""
        return 0 if place == self.map["tower"] else place

    def low_rank(self, place: int) -> int:
        return 0 if place == self.map["tower"] else 100 - place

    def first(self, places: Iterable[int]) -> list[int]:
        return sorted(places, key=self.rank)

    def pick(self, places: Iterable[int], *keys: Key) -> int:
        """The one of which each key in turn says most, then by the highest priority."""
        return min(places, key=lambda place: (*[-key(place) for key in keys], self.rank(place)))

    def pick_low(self, places: Iterable[int], *keys: Key) -> int:
        return min(places, key=lambda place: (*[-key(place) for key in keys], self.low_rank(place)))

    def pick_player(self, seats: Iterable[int], *keys: Key) -> int:
        """2.2"""
        order = [SETUP_ORDER.index(PLAYS_AS.get(name, name)) for name in self.names]
        return min(seats, key=lambda seat: (*[-key(seat) for key in keys], order[seat]))


def placed(piece: str, place: int, number: int) -> Facts:
    return [("put", piece, place, number)] if number > 0 else []


def scored(points: int) -> Facts:
    return [("scored", points)] if points else []


Expect = Callable[[Scene, int, dict[str, int]], Facts]


def places_of(mask: int) -> list[int]:
    return [place for place in range(1, 13) if mask >> place & 1]


# ---- what all bots do


def craft_order(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    """1.1: the item of the order, if it is there, for one point."""
    item = cards()[str(scene.board(seat)["order"])]["item"] if scene.board(seat)["order"] else None
    return [("crafted",), *scored(1)] if item and scene.seen.items.get(item, 0) else []


def defender(scene: Scene, seat: int, place: int, enemies: Iterable[int]) -> int:
    """4.5.1, 5.5.1.III, 8.4.2.II, 9.5.4, 10.5.2, 11.5.1"""
    name = scene.names[seat]
    pieces: Key = lambda foe: scene.components(foe, place)  # noqa: E731
    buildings: Key = lambda foe: scene.buildings(foe, place)  # noqa: E731
    keys: dict[str, list[Key]] = {
        "mechanical_marquise": [pieces, scene.points],
        "electric_eyrie": [buildings, pieces, scene.points],
        "logical_lizards": [scene.points],
        "riverfolk_robots": [lambda foe: -payments(scene, seat)[foe]],
        "drillbit_duchy": [buildings, pieces, scene.points],
        "cogwheel_corvids": [lambda foe: scene.holdings(foe, place), scene.points],
    }
    return scene.pick_player(enemies, *keys[name])


def battle_each(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    """2.4: the next of these clearings."""
    for place in scene.first(places_of(step["where"])):
        enemies = scene.opponents(seat, place)
        if enemies:
            foe = defender(scene, seat, place, enemies)
            return [("player", foe), ("battle", foe, place)]
    return []


# ---- 4 the Mechanical Marquise


def mechanical_recruit(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    number = 2 if scene.difficulty(seat) == "easy" else 4
    ruled = [place for place in scene.ruled(seat) if scene.may_place(seat, place)]
    ordered = [place for place in scene.first(ruled) if place in scene.ordered(seat)]
    sites = ordered
    if scene.order(seat) == "bird":
        sites = scene.first(sorted(ruled, key=scene.low_rank)[:2])
        number *= 2 if scene.has(seat, "iron_will") else 1
    supply, facts = scene.supply(seat, "warrior"), Facts()
    ready = min(number, supply) if sites else 0
    for place_in_row, place in enumerate(sites):
        facts += placed("warrior", place, ready // len(sites) + (place_in_row < ready % len(sites)))
    if scene.has(seat, "overwhelming"):
        facts += scored((number - ready) // 2)
    if scene.difficulty(seat) in ("challenging", "nightmare") and ordered:
        facts += placed("warrior", ordered[0], min(2, supply - ready))
    return facts


MILLS: Final = {"fox": "sawmill", "rabbit": "workshop", "mouse": "recruiter"}


def mechanical_build(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    order = scene.order(seat)
    if order == "bird":
        left = [kind for kind in ("sawmill", "recruiter", "workshop") if scene.supply(seat, kind)]
        kind = max(left, key=lambda kind: scene.on_map(seat, kind), default="")  # the first of equals
    else:
        kind = MILLS.get(order, "")
    sites = [place for place in scene.ruled(seat) if scene.may_build(seat, place)]
    if not sites or not kind or not scene.supply(seat, kind):
        return []
    site = scene.pick(sites, lambda place: scene.warriors(seat, place))
    return [("clearing", site), *placed(kind, site, 1)]


def mechanical_move(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    for place in scene.first(places_of(step["where"])):
        spare, near = scene.warriors(seat, place) - 3, scene.reachable(seat, place)
        if spare > 0 and near:
            target = scene.pick(near, lambda target: scene.foe_components(seat, target))
            return [("clearing", target), ("moved", place, target, spare)]
    return []


def blitz(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    for place in scene.first(scene.ruled(seat)):
        spare, near = scene.warriors(seat, place) - 1, scene.reachable(seat, place)
        if spare > 0 and near and not scene.foe_components(seat, place):
            target = scene.pick(near, lambda target: scene.foe_components(seat, target))
            return [("clearing", target), ("moved", place, target, spare)]
    return []


def score_buildings(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    """4.6.1: the second building of a kind is worth 1, the sixth 5."""
    kinds = MILLS.values() if scene.order(seat) == "bird" else [MILLS.get(scene.order(seat), "nothing")]
    return scored(max(0, max(scene.on_map(seat, kind) for kind in kinds) - 1))


# ---- 5 the Electric Eyrie


def column(scene: Scene, seat: int, suit: str) -> int:
    decree = scene.board(seat)["decree"]
    assert isinstance(decree, dict)
    return len(decree[suit])


def decree_recruit(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    suit = NUMBERED_SUITS[step["suit"]]
    size, supply = column(scene, seat, suit), scene.supply(seat, "warrior")
    sites = [place for place in scene.where(seat, "roost") if place in scene.of_suit(suit)]
    sites = [place for place in sites if scene.may_place(seat, place)]
    if not size or not sites or not supply:
        return []
    site = scene.pick_low(
        sites, lambda place: scene.foe_components(seat, place), lambda place: -scene.warriors(seat, place)
    )
    return [("clearing", site), *placed("warrior", site, min(size, supply))]


def decree_spare(scene: Scene, seat: int, place: int, size: int) -> int:
    """5.5.1.II: all but the least number with which they rule on, or the size of the column."""
    there, rival = scene.warriors(seat, place), max(scene.strength(other, place) for other in scene.others(seat))
    least = next(stay for stay in range(there + 1) if scene.strength(seat, place) - there + stay >= rival)
    return there - max(size, least)


def decree_move(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    suit = NUMBERED_SUITS[step["suit"]]
    size = column(scene, seat, suit)
    origins = [
        place
        for place in scene.ruled(seat)
        if place in scene.of_suit(suit)
        and scene.warriors(seat, place)
        and decree_spare(scene, seat, place, size) > 0
        and scene.reachable(seat, place)
    ]
    if not size or not origins:
        return []
    origin = scene.pick(origins, lambda place: scene.warriors(seat, place))
    target = scene.pick_low(
        scene.reachable(seat, origin),
        lambda place: place not in scene.where(seat, "roost"),
        lambda place: -scene.foe_components(seat, place),
    )
    return [
        ("clearing", origin), ("clearing", target),
        ("moved", origin, target, decree_spare(scene, seat, origin, size)),
    ]  # fmt: skip


def decree_battle(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    suit = NUMBERED_SUITS[step["suit"]]
    sites = [place for place in scene.of_suit(suit) if scene.opponents(seat, place)]
    if not column(scene, seat, suit) or not sites:
        return []
    site = scene.pick_low(
        sites,
        lambda place: place not in scene.where(seat, "roost"),
        lambda place: sum(scene.buildings(foe, place) for foe in scene.foes(seat) if not scene.warriors(foe, place)),
    )
    foe = defender(scene, seat, site, scene.opponents(seat, site))
    return [("clearing", site), ("player", foe), ("battle", foe, site)]


def relentless(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    """coop: what is removed all at once may be another bot's."""
    gone = [
        ("removed", other, piece, place, number)
        for place in scene.clearings
        for (other, piece), number in scene.pieces[place].items()
        if other in scene.enemies(seat)
        and piece not in WARRIORS
        and scene.warriors(seat, place)
        and not scene.warriors(other, place)
    ]
    return sorted(gone)


def build_roost(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    roosts = scene.where(seat, "roost")
    sites = [place for place in scene.ruled(seat) if place not in roosts and scene.may_build(seat, place)]
    if not sites or not scene.supply(seat, "roost"):
        return []
    return [("clearing", scene.pick(sites)), *placed("roost", scene.pick(sites), 1)]


def new_roost(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    sites = [place for place in scene.of_suit(NUMBERED_SUITS[step["suit"]]) if scene.may_build(seat, place)]
    if not sites:
        return []
    site = scene.pick(sites)
    return [
        ("clearing", site),
        *placed("roost", site, 1),
        *placed("warrior", site, min(4, scene.supply(seat, "warrior"))),
    ]


def swoop(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    sites = [place for place in scene.clearings if not scene.components(seat, place) and scene.may_place(seat, place)]
    if not sites or not scene.supply(seat, "warrior"):
        return []
    site = scene.pick(sites)
    return [("clearing", site), *placed("warrior", site, min(2, scene.supply(seat, "warrior")))]


def score_roosts(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    return scored(max(0, scene.on_map(seat, "roost") - 1))


# ---- 6 the Automated Alliance

SYMPATHY_POINTS: Final = (0, 1, 1, 1, 1, 2, 2, 3, 3, 4)


def unbuilt(scene: Scene, seat: int) -> list[str]:
    return [suit for suit in SUITS if not scene.on_map(seat, f"base_{suit}")]


def revolt(scene: Scene, seat: int, suits: list[str]) -> Facts:
    """6.4.3, 6.5.2: where a base finds room once the enemies are gone (B12)."""
    sites = [
        place
        for place in scene.where(seat, "sympathy")
        if scene.places[place].suit in suits
        and not scene.places[place].scorched
        and (scene.places[place].slots or any(scene.buildings(enemy, place) for enemy in scene.enemies(seat)))
    ]
    if not sites:
        return []
    site = scene.pick(sites, lambda place: scene.foe_components(seat, place))
    return [("clearing", site), ("revolted", site)]


def ordered_revolt(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    return revolt(scene, seat, [suit for suit in unbuilt(scene, seat) if suit == scene.order(seat)])


def surprise_revolt(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    return revolt(scene, seat, unbuilt(scene, seat)) if scene.order(seat) == "bird" else []


def spread_sympathy(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    """6.5.1, 6.2.5"""
    loyal = scene.where(seat, "sympathy")
    free = [place for place in scene.clearings if place not in loyal and scene.may_place(seat, place)]
    if not free or not scene.supply(seat, "sympathy"):
        return scored(5 * step["scores"])
    near = [place for place in free if place in scene.ordered(seat) and scene.next_to(place) & set(loyal)]
    if near:
        site = scene.pick(near, lambda place: -scene.foe_warriors(seat, place))
    else:
        site = scene.pick(free, lambda place: -scene.foe_components(seat, place))
    points = SYMPATHY_POINTS[len(loyal)]
    if any(scene.warriors(foe, site) >= 3 for foe in scene.foes(seat)) and not scene.has(seat, "steadfast"):
        points = max(0, points - 1)
    return [("clearing", site), *placed("sympathy", site, 1), *scored(points * step["scores"])]


def recruit_at_bases(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    sites = scene.first(scene.where(seat, "base"))[: scene.supply(seat, "warrior")]
    return [fact for site in sites for fact in placed("warrior", site, 1)]


def organize_alliance(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    least = {"easy": 4, "normal": 3}.get(scene.difficulty(seat), 2)
    for place in scene.first(scene.where(seat, "base")):
        number = scene.warriors(seat, place)
        if step["where"] >> place & 1 and number >= least:
            return [("removed", seat, "warrior", place, number)]
    return []


# ---- 7 the Vagabot


def items(scene: Scene, seat: int) -> Counter[str]:
    found = scene.board(seat)["items"]
    assert isinstance(found, dict)
    return Counter(found)


def distances(scene: Scene, seat: int) -> dict[int, int]:
    """7.5: how many moves away each clearing is."""
    pawn = scene.seen.seats[seat].pawn
    assert pawn is not None
    forests = {forest["id"]: forest["clearings"] for forest in scene.map["forests"]}
    found, ring, far = dict[int, int](), {int(pawn)} if pawn.isdigit() else set(forests[pawn]), 1 - pawn.isdigit()
    while ring:
        ring = {place for place in ring if far == 0 or not scene.places[place].scorched}
        found.update(dict.fromkeys(ring, far))
        ring = {near for place in ring for near in scene.reachable(seat, place)} - set(found)
        far += 1
    return found


def nearest(scene: Scene, seat: int, places: Iterable[int], *keys: Key) -> Facts:
    far = distances(scene, seat)
    near = [place for place in places if place in far]
    return [("clearing", scene.pick(near, lambda place: -far[place], *keys))] if near else []


def explore(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    ruins = [place for place in scene.clearings if scene.places[place].ruin]
    return nearest(scene, seat, ruins) if items(scene, seat)["ready"] else []


def do_quest(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    quest = scene.board(seat)["quest"]
    if not quest or not items(scene, seat)["ready"]:
        return []
    return nearest(scene, seat, scene.of_suit(quests()[str(quest)]["suit"]))


def aid(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    """7.5.3: with as many items as there are."""
    mine, pawn = items(scene, seat)["ready"], scene.seen.seats[seat].pawn or ""
    boxes = [Counter(other.box) + Counter(other.turned) for other in scene.seen.seats]
    owners = [
        other
        for other in range(len(boxes))
        if other != seat and boxes[other].total() and pawn.isdigit() and scene.components(other, int(pawn))
    ]
    if not mine or not owners:
        return []
    other = scene.pick_player(owners, lambda other: -scene.points(other))
    number = min(mine, boxes[other].total())
    return [("player", other), *scored(number + scene.has(seat, "helper"))]


def vagabot_battle(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    """7.5.4; Berserker: where most pieces are, then the nearest."""
    far = distances(scene, seat)
    grounds = {foe: [place for place in far if scene.components(foe, place)] for foe in scene.foes(seat)}
    grounds = {foe: places for foe, places in grounds.items() if places}
    if not items(scene, seat)["ready"] or not grounds:
        return []
    if scene.has(seat, "berserker"):
        crowd = sorted({place for places in grounds.values() for place in places})
        site = scene.pick(crowd, lambda place: scene.foe_components(seat, place), lambda place: -far[place])
        return [("clearing", site)]
    foe = scene.pick_player(grounds, scene.points)
    aimed = nearest(
        scene, seat, grounds[foe], lambda place: scene.holdings(foe, place), lambda place: -scene.warriors(foe, place)
    )
    return [("player", foe), *aimed]


def refresh(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    mine = items(scene, seat)
    more = {"easy": -1, "normal": 0}.get(scene.difficulty(seat), 1)
    number = (4 if mine["damaged"] + mine["damaged_spent"] else 6) + more
    return [("refreshed", min(number, mine["spent"]))] if mine["spent"] else []


def mend(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    mine, pawn = items(scene, seat), scene.seen.seats[seat].pawn or ""
    damaged = mine["damaged"] + mine["damaged_spent"]
    number = min(damaged, 1 + scene.has(seat, "berserker")) if pawn.isdigit() else damaged
    return [("repaired", number)] if number else []


# ---- 8 the Logical Lizards


def listed(scene: Scene, seat: int, what: str) -> list[str]:
    found = scene.board(seat)[what]
    assert isinstance(found, list)
    return found


def order_by_souls(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    numbers = Counter(suit_of(card) for card in listed(scene, seat, "souls"))
    most = max(numbers.values(), default=0)
    common = [suit for suit in NUMBERED_SUITS if numbers[suit] == most]
    return [("order", common[0] if len(common) == 1 else "bird")]


def convertible(scene: Scene, seat: int) -> dict[int, list[int]]:
    sites = [place for place in scene.ordered(seat) if scene.may_place(seat, place)]
    if not scene.supply(seat, "warrior"):
        return {}
    found = {foe: [place for place in sites if scene.pieces[place][foe, "warrior"]] for foe in scene.foes(seat)}
    return {foe: places for foe, places in found.items() if places}


def sanctifiable(scene: Scene, seat: int) -> dict[int, list[int]]:
    sites = [place for place in scene.ordered(seat) if scene.may_place(seat, place)]
    sites = [place for place in sites if scene.supply(seat, f"garden_{scene.places[place].suit}")]
    found = {foe: [place for place in sites if scene.buildings(foe, place)] for foe in scene.foes(seat)}
    return {foe: places for foe, places in found.items() if places}


def conspire(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    """8.4.2: which is next, and whether anything comes of it."""
    if not scene.board(seat)["acolytes"] or step["idle"] >= 5:
        return []
    space = scene.board(seat)["space"]  # counted from one, so it is the number of the next from nought
    assert isinstance(space, int)
    what = ("convert", "crusade", "convert", "crusade", "sanctify")[space % 5]
    can = {
        "convert": bool(convertible(scene, seat)),
        "sanctify": bool(sanctifiable(scene, seat)),
        "crusade": any(
            scene.warriors(seat, place) > 1 and scene.opponents(seat, place) for place in scene.ordered(seat)
        ),
    }
    return [("conspired", what), *([] if can[what] else [("in vain",)])]


def convert(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    targets = convertible(scene, seat)
    foe = scene.pick_player(targets, scene.points)
    return [("player", foe), ("clearing", scene.pick(targets[foe], lambda place: scene.foe_buildings(seat, place)))]


def sanctify(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    targets = sanctifiable(scene, seat)
    foe = scene.pick_player(targets, scene.points)
    return [("player", foe), ("clearing", scene.pick(targets[foe], lambda place: -scene.foe_warriors(seat, place)))]


def ritual(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    souls = listed(scene, seat, "souls")
    if not souls:
        return []
    suit = suit_of(souls[-1])
    if suit == "bird":
        here = [place for place in scene.clearings if scene.warriors(seat, place)]
        martyr = bool(scene.has(seat, "martyrs") and scene.supply(seat, "warrior"))
        aimed: Facts = [("clearing", scene.pick(here, lambda place: scene.warriors(seat, place)))] if here else []
        return [*aimed, *[("acolyte",)] * (bool(here) + martyr)]
    sites = [place for place in scene.of_suit(suit) if scene.may_place(seat, place)]
    if not sites:
        return []
    site = scene.pick(
        sites, lambda place: scene.places[place].slots > 0, lambda place: scene.foe_buildings(seat, place)
    )
    came = min(1, scene.supply(seat, "warrior"))
    facts: Facts = [("clearing", site), *placed("warrior", site, came)]
    mine = scene.strength(seat, site) + came
    rules = bool(scene.buildings(seat, site)) or all(scene.strength(other, site) < mine for other in scene.others(seat))
    if rules and scene.places[site].slots > 0 and scene.supply(seat, f"garden_{suit}"):
        facts += placed(f"garden_{suit}", site, 1)
    return facts


def score_gardens(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    order = scene.order(seat)
    suits = SUITS if order == "bird" else (order,)
    return scored((0, 0, 2, 2, 3, 4)[max(scene.on_map(seat, f"garden_{suit}") for suit in suits)])


# ---- 9 the Riverfolk Robots


def payments(scene: Scene, seat: int) -> list[int]:
    found = scene.board(seat)["payments"]
    assert isinstance(found, list)
    return found


def best_payer(scene: Scene, seat: int) -> list[int]:
    paid = payments(scene, seat)
    payers = [owner for owner, number in enumerate(paid) if number]
    return [scene.pick_player(payers, lambda owner: paid[owner])] if payers else []


def garrison_post(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    posts = scene.where(seat, "trade_post")
    sites = [
        place
        for place in scene.ordered(seat)
        if place not in posts
        and scene.may_place(seat, place)
        and scene.supply(seat, f"trade_post_{scene.places[place].suit}")
    ]
    if not sites:
        return []
    payer, aimed = best_payer(scene, seat) if len(sites) > 1 else [], Facts()
    aimed += [("player", owner) for owner in payer]
    site = scene.pick(sites, *[lambda place, owner=owner: bool(scene.components(owner, place)) for owner in payer])
    garrison = {"easy": 0, "normal": 1}.get(scene.difficulty(seat), 2)
    aimed += [("clearing", site), *placed(f"trade_post_{scene.places[site].suit}", site, 1)]
    return [*aimed, *placed("warrior", site, min(garrison, scene.supply(seat, "warrior")))]


def recruit_robots(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    rivers = {place for pair in scene.map["rivers"] for place in pair}
    sites = rivers if scene.order(seat) == "bird" else scene.ordered(seat)
    open_to = [site for site in scene.first(sites) if scene.may_place(seat, site)]
    return [fact for site in open_to[: scene.supply(seat, "warrior")] for fact in placed("warrior", site, 1)]


def organize_robots(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    supply = scene.supply(seat, "warrior")
    if any(payments(scene, seat)) and supply:
        return []
    sites = [place for place in scene.clearings if scene.components(seat, place) and scene.may_place(seat, place)]
    if not sites or not supply:
        return scored(1)
    site = scene.pick(sites, lambda place: scene.foe_components(seat, place))
    return [*scored(1), ("clearing", site), *placed("warrior", site, min(2, supply))]


def cash_in(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    return [
        fact for payer in best_payer(scene, seat) for fact in [("player", payer), *scored(payments(scene, seat)[payer])]
    ]


def withdraw(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    if not scene.board(seat)["stance"]:
        return []
    surplus = {place: scene.warriors(seat, place) - 2 for place in scene.first(scene.clearings)}
    return [("banked", place, number) for place, number in surplus.items() if number > 0]


# ---- 10 the Drillbit Duchy


def muster(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    number = {"easy": 1, "normal": 2}.get(scene.difficulty(seat), 3)
    number += (0, 1, 2, 4)[scene.on_map(seat, "citadel")] + ("foremole" in listed(scene, seat, "swayed"))
    return placed("warrior", 0, min(number, scene.supply(seat, "warrior")))


def dig(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    """10.5.1, 10.7.4"""
    usual = 3 if scene.has(seat, "overwhelm") else 4
    waiting, tunnels = scene.warriors(seat, 0), scene.where(seat, "tunnel")
    targets = [
        place
        for place in scene.ordered(seat)
        if place not in tunnels and not scene.buildings(seat, place) and scene.may_place(seat, place)
    ]
    if waiting < (3 if step["brigadier"] else usual) or not targets:
        return []
    built_up: Key = lambda place: sum(scene.holdings(foe, place) for foe in scene.foes(seat))  # noqa: E731
    few: Key = lambda place: -scene.foe_warriors(seat, place)  # noqa: E731
    keys = [built_up] if step["brigadier"] else []
    if scene.has(seat, "invaders"):
        keys += [lambda place: scene.foe_buildings(seat, place), few]
    elif scene.order(seat) == "bird":
        keys = [built_up]
    else:
        keys += [lambda place: scene.places[place].slots, few]
    target = scene.pick(targets, *keys)
    facts: Facts = [("clearing", target)]
    if len(tunnels) == 3:
        old = scene.pick(tunnels, lambda place: -scene.warriors(seat, place))
        facts += [("clearing", old), ("removed", seat, "tunnel", old, 1)]
    return [*facts, *placed("tunnel", target, 1), ("moved", 0, target, min(usual, waiting))]


def raise_building(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    kind = "citadel" if scene.supply(seat, "warrior") >= 9 else "market"
    grounds = [place for place in scene.ruled(seat) if scene.may_place(seat, place)]
    sites = [place for place in grounds if scene.may_build(seat, place)]
    if sites and scene.supply(seat, kind):
        site = scene.pick(sites, lambda place: scene.warriors(seat, place))
        return [("clearing", site), *placed(kind, site, 1)]
    if scene.has(seat, "invaders") and grounds and scene.supply(seat, kind):
        return []  # the battles are steps of their own
    return scored(1) if scene.supply(seat, "citadel") + scene.supply(seat, "market") else []


def call_minister(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    minister = MINISTERS[step["place"]][0]
    if minister not in listed(scene, seat, "swayed"):
        return []
    supply = scene.supply(seat, "warrior")
    if minister == "marshal":
        sites = [place for place in scene.clearings if scene.buildings(seat, place) and scene.may_place(seat, place)]
        if not sites or not supply:
            return []
        site = scene.pick(sites, lambda place: -scene.warriors(seat, place))
        return [("clearing", site), *placed("warrior", site, 1)]
    if minister == "mayor":
        sites = [place for place in scene.ruled(seat) if scene.warriors(seat, place)]
        if not sites:
            return []
        site = scene.pick(sites, lambda place: scene.warriors(seat, place))
        return [("clearing", site), ("removed", seat, "warrior", site, 1), *scored(1)]
    if minister == "duchess_of_mud":
        return scored(2 if scene.on_map(seat, "tunnel") == 3 else 0)
    return scored(
        {"earl_of_stone": scene.on_map(seat, "citadel"), "baron_of_dirt": scene.on_map(seat, "market")}.get(minister, 0)
    )


def rally(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    for place in scene.first(places_of(step["where"])):
        number = scene.warriors(seat, place)
        if 0 < number <= 2 and not scene.buildings(seat, place):
            homes = [near for near in scene.reachable(seat, place) if scene.buildings(seat, near)]
            if not homes:
                return [("moved", place, 0, number)]
            home = scene.pick(homes, lambda near: -scene.warriors(seat, near))
            return [("clearing", home), ("moved", place, home, number)]
    return []


def return_to_burrow(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    surplus = {place: scene.warriors(seat, place) - 4 for place in scene.ruled(seat)}
    return [("moved", place, 0, number) for place, number in sorted(surplus.items()) if number > 0]


def score_markets(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    return scored(scene.on_map(seat, "market"))


def sway(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    free = [one for one in MINISTERS if one[0] not in listed(scene, seat, "swayed")]
    of_order = [name for name, suit in free if suit == scene.order(seat)]
    chosen = of_order[:1] or [name for name, _ in free[-1:]]
    return [("swayed", name) for name in chosen]


# ---- 11 the Cogwheel Corvids

PLOTS: Final = ("plot", "bomb", "snare", "extortion", "raid")


def with_plot(scene: Scene, seat: int) -> list[int]:
    return scene.where(seat, *PLOTS)


def recruit_corvids(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    sites = [place for place in scene.ordered(seat) if scene.may_place(seat, place)]
    plots, aimed = with_plot(scene, seat), list[int]()
    for _ in range(min(2, len(sites))):
        aimed.append(
            scene.pick(
                [place for place in sites if place not in aimed],
                lambda place: place not in plots,
                lambda place: scene.warriors(seat, place),
            )
        )
    each, supply = {"easy": 1, "normal": 2}.get(scene.difficulty(seat), 3), scene.supply(seat, "warrior")
    facts: Facts = [("clearing", place) for place in aimed]
    for place in aimed:
        facts += placed("warrior", place, min(each, supply))
        supply -= min(each, supply)
    return facts


def leave_plots(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    plots = with_plot(scene, seat)
    for place in scene.first(scene.where(seat, *PLOTS[1:])):
        spare, near = scene.warriors(seat, place) - 2, scene.reachable(seat, place)
        if step["where"] >> place & 1 and spare > 0 and near:
            free = [target for target in near if target not in plots]
            best = scene.pick(free, lambda target: scene.warriors(seat, target)) if free else scene.pick_low(near)
            return [("clearing", best), ("moved", place, best, spare)]
    return []


def lay_plot(scene: Scene, seat: int, among: Sequence[int], least: int) -> Facts:
    plots = with_plot(scene, seat)
    sites = [place for place in among if place not in plots and scene.warriors(seat, place) >= least]
    sites = [place for place in sites if scene.may_place(seat, place)]
    if not sites or len(plots) == 8:
        return []
    site = scene.pick(sites, lambda place: scene.warriors(seat, place))
    return [("clearing", site), ("removed", seat, "warrior", site, 1)]


def plot(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    return lay_plot(scene, seat, scene.ordered(seat), 1)


def plot_thickens(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    return lay_plot(scene, seat, scene.clearings, 3)


def flip(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    hidden = scene.first(scene.where(seat, "plot"))
    if not hidden:
        return []
    if scene.has(seat, "gamble"):
        there = [foe for foe in scene.enemies(seat) if foe not in scene.bots() and scene.components(foe, hidden[0])]
        if there:
            return [("player", scene.pick_player(there, lambda foe: scene.components(foe, hidden[0])))]
    return [("flipped", hidden[0]), *scored(len(scene.where(seat, *PLOTS[1:])) + 1)]


def score_extortions(scene: Scene, seat: int, step: dict[str, int]) -> Facts:
    return scored(scene.on_map(seat, "extortion"))


EXPECTED: Final[dict[str, Expect]] = {
    "CraftOrder": craft_order,
    "BattleEach": battle_each,
    "BlitzBattle": battle_each,
    "MechanicalRecruit": mechanical_recruit,
    "MechanicalBuild": mechanical_build,
    "MechanicalMove": mechanical_move,
    "BlitzMove": blitz,
    "ScoreBuildings": score_buildings,
    "DecreeRecruit": decree_recruit,
    "DecreeMove": decree_move,
    "DecreeBattle": decree_battle,
    "RemoveDefenceless": relentless,
    "BuildRoost": build_roost,
    "NewElectricRoost": new_roost,
    "SwoopDown": swoop,
    "ScoreElectricRoosts": score_roosts,
    "OrderedRevolt": ordered_revolt,
    "SurpriseRevolt": surprise_revolt,
    "SpreadSympathy": spread_sympathy,
    "RecruitAtBases": recruit_at_bases,
    "OrganizeEach": organize_alliance,
    "VagabotExplore": explore,
    "VagabotDoQuest": do_quest,
    "VagabotAid": aid,
    "VagabotBattle": vagabot_battle,
    "VagabotRefresh": refresh,
    "VagabotMend": mend,
    "OrderBySouls": order_by_souls,
    "Conspire": conspire,
    "ConvertLeader": convert,
    "SanctifyLeader": sanctify,
    "HoldRitual": ritual,
    "ScoreGardens": score_gardens,
    "GarrisonPost": garrison_post,
    "RecruitRobots": recruit_robots,
    "Organize": organize_robots,
    "CashIn": cash_in,
    "WithdrawRobots": withdraw,
    "MusterMoles": muster,
    "Drill": dig,
    "DrillAgain": dig,
    "RaiseBuilding": raise_building,
    "CallMinister": call_minister,
    "RallyMoles": rally,
    "ReturnToBurrow": return_to_burrow,
    "ScoreMarkets": score_markets,
    "SwayOrdered": sway,
    "CogwheelRecruit": recruit_corvids,
    "LeavePlots": leave_plots,
    "PlotByLot": plot,
    "PlotThickens": plot_thickens,
    "FlipEach": flip,
    "ScoreExtortions": score_extortions,
}
