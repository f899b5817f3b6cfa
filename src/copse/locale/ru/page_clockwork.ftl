### Механические соперники за вашим столом: люди играют с настоящей коробкой, а страница ведёт ботов.

## Столы

clockwork-title = Боты за вашим столом
clockwork-lead = Вы играете настоящим полем, картами и кубиками. За ботов играет страница: шаг за шагом, с объяснениями, она говорит, что каждый из них делает своими компонентами.
clockwork-tables = Столы, сохранённые в этом браузере
clockwork-forget = Забыть: { $name }
clockwork-new = Новый стол
clockwork-table-unnamed = Стол дома
clockwork-who-plays = Кто играет
clockwork-who-plays-about = В порядке хода, как вы сидите вокруг поля.
clockwork-people = Играют люди
clockwork-bots = Боты
clockwork-chance = Карты и кубики
clockwork-chance-people = Вы тянете и бросаете сами и говорите странице
clockwork-chance-page = Тянет и бросает страница
clockwork-set-up = Подготовить
clockwork-import = Стол из текста
clockwork-import-about = Позиция Copse — например, такая, какую даёт сохранить эта страница.
clockwork-import-text = Текст позиции
clockwork-import-file = Файл с позицией
clockwork-import-open = Принять

## За столом

clockwork-undo = Отменить
clockwork-redo = Вернуть
clockwork-again = Ещё раз
clockwork-over = Игра окончена. Победа: { $who }
clockwork-turn-of = Ход: { $who }
clockwork-setting-up = Подготовка
clockwork-tab-pieces = Поле
clockwork-tab-boards = Планшеты
clockwork-tab-table = Стол
clockwork-whose-turn = Кто ходит следующим
clockwork-export = Стол как текст
clockwork-export-file = Сохранить файлом
clockwork-tab-turn = Ход
clockwork-tab-history = Ходы
clockwork-size-large = Крупный текст, который видно через весь стол
clockwork-after-setup = Это можно использовать после подготовки.
clockwork-entering = Что вы вводите
clockwork-entering-all = Каждый ход, чтобы страница знала игровое поле
clockwork-light = Облегчённый режим: только то, что спрашивают боты
clockwork-light-about = В этом режиме поля на странице нет. За людей ничего вводить не нужно: перед каждым шагом бота страница спросит, от чего этот шаг зависит.
clockwork-light-person = Сыграйте на настоящем поле. Здесь ничего вводить не нужно; продолжайте, когда очередь бота.
clockwork-page-draws = Карты тянет и кубики бросает страница
clockwork-awake = Пока этот стол открыт, экран не гаснет.
clockwork-awake-not = В этом браузере экран может погаснуть. Задайте время подольше в настройках устройства.
clockwork-now = Сейчас: { $who }
clockwork-share = Поделиться этим столом
clockwork-share-about = За общим столом могут наблюдать другие, и вы можете разрешить им вводить ходы. Сервер хранит этот стол.
clockwork-shared-link = Ссылка на этот стол
clockwork-shared-look = Чтобы наблюдать
clockwork-shared-enter = Чтобы ещё и вводить ходы
clockwork-shared-copy = Скопировать ссылку
clockwork-entered-elsewhere = Кто-то успел раньше: так выглядит стол после его хода.
clockwork-back-to = Назад к моменту: { $title }
clockwork-turn-again = Начать этот ход заново
clockwork-print = Напечатать стол и правила ботов
clockwork-sheet-round = Раунд
clockwork-sheet-now = сейчас

## Фишки на поле

clockwork-pieces-about = Выберите компонент здесь, потом поляну. Компонент на игровом поле можно переместить или убрать.
clockwork-whose-pieces = Чьи компоненты
clockwork-pieces-of = Компоненты: { $who }
clockwork-no-pieces = Помещать на игровое поле здесь нечего.
clockwork-pawn = фишка
clockwork-clearing = Поляна
clockwork-clearing-none = не выбрана
clockwork-clearing-empty = Здесь ничего нет.
clockwork-move = переместить
clockwork-move-of = Переместить { $what }
clockwork-lay-where = Куда? Нажмите на место на игровом поле.
clockwork-move-where = С поляны { $clearing }: нажмите на поляну, куда идти.
clockwork-how-many = Сколько
clockwork-all-of-them = Все { $count }
clockwork-take-off = Убрать
clockwork-let-go = Отменить
clockwork-ruin-explored = Исследована, найдено…
clockwork-ruin-empty = ничего
clockwork-less = { $what }: меньше
clockwork-more = { $what }: больше
clockwork-add-piece = Другой компонент

## Планшеты

