### Root: what the engine calls its things, choices, questions and events.
### Arguments besides the engine's own: $who (a seat), $where (clearings), $pieces (a piece with its number), $object
### (a piece or item as something is done to it). Seats, places, cards and other ids come as names.

## Numbers with their noun

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
    [one] { $count } wood token
   *[other] { $count } wood tokens
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
        [one] { $count } wood token
       *[other] { $count } wood tokens
    }
    .object = a wood token
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
        [one] { $count } sympathy token
       *[other] { $count } sympathy tokens
    }
    .object = a sympathy token
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
item-boots = boot
    .object = a boot
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
phase-birdsong = Birdsong
phase-daylight = Daylight
phase-evening = Evening
decree-recruit = Recruit
decree-move = Move
decree-battle = Battle
decree-build = Build
forest = forest { $forest }
burrow = the Burrow

## Leaders and characters

leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot
vizier = Loyal Vizier
character-thief = Thief
    .special = Steal
    .help = Exhaust a torch to take a random card from a player in your clearing.
character-tinker = Tinker
    .special = Day Labor
    .help = Exhaust a torch to take a card that matches your clearing from the discard pile.
character-ranger = Ranger
    .special = Hideout
    .help = Exhaust a torch to repair { items }; then Daylight ends.
character-vagrant = Vagrant
    .special = Instigate
    .help = Exhaust a torch to make two players in your clearing battle each other.
character-arbiter = Arbiter
    .special = Protector
    .help = A defender in the Arbiter’s clearing may hire the Arbiter: each undamaged sword raises the defender’s maximum rolled hits by one, and the Arbiter scores a point.
character-scoundrel = Scoundrel
    .special = Scorched Earth
    .help = Exhaust a torch to scorch your clearing permanently: remove all enemy pieces there. Nobody can enter it again.
character-adventurer = Adventurer
    .special = Improvise
    .help = Once a turn, one of your items counts as any other item in a quest.
character-ronin = Ronin
    .special = Swift Strike
    .help = In battle, after the roll, exhaust a sword to deal an extra hit.
character-harrier = Harrier
    .special = Glide
    .help = Exhaust a torch to glide to any clearing.

## Cards

card-ambush-bird = Ambush!
    .help = As the defender, play it at the start of a battle in a matching clearing: the attacker takes { hits } at once. The attacker can foil it with another ambush.
card-ambush-fox = Ambush!
    .help = { card-ambush-bird.help }
card-ambush-rabbit = Ambush!
    .help = { card-ambush-bird.help }
card-ambush-mouse = Ambush!
    .help = { card-ambush-bird.help }
card-dominance-bird = Dominance
    .help = Once you have { points }, you can activate it in Daylight. You score no more points; you win if you rule two opposite corners at the start of your Birdsong.
card-dominance-fox = Dominance
    .help = Once you have { points }, you can activate it in Daylight. You score no more points; you win if at the start of your Birdsong you rule { $count ->
        [one] { $count } clearing
       *[other] { $count } clearings
    } of its suit.
card-dominance-rabbit = Dominance
    .help = { card-dominance-fox.help }
card-dominance-mouse = Dominance
    .help = { card-dominance-fox.help }
card-chaos-victory = Chaos Victory
    .help = Activate it in Daylight. You score no more points; you win if in your Birdsong every other player has { $least } to { $most } points or an active victory card.
card-military-victory = Military Victory
    .help = Activate it in Daylight, and put a warrior of another faction on it. You score no more points; you win if you rule that faction’s homeland in your Birdsong. A Vagabond cannot use it.
card-economic-victory = Economic Victory
    .help = Activate it in Daylight. You score no more points: your marker starts on the card at the number of your improvements, advances one space whenever you craft, and wins on space { $track }.
card-coalition-victory = Coalition Victory
    .help = With { $players } or more players, you can activate it in Daylight. You score no more points; you win together with the player who has the fewest points now.
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
card-smugglers-trail = Smuggler’s Trail
card-crossbow-mouse = Crossbow
card-investments = Investments
card-mouse-in-a-sack = Mouse-in-a-Sack
card-root-tea-mouse = Root Tea
card-sword = Sword
card-travel-gear-mouse = Travel Gear
card-armorers = Armorers
    .help = In battle, you may discard it to ignore all rolled hits you would take.
card-sappers = Sappers
    .help = In battle as the defender, you may discard it to deal an extra hit.
card-brutal-tactics = Brutal Tactics
    .help = In battle as the attacker, you may deal an extra hit, but the defender scores { points }.
card-royal-claim = Royal Claim
    .help = In Birdsong, you may discard it to score a point for each clearing you rule.
card-stand-and-deliver = Stand and Deliver!
    .help = In Birdsong, you may take a random card from another player, who scores { points }.
    .later = Once in Birdsong, you may take a random card from an enemy, who scores { points }.
card-tax-collector = Tax Collector
    .help = Once in Daylight, you may remove one of your warriors from the map to draw a card.
card-favor-of-the-foxes = Favor of the Foxes
    .help = Remove all enemy pieces from all fox clearings at once.
card-better-burrow-bank = Better Burrow Bank
    .help = At the start of Birdsong, you and another player of your choice draw a card each.
    .later = At the start of Birdsong, you may draw a card; then an enemy of your choice draws one too.
card-cobbler = Cobbler
    .help = At the start of Evening, you may move.
card-command-warren = Command Warren
    .help = At the start of Daylight, you may battle.
card-favor-of-the-rabbits = Favor of the Rabbits
    .help = Remove all enemy pieces from all rabbit clearings at once.
card-scouting-party = Scouting Party
    .help = As the attacker you are not affected by ambush cards.
card-codebreakers = Codebreakers
    .help = Once in Daylight, you may look at another player’s hand.
card-favor-of-the-mice = Favor of the Mice
    .help = Remove all enemy pieces from all mouse clearings at once.
card-boat-builders = Boat Builders
    .help = You treat rivers as paths.
card-corvid-planners = Corvid Planners
    .help = When you move, you need not rule either clearing.
card-eyrie-emigre = Eyrie Emigre
    .help = At the end of Birdsong, move, then battle where that move ended. If you cannot do both, discard this card.
card-saboteurs = Saboteurs
    .help = At the start of Birdsong, you may discard it to discard an enemy’s crafted card.
card-soup-kitchens = Soup Kitchens
    .help = For rule each of your tokens counts as { $count ->
            [one] { $count } piece
           *[other] { $count } pieces
        }.
card-false-orders = False Orders
    .help = In Birdsong, you may discard it to move half of an enemy’s warriors (rounded up) from a clearing, regardless of rule.
card-fox-partisans = Fox Partisans
    .help = In battle in a fox clearing, you may deal an extra hit; then discard all your cards of other suits.
    .sparing = In battle in a fox clearing, you may deal an extra hit; then discard all your cards of other suits except birds.
card-informants = Informants
    .help = Instead of drawing cards in Evening, you may take an ambush card from the discard pile.
card-propaganda-bureau = Propaganda Bureau
    .help = Once in Daylight, you may spend a card to replace an enemy warrior in a matching clearing with one of yours.
    .later = Once in Daylight, you may spend a card to replace an enemy warrior in a matching clearing with one of yours, if it can be placed there.
card-charm-offensive = Charm Offensive
    .help = At the start of Evening, you may draw a card; another player of your choice scores { points }.
card-coffin-makers = Coffin Makers
    .help = Warriors that return to a supply are placed here first. At the start of your Birdsong, score a point for every { $count } of them and return them.
    .later = Warriors removed from the map, but not replaced, are placed here first. At the start of your Birdsong, score a point for every { $count } of them and return them.
card-rabbit-partisans = Rabbit Partisans
    .help = In battle in a rabbit clearing, you may deal an extra hit; then discard all your cards of other suits.
    .sparing = In battle in a rabbit clearing, you may deal an extra hit; then discard all your cards of other suits except birds.
card-swap-meet = Swap Meet
    .help = Once in Birdsong, you may take a random card from another player; then give one of yours back.
card-tunnels = Tunnels
    .help = You treat all clearings with your crafting pieces as adjacent.
card-league-of-adventurous-mice = League of Adventurous Mice
    .help = Once in Daylight, you may turn one of your crafted items face down to move or battle.
card-master-engravers = Master Engravers
    .help = Every item that you craft scores { points } more.
card-mouse-partisans = Mouse Partisans
    .help = In battle in a mouse clearing, you may deal an extra hit; then discard all your cards of other suits.
    .sparing = In battle in a mouse clearing, you may deal an extra hit; then discard all your cards of other suits except birds.
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
    .Ambush = play no ambush
    .Foil = do not foil the ambush
    .UseEffects = use no more effects
    .AddHits = deal no more extra hits
    .ReduceHits = do not reduce the hits
    .AtBound = continue
    .Breather = continue
    .FieldHospital = do not save the warriors
    .Workshops = craft nothing more
    .Roosts = craft nothing more
    .Act = end your actions
    .AddToDecree = add no more cards
    .Obey = turmoil: this column cannot be resolved
    .Appease = show your hand: no matching card
    .Atone = no matching card: the bot scores
    .AtoneWith = no card of that suit: the bot scores
    .PayInvestors = no matching card: a minister is swayed
    .Revolt = do not revolt
    .Spread = spread no more sympathy
    .Prepare = end Daylight
    .Operate = end operations
    .AskInformants = draw cards as usual
    .Emigrate = do not move, and discard the card
    .FightThere = do not battle, and discard the card
    .Strongholds = craft nothing more
    .CommandHundreds = end commands
    .AdvanceWarlord = end the advance
    .Clash = do not battle
    .Pursue = end the advance
    .Incite = incite no more mobs
    .Revel = roll no more
    .DeclareLoot = do not loot
    .Embitter = replace no mobs
    .ChooseMood = keep the mood
    .ChooseFind = take nothing
    .HireArbiter = do not hire the Arbiter
    .HireVagabot = do not hire the Vagabot
    .Wander = end Daylight
    .ChooseConspiracy = end conspiracies
    .Storm = do not battle
    .Rituals = end rituals
    .CraftWithGardens = craft nothing more
    .Trade = end Daylight
    .CallAllies = battle alone
    .BringAllies = move alone
    .Slip = stay here
    .AskItem = take nothing
    .FindItem = take nothing
    .MakeRoom = leave the item in the supply
    .ImproviseQuest = use the items that the quest shows
    .LastChance = continue
    .PlotCraft = craft nothing more
    .FlipPlots = flip no more plots
    .CallFlock = do not recruit
    .Scheme = end your actions
    .Exert = draw cards as usual
    .CarryRelics = carry no more relics
    .Encamp = place no more waystations
    .Decamp = do not decamp
    .SummonKnights = recruit no more warriors
    .CraftAtCamps = craft nothing more
    .ActWithRetinue = end this column
    .DelveAfterBattle = do not delve
    .RecoverMore = recover no more relics
    .GatherRetinue = change nothing in the Retinue
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
action-ambush = play { $card }
action-lose = lose { $object }
    .BurnPiece = burn { $object }
    .StrikePiece = hit { $object }
    .OrderLosses = first: { $piece }
action-craft = craft { $card }: { $cost } → { $gain }
    .group = craft
    .one = { $card }
action-use = use { $card }
action-activate = activate { $card }
action-claim = take { $dominance }, spending { $card }
    .group = take { $dominance }, spending
    .one = { $card }
action-clear = clear the path { $a } – { $b }, spending { $card }
    .group = clear the path { $a } – { $b }, spending
    .one = { $card }
action-spend = spend { $card }
action-discard = discard { $card }
action-give = give { $card }
action-pick-up = take { $card }
action-choose = { $who }
action-engage = hire { $hireling }
action-command = send { $hireling }
action-station = place in { $where }
    .DrawListeners = first from { $where }
action-erect = { $landmark } in { $where }
    .group = { $landmark }:
    .one = { $where }
action-swap = swap { $card } for the card at stall { $stall }
    .group = swap for the card at stall { $stall }:
    .one = { $card }
action-settle = start in { $where }
    .KeepInHomeland = place the keep in { $where }
action-take = take { $faction }
action-return = return { $card }
action-with = pay with { $suit }
    .ChooseBase = { $suit }
    .NameSuit = { $suit }
    .ChooseGarden = { $suit }
    .ChoosePost = { $suit }
action-take-off = remove a warrior from { $where }
    .LiftFoothold = remove the foothold from { $where }
    .BreakOut = break out in { $where }: a warrior and all enemy pieces are removed
    .FillIn = remove the tunnel from { $where }
action-sabotage = discard { $card } ({ $who })
    .group = discard a card of { $who }:
    .one = { $card }
