### Автоматони за справжнім столом: про що питають людей і що друкує термінал.

## Що вирішив випадок за столом

clockwork-ask-revealed-order = Яку карту наказу відкрито ({ $who })?
clockwork-ask-card = Яка карта випала ({ $who })?
clockwork-ask-held = Яка карта була серед тих, що лежали долілиць ({ $who })? Назвіть їх по одній.
clockwork-ask-die = Що показує наступний кубик? Порядок двох кубиків не важливий.
clockwork-ask-piece = Який компонент випав випадково ({ $who })?
clockwork-ask-plot = Який план випав випадково ({ $who })?
clockwork-ask-item = Який предмет лежав під руїнами?
clockwork-ask-crafted-item = Який предмет випав випадково ({ $who })?
clockwork-ask-quest = Який квест узято?
clockwork-ask-corner = Кут, з якого починає { $who }?
clockwork-ask-site = Яка галявина випала випадково ({ $who })?
clockwork-ask-forest = Які хащі випали випадково ({ $who })?
clockwork-ask-suit = Маркер якої масті ліг на наступну галявину?
clockwork-ask-mob = Що показує кубик натовпу?
clockwork-ask-uprising = Що показує кубик повстання?
clockwork-ask-relic = Яку реліквію взято?
clockwork-ask-value = Яка цінність реліквії?
clockwork-ask-seat = Хто випадково виявився першим?
clockwork-ask-first = Хто починає?
clockwork-ask-hireling = Які наймані загони викладено наступними?
clockwork-ask-demoted = Які наймані загони перевернуто послабленим боком?
clockwork-ask-control = Що показує кубик керування?
clockwork-ask-landmark = Яку визначну пам’ятку викладено?
clockwork-ask-faction = Яку карту підготовки викладено?
clockwork-ask-character = Якого персонажа викладено?

## Короткий запис: слова, які можна ввести, через кому

clockwork-typed-end = кінець, завершити, готово
clockwork-typed-skip = пропустити
clockwork-typed-leave = перервати
clockwork-typed-phase = фаза
clockwork-typed-battle = бій, битва, атака
clockwork-typed-move = марш, йти
clockwork-typed-from = з, із, зі
clockwork-typed-to = в, у, на, до
clockwork-typed-fillers = в, у, на, з, із, зі, проти, і, й, та, за
clockwork-animals-marquise = коти, кішки
clockwork-animals-eyrie = птахи, орли
clockwork-animals-alliance = миші, повстанці
clockwork-animals-vagabond = єнот
clockwork-animals-lizards = ящери, ящірки
clockwork-animals-riverfolk = видри
clockwork-animals-duchy = кроти
clockwork-animals-corvids = ворони, круки
clockwork-animals-hundreds = щури
clockwork-animals-keepers = борсуки
clockwork-read-dice = { $action }; кубики: { $dice }

## Що важливо для наступного кроку бота

clockwork-ask-facts = Усе правильно?
clockwork-fact-pieces = Компоненти на мапі: { $who }
clockwork-fact-clearing = Галявина { $where }
clockwork-fact-pawn = Фігурка: { $who }
clockwork-fact-points = Очки: { $who }
clockwork-fact-hand = Карт у руці: { $who }
clockwork-fact-board = Постійні ефекти, предмети й планшет: { $who }
clockwork-fact-item = { $item }: лишилося в запасі
clockwork-fact-nobody = чужих компонентів немає
clockwork-fact-nowhere = компонентів на мапі немає
clockwork-fact-nothing = немає
clockwork-right = Так
clockwork-hirelings-battle = Найманий загін бота передусім б’ється там, де найбільше компонентів суперників
clockwork-passed = { $what } — робити нічого
clockwork-ask-turned-in = Який план лежить долілиць у { $where } ({ $who })?
clockwork-other = інший
clockwork-ask-item-in = { $who }: розвідка руїн на { $where }. Який предмет там лежить?
clockwork-ask-control-gold = Що випало на кубику контролю? Рахуйте лише золоті символи.

## Термінал

clockwork-begin = Стіл готовий. Розповідайте про події командами; «хід» — хід наступного автоматона, «довідка» — решта.
clockwork-resume = { $file } — на столі. Наступний хід: { $who }.
clockwork-command = Команда (хід, показати, довідка):
clockwork-answer = Відповідь:
clockwork-answer-or-draw = Відповідь (Enter — вибрати тут):
clockwork-several = «{ $text }» може означати: { $names }
clockwork-none = «{ $text }» — не з цього: { $names }
clockwork-turn-of = Хід: { $who }
clockwork-turn-done = Хід завершено. Наступний хід: { $who }.
clockwork-over = Партію завершено. «скасувати» — повернутися назад.
clockwork-noted = Записано.
clockwork-refused = Так бути не може: { $problem }
clockwork-undone = Скасовано.
clockwork-nothing-to-undo = Скасовувати нічого.
clockwork-unanswered = Немає відповіді: { $question } ({ $names })
clockwork-help-answer = Введіть відповідь, її код у дужках або початок того чи іншого. «скасувати» повертає останню відповідь, «вийти» завершує.
clockwork-help =
    {"  "}хід [БОТ] [авто]           хід наступного автоматона або цього; авто — усе випадкове вирішується тут
      дії                        що може зробити той, чий хід
      показати                   мапа й планшети
      закон 6.3                  параграф Законів лісової робототехніки; закон root:4.3 — Законів Лісового Краю
      скасувати                  скасувати останній хід або команду
      позиція                    показати стіл текстом
      зберегти ФАЙЛ, вийти
    Свій хід короткими словами, через кому; після бою — кубики:
      3 коти 11>7, бій 7 орли 2 1, лісопильня 5, кінець
    Що сталося за столом (FACTION, PIECE, CARD, ITEM — їхні позначення; C — галявина; N — число, +N — більше, -N — менше):
      marquise warrior 3 +2      компоненти на галявині; без числа — на один більше
      move FACTION PIECE C D N   з галявини C на D
      points FACTION N           hand FACTION N             supporters FACTION N
      craft FACTION CARD         discard CARD …             discard CARD from FACTION
      unseen CARD …              reshuffle                  item ITEM N
      ruin C ITEM                pawn FACTION PLACE         turn FACTION
    Або будь-який рядок позиції: eyrie decree move vizier
