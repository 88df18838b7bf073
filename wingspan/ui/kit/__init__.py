"""Markup that knows no game: buttons, dialogs, icons, tips."""
