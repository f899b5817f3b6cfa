### Страница: её кнопки, главная и настройки. Всё об игре говорит сервер.

## Везде

page-close = Закрыть
page-loading = Минутку…
page-unreachable = Сервер не отвечает. Он запущен?
page-trouble = Что-то пошло не так. Загрузите страницу ещё раз: игра не пострадала.
page-to-lobby = На главную
page-your-name = Ваше имя
page-guest = Гость
page-sign-in = Войти
page-people = Люди
page-account = Ваша учётная запись
page-ranking = Рейтинг
page-rating = Рейтинг
page-person-page = Страница: { $name }

## Главная

page-lead = Две большие настольные игры с полными правилами. Играйте с друзьями или против компьютера.
page-games = Игры
page-title-root = Корни
page-title-smallworld = Small World. Маленький мир
page-about-root = Война за лес: каждая фракция играет по своим правилам.
page-about-smallworld = Народы приходят, завоёвывают и угасают в мире, где всем не хватает места.
page-for-players = от { $least } до { $most } игроков
page-play-computer = Против компьютера
page-play-computer-about = Игра начнётся сразу.
page-play-friends = С друзьями
page-play-friends-about = Откроется стол и ссылка для гостей.
page-more-ways = Другие способы игры
page-against-bots = Против ботов:
page-alone-bots = В одиночку
page-alone-bots-about = Вы против ботов, которые играют по собственным правилам из «Законов механики».
page-together-bots = Вместе
page-together-bots-about = Вы и ваши гости против ботов: победа общая, и поражение тоже.
page-new-table = Новый стол
page-workshop = Свои поля и колоды
page-learn = Обучение
page-learn-short = Несколько минут за настоящим столом.
page-learn-title = { $game }: первые шаги
page-learn-about = Несколько минут за настоящим столом: вам подскажут, что делать и зачем.
page-learn-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[many] { $count } шагов
}
page-clockwork = Боты за вашим столом
page-clockwork-about = Есть коробка с игрой? Играйте в «Корни» на столе, а ходы ботов подскажет страница.
page-clockwork-open = Сесть за стол
page-my-games = Мои игры
page-origin-record = из записи
page-origin-position = из позиции
page-origin-fork = продолжение
page-origin-unknown = происхождение неизвестно
page-origin-seen = кто-то уже видел чужую руку
page-your-turn = Ваш ход
page-turn-of = решение за игроком: { $who }
page-status-waiting = ждёт игроков
page-status-playing = идёт
page-status-over = окончена
page-league-game = Партия лиги
page-forget = Забыть
page-forget-table = Забыть { $name }: место останется, но из этого браузера к нему не вернуться
page-join-title = Вас пригласили?
page-join-link = Ссылка или код стола
page-join-open = Перейти
page-disclaimer = Copse создали поклонники игр; тексты и рисунки в нём собственные. Издатели «Корней» и Small World не связаны с Copse и не одобряли его. Пожалуйста, покупайте их игры.
page-kept-finished = { $days ->
    [one] Законченная партия удаляется через { $days } день после последнего хода.
    [few] Законченная партия удаляется через { $days } дня после последнего хода.
   *[many] Законченная партия удаляется через { $days } дней после последнего хода.
}
page-kept-abandoned = { $days ->
    [one] Незаконченная партия удаляется через { $days } день после последнего хода.
    [few] Незаконченная партия удаляется через { $days } дня после последнего хода.
   *[many] Незаконченная партия удаляется через { $days } дней после последнего хода.
}

## Лица, приглашение и конец партии

page-invited = Вас приглашают сыграть: { $game }
page-invited-by = { $who } приглашает вас сыграть: { $game }
page-sit-as = Сесть: { $role }
page-ending-sources = Откуда взялись очки
page-ending-off-track = вне шкалы очков
page-ending-decisive = Что решило партию
page-ending-turn = Ход { $turn } · { $who }
page-ending-chance = шансы ({ $who }): { $before } % → { $after } %
page-ending-gained = { $who }: +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
page-ending-open = Показать ход { $turn } в записи
page-law-rule = Правило
page-law-title = Что говорят правила
page-own-what = Новое
page-own-race = народ
page-own-power = способность
page-own-name = Название
page-own-tokens = Жетоны
page-own-replaces = Берёт жетоны народа
page-own-cheaper = Захват на 1 жетон дешевле
page-own-pays = 1 монета за каждый регион
page-own-coins = Монеты каждый ход
page-own-gift-enters-anywhere = может начать где угодно
page-own-gift-flies = достаёт до любого региона суши
page-own-gift-holds-water = занимает моря и озёра
page-own-gift-keeps-losses = не теряет жетонов
page-own-gift-keeps-all-tokens = сохраняет в упадке все жетоны
page-own-add = Добавить
page-own-remove = Убрать: { $name }
page-own-text = Текстом или из файла
page-own-file = Взять текст из файла TOML

## Что это такое: карточка вещи и выбор из таких карточек

