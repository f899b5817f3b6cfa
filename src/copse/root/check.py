"""Checks that a state is possible.

Saves and positions come from outside, so every fault in them is reported here, before play, with the words of the
position line at fault. Boards and steps check what only one faction or one step can know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from copse.kernel.bits import members
from copse.kernel.errors import Impossible
from copse.kernel.rows import numbers
from copse.kernel.tasks import Decision, Task, domains_of, fields_of
from copse.root import battle as battle_steps
from copse.root import draft as draft_steps
from copse.root.actions import DRAFTED
from copse.root.battle import BeforeRoll, DealHits, EndBattle, Hits, Roll
from copse.root.board import CLEARINGS, FIRST_FOREST, PLACES
from copse.root.cards import CARDS, EVERY_SUIT, ITEM_SUPPLY, ITEMS, QUESTS, SUITS
from copse.root.craft import Finish, PayAny, craft_obstacle
from copse.root.domains import OWN_PARTY, OWN_SEAT
from copse.root.draft import KeepCards, TakeFaction
from copse.root.hirelings import hiring
from copse.root.hirelings.base import HirelingCard
from copse.root.hooks import NOBODY
from copse.root.landmarks.base import Landmark
from copse.root.pause import Breather, LastChance, Pause
from copse.root.pieces import TOKEN, WARRIOR
from copse.root.removal import ReturnFallen
from copse.root.ruins import shared_finds
from copse.root.score import scoreless
from copse.root.setup import Setup, beginning, setting_up
from copse.root.state import NONE, PHASES, Battle, Woodland
from copse.root.suits import SETS
from copse.root.turn import AtBound, BeginPhase, BeginTurn, EndTurn, PassTurn, steps_of_phase
from copse.root.zones import Zone

MOST_POINTS: Final = 99
LAID_OUT: Final = (
    "copse.root.hirelings.",
    "copse.root.landmarks.",
)  # modules that set something up before the factions


def check(state: Woodland) -> None:
    check_map(state)
    check_landmarks(state)
    check_pieces(state)
    check_cards(state)
    check_items(state)
    check_seats(state)
    check_hiring(state)
    check_draft(state)
    check_parties(state)
    if state.battle is not None:
        check_battle(state, state.battle)
    check_todo(state)


# ---- where everything lies


def pieces_apart(state: Woodland) -> list[int]:
    """By piece: how many are on the map, on a card or on a board, not in the supply."""
    apart = [fallen + coffined for fallen, coffined in zip(state.fallen, state.coffins, strict=True)]
    for piece in range(len(apart)):
        apart[piece] += sum(state.on[piece * PLACES : (piece + 1) * PLACES])
    for party, board in enumerate(state.boards):
        for piece, number in board.pieces(state, party).items():
            apart[piece] += number
    for seat, card in enumerate(state.dominance):
        if card != NONE:
            for piece, number in state.rules.edition.dominance.pieces(state, seat, card).items():
                apart[piece] += number
    return apart


def zones(state: Woodland) -> list[Zone]:
    """All cards that lie face down with somebody."""
    return [*state.hands, *[zone for board in state.all_boards() for zone in board.zones()]]


def cards_in_play(state: Woodland) -> list[int]:
    """All cards that are not in the deck."""
    cards = [*state.discard, *state.available, *[card for card in state.dominance if card != NONE]]
    for zone in zones(state):
        cards += zone.cards
    for crafted in state.crafted:
        cards += crafted
    for board in state.all_boards():
        cards += board.cards()
    return cards


def quests_in_play(state: Woodland) -> list[int]:
    """All quests that are not in their deck."""
    return [*state.quests, *[quest for board in state.boards for quest in board.quests()]]


def items_apart(state: Woodland) -> list[int]:
    """By item: how many of the map's supply lie in a box or on a board."""
    apart = [0] * len(ITEMS)
    for items in (*state.boxes, *state.turned, *[board.stored_items() for board in state.all_boards()]):
        for item, number in enumerate(items):
            apart[item] += number
    return apart


