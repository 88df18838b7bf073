"""The set-up of a game: who plays, with which cards and variants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from .components import TURNS_BY_ROUND, GoalSide, Language, Level

if TYPE_CHECKING:
    from .catalog import Catalog

MOST_PLAYERS = 5
SEEDS = 2**53
"""Seeds are below this limit, up to which JSON numbers are exact everywhere."""


class SetupError(ValueError):
    """Raised for a set-up that cannot be played; the message names the field and the reason."""


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The set-up of a game.

    ``players``: number of people, 1 to 5; 1 requires an ``automa`` level. ``sets``: card sets in
    play. ``mat``: None for the mat that comes with the sets. ``goals``: side of the goal board.
    ``automubon``: whether the Automubon Society card joins the Automa deck. ``names_language``: the
    language whose bird names count for bonus cards about names. ``without``: ids of birds and bonus
    cards that are left out.
    """

    players: int = 1
    names: tuple[str, ...] = ()
    seed: int = 0
    sets: tuple[str, ...] = ("core", "swiftstart")
    mat: str | None = None
    goals: GoalSide = "green"
    automa: Level | None = None
    automubon: bool = False
    names_language: Language = "en"
    without: tuple[str, ...] = ()


def check(setup: Setup, catalog: Catalog) -> None:
    """Raise SetupError, with a message that can be shown, if ``setup`` cannot be played."""
    if not 1 <= setup.players <= MOST_PLAYERS:
        raise SetupError(f"players: {setup.players} cannot play; it takes 1 to {MOST_PLAYERS}.")
    if setup.players == 1 and setup.automa is None:
        raise SetupError("automa: a single player needs an Automa level.")
    if setup.players > 1 and setup.automa is not None:
        raise SetupError("automa: the Automa plays against one person only.")
    if setup.automubon and setup.automa is None:
        raise SetupError("automubon: the Automubon Society card needs an Automa.")
    if setup.names and len(setup.names) != setup.players:
        raise SetupError(f"names: {len(setup.names)} names for {setup.players} players.")
    if not 0 <= setup.seed < SEEDS:
        raise SetupError(f"seed: {setup.seed} is not a whole number from 0 to {SEEDS - 1}.")
    for name in setup.sets:
        if name not in catalog.sets:
            raise SetupError(f"sets: there is no set called {name!r}.")
    if len(set(setup.sets)) != len(setup.sets):
        raise SetupError("sets: a set is named twice.")
    if setup.names_language not in catalog.languages:
        raise SetupError(f"names_language: no names in {setup.names_language!r} count.")
    if setup.mat is not None and setup.mat not in catalog.mats:
        raise SetupError(f"mat: there is no mat called {setup.mat!r}.")
    for card in setup.without:
        if card not in catalog.birds and card not in catalog.bonus_cards:
            raise SetupError(f"without: there is no bird or bonus card called {card!r}.")
    _check_enough_cards(setup, catalog)


def _check_enough_cards(setup: Setup, catalog: Catalog) -> None:
    deck = set(catalog.ids_of("birds", setup.sets)) - set(setup.without)
    needed = 5 * setup.players + 3
    if len(deck) < needed:
        why = "without" if any(card in catalog.birds for card in setup.without) else "sets"
        raise SetupError(
            f"{why}: {len(deck)} birds are left in the deck; {needed} are dealt at the start."
        )
    if len({catalog.goals[goal].tile for goal in catalog.ids_of("goals", setup.sets)}) < 4:
        raise SetupError("sets: the sets chosen have fewer than four goal tiles between them.")
    _check_enough_bonus_cards(setup, catalog)
    if setup.automa and len(catalog.ids_of("automa_cards", setup.sets)) < TURNS_BY_ROUND[0]:
        raise SetupError("sets: the Automa's deck comes with the base game (core); add that set.")


def _check_enough_bonus_cards(setup: Setup, catalog: Catalog) -> None:
    """Raise SetupError unless there are two for each player, and one that the Automa can use."""
    bonus = [
        card
        for card in catalog.ids_of("bonus_cards", setup.sets)
        if card not in setup.without and not catalog.bonus_cards[card].automa_only
    ]
    why = "without" if any(card in catalog.bonus_cards for card in setup.without) else "sets"
    needed = 2 * setup.players + (setup.automa is not None)
    if len(bonus) < needed:
        raise SetupError(
            f"{why}: {len(bonus)} bonus cards are left; {needed} are dealt at the start."
        )
    if setup.automa and not any(catalog.bonus_cards[card].automa for card in bonus):
        raise SetupError(f"{why}: no bonus card is left that the Automa can use.")
