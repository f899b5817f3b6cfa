### Tutorials: what each step says, and kindly instead of what else was chosen.

## Small World

tutorial-smallworld = Your first peoples
    .about = Pick a people, conquer, gather coins, and know when to let it go.
tutorial-smallworld-welcome = Welcome to a world that is too small for everyone. You will lead one people after another across this map, and every region that you hold at the end of your turn pays a coin. Whoever has the most coins after the last round wins.
tutorial-smallworld-offer = Six peoples are on offer, each a race joined by chance with a power. The first is free; to take one further down, you lay a coin on each that you pass over. Look at the second: Humans earn an extra coin for each farmland, and being Mounted makes farmland and hills cheaper to conquer.
tutorial-smallworld-pick = Race and power want the same land, so they are worth a coin. Take the Mounted Humans: the two figures, 5 and 5, make ten tokens.
    .instead = They may serve you well another day. This time, take the second pair: the Mounted Humans.
tutorial-smallworld-enter = A new people enters from the edge of the map. A region costs 2 tokens, and 1 more for each thing that stands in it; for the Mounted, farmland costs 1 less. Conquer farmland 2 for a single token.
    .instead = That would be legal. But begin with farmland 2, in the top row: it costs only one token.
tutorial-smallworld-tribe = From now on you conquer what borders your own land. A lost tribe lives on hill 7 and costs 1 token more, but you ride, so you need 2. Conquer it.
    .instead = The next step leads to the farmland in the west. Go through hill 7, with the lost tribe.
tutorial-smallworld-farmland = Beyond the hill lies farmland 12, with a tribe as well: 2 tokens again. It will pay you two coins each turn, one as a region and one as farmland.
    .instead = Farmland pays Humans twice: conquer farmland 12.
tutorial-smallworld-forest = Forest 13 has a tribe too, and riding is no help among trees: 2 and 1 make 3 tokens. You have five left, so take it.
    .instead = You can afford something big: conquer forest 13 for three tokens.
tutorial-smallworld-die = Two tokens are left, and mountain 6 costs three. With too few you may try once, as your last conquest of the turn: roll the reinforcement die and add it to your tokens. You need a 1 at least.
    .instead = Safe, but let us try our luck: conquer mountain 6 with the reinforcement die.
tutorial-smallworld-redeploy = A 2: the mountain is yours! Now one token stays in each region, and the five others go where you expect trouble. Put all five on farmland 12, your best land. After that your turn ends and you are paid: 5 regions and 2 farmlands make 7 coins.
    .instead = A good place to defend, too. For now, put all five on farmland 12.
tutorial-smallworld-decline = The Skeletons came and took forest 13; the token that stood there is lost. When a people is spread too thin, you may let it go into decline: it stays on the map and still pays for its regions, but conquers no more. That costs a whole turn, and usually comes a little later; try it now.
    .instead = You could keep conquering. But this is the moment to see a decline: put the Mounted Humans into it.
tutorial-smallworld-newcomers = Your Humans paid 4 more coins, and will go on paying. Now you take a fresh people beside them. The Forest Orcs are the first pair and free: an extra coin for each forest, and for each region in which they overrun someone.
    .instead = Save your coins this time: take the first pair, the Forest Orcs.
tutorial-smallworld-farewell = That is the whole rhythm: pick, conquer, redeploy, earn; and decline when your people has done its work. Nine Orcs are waiting at your border. Play on here, or begin a game of your own.

## Root: Marquise de Cat

tutorial-marquise = The Marquise de Cat
    .about = Wood becomes buildings, and buildings become points. The best faction to begin with.
tutorial-marquise-welcome = You are the Marquise de Cat, and the orange pieces are yours. Each clearing has a number and a suit: fox, rabbit or mouse. Whoever has the most warriors and buildings in a clearing rules it; the colored ring shows who.
tutorial-marquise-keep = Here stands your keep, where nobody else may place pieces. In Birdsong, the morning of your turn, the sawmill beside it produced a wood token: that is what you build with.
tutorial-marquise-score = The first to 30 points wins. You score by building, by crafting items, and by tearing down what others have built. In Daylight you have three actions for that.
tutorial-marquise-craft = Before your actions you may craft cards from your hand. Travel Gear needs one workshop in a rabbit clearing, and yours stands in clearing 5. It makes a boot and a point: craft it.
    .instead = Crafting comes before everything else in Daylight: craft Travel Gear.
tutorial-marquise-crafted = Your first point! Each workshop works once a turn, so yours is done. Say that you craft nothing more.
    .instead = Only one thing is left here: craft nothing more.
tutorial-marquise-build = The first action: build a second sawmill in clearing 5. You rule it, it has a free slot, and your wood reaches it through clearings that you rule. That is a point at once, and more wood every Birdsong.
    .instead = That would be an action, too. But spend your wood first: build a sawmill in clearing 5.
tutorial-marquise-recruit = The second action: recruit. Each of your recruiters gives you a warrior where it stands; yours is in clearing 10.
    .instead = More cats first, please: recruit.
tutorial-marquise-march = The third action is a march of up to two moves. In clearing 7 the Eyrie have a roost that a single warrior guards. Move both warriors from clearing 12 to clearing 7; you may, because you rule the clearing they come from.
    .instead = The roost in clearing 7 is the goal: move both warriors there from clearing 12.
tutorial-marquise-march-again = One more move belongs to the march. Send one warrior from clearing 8 after them, and leave the other there, so that you still rule it: − and + beside a move say how many go. That makes three against one.
    .instead = Almost: move one warrior, and only one, from clearing 8 to clearing 7.
tutorial-marquise-extra = Your three actions are spent, but a bird card buys one more. Spend Woodland Runners.
    .instead = Do not stop now! Spend the bird card Woodland Runners for one more action.
tutorial-marquise-battle = Now battle in clearing 7. Two dice are rolled: the attacker deals as many hits as the higher one shows, the defender as many as the lower, but never more than one has warriors there.
    .instead = Three cats stand before a roost: battle the Eyrie in clearing 7.
tutorial-marquise-hospital = 2 to 1: their warrior and their roost are gone, and a building torn down is a point. One of your warriors fell, but with Field Hospitals a card that matches the clearing brings the removed warriors to the keep. Spend Codebreakers, a mouse card.
    .instead = Do not give that warrior up: spend Codebreakers.
