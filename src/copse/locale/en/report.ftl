### The page of plots that `copse report` writes.

report-game-root = Root
report-game-smallworld = Small World
report-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-agents = agents
report-time = time of all games
report-first-seed = seed of the first game
report-yes = yes
report-no = no
report-random = random
report-drafted = drafted
report-seat = Player { $seat }
report-figures = Figures
report-equal-share = equal share { $share }
report-most-wins = Largest share of wins: { $name }, { $share } of { $played } played (95% interval { $interval }).
report-clear = { $clear ->
    [one] { $clear } of { $rows } intervals lies
   *[other] { $clear } of { $rows } intervals lie
} clear of the equal share (filled dots); were all alike, about one in twenty would.
report-all-games = all games { $points }
report-beside = Dots are the mean points of all players in the games with it; the line is the mean of all games.
report-most-held = Controlled longest: { $name }, in { $share } of the turns.
report-points-by-faction = Points by faction
report-points-by-agent = Points by agent
report-points-by-seat = Points by seat
report-round = Round
report-mean-points = Points
report-most-points = In the end { $name } has the most on average, { $points }.
report-band = Lines are means, and bands hold the middle half of the games; a game that is over keeps its last points.
report-length = Length of games
report-turns = Turns
report-decisions = Decisions
report-games-counted = Games
report-half-turns = The middle half of the games lasts { $half } turns of a player.
report-half-decisions = Counted in decisions, it lasts { $half }.
report-median-is = median { $value }
report-least = Least
report-tenth = 10% below
report-half = Middle half
report-median = Median
report-mean = Mean
report-nine-tenths = 90% below
report-most = Most
report-ways = How games were won
report-commonest = { $share } of the games were won by §{ $law }.
report-paragraph = Paragraph
report-times-by-agent = Time for a decision
report-slowest = Half of { WHOSE($name) } decisions take no more than { $median }, nine out of ten no more than { $most }.
report-times-range = Dots are medians, and lines reach from the quickest tenth to the slowest; each step of the axis is ten times the one before. Decisions without a choice are left out.
report-times-by-question = Time by question
report-question = Question
report-questions-shown = Shown are { $shown } of { $questions } questions, those on which most time was spent in all; the figures have every one.
report-asked = Asked
report-seconds = { $time } s
report-milliseconds = { $time } ms
report-microseconds = { $time } µs
report-about-intervals = Intervals are 95% intervals after Wilson. A win that several share counts for its part.
report-made-by = Made by Copse { $version }.
report-written = Written: { $file }
report-alike = all else alike { $share }
report-as-played = as played
report-all-alike = all else alike
report-adjusted = Adjusted
report-adjusted-agent = agents
report-adjusted-faction = factions
report-adjusted-seat = seats
report-how-adjusted = The second dot is adjusted for { $others }: the share that one would win against players of middling strength, by a model in which agent, faction and seat each have a strength of their own.
report-confounded = What is due to this and what to { $others } cannot be told apart: in these games they never changed places.
report-agents-factions = Wins by agent and faction
report-cells = Each cell is the share of wins of an agent with a faction, with its 95% interval and how often it was played.
report-head-to-head = Head to head
report-duels = Of the games that one of two agents won, the share that the agent of the row won; wins count for less where it has more seats.
report-mean-rating = mean { $rating }
report-about-ratings = On the scale of Elo: 400 points are ten times the strength.
report-panels = The thin lines are the others.
report-game = Game
report-players = Players and points
report-won-by = Won by
report-watch = Each number links to the record of its game. To watch one: copse replay { $record }, with --html OUT as a page.
report-games-shown = Shown are the first { $shown } of { $games } games.
report-some-of = some of { $names }
