### Finding people: open tables, games for people who do not know each other, friends and clubs.

people-find = Find me a game
people-find-about = Say what you want to play. As soon as enough people want the same, your table opens.
people-searching = { $count ->
    [one] You are looking for { $players } players. Nobody else is waiting yet.
   *[other] { $count } of { $players } players are here.
}
people-searching-live = Your table opens by itself. Keep this page open.
people-searching-days = Your table opens by itself. You may close this page for up to three days.
people-stop = Stop looking
people-waiting = { $count ->
    [one] { $count } person is waiting
   *[other] { $count } people are waiting
}
people-join-search = Play along
people-players = Players
people-of-players = { $count } players
people-mode = Speed
people-mode-live = now
people-mode-days = by turns
people-fill = Free seats
people-fill-after = to the computer after { $time }
people-fill-never = for people only
people-look = Look for players
people-tables = Open tables
people-tables-none = There is no open table now. Let us find you a game, or open a table: “More ways to play”, “New table”.
people-club-tables-none = The club has no open table now. Open a new table on the start page, and choose the club under “Who finds the table”.
people-tables-playing = Games to watch
people-join = Join
people-join-as = Join as { $part }
people-open = Open
people-members-only = Sign in to join
people-rating = Rating
people-people = People
people-account-needed = Friends and clubs need an account, so that people find each other by name.
people-friends = Friends
people-friends-none = You have no friends here yet. Ask somebody by the name of their account.
people-person-name = Name of a person
people-befriend = Ask to be friends
people-online = online
people-state-friend = not online
people-state-asked = has not answered yet
people-state-asks = wants to be your friend
people-accept = Accept
people-end-friend = Remove
people-end-asked = Withdraw
people-end-asks = Decline
people-watch-friend = Watch { $game }
people-invitations = Invitations
people-invites-you = { $who } invites you: { $table }
people-take-seat = Take the seat
people-decline = Decline
people-invite-name = Invite a person by name
people-invite = Invite
people-clubs = Clubs
people-clubs-about = A club is a group of people with its own tables, chat and standings. Only its members see it.
people-club-invites = You are invited to the club { $club }
people-club-join = Join
people-members-count = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
people-club-name = Name of a new club
people-club-found = Found a club
people-chat = Chat
people-chat-empty = Nobody has written yet.
people-chat-write = Write a message
people-chat-send = Send
people-members = Members
people-standings-about = In the order of the games won at tables of the club.
people-role-founder = founder
people-role-helper = helper
people-role-invited = invited
people-won-of = won { $won } of { $played }
people-make-helper = Make helper
people-make-member = No longer helper
people-leave = Leave the club
people-leave-about = You will not see the club any more. When the last member leaves, it closes.
people-stay = Stay
people-followed = Games you follow
people-follow = Follow this game
people-unfollow = No longer follow
people-status-waiting = not started
people-status-playing = in progress
people-status-over = finished