action-replace = replace a warrior in { $where }: { $who }
    .group = replace a warrior in { $where }
    .one = { $who }
    .ChooseConspiracy = convert a warrior in { $where }: { $who }
    .ChooseConspiracy-group = convert a warrior in { $where }
action-turn = turn { $object } face down
action-stop = stop
    .Emerge = bring up no warriors
    .Bank = spend no more cards
    .OrderAgain = end the Brigadier’s actions
action-build = build { $object } in { $where } ({ logs }, { points })
    .StartBuilding = place { $object } in { $where }
    .StartBuilding-group = place { $object } in
    .group = build { $object } ({ logs }, { points }) in
    .one = { $where }
action-recruit = recruit a warrior at every recruiter
    .ExpeditionOrders = place a warrior at every foothold
    .VaultOrders = place a warrior at every vault
action-overwork = overwork in { $where }, spending { $card }
    .group = overwork in { $where }, spending
    .one = { $card }
action-extra = take another action, spending { $card }
action-haul = { $where }
    .PayWood = take wood from { $where }
    .Ration = in { $where }
action-lead = choose the { $leader }
action-decree = { $card } to the { $column } column
    .group = { $card } to the column
    .one = { $column }
action-resolve = resolve a { $suit } card
    .Obey = turmoil: a { $suit } card cannot be resolved
action-enlist = recruit in { $where }
action-roost = build a roost in { $where }
action-revolt = revolt in { $where } ({ supporters })
action-spread = spread sympathy to { $where } ({ supporters }, { points })
action-supporter = spend { $card }
action-mobilize = mobilize { $card }
action-train = train an officer, spending { $card }
action-rally = recruit in { $where }
action-organize = organize in { $where }: replace a warrior with sympathy ({ points })
action-character = { $character } ({ $gear }). { $help }
action-go = go to { $place }
action-bring = bring { warriors-object }: { $who }
    .group = bring warriors: { $who }
    .one = ×{ $count }
action-ally = battle beside { $who }
action-refresh = refresh { $object }
action-refresh-damaged = refresh { $object } (damaged)
action-exhaust = exhaust { $object }
action-damage = damage { $object }
action-damage-spent = damage { $object } (face down)
action-repair = repair { $object }
action-repair-spent = repair { $object } (face down)
action-explore = explore the ruin
action-find = take { $object }
    .Slip = { to-track }
    .Wander = { to-track }
    .Breather = { to-track }
to-track = move { $object } from the Satchel to its track
to-satchel = move { $object } from its track to the Satchel
action-aid = aid { $who } with { $card }
    .group = aid { $who } with
    .one = { $card }
action-ask = take { $object }
action-ask-turned = take { $object } (face down)
action-quest = complete { $quest }: { $gear }
action-points = score { points }
action-cards = draw { cards-object }
action-strike = strike at { $who }
    .Burn = { $who }
action-special = use { $special }
action-drop = remove { $object }
action-drop-spent = remove { $object } (face down)
action-drop-damaged = remove { $object } (damaged)
action-drop-damaged-spent = remove { $object } (damaged, face down)
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
verb-sabotage = discard their card
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
    .Obey = fall into turmoil
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
verb-ally = battle beside an ally
verb-refresh = refresh
verb-exhaust = exhaust
verb-damage = damage
verb-damage-spent = damage one that is face down
verb-repair = repair
verb-repair-spent = repair one that is face down
verb-explore = explore the ruin
verb-find = take an item
    .Slip = move to a track
    .Wander = move to a track
    .Breather = move to a track
verb-aid = aid
    .cost = { cost-card }
verb-ask = take an item
verb-quest = complete a quest
verb-points = score points
verb-cards = draw cards
verb-strike = strike
verb-special = special action
verb-drop = give up
verb-drop-spent = give up one that is face down
verb-coalition = form a coalition
    .cost = { cost-card }
verb-instigate = instigate a battle
verb-refresh-damaged = refresh a damaged item
verb-ask-turned = take one that is face down
verb-drop-damaged = give up a damaged item
verb-drop-damaged-spent = give up a damaged item that is face down
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
verb-hoard = add to the Hoard
verb-part-with = give up an item
    .Slip = move to the Satchel
    .Wander = move to the Satchel
    .Breather = move to the Satchel
verb-loot = loot
verb-plunder = take an item
verb-plunder-turned = take one that is face down
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
verb-donate-turned = give one that is face down
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
any-card = a card

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

## What a choice costs dearly

loss-turmoil = turmoil! Lost: the Decree ({ cards }), your leader{ $points ->
    [0] {""}
   *[other] , { points }
}
loss-actions = unused: { turns }
loss-ministers = unused: { $count ->
    [one] { $count } minister
   *[other] { $count } ministers
}
loss-points = from now on your { points } do not count
loss-alone = no enemy pieces are there, so it removes nothing of theirs
loss-base = lost with it: { $count ->
    [0] the supporters of its suit
   *[other] { officers }, the supporters of its suit
}
loss-minister = lost with it: one of your { $rank }, a card
loss-servant = the card leaves the Retinue

## The outline of a turn

heading-wood = Wood
heading-craft = Craft
heading-actions = Actions
heading-draw = Draw and discard
heading-draw-only = Draw
heading-discard-down = Discard
heading-emergency-orders = Emergency Orders
heading-add-to-decree = Add to the Decree
heading-new-roost = A New Roost
heading-before-noon = Craft and reform
heading-resolve-decree = Resolve the Decree
heading-score-roosts = Score
heading-score-and-draw = Score and draw
heading-revolt = Revolt
heading-spread = Spread Sympathy
heading-prepare = Craft, mobilize, train
heading-operations = Military Operations
heading-refresh = Refresh
heading-slip = Slip
heading-rest = Evening’s Rest
heading-capacity = Item capacity
heading-outcast = Outcast
heading-lost-souls = Lost Souls
heading-conspiracies = Conspiracies
heading-rituals = Rituals
heading-return-revealed = Revealed cards
heading-protectionism = Protectionism
heading-dividends = Score Dividends
heading-gather-funds = Gather Funds
heading-set-costs = Set Costs
heading-burrow = Burrow
heading-assembly = Assembly
heading-parliament = Parliament
heading-sway = Sway
heading-flip-plots = Flip Plots
heading-recruit = Recruit
heading-exert = Exert
heading-raze = Raze
heading-anoint = Anoint
heading-mood = Choose Mood
heading-command = Command the Hundreds
heading-advance = Advance the Warlord
heading-incite = Incite
heading-oppress = Oppress
heading-encamp = Encamp
heading-decamp = Decamp
heading-retinue = Act with the Retinue
heading-live-off-land = Live Off the Land
heading-gather-retinue = Gather Retinue

## What the Decree comes to

forecast-possible = it can be resolved
forecast-empty = no card to resolve
forecast-dice = a battle’s dice decide
forecast-no-way = the columns before it leave no way
forecast-many-ways = not sure: there are too many ways to try them all
forecast-no-warriors = the supply has fewer than { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}
forecast-no-roost = no roost for a { $suit } card
forecast-no-troops = no warriors that could move for a { $suit } card
forecast-no-enemy = no enemy that you could battle for a { $suit } card
forecast-no-site = no free slot that you could rule for a { $suit } card
forecast-few-sites = too few clearings for { $count ->
    [one] { $count } roost
   *[other] { $count } roosts
}
forecast-no-roosts-left = the supply has fewer than { $count ->
    [one] { $count } roost
   *[other] { $count } roosts
}
forecast-many-birds = the fifth bird is turmoil

## Questions

prompt-Erect = Which landmark do you place, and where?
prompt-EngageHireling = You reached a hireling marker. Whom do you hire?
prompt-PassOn = To whom do you pass { $hireling }?
prompt-MoveThenBattle = { $hireling }: move, then battle?
prompt-BattleOnce = { $hireling }: battle?
prompt-BattleInEach = { $hireling }: where do you battle next?
prompt-PatrolOrders = { $hireling }: move and battle, or return the waiting warriors?
prompt-TreatFallen = { $where }: spend a card to save the removed warriors ({ $count })?
prompt-Refuge = Where do you place the saved warriors ({ $count })?
prompt-Ambush = Attack by { $attacker } in { $where }. Play an ambush?
prompt-Foil = Ambush in { $where }! Foil it with another ambush?
prompt-OrderEffects = Who uses battle effects first?
prompt-Arrange = Whose removal effects resolve next?
prompt-UseEffects = Battle in { $where }, hits so far: { $attacker } { $dealt }, { $defender } { $taken }. Use an effect?
prompt-AddHits = Battle in { $where }, hits so far: { $attacker } { $dealt }, { $defender } { $taken }. Deal extra hits?
prompt-ReduceHits = Battle in { $where }, hits so far: { $attacker } { $dealt }, { $defender } { $taken }. Ignore some of yours?
prompt-ChooseLosses = { $loser } takes { hits } in { $where }. Which piece do you remove?
prompt-PayAny = Any suit: { crafters } more to use. Which suit do you use?
prompt-AtBound = Do you want to use something now?
prompt-Breather = Do you want to do anything else before you continue?
prompt-LastChance = Do you want to do anything else before you draw?
prompt-DiscardDown = You have more than { $limit } cards. Discard { cards-object }
prompt-NamePlayer = { $card }: choose a player
prompt-TakeGranted = { $card }: choose an action
prompt-PayTax = { $card }: which warrior do you remove?
prompt-Sabotage = Saboteurs: which crafted card do you discard?
prompt-GiveBack = Which card do you give to { $taker }?
prompt-Deceive = False Orders ({ $victim }): which move do you make?
prompt-Emigrate = Eyrie Emigre: where do you move?
prompt-FightThere = Eyrie Emigre: whom do you battle in { $where }?
prompt-TurnItem = League of Adventurous Mice: which item do you turn face down?
prompt-PayPropaganda = Propaganda Bureau: which card do you spend?
prompt-Persuade = Propaganda Bureau ({ $card }): which warrior do you replace?
prompt-AskInformants = Informants: take an ambush from the discard pile instead of drawing { cards-object }?
prompt-PlaceKeep = In which corner do you place the keep?
prompt-StartBuilding = Place one building of each kind in the clearing of the keep or next to it
prompt-FieldHospital = Field Hospitals: spend a card to save { warriors-object } from { $where }?
prompt-Ration = There are too few for all ({ $pieces } left). Where do you place the next?
prompt-Workshops = Daylight. Craft a card?
prompt-Act = { $count ->
    [0] Spend a bird card for another action?
   *[other] Daylight. Choose an action ({ turns } left)
}
prompt-March = March: move again? ({ moves } left)
prompt-PayWood = Which wood do you spend? ({ logs } more)
prompt-FirstRoost = In which corner do you place the first roost and { warriors-object }?
prompt-ChooseLeader = Choose a leader
prompt-NewLeader = Turmoil. Choose a new leader
prompt-AddToDecree = Add cards to the Decree (at most { $count }, at most { $birds } of them birds)
prompt-PlaceNewRoost = You have no roost left. Where do you place a new one and { warriors-object }?
prompt-Roosts = Daylight. Craft a card before the Decree?
prompt-Obey = Resolve the Decree: { $column }
prompt-WhichOrder = Which card of the Decree do you resolve with this?
prompt-PaySupporter = Which supporters do you spend? ({ $suit }: { $count } more)
prompt-OrderLosses = Which comes first: losing the base or Outrage?
prompt-DiscardSupporter = Without a base you keep { $limit } supporters. Discard { $count }
prompt-Appease = Outrage in { $where }: which card do you give to { $alliance }?
prompt-Revolt = Birdsong. Where do you revolt?
prompt-NameSuit = Outrage in { $where }: which suit do you name?
prompt-AppeaseWith = Outrage in { $where } ({ $suit }): which card do you give to { $alliance }?
prompt-ChooseBase = Which base do you place in { $where }?
prompt-Spread = Birdsong. Where do you spread sympathy?
prompt-Prepare = Daylight. Craft, mobilize or train?
prompt-Operate = Evening. Choose an operation ({ $count } left)
prompt-Steal = Whose card do you steal?
prompt-DayLabor = Day Labor: which card do you take from the discard pile?
prompt-Hideout = Hideout: which item do you repair? ({ $count } left)
prompt-HireArbiter = Attack by { $attacker } in { $where }. Hire the Arbiter? (Your maximum rolled hits +{ $count }; the Arbiter scores a point.)
prompt-HireVagabot = Attack by { $attacker } in { $where }. Hire the Vagabot? (Your maximum rolled hits +{ $count }; the Vagabot scores a point.)
prompt-Glide = Glide: to which clearing do you go?
prompt-ChooseCharacter = Choose a character
prompt-PlacePawn = In which forest do you start?
prompt-RefreshItem = Birdsong. Which item do you refresh? ({ $count } left)
prompt-Slip = Birdsong. Where do you slip?
prompt-BringAllies = { $origin } → { $target }: whom do you bring along?
prompt-CallAllies = Battle in { $where } against { $defender }: fight beside an ally?
prompt-TakeHit = You take { hits }. Which item do you damage?
prompt-FindItem = Which item do you take from the ruin?
prompt-ExhaustAny = Aid: which item do you exhaust?
prompt-AskItem = Which crafted item do you take from { $other }?
prompt-ImproviseQuest = { $quest }: improvise with another item?
prompt-Reward = You completed { $quest }. Points or cards?
prompt-Wander = Daylight. Choose an action
prompt-StrikePiece = Which { $other } piece do you strike?
prompt-DropItem = You have too many items. Remove { items }

