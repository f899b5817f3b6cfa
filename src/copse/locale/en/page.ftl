### The page: its own buttons, lobby and settings. What is said about a game comes from the server.

## Everywhere

page-close = Close
page-loading = One moment…
page-unreachable = The server cannot be reached. Is it running?
page-trouble = Something went wrong. Load the page again; the game itself is safe.
page-to-lobby = Start page
page-your-name = Your name
page-guest = Guest

## The start page

page-lead = Two great games of cunning, with their complete rules. Play with friends, or against the computer.
page-games = Games
page-title-root = Root
page-title-smallworld = Small World
page-about-root = War for the Woodland: each faction plays by rules of its own.
page-about-smallworld = Peoples come, conquer and decline in a world too small for all of them.
page-for-players = { $least } to { $most } players
page-play-now = Play now
page-against-bots = Against bots:
page-alone-bots = Alone
page-alone-bots-about = You against bots, which play by rules of their own, from the Law of Rootbotics.
page-together-bots = Together
page-together-bots-about = You and whoever comes by the link against bots: you win or lose together.
page-new-table = New table
page-learn = Learn
page-learn-title = Learn { $game }
page-learn-about = A few minutes at a real table: you are told what to do, and why.
page-learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
page-clockwork = Clockwork at your table
page-clockwork-about = Own the box? Play Root with the real pieces, and let the page run the bots.
page-clockwork-open = Sit down
page-my-games = My games
page-origin-record = from a record
page-origin-position = from a position
page-origin-fork = continued
page-origin-unknown = of unknown origin
page-origin-seen = with a hand that someone saw before
page-your-turn = Your turn
page-turn-of = { $who } decides
page-status-waiting = waiting for players
page-status-playing = in play
page-status-over = finished
page-forget = Forget
page-forget-table = Forget { $name }: the seat stays, but this browser loses it
page-join-title = Invited?
page-join-link = Link or code of a table
page-join-open = Go there
page-disclaimer = A fan-made rules engine with words and drawings of its own, not affiliated with or endorsed by the publishers of Root or Small World. To enjoy the games as they are meant, buy them.
page-kept-finished = { $days ->
    [one] A finished game is deleted { $days } day after the last choice.
   *[other] A finished game is deleted { $days } days after the last choice.
}
page-kept-abandoned = { $days ->
    [one] A game that nobody finishes is deleted { $days } day after the last choice.
   *[other] A game that nobody finishes is deleted { $days } days after the last choice.
}

## Faces, invitation and the end of a game

page-invited = You are invited to { $game }
page-invited-by = { $who } invites you to { $game }
page-sit-as = Sit down: { $role }
page-ending-sources = Where the points came from
page-ending-off-track = off the score track
page-ending-decisive = What decided it
page-ending-turn = Turn { $turn } · { $who }
page-ending-chance = chance of { $who }: { $before } % → { $after } %
page-ending-gained = { $points ->
    [one] { $points } point for { $who }
   *[other] { $points } points for { $who }
}
page-ending-open = Show turn { $turn } in the replay
page-law-rule = The rule
page-law-title = What the rules say
page-own-what = New
page-own-race = people
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

## What a thing is, as its card tells it, and picking among such cards

page-about-thing = What this is
page-about-keep = keeps this open
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
page-theme-system = same as the system
page-theme-light = light
page-theme-dark = dark
page-unfold = What happens
page-unfold-calm = calm
page-unfold-brisk = brisk
page-unfold-instant = instantly
page-motion-off = No animation
page-motion-off-about = Nothing moves or pulses. Always off if your system asks for reduced motion.
page-decline-ambush = Decline ambushes by default
page-decline-ambush-about = Whatever you hold, after a random delay, so that nobody learns anything.
page-notify = Notify me when it is my turn
page-notify-about = The browser asks for permission.

## Settings: sound; the log; what happened while one waited

