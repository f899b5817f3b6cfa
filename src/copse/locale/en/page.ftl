### The page: buttons, lobby and settings. Texts about a game come from the server.

## Everywhere

page-close = Close
page-loading = One moment…
page-unreachable = The page cannot reach the server. Is it running?
page-trouble = Something went wrong. Reload the page; your game is safe.
page-to-lobby = Start page
page-your-name = Your name
page-guest = Guest
page-sign-in = Sign in
page-people = People
page-account = Your account
page-ranking = Ranking
page-rating = Rating
page-person-page = The page of { $name }

## The start page

page-lead = Two great games of cunning, with their complete rules. Play with friends, or against the computer.
page-games = Games
page-title-root = Root
page-title-smallworld = Small World
page-about-root = A war for the Woodland, in which every faction has different rules.
page-about-smallworld = Your peoples conquer, then decline, in a world too small for everyone.
page-for-players = { $least } to { $most } players
page-play-computer = Against the computer
page-play-computer-about = Starts at once.
page-play-friends = With friends
page-play-friends-about = Opens a table and gives you a link to send.
page-more-ways = More ways to play
page-against-bots = Against bots:
page-alone-bots = Alone
page-alone-bots-about = You against bots: automated factions from the Law of Rootbotics.
page-together-bots = Together
page-together-bots-about = You and a friend against bots. Your friend joins by a link, and you win or lose together.
page-new-table = New table
page-workshop = Draw maps, make decks
page-learn = Learn
page-learn-short = A few minutes at a real table.
page-learn-title = Learn { $game }
page-learn-about = A few minutes at a real table. Each step says what to do, and why.
page-learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
page-clockwork = Clockwork at your table
page-clockwork-about = Do you own the game? Play Root with the real pieces, and let the page play the bots.
page-clockwork-open = Set up the table
page-my-games = My games
page-origin-record = from a record
page-origin-position = from a position
page-origin-fork = continued
page-origin-unknown = of unknown origin
page-origin-seen = someone has seen a player’s hand
page-your-turn = Your turn
page-turn-of = { $who } decides
page-status-waiting = waiting for players
page-status-playing = in play
page-status-over = finished
page-league-game = League game
page-forget = Forget
page-forget-table = Forget { $name }: nobody else gets your seat, but you cannot return to it from this browser
page-join-title = Invited?
page-join-link = Link or code of the table
page-join-open = Open the table
page-disclaimer = Copse is a fan-made rules engine with its own texts and drawings. The publishers of Root and Small World are not affiliated with it and do not endorse it. Please buy their games.
page-kept-finished = { $days ->
    [one] The server deletes a finished game { $days } day after the last choice.
   *[other] The server deletes a finished game { $days } days after the last choice.
}
page-kept-abandoned = { $days ->
    [one] The server deletes an unfinished game { $days } day after the last choice.
   *[other] The server deletes an unfinished game { $days } days after the last choice.
}

## Faces, invitation and the end of a game

page-invited = You are invited to { $game }
page-invited-by = { $who } invites you to { $game }
page-sit-as = Sit down: { $role }
page-ending-sources = Where the points came from
page-ending-off-track = off the score track
page-ending-decisive = The decisive turns
page-ending-turn = Turn { $turn } · { $who }
page-ending-chance = { $who }’s chance: { $before } % → { $after } %
page-ending-gained = { $points ->
    [one] { $points } point for { $who }
   *[other] { $points } points for { $who }
}
page-ending-open = Show turn { $turn } in the replay
page-law-rule = The rule
page-law-title = What the rules say
page-own-what = New
page-own-race = race
page-own-power = power
page-own-name = Name
page-own-tokens = Tokens
page-own-replaces = Uses the tokens of
page-own-cheaper = 1 token less to conquer
page-own-pays = 1 coin for each region
page-own-coins = Coins each turn
page-own-gift-enters-anywhere = may begin anywhere
page-own-gift-flies = reaches every land region
page-own-gift-holds-water = holds seas and lakes
page-own-gift-keeps-losses = loses no tokens
page-own-gift-keeps-all-tokens = keeps all tokens in decline
page-own-add = Add
page-own-remove = Remove { $name }
page-own-text = As text, or from a file
page-own-file = Read it from a file (TOML)

## Cards that explain a thing, and choosing from them

