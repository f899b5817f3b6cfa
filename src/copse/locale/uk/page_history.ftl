### Сторінки гравців, рейтинг і минулі партії.

history-ranking = Рейтинг
history-your-page = Ваша сторінка
history-since = Тут від { $day }
history-computer = комп’ютер
history-person = хтось
history-guest = гість
history-bot = бот
history-ratings = Рейтинги
history-rating = Рейтинг
history-rating-about = Справжня сила в 95 випадках зі 100 відрізняється щонайбільше на { $spread }.
history-rating-provisional = Попередній: менше десяти рейтингових партій.
history-speed-live = за один раз
history-speed-days = на кілька днів
history-results = Результати
history-summary = { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[other] { $count } партій
    }, перемог: { $share } % (95-відсотковий інтервал: { $low }–{ $high } %).
history-streak = Найдовша серія перемог: { $count }.
history-legend-mine = перемоги з 95-відсотковим інтервалом
history-legend-all = усі люди на цьому сервері
history-legend-league = опублікована ліга
history-kind-faction = Фракції
history-kind-race = Народи
history-kind-power = Здібності
history-kind-map = Мапи
history-kind-players = Кількість гравців
history-kind-draft = Фракції, обрані за столом
history-kind-leader = Перший очільник
history-kind-character = Персонаж
history-kind-opening = Перші два ходи
history-players = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[other] { $count } гравців
    }
history-thing = Чим грали
history-games = Партії
history-games-count = { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[other] { $count } партій
    }
history-wins = Перемоги
history-interval = Інтервал
history-from-to = Від { $low } до { $high } %.
history-mark-all = Усі люди тут: { $share } %.
history-mark-league = Ліга: { $share } %.
history-more = Показати все
history-fewer = Показати менше
history-company = Інші гравці
history-player = Гравець
history-ahead = Вище
history-achievements = Досягнення
history-achieved-tutorial = Урок: { $name }
history-achieved-win = Перша перемога: { $name }
history-achievements-show = Показувати досягнення на сторінці
history-past = Минулі партії
history-past-none = Завершених партій поки що немає.
history-replay = Повтор
history-earlier = Раніші партії
history-held-left = гру покинуто
history-held-joined = заміна
history-unrated-origin = Без рейтингу й поза підрахунком: партію роздав не сервер.
history-unrated-own = Без рейтингу й поза підрахунком: за столом були власні народи або здібності.
history-unrated-bots = Без рейтингу: грали боти.
history-unrated-removed = Без рейтингу: господар столу вилучив гравця.
history-unrated-guests = Без рейтингу: грав гість.
history-unrated-seats = Без рейтингу: одна людина мала кілька місць.
history-unrated-short = Без рейтингу: хтось вийшов у перші ходи.
history-unrated-often = Без рейтингу: того дня ці гравці часто зустрічалися.
history-settings = Хто бачить цю сторінку?
history-audience = Хто не бачить сторінки, не бачить і вашого імені в чужих партіях.
history-audience-everyone = Усі
history-audience-signed-in = Ті, хто увійшов в обліковий запис
history-audience-nobody = Тільки ви
history-provisional = Менше десяти партій
history-ranking-none = Тут поки що ні в кого немає рейтингу.
history-ranking-about = Рейтингову партію роздає сервер, і грають у неї люди з обліковим записом, між собою або з комп’ютером. Хто покинув партію, посідає останнє місце. Видно лише тих, чиї сторінки вам відкриті.
