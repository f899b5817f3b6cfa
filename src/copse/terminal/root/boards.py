"""Everything beside the map: the boards of all seats, the hand, the common stock and the choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from copse.kernel.actions import Action
from copse.kernel.game import PendingDecision
from copse.kernel.tasks import Blocked
from copse.locale import slug
from copse.root.actions import COLUMNS, PLOTS, RELIC_TYPES, RETINUE, WAYSTATIONS
from copse.root.bots.base import Bot
from copse.root.cards import CARD_IDS, CARDS, QUEST_IDS, QUESTS
from copse.root.factions.alliance import BASES, Alliance
from copse.root.factions.base import Faction
from copse.root.factions.corvids import Corvids
from copse.root.factions.duchy import RANKS, Duchy
from copse.root.factions.eyrie import Eyrie
from copse.root.factions.hundreds import Hundreds
from copse.root.factions.keepers import Keepers
from copse.root.factions.lizards import GARDENS, Lizards
from copse.root.factions.marquise import BUILDINGS, Marquise
from copse.root.factions.reliquary import VALUES, WAYSTATION_PIECES
from copse.root.factions.riverfolk import BOXES
from copse.root.seen import SeatView
from copse.root.state import Woodland
from copse.terminal.formatting import columns, law_text, marked, packed
from copse.terminal.root.bots import bot_board, plots_on_map
from copse.terminal.root.draft import draft
from copse.terminal.root.hirelings import hirelings
from copse.terminal.root.landmarks import landmarks
from copse.terminal.root.packages import general_board
from copse.terminal.root.seen import Seen, counts, names
from copse.terminal.root.signs import party_style
from copse.terminal.root.tracks import EMPTY, FULL, LOST, placed, suit_of, track
from copse.wording.known import Known, When
from copse.wording.root.labels import Asked, RootLabels
from copse.wording.root.things import SUIT_SIGNS

MANY_COUNTS = 4  # longer lists of counts show only their first and last entry


def seat_text(labels: RootLabels, seat: int) -> Text:
    faction = labels.rules.factions[seat]
    return Text.assemble((f" {faction.sign} ", party_style(faction)), " ", labels.seated(seat))


def headline(seen: Seen, labels: RootLabels) -> Text:
    """Return the seat and phase of the current turn, and the points of all seats."""
    say = labels.words.say
    turn = say("turn-of", who=labels.seat(seen.turn), phase=labels.thing("phase", seen.phase))
    seats = zip(labels.rules.factions, seen.seats, strict=True)
    scores = "   ".join(f"{faction.sign} {score(player, labels)}" for faction, player in seats)
    return Text.assemble((turn, "bold"), "   ", scores, "   ", (say("goal", points=labels.rules.goal), "dim"))


def score(player: SeatView, labels: RootLabels) -> str:
    """Return the points of a player, or what replaces them: a dominance card or a coalition (§3.3.1, §9.2.8)."""
    if player.partner is not None:
        return labels.seat(player.partner)
    if player.dominance:
        return SUIT_SIGNS[suit_of(player.dominance)]
    return str(player.points)


# ---- boards


def seats(seen: Seen, labels: RootLabels, width: int, known: Sequence[Known] = ()) -> RenderableType:
    """Return the draft, if there is one, then the board of every seat and the cards of hirelings and landmarks."""
    own = (board(seen, labels, seat, width, known) for seat in range(len(seen.seats)))
    return Group(draft(seen, labels), *own, hirelings(seen, labels), landmarks(seen, labels))


def board(seen: Seen, labels: RootLabels, seat: int, width: int, known: Sequence[Known] = ()) -> RenderableType:
    say, player = labels.words.say, seen.seats[seat]
    head = seat_text(labels, seat)
    if seat == seen.seat:
        head.append(f", {say('you')}", "bold")
    told = [say("points", points=player.points)] if player.points is not None else []  # without points, see `_area`
    if seat not in labels.rules.machines:
        told.append(say("cards", count=player.hand.size))
    head.append(f": {', '.join(told)}")
    if "warrior" in player.supply:
        head.append(f", {say('in-supply', count=player.supply['warrior'])}")
    faction = labels.rules.factions[seat]
    own = bot_board(player, labels, faction) if isinstance(faction, Bot) else _own_board(player, labels, faction)
    remembered = [entry for entry in known if entry.seat == seat]
    lines = [*own, *_area(seen, player, seat, labels, remembered)]
    return Group(head, *(Padding(Text(line), (0, 0, 0, 4)) for line in lines))


def _area(seen: Seen, player: SeatView, seat: int, labels: RootLabels, remembered: Sequence[Known]) -> list[str]:
    """Describe what every player can have: crafted cards, items, known cards, a coalition or dominance, and coffins."""
    say = labels.words.say
    out = []
    if player.crafted:
        out.append(say("area-crafted", cards=labels.cards(player.crafted)))
    if player.box or player.turned:
        turned = say("area-turned", items=labels.items(player.turned)) if player.turned else ""
        out.append(say("area-items", items=labels.items(player.box) or say("nothing")) + turned)
    held = [entry for entry in remembered if not entry.pile]
    if not held and player.hand.cards and seat != seen.seat:
        out.append(say("area-known", cards=labels.cards(player.hand.cards)))
    for pile in dict.fromkeys(entry.pile for entry in remembered):
        out += _seen(pile, [entry for entry in remembered if entry.pile == pile], labels)
    if player.partner is not None:
        out.append(say("area-coalition", who=labels.seat(player.partner)))
    elif player.dominance:
        out.append(say("area-dominance", card=labels.card(player.dominance)))
        if player.along is not None and player.track is not None:
            out.append(say("area-along", count=player.along, most=player.track))
        if player.aim is not None:
            out.append(say("area-aim", who=labels.seat(player.aim)))
    if player.coffins:
        out.append(say("area-coffins", count=player.coffins))
    return out


def _seen(pile: str, remembered: Sequence[Known], labels: RootLabels) -> list[str]:
    """Tell the cards that were seen in a hand or a pile, each with the time and the paragraph of that event."""
    of_pile = f".{pile}" if pile else ""
    kinds: dict[str, list[tuple[Known, When | None]]] = {
        "area-known": [(entry, entry.learned) for entry in remembered if entry.sure and not entry.gone],
        "area-doubtful": [(entry, entry.learned) for entry in remembered if not entry.sure],
        "area-gone": [(entry, entry.gone) for entry in remembered if entry.gone],
    }
    return [
        labels.words.say(
            f"{kind}{of_pile}",
            cards=", ".join(_when(labels.card(entry.thing), when, labels) for entry, when in cards),
        )
        for kind, cards in kinds.items()
        if cards
    ]


def _when(card: str, when: When | None, labels: RootLabels) -> str:
    if when is None:
        return card
    return f"{card} ({labels.when(when)}, {law_text(labels.rules.cite(when.law)).plain})"


def _marquise(player: SeatView, labels: RootLabels, faction: Faction) -> list[str]:
    assert isinstance(faction, Marquise)
    say = labels.words.say
    widest = max(len(labels.thing("piece", name)) for name in BUILDINGS)
    out = []
    for name in BUILDINGS:
        built, shown = placed(player, faction, name)
        line = f"{labels.thing('piece', name):<{widest}} {shown}"
        if player.supply[name]:
            line += "  " + say("next-building", count=faction.cost[built], points=faction.points[name][built])
        out.append(line)
    return [*out, say("wood-supply", count=player.supply["wood"])]


def _eyrie(player: SeatView, labels: RootLabels, faction: Faction) -> list[str]:
    assert isinstance(faction, Eyrie)
    say = labels.words.say
    leader = player.board.values["leader"]
    built, shown = placed(player, faction, "roost")
    line = f"{labels.thing('piece', 'roost')} {shown}  "
    line += say("each-evening", points=faction.points[built])
    if leader is not None:
        line += "  " + say("led-by", leader=labels.thing("leader", str(leader)))
    decree = player.board.table("decree")
    orders = []
    for column in COLUMNS:
        cards = [SUIT_SIGNS["bird" if card == "vizier" else suit_of(card)] for card in names(decree, column)]
        orders.append(f"{labels.thing('decree', column)} {''.join(cards) or say('nothing')}")
    return [line, say("decree", orders=" | ".join(orders))]


def _alliance(player: SeatView, labels: RootLabels, faction: Faction) -> list[str]:
    assert isinstance(faction, Alliance)
    say = labels.words.say
    spread, shown = placed(player, faction, "sympathy")
    line = f"{labels.thing('piece', 'sympathy')} {shown}"
    if player.supply["sympathy"]:
        line += "  " + say("next-sympathy", count=faction.cost[spread], points=faction.points[spread])
        if faction.first_cost:
            line += "; " + say("first-sympathy", count=faction.first_cost)
    bases = [SUIT_SIGNS[name.removeprefix("base_")] for name in BASES if not player.supply[name]]
    supporters = player.board.table("supporters")
    known = names(supporters, "cards")
    ranks = say("supporters", count=supporters.whole("size", 0, 99))
    if known:
        ranks += f" ({labels.cards(known)})"
    bases_text = say("bases", bases="".join(bases) or say("nothing"))
    return [line, f"{ranks}; {say('officers', count=player.board.whole('officers', 0, 99))}; {bases_text}"]


def _vagabond(player: SeatView, labels: RootLabels, faction: Faction) -> list[str]:
    say = labels.words.say
    out = []
    if player.board.values["character"] is not None:
        out.append(say("plays-as", character=labels.thing("character", player.board.text("character"))))
    sides = player.board.table("items")
    heaps = {side: counts(sides.table(side)) for side in sides.values}
    if "track" in player.board.values:  # the fifth edition separates face-up items on tracks from the satchel
        track, ready = counts(player.board.table("track")), heaps.pop("ready")
        satchel = {item: number - track.get(item, 0) for item, number in ready.items()}
        heaps = {"track": track, "satchel": {item: number for item, number in satchel.items() if number}, **heaps}
    for heap, items in heaps.items():
        if items:
            out.append(say(f"items-{heap.replace('_', '-')}", items=labels.items(items)))
    relations = player.board.table("relations")
    friends = [
        f"{labels.thing('faction', name, 'short')} – {labels.thing('relation', relations.text(name))}"
        for name in relations.values
    ]
    out.append(say("relations", relations=", ".join(friends) or say("nothing")))
    done = names(player.board, "done")
    if done:
        out.append(say("quests-done", quests=", ".join(map(labels.quest, done))))
    if player.pawn:
        out[0] += f", {labels.place(player.pawn)}"
    return out


def _riverfolk(player: SeatView, labels: RootLabels, faction: Faction) -> list[str]:
    say, board = labels.words.say, player.board
    tracks = board.table("posts")
    posts = []
    for suit in tracks.values:
        left, built = tracks.table(suit).whole("left", 0, 9), tracks.table(suit).whole("placed", 0, 9)
        lost = faction.total(f"trade_post_{suit}") - left - built
        posts.append(f"{SUIT_SIGNS[suit]} {FULL * built + EMPTY * left + LOST * lost}")
    out = [say("trade-posts", posts="  ".join(posts))]
    for name in BOXES:
        box = board.wholes(name, None, 0, 99)
        held = ", ".join(f"{labels.seat(owner)} {number}" for owner, number in enumerate(box) if number)
        if held or name != "tracks":
            out.append(say(f"box-{name}", warriors=held or say("nothing")))
    prices = counts(board.table("prices"))
    asked = ", ".join(f"{labels.thing('service', name)} {price}" for name, price in prices.items())
    out.append(say("services", prices=asked))
    bought = {"riverboats": board.flag("boats"), "mercenaries": board.flag("mercenaries")}
    if any(bought.values()):
        used = ", ".join(labels.thing("service", name) for name, lasts in bought.items() if lasts)
        out.append(say("services-used", who=labels.seat(board.whole("customer", 0, 9)), services=used))
    return out


def _corvids(player: SeatView, labels: RootLabels, faction: Faction) -> list[str]:
    """Describe the plots on the map and those left. Face-down plots appear only as far as the viewer knows them."""
    assert isinstance(faction, Corvids)
    say = labels.words.say
    out = plots_on_map(player, labels, faction)
    own = "left" in player.board.values  # other viewers only see which plots are not face up
    stock = counts(player.board.table("left")) if own else {name: player.supply[name] for name in PLOTS}
    kinds = ", ".join(say(f"piece-{name}.counted", count=number) for name, number in stock.items() if number)
    out.append(say("plots-left" if own else "plots-unseen", plots=kinds or say("nothing")))
    return out


def _lizards(player: SeatView, labels: RootLabels, faction: Faction) -> list[str]:
    assert isinstance(faction, Lizards)
    say, board = labels.words.say, player.board
    out = []
    for name in GARDENS:
        planted, shown = placed(player, faction, name)
        line = f"{SUIT_SIGNS[name.removeprefix('garden_')]} {shown}"
        out.append(f"{line}  {say('garden-score', points=faction.points[planted])}")
    faith = say("acolytes", count=board.whole("acolytes", 0, 99))
    if board.values["outcast"] is not None:
        side = "outcast-hated" if board.flag("hated") else "outcast"
        faith = f"{say(side, suit=labels.suit(board.text('outcast')))}; {faith}"
    out.append(faith)
    if names(board, "revealed"):
        out.append(say("revealed-cards", cards=labels.cards(names(board, "revealed"))))
    return [*out, say("lost-souls", cards=labels.cards(names(board, "souls")))]


def _keepers(player: SeatView, labels: RootLabels, faction: Faction) -> list[str]:
    assert isinstance(faction, Keepers)
    say = labels.words.say
    built = WAYSTATION_PIECES - sum(player.supply[name] for name in WAYSTATIONS) // 2
    out = [f"{say('waystations')} {track(built, WAYSTATION_PIECES)}"]
    relics = player.board.table("relics")
    for name in RELIC_TYPES:
        values = [str(value) for value in relics.wholes(name, None, VALUES[0], VALUES[-1])]
        row = " ".join(values + [EMPTY] * (faction.relics_per_type - len(values)))
        out.append(say("relics-recovered", relic=labels.thing("piece", name), values=row))
    retinue = player.board.table("retinue")
    columns = []
    for duty in RETINUE:
        servants = [
            SUIT_SIGNS["bird" if card == "faithful_retainer" else suit_of(card)] for card in names(retinue, duty)
        ]
        columns.append(f"{labels.thing('duty', duty)} {''.join(servants) or say('nothing')}")
    return [*out, say("retinue", servants=" | ".join(columns))]


def _duchy(player: SeatView, labels: RootLabels, faction: Faction) -> list[str]:
    assert isinstance(faction, Duchy)
    say = labels.words.say
    built = {name: placed(player, faction, name) for name in ("citadel", "market", "tunnel")}
    tracks = {name: f"{labels.thing('piece', name)} {shown}" for name, (_, shown) in built.items()}
    tracks["citadel"] += "  " + say("each-birdsong", count=faction.recruits[built["citadel"][0]])
    tracks["market"] += "  " + say("draws-each-evening", count=faction.market_draw(built["market"][0]))
    swayed, acted = names(player.board, "swayed"), names(player.board, "acted")
    ministers = [labels.thing("minister", name) + (" ✓" if name in acted else "") for name in swayed]
    left = counts(player.board.table("crowns"))
    crowns = [f"{labels.thing('rank', name)} {track(left[name], faction.crowns)}" for name in RANKS]
    out = [*tracks.values(), say("ministers-swayed", ministers=", ".join(ministers) or say("nothing"))]
    out.append(say("crowns", crowns=", ".join(crowns)))
    revealed = names(player.board, "revealed")
    return [*out, say("area-revealed", cards=labels.cards(revealed))] if revealed else out


def _hundreds(player: SeatView, labels: RootLabels, faction: Faction) -> list[str]:
    assert isinstance(faction, Hundreds)
    say = labels.words.say
    tracks = [f"{labels.thing('piece', name)} {placed(player, faction, name)[1]}" for name in ("stronghold", "mob")]
    line = "  ".join(tracks)
    mood = labels.thing("mood", player.board.text("mood"))
    out = [line, say("warlord-mood", mood=mood)]
    hoard = player.board.table("hoard")
    for side in hoard.values:
        items = ", ".join(labels.thing("item", item) for item in names(hoard, side)) or say("nothing")
        value = player.board.whole(side, min(faction.hoard_values), max(faction.hoard_values))
        out.append(say("hoard-track", track=say(f"hoard-{side}"), value=value, items=items))
    return out


def _own_board(player: SeatView, labels: RootLabels, faction: Faction) -> list[str]:
    """Describe a faction's board. A seat without a faction has no board yet (§A.8)."""
    return BOARDS.get(player.faction, general_board)(player, labels, faction)