tutorial-marquise-evening = That was a full day. End your actions, and confirm that your turn ends. In Evening you draw a card; then watch what the Eyrie do.
    .instead = There is nothing left to do today: end your actions.
tutorial-marquise-farewell = Three points, a second sawmill, and the Eyrie are a roost short. They have raised new warriors and marched to clearing 6, and two wood tokens are waiting for you. Build much, and defend what you build: that is the Marquise’s way.

## Root: Eyrie Dynasties

tutorial-eyrie = The Eyrie Dynasties
    .about = A Decree that grows every turn, and must be obeyed. Fast, proud and risky.
tutorial-eyrie-welcome = You lead the Eyrie, the blue birds who once ruled this Woodland. Every Evening your roosts on the map score points for you, and the more there are, the more they score. You start from your roost in clearing 3; as Lords of the Forest you rule even where you only tie for the most warriors and buildings.
tutorial-eyrie-decree = This is your Decree: the columns are Recruit, Move, Battle and Build. In Birdsong, the morning of your turn, you add a card; in Daylight you resolve all of them, from left to right; the suit says in which clearing. Birds are wild. This Birdsong you put a mouse card into the last column.
tutorial-eyrie-recruit = First column: a Loyal Vizier, which is a bird, so you may recruit at any roost. You have one, in clearing 3.
    .instead = The Decree begins with recruiting: recruit in clearing 3.
tutorial-eyrie-move = Second column: move. The last column will ask you for a roost in a mouse clearing that you rule, so prepare for it. Move three warriors from clearing 3 to clearing 7, a mouse clearing that nobody holds; − and + say how many go.
    .instead = Think of the last column: move three warriors from clearing 3 to clearing 7.
tutorial-eyrie-battle = Third column: a fox card, so you must battle in a fox clearing. In clearing 6 your two birds face one cat and her sawmill. Attack the Marquise.
    .instead = The Decree wants blood in a fox clearing: battle in clearing 6.
tutorial-eyrie-roost = You rolled 2 to 0: the cat and the sawmill are gone, and that is a point. Fourth column: build a roost in clearing 7. This is also the end of the turn: two roosts score another point in Evening, and then the Marquise plays.
    .instead = A mouse clearing that you rule and with a free slot: build the roost in clearing 7.
tutorial-eyrie-add = A new Birdsong, and the Decree demands another card. You have only the Anvil, a fox card. Be bold and put it into the Recruit column; let us see how that ends.
    .instead = We are about to make an instructive mistake: put the Anvil into the Recruit column.
tutorial-eyrie-added = You may add one or two cards each turn, but your hand is empty. Add no more.
    .instead = Your hand is empty: add no more.
tutorial-eyrie-craft = Your roosts craft, too, each for the suit of its clearing, before the Decree. Without cards there is nothing to make, so go on.
    .instead = There is nothing to craft: go on.
tutorial-eyrie-again = Two cards now want recruits. The Loyal Vizier is resolved at any roost: recruit in clearing 7, where cats have turned up.
    .instead = Help is needed at the new roost: recruit in clearing 7.
tutorial-eyrie-turmoil = And here is the trouble: the Anvil wants a recruit in a fox clearing, and you have no roost in any. A card that cannot be resolved brings turmoil. You lose a point for each bird in the Decree, all its cards but the Loyal Viziers are discarded, and your leader falls.
    .instead = There is no way out: turmoil it is.
tutorial-eyrie-leader = Two birds cost you two points. Now choose a new leader, who places the Loyal Viziers anew. The Commander wants to move and to battle, and deals an extra hit as the attacker.
    .instead = Each leader has something. Try the Commander this time.
tutorial-eyrie-farewell = Your roosts have scored again even so, and the new Decree is short. Turmoil is not the end, if it comes when you choose: add cards that you can resolve for a few turns, and keep birds few. Now rule a Woodland of your own!

## Root: Woodland Alliance

tutorial-alliance = The Woodland Alliance
    .about = Sympathy, supporters, and then revolt. Small at first, and suddenly everywhere.
tutorial-alliance-welcome = You are the Woodland Alliance. You have no army yet, but two clearings are on your side: the green tokens of sympathy in clearings 7 and 8. The more of them you spread, the more points each new one brings.
tutorial-alliance-supporters = On your board lie your supporters: cards, face down, which you spend on sympathy and revolts. The others cannot see them, but they had better guess.
tutorial-alliance-revolt = In Birdsong, the morning of your turn, you may revolt in a sympathetic clearing, spending two matching supporters. Clearing 8 is a fox clearing with a sawmill of the Marquise. Rise up there!
    .instead = First the uprising: revolt in clearing 8.
tutorial-alliance-pay = You must spend two fox supporters, and a bird would do as well. Keep the bird, which fits everywhere: spend the Anvil.
    .instead = Birds are too useful for that. Spend the Anvil, a fox card.
tutorial-alliance-pay-again = And one more: spend Travel Gear, your other fox.
    .instead = Keep the bird: spend Travel Gear.
tutorial-alliance-sympathy = All enemy pieces in clearing 8 are gone, the sawmill brought you a point, and a base of yours stands there with a warrior and your first officer. Now spread sympathy to clearing 12, which borders clearing 7. Your bird supporter pays, and you score a point.
    .instead = Sympathy can go to several clearings; let it be clearing 12.
tutorial-alliance-craft = In Daylight you do three things with cards: craft, mobilize and train. Your sympathy does the crafting: the token in clearing 7, of the mice, is enough for the Gently Used Knapsack. Craft it for a point.
    .instead = Take the point first: craft the Gently Used Knapsack.
tutorial-alliance-mobilize = To mobilize, you lay a card from your hand among the supporters. Tax Collector, a fox, will help in a later revolt.
    .instead = New supporters are needed: mobilize Tax Collector.
tutorial-alliance-train = To train, you spend a card that matches one of your bases, and get an officer. Birds are wild here, too: train with Sappers.
    .instead = One more officer would help: train with Sappers.
tutorial-alliance-daylight = Your hand is empty, so end Daylight. In Evening each officer leads one operation, and you have two.
    .instead = There is nothing more to do: end Daylight.
tutorial-alliance-move = The first operation: move your warrior from clearing 8 to clearing 4, where nobody supports you yet.
    .instead = Your warrior is wanted elsewhere: move it from clearing 8 to clearing 4.
