### Tutorials: what each step says, and kindly instead of what else was chosen.

## Small World

tutorial-smallworld = Your first peoples
    .about = Pick a people, conquer regions, collect coins, and choose the moment to decline.
tutorial-smallworld-welcome = Welcome to a world that is too small for everyone. You lead one people after another across this map. At the end of your turn, every region that you hold pays a coin. The player with the most coins after the last round wins.
tutorial-smallworld-offer = Six peoples are on offer. Each is a race with a random power. The first is free; to take one further down, you put a coin on each that you pass over. Look at the second: Humans earn an extra coin for each farmland, and the Mounted power makes farmland and hills cheaper to conquer.
tutorial-smallworld-pick = Race and power want the same land, so they are worth a coin. Take the Mounted Humans. The two numbers, 5 and 5, give you ten tokens.
    .instead = That people may serve you well another day. This time, take the second pair: the Mounted Humans.
tutorial-smallworld-enter = A new people enters from the edge of the map. A region costs 2 tokens, and 1 more for each piece in it. For a Mounted people, farmland costs 1 less. Conquer farmland 2 with a single token.
    .instead = That would be legal. But begin with farmland 2, in the top row: it costs only one token.
tutorial-smallworld-tribe = From now on you conquer regions next to your own. A lost tribe lives on hill 7 and costs 1 token more, but your Mounted power makes hills cheaper. You need 2 tokens. Conquer it.
    .instead = The next step leads to the farmland in the west. Go through hill 7, with the lost tribe.
tutorial-smallworld-farmland = Farmland 12 lies beyond the hill, with a lost tribe too: 2 tokens again. It pays you two coins each turn, one as a region and one as farmland.
    .instead = Farmland pays Humans twice: conquer farmland 12.
tutorial-smallworld-forest = Forest 13 has a lost tribe too, and the Mounted power does not help in forests: 2 and 1 make 3 tokens. You have five left, so conquer it.
    .instead = You can afford more: conquer forest 13 for three tokens.
tutorial-smallworld-die = You have two tokens left, and mountain 6 costs three. Once a turn, as your last conquest, you may still try: roll the reinforcement die and add it to your tokens. You need 1 or more.
    .instead = That is safe, but try your luck this time: conquer mountain 6 with the reinforcement die.
tutorial-smallworld-redeploy = You rolled a 2, so the mountain is yours! Now one token stays in each region, and you place the five others where you expect an attack. Put all five on farmland 12, your best land. Then your turn ends and you are paid: 5 regions and 2 farmlands make 7 coins.
    .instead = You could defend that region too. For now, put all five on farmland 12.
tutorial-smallworld-decline = The Skeletons conquered forest 13, and you lost the token there. When your people can conquer little more, put it into decline: it stays on the map and still pays for its regions, but conquers no more. This costs a whole turn. Players usually wait a little longer; try it now.
    .instead = You could keep conquering. But this lesson shows a decline: put the Mounted Humans into decline.
tutorial-smallworld-newcomers = Your Humans paid 4 more coins, and keep paying. Now you take a second people. The Forest Orcs are the first pair, so they are free. They earn an extra coin for each forest, and for each region that they take from someone.
    .instead = Save your coins this time: take the first pair, the Forest Orcs.
tutorial-smallworld-farewell = Those are the steps of the game: pick, conquer, redeploy, earn; and decline when your people has done its work. Nine Orcs are waiting at your border. Continue here, or start a new game.

## Root: Marquise de Cat

tutorial-marquise = The Marquise de Cat
    .about = Turn wood into buildings, and buildings into points. The best faction to begin with.
tutorial-marquise-welcome = You are the Marquise de Cat. The orange pieces are yours. Each clearing has a number and a suit: fox, rabbit or mouse. The player with the most warriors and buildings in a clearing rules it; the colored ring shows who.
tutorial-marquise-keep = Your keep stands here, and nobody else can place pieces in this clearing. In Birdsong, the morning of your turn, the sawmill next to it produced a wood token. You spend wood to build.
tutorial-marquise-score = The first player with 30 points wins. You score points when you build, when you craft items, and when you remove enemy buildings and tokens. In Daylight you have three actions.
tutorial-marquise-craft = Before your actions you may craft cards from your hand. Travel Gear needs one workshop in a rabbit clearing, and you have one in clearing 5. It gives you a boot and a point. Craft it.
    .instead = Crafting comes before everything else in Daylight: craft Travel Gear.
tutorial-marquise-crafted = Your first point! Each workshop crafts once a turn, so yours is used. Choose to craft nothing more.
    .instead = Only one thing is left here: craft nothing more.
tutorial-marquise-build = First action: build a second sawmill in clearing 5. You rule this clearing, it has a free slot, and your wood reaches it through clearings that you rule. You score a point at once, and get more wood every Birdsong.
    .instead = That would also be an action. But spend your wood first: build a sawmill in clearing 5.
tutorial-marquise-recruit = Second action: recruit. You place a warrior at each of your recruiters; yours is in clearing 10.
    .instead = More cats first, please: recruit.
tutorial-marquise-march = The third action is a march of up to two moves. In clearing 7 a single warrior guards a roost of the Eyrie. Move both warriors from clearing 12 to clearing 7. You may move because you rule clearing 12.
    .instead = Your target is the roost in clearing 7: move both warriors there from clearing 12.
tutorial-marquise-march-again = Your march has one more move. Send one warrior from clearing 8 after them. Leave the other there, so that you still rule clearing 8. A slider sets how many go. Now you have three warriors against one.
    .instead = Almost: move one warrior, and only one, from clearing 8 to clearing 7.
tutorial-marquise-extra = You have used your three actions, but a bird card buys one more. Spend Woodland Runners.
    .instead = Do not stop now! Spend the bird card Woodland Runners for another action.
tutorial-marquise-battle = Now battle in clearing 7. Two dice are rolled. The attacker deals hits equal to the higher roll, and the defender equal to the lower roll. Neither side deals more hits than it has warriors there.
    .instead = You have three warriors next to a roost: battle the Eyrie in clearing 7.
tutorial-marquise-hospital = The dice show 2 and 1. You removed their warrior and their roost, and you score a point for the building. You lost one warrior. With Field Hospitals, a card that matches the clearing brings the removed warriors to the keep. Spend Codebreakers, a mouse card.
    .instead = Save that warrior: spend Codebreakers.
