### Leagues and tournaments: the list, the form for a new one, and the page of one.

## The list

leagues-leagues = Leagues and tournaments
leagues-about = Several rounds against different players, with standings. Copse opens the tables and calls everybody to their game.
leagues-show = Show leagues
leagues-new = New league
leagues-sign-in = Sign in to take part
leagues-whose = Whose leagues
leagues-whose-all = All
leagues-whose-everybody = For everybody
leagues-whose-clubs = Of your clubs
leagues-whose-yours = Yours
leagues-stage-open = Open for entries
leagues-stage-running = In progress
leagues-stage-finished = Finished
leagues-none-all = There are no leagues yet. Create one, and others can enter.
leagues-none-everybody = There is no league for everybody yet.
leagues-none-clubs = Your clubs have no leagues yet.
leagues-none-yours = You neither play in a league nor organize one.
leagues-none-club = This club has no leagues yet.
leagues-nameless = A league without a name
leagues-by = Organizer:
leagues-you-play = you play
leagues-you-organise = you organize
leagues-places = { $entrants } of { $most } places taken
leagues-round-of = Round { $round } of { $rounds }
leagues-ends = ends { $when }
leagues-status-open = open for entries
leagues-status-running = in progress
leagues-status-over = finished
leagues-status-cancelled = canceled

## A new league

leagues-account-needed = A league needs an account, so that its players can be called to their games.
leagues-name = Name
leagues-name-usual = { $game } league
leagues-who = Who may enter
leagues-who-everybody = everybody with an account
leagues-play-too = I play too
leagues-course = Rounds and players
leagues-rounds = Number of rounds
leagues-rounds-about = Each player has one game in each round.
leagues-round-time = Time for a round
leagues-round-time-live = All games of a round begin together, so everybody must be there.
leagues-round-time-days = A round ends earlier if all its games are over.
leagues-fewest = Fewest players
leagues-most = Most players
leagues-free = Free places
leagues-free-none = stay free
leagues-free-none-about = If players are missing, some games have fewer players.
leagues-free-agents-about = A computer of this level joins until there are enough players and all games are full.
leagues-seeding = First round
leagues-seeding-random = drawn at random
leagues-seeding-ratings = the best rated meet each other
leagues-seeding-about = Later rounds bring together players with similar results.
leagues-more = More choices: factions, rules, spectators
leagues-games-of = The games
leagues-pod-size = Players in a game
leagues-seats-about = The number of seats is the number of players in a game. Everybody gets each seat about equally often.
leagues-sum = { $rounds ->
    [one] { $rounds } round, at most { $time }, in games of { $players } players. Up to { $most } players can enter.
   *[other] { $rounds } rounds, at most { $time } each, in games of { $players } players. Up to { $most } players can enter.
}
leagues-create = Create the league

## A league

leagues-now = What happens now
leagues-of-club = league of a club
leagues-open-about = Anybody who sees this page can enter until the organizer begins the first round.
leagues-open-yours = Send the address of this page to others. When all have entered, begin the first round.
leagues-enter = Enter
leagues-full = All places are taken
leagues-withdraw = Withdraw
leagues-title-withdraw = Withdraw from the league
leagues-sure-withdraw = You play no further rounds and cannot come back. You keep your points. If you have a game now, you should finish it.
leagues-begin = Begin
leagues-title-begin = Begin the first round
leagues-sure-begin = Nobody can enter after that. Copse pairs the players, opens their tables and calls them.
leagues-cancel = Cancel the league
leagues-title-cancel = Cancel the league
leagues-sure-cancel = The league ends for everybody and cannot be continued. Running games go on as ordinary games.
leagues-back = Go back
leagues-deadline = The round ends on { $date } at the latest ({ $when }).
leagues-your-game = Your game: play
leagues-your-table-opens = Your table opens in a moment.
leagues-your-bye = You have no opponents in this round. That counts as a win.
leagues-your-broken = Your game cannot go on. The organizer may set its result; otherwise its players share the win.
leagues-your-place = Your game of this round is over: place { $place }.
leagues-your-out = You have withdrawn and play no further rounds.
leagues-won-by = Won by
leagues-over-about = All rounds are over. These are the final standings.
leagues-cancelled-about = The organizer ended this league before its last round was over.
leagues-standings = Standings
leagues-standings-when = Show the standings
leagues-standings-now = now
leagues-standings-after = after round { $round }
leagues-rank = Rank
leagues-player = Player
leagues-points = Points
leagues-against = Opponents
leagues-mean-place = Mean place
leagues-games = Games
leagues-ties = How are ties broken?
leagues-ties-about = A win is one point. Players with equal points are ordered by the points of the opponents they met (“Opponents”), then by their mean place. If these are equal, too, they share a rank.
leagues-round = Round { $round }
leagues-game-number = Game { $number }
leagues-bye = No opponents
leagues-pod-waiting = table opens soon
leagues-pod-playing = in play
leagues-pod-broken = cannot go on
leagues-pod-played = finished
leagues-pod-bye = counts as a win
leagues-pod-late = not over in time
leagues-pod-void = could not go on
leagues-pod-by-hand = set by the organizer
leagues-place = Place
leagues-seat = seat { $number }
leagues-scored = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
leagues-shared = { $share } of the win
leagues-reason-was = Reason: { $reason }
leagues-play = Play
leagues-look = Watch
leagues-replay = Replay
leagues-set = Set the result
leagues-set-title = Result of round { $round }, game { $number }
leagues-set-about = Choose the place of each player: 1 for the winner. Players with the same place share it. Everybody reads your reason.
leagues-reason = Reason
leagues-reason-like = for example: the players agreed on a draw
leagues-entrants = Players
leagues-entrants-none = Nobody has entered yet.
leagues-out = withdrew
leagues-you = (you)
leagues-number = no. { $number }
leagues-player-number = Player { $number }
leagues-remove = Remove
leagues-remove-title = Remove { $name }
leagues-remove-about = The place becomes free. While the league is open, this player can enter again.
leagues-remove-about-running = The player plays no further rounds, and keeps the points. The present game goes on.
leagues-rules = Rules
leagues-rule-players = A game has at most { $players } players.
leagues-rows = All results (CSV)
leagues-sheet = Sheet of the Root league (CSV)
leagues-export-about = A spreadsheet opens these files. They contain only names that you can see here.
leagues-at-table = Round { $round } of
leagues-the-league = League
leagues-news-enter = You have entered.
leagues-news-withdraw = You have withdrawn.
leagues-news-begin = The league has begun.
leagues-news-cancel = The league is canceled.
leagues-news-remove = The player is removed.
leagues-news-result = The result is set.
leagues-news-open = The league is open.
leagues-news-running = The league has begun.
leagues-news-over = The league is over.
leagues-news-cancelled = The league is canceled.
leagues-news-round = Round { $round } has begun.
leagues-news-table = Your table is open.
