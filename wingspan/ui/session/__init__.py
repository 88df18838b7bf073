"""What the page remembers, without markup: the game on the table, kept games, links."""
