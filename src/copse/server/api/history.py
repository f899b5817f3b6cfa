"""Operations on what the server remembers: pages of people, the ranking, ratings at a table, and past games."""

from __future__ import annotations

from typing import Final, get_args

import msgspec

from copse.games import GAMES, AnyGame
from copse.locale import Words, slug
from copse.server.accounts.names import look_of
from copse.server.accounts.service import signed_in
from copse.server.api.calls import Call, Operation
from copse.server.api.finished_games import PAGE, page_of
from copse.server.history.players import Viewer
from copse.server.history.service import no_person
from copse.server.protocol.account_messages import Nothing
from copse.server.protocol.history_messages import (
    PageSettings,
    PastGame,
    PastGames,
    PastTable,
    PersonInfo,
    PlayerInfo,
    RankedPlayer,
    SeatRating,
    Speed,
)
from copse.server.protocol.messages import OriginInfo, Replay, SeatInfo, TableInfo
from copse.server.protocol.refusal import Refusal
from copse.server.snapshots.wording import Wording, outcome_info, printed
from copse.server.store.people import Account
from copse.server.store.results import agent_player
from copse.server.tables.account_seats import members
from copse.server.workers.agent_pool import known_agent
from copse.server.workers.reader_process import Scene

SPEEDS: Final[tuple[Speed, ...]] = get_args(Speed)


async def _viewer(call: Call) -> Viewer:
    visit = await call.visit()
    return Viewer(visit.account.id if visit else None)


# ---- people


async def show_person(call: Call) -> PersonInfo:
    call.registry.load.check_extras()
    return await call.history.page(await _person(call), await _viewer(call), call.lang)


async def list_past_games(call: Call) -> PastGames:
    before = call.number("before")
    if before is None:
        raise Refusal(422, "bad_request", "'before' must be the number of a game")
    return await call.history.earlier(await _person(call), await _viewer(call), before)


async def _person(call: Call) -> Account:
    account = await call.accounts.people.named(look_of(call.part("name")))
    if account is None:
        raise no_person()
    return account


async def show_page_settings(call: Call) -> PageSettings:
    return await call.history.settings(signed_in(await call.visit()).account.id)


async def set_page_settings(call: Call) -> Nothing:
    wish = await call.body(PageSettings)
    await call.history.set_settings(signed_in(await call.visit()).account.id, wish)
    return Nothing()


# ---- ratings


async def show_ranking(call: Call) -> list[msgspec.Struct]:
    game, speed = call.part("game"), call.part("speed")
    if game not in GAMES:
        raise Refusal(404, "unknown_game", "there is no such game", allowed=list(GAMES))
    found = [one for one in SPEEDS if one == speed]
    if not found:
        raise Refusal(404, "unknown_speed", "there is no such speed", allowed=list(SPEEDS))
    return list(await call.history.ranking(game, found[0], await _viewer(call)))


async def show_seat_ratings(call: Call) -> list[msgspec.Struct]:
    """Return the ratings of the people with accounts and of the agents at a table. Strangers learn nothing of a private
    one."""
    table = await call.table()
    sheet = table.sheet
    if sheet.private and not sheet.knows(call.token):
        return []
    players = {seat: member.account for seat, member in members(sheet)}
    for seat, chair in enumerate(sheet.chairs):
        if chair.kind == "agent" and seat not in players:
            players[seat] = agent_player(known_agent(chair.agent))
    ratings = await call.history.ratings_of(set(players.values()), table.setup.game, sheet.pace.mode)
    names = await call.history.names(await _viewer(call), players.values())
    return [SeatRating(seat, names.player(one), ratings.get(one)) for seat, one in sorted(players.items())]


# ---- past games


async def show_past_game(call: Call) -> PastTable:
    past, game = await _past(call)
    return PastTable(past, _table(past, game, call.lang), dict(printed(game.book, game.options)))


async def replay_past_game(call: Call) -> bytes:
    """Return moments of a past game as spectators saw it."""
    past, game = await _past(call)
    table = _table(past, game, call.lang)
    names = [seat.called for seat in table.seats]
    return await page_of(call, game, lambda: Scene(game.save(), table, None, call.lang, names))


async def _past(call: Call) -> tuple[PastGame, AnyGame]:
    call.registry.load.check_extras()
    call.check_replays()
    past, game = await call.history.game(call.part("result"), await _viewer(call))
    call.count_replay(game)
    return past, game


def _table(past: PastGame, game: AnyGame, lang: str) -> TableInfo:
    """Return the table of a past game as its replay shows it."""
    now = {line.seat: line for line in past.seats}  # who held a seat at the end
    names = [_name(now[seat].player, lang, seat) for seat in range(game.seats)]
    wording = Wording(game, lang, names)
    seats = [
        SeatInfo(
            seat=seat,
            kind="bot" if now[seat].player.kind == "bot" else "human",
            name=name,
            agent=None,
            online=False,
            called=name,
            label=wording.seat(seat),
            of_host=False,
            avatar=now[seat].player.avatar,
        )
        for seat, name in enumerate(wording.names)
    ]
    return TableInfo(
        id=past.id,
        name="",
        game=past.game,
        options=past.options,
        status="over",
        host="",
        pace=past.pace,
        spectators=True,
        protected=False,
        private=False,
        origin=OriginInfo("deal", 0, "", ""),
        seats=seats,
        winners=outcome_info(game).winners,
        to_move=None,
        hurried=False,
        choices=len(game.history),
        touched=past.ended,
    )


def _name(player: PlayerInfo, lang: str, seat: int) -> str:
    """Return the name of a player. Nobody in particular has the number of the seat, and a bot the name of its role."""
    words = Words(lang)
    if player.kind == "bot":
        return ""
    if player.kind == "agent":
        return words.say(f"name-{slug(player.name)}")
    return player.name or f"{words.say('level-someone')} {seat + 1}"


GAMES_BEFORE: Final = {"before": "The number of the game before which the list begins."}
OPERATIONS: Final = (
    Operation("GET", "/people/{name}", show_person, "Get the page of a person.", PersonInfo),
    Operation(
        "GET", "/people/{name}/games", list_past_games, "Get earlier games of a person.", PastGames, query=GAMES_BEFORE
    ),
    Operation("GET", "/account/page", show_page_settings, "Get who sees your page.", PageSettings),
    Operation("POST", "/account/page", set_page_settings, "Set who sees your page.", Nothing, PageSettings),
    Operation("GET", "/ranking/{game}/{speed}", show_ranking, "List the best players of a game.", list[RankedPlayer]),
    Operation(
        "GET",
        "/tables/{table}/ratings",
        show_seat_ratings,
        "Get the ratings of the players at a table.",
        list[SeatRating],
    ),
    Operation("GET", "/results/{result}", show_past_game, "Get a past game.", PastTable),
    Operation(
        "GET", "/results/{result}/replay", replay_past_game, "Get a past game, moment by moment.", Replay,
        query={name: about for name, about in PAGE.items() if name != "seat"},
    ),
)  # fmt: skip
