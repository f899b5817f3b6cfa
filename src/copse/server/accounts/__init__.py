"""Accounts: names, passwords, passkeys, sessions, recovery, e-mail, and the list of games of an account. Its seats are
in `tables/account_seats.py`. The libraries for passwords, passkeys and e-mail load when first used, so a
server of guests neither starts later nor uses more memory."""