# ---- the parts of a state


def check_map(state: Woodland) -> None:
    board = state.map
    if board.size < CLEARINGS:
        check_size(state)
    for suit in range(3):
        found = state.suits[1:].count(suit)
        if found != board.of_suit[suit] and not beginning(state):
            raise Impossible(f"{found} clearings are {SUITS[suit]}, but there are {board.of_suit[suit]}", "suits")
    if state.ruins & ~state.rules.ruins:
        raise Impossible(f"clearing {members(state.ruins & ~state.rules.ruins)[0]} has no ruin", "ruins")
    for clearing, number in enumerate(state.ruin_items):
        if number and not state.ruins >> clearing & 1:
            raise Impossible(
                f"items lie under a ruin in clearing {clearing}, but there is none", f"ruin_items {clearing}", "ruins"
            )
    number = sum(state.ruin_items)
    if len(state.buried) != number:
        raise Impossible(
            f"{number} items lie under the ruins, but {len(state.buried)} are named", "buried", "ruin_items"
        )
    for clearing, zone in state.peeked.items():
        if len(zone.cards) != state.ruin_items[clearing] or not zone.cards:
            raise Impossible(
                f"the items seen in clearing {clearing} are not those under its ruin", f"peeked {clearing}"
            )
        for known in zone.seen:
            if known and tuple(sorted(known)) != zone.cards:
                raise Impossible(
                    f"who looks under the ruin in clearing {clearing} sees all of it", f"peeked {clearing}"
                )
    for item in range(len(ITEMS)):
        if sum(zone.cards.count(item) for zone in state.peeked.values()) > state.buried.count(item):
            raise Impossible(f"more {ITEMS[item]} were seen under ruins than lie there", "peeked", "buried")
    if state.closed >> len(board.closed):
        raise Impossible("a path is closed that this map does not have", "closed")
    if state.scorched & 1 or state.scorched >> PLACES:
        raise Impossible("scorched earth that is no clearing", "scorched")
    for clearing, free in enumerate(state.slots):
        if free < 0:
            problem = f"clearing {clearing} has {-free} buildings more than it has free slots"
            raise Impossible(problem, f"clearing {clearing}")


def check_size(state: Woodland) -> None:
    """A map of players may have fewer clearings than the printed ones; nothing stands in those that it lacks."""
    for place, number in enumerate(state.on):
        if number and place % PLACES > state.map.size:
            raise Impossible(f"the map has no clearing {place % PLACES}", f"clearing {place % PLACES}")
    for seat, homes in enumerate(state.homes):
        if homes & ~state.map.places:
            raise Impossible("a home is in a clearing that the map lacks", f"homes {state.rules.labels[seat]}")
    for party, pawn in enumerate(state.pawns):
        if state.map.size < pawn < FIRST_FOREST:
            raise Impossible(f"the map has no clearing {pawn}", f"pawn {state.rules.party_names[party]}")
    for site in state.sites:
        if site.clearing > state.map.size:
            raise Impossible(f"the map has no clearing {site.clearing}", f"landmark {site.name}")


def check_landmarks(state: Woodland) -> None:
    """Let each landmark check its card; it names lines without the landmark's name at their start."""
    if state.rules.landmark_count and not state.rules.dealt and not beginning(state):
        raise Impossible("the game has begun, but its landmarks are not dealt", "landmark_cards")
    for landmark, site in zip(state.rules.landmarks, state.sites, strict=True):
        name = site.name
        if not site.clearing:
            if not setting_up(state):
                raise Impossible(f"the {name} stands nowhere", name, "landmark_cards")
            continue
        # A map of players may leave a landmark no place by its card (`free_grounds`).
        if state.rules.own_map is None and not landmark.grounds(state) >> site.clearing & 1:
            raise Impossible(f"the {name} cannot be in clearing {site.clearing}", name)
        for other, neighbour in zip(state.rules.landmarks, state.sites, strict=True):
            if landmark is not other and clash(state, landmark, other):
                problem = f"the {name} and the {neighbour.name} cannot be in clearings {site.clearing} and"
                raise Impossible(f"{problem} {neighbour.clearing} (§A.5.3)", name)
        try:
            site.check(state, NOBODY)
        except Impossible as problem:
            raise Impossible(f"{name}: {problem}", *[f"{name} {about}" for about in problem.about], name) from None