tutorial-alliance-organize = The second operation: organize. The warrior in clearing 4 goes back to the supply and leaves a sympathy token, without any supporter, and scores a point. Then your turn ends; watch what the Marquise does.
    .instead = That warrior is worth more as sympathy: organize in clearing 4.
tutorial-alliance-farewell = Did you see? The Marquise marched into sympathetic clearing 7, and Outrage costs her a card: it is your supporter now. So whoever disturbs you feeds you. Spread, wait, and strike where it hurts.

## Root: Vagabond

tutorial-vagabond = The Vagabond
    .about = One hero with a satchel, who rules nothing and trades with everyone.
tutorial-vagabond-welcome = You are the Vagabond: a single pawn, hidden in the forest in the west. You rule nothing and lose nothing. You score by exploring, by quests and by helping others, or by fighting them.
tutorial-vagabond-satchel = Your Satchel is all you have: a boot to walk, a torch to explore, a hammer to craft, a bag to carry more. Whatever you do exhausts an item, turning it face down; in Birdsong, the morning of your turn, you refresh some.
tutorial-vagabond-slip = Each Birdsong you may slip to an adjacent clearing or forest without exhausting a boot. Go to clearing 12: there is a ruin there.
    .instead = There is more to find elsewhere: slip to clearing 12.
tutorial-vagabond-explore = Under every ruin lies an item. Exhaust the torch, explore the ruin, and score a point for the find.
    .instead = First the ruin: explore it.
tutorial-vagabond-quest = A sword! Now look at the three quests: each names two items to exhaust and the suit of the clearing. Logistics Help is for foxes and wants a boot and a bag, and you have both. Complete it.
    .instead = There is work for you in this clearing: complete the quest Logistics Help.
tutorial-vagabond-reward = You may draw two cards, or score a point for each quest of this suit that you have completed, this one included. Take the point.
    .instead = Cards are good, too. This time, take the point.
tutorial-vagabond-craft = Hammers craft, always for the suit of the clearing in which you stand. In a fox clearing one hammer is enough for the Anvil: 2 points, and another hammer for the Satchel.
    .instead = Your hammer is still idle: craft the Anvil.
tutorial-vagabond-aid = The Marquise has a warrior here, so you can aid her: give her a card that matches this clearing, and you may take an item that she crafted. She has tea. Give her Favor of the Foxes.
    .instead = Make a friend first: aid the Marquise with Favor of the Foxes.
tutorial-vagabond-tire = Aid, too, exhausts any one of your items. Exhaust the new hammer, and keep the sword: a battle would cost you one.
    .instead = Keep the sword for a battle; exhaust the hammer instead.
tutorial-vagabond-tea = And now the thanks: take her tea. With tea you refresh more items every Birdsong.
    .instead = Tea is what we came for: take it.
tutorial-vagabond-evening = The Marquise is now Amiable, and that was a point as well. Your boot is exhausted, so you can walk no further: end Daylight. Your turn ends, you draw a card, and then the Marquise plays.
    .instead = You have done what you could: end Daylight.
tutorial-vagabond-farewell = Five points in a day, and in the new Birdsong your items were refreshed. Look after the Satchel, choose your friends with care, and make them envy one another. Now wander off into a game of your own!

## Root: Lizard Cult

tutorial-lizards = The Lizard Cult
    .about = Gardens, cards that are revealed and come back, and removed warriors who return as acolytes.
tutorial-lizards-welcome = You lead the Lizard Cult, and every lizard on the map is yours. Wherever a garden of yours stands you rule, whoever else is there: here in clearing 4 three cats face a single lizard, and it is yours even so.
tutorial-lizards-outcast = Every card that anyone spends or discards lies among your Lost Souls until your Birdsong, the morning of your turn. The suit that most of them have becomes the Outcast. Today that was mice, with two cards of three; and since mice were the Outcast already, they are Hated now.
tutorial-lizards-sanctify = Your warriors who are removed in defense come to you as acolytes, and you spend acolytes on conspiracies in clearings of the Outcast. You have four; and while the Outcast is Hated, everything costs one less. Spend two to sanctify the Marquise’s sawmill in mouse clearing 11.
    .instead = Take the greatest prize first: sanctify the sawmill in clearing 11.
tutorial-lizards-convert = A garden of yours stands in place of the sawmill, and that was a point. Spend one acolyte to convert a warrior: let one of the two cats in clearing 11 become a lizard.
    .instead = There is someone to win over beside your new garden: convert a warrior in clearing 11.
tutorial-lizards-crusade = Spend your last acolyte on a Crusade: a battle in a clearing of the Outcast, or a move out of one, with a battle where it ends. Your board knows no other way to move or to attack. Battle the Marquise in clearing 11.
    .instead = One cat is still in the way: battle in clearing 11.
tutorial-lizards-garden = You rolled 1 to 0, and the cat is gone. In Daylight you reveal cards, and each is a ritual. Reveal Root Tea, a mouse card, for a second garden in clearing 11: it is a mouse clearing, you rule it, and it has a free slot.
    .instead = A good ritual, too. But keep to the order: reveal Root Tea for a garden in clearing 11.
tutorial-lizards-warrior = A card can also call a warrior to any clearing of its suit, but not to the clearing of the keep. Reveal the Anvil, a fox card, for a warrior in clearing 6: with two lizards against one cat you rule there.
    .instead = Let the foxes hear of you: reveal the Anvil for a warrior in clearing 6.
tutorial-lizards-score = For points a card is not only revealed but spent. With two rabbit gardens on the map a rabbit card is worth 2 points, and each suit may score once a turn. Spend the Cobbler.
    .instead = There are points to score: spend the Cobbler.
tutorial-lizards-sacrifice = Birds are not wild in your rituals; they serve for a sacrifice only. Reveal Armorers, a bird card, and a warrior from your supply becomes an acolyte.
    .instead = One card is left, and it is a bird: reveal Armorers for an acolyte.
tutorial-lizards-daylight = Your hand is empty, but not for long: what you revealed comes back in Evening. Only the Cobbler is gone, to the Lost Souls. End rituals.
    .instead = There are no cards left to reveal: end rituals.
tutorial-lizards-craft = Three cards are back in your hand. In Evening the gardens of the Outcast craft, and both mouse gardens do. Craft Root Tea, the very card that planted one of them: tea, and 2 points.
    .instead = One card can serve twice: craft Root Tea.
