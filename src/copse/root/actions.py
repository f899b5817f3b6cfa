"""The vocabulary: every choice that Root can offer.

A verb is secret if it names something that lies face down, or if it happens at the same moment as another player's
choice (§4.3.4). A number never changes: later additions give their generation (`since` of a verb, `LATER` of a value)
and are numbered after everything else.
"""

from __future__ import annotations

from typing import Final

from copse.kernel.actions import Vocabulary
from copse.root.board import CLEARINGS, FIRST_FOREST, MOST_FORESTS, PLACES
from copse.root.cards import CARD_IDS, CARDS, DOMINANCE, ITEMS, QUEST_IDS, SUITS
from copse.root.pieces import PIECES, PRINTED_PIECES

CLEARING: Final = range(1, CLEARINGS + 1)
PLACE: Final = range(PLACES)
ANYWHERE: Final = range(1, FIRST_FOREST + MOST_FORESTS)  # clearings and forests
WARRIORS: Final = range(1, 26)
SEAT: Final = range(6)
PARTY: Final = range(9)  # the seats of a table, then its hirelings
ANY_PRICE: Final = range(1, 5)  # the highest numbers of actions, whatever an edition prints
DOMINANCE_IDS: Final = tuple(CARDS[card].id for card in DOMINANCE)
COLUMNS: Final = ("recruit", "move", "battle", "build")  # of the decree
LEADERS: Final = ("builder", "charismatic", "commander", "despot")
CHARACTERS: Final[tuple[str, ...]] = (
    "thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "ronin", "harrier",
)  # fmt: skip
FOREST: Final = range(FIRST_FOREST, FIRST_FOREST + MOST_FORESTS)
PRINTED_CARDS: Final = (  # the setup cards (§A.8.1); new ones go to the end
    "marquise", "eyrie", "alliance", "vagabond", "vagabond2", "lizards", "riverfolk", "duchy", "corvids", "hundreds",
    "keepers",
)  # fmt: skip
DRAFTED: Final = [*PRINTED_CARDS]  # and those of packages, numbered after them
RETINUE: Final = ("move", "delve", "recover")  # the columns of the Keepers' servants
SERVANTS: Final = (*CARD_IDS, "faithful_retainer")
RELIC_TYPES: Final = ("figure", "tablet", "jewelry")
_TURNED: Final = PRINTED_PIECES.index("figure_1")
RELICS: Final = (*RELIC_TYPES, *PRINTED_PIECES[_TURNED : _TURNED + 9])  # value down, then value up
WAYSTATIONS: Final = PRINTED_PIECES[_TURNED - 6 : _TURNED]  # named after the side that lies up and the one below
MINISTERS: Final = (
    "foremole", "captain", "marshal", "brigadier", "banker", "mayor", "duchess_of_mud", "baron_of_dirt",
    "earl_of_stone",
)  # fmt: skip

MOODS: Final = ("bitter", "grandiose", "jubilant", "lavish", "relentless", "rowdy", "stubborn", "wrathful")
PRINTED_BANDS: Final = (  # the sides of the hirelings' cards, promoted and demoted (§E); new ones go to the end
    "forest_patrol", "feline_physicians", "last_dynasty", "bluebird_nobles", "spring_uprising", "rabbit_scouts",
    "the_exile", "the_brigand", "highway_bandits", "bandit_gangs", "riverfolk_flotilla", "otter_divers",
    "warm_sun_prophets", "lizard_envoys", "corvid_spies", "raven_sentries", "sunward_expedition", "mole_artisans",
    "furious_protector", "stoic_protector", "flame_bearers", "rat_smugglers", "vault_keepers", "badger_bodyguards",
    "popular_band", "street_band",
)  # fmt: skip
BANDS: Final = [*PRINTED_BANDS]  # and those of packages, numbered after them
LANDMARKS: Final = ("black_market", "elder_treetop", "ferry", "legendary_forge", "lost_city", "tower")  # §F
STALLS: Final = range(1, 4)  # the places of the cards at the Black Market
SERVICES: Final = ("hand_card", "riverboats", "mercenaries")  # §11.2.7

LATER: Final[dict[str, dict[str, int]]] = {  # field → value → generation; values that are not named belong to the first
    "seat": {str(party): 1 for party in PARTY if party not in SEAT},
    "defender": {str(party): 1 for party in PARTY if party not in SEAT},
    "piece": {"foothold": 1, "vault": 1},
}
VOCABULARY: Final = Vocabulary(__name__, LATER)
_verb = VOCABULARY.verb