page-about-thing = Что это такое
page-about-keep = оставить открытым
page-own-board = Ваш планшет: { $who }
page-picker = Из чего выбрать
page-thing-card = карта
page-thing-item = предмет
page-thing-warrior = воины
page-thing-building = здание
page-thing-token = жетон
page-thing-pawn = фишка
page-thing-leader = лидер
page-thing-character = персонаж
page-thing-minister = политик
page-thing-mood = состояние
page-thing-quest = задание
page-thing-hireling = рекруты
page-thing-landmark = достопримечательность
page-thing-faction = фракция
page-thing-trait = черта
page-thing-ruin = руина
page-thing-decree = столбец устава
page-thing-relation = отношения
page-thing-service = услуга
page-thing-duty = столбец слуг ордена
page-thing-conspiracy = заговор
page-thing-area = область планшета
page-thing-region = регион
page-thing-symbol = символ
page-thing-marker = маркер
page-thing-coins = монеты
page-thing-race = народ
page-thing-power = особая способность
page-thing-law = Что говорят правила

## Настройки

page-settings = Настройки
page-language = Язык
page-theme = Цвета
page-theme-system = как в системе
page-theme-light = светлые
page-theme-dark = тёмные
page-unfold = Показ событий
page-unfold-calm = спокойно
page-unfold-brisk = живо
page-unfold-instant = сразу
page-motion-off = Без анимации
page-motion-off-about = Ничего не движется и не мигает. Если анимация отключена в системе, её нет и здесь.
page-decline-ambush = Отказываться от засад
page-decline-ambush-about = Copse отказывается за вас со случайной задержкой, какие бы карты у вас ни были. Так никто не узнает, что у вас в руке.
page-notify = Уведомлять о моём ходе
page-notify-about = Браузер спросит разрешения.

## Настройки: звук; журнал; что было, пока ждали

page-sound = Звук
page-sound-about = Клавиша M выключает и включает его.
page-volume = Громкость
page-woodland = Звуки леса
page-woodland-about = Ветер и птицы, очень тихо.
page-log-show = Какие строки показать
page-log-show-all = Все
page-log-show-battles = Сражения
page-log-show-points = Очки
page-log-show-mine = Обо мне
page-log-none = Такого пока не было.
page-log-fold = Что к этому относится:
page-recap = Пока вы ждали
page-recap-lost = Потеряно
page-recap-gained = Получено
page-recap-met = Что сделали вам
page-recap-unruled = Больше не ваше
page-recap-ruled = Теперь ваше
page-recap-points = Очки: { $who }
page-recap-calm = Вас никто не тронул.
page-recap-close = Убрать
page-recap-turn = Показать ход ещё раз: { $who }. { $deeds }
page-recap-walk = перемещений: { $count }
page-recap-battle = сражений: { $count }
page-recap-conquest = захватов: { $count }
page-recap-place = выставлено компонентов: { $count }
page-recap-craft = смастерено карт: { $count }
page-recap-loss = убрано компонентов противников: { $count }
page-recap-scored = очки: { $points }
page-thinking = Компьютер готовит подсказку…

## Новый стол

page-game = Игра
page-table-name = Название стола
page-seats = Места
page-seats-about = Несколько человек за этим устройством играют по очереди; между ходами экран скрыт.
page-seat-kind = Кто на месте { $seat }
page-seat-level = Сила компьютера на месте { $seat }
page-seat-role = Фракция на месте { $seat }
page-seat-add = Добавить место
page-seat-remove = Убрать место
page-kind-human = человек здесь
page-kind-human-about = за этим устройством
page-kind-agent = компьютер
page-other-agents = Другие
page-kind-open = свободно
page-kind-open-about = для того, кто придёт по ссылке
page-kind-bot = бот
page-kind-bot-drafted = бот (недоступен, если фракции выбирают за столом)
page-kind-bot-not-had = бот (в этой редакции ботов нет)
page-bots-about = Компьютер занимает место и играет так, как играл бы человек. Бот — автоматическая фракция из «Законов механики».
page-bot-difficulty = Уровень сложности бота на месте { $seat }
page-bot-role = Персонаж
page-bot-traits = Черты: { $traits }
page-bot-no-traits = Черты: нет
page-options = Варианты правил
page-more-options = Другие варианты
page-more-choices = Ещё: правила, зрители, файл
page-list-none = нет
page-list-random = случайных: { $count }
page-list-named = выбрать { $count }…
page-list-place = { $list }: номер { $place }
page-list-choose = выберите…
page-not-beside = { $name } — нельзя: уже есть { $other }
page-not-in-edition = { $name } — нет в этой редакции ({ $law })
page-required-here = { $name } — без фракции «{ $must }» играть нельзя ({ $law })
page-too-few = Оставьте не меньше { $count }.
page-drafted = Фракции выбирают за столом, когда игра начнётся.
page-setup-standard = обычная: фракции выбраны выше
page-setup-draft = продвинутая: фракции выбирают за столом
page-setup-advanced = продвинутая: фракции выбраны выше
page-pace = Темп
page-pace-mode = Как играете
page-pace-live = вместе, сейчас
page-pace-days = несколько дней
page-pace-move = Время на решение
page-pace-none = без ограничения
page-pace-late = Если время вышло
page-late-agent = играет компьютер
page-late-pass = пас
page-late-nothing = только напомнить
page-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
page-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
page-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
page-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
page-who-may = Кто может прийти
page-passphrase = Пароль
page-passphrase-none = нет: достаточно ссылки
page-spectators = Другие могут смотреть
page-listed = Кто найдёт стол
page-listed-link = те, у кого есть ссылка
page-listed-public = все — на главной странице
page-listed-club = клуб { $club }
page-admit-guests = Пускать игроков без учётной записи
page-upload = Продолжить из файла
page-upload-about = Файл с записью или позицией Copse; игра и варианты правил берутся из него.
page-upload-bad = Это не запись и не позиция Copse.
page-open-table = Открыть стол

