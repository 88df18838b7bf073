"""Each moment is one message for those who hear the page, and the focus goes with it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.drivers import PlaywrightDriver
from e2e.playing import CHOOSE, cut, keep, recorded
from e2e.said import focused, listen, messages
from wingspan.engine import Game
from wingspan.engine.events import RoundBegan

SETTLED = 400
"""Milliseconds: a message that was told twice would have been told again by then."""


def test_a_turn_an_answer_and_the_end_of_a_round_are_one_message_each(
    page: Page, site_url: str
) -> None:
    record = recorded("base_101")
    game, ends = Game.replay(cut(record, 0)), []
    for number, answer in enumerate(record.answers):
        before = len(game.events)
        game.answer(answer)
        if any(isinstance(event, RoundBegan) for event in game.events[before:]):
            ends.append(number)
    listen(page)
    keep(page, cut(record, ends[1]))
    page.goto(site_url)
    page.wait_for_selector("[data-decision] [data-choice]", state="attached")
    page.wait_for_selector(".motion-layer", state="attached")
    messages(page)

    page.evaluate(CHOOSE, record.answers[ends[1]])
    expect(page.locator("#round-end-title")).to_be_focused()
    stand = page.locator("#round-end-title").get_attribute("aria-describedby")
    expect(page.locator(f"#{stand}")).to_contain_text("Ada")
    PlaywrightDriver(page).until("() => said.some(([role]) => role === 'status')")
    page.wait_for_timeout(SETTLED)
    (told,) = messages(page)
    assert told.startswith("Since your last turn: The Automa")
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_be_focused()
    assert messages(page) == []

    page.evaluate("location.hash = 'w=decision'")
    sentence = page.locator("#why-verdict")
    expect(sentence).to_be_visible()
    expect(page.locator("#why")).to_have_attribute("aria-describedby", "why-verdict")
    page.keyboard.press("Escape")
    expect(sentence).to_be_hidden()
    assert focused(page) == "question"
    assert messages(page) == []

    number = ends[1] + 1
    page.evaluate(CHOOSE, record.answers[number])
    page.evaluate(CHOOSE, record.answers[number + 1])
    expect(page.locator("#question")).to_be_focused()
    page.wait_for_timeout(SETTLED)
    (told,) = messages(page)
    assert told.startswith("Since your last turn: The Automa")
