### E-mails of the server to account holders.

mail-verify = Copse: confirm your e-mail address
    .text =
        Hello { $name },
        
        open this link to confirm that this address is yours:
        { $link }
        
        It works once, for a day. If you did not ask for it, ignore this e-mail.
mail-sign-in = Copse: sign in
    .text =
        Hello { $name },
        
        open this link to sign in or to set a new password:
        { $link }
        
        It works once, for 20 minutes. If you did not ask for it, ignore this e-mail.
mail-turn = { $more ->
        [0] Copse: { $where }
        [one] Copse: { $where } and { $more } more game
       *[other] Copse: { $where } and { $more } more games
    }
    .text =
        Hello { $name },
        
        { $news }
        
        Choose when you get such e-mails: { $settings }
        Stop them with one click: { $stop }
mail-turn-test = Copse: a test
