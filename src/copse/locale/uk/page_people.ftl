### Finding people: open tables, games for people who do not know each other, friends and clubs.

people-find = Знайти гру
people-find-about = Скажіть, у що хочете зіграти. Щойно збереться досить гравців, стіл відкриється.
people-searching = { $count ->
    [one] Потрібно гравців: { $players }. Поки що чекаєте лише ви.
   *[other] Зібралося гравців: { $count } із { $players }.
}
people-searching-live = Стіл відкриється сам. Не закривайте сторінку.
people-searching-days = Стіл відкриється сам. Сторінку можна закрити, але не довше ніж на три дні.
people-stop = Більше не шукати
people-waiting = { $count ->
    [one] чекає { $count } гравець
    [few] чекають { $count } гравці
   *[other] чекають { $count } гравців
}
people-join-search = Зіграти разом
people-players = Гравців
people-of-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
people-mode = Темп
people-mode-live = зараз
people-mode-days = кілька днів
people-fill = Вільні місця
people-fill-after = чекати людей: { $time }, далі комп’ютер
people-fill-never = лише людям
people-look = Шукати гравців
people-tables = Відкриті столи
people-tables-none = Зараз відкритих столів немає. Пошукайте гру або відкрийте свій стіл: «Інші способи гри», «Новий стіл».
people-club-tables-none = У клубу зараз немає відкритих столів. Відкрийте новий стіл на головній сторінці й виберіть клуб у пункті «Хто знайде стіл».
people-tables-playing = Можна подивитися
people-join = Сісти за стіл
people-join-as = Сісти за стіл: { $part }
people-open = Відкрити
people-members-only = Увійти, щоб зіграти
people-rating = Рейтинг
people-people = Люди
people-account-needed = Для друзів і клубів потрібен обліковий запис: так люди знаходять одне одного за іменем.
people-friends = Друзі
people-friends-none = Тут ви ще не маєте друзів. Покличте людину за іменем її облікового запису.
people-person-name = Ім’я людини
people-befriend = Запропонувати дружбу
people-online = у мережі
people-state-friend = не в мережі
people-state-asked = відповіді поки що немає
people-state-asks = пропонує дружбу
people-accept = Прийняти
people-end-friend = Вилучити
people-end-asked = Відкликати
people-end-asks = Відхилити
people-watch-friend = Дивитися: { $game }
people-invitations = Запрошення
people-invites-you = { $who } запрошує вас: { $table }
people-take-seat = Зайняти місце
people-decline = Відхилити
people-invite-name = Запросити за іменем
people-invite = Запросити
people-clubs = Клуби
people-clubs-about = Клуб — це група зі своїми столами, чатом і таблицею перемог. Його бачать лише учасники.
people-club-invites = Вас запрошують до клубу { $club }
people-club-join = Вступити
people-members-count = { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
   *[other] { $count } учасників
}
people-club-name = Назва нового клубу
people-club-found = Заснувати клуб
people-chat = Чат
people-chat-empty = Тут ще ніхто не писав.
people-chat-write = Написати повідомлення
people-chat-send = Надіслати
people-members = Учасники
people-standings-about = За кількістю перемог за столами клубу.
people-role-founder = засновник
people-role-helper = помічник
people-role-invited = запрошення надіслано
people-won-of = перемог: { $won } з { $played }
people-make-helper = Зробити помічником
people-make-member = Більше не помічник
people-leave = Вийти з клубу
people-leave-about = Ви більше не побачите клуб. Коли піде останній учасник, клуб закриється.
people-stay = Залишитися
people-followed = Ви стежите за іграми
people-follow = Стежити за грою
people-unfollow = Більше не стежити
people-status-waiting = не почалася
people-status-playing = триває
people-status-over = закінчена
