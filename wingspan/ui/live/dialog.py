"""A live table: who is there, and the codes with which others join it."""

from __future__ import annotations

from wingspan.words import Words

from .. import messages
from ..kit import html
from ..kit.buttons import button, dialog, on_submit
from ..kit.drawings import drawn_code
from ..kit.html import (
    Html,
    details,
    div,
    form,
    i,
    input,
    label,
    p,
    small,
    span,
    summary,
    textarea,
    video,
)
from ..session.moment import SCREEN, LiveDialog, LiveSeen

CODE = "live-code"
"""The id of the field into which a code is pasted."""


def presence(words: Words, seen: LiveSeen) -> Html:
    """Who is at the live table, for screen readers; for sighted players the score chips show it."""
    told = words.listed(
        f"{seen.names[seat]} ({words.text(f'live/{seen.presence_of(seat)}')})"
        for seat in seen.persons
    )
    line = f"{words.label(words.text('live/title'))}{told}"
    return p(".sr", role="status")[line]


def live_dialog(words: Words, shown: LiveDialog) -> Html:
    """The dialog of a live table: the host sees a code for each seat, a guest the answer to it.

    It shows what is to be done now; everything else is folded.
    """
    seen = shown.seen
    inner = _host(words, shown) if seen.hosts else _guest(words, shown)
    return dialog(
        words,
        "live",
        words.text("live/title"),
        *inner,
        p(".told-now", role="status")[words.text(seen.told) if seen.told else ""],
        _rest(words, seen),
        kind="share live-dialog",
        starts_inside=True,
    )


STUCK = ("failed", "lost")
"""The steps at which the way on is among what is folded elsewhere."""


def _rest(words: Words, seen: LiveSeen) -> Html:
    """What need not be done now: open where connecting has failed, since a link then helps."""
    return details(".live-rest#live-rest", open=seen.step in STUCK)[
        summary[words.text("more_options")],
        div(".share-buttons")[
            *(_for_screens(words, seen) if seen.hosts else ()),
            button(messages.Share("turn"), ".option")[words.text("live/by_link")],
            button(messages.NotifyMe(), ".option")[words.text("live/notify")]
            if seen.may_notify and (seen.mine or seen.hosts)
            else None,
            button(messages.LeaveLive(), ".option")[
                words.text("live/close" if seen.hosts else "live/leave")
            ],
        ],
    ]


def _for_screens(words: Words, seen: LiveSeen) -> list[Html]:
    """Buttons for screens that show the table and no hand."""
    found = [] if _names_screen(seen) else [_screen(words, seen)]
    if seen.mine:
        label = words.text("live/show_table")
        found.append(button(messages.ShowTable(), ".option")[label])
    return found


def _names_screen(seen: LiveSeen) -> bool:
    """Whether a screen stands beside those who come: it is there, or is being invited."""
    return bool(seen.screens) or seen.seat == SCREEN


def _screen(words: Words, seen: LiveSeen) -> Html:
    return button(
        messages.Invite(SCREEN),
        class_="quiet choice" if _names_screen(seen) else "option",
        aria_pressed="true" if seen.seat == SCREEN else "false",
    )[
        words.text("live/screen_added", n=seen.screens)
        if seen.screens
        else words.text("live/add_screen")
    ]


def _host(words: Words, shown: LiveDialog) -> list[Html | None]:
    seen = shown.seen
    others = [seat for seat in seen.persons if seat not in seen.mine[:1]]
    return [
        None if seen.step else p[words.text("live/help")],
        div(".setting-choices.live-seats", role="group", aria_label=words.text("live/seats"))[
            *(_seat(words, seen, seat) for seat in others),
            _screen(words, seen) if _names_screen(seen) else None,
        ],
        *_coming(words, shown),
        None if seen.mine else p(".faint")[words.text("no_hand")],
    ]


def _seat(words: Words, seen: LiveSeen, seat: int) -> Html:
    state = seen.presence_of(seat)
    return button(
        messages.Invite(seat),
        ".quiet.choice",
        aria_pressed="true" if seat == seen.seat else "false",
    )[i(".live-dot", class_=state), seen.names[seat], small[f" {words.text(f'live/{state}')}"]]


