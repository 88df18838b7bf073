"""Markup that does not depend on a game: buttons, dialogs, icons, tips."""
