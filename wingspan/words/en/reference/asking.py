"""How people word questions about rules in English, for the search."""

from __future__ import annotations

from ...reference.searching import Asking

_STOPWORDS = """
a about an and any anything are at be been being between but by can could did difference do does
doesnt doing dont explain fifth for fourth from get gets getting got had happen happens has have
having he her his how i if in into is isnt it its let like many may me mean means might much must
my number of on or our please re rule rules s she should so some t tell than that the their them
then there these they thing things third this those to too up us use used using was we were what
whats when where which while who whose why will with work works would you your
"""

ASKING = Asking(
    phrases={
        "how many turns": "cubes turns",
        "who starts": "first player",
        "who begins": "first player",
        "who goes first": "first player",
        "undo a move": "undo",
        "take back a move": "undo",
        "can t": "cannot",
        "cant": "cannot",
        "can not": "cannot",
        "runs out": "empty",
        "run out": "empty",
        "ran out": "empty",
        "goes first": "first",
        "go away": "lose",
        "goes away": "lose",
        "far away": "distance",
        "3rd": "third",
    },
    stopwords=frozenset(_STOPWORDS.split()),
    endings=("ings", "ing", "ied", "ies", "ed", "es", "s", "e", "ly"),
    synonyms=(
        ("skip", "decline", "optional", "refuse", "pass", "forced", "compulsory", "obliged"),
        ("hold", "limit", "room", "capacity", "max", "maximum"),
        ("hold", "hand"),
        ("worth", "points", "score", "scored", "value", "scoring"),
        ("win", "winning", "winner", "score", "victory"),
        ("start", "starting", "beginning", "begin", "begins", "opening", "set-up", "setup"),
        ("first", "begins", "starting"),
        ("tie", "ties", "tied", "draw", "tie-break"),
        ("trade", "exchange", "swap", "conversion"),
        ("pay", "cost", "costs", "price", "payment", "spend"),
        ("trigger", "triggers", "activate", "activated", "fire"),
        ("order", "sequence"),
        ("eat", "spend"),
        ("store", "cache", "stored"),
        ("lose", "lost", "discard", "end"),
        ("far", "distance", "remote", "online", "internet"),
        ("friend", "people", "multiplayer", "opponent"),
        ("save", "saved", "load", "continue"),
        ("hard", "difficulty", "difficult", "level", "easy"),
        ("undo", "take back", "mistake", "cancel", "taking"),
        ("move", "migrate", "moves"),
        ("row", "habitat"),
        ("end", "over", "finish", "last"),
        ("feeder", "birdfeeder", "tower"),
        ("die", "dice"),
        ("reroll", "re-roll", "throw", "roll"),
        ("look", "see", "peek"),
        ("before", "next", "second"),
        ("lay", "laid", "laying", "lays"),
        ("egg", "eggs"),
        ("mat", "board"),
        ("symbol", "icon", "sign"),
        ("ability", "power", "effect"),
        ("colour", "color"),
        ("solo", "automa", "alone", "bot", "robot"),
        ("remove", "discard", "sell"),
        ("column", "space"),
        ("why", "reason"),
        ("keep", "start"),
        ("keep", "limit"),
        ("goal", "objective"),
        ("empty", "no"),
    ),
)