## Ожидание

page-hosted-by = приглашает { $who }
page-invite = Ссылка для других
page-invite-about = Кто откроет эту ссылку, сможет сесть на свободное место или смотреть.
page-copy = Копировать
page-copied = Скопировано
page-seat-open = свободно
page-seat-you = { $name } (вы)
page-seat-bot = бот: { $about }
page-seat-together = за устройством хозяина
page-sit-down = Сесть
page-start = Начать игру
page-start-open = Сначала займите свободные места; можно посадить компьютер.
page-start-filled = Начать с компьютером на свободных местах
page-waiting-host = Игра начнётся, когда скажет хозяин стола.
page-waiting-begun = Игра уже идёт. Кто сядет, продолжит с картами этого места.

## Стол

## Выбор: действия, чего им не хватает, что ждёт подтверждения

page-verbs = Действия
page-pointed = Что здесь можно сделать
page-list = Все варианты списком ({ $count })
page-ends-turn = закончит ваш ход
page-lasting-about = Это нельзя будет отменить.
page-answered = Ответ за вас:
page-choice-kept = Ответ объявят чуть позже, чтобы время ничего не выдало.
page-choice-unnoticed = Ответьте за { $seconds } с, и никто не заметит, что вы раздумывали.
page-choice-next = Далее:
page-choice-missed = Вопрос уже другой, не сделано:
page-follow-hint = Сделать так
page-nothing-here = Здесь сейчас ничего нельзя сделать.
page-nothing-here-things = Можно выбрать: { $things }.
page-nothing-here-verbs = Этого не требует ни одно из действий: { $verbs }.
page-confirming = Переспрашивать
page-confirming-lasting = о том, чего не отменить
page-confirming-always = о каждом действии
page-auto-answer = Отвечать, когда выбора нет
page-auto-answer-about = Со случайной задержкой, чтобы никто ничего не узнал. Ход сам не закончится.
page-ask-any = Что именно?
page-ask-a = Какая тропа?
page-ask-b = А другой конец?
page-ask-attacker = Кто нападает?
page-ask-card = Какая карта?
page-ask-character = Какой персонаж?
page-ask-clearing = На какой поляне?
page-ask-column = В какой столбец?
page-ask-defender = Кто защищается?
page-ask-duty = В какой столбец?
page-ask-faction = Какая фракция?
page-ask-hireling = Какие рекруты?
page-ask-item = Какой предмет?
page-ask-landmark = Какая достопримечательность?
page-ask-leader = Какой лидер?
page-ask-minister = Какой политик?
page-ask-mood = Какое состояние?
page-ask-origin = Откуда?
page-ask-piece = Какой компонент?
page-ask-pick-place = Какой народ?
page-ask-place = Где?
page-ask-plot = Какая интрига?
page-ask-post = Из какого столбца?
page-ask-quest = Какое задание?
page-ask-region = Какой регион?
page-ask-relic = Какая реликвия?
page-ask-seat = Кто?
page-ask-servant = Какая карта?
page-ask-suit = Какая масть?
page-ask-target = Куда?
page-ask-waystation = Какой перевалочный пункт?

