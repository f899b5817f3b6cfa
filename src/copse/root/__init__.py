"""Root by its Law: chapters 1 to 5 as general rules, one file a faction, one small declaration a card."""
