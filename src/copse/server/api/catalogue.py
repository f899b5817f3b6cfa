"""The available games, agents and rules, and the state of the server."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Struct, convert

import copse
from copse.agents.catalogue import LEVELS, LISTED
from copse.games import GAMES
from copse.kernel.options import Option
from copse.locale import Words, slug
from copse.server.api.calls import Call, Operation
from copse.server.api.forms import form_of
from copse.server.config.legal import is_address, text_of
from copse.server.protocol.messages import (
    AgentInfo,
    GameInfo,
    Health,
    LawInfo,
    Legal,
    OptionChoice,
    OptionInfo,
    OptionValue,
    Ready,
    Retention,
)
from copse.server.protocol.refusal import Refusal
from copse.server.snapshots.wording import law_info
from copse.server.tables.setup import OF_THE_SERVER
from copse.wording.agents import note_on
from copse.wording.options import allowed


async def games(call: Call) -> list[Struct]:
    return [_game(name, call.lang) for name in GAMES]


def _game(name: str, lang: str) -> GameInfo:
    options = [_option(name, option, lang) for option in _offered(name)]
    kit, form = GAMES[name], form_of(name)
    bots = [form.bot(bot) for option in _offered(name) for bot in option.machines]
    return GameInfo(name, kit.title, options, kit.seats, bots, form.editions(), form.words())


def _offered(game: str) -> list[Option]:
    """Return the options that a client can set. A list of which nothing can be chosen here is left out."""
    known = [option for option in GAMES[game].book.options.values() if option.name not in OF_THE_SERVER]
    return [option for option in known if option.choices or not isinstance(option.default, list)]


def _option(game: str, option: Option, lang: str) -> OptionInfo:
    words, message = Words(lang, game), f"option-{slug(option.name)}"
    return OptionInfo(
        option.name,
        words.say(message),
        convert(option.default, OptionValue),
        allowed(option, words),
        words.say(f"{message}.help"),
        convert(option.choices, list[OptionChoice]) or None,
        option.by_seat,
        option.size,
        [list(names) for names in option.apart],
        option.under,
        list(option.machines),
        option.extra,
        option.group,
        option.ruling,
        option.law,
    )


async def agents(call: Call) -> list[Struct]:
    words = Words(call.lang)
    return [AgentInfo(name, words.say(f"agent-{name}"), note_on(name, words), name in LEVELS) for name in LISTED]


async def law(call: Call) -> LawInfo:
    return law_info(call.part("id"), call.lang)


async def health(call: Call) -> Health:
    """Report the health of the process. A lost database is not an error here, because a restart would not help."""
    failing = await call.registry.readiness.failing()
    return Health("impaired" if failing else "ok", copse.__version__, failing)


async def ready(call: Call) -> Ready:
    """Report whether the server can serve requests. Load balancers use this."""
    if failing := await call.registry.readiness.failing():
        raise Refusal(503, "not_ready", f"the server cannot serve just now: {', '.join(failing)}")
    return Ready()


async def retention(call: Call) -> Retention:
    settings = call.settings
    return Retention(settings.expire_finished_days or None, settings.expire_abandoned_days or None)


async def legal(call: Call) -> Legal:
    settings = call.settings
    return Legal(_address("terms", settings.terms), _address("privacy", settings.privacy))


def _address(what: str, setting: str) -> str:
    return setting if not setting or is_address(setting) else f"#/legal/{what}"


async def legal_text(call: Call) -> str:
    """Get a text of the operator."""
    texts = {"terms": call.settings.terms, "privacy": call.settings.privacy}
    setting = texts.get(call.part("what"), "")
    if not setting or is_address(setting):
        raise Refusal(404, "no_text", "the operator of this server has no such text here", allowed=list(texts))
    return await asyncio.to_thread(text_of, setting, call.lang)


OPERATIONS: Final = (
    Operation("GET", "/games", games, "The games with their options", list[GameInfo]),
    Operation("GET", "/agents", agents, "Who can play beside people; levels come first", list[AgentInfo]),
    Operation("GET", "/law/{id}", law, "A paragraph of the rules in one sentence", LawInfo),
    Operation("GET", "/retention", retention, "For how long tables are kept", Retention),
    Operation("GET", "/legal", legal, "Where the operator's terms and privacy text are", Legal),
    Operation("GET", "/legal/{what}", legal_text, "The operator's `terms` or `privacy` text", str),
    Operation("GET", "/health", health, "Whether the process is up, and what it suffers from", Health),
    Operation("GET", "/ready", ready, "Whether the server can serve", Ready),
)
