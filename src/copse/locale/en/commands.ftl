### What people type at the terminal instead of a choice: first the name that help shows, then others. The names in
### English work in every language.

command-help = help
command-log = log
command-why = why
command-forecast = forecast
command-save = save
command-record = record
command-position = position
command-undo = undo
command-quit = quit
command-map = map
command-table = table
command-seats = seats
command-regions = regions
command-offer = offer
command-clearings = clearings
command-hand = hand
command-stock = stock
command-discard = discard
command-end = end
command-turn = turn
command-auto = auto
command-actions = actions
command-show = show
command-law = law
