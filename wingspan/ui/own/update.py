"""The page itself: dialogs, settings, language, statistics, notices, decks of new games."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, assert_never

from msgspec.structs import replace

from wingspan.words import spoken

from .. import messages
from ..effects import Download, Effects, LoadAgain, ReadLayout, Travel
from ..page import views
from ..page.showing import notices
from ..play.settings import LANGUAGE, remember
from ..session.autosave import SEVEN_DAYS
from ..session.decks import DECKS, Decks, written
from ..session.moment import TableInPlay

if TYPE_CHECKING:
    from ..loop.state import State
    from ..session.session import Session


SOON = (
    "table.update",
    "games.beginning",
    "games.update",
    "games.by_link",
    "rules.update",
    "learn.update",
    "own.update",
)
"""The updates that the first presses of most people need."""


def update(state: State, message: messages.PageMessage) -> Effects:
    session = state.session
    match message:
        case messages.Close():
            return _close(session)
        case messages.Open(dialog):
            session.open_dialog(dialog)
        case messages.Set(name, value):
            session.set(name, value)
            session.keeping.remember(*remember(session.settings))
        case messages.HearWord():
            _turn_keys_off(session)
        case messages.Speak(language):
            session.language = spoken(language)
            session.keeping.remember(LANGUAGE, session.language)
        case messages.Hear(bird):
            from .singing import hear

            hear(session, state.browser.display, bird)
        case messages.ExportStatistics():
            return (Download("wingspan-statistics.json", session.keeping.results.export()),)
        case messages.EraseStatistics():
            session.over = replace(session.over, erased=session.keeping.results.erase())
        case messages.RestoreStatistics():
            erased, session.over = session.over.erased, replace(session.over, erased="")
            session.keeping.results.restore(erased)
        case messages.Dismiss(number):
            _dismiss(session, number)
        case messages.Reload():
            return (LoadAgain(),)
        case messages.LabelKeys(captions):
            session.captions = captions
        case messages.Fetched():
            pass
        case messages.GetReady():
            return _get_ready()
        case messages.FailJob(error):
            raise error
        case _:
            assert_never(message)
    return ()


def _close(session: Session) -> Effects:
    """Close what is on top. Closing the rules also leaves their history entries."""
    leaves = session.over.dialog == "rules" and not session.over.card
    session.open_dialog("")
    return (Travel(),) if leaves else ()


def _get_ready() -> Effects:
    """Load what the next press of a button will need, once the first view is shown."""
    from wingspan.engine.catalog import load_catalog

    load_catalog()
    for subject in SOON:
        import_module(f"..{subject}", __package__)
    views.load(views.VIEWS[TableInPlay])
    return (ReadLayout(),)


def _turn_keys_off(session: Session) -> None:
    """Turn single keys off for good, with a notice that leads to the setting."""
    if session.settings.keys == "on" and not session.settings.keys_chosen:
        session.settings = replace(session.settings, keys="off")
        session.keeping.remember(*remember(session.settings))
        session.told.say("keys_went_off", do=("settings",))


def _dismiss(session: Session, number: int) -> None:
    """Dismiss a notice. Lasting notices come first in the numbering and cannot be dismissed."""
    number -= len(notices(session)) - len(session.told)
    if 0 <= number < len(session.told) and session.told.pop(number).key == "seven_days":
        session.keeping.remember(SEVEN_DAYS, "1")


def update_decks(session: Session, message: messages.DeckMessage) -> Effects:
    session.decks = _changed(session, message)
    session.keeping.remember(DECKS, written(session.decks))
    return ()


def _changed(session: Session, message: messages.DeckMessage) -> Decks:
    catalog, decks = session.catalog, session.decks
    match message:
        case messages.LeaveOut(card):
            if card not in catalog.birds and card not in catalog.bonus_cards:
                return decks
            left_out = card in decks.left_out
            return decks.taking_back([card]) if left_out else decks.leaving_out([card])
        case messages.LeaveOutFound(back):
            from .card_search import found

            cards = found(catalog, session.over.look, session.words)
            birds = [card.id for card in cards]
            return decks.taking_back(birds) if back else decks.leaving_out(birds)
        case messages.KeepDeck(name):
            session.over = session.over.looking("gallery_deck", name)
            return decks.keeping(name)
        case messages.UseDeck(""):
            return decks.taking_back(decks.left_out)
        case messages.UseDeck(name):
            return decks.using(name)
        case messages.DropDeck(name):
            return decks.dropping(name)
        case _:
            assert_never(message)
