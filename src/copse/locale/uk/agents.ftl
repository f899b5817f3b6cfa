### Хто може грати: перелік команди `copse agents`.

agents-levels = Суперники для людей
agent-novice = для перших партій: розуміє, що добре, але часом піддається примсі
agent-adept = для тих, хто знає гру: думає трохи наперед і відповідає швидко
agent-master = для тих, хто знає її добре: думає наперед секунду
agents-others = Для порівняння і вивчення
agent-random = обирає навмання: слабшим бути не можна
agent-heuristic = подумки пробує кожен багатообіцяльний хід і оцінює, що з нього вийде; швидкий
agent-search = подумки розігрує багато партій і бере хід, який вдавався найкраще
agents-forms = Із часом на роздуми або свій власний
agents-seconds = search із пів секундою на кожен вибір
agents-iterations = search із 200 уявними партіями на кожен вибір; те саме початкове число — та сама гра
agents-processes = search одразу у двох процесах, по 200 партій у кожному; також search@0.5sx2
agents-file = ваш власний клас із методом choose(self, observation)
agents-command = ваша програма будь-якою мовою, яка читає і пише рядки JSON
agents-patience = те саме, з 5 секундами на кожну відповідь
agents-example =
    Наприклад: copse play root --seats human,novice,search@2s,my.py:Mine
    Як написати свого: docs/agents.md

## Their names at a table, also for the page

level-novice = новачок
level-adept = знавець
level-master = майстер
level-random = випадковий
level-heuristic = швидкий
level-search = мислитель
level-nobody = вільне місце
level-someone = гравець

## What a hint says of its choice

hint-only = Іншого вибору немає.
hint-weighed = З цим вибором шанси на перемогу — { $chance } %. Наступний за силою, { $less } %: { $other }
hint-alone = З цим вибором шанси на перемогу — { $chance } %; решта не здалася вартою спроби.
