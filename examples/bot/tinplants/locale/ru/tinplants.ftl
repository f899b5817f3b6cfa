### Жестяные садовники.

faction-tin-gardeners = Жестяные садовники
    .short = Садовники
piece-hedge = изгородь
    .counted = { $count ->
        [one] { $count } изгородь
        [few] { $count } изгороди
       *[other] { $count } изгородей
    }
    .object = изгородь
    .sign = И
deed-guard-hedges = Поставить воина к каждой изгороди.
deed-plant-hedge = Поставить изгородь там, где есть власть и свободное место, иначе воинов рядом с изгородью: { $count }.
deed-score-hedges = Получить очко за поляны с изгородями — каждые { $count }, с округлением вверх.
