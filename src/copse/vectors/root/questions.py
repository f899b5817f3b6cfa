"""The questions of Root that have a value in the vector, in the vector's order.

Trained models depend on this order, so the list does not change within a version of the environment. A newer question
has no value until the next version. A question that is no longer asked keeps its place.
"""

from __future__ import annotations

from typing import Final

QUESTIONS: Final = (
    "PayToll", "Ambush", "Foil", "OrderEffects", "UseEffects", "ChooseLosses", "NameSuitToAtone", "Atone",
    "AtoneWith", "GuessFlip", "PayInvestors", "HireVagabot", "PayAny", "TakeFaction", "KeepCards", "AddToEarlyDecree",
    "BeforeNoon", "Reform", "RebuildRoost", "AddHits", "ReduceHits", "LoseImprovement", "Infirmary", "BuildAround",
    "MarchOn", "PickPocket", "Scout", "UseSwords", "ChooseHomeland", "CallAway", "FlipTogether", "DiscardBirds",
    "GlideTogether", "NamePlayer", "TakeGranted", "Sabotage", "GiveBack", "Deceive", "Emigrate", "FightThere",
    "TurnItem", "PayPropaganda", "Persuade", "AskInformants", "PayTax", "PaySupporter", "OrderLosses",
    "DiscardSupporter", "NameSuit", "Appease", "AppeaseWith", "Revolt", "ChooseBase", "Spread", "Prepare", "Operate",
    "Steal", "DayLabor", "Hideout", "HireArbiter", "Glide", "NamePlot", "ShowCard", "Infiltrate", "PlotHomeland",
    "FirstPlot", "PlotCraft", "FlipPlots", "CallFlock", "Perch", "Scheme", "Exert", "ChooseHumbled", "Surface",
    "SurfaceInHomeland", "Assembly", "RevealPlans", "FillIn", "Emerge", "Parliament", "Order", "RevealAnyPlans",
    "OrderAgain", "Bank", "SwayMinister", "RevealToSway", "CitadelsAndMarkets", "FirstRoost", "RoostHomeland",
    "ChooseLeader", "AddToDecree", "PlaceNewRoost", "Roosts", "Obey", "WhichOrder", "NewLeader", "Strongholds",
    "Overflow", "DeclareLoot", "TakeLoot", "GatherHorde", "HordeHomeland", "Raze", "ChooseFind", "PlaceMob", "Anoint",
    "ChooseMood", "CommandHundreds", "AdvanceWarlord", "Clash", "Pursue", "Incite", "Revel", "Embitter",
    "CarryRelics", "LayTrophy", "FirstCamp", "SecondCamp", "FirstHomeland", "SecondHomeland", "Encamp", "Decamp",
    "SummonKnights", "CraftAtCamps", "ActWithRetinue", "ChooseServant", "DelveAfterBattle", "RecoverMore",
    "GatherRetinue", "FirstGarden", "GardenHomeland", "ChooseGarden", "ChooseOutcast", "ChooseConspiracy", "Storm",
    "Rituals", "CraftWithGardens", "FieldHospital", "PlaceKeep", "StartBuilding", "ChooseHomelands", "KeepInHomeland",
    "BuildInHomelands", "Workshops", "Act", "March", "PayWood", "ChooseFunds", "Embark", "SetPrice", "FirstPrice",
    "Trade", "ChoosePost", "TakeHit", "CallAllies", "PayItems", "ChooseCharacter", "PlacePawn", "RefreshItem", "Slip",
    "BringAllies", "Wander", "FindItem", "ExhaustAny", "AskItem", "ImproviseQuest", "Reward", "StrikePiece",
    "DropItem", "MoveThenBattle", "BattleOnce", "BattleInEach", "FirstSpy", "SecondSpy", "SendSpies", "SpyOrders",
    "BearersAnew", "FirstBearers", "BearersAtBirdsong", "Burn", "BurnPiece", "SpreadFire", "SmuggledAct",
    "PatrolOrders", "TreatFallen", "Refuge", "PostProtector", "CallProtector", "WalkProtector", "LieInWait",
    "WithdrawBandit", "PostBandit", "JoinOnTheWay", "PostGang", "GangOrders", "ShareWarriors", "PassOn",
    "EngageHireling", "SettleDynasty", "DynastyOrders", "PlaceBand", "FirstConcert", "SecondConcert", "PlayForHirer",
    "PlayElsewhere", "ChooseStage", "DrawListeners", "LaunchFlotilla", "TradeAboard", "SteerFlotilla",
    "RiseSomewhere", "RiseAgain", "BreakOut", "HearScouts", "LiftFoothold", "PlaceFoothold", "FirstFoothold",
    "BringDiggers", "ExpeditionOrders", "ManFoothold", "KeepRevealed", "PlaceExile", "ExileOrders", "BrigandOrders",
    "RobPlayer", "SettleKeepers", "ResettleKeepers", "ExtendVaults", "VaultOrders", "SendProphet", "ProphetOrders",
    "Preach", "PreachOn", "FetchDiscard", "SpreadOut", "Erect", "Breather", "LastChance", "Ration", "Arrange",
    "AtBound", "DiscardDown",
)  # fmt: skip
