"""Every question of Root that the recount can answer by itself: the name under which it is asked, and who works out
what may be answered. A pause (1.4.2) offers `extras` beside what it asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.recount import (
    root_alliance,
    root_corvids,
    root_duchy,
    root_extras,
    root_eyrie,
    root_hundreds,
    root_keepers,
    root_lizards,
    root_marquise,
    root_riverfolk,
    root_setup,
    root_vagabond,
)
from tests.recount.root_battle import ambushes, effects, losses, order_effects
from tests.recount.root_crafts import crafts
from tests.recount.root_table import Table

Answers = Callable[[Table], set[str]]


def nothing(_: Table) -> set[str]:
    return {"pass"}


def craft_or_pass(table: Table) -> set[str]:
    return {"pass"} | crafts(table)


def discard(table: Table) -> set[str]:
    """G.1.26: any card, until five are left."""
    return {f"discard {card}" for card in table.hand}


PAUSES: Final[dict[str, Answers]] = {
    "Breather": nothing, "LastChance": nothing,
    "Workshops": craft_or_pass, "Roosts": craft_or_pass, "CitadelsAndMarkets": craft_or_pass,
    "CraftAtCamps": craft_or_pass, "CraftWithGardens": craft_or_pass, "PlotCraft": craft_or_pass,
    "Act": root_marquise.act,
    "Obey": root_eyrie.obey, "AddToDecree": root_eyrie.add_to_decree, "PlaceNewRoost": root_eyrie.new_roost,
    "Revolt": root_alliance.revolt, "Spread": root_alliance.spread, "Prepare": root_alliance.prepare,
    "Operate": root_alliance.operate,
    "Slip": root_vagabond.slip, "Wander": root_vagabond.wander,
    "ChooseConspiracy": root_lizards.conspiracies, "Rituals": root_lizards.rituals,
    "Trade": root_riverfolk.trade,
    "Assembly": root_duchy.assembly, "Parliament": root_duchy.parliament, "SwayMinister": root_duchy.sway,
    "FlipPlots": root_corvids.flip, "CallFlock": root_corvids.flock,
    "Scheme": root_corvids.scheme, "Exert": root_corvids.exert,
    "Strongholds": root_hundreds.strongholds, "CommandHundreds": root_hundreds.command,
    "AdvanceWarlord": root_hundreds.advance, "Incite": root_hundreds.incite, "ChooseMood": root_hundreds.moods,
    "ActWithRetinue": root_keepers.act, "Encamp": root_keepers.encamp, "Decamp": root_keepers.decamp,
    "SummonKnights": root_keepers.knights, "GatherRetinue": root_keepers.gather,
}  # fmt: skip
QUESTIONS: Final[dict[str, Answers]] = {
    "Ambush": ambushes, "Foil": ambushes, "DiscardDown": discard, "PayAny": root_extras.pay_any,
    "NamePlayer": root_extras.name_player, "TakeGranted": root_extras.take_granted, "Emigrate": root_extras.emigrate,
    "FightThere": root_extras.fight_there, "PayTax": root_extras.pay_tax, "Deceive": root_extras.deceive,
    "PayPropaganda": root_extras.pay_propaganda, "Persuade": root_extras.persuade, "Sabotage": root_extras.sabotage,
    "TurnItem": root_extras.turn_item, "AskInformants": root_extras.informants,
    "UseEffects": effects, "OrderEffects": order_effects, "GiveBack": root_extras.give_back,
    "PlaceKeep": root_setup.keep, "FirstRoost": root_setup.home, "FirstGarden": root_setup.home,
    "Surface": root_setup.home, "GatherHorde": root_setup.home, "FirstCamp": root_setup.home,
    "SecondCamp": root_setup.second_camp, "StartBuilding": root_setup.start_building,
    "ChooseOutcast": root_setup.outcast, "Infiltrate": root_setup.infiltrate, "PlacePawn": root_setup.pawn,
    "ChooseCharacter": root_setup.character,
    "PayWood": root_marquise.pay_wood,
    "CallAllies": root_vagabond.call_allies, "HireArbiter": root_vagabond.hire_arbiter,
    "Reward": root_vagabond.reward,
    "DeclareLoot": root_hundreds.declare_loot, "Revel": root_hundreds.revel,
    "March": root_marquise.march, "FieldHospital": root_marquise.field_hospital,
    "ChooseLeader": root_eyrie.leaders, "NewLeader": root_eyrie.leaders,
    "PaySupporter": root_alliance.pay_supporter, "Appease": root_alliance.appease,
    "DiscardSupporter": root_alliance.discard_supporter,
    "BringAllies": root_vagabond.bring_allies, "StrikePiece": root_vagabond.strike_piece,
    "ImproviseQuest": root_vagabond.improvise_quest, "Glide": root_vagabond.glide,
    "GlideTogether": root_vagabond.glide, "MakeRoom": root_vagabond.make_room, "Steal": root_vagabond.steal,
    "DayLabor": root_vagabond.day_labor, "Hideout": root_vagabond.hideout, "ExhaustAny": root_vagabond.exhaust_any,
    "PayItems": root_vagabond.exhaust_any, "AskItem": root_vagabond.ask_item, "RefreshItem": root_vagabond.refresh,
    "DropItem": root_vagabond.drop_item,
    "Storm": root_lizards.storm,
    "ChooseFunds": root_riverfolk.fund, "SetPrice": root_riverfolk.price, "FirstPrice": root_riverfolk.price,
    "Embark": root_riverfolk.moor,
    "RevealPlans": root_duchy.reveal_plans, "RevealAnyPlans": root_duchy.reveal_any, "FillIn": root_duchy.fill_in,
    "Emerge": root_duchy.emerge, "Order": root_duchy.order, "OrderAgain": root_duchy.order_again,
    "Bank": root_duchy.bank, "RevealToSway": root_duchy.reveal_to_sway, "ChooseHumbled": root_duchy.humbled,
    "NamePlot": root_corvids.name_plot, "ShowCard": root_corvids.show_card,
    "Clash": root_hundreds.clash, "Pursue": root_hundreds.advance, "PlaceMob": root_hundreds.place_mob,
    "Anoint": root_hundreds.anoint, "Overflow": root_hundreds.overflow, "TakeLoot": root_hundreds.take_loot,
    "Embitter": root_hundreds.embitter,
    "DelveAfterBattle": root_keepers.delve_after_battle, "RecoverMore": root_keepers.recover_more,
    "CarryRelics": root_keepers.carry, "LayTrophy": root_keepers.enshrine,
}  # fmt: skip

EITHER: Final[dict[str, Callable[[Table], list[set[str]]]]] = {
    "AtBound": lambda table: bounds(table),
    "ChooseLosses": losses, "TakeHit": root_vagabond.take_hit, "WhichOrder": root_eyrie.which_order,
    "ChooseServant": root_keepers.servants,
}  # fmt: skip


ABOUT_CARDS: Final = {  # pauses that ask for cards of the hand and nothing else
    "Workshops", "Roosts", "CitadelsAndMarkets", "CraftAtCamps", "CraftWithGardens", "PlotCraft", "Strongholds",
    "AddToDecree", "Prepare", "Rituals",
}  # fmt: skip


def obvious(table: Table) -> bool:
    """R1: whether everyone can see that passing is all. Without a hand nothing of what may be answered is secret."""
    prompt, args, mine = table.asked.prompt, table.asked.args, table.seats[table.me]
    about_cards = prompt in ABOUT_CARDS or (prompt == "Act" and not args["count"])
    idle = prompt == "Wander" and not any(root_vagabond.board(table, table.me).items.ready.values())
    dry = not table.seen.deck and not table.seen.discard  # or a table might go on for ever by itself
    return not dry and not mine.hand.size and (about_cards or idle) and expected(table) == [{"pass"}]


def expected(table: Table) -> list[set[str]] | None:
    """What may be answered; where the view leaves two cases open, both. None for a question that is not watched. By the
    fifth edition plots are exposed in the middle of anything that one may let be."""
    answers = asked_for(table)
    if answers is None or not table.fifth:
        return answers
    exposed = root_extras.exposures(table, table.me)
    return [found | exposed if found & {"pass", "stop"} else found for found in answers]


def asked_for(table: Table) -> list[set[str]] | None:
    """The same, but for that."""
    prompt = table.asked.prompt
    if prompt in EITHER:
        return EITHER[prompt](table)
    if prompt in PAUSES:
        begun = table.memory.done["decreed"] if prompt == "AddToDecree" else table.memory.done["gathered"]
        closed = prompt in ("AddToDecree", "GatherRetinue") and begun  # 1.4.2: nothing comes between
        return [PAUSES[prompt](table) | (set() if closed else root_extras.extras(table))]
    if prompt in QUESTIONS:
        return [QUESTIONS[prompt](table)]
    return None


def bounds(table: Table) -> list[set[str]]:
    """1.4.1: at the start of Birdsong services are sold too (11.2.6); at its end a Lavish warlord gives (14.7.4)."""
    start, end = root_extras.bound(table)
    if table.seen.phase == "birdsong":
        start |= root_riverfolk.sales(table, table.me)
        if table.factions[table.me] == "hundreds":
            mine = root_hundreds.board(table, table.me)
            hoard = {item for track in mine.hoard.values() for item in track}
            end |= {f"part_with {item}" for item in hoard} if mine.mood == "lavish" else set()
    return [start, end]
