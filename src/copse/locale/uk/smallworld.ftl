### Small World: речі, ходи, запитання й події рушія.
### Понад дані рушія: $who (місце), $where (регіон), $people (здібність і народ).

## Числа з іменниками

tokens = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[many] { $tokens } жетонів
}
coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
   *[many] { $coins } монет
}
price = { $paid ->
    [0] безкоштовно
    [one] за { $paid } монету
    [few] за { $paid } монети
   *[many] за { $paid } монет
}
gain = { $taken ->
    [0] {""}
    [one] , на ній { $taken } монета
    [few] , на ній { $taken } монети
   *[many] , на ній { $taken } монет
}
in-hand = { $hand ->
    [0] у руці жетонів немає
    [one] у руці { $hand } жетон
    [few] у руці { $hand } жетони
   *[many] у руці { $hand } жетонів
}
pips = { $pips ->
    [one] { $pips } точка
    [few] { $pips } точки
   *[many] { $pips } точок
}
camps = { $count ->
    [one] { $count } табір
    [few] { $count } табори
   *[many] { $count } таборів
}
defenders = { $lost ->
    [0] втрат немає
    [one] втрачено { $lost } жетон
    [few] втрачено { $lost } жетони
   *[many] втрачено { $lost } жетонів
}

against = , { $race }
against-tribe = , плем’я
against-own = , свої { $race }

## Місця, регіони, народи

seat = Гравець { $number }
region = { $region } ({ $terrain })
people = { $power } { $race }

terrain-farmland = лани
terrain-forest = ліси
terrain-hill = пагорби
terrain-mountain = гори
terrain-swamp = болота
terrain-sea = море
terrain-lake = озеро

symbol-mine = рудник
symbol-magic = джерело магії
symbol-cavern = підземелля

marker-lair = печера тролів
marker-fortress = фортеця
marker-hole = нора
marker-hero = герой
marker-dragon = дракон
marker-encampment = табір
marker-lost-tribe = забуте плем’я

race-amazons = Амазонки
race-dwarves = Дворфи
race-elves = Ельфи
race-ghouls = Упирі
race-giants = Велетні
race-halflings = Напіврослики
race-humans = Люди
race-orcs = Орки
race-ratmen = Щуролюди
race-skeletons = Скелети
race-sorcerers = Чаклуни
race-tritons = Тритони
race-trolls = Тролі
race-wizards = Чарівники

power-alchemist = Учені
power-berserk = Люті
power-bivouacking = Похідні
power-commando = Бойові
power-diplomat = Мирні
power-dragon-master = Драконовладні
power-flying = Летючі
power-forest = Лісові
power-fortified = Укріплені
power-heroic = Героїчні
power-hill = Пагорбові
power-merchant = Торгові
power-mounted = Верхові
power-pillaging = Розбійні
power-seafaring = Водні
power-spirit = Примарні
power-stout = Стійкі
power-swamp = Болотні
power-underworld = Підземні
power-wealthy = Заможні

## Ходи

action-pick = узяти пару: { $people } ({ tokens }; { price }{ gain })
action-expand = захоплювати далі: { $people }
action-decline = відправити в занепад: { $people }
action-abandon = залишити { $where }: повернути в руку { tokens }
action-march = більше нічого не залишати, захоплювати
action-conquer = захопити { $where }: { tokens }{ $against }
action-reinforce = захопити { $where } з кубиком підкріплень ({ $pips } або більше: { $chance } %)
action-roll = кинути кубик, потім вибрати регіон
action-unleash = напустити дракона на { $where }: { tokens }{ $against }
action-convert = навернути самотній жетон ({ $race }) у регіоні { $where }
action-stop = завершити захоплення
action-set-aside = відкласти { tokens } з { $where }, залишивши регіон
action-deploy = поставити { tokens } у { $where }
action-encamp = розбити в { $where }: { camps }
action-fortify = збудувати фортецю в { $where }
action-station = поставити героя в { $where }
action-befriend = укласти мир до наступного свого ходу: { $who }
action-stay = лишитися активними
action-pass = пропустити

## Дієслова: види ходів на кнопках; .cost — ціна

verb-pick = узяти народ
verb-expand = захоплювати далі
verb-decline = піти в занепад
verb-abandon = залишити регіони
verb-march = почати захоплення
verb-conquer = захопити
    .cost = { tokens }
verb-reinforce = захопити з кубиком
verb-roll = кинути кубик
verb-unleash = напустити дракона
    .cost = { tokens }
verb-convert = навернути
verb-stop = завершити захоплення
verb-set-aside = відкласти жетони
verb-deploy = розставити жетони
verb-encamp = розбити табір
verb-fortify = збудувати фортецю
verb-station = поставити героя
verb-befriend = укласти мир
verb-stay = лишитися активними
verb-pass = пропустити

cost-from = від: { $cost }

## План ходу

heading-choose = Захоплення чи занепад
heading-ready = Збір військ
heading-conquer = Захоплення
heading-redeploy = Перегрупування
heading-score = Монети
heading-retreat = Вигнані народи

## Чого дорого коштує вибір

