"""Settings: stored, read whatever was stored, changed by name."""

from __future__ import annotations

import pytest

from tests.ui.fake_browser import Page
from tests.ui.markup import fields_of, read
from tests.ui.sessions import SOLO, begun, sitting_of
from wingspan.engine import Game, load_catalog
from wingspan.ui import messages
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.settings import (
    DEFAULTS,
    SETTINGS,
    Settings,
    changed,
    read_settings,
    write_settings,
)
from wingspan.ui.play.sitting import Sitting
from wingspan.ui.session.session import Session


def test_settings_are_read_as_they_were_written() -> None:
    chosen = Settings(answer_for_me=False, public_hands=True, hand_order="points", theme="dark")
    assert read_settings(write_settings(chosen)) == chosen


@pytest.mark.parametrize("stored", [None, "", "{", "[]", '{"theme":"pink"}', '{"theme":3}'])
def test_settings_that_cannot_be_read_are_the_defaults(stored: str | None) -> None:
    assert read_settings(stored) == DEFAULTS


def test_by_default_what_is_free_is_answered_and_hands_are_hidden() -> None:
    assert DEFAULTS.answer_for_me
    assert not DEFAULTS.public_hands


def test_a_setting_is_changed_by_its_name() -> None:
    assert not changed(DEFAULTS, "answer_for_me", False).answer_for_me
    assert changed(DEFAULTS, "theme", "dark").theme == "dark"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("volume", "3"), "unknown setting"),
        (("", ""), "unknown setting"),
        (("theme", "pink"), "pink"),
        (("answer_for_me", "maybe"), "bool"),
    ],
)
def test_a_change_that_is_none_is_refused(change: tuple[str, str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        changed(DEFAULTS, *change)


def test_every_setting_is_in_the_dialog_with_its_value() -> None:
    session = Session(load_catalog(), settings=Settings(theme="dark"))
    session.open_dialog("settings")
    dialog = read(page(moment(session))).by_id("settings")
    changes = [fields_of(button) for button in dialog.having("data-do", "set")]
    shown = {change.split("=")[0] for change in changes}
    assert shown == {*Settings.__struct_fields__} - {"keys_chosen", "sound_chosen", "stun"}
    assert dialog.having("data-input", "set")[0].attributes["id"] == "setting-stun"
    (dark,) = (e for e in dialog.having("data-do", "set") if fields_of(e) == "theme=dark")
    assert dark.attributes["aria-pressed"] == "true"
    session.set("theme", "light")
    buttons = read(page(moment(session))).having("data-do", "set")
    (dark,) = (e for e in buttons if fields_of(e) == "theme=dark")
    assert dark.attributes["aria-pressed"] == "false"
    session.open_dialog("")
    assert not read(page(moment(session))).having("id", "settings")


def test_the_order_of_the_hand_chosen_at_the_hand_is_kept() -> None:
    first = Page()
    first.app.send(messages.SortHand("points"))
    assert first.session.settings.hand_order == "points"
    assert read_settings(first.store.get(SETTINGS)).hand_order == "points"


def test_a_setting_holds_for_the_game_that_waits_behind_an_exercise() -> None:
    session, catalog = begun(), load_catalog()
    waiting = sitting_of(session)
    session.practise(Sitting(Game.new(SOLO, catalog), session.settings))
    session.set("answer_for_me", False)
    assert sitting_of(session) is not waiting
    session.stop_practising()
    assert sitting_of(session) is waiting and not waiting.hot_seat.settings.answer_for_me
