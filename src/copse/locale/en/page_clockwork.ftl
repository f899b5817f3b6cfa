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
clockwork-chance = Cards and dice of the setup
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
clockwork-now-person = Now: { $who }. Play on the real board, then show here what has changed.
clockwork-now-bot = Now: { $who }.
clockwork-turn-of = { WHOSE($who) } turn
clockwork-setting-up = Setting up
clockwork-tab-pieces = Map
clockwork-tab-boards = Boards
clockwork-tab-table = Table
clockwork-whose-turn = Who plays next
clockwork-export = The table as text
clockwork-export-file = Keep as a file

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
clockwork-let-go = Let go
clockwork-ruin-explored = Explored, found…
clockwork-ruin-empty = nothing
clockwork-less = { $what }: less
clockwork-more = { $what }: more

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

## A bot's turn

clockwork-turn-cancel = Cancel the turn
clockwork-step = { $more ->
    [yes] Step { $at } of { $all }, and more to come
   *[no] Step { $at } of { $all }
}
clockwork-steps-follow = { $count ->
    [one] One step follows.
   *[other] { $count } steps follow.
}
clockwork-back = Back
clockwork-next = Next step
clockwork-to-end = to the last step
clockwork-keep = Done: the table stands so
clockwork-all-steps = All steps ({ $count })
clockwork-draw-here = Draw for me
clockwork-roll-here = Roll for me
clockwork-draw-all = Everything else this turn too
clockwork-drew = Or: we drew
clockwork-rolled = Or: we rolled
clockwork-answers = Answers
clockwork-retell = Take back answer { $number }: { $answer }
