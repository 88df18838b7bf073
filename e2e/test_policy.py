"""The page's Content-Security-Policy forbids what the page does not need, and nothing else."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Context, Watch
from e2e.playing import SAVE, begin, cut, play, recorded, take_first, take_last
from tools.serve import Handler, server
from wingspan.engine.notation.record import encode

NOTE_VIOLATIONS = """
window.violations = [];
addEventListener("securitypolicyviolation", event =>
  violations.push([event.effectiveDirective, event.blockedURI, event.sample].join(" ")));
"""
VIOLATIONS = "() => window.violations"
INTRUDE = """
async foreign => {
  const script = document.createElement("script");
  script.textContent = "window.intruded = 'script'";
  document.body.append(script);
  const picture = document.createElement("div");
  picture.innerHTML = `<img src="data:," onerror="window.intruded = 'handler'">`;
  document.body.append(picture);
  const far = document.createElement("script");
  far.src = foreign;
  document.body.append(far);
  setTimeout("window.intruded = 'text'", 0);
  await new Promise(done => setTimeout(done, 300));
  return [window.intruded ?? "", await fetch(foreign).then(() => "fetched", () => "refused")];
}
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[tuple[str, list[str]]]:
    """The address of another host, and the paths requested from it."""
    called: list[str] = []

    class Line(Handler):
        def do_GET(self) -> None:
            called.append(self.path)
            super().do_GET()

        def end_headers(self) -> None:
            self.send_header("Access-Control-Allow-Origin", "*")
            super().end_headers()

    (tmp_path / "call.js").write_text("window.intruded = 'far script'")
    with server(tmp_path, kind=Line) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_address[1]}/call.js", called
        running.shutdown()


@pytest.mark.parametrize(
    "each_browser", ["chromium", pytest.param("firefox", marks=pytest.mark.soak)], indirect=True
)
def test_the_whole_page_keeps_to_the_policy_and_what_gets_into_it_can_neither_run_nor_call_home(
    each_browser: Context, site_url: str, elsewhere: tuple[str, list[str]]
) -> None:
    guarded = each_browser().new_page()
    watch = Watch(urlsplit(site_url).netloc)
    watch.follow(guarded.context)
    guarded.add_init_script(NOTE_VIOLATIONS)
    guarded.goto(site_url)
    guarded.wait_for_selector("html[data-phase]", state="attached")
    begin(guarded, seed="11", name_0="Ada", set_european="on", set_oceania="on")
    play(guarded, take_last, most=25)
    guarded.locator(".settings-tool:visible").click()
    expect(guarded.locator("dialog.settings")).to_be_visible()
    guarded.keyboard.press("Escape")
    guarded.locator(".gallery-tool:visible").first.click()
    expect(guarded.locator("dialog.gallery .plate").first).to_be_visible()
    guarded.keyboard.press("Escape")
    late = encode(cut(recorded("all_sets_121"), -5)).decode()
    guarded.evaluate(
        "([key, save]) => { localStorage.clear(); localStorage.setItem(key, save); }", [SAVE, late]
    )
    assert guarded.evaluate(VIOLATIONS) == []
    guarded.reload()
    guarded.wait_for_selector("html[data-phase] [data-decision]", state="attached")
    play(guarded, take_first)
    expect(guarded.locator("[data-phase=over]").last).to_be_visible()
    assert guarded.evaluate(VIOLATIONS) == []
    assert len(watch.requests) > 10
    assert watch.foreign == []
    intrusion_fails(guarded, *elsewhere)


def intrusion_fails(guarded: Page, url: str, called: list[str]) -> None:
    assert guarded.evaluate(INTRUDE, url) == ["", "refused"]
    for directive in ("script-src-elem", "script-src-attr", "connect-src"):
        guarded.wait_for_function(f"violations.some(said => said.startsWith('{directive}'))")
    assert guarded.evaluate("window.intruded ?? ''") == ""
    assert called == []
