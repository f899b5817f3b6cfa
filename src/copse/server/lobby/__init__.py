"""Finding people: open tables, games for strangers, friends, clubs and invitations."""