loss-region = регіон { $where } більше не ваш
loss-elders = { $race }: підуть із мапи, ви втратите { $regions ->
    [one] { $regions } регіон
    [few] { $regions } регіони
   *[many] { $regions } регіонів
}

## Запитання

prompt-Pick = Виберіть народ
prompt-Course = { $race }: захоплювати далі чи піти в занепад?
prompt-Abandon = { $race }: захоплювати чи спершу залишити регіони? ({ in-hand })
prompt-Conquer = { $race }: який регіон захопити? ({ in-hand })
prompt-BerserkConquer = { $race }: на кубику { pips }. Який регіон захопити? ({ in-hand })
prompt-SetAside = { $race }: ще відкласти { tokens }. Який регіон залишити?
prompt-Deploy = { $race }: куди поставити жетони? ({ in-hand })
prompt-Retreat = { $race }: куди відступити? ({ in-hand })
prompt-Encamp = { $race }: де розбити табори? (лишилося: { camps })
prompt-Fortify = Збудувати фортецю?
prompt-Station = Де поставити героя?
prompt-MakePeace = Укласти з кимось мир?
prompt-LateDecline = Піти в занепад наприкінці цього ходу?

## Події

event-turn-began = Раунд { $round }. Хід: { $who }
event-picked = { $who }: узято { $people } ({ tokens }; { price }{ gain })
event-revealed = Нова пара: { $people }
event-abandoned = { $who }: { $race } — залишено регіон { $where }
event-conquered = { $who }: { $race } — захоплено регіон { $where }, { tokens }
event-evicted = { $who }: { $race } — втрачено регіон { $where }, { defenders }
event-rolled = { $who }: на кубику { pips }
event-repelled = { $who }: { $race } — захоплення не вдалося, { $where }
event-unleashed = { $who }: дракон прилетів у регіон { $where }
event-converted = { $who }: навернено жетон, { $where } ({ $race })
event-grew = { $who }: { $race } — ще { tokens }
event-deployed = { $who }: { $race } — { tokens } у { $where }
event-encamped = { $who }: { camps } у { $where }
event-fortified = { $who }: фортеця в { $where }
event-stationed = { $who }: герой у { $where }
event-befriended = { $who }: мир до наступного ходу — { $friend }
event-scored = { $who }: дохід — { coins }
    .hidden = { $who }: отримано дохід, скільки — таємниця
event-declined = { $who }: { $race } — занепад
event-vanished = { $race }: пішли з мапи
event-ended = Партію завершено

## Налаштування партії

option-players = гравці
    .help = Скільки гравців, від 2 до 5; для кожного числа своя мапа.
option-seed = початкове число
    .help = Число, від якого залежать кубик і тасування. Одне й те саме число дає ту саму партію. Якщо його не задано, Copse обирає випадкове.
option-first = перший гравець
    .help = Хто ходить першим у кожному раунді.
option-open-coins = відкриті монети
    .help = Усі бачать монети одне одного.
option-sorcerer-kills-elf = чаклуни гублять ельфів
    .help = Ельф, замінений чаклуном, втрачається, а не лишається у власника.
option-alchemist-needs-land = ученим потрібна земля
    .help = Учені отримують свої монети лише в ті ходи, наприкінці яких у їхнього народу є хоч один регіон, як сказано в пам’ятці.
option-own = свої народи та здібності
    .help = Файл TOML з народами та здібностями, вигаданими гравцями.

## Значення налаштувань

first-random = випадково
first-0 = гравець 1
first-1 = гравець 2
first-2 = гравець 3
first-3 = гравець 4
first-4 = гравець 5

## За столом

round = Раунд { $round } з { $rounds }
column-coins = монети
column-active = активний народ × регіони
column-declined = у занепаді
column-place = пара
column-price = ціна
column-tokens = жетони
column-on-it = монет на ній
offer = Народи на вибір
column-people = народ
column-army = жетонів на мапі
secret = ?
known-sum = відомо: { coins }
known-coins = { $who }: { known-sum } ({ $parts })
known-first = { $coins } на початку
known-income = { $turns ->
    [one] дохід за { $turns } хід невідомий
    [few] дохід за { $turns } ходи невідомий
   *[many] дохід за { $turns } ходів невідомий
}
more-in-hand = , { in-hand }
more-aside = , відкладено { $aside }
more-camps = , у руці { camps }
more-peace = , мир: { $friend }
priced = { $where } — { tokens }
beyond-reach = Бракує жетонів: { $regions }.
amounts-deploy = поставити жетони:
amounts-encamp = розбити табори:
help-race = { $name }: на прапорі { $tokens }.
help-power = { $name }: на жетоні { $tokens }.
help-hook = { $hook }: { $value }
yes = так
position-guess = Монети інших гравців — припущення: вони таємні.
winner = Перемога: { $who }, { coins }.
winner-army = Перемога: { $who }. Монет порівну, але жетонів на мапі більше.
winners = Перемога спільна: { $who }.
help-table =
    {"  "}мапа                намалювати мапу
      регіони             усі регіони та їхні сусіди
      гравці, пари        у кого що є; пари на вибір
      довідка СЛОВО       народ, здібність, параграф: довідка орки, довідка sw:pick.cost
      чому N              чому не можна вибрати регіон або пару N
