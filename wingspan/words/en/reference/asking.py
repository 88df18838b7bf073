"""How people word questions about rules in English, for the search."""

from __future__ import annotations

from ...reference.searching import Asking

_STOPWORDS = """
a about allowed am an and any anything are at be been being between but by can could did difference
do does doesnt doing dont exactly explain fifth for fourth from get gets getting got had happen
happens has have having he her his how i if im in into is isnt it its ive just let like many may me
mean means might much must my number of on or our please possible re really rule rules s she should
so some somebody someone t tell than that the their them then there these they thing things third
this those timing to too up us use used using ve was we were what whats when where which while who
whose why will with work works would you your
"""

_FAINT = """
after again all already also always another because before both do each either else ever every few
go going last less more most never next no none not nothing off often once only other others out
over own place put same still three time times twice under until very while without
"""

_COLOURS = ("white", "brown", "pink", "teal", "blue", "yellow")

ASKING = Asking(
    phrases={
        "how many turns": "cubes turns",
        "how many times": "once",
        "how often": "once",
        "how long": "turns rounds",
        "who starts": "first player",
        "who begins": "first player",
        "who goes first": "first player",
        "undo a move": "undo",
        "take back a move": "undo",
        "go back": "undo",
        "can t": "cannot",
        "cant": "cannot",
        "can not": "cannot",
        "runs out": "empty",
        "run out": "empty",
        "ran out": "empty",
        "running out": "empty",
        "goes first": "first",
        "go off": "trigger",
        "goes off": "trigger",
        "set off": "trigger",
        "sets off": "trigger",
        "go away": "lose",
        "goes away": "lose",
        "throw away": "discard",
        "get rid of": "discard",
        "far away": "distance",
        "face down": "facedown",
        "face up": "faceup",
        "re roll": "reroll",
        "re rolls": "reroll",
        "roll again": "reroll",
        "two food": "two for one",
        "2 food": "two for one",
        "one at a time": "one by one",
        "3rd": "third",
        **{
            f"{colour} {birds}": f"{colour} power"
            for colour in _COLOURS
            for birds in ("bird", "birds", "card", "cards")
        },
    },
    stopwords=frozenset(_STOPWORDS.split()),
    faint=frozenset(_FAINT.split()),
    endings=("ings", "ing", "ied", "ies", "ed", "es", "s", "e", "ly"),
    synonyms=(
        ("skip", "decline", "optional", "refuse", "pass", "forced", "compulsory", "obliged"),
        ("optional", "mandatory", "required"),
        ("hold", "limit", "room", "capacity", "max", "maximum"),
        ("hold", "hand"),
        ("worth", "points", "score", "scored", "value", "scoring"),
        ("points", "pts", "vp", "victory"),
        ("win", "winning", "winner", "score", "victory"),
        ("start", "starting", "beginning", "begin", "begins", "opening", "set-up", "setup"),
        ("first", "begins", "starting"),
        ("tie", "ties", "tied", "draw", "tie-break", "tiebreaker", "tiebreak"),
        ("trade", "exchange", "swap", "conversion", "convert"),
        ("pay", "cost", "costs", "price", "payment", "spend", "buy", "expensive", "afford"),
        ("trigger", "triggers", "activate", "activated", "fire", "timing"),
        ("order", "sequence"),
        ("eat", "spend"),
        ("store", "cache", "stored", "stash"),
        ("lose", "lost", "discard", "end"),
        ("discard", "trash", "remove", "sell", "throw"),
        ("replace", "change", "refill", "refresh", "renew", "reset"),
        ("far", "distance", "remote", "online", "internet"),
        ("friend", "people", "multiplayer", "opponent"),
        ("save", "saved", "load", "continue", "resume"),
        ("hard", "difficulty", "difficult", "level", "easy"),
        ("undo", "take back", "mistake", "cancel", "taking", "misclick"),
        ("move", "migrate", "moves"),
        ("row", "habitat"),
        ("end", "over", "finish", "last"),
        ("feeder", "birdfeeder", "tower"),
        ("die", "dice"),
        ("reroll", "re-roll", "throw", "roll"),
        ("choice", "slash", "double"),
        ("look", "see", "peek"),
        ("before", "next", "second"),
        ("lay", "laid", "laying", "lays"),
        ("egg", "eggs"),
        ("mat", "board"),
        ("symbol", "icon", "sign"),
        ("ability", "power", "effect"),
        ("colour", "color"),
        ("solo", "automa", "alone", "bot", "robot", "ai"),
        ("column", "space", "slot"),
        ("why", "reason"),
        ("keep", "start"),
        ("keep", "limit"),
        ("goal", "objective"),
        ("empty", "no"),
        ("copy", "repeat"),
        ("steal", "take", "rob"),
        ("draw", "drew", "drawn"),
        ("hunt", "prey", "kill", "catch"),
        ("deck", "pile", "stack"),
        ("tray", "display", "market"),
        ("supply", "bank"),
        ("neighbour", "neighbor", "adjacent"),
        ("faceup", "tray"),
        ("expansion", "set"),
        ("game", "match"),
        ("invertebrate", "worm", "bug", "insect"),
        ("seed", "grain", "wheat"),
        ("rodent", "mouse", "rat", "mice"),
        ("fruit", "berry", "cherry"),
        ("two", "2"),
        ("one", "1"),
        ("wild", "joker", "any"),
    ),
    kinds={
        "food": (
            "invertebrate",
            "worm",
            "bug",
            "seed",
            "fish",
            "fruit",
            "berry",
            "rodent",
            "mouse",
        ),
        "habitat": ("forest", "grassland", "wetland"),
        "nest": ("platform", "bowl", "cavity", "ground"),
    },
)
