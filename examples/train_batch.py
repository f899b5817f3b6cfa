"""Train a small policy for Root with two players against random play in the batch environment, and measure it.

    pip install 'copse-games[train]'
    python examples/train_batch.py --minutes 10

Every row of the batch is a game with two random factions: the policy plays one, and random play the other. The policy
is rewarded for the points gained relative to the opponent between two of its choices, and for winning at the end. It
learns by proximal policy optimisation (PPO).

The policy scores an action by its features: its verb and the things that it names. What it learns about one march
therefore applies to others. Each action also has a small embedding for what its features do not show.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from copse.arena.statistics import Tally
from copse.envs.batch import Batch, Draw
from copse.vectors.features import turned
from copse.vectors.root import ROOT

FACTIONS = ("marquise", "eyrie", "alliance", "vagabond")
SEATS = 2
TABLE = Draw(factions=FACTIONS, seats=SEATS, learners=1, opponents=["random"])
HIDDEN, EMBEDDED = 128, 64
ROWS, STEPS = 128, 32  # games that run in parallel, and choices in each between two updates
LONGEST = 1000  # choices after which a game is abandoned
POINT, WIN = 0.1, 1.0  # rewards for a point and for winning
DISCOUNT, SMOOTHING = 0.995, 0.95  # discount of later rewards; lambda of the advantage estimate
RATE, CLIP, ENTROPY = 2e-3, 0.2, 0.01
EPOCHS, PORTION = 3, 1024
POINTS = [place.first for place in ROOT.places() if (place.part, place.field) == ("seat", "points")]
FACTION = next(place.first for place in ROOT.places() if (place.part, place.field) == ("seat", "faction"))


class Policy(nn.Module):
    """A network from a vector and the numbers of legal actions to a score for each of these and the position's
    value."""

    scale: Tensor
    actions: Tensor

    def __init__(self, columns: NDArray[np.int64]) -> None:
        """`columns` are the numbers of the vector that the policy uses."""
        super().__init__()
        self.columns = columns
        self.register_buffer("scale", torch.tensor(ROOT.most(), dtype=torch.float32)[columns].rsqrt())
        seen = np.stack([turned("root", seat, SEATS) for seat in range(SEATS)])
        self.register_buffer("actions", torch.from_numpy(seen[..., seen.any((0, 1))]), persistent=False)
        self.body = nn.Sequential(
            nn.Linear(len(columns), HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU(), nn.LayerNorm(HIDDEN)
        )
        self.meaning = nn.Sequential(
            nn.Linear(self.actions.shape[-1], EMBEDDED), nn.ReLU(), nn.Linear(EMBEDDED, EMBEDDED)
        )
        self.own_meaning = nn.Embedding(self.actions.shape[1], EMBEDDED)
        self.wish = nn.Linear(HIDDEN, EMBEDDED)
        self.worth = nn.Linear(HIDDEN, 1)
        nn.init.normal_(self.wish.weight, std=0.01)
        nn.init.zeros_(self.own_meaning.weight)

    def forward(self, seen: Tensor, seats: Tensor, legal: Tensor, rows: Tensor) -> tuple[Tensor, Tensor]:
        """`seats` has the viewer of each row. `rows` has the row of each legal action."""
        hidden = self.body(seen.float() * self.scale)
        each, place = torch.unique(SEATS * legal + seats[rows], return_inverse=True)  # most are legal in several rows
        action, seat = each // SEATS, each % SEATS
        meaning = self.meaning(self.actions[seat, action].float()) + self.own_meaning(action)
        return (self.wish(hidden)[rows] * meaning[place]).sum(-1), self.worth(hidden).squeeze(-1)


def log_chances(scores: Tensor, rows: Tensor, count: int) -> Tensor:
    """Return the logarithms of the probabilities of each row's legal actions."""
    best = torch.full((count,), -torch.inf).scatter_reduce(0, rows, scores.detach(), "amax")
    above = scores - best[rows]
    return above - torch.zeros(count).scatter_add(0, rows, above.exp()).log()[rows]


