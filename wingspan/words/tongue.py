"""What a language defines: its tables of words and its functions from data to sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from wingspan.engine.cards import AutomaSection, BonusCard
from wingspan.engine.components import Action, Color, Food, Habitat, Level, Nest
from wingspan.engine.conditions import AnyTally
from wingspan.engine.effects import Power
from wingspan.engine.events import AnyEvent
from wingspan.engine.options import AnyOption

from .grammar import Grammar
from .names import Asked, Names, Naming


class Tongue(Struct, frozen=True, kw_only=True):
    """A language. Strings may have plain apostrophes and spaces; Words applies typography."""

    grammar: Grammar
    naming: Naming
    messages: Mapping[str, str]
    food: Callable[[Food, int], str]
    habitats: Mapping[Habitat, str]
    nests: Mapping[Nest, str]
    actions: Mapping[Action, str]
    levels: Mapping[Level, str]
    power_kinds: Mapping[Color, str]
    face: Callable[[str], str]
    power: Callable[[Power], str]
    tally: Callable[[AnyTally], str]
    item: Callable[[AnyTally, int], str]
    ordinals: Sequence[str]
    rule: Callable[[BonusCard], str]
    points: Callable[[BonusCard], str]
    question: Callable[[Asked], str]
    request: Callable[[Asked, tuple[int, int] | None], str]
    option: Callable[[AnyOption, Asked], str]
    event: Callable[[AnyEvent, Names], str]
    automa_card: Callable[[str], str]
    automa_section: Callable[[AutomaSection], list[str]]
    error: Callable[[Exception], str]
