### The books of the law.

book-sw = Правила Small World
book-root = Законы леса
book-bots = Законы механики
book-early = Законы леса, ранняя редакция
book-fifth = Законы леса, пятая редакция

law-no-difference = Здесь обе редакции говорят одно и то же.
law-only-there = такого правила там нет

law-implemented = реализован
law-see = см.
law-proved = доказан
law-no-tests = тестами, которые есть только в исходном коде
law-covered = доказано тестами: { $proved } из { $rules }
law-missing = нет теста:
