"""What people are shown of a table, in their language: snapshots, previews and replays. Everything is made from the
view and the events of one seat, so hidden information stays hidden."""
