### Бляшані садівники.

faction-tin-gardeners = Бляшані садівники
    .short = Садівники
piece-hedge = живопліт
    .counted = { $count ->
        [one] { $count } живопліт
        [few] { $count } живоплоти
       *[other] { $count } живоплотів
    }
    .object = живопліт
    .sign = Ж
deed-guard-hedges = Поставити вояка до кожного живоплоту.
deed-plant-hedge = Поставити живопліт там, де є влада й вільне місце, інакше вояків біля живоплоту: { $count }.
deed-score-hedges = Отримати очко за галявини з живоплотами — кожні { $count }, із заокругленням угору.
