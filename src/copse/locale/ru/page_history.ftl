### Страницы игроков, рейтинг и прошлые партии.

history-ranking = Рейтинг
history-your-page = Ваша страница
history-since = Здесь с { $day }
history-computer = компьютер
history-person = кто-то
history-guest = гость
history-bot = бот
history-ratings = Рейтинги
history-rating = Рейтинг
history-rating-about = Истинная сила в 95 случаях из 100 отличается не больше чем на { $spread }.
history-rating-provisional = Предварительный: меньше десяти рейтинговых партий.
history-speed-live = за один раз
history-speed-days = на несколько дней
history-results = Результаты
history-summary = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }, побед: { $share } % (95-процентный интервал: { $low }–{ $high } %).
history-streak = Самая длинная серия побед: { $count }.
history-legend-mine = победы с 95-процентным интервалом
history-legend-all = все люди на этом сервере
history-legend-league = опубликованная лига
history-kind-faction = Фракции
history-kind-race = Народы
history-kind-power = Способности
history-kind-map = Игровые поля
history-kind-players = Число игроков
history-kind-draft = Фракции, выбранные за столом
history-kind-leader = Первый лидер
history-kind-character = Персонаж
history-kind-opening = Первые два хода
history-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[other] { $count } игроков
    }
history-thing = Чем играли
history-games = Партии
history-games-count = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
history-wins = Победы
history-interval = Интервал
history-from-to = От { $low } до { $high } %.
history-mark-all = Все люди здесь: { $share } %.
history-mark-league = Лига: { $share } %.
history-more = Показать все
history-fewer = Показать меньше
history-company = Другие игроки
history-player = Игрок
history-ahead = Выше
history-achievements = Достижения
history-achieved-tutorial = Урок: { $name }
history-achieved-win = Первая победа: { $name }
history-achievements-show = Показывать достижения на странице
history-past = Прошлые партии
history-past-none = Законченных партий пока нет.
history-replay = Повтор
history-earlier = Более ранние партии
history-held-left = игра брошена
history-held-joined = замена
history-unrated-origin = Без рейтинга и вне подсчёта: партию раздал не сервер.
history-unrated-own = Без рейтинга и вне подсчёта: за столом были свои народы или способности.
history-unrated-bots = Без рейтинга: играли боты.
history-unrated-removed = Без рейтинга: хозяин стола удалил игрока.
history-unrated-guests = Без рейтинга: играл гость.
history-unrated-seats = Без рейтинга: у одного человека было несколько мест.
history-unrated-short = Без рейтинга: кто-то вышел в первые ходы.
history-unrated-often = Без рейтинга: в этот день эти игроки часто встречались.
history-settings = Кто видит эту страницу?
history-audience = Кому страница не видна, тот не видит и вашего имени в чужих партиях.
history-audience-everyone = Все
history-audience-signed-in = Те, кто вошёл в учётную запись
history-audience-nobody = Только вы
history-provisional = Меньше десяти партий
history-ranking-none = Здесь пока ни у кого нет рейтинга.
history-ranking-about = Рейтинговую партию раздаёт сервер, и играют в неё люди с учётной записью, друг с другом или с компьютером. Тот, кто бросил партию, занимает последнее место. Видны только те, чьи страницы вам открыты.