tutorial-lizards-evening = Root Tea now lies among the Lost Souls, beside the Cobbler. Craft nothing more: then you draw a card, and another for each suit of which you have two gardens or more, so three in all. After that the Marquise plays.
    .instead = Mouse gardens can make nothing else of your cards: craft nothing more.
tutorial-lizards-ambush = The Marquise attacks in clearing 4. A defender may play an ambush card that matches the clearing; a bird matches any. You have none, so let her come.
    .instead = There is no ambush in your hand: let her come.
tutorial-lizards-farewell = Your lizard was removed and is an acolyte now. Clearing 4 is still yours, by its garden; to lose that would cost you a random card. The Marquise crafted a rabbit card, so with your Cobbler there were two rabbits among the Lost Souls against one mouse: rabbits are the Outcast today. Five points in a day; now preach to a Woodland of your own!

## Root: Riverfolk Company

tutorial-riverfolk = The Riverfolk Company
    .about = Sell cards, boats and soldiers, and let the customers’ warriors work for you.
tutorial-riverfolk-welcome = You are the Riverfolk Company, the otters who trade with everyone. The river is your road, and along it you may move whoever rules. In clearing 11 stands your first trade post; it is Evening now, the last phase of your turn, and time to set new prices.
tutorial-riverfolk-hand = Your hand lies open, for it is your shop window. At the start of their turn the others may buy any of these cards, and there are two more services. You cannot refuse a sale; you only name the price, from 1 to 4.
tutorial-riverfolk-price-card = The Marquise pays with warriors from her supply. First a card of your hand: she has a workshop in fox clearing 12, and the Anvil is just the thing for it. Ask for 2.
    .instead = Neither a gift nor a robbery: ask 2 for a card.
tutorial-riverfolk-price-boats = Riverboats make paths of the river for the buyer, until the end of that turn. Leave them at 1: what is cheap is bought along with the rest.
    .instead = Boats ought to be cheap today: leave them at 1.
tutorial-riverfolk-price-mercenaries = Mercenaries are all your warriors on the map: in Daylight and Evening they count as the buyer’s, for rule and in battle, except in one against you. They may be removed for a stranger, so ask for 3. With that your turn ends, and the Marquise comes to the shop.
    .instead = Your otters are worth more care than that: ask 3 for mercenaries.
tutorial-riverfolk-morning = She bought the Anvil and the boats: anyone may buy one service, and another for each clearing where their pieces stand beside a trade post of yours. In Birdsong, the morning of your turn, the two warriors left over in your Funds brought a point: every two do, while a post of yours is on the map. Then all that lay on your board came to the Funds: five otters, and her three cats.
tutorial-riverfolk-post = The Funds that you spend go home to their owners. A trade post costs two, and they must belong to whoever rules the clearing. The Marquise rules clearing 10, and her cats you have: place a trade post there, with a warrior beside it, for 2 points.
    .instead = Her cats are best spent where she rules: place a trade post in clearing 10.
tutorial-riverfolk-craft = Where a post has left its track you can craft. Root Tea needs one space of mice, and the post in mouse clearing 11 left one empty. Craft it, for tea and 2 points.
    .instead = First something that is worth points: craft Root Tea.
tutorial-riverfolk-whose = A warrior has to lie on that space, and you choose whose. It is only committed, and comes back to your Funds in Birdsong. A cat works as well as an otter: take the Marquise’s.
    .instead = Let the customers work for you: take a warrior of the Marquise.
tutorial-riverfolk-export = The post in clearing 10 has freed a space of rabbits. A Visit to Friends would make a boot and a point. Whatever you can craft you can export instead: the card is discarded, and a warrior from your supply comes to Payments. Try that.
    .instead = Think of your next Funds: export A Visit to Friends.
tutorial-riverfolk-draw = The shop window is empty, and in Evening you draw nothing. In Daylight you draw a card for each warrior that you commit to it. Draw one.
    .instead = Without goods there are no customers: draw a card.
tutorial-riverfolk-move = Look at clearing 11: the Marquise has used the boats, and three cats stand at your post. If she removes it, it is out of the game, and half your Funds are lost. Bring both otters from clearing 7: no path joins the two clearings, and she rules both, but the river is yours.
    .instead = The trade post is in danger: move both otters from clearing 7 to clearing 11.
tutorial-riverfolk-daylight = Two warriors are left in your Funds. They could still fight, or recruit on the river. But unused they bring a point tomorrow, and stay yours. End Daylight.
    .instead = Patience pays as well: keep these two, and end Daylight.
tutorial-riverfolk-farewell = Five points in a day, and again you are asked for prices. Should nobody buy a thing, and Payments lie empty in Birdsong, two warriors from your supply go there. So ask what the others can bear, spread your posts, and be needed by all. Now open a shop of your own!

## Root: Underground Duchy

tutorial-duchy = The Underground Duchy
    .about = Warriors from below, and ministers to be won over. Slow at first, then hard to stop.
tutorial-duchy-welcome = You are the Underground Duchy, the sand-colored moles in the southeast. You have a citadel in clearing 6, a market in clearing 7, and in clearing 3 a tunnel that leads home. You score by swaying ministers, and every swayed minister acts for you each turn.
tutorial-duchy-burrow = The brown circle beside the map is the Burrow, a clearing of your own. Nobody else may enter it, you always rule it, and it borders every clearing with a tunnel. In Birdsong, the morning of your turn, you place a warrior there, and more with each citadel. This time it was two, so four are waiting.
tutorial-duchy-dig = Daylight begins with the Assembly and its two actions: build, recruit, move, battle or dig. To dig, you spend a card and open a tunnel in a clearing of its suit, whoever rules it. In fox clearing 12 a single bird guards a roost: dig a tunnel there, spending Favor of the Foxes.
    .instead = The roost in clearing 12 is worth digging for: spend Favor of the Foxes on a tunnel there.
tutorial-duchy-emerge = Up to four warriors may come up from the Burrow through the new tunnel. Send all four; − and + say how many go.
    .instead = Do not be shy: send all four warriors up to clearing 12.
tutorial-duchy-build = The second action: build a citadel in clearing 3. You rule it, it has a free slot, and you hold a card of its suit. With two citadels, four warriors come each Birdsong instead of two. A market would bring you one more card each Evening.
    .instead = That can wait. First build a citadel in clearing 3.
