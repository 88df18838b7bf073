"""Carries out what an update asks of the browser."""

from __future__ import annotations

from collections.abc import Mapping

from .. import effects
from ..messages import (
    BrowserDescribed,
    LabelKeys,
    LinkCopied,
    LinkShared,
    PictureDrawn,
)
from . import address, display, sharing, storage
from .inputs import Keyboard


def carry_out(effect: effects.Effect, send: effects.Send) -> None:
    """Carry out that effect, and send the message that answers it. Those that concern the loop
    itself are its own affair.
    """
    match effect:
        case effects.QUESTION:
            display.focus_question()
        case effects.RULES:
            display.show_page_of_rules()
        case effects.Focus(selector, is_shown):
            display.focus(selector, is_shown=is_shown)
        case effects.GoTo(fragment):
            address.go(fragment)
        case effects.Stay(""):
            address.forget_fragment()
        case effects.Stay(fragment):
            address.stay(fragment)
        case effects.Travel(by):
            address.travel(by)
        case effects.LoadAgain(None):
            display.reload()
        case effects.LoadAgain(str(fragment)):
            address.reload_with(fragment)
        case effects.PrintPage():
            display.print_page()
        case effects.Download(name, text):
            sharing.download(name, text)
        case effects.CopyField(element):
            sharing.copy_from(element)
        case effects.CopyText(text, rule):
            sharing.copy(text, lambda done: send(LinkCopied(done, rule)))
        case effects.OfferLink(title, text, url, live):
            sharing.share(title, text, url, lambda done: send(LinkShared(done, live)))
        case effects.OfferText(name, text):
            sharing.share_text(name, text)
        case effects.DescribeBrowser():
            from .description import description

            send(BrowserDescribed(description()))
        case effects.OfferPicture(name, drawing, size):
            sharing.share_picture(name, drawing, size, lambda as_png: send(PictureDrawn(as_png)))
        case effects.TakeGame(key, steal):
            storage.HOLD.take(key, steal=steal)
        case effects.AskToPersist():
            storage.ask_to_persist()
        case effects.KeepAwake(on):
            from .waking import AWAKE

            AWAKE.keep(on=on)
        case effects.ReadLayout():
            _read_layout(send)


def _read_layout(send: effects.Send) -> None:
    from . import layouts

    def read(layout: Mapping[str, str]) -> None:
        Keyboard.printed = layout
        captions = layouts.captions(layout)
        if captions:
            send(LabelKeys(captions))

    layouts.read(read)