# for everyone
PASS: Final = _verb("pass", "root:1.4.1")
MOVE: Final = _verb("move", "root:4.2", "{origin}>{target} x{count}", origin=PLACE, target=PLACE, count=WARRIORS)
SAIL: Final = _verb("sail", "root:C.2.5", "{target} x{count}", target=CLEARING, count=WARRIORS)
BATTLE: Final = _verb("battle", "root:4.3", "{clearing} {seat}", clearing=CLEARING, seat=PARTY)
AMBUSH: Final = _verb("ambush", "root:4.3.1", "{card}", card=CARD_IDS)
LOSE: Final = _verb("lose", "root:4.3.4", "{piece}", secret=True, piece=PIECES)
CRAFT: Final = _verb("craft", "root:4.1", "{card}", card=CARD_IDS)
USE: Final = _verb("use", "root:4.1.3", "{card}", card=CARD_IDS)
ACTIVATE: Final = _verb("activate", "root:3.3.1", "{card}", card=DOMINANCE_IDS)
CLAIM: Final = _verb("claim", "root:3.3.4", "{dominance} for {card}", dominance=DOMINANCE_IDS, card=CARD_IDS)
CLEAR_PATH: Final = _verb("clear", "root:C.3.3", "{a}-{b} for {card}", a=CLEARING, b=CLEARING, card=CARD_IDS)
SPEND: Final = _verb("spend", "root:2.1", "{card}", card=CARD_IDS)
DISCARD: Final = _verb("discard", "root:G.1.26", "{card}", card=CARD_IDS)
GIVE: Final = _verb("give", "root:1.3.2", "{card}", secret=True, card=CARD_IDS)
TAKE_CARD: Final = _verb("pick_up", "root:1.2.2", "{card}", secret=True, card=CARD_IDS)
CHOOSE: Final = _verb("choose", "root:1.1.3", "{seat}", seat=SEAT)
SETTLE: Final = _verb("settle", "root:5.1.7", "{clearing}", clearing=CLEARING)
WITH_SUIT: Final = _verb("with", "root:4.1.1", "{suit}", suit=SUITS[:3])
TAKE_OFF: Final = _verb("take_off", "root:G.1.32", "{clearing}", clearing=CLEARING)
SABOTAGE: Final = _verb("sabotage", "root:4.1.3", "{seat} {card}", seat=SEAT, card=CARD_IDS)
CONVERT: Final = _verb("replace", "root:G.1.4", "{clearing} {seat}", clearing=CLEARING, seat=PARTY)
TURN_ITEM: Final = _verb("turn", "root:G.1.22", "{item}", item=ITEMS)
STOP: Final = _verb("stop", "root:1.4.1")

# Marquise de Cat
BUILD: Final = _verb("build", "root:6.5.4", "{piece} {clearing}", piece=PIECES, clearing=CLEARING)
RECRUIT: Final = _verb("recruit", "root:6.5.3")
OVERWORK: Final = _verb("overwork", "root:6.5.5", "{clearing} for {card}", clearing=CLEARING, card=CARD_IDS)
EXTRA: Final = _verb("extra", "root:6.5", "{card}", card=CARD_IDS)
HAUL: Final = _verb("haul", "root:6.5.4.II", "{clearing}", clearing=CLEARING)

# Eyrie Dynasties
LEAD: Final = _verb("lead", "root:7.3.3", "{leader}", leader=LEADERS)
DECREE: Final = _verb("decree", "root:7.4.2", "{card}:{column}", card=CARD_IDS, column=COLUMNS)
RESOLVE: Final = _verb("resolve", "root:7.5.2", "{suit}", suit=SUITS)
ENLIST: Final = _verb("enlist", "root:7.5.2.I", "{clearing}", clearing=CLEARING)
ROOST: Final = _verb("roost", "root:7.5.2.IV", "{clearing}", clearing=CLEARING)

