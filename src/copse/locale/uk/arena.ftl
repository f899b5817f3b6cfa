arena-playing = Триває гра
arena-by-seat = Перемоги за порядком ходу
arena-by-agent = Перемоги за програмами
arena-by-race = Перемоги за народами
arena-by-power = Перемоги за здібностями
arena-by-faction = Перемоги за фракціями
arena-by-hireling = Перемоги за загонами, якими керували
arena-seat = Гравець
arena-agent = Програма
arena-race = Народ
arena-power = Здібність
arena-faction = Фракція
arena-hireling = Найманий загін
arena-landmark = Визначна пам’ятка
arena-side = Бік
arena-promoted = посил.
arena-demoted = послаб.
arena-played = Зіграно
arena-wins = Перемоги
arena-share = Частка
arena-interval = 95-відсотковий інтервал
arena-points = Очок у середньому
arena-hirelings = Наймані загони в партіях: очок у середньому з ними й без них
arena-landmarks = Визначні пам’ятки в партіях: очок у середньому з ними й без них
arena-games = Партії
arena-points-with = З ними
arena-points-without = Без них
arena-held = Найняті
arena-longest = Найдовше
arena-ratings = Рейтинги
arena-rating = Рейтинг
arena-stopped = Зупинено: зіграно { $done } з { $all }.
arena-goes-on = Їх збережено: та сама команда продовжить з цього місця.
arena-forfeits = Достроково, з поразкою одного з гравців, { $games ->
    [one] закінчилася { $games } партія
    [few] закінчилися { $games } партії
   *[other] закінчилося { $games } партій
  }. Перша причина: { $reason }.
arena-summary = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
  }, { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[other] { $decisions } рішень
  }.

### Файли рішень: `copse dataset`.

dataset-schema = Схема
dataset-environment = Спостереження середовища
dataset-none = немає
dataset-games = Партії
dataset-seats = Партії × гравці
dataset-decisions = Рішення
dataset-forced = З єдиною дозволеною дією
dataset-legal = Дозволені дії
dataset-mean = у середньому { $mean }, щонайбільше { $most }
dataset-searched = З кількістю відвідувань під час пошуку
dataset-agents = Хто вирішував
dataset-right = Кожен вибір був дозволений, і жоден рядок не пошкоджено.
dataset-replayed = Кожен рядок збігається зі своїм записом партії.
dataset-written = { $games ->
    [one] Рішення { $games } партії записано
    [few] Рішення { $games } партій записано
   *[other] Рішення { $games } партій записано
} у { $file }