def _coming(words: Words, shown: LiveDialog) -> list[Html | None]:
    """The progress of connecting the seat that is being invited."""
    seen = shown.seen
    name = "" if seen.seat is None else _name(words, seen, seen.seat)
    screen = "_screen" if seen.seat == SCREEN else ""
    match seen.step:
        case "waits":
            return [p(".faint")[words.text("live/waits")]]
        case "offer":
            return [
                div(".live-offer")[
                    p[words.text(f"live/offer{screen}", name=name)], *_code(words, shown)
                ],
                _answer(words, words.text(f"live/then{screen}", name=name), seen),
            ]
        case "connecting":
            return [p[words.text("live/connecting", name=name)]]
        case "failed":
            return [p(".live-failed")[words.text("live/failed", name=name)]]
        case "joined":
            return [p[words.text("live/joined", name=name)]]
        case _:
            return [p[words.text("live/choose")]]


def _answer(words: Words, label: str, seen: LiveSeen) -> Html:
    """How the guest's answer comes in. While it is unfolded, the offer's code is hidden (live.css):
    it has done its part, and leaves room for the camera's picture.
    """
    return details(".live-answer#live-answer", open=seen.scanning)[
        summary(".option")[
            span(".to-answer")[words.text("live/to_answer")],
            span(".to-code")[words.text("live/to_code")],
        ],
        _paste(words, label, seen),
    ]


def _name(words: Words, seen: LiveSeen, seat: int) -> str:
    return words.text("live/screen") if seat == SCREEN else seen.names[seat]


def _guest(words: Words, shown: LiveDialog) -> list[Html | None]:
    seen = shown.seen
    name = seen.names[seen.mine[0]] if seen.mine else words.text("live/screen")
    match seen.step:
        case "answer":
            key = "live/answer" if seen.mine else "live/answer_screen"
            return [p[words.text(key, name=name)], *_code(words, shown)]
        case "joined":
            return [p[words.text("live/you" if seen.mine else "no_hand", name=name)]]
        case "returning":
            return [p[words.text("live/returning")]]
        case "lost":
            return [p[words.text("live/gone")]]
        case _:
            return [p(".faint")[words.text("live/waits")]]


def _code(words: Words, shown: LiveDialog) -> list[Html | None]:
    """The QR code, and the same content as a link, whose text is folded."""
    seen = shown.seen
    fragment = seen.url.partition("#")[2]
    drawn = drawn_code(seen.code or (), words.text("code"))
    return [
        div(".share-code")[drawn] if seen.code else None,
        div(".share-buttons")[
            button(messages.ShareCode(), ".option.primary")[words.text("share_sheet")]
            if shown.has_sheet
            else None,
            button(messages.CopyLink(fragment), ".option")[words.text("copy_link")],
            span(role="status")[words.text(shown.copied) if shown.copied else ""],
            details(".live-link-text")[
                summary[words.text("live/link_text")],
                textarea("#live-link", readonly=True, rows=2, aria_label=words.text("link"))[
                    seen.url
                ],
            ],
        ],
    ]


def _paste(words: Words, asked: str, seen: LiveSeen) -> Html:
    """The form for the guest's answer: the camera, or a field to paste the code."""
    return form(".live-paste", **on_submit(messages.TakeCode()))[
        label(for_=CODE)[asked],
        *_camera(words, seen),
        input(type="text", id=CODE, name="code", autocomplete="off", spellcheck="false"),
        html.button(".option", type="submit")[words.text("live/connect")],
    ]


def _camera(words: Words, seen: LiveSeen) -> list[Html]:
    """The camera's picture and the button that switches it; empty if there is no camera."""
    if not seen.can_scan:
        return []
    label = words.text("live/scan_stop" if seen.scanning else "live/scan")
    switch = button(messages.ScanCode(), ".option#live-scan")[label]
    if not seen.scanning:
        return [switch]
    seeing = words.text("live/seeing")
    picture = video("#live-camera", muted=True, playsinline=True, aria_label=seeing)
    return [picture, switch]
