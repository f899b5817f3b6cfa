### Сторінка: її кнопки, головна й налаштування. Усе про гру каже сервер.

## Усюди

page-close = Закрити
page-loading = Хвилинку…
page-unreachable = Сервер не відповідає. Чи він працює?
page-trouble = Щось пішло не так. Завантажте сторінку ще раз: гра не постраждала.
page-to-lobby = На головну
page-your-name = Ваше ім’я
page-guest = Гість
page-sign-in = Увійти
page-people = Люди
page-account = Ваш обліковий запис
page-ranking = Рейтинг
page-rating = Рейтинг
page-person-page = Сторінка: { $name }

## Головна

page-lead = Дві великі настільні гри з повними правилами. Грайте з друзями або проти комп’ютера.
page-games = Ігри
page-title-root = Root
page-title-smallworld = Small World
page-about-root = Війна за Лісовий Край: кожна фракція грає за власними правилами.
page-about-smallworld = Народи приходять, завойовують і занепадають у світі, де всім бракує місця.
page-for-players = від { $least } до { $most } гравців
page-play-computer = Проти комп’ютера
page-play-computer-about = Гра почнеться одразу.
page-play-friends = З друзями
page-play-friends-about = Відкриється стіл і посилання для гостей.
page-more-ways = Інші способи гри
page-against-bots = Проти автоматонів:
page-alone-bots = Наодинці
page-alone-bots-about = Ви проти автоматонів, що грають за власними правилами із «Законів лісової робототехніки».
page-together-bots = Разом
page-together-bots-about = Ви та ваші гості проти автоматонів: перемога спільна, і поразка теж.
page-new-table = Новий стіл
page-workshop = Власні мапи й колоди
page-learn = Навчання
page-learn-short = Кілька хвилин за справжнім столом.
page-learn-title = { $game }: перші кроки
page-learn-about = Кілька хвилин за справжнім столом: вам підкажуть, що робити й навіщо.
page-learn-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[many] { $count } кроків
}
page-clockwork = Автоматони за вашим столом
page-clockwork-about = Маєте коробку з грою? Грайте в Root на столі, а ходи автоматонів підкаже сторінка.
page-clockwork-open = Сісти за стіл
page-my-games = Мої ігри
page-origin-record = із запису
page-origin-position = із позиції
page-origin-fork = продовження
page-origin-unknown = походження невідоме
page-origin-seen = хтось уже бачив чужу руку
page-your-turn = Ваш хід
page-turn-of = рішення за гравцем: { $who }
page-status-waiting = чекає на гравців
page-status-playing = триває
page-status-over = завершена
page-league-game = Партія ліги
page-forget = Забути
page-forget-table = Забути { $name }: місце лишиться, але з цього браузера до нього не повернутися
page-join-title = Вас запросили?
page-join-link = Посилання або код столу
page-join-open = Перейти
page-disclaimer = Copse створили шанувальники ігор; тексти й малюнки в ньому власні. Видавці Root і Small World не пов’язані з Copse і не схвалювали його. Будь ласка, купуйте їхні ігри.
page-kept-finished = { $days ->
    [one] Завершена партія видаляється через { $days } день після останнього ходу.
    [few] Завершена партія видаляється через { $days } дні після останнього ходу.
   *[many] Завершена партія видаляється через { $days } днів після останнього ходу.
}
page-kept-abandoned = { $days ->
    [one] Незавершена партія видаляється через { $days } день після останнього ходу.
    [few] Незавершена партія видаляється через { $days } дні після останнього ходу.
   *[many] Незавершена партія видаляється через { $days } днів після останнього ходу.
}

## Обличчя, запрошення й кінець партії

page-invited = Вас запрошують зіграти: { $game }
page-invited-by = { $who } запрошує вас зіграти: { $game }
page-sit-as = Сісти: { $role }
page-ending-sources = Звідки взялися очки
page-ending-off-track = поза треком очок
page-ending-decisive = Що вирішило партію
page-ending-turn = Хід { $turn } · { $who }
page-ending-chance = шанси ({ $who }): { $before } % → { $after } %
page-ending-gained = { $who }: +{ $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
page-ending-open = Показати хід { $turn } у записі
page-law-rule = Правило
page-law-title = Що кажуть правила
page-own-what = Нове
page-own-race = народ
page-own-power = здібність
page-own-name = Назва
page-own-tokens = Жетони
page-own-replaces = Бере жетони народу
page-own-cheaper = Захоплення на 1 жетон дешевше
page-own-pays = 1 монета за кожен регіон
page-own-coins = Монети щоходу
page-own-gift-enters-anywhere = може почати будь-де
page-own-gift-flies = дістається до будь-якого регіону суходолу
page-own-gift-holds-water = займає моря й озера
page-own-gift-keeps-losses = не втрачає жетонів
page-own-gift-keeps-all-tokens = зберігає в занепаді всі жетони
page-own-add = Додати
page-own-remove = Прибрати: { $name }
page-own-text = Текстом або з файлу
page-own-file = Узяти текст із файлу TOML

## Що це таке: картка речі та вибір із таких карток

page-about-thing = Що це таке
page-about-keep = лишити відкритим
page-own-board = Ваш планшет: { $who }
page-picker = З чого вибрати
page-thing-card = карта
page-thing-item = предмет
page-thing-warrior = вояки
page-thing-building = споруда
page-thing-token = жетон
page-thing-pawn = фішка
page-thing-leader = очільник
page-thing-character = персонаж
page-thing-minister = міністр
page-thing-mood = настрій
page-thing-quest = квест
page-thing-hireling = найманий загін
page-thing-landmark = пам’ятка
page-thing-faction = фракція
page-thing-trait = особливість
page-thing-ruin = руїна
page-thing-decree = колонка Указу
page-thing-relation = відносини
page-thing-service = послуга
page-thing-duty = колонка Почту
page-thing-conspiracy = змова
page-thing-area = область планшета
page-thing-region = регіон
page-thing-symbol = символ
page-thing-marker = маркер
page-thing-coins = монети
page-thing-race = народ
page-thing-power = особлива здібність
page-thing-law = Що кажуть правила

## Налаштування

page-settings = Налаштування
page-language = Мова
page-theme = Кольори
page-theme-system = як у системі
page-theme-light = світлі
page-theme-dark = темні
page-unfold = Показ подій
page-unfold-calm = спокійно
page-unfold-brisk = жваво
page-unfold-instant = одразу
page-motion-off = Без анімації
page-motion-off-about = Ніщо не рухається й не блимає. Якщо анімацію вимкнено в системі, її немає й тут.
page-decline-ambush = Відмовлятися від засідок
page-decline-ambush-about = Copse відмовляється за вас із випадковою затримкою, хоч би які карти ви мали. Так ніхто не дізнається, що у вас у руці.
page-notify = Сповіщати про мій хід
page-notify-about = Браузер запитає дозволу.

## Налаштування: звук; журнал; що було, поки чекали

page-sound = Звук
page-sound-about = Клавіша M вимикає і вмикає його.
page-volume = Гучність
page-woodland = Звуки лісу
page-woodland-about = Вітер і птахи, дуже тихо.
page-log-show = Які рядки показати
page-log-show-all = Усі
page-log-show-battles = Бої
page-log-show-points = Очки
page-log-show-mine = Про мене
page-log-none = Такого поки що не було.
page-log-fold = Що до цього належить:
page-recap = Поки ви чекали
page-recap-lost = Втрачено
page-recap-gained = Отримано
page-recap-met = Що зробили вам
page-recap-unruled = Більше не ваше
page-recap-ruled = Тепер ваше
page-recap-points = Очки: { $who }
page-recap-calm = Вас ніхто не зачепив.
page-recap-close = Прибрати
page-recap-turn = Показати хід ще раз: { $who }. { $deeds }
page-recap-walk = переміщень: { $count }
page-recap-battle = боїв: { $count }
page-recap-conquest = захоплень: { $count }
page-recap-place = розташовано компонентів: { $count }
page-recap-craft = створено карт: { $count }
page-recap-loss = прибрано компонентів суперників: { $count }
page-recap-scored = очки: { $points }
page-thinking = Комп’ютер готує підказку…

## Новий стіл

page-game = Гра
page-table-name = Назва столу
page-seats = Місця
page-seats-about = Кілька людей за цим пристроєм грають по черзі; між ходами екран приховано.
page-seat-kind = Хто на місці { $seat }
page-seat-level = Сила комп’ютера на місці { $seat }
page-seat-role = Фракція на місці { $seat }
page-seat-add = Додати місце
page-seat-remove = Прибрати місце
page-kind-human = людина тут
page-kind-human-about = за цим пристроєм
page-kind-agent = комп’ютер
page-other-agents = Інші
page-kind-open = вільно
page-kind-open-about = для того, хто прийде за посиланням
page-kind-bot = автоматон
page-kind-bot-drafted = автоматон (недоступний, якщо фракції обирають за столом)
page-kind-bot-not-had = автоматон (у цій редакції автоматонів немає)
page-bots-about = Комп’ютер займає місце й грає так, як грала б людина. Автоматон — автоматична фракція із «Законів лісової робототехніки».
page-bot-difficulty = Складність автоматона на місці { $seat }
page-bot-role = Персонаж
page-bot-traits = Особливості: { $traits }
page-bot-no-traits = Особливості: немає
page-options = Варіанти правил
page-more-options = Інші варіанти
page-more-choices = Ще: правила, глядачі, файл
page-list-none = немає
page-list-random = випадкових: { $count }
page-list-named = вибрати { $count }…
page-list-place = { $list }: номер { $place }
page-list-choose = оберіть…
page-not-beside = { $name } — не можна: вже є { $other }
page-not-in-edition = { $name } — немає в цій редакції ({ $law })
page-required-here = { $name } — без фракції «{ $must }» грати не можна ({ $law })
page-too-few = Залиште щонайменше { $count }.
page-drafted = Фракції обирають за столом, коли гра почнеться.
page-setup-standard = звичайна: фракції обрано вище
page-setup-draft = розширена: фракції обирають за столом
page-setup-advanced = розширена: фракції обрано вище
page-pace = Темп
page-pace-mode = Як граєте
page-pace-live = разом, зараз
page-pace-days = кілька днів
page-pace-move = Час на рішення
page-pace-none = без обмеження
page-pace-late = Якщо час вийшов
page-late-agent = грає комп’ютер
page-late-pass = пас
page-late-nothing = лише нагадати
page-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}
page-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
page-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[many] { $count } днів
}
page-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[other] { $count } годин
}
page-who-may = Хто може прийти
page-passphrase = Пароль
page-passphrase-none = немає: досить посилання
page-spectators = Інші можуть дивитися
page-listed = Хто знайде стіл
page-listed-link = ті, хто має посилання
page-listed-public = усі — на головній сторінці
page-listed-club = клуб { $club }
page-admit-guests = Пускати гравців без облікового запису
page-upload = Продовжити з файлу
page-upload-about = Файл із записом або позицією Copse; гра й варіанти правил беруться з нього.
page-upload-bad = Це не запис і не позиція Copse.
page-open-table = Відкрити стіл

