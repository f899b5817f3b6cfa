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
clockwork-chance = Карты и кубики при подготовке
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
clockwork-now-person = Сейчас ход: { $who }. Сыграйте на настоящем поле, потом покажите здесь, что изменилось.
clockwork-now-bot = Сейчас ход: { $who }.
clockwork-turn-of = Ход: { $who }
clockwork-setting-up = Подготовка
clockwork-tab-pieces = Поле
clockwork-tab-boards = Планшеты
clockwork-tab-table = Стол
clockwork-whose-turn = Кто ходит следующим
clockwork-export = Стол как текст
clockwork-export-file = Сохранить файлом

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
clockwork-let-go = Отпустить
clockwork-ruin-explored = Исследована, найдено…
clockwork-ruin-empty = ничего
clockwork-less = { $what }: меньше
clockwork-more = { $what }: больше

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

## Ход бота

clockwork-turn-cancel = Отменить ход
clockwork-step = { $more ->
    [yes] Шаг { $at } из { $all }, и будут ещё
   *[no] Шаг { $at } из { $all }
}
clockwork-steps-follow = { $count ->
    [one] Дальше { $count } шаг.
    [few] Дальше { $count } шага.
   *[many] Дальше { $count } шагов.
}
clockwork-back = Назад
clockwork-next = Следующий шаг
clockwork-to-end = к последнему
clockwork-keep = Готово: стол теперь такой
clockwork-all-steps = Все шаги ({ $count })
clockwork-draw-here = Тяните за меня
clockwork-roll-here = Бросьте за меня
clockwork-draw-all = И всё остальное в этом ходу
clockwork-drew = Или: мы вытянули
clockwork-rolled = Или: мы бросили
clockwork-answers = Ответы
clockwork-retell = Взять назад ответ { $number }: { $answer }
