"""The expected coins of a seat at the end of the game.

They come from its coins, from the current turn, and from its peoples in later turns. The seat's own regions are valued
with the threats around them. Regions of other seats are only counted.
"""

from __future__ import annotations

from copse.agents.smallworld import wishes
from copse.agents.smallworld.gifts import Gifts, gifts
from copse.agents.smallworld.lives import KEPT, TOKEN, People
from copse.kernel.bits import members, size
from copse.smallworld.board import Regions
from copse.smallworld.conquest import BerserkConquer, Conquer, Muster, cost, forbidden, reach
from copse.smallworld.redeploy import Redeploy
from copse.smallworld.scoring import Score
from copse.smallworld.traits import discount_regions
from copse.smallworld.turn import Campaign, Course, EndTurn
from copse.smallworld.world import NONE, TYPICAL_INCOME, World


class Outlook:
    """The time left for a seat: whether the current turn still pays, and the number of turns after it."""

    def __init__(self, state: World, seat: int) -> None:
        self.now = int(seat == state.turn and not state.over and unscored(state))
        place, moving = (seat - state.first) % state.seats, (state.turn - state.first) % state.seats
        self.later = state.board.rounds - state.round + int(place > moving)


def unscored(state: World) -> bool:
    """Return whether the current turn has not been scored yet."""
    ending = False
    for task in state.todo:
        if isinstance(task, Score):
            return True
        ending = ending or isinstance(task, EndTurn)
    return not ending


def standing(state: World, seat: int) -> float:
    """Return the expected coins of the seat, minus a share of the others'."""
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            others += purse(state, other) + promised(state, other, None)
    own = state.coins[seat] + promised(state, seat, threats(state, seat))
    return own - wishes.RIVALRY * others / (state.seats - 1)


def expected(state: World, seat: int) -> float:
    """Return the coins that the seat can expect at the end, with rivals as hindsight knows them."""
    return state.coins[seat] + wishes.KEPT_PROMISES * promised(state, seat, threats(state, seat))


def purse(state: World, other: int) -> float:
    """Return the coins of another seat. Secret coins are estimated from public information."""
    if state.rules.open_coins:
        return state.coins[other]
    return state.pouch[other] + TYPICAL_INCOME * state.turns_scored(other)


Threat = tuple[Regions, float]
"""The regions that a rival can reach, and the number of its tokens."""


def threats(state: World, seat: int) -> list[Threat]:
    found: list[Threat] = []
    for rival, race in enumerate(state.active):
        if rival == seat or state.peace[seat] == rival:
            continue
        if race == NONE:
            found.append((state.board.border, wishes.FRESH_TOKENS))
        else:
            found.append((reach(state, race), float(spare(state, race))))
    return found


def spare(state: World, race: int) -> int:
    """Return the tokens that could leave for conquests: all except one in each region."""
    return state.rules.races[race].tray - state.tray[race] - size(state.held_by(race))


def promised(state: World, seat: int, around: list[Threat] | None) -> float:
    """Return the coins that the current turn and later turns may bring the seat."""
    outlook = Outlook(state, seat)
    worth = 0.0
    race = state.active[seat]
    if race == NONE:
        people = People(wishes.FRESH_TOKENS, TOKEN, wishes.FRESH_GIFTS)
        people.young = True
    else:
        people = active_people(state, race, around)
        if outlook.now:
            worth += this_turn(state, seat, race, people)
    for elders in range(len(state.owner)):
        if state.owner[elders] == seat and state.declined[elders]:
            worth += declined_people(state, seat, elders, people, outlook)
    turns = outlook.later + (outlook.now if race == NONE else 0)
    return worth + people.best_life(turns)


def active_people(state: World, race: int, around: list[Threat] | None) -> People:
    """Return the numbers of an active people: its regions under threat, its spare tokens, and its abilities."""
    combo, land = state.combo[race], state.held_by(race)
    gift = gifts(state.board, combo)
    people = gift.people(max(0, spare(state, race) - combo.conquest_only_tokens))
    if around is None:
        people.regions = wishes.HELD * (size(land) + overlap(land, gift.lasting))
        people.bounties = wishes.HELD * overlap(land, gift.bounties)
    else:
        for region in members(land):
            safe, bit = 1 - danger(state, region, around), 1 << region
            people.regions += safe * (1 + overlap(bit, gift.lasting))
            people.bounties += safe * overlap(bit, gift.bounties)
    people.bounties += fortress_coins(state, race)
    people.quick = combo.declines_after_scoring
    return people


