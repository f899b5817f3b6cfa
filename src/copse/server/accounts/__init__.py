"""Accounts: names, passwords, passkeys, sessions, recovery and e-mail. Nothing here knows of games; the seats of an
account are in `tables/account_seats.py`. The libraries for passwords, passkeys and e-mail load when first used, so a
server of guests neither starts later nor uses more memory."""
