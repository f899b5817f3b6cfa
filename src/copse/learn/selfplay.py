"""Self-play: many games at once, with choices sampled from the networks of a league."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf
from time import monotonic

import torch
from torch import Tensor

from copse.envs.batch import Batch
from copse.envs.zoo import NDArray, np
from copse.learn.layout import layout_of
from copse.learn.league import HEURISTIC, LEARNER, SURE, League
from copse.learn.network import NEVER, Opinion, best, log_chances
from copse.learn.positions import Deeds, Positions, absolute, autocast


@dataclass
class Seen:
    """One step of all rows.

    It has positions, choices with their log-probabilities, whether the learner chose, the expected values of each seat,
    and the results of games that ended.
    """

    positions: Positions
    chosen: Tensor
    log_chance: Tensor
    learns: Tensor
    chances: Tensor
    leads: Tensor
    done: Tensor = field(default_factory=lambda: torch.zeros(0))
    shares: Tensor = field(default_factory=lambda: torch.zeros(0))
    final_leads: Tensor = field(default_factory=lambda: torch.zeros(0))


@dataclass
class Rollout:
    """Several steps of all rows, and the expected values after the last one."""

    steps: list[Seen]
    chances: Tensor
    leads: Tensor

    @property
    def decisions(self) -> int:
        return sum(len(seen.positions) for seen in self.steps)


@dataclass
class Ended:
    """A finished game. By seat, it has the network's number in the league, the role and the share of the win."""

    who: list[int]
    roles: list[int]
    shares: list[float]
    moves: int

    def gains(self) -> list[tuple[int, float]]:
        """Yield the role and the surplus over an equal share of the win, for each seat of the learner."""
        seats = zip(self.who, self.roles, self.shares, strict=True)
        return [(role, share - 1 / len(self.who)) for number, role, share in seats if number == LEARNER]


