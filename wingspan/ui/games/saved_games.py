"""The saved games: the list on the start page and over the table, with import and export."""

from __future__ import annotations

from collections.abc import Callable

from wingspan.engine.components import ROUNDS, SETS
from wingspan.saves import Line, Removed, Summary, Unreadable
from wingspan.words import Words, isolated

from .. import messages
from ..kit import html
from ..kit.buttons import button, dialog, from_field, on_submit
from ..kit.fields import text_field
from ..kit.html import (
    Html,
    b,
    code,
    details,
    div,
    form,
    h2,
    h3,
    input,
    label,
    li,
    p,
    section,
    span,
    summary,
    textarea,
    ul,
)
from ..kit.icons import icon
from ..session.moment import PASTE, RENAME, SavedGames

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000


def title(words: Words, game: Summary) -> str:
    """The name of a game; who plays it if it has none."""
    return isolated(game.name) or _who(words, game.line)


def _who(words: Words, line: Line) -> str:
    names = _names(words, line)
    if line.automa is None:
        return words.listed(names)
    level = words.level(line.automa)
    if not line.names or not line.names[0]:
        return words.text("game_nameless", level=level)
    return words.text("game_alone", name=names[0], level=level)


def _names(words: Words, line: Line) -> list[str]:
    """Everybody's name by seat, the Automa's last."""
    given = [*line.names, *[""] * line.players][: line.players]
    names = [
        isolated(name) or words.text("player_by_number", n=seat)
        for seat, name in enumerate(given, start=1)
    ]
    return [*names, words.text("automa")] if line.automa else names


def progress(words: Words, game: Summary) -> str:
    """The progress of a game: "Round 2 of 4 · 5 turns left · Ada: 21, Automa: 30", and its sets."""
    who = [_who(words, game.line)] if game.name else []
    sets = [words.text(f"set.{name}") for name in SETS[2:] if name in game.line.sets]
    return " · ".join([*who, *_standing(words, game), *sets])


def in_short(words: Words, game: Summary) -> str:
    """A game's title and progress without its sets; people whose points are told are named once."""
    line = game.line
    told = _tells_points(line) and line.automa is None and not game.name
    return " · ".join([*([] if told else [title(words, game)]), *_standing(words, game)])


def _tells_points(line: Line) -> bool:
    return bool(line.totals) and line.phase != "setup"


def _standing(words: Words, game: Summary) -> list[str]:
    line, parts = game.line, []
    if game.seat is not None and game.seat < line.players:
        parts.append(words.text("game_seat", name=_names(words, line)[game.seat]))
    if line.over:
        parts.append(words.text("game_over"))
    elif line.round and line.phase == "setup":
        parts.append(words.text("game_start"))
    elif line.round:
        parts.append(words.text("round_of", n=line.round, rounds=ROUNDS))
        if line.turns_left:
            parts.append(words.text("turns_left", n=line.turns_left))
    if _tells_points(line):
        pairs = zip(_names(words, line), line.totals, strict=False)
        parts.append(
            words.listed(words.text("game_total", name=name, n=total) for name, total in pairs)
        )
    return parts


