### Clockwork at your table: people play with the real box, and the page runs the bots.

## Tables

clockwork-title = Clockwork at your table
clockwork-lead = You play with the real board, cards and dice. The page plays the bots: step by step and with reasons, it tells you what each of them does with its pieces.
clockwork-tables = Tables kept in this browser
clockwork-forget = Forget { $name }
clockwork-new = A new table
clockwork-table-unnamed = Table at home
clockwork-who-plays = Who plays
clockwork-who-plays-about = In order of play, as you sit around the board.
clockwork-people = Played by people
clockwork-bots = Bots
clockwork-chance = Cards and dice
clockwork-chance-people = You draw and roll them, and tell the page
clockwork-chance-page = The page draws and rolls them
clockwork-set-up = Set up
clockwork-import = A table from a text
clockwork-import-about = A position of Copse, such as this page gives you to keep.
clockwork-import-text = Text of the position
clockwork-import-file = File with the position
clockwork-import-open = Take it in

## At the table

clockwork-undo = Undo
clockwork-redo = Redo
clockwork-again = Try again
clockwork-over = The game is over. Winner: { $who }
clockwork-turn-of = { WHOSE($who) } turn
clockwork-setting-up = Setting up
clockwork-tab-pieces = Map
clockwork-tab-boards = Boards
clockwork-tab-table = Table
clockwork-whose-turn = Who plays next
clockwork-export = The table as text
clockwork-export-file = Keep as a file
clockwork-tab-turn = Turn
clockwork-tab-history = History
clockwork-size-large = Large type, to read from across the table
clockwork-after-setup = You can use this after the setup.
clockwork-entering = What you enter
clockwork-entering-all = Every turn, so that the page knows the map
clockwork-light = Light mode: only what the bots ask
clockwork-light-about = In light mode the page shows no map. You enter nothing for the people; before each step of a bot it asks what that step depends on.
clockwork-light-person = Play on the real board. Enter nothing here, and go on when a bot is next.
clockwork-page-draws = The page draws cards and rolls dice
clockwork-awake = The screen stays on while this table is open.
clockwork-awake-not = This browser does not keep the screen on. Choose a longer time for it in the settings of your device.
clockwork-now = Now: { $who }
clockwork-share = Share this table
clockwork-share-about = Others can look at a shared table, live, and you can let them enter turns too. The server keeps it.
clockwork-shared-link = Link to this table
clockwork-shared-look = To look at it
clockwork-shared-enter = To enter turns as well
clockwork-shared-copy = Copy the link
clockwork-entered-elsewhere = Somebody else was faster: this is the table as they entered it.
clockwork-back-to = Back to: { $title }
clockwork-turn-again = Begin this turn again
clockwork-print = Print the table and the bots’ rules
clockwork-sheet-round = Round
clockwork-sheet-now = now

## Pieces on the map

clockwork-pieces-about = Choose a piece here, then a clearing. A piece on the map can be moved or taken off.
clockwork-whose-pieces = Whose pieces
clockwork-pieces-of = Pieces: { $who }
clockwork-no-pieces = They have no pieces to place.
clockwork-pawn = pawn
clockwork-clearing = Clearing
clockwork-clearing-none = none chosen
clockwork-clearing-empty = Nothing stands here.
clockwork-move = move
clockwork-move-of = Move { $what }
clockwork-lay-where = Where? Tap a place on the map.
clockwork-move-where = From { $clearing }: tap the clearing to move to.
clockwork-how-many = How many
clockwork-all-of-them = All { $count }
clockwork-take-off = Take off
clockwork-let-go = Cancel
clockwork-ruin-explored = Explored, found…
clockwork-ruin-empty = nothing
clockwork-less = { $what }: less
clockwork-more = { $what }: more
clockwork-add-piece = Another piece

## Boards

