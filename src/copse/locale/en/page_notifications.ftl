### Notifications: how a person is called to their turn, on the account page.

notifications-title = Calls to your turn
notifications-about = When it is your turn and you are not at the table, Copse can call you. A call names the table and the game, and nothing else.
notifications-here = This browser
notifications-unknown = Another browser
notifications-kind-push = browser
notifications-kind-mail = e-mail
notifications-kind-webhook = webhook
notifications-when = When to call: { $name }
notifications-schedule-now = at once
notifications-schedule-hour = after an hour
notifications-schedule-day = once a day
notifications-schedule-off = never
notifications-try = Send me one now
notifications-tried = A test is on its way.
notifications-failing = { $count ->
        [one] The last call failed. Copse keeps trying.
       *[other] The last { $count } tries failed. Copse keeps trying.
    }
notifications-remove = Remove
notifications-remove-named = Remove { $name }
notifications-add-push = Call me in this browser
notifications-add-mail = Call me by e-mail
notifications-mail-needs-address = To be called by e-mail, confirm your address first.
notifications-push-not-offered = This server does not offer calls in the browser.
notifications-push-insecure = Calls in the browser work only over HTTPS, or at the address http://localhost.
notifications-push-home = On an iPhone or iPad, calls need this page on the home screen. Tap “Share”, then “Add to Home Screen”. Then open Copse from there and sign in.
notifications-push-blocked = This browser blocks notifications of this page. Allow them in its settings for the page, then reload.
notifications-push-none = This browser cannot receive calls. Use another one, or choose another way.
notifications-not-allowed = The browser does not allow notifications, or cannot reach its push service.
notifications-webhook = Use a webhook
notifications-webhook-about = For Discord and similar services. Everybody in that channel can read the calls.
notifications-webhook-address = Address of the webhook
notifications-add-webhook = Add
notifications-times = Times
notifications-zone = Time zone
notifications-quiet = Quiet hours: calls wait until they end
notifications-quiet-from = From
notifications-quiet-to = To
notifications-daily-at = Once a day at
notifications-remind = Remind me before my time runs out
notifications-saved = Saved.
