### Finding people: open tables, games for people who do not know each other, friends and clubs.

people-find = Найти игру
people-find-about = Скажите, во что хотите сыграть. Как только наберётся достаточно игроков, стол откроется.
people-searching = { $count ->
    [one] Нужно игроков: { $players }. Пока ждёте только вы.
   *[other] Собралось игроков: { $count } из { $players }.
}
people-searching-live = Стол откроется сам. Не закрывайте страницу.
people-searching-days = Стол откроется сам. Страницу можно закрыть, но не дольше чем на три дня.
people-stop = Больше не искать
people-waiting = { $count ->
    [one] ждёт { $count } игрок
    [few] ждут { $count } игрока
   *[other] ждут { $count } игроков
}
people-join-search = Сыграть вместе
people-players = Игроков
people-of-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
people-mode = Темп
people-mode-live = сейчас
people-mode-days = несколько дней
people-fill = Свободные места
people-fill-after = ждать людей: { $time }, дальше компьютер
people-fill-never = только людям
people-look = Искать игроков
people-tables = Открытые столы
people-tables-none = Сейчас открытых столов нет. Поищите игру или откройте свой стол: «Другие способы игры», «Новый стол».
people-club-tables-none = У клуба сейчас нет открытых столов. Откройте новый стол на главной странице и выберите клуб в пункте «Кто найдёт стол».
people-tables-playing = Можно посмотреть
people-join = Сесть за стол
people-join-as = Сесть за стол: { $part }
people-open = Открыть
people-members-only = Войти, чтобы сыграть
people-rating = Рейтинг
people-people = Люди
people-account-needed = Для друзей и клубов нужна учётная запись: так люди находят друг друга по имени.
people-friends = Друзья
people-friends-none = Здесь у вас ещё нет друзей. Позовите человека по имени его учётной записи.
people-person-name = Имя человека
people-befriend = Предложить дружбу
people-online = в сети
people-state-friend = не в сети
people-state-asked = ответа пока нет
people-state-asks = предлагает дружбу
people-accept = Принять
people-end-friend = Удалить
people-end-asked = Отозвать
people-end-asks = Отклонить
people-watch-friend = Смотреть: { $game }
people-invitations = Приглашения
people-invites-you = { $who } приглашает вас: { $table }
people-take-seat = Занять место
people-decline = Отклонить
people-invite-name = Пригласить по имени
people-invite = Пригласить
people-clubs = Клубы
people-clubs-about = Клуб — это группа со своими столами, чатом и таблицей побед. Его видят только участники.
people-club-invites = Вас приглашают в клуб { $club }
people-club-join = Вступить
people-members-count = { $count ->
    [one] { $count } участник
    [few] { $count } участника
   *[other] { $count } участников
}
people-club-name = Название нового клуба
people-club-found = Основать клуб
people-chat = Чат
people-chat-empty = Здесь ещё никто не писал.
people-chat-write = Написать сообщение
people-chat-send = Отправить
people-members = Участники
people-standings-about = По числу побед за столами клуба.
people-role-founder = основатель
people-role-helper = помощник
people-role-invited = приглашение отправлено
people-won-of = побед: { $won } из { $played }
people-make-helper = Сделать помощником
people-make-member = Больше не помощник
people-leave = Выйти из клуба
people-leave-about = Вы больше не увидите клуб. Когда уйдёт последний участник, клуб закроется.
people-stay = Остаться
people-followed = Вы следите за играми
people-follow = Следить за игрой
people-unfollow = Больше не следить
people-status-waiting = не началась
people-status-playing = идёт
people-status-over = закончена
