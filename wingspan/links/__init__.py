"""Games in links: the text holds everything, and no server stores anything.

>>> from wingspan.engine import Game, Setup
>>> from wingspan.links import GameLink, pack_game, unpack_game
>>> game = Game.new(Setup(players=2, names=("Ada", "Bo"), seed=7))
>>> game.answer(0)
>>> text = pack_game(GameLink(record=game.record(), seat=1))
>>> link, again = unpack_game(text)
>>> link.seat, again == game
(1, True)

Links are for friends, not for rivals: anybody who decodes one finds the seed, and with it every
card and die of the game.
"""

from typing import TYPE_CHECKING

from wingspan.engine.lazily import lazily
from wingspan.engine.program import Program, Unasked

if TYPE_CHECKING:
    from .deal_link import Deal, deal_of_the_day, pack_deal, unpack_deal
    from .envelope import MOST_CHARACTERS
    from .errors import LinkError, NewerRules
    from .game_link import (
        GameLink,
        Relation,
        common_answers,
        game_id,
        pack_game,
        relation,
        unpack_game,
    )
    from .names import LONGEST_NAME, clean_name, cut

__all__ = [
    "LONGEST_NAME",
    "MOST_CHARACTERS",
    "Deal",
    "GameLink",
    "LinkError",
    "NewerRules",
    "Program",
    "Relation",
    "Unasked",
    "clean_name",
    "common_answers",
    "cut",
    "deal_of_the_day",
    "game_id",
    "pack_deal",
    "pack_game",
    "relation",
    "unpack_deal",
    "unpack_game",
]

__getattr__ = lazily(
    __name__,
    {
        "deal_link": "Deal deal_of_the_day pack_deal unpack_deal",
        "envelope": "MOST_CHARACTERS",
        "errors": "LinkError NewerRules",
        "game_link": "GameLink Relation common_answers game_id pack_game relation unpack_game",
        "names": "LONGEST_NAME clean_name cut",
    },
)
