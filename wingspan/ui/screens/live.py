"""A live table: who is there, and the codes with which others join it."""

from __future__ import annotations

from wingspan.words import Words

from .. import commands
from ..kit.buttons import button, on_submit
from ..kit.code import drawn_code
from ..kit.dialogs import close_corner
from ..kit.html import Html, el
from ..session.live_seen import SCREEN, LiveSeen
from ..session.moment import LiveDialog

CODE = "live-code"
"""The id of the field into which a code is pasted."""


def presence(words: Words, seen: LiveSeen) -> Html:
    """Who is at the live table, for screen readers; for sighted players the score chips show it."""
    told = words.listed(
        f"{seen.names[seat]} ({words.text(f'live/{seen.presence_of(seat)}')})"
        for seat in seen.persons
    )
    line = f"{words.label(words.text('live/title'))}{told}"
    return el("p", line, class_="sr", role="status")


def live_dialog(words: Words, shown: LiveDialog) -> Html:
    """The dialog of a live table: the host sees a code for each seat, a guest the answer to it.

    It shows what is to be done now; everything else is folded.
    """
    seen = shown.seen
    inner = _host(words, shown) if seen.hosts else _guest(words, shown)
    return el(
        "dialog",
        el("h2", words.text("live/title"), id="live-title"),
        *inner,
        el("p", words.text(seen.told) if seen.told else "", class_="told-now", role="status"),
        _rest(words, seen),
        close_corner(words),
        open=True,
        class_="dialog share live-dialog panel",
        id="live",
        aria_labelledby="live-title",
    )


STUCK = ("failed", "lost")
"""The steps at which the way on is among what is folded elsewhere."""


def _rest(words: Words, seen: LiveSeen) -> Html:
    """What need not be done now: open where connecting has failed, since a link then helps."""
    return el(
        "details",
        el("summary", words.text("more_options")),
        el(
            "div",
            *(_for_screens(words, seen) if seen.hosts else ()),
            button(commands.Share("turn"), words.text("live/by_link"), class_="option"),
            button(commands.NotifyMe(), words.text("live/notify"), class_="option")
            if seen.may_notify and (seen.mine or seen.hosts)
            else None,
            button(
                commands.LeaveLive(),
                words.text("live/close" if seen.hosts else "live/leave"),
                class_="option",
            ),
            class_="share-buttons",
        ),
        open=seen.step in STUCK,
        class_="live-rest",
        id="live-rest",
    )


def _for_screens(words: Words, seen: LiveSeen) -> list[Html]:
    """Buttons for screens that show the table and no hand."""
    found = [] if _names_screen(seen) else [_screen(words, seen)]
    if seen.mine:
        label = words.text("live/show_table")
        found.append(button(commands.ShowTable(), label, class_="option"))
    return found


def _names_screen(seen: LiveSeen) -> bool:
    """Whether a screen stands beside those who come: it is there, or is being invited."""
    return bool(seen.screens) or seen.seat == SCREEN


def _screen(words: Words, seen: LiveSeen) -> Html:
    return button(
        commands.Invite(SCREEN),
        words.text("live/screen_added", n=seen.screens)
        if seen.screens
        else words.text("live/add_screen"),
        class_="quiet choice" if _names_screen(seen) else "option",
        aria_pressed="true" if seen.seat == SCREEN else "false",
    )


def _host(words: Words, shown: LiveDialog) -> list[Html | None]:
    seen = shown.seen
    others = [seat for seat in seen.persons if seat not in seen.mine[:1]]
    return [
        None if seen.step else el("p", words.text("live/help")),
        el(
            "div",
            *(_seat(words, seen, seat) for seat in others),
            _screen(words, seen) if _names_screen(seen) else None,
            class_="setting-choices live-seats",
            role="group",
            aria_label=words.text("live/seats"),
        ),
        *_coming(words, shown),
        None if seen.mine else el("p", words.text("no_hand"), class_="faint"),
    ]


def _seat(words: Words, seen: LiveSeen, seat: int) -> Html:
    state = seen.presence_of(seat)
    return button(
        commands.Invite(seat),
        el("i", class_=f"live-dot {state}"),
        seen.names[seat],
        el("small", f" {words.text(f'live/{state}')}"),
        class_="quiet choice",
        aria_pressed="true" if seat == seen.seat else "false",
    )


