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
arena-summary = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
  }, { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
   *[other] { $decisions } рішень
  }.
