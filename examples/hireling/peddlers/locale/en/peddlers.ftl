### The Mushroom Peddlers and the Kettle Brewers.

hireling-mushroom-peddlers = Mushroom Peddlers
    .short = Peddlers
    .help = Setup: place { $count } of them in any clearing. Once in Daylight, they may move and then battle. Then draw a card if any of them are in a clearing you rule.
hireling-kettle-brewers = Kettle Brewers
    .short = Brewers
    .help = You rule clearings where you tie for the most warriors and buildings.
prompt-PitchTents = Where do the Peddlers pitch their tents?
