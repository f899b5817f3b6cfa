### Small World: what the engine calls its things, choices, questions and events.
### Extra figures beside the engine's own: $who (a seat), $where (a region), $people (power and race).

## Figures with their noun

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

seat = Seat { $seat }
region = { $region } { $terrain }
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

action-pick = pick { $place }: { $people } ({ tokens }; { price }{ gain })
action-expand = expand: go on conquering with { $people }
action-decline = decline: put { $people } into decline
action-abandon = abandon { $where } ({ tokens } to hand)
action-march = march: abandon nothing more
action-conquer = conquer { $where } ({ tokens }{ $against })
action-reinforce = reinforce { $where } (the die must show { $pips } or more: { $chance }%)
action-roll = roll the die, then choose a region
action-unleash = unleash the dragon on { $where } ({ tokens }{ $against })
action-convert = convert the lone token in { $where } ({ $race })
action-stop = stop conquering
action-set-aside = set aside { tokens } from { $where }, which is given up
action-deploy = deploy { tokens } to { $where }
action-encamp = encamp in { $where }: { camps }
action-fortify = fortify { $where }
action-station = station a hero in { $where }
action-befriend = befriend { $who }: peace until your next turn
action-stay = stay active
action-pass = pass

## Verbs: the kinds of choices, as buttons; .cost is what one takes

verb-pick = pick a people
verb-expand = keep conquering
verb-decline = go into decline
verb-abandon = abandon regions
verb-march = march
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

## Questions

prompt-Pick = pick a people
prompt-Course = { $race }: conquer on, or go into decline?
prompt-Abandon = { $race }: march, or abandon regions first? ({ in-hand })
prompt-Conquer = { $race }: what to conquer? ({ in-hand })
prompt-BerserkConquer = { $race }: the die shows { pips }; what to conquer? ({ in-hand })
prompt-SetAside = { $race }: { tokens } more to be set aside; which region is given up?
prompt-Deploy = { $race }: where do the tokens stand? ({ in-hand })
prompt-Retreat = { $race }: where do the driven-out tokens go? ({ in-hand })
prompt-Encamp = { $race }: where do the encampments stand? ({ camps } left)
prompt-Fortify = build a fortress?
prompt-Station = where does the hero stand?
prompt-MakePeace = make peace with somebody?
prompt-LateDecline = decline at the end of this turn?

## Events

event-turn-began = Round { $round }: { $who } to move
event-picked = { $who } picks { $people } ({ tokens }; { price }{ gain })
event-revealed = On offer: { $people }
event-abandoned = { $who }: { $race } abandon { $where }
event-conquered = { $who }: { $race } conquer { $where } with { tokens }
event-evicted = { $who }: { $race } driven out of { $where }, { defenders }
event-rolled = { $who } rolls { pips }
event-repelled = { $who }: { $race } repelled at { $where }
event-unleashed = { $who }: the dragon comes down on { $where }
event-converted = { $who }: a token of the { $race } in { $where } is converted
event-grew = { $who }: { $race } grow by { tokens }
event-deployed = { $who }: { $race } deploy { tokens } to { $where }
event-encamped = { $who }: { camps } in { $where }
event-fortified = { $who }: a fortress in { $where }
event-stationed = { $who }: a hero in { $where }
event-befriended = { $who } makes peace with { $friend }
event-scored = { $who } scores { coins }
    .hidden = { $who } scores; the amount is secret
event-declined = { $who }: { $race } go into decline
event-vanished = { $race } have left the map
event-ended = The game is over

## Options of a game

option-players = players
    .help = How many play, 2 to 5; each number has its own map.
option-seed = seed
    .help = Where the dice and the shuffling start; the same seed gives the same game. Left out, it is drawn by lot.
option-first = first seat
    .help = The seat that plays first in every round, or “lot” to draw it.
option-open-coins = open coins
    .help = Everyone sees everyone's coins.
option-sorcerer-kills-elf = Sorcerers kill Elves
    .help = An Elf replaced by a Sorcerer is lost instead of kept by its owner.
option-alchemist-needs-land = Alchemists need land
    .help = Alchemists earn their coins only on turns that end with a region of their race on the map, as the summary sheet says.
option-own = own races and powers
    .help = A TOML file with races and powers of your own.

## At the table

round = Round { $round } of { $rounds }
column-coins = coins
column-active = active people × regions
column-declined = in decline
column-place = pair
column-price = price
column-tokens = tokens
column-on-it = coins on it
column-people = people
column-army = tokens on the map
secret = ?
more-in-hand = , { in-hand }
more-aside = , { $aside } set aside
more-camps = , { camps } in hand
more-peace = , safe from { $friend }
amounts-deploy = deploy tokens to:
amounts-encamp = encampments in:
help-race = { $name }: { $tokens } on the banner.
help-power = { $name }: { $tokens } on the badge.
help-hook = { $hook }: { $value }
yes = yes
position-guess = The coins of the other seats are guesses: they are secret.
winner = { $who } wins with { coins }.
winner-army = { $who } wins: as many coins as the next, but more tokens on the map.
winners = The victory is shared: { $who }.
help-table =
    {"  "}map            draw the map
      regions        all regions with their borders
      seats, offer   who has what; the pairs on offer
      help WORD      race, power or paragraph: help ratmen, help sw:pick.cost
      why N          why region or pair N cannot be chosen
