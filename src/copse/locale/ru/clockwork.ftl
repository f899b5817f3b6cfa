### Механизмы за настоящим столом: о чём спрашивают людей и что печатает терминал.

## Что решил случай за столом

clockwork-ask-revealed-order = Какая карта приказа открыта ({ $who })?
clockwork-ask-card = Какая карта выпала ({ $who })?
clockwork-ask-held = Какая карта была среди лежавших лицевой стороной вниз ({ $who })? Назовите их по одной.
clockwork-ask-die = Что показывает следующий кубик? Порядок двух кубиков не важен.
clockwork-ask-piece = Какой компонент выпал случайно ({ $who })?
clockwork-ask-plot = Какая интрига выпала случайно ({ $who })?
clockwork-ask-item = Какой предмет лежал под руиной?
clockwork-ask-crafted-item = Какой предмет выпал случайно ({ $who })?
clockwork-ask-quest = Какое задание взято?
clockwork-ask-corner = Угол, в котором начинает { $who }?
clockwork-ask-site = Какая поляна выпала случайно ({ $who })?
clockwork-ask-forest = Какой лес выпал случайно ({ $who })?
clockwork-ask-suit = Маркер какой масти лёг на следующую поляну?
clockwork-ask-mob = Что показывает кубик бунта?
clockwork-ask-uprising = Что показывает кубик восстания?
clockwork-ask-relic = Какая реликвия взята?
clockwork-ask-value = Какова ценность реликвии?
clockwork-ask-seat = Кто случайно оказался первым?
clockwork-ask-first = Кто начинает?
clockwork-ask-hireling = Какие рекруты выложены следующими?
clockwork-ask-demoted = Какие рекруты перевёрнуты ослабленной стороной?
clockwork-ask-control = Что показывает кубик управления?
clockwork-ask-landmark = Какая достопримечательность выложена?
clockwork-ask-faction = Какая карта подготовки выложена?
clockwork-ask-character = Какой персонаж выложен?

## Краткая запись: слова, которые можно ввести, через запятую

clockwork-typed-end = конец, завершить, готово
clockwork-typed-skip = пропустить
clockwork-typed-leave = прервать
clockwork-typed-phase = фаза
clockwork-typed-battle = бой, битва, атака
clockwork-typed-move = марш, идти
clockwork-typed-from = из, с, со
clockwork-typed-to = в, во, на
clockwork-typed-fillers = в, во, на, из, с, со, против, и, за, у
clockwork-animals-marquise = кошки, коты
clockwork-animals-eyrie = птицы, орлы
clockwork-animals-alliance = мыши, повстанцы
clockwork-animals-vagabond = енот
clockwork-animals-lizards = ящеры, ящерицы
clockwork-animals-riverfolk = выдры
clockwork-animals-duchy = кроты
clockwork-animals-corvids = вороны
clockwork-animals-hundreds = крысы
clockwork-animals-keepers = барсуки
clockwork-read-dice = { $action }; кубики: { $dice }

## Что важно для следующего шага бота

clockwork-ask-facts = Всё верно?
clockwork-fact-pieces = Компоненты на карте: { $who }
clockwork-fact-clearing = Поляна { $where }
clockwork-fact-pawn = Фигурка: { $who }
clockwork-fact-points = Очки: { $who }
clockwork-fact-hand = Карт в руке: { $who }
clockwork-fact-board = Длительные свойства, предметы и планшет: { $who }
clockwork-fact-item = { $item }: осталось в запасе
clockwork-fact-nobody = чужих компонентов нет
clockwork-fact-nowhere = компонентов на карте нет
clockwork-fact-nothing = нет
clockwork-right = Да
clockwork-hirelings-battle = Рекруты бота прежде всего сражаются там, где больше всего компонентов противников
clockwork-passed = { $what } — делать нечего
clockwork-ask-turned-in = Какая закрытая интрига лежит в { $where } ({ $who })?
clockwork-other = другая
clockwork-ask-item-in = { $who }: разведка руин на { $where }. Какой предмет там лежит?
clockwork-ask-control-gold = Что выпало на кубике контроля? Считайте только золотые символы.

## Терминал

clockwork-begin = Стол готов. Рассказывайте о происходящем командами; «ход» — ход следующего бота, «справка» — всё остальное.
clockwork-resume = { $file } — на столе. Следующий ход: { $who }.
clockwork-command = Команда (ход, показать, справка):
clockwork-answer = Ответ:
clockwork-answer-or-draw = Ответ (Enter — выбрать здесь):
clockwork-several = «{ $text }» может значить: { $names }
clockwork-none = «{ $text }» — не из этого: { $names }
clockwork-turn-of = Ход: { $who }
clockwork-turn-done = Ход окончен. Следующий ход: { $who }.
clockwork-over = Партия окончена. «отменить» — вернуться назад.
clockwork-noted = Записано.
clockwork-refused = Так быть не может: { $problem }
clockwork-undone = Отменено.
clockwork-nothing-to-undo = Отменять нечего.
clockwork-unanswered = Нет ответа: { $question } ({ $names })
clockwork-help-answer = Введите ответ, его код в скобках или начало того или другого. «отменить» возвращает последний ответ, «выйти» завершает.
clockwork-help =
    {"  "}ход [БОТ] [авто]           ход следующего бота или этого; авто — всё случайное решается здесь
      действия                   что может сделать тот, чей ход
      показать                   поле и планшеты
      закон 6.3                  параграф Законов механики; закон root:4.3 — Законов леса
      отменить                   отменить последний ход или команду
      позиция                    показать стол текстом
      сохранить ФАЙЛ, выйти
    Свой ход короткими словами, через запятую; после боя — кубики:
      3 кошки 11>7, бой 7 орлы 2 1, лесопилка 5, конец
    Что случилось за столом (FACTION, PIECE, CARD, ITEM — их обозначения; C — поляна; N — число, +N — больше, -N — меньше):
      marquise warrior 3 +2      компоненты на поляне; без числа — на один больше
      move FACTION PIECE C D N   с поляны C на D
      points FACTION N           hand FACTION N             supporters FACTION N
      craft FACTION CARD         discard CARD …             discard CARD from FACTION
      unseen CARD …              reshuffle                  item ITEM N
      ruin C ITEM                pawn FACTION PLACE         turn FACTION
    Или любая строка позиции: eyrie decree move vizier