def clash(state: Woodland, one: Landmark, other: Landmark) -> bool:
    """Whether two landmarks that were placed share a clearing, or are adjacent against a rule of the later one.
    Landmarks of the map were there before."""
    here, there = state.site(one.name).clearing, state.site(other.name).clearing
    if one.roams or other.roams or not here or not there:
        return False
    minded = state.rules.own_map is None and all(
        landmark.apart or landmark.name not in state.rules.dealt for landmark in (one, other)
    )
    return here == there or (minded and state.map.paths[here] >> there & 1 == 1)


def check_pieces(state: Woodland) -> None:
    apart = pieces_apart(state)
    for piece in state.rules.pieces:
        number, owner = piece.number, state.rules.party_names[piece.party]
        name = f"{owner} {piece.name}"
        said = (f"supply {name}", f"clearing {name}", f"fallen {name}", f"coffins {name}", owner)
        total = apart[number] + state.supply[number]
        if state.supply[number] < 0 or total > piece.kind.total:
            raise Impossible(f"{name}: {max(total, apart[number])} of them, but there are {piece.kind.total}", *said)
        if total < piece.kind.total and piece.category != TOKEN:  # some tokens leave the game for good (§6.2.2)
            raise Impossible(f"{name}: {total} of them are somewhere, but there are {piece.kind.total}", *said)
        if (state.fallen[number] or state.coffins[number]) and piece.category != WARRIOR:
            raise Impossible(f"{name}: only warriors fall and lie in coffins", f"fallen {name}", f"coffins {name}")
        if state.coffins[number] and state.coffin_makers() == NONE:
            problem = f"{name}: they lie in coffins, but nobody has crafted the Coffin Makers"
            raise Impossible(problem, f"coffins {name}")
        if state.count(number, 0) and not state.rules.parties[piece.party].burrows:
            raise Impossible(f"{name}: they are in the Burrow, which nobody here has dug", f"clearing 0 {owner}")


def check_cards(state: Woodland) -> None:
    lost = any(partner != NONE for partner in state.partner)  # a coalition takes a card out of the game (§9.2.8)
    found = [*state.deck, *cards_in_play(state)]
    for declared in CARDS:
        times, wanted = found.count(declared.number), state.rules.deck.count(declared.number)
        if times and not wanted:
            raise Impossible(f"{declared.id} is not in this deck", *lines_of(state, declared.id))
        if times > wanted or (times < wanted and not (lost and declared.kind == "dominance")):
            problem = f"{declared.id} should be in {wanted} places, but is in {times}"
            raise Impossible(problem, *lines_of(state, declared.id), "deck_left")
    for zone in (*zones(state), *state.peeked.values()):
        for known in zone.seen:
            if any(known.count(card) > zone.cards.count(card) for card in known):
                raise Impossible("someone has seen a card or an item where it does not lie", "* seen", "seen", "peeked")
    piles = [state.available, *state.crafted, *[pile for zone in zones(state) for pile in (zone.cards, *zone.seen)]]
    if any(list(pile) != sorted(pile) for pile in piles):
        raise Impossible("the cards of a hand or a play area are not in order")
    for card in (*state.available, *[card for card in state.dominance if card != NONE]):
        if CARDS[card].kind != "dominance":
            raise Impossible(f"{CARDS[card].id} is no dominance card", *lines_of(state, CARDS[card].id))
    for seat, cards in enumerate(state.crafted):
        for card in cards:
            if CARDS[card].kind != "persistent" or cards.count(card) > 1:
                name = state.rules.names[seat]
                raise Impossible(f"{CARDS[card].id} cannot lie before {name}, or not twice", f"crafted {name}")
    quests = [*state.quest_deck, *quests_in_play(state)]
    for quest in QUESTS:
        if quests.count(quest.number) > 1:
            problem = f"{quest.id} should be in one place, but is in {quests.count(quest.number)}"
            raise Impossible(problem, f"* {quest.id}")