page-setting-up = Подготовка к игре
page-draft-row = Карты подготовки фракций
page-draft-militant = воинствующая
page-draft-insurgent = повстанческая
page-draft-reach = коэффициент { $reach }
page-draft-kinds = Воинствующие фракции с самого начала сражаются за карту, повстанческие растут между ними. Коэффициент показывает, насколько сильно фракция борется за карту.
page-draft-locked = недоступна, пока не выбрана воинствующая фракция
page-begins = делает первый ход
page-watching = вы смотрите
page-chat-spectator = { $who } (зритель)
page-hires-soon = { $count ->
    [one] В конце хода наймёт { $count } отряд
    [few] В конце хода наймёт { $count } отряда
   *[many] В конце хода наймёт { $count } отрядов
}
page-watch = Смотреть
page-gains = Откуда взялись очки: { $who }
page-gains-start = в начале
page-known-doubtful = С тех пор могла незаметно уйти.
page-drawer = Выбор и вкладки
page-connection-lost = Связь потеряна. Пробуем снова…
page-connection-polling = Прямая связь прервана; проверяем каждые две секунды.
page-tab-choices = Выбор
page-tab-hand = Рука
page-tab-players = Игроки
page-tab-log = Журнал
page-tab-law = Правила
page-you-decide = Решаете вы
page-agent-decides = Компьютер думает: { $who }
page-thinks = думает
page-hurried = Компьютер думает меньше обычного: сейчас идёт много партий.
page-other-decides = Решение за игроком: { $who }
page-you-wait = Вы и остальные ждёте.
page-time-left = Осталось времени
page-choices = Выбор
page-filter = Найти по словам
page-nothing-fits = Ничего не подходит; Escape вернёт назад.
page-amount = Сколько
page-fewer = меньше
page-more = больше
page-blocked = { $count ->
    [one] Сейчас нельзя: { $count } действие
    [few] Сейчас нельзя: { $count } действия
   *[many] Сейчас нельзя: { $count } действий
}
page-make-choice = Сделать выбор
page-confirm = Подтвердить
page-back = Назад
page-undo = Отменить
page-hint = Подсказка
page-about-choice = О выборе
page-end-turn = Закончить ход
page-end-turn-about = Ход закончится, и отменить это будет нельзя.
page-zoom-in = Увеличить
page-zoom-out = Уменьшить
page-offline = не в сети
page-manage-seats = Кто за столом
page-leave = Уйти…
page-leaving = Уйти с места?
page-leave-a-while-about = За вас поиграет компьютер. Вы видите то же, что все, и можете вернуться в любую минуту.
page-leave-a-while = Пусть играет компьютер
page-leave-for-good-about = Место сможет занять любой, у кого есть ссылка. Вы не сможете ни вернуться, ни сесть на другое место в этой партии.
page-leave-for-good = Уйти насовсем
page-stay = Остаться
page-away = За вас играет компьютер.
page-substituted = За вас играет замена.
page-days-off-until = выходные до: { $until }
page-days-off-later = выходные: { $from } – { $until }
page-come-back = Вернуться
page-replace = Пусть сыграет компьютер
page-remove = Удалить…
page-removing = Удалить: { $who }
page-remove-open-about = Место снова свободно, и все об этом узнают.
page-remove-agent-about = На этом месте до конца партии будет играть компьютер, и все об этом узнают. Больше никто его не займёт.
page-remove-only = Удалить
page-ban-about = Кроме того, этот игрок больше не сможет ни играть за этим столом, ни смотреть.
page-ban = Удалить и не пускать
page-new-token = Новый ключ от места
page-new-token-done = У вашего места новый ключ, а старый больше ничего не открывает.
page-unfold-speed = Как быстро показывать события
page-unfold-now = К итогу
page-unfold-again = Показать последние ходы ботов ещё раз
page-suspense = Смотрите, что происходит
page-suspense-about = Щёлкните где угодно или нажмите любую клавишу, чтобы сразу увидеть исход.
page-suspense-told = Вопрос появится, когда вы всё увидите, или по кнопке «К итогу».
page-log-all = Показать всё
page-law-open = Параграф { $law }
page-law-missing = У этого параграфа нет краткого изложения.
page-law-now = Для этого решения
page-law-recent = О том, что произошло

## Что даст выбор, и перетаскивание

page-outline = План хода
page-outline-done = готово
page-forecast = Прогноз
page-forecast-then = После этого выбора
page-forecast-turn-0 = Этот ход
page-forecast-turn-1 = Следующий ход, если ничего не изменится
page-forecast-yes = получится
page-forecast-unsure = неясно
page-forecast-no = не получится
page-forecast-nothing = делать нечего
page-ahead = К чему это приведёт
page-ahead-points = { $who }, очки: { $points }.
page-ahead-ruled = Место { $place } — новый правитель: { $who }.
page-ahead-unruled = Место { $place } — без правителя.
page-ahead-losses = { $who }: потери в среднем { $losses }, полное уничтожение — { $wiped } %.
page-ahead-success = Бросок удаётся с вероятностью { $chance } %.
page-ahead-wiped = уничтожение: { $chance } %
page-ahead-ambush = Засада возможна, здесь она не учтена.
page-ahead-hireling = рекруты
page-drop = Положить сюда?
page-drop-back = Вернуть на место
page-redeploy = Перегруппировка
page-redeploy-left = { $count ->
    [one] Осталось разместить { $count } жетон
    [few] Осталось разместить { $count } жетона
   *[other] Осталось разместить { $count } жетонов
}
page-redeploy-all = Все жетоны размещены
page-redeploy-evenly = Поровну
page-redeploy-undo = Шаг назад
page-redeploy-send = Готово

## Несколько человек за одним устройством

page-cover = Передайте устройство: { $who }
page-cover-about = Остальных просим отвернуться.
page-cover-take = Это я

## Вместе за столом