tutorial-marquise-evening = That was a full day. End your actions, and confirm that your turn ends. In Evening you draw a card; then you watch the turn of the Eyrie.
    .instead = You have nothing left to do today: end your actions.
tutorial-marquise-farewell = You have three points and a second sawmill, and the Eyrie have lost a roost. They have recruited and moved to clearing 6. You have two wood tokens. Build often, and defend what you build: this is how the Marquise wins.

## Root: Eyrie Dynasties

tutorial-eyrie = The Eyrie Dynasties
    .about = A Decree grows every turn, and you must resolve all of it. Fast, proud and risky.
tutorial-eyrie-welcome = You lead the Eyrie, the blue birds who once ruled this Woodland. Every Evening you score points for your roosts on the map; more roosts score more points. You begin with a roost in clearing 3. As Lords of the Forest, you also rule clearings where you tie for the most warriors and buildings.
tutorial-eyrie-decree = This is your Decree, with the columns Recruit, Move, Battle and Build. In Birdsong, the morning of your turn, you add a card. In Daylight you resolve all cards, from left to right; the suit of a card tells you in which clearing. Bird cards are wild. This Birdsong you put a mouse card into the last column.
tutorial-eyrie-recruit = First column: a Loyal Vizier. It is a bird card, so you may recruit at any roost. You have one, in clearing 3.
    .instead = The Decree begins with recruiting: recruit in clearing 3.
tutorial-eyrie-move = Second column: move. The last column will ask for a roost in a mouse clearing that you rule. Prepare for it: move three warriors from clearing 3 to clearing 7, an empty mouse clearing. A slider sets how many go.
    .instead = Think of the last column: move three warriors from clearing 3 to clearing 7.
tutorial-eyrie-battle = Third column: a fox card, so you must battle in a fox clearing. In clearing 6 your two warriors face one warrior and a sawmill of the Marquise. Attack the Marquise.
    .instead = The Decree needs a battle in a fox clearing: battle in clearing 6.
tutorial-eyrie-roost = You rolled 2 to 0: the warrior and the sawmill are gone, and you score a point. Fourth column: build a roost in clearing 7. Then your turn ends: two roosts score another point in Evening, and the Marquise plays.
    .instead = Clearing 7 is a mouse clearing that you rule, with a free slot: build the roost there.
tutorial-eyrie-add = A new Birdsong: you must add another card to the Decree. You have only the Anvil, a fox card. Put it into the Recruit column, and see what happens.
    .instead = This lesson includes a mistake: put the Anvil into the Recruit column.
tutorial-eyrie-added = You may add one or two cards each turn, but your hand is empty. Add no more.
    .instead = Your hand is empty: add no more.
tutorial-eyrie-craft = Your roosts also craft, before the Decree, each with the suit of its clearing. You have no cards, so continue.
    .instead = You have nothing to craft: continue.
tutorial-eyrie-again = Two cards now require recruiting. You resolve the Loyal Vizier at any roost: recruit in clearing 7, where warriors of the Marquise have arrived.
    .instead = Your new roost needs help: recruit in clearing 7.
tutorial-eyrie-turmoil = Here is the problem: the Anvil requires recruiting in a fox clearing, and you have no roost in any. You cannot resolve this card, so you fall into turmoil. You lose a point for each bird card in the Decree, discard all its cards except the Loyal Viziers, and lose your leader.
    .instead = You have no other choice: turmoil.
tutorial-eyrie-leader = Two bird cards cost you two points. Now choose a new leader, who places the Loyal Viziers in new columns. The Commander places them in Move and Battle, and deals an extra hit as the attacker.
    .instead = Each leader has an advantage. Try the Commander this time.
tutorial-eyrie-farewell = Your roosts still scored, and the new Decree is short. Turmoil is no disaster if you choose its moment: add cards that you can resolve for a few turns, and only few birds. Now start a new game!

## Root: Woodland Alliance

tutorial-alliance = The Woodland Alliance
    .about = Spread sympathy, gather supporters, and revolt. Small at first, and suddenly everywhere.
tutorial-alliance-welcome = You are the Woodland Alliance. You have no army yet, but two clearings support you: the green sympathy tokens are in clearings 7 and 8. The more tokens you spread, the more points a new one scores.
tutorial-alliance-supporters = Your supporters are the face-down cards on your board. You spend them to spread sympathy and to revolt. The other players cannot see them.
tutorial-alliance-revolt = In Birdsong, the morning of your turn, you may revolt in a sympathetic clearing: you spend two matching supporters. Clearing 8 is a fox clearing with a sawmill of the Marquise. Revolt there!
    .instead = Revolt first: revolt in clearing 8.
tutorial-alliance-pay = You must spend two fox supporters. A bird would also count as a fox, but keep it, because it matches any suit. Spend the Anvil.
    .instead = Keep your birds for later. Spend the Anvil, a fox card.
tutorial-alliance-pay-again = And one more: spend Travel Gear, your other fox.
    .instead = Keep the bird: spend Travel Gear.
tutorial-alliance-sympathy = All enemy pieces in clearing 8 are gone. The sawmill brought you a point, and you now have a base there, a warrior and your first officer. Next, spread sympathy to clearing 12, which is adjacent to clearing 7. You spend your bird supporter and score a point.
    .instead = You could choose other clearings. This time, spread sympathy to clearing 12.
tutorial-alliance-craft = In Daylight you use cards in three ways: craft, mobilize and train. You craft with sympathy tokens. The token in mouse clearing 7 is enough for the Gently Used Knapsack. Craft it for a point.
    .instead = Take the point first: craft the Gently Used Knapsack.
tutorial-alliance-mobilize = To mobilize, you add a card from your hand to your supporters. Tax Collector, a fox card, will help in a later revolt.
    .instead = You need new supporters: mobilize Tax Collector.
tutorial-alliance-train = To train, you spend a card that matches one of your bases, and gain an officer. Birds are wild here, too: train with Sappers.
    .instead = One more officer would help: train with Sappers.
tutorial-alliance-daylight = Your hand is empty, so end Daylight. In Evening each officer gives you one operation, and you have two officers.
    .instead = You have nothing more to do: end Daylight.
tutorial-alliance-move = First operation: move your warrior from clearing 8 to clearing 4, which has no sympathy yet.
    .instead = You need your warrior in another clearing: move it from clearing 8 to clearing 4.