## Очікування

page-hosted-by = запрошує { $who }
page-invite = Посилання для інших
page-invite-about = Хто відкриє це посилання, зможе сісти на вільне місце або дивитися.
page-copy = Копіювати
page-copied = Скопійовано
page-seat-open = вільно
page-seat-you = { $name } (ви)
page-seat-bot = автоматон: { $about }
page-seat-together = за пристроєм господаря
page-sit-down = Сісти
page-start = Почати гру
page-start-open = Спершу займіть вільні місця; можна посадити комп’ютер.
page-start-filled = Почати з комп’ютером на вільних місцях
page-waiting-host = Гра почнеться, коли скаже господар столу.
page-waiting-begun = Гра вже триває. Хто сяде, продовжить із картами цього місця.

## Стіл

## Вибір: дії, чого їм бракує, що чекає підтвердження

page-verbs = Дії
page-pointed = Що тут можна зробити
page-list = Усі варіанти списком ({ $count })
page-ends-turn = завершить ваш хід
page-lasting-about = Це не можна буде скасувати.
page-answered = Відповідь за вас:
page-choice-kept = Відповідь оголосять трохи згодом, щоб час нічого не виказав.
page-choice-unnoticed = Дайте відповідь за { $seconds } с, і ніхто не помітить, що ви вагалися.
page-choice-next = Далі:
page-choice-missed = Питання вже інше, не зроблено:
page-follow-hint = Зробити так
page-nothing-here = Тут зараз нічого не можна зробити.
page-nothing-here-things = Можна вибрати: { $things }.
page-nothing-here-verbs = Цього не потребує жодна з дій: { $verbs }.
page-confirming = Перепитувати
page-confirming-lasting = про те, чого не скасувати
page-confirming-always = про кожну дію
page-auto-answer = Відповідати, коли вибору немає
page-auto-answer-about = З випадковою затримкою, щоб ніхто нічого не дізнався. Хід сам не завершиться.
page-ask-any = Що саме?
page-ask-a = Яка стежка?
page-ask-b = А другий кінець?
page-ask-attacker = Хто нападає?
page-ask-card = Яка карта?
page-ask-character = Який персонаж?
page-ask-clearing = На якій галявині?
page-ask-column = До якої колонки?
page-ask-defender = Хто захищається?
page-ask-duty = До якої колонки?
page-ask-faction = Яка фракція?
page-ask-hireling = Який загін?
page-ask-item = Який предмет?
page-ask-landmark = Яка пам’ятка?
page-ask-leader = Який очільник?
page-ask-minister = Який міністр?
page-ask-mood = Який настрій?
page-ask-origin = Звідки?
page-ask-piece = Який компонент?
page-ask-pick-place = Який народ?
page-ask-place = Де?
page-ask-plot = Який план?
page-ask-post = З якої колонки?
page-ask-quest = Який квест?
page-ask-region = Який регіон?
page-ask-relic = Яка реліквія?
page-ask-seat = Хто?
page-ask-servant = Яка карта?
page-ask-suit = Яка масть?
page-ask-target = Куди?
page-ask-waystation = Який перевалочний пункт?

