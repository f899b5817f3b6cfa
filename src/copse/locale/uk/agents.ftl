### Хто може грати: перелік команди `copse agents`.

agents-levels = Суперники для людей
agent-beginner = щоб спробувати: розуміє, що добре, але часто обирає навмання
agent-casual = для перших партій: думає трохи наперед і відповідає швидко
agent-strong = для тих, хто добре знає гру: навчена нейромережа, відповідає одразу
agent-expert = для найкращих гравців: обмірковує кожен вибір до секунди, йому допомагає навчена нейромережа
agents-others = Для порівняння і вивчення
agent-random = обирає навмання: слабше не буває
agent-heuristic = подумки пробує кожен перспективний хід і оцінює результат; швидкий
agent-search = подумки розігрує багато партій і вибирає хід із найкращим результатом
agents-unlearned = Сильний і Експерт грають тут слабше, ніж звичайно: їхні навчені нейромережі не вдалося завантажити.
agents-forms = З обмеженням часу, з вашою нейромережею або вашою програмою
agents-seconds = search, пів секунди на кожен вибір
agents-iterations = search, 200 уявних партій на кожен вибір; із тим самим початковим числом грає так само
agents-processes = search у двох процесах, по 200 партій у кожному; також search@0.5sx2
agents-learned = search, яким керує навчена мережа
agents-network = search, яким керує ваша нейромережа (ONNX Runtime); також FILE.pt2 для torch або FILE.py:CLASS
agents-policy = ваша нейромережа без пошуку; для torch — FILE.pt2
agents-judge = heuristic із вашою оцінкою: клас із методом value(self, state, seat)
agents-file = ваш клас із методом choose(self, observation)
agents-command = ваша програма будь-якою мовою: читає і пише рядки JSON
agents-patience = те саме, але не довше 5 секунд на відповідь
agents-example =
    Наприклад: copse play root --seats human,beginner,search@2s,my.py:Mine
    Як написати свого: docs/start/agent.md

## Their names at a table, also for the page

level-beginner = Новачок
level-casual = Любитель
level-strong = Сильний
level-expert = Експерт
level-random = Випадковий
level-heuristic = Швидкий
level-search = Мислитель
level-nobody = вільне місце
level-someone = гравець

## Хто вони, коли грають за себе: ім’я і як грають

name-beginner = Піп
    .manner = Каченя на першій прогулянці: бачить, що добре, а часом піддається примсі.
name-casual = Колючка
    .manner = Обережний їжак: дивиться трохи вперед і відповідає швидко.
name-strong = Рудик
    .manner = Лис, який усе це вже бачив: пам’ятає незліченні партії й відповідає одразу.
name-expert = Панас
    .manner = Старий пугач: думає найдовше, особливо на початку ходу.
name-random = Квак
    .manner = Жаба, за яку все вирішують кубики.
name-heuristic = Стриб
    .manner = Заєць: прикидає кожен вартий уваги хід один раз і судить на око.
name-search = Панцир
    .manner = Черепаха: перед кожним вибором грає подумки багато партій.

## What a hint says of its choice

hint-only = Іншого вибору немає.
hint-chance = Шанси на перемогу: { $before } % → { $after } %.
hint-points = Шанси на перемогу: { $before } % → { $after } %; очки: { $points }.

## Чому зараз цього зробити не можна

verb-elsewhere = Це роблять на іншому кроці ходу.
