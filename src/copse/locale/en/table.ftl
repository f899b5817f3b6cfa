### What happens at a table outside the game, and where its game comes from.

## Where a game comes from; everyone reads it before they sit down

origin-after = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
origin-deal = The server shuffled the cards.
origin-record = From a record, after { $after }: the host could see every hand and choose the deal.
origin-position = From a position: the host could arrange everything, and knows every hand.
origin-tutorial = Prepared for a tutorial.
origin-fork = Continued from another game, after { $after }: people who saw that game know every hand.
    .named = “{ $of }” continued, after { $after }: people who saw that game know every hand.
origin-unknown = This table is old: the server did not record yet how the cards were dealt.
origin-seen-host = The host held seat { $seat } before, and has seen its hand.
origin-seen-other = Someone else held seat { $seat } before, and has seen its hand.

## People who come and go, in the log

notice-gone-person = A former player
notice-made = { $who } opens the table. { $origin }
notice-together = { $who } plays several seats and sees all their hands.
notice-came = { $who } takes seat { $seat }.
notice-left = { $who } leaves; seat { $seat } is open again.
notice-agent = { $host } gives seat { $seat } to a computer ({ $agent }).
notice-opened = { $host } opens seat { $seat }.
notice-began = The game begins.
notice-stands-in = { $who } leaves; a computer ({ $agent }) plays seat { $seat } until { $who } comes back.
notice-gave-up = { $who } leaves for good; a computer ({ $agent }) plays seat { $seat } until someone takes it.
notice-returned = { $who } comes back to seat { $seat }.
notice-replaced = { $who } does not answer: { $host } lets a computer ({ $agent }) play seat { $seat }. { $who } may come back at any time.
notice-took-over = { $who } takes seat { $seat } from the computer ({ $agent }) and sees its hand from now on.
notice-late-agent = { $who } ran out of time; a computer ({ $agent }) chose.
notice-late-pass = { $who } ran out of time and passed.
notice-invited = { $host } invites { $who } to seat { $seat }.
notice-declined = { $who } declines the invitation to seat { $seat }.
notice-kicked = { $host } removes { $who } from seat { $seat }.
notice-banned = { $host } removes { $who } from seat { $seat } and bans them from this table.

## People who are away

substitute-for = { $who } (for { $absent })
notice-absent-agent = The table has waited too long for { $who }; a computer ({ $agent }) plays seat { $seat } until { $who } comes back.
notice-days-off = { $who } takes { $count ->
    [one] { $count } day
   *[other] { $count } days
} off. Their clock stands still then.
notice-back-early = { $who } has no days off any more.
notice-seeks-substitute = { $host } seeks a substitute for { $who }.
notice-substitute = { $who } plays for { $other } on seat { $seat } and sees its hand from now on.
notice-substitute-left = { $who } no longer plays for { $other }; a computer ({ $agent }) plays seat { $seat } until { $other } comes back.

## What the players agree on, in the log

notice-asked-back = { $who } asks to take a choice back.
notice-declined-back = { $who } does not agree to take the choice back.
notice-took-back = { $who } takes a choice back. Everyone keeps what they saw since.
notice-rematch = { $who } asks for another game.
notice-talk-off = { $host } turns the chat off.
notice-talk-players = { $host } limits the chat to players.
notice-talk-everyone = { $host } opens the chat to spectators.