def lead(seen: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Return the viewer's lead in points over the opponent."""
    own, other = seen[:, POINTS[0]].astype(np.float32), seen[:, POINTS[1]].astype(np.float32)
    return own - other


# ---- playing


@dataclass
class Lesson:
    """The observations, choices and rewards of some steps in all rows. The arrays are indexed by step, then by row."""

    seen: NDArray[np.uint8]
    seats: NDArray[np.int64]
    legal: list[NDArray[np.int32]]
    counts: NDArray[np.int64]
    chosen: NDArray[np.int64]  # places in the lists of legal actions
    log_chance: NDArray[np.float32]
    worth: NDArray[np.float32]  # one more step than the others, for the position after the last
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]

    def advantages(self) -> NDArray[np.float32]:
        """Return how much better each choice was than expected (generalised advantage estimation)."""
        out, advantage = np.zeros_like(self.reward), np.zeros(self.reward.shape[1], np.float32)
        for step in range(len(out) - 1, -1, -1):
            goes_on = DISCOUNT * ~self.done[step]
            surprise = self.reward[step] + goes_on * self.worth[step + 1] - self.worth[step]
            advantage = surprise + goes_on * SMOOTHING * advantage
            out[step] = advantage
        return out


@torch.no_grad()
def look(policy: Policy, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
    """Return the log probability and the row of each legal action, and the value of each position."""
    counts = torch.from_numpy(np.diff(batch.offset).astype(np.int64))
    rows = torch.arange(batch.games).repeat_interleave(counts)
    seen, seats = torch.from_numpy(batch.observation[:, policy.columns]), torch.from_numpy(batch.seat.astype(np.int64))
    scores, worth = policy(seen, seats, torch.from_numpy(batch.legal.astype(np.int64)), rows)
    return log_chances(scores, rows, batch.games), rows, worth


def best(logs: Tensor, rows: Tensor, batch: Batch) -> NDArray[np.int64]:
    """Return the place of the largest number in each row."""
    order = torch.argsort(logs, stable=True)
    place = torch.zeros(batch.games, dtype=torch.int64)
    place[rows[order]] = order  # if an index occurs several times, the last value is kept
    return place.numpy()


def play(policy: Policy, batch: Batch, steps: int) -> Lesson:
    rows = batch.games
    shape = steps, rows
    lesson = Lesson(
        seen=np.zeros((*shape, len(policy.columns)), np.uint8),
        seats=np.zeros(shape, np.int64),
        legal=[],
        counts=np.zeros(shape, np.int64),
        chosen=np.zeros(shape, np.int64),
        log_chance=np.zeros(shape, np.float32),
        worth=np.zeros((steps + 1, rows), np.float32),
        reward=np.zeros(shape, np.float32),
        done=np.zeros(shape, np.bool_),
    )
    for step in range(steps):
        logs, whose, worth = look(policy, batch)
        drawn = best(logs - torch.empty_like(logs).exponential_().log(), whose, batch)  # a draw by the Gumbel trick
        lesson.seen[step], lesson.counts[step] = batch.observation[:, policy.columns], np.diff(batch.offset)
        lesson.seats[step] = batch.seat
        lesson.legal.append(batch.legal.copy())
        lesson.chosen[step], lesson.log_chance[step] = drawn - batch.offset[:-1], logs.numpy()[drawn]
        lesson.worth[step] = worth.numpy()
        before, learners = lead(batch.observation), batch.seat.copy()
        batch.step(batch.legal[drawn])
        after = np.where(batch.done, lead(batch.last), lead(batch.observation))
        won = 2 * batch.reward[np.arange(rows), learners] - 1
        lesson.reward[step] = POINT * (after - before) + WIN * won * (batch.done & ~batch.truncated)
        lesson.done[step] = batch.done
    lesson.worth[steps] = look(policy, batch)[2].numpy()
    return lesson


# ---- learning


def learn(policy: Policy, optimizer: torch.optim.Optimizer, lesson: Lesson) -> float:
    """Train on the played steps for several epochs. Return the mean loss."""
    seen = torch.from_numpy(lesson.seen.reshape(-1, lesson.seen.shape[-1]))
    seats, counts = torch.from_numpy(lesson.seats.reshape(-1)), torch.from_numpy(lesson.counts.reshape(-1))
    legal = torch.from_numpy(np.concatenate(lesson.legal).astype(np.int64))
    starts = counts.cumsum(0) - counts
    chosen = torch.from_numpy(lesson.chosen.reshape(-1))
    before = torch.from_numpy(lesson.log_chance.reshape(-1))
    advantages = torch.from_numpy(lesson.advantages().reshape(-1))
    goals = advantages + torch.from_numpy(lesson.worth[:-1].reshape(-1))
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    losses: list[float] = []
    for _ in range(EPOCHS):
        order = torch.randperm(len(chosen))
        for first in range(0, len(order), PORTION):
            part = order[first : first + PORTION]
            sizes = counts[part]
            rows = torch.arange(len(part)).repeat_interleave(sizes)
            heads = sizes.cumsum(0) - sizes
            within = torch.arange(len(rows)) - heads[rows]
            scores, guess = policy(seen[part], seats[part], legal[starts[part][rows] + within], rows)
            logs = log_chances(scores, rows, len(part))
            ratio = (logs[heads + chosen[part]] - before[part]).exp()
            gain = torch.min(ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part])
            entropy = torch.zeros(len(part)).scatter_add(0, rows, -logs.exp() * logs)
            loss = (0.5 * (guess - goals[part]).square() - gain - ENTROPY * entropy).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
            optimizer.step()
            losses.append(loss.item())
    return sum(losses) / len(losses)


# ---- measuring


def against_random(policy: Policy, games: int, seed: int) -> dict[str, Tally]:
    """Measure the policy's best actions against random play, and return the results by faction.

    Every row plays equally many games, so that short games do not count more. An abandoned game is lost.
    """
    rows = min(games, ROWS)
    each, tallies = games // rows, {faction: Tally() for faction in FACTIONS}
    with Batch("root", rows, TABLE, seed=seed, limit=LONGEST) as batch:
        while batch.number.min() < each:
            logs, whose, _ = look(policy, batch)
            counted, learners = batch.number < each, batch.seat.copy()
            factions = batch.observation[:, FACTION : FACTION + len(FACTIONS)].argmax(1)
            batch.step(batch.legal[best(logs, whose, batch)])
            for row in np.flatnonzero(batch.done & counted).tolist():
                tallies[FACTIONS[factions[row]]].add(Tally(1, float(batch.reward[row, learners[row]])))
    return tallies


def told(tallies: dict[str, Tally]) -> str:
    whole = Tally()
    for tally in tallies.values():
        whole.add(tally)
    low, high = whole.interval()
    each = ", ".join(f"{faction} {tally.share:.1%}" for faction, tally in tallies.items() if tally.tries)
    return f"{whole.share:.1%} of {whole.tries} games against random play (95 %: {low:.1%} to {high:.1%}); {each}"


def used(batch: Batch, steps: int) -> NDArray[np.int64]:
    """Return the numbers of the vector that are not always 0 in such games, found by random play. They are few."""
    largest, lot = np.zeros(ROOT.length, np.uint8), np.random.default_rng(1)
    for _ in range(steps):
        np.maximum(largest, batch.observation.max(0), out=largest)
        sizes = np.diff(batch.offset)
        batch.step(batch.legal[batch.offset[:-1] + (lot.random(batch.games) * sizes).astype(np.int64)])
    return np.flatnonzero(largest)


def train(minutes: float, workers: int = 0, seed: int = 1, rows: int = ROWS, steps: int = STEPS) -> Policy:
    torch.manual_seed(seed)
    start = said = monotonic()
    with Batch("root", rows, TABLE, seed=seed, limit=LONGEST, workers=workers) as batch:
        policy = Policy(used(batch, 3 * steps))
        optimizer = torch.optim.Adam(policy.parameters(), RATE, fused=True)
        lessons = games = 0
        while (spent := (monotonic() - start) / 60) < minutes or not lessons:
            optimizer.param_groups[0]["lr"] = RATE * max(0.1, 1 - spent / max(minutes, spent))
            lesson = play(policy, batch, steps)
            loss = learn(policy, optimizer, lesson)
            lessons, games = lessons + 1, games + int(lesson.done.sum())
            if monotonic() - said > 60:
                said = monotonic()
                choices = lessons * rows * steps
                print(
                    f"{spent:.1f} min, {choices} choices, {games} games, loss {loss:.3f}, "
                    f"{lesson.reward.sum() / max(1, lesson.done.sum()):.2f} gained in a game",
                    flush=True,
                )
    return policy


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train a policy for Root of two against random play.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--workers", type=int, default=0, help="processes that play, beside the one that learns")
    parser.add_argument("--games", type=int, default=512, help="to measure by, at the end")
    parser.add_argument("--out", type=Path, help="where to keep the weights")
    given = parser.parse_args()
    torch.set_num_threads(1)
    trained = train(given.minutes, given.workers)
    if given.out:
        torch.save(trained.state_dict(), given.out)
    print(told(against_random(trained, given.games, seed=1_000_000)))