page-setting-up = Підготовка до гри
page-draft-row = Карти підготовки фракцій
page-draft-militant = войовнича
page-draft-insurgent = повстанська
page-draft-reach = розмах { $reach }
page-draft-kinds = Войовничі фракції від самого початку б’ються за мапу, повстанські зростають між ними. Розмах показує, наскільки сильно фракція бореться за мапу.
page-draft-locked = недоступна, доки не обрано войовничу фракцію
page-begins = робить перший хід
page-watching = ви дивитеся
page-chat-spectator = { $who } (глядач)
page-hires-soon = { $count ->
    [one] Наприкінці ходу найме { $count } загін
    [few] Наприкінці ходу найме { $count } загони
   *[many] Наприкінці ходу найме { $count } загонів
}
page-watch = Дивитися
page-gains = Звідки взялися очки: { $who }
page-gains-start = на початку
page-known-doubtful = Відтоді могла непомітно піти.
page-drawer = Вибір і вкладки
page-connection-lost = Зв’язок втрачено. Пробуємо знову…
page-connection-polling = Прямий зв’язок перервано; перевіряємо кожні дві секунди.
page-tab-choices = Вибір
page-tab-hand = Рука
page-tab-players = Гравці
page-tab-log = Журнал
page-tab-law = Правила
page-you-decide = Вирішуєте ви
page-agent-decides = Комп’ютер думає: { $who }
page-thinks = думає
page-hurried = Комп’ютер думає менше, ніж зазвичай: зараз триває багато партій.
page-other-decides = Рішення за гравцем: { $who }
page-you-wait = Ви та інші чекаєте.
page-time-left = Лишилося часу
page-choices = Вибір
page-filter = Знайти за словами
page-nothing-fits = Нічого не підходить; Escape поверне назад.
page-amount = Скільки
page-fewer = менше
page-more = більше
page-blocked = { $count ->
    [one] Зараз не можна: { $count } дія
    [few] Зараз не можна: { $count } дії
   *[many] Зараз не можна: { $count } дій
}
page-make-choice = Зробити вибір
page-confirm = Підтвердити
page-back = Назад
page-undo = Скасувати
page-hint = Підказка
page-about-choice = Про вибір
page-end-turn = Завершити хід
page-end-turn-about = Хід завершиться, і скасувати це буде не можна.
page-zoom-in = Збільшити
page-zoom-out = Зменшити
page-offline = не в мережі
page-manage-seats = Хто за столом
page-leave = Піти…
page-leaving = Піти з місця?
page-leave-a-while-about = За вас гратиме комп’ютер. Ви бачите те саме, що всі, і можете повернутися будь-коли.
page-leave-a-while = Хай грає комп’ютер
page-leave-for-good-about = Місце зможе зайняти будь-хто, хто має посилання. Ви не зможете ні повернутися, ні сісти на інше місце в цій партії.
page-leave-for-good = Піти назавжди
page-stay = Залишитися
page-away = За вас грає комп’ютер.
page-substituted = За вас грає заміна.
page-days-off-until = вихідні до: { $until }
page-days-off-later = вихідні: { $from } – { $until }
page-come-back = Повернутися
page-replace = Хай зіграє комп’ютер
page-remove = Вилучити…
page-removing = Вилучити: { $who }
page-remove-open-about = Місце знову вільне, і всі про це дізнаються.
page-remove-agent-about = На цьому місці до кінця партії гратиме комп’ютер, і всі про це дізнаються. Більше ніхто його не займе.
page-remove-only = Вилучити
page-ban-about = Крім того, цей гравець більше не зможе ні грати за цим столом, ні дивитися.
page-ban = Вилучити й не пускати
page-new-token = Новий ключ від місця
page-new-token-done = Ваше місце має новий ключ, а старий більше нічого не відкриває.
page-unfold-speed = Як швидко показувати події
page-unfold-now = До підсумку
page-unfold-again = Показати останні ходи автоматонів ще раз
page-suspense = Дивіться, що відбувається
page-suspense-about = Клацніть будь-де або натисніть будь-яку клавішу, щоб одразу побачити підсумок.
page-suspense-told = Запит з’явиться, коли ви все побачите, або за кнопкою «До підсумку».
page-log-all = Показати все
page-law-open = Параграф { $law }
page-law-missing = Цей параграф не має короткого викладу.
page-law-now = Для цього рішення
page-law-recent = Про те, що сталося

## Що дасть вибір, і перетягування

page-outline = План ходу
page-outline-done = готово
page-forecast = Прогноз
page-forecast-then = Після цього вибору
page-forecast-turn-0 = Цей хід
page-forecast-turn-1 = Наступний хід, якщо нічого не зміниться
page-forecast-yes = вийде
page-forecast-unsure = неясно
page-forecast-no = не вийде
page-forecast-nothing = нічого робити
page-ahead = До чого це призведе
page-ahead-points = { $who }, очки: { $points }.
page-ahead-ruled = Місце { $place } — новий володар: { $who }.
page-ahead-unruled = Місце { $place } — без володаря.
page-ahead-losses = { $who }: втрати в середньому { $losses }, повне знищення — { $wiped } %.
page-ahead-success = Кидок вдається з імовірністю { $chance } %.
page-ahead-wiped = знищення: { $chance } %
page-ahead-ambush = Засідка можлива, тут її не враховано.
page-ahead-hireling = наймані загони
page-drop = Покласти сюди?
page-drop-back = Повернути на місце
page-redeploy = Перегрупування
page-redeploy-left = { $count ->
    [one] Лишилося розмістити { $count } жетон
    [few] Лишилося розмістити { $count } жетони
   *[other] Лишилося розмістити { $count } жетонів
}
page-redeploy-all = Усі жетони розміщено
page-redeploy-evenly = Порівну
page-redeploy-undo = Крок назад
page-redeploy-send = Готово

## Кілька людей за одним пристроєм

page-cover = Передайте пристрій: { $who }
page-cover-about = Решту просимо відвернутися.
page-cover-take = Це я

## Разом за столом

