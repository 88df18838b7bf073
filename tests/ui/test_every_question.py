"""The page at every kind of question: sound markup in which every option can be clicked."""

from __future__ import annotations

import pytest

from tests.ui.every_question import KINDS, games, shown
from tests.ui.markup import assert_all_offered, read
from tests.ui.sessions import resume
from wingspan.engine.components import Language
from wingspan.engine.decision import Kind
from wingspan.engine.notation.record import encode as encode_record
from wingspan.saves import decode, encode, open_save, save_of
from wingspan.ui.page.showing import moment
from wingspan.ui.page.views import page
from wingspan.ui.play.settings import Settings
from wingspan.ui.session.session import Session
from wingspan.words import languages


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_question_is_asked_explained_and_can_be_answered(
    kind: Kind, language: Language
) -> None:
    decision = games()[kind].decision
    assert decision is not None
    root = read(shown(kind, language))
    assert_all_offered(root, decision)
    assert root.by_id("question").words()
    (why,) = root.by_class("asking-tip")
    assert why.attributes["data-entry"] == f"decision.{kind}"


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_question_is_asked_again_out_of_its_save(kind: Kind) -> None:
    game = games()[kind]
    opened = open_save(decode(encode(save_of(game, id="g", time=5))), game.catalog)
    assert opened.game == game and opened.same_question
    assert opened.game.decision is not None and opened.game.decision.kind == kind
    session = Session(game.catalog, settings=Settings(answer_for_me=False, public_hands=True))
    resume(session, encode_record(opened.game.record()).decode())
    asked_again = read(page(moment(session))).by_id("prompt")
    assert asked_again.words() == read(shown(kind, "en")).by_id("prompt").words()
