### What every game says that has no sentence of its own for it.

seat = Player { $number }
yes = yes
no = no
option-seed = seed
    .help = Where the dice and the shuffling start; the same seed gives the same game. If left out, it is random.
plain-won = Won by { $who }, with { $points } points.
help-table =
    {"  "}table          draw the table
      help §         a paragraph of the rules
