### Сторінка з графіками, яку пише `copse report`.

report-game-root = Root
report-game-smallworld = Small World
report-title = { $game }: { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}
report-agents = хто грав
report-time = час усіх партій
report-first-seed = початкове число першої партії
report-yes = так
report-no = ні
report-random = випадково
report-drafted = обирають за столом
report-seat = Гравець { $seat }
report-figures = Цифри
report-equal-share = рівна частка { $share }
report-most-wins = Найбільша частка перемог: { $name }, { $share } із { $played } зіграних (95-відсотковий інтервал { $interval }).
report-clear = { $clear ->
    [one] { $clear } інтервал із { $rows } не зачіпає
    [few] { $clear } інтервали з { $rows } не зачіпають
   *[other] { $clear } інтервалів із { $rows } не зачіпають
} рівної частки (зафарбовані точки); якби всі були рівні, таким був би приблизно один із двадцяти.
report-all-games = усі партії { $points }
report-beside = Точки — скільки очок у середньому набирали всі гравці в партіях із ними; лінія — середнє всіх партій.
report-most-held = Найдовше під керуванням: { $name }, { $share } ходів.
report-points-by-faction = Очки за фракціями
report-points-by-agent = Очки за програмами
report-points-by-seat = Очки за порядком ходу
report-round = Раунд
report-mean-points = Очки
report-most-points = У середньому найбільше очок наприкінці: { $name }, { $points }.
report-band = Лінія — середнє, смуга — середня половина партій; у завершеної партії очки більше не змінюються.
report-length = Тривалість партій
report-turns = Ходи
report-decisions = Рішення
report-games-counted = Партії
report-half-turns = Середня половина партій, у ходах: { $half }.
report-half-decisions = Те саме в рішеннях: { $half }.
report-median-is = медіана { $value }
report-least = Найменше
report-tenth = 10 % нижче
report-half = Середня половина
report-median = Медіана
report-mean = Середнє
report-nine-tenths = 90 % нижче
report-most = Найбільше
report-ways = Як вигравали
report-commonest = { $share } партій виграно за §{ $law }.
report-paragraph = Параграф
report-times-by-agent = Час на рішення
report-slowest = { $name }: половина рішень займає не більш як { $median }, дев’ять із десяти — не більш як { $most }.
report-times-range = Точки — медіани, лінії — від найшвидшої десятої частини до найповільнішої; кожна поділка осі вдесятеро більша за попередню. Рішення без вибору не враховано.
report-times-by-question = Час за запитаннями
report-question = Запитання
report-questions-shown = Показано { $shown } із { $questions } запитань: ті, на які пішло найбільше часу; у цифрах є всі.
report-asked = Скільки разів поставлено
report-seconds = { $time } с
report-milliseconds = { $time } мс
report-microseconds = { $time } мкс
report-about-intervals = Інтервали 95-відсоткові, за Вілсоном. Спільна перемога ділиться між переможцями порівну.
report-made-by = Складено Copse { $version }.
report-written = Записано: { $file }
report-alike = за інших рівних умов { $share }
report-as-played = як зіграно
report-all-alike = за інших рівних умов
report-adjusted = З поправкою
report-adjusted-agent = програми
report-adjusted-faction = фракції
report-adjusted-seat = місця за столом
report-how-adjusted = Друга точка — з поправкою на { $others }: частка перемог проти гравців середньої сили, якщо програма, фракція й місце мають кожне свою силу.
report-confounded = Вплив цього не можна відокремити від іншого ({ $others }): у цих партіях вони мінялися лише разом.
report-agents-factions = Перемоги за програмами та фракціями
report-cells = У кожній клітинці — частка перемог програми за цю фракцію, 95-відсотковий інтервал і кількість партій.
report-head-to-head = Один проти одного
report-duels = Частка перемог програми з рядка в партіях, де виграла одна з двох; якщо програма має більше місць, її перемоги важать менше.
report-mean-rating = середнє { $rating }
report-about-ratings = За шкалою Ело: 400 пунктів — удесятеро сильніше.
report-panels = Тонкі лінії — решта гравців.
report-game = Партія
report-players = Гравці й очки
report-forfeit = Поразка
report-won-by = Перемога за
report-watch = Кожен номер веде до запису партії. Переглянути її: copse replay { $record }, з --html OUT — як сторінку.
report-games-shown = Показано перші { $shown } партій із { $games }.
report-some-of = з-поміж: { $names }

## Своя мапа чи своя колода поруч із друкованими

report-balance = { $own } і { $printed }
report-balance-games = Партій зі своєю мапою чи колодою: { $own }. Партій із друкованими: { $printed }.
report-games-of = Чиї партії
report-by-corner = Перемоги за кутами
report-corner-heading = Кут
report-corner = Галявина { $clearing }, { $map }
report-no-corners = У куті не починав ніхто.
report-about-corners = Перемоги фракцій, які починали в куті.
report-differs = Інтервали не перетинаються тут: { $names }.
report-differs-nowhere = Усі інтервали перетинаються: різниці за цими партіями не видно.
report-half-of-games = Риска охоплює середню половину партій, у ходах. Точка позначає медіану.
report-sources = Очки за джерелами: { $faction }
report-about-sources = Очок за партію в середньому, за параграфами, які їх дали.
report-battles = Битви
report-about-battles = Битв за партію на кожній галявині. На найтемнішій їх найбільше.
report-ruled = Влада
report-about-ruled = Частка ходів, у які на галявині хтось правив. У найтемнішої вона найбільша.
report-clearing = Галявина
