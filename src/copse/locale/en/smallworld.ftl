### Small World: what the engine calls its things, choices, questions and events.
### Arguments besides the engine's own: $who (a seat), $where (a region), $people (power and race).

## Numbers with their noun

tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
price = { $paid ->
    [0] free
    [one] { $paid } coin
   *[other] { $paid } coins
}
gain = { $taken ->
    [0] {""}
    [one] , { $taken } coin on it
   *[other] , { $taken } coins on it
}
in-hand = { $hand ->
    [0] no tokens in hand
    [one] { $hand } token in hand
   *[other] { $hand } tokens in hand
}
pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
camps = { $count ->
    [one] { $count } encampment
   *[other] { $count } encampments
}
defenders = { $lost ->
    [0] no token lost
    [one] { $lost } token lost
   *[other] { $lost } tokens lost
}

against = , { $race }
against-tribe = , tribe
against-own = , your own { $race }

## Seats, regions, peoples

seat = Player { $number }
region = { $terrain } { $region }
people = { $power } { $race }

terrain-farmland = farmland
terrain-forest = forest
terrain-hill = hill
terrain-mountain = mountain
terrain-swamp = swamp
terrain-sea = sea
terrain-lake = lake

symbol-mine = mine
symbol-magic = magic
symbol-cavern = cavern

marker-lair = lair
marker-fortress = fortress
marker-hole = hole
marker-hero = hero
marker-dragon = dragon
marker-encampment = encampment
marker-lost-tribe = lost tribe

race-amazons = Amazons
race-dwarves = Dwarves
race-elves = Elves
race-ghouls = Ghouls
race-giants = Giants
race-halflings = Halflings
race-humans = Humans
race-orcs = Orcs
race-ratmen = Ratmen
race-skeletons = Skeletons
race-sorcerers = Sorcerers
race-tritons = Tritons
race-trolls = Trolls
race-wizards = Wizards

power-alchemist = Alchemist
power-berserk = Berserk
power-bivouacking = Bivouacking
power-commando = Commando
power-diplomat = Diplomat
power-dragon-master = Dragon Master
power-flying = Flying
power-forest = Forest
power-fortified = Fortified
power-heroic = Heroic
power-hill = Hill
power-merchant = Merchant
power-mounted = Mounted
power-pillaging = Pillaging
power-seafaring = Seafaring
power-spirit = Spirit
power-stout = Stout
power-swamp = Swamp
power-underworld = Underworld
power-wealthy = Wealthy

## Choices

action-pick = pick { $people } ({ tokens }; { price }{ gain })
action-expand = keep conquering with { $people }
action-decline = put { $people } into decline
action-abandon = abandon { $where } ({ tokens } to hand)
action-march = abandon nothing more, and conquer
action-conquer = conquer { $where } ({ tokens }{ $against })
action-reinforce = conquer { $where } with the reinforcement die ({ $pips } or more: { $chance }%)
action-roll = roll the die, then choose a region
action-unleash = unleash the dragon on { $where } ({ tokens }{ $against })
action-convert = convert the lone token in { $where } ({ $race })
action-stop = stop conquering
action-set-aside = give up { $where } and set aside { tokens }
action-deploy = deploy { tokens } to { $where }
action-encamp = encamp in { $where }: { camps }
action-fortify = build a fortress in { $where }
action-station = place a hero in { $where }
action-befriend = make peace with { $who } until your next turn
action-stay = stay active
action-pass = pass

## Verbs: the kinds of choices, as buttons; .cost is what one takes

verb-pick = pick a people
verb-expand = keep conquering
verb-decline = go into decline
verb-abandon = abandon regions
verb-march = start conquering
verb-conquer = conquer
    .cost = { tokens }
verb-reinforce = conquer with the die
verb-roll = roll the die
verb-unleash = unleash the dragon
    .cost = { tokens }
verb-convert = convert
verb-stop = stop conquering
verb-set-aside = set aside tokens
verb-deploy = deploy
verb-encamp = encamp
verb-fortify = build a fortress
verb-station = place a hero
verb-befriend = make peace
verb-stay = stay active
verb-pass = pass

cost-from = from { $cost }

## The outline of a turn

heading-choose = Conquer or decline
heading-ready = Ready your troops
heading-conquer = Conquer
heading-redeploy = Redeploy
heading-score = Score
heading-retreat = Driven-out peoples

## What a choice costs dearly

loss-region = you no longer hold { $where }
loss-elders = your { $race } leave the map: { $regions ->
    [one] { $regions } region is lost
   *[other] { $regions } regions are lost
}

