### Механічні суперники за вашим столом: люди грають зі справжньою коробкою, а сторінка веде ботів.

## Столи

clockwork-title = Автоматони за вашим столом
clockwork-lead = Ви граєте справжньою мапою, картами й кубиками. За автоматонів грає сторінка: крок за кроком, з поясненнями, вона каже, що кожен із них робить своїми компонентами.
clockwork-tables = Столи, збережені в цьому браузері
clockwork-forget = Забути: { $name }
clockwork-new = Новий стіл
clockwork-table-unnamed = Стіл удома
clockwork-who-plays = Хто грає
clockwork-who-plays-about = У порядку ходу, як ви сидите навколо мапи.
clockwork-people = Грають люди
clockwork-bots = Автоматони
clockwork-chance = Карти й кубики
clockwork-chance-people = Ви тягнете й кидаєте самі та кажете сторінці
clockwork-chance-page = Тягне й кидає сторінка
clockwork-set-up = Підготувати
clockwork-import = Стіл із тексту
clockwork-import-about = Позиція Copse — наприклад, така, яку дає зберегти ця сторінка.
clockwork-import-text = Текст позиції
clockwork-import-file = Файл із позицією
clockwork-import-open = Прийняти

## За столом

clockwork-undo = Скасувати
clockwork-redo = Повернути
clockwork-again = Ще раз
clockwork-over = Гру закінчено. Перемога: { $who }
clockwork-turn-of = Хід: { $who }
clockwork-setting-up = Підготовка
clockwork-tab-pieces = Мапа
clockwork-tab-boards = Планшети
clockwork-tab-table = Стіл
clockwork-whose-turn = Хто ходить наступним
clockwork-export = Стіл як текст
clockwork-export-file = Зберегти файлом
clockwork-tab-turn = Хід
clockwork-tab-history = Ходи
clockwork-size-large = Великий текст, який видно через увесь стіл
clockwork-after-setup = Цим можна скористатися після підготовки.
clockwork-entering = Що ви вводите
clockwork-entering-all = Кожен хід, щоб сторінка знала мапу
clockwork-light = Полегшений режим: лише те, що питають автоматони
clockwork-light-about = У цьому режимі мапи на сторінці немає. За людей нічого вводити не треба: перед кожним кроком автоматона сторінка спитає, від чого цей крок залежить.
clockwork-light-person = Зіграйте на справжній мапі. Тут нічого вводити не треба; продовжуйте, коли черга автоматона.
clockwork-page-draws = Карти тягне й кубики кидає сторінка
clockwork-awake = Поки цей стіл відкрито, екран не гасне.
clockwork-awake-not = У цьому браузері екран може згаснути. Задайте довший час у налаштуваннях пристрою.
clockwork-now = Зараз: { $who }
clockwork-share = Поділитися цим столом
clockwork-share-about = За спільним столом можуть спостерігати інші, і ви можете дозволити їм вводити ходи. Сервер зберігає цей стіл.
clockwork-shared-link = Посилання на цей стіл
clockwork-shared-look = Щоб спостерігати
clockwork-shared-enter = Щоб іще й вводити ходи
clockwork-shared-copy = Скопіювати посилання
clockwork-entered-elsewhere = Хтось устиг раніше: такий вигляд має стіл після його ходу.
clockwork-back-to = Назад до моменту: { $title }
clockwork-turn-again = Почати цей хід знову
clockwork-print = Надрукувати стіл і правила автоматонів
clockwork-sheet-round = Раунд
clockwork-sheet-now = зараз

## Фішки на мапі

clockwork-pieces-about = Виберіть компонент тут, потім галявину. Компонент на мапі можна перемістити або прибрати.
clockwork-whose-pieces = Чиї компоненти
clockwork-pieces-of = Компоненти: { $who }
clockwork-no-pieces = Розташовувати на мапі тут нічого.
clockwork-pawn = фішка
clockwork-clearing = Галявина
clockwork-clearing-none = не вибрано
clockwork-clearing-empty = Тут нічого немає.
clockwork-move = перемістити
clockwork-move-of = Перемістити { $what }
clockwork-lay-where = Куди? Натисніть на місце на мапі.
clockwork-move-where = З галявини { $clearing }: натисніть на галявину, куди йти.
clockwork-how-many = Скільки
clockwork-all-of-them = Усі { $count }
clockwork-take-off = Прибрати
clockwork-let-go = Скасувати
clockwork-ruin-explored = Обшукано, знайдено…
clockwork-ruin-empty = нічого
clockwork-less = { $what }: менше
clockwork-more = { $what }: більше
clockwork-add-piece = Інший компонент

## Планшети

