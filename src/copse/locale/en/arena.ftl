arena-playing = Playing
arena-by-seat = Wins by seat
arena-by-agent = Wins by agent
arena-by-race = Wins by race
arena-by-power = Wins by power
arena-by-faction = Wins by faction
arena-by-hireling = Wins by controlled hireling
arena-seat = Player
arena-agent = Agent
arena-race = Race
arena-power = Power
arena-faction = Faction
arena-hireling = Hireling
arena-landmark = Landmark
arena-side = Side
arena-promoted = promoted
arena-demoted = demoted
arena-played = Played
arena-wins = Wins
arena-share = Share
arena-interval = 95% interval
arena-points = Mean points
arena-hirelings = Hirelings in the game: mean points with and without them
arena-landmarks = Landmarks in the game: mean points with and without them
arena-games = Games
arena-points-with = With
arena-points-without = Without
arena-held = Hired
arena-longest = Longest control
arena-ratings = Ratings
arena-rating = Rating
arena-stopped = Stopped after { $done } of { $all } games.
arena-goes-on = The finished games are saved: run the same command again to play the others.
arena-forfeits = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } ended by forfeit. The first reason: { $reason }.
arena-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }.

### Files of decisions: `copse dataset`.

dataset-schema = Schema
dataset-environment = Observations of
dataset-none = none
dataset-games = Games
dataset-seats = Games × players
dataset-decisions = Decisions
dataset-forced = With one legal action only
dataset-legal = Legal actions
dataset-mean = { $mean } on average, { $most } at most
dataset-searched = With visit counts of a search
dataset-agents = Decided by
dataset-right = Every choice is legal, and every row is complete.
dataset-replayed = Every row matches its record.
dataset-written = Written: { $games ->
    [one] the decisions of { $games } game
   *[other] the decisions of { $games } games
} to { $file }
