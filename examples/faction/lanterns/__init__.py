"""The Lantern Guild, a faction for Root."""