page-avatar = Ваш портрет
page-avatar-animal = Звір
page-avatar-colour = Колір
page-animal-fox = лисиця
page-animal-rabbit = заєць
page-animal-mouse = миша
page-animal-bird = птах
page-animal-cat = кіт
page-animal-hawk = яструб
page-animal-otter = видра
page-animal-mole = кріт
page-animal-lizard = ящірка
page-animal-crow = ворон
page-animal-rat = щур
page-animal-badger = борсук
page-colour-red = червоний
page-colour-amber = бурштиновий
page-colour-moss = зелений
page-colour-teal = бірюзовий
page-colour-blue = синій
page-colour-plum = сливовий
page-colour-rose = рожевий
page-colour-slate = сірий
page-seat-name = Ім’я гравця
page-seat-name-of = Ім’я гравця { $seat }
page-seat-kept = чекає на гравця: { $name }
page-qr = QR-код
page-qr-about = Наведіть на код камеру телефона, щоб відкрити посилання.
page-chat = Чат
page-chat-unread = Чат: { $count ->
    [one] { $count } нове повідомлення
    [few] { $count } нові повідомлення
   *[other] { $count } нових повідомлень
}
page-chat-said = Що було сказано
page-chat-empty = Поки що ніхто нічого не сказав.
page-chat-write = Написати
page-chat-gallery = Це чат глядачів. Гравці прочитають його лише після гри.
page-chat-send = Надіслати
page-chat-line = { $who }: { $words }
page-emotes = Швидкі фрази
page-emote-wave = Привіт!
page-emote-bravo = Чудова гра!
page-emote-thanks = Дякую!
page-emote-laugh = Ха-ха!
page-emote-oh = Ого!
page-emote-sorry = Перепрошую!
page-mute-who = { $who }: сховати повідомлення, лише на цьому пристрої
page-mute-watching = Глядачі: сховати повідомлення, лише на цьому пристрої
page-talk = Хто пише в чат
page-talk-players = гравці
page-talk-everyone = гравці й глядачі
page-talk-off = ніхто
page-take-back = Повернути хід…
page-take-back-others = Останній хід не можна скасувати самотужки. Якщо всі інші погодяться, гра повернеться до моменту перед ним; що побачили, те побачили.
page-take-back-alone = Гра повернеться до моменту перед вашим останнім ходом, ходи комп’ютера після нього теж зникнуть. Що побачили, те побачили.
page-take-back-ask = Запитати решту
page-take-back-do = Повернути хід
page-take-back-keep = Лишити як є
page-take-back-asked = { $who } просить повернути свій останній хід. Гра повернеться до моменту перед ним; що побачили, те побачили.
page-take-back-agree = Погодитися
page-take-back-decline = Відмовити
page-take-back-waiting = Ви попросили повернути хід. Ще не відповіли: { $who }
page-take-back-withdraw = Відкликати прохання
page-play-again-about = Ті самі гравці й налаштування, усі зсуваються на одне місце
page-play-along = Зіграти ще раз разом
page-watch-next = Дивитися наступну партію
page-series = Серія, партія { $number }.
page-game-with = за столом: { $who }
page-game-length = { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[other] { $count } рішень
}
page-result-won = перемога
page-result-lost = поразка
page-sift = Які партії показати
page-sift-games = усі ігри
page-sift-state = Триває чи завершена
page-sift-state-all = поточні й завершені
page-sift-state-running = поточні
page-sift-state-over = завершені
page-sift-result = Підсумок
page-sift-result-all = будь-який підсумок
page-sift-result-won = перемоги
page-sift-result-lost = поразки
page-sift-none = Таких партій у вас немає.
page-games-more = Показати ще { $count }
page-refusal-unreadable-text = Повідомлення — один рядок простого тексту.
page-refusal-talk-is-off = Господар столу вимкнув чат.
page-refusal-too-many-messages = Забагато одразу: зачекайте трохи.
page-refusal-not-asked = На це відповідають інші гравці за столом.
page-refusal-offer-lapsed = Прохання вже не чинне: хтось устиг зробити хід або відмовив.
page-refusal-already-asked = Про це зараз просить інший гравець.
page-refusal-still-playing = Зіграти ще раз можна, коли ця партія завершиться.

## Після гри

page-game-over = Гру завершено
page-won-by = Перемога: { $who }
page-won-together = Спільна перемога: { $who }
page-lost-together = Спільна поразка; перемога: { $who }
page-won-how = Як здобуто перемогу:
page-final-score = Підсумок
page-chart = Перебіг гри
page-chart-points = Очки
page-chart-chances = Шанси на перемогу
page-chart-chances-about = За оцінкою нашого комп’ютера: тут він бачить і те, що було приховано. Інші можуть судити інакше.
page-chart-turns = ходи →
page-chart-choices = рішення →
page-no-chart = Перебіг гри показати не можна.
page-analysis = Розбір
page-analysis-working = Розбираємо партію…
page-analysis-learned = Кожен вибір оцінює нейромережа, навчена цієї гри, — за тим, що гравець тоді знав.
page-analysis-judge = Кожен вибір оцінює комп’ютер — за тим, що гравець тоді знав. Інші можуть судити інакше.
page-analysis-part = Часу вистачило на { $weighed } рішень із { $real }.
page-analysis-moment = Момент партії
page-analysis-choice = Зроблено рішень: { $choice }
page-analysis-costly = { $who }: що обійшлося найдорожче
page-analysis-sound = Дорогих помилок немає.
page-analysis-better = Краще ({ $before } % → { $after } %):
page-analysis-then = Далі могло бути так:
page-analysis-answer = { $who } — { $what }
page-analysis-open = Показати в записі; зроблено рішень: { $choice }
page-play-again = Зіграти ще
page-replay = Повтор
page-download-record = Завантажити запис
page-replay-start = Початок
page-replay-first = На початок
page-replay-back = Крок назад
page-replay-next = Крок уперед
page-replay-play = Показувати
page-replay-pause = Зупинити
page-replay-at = Крок { $at } з { $all }
page-unfold-steps = Крок за кроком
page-map-of-game = Мапа партії
page-download-replay = Зберегти як сторінку
page-download-position = Зберегти позицію
page-fork = Грати звідси
page-fork-about = Новий стіл почнеться з цього моменту, а карти й кубики далі ляжуть інакше.
page-fork-name = { $name } (продовження)
page-traces = Що показує мапа
page-traces-none = Компоненти
page-traces-whose = Чиє
page-traces-all = усіх
page-traces-mark = { $kind }: { $count }
page-trace-move = Переміщення
page-trace-battle = Бої
page-trace-conquest = Захоплення
page-trace-loss = Втрати