clockwork-points = Points
clockwork-hand = Cards in hand
clockwork-supporters = Supporters
clockwork-crafted = Crafted:
clockwork-craft = Crafts a card
clockwork-add = Add
clockwork-card-remove = Take { $card } away
clockwork-card-search = Search by name
clockwork-card-none = No such card.
clockwork-shared = What all share
clockwork-items = Items on the map
clockwork-discard = Discard pile:
clockwork-reshuffle = The discard pile becomes the deck
clockwork-line = Anything else
clockwork-line-about = A line of a position, as in docs/reference/positions.md; Enter sends it.
clockwork-track-box = Crafted items
clockwork-track-turned = Crafted items, face down
clockwork-track-decree = Decree:
clockwork-track-decree-recruit = Decree, Recruit:
clockwork-track-decree-move = Decree, Move:
clockwork-track-decree-battle = Decree, Battle:
clockwork-track-decree-build = Decree, Build:
clockwork-track-leader = Leader
clockwork-track-officers = Officers
clockwork-track-space = Space of the conspiracy marker
clockwork-track-acolytes = Acolytes
clockwork-track-souls = Lost Souls:
clockwork-track-outcast = Outcast
clockwork-track-market = Market, from left to right:
clockwork-track-payments = Payments
clockwork-track-funds = Funds
clockwork-track-commitments = Commitments
clockwork-track-swayed = Swayed ministers
clockwork-track-ambushes = Ambushes kept:
clockwork-track-mood = Mood
clockwork-track-hoard = Hoard
clockwork-track-relation = Relationship with { $who }
clockwork-track-satchel-ready = Items, face up
clockwork-track-satchel-spent = Items, face down
clockwork-track-satchel-damaged = Items, damaged, face up
clockwork-track-satchel-damaged-spent = Items, damaged, face down
clockwork-track-vagabot-ready = Satchel, face up
clockwork-track-vagabot-spent = Satchel, face down
clockwork-track-vagabot-track = Battle Track, face up
clockwork-track-vagabot-track-spent = Battle Track, face down
clockwork-track-vagabot-damaged = Damaged, face up
clockwork-track-vagabot-damaged-spent = Damaged, face down

## A person’s turn

clockwork-turn-end = End turn
clockwork-turn-next = Next: { $who }
clockwork-turn-ended = The turn ended
clockwork-turn-more = More ways to go on
clockwork-turn-skip = Leave this question out
clockwork-turn-phase = Go to { $phase }
clockwork-turn-leave = Stop here, without the rest of the turn
clockwork-deed-cancel = Cancel this action
clockwork-shorthand = Or type it
clockwork-shorthand-example = 3 cats 11>7, battle 7 eyrie 2 1
clockwork-shorthand-read = Read
clockwork-shorthand-do = Do this

## History

clockwork-by-hand = By hand
clockwork-history-about = Go back to any moment. You can come forward again until you enter something else.
clockwork-history-begin = The beginning
clockwork-history-now = now
clockwork-history-go = Go there

## A bot's turn

clockwork-facts = Is this right?
clockwork-facts-about = What the turn depends on: is it right?
clockwork-fact-elsewhere = Correct this under “Boards”.
clockwork-fact-where = In which clearing? Choose it to correct its pieces.
clockwork-no-orders = There is nothing to do this turn.
clockwork-compare = Compare the candidates
clockwork-orders-done = All of this is done
clockwork-turn-done = Done, next turn
clockwork-from-start = From the first order
clockwork-draw-here = Draw for us
clockwork-roll-here = Roll for us
clockwork-drew = We drew
clockwork-rolled = We rolled
clockwork-answers = Answers
clockwork-answers-all = Show every answer
clockwork-answer-on-map = You can also tap the map.
clockwork-ask-dice = What do the two dice show?
clockwork-first-of-all = First of all: the map, the items and the deck
clockwork-retell = Take back the answer: { $answer }
clockwork-retell-last = Take back the last answer
clockwork-decline-always = No, and do not ask again
clockwork-ask-again = Ask every question again
clockwork-give-up = Give up this setup
clockwork-give-up-about = The table and all answers so far are lost.
clockwork-give-up-not = Go on with it