tutorial-duchy-plans = A building does not cost the card: you only reveal one that matches the clearing, and take it back in Evening. A bird would do as well, but revealed birds are discarded then. So reveal Command Warren, a rabbit card.
    .instead = The bird would be lost in Evening: reveal Command Warren.
tutorial-duchy-captain = Next, Parliament: each swayed minister may act once a turn. So far you have one, the Captain, who orders a battle. Use the Captain.
    .instead = The Captain has been waiting for this: use the Captain.
tutorial-duchy-battle = Four moles face one bird: battle the Eyrie in clearing 12.
    .instead = Your moles came up for this: battle in clearing 12.
tutorial-duchy-sway = 2 to 1: the bird and the roost are gone for one mole, and that is a point. As Daylight ends you may reveal cards to sway a minister, who acts from your next turn on: two for a squire, three for a noble, four for a lord. Sway the Foremole, a squire who builds for you once more each turn.
    .instead = Each minister has a use. This time, sway the Foremole.
tutorial-duchy-reveal = Each card that you reveal needs a clearing of its suit with a piece of yours, and a clearing serves for one card only. You are in the mouse clearings 7 and 11, so Scouting Party will do.
    .instead = Keep the bird for last: reveal the mouse card, Scouting Party.
tutorial-duchy-reveal-again = Now the bird. Brutal Tactics matches any clearing, though it will be discarded in Evening. In return a squire gets one of the three crowns of that rank, and you a point; a noble scores 2, a lord 3. Reveal the bird.
    .instead = One card is still missing: reveal Brutal Tactics.
tutorial-duchy-evening = The Foremole wears a crown, and you have a point. It is Evening: Command Warren and Scouting Party are back in your hand, the bird is gone. Citadels and markets could craft now, but each of these cards wants two of them in clearings of one suit. Craft nothing more. You draw two cards, one of them for your market, and then the Eyrie play.
    .instead = There is nothing to craft this Evening: go on.
tutorial-duchy-recruit = The Eyrie have come to clearing 12 in force. Guard your buildings! If one is removed you pay the Price of Failure: a swayed minister of the highest rank leaves you, the crown is out of the game, and you lose a random card. A lost tunnel costs nothing like that. Four new warriors are in the Burrow; recruit a fifth.
    .instead = First another mole, please: recruit a warrior in the Burrow.
tutorial-duchy-farewell = Two points, and now you have two tunnels, two citadels and two ministers. A single move could bring all five warriors up to clearing 12, although the Eyrie rule it, for the Burrow is always yours; and then the Captain is ready again. Play on here, or begin a game of your own.

## Root: Corvid Conspiracy

tutorial-corvids = The Corvid Conspiracy
    .about = Plots that lie face down, and nobody knows which. Few warriors, many surprises.
tutorial-corvids-welcome = You are the Corvid Conspiracy: four violet warriors in a Woodland full of cats. You need not rule anything: your warriors move where they like, whoever rules there. Your points come from plots.
tutorial-corvids-plots = Three of your plots lie face down, in clearings 7, 8 and 11. There are bombs, snares, extortions and raids, two of each. Your board tells you which lies where; the Marquise can only guess.
tutorial-corvids-craft = Birdsong, the morning of your turn, begins with crafting, and the plots do it, whichever side is up. Root Tea needs one in a mouse clearing, and you have two there: craft it for 2 points.
    .instead = Crafting comes before everything else: craft Root Tea.
tutorial-corvids-crafted = Your hand is empty, so craft nothing more.
    .instead = There is nothing left to craft: go on.
tutorial-corvids-extortion = Now you may flip plots where you have a warrior, one after the other. A flipped plot scores a point for each plot that is then face up, itself included. In clearing 7 lies an extortion: it takes a random card from every enemy with a piece there, and while it is face up, you draw one more card each Evening. Flip it.
    .instead = First the extortion: flip the plot in clearing 7.
tutorial-corvids-bomb = A point, and the Marquise’s Cobbler is in your hand. In clearing 8 lies a bomb. With it two plots are face up, so it scores 2; then all enemy pieces there are removed, and the bomb, too. The sawmill scores one more point. Flip it!
    .instead = The fuse is burning: flip the plot in clearing 8.
tutorial-corvids-recruit = The plot in clearing 11 has to wait, since you have no warrior there. Once each Birdsong you may spend a card, and a warrior appears in every clearing of its suit. The Cobbler is a rabbit card, so that makes four: spend it to recruit.
    .instead = A few more wings would help: recruit, spending the Cobbler.
tutorial-corvids-plot = In Daylight you have three actions: move, plot, battle or trick. To plot, you remove a warrior and place a plot face down in its place; a clearing holds one at most. You have two warriors beside the recruiter in clearing 10: place a bomb there, and the other will be at hand to flip it.
    .instead = The recruiter deserves something loud: place a plot in clearing 10, a bomb.
tutorial-corvids-plot-again = The second plot of a turn costs two warriors of one clearing, a third would cost three. In clearing 4 you have two: place a snare. Once it is face up, no enemy piece can be placed there or move away.
    .instead = Two warriors are ready for it: place a plot in clearing 4, a snare.
tutorial-corvids-trick = The last action, a trick: two plots swap places, both face down or both face up. In clearing 11 lies a raid, which sends out warriors when it is removed. And three cats stand in clearing 12, right beside clearing 4. Swap the plots in clearings 4 and 11, and let them come.
    .instead = Set the bait: swap the plots in clearings 4 and 11.
tutorial-corvids-exert = In Evening you draw cards, or Exert: one more action, and no cards. The snare is in clearing 11 now, and only with a warrior there can you flip it in Birdsong. Move the one from clearing 3 there. Then watch what the Marquise does.
    .instead = Cards are good, too. This time, move the warrior from clearing 3 to clearing 11.
tutorial-corvids-raid = She took the bait! Where you defend a plot that is face down, Embedded Agents deal an extra hit: a cat was removed, though you had no warrior there. She got a point for the plot, but it was the raid, and in each of the clearings 8, 9 and 12 a warrior of yours appeared.
tutorial-corvids-exposure = And in clearing 10 she tried to expose you. On their own turn, enemies with a piece there may show you a card that matches the clearing and name the plot. Had she said bomb, it would be gone, for a point and without any effect. She said extortion, so her Bake Sale is yours.
tutorial-corvids-farewell = Six points, and the next are ready: flip the snare in clearing 11 for 2, then the bomb in clearing 10 for 3, and its recruiter makes one more. Place plots where they hurt, keep a warrior beside them, and do not blush. Play on here, or begin a game of your own.