page-about-thing = What this is
page-about-keep = pins this open
page-own-board = Your board: { $who }
page-picker = Cards to choose from
page-thing-card = card
page-thing-item = item
page-thing-warrior = warriors
page-thing-building = building
page-thing-token = token
page-thing-pawn = pawn
page-thing-leader = leader
page-thing-character = character
page-thing-minister = minister
page-thing-mood = mood
page-thing-quest = quest
page-thing-hireling = hireling
page-thing-landmark = landmark
page-thing-faction = faction
page-thing-trait = trait
page-thing-ruin = ruin
page-thing-decree = Decree column
page-thing-relation = relationship
page-thing-service = service
page-thing-duty = Retinue column
page-thing-conspiracy = conspiracy
page-thing-area = part of the board
page-thing-region = region
page-thing-symbol = symbol
page-thing-marker = marker
page-thing-coins = coins
page-thing-race = race
page-thing-power = special power
page-thing-law = The rules say

## Settings

page-settings = Settings
page-language = Language
page-theme = Colors
page-theme-system = follow the system
page-theme-light = light
page-theme-dark = dark
page-unfold = Event playback
page-unfold-calm = calm
page-unfold-brisk = brisk
page-unfold-instant = instantly
page-motion-off = No animation
page-motion-off-about = Nothing moves or pulses. Always off if your system asks for reduced motion.
page-decline-ambush = Decline ambushes automatically
page-decline-ambush-about = Copse declines after a random delay, whatever cards you have. So nobody learns anything about your hand.
page-notify = Notify me when it is my turn
page-notify-about = The browser asks for your permission.

## Settings: sound; the log; the summary after waiting

page-sound = Sound
page-sound-about = The key M turns it off and on.
page-volume = Volume
page-woodland = Forest sounds
page-woodland-about = Wind and birds, very softly.
page-log-show = Show in the log
page-log-show-all = Everything
page-log-show-battles = Battles
page-log-show-points = Points
page-log-show-mine = About me
page-log-none = Nothing of this kind so far.
page-log-fold = What belongs to it:
page-recap = While you waited
page-recap-lost = Lost
page-recap-gained = Gained
page-recap-met = What others did to you
page-recap-unruled = No longer held
page-recap-ruled = Newly held
page-recap-points = Points of { $who }
page-recap-calm = Nobody touched your pieces.
page-recap-close = Close the summary
page-recap-turn = Show the turn of { $who } again. { $deeds }
page-recap-walk = moves: { $count }
page-recap-battle = battles: { $count }
page-recap-conquest = conquests: { $count }
page-recap-place = pieces placed: { $count }
page-recap-craft = cards crafted: { $count }
page-recap-loss = enemy pieces removed: { $count }
page-recap-scored = points: { $points }
page-thinking = A computer is working on your hint…

## A new table

page-game = Game
page-table-name = Name of the table
page-seats = Seats
page-seats-about = Several people can share this device and take turns. Between turns the page hides the cards.
page-seat-kind = Who takes seat { $seat }
page-seat-level = Strength of seat { $seat }
page-seat-role = Faction of seat { $seat }
page-seat-add = Add a seat
page-seat-remove = Remove a seat
page-kind-human = person here
page-kind-human-about = at this device
page-kind-agent = computer
page-other-agents = Others
page-kind-open = open
page-kind-open-about = for a guest who opens the link
page-kind-bot = bot
page-kind-bot-drafted = bot – not available when factions are drafted
page-kind-bot-not-had = bot – not in this edition
page-bots-about = A computer plays a seat as a person would. A bot is an automated faction from the Law of Rootbotics.
page-bot-difficulty = Difficulty of the bot on seat { $seat }
page-bot-role = Character
page-bot-traits = Traits: { $traits }
page-bot-no-traits = Traits: none
page-options = Options
page-more-options = More options
page-more-choices = More choices: rules, visitors, a file
page-list-none = none
page-list-random = { $count } at random
page-list-named = { $count } of your choice…
page-list-place = { $list }: number { $place }
page-list-choose = choose…
page-not-beside = { $name } – not together with { $other }
page-not-in-edition = { $name } – not in this edition ({ $law })
page-required-here = { $name } – { $must } must play ({ $law })
page-too-few = Keep at least { $count } of them.
page-drafted = Players draft their factions at the table, when the game begins.
page-setup-standard = standard: the factions chosen above
page-setup-draft = advanced: players draft factions at the table
page-setup-advanced = advanced: the factions chosen above
page-pace = Pace
page-pace-mode = How you play
page-pace-live = together, now
page-pace-days = over several days
page-pace-move = Time for each decision
page-pace-none = no limit
page-pace-late = When time runs out
page-late-agent = a computer chooses
page-late-pass = pass
page-late-nothing = only remind
page-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
page-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
page-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
page-who-may = Who may join
page-passphrase = Pass phrase
page-passphrase-none = none: the link is enough
page-spectators = Allow spectators
page-listed = Who finds the table
page-listed-link = people with the link
page-listed-public = everybody, on the start page
page-listed-club = the club { $club }
page-admit-guests = Admit people without an account
page-upload = Continue from a file
page-upload-about = A record or a position saved by Copse. The file sets the game and its options.
page-upload-bad = This file is neither a record nor a position of Copse.
page-open-table = Open the table