page-avatar = Ваш портрет
page-avatar-animal = Зверь
page-avatar-colour = Цвет
page-animal-fox = лиса
page-animal-rabbit = заяц
page-animal-mouse = мышь
page-animal-bird = птица
page-animal-cat = кот
page-animal-hawk = ястреб
page-animal-otter = выдра
page-animal-mole = крот
page-animal-lizard = ящерица
page-animal-crow = ворон
page-animal-rat = крыса
page-animal-badger = барсук
page-colour-red = красный
page-colour-amber = янтарный
page-colour-moss = зелёный
page-colour-teal = бирюзовый
page-colour-blue = синий
page-colour-plum = сливовый
page-colour-rose = розовый
page-colour-slate = серый
page-seat-name = Имя игрока
page-seat-name-of = Имя игрока { $seat }
page-seat-kept = ждёт игрока: { $name }
page-qr = QR-код
page-qr-about = Наведите на код камеру телефона, чтобы открыть ссылку.
page-chat = Чат
page-chat-unread = Чат: { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[other] { $count } новых сообщений
}
page-chat-said = Что было сказано
page-chat-empty = Пока никто ничего не сказал.
page-chat-write = Написать
page-chat-gallery = Это чат зрителей. Игроки прочтут его только после игры.
page-chat-send = Отправить
page-chat-line = { $who }: { $words }
page-emotes = Быстрые фразы
page-emote-wave = Привет!
page-emote-bravo = Отличная игра!
page-emote-thanks = Спасибо!
page-emote-laugh = Ха-ха!
page-emote-oh = Ого!
page-emote-sorry = Извините!
page-mute-who = { $who }: скрыть сообщения, только на этом устройстве
page-mute-watching = Зрители: скрыть сообщения, только на этом устройстве
page-talk = Кто пишет в чат
page-talk-players = игроки
page-talk-everyone = игроки и зрители
page-talk-off = никто
page-take-back = Вернуть ход…
page-take-back-others = Последний ход нельзя отменить в одиночку. Если все остальные согласятся, игра вернётся к моменту перед ним; что увидели, то увидели.
page-take-back-alone = Игра вернётся к моменту перед вашим последним ходом, ходы компьютера после него тоже пропадут. Что увидели, то увидели.
page-take-back-ask = Спросить остальных
page-take-back-do = Вернуть ход
page-take-back-keep = Оставить как есть
page-take-back-asked = { $who } просит вернуть свой последний ход. Игра вернётся к моменту перед ним; что увидели, то увидели.
page-take-back-agree = Согласиться
page-take-back-decline = Отказать
page-take-back-waiting = Вы попросили вернуть ход. Ещё не ответили: { $who }
page-take-back-withdraw = Отозвать просьбу
page-play-again-about = Те же игроки и настройки, все сдвигаются на одно место
page-play-along = Сыграть ещё раз вместе
page-watch-next = Смотреть следующую партию
page-series = Серия, партия { $number }.
page-game-with = за столом: { $who }
page-game-length = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[other] { $count } решений
}
page-result-won = победа
page-result-lost = поражение
page-sift = Какие партии показать
page-sift-games = все игры
page-sift-state = Идёт или окончена
page-sift-state-all = идущие и оконченные
page-sift-state-running = идущие
page-sift-state-over = оконченные
page-sift-result = Итог
page-sift-result-all = любой итог
page-sift-result-won = победы
page-sift-result-lost = поражения
page-sift-none = Таких партий у вас нет.
page-games-more = Показать ещё { $count }
page-refusal-unreadable-text = Сообщение — одна строка простого текста.
page-refusal-talk-is-off = Хозяин стола отключил чат.
page-refusal-too-many-messages = Слишком много сразу: подождите немного.
page-refusal-not-asked = На это отвечают остальные игроки за столом.
page-refusal-offer-lapsed = Просьба больше не действует: кто-то успел сделать ход или отказал.
page-refusal-already-asked = Об этом сейчас просит другой игрок.
page-refusal-still-playing = Сыграть ещё раз можно, когда эта партия закончится.

## После игры

page-game-over = Игра окончена
page-won-by = Победа: { $who }
page-won-together = Общая победа: { $who }
page-lost-together = Общее поражение; победа: { $who }
page-won-how = Как одержана победа:
page-final-score = Итог
page-chart = Ход игры
page-chart-points = Очки
page-chart-chances = Шансы на победу
page-chart-chances-about = По оценке нашего компьютера: здесь он видит и то, что было скрыто. Другие могут судить иначе.
page-chart-turns = ходы →
page-chart-choices = решения →
page-no-chart = Ход игры показать нельзя.
page-analysis = Разбор
page-analysis-working = Разбираем партию…
page-analysis-learned = Каждый выбор оценивает нейросеть, обученная этой игре, — по тому, что игрок тогда знал.
page-analysis-judge = Каждый выбор оценивает компьютер — по тому, что игрок тогда знал. Другие могут судить иначе.
page-analysis-part = Времени хватило на { $weighed } решений из { $real }.
page-analysis-moment = Момент партии
page-analysis-choice = Сделано решений: { $choice }
page-analysis-costly = { $who }: что обошлось дороже всего
page-analysis-sound = Дорогих ошибок нет.
page-analysis-better = Лучше ({ $before } % → { $after } %):
page-analysis-then = Дальше могло быть так:
page-analysis-answer = { $who } — { $what }
page-analysis-open = Показать в записи; сделано решений: { $choice }
page-play-again = Сыграть ещё
page-replay = Повтор
page-download-record = Скачать запись
page-replay-start = Начало
page-replay-first = К началу
page-replay-back = Шаг назад
page-replay-next = Шаг вперёд
page-replay-play = Показывать
page-replay-pause = Остановить
page-replay-at = Шаг { $at } из { $all }
page-unfold-steps = По шагам
page-map-of-game = Поле партии
page-download-replay = Сохранить как страницу
page-download-position = Сохранить позицию
page-fork = Играть отсюда
page-fork-about = Новый стол начнётся с этого момента, а карты и кубики дальше лягут иначе.
page-fork-name = { $name } (продолжение)
page-traces = Что показывает поле
page-traces-none = Компоненты
page-traces-whose = Чьё
page-traces-all = всех
page-traces-mark = { $kind }: { $count }
page-trace-move = Перемещения
page-trace-battle = Сражения
page-trace-conquest = Захваты
page-trace-loss = Потери