## Root: Lord of the Hundreds

tutorial-hundreds = The Lord of the Hundreds
    .about = A warlord, a horde, and mobs that tear down what others build. Greedy, and never still.
tutorial-hundreds-welcome = You are the Lord of the Hundreds, and the red pieces are yours. Your warlord leads in person: it counts as a warrior, and only a battle can remove it. Every Evening you score for the clearings that you rule and where no enemy has a piece: for one or two of them a point, for six or more 4.
tutorial-hundreds-raze = In Birdsong, the morning of your turn, your mobs raze: where one stands, enemies lose all buildings and tokens, and an item comes out of a ruin. In clearing 9 there is a sawmill of the Marquise, in clearing 12 a ruin. Both are razed, in the order that you like: begin with clearing 9.
    .instead = The ruin will not run away. Begin with the sawmill: raze clearing 9.
tutorial-hundreds-hoard = A point for the sawmill, and under the ruin lay a hammer: the first item of your Hoard. Hammers, tea, swords and crossbows raise your Prowess, which is 2 now; boots, bags and coins raise your Command, which is still 1. Four items on a track make it a 4.
tutorial-hundreds-mood = The mob die showed a fox, so a mob came to clearing 1, next to another. Your Prowess brought two warriors to the warlord, and the stronghold brought one. Now choose a different mood, but none whose item is in your Hoard: the hammer bars Bitter. Choose Wrathful: attacking where the warlord is, you deal an extra hit.
    .instead = Each mood has its day. Today there is a fight ahead: choose Wrathful.
tutorial-hundreds-craft = In Daylight your strongholds craft; yours stands in clearing 4, of the rabbits. For an item you may take the points, and it leaves the game; or keep it in the Hoard, without points. Keep the boot of Travel Gear: the first item of that track raises your Command to 2.
    .instead = A point now, or one more action every day? Keep Travel Gear for the Hoard.
tutorial-hundreds-crafted = Your stronghold has done its work for this turn. Craft nothing more.
    .instead = Only one thing is left here: craft nothing more.
tutorial-hundreds-build = Your Command gives you two actions: moves, battles or strongholds. You rule clearing 12, and where the ruin was there is a free slot. Spend Favor of the Foxes, a fox card like the clearing, and build a stronghold; it will craft, and bring you a warrior every Birdsong.
    .instead = Make use of the free slot: build a stronghold in clearing 12, spending Favor of the Foxes.
tutorial-hundreds-move = The second action: move three warriors from clearing 4 to clearing 8, where a single cat guards a workshop. Leave one at home; − and + say how many go. You need not fight for the workshop, as you will see.
    .instead = Mind the workshop in clearing 8: move three warriors there from clearing 4.
tutorial-hundreds-battle = Now the warlord advances, as often as your Prowess says. Each time you may move the warlord, with as many of the warriors there as you like, and then battle in the new clearing. One cat holds out in clearing 9 beside the warlord, so leave out the move: battle the Marquise.
    .instead = There will be time to march. First, battle the Marquise in clearing 9.
tutorial-hundreds-loot = The Marquise has crafted tea, so you may loot: the hits that you roll do not count, but if you rule the clearing after the battle, you take an item of hers. Wrathful deals its extra hit all the same, and one is enough. Loot!
    .instead = That would rid you of the cat, but her tea is worth more: loot.
tutorial-hundreds-plunder = The extra hit removed the cat, you lost nobody, and clearing 9 is yours: take the tea. With two items your Prowess is still 2; the third will make it 3.
    .instead = That is what we came for: take the tea.
tutorial-hundreds-march = The second advance: march the warlord with two warriors to clearing 1, where nobody is but your mob, and leave the other two here, so that clearing 9 stays yours.
    .instead = Almost: march the warlord, with two warriors, from clearing 9 to clearing 1.
tutorial-hundreds-incite = Evening. You may spend a card to incite a mob in a matching clearing, if you have a warrior there and no mob yet. Spend Tax Collector, a fox card, in clearing 8. Then you score for the clearings that you oppress and draw a card; watch what the Marquise does.
    .instead = Think of the workshop: incite a mob in clearing 8.
tutorial-hundreds-farewell = You oppressed clearings 1, 4, 9 and 12 for 2 points, and this Birdsong the mob in clearing 8 razed the workshop for another. The mob die shows a rabbit; where the next mob goes is up to you. Take, burn and march on: that is the way of the Hundreds. Play on here, or begin a game of your own.

## Root: Keepers in Iron

tutorial-keepers = The Keepers in Iron
    .about = Knights who delve relics from the forests and carry them to safety. Every step is planned.
tutorial-keepers-welcome = You lead the Keepers in Iron, the gray knights. In the forests lie relics: figures, tablets and jewelry. Each is worth 1, 2 or 3, and which it is shows only when it is delved. You have recovered a figure and some jewelry; in clearing 8 waits a tablet worth 2, already delved.
tutorial-keepers-encamp = A relic is recovered at a waystation that shows its type. The one in clearing 8 shows jewelry, with a figure below, so it cannot take the tablet. In Birdsong, the morning of your turn, you may replace a warrior with a waystation, either side up. In clearing 7 the tablet will be of use in a battle, too: encamp there, with the tablet up and the figure below.
    .instead = The tablet is wanted in clearing 7: encamp there, with the tablet side up.
tutorial-keepers-decamp = The other way round, you may replace a waystation with a warrior; this is the only way to turn it, for next Birdsong it can stand anywhere, either side up. The forest between clearings 4, 7, 8 and 12 has a figure for you, so decamp in clearing 8.
    .instead = The waystation with the figure below is the one to turn: decamp in clearing 8.
tutorial-keepers-decamped = A fourth warrior stands in clearing 8 now. The other two waystations remain: in Evening you draw a card, and one more for each on the map. Take none of them down.
    .instead = Those two are well placed: take none down.
tutorial-keepers-recruit = Spend a card to recruit two warriors in a matching clearing with a waystation, even a new one. Spend Scouting Party, a mouse card, in clearing 7.
    .instead = Cards are warriors in Birdsong: recruit in clearing 7, spending Scouting Party.
