### The workshop on the page: maps and decks of one's own.

workshop-title = Workshop
workshop-about = Draw a map or put a deck together, and play Root with it. Copse checks it while you work.
workshop-shelf-map = Maps
workshop-shelf-deck = Decks
workshop-unnamed-map = Map without a name
workshop-unnamed-deck = Deck without a name
workshop-begin-map = Begin a map:
workshop-begin-deck = Begin with:
workshop-from-nothing = an empty map
workshop-is-fine = can be played
workshop-is-unfinished = not finished
workshop-discard = Delete { $name }
workshop-discard-sure = Delete for good
workshop-cancel = Keep
workshop-import = Open a text
workshop-import-text = A map or deck as a text
workshop-import-open = Open
workshop-import-file = or a file
workshop-kept-here = Maps and decks are stored in this browser. To use them elsewhere, save them as a file or share a link.
workshop-not-here = This map or deck is not in this browser. It may be in another one.
workshop-bad-link = This link is damaged. Ask for it again.
workshop-unreadable = This text cannot be opened: { $fault }

workshop-tools = Tools
workshop-tool-select = Move
workshop-tool-add = Add clearings
workshop-tool-path = Paths
workshop-tool-closed = Closed paths
workshop-tool-corner = Corners
workshop-water-river = River
workshop-water-lake = Lake
workshop-undo = Undo
workshop-redo = Redo
workshop-hint-select = Drag a clearing to move it, or touch it to choose its suit, slots and ruin. With the keyboard: Tab and arrow keys.
workshop-hint-add = Touch the ground where the clearing should be.
workshop-hint-full = A map has at most { $most } clearings.
workshop-put-one = Place one for me
workshop-hint-path = Drag from one clearing to another, or touch both. Again to remove the path.
workshop-hint-path-to = A path from clearing { $id } to which clearing?
workshop-hint-closed = Drag from one clearing to another, or touch both. Players clear closed paths during the game.
workshop-hint-closed-to = A closed path from clearing { $id } to which clearing?
workshop-hint-river = Touch the clearings along the river in order. Touch one again to take it out.
workshop-hint-lake = Touch the clearings at the coast of the lake. Touch one again to take it out.
workshop-hint-corner = Touch two opposite corners. A map needs two such pairs.
workshop-hint-corner-to = Which corner is opposite clearing { $id }?

workshop-drawing = The map that you draw
workshop-clearing = Clearing { $id }
workshop-no-suit = suit at random
workshop-slots-count = { $count ->
        [one] { $count } slot
       *[other] { $count } slots
    }
workshop-opposite-of = corner, opposite clearing { $id }
workshop-choose-clearing = Touch a clearing to see what is in it.
workshop-suit = Suit
workshop-slots = Slots
workshop-opposite = Corner opposite
workshop-no-corner = not a corner
workshop-at-water = at the water
workshop-at-river = at the river
workshop-at-lake = at the lake
workshop-paths-of = Paths from here
workshop-to = to { $id }
workshop-joined-none = none
workshop-joined-open = path
workshop-joined-closed = closed path
workshop-remove-clearing = Remove this clearing
workshop-whole-map = Suits and water
workshop-random-suits = Place suits at random in each game
workshop-water = Water
workshop-river-divides = The river divides forests, as on the Winter map
workshop-course = Its course: { $clearings }
workshop-forests = Forests
workshop-forests-about = Each area that paths enclose is a forest. If that is not what you want, name the clearings around each forest.
workshop-correct-forests = Name the forests by hand
workshop-forest-clearings = Clearings around forest { $number }
workshop-remove-forest = Remove forest { $number }
workshop-add-forest = Add a forest
workshop-no-forests = None yet.
workshop-priorities = Priorities for bots
workshop-priorities-about = If a bot can choose between clearings, it takes the first of this list.
workshop-prefer = Move clearing { $id } up

workshop-name = Name
workshop-other-names = Names in other languages
workshop-check = Check
workshop-checking = Checking…
workshop-faults = { $count ->
        [one] { $count } thing is missing or wrong
       *[other] { $count } things are missing or wrong
    }
workshop-map-fine = This map can be played.
workshop-deck-fine = This deck can be played.
workshop-finish = Use it
workshop-play = Play with it
workshop-save = Save as a file
workshop-copy-text = Copy the text
workshop-text-copied = The text is in the clipboard.
workshop-share = Share a link
workshop-link = A link that contains all of it
workshop-link-copied = The link is in the clipboard.
workshop-print = Drawing for printing

workshop-deck-from = Printed deck
workshop-deck-from-nothing = none
workshop-deck-cards = { $count } cards; a deck has { $least } to { $most }
workshop-fewer = One { $card } less
workshop-more = One { $card } more
workshop-choose-map = One of your maps
workshop-choose-deck = One of your decks
workshop-make-map = Draw a map in the workshop
workshop-make-deck = Make a deck in the workshop

workshop-balance = Is it balanced?
workshop-balance-map = Computer players play with four factions drawn at random on this map, and as many games on the Autumn map. A report compares wins by faction and corner, the length of games, points by source, and where players fought and ruled.
workshop-balance-deck = Computer players play with four factions drawn at random with this deck, and as many games with the standard deck. A report compares wins by faction and corner, the length of games, points by source, and where players fought and ruled.
workshop-balance-games = Games
workshop-balance-play = Play them
workshop-balance-stop = Stop
workshop-balance-progress = { $done } of { $all } games
workshop-balance-report = Report
workshop-balance-save = Save the report
workshop-balance-too-few = Too few games were played to compare anything.
