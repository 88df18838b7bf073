"""The camera of the page that has a live table: on while it is seen, off otherwise."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.ui.fake_browser import Camera, Page, at
from tests.ui.live.friends import Friends, fragment, seen
from wingspan.ui import devices, messages
from wingspan.ui.live.codes import VIDEO
from wingspan.ui.session.moment import SCREEN
from wingspan.words import words_in

pytestmark = pytest.mark.native_only


class Scene:
    """Ada's page shows the offer for Bo, with the camera on; Bo's page shows its answer."""

    def __init__(self, players: int = 2) -> None:
        self.camera = Camera()
        self.friends = Friends(players, self.camera)
        self.offer = self.friends.code_of(1)
        bo = self.bo
        at(bo, lambda: bo.arrive(self.offer))
        self.answer = f"https://page.example/#{fragment(bo)}"
        at(self.ada, lambda: self.ada.press(messages.ScanCode()))

    @property
    def ada(self) -> Page:
        return self.friends.ada

    @property
    def bo(self) -> Page:
        return self.friends.pages[1]

    def sees(self, code: str) -> None:
        at(self.ada, lambda: self.camera.sees(code))

    def ends(self, why: str) -> None:
        """Let the camera end by itself; it is off before it says so."""
        self.camera.stop()
        at(self.ada, lambda: self.camera.ends(why))

    @property
    def on(self) -> bool:
        """Whether the camera films; checks that the page shows the same."""
        films = bool(self.camera.place)
        shown = {e.attributes.get("id") for e in self.ada.screen.root.having("id", VIDEO[1:])}
        assert (seen(self.ada).scanning, bool(shown)) == (films, films)
        return films


def test_the_camera_is_offered_on_the_page_that_has_the_table_only() -> None:
    """There is one button beside the offer, and none if the browser reads no codes."""
    scene = Scene()
    at(scene.ada, lambda: scene.ada.press(messages.ScanCode()))
    (switch,) = scene.ada.screen.root.having("id", "live-scan")
    assert switch.words() == words_in("en").text("live/scan")
    assert not scene.bo.screen.root.having("data-do", "live_scan")
    for camera in (Camera(there=False), None):
        friends = Friends(camera=camera)
        friends.code_of(1)
        assert not friends.ada.screen.root.having("id", "live-scan")
        at(friends.ada, lambda friends=friends: friends.ada.app.send(messages.ScanCode()))  # type: ignore[misc]
        assert not seen(friends.ada).scanning


def test_a_press_switches_the_camera_on_and_another_one_off() -> None:
    scene = Scene()
    assert scene.on and scene.camera.place == VIDEO
    (switch,) = scene.ada.screen.root.having("id", "live-scan")
    assert switch.words() == words_in("en").text("live/scan_stop")
    at(scene.ada, lambda: scene.ada.press(messages.ScanCode()))
    assert not scene.on and seen(scene.ada).step == "offer"


def test_the_answer_in_sight_is_taken_and_the_camera_is_off() -> None:
    scene = Scene()
    scene.sees(scene.answer)
    assert not scene.camera.place and not seen(scene.ada).scanning
    assert seen(scene.ada).present == ("here", "here") == seen(scene.bo).present


def test_what_is_no_answer_is_passed_over_in_silence() -> None:
    """This includes Ada's own offer."""
    scene = Scene()
    strange = (
        "",
        "hello",
        "https://example.org/",
        "WIFI:S:tent;T:WPA;P:1234;;",
        "#g=1AAAA",
        "q=1A",
    )
    for code in (*strange, f"https://page.example/#{scene.offer}"):
        scene.sees(code)
        assert scene.on and seen(scene.ada).told == "" and scene.ada.session.told == []
    scene.sees(scene.answer)
    assert seen(scene.ada).present == ("here", "here")


def test_an_answer_to_another_code_is_told_and_can_be_scanned_anew() -> None:
    """Bo has scanned a code that Ada's page no longer shows."""
    scene = Scene()
    ada = scene.ada
    scene.friends.code_of(1)
    at(ada, lambda: ada.press(messages.ScanCode()))
    scene.sees(scene.answer)
    assert not scene.on and seen(ada).told == "live/unknown"
    assert seen(ada).step == "offer"
    at(ada, lambda: ada.press(messages.ScanCode()))
    assert scene.on and seen(ada).told == ""


@pytest.mark.parametrize(
    ("why", "told"),
    [("refused", "live/camera_refused"), ("off", "live/camera_off"), ("", "")],
)
def test_a_camera_that_ends_says_why(why: str, told: str) -> None:
    """Scanning can be tried again, or the code pasted."""
    scene = Scene()
    scene.ends(why)
    assert not scene.on and seen(scene.ada).told == told
    dialog = scene.ada.screen.root.by_id("live")
    (status,) = dialog.by_class("told-now")
    assert status.words() == (words_in("en").text(told) if told else "")
    assert dialog.having("id", "live-code")
    at(scene.ada, lambda: scene.ada.press(messages.ScanCode()))
    assert scene.on and seen(scene.ada).told == ""


AWAY: dict[str, Callable[[Page], object]] = {
    "closed": lambda page: page.app.send(messages.Close()),
    "another seat": lambda page: page.press(messages.Invite(2)),
    "a screen": lambda page: page.press(messages.Invite(SCREEN)),
    "by link": lambda page: page.press(messages.Share("turn")),
    "the table left": lambda page: page.press(messages.LeaveLive()),
}


@pytest.mark.parametrize("how", AWAY)
def test_the_camera_is_off_as_soon_as_it_is_not_seen(how: str) -> None:
    scene = Scene(3)
    assert scene.on
    at(scene.ada, lambda: AWAY[how](scene.ada))
    assert not scene.camera.place
    live = scene.ada.session.live
    assert live is None or not live.scanning
    assert not scene.ada.screen.root.having("id", VIDEO[1:])


def test_an_answer_that_comes_otherwise_switches_the_camera_off() -> None:
    """Bo has sent the link, and Ada has opened it."""
    scene = Scene()
    at(scene.ada, lambda: scene.ada.arrive(scene.answer.partition("#")[2]))
    assert not scene.camera.place and seen(scene.ada).present == ("here", "here")


def test_the_stand_in_is_what_the_app_needs() -> None:
    """It has every method of a real one."""
    assert {name for name in vars(devices.Camera) if not name.startswith("_")} <= set(dir(Camera))