page-sound = Sound
page-sound-about = The key M turns it off and on.
page-volume = Volume
page-woodland = Woodland in the background
page-woodland-about = Wind and birds, very softly.
page-log-show = Lines to show
page-log-show-all = All
page-log-show-battles = Battles
page-log-show-points = Points
page-log-show-mine = About me
page-log-none = Nothing of this kind so far.
page-recap = While you waited
page-recap-lost = Lost
page-recap-gained = Gained
page-recap-met = To you
page-recap-unruled = Held no more
page-recap-ruled = Newly held
page-recap-points = Points of { $who }
page-recap-calm = Nothing of yours was touched.
page-recap-close = Put away
page-thinking = A computer is thinking about your choice…

## A new table

page-game = Game
page-table-name = Name of the table
page-seats = Seats
page-seats-about = Several people at this device take turns at it, and it is covered between them.
page-seat-kind = Who takes seat { $seat }
page-seat-level = Strength of seat { $seat }
page-seat-role = What seat { $seat } plays
page-seat-add = One more seat
page-seat-remove = One seat less
page-kind-human = person here
page-kind-human-about = at this device
page-kind-agent = computer
page-other-agents = Others
page-kind-open = open
page-kind-open-about = for whoever comes by the link
page-kind-bot = bot
page-kind-bot-drafted = bot – not where factions are drafted
page-kind-bot-not-had = bot – not in this edition
page-bot-difficulty = How hard the bot of seat { $seat } is
page-bot-role = Character
page-bot-traits = Traits: { $traits }
page-bot-no-traits = Traits: none
page-options = Options
page-by-lot = random
page-seat-number = player { $seat }
page-more-options = More options
page-list-none = none
page-list-lot = { $count } at random
page-list-named = { $count } by choice…
page-list-place = { $list }: number { $place }
page-list-choose = choose…
page-not-beside = { $name } – not beside { $other }
page-not-in-edition = { $name } – not in this edition ({ $law })
page-required-here = { $name } – { $must } must play ({ $law })
page-too-few = Leave at least { $count } of them.
page-drafted = Factions are drafted at the table, once the game has begun.
page-setup-standard = standard: factions as chosen above
page-setup-draft = advanced: factions are drafted at the table
page-setup-advanced = advanced: factions as chosen above
page-pace = Pace
page-pace-mode = How you play
page-pace-live = together, now
page-pace-days = over several days
page-pace-move = Time for each decision
page-pace-none = as long as it takes
page-pace-late = When time runs out
page-late-agent = a computer plays
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
page-who-may = Who may come
page-passphrase = Pass phrase
page-passphrase-none = none: the link is enough
page-spectators = Others may watch
page-upload = Go on from a file
page-upload-about = A record or a position of Copse; game and options are then those of the file.
page-upload-bad = This is neither a record nor a position of Copse.
page-open-table = Open the table

## The waiting room

page-hosted-by = { $who } invites
page-invite = Link for others
page-invite-about = Whoever opens this link can sit down on an open seat, or watch.
page-copy = Copy
page-copied = Copied
page-seat-open = open
page-seat-you = { $name } (you)
page-seat-bot = bot: { $about }
page-seat-together = at the host’s device
page-sit-down = Sit down
page-start = Start the game
page-start-open = Open seats must be taken first; a computer can take one.
page-waiting-host = The game starts when the host says so.
page-waiting-begun = The game has begun. Whoever sits down plays on with the hand of the seat.

## The table

## Choosing: verbs, what they need, and what waits