tutorial-alliance-organize = Second operation: organize. You replace the warrior in clearing 4 with a sympathy token. This needs no supporter, and you score a point. Then your turn ends. Watch what the Marquise does.
    .instead = Sympathy is worth more than that warrior: organize in clearing 4.
tutorial-alliance-farewell = Did you see? The Marquise moved into sympathetic clearing 7, so Outrage cost her a card: it is now one of your supporters. Enemies who disturb you make you stronger. Spread sympathy, wait, and strike where it hurts.

## Root: Vagabond

tutorial-vagabond = The Vagabond
    .about = A single hero with a satchel, who rules nothing and trades with everyone.
tutorial-vagabond-welcome = You are the Vagabond: a single pawn in the forest in the west. You rule nothing and have no buildings to lose. You score points by exploring, by completing quests, by aiding others or by fighting them.
tutorial-vagabond-satchel = Your Satchel holds all that you have: a boot to move, a torch to explore, a hammer to craft, and a bag to carry more. Most actions exhaust an item: you turn it face down. In Birdsong, the morning of your turn, you refresh some items.
tutorial-vagabond-slip = Each Birdsong you may slip to an adjacent clearing or forest without exhausting a boot. Slip to clearing 12, where there is a ruin.
    .instead = You can find more elsewhere: slip to clearing 12.
tutorial-vagabond-explore = Every ruin contains an item. Exhaust the torch to explore the ruin, and score a point.
    .instead = First the ruin: explore it.
tutorial-vagabond-quest = You found a sword! Now look at the three quests: each names two items to exhaust and the suit of the clearing. Logistics Help is a fox quest and needs a boot and a bag. You have both. Complete it.
    .instead = You can complete a quest in this clearing: complete Logistics Help.
tutorial-vagabond-reward = You may draw two cards, or score a point for each quest of this suit that you have completed, including this one. Take the point.
    .instead = Cards are good, too. This time, take the point.
tutorial-vagabond-craft = You craft with hammers, always with the suit of your clearing. In a fox clearing, one hammer is enough for the Anvil: you score 2 points and get another hammer.
    .instead = You have not used your hammer yet: craft the Anvil.
tutorial-vagabond-aid = The Marquise has a warrior here, so you can aid her: you give her a card that matches this clearing, and may take an item that she crafted. She has tea. Give her Favor of the Foxes.
    .instead = Make a friend first: aid the Marquise with Favor of the Foxes.
tutorial-vagabond-tire = Aid also exhausts one item of your choice. Exhaust the new hammer. Keep the sword, because a battle would exhaust one.
    .instead = Keep the sword for a battle; exhaust the hammer instead.
tutorial-vagabond-tea = Now take her tea. With tea you refresh more items every Birdsong.
    .instead = The tea was the purpose of this: take it.
tutorial-vagabond-evening = The Marquise is now Amiable, and you scored another point. Your boot is exhausted, so you cannot move any further: end Daylight. Your turn ends, you draw a card, and then the Marquise plays.
    .instead = You have done what you could: end Daylight.
tutorial-vagabond-farewell = You scored five points in one turn, and in the new Birdsong you refreshed items. Take care of your Satchel and choose your friends well. Now start a new game!

## Root: Lizard Cult

tutorial-lizards = The Lizard Cult
    .about = Build gardens, reveal cards that come back, and turn removed warriors into acolytes.
tutorial-lizards-welcome = You lead the Lizard Cult. You rule every clearing with one of your gardens, no matter who else is there. In clearing 4 three warriors of the Marquise face a single one of yours, and you still rule it.
tutorial-lizards-outcast = Every card that anyone spends or discards goes to your Lost Souls until your Birdsong, the morning of your turn. The most common suit among them becomes the Outcast. Today it was mouse, with two cards of three. Mouse was the Outcast already, so it is Hated now.
tutorial-lizards-sanctify = Your warriors removed in defense become acolytes. You spend acolytes on conspiracies in clearings of the Outcast. You have four, and while the Outcast is Hated, every conspiracy costs one less. Spend two to sanctify the Marquise’s sawmill in mouse clearing 11.
    .instead = Start with the most valuable target: sanctify the sawmill in clearing 11.
tutorial-lizards-convert = One of your gardens has replaced the sawmill, and you scored a point. Spend one acolyte to convert a warrior: replace one of the two Marquise warriors in clearing 11 with one of yours.
    .instead = There is a warrior to convert beside your new garden: convert in clearing 11.
tutorial-lizards-crusade = Spend your last acolyte on a Crusade: you battle in a clearing of the Outcast, or you move out of one and may battle where you arrive. Your faction has no other way to move or attack. Battle the Marquise in clearing 11.
    .instead = One Marquise warrior is left: battle in clearing 11.
tutorial-lizards-garden = You rolled 1 to 0, and the warrior is gone. In Daylight you reveal cards for rituals. Reveal Root Tea, a mouse card, for a second garden in clearing 11: it is a mouse clearing, you rule it, and it has a free slot.
    .instead = You could do this ritual too. But first, reveal Root Tea for a garden in clearing 11.
tutorial-lizards-warrior = With a card you can also place a warrior in any clearing of its suit, except the clearing of the keep. Reveal the Anvil, a fox card, for a warrior in clearing 6: with two warriors against one, you rule it.
    .instead = Your fox card can bring a warrior: reveal the Anvil for a warrior in clearing 6.
tutorial-lizards-score = To score points, you spend a card instead of revealing it. With two rabbit gardens on the map, a rabbit card scores 2 points, and each suit may score once a turn. Spend the Cobbler.
    .instead = You can score points now: spend the Cobbler.
tutorial-lizards-sacrifice = Birds are not wild in your rituals. You use them only for a sacrifice: reveal Armorers, a bird card, to turn a warrior from your supply into an acolyte.
    .instead = Your last card is a bird: reveal Armorers for an acolyte.
tutorial-lizards-daylight = Your hand is empty, but revealed cards come back in Evening. Only the Cobbler is among the Lost Souls. End rituals.
    .instead = You have no cards left to reveal: end rituals.
tutorial-lizards-craft = Three cards are back in your hand. In Evening you craft with the gardens of the Outcast, so with both mouse gardens. Craft Root Tea, the card that you revealed for one of them: you get tea and 2 points.
    .instead = You can use this card twice: craft Root Tea.
