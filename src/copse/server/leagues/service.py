"""What people do with leagues: create, enter, withdraw, begin, cancel, and set results by hand.

Nobody learns of a league of a club except its members, its entrants and its organiser."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec

from copse.games import find
from copse.kernel.errors import CopseError
from copse.server.accounts.service import Accounts
from copse.server.clients.rate_limit import DAY, RateLimit, of_account
from copse.server.config.settings import Settings
from copse.server.leagues.rounds import Rounds
from copse.server.leagues.rules import finished
from copse.server.lobby.clubs import Club
from copse.server.moderation.service import Moderation
from copse.server.operations.metrics import Metrics
from copse.server.operations.registry import TableRegistry
from copse.server.protocol.league_messages import NewLeague, ResultByHand
from copse.server.protocol.refusal import Refusal
from copse.server.store import Conflict, Missed
from copse.server.store.leagues import League, Listed, Placed, Pod, Terms
from copse.server.store.people import Account
from copse.server.tables.names import person_name
from copse.server.tables.social import check_text
from copse.server.workers.agent_pool import known_agent
from copse.server.workers.reader_pool import ReaderPool

ID_BYTES: Final = 9
MOST_LEAGUES: Final = 20  # of one organiser, and of one entrant, that are not over
BY_HAND: Final = ("late", "void", "by_hand")  # results that the organiser may replace
SHARE_OF_ROUND: Final = 4  # after a quarter of the round an agent takes the seat of an absent person


class LeagueService:
    def __init__(
        self,
        settings: Settings,
        registry: TableRegistry,
        accounts: Accounts,
        moderation: Moderation,
        readers: ReaderPool,
        metrics: Metrics,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.rounds: Final = Rounds(settings, registry, accounts.standing, readers, metrics, now)
        self.kept: Final = self.rounds.kept
        self.now: Final = now
        self._standing, self._moderation = accounts.standing, moderation
        self._created: Final = RateLimit(settings.leagues_per_day, settings.leagues_per_day / DAY, now)

    async def league(self, id: str, account: str | None) -> Listed:
        """Return a league that an account may see. Raises Refusal; others learn not even that it exists."""
        league = await self.kept.seen_by(id, account)
        if league is None:
            raise unknown_league()
        return league

    async def create(self, wish: NewLeague, club: Club | None, organiser: Account, client: str) -> str:
        """Return the id of a new league. Raises Refusal, BadSetup and other errors of options."""
        name = person_name(wish.name)
        self._standing.check_talk(organiser.id)
        terms = terms_of(wish)
        await self._check_game(wish, terms, client)
        if not self._created.take(client) or not self._created.take(of_account(organiser.id)):
            raise Refusal(429, "too_many_leagues_today", "you have created many leagues today; use one of them")
        id, written = secrets.token_urlsafe(ID_BYTES), msgspec.json.encode(terms).decode()
        place = club.id if club else ""
        league = League(id, name, organiser.id, place, wish.game, written, "open", 0, 0, self.now())
        try:
            await self.kept.create(league, MOST_LEAGUES)
        except Missed:
            raise too_many_leagues() from None
        return id

    async def _check_game(self, wish: NewLeague, terms: Terms, client: str) -> None:
        """Raise an error unless the options fit pods of all sizes that may occur."""
        find(wish.game)
        trial = await self.rounds.dealt(wish.game, terms.options, wish.pod_size, client)
        if trial.machines:
            raise Refusal(422, "no_bots", "a league has no bots among the factions; agents may take free places")
        if trial.seats != wish.pod_size:
            problem = f"this game has {trial.seats} seats, but pods of {wish.pod_size} were wanted"
            raise Refusal(422, "wrong_seats", problem, allowed=[str(trial.seats)])
        if terms.agents is not None:
            return
        for size in range(2, wish.pod_size):
            try:
                fits = (await self.rounds.dealt(wish.game, terms.options, size, client)).seats == size
            except CopseError:
                fits = False
            if not fits:
                problem = f"these options are for {wish.pod_size} players, not for {size}, so free places need agents"
                raise Refusal(422, "needs_agents", problem)

    # ---- entrants

    async def enter(self, league: Listed, account: Account) -> None:
        """Raises Refusal."""
        self._check_open(league)
        if league.entered:
            raise already_entered()
        if league.organiser and await self._moderation.blocked(account.id, [league.organiser]):
            raise league_full()
        try:
            await self.kept.enter(league.id, account.id, self.now(), league.agreed.most, MOST_LEAGUES)
        except Conflict:  # the same request came twice
            raise already_entered() from None
        except Missed:
            now = await self.league(league.id, account.id)
            self._check_open(now)
            raise (league_full() if now.entrants >= league.agreed.most else too_many_leagues()) from None

    def _check_open(self, league: Listed) -> None:
        if league.status != "open":
            raise Refusal(409, "league_begun", "this league has begun or was cancelled, so nobody can enter any more")

    async def withdraw(self, league: Listed, player: str) -> None:
        """Remove an entrant before the league begins; later let them play no further rounds. Raises Refusal."""
        if league.status not in ("open", "running"):
            raise league_over()
        try:
            await (self.kept.withdraw if league.status == "open" else self.kept.rest)(league.id, player)
        except Missed:
            raise Refusal(409, "not_entered", "this entrant has withdrawn, or the league has just begun") from None

    # ---- what the organiser does

    async def remove(self, league: Listed, organiser: str, number: int) -> None:
        """Raises Refusal."""
        check_organiser(league, organiser)
        for entrant in await self.kept.entrants(league.id):
            if entrant.number == number:
                await self.withdraw(league, entrant.player)
                return
        raise Refusal(404, "unknown_entrant", "no entrant of this league has this number")

    async def begin(self, league: Listed, organiser: str) -> None:
        """Raises Refusal."""
        check_organiser(league, organiser)
        if league.status != "open":
            raise Refusal(409, "league_begun", "this league has begun or was cancelled")
        terms = league.agreed
        least = 1 if terms.agents else terms.fewest
        if league.entrants < least:
            raise Refusal(409, "too_few_entrants", f"{least} people must enter before the league can begin")
        try:
            await self.rounds.begin_next(league)
        except (Missed, Conflict):
            raise Refusal(409, "stale", "the league has changed at this moment; repeat the request") from None

    async def cancel(self, league: Listed, organiser: str) -> None:
        """Raises Refusal."""
        check_organiser(league, organiser)
        try:
            await self.kept.cancel(league.id)
        except Missed:
            raise league_over() from None

    async def set_result(self, league: Listed, organiser: str, wish: ResultByHand) -> None:
        """Raises Refusal."""
        check_organiser(league, organiser)
        if league.status not in ("running", "over"):
            raise league_over() if league.status == "cancelled" else no_pod()
        self._standing.check_talk(organiser)
        reason = check_text(wish.reason)
        pod = await self._pod(league, wish)
        if not pod.broken and pod.how not in BY_HAND:
            raise game_counts()
        seats = len(pod.seats)
        if len(wish.places) != seats or max(wish.places) > seats:
            raise Refusal(422, "bad_request", f"give {seats} places by seat, each from 1 to {seats}")
        places = [Placed(*one) for one in finished(wish.places)]
        try:
            await self.kept.set_by_hand(league.id, pod, places, reason, self.now())
        except Missed:
            raise game_counts() from None

    async def _pod(self, league: Listed, wish: ResultByHand) -> Pod:
        for pod in await self.kept.pods(league.id, wish.round):
            if (pod.round, pod.pod) == (wish.round, wish.pod):
                return pod
        raise no_pod()


def terms_of(wish: NewLeague) -> Terms:
    """Return what an organiser chose, if it fits together. Raises Refusal."""
    pace = wish.pace
    if pace.substitutes != "nobody":
        raise Refusal(422, "bad_request", "substitutes must be 'nobody': in a league nobody plays for somebody else")
    if wish.fewest > wish.most:
        raise Refusal(422, "bad_request", f"fewest must be at most {wish.most}, the largest number of entrants")
    absence = pace.agent_after_seconds or wish.round_seconds // SHARE_OF_ROUND
    return Terms(
        options=wish.options,
        pace=msgspec.structs.replace(pace, agent_after_seconds=min(absence, wish.round_seconds)),
        round_seconds=wish.round_seconds,
        rounds=wish.rounds,
        pod_size=wish.pod_size,
        seeding=wish.seeding,
        most=wish.most,
        fewest=wish.fewest,
        agents=None if wish.agents is None else known_agent(wish.agents),
        spectators=wish.spectators,
    )


def check_organiser(league: Listed, account: str) -> None:
    if league.organiser != account:
        raise Refusal(403, "not_organiser", "only the organizer of a league may do that")


def unknown_league() -> Refusal:
    return Refusal(404, "unknown_league", "there is no such league, or it is not for you")


def league_over() -> Refusal:
    return Refusal(409, "league_over", "this league is over or was cancelled")


def league_full() -> Refusal:
    return Refusal(409, "league_full", "this league has no free places")


def already_entered() -> Refusal:
    return Refusal(409, "already_entered", "you have entered this league already")


def too_many_leagues() -> Refusal:
    problem = f"a person may organise {MOST_LEAGUES} leagues and play in {MOST_LEAGUES} at the same time"
    return Refusal(409, "too_many_leagues", problem)


def no_pod() -> Refusal:
    return Refusal(404, "unknown_pod", "this league has no such round or pod")


def game_counts() -> Refusal:
    problem = "a result is set by hand only if a game cannot go on or was not over at the deadline"
    return Refusal(409, "game_counts", problem)