## The waiting room

page-hosted-by = Table of { $who }
page-invite = Link to invite others
page-invite-about = With this link, people can take an open seat or watch.
page-copy = Copy
page-copied = Copied
page-seat-open = open
page-seat-you = { $name } (you)
page-seat-bot = bot: { $about }
page-seat-together = at the host’s device
page-sit-down = Sit down
page-start = Start the game
page-start-open = Fill the open seats first. A computer can take a seat.
page-start-filled = Start with the computer on the open seats
page-waiting-host = The host starts the game.
page-waiting-begun = The game has begun. If you take a seat, you continue with its hand.

## The table

## Choosing: verbs, their targets, and queued choices

page-verbs = Verbs
page-pointed = What you pointed at
page-list = All choices as a list ({ $count })
page-ends-turn = ends your turn
page-lasting-about = You cannot take this back.
page-answered = Answered for you:
page-choice-kept = The others see your answer in a moment, so that its timing tells them nothing.
page-choice-unnoticed = If you answer within { $seconds } s, nobody can tell that you thought about it.
page-choice-next = Next:
page-choice-missed = The question has changed, so this was not done:
page-follow-hint = Do this
page-nothing-here = You can do nothing here now.
page-nothing-here-things = You can choose these: { $things }.
page-nothing-here-verbs = None of your choices needs this: { $verbs }.
page-confirming = Ask before
page-confirming-lasting = what cannot be taken back
page-confirming-always = every action
page-auto-answer = Answer when only one choice is left
page-auto-answer-about = After a random delay, so that nobody learns anything. Never when it ends your turn.
page-ask-any = Which one?
page-ask-a = Which path?
page-ask-b = And its other end?
page-ask-attacker = Who attacks?
page-ask-card = Which card?
page-ask-character = Which character?
page-ask-clearing = In which clearing?
page-ask-column = To which column?
page-ask-defender = Who defends?
page-ask-duty = To which column?
page-ask-faction = Which faction?
page-ask-hireling = Which hirelings?
page-ask-item = Which item?
page-ask-landmark = Which landmark?
page-ask-leader = Which leader?
page-ask-minister = Which minister?
page-ask-mood = Which mood?
page-ask-origin = From where?
page-ask-piece = Which piece?
page-ask-pick-place = Which people?
page-ask-place = Where?
page-ask-plot = Which plot?
page-ask-post = From which column?
page-ask-quest = Which quest?
page-ask-region = Which region?
page-ask-relic = Which relic?
page-ask-seat = Who?
page-ask-servant = Which card?
page-ask-suit = Which suit?
page-ask-target = Where to?
page-ask-waystation = Which waystation?

