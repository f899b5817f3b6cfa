arena-playing = Партии идут
arena-by-seat = Победы по порядку хода
arena-by-agent = Победы по программам
arena-by-race = Победы по народам
arena-by-power = Победы по способностям
arena-by-faction = Победы по фракциям
arena-by-hireling = Победы по рекрутам, которыми управляли
arena-seat = Игрок
arena-agent = Программа
arena-race = Народ
arena-power = Способность
arena-faction = Фракция
arena-hireling = Рекруты
arena-landmark = Достопримечательность
arena-side = Стор.
arena-promoted = усил.
arena-demoted = ослаб.
arena-played = Сыграно
arena-wins = Победы
arena-share = Доля
arena-interval = 95-процентный интервал
arena-points = Очков в среднем
arena-hirelings = Рекруты в партиях: очков в среднем с ними и без них
arena-landmarks = Достопримечательности в партиях: очков в среднем с ними и без них
arena-games = Партии
arena-points-with = С ними
arena-points-without = Без них
arena-held = Наняты
arena-longest = Дольше всех
arena-ratings = Рейтинги
arena-rating = Рейтинг
arena-stopped = Остановлено: сыграно { $done } из { $all }.
arena-goes-on = Они сохранены. Чтобы продолжить, повторите ту же команду.
arena-forfeits = Досрочно, с поражением одного из игроков, { $games ->
    [one] закончилась { $games } партия
    [few] закончились { $games } партии
   *[other] закончилось { $games } партий
  }. Первая причина: { $reason }.
arena-summary = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
  }.

### Файлы решений: `copse dataset`.

dataset-schema = Схема
dataset-environment = Наблюдения среды
dataset-none = нет
dataset-games = Партии
dataset-seats = Партии × игроки
dataset-decisions = Решения
dataset-forced = С единственным допустимым действием
dataset-legal = Допустимые действия
dataset-mean = в среднем { $mean }, не больше { $most }
dataset-searched = С числом посещений при поиске
dataset-agents = Кто решал
dataset-right = Каждый выбор был допустим, и ни одна строка не повреждена.
dataset-replayed = Каждая строка совпадает со своей записью партии.
dataset-written = { $games ->
    [one] Решения { $games } партии записаны
    [few] Решения { $games } партий записаны
   *[other] Решения { $games } партий записаны
} в { $file }
