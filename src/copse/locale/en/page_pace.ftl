### The pace of a table, days off and substitutes.

## The form for a new table

pace-tempo-free = No clock
pace-tempo-free-about = Everyone takes the time they need.
pace-tempo-live = Live, 30 minutes each
pace-tempo-live-about = And 30 seconds more at each turn. When time runs out, a computer chooses.
pace-tempo-day = A day per turn
pace-tempo-day-about = When a day is over, a computer chooses. With 7 days off and substitutes.
pace-tempo-three = Three days per turn, computer after a week
pace-tempo-three-about = After a week without an answer, a computer plays until the player is back. With 14 days off and substitutes.
pace-alone-day-about = When a day is over, a computer chooses. With 7 days off.
pace-alone-three-about = After a week without an answer, a computer plays until the player is back. With 14 days off.
pace-tempo-own = Your own rules
pace-tempo-own-about = Choose the times below.
pace-details = Details
pace-turn = Time for each turn
pace-game = Clock for the whole game
pace-increment = Added at each turn
pace-after = A computer takes the seat after
pace-never = never
pace-nothing = none
pace-days-off-each = Days off for each player
pace-substitutes = Substitutes
pace-substitutes-nobody = none
pace-substitutes-player = named by the player who is away
pace-substitutes-host = also named by the host, for an absent player
pace-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

## The rules as sentences

pace-rule-turn = Time for each turn: { $time }. Answers in other players’ turns are timed apart from it.
pace-rule-move = Time for each decision: { $time }.
pace-rule-game = Clock of each player for the whole game: { $time }.
pace-rule-increment = Added at the start of each of your turns: { $time }. In other players’ turns, as much time for answers is free.
pace-rule-after = If the table has waited { $time } for a player, a computer takes the seat until the player is back.
pace-rule-days-off = Each player may take { $count ->
    [one] { $count } day
   *[other] { $count } days
} off, in which their clock stands still.
pace-rule-substitutes-player = A player who is away may name a substitute, who then sees the hand.
pace-rule-substitutes-host = A player who is away may name a substitute, who then sees the hand. The host may name one for an absent player.
pace-late-agent = When time runs out, a computer chooses.
pace-late-pass = When time runs out, the player passes.
pace-late-nothing = When time runs out, the table only shows it.

## At the table

pace-standstill = { $who } has days off. The clock stands still until { $until }.
pace-takeover = A computer takes the seat on { $at }, unless the player answers.
pace-days-off = Days off…
pace-days-off-title = Days off
pace-days-off-about = Your clock stands still on your days off, and everyone at the table sees it. Days left in this game: { $count }.
pace-days-off-count = How many
pace-days-off-from = From
pace-days-off-take = Take these days off
pace-days-off-end-about = If you come back early, a day that has begun is used up. You keep the days after it.
pace-days-off-end = I am back
pace-days-off-everywhere = In my other games, too
pace-substitute = Substitute…
pace-substitute-title = A substitute
pace-substitute-about = Make a link and send it to someone you trust. That person plays your seat and sees your hand until you come back. Everyone at the table sees who it is.
pace-substitute-host-about = Make a link and send it to someone who plays for { $who } and sees the hand of the seat from then on. { $who } may come back at any time.
pace-substitute-link = This link works once. Send it to one person only: anyone who has it can take the seat.
pace-substitute-link-label = Link for the substitute
pace-substitute-make = Make a link
pace-substitute-open = A link was made before. A new one replaces it.
pace-substitute-withdraw = Withdraw the link
pace-come-title = Play as a substitute: { $table }
pace-come-about = A player of this game is away. If you take the seat, you see its hand and play until the player comes back. After that you cannot take another seat in this game.
pace-come = Take the seat
