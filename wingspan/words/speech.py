"""What a language says about cards, decisions and events: loaded when the first is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from wingspan.engine.cards import AutomaSection, BonusCard
from wingspan.engine.components import Action, Color, Food, Habitat, Nest
from wingspan.engine.conditions import AnyTally
from wingspan.engine.effects import Power
from wingspan.engine.events import AnyEvent
from wingspan.engine.options import AnyOption

from .names import Asked, Names


class Speech(Struct, frozen=True, kw_only=True):
    """The sentences and nouns of a language for the things of the game, as plain strings."""

    food: Callable[[Food, int], str]
    habitats: Mapping[Habitat, str]
    nests: Mapping[Nest, str]
    actions: Mapping[Action, str]
    power_kinds: Mapping[Color, str]
    face: Callable[[str], str]
    power: Callable[[Power], str]
    tally: Callable[[AnyTally], str]
    item: Callable[[AnyTally, int], str]
    ordinals: Sequence[str]
    rule: Callable[[BonusCard], str]
    points: Callable[[BonusCard], str]
    question: Callable[[Asked], str]
    option: Callable[[AnyOption, Asked], str]
    event: Callable[[AnyEvent, Names], str]
    automa_card: Callable[[str], str]
    automa_section: Callable[[AutomaSection], list[str]]
    error: Callable[[Exception], str]