## Навчання

page-lesson = Навчання
page-lesson-step = Крок { $number } з { $of }
page-lesson-next = Далі
page-lesson-previous = Попередній крок
page-lesson-play = А тепер зіграти партію
page-lesson-more = Інші уроки
page-lesson-done = Урок пройдено
page-lesson-watch = Дивіться: зараз ходять інші.

## What the server refuses, by its code

page-refusal-bad-edit = Так бути не може. Подробиці англійською: { $detail }
page-refusal-other = Сервер цього не прийняв. Подробиці англійською: { $detail }
page-refusal-stale = Тим часом гра пішла далі. Погляньте ще раз і виберіть знову.
page-refusal-illegal-action = Зараз це не дозволено.
page-refusal-not-your-turn = Зараз вирішуєте не ви.
page-refusal-not-playing = Партія не триває, вирішувати нічого.
page-refusal-game-over = Партію завершено.
page-refusal-cannot-undo = Скасувати не можна: почався новий хід, час на цей вибір минув, вирішує вже хтось інший або відкрилося те, що було приховано.
page-refusal-nothing-to-undo = Вам нічого скасовувати: останній вибір зробив хтось інший.
page-refusal-open-seats = Почати можна, коли зайнято всі місця.
page-refusal-seat-taken = Це місце зайняте.
page-refusal-seat-is-held = Місце зайняте гравцем. Посадити замість нього комп’ютер можна, лише якщо стіл чекає на нього вже довго.
page-refusal-seen-a-hand = Ви вже граєте або грали в цій партії, тож зайняти інше місце не можна.
page-refusal-bad-name = Ім’я складається з видимих літер, цифр або знаків, без нагромадження значків над ними.
page-refusal-name-taken = За цим столом уже є таке або схоже ім’я. Виберіть інше.
page-refusal-name-of-account = Це ім’я облікового запису або дуже схоже на таке. Увійдіть до нього або виберіть інше ім’я.
page-refusal-banned = Господар столу більше не пускає вас за цей стіл.
page-refusal-nobody-to-remove = Це місце ніхто не займає.
page-refusal-own-seat = Це ваше власне місце: звільніть його самі.
page-refusal-rematch-made = Ви вже граєте за іншим столом: новий ключ візьміть там.
page-refusal-not-away = Тут за вас ніхто не грає.
page-refusal-too-few-days-off = У цій партії у вас не лишилося стільки вихідних днів.
page-refusal-days-off-overlap = Деякі з цих днів у вас уже вихідні.
page-refusal-no-days-off = У вас немає вихідних днів ні зараз, ні пізніше.
page-refusal-no-substitutes = За правилами цього столу ви не можете покликати заміну.
page-refusal-no-such-key = Це посилання для заміни більше не діє. Попросіть нове.
page-refusal-nobody-there = Люди сідають самі: звільніть місце, щоб хтось міг сісти.
page-refusal-not-over = Тут видно те, що приховано під час партії: прочитати це можна після її завершення.
page-refusal-unreadable-table = Цей стіл не відкрити: він пошкоджений, або за ним грали за правилами, які відтоді змінилися.
page-refusal-ended-table = Цей стіл закрив той, хто керує сервером.
page-refusal-too-large = Для сервера це забагато.
page-refusal-too-slow = Запит надходив надто довго. Спробуйте ще раз.
page-refusal-too-costly = На це потрібно більше пам’яті або часу, ніж сервер дає одному запитові.
page-refusal-game-too-long = Партія задовга: за цим столом більше не можна робити ходи.
page-refusal-too-many-requests = Забагато запитів одразу: зачекайте трохи.
page-refusal-too-many-tables = Сьогодні ви відкрили забагато столів: зіграйте за одним із них.
page-refusal-tables-in-use = У вас зайнято забагато столів: спершу залиште один із них або дограйте партію.
page-refusal-too-many-replays = Забагато переглядів минулого одразу: зачекайте трохи.
page-refusal-too-many-undos = Забагато скасувань: тепер ваш вибір остаточний.
page-refusal-busy = Сервер зараз перевантажений: спершу ті, хто вже грає. Спробуйте ще раз через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
page-refusal-too-many-tries = Забагато спроб: зачекайте трохи.
page-refusal-too-many-lines = Відкрито забагато вікон одразу.
page-refusal-thinking = Підказка вже готується.
page-refusal-thinkers-busy = Забагато партій обмірковують одразу. Спитайте трохи згодом.
page-refusal-unavailable = Серверові зараз недоступна його база даних. Нічого не змінилося; спробуйте трохи згодом.
page-refusal-bad-token = Це місце за столом більше не ваше.
page-refusal-no-seat = У вас немає місця за цим столом.
page-refusal-not-host = Це може лише господар столу.
page-refusal-seat-is-played = За вас грає комп’ютер, доки ви не повернетеся.
page-refusal-no-spectators = За цим столом глядачів немає.
page-refusal-wrong-passphrase = У цього столу інший пароль.
page-refusal-passphrase-needed = Цей стіл має пароль. Щоб дивитися, введіть його.
page-refusal-no-passphrase = Цей стіл не має пароля.
page-refusal-unknown-table = Такого столу немає.
page-refusal-bad-setup = Такий стіл відкрити не можна. Подробиці англійською: { $detail }
page-refusal-bad-map = На цій мапі не можна грати: { $detail }
page-refusal-bad-deck = Цією колодою не можна грати: { $detail }
page-refusal-changed-text = Цей текст змінили після того, як він отримав геш. Приберіть рядок «hash», щоб використати його як є.
page-refusal-missing-text = Немає тексту цієї мапи чи колоди.
page-refusal-second-vagabond = Другому Бурлаці потрібен перший: дайте комусь Бурлаку.
page-refusal-only-vagabonds = Двом Бурлакам потрібен ще хтось за столом.
page-refusal-not-in-edition = В обраній редакції цього немає: { $detail }
page-refusal-required-in-edition = В обраній редакції неодмінно грають і Муркіза, і Крилаті Династії.
page-refusal-no-people = Автоматони грають проти людей: хтось має сісти з ними за стіл.
page-refusal-no-bots = Кооперативна гра — гра проти автоматонів: оберіть хоча б одного.
page-refusal-no-bot = Щоб за це місце грав автоматон, виберіть автоматона.
page-refusal-seat-of-bot = На цьому місці грає автоматон, і ніхто інший сісти сюди не може.
page-refusal-too-many-corners = Забагато з цих фракцій починають у куті: кутів на мапі менше.
page-refusal-wrong-seats = У цю гру грає інша кількість гравців. Місця виправлено: гляньте на них і відкрийте стіл ще раз.
page-refusal-not-in-lesson = { $detail }
page-refusal-rules-mended = Ця гра почалася до виправлення одного з правил, тому її минуле показати не можна. Сама вона триває.
page-refusal-signed-out = На цьому пристрої ви вийшли. Увійдіть знову на головній сторінці.
page-refusal-account-needed = На цьому сервері грають з обліковим записом. Увійдіть або зареєструйтеся на головній сторінці.
page-refusal-seat-of-account = Це місце належить вашому обліковому запису, і ключа в нього немає.
page-refusal-registration-closed = Реєстрацію на цьому сервері закрито.
page-refusal-invitation-needed = Щоб зареєструватися, потрібне запрошення від тих, хто веде цей сервер. Воно діє один раз протягом тижня.
page-refusal-account-name-taken = Таке або дуже схоже ім’я вже зайняте.
page-refusal-too-many-names = Ви нещодавно змінювали ім’я кілька разів. Зачекайте кілька тижнів.
page-refusal-too-many-accounts = Сьогодні звідси зареєстровано забагато облікових записів.
page-refusal-weak-password = Цей пароль легко вгадати. Потрібно більше різних знаків, і це не має бути ваше ім’я.
page-refusal-bad-credentials = Хибне ім’я або пароль.
page-refusal-bad-passkey = Цей ключ доступу тут не підходить. Спробуйте ще раз або увійдіть за паролем.
page-refusal-too-many-passkeys = Більше ключів доступу обліковий запис мати не може.
page-refusal-last-key = Це ваш єдиний спосіб увійти. Спершу задайте пароль.
page-refusal-prove-again = Спершу підтвердьте, що це ви.
page-refusal-stale-link = Посилання вже використане або застаріле. Попросіть нове.
page-refusal-no-mail = Цей сервер не надсилає листів. Введіть код відновлення.
page-refusal-bad-code = Ім’я або код відновлення хибні, або код уже використано.
page-refusal-confirm-deletion = Підтвердьте, що хочете видалити обліковий запис.
page-refusal-not-operator = Це можуть лише оператори сервера.
page-refusal-unknown-person = Гравця з таким іменем немає, або його сторінка вам не видна.
page-refusal-unknown-result = Такої партії немає, або її повтор вам не видно.
page-refusal-bad-subscription = Сервер не може зв’язатися зі службою сповіщень цього браузера.
page-refusal-too-many-channels = Більше браузерів для сповіщень додати не можна. Спершу видаліть один.
page-refusal-bad-webhook = Вебхук — це адреса https:// у відкритому інтернеті.
page-refusal-no-email = Спершу підтвердьте адресу пошти.
page-refusal-unknown-channel = Цей спосіб сповіщення видалено. Перезавантажте сторінку.
page-refusal-channel-gone = Такої адреси більше немає, тому її видалено.
page-refusal-not-delivered = Перевірне повідомлення не доставлено. Перевірте адресу або спробуйте пізніше.
page-refusal-listed-with-phrase = Стіл, який бачать усі, не може мати пароля.
page-refusal-table-of-members = За цим столом грають лише з обліковим записом. Увійдіть або зареєструйтеся на головній сторінці.
page-refusal-too-many-listed = Ви вже маєте стільки столів із вільними місцями, скільки можна. Грайте за одним із них.
page-refusal-too-many-searches = Із вашої мережі гру шукає забагато людей. Спробуйте пізніше.
page-refusal-too-many-invitations = Сьогодні ви надіслали багато прохань і запрошень. Спробуйте завтра.
page-refusal-too-many-friends = Хтось із вас має вже стільки друзів і прохань, скільки можна.
page-refusal-has-many-invitations = Ця людина зараз має забагато запрошень.
page-refusal-already-begun = Гра вже почалася, запрошувати більше не можна.
page-refusal-already-here = Ця людина вже сидить за столом або запрошена.
page-refusal-invitation-ended = Це запрошення більше не діє.
page-refusal-too-many-followed = Ви вже стежите за стількома іграми, за скількома можна. Відмовтеся від однієї з них.
page-refusal-not-organiser = Це може лише організатор ліги.
page-refusal-unknown-league = Такої ліги немає, або вона не для вас.
page-refusal-unknown-entrant = Такого гравця в лізі немає.
page-refusal-unknown-pod = Такої партії в лізі немає.
page-refusal-league-begun = Ця ліга почалася або її скасовано.
page-refusal-league-over = Цю лігу завершено або скасовано.
page-refusal-league-full = У цій лізі немає вільних місць.
page-refusal-already-entered = Ви вже записалися в цю лігу.
page-refusal-not-entered = Цього гравця в лізі вже немає, або вона щойно почалася.
page-refusal-too-few-entrants = Записалося замало гравців. Дочекайтеся інших і почніть.
page-refusal-game-counts = Результат можна визначити, лише якщо партію не можна продовжити або її не закінчено вчасно.
page-refusal-too-many-leagues = Більше ліг одночасно одна людина проводити чи грати не може.
page-refusal-too-many-leagues-today = Сьогодні ви створили багато ліг. Скористайтеся однією з них.
page-refusal-needs-agents = Ці варіанти правил задають кількість гравців. Віддайте вільні місця комп’ютеру або виберіть інші варіанти.
page-refusal-no-sheet = Для цієї гри таблиці ліги немає. Збережіть усі результати.
page-refusal-table-of-league = За цим столом грають лише учасники його ліги.
page-refusal-unknown-club = Такого клубу немає, або ви в ньому не перебуваєте.
page-refusal-club-name-taken = Інший клуб має таку саму або схожу назву.
page-refusal-too-many-clubs = Ця людина є у стількох клубах, скільки дозволяє сервер, або клуб заповнений.
page-refusal-not-helper = Це можуть лише засновник клубу та його помічники.
page-refusal-not-founder = Це може лише засновник клубу.
page-refusal-not-in-club = Ця людина не є учасником клубу.
page-report = Поскаржитися
page-report-who = { $who }: поскаржитися
page-report-message = { $who }: поскаржитися на це повідомлення
page-reason-abuse = образи
page-reason-spam = спам
page-reason-cheating = нечесна гра
page-reason-name = ім’я або аватар
page-reason-other = інше
page-until = до { $moment }
page-for-good = назавжди
page-terms = Умови користування
page-privacy = Конфіденційність
page-refusal-silenced = Ви не можете писати { $until }: модератор заборонив вам повідомлення ({ $reason }). { $words }
page-refusal-suspended = Цей обліковий запис заблоковано { $until } ({ $reason }). { $words }
page-refusal-not-moderator = Це можуть лише модератори сервера.
page-refusal-equal-role = Можна діяти лише щодо тих, чия роль нижча за вашу, і надавати лише ролі, нижчі за вашу.
page-refusal-already-done = Цим уже зайнявся хтось інший. Оновіть список.
page-refusal-no-person = За цим місцем нікого немає.
page-refusal-yourself = Із собою цього зробити не можна.
page-refusal-unknown-account = Такого імені ні в кого немає.
page-refusal-unknown-message = Цього повідомлення вже немає.
page-refusal-unknown-report = Цієї скарги вже немає.
page-refusal-unknown-sanction = Цього стягнення вже немає.
page-refusal-guest-seat = Тут грає гість. Усюди сховати або заблокувати можна лише того, хто має обліковий запис.
page-refusal-guest-reported = Це скарга на гостя. Стягнення бувають лише для облікових записів.
page-refusal-too-many-ties = Ваш список схованих і заблокованих людей повний.
page-refusal-too-many-reports = Сьогодні ви подали багато скарг. Модератори їх прочитають.
page-refusal-no-text = Такого тексту на цьому сервері немає.
page-refusal-bad-record = Запис не читається. Подробиці англійською: { $detail }
page-refusal-bad-position = Позиція не читається. Подробиці англійською: { $detail }
page-refusal-internal = На сервері щось пішло не так. Сама партія ціла; спробуйте ще раз.
page-bot-order = Наказ
page-bot-order-unknown = Наказ невідомий: його відкривають упродовж Третіх півнів.
page-bot-order-souls = Як зараз лежать Загублені душі, наказом буде: { $suit }.
page-bot-level = Складність: { $level }
page-bot-turn = Що робить цього ходу
page-bot-turn-next = Що зробить у свій хід
page-bot-items = горілиць: { $ready }, долілиць: { $spent }
page-bot-satchel = наплічник
page-bot-battle-track = трек боїв
page-bot-damaged = пошкоджено
page-bot-quest = квест
page-bot-quests-done = виконано квестів
page-bot-burnt = комірки зайнято назавжди на
page-bot-resting = Ботолака шмигнув у хащі: Дня цього ходу немає.
page-bot-conspiracies = Трек змов
page-bot-conspiracy-next = Наступна змова
page-bot-market = ринок
page-bot-prices = послуга коштує
page-bot-price = хто має { $from } очок або більше, платить вояк: { $price }
page-bot-stance-shield = Протекціонізм: щит
page-bot-stance-sword = Протекціонізм: меч
