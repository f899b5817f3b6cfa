### Сповіщення: як покликати людину до ходу, на сторінці облікового запису.

notifications-title = Кликати мене, коли мій хід
notifications-about = Якщо настав ваш хід, а вас немає за столом, Copse може вас покликати. У сповіщенні лише назва столу й гра.
notifications-here = Цей браузер
notifications-unknown = Інший браузер
notifications-kind-push = браузер
notifications-kind-mail = пошта
notifications-kind-webhook = вебхук
notifications-when = Коли кликати: { $name }
notifications-schedule-now = одразу
notifications-schedule-hour = за годину
notifications-schedule-day = раз на день
notifications-schedule-off = ніколи
notifications-try = Надіслати зараз
notifications-tried = Перевірне повідомлення надіслано.
notifications-failing = { $count ->
        [one] Не вдалася { $count } спроба поспіль. Спроби тривають.
        [few] Не вдалися { $count } спроби поспіль. Спроби тривають.
       *[other] Не вдалося { $count } спроб поспіль. Спроби тривають.
    }
notifications-remove = Видалити
notifications-remove-named = Видалити: { $name }
notifications-add-push = Кликати в цьому браузері
notifications-add-mail = Кликати поштою
notifications-mail-needs-address = Щоб отримувати листи, спершу підтвердьте адресу.
notifications-push-not-offered = Цей сервер не надсилає сповіщень у браузер.
notifications-push-insecure = Сповіщення в браузері працюють лише через HTTPS або за адресою http://localhost.
notifications-push-home = На iPhone та iPad сповіщення надходять, лише якщо ця сторінка є на початковому екрані. Натисніть «Поширити», потім «На початковий екран», відкрийте Copse звідти й увійдіть.
notifications-push-blocked = Браузер блокує сповіщення цієї сторінки. Дозвольте їх у налаштуваннях для цієї сторінки й перезавантажте її.
notifications-push-none = Цей браузер не приймає сповіщень. Відкрийте сторінку в іншому або оберіть інший спосіб.
notifications-not-allowed = Браузер не дозволяє сповіщень або не може зв’язатися зі своєю службою сповіщень.
notifications-webhook = Додати вебхук
notifications-webhook-about = Для Discord і подібних служб. Сповіщення побачать усі, хто читає цей канал.
notifications-webhook-address = Адреса вебхука
notifications-add-webhook = Додати
notifications-times = Час
notifications-zone = Часовий пояс
notifications-quiet = Тихі години: сповіщення чекають, доки вони не скінчаться
notifications-quiet-from = З
notifications-quiet-to = До
notifications-daily-at = Раз на день о
notifications-remind = Нагадати, коли мій час спливає
notifications-saved = Збережено.
