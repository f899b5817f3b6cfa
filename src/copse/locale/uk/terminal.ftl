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
    [0] Варіанта з числом { $number } немає; введіть літери перед варіантом.
   *[other] Число { $number } є в кількох варіантах; введіть літери перед одним із них.
}
bad-choice = «{ $text }» — не варіант і не команда; введіть літери від { $first } до { $last } або ? для довідки.
bad-blocked = «{ $text }» зараз не можна:

## Команди

help =
    Вибір роблять літерами перед варіантом, його словами або записом ходу (наприклад, { $example }). Крім того:
    { help-table }
      log [N]        останні події, 20 або N
      undo           повернути свій останній вибір
      save ФАЙЛ      зберегти партію, щоб продовжити пізніше
      record ФАЙЛ    записати партію ходами
      position       надрукувати позицію текстом
      quit           вийти
help-unknown = Про «{ $topic }» нічого не відомо.
help-close = Може, { $close }?
why-ask = Назвіть номер: why 7.
why-legal = { $action } — це вибрати можна.
why-unknown = Параграфа, який забороняв би { $number }, немає: просто запитання не про те.
log-empty = Поки що нічого не сталося.
log-bad = Скажіть, скільки подій, наприклад: log 50.
taken-back = Повернено: { $action }
undo-not-yours = Повертати нічого: останній вибір зробили не ви.
undo-sealed = Повернути не можна: тут почався ваш хід, або випало чи відкрилося те, чого вже не забути.
file-missing = Назвіть файл: { $command } ФАЙЛ
file-foreign = { $file } — це щось інше, і він лишиться як є; виберіть іншу назву.
file-failed = Не вдалося записати { $file }: { $reason }.
saved = Збережено: { $file }.
recorded = Запис партії: { $file }.

## Ходи

confirm = На цьому ваш вибір поки що завершено: Enter — далі, undo — повернути.
ask-confirm = (Enter, undo, ?):
bad-confirm = Натисніть Enter, щоб продовжити, або введіть undo.
cover = Передайте екран: { $who }. Потім натисніть Enter.
ask-cover = (Enter):
thinking = Роздуми: { $who }…
leave-ask = Зберегти партію? Назва файлу — зберегти, Enter — вийти без збереження:
left = До зустрічі.
left-saved = Щоб продовжити партію, завантажте { $file }.
left-unsaved = Партію не збережено. Іншого разу її збереже «save ФАЙЛ».

## Кінець

final = Підсумок партії
mark-winner = перемога

## Перегляд

watch-ask = Enter — далі, число — стільки ходів; map, seats, end, quit:
watch-bad = «{ $text }» — не Enter, не число й не map, seats, end, quit.
watch-choice = { $who }: { $action }
watch-stopped = Зупинено: { $done } з { $all }.
watch-unfinished = Тут запис закінчується, а партія ще ні.

## Analysis

analyse-learned = Оцінювала нейромережа, яка навчилася цієї гри.
analyse-judge = Оцінювали комп’ютерні суперники за власними мірками.
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
analyse-answer = { $who }: { $action }
analyse-short = У цій партії нема чого розбирати: вибору ще не було.

## Налаштування: перелік команди `copse options` і форми нового столу

group-table = Стіл
group-additions = Додатки
group-house = Домашні правила
options-line = { $about } Можна: { $allows }. Типово: { $default }.
options-ruling = Тлумачення { $ruling }, §{ $law }.