## Events

event-turn-began = { WHOSE($who) } turn
event-took-faction = { $who } joined the game
event-dealt-landmark = This game has the landmark { $landmark }
event-erected = { $who } placed { $landmark } in { $where }
event-put-at-stall = { $who } put { $card } at stall { $stall } of the Black Market
    .hidden = { $who } put a card at stall { $stall } of the Black Market
event-took-from-stall = { $who } took { $card } from the stall
    .hidden = { $who } took the card from the stall
event-dealt-hireling = { $hireling } can be hired
event-took-marker = { $who } took the hireling marker at { $points }
event-took-control = { $who } took control of { $hireling } for { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
event-commanded = { $who } acted with { $hireling }
event-won = { $who } won the game
event-scored = { $who } scored { points }
    .lost = { $who } lost { points }
    .none = { $who } had no points to lose
event-drew-card = { $who } drew { cards }: { $card }
    .hidden = { $who } drew { cards }
event-reshuffled = The discard pile was shuffled into a new deck
event-spent = { $who } spent { $card }
event-played-ambush = { $who } played { $card }
event-discarded = { $who } discarded { $card }
event-gave = { $giver } gave { $taker } { $card }
    .hidden = { $giver } gave { $taker } a card
event-picked-up = { $who } took { $card } from the discard pile
event-saw-hand = { $who } looked at { WHOSE($target) } hand: { $cards }
    .hidden = { $who } looked at { WHOSE($target) } hand
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
event-removed = { $who } lost { $pieces } in { $where }
event-moved = { $who } moved { warriors-object } from { $origin } to { $target }
event-battled = { $attacker } attacked { $defender } in { $where }
event-ambushed = { $who } had no warriors left after the ambush, so the battle ended
event-ignored = { $who } ignored { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
event-dealt-extra = { $who } dealt { $count ->
    [one] { $count } extra hit
   *[other] { $count } extra hits
}
event-swapped-rolls = { $who } dealt the higher roll
event-shared-hits = { $other } took { $count ->
    [one] { $count } hit
   *[other] { $count } hits
} for { $who }
event-swept = { $who } lost all pieces here; items to damage: { $count }
event-raised-draw = { $who } will draw { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
event-rolled = The attacker rolled { $attacker }, the defender { $defender }
event-led = { $who } chose a new leader: the { $leader }
event-decreed = { $who } added { $card } to the { $column } column of the Decree
event-turmoil = { $who } fell into turmoil
event-gained-supporter = { $who } gained { supporters }: { $card }
    .hidden = { $who } gained { supporters }
event-gained-officer = { $who } gained an officer
event-lost-officers = { $who } lost { officers }
event-outraged = { $other } caused Outrage against { $who } in { $where }
event-revolted = { $who } revolted in { $where }
event-exhausted = { $who } exhausted { $object }
event-damaged = { $who } damaged { $object }
event-repaired = { $who } repaired { $object }
event-stowed = { $who } moved { $object } from its track to the Satchel
event-lifted = { $who } moved { $object } from the Satchel to its track
event-hired = { $who } hired { $arbiter }
event-scorched = { $who } scorched { $where }
event-walked = { $who } moved to { $target }
event-became = { $who } became the { $character }
event-laid-quest = New quest: { $quest }
event-refreshed = { $who } refreshed { $object }
event-refreshed-all = { $who } refreshed all items
event-rested = { $who } stayed in the forest and repaired all items
event-found = { $who } found { $object } under the ruin in { $where }
event-took-item = { $who } took { $object } from { $other }
event-befriended = { $other } became { $relation } to { $who }
event-turned-hostile = { $other } became Hostile to { $who }
event-called-allies = { $ally } joined the battle beside { $who }
event-completed = { $who } completed the quest { $quest }
event-dropped = { $who } removed { $object }
event-joined = { $who } formed a coalition with { $partner }: { $card }

## Relationships

relation-indifferent = Indifferent
relation-amiable = Amiable
relation-friendly = Friendly
relation-allied = Allied
relation-hostile = Hostile

## At the table

turn-of = { WHOSE($who) } turn: { $phase }
goal = to { $points }
in-supply = { warriors } in supply
next-building = next: { logs }, { points }
wood-supply = wood tokens in supply: { $count }
each-evening = { points } each Evening
led-by = leader: { $leader }
decree = Decree: { $orders }
next-sympathy = next: { supporters }, { points }
first-sympathy = first of a suit: { supporters }
bases = bases: { $bases }
base = base
plays-as = { $character }
items-ready = face up: { $items }
items-track = on their tracks: { $items }
items-satchel = in the Satchel, face up: { $items }
items-spent = face down: { $items }
items-damaged = damaged, face up: { $items }
items-damaged-spent = damaged, face down: { $items }
relations = relationships: { $relations }
quests-done = quests done: { $quests }
area-crafted = crafted: { $cards }
area-items = items: { $items }
area-turned = ; face down: { $items }
area-known = known of the hand: { $cards }
    .supporters = known of the supporters: { $cards }
area-doubtful = seen in the hand, perhaps gone: { $cards }
    .supporters = seen among the supporters, perhaps gone: { $cards }
area-gone = seen in the hand before, gone since: { $cards }
    .supporters = seen among the supporters before, gone since: { $cards }
area-dominance = can only win with { $card }
area-coalition = in coalition with { $who }
area-along = on the track of the card: { $count } of { $most }
area-aim = goal: rule the homeland of { $who }
area-coffins = on the Coffin Makers: { warriors }
draft = Draft: { $cards }
draft-locked = locked
first-turn = { $who } plays first.
unplaced = not placed yet
stock-markers = Hireling markers on the score track: { $spaces }
hired-promoted = promoted side
hired-demoted = demoted side
hired-free = uncontrolled
hired-held = controlled by { $who } ({ $count ->
        [one] { $count } marker
       *[other] { $count } markers
    })
hired-acted = has acted this turn
site-used = used this turn
hired-left = { $pieces } in supply
hired-pawn = pawn: { $place }
hired-waiting = waiting on the card: { warriors }
hired-items = items face up: { $ready }, face down: { $spent }
hired-paths = on the paths { $paths }
hired-owed = may still place warriors in { $places }
hired-marked = about to burn: { $pieces }
hired-came = arrived this turn and may not leave: { $who }
hired-dug = has taken an item this turn
hired-robbed = has stolen a card this turn
bot-difficulty = difficulty: { $difficulty }
bot-role = character: { $role }
bot-traits = traits: { $traits }
bot-order = order: { $card }
bot-next = next: { points }
bot-items = items face up: { $ready }, face down: { $spent }; battle track face up: { $track }, face down: { $track_spent }; damaged face up: { $damaged }, face down: { $damaged_spent }
bot-quest = quest: { $quest }
bot-burnt = slots blocked by items: { $places }
bot-resting = no Daylight this turn
bot-suit = order: { $suit }
bot-conspiracy = conspiracy marker on space { $space }: { $conspiracy }
bot-market = market: { $cards }
bot-shield = shield: battles everywhere
bot-sword = sword: battles in ordered clearings
stock-items = Items on the map: { $items }
stock-quests = Quests: { $quests }
stock-available = Available for a matching card: { $cards }
stock-deck = Deck: { $deck }, discard pile: { $discard }
hand = Your hand: { cards }
hand-nobody = Spectators have no hand.
gain-item = { $item }, { points }
gain-persistent = persistent effect
gain-immediate = immediate effect
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
position-guess = Hidden information is guessed: the cards in hands, supporters and the order of the deck.
help-table =
    {"  "}map            draw the map
      clearings      all clearings with their paths
      seats          every board
      hand, stock    your cards; items, quests and cards that are available
      discard        the discard pile
      help WORD      card, faction, bot, trait, quest or paragraph: help cobbler, help 6.5.4
      why CHOICE     why you cannot do something: why build sawmill 5
      forecast CHOICE what a choice does to the Decree: forecast b

## Options of a game

option-factions = factions
    .help = Which factions play, in turn order: two or more, each once. With advanced setup a number is enough: that many players draft their factions.
option-map = map
    .help = The map that you play on.
option-deck = deck
    .help = The deck that players draw from.
option-packages = packages
    .help = Packages whose factions, hirelings and bots may join in. A package of something that you choose joins by itself.
option-own-map = own map
    .help = A map that you drew, as text or from a file. It replaces the map above. On your computer, “copse map new” writes a text to begin with, and “copse map check” names its faults.
option-own-deck = own deck
    .help = A deck that you put together, as text or from a file. It replaces the deck above. On your computer, “copse deck check” names its faults.
option-hirelings = hirelings
    .help = Which hirelings can be hired: none, random ones, or those you name.
option-landmarks = landmarks
    .help = How many landmarks are dealt. The last players in turn order place them.
option-landmark-cards = landmark cards
    .help = Which landmarks can be dealt. Choose as many as are dealt to fix them.
option-landmark-printing = printing of landmarks
    .help = Which printing of the Ferry and the Lost City you use.
option-map-landmarks = landmarks of the map
    .help = Add the Ferry on the Lake map and the Tower on the Mountain map to the dealt landmarks.
option-together = cooperative game
    .help = Players win together if all of them reach the goal before any bot, and otherwise lose together.
option-setup = setup
    .help = How the players set up the game.
option-seed = random seed
    .help = The same seed gives the same dice and the same shuffling. If you leave it empty, it is random.
option-questions = questions
    .help = Which questions Copse asks the players.
option-rulings = rulings
    .help = The revision of Copse’s rulings. Keep the newest one; older ones are for games that began with them.
option-card-texts = texts of cards
    .help = Which printing of the cards you use.
option-ferry-printing = printing of the Ferry
    .help = Which printing of the Ferry you use.
option-lost-city-printing = printing of the Lost City
    .help = Which printing of the Lost City you use.
option-control-die = control die
    .help = The six faces of the control die for players who are not in the lead.
option-hiring-turn-counts = the turn of hiring counts
    .help = A hireling already loses a control marker at the end of the turn on which it is hired, as in an older wording of the Law.
option-partisans-spare-birds = Partisans spare birds
    .help = A player who uses Partisans in battle keeps the bird cards in hand.
option-informants-charm = Informants with Charm Offensive
    .help = Informants can also replace the card drawn with Charm Offensive, not only the draw at the end of Evening.
option-effects-order = order of effects
    .help = The order when a removal has effects for several players.
## Choices of the options: a name, and in .help what it means

edition-marauder = Marauder, the newest
    .help = The present rules, with all expansions.
edition-fifth = fifth, October 2020
    .help = The rules of October 2020, without the later expansions.
edition-early = early, 40 points to win
    .help = The rules from before the first printing.
map-autumn = Autumn
    .help = The map of the base game, with printed suits.
map-winter = Winter
    .help = The suits of its clearings are random.
map-lake = Lake
    .help = Suits are random, and a ferry crosses the lake.
map-mountain = Mountain
    .help = Suits are random, and players clear closed paths.
deck-standard = standard deck
    .help = The deck of the base game.
deck-exiles = Exiles and Partisans
    .help = A deck with other effects, such as Partisans and Saboteurs.
questions-open = all but the obvious
    .help = Copse answers a question when everyone can see that it has only one answer.
questions-all = all of them
    .help = Copse asks every question, even one with a single answer.
setup-standard = standard
    .help = Every player sets up the faction chosen for the seat.
setup-advanced = advanced, with a draft
    .help = The first player is random, and each player keeps some of the dealt cards. Factions are chosen before the game or drafted.
card-texts-first = as first printed
    .help = Every card has the text of its first printing.
card-texts-later = as printed later
    .help = Better Burrow Bank, Stand and Deliver, Propaganda Bureau and Coffin Makers have the texts of later printings.
landmark-printing-old = as first printed
    .help = The Ferry and the Lost City work as in the first printing.
landmark-printing-new = as printed now
    .help = The Ferry and the Lost City work as their present cards say.
ferry-printing-same = like the other landmarks
    .help = The choice for all landmarks applies.
ferry-printing-old = as first printed
    .help = The player who moved with the Ferry draws a card.
ferry-printing-new = as printed now
    .help = Each player whose faction pieces moved draws a card. A player who moves only hirelings draws none.
lost-city-printing-same = like the other landmarks
    .help = The choice for all landmarks applies.
lost-city-printing-old = as first printed
    .help = The clearing has all suits. A base or garden there keeps the suit that it shows.
lost-city-printing-new = as printed now
    .help = The clearing has all suits, and so do bases and gardens there. A player who pays for Outrage there names the suit.
control-die-three-twos = 2, 2, 2, 3, 3, 4
    .help = Three faces show 2 and two show 3.
control-die-three-threes = 2, 2, 3, 3, 3, 4
    .help = Two faces show 2 and three show 3.
effects-order-active = the active player decides
    .help = The player whose turn it is decides whose effects come next.
effects-order-turn = in turn order
    .help = The effects come in turn order, and nobody is asked.

reach-warning = Total reach of these factions: { $reach }. For { $players } players, { $wanted } or more is recommended (§{ $law }).

## §A advanced setup

prompt-TakeFaction = Which faction do you take and set up?
prompt-KeepCards = Which card do you return to the deck? ({ $count } left)
prompt-SpreadOut = In which clearing beside your homeland do you place the next warrior? ({ $count } left)
prompt-ChooseHomelands = Choose a homeland adjacent to another ({ $count } left)
prompt-KeepInHomeland = In which homeland do you place the keep?
prompt-BuildInHomelands = Place one building of each kind, each in a different homeland
prompt-RoostHomeland = In which homeland on the map edge do you place the first roost and { warriors-object }?
prompt-GardenHomeland = In which homeland do you place the first garden and { warriors-object }?
prompt-SurfaceInHomeland = In which homeland do you place a tunnel and { warriors-object }?
prompt-PlotHomeland = Choose a homeland for a warrior and a plot
prompt-FirstPlot = Which plot do you place face down in your homeland?
prompt-HordeHomeland = In which homeland on the map edge do you place the warlord, { warriors-object } and a stronghold?
prompt-FirstHomeland = In which homeland on the map edge do you place { warriors-object }?
prompt-SecondHomeland = In which homeland next to it do you place another { warriors-object }?
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
action-outcast = choose { $suit }
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
action-sacrifice = reveal { $card }: a warrior from the supply becomes an acolyte
prompt-FirstGarden = In which corner do you place the first garden and { warriors-object }?
prompt-ChooseGarden = Which garden do you place in { $where }?
prompt-ChooseOutcast = Which suit is the Outcast?
prompt-ChooseConspiracy = Birdsong. Which conspiracy? (Outcast: { $suit }; { acolytes }; Crusade or Convert costs { $crusade }, Sanctify { $sanctify })
prompt-Storm = Crusade to { $where }: battle there?
prompt-Rituals = Daylight. Which card do you reveal, and for which ritual?
prompt-CraftWithGardens = Evening. Craft a card with the gardens of the Outcast?
event-gained-acolytes = { $who } gained { acolytes }
event-spent-acolytes = { $who } spent { acolytes }
event-named-outcast = { $who } chose the Outcast: { $suit }
event-hated-outcast = { $who } made the Outcast Hated: { $suit }
event-discarded-souls = { cards } of the Lost Souls went to the discard pile
event-held-ritual = { $who } revealed { $card } for a ritual
event-ended-rituals = { $who } took back { cards-object }
garden-score = scores { points }
outcast = Outcast: { $suit }
outcast-hated = Outcast: { $suit }, hated
revealed-cards = revealed: { $cards }
lost-souls = Lost Souls: { $cards }

## §11 Riverfolk Company

service-hand-card = Hand Card
service-riverboats = Riverboats
service-mercenaries = Mercenaries
action-buy-card = buy { $card } from the open hand (price { $price })
    .group = buy from the open hand (price { $price })
    .one = { $card }
action-buy-boats = buy Riverboats: rivers are paths this turn (price { $price })
action-buy-mercenaries = buy Mercenaries for Daylight and Evening (price { $price })
action-moor = recruit in { $where }
    .Embark = place a warrior in { $where }
action-price = { $service }: { $price }
    .group = { $service }
    .one = { $price }
action-fund = a { $who } warrior
action-export = export { $card }: { $cost } → a warrior to Payments
action-draw = draw a card
action-trade-post = establish a trade post with a warrior in { $where } ({ points })
prompt-PayItems = Which item do you exhaust to pay for the service? ({ $count } left)
prompt-ChooseFunds = { $use ->
    [crafted] Commit Funds to craft ({ $count } left). Whose warrior do you use?
    [spent] Spend Funds ({ $count } left). Whose warrior do you use?
    [lost] Trade Disruption: you lose Funds ({ $count } left). Whose warrior do you lose?
   *[committed] Commit Funds ({ $count } left). Whose warrior do you use?
}
prompt-Embark = Where on the river do you place your warriors? ({ $count } left)
prompt-FirstPrice = Set the first price of a service: { $service }
prompt-SetPrice = Evening. Set a new price? ({ $service }, now { $price })
prompt-Trade = Daylight. Choose an action (Funds: { $count })
prompt-ChoosePost = Which trade post do you place in { $where }?
event-bought = { $who } bought { $service } from { $seller } (price { $price })
event-deposited = { $who } placed { warriors-object } in Payments
event-paid-out = { $who } spent { $count ->
    [one] { $count } { $owner } warrior
   *[other] { $count } { $owner } warriors
} from Funds
event-lost-funds = { $who } lost { $count ->
    [one] { $count } { $owner } warrior
   *[other] { $count } { $owner } warriors
} from Funds
event-gathered-funds = { $who } gathered Funds: { warriors }
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
    .Refuge = to the Burrow
action-dig = dig a tunnel to { $where }, spending { $card }
    .group = dig a tunnel to { $where }, spending
    .one = { $card }
action-call = the { $minister } acts
    .Order = as the { $minister }
action-sway = sway the { $minister } ({ cards }, { points })
action-demote = lose the { $minister }
prompt-Surface = In which corner do you place a tunnel and { warriors-object }?
prompt-ChooseHumbled = The Price of Failure: which minister do you lose?
prompt-Assembly = Assembly. Choose an action ({ turns } left)
prompt-RevealPlans = You build { $object } in { $where }. Which matching card do you reveal?
prompt-RevealAnyPlans = You build { $object } in { $where }. Which card do you reveal?
prompt-FillIn = All tunnels are on the map. Which one do you move to { $where }?
prompt-Emerge = Tunnel to { $where }: how many warriors do you bring up?
prompt-Parliament = Parliament. Which minister do you use?
prompt-Order = { $minister }: choose an action
prompt-OrderAgain = Brigadier: move or battle once more?
prompt-Bank = Banker: spend another card of this suit? ({ points } so far)
prompt-SwayMinister = End of Daylight. Which minister do you sway?
prompt-RevealToSway = { $minister }: which card do you reveal? ({ cards } more)
prompt-CitadelsAndMarkets = Evening. Craft a card?
event-revealed = { $who } revealed { $card }
event-took-back = { $who } took back { $card }
event-called = { $who } acted with the { $minister }
event-swayed = { $who } swayed the { $minister }
event-demoted = { $who } lost the { $minister } and the crown permanently
each-birdsong = { warriors } each Birdsong
draws-each-evening = { cards } each Evening
ministers-swayed = swayed: { $ministers }
crowns = crowns left: { $crowns }
area-revealed = revealed: { $cards }
burrow-holds = { burrow }: { warriors }; tunnels: { $tunnels }

## §13 Corvid Conspiracy

action-flip = flip the plot in { $where }
action-flock = recruit in all { $suit } clearings, spending { $card }
    .group = recruit in all { $suit } clearings, spending
    .one = { $card }
action-perch = place a warrior in { $where }
any-plot = of any kind
action-plot = place a plot in { $where }: { $plot }
    .group = place a plot in { $where }:
    .one = { $plot }
action-trick = swap the plots in { $a } and { $b }
    .group = swap the plot in { $a } with that in
    .one = { $b }
action-expose = expose the plot in { $where }
action-guess = guess: { $plot }
action-show = show { $card }
prompt-Infiltrate = In which { $suit } clearing do you place a warrior?
prompt-PlotCraft = Birdsong. Craft a card?
prompt-FlipPlots = Birdsong. Which plot do you flip?
prompt-CallFlock = Birdsong. Spend a card to recruit?
prompt-Perch = There are too few warriors for all clearings ({ $count } left). Where do you place the next?
prompt-Scheme = { $count ->
    [0] Do you want to do anything else before Evening?
   *[other] Daylight. Choose an action ({ turns } left)
}
prompt-Exert = Evening. Exert: take one more action instead of drawing?
prompt-NamePlot = Which plot is in { $where }?
prompt-ShowCard = You guess { $object } in { $where }. Which card do you show?
event-flipped = { $who } flipped the plot in { $where }: { $piece }
event-plotted = { $who } placed a plot face down in { $where }: { $piece }
    .hidden = { $who } placed a plot face down in { $where }
event-swapped = { $who } swapped the plots in { $a } and { $b }
event-raided = { $who } placed warriors around { $where } with the raid
event-exposed = { $who } exposed the plot in { $where } by showing { $card }: { $piece }
    .hidden = { $who } exposed the plot in { $where }: { $piece }
event-misjudged = { $who } guessed wrong in { $where }: not { $object }
next-flip = next flipped plot: { points }
plots-hidden = face down: { $plots }
plots-denied = not { $plots }
plots-left = in supply: { $plots }
plots-unseen = not yet face up: { $plots }


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
action-part-with = remove { $object } from the game
    .AtBound = remove { $object } from the game: place { warriors-object }
    .Slip = { to-satchel }
    .Wander = { to-satchel }
    .Breather = { to-satchel }
action-loot = loot: no rolled hits, but perhaps an item
action-plunder = take { $object }
action-plunder-turned = take { $object } (face down)
action-raze = raze { $where }
action-mob = place a mob in { $where }
action-anoint = place the warlord in { $where }
action-mood = { $mood }
action-fortify = build a stronghold in { $where }, spending { $card }
    .group = build a stronghold in { $where }, spending
    .one = { $card }
action-incite = incite a mob in { $where }, spending { $card }
    .group = incite a mob in { $where }, spending
    .one = { $card }
action-call-off = replace the mob in { $where } with a warrior
action-roll-mob = roll the mob die

prompt-GatherHorde = In which corner do you place the warlord, { warriors-object } and a stronghold?
prompt-Raze = Several mobs raze. Which is next?
prompt-ChooseFind = Which item do you take from the ruin in { $where }?
prompt-PlaceMob = The mob die shows { $suit }. Where do you place the mob?
prompt-Anoint = You have no warlord. Where do you anoint a new one?
prompt-ChooseMood = The mood is { $mood }. Which mood do you choose next?
prompt-Strongholds = Daylight. Craft a card?
prompt-Overflow = The track has no room for { $object }. Which item do you remove from the game?
prompt-DeclareLoot = Battle in { $where }: loot { $defender }?
prompt-TakeLoot = Which item do you take from { $other }?
prompt-CommandHundreds = Command the Hundreds. Choose an action ({ turns } left)
prompt-AdvanceWarlord = Advance the Warlord. Where do you move? ({ $count } left)
prompt-Clash = Advance the Warlord. Whom do you battle here?
prompt-Pursue = Relentless: move or battle once more?
prompt-Incite = Evening. Where do you incite a mob?
prompt-Revel = Jubilant: roll the mob die? ({ $count } left)
prompt-Embitter = Bitter (battle in { $where }): which mobs do you replace with warriors?

event-marched = { $who } moved the warlord from { $origin } to { $target }{ $count ->
    [0] {""}
   *[other] {" "}with { warriors-object }
}
event-hoarded = { $who } added { $object } to the Hoard
event-declared-loot = { $who } declared looting against { $defender }
event-razed = { $who } razed { $where } with a mob
event-rolled-mob = { $who } rolled the mob die: { $suit }
event-changed-mood = { $who } changed the mood to { $mood }

mood-bitter = Bitter
    .help = Before the roll in a battle with the warlord, you may replace mobs there and next to it with warriors in that battle.
mood-grandiose = Grandiose
    .help = The warlord advances before the Hundreds are commanded.
mood-jubilant = Jubilant
    .help = When you incite a mob where the warlord is, you may roll the mob die up to { $count ->
        [one] { $count } time
       *[other] { $count } times
    } for more mobs.
mood-lavish = Lavish
    .help = As Birdsong ends, you may remove items of the Hoard from the game to place { warriors-object } with the warlord for each.
mood-relentless = Relentless
    .help = After an advance with both a move and a battle, the warlord may move or battle once more.
mood-rowdy = Rowdy
    .help = In Evening, draw { cards-object } more, or { $crowded } more if there are { $crowd } or more enemy pieces where the warlord is.
mood-stubborn = Stubborn
    .help = In battle where the warlord is, ignore the first hit you take.
mood-wrathful = Wrathful
    .help = In battle as the attacker where the warlord is, deal an extra hit.
hoard-command = Command
hoard-prowess = Prowess
hoard-track = { $track } { $value }: { $items }
warlord-mood = mood: { $mood }
gain-either = { points } or { $item } for the Hoard


## §15 Keepers in Iron

piece-waystation-tablet-jewelry = waystation (tablet / jewelry)
    .counted = { $count ->
        [one] { $count } waystation (tablet / jewelry)
       *[other] { $count } waystations (tablet / jewelry)
    }
    .object = a waystation (tablet / jewelry)
    .faces = tablet / jewelry
    .sign = ⌂t
piece-waystation-jewelry-tablet = waystation (jewelry / tablet)
    .counted = { $count ->
        [one] { $count } waystation (jewelry / tablet)
       *[other] { $count } waystations (jewelry / tablet)
    }
    .object = a waystation (jewelry / tablet)
    .faces = jewelry / tablet
    .sign = ⌂j
piece-waystation-jewelry-figure = waystation (jewelry / figure)
    .counted = { $count ->
        [one] { $count } waystation (jewelry / figure)
       *[other] { $count } waystations (jewelry / figure)
    }
    .object = a waystation (jewelry / figure)
    .faces = jewelry / figure
    .sign = ⌂j
piece-waystation-figure-jewelry = waystation (figure / jewelry)
    .counted = { $count ->
        [one] { $count } waystation (figure / jewelry)
       *[other] { $count } waystations (figure / jewelry)
    }
    .object = a waystation (figure / jewelry)
    .faces = figure / jewelry
    .sign = ⌂f
piece-waystation-figure-tablet = waystation (figure / tablet)
    .counted = { $count ->
        [one] { $count } waystation (figure / tablet)
       *[other] { $count } waystations (figure / tablet)
    }
    .object = a waystation (figure / tablet)
    .faces = figure / tablet
    .sign = ⌂f
piece-waystation-tablet-figure = waystation (tablet / figure)
    .counted = { $count ->
        [one] { $count } waystation (tablet / figure)
       *[other] { $count } waystations (tablet / figure)
    }
    .object = a waystation (tablet / figure)
    .faces = tablet / figure
    .sign = ⌂t
piece-figure-1 = figure (value 1)
    .counted = { $count ->
        [one] { $count } figure (value 1)
       *[other] { $count } figures (value 1)
    }
    .object = a figure (value 1)
    .sign = f1
piece-figure-2 = figure (value 2)
    .counted = { $count ->
        [one] { $count } figure (value 2)
       *[other] { $count } figures (value 2)
    }
    .object = a figure (value 2)
    .sign = f2
piece-figure-3 = figure (value 3)
    .counted = { $count ->
        [one] { $count } figure (value 3)
       *[other] { $count } figures (value 3)
    }
    .object = a figure (value 3)
    .sign = f3
piece-tablet-1 = tablet (value 1)
    .counted = { $count ->
        [one] { $count } tablet (value 1)
       *[other] { $count } tablets (value 1)
    }
    .object = a tablet (value 1)
    .sign = t1
piece-tablet-2 = tablet (value 2)
    .counted = { $count ->
        [one] { $count } tablet (value 2)
       *[other] { $count } tablets (value 2)
    }
    .object = a tablet (value 2)
    .sign = t2
piece-tablet-3 = tablet (value 3)
    .counted = { $count ->
        [one] { $count } tablet (value 3)
       *[other] { $count } tablets (value 3)
    }
    .object = a tablet (value 3)
    .sign = t3
piece-jewelry-1 = jewelry (value 1)
    .counted = { $count ->
        [one] { $count } piece of jewelry (value 1)
       *[other] { $count } pieces of jewelry (value 1)
    }
    .object = jewelry (value 1)
    .sign = j1
piece-jewelry-2 = jewelry (value 2)
    .counted = { $count ->
        [one] { $count } piece of jewelry (value 2)
       *[other] { $count } pieces of jewelry (value 2)
    }
    .object = jewelry (value 2)
    .sign = j2
piece-jewelry-3 = jewelry (value 3)
    .counted = { $count ->
        [one] { $count } piece of jewelry (value 3)
       *[other] { $count } pieces of jewelry (value 3)
    }
    .object = jewelry (value 3)
    .sign = j3
faithful-retainer = Faithful Retainer
duty-move = Move
duty-delve = Battle, then Delve
duty-recover = Move or Recover
retinue = Retinue: { $servants }
relics-recovered = { $relic }: { $values }
waystations = waystations
action-carry = carry { $object }
action-enshrine = place it in { $place }
action-encamp = encamp in { $where }: { $waystation }
    .group = encamp in { $where }:
    .one = { $waystation }
action-decamp = decamp in { $where }: { $waystation }
    .group = decamp in { $where }:
    .one = { $waystation }
action-knight = recruit in { $where }, spending { $card }
    .group = recruit in { $where }, spending
    .one = { $card }
action-serve = use { $servant }
action-delve = delve in { $where }, from { $place }: { $relic }
    .group = delve in { $where }, from { $place }
    .one = { $relic }
action-recover = recover in { $where }: { $relic }
    .group = recover in { $where }
    .one = { $relic }
action-gather = { $card } to the { $duty } column
    .group = { $card } to the column
    .one = { $duty }
action-reassign = shift { $servant } from { $post } to { $duty }
    .group = shift { $servant } from { $post } to
    .one = { $duty }
prompt-CarryRelics = { $origin } → { $target }: carry relics along? ({ $count } at most)
prompt-LayTrophy = In which forest do you place { $object }?
prompt-FirstCamp = In which corner do you place { warriors-object }?
prompt-SecondCamp = Where on the map edge do you place another { warriors-object }?
prompt-Encamp = Birdsong. Where do you replace a warrior with a waystation?
prompt-Decamp = Birdsong. Where do you replace a waystation with a warrior?
prompt-SummonKnights = Birdsong. Spend a card to place { warriors-object } at a waystation?
prompt-CraftAtCamps = Daylight. Craft a card before the Retinue acts?
prompt-ActWithRetinue = Retinue, { $duty } column. Choose an action ({ cards } left)
prompt-ChooseServant = Which card of the Retinue do you use?
prompt-DelveAfterBattle = You battled in { $where }. Delve there?
prompt-RecoverMore = Recover another relic in { $where }?
prompt-GatherRetinue = Evening. Add cards to the Retinue (room for { $count }), or shift one?
event-carried = { $who } carried { $object } from { $origin } to { $target }
event-enshrined = { $who } placed the relic ({ $piece }) in { $target }
event-laid-relic = { $who } placed { $object } in { $target }
event-delved = { $who } delved { $object } from { $origin } into { $target }
event-recovered = { $who } recovered { $object } in { $where }
event-dismissed = { $who } lost { $card } from the Retinue
event-gathered = { $who } added { $card } to the { $duty } column of the Retinue
event-reassigned = { $who } shifted { $card } to the { $duty } column of the Retinue

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
    .help = Whenever any of them are removed, place one of these on the card. Once in Daylight, they may move and then battle; or all warriors on the card return to a clearing with one of them.
hireling-feline-physicians = Feline Physicians
    .short = Feline Physicians
    .help = When your warriors are removed, you may spend a card that matches their clearing to place them in a clearing with your pieces instead of the supply.
hireling-last-dynasty = Last Dynasty
    .short = Last Dynasty
    .help = Once in Daylight: if they rule their clearing, they all move and then battle. If not, they battle there twice. If none is on the map, they all enter at its edge and battle.
prompt-SettleDynasty = { $hireling }: in which clearing on the map edge do they start?
prompt-DynastyOrders = { $hireling }: where do they move, or whom do they battle?
hireling-bluebird-nobles = Bluebird Nobles
    .short = Bluebird Nobles
    .help = You also rule clearings where you tie for the most. At the start of Birdsong, score a point for every { $clearings } clearings that you rule.
hireling-spring-uprising = Spring Uprising
    .short = Spring Uprising
    .help = A player who attacks them must first discard a card that matches the clearing. At the start of Birdsong, roll a die for a suit: in a clearing of that suit, remove one of them and all enemy pieces, or place one more.
prompt-RiseSomewhere = { $hireling } ({ $suit }): where do you place a warrior?
prompt-RiseAgain = { $hireling } again ({ $suit }): where do you place a warrior?
prompt-BreakOut = { $hireling } ({ $suit }): break out or place a warrior, and where?
prompt-PayToll = You attack { $defender } in { $where }. Which card do you discard to do so?
event-rolled-uprising = { $who } rolled { $suit }
hireling-rabbit-scouts = Rabbit Scouts
    .short = Rabbit Scouts
    .help = As the defender, before the roll, you may spend a card that matches the clearing to deal the higher roll.
prompt-HearScouts = Attack by { $attacker } in { $where }. Spend a card to deal the higher roll?
hireling-the-exile = The Exile
    .short = The Exile
    .help = On their turns, players with pieces beside the Exile may give it a crafted item for { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { points }. Once in Daylight: exhaust { $walk } to move it to an adjacent forest, or { $fight } to battle beside it, while its items last; then refresh them all. Its rolled hits are at most its items, and it takes hits on them.
action-donate = give { $object } to the Exile
action-donate-turned = give { $object } (face down) to the Exile
prompt-PlaceExile = { $hireling }: in which forest does the pawn start?
prompt-ExileOrders = { $hireling }: exhaust items to move or to battle?
event-donated = { $who } gave { $object } to { $hireling }
event-tired = { $who } took hits and exhausted { $count ->
    [one] { $count } item
   *[other] { $count } items
}
event-lost-items = { $who } took hits and lost { $count ->
    [one] { $count } item
   *[other] { $count } items
}
hireling-the-brigand = The Brigand
    .short = The Brigand
    .help = Items lie under the ruins. In Daylight, once each: take the item of a ruin where you have pieces; exhaust a crafted item to take a random card from a player in a clearing with your pieces.
action-unearth = take the item of the ruin in { $where }
prompt-BrigandOrders = { $hireling }: take the item of a ruin, or exhaust an item to steal a card?
prompt-RobPlayer = { $hireling }: whose card do you take?
hireling-highway-bandits = Highway Bandits
    .short = Highway Bandits
    .help = An enemy who moves along a path with a bandit removes one of the moving pieces (a Vagabond damages an item). When you move along one, you may place a warrior where you arrive. Once in Daylight: place a bandit on a path next to your pieces.
action-waylay = place a bandit on the path { $a } – { $b }
    .group = place a bandit on the path from { $a } to
    .one = { $b }
action-withdraw = take the bandit off the path { $a } – { $b }
    .group = take the bandit off the path from { $a } to
    .one = { $b }
prompt-LieInWait = { $hireling }: on which path do you place a bandit?
prompt-WithdrawBandit = { $hireling }: all are on the map. Which one do you move?
prompt-PostBandit = { $hireling }: on which path do you place a bandit?
prompt-JoinOnTheWay = You pass the bandits on the way to { $where }. Place a warrior there?
event-waylaid = { $who } placed a bandit on the path { $a } – { $b }
event-withdrew = { $who } removed the bandit from the path { $a } – { $b }
hireling-bandit-gangs = Bandit Gangs
    .short = Bandit Gangs
    .help = Nobody can battle them where you have pieces. Once in Daylight: place one of your warriors with each of theirs, or one of theirs in a clearing with your pieces.
action-reinforce = place your warrior with each of theirs
prompt-PostGang = { $hireling }: where do you place the first warrior?
prompt-GangOrders = { $hireling }: place your warriors with them, or one of theirs with your pieces?
prompt-ShareWarriors = { $hireling }: there are too few warriors ({ $count } left). Where do you place one?
hireling-riverfolk-flotilla = Riverfolk Flotilla
    .short = Riverfolk Flotilla
    .help = Nobody can battle or remove it, and its rolled hits are at most { hits }. At the start of Birdsong, everyone with pieces in its clearing may draw a card; then it moves along the river and may battle.
prompt-LaunchFlotilla = { $hireling }: in which clearing on the map edge and the river do you place it?
prompt-TradeAboard = { $hireling } in your clearing: draw a card?
prompt-SteerFlotilla = { $hireling }: where along the river does it move?
hireling-otter-divers = Otter Divers
    .short = Otter Divers
    .help = When you move to or from a clearing on the river, you need not rule either clearing.
hireling-warm-sun-prophets = Warm Sun Prophets
    .short = Warm Sun Prophets
    .help = Once in Daylight: make a player with pieces beside one of them battle there, or move from there and then battle if you like. You choose the move and the enemy. Or place one of them in a clearing without one.
prompt-SendProphet = { $hireling }: where do you place a warrior?
prompt-ProphetOrders = { $hireling }: which player must act, or where do you place a warrior?
prompt-Preach = { $hireling }: what must { $other } do?
prompt-PreachOn = { $hireling }: must { $other } battle in { $where }?
hireling-lizard-envoys = Lizard Envoys
    .short = Lizard Envoys
    .help = At the start of Birdsong, you may take one of the top { $cards } cards of the discard pile. It must have the most common suit among them and cannot be an ambush.
prompt-FetchDiscard = { $hireling }: take a card from the discard pile?
hireling-corvid-spies = Corvid Spies
    .short = Corvid Spies
    .help = Once in Daylight, place { $count } of them in clearings with enemy pieces. Then they battle wherever they are, or you take a random card from each enemy in one of their clearings.
action-spy = take cards in { $where }
prompt-FirstSpy = { $hireling } start in different clearings of the same suit. Where do you place the first?
prompt-SecondSpy = { $hireling }: in which other clearing of the suit do you place the second?
prompt-SendSpies = { $hireling }: in which clearing with enemy pieces do you place one? ({ $count } left)
prompt-SpyOrders = { $hireling }: battle in every clearing with them, or take cards in one?
hireling-raven-sentries = Raven Sentries
    .short = Raven Sentries
    .help = In battles where you have buildings or tokens, you deal an extra hit.
hireling-sunward-expedition = Sunward Expedition
    .short = Sunward Expedition
    .help = Once in Daylight, place a foothold and up to { $count } of their warriors in a clearing without one. Then they may move and battle, or place one more warrior at every foothold.
prompt-FirstFoothold = { $hireling }: where do they start?
prompt-LiftFoothold = { $hireling }: no foothold is left. Which one do you move?
prompt-PlaceFoothold = { $hireling }: where do you place a foothold?
prompt-BringDiggers = { $hireling }: place one more warrior in { $where }? ({ $count } at most)
prompt-ExpeditionOrders = { $hireling }: move and battle, or place a warrior at every foothold?
prompt-ManFoothold = { $hireling }: there are too few warriors. At which foothold do you place one?
hireling-mole-artisans = Mole Artisans
    .short = Mole Artisans
    .help = When you craft a card with an item, you may reveal it instead of discarding it: at the end of Evening it returns to your hand.
prompt-KeepRevealed = { $card }: reveal it until the end of Evening, or discard it?
hireling-furious-protector = Furious Protector
    .short = Furious Protector
    .help = Nobody can battle or remove it, and its enemies cannot place anything in its clearing. At the start of Birdsong it must move, regardless of rule, and every player loses a warrior where it arrives.
prompt-PostProtector = { $hireling }: in which clearing do you place it?
prompt-WalkProtector = { $hireling } in { $where }: where does it move?
hireling-stoic-protector = Stoic Protector
    .short = Stoic Protector
    .help = Nobody can battle or remove it. In its clearing, enemies can neither battle nor remove your pieces. At the start of Birdsong it must move, regardless of rule.
prompt-CallProtector = { $hireling }: to which of your clearings does it come?
hireling-flame-bearers = Flame Bearers
    .short = Flame Bearers
    .help = At the start of Birdsong, each of them removes an enemy piece in its clearing, warriors first. Then place one more with one of them or next to it. If you cannot, place { $count } anywhere.
prompt-FirstBearers = { $hireling }: where do they start? ({ $count } left)
prompt-BearersAnew = { $hireling }: where do you place one? ({ $count } left)
prompt-BearersAtBirdsong = { $hireling }: where do you place one? ({ $count } left)
prompt-Burn = { $hireling } in { $where }: whose piece do you burn? ({ $count } left)
prompt-BurnPiece = { $hireling } in { $where }: what do you burn? ({ $other })
prompt-SpreadFire = { $hireling }: where do you place one more?
hireling-rat-smugglers = Rat Smugglers
    .short = Rat Smugglers
    .help = In Daylight, any number of times: discard a card with an item to move or battle.
action-smuggle = smuggle, discarding { $card }
prompt-SmuggledAct = Move or battle?
hireling-vault-keepers = Vault Keepers
    .short = Vault Keepers
    .help = Once in Daylight, place a vault in a clearing with a vault or next to one. Then they battle at every vault, or place one more warrior at each.
prompt-SettleKeepers = { $hireling }: where do you place their first vault?
prompt-ResettleKeepers = { $hireling } are not on the map. Where do you place them?
prompt-ExtendVaults = { $hireling }: where do you place a vault?
prompt-VaultOrders = { $hireling }: battle at the vaults, or place a warrior at each?
hireling-badger-bodyguards = Badger Bodyguards
    .short = Badger Bodyguards
    .help = In battle, you ignore the first hit you take.
hireling-popular-band = Popular Band
    .short = Popular Band
    .help = Enemies cannot move out of a clearing with one of them on the turn in which they moved in. Once in Daylight, you may move a warrior from each adjacent clearing to one of theirs; then you may place one more of them anywhere.
prompt-FirstConcert = { $hireling }: where do you place the first?
prompt-SecondConcert = { $hireling }: in which other clearing do you place one?
prompt-PlayForHirer = { $hireling }: in which of your clearings do you place them?
prompt-ChooseStage = { $hireling }: draw warriors to one of their clearings?
prompt-DrawListeners = { $origin } → { $target }: whose warrior do you move?
prompt-ChooseListener = { $origin } → { $target }: whose warrior do you move?
prompt-PlayElsewhere = { $hireling }: place one more?
hireling-street-band = Street Band
    .short = Street Band
    .help = Enemies cannot move out of a clearing with one of them on the turn in which they moved in. Once in Daylight, place one more anywhere.
prompt-PlaceBand = { $hireling }: where do you place one more?

# §F the landmarks
landmark-black-market = Black Market
    .short = Black Market
    .setup = A clearing with one building slot, without a ruin, and without a landmark in it or next to it. Place three cards from the deck at its stalls, face down; nobody sees them.
    .help = Once on your turn, if you have faction pieces here, you may swap a card from your hand with one at the stalls. You place yours face down.
landmark-elder-treetop = Elder Treetop
    .short = Elder Treetop
    .setup = A corner clearing without a landmark in it or next to it.
    .help = The clearing has one more building slot. A player who removes an enemy building from that slot scores one more point.
landmark-ferry = Ferry
    .short = Ferry
    .setup = A clearing on the river (on the Lake map: on the coast), without a landmark in it or next to it.
    .help = Once a turn, a player who moves from here may travel along the river to an adjacent clearing (on the Lake map: to any other coast). The Ferry travels along. The player who moved draws a card.
    .new = Once a turn, a player who moves from here may travel along the river to an adjacent clearing (on the Lake map: to any other coast). The Ferry travels along. Each player whose faction pieces moved draws a card.
landmark-legendary-forge = Legendary Forge
    .short = Legendary Forge
    .setup = Any clearing without a landmark in it or next to it. Place items from the supply here, by its suit. Fox: two swords, a crossbow and a hammer. Mouse: two bags and two teas. Rabbit: two boots and two coins.
    .help = To craft an item from here, you need a faction piece in the clearing. You also draw a card and score one more point.
landmark-lost-city = Lost City
    .short = Lost City
    .setup = A clearing on the river (on the Lake map: on the coast), without a landmark in it or next to it.
    .help = The clearing is fox, mouse and rabbit. A base or garden here keeps the suit that it shows.
    .new = The clearing is fox, mouse and rabbit, and so is every base and garden here. A player who pays for Outrage here names the suit.
landmark-tower = Tower
    .short = Tower
    .setup = A clearing with a ruin and without another landmark; there may be one next to it.
    .help = A player who rules the clearing at the end of their Evening scores a point.
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
    .help = After moving, the bot moves all warriors but one from the clearing with the highest priority that it rules and that has no enemy pieces, and battles where they arrive.
trait-fortified = Fortified
    .help = Each building of the bot takes two hits; a single hit does nothing.
trait-hospitals = Hospitals
    .help = After a battle in which the bot defended and lost 2 or more warriors, it places 2 warriors at the keep.
trait-iron-will = Iron Will
    .help = If the order is a bird, the bot recruits twice as many warriors.
trait-overwhelming = Overwhelming
    .help = The bot scores a point for every 2 warriors that it cannot place when it recruits. It expands at most once a turn.
trait-nobility = Nobility
    .help = The bot also falls into turmoil if it cannot place a warrior that the Decree recruits. In turmoil it loses no points: it scores a point for each bird of the Decree.
trait-relentless = Relentless
    .help = After the Decree, the bot removes all defenseless enemy buildings and tokens in clearings with its warriors.
trait-swoop = Swoop
    .help = At the end of Daylight, place 2 warriors in the clearing with the highest priority where the bot has no pieces.
trait-war-tax = War Tax
    .help = Whenever the bot removes an enemy building or token, its owner loses a point.
trait-focused = Focused
    .help = A column deals the extra hit of the largest column even if other columns are as large.
trait-informants = Informants
    .help = If no warrior defends a sympathy token, the attacker still takes the hit of the Automated Ambush.
trait-popularity = Popularity
    .help = Nobody scores points for removing sympathy tokens.
trait-veterans = Veterans
    .help = As the defender, the bot deals the higher roll, and the attacker deals the lower one.
trait-wildfire = Wildfire
    .help = At the end of Evening, the bot spreads sympathy once more, without scoring.
trait-steadfast = Steadfast
    .help = The bot has no Public Pity in a turn with a Surprise Revolt, and ignores Martial Law.
trait-foundations = Foundations
    .help = When buildings of the bot are removed, it loses the crown of one minister only: the lowest whose suit matches a clearing where one stood.
trait-invaders = Invaders
    .help = The bot digs where enemies have the most buildings, then the fewest warriors. If it cannot build for lack of open slots, it battles in each clearing instead.
trait-investors = Investors
    .help = A human who removes buildings of the bot must discard a card that matches a clearing where one stood; the bot then loses a point. A human who cannot discard makes the bot sway the topmost matching minister.
trait-overwhelm = Overwhelm
    .help = The bot digs twice a turn. A dig needs and moves 3 warriors only.
prompt-PayInvestors = The Investors of { $other } demand a card. Which card do you discard?
trait-backup-plans = Backup Plans
    .help = Whenever a plot of the bot is removed, the bot places a warrior in that clearing.
trait-gamble = Gamble
    .help = Before the bot flips a plot, the human with the most pieces there guesses its kind. If the guess is right, the plot scores but has no effect, and the human removes it. If it is wrong, the bot scores a point.
trait-mastermind = Mastermind
    .help = The bot places a plot twice each Daylight.
trait-vendetta = Vendetta
    .help = Every plot that the bot flips also removes enemy pieces as a bomb does.
faction-vagabot = Vagabot
    .short = Vagabot
role-thief = Thief
    .help = The Vagabot takes a random card from the enemy in its clearing with the most points, then the most pieces there. It discards the card and scores a point.
role-tinker = Tinker
    .help = The Vagabot crafts the topmost card of the discard pile whose item is left in the supply. It starts with one item fewer.
role-ranger = Ranger
    .help = With 3 or more damaged items, the Vagabot slips into a random adjacent forest.
role-vagrant = Vagrant
    .help = The Vagabot starts a battle between two others in its clearing, chosen by priority, and removes pieces for both.
role-scoundrel = Scoundrel
    .help = In a clearing with 3 or more enemy pieces and a building or token among them, the Vagabot removes them all. It leaves an item on a slot there permanently and scores a point.
role-arbiter = Arbiter
    .help = A defender in the same clearing may hire the Vagabot for a point: each item on the Battle Track raises the defender’s maximum rolled hits by one.
trait-adventurer = Adventurer
    .help = The Vagabot battles at most once a turn. At the end of Daylight it completes quests while it has items for them.
trait-berserker = Berserker
    .help = The Vagabot battles in the clearing with the most enemy pieces, against the player with the most pieces there. It repairs one more item in Evening.
trait-helper = Helper
    .help = Aid scores one more point, and the aided player draws 2 cards for each item instead of 1.
trait-marksman = Marksman
    .help = As the attacker, the Vagabot deals a hit before the roll.
trait-questing = Questing
    .help = Damaged items count for the Battle Track, and items on it stay there. A quest scores one more point. To aid, the Vagabot goes to the nearest player with crafted items, but takes only one item. Its orders name other actions.
faction-riverfolk-robots = Riverfolk Robots
    .short = Riverfolk Robots
trait-ferocious = Ferocious
    .help = As the attacker, the bot deals up to 3 rolled hits, even with fewer warriors.
trait-garrison = Garrison
    .help = As the defender, the bot is never defenseless, and a trade post there raises its maximum rolled hits by 1.
trait-greedy = Greedy
    .help = The bot scores a point when the player with the most points buys any services.
trait-involved = Involved
    .help = If a human hires no Mercenaries in a turn, all enemies of that human use the bot’s warriors as Mercenaries until the turn ends. A Vagabond may hire them only to prevent this.
event-added-to-market = { $who } added { $card } to the market
event-raised-shield = { $who } had nothing in Payments and chose Protectionism with the shield
event-drew-sword = { $who } had no warrior in the supply and chose Protectionism with the sword
event-cashed-in = { $who } returned { $count ->
    [one] { $count } { $owner } warrior
   *[other] { $count } { $owner } warriors
} from Payments
event-banked = { $who } moved { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
} from { $where } to Payments
event-kept-ambush = { $who } kept { $card } face up
event-revealed-order = { $who } revealed the order: { $card }
event-aimed-at-clearing = { $who } chose { $where } ({ $reason })
event-aimed-at-player = { $who } chose { $other } ({ $reason })
event-expanded = { $who } built nothing and revealed another order
event-tucked-viziers = { $who } added Loyal Viziers to the bird column of the Decree: { $count }
event-decreed-order = { $who } added { $card } to the Decree
event-column-recruits = { $who } recruited with the { $suit } column of the Decree (cards: { $count })
event-column-moves = { $who } moved with the { $suit } column of the Decree (cards: { $count })
event-column-battles = { $who } battled with the { $suit } column of the Decree (cards: { $count })
prompt-Atone = Outrage in { $where } ({ $alliance }): which card do you discard?
prompt-NameSuitToAtone = Outrage in { $where }: which suit do you name?
prompt-AtoneWith = Outrage in { $where } ({ $suit }, { $alliance }): which card do you discard?
event-pitied = { $who } did not revolt in Birdsong, which brought Public Pity
event-wanted-no-pity = { $who } had no Public Pity because of a coming Surprise Revolt
event-scored-less = { $who } scored one point less because of Martial Law in { $where }
event-lost-crown = { $who } lost the crown of the { $minister }
prompt-GuessFlip = The bot flips the plot in { $where }. Which plot is it?
event-guessed-flip = { $who } guessed right in { $where }: { $piece }
event-swapped-bomb = { $who } swapped the bomb in { $where } for { $object }
event-sprang-snare = { $who } sprang the snare in { $where } and skipped that step
event-exhausted-items = { $who } exhausted { $count ->
    [one] { $count } item
   *[other] { $count } items
}
event-damaged-items = { $who } damaged { $count ->
    [one] { $count } item
   *[other] { $count } items
}
event-repaired-items = { $who } repaired { $count ->
    [one] { $count } item
   *[other] { $count } items
}
event-refreshed-items = { $who } refreshed { $count ->
    [one] { $count } item
   *[other] { $count } items
}
event-settled-track = { $who } placed items on the Battle Track; it now holds { $count }
event-took-quest = { $who } took the next quest: { $quest }
event-slipped-away = { $who } had too few undamaged items, and no Daylight this turn
event-shot-first = { $who } dealt a hit before the roll
event-burnt-slot = { $who } left an item on a slot in { $where } and blocked it permanently
reason-only = the only choice
reason-priority = the highest priority of the rest
reason-low-priority = the lowest priority of the rest
reason-most-pieces = the most pieces
reason-most-points = the most points
reason-most-enemies = the most enemy pieces
reason-most-warriors = the most warriors of the bot
reason-fewest-enemies = the fewest enemy pieces
reason-fewest-warriors = the fewest warriors of the bot
reason-most-buildings = the most buildings
reason-most-defenceless = the most defenseless buildings
reason-no-roost = no roost there
reason-fewest-enemy-warriors = the fewest enemy warriors
faction-logical-lizards = Logical Lizards
    .short = Logical Lizards
trait-erratic = Erratic
    .help = At the end of its turn, the bot adds a card from the deck to the Lost Souls.
trait-fanatics = Fanatics
    .help = After each Convert, the bot battles in that clearing with an extra hit, against the player with the most defenseless buildings there, then the most points.
trait-martyrs = Martyrs
    .help = The ritual of a bird also turns a warrior from the supply into an acolyte.
trait-spiteful = Spiteful
    .help = The bot scores a point for a Crusade that removed any tokens.
conspiracy-convert = Convert
conspiracy-crusade = Crusade
conspiracy-sanctify = Sanctify
event-set-order = { $who } set the order: { $suit }
event-conspired = { $who } moved on to the next conspiracy: { $conspiracy }
event-conspired-in-vain = { $who } could not carry out this conspiracy
event-added-soul = { $who } placed { $card } on top of the Lost Souls
event-lost-soul = { $who } discarded { $card } from the Lost Souls
event-returned-rituals = { $who } returned { cards-object } to the top of the Lost Souls
reason-most-enemy-buildings = the most enemy buildings
reason-open-slots = a free building slot
reason-most-built = the most enemy buildings and tokens
reason-most-slots = the most open slots
reason-no-plot = no plot there
reason-nearest = the nearest
reason-most-holdings = the most buildings and tokens
reason-fewest-points = the fewest points
reason-most-paid = the most warriors in Payments
reason-fewest-paid = the fewest warriors in Payments
reason-best-payer = pieces of the largest payer

### Older editions.

option-edition = edition of the Law
    .help = Which edition of the rule book you play by.
character-early-thief = { character-thief }
    .special = { character-thief.special }
    .help = Exhaust a torch to take a random card from a player who has fewer than { $count } warriors in your clearing.
character-early-ranger = { character-ranger }
    .special = Scout
    .help = Exhaust a torch to move into an adjacent forest.
action-reform = reform the Decree, spending { $card }
action-shift = shift a { $suit } card from { $column } to { $onto }
    .group = shift a { $suit } card from { $column } to
    .one = { $onto }
prompt-DiscardBirds = Discard revealed birds?
prompt-FlipTogether = Birdsong. Which plots do you flip together?
prompt-GlideTogether = Glide: to which clearing do you go?
prompt-MakeRoom = The track of { $object } is full. Move one to the Satchel and take the new one?
prompt-LoseImprovement = You lost the last building of the clearing. Which crafted card do you discard?
prompt-Infirmary = Infirmary: discard a card to bring a warrior from { $where } to the Lodge? ({ warriors } removed)
prompt-BuildAround = Place the recruiter and the workshop next to the Lodge
prompt-MarchOn = March: make the next move ({ moves } left)
prompt-ChooseHomeland = Whose homeland do you want to rule?
prompt-CallAway = From which clearing do you take the warrior for the card?
prompt-AddToEarlyDecree = { $birds ->
    [0] Add another card to the Decree, but no bird? (at most { $count })
   *[other] Add a bird card to the Decree, or cards that are not birds (at most { $count })
}
prompt-BeforeNoon = Before noon. Craft, or reform the Decree?
prompt-Reform = Which card of the Decree do you shift, and where?
prompt-RebuildRoost = You have no roost left. Where do you place a new one?
prompt-PickPocket = Whose card do you steal?
prompt-Scout = Into which forest do you go?
prompt-UseSwords = Use a sword to deal another hit? (Your roll allows { $count } more.)
event-advanced = { $who } advanced on the victory card: { $count } of { $most }
event-set-out = { $who } chose to rule { WHOSE($other) } homeland
event-called-away = { $who } took a { $other } warrior from { $where }
event-reformed = { $who } shifted { $card } in the Decree, { $column } → { $onto }
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
deed-battle-most-pieces = { $where }: a battle in each, against the enemy with the most pieces there, then the most points
deed-battle-most-buildings = { $where }: a battle in each, against the enemy with the most buildings there, then the most pieces there, then the most points
deed-battle-most-built = { $where }: a battle in each where the bot has { $count } warriors or more, against the enemy with the most buildings and tokens there, then the most points
deed-recruit-evenly = { $where } under own rule: { warriors }, shared out as evenly as possible, the odd ones by the highest priority
deed-recruit-lowest = the 2 clearings of the lowest priority under own rule: { warriors }, shared out evenly
deed-reinforce = { $where } under own rule: { warriors } more in the one of the highest priority
deed-build-sawmill = a sawmill is built where the bot rules and has the most warriors
deed-build-workshop = a workshop is built where the bot rules and has the most warriors
deed-build-recruiter = a recruiter is built where the bot rules and has the most warriors
deed-build-most = the kind of building with the most on the map is built (if equal: sawmill, then recruiter) where the bot rules and has the most warriors
deed-move-to-enemies = { $where }: from each all warriors but { $count } move to the adjacent clearing with the most enemy pieces
deed-move-and-battle = { $where }: from each all warriors but { $count } move to the adjacent clearing with the most enemy pieces; then a battle wherever they came to
deed-expand = if nothing was built and fewer than { $count } buildings are on the map: a new order, not crafted, and Daylight begins anew
deed-score-ordered = points of the track that the order names
deed-score-best = points of the best track
deed-decree = the order joins the Decree, in the column of its suit
deed-new-roost = if no roost is on the map: a roost and { warriors } ({ $where }, the highest priority)
deed-columns-recruit = each column: as many warriors as it has cards, at a roost in a matching clearing with the most enemy pieces, then the fewest own warriors, then the lowest priority
deed-columns-move = each column: from the matching clearing under own rule with the most own warriors to an adjacent clearing, rather without a roost, then with the fewest enemy pieces; as many stay as the column has cards, or as ruling on takes
deed-columns-battle = each column: one battle in a matching clearing, if possible without a roost, then with the most defenseless buildings; against the enemy with the most buildings there. The largest column deals an extra hit
deed-build-roost = a roost is built in the clearing of the highest priority under own rule that has none
deed-turmoil = otherwise turmoil: a point lost for each bird of the Decree, and all cards but the Loyal Viziers discarded
deed-score-roosts = points of the roost track
deed-revolt = { $where } with sympathy, if their base is not on the map: a revolt where the most enemy pieces are; these go, and the base comes
deed-pity = without a revolt Public Pity: sympathy spreads twice with up to { $count } tokens on the map, else once
deed-spread = sympathy spreads ({ $where } next to it with the fewest enemy warriors, else anywhere with the fewest enemy pieces) and scores its space; if it cannot, { points }
deed-surprise = a surprise revolt in the sympathetic clearing with the most enemy pieces whose base is not on the map
deed-organize = each base with { $count } own warriors or more: all of them go, and sympathy spreads
deed-recruit-at-bases = a warrior at each base
deed-slip = with fewer than { $count } undamaged items: into a random adjacent forest, and no Daylight
deed-explore = explore: at the nearest ruin, exhaust an item to take a random item from under it
deed-quest = quest: in the nearest clearing of its suit, exhaust items ({ $count }) for a point and the next quest
deed-aid = aid: the player with the fewest points of those here with crafted items; exhaust an item for each random one taken, scoring a point and giving them a card for each
deed-battle-leader = battle: the player with the most points, in the nearest clearing with their pieces, exhausting an item; again for { $count } each while any are left there. A point for each warrior removed
deed-repair = repair: exhaust an item to repair a damaged one
deed-refresh = items turned face up: { $count }, with any damaged { $damaged }
deed-mend = items repaired: in a forest all, elsewhere { $count }
deed-buy-souls = with fewer than { $count } Lost Souls: cards on sale that are no birds are bought
deed-order-by-souls = the suit that most Lost Souls have is the order; in a tie, bird
deed-conspire = for each acolyte the marker goes on to the next conspiracy, which is done if it can be and costs the acolyte
deed-convert = convert: a warrior of the enemy with the most points is replaced ({ $where }, the most enemy buildings)
deed-crusade = crusade: { $where } where the bot has { $count } warriors or more: a battle in each, against the enemy with the most points there
deed-sanctify = sanctify: a building of the enemy with the most points becomes a garden ({ $where }, the fewest enemy warriors)
deed-rituals = a ritual for each of the topmost Lost Souls ({ $count }), one after the other
deed-ritual-of-suit = of a fox, rabbit or mouse: a warrior to a clearing of the suit, rather with a free slot, then with the most enemy buildings; a garden too, if the bot rules there
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
deed-protect = with the shield a battle in every clearing, with the sword in some ({ $where }), against the enemy with the fewest warriors in Payments
deed-cash-in = a point for each warrior of who has most in Payments; these go back to the supply
deed-withdraw = with the shield or the sword: from each clearing all own warriors but { $count } to Payments
deed-clear-market = the leftmost card of the market is discarded, with the shield the next one too
deed-buy-ambush = an ambush on sale is bought and kept face up
deed-muster = to the Burrow: { warriors }, and one more for each mole that shows
deed-dig = with { warriors } or more in the Burrow: these and a tunnel to one without own tunnel or building ({ $where }; the most free slots, then the fewest enemy warriors)
deed-dig-to-enemies = with { warriors } or more in the Burrow: these and a tunnel to one without own tunnel or building ({ $where }; the most enemy buildings and tokens)
deed-dig-to-invade = with { warriors } or more in the Burrow: these and a tunnel to one without own tunnel or building ({ $where }; the most enemy buildings, then the fewest enemy warriors)
deed-raise = where the bot rules and has the most warriors: a citadel with { warriors } or more in the supply, else a market; a point, if it cannot
deed-ministers = every swayed minister acts, from the top down
deed-rally = { $where } without own building: { $count } or fewer warriors go to an adjacent one with a building, else to the Burrow
deed-go-under = from each clearing under own rule all warriors but { $count } go to the Burrow
deed-score-markets = a point for each market on the map
deed-sway-ordered = the topmost minister of the order’s suit without a crown is swayed, else the bottommost of all
deed-sway-last = the bottommost minister without a crown is swayed
deed-buy-favor = a favor on sale is bought and done at once
deed-bargain = a card on sale whose item is left is bought in place of a card whose item is not
deed-recruit-to-plot = { warriors } in each of { $clearings } ({ $where }; rather without a plot, then with the most own warriors); if they run out, the plot thickens first
deed-flip = every face-down plot is flipped, by priority: a point for each plot face up by then, and what it does
deed-leave-plots = { $where } with a face-up plot: all warriors but { $count } go to an adjacent clearing without a plot and with the most own warriors, else to the one of the lowest priority
deed-plot = { $where } without a plot: in the one with the most own warriors one of them makes way for a random plot, face down
deed-thicken = the plot thickens: the same in any clearing without a plot with { $count } own warriors or more
deed-score-extortions = a point for each extortion face up
deed-minister-captain = extra hit as attacker where own tunnel is
deed-minister-marshal = a warrior to the own building with the fewest warriors
deed-minister-foremole = one more mole shows
deed-minister-brigadier = another dig, first to most enemy buildings and tokens
deed-minister-banker = another building
deed-minister-mayor = a warrior where most are is removed for a point
deed-minister-earl-of-stone = a point for each citadel
deed-minister-baron-of-dirt = a point for each market
deed-minister-duchess-of-mud = { points } with all tunnels on the map

## A bot's steps as orders to the people who move its pieces. The heading above them names the bot, so only orders
## for other seats name theirs

done-by = { $order } ({ $who })
order-took-faction = Take the board and the pieces
order-dealt-landmark = Take the landmark { $landmark }
order-erected = Place { $landmark } in { $where }
order-put-at-stall = Lay { $card } at stall { $stall } of the Black Market
    .hidden = Lay a card at stall { $stall } of the Black Market
order-took-from-stall = Take { $card } from the stall
    .hidden = Take the card from the stall
order-dealt-hireling = Lay out the hirelings { $hireling }
order-took-marker = Take the hireling marker at { $points }
order-took-control = Take control of { $hireling } for { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
order-won = Declare the victory
order-scored = Move the score marker forward: { points }
    .lost = Move the score marker back: { points }
    .none = Leave the score marker: there are no points to lose
order-drew-card = Draw { cards-object }: { $card }
    .hidden = Draw { cards-object }
order-reshuffled = Shuffle the discard pile into a new deck
order-spent = Spend { $card }
order-played-ambush = Play { $card }
order-discarded = Put on the discard pile: { $card }
order-gave = Give { $taker } { $card }
    .hidden = Give { $taker } a card
order-picked-up = Take { $card } from the discard pile
order-saw-hand = Look at { WHOSE($target) } hand: { $cards }
    .hidden = Look at { WHOSE($target) } hand
order-showed-hand = Show { $to } a hand without a matching card: { $cards }
    .hidden = Show { $to } a hand without a matching card
order-crafted = Craft { $card }
    .item = Craft { $card }: put { $object } on the board
order-used = Use { $card }
order-activated = Activate { $card }
order-claimed = Take { $card }
order-cleared-path = Clear the path { $a } – { $b }
order-placed = Place { $pieces } in { $where }
    .each = Place { $pieces } in each of these: { $where }
    .burrow = Place { $pieces } in the Burrow
order-built = Place { $pieces } in { $where }
    .each = Place { $pieces } in each of these: { $where }
    .burrow = Place { $pieces } in the Burrow
order-removed = Remove { $pieces } from { $where }
    .each = Remove { $pieces } from each of these: { $where }
    .burrow = Remove { $pieces } from the Burrow
order-moved = Move { warriors-object } from { $origin } to { $target }
order-battled = Battle { $defender } in { $where }
order-ambushed = End the battle: the ambush leaves no warriors
order-ignored = Ignore { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
order-raised-draw = Draw { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} in Evening
order-led = Put the { $leader } on the board as the new leader
order-decreed = Tuck { $card } into the { $column } column of the Decree
order-gained-supporter = Add to the supporters: { $card }
    .hidden = Put { cards-object } face down among the supporters
order-gained-officer = Put a warrior into the Officers box
order-lost-officers = Take { officers } off the board
order-exhausted = Exhaust { $object }
order-damaged = Damage { $object }
order-repaired = Repair { $object }
order-stowed = Move { $object } from its track to the Satchel
order-lifted = Move { $object } from the Satchel to its track
order-hired = Hire { $arbiter }
order-scorched = Scorch { $where }
order-walked = Move the pawn to { $target }
order-became = Take the character { $character }
order-laid-quest = Lay out the quest { $quest }
order-refreshed = Refresh { $object }
order-refreshed-all = Refresh all items
order-rested = Repair all items: the pawn is in a forest
order-found = Take { $object } from the ruin in { $where }
order-took-item = Take { $object } from { $other }
order-befriended = Move the relationship marker of { $other } to { $relation }
order-turned-hostile = Move the relationship marker of { $other } to Hostile
order-called-allies = Fight beside { $ally }
order-completed = Complete the quest { $quest }
order-dropped = Remove { $object } from the game
order-joined = Form a coalition with { $partner }: { $card }
order-drew-first = Take the first turn
order-laid-setup-card = Lay the setup card of { $faction } into the draft
order-laid-character = Lay the { $character } beside { $faction } in the draft
order-settled = Make { $where } the homeland
order-returned-card = Return { cards } to the deck: { $card }
    .hidden = Return { cards } to the deck
order-gained-acolytes = Put { acolytes } into the Acolytes box
order-spent-acolytes = Spend { acolytes }
order-named-outcast = Move the Outcast marker: { $suit }
order-hated-outcast = Turn the Outcast marker to Hated: { $suit }
order-discarded-souls = Discard the Lost Souls: { cards }
order-held-ritual = Reveal { $card } for a ritual
order-ended-rituals = Take back { cards-object }
order-bought = Pay { $seller } for { $service }: { $price }
order-deposited = Put { warriors-object } into Payments
order-paid-out = Spend { $count ->
    [one] { $count } { $owner } warrior
   *[other] { $count } { $owner } warriors
} from Funds
order-lost-funds = Remove { $count ->
    [one] { $count } { $owner } warrior
   *[other] { $count } { $owner } warriors
} from Funds
order-gathered-funds = Gather the Funds: { warriors }
order-priced = Set a price: { $service } { $price }
order-exported = Export { $card }
order-revealed = Reveal { $card }
order-took-back = Take back { $card }
order-swayed = Move the { $minister } to the swayed ministers
order-demoted = Return the { $minister } and remove its crown from the game
order-flipped = Flip the plot in { $where }: { $piece }
order-plotted = Place a plot face down in { $where }
    .hidden = Place a plot face down in { $where }
order-swapped = Swap the plots in { $a } and { $b }
order-marched = Move the warlord and { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
} from { $origin } to { $target }
order-hoarded = Add { $object } to the Hoard
order-declared-loot = Declare looting against { $defender }
order-razed = Raze { $where } with a mob
order-changed-mood = Change the mood to { $mood }
order-carried = Carry { $object } from { $origin } to { $target }
order-enshrined = Place the relic ({ $piece }) in { $target }
order-laid-relic = Place { $object } in { $target }
order-delved = Move { $object } from { $origin } to { $target }
order-recovered = Recover { $object } in { $where }
order-dismissed = Remove { $card } from the Retinue
order-gathered = Tuck { $card } into the { $duty } column of the Retinue
order-reassigned = Shift { $card } to the { $duty } column of the Retinue
order-donated = Give { $object } to { $hireling }
order-tired = Exhaust items for the hits: { $count }
order-lost-items = Remove items for the hits: { $count }
order-waylaid = Place a bandit on the path { $a } – { $b }
order-withdrew = Remove the bandit from the path { $a } – { $b }
order-added-to-market = Lay { $card } into the market
order-raised-shield = Choose Protectionism with the shield: Payments are empty
order-drew-sword = Choose Protectionism with the sword: the supply has no warrior
order-cashed-in = Return { $count ->
    [one] { $count } { $owner } warrior
   *[other] { $count } { $owner } warriors
} from Payments to the supply
order-banked = Move { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
} from { $where } to Payments
order-kept-ambush = Lay { $card } face up beside the board
order-revealed-order = Lay the order beside the board: { $card }
order-tucked-viziers = Tuck Loyal Viziers into the bird column: { $count }
order-decreed-order = Tuck { $card } into its column of the Decree
order-lost-crown = Remove the crown of the { $minister } from the game
order-swapped-bomb = Swap the bomb in { $where } for { $object }
order-sprang-snare = Skip this step: it springs the snare in { $where }
order-exhausted-items = Exhaust { $count ->
    [one] { $count } item
   *[other] { $count } items
}
order-damaged-items = Damage { $count ->
    [one] { $count } item
   *[other] { $count } items
}
order-repaired-items = Repair { $count ->
    [one] { $count } item
   *[other] { $count } items
}
order-refreshed-items = Refresh { $count ->
    [one] { $count } item
   *[other] { $count } items
}
order-settled-track = Set the number of items on the Battle Track: { $count }
order-took-quest = Lay out the next quest: { $quest }
order-slipped-away = Skip Daylight: there are too few undamaged items
order-burnt-slot = Leave an item on a slot in { $where }: it stays there for good
order-set-order = Follow this order: { $suit }
order-conspired = Move the conspiracy marker: { $conspiracy }
order-added-soul = Put { $card } on top of the Lost Souls
order-lost-soul = Discard { $card } from the Lost Souls
order-returned-rituals = Return { cards-object } to the top of the Lost Souls
order-advanced = Move the marker on the victory card to { $count } of { $most }
order-set-out = Aim to rule { WHOSE($other) } homeland
order-called-away = Take a { $other } warrior from { $where }
order-reformed = Shift { $card } in the Decree: { $column } → { $onto }

## Why a bot does something

note-difficulty = Because of the difficulty: { $difficulty }
why-aimed-at-clearing = { $where }: { $reason }
why-aimed-at-player = { $other }: { $reason }
why-column-recruits = Decree, { $suit } column: { cards }
why-column-moves = Decree, { $suit } column: { cards }
why-column-battles = Decree, { $suit } column: { cards }
why-commanded = Hirelings: { $hireling }
why-called = Minister: { $minister }
why-revolted = Revolt in { $where }
why-outraged = Outrage in { $where }: { $other }
why-raided = Raid around { $where }
why-turmoil = Turmoil
why-expanded = No building to place: another order
why-pitied = No revolt in Birdsong: Public Pity
why-wanted-no-pity = No Public Pity: a Surprise Revolt is coming
why-rolled = Dice: attacker { $attacker }, defender { $defender }
why-rolled-mob = Mob die: { $suit }
why-rolled-uprising = Die: { $suit }
why-dealt-extra = { $count ->
    [one] { $count } extra hit
   *[other] { $count } extra hits
}
why-swapped-rolls = The defender deals the higher roll
why-shared-hits = { $other } takes { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
why-shot-first = A hit before the roll
why-swept = All pieces are lost here; items to damage: { $count }
why-scored-less = One point less: Martial Law in { $where }
why-conspired-in-vain = There is nothing to do for this conspiracy
why-exposed = The plot in { $where } is exposed: { $piece }
why-guessed-flip = A right guess in { $where }: { $piece }
why-misjudged = A wrong guess in { $where }: not { $object }

## The workshop: maps and decks of the players' own

workshop-map-fine = The map can be played: { $clearings } clearings, { $paths } paths, { $forests } forests. Hash: { $hash }
workshop-forests = Forests: { $forests }
workshop-edge = Clearings on the edge: { $edge }
workshop-deck-fine = The deck can be played: { $cards } cards. Hash: { $hash }
workshop-written = Wrote { $path }.
workshop-beside = Games with the printed map and deck:
