### The pages of people, the ranking, and past games.

history-ranking = Ranking
history-your-page = Your page
history-since = Here since { $day }
history-computer = computer
history-person = somebody
history-guest = guest
history-bot = bot
history-ratings = Ratings
history-rating = Rating
history-rating-about = The true strength is within ± { $spread } in 95 of 100 cases.
history-rating-provisional = Provisional: fewer than ten rated games.
history-speed-live = live
history-speed-days = over several days
history-results = Results
history-summary = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $share } % won (95 % interval: { $low }–{ $high } %).
history-streak = Longest winning streak: { $count }.
history-legend-mine = wins with their 95 % interval
history-legend-all = all people on this server
history-legend-league = a published league
history-kind-faction = Factions
history-kind-race = Races
history-kind-power = Powers
history-kind-map = Maps
history-kind-players = Number of players
history-kind-draft = Drafted factions
history-kind-leader = First leader
history-kind-character = Character
history-kind-opening = First two turns
history-players = { $count } players
history-thing = What was played
history-games = Games
history-games-count = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
history-wins = Wins
history-interval = Interval
history-from-to = { $low } to { $high } %.
history-mark-all = All people here: { $share } %.
history-mark-league = League: { $share } %.
history-more = Show all
history-fewer = Show fewer
history-company = Other players
history-player = Player
history-ahead = Ahead
history-achievements = Achievements
history-achieved-tutorial = Tutorial: { $name }
history-achieved-win = First win: { $name }
history-achievements-show = Show achievements on the page
history-past = Past games
history-past-none = No finished games yet.
history-replay = Replay
history-earlier = Earlier games
history-held-left = abandoned the game
history-held-joined = played on
history-unrated-origin = Not rated and not counted: the game did not begin with a deal of the server.
history-unrated-own = Not rated and not counted: the table had its own races or powers.
history-unrated-bots = Not rated: bots played.
history-unrated-removed = Not rated: the host removed somebody.
history-unrated-guests = Not rated: a guest played.
history-unrated-seats = Not rated: one person held several seats.
history-unrated-short = Not rated: somebody left in the first turns.
history-unrated-often = Not rated: these players had met often that day.
history-settings = Who sees this page?
history-audience = People who may not see it do not see your name in the games of others either.
history-audience-everyone = Everyone
history-audience-signed-in = People who are signed in
history-audience-nobody = Only you
history-provisional = Fewer than ten games
history-ranking-none = Nobody has a rating here yet.
history-ranking-about = A rated game is dealt by the server and played by people with accounts, or by them and the computer. Somebody who leaves the game takes the last place. You see only people whose page you may see.