def _coming(words: Words, shown: LiveDialog) -> list[Html | None]:
    """The progress of connecting the seat that is being invited."""
    seen = shown.seen
    name = "" if seen.seat is None else _name(words, seen, seen.seat)
    screen = "_screen" if seen.seat == SCREEN else ""
    match seen.step:
        case "waits":
            return [el("p", words.text("live/waits"), class_="faint")]
        case "offer":
            return [
                el(
                    "div",
                    el("p", words.text(f"live/offer{screen}", name=name)),
                    *_code(words, shown),
                    class_="live-offer",
                ),
                _answer(words, words.text(f"live/then{screen}", name=name), seen),
            ]
        case "connecting":
            return [el("p", words.text("live/connecting", name=name))]
        case "failed":
            return [el("p", words.text("live/failed", name=name), class_="live-failed")]
        case "joined":
            return [el("p", words.text("live/joined", name=name))]
        case _:
            return [el("p", words.text("live/choose"))]


def _answer(words: Words, label: str, seen: LiveSeen) -> Html:
    """How the guest's answer comes in. While it is unfolded, the offer's code is hidden (live.css):
    it has done its part, and leaves room for the camera's picture."""
    return el(
        "details",
        el(
            "summary",
            el("span", words.text("live/to_answer"), class_="to-answer"),
            el("span", words.text("live/to_code"), class_="to-code"),
            class_="option",
        ),
        _paste(words, label, seen),
        open=seen.scanning,
        class_="live-answer",
        id="live-answer",
    )


def _name(words: Words, seen: LiveSeen, seat: int) -> str:
    return words.text("live/screen") if seat == SCREEN else seen.names[seat]


def _guest(words: Words, shown: LiveDialog) -> list[Html | None]:
    seen = shown.seen
    name = seen.names[seen.mine[0]] if seen.mine else words.text("live/screen")
    match seen.step:
        case "answer":
            key = "live/answer" if seen.mine else "live/answer_screen"
            return [el("p", words.text(key, name=name)), *_code(words, shown)]
        case "joined":
            return [el("p", words.text("live/you" if seen.mine else "no_hand", name=name))]
        case "returning":
            return [el("p", words.text("live/returning"))]
        case "lost":
            return [el("p", words.text("live/gone"))]
        case _:
            return [el("p", words.text("live/waits"), class_="faint")]


def _code(words: Words, shown: LiveDialog) -> list[Html | None]:
    """The QR code, and the same content as a link, whose text is folded."""
    seen = shown.seen
    fragment = seen.url.partition("#")[2]
    drawn = drawn_code(seen.code or (), words.text("code"))
    return [
        el("div", drawn, class_="share-code") if seen.code else None,
        el(
            "div",
            button(commands.ShareCode(), words.text("share_sheet"), class_="option primary")
            if shown.has_sheet
            else None,
            button(commands.CopyLink(fragment), words.text("copy_link"), class_="option"),
            el("span", words.text(shown.copied) if shown.copied else "", role="status"),
            el(
                "details",
                el("summary", words.text("live/link_text")),
                el(
                    "textarea",
                    seen.url,
                    id="live-link",
                    readonly=True,
                    rows=2,
                    aria_label=words.text("link"),
                ),
                class_="live-link-text",
            ),
            class_="share-buttons",
        ),
    ]


def _paste(words: Words, label: str, seen: LiveSeen) -> Html:
    """The form for the guest's answer: the camera, or a field to paste the code."""
    return el(
        "form",
        el("label", label, for_=CODE),
        *_camera(words, seen),
        el("input", type="text", id=CODE, autocomplete="off", spellcheck="false"),
        el("button", words.text("live/connect"), type="submit", class_="option"),
        class_="live-paste",
        **on_submit(commands.TakeCode()),
    )


def _camera(words: Words, seen: LiveSeen) -> list[Html]:
    """The camera's picture and the button that switches it; empty if there is no camera."""
    if not seen.can_scan:
        return []
    label = words.text("live/scan_stop" if seen.scanning else "live/scan")
    switch = button(commands.ScanCode(), label, class_="option", id="live-scan")
    if not seen.scanning:
        return [switch]
    seeing = words.text("live/seeing")
    video = el("video", id="live-camera", muted=True, playsinline=True, aria_label=seeing)
    return [video, switch]
