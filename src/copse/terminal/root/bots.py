"""The boards of bots: their order, their cards with difficulty and traits, and their tracks. A bot has no hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from copse.root.bots.automated_alliance import AutomatedAlliance
from copse.root.bots.base import Bot
from copse.root.bots.cogwheel_corvids import CONSPIRACY
from copse.root.bots.drillbit_duchy import DrillbitDuchy
from copse.root.bots.electric_eyrie import ElectricEyrie
from copse.root.bots.logical_lizards import LogicalLizards
from copse.root.bots.mechanical_marquise import BUILDINGS, MechanicalMarquise
from copse.root.cards import SUITS
from copse.root.factions.alliance import BASES
from copse.root.factions.base import Faction
from copse.root.factions.corvids import Corvids
from copse.root.factions.lizards import GARDENS
from copse.root.seen import SeatView
from copse.terminal.root.packages import general_board
from copse.terminal.root.seen import counts, names
from copse.terminal.root.tracks import placed
from copse.wording.root.labels import RootLabels
from copse.wording.root.things import SUIT_SIGNS, card_called


def bot_board(player: SeatView, labels: RootLabels, bot: Bot) -> list[str]:
    say, order = labels.words.say, player.board.values["order"]
    own = BOARDS.get(bot.name, general_board)(player, labels, bot)
    return [bot_cards(bot, labels), say("bot-order", card=labels.card(str(order)) if order else say("nothing")), *own]


def bot_cards(bot: Bot, labels: RootLabels) -> str:
    """Describe a bot's difficulty, its role if it has one, and its traits."""
    say, words = labels.words.say, labels.words
    traits = ", ".join(card_called(trait, words) for trait in bot.traits)
    told = [say("bot-difficulty", difficulty=card_called(bot.difficulty, words))]
    told += [say("bot-role", role=card_called(bot.role, words))] if bot.role else []
    return "; ".join([*told, *([say("bot-traits", traits=traits)] if traits else [])])


def _marquise(player: SeatView, labels: RootLabels, bot: Faction) -> list[str]:
    assert isinstance(bot, MechanicalMarquise)
    widest, out = max(len(labels.thing("piece", name)) for name in BUILDINGS.values()), []
    for suit, name in BUILDINGS.items():
        built, shown = placed(player, bot, name)
        line = f"{SUIT_SIGNS[SUITS[suit]]} {labels.thing('piece', name):<{widest}} {shown}"
        out.append(f"{line}  {labels.words.say('garden-score', points=bot.track[built - 1] if built else 0)}")
    return out


def _eyrie(player: SeatView, labels: RootLabels, bot: Faction) -> list[str]:
    assert isinstance(bot, ElectricEyrie)
    say, decree = labels.words.say, player.board.table("decree")
    built, shown = placed(player, bot, "roost")
    points = say("each-evening", points=bot.track[built - 1] if built else 0)
    columns = [f"{SUIT_SIGNS[suit]} {len(names(decree, suit))}" for suit in decree.values]
    return [f"{labels.thing('piece', 'roost')} {shown}  {points}", say("decree", orders=" | ".join(columns))]


def _alliance(player: SeatView, labels: RootLabels, bot: Faction) -> list[str]:
    assert isinstance(bot, AutomatedAlliance)
    say = labels.words.say
    spread, shown = placed(player, bot, "sympathy")
    line = f"{labels.thing('piece', 'sympathy')} {shown}"
    if player.supply["sympathy"]:
        line += "  " + say("bot-next", points=bot.track[spread])
    bases = "".join(SUIT_SIGNS[name.removeprefix("base_")] for name in BASES if not player.supply[name])
    return [line, say("bases", bases=bases or say("nothing"))]


def _vagabot(player: SeatView, labels: RootLabels, bot: Faction) -> list[str]:
    say, board = labels.words.say, player.board
    out = [say("bot-items", **counts(board.table("items")))]
    if board.values["quest"] is not None:
        out.append(say("bot-quest", quest=labels.quest(board.text("quest"))))
    if player.pawn:
        out.append(say("hired-pawn", place=labels.place(player.pawn)))
    burnt = board.wholes("burnt", None, 0, 99)
    if burnt:
        out.append(say("bot-burnt", places=", ".join(map(labels.place, burnt))))
    return [*out, *[say("bot-resting")] * board.flag("resting")]