def ago(words: Words, time: int, now: int) -> str:
    """How long ago ``time`` was, in words; "" if it is 0. Both times are in milliseconds."""
    passed = now - time
    if not time:
        return ""
    if passed < MINUTE:
        return words.text("ago_now")
    if passed < HOUR:
        return words.text("ago_minutes", n=passed // MINUTE)
    if passed < DAY:
        return words.text("ago_hours", n=passed // HOUR)
    return words.text("ago_days", n=passed // DAY)


def games_dialog(words: Words, shown: SavedGames) -> Html:
    return dialog(
        words,
        "saved-games",
        words.text("saved_games"),
        _content(words, shown),
        data_drop="games",
    )


def saved_games(words: Words, shown: SavedGames) -> Html:
    return section(
        ".saved-games.panel#saved-games", aria_labelledby="saved-games-title", data_drop="games"
    )[h2("#saved-games-title")[words.text("saved_games")], _content(words, shown)]


def _content(words: Words, shown: SavedGames) -> Html:
    return div(".games-content")[
        div(".games-notices", role="status")[
            *(p[notice] for notice in shown.notices), _undo(words, shown)
        ],
        _importing(words, *shown.importing) if shown.importing else None,
        ul(".game-list", role="list")[
            *(_game(words, game, shown) for game in shown.games[: shown.most])
        ]
        if shown.games
        else p(".faint")[words.text("saved_games_none")],
        button(messages.MoreGames(), ".option")[
            words.text("more_games", n=len(shown.games) - shown.most)
        ]
        if len(shown.games) > shown.most
        else None,
        button(messages.ExportAll(), ".option")[icon("export"), words.text("export_all")]
        if shown.games or shown.unreadable
        else None,
        _bring(words),
        _bin(words, shown) if shown.removed else None,
        _unreadable(words, shown.unreadable) if shown.unreadable else None,
    ]


def _importing(words: Words, done: int, total: int) -> Html:
    return div(".importing")[
        label(for_="importing")[words.text("importing", done=done, n=total)],
        html.progress("#importing", value=done, max=max(total, 1)),
        button(messages.StopImport(), ".option")[words.text("import_stop")],
    ]


def _undo(words: Words, shown: SavedGames) -> Html | None:
    """What was just deleted, with a button that restores it."""
    removed = next((found for found in shown.removed if found.key == shown.undo), None)
    if removed is None:
        return None
    return p(".notice")[
        words.text("removed_game", game=_called(words, removed)), " ", _restore(words, removed)
    ]


def _called(words: Words, removed: Removed) -> str:
    return title(words, removed.game) if removed.game else words.text("aside_one")


def _restore(words: Words, removed: Removed) -> Html:
    return button(messages.Restore(removed.key), ".option")[
        icon("undo"), words.text("restore"), span(".sr")[f" {_called(words, removed)}"]
    ]


def _game(words: Words, game: Summary, shown: SavedGames) -> Html:
    on_table = game.id == shown.current
    if game.id == shown.renaming:
        return li(".saved-game")[_rename(words, game)]
    deed = "game_look" if game.line.over else "game_go_on"
    return li(".saved-game", class_="on-table" if on_table else None, id=f"game-{game.id}")[
        button(messages.Resume(game.id), ".resume", aria_current="true" if on_table else None)[
            b(".game-title")[title(words, game)],
            " ",
            span(".game-line")[progress(words, game)],
            span(".game-ago.faint")[ago(words, game.time, shown.now)],
            span(".game-deed")[words.text(deed)],
        ],
        div(".game-deeds")[
            *(_deed(words, symbol, deed, game, command(game.id)) for symbol, deed, command in DEEDS)
        ],
    ]


DEEDS: tuple[tuple[str, str, Callable[[str], messages.Command]], ...] = (
    ("pencil", "rename", messages.Rename),
    ("double", "duplicate", messages.Duplicate),
    ("export", "export", messages.Export),
    ("bin", "remove", messages.Remove),
)
"""The buttons of each game: icon, message, and the command for the game's id."""


def _deed(words: Words, symbol: str, deed: str, game: Summary, command: messages.Command) -> Html:
    return button(
        command,
        ".quiet",
        title=words.text(deed),
        aria_label=words.text("deed_on", deed=words.text(deed), game=title(words, game)),
    )[icon(symbol)]


def _rename(words: Words, game: Summary) -> Html:
    named = messages.NameGame(game.id, game.name)
    return form(".rename", **on_submit(messages.NameGame(game.id)))[
        label(for_=RENAME)[words.text("rename_field")],
        input(
            **text_field(named, "name"),
            id=RENAME,
            placeholder=_who(words, game.line),
            dir="auto",
        ),
        html.button(".option.primary", type="submit")[words.text("rename_done")],
        button(messages.Rename(""), ".option")[words.text("rename_not")],
    ]


def _bring(words: Words) -> Html:
    return details(".bring")[
        summary[words.text("bring")],
        div(".folded")[
            p(".faint#bring-help")[words.text("bring_help")],
            label(".option.file")[
                icon("import"),
                words.text("bring_file"),
                input(
                    ".sr#import-file",
                    type="file",
                    accept=".json,application/json,text/plain",
                    multiple=True,
                    data_import="file",
                    aria_describedby="bring-help",
                ),
            ],
            label(".faint", for_=PASTE)[words.text("bring_paste")],
            textarea(id=PASTE, rows=3, autocomplete="off", spellcheck="false"),
            button(messages.BringPasted(), ".option", **from_field(PASTE, "text"))[
                icon("import"), words.text("bring_pasted")
            ],
        ],
    ]


def _bin(words: Words, shown: SavedGames) -> Html:
    return details(".games-bin")[
        summary[words.text("removed_games")],
        div(".folded")[
            p(".faint")[words.text("removed_help")],
            ul(".removed-list", role="list")[
                *(
                    li[span[_called(words, removed)], _restore(words, removed)]
                    for removed in shown.removed
                )
            ],
        ],
    ]


def _unreadable(words: Words, texts: tuple[Unreadable, ...]) -> Html:
    """The saves that cannot be read, each with the reason and a way to download its text."""
    return section(".kept-aside", aria_labelledby="aside-title")[
        h3("#aside-title")[words.text("aside")],
        p(".faint")[words.text("aside_help")],
        ul(".aside-list", role="list")[*(_kept(words, text) for text in texts)],
    ]


def _kept(words: Words, text: Unreadable) -> Html:
    return li[
        span[
            code[text.key],
            " ",
            words.text(f"save_error_{text.kind}"),
            " ",
            span(".faint")[words.text("aside_length", n=text.length)],
        ],
        *(
            button(command, ".option")[icon(symbol), words.text(key), span(".sr")[f" {text.key}"]]
            for symbol, key, command in (
                ("export", "aside_download", messages.DownloadUnreadable(text.key)),
                ("bin", "remove", messages.RemoveUnreadable(text.key)),
            )
        ),
    ]