tutorial-keepers-craft = Waystations craft as well, each for the suit of its clearing, whichever side is up. Your hand is empty, so craft nothing.
    .instead = There is nothing to craft: go on.
tutorial-keepers-retinue = Below the relics on your board is your Retinue, which acts column by column from the left: Move; Battle, then Delve; Move or Recover. Each card acts once, for a clearing of its suit, and then stays for the next turn, unless it finds a relic too heavy. Faithful Retainers are birds: any clearing will do.
tutorial-keepers-move = First column: the Faithful Retainer moves. You have three warriors in clearing 7 against two of the Eyrie. Send two more from clearing 8, and leave two behind; − and + say how many go.
    .instead = There will be a battle in clearing 7: move two warriors there from clearing 8.
tutorial-keepers-carry = Every warrior who moves may carry a relic along. Take the tablet to its waystation.
    .instead = The tablet must not stay behind: carry it along.
tutorial-keepers-battle = Second column: Codebreakers, a mouse card, can act in clearing 7. Where there are enemy pieces you must battle before you delve. With a relic there your knights are Devout Knights: in this battle they ignore the first hit they take. Attack the Eyrie.
    .instead = The Eyrie stand between you and the figure: battle them in clearing 7.
tutorial-keepers-delve = 2 to 1: both birds are gone, and the hit on you was ignored. You rule clearing 7, so you may delve now: a relic of an adjacent forest comes here. If it is worth more than the clearings that you rule around its forest, the card is lost. Around the forest between clearings 4, 7, 8 and 12 you rule three, so delve its figure without fear.
    .instead = Around the other forest you rule just one clearing. Delve the figure from the forest between 4, 7, 8 and 12.
tutorial-keepers-recover = A figure worth 3, and Codebreakers stay. Third column: recover the tablet in clearing 7, for its value of 2. With it you have one relic of each type, and each such set brings 2 points more. But here you must rule as many clearings of the suit as the relic is worth, and of the mice you rule only this one: the Faithful Retainer will be removed.
    .instead = The tablet lies right by its waystation: recover it in clearing 7.
tutorial-keepers-shift = 4 points for one Retainer! In Evening comes Live Off the Land: of the five in clearing 7 one was removed, as wherever there are four or more. Now either cards from your hand join the Retinue, up to ten in all, or one card changes its column. Shift the Faithful Retainer from the first column to the empty third: there it may move or recover.
    .instead = The third column is empty: shift the Faithful Retainer there from the first.
tutorial-keepers-farewell = You drew three cards, and the Eyrie marched to clearing 11. Today you can set up the free waystation in clearing 7, with the figure up, and recover the figure there. Guard what you delve: an enemy who removes a relic scores 2 points and places it in a forest. Play on here, or begin a quest of your own!

## Root: hirelings

tutorial-hirelings = Hirelings
    .about = Bands that serve nobody, until you hire one for a few turns. Best after the Marquise.
tutorial-hirelings-welcome = You are the Marquise again, but there is more to this Woodland: three bands of hirelings. Five warriors of the Last Dynasty are in clearing 4, the Vault Keepers in clearing 3, and the Riverfolk Flotilla lies in clearing 7. Nobody controls them yet, so they are enemies of everyone, and where there are the most of them they rule.
tutorial-hirelings-markers = Three hireling markers lie on the score track, at 4, 8 and 12 points. Whoever gets so far takes the marker at once, and hires one of the bands at the end of the turn. You have 3 points.
tutorial-hirelings-build = So one point is enough. Build a recruiter in clearing 9, and the first marker is yours.
    .instead = First the point for the marker: build a recruiter in clearing 9.
tutorial-hirelings-day = You have the marker, and the hiring comes at the end of your turn. Two actions are left, but let us not wait: end your actions.
    .instead = There will be time for that. Now end your actions.
tutorial-hirelings-engage = Whom do you hire? The Flotilla trades up and down the river, the Keepers guard their vaults, and the Last Dynasty marches and fights as one body. Hire the Last Dynasty. A die says for how long; then the Alliance plays.
    .instead = They would serve you, too. This time, hire the Last Dynasty.
tutorial-hirelings-command = The die gave you one control marker: few for the leader, more for those behind. So the Dynasty serves you for this turn. Once in Daylight it acts, and that costs none of your own three actions. Act with it.
    .instead = Your birds are waiting, and they are yours for today only: act with the Last Dynasty.
tutorial-hirelings-march = The Dynasty leaves a clearing that it rules with everyone it has there. In clearing 8 two warriors of the Alliance hold a base: march there from clearing 4.
    .instead = The Alliance is in clearing 8: march there from clearing 4.
tutorial-hirelings-battle = Hirelings battle with their own warriors only. Your cats and your cards take no part, and what the hirelings remove brings you no points. Attack the Alliance.
    .instead = Five against two: battle the Alliance in clearing 8.
tutorial-hirelings-craft = Each side lost two, and three birds are left beside the base. For rule they count as yours, so clearing 8 is under your rule, although none of your cats is there. There is nothing to craft today: go on.
    .instead = There is nothing to craft: go on.
tutorial-hirelings-rule = Make use of it. Clearing 8 has a free slot, and your wood reaches it through clearings 9 and 4. Build a workshop there, for two points.
    .instead = The birds have cleared the way for a building: build a workshop in clearing 8.
tutorial-hirelings-evening = Six points! At the end of your turn one control marker leaves each band that you control, and yours has only one. End your actions.
    .instead = That is enough for today: end your actions.
tutorial-hirelings-give = Without a marker the Dynasty leaves you, and you say whom it serves next: any other player, and here that is the Alliance. It rolls the die anew; then it plays.
    .instead = There is only one to give it to: the Alliance.
tutorial-hirelings-farewell = The Alliance is behind in points, so its die gave it two markers, and the birds beside your workshop are its birds now. That is the art of hiring: choose the turn in which it counts, and think of who comes after you. The next marker lies at 8 points. Play on here, or begin a game of your own!

## Root: the early Law

tutorial-early = What differs: the early Law
    .about = The Law before the first printing, for those who know the newer game: forty points, the Lodge, reforms and victory cards.
