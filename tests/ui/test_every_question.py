"""The page at every kind of question: sound markup, everything offered can be clicked."""

from __future__ import annotations

import pytest

from tests.ui.every_question import KINDS, games, shown
from tests.ui.markup import read
from wingspan.engine.components import Language
from wingspan.engine.decision import Kind


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_question_is_asked_explained_and_can_be_answered(
    kind: Kind, language: Language
) -> None:
    decision = games()[kind].decision
    assert decision is not None
    root = read(shown(kind, language))
    options = list(range(len(decision.options)))
    assert root.by_id("prompt").by_class("options")[0].choices() == options
    assert set(root.choices()) == set(options)
    assert root.by_id("question").words().endswith(("?", "."))
    (why,) = root.by_class("asking-tip")
    assert why.attributes["data-entry"] == f"decision.{kind}"
