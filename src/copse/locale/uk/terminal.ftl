### Термінал: усе, що він друкує, крім слів самої гри.

## Стіл

column-seat = гравець
you = ви
nothing = –

## Вибір

# What to type for a choice; numbers are those of regions and clearings.
choice-letters = абвгдежзиклмнопрстуфхцчшщюя
ask = Вибір ({ $first }–{ $last }, ? — довідка):
only-choice = Вибір один: { $action }
bad-number = { $count ->
    [0] Варіанта з числом { $number } немає. Введіть літеру перед варіантом.
   *[other] Число { $number } є в кількох варіантах. Введіть літеру перед одним із них.
}
bad-choice = «{ $text }» — не варіант і не команда. Введіть літеру від { $first } до { $last } або «?» для довідки.
bad-blocked = «{ $text }» зараз не можна:

## Команди

help =
    Введіть літеру перед варіантом, сам варіант словами або запис ходу (наприклад, { $example }). Є й команди:
    { help-table }
      журнал [N]          останні події: 20 або N
      скасувати           скасувати свій останній вибір
      зберегти ФАЙЛ       зберегти партію, щоб продовжити пізніше
      запис ФАЙЛ          записати ходи партії у файл
      позиція             показати позицію текстом
      вийти               завершити гру
    Англійські назви (help, log, why, undo, save, record, position, quit) теж працюють.
help-unknown = Про «{ $topic }» нічого не відомо.
help-close = Може, { $close }?
why-ask = Про що ви питаєте? Наприклад: чому 7.
why-legal = { $action } — це можна вибрати.
why-unknown = «{ $number }» не забороняє жоден параграф: зараз питання про інше.
forecast-turn-0 = Цього ходу: { $parts }
forecast-turn-1 = Наступного ходу, якщо більше нічого не зміниться: { $parts }
forecast-after = Після вибору «{ $action }»:
forecast-none = До цього запитання прогнозу немає.
log-empty = Поки що нічого не сталося.
log-bad = Скільки подій показати? Наприклад: журнал 50.
taken-back = Скасовано: { $action }
undo-not-yours = Скасовувати нічого: останній вибір зробили не ви.
undo-sealed = Скасувати не можна: відтоді почався ваш хід або відкрилося те, що було приховано.
file-missing = Вкажіть назву файлу: { $command } ФАЙЛ
file-foreign = { $file } — чужий файл, він лишиться як є. Виберіть іншу назву.
file-failed = Не вдалося записати { $file }: { $reason }.
saved = Збережено: { $file }.
recorded = Партію записано: { $file }.

## Ходи

confirm = Поки що це все. Enter — далі, «скасувати» — скасувати останній вибір.
ask-confirm = (Enter, скасувати, ?):
bad-confirm = Натисніть Enter, щоб продовжити, або введіть «скасувати».
cover = Передайте екран: { $who }. Потім натисніть Enter.
ask-cover = (Enter):
thinking = Обмірковується хід: { $who }…
leave-ask = Зберегти партію? Назва файлу — зберегти, Enter — вийти без збереження:
left = До зустрічі.
left-saved = Щоб продовжити партію: copse play --resume { $file }
left-unsaved = Партію не збережено. Наступного разу введіть «зберегти ФАЙЛ».

## Кінець

final = Підсумок партії
mark-winner = перемога

## Перегляд

watch-ask = Enter — далі, число — стільки ходів; мапа, гравці, кінець, вийти:
watch-bad = «{ $text }» — не Enter, не число й не команда: мапа, гравці, кінець, вийти.
watch-choice = { $who } — { $action }
watch-stopped = Зупинено: { $done } з { $all }.
watch-unfinished = Запис закінчився, а партія ще ні.

## Analysis

analyse-learned = Оцінювала нейромережа, яка навчилася цієї гри.
analyse-judge = Оцінював комп’ютер за власними мірками.
analyse-working = Розбір партії
analyse-chances = Шанси на перемогу
analyse-moment = вибір
analyse-end = кінець
analyse-costly = { $who }: що обійшлося найдорожче
analyse-cost = втрата
analyse-chosen = вибрано
analyse-better = краще
analyse-line = наприклад
analyse-sound = { $who }: жоден вибір не коштував навіть { $percent } %.
analyse-answer = { $who } — { $action }
analyse-short = Розбирати нема чого: у цій партії ще не було вибору.

# What follows a costly choice, as imagined games show it.
reason-loss = Загроза до наступного ходу — { $who }, у { $times } з { $worlds } уявних партій (після кращого вибору — у { $fewer }). { $event }.
reason-points = До наступного ходу це дає приблизно на { $points } менше, ніж кращий вибір.
reason-rival = { $who } — приблизно на { $points } більше до наступного ходу, ніж після кращого вибору.
reason-gain = Найбільше це на руку супернику ({ $who }), його шанс { $after } % замість { $before } %.
reason-later = До наступного ходу втрати не видно, вона дасться взнаки згодом.

## Налаштування: перелік команди `copse options` і форми нового столу

group-table = Стіл
group-additions = Доповнення
group-house = Домашні правила
options-line = { $about } Значення: { $allows }. Типово: { $default }.
options-ruling = Тлумачення { $ruling }, §{ $law }.

## What a seat remembers of the others

known-early = на початку
known-when = хід { $turn }, { $who }
