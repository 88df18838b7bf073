"""The start page: quick ways to begin on top, then the form with all options, and the saved games.

A door is a button for a way to play, with a picture of its bird. The landscape behind is there
before Python has started: see tools/welcome.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from wingspan.engine.components import COLUMNS, HABITATS, SETS, Level
from wingspan.engine.setup import MOST_PLAYERS, SetupError
from wingspan.words import Words, has_names, isolated, languages, own_name

from .. import messages
from ..forms import BEGINNERS, FAR, LIVE, POINTS, NewGame, NobodyPlays
from ..kit import html
from ..kit.buttons import AT_THE_START, button, on_submit, strip
from ..kit.fields import picker, radios, text_field, tick_box
from ..kit.html import (
    EMPTY,
    Html,
    b,
    dd,
    details,
    div,
    dl,
    dt,
    fieldset,
    form,
    h2,
    img,
    input,
    label,
    legend,
    p,
    section,
    span,
    summary,
)
from ..kit.icons import icon
from ..session.decks import Decks, how_many_out
from ..session.moment import LastTable, SavedGames, StartPage
from .saved_games import in_short, saved_games


def start_page(words: Words, shown: StartPage) -> Html:
    refusal = _refusal(words, shown.refusal)
    return section(".start")[
        div(".form-top")[strip(words, AT_THE_START)],
        h2(".sr#question", tabindex="-1")[words.text("new_game")],
        _play_now(words, shown),
        div(".ways")[
            _go_on(words, shown.last_table) if shown.last_table else None,
            _door(words, "lessons", "lessons_offer", messages.Open("lessons")),
            _door(words, "with_friend", "with_friend_offer", messages.Open("friend")),
            _door(words, "deal_of_the_day", "deal_of_the_day_offer", messages.ShowDay()),
            _door(words, "exercises", "exercises_offer", messages.ShowExercises()),
            _door(words, "beside", "beside_offer", messages.ShowBoard()),
        ],
        details(".more-options.panel#more-options", open=bool(refusal))[
            summary[words.text("more_options")],
            _other_opponent(words, shown),
            start_form(words, shown.form, refusal=refusal, decks=shown.decks),
            p(".lay-out")[
                button(messages.LayOut(), ".option")[icon("pencil"), words.text("lay_out")],
                " ",
                span(".faint")[words.text("lay_out_help")],
            ],
        ],
        _kept(words, shown.kept) if shown.kept is not None else None,
    ]


def _kept(words: Words, kept: SavedGames) -> Html:
    """The saved games; while there are none, a button to import some."""
    if not kept.is_empty:
        return saved_games(words, kept)
    bring = button(messages.Open("games"), ".quiet")[words.text("bring")]
    return p(".more-ways")[bring]


def _refusal(words: Words, refusal: SetupError | NobodyPlays | None) -> str:
    if isinstance(refusal, NobodyPlays):
        return words.text("nobody_plays")
    return words.error(refusal) if refusal else ""


def _go_on(words: Words, table: LastTable) -> Html:
    return button(messages.GoOn(), ".option.way.go-on")[
        _small_mat(table),
        b[words.text("continue")],
        " ",
        span(".faint")[in_short(words, table.game)],
    ]


def _small_mat(table: LastTable) -> Html:
    """The three rows with their birds; decoration, since text beside it describes the game."""
    from ..table.cards import portrait

    return span(".small-mat", aria_hidden="true")[
        *(
            span(".small-row", class_=row)[
                *(span[portrait(bird)] for bird in table.rows[row]),
                *(span for _ in range(COLUMNS - len(table.rows[row]))),
            ]
            for row in HABITATS
        )
    ]


def _play_now(words: Words, shown: StartPage) -> Html:
    """The button that begins a game like the last one, or else against the fitting opponent.

    The fitting opponent is the computer player whose level suits the person's latest results.
    """
    command: messages.Command = messages.PlayNow(shown.fitting)
    if shown.last_time is not None:
        command = messages.PlayAsLastTime()
        how = words.text("as_last_time", who=_who(words, shown.last_time))
    elif shown.fitting == BEGINNERS:
        how = words.text("play_now_first")
    else:
        how = words.text("deal_against", names=words.program_told(shown.fitting))
    return button(command, ".option.primary.play-now")[
        icon("play"), b[words.text("play_now")], " ", span[how]
    ]


def _door(words: Words, name: str, offer: str, command: messages.Command) -> Html:
    return button(command, ".option.way", class_=f"{name.replace('_', '-')}-tool")[
        thumb(name), b[words.text(name)], " ", span(".faint")[words.text(offer)]
    ]


def _other_opponent(words: Words, shown: StartPage) -> Html:
    """A button to play the fitting computer player, where "Play now" repeats the last game."""
    if shown.last_time is None:
        return EMPTY
    return p(".other-opponent")[
        button(messages.PlayNow(shown.fitting), ".option")[
            words.text("play_now_against", program=words.program_told(shown.fitting))
        ],
        span(".faint")[words.text("play_now_help")],
    ]


def _who(words: Words, last: NewGame) -> str:
    """The players of the last game: "Ada, American Robin"."""
    if last.players == 1:
        return words.text("game_nameless", level=words.level(last.level))
    return words.listed(_at_seat(words, last, seat) for seat in range(last.players))


def _at_seat(words: Words, last: NewGame, seat: int) -> str:
    level = last.seats[seat]
    if name := last.names[seat].strip():
        return isolated(name)
    if level in POINTS:
        return words.program(level)
    return words.text("player_by_number", n=seat + 1)


# the form

ALL_CARDS = Decks()


def start_form(
    words: Words, filled: NewGame, *, refusal: str = "", decks: Decks = ALL_CARDS
) -> Html:
    """The form, filled in so. ``refusal``: why the last set-up cannot be played, if it cannot.
    ``decks``: the cards left out.
    """
    return form(".start-form#start-form", **on_submit(messages.Begin()))[
        p(".refusal", role="alert")[refusal] if refusal else None,
        _players(words, filled),
        _names(words, filled),
        _automa(words, filled),
        _sets(words, filled),
        _chosen(words, "mat", filled, "mat", lambda mat: words.text(f"mat.{mat or 'auto'}")),
        left_out(words, decks),
        _chosen(words, "goal_side", filled, "goals", lambda side: words.text(f"goals_{side}")),
        _names_language(words, filled),
        _seed(words, filled),
        html.button(".option.primary.begin", type="submit")[words.text("begin")],
    ]


def _helped(words: Words, key: str) -> Html:
    """An explanation of a field that unfolds when pressed; only one is open at a time."""
    return details(".field-help", name="help")[
        summary[span(aria_hidden="true")["?"], span(".sr")[words.text("what_is_this")]],
        p[words.text(key)],
    ]


def _chosen(
    words: Words, title: str, filled: NewGame, field: str, shown: Callable[[str], str]
) -> Html:
    return fieldset[legend[words.text(title)], div(".radios")[*radios(filled, field, shown)]]


def _players(words: Words, filled: NewGame) -> Html:
    return fieldset[
        legend[words.text("players")],
        div(".radios")[
            *radios(filled, "players", lambda count: words.text("solo") if count == "1" else count)
        ],
        label(".people-only.check.set")[
            tick_box(filled, "hints"),
            span[
                b[words.text("hints_agreed")], " ", span(".faint")[words.text("hints_agreed_help")]
            ],
        ],
    ]


def _names(words: Words, filled: NewGame) -> Html:
    return fieldset[
        legend[words.text("names")],
        div(".names")[
            *(
                div(".seat-name", class_=f"seat-{seat}")[
                    label[
                        span(".seat-label")[words.text("player_by_number", n=seat + 1)],
                        input(**text_field(filled, "names", seat), dir="auto"),
                    ],
                    _who_sits(words, filled, seat),
                ]
                for seat in range(MOST_PLAYERS)
            )
        ],
        details(".people-only.programs-about.people-about", name="help")[
            summary[words.text("people_about")],
            p[words.text("hot_seat_help")],
            p[words.text("by_link_help")],
            p[words.text("live_help")],
        ],
        details(".people-only.programs-about", name="help")[
            summary[words.text("programs_about")],
            p[words.text("programs_help")],
            dl[
                *(
                    div[dt[_level(words, level)], dd(".faint")[words.text(f"program_{level}")]]
                    for level in POINTS
                )
            ],
        ],
    ]


def _level(words: Words, level: str) -> str:
    return words.text("program_level", program=words.program_told(level), n=POINTS[level])


def _who_sits(words: Words, filled: NewGame, seat: int) -> Html:
    def shown(who: str) -> str:
        persons = {"": "seat_person", LIVE: "seat_live", FAR: "seat_far"}
        return words.text(persons[who]) if who in persons else _level(words, who)

    return picker(
        filled,
        "seats",
        shown,
        seat,
        class_="people-only",
        aria_label=words.text("seat_who", n=seat + 1),
    )


def _automa(words: Words, filled: NewGame) -> Html:
    return fieldset(".solo-only")[
        legend[words.text("level")],
        div(".radios")[*radios(filled, "level", lambda level: words.level(cast(Level, level)))],
        label(".check")[tick_box(filled, "automubon"), span[words.text("automubon")]],
    ]


def _sets(words: Words, filled: NewGame) -> Html:
    """The sets in the deck, each explained. The base game is always in it."""
    base, *_ = SETS
    filled = replace(filled, sets=(base, *filled.sets))
    return fieldset[
        legend[words.text("sets")],
        div(".sets")[
            *(
                div(".set")[
                    label(".check")[
                        tick_box(filled, "sets", name, disabled=name == base),
                        span[words.text(f"set.{name}")],
                    ],
                    _helped(words, f"set.{name}.about"),
                ]
                for name in SETS
            )
        ],
    ]


def left_out(words: Words, decks: Decks) -> Html:
    """The cards left out of the game, and the button to choose them."""
    told = how_many_out(words, decks.left_out)
    return fieldset(".left-out")[
        legend[words.text("left_out_title")],
        input(type="hidden", name="without", value=" ".join(decks.left_out)),
        p[words.label(decks.name) + told if decks.left_out and decks.name else told],
        button(messages.ShowGallery(choosing=True), ".option")[
            icon("search"), words.text("left_out_choose")
        ],
    ]


def _names_language(words: Words, filled: NewGame) -> Html:
    if not filled.names_language:
        filled = replace(filled, names_language=words.printed)
    named = [language for language in languages() if has_names(language)]
    return fieldset[
        legend[words.text("names_language")],
        div(".radios")[
            *radios(filled, "names_language", own_name, named),
            _helped(words, "names_language_help"),
        ],
    ]


def _seed(words: Words, filled: NewGame) -> Html:
    return fieldset[
        legend[words.text("seed")],
        div(".radios")[
            input(
                **text_field(filled, "seed"),
                inputmode="numeric",
                aria_label=words.text("seed"),
                placeholder=words.text("seed_random"),
            ),
            _helped(words, "seed_help"),
        ],
    ]


# the doors

DOORS: dict[str, str] = {
    "lessons": "american_robin",
    "with_friend": "common_loon",
    "deal_of_the_day": "painted_bunting",
    "exercises": "barn_owl",
    "beside": "common_raven",
}
"""The bird in the picture of each door."""


def thumb(door: str) -> Html:
    """The picture of a door's bird, which tools/site.py writes as a file of the site."""
    return span(".thumb", class_=door.replace("_", "-"))[
        img(".plate", src=f"./static/birds/{DOORS[door]}.svg", alt="", draggable="false")
    ]