tutorial-lizards-evening = Root Tea is now among the Lost Souls, with the Cobbler. Craft nothing more. Then you draw a card, and one more for each suit with two or more gardens: three in all. After that the Marquise plays.
    .instead = Your mouse gardens can craft no other card: craft nothing more.
tutorial-lizards-ambush = The Marquise attacks in clearing 4. A defender may play an ambush card that matches the clearing; a bird matches any. You have none, so play no ambush.
    .instead = You have no ambush card: play no ambush.
tutorial-lizards-farewell = You lost a warrior, who is an acolyte now. You still rule clearing 4 because of its garden; if you lost it, you would also lose a random card. The Marquise crafted a rabbit card. With your Cobbler, the Lost Souls had two rabbits against one mouse, so rabbit is the Outcast today. You scored five points in one turn. Now start a new game!

## Root: Riverfolk Company

tutorial-riverfolk = The Riverfolk Company
    .about = Sell cards, boats and soldiers, and use the warriors that customers pay with.
tutorial-riverfolk-welcome = You are the Riverfolk Company, the otters who trade with everyone. You move along the river, no matter who rules there. Your first trade post is in clearing 11. It is Evening now, the last phase of your turn, so you set new prices.
tutorial-riverfolk-hand = Your hand is open to everyone, because you sell its cards. At the start of their turns, the other players may buy any of these cards or two other services. You cannot refuse a sale, but you set the price, from 1 to 4.
tutorial-riverfolk-price-card = The Marquise pays with warriors from her supply. First set the price of a card. She has a workshop in fox clearing 12, so she wants the Anvil. Ask for 2.
    .instead = Choose a moderate price: ask 2 for a card.
tutorial-riverfolk-price-boats = With Riverboats, the buyer uses the river as a path until the end of that turn. Leave the price at 1: buyers like to add something cheap.
    .instead = Keep boats cheap today: leave them at 1.
tutorial-riverfolk-price-mercenaries = Mercenaries are all your warriors on the map. In Daylight and Evening they count as the buyer’s, for rule and in battles, but not in battles against you. You may lose some of them, so ask for 3. Then your turn ends, and the Marquise buys.
    .instead = Your warriors are worth more: ask 3 for Mercenaries.
tutorial-riverfolk-morning = She bought the Anvil and the boats. A player may buy one service, and one more for each clearing that has both their pieces and your trade post. In Birdsong, the morning of your turn, you scored a point for two unused warriors in your Funds. Every two score a point while you have a trade post on the map. Then everything on your board went to the Funds: five otters and three Marquise warriors.
tutorial-riverfolk-post = When you spend Funds, they return to their owners. A trade post costs two warriors of the player who rules the clearing. The Marquise rules clearing 10, and you have three of her warriors: place a trade post there with a warrior, for 2 points.
    .instead = Spend her warriors where she rules: place a trade post in clearing 10.
tutorial-riverfolk-craft = Each trade post on the map leaves a free space on its track, and you craft with these spaces. Root Tea needs one mouse space, and the post in mouse clearing 11 left one free. Craft it for tea and 2 points.
    .instead = Score points first: craft Root Tea.
tutorial-riverfolk-whose = You must place a warrior from your Funds on that space, and you choose whose. You only commit it: it comes back to your Funds in Birdsong. Any warrior will do: choose one of the Marquise.
    .instead = Use a customer’s warrior: choose one of the Marquise.
tutorial-riverfolk-export = The post in clearing 10 left a free rabbit space. With A Visit to Friends you would craft a boot and score a point. Instead of crafting a card, you can also export it: you discard the card and place a warrior from your supply in Payments. Try that.
    .instead = Your Funds need more warriors: export A Visit to Friends.
tutorial-riverfolk-draw = Your hand is empty, and you draw nothing in Evening. In Daylight you draw a card for each warrior that you commit. Draw one.
    .instead = Without cards you have no customers: draw a card.
tutorial-riverfolk-move = Look at clearing 11: the Marquise used the boats, and three of her warriors are at your trade post. If she removes it, it is out of the game, and you lose half your Funds. Move both warriors from clearing 7. No path connects the two clearings, and she rules both, but you move along the river.
    .instead = Your trade post is in danger: move both warriors from clearing 7 to clearing 11.
tutorial-riverfolk-daylight = You have two warriors left in your Funds. You could still battle or recruit with them. But if you keep them, they score a point next turn. End Daylight.
    .instead = Keep these two warriors: end Daylight.
tutorial-riverfolk-farewell = You scored five points in one turn, and you set prices again. If nobody buys anything and Payments is empty in Birdsong, two warriors from your supply go there. So ask for prices that others can pay, spread your trade posts, and offer what everyone needs. Now start a new game!

## Root: Underground Duchy

tutorial-duchy = The Underground Duchy
    .about = Bring up warriors from below, and sway ministers. Slow at first, then hard to stop.
tutorial-duchy-welcome = You are the Underground Duchy, the sand-colored moles in the southeast. You have a citadel in clearing 6, a market in clearing 7, and a tunnel in clearing 3. You score points when you sway ministers, and every swayed minister acts for you each turn.
tutorial-duchy-burrow = The brown circle beside the map is the Burrow, a clearing of your own. Nobody else can enter it, you always rule it, and it is adjacent to every clearing with a tunnel. In Birdsong, the morning of your turn, you place a warrior there, and more for each citadel. This time you placed two, so you have four.
tutorial-duchy-dig = Daylight begins with the Assembly: two actions to build, recruit, move, battle or dig. To dig, you spend a card and place a tunnel in a clearing of its suit, no matter who rules it. In fox clearing 12 a single warrior guards a roost: dig a tunnel there, spending Favor of the Foxes.
    .instead = The roost in clearing 12 is your target: dig a tunnel there, spending Favor of the Foxes.
tutorial-duchy-emerge = Up to four warriors may move from the Burrow through the new tunnel. Send all four. A slider sets how many go.
    .instead = Send all four warriors up to clearing 12.
tutorial-duchy-build = Second action: build a citadel in clearing 3. You rule it, it has a free slot, and you hold a card of its suit. With two citadels, you place four warriors each Birdsong instead of two. A market would give you one more card each Evening.
    .instead = That can wait. First build a citadel in clearing 3.
