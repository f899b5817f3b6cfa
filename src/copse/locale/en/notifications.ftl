### Notifications by Web Push and webhooks; e-mails use them too.

notification-turn = It is your turn
notification-clock = Your time is running out
notification-where = { $name } ({ $game })
notification-until = { $where }, until { $time }
notification-test = A test from Copse
    .text = This is how Copse calls you to your turn.
