"""All sentences shown to people, made from data, in each language that has a folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING

from .folders import DEFAULT, Language, folders, has_names, languages, load, own_name, spoken
from .grammar import Functions, Message
from .names import Asked, BirdAt, Names, Naming, isolated

if TYPE_CHECKING:
    from wingspan.engine.cards import AutomaSection, BirdCard, BonusCard, Goal
    from wingspan.engine.catalog import Catalog
    from wingspan.engine.components import Action, Color, Food, Habitat, Level, Nest, Phase
    from wingspan.engine.conditions import AnyTally
    from wingspan.engine.decision import Decision
    from wingspan.engine.effects import AnyEffect, Power
    from wingspan.engine.events import AnyEvent
    from wingspan.engine.options import AnyOption
    from wingspan.engine.setup import Setup

__all__ = [
    "DEFAULT",
    "BirdAt",
    "Language",
    "Words",
    "folders",
    "has_names",
    "isolated",
    "languages",
    "own_name",
    "show_keys",
    "spoken",
    "words_in",
]


AT_ONCE = ("interface", "tips")
"""The catalogues of the messages that every page has."""
PARTS = (
    "about",
    "board",
    "cards",
    "coach",
    "errors",
    "facts",
    "guide",
    "layout",
    "live",
    "log",
    "powers",
    "prompts",
    "reference",
    "requests",
    "teaching",
    "things",
    "voices",
)
"""The catalogues that are loaded when a message of theirs is first used."""


class Words:
    """The words of one language. :func:`words_in` returns them."""

    def __init__(self, language: Language, naming: Naming) -> None:
        self.language = language
        self.printed = naming.printed
        """The language in which names of cards are shown."""
        self._naming = naming
        self._grammar = naming.grammar
        self._set = naming.grammar.set_right
        self._messages: dict[str, Message] = {}
        self._powers: dict[str, tuple[Power | None, str]] = {}
        for part in AT_ONCE:
            self._messages |= load(language, f"messages.{part}").MESSAGES

    @cached_property
    def _line(self) -> Callable[[Words, AnyEvent, Names], str]:
        from .log import line

        return line

    @cached_property
    def _option(self) -> Callable[[Words, AnyOption, Asked], str]:
        from .prompts import option

        return option

    @cached_property
    def _functions(self) -> Functions:
        return Functions(self.language)

    def set_right(self, text: str) -> str:
        """Return a text with the apostrophes and spaces of the language's typography."""
        return self._set(text)

    def listed(self, parts: Iterable[str]) -> str:
        """ "a, b, c"."""
        return self._grammar.listed(parts)

    def series(self, parts: Iterable[str]) -> str:
        """ "a; b; c"."""
        return self._grammar.semicolon.join(parts)

    def all_of(self, parts: Iterable[str]) -> str:
        """ "a, b and c". Requires at least one part."""
        return self._grammar.joined(parts, self.text("and"))

    def one_of(self, parts: Iterable[str]) -> str:
        """ "a, b or c". Requires at least one part."""
        return self._grammar.joined(parts, self.text("or"))

    def label(self, text: str) -> str:
        """Return a label that precedes what it labels: "Aim: "."""
        return f"{text}{self._grammar.colon}"

    def small(self, text: str) -> str:
        """Return a text that has a capital by itself as it goes on a sentence."""
        return self._grammar.small(text)

    def tenths(self, number: int) -> str:
        """Format a number given in tenths: "75.5"."""
        return self._grammar.tenths(number)

    def text(self, key: str, **values: object) -> str:
        """Return a message with its values.

        ``key``: "deck" for a message that every page has, "coach/estimate" for one of the catalogue
        `coach`. A dot stands for a hyphen of the message's name. Raises KeyError if there is no
        such message or a value is missing, TypeError if a value that chooses a plural is no whole
        number, ModuleNotFoundError if the catalogue's archive has not been fetched.
        """
        return self.said(key, values)

    def said(self, key: str, values: Mapping[str, object]) -> str:
        """Return a message, as `text` does, with values of which it may use some."""
        if key not in self._messages:
            self._load_part(key)
        message = self._messages[key]
        if isinstance(message, str):
            return message.format_map(values) if "{" in message else message
        return message(values)

    def _load_part(self, key: str) -> None:
        part = key.partition("/")[0]
        if part in PARTS:
            messages = load(self.language, f"messages.{part}").MESSAGES
            self._messages |= {f"{part}/{name}": message for name, message in messages.items()}

    def date(self, day: str) -> str:
        """Format a day given as "2026-11-01": "1 November 2026", "1er novembre 2026"."""
        year, month, number = map(int, day.split("-"))
        name = self.text("months").split()[month - 1]
        return self.text("date", day=number, month=name, year=year)

    def players(self, setup: Setup) -> tuple[str, ...]:
        """Return the players' names by seat, the Automa's last. Those without one get a number."""
        people = tuple(
            isolated(setup.names[seat] if seat < len(setup.names) else "")
            or self.text("player_by_number", n=seat + 1)
            for seat in range(setup.players)
        )
        return (*people, self.text("automa")) if setup.automa else people

    def bird(self, card: BirdCard) -> str:
        """Return a bird's name."""
        return self._naming.card(card)

    def place_of(self, card: BirdCard, text: str) -> tuple[int, int] | None:
        """Return where a text names a bird, in any form of its name: from where, up to where."""
        found = self._functions.spelled(self.bird(card)).search(text)
        return found and found.span()

    def heading(self, card: BirdCard | BonusCard) -> str:
        """Return a card's name with soft hyphens, for narrow places."""
        return self._naming.heading(card)

    def the_bird(self, card: BirdCard) -> str:
        """Return a bird's name as used within a sentence: "Mallard", "l’Oie cendrée"."""
        return self._functions.bird(self.bird(card), "the")

    def it(self, card: BirdCard) -> str:
        """Return the pronoun for a bird that has just been named, as a subject."""
        return self.text("things/it", bird=self.bird(card))

    def power(self, card: BirdCard) -> str:
        """Return the text of a bird's power; "" if it has none."""
        kept = self._powers.get(card.id)
        if kept is not None and kept[0] is card.power:
            return kept[1]
        from .powers import power

        text = "" if card.power is None else power(self, card.power)
        self._powers[card.id] = card.power, text
        return text

    def course(self, courses: tuple[tuple[AnyEffect, ...], ...], number: int) -> str:
        """Name one of the alternatives that a power offers by what it does."""
        from .powers import course

        return course(self, courses, number)

    def power_kind(self, color: Color) -> str:
        """Say when powers of that colour are used."""
        return self.text(f"things/kind.{color}")

    def bonus(self, card: BonusCard) -> str:
        """Return a bonus card's name."""
        return self._naming.card(card)

    def bonus_rule(self, card: BonusCard) -> str:
        """Say what a bonus card counts."""
        from . import cards

        return cards.rule(self, card)

    def bonus_points(self, card: BonusCard) -> str:
        """Say what a bonus card is worth: "2–3: 3 · 4+: 7", or "2 each"."""
        from . import cards

        return cards.points(self, card)

    def goal(self, goal: Goal) -> str:
        """Say what a goal counts."""
        from . import cards

        return cards.tally(self, goal.counts)

    def counted(self, tally: AnyTally, n: int) -> str:
        """Say ``n`` of what a goal or a bonus card counts: "2 birds"."""
        from . import cards

        return cards.item(self, tally, n)

    def place(self, place: int) -> str:
        """Return the ordinal of a place: "1st"."""
        return self._functions.ordinal(place)

    def food(self, food: Food, n: int = 1) -> str:
        """Return a food's noun in the form that goes with ``n``, without the number."""
        return self._functions.food(food, n)

    def habitat(self, habitat: Habitat) -> str:
        """Return a habitat's noun."""
        return self._functions.habitat(habitat)

    def nest(self, nest: Nest) -> str:
        """Return the name of a kind of nest: "bowl nest"."""
        return self._functions.nest(nest)

    def action(self, action: Action) -> str:
        """Return an action's name on the mat."""
        return self._functions.action(action)

    def level(self, level: Level) -> str:
        """Return the name of a level of the Automa."""
        return self.text(f"things/level.{level}")

    def program_told(self, level: str) -> str:
        """Name a computer player and say how strong it is: "Robin, easy"."""
        strength = self.text(f"program_strength_{level}")
        return self.text("program_told", name=self.program(level), strength=strength)

    def program(self, level: str) -> str:
        """Return the given name of the computer player of a level: "Robin"."""
        return self.text(f"program_name_{level}")

    def face(self, face: str) -> str:
        """Say what a die face shows."""
        return self._functions.face(face)

    def question(self, decision: Decision, catalog: Catalog, names: tuple[str, ...]) -> str:
        """Say what is asked, and by which bird or action. ``names``: by seat, the Automa's last."""
        from .prompts import question

        return question(self, Asked(self._naming, catalog, names, decision))

    def request(
        self,
        decision: Decision,
        catalog: Catalog,
        names: tuple[str, ...],
        run: tuple[int, int] | None = None,
    ) -> str:
        """Say where to press if the answers are highlighted on the table, else what is asked.

        ``run``: the decision's number among similar ones in a row, and their number.
        """
        from .prompts import request

        asked = Asked(self._naming, catalog, names, decision)
        return request(self, asked, run) or self.question(decision, catalog, names)

    def why_now(
        self, decision: Decision, phase: Phase, catalog: Catalog, names: tuple[str, ...]
    ) -> str:
        """Explain why the player must answer a decision now."""
        name = names[decision.player]
        if phase == "setup":
            return self.text("hand_over_setup", name=name)
        if phase in ("round_end", "game_end"):
            return self.text("hand_over_end", name=name)
        if decision.player == decision.turn_of:
            key = "hand_over_turn" if decision.kind == "action" else "hand_over_goes_on"
            return self.text(key, name=name)
        source = decision.source
        other = names[decision.turn_of]
        if source is None or source.bird is None:
            return self.text("hand_over_asked", name=name, other=other)
        bird = self.bird(catalog.birds[source.bird])
        key = "hand_over_pink" if source.player == decision.player else "hand_over_shared"
        return self.text(key, name=name, other=other, bird=bird)

    def option(
        self,
        option: AnyOption,
        decision: Decision,
        catalog: Catalog,
        names: tuple[str, ...],
        *,
        bird_at: BirdAt | None = None,
    ) -> str:
        """Return the short text of an option.

        ``bird_at``: finds the birds by which to name places on a mat; without it, places are named
        by row and space.
        """
        asked = Asked(self._naming, catalog, names, decision, bird_at)
        return self._option(self, option, asked)

    def event(self, event: AnyEvent, catalog: Catalog, names: tuple[str, ...]) -> str:
        """Return a line of the log, without a full stop. Hidden cards are "a card"."""
        return self._line(self, event, Names(self._naming, catalog, names))

    def automa_card_name(self, card: str) -> str:
        """Return the name of the Automa card with that id."""
        kind, _, number = card.rpartition("_")
        if number.isdigit():
            return self.text(f"things/automa_card.{kind}", n=number)
        return self.text(f"things/automa_card.{card}")

    def automa_section(self, section: AutomaSection) -> list[str]:
        """Say what the Automa does on a section of a card, step by step."""
        from . import cards

        return cards.automa_section(self, section)

    def error(self, error: Exception) -> str:
        """Say what went wrong, for a person."""
        from . import errors

        return errors.error(self, error)


class Keys(Words):
    """Says which message it is instead of the message itself."""

    def said(self, key: str, values: Mapping[str, object]) -> str:
        message = super().said(key, values)
        return message if NO_SENTENCES.match(key) else key


NO_SENTENCES = re.compile(r"(months|key_\w+|action_keys|start_keys_\w+)$")
"""The messages that are keys of the keyboard, or lists, from which the page takes the parts."""


@cache
def words_in(language: Language) -> Words:
    """Return the words of a language; only this language is loaded."""
    return (Keys if _shows_keys else Words)(language, load(language, "naming").NAMING)


_shows_keys = False


def show_keys(on: bool = True) -> None:
    """Say which messages they are instead of sentences, for whoever looks for one."""
    global _shows_keys  # noqa: PLW0603 - what every page of this program shows
    _shows_keys = on
    words_in.cache_clear()