page-setting-up = Setting up the game
page-draft-row = Setup cards
page-draft-militant = militant
page-draft-insurgent = insurgent
page-draft-reach = reach { $reach }
page-draft-kinds = Militant factions fight over the map from the start; insurgent ones grow between them. Reach says how strongly a faction contests the map.
page-draft-locked = locked until someone takes a militant faction
page-begins = plays first
page-watching = watching
page-chat-spectator = { $who } (spectator)
page-hires-soon = { $count ->
    [one] Hires { $count } hireling at the end of the turn
   *[other] Hires { $count } hirelings at the end of the turn
}
page-watch = Watch
page-gains = Where { WHOSE($who) } points came from
page-gains-start = at the start
page-known-doubtful = It may have left unseen since.
page-drawer = Choices and tabs
page-connection-lost = Connection lost. Trying again…
page-connection-polling = Live updates are interrupted. The page checks every two seconds.
page-tab-choices = Choices
page-tab-hand = Hand
page-tab-players = Players
page-tab-log = Log
page-tab-law = Law
page-you-decide = You decide
page-agent-decides = { $who } is thinking
page-thinks = thinking
page-hurried = Many games are running, so the computer thinks for less time than usual.
page-other-decides = { $who } decides
page-you-wait = The game waits for this decision.
page-time-left = Time left
page-choices = Choices
page-filter = Type to find a choice
page-nothing-fits = No choice fits. Press Escape to go back.
page-amount = How many
page-fewer = fewer
page-more = more
page-blocked = { $count ->
    [one] Not allowed now: { $count } thing
   *[other] Not allowed now: { $count } things
}
page-make-choice = Make the choice
page-confirm = Confirm
page-back = Back
page-undo = Undo
page-hint = Hint
page-about-choice = About this choice
page-end-turn = End my turn
page-end-turn-about = This ends your turn and cannot be undone.
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-offline = offline
page-manage-seats = Seats: who is here
page-leave = Leave…
page-leaving = Leave your seat?
page-leave-a-while-about = A computer plays for you. You see what spectators see, and can come back at any time.
page-leave-a-while = Let a computer play
page-leave-for-good-about = Anyone with the link can take the seat. You cannot come back or take another seat in this game.
page-leave-for-good = Give up the seat for good
page-stay = Stay
page-away = A computer plays your seat.
page-substituted = A substitute plays your seat.
page-days-off-until = days off until { $until }
page-days-off-later = days off { $from } – { $until }
page-come-back = Come back
page-replace = Let a computer play
page-remove = Remove…
page-removing = Remove { $who }
page-remove-open-about = The seat becomes open, and everyone at the table sees it.
page-remove-agent-about = A computer plays the seat to the end of the game, and everyone at the table sees it. Nobody else can take the seat.
page-remove-only = Remove
page-ban-about = They also cannot come back to this table, neither to play nor to watch.
page-ban = Remove and ban
page-new-token = New key for this seat
page-new-token-done = Your seat has a new key. The old key no longer works.
page-unfold-speed = Speed of animations
page-unfold-now = Skip to now
page-unfold-again = Show the last bot turns again
page-suspense = Watch what happens
page-suspense-about = Click anywhere or press a key to see the outcome at once.
page-suspense-told = The question follows when you have seen this, or with “Skip to now”.
page-log-all = Show everything
page-law-open = Paragraph { $law }
page-law-missing = There is no summary of this paragraph.
page-law-now = Rules for this decision
page-law-recent = Rules for what just happened

## What a choice would do, and dragging

page-outline = Outline of the turn
page-outline-done = done
page-forecast = Forecast
page-forecast-then = After this choice
page-forecast-turn-0 = This turn
page-forecast-turn-1 = Next turn, as things stand
page-forecast-yes = possible
page-forecast-unsure = unsure
page-forecast-no = impossible
page-forecast-nothing = nothing to do
page-ahead = What this would do
page-ahead-points = { $who }: { $points } points.
page-ahead-ruled = { $who } would hold { $place }.
page-ahead-unruled = Nobody would hold { $place }.
page-ahead-losses = { $who } loses { $losses } pieces on average, and all of them with a chance of { $wiped } %.
page-ahead-success = The roll succeeds with a chance of { $chance } %.
page-ahead-wiped = loses everything: { $chance } %
page-ahead-ambush = This assumes no ambush, but an ambush is possible.
page-ahead-hireling = hirelings
page-drop = Drop it here?
page-drop-back = Put it back
page-redeploy = Redeploy
page-redeploy-left = { $count ->
    [one] { $count } token left to place
   *[other] { $count } tokens left to place
}
page-redeploy-all = All tokens are placed
page-redeploy-evenly = Spread evenly
page-redeploy-undo = Take one back
page-redeploy-send = Done

## Several people at one device

page-cover = Pass the device to { $who }
page-cover-about = Everyone else, please look away.
page-cover-take = It is me

## Being together

