"""The page's life: from what was stored to the table, and from every click to the next one."""

from __future__ import annotations

from collections.abc import Callable

from wingspan.engine import load_catalog
from wingspan.engine.setup import SetupError
from wingspan.engine.things import Language

from . import browser
from .page import page
from .session import Session, UnreadableSave
from .settings import read_settings, write_settings
from .start_form import read_setup

SAVE = "wingspan.save"
UNREADABLE = "wingspan.unreadable"
LANGUAGE = "wingspan.language"
SETTINGS = "wingspan.settings"
SEEDS_DEALT = 10**9
"""Seeds that nobody chose are below this, so that they can be told to a friend."""


class Page:
    """The session and the screen kept in step: one render for one input."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._saved = ""

    def render(self) -> None:
        session = self.session
        browser.show(page(session), session.phase, session.language, session.settings.theme)

    def choose(self, option: int) -> None:
        """An option of the decision on the screen was clicked, or its key pressed."""
        self._carefully(lambda: self.session.answer(browser.shown_token(), option))

    def command(self, name: str, value: str) -> None:
        """A button that is no option of a decision was clicked."""
        session = self.session
        match name:
            case "copy":
                browser.copy(value)
            case "print":
                browser.print_page()
            case "reload":
                browser.reload()
            case "look":
                what, _, how = value.partition("=")
                self._carefully(lambda: session.look_at(what, how))
                if what == "sort":
                    browser.store(SETTINGS, write_settings(session.settings))
            case "undo":
                self._carefully(session.undo)
            case "redo":
                self._carefully(session.redo)
            case "pick":
                self._pick(value)
            case "place":
                self._carefully(lambda: session.place(browser.shown_token(), value))
            case "set":
                self._carefully(lambda: session.set(value))
                browser.store(SETTINGS, write_settings(session.settings))
            case "settings":
                self._carefully(lambda: session.open_dialog("settings"))
            case "keys":
                self._carefully(lambda: session.open_dialog("keys"))
            case "close":
                self._carefully(lambda: session.open_dialog(""))
            case "language":
                self._carefully(lambda: self._speak("fr" if value == "fr" else "en"))
            case "leave":
                self._carefully(session.leave)
            case "go_on":
                self._carefully(self._go_on)
            case _:
                raise ValueError(f"the page has no command {name!r}")

    def submit(self) -> None:
        """The start form was filled in."""
        self._carefully(self._begin)

    def _carefully(self, act: Callable[[], object], *, focus: bool = True) -> None:
        """Do it and show what follows; whatever breaks is shown instead."""
        session = self.session
        before = session.token
        try:
            if session.phase == "start":
                session.fields = browser.fields()
            act()
            self.render()
            if session.token != before:
                self._save()
                if focus:
                    browser.focus_question()
        except Exception as error:
            session.fail(error, self._saved)
            self.render()
            browser.focus_question()

    def _pick(self, bird: str) -> None:
        """The focus goes to where the card may be put, and back to the card with it."""
        bird = bird or self.session.picked
        self._carefully(lambda: self.session.pick(bird))
        browser.focus(".places .place" if self.session.picked else f"#hand-{bird} .deed")

    def _begin(self) -> None:
        session = self.session
        try:
            setup = read_setup(session.fields, browser.chance(SEEDS_DEALT))
        except SetupError as error:
            session.refusal = error
            return
        session.begin(setup)

    def _speak(self, language: Language) -> None:
        self.session.speak(language)
        browser.store(LANGUAGE, language)

    def _go_on(self) -> None:
        """After a failure the game is taken from its save: what broke may have spoiled it."""
        if self.session.phase == "failed" and self._saved:
            self.session.resume(self._saved)
        else:
            self.session.go_on()

    def _save(self) -> None:
        if self.session.phase in ("play", "over"):
            self._saved = self.session.save()
            browser.store(SAVE, self._saved)

    def open(self) -> None:
        """The first view: the stored game, or the start form. The focus stays where it is."""
        self._carefully(self._restore, focus=False)

    def _restore(self) -> None:
        """Take up the stored game; one that cannot be read is kept aside and said."""
        save = browser.stored(SAVE)
        if not save:
            return
        try:
            self.session.resume(save)
            self._saved = save
        except UnreadableSave:
            number = 1
            while browser.stored(f"{UNREADABLE}.{number}") not in (None, save):
                number += 1
            browser.store(f"{UNREADABLE}.{number}", save)
            self.session.notice = "save_unreadable"


def start() -> None:
    """Show the page and listen from now on."""
    wanted = browser.stored(LANGUAGE) or browser.preferred_language()
    language: Language = "fr" if wanted.lower().startswith("fr") else "en"
    settings = read_settings(browser.stored(SETTINGS))
    shown = Page(Session(load_catalog(), language, settings))
    browser.listen(shown.choose, shown.command, shown.submit)
    shown.open()