def lines_of(state: Woodland, card: str) -> list[str]:
    """The lines that say where a card lies; lines written by hand come before the deck."""
    places = (
        "available",
        "dominance",
        "crafted",
        "hand",
        "discard",
        *state.rules.names,
        *state.rules.landmark_places,
        "deck_left",
    )
    return [f"{place} {card}" for place in places]


def check_items(state: Woodland) -> None:
    for item, total in enumerate(ITEM_SUPPLY):
        boxed = items_apart(state)[item]
        if state.items[item] < 0 or state.items[item] + boxed > total + shared_finds(state, item):
            found = boxed + max(0, state.items[item])
            problem = f"there are {found} {ITEMS[item]}, but the supply had {total}"
            places = ("items", "turned", "box", *state.rules.names, *state.rules.landmark_places)
            raise Impossible(problem, *[f"{place} {ITEMS[item]}" for place in places])


def check_seats(state: Woodland) -> None:
    names = state.rules.names
    if not beginning(state) and any(TakeFaction(seat) not in state.todo for seat in state.rules.undecided):
        raise Impossible("a seat has no faction, and is not to take one", "factions", "todo TakeFaction")
    for seat, name in enumerate(names):
        partner = state.partner[seat]
        if state.homes[seat] & 1 or state.homes[seat] >> PLACES:
            raise Impossible(f"{name} started nowhere", f"homes {name}")
        if state.dominance[seat] != NONE:
            state.rules.edition.dominance.check(state, seat, state.dominance[seat])
        joins = seat in state.rules.walkers or state.rules.edition.dominance.for_all
        if partner != NONE and (not joins or partner == seat or state.partner[partner] != NONE):
            raise Impossible(f"{name} cannot be in a coalition with {names[partner]}", f"coalition {name}")
        if not 0 <= state.points[seat] <= MOST_POINTS:
            raise Impossible(f"{name} cannot have {state.points[seat]} points", "points")
        if state.points[seat] >= state.rules.goal and not state.over and not waits_at_goal(state, seat):
            raise Impossible(f"{name} has {state.points[seat]} points, and would have won", "points")
    if state.over != bool(state.winners) or bool(state.won_by) != bool(state.winners):
        problem = "a finished game has winners and says how they won; one that goes on has none"
        raise Impossible(problem, "over", "winners")
    if state.used >> len(CARDS):
        raise Impossible("something was used this turn that is no card", "used")


def waits_at_goal(state: Woodland, seat: int) -> bool:
    """Whether these points need not have won: they no longer count, or other people have not arrived yet
    (§bots:coop)."""
    rules = state.rules
    if scoreless(state, seat):
        return True
    awaited = any(state.points[other] < rules.goal for other in rules.people)
    return rules.together and seat in rules.people and awaited and state.points[seat] == rules.goal


def check_hiring(state: Woodland) -> None:
    """§A.6.4, §E.1: each hireling has a marker. It lies on the track, or someone has taken it and will hire, or someone
    controls the hireling. A controlled hireling has control markers on its card."""
    bands, names = hiring.bands(state), state.rules.party_names
    if not state.rules.hiring and (state.markers or any(state.claims)):
        raise Impossible("there are no hirelings in this game", "markers", "claims")
    if state.over:  # a game can end at any moment (§3.1)
        return
    for party in bands:
        control, held = state.board(party, HirelingCard).control, state.holder[party] != NONE
        leaving = any(isinstance(task, hiring.PassOn) and task.party == party for task in state.todo)
        if control and not held:
            raise Impossible(f"nobody controls {names[party]} (§E.1.2)", f"{names[party]} control")
        if held and not control and not leaving:
            problem = f"{names[party]} is held, so control markers lie on its card (§E.1.2)"
            raise Impossible(problem, f"held {names[party]}")
    if not any(isinstance(task, hiring.LayMarkers | hiring.DealHirelings | Setup) for task in state.todo):
        check_markers(state)


def check_markers(state: Woodland) -> None:
    bands, spaces = hiring.bands(state), members(state.markers)
    held = sum(state.holder[party] != NONE for party in bands)
    taken = sum(state.claims) + sum(isinstance(task, hiring.EngageHireling) for task in state.todo)
    if len(spaces) + taken + held != len(bands):
        problem = f"{len(bands)} hirelings have as many markers, but {len(spaces)} lie on the track, {taken} were taken"
        raise Impossible(f"{problem}, and {held} hirelings are held (§E.1.1)", "markers", "claims", "held", "hirelings")
    for seat, points in enumerate(state.points):
        if spaces and points >= spaces[0]:
            problem = f"{state.rules.names[seat]} with {points} points has passed the marker on {spaces[0]} (§E.1.1)"
            raise Impossible(problem, "markers", "points", "hirelings")


def check_draft(state: Woodland) -> None:
    """§A.8.1: the row has a militant and one card per player, and says who has taken which. Before the deal and after
    the draft there is no row."""
    factions, row = state.rules.edition.factions, state.draft
    if not state.rules.advanced and (state.first or row):
        raise Impossible("only advanced setup draws lots for who begins, and drafts factions (§A)", "first", "draft")
    if not row:
        return
    if not state.rules.undecided or beginning(state) or len(row) != state.seats + 1:
        raise Impossible("while factions are taken there is one card more than players (§A.8.1)", "draft")
    cards = [factions[DRAFTED[card.faction]] for card in row]
    if len({card.faction for card in row}) < len(row) or not cards[0].militant:
        raise Impossible("the row begins with a militant faction, and has no card twice (§A.8.1)", "draft")
    taken = [place for place, card in enumerate(row) if card.seat != NONE]
    decided = [seat for seat in range(state.seats) if seat not in state.rules.undecided]
    plays = [cards[place].own_law == state.rules.factions[row[place].seat].own_law for place in taken]
    if sorted(row[place].seat for place in taken) != decided or not all(plays):
        raise Impossible("the factions of the seats are not those that they took", "draft", "factions")
    keyed = not cards[-1].militant and not any(cards[place].militant for place in taken)
    if [card.locked for card in row] != [*[False] * state.seats, keyed] or (keyed and state.seats in taken):
        raise Impossible("an insurgent that lies last is locked until a militant is taken (§A.8.1.II)", "draft")
    if any((card.character != NONE) != bool(faction.company()) for card, faction in zip(row, cards, strict=True)):
        raise Impossible("a character lies beside the setup card of a Vagabond (§A.8.1.III)", "draft")
    characters = [card.character for card in row if card.character != NONE]
    if len(set(characters)) < len(characters):
        raise Impossible("there is one of each character (§A.8.1.III)", "draft")


def check_parties(state: Woodland) -> None:
    last = FIRST_FOREST + len(state.map.forests)
    for party, name in enumerate(state.rules.party_names):
        pawn, walks = state.pawns[party], party in state.rules.walkers or party >= state.seats
        if pawn != NONE and not (walks and 1 <= pawn < last):
            raise Impossible(f"{name} has no pawn, or it stands nowhere", f"pawn {name}")
        if not state.over:  # a game can end at any moment (§3.1)
            check_party(state, party)


def check_party(state: Woodland, party: int) -> None:
    """Let chapters and cards check themselves. They name a line of their board without the party's name at its start,
    and a line of pieces or cards without the name in its middle."""
    name = state.rules.party_names[party]
    try:
        state.rules.parties[party].check(state, party)
        state.boards[party].check(state, party)
    except Impossible as problem:
        lines = [line for about in problem.about for line in (f"{name} {about}", f"{about} {name}")]
        raise Impossible(f"{name}: {problem}", *lines, name, f"hirelings {name}", "factions") from None


def check_battle(state: Woodland, battle: Battle) -> None:
    if battle.attacker == battle.defender:
        raise Impossible(f"{state.rules.party_names[battle.attacker]} cannot battle themselves", "battle")
    for lost in battle.losses:
        for piece in lost:
            if lost.count(piece) > state.count(piece, battle.clearing):
                name = state.rules.pieces[piece].name
                raise Impossible(f"more {name} are lost than stand in clearing {battle.clearing}", f"lost {name}")
    if battle.used >> len(CARDS):
        raise Impossible("something was used in the battle that is no card", "battle")


# ---- pending tasks


def check_todo(state: Woodland) -> None:
    """Pending tasks must be the rest of the current turn, and each question must have an answer."""
    if state.over != (not state.todo):
        raise Impossible("a finished game has nothing to do, and one that goes on has something", "todo", "over")
    if state.over:
        return
    if not isinstance(state.todo[0], EndTurn | PassTurn | BeginTurn | Setup):
        raise Impossible(
            "the first 'todo' must be what ends or begins a turn, such as 'EndTurn 0'", pending(state.todo[0])
        )
    for place, task in enumerate(state.todo):
        if place and isinstance(task, EndTurn | PassTurn | BeginTurn | Setup):
            raise Impossible(f"{type(task).__name__} can only be the first 'todo'", pending(task))
        problem = trouble(state, task)
        if problem:
            raise Impossible(f"{type(task).__name__}: {problem}", pending(task))
    check_once(state)
    if isinstance(state.todo[0], EndTurn):
        check_turn(state, state.todo[0])
    elif isinstance(state.todo[0], PassTurn):
        check_end(state, state.todo[0])
    else:
        check_setup(state)
    check_fight(state)
    check_questions(state)


def pending(task: Task) -> str:
    return f"todo {type(task).__name__}"


def check_once(state: Woodland) -> None:
    """Nothing is pending twice for one seat and place, except the pauses around Birdsong and the ends of nested
    removals."""
    seen: set[tuple[object, ...]] = set()
    for task in state.todo:
        values = zip(domains_of(type(task)).values(), fields_of(task), strict=True)
        key = (type(task), *[value for domain, value in values if not domain.counts])
        if key in seen and not isinstance(task, Breather | ReturnFallen):
            raise Impossible(f"{type(task).__name__} is pending twice", pending(task))
        seen.add(key)


def check_whose(state: Woodland, end: EndTurn | PassTurn) -> None:
    if end.seat != state.turn:
        name = type(end).__name__
        raise Impossible(f"{name} is for seat {end.seat}, but it is the turn of seat {state.turn}", pending(end))


def check_end(state: Woodland, end: PassTurn) -> None:
    """Below the phases of a turn only its end is pending: nothing of a phase or of a setup."""
    check_whose(state, end)
    steps = all_steps(state)
    for task in state.todo[1:]:
        if isinstance(task, Pause | AtBound | BeginPhase) or (type(task), owner_of(task)) in steps:
            raise Impossible(f"{type(task).__name__} cannot begin when the phases are over", pending(task))


def check_turn(state: Woodland, end: EndTurn) -> None:
    """The stack of a turn: its end, the coming phases, the end of this phase, then the rest of this phase."""
    check_whose(state, end)
    to_come = [task for task in state.todo if isinstance(task, BeginPhase)]
    now = state.todo[1 + len(to_come) :]
    phases = [*[task.phase for task in to_come], *([state.phase] if now else [])]
    if any(task.seat != state.turn for task in to_come) or phases != sorted(set(phases), reverse=True):
        raise Impossible("the phases to come are not the rest of this turn", "todo BeginPhase", "todo")
    if any(isinstance(task, BeginPhase) for task in now):
        raise Impossible("a phase begins in the middle of another", "todo BeginPhase")
    if now and now[0] != AtBound(state.turn, 1):
        problem = f"after EndTurn and BeginPhase comes 'AtBound {state.turn} end', the end of this phase"
        raise Impossible(problem, "todo AtBound", pending(now[0]))
    check_phase(state, now)


def check_phase(state: Woodland, now: Sequence[Task]) -> None:
    """The coming steps of the phase, then the step in progress; no other may begin inside it (§1.4.2)."""
    plan = [type(task) for task in reversed(steps_of_phase(state.copy(), state.turn))]
    to_come = 0
    while to_come < min(len(now), len(plan)) and type(now[to_come]) is plan[to_come]:
        to_come += 1
    foreign = all_steps(state, but=state.turn)
    for place, task in enumerate(now[to_come:]):
        if (type(task), owner_of(task)) in foreign:
            raise Impossible(f"{type(task).__name__} is no step of this turn", pending(task))
        begins = isinstance(task, Pause | AtBound) and not isinstance(task, LastChance)  # this is part of the draw
        if place and (begins or type(task) in plan):
            raise Impossible(f"{type(task).__name__} cannot begin in the middle of something else", pending(task))


def all_steps(state: Woodland, but: int = NONE) -> set[tuple[type[Task], int]]:
    """The steps of all phases of all seats (perhaps except one), and of all setups, each with its seat."""
    steps: list[Task] = []
    elsewhere = state.copy()
    for seat in range(state.seats):
        for plan in setups(state, seat):
            steps += plan
        for phase in range(len(PHASES)):
            elsewhere.phase = phase
            steps += steps_of_phase(elsewhere, seat) if seat != but else []
    return {(type(step), owner_of(step)) for step in steps}


def check_fight(state: Woodland) -> None:
    """A battle has one step that leads to its end; its other steps are done before that one."""
    last = [place for place, task in enumerate(state.todo) if isinstance(task, BeforeRoll | Roll | Hits | EndBattle)]
    if len(last) != (state.battle is not None):
        problem = "a battle has one of BeforeRoll, Roll, Hits and EndBattle to come; without one there is none"
        raise Impossible(problem, *[pending(state.todo[place]) for place in last[-1:]], "battle")
    if state.battle is not None and any(state.battle.losses) and DealHits() not in state.todo:
        raise Impossible("losses were chosen in the battle, but DealHits is not to come", "lost")
    battle, state.battle = state.battle, None
    later = [task for task in state.todo[: last[0] if last else 0] if trouble(state, task)]
    state.battle = battle
    if later:
        raise Impossible(f"{type(later[0]).__name__} would come after the battle", pending(later[0]))
    for place, task in enumerate(state.todo):
        if last and isinstance(task, Pause) and place > last[0]:  # §1.4.2
            raise Impossible(f"{type(task).__name__} would come in the middle of the battle", pending(task))


def check_questions(state: Woodland) -> None:
    """Every question has an answer. A card is being crafted only while its price is being paid (§4.1.1)."""
    *below, top = state.todo
    for task in below[:-1] if isinstance(top, PayAny) else state.todo:
        if isinstance(task, Finish | PayAny):
            raise Impossible(f"{type(task).__name__}: a card is finished as soon as it is paid for", pending(task))
    if isinstance(top, PayAny):
        finish = below[-1]
        if not isinstance(finish, Finish) or finish.seat != top.seat:
            raise Impossible("PayAny: no card is being crafted", pending(top))
        plenty = numbers(SETS, 99)
        if finish.card not in state.hands[top.seat].cards or craft_obstacle(state, top.seat, finish.card, plenty):
            raise Impossible(f"Finish: {CARDS[finish.card].id} cannot be crafted", pending(finish))
        if not 0 < top.left <= state.rules.factions[top.seat].crafting(state, top.seat)[EVERY_SUIT]:
            raise Impossible("PayAny: there are not pieces enough to pay with", pending(top))
    for task in state.todo:
        if isinstance(task, Decision) and not setting_up(state) and not task.legal(state):
            raise Impossible(f"{type(task).__name__}: there is nothing to choose", pending(task))


def laid_out(task: Task) -> bool:
    """Whether a step belongs to what is set up before the factions (§A.5, §A.6)."""
    return type(task).__module__.startswith(LAID_OUT)


def check_setup(state: Woodland) -> None:
    """For each faction, the last steps of its setup are pending, or none (§5.1.7, §A.8.2); in a draft, the seats that
    have not chosen yet, in order."""
    for task in state.todo[1:]:
        if owner_of(task) == NONE and not is_general(task) and not laid_out(task):
            raise Impossible("that is no step of setup", pending(task))
    check_turns_to_choose(state)
    for seat in range(state.seats):
        steps_left = [task for task in reversed(state.todo[1:]) if owner_of(task) == seat]
        left = [task for task in steps_left if not is_general(task) and not laid_out(task)]
        for steps in setups(state, seat):
            if left == steps[len(steps) - len(left) :]:
                break
        else:
            problem = f"that is not how {state.rules.names[seat]} are set up"
            raise Impossible(problem, *[pending(task) for task in left[:1]], "todo")


def is_general(task: Task) -> bool:
    """Whether a setup step belongs to no chapter."""
    return type(task).__module__ == draft_steps.__name__


def setups(state: Woodland, seat: int) -> list[list[Task]]:
    """The ways in which a seat may be set up."""
    faction = state.rules.factions[seat]
    return [faction.set_up(state, seat), faction.setup_steps(state, seat), faction.set_up_drafted(state, seat)]


def check_turns_to_choose(state: Woodland) -> None:
    """Seats take factions and keep cards counterclockwise from the last player (§A.8.2, §A.10), and the first player
    begins (§A.4)."""
    if not state.rules.advanced:
        if any(is_general(task) for task in state.todo):
            raise Impossible("there is no draft but by advanced setup (§A)", "todo")
        return
    order, begins = state.from_last(), state.todo[0]
    taking = [task.seat for task in reversed(state.todo) if isinstance(task, TakeFaction)]
    keeping = [task.seat for task in reversed(state.todo) if isinstance(task, KeepCards)]
    holding = [seat for seat in order if seat in state.rules.people]  # a bot has no cards to keep
    if taking != order[len(order) - len(taking) :] or keeping != holding[len(holding) - len(keeping) :]:
        raise Impossible("from the last player counterclockwise one after another chooses (§A.8.2)", "todo")
    if len(state.todo) > 1 and isinstance(begins, BeginTurn) and begins.seat != state.first:
        raise Impossible(f"seat {state.first} begins (§A.4)", "todo BeginTurn", "first")


def trouble(state: Woodland, task: Task) -> str:
    """A step of a chapter needs its faction, a step of an edition its edition, a step of a battle a battle. Each step
    checks the rest itself."""
    module = type(task).__module__
    if state.battle is None and battle_steps.__name__ in [kind.__module__ for kind in type(task).__mro__]:
        return "there is no battle"
    owner, edition = owner_of(task), state.rules.edition
    if owner < state.seats and any(domain is OWN_PARTY for domain in domains_of(type(task)).values()):
        return "that is no hireling"
    if ".factions." in module or ".bots." in module or (".hirelings." in module and owner >= state.seats):
        party = state.rules.parties[owner]
        chapters = [
            kind.__module__ for kind in type(party).__mro__
        ]  # its own, and that of the edition on which it is based
        if module not in chapters and module not in party.appendices:
            return f"that is no step of {party.name}"
    if ".editions." in module:
        chapters = [kind.__module__ for kind in type(state.rules.parties[owner]).__mro__]
        general = [type(edition.dominance).__module__, *[type(one).__module__ for one in edition.owners]]
        if module not in chapters and module not in general:
            return f"that is no step of the edition '{edition.name}'"
    return task.misfit(state)


def owner_of(task: Task) -> int:
    """The party that owns a step. A step that asks another seat names its owner beside that seat."""
    for domain, value in zip(domains_of(type(task)).values(), fields_of(task), strict=True):
        if domain is OWN_SEAT or domain is OWN_PARTY:
            return value
    return NONE
