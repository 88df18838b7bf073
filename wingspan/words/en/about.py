"""English messages of the dialog about the page, by key."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "version": "Version {version} · build {build}",
    "unofficial": "An unofficial fan project, not affiliated with or endorsed by the game's"
    " publisher, designer or artists. It contains none of the published game's text, artwork or"
    " icons. If you enjoy it, buy the real game: it is beautiful.",
    "own": "Our own code is free software. Its licence:",
    "others": "The work of others in this page",
    "others_help": "Each with its home and its licence. The texts of the licences open in a new"
    " tab, without a network as well.",
    "public domain": "public domain",
}
