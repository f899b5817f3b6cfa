### The page of plots that `copse report` writes.

report-game-root = Root
report-game-smallworld = Small World
report-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-agents = agents
report-time = total time
report-first-seed = random seed of the first game
report-yes = yes
report-no = no
report-random = random
report-drafted = drafted
report-seat = Player { $seat }
report-figures = Numbers
report-equal-share = equal share { $share }
report-most-wins = { $name } has the largest share of wins: { $share } of { $played } games (95% interval { $interval }).
report-clear = { $clear ->
    [one] { $clear } of { $rows } intervals does
   *[other] { $clear } of { $rows } intervals do
} not contain the equal share (filled dots). If all were equal, about one in twenty would not.
report-all-games = all games { $points }
report-beside = Dots are the mean points of all players in the games with it. The line is the mean of all games.
report-most-held = Longest control: { $name }, in { $share } of the turns.
report-points-by-faction = Points by faction
report-points-by-agent = Points by agent
report-points-by-seat = Points by seat
report-round = Round
report-mean-points = Points
report-most-points = At the end { $name } has the most points on average, { $points }.
report-band = Lines are means; bands contain the middle half of the games. After its end, a game keeps its last points.
report-length = Length of games
report-turns = Turns
report-decisions = Decisions
report-games-counted = Games
report-half-turns = The middle half of the games lasts { $half } player turns.
report-half-decisions = The middle half of the games takes { $half } decisions.
report-median-is = median { $value }
report-least = Minimum
report-tenth = 10th percentile
report-half = Middle half
report-median = Median
report-mean = Mean
report-nine-tenths = 90th percentile
report-most = Maximum
report-ways = How games were won
report-commonest = { $share } of the games were won by §{ $law }.
report-paragraph = Paragraph
report-times-by-agent = Time for a decision
report-slowest = Half of { WHOSE($name) } decisions take at most { $median }; nine out of ten take at most { $most }.
report-times-range = Dots are medians; lines reach from the fastest tenth to the slowest. Each step of the axis is ten times the one before. Decisions with one choice only are not counted.
report-times-by-question = Time by question
report-question = Question
report-questions-shown = This shows the { $shown } questions (of { $questions }) that took the most time; the table has all of them.
report-asked = Asked
report-seconds = { $time } s
report-milliseconds = { $time } ms
report-microseconds = { $time } µs
report-about-intervals = All intervals are 95% Wilson intervals. A shared win counts as a fraction.
report-made-by = Made by Copse { $version }.
report-written = Written: { $file }
report-alike = if all were equal { $share }
report-as-played = as played
report-all-alike = if all were equal
report-adjusted = Adjusted
report-adjusted-agent = agents
report-adjusted-faction = factions
report-adjusted-seat = seats
report-how-adjusted = The second dot is adjusted for { $others }. It is the share of wins against average players, by a model that gives each agent, faction and seat a strength.
report-confounded = These games cannot separate the effect of this from the effect of { $others }, because they never varied independently.
report-agents-factions = Wins by agent and faction
report-cells = Each cell is an agent’s share of wins with a faction, its 95% interval and the number of games.
report-head-to-head = Head to head
report-duels = Of the games that one of two agents won, the share won by the agent of the row. Wins count for less where it has more seats.
report-mean-rating = mean { $rating }
report-about-ratings = On the Elo scale, 400 points are ten to one.
report-panels = Thin lines show the others for comparison.
report-game = Game
report-players = Players and points
report-forfeit = Forfeit
report-won-by = Won by
report-watch = Each number links to the record of its game. To watch one: copse replay { $record }; add --html OUT to make a page.
report-games-shown = This shows the first { $shown } of { $games } games.
report-some-of = some of { $names }

## A map or deck of the players' own beside the printed one

report-balance = { $own } beside { $printed }
report-balance-games = Games with the own map or deck: { $own }. Games with the printed one: { $printed }.
report-games-of = Games of
report-by-corner = Wins by corner
report-corner-heading = Corner
report-corner = Clearing { $clearing }, { $map }
report-no-corners = Nobody started in a corner.
report-about-corners = The wins of the factions that started in a corner.
report-differs = The intervals of these do not overlap: { $names }.
report-differs-nowhere = All intervals overlap: these games do not show a difference.
report-half-of-games = The lines cover the middle half of the games, in player turns. The dots are the medians.
report-sources = Points by source: { $faction }
report-about-sources = Mean points in a game, by the paragraph that gave them.
report-battles = Battles
report-about-battles = Battles in a game, by clearing. The darkest clearing has the most.
report-ruled = Rule
report-about-ruled = The share of turns in which somebody ruled a clearing. The darkest clearing has the largest share.
report-clearing = Clearing
