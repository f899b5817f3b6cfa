### Страница с графиками, которую пишет `copse report`.

report-game-root = Корни
report-game-smallworld = Small World. Маленький мир
report-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
report-agents = кто играл
report-time = время всех партий
report-first-seed = начальное число первой партии
report-yes = да
report-no = нет
report-random = случайно
report-drafted = выбирают за столом
report-seat = Игрок { $seat }
report-figures = Цифры
report-equal-share = равная доля { $share }
report-most-wins = Наибольшая доля побед: { $name }, { $share } из { $played } сыгранных (95-процентный интервал { $interval }).
report-clear = { $clear ->
    [one] { $clear } интервал из { $rows } не задевает
    [few] { $clear } интервала из { $rows } не задевают
   *[other] { $clear } интервалов из { $rows } не задевают
} равной доли (закрашенные точки); будь все равны, таким был бы примерно один из двадцати.
report-all-games = все партии { $points }
report-beside = Точки — сколько очков в среднем набирали все игроки в партиях с ними; линия — среднее всех партий.
report-most-held = Дольше всего под управлением: { $name }, { $share } ходов.
report-points-by-faction = Очки по фракциям
report-points-by-agent = Очки по программам
report-points-by-seat = Очки по порядку хода
report-round = Раунд
report-mean-points = Очки
report-most-points = В среднем больше всего очков в конце: { $name }, { $points }.
report-band = Линия — среднее, полоса — средняя половина партий; у законченной партии очки больше не меняются.
report-length = Длина партий
report-turns = Ходы
report-decisions = Решения
report-games-counted = Партии
report-half-turns = Средняя половина партий, в ходах: { $half }.
report-half-decisions = То же в решениях: { $half }.
report-median-is = медиана { $value }
report-least = Меньше всего
report-tenth = 10 % ниже
report-half = Средняя половина
report-median = Медиана
report-mean = Среднее
report-nine-tenths = 90 % ниже
report-most = Больше всего
report-ways = Как выигрывали
report-commonest = { $share } партий выиграны по §{ $law }.
report-paragraph = Параграф
report-times-by-agent = Время на решение
report-slowest = { $name }: половина решений занимает не больше { $median }, девять из десяти — не больше { $most }.
report-times-range = Точки — медианы, линии — от быстрейшей десятой части до самой медленной; каждое деление оси в десять раз больше предыдущего. Решения без выбора не учтены.
report-times-by-question = Время по вопросам
report-question = Вопрос
report-questions-shown = Показаны { $shown } из { $questions } вопросов: те, на которые ушло больше всего времени; в цифрах есть все.
report-asked = Сколько раз задан
report-seconds = { $time } с
report-milliseconds = { $time } мс
report-microseconds = { $time } мкс
report-about-intervals = Интервалы 95-процентные, по Уилсону. Общая победа делится на победителей поровну.
report-made-by = Составлено Copse { $version }.
report-written = Записано: { $file }
report-alike = при прочих равных { $share }
report-as-played = как сыграно
report-all-alike = при прочих равных
report-adjusted = С поправкой
report-adjusted-agent = программы
report-adjusted-faction = фракции
report-adjusted-seat = места за столом
report-how-adjusted = Вторая точка — с поправкой на { $others }: доля побед против игроков средней силы, если у программы, фракции и места своя сила.
report-confounded = Влияние этого нельзя отделить от другого ({ $others }): в этих партиях они менялись только вместе.
report-agents-factions = Победы по программам и фракциям
report-cells = В каждой клетке — доля побед программы за эту фракцию, 95-процентный интервал и число партий.
report-head-to-head = Друг против друга
report-duels = Доля побед программы из строки в партиях, где выиграла одна из двух; если у программы больше мест, её победы весят меньше.
report-mean-rating = среднее { $rating }
report-about-ratings = По шкале Эло: 400 пунктов — в десять раз сильнее.
report-panels = Тонкие линии — остальные игроки.
report-game = Партия
report-players = Игроки и очки
report-forfeit = Поражение
report-won-by = Победа по
report-watch = Каждый номер ведёт к записи партии. Посмотреть её: copse replay { $record }, с --html OUT — как страницу.
report-games-shown = Показаны первые { $shown } партий из { $games }.
report-some-of = из числа: { $names }

## Своё поле или своя колода рядом с печатными

report-balance = { $own } и { $printed }
report-balance-games = Партий со своим полем или колодой: { $own }. Партий с печатными: { $printed }.
report-games-of = Чьи партии
report-by-corner = Победы по углам
report-corner-heading = Угол
report-corner = Поляна { $clearing }, { $map }
report-no-corners = В углу не начинал никто.
report-about-corners = Победы фракций, которые начинали в углу.
report-differs = Интервалы не пересекаются здесь: { $names }.
report-differs-nowhere = Все интервалы пересекаются: разницы по этим партиям не видно.
report-half-of-games = Черта охватывает среднюю половину партий, в ходах. Точка отмечает медиану.
report-sources = Очки по источникам: { $faction }
report-about-sources = Очков за партию в среднем, по параграфам, которые их дали.
report-battles = Битвы
report-about-battles = Битв за партию на каждой поляне. На самой тёмной их больше всего.
report-ruled = Власть
report-about-ruled = Доля ходов, в которые на поляне кто-то правил. У самой тёмной она наибольшая.
report-clearing = Поляна
