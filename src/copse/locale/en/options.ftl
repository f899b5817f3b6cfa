### What an option allows: in the list of `copse options`, and in the form for a new table.

allows-number = a whole number from { $least } to { $most }
allows-seats = { $names }; bots: { $bots }, for example { $example }
allows-chosen = { $count } of { $names }; random for random ones, [] for none
allows-several = one or more of { $names }
allows-installed = the packages that are installed
allows-file = a TOML file, or its table
