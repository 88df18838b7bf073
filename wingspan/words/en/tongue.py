"""Everything that :mod:`wingspan.words` needs for English."""

from __future__ import annotations

from ..tongue import Tongue
from . import cards, errors, log, powers, prompts, requests
from .grammar import GRAMMAR
from .interface import MESSAGES
from .naming import NAMING

TONGUE = Tongue(
    grammar=GRAMMAR,
    naming=NAMING,
    messages=MESSAGES,
    food=cards.food_noun,
    habitats=cards.HABITATS,
    nests=cards.NESTS,
    actions=cards.ACTIONS,
    levels=cards.LEVELS,
    power_kinds=cards.POWER_KINDS,
    face=cards.face_name,
    power=powers.power,
    tally=cards.tally,
    item=cards.item,
    ordinals=cards.ORDINALS,
    rule=cards.rule,
    points=cards.points,
    question=prompts.question,
    request=requests.request,
    option=prompts.option,
    event=log.line,
    automa_card=cards.automa_card,
    automa_section=cards.automa_section,
    error=errors.error,
)
