"""What people are shown of a table, in their language: snapshots, previews, replays. Hidden information stays hidden,
because everything is made from the view and the events of one seat."""
