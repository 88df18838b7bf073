"""What a screen reader announces: text that appears in live regions that existed before."""

from __future__ import annotations

from playwright.sync_api import Page

LISTEN = """
addEventListener("DOMContentLoaded", () => {
  const REGIONS = "[aria-live=polite], [role=status], [role=alert], [role=log], output";
  const UNSAID = "[aria-hidden=true], [aria-live=off]";
  const plain = (node) => {
    const copy = node.cloneNode(true);
    for (const unsaid of copy.querySelectorAll?.(UNSAID) ?? []) unsaid.remove();
    return copy.textContent.replace(/\\s+/g, " ").trim();
  };
  window.said = [];
  const region = (node) => {
    const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const found = element?.closest(REGIONS);
    return found?.contains(element.closest(UNSAID)) ? null : found;
  };
  new MutationObserver((changes) => {
    const now = new Map();
    for (const { type, target, addedNodes } of changes)
      for (const node of type === "characterData" ? [target] : addedNodes) {
        const speaks = node.isConnected && region(node);
        if (!speaks || addedNodes.length && [...addedNodes].includes(speaks)) continue;
        const text = plain(node);
        if (text) now.set(speaks, (now.get(speaks) ?? new Set()).add(text));
      }
    for (const [speaks, texts] of now)
      said.push([speaks.getAttribute("role") ?? "", [...texts].join(" ")]);
  }).observe(document, { subtree: true, childList: true, characterData: true });
});
"""


def listen(page: Page) -> None:
    """Record announcements, beginning with the next document that the page opens."""
    page.add_init_script(LISTEN)


def messages(page: Page, role: str = "status") -> list[str]:
    """Return what regions of ``role`` announced since the last call; forget everything said."""
    said: list[list[str]] = page.evaluate("() => said.splice(0)")
    return [text for kind, text in said if kind == role]


def described(page: Page) -> str:
    """Return the description of the focused element, which is read after its name."""
    text: str = page.evaluate(
        """() => {
          const ids = document.activeElement?.getAttribute("aria-describedby") ?? "";
          return ids.split(" ").map(id => document.getElementById(id)?.textContent ?? "").join(" ");
        }"""
    )
    return text


def focused(page: Page) -> str:
    """Return the id of the focused element; "" if the focus is lost or on something invisible."""
    seen: str = page.evaluate(
        """() => {
          const { activeElement: at } = document;
          return at && at !== document.body && at.checkVisibility() ? at.id : "";
        }"""
    )
    return seen
