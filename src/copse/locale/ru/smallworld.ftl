### Small World: вещи, ходы, вопросы и события движка.
### Сверх данных движка: $who (место), $where (регион), $people (способность и народ).

## Числа с существительными

tokens = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}
coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
price = { $paid ->
    [0] бесплатно
    [one] за { $paid } монету
    [few] за { $paid } монеты
   *[many] за { $paid } монет
}
gain = { $taken ->
    [0] {""}
    [one] , на ней { $taken } монета
    [few] , на ней { $taken } монеты
   *[many] , на ней { $taken } монет
}
in-hand = { $hand ->
    [0] на руке жетонов нет
    [one] на руке { $hand } жетон
    [few] на руке { $hand } жетона
   *[many] на руке { $hand } жетонов
}
pips = { $pips ->
    [one] { $pips } точка
    [few] { $pips } точки
   *[many] { $pips } точек
}
camps = { $count ->
    [one] { $count } лагерь
    [few] { $count } лагеря
   *[many] { $count } лагерей
}
defenders = { $lost ->
    [0] потерь нет
    [one] потерян { $lost } жетон
    [few] потеряно { $lost } жетона
   *[many] потеряно { $lost } жетонов
}

against = , { $race }
against-tribe = , племя
against-own = , свои { $race }

## Места, регионы, народы

seat = Игрок { $number }
region = { $region } ({ $terrain })
people = { $power } { $race }

terrain-farmland = пашни
terrain-forest = леса
terrain-hill = холмы
terrain-mountain = горы
terrain-swamp = болота
terrain-sea = море
terrain-lake = озеро

symbol-mine = рудник
symbol-magic = источник магии
symbol-cavern = подземелье

marker-lair = троллья пещера
marker-fortress = крепость
marker-hole = нора
marker-hero = герой
marker-dragon = дракон
marker-encampment = лагерь
marker-lost-tribe = забытое племя

race-amazons = Амазонки
race-dwarves = Дварфы
race-elves = Эльфы
race-ghouls = Упыри
race-giants = Великаны
race-halflings = Полурослики
race-humans = Люди
race-orcs = Орки
race-ratmen = Крысолюды
race-skeletons = Скелеты
race-sorcerers = Колдуны
race-tritons = Тритоны
race-trolls = Тролли
race-wizards = Волшебники

power-alchemist = Учёные
power-berserk = Лютые
power-bivouacking = Походные
power-commando = Боевые
power-diplomat = Мирные
power-dragon-master = Драконовластные
power-flying = Летучие
power-forest = Лесные
power-fortified = Укреплённые
power-heroic = Героические
power-hill = Холмовые
power-merchant = Скаредные
power-mounted = Верховые
power-pillaging = Разбойные
power-seafaring = Водные
power-spirit = Призрачные
power-stout = Стойкие
power-swamp = Болотные
power-underworld = Подземные
power-wealthy = Богатые

## Ходы

action-pick = взять пару: { $people } ({ tokens }; { price }{ gain })
action-expand = захватывать дальше: { $people }
action-decline = отправить в упадок: { $people }
action-abandon = оставить { $where }: вернуть на руку { tokens }
action-march = больше ничего не оставлять, захватывать
action-conquer = захватить { $where }: { tokens }{ $against }
action-reinforce = захватить { $where } с кубиком подкреплений ({ $pips } или больше: { $chance } %)
action-roll = бросить кубик, затем выбрать регион
action-unleash = напустить дракона на { $where }: { tokens }{ $against }
action-convert = обратить одинокий жетон ({ $race }) в регионе { $where }
action-stop = закончить захваты
action-set-aside = отложить { tokens } из { $where }, оставив регион
action-deploy = поставить { tokens } в { $where }
action-encamp = разбить в { $where }: { camps }
action-fortify = построить крепость в { $where }
action-station = поставить героя в { $where }
action-befriend = заключить мир до следующего своего хода: { $who }
action-stay = остаться активными
action-pass = пропустить

## Глаголы: виды ходов на кнопках; .cost — цена

verb-pick = взять народ
verb-expand = захватывать дальше
verb-decline = привести в упадок
verb-abandon = оставить регионы
verb-march = начать захваты
verb-conquer = захватить
    .cost = { tokens }
verb-reinforce = захватить с кубиком
verb-roll = бросить кубик
verb-unleash = напустить дракона
    .cost = { tokens }
verb-convert = обратить
verb-stop = закончить захваты
verb-set-aside = отложить жетоны
verb-deploy = расставить жетоны
verb-encamp = разбить лагерь
verb-fortify = построить крепость
verb-station = поместить героя
verb-befriend = заключить мир
verb-stay = остаться активными
verb-pass = пропустить

cost-from = от: { $cost }

## План хода

heading-choose = Захват или упадок
heading-ready = Сбор войск
heading-conquer = Захваты
heading-redeploy = Перестановка
heading-score = Монеты
heading-retreat = Изгнанные народы

## Чего дорого стоит выбор

loss-region = регион { $where } больше не ваш
loss-elders = { $race }: уйдут с поля, вы потеряете { $regions ->
    [one] { $regions } регион
    [few] { $regions } региона
   *[many] { $regions } регионов
}

## Вопросы

prompt-Pick = Выберите народ
prompt-Course = { $race }: захватывать дальше или уйти в упадок?
prompt-Abandon = { $race }: захватывать или сперва оставить регионы? ({ in-hand })
prompt-Conquer = { $race }: какой регион захватить? ({ in-hand })
prompt-BerserkConquer = { $race }: на кубике { pips }. Какой регион захватить? ({ in-hand })
prompt-SetAside = { $race }: ещё отложить { tokens }. Какой регион оставить?
prompt-Deploy = { $race }: куда поставить жетоны? ({ in-hand })
prompt-Retreat = { $race }: куда отступить? ({ in-hand })
prompt-Encamp = { $race }: где разбить лагеря? (осталось: { camps })
prompt-Fortify = Построить крепость?
prompt-Station = Куда поставить героя?
prompt-MakePeace = Заключить с кем-нибудь мир?
prompt-LateDecline = Уйти в упадок в конце этого хода?

## События

event-turn-began = Раунд { $round }. Ход: { $who }
event-picked = { $who }: взяты { $people } ({ tokens }; { price }{ gain })
event-revealed = Новая пара: { $people }
event-abandoned = { $who }: { $race } — оставлен регион { $where }
event-conquered = { $who }: { $race } — захвачен регион { $where }, { tokens }
event-evicted = { $who }: { $race } — потерян регион { $where }, { defenders }
event-rolled = { $who }: на кубике { pips }
event-repelled = { $who }: { $race } — захват не удался, { $where }
event-unleashed = { $who }: дракон прилетел в регион { $where }
event-converted = { $who }: обращён жетон, { $where } ({ $race })
event-grew = { $who }: { $race } — ещё { tokens }
event-deployed = { $who }: { $race } — { tokens } в { $where }
event-encamped = { $who }: { camps } в { $where }
event-fortified = { $who }: крепость в { $where }
event-stationed = { $who }: герой в { $where }
event-befriended = { $who }: мир до следующего хода — { $friend }
event-scored = { $who }: доход — { coins }
    .hidden = { $who }: получен доход, сколько — тайна
event-declined = { $who }: { $race } — упадок
event-vanished = { $race }: убраны с поля
event-ended = Партия окончена

## Настройки партии

option-players = игроки
    .help = Сколько игроков, от 2 до 5; для каждого числа своё поле.
option-seed = начальное число
    .help = Число, от которого зависят кубик и тасование. Одно и то же число даёт одну и ту же партию. Если оно не задано, Copse выбирает случайное.
option-first = первый игрок
    .help = Кто ходит первым в каждом раунде.
option-open-coins = открытые монеты
    .help = Все видят монеты друг друга.
option-sorcerer-kills-elf = колдуны губят эльфов
    .help = Эльф, заменённый колдуном, теряется, а не остаётся у владельца.
option-alchemist-needs-land = учёным нужна земля
    .help = Учёные получают свои монеты лишь в те ходы, в конце которых у их народа есть хоть один регион, как сказано в памятке.
option-own = свои народы и способности
    .help = Файл TOML с народами и способностями, придуманными игроками.

## Значения настроек

first-random = случайно
first-0 = игрок 1
first-1 = игрок 2
first-2 = игрок 3
first-3 = игрок 4
first-4 = игрок 5

## За столом

round = Раунд { $round } из { $rounds }
column-coins = монеты
column-active = активный народ × регионы
column-declined = в упадке
column-place = пара
column-price = цена
column-tokens = жетоны
column-on-it = монет на ней
offer = Народы на выбор
column-people = народ
column-army = жетонов на поле
secret = ?
known-sum = известно: { coins }
known-coins = { $who }: { known-sum } ({ $parts })
known-first = { $coins } в начале
known-income = { $turns ->
    [one] доход за { $turns } ход неизвестен
    [few] доход за { $turns } хода неизвестен
   *[many] доход за { $turns } ходов неизвестен
}
more-in-hand = , { in-hand }
more-aside = , отложено { $aside }
more-camps = , на руке { camps }
more-peace = , мир: { $friend }
priced = { $where } — { tokens }
beyond-reach = Не хватает жетонов: { $regions }.
amounts-deploy = поставить жетоны:
amounts-encamp = разбить лагеря:
help-race = { $name }: на знамени { $tokens }.
help-power = { $name }: на жетоне { $tokens }.
help-hook = { $hook }: { $value }
yes = да
position-guess = Монеты других игроков — предположение: они тайные.
winner = Победа: { $who }, { coins }.
winner-army = Победа: { $who }. Монет поровну, но жетонов на поле больше.
winners = Победа общая: { $who }.
help-table =
    {"  "}поле                нарисовать игровое поле
      регионы             все регионы и их соседи
      игроки, пары        у кого что есть; пары на выбор
      справка СЛОВО       народ, способность, параграф: справка орки, справка sw:pick.cost
      почему N            почему нельзя выбрать регион или пару N
