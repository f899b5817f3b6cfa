"""The rounds of leagues, which the server plays by itself: pods, tables, results, and the next round.

Every server looks at the running leagues every few seconds, and claims a league before it works on it. That only saves
work: each step is one transaction that misses if another server has taken it. So no pod gets two tables or two results,
no round begins twice, and a server that dies between two steps leaves nothing half done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from random import SystemRandom
from typing import Final

from copse.arena.told import told_of
from copse.games import AnyGame
from copse.kernel.errors import CopseError
from copse.server.config.error_reports import where
from copse.server.config.settings import Settings
from copse.server.history.ended import seated_at
from copse.server.history.rating import rating_info
from copse.server.leagues.rules import Finish, Game, drawn, finished, late, pods_of, standings
from copse.server.leagues.sheets import SHEETS
from copse.server.lobby.matchmaking import HOST, different
from copse.server.moderation.standing import Standing
from copse.server.operations.metrics import Metrics
from copse.server.operations.registry import TableRegistry
from copse.server.protocol.messages import NewTable, Plain, SeatWish
from copse.server.protocol.refusal import Refusal
from copse.server.store import Conflict, Gone, Missed, Statement, Unavailable
from copse.server.store.leagues import Entrant, How, League, Leagues, Placed, Pod, Terms, Told
from copse.server.store.people import holding
from copse.server.store.results import AGENT, Known, Results, Seated, agent_player, is_person
from copse.server.tables.seat_changes import begin
from copse.server.tables.seats import Chair, Member, Origin, Sheet, When, digest
from copse.server.tables.setup import Trial, foreign, try_out
from copse.server.tables.table import Table
from copse.server.workers.agent_pool import known_agent
from copse.server.workers.reader_pool import ReaderPool

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 2.0  # between two looks at the running leagues


class Rounds:
    def __init__(
        self,
        settings: Settings,
        registry: TableRegistry,
        standing: Standing,
        readers: ReaderPool,
        metrics: Metrics,
        now: Callable[[], float],
    ) -> None:
        self.kept: Final = Leagues(registry.store)
        self._results: Final = Results(registry.store)
        self._settings, self._registry, self._standing = settings, registry, standing
        self._readers, self._metrics, self._now = readers, metrics, now

    async def look(self) -> None:
        """Do what is due in all running leagues. Raises Unavailable."""
        for id in await self.kept.running():
            if not await self._registry.store.claim(claim_of(id)):
                continue
            try:
                await self.advance(id)
            except (Unavailable, asyncio.CancelledError):
                raise
            except Exception as problem:  # a failing league must not stop the others
                log.error("league %s failed: %s", id, where(problem))
            finally:
                await self._registry.store.release(claim_of(id))

    async def advance(self, id: str) -> None:
        """Do what is due in a league: open tables, collect results, begin the next round."""
        while (league := await self.kept.league(id)) is not None and league.status == "running":
            unfinished = [pod for pod in await self.kept.pods(id, league.round) if not pod.how]
            if unfinished:
                over = self._now() >= await self.kept.deadline(id, league.round)
                done = [await self._attended(league, pod, over) for pod in unfinished]
                if not all(done):
                    return
                continue
            try:
                await self.begin_next(league)
            except (Missed, Conflict):  # another server was first, or somebody has just withdrawn
                continue

    # ---- pairing

    async def begin_next(self, league: League) -> None:
        """Begin the next round, or finish the league. Raises Missed or Conflict if the league has changed meanwhile,
        and Refusal if too few people are there for the first round."""
        terms, entrants = league.agreed, await self.kept.entrants(league.id)
        games = [game_of(pod) for pod in await self.kept.pods(league.id) if pod.how]
        playing = [one for one in entrants if not one.out and not self._standing.is_suspended(one.player)]
        agents = _filling(terms, league.round, entrants, len(playing))
        count = len(playing) + len(agents)
        if league.round and (league.round == terms.rounds or count < 2 or not any(map(_is_human, playing))):
            await self.kept.finish(league)
            return
        if count < 2:
            raise Refusal(409, "too_few_entrants", "two entrants are needed to begin")
        players = {str(one.number): one.player for one in playing} | {str(one): agents[one] for one in agents}
        if league.round:
            table = standings([str(one.number) for one in entrants] + [str(one) for one in agents], games)
            order = [one.player for one in table if one.player in players]
        else:
            order = drawn(players, await self._ratings(league, players), SystemRandom())
        found = await asyncio.to_thread(pods_of, order, games, terms.pod_size, await self._apart(players))
        pods = [[int(one) for one in pod] for pod in found]
        begun = self._now()
        await self.kept.begin_round(league, begun, begun + terms.round_seconds, agents, pods)

    async def _apart(self, players: Mapping[str, str]) -> dict[str, set[str]]:
        """Return for each entrant those whom the entrant has blocked, or who have blocked the entrant."""
        entrants, cases = {player: entrant for entrant, player in players.items()}, self._standing.cases
        found = {one: await cases.apart(player) for one, player in players.items() if is_person(player)}
        return {one: {entrants[other] for other in others if other in entrants} for one, others in found.items()}

    async def _ratings(self, league: League, players: Mapping[str, str]) -> dict[str, int] | None:
        """Return the ratings of entrants for the first round; None if it is drawn."""
        terms = league.agreed
        if terms.seeding == "random":
            return None
        mode = terms.pace.mode
        known = await self._results.ratings(set(players.values()), league.game, mode)
        return {
            entrant: rating_info(league.game, mode, known[player]).value
            for entrant, player in players.items()
            if player in known
        }

    # ---- one pod

    async def _attended(self, league: League, pod: Pod, over: bool) -> bool:
        """Do what is due in a pod. `over` says that the deadline is over. Returns whether the pod has a result."""
        try:
            if (pod.result is not None or pod.status == "over") and await self._collect(league, pod):
                return True
            if over:
                return await self._close(league, pod)
            if pod.table is None:
                await self._open(league, pod)
        except (Missed, Conflict, Gone):  # another server was first, or an account was deleted
            return False
        except (Refusal, CopseError) as problem:
            if isinstance(problem, Unavailable):
                raise
            log.warning("a game of league %s waits: %s", league.id, problem)
        return False

    async def _open(self, league: League, pod: Pod) -> None:
        """Open the table of a pod with everybody seated. Raises Missed, and then nothing has changed."""
        self._registry.load.check_tables()
        terms, opened = league.agreed, When(self._now(), 0)
        players = await self._players(league, pod)
        trial = await self.dealt(league.game, terms.options, len(players), claim_of(league.id))
        people = await self._results.people([player for player in players if is_person(player)])
        chairs = _chairs(players, people)
        name = f"{league.name} {pod.round}.{pod.pod}"
        sheet = Sheet(name, HOST, "", chairs, terms.pace, terms.spectators, made=opened.at)
        sheet.maker, sheet.origin, sheet.guests = claim_of(league.id), Origin("deal"), False
        sheet.league = league.id
        begin(sheet, opened)

        def seated(id: str) -> list[Statement]:
            held = [holding(account, id, league.game, opened.at) for account in sorted(people)]
            return [*self.kept.opening(league.id, pod, id, people), *held]

        await self._registry.create(trial.setup, sheet, seated)
        self._metrics.league_game("opened")

    async def _collect(self, league: League, pod: Pod) -> bool:
        """Store the result of a game that was played to its end. Returns False if nothing tells it."""
        table = await self._table(pod)
        if pod.result is not None:
            lines: Sequence[Seated] = await self._results.lines(pod.result)
        elif table is not None and table.status == "over":  # only agents played
            lines = list(seated_at(table.sheet, table.game))
        else:
            return False
        held = {(line.seat, line.player): line for line in lines if line.held != "left"}
        own = [held.get(pair) for pair in enumerate(await self._players(league, pod))]
        results = finished([line.place if line else None for line in own])
        places = [Placed(*one, line.points if line else None) for one, line in zip(results, own, strict=True)]
        told = await asyncio.to_thread(told_by, table.game) if table else Told()
        await self._store_result(league, pod, "played", places, told)
        return True

    async def _close(self, league: League, pod: Pod) -> bool:
        """Store the result of a game that is not over at the deadline. Returns False if it has just ended."""
        table, players = None if pod.broken else await self._table(pod), await self._players(league, pod)
        if table is not None and table.status == "over":
            return False
        places: list[int | None] = [1] * len(players)
        if table is not None:
            used = table.clock.taken(table.to_move, self._now())
            places = late([time if is_person(player) else None for time, player in zip(used, players, strict=True)])
            for seat, (chair, player) in enumerate(zip(table.sheet.chairs, players, strict=True)):
                if is_person(player) and chair.kind != "human":
                    places[seat] = None
        how: How = "late" if None in places else "void"
        await self._store_result(league, pod, how, [Placed(*one) for one in finished(places)], Told())
        return True

    async def _store_result(self, league: League, pod: Pod, how: How, places: Sequence[Placed], told: Told) -> None:
        await self.kept.collect(league.id, pod, how, places, told, self._now())
        self._metrics.league_game(how)

    async def _players(self, league: League, pod: Pod) -> list[str]:
        """Return the players of a pod by seat."""
        players = {one.number: one.player for one in await self.kept.entrants(league.id)}
        return [players[number] for number in pod.seats]

    async def _table(self, pod: Pod) -> Table | None:
        """Return the table of a pod; None if it cannot be read."""
        try:
            return await self._registry.find(pod.table) if pod.table is not None else None
        except Refusal:
            return None

    async def dealt(self, game: str, options: dict[str, Plain], seats: int, client: str) -> Trial:
        """Return a new game for this many entrants, as for any table. Raises Refusal, BadSetup and other errors."""
        wish = NewTable(game, [SeatWish("open")] * seats, HOST, options)
        if foreign(wish):
            return await self._readers.document(client, wish)
        return await asyncio.to_thread(try_out, wish, self._settings.longest_game)


def claim_of(league: str) -> str:
    """Return what a server claims while it works on a league, and the client for which its tables count."""
    return f"league {league}"


def game_of(pod: Pod) -> Game:
    """Return the result of a pod for the standings."""
    pairs = zip(pod.seats, pod.placed, strict=True)
    return [Finish(str(number), seat, one.place, one.won) for seat, (number, one) in enumerate(pairs)]


def told_by(game: AnyGame) -> Told:
    """Return what exports tell of a finished game."""
    told, name = told_of(game.book.name), game.book.name
    played = [" ".join(chain(*told.played(game, seat).values())) for seat in range(game.seats)]
    try:
        rows = SHEETS[name].rows(game) if name in SHEETS else []
    except CopseError:
        rows = []
    return Told(played, [list(row) for row in rows])


def _is_human(entrant: Entrant) -> bool:
    return is_person(entrant.player)


def _filling(terms: Terms, round: int, entrants: Sequence[Entrant], playing: int) -> dict[int, str]:
    """Return the agents that take free places, by number: in the first round up to the smallest number of entrants, and
    always until all pods are full."""
    if terms.agents is None:
        return {}
    wanted = playing if round else max(playing, terms.fewest)
    wanted += -wanted % terms.pod_size
    first = 1 + max((one.number for one in entrants), default=0)
    return dict.fromkeys(range(first, first + wanted - playing), agent_player(terms.agents))


def _chairs(players: Sequence[str], people: Mapping[str, Known]) -> list[Chair]:
    """Return the seats of a pod. An agent plays for somebody whose account was deleted."""
    names = iter(different(people[player].name for player in players if player in people))
    chairs = []
    for seat, player in enumerate(players):
        if (person := people.get(player)) is not None:
            held = digest(Member(person.id, str(seat)))
            chairs.append(Chair("human", next(names), token=held, avatar=person.avatar))
        else:
            agent = known_agent(player.removeprefix(AGENT) if player.startswith(AGENT) else None)
            chairs.append(Chair("agent", agent, agent))
    return chairs
