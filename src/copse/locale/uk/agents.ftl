### Хто може грати: перелік команди `copse agents`.

agents-levels = Суперники для людей
agent-novice = для перших партій: розуміє, що добре, але часом піддається примсі
agent-adept = для тих, хто знає гру: думає трохи наперед і відповідає швидко
agent-master = для тих, хто знає її добре: думає наперед секунду
agents-others = Для порівняння і вивчення
agent-random = обирає навмання: слабше не буває
agent-heuristic = подумки пробує кожен перспективний хід і оцінює результат; швидкий
agent-search = подумки розігрує багато партій і вибирає хід, який найчастіше вдавався
agent-learned = одразу робить те, чого навчився за безліч партій із самим собою; швидкий
agents-unlearned = Знавець, майстер і навчений грають тут за простими правилами: те, чого вони навчилися, не завантажити.
agents-unlearned-help = Для цього потрібен ONNX Runtime: pip install 'copse-games[onnx]'
agents-forms = Із заданим часом на вибір або ваш власний
agents-seconds = search, пів секунди на кожен вибір
agents-iterations = search, 200 уявних партій на кожен вибір; те саме початкове число — та сама гра
agents-processes = search у двох процесах, по 200 партій у кожному; також search@0.5sx2
agents-learned = search, яким керує навчена мережа
agents-network = search, яким керує ваша нейромережа (ONNX Runtime); також FILE.pt2 для torch або FILE.py:CLASS
agents-policy = ваша нейромережа без пошуку; для torch — FILE.pt2
agents-judge = heuristic із вашою оцінкою: клас із методом value(self, state, seat)
agents-file = ваш клас із методом choose(self, observation)
agents-command = ваша програма будь-якою мовою: читає і пише рядки JSON
agents-patience = те саме, але не довше 5 секунд на відповідь
agents-example =
    Наприклад: copse play root --seats human,novice,search@2s,my.py:Mine
    Як написати свого: docs/start/agent.md

## Their names at a table, also for the page

level-novice = новачок
level-adept = знавець
level-master = майстер
level-random = випадковий
level-heuristic = швидкий
level-search = мислитель
level-learned = навчений
level-nobody = вільне місце
level-someone = гравець

## Хто вони, коли грають за себе: ім’я і як грають

name-novice = Піп
    .manner = Каченя на першій прогулянці: бачить, що добре, а часом піддається примсі.
name-adept = Колючка
    .manner = Обережний їжак: дивиться трохи вперед і відповідає швидко.
name-master = Панас
    .manner = Старий пугач: кожен вибір обмірковує цілу секунду.
name-random = Квак
    .manner = Жаба, за яку все вирішують кубики.
name-heuristic = Стриб
    .manner = Заєць: прикидає кожен вартий уваги хід один раз і судить на око.
name-search = Панцир
    .manner = Черепаха: перед кожним вибором грає подумки багато партій.
name-learned = Рудик
    .manner = Лис, який усе це вже бачив: пам’ятає незліченні партії й відповідає одразу.

## What a hint says of its choice

hint-only = Іншого вибору немає.
hint-chance = Шанси на перемогу: { $before } % → { $after } %.
hint-points = Шанси на перемогу: { $before } % → { $after } %; очки: { $points }.