clockwork-points = Очки
clockwork-hand = Карти в руці
clockwork-supporters = Прибічники
clockwork-crafted = Створено:
clockwork-craft = Створює за картою
clockwork-add = Додати
clockwork-card-remove = Прибрати: { $card }
clockwork-card-search = Пошук за назвою
clockwork-card-none = Такої карти немає.
clockwork-shared = Спільне
clockwork-items = Предмети на мапі
clockwork-discard = Відбій:
clockwork-reshuffle = Відбій стає колодою
clockwork-line = Щось іще
clockwork-line-about = Рядок позиції, як у docs/reference/positions.md; Enter надсилає його.
clockwork-track-box = Створені предмети
clockwork-track-turned = Створені предмети, долілиць
clockwork-track-decree = Указ:
clockwork-track-decree-recruit = Указ, «Вербування»:
clockwork-track-decree-move = Указ, «Переміщення»:
clockwork-track-decree-battle = Указ, «Бій»:
clockwork-track-decree-build = Указ, «Будівництво»:
clockwork-track-leader = Очільник
clockwork-track-officers = Сотники
clockwork-track-space = Поділка маркера змови
clockwork-track-acolytes = Фанатики
clockwork-track-souls = Загублені душі:
clockwork-track-outcast = Вигнанці
clockwork-track-market = Ринок, зліва направо:
clockwork-track-payments = Платежі
clockwork-track-funds = Резерв
clockwork-track-commitments = Інвестиції
clockwork-track-swayed = Уповноважені міністри
clockwork-track-ambushes = Засідки в запасі:
clockwork-track-mood = Настрій ватажка
clockwork-track-hoard = Скарбниця
clockwork-track-relation = Відносини: { $who }
clockwork-track-satchel-ready = Предмети, горілиць
clockwork-track-satchel-spent = Предмети, долілиць
clockwork-track-satchel-damaged = Предмети, пошкоджено, горілиць
clockwork-track-satchel-damaged-spent = Предмети, пошкоджено, долілиць
clockwork-track-vagabot-ready = Наплічник, горілиць
clockwork-track-vagabot-spent = Наплічник, долілиць
clockwork-track-vagabot-track = Трек боїв, горілиць
clockwork-track-vagabot-track-spent = Трек боїв, долілиць
clockwork-track-vagabot-damaged = Пошкоджено, горілиць
clockwork-track-vagabot-damaged-spent = Пошкоджено, долілиць

## Хід людини

clockwork-turn-end = Завершити хід
clockwork-turn-next = Далі: { $who }
clockwork-turn-ended = Хід завершено
clockwork-turn-more = Як ще можна продовжити
clockwork-turn-skip = Пропустити це запитання
clockwork-turn-phase = Перейти: { $phase }
clockwork-turn-leave = Зупинитися тут, без решти ходу
clockwork-deed-cancel = Скасувати цю дію
clockwork-shorthand = Або напишіть
clockwork-shorthand-example = 3 cats 11>7, battle 7 eyrie 2 1
clockwork-shorthand-read = Прочитати
clockwork-shorthand-do = Зробити це

## Ходи

clockwork-by-hand = Вручну
clockwork-history-about = Можна повернутися до будь-якого моменту, а потім знову вперед, доки не введено щось інше.
clockwork-history-begin = Початок
clockwork-history-now = зараз
clockwork-history-go = Перейти

## Хід бота

clockwork-facts = Усе правильно?
clockwork-facts-about = Від цього залежить хід. Усе правильно?
clockwork-fact-elsewhere = Виправте це на вкладці «Планшети».
clockwork-fact-where = На якій галявині? Виберіть її, щоб виправити компоненти.
clockwork-no-orders = У цьому ході робити нічого.
clockwork-compare = Порівняти варіанти
clockwork-orders-done = Усе це зроблено
clockwork-turn-done = Готово, наступний хід
clockwork-from-start = З першої вказівки
clockwork-draw-here = Тягніть за нас
clockwork-roll-here = Киньте за нас
clockwork-drew = Ми витягли
clockwork-rolled = Ми кинули
clockwork-answers = Відповіді
clockwork-answers-all = Показати всі відповіді
clockwork-answer-on-map = Можна також торкнутися місця на мапі.
clockwork-ask-dice = Що показують обидва кубики?
clockwork-first-of-all = Насамперед: мапа, предмети й колода
clockwork-retell = Узяти назад відповідь: { $answer }
clockwork-retell-last = Узяти назад останню відповідь
clockwork-decline-always = Ні, і більше не питати
clockwork-ask-again = Знову ставити всі запитання
clockwork-give-up = Покинути цю підготовку
clockwork-give-up-about = Стіл і всі відповіді пропадуть.
clockwork-give-up-not = Продовжити
