"""What is said in English about cards, decisions and events."""

from __future__ import annotations

from ..speech import Speech
from . import cards, errors, log, powers, prompts

SPEECH = Speech(
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
    question=prompts.question,
    option=prompts.option,
    event=log.line,
    automa_card=cards.automa_card,
    automa_section=cards.automa_section,
    error=errors.error,
)