## Обучение

page-lesson = Обучение
page-lesson-step = Шаг { $number } из { $of }
page-lesson-next = Дальше
page-lesson-previous = Предыдущий шаг
page-lesson-play = А теперь сыграть партию
page-lesson-more = Другие уроки
page-lesson-done = Урок пройден
page-lesson-watch = Смотрите: сейчас ходят другие.

## What the server refuses, by its code

page-refusal-bad-edit = Так быть не может. Подробности по-английски: { $detail }
page-refusal-other = Сервер этого не принял. Подробности по-английски: { $detail }
page-refusal-stale = Тем временем игра ушла вперёд. Взгляните ещё раз и выберите снова.
page-refusal-illegal-action = Сейчас это не разрешено.
page-refusal-not-your-turn = Сейчас решаете не вы.
page-refusal-not-playing = Партия не идёт, решать нечего.
page-refusal-game-over = Партия окончена.
page-refusal-cannot-undo = Отменить нельзя: начался новый ход, время на этот выбор истекло, решает уже кто-то другой или открылось то, что было скрыто.
page-refusal-nothing-to-undo = Вам нечего отменять: последний выбор сделал кто-то другой.
page-refusal-open-seats = Начать можно, когда заняты все места.
page-refusal-seat-taken = Это место занято.
page-refusal-seat-is-held = Место занято игроком. Посадить вместо него компьютер можно, только если стол ждёт его уже долго.
page-refusal-seen-a-hand = Вы уже играете или играли в этой партии, поэтому занять другое место нельзя.
page-refusal-bad-name = Имя состоит из видимых букв, цифр или знаков, без нагромождения значков над ними.
page-refusal-name-taken = За этим столом уже есть такое или похожее имя. Выберите другое.
page-refusal-name-of-account = Это имя учётной записи или очень похоже на такое. Войдите в неё или выберите другое имя.
page-refusal-banned = Хозяин стола больше не пускает вас за этот стол.
page-refusal-nobody-to-remove = Это место никто не занимает.
page-refusal-own-seat = Это ваше собственное место: уйдите с него сами.
page-refusal-rematch-made = Вы уже играете за другим столом: новый ключ возьмите там.
page-refusal-not-away = Здесь за вас никто не играет.
page-refusal-too-few-days-off = В этой партии у вас не осталось столько выходных дней.
page-refusal-days-off-overlap = Некоторые из этих дней у вас уже выходные.
page-refusal-no-days-off = У вас нет выходных дней ни сейчас, ни позже.
page-refusal-no-substitutes = По правилам этого стола вы не можете позвать замену.
page-refusal-no-such-key = Эта ссылка для замены больше не действует. Попросите новую.
page-refusal-nobody-there = Люди садятся сами: освободите место, чтобы кто-нибудь мог сесть.
page-refusal-not-over = Здесь видно то, что скрыто во время партии: прочесть это можно после её конца.
page-refusal-unreadable-table = Этот стол не открыть: он повреждён, или за ним играли по правилам, которые с тех пор изменились.
page-refusal-ended-table = Этот стол закрыл тот, кто управляет сервером.
page-refusal-too-large = Для сервера это слишком много.
page-refusal-too-slow = Запрос шёл слишком долго. Попробуйте ещё раз.
page-refusal-too-costly = На это нужно больше памяти или времени, чем сервер даёт одному запросу.
page-refusal-game-too-long = Партия слишком длинная: за этим столом больше нельзя делать ходы.
page-refusal-too-many-requests = Слишком много запросов сразу: подождите немного.
page-refusal-too-many-tables = Сегодня вы открыли слишком много столов: сыграйте за одним из них.
page-refusal-tables-in-use = У вас занято слишком много столов: сначала покиньте один из них или доиграйте партию.
page-refusal-too-many-replays = Слишком много просмотров прошлого сразу: подождите немного.
page-refusal-too-many-undos = Слишком много отмен: теперь ваш выбор окончателен.
page-refusal-busy = Сервер сейчас перегружен: сначала те, кто уже играет. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
page-refusal-too-many-tries = Слишком много попыток: подождите немного.
page-refusal-too-many-lines = Открыто слишком много окон сразу.
page-refusal-thinking = Подсказка уже готовится.
page-refusal-thinkers-busy = Слишком много партий обдумывается сразу. Спросите чуть позже.
page-refusal-unavailable = Серверу сейчас недоступна его база данных. Ничего не изменилось; попробуйте чуть позже.
page-refusal-bad-token = Это место за столом больше не ваше.
page-refusal-no-seat = У вас нет места за этим столом.
page-refusal-not-host = Это может только хозяин стола.
page-refusal-seat-is-played = За вас играет компьютер, пока вы не вернётесь.
page-refusal-no-spectators = За этим столом зрителей нет.
page-refusal-wrong-passphrase = У этого стола другой пароль.
page-refusal-passphrase-needed = У этого стола есть пароль. Чтобы смотреть, введите его.
page-refusal-no-passphrase = У этого стола нет пароля.
page-refusal-unknown-table = Такого стола нет.
page-refusal-bad-setup = Такой стол открыть нельзя. Подробности по-английски: { $detail }
page-refusal-bad-map = На этом поле нельзя играть: { $detail }
page-refusal-bad-deck = Этой колодой нельзя играть: { $detail }
page-refusal-changed-text = Этот текст изменили после того, как у него появился хеш. Уберите строку «hash», чтобы использовать его как есть.
page-refusal-missing-text = Нет текста этого поля или этой колоды.
page-refusal-second-vagabond = Второму Бродяге нужен первый: дайте кому-нибудь Бродягу.
page-refusal-only-vagabonds = Двум Бродягам нужен ещё кто-то за столом.
page-refusal-not-in-edition = В выбранной редакции этого нет: { $detail }
page-refusal-required-in-edition = В выбранной редакции непременно играют и Маркиса, и Крылатая династия.
page-refusal-no-people = Боты играют против людей: кто-то должен сесть с ними за стол.
page-refusal-no-bots = Кооперативная игра — игра против ботов: выберите хотя бы одного.
page-refusal-no-bot = Чтобы за это место играл бот, выберите бота.
page-refusal-seat-of-bot = На этом месте играет бот, и никто другой сесть сюда не может.
page-refusal-too-many-corners = Слишком многие из этих фракций начинают в углу: углов на игровом поле меньше.
page-refusal-wrong-seats = В эту игру играет другое число игроков. Места исправлены: взгляните на них и откройте стол ещё раз.
page-refusal-not-in-lesson = { $detail }
page-refusal-rules-mended = Эта игра началась до исправления одного из правил, поэтому её прошлое показать нельзя. Сама она продолжается.
page-refusal-signed-out = На этом устройстве вы вышли. Войдите снова на главной странице.
page-refusal-account-needed = На этом сервере играют с учётной записью. Войдите или зарегистрируйтесь на главной странице.
page-refusal-seat-of-account = Это место принадлежит вашей учётной записи, и ключа у него нет.
page-refusal-registration-closed = Регистрация на этом сервере закрыта.
page-refusal-invitation-needed = Чтобы зарегистрироваться, нужно приглашение от тех, кто ведёт этот сервер. Оно действует один раз в течение недели.
page-refusal-account-name-taken = Такое или очень похожее имя уже занято.
page-refusal-too-many-names = Вы недавно меняли имя несколько раз. Подождите несколько недель.
page-refusal-too-many-accounts = Сегодня отсюда зарегистрировано слишком много учётных записей.
page-refusal-weak-password = Этот пароль легко угадать. Нужно больше разных знаков, и это не должно быть ваше имя.
page-refusal-bad-credentials = Неверное имя или пароль.
page-refusal-bad-passkey = Этот ключ доступа здесь не подходит. Попробуйте ещё раз или войдите по паролю.
page-refusal-too-many-passkeys = Больше ключей доступа у учётной записи быть не может.
page-refusal-last-key = Это ваш единственный способ войти. Сначала задайте пароль.
page-refusal-prove-again = Сначала подтвердите, что это вы.
page-refusal-stale-link = Ссылка уже использована или устарела. Запросите новую.
page-refusal-no-mail = Этот сервер не отправляет писем. Введите код восстановления.
page-refusal-bad-code = Имя или код восстановления неверны, или код уже использован.
page-refusal-confirm-deletion = Подтвердите, что хотите удалить учётную запись.
page-refusal-not-operator = Это могут только операторы сервера.
page-refusal-unknown-person = Игрока с таким именем нет, или его страница вам не видна.
page-refusal-unknown-result = Такой партии нет, или её повтор вам не виден.
page-refusal-bad-subscription = Сервер не может связаться со службой уведомлений этого браузера.
page-refusal-too-many-channels = Больше браузеров для уведомлений добавить нельзя. Сначала удалите один.
page-refusal-bad-webhook = Вебхук — это адрес https:// в открытом интернете.
page-refusal-no-email = Сначала подтвердите адрес почты.
page-refusal-unknown-channel = Этот способ уведомления удалён. Перезагрузите страницу.
page-refusal-channel-gone = Такого адреса больше нет, поэтому он удалён.
page-refusal-not-delivered = Проверочное сообщение не доставлено. Проверьте адрес или попробуйте позже.
page-refusal-listed-with-phrase = У стола, который видят все, не может быть пароля.
page-refusal-table-of-members = За этим столом играют только с учётной записью. Войдите или зарегистрируйтесь на главной странице.
page-refusal-too-many-listed = У вас уже столько столов со свободными местами, сколько можно. Играйте за одним из них.
page-refusal-too-many-searches = Из вашей сети игру ищет слишком много людей. Попробуйте позже.
page-refusal-too-many-invitations = Сегодня вы отправили много просьб и приглашений. Попробуйте завтра.
page-refusal-too-many-friends = У одного из вас уже столько друзей и просьб, сколько можно.
page-refusal-has-many-invitations = У этого человека сейчас слишком много приглашений.
page-refusal-already-begun = Игра уже началась, приглашать больше нельзя.
page-refusal-already-here = Этот человек уже сидит за столом или приглашён.
page-refusal-invitation-ended = Это приглашение больше не действует.
page-refusal-too-many-followed = Вы уже следите за столькими играми, за сколькими можно. Откажитесь от одной из них.
page-refusal-not-organiser = Это может только организатор лиги.
page-refusal-unknown-league = Такой лиги нет, или она не для вас.
page-refusal-unknown-entrant = Такого игрока в лиге нет.
page-refusal-unknown-pod = Такой партии в лиге нет.
page-refusal-league-begun = Эта лига началась или отменена.
page-refusal-league-over = Эта лига закончена или отменена.
page-refusal-league-full = В этой лиге нет свободных мест.
page-refusal-already-entered = Вы уже записались в эту лигу.
page-refusal-not-entered = Этого игрока в лиге уже нет, или она только что началась.
page-refusal-too-few-entrants = Записалось слишком мало игроков. Дождитесь остальных и начните.
page-refusal-game-counts = Результат можно назначить, только если партию нельзя продолжить или она не закончена в срок.
page-refusal-too-many-leagues = Больше лиг сразу один человек проводить или играть не может.
page-refusal-too-many-leagues-today = Сегодня вы создали много лиг. Используйте одну из них.
page-refusal-needs-agents = Эти варианты правил задают число игроков. Отдайте свободные места компьютеру или выберите другие варианты.
page-refusal-no-sheet = Для этой игры таблицы лиги нет. Сохраните все результаты.
page-refusal-table-of-league = За этим столом играют только участники его лиги.
page-refusal-unknown-club = Такого клуба нет, или вы в нём не состоите.
page-refusal-club-name-taken = У другого клуба такое же или похожее название.
page-refusal-too-many-clubs = Этот человек состоит в стольких клубах, сколько допускает сервер, или клуб заполнен.
page-refusal-not-helper = Это могут только основатель клуба и его помощники.
page-refusal-not-founder = Это может только основатель клуба.
page-refusal-not-in-club = Этот человек не состоит в клубе.
page-report = Пожаловаться
page-report-who = { $who }: пожаловаться
page-report-message = { $who }: пожаловаться на это сообщение
page-reason-abuse = оскорбления
page-reason-spam = спам
page-reason-cheating = нечестная игра
page-reason-name = имя или аватар
page-reason-other = другое
page-until = до { $moment }
page-for-good = навсегда
page-terms = Условия использования
page-privacy = Конфиденциальность
page-refusal-silenced = Вы не можете писать { $until }: модератор запретил вам сообщения ({ $reason }). { $words }
page-refusal-suspended = Эта учётная запись заблокирована { $until } ({ $reason }). { $words }
page-refusal-not-moderator = Это могут только модераторы сервера.
page-refusal-equal-role = Можно действовать только против тех, чья роль ниже вашей, и давать только роли ниже вашей.
page-refusal-already-done = Этим уже занялся кто-то другой. Обновите список.
page-refusal-no-person = За этим местом никого нет.
page-refusal-yourself = С собой этого сделать нельзя.
page-refusal-unknown-account = Такого имени ни у кого нет.
page-refusal-unknown-message = Этого сообщения уже нет.
page-refusal-unknown-report = Этой жалобы уже нет.
page-refusal-unknown-sanction = Этого взыскания уже нет.
page-refusal-guest-seat = Здесь играет гость. Везде скрыть или заблокировать можно только того, у кого есть учётная запись.
page-refusal-guest-reported = Это жалоба на гостя. Взыскания бывают только для учётных записей.
page-refusal-too-many-ties = Ваш список скрытых и заблокированных людей полон.
page-refusal-too-many-reports = Сегодня вы подали много жалоб. Модераторы их прочтут.
page-refusal-no-text = Такого текста на этом сервере нет.
page-refusal-bad-record = Запись не читается. Подробности по-английски: { $detail }
page-refusal-bad-position = Позиция не читается. Подробности по-английски: { $detail }
page-refusal-internal = На сервере что-то пошло не так. Сама партия цела; попробуйте ещё раз.
page-bot-order = Приказ
page-bot-order-unknown = Приказ неизвестен: он открывается утром.
page-bot-order-souls = Как сейчас лежат заблудшие души, приказом будет: { $suit }.
page-bot-level = Уровень сложности: { $level }
page-bot-turn = Что делает в этот ход
page-bot-turn-next = Что сделает в свой ход
page-bot-items = лицевой стороной вверх: { $ready }, вниз: { $spent }
page-bot-satchel = рюкзак
page-bot-battle-track = шкала сражений
page-bot-damaged = повреждены
page-bot-quest = задание
page-bot-quests-done = заданий выполнено
page-bot-burnt = ячейки заняты навсегда на
page-bot-resting = Ботяга скрылся в лесу: дня в этот ход нет.
page-bot-conspiracies = Шкала заговоров
page-bot-conspiracy-next = Следующий заговор
page-bot-market = рынок
page-bot-prices = услуга стоит
page-bot-price = у кого { $from } очков или больше, платит воинов: { $price }
page-bot-stance-shield = Протекционизм: щит
page-bot-stance-sword = Протекционизм: меч