tutorial-duchy-plans = A building does not cost the card: you reveal one that matches the clearing and take it back in Evening. A bird matches too, but you discard revealed birds in Evening. So reveal Command Warren, a rabbit card.
    .instead = You would lose the bird in Evening: reveal Command Warren.
tutorial-duchy-captain = Next is Parliament: each swayed minister may act once a turn. You have one so far, the Captain, who lets you battle. Use the Captain.
    .instead = This is the moment for a battle: use the Captain.
tutorial-duchy-battle = Four of your warriors face one warrior of the Eyrie: battle in clearing 12.
    .instead = Your warriors came up for this: battle in clearing 12.
tutorial-duchy-sway = The dice show 2 and 1: the Eyrie lost a warrior and the roost, and you lost one warrior. You score a point. At the end of Daylight you may reveal cards to sway a minister, who acts from your next turn on: two for a squire, three for a noble, four for a lord. Sway the Foremole, a squire who lets you build once more each turn.
    .instead = Each minister is useful. This time, sway the Foremole.
tutorial-duchy-reveal = For each card that you reveal, you need a clearing of its suit with one of your pieces, and each clearing counts for one card only. You have pieces in the mouse clearings 7 and 11, so reveal Scouting Party, a mouse card.
    .instead = Keep the bird for last: reveal the mouse card, Scouting Party.
tutorial-duchy-reveal-again = Now the bird. Brutal Tactics matches any clearing, but you discard it in Evening. A squire then gets one of the three crowns of that rank, and you score a point. A noble scores 2, a lord 3. Reveal the bird.
    .instead = One card is still missing: reveal Brutal Tactics.
tutorial-duchy-evening = The Foremole has a crown, and you have a point. In Evening you took Command Warren and Scouting Party back and discarded the bird. You craft with citadels and markets, but each of these cards needs two of them in clearings of one suit. Craft nothing more. You draw two cards, one of them for your market, and then the Eyrie play.
    .instead = You have nothing to craft this Evening: continue.
tutorial-duchy-recruit = Many Eyrie warriors have moved to clearing 12. Guard your buildings! When you lose one, you pay the Price of Failure: you lose a swayed minister of the highest rank, the crown is removed from the game, and you lose a random card. Losing a tunnel has no such price. You placed four new warriors in the Burrow; recruit a fifth.
    .instead = First get another warrior: recruit in the Burrow.
tutorial-duchy-farewell = You have two points, two tunnels, two citadels and two ministers. In a single move, all five warriors could go up to clearing 12, although the Eyrie rule it, because you always rule the Burrow. Then you can use the Captain again. Continue here, or start a new game.

## Root: Corvid Conspiracy

tutorial-corvids = The Corvid Conspiracy
    .about = Place plots face down, so that nobody knows which is where. Few warriors, many surprises.
tutorial-corvids-welcome = You are the Corvid Conspiracy: four violet warriors in a Woodland full of Marquise warriors. Your warriors move anywhere, no matter who rules there. You score points with plots.
tutorial-corvids-plots = You have three plots face down, in clearings 7, 8 and 11. There are bombs, snares, extortions and raids, two of each. Your board shows you which is where; the Marquise can only guess.
tutorial-corvids-craft = In Birdsong, the morning of your turn, you craft first. You craft with plots, face up or face down. Root Tea needs one in a mouse clearing, and you have two: craft it for 2 points.
    .instead = Crafting comes before everything else: craft Root Tea.
tutorial-corvids-crafted = Your hand is empty, so craft nothing more.
    .instead = You have nothing left to craft: continue.
tutorial-corvids-extortion = Now you may flip plots in clearings with your warriors. A flipped plot scores a point for each plot that is then face up, including itself. The plot in clearing 7 is an extortion: you take a random card from every enemy with a piece there, and while it is face up, you draw one more card each Evening. Flip it.
    .instead = First the extortion: flip the plot in clearing 7.
tutorial-corvids-bomb = You scored a point, and took the Marquise’s Cobbler. The plot in clearing 8 is a bomb. It is the second plot face up, so it scores 2. Then it removes all enemy pieces there, and itself. You score one more point for the sawmill. Flip it!
    .instead = Use the bomb now: flip the plot in clearing 8.
tutorial-corvids-recruit = You cannot flip the plot in clearing 11, because you have no warrior there. Once each Birdsong you may spend a card to place a warrior in every clearing of its suit. The Cobbler is a rabbit card, so you place four: spend it to recruit.
    .instead = You need more warriors: recruit, spending the Cobbler.
tutorial-corvids-plot = In Daylight you have three actions: move, plot, battle or trick. To plot, you remove a warrior and place a plot face down; a clearing can have only one. You have two warriors next to the recruiter in clearing 10: place a bomb there. The other warrior can flip it later.
    .instead = A bomb can remove the recruiter: place a plot in clearing 10, a bomb.
tutorial-corvids-plot-again = The second plot of a turn costs two warriors from its clearing, and a third would cost three. You have two in clearing 4: place a snare. While it is face up, enemies cannot place pieces there or move pieces away.
    .instead = You have two warriors for it: place a plot in clearing 4, a snare.
tutorial-corvids-trick = The last action is a trick: you swap two plots that are both face down or both face up. The plot in clearing 11 is a raid: when enemies remove it, you place warriors around it. Three Marquise warriors are in clearing 12, next to clearing 4. Swap the plots in clearings 4 and 11, so that they attack the raid.
    .instead = Set the bait: swap the plots in clearings 4 and 11.
tutorial-corvids-exert = In Evening you draw cards, or you exert: you take one more action and draw nothing. The snare is in clearing 11 now, and you can flip it in Birdsong only with a warrior there. Move the warrior from clearing 3 there. Then watch what the Marquise does.
    .instead = Drawing is useful, too. This time, move the warrior from clearing 3 to clearing 11.
tutorial-corvids-raid = The trick worked! When you defend a face-down plot, Embedded Agents deal an extra hit: the Marquise lost a warrior, although you had none there. She scored a point for the plot, but it was the raid, so you placed a warrior in each of the clearings 8, 9 and 12.
tutorial-corvids-exposure = In clearing 10 she tried to expose a plot. On their own turn, enemies with a piece there may show you a card that matches the clearing and guess the plot. If she had guessed the bomb, she would have removed it without any effect and scored a point. She guessed extortion, so you keep the card that she showed, Bake Sale.
tutorial-corvids-farewell = You have six points, and more are ready: flip the snare in clearing 11 for 2, then the bomb in clearing 10 for 3; its recruiter scores one more. Place plots where they hurt, and keep a warrior beside them. Continue here, or start a new game.

