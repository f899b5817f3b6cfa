"""The Mushroom Peddlers and the Kettle Brewers, a hireling for Root."""
