### The books of the law.

book-sw = Правила Small World
book-root = Закони Лісового Краю
book-bots = Закони лісової робототехніки
book-early = Закони Лісового Краю, рання редакція
book-fifth = Закони Лісового Краю, п’ята редакція

law-no-difference = Тут обидві редакції кажуть те саме.
law-only-there = такого правила там немає

law-implemented = реалізовано
law-see = див.
law-proved = доведено
law-no-tests = тестами, які є лише у вихідному коді
law-covered = доведено тестами: { $proved } з { $rules }
law-missing = немає тесту:
