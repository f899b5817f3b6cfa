### The Tin Gardeners.

faction-tin-gardeners = Tin Gardeners
    .short = Gardeners
piece-hedge = hedge
    .counted = { $count ->
        [one] { $count } hedge
       *[other] { $count } hedges
    }
    .object = a hedge
    .sign = H
deed-guard-hedges = Place a warrior at each hedge.
deed-plant-hedge = Place a hedge where it rules and a slot is free, or else { warriors } beside a hedge.
deed-score-hedges = Score a point for each { $count } clearings with a hedge, rounded up.