## Root: Lord of the Hundreds

tutorial-hundreds = The Lord of the Hundreds
    .about = A warlord, many warriors, and mobs that destroy what others build. Greedy, and never still.
tutorial-hundreds-welcome = You are the Lord of the Hundreds. The red pieces are yours. Your warlord counts as a warrior, and can only be removed in battle. Every Evening you score points if you rule clearings without enemy pieces: 1 point for one or two of them, 4 for six or more.
tutorial-hundreds-raze = In Birdsong, the morning of your turn, your mobs raze: they remove all enemy buildings and tokens in their clearings, and take an item from a ruin. In clearing 9 there is a sawmill of the Marquise, in clearing 12 a ruin. You choose the order. Begin with clearing 9.
    .instead = The ruin can wait. Begin with the sawmill: raze clearing 9.
tutorial-hundreds-hoard = You scored a point for the sawmill and found a hammer in the ruin: the first item of your Hoard. Hammers, tea, swords and crossbows raise your Prowess, which is 2 now. Boots, bags and coins raise your Command, which is still 1. With four items on a track, its value is 4.
tutorial-hundreds-mood = The mob die showed a fox, so you placed a mob in clearing 1, next to another mob. You placed two warriors with the warlord for your Prowess, and one at the stronghold. Now choose a new mood. You cannot choose a mood whose item is in your Hoard: the hammer excludes Bitter. Choose Wrathful: when you attack with the warlord, you deal an extra hit.
    .instead = Every mood is useful at some time. Today you will battle: choose Wrathful.
tutorial-hundreds-craft = In Daylight you craft with strongholds; yours is in rabbit clearing 4. When you craft an item, you either score its points and remove it from the game, or add it to the Hoard without points. Keep the boot of Travel Gear: as the first item of its track, it raises your Command to 2.
    .instead = One more action every turn is worth more than a point: keep Travel Gear for the Hoard.
tutorial-hundreds-crafted = You have used your stronghold this turn. Craft nothing more.
    .instead = Only one thing is left here: craft nothing more.
tutorial-hundreds-build = Your Command gives you two actions: move, battle or build a stronghold. You rule clearing 12, and where the ruin was there is a free slot. Spend Favor of the Foxes, a fox card like the clearing, to build a stronghold. You craft with it, and it gives you a warrior every Birdsong.
    .instead = Make use of the free slot: build a stronghold in clearing 12, spending Favor of the Foxes.
tutorial-hundreds-move = Second action: move three warriors from clearing 4 to clearing 8, where a single warrior guards a workshop. Leave one behind; a slider sets how many go. You will not need a battle for the workshop, as you will see.
    .instead = Your target is the workshop in clearing 8: move three warriors there from clearing 4.
tutorial-hundreds-battle = Now you advance the warlord, as often as your Prowess says. Each time you may move the warlord with any number of warriors from its clearing, and then battle in the new clearing. One Marquise warrior is left beside the warlord in clearing 9, so do not move: battle the Marquise.
    .instead = You can move later. First, battle the Marquise in clearing 9.
tutorial-hundreds-loot = The Marquise has crafted tea, so you may loot: you deal no rolled hits, but if you rule the clearing after the battle, you take one of her items. Wrathful still deals its extra hit, and one hit is enough. Loot!
    .instead = You could remove the warrior that way, but her tea is worth more: loot.
tutorial-hundreds-plunder = The extra hit removed her warrior, you lost none, and you rule clearing 9: take the tea. With two items your Prowess is still 2; with three it will be 3.
    .instead = You battled for the tea: take it.
tutorial-hundreds-march = Second advance: march the warlord with two warriors to clearing 1, where there is only your mob. Leave the other two here, so that you still rule clearing 9.
    .instead = Almost: march the warlord, with two warriors, from clearing 9 to clearing 1.
tutorial-hundreds-incite = It is Evening. You may spend a card to incite a mob in a matching clearing where you have a warrior and no mob. Spend Tax Collector, a fox card, in clearing 8. Then you score for the clearings that you oppress and draw a card. Watch what the Marquise does.
    .instead = The workshop is your target: incite a mob in clearing 8.
tutorial-hundreds-farewell = You oppressed clearings 1, 4, 9 and 12 for 2 points, and this Birdsong the mob in clearing 8 razed the workshop for one more. The mob die shows a rabbit; you choose where the next mob goes. Take items, raze buildings and keep moving: this is how the Hundreds win. Continue here, or start a new game.

## Root: Keepers in Iron

tutorial-keepers = The Keepers in Iron
    .about = Knights delve relics from the forests and recover them. Plan every step.
tutorial-keepers-welcome = You lead the Keepers in Iron, the gray knights. The forests hold relics: figures, tablets and jewelry. Each is worth 1, 2 or 3, and you see its value only when you delve it. You have recovered a figure and some jewelry. In clearing 8 there is a tablet worth 2, already delved.
tutorial-keepers-encamp = You recover a relic at a waystation that shows its type. The waystation in clearing 8 shows jewelry, with a figure on its other side, so it cannot take the tablet. In Birdsong, the morning of your turn, you may replace a warrior with a waystation, either side up. You will also need the tablet in a battle in clearing 7: encamp there, with the tablet side up and the figure below.
    .instead = You need a tablet waystation in clearing 7: encamp there, with the tablet side up.
tutorial-keepers-decamp = You may also replace a waystation with a warrior. This is the only way to turn it over: next Birdsong you can place it anywhere, either side up. The forest between clearings 4, 7, 8 and 12 has a figure for you, so decamp in clearing 8.
    .instead = You want to turn over the waystation with the figure below: decamp in clearing 8.
tutorial-keepers-decamped = You have a fourth warrior in clearing 8 now. Keep the other two waystations: in Evening you draw a card, and one more for each waystation on the map. Do not decamp.
    .instead = Those two are well placed: do not decamp.
tutorial-keepers-recruit = Spend a card to recruit two warriors in a matching clearing with a waystation, even a new one. Spend Scouting Party, a mouse card, in clearing 7.
    .instead = You can turn a card into warriors: recruit in clearing 7, spending Scouting Party.
