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
clockwork-chance = Карти й кубики під час підготовки
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
clockwork-now-person = Зараз хід: { $who }. Зіграйте на справжній мапі, потім покажіть тут, що змінилося.
clockwork-now-bot = Зараз хід: { $who }.
clockwork-turn-of = Хід: { $who }
clockwork-setting-up = Підготовка
clockwork-tab-pieces = Мапа
clockwork-tab-boards = Планшети
clockwork-tab-table = Стіл
clockwork-whose-turn = Хто ходить наступним
clockwork-export = Стіл як текст
clockwork-export-file = Зберегти файлом

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
clockwork-let-go = Відпустити
clockwork-ruin-explored = Обшукано, знайдено…
clockwork-ruin-empty = нічого
clockwork-less = { $what }: менше
clockwork-more = { $what }: більше

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

## Хід бота

clockwork-turn-cancel = Скасувати хід
clockwork-step = { $more ->
    [yes] Крок { $at } з { $all }, і будуть ще
   *[no] Крок { $at } з { $all }
}
clockwork-steps-follow = { $count ->
    [one] Далі { $count } крок.
    [few] Далі { $count } кроки.
   *[many] Далі { $count } кроків.
}
clockwork-back = Назад
clockwork-next = Наступний крок
clockwork-to-end = до останнього
clockwork-keep = Готово: стіл тепер такий
clockwork-all-steps = Усі кроки ({ $count })
clockwork-draw-here = Тягніть за мене
clockwork-roll-here = Киньте за мене
clockwork-draw-all = І все інше в цьому ході
clockwork-drew = Або: ми витягли
clockwork-rolled = Або: ми кинули
clockwork-answers = Відповіді
clockwork-retell = Узяти назад відповідь { $number }: { $answer }
