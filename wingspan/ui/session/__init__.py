"""The state of the page: the game on the table, saved games, links. Makes no markup."""