tutorial-keepers-craft = You also craft with waystations, each with the suit of its clearing, whichever side is up. Your hand is empty, so craft nothing.
    .instead = You have nothing to craft: continue.
tutorial-keepers-retinue = Below the relics on your board is your Retinue. It acts column by column, from the left: Move; Battle, then Delve; Move or Recover. Each card acts once, in a clearing of its suit, and stays for the next turn unless a relic is too heavy for it. Faithful Retainers are birds, so they can act in any clearing.
tutorial-keepers-move = First column: the Faithful Retainer moves. You have three warriors in clearing 7 against two of the Eyrie. Move two more from clearing 8, and leave two behind; a slider sets how many go.
    .instead = You will battle in clearing 7: move two warriors there from clearing 8.
tutorial-keepers-carry = Every moving warrior may carry a relic. Take the tablet to its waystation.
    .instead = Do not leave the tablet behind: carry it along.
tutorial-keepers-battle = Second column: Codebreakers, a mouse card, can act in clearing 7. Where there are enemy pieces, you must battle before you delve. With a relic in the clearing your warriors are Devout Knights: they ignore the first hit in this battle. Attack the Eyrie.
    .instead = The Eyrie stand between you and the figure: battle them in clearing 7.
tutorial-keepers-delve = The dice show 2 and 1: the Eyrie lost both warriors, and you ignored the hit. You rule clearing 7, so you may delve: you move a relic from an adjacent forest here. If its value is higher than the number of clearings that you rule around its forest, you lose the card. You rule three clearings around the forest between clearings 4, 7, 8 and 12, so delve its figure without risk.
    .instead = You rule just one clearing around the other forest. Delve the figure from the forest between 4, 7, 8 and 12.
tutorial-keepers-recover = The figure is worth 3, and Codebreakers stay. Third column: recover the tablet in clearing 7 and score its value of 2. Now you have one relic of each type, and each such set scores 2 more points. But here you must rule as many mouse clearings as the relic is worth. You rule only one, so you lose the Faithful Retainer.
    .instead = The tablet is at its waystation: recover it in clearing 7.
tutorial-keepers-shift = You scored 4 points for one Retainer! In Evening you Live Off the Land: you lose one warrior in each clearing with four or more, so one of the five in clearing 7. Now you may add cards from your hand to the Retinue, up to ten in all, or shift one card to another column. Shift the Faithful Retainer from the first column to the empty third: there it may move or recover.
    .instead = The third column is empty: shift the Faithful Retainer there from the first.
tutorial-keepers-farewell = You drew three cards, and the Eyrie moved to clearing 11. Next you can place the free waystation in clearing 7, with the figure side up, and recover the figure there. Guard your relics: an enemy who removes one scores 2 points and places it in a forest. Continue here, or start a new game.

## Root: hirelings

tutorial-hirelings = Hirelings
    .about = Bands of hirelings serve nobody until you hire one for a few turns. Best after the tutorial of the Marquise.
tutorial-hirelings-welcome = You are the Marquise again, but this Woodland also has three bands of hirelings. Five warriors of the Last Dynasty are in clearing 4, the Vault Keepers are in clearing 3, and the Riverfolk Flotilla is in clearing 7. Nobody controls them yet, so they are enemies of everyone. They rule clearings where they have the most pieces.
tutorial-hirelings-markers = There are three hireling markers on the score track, at 4, 8 and 12 points. The first player to reach a marker takes it, and hires one of the bands at the end of the turn. You have 3 points.
tutorial-hirelings-build = You need one more point. Build a recruiter in clearing 9 to take the first marker.
    .instead = Score a point for the marker first: build a recruiter in clearing 9.
tutorial-hirelings-day = You have the marker, and you hire at the end of your turn. You have two actions left, but skip them this time: end your actions.
    .instead = You can do that later. Now end your actions.
tutorial-hirelings-engage = Which band do you hire? The Flotilla trades up and down the river, the Vault Keepers guard their vaults, and the Last Dynasty moves and battles as one group. Hire the Last Dynasty. A die decides for how many turns; then the Alliance plays.
    .instead = They would be useful too. This time, hire the Last Dynasty.
tutorial-hirelings-command = The die gave you one control marker. The leader gets few, and players behind get more. So the Dynasty serves you for this turn. It acts once in Daylight, and this costs none of your three actions. Act with it.
    .instead = The Dynasty serves you for this turn only: act with the Last Dynasty.
tutorial-hirelings-march = When the Dynasty moves from a clearing that it rules, all its warriors there move. In clearing 8 two warriors of the Alliance guard a base: march there from clearing 4.
    .instead = Your target is the Alliance in clearing 8: march there from clearing 4.
tutorial-hirelings-battle = Hirelings battle with their own warriors only. Your warriors and your cards do not take part, and you score no points for pieces that hirelings remove. Attack the Alliance.
    .instead = Five against two: battle the Alliance in clearing 8.
tutorial-hirelings-craft = Each side lost two, and three warriors of the Dynasty are left beside the base. For rule they count as yours, so you rule clearing 8, although none of your warriors is there. You have nothing to craft: continue.
    .instead = You have nothing to craft: continue.
tutorial-hirelings-rule = Use this. Clearing 8 has a free slot, and your wood reaches it through clearings 9 and 4. Build a workshop there for two points.
    .instead = The Dynasty has made room for a building: build a workshop in clearing 8.
tutorial-hirelings-evening = You have six points! At the end of your turn, each band that you control loses one control marker, and yours has only one. End your actions.
    .instead = You have done enough today: end your actions.
tutorial-hirelings-give = Without a marker the Dynasty leaves you. You choose which other player it serves next; here that is the Alliance. The Alliance rolls the die again, then plays.
    .instead = Only the Alliance can have it: choose the Alliance.
tutorial-hirelings-farewell = The Alliance is behind in points, so it got two markers, and controls the warriors beside your workshop now. When you hire, choose a turn in which it counts, and remember who gets the band after you. The next marker is at 8 points. Continue here, or start a new game!

## Root: the early Law

tutorial-early = What differs: the early Law
    .about = The Law before the first printing, for players who know the newer game: forty points, the Lodge, reforms and victory cards.