# Woodland Alliance
REVOLT: Final = _verb("revolt", "root:8.4.1", "{clearing}", clearing=CLEARING)
SPREAD: Final = _verb("spread", "root:8.4.2", "{clearing}", clearing=CLEARING)
SUPPORT: Final = _verb("supporter", "root:8.2.3", "{card}", secret=True, card=CARD_IDS)
MOBILIZE: Final = _verb("mobilize", "root:8.5.2", "{card}", secret=True, card=CARD_IDS)
TRAIN: Final = _verb("train", "root:8.5.3", "{card}", card=CARD_IDS)
RALLY: Final = _verb("rally", "root:8.6.1.III", "{clearing}", clearing=CLEARING)
ORGANIZE: Final = _verb("organize", "root:8.6.1.IV", "{clearing}", clearing=CLEARING)

# Vagabonds
CHARACTER: Final = _verb("character", "root:9.3.1", "{character}", character=CHARACTERS)
GO: Final = _verb("go", "root:9.5.1", "{place}", place=ANYWHERE)
LEAD_ALLIES: Final = _verb("bring", "root:9.2.9.II.b", "{seat} x{count}", seat=SEAT, count=WARRIORS)
ALLY: Final = _verb("ally", "root:9.2.9.II.c", "{seat}", seat=SEAT)
REFRESH: Final = _verb("refresh", "root:9.4.1", "{item}", item=ITEMS)
EXHAUST: Final = _verb("exhaust", "root:9.2.5", "{item}", item=ITEMS)
DAMAGE: Final = _verb("damage", "root:9.2.7", "{item}", secret=True, item=ITEMS)
DAMAGE_SPENT: Final = _verb("damage_spent", "root:9.2.7", "{item}", secret=True, item=ITEMS)
REPAIR: Final = _verb("repair", "root:9.5.7", "{item}", item=ITEMS)
REPAIR_SPENT: Final = _verb("repair_spent", "root:9.5.7", "{item}", item=ITEMS)
EXPLORE: Final = _verb("explore", "root:9.5.3")
FIND: Final = _verb("find", "root:9.7.3", "{item}", item=ITEMS)
AID: Final = _verb("aid", "root:9.5.4", "{seat} {card}", secret=True, seat=SEAT, card=CARD_IDS)
ASK_ITEM: Final = _verb("ask", "root:9.5.4", "{item}", item=ITEMS)
QUEST: Final = _verb("quest", "root:9.5.5", "{quest}", quest=QUEST_IDS)
REWARD_POINTS: Final = _verb("points", "root:9.5.5")
REWARD_CARDS: Final = _verb("cards", "root:9.5.5")
STRIKE: Final = _verb("strike", "root:9.5.6", "{seat}", seat=PARTY)
SPECIAL: Final = _verb("special", "root:9.5.9")
DROP_ITEM: Final = _verb("drop", "root:9.6.4", "{item}", item=ITEMS)
DROP_SPENT: Final = _verb("drop_spent", "root:9.6.4", "{item}", item=ITEMS)
COALITION: Final = _verb("coalition", "root:9.2.8", "{card} {seat}", card=DOMINANCE_IDS, seat=SEAT)
INSTIGATE: Final = _verb("instigate", "root:D.4.2", "{attacker} {defender}", attacker=SEAT, defender=PARTY)
REFRESH_DAMAGED: Final = _verb("refresh_damaged", "root:9.4.1", "{item}", item=ITEMS)
ASK_TURNED: Final = _verb("ask_turned", "root:9.5.4", "{item}", item=ITEMS)
DROP_DAMAGED: Final = _verb("drop_damaged", "root:9.6.4", "{item}", item=ITEMS)
DROP_DAMAGED_SPENT: Final = _verb("drop_damaged_spent", "root:9.6.4", "{item}", item=ITEMS)
HIRE: Final = _verb("hire", "root:D.5.2", "{seat}", seat=SEAT)
IMPROVISE: Final = _verb("improvise", "root:D.7.2", "{item} for {other}", item=ITEMS, other=ITEMS)

# §10 the Lizard Cult
OUTCAST: Final = _verb("outcast", "root:10.3.3", "{suit}", suit=SUITS[:3])
SANCTIFY: Final = _verb("sanctify", "root:10.4.3.III", "{piece} {clearing}", piece=PIECES, clearing=CLEARING)
PLANT: Final = _verb("plant", "root:10.5.1", "{card} in {clearing}", card=CARD_IDS, clearing=CLEARING)
SUMMON: Final = _verb("summon", "root:10.5.2", "{card} in {clearing}", card=CARD_IDS, clearing=CLEARING)
PREACH: Final = _verb("preach", "root:10.5.3", "{card}", card=CARD_IDS)
SACRIFICE: Final = _verb("sacrifice", "root:10.5.4", "{card}", card=CARD_IDS)