clockwork-points = Очки
clockwork-hand = Карты в руке
clockwork-supporters = Сторонники
clockwork-crafted = Смастерено:
clockwork-craft = Смастерить карту
clockwork-add = Добавить
clockwork-card-remove = Убрать: { $card }
clockwork-card-search = Поиск по названию
clockwork-card-none = Такой карты нет.
clockwork-shared = Общее
clockwork-items = Предметы на игровом поле
clockwork-discard = Сброс:
clockwork-reshuffle = Сброс становится колодой
clockwork-line = Что-то ещё
clockwork-line-about = Строка позиции, как в docs/reference/positions.md; Enter отправляет её.
clockwork-track-box = Смастерённые предметы
clockwork-track-turned = Смастерённые предметы, лицевой стороной вниз
clockwork-track-decree = Устав:
clockwork-track-decree-recruit = Устав, «Вербовка»:
clockwork-track-decree-move = Устав, «Перемещение»:
clockwork-track-decree-battle = Устав, «Сражение»:
clockwork-track-decree-build = Устав, «Строительство»:
clockwork-track-leader = Лидер
clockwork-track-officers = Офицеры
clockwork-track-space = Деление маркера заговора
clockwork-track-acolytes = Приспешники
clockwork-track-souls = Заблудшие души:
clockwork-track-outcast = Изгои
clockwork-track-market = Рынок, слева направо:
clockwork-track-payments = Платежи
clockwork-track-funds = Капитал
clockwork-track-commitments = Вклады
clockwork-track-swayed = Лояльные политики
clockwork-track-ambushes = Засады в запасе:
clockwork-track-mood = Состояние предводителя
clockwork-track-hoard = Тайник
clockwork-track-relation = Отношения: { $who }
clockwork-track-satchel-ready = Предметы, лицевой стороной вверх
clockwork-track-satchel-spent = Предметы, лицевой стороной вниз
clockwork-track-satchel-damaged = Предметы, повреждены, лицевой стороной вверх
clockwork-track-satchel-damaged-spent = Предметы, повреждены, лицевой стороной вниз
clockwork-track-vagabot-ready = Рюкзак, лицевой стороной вверх
clockwork-track-vagabot-spent = Рюкзак, лицевой стороной вниз
clockwork-track-vagabot-track = Шкала сражений, лицевой стороной вверх
clockwork-track-vagabot-track-spent = Шкала сражений, лицевой стороной вниз
clockwork-track-vagabot-damaged = Повреждены, лицевой стороной вверх
clockwork-track-vagabot-damaged-spent = Повреждены, лицевой стороной вниз

## Ход человека

clockwork-turn-end = Закончить ход
clockwork-turn-next = Дальше: { $who }
clockwork-turn-ended = Ход закончен
clockwork-turn-more = Как ещё можно продолжить
clockwork-turn-skip = Пропустить этот вопрос
clockwork-turn-phase = Перейти: { $phase }
clockwork-turn-leave = Остановиться здесь, без остатка хода
clockwork-deed-cancel = Отменить это действие
clockwork-shorthand = Или напишите
clockwork-shorthand-example = 3 cats 11>7, battle 7 eyrie 2 1
clockwork-shorthand-read = Прочитать
clockwork-shorthand-do = Сделать это

## Ходы

clockwork-by-hand = Вручную
clockwork-history-about = Можно вернуться к любому моменту, а потом снова вперёд, пока не введено что-то другое.
clockwork-history-begin = Начало
clockwork-history-now = сейчас
clockwork-history-go = Перейти

## Ход бота

clockwork-facts = Всё верно?
clockwork-facts-about = От этого зависит ход. Всё верно?
clockwork-fact-elsewhere = Исправьте это на вкладке «Планшеты».
clockwork-fact-where = На какой поляне? Выберите её, чтобы исправить компоненты.
clockwork-no-orders = В этом ходу делать нечего.
clockwork-compare = Сравнить варианты
clockwork-orders-done = Всё это сделано
clockwork-turn-done = Готово, следующий ход
clockwork-from-start = С первого указания
clockwork-draw-here = Тяните за нас
clockwork-roll-here = Бросьте за нас
clockwork-drew = Мы вытянули
clockwork-rolled = Мы бросили
clockwork-answers = Ответы
clockwork-answers-all = Показать все ответы
clockwork-answer-on-map = Можно также коснуться места на поле.
clockwork-ask-dice = Что показывают оба кубика?
clockwork-first-of-all = Прежде всего: поле, предметы и колода
clockwork-retell = Взять назад ответ: { $answer }
clockwork-retell-last = Взять назад последний ответ
clockwork-decline-always = Нет, и больше не спрашивать
clockwork-ask-again = Снова задавать все вопросы
clockwork-give-up = Бросить эту подготовку
clockwork-give-up-about = Стол и все ответы пропадут.
clockwork-give-up-not = Продолжить
