"""Each moment is one message for people who hear the page, and the focus moves with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playwright.sync_api import Page, expect

from e2e.drivers import PlaywrightDriver
from e2e.far_apart import WAITING
from e2e.playing import CHOICES, CHOOSE, cut, kept, recorded
from e2e.ready import reopen
from e2e.said import LISTEN, described, focused, messages
from e2e.test_live import at_the_table, come, invitation, open_late_table, paste
from wingspan.engine import Game
from wingspan.engine.events import RoundBegan

SETTLED = 400
"""Milliseconds after which a message that is told twice would have been told again."""


def opened(ready: Callable[..., Page], texts: Mapping[str, str] | None = None) -> Page:
    """Return a page whose announcements are recorded from its opening on."""
    page = ready(LISTEN)
    messages(page)
    reopen(page, texts)
    return page


def test_a_turn_an_answer_and_the_end_of_a_round_are_one_message_each(
    ready: Callable[..., Page],
) -> None:
    record = recorded("base_101")
    game, ends = Game.replay(cut(record, 0)), []
    for number, answer in enumerate(record.answers):
        before = len(game.events)
        game.answer(answer)
        if any(isinstance(event, RoundBegan) for event in game.events[before:]):
            ends.append(number)
    page = opened(ready, kept(cut(record, ends[1])))
    page.wait_for_selector(CHOICES, state="attached")
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


def test_the_friend_dialog_and_a_hand_over_are_read_once(ready: Callable[..., Page]) -> None:
    """The focused element is read with its name; a separate message would say it twice."""
    page = opened(ready)
    door = page.locator("[data-with*=friend]")
    door.click()
    expect(page.locator("#friend-where")).to_be_focused()
    expect(page.get_by_role("dialog", name="With a friend")).to_be_visible()
    page.keyboard.press("Escape")
    expect(door).to_be_focused()
    assert messages(page) == []

    door.click()
    page.locator("#friend-own").fill("Ada")
    page.locator("#friend-other").fill("Bo")
    page.locator("#friend-first").select_option("0")
    page.keyboard.press("Enter")
    question = page.locator("#question")
    expect(question).to_have_text("Pass the device to Ada")
    expect(question).to_be_focused()
    assert described(page) == "Ada chooses their starting birds, food and bonus card."
    page.keyboard.press("Enter")
    expect(question).to_contain_text("Keep any mix of birds and food")
    expect(question).to_be_focused()
    assert messages(page) == []

    food = page.locator(".kept-food [data-do=choose_start]")
    for chosen in range(1, 6):
        food.nth(chosen - 1).click()
        page.wait_for_timeout(SETTLED // 4)
        (told,) = messages(page)
        left = f"choose {5 - chosen} more food" if chosen < 5 else "now choose a bonus card"
        assert told.endswith(left)
    page.locator(".kept-bonus [data-do=choose_start]").first.click()
    page.locator("[data-do=confirm_start]").click()
    expect(question).to_have_text("Pass the device to Bo")
    expect(question).to_be_focused()
    assert described(page) == "Bo chooses their starting birds, food and bonus card."


def test_each_step_of_a_lesson_is_one_message(ready: Callable[..., Page]) -> None:
    page = opened(ready)
    page.locator("[data-with*=lessons]").locator("visible=true").first.click()
    page.locator("[data-do=lesson]").first.click()
    question = page.locator("#question")
    expect(question).to_have_text("Your aim: Gain a seed.")
    expect(question).to_be_focused()
    assert described(page).startswith("Whoever has the most points after four rounds wins")
    page.wait_for_timeout(SETTLED)
    assert messages(page) == []

    hint = page.locator("#teaching [data-do=hint]")
    for words in ("Which of your actions", "Take the action", "The next click: Gain food"):
        hint.click()
        page.wait_for_timeout(SETTLED // 4)
        (told,) = messages(page, role="")
        assert told.startswith(words)
    doing = page.locator("#teaching [data-choice]")
    doing.click()
    expect(question).to_have_text("Take a die from the birdfeeder")
    expect(question).to_be_focused()
    doing.click()
    expect(page.locator(".teaching-reached")).to_be_visible()
    page.wait_for_timeout(SETTLED)
    (told,) = messages(page)
    assert told.startswith("Well done!")

    page.locator("[data-do=lesson_next]").click()
    expect(question).to_contain_text("Your aim:")
    expect(question).to_be_focused()
    assert described(page)
    page.wait_for_timeout(SETTLED)
    assert messages(page) == []


def heard(page: Page) -> list[str]:
    """Wait for announcements to end, and return those of all regions since the last call."""
    PlaywrightDriver(page).until("() => said.length > 0")
    page.wait_for_timeout(SETTLED)
    told: list[list[str]] = page.evaluate("() => said.splice(0)")
    return [text for _, text in told]


def test_each_moment_of_a_live_table_is_one_message(ready: Callable[..., Page]) -> None:
    """Bo comes, answers in mid-turn, ends a turn and is lost; the focus stays at the question."""
    ada, bo = opened(ready), opened(ready)
    open_late_table(ada, 1)
    answer = come(bo, invitation(ada, 1))
    for page in (ada, bo):
        page.evaluate("() => said.splice(0)")

    paste(ada, answer)
    for page in (ada, bo):
        at_the_table(page, 0, 1)
    here = "Live table: Ada (at the table), Bo (at the table)"
    assert heard(ada) == [here]
    # Bo may also hear, before or after that, what happened before Bo came, if it was still due.
    before = heard(bo)
    before.remove(here)
    assert len(before) <= 1
    assert all(told.startswith("Since your last turn: Ada plays") for told in before)
    for page in (ada, bo):
        expect(page.locator("#question")).to_be_focused()

    bo.evaluate(CHOOSE, 0)
    assert heard(ada) == ["Bo chooses “Play a bird”"]
    assert heard(bo) == ["Bo chooses “Play a bird”"]
    while bo.locator(WAITING).count() == 0:
        bo.evaluate(CHOOSE, 0)
        bo.wait_for_timeout(SETTLED)
    (told,) = heard(ada)
    assert told.startswith("Since your last turn: Bo plays")
    expect(ada.locator("#question")).to_be_focused()

    bo.close()
    assert heard(ada) == ["Live table: Ada (at the table), Bo (connection lost)"]
    expect(ada.locator("#question")).to_be_focused()
