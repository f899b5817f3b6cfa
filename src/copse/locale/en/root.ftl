### Root: what the engine calls its things, choices, questions and events.
### Extra figures beside the engine's own: $who (a seat), $where (clearings), $pieces (a piece with its number), $object
### (a piece or item as something is done to it). Seats, places, cards and other ids come as names.

## Figures with their noun

warriors = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}
warriors-object = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-object = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
supporters = { $count ->
    [one] { $count } supporter
   *[other] { $count } supporters
}
officers = { $count ->
    [one] { $count } officer
   *[other] { $count } officers
}
items = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
turns = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
crafters = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
logs = { $count ->
    [one] { $count } wood
   *[other] { $count } wood
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}

## Factions

faction-none = No faction yet
    .short = Undecided
undecided-seat = Player { $number }
faction-marquise = Marquise de Cat
    .short = Marquise
faction-eyrie = Eyrie Dynasties
    .short = Eyrie
faction-alliance = Woodland Alliance
    .short = Alliance
faction-vagabond = Vagabond
    .short = Vagabond
faction-vagabond2 = Second Vagabond
    .short = Vagabond II
faction-lizards = Lizard Cult
    .short = Cult
faction-riverfolk = Riverfolk Company
    .short = Riverfolk
faction-duchy = Underground Duchy
    .short = Duchy
faction-corvids = Corvid Conspiracy
    .short = Corvids
faction-hundreds = Lord of the Hundreds
    .short = Hundreds
faction-keepers = Keepers in Iron
    .short = Keepers

## Pieces

# .counted is the piece with its number, .object what is built or lost, .sign what stands on a drawn map.

piece-warrior = warrior
    .counted = { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }
    .object = a warrior
    .sign = w
piece-sawmill = sawmill
    .counted = { $count ->
        [one] { $count } sawmill
       *[other] { $count } sawmills
    }
    .object = a sawmill
    .sign = S
piece-workshop = workshop
    .counted = { $count ->
        [one] { $count } workshop
       *[other] { $count } workshops
    }
    .object = a workshop
    .sign = W
piece-recruiter = recruiter
    .counted = { $count ->
        [one] { $count } recruiter
       *[other] { $count } recruiters
    }
    .object = a recruiter
    .sign = R
piece-wood = wood
    .counted = { $count ->
        [one] { $count } wood
       *[other] { $count } wood
    }
    .object = a wood
    .sign = ≡
piece-keep = keep
    .counted = { $count ->
        [one] { $count } keep
       *[other] { $count } keeps
    }
    .object = the keep
    .sign = ♜
piece-roost = roost
    .counted = { $count ->
        [one] { $count } roost
       *[other] { $count } roosts
    }
    .object = a roost
    .sign = ∪
piece-base-fox = fox base
    .counted = { $count ->
        [one] { $count } fox base
       *[other] { $count } fox bases
    }
    .object = the fox base
    .sign = B
piece-base-rabbit = rabbit base
    .counted = { $count ->
        [one] { $count } rabbit base
       *[other] { $count } rabbit bases
    }
    .object = the rabbit base
    .sign = B
piece-base-mouse = mouse base
    .counted = { $count ->
        [one] { $count } mouse base
       *[other] { $count } mouse bases
    }
    .object = the mouse base
    .sign = B
piece-sympathy = sympathy
    .counted = { $count ->
        [one] { $count } sympathy
       *[other] { $count } sympathy
    }
    .object = sympathy
    .sign = ♥
piece-garden-fox = fox garden
    .counted = { $count ->
        [one] { $count } fox garden
       *[other] { $count } fox gardens
    }
    .object = a fox garden
    .sign = G
piece-garden-rabbit = rabbit garden
    .counted = { $count ->
        [one] { $count } rabbit garden
       *[other] { $count } rabbit gardens
    }
    .object = a rabbit garden
    .sign = G
piece-garden-mouse = mouse garden
    .counted = { $count ->
        [one] { $count } mouse garden
       *[other] { $count } mouse gardens
    }
    .object = a mouse garden
    .sign = G
piece-trade-post-fox = fox trade post
    .counted = { $count ->
        [one] { $count } fox trade post
       *[other] { $count } fox trade posts
    }
    .object = a fox trade post
    .sign = T
piece-trade-post-rabbit = rabbit trade post
    .counted = { $count ->
        [one] { $count } rabbit trade post
       *[other] { $count } rabbit trade posts
    }
    .object = a rabbit trade post
    .sign = T
piece-trade-post-mouse = mouse trade post
    .counted = { $count ->
        [one] { $count } mouse trade post
       *[other] { $count } mouse trade posts
    }
    .object = a mouse trade post
    .sign = T
piece-citadel = citadel
    .counted = { $count ->
        [one] { $count } citadel
       *[other] { $count } citadels
    }
    .object = a citadel
    .sign = C
piece-market = market
    .counted = { $count ->
        [one] { $count } market
       *[other] { $count } markets
    }
    .object = a market
    .sign = M
piece-tunnel = tunnel
    .counted = { $count ->
        [one] { $count } tunnel
       *[other] { $count } tunnels
    }
    .object = a tunnel
    .sign = ∩
piece-plot = plot
    .counted = { $count ->
        [one] { $count } plot
       *[other] { $count } plots
    }
    .object = a plot
    .sign = ?
piece-bomb = bomb
    .counted = { $count ->
        [one] { $count } bomb
       *[other] { $count } bombs
    }
    .object = a bomb
    .sign = b
piece-snare = snare
    .counted = { $count ->
        [one] { $count } snare
       *[other] { $count } snares
    }
    .object = a snare
    .sign = s
piece-extortion = extortion
    .counted = { $count ->
        [one] { $count } extortion
       *[other] { $count } extortions
    }
    .object = an extortion
    .sign = e
piece-raid = raid
    .counted = { $count ->
        [one] { $count } raid
       *[other] { $count } raids
    }
    .object = a raid
    .sign = r
piece-stronghold = stronghold
    .counted = { $count ->
        [one] { $count } stronghold
       *[other] { $count } strongholds
    }
    .object = a stronghold
    .sign = F
piece-mob = mob
    .counted = { $count ->
        [one] { $count } mob
       *[other] { $count } mobs
    }
    .object = a mob
    .sign = !
piece-warlord = warlord
    .counted = { $count ->
        [one] { $count } warlord
       *[other] { $count } warlords
    }
    .object = the warlord
    .sign = ♛
