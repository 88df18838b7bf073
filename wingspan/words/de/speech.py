"""What is said in German about cards; decisions and events are told in English."""

from __future__ import annotations

from msgspec import structs

from ..en.speech import SPEECH as ENGLISH
from . import cards, powers

SPEECH = structs.replace(
    ENGLISH,
    food=cards.food_noun,
    habitats=cards.HABITATS,
    nests=cards.NESTS,
    actions=cards.ACTIONS,
    power_kinds=cards.POWER_KINDS,
    face=cards.face_name,
    power=powers.power,
    tally=cards.tally,
    item=cards.item,
    ordinals=cards.ORDINALS,
    rule=cards.rule,
    points=cards.points,
    automa_card=cards.automa_card,
    automa_section=cards.automa_section,
)