# §11 the Riverfolk Company
BUY_CARD: Final = _verb("buy_card", "root:11.2.7.I", "{card}", card=CARD_IDS)
BUY_BOATS: Final = _verb("buy_boats", "root:11.2.7.II")
BUY_MERCENARIES: Final = _verb("buy_mercenaries", "root:11.2.7.III")
MOOR: Final = _verb("moor", "root:11.5.5", "{clearing}", clearing=CLEARING)
PRICE: Final = _verb("price", "root:11.6.2", "{service} {price}", service=SERVICES, price=ANY_PRICE)
FUND: Final = _verb("fund", "root:11.2.4", "{seat}", seat=SEAT)
EXPORT: Final = _verb("export", "root:11.5.3.I", "{card}", card=CARD_IDS)
DRAW_CARD: Final = _verb("draw", "root:11.5.4")
TRADE_POST: Final = _verb("trade_post", "root:11.5.6", "{clearing}", clearing=CLEARING)

# §12 the Underground Duchy
REVEAL: Final = _verb("reveal", "root:G.1.16", "{card}", card=CARD_IDS)
CITADEL: Final = _verb("citadel", "root:12.5.1.I", "{clearing}", clearing=CLEARING)
MARKET: Final = _verb("market", "root:12.5.1.I", "{clearing}", clearing=CLEARING)
MUSTER: Final = _verb("muster", "root:12.5.1.II")
DIG: Final = _verb("dig", "root:12.5.1.V", "{clearing} for {card}", clearing=CLEARING, card=CARD_IDS)
CALL: Final = _verb("call", "root:12.5.2", "{minister}", minister=MINISTERS)
SWAY: Final = _verb("sway", "root:12.5.3", "{minister}", minister=MINISTERS)
DEMOTE: Final = _verb("demote", "root:12.2.3", "{minister}", minister=MINISTERS)

# §13 the Corvid Conspiracy
PLOTS: Final = ("bomb", "snare", "extortion", "raid")  # §13.7
FLIP: Final = _verb("flip", "root:13.4.2", "{clearing}", clearing=CLEARING)
FLOCK: Final = _verb("flock", "root:13.4.3", "{suit} for {card}", suit=SUITS[:3], card=CARD_IDS)
PERCH: Final = _verb("perch", "root:1.5.4", "{clearing}", clearing=CLEARING)
PLOT: Final = _verb("plot", "root:13.5.2", "{clearing} {plot}", secret=True, clearing=CLEARING, plot=PLOTS)
TRICK: Final = _verb("trick", "root:13.5.4", "{a}-{b}", a=CLEARING, b=CLEARING)
EXPOSE: Final = _verb("expose", "root:13.2.4", "{clearing}", clearing=CLEARING)
GUESS: Final = _verb("guess", "root:13.2.4", "{plot}", plot=PLOTS)
SHOW: Final = _verb("show", "root:13.2.4", "{card}", secret=True, card=CARD_IDS)

# §14 the Lord of the Hundreds
FOLLOWERS: Final = range(21)  # of the warlord
MARCH: Final = _verb(
    "march", "root:14.5.3", "{origin}>{target} x{count}", origin=CLEARING, target=CLEARING, count=FOLLOWERS
)
EMBARK: Final = _verb("embark", "root:C.2.5", "{target} x{count}", target=CLEARING, count=FOLLOWERS)
HOARD: Final = _verb("hoard", "root:14.2.3", "{card}", card=CARD_IDS)
PART_WITH: Final = _verb("part_with", "root:14.2.4", "{item}", item=ITEMS)
LOOT: Final = _verb("loot", "root:14.2.5")
PLUNDER: Final = _verb("plunder", "root:14.2.5", "{item}", item=ITEMS)
PLUNDER_TURNED: Final = _verb("plunder_turned", "root:14.2.5", "{item}", item=ITEMS)
RAZE: Final = _verb("raze", "root:14.4.1", "{clearing}", clearing=CLEARING)
MOB: Final = _verb("mob", "root:14.4.1", "{clearing}", clearing=CLEARING)
ANOINT: Final = _verb("anoint", "root:14.4.3", "{clearing}", clearing=CLEARING)
MOOD: Final = _verb("mood", "root:14.4.4", "{mood}", mood=MOODS)
FORTIFY: Final = _verb("fortify", "root:14.5.2.III", "{clearing} for {card}", clearing=CLEARING, card=CARD_IDS)
INCITE: Final = _verb("incite", "root:14.6.1", "{clearing} for {card}", clearing=CLEARING, card=CARD_IDS)
CALL_OFF: Final = _verb("call_off", "root:14.7.1", "{clearing}", clearing=CLEARING)
ROLL_MOB: Final = _verb("roll_mob", "root:14.7.3")