BOARDS = {
    "marquise": _marquise, "eyrie": _eyrie, "alliance": _alliance, "vagabond": _vagabond, "vagabond2": _vagabond,
    "riverfolk": _riverfolk,
    "corvids": _corvids,
    "lizards": _lizards,
    "keepers": _keepers,
    "duchy": _duchy,
    "hundreds": _hundreds,
}  # fmt: skip


# ---- the common stock and the hand


def stock(seen: Seen, labels: RootLabels) -> RenderableType:
    """Return the common stock: deck and discards, items, hireling markers, available dominance cards, and quests."""
    say = labels.words.say
    lines = [say("stock-items", items=labels.items(seen.items) or say("nothing"))]
    if seen.markers:
        lines.append(say("stock-markers", spaces=", ".join(map(str, seen.markers))))
    if seen.quests:
        quests = [f"{labels.quest(id)} ({labels.gear(QUESTS[QUEST_IDS.index(id)].items)})" for id in seen.quests]
        lines.append(say("stock-quests", quests=", ".join(quests)))
    if seen.available:
        lines.append(say("stock-available", cards=labels.cards(seen.available)))
    lines.append(say("stock-deck", deck=seen.deck, discard=len(seen.discard)))
    return Group(*map(Text, lines))


def discards(seen: Seen, labels: RootLabels, width: int) -> RenderableType:
    """Return the discard pile, which every player may look through (§1.2.2)."""
    if not seen.discard:
        return Text(labels.words.say("nothing"))
    return columns([labels.card(id) for id in sorted(seen.discard, key=CARD_IDS.index)], width)


