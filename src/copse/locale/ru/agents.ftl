### Кто может играть: список команды `copse agents`.

agents-levels = Соперники для людей
agent-beginner = чтобы попробовать: понимает, что хорошо, но часто выбирает наугад
agent-casual = для первых партий: думает немного вперёд и отвечает быстро
agent-strong = для тех, кто хорошо знает игру: обученная нейросеть, отвечает сразу
agent-expert = для лучших игроков: обдумывает каждый выбор до секунды, ему помогает обученная нейросеть
agents-others = Для сравнения и изучения
agent-random = выбирает наугад: слабее не бывает
agent-heuristic = мысленно пробует каждый многообещающий ход и оценивает результат; быстрый
agent-search = мысленно разыгрывает много партий и выбирает ход с лучшим результатом
agents-unlearned = Сильный и Эксперт играют здесь слабее обычного: их обученные нейросети не удалось загрузить.
agents-forms = С ограничением времени, с вашей нейросетью или вашей программой
agents-seconds = search, полсекунды на каждый выбор
agents-iterations = search, 200 мысленных партий на каждый выбор; с тем же начальным числом играет так же
agents-processes = search в двух процессах, по 200 партий в каждом; также search@0.5sx2
agents-learned = search, которым руководит обученная сеть
agents-network = search, которым руководит ваша нейросеть (ONNX Runtime); также FILE.pt2 для torch или FILE.py:CLASS
agents-policy = ваша нейросеть без поиска; для torch — FILE.pt2
agents-judge = heuristic с вашей оценкой: класс с методом value(self, state, seat)
agents-file = ваш класс с методом choose(self, observation)
agents-command = ваша программа на любом языке: читает и пишет строки JSON
agents-patience = то же, но не дольше 5 секунд на ответ
agents-example =
    Например: copse play root --seats human,beginner,search@2s,my.py:Mine
    Как написать своего: docs/start/agent.md

## Their names at a table, also for the page

level-beginner = Новичок
level-casual = Любитель
level-strong = Сильный
level-expert = Эксперт
level-random = Случайный
level-heuristic = Быстрый
level-search = Мыслитель
level-nobody = свободное место
level-someone = игрок

## Кто они, когда играют за себя: имя и как играют

name-beginner = Пип
    .manner = Утёнок на первой прогулке: видит, что хорошо, а порой поддаётся порыву.
name-casual = Колючка
    .manner = Осторожный ёж: смотрит немного вперёд и отвечает быстро.
name-strong = Рыжик
    .manner = Лис, который всё это уже видел: помнит бессчётные партии и отвечает сразу.
name-expert = Филимон
    .manner = Старый филин: думает дольше всех, особенно в начале хода.
name-random = Квак
    .manner = Лягушка, за которую всё решают кубики.
name-heuristic = Прыг
    .manner = Заяц: прикидывает каждый стоящий ход один раз и судит на глаз.
name-search = Панцирь
    .manner = Черепаха: перед каждым выбором проигрывает в уме много партий.

## What a hint says of its choice

hint-only = Другого выбора нет.
hint-chance = Шансы на победу: { $before } % → { $after } %.
hint-points = Шансы на победу: { $before } % → { $after } %; очки: { $points }.

## Почему сейчас этого сделать нельзя

verb-elsewhere = Это делают на другом шаге хода.
