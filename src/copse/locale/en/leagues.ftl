### The rules of a league, as its entrants read them.

league-first-ratings = In the first round, the players with the highest ratings meet each other.
league-first-random = The games of the first round are drawn at random.
league-pairing = Later rounds bring together players with similar results, if possible those who have not met. Everybody gets each seat about equally often. In a draft, the seats decide the order of choices. If one player has blocked another, they play together only if there is no other way.
league-points = A win is one point. Players who win together share it.
league-ties = If players have equal points, the points of the opponents they met decide, then their mean place. If these are equal, too, they share a place.
league-round = A round lasts { $time } at most. It ends as soon as all games are over. Then the next one begins at once.
league-absent = If a game has waited { $time } for a player, a computer takes the seat until the player is back. Players who are away when a game ends, or give up their seat, have the last place in it.
league-late = If a game is not over at the end of its round, the player for whom it waited longest in all has the last place, and the others share the win. The game may go on, but counts no more here.
league-broken = If a game cannot go on, its players share the win at the end of the round. The organizer may set the result of such a game, or of one that was not over in time, and gives a reason that everybody reads.
league-out = Players who withdraw keep their points and play no further rounds.
league-bye = A player who has no opponents in a round wins it. Nobody gets a second such win before everybody had one.
league-agents = Computers take free places. Their level: { $agent }.
league-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
league-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
league-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