def hand(seen: Seen, labels: RootLabels, state: Woodland) -> RenderableType:
    """Return the viewer's hand. Each card has its suit, name, cost and effect."""
    say = labels.words.say
    if seen.seat is None:
        return Text(say("hand-nobody"), "dim")
    own = seen.seats[seen.seat]
    table = Table.grid(padding=(0, 2, 0, 0))
    for id in own.hand.cards:
        number = CARD_IDS.index(id)
        cost = labels.cost(number)
        gain = labels.gain(number, Asked(state, seen.seat)) if CARDS[number].kind not in ("ambush", "dominance") else ""
        table.add_row(Text(f"  {labels.card(id)}"), Text(f"{cost} → {gain}" if gain else "", "dim"))
    return (
        Group(Text(say("hand", count=own.hand.size), "bold"), table)
        if own.hand.size
        else Text(say("hand", count=0), "bold")
    )


# ---- choices


def choices(
    choice: PendingDecision, asked: Asked, actions: Mapping[Action, str], labels: RootLabels, width: int
) -> RenderableType:
    """Return the legal actions with their letters, grouped by verb. Notable blocked actions follow in grey."""
    groups: list[RenderableType] = []
    for verb, entries in groupby(marked(actions, labels.words), lambda entry: entry[1].verb):
        group = list(entries)
        shared = len({action.args[:-1] for _, action in group})
        if len(verb.fields) > 1 and shared < len(group):
            groups.append(_shared(asked, group, labels, width))
        else:
            groups.append(columns([f"{mark} {actions[action]}" for mark, action in group], width))
    blocked = choice.blocked()
    if blocked:
        groups.append(_blocked(asked, blocked, labels))
    return Group(*groups)