page-verbs = Verbs
page-pointed = What you pointed at
page-list = All choices as a list ({ $count })
page-ends-turn = ends your turn
page-lasting-about = This cannot be taken back.
page-answered = Answered for you:
page-choice-kept = Your answer is told in a moment, so that its timing gives nothing away.
page-choice-unnoticed = Answer within { $seconds } s, and nobody can tell that you thought about it.
page-choice-next = Next:
page-choice-missed = The question has changed, not made:
page-follow-hint = Do this
page-nothing-here = Nothing to do here now.
page-confirming = Ask before
page-confirming-lasting = what cannot be taken back
page-confirming-always = every action
page-auto-answer = Answer when there is no choice
page-auto-answer-about = After a random delay, so that nobody learns anything. Never what ends your turn.
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
page-draft-locked = locked until a militant faction is taken
page-begins = takes the first turn
page-watching = watching
page-chat-spectator = { $who } (spectator)
page-hires-soon = { $count ->
    [one] Hires { $count } hireling at the end of the turn
   *[other] Hires { $count } hirelings at the end of the turn
}
page-watch = Watch
page-gains = Where { WHOSE($who) } points came from
page-gains-start = at the start
page-drawer = Choices and tabs
page-connection-lost = Connection lost. Trying again…
page-connection-polling = Live updates are cut off; checking every two seconds.
page-tab-choices = Choices
page-tab-hand = Hand
page-tab-players = Players
page-tab-log = Log
page-tab-law = Law
page-you-decide = You decide
page-agent-decides = { $who } is thinking
page-hurried = The computer thinks less than usual: many games are being played just now.
page-other-decides = { $who } decides
page-you-wait = You and the others are waiting for this.
page-time-left = Time left
page-choices = Choices
page-filter = Type to find a choice
page-nothing-fits = Nothing fits; Escape goes back.
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
page-about-choice = About the choice
page-end-turn = End my turn
page-end-turn-about = This ends your turn and cannot be undone.
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-offline = offline
page-manage-seats = Seats: who is here
page-leave = Leave…
page-leaving = Leave the seat?
page-leave-a-while-about = A computer plays on for you. You see what everyone sees, and may come back at any time.
page-leave-a-while = Let a computer play
page-leave-for-good-about = The seat is open to whoever comes by the link. You cannot come back, nor take another seat of this game.
page-leave-for-good = Give the seat up for good
page-stay = Stay
page-away = A computer plays your seat.
page-come-back = Come back
page-replace = Let a computer play
page-remove = Remove…
page-removing = Remove { $who }
page-remove-open-about = The seat is open again, and everyone is told.
page-remove-agent-about = A computer plays the seat to the end of the game, and everyone is told. Nobody else can take it.
page-remove-only = Remove
page-ban-about = In addition they can neither play nor watch at this table again.
page-ban = Remove and ban
page-new-token = New key for this seat
page-new-token-done = Your seat has a new key, and the old one opens nothing any more.
page-unfold-speed = How fast what happens is shown
page-unfold-now = Skip to now
page-unfold-again = Show the last turns of bots again
page-log-all = Show everything
page-law-open = Paragraph { $law }
page-law-missing = There is no summary of this paragraph.
page-law-now = For this decision
page-law-recent = For what just happened

## What a choice would do, and dragging

page-ahead = What it would do
page-ahead-points = { $who }: { $points } points.
page-ahead-ruled = { $who } would hold { $place }.
page-ahead-unruled = Nobody would hold { $place }.
page-ahead-losses = { $who } loses { $losses } on average, everything with a chance of { $wiped } %.
page-ahead-success = The throw succeeds with a chance of { $chance } %.
page-ahead-wiped = wiped out: { $chance } %
page-ahead-ambush = If there is no ambush: none can be ruled out.
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