## Questions

prompt-Pick = Choose a people
prompt-Course = { $race }: keep conquering, or go into decline?
prompt-Abandon = { $race }: conquer, or abandon regions first? ({ in-hand })
prompt-Conquer = { $race }: which region do you conquer? ({ in-hand })
prompt-BerserkConquer = { $race }: the die shows { pips }. Which region do you conquer? ({ in-hand })
prompt-SetAside = { $race }: set aside { tokens } more. Which region do you give up?
prompt-Deploy = { $race }: where do you deploy your tokens? ({ in-hand })
prompt-Retreat = { $race }: where do the surviving tokens retreat? ({ in-hand })
prompt-Encamp = { $race }: where do you place the encampments? ({ camps } left)
prompt-Fortify = Build a fortress?
prompt-Station = Where do you place the hero?
prompt-MakePeace = Make peace with someone?
prompt-LateDecline = Go into decline at the end of this turn?

## Events

event-turn-began = Round { $round }: { WHOSE($who) } turn
event-picked = { $who } picked { $people } ({ tokens }; { price }{ gain })
event-revealed = Now on offer: { $people }
event-abandoned = { $who } abandoned { $where } ({ $race })
event-conquered = { $who } conquered { $where } with { tokens } ({ $race })
event-evicted = { $who } lost { $where } ({ $race }, { defenders })
event-rolled = { $who } rolled { pips }
event-repelled = { $who } failed to conquer { $where } ({ $race })
event-unleashed = { $who } unleashed the dragon on { $where }
event-converted = { $who } converted a token in { $where } ({ $race })
event-grew = { $who } gained { tokens } ({ $race })
event-deployed = { $who } deployed { tokens } to { $where } ({ $race })
event-encamped = { $who } placed { camps } in { $where }
event-fortified = { $who } built a fortress in { $where }
event-stationed = { $who } placed a hero in { $where }
event-befriended = { $who } made peace with { $friend } until the next turn
event-scored = { $who } collected { coins }
    .hidden = { $who } collected coins, how many is secret
event-declined = { $who } went into decline with { $race }
event-vanished = { $race } left the map
event-ended = The game is over

## Options of a game

option-players = players
    .help = How many play, 2 to 5. Each number of players has its own map.
option-seed = random seed
    .help = The same seed gives the same dice and the same shuffling. If you leave it empty, it is random.
option-first = first player
    .help = The player who plays first in every round.
option-open-coins = open coins
    .help = Everyone sees how many coins the others have.
option-sorcerer-kills-elf = Sorcerers kill Elves
    .help = An Elf that Sorcerers replace is lost; its owner does not keep it.
option-alchemist-needs-land = Alchemists need land
    .help = Alchemists earn coins only if their race has a region on the map at the end of the turn, as on the summary sheet.
option-own = own races and powers
    .help = Races and powers that you invent, for example from a TOML file.

## Choices of the options

first-random = random
first-0 = player 1
first-1 = player 2
first-2 = player 3
first-3 = player 4
first-4 = player 5

## At the table

round = Round { $round } of { $rounds }
column-coins = coins
column-active = active people × regions
column-declined = in decline
column-place = pair
column-price = price
column-tokens = tokens
column-on-it = coins on it
offer = Peoples to choose from
column-people = people
column-army = tokens on the map
secret = ?
known-sum = { coins } known
known-coins = { $who }: { known-sum } ({ $parts })
known-first = { $coins } at the start
known-income = { $turns ->
    [one] income of { $turns } turn unknown
   *[other] income of { $turns } turns unknown
}
more-in-hand = , { in-hand }
more-aside = , { $aside } set aside
more-camps = , { camps } in hand
more-peace = , at peace with { $friend }
priced = { $where } ({ tokens })
beyond-reach = Out of reach: { $regions }.
amounts-deploy = deploy tokens to:
amounts-encamp = encampments in:
help-race = { $name }: { $tokens } on the banner.
help-power = { $name }: { $tokens } on the badge.
help-hook = { $hook }: { $value }
yes = yes
position-guess = The coins of other players are secret, so they are guesses here.
winner = { $who } won with { coins }.
winner-army = { $who } won: equal coins, but more tokens on the map.
winners = Shared victory: { $who }.
help-table =
    {"  "}map            draw the map
      regions        all regions with their borders
      seats, offer   what each player has; the pairs on offer
      help WORD      race, power or paragraph: help ratmen, help sw:pick.cost
      why N          why you cannot choose region or pair N