def this_turn(state: World, seat: int, race: int, people: People) -> float:
    """Return the income of the current turn. Regions that its tokens may still conquer are added to the people."""
    combo, land = state.combo[race], state.held_by(race)
    gift = gifts(state.board, combo)
    coins = float(pays(gift, land) + fortress_coins(state, race))
    coins += gift.each_turn + gift.per_spoil * state.spoils + (gift.on_arrival if state.newcomer else 0)
    troops = marching(state, race)
    if troops >= 0 and combo.spoils_per_token:
        people.tokens += state.spoils / combo.spoils_per_token
    if troops > 0:
        taken, paid = conquests(state, seat, race, troops)
        coins += paid
        people.regions += wishes.HELD * taken
        people.bounties += wishes.HELD * max(0.0, paid - taken)
        people.tokens = max(0.0, people.tokens - taken)
    # Conquest-only tokens are set aside at the end. Without other tokens, a region is lost.
    excess: int = size(land) + combo.conquest_only_tokens - state.rules.races[race].tray + state.tray[race]
    if excess > 0:
        coins -= excess
        people.regions -= excess
    return coins


def pays(gift: Gifts, land: Regions) -> int:
    """Return the coins a turn from these regions: one each, plus those of race and power."""
    return size(land) + overlap(land, gift.bounties) + overlap(land, gift.lasting)


def overlap(land: Regions, kinds: tuple[Regions, ...]) -> int:
    """Return the sum over all kinds of the number of these regions that are of the kind."""
    found = 0
    for regions in kinds:
        found += size(regions & land)
    return found


def fortress_coins(state: World, race: int) -> int:
    return size(state.fortresses & state.held_by(race)) if state.combo[race].fortresses else 0


def declined_people(state: World, seat: int, race: int, people: People, outlook: Outlook) -> float:
    """Return the worth of a declined people.

    It pays until the next decline, or to the end of the game if it outlasts that.
    """
    combo, land = state.combo[race], state.held_by(race)
    gift = gifts(state.board, combo)
    paying = float(pays(gift, land))
    worth = outlook.now * paying
    if combo.conquers_in_decline:
        troops = marching(state, race) if outlook.now else -1
        if troops > 0:
            taken, paid = conquests(state, seat, race, troops)
            worth += paid
            paying += taken
        paying += spare(state, race) * wishes.STRIDE
    active = state.active[seat]
    if combo.outlasts_decline or (active != NONE and state.combo[active].outlasts_decline):
        return worth + paying * wishes.KEPT * KEPT[outlook.later]
    people.elders += paying
    return worth


def danger(state: World, region: int, around: list[Threat]) -> float:
    """Return the risk that the region is lost before it pays again, from the enemies in reach and its defence."""
    bit = 1 << region
    if state.immune & bit:
        return 0.0
    tokens = 0.0
    for where, strength in around:
        if where & bit:
            tokens += strength
    defence: int = 2 + state.tokens[region] + state.camps[region]
    defence += (state.board.mountains >> region & 1) + (state.lairs >> region & 1) + (state.fortresses >> region & 1)
    return min(wishes.MOST_DANGER, wishes.DANGER * tokens / defence)


def marching(state: World, race: int) -> int:
    """Return the tokens of the moving people that can still conquer this turn; -1 if its conquests are over."""
    for task in reversed(state.todo):
        if isinstance(task, Conquer | BerserkConquer) and task.race == race:
            return state.hand[race]
        if isinstance(task, Course | Campaign) or (isinstance(task, Muster) and task.race == race):
            return spare(state, race)
        if isinstance(task, Score) or (isinstance(task, Redeploy) and task.race == race):
            break
    return -1


def conquests(state: World, seat: int, race: int, troops: int) -> tuple[float, float]:
    """Return the number of regions that the troops may take this turn, and their coins.

    The best value for its cost comes first.
    """
    own = 0
    for people, owner in enumerate(state.owner):
        if owner == seat:
            own |= state.land[people]
    combo = state.combo[race]
    gift = gifts(state.board, combo)
    beside = discount_regions(state.board, combo, state.land[race]) if combo.cheaper_beside else []
    choices: list[tuple[float, int, int]] = []
    for region in members(reach(state, race) & ~forbidden(state, seat, race) & ~own):
        price = cost(state, race, region, beside)
        coins = pays(gift, 1 << region) + (gift.per_spoil if state.tokens[region] else 0)
        choices.append((coins / price, price, coins))
    choices.sort(reverse=True)
    taken = paid = 0.0
    for _, price, coins in choices:
        if price <= troops:
            troops -= price
            taken += 1
            paid += coins
            if not troops:
                return taken, paid
    return taken + wishes.LAST_TRY, paid + wishes.LAST_TRY