page-avatar = Your face
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
page-qr = As a code for the camera
page-qr-about = The link as a code: point a phone’s camera at it.
page-chat = Chat
page-chat-unread = Chat: { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
page-chat-said = What was said
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Send
page-chat-line = { $who }: { $words }
page-emotes = Without words
page-emote-wave = Hello!
page-emote-bravo = Well played!
page-emote-thanks = Thank you!
page-emote-laugh = Ha ha!
page-emote-oh = Oh!
page-emote-sorry = Sorry!
page-mute = Mute
page-mute-who = Hide what { $who } says, on this device only
page-mute-watching = Hide what spectators say, on this device only
page-talk = Who may write in the chat
page-talk-players = players
page-talk-everyone = players and spectators
page-talk-off = nobody
page-take-back = Take a choice back…
page-take-back-others = Your last choice cannot be undone by yourself. If everyone else agrees, the game goes back before it; what was seen stays seen.
page-take-back-alone = The game goes back before your last choice, also before what the computer did since. What was seen stays seen.
page-take-back-ask = Ask the others
page-take-back-do = Take it back
page-take-back-keep = Let it stand
page-take-back-asked = { $who } would like to take their last choice back. The game would go back before it; what was seen stays seen.
page-take-back-agree = Agree
page-take-back-decline = Decline
page-take-back-waiting = You asked to take your choice back. Still to answer: { $who }
page-take-back-withdraw = Withdraw
page-play-again-about = The same people and options, everyone one seat further
page-play-along = Join the rematch
page-watch-next = Watch the rematch
page-game-with = with { $who }
page-game-length = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
page-result-won = won
page-result-lost = lost
page-sift = Which games are shown
page-sift-games = all games
page-sift-state = In play or finished
page-sift-state-all = in play and finished
page-sift-state-running = in play
page-sift-state-over = finished
page-sift-result = Result
page-sift-result-all = any result
page-sift-result-won = won
page-sift-result-lost = lost
page-sift-none = None of your games is like that.
page-games-more = Show { $count } more
page-refusal-unreadable-text = A message is one line of plain text.
page-refusal-talk-is-off = The host has turned the chat off.
page-refusal-only-players-talk = At this table only players write; you can read along.
page-refusal-too-many-messages = That is a lot at once: wait a moment.
page-refusal-not-asked = The other people at the table answer this.
page-refusal-offer-lapsed = This is no longer asked: someone has chosen in the meantime, or did not agree.
page-refusal-already-asked = Someone else is asking for that just now.
page-refusal-still-playing = Another game can be asked for once this one is over.

## After the game

page-game-over = The game is over
page-won-by = Won by { $who }
page-won-together = Won together: { $who }
page-lost-together = Lost together to { $who }
page-won-how = How it was won:
page-final-score = Final score
page-chart = The course of the game
page-chart-points = Points
page-chart-chances = Chances of winning
page-chart-chances-about = As our computer judges it, seeing here what was hidden then. Others may judge differently.
page-chart-turns = turns →
page-chart-choices = choices →
page-no-chart = The course of the game cannot be shown.
page-analysis = Analysis
page-analysis-working = The game is being thought through…
page-analysis-learned = A network that learned the game judges every choice by what its player knew then.
page-analysis-judge = Our computer judges every choice by what its player knew then. Others may judge differently.
page-analysis-part = There was time for { $weighed } of { $real } choices.
page-analysis-moment = Moment of the game
page-analysis-choice = After { $choice } choices
page-analysis-costly = What cost { $who } most
page-analysis-sound = No choice cost much.
page-analysis-better = Better ({ $before } % → { $after } %):
page-analysis-then = For example, then:
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
page-fork = Play on from here
page-fork-about = A new table begins with the game up to this moment. Dice and draws from here on are new.
page-fork-name = { $name } (continued)
page-traces = What the map shows
page-traces-none = Pieces
page-traces-whose = Of whom
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
page-lesson-watch = Watch: the others are playing now.

## What the server refuses, by its code

page-refusal-bad-edit = This cannot be entered: { $detail }
page-refusal-other = The server did not accept this: { $detail }
page-refusal-stale = The game has moved on in the meantime. Look again, then choose.
page-refusal-illegal-action = That is not allowed now.
page-refusal-not-your-turn = It is not your turn to decide.
page-refusal-not-playing = The game is not being played, so nothing can be chosen.
page-refusal-game-over = The game is over.
page-refusal-cannot-undo = This cannot be taken back: the turn began here, the time for it is over, someone else has been asked already, or something was rolled, drawn or shown that nobody can unlearn.
page-refusal-nothing-to-undo = There is no choice of yours to take back: the last one was made by someone else.
page-refusal-open-seats = Someone must sit on every seat before the game can start.
page-refusal-seat-taken = This seat is taken.
page-refusal-seat-is-held = This seat belongs to whoever plays it. A computer may play only for someone who has kept the table waiting for long.
page-refusal-seen-a-hand = You hold or held a seat of this game, so you cannot take another.
page-refusal-bad-name = A name has letters, figures or signs that can be seen, with few marks above them.
page-refusal-name-taken = Someone at this table has this name, or one that looks like it. Choose another.
page-refusal-banned = The host has banned you from this table.
page-refusal-nobody-to-remove = No person holds this seat.
page-refusal-own-seat = This is your own seat: leave it instead.
page-refusal-rematch-made = You play on at another table: get a new key there.
page-refusal-not-away = No computer plays for you here.
page-refusal-nobody-there = People sit down themselves: open the seat, so that someone can join.
page-refusal-not-over = This would show hidden information: it can be read when the game is over.
page-refusal-unreadable-table = This table cannot be opened: it is damaged, or was played by rules that have changed since.
page-refusal-ended-table = This table was ended by those who run the server.
page-refusal-too-large = That is too large for the server.
page-refusal-too-slow = The request took too long to arrive. Try once more.
page-refusal-too-costly = That takes more memory or time than the server gives to one request.
page-refusal-game-too-long = No game goes on forever: nothing more can be chosen at this table.
page-refusal-too-many-requests = Too much at once: wait a moment.
page-refusal-too-many-tables = You have opened too many tables today: play one of them.
page-refusal-tables-in-use = You have many tables in use: leave or finish one of them first.
page-refusal-too-many-replays = You have looked back a lot: wait a moment.
page-refusal-too-many-undos = You have undone too much: what you choose now stands.
page-refusal-busy = The server is busy just now, and those who play already come first. Come again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
page-refusal-too-many-tries = Too many tries at the pass phrase: wait a minute.
page-refusal-too-many-lines = Too many windows are open here at once.
page-refusal-thinking = A hint is on its way.
page-refusal-thinkers-busy = Too many games need thinking just now. Ask again in a moment.
page-refusal-unavailable = The server cannot use its database just now. Nothing was changed; try again in a moment.
page-refusal-bad-token = Your seat at this table is no longer yours.
page-refusal-no-seat = You have no seat at this table.
page-refusal-not-host = Only the host of this table may do that.
page-refusal-seat-is-played = A computer plays your seat until you come back.
page-refusal-no-spectators = This table has no spectators.
page-refusal-wrong-passphrase = That is not the pass phrase of this table.
page-refusal-passphrase-needed = This table has a pass phrase. Whoever watches must give it.
page-refusal-no-passphrase = This table has no pass phrase.
page-refusal-unknown-table = There is no such table.
page-refusal-bad-setup = The table cannot be set up like this: { $detail }
page-refusal-second-vagabond = The second Vagabond needs a first one: give someone the Vagabond.
page-refusal-only-vagabonds = Two Vagabonds need someone else to play with.
page-refusal-not-in-edition = The edition that was chosen does not have this: { $detail }
page-refusal-required-in-edition = By the edition that was chosen, the Marquise and the Eyrie both have to play.
page-refusal-no-people = Bots play against people: someone has to sit down with them.
page-refusal-no-bots = A cooperative game is played against bots: choose at least one.
page-refusal-no-bot = A bot plays a seat only if a bot is chosen for it.
page-refusal-seat-of-bot = A bot plays this seat, and nobody else can.
page-refusal-too-many-corners = Too many of these factions start in a corner: the map has fewer corners.
page-refusal-wrong-seats = This game is for another number of players. The seats were corrected: look at them, then open the table again.
page-refusal-not-in-lesson = { $detail }
page-refusal-rules-mended = This game was played before a rule was mended, so its past cannot be shown. It goes on as ever.
page-refusal-bad-record = The record cannot be read: { $detail }
page-refusal-bad-position = The position cannot be read: { $detail }
page-refusal-internal = Something went wrong on the server. The game itself is safe; try again.
page-bot-order = The order
page-bot-order-unknown = Order unknown: it is revealed in Birdsong.
page-bot-order-souls = As the Lost Souls lie now, the order will be: { $suit }.
page-bot-level = Difficulty: { $level }
page-bot-turn = What it does this turn
page-bot-turn-next = What it will do in its turn
page-bot-items = face up: { $ready }, face down: { $spent }
page-bot-satchel = Satchel
page-bot-battle-track = Battle Track
page-bot-damaged = damaged
page-bot-quest = quest
page-bot-quests-done = quests done
page-bot-burnt = slots blocked permanently in
page-bot-resting = The Vagabot slipped away: no Daylight this turn.
page-bot-conspiracies = Track of conspiracies
page-bot-conspiracy-next = The next conspiracy
page-bot-market = market
page-bot-prices = a service costs
page-bot-price = { $from } points or more: pay { $price } warriors
page-bot-stance-shield = Protectionism: the shield
page-bot-stance-sword = Protectionism: the sword
