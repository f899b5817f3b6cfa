### Уведомления: как позвать человека к ходу, на странице учётной записи.

notifications-title = Звать меня, когда мой ход
notifications-about = Если настал ваш ход, а вас нет за столом, Copse может вас позвать. В уведомлении только название стола и игра.
notifications-here = Этот браузер
notifications-unknown = Другой браузер
notifications-kind-push = браузер
notifications-kind-mail = почта
notifications-kind-webhook = вебхук
notifications-when = Когда звать: { $name }
notifications-schedule-now = сразу
notifications-schedule-hour = через час
notifications-schedule-day = раз в день
notifications-schedule-off = никогда
notifications-try = Прислать сейчас
notifications-tried = Проверочное сообщение отправлено.
notifications-failing = { $count ->
        [one] Не удалась { $count } попытка подряд. Попытки продолжаются.
        [few] Не удались { $count } попытки подряд. Попытки продолжаются.
       *[other] Не удалось { $count } попыток подряд. Попытки продолжаются.
    }
notifications-remove = Удалить
notifications-remove-named = Удалить: { $name }
notifications-add-push = Звать в этом браузере
notifications-add-mail = Звать по почте
notifications-mail-needs-address = Чтобы получать письма, сначала подтвердите адрес.
notifications-push-not-offered = Этот сервер не присылает уведомлений в браузер.
notifications-push-insecure = Уведомления в браузере работают только по HTTPS или по адресу http://localhost.
notifications-push-home = На iPhone и iPad уведомления приходят, только если эта страница есть на экране «Домой». Нажмите «Поделиться», затем «На экран Домой», откройте Copse оттуда и войдите.
notifications-push-blocked = Браузер блокирует уведомления этой страницы. Разрешите их в настройках для этой страницы и перезагрузите её.
notifications-push-none = Этот браузер не принимает уведомлений. Откройте страницу в другом или выберите другой способ.
notifications-not-allowed = Браузер не разрешает уведомления или не может связаться со своей службой уведомлений.
notifications-webhook = Добавить вебхук
notifications-webhook-about = Для Discord и похожих служб. Уведомления увидят все, кто читает этот канал.
notifications-webhook-address = Адрес вебхука
notifications-add-webhook = Добавить
notifications-times = Время
notifications-zone = Часовой пояс
notifications-quiet = Тихие часы: уведомления ждут, пока они не закончатся
notifications-quiet-from = С
notifications-quiet-to = До
notifications-daily-at = Раз в день в
notifications-remind = Напомнить, когда моё время на исходе
notifications-saved = Сохранено.