# §15 the Keepers in Iron
CARRY: Final = _verb("carry", "root:15.2.4", "{relic}", relic=RELICS)
ENSHRINE: Final = _verb("enshrine", "root:15.2.5", "{place}", place=FOREST)
ENCAMP: Final = _verb("encamp", "root:15.4.1", "{clearing} {waystation}", clearing=CLEARING, waystation=WAYSTATIONS)
DECAMP: Final = _verb("decamp", "root:15.4.2", "{clearing} {waystation}", clearing=CLEARING, waystation=WAYSTATIONS)
KNIGHT: Final = _verb("knight", "root:15.4.3", "{clearing} for {card}", clearing=CLEARING, card=CARD_IDS)
SERVE: Final = _verb("serve", "root:15.5.2", "{servant}", servant=SERVANTS)
DELVE: Final = _verb(
    "delve", "root:15.5.2.II", "{clearing} {place} {relic}", clearing=CLEARING, place=FOREST, relic=RELICS
)
RECOVER: Final = _verb("recover", "root:15.5.2.III", "{clearing} {relic}", clearing=CLEARING, relic=RELICS)
GATHER: Final = _verb("gather", "root:15.6.2", "{card}:{duty}", card=CARD_IDS, duty=RETINUE)
REASSIGN: Final = _verb(
    "reassign", "root:15.6.2", "{servant} {post}>{duty}", servant=SERVANTS, post=RETINUE, duty=RETINUE
)

# §E the hirelings
ENGAGE: Final = _verb("engage", "root:E.1.1", "{hireling}", since=1, hireling=BANDS)
COMMAND: Final = _verb("command", "root:E.2.4", "{hireling}", since=1, hireling=BANDS)
STATION: Final = _verb("station", "root:G.1.19", "{clearing}", since=1, clearing=CLEARING)
DONATE: Final = _verb("donate", "root:E.2.2", "{item}", since=1, item=ITEMS)
DONATE_TURNED: Final = _verb("donate_turned", "root:E.2.2", "{item}", since=1, item=ITEMS)
UNEARTH: Final = _verb("unearth", "root:E.2.4", "{clearing}", since=1, clearing=CLEARING)
WAYLAY: Final = _verb("waylay", "root:E.2.4", "{a}-{b}", since=1, a=CLEARING, b=CLEARING)
WITHDRAW: Final = _verb("withdraw", "root:E.2.4", "{a}-{b}", since=1, a=CLEARING, b=CLEARING)
REINFORCE: Final = _verb("reinforce", "root:E.2.4", since=1)
SPY: Final = _verb("spy", "root:E.2.4", "{clearing}", since=1, clearing=CLEARING)
SMUGGLE: Final = _verb("smuggle", "root:E.2.2", "{card}", secret=True, since=1, card=CARD_IDS)

# §F the landmarks
ERECT: Final = _verb("erect", "root:A.5.3", "{landmark} {clearing}", since=1, landmark=LANDMARKS, clearing=CLEARING)
SWAP: Final = _verb("swap", "root:F.1", "{stall} for {card}", secret=True, since=1, stall=STALLS, card=CARD_IDS)

# §A advanced setup
TAKE: Final = _verb("take", "root:A.8.2", "{faction}", since=1, faction=DRAFTED)
RETURN: Final = _verb("return", "root:A.10", "{card}", secret=True, since=1, card=CARD_IDS)

# the early Law
REFORM: Final = _verb("reform", "early:6.5.2", "{card}", since=1, card=CARD_IDS)
SHIFT_ORDER: Final = _verb(
    "shift", "early:6.5.2", "{suit} {column}>{onto}", since=1, suit=SUITS, column=COLUMNS, onto=COLUMNS
)

VOCABULARY.complete()
PACKED: Final = VOCABULARY.extended()  # of tables with packages
