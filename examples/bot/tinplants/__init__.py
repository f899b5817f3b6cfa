"""The Tin Gardeners, a bot for Root."""