tutorial-early-welcome = You know Root as it is played today. This is the Law from before the first printing, and you lead the Eyrie. Look at the track: a game goes to 40 points, not 30. You have 31.
tutorial-early-lodge = The Marquise and the Eyrie are always there, each with a homeland. Hers is clearing 1, the Lodge: it is of all three suits, nothing built in it can craft, and no sympathy comes there. She has no keep; instead she takes one hit less in the Lodge.
tutorial-early-card = Instead of dominance there are four victory cards, each won in its own way, and none asks for a number of points first. You hold the military one: with it you win if you rule the homeland of another faction when your turn begins. Activate it.
    .instead = The victory card first: activate it.
tutorial-early-homeland = Your marker has left the track for good. Now say whose homeland you set out to rule; one of their warriors lies on the card as a sign of it.
    .instead = Only the Marquise has another homeland: choose her.
tutorial-early-reform = Before noon you craft, and now you can reform too: discard a card, and a card of its suit goes to another column of the Decree. You need that today, for there is nowhere to build a roost. Reform with your last card, a bird.
    .instead = The Build column cannot be resolved. Reform the Decree with the card in your hand.
tutorial-early-shift = A bird stands for any suit, and Loyal Viziers can be shifted too. Shift the bird from the Build column to the Battle column.
    .instead = It is the Build column that brings trouble: shift its bird to the Battle column.
tutorial-early-recruit = Now the Decree is resolved, as ever. Two birds recruit: place the first warrior at the roost in clearing 10.
    .instead = The Decree begins with recruiting: in clearing 10.
tutorial-early-again = And the second. Count the birds meanwhile: two here, a vizier to move, a vizier and a bird to battle. That makes five.
    .instead = One more warrior: recruit in clearing 10.
tutorial-early-move = Move seven warriors from clearing 10 to the Lodge, clearing 1. One stays with the roost.
    .instead = Your goal is the Lodge: move seven warriors from clearing 10 to clearing 1.
tutorial-early-ambush = Attack the Marquise. But beware: by this Law a defender may play several ambushes in one battle.
    .instead = Her warriors are in the Lodge: battle in clearing 1.
tutorial-early-fifth = Two ambushes took four of your warriors. Then you rolled 3, your Commander added a hit and the Lodge ignored one: three cats were removed, and one more bird of yours. Only the sawmill is left. Battle again: this is the fifth bird.
    .instead = The last card: battle the Marquise in clearing 1 once more.
tutorial-early-leader = The sawmill is gone, but five birds in one turn are too many: turmoil, although every card was resolved. It costs no points here, but the Loyal Viziers go with the Decree, and your turn is over. Choose the Despot as your new leader; then the others play.
    .instead = Leaders have other viziers here. This time choose the Despot.
tutorial-early-farewell = Four cats came back to the Lodge. The Alliance took its eighth supporter without any base: there is no limit. The Vagabond rolled 2 against you, but dealt one hit: attacking, a Vagabond exhausts a sword for each hit. Rule the Lodge when a turn of yours begins, and you win. Play on here, or open a table of the early Law!

## Root: bots

tutorial-bots = Against a bot
    .about = A bot with rules of its own takes a seat. Best after the Marquise.
tutorial-bots-welcome = You are the Marquise again, and these birds are the Electric Eyrie, a bot. Nobody plays it: its rules leave it nothing to decide, so much of what it does can be foreseen.
tutorial-bots-panel = A bot has no hand, so its panel shows all there is to know: its difficulty, its Decree and its roosts. This one is easy, and its Decree holds only one Loyal Vizier, in the column of birds.
tutorial-bots-battle = Attack the roost in clearing 7. With no hand the bot has no ambush either, and it loses pieces in a fixed order: warriors first, then tokens, then buildings at random.
    .instead = A single bird guards the roost in clearing 7: attack the Electric Eyrie there.
tutorial-bots-day = Two hits: the guard is gone, then the roost, and that is a point. Two actions are left, but let us see how a bot plays: end your actions.
    .instead = There will be time for that. Now end your actions.
tutorial-bots-order = That was its whole turn; the log tells every step. First comes the order, the top card of the deck: the Sword, a mouse card. The bot crafted the item that it shows, needing nothing for it, for one point as always. Then the order joined the Decree in the column of mice, and every column that has cards recruited, moved and battled, where the suit of the column allows it.
tutorial-bots-aims = Its rules say where it goes, and the log has the reason for each aim. The birds of clearing 3 left one of them behind and went to the adjacent clearing with the fewest enemy pieces, clearing 6. Where rules leave several clearings, priority decides: clearing 1 has the highest, clearing 12 the lowest. In clearing 6 they built a roost, and two roosts score a point in Evening.
tutorial-bots-craft = Your turn. You have nothing to craft, so go on. Mind that items are few: what a bot has crafted is gone for you, and the other way round.
    .instead = There is nothing to craft: go on.
tutorial-bots-march = One bird alone stayed in clearing 3. March there with all three warriors of clearing 7.
    .instead = The roost in clearing 3 is nearly alone: move all three warriors there from clearing 7.
tutorial-bots-march-again = One move of this march is left: send the warrior of clearing 11 after them.
    .instead = Almost: move the warrior of clearing 11 to clearing 3.
tutorial-bots-strike = Four against one: attack in clearing 3.
    .instead = Your four warriors stand before the roost: attack the Electric Eyrie in clearing 3.
tutorial-bots-evening = Another roost is gone, another point yours. One action is left; end your actions without it, and see what the next order brings.
    .instead = That is enough for today: end your actions.
tutorial-bots-hospital = The order is the Favor of the Foxes. To a bot only the suit and the item of a card count, so nothing was crafted, and the column of foxes has a card now. It sent the birds to clearing 12, where they attacked you. You are asked what is yours to decide even on its turn: spend the Anvil, a fox card, and with Field Hospitals your warrior comes back at the keep.
    .instead = Do not give that warrior up: spend the Anvil.
tutorial-bots-roost = The birds have a new roost in clearing 11: where the bot rules without a roost, the highest priority comes first. Had there been no such place, turmoil would have followed, which costs it a point for each bird of its Decree, and all other cards. So do not let it rule too much.
tutorial-bots-farewell = At a table of your own a bot is easy, normal, challenging or a nightmare, and has as many traits as you like: cards that change its rules, such as War Tax. Its panel shows them. With friends you can also play together against bots: either all of you win, or none. Play on here, or begin a game of your own!
