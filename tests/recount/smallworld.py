"""Small World, reckoned a second time. The book is one program here: `play` runs through a game as the rules tell it,
stops at every question with the seat that is asked and all that it may answer, and keeps its own account of tokens,
markers, pairs and coins. Whoever watches a game (`watch.py`) sends in what was answered and what chance brought, and
compares every question and the whole table with the game that is really played.

What is printed is read from the map file or stands in the tables below; no rule is asked.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypedDict

import copse

# sw:setup.tray: race → tokens on the banner, tokens in the box.
RACES: Final[dict[str, tuple[int, int]]] = {
    "amazons": (6, 15), "dwarves": (3, 8), "elves": (6, 11), "ghouls": (5, 10), "giants": (6, 11),
    "halflings": (6, 11), "humans": (5, 10), "orcs": (5, 10), "ratmen": (8, 13), "skeletons": (6, 20),
    "sorcerers": (5, 18), "tritons": (6, 11), "trolls": (5, 10), "wizards": (5, 10),
}  # fmt: skip
# Power → tokens on the badge.
POWERS: Final[dict[str, int]] = {
    "alchemist": 4, "berserk": 4, "bivouacking": 5, "commando": 4, "diplomat": 5, "dragon_master": 5, "flying": 5,
    "forest": 4, "fortified": 3, "heroic": 5, "hill": 4, "merchant": 2, "mounted": 5, "pillaging": 5, "seafaring": 5,
    "spirit": 5, "stout": 4, "swamp": 4, "underworld": 5, "wealthy": 4,
}  # fmt: skip
COINS_IN: Final = {  # sw:score.bonus: what pays a coin for each region of a kind
    "dwarves": "mine", "humans": "farmland", "wizards": "magic",
    "forest": "forest", "hill": "hill", "swamp": "swamp", "merchant": "any",
}  # fmt: skip
ON_OFFER, FIRST_COINS, MOST_PIPS = 6, 5, 3
FORTRESSES, HEROES, CAMPS, HOLES, EXTRA_AMAZONS = 6, 2, 5, 2, 4

MAPS: Final = Path(copse.__file__).parent / "smallworld" / "data" / "maps.json"


class Printed(TypedDict):
    """A region as it is printed."""

    id: int
    terrain: str
    symbols: list[str]
    lost_tribe: bool
    edge: bool
    adjacent: list[int]


class Map(TypedDict):
    rounds: int
    regions: list[Printed]


@dataclass
class Region:
    """A region and what stands there now."""

    id: int
    kinds: frozenset[str]  # its terrain and symbols, "coast", "any"
    borders: frozenset[int]
    border: bool  # sw:conquest.first: of the map, or the shore of a sea that touches the edge
    holder: str | None = None  # a race or "lost_tribe"
    tokens: int = 0
    lair: int = 0
    fortress: int = 0
    hole: int = 0
    hero: int = 0
    dragon: int = 0
    encampment: int = 0

    @property
    def water(self) -> bool:
        return bool(self.kinds & {"sea", "lake"})

    @property
    def untouchable(self) -> bool:
        return bool(self.hole or self.hero or self.dragon)

    def clear(self) -> int:
        """Nobody is here any more; the mountain stays (sw:conquest.mountain_stays). Returns the tokens."""
        tokens, self.holder, self.tokens = self.tokens, None, 0
        self.lair = self.fortress = self.hole = self.hero = self.dragon = self.encampment = 0
        return tokens


@dataclass
class People:
    race: str
    power: str | None
    seat: int
    declined: bool = False
    hand: int = 0
    aside: int = 0  # Amazons beside the map
    camps: int = 0  # encampments in hand
    holes: int = 0  # to be laid with the next conquests
    new: bool = True  # picked this turn

    def has(self, trait: str) -> bool:
        """sw:define.stack: banner and badge give nothing in decline, unless they say otherwise."""
        return not self.declined and trait in (self.race, self.power)


@dataclass
class Ask:
    """A question: who is asked, and every answer that the book allows."""

    seat: int
    answers: set[str]


@dataclass
class Chance:
    """Something that only the real game can tell: `rolled` pips or a `revealed` pair."""

    what: str


@dataclass
class Income:
    """What a seat must have been paid, by paragraph."""

    seat: int
    coins: dict[str, int]


Play = Generator[Ask | Chance | Income, str, None]
Step = Generator[Ask | Chance | Income, str, None]


@dataclass
class Turn:
    """What has to be remembered until the turn is scored."""

    seat: int
    spoils: int = 0  # non-empty regions that the active people conquered
    attacked: set[int] = field(default_factory=set)
    converted: set[int] = field(default_factory=set)
    flown: bool = False


class Table:
    """Everything that lies on the table."""

    def __init__(self, players: int) -> None:
        maps: dict[str, Map] = json.loads(MAPS.read_text(encoding="utf-8"))
        printed = maps[str(players)]
        self.players, self.rounds, self.round = players, printed["rounds"], 1
        terrain = {region["id"]: region["terrain"] for region in printed["regions"]}
        edge_seas = {region["id"] for region in printed["regions"] if region["terrain"] == "sea" and region["edge"]}
        self.regions: dict[int, Region] = {}
        for region in printed["regions"]:
            near = set(region["adjacent"])
            kinds = {region["terrain"], *region["symbols"], "any"}
            if any(terrain[other] in ("sea", "lake") for other in near):
                kinds.add("coast")
            border = region["terrain"] != "lake" and (region["edge"] or bool(near & edge_seas))
            self.regions[region["id"]] = Region(region["id"], frozenset(kinds), frozenset(near), border)
            if region["lost_tribe"]:
                self.regions[region["id"]].holder, self.regions[region["id"]].tokens = "lost_tribe", 1
        self.tray = {race: box for race, (_, box) in RACES.items()}
        self.peoples: dict[str, People] = {}
        self.coins = [FIRST_COINS] * players
        self.peace: list[int] = [-1] * players  # whom each seat has befriended
        self.offer: list[tuple[str, str, int]] = []
        self.banners, self.under = set(RACES), list[str]()
        self.badges, self.discarded = set(POWERS), list[str]()

    def land(self, race: str) -> list[Region]:
        return [region for region in self.regions.values() if region.holder == race]

    def active(self, seat: int) -> People | None:
        return next((one for one in self.peoples.values() if one.seat == seat and not one.declined), None)

    def in_decline(self, seat: int) -> list[People]:
        return [self.peoples[race] for race in sorted(self.peoples) if self._declined_of(race, seat)]

    def _declined_of(self, race: str, seat: int) -> bool:
        return self.peoples[race].seat == seat and self.peoples[race].declined

    def pool(self, race: str, wanted: int) -> int:
        """sw:pick.token_limit: the tray gives what it has."""
        given = min(wanted, self.tray[race])
        self.tray[race] -= given
        return given

    def take_up(self, people: People) -> None:
        for region in self.land(people.race):
            people.hand += region.tokens - 1
            region.tokens = 1

    # ---- pairs

    def refill(self) -> Step:
        """sw:pick.refresh, sw:pick.recycle, sw:powers.run_out"""
        while len(self.offer) < ON_OFFER and (self.banners or self.under):
            race, power = (yield Chance("revealed")).split()
            if self.banners:
                self.banners.remove(race)
            else:
                under = self.under.pop(0)
                assert race == under, f"{under} was next under the stack, not {race}"
            if not self.badges:
                self.badges, self.discarded = set(self.discarded), []
            self.badges.remove(power)
            self.offer.append((race, power, 0))

    def retire(self, people: People) -> Step:
        """sw:decline.banner_returns: no token is left on the map."""
        self.tray[people.race] += people.hand + people.aside
        if people.power:
            self.discarded.append(people.power)
        del self.peoples[people.race]
        self.under.append(people.race)
        yield from self.refill()

    # ---- conquest: where and for how much

    def near(self, people: People, region: Region) -> set[int]:
        """What a region borders, for this people: sw:power.underworld joins all caverns."""
        borders = set(region.borders)
        if people.has("underworld") and "cavern" in region.kinds:
            borders |= {other.id for other in self.regions.values() if "cavern" in other.kinds}
        return borders

    def targets(self, people: People) -> set[int]:
        """sw:conquest.first, .following, .water: where the people may go, if nothing else forbids it."""
        land = self.land(people.race)
        if people.has("flying") or (people.has("halflings") and not land):
            reach = set(self.regions)
        elif land:
            reach = {other for region in land for other in self.near(people, region)}
        else:
            reach = {region.id for region in self.regions.values() if region.border}
        dry = reach if people.has("seafaring") else {id for id in reach if not self.regions[id].water}
        return {id for id in dry if self.regions[id].holder != people.race and not self._barred(people, id)}

    def _barred(self, people: People, id: int) -> bool:
        """Heroes, holes and dragons keep opponents out; peace binds the active people of a friend."""
        region = self.regions[id]
        holder = self.peoples.get(region.holder or "")
        if holder is None:
            return False
        if region.untouchable and holder.seat != people.seat:
            return True
        return self.peace[holder.seat] == people.seat and not holder.declined and not people.declined

    def price(self, people: People, id: int) -> int:
        """sw:conquest.cost, sw:conquest.one_token"""
        region = self.regions[id]
        price = 2 + region.tokens + region.encampment + region.lair + region.fortress + ("mountain" in region.kinds)
        cheaper = {
            "commando": True,
            "mounted": bool(region.kinds & {"hill", "farmland"}),
            "underworld": "cavern" in region.kinds,
            "tritons": "coast" in region.kinds,
            "giants": self._below_giants(people, id),
        }
        return max(1, price - sum(people.has(trait) and here for trait, here in cheaper.items()))

    def _below_giants(self, people: People, id: int) -> bool:
        """sw:race.giants: the region borders a mountain that they hold; for conquest caverns border each other."""
        mountains = [region for region in self.land(people.race) if "mountain" in region.kinds]
        return any(id in self.near(people, mountain) for mountain in mountains)

    def convertible(self, people: People, turn: Turn, targets: Iterable[int]) -> list[int]:
        """sw:race.sorcerers: a lone active token of an opponent who was spared, without an encampment."""
        if not people.has("sorcerers") or not self.tray["sorcerers"]:
            return []
        if not self.land(people.race) and not people.has("flying"):
            return []
        return [id for id in targets if self._alone(self.regions[id], turn)]

    def _alone(self, region: Region, turn: Turn) -> bool:
        holder = self.peoples.get(region.holder or "")
        if holder is None or holder.declined or holder.seat == turn.seat or holder.seat in turn.converted:
            return False
        return region.tokens == 1 and not region.encampment

    # ---- conquest: what it does

    def note_attack(self, turn: Turn, id: int) -> None:
        holder = self.peoples.get(self.regions[id].holder or "")
        if holder and not holder.declined and holder.seat != turn.seat:
            turn.attacked.add(holder.seat)

    def seize(self, turn: Turn, people: People, id: int, tokens: int) -> Step:
        """The people takes the region with tokens from its hand."""
        people.hand -= tokens
        yield from self.drive_out(turn, people, id)
        self.settle(people, id, tokens)

    def settle(self, people: People, id: int, tokens: int) -> None:
        region = self.regions[id]
        region.holder, region.tokens = people.race, tokens
        region.lair = int(people.has("trolls"))
        if people.holes:  # sw:race.halflings: the first two regions
            people.holes -= 1
            region.hole = 1

    def drive_out(self, turn: Turn, people: People, id: int) -> Step:
        """sw:conquest.losses, .single_token: one token is lost, unless they are Elves; the others are taken up."""
        region = self.regions[id]
        if not region.tokens:
            return
        turn.spoils += not people.declined
        self.note_attack(turn, id)
        holder = self.peoples.get(region.holder or "")
        camps = region.encampment
        tokens = region.clear()
        if holder is None:
            return
        lost = 0 if holder.has("elves") else 1
        self.tray[holder.race] += lost
        holder.hand += tokens - lost
        holder.camps += camps
        may_return = holder.race == "ghouls" and holder.hand
        if holder.declined and not self.land(holder.race) and not may_return:
            yield from self.retire(holder)


def play(table: Table, first: int) -> Play:
    """sw:order.rounds: a whole game."""
    yield from table.refill()
    for number in range(1, table.rounds + 1):
        table.round = number
        for place in range(table.players):
            yield from take_turn(table, (first + place) % table.players)


def take_turn(table: Table, seat: int) -> Step:
    turn = Turn(seat)
    table.peace[seat] = -1
    people = table.active(seat)
    if people is None:
        if table.offer:
            yield from pick(table, seat)
    else:
        people.new = False
        if (yield Ask(seat, {"expand", "decline"})) == "decline":
            yield from decline(table, people)
            yield Income(seat, income(table, turn))
            yield from regroup(table, seat)
            return
    for elder in table.in_decline(seat):
        if elder.race == "ghouls":  # sw:race.ghouls: before the active people
            yield from campaign(table, turn, elder)
    people = table.active(seat)
    if people:
        yield from campaign(table, turn, people)
    yield Income(seat, income(table, turn))
    if people and people.has("diplomat"):
        spared = {other for other in range(table.players) if other != seat} - turn.attacked
        answer = yield Ask(seat, {"pass", *[f"befriend {other}" for other in spared]})
        if answer != "pass":
            table.peace[seat] = int(answer.split()[1])
    if people and people.has("stout") and (yield Ask(seat, {"stay", "decline"})) == "decline":
        yield from decline(table, people)
    yield from regroup(table, seat)


def pick(table: Table, seat: int) -> Step:
    """sw:pick.any_of_six, .cost, .coins_on_pair, .tokens"""
    answer = yield Ask(seat, {f"pick {place + 1}" for place in range(len(table.offer)) if place <= table.coins[seat]})
    place = int(answer.split()[1]) - 1
    race, power, coins = table.offer.pop(place)
    table.offer[:place] = [(its, badge, lying + 1) for its, badge, lying in table.offer[:place]]
    table.coins[seat] += coins - place
    people = table.peoples[race] = People(race, power, seat)
    people.hand = table.pool(race, RACES[race][0] + POWERS[power] + (EXTRA_AMAZONS if race == "amazons" else 0))
    people.camps = CAMPS if power == "bivouacking" else 0
    people.holes = HOLES if race == "halflings" else 0
    yield from table.refill()


def campaign(table: Table, turn: Turn, people: People) -> Step:
    """sw:turn.ready_troops, conquests one after the other, sw:conquest.redeploy."""
    table.take_up(people)
    people.hand += people.aside
    people.aside = 0
    yield from abandon(table, people)
    going_on = True
    while going_on:
        going_on = yield from conquer(table, turn, people)
    yield from redeploy(table, turn, people)


def abandon(table: Table, people: People) -> Step:
    """sw:turn.abandon"""
    while land := table.land(people.race):
        answer = yield Ask(people.seat, {"march", *[f"abandon {region.id}" for region in land]})
        if answer == "march":
            return
        region = table.regions[int(answer.split()[1])]
        people.camps += region.encampment
        people.hand += region.clear()


def conquer(table: Table, turn: Turn, people: People) -> Generator[Ask | Chance | Income, str, bool]:
    """One conquest. Returns whether there may be another."""
    targets = table.targets(people)
    missing = {id: table.price(people, id) - people.hand for id in targets}
    answers = {"stop", *[f"convert {id}" for id in table.convertible(people, turn, targets)]}
    if people.hand:
        answers |= {f"conquer {id}" for id in targets if missing[id] <= 0}
        if people.has("berserk"):
            answers |= {"roll"} if targets else set()
        else:
            answers |= {f"reinforce {id}" for id in targets if 0 < missing[id] <= MOST_PIPS}
        if people.has("dragon_master") and not turn.flown:
            answers |= {f"unleash {id}" for id in targets}
    verb, *place = (yield Ask(people.seat, answers)).split()
    if verb == "stop":
        return False
    if verb == "roll":
        return (yield from berserk(table, turn, people))
    id = int(place[0])
    price = table.price(people, id)
    if verb == "conquer":
        yield from table.seize(turn, people, id, price)
    elif verb == "reinforce":  # sw:conquest.reinforcement: named before the roll, and the last one
        table.note_attack(turn, id)
        if people.hand + int((yield Chance("rolled"))) >= price:
            yield from table.seize(turn, people, id, people.hand)
        return False
    elif verb == "unleash":
        turn.flown = True
        for region in table.land(people.race):
            region.dragon = 0
        yield from table.seize(turn, people, id, 1)
        table.regions[id].dragon = 1
    else:
        yield from convert(table, turn, people, id)
    return True


def berserk(table: Table, turn: Turn, people: People) -> Generator[Ask | Chance | Income, str, bool]:
    """sw:power.berserk: roll, then choose what tokens and pips can pay, or stop."""
    pips = int((yield Chance("rolled")))
    within = {id for id in table.targets(people) if table.price(people, id) <= people.hand + pips}
    if not within:
        return False
    answer = yield Ask(people.seat, {"stop", *[f"conquer {id}" for id in within]})
    if answer == "stop":
        return False
    id = int(answer.split()[1])
    yield from table.seize(turn, people, id, max(1, table.price(people, id) - pips))
    return True


def convert(table: Table, turn: Turn, people: People, id: int) -> Step:
    """sw:race.sorcerers: a token from the tray takes the place of the lone defender."""
    holder = table.peoples[table.regions[id].holder or ""]
    turn.converted.add(holder.seat)
    yield from table.drive_out(turn, people, id)
    table.settle(people, id, table.pool("sorcerers", 1))


def redeploy(table: Table, turn: Turn, people: People) -> Step:
    if people.has("skeletons"):
        people.hand += table.pool("skeletons", turn.spoils // 2)
    table.take_up(people)
    if people.has("amazons"):
        people.aside = min(EXTRA_AMAZONS, people.hand)
        people.hand -= people.aside
        while people.aside < EXTRA_AMAZONS and (land := table.land(people.race)):
            answer = yield Ask(people.seat, {f"set_aside {region.id}" for region in land})
            region = table.regions[int(answer.split()[1])]
            people.camps += region.encampment
            people.aside += region.clear()
    land = table.land(people.race)
    if not land:
        return
    if people.has("bivouacking"):
        people.camps += sum(region.encampment for region in land)
        for region in land:
            region.encampment = 0
    if people.has("heroic"):
        for region in land:
            region.hero = 0
    yield from deploy(table, people)
    yield from encamp(table, people)
    if people.has("fortified"):
        yield from fortify(table, people)
    if people.has("heroic"):
        for _ in range(min(HEROES, len(land))):
            answer = yield Ask(people.seat, {f"station {region.id}" for region in land if not region.hero})
            table.regions[int(answer.split()[1])].hero = 1


def deploy(table: Table, people: People) -> Step:
    """sw:conquest.redeploy, sw:conquest.retreat: every token finds a place in a held region."""
    while people.hand:
        id, number = yield from spread(table, people, "deploy", people.hand)
        people.hand -= number
        table.regions[id].tokens += number


def encamp(table: Table, people: People) -> Step:
    while people.camps:
        id, number = yield from spread(table, people, "encamp", people.camps)
        people.camps -= number
        table.regions[id].encampment += number


def spread(
    table: Table, people: People, verb: str, most: int
) -> Generator[Ask | Chance | Income, str, tuple[int, int]]:
    """Some to some region; where there is one region, all go there."""
    land = table.land(people.race)
    least = most if len(land) == 1 else 1
    answers = {f"{verb} {region.id} x{number}" for region in land for number in range(least, most + 1)}
    _, id, number = (yield Ask(people.seat, answers)).split()
    return int(id), int(number[1:])


def fortify(table: Table, people: People) -> Step:
    """sw:power.fortified: one a turn if one likes, one in a region, six in the box."""
    standing = sum(region.fortress for region in table.regions.values())
    free = [region for region in table.land(people.race) if not region.fortress]
    if standing < FORTRESSES and free:
        answer = yield Ask(people.seat, {"pass", *[f"fortify {region.id}" for region in free]})
        if answer != "pass":
            table.regions[int(answer.split()[1])].fortress = 1


def regroup(table: Table, seat: int) -> Step:
    """sw:conquest.retreat: at the end of the turn, clockwise, those who were driven out and still hold something."""
    for distance in range(1, table.players + 1):
        owner = (seat + distance) % table.players
        waiting = [table.peoples[race] for race in sorted(table.peoples) if table.peoples[race].seat == owner]
        for people in waiting:
            if table.land(people.race):
                yield from deploy(table, people)
                yield from encamp(table, people)


def decline(table: Table, people: People) -> Step:
    """sw:decline.flip, sw:decline.one_only, sw:power.spirit, sw:race.ghouls"""
    if people.power != "spirit":
        for elder in table.in_decline(people.seat):
            if elder.power != "spirit":
                for region in table.land(elder.race):
                    table.tray[elder.race] += region.clear()
                yield from table.retire(elder)
    land = table.land(people.race)
    for region in land:
        if people.race != "ghouls":
            table.tray[people.race] += region.tokens - 1
            region.tokens = 1
        region.hole = region.hero = region.dragon = region.encampment = 0
    table.tray[people.race] += people.hand + people.aside
    people.hand = people.aside = people.camps = people.holes = 0
    if people.power != "spirit" and people.power:
        table.discarded.append(people.power)
        people.power = None
    people.declined = True
    if not land:
        yield from table.retire(people)


def income(table: Table, turn: Turn) -> dict[str, int]:
    """sw:score.regions, sw:score.bonus: what the seat is paid, and puts into its purse."""
    seat = turn.seat
    held = sum(len(table.land(people.race)) for people in table.peoples.values() if people.seat == seat)
    paid = {"sw:score.regions": held}
    people = table.active(seat)
    if people:
        paid[f"sw:race.{people.race}"] = bonus(table, turn, people, people.race)
        paid[f"sw:power.{people.power}"] = bonus(table, turn, people, people.power or "")
    for elder in table.in_decline(seat):
        if elder.race == "dwarves":
            paid["sw:race.dwarves"] = regions_with(table, elder, "mine")
    table.coins[seat] += sum(paid.values())
    return {law: coins for law, coins in paid.items() if coins or law == "sw:score.regions"}


def bonus(table: Table, turn: Turn, people: People, trait: str) -> int:
    """What an active banner or badge adds."""
    if trait in COINS_IN:
        return regions_with(table, people, COINS_IN[trait])
    if trait in ("orcs", "pillaging"):
        return turn.spoils
    if trait == "fortified":
        return sum(region.fortress for region in table.land(people.race))
    return {"alchemist": 2, "wealthy": 7 if people.new else 0}.get(trait, 0)


def regions_with(table: Table, people: People, kind: str) -> int:
    return sum(kind in region.kinds for region in table.land(people.race))


def winners(table: Table) -> list[int]:
    """sw:end.winner, sw:end.tie"""
    armies = [0] * table.players
    for people in table.peoples.values():
        armies[people.seat] += sum(region.tokens for region in table.land(people.race))
    best = max(zip(table.coins, armies, strict=True))
    return [seat for seat in range(table.players) if (table.coins[seat], armies[seat]) == best]