def _shared(asked: Asked, group: Sequence[tuple[str, Action]], labels: RootLabels, width: int) -> RenderableType:
    """Arrange actions that differ only in their last field: one line for each group, with the differences in a row."""
    rows: list[tuple[str, list[str]]] = []
    for _, entries in groupby(group, lambda entry: entry[1].args[:-1]):
        parts = [(mark, *labels.parts(action, asked)) for mark, action in entries]
        rows.append((parts[0][1], [f"{mark} {one}" for mark, _, one in parts]))
    widest = min(max(len(name) for name, _ in rows), width * 2 // 3)
    lines = [f"{name:<{widest}}  {'   '.join(_run(cells))}" for name, cells in rows]
    if 2 * max(map(len, lines)) + 3 <= width:
        return columns(lines, width)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=widest)
    for name, cells in rows:
        table.add_row(Text(name), Text(packed(_run(cells), width - widest - 2)))
    return table


def _run(entries: list[str]) -> list[str]:
    """Shorten a long list of counts to its first and last entry. The letters in between follow from these."""
    if len(entries) > MANY_COUNTS and all("×" in entry for entry in entries):
        return [f"{entries[0]} … {entries[-1]}"]
    return entries


def _blocked(asked: Asked, blocked: Sequence[Blocked], labels: RootLabels) -> RenderableType:
    """Return the blocked actions, grouped by verb and paragraph."""
    gathered: dict[tuple[str, str], list[Action]] = {}
    for action, law in blocked:
        gathered.setdefault((action.verb.name, law), []).append(action)
    lines: list[RenderableType] = [Text(labels.words.say("forbidden"), "dim")]
    for (_, law), actions in gathered.items():
        text = Text.assemble(("; ".join(_in_short(asked, actions, labels)), "dim"), " ", law_text(law))
        lines.append(Padding(text, (0, 0, 0, 2)))
    return Group(*lines)


def _in_short(asked: Asked, actions: Sequence[Action], labels: RootLabels) -> list[str]:
    """Return the labels of actions of one verb. Actions that differ only in their last field share one entry."""
    if f"action-{slug(actions[0].verb.name)}.group" not in labels.words:
        return [labels.action(action, asked) for action in actions]
    rows: dict[str, list[str]] = {}
    for action in actions:
        shared, own = labels.parts(action, asked)
        rows.setdefault(shared, []).extend([own] if "count" not in action.verb.fields else [])
    return [f"{shared} {', '.join(own)}".strip() for shared, own in rows.items()]