class Player:
    """Plays the rows of a batch with the networks of a league."""

    def __init__(self, game: str, batch: Batch, league: League, deeds: Deeds, device: torch.device) -> None:
        self.batch, self.league, self.ended = batch, league, list[Ended]()
        self.asking = self.waiting = 0.0  # seconds
        self._game, self._deeds, self._device, self._layout = game, deeds, device, layout_of(game)
        self._who = self._seated(np.arange(batch.games))
        if device.type == "cuda":  # copies from pinned memory are faster, and a batch keeps its pages
            torch.cuda.cudart().cudaHostRegister(batch.observation.ctypes.data, batch.observation.nbytes, 0)

    def close(self) -> None:
        if self._device.type == "cuda":
            torch.cuda.cudart().cudaHostUnregister(self.batch.observation.ctypes.data)

    def look(self) -> tuple[Positions, Opinion, Tensor]:
        """Return the positions, the learner's opinion, and the logits of the network that chooses in each row."""
        start, batch = monotonic(), self.batch
        positions = Positions.of(self._game, batch, self._device)
        who = torch.from_numpy(self._who[np.arange(batch.games), batch.seat]).to(self._device)
        with torch.no_grad(), autocast(self._device):
            opinion = positions.asked(self.league.learner, self._deeds)
            logits = torch.where(who[positions.row] == HEURISTIC, -SURE * positions.shortfall, opinion.logits)
            for number in np.unique(self._who).tolist():
                which = torch.nonzero(who == number)[:, 0]
                if number not in (LEARNER, HEURISTIC) and len(which):
                    part, where = positions.some(which)
                    logits[where] = part.asked(self.league.past_self(number), self._deeds).logits
        self.asking += monotonic() - start
        return positions, opinion, logits

    def choose(self) -> Seen:
        """Choose in all rows and send the choices."""
        positions, opinion, logits = self.look()
        start = monotonic()
        row, count = positions.row, len(positions)
        logs = log_chances(logits, row, count)
        place = best(logs - torch.empty_like(logs).exponential_().log(), row, count)
        learns = torch.from_numpy(self._who[np.arange(count), self.batch.seat] == LEARNER).to(self._device)
        seen = Seen(
            positions,
            place - (positions.counts.cumsum(0) - positions.counts),
            logs[place],
            learns,
            *expected(positions, opinion),
        )
        numbers = positions.legal[place].cpu().numpy()
        self.asking += monotonic() - start
        self.batch.send(numbers)
        return seen

    def receive(self, seen: Seen) -> None:
        """Wait for the results of the last choices, and store them."""
        start, batch = monotonic(), self.batch
        batch.receive()
        self.waiting += monotonic() - start
        done = np.flatnonzero(batch.done)
        shares = np.zeros((batch.games, self._layout.seats), np.float32)
        leads = np.zeros_like(shares)
        for row in done.tolist():
            seats = int(self._seats[row])
            winners = np.flatnonzero(batch.reward[row]).tolist()
            if winners:
                points = batch.points[row, :seats].tolist()
                shares[row], leads[row] = result(winners, points, self._layout.seats, self._layout.goal)
            ended = Ended(
                self._who[row, :seats].tolist(),
                self._roles(batch.last[[row]], np.array([seats]))[0, :seats].tolist(),
                shares[row, :seats].tolist(),
                int(batch.moves[row]),
            )
            self.ended.append(ended)
            if HEURISTIC in ended.who or not self.league.heuristics:
                for role, gain in ended.gains():
                    self.league.note(role, gain)
        seen.done = torch.from_numpy(batch.done.copy()).to(self._device)
        seen.shares = torch.from_numpy(shares).to(self._device)
        seen.final_leads = torch.from_numpy(leads).to(self._device)
        if len(done):
            self._who[done] = self._seated(done)

    def _seated(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        seen, plays = self.batch.observation[rows], self._layout.plays
        seats = seen[:, plays.flatten()].reshape(len(rows), *plays.shape).any(2).sum(1)
        if len(rows) == self.batch.games:
            self._seats = seats.astype(np.int64)
        else:
            self._seats[rows] = seats
        return self.league.seat(self._roles(seen, seats))

    def _roles(self, seen: NDArray[np.uint8], seats: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the role of each seat of these tables as a number; -1 for missing seats.

        In a vector, the block of the deciding seat comes first.
        """
        layout, tables = self._layout, np.arange(len(seen))[:, None]
        roles = seen[:, layout.roles.flatten()].reshape(len(seen), *layout.roles.shape).argmax(2)
        first = seen[:, layout.plays[0]].argmax(1)[:, None]
        number = np.arange(layout.seats)[None]
        return np.where(number < seats[:, None], roles[tables, (number - first) % seats[:, None]], -1)


def result(
    winners: list[int], points: list[int], most: int, goal: float
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return each seat's share of the win and its final lead.

    A seat off the score track reaches the goal if it wins.
    """
    shares, leads = np.zeros(most, np.float32), np.zeros(most, np.float32)
    shares[winners] = 1 / len(winners)
    reached = np.array([point if point >= 0 else goal * (seat in winners) for seat, point in enumerate(points)])
    leads[: len(points)] = (reached - (reached.sum() - reached) / (len(points) - 1)) / goal
    return shares, leads


def expected(positions: Positions, opinion: Opinion) -> tuple[Tensor, Tensor]:
    """Return each seat's chance and expected lead, by seat number."""
    whose = positions.viewers, positions.seats
    chances = absolute(opinion.chances.masked_fill(opinion.chances <= NEVER, -torch.inf).softmax(1), *whose)
    return chances, absolute(opinion.leads, *whose)


def collect(players: list[Player], steps: int, end: float = inf) -> list[Rollout]:
    """Run several players for this many steps in turn, or for one step or more until the time `end`.

    While one player waits for its games, another evaluates positions.
    """
    seen: list[list[Seen]] = [[] for _ in players]
    for _ in range(steps):
        for player, story in zip(players, seen, strict=True):
            if story:
                player.receive(story[-1])
            story.append(player.choose())
        if monotonic() >= end:
            break
    rollouts = []
    for player, story in zip(players, seen, strict=True):
        player.receive(story[-1])
        positions, opinion, _ = player.look()
        rollouts.append(Rollout(story, *expected(positions, opinion)))
    return rollouts
