"""The keyboard: which key means what on the keyboards of several countries, and when it counts."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.ui.fake_browser import Page
from wingspan.engine import Setup
from wingspan.ui import messages
from wingspan.ui.kit.buttons import KeyboardUse as Use
from wingspan.ui.kit.buttons import on_keyboard, written
from wingspan.ui.kit.html import Html
from wingspan.ui.kit.parts import Layout
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page as whole_page
from wingspan.ui.play.settings import Settings, read_settings

FINGER = 80
"""Milliseconds for which a person holds a key down."""
WORDS = ("hear_word", "")


@dataclass
class Thing:
    """An element of the page."""

    attributes: dict[str, str] = field(default_factory=dict)

    def getAttribute(self, name: str) -> str | None:
        return self.attributes.get(name)

    def closest(self, selector: str) -> Thing | None:
        return self if self.attributes.get("is") in selector.split(", ") else None

    def matches(self, _selector: str) -> bool:
        return False


@dataclass
class Room:
    """A browser with the page's keyboard: time passes as keys go down and up."""

    keyboard: Any
    root: Thing
    things: dict[str, Thing]
    done: list[object]
    listeners: dict[str, Callable[[Any], None]]
    waiting: list[Callable[[], None]]
    refused: list[Thing]
    time: float = 1_000
    focused: Thing = field(default_factory=Thing)

    def send(self, kind: str, key: str, code: str, mods: str) -> bool:
        kept = []
        event = SimpleNamespace(
            key=key,
            code=code,
            target=self.focused,
            timeStamp=self.time,
            repeat=False,
            isComposing=False,
            defaultPrevented=False,
            altKey="alt" in mods,
            shiftKey="shift" in mods,
            ctrlKey="ctrl" in mods,
            metaKey="meta" in mods,
            preventDefault=lambda: kept.append(True),
        )
        self.listeners[kind](event)
        return bool(kept)

    def down(self, key: str, code: str = "", mods: str = "") -> bool:
        """Press a key; return whether the browser is kept from using it."""
        return self.send("keydown", key, code, mods)

    def up(self, key: str, code: str = "", mods: str = "", after: float = FINGER) -> None:
        self.time += after
        self.send("keyup", key, code, mods)

    def press(self, key: str, code: str = "", mods: str = "", after: float = FINGER) -> None:
        self.down(key, code, mods)
        self.up(key, code, mods, after)

    def wait(self) -> None:
        """Let all timers run out."""
        for act in self.waiting:
            act()
        self.waiting.clear()


