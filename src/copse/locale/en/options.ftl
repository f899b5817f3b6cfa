### What an option allows: in the list of `copse options`, and in the form for a new table.

allows-number = a whole number from { $least } to { $most }
allows-seats = { $names }; bots: { $bots }, for example { $example }
allows-chosen = { $count } of { $names }; random for random ones, [] for none
allows-several = one or more of { $names }
allows-installed = the packages that are installed
allows-file = a TOML file, or its table

## Faults of maps and decks of the players' own. Entries of a text are named as it has them.

fault-in-clearing = clearing { $at }: { $fault }
fault-in-forest = forest { $at }: { $fault }
fault-in-river = river: { $fault }
fault-in-lake = lake: { $fault }
fault-in-landmarks = landmarks: { $fault }
fault-no-table = a map must be a table in TOML, or the path of a TOML file
fault-unknown-entry = unknown entry “{ $name }”; { $similar ->
        [yes] did you mean { $names }?
       *[no] allowed: { $names }
    }
fault-unknown-card = there is no card “{ $name }”; { $similar ->
        [yes] did you mean { $names }?
       *[no] some that there are: { $names }
    }
fault-rows = “{ $entry }” must be a list of tables: write [[{ $entry }]] before each
fault-part = “{ $entry }” must be a table: write [{ $entry }]
fault-names = “names” must be a table of names by language, such as en = “Two Lakes”
fault-language = “names”: unknown language “{ $name }”; allowed: { $names }
fault-name = “names”: the name in “{ $name }” must be 1 to { $most } printable characters
fault-clearings = a map has { $least } to { $most } clearings, not { $count }
fault-suit = “suit” must be fox, rabbit or mouse, not { $value }
fault-slots = “slots” must be a whole number from 1 to { $most }, not { $value }
fault-flag = “{ $entry }” must be true or false, not { $value }
fault-point = “{ $entry }” must be two numbers from { $low } to { $high }, across and down, not { $value }
fault-line = “{ $entry }” must be a list of 2 to { $most } points
fault-no-clearing = “{ $entry }”: there is no clearing { $value }; they go from 1 to { $most }
fault-list = “{ $entry }” must be a list of up to { $most } clearings, not { $value }
fault-twice = “{ $entry }” names clearing { $clearing } twice
fault-ways = “{ $entry }” must be a list of up to { $most } pairs of clearings, such as [[1, 5], [1, 9]]
fault-pair = “{ $entry }”: { $value } is not a pair of clearings such as [1, 5]
fault-near-list = “near” must list other forests, each as the list of its clearings
fault-near-forests = “near” must name other forests, not { $value }
fault-no-suit = clearing { $clearing } has no suit; give all clearings a suit, or none, to place suits at random
fault-few-of-suit = the number of { $suit ->
        [fox] fox
        [rabbit] rabbit
       *[mouse] mouse
    } clearings is { $count }; each suit needs { $least } or more
fault-ruins = the number of clearings with a ruin is { $count }; a map has { $wanted }
fault-ruin-slots = clearing { $clearing } has a ruin, which fills a slot, so it needs 2 or { $most } slots
fault-too-close = clearings { $a } and { $b } are too close: the distance must be { $least } or more
fault-loop = the path { $way } leads from a clearing to itself; a path joins two clearings
fault-path-twice = the path { $way } is there twice; draw each path once, open or closed
fault-many-paths = the number of paths is { $count }; a map has up to { $most }, with the closed ones
fault-corners = a map needs two pairs of opposite corners, four different clearings
fault-apart = no open path leads from clearing 1 to { $clearings }; connect all clearings
fault-crosses = the way { $one } crosses the way { $other }; ways meet only in clearings
fault-crosses-coast = the way { $way } crosses the line from clearing { $clearing } to the middle of the lake; ways meet only in clearings
fault-near = the way { $way } passes too close to clearing { $clearing }: it must stay { $least } away
fault-lake-near = the way { $way } passes too close to the middle of the lake: it must stay { $least } away
fault-coast-near = the line from clearing { $coast } to the middle of the lake passes too close to clearing { $clearing }: it must stay { $least } away
fault-two-waters = a map has a river or a lake, not both
fault-no-water = a map needs a river or a lake with two or more clearings; Riverfolk and the Ferry start there
fault-short-coast = the coast of the lake needs three or more clearings
fault-divides = “river_divides_forests” needs a river: write [river] with its course
fault-short-shore = the shore of the lake needs three or more points
fault-ferry = the Ferry stands in clearing { $clearing }, which is not at the water; allowed: { $allowed }
fault-inner-corner = corner { $clearing } is not on the edge of the map; allowed: { $allowed }
fault-lonely-corner = corner { $clearing } needs an open path to another clearing on the edge of the map
fault-dry-edge = no clearing on the edge of the map is at the river or lake; one or more must be
fault-tower = the Tower stands in clearing { $clearing }, which has no ruin; allowed: { $allowed }
fault-one-site = the Ferry and the Tower both stand in clearing { $clearing }; give them different clearings
fault-priorities = “priorities” must list every clearing once, the highest priority first
fault-forests = the number of forests that the paths enclose is { $count }; a map has { $least } to { $most }, because actions have numbers for that many
fault-small-forest = it needs two or more clearings at its border
fault-equal-forests = two forests touch the same clearings { $forest }
fault-from = “from” must be one of { $names }, not { $value }
fault-cards = “cards” must be a table such as armorers = 2: write [cards]
fault-copies = { $card }: the number of copies must be from 0 to { $most }, not { $value }
fault-deck-size = the number of cards is { $count }; a deck has { $least } to { $most }, so that hands never hold all of it
fault-deck-suit = the number of { $suit ->
        [fox] fox
        [rabbit] rabbit
       *[mouse] mouse
    } cards is { $count }; each suit needs { $least } or more, to pay costs in it
fault-ambushes = the number of ambush cards is { $count }; { $most } or fewer are allowed, so that battles stay open
