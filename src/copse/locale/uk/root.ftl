### Root: речі, ходи, запитання й події рушія.
### Понад дані рушія: $who (місце), $where (галявини), $pieces (компоненти з числом), $object (те, з чим щось роблять).
### Місця, галявини, карти та інше надходять уже назвами.

## Числа з іменниками

warriors = { $count ->
    [one] { $count } вояка
    [few] { $count } вояки
   *[many] { $count } вояк
}
warriors-object = { $count ->
    [one] { $count } вояку
    [few] { $count } вояк
   *[many] { $count } вояк
}
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
cards-object = { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
supporters = { $count ->
    [one] { $count } прибічник
    [few] { $count } прибічники
   *[many] { $count } прибічників
}
officers = { $count ->
    [one] { $count } сотник
    [few] { $count } сотники
   *[many] { $count } сотників
}
items = { $count ->
    [one] { $count } предмет
    [few] { $count } предмети
   *[many] { $count } предметів
}
turns = { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[many] { $count } дій
}
moves = { $count ->
    [one] { $count } переміщення
    [few] { $count } переміщення
   *[many] { $count } переміщень
}
crafters = { $count ->
    [one] { $count } компонент
    [few] { $count } компоненти
   *[many] { $count } компонентів
}
logs = { $count ->
    [one] { $count } жетон деревини
    [few] { $count } жетони деревини
   *[many] { $count } жетонів деревини
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
hits = { $hits ->
    [one] { $hits } ушкодження
    [few] { $hits } ушкодження
   *[many] { $hits } ушкоджень
}

## Фракції

faction-none = Фракцію ще не обрано
    .short = Без фракції
undecided-seat = Гравець { $number }
faction-marquise = Муркіза де Коте
    .short = Муркіза
faction-eyrie = Крилаті Династії
    .short = Крилаті
faction-alliance = Лісовий Альянс
    .short = Альянс
faction-vagabond = Бурлака
    .short = Бурлака
faction-vagabond2 = Другий Бурлака
    .short = Бурлака II
faction-lizards = Культ Ящірки
    .short = Культ
faction-riverfolk = Спілка «Річкове Товариство»
    .short = Річкове Товариство
faction-duchy = Підпільне Герцогство
    .short = Герцогство
faction-corvids = Вороняча Ложа
    .short = Ложа
faction-hundreds = Володар Сотень
    .short = Сотні
faction-keepers = Хранителі в Залізі
    .short = Хранителі

## Компоненти

# .counted — компонент із числом, .object — що будують чи втрачають, .sign — знак на мальованій мапі.

piece-warrior = вояка
    .counted = { $count ->
        [one] { $count } вояка
        [few] { $count } вояки
       *[many] { $count } вояк
    }
    .object = вояку
    .sign = в
piece-sawmill = лісопильня
    .counted = { $count ->
        [one] { $count } лісопильня
        [few] { $count } лісопильні
       *[many] { $count } лісопилень
    }
    .object = лісопильню
    .sign = Л
piece-workshop = майстерня
    .counted = { $count ->
        [one] { $count } майстерня
        [few] { $count } майстерні
       *[many] { $count } майстерень
    }
    .object = майстерню
    .sign = М
piece-recruiter = казарма
    .counted = { $count ->
        [one] { $count } казарма
        [few] { $count } казарми
       *[many] { $count } казарм
    }
    .object = казарму
    .sign = К
piece-wood = деревина
    .counted = { $count ->
        [one] { $count } жетон деревини
        [few] { $count } жетони деревини
       *[many] { $count } жетонів деревини
    }
    .object = жетон деревини
    .sign = ≡
piece-keep = Фортеця
    .counted = { $count ->
        [one] { $count } Фортеця
        [few] { $count } Фортеці
       *[many] { $count } Фортець
    }
    .object = Фортецю
    .sign = ♜
piece-roost = гніздо
    .counted = { $count ->
        [one] { $count } гніздо
        [few] { $count } гнізда
       *[many] { $count } гнізд
    }
    .object = гніздо
    .sign = ∪
piece-base-fox = лисяча криївка
    .counted = { $count ->
        [one] { $count } лисяча криївка
        [few] { $count } лисячі криївки
       *[many] { $count } лисячих криївок
    }
    .object = лисячу криївку
    .sign = Б
piece-base-rabbit = кроляча криївка
    .counted = { $count ->
        [one] { $count } кроляча криївка
        [few] { $count } кролячі криївки
       *[many] { $count } кролячих криївок
    }
    .object = кролячу криївку
    .sign = Б
piece-base-mouse = мишача криївка
    .counted = { $count ->
        [one] { $count } мишача криївка
        [few] { $count } мишачі криївки
       *[many] { $count } мишачих криївок
    }
    .object = мишачу криївку
    .sign = Б
piece-sympathy = жетон підтримки
    .counted = { $count ->
        [one] { $count } жетон підтримки
        [few] { $count } жетони підтримки
       *[many] { $count } жетонів підтримки
    }
    .object = жетон підтримки
    .sign = ♥
piece-garden-fox = лисячий сад
    .counted = { $count ->
        [one] { $count } лисячий сад
        [few] { $count } лисячі сади
       *[many] { $count } лисячих садів
    }
    .object = лисячий сад
    .sign = С
piece-garden-rabbit = кролячий сад
    .counted = { $count ->
        [one] { $count } кролячий сад
        [few] { $count } кролячі сади
       *[many] { $count } кролячих садів
    }
    .object = кролячий сад
    .sign = С
piece-garden-mouse = мишачий сад
    .counted = { $count ->
        [one] { $count } мишачий сад
        [few] { $count } мишачі сади
       *[many] { $count } мишачих садів
    }
    .object = мишачий сад
    .sign = С
piece-trade-post-fox = лисячий торговельний пункт
    .counted = { $count ->
        [one] { $count } лисячий торговельний пункт
        [few] { $count } лисячі торговельні пункти
       *[many] { $count } лисячих торговельних пунктів
    }
    .object = лисячий торговельний пункт
    .sign = Т
piece-trade-post-rabbit = кролячий торговельний пункт
    .counted = { $count ->
        [one] { $count } кролячий торговельний пункт
        [few] { $count } кролячі торговельні пункти
       *[many] { $count } кролячих торговельних пунктів
    }
    .object = кролячий торговельний пункт
    .sign = Т
piece-trade-post-mouse = мишачий торговельний пункт
    .counted = { $count ->
        [one] { $count } мишачий торговельний пункт
        [few] { $count } мишачі торговельні пункти
       *[many] { $count } мишачих торговельних пунктів
    }
    .object = мишачий торговельний пункт
    .sign = Т
piece-citadel = твердиня
    .counted = { $count ->
        [one] { $count } твердиня
        [few] { $count } твердині
       *[many] { $count } твердинь
    }
    .object = твердиню
    .sign = Ц
piece-market = ринок
    .counted = { $count ->
        [one] { $count } ринок
        [few] { $count } ринки
       *[many] { $count } ринків
    }
    .object = ринок
    .sign = Р
piece-tunnel = штольня
    .counted = { $count ->
        [one] { $count } штольня
        [few] { $count } штольні
       *[many] { $count } штолень
    }
    .object = штольню
    .sign = ∩
piece-plot = план
    .counted = { $count ->
        [one] { $count } план
        [few] { $count } плани
       *[many] { $count } планів
    }
    .object = план
    .sign = ?
piece-bomb = бомба
    .counted = { $count ->
        [one] { $count } бомба
        [few] { $count } бомби
       *[many] { $count } бомб
    }
    .object = бомбу
    .sign = б
piece-snare = пастка
    .counted = { $count ->
        [one] { $count } пастка
        [few] { $count } пастки
       *[many] { $count } пасток
    }
    .object = пастку
    .sign = п
piece-extortion = здирництво
    .counted = { $count ->
        [one] { $count } здирництво
        [few] { $count } здирництва
       *[many] { $count } здирництв
    }
    .object = здирництво
    .sign = з
piece-raid = напад
    .counted = { $count ->
        [one] { $count } напад
        [few] { $count } напади
       *[many] { $count } нападів
    }
    .object = напад
    .sign = н
piece-stronghold = бастіон
    .counted = { $count ->
        [one] { $count } бастіон
        [few] { $count } бастіони
       *[many] { $count } бастіонів
    }
    .object = бастіон
    .sign = Ф
piece-mob = натовп
    .counted = { $count ->
        [one] { $count } натовп
        [few] { $count } натовпи
       *[many] { $count } натовпів
    }
    .object = натовп
    .sign = !
piece-warlord = ватажок
    .counted = { $count ->
        [one] { $count } ватажок
        [few] { $count } ватажки
       *[many] { $count } ватажків
    }
    .object = ватажка
    .sign = ♛
piece-figure = статуетка
    .counted = { $count ->
        [one] { $count } статуетка
        [few] { $count } статуетки
       *[many] { $count } статуеток
    }
    .object = статуетку
    .sign = с
piece-tablet = скрижаль
    .counted = { $count ->
        [one] { $count } скрижаль
        [few] { $count } скрижалі
       *[many] { $count } скрижалей
    }
    .object = скрижаль
    .sign = т
piece-jewelry = прикраса
    .counted = { $count ->
        [one] { $count } прикраса
        [few] { $count } прикраси
       *[many] { $count } прикрас
    }
    .object = прикрасу
    .sign = п

## Масті, предмети, місця

suit-fox = лиси
suit-rabbit = кролі
suit-mouse = миші
suit-bird = птахи
suit-any = будь-яка масть
item-boots = чоботи
    .object = чоботи
item-bag = торбинка
    .object = торбинку
item-crossbow = арбалет
    .object = арбалет
item-hammer = молот
    .object = молот
item-sword = меч
    .object = меч
item-tea = трунок
    .object = трунок
item-coins = стос монет
    .object = стос монет
item-torch = смолоскип
    .object = смолоскип
phase-birdsong = Треті півні
phase-daylight = День
phase-evening = Сутінки
decree-recruit = Вербування
decree-move = Переміщення
decree-battle = Бій
decree-build = Будівництво
forest = хащі { $forest }
burrow = Нора

## Очільники та персонажі

leader-builder = Розбудовник
leader-charismatic = Дипломат
leader-commander = Головнокомандувач
leader-despot = Диктатор
vizier = Вірний радник
character-thief = Злодюжка
    .special = Поцупити
    .help = Використайте смолоскип, щоб узяти випадкову карту в гравця на своїй галявині.
character-tinker = Ремісник
    .special = Гарувати
    .help = Використайте смолоскип, щоб узяти з відбою карту, що відповідає вашій галявині.
character-ranger = Лісник
    .special = Принишкнути
    .help = Використайте смолоскип, щоб полагодити { items }; після цього День завершується.
character-vagrant = Халамидник
    .special = Нацькувати
    .help = Використайте смолоскип, щоб двоє гравців на вашій галявині билися одне з одним.
character-arbiter = Суддя
    .special = Захистити
    .help = Захисник на галявині Судді може найняти його: кожен непошкоджений меч підвищує максимальні ушкодження, а Суддя отримує очко.
character-scoundrel = Лайдак
    .special = Спалити
    .help = Використайте смолоскип, щоб спалити свою галявину: усі компоненти суперників звідти прибирають, і ніхто туди більше не ввійде.
character-adventurer = Мандрівник
    .special = Змайструвати
    .help = Раз за хід один із ваших предметів замінює у квесті будь-який інший.
character-ronin = Воїн
    .special = Тяти
    .help = У бою після кидка використайте меч, щоб завдати додаткового ушкодження.
character-harrier = Пройда
    .special = Промайнути
    .help = Використайте смолоскип, щоб перенестися на будь-яку галявину.

## Карти

card-ambush-bird = Засідка
    .help = Захищаючись, ви можете зіграти її на початку бою на галявині, якій вона відповідає: нападник одразу отримує { hits }, але може зірвати засідку власною.
card-ambush-fox = Засідка
    .help = { card-ambush-bird.help }
card-ambush-rabbit = Засідка
    .help = { card-ambush-bird.help }
card-ambush-mouse = Засідка
    .help = { card-ambush-bird.help }
card-dominance-bird = Панування
    .help = Набравши { points }, ви можете задіяти її впродовж Дня: очок більше не буде, а перемога — якщо на початку своїх Третіх півнів ви володієте двома протилежними кутами.
card-dominance-fox = Панування
    .help = Набравши { points }, ви можете задіяти її впродовж Дня: очок більше не буде, а перемога — якщо на початку своїх Третіх півнів ви володієте { $count ->
        [one] { $count } галявиною
       *[other] { $count } галявинами
    } її масті.
card-dominance-rabbit = Панування
    .help = { card-dominance-fox.help }
card-dominance-mouse = Панування
    .help = { card-dominance-fox.help }
card-chaos-victory = Хаотична перемога
    .help = Коли її задіяно впродовж Дня, очок більше не буде, а перемога — якщо впродовж ваших Третіх півнів кожен інший гравець має від { $least } до { $most } очок або власну карту перемоги.
card-military-victory = Військова перемога
    .help = Коли її задіяно впродовж Дня, очок більше не буде, а перемога — якщо впродовж ваших Третіх півнів ви володієте вотчиною фракції, чий вояка лежить на карті. Бурлака нею не користується.
card-economic-victory = Економічна перемога
    .help = Коли її задіяно впродовж Дня, очок більше не буде; маркер стає на поділку карти за кількістю ваших покращень, крокує з кожною створеною картою й перемагає на поділці { $track }.
card-coalition-victory = Перемога в коаліції
    .help = Якщо гравців щонайменше { $players }, її можна задіяти впродовж Дня: очок більше не буде, а перемога — разом із тим, у кого зараз найменше очок.
card-birdy-bindle = Пташин клуночок
card-woodland-runners = Лісові гінці
card-arms-trader = Торговець зброєю
card-crossbow-bird = Арбалет
card-anvil = Ковадло
card-foxfolk-steel = Лисяча криця
card-gently-used-knapsack = Майже нова торба
card-protection-racket = Данина за захист
card-root-tea-fox = Чай із корінців
card-travel-gear-fox = Дорожнє спорядження
card-a-visit-to-friends = Гостини в друзів
card-bake-sale = Ярмарок випічки
card-root-tea-rabbit = Чай із корінців
card-smugglers-trail = Стежка контрабандистів
card-crossbow-mouse = Арбалет
card-investments = Капіталовкладення
card-mouse-in-a-sack = Миша в мішку
card-root-tea-mouse = Чай із корінців
card-sword = Меч
card-travel-gear-mouse = Дорожнє спорядження
card-armorers = Зброярі
    .help = У бою ви можете скинути її, щоб не отримати ушкоджень від кубика.
card-sappers = Сапери
    .help = Захищаючись у бою, ви можете скинути її, щоб завдати додаткового ушкодження.
card-brutal-tactics = Звіряча тактика
    .help = Нападаючи, ви можете завдати додаткового ушкодження, але захисник отримає { points }.
card-royal-claim = Королівські претензії
    .help = Впродовж Третіх півнів ви можете скинути її, щоб отримати по очку за кожну галявину, якою володієте.
card-stand-and-deliver = Гаманець або життя!
    .help = Впродовж Третіх півнів ви можете взяти в іншого гравця випадкову карту; він отримає { points }.
    .later = Раз упродовж Третіх півнів ви можете взяти в суперника випадкову карту; він отримає { points }.
card-tax-collector = Збирач податків
    .help = Раз упродовж Дня ви можете прибрати свого вояку з мапи, щоб узяти карту.
card-favor-of-the-foxes = Лисяча послуга
    .help = Одразу приберіть усі компоненти суперників з усіх лисячих галявин.
card-better-burrow-bank = Банк «Надійна нірка»
    .help = На початку Третіх півнів ви та інший гравець на ваш вибір берете по карті.
    .later = На початку Третіх півнів ви можете взяти карту; тоді суперник на ваш вибір теж бере карту.
card-cobbler = Швець
    .help = На початку Сутінок ви можете зробити переміщення.
card-command-warren = Командна нора
    .help = На початку Дня ви можете провести бій.
card-favor-of-the-rabbits = Кроляча послуга
    .help = Одразу приберіть усі компоненти суперників з усіх кролячих галявин.
card-scouting-party = Розвідники
    .help = Коли ви нападаєте, карти засідки на вас не діють.
card-codebreakers = Дешифрувальники
    .help = Раз упродовж Дня ви можете подивитися руку іншого гравця.
card-favor-of-the-mice = Мишача послуга
    .help = Одразу приберіть усі компоненти суперників з усіх мишачих галявин.
card-boat-builders = Будівники човнів
    .help = Ділянки річки для вас — стежки.
card-corvid-planners = Воронячі стратеги
    .help = Ви переміщуєтеся, не обов’язково володіючи однією з галявин.
card-eyrie-emigre = Крилаті емігранти
    .help = Наприкінці Третіх півнів перемістіться, а потім проведіть бій там, куди прийшли. Якщо щось із цього не вдалося, скиньте карту.
card-saboteurs = Диверсанти
    .help = На початку Третіх півнів ви можете скинути її, щоб скинути створену карту суперника.
card-soup-kitchens = Благодійні кухні
    .help = Під час визначення володаря кожен ваш жетон рахується за { $count ->
            [one] { $count } компонент
            [few] { $count } компоненти
           *[many] { $count } компонентів
        }.
card-false-orders = Хибні накази
    .help = Впродовж Третіх півнів ви можете скинути її, щоб перемістити з галявини половину вояк суперника, округлюючи вгору; хто володіє, не важить.
card-fox-partisans = Лисячі партизани
    .help = У бою на лисячій галявині ви можете завдати додаткового ушкодження; потім скиньте всі карти інших мастей.
    .sparing = У бою на лисячій галявині ви можете завдати додаткового ушкодження; потім скиньте всі карти інших мастей, крім пташиних.
card-informants = Інформатори
    .help = Замість того щоб брати карти в Сутінках, ви можете взяти карту засідки з відбою.
card-propaganda-bureau = Бюро пропаганди
    .help = Раз упродовж Дня ви можете витратити карту, щоб замінити своїм вояку суперника на відповідній галявині.
    .later = Раз упродовж Дня ви можете витратити карту, щоб замінити своїм вояку суперника на відповідній галявині, якщо свого можна там розташувати.
card-charm-offensive = Наступ чарівності
    .help = На початку Сутінок ви можете взяти карту; інший гравець на ваш вибір отримає { points }.
card-coffin-makers = Трунарі
    .help = Вояки, яких повертають до запасу, спершу лежать тут; на початку Третіх півнів отримайте очко за { $count ->
            [one] кожного { $count } вояку
           *[many] кожних { $count } вояк
        } і поверніть їх.
    .later = Вояки, яких прибирають з мапи, але не замінюють, спершу лежать тут; на початку Третіх півнів отримайте очко за { $count ->
            [one] кожного { $count } вояку
           *[many] кожних { $count } вояк
        } і поверніть їх.
card-rabbit-partisans = Кролячі партизани
    .help = У бою на кролячій галявині ви можете завдати додаткового ушкодження; потім скиньте всі карти інших мастей.
    .sparing = У бою на кролячій галявині ви можете завдати додаткового ушкодження; потім скиньте всі карти інших мастей, крім пташиних.
card-swap-meet = Обмінний ярмарок
    .help = Раз упродовж Третіх півнів ви можете взяти в іншого гравця випадкову карту й віддати йому свою.
card-tunnels = Тунелі
    .help = Галявини з вашими компонентами створення для вас сусідні.
card-league-of-adventurous-mice = Ліга відважних мишей
    .help = Раз упродовж Дня ви можете перевернути свій створений предмет долілиць, щоб переміститися або провести бій.
card-master-engravers = Майстри різьби
    .help = Кожен створений вами предмет дає на { points } більше.
card-mouse-partisans = Мишачі партизани
    .help = У бою на мишачій галявині ви можете завдати додаткового ушкодження; потім скиньте всі карти інших мастей.
    .sparing = У бою на мишачій галявині ви можете завдати додаткового ушкодження; потім скиньте всі карти інших мастей, крім пташиних.
card-murine-broker = Мишачий маклер
    .help = Коли інший гравець створює предмет, ви берете карту.

## Квести

quest-fundraising-fox = Збір коштів
quest-errand-fox = Доручення
quest-logistics-help-fox = Допомога з обозом
quest-repair-a-shed-fox = Лагодження повітки
quest-give-a-speech-fox = Палка промова
quest-guard-duty-rabbit = Вартування
quest-errand-rabbit = Доручення
quest-give-a-speech-rabbit = Палка промова
quest-fend-off-a-bear-rabbit = Відсіч ведмедю
quest-expel-bandits-rabbit = Вигнання бандитів
quest-expel-bandits-mouse = Вигнання бандитів
quest-guard-duty-mouse = Вартування
quest-fend-off-a-bear-mouse = Відсіч ведмедю
quest-escort-mouse = Супровід
quest-logistics-help-mouse = Допомога з обозом

## Ходи

# Атрибут з назвою запитання вживається там, де його ставлять; .group і .one ділять хід із кількома полями.

action-pass = пропустити
    .Ambush = не влаштовувати засідку
    .Foil = не зривати засідку
    .UseEffects = більше нічого не застосовувати
    .AddHits = більше не додавати ушкоджень
    .ReduceHits = не зменшувати ушкоджень
    .AtBound = далі
    .Breather = далі
    .FieldHospital = не рятувати
    .Workshops = більше не створювати
    .Roosts = більше не створювати
    .Act = завершити дії
    .AddToDecree = більше не додавати
    .Obey = революція: цю колонку не виконати
    .Appease = показати руку: відповідної карти немає
    .Atone = відповідної карти немає: автоматон отримує очко
    .AtoneWith = карти цієї масті немає: автоматон отримує очко
    .PayInvestors = відповідної карти немає: міністра вповноважено
    .Revolt = не піднімати заколот
    .Spread = більше не агітувати
    .Prepare = завершити День
    .Operate = завершити операції
    .AskInformants = взяти карти як завжди
    .Emigrate = лишитися і скинути карту
    .FightThere = не битися і скинути карту
    .Strongholds = більше нічого не створювати
    .CommandHundreds = завершити командування
    .AdvanceWarlord = більше не наступати
    .Clash = не битися
    .Pursue = завершити наступ
    .Incite = більше не підбурювати
    .Revel = більше не кидати
    .DeclareLoot = битися як звичайно
    .Embitter = лишити натовпи
    .ChooseMood = лишити настрій
    .ChooseFind = нічого не брати
    .HireArbiter = не наймати Суддю
    .HireVagabot = не наймати Ботолаку
    .Wander = завершити День
    .ChooseConspiracy = завершити змови
    .Storm = не битися
    .Rituals = завершити ритуали
    .CraftWithGardens = більше нічого не створювати
    .Trade = завершити День
    .CallAllies = битися самому
    .BringAllies = іти самому
    .Slip = лишитися на місці
    .AskItem = нічого не брати
    .FindItem = нічого не брати
    .MakeRoom = лишити в запасі
    .ImproviseQuest = використати вказані предмети
    .LastChance = далі
    .PlotCraft = більше не створювати
    .FlipPlots = більше не перевертати
    .CallFlock = не вербувати
    .Scheme = завершити дії
    .Exert = взяти карти як завжди
    .CarryRelics = більше нічого не брати
    .Encamp = більше не облаштовувати
    .Decamp = не розбирати
    .SummonKnights = більше не вербувати
    .CraftAtCamps = більше не створювати
    .ActWithRetinue = завершити колонку
    .DelveAfterBattle = не проводити розкопки
    .RecoverMore = більше не привласнювати
    .GatherRetinue = не змінювати Почет
    .Assembly = завершити Збори
    .Parliament = завершити етап «Можновладці»
    .SwayMinister = нікого не вповноважувати
    .CitadelsAndMarkets = більше нічого не створювати
action-move = перемістити { $origin } → { $target }: { warriors-object }
    .group = перемістити { $origin } → { $target }
    .one = ×{ $count }
action-sail = переправити на { $target }: { warriors-object }
    .group = переправити на { $target }
    .one = ×{ $count }
action-battle = битися на { $where }: { $who }
    .group = битися на { $where }
    .one = { $who }
action-ambush = зіграти: { $card }
action-lose = втратити { $object }
    .BurnPiece = спалити { $object }
    .StrikePiece = прибрати { $object }
    .OrderLosses = спершу втрата: { $piece }
action-craft = створити: { $card }, { $cost } → { $gain }
    .group = створити:
    .one = { $card }
action-use = застосувати: { $card }
action-activate = задіяти: { $card }
action-claim = взяти { $dominance }, витративши: { $card }
    .group = взяти { $dominance }, витративши:
    .one = { $card }
action-clear = розчистити стежку { $a } – { $b }, витративши: { $card }
    .group = розчистити стежку { $a } – { $b }, витративши:
    .one = { $card }
action-spend = витратити: { $card }
action-discard = скинути: { $card }
action-give = віддати: { $card }
action-pick-up = взяти: { $card }
action-choose = { $who }
action-engage = найняти: { $hireling }
action-command = відрядити: { $hireling }
action-station = на { $where }
    .DrawListeners = спершу звідси: { $where }
action-erect = { $landmark } → { $where }
    .group = { $landmark }:
    .one = { $where }
action-swap = обміняти на карту з прилавка { $stall }: { $card }
    .group = обміняти на карту з прилавка { $stall }:
    .one = { $card }
action-settle = почати на { $where }
    .KeepInHomeland = розташувати Фортецю на { $where }
action-take = взяти фракцію: { $faction }
action-return = повернути: { $card }
action-with = сплатити: { $suit }
    .ChooseBase = { $suit }
    .NameSuit = { $suit }
    .ChooseGarden = { $suit }
    .ChoosePost = { $suit }
action-take-off = прибрати вояку з { $where }
    .LiftFoothold = прибрати лаз з { $where }
    .BreakOut = спалахнути на { $where }: прибрати вояку й усі компоненти суперників
    .FillIn = прибрати штольню з { $where }
action-sabotage = скинути: { $card } ({ $who })
    .group = { $who }, скинути
    .one = { $card }
action-replace = замінити вояку на { $where }: { $who }
    .group = замінити вояку на { $where }
    .one = { $who }
    .ChooseConspiracy = навернути вояку на { $where }: { $who }
    .ChooseConspiracy-group = навернути вояку на { $where }
action-turn = перевернути { $object } долілиць
action-stop = завершити
    .Emerge = нікого не виводити
    .Bank = більше не витрачати
    .OrderAgain = завершити
action-build = збудувати { $object } на { $where } ({ logs }, { points })
    .StartBuilding = розташувати { $object } на { $where }
    .StartBuilding-group = розташувати { $object } на
    .group = збудувати { $object } ({ logs }, { points }) на
    .one = { $where }
action-recruit = завербувати по вояці біля кожної казарми
    .ExpeditionOrders = розташувати по вояці біля кожного лазу
    .VaultOrders = розташувати по вояці біля кожного сховища
action-overwork = працювати понаднормово на { $where }, витративши: { $card }
    .group = працювати понаднормово на { $where }, витративши:
    .one = { $card }
action-extra = отримати ще одну дію, витративши: { $card }
action-haul = { $where }
    .PayWood = узяти деревину з { $where }
    .Ration = на { $where }
action-lead = вибрати: { $leader }
action-decree = { $card } до колонки «{ $column }»
    .group = { $card } до колонки
    .one = { $column }
action-resolve = виконати карту масті: { $suit }
    .Obey = революція: карту масті { $suit } не виконати
action-enlist = завербувати на { $where }
action-roost = збудувати гніздо на { $where }
action-revolt = підняти заколот на { $where } ({ supporters })
action-spread = агітувати на { $where } ({ supporters }, { points })
action-supporter = витратити: { $card }
action-mobilize = мобілізувати: { $card }
action-train = вишколити сотника, витративши: { $card }
action-rally = завербувати на { $where }
action-organize = провести підготовку на { $where }: замінити вояку жетоном підтримки ({ points })
action-character = { $character } ({ $gear }). { $help }
action-go = піти: { $place }
action-bring = взяти з собою { warriors-object }: { $who }
    .group = взяти з собою вояк: { $who }
    .one = ×{ $count }
action-ally = битися разом: { $who }
action-refresh = відновити { $object }
action-refresh-damaged = відновити { $object } (пошкоджений предмет)
action-exhaust = використати { $object }
action-damage = пошкодити { $object }
action-damage-spent = пошкодити { $object } (долілиць)
action-repair = полагодити { $object }
action-repair-spent = полагодити { $object } (долілиць)
action-explore = обшукати руїни
action-find = взяти { $object }
    .Slip = { to-track }
    .Wander = { to-track }
    .Breather = { to-track }
to-track = перекласти { $object } з Наплічника на трек
to-satchel = перекласти { $object } з треку в Наплічник
action-aid = допомогти: { $who }, { $card }
    .group = допомогти: { $who }
    .one = { $card }
action-ask = взяти { $object }
action-ask-turned = взяти { $object } (долілиць)
action-quest = виконати: { $quest } ({ $gear })
action-points = отримати { points }
action-cards = взяти { cards-object }
action-strike = вистрілити: { $who }
    .Burn = { $who }
action-special = застосувати «{ $special }»
action-drop = прибрати з гри { $object }
action-drop-spent = прибрати з гри { $object } (долілиць)
action-drop-damaged = прибрати з гри { $object } (пошкоджений предмет)
action-drop-damaged-spent = прибрати з гри { $object } (пошкоджений предмет, долілиць)
action-coalition = { $card }: вступити в коаліцію, { $who }
    .group = { $card }: вступити в коаліцію
    .one = { $who }
action-instigate = нападник — { $attacker }, захисник — { $defender }
    .group = нападник — { $attacker }, захисник
    .one = { $defender }
action-hire = найняти Суддю ({ $who })
action-improvise = { $item } замість: { $other }
    .group = { $item } замість
    .one = { $other }

## Дієслова: види ходів на кнопках; .cost — ціна

verb-pass = пропустити
verb-move = перемістити
verb-sail = переправити
verb-battle = битися
verb-ambush = влаштувати засідку
verb-lose = зазнати втрати
verb-craft = створити
verb-use = застосувати карту
verb-activate = задіяти панування
verb-claim = взяти панування
    .cost = { cost-card }
verb-clear = розчистити стежку
    .cost = { cost-card }
verb-spend = витратити карту
verb-discard = скинути
verb-give = віддати карту
verb-pick-up = взяти карту
verb-choose = вибрати гравця
verb-settle = почати тут
verb-with = вибрати масть
verb-take-off = прибрати
verb-sabotage = скинути чужу
verb-replace = замінити вояку
verb-turn = перевернути предмет
verb-stop = завершити
verb-build = збудувати
    .cost = { logs }
verb-recruit = завербувати
verb-overwork = понаднормові
    .cost = { cost-card }
verb-extra = ще одна дія
    .cost = { cost-card }
verb-haul = вибрати галявину
verb-lead = вибрати очільника
verb-decree = додати до Указу
verb-resolve = виконати карту
    .Obey = спричинити революцію
verb-enlist = завербувати
verb-roost = збудувати гніздо
verb-revolt = підняти заколот
    .cost = { supporters }
verb-spread = агітувати
    .cost = { supporters }
verb-supporter = витратити прибічника
verb-mobilize = мобілізувати
    .cost = { cost-card }
verb-train = вишколити сотника
    .cost = { cost-card }
verb-rally = завербувати
verb-organize = провести підготовку
verb-character = вибрати персонажа
verb-go = піти
verb-bring = взяти з собою вояк
verb-ally = битися з союзником
verb-refresh = відновити
verb-exhaust = використати предмет
verb-damage = пошкодити
verb-damage-spent = пошкодити той, що долілиць
verb-repair = полагодити
verb-repair-spent = полагодити той, що долілиць
verb-explore = обшукати руїни
verb-find = взяти предмет
    .Slip = перекласти на трек
    .Wander = перекласти на трек
    .Breather = перекласти на трек
verb-aid = допомогти
    .cost = { cost-card }
verb-ask = взяти предмет
verb-quest = виконати квест
verb-points = отримати очки
verb-cards = взяти карти
verb-strike = вистрілити
verb-special = особлива дія
verb-drop = прибрати предмет із гри
verb-drop-spent = прибрати з гри той, що долілиць
verb-coalition = вступити в коаліцію
    .cost = { cost-card }
verb-instigate = нацькувати
verb-refresh-damaged = відновити пошкоджений
verb-ask-turned = взяти той, що долілиць
verb-drop-damaged = прибрати з гри пошкоджений
verb-drop-damaged-spent = прибрати з гри пошкоджений долілиць
verb-hire = найняти Суддю
verb-improvise = замінити предмет
verb-outcast = вибрати Вигнанців
verb-sanctify = освятити
verb-plant = збудувати сад
verb-summon = завербувати
verb-preach = отримати очки
    .cost = { cost-card }
verb-sacrifice = принести в жертву
verb-buy-card = купити карту
    .cost = ціна { $price }
verb-buy-boats = купити річковий транспорт
    .cost = ціна { $price }
verb-buy-mercenaries = найняти найманців
    .cost = ціна { $price }
verb-moor = завербувати
verb-price = призначити ціну
verb-fund = вибрати вояку
verb-export = експортувати
    .cost = { cost-card }
verb-draw = узяти карту
verb-trade-post = розташувати торговельний пункт
verb-reveal = відкрити
verb-citadel = збудувати твердиню
verb-market = збудувати ринок
verb-muster = завербувати
verb-dig = копати
    .cost = { cost-card }
verb-call = дія міністра
verb-sway = уповноважити
    .cost = { cards }
verb-demote = втратити міністра
verb-flip = перевернути план
verb-flock = завербувати
    .cost = { cost-card }
verb-perch = розташувати вояку
verb-plot = розташувати план
verb-trick = обдурити
verb-expose = викрити план
verb-guess = вгадати
verb-show = показати карту
verb-march = перемістити з ватажком
verb-embark = переправити з ватажком
verb-hoard = залишити до Скарбниці
verb-part-with = прибрати предмет
    .Slip = перекласти в Наплічник
    .Wander = перекласти в Наплічник
    .Breather = перекласти в Наплічник
verb-loot = грабувати
verb-plunder = забрати предмет
verb-plunder-turned = забрати той, що долілиць
verb-raze = влаштувати погром
verb-mob = розташувати натовп
verb-anoint = призначити ватажка
verb-mood = вибрати настрій
verb-fortify = збудувати бастіон
    .cost = { cost-card }
verb-incite = підбурити натовп
    .cost = { cost-card }
verb-call-off = замінити натовп воякою
verb-roll-mob = кинути кубик натовпу
verb-carry = узяти реліквію з собою
verb-enshrine = покласти реліквію
verb-encamp = облаштувати
verb-decamp = розібрати
verb-knight = завербувати
    .cost = { cost-card }
verb-serve = розіграти карту Почту
verb-delve = розкопати
verb-recover = привласнити
verb-gather = додати до Почту
verb-reassign = перекласти в Почті
verb-engage = найняти
verb-command = відрядити загін
verb-station = розташувати
verb-donate = віддати предмет
verb-donate-turned = віддати той, що долілиць
verb-unearth = обшукати руїни
verb-waylay = розташувати бандита
verb-withdraw = прибрати бандита
verb-reinforce = розташувати вояк
verb-spy = забрати карти
verb-smuggle = провезти контрабанду
    .cost = { cost-card }
verb-erect = розташувати пам’ятку
verb-swap = обміняти карту
    .cost = { cost-card }
verb-take = взяти фракцію
verb-return = повернути карту
verb-reform = реформувати Указ
    .cost = { cost-card }
verb-shift = перекласти карту

cost-from = від: { $cost }
cost-card = карта
any-card = будь-яка карта

left-Act = лишилося: { turns }
left-March = лишилося: { moves }
left-MarchOn = лишилося: { moves }
left-Operate = лишилося: { $count }
left-Assembly = лишилося: { turns }
left-Scheme = лишилося: { turns }
left-CommandHundreds = лишилося: { turns }
left-AdvanceWarlord = лишилося: { $count }
left-ActWithRetinue = лишилося: { cards }
left-RefreshItem = лишилося: { $count }
left-Hideout = лишилося: { $count }
left-KeepCards = лишилося: { $count }
left-SpreadOut = лишилося: { $count }
left-ChooseHomelands = лишилося: { $count }
left-PayItems = лишилося: { $count }
left-Embark = лишилося: { $count }
left-Revel = лишилося: { $count }
left-SendSpies = лишилося: { $count }
left-AddToDecree = лишилося: { cards }

## Чого дорого коштує вибір

loss-turmoil = революція! Втрати: Указ ({ cards }), очільник{ $points ->
    [0] {""}
   *[other] , { points }
}
loss-actions = пропаде: { turns }
loss-ministers = не використано: { $count ->
    [one] { $count } міністр
    [few] { $count } міністри
   *[many] { $count } міністрів
}
loss-points = ваші очки ({ $points }) більше не рахуватимуться
loss-alone = ворогів там немає: прибирати нічого
loss-base = разом із базою підуть: { $count ->
    [0] прибічники її масті
   *[other] { officers }, прибічники її масті
}
loss-minister = «Ціна провалу»: буде втрачено одного міністра ({ $rank }) і карту
loss-servant = ця карта залишить Почет

## План ходу

heading-wood = Деревина
heading-craft = Створення
heading-actions = Дії
heading-draw = Добір і скидання
heading-draw-only = Добір
heading-discard-down = Скидання
heading-emergency-orders = Термінові розпорядження
heading-add-to-decree = Поповнення Указу
heading-new-roost = Нове гніздо
heading-before-noon = Створення й реформи
heading-resolve-decree = Виконання Указу
heading-score-roosts = Очки
heading-score-and-draw = Очки й добір
heading-revolt = Заколот
heading-spread = Агітація
heading-prepare = Створення, мобілізація, вишкіл
heading-operations = Воєнні операції
heading-refresh = Відновлення
heading-slip = Шмиг
heading-rest = Вечірній спочинок
heading-capacity = Місткість
heading-outcast = Вигнанці
heading-lost-souls = Загублені душі
heading-conspiracies = Змови
heading-rituals = Ритуали
heading-return-revealed = Відкриті карти
heading-protectionism = Протекціонізм
heading-dividends = Дивіденди
heading-gather-funds = Збільшення резерву
heading-set-costs = Ціни
heading-burrow = Нора
heading-assembly = Збори
heading-parliament = Можновладці
heading-sway = Уповноваження
heading-flip-plots = Перевертання планів
heading-recruit = Вербування
heading-exert = Наполегливість
heading-raze = Погром
heading-anoint = Призначення ватажка
heading-mood = Зміна настрою
heading-command = Командування Сотнями
heading-advance = Наступ ватажка
heading-incite = Підбурювання
heading-oppress = Гноблення
heading-encamp = Облаштування
heading-decamp = Розбирання
heading-retinue = Дії Почту
heading-live-off-land = Збирання припасів
heading-gather-retinue = Поповнення Почту

## До чого веде Указ

forecast-possible = можна виконати
forecast-empty = карт немає
forecast-dice = вирішать кубики бою
forecast-no-way = попередні колонки не лишають можливості
forecast-many-ways = неясно: способів забагато, щоб перевірити всі
forecast-no-warriors = вояк у запасі менше, ніж треба: { $count }
forecast-no-roost = немає гнізда для карти масті: { $suit }
forecast-no-troops = немає вояк, які підуть за картою масті: { $suit }
forecast-no-enemy = немає суперника для бою за картою масті: { $suit }
forecast-no-site = немає галявини з вільним місцем, якою ви зможете володіти, для карти масті: { $suit }
forecast-few-sites = замало галявин, щоб збудувати гнізда: { $count }
forecast-no-roosts-left = гнізд у запасі менше, ніж треба: { $count }
forecast-many-birds = п’ятий птах — революція

## Запитання

prompt-Erect = Яку визначну пам’ятку розташувати й де?
prompt-EngageHireling = Здобуто маркер найманого загону. Кого найняти?
prompt-PassOn = { $hireling }: кому передати?
prompt-MoveThenBattle = { $hireling }: перемістити, потім битися?
prompt-BattleOnce = { $hireling }: битися?
prompt-BattleInEach = { $hireling }: де битися тепер?
prompt-PatrolOrders = { $hireling }: перемістити й битися чи повернути тих, хто чекає?
prompt-TreatFallen = { $where }: витратити карту й вилікувати прибраних вояк ({ $count })?
prompt-Refuge = Куди відправити вилікуваних ({ $count })?
prompt-Ambush = Напад на { $where } ({ $attacker }). Зіграти засідку?
prompt-Foil = Засідка на { $where }. Зірвати її своєю?
prompt-OrderEffects = Хто першим застосовує бойові ефекти?
prompt-Arrange = Ефекти від прибраних компонентів: чиї застосувати спершу?
prompt-UseEffects = Бій на { $where }, ушкодження зараз: { $attacker } — { $dealt }, { $defender } — { $taken }. Застосувати ефект?
prompt-AddHits = Бій на { $where }, ушкодження зараз: { $attacker } — { $dealt }, { $defender } — { $taken }. Завдати додаткових ушкоджень?
prompt-ReduceHits = Бій на { $where }, ушкодження зараз: { $attacker } — { $dealt }, { $defender } — { $taken }. Зменшити завдані вам?
prompt-ChooseLosses = { $loser } на { $where }, лишилося: { hits }. Що прибрати?
prompt-PayAny = Можна використати будь-яку масть (ще { crafters }). Яку?
prompt-AtBound = Скористатися чимось зараз?
prompt-Breather = Щось іще, перш ніж іти далі?
prompt-LastChance = Зробите щось іще, перш ніж брати карти?
prompt-DiscardDown = Карт у руці більше { $limit }. Скиньте { cards-object }
prompt-NamePlayer = { $card }: виберіть гравця
prompt-TakeGranted = { $card }: виберіть дію
prompt-PayTax = { $card }: якого вояку прибрати?
prompt-Sabotage = «Диверсанти»: яку створену карту скинути?
prompt-GiveBack = Яку карту віддати? ({ $taker })
prompt-Deceive = «Хибні накази» ({ $victim }): яке переміщення зробити?
prompt-Emigrate = «Крилаті емігранти»: куди переміститися?
prompt-FightThere = «Крилаті емігранти»: з ким битися на { $where }?
prompt-TurnItem = «Ліга відважних мишей»: який предмет перевернути долілиць?
prompt-PayPropaganda = «Бюро пропаганди»: яку карту витратити?
prompt-Persuade = «Бюро пропаганди» ({ $card }): якого вояку замінити?
prompt-AskInformants = «Інформатори»: взяти засідку з відбою замість того, щоб узяти { cards-object }?
prompt-PlaceKeep = У якому куті розташувати Фортецю?
prompt-StartBuilding = Розташуйте по споруді кожного виду на галявині Фортеці чи поруч
prompt-FieldHospital = «Польові шпиталі»: витратити карту, щоб урятувати { warriors-object } з { $where }?
prompt-Ration = На всіх не вистачить, лишилося: { $pieces }. Де розташувати?
prompt-Workshops = День. Що створити?
prompt-Act = { $count ->
    [0] Витратити пташину карту на ще одну дію?
   *[other] День. Що робити? (лишилося: { turns })
}
prompt-March = Марш: переміщуватися далі? (лишилося: { moves })
prompt-PayWood = З якої галявини взяти деревину? (ще { logs })
prompt-FirstRoost = У якому куті розташувати перше гніздо й { warriors-object }?
prompt-ChooseLeader = Виберіть очільника
prompt-NewLeader = Революція. Виберіть нового очільника
prompt-AddToDecree = Додайте карти до Указу (не більше: { $count }; з них пташиних: { $birds })
prompt-PlaceNewRoost = Гнізд не лишилося. Де розташувати нове й { warriors-object }?
prompt-Roosts = День. Що створити перед Указом?
prompt-Obey = Указ, колонка «{ $column }»
prompt-WhichOrder = Яку карту Указу ви виконуєте?
prompt-PaySupporter = Яких прибічників витратити? ({ $suit }: ще { $count })
prompt-OrderLosses = Що спочатку: втрата криївки чи «Заворушення»?
prompt-DiscardSupporter = Без криївки прибічників не більше { $limit }. Скиньте { $count }
prompt-Appease = «Заворушення» на { $where }: яку карту віддати? ({ $alliance })
prompt-Revolt = Треті півні. Де підняти заколот?
prompt-NameSuit = «Заворушення» на { $where }: яку масть назвати?
prompt-AppeaseWith = «Заворушення» на { $where } ({ $suit }): яку карту віддати? ({ $alliance })
prompt-ChooseBase = Яку криївку розташувати на { $where }?
prompt-Spread = Треті півні. Де агітувати?
prompt-Prepare = День. Створювати, мобілізувати чи вишколювати?
prompt-Operate = Сутінки. Яку операцію провести? (лишилося: { $count })
prompt-Steal = У кого поцупити карту?
prompt-DayLabor = «Гарувати»: яку карту взяти з відбою?
prompt-Hideout = «Принишкнути»: який предмет полагодити? (лишилося: { $count })
prompt-HireArbiter = Напад на { $where } ({ $attacker }). Найняти Суддю? (максимальні ушкодження +{ $count }, Судді — очко)
prompt-HireVagabot = Напад на { $where } ({ $attacker }). Найняти Ботолаку? (максимальні ушкодження +{ $count }, Ботолаці — очко)
prompt-Glide = «Промайнути»: на яку галявину перенестися?
prompt-ChooseCharacter = Виберіть персонажа
prompt-PlacePawn = У яких хащах почати?
prompt-RefreshItem = Треті півні. Який предмет відновити? (лишилося: { $count })
prompt-Slip = Треті півні. Куди шмигнути?
prompt-BringAllies = { $origin } → { $target }: кого взяти з собою?
prompt-CallAllies = Бій на { $where } ({ $defender }): битися разом із союзником?
prompt-TakeHit = Лишилося отримати { hits }. Який предмет пошкодити?
prompt-FindItem = Під руїнами: який предмет узяти?
prompt-ExhaustAny = Допомога: який предмет використати?
prompt-AskItem = Який предмет узяти? ({ $other })
prompt-ImproviseQuest = { $quest }: обійтися іншим предметом?
prompt-Reward = Квест виконано: { $quest }. Очки чи карти?
prompt-Wander = День. Що робити?
prompt-StrikePiece = У що стріляти? ({ $other })
prompt-DropItem = Забагато предметів. Приберіть { items }

## Події

event-turn-began = Хід: { $who }
event-took-faction = { $who }: фракцію обрано
event-dealt-landmark = Визначна пам’ятка цієї партії: { $landmark }
event-erected = { $who }: { $landmark } → { $where }
event-put-at-stall = { $who }: на Чорний ринок, прилавок { $stall } — { $card }
    .hidden = { $who }: карта на Чорний ринок, прилавок { $stall }
event-took-from-stall = { $who }: узято з прилавка — { $card }
    .hidden = { $who }: узято карту з прилавка
event-dealt-hireling = { $hireling }: можна найняти
event-took-marker = { $who }: маркер найманого загону на поділці { $points }
event-took-control = { $who }: керування ({ $hireling }), ходів — { $count }
event-commanded = { $who }: діє найманий загін ({ $hireling })
event-won = { $who }: перемога в партії
event-scored = { $who }: +{ points }
    .lost = { $who }: −{ points }
    .none = { $who }: очок немає, втрачати нічого
event-drew-card = { $who }: узято { cards-object } — { $card }
    .hidden = { $who }: узято { cards-object }
event-reshuffled = Відбій перетасовано в нову колоду
event-spent = { $who }: витрачено — { $card }
event-played-ambush = { $who }: зіграно засідку — { $card }
event-discarded = { $who }: скинуто — { $card }
event-gave = { $giver } → { $taker }: { $card }
    .hidden = { $giver } → { $taker }: карта
event-picked-up = { $who }: взято з відбою — { $card }
event-saw-hand = { $who }: оглянуто руку ({ $target }) — { $cards }
    .hidden = { $who }: оглянуто руку ({ $target })
event-showed-hand = { $who }: показано руку без відповідної карти ({ $to }) — { $cards }
    .hidden = { $who }: показано руку без відповідної карти ({ $to })
event-crafted = { $who }: створено — { $card }
event-used = { $who }: застосовано — { $card }
event-activated = { $who }: задіяно — { $card }
event-claimed = { $who }: взято — { $card }
event-cleared-path = { $who }: розчищено стежку { $a } – { $b }
event-placed = { $who }: +{ $pieces } на { $where }
    .burrow = { $who }: +{ $pieces } у Норі
event-built = { $who }: +{ $pieces } на { $where }
event-removed = { $who }: −{ $pieces } з { $where }
event-moved = { $who }: { warriors }, { $origin } → { $target }
event-battled = Бій на { $where }: нападник — { $attacker }, захисник — { $defender }
event-ambushed = { $who }: після засідки нікого не лишилося, бій завершено
event-ignored = { $who }: проігноровано ушкоджень — { $count }
event-dealt-extra = { $who }: додаткових ушкоджень — { $count }
event-swapped-rolls = { $who }: дістається більший кидок
event-shared-hits = { $other }: ушкоджень замість { $who } — { $count }
event-swept = { $who }: повне усунення, предметів — { $count }
event-raised-draw = { $who }: карт понад звичайні — { $count }
event-rolled = Ушкодження від кубиків: нападник — { $attacker }, захисник — { $defender }
event-led = { $who }: новий очільник — { $leader }
event-decreed = { $who }: до Указу додано — { $card } («{ $column }»)
event-turmoil = { $who }: революція
event-gained-supporter = { $who }: +{ supporters } — { $card }
    .hidden = { $who }: +{ supporters }
event-gained-officer = { $who }: новий сотник
event-lost-officers = { $who }: −{ officers }
event-outraged = { $who }: заворушення на { $where }, винуватець — { $other }
event-revolted = { $who }: заколот на { $where }
event-exhausted = { $who }: використано предмет — { $item }
event-damaged = { $who }: пошкоджено предмет — { $item }
event-repaired = { $who }: полагоджено предмет — { $item }
event-stowed = { $who }: перекладено з треку в Наплічник предмет — { $item }
event-lifted = { $who }: перекладено з Наплічника на трек предмет — { $item }
event-hired = { $who }: найнято Суддю ({ $arbiter })
event-scorched = { $who }: спалено { $where }
event-walked = { $who } → { $target }
event-became = { $who }: персонаж — { $character }
event-laid-quest = Новий квест: { $quest }
event-refreshed = { $who }: відновлено предмет — { $item }
event-refreshed-all = { $who }: відновлено всі предмети
event-rested = { $who }: спочинок у хащах, усі предмети полагоджено
event-found = { $who }: під руїнами на { $where } знайдено — { $item }
event-took-item = { $who }: взято ({ $other }) — { $item }
event-befriended = { $who }: { $other } — { $relation }
event-turned-hostile = { $who }: Ворожнеча — { $other }
event-called-allies = { $who } і { $ally }: разом у бою
event-completed = { $who }: виконано квест — { $quest }
event-dropped = { $who }: прибрано з гри предмет — { $item }
event-joined = { $who } і { $partner }: коаліція, { $card }

## Відносини

relation-indifferent = нейтральні відносини
relation-amiable = приязнь
relation-friendly = дружба
relation-allied = союзник
relation-hostile = Ворожнеча

## За столом

turn-of = Хід: { $who }, { $phase }
goal = до { $points }
in-supply = { warriors } у запасі
next-building = наступна: { logs }, { points }
wood-supply = жетонів деревини в запасі: { $count }
each-evening = { points } кожних Сутінок
led-by = очільник: { $leader }
decree = Указ: { $orders }
next-sympathy = наступний: { supporters }, { points }
first-sympathy = перший жетон масті: { supporters }
bases = криївки: { $bases }
base = криївка
plays-as = { $character }
items-ready = горілиць: { $items }
items-track = на треках: { $items }
items-satchel = у Наплічнику, горілиць: { $items }
items-spent = долілиць: { $items }
items-damaged = пошкоджено, горілиць: { $items }
items-damaged-spent = пошкоджено, долілиць: { $items }
relations = відносини: { $relations }
quests-done = квести виконано: { $quests }
area-crafted = створено: { $cards }
area-items = предмети: { $items }
area-turned = ; долілиць: { $items }
area-known = відомо з руки: { $cards }
    .supporters = відомо серед прихильників: { $cards }
area-doubtful = були в руці, можливо, вже немає: { $cards }
    .supporters = були серед прихильників, можливо, пішли: { $cards }
area-gone = були в руці, відтоді пішли: { $cards }
    .supporters = були серед прихильників, відтоді пішли: { $cards }
area-dominance = умова перемоги: { $card }
area-coalition = у коаліції: { $who }
area-along = на треку карти: { $count } з { $most }
area-aim = мета — вотчина: { $who }
area-coffins = у Трунарів: { warriors }
draft = Вибір фракцій: { $cards }
draft-locked = заблоковано
first-turn = Перший хід: { $who }.
unplaced = ще не на мапі
stock-markers = Маркери найманих загонів на треку очок: { $spaces }
hired-promoted = посилений бік
hired-demoted = послаблений бік
hired-free = ніхто не керує
hired-held = керує { $who } ({ $count ->
        [one] { $count } маркер
        [few] { $count } маркери
       *[other] { $count } маркерів
    })
hired-acted = дію виконано
site-used = цього ходу вже використано
hired-left = у запасі { $pieces }
hired-pawn = фішка: { $place }
hired-waiting = чекають на карті: { warriors }
hired-items = предмети горілиць: { $ready }, долілиць: { $spent }
hired-paths = на стежках { $paths }
hired-owed = ще можуть приєднатися вояки: { $places }
hired-marked = згорить: { $pieces }
hired-came = прийшли цього ходу й не підуть: { $who }
hired-dug = руїни обшукано
hired-robbed = карту вкрадено
bot-difficulty = складність: { $difficulty }
bot-role = персонаж: { $role }
bot-traits = особливості: { $traits }
bot-order = наказ: { $card }
bot-next = наступний: { points }
bot-items = предмети горілиць: { $ready }, долілиць: { $spent }; на треку боїв горілиць: { $track }, долілиць: { $track_spent }; пошкоджені горілиць: { $damaged }, долілиць: { $damaged_spent }
bot-quest = квест: { $quest }
bot-burnt = предмети на комірках, де більше не будують: { $places }
bot-resting = цього ходу Дня немає
bot-suit = наказ: { $suit }
bot-conspiracy = маркер змов на поділці { $space }: { $conspiracy }
bot-market = ринок: { $cards }
bot-shield = щит: бої всюди
bot-sword = меч: бої на галявинах наказу
stock-items = Предмети на мапі: { $items }
stock-quests = Квести: { $quests }
stock-available = Доступні за відповідну карту: { $cards }
stock-deck = Колода: { $deck }, відбій: { $discard }
hand = Ваша рука: { cards }
hand-nobody = У глядача руки немає.
gain-item = { $item }, { points }
gain-persistent = постійний ефект
gain-immediate = миттєвий ефект
mark-slot = вільна комірка
mark-ruin = руїни
mark-tower = Вежа
mark-ferry = Пором
mark-scorched = спалено
mark-forest = хащі
mark-path = стежка
mark-closed = закрита стежка
mark-river = річка
mark-lake = озеро
forbidden = Зараз не можна:
column-points = очки
winner = Перемога: { $who }, { points }.
winner-card = Перемога за картою «{ $card }»: { $who }.
winner-coalition = У коаліції: { $who }.
winner-together = Разом із ними: { $who }.
position-guess = Приховане від вас — припущення: карти в руках, прибічники, порядок колоди.
help-table =
    {"  "}мапа                намалювати мапу
      галявини            усі галявини й стежки
      гравці              усі планшети
      рука, запас         ваші карти; предмети, квести, доступні карти
      відбій              скинуті карти
      довідка СЛОВО       карта, фракція, автоматон, особливість, квест, параграф: довідка швець, довідка 6.5.4
      чому ХІД            чому не можна так піти: чому збудувати лісопильню на 5
      прогноз ХІД         що буде з Указом: прогноз б

## Налаштування партії

option-factions = фракції
    .help = Які фракції грають, у порядку ходу: дві або більше, кожна один раз. За розширеної підготовки можна вказати лише кількість гравців: фракції вони оберуть самі.
option-map = мапа
    .help = Мапа, на якій ви граєте.
option-deck = колода
    .help = Колода, з якої гравці беруть карти.
option-packages = доповнення
    .help = Доповнення з фракціями, найманцями й ботами, що можуть брати участь. Доповнення того, що обрано, додається само.
option-own-map = своя мапа
    .help = Мапа, яку намалювали самі гравці: текст або файл. Вона замінює мапу, вибрану вище. На своєму комп’ютері текст для початку створить команда «copse map new», а помилки назве «copse map check».
option-own-deck = своя колода
    .help = Колода, яку склали самі гравці: текст або файл. Вона замінює колоду, вибрану вище. На своєму комп’ютері помилки назве команда «copse deck check».
option-hirelings = наймані загони
    .help = Кого можна найняти: нікого, випадкові загони або ті, які назвете ви.
option-landmarks = визначні пам’ятки
    .help = Скільки визначних пам’яток у партії. Їх розташовують гравці, які ходять останніми.
option-landmark-cards = карти визначних пам’яток
    .help = Які визначні пам’ятки можуть випасти. Якщо їх названо рівно стільки, скільки треба, у грі будуть саме вони.
option-landmark-printing = видання визначних пам’яток
    .help = За яким виданням своїх карт діють Пором і Загублене місто.
option-map-landmarks = визначні пам’ятки мапи
    .help = Чи є Пором на озерній мапі й Вежа на гірській, якщо в партії є й інші визначні пам’ятки.
option-together = кооперативна гра
    .help = Люди грають спільно: разом перемагають, якщо кожен із них набере потрібні очки раніше за будь-якого автоматона, або разом програють.
option-setup = підготовка
    .help = Як гравці готуються до партії.
option-seed = початкове число
    .help = Число, від якого залежать кубики й тасування. Одне й те саме число дає ту саму партію. Якщо його не задано, Copse обирає випадкове.
option-questions = запитання
    .help = Які запитання ставляться гравцям.
option-rulings = тлумачення
    .help = Версія тлумачень правил. Обирайте останню: давніші потрібні лише партіям, які за ними почалися.
option-card-texts = тексти карт
    .help = За яким виданням діють карти.
option-ferry-printing = видання Порома
    .help = За яким виданням своєї карти діє Пором.
option-lost-city-printing = видання Загубленого міста
    .help = За яким виданням своєї карти діє Загублене місто.
option-control-die = кубик керування
    .help = Які числа на кубику керування в гравця, який не лідирує за очками.
option-hiring-turn-counts = хід найму рахується
    .help = Найманий загін втрачає маркер керування й наприкінці того ходу, у який його найняли, як було у давнішій редакції Законів.
option-partisans-spare-birds = партизани шкодують птахів
    .help = Застосувавши партизанів у бою, гравець лишає собі пташині карти з руки.
option-informants-charm = «Інформатори» під час «Наступу чарівності»
    .help = «Інформатори» можуть замінити й карту, яку дає «Наступ чарівності», а не лише добір наприкінці Сутінок.
option-effects-order = порядок ефектів
    .help = Хто вирішує, у якому порядку застосовують ефекти кількох гравців, коли з мапи прибирають компоненти.
## Значення налаштувань: назва, а в .help — що вона означає

edition-marauder = «Мародери», найновіша
    .help = Нинішні правила з усіма доповненнями.
edition-fifth = п’ята, жовтень 2020 року
    .help = Правила жовтня 2020 року, без пізніших доповнень.
edition-early = рання, до 40 очок
    .help = Правила, якими вони були до першого видання.
map-autumn = осіння мапа
    .help = Мапа базової гри; масті на ній надруковано.
map-winter = зимова мапа
    .help = Масті галявин випадкові.
map-lake = озерна мапа
    .help = Масті випадкові, а через озеро ходить пором.
map-mountain = гірська мапа
    .help = Масті випадкові, а закриті стежки гравці розчищають.
deck-standard = стандартна колода
    .help = Колода базової гри.
deck-exiles = «Бунтарі та партизани»
    .help = Колода з іншими властивостями карт.
questions-open = усі, крім очевидних
    .help = Copse відповідає сам, якщо всі бачать, що відповідь лише одна.
questions-all = усі до одного
    .help = Copse ставить кожне запитання, навіть якщо відповідь лише одна.
setup-standard = стандартна
    .help = Кожен готує до гри фракцію, обрану для його місця.
setup-advanced = розширена, з вибором фракцій
    .help = Перший гравець випадковий, кожен лишає собі частину зданих карт. Фракції обрано заздалегідь або обирають за столом.
card-texts-first = як на час виходу книги
    .help = Кожна карта має текст першого видання.
card-texts-later = як у пізніших накладах
    .help = Банк «Надійна нірка», «Гаманець або життя!», «Бюро пропаганди» та «Трунарі» діють за текстами пізніших накладів.
landmark-printing-old = як на час виходу книги
    .help = Пором і Загублене місто діють, як у першому виданні.
landmark-printing-new = як друкують тепер
    .help = Пором і Загублене місто діють, як на нинішніх картах.
ferry-printing-same = як в інших визначних пам’яток
    .help = Діє вибір для всіх визначних пам’яток.
ferry-printing-old = як на час виходу книги
    .help = Карту бере гравець, який переправився на поромі.
ferry-printing-new = як друкують тепер
    .help = Карту бере кожен, чиї компоненти фракції переправилися. За самі наймані загони карту не беруть.
lost-city-printing-same = як в інших визначних пам’яток
    .help = Діє вибір для всіх визначних пам’яток.
lost-city-printing-old = як на час виходу книги
    .help = Галявина має всі масті. Криївка або сад на ній зберігає свою масть.
lost-city-printing-new = як друкують тепер
    .help = Галявина має всі масті, і криївки та сади на ній теж. Масть називає той, хто платить за «Заворушення».
control-die-three-twos = 2, 2, 2, 3, 3, 4
    .help = На трьох гранях 2, на двох 3.
control-die-three-threes = 2, 2, 3, 3, 3, 4
    .help = На двох гранях 2, на трьох 3.
effects-order-active = вирішує той, чий хід
    .help = Чиї ефекти наступні, вирішує гравець, чий зараз хід.
effects-order-turn = у порядку ходу
    .help = Ефекти йдуть у порядку ходу, і нікого не питають.

reach-warning = Сумарний розмах фракцій — { $reach }; для { $players } гравців радимо щонайменше { $wanted } (§{ $law }).

## §A розширена підготовка

prompt-TakeFaction = Яку фракцію взяти й підготувати?
prompt-KeepCards = Яку карту повернути до колоди? (лишилося: { $count })
prompt-SpreadOut = На яку галявину поруч із вітчизною розташувати наступного вояку? (лишилося: { $count })
prompt-ChooseHomelands = Виберіть вітчизну поруч з іншою (лишилося: { $count })
prompt-KeepInHomeland = У якій вітчизні розташувати Фортецю?
prompt-BuildInHomelands = Розташуйте по споруді кожного виду, кожну в іншій вітчизні
prompt-RoostHomeland = У якій вітчизні на краю мапи розташувати перше гніздо і { warriors-object }?
prompt-GardenHomeland = У якій вітчизні розташувати перший сад і { warriors-object }?
prompt-SurfaceInHomeland = У якій вітчизні розташувати штольню і { warriors-object }?
prompt-PlotHomeland = Виберіть вітчизну для вояки й плану
prompt-FirstPlot = Який план покласти долілиць у вітчизні?
prompt-HordeHomeland = У якій вітчизні на краю мапи розташувати ватажка, { warriors-object } і бастіон?
prompt-FirstHomeland = У якій вітчизні на краю мапи розташувати { warriors-object }?
prompt-SecondHomeland = У якій сусідній вітчизні розташувати ще { warriors-object }?
event-drew-first = Перший хід: { $who }
event-laid-setup-card = У ряду фракцій: { $faction }
event-laid-character = { $faction } у ряду фракцій: персонаж — { $character }
event-settled = { $who }: вітчизна на { $where }
event-returned-card = { $who }: до колоди повернуто ({ cards }) — { $card }
    .hidden = { $who }: до колоди повернуто ({ cards })

## §10 Lizard Cult

acolytes = { $count ->
    [one] { $count } фанатик
    [few] { $count } фанатики
   *[many] { $count } фанатиків
}
action-outcast = вибрати: { $suit }
action-sanctify = освятити { $object } на { $where }
    .group = освятити { $object } на
    .one = { $where }
action-plant = відкрити: { $card } — сад на { $where }
    .group = відкрити: { $card } — сад на
    .one = { $where }
action-summon = відкрити: { $card } — вояка на { $where }
    .group = відкрити: { $card } — вояка на
    .one = { $where }
action-preach = витратити: { $card } — +{ points }
action-sacrifice = відкрити: { $card } — вояка із запасу стає фанатиком
prompt-FirstGarden = У якому куті розташувати перший сад і { warriors-object }?
prompt-ChooseGarden = Який сад розташувати на { $where }?
prompt-ChooseOutcast = Яка масть — вигнанці?
prompt-ChooseConspiracy = Треті півні. Яка змова? (вигнанці: { $suit }; { acolytes }; «Хрестовий похід» чи «Навернення» коштує { $crusade }, «Освячення» — { $sanctify })
prompt-Storm = «Хрестовий похід» на { $where }: битися там?
prompt-Rituals = День. Яку карту відкрити й для якого ритуалу?
prompt-CraftWithGardens = Сутінки. Що створити садами вигнанців?
event-gained-acolytes = { $who }: +{ acolytes }
event-spent-acolytes = { $who }: −{ acolytes }
event-named-outcast = { $who }: вигнанці тепер — { $suit }
event-hated-outcast = { $who }: вигнанці тепер осоружні — { $suit }
event-discarded-souls = Загублені душі пішли до відбою: { cards }
event-held-ritual = { $who }: відкрито — { $card }
event-ended-rituals = { $who }: у руку повернулося — { cards }
garden-score = дає { points }
outcast = вигнанці: { $suit }
outcast-hated = Вигнанці: { $suit }, осоружні
revealed-cards = відкрито: { $cards }
lost-souls = Загублені душі: { $cards }

## §11 Riverfolk Company

service-hand-card = Карта з руки
service-riverboats = Річковий транспорт
service-mercenaries = Найманці
action-buy-card = купити з відкритої руки: { $card } (ціна { $price })
    .group = купити з відкритої руки (ціна { $price }):
    .one = { $card }
action-buy-boats = купити річковий транспорт: цього ходу ділянки річки — стежки (ціна { $price })
action-buy-mercenaries = найняти найманців на День і Сутінки (ціна { $price })
action-moor = завербувати на { $where }
    .Embark = розташувати вояку на { $where }
action-price = { $service }: { $price }
    .group = { $service }
    .one = { $price }
action-fund = вояка: { $who }
action-export = експортувати: { $card }, { $cost } → вояка в Платежі
action-draw = узяти карту
action-trade-post = закласти торговельний пункт із воякою на { $where } ({ points })
prompt-PayItems = Плата за послугу: який предмет використати? (лишилося: { $count })
prompt-ChooseFunds = { $use ->
    [crafted] Резерв на створення, ще { $count }. Чийого вояку взяти?
    [spent] Витратити резерв, ще { $count }. Чийого вояку взяти?
    [lost] «Припинення торгівлі», прибрати з резерву ще { $count }. Чийого вояку прибрати?
   *[committed] Інвестувати резерв, ще { $count }. Чийого вояку взяти?
}
prompt-Embark = Де біля річки розташувати вояк? (лишилося: { $count })
prompt-FirstPrice = Встановіть початкову ціну послуги: { $service }
prompt-SetPrice = Сутінки. Встановити нову ціну? ({ $service }, зараз { $price })
prompt-Trade = День. Що робити? (резерв: { $count })
prompt-ChoosePost = Який торговельний пункт розташувати на { $where }?
event-bought = { $who }: куплено ({ $seller }) — { $service }, ціна { $price }
event-deposited = { $who }: у Платежі розташовано — { warriors }
event-paid-out = { $who }: витрачено { warriors-object } ({ $owner })
event-lost-funds = { $who }: втрачено з резерву { warriors-object } ({ $owner })
event-gathered-funds = { $who }: резерв зібрано, { warriors }
event-priced = { $who }: нова ціна — { $service } { $price }
event-exported = { $who }: експортовано — { $card }
box-payments = Платежі: { $warriors }
box-funds = Резерв: { $warriors }
box-commitments = Інвестиції: { $warriors }
box-tracks = на створенні: { $warriors }
trade-posts = торговельні пункти: { $posts }
services = послуги: { $prices }
services-used = послуги ({ $who }): { $services }


## §12 Underground Duchy

minister-foremole = Каштелян
minister-captain = Дружинник
minister-marshal = Староста
minister-brigadier = Воєвода
minister-banker = Підскарбій
minister-mayor = Війт
minister-duchess-of-mud = Герцогиня Гною
minister-baron-of-dirt = Барон Багна
minister-earl-of-stone = Граф Граніту
rank-squire = пани
rank-noble = шляхтичі
rank-lord = магнати
action-reveal = відкрити: { $card }
action-citadel = збудувати твердиню на { $where }
action-market = збудувати ринок на { $where }
action-muster = завербувати вояку в Нору
    .Refuge = у Нору
action-dig = прокопати штольню на { $where }, витративши: { $card }
    .group = прокопати штольню на { $where }, витративши:
    .one = { $card }
action-call = діє { $minister }
    .Order = як { $minister }
action-sway = уповноважити: { $minister } ({ cards }, { points })
action-demote = втратити: { $minister }
prompt-Surface = У якому куті розташувати штольню й { warriors-object }?
prompt-ChooseHumbled = «Ціна провалу»: якого міністра втратити?
prompt-Assembly = «Збори». Що робити? (лишилося: { turns })
prompt-RevealPlans = Ви будуєте { $object } на { $where }. Яку відповідну карту відкрити?
prompt-RevealAnyPlans = Ви будуєте { $object } на { $where }. Яку карту відкрити?
prompt-FillIn = Усі штольні на мапі. Яку з них прибрати заради { $where }?
prompt-Emerge = Штольня на { $where }. Скільки вояк вивести?
prompt-Parliament = «Можновладці». Якого міністра використати?
prompt-Order = { $minister }: що зробити?
prompt-OrderAgain = Воєвода: ще раз?
prompt-Bank = Підскарбій: витратити ще карту тієї самої масті? (зараз { points })
prompt-SwayMinister = Кінець Дня. Якого міністра вповноважити?
prompt-RevealToSway = { $minister }: яку карту відкрити? (ще { cards })
prompt-CitadelsAndMarkets = Сутінки. Що створити?
event-revealed = { $who }: відкрито — { $card }
event-took-back = { $who }: повернено до руки — { $card }
event-called = { $who }: діяв міністр — { $minister }
event-swayed = { $who }: уповноважено — { $minister }
event-demoted = { $who }: втрачено міністра — { $minister }, корону прибрано з гри
each-birdsong = { warriors } кожних Третіх півнів
draws-each-evening = { cards } кожних Сутінок
ministers-swayed = уповноважені: { $ministers }
crowns = лишилося корон: { $crowns }
area-revealed = відкрито: { $cards }
burrow-holds = { burrow }: { warriors }; штольні: { $tunnels }

## §13 Corvid Conspiracy

action-flip = перевернути план на { $where }
action-flock = завербувати на всіх галявинах ({ $suit }), витративши: { $card }
    .group = завербувати на всіх галявинах ({ $suit }), витративши:
    .one = { $card }
action-perch = розташувати вояку на { $where }
any-plot = долілиць
action-plot = розташувати план на { $where }: { $plot }
    .group = розташувати план на { $where }:
    .one = { $plot }
action-trick = поміняти місцями плани на { $a } і { $b }
    .group = поміняти місцями план на { $a } з тим, що на
    .one = { $b }
action-expose = викрити план на { $where }
action-guess = назвати: { $plot }
action-show = показати: { $card }
prompt-Infiltrate = На якій галявині розташувати вояку? ({ $suit })
prompt-PlotCraft = Треті півні. Що створити?
prompt-FlipPlots = Треті півні. Який план перевернути?
prompt-CallFlock = Треті півні. Витратити карту, щоб завербувати вояк?
prompt-Perch = Вояк на всі галявини не вистачить, лишилося: { $count }. Де розташувати?
prompt-Scheme = { $count ->
    [0] Зробити щось іще до Сутінок?
   *[other] День. Що робити? (лишилося: { turns })
}
prompt-Exert = Сутінки. Застосувати «Наполегливість»: ще одна дія замість узяття карт?
prompt-NamePlot = Який план лежить на { $where }?
prompt-ShowCard = { $where }, { $piece }: яку карту показати?
event-flipped = { $who }: перевернуто план на { $where } — { $piece }
event-plotted = { $who }: план долілиць на { $where } — { $piece }
    .hidden = { $who }: план долілиць на { $where }
event-swapped = { $who }: плани на { $a } і { $b } помінялися місцями
event-raided = { $who }: напад на галявини поруч із { $where }
event-exposed = { $who }: викрито план на { $where } — { $piece }, показано карту { $card }
    .hidden = { $who }: викрито план на { $where } — { $piece }
event-misjudged = { $who }: помилка — на { $where } не { $piece }
next-flip = за наступний план: { points }
plots-hidden = долілиць: { $plots }
plots-denied = не { $plots }
plots-left = у запасі: { $plots }
plots-unseen = не відкриті: { $plots }


## §14 Lord of the Hundreds

action-march = ватажок { $origin } → { $target }: { $count ->
        [0] сам
       *[other] і { warriors-object }
    }
    .group = ватажок { $origin } → { $target } і вояки:
    .one = ×{ $count }
action-embark = переправити на { $target }: { $count ->
        [0] самого ватажка
       *[other] ватажка і { warriors-object }
    }
    .group = переправити на { $target } ватажка і вояк:
    .one = ×{ $count }
action-hoard = залишити собі: { $card }, { $cost } → { $item } до Скарбниці
action-part-with = прибрати з гри { $object }
    .AtBound = прибрати з гри { $object }: розташувати { warriors-object }
    .Slip = { to-satchel }
    .Wander = { to-satchel }
    .Breather = { to-satchel }
action-loot = грабувати: без ушкоджень від кубика, зате, може, предмет
action-plunder = забрати { $object }
action-plunder-turned = забрати { $object } (долілиць)
action-raze = влаштувати погром на { $where }
action-mob = розташувати натовп на { $where }
action-anoint = призначити ватажка на { $where }
action-mood = { $mood }
action-fortify = збудувати бастіон на { $where }, витративши: { $card }
    .group = збудувати бастіон на { $where }, витративши:
    .one = { $card }
action-incite = підбурити натовп на { $where }, витративши: { $card }
    .group = підбурити натовп на { $where }, витративши:
    .one = { $card }
action-call-off = замінити натовп на { $where } воякою
action-roll-mob = кинути кубик натовпу

prompt-GatherHorde = У якому куті розташувати ватажка, { warriors-object } і бастіон?
prompt-Raze = Погром у кількох місцях. Де спершу?
prompt-ChooseFind = Під руїнами на { $where }: який предмет забрати?
prompt-PlaceMob = Кубик натовпу — { $suit }. Де розташувати натовп?
prompt-Anoint = Ватажка немає. Де призначити нового?
prompt-ChooseMood = Настрій ватажка — «{ $mood }». Який вибрати наступним?
prompt-Strongholds = День. Що створити?
prompt-Overflow = Трек заповнено, немає місця: { $item }. Що прибрати з гри?
prompt-DeclareLoot = Бій на { $where }: грабувати? ({ $defender })
prompt-TakeLoot = Який предмет забрати? ({ $other })
prompt-CommandHundreds = «Командування Сотнями». Що робити? (лишилося: { turns })
prompt-AdvanceWarlord = «Наступ ватажка». Куди переміститися? (лишилося: { $count })
prompt-Clash = «Наступ ватажка». З ким тут битися?
prompt-Pursue = «Невблаганний»: ще раз переміститися чи битися?
prompt-Incite = Сутінки. Де підбурити натовп?
prompt-Revel = «Тріумфальний»: кинути кубик натовпу? (лишилося: { $count })
prompt-Embitter = «Озлоблений» (бій на { $where }): які натовпи замінити вояками?

event-marched = { $who }: ватажок { $origin } → { $target }{ $count ->
        [0] {""}
       *[other] , з ним { warriors }
    }
event-hoarded = { $who }: додано до Скарбниці — { $item }
event-declared-loot = { $who }: оголошено грабунок ({ $defender })
event-razed = { $who }: погром на { $where }
event-rolled-mob = { $who }: кубик натовпу — { $suit }
event-changed-mood = { $who }: настрій ватажка — «{ $mood }»

mood-bitter = Озлоблений
    .help = Перед кидком у бою на галявині ватажка натовпи звідти й із сусідніх галявин можуть стати в ньому вояками.
mood-grandiose = Пихатий
    .help = Ватажок наступає раніше, ніж командують Сотнями.
mood-jubilant = Тріумфальний
    .help = Підбуривши натовп на галявині ватажка, можна до { $count ->
            [one] { $count } разу
           *[other] { $count } разів
        } кинути кубик натовпу, щоб натовпів побільшало.
mood-lavish = Марнотратний
    .help = Наприкінці Третіх півнів ви можете прибрати з гри предмети Скарбниці: за кожен розташуйте { warriors-object } на галявині ватажка.
mood-relentless = Невблаганний
    .help = Після наступу, де були й переміщення, і бій, ватажок може ще раз переміститися або битися.
mood-rowdy = Буйний
    .help = У Сутінках ви берете на { cards-object } більше, а якщо компонентів суперників на галявині ватажка { $crowd } чи більше, то на { $crowded }.
mood-stubborn = Упертий
    .help = У бою на галявині ватажка ви ігноруєте перше отримане ушкодження.
mood-wrathful = Розлючений
    .help = Нападаючи на галявині ватажка, ви завдаєте додаткового ушкодження.
hoard-command = Командування
hoard-prowess = Звитяга
hoard-track = { $track } { $value }: { $items }
warlord-mood = настрій ватажка: { $mood }
gain-either = { points } або { $item } до Скарбниці


## §15 Keepers in Iron

piece-waystation-tablet-jewelry = перевалочний пункт (скрижаль / прикраса)
    .counted = { $count ->
        [one] { $count } перевалочний пункт (скрижаль / прикраса)
        [few] { $count } перевалочні пункти (скрижаль / прикраса)
       *[many] { $count } перевалочних пунктів (скрижаль / прикраса)
    }
    .object = перевалочний пункт (скрижаль / прикраса)
    .faces = скрижаль / прикраса
    .sign = ⌂т
piece-waystation-jewelry-tablet = перевалочний пункт (прикраса / скрижаль)
    .counted = { $count ->
        [one] { $count } перевалочний пункт (прикраса / скрижаль)
        [few] { $count } перевалочні пункти (прикраса / скрижаль)
       *[many] { $count } перевалочних пунктів (прикраса / скрижаль)
    }
    .object = перевалочний пункт (прикраса / скрижаль)
    .faces = прикраса / скрижаль
    .sign = ⌂п
piece-waystation-jewelry-figure = перевалочний пункт (прикраса / статуетка)
    .counted = { $count ->
        [one] { $count } перевалочний пункт (прикраса / статуетка)
        [few] { $count } перевалочні пункти (прикраса / статуетка)
       *[many] { $count } перевалочних пунктів (прикраса / статуетка)
    }
    .object = перевалочний пункт (прикраса / статуетка)
    .faces = прикраса / статуетка
    .sign = ⌂п
piece-waystation-figure-jewelry = перевалочний пункт (статуетка / прикраса)
    .counted = { $count ->
        [one] { $count } перевалочний пункт (статуетка / прикраса)
        [few] { $count } перевалочні пункти (статуетка / прикраса)
       *[many] { $count } перевалочних пунктів (статуетка / прикраса)
    }
    .object = перевалочний пункт (статуетка / прикраса)
    .faces = статуетка / прикраса
    .sign = ⌂с
piece-waystation-figure-tablet = перевалочний пункт (статуетка / скрижаль)
    .counted = { $count ->
        [one] { $count } перевалочний пункт (статуетка / скрижаль)
        [few] { $count } перевалочні пункти (статуетка / скрижаль)
       *[many] { $count } перевалочних пунктів (статуетка / скрижаль)
    }
    .object = перевалочний пункт (статуетка / скрижаль)
    .faces = статуетка / скрижаль
    .sign = ⌂с
piece-waystation-tablet-figure = перевалочний пункт (скрижаль / статуетка)
    .counted = { $count ->
        [one] { $count } перевалочний пункт (скрижаль / статуетка)
        [few] { $count } перевалочні пункти (скрижаль / статуетка)
       *[many] { $count } перевалочних пунктів (скрижаль / статуетка)
    }
    .object = перевалочний пункт (скрижаль / статуетка)
    .faces = скрижаль / статуетка
    .sign = ⌂т
piece-figure-1 = статуетка (цінність 1)
    .counted = { $count ->
        [one] { $count } статуетка цінністю 1
        [few] { $count } статуетки цінністю 1
       *[many] { $count } статуеток цінністю 1
    }
    .object = статуетку цінністю 1
    .sign = с1
piece-figure-2 = статуетка (цінність 2)
    .counted = { $count ->
        [one] { $count } статуетка цінністю 2
        [few] { $count } статуетки цінністю 2
       *[many] { $count } статуеток цінністю 2
    }
    .object = статуетку цінністю 2
    .sign = с2
piece-figure-3 = статуетка (цінність 3)
    .counted = { $count ->
        [one] { $count } статуетка цінністю 3
        [few] { $count } статуетки цінністю 3
       *[many] { $count } статуеток цінністю 3
    }
    .object = статуетку цінністю 3
    .sign = с3
piece-tablet-1 = скрижаль (цінність 1)
    .counted = { $count ->
        [one] { $count } скрижаль цінністю 1
        [few] { $count } скрижалі цінністю 1
       *[many] { $count } скрижалей цінністю 1
    }
    .object = скрижаль цінністю 1
    .sign = т1
piece-tablet-2 = скрижаль (цінність 2)
    .counted = { $count ->
        [one] { $count } скрижаль цінністю 2
        [few] { $count } скрижалі цінністю 2
       *[many] { $count } скрижалей цінністю 2
    }
    .object = скрижаль цінністю 2
    .sign = т2
piece-tablet-3 = скрижаль (цінність 3)
    .counted = { $count ->
        [one] { $count } скрижаль цінністю 3
        [few] { $count } скрижалі цінністю 3
       *[many] { $count } скрижалей цінністю 3
    }
    .object = скрижаль цінністю 3
    .sign = т3
piece-jewelry-1 = прикраса (цінність 1)
    .counted = { $count ->
        [one] { $count } прикраса цінністю 1
        [few] { $count } прикраси цінністю 1
       *[many] { $count } прикрас цінністю 1
    }
    .object = прикрасу цінністю 1
    .sign = п1
piece-jewelry-2 = прикраса (цінність 2)
    .counted = { $count ->
        [one] { $count } прикраса цінністю 2
        [few] { $count } прикраси цінністю 2
       *[many] { $count } прикрас цінністю 2
    }
    .object = прикрасу цінністю 2
    .sign = п2
piece-jewelry-3 = прикраса (цінність 3)
    .counted = { $count ->
        [one] { $count } прикраса цінністю 3
        [few] { $count } прикраси цінністю 3
       *[many] { $count } прикрас цінністю 3
    }
    .object = прикрасу цінністю 3
    .sign = п3
faithful-retainer = Вірний слуга
duty-move = Переміщення
duty-delve = Бій, потім розкопки
duty-recover = Переміщення або привласнення
retinue = Почет: { $servants }
relics-recovered = { $relic }: { $values }
waystations = перевалочні пункти
action-carry = узяти з собою { $object }
action-enshrine = розташувати: { $place }
action-encamp = облаштувати на { $where }: { $waystation }
    .group = облаштувати на { $where }
    .one = { $waystation }
action-decamp = розібрати на { $where }: { $waystation }
    .group = розібрати на { $where }
    .one = { $waystation }
action-knight = завербувати на { $where }, витративши: { $card }
    .group = завербувати на { $where }, витративши:
    .one = { $card }
action-serve = розіграти: { $servant }
action-delve = провести розкопки на { $where }, { $place }: { $relic }
    .group = провести розкопки на { $where }, { $place }
    .one = { $relic }
action-recover = привласнити на { $where }: { $relic }
    .group = привласнити на { $where }
    .one = { $relic }
action-gather = { $card } до колонки «{ $duty }»
    .group = { $card } до колонки
    .one = { $duty }
action-reassign = перекласти: { $servant }, з колонки «{ $post }» до колонки «{ $duty }»
    .group = перекласти: { $servant }, з колонки «{ $post }» до колонки
    .one = { $duty }
prompt-CarryRelics = { $origin } → { $target }: узяти з собою реліквії? (не більше { $count })
prompt-LayTrophy = У яких хащах розташувати { $object }?
prompt-FirstCamp = У якому куті розташувати { warriors-object }?
prompt-SecondCamp = Де на краю мапи розташувати ще { warriors-object }?
prompt-Encamp = Треті півні. Де замінити вояку перевалочним пунктом?
prompt-Decamp = Треті півні. Де замінити перевалочний пункт воякою?
prompt-SummonKnights = Треті півні. Витратити карту, щоб розташувати { warriors-object } на перевалочному пункті?
prompt-CraftAtCamps = День. Що створити, перш ніж діятиме Почет?
prompt-ActWithRetinue = Почет, колонка «{ $duty }». Що зробити? (лишилося: { cards })
prompt-ChooseServant = Яку карту Почту розіграти?
prompt-DelveAfterBattle = Після бою на { $where }: провести розкопки?
prompt-RecoverMore = Привласнити ще реліквію на { $where }?
prompt-GatherRetinue = Сутінки. Додати карти до Почту (місць: { $count }) чи перекласти одну?
event-carried = { $who }: перенесено реліквію — { $piece }, { $origin } → { $target }
event-enshrined = { $who }: трофей ({ $piece }) розташовано — { $target }
event-laid-relic = { $who }: реліквія ({ $piece }) лежить — { $target }
event-delved = { $who }: викопано реліквію — { $piece }, { $origin } → { $target }
event-recovered = { $who }: привласнено реліквію на { $where } — { $piece }
event-dismissed = { $who }: втрачено карту Почту — { $card }
event-gathered = { $who }: до Почту додано — { $card } («{ $duty }»)
event-reassigned = { $who }: перекладено карту Почту — { $card } («{ $duty }»)

# §E the hirelings
piece-foothold = лаз
    .counted = { $count ->
        [one] { $count } лаз
        [few] { $count } лази
       *[many] { $count } лазів
    }
    .object = лаз
    .sign = ⊓
piece-vault = сховище
    .counted = { $count ->
        [one] { $count } сховище
        [few] { $count } сховища
       *[many] { $count } сховищ
    }
    .object = сховище
    .sign = ⊡
hireling-forest-patrol = Лісовий патруль
    .short = Лісовий патруль
    .help = Коли їх прибирають, один із прибраних чекає на карті. Раз упродовж Дня вони можуть переміститися, а потім битися, або всі, хто чекає, повертаються на галявину, де є їхній вояка.
hireling-feline-physicians = Котячі лікарі
    .short = Котячі лікарі
    .help = Коли ваших вояк прибирають, ви можете витратити карту, що відповідає їхній галявині: вони потраплять не до запасу, а на галявину з вашими компонентами.
hireling-last-dynasty = Остання династія
    .short = Остання династія
    .help = Раз упродовж Дня: якщо вони володіють своєю галявиною, усі переміщуються, а потім б’ються; якщо ні, б’ються там двічі; якщо на мапі їх немає, усі приходять на край і б’ються.
prompt-SettleDynasty = { $hireling }: на якій галявині скраю мапи почати?
prompt-DynastyOrders = { $hireling }: куди рушити чи з ким битися?
hireling-bluebird-nobles = Блакитна шляхта
    .short = Блакитна шляхта
    .help = Ви володієте галявинами й за рівності. На початку Третіх півнів отримайте очко за { $clearings ->
        [one] кожну { $clearings } галявину
        [few] кожні { $clearings } галявини
       *[many] кожні { $clearings } галявин
    } під вашим володінням.
hireling-spring-uprising = Весняне повстання
    .short = Весняне повстання
    .help = Хто на них нападає, спершу скидає карту, що відповідає галявині. На початку Третіх півнів кубик називає масть: з галявини цієї масті прибирають їхнього вояку та всі компоненти суперників, або там з’являється ще один.
prompt-RiseSomewhere = { $hireling } ({ $suit }): де розташувати вояку?
prompt-RiseAgain = { $hireling } знову ({ $suit }): де розташувати вояку?
prompt-BreakOut = { $hireling } ({ $suit }): спалахнути чи розташувати вояку, і де?
prompt-PayToll = Напад на { $where }, захисник — { $defender }. Яку карту скинути за це?
event-rolled-uprising = { $who }: на кубику { $suit }
hireling-rabbit-scouts = Кролі-розвідники
    .short = Кролі-розвідники
    .help = Захищаючись, до кидка ви можете витратити карту, що відповідає галявині, щоб завдати більшого з викинутих ушкоджень.
prompt-HearScouts = Напад на { $where } ({ $attacker }). Витратити карту, щоб більший кидок був вашим?
hireling-the-exile = Вигнанець
    .short = Вигнанець
    .help = У свій хід гравці з компонентами поруч із ним можуть віддати йому створений предмет: за це { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    } і { points }. Раз упродовж Дня, поки вистачає предметів: використайте { $walk }, щоб перейти до сусідніх хащів, або { $fight }, щоб битися поруч із ними; потім усі оновлюються. Ушкоджень від кубика в нього не більше, ніж предметів; ушкодження він приймає предметами.
action-donate = віддати Вигнанцю { $object }
action-donate-turned = віддати Вигнанцю { $object } (долілиць)
prompt-PlaceExile = { $hireling }: у яких хащах розташувати фішку?
prompt-ExileOrders = { $hireling }: використати предмети, щоб іти далі чи битися?
event-donated = { $who }: віддано предмет — { $item } ({ $hireling })
event-tired = { $who }: ушкодження, використано предметів — { $count }
event-lost-items = { $who }: ушкодження, втрачено предметів — { $count }
hireling-the-brigand = Розбійник
    .short = Розбійник
    .help = Під руїнами лежать предмети. Раз упродовж Дня можна взяти предмет із руїн на галявині з вашими компонентами й один раз — використати створений предмет, щоб узяти випадкову карту в гравця, чиї компоненти є на одній галявині з вашими.
action-unearth = взяти предмет із руїн на { $where }
prompt-BrigandOrders = { $hireling }: взяти предмет із руїн чи використати предмет і вкрасти карту?
prompt-RobPlayer = { $hireling }: чию карту взяти?
hireling-highway-bandits = Дорожні бандити
    .short = Дорожні бандити
    .help = Суперник, що йде стежкою з бандитом, втрачає один із переміщуваних компонентів (Бурлака пошкоджує предмет); якщо нею йдете ви, ви можете розташувати вояку там, куди прийшли. Раз упродовж Дня: розташуйте бандита на стежці біля галявини з вашими компонентами.
action-waylay = розташувати бандита на стежці { $a } – { $b }
    .group = розташувати бандита на стежці від { $a } до
    .one = { $b }
action-withdraw = прибрати бандита зі стежки { $a } – { $b }
    .group = прибрати бандита зі стежки від { $a } до
    .one = { $b }
prompt-LieInWait = { $hireling }: на якій стежці розташувати бандита?
prompt-WithdrawBandit = { $hireling }: у запасі нікого. Кого переставити?
prompt-PostBandit = { $hireling }: на якій стежці розташувати бандита?
prompt-JoinOnTheWay = Повз бандитів на { $where }. Розташувати там вояку?
event-waylaid = { $who }: бандит на стежці { $a } – { $b }
event-withdrew = { $who }: прибрано бандита зі стежки { $a } – { $b }
hireling-bandit-gangs = Ватаги бандитів
    .short = Ватаги бандитів
    .help = З ними не можна битися там, де є ваші компоненти. Раз упродовж Дня розташуйте вашого вояку біля кожного з них або їхнього вояку на галявині з вашими компонентами.
action-reinforce = розташувати свого вояку біля кожного з них
prompt-PostGang = { $hireling }: де розташувати першого вояку?
prompt-GangOrders = { $hireling }: розташувати своїх вояк біля них чи одного з них біля своїх компонентів?
prompt-ShareWarriors = { $hireling }: вояк не вистачає ({ $count }). Де розташувати одного?
hireling-riverfolk-flotilla = Річкова флотилія
    .short = Річкова флотилія
    .help = З нею не можна битися, і її не можна прибрати; від кубика вона завдає не більше ніж { hits }. На початку Третіх півнів кожен, чиї компоненти є на її галявині, може взяти карту; потім вона пливе річкою і може битися.
prompt-LaunchFlotilla = { $hireling }: на якій галявині скраю мапи біля річки розташувати?
prompt-TradeAboard = { $hireling } на вашій галявині: узяти карту?
prompt-SteerFlotilla = { $hireling }: куди пливти річкою?
hireling-otter-divers = Видри-нирці
    .short = Видри-нирці
    .help = На галявини біля річки й із них ви переміщуєтеся, не обов’язково володіючи однією з галявин.
hireling-warm-sun-prophets = Пророки Теплого сонця
    .short = Пророки Теплого сонця
    .help = Раз упродовж Дня: гравець із компонентами на галявині з пророком мусить битися там або переміститися звідти, куди ви скажете, і, якщо хочете, битися; з ким — вирішуєте ви. Або пророк з’являється там, де його немає.
prompt-SendProphet = { $hireling }: де розташувати вояку?
prompt-ProphetOrders = { $hireling }: хто має діяти або де розташувати вояку?
prompt-Preach = { $hireling }: що робити ({ $other })?
prompt-PreachOn = { $hireling }: битися на { $where } ({ $other })?
hireling-lizard-envoys = Посланці ящірок
    .short = Посланці ящірок
    .help = На початку Третіх півнів ви можете взяти одну з верхніх карт відбою (їх { $cards }): тієї масті, якої серед них найбільше, але не засідку.
prompt-FetchDiscard = { $hireling }: узяти карту з відбою?
hireling-corvid-spies = Воронячі шпигуни
    .short = Воронячі шпигуни
    .help = Раз упродовж Дня шпигуни (їх { $count }) приходять на галявини з компонентами суперників. Потім вони б’ються всюди, де є, або ви берете випадкову карту в кожного суперника на одній із їхніх галявин.
action-spy = забрати карти на { $where }
prompt-FirstSpy = { $hireling } починають на різних галявинах однієї масті. Де розташувати першого?
prompt-SecondSpy = { $hireling }: на якій іншій галявині тієї ж масті розташувати другого?
prompt-SendSpies = { $hireling }: на якій галявині з компонентами суперників розташувати вояку? (лишилося: { $count })
prompt-SpyOrders = { $hireling }: битися на кожній своїй галявині чи забрати карти на одній?
hireling-raven-sentries = Круки-вартові
    .short = Круки-вартові
    .help = У боях там, де у вас є споруди або жетони, ви завдаєте додаткового ушкодження.
hireling-sunward-expedition = Експедиція до сонця
    .short = Експедиція до сонця
    .help = Раз упродовж Дня на галявину без лазу приходить лаз і до { $count } їхніх вояк. Потім вони можуть переміститися й битися, або до кожного лазу приходить ще вояка.
prompt-FirstFoothold = { $hireling }: звідки почати?
prompt-LiftFoothold = { $hireling }: лазів у запасі немає. Який переставити?
prompt-PlaceFoothold = { $hireling }: де розташувати лаз?
prompt-BringDiggers = { $hireling }: розташувати ще вояку на { $where }? (не більше { $count })
prompt-ExpeditionOrders = { $hireling }: перемістити й битися чи розташувати по вояці біля кожного лазу?
prompt-ManFoothold = { $hireling }: вояк бракує. Біля якого лазу розташувати?
hireling-mole-artisans = Кроти-ремісники
    .short = Кроти-ремісники
    .help = Створивши карту з предметом, ви можете не скидати її, а відкрити: наприкінці Сутінок вона повернеться до руки.
prompt-KeepRevealed = { $card }: відкрити до кінця Сутінок чи скинути?
hireling-furious-protector = Лютий заступник
    .short = Лютий заступник
    .help = З ним не можна битися, і його не можна прибрати; суперники не можуть нічого розташовувати на його галявині. На початку Третіх півнів він мусить переміститися, хоч би хто володів, і кожен гравець втрачає вояку там, куди він прийшов.
prompt-PostProtector = { $hireling }: на якій галявині розташувати?
prompt-WalkProtector = { $hireling } на { $where }: куди перемістити?
hireling-stoic-protector = Незворушний заступник
    .short = Незворушний заступник
    .help = З ним не можна битися, і його не можна прибрати; на його галявині суперники не можуть ні битися з вами, ні прибирати ваші компоненти. На початку Третіх півнів він мусить переміститися, хоч би хто володів.
prompt-CallProtector = { $hireling }: на яку з ваших галявин прийти?
hireling-flame-bearers = Смолоскипники
    .short = Смолоскипники
    .help = На початку Третіх півнів кожен із них прибирає компонент суперника на своїй галявині, спершу вояк. Потім ще один приходить до одного з них або поруч; якщо це неможливо, на будь-які галявини приходять нові (їх { $count }).
prompt-FirstBearers = { $hireling }: звідки почати? (лишилося: { $count })
prompt-BearersAnew = { $hireling }: де розташувати? (лишилося: { $count })
prompt-BearersAtBirdsong = { $hireling }: де розташувати? (лишилося: { $count })
prompt-Burn = { $hireling } на { $where }: чий компонент спалити? (лишилося: { $count })
prompt-BurnPiece = { $hireling } на { $where }: що спалити? ({ $other })
prompt-SpreadFire = { $hireling }: де розташувати ще вояку?
hireling-rat-smugglers = Щури-контрабандисти
    .short = Щури-контрабандисти
    .help = Упродовж Дня, скільки завгодно разів: скиньте карту із зображенням предмета, щоб переміститися або битися.
action-smuggle = провезти контрабанду, скинувши: { $card }
prompt-SmuggledAct = Переміститися чи битися?
hireling-vault-keepers = Вартові сховищ
    .short = Вартові сховищ
    .help = Раз упродовж Дня на галявину зі сховищем або сусідню приходить сховище. Потім вони б’ються біля кожного сховища, або до кожного приходить ще вояка.
prompt-SettleKeepers = { $hireling }: де розташувати перше сховище?
prompt-ResettleKeepers = { $hireling }: їх немає на мапі. Куди прийти?
prompt-ExtendVaults = { $hireling }: де розташувати сховище?
prompt-VaultOrders = { $hireling }: битися біля сховищ чи розташувати по вояці біля кожного?
hireling-badger-bodyguards = Борсуки-охоронці
    .short = Борсуки-охоронці
    .help = У бою ви ігноруєте перше отримане ушкодження.
hireling-popular-band = Улюблені музики
    .short = Улюблені музики
    .help = Суперники не можуть піти з галявини з музикою в той хід, коли на неї прийшли. Раз упродовж Дня вони можуть привабити на одну зі своїх галявин по вояці з кожної сусідньої; потім ще один може прийти на будь-яку галявину.
prompt-FirstConcert = { $hireling }: де почати?
prompt-SecondConcert = { $hireling }: на якій іще галявині?
prompt-PlayForHirer = { $hireling }: на яку з ваших галявин прийти?
prompt-ChooseStage = { $hireling }: скликати вояк на одну з їхніх галявин?
prompt-DrawListeners = { $origin } → { $target }: чий вояка прийде?
prompt-ChooseListener = { $origin } → { $target }: чий вояка прийде?
prompt-PlayElsewhere = { $hireling }: розташувати ще одного?
hireling-street-band = Вуличні музики
    .short = Вуличні музики
    .help = Суперники не можуть піти з галявини з музикою в той хід, коли на неї прийшли. Раз упродовж Дня ще один приходить на будь-яку галявину.
prompt-PlaceBand = { $hireling }: де розташувати ще одного?

# §F the landmarks
landmark-black-market = Чорний ринок
    .short = Чорний ринок
    .setup = Галявина з однією коміркою й без руїн; не разом з іншою визначною пам’яткою і не поруч із нею. На прилавки кладуть наосліп три карти колоди.
    .help = Раз за свій хід, якщо на галявині є компоненти вашої фракції, можна обміняти карту з руки на одну з тих, що на прилавках; ваша лягає на її місце долілиць.
landmark-elder-treetop = Прадавня крона
    .short = Прадавня крона
    .setup = Кутова галявина; не разом з іншою визначною пам’яткою і не поруч із нею.
    .help = На галявині на одну комірку більше. Хто прибере з цієї комірки споруду суперника, отримає на очко більше.
landmark-ferry = Пором
    .short = Пором
    .setup = Галявина біля річки, на Озері — на узбережжі; не разом з іншою визначною пам’яткою і не поруч із нею.
    .help = Раз за хід, переміщуючись звідси, можна піти вздовж річки на сусідню галявину, на Озері — на будь-яке інше узбережжя, і забрати Пором із собою. Гравець, який перемістився, бере карту.
    .new = Раз за хід, переміщуючись звідси, можна піти вздовж річки на сусідню галявину, на Озері — на будь-яке інше узбережжя, і забрати Пором із собою. Карту бере кожен, чиї компоненти фракції перемістилися.
landmark-legendary-forge = Легендарна кузня
    .short = Легендарна кузня
    .setup = Будь-яка галявина; не разом з іншою визначною пам’яткою і не поруч із нею. За мастю галявини сюди кладуть предмети із запасу: лиси — два мечі, арбалет і молот; миші — дві торбинки й два трунки; кролі — дві пари чобіт і два стоси монет.
    .help = Щоб створити предмет, який тут лежить, потрібен компонент фракції на цій галявині. За це ви ще берете карту й отримуєте на очко більше, хоч би скільки коштував предмет для вас.
landmark-lost-city = Загублене місто
    .short = Загублене місто
    .setup = Галявина біля річки, на Озері — на узбережжі; не разом з іншою визначною пам’яткою і не поруч із нею.
    .help = Галявина водночас лисяча, мишача й кроляча. Криївка чи сад на ній зберігають свою масть.
    .new = Галявина водночас лисяча, мишача й кроляча, як і кожна криївка та кожен сад на ній. Хто платить за «Заворушення» тут, називає масть.
landmark-tower = Вежа
    .short = Вежа
    .setup = Галявина з руїнами, де немає іншої визначної пам’ятки; поруч із нею — можна.
    .help = Хто володіє галявиною наприкінці своїх Сутінок, отримує очко.
## Боти

faction-mechanical-marquise = Механічна Муркіза 2.0
    .short = Механічна Муркіза
faction-electric-eyrie = Електричні Крилаті
    .short = Електричні Крилаті
faction-automated-alliance = Автоматичний Альянс
    .short = Автоматичний Альянс
faction-drillbit-duchy = Бурове Герцогство
    .short = Бурове Герцогство
faction-cogwheel-corvids = Сталева Ложа
    .short = Сталева Ложа
difficulty-easy = легка
difficulty-normal = звичайна
difficulty-challenging = висока
difficulty-nightmare = кошмарна
trait-blitz = Бліцкриг
    .help = Після переміщення вона виводить усіх вояк, крім одного, з галявини найвищого пріоритету, якою володіє і де немає компонентів суперників, і б’ється там, куди вони прийшли.
trait-fortified = Укріплення
    .help = Кожна її споруда витримує 2 ушкодження; 1 ушкодження нічого не робить.
trait-hospitals = Шпиталі
    .help = Після бою, у якому вона захищалася і втратила 2 вояк або більше, вона розташовує 2 вояк на галявині Фортеці.
trait-iron-will = Залізна воля
    .help = За пташиного наказу вона вербує вдвічі більше вояк.
trait-overwhelming = Натиск
    .help = Вербуючи, вона отримує очко за кожних 2 вояк, яких не може розташувати, і розширюється щонайбільше раз за хід.
trait-nobility = Шляхетність
    .help = Революція настає й тоді, коли, виконуючи Указ, не можна розташувати вояку. Очки під час революції не втрачаються: кожна пташина карта Указу, навпаки, дає очко.
trait-relentless = Невблаганність
    .help = Після виконання Указу з кожної галявини, де є вояки автоматона, прибираються всі беззахисні споруди й жетони суперників.
trait-swoop = Наліт
    .help = Наприкінці Дня 2 вояк розташовують на галявині найвищого пріоритету, де немає компонентів автоматона.
trait-war-tax = Воєнний податок
    .help = Коли автоматон прибирає споруду чи жетон суперника, власник втрачає очко.
trait-focused = Зосередженість
    .help = Додаткове ушкодження найбільша колонка завдає й тоді, коли в іншій стільки ж карт.
trait-informants = Інформатори
    .help = Де жетон підтримки не захищає жоден вояка, нападник однаково отримує ушкодження Автоматичної засідки.
trait-popularity = Популярність
    .help = Ніхто не отримує очок за прибрані жетони підтримки.
trait-veterans = Ветерани
    .help = Коли він захищається, йому дістається більший із кубиків, а нападникові — менший.
trait-wildfire = Лісова пожежа
    .help = Наприкінці Сутінок він агітує ще раз, але без очок.
trait-steadfast = Незламність
    .help = «Загального співчуття» немає того ходу, коли буде раптовий заколот, а «Воєнний стан» не діє.
trait-foundations = Підмурок
    .help = Коли прибирають його споруди, корону втрачає лише міністр, чия масть відповідає галявині, де стояла споруда, — найнижчий з таких.
trait-invaders = Загарбники
    .help = Копає там, де в суперників найбільше споруд, а тоді найменше вояк. Якщо збудувати не можна через брак вільних комірок, натомість б’ється на кожній галявині.
trait-investors = Вкладники
    .help = Людина, що прибрала його споруди, мусить скинути карту, яка відповідає галявині, де стояла споруда, і автоматон втрачає очко. Якщо вона не може, корону отримує найвищий міністр, що відповідає такій галявині.
trait-overwhelm = Натиск з-під землі
    .help = Копає двічі за хід, і для підкопу треба лише 3 вояк, які й виходять.
prompt-PayInvestors = «Вкладники» вимагають карту. Яку скинути? ({ $other })
trait-backup-plans = Запасний план
    .help = Щоразу, коли прибирають її план, вона розташовує на цій галявині вояку.
trait-gamble = Азарт
    .help = Перш ніж план перевернеться, людина, яка має там найбільше компонентів, називає його тип. Вгадала — він перевертається і дає очки без ефекту, а вона його прибирає; не вгадала — Ложа отримує очко.
trait-mastermind = Геній змови
    .help = Кожного Дня вона втілює план двічі.
trait-vendetta = Вендета
    .help = Кожен перевернутий план ще й прибирає компоненти суперників, як бомба.
faction-vagabot = Ботолака
    .short = Ботолака
role-thief = Злодюжка
    .help = Бере випадкову карту в суперника на своїй галявині, який має найбільше очок, а тоді найбільше компонентів там; карту скидають, а Ботолака отримує очко.
role-tinker = Ремісник
    .help = Створює верхню карту відбою з предметом, який ще є в запасі. Починає гру без одного предмета.
role-ranger = Лісник
    .help = Якщо пошкоджено 3 предмети або більше, шмигає у випадкові сусідні хащі.
role-vagrant = Халамидник
    .help = Починає на своїй галявині бій двох інших гравців, обираючи їх за пріоритетом, і прибирає компоненти за обох.
role-scoundrel = Лайдак
    .help = Якщо на галявині 3 компоненти суперників або більше, зокрема споруда чи жетон, прибирає їх усі, назавжди лишає предмет на комірці галявини й отримує очко.
role-arbiter = Суддя
    .help = Той, на кого напали на його галявині, може найняти його за очко: кожен предмет на треку боїв підвищує максимум ушкоджень захисника.
trait-adventurer = Мандрівник
    .help = Він б’ється щонайбільше раз за хід, а наприкінці Дня виконує квести, доки вистачає предметів.
trait-berserker = Берсерк
    .help = Він б’ється на галявині, де найбільше компонентів суперників, з тим, у кого їх там найбільше, а в Сутінках лагодить на один предмет більше.
trait-helper = Помічник
    .help = Допомога дає на очко більше, а той, кому допомогли, бере по 2 карти за предмет замість 1.
trait-marksman = Стрілець
    .help = Нападаючи, він завдає 1 ушкодження до кидка.
trait-questing = Шукач
    .help = Пошкоджені предмети рахуються для треку боїв, і те, що на ньому лежить, лишається. Квест дає на очко більше. Щоб допомогти, він іде до найближчого гравця зі створеними предметами, але бере лише один. Його накази називають інші дії.
faction-riverfolk-robots = Річкові роботи
    .short = Річкові роботи
trait-ferocious = Лютість
    .help = Нападаючи, вони завдають до 3 ушкоджень від кубика, хоч як мало в них вояк.
trait-garrison = Гарнізон
    .help = Захищаючись, вони ніколи не беззахисні, а торговельний пункт на галявині підвищує їхні максимальні ушкодження на 1.
trait-greedy = Жадібність
    .help = Вони отримують очко, коли послуги купує гравець, у якого найбільше очок.
trait-involved = Втручання
    .help = Якщо людина за хід не найняла найманців, до кінця ходу їхні вояки служать найманцями всім її суперникам. Бурлака може найняти їх лише для того, щоб цього уникнути.
event-added-to-market = { $who }: на ринок викладено — { $card }
event-raised-shield = { $who }: платежів немає, «Протекціонізм» зі щитом
event-drew-sword = { $who }: вояк у запасі немає, «Протекціонізм» із мечем
event-cashed-in = { $who }: з Платежів повернулося в запас ({ $owner }) — { $count }
event-banked = { $who }: з { $where } у Платежі пішло вояк — { $count }
event-kept-ambush = { $who }: відкладено відкритим — { $card }
event-revealed-order = { $who }: наказ — { $card }
event-aimed-at-clearing = { $who }: ціль — { $where } ({ $reason })
event-aimed-at-player = { $who }: ціль — { $other } ({ $reason })
event-expanded = { $who }: нічого не збудовано, відкрито новий наказ
event-tucked-viziers = { $who }: Вірних радників у пташиній колонці Указу — { $count }
event-decreed-order = { $who }: до Указу додано — { $card }
event-column-recruits = { $who }: вербування за Указом ({ $suit }, { $count })
event-column-moves = { $who }: переміщення за Указом ({ $suit }, { $count })
event-column-battles = { $who }: бій за Указом ({ $suit }, { $count })
prompt-Atone = «Заворушення» на { $where } ({ $alliance }): яку карту скинути?
prompt-NameSuitToAtone = «Заворушення» на { $where }: яку масть назвати?
prompt-AtoneWith = «Заворушення» на { $where } ({ $suit }, { $alliance }): яку карту скинути?
event-pitied = { $who }: впродовж Третіх півнів заколоту немає — «Загальне співчуття»
event-wanted-no-pity = { $who }: без «Загального співчуття», попереду раптовий заколот
event-scored-less = { $who }: «Воєнний стан» на { $where }, на очко менше
event-lost-crown = { $who }: втрачено корону — { $minister }
prompt-GuessFlip = Який план зараз перевернеться на { $where }?
event-guessed-flip = { $who }: правильний здогад на { $where } — { $piece }
event-swapped-bomb = { $who }: бомбу на { $where } замінено — { $piece }
event-sprang-snare = { $who }: пастка на { $where } спрацювала, цей крок пропущено
event-exhausted-items = { $who }: використано предметів — { $count }
event-damaged-items = { $who }: пошкоджено предметів — { $count }
event-repaired-items = { $who }: полагоджено предметів — { $count }
event-refreshed-items = { $who }: відновлено предметів — { $count }
event-settled-track = { $who }: тепер на треку боїв предметів — { $count }
event-took-quest = { $who }: наступний квест — { $quest }
event-slipped-away = { $who }: замало непошкоджених предметів, цього ходу Дня немає
event-shot-first = { $who }: ушкодження до кидка
event-burnt-slot = { $who }: на комірці тепер лежить предмет ({ $where }), там більше не будують
reason-only = єдиний вибір
reason-priority = найвищий пріоритет з тих, що лишилися
reason-low-priority = найнижчий пріоритет з тих, що лишилися
reason-most-pieces = найбільше компонентів
reason-most-points = найбільше очок
reason-most-enemies = найбільше компонентів суперників
reason-most-warriors = найбільше своїх вояк
reason-fewest-enemies = найменше компонентів суперників
reason-fewest-warriors = найменше своїх вояк
reason-most-buildings = найбільше споруд
reason-most-defenceless = найбільше беззахисних споруд
reason-no-roost = немає гнізда
reason-fewest-enemy-warriors = найменше вояк суперників
faction-logical-lizards = Логічні Ящірки
    .short = Логічні Ящірки
trait-erratic = Непередбачуваність
    .help = Наприкінці їхнього ходу карта з колоди лягає до Загублених душ.
trait-fanatics = Фанатизм
    .help = Після кожного навернення вони б’ються на тій самій галявині, завдаючи 1 додаткового ушкодження: із гравцем, який має там найбільше беззахисних споруд, потім — найбільше очок.
trait-martyrs = Мученики
    .help = Ритуал пташиної карти робить фанатиком ще й вояку із запасу.
trait-spiteful = Мстивість
    .help = Хрестовий похід, що прибрав бодай один жетон, дає очко.
conspiracy-convert = Навернення
conspiracy-crusade = Хрестовий похід
conspiracy-sanctify = Освячення
event-set-order = { $who }: наказ — { $suit }
event-conspired = { $who }: змова — «{ $conspiracy }»
event-conspired-in-vain = { $who }: для цієї змови нічого зробити не можна
event-added-soul = { $who }: { $card } — зверху на Загублених душах
event-lost-soul = { $who }: { $card } — із Загублених душ до відбою
event-returned-rituals = { $who }: знову зверху на Загублених душах — { cards }
reason-most-enemy-buildings = найбільше споруд суперників
reason-open-slots = є вільна комірка
reason-most-built = найбільше споруд і жетонів суперників
reason-most-slots = найбільше вільних комірок
reason-no-plot = там немає плану
reason-nearest = найближче
reason-most-holdings = найбільше споруд і жетонів
reason-fewest-points = найменше очок
reason-most-paid = найбільше вояк у Платежах
reason-fewest-paid = найменше вояк у Платежах
reason-best-payer = компоненти того, хто заплатив найбільше

### Давніші редакції.

option-edition = редакція Законів
    .help = За якою редакцією книги правил ви граєте.
character-early-thief = { character-thief }
    .special = { character-thief.special }
    .help = Використайте смолоскип, щоб узяти випадкову карту в гравця, чиїх вояк на вашій галявині менше ніж { $count }.
character-early-ranger = { character-ranger }
    .special = Розвідка
    .help = Використайте смолоскип, щоб перейти до сусідніх хащів.
action-reform = реформувати Указ, витративши: { $card }
action-shift = перекласти карту ({ $suit }): { $column } → { $onto }
    .group = перекласти карту ({ $suit }): { $column } →
    .one = { $onto }
prompt-DiscardBirds = Скинути відкриті пташині карти?
prompt-FlipTogether = Треті півні. Які плани перевернути разом?
prompt-GlideTogether = «Промайнути»: на яку галявину перенестися?
prompt-MakeRoom = Трек заповнено, немає місця: { $item }. Перекласти один предмет у Наплічник і взяти новий?
prompt-LoseImprovement = Останню споруду галявини втрачено. Яку створену карту скинути?
prompt-Infirmary = «Лазарет»: скинути будь-яку карту, щоб перенести вояку з { $where } до Будиночка? (прибрано: { warriors })
prompt-BuildAround = Розташуйте казарму й майстерню поруч із Будиночком
prompt-MarchOn = Марш: зробіть наступне переміщення (лишилося: { moves })
prompt-ChooseHomeland = Чиєю вотчиною ви володітимете?
prompt-CallAway = Звідки взяти вояку на карту?
prompt-AddToEarlyDecree = { $birds ->
    [0] Додати до Указу ще карту, але не пташину? (щонайбільше: { $count })
   *[other] Додайте до Указу пташину карту або не пташині (щонайбільше: { $count })
}
prompt-BeforeNoon = До полудня. Створювати чи реформувати Указ?
prompt-Reform = Яку карту Указу пересунути й куди?
prompt-RebuildRoost = Гнізд не лишилося. Де збудувати нове?
prompt-PickPocket = У кого поцупити карту?
prompt-Scout = До яких хащів перейти?
prompt-UseSwords = Використати меч, щоб завдати додаткового ушкодження? (кидок дозволяє ще { $count })
event-advanced = { $who }: крок економічною картою, { $count } з { $most }
event-set-out = { $who }: мета — вотчина ({ $other })
event-called-away = { $who }: відкликано вояку з { $where } ({ $other })
event-reformed = { $who }: реформа Указу, { $card }, { $column } → { $onto }
## What a bot does in its turn

ordered-none = наказані галявини
ordered-fox = лисячі галявини
ordered-rabbit = кролячі галявини
ordered-mouse = мишачі галявини
ordered-bird = усі галявини
deed-order = верхня карта колоди стає наказом
deed-craft = предмет із наказу створюється за очко, якщо він є в запасі
deed-discard-order = наказ скидається
deed-nightmare = наприкінці Сутінок: очко
deed-battle-most-pieces = { $where }: бій на кожній із тим, хто має там більше компонентів, потім більше очок
deed-battle-most-buildings = { $where }: бій на кожній із тим, хто має там більше споруд, потім компонентів, потім очок
deed-battle-most-built = { $where }: бій на кожній, де своїх вояк { $count } або більше, із тим, хто має там більше споруд і жетонів, потім більше очок
deed-recruit-evenly = { $where } під своїм володінням: { warriors }, якомога рівніше, зайві — за найвищим пріоритетом
deed-recruit-lowest = 2 галявини найнижчого пріоритету під своїм володінням: { warriors } порівну
deed-reinforce = { $where } під своїм володінням: ще { warriors } на ту з них, чий пріоритет найвищий
deed-build-sawmill = лісопильня будується там, де автоматон володіє і де найбільше його вояк
deed-build-workshop = майстерня будується там, де автоматон володіє і де найбільше його вояк
deed-build-recruiter = казарма будується там, де автоматон володіє і де найбільше його вояк
deed-build-most = споруда того виду, якого на мапі більше (за рівності лісопильня, потім казарма), будується там, де автоматон володіє і де найбільше його вояк
deed-move-to-enemies = { $where }: з кожної всі вояки, крім { $count }, ідуть на сусідню, де більше компонентів суперників
deed-move-and-battle = { $where }: з кожної всі вояки, крім { $count }, ідуть на сусідню, де більше компонентів суперників; потім бій усюди, куди вони прийшли
deed-expand = якщо нічого не збудовано і споруд на мапі менше ніж { $count }: новий наказ, без створення, і День починається знову
deed-score-ordered = очки треку, який називає наказ
deed-score-best = очки найвигіднішого треку
deed-decree = наказ лягає до Указу, у колонку своєї масті
deed-new-roost = якщо на мапі немає гнізд: гніздо і { warriors } ({ $where }, найвищий пріоритет)
deed-columns-recruit = кожна колонка: стільки вояк, скільки в ній карт, до гнізда на відповідній галявині, де більше компонентів суперників, потім менше своїх вояк, потім найнижчий пріоритет
deed-columns-move = кожна колонка: з відповідної галявини під своїм володінням, де більше своїх вояк, на сусідню, краще без гнізда, потім де менше компонентів суперників; лишається стільки, скільки карт у колонці або треба, щоб володіти далі
deed-columns-battle = кожна колонка: один бій на відповідній галявині, краще без гнізда, потім де більше беззахисних споруд; із тим, хто має там більше споруд. Найбільша колонка завдає ще 1 ушкодження
deed-build-roost = гніздо будується на галявині під своїм володінням без гнізда, де пріоритет найвищий
deed-turmoil = інакше революція: по очку втрачається за кожну пташину карту Указу, усі карти, крім Вірних радників, скидаються
deed-score-roosts = очки треку гнізд
deed-revolt = { $where } з підтримкою, якщо їхньої криївки немає на мапі: заколот там, де більше компонентів суперників; вони зникають, і стає криївка
deed-pity = без заколоту — загальне співчуття: підтримка шириться двічі, поки жетонів на мапі не більше ніж { $count }, інакше один раз
deed-spread = підтримка шириться ({ $where } поруч із нею, де менше вояк суперників, інакше будь-яка, де менше їхніх компонентів) і дає очки комірки; якщо нікуди, { points }
deed-surprise = раптовий заколот на дружній галявині з найбільшою кількістю компонентів суперників, чиєї криївки немає на мапі
deed-organize = кожна криївка, де своїх вояк { $count } або більше: усі вони зникають, і підтримка шириться
deed-recruit-at-bases = по вояці до кожної криївки
deed-slip = якщо непошкоджених предметів менше ніж { $count }: у випадкові сусідні хащі, і Дня немає
deed-explore = обшук: біля найближчих руїн використати предмет — випадковий предмет з-під них
deed-quest = квест: на найближчій галявині його масті використати предмети ({ $count }) — очко й наступний квест
deed-aid = допомога: з тих, хто тут і зі створеними предметами, — хто має менше очок; по предмету за випадковий, за кожен очко й карта йому
deed-battle-leader = бій: із тим, хто має більше очок, на найближчій галявині з його компонентами, використавши предмет; знову за { $count }, доки вони там є. Очко за кожного прибраного вояку
deed-repair = ремонт: використати предмет — полагодити один пошкоджений
deed-refresh = предметів горілиць: { $count }, за пошкоджених { $damaged }
deed-mend = предметів полагоджено: у хащах усі, деінде { $count }
deed-buy-souls = якщо Загублених душ менше ніж { $count }: купуються карти, крім птахів
deed-order-by-souls = наказ — масть, якої серед Загублених душ найбільше; за рівності птахи
deed-conspire = за кожного фанатика маркер іде до наступної змови; її виконують, якщо можна, і платять фанатиком
deed-convert = навернення: вояка суперника з найбільшою кількістю очок замінюється своїм ({ $where }, більше споруд суперників)
deed-crusade = хрестовий похід: { $where }, де своїх вояк { $count } або більше: бій на кожній із тим, хто має більше очок
deed-sanctify = освячення: споруда суперника з найбільшою кількістю очок стає садом ({ $where }, менше вояк суперників)
deed-rituals = ритуал для кожної з верхніх Загублених душ ({ $count }), одна за одною
deed-ritual-of-suit = лиси, кролі, миші: вояка на галявину масті, краще з вільною коміркою, потім де більше споруд суперників; і сад, якщо бот там володіє
deed-ritual-of-bird = птахи: вояка звідти, де їх найбільше, стає фанатиком, а карта скидається
deed-discard-souls = усі Загублені душі йдуть до відбою
deed-return-rituals = карти ритуалів знову стають Загубленими душами, перша зверху
deed-craft-from-deck = верхня карта колоди створюється за очко, якщо її предмет є в запасі, і лягає зверху на Загублені душі
deed-restock = ринок поповнюється праворуч до { $count } карт
deed-craft-fresh = перша нова карта, чий предмет є в запасі, створюється за очко й скидається
deed-order-from-market = наказ — найправіша карта ринку
deed-post = { $where } без торговельного пункту, краще там, де є компоненти найщедрішого платника: торговельний пункт і при ньому своїх вояк: { $count }
deed-recruit-each = { $where }: по вояці на кожну
deed-recruit-at-rivers = галявини біля річки: по вояці на кожну
deed-protectionism = якщо в Платежах порожньо — щит, інакше якщо в запасі немає вояк — меч: очко і { warriors } туди, де поруч зі своїми компонентами більше компонентів суперників
deed-protect = зі щитом бій на кожній галявині, з мечем на деяких ({ $where }), із тим, чиїх вояк у Платежах найменше
deed-cash-in = по очку за кожного вояку того, чиїх у Платежах найбільше; вони повертаються в запас
deed-withdraw = зі щитом чи мечем: з кожної галявини всі свої вояки, крім { $count }, у Платежі
deed-clear-market = найлівіша карта ринку скидається, зі щитом і наступна
deed-buy-ambush = засідка, що продається, купується й лежить відкритою
deed-muster = у Нору: { warriors } і ще по одному за кожного відкритого крота
deed-dig = якщо в Норі { warriors } або більше: вони і штольня туди, де немає своїх штольні та споруд ({ $where }; більше вільних комірок, потім менше вояк суперників)
deed-dig-to-enemies = якщо в Норі { warriors } або більше: вони і штольня туди, де немає своїх штольні та споруд ({ $where }; більше споруд і жетонів суперників)
deed-dig-to-invade = якщо в Норі { warriors } або більше: вони і штольня туди, де немає своїх штольні та споруд ({ $where }; більше споруд суперників, потім менше вояк суперників)
deed-raise = там, де автоматон володіє і де найбільше його вояк: твердиня, якщо в запасі { warriors } або більше, інакше ринок; якщо не можна, очко
deed-ministers = діє кожен уповноважений міністр, згори донизу
deed-rally = { $where } без своїх споруд: { $count } або менше вояк ідуть на сусідню зі спорудою, інакше в Нору
deed-go-under = з кожної галявини під своїм володінням усі вояки, крім { $count }, ідуть у Нору
deed-score-markets = по очку за кожен ринок на мапі
deed-sway-ordered = верхній міністр масті наказу без корони стає вповноваженим, інакше найнижчий з усіх
deed-sway-last = найнижчий міністр без корони стає вповноваженим
deed-buy-favor = послуга звірів, що продається, купується й одразу виконується
deed-bargain = замість карти, чийого предмета немає в запасі, купується карта з доступним предметом, що продається
deed-recruit-to-plot = { warriors } на кожну з { $clearings } ({ $where }; краще без плану, потім де більше своїх вояк); якщо їх бракує, спершу змова густішає
deed-flip = кожен закритий план перевертається, за пріоритетом: по очку за кожен відкритий на той час і його ефект
deed-leave-plots = { $where } з відкритим планом: усі вояки, крім { $count }, ідуть на сусідню без плану, де більше своїх, інакше на галявину найнижчого пріоритету
deed-plot = { $where } без плану: на тій, де більше своїх вояк, один із них поступається місцем випадковому закритому плану
deed-thicken = змова густішає: те саме на будь-якій галявині без плану, де своїх вояк { $count } або більше
deed-score-extortions = по очку за кожне відкрите здирництво
deed-minister-captain = нападаючи там, де своя штольня, ще 1 ушкодження
deed-minister-marshal = вояка до своєї споруди, де вояк найменше
deed-minister-foremole = відкрито ще одного крота
deed-minister-brigadier = ще один підкоп, передусім туди, де більше споруд і жетонів суперників
deed-minister-banker = ще одна споруда
deed-minister-mayor = вояка звідти, де їх найбільше, прибирається за очко
deed-minister-earl-of-stone = по очку за кожну твердиню
deed-minister-baron-of-dirt = по очку за кожен ринок
deed-minister-duchess-of-mud = { points }, якщо на мапі всі штольні

## Хід бота як вказівки тим, хто пересуває його компоненти. Бота названо в заголовку, інших учасників — у вказівці

done-by = { $order } ({ $who })
order-took-faction = Візьміть планшет і компоненти
order-dealt-landmark = Візьміть визначну пам’ятку: { $landmark }
order-erected = Розташуйте { $landmark } → { $where }
order-put-at-stall = Покладіть на Чорний ринок, прилавок { $stall }: { $card }
    .hidden = Покладіть карту на Чорний ринок, прилавок { $stall }
order-took-from-stall = Візьміть із прилавка: { $card }
    .hidden = Візьміть карту з прилавка
order-dealt-hireling = Викладіть найманий загін: { $hireling }
order-took-marker = Візьміть маркер найманого загону з поділки { $points }
order-took-control = Візьміть під керування ({ $hireling }), ходів: { $count }
order-won = Оголосіть перемогу
order-scored = Пересуньте жетон очок уперед: { points }
    .lost = Пересуньте жетон очок назад: { points }
    .none = Залиште жетон очок на місці: втрачати нічого
order-drew-card = Візьміть { cards-object }: { $card }
    .hidden = Візьміть { cards-object }
order-reshuffled = Перетасуйте відбій у нову колоду
order-spent = Витратьте: { $card }
order-played-ambush = Зіграйте: { $card }
order-discarded = Покладіть у відбій: { $card }
order-gave = Віддайте ({ $taker }): { $card }
    .hidden = Віддайте карту ({ $taker })
order-picked-up = Візьміть із відбою: { $card }
order-saw-hand = Огляньте руку ({ $target }): { $cards }
    .hidden = Огляньте руку ({ $target })
order-showed-hand = Покажіть руку без відповідної карти ({ $to }): { $cards }
    .hidden = Покажіть руку без відповідної карти ({ $to })
order-crafted = Створіть: { $card }
    .item = Створіть: { $card }; покладіть { $object } на планшет
order-used = Застосуйте: { $card }
order-activated = Задійте карту: { $card }
order-claimed = Візьміть: { $card }
order-cleared-path = Розчистьте стежку { $a } – { $b }
order-placed = Розташуйте на { $where }: { $pieces }
    .each = Розташуйте на кожній із галявин { $where }: { $pieces }
    .burrow = Розташуйте в Норі: { $pieces }
order-built = Розташуйте на { $where }: { $pieces }
    .each = Розташуйте на кожній із галявин { $where }: { $pieces }
    .burrow = Розташуйте в Норі: { $pieces }
order-removed = Приберіть із { $where }: { $pieces }
    .each = Приберіть із кожної з галявин { $where }: { $pieces }
    .burrow = Приберіть із Нори: { $pieces }
order-moved = Перемістіть { warriors-object }: { $origin } → { $target }
order-battled = Почніть бій на { $where }: захисник — { $defender }
order-ambushed = Завершіть бій: після засідки нікого немає
order-ignored = Проігноруйте ушкодження: { $count }
order-raised-draw = Візьміть у Сутінках карт понад звичайні: { $count }
order-led = Покладіть на планшет нового очільника: { $leader }
order-decreed = Підкладіть до Указу («{ $column }»): { $card }
order-gained-supporter = Додайте до прибічників: { $card }
    .hidden = Покладіть { cards-object } долілиць до прибічників
order-gained-officer = Розташуйте вояку серед сотників
order-lost-officers = Приберіть: { officers }
order-exhausted = Використайте предмет: { $item }
order-damaged = Пошкодьте предмет: { $item }
order-repaired = Полагодьте предмет: { $item }
order-stowed = Перекладіть із треку в Наплічник предмет: { $item }
order-lifted = Перекладіть із Наплічника на трек предмет: { $item }
order-hired = Найміть Суддю ({ $arbiter })
order-scorched = Спаліть { $where }
order-walked = Перемістіть фігурку: { $target }
order-became = Візьміть персонажа: { $character }
order-laid-quest = Викладіть квест: { $quest }
order-refreshed = Відновіть предмет: { $item }
order-refreshed-all = Відновіть усі предмети
order-rested = Полагодьте всі предмети: фігурка в хащах
order-found = Візьміть із руїн на { $where }: { $item }
order-took-item = Візьміть ({ $other }): { $item }
order-befriended = Пересуньте маркер відносин ({ $other }): { $relation }
order-turned-hostile = Пересуньте маркер відносин ({ $other }): Ворожнеча
order-called-allies = Бийтеся разом із союзником ({ $ally })
order-completed = Виконайте квест: { $quest }
order-dropped = Приберіть із гри предмет: { $item }
order-joined = Вступіть у коаліцію ({ $partner }): { $card }
order-drew-first = Ходіть першими
order-laid-setup-card = Покладіть у ряд фракцій: { $faction }
order-laid-character = Покладіть поруч із фракцією ({ $faction }): { $character }
order-settled = Зробіть { $where } вітчизною
order-returned-card = Поверніть до колоди ({ cards }): { $card }
    .hidden = Поверніть до колоди: { cards }
order-gained-acolytes = Розташуйте на планшеті: { acolytes }
order-spent-acolytes = Витратьте: { acolytes }
order-named-outcast = Пересуньте маркер вигнанців: { $suit }
order-hated-outcast = Переверніть маркер вигнанців на осоружних: { $suit }
order-discarded-souls = Скиньте Загублені душі: { cards }
order-held-ritual = Відкрийте для ритуалу: { $card }
order-ended-rituals = Поверніть у руку: { cards }
order-bought = Купіть ({ $seller }): { $service }, ціна { $price }
order-deposited = Розташуйте в Платежах: { warriors }
order-paid-out = Витратьте { warriors-object } ({ $owner })
order-lost-funds = Приберіть із резерву { warriors-object } ({ $owner })
order-gathered-funds = Зберіть резерв: { warriors }
order-priced = Призначте ціну: { $service } { $price }
order-exported = Експортуйте: { $card }
order-revealed = Відкрийте: { $card }
order-took-back = Поверніть до руки: { $card }
order-swayed = Перекладіть до уповноважених міністрів: { $minister }
order-demoted = Поверніть міністра ({ $minister }), корону приберіть із гри
order-flipped = Переверніть план на { $where }: { $piece }
order-plotted = Покладіть план долілиць на { $where }
    .hidden = Покладіть план долілиць на { $where }
order-swapped = Поміняйте місцями плани на { $a } і { $b }
order-marched = Перемістіть ватажка, з ним { warriors }: { $origin } → { $target }
order-hoarded = Додайте до Скарбниці: { $item }
order-declared-loot = Оголосіть грабунок ({ $defender })
order-razed = Влаштуйте погром на { $where }
order-changed-mood = Змініть настрій ватажка: «{ $mood }»
order-carried = Перенесіть реліквію ({ $piece }): { $origin } → { $target }
order-enshrined = Розташуйте трофей ({ $piece }): { $target }
order-laid-relic = Покладіть реліквію ({ $piece }): { $target }
order-delved = Викопайте реліквію ({ $piece }): { $origin } → { $target }
order-recovered = Привласніть реліквію на { $where }: { $piece }
order-dismissed = Приберіть із Почту: { $card }
order-gathered = Підкладіть до Почту («{ $duty }»): { $card }
order-reassigned = Перекладіть карту Почту («{ $duty }»): { $card }
order-donated = Віддайте предмет ({ $hireling }): { $item }
order-tired = Використайте за ушкодження предметів: { $count }
order-lost-items = Приберіть за ушкодження предметів: { $count }
order-waylaid = Розташуйте бандита на стежці { $a } – { $b }
order-withdrew = Приберіть бандита зі стежки { $a } – { $b }
order-added-to-market = Викладіть на ринок: { $card }
order-raised-shield = Оберіть «Протекціонізм» зі щитом: платежів немає
order-drew-sword = Оберіть «Протекціонізм» із мечем: вояк у запасі немає
order-cashed-in = Поверніть із Платежів у запас { warriors-object } ({ $owner })
order-banked = Перемістіть у Платежі з { $where }: { warriors }
order-kept-ambush = Покладіть відкритою біля планшета: { $card }
order-revealed-order = Покладіть наказ біля планшета: { $card }
order-tucked-viziers = Підкладіть у пташину колонку Вірних радників: { $count }
order-decreed-order = Підкладіть до Указу, у колонку своєї масті: { $card }
order-lost-crown = Приберіть із гри корону: { $minister }
order-swapped-bomb = Замініть бомбу на { $where }: { $piece }
order-sprang-snare = Пропустіть цей крок: спрацьовує пастка на { $where }
order-exhausted-items = Використайте { $count ->
    [one] { $count } предмет
    [few] { $count } предмети
   *[many] { $count } предметів
}
order-damaged-items = Пошкодьте { $count ->
    [one] { $count } предмет
    [few] { $count } предмети
   *[many] { $count } предметів
}
order-repaired-items = Полагодьте { $count ->
    [one] { $count } предмет
    [few] { $count } предмети
   *[many] { $count } предметів
}
order-refreshed-items = Відновіть { $count ->
    [one] { $count } предмет
    [few] { $count } предмети
   *[many] { $count } предметів
}
order-settled-track = Доведіть кількість предметів на треку боїв: { $count }
order-took-quest = Викладіть наступний квест: { $quest }
order-slipped-away = Пропустіть День: замало непошкоджених предметів
order-burnt-slot = Залиште предмет на комірці на { $where }: там більше не будують
order-set-order = Виконуйте наказ: { $suit }
order-conspired = Пересуньте маркер змови: «{ $conspiracy }»
order-added-soul = Покладіть на Загублені душі зверху: { $card }
order-lost-soul = Скиньте із Загублених душ: { $card }
order-returned-rituals = Поверніть на Загублені душі зверху: { cards }
order-advanced = Пересуньте маркер на економічній карті: { $count } з { $most }
order-set-out = Прагніть правити вотчиною ({ $other })
order-called-away = Відкличте вояку з { $where } ({ $other })
order-reformed = Перекладіть в Указі { $card }: { $column } → { $onto }

## Чому бот щось робить

note-difficulty = Через складність: { $difficulty }
why-aimed-at-clearing = { $where }: { $reason }
why-aimed-at-player = { $other }: { $reason }
why-column-recruits = Колонка Указу ({ $suit }): { cards }
why-column-moves = Колонка Указу ({ $suit }): { cards }
why-column-battles = Колонка Указу ({ $suit }): { cards }
why-commanded = Найманий загін: { $hireling }
why-called = Міністр: { $minister }
why-revolted = Заколот на { $where }
why-outraged = Заворушення на { $where }: { $other }
why-raided = Напад довкола { $where }
why-turmoil = Революція
why-expanded = Немає чого збудувати: новий наказ
why-pitied = Без заколоту впродовж Третіх півнів: «Загальне співчуття»
why-wanted-no-pity = Без «Загального співчуття»: попереду раптовий заколот
why-rolled = Кубики: нападник { $attacker }, захисник { $defender }
why-rolled-mob = Кубик натовпу: { $suit }
why-rolled-uprising = Кубик: { $suit }
why-dealt-extra = Додаткових ушкоджень: { $count }
why-swapped-rolls = Захисникові дістається більший кидок
why-shared-hits = Частину ушкоджень отримує { $other }: { $count }
why-shot-first = Ушкодження до кидка
why-swept = Тут не лишається компонентів; пошкодити предметів: { $count }
why-scored-less = На очко менше: «Воєнний стан» на { $where }
why-conspired-in-vain = Для цієї змови нічого зробити не можна
why-exposed = Викриття на { $where }: { $piece }
why-guessed-flip = Правильний здогад на { $where }: { $piece }
why-misjudged = Помилка на { $where }: не { $piece }

## Майстерня: мапи й колоди самих гравців

workshop-map-fine = На цій мапі можна грати. Галявин: { $clearings }, стежок: { $paths }, хащ: { $forests }. Геш: { $hash }
workshop-forests = Хащі: { $forests }
workshop-edge = Галявини на краю: { $edge }
workshop-deck-fine = Цією колодою можна грати. Карт: { $cards }. Геш: { $hash }
workshop-written = Записано файл { $path }.
workshop-beside = Партії з друкованими мапою і колодою:
