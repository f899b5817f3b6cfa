### Root: вещи, ходы, вопросы и события движка.
### Сверх данных движка: $who (место), $where (поляны), $pieces (компоненты с числом), $object (то, с чем что-то делают).
### Места, поляны, карты и прочее приходят уже названиями.

## Числа с существительными

warriors = { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
}
warriors-object = { $count ->
    [one] { $count } воина
    [few] { $count } воинов
   *[many] { $count } воинов
}
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
cards-object = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
supporters = { $count ->
    [one] { $count } сторонник
    [few] { $count } сторонника
   *[many] { $count } сторонников
}
officers = { $count ->
    [one] { $count } офицер
    [few] { $count } офицера
   *[many] { $count } офицеров
}
items = { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
}
turns = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}
moves = { $count ->
    [one] { $count } перемещение
    [few] { $count } перемещения
   *[many] { $count } перемещений
}
crafters = { $count ->
    [one] { $count } орудие
    [few] { $count } орудия
   *[many] { $count } орудий
}
logs = { $count ->
    [one] { $count } жетон дерева
    [few] { $count } жетона дерева
   *[many] { $count } жетонов дерева
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
hits = { $hits ->
    [one] { $hits } урон
    [few] { $hits } урона
   *[many] { $hits } урона
}

## Фракции

faction-none = Фракция ещё не выбрана
    .short = Без фракции
undecided-seat = Игрок { $number }
faction-marquise = Маркиса де Котé
    .short = Маркиса
faction-eyrie = Крылатая династия
    .short = Династия
faction-alliance = Лесной союз
    .short = Союз
faction-vagabond = Бродяга
    .short = Бродяга
faction-vagabond2 = Второй Бродяга
    .short = Бродяга II
faction-lizards = Культ пресмыкающихся
    .short = Культ
faction-riverfolk = Компания «Речное братство»
    .short = Речное братство
faction-duchy = Подземное герцогство
    .short = Герцогство
faction-corvids = Вороний сговор
    .short = Сговор
faction-hundreds = Предводитель полчищ
    .short = Полчища
faction-keepers = Хранители в доспехах
    .short = Хранители

## Компоненты

# .counted — компонент с числом, .object — что строят или теряют, .sign — знак на рисованном поле.

piece-warrior = воин
    .counted = { $count ->
        [one] { $count } воин
        [few] { $count } воина
       *[many] { $count } воинов
    }
    .object = воина
    .sign = в
piece-sawmill = лесопилка
    .counted = { $count ->
        [one] { $count } лесопилка
        [few] { $count } лесопилки
       *[many] { $count } лесопилок
    }
    .object = лесопилку
    .sign = Л
piece-workshop = мастерская
    .counted = { $count ->
        [one] { $count } мастерская
        [few] { $count } мастерские
       *[many] { $count } мастерских
    }
    .object = мастерскую
    .sign = М
piece-recruiter = казарма
    .counted = { $count ->
        [one] { $count } казарма
        [few] { $count } казармы
       *[many] { $count } казарм
    }
    .object = казарму
    .sign = К
piece-wood = дерево
    .counted = { $count ->
        [one] { $count } жетон дерева
        [few] { $count } жетона дерева
       *[many] { $count } жетонов дерева
    }
    .object = жетон дерева
    .sign = ≡
piece-keep = цитадель
    .counted = { $count ->
        [one] { $count } цитадель
        [few] { $count } цитадели
       *[many] { $count } цитаделей
    }
    .object = цитадель
    .sign = ♜
piece-roost = гнездо
    .counted = { $count ->
        [one] { $count } гнездо
        [few] { $count } гнезда
       *[many] { $count } гнёзд
    }
    .object = гнездо
    .sign = ∪
piece-base-fox = лисья база
    .counted = { $count ->
        [one] { $count } лисья база
        [few] { $count } лисьи базы
       *[many] { $count } лисьих баз
    }
    .object = лисью базу
    .sign = Б
piece-base-rabbit = заячья база
    .counted = { $count ->
        [one] { $count } заячья база
        [few] { $count } заячьи базы
       *[many] { $count } заячьих баз
    }
    .object = заячью базу
    .sign = Б
piece-base-mouse = мышиная база
    .counted = { $count ->
        [one] { $count } мышиная база
        [few] { $count } мышиные базы
       *[many] { $count } мышиных баз
    }
    .object = мышиную базу
    .sign = Б
piece-sympathy = жетон поддержки
    .counted = { $count ->
        [one] { $count } жетон поддержки
        [few] { $count } жетона поддержки
       *[many] { $count } жетонов поддержки
    }
    .object = жетон поддержки
    .sign = ♥
piece-garden-fox = лисий сад
    .counted = { $count ->
        [one] { $count } лисий сад
        [few] { $count } лисьих сада
       *[many] { $count } лисьих садов
    }
    .object = лисий сад
    .sign = С
piece-garden-rabbit = заячий сад
    .counted = { $count ->
        [one] { $count } заячий сад
        [few] { $count } заячьих сада
       *[many] { $count } заячьих садов
    }
    .object = заячий сад
    .sign = С
piece-garden-mouse = мышиный сад
    .counted = { $count ->
        [one] { $count } мышиный сад
        [few] { $count } мышиных сада
       *[many] { $count } мышиных садов
    }
    .object = мышиный сад
    .sign = С
piece-trade-post-fox = лисий торговый пост
    .counted = { $count ->
        [one] { $count } лисий торговый пост
        [few] { $count } лисьих торговых поста
       *[many] { $count } лисьих торговых постов
    }
    .object = лисий торговый пост
    .sign = Т
piece-trade-post-rabbit = заячий торговый пост
    .counted = { $count ->
        [one] { $count } заячий торговый пост
        [few] { $count } заячьих торговых поста
       *[many] { $count } заячьих торговых постов
    }
    .object = заячий торговый пост
    .sign = Т
piece-trade-post-mouse = мышиный торговый пост
    .counted = { $count ->
        [one] { $count } мышиный торговый пост
        [few] { $count } мышиных торговых поста
       *[many] { $count } мышиных торговых постов
    }
    .object = мышиный торговый пост
    .sign = Т
piece-citadel = крепость
    .counted = { $count ->
        [one] { $count } крепость
        [few] { $count } крепости
       *[many] { $count } крепостей
    }
    .object = крепость
    .sign = Ц
piece-market = рынок
    .counted = { $count ->
        [one] { $count } рынок
        [few] { $count } рынка
       *[many] { $count } рынков
    }
    .object = рынок
    .sign = Р
piece-tunnel = тоннель
    .counted = { $count ->
        [one] { $count } тоннель
        [few] { $count } тоннеля
       *[many] { $count } тоннелей
    }
    .object = тоннель
    .sign = ∩
piece-plot = интрига
    .counted = { $count ->
        [one] { $count } интрига
        [few] { $count } интриги
       *[many] { $count } интриг
    }
    .object = интригу
    .sign = ?
piece-bomb = бомба
    .counted = { $count ->
        [one] { $count } бомба
        [few] { $count } бомбы
       *[many] { $count } бомб
    }
    .object = бомбу
    .sign = б
piece-snare = капкан
    .counted = { $count ->
        [one] { $count } капкан
        [few] { $count } капкана
       *[many] { $count } капканов
    }
    .object = капкан
    .sign = к
piece-extortion = поборы
    .counted = { $count ->
        [one] { $count } жетон поборов
        [few] { $count } жетона поборов
       *[many] { $count } жетонов поборов
    }
    .object = поборы
    .sign = п
piece-raid = набег
    .counted = { $count ->
        [one] { $count } набег
        [few] { $count } набега
       *[many] { $count } набегов
    }
    .object = набег
    .sign = н
piece-stronghold = форт
    .counted = { $count ->
        [one] { $count } форт
        [few] { $count } форта
       *[many] { $count } фортов
    }
    .object = форт
    .sign = Ф
piece-mob = бунт
    .counted = { $count ->
        [one] { $count } бунт
        [few] { $count } бунта
       *[many] { $count } бунтов
    }
    .object = бунт
    .sign = !
piece-warlord = предводитель
    .counted = { $count ->
        [one] { $count } предводитель
        [few] { $count } предводителя
       *[many] { $count } предводителей
    }
    .object = предводителя
    .sign = ♛
piece-figure = статуя
    .counted = { $count ->
        [one] { $count } статуя
        [few] { $count } статуи
       *[many] { $count } статуй
    }
    .object = статую
    .sign = с
piece-tablet = скрижаль
    .counted = { $count ->
        [one] { $count } скрижаль
        [few] { $count } скрижали
       *[many] { $count } скрижалей
    }
    .object = скрижаль
    .sign = т
piece-jewelry = украшение
    .counted = { $count ->
        [one] { $count } украшение
        [few] { $count } украшения
       *[many] { $count } украшений
    }
    .object = украшение
    .sign = у

## Масти, предметы, места

suit-fox = лисы
suit-rabbit = зайцы
suit-mouse = мыши
suit-bird = птицы
suit-any = любая масть
item-boots = сапог
    .object = сапог
item-bag = мешок
    .object = мешок
item-crossbow = арбалет
    .object = арбалет
item-hammer = молот
    .object = молот
item-sword = меч
    .object = меч
item-tea = чайник
    .object = чайник
item-coins = стопка монет
    .object = стопку монет
item-torch = факел
    .object = факел
phase-birdsong = утро
phase-daylight = день
phase-evening = вечер
decree-recruit = Вербовка
decree-move = Перемещение
decree-battle = Сражение
decree-build = Строительство
forest = лес { $forest }
burrow = нора

## Лидеры и персонажи

leader-builder = Строитель
leader-charismatic = Избранник
leader-commander = Командир
leader-despot = Тиран
vizier = Преданный министр
character-thief = Вор
    .special = Кража
    .help = Переверните факел, чтобы взять случайную карту у игрока на своей поляне.
character-tinker = Ремесленник
    .special = День труда
    .help = Переверните факел, чтобы взять из сброса карту, которая совпадает с вашей поляной.
character-ranger = Следопыт
    .special = Убежище
    .help = Переверните факел, чтобы починить { items }; после этого день заканчивается.
character-vagrant = Скиталец
    .special = Подстрекательство
    .help = Переверните факел, чтобы два игрока на вашей поляне сразились друг с другом.
character-arbiter = Судья
    .special = Защита
    .help = Защищающийся на поляне Судьи может нанять его: каждый целый меч повышает максимальный урон от кубика, а Судья получает очко.
character-scoundrel = Поджигатель
    .special = Выжженная земля
    .help = Переверните факел, чтобы выжечь свою поляну: все компоненты противников оттуда убирают, и никто туда больше не войдёт.
character-adventurer = Авантюрист
    .special = Находчивость
    .help = Раз за ход один из ваших предметов заменяет в задании любой другой.
character-ronin = Ронин
    .special = Быстрый удар
    .help = В сражении после броска переверните меч, чтобы нанести дополнительный урон.
character-harrier = Налётчица
    .special = Бесшумность
    .help = Переверните факел, чтобы перенестись на любую поляну.

## Карты

card-ambush-bird = Засада
    .help = Защищаясь, вы можете разыграть её в начале сражения на поляне, с которой она совпадает: нападающий сразу получает { hits }, но может отменить засаду своей засадой.
card-ambush-fox = Засада
    .help = { card-ambush-bird.help }
card-ambush-rabbit = Засада
    .help = { card-ambush-bird.help }
card-ambush-mouse = Засада
    .help = { card-ambush-bird.help }
card-dominance-bird = Превосходство
    .help = Набрав { points }, вы можете активировать её днём: очков больше не будет, а победа — если в начале своего утра вы правите двумя противоположными углами.
card-dominance-fox = Превосходство
    .help = Набрав { points }, вы можете активировать её днём: очков больше не будет, а победа — если в начале своего утра вы правите { $count ->
        [one] { $count } поляной
       *[other] { $count } полянами
    } её масти.
card-dominance-rabbit = Превосходство
    .help = { card-dominance-fox.help }
card-dominance-mouse = Превосходство
    .help = { card-dominance-fox.help }
card-chaos-victory = Хаотическая победа
    .help = После активации днём очков больше не будет, а победа — если вашим утром у каждого другого игрока от { $least } до { $most } очков или есть своя карта победы.
card-military-victory = Военная победа
    .help = После активации днём очков больше не будет, а победа — если вашим утром вы правите вотчиной фракции, чей воин лежит на карте. Бродяга ею не пользуется.
card-economic-victory = Экономическая победа
    .help = После активации днём очков больше не будет; маркер встаёт на деление карты по числу ваших улучшений, шагает с каждой смастерённой картой и побеждает на делении { $track }.
card-coalition-victory = Победа в коалиции
    .help = Если игроков не меньше { $players }, её можно активировать днём: очков больше не будет, а победа — вместе с тем, у кого сейчас меньше всех очков.
card-birdy-bindle = Птичий узелок
card-woodland-runners = Лесная контрабанда
card-arms-trader = Торговец оружием
card-crossbow-bird = Арбалет
card-anvil = Наковальня
card-foxfolk-steel = Лисья сталь
card-gently-used-knapsack = Аккуратно ношенная котомка
card-protection-racket = Вымогательство
card-root-tea-fox = Чай из корней
card-travel-gear-fox = Походное снаряжение
card-a-visit-to-friends = Дружеский визит
card-bake-sale = Распродажа выпечки
card-root-tea-rabbit = Чай из корней
card-smugglers-trail = Тропа контрабандистов
card-crossbow-mouse = Арбалет
card-investments = Инвестиции
card-mouse-in-a-sack = Мышь в мешке
card-root-tea-mouse = Чай из корней
card-sword = Меч
card-travel-gear-mouse = Походное снаряжение
card-armorers = Оружейники
    .help = В сражении вы можете сбросить её, чтобы не получить урона от кубика.
card-sappers = Сапёры
    .help = Защищаясь в сражении, вы можете сбросить её, чтобы нанести дополнительный урон.
card-brutal-tactics = Зверская тактика
    .help = Нападая, вы можете нанести дополнительный урон, но защищающийся получит { points }.
card-royal-claim = Царские владения
    .help = Утром вы можете сбросить её, чтобы получить по очку за каждую поляну, которой правите.
card-stand-and-deliver = Кошелёк или жизнь
    .help = Утром вы можете взять у другого игрока случайную карту; он получит { points }.
    .later = Раз за утро вы можете взять у противника случайную карту; он получит { points }.
card-tax-collector = Сборщик налогов
    .help = Раз в день вы можете убрать своего воина с игрового поля, чтобы взять карту.
card-favor-of-the-foxes = Лисья услуга
    .help = Сразу уберите все компоненты противников со всех лисьих полян.
card-better-burrow-bank = Банк зарытых вкладов
    .help = В начале утра вы и другой игрок по вашему выбору берёте по карте.
    .later = В начале утра вы можете взять карту; тогда противник по вашему выбору тоже берёт карту.
card-cobbler = Сапожник
    .help = В начале вечера вы можете сделать перемещение.
card-command-warren = Командная нора
    .help = В начале дня вы можете сразиться.
card-favor-of-the-rabbits = Заячья услуга
    .help = Сразу уберите все компоненты противников со всех заячьих полян.
card-scouting-party = Разведчики
    .help = Когда вы нападаете, карты засады на вас не действуют.
card-codebreakers = Дешифровщики
    .help = Раз в день вы можете посмотреть руку другого игрока.
card-favor-of-the-mice = Мышиная услуга
    .help = Сразу уберите все компоненты противников со всех мышиных полян.
card-boat-builders = Строители лодок
    .help = Участки реки для вас — тропы.
card-corvid-planners = Вороньи стратеги
    .help = Вы перемещаетесь, не обязательно правя одной из полян.
card-eyrie-emigre = Крылатые революционеры
    .help = В конце утра переместитесь, а затем сразитесь там, куда пришли. Если что-то из этого не удалось, сбросьте карту.
card-saboteurs = Диверсанты
    .help = В начале утра вы можете сбросить её, чтобы сбросить смастерённую карту противника.
card-soup-kitchens = Бесплатные столовые
    .help = При определении правителя каждый ваш жетон считается за { $count ->
            [one] { $count } компонент
            [few] { $count } компонента
           *[many] { $count } компонентов
        }.
card-false-orders = Ложные приказы
    .help = Утром вы можете сбросить её, чтобы переместить с поляны половину воинов противника, округляя вверх; кто правит, неважно.
card-fox-partisans = Лисьи партизаны
    .help = В сражении на лисьей поляне вы можете нанести дополнительный урон; затем сбросьте все карты других мастей.
    .sparing = В сражении на лисьей поляне вы можете нанести дополнительный урон; затем сбросьте все карты других мастей, кроме птичьих.
card-informants = Осведомители
    .help = Вместо добора вечером вы можете взять карту засады из сброса.
card-propaganda-bureau = Бюро пропаганды
    .help = Раз в день вы можете потратить карту, чтобы заменить своим воина противника на совпадающей поляне.
    .later = Раз в день вы можете потратить карту, чтобы заменить своим воина противника на совпадающей поляне, если своего можно туда поместить.
card-charm-offensive = Обаяние
    .help = В начале вечера вы можете взять карту; другой игрок по вашему выбору получит { points }.
card-coffin-makers = Гробовщики
    .help = Воины, которых возвращают в запас, сперва лежат здесь; в начале утра получите очко за { $count ->
            [one] каждого { $count } воина
           *[many] каждых { $count } воинов
        } и верните их.
    .later = Воины, которых убирают с игрового поля, но не заменяют, сперва лежат здесь; в начале утра получите очко за { $count ->
            [one] каждого { $count } воина
           *[many] каждых { $count } воинов
        } и верните их.
card-rabbit-partisans = Заячьи партизаны
    .help = В сражении на заячьей поляне вы можете нанести дополнительный урон; затем сбросьте все карты других мастей.
    .sparing = В сражении на заячьей поляне вы можете нанести дополнительный урон; затем сбросьте все карты других мастей, кроме птичьих.
card-swap-meet = Меновой рынок
    .help = Раз за утро вы можете взять у другого игрока случайную карту и отдать ему свою.
card-tunnels = Туннели
    .help = Поляны с вашими ремесленными орудиями для вас соседние.
card-league-of-adventurous-mice = Лига отважных мышей
    .help = Раз в день вы можете перевернуть свой смастерённый предмет лицевой стороной вниз, чтобы переместиться или сразиться.
card-master-engravers = Умелые скульпторы
    .help = Каждый смастерённый вами предмет даёт на { points } больше.
card-mouse-partisans = Мышиные партизаны
    .help = В сражении на мышиной поляне вы можете нанести дополнительный урон; затем сбросьте все карты других мастей.
    .sparing = В сражении на мышиной поляне вы можете нанести дополнительный урон; затем сбросьте все карты других мастей, кроме птичьих.
card-murine-broker = Мышиный маклер
    .help = Когда другой игрок мастерит предмет, вы берёте карту.

## Задания

quest-fundraising-fox = Сбор средств
quest-errand-fox = Поручение
quest-logistics-help-fox = Помощь с обозом
quest-repair-a-shed-fox = Починка сарая
quest-give-a-speech-fox = Пламенная речь
quest-guard-duty-rabbit = Караул
quest-errand-rabbit = Поручение
quest-give-a-speech-rabbit = Пламенная речь
quest-fend-off-a-bear-rabbit = Отпор медведю
quest-expel-bandits-rabbit = Изгнание бандитов
quest-expel-bandits-mouse = Изгнание бандитов
quest-guard-duty-mouse = Караул
quest-fend-off-a-bear-mouse = Отпор медведю
quest-escort-mouse = Сопровождение
quest-logistics-help-mouse = Помощь с обозом

## Ходы

# Атрибут с именем вопроса говорится там, где его задают; .group и .one делят ход с несколькими полями.

action-pass = пропустить
    .Ambush = не устраивать засаду
    .Foil = не отменять засаду
    .UseEffects = больше ничего не применять
    .AddHits = больше не добавлять урона
    .ReduceHits = не уменьшать урон
    .AtBound = дальше
    .Breather = дальше
    .FieldHospital = не спасать
    .Workshops = больше не мастерить
    .Roosts = больше не мастерить
    .Act = закончить действия
    .AddToDecree = больше не добавлять
    .Obey = смута: этот столбец не исполнить
    .Appease = показать руку: совпадающей карты нет
    .Atone = совпадающей карты нет: бот получает очко
    .AtoneWith = карты этой масти нет: бот получает очко
    .PayInvestors = совпадающей карты нет: политик становится лояльным
    .Revolt = не поднимать восстание
    .Spread = больше не получать поддержку
    .Prepare = закончить день
    .Operate = закончить операции
    .AskInformants = взять карты как обычно
    .Emigrate = остаться и сбросить карту
    .FightThere = не сражаться и сбросить карту
    .Strongholds = больше ничего не мастерить
    .CommandHundreds = закончить командование
    .AdvanceWarlord = больше не наступать
    .Clash = не сражаться
    .Pursue = закончить наступление
    .Incite = больше не провоцировать
    .Revel = больше не бросать
    .DeclareLoot = сражаться как обычно
    .Embitter = оставить бунты
    .ChooseMood = оставить состояние прежним
    .ChooseFind = ничего не брать
    .HireArbiter = не нанимать Судью
    .HireVagabot = не нанимать Ботягу
    .Wander = закончить день
    .ChooseConspiracy = закончить заговоры
    .Storm = не сражаться
    .Rituals = закончить обряды
    .CraftWithGardens = больше ничего не мастерить
    .Trade = закончить день
    .CallAllies = сражаться одному
    .BringAllies = идти одному
    .Slip = остаться на месте
    .AskItem = ничего не брать
    .FindItem = ничего не брать
    .MakeRoom = оставить в запасе
    .ImproviseQuest = использовать указанные предметы
    .LastChance = дальше
    .PlotCraft = больше не мастерить
    .FlipPlots = больше не переворачивать
    .CallFlock = не вербовать
    .Scheme = закончить действия
    .Exert = взять карты как обычно
    .CarryRelics = больше ничего не брать
    .Encamp = больше не обустраивать
    .Decamp = не разбирать
    .SummonKnights = больше не вербовать
    .CraftAtCamps = больше не мастерить
    .ActWithRetinue = закончить столбец
    .DelveAfterBattle = не проводить раскопки
    .RecoverMore = больше не присваивать
    .GatherRetinue = не менять слуг ордена
    .Assembly = закончить ассамблею
    .Parliament = закончить парламент
    .SwayMinister = не добиваться лояльности
    .CitadelsAndMarkets = больше ничего не мастерить
action-move = переместить { $origin } → { $target }: { warriors-object }
    .group = переместить { $origin } → { $target }
    .one = ×{ $count }
action-sail = переправить на { $target }: { warriors-object }
    .group = переправить на { $target }
    .one = ×{ $count }
action-battle = сразиться на { $where }: { $who }
    .group = сразиться на { $where }
    .one = { $who }
action-ambush = разыграть: { $card }
action-lose = потерять { $object }
    .BurnPiece = сжечь { $object }
    .StrikePiece = убрать { $object }
    .OrderLosses = сперва потеря: { $piece }
action-craft = смастерить: { $card }, { $cost } → { $gain }
    .group = смастерить:
    .one = { $card }
action-use = применить: { $card }
action-activate = активировать: { $card }
action-claim = взять { $dominance }, потратив: { $card }
    .group = взять { $dominance }, потратив:
    .one = { $card }
action-clear = расчистить тропу { $a } – { $b }, потратив: { $card }
    .group = расчистить тропу { $a } – { $b }, потратив:
    .one = { $card }
action-spend = потратить: { $card }
action-discard = сбросить: { $card }
action-give = отдать: { $card }
action-pick-up = взять: { $card }
action-choose = { $who }
action-engage = нанять: { $hireling }
action-command = отправить: { $hireling }
action-station = на { $where }
    .DrawListeners = сначала отсюда: { $where }
action-erect = { $landmark } → { $where }
    .group = { $landmark }:
    .one = { $where }
action-swap = обменять на карту с прилавка { $stall }: { $card }
    .group = обменять на карту с прилавка { $stall }:
    .one = { $card }
action-settle = начать на { $where }
    .KeepInHomeland = поместить цитадель на { $where }
action-take = взять фракцию: { $faction }
action-return = вернуть: { $card }
action-with = оплатить: { $suit }
    .ChooseBase = { $suit }
    .NameSuit = { $suit }
    .ChooseGarden = { $suit }
    .ChoosePost = { $suit }
action-take-off = убрать воина с { $where }
    .LiftFoothold = убрать лаз с { $where }
    .BreakOut = вспыхнуть на { $where }: убрать воина и все компоненты противников
    .FillIn = убрать тоннель с { $where }
action-sabotage = сбросить: { $card } ({ $who })
    .group = { $who }, сбросить
    .one = { $card }
action-replace = заменить воина на { $where }: { $who }
    .group = заменить воина на { $where }
    .one = { $who }
    .ChooseConspiracy = обратить воина на { $where }: { $who }
    .ChooseConspiracy-group = обратить воина на { $where }
action-turn = перевернуть { $object } лицевой стороной вниз
action-stop = закончить
    .Emerge = никого не поднимать
    .Bank = больше не тратить
    .OrderAgain = закончить
action-build = построить { $object } на { $where } ({ logs }, { points })
    .StartBuilding = поместить { $object } на { $where }
    .StartBuilding-group = поместить { $object } на
    .group = построить { $object } ({ logs }, { points }) на
    .one = { $where }
action-recruit = завербовать по воину у каждой казармы
    .ExpeditionOrders = поместить по воину к каждому лазу
    .VaultOrders = поместить по воину к каждому хранилищу
action-overwork = работать сверхурочно на { $where }, потратив: { $card }
    .group = работать сверхурочно на { $where }, потратив:
    .one = { $card }
action-extra = получить ещё одно действие, потратив: { $card }
action-haul = { $where }
    .PayWood = взять дерево с { $where }
    .Ration = на { $where }
action-lead = выбрать: { $leader }
action-decree = { $card } в столбец «{ $column }»
    .group = { $card } в столбец
    .one = { $column }
action-resolve = разыграть карту масти: { $suit }
    .Obey = смута: карту масти { $suit } не исполнить
action-enlist = завербовать на { $where }
action-roost = построить гнездо на { $where }
action-revolt = поднять восстание на { $where } ({ supporters })
action-spread = получить поддержку на { $where } ({ supporters }, { points })
action-supporter = потратить: { $card }
action-mobilize = мобилизовать: { $card }
action-train = тренировать офицера, потратив: { $card }
action-rally = завербовать на { $where }
action-organize = выступить на { $where }: заменить воина жетоном поддержки ({ points })
action-character = { $character } ({ $gear }). { $help }
action-go = пойти: { $place }
action-bring = взять с собой { warriors-object }: { $who }
    .group = взять с собой воинов: { $who }
    .one = ×{ $count }
action-ally = сражаться вместе: { $who }
action-refresh = обновить { $object }
action-refresh-damaged = обновить { $object } (повреждённый предмет)
action-exhaust = перевернуть { $object }
action-damage = повредить { $object }
action-damage-spent = повредить { $object } (лицевой стороной вниз)
action-repair = починить { $object }
action-repair-spent = починить { $object } (лицевой стороной вниз)
action-explore = исследовать руину
action-find = взять { $object }
    .Slip = { to-track }
    .Wander = { to-track }
    .Breather = { to-track }
to-track = переложить { $object } из рюкзака на шкалу
to-satchel = переложить { $object } со шкалы в рюкзак
action-aid = помочь: { $who }, { $card }
    .group = помочь: { $who }
    .one = { $card }
action-ask = взять { $object }
action-ask-turned = взять { $object } (лицевой стороной вниз)
action-quest = выполнить: { $quest } ({ $gear })
action-points = получить { points }
action-cards = взять { cards-object }
action-strike = выстрелить: { $who }
    .Burn = { $who }
action-special = применить «{ $special }»
action-drop = убрать из игры { $object }
action-drop-spent = убрать из игры { $object } (лицевой стороной вниз)
action-drop-damaged = убрать из игры { $object } (повреждённый предмет)
action-drop-damaged-spent = убрать из игры { $object } (повреждённый предмет, лицевой стороной вниз)
action-coalition = { $card }: вступить в коалицию, { $who }
    .group = { $card }: вступить в коалицию
    .one = { $who }
action-instigate = нападение — { $attacker }, защита — { $defender }
    .group = нападение — { $attacker }, защита
    .one = { $defender }
action-hire = нанять Судью ({ $who })
action-improvise = { $item } вместо: { $other }
    .group = { $item } вместо
    .one = { $other }

## Глаголы: виды ходов на кнопках; .cost — цена

verb-pass = пропустить
verb-move = переместить
verb-sail = переправить
verb-battle = сразиться
verb-ambush = устроить засаду
verb-lose = понести потерю
verb-craft = смастерить
verb-use = применить карту
verb-activate = активировать превосходство
verb-claim = взять превосходство
    .cost = { cost-card }
verb-clear = расчистить тропу
    .cost = { cost-card }
verb-spend = потратить карту
verb-discard = сбросить
verb-give = отдать карту
verb-pick-up = взять карту
verb-choose = выбрать игрока
verb-settle = начать здесь
verb-with = выбрать масть
verb-take-off = убрать
verb-sabotage = сбросить чужую
verb-replace = заменить воина
verb-turn = перевернуть предмет
verb-stop = закончить
verb-build = построить
    .cost = { logs }
verb-recruit = завербовать
verb-overwork = сверхурочные
    .cost = { cost-card }
verb-extra = ещё одно действие
    .cost = { cost-card }
verb-haul = выбрать поляну
verb-lead = выбрать лидера
verb-decree = добавить в устав
verb-resolve = разыграть карту
    .Obey = вызвать смуту
verb-enlist = завербовать
verb-roost = построить гнездо
verb-revolt = поднять восстание
    .cost = { supporters }
verb-spread = получить поддержку
    .cost = { supporters }
verb-supporter = потратить сторонника
verb-mobilize = мобилизовать
    .cost = { cost-card }
verb-train = тренировать офицера
    .cost = { cost-card }
verb-rally = завербовать
verb-organize = выступить
verb-character = выбрать персонажа
verb-go = пойти
verb-bring = взять с собой воинов
verb-ally = сражаться с союзником
verb-refresh = обновить
verb-exhaust = перевернуть
verb-damage = повредить
verb-damage-spent = повредить лежащий лицевой стороной вниз
verb-repair = починить
verb-repair-spent = починить лежащий лицевой стороной вниз
verb-explore = исследовать руину
verb-find = взять предмет
    .Slip = переложить на шкалу
    .Wander = переложить на шкалу
    .Breather = переложить на шкалу
verb-aid = помочь
    .cost = { cost-card }
verb-ask = взять предмет
verb-quest = выполнить задание
verb-points = получить очки
verb-cards = взять карты
verb-strike = выстрелить
verb-special = особое действие
verb-drop = убрать предмет из игры
verb-drop-spent = убрать из игры лежащий лицевой стороной вниз
verb-coalition = вступить в коалицию
    .cost = { cost-card }
verb-instigate = стравить
verb-refresh-damaged = обновить повреждённый
verb-ask-turned = взять лежащий лицевой стороной вниз
verb-drop-damaged = убрать из игры повреждённый
verb-drop-damaged-spent = убрать из игры повреждённый лицевой стороной вниз
verb-hire = нанять Судью
verb-improvise = заменить предмет
verb-outcast = выбрать Изгоев
verb-sanctify = освятить
verb-plant = построить сад
verb-summon = завербовать
verb-preach = получить очки
    .cost = { cost-card }
verb-sacrifice = принести в жертву
verb-buy-card = купить карту
    .cost = цена { $price }
verb-buy-boats = купить лодки
    .cost = цена { $price }
verb-buy-mercenaries = нанять наёмников
    .cost = цена { $price }
verb-moor = завербовать
verb-price = назначить цену
verb-fund = выбрать воина
verb-export = экспортировать
    .cost = { cost-card }
verb-draw = взять карту
verb-trade-post = поместить торговый пост
verb-reveal = открыть
verb-citadel = построить крепость
verb-market = построить рынок
verb-muster = завербовать
verb-dig = копать
    .cost = { cost-card }
verb-call = действие политика
verb-sway = добиться лояльности
    .cost = { cards }
verb-demote = потерять политика
verb-flip = перевернуть интригу
verb-flock = завербовать
    .cost = { cost-card }
verb-perch = поместить воина
verb-plot = поместить интригу
verb-trick = обмануть
verb-expose = разоблачить интригу
verb-guess = угадать
verb-show = показать карту
verb-march = переместить с предводителем
verb-embark = переправить с предводителем
verb-hoard = оставить в тайник
verb-part-with = убрать предмет
    .Slip = переложить в рюкзак
    .Wander = переложить в рюкзак
    .Breather = переложить в рюкзак
verb-loot = грабить
verb-plunder = забрать предмет
verb-plunder-turned = забрать лежащий лицевой стороной вниз
verb-raze = устроить погром
verb-mob = поместить бунт
verb-anoint = назначить предводителя
verb-mood = выбрать состояние
verb-fortify = построить форт
    .cost = { cost-card }
verb-incite = спровоцировать бунт
    .cost = { cost-card }
verb-call-off = заменить бунт воином
verb-roll-mob = бросить кубик бунта
verb-carry = взять реликвию с собой
verb-enshrine = положить реликвию
verb-encamp = обустроить
verb-decamp = разобрать
verb-knight = завербовать
    .cost = { cost-card }
verb-serve = разыграть карту слуг ордена
verb-delve = раскопать
verb-recover = присвоить
verb-gather = добавить слугу ордена
verb-reassign = переложить слугу ордена
verb-engage = нанять
verb-command = отправить рекрутов
verb-station = поместить
verb-donate = отдать предмет
verb-donate-turned = отдать лежащий лицевой стороной вниз
verb-unearth = обыскать руину
verb-waylay = поместить бандита
verb-withdraw = убрать бандита
verb-reinforce = поместить воинов
verb-spy = забрать карты
verb-smuggle = провезти контрабанду
    .cost = { cost-card }
verb-erect = поместить достопримечательность
verb-swap = обменять карту
    .cost = { cost-card }
verb-take = взять фракцию
verb-return = вернуть карту
verb-reform = реформировать устав
    .cost = { cost-card }
verb-shift = переложить карту

cost-from = от: { $cost }
cost-card = карта
any-card = любая карта

left-Act = осталось: { turns }
left-March = осталось: { moves }
left-MarchOn = осталось: { moves }
left-Operate = осталось: { $count }
left-Assembly = осталось: { turns }
left-Scheme = осталось: { turns }
left-CommandHundreds = осталось: { turns }
left-AdvanceWarlord = осталось: { $count }
left-ActWithRetinue = осталось: { cards }
left-RefreshItem = осталось: { $count }
left-Hideout = осталось: { $count }
left-KeepCards = осталось: { $count }
left-SpreadOut = осталось: { $count }
left-ChooseHomelands = осталось: { $count }
left-PayItems = осталось: { $count }
left-Embark = осталось: { $count }
left-Revel = осталось: { $count }
left-SendSpies = осталось: { $count }
left-AddToDecree = осталось: { cards }

## Чего дорого стоит выбор

loss-turmoil = смута! Потери: устав ({ cards }), лидер{ $points ->
    [0] {""}
   *[other] , { points }
}
loss-actions = пропадёт: { turns }
loss-ministers = не использовано: { $count ->
    [one] { $count } политик
    [few] { $count } политика
   *[many] { $count } политиков
}
loss-points = ваши очки ({ $points }) перестанут считаться
loss-alone = врагов там нет: убирать нечего
loss-base = вместе с базой уйдут: { $count ->
    [0] сторонники её масти
   *[other] { officers }, сторонники её масти
}
loss-minister = «Цена разгрома»: будут потеряны один политик ({ $rank }) и карта
loss-servant = эта карта покинет слуг ордена

## План хода

heading-wood = Дерево
heading-craft = Ремесло
heading-actions = Действия
heading-draw = Добор и сброс
heading-draw-only = Добор
heading-discard-down = Сброс
heading-emergency-orders = Срочные приказы
heading-add-to-decree = Пополнение устава
heading-new-roost = Новое гнездо
heading-before-noon = Ремесло и реформы
heading-resolve-decree = Исполнение устава
heading-score-roosts = Очки
heading-score-and-draw = Очки и добор
heading-revolt = Восстание
heading-spread = Получение поддержки
heading-prepare = Ремесло, мобилизация, тренировка
heading-operations = Военные операции
heading-refresh = Обновление
heading-slip = Красться
heading-rest = Вечерний отдых
heading-capacity = Число предметов
heading-outcast = Изгои
heading-lost-souls = Заблудшие души
heading-conspiracies = Заговоры
heading-rituals = Обряды
heading-return-revealed = Открытые карты
heading-protectionism = Протекционизм
heading-dividends = Подсчёт дохода
heading-gather-funds = Получение прибыли
heading-set-costs = Цены
heading-burrow = Нора
heading-assembly = Ассамблея
heading-parliament = Парламент
heading-sway = Лояльность
heading-flip-plots = Переворот интриг
heading-recruit = Вербовка
heading-exert = Напор
heading-raze = Погром
heading-anoint = Назначение предводителя
heading-mood = Смена состояния
heading-command = Командование полчищами
heading-advance = Наступление предводителем
heading-incite = Провокация
heading-oppress = Притеснение
heading-encamp = Обустройство
heading-decamp = Разбор
heading-retinue = Действия слуг ордена
heading-live-off-land = Сбор припасов
heading-gather-retinue = Добавление слуг ордена

## К чему ведёт устав

forecast-possible = можно исполнить
forecast-empty = карт нет
forecast-dice = решат кубики сражения
forecast-no-way = предыдущие столбцы не оставляют возможности
forecast-many-ways = неясно: способов слишком много, чтобы проверить все
forecast-no-warriors = воинов в запасе меньше, чем нужно: { $count }
forecast-no-roost = нет гнезда для карты масти: { $suit }
forecast-no-troops = нет воинов, которые пойдут по карте масти: { $suit }
forecast-no-enemy = нет противника для сражения по карте масти: { $suit }
forecast-no-site = нет поляны со свободным местом, которой вы сможете править, для карты масти: { $suit }
forecast-few-sites = слишком мало полян, чтобы построить гнёзда: { $count }
forecast-no-roosts-left = гнёзд в запасе меньше, чем нужно: { $count }
forecast-many-birds = пятая птица — смута

## Вопросы

prompt-Erect = Какую достопримечательность поместить и куда?
prompt-EngageHireling = Получен маркер рекрутов. Кого нанять?
prompt-PassOn = { $hireling }: кому передать?
prompt-MoveThenBattle = { $hireling }: переместить, затем сразиться?
prompt-BattleOnce = { $hireling }: сразиться?
prompt-BattleInEach = { $hireling }: где сразиться теперь?
prompt-PatrolOrders = { $hireling }: переместить и сразиться или вернуть ожидающих?
prompt-TreatFallen = { $where }: потратить карту и вылечить убранных воинов ({ $count })?
prompt-Refuge = Куда отправить вылеченных ({ $count })?
prompt-Ambush = Нападение на { $where } ({ $attacker }). Разыграть засаду?
prompt-Foil = Засада на { $where }. Отменить её своей?
prompt-OrderEffects = Кто первым применяет боевые свойства?
prompt-Arrange = Эффекты от убранных компонентов: чьи применить сначала?
prompt-UseEffects = Сражение на { $where }, урон сейчас: { $attacker } — { $dealt }, { $defender } — { $taken }. Применить эффект?
prompt-AddHits = Сражение на { $where }, урон сейчас: { $attacker } — { $dealt }, { $defender } — { $taken }. Нанести дополнительный урон?
prompt-ReduceHits = Сражение на { $where }, урон сейчас: { $attacker } — { $dealt }, { $defender } — { $taken }. Уменьшить урон себе?
prompt-ChooseLosses = { $loser } на { $where }, осталось: { hits }. Что убрать?
prompt-PayAny = Можно использовать любую масть (ещё { crafters }). Какую?
prompt-AtBound = Воспользоваться чем-нибудь сейчас?
prompt-Breather = Что-нибудь ещё, прежде чем идти дальше?
prompt-LastChance = Сделаете что-нибудь ещё, прежде чем брать карты?
prompt-DiscardDown = Карт в руке больше { $limit }. Сбросьте { cards-object }
prompt-NamePlayer = { $card }: выберите игрока
prompt-TakeGranted = { $card }: выберите действие
prompt-PayTax = { $card }: какого воина убрать?
prompt-Sabotage = «Диверсанты»: какую смастерённую карту сбросить?
prompt-GiveBack = Какую карту отдать? ({ $taker })
prompt-Deceive = «Ложные приказы» ({ $victim }): какое перемещение сделать?
prompt-Emigrate = «Крылатые революционеры»: куда переместиться?
prompt-FightThere = «Крылатые революционеры»: с кем сразиться на { $where }?
prompt-TurnItem = «Лига отважных мышей»: какой предмет перевернуть?
prompt-PayPropaganda = «Бюро пропаганды»: какую карту потратить?
prompt-Persuade = «Бюро пропаганды» ({ $card }): какого воина заменить?
prompt-AskInformants = «Осведомители»: взять засаду из сброса вместо того, чтобы взять { cards-object }?
prompt-PlaceKeep = В какой угол поместить цитадель?
prompt-StartBuilding = Поместите по зданию каждого вида на поляну цитадели или рядом
prompt-FieldHospital = «Полевой госпиталь»: потратить карту, чтобы спасти { warriors-object } с { $where }?
prompt-Ration = На всех не хватит, осталось: { $pieces }. Куда поместить?
prompt-Workshops = День. Что смастерить?
prompt-Act = { $count ->
    [0] Потратить птичью карту на ещё одно действие?
   *[other] День. Что делать? (осталось: { turns })
}
prompt-March = Марш: перемещаться дальше? (осталось: { moves })
prompt-PayWood = С какой поляны взять дерево? (ещё { logs })
prompt-FirstRoost = В какой угол поместить первое гнездо и { warriors-object }?
prompt-ChooseLeader = Выберите лидера
prompt-NewLeader = Смута. Выберите нового лидера
prompt-AddToDecree = Добавьте карты в устав (не больше: { $count }; из них птичьих: { $birds })
prompt-PlaceNewRoost = Гнёзд не осталось. Куда поместить новое и { warriors-object }?
prompt-Roosts = День. Что смастерить перед уставом?
prompt-Obey = Устав, столбец «{ $column }»
prompt-WhichOrder = Какую карту устава вы исполняете?
prompt-PaySupporter = Каких сторонников потратить? ({ $suit }: ещё { $count })
prompt-OrderLosses = Что сначала: потеря базы или «Беспорядки»?
prompt-DiscardSupporter = Без базы сторонников не больше { $limit }. Сбросьте { $count }
prompt-Appease = «Беспорядки» на { $where }: какую карту отдать? ({ $alliance })
prompt-Revolt = Утро. Где поднять восстание?
prompt-NameSuit = «Беспорядки» на { $where }: какую масть назвать?
prompt-AppeaseWith = «Беспорядки» на { $where } ({ $suit }): какую карту отдать? ({ $alliance })
prompt-ChooseBase = Какую базу поместить на { $where }?
prompt-Spread = Утро. Где получить поддержку?
prompt-Prepare = День. Мастерить, мобилизовать или тренировать?
prompt-Operate = Вечер. Какую операцию провести? (осталось: { $count })
prompt-Steal = У кого украсть карту?
prompt-DayLabor = «День труда»: какую карту взять из сброса?
prompt-Hideout = «Убежище»: какой предмет починить? (осталось: { $count })
prompt-HireArbiter = Нападение на { $where } ({ $attacker }). Нанять Судью? (максимальный урон от кубика +{ $count }, Судье — очко)
prompt-HireVagabot = Нападение на { $where } ({ $attacker }). Нанять Ботягу? (максимальный урон от кубика +{ $count }, Ботяге — очко)
prompt-Glide = «Бесшумность»: на какую поляну перенестись?
prompt-ChooseCharacter = Выберите персонажа
prompt-PlacePawn = В каком лесу начать?
prompt-RefreshItem = Утро. Какой предмет обновить? (осталось: { $count })
prompt-Slip = Утро. Куда прокрасться?
prompt-BringAllies = { $origin } → { $target }: кого взять с собой?
prompt-CallAllies = Сражение на { $where } ({ $defender }): сражаться вместе с союзником?
prompt-TakeHit = Осталось получить { hits }. Какой предмет повредить?
prompt-FindItem = Под руиной: какой предмет взять?
prompt-ExhaustAny = Помощь: какой предмет перевернуть?
prompt-AskItem = Какой предмет взять? ({ $other })
prompt-ImproviseQuest = { $quest }: обойтись другим предметом?
prompt-Reward = Задание выполнено: { $quest }. Очки или карты?
prompt-Wander = День. Что делать?
prompt-StrikePiece = Во что стрелять? ({ $other })
prompt-DropItem = Слишком много предметов. Уберите { items }

## События

event-turn-began = Ход: { $who }
event-took-faction = { $who }: фракция выбрана
event-dealt-landmark = Достопримечательность этой партии: { $landmark }
event-erected = { $who }: { $landmark } → { $where }
event-put-at-stall = { $who }: на чёрный рынок, прилавок { $stall } — { $card }
    .hidden = { $who }: карта на чёрный рынок, прилавок { $stall }
event-took-from-stall = { $who }: взято с прилавка — { $card }
    .hidden = { $who }: взята карта с прилавка
event-dealt-hireling = { $hireling }: можно нанять
event-took-marker = { $who }: маркер рекрутов на делении { $points }
event-took-control = { $who }: управление ({ $hireling }), ходов — { $count }
event-commanded = { $who }: действуют рекруты ({ $hireling })
event-won = { $who }: победа в партии
event-scored = { $who }: +{ points }
    .lost = { $who }: −{ points }
    .none = { $who }: очков нет, терять нечего
event-drew-card = { $who }: +{ cards } — { $card }
    .hidden = { $who }: +{ cards }
event-reshuffled = Сброс перемешан в новую колоду
event-spent = { $who }: потрачено — { $card }
event-played-ambush = { $who }: разыграна засада — { $card }
event-discarded = { $who }: сброшено — { $card }
event-gave = { $giver } → { $taker }: { $card }
    .hidden = { $giver } → { $taker }: карта
event-picked-up = { $who }: взято из сброса — { $card }
event-saw-hand = { $who }: осмотрена рука ({ $target }) — { $cards }
    .hidden = { $who }: осмотрена рука ({ $target })
event-showed-hand = { $who }: показана рука без совпадающей карты ({ $to }) — { $cards }
    .hidden = { $who }: показана рука без совпадающей карты ({ $to })
event-crafted = { $who }: смастерено — { $card }
event-used = { $who }: применено — { $card }
event-activated = { $who }: активирована карта — { $card }
event-claimed = { $who }: взято — { $card }
event-cleared-path = { $who }: расчищена тропа { $a } – { $b }
event-placed = { $who }: +{ $pieces } на { $where }
    .burrow = { $who }: +{ $pieces } в норе
event-built = { $who }: +{ $pieces } на { $where }
event-removed = { $who }: −{ $pieces } с { $where }
event-moved = { $who }: { warriors }, { $origin } → { $target }
event-battled = Сражение на { $where }: нападение — { $attacker }, защита — { $defender }
event-ambushed = { $who }: после засады никого не осталось, сражение окончено
event-ignored = { $who }: проигнорирован урон — { $count }
event-dealt-extra = { $who }: дополнительный урон — { $count }
event-swapped-rolls = { $who }: достаётся больший бросок
event-shared-hits = { $other }: урон вместо { $who } — { $count }
event-swept = { $who }: сильный урон, предметов — { $count }
event-raised-draw = { $who }: карт сверх обычного — { $count }
event-rolled = Урон от кубиков: нападающий — { $attacker }, защищающийся — { $defender }
event-led = { $who }: новый лидер — { $leader }
event-decreed = { $who }: новая карта устава — { $card } («{ $column }»)
event-turmoil = { $who }: смута
event-gained-supporter = { $who }: +{ supporters } — { $card }
    .hidden = { $who }: +{ supporters }
event-gained-officer = { $who }: новый офицер
event-lost-officers = { $who }: −{ officers }
event-outraged = { $who }: беспорядки на { $where }, виновник — { $other }
event-revolted = { $who }: восстание на { $where }
event-exhausted = { $who }: перевёрнут предмет — { $item }
event-damaged = { $who }: повреждён предмет — { $item }
event-repaired = { $who }: починен предмет — { $item }
event-stowed = { $who }: переложен со шкалы в рюкзак предмет — { $item }
event-lifted = { $who }: переложен из рюкзака на шкалу предмет — { $item }
event-hired = { $who }: нанят Судья ({ $arbiter })
event-scorched = { $who }: выжженная земля на { $where }
event-walked = { $who } → { $target }
event-became = { $who }: персонаж — { $character }
event-laid-quest = Новое задание: { $quest }
event-refreshed = { $who }: обновлён предмет — { $item }
event-refreshed-all = { $who }: обновлены все предметы
event-rested = { $who }: отдых в лесу, все предметы починены
event-found = { $who }: найдено под руиной на { $where } — { $item }
event-took-item = { $who }: взято ({ $other }) — { $item }
event-befriended = { $who }: { $other } — { $relation }
event-turned-hostile = { $who }: { $other } — теперь враг
event-called-allies = { $who } и { $ally }: вместе в сражении
event-completed = { $who }: выполнено задание — { $quest }
event-dropped = { $who }: убран из игры предмет — { $item }
event-joined = { $who } и { $partner }: коалиция, { $card }

## Отношения

relation-indifferent = безразличие
relation-amiable = приязнь
relation-friendly = дружба
relation-allied = союзник
relation-hostile = враг

## За столом

turn-of = Ход: { $who }, { $phase }
goal = до { $points }
in-supply = { warriors } в запасе
next-building = следующая: { logs }, { points }
wood-supply = жетонов дерева в запасе: { $count }
each-evening = { points } каждый вечер
led-by = лидер: { $leader }
decree = устав: { $orders }
next-sympathy = следующий: { supporters }, { points }
first-sympathy = первый жетон масти: { supporters }
bases = базы: { $bases }
base = база
plays-as = { $character }
items-ready = лицевой стороной вверх: { $items }
items-track = на шкалах: { $items }
items-satchel = в рюкзаке, лицевой стороной вверх: { $items }
items-spent = лицевой стороной вниз: { $items }
items-damaged = повреждены, лицевой стороной вверх: { $items }
items-damaged-spent = повреждены, лицевой стороной вниз: { $items }
relations = отношения: { $relations }
quests-done = задания выполнены: { $quests }
area-crafted = смастерено: { $cards }
area-items = предметы: { $items }
area-turned = ; лицевой стороной вниз: { $items }
area-known = известно из руки: { $cards }
    .supporters = известно среди сторонников: { $cards }
area-doubtful = были в руке, возможно, уже нет: { $cards }
    .supporters = были среди сторонников, возможно, ушли: { $cards }
area-gone = были в руке, с тех пор ушли: { $cards }
    .supporters = были среди сторонников, с тех пор ушли: { $cards }
area-dominance = условие победы: { $card }
area-coalition = в коалиции: { $who }
area-along = на шкале карты: { $count } из { $most }
area-aim = цель — вотчина: { $who }
area-coffins = у Гробовщиков: { warriors }
draft = Выбор фракций: { $cards }
draft-locked = заблокирована
first-turn = Первый ход: { $who }.
unplaced = ещё не на игровом поле
stock-markers = Маркеры рекрутов на шкале очков: { $spaces }
hired-promoted = усиленная сторона
hired-demoted = ослабленная сторона
hired-free = никто не управляет
hired-held = управляет { $who } ({ $count ->
        [one] { $count } маркер
        [few] { $count } маркера
       *[other] { $count } маркеров
    })
hired-acted = действие выполнено
site-used = в этот ход уже использовано
hired-left = в запасе { $pieces }
hired-pawn = фишка: { $place }
hired-waiting = ждут на карте: { warriors }
hired-items = предметы лицевой стороной вверх: { $ready }, вниз: { $spent }
hired-paths = на тропах { $paths }
hired-owed = ещё могут присоединиться воины: { $places }
hired-marked = сгорит: { $pieces }
hired-came = прибыли в этот ход и не уйдут: { $who }
hired-dug = руина обыскана
hired-robbed = карта украдена
bot-difficulty = уровень сложности: { $difficulty }
bot-role = персонаж: { $role }
bot-traits = черты: { $traits }
bot-order = приказ: { $card }
bot-next = следующий: { points }
bot-items = предметы лицевой стороной вверх: { $ready }, вниз: { $spent }; на шкале сражений вверх: { $track }, вниз: { $track_spent }; повреждённые вверх: { $damaged }, вниз: { $damaged_spent }
bot-quest = задание: { $quest }
bot-burnt = предметы на ячейках, где больше не строят: { $places }
bot-resting = в этот ход дня нет
bot-suit = приказ: { $suit }
bot-conspiracy = маркер заговоров на делении { $space }: { $conspiracy }
bot-market = рынок: { $cards }
bot-shield = щит: сражения повсюду
bot-sword = меч: сражения на полянах приказа
stock-items = Предметы на игровом поле: { $items }
stock-quests = Задания: { $quests }
stock-available = Доступны за совпадающую карту: { $cards }
stock-deck = Колода: { $deck }, сброс: { $discard }
hand = Ваша рука: { cards }
hand-nobody = У зрителя руки нет.
gain-item = { $item }, { points }
gain-persistent = длительное свойство
gain-immediate = мгновенное свойство
mark-slot = свободная ячейка
mark-ruin = руина
mark-tower = башня
mark-ferry = плот
mark-scorched = выжжено
mark-forest = лес
mark-path = тропа
mark-closed = засыпанная тропа
mark-river = река
mark-lake = озеро
forbidden = Сейчас нельзя:
column-points = очки
winner = Победа: { $who }, { points }.
winner-card = Победа по карте «{ $card }»: { $who }.
winner-coalition = В коалиции: { $who }.
winner-together = Вместе с ними: { $who }.
position-guess = Скрытое от вас — предположение: карты в руках, сторонники, порядок колоды.
help-table =
    {"  "}поле                нарисовать игровое поле
      поляны              все поляны и тропы
      игроки              все планшеты
      рука, запас         ваши карты; предметы, задания, доступные карты
      сброс               сброшенные карты
      справка СЛОВО       карта, фракция, бот, черта, задание, параграф: справка сапожник, справка 6.5.4
      почему ХОД          почему нельзя так пойти: почему построить лесопилку на 5
      прогноз ХОД         что будет с уставом: прогноз б

## Настройки партии

option-factions = фракции
    .help = Какие фракции играют, в порядке хода: две или больше, каждая один раз. При продвинутой подготовке можно указать только число игроков: фракции они выберут сами.
option-map = поле
    .help = Поле, на котором вы играете.
option-deck = колода
    .help = Колода, из которой игроки берут карты.
option-packages = дополнения
    .help = Дополнения с фракциями, наёмниками и ботами, которые могут участвовать. Дополнение того, что выбрано, добавляется само.
option-own-map = своё поле
    .help = Поле, которое нарисовали сами игроки: текст или файл. Оно заменяет поле, выбранное выше. На своём компьютере текст для начала создаст команда «copse map new», а ошибки назовёт «copse map check».
option-own-deck = своя колода
    .help = Колода, которую собрали сами игроки: текст или файл. Она заменяет колоду, выбранную выше. На своём компьютере ошибки назовёт команда «copse deck check».
option-hirelings = рекруты
    .help = Кого можно нанять: никого, случайных или тех, кого назовёте вы.
option-landmarks = достопримечательности
    .help = Сколько достопримечательностей в партии. Их размещают игроки, которые ходят последними.
option-landmark-cards = карты достопримечательностей
    .help = Какие достопримечательности могут выпасть. Если их названо ровно столько, сколько нужно, в игре будут именно они.
option-landmark-printing = издание достопримечательностей
    .help = По какому изданию своих карт действуют Плот и Затерянный город.
option-map-landmarks = достопримечательности поля
    .help = Есть ли на озёрном поле Плот, а на горном Башня, если в партии есть и другие достопримечательности.
option-together = кооперативная игра
    .help = Люди играют заодно: вместе побеждают, если каждый из них наберёт нужные очки раньше любого бота, или вместе проигрывают.
option-setup = подготовка
    .help = Как игроки готовятся к партии.
option-seed = начальное число
    .help = Число, от которого зависят кубики и тасование. Одно и то же число даёт одну и ту же партию. Если оно не задано, Copse выбирает случайное.
option-questions = вопросы
    .help = Какие вопросы задаются игрокам.
option-rulings = толкования
    .help = Версия толкований правил. Выбирайте последнюю: прежние нужны только партиям, которые по ним начались.
option-card-texts = тексты карт
    .help = По какому изданию действуют карты.
option-ferry-printing = издание плота
    .help = По какому изданию своей карты действует Плот.
option-lost-city-printing = издание затерянного города
    .help = По какому изданию своей карты действует Затерянный город.
option-control-die = кубик управления
    .help = Какие числа на кубике управления у игрока, который не лидирует по очкам.
option-hiring-turn-counts = ход найма считается
    .help = Рекруты теряют маркер управления и в конце того хода, в который их наняли, как было в старой редакции Законов.
option-partisans-spare-birds = партизаны щадят птиц
    .help = Применив партизан в сражении, игрок оставляет себе птичьи карты из руки.
option-informants-charm = «Осведомители» при «Обаянии»
    .help = «Осведомители» могут заменить и карту, которую даёт «Обаяние», а не только добор в конце вечера.
option-effects-order = порядок эффектов
    .help = Кто решает, в каком порядке применяются эффекты нескольких игроков, когда с поля убирают компоненты.
## Значения настроек: название, а в .help — что оно значит

edition-marauder = «Мародёры», новейшая
    .help = Нынешние правила со всеми дополнениями.
edition-fifth = пятая, октябрь 2020 года
    .help = Правила октября 2020 года, без более поздних дополнений.
edition-early = ранняя, до 40 очков
    .help = Правила, какими они были до первого издания.
map-autumn = осеннее поле
    .help = Поле базовой игры; масти на нём напечатаны.
map-winter = зимнее поле
    .help = Масти полян случайны.
map-lake = озёрное поле
    .help = Масти случайны, а через озеро ходит плот.
map-mountain = горное поле
    .help = Масти случайны, а завалы на тропах игроки расчищают.
deck-standard = колода базовой игры
    .help = Колода базовой игры.
deck-exiles = «Изгнанники и партизаны»
    .help = Колода с другими свойствами карт.
questions-open = все, кроме очевидных
    .help = Copse отвечает сам, если все видят, что ответ только один.
questions-all = все до одного
    .help = Copse задаёт каждый вопрос, даже если ответ только один.
setup-standard = обычная
    .help = Каждый готовит к игре фракцию, выбранную для его места.
setup-advanced = продвинутая, с выбором фракций
    .help = Первый игрок случаен, каждый оставляет себе часть сданных карт. Фракции выбраны заранее или выбираются за столом.
card-texts-first = как на момент выхода книги
    .help = У каждой карты текст первого издания.
card-texts-later = как в поздних тиражах
    .help = «Банк зарытых вкладов», «Кошелёк или жизнь», «Бюро пропаганды» и «Гробовщики» действуют по текстам поздних тиражей.
landmark-printing-old = как на момент выхода книги
    .help = Плот и Затерянный город действуют, как в первом издании.
landmark-printing-new = как печатают теперь
    .help = Плот и Затерянный город действуют, как на нынешних картах.
ferry-printing-same = как у других достопримечательностей
    .help = Действует выбор для всех достопримечательностей.
ferry-printing-old = как на момент выхода книги
    .help = Карту берёт игрок, который переправился на плоту.
ferry-printing-new = как печатают теперь
    .help = Карту берёт каждый, чьи компоненты фракции переправились. За одних рекрутов карту не берут.
lost-city-printing-same = как у других достопримечательностей
    .help = Действует выбор для всех достопримечательностей.
lost-city-printing-old = как на момент выхода книги
    .help = У поляны все масти. База или сад на ней сохраняет свою масть.
lost-city-printing-new = как печатают теперь
    .help = У поляны все масти, и у баз и садов на ней тоже. Масть называет тот, кто платит за «Беспорядки».
control-die-three-twos = 2, 2, 2, 3, 3, 4
    .help = На трёх гранях 2, на двух 3.
control-die-three-threes = 2, 2, 3, 3, 3, 4
    .help = На двух гранях 2, на трёх 3.
effects-order-active = решает тот, чей ход
    .help = Чьи эффекты следующие, решает игрок, чей сейчас ход.
effects-order-turn = в порядке хода
    .help = Эффекты идут в порядке хода, и никого не спрашивают.

reach-warning = Суммарный коэффициент фракций — { $reach }; для { $players } игроков рекомендуется не меньше { $wanted } (§{ $law }).

## §A продвинутая подготовка

prompt-TakeFaction = Какую фракцию взять и подготовить?
prompt-KeepCards = Какую карту вернуть в колоду? (осталось: { $count })
prompt-SpreadOut = На какую поляну рядом с жилищем поместить следующего воина? (осталось: { $count })
prompt-ChooseHomelands = Выберите жилище рядом с другим (осталось: { $count })
prompt-KeepInHomeland = В какое жилище поместить цитадель?
prompt-BuildInHomelands = Поместите по зданию каждого вида, каждое в другое жилище
prompt-RoostHomeland = В какое жилище на краю игрового поля поместить первое гнездо и { warriors-object }?
prompt-GardenHomeland = В какое жилище поместить первый сад и { warriors-object }?
prompt-SurfaceInHomeland = В какое жилище поместить тоннель и { warriors-object }?
prompt-PlotHomeland = Выберите жилище для воина и интриги
prompt-FirstPlot = Какую интригу поместить лицевой стороной вниз в жилище?
prompt-HordeHomeland = В какое жилище на краю игрового поля поместить предводителя, { warriors-object } и форт?
prompt-FirstHomeland = В какое жилище на краю игрового поля поместить { warriors-object }?
prompt-SecondHomeland = В какое соседнее жилище поместить ещё { warriors-object }?
event-drew-first = Первый ход: { $who }
event-laid-setup-card = В ряду фракций: { $faction }
event-laid-character = { $faction } в ряду фракций: персонаж — { $character }
event-settled = { $who }: жилище на { $where }
event-returned-card = { $who }: в колоду возвращено ({ cards }) — { $card }
    .hidden = { $who }: в колоду возвращено ({ cards })

## §10 Lizard Cult

acolytes = { $count ->
    [one] { $count } приспешник
    [few] { $count } приспешника
   *[many] { $count } приспешников
}
action-outcast = выбрать: { $suit }
action-sanctify = освятить { $object } на { $where }
    .group = освятить { $object } на
    .one = { $where }
action-plant = открыть: { $card } — сад на { $where }
    .group = открыть: { $card } — сад на
    .one = { $where }
action-summon = открыть: { $card } — воин на { $where }
    .group = открыть: { $card } — воин на
    .one = { $where }
action-preach = потратить: { $card } — +{ points }
action-sacrifice = открыть: { $card } — воин из запаса становится приспешником
prompt-FirstGarden = В какой угол поместить первый сад и { warriors-object }?
prompt-ChooseGarden = Какой сад поместить на { $where }?
prompt-ChooseOutcast = Какая масть — изгои?
prompt-ChooseConspiracy = Утро. Какой заговор? (изгои: { $suit }; { acolytes }; «Поход» или «Обращение» стоит { $crusade }, «Освящение» — { $sanctify })
prompt-Storm = «Поход» на { $where }: сразиться там?
prompt-Rituals = День. Какую карту открыть и для какого обряда?
prompt-CraftWithGardens = Вечер. Что смастерить садами изгоев?
event-gained-acolytes = { $who }: +{ acolytes }
event-spent-acolytes = { $who }: −{ acolytes }
event-named-outcast = { $who }: изгои теперь — { $suit }
event-hated-outcast = { $who }: изгои теперь ненавистны — { $suit }
event-discarded-souls = Заблудшие души ушли в сброс: { cards }
event-held-ritual = { $who }: открыто — { $card }
event-ended-rituals = { $who }: в руку вернулось — { cards }
garden-score = даёт { points }
outcast = изгои: { $suit }
outcast-hated = Изгои: { $suit }, ненавистные
revealed-cards = открыто: { $cards }
lost-souls = Заблудшие души: { $cards }

## §11 Riverfolk Company

service-hand-card = Карта из руки
service-riverboats = Лодки
service-mercenaries = Наёмники
action-buy-card = купить из открытой руки: { $card } (цена { $price })
    .group = купить из открытой руки (цена { $price }):
    .one = { $card }
action-buy-boats = купить «Лодки»: в этот ход участки реки — тропы (цена { $price })
action-buy-mercenaries = нанять наёмников на день и вечер (цена { $price })
action-moor = завербовать на { $where }
    .Embark = поместить воина на { $where }
action-price = { $service }: { $price }
    .group = { $service }
    .one = { $price }
action-fund = воин: { $who }
action-export = экспортировать: { $card }, { $cost } → воин в «Платежи»
action-draw = взять карту
action-trade-post = создать торговый пост с воином на { $where } ({ points })
prompt-PayItems = Плата за услугу: какой предмет перевернуть? (осталось: { $count })
prompt-ChooseFunds = { $use ->
    [crafted] Капитал на ремесло, ещё { $count }. Чьего воина взять?
    [spent] Потратить капитал, ещё { $count }. Чьего воина взять?
    [lost] «Прекращение торговли», убрать из капитала ещё { $count }. Чьего воина убрать?
   *[committed] Вложить капитал, ещё { $count }. Чьего воина взять?
}
prompt-Embark = Куда у реки поместить воинов? (осталось: { $count })
prompt-FirstPrice = Установите начальную цену услуги: { $service }
prompt-SetPrice = Вечер. Установить новую цену? ({ $service }, сейчас { $price })
prompt-Trade = День. Что делать? (капитал: { $count })
prompt-ChoosePost = Какой торговый пост поместить на { $where }?
event-bought = { $who }: куплено ({ $seller }) — { $service }, цена { $price }
event-deposited = { $who }: в «Платежи» помещено — { warriors }
event-paid-out = { $who }: потрачено — { warriors } ({ $owner })
event-lost-funds = { $who }: потеряно из капитала — { warriors } ({ $owner })
event-gathered-funds = { $who }: капитал собран, { warriors }
event-priced = { $who }: новая цена — { $service } { $price }
event-exported = { $who }: экспортировано — { $card }
box-payments = платежи: { $warriors }
box-funds = капитал: { $warriors }
box-commitments = вклады: { $warriors }
box-tracks = на ремесле: { $warriors }
trade-posts = торговые посты: { $posts }
services = услуги: { $prices }
services-used = услуги ({ $who }): { $services }


## §12 Underground Duchy

minister-foremole = Глава кротсоюза
minister-captain = Капитан
minister-marshal = Шериф
minister-brigadier = Генерал
minister-banker = Банкир
minister-mayor = Мэр
minister-duchess-of-mud = Герцогиня Глинская
minister-baron-of-dirt = Барон Грязецкий
minister-earl-of-stone = Граф Каменский
rank-squire = эсквайры
rank-noble = аристократы
rank-lord = знать
action-reveal = открыть: { $card }
action-citadel = построить крепость на { $where }
action-market = построить рынок на { $where }
action-muster = завербовать воина в нору
    .Refuge = в нору
action-dig = прорыть тоннель на { $where }, потратив: { $card }
    .group = прорыть тоннель на { $where }, потратив:
    .one = { $card }
action-call = действует { $minister }
    .Order = как { $minister }
action-sway = добиться лояльности: { $minister } ({ cards }, { points })
action-demote = потерять: { $minister }
prompt-Surface = В какой угол поместить тоннель и { warriors-object }?
prompt-ChooseHumbled = «Цена разгрома»: какого политика потерять?
prompt-Assembly = «Ассамблея». Что делать? (осталось: { turns })
prompt-RevealPlans = Вы строите { $object } на { $where }. Какую совпадающую карту открыть?
prompt-RevealAnyPlans = Вы строите { $object } на { $where }. Какую карту открыть?
prompt-FillIn = Все тоннели на игровом поле. Какой из них убрать ради { $where }?
prompt-Emerge = Тоннель на { $where }. Сколько воинов поднять?
prompt-Parliament = «Парламент». Какого политика использовать?
prompt-Order = { $minister }: что сделать?
prompt-OrderAgain = Генерал: ещё раз?
prompt-Bank = Банкир: потратить ещё карту той же масти? (сейчас { points })
prompt-SwayMinister = Конец дня. Лояльности какого политика добиться?
prompt-RevealToSway = { $minister }: какую карту открыть? (ещё { cards })
prompt-CitadelsAndMarkets = Вечер. Что смастерить?
event-revealed = { $who }: открыто — { $card }
event-took-back = { $who }: возвращено в руку — { $card }
event-called = { $who }: действовал политик — { $minister }
event-swayed = { $who }: теперь лоялен — { $minister }
event-demoted = { $who }: потерян политик — { $minister }, корона убрана из игры
each-birdsong = { warriors } каждое утро
draws-each-evening = { cards } каждый вечер
ministers-swayed = лояльны: { $ministers }
crowns = осталось корон: { $crowns }
area-revealed = открыто: { $cards }
burrow-holds = { burrow }: { warriors }; тоннели: { $tunnels }

## §13 Corvid Conspiracy

action-flip = перевернуть интригу на { $where }
action-flock = завербовать на всех полянах ({ $suit }), потратив: { $card }
    .group = завербовать на всех полянах ({ $suit }), потратив:
    .one = { $card }
action-perch = поместить воина на { $where }
any-plot = лицевой стороной вниз
action-plot = поместить интригу на { $where }: { $plot }
    .group = поместить интригу на { $where }:
    .one = { $plot }
action-trick = поменять местами интриги на { $a } и { $b }
    .group = поменять местами интригу на { $a } с той, что на
    .one = { $b }
action-expose = разоблачить интригу на { $where }
action-guess = назвать: { $plot }
action-show = показать: { $card }
prompt-Infiltrate = На какую поляну поместить воина? ({ $suit })
prompt-PlotCraft = Утро. Что смастерить?
prompt-FlipPlots = Утро. Какую интригу перевернуть?
prompt-CallFlock = Утро. Потратить карту, чтобы завербовать воинов?
prompt-Perch = Воинов на все поляны не хватит, осталось: { $count }. Куда поместить?
prompt-Scheme = { $count ->
    [0] Сделать что-нибудь ещё до вечера?
   *[other] День. Что делать? (осталось: { turns })
}
prompt-Exert = Вечер. Применить «Напор»: ещё одно действие вместо добора?
prompt-NamePlot = Какая интрига лежит на { $where }?
prompt-ShowCard = { $where }, { $piece }: какую карту показать?
event-flipped = { $who }: перевёрнута интрига на { $where } — { $piece }
event-plotted = { $who }: интрига лицевой стороной вниз на { $where } — { $piece }
    .hidden = { $who }: интрига лицевой стороной вниз на { $where }
event-swapped = { $who }: интриги на { $a } и { $b } поменялись местами
event-raided = { $who }: набег на поляны рядом с { $where }
event-exposed = { $who }: разоблачена интрига на { $where } — { $piece }, показана карта { $card }
    .hidden = { $who }: разоблачена интрига на { $where } — { $piece }
event-misjudged = { $who }: ошибка — на { $where } не { $piece }
next-flip = за следующую интригу: { points }
plots-hidden = закрыты: { $plots }
plots-denied = не { $plots }
plots-left = в запасе: { $plots }
plots-unseen = не открыты: { $plots }


## §14 Lord of the Hundreds

action-march = предводитель { $origin } → { $target }: { $count ->
        [0] один
       *[other] и { warriors-object }
    }
    .group = предводитель { $origin } → { $target } и воины:
    .one = ×{ $count }
action-embark = переправить на { $target }: { $count ->
        [0] одного предводителя
       *[other] предводителя и { warriors-object }
    }
    .group = переправить на { $target } предводителя и воинов:
    .one = ×{ $count }
action-hoard = оставить себе: { $card }, { $cost } → { $item } в тайник
action-part-with = убрать из игры { $object }
    .AtBound = убрать из игры { $object }: поместить { warriors-object }
    .Slip = { to-satchel }
    .Wander = { to-satchel }
    .Breather = { to-satchel }
action-loot = грабить: без урона от кубика, зато, может быть, предмет
action-plunder = забрать { $object }
action-plunder-turned = забрать { $object } (лицевой стороной вниз)
action-raze = устроить погром на { $where }
action-mob = поместить бунт на { $where }
action-anoint = назначить предводителя на { $where }
action-mood = { $mood }
action-fortify = построить форт на { $where }, потратив: { $card }
    .group = построить форт на { $where }, потратив:
    .one = { $card }
action-incite = спровоцировать бунт на { $where }, потратив: { $card }
    .group = спровоцировать бунт на { $where }, потратив:
    .one = { $card }
action-call-off = заменить бунт на { $where } воином
action-roll-mob = бросить кубик бунта

prompt-GatherHorde = В какой угол поместить предводителя, { warriors-object } и форт?
prompt-Raze = Погром в нескольких местах. Где сначала?
prompt-ChooseFind = Под руиной на { $where }: какой предмет забрать?
prompt-PlaceMob = Кубик бунта — { $suit }. Куда поместить бунт?
prompt-Anoint = Предводителя нет. Где назначить нового?
prompt-ChooseMood = Состояние предводителя — «{ $mood }». Какое выбрать следующим?
prompt-Strongholds = День. Что смастерить?
prompt-Overflow = Шкала заполнена, нет места: { $item }. Что убрать из игры?
prompt-DeclareLoot = Сражение на { $where }: грабить? ({ $defender })
prompt-TakeLoot = Какой предмет забрать? ({ $other })
prompt-CommandHundreds = «Командование полчищами». Что делать? (осталось: { turns })
prompt-AdvanceWarlord = «Наступление предводителем». Куда переместиться? (осталось: { $count })
prompt-Clash = «Наступление предводителем». С кем здесь сразиться?
prompt-Pursue = «Беспощадный»: ещё раз переместиться или сразиться?
prompt-Incite = Вечер. Где спровоцировать бунт?
prompt-Revel = «Торжествующий»: бросить кубик бунта? (осталось: { $count })
prompt-Embitter = «Напористый» (сражение на { $where }): какие бунты заменить воинами?

event-marched = { $who }: предводитель { $origin } → { $target }{ $count ->
        [0] {""}
       *[other] , с ним { warriors }
    }
event-hoarded = { $who }: добавлено в тайник — { $item }
event-declared-loot = { $who }: объявлен грабёж ({ $defender })
event-razed = { $who }: погром на { $where }
event-rolled-mob = { $who }: кубик бунта — { $suit }
event-changed-mood = { $who }: состояние предводителя — «{ $mood }»

mood-bitter = Напористый
    .help = Перед броском в сражении на поляне предводителя бунты оттуда и с соседних полян могут стать в нём воинами.
mood-grandiose = Горделивый
    .help = Предводитель наступает раньше, чем командуют полчищами.
mood-jubilant = Торжествующий
    .help = Спровоцировав бунт на поляне предводителя, можно до { $count ->
            [one] { $count } раза
           *[other] { $count } раз
        } бросить кубик бунта, чтобы бунтов стало больше.
mood-lavish = Расточительный
    .help = В конце утра вы можете убрать из игры предметы тайника: за каждый поместите { warriors-object } на поляну предводителя.
mood-relentless = Беспощадный
    .help = После наступления, где были и перемещение, и сражение, предводитель может ещё раз переместиться или сразиться.
mood-rowdy = Хулиганистый
    .help = Вечером вы берёте на { cards-object } больше, а если компонентов противников на поляне предводителя { $crowd } или больше, то на { $crowded }.
mood-stubborn = Неуступчивый
    .help = В сражении на поляне предводителя вы игнорируете первый полученный урон.
mood-wrathful = Разъярённый
    .help = Нападая на поляне предводителя, вы наносите дополнительный урон.
hoard-command = Команды
hoard-prowess = Отвага
hoard-track = { $track } { $value }: { $items }
warlord-mood = состояние предводителя: { $mood }
gain-either = { points } или { $item } в тайник


## §15 Keepers in Iron

piece-waystation-tablet-jewelry = перевалочный пункт (скрижаль / украшение)
    .counted = { $count ->
        [one] { $count } перевалочный пункт (скрижаль / украшение)
        [few] { $count } перевалочных пункта (скрижаль / украшение)
       *[many] { $count } перевалочных пунктов (скрижаль / украшение)
    }
    .object = перевалочный пункт (скрижаль / украшение)
    .faces = скрижаль / украшение
    .sign = ⌂т
piece-waystation-jewelry-tablet = перевалочный пункт (украшение / скрижаль)
    .counted = { $count ->
        [one] { $count } перевалочный пункт (украшение / скрижаль)
        [few] { $count } перевалочных пункта (украшение / скрижаль)
       *[many] { $count } перевалочных пунктов (украшение / скрижаль)
    }
    .object = перевалочный пункт (украшение / скрижаль)
    .faces = украшение / скрижаль
    .sign = ⌂у
piece-waystation-jewelry-figure = перевалочный пункт (украшение / статуя)
    .counted = { $count ->
        [one] { $count } перевалочный пункт (украшение / статуя)
        [few] { $count } перевалочных пункта (украшение / статуя)
       *[many] { $count } перевалочных пунктов (украшение / статуя)
    }
    .object = перевалочный пункт (украшение / статуя)
    .faces = украшение / статуя
    .sign = ⌂у
piece-waystation-figure-jewelry = перевалочный пункт (статуя / украшение)
    .counted = { $count ->
        [one] { $count } перевалочный пункт (статуя / украшение)
        [few] { $count } перевалочных пункта (статуя / украшение)
       *[many] { $count } перевалочных пунктов (статуя / украшение)
    }
    .object = перевалочный пункт (статуя / украшение)
    .faces = статуя / украшение
    .sign = ⌂с
piece-waystation-figure-tablet = перевалочный пункт (статуя / скрижаль)
    .counted = { $count ->
        [one] { $count } перевалочный пункт (статуя / скрижаль)
        [few] { $count } перевалочных пункта (статуя / скрижаль)
       *[many] { $count } перевалочных пунктов (статуя / скрижаль)
    }
    .object = перевалочный пункт (статуя / скрижаль)
    .faces = статуя / скрижаль
    .sign = ⌂с
piece-waystation-tablet-figure = перевалочный пункт (скрижаль / статуя)
    .counted = { $count ->
        [one] { $count } перевалочный пункт (скрижаль / статуя)
        [few] { $count } перевалочных пункта (скрижаль / статуя)
       *[many] { $count } перевалочных пунктов (скрижаль / статуя)
    }
    .object = перевалочный пункт (скрижаль / статуя)
    .faces = скрижаль / статуя
    .sign = ⌂т
piece-figure-1 = статуя (ценность 1)
    .counted = { $count ->
        [one] { $count } статуя ценностью 1
        [few] { $count } статуи ценностью 1
       *[many] { $count } статуй ценностью 1
    }
    .object = статую ценностью 1
    .sign = с1
piece-figure-2 = статуя (ценность 2)
    .counted = { $count ->
        [one] { $count } статуя ценностью 2
        [few] { $count } статуи ценностью 2
       *[many] { $count } статуй ценностью 2
    }
    .object = статую ценностью 2
    .sign = с2
piece-figure-3 = статуя (ценность 3)
    .counted = { $count ->
        [one] { $count } статуя ценностью 3
        [few] { $count } статуи ценностью 3
       *[many] { $count } статуй ценностью 3
    }
    .object = статую ценностью 3
    .sign = с3
piece-tablet-1 = скрижаль (ценность 1)
    .counted = { $count ->
        [one] { $count } скрижаль ценностью 1
        [few] { $count } скрижали ценностью 1
       *[many] { $count } скрижалей ценностью 1
    }
    .object = скрижаль ценностью 1
    .sign = т1
piece-tablet-2 = скрижаль (ценность 2)
    .counted = { $count ->
        [one] { $count } скрижаль ценностью 2
        [few] { $count } скрижали ценностью 2
       *[many] { $count } скрижалей ценностью 2
    }
    .object = скрижаль ценностью 2
    .sign = т2
piece-tablet-3 = скрижаль (ценность 3)
    .counted = { $count ->
        [one] { $count } скрижаль ценностью 3
        [few] { $count } скрижали ценностью 3
       *[many] { $count } скрижалей ценностью 3
    }
    .object = скрижаль ценностью 3
    .sign = т3
piece-jewelry-1 = украшение (ценность 1)
    .counted = { $count ->
        [one] { $count } украшение ценностью 1
        [few] { $count } украшения ценностью 1
       *[many] { $count } украшений ценностью 1
    }
    .object = украшение ценностью 1
    .sign = у1
piece-jewelry-2 = украшение (ценность 2)
    .counted = { $count ->
        [one] { $count } украшение ценностью 2
        [few] { $count } украшения ценностью 2
       *[many] { $count } украшений ценностью 2
    }
    .object = украшение ценностью 2
    .sign = у2
piece-jewelry-3 = украшение (ценность 3)
    .counted = { $count ->
        [one] { $count } украшение ценностью 3
        [few] { $count } украшения ценностью 3
       *[many] { $count } украшений ценностью 3
    }
    .object = украшение ценностью 3
    .sign = у3
faithful-retainer = Верный слуга
duty-move = Перемещение
duty-delve = Сражение, затем раскопки
duty-recover = Перемещение или присвоение
retinue = Слуги ордена: { $servants }
relics-recovered = { $relic }: { $values }
waystations = перевалочные пункты
action-carry = взять с собой { $object }
action-enshrine = поместить: { $place }
action-encamp = обустроить на { $where }: { $waystation }
    .group = обустроить на { $where }
    .one = { $waystation }
action-decamp = разобрать на { $where }: { $waystation }
    .group = разобрать на { $where }
    .one = { $waystation }
action-knight = завербовать на { $where }, потратив: { $card }
    .group = завербовать на { $where }, потратив:
    .one = { $card }
action-serve = разыграть: { $servant }
action-delve = провести раскопки на { $where }, { $place }: { $relic }
    .group = провести раскопки на { $where }, { $place }
    .one = { $relic }
action-recover = присвоить на { $where }: { $relic }
    .group = присвоить на { $where }
    .one = { $relic }
action-gather = { $card } в столбец «{ $duty }»
    .group = { $card } в столбец
    .one = { $duty }
action-reassign = переложить: { $servant }, из столбца «{ $post }» в столбец «{ $duty }»
    .group = переложить: { $servant }, из столбца «{ $post }» в столбец
    .one = { $duty }
prompt-CarryRelics = { $origin } → { $target }: взять с собой реликвии? (не больше { $count })
prompt-LayTrophy = В какой лес поместить { $object }?
prompt-FirstCamp = В какой угол поместить { warriors-object }?
prompt-SecondCamp = Куда на краю игрового поля поместить ещё { warriors-object }?
prompt-Encamp = Утро. Где заменить воина перевалочным пунктом?
prompt-Decamp = Утро. Где заменить перевалочный пункт воином?
prompt-SummonKnights = Утро. Потратить карту, чтобы поместить { warriors-object } на перевалочный пункт?
prompt-CraftAtCamps = День. Что смастерить до розыгрыша слуг?
prompt-ActWithRetinue = Слуги ордена, столбец «{ $duty }». Что сделать? (осталось: { cards })
prompt-ChooseServant = Какую карту слуг разыграть?
prompt-DelveAfterBattle = После сражения на { $where }: провести раскопки?
prompt-RecoverMore = Присвоить ещё реликвию на { $where }?
prompt-GatherRetinue = Вечер. Добавить карты в слуги ордена (места: { $count }) или переложить одну?
event-carried = { $who }: перенесена реликвия — { $piece }, { $origin } → { $target }
event-enshrined = { $who }: трофей ({ $piece }) помещён — { $target }
event-laid-relic = { $who }: реликвия ({ $piece }) лежит — { $target }
event-delved = { $who }: выкопана реликвия — { $piece }, { $origin } → { $target }
event-recovered = { $who }: присвоена реликвия на { $where } — { $piece }
event-dismissed = { $who }: потерян слуга ордена — { $card }
event-gathered = { $who }: новый слуга ордена — { $card } («{ $duty }»)
event-reassigned = { $who }: переложен слуга ордена — { $card } («{ $duty }»)

# §E the hirelings
piece-foothold = лаз
    .counted = { $count ->
        [one] { $count } лаз
        [few] { $count } лаза
       *[many] { $count } лазов
    }
    .object = лаз
    .sign = ⊓
piece-vault = хранилище
    .counted = { $count ->
        [one] { $count } хранилище
        [few] { $count } хранилища
       *[many] { $count } хранилищ
    }
    .object = хранилище
    .sign = ⊡
hireling-forest-patrol = Лесной патруль
    .short = Лесной патруль
    .help = Когда их убирают, один из убранных ждёт на карте. Раз в день они могут переместиться, а затем сразиться, либо все ждущие возвращаются на поляну, где есть их воин.
hireling-feline-physicians = Кошачьи лекари
    .short = Кошачьи лекари
    .help = Когда ваших воинов убирают, вы можете потратить карту, которая совпадает с их поляной: они попадут не в запас, а на поляну с вашими компонентами.
hireling-last-dynasty = Последнее поколение
    .short = Последнее поколение
    .help = Раз в день: если они правят своей поляной, все перемещаются, а затем сражаются; если нет, сражаются там дважды; если на игровом поле их нет, все приходят на край и сражаются.
prompt-SettleDynasty = { $hireling }: на какой поляне у края игрового поля начать?
prompt-DynastyOrders = { $hireling }: куда направиться или с кем сразиться?
hireling-bluebird-nobles = Лазурная знать
    .short = Лазурная знать
    .help = Вы правите полянами и при ничьей. В начале утра получите очко за { $clearings ->
        [one] каждую { $clearings } поляну
        [few] каждые { $clearings } поляны
       *[many] каждые { $clearings } полян
    } под вашим правлением.
hireling-spring-uprising = Весенняя революция
    .short = Весенняя революция
    .help = Кто на них нападает, сперва сбрасывает карту, которая совпадает с поляной. В начале утра кубик называет масть: с поляны этой масти убирают их воина и все компоненты противников, или там появляется ещё один.
prompt-RiseSomewhere = { $hireling } ({ $suit }): куда поместить воина?
prompt-RiseAgain = { $hireling } снова ({ $suit }): куда поместить воина?
prompt-BreakOut = { $hireling } ({ $suit }): вспыхнуть или поместить воина, и где?
prompt-PayToll = Нападение на { $where }, защита — { $defender }. Какую карту сбросить за это?
event-rolled-uprising = { $who }: на кубике { $suit }
hireling-rabbit-scouts = Кролики-разведчики
    .short = Кролики-разведчики
    .help = Защищаясь, до броска вы можете потратить карту, которая совпадает с поляной, чтобы нанести больший из выпавших уронов.
prompt-HearScouts = Нападение на { $where } ({ $attacker }). Потратить карту, чтобы больший бросок был вашим?
hireling-the-exile = Изгнанник
    .short = Изгнанник
    .help = В свой ход игроки с компонентами рядом с Изгнанником могут отдать ему смастерённый предмет: за это { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } и { points }. Раз в день, пока хватает предметов: переверните { $walk }, чтобы перейти в соседний лес, или { $fight }, чтобы сразиться рядом с ним; потом все обновляются. Урона от кубика у него не больше, чем предметов; урон он принимает предметами.
action-donate = отдать Изгнаннику { $object }
action-donate-turned = отдать Изгнаннику { $object } (лицевой стороной вниз)
prompt-PlaceExile = { $hireling }: в какой лес поместить фишку?
prompt-ExileOrders = { $hireling }: перевернуть предметы, чтобы идти дальше или сразиться?
event-donated = { $who }: отдан предмет — { $item } ({ $hireling })
event-tired = { $who }: урон, перевёрнуто предметов — { $count }
event-lost-items = { $who }: урон, потеряно предметов — { $count }
hireling-the-brigand = Разбойник
    .short = Разбойник
    .help = Под руинами лежат предметы. Раз в день можно взять предмет из руин на поляне с вашими компонентами и один раз — перевернуть смастерённый предмет, чтобы взять случайную карту у игрока, чьи компоненты есть на одной поляне с вашими.
action-unearth = взять предмет из руины на { $where }
prompt-BrigandOrders = { $hireling }: взять предмет из руины или перевернуть предмет и украсть карту?
prompt-RobPlayer = { $hireling }: чью карту взять?
hireling-highway-bandits = Дорожные бандиты
    .short = Дорожные бандиты
    .help = Противник, который идёт по тропе с бандитом, теряет один из перемещаемых компонентов (Бродяга повреждает предмет); если по ней идёте вы, вы можете поместить воина туда, куда пришли. Раз в день: поместите бандита на тропу у поляны с вашими компонентами.
action-waylay = поместить бандита на тропу { $a } – { $b }
    .group = поместить бандита на тропу от { $a } до
    .one = { $b }
action-withdraw = убрать бандита с тропы { $a } – { $b }
    .group = убрать бандита с тропы от { $a } до
    .one = { $b }
prompt-LieInWait = { $hireling }: на какую тропу поместить бандита?
prompt-WithdrawBandit = { $hireling }: в запасе никого. Какого переставить?
prompt-PostBandit = { $hireling }: на какую тропу поместить бандита?
prompt-JoinOnTheWay = Мимо бандитов на { $where }. Поместить туда воина?
event-waylaid = { $who }: бандит на тропе { $a } – { $b }
event-withdrew = { $who }: убран бандит с тропы { $a } – { $b }
hireling-bandit-gangs = Шайки бандитов
    .short = Шайки бандитов
    .help = С ними нельзя сражаться там, где есть ваши компоненты. Раз в день поместите вашего воина к каждому из них или их воина на поляну с вашими компонентами.
action-reinforce = поместить своего воина к каждому из них
prompt-PostGang = { $hireling }: куда поместить первого воина?
prompt-GangOrders = { $hireling }: поместить своих воинов к ним или одного из них к своим компонентам?
prompt-ShareWarriors = { $hireling }: воинов не хватает ({ $count }). Куда поместить одного?
hireling-riverfolk-flotilla = Речная флотилия
    .short = Речная флотилия
    .help = С ней нельзя сражаться, и её нельзя убрать; от кубика она наносит не больше чем { hits }. В начале утра каждый, чьи компоненты есть на её поляне, может взять карту; затем она плывёт по реке и может сразиться.
prompt-LaunchFlotilla = { $hireling }: на какую поляну у края и у реки поместить?
prompt-TradeAboard = { $hireling } на вашей поляне: взять карту?
prompt-SteerFlotilla = { $hireling }: куда плыть по реке?
hireling-otter-divers = Выдры-ныряльщики
    .short = Выдры-ныряльщики
    .help = На поляны у реки и с них вы перемещаетесь, не обязательно правя одной из полян.
hireling-warm-sun-prophets = Пророки Жаркого солнца
    .short = Пророки Жаркого солнца
    .help = Раз в день: игрок с компонентами на поляне с пророком должен сразиться там либо переместиться оттуда, куда вы скажете, и, если хотите, сразиться; с кем — решаете вы. Или пророк появляется там, где его нет.
prompt-SendProphet = { $hireling }: куда поместить воина?
prompt-ProphetOrders = { $hireling }: кто должен действовать или куда поместить воина?
prompt-Preach = { $hireling }: что делать ({ $other })?
prompt-PreachOn = { $hireling }: сразиться на { $where } ({ $other })?
hireling-lizard-envoys = Посланники ящериц
    .short = Посланники ящериц
    .help = В начале утра можно взять одну из верхних карт сброса (их { $cards }): той масти, которой среди них больше всего, но не засаду.
prompt-FetchDiscard = { $hireling }: взять карту из сброса?
hireling-corvid-spies = Вороньи лазутчики
    .short = Вороньи лазутчики
    .help = Раз в день лазутчики (их { $count }) приходят на поляны с компонентами противников. Затем они сражаются везде, где есть, или вы берёте случайную карту у каждого противника на одной из их полян.
action-spy = забрать карты на { $where }
prompt-FirstSpy = { $hireling } начинают на разных полянах одной масти. Куда поместить первого?
prompt-SecondSpy = { $hireling }: на какую другую поляну той же масти поместить второго?
prompt-SendSpies = { $hireling }: на какую поляну с компонентами противников поместить воина? (осталось: { $count })
prompt-SpyOrders = { $hireling }: сразиться на каждой своей поляне или забрать карты на одной?
hireling-raven-sentries = Вороны-часовые
    .short = Вороны-часовые
    .help = В сражениях там, где у вас есть здания или жетоны, вы наносите дополнительный урон.
hireling-sunward-expedition = Экспедиция к солнцу
    .short = Экспедиция к солнцу
    .help = Раз в день на поляну без лаза приходит лаз и до { $count } их воинов. Затем они могут переместиться и сразиться, или к каждому лазу приходит ещё воин.
prompt-FirstFoothold = { $hireling }: откуда начать?
prompt-LiftFoothold = { $hireling }: лазов в запасе нет. Какой переставить?
prompt-PlaceFoothold = { $hireling }: куда поместить лаз?
prompt-BringDiggers = { $hireling }: поместить ещё воина на { $where }? (не больше { $count })
prompt-ExpeditionOrders = { $hireling }: переместить и сразиться или поместить по воину к каждому лазу?
prompt-ManFoothold = { $hireling }: воинов не хватает. К какому лазу поместить?
hireling-mole-artisans = Кроты-ремесленники
    .short = Кроты-ремесленники
    .help = Смастерив карту с предметом, вы можете не сбрасывать её, а открыть: в конце вечера она вернётся в руку.
prompt-KeepRevealed = { $card }: открыть до конца вечера или сбросить?
hireling-furious-protector = Яростный заступник
    .short = Яростный заступник
    .help = С ним нельзя сражаться, и его нельзя убрать; противники не могут ничего размещать на его поляне. В начале утра он должен переместиться, кто бы ни правил, и каждый игрок теряет воина там, куда он пришёл.
prompt-PostProtector = { $hireling }: на какую поляну поместить?
prompt-WalkProtector = { $hireling } на { $where }: куда переместить?
hireling-stoic-protector = Стойкий заступник
    .short = Стойкий заступник
    .help = С ним нельзя сражаться, и его нельзя убрать; на его поляне противники не могут ни сражаться с вами, ни убирать ваши компоненты. В начале утра он должен переместиться, кто бы ни правил.
prompt-CallProtector = { $hireling }: на какую из ваших полян прийти?
hireling-flame-bearers = Факелоносцы
    .short = Факелоносцы
    .help = В начале утра каждый из них убирает компонент противника на своей поляне, сперва воинов. Затем ещё один приходит к одному из них или рядом; если это невозможно, на любые поляны приходят новые (их { $count }).
prompt-FirstBearers = { $hireling }: откуда начать? (осталось: { $count })
prompt-BearersAnew = { $hireling }: куда поместить? (осталось: { $count })
prompt-BearersAtBirdsong = { $hireling }: куда поместить? (осталось: { $count })
prompt-Burn = { $hireling } на { $where }: чей компонент сжечь? (осталось: { $count })
prompt-BurnPiece = { $hireling } на { $where }: что сжечь? ({ $other })
prompt-SpreadFire = { $hireling }: куда поместить ещё воина?
hireling-rat-smugglers = Крысы-контрабандисты
    .short = Крысы-контрабандисты
    .help = Днём, сколько угодно раз: сбросьте карту с изображением предмета, чтобы переместиться или сразиться.
action-smuggle = провезти контрабанду, сбросив: { $card }
prompt-SmuggledAct = Переместиться или сразиться?
hireling-vault-keepers = Стражи хранилищ
    .short = Стражи хранилищ
    .help = Раз в день на поляну с хранилищем или соседнюю приходит хранилище. Затем они сражаются у каждого хранилища, или к каждому приходит ещё воин.
prompt-SettleKeepers = { $hireling }: куда поместить первое хранилище?
prompt-ResettleKeepers = { $hireling }: их нет на игровом поле. Куда прийти?
prompt-ExtendVaults = { $hireling }: куда поместить хранилище?
prompt-VaultOrders = { $hireling }: сразиться у хранилищ или поместить по воину к каждому?
hireling-badger-bodyguards = Барсуки-телохранители
    .short = Барсуки-телохранители
    .help = В сражении вы игнорируете первый полученный урон.
hireling-popular-band = Любимые музыканты
    .short = Любимые музыканты
    .help = Противники не могут уйти с поляны с музыкантом в тот ход, когда на неё пришли. Раз в день они могут привлечь на одну из своих полян по воину с каждой соседней; затем ещё один может прийти на любую поляну.
prompt-FirstConcert = { $hireling }: где начать?
prompt-SecondConcert = { $hireling }: на какой ещё поляне?
prompt-PlayForHirer = { $hireling }: на какую из ваших полян прийти?
prompt-ChooseStage = { $hireling }: созвать воинов на одну из их полян?
prompt-DrawListeners = { $origin } → { $target }: чей воин придёт?
prompt-ChooseListener = { $origin } → { $target }: чей воин придёт?
prompt-PlayElsewhere = { $hireling }: поместить ещё одного?
hireling-street-band = Уличные музыканты
    .short = Уличные музыканты
    .help = Противники не могут уйти с поляны с музыкантом в тот ход, когда на неё пришли. Раз в день ещё один приходит на любую поляну.
prompt-PlaceBand = { $hireling }: куда поместить ещё одного?

# §F the landmarks
landmark-black-market = Чёрный рынок
    .short = Чёрный рынок
    .setup = Поляна с одной ячейкой и без руин; не вместе с другой достопримечательностью и не по соседству с ней. На прилавки кладут вслепую три карты колоды.
    .help = Раз за свой ход, если на поляне есть компоненты вашей фракции, вы можете обменять карту из руки на одну из лежащих на прилавках; ваша ложится на её место лицевой стороной вниз.
landmark-elder-treetop = Древняя крона
    .short = Древняя крона
    .setup = Угловая поляна; не вместе с другой достопримечательностью и не по соседству с ней.
    .help = На поляне одной ячейкой больше. Кто уберёт из этой ячейки здание противника, получит на очко больше.
landmark-ferry = Плот
    .short = Плот
    .setup = Поляна у реки, на озёрном поле — на берегу; не вместе с другой достопримечательностью и не по соседству с ней.
    .help = Раз за ход, перемещаясь отсюда, можно уйти вдоль реки на соседнюю поляну, на озёрном поле — на любой другой берег, и увести плот с собой. Переместившийся игрок берёт карту.
    .new = Раз за ход, перемещаясь отсюда, можно уйти вдоль реки на соседнюю поляну, на озёрном поле — на любой другой берег, и увести плот с собой. Карту берёт каждый, чьи компоненты фракции переместились.
landmark-legendary-forge = Легендарная наковальня
    .short = Легендарная наковальня
    .setup = Любая поляна; не вместе с другой достопримечательностью и не по соседству с ней. По масти поляны сюда кладут предметы из запаса: лисы — два меча, арбалет и молот; мыши — два мешка и два чайника; зайцы — два сапога и две стопки монет.
    .help = Чтобы смастерить лежащий здесь предмет, нужен компонент фракции на этой поляне. За это вы ещё берёте карту и получаете на очко больше, сколько бы ни стоил предмет для вас.
landmark-lost-city = Затерянный город
    .short = Затерянный город
    .setup = Поляна у реки, на озёрном поле — на берегу; не вместе с другой достопримечательностью и не по соседству с ней.
    .help = Поляна — лисья, мышиная и заячья сразу. База или сад на ней сохраняют свою масть.
    .new = Поляна — лисья, мышиная и заячья сразу, как и каждая база и каждый сад на ней. Кто платит за «Беспорядки» здесь, называет масть.
landmark-tower = Башня
    .short = Башня
    .setup = Поляна с руинами, где нет другой достопримечательности; по соседству с ней — можно.
    .help = Кто правит поляной в конце своего вечера, получает очко.
## Боты

faction-mechanical-marquise = Механическая Маркиса 2.0
    .short = Механическая Маркиса
faction-electric-eyrie = Крылатые киборги
    .short = Киборги
faction-automated-alliance = Синтетический союз
    .short = Синтетический союз
faction-drillbit-duchy = Гидробуровое герцогство
    .short = Гидробуровое герцогство
faction-cogwheel-corvids = Стальной сговор
    .short = Стальной сговор
difficulty-easy = низкий
difficulty-normal = обычный
difficulty-challenging = высокий
difficulty-nightmare = кошмарный
trait-blitz = Блицкриг
    .help = После перемещения она уводит всех воинов, кроме одного, с поляны наибольшего приоритета, которой правит и где нет компонентов противников, и сражается там, куда они пришли.
trait-fortified = Укрепления
    .help = Каждое её здание выдерживает 2 урона; 1 урон ничего не делает.
trait-hospitals = Госпитали
    .help = После сражения, в котором она защищалась и потеряла 2 воинов или больше, она помещает 2 воинов на поляну цитадели.
trait-iron-will = Железная воля
    .help = При птичьем приказе она вербует вдвое больше воинов.
trait-overwhelming = Подавление
    .help = При вербовке она получает очко за каждых 2 воинов, которых не может поместить, и расширяется не больше раза за ход.
trait-nobility = Благородство
    .help = Смута начинается и тогда, когда при розыгрыше устава нельзя поместить воина. Очки при смуте не теряются: каждая птичья карта устава, напротив, приносит очко.
trait-relentless = Неумолимость
    .help = После розыгрыша устава с каждой поляны, где есть воины бота, убираются все беззащитные здания и жетоны противников.
trait-swoop = Налёт
    .help = В конце дня 2 воина помещаются на поляну наибольшего приоритета, где нет компонентов бота.
trait-war-tax = Военный налог
    .help = Когда бот убирает здание или жетон противника, владелец теряет очко.
trait-focused = Сосредоточенность
    .help = Дополнительный урон самый большой столбец наносит и тогда, когда в другом столько же карт.
trait-informants = Осведомители
    .help = Где жетон поддержки не защищает ни один воин, нападающий всё равно получает урон Синтетической засады.
trait-popularity = Популярность
    .help = Никто не получает очков за убранные жетоны поддержки.
trait-veterans = Ветераны
    .help = Когда он защищается, ему достаётся больший из кубиков, а нападающему — меньший.
trait-wildfire = Лесной пожар
    .help = В конце вечера он ещё раз получает поддержку, но без очков.
trait-steadfast = Стойкость
    .help = «Всеобщего сожаления» нет в тот ход, когда будет внезапное восстание, а «Военное положение» не действует.
trait-foundations = Фундамент
    .help = Когда убирают его здания, корону теряет только политик, чья масть совпадает с поляной, где стояло здание, — самый нижний из таких.
trait-invaders = Захватчики
    .help = Роет там, где у противников больше всего зданий, а затем меньше всего воинов. Если построить нельзя из-за нехватки свободных ячеек, вместо этого сражается на каждой поляне.
trait-investors = Вкладчики
    .help = Человек, убравший его здания, обязан сбросить карту, совпадающую с поляной, где стояло здание, и бот теряет очко. Если он не может, корону получает самый верхний политик, совпадающий с такой поляной.
trait-overwhelm = Натиск из-под земли
    .help = Роет дважды за ход, и для подкопа нужны лишь 3 воина, которые и выходят.
prompt-PayInvestors = «Вкладчики» требуют карту. Какую сбросить? ({ $other })
trait-backup-plans = Запасной план
    .help = Всякий раз, когда убирают его интригу, он помещает на эту поляну воина.
trait-gamble = Азарт
    .help = Прежде чем интрига перевернётся, человек, у которого там больше всего компонентов, называет её вид. Угадал — она переворачивается и приносит очки без эффекта, а он её убирает; не угадал — Сговор получает очко.
trait-mastermind = Гений интриги
    .help = Каждый день он устраивает интригу дважды.
trait-vendetta = Вендетта
    .help = Каждая перевёрнутая интрига ещё и убирает компоненты противников, как бомба.
faction-vagabot = Ботяга
    .short = Ботяга
role-thief = Вор
    .help = Берёт случайную карту у противника на своей поляне, у которого больше всего очков, затем — больше всего компонентов там; карта сбрасывается, а Ботяга получает очко.
role-tinker = Ремесленник
    .help = Мастерит верхнюю карту сброса с предметом, который ещё есть в запасе. Начинает игру без одного предмета.
role-ranger = Следопыт
    .help = Если повреждено 3 предмета или больше, крадётся в случайный соседний лес.
role-vagrant = Скиталец
    .help = Начинает на своей поляне сражение двух других игроков, выбирая их по приоритету, и убирает компоненты за обоих.
role-scoundrel = Поджигатель
    .help = Если на поляне 3 компонента противников или больше, включая здание или жетон, убирает их все, навсегда оставляет предмет на ячейке поляны и получает очко.
role-arbiter = Судья
    .help = Тот, на кого напали на его поляне, может нанять его за очко: каждый предмет на шкале сражений повышает максимальный урон защищающегося.
trait-adventurer = Авантюрист
    .help = Он сражается не более раза за ход, а в конце дня выполняет задания, пока хватает предметов.
trait-berserker = Берсерк
    .help = Он сражается на поляне, где больше всего компонентов противников, с тем, у кого их там больше, а вечером чинит на один предмет больше.
trait-helper = Помощник
    .help = Помощь приносит на очко больше, а получивший её берёт по 2 карты за предмет вместо 1.
trait-marksman = Стрелок
    .help = Нападая, он наносит 1 урон до броска кубиков.
trait-questing = Искатель
    .help = Повреждённые предметы считаются для шкалы сражений, и лежащее на ней остаётся. Задание приносит на очко больше. Чтобы помочь, он идёт к ближайшему игроку со смастерёнными предметами, но берёт только один. Его приказы называют другие действия.
faction-riverfolk-robots = Речные роботы
    .short = Речные роботы
trait-ferocious = Свирепость
    .help = Нападая, они наносят от кубика до 3 урона, как бы мало ни было воинов.
trait-garrison = Гарнизон
    .help = Защищаясь, они никогда не беззащитны, а торговый пост на поляне повышает их максимальный урон от кубика на 1.
trait-greedy = Жадность
    .help = Они получают очко, когда услуги покупает игрок, у которого больше всего очков.
trait-involved = Вмешательство
    .help = Если человек за ход не нанял наёмников, до конца хода их воины служат наёмниками всем его противникам. Бродяга может нанять их только ради того, чтобы этого избежать.
event-added-to-market = { $who }: на рынок выложено — { $card }
event-raised-shield = { $who }: платежей нет, «Протекционизм» со щитом
event-drew-sword = { $who }: воинов в запасе нет, «Протекционизм» с мечом
event-cashed-in = { $who }: из «Платежей» вернулось в запас ({ $owner }) — { $count }
event-banked = { $who }: с { $where } в «Платежи» ушло воинов — { $count }
event-kept-ambush = { $who }: оставлено открытым — { $card }
event-revealed-order = { $who }: приказ — { $card }
event-aimed-at-clearing = { $who }: цель — { $where } ({ $reason })
event-aimed-at-player = { $who }: цель — { $other } ({ $reason })
event-expanded = { $who }: здание не построено, открыт новый приказ
event-tucked-viziers = { $who }: «Преданных министров» в птичьем столбце устава — { $count }
event-decreed-order = { $who }: новая карта устава — { $card }
event-column-recruits = { $who }: вербовка по уставу ({ $suit }, { $count })
event-column-moves = { $who }: перемещение по уставу ({ $suit }, { $count })
event-column-battles = { $who }: сражение по уставу ({ $suit }, { $count })
prompt-Atone = «Беспорядки» на { $where } ({ $alliance }): какую карту сбросить?
prompt-NameSuitToAtone = «Беспорядки» на { $where }: какую масть назвать?
prompt-AtoneWith = «Беспорядки» на { $where } ({ $suit }, { $alliance }): какую карту сбросить?
event-pitied = { $who }: утром восстания нет — «Всеобщее сожаление»
event-wanted-no-pity = { $who }: без «Всеобщего сожаления», впереди внезапное восстание
event-scored-less = { $who }: «Военное положение» на { $where }, на очко меньше
event-lost-crown = { $who }: потеряна корона — { $minister }
prompt-GuessFlip = Какая интрига сейчас перевернётся на { $where }?
event-guessed-flip = { $who }: верная догадка на { $where } — { $piece }
event-swapped-bomb = { $who }: бомба на { $where } заменена — { $piece }
event-sprang-snare = { $who }: капкан на { $where } захлопнулся, этот шаг пропущен
event-exhausted-items = { $who }: перевёрнуто предметов — { $count }
event-damaged-items = { $who }: повреждено предметов — { $count }
event-repaired-items = { $who }: починено предметов — { $count }
event-refreshed-items = { $who }: обновлено предметов — { $count }
event-settled-track = { $who }: теперь на шкале сражений предметов — { $count }
event-took-quest = { $who }: следующее задание — { $quest }
event-slipped-away = { $who }: слишком мало целых предметов, в этот ход дня нет
event-shot-first = { $who }: урон до броска кубиков
event-burnt-slot = { $who }: на ячейке теперь лежит предмет ({ $where }), там больше не строят
reason-only = единственный выбор
reason-priority = наибольший приоритет из оставшихся
reason-low-priority = наименьший приоритет из оставшихся
reason-most-pieces = больше всего компонентов
reason-most-points = больше всего очков
reason-most-enemies = больше всего компонентов противников
reason-most-warriors = больше всего своих воинов
reason-fewest-enemies = меньше всего компонентов противников
reason-fewest-warriors = меньше всего своих воинов
reason-most-buildings = больше всего зданий
reason-most-defenceless = больше всего беззащитных зданий
reason-no-roost = нет гнезда
reason-fewest-enemy-warriors = меньше всего воинов противников
faction-logical-lizards = Пульт пресмыкающихся
    .short = Пульт
trait-erratic = Сумасбродство
    .help = В конце их хода карта из колоды ложится к заблудшим душам.
trait-fanatics = Фанатики
    .help = После каждого обращения они сражаются на той же поляне, нанося дополнительный урон: с игроком, у которого там больше всего беззащитных зданий, затем — больше всего очков.
trait-martyrs = Мученики
    .help = Обряд птичьей карты делает приспешником ещё и воина из запаса.
trait-spiteful = Злорадство
    .help = Поход, убравший хотя бы один жетон, приносит очко.
conspiracy-convert = Обращение
conspiracy-crusade = Поход
conspiracy-sanctify = Освящение
event-set-order = { $who }: приказ — { $suit }
event-conspired = { $who }: заговор — «{ $conspiracy }»
event-conspired-in-vain = { $who }: для этого заговора ничего сделать нельзя
event-added-soul = { $who }: { $card } — поверх заблудших душ
event-lost-soul = { $who }: { $card } — из заблудших душ в сброс
event-returned-rituals = { $who }: снова поверх заблудших душ — { cards }
reason-most-enemy-buildings = больше всего зданий противников
reason-open-slots = есть свободная ячейка
reason-most-built = больше всего зданий и жетонов противников
reason-most-slots = больше всего свободных ячеек
reason-no-plot = там нет интриги
reason-nearest = ближе всего
reason-most-holdings = больше всего зданий и жетонов
reason-fewest-points = меньше всего очков
reason-most-paid = больше всего воинов в «Платежах»
reason-fewest-paid = меньше всего воинов в «Платежах»
reason-best-payer = компоненты того, кто заплатил больше всех

### Прежние редакции.

option-edition = редакция Законов
    .help = По какой редакции книги правил вы играете.
character-early-thief = { character-thief }
    .special = { character-thief.special }
    .help = Переверните факел, чтобы взять случайную карту у игрока, чьих воинов на вашей поляне меньше { $count }.
character-early-ranger = { character-ranger }
    .special = Разведка
    .help = Переверните факел, чтобы перейти в соседний лес.
action-reform = реформировать устав, потратив: { $card }
action-shift = переложить карту ({ $suit }): { $column } → { $onto }
    .group = переложить карту ({ $suit }): { $column } →
    .one = { $onto }
prompt-DiscardBirds = Сбросить открытые птичьи карты?
prompt-FlipTogether = Утро. Какие интриги перевернуть вместе?
prompt-GlideTogether = «Бесшумность»: на какую поляну перенестись?
prompt-MakeRoom = Шкала заполнена, нет места: { $item }. Переложить один предмет в рюкзак и взять новый?
prompt-LoseImprovement = Последнее здание поляны потеряно. Какую смастерённую карту сбросить?
prompt-Infirmary = «Лазарет»: сбросить любую карту, чтобы перенести воина с { $where } в Домик? (убрано: { warriors })
prompt-BuildAround = Поместите казарму и мастерскую рядом с Домиком
prompt-MarchOn = Марш: сделайте следующее перемещение (осталось: { moves })
prompt-ChooseHomeland = Чьей вотчиной вы будете править?
prompt-CallAway = Откуда взять воина на карту?
prompt-AddToEarlyDecree = { $birds ->
    [0] Добавить в устав ещё карту, но не птичью? (не больше: { $count })
   *[other] Добавьте в устав птичью карту либо не птичьи (не больше: { $count })
}
prompt-BeforeNoon = До полудня. Мастерить или реформировать устав?
prompt-Reform = Какую карту устава передвинуть и куда?
prompt-RebuildRoost = Гнёзд не осталось. Где построить новое?
prompt-PickPocket = У кого украсть карту?
prompt-Scout = В какой лес перейти?
prompt-UseSwords = Использовать меч, чтобы нанести дополнительный урон? (бросок позволяет ещё { $count })
event-advanced = { $who }: шаг по экономической карте, { $count } из { $most }
event-set-out = { $who }: цель — вотчина ({ $other })
event-called-away = { $who }: отозван воин с { $where } ({ $other })
event-reformed = { $who }: реформа устава, { $card }, { $column } → { $onto }
## What a bot does in its turn

ordered-none = приказанные поляны
ordered-fox = лисьи поляны
ordered-rabbit = заячьи поляны
ordered-mouse = мышиные поляны
ordered-bird = все поляны
deed-order = верхняя карта колоды становится приказом
deed-craft = предмет с приказа мастерится за очко, если он есть в запасе
deed-discard-order = приказ сбрасывается
deed-nightmare = в конце вечера: очко
deed-battle-most-pieces = { $where }: сражение на каждой с тем, у кого там больше компонентов, затем больше очков
deed-battle-most-buildings = { $where }: сражение на каждой с тем, у кого там больше зданий, затем компонентов, затем очков
deed-battle-most-built = { $where }: сражение на каждой, где своих воинов { $count } или больше, с тем, у кого там больше зданий и жетонов, затем больше очков
deed-recruit-evenly = { $where } под своим правлением: { warriors }, как можно более поровну, лишние — по наибольшему приоритету
deed-recruit-lowest = 2 поляны наименьшего приоритета под своим правлением: { warriors } поровну
deed-reinforce = { $where } под своим правлением: ещё { warriors } на ту из них, чей приоритет наибольший
deed-build-sawmill = лесопилка строится там, где бот правит и где больше всего его воинов
deed-build-workshop = мастерская строится там, где бот правит и где больше всего его воинов
deed-build-recruiter = казарма строится там, где бот правит и где больше всего его воинов
deed-build-most = здание того вида, которого на игровом поле больше (при ничьей лесопилка, затем казарма), строится там, где бот правит и где больше всего его воинов
deed-move-to-enemies = { $where }: с каждой все воины, кроме { $count }, идут на соседнюю, где больше компонентов противников
deed-move-and-battle = { $where }: с каждой все воины, кроме { $count }, идут на соседнюю, где больше компонентов противников; затем сражение всюду, куда они пришли
deed-expand = если ничего не построено и зданий на игровом поле меньше { $count }: новый приказ, без ремесла, и день начинается заново
deed-score-ordered = очки шкалы, которую называет приказ
deed-score-best = очки самой выгодной шкалы
deed-decree = приказ ложится в устав, в столбец своей масти
deed-new-roost = если на игровом поле нет гнёзд: гнездо и { warriors } ({ $where }, наибольший приоритет)
deed-columns-recruit = каждый столбец: столько воинов, сколько в нём карт, к гнезду на совпадающей поляне, где больше компонентов противников, затем меньше своих воинов, затем наименьший приоритет
deed-columns-move = каждый столбец: с совпадающей поляны под своим правлением, где больше своих воинов, на соседнюю, лучше без гнезда, затем где меньше компонентов противников; остаётся столько, сколько карт в столбце или нужно, чтобы править дальше
deed-columns-battle = каждый столбец: одно сражение на совпадающей поляне, лучше без гнезда, затем где больше беззащитных зданий; с тем, у кого там больше зданий. Самый большой столбец наносит ещё 1 урон
deed-build-roost = гнездо строится на поляне под своим правлением без гнезда, где приоритет наибольший
deed-turmoil = иначе смута: по очку теряется за каждую птичью карту устава, все карты, кроме «Преданных министров», сбрасываются
deed-score-roosts = очки шкалы гнёзд
deed-revolt = { $where } с поддержкой, если их базы нет на игровом поле: восстание там, где больше компонентов противников; они уходят, и встаёт база
deed-pity = без восстания — всеобщее сожаление: поддержка ширится дважды, пока жетонов на игровом поле не больше { $count }, иначе один раз
deed-spread = поддержка ширится ({ $where } рядом с ней, где меньше воинов противников, иначе любая, где меньше их компонентов) и приносит очки ячейки; если некуда, { points }
deed-surprise = внезапное восстание на лояльной поляне с наибольшим числом компонентов противников, чьей базы нет на игровом поле
deed-organize = каждая база, где своих воинов { $count } или больше: все они уходят, и поддержка ширится
deed-recruit-at-bases = по воину к каждой базе
deed-slip = если целых предметов меньше { $count }: в случайный соседний лес, и дня нет
deed-explore = исследование: у ближайшей руины перевернуть предмет — случайный предмет из-под неё
deed-quest = задание: на ближайшей поляне его масти перевернуть предметы ({ $count }) — очко и следующее задание
deed-aid = помощь: из тех, кто здесь и со смастерёнными предметами, — у кого меньше очков; по предмету за случайный, за каждый очко и карта ему
deed-battle-leader = сражение: с тем, у кого больше очков, на ближайшей поляне с его компонентами, перевернув предмет; снова за { $count }, пока они там есть. Очко за каждого убранного воина
deed-repair = ремонт: перевернуть предмет — починить один повреждённый
deed-refresh = предметов лицевой стороной вверх: { $count }, при повреждённых { $damaged }
deed-mend = предметов отремонтировано: в лесу все, иначе { $count }
deed-buy-souls = если заблудших душ меньше { $count }: покупаются карты, кроме птиц
deed-order-by-souls = приказ — масть, которой среди заблудших душ больше всего; при ничьей птицы
deed-conspire = за каждого приспешника маркер идёт к следующему заговору; его исполняют, если можно, и платят приспешником
deed-convert = обращение: воин противника с наибольшим числом очков заменяется своим ({ $where }, больше зданий противников)
deed-crusade = поход: { $where }, где своих воинов { $count } или больше: сражение на каждой с тем, у кого больше очков
deed-sanctify = освящение: здание противника с наибольшим числом очков становится садом ({ $where }, меньше воинов противников)
deed-rituals = обряд для каждой из верхних заблудших душ ({ $count }), одна за другой
deed-ritual-of-suit = лисы, зайцы, мыши: воин на поляну масти, лучше со свободной ячейкой, затем где больше зданий противников; и сад, если бот там правит
deed-ritual-of-bird = птицы: воин оттуда, где их больше всего, становится приспешником, а карта сбрасывается
deed-discard-souls = все заблудшие души уходят в сброс
deed-return-rituals = карты обрядов снова становятся заблудшими душами, первая сверху
deed-craft-from-deck = верхняя карта колоды мастерится за очко, если её предмет есть в запасе, и ложится поверх заблудших душ
deed-restock = рынок пополняется справа до { $count } карт
deed-craft-fresh = первая новая карта, чей предмет есть в запасе, мастерится за очко и сбрасывается
deed-order-from-market = приказ — самая правая карта рынка
deed-post = { $where } без торгового поста, лучше там, где есть компоненты самого щедрого плательщика: торговый пост и при нём своих воинов: { $count }
deed-recruit-each = { $where }: по воину на каждую
deed-recruit-at-rivers = поляны у реки: по воину на каждую
deed-protectionism = если в платежах пусто — щит, иначе если в запасе нет воинов — меч: очко и { warriors } туда, где рядом со своими компонентами больше компонентов противников
deed-protect = со щитом сражение на каждой поляне, с мечом на некоторых ({ $where }), с тем, чьих воинов в платежах меньше всего
deed-cash-in = по очку за каждого воина того, чьих в платежах больше всего; они возвращаются в запас
deed-withdraw = со щитом или мечом: с каждой поляны все свои воины, кроме { $count }, в платежи
deed-clear-market = самая левая карта рынка сбрасывается, со щитом и следующая
deed-buy-ambush = продающаяся засада покупается и лежит открытой
deed-muster = в нору: { warriors } и ещё по одному за каждого открытого крота
deed-dig = если в норе { warriors } или больше: они и тоннель туда, где нет своих тоннеля и зданий ({ $where }; больше свободных ячеек, затем меньше воинов противников)
deed-dig-to-enemies = если в норе { warriors } или больше: они и тоннель туда, где нет своих тоннеля и зданий ({ $where }; больше зданий и жетонов противников)
deed-dig-to-invade = если в норе { warriors } или больше: они и тоннель туда, где нет своих тоннеля и зданий ({ $where }; больше зданий противников, затем меньше воинов противников)
deed-raise = там, где бот правит и где больше всего его воинов: крепость, если в запасе { warriors } или больше, иначе рынок; если нельзя, очко
deed-ministers = действует каждый лояльный политик, сверху вниз
deed-rally = { $where } без своих зданий: { $count } или меньше воинов идут на соседнюю со зданием, иначе в нору
deed-go-under = с каждой поляны под своим правлением все воины, кроме { $count }, уходят в нору
deed-score-markets = по очку за каждый рынок на игровом поле
deed-sway-ordered = верхний политик масти приказа без короны становится лояльным, иначе самый нижний из всех
deed-sway-last = самый нижний политик без короны становится лояльным
deed-buy-favor = продающаяся услуга зверей покупается и сразу выполняется
deed-bargain = вместо карты, чьего предмета нет в запасе, покупается продающаяся карта с доступным предметом
deed-recruit-to-plot = { warriors } на каждую из { $clearings } ({ $where }; лучше без интриги, затем где больше своих воинов); если их не хватает, сперва интрига сгущается
deed-flip = каждая закрытая интрига переворачивается, по приоритету: по очку за каждую открытую к этому времени и её эффект
deed-leave-plots = { $where } с открытой интригой: все воины, кроме { $count }, идут на соседнюю без интриги, где больше своих, иначе на поляну наименьшего приоритета
deed-plot = { $where } без интриги: на той, где больше своих воинов, один из них уступает место случайной закрытой интриге
deed-thicken = интрига сгущается: то же на любой поляне без интриги, где своих воинов { $count } или больше
deed-score-extortions = по очку за каждые открытые поборы
deed-minister-captain = нападая там, где свой тоннель, ещё 1 урон
deed-minister-marshal = воин к своему зданию, где воинов меньше всего
deed-minister-foremole = открыт ещё один крот
deed-minister-brigadier = ещё один подкоп, прежде всего туда, где больше зданий и жетонов противников
deed-minister-banker = ещё одно здание
deed-minister-mayor = воин оттуда, где их больше всего, убирается за очко
deed-minister-earl-of-stone = по очку за каждую крепость
deed-minister-baron-of-dirt = по очку за каждый рынок
deed-minister-duchess-of-mud = { points }, если на игровом поле все тоннели

## Ход бота как указания тем, кто двигает его компоненты. Бот назван в заголовке, другие участники — в указании

done-by = { $order } ({ $who })
order-took-faction = Возьмите планшет и компоненты
order-dealt-landmark = Возьмите достопримечательность: { $landmark }
order-erected = Поместите { $landmark } → { $where }
order-put-at-stall = Положите на чёрный рынок, прилавок { $stall }: { $card }
    .hidden = Положите карту на чёрный рынок, прилавок { $stall }
order-took-from-stall = Возьмите с прилавка: { $card }
    .hidden = Возьмите карту с прилавка
order-dealt-hireling = Выложите рекрутов: { $hireling }
order-took-marker = Возьмите маркер рекрутов с деления { $points }
order-took-control = Возьмите под управление ({ $hireling }), ходов: { $count }
order-won = Объявите победу
order-scored = Передвиньте жетон победных очков вперёд: { points }
    .lost = Передвиньте жетон победных очков назад: { points }
    .none = Оставьте жетон победных очков на месте: терять нечего
order-drew-card = Возьмите { cards-object }: { $card }
    .hidden = Возьмите { cards-object }
order-reshuffled = Перемешайте сброс в новую колоду
order-spent = Потратьте: { $card }
order-played-ambush = Разыграйте: { $card }
order-discarded = Положите в сброс: { $card }
order-gave = Отдайте ({ $taker }): { $card }
    .hidden = Отдайте карту ({ $taker })
order-picked-up = Возьмите из сброса: { $card }
order-saw-hand = Осмотрите руку ({ $target }): { $cards }
    .hidden = Осмотрите руку ({ $target })
order-showed-hand = Покажите руку без совпадающей карты ({ $to }): { $cards }
    .hidden = Покажите руку без совпадающей карты ({ $to })
order-crafted = Смастерите: { $card }
    .item = Смастерите: { $card }; положите { $object } на планшет
order-used = Примените: { $card }
order-activated = Активируйте карту: { $card }
order-claimed = Возьмите: { $card }
order-cleared-path = Расчистите тропу { $a } – { $b }
order-placed = Разместите на { $where }: { $pieces }
    .each = Разместите на каждой из полян { $where }: { $pieces }
    .burrow = Разместите в норе: { $pieces }
order-built = Разместите на { $where }: { $pieces }
    .each = Разместите на каждой из полян { $where }: { $pieces }
    .burrow = Разместите в норе: { $pieces }
order-removed = Уберите с { $where }: { $pieces }
    .each = Уберите с каждой из полян { $where }: { $pieces }
    .burrow = Уберите из норы: { $pieces }
order-moved = Переместите { warriors-object }: { $origin } → { $target }
order-battled = Начните сражение на { $where }: защита — { $defender }
order-ambushed = Закончите сражение: после засады никого нет
order-ignored = Проигнорируйте урон: { $count }
order-raised-draw = Возьмите вечером карт сверх обычного: { $count }
order-led = Положите на планшет нового лидера: { $leader }
order-decreed = Подложите в устав («{ $column }»): { $card }
order-gained-supporter = Добавьте к сторонникам: { $card }
    .hidden = Положите { cards-object } лицевой стороной вниз к сторонникам
order-gained-officer = Поместите воина к офицерам
order-lost-officers = Уберите: { officers }
order-exhausted = Переверните предмет: { $item }
order-damaged = Повредите предмет: { $item }
order-repaired = Почините предмет: { $item }
order-stowed = Переложите со шкалы в рюкзак предмет: { $item }
order-lifted = Переложите из рюкзака на шкалу предмет: { $item }
order-hired = Наймите Судью ({ $arbiter })
order-scorched = Выжгите { $where }
order-walked = Переместите фигурку: { $target }
order-became = Возьмите персонажа: { $character }
order-laid-quest = Выложите задание: { $quest }
order-refreshed = Обновите предмет: { $item }
order-refreshed-all = Обновите все предметы
order-rested = Почините все предметы: фигурка в лесу
order-found = Возьмите из руин на { $where }: { $item }
order-took-item = Возьмите ({ $other }): { $item }
order-befriended = Передвиньте маркер отношений ({ $other }): { $relation }
order-turned-hostile = Передвиньте маркер отношений ({ $other }): теперь враг
order-called-allies = Сражайтесь вместе с союзником ({ $ally })
order-completed = Выполните задание: { $quest }
order-dropped = Уберите из игры предмет: { $item }
order-joined = Вступите в коалицию ({ $partner }): { $card }
order-drew-first = Ходите первыми
order-laid-setup-card = Положите в ряд фракций: { $faction }
order-laid-character = Положите рядом с фракцией ({ $faction }): { $character }
order-settled = Сделайте { $where } жилищем
order-returned-card = Верните в колоду ({ cards }): { $card }
    .hidden = Верните в колоду: { cards }
order-gained-acolytes = Поместите к себе на планшет: { acolytes }
order-spent-acolytes = Потратьте: { acolytes }
order-named-outcast = Передвиньте маркер изгоев: { $suit }
order-hated-outcast = Переверните маркер изгоев на ненавистных: { $suit }
order-discarded-souls = Сбросьте заблудшие души: { cards }
order-held-ritual = Откройте для ритуала: { $card }
order-ended-rituals = Верните в руку: { cards }
order-bought = Купите ({ $seller }): { $service }, цена { $price }
order-deposited = Поместите в «Платежи»: { warriors }
order-paid-out = Потратьте { warriors-object } ({ $owner })
order-lost-funds = Уберите из капитала { warriors-object } ({ $owner })
order-gathered-funds = Соберите капитал: { warriors }
order-priced = Назначьте цену: { $service } { $price }
order-exported = Экспортируйте: { $card }
order-revealed = Откройте: { $card }
order-took-back = Верните в руку: { $card }
order-swayed = Переложите к лояльным политикам: { $minister }
order-demoted = Верните политика ({ $minister }), корону уберите из игры
order-flipped = Переверните интригу на { $where }: { $piece }
order-plotted = Положите интригу лицевой стороной вниз на { $where }
    .hidden = Положите интригу лицевой стороной вниз на { $where }
order-swapped = Поменяйте местами интриги на { $a } и { $b }
order-marched = Переместите предводителя, с ним { warriors }: { $origin } → { $target }
order-hoarded = Добавьте в тайник: { $item }
order-declared-loot = Объявите грабёж ({ $defender })
order-razed = Устройте погром на { $where }
order-changed-mood = Смените состояние предводителя: «{ $mood }»
order-carried = Перенесите реликвию ({ $piece }): { $origin } → { $target }
order-enshrined = Поместите трофей ({ $piece }): { $target }
order-laid-relic = Положите реликвию ({ $piece }): { $target }
order-delved = Выкопайте реликвию ({ $piece }): { $origin } → { $target }
order-recovered = Присвойте реликвию на { $where }: { $piece }
order-dismissed = Уберите слугу ордена: { $card }
order-gathered = Подложите слугу ордена («{ $duty }»): { $card }
order-reassigned = Переложите слугу ордена («{ $duty }»): { $card }
order-donated = Отдайте предмет ({ $hireling }): { $item }
order-tired = Переверните за урон предметов: { $count }
order-lost-items = Уберите за урон предметов: { $count }
order-waylaid = Поместите бандита на тропу { $a } – { $b }
order-withdrew = Уберите бандита с тропы { $a } – { $b }
order-added-to-market = Выложите на рынок: { $card }
order-raised-shield = Выберите «Протекционизм» со щитом: платежей нет
order-drew-sword = Выберите «Протекционизм» с мечом: воинов в запасе нет
order-cashed-in = Верните из «Платежей» в запас { warriors-object } ({ $owner })
order-banked = Переместите в «Платежи» с { $where }: { warriors }
order-kept-ambush = Положите открытой рядом с планшетом: { $card }
order-revealed-order = Положите приказ рядом с планшетом: { $card }
order-tucked-viziers = Подложите в птичий столбец «Преданных министров»: { $count }
order-decreed-order = Подложите в устав, в колонку своей масти: { $card }
order-lost-crown = Уберите из игры корону: { $minister }
order-swapped-bomb = Замените бомбу на { $where }: { $piece }
order-sprang-snare = Пропустите этот шаг: захлопывается капкан на { $where }
order-exhausted-items = Переверните { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
}
order-damaged-items = Повредите { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
}
order-repaired-items = Почините { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
}
order-refreshed-items = Обновите { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
}
order-settled-track = Доведите число предметов на шкале сражений: { $count }
order-took-quest = Выложите следующее задание: { $quest }
order-slipped-away = Пропустите день: слишком мало целых предметов
order-burnt-slot = Оставьте предмет на ячейке на { $where }: там больше не строят
order-set-order = Исполняйте приказ: { $suit }
order-conspired = Передвиньте маркер заговора: «{ $conspiracy }»
order-added-soul = Положите на заблудшие души сверху: { $card }
order-lost-soul = Сбросьте из заблудших душ: { $card }
order-returned-rituals = Верните на заблудшие души сверху: { cards }
order-advanced = Передвиньте маркер на экономической карте: { $count } из { $most }
order-set-out = Стремитесь править вотчиной ({ $other })
order-called-away = Отзовите воина с { $where } ({ $other })
order-reformed = Переложите в уставе { $card }: { $column } → { $onto }

## Почему бот что-то делает

note-difficulty = Из-за сложности: { $difficulty }
why-aimed-at-clearing = { $where }: { $reason }
why-aimed-at-player = { $other }: { $reason }
why-column-recruits = Колонка устава ({ $suit }): { cards }
why-column-moves = Колонка устава ({ $suit }): { cards }
why-column-battles = Колонка устава ({ $suit }): { cards }
why-commanded = Рекруты: { $hireling }
why-called = Политик: { $minister }
why-revolted = Восстание на { $where }
why-outraged = Беспорядки на { $where }: { $other }
why-raided = Набег вокруг { $where }
why-turmoil = Смута
why-expanded = Нечего построить: новый приказ
why-pitied = Утром восстания нет: «Всеобщее сожаление»
why-wanted-no-pity = Без «Всеобщего сожаления»: впереди внезапное восстание
why-rolled = Кубики: нападающий { $attacker }, защищающийся { $defender }
why-rolled-mob = Кубик бунта: { $suit }
why-rolled-uprising = Кубик: { $suit }
why-dealt-extra = Дополнительный урон: { $count }
why-swapped-rolls = Защищающемуся достаётся больший бросок
why-shared-hits = Часть урона получает { $other }: { $count }
why-shot-first = Урон до броска кубиков
why-swept = Здесь не остаётся компонентов; повредить предметов: { $count }
why-scored-less = На очко меньше: «Военное положение» на { $where }
why-conspired-in-vain = Для этого заговора ничего сделать нельзя
why-exposed = Разоблачение на { $where }: { $piece }
why-guessed-flip = Верная догадка на { $where }: { $piece }
why-misjudged = Ошибка на { $where }: не { $piece }

## Мастерская: поля и колоды самих игроков

workshop-map-fine = На этом поле можно играть. Полян: { $clearings }, троп: { $paths }, лесов: { $forests }. Хеш: { $hash }
workshop-forests = Леса: { $forests }
workshop-edge = Поляны на краю: { $edge }
workshop-deck-fine = Этой колодой можно играть. Карт: { $cards }. Хеш: { $hash }
workshop-written = Записан файл { $path }.
workshop-beside = Партии с печатными полем и колодой:
