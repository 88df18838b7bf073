"""How messages are filled: the grammar that all languages share, what each defines for itself, and
the functions that catalogues call by name, such as ``{ BIRD($bird, form: "the") }``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property

from msgspec import Struct

from .folders import Language, load

NBSP = "\u00a0"

_UNIT = re.compile(r"(?<=\d) (?=cm\b)")


Message = str | Callable[[Mapping[str, object]], str]
"""A message of a compiled catalogue: a template of `str.format`, or a function of its values."""


def filled(message: Message, values: Mapping[str, object]) -> str:
    """Fill a message. Raises KeyError if a value is missing."""
    if not isinstance(message, str):
        return message(values)
    return message.format_map(values) if "{" in message else message


def small(text: str) -> str:
    """Return the text with its first letter in lower case and the rest unchanged."""
    return text[:1].lower() + text[1:]


def one_or_other(n: int) -> str:
    """Return the category of a number's plural in most languages that tell one from several."""
    return "one" if n == 1 else "other"


class Grammar(Struct, frozen=True, kw_only=True):
    """The grammar of a language, defined in its folder's `grammar.py`.

    ``category``: the category of a number's plural, as the Unicode CLDR names it: "one", "few" …
    "other". ``set_right``: applies the language's typography of apostrophes and spaces. ``colon``:
    follows a label. ``comma``, ``semicolon``: separate the parts of a list. ``decimal_mark``:
    separates ones and tenths. ``quotes``: the two quotation marks. ``small``: returns a text as it
    goes on a sentence, where it has a capital by itself; ``str`` if that may be a noun's.
    ``functions``: what the language's catalogues call by name.
    """

    set_right: Callable[[str], str]
    colon: str
    comma: str
    semicolon: str
    decimal_mark: str
    quotes: tuple[str, str]
    category: Callable[[int], str] = one_or_other
    small: Callable[[str], str] = small
    functions: Mapping[str, Callable[..., str]] = {}

    def plural(self, n: object) -> str:
        """Return the category of a number. Raises TypeError if it is not a whole number."""
        if not isinstance(n, int):
            raise TypeError(f"{n!r} chooses a plural and is not a whole number")
        return self.category(n)

    def by_plural(self, number: str, forms: Mapping[str, Message], other: Message) -> Message:
        """Return a message with a form for each category of the value ``number``."""

        def said(values: Mapping[str, object]) -> str:
            return filled(forms.get(self.plural(values[number]), other), values)

        return said

    def listed(self, parts: Iterable[str]) -> str:
        """ "a, b, c"."""
        return self.comma.join(parts)

    def joined(self, parts: Iterable[str], last: str) -> str:
        """ "a, b and c", with ``last`` ("and", "ou" …) before the last one."""
        *front, end = parts
        return f"{self.listed(front)} {last} {end}" if front else end

    def tenths(self, number: int) -> str:
        """Format a number given in tenths: "75.5", in French "75,5"."""
        return f"{number // 10}{self.decimal_mark}{number % 10}"


def capital(text: str) -> str:
    """Return the text with its first letter in upper case and the rest unchanged."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """Return the text with an initial capital and, unless it ends with punctuation, a full stop."""
    return capital(text) + ("" if text.endswith((".", "?", "!")) else ".")


def typographic(text: str) -> str:
    """Apply the typography that most languages share.

    Apostrophes become typographic, and numbers are tied to their units.
    """
    return _UNIT.sub(NBSP, text.replace("'", "’"))


# what catalogues call by name


NO_FORM = {"form": ""}


class Functions:
    """What the catalogues of all languages call by name, in one language: BIRD is `bird`.

    Names of foods, habitats and other things of the game are messages of the catalogue `things`,
    and names of birds take their forms from a language's `birds.py`; what a form is called is each
    language's own affair. docs/decisions/fluent.md lists the functions with their options.
    """

    def __init__(self, language: Language) -> None:
        self._language = language
        self._spelled: dict[str, re.Pattern[str]] = {}

    @cached_property
    def _grammar(self) -> Grammar:
        grammar: Grammar = load(self._language, "grammar").GRAMMAR
        return grammar

    @cached_property
    def _messages(self) -> Mapping[str, Message]:
        every: Mapping[str, Message] = load(self._language, "messages.interface").MESSAGES
        return {**every, **load(self._language, "messages.things").MESSAGES}

    @cached_property
    def _forms(self) -> Mapping[str, Callable[[str], str]]:
        forms: Mapping[str, Callable[[str], str]] = load(self._language, "birds").FORMS
        return forms

    @cached_property
    def _named(self) -> Mapping[str, Message]:
        """The names of cards that have their forms in the catalogue, by what they are at first."""
        named: Iterable[Message] = load(self._language, "naming").NAMING.cards.values()
        return {filled(one, NO_FORM): one for one in named if not isinstance(one, str)}

    @cached_property
    def _gender(self) -> Callable[[str], str]:
        gender: Callable[[str], str] = load(self._language, "birds").gender
        return gender

    @cached_property
    def _thing(self) -> Callable[..., str]:
        """Returns the name of a thing in a form; the same few are said over and over."""

        @cache
        def thing(kind: str, name: str, form: str = "", n: int = 1) -> str:
            return filled(self._messages[f"{kind}.{name}"], {"form": form, "n": n})

        return thing

    def _joined(self, parts: Iterable[str], join: str) -> str:
        parts = list(parts)
        if parts and join in ("and", "or"):
            return self._grammar.joined(parts, filled(self._messages[join], {}))
        return join.join(parts) if join else self._grammar.listed(parts)

    def bird(self, name: str, form: str) -> str:
        """Return the name of a bird or of an unknown card in that form."""
        named = self._named.get(name)
        return self._forms[form](name) if named is None else filled(named, {"form": form})

    def spelled(self, name: str) -> re.Pattern[str]:
        """Return what finds a bird's name in a sentence, in whatever form it has there."""
        found = self._spelled.get(name)
        if found is None:
            length = name.count(" ") + 1  # without the articles that forms may have
            said = (self.bird(name, form).split(" ")[-length:] for form in self._forms)
            forms = {name, *map(" ".join, said)}
            own = sorted((form for form in forms if not form.endswith(f"’{name}")), reverse=True)
            found = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, own))})(?![\w-])")
            self._spelled[name] = found
        return found

    def gender(self, name: str) -> str:
        """Return the gender of a bird's name, to choose by."""
        return self._gender(name)

    def birds(self, names: Iterable[str], form: str = "", join: str = "") -> str:
        """List birds. ``join``: "and" or "or" before the last one; else what stands between."""
        return self._joined((self.bird(name, form) for name in names) if form else names, join)

    def food(self, food: str, n: int = 1, form: str = "") -> str:
        """Return a food's noun in the form that goes with ``n``, without the number."""
        return self._thing("food", food, form, n)

    def kinds(self, foods: Iterable[str], form: str = "", join: str = "or") -> str:
        """List kinds of food in the plural, without numbers: "seeds or fruit"."""
        return self._joined((self.food(food, 2, form) for food in foods or ("any",)), join)

    def foods(self, foods: Mapping[str, int], form: str = "", join: str = "and") -> str:
        """List foods with their numbers: "2 seeds and 1 fish"."""
        counted = (f"{n} {self.food(kind, n, form)}" for kind, n in foods.items() if n)
        return self._joined(counted, join)

    def habitat(self, habitat: str, form: str = "") -> str:
        """Return a habitat's name."""
        return self._thing("habitat", habitat, form)

    def nest(self, nest: str, form: str = "") -> str:
        """Return the name of a kind of nest."""
        return self._thing("nest", nest, form)

    def action(self, action: str, form: str = "") -> str:
        """Return the name of an action."""
        return self._thing("action", action, form)

    def nests(self, nests: Sequence[str], first: str = "", others: str = "", only: str = "") -> str:
        """List kinds of nests with "or": the first, the others and a single one each in a form."""
        forms = [first, *([others] * (len(nests) - 1))] if len(nests) > 1 else [only or first]
        return self._joined(map(self.nest, nests, forms), "or")

    def row(self, habitat: str, voice: str) -> str:
        """Name a row of the mat of whom a clause speaks to: "your forest"."""
        return self._thing("row", habitat, voice)

    def voiced(self, word: str, voice: str, object: str = "") -> str:  # noqa: A002, catalogues name it
        """Return a verb or a possessive in the form for whom a clause speaks to: "gains"."""
        return self._form(word, voice, object) if object else self._form(word, voice)

    @cached_property
    def _form(self) -> Callable[..., str]:
        form: Callable[..., str] = load(self._language, "verbs").form
        return form

    def face(self, face: str, form: str = "") -> str:
        """Name a die face by the foods that it offers: "invertebrate/seed"."""
        return "/".join(self.food(food, form=form) for food in face.split("_"))

    def faces(self, faces: Iterable[str]) -> str:
        """List die faces: "2 × fish, seed"; the message `no_dice` if there are none."""
        counted = Counter(faces).items()
        said = [self.face(face) if n == 1 else f"{n} × {self.face(face)}" for face, n in counted]
        return self._joined(said, "") or filled(self._messages["no_dice"], {})

    def ordinal(self, place: int) -> str:
        """Return the ordinal of a place: "1st"."""
        return filled(self._messages["ordinal"], {"n": place})

    def list(self, parts: Iterable[str], join: str = "and") -> str:
        """Join texts."""
        return self._joined(parts, join)

    def capital(self, text: str) -> str:
        """Return a text with its first letter in upper case."""
        return capital(text)

    def small(self, text: str) -> str:
        """Return a text that goes on a sentence."""
        return self._grammar.small(text)
