"""Every sentence shown to a person, rendered from data, in each language that has a folder."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from wingspan.engine.cards import AutomaSection, BirdCard, BonusCard, Goal
from wingspan.engine.catalog import Catalog
from wingspan.engine.components import Action, Color, Food, Habitat, Level, Nest
from wingspan.engine.conditions import AnyTally
from wingspan.engine.decision import Decision
from wingspan.engine.events import AnyEvent
from wingspan.engine.options import AnyOption

from .folders import DEFAULT, Language, languages, load, own_name, spoken
from .names import Asked, BirdAt, Names
from .tongue import Tongue

__all__ = ["DEFAULT", "BirdAt", "Language", "Words", "languages", "own_name", "spoken", "words_in"]


class Words:
    """The words of one language. Get one from :func:`words_in`."""

    def __init__(self, language: Language, tongue: Tongue) -> None:
        self.language = language
        self.printed = tongue.naming.printed
        """Which of the names on a card are shown."""
        self._tongue = tongue
        self._grammar = tongue.grammar
        self._set = tongue.grammar.set_right
        self._messages = {key: self._set(text) for key, text in tongue.messages.items()}

    def set_right(self, text: str) -> str:
        """A text with the apostrophes and spaces of the language's typography."""
        return self._set(text)

    def fill(self, template: str, **values: object) -> str:
        """A template with its values; see :meth:`wingspan.words.grammar.Grammar.fill`."""
        return self._grammar.fill(template, values)

    def listed(self, parts: Iterable[str]) -> str:
        """ "a, b, c"."""
        return self._grammar.listed(parts)

    def all_of(self, parts: Iterable[str]) -> str:
        """ "a, b and c". There must be one at least."""
        return self._grammar.joined(parts, self.text("and"))

    def one_of(self, parts: Iterable[str]) -> str:
        """ "a, b or c". There must be one at least."""
        return self._grammar.joined(parts, self.text("or"))

    def label(self, text: str) -> str:
        """A label before what it says: "Aim: "."""
        return f"{text}{self._grammar.colon}"

    def tenths(self, number: int) -> str:
        """A number given in tenths: "75.5"."""
        return self._grammar.tenths(number)

    def text(self, key: str, **values: object) -> str:
        """A message of the interface; see :meth:`fill` for its form.

        Raises KeyError if there is no such message, or if a value that it names is missing.
        """
        return self._grammar.fill(self._messages[key], values)

    def date(self, day: str) -> str:
        """A day given as "2026-11-01": "1 November 2026", "1er novembre 2026"."""
        year, month, number = map(int, day.split("-"))
        first = self.text("first_of_a_month")
        name = self.text("months").split()[month - 1]
        return f"{first if number == 1 else number} {name} {year}"

    def bird(self, card: BirdCard) -> str:
        """A bird's name."""
        return self._tongue.naming.card(card)

    def power(self, card: BirdCard) -> str:
        """The whole text of a bird's power; "" if it has none."""
        return "" if card.power is None else self._set(self._tongue.power(card.power))

    def power_kind(self, color: Color) -> str:
        """When powers of that colour are used."""
        return self._set(self._tongue.power_kinds[color])

    def bonus(self, card: BonusCard) -> str:
        """A bonus card's name."""
        return self._tongue.naming.card(card)

    def bonus_rule(self, card: BonusCard) -> str:
        """What a bonus card counts."""
        return self._set(self._tongue.rule(card))

    def bonus_points(self, card: BonusCard) -> str:
        """What a bonus card is worth: "2–3: 3 · 4+: 7", or "2 each"."""
        return self._set(self._tongue.points(card))

    def goal(self, goal: Goal) -> str:
        """What a goal counts."""
        return self._set(self._tongue.tally(goal.counts))

    def counted(self, tally: AnyTally, n: int) -> str:
        """``n`` of what a goal or a bonus card counts: "2 birds"."""
        return self._set(self._tongue.item(tally, n))

    def place(self, place: int) -> str:
        """The place that somebody has come to: "1st"."""
        return self._set(self._tongue.ordinals[place - 1])

    def food(self, food: Food, n: int = 1) -> str:
        """A food's noun in the form that goes with ``n``, without the number."""
        return self._set(self._tongue.food(food, n))

    def habitat(self, habitat: Habitat) -> str:
        """A habitat's noun."""
        return self._set(self._tongue.habitats[habitat])

    def nest(self, nest: Nest) -> str:
        """A kind of nest: "bowl nest"."""
        return self._set(self._tongue.nests[nest])

    def action(self, action: Action) -> str:
        """An action as the mat calls it."""
        return self._set(self._tongue.actions[action])

    def level(self, level: Level) -> str:
        """A level of the Automa."""
        return self._set(self._tongue.levels[level])

    def program(self, level: str) -> str:
        """A computer player by its level: a bird's name, told without the cards."""
        return self.text(f"program_name_{level}")

    def face(self, face: str) -> str:
        """What a die face shows."""
        return self._set(self._tongue.face(face))

    def question(self, decision: Decision, catalog: Catalog, names: tuple[str, ...]) -> str:
        """The pending decision, and which bird or action asks. ``names``: the Automa's last."""
        return self._set(
            self._tongue.question(Asked(self._tongue.naming, catalog, names, decision))
        )

    def option(
        self,
        option: AnyOption,
        decision: Decision,
        catalog: Catalog,
        names: tuple[str, ...],
        *,
        bird_at: BirdAt | None = None,
    ) -> str:
        """The short text of an option.

        ``bird_at`` lets a place on a mat be called by its bird; without it, by its row and space.
        """
        asked = Asked(self._tongue.naming, catalog, names, decision, bird_at)
        return self._set(self._tongue.option(option, asked))

    def event(self, event: AnyEvent, catalog: Catalog, names: tuple[str, ...]) -> str:
        """A line of the log, without a full stop. What is secret is "a card"."""
        return self._set(self._tongue.event(event, Names(self._tongue.naming, catalog, names)))

    def automa_card_name(self, card: str) -> str:
        """What the Automa card with that id is called."""
        return self._set(self._tongue.automa_card(card))

    def automa_section(self, section: AutomaSection) -> list[str]:
        """What the Automa does in a round by that section, step by step."""
        return [self._set(step) for step in self._tongue.automa_section(section)]

    def error(self, error: Exception) -> str:
        """What went wrong, for a person."""
        return self._set(self._tongue.error(error))


@cache
def words_in(language: Language) -> Words:
    """The words of that language; only the language asked for is loaded."""
    return Words(language, load(language, "tongue").TONGUE)