page-avatar = Your picture
page-avatar-animal = Animal
page-avatar-colour = Color
page-animal-fox = fox
page-animal-rabbit = rabbit
page-animal-mouse = mouse
page-animal-bird = wing
page-animal-cat = cat
page-animal-hawk = hawk
page-animal-otter = otter
page-animal-mole = mole
page-animal-lizard = lizard
page-animal-crow = crow
page-animal-rat = rat
page-animal-badger = badger
page-colour-red = red
page-colour-amber = amber
page-colour-moss = green
page-colour-teal = teal
page-colour-blue = blue
page-colour-plum = plum
page-colour-rose = rose
page-colour-slate = gray
page-seat-name = Their name
page-seat-name-of = Name of the person on seat { $seat }
page-seat-kept = kept for { $name }
page-qr = QR code
page-qr-about = Point a phone’s camera at this code to open the link.
page-chat = Chat
page-chat-unread = Chat: { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
page-chat-said = Messages
page-chat-empty = No messages yet.
page-chat-write = Write a message
page-chat-gallery = This is the chat of spectators. Players read it only after the game.
page-chat-send = Send
page-chat-line = { $who }: { $words }
page-emotes = Reactions
page-emote-wave = Hello!
page-emote-bravo = Well played!
page-emote-thanks = Thank you!
page-emote-laugh = Ha ha!
page-emote-oh = Oh!
page-emote-sorry = Sorry!
page-mute-who = Hide messages of { $who } on this device
page-mute-watching = Hide messages of spectators on this device
page-talk = Who may write in the chat
page-talk-players = players
page-talk-everyone = players and spectators
page-talk-off = nobody
page-take-back = Take a choice back…
page-take-back-others = You cannot undo this choice alone. If everyone agrees, the game returns to the moment before it. Everyone keeps what they saw since.
page-take-back-alone = The game returns to the moment before your last choice. This also undoes what the computer did since. You keep what you saw.
page-take-back-ask = Ask the others
page-take-back-do = Take it back
page-take-back-keep = Keep my choice
page-take-back-asked = { $who } asks to take back their last choice. The game would return to the moment before it. Everyone keeps what they saw since.
page-take-back-agree = Agree
page-take-back-decline = Decline
page-take-back-waiting = You asked to take your choice back. Waiting for: { $who }
page-take-back-withdraw = Withdraw
page-play-again-about = The same people and options; everyone moves one seat on
page-play-along = Join the rematch
page-watch-next = Watch the rematch
page-series = Series, game { $number }.
page-game-with = with { $who }
page-game-length = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
page-result-won = won
page-result-lost = lost
page-sift = Filter games
page-sift-games = all games
page-sift-state = In play or finished
page-sift-state-all = in play and finished
page-sift-state-running = in play
page-sift-state-over = finished
page-sift-result = Result
page-sift-result-all = any result
page-sift-result-won = won
page-sift-result-lost = lost
page-sift-none = No game of yours matches.
page-games-more = Show { $count } more
page-refusal-unreadable-text = A message must be one line of plain text.
page-refusal-talk-is-off = The host has turned off the chat.
page-refusal-too-many-messages = You sent many messages at once. Wait a moment.
page-refusal-not-asked = The other players answer this.
page-refusal-offer-lapsed = This request has ended: someone made a choice since, or did not agree.
page-refusal-already-asked = Someone else has just asked for this.
page-refusal-still-playing = You can ask for another game when this one is over.

## After the game

page-game-over = The game is over
page-won-by = Won by { $who }
page-won-together = Won together: { $who }
page-lost-together = Lost together to { $who }
page-won-how = How it was won:
page-final-score = Final score
page-chart = Course of the game
page-chart-points = Points
page-chart-chances = Chances of winning
page-chart-chances-about = This is the computer’s estimate, with today’s knowledge of the cards that were hidden then. Other players may judge differently.
page-chart-turns = turns →
page-chart-choices = choices →
page-no-chart = The page cannot show the course of this game.
page-analysis = Analysis
page-analysis-working = The computer is analyzing the game…
page-analysis-learned = A trained neural network judges every choice, from what its player knew at the time.
page-analysis-judge = The computer judges every choice, from what its player knew at the time. Other players may judge differently.
page-analysis-part = There was time for { $weighed } of { $real } choices.
page-analysis-moment = Moment of the game
page-analysis-choice = After { $choice } choices
page-analysis-costly = Choices that cost { $who } most
page-analysis-sound = No choice cost much.
page-analysis-better = Better ({ $before } % → { $after } %):
page-analysis-then = For example, followed by:
page-analysis-answer = { $who }: { $what }
page-analysis-open = Show it in the replay, after { $choice } choices
page-play-again = Play again
page-replay = Replay
page-download-record = Download the record
page-replay-start = The start
page-replay-first = To the start
page-replay-back = Step back
page-replay-next = Step forward
page-replay-play = Play
page-replay-pause = Pause
page-replay-at = Step { $at } of { $all }
page-unfold-steps = Step by step
page-map-of-game = Map of the game
page-download-replay = Save as a page
page-download-position = Save this position
page-fork = Play from here
page-fork-about = This opens a new table, which continues the game from this moment. Dice and draws are new from here on.
page-fork-name = { $name } (continued)
page-traces = Show on the map
page-traces-none = Pieces
page-traces-whose = Whose
page-traces-all = everyone
page-traces-mark = { $kind }: { $count }
page-trace-move = Moves
page-trace-battle = Battles
page-trace-conquest = Conquests
page-trace-loss = Losses

## Tutorials

page-lesson = Tutorial
page-lesson-step = Step { $number } of { $of }
page-lesson-next = Next
page-lesson-previous = Previous step
page-lesson-play = Now play a game
page-lesson-more = Other tutorials
page-lesson-done = Tutorial finished
page-lesson-watch = Watch the other players.

## What the server refuses, by its code

page-refusal-bad-edit = This is not possible: { $detail }
page-refusal-other = The server did not accept this: { $detail }
page-refusal-stale = The game has changed in the meantime. Look again, then choose.
page-refusal-illegal-action = You cannot do this now.
page-refusal-not-your-turn = It is not your turn to decide.
page-refusal-not-playing = This game is not running, so you cannot choose anything.
page-refusal-game-over = The game is over.
page-refusal-cannot-undo = You cannot take this back. Your turn began here, the time for it is over, someone else has already been asked, or dice or cards were shown.
page-refusal-nothing-to-undo = You have nothing to take back: someone else made the last choice.
page-refusal-open-seats = All seats must be filled before the game can start.
page-refusal-seat-taken = Someone else has this seat.
page-refusal-seat-is-held = This seat belongs to the person who plays it. A computer may only play for someone who keeps the table waiting for long.
page-refusal-seen-a-hand = You have or had a seat in this game, so you cannot take another.
page-refusal-bad-name = Use letters, digits or visible signs for a name, with few accents.
page-refusal-name-taken = Someone at this table has this name or a similar one. Choose another.
page-refusal-name-of-account = This name belongs to an account, or looks like one. Sign in to it, or choose another name.
page-refusal-banned = The host has banned you from this table.
page-refusal-nobody-to-remove = No person holds this seat.
page-refusal-own-seat = This is your own seat. Leave it instead.
page-refusal-rematch-made = You continue at another table. Get a new key there.
page-refusal-not-away = Nobody plays for you here.
page-refusal-too-few-days-off = You have fewer days off left in this game.
page-refusal-days-off-overlap = You have taken some of these days off already.
page-refusal-no-days-off = You have no days off now or later.
page-refusal-no-substitutes = By the rules of this table, you cannot name a substitute here.
page-refusal-no-such-key = This link for a substitute is no longer valid. Ask for a new one.
page-refusal-nobody-there = People choose their seats. Open the seat, so that someone can join.
page-refusal-not-over = This would show hidden information. You can read it when the game is over.
page-refusal-unreadable-table = The server cannot open this table: it is damaged, or its rules have changed since.
page-refusal-ended-table = The operators of the server have closed this table.
page-refusal-too-large = This is too large for the server.
page-refusal-too-slow = The request took too long to arrive. Try again.
page-refusal-too-costly = This takes more memory or time than the server allows for one request.
page-refusal-game-too-long = This game has reached the maximum length, so nobody can choose anything more.
page-refusal-too-many-requests = Too many requests at once. Wait a moment.
page-refusal-too-many-tables = You have opened too many tables today. Play at one of them.
page-refusal-tables-in-use = You have many running games. Leave or finish one of them first.
page-refusal-too-many-replays = You have opened many replays. Wait a moment.
page-refusal-too-many-undos = You have undone too many choices. You cannot undo any more.
page-refusal-busy = The server is busy, and running games come first. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
page-refusal-too-many-tries = Too many tries. Wait a while.
page-refusal-too-many-lines = You have too many windows of this page open.
page-refusal-thinking = A hint is on its way.
page-refusal-thinkers-busy = The computer is busy with other games. Ask again in a moment.
page-refusal-unavailable = The server cannot reach its database. Nothing was changed; try again in a moment.
page-refusal-bad-token = Your key for this seat is no longer valid.
page-refusal-no-seat = You have no seat at this table.
page-refusal-not-host = Only the host of this table can do this.
page-refusal-seat-is-played = A computer plays your seat until you come back.
page-refusal-no-spectators = This table has no spectators.
page-refusal-wrong-passphrase = This is not the pass phrase of this table.
page-refusal-passphrase-needed = Enter the pass phrase of this table to watch.
page-refusal-no-passphrase = This table has no pass phrase.
page-refusal-unknown-table = There is no such table.
page-refusal-bad-setup = This setup is not possible: { $detail }
page-refusal-bad-map = This map cannot be played: { $detail }
page-refusal-bad-deck = This deck cannot be played: { $detail }
page-refusal-changed-text = This text was changed after it got its hash. Remove the line with “hash” to use it as it is.
page-refusal-missing-text = The text of this map or deck is missing.
page-refusal-second-vagabond = The second Vagabond needs a first one. Give the Vagabond to another seat.
page-refusal-only-vagabonds = Two Vagabonds need another faction to play with.
page-refusal-not-in-edition = The chosen edition does not have this: { $detail }
page-refusal-required-in-edition = In the chosen edition, the Marquise and the Eyrie must both play.
page-refusal-no-people = Bots play against people. Give someone a seat.
page-refusal-no-bots = In a cooperative game you play against bots. Choose at least one.
page-refusal-no-bot = Choose a bot for this seat.
page-refusal-seat-of-bot = A bot plays this seat. Nobody else can take it.
page-refusal-too-many-corners = Too many of these factions start in a corner. The map has fewer corners.
page-refusal-wrong-seats = This game has another number of players. The page has corrected the seats; check them, then open the table again.
page-refusal-not-in-lesson = { $detail }
page-refusal-rules-mended = This game began under an earlier version of the rules, so its past cannot be shown. You can continue it.
page-refusal-signed-out = You are signed out on this device. Sign in again on the start page.
page-refusal-account-needed = This server is for people with an account. Sign in or register on the start page.
page-refusal-seat-of-account = This seat belongs to your account and has no key.
page-refusal-registration-closed = Nobody can register on this server.
page-refusal-invitation-needed = To register here, you need an invitation from the people who run this server. It works once, for a week.
page-refusal-account-name-taken = Somebody has this name, or one that looks like it.
page-refusal-too-many-names = You have changed your name several times lately. Wait some weeks.
page-refusal-too-many-accounts = Too many accounts were registered from here today.
page-refusal-weak-password = This password is easy to guess. Use more different characters, and not your name.
page-refusal-bad-credentials = The name or the password is wrong.
page-refusal-bad-passkey = This passkey does not open an account here. Try again, or sign in with your password.
page-refusal-too-many-passkeys = You have as many passkeys as an account can have.
page-refusal-last-key = This is your only way to sign in. Set a password first.
page-refusal-prove-again = Confirm first that it is you.
page-refusal-stale-link = This link was used before or has expired. Ask for another one.
page-refusal-no-mail = This server sends no e-mails. Use a recovery code.
page-refusal-bad-code = The name or the recovery code is wrong, or the code was used before.
page-refusal-confirm-deletion = Confirm that you want to delete your account.
page-refusal-not-operator = Only operators of this server may do that.
page-refusal-unknown-person = There is no person with this name, or their page is not for you.
page-refusal-unknown-result = There is no such game, or its replay is not for you.
page-refusal-bad-subscription = This browser’s push service cannot be reached from the server.
page-refusal-too-many-channels = You are already called in as many browsers as possible. Remove one first.
page-refusal-bad-webhook = A webhook is an https:// address on the public internet.
page-refusal-no-email = Confirm your e-mail address first.
page-refusal-unknown-channel = This way to call you was removed. Reload the page.
page-refusal-channel-gone = This address does not exist any more, so it was removed.
page-refusal-not-delivered = The test could not be delivered. Check the address, or try again later.
page-refusal-listed-with-phrase = A table that everybody finds cannot have a pass phrase.
page-refusal-table-of-members = This table is for people with an account. Sign in or register on the start page.
page-refusal-too-many-listed = You have as many tables with free seats as one person may have. Use one of them.
page-refusal-too-many-searches = Too many people look for a game from your network. Try again later.
page-refusal-too-many-invitations = You have sent many requests and invitations today. Try again tomorrow.
page-refusal-too-many-friends = One of you has as many friends and requests as a person may have.
page-refusal-has-many-invitations = This person has too many invitations just now.
page-refusal-already-begun = The game has begun, so nobody can be invited any more.
page-refusal-already-here = This person has a seat here, or is invited already.
page-refusal-invitation-ended = This invitation has ended.
page-refusal-too-many-followed = You follow as many games as a person may. Follow another one no longer.
page-refusal-not-organiser = Only the organizer of this league may do that.
page-refusal-unknown-league = There is no such league, or it is not for you.
page-refusal-unknown-entrant = This league has no such player.
page-refusal-unknown-pod = This league has no such game.
page-refusal-league-begun = This league has begun or was canceled.
page-refusal-league-over = This league is over or was canceled.
page-refusal-league-full = This league has no free places.
page-refusal-already-entered = You have entered this league already.
page-refusal-not-entered = This player is not in the league any more, or it has just begun.
page-refusal-too-few-entrants = Too few people have entered. Wait for more, then begin.
page-refusal-game-counts = You can set a result only if a game cannot go on or was not over in time.
page-refusal-too-many-leagues = You organize, or play in, as many leagues as a person may at the same time.
page-refusal-too-many-leagues-today = You have created many leagues today. Use one of them.
page-refusal-needs-agents = These options fix the number of players. Let a computer take free places, or choose other options.
page-refusal-no-sheet = There is no league sheet for this game. Save all results instead.
page-refusal-table-of-league = Only the entrants of its league play at this table.
page-refusal-unknown-club = There is no such club, or you are not a member.
page-refusal-club-name-taken = A club has this name, or one that looks like it.
page-refusal-too-many-clubs = This person is in as many clubs as the server allows, or the club is full.
page-refusal-not-helper = Only the founder and the helpers of a club may do that.
page-refusal-not-founder = Only the founder of a club may do that.
page-refusal-not-in-club = This person is not a member of this club.
page-report = Report
page-report-who = Report { $who }
page-report-message = Report this message of { $who }
page-reason-abuse = insults
page-reason-spam = spam
page-reason-cheating = cheating
page-reason-name = a name or an avatar
page-reason-other = something else
page-until = until { $moment }
page-for-good = for good
page-terms = Terms of use
page-privacy = Privacy
page-refusal-silenced = You cannot write { $until }: a moderator has silenced you ({ $reason }). { $words }
page-refusal-suspended = This account is suspended { $until } ({ $reason }). { $words }
page-refusal-not-moderator = Only moderators of this server may do that.
page-refusal-equal-role = You can act only on people whose role is below yours, and give only roles below yours.
page-refusal-already-done = Somebody else has dealt with this. Look again.
page-refusal-no-person = No person is at this seat.
page-refusal-yourself = You cannot do that to yourself.
page-refusal-unknown-account = Nobody has this name.
page-refusal-unknown-message = This message is no longer there.
page-refusal-unknown-report = This report is no longer there.
page-refusal-unknown-sanction = This sanction is no longer there.
page-refusal-guest-seat = A guest plays here. Only people with an account can be muted or blocked everywhere.
page-refusal-guest-reported = A guest was reported. Only people with an account can be sanctioned.
page-refusal-too-many-ties = Your list of muted and blocked people is full.
page-refusal-too-many-reports = You have made many reports today. The moderators will read them.
page-refusal-no-text = This server has no such text.
page-refusal-bad-record = The server cannot read the record: { $detail }
page-refusal-bad-position = The server cannot read the position: { $detail }
page-refusal-internal = Something went wrong on the server. The game itself is safe; try again.
page-bot-order = The order card
page-bot-order-unknown = Order unknown: the bot reveals it in Birdsong.
page-bot-order-souls = By the present Lost Souls, the order will be: { $suit }.
page-bot-level = Difficulty: { $level }
page-bot-turn = What it does this turn
page-bot-turn-next = What it will do in its turn
page-bot-items = face up: { $ready }, face down: { $spent }
page-bot-satchel = Satchel
page-bot-battle-track = Battle Track
page-bot-damaged = damaged
page-bot-quest = quest
page-bot-quests-done = quests completed
page-bot-burnt = permanently blocked slots in
page-bot-resting = The Vagabot slipped away, so it has no Daylight this turn.
page-bot-conspiracies = Track of conspiracies
page-bot-conspiracy-next = The next conspiracy
page-bot-market = market
page-bot-prices = a service costs
page-bot-price = { $from } points or more: pay { $price } warriors
page-bot-stance-shield = Protectionism: the shield
page-bot-stance-sword = Protectionism: the sword