piece-figure = figure
    .counted = { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
    .object = a figure
    .sign = f
piece-tablet = tablet
    .counted = { $count ->
        [one] { $count } tablet
       *[other] { $count } tablets
    }
    .object = a tablet
    .sign = t
piece-jewelry = jewelry
    .counted = { $count ->
        [one] { $count } piece of jewelry
       *[other] { $count } pieces of jewelry
    }
    .object = a piece of jewelry
    .sign = j

## Suits, items, places

suit-fox = fox
suit-rabbit = rabbit
suit-mouse = mouse
suit-bird = bird
suit-any = any suit
item-boots = boots
    .object = boots
item-bag = bag
    .object = a bag
item-crossbow = crossbow
    .object = a crossbow
item-hammer = hammer
    .object = a hammer
item-sword = sword
    .object = a sword
item-tea = tea
    .object = tea
item-coins = coins
    .object = coins
item-torch = torch
    .object = a torch
map-autumn = Autumn
map-winter = Winter
map-lake = Lake
map-mountain = Mountain
deck-standard = standard deck
deck-exiles = Exiles and Partisans
questions-open = all but the obvious
questions-all = all of them
setup-standard = standard
setup-advanced = advanced, with a draft
printing-old = as when the book was printed
printing-new = as printed now
card-texts-first = as when the book was printed
card-texts-later = as in later printings
printing-same = like the other landmarks
control-die-three-twos = 2, 2, 2, 3, 3, 4
control-die-three-threes = 2, 2, 3, 3, 3, 4
effects-order-active = whoever’s turn it is says
effects-order-turn = in order of play
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening
decree-recruit = recruit
decree-move = move
decree-battle = battle
decree-build = build
forest = forest { $forest }
burrow = the Burrow

## Leaders and characters

leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot
vizier = loyal vizier
character-thief = Thief
    .special = steal a card
    .help = For a torch he takes a random card from a player in his clearing.
character-tinker = Tinker
    .special = day labor
    .help = For a torch he takes a card that matches his clearing from the discard pile.
character-ranger = Ranger
    .special = hideout
    .help = For a torch he repairs { items }, and Daylight ends.
character-vagrant = Vagrant
    .special = instigate a battle
    .help = For a torch he sets two players in his clearing against each other.
character-arbiter = Arbiter
    .special = protector
    .help = Whoever defends beside him may hire his swords, for a point to him.
character-scoundrel = Scoundrel
    .special = scorched earth
    .help = For a torch he burns his clearing down: enemies there are removed, and nobody enters it again.
character-adventurer = Adventurer
    .special = improvise
    .help = Once a turn one of his items stands for any other in a quest.
character-ronin = Ronin
    .special = swift strike
    .help = In battle, after the roll, a sword adds a hit.
character-harrier = Harrier
    .special = glide
    .help = For a torch he glides to any clearing.

## Cards

card-ambush-bird = Ambush!
    .help = As the defender you may play it at the start of a battle in a clearing that it matches: { hits } at once to the attacker, who may foil it with an ambush of their own.
card-ambush-fox = Ambush!
    .help = { card-ambush-bird.help }
card-ambush-rabbit = Ambush!
    .help = { card-ambush-bird.help }
card-ambush-mouse = Ambush!
    .help = { card-ambush-bird.help }
card-dominance-bird = Dominance
    .help = From { points } on it can be activated in Daylight: you score no more, and win if at the start of your Birdsong you rule two opposite corners.
card-dominance-fox = Dominance
    .help = From { points } on it can be activated in Daylight: you score no more, and win if at the start of your Birdsong you rule { $count ->
            [one] { $count } clearing
           *[other] { $count } clearings
        } of its suit.
card-dominance-rabbit = Dominance
    .help = { card-dominance-fox.help }
card-dominance-mouse = Dominance
    .help = { card-dominance-fox.help }
card-chaos-victory = Chaos Victory
    .help = Activated in Daylight, you score no more and win if in your Birdsong every other player has { $least } to { $most } points or a victory card of their own.
card-military-victory = Military Victory
    .help = Activated in Daylight, you score no more and win if in your Birdsong you rule the homeland of the faction whose warrior you put on the card; not for a Vagabond.
card-economic-victory = Economic Victory
    .help = Activated in Daylight, you score no more; your marker starts on the card at the number of your improvements, goes on by one whenever you craft, and wins on space { $track }.
card-coalition-victory = Coalition Victory
    .help = With { $players } or more players you can activate it in Daylight: you score no more and win together with whoever has the fewest points now.
card-birdy-bindle = Birdy Bindle
card-woodland-runners = Woodland Runners
card-arms-trader = Arms Trader
card-crossbow-bird = Crossbow
card-anvil = Anvil
card-foxfolk-steel = Foxfolk Steel
card-gently-used-knapsack = Gently Used Knapsack
card-protection-racket = Protection Racket
card-root-tea-fox = Root Tea
card-travel-gear-fox = Travel Gear
card-a-visit-to-friends = A Visit to Friends
card-bake-sale = Bake Sale
card-root-tea-rabbit = Root Tea
card-smugglers-trail = Smuggler's Trail
card-crossbow-mouse = Crossbow
card-investments = Investments
card-mouse-in-a-sack = Mouse-in-a-Sack
card-root-tea-mouse = Root Tea
card-sword = Sword
card-travel-gear-mouse = Travel Gear
card-armorers = Armorers
    .help = In a battle you may discard it to ignore all rolled hits that you would take.
card-sappers = Sappers
    .help = Defending in a battle you may discard it to deal an extra hit.
card-brutal-tactics = Brutal Tactics
    .help = Attacking in a battle you may deal an extra hit, but the defender scores { points }.
card-royal-claim = Royal Claim
    .help = In Birdsong you may discard it to score a point for each clearing that you rule.
card-stand-and-deliver = Stand and Deliver!
    .help = In Birdsong you may take a random card from another player, who scores { points }.
    .later = Once in Birdsong you may take a random card from an enemy, who scores { points }.
card-tax-collector = Tax Collector
    .help = Once in Daylight you may remove one of your warriors from the map to draw a card.
card-favor-of-the-foxes = Favor of the Foxes
    .help = At once: remove all enemy pieces from all fox clearings.
card-better-burrow-bank = Better Burrow Bank
    .help = At the start of Birdsong you and another player of your choice draw a card each.
    .later = At the start of Birdsong you may draw a card; then an enemy of your choice draws one too.
card-cobbler = Cobbler
    .help = At the start of Evening you may make a move.
card-command-warren = Command Warren
    .help = At the start of Daylight you may start a battle.
card-favor-of-the-rabbits = Favor of the Rabbits
    .help = At once: remove all enemy pieces from all rabbit clearings.
card-scouting-party = Scouting Party
    .help = As the attacker you are not affected by ambush cards.
card-codebreakers = Codebreakers
    .help = Once in Daylight you may look at another player's hand.
card-favor-of-the-mice = Favor of the Mice
    .help = At once: remove all enemy pieces from all mouse clearings.
card-boat-builders = Boat Builders
    .help = You treat rivers as paths.
card-corvid-planners = Corvid Planners
    .help = You move without having to rule either clearing.
card-eyrie-emigre = Eyrie Émigré
    .help = At the end of Birdsong you move and then battle where that move ended; if you cannot do both, the card is discarded.
card-saboteurs = Saboteurs
    .help = At the start of Birdsong you may discard it to discard a crafted card of an enemy.
card-soup-kitchens = Soup Kitchens
    .help = For rule each of your tokens counts as { $count ->
            [one] { $count } piece
           *[other] { $count } pieces
        }.
card-false-orders = False Orders
    .help = In Birdsong you may discard it to move half of an enemy's warriors in a clearing, rounded up, whoever rules.
card-fox-partisans = Fox Partisans
    .help = In a battle in a fox clearing you may deal an extra hit; then all your cards of other suits are discarded.
    .sparing = In a battle in a fox clearing you may deal an extra hit; then all your cards of other suits but birds are discarded.
card-informants = Informants
    .help = Instead of drawing in Evening you may take an ambush card from the discard pile.
card-propaganda-bureau = Propaganda Bureau
    .help = Once in Daylight you may spend a card to replace an enemy warrior in a clearing of its suit with one of yours.
    .later = Once in Daylight you may spend a card to replace an enemy warrior in a clearing of its suit with one of yours, if one can be placed there.
card-charm-offensive = Charm Offensive
    .help = At the start of Evening you may draw a card; another player of your choice scores { points }.
card-coffin-makers = Coffin Makers
    .help = Warriors on their way back to a supply lie here first; at the start of your Birdsong score a point for every { $count } of them and return them.
    .later = Warriors that are removed from the map, and not replaced, lie here first; at the start of your Birdsong score a point for every { $count } of them and return them.
card-rabbit-partisans = Rabbit Partisans
    .help = In a battle in a rabbit clearing you may deal an extra hit; then all your cards of other suits are discarded.
    .sparing = In a battle in a rabbit clearing you may deal an extra hit; then all your cards of other suits but birds are discarded.
card-swap-meet = Swap Meet
    .help = Once in Birdsong you may take a random card from another player and give one of yours back.
card-tunnels = Tunnels
    .help = You treat clearings with your crafting pieces as adjacent to each other.
card-league-of-adventurous-mice = League of Adventurous Mice
    .help = Once in Daylight you may turn one of your crafted items face down to move or to battle.
card-master-engravers = Master Engravers
    .help = Every item that you craft scores { points } more.
card-mouse-partisans = Mouse Partisans
    .help = In a battle in a mouse clearing you may deal an extra hit; then all your cards of other suits are discarded.
    .sparing = In a battle in a mouse clearing you may deal an extra hit; then all your cards of other suits but birds are discarded.
card-murine-broker = Murine Broker
    .help = Whenever another player crafts an item you draw a card.

## Quests

quest-fundraising-fox = Fundraising
quest-errand-fox = Errand
quest-logistics-help-fox = Logistics Help
quest-repair-a-shed-fox = Repair a Shed
quest-give-a-speech-fox = Give a Speech
quest-guard-duty-rabbit = Guard Duty
quest-errand-rabbit = Errand
quest-give-a-speech-rabbit = Give a Speech
quest-fend-off-a-bear-rabbit = Fend off a Bear
quest-expel-bandits-rabbit = Expel Bandits
quest-expel-bandits-mouse = Expel Bandits
quest-guard-duty-mouse = Guard Duty
quest-fend-off-a-bear-mouse = Fend off a Bear
quest-escort-mouse = Escort
quest-logistics-help-mouse = Logistics Help

## Choices

# An attribute named after a question is said where that one is asked; .group and .one share out a choice of several fields.

action-pass = pass
    .Ambush = no ambush
    .Foil = do not foil the ambush
    .UseEffects = use nothing more
    .AddHits = no more extra hits
    .ReduceHits = do not reduce the hits
    .AtBound = go on
    .Breather = go on
    .FieldHospital = let them go
    .Workshops = craft nothing more
    .Roosts = craft nothing more
    .Act = no more actions
    .AddToDecree = add no more
    .Obey = turmoil: this column cannot be obeyed
    .Appease = show the hand: there is no matching card
    .Atone = there is no matching card: the bot scores
    .AtoneWith = there is no card of that suit: the bot scores
    .PayInvestors = there is no matching card: a minister is swayed
    .Revolt = no revolt
    .Spread = no more sympathy
    .Prepare = end Daylight
    .Operate = no more operations
    .AskInformants = draw as usual
    .Emigrate = stay, and discard the card
    .FightThere = no battle, and discard the card
    .Strongholds = craft nothing more
    .CommandHundreds = no more commands
    .AdvanceWarlord = advance no more
    .Clash = no battle
    .Pursue = no more
    .Incite = incite no more
    .Revel = roll no more
    .DeclareLoot = fight as usual
    .Embitter = leave the mobs
    .ChooseMood = the mood stays
    .ChooseFind = nothing may be taken
    .HireArbiter = do not hire the Arbiter
    .HireVagabot = do not hire the Vagabot
    .Wander = end Daylight
    .ChooseConspiracy = no more conspiracies
    .Storm = no battle
    .Rituals = no more rituals
    .CraftWithGardens = craft nothing more
    .Trade = end Daylight
    .CallAllies = fight alone
    .BringAllies = go alone
    .Slip = stay here
    .AskItem = take nothing
    .FindItem = take nothing
    .ImproviseQuest = use the items that the quest shows
    .LastChance = go on
    .PlotCraft = craft nothing more
    .FlipPlots = flip no more
    .CallFlock = do not recruit
    .Scheme = no more actions
    .Exert = draw as usual
    .CarryRelics = carry nothing more
    .Encamp = no more waystations
    .Decamp = take none down
    .SummonKnights = recruit no more
    .CraftAtCamps = craft nothing more
    .ActWithRetinue = end this column
    .DelveAfterBattle = do not delve
    .RecoverMore = recover no more
    .GatherRetinue = leave the Retinue
    .Assembly = end the Assembly
    .Parliament = end Parliament
    .SwayMinister = sway nobody
    .CitadelsAndMarkets = craft nothing more
action-move = move { $origin } → { $target }: { warriors-object }
    .group = move { $origin } → { $target }
    .one = ×{ $count }
action-sail = sail to { $target }: { warriors-object }
    .group = sail to { $target }
    .one = ×{ $count }
action-battle = battle in { $where } against { $who }
    .group = battle in { $where } against
    .one = { $who }
action-ambush = ambush: { $card }
action-lose = lose { $object }
    .BurnPiece = burn { $object }
    .StrikePiece = hit { $object }
    .OrderLosses = first: { $piece }
action-craft = craft { $card }: { $cost } → { $gain }
    .group = craft
    .one = { $card }
action-use = use { $card }
action-activate = activate { $card }
action-claim = take { $dominance } for { $card }
    .group = take { $dominance } for
    .one = { $card }
action-clear = clear the path { $a } – { $b } for { $card }
    .group = clear the path { $a } – { $b } for
    .one = { $card }
action-spend = spend { $card }
action-discard = discard { $card }
action-give = give { $card }
action-pick-up = take { $card }
action-choose = { $who }
action-engage = hire { $hireling }
action-command = send { $hireling }
action-station = to { $where }
action-erect = { $landmark } in { $where }
    .group = { $landmark }:
    .one = { $where }
action-swap = swap { $card } for the card at stall { $stall }
    .group = swap for the card at stall { $stall }:
    .one = { $card }
action-settle = settle in { $where }
    .KeepInHomeland = keep in { $where }
action-take = take { $faction }
action-return = return { $card }
action-with = pay with { $suit }
    .ChooseBase = { $suit }
    .NameSuit = { $suit }
    .ChooseGarden = { $suit }
    .ChoosePost = { $suit }
action-take-off = remove a warrior from { $where }
    .LiftFoothold = the foothold from { $where }
    .BreakOut = break out in { $where }: a warrior and all enemy pieces are removed
    .FillIn = remove the tunnel from { $where }
action-sabotage = discard { $card } of { $who }
    .group = of { $who } discard
    .one = { $card }
action-replace = replace a warrior in { $where }: { $who }
    .group = replace a warrior in { $where }
    .one = { $who }
    .ChooseConspiracy = convert a warrior in { $where }: { $who }
    .ChooseConspiracy-group = convert a warrior in { $where }
action-turn = turn { $object } face down
action-stop = stop
    .Emerge = nobody comes up
    .Bank = spend no more
    .OrderAgain = enough
action-build = build { $object } in { $where } ({ logs }, { points })
    .StartBuilding = place { $object } in { $where }
    .StartBuilding-group = place { $object } in
    .group = build { $object } ({ logs }, { points }) in
    .one = { $where }
action-recruit = recruit: a warrior at every recruiter
    .ExpeditionOrders = a warrior at every foothold
    .VaultOrders = a warrior at every vault
action-overwork = overwork in { $where } for { $card }
    .group = overwork in { $where } for
    .one = { $card }
action-extra = another action for { $card }
action-haul = { $where }
    .PayWood = wood from { $where }
    .Ration = in { $where }
action-lead = { $leader } leads
action-decree = { $card } to { $column }
    .group = { $card } to
    .one = { $column }
action-resolve = resolve the card of { $suit }
    .Obey = turmoil: the card of { $suit } cannot be obeyed
action-enlist = recruit in { $where }
action-roost = build a roost in { $where }
action-revolt = revolt in { $where } ({ supporters })
action-spread = spread sympathy to { $where } ({ supporters }, { points })
action-supporter = spend { $card }
action-mobilize = mobilize { $card }
action-train = train an officer for { $card }
action-rally = recruit in { $where }
action-organize = organize in { $where }: a warrior for sympathy ({ points })
action-character = { $character } ({ $gear }). { $help }
action-go = go to { $place }
action-bring = bring { warriors-object }: { $who }
    .group = bring warriors: { $who }
    .one = ×{ $count }
action-ally = fight beside { $who }
action-refresh = refresh { $object }
action-refresh-damaged = refresh { $object } (damaged)
action-exhaust = exhaust { $object }
action-damage = damage { $object }
action-damage-spent = damage { $object } (face down)
action-repair = repair { $object }
action-repair-spent = repair { $object } (face down)
action-explore = explore the ruin
action-find = take { $object }
action-aid = aid { $who } with { $card }
    .group = aid { $who } with
    .one = { $card }
action-ask = take { $object }
action-ask-turned = take { $object } (face down)
action-quest = quest { $quest }: { $gear }
action-points = score { points }
action-cards = draw { cards-object }
action-strike = strike at { $who }
    .Burn = { $who }
action-special = { $special }
action-drop = give up { $object }
action-drop-spent = give up { $object } (face down)
action-drop-damaged = give up { $object } (damaged)
action-drop-damaged-spent = give up { $object } (damaged, face down)
action-coalition = { $card }: a coalition with { $who }
    .group = { $card }: a coalition with
    .one = { $who }
action-instigate = { $attacker } against { $defender }
    .group = { $attacker } against
    .one = { $defender }
action-hire = hire the Arbiter ({ $who })
action-improvise = { $item } instead of { $other }
    .group = { $item } instead of
    .one = { $other }

## Verbs: the kinds of choices, as buttons; .cost is what one takes

verb-pass = pass
verb-move = move
verb-sail = sail
verb-battle = battle
verb-ambush = ambush
verb-lose = take a loss
verb-craft = craft
verb-use = use a card
verb-activate = activate dominance
verb-claim = take dominance
    .cost = { cost-card }
verb-clear = clear a path
    .cost = { cost-card }
verb-spend = spend a card
verb-discard = discard
verb-give = give a card
verb-pick-up = take a card
verb-choose = choose a player
verb-settle = settle
verb-with = choose a suit
verb-take-off = remove
verb-sabotage = discard theirs
verb-replace = replace a warrior
verb-turn = turn an item face down
verb-stop = stop
verb-build = build
    .cost = { logs }
verb-recruit = recruit
verb-overwork = overwork
    .cost = { cost-card }
verb-extra = extra action
    .cost = { cost-card }
verb-haul = choose a clearing
verb-lead = choose a leader
verb-decree = add to the Decree
verb-resolve = resolve a card
verb-enlist = recruit
verb-roost = build a roost
verb-revolt = revolt
    .cost = { supporters }
verb-spread = spread sympathy
    .cost = { supporters }
verb-supporter = spend a supporter
verb-mobilize = mobilize
    .cost = { cost-card }
verb-train = train an officer
    .cost = { cost-card }
verb-rally = recruit
verb-organize = organize
verb-character = choose a character
verb-go = move
verb-bring = bring warriors
verb-ally = fight beside an ally
verb-refresh = refresh
verb-exhaust = exhaust
verb-damage = damage
verb-damage-spent = damage one face down
verb-repair = repair
verb-repair-spent = repair one face down
verb-explore = explore the ruin
verb-find = take an item
verb-aid = aid
    .cost = { cost-card }
verb-ask = take an item
verb-quest = complete a quest
verb-points = score points
verb-cards = draw cards
verb-strike = strike
verb-special = special action
verb-drop = give up
verb-drop-spent = give up one face down
verb-coalition = form a coalition
    .cost = { cost-card }
verb-instigate = instigate a battle
verb-refresh-damaged = refresh a damaged one
verb-ask-turned = take one face down
verb-drop-damaged = give up a damaged one
verb-drop-damaged-spent = give up a damaged one face down
verb-hire = hire the Arbiter
verb-improvise = improvise
verb-outcast = choose the Outcast
verb-sanctify = sanctify
verb-plant = build a garden
verb-summon = recruit
verb-preach = score
    .cost = { cost-card }
verb-sacrifice = sacrifice
verb-buy-card = buy a card
    .cost = price { $price }
verb-buy-boats = buy riverboats
    .cost = price { $price }
verb-buy-mercenaries = hire mercenaries
    .cost = price { $price }
verb-moor = recruit
verb-price = set a price
verb-fund = choose a warrior
verb-export = export
    .cost = { cost-card }
verb-draw = draw a card
verb-trade-post = place a trade post
verb-reveal = reveal
verb-citadel = build a citadel
verb-market = build a market
verb-muster = recruit
verb-dig = dig
    .cost = { cost-card }
verb-call = minister’s action
verb-sway = sway a minister
    .cost = { cards }
verb-demote = give up a minister
verb-flip = flip a plot
verb-flock = recruit
    .cost = { cost-card }
verb-perch = place a warrior
verb-plot = place a plot
verb-trick = trick
verb-expose = expose a plot
verb-guess = guess
verb-show = show a card
verb-march = move with the warlord
verb-embark = sail with the warlord
verb-hoard = keep for the Hoard
verb-part-with = give up an item
verb-loot = loot
verb-plunder = take an item
verb-plunder-turned = take one face down
verb-raze = raze
verb-mob = place a mob
verb-anoint = anoint a warlord
verb-mood = choose a mood
verb-fortify = build a stronghold
    .cost = { cost-card }
verb-incite = incite
    .cost = { cost-card }
verb-call-off = call off a mob
verb-roll-mob = roll the mob die
verb-carry = carry a relic
verb-enshrine = place the relic
verb-encamp = encamp
verb-decamp = decamp
verb-knight = recruit
    .cost = { cost-card }
verb-serve = act with the Retinue
verb-delve = delve
verb-recover = recover
verb-gather = add to the Retinue
verb-reassign = shift the Retinue
verb-engage = hire
verb-command = send hirelings
verb-station = place
verb-donate = give an item
verb-donate-turned = give one face down
verb-unearth = search a ruin
verb-waylay = place a bandit
verb-withdraw = withdraw a bandit
verb-reinforce = place warriors
verb-spy = take cards
verb-smuggle = smuggle
    .cost = { cost-card }
verb-erect = place a landmark
verb-swap = swap a card
    .cost = { cost-card }
verb-take = take a faction
verb-return = return a card
verb-reform = reform the Decree
    .cost = { cost-card }
verb-shift = shift a card

cost-from = from { $cost }
cost-card = a card

left-Act = left: { turns }
left-March = left: { moves }
left-MarchOn = left: { moves }
left-Operate = left: { $count }
left-Assembly = left: { turns }
left-Scheme = left: { turns }
left-CommandHundreds = left: { turns }
left-AdvanceWarlord = left: { $count }
left-ActWithRetinue = left: { cards }
left-RefreshItem = left: { $count }
left-Hideout = left: { $count }
left-KeepCards = left: { $count }
left-SpreadOut = left: { $count }
left-ChooseHomelands = left: { $count }
left-PayItems = left: { $count }
left-Embark = left: { $count }
left-Revel = left: { $count }
left-SendSpies = left: { $count }
left-AddToDecree = left: { cards }

## Questions

prompt-Erect = which landmark, and where?
prompt-EngageHireling = a marker was reached: who is hired?
prompt-PassOn = { $hireling } move on: to whom?
prompt-MoveThenBattle = { $hireling }: move, then battle?
prompt-BattleOnce = { $hireling }: battle?
prompt-BattleInEach = { $hireling }: where to battle next?
prompt-PatrolOrders = { $hireling }: move and battle, or bring those who wait back?
prompt-TreatFallen = { $where }: spend a card to treat the fallen ({ $count })?
prompt-Refuge = where do the treated go ({ $count })?
prompt-Ambush = attack in { $where } by { $attacker }: play an ambush?
prompt-Foil = an ambush in { $where }: foil it with another?
prompt-OrderEffects = who uses battle effects first?
prompt-Arrange = whose consequences of the removal come next?
prompt-UseEffects = battle in { $where }, hits so far: { $dealt } by { $attacker }, { $taken } by { $defender }; use an effect?
prompt-AddHits = battle in { $where }, hits so far: { $dealt } by { $attacker }, { $taken } by { $defender }; deal extra hits?
prompt-ReduceHits = battle in { $where }, hits so far: { $dealt } by { $attacker }, { $taken } by { $defender }; reduce those you take?
prompt-ChooseLosses = { $loser } in { $where }: { hits } to take, what is lost?
prompt-PayAny = any suit: { crafters } more; of which suit?
prompt-AtBound = use something now?
prompt-Breather = anything more before going on?
prompt-LastChance = anything more before you draw?
prompt-DiscardDown = more than { $limit } cards in hand: discard { cards-object }
prompt-NamePlayer = { $card }: choose a player
prompt-TakeGranted = { $card }: what to do?
prompt-PayTax = { $card }: which warrior goes?
prompt-Sabotage = Saboteurs: which crafted card is discarded?
prompt-GiveBack = which card goes to { $taker }?
prompt-Deceive = False Orders, { $victim }: which move?
prompt-Emigrate = Eyrie Émigré: where to move?
prompt-FightThere = Eyrie Émigré: whom to fight in { $where }?
prompt-TurnItem = League of Adventurous Mice: which item is turned face down?
prompt-PayPropaganda = Propaganda Bureau: which card to spend?
prompt-Persuade = Propaganda Bureau, { $card }: which warrior is replaced?
prompt-AskInformants = Informants: an ambush from the discard pile instead of { cards-object }?
prompt-PlaceKeep = in which corner does the keep stand?
prompt-StartBuilding = place a building of each kind at the keep or next to it
prompt-FieldHospital = Field Hospitals: spend a card to save { warriors-object } from { $where }?
prompt-Ration = too few for all, left: { $pieces }; where does the next go?
prompt-Workshops = Daylight: what to craft?
prompt-Act = { $count ->
    [0] spend a bird card for another action?
   *[other] Daylight: what to do? ({ turns } left)
}
prompt-March = March: go on moving? ({ moves } left)
prompt-PayWood = which wood pays? ({ logs } to go)
prompt-FirstRoost = in which corner do the first roost and { warriors } start?
prompt-ChooseLeader = choose a leader
prompt-NewLeader = turmoil: choose a new leader
prompt-AddToDecree = add cards to the Decree (at most: { $count }; birds among them: { $birds })
prompt-PlaceNewRoost = no roost is left: where do a new one and { warriors } stand?
prompt-Roosts = Daylight: what to craft before the Decree?
prompt-Obey = the Decree: { $column }
prompt-WhichOrder = which card of the Decree is resolved by this?
prompt-PaySupporter = which supporters pay? ({ $suit }: { $count } more)
prompt-OrderLosses = what follows first, the lost base or the outrage?
prompt-DiscardSupporter = without a base { $limit } supporters stay: discard { $count }
prompt-Appease = outrage in { $where }: which card goes to { $alliance }?
prompt-Revolt = Birdsong: where to revolt?
prompt-NameSuit = outrage in { $where }: which suit do you name?
prompt-AppeaseWith = outrage in { $where } ({ $suit }): which card goes to { $alliance }?
prompt-ChooseBase = which base is founded in { $where }?
prompt-Spread = Birdsong: where to spread sympathy?
prompt-Prepare = Daylight: craft, mobilize or train?
prompt-Operate = Evening: which operation? ({ $count } left)
prompt-Steal = from whom to steal a card?
prompt-DayLabor = Day Labor: which card of the discard pile?
prompt-Hideout = Hideout: which item is repaired? ({ $count } left)
prompt-HireArbiter = attack in { $where } by { $attacker }: hire the Arbiter, who adds { $count } to your most hits, for a point to him?
prompt-HireVagabot = attack in { $where } by { $attacker }: hire the Vagabot, who adds { $count } to your most hits, for a point to him?
prompt-Glide = Glide: to which clearing?
prompt-ChooseCharacter = choose a character
prompt-PlacePawn = in which forest do you start?
prompt-RefreshItem = Birdsong: which item is refreshed? ({ $count } left)
prompt-Slip = Birdsong: where to slip?
prompt-BringAllies = { $origin } → { $target }: who comes along?
prompt-CallAllies = battle in { $where } against { $defender }: fight beside an ally?
prompt-TakeHit = { hits } to take: what is damaged?
prompt-FindItem = under the ruin: which item to take?
prompt-ExhaustAny = aid: which item is exhausted?
prompt-AskItem = which crafted item to take from { $other }?
prompt-ImproviseQuest = { $quest }: make do with another item?
prompt-Reward = { $quest } is done: points or cards?
prompt-Wander = Daylight: what to do?
prompt-StrikePiece = which piece of { $other } is hit?
prompt-DropItem = too much to carry: give up { items }

## Events

event-turn-began = { $who } to move
event-took-faction = { $who } entered the game
event-dealt-landmark = { $landmark }: a landmark of this game
event-erected = { $who } placed { $landmark } in { $where }
event-put-at-stall = { $who } put { $card } at stall { $stall } of the Black Market
    .hidden = { $who } put a card at stall { $stall } of the Black Market
event-took-from-stall = { $who } took { $card } from there
    .hidden = { $who } took the card that lay there
event-dealt-hireling = { $hireling } are for hire
event-took-marker = { $who } reached the hireling marker at { $points }
event-took-control = { $who } took control of { $hireling }: { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
event-commanded = { $who } sent { $hireling }
event-won = { $who } won the game
event-scored = { $who } scored { points }
    .lost = { $who } lost { points }
    .none = { $who } had no points to lose
event-drew-card = { $who } drew { cards }: { $card }
    .hidden = { $who } drew { cards }
event-reshuffled = The discard pile is shuffled into a new deck
event-spent = { $who } spent { $card }
event-discarded = { $who } discarded { $card }
event-gave = { $giver } gave { $taker } { $card }
    .hidden = { $giver } gave { $taker } a card
event-picked-up = { $who } took { $card } from the discard pile
event-saw-hand = { $who } looked at the hand of { $target }: { $cards }
    .hidden = { $who } looked at the hand of { $target }
event-showed-hand = { $who } showed { $to } a hand without a matching card: { $cards }
    .hidden = { $who } showed { $to } a hand without a matching card
event-crafted = { $who } crafted { $card }
event-used = { $who } used { $card }
event-activated = { $who } activated { $card }
event-claimed = { $who } took { $card }
event-cleared-path = { $who } cleared the path { $a } – { $b }
event-placed = { $who } placed { $pieces } in { $where }
    .burrow = { $who } placed { $pieces } in the Burrow
event-built = { $who } placed { $pieces } in { $where }
event-removed = { $who }: { $pieces } removed from { $where }
event-moved = { $who } moved { warriors-object } from { $origin } to { $target }
event-battled = { $attacker } attacked { $defender } in { $where }
event-ambushed = { $who }: nobody is left after the ambush, the battle is over
event-ignored = { $who } ignored { $count } of the hits
event-dealt-extra = Extra hits by { $who }: { $count }
event-swapped-rolls = The higher roll went to { $who }
event-shared-hits = Hits taken by { $other } for { $who }: { $count }
event-swept = { $who }: everything here was swept away, items to damage: { $count }
event-raised-draw = More cards for { $who }: { $count }
event-rolled = Rolled hits: attacker { $attacker }, defender { $defender }
event-led = { $who }: the new leader is the { $leader }
event-decreed = { $who } added { $card } to the Decree: { $column }
event-turmoil = { $who } fell into turmoil
event-gained-supporter = { $who } gained { supporters }: { $card }
    .hidden = { $who } gained { supporters }
event-gained-officer = { $who } gained an officer
event-lost-officers = { $who } lost { officers }
event-outraged = Outrage in { $where }: { $other } angered { $who }
event-revolted = { $who }: revolt in { $where }
event-exhausted = { $who } exhausted { $object }
event-damaged = { $who } damaged { $object }
event-repaired = { $who } repaired { $object }
event-hired = { $who } hired { $arbiter }
event-scorched = { $who } scorched { $where }
event-walked = { $who } went to { $target }
event-became = { $who }: the { $character }
event-laid-quest = A new quest: { $quest }
event-refreshed = { $who } refreshed { $object }
event-refreshed-all = { $who } refreshed all items
event-rested = { $who } rested in the forest: all items are repaired
event-found = { $who } found under the ruin in { $where }: { $item }
event-took-item = { $who } took from { $other }: { $item }
event-befriended = { $who } and { $other }: { $relation }
event-turned-hostile = { $other } turned hostile to { $who }
event-called-allies = { $ally } joined the battle beside { $who }
event-completed = { $who } completed the quest { $quest }
event-dropped = { $who } gave up: { $item }
event-joined = { $who } formed a coalition with { $partner }: { $card }

## Relationships

relation-indifferent = indifferent
relation-amiable = amiable
relation-friendly = friendly
relation-allied = allied
relation-hostile = hostile

## At the table

turn-of = Turn of { $who }, { $phase }
goal = to { $points }
in-supply = { warriors } in supply
next-building = next: { logs }, { points }
wood-supply = wood in supply: { $count }
each-evening = { points } each Evening
led-by = leader: { $leader }
decree = Decree: { $orders }
next-sympathy = next: { supporters }, { points }
first-sympathy = first of a suit: { supporters }
bases = bases: { $bases }
base = base
plays-as = { $character }
items-ready = face up: { $items }
items-spent = face down: { $items }
items-damaged = damaged, face up: { $items }
items-damaged-spent = damaged, face down: { $items }
relations = relationships: { $relations }
quests-done = quests done: { $quests }
area-crafted = crafted: { $cards }
area-items = items: { $items }
area-turned = ; face down: { $items }
area-known = known of the hand: { $cards }
area-dominance = wins only by { $card }
area-coalition = in coalition with { $who }
area-along = on the track of the card: { $count } of { $most }
area-aim = to be ruled: the homeland of { $who }
area-coffins = on the Coffin Makers: { warriors }
draft = Draft: { $cards }
draft-locked = locked
first-turn = { $who } will have the first turn.
unplaced = not placed yet
stock-markers = Hireling markers on the score track: { $spaces }
hired-promoted = promoted side
hired-demoted = demoted side
hired-free = nobody controls it
hired-held = controlled by { $who } ({ $count ->
        [one] { $count } marker
       *[other] { $count } markers
    })
hired-acted = has acted
site-used = used this turn
hired-left = { $pieces } in supply
hired-pawn = pawn: { $place }
hired-waiting = waiting on the card: { warriors }
hired-items = items face up: { $ready }, face down: { $spent }
hired-paths = on the paths { $paths }
hired-owed = warriors that may still join: { $places }
hired-marked = about to burn: { $pieces }
hired-came = came this turn and may not leave: { $who }
hired-dug = has searched a ruin
hired-robbed = has stolen a card
bot-difficulty = difficulty: { $difficulty }
bot-role = character: { $role }
bot-traits = traits: { $traits }
bot-order = order: { $card }
bot-next = next: { points }
bot-items = items face up: { $ready }, face down: { $spent }; battle track face up: { $track }, face down: { $track_spent }; damaged face up: { $damaged }, face down: { $damaged_spent }
bot-quest = quest: { $quest }
bot-burnt = items on slots, where nothing is built any more: { $places }
bot-resting = no Daylight this turn
bot-suit = the order is { $suit }
bot-conspiracy = conspiracy marker on space { $space }: { $conspiracy }
bot-market = market: { $cards }
bot-shield = shield: it battles everywhere
bot-sword = sword: it battles in ordered clearings
stock-items = Items on the map: { $items }
stock-quests = Quests: { $quests }
stock-available = To be had for a matching card: { $cards }
stock-deck = Deck: { $deck }, discard pile: { $discard }
hand = Your hand: { cards }
hand-nobody = A spectator has no hand.
gain-item = { $item }, { points }
gain-persistent = lasting effect
gain-immediate = effect at once
mark-slot = free slot
mark-ruin = ruin
mark-tower = tower
mark-ferry = ferry
mark-scorched = scorched
mark-forest = forest
mark-path = path
mark-closed = closed path
mark-river = river
mark-lake = lake
forbidden = Not allowed now:
column-points = points
winner = { $who } won with { points }.
winner-card = { $who } won by { $card }.
winner-coalition = In coalition: { $who }.
winner-together = Together with: { $who }.
position-guess = What is hidden from you is a guess: cards in hands, supporters, the order of the deck.
help-table =
    {"  "}map            draw the map
      clearings      all clearings with their paths
      seats          every board
      hand, stock    your cards; items, quests and cards to be had
      discard        the discard pile
      help WORD      card, faction, bot, trait, quest or paragraph: help cobbler, help 6.5.4
      why CHOICE     why a choice is not allowed: why build sawmill 5

## Options of a game

option-factions = factions
    .help = Who plays, in order of play; two to all of them, none twice. By advanced setup a number will do: so many players draft.
option-map = map
    .help = autumn, winter, lake or mountain.
option-deck = deck
    .help = standard, or exiles for Exiles and Partisans.
option-hirelings = hirelings
    .help = Who is for hire: nobody, whoever the lot names, or whom you name.
option-landmarks = landmarks
    .help = How many are dealt; the last players place them.
option-landmark-cards = landmark cards
    .help = Which of the landmarks may be dealt. If you name as many as are dealt, it is these.
option-landmark-printing = printing of landmarks
    .help = old: as when the book was printed; new: the Ferry and the Lost City as they are printed now.
option-map-landmarks = landmarks of the map
    .help = Whether the Ferry of the lake and the Tower of the mountain stand beside landmarks that are dealt.
option-together = playing together
    .help = Whether people win together, once all of them have reached the goal before any bot, or lose together.
option-setup = setup
    .help = standard, or advanced: the first player is random, everyone chooses which of the cards dealt to keep, and factions are named or drafted.
option-seed = seed
    .help = Where the dice and the shuffling start; the same seed gives the same game. Left out, it is drawn by lot.
option-questions = questions
    .help = open: nobody is asked where everyone can see that there is one answer; all: every question is asked.
option-card-texts = texts of cards
    .help = first: as when the book was printed; later: Better Burrow Bank, Stand and Deliver, Propaganda Bureau and Coffin Makers as later printings have them.
option-ferry-printing = printing of the Ferry
    .help = By the new card of the Ferry who moves hirelings alone draws nothing; same: like the other landmarks.
option-lost-city-printing = printing of the Lost City
    .help = By the new card of the Lost City pieces there have all suits, and who pays for Outrage names one; same: like the other landmarks.
option-control-die = control die
    .help = What the six faces of the control die show to whoever does not lead.
option-hiring-turn-counts = the turn of hiring counts
    .help = A hireling loses a control marker at the end of the turn on which it was hired, too, as an older wording of the Law had it.
option-partisans-spare-birds = Partisans spare birds
    .help = Who uses Partisans in battle keeps the bird cards of the hand.
option-informants-charm = Informants at a Charm Offensive
    .help = Informants may also replace the card that a Charm Offensive draws, not only the draw that ends Evening.
option-effects-order = order of effects
    .help = active: where a removal has effects for several players, whoever’s turn it is says whose come next; turn: they come in order of play, and nobody is asked.
reach-warning = These factions reach { $reach } together; { $wanted } or more is recommended for { $players } players (§{ $law }).

## §A advanced setup

prompt-TakeFaction = which faction do you take and set up?
prompt-KeepCards = which card goes back to the deck? ({ $count } left)
prompt-SpreadOut = where beside your homeland does the next warrior start? ({ $count } left)
prompt-ChooseHomelands = choose a homeland ({ $count } left); each is adjacent to another
prompt-KeepInHomeland = in which homeland does the keep stand?
prompt-BuildInHomelands = place a building of each kind, each in another homeland
prompt-RoostHomeland = in which homeland on the edge do the first roost and { warriors } start?
prompt-GardenHomeland = in which homeland do the first garden and { warriors } start?
prompt-SurfaceInHomeland = in which homeland do a tunnel and { warriors } start?
prompt-PlotHomeland = choose a homeland for a warrior and a plot
prompt-FirstPlot = which plot lies face down in your homeland?
prompt-HordeHomeland = in which homeland on the edge do the warlord, { warriors } and a stronghold start?
prompt-FirstHomeland = in which homeland on the edge do { warriors } start?
prompt-SecondHomeland = in which homeland next to it do another { warriors } start?
event-drew-first = { $who } will have the first turn
event-laid-setup-card = In the draft: { $faction }
event-laid-character = { $faction } in the draft: the { $character }
event-settled = { $who } chose a homeland: { $where }
event-returned-card = { $who } returned { cards } to the deck: { $card }
    .hidden = { $who } returned { cards } to the deck

## §10 Lizard Cult

acolytes = { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
}
action-outcast = the Outcast: { $suit }
action-sanctify = sanctify { $object } in { $where }
    .group = sanctify { $object } in
    .one = { $where }
action-plant = reveal { $card }: a garden in { $where }
    .group = reveal { $card }: a garden in
    .one = { $where }
action-summon = reveal { $card }: a warrior in { $where }
    .group = reveal { $card }: a warrior in
    .one = { $where }
action-preach = spend { $card } to score { points }
action-sacrifice = reveal { $card }: a warrior of the supply becomes an acolyte
prompt-FirstGarden = in which corner do the first garden and { warriors } start?
prompt-ChooseGarden = which garden starts in { $where }?
prompt-ChooseOutcast = which suit is the Outcast?
prompt-ChooseConspiracy = Birdsong: which conspiracy? Outcast: { $suit }; { acolytes }; a crusade or a conversion costs { $crusade }, to sanctify { $sanctify }
prompt-Storm = the crusade has come to { $where }: battle there?
prompt-Rituals = Daylight: which card is revealed, for which ritual?
prompt-CraftWithGardens = Evening: what to craft with the gardens of the Outcast?
event-gained-acolytes = { $who } gained { acolytes }
event-spent-acolytes = { $who } spent { acolytes }
event-named-outcast = { $who }: the Outcast is { $suit }
event-hated-outcast = { $who }: the Outcast is hated now: { $suit }
event-discarded-souls = The Lost Souls go to the discard pile: { cards }
event-held-ritual = { $who } revealed { $card }
event-ended-rituals = { $who } took { cards-object } back to hand
garden-score = scores { points }
outcast = Outcast: { $suit }
outcast-hated = Outcast: { $suit }, hated
revealed-cards = revealed: { $cards }
lost-souls = Lost Souls: { $cards }

## §11 Riverfolk Company

service-hand-card = hand card
service-riverboats = riverboats
service-mercenaries = mercenaries
action-buy-card = buy { $card } from the open hand (price { $price })
    .group = buy from the open hand (price { $price })
    .one = { $card }
action-buy-boats = buy riverboats: rivers are paths this turn (price { $price })
action-buy-mercenaries = hire mercenaries for Daylight and Evening (price { $price })
action-moor = recruit in { $where }
    .Embark = place a warrior in { $where }
action-price = { $service }: { $price }
    .group = { $service }
    .one = { $price }
action-fund = a warrior of { $who }
action-export = export { $card }: { $cost } → a warrior to Payments
action-draw = draw a card
action-trade-post = trade post with a warrior in { $where } ({ points })
prompt-PayItems = the price of the service: which item is exhausted? ({ $count } left)
prompt-ChooseFunds = { $use ->
    [crafted] funds for crafting, { $count } to go: whose warrior?
    [spent] funds to spend, { $count } to go: whose warrior?
    [lost] trade is disrupted, { $count } of the funds to lose: whose warrior?
   *[committed] funds to commit, { $count } to go: whose warrior?
}
prompt-Embark = where at the river do your warriors start? ({ $count } left)
prompt-FirstPrice = the first price of a service: { $service }
prompt-SetPrice = Evening: a new price for a service? { $service }, now { $price }
prompt-Trade = Daylight: what to do? (funds: { $count })
prompt-ChoosePost = which trade post is set up in { $where }?
event-bought = { $who } bought from { $seller }: { $service } (price { $price })
event-deposited = { $who }: { warriors } from the supply to Payments
event-paid-out = { $who } spent { warriors-object } of { $owner }
event-lost-funds = { $who } lost { warriors-object } of { $owner } from the funds
event-gathered-funds = { $who } gathered funds: { warriors }
event-priced = { $who } set a price: { $service } { $price }
event-exported = { $who } exported { $card }
box-payments = Payments: { $warriors }
box-funds = Funds: { $warriors }
box-commitments = Commitments: { $warriors }
box-tracks = crafting: { $warriors }
trade-posts = trade posts: { $posts }
services = services: { $prices }
services-used = used by { $who }: { $services }


## §12 Underground Duchy

minister-foremole = Foremole
minister-captain = Captain
minister-marshal = Marshal
minister-brigadier = Brigadier
minister-banker = Banker
minister-mayor = Mayor
minister-duchess-of-mud = Duchess of Mud
minister-baron-of-dirt = Baron of Dirt
minister-earl-of-stone = Earl of Stone
rank-squire = squires
rank-noble = nobles
rank-lord = lords
action-reveal = reveal { $card }
action-citadel = build a citadel in { $where }
action-market = build a market in { $where }
action-muster = recruit a warrior in the Burrow
action-dig = dig a tunnel to { $where } for { $card }
    .group = dig a tunnel to { $where } for
    .one = { $card }
action-call = the { $minister } acts
    .Order = as the { $minister }
action-sway = sway the { $minister } ({ cards }, { points })
action-demote = give up the { $minister }
prompt-Surface = in which corner do a tunnel and { warriors } start?
prompt-ChooseHumbled = the Price of Failure: which minister is swayed no more?
prompt-Assembly = Assembly: what to do? ({ turns } left)
prompt-RevealPlans = { $object } in { $where }: which matching card is revealed?
prompt-RevealAnyPlans = { $object } in { $where }: which card is revealed?
prompt-FillIn = all tunnels are on the map: which one gives way to { $where }?
prompt-Emerge = a tunnel to { $where }: how many warriors come up?
prompt-Parliament = Parliament: which minister acts?
prompt-Order = { $minister }: what to do?
prompt-OrderAgain = Brigadier: once more?
prompt-Bank = Banker: spend another card of the suit? ({ points } so far)
prompt-SwayMinister = end of Daylight: which minister to sway?
prompt-RevealToSway = { $minister }: which card is revealed? ({ cards } to go)
prompt-CitadelsAndMarkets = Evening: what to craft?
event-revealed = { $who } revealed { $card }
event-took-back = { $who } took back { $card }
event-called = { $who }: the { $minister } acts
event-swayed = { $who } swayed the { $minister }
event-demoted = { $who } lost the { $minister }, and the crown for good
each-birdsong = { warriors } each Birdsong
draws-each-evening = { cards } each Evening
ministers-swayed = swayed: { $ministers }
crowns = crowns left: { $crowns }
area-revealed = revealed: { $cards }
burrow-holds = { burrow }: { warriors }; tunnels: { $tunnels }

## §13 Corvid Conspiracy

action-flip = flip the plot in { $where }
action-flock = recruit in all clearings of { $suit } for { $card }
    .group = recruit in all clearings of { $suit } for
    .one = { $card }
action-perch = a warrior in { $where }
action-plot = plot in { $where }: { $plot }
    .group = plot in { $where }:
    .one = { $plot }
action-trick = swap the plots in { $a } and { $b }
    .group = swap the plot in { $a } with that in
    .one = { $b }
action-expose = expose the plot in { $where }
action-guess = it is: { $plot }
action-show = show { $card }
prompt-Infiltrate = in which { $suit } clearing does a warrior start?
prompt-PlotCraft = Birdsong: what to craft?
prompt-FlipPlots = Birdsong: which plot is flipped?
prompt-CallFlock = Birdsong: recruit for a card?
prompt-Perch = too few warriors for all clearings, left: { $count }; where does the next go?
prompt-Scheme = { $count ->
    [0] anything more before Evening?
   *[other] Daylight: what to do? ({ turns } left)
}
prompt-Exert = Evening: one more action instead of drawing?
prompt-NamePlot = which plot lies in { $where }?
prompt-ShowCard = { $where }, { $piece }: which card is shown?
event-flipped = { $who } flipped the plot in { $where }: { $piece }
event-plotted = { $who } laid a plot face down in { $where }: { $piece }
    .hidden = { $who } laid a plot face down in { $where }
event-swapped = { $who } swapped the plots in { $a } and { $b }
event-raided = { $who }: a raid breaks out around { $where }
event-exposed = { $who } exposed the plot in { $where }, showing { $card }: { $piece }
    .hidden = { $who } exposed the plot in { $where }: { $piece }
event-misjudged = { $who } guessed wrong in { $where }: no { $piece }
next-flip = next flip: { points }
plots-hidden = face down: { $plots }
plots-denied = not { $plots }
plots-left = in supply: { $plots }
plots-unseen = not face up: { $plots }


## §14 Lord of the Hundreds

action-march = march { $origin } → { $target }: { $count ->
        [0] the warlord alone
       *[other] the warlord and { warriors-object }
    }
    .group = march { $origin } → { $target } with the warlord and
    .one = ×{ $count }
action-embark = sail to { $target }: { $count ->
        [0] the warlord alone
       *[other] the warlord and { warriors-object }
    }
    .group = sail to { $target } with the warlord and
    .one = ×{ $count }
action-hoard = keep { $card }: { $cost } → { $item } for the Hoard
action-part-with = give up { $object }
    .AtBound = give up { $object } for { warriors-object }
action-loot = loot: no rolled hits, but perhaps an item
action-plunder = take { $object }
action-plunder-turned = take { $object } (face down)
action-raze = raze { $where }
action-mob = a mob in { $where }
action-anoint = a warlord in { $where }
action-mood = { $mood }
action-fortify = a stronghold in { $where } for { $card }
    .group = a stronghold in { $where } for
    .one = { $card }
action-incite = a mob in { $where } for { $card }
    .group = a mob in { $where } for
    .one = { $card }
action-call-off = the mob of { $where } becomes a warrior
action-roll-mob = roll the mob die

prompt-GatherHorde = in which corner do the warlord, { warriors } and a stronghold start?
prompt-Raze = several mobs raze: which is next?
prompt-ChooseFind = under the ruin in { $where }: which item is carried off?
prompt-PlaceMob = the mob die shows { $suit }: where does the mob go?
prompt-Anoint = the warlord is gone: who takes his place?
prompt-ChooseMood = the warlord is { $mood }: what is his next mood?
prompt-Strongholds = Daylight: what to craft?
prompt-Overflow = the track is full, and here is { $object }: which item leaves the game?
prompt-DeclareLoot = battle in { $where }: loot { $defender }?
prompt-TakeLoot = which item to take from { $other }?
prompt-CommandHundreds = Command the Hundreds: what to do? ({ turns } left)
prompt-AdvanceWarlord = Advance the Warlord: where to? ({ $count } left)
prompt-Clash = Advance the Warlord: whom to fight here?
prompt-Pursue = Relentless: one more move or battle?
prompt-Incite = Evening: where to incite a mob?
prompt-Revel = Jubilant: roll the mob die? ({ $count } left)
prompt-Embitter = Bitter, battle in { $where }: which mobs become warriors?

event-marched = { $who }: the warlord moved from { $origin } to { $target }{ $count ->
        [0] {""}
       *[other] {" "}with { warriors-object }
    }
event-hoarded = { $who }: { $item } in the Hoard
event-declared-loot = { $who } set out to loot { $defender }
event-razed = { $who }: a mob razes { $where }
event-rolled-mob = { $who }: the mob die shows { $suit }
event-changed-mood = { $who }: the warlord is { $mood }

mood-bitter = Bitter
    .help = Before the roll of a battle where the warlord is, mobs there and next to it may become warriors in it.
mood-grandiose = Grandiose
    .help = The warlord advances before the Hundreds are commanded.
mood-jubilant = Jubilant
    .help = Inciting a mob where the warlord is, you may roll the mob die up to { $count ->
            [one] { $count } time
           *[other] { $count } times
        } for more mobs.
mood-lavish = Lavish
    .help = As Birdsong ends you may remove items of the Hoard from the game, for { warriors-object } at the warlord each.
mood-relentless = Relentless
    .help = After an advance with both a move and a battle, the warlord may move or battle once more.
mood-rowdy = Rowdy
    .help = You draw { cards-object } more in Evening, or { $crowded } more with { $crowd } or more enemy pieces where the warlord is.
mood-stubborn = Stubborn
    .help = In battle where the warlord is, you ignore the first hit that you take.
mood-wrathful = Wrathful
    .help = Attacking where the warlord is, you deal an extra hit.
hoard-command = Command
hoard-prowess = Prowess
hoard-track = { $track } { $value }: { $items }
warlord-mood = the warlord is { $mood }
gain-either = { points } or { $item } for the Hoard


## §15 Keepers in Iron

piece-waystation-tablet-jewelry = waystation (tablet, jewelry below)
    .counted = { $count ->
        [one] { $count } waystation (tablet, jewelry below)
       *[other] { $count } waystations (tablet, jewelry below)
    }
    .object = a waystation (tablet, jewelry below)
    .sign = ⌂t
piece-waystation-jewelry-tablet = waystation (jewelry, tablet below)
    .counted = { $count ->
        [one] { $count } waystation (jewelry, tablet below)
       *[other] { $count } waystations (jewelry, tablet below)
    }
    .object = a waystation (jewelry, tablet below)
    .sign = ⌂j
piece-waystation-jewelry-figure = waystation (jewelry, figure below)
    .counted = { $count ->
        [one] { $count } waystation (jewelry, figure below)
       *[other] { $count } waystations (jewelry, figure below)
    }
    .object = a waystation (jewelry, figure below)
    .sign = ⌂j
piece-waystation-figure-jewelry = waystation (figure, jewelry below)
    .counted = { $count ->
        [one] { $count } waystation (figure, jewelry below)
       *[other] { $count } waystations (figure, jewelry below)
    }
    .object = a waystation (figure, jewelry below)
    .sign = ⌂f
piece-waystation-figure-tablet = waystation (figure, tablet below)
    .counted = { $count ->
        [one] { $count } waystation (figure, tablet below)
       *[other] { $count } waystations (figure, tablet below)
    }
    .object = a waystation (figure, tablet below)
    .sign = ⌂f
piece-waystation-tablet-figure = waystation (tablet, figure below)
    .counted = { $count ->
        [one] { $count } waystation (tablet, figure below)
       *[other] { $count } waystations (tablet, figure below)
    }
    .object = a waystation (tablet, figure below)
    .sign = ⌂t
piece-figure-1 = figure of 1
    .counted = { $count ->
        [one] { $count } figure of 1
       *[other] { $count } figures of 1
    }
    .object = a figure of 1
    .sign = f1
piece-figure-2 = figure of 2
    .counted = { $count ->
        [one] { $count } figure of 2
       *[other] { $count } figures of 2
    }
    .object = a figure of 2
    .sign = f2
piece-figure-3 = figure of 3
    .counted = { $count ->
        [one] { $count } figure of 3
       *[other] { $count } figures of 3
    }
    .object = a figure of 3
    .sign = f3
piece-tablet-1 = tablet of 1
    .counted = { $count ->
        [one] { $count } tablet of 1
       *[other] { $count } tablets of 1
    }
    .object = a tablet of 1
    .sign = t1
piece-tablet-2 = tablet of 2
    .counted = { $count ->
        [one] { $count } tablet of 2
       *[other] { $count } tablets of 2
    }
    .object = a tablet of 2
    .sign = t2
piece-tablet-3 = tablet of 3
    .counted = { $count ->
        [one] { $count } tablet of 3
       *[other] { $count } tablets of 3
    }
    .object = a tablet of 3
    .sign = t3
piece-jewelry-1 = jewelry of 1
    .counted = { $count ->
        [one] { $count } piece of jewelry of 1
       *[other] { $count } pieces of jewelry of 1
    }
    .object = a piece of jewelry of 1
    .sign = j1
piece-jewelry-2 = jewelry of 2
    .counted = { $count ->
        [one] { $count } piece of jewelry of 2
       *[other] { $count } pieces of jewelry of 2
    }
    .object = a piece of jewelry of 2
    .sign = j2
piece-jewelry-3 = jewelry of 3
    .counted = { $count ->
        [one] { $count } piece of jewelry of 3
       *[other] { $count } pieces of jewelry of 3
    }
    .object = a piece of jewelry of 3
    .sign = j3
faithful-retainer = Faithful Retainer
duty-move = move
duty-delve = battle, then delve
duty-recover = move or recover
retinue = Retinue: { $servants }
relics-recovered = { $relic }: { $values }
waystations = waystations
action-carry = carry { $object }
action-enshrine = lay it into { $place }
action-encamp = in { $where } encamp: { $waystation }
    .group = in { $where } encamp
    .one = { $waystation }
action-decamp = in { $where } decamp: { $waystation }
    .group = in { $where } decamp
    .one = { $waystation }
action-knight = recruit in { $where } for { $card }
    .group = recruit in { $where } for
    .one = { $card }
action-serve = { $servant } acts
action-delve = delve in { $where }, from { $place }: { $relic }
    .group = delve in { $where }, from { $place }
    .one = { $relic }
action-recover = recover in { $where }: { $relic }
    .group = recover in { $where }
    .one = { $relic }
action-gather = { $card } to { $duty }
    .group = { $card } to
    .one = { $duty }
action-reassign = shift { $servant } from { $post } to { $duty }
    .group = shift { $servant } from { $post } to
    .one = { $duty }
prompt-CarryRelics = { $origin } → { $target }: carry relics along? ({ $count } at most)
prompt-LayTrophy = into which forest goes { $object }?
prompt-FirstCamp = in which corner do { warriors } start?
prompt-SecondCamp = where on the edge do another { warriors } start?
prompt-Encamp = Birdsong: where does a waystation replace a warrior?
prompt-Decamp = Birdsong: where does a warrior replace a waystation?
prompt-SummonKnights = Birdsong: spend a card for { warriors-object } at a waystation?
prompt-CraftAtCamps = Daylight: what to craft before the Retinue acts?
prompt-ActWithRetinue = Retinue, { $duty }: what to do? ({ cards } left)
prompt-ChooseServant = which card of the Retinue acts?
prompt-DelveAfterBattle = after the battle in { $where }: delve?
prompt-RecoverMore = recover another relic in { $where }?
prompt-GatherRetinue = Evening: add cards to the Retinue (room for { $count }), or shift one?
event-carried = { $who } carried { $object } from { $origin } to { $target }
event-enshrined = { $who }: the trophy, { $piece }, lies in { $target }
event-laid-relic = { $who }: { $piece } lies in { $target }
event-delved = { $who } dug { $object } out of { $origin } to { $target }
event-recovered = { $who } recovered { $object } in { $where }
event-dismissed = { $who } lost from the Retinue: { $card }
event-gathered = { $who } added to the Retinue: { $card } ({ $duty })
event-reassigned = { $who } shifted { $card } to another column ({ $duty })

# §E the hirelings
piece-foothold = foothold
    .counted = { $count ->
        [one] { $count } foothold
       *[other] { $count } footholds
    }
    .object = a foothold
    .sign = ⊓
piece-vault = vault
    .counted = { $count ->
        [one] { $count } vault
       *[other] { $count } vaults
    }
    .object = a vault
    .sign = ⊡
hireling-forest-patrol = Forest Patrol
    .short = Forest Patrol
    .help = Whenever some of them are removed, one of these waits on the card. Once in Daylight they may move and then battle, or all who wait come back where one of them stands.
hireling-feline-physicians = Feline Physicians
    .short = Feline Physicians
    .help = When your warriors are removed you may spend a card that matches their clearing: they come to a clearing with pieces of yours, not to the supply.
hireling-last-dynasty = Last Dynasty
    .short = Last Dynasty
    .help = Once in Daylight: if they rule their clearing they all move and then battle, if not they battle there twice; if none is on the map they all come to its edge and battle.
prompt-SettleDynasty = { $hireling } start on the edge of the map: where?
prompt-DynastyOrders = { $hireling }: where to, or whom to battle?
hireling-bluebird-nobles = Bluebird Nobles
    .short = Bluebird Nobles
    .help = You rule clearings also where you tie for the most. At the start of Birdsong you score a point for every { $clearings } clearings that you rule.
hireling-spring-uprising = Spring Uprising
    .short = Spring Uprising
    .help = Whoever attacks them first discards a card that matches the clearing. At the start of Birdsong a die names a suit: in a clearing of it one of them and all enemy pieces are removed, or one more comes.
prompt-RiseSomewhere = { $hireling } ({ $suit }): where does a warrior rise?
prompt-RiseAgain = { $hireling } again ({ $suit }): where does a warrior rise?
prompt-BreakOut = { $hireling } ({ $suit }): break out or grow, and where?
prompt-PayToll = attack in { $where } on { $defender }: which card is discarded for it?
event-rolled-uprising = { $who }: the die shows { $suit }
hireling-rabbit-scouts = Rabbit Scouts
    .short = Rabbit Scouts
    .help = As the defender you may, before the roll, spend a card that matches the clearing to deal the higher roll.
prompt-HearScouts = attack in { $where } by { $attacker }: spend a card to deal the higher roll?
hireling-the-exile = The Exile
    .short = The Exile
    .help = On their turns players with pieces beside him may give him a crafted item for { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { points }. Once in Daylight, as often as items last: exhaust { $walk } to go to an adjacent forest or { $fight } to battle beside it; then all are refreshed. He rolls no more hits than he has items, and takes hits on them.
action-donate = give { $object } to the Exile
action-donate-turned = give { $object } (face down) to the Exile
prompt-PlaceExile = { $hireling }: in which forest does the pawn start?
prompt-ExileOrders = { $hireling }: exhaust items to go on or to battle?
event-donated = { $who } gave { $object } to { $hireling }
event-tired = { $who } took hits: { $count ->
        [one] { $count } item exhausted
       *[other] { $count } items exhausted
    }
event-lost-items = { $who } took hits: { $count ->
        [one] { $count } item lost
       *[other] { $count } items lost
    }
hireling-the-brigand = The Brigand
    .short = The Brigand
    .help = Items lie under the ruins. In Daylight, once each: take the item of a ruin where you have pieces; exhaust a crafted item to take a random card from a player who has pieces where you have some.
action-unearth = take the item of the ruin in { $where }
prompt-BrigandOrders = { $hireling }: take the item of a ruin, or exhaust an item to steal a card?
prompt-RobPlayer = { $hireling }: whose card?
hireling-highway-bandits = Highway Bandits
    .short = Highway Bandits
    .help = An enemy who moves along a path with a bandit loses one of the pieces that move (a Vagabond damages an item); if you do, you may place a warrior where you come to. Once in Daylight: a bandit on a path next to pieces of yours.
action-waylay = a bandit on the path { $a } – { $b }
    .group = a bandit on the path from { $a } to
    .one = { $b }
action-withdraw = take the bandit off the path { $a } – { $b }
    .group = take the bandit off the path from { $a } to
    .one = { $b }
prompt-LieInWait = { $hireling }: on which path does a bandit start?
prompt-WithdrawBandit = { $hireling }: all are on the map. Which one is placed anew?
prompt-PostBandit = { $hireling }: on which path?
prompt-JoinOnTheWay = past the bandits to { $where }: place a warrior there?
event-waylaid = { $who }: a bandit on the path { $a } – { $b }
event-withdrew = { $who }: no bandit on the path { $a } – { $b } any more
hireling-bandit-gangs = Bandit Gangs
    .short = Bandit Gangs
    .help = They cannot be battled where you have pieces. Once in Daylight: a warrior of yours to each of theirs, or one of theirs to a clearing with pieces of yours.
action-reinforce = place an own warrior at each of theirs
prompt-PostGang = { $hireling }: where does the first warrior come?
prompt-GangOrders = { $hireling }: own warriors to them, or one of theirs to own pieces?
prompt-ShareWarriors = { $hireling }: too few warriors ({ $count }). Where does one join?
hireling-riverfolk-flotilla = Riverfolk Flotilla
    .short = Riverfolk Flotilla
    .help = It cannot be battled or removed and rolls no more than { hits }. At the start of Birdsong everyone with pieces in its clearing may draw a card; then it sails on along the river and may battle.
prompt-LaunchFlotilla = { $hireling }: in which clearing on the edge and the river?
prompt-TradeAboard = { $hireling } in your clearing: draw a card?
prompt-SteerFlotilla = { $hireling }: where to along the river?
hireling-otter-divers = Otter Divers
    .short = Otter Divers
    .help = You move to and from clearings on the river without having to rule either.
hireling-warm-sun-prophets = Warm Sun Prophets
    .short = Warm Sun Prophets
    .help = Once in Daylight: a player with pieces beside one of them must battle there, or move from there where you say and then battle if you like, always against whom you say; or one of them comes to a clearing without one.
prompt-SendProphet = { $hireling }: where does a warrior come?
prompt-ProphetOrders = { $hireling }: who has to act, or where does a warrior come?
prompt-Preach = { $hireling }: what must { $other } do?
prompt-PreachOn = { $hireling }: must { $other } battle in { $where }?
hireling-lizard-envoys = Lizard Envoys
    .short = Lizard Envoys
    .help = At the start of Birdsong you may take one of the { $cards } cards on top of the discard pile: of the suit that most of them have, but no ambush.
prompt-FetchDiscard = { $hireling }: take a card of the discard pile?
hireling-corvid-spies = Corvid Spies
    .short = Corvid Spies
    .help = Once in Daylight { $count } of them come to clearings with enemy pieces. Then they battle wherever they are, or you take a random card from each enemy in one of their clearings.
action-spy = take cards in { $where }
prompt-FirstSpy = { $hireling } start in different clearings of the same suit: where does the first go?
prompt-SecondSpy = { $hireling }: where of the same suit does the second go?
prompt-SendSpies = { $hireling }: which clearing with enemies do they come to? (left: { $count })
prompt-SpyOrders = { $hireling }: battle in every clearing with them, or take cards in one?
hireling-raven-sentries = Raven Sentries
    .short = Raven Sentries
    .help = In battles where you have buildings or tokens you deal an extra hit.
hireling-sunward-expedition = Sunward Expedition
    .short = Sunward Expedition
    .help = Once in Daylight a foothold and up to { $count } of their warriors come to a clearing without one. Then they may move and battle, or one more warrior comes to every foothold.
prompt-FirstFoothold = { $hireling }: where do they begin?
prompt-LiftFoothold = { $hireling }: no foothold is left; which one is placed anew?
prompt-PlaceFoothold = { $hireling }: where does a foothold come?
prompt-BringDiggers = { $hireling }: one more warrior to { $where }? ({ $count } at most)
prompt-ExpeditionOrders = { $hireling }: move and battle, or a warrior at every foothold?
prompt-ManFoothold = { $hireling }: too few warriors; which foothold gets one?
hireling-mole-artisans = Mole Artisans
    .short = Mole Artisans
    .help = When you craft a card with an item you may reveal it instead of discarding it: at the end of Evening it comes back to your hand.
prompt-KeepRevealed = { $card }: reveal it until the end of Evening, or discard it?
hireling-furious-protector = Furious Protector
    .short = Furious Protector
    .help = It cannot be battled or removed, and its enemies can place nothing in its clearing. At the start of Birdsong it must move, whoever rules, and every player loses a warrior where it comes to.
prompt-PostProtector = { $hireling }: in which clearing?
prompt-WalkProtector = { $hireling } in { $where }: where to?
hireling-stoic-protector = Stoic Protector
    .short = Stoic Protector
    .help = It cannot be battled or removed; in its clearing enemies can neither battle nor remove your pieces. At the start of Birdsong it must move, whoever rules.
prompt-CallProtector = { $hireling }: to which of your clearings?
hireling-flame-bearers = Flame Bearers
    .short = Flame Bearers
    .help = At the start of Birdsong each of them removes an enemy piece in its clearing, warriors first. Then one more comes to one of them or next to it; where none can, { $count } come anywhere.
prompt-FirstBearers = { $hireling }: where do they begin? ({ $count } more)
prompt-BearersAnew = { $hireling }: where do they come? ({ $count } more)
prompt-BearersAtBirdsong = { $hireling }: where do they come? ({ $count } more)
prompt-Burn = { $hireling } in { $where }: whose piece burns? ({ $count } more)
prompt-BurnPiece = { $hireling } in { $where }: what burns? ({ $other })
prompt-SpreadFire = { $hireling }: where does one more come?
hireling-rat-smugglers = Rat Smugglers
    .short = Rat Smugglers
    .help = In Daylight, as often as you like: discard a card that shows an item to move or to battle.
action-smuggle = smuggle: { $card } for a move or a battle
prompt-SmuggledAct = a move or a battle?
hireling-vault-keepers = Vault Keepers
    .short = Vault Keepers
    .help = Once in Daylight a vault comes to a clearing with a vault or next to one. Then they battle at every vault, or one more warrior comes to each.
prompt-SettleKeepers = { $hireling } start at their first vault: where?
prompt-ResettleKeepers = { $hireling } are not on the map: where do they come?
prompt-ExtendVaults = { $hireling }: where does a vault go?
prompt-VaultOrders = { $hireling }: battle at the vaults, or a warrior at each?
hireling-badger-bodyguards = Badger Bodyguards
    .short = Badger Bodyguards
    .help = In battle you ignore the first hit that you take.
hireling-popular-band = Popular Band
    .short = Popular Band
    .help = Enemies cannot move out of a clearing with one of them on the turn in which they moved in. Once in Daylight they may draw a warrior from each adjacent clearing to one of theirs; then one more may come anywhere.
prompt-FirstConcert = { $hireling }: where does the first begin?
prompt-SecondConcert = { $hireling }: in which other clearing?
prompt-PlayForHirer = { $hireling }: to which of your clearings?
prompt-ChooseStage = { $hireling }: draw warriors to one of their clearings?
prompt-DrawListeners = { $origin } → { $target }: whose warrior comes?
prompt-PlayElsewhere = { $hireling }: place one more?
hireling-street-band = Street Band
    .short = Street Band
    .help = Enemies cannot move out of a clearing with one of them on the turn in which they moved in. Once in Daylight one more comes anywhere.
prompt-PlaceBand = { $hireling }: where does one more come?

# §F the landmarks
landmark-black-market = Black Market
    .short = Black Market
    .setup = A clearing with one building slot and no ruin, neither with nor beside another landmark. Three cards of the deck, seen by nobody, lie face down at its stalls.
    .help = Once in your turn, if you have faction pieces here, you may swap a card of your hand for one of those at the stalls; yours lies face down in its place.
landmark-elder-treetop = Elder Treetop
    .short = Elder Treetop
    .setup = A corner clearing, neither with nor beside another landmark.
    .help = The clearing has one more building slot. Who removes an enemy building from that slot scores one point more.
landmark-ferry = Ferry
    .short = Ferry
    .setup = A clearing on the river, on the Lake map on the coast, neither with nor beside another landmark.
    .help = Once a turn, who moves from here may go along the river to an adjacent clearing, on the Lake map to any other coast, and takes the Ferry along. The player who moved draws a card.
    .new = Once a turn, who moves from here may go along the river to an adjacent clearing, on the Lake map to any other coast, and takes the Ferry along. Each player whose faction pieces moved draws a card.
landmark-legendary-forge = Legendary Forge
    .short = Legendary Forge
    .setup = Any clearing neither with nor beside another landmark. By its suit, items of the supply lie here: fox two swords, a crossbow and a hammer; mouse two bags and two teas; rabbit two boots and two coins.
    .help = To craft an item that lies here you need a faction piece in the clearing. You also draw a card and score one point more, whatever the item is worth to you.
landmark-lost-city = Lost City
    .short = Lost City
    .setup = A clearing on the river, on the Lake map on the coast, neither with nor beside another landmark.
    .help = The clearing is fox, mouse and rabbit. A base or a garden here keeps the suit that it shows.
    .new = The clearing is fox, mouse and rabbit, and so is every base and garden here. Who pays for Outrage here names the suit.
landmark-tower = Tower
    .short = Tower
    .setup = A clearing with a ruin and no other landmark; it may be beside one.
    .help = Who rules the clearing at the end of their Evening scores a point.
## Bots

faction-mechanical-marquise = Mechanical Marquise 2.0
    .short = Mechanical Marquise
faction-electric-eyrie = Electric Eyrie
    .short = Electric Eyrie
faction-automated-alliance = Automated Alliance
    .short = Automated Alliance
faction-drillbit-duchy = Drillbit Duchy
    .short = Drillbit Duchy
faction-cogwheel-corvids = Cogwheel Corvids
    .short = Cogwheel Corvids
difficulty-easy = easy
difficulty-normal = normal
difficulty-challenging = challenging
difficulty-nightmare = nightmare
trait-blitz = Blitz
    .help = After moving, she moves all warriors but one from the clearing of the highest priority that she rules and no enemy has pieces in, and battles where they come to.
trait-fortified = Fortified
    .help = Each of her buildings takes two hits; a single hit does nothing.
trait-hospitals = Hospitals
    .help = After a battle in which she defended and lost two warriors or more, two warriors are placed at the keep.
trait-iron-will = Iron Will
    .help = With a bird for an order she recruits twice as many warriors.
trait-overwhelming = Overwhelming
    .help = She scores a point for each two warriors that she cannot place when she recruits, and expands once a turn at most.
trait-nobility = Nobility
    .help = A warrior that the Decree recruits and that cannot be placed means turmoil too. In turmoil no points are lost: each bird of the Decree scores a point instead.
trait-relentless = Relentless
    .help = When the Decree is resolved, all defenceless buildings and tokens of enemies go from every clearing with warriors of the bot.
trait-swoop = Swoop
    .help = At the end of Daylight two warriors are placed in the clearing of the highest priority where the bot has no pieces.
trait-war-tax = War Tax
    .help = Whenever the bot removes a building or token of an enemy, its owner loses a point.
trait-focused = Focused
    .help = A column deals the extra hit of the largest one also if others have as many cards.
trait-informants = Informants
    .help = Where no warrior defends a sympathy token, the attacker takes the hit of the Automated Ambush all the same.
trait-popularity = Popularity
    .help = Nobody scores for removing sympathy tokens.
trait-veterans = Veterans
    .help = When it defends, it deals the higher roll and the attacker the lower one.
trait-wildfire = Wildfire
    .help = At the end of its Evening sympathy spreads once more, without points.
trait-steadfast = Steadfast
    .help = There is no Public Pity in a turn that will bring a Surprise Revolt, and Martial Law is ignored.
trait-foundations = Foundations
    .help = When its buildings are removed, only a minister whose suit matches a clearing where one stood loses the crown, the bottommost of these.
trait-invaders = Invaders
    .help = It digs where enemies have most buildings, then fewest warriors. If it cannot build for lack of open slots, it battles in each clearing instead.
trait-investors = Investors
    .help = A human who removes its buildings must discard a card that matches a clearing where one stood, and it loses a point. If that human cannot, it sways the topmost minister who matches such a clearing.
trait-overwhelm = Overwhelm
    .help = It digs twice a turn, and a dig needs and moves only three warriors.
prompt-PayInvestors = the investors of { $other } demand a card: which one do you discard?
trait-backup-plans = Backup Plans
    .help = Whenever one of their plots is removed, they place a warrior in that clearing.
trait-gamble = Gamble
    .help = Before a plot is flipped, the person with most pieces there names its kind. If that is right, it is flipped and scored without effect and that person removes it; if not, they score a point.
trait-mastermind = Mastermind
    .help = They plot twice each Daylight.
trait-vendetta = Vendetta
    .help = Every plot they flip also removes enemy pieces as a bomb does.
faction-vagabot = Vagabot
    .short = Vagabot
role-thief = Thief
    .help = Takes a random card from the enemy in his clearing with most points, then most pieces there; it is discarded, and he scores a point.
role-tinker = Tinker
    .help = Crafts the topmost discard that shows an item which is left. Starts with an item fewer.
role-ranger = Ranger
    .help = With three damaged items or more, slips into a random forest next to him.
role-vagrant = Vagrant
    .help = Starts a battle between two others in his clearing, by their priority, and removes pieces for both.
role-scoundrel = Scoundrel
    .help = Where three enemy pieces or more stand, a building or token among them, removes them all, leaves an item on a slot of the clearing for good and scores a point.
role-arbiter = Arbiter
    .help = Who is attacked where he stands may hire him for a point: each item on his battle track raises the defender's most rolled hits.
trait-adventurer = Adventurer
    .help = He battles once a turn at most; at the end of Daylight he does quests for as long as his items last.
trait-berserker = Berserker
    .help = He battles in the clearing with most enemy pieces whoever has most pieces there, and repairs one item more in Evening.
trait-helper = Helper
    .help = An aid scores a point more, and who is aided draws two cards for each item instead of one.
trait-marksman = Marksman
    .help = As he attacks he deals a hit before the roll.
trait-questing = Questing
    .help = Damaged items count for the battle track, and what lies there stays. A quest scores a point more. To aid he goes to the nearest player with crafted items, but takes one item only. His orders name other actions.
faction-riverfolk-robots = Riverfolk Robots
    .short = Riverfolk Robots
trait-ferocious = Ferocious
    .help = As attackers they deal up to three rolled hits, however few their warriors are.
trait-garrison = Garrison
    .help = As defenders they are never defenceless, and a trade post there adds one to the most hits they can roll.
trait-greedy = Greedy
    .help = They score a point when the player with most points buys any services.
trait-involved = Involved
    .help = If a person hires no mercenaries in a turn, all enemies of that person use their warriors as mercenaries until it ends. A Vagabond may hire them only to prevent this.
event-added-to-market = { $who }: { $card } was added to the market
event-raised-shield = { $who }: nothing in Payments, protectionism with the shield
event-drew-sword = { $who }: no warrior in the supply, protectionism with the sword
event-cashed-in = { $who }: back to the supply from Payments ({ $owner }): { $count }
event-banked = { $who }: from { $where } to Payments: { $count }
event-kept-ambush = { $who }: { $card } is kept face up
event-revealed-order = { $who }: the order is { $card }
event-aimed-at-clearing = { $who }: aimed at { $where } ({ $reason })
event-aimed-at-player = { $who }: aimed at { $other } ({ $reason })
event-expanded = { $who }: nothing was built, another order is drawn
event-tucked-viziers = { $who }: Loyal Viziers in the bird column of the Decree: { $count }
event-decreed-order = { $who }: { $card } was added to the Decree
event-column-recruits = { $who }: the Decree recruits ({ $suit }: { $count })
event-column-moves = { $who }: the Decree moves ({ $suit }: { $count })
event-column-battles = { $who }: the Decree battles ({ $suit }: { $count })
prompt-Atone = outrage in { $where } ({ $alliance }): which card is discarded?
prompt-NameSuitToAtone = outrage in { $where }: which suit do you name?
prompt-AtoneWith = outrage in { $where } ({ $suit }, { $alliance }): which card is discarded?
event-pitied = { $who }: no revolt this Birdsong, so Public Pity
event-wanted-no-pity = { $who }: no Public Pity, a Surprise Revolt is to come
event-scored-less = { $who }: Martial Law in { $where }, one point less
event-lost-crown = { $who }: the { $minister } lost the crown
prompt-GuessFlip = which plot is about to be flipped in { $where }?
event-guessed-flip = { $who }: guessed right in { $where }, { $piece }
event-swapped-bomb = { $who }: the bomb in { $where } is swapped for { $piece }
event-sprang-snare = { $who }: the snare in { $where } closes, that step is left out
event-exhausted-items = { $who }: items exhausted: { $count }
event-damaged-items = { $who }: items damaged: { $count }
event-repaired-items = { $who }: items repaired: { $count }
event-refreshed-items = { $who }: items refreshed: { $count }
event-settled-track = { $who }: items on the battle track now: { $count }
event-took-quest = { $who }: the next quest is { $quest }
event-slipped-away = { $who }: too few undamaged items, no Daylight this turn
event-shot-first = { $who }: a hit before the roll
event-burnt-slot = { $who }: an item now lies on a slot in { $where }, nothing is built there any more
reason-only = the only one
reason-priority = the highest priority of those left
reason-low-priority = the lowest priority of those left
reason-most-pieces = most pieces
reason-most-points = most points
reason-most-enemies = most enemy pieces
reason-most-warriors = most own warriors
reason-fewest-enemies = fewest enemy pieces
reason-fewest-warriors = fewest own warriors
reason-most-buildings = most buildings
reason-most-defenceless = most defenceless buildings
reason-no-roost = no roost there
reason-fewest-enemy-warriors = fewest enemy warriors
faction-logical-lizards = Logical Lizards
    .short = Logical Lizards
trait-erratic = Erratic
    .help = At the end of their turn a card of the deck is added to the Lost Souls.
trait-fanatics = Fanatics
    .help = After each conversion they battle in that clearing with an extra hit, against the player with most defenceless buildings there, then most points.
trait-martyrs = Martyrs
    .help = The ritual of a bird also makes an acolyte of a warrior of the supply.
trait-spiteful = Spiteful
    .help = A crusade that removed any tokens scores a point.
conspiracy-convert = Convert
conspiracy-crusade = Crusade
conspiracy-sanctify = Sanctify
event-set-order = { $who }: the order is { $suit }
event-conspired = { $who }: the conspiracy is { $conspiracy }
event-conspired-in-vain = { $who }: nothing can be done for this conspiracy
event-added-soul = { $who }: { $card } lies on top of the Lost Souls
event-lost-soul = { $who }: { $card } goes from the Lost Souls to the discard pile
event-returned-rituals = { $who }: back on top of the Lost Souls: { cards }
reason-most-enemy-buildings = most enemy buildings
reason-open-slots = a free building slot
reason-most-built = most enemy buildings and tokens
reason-most-slots = most open slots
reason-no-plot = no plot there
reason-nearest = the nearest
reason-most-holdings = most buildings and tokens
reason-fewest-points = fewest points
reason-most-paid = most warriors in Payments
reason-fewest-paid = fewest warriors in Payments
reason-best-payer = pieces of the largest payer

### Older editions.

edition-marauder = Marauder, the newest
edition-fifth = fifth, October 2020
edition-early = early, to 40 points
option-edition = edition of the Law
    .help = The book by which you play: that of today with every expansion, that of October 2020, or the Law before the first printing.
character-early-thief = { character-thief }
    .special = { character-thief.special }
    .help = For a torch he takes a random card from a player who has fewer than { $count } warriors in his clearing.
character-early-ranger = { character-ranger }
    .special = scout
    .help = For a torch he moves into an adjacent forest.
action-reform = reform the Decree with { $card }
action-shift = a card of { $suit } from { $column } to { $onto }
    .group = a card of { $suit } from { $column } to
    .one = { $onto }
prompt-DiscardBirds = discard revealed birds?
prompt-FlipTogether = Birdsong: which plots are flipped together?
prompt-GlideTogether = Glide: to which clearing?
prompt-LoseImprovement = the last building of the clearing is gone: which crafted card is discarded?
prompt-Infirmary = infirmary: discard any card to bring a warrior from { $where } to the Lodge? ({ warriors } fell)
prompt-BuildAround = place the recruiter and the workshop next to the Lodge
prompt-MarchOn = March: the next move ({ moves } left)
prompt-ChooseHomeland = whose homeland will you rule?
prompt-CallAway = from where does the warrior on the card come?
prompt-AddToEarlyDecree = { $birds ->
        [0] add to the Decree another card that is no bird? (at most: { $count })
       *[other] add to the Decree a bird card, or cards that are no birds (at most: { $count })
    }
prompt-BeforeNoon = before noon: craft or reform the Decree?
prompt-Reform = which card of the Decree is shifted, and where to?
prompt-RebuildRoost = no roost is left: where does a new one stand?
prompt-PickPocket = from whom to steal a card?
prompt-Scout = into which forest?
prompt-UseSwords = use a sword for one more hit? (the roll allows { $count } more)
event-advanced = { $who } moved along the economic card: { $count } of { $most }
event-set-out = { $who } set out to rule the homeland of { $other }
event-called-away = { $who } called a warrior of { $other } away from { $where }
event-reformed = { $who } shifted { $card } in the Decree: { $column } → { $onto }
## What a bot does in its turn

ordered-none = ordered clearings
ordered-fox = fox clearings
ordered-rabbit = rabbit clearings
ordered-mouse = mouse clearings
ordered-bird = all clearings
deed-order = the top card of the deck becomes the order
deed-craft = the item that the order shows is crafted for a point, if it is left
deed-discard-order = the order is discarded
deed-nightmare = at the end of Evening: a point
deed-battle-most-pieces = { $where }: a battle in each, against who has most pieces there, then most points
deed-battle-most-buildings = { $where }: a battle in each, against who has most buildings there, then most pieces there, then most points
deed-battle-most-built = { $where }: a battle in each where own warriors number { $count } or more, against who has most buildings and tokens there, then most points
deed-recruit-evenly = { $where } under own rule: { warriors }, shared out as evenly as possible, the odd ones by the highest priority
deed-recruit-lowest = the 2 clearings of the lowest priority under own rule: { warriors }, shared out evenly
deed-reinforce = { $where } under own rule: { warriors } more in the one of the highest priority
deed-build-sawmill = a sawmill goes up where the bot rules and has most warriors
deed-build-workshop = a workshop goes up where the bot rules and has most warriors
deed-build-recruiter = a recruiter goes up where the bot rules and has most warriors
deed-build-most = the kind of building with most on the map goes up (if equal: sawmill, then recruiter) where the bot rules and has most warriors
deed-move-to-enemies = { $where }: from each all warriors but { $count } move to the neighbour with most enemy pieces
deed-move-and-battle = { $where }: from each all warriors but { $count } move to the neighbour with most enemy pieces; then a battle wherever they came to
deed-expand = if nothing was built and fewer than { $count } buildings are on the map: a new order, not crafted, and Daylight begins anew
deed-score-ordered = points of the track that the order names
deed-score-best = points of the best track
deed-decree = the order joins the Decree, in the column of its suit
deed-new-roost = if no roost is on the map: a roost and { warriors } ({ $where }, the highest priority)
deed-columns-recruit = each column: as many warriors as it has cards, at a roost in a matching clearing with most enemy pieces, then fewest own warriors, then the lowest priority
deed-columns-move = each column: from the matching clearing under own rule with most own warriors to a neighbour, rather without a roost, then with fewest enemy pieces; as many stay as the column has cards, or as ruling on takes
deed-columns-battle = each column: one battle in a matching clearing, rather without a roost, then with most defenceless buildings; against who has most buildings there. The largest column deals an extra hit
deed-build-roost = a roost goes up in the clearing of the highest priority under own rule that has none
deed-turmoil = if it cannot: turmoil, a point lost for each bird of the Decree, all cards but the viziers discarded
deed-score-roosts = points of the roost track
deed-revolt = { $where } with sympathy, if their base is not on the map: a revolt where most enemy pieces are; these go, and the base comes
deed-pity = without a revolt Public Pity: sympathy spreads twice with up to { $count } tokens on the map, else once
deed-spread = sympathy spreads ({ $where } next to it with fewest enemy warriors, else anywhere with fewest enemy pieces) and scores its space; if it cannot, { points }
deed-surprise = a surprise revolt in the sympathetic clearing with most enemy pieces whose base is not on the map
deed-organize = each base with { $count } own warriors or more: all of them go, and sympathy spreads
deed-recruit-at-bases = a warrior at each base
deed-slip = with fewer than { $count } undamaged items: into a random adjacent forest, and no Daylight
deed-explore = explore: at the nearest ruin, for an item, a random item from under it
deed-quest = quest: in the nearest clearing of its suit, for items ({ $count }), a point and the next quest
deed-aid = aid: of those here with crafted items who has fewest points; an item each for random ones, a point and a card to them for each
deed-battle-leader = battle: who has most points, in the nearest clearing with their pieces, for an item; again for { $count } each while any are left there. A point for each warrior removed
deed-repair = repair: for an item, a damaged one
deed-refresh = items turned face up: { $count }, with any damaged { $damaged }
deed-mend = items repaired: in a forest all, elsewhere { $count }
deed-buy-souls = with fewer than { $count } Lost Souls: cards on sale that are no birds are bought
deed-order-by-souls = the suit that most Lost Souls have is the order; in a tie, bird
deed-conspire = for each acolyte the marker goes on to the next conspiracy, which is done if it can be and costs the acolyte
deed-convert = convert: a warrior of the enemy with most points is replaced ({ $where }, most enemy buildings)
deed-crusade = crusade: { $where } with { $count } own warriors or more: a battle in each, against who has most points there
deed-sanctify = sanctify: a building of the enemy with most points becomes a garden ({ $where }, fewest enemy warriors)
deed-rituals = a ritual for each of the topmost Lost Souls ({ $count }), one after the other
deed-ritual-of-suit = of a fox, rabbit or mouse: a warrior to a clearing of the suit, rather with a free slot, then with most enemy buildings; a garden too, if the bot rules there
deed-ritual-of-bird = of a bird: a warrior from where most are becomes an acolyte, and the card is discarded
deed-discard-souls = all Lost Souls go to the discard pile
deed-return-rituals = the cards of the rituals are Lost Souls again, the first on top
deed-craft-from-deck = the top card of the deck is crafted for a point, if its item is left, and lies on top of the Lost Souls
deed-restock = the market is filled up to { $count } cards from the right
deed-craft-fresh = the first new card whose item is left is crafted for a point and discarded
deed-order-from-market = the rightmost card of the market is the order
deed-post = { $where } without a trade post, rather where the best payer has pieces: a trade post, and with it own warriors: { $count }
deed-recruit-each = { $where }: a warrior in each
deed-recruit-at-rivers = clearings at a river: a warrior in each
deed-protectionism = with nothing in Payments the shield, else with no warrior in the supply the sword: a point, and { warriors } where own pieces face most enemy pieces
deed-protect = with the shield a battle in every clearing, with the sword in some ({ $where }), against who has fewest warriors in Payments
deed-cash-in = a point for each warrior of who has most in Payments; these go back to the supply
deed-withdraw = with the shield or the sword: from each clearing all own warriors but { $count } to Payments
deed-clear-market = the leftmost card of the market is discarded, with the shield the next one too
deed-buy-ambush = an ambush on sale is bought and kept face up
deed-muster = to the Burrow: { warriors }, and one more for each mole that shows
deed-dig = with { warriors } or more in the Burrow: these and a tunnel to one without own tunnel or building ({ $where }; most free slots, then fewest enemy warriors)
deed-dig-to-enemies = with { warriors } or more in the Burrow: these and a tunnel to one without own tunnel or building ({ $where }; most enemy buildings and tokens)
deed-dig-to-invade = with { warriors } or more in the Burrow: these and a tunnel to one without own tunnel or building ({ $where }; most enemy buildings, then fewest enemy warriors)
deed-raise = where the bot rules and has most warriors: a citadel with { warriors } or more in the supply, else a market; a point, if it cannot
deed-ministers = every swayed minister acts, from the top down
deed-rally = { $where } without own building: { $count } or fewer warriors go to an adjacent one with a building, else to the Burrow
deed-go-under = from each clearing under own rule all warriors but { $count } go to the Burrow
deed-score-markets = a point for each market on the map
deed-sway-ordered = the topmost minister of the order's suit without a crown is swayed, else the bottommost of all
deed-sway-last = the bottommost minister without a crown is swayed
deed-buy-favor = a favor on sale is bought and done at once
deed-bargain = a card on sale whose item is left is bought in place of a card whose item is not
deed-recruit-to-plot = { warriors } in each of { $clearings } ({ $where }; rather without a plot, then with most own warriors); if they run out, the plot thickens first
deed-flip = every face-down plot is flipped, by priority: a point for each plot face up by then, and what it does
deed-leave-plots = { $where } with a face-up plot: all warriors but { $count } go to a neighbour without a plot and with most own warriors, else to the lowest priority
deed-plot = { $where } without a plot: in the one with most own warriors one of them makes way for a random plot, face down
deed-thicken = the plot thickens: the same in any clearing without a plot with { $count } own warriors or more
deed-score-extortions = a point for each extortion face up
deed-minister-captain = extra hit as attacker where own tunnel is
deed-minister-marshal = a warrior to the own building with fewest warriors
deed-minister-foremole = one more mole shows
deed-minister-brigadier = another dig, first to most enemy buildings and tokens
deed-minister-banker = another building
deed-minister-mayor = a warrior where most are is removed for a point
deed-minister-earl-of-stone = a point for each citadel
deed-minister-baron-of-dirt = a point for each market
deed-minister-duchess-of-mud = { points } with all tunnels on the map
