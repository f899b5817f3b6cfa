"""What follows for bots when pieces are removed, reckoned a second time: acolytes and Lost Souls of the Lizards, crowns
of the Duchy, backup plans of the Corvids, hospitals of the Marquise, the war tax of the Eyrie. And what the greedy
Robots score when somebody buys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from copse.kernel.events import Event
from copse.root.state import Woodland
from tests.recount.bots_duchy import MINISTERS
from tests.recount.bots_scene import WARRIORS, Scene
from tests.recount.ledger import Ledger

PLOTS = ("plot", "bomb", "snare", "extortion", "raid")


class Aftermath:
    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.souls = 0  # that lost gardens cost
        self.crowns: list[str] = []  # that lost buildings cost
        self.plans: Counter[int] = Counter()  # where plots were removed
        self.wounded = 0  # warriors that the Marquise has lost in this battle

    def hear(self, before: Woodland, after: Woodland, said: Sequence[Event]) -> None:
        """What one step removed, and what followed."""
        names = before.rules.names
        lost = [event for event in said if event.what == "removed"]
        if "riverfolk_robots" in names and any(event.what == "bought" for event in said):
            self.robots(Scene(before.view(None), before.rules.together), names.index("riverfolk_robots"), said)
        follows = any(event.law in ("bots:8.2.2", "bots:8.2.3", "bots:10.2.1", "bots:3.3.2") for event in said)
        if not lost and not follows and before.battle is None:
            return
        scene = Scene(before.view(None), before.rules.together)
        if "logical_lizards" in names:
            self.lizards(scene, names.index("logical_lizards"), said, lost)
        if "drillbit_duchy" in names:
            self.duchy(scene, names.index("drillbit_duchy"), said, lost)
        if "cogwheel_corvids" in names:
            self.corvids(names.index("cogwheel_corvids"), said, lost, scene)
        if "mechanical_marquise" in names:
            self.marquise(scene, names.index("mechanical_marquise"), after, said)
        if "electric_eyrie" in names:
            self.eyrie(scene, names.index("electric_eyrie"), said, lost)

    def quiet(self, state: Woodland) -> None:
        """A turn is over: nothing may be due any more."""
        if self.crowns:
            self.ledger.same("lost crowns", "bots:10.2.1", [], self.crowns)
        if self.souls:
            self.ledger.same("lost souls", "bots:8.2.3", 0, self.souls)
        if +self.plans:
            seat = state.rules.names.index("cogwheel_corvids")
            scene = Scene(state.view(None), state.rules.together)
            missed = [place for place in +self.plans if scene.may_place(seat, place) and scene.supply(seat, "warrior")]
            self.ledger.same("backup plans", "bots:3.3.2", missed, [])
        self.crowns, self.souls = [], 0
        self.plans.clear()

    def lizards(self, scene: Scene, seat: int, said: Sequence[Event], lost: Sequence[Event]) -> None:
        """8.2.2: one of those that fall at once becomes an acolyte. 8.2.3: a garden costs the topmost Lost Soul."""
        fallen = any(event.args["seat"] == seat and event.args["piece"] == "warrior" for event in lost)
        saved = sum(event.what == "gained_acolytes" and event.law == "bots:8.2.2" for event in said)
        if fallen or saved:
            self.ledger.same("robot revenge", "bots:8.2.2", saved, int(fallen))
        gone = [str(event.args["card"]) for event in said if event.law == "bots:8.2.3"]
        if gone:
            souls = scene.listed(seat, "souls")
            self.ledger.same("lost souls", "bots:8.2.3", gone, souls[::-1][: self.souls])
            self.souls = 0
        gardens = [event for event in lost if event.args["seat"] == seat and event.args["piece"] != "warrior"]
        if scene.listed(seat, "souls"):
            self.souls += sum(int(event.args["count"]) for event in gardens)

    def duchy(self, scene: Scene, seat: int, said: Sequence[Event], lost: Sequence[Event]) -> None:
        """10.2.1: the lowest crown; on its foundations of a minister who matches a clearing."""
        for event in said:
            if event.what == "lost_crown":
                self.ledger.same("lost crowns", "bots:10.2.1", [event.args["minister"]], self.crowns[:1])
                self.crowns = self.crowns[1:]
        ruins = [
            int(event.args["clearing"])
            for event in lost
            if event.args["seat"] == seat and event.args["piece"] in ("citadel", "market")
        ]
        if ruins:
            suits = {suit for _, suit in MINISTERS}
            if scene.has(seat, "foundations"):
                suits = {suit for suit in suits if any(place in scene.of_suit(suit) for place in ruins)}
            swayed = [name for name in scene.listed(seat, "swayed") if name not in self.crowns]
            self.crowns += [name for name, suit in MINISTERS if suit in suits and name in swayed][-1:]

    def corvids(self, seat: int, said: Sequence[Event], lost: Sequence[Event], scene: Scene) -> None:
        """Backup plans: a warrior where a plot was removed."""
        if not scene.has(seat, "backup_plans"):
            return
        for event in said:
            if event.what == "placed" and event.law == "bots:3.3.2" and event.args["seat"] == seat:
                place = int(event.args["clearing"])
                self.ledger.same("backup plans", "bots:3.3.2", self.plans[place] > 0, True)
                self.plans[place] -= 1
        mine = [event for event in lost if event.args["seat"] == seat]
        fallen = sum(int(event.args["count"]) for event in mine if event.args["piece"] == "warrior")
        plots = [int(event.args["clearing"]) for event in mine if event.args["piece"] in PLOTS]
        self.plans.update(plots[: scene.supply(seat, "warrior") + fallen])

    def robots(self, scene: Scene, seat: int, said: Sequence[Event]) -> None:
        """Greedy: a point whenever nobody has more points than who buys (B58)."""
        points, due, scored = [scene.points(other) for other in range(scene.players)], 0, 0
        for event in said:
            buyer = int(event.args.get("seat", seat))
            if event.what == "bought" and scene.has(seat, "greedy"):
                due += points[buyer] == max(points)
            elif event.what == "scored":
                points[buyer] += int(event.args["points"])
                scored += buyer == seat and event.law == "bots:3.3.2"
        self.ledger.same("greedy robots", "bots:3.3.2", scored, due)

    def marquise(self, scene: Scene, seat: int, after: Woodland, said: Sequence[Event]) -> None:
        """Hospitals: two warriors at the keep, after a battle in which she defended and lost two or more."""
        battle = scene.seen.battle
        if battle is None or not scene.has(seat, "hospitals"):
            return
        for event in said:
            mine = event.what == "removed" and event.law == "root:4.3.4" and event.args["seat"] == seat
            if mine and battle.defender == seat and event.args["piece"] == "warrior":
                self.wounded += int(event.args["count"])
        if after.battle is None:
            due = [fact for keep in scene.where(seat, "keep") for fact in scene.put(seat, "warrior", keep, 2)]
            placed = [
                (event.what, event.args["piece"], event.args["clearing"], event.args["count"])
                for event in said
                if event.what == "placed" and event.law == "bots:3.3.2" and event.args["seat"] == seat
            ]
            due = [fact for fact in due if fact[0] == "placed"] if self.wounded >= 2 else []
            self.ledger.same("hospitals", "bots:3.3.2", placed, due)
            self.wounded = 0

    def eyrie(self, scene: Scene, seat: int, said: Sequence[Event], lost: Sequence[Event]) -> None:
        """War tax: a point of the owner for each building and token that they remove."""
        if not scene.has(seat, "war_tax"):
            return
        due: Counter[int] = Counter()
        for event in lost:
            owner, remover = int(event.args["seat"]), int(event.args["by"])
            taken = event.args["piece"] not in WARRIORS and owner < scene.players and owner in scene.enemies(seat)
            if taken and scene.holders[remover] == seat and not scoreless(scene, owner):
                due[owner] += int(event.args["count"])
        paid: Counter[int] = Counter()
        for event in said:
            if event.what == "scored" and event.law == "bots:3.3.2" and int(event.args["points"]) < 0:
                paid[int(event.args["seat"])] -= int(event.args["points"])
        owed = Counter({owner: min(number, scene.points(owner)) for owner, number in due.items()})
        if due or (paid and lost):
            self.ledger.same("war tax", "bots:3.3.2", dict(+paid), dict(+owed))


def scoreless(scene: Scene, seat: int) -> bool:
    """Who has no marker on the track any more, or has reached the goal together with others (B70)."""
    points = scene.own(seat).points
    return points is None or (scene.together and points == 30)
