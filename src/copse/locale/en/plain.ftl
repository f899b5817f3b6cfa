### What every game says that has no sentence of its own for it.

seat = Player { $number }
yes = yes
no = no
plain-won = Won by { $who }, with { $points } points.
help-table =
    {"  "}table          draw the table
      help §         a paragraph of the rules
