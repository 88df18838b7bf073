"""The forms of German verbs and possessives in clauses of powers."""

from __future__ import annotations

VERBS: dict[str, tuple[str, str]] = {
    "behalten": ("behalte", "behält"),
    "decken": ("decke", "deckt"),
    "entfernen": ("entferne", "entfernt"),
    "füllen": ("fülle", "füllt"),
    "geben": ("gib", "gibt"),
    "kopieren": ("kopiere", "kopiert"),
    "lagern": ("lagere", "lagert"),
    "legen": ("lege", "legt"),
    "mischen": ("mische", "mischt"),
    "nehmen": ("nimm", "nimmt"),
    "nutzen": ("nutze", "nutzt"),
    "spielen": ("spiele", "spielt"),
    "stecken": ("stecke", "steckt"),
    "stehlen": ("stiehl", "stiehlt"),
    "tauschen": ("tausche", "tauscht"),
    "versetzen": ("versetze", "versetzt"),
    "wählen": ("wähle", "wählt"),
    "werfen": ("wirf", "wirft"),
    "würfeln": ("würfle", "würfelt"),
    "ziehen": ("ziehe", "zieht"),
}
"""The imperative (du) and the third person of each infinitive."""


def form(word: str, voice: str) -> str:
    """Return a word in the form for ``voice``: "nimm" or "nimmt", "deiner" or "seiner"."""
    if word in VERBS:
        return VERBS[word][voice == "each"]
    return word.replace("dein", "sein", 1) if voice == "each" else word
