"""A training run: a folder with everything needed to resume training.

It has the network, past selves, the state of the optimizer, and `curve.jsonl` with a line of statistics every few
seconds.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Final

import torch

from copse.envs.batch import Batch, halves
from copse.envs.zoo import np
from copse.kernel.errors import BadSetup
from copse.learn.improvement import Batchful, Weights, digest, improve
from copse.learn.layout import KINDS
from copse.learn.league import HEURISTIC, LEARNER, League, frozen
from copse.learn.lessons import Lessons
from copse.learn.network import Network, Size
from copse.learn.positions import Deeds
from copse.learn.selfplay import Ended, Player, collect
from copse.learn.settings import Settings
from copse.learn.tables import TABLES

LONGEST: Final = 4000  # choices after which a game is abandoned
REMEMBER: Final = 5_000_000  # decisions between two past selves
LEAD_FIRST, LEAD_LAST, LEAD_HALF = (
    0.35,
    0.15,
    40_000_000,
)  # weight of the lead: initial, final, and its half-life in decisions
ANCHOR_FIRST, ANCHOR_HALF, ANCHOR_LEAST = 0.03, 5_000_000, 0.002  # weight of the distance from the evaluation
LESSONS_FIRST, LESSONS_HALF, LESSONS_LEAST = 1.0, 1_500_000, 0.03  # weight of the distance from lessons
BLIND: Final = 1_000_000  # decisions before choices are judged, while the value estimates are poor
WARM: Final = 10  # rollouts of warm-up
TOLD_EVERY: Final = 20.0  # seconds
SAVED_EVERY: Final = 120.0  # seconds; an interrupted run can lose this much
BLENDED: Final = 0.15  # weight of the last rollout in the averaged network
LEAST_RATE: Final = 0.05  # final share of the learning rate


@dataclass
class Progress:
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    rollouts: int = 0
    remembered: int = 0
    begun: bool = False  # started from a trained network, whose values are good


class Run:
    """The run in a folder, which is created if it does not exist."""

    def __init__(self, game: str, folder: Path, device: torch.device, seed: int = 1, size: Size | None = None) -> None:
        self.game, self.folder, self.device = game, folder, device
        folder.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(seed)
        self.progress = Progress()
        self.network = Network(game, size).to(device)
        self.average = frozen(self.network)
        self.past: list[Network] = []
        self.optimizer = torch.optim.Adam(self.network.parameters(), fused=device.type == "cuda")
        self._cold = 0  # the rollout at which the optimizer started
        if self._file.is_file():
            self._load()

    @property
    def _file(self) -> Path:
        return self.folder / "checkpoint.pt"

    @property
    def _steps_file(self) -> Path:
        """The state of the optimizer. It is twice as large as the network, and a run can be resumed without it."""
        return self.folder / "optimizer.pt"

    def tell(self, figures: dict[str, object]) -> None:
        rounded = {name: round(value, 4) if isinstance(value, float) else value for name, value in figures.items()}
        line = json.dumps(rounded)
        with (self.folder / "curve.jsonl").open("a") as file:
            file.write(line + "\n")
        print(line, flush=True)

    # ---- stored files

    def save(self) -> None:
        def kept(network: Network) -> dict[str, torch.Tensor]:
            return {name: value.half().cpu() for name, value in network.state_dict().items()}

        state = {
            "game": self.game,
            "size": asdict(self.network.size),
            "network": self.network.state_dict(),
            "average": kept(self.average),
            "past": [kept(network) for network in self.past],
            "progress": asdict(self.progress),
        }
        for file, values in ((self._file, state), (self._steps_file, self.optimizer.state_dict())):
            new = file.with_suffix(".new")
            torch.save(values, new)
            new.replace(file)

    def _load(self) -> None:
        state = torch.load(self._file, map_location=self.device)
        if state["game"] != self.game:
            raise BadSetup(f"{self.folder} is a run of {state['game']}, not of {self.game}")
        self.network = Network(self.game, Size(**state["size"])).to(self.device)
        self.network.load_state_dict(state["network"])
        self.optimizer = torch.optim.Adam(self.network.parameters(), fused=self.device.type == "cuda")
        self.progress = Progress(**state["progress"])
        if self._steps_file.is_file():
            self.optimizer.load_state_dict(torch.load(self._steps_file, map_location=self.device))
        else:
            self._cold = self.progress.rollouts
        self.average = self._frozen(state["average"]) if "average" in state else frozen(self.network)
        self.past = [self._frozen(weights) for weights in state["past"]]

    def _frozen(self, weights: dict[str, torch.Tensor]) -> Network:
        network = Network(self.game, self.network.size).to(self.device)
        network.load_state_dict({name: value.float() for name, value in weights.items()})
        return frozen(network)

    # ---- learning

    def begin_with(self, file: Path) -> None:
        """Start from an exported network. This needs a new run. Raises BadSetup."""
        from copse.learn.export import begin_with  # needs onnx, which training alone does not

        if self.progress.rollouts:
            raise BadSetup(f"{self.folder} has begun already: leave out --begin, or name another folder")
        begin_with(self.network, file)
        self.average = frozen(self.network)
        self.progress.begun = True

    def finish_distilling(self) -> None:
        """Take what was learned from a teacher as the start of self-play, and store it."""
        self.average = frozen(self.network)
        self.progress.begun = True
        self.save()

    def play(
        self, minutes: float, settings: Settings, fall: bool = False, lessons: Lessons | None = None,
        begun: float | None = None,
    ) -> None:  # fmt: skip
        """Train by self-play, and by lessons if there are any. `fall` decays the learning rate to zero.

        The minutes count from `begun`, by default from now. A rollout may take half of the time that is left, because
        learning from it takes the other half. A rollout that this cuts short is the last one.
        """
        league = League(self.network, settings.seed + self.progress.rollouts, heuristics=not settings.plain)
        league.past = list(self.past)
        told = saved = monotonic()
        start, first = told if begun is None else begun, self.progress.decisions
        end, ending = start + 60 * minutes, False
        before = self.progress.seconds
        with ExitStack() as stack:
            learning = stack.enter_context(ThreadPoolExecutor(1))
            deeds = Deeds(self.game, self.device)
            players = [
                Player(self.game, batch, league, deeds, self.device)
                for batch in stack.enter_context(batches(self.game, settings, self.progress.rollouts))
            ]
            for player in players:
                stack.callback(player.close)
            stream = torch.cuda.Stream() if self.device.type == "cuda" else None
            pending: Future[dict[str, float]] | None = None
            statistics = Statistics(self.game)
            while not ending:
                half = (monotonic() + end) / 2
                rollouts = collect(players, settings.steps, half)
                ending = monotonic() >= half
                for player in players:
                    statistics.take(player)
                if pending is not None:
                    statistics.lesson(pending.result())
                    league.update(self.network)
                    self._blend()
                if monotonic() - saved > SAVED_EVERY:  # here, because nothing changes the network now
                    saved = monotonic()
                    self.save()
                self._count(sum(rollout.decisions for rollout in rollouts), statistics, monotonic() - start + before)
                self.step_rate(settings, (end - monotonic()) / (end - start) if fall else 1.0)
                weights = self._weights(settings, self.progress.decisions - first)
                batchfuls = [digest(rollout, weights.lead) for rollout in rollouts]
                pending = learning.submit(
                    self._improve, batchfuls, deeds, weights, settings.portion, stream, lessons, end
                )
                if not settings.beside:
                    pending.result()
                if self.progress.decisions - self.progress.remembered > REMEMBER:
                    self.progress.remembered = self.progress.decisions
                    league.remember(league.learner)
                    self.past = list(league.past)
                if monotonic() - told > TOLD_EVERY:
                    self.tell(self._said(statistics, monotonic() - told))
                    told, statistics = monotonic(), Statistics(self.game)
            if pending is not None:
                pending.result()
                self._blend()
        self.save()

    def _improve(
        self, batchfuls: list[Batchful], deeds: Deeds, weights: Weights, portion: int, stream: torch.cuda.Stream | None,
        lessons: Lessons | None, end: float,
    ) -> dict[str, float]:  # fmt: skip
        """Learn from rollouts. On a graphics card this uses a separate stream, so that play can continue."""
        if stream is None:
            return improve(self.network, self.optimizer, batchfuls, deeds, weights, portion, lessons, end)
        stream.wait_stream(torch.cuda.default_stream())
        with torch.cuda.stream(stream):
            figures = improve(self.network, self.optimizer, batchfuls, deeds, weights, portion, lessons, end)
            stream.synchronize()
        return figures

    def _blend(self) -> None:
        """Update the averaged network. The steps of a rollout oscillate, and their average is more stable."""
        with torch.no_grad():
            for mean, now in zip(self.average.parameters(), self.network.parameters(), strict=True):
                mean.lerp_(now, BLENDED)

    def _count(self, decisions: int, statistics: Statistics, seconds: float) -> None:
        self.progress.decisions += decisions
        self.progress.rollouts += 1
        self.progress.seconds = seconds
        statistics.decisions += decisions

    def step_rate(self, settings: Settings, left: float) -> None:
        """Set the learning rate. `left` is its share that is left of the decay."""
        warm = min(1.0, (self.progress.rollouts - self._cold + 1) / WARM)
        self.optimizer.param_groups[0]["lr"] = settings.rate * warm * max(LEAST_RATE, left)

    def _weights(self, settings: Settings, now: int) -> Weights:
        """Return the weights of the loss.

        `now` counts the decisions of this session, because lessons may start late in a run.
        """
        decisions = self.progress.decisions
        lead = LEAD_LAST + (LEAD_FIRST - LEAD_LAST) * 0.5 ** (decisions / LEAD_HALF)
        anchor = 0.0 if settings.plain or self.progress.begun else ANCHOR_FIRST * 0.5 ** (decisions / ANCHOR_HALF)
        choices = float(decisions > BLIND or self.progress.begun)
        taught = LESSONS_FIRST * 0.5 ** (now / LESSONS_HALF)
        return Weights(
            lead,
            choices,
            settings.entropy,
            anchor if anchor > ANCHOR_LEAST else 0.0,
            taught if taught > LESSONS_LEAST else 0.0,
        )

    def _said(self, statistics: Statistics, seconds: float) -> dict[str, object]:
        self.progress.games += statistics.games
        return {
            "minutes": self.progress.seconds / 60,
            "decisions": self.progress.decisions,
            "games": self.progress.games,
            "per_second": round(statistics.decisions / seconds),
            **statistics.said(seconds),
        }


class Statistics:
    """Statistics of games and lessons over some seconds."""

    def __init__(self, game: str) -> None:
        self.games = self.decisions = 0
        self._roles, self._moves = KINDS[game].roles, 0
        self._by_role: dict[str, list[float]] = {}
        self._against: dict[int, list[float]] = {}
        self._asking = self._waiting = 0.0
        self._lessons: list[dict[str, float]] = []

    def take(self, player: Player) -> None:
        for ended in player.ended:
            self.games += 1
            self._moves += ended.moves
            self._meet(ended)
        player.ended = []
        self._asking += player.asking
        self._waiting += player.waiting
        player.asking = player.waiting = 0.0

    def _meet(self, ended: Ended) -> None:
        """Add tables with other players: the learner's share of wins beyond its share of seats."""
        strangers = {number for number in ended.who if number != LEARNER}
        if len(strangers) == 1:
            gains = [(role, gain) for role, gain in ended.gains() if role < len(self._roles)]  # without bots
            stranger = strangers.pop()
            self._against.setdefault(stranger, []).append(sum(gain for _, gain in gains))
            for role, gain in gains if stranger == HEURISTIC else ():
                self._by_role.setdefault(self._roles[role], []).append(gain)

    def lesson(self, figures: dict[str, float]) -> None:
        self._lessons.append(figures)

    def said(self, seconds: float) -> dict[str, object]:
        figures: dict[str, object] = {
            "moves": self._moves / max(1, self.games),
            "asking": self._asking / seconds,
            "waiting": self._waiting / seconds,
        }
        if self._lessons:
            figures.update({name: float(np.mean([each[name] for each in self._lessons])) for name in self._lessons[0]})
        past = [gain for number, gains in self._against.items() if number != HEURISTIC for gain in gains]
        for name, gains in (("over_heuristic", self._against.get(HEURISTIC, [])), ("over_past", past)):
            if gains:
                figures[name] = float(np.mean(gains))
        if len(self._roles) > 1:
            by_role = sorted(self._by_role.items())
            figures["by_role"] = {name: round(float(np.mean(gains)), 3) for name, gains in by_role}
        return figures


@contextmanager
def batches(game: str, settings: Settings, rollouts: int) -> Iterator[tuple[Batch, ...]]:
    """Return the batches of self-play. A resumed run plays other games than before."""
    seed = settings.seed * 1_000_003 + rollouts
    with halves(
        game,
        settings.rows,
        TABLES[game],
        seed=seed,
        shortfall=not settings.plain,
        limit=LONGEST,
        workers=settings.workers,
        cluster=settings.cluster,
    ) as both:
        yield both