def _lizards(player: SeatView, labels: RootLabels, bot: Faction) -> list[str]:
    assert isinstance(bot, LogicalLizards)
    say, board, out = labels.words.say, player.board, []
    for name in GARDENS:
        planted, shown = placed(player, bot, name)
        sign = SUIT_SIGNS[name.removeprefix("garden_")]
        out.append(f"{sign} {shown}  {say('garden-score', points=bot.points[planted])}")
    if board.values["suit"] is not None:
        out.append(say("bot-suit", suit=labels.suit(board.text("suit"))))
    conspiracy = labels.thing("conspiracy", board.text("conspiracy"))
    marker = say("bot-conspiracy", conspiracy=conspiracy, space=board.whole("space", 1, 9))
    out.append(f"{marker}; {say('acolytes', count=board.whole('acolytes', 0, 99))}")
    if names(board, "revealed"):
        out.append(say("revealed-cards", cards=labels.cards(names(board, "revealed"))))
    return [*out, say("lost-souls", cards=labels.cards(names(board, "souls")))]


def _riverfolk(player: SeatView, labels: RootLabels, bot: Faction) -> list[str]:
    say, board = labels.words.say, player.board
    posts = [f"{SUIT_SIGNS[suit]} {placed(player, bot, f'trade_post_{suit}')[1]}" for suit in SUITS[:3]]
    paid = enumerate(board.wholes("payments", None, 0, 99))
    held = ", ".join(f"{labels.seat(owner)} {number}" for owner, number in paid if number)
    out = [
        say("trade-posts", posts="  ".join(posts)),
        say("bot-market", cards=labels.cards(names(board, "market"))),
        say("box-payments", warriors=held or say("nothing")),
    ]
    if board.values["stance"] is not None:
        out.append(say(f"bot-{board.text('stance')}"))
    bought = {"riverboats": board.flag("boats"), "mercenaries": board.flag("mercenaries")}
    used = ", ".join(labels.thing("service", name) for name, lasts in bought.items() if lasts)
    if used:
        out.append(say("services-used", who=labels.seat(board.whole("customer", 0, 9)), services=used))
    return out


def _duchy(player: SeatView, labels: RootLabels, bot: Faction) -> list[str]:
    assert isinstance(bot, DrillbitDuchy)
    say, board = labels.words.say, player.board
    built = {name: placed(player, bot, name) for name in ("citadel", "market", "tunnel")}
    tracks = {name: f"{labels.thing('piece', name)} {shown}" for name, (_, shown) in built.items()}
    recruits = bot.warriors_recruited() + bot.moles[built["citadel"][0]]
    tracks["citadel"] += "  " + say("each-birdsong", count=recruits)
    tracks["market"] += "  " + say("each-evening", points=built["market"][0])
    ministers = ", ".join(labels.thing("minister", name) for name in names(board, "swayed"))
    out = [*tracks.values(), say("ministers-swayed", ministers=ministers or say("nothing"))]
    ambushes = names(board, "ambushes")
    return [*out, say("area-revealed", cards=labels.cards(ambushes))] if ambushes else out


def _corvids(player: SeatView, labels: RootLabels, bot: Faction) -> list[str]:
    return plots_on_map(player, labels, CONSPIRACY)


def plots_on_map(player: SeatView, labels: RootLabels, corvids: Corvids) -> list[str]:
    """Describe the plots on the map, the points of the next flip, and face-down plots as far as the viewer knows
    them."""
    say, hidden, denied = labels.words.say, player.board.table("plots"), player.board.table("denied")
    laid, shown = placed(player, corvids, "plot")
    line, plots = f"{labels.thing('piece', 'plot')} {shown}", []
    for place, kind in hidden.values.items():
        plot = labels.place(place) + (f" {labels.thing('piece', str(kind))}" if kind is not None else "")
        if place in denied.values:
            wrong = ", ".join(labels.thing("piece", name) for name in names(denied, place))
            plot += f" ({say('plots-denied', plots=wrong)})"
        plots.append(plot)
    if plots:
        line += "  " + say("next-flip", points=corvids.flip_points * (laid - len(plots) + 1))
    return [line, *[say("plots-hidden", plots=", ".join(plots))] * (len(plots) > 0)]


BOARDS: Final[Mapping[str, Callable[[SeatView, RootLabels, Faction], list[str]]]] = {
    "mechanical_marquise": _marquise,
    "electric_eyrie": _eyrie,
    "automated_alliance": _alliance,
    "vagabot": _vagabot,
    "logical_lizards": _lizards,
    "riverfolk_robots": _riverfolk,
    "drillbit_duchy": _duchy,
    "cogwheel_corvids": _corvids,
}
