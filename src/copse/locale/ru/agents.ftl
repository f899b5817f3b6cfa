### Кто может играть: список команды `copse agents`.

agents-levels = Соперники для людей
agent-novice = для первых партий: понимает, что хорошо, но порой поддаётся прихоти
agent-adept = для тех, кто знает игру: думает немного вперёд и отвечает быстро
agent-master = для тех, кто знает её хорошо: думает вперёд секунду
agents-others = Для сравнения и изучения
agent-random = выбирает наугад: слабее не бывает
agent-heuristic = мысленно пробует каждый многообещающий ход и оценивает результат; быстрый
agent-search = мысленно разыгрывает много партий и выбирает ход, который чаще удавался
agent-learned = сразу делает то, чему научился за множество партий с самим собой; быстрый
agents-unlearned = Знаток, мастер и обученный играют здесь по простым правилам: то, чему они научились, не загрузить.
agents-unlearned-help = Для этого нужен ONNX Runtime: pip install 'copse-games[onnx]'
agents-forms = С заданным временем на выбор или ваш собственный
agents-seconds = search, полсекунды на каждый выбор
agents-iterations = search, 200 мысленных партий на каждый выбор; то же начальное число — та же игра
agents-processes = search в двух процессах, по 200 партий в каждом; также search@0.5sx2
agents-learned = search, которым руководит обученная сеть
agents-network = search, которым руководит ваша нейросеть (ONNX Runtime); также FILE.pt2 для torch или FILE.py:CLASS
agents-policy = ваша нейросеть без поиска; для torch — FILE.pt2
agents-judge = heuristic с вашей оценкой: класс с методом value(self, state, seat)
agents-file = ваш класс с методом choose(self, observation)
agents-command = ваша программа на любом языке: читает и пишет строки JSON
agents-patience = то же, но не дольше 5 секунд на ответ
agents-example =
    Например: copse play root --seats human,novice,search@2s,my.py:Mine
    Как написать своего: docs/start/agent.md

## Their names at a table, also for the page

level-novice = новичок
level-adept = знаток
level-master = мастер
level-random = случайный
level-heuristic = быстрый
level-search = мыслитель
level-learned = обученный
level-nobody = свободное место
level-someone = игрок

## Кто они, когда играют за себя: имя и как играют

name-novice = Пип
    .manner = Утёнок на первой прогулке: видит, что хорошо, а порой поддаётся порыву.
name-adept = Колючка
    .manner = Осторожный ёж: смотрит немного вперёд и отвечает быстро.
name-master = Филимон
    .manner = Старый филин: каждый выбор обдумывает целую секунду.
name-random = Квак
    .manner = Лягушка, за которую всё решают кубики.
name-heuristic = Прыг
    .manner = Заяц: прикидывает каждый стоящий ход один раз и судит на глаз.
name-search = Панцирь
    .manner = Черепаха: перед каждым выбором проигрывает в уме много партий.
name-learned = Рыжик
    .manner = Лис, который всё это уже видел: помнит несметное число партий и отвечает сразу.

## What a hint says of its choice

hint-only = Другого выбора нет.
hint-chance = Шансы на победу: { $before } % → { $after } %.
hint-points = Шансы на победу: { $before } % → { $after } %; очки: { $points }.
