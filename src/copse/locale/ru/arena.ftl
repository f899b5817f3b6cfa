arena-playing = Идёт игра
arena-by-seat = Победы по местам
arena-by-agent = Победы по игрокам
arena-by-race = Победы по народам
arena-by-power = Победы по способностям
arena-by-faction = Победы по фракциям
arena-seat = Место
arena-agent = Игрок
arena-race = Народ
arena-power = Способность
arena-faction = Фракция
arena-played = Сыграно
arena-wins = Победы
arena-share = Доля
arena-interval = 95 % интервал
arena-points = Очков в среднем
arena-ratings = Рейтинги
arena-rating = Рейтинг
arena-stopped = Остановлено: сыграно { $done } из { $all }.
arena-goes-on = Они сохранены: та же команда продолжит с этого места.
arena-summary = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }, { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
  }.
