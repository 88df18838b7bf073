"""Compare what two stylesheets say: `python -m tools.compare_styles BEFORE.css AFTER.css`.

Chromium reads both. First, every declaration, with its layer, its conditions and one selector of
its rule, must be in both. Second, where the order of two declarations of one layer differs, neither
may now override the other if it did not before; this takes the same property, the same specificity
and different values. The script prints such pairs; the reader must judge whether the two selectors
can match the same element. If it prints no differences, no document can look different.
"""

import argparse
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from tools.screenshots import chromium

# Returns a list of [layer, conditions, selector, property, value, important] as the browser has
# parsed them. A property set by a shorthand with a variable has no value of its own yet, so the
# text of its rule stands for it.
READ = """text => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const said = [];
  const walk = (rules, layer, conditions) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const name of rule.style)
          said.push([layer, conditions, rule.selectorText, name,
            rule.style.getPropertyValue(name) || rule.style.cssText,
            rule.style.getPropertyPriority(name)]);
      } else if (rule instanceof CSSLayerBlockRule) walk(rule.cssRules, rule.name, conditions);
      else if ("conditionText" in rule)
        walk(rule.cssRules, layer, `${conditions} ${rule.cssText.split("{")[0].trim()}`.trim());
      else said.push([layer, conditions, "", "", rule.cssText, ""]);
    }
  };
  walk(sheet.cssRules, "", "");
  return said;
}"""


class Declaration(NamedTuple):
    layer: str
    conditions: str
    selector: str
    name: str
    value: str
    important: str


Weight = tuple[int, int, int]


def apart(selectors: str) -> Iterator[str]:
    """Split a selector list at the commas outside brackets."""
    depth, start = 0, 0
    for place, sign in enumerate(selectors):
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and not depth:
            yield selectors[start:place].strip()
            start = place + 1
    yield selectors[start:].strip()


def closing(text: str, start: int) -> int:
    """Return the place where the bracket opened at ``start`` is closed. Raises ValueError."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == "(") - (text[place] == ")")
        if not depth:
            return place
    raise ValueError(f"a bracket is not closed: {text}")


SIMPLE = re.compile(r"#[\w-]+|\.[\w-]+|\[[^\]]*\]|::[\w-]+|:[\w-]+\(?|[A-Za-z][\w-]*|.", re.DOTALL)


def weight(selector: str) -> Weight:
    """Return the specificity: the numbers of ids, classes and elements."""
    ids = classes = elements = place = 0
    while place < len(selector):
        found = SIMPLE.match(selector, place)
        assert found
        part, place = found[0], found.end()
        if part.endswith("("):
            end = closing(selector, place - 1)
            inner = max(map(weight, apart(selector[place:end])))
            place = end + 1
            if part in (":is(", ":not(", ":has("):
                ids, classes, elements = ids + inner[0], classes + inner[1], elements + inner[2]
            elif part != ":where(":
                classes += 1
        elif part[0] == "#":
            ids += 1
        elif part[:2] == "::" or part[0].isalpha():
            elements += 1
        elif part[0] in ".[:":
            classes += 1
    return ids, classes, elements


def declarations(browser: Browser, sheet: Path) -> list[Declaration]:
    page = browser.new_page()
    said = page.evaluate(READ, sheet.read_text())
    page.close()
    return [
        Declaration(layer, conditions, selector, name, " ".join(value.split()), important)
        for layer, conditions, selectors, name, value, important in said
        for selector in apart(selectors)
    ]


def decided_otherwise(
    before: list[Declaration], after: list[Declaration]
) -> Iterator[tuple[Declaration, Declaration]]:
    """Yield pairs of declarations whose order of precedence has been reversed."""
    place = {declaration: number for number, declaration in enumerate(after)}
    rivals: dict[tuple[str, str, str, Weight], list[Declaration]] = defaultdict(list)
    for declaration in dict.fromkeys(reversed(before)):  # each at its last occurrence
        key = declaration.layer, declaration.name, declaration.important
        rivals[*key, weight(declaration.selector)].append(declaration)
    for group in rivals.values():
        for later, earlier in combinations(group, 2):
            if later.value != earlier.value and place[later] < place[earlier]:
                yield earlier, later


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    arguments = parser.parse_args()
    with chromium() as browser:
        before = declarations(browser, arguments.before)
        after = declarations(browser, arguments.after)
    gone, new = Counter(before) - Counter(after), Counter(after) - Counter(before)
    for sign, differing in (("-", gone), ("+", new)):
        for declaration in differing.elements():
            print(sign, *filter(None, declaration), sep="  ")
    both = set(before) & set(after)
    pairs = list(
        decided_otherwise([d for d in before if d in both], [d for d in after if d in both])
    )
    for earlier, later in pairs:
        print("!", *filter(None, earlier), "  now over  ", *filter(None, later), sep="  ")
    print(f"{len(before)} declarations before, {len(after)} after")
    if gone or new or pairs:
        sys.exit(1)


if __name__ == "__main__":
    main()