@pytest.fixture(name="room")
def a_room(monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """A browser in which each digit and letter stands on a thing."""
    listeners: dict[str, Callable[[Any], None]] = {}
    waiting: list[Callable[[], None]] = []
    done: list[object] = []
    refused: list[Thing] = []
    root = Thing({"data-decision": "7"})
    things = {key: Thing({"data-choice": str(ord(key))}) for key in "123pgldhuz"}

    def find(selector: str) -> Thing | None:
        if selector.startswith('#root [data-key~="'):
            return things.get(selector.split('"')[1])
        return None

    document = SimpleNamespace(
        addEventListener=listeners.__setitem__,
        querySelector=find,
        getElementById=lambda name: root if name == "root" else None,
    )
    window = SimpleNamespace(
        addEventListener=listeners.__setitem__,
        setTimeout=lambda act, _time: waiting.append(act),
        clearTimeout=lambda _timer: waiting.clear(),
    )
    fakes: dict[str, dict[str, Any]] = {
        "js": {
            "Date": None,
            "Object": SimpleNamespace(fromEntries=dict),
            "document": document,
            "location": None,
            "navigator": SimpleNamespace(),
            "window": window,
        },
        "pyodide": {},
        "pyodide.ffi": {
            "create_once_callable": lambda act: act,
            "create_proxy": lambda act: act,
            "to_js": lambda value, **_: value,
        },
        "page_scripts": {"refuse": refused.append},
    }
    for name, contents in fakes.items():
        module = ModuleType(name)
        vars(module).update(contents)
        monkeypatch.setitem(sys.modules, name, module)
    room = "wingspan.ui.browser"
    for name in ("display", "inputs", "layouts"):
        monkeypatch.delitem(sys.modules, f"{room}.{name}", raising=False)

    def note(message: messages.AnyMessage) -> None:
        if isinstance(message, messages.Choose):
            done.append(message.option)
        else:
            name, fields = written(message)
            done.append((name, fields or ""))

    inputs = import_module(f"{room}.inputs")
    keyboard = inputs.Keyboard(inputs.Presses(note))
    keyboard.listen()
    yield Room(keyboard, root, things, done, listeners, waiting, refused)
    for name in ("display", "inputs", "layouts"):
        sys.modules.pop(f"{room}.{name}", None)


PRINTED = [
    # American
    ("1", "Digit1", "1"),
    ("G", "KeyG", "g"),
    ("?", "Slash", ""),
    # French: digits need Shift, and A is where others have Q
    ("&", "Digit1", "1"),
    ("é", "Digit2", "2"),
    ("à", "Digit0", "0"),
    ("2", "Digit2", "2"),
    ("a", "KeyQ", "a"),
    (",", "KeyM", ""),
    # German and Czech
    ("z", "KeyY", "z"),
    ("ě", "Digit2", "2"),
    # Dvorak: the signs at letters' places are no letters
    ("g", "KeyU", "g"),
    (";", "KeyZ", ""),
    # Turkish F: neither are letters that only it has
    ("ğ", "KeyE", ""),
    # Russian, Greek, Hebrew, Arabic, Persian
    ("п", "KeyG", "g"),
    ("Я", "KeyZ", "z"),
    ("γ", "KeyG", "g"),
    ("ע", "KeyG", "g"),
    ("لا", "KeyB", "b"),
    ("۱", "Digit1", "1"),
    # the number pad, and keys that write nothing
    ("7", "Numpad7", "7"),
    ("Process", "KeyH", "h"),
    ("Shift", "ShiftLeft", ""),
    ("F2", "F2", ""),
    ("Unidentified", "", ""),
    ("", "", ""),
]


@pytest.mark.usefixtures("room")
@pytest.mark.parametrize(("key", "code", "meant"), PRINTED)
def test_a_key_is_what_is_printed_on_it_or_else_its_place(key: str, code: str, meant: str) -> None:
    named = sys.modules["wingspan.ui.browser.inputs"].named
    assert named(key, code) == meant


@pytest.mark.usefixtures("room")
def test_with_alt_a_key_is_what_it_writes_without() -> None:
    named = sys.modules["wingspan.ui.browser.inputs"].named
    assert named("©", "KeyG", {}) == "g"  # a Mac
    assert named("Æ", "KeyQ", {"KeyQ": "a"}) == "a"  # a French one
    assert named("п", "KeyG", {"KeyG": "п"}) == "g"


@pytest.mark.parametrize("shift_first", [False, True])
def test_a_french_digit_counts_whichever_key_is_let_go_first(room: Room, shift_first: bool) -> None:
    room.down("Shift", "ShiftLeft", "shift")
    room.down("1", "Digit1", "shift")
    if shift_first:
        room.up("Shift", "ShiftLeft")
        room.up("&", "Digit1")
    else:
        room.up("1", "Digit1", "shift")
        room.up("Shift", "ShiftLeft")
    assert room.done == [ord("1")]


@pytest.mark.parametrize("other", ["Shift", "Control", "Alt", "CapsLock", "g", "F5"])
def test_no_other_key_cancels_a_press(room: Room, other: str) -> None:
    room.down("1", "Digit1")
    room.down(other)
    room.up("1", "Digit1", {"Control": "ctrl", "Alt": "alt"}.get(other, ""))
    assert room.done == [ord("1")]


def test_keys_that_overlap_all_count_and_escape_cancels_all(room: Room) -> None:
    room.down("1", "Digit1")
    room.down("2", "Digit2")
    room.up("1", "Digit1")
    room.up("2", "Digit2")
    assert room.done == [ord("1"), ord("2")]
    room.down("1", "Digit1")
    room.down("2", "Digit2")
    room.down("Escape", "Escape")
    room.up("2", "Digit2")
    room.up("1", "Digit1")
    assert len(room.done) == 2


@pytest.mark.parametrize("mods", ["ctrl", "alt", "meta"])
def test_a_key_with_a_modifier_is_the_browsers(room: Room, mods: str) -> None:
    room.press("1", "Digit1", mods)
    assert room.done == []


@pytest.mark.parametrize(
    ("key", "code"), [("z", "KeyZ"), ("z", "KeyY"), ("z", "KeyW"), ("я", "KeyZ"), ("ז", "KeyZ")]
)
def test_control_and_z_take_back_on_each_keyboard(room: Room, key: str, code: str) -> None:
    assert room.down(key, code, "ctrl")
    assert room.done == [("undo", "")]
    room.down(key.upper(), code, "ctrl shift")
    assert room.done[1:] == [("redo", "")]
    room.down(key, code, "ctrl alt")  # it writes a letter, on a Polish keyboard
    assert len(room.done) == 2


def test_an_extension_may_take_keys_without_anything_getting_stuck(room: Room) -> None:
    room.up("g", "KeyG")  # nobody heard it go down
    assert room.done == []
    room.down("g", "KeyG")  # nobody hears it let go
    room.press("1", "Digit1")
    assert room.done == [ord("1")]
    room.press("g", "KeyG")
    assert room.done == [ord("1"), ord("g")]


def test_a_key_that_is_held_while_the_window_is_left_does_not_count(room: Room) -> None:
    room.down("1", "Digit1")
    room.listeners["blur"](None)
    room.up("1", "Digit1")
    assert room.done == []


def test_a_field_takes_all_keys(room: Room) -> None:
    room.focused = Thing({"is": "input"})
    room.press("1", "Digit1")
    assert room.done == []
    room.send("keydown", "Unidentified", "", "")  # a keyboard on the screen says no more
    assert room.done == []


def test_single_keys_that_are_off_do_nothing(room: Room) -> None:
    room.root.attributes["data-keys"] = "off"
    for mods in ("", "alt shift"):
        room.press("1", "Digit1", mods)
        room.press("?", "Slash", mods)
    assert room.done == []
    room.down("z", "KeyZ", "ctrl")
    assert room.done == [("undo", "")]


def test_keys_may_need_alt_and_shift(room: Room) -> None:
    room.root.attributes["data-keys"] = "alt_shift"
    for mods in ("", "shift", "alt"):
        room.press("1", "Digit1", mods)
        room.press("?", "Slash", mods)
    assert room.done == []
    assert room.down("!", "Digit1", "alt shift")
    room.up("!", "Digit1", "shift")
    room.press("G", "KeyG", "alt shift")
    room.press("˝", "KeyG", "alt shift")
    room.press("?", "Slash", "alt shift")
    assert room.done == [ord("1"), ord("g"), ord("g"), ("open_dialog", '{"dialog":"keys"}')]


def test_a_spoken_word_presses_nothing_and_is_reported(room: Room) -> None:
    for letter in "pghl":
        room.press(letter, f"Key{letter.upper()}", after=1)
    assert room.done == []
    room.wait()
    assert room.done == [WORDS]


def test_a_fast_typist_is_no_speech_input(room: Room) -> None:
    """Two keys within a hundredth of a second, as hands can; each is held as long as a finger
    needs.
    """
    room.down("p", "KeyP")
    room.time += 5
    room.down("g", "KeyG")
    room.up("p", "KeyP", after=20)
    room.up("g", "KeyG", after=5)
    room.wait()
    assert room.done == [ord("p"), ord("g")]


def test_a_single_key_from_a_machine_counts_a_moment_later(room: Room) -> None:
    room.press("p", "KeyP", after=0)
    assert room.done == []
    room.wait()
    assert room.done == [ord("p")]


def test_a_question_that_comes_under_the_finger_is_not_answered(room: Room) -> None:
    room.down("1", "Digit1")
    room.root.attributes["data-decision"] = "9"
    room.up("1", "Digit1")
    assert room.done == []
    assert room.refused == [room.things["1"]]
    room.press("1", "Digit1")
    assert room.done == [ord("1")]


# the page


CAPTIONS = {
    "ru": {"G": "П", "P": "З", "H": "Р", "U": "Г"},
    "el": {"G": "Γ", "P": "Π", "H": "Η", "U": "Θ"},
    "he": {"G": "ע", "P": "פ", "H": "י", "U": "ו"},
}
"""From pictures of these keyboards."""


@pytest.mark.usefixtures("room")
@pytest.mark.parametrize("language", CAPTIONS)
def test_captions_are_what_is_written_on_the_keys(language: str) -> None:
    layouts = import_module("wingspan.ui.browser.layouts")
    found = layouts.captions(layouts.usual(f"{language}-XX"))
    assert {key: found[key] for key in CAPTIONS[language]} == CAPTIONS[language]
    assert "1" not in found


@pytest.mark.usefixtures("room")
def test_latin_keyboards_need_no_captions() -> None:
    layouts = import_module("wingspan.ui.browser.layouts")
    for language in ("fr", "de-CH", "en-GB", "", "tlh"):
        assert layouts.captions(layouts.usual(language)) == {}
    french = {**layouts.usual("fr"), "Digit1": "&", "Digit2": "é", "Semicolon": "m"}
    assert layouts.captions(french) == {}
    assert layouts.captions({**french, "Digit1": "۱"}) == {"1": "۱"}


@pytest.mark.usefixtures("room")
def test_usual_layouts_have_as_many_letters_as_places() -> None:
    layouts = import_module("wingspan.ui.browser.layouts")
    for language in layouts.USUAL:
        assert len(set(layouts.usual(language).values())) == 26, language


def hints(markup: str) -> list[str]:
    return [piece.split("<")[0].split(">")[1] for piece in markup.split("<kbd")[1:]]


MARKUP = Html(
    '<button data-key="g 2" aria-keyshortcuts="G 2"><kbd aria-hidden="true">G</kbd></button>'
    '<button data-key="u" aria-keyshortcuts="U Control+Z"></button><kbd>Enter</kbd><kbd>↑</kbd>'
)


def on(use: str, captions: dict[str, str]) -> str:
    return str(on_keyboard(Layout(MARKUP), Use(use, captions)))


def test_hints_show_what_is_on_the_key() -> None:
    assert hints(on("on", {"G": "П"})) == ["П", "Enter", "↑"]
    assert 'data-key="g 2" aria-keyshortcuts="П 2"' in on("on", {"G": "П"})
    assert on("on", {}) == MARKUP


def test_keys_that_are_off_leave_no_hint() -> None:
    assert on("off", {}) == (
        "<button></button>"
        '<button aria-keyshortcuts="Control+Z"></button><kbd>Enter</kbd><kbd>↑</kbd>'
    )


def test_keys_that_need_alt_and_shift_say_so() -> None:
    found = on("alt_shift", {})
    assert 'data-key="g 2" aria-keyshortcuts="Alt+Shift+G Alt+Shift+2"' in found
    assert 'aria-keyshortcuts="Alt+Shift+U Control+Z"' in found


@pytest.mark.parametrize(
    ("language", "control", "both"),
    [
        ("de", "Strg", "Halte Alt und Umschalt"),
        ("en", "Ctrl", "Hold Alt and Shift"),
        ("fr", "Ctrl", "Maintenez Alt et Maj"),
    ],
)
def test_the_list_of_keys_follows_the_setting(language: str, control: str, both: str) -> None:
    said = {}
    for use in ("on", "alt_shift", "off"):
        shown = Page()
        shown.session.language = language
        shown.session.settings = Settings(keys=use)
        shown.session.open_dialog("keys")
        dialog = str(whole_page(moment(shown.session))).partition('id="keys"')[2]
        said[use] = hints(dialog)
        assert (both in dialog) == (use == "alt_shift")
    assert said["on"][:3] == ["1", "9", "0"]
    assert said["alt_shift"] == said["on"]
    assert all(len(key) > 1 or key in "↑↓←→" for key in said["off"])
    assert {f"{control}+Z", f"{control}+Y", "↑"} <= set(said["off"])


def test_a_spoken_word_switches_single_keys_off_with_a_notice() -> None:
    shown = Page()
    shown.app.send(messages.HearWord())
    assert {shown.session.settings.keys} == {"off"}
    assert [notice.key for notice in shown.session.told] == ["keys_went_off"]
    stored = read_settings(shown.app.browser.store.get("wingspan.settings"))
    assert stored.keys == "off"
    shown.app.send(messages.Set("keys", "on"))
    shown.app.send(messages.HearWord())
    assert shown.session.settings.keys == "on"  # a person wants it so


def test_settings_of_earlier_versions_have_single_keys() -> None:
    assert read_settings('{"theme":"dark"}').keys == "on"


def test_captions_reach_the_table() -> None:
    shown = Page()
    shown.do(lambda: shown.session.begin(Setup(seed=8, automa="eaglet")))
    assert "<kbd" in shown.screen.markup
    shown.app.send(messages.LabelKeys({"B": "И", "C": "С", "N": "Т"}))
    assert {"И", "С"} <= set(hints(shown.screen.markup))