tutorial-early-welcome = You know Root as it is played today. These are the rules from before the first printing, and you lead the Eyrie. Look at the score track: you win with 40 points, not 30. You have 31.
tutorial-early-lodge = The Marquise and the Eyrie always play, each with a homeland. Hers is clearing 1, the Lodge: it has all three suits, buildings there cannot craft, and nobody can place sympathy there. She has no keep; instead she takes one hit less in the Lodge.
tutorial-early-card = Instead of dominance cards there are four victory cards, each with its own way to win. You can activate them with any number of points. You have the military one: you win if you rule the homeland of another faction at the start of your turn. Activate it.
    .instead = First use the victory card: activate it.
tutorial-early-homeland = You score no more points in this game. Now choose whose homeland you want to rule; one of their warriors is placed on the card.
    .instead = Only the Marquise has another homeland: choose her.
tutorial-early-reform = Before noon you craft, and you can also reform the Decree: discard a card, then shift a card of its suit to another column. You need this today, because you cannot build a roost anywhere. Reform with your last card, a bird.
    .instead = You cannot resolve the Build column. Reform the Decree with the card in your hand.
tutorial-early-shift = A bird counts as any suit, and you can shift Loyal Viziers too. Shift the bird from the Build column to the Battle column.
    .instead = The Build column is the problem: shift its bird to the Battle column.
tutorial-early-recruit = Now resolve the Decree. Two birds recruit: place the first warrior at the roost in clearing 10.
    .instead = The Decree begins with recruiting: recruit in clearing 10.
tutorial-early-again = Place the second one. Count the birds in your Decree: two in Recruit, a Vizier in Move, a Vizier and a bird in Battle. That makes five.
    .instead = One more warrior: recruit in clearing 10.
tutorial-early-move = Move seven warriors from clearing 10 to the Lodge, clearing 1. One stays with the roost.
    .instead = Your target is the Lodge: move seven warriors from clearing 10 to clearing 1.
tutorial-early-ambush = Attack the Marquise. But be careful: by these rules a defender may play several ambushes in one battle.
    .instead = Her warriors are in the Lodge: battle in clearing 1.
tutorial-early-fifth = Two ambushes removed four of your warriors. Then you rolled 3, your Commander added a hit, and the Lodge ignored one: the Marquise lost three warriors, and you lost one more. Only the sawmill is left. Battle again: this is the fifth bird.
    .instead = This is the last card: battle the Marquise in clearing 1 once more.
tutorial-early-leader = The sawmill is gone. But five birds in one turn are too many: you fall into turmoil, although you resolved every card. It costs no points here, but you lose the Loyal Viziers with the Decree, and your turn ends. Choose the Despot as your new leader; then the others play.
    .instead = Leaders have other Viziers here. This time choose the Despot.
tutorial-early-farewell = Four Marquise warriors came back to the Lodge. The Alliance gained an eighth supporter without a base: there is no limit. The Vagabond rolled 2 against you but dealt one hit, because an attacking Vagabond exhausts a sword for each hit. If you rule the Lodge at the start of your turn, you win. Continue here, or open a table with the early Law!

## Root: bots

tutorial-bots = Against a bot
    .about = One seat belongs to a bot, which follows its own rules. Best after the tutorial of the Marquise.
tutorial-bots-welcome = You are the Marquise again, and the Electric Eyrie are a bot. Nobody plays a bot: its rules decide everything, so you can foresee much of what it does.
tutorial-bots-panel = A bot has no hand, so its panel shows everything: its difficulty, its Decree and its roosts. This bot is easy, and its Decree holds only one Loyal Vizier, in the bird column.
tutorial-bots-battle = Attack the roost in clearing 7. Because the bot has no hand, it has no ambush. It loses pieces in a fixed order: warriors first, then tokens, then buildings at random.
    .instead = A single warrior guards the roost in clearing 7: attack the Electric Eyrie there.
tutorial-bots-day = You dealt two hits: the warrior is gone, then the roost, and you score a point. You have two actions left, but first see how a bot plays: end your actions.
    .instead = You can do that later. Now end your actions.
tutorial-bots-order = That was its whole turn; the log shows every step. First the bot reveals the order, the top card of the deck: the Sword, a mouse card. It crafted the item on that card, which costs it nothing and always scores one point. Then the order joined the mouse column of the Decree. Every column with cards recruited, moved and battled in clearings of its suit.
tutorial-bots-aims = The rules of the bot say where it acts, and the log gives the reason. Its warriors in clearing 3 left one behind and moved to the adjacent clearing with the fewest enemy pieces, clearing 6. If the rules allow several clearings, priority decides: clearing 1 has the highest, clearing 12 the lowest. In clearing 6 the bot built a roost, and two roosts score a point in Evening.
tutorial-bots-craft = It is your turn. You have nothing to craft, so continue. Items are scarce: you cannot craft an item that a bot has crafted, and a bot cannot craft yours.
    .instead = You have nothing to craft: continue.
tutorial-bots-march = Only one warrior stayed in clearing 3. Move there with all three warriors from clearing 7.
    .instead = Your target is the roost in clearing 3: move all three warriors there from clearing 7.
tutorial-bots-march-again = Your march has one more move: send the warrior from clearing 11 after them.
    .instead = Almost: move the warrior from clearing 11 to clearing 3.
tutorial-bots-strike = You have four warriors against one: attack in clearing 3.
    .instead = Your four warriors are next to the roost: attack the Electric Eyrie in clearing 3.
tutorial-bots-evening = The bot lost another roost, and you scored another point. You have one action left. Skip it and see what the next order brings: end your actions.
    .instead = You have done enough today: end your actions.
tutorial-bots-hospital = The order is Favor of the Foxes. For a bot only the suit and the item of a card count, so it crafted nothing, and its fox column has a card now. It moved warriors to clearing 12 and attacked you there. You still decide for your own pieces: spend the Anvil, a fox card, and Field Hospitals bring your warrior back to the keep.
    .instead = Save that warrior: spend the Anvil.
tutorial-bots-roost = The bot has a new roost in clearing 11: it builds in the clearing with the highest priority that it rules and that has no roost. If there were none, it would fall into turmoil: it would lose a point for each bird in its Decree, and all other cards. So do not let it rule too many clearings.
tutorial-bots-farewell = At your own table a bot is easy, normal, challenging or nightmare. You can give it traits: cards that change its rules, such as War Tax. Its panel shows them. You can also play with friends against bots: then all of you win, or none. Continue here, or start a new game!
