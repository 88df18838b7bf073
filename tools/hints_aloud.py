"""List hints as they are read aloud: ``python -m tools.hints_aloud FILE``, ``… text FILE``.

It plays fresh games of strong computer players, with every choice of sets, solo, for two and for
three, and asks for a hint at some decisions of each, from the start to the last turns. Each line of
the file is one hint: the position as a link, what the coach said in each language, and what
contradicts its own figures. The tool continues a file that exists. ``… text FILE`` prints the list
in a form to read.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

from tools.compiled import HELP, run_if_asked
from tools.strong_games import CHOICES, play
from wingspan.bots.candidates import POLICY_ONLY
from wingspan.bots.evaluator import Evaluator, evaluator_of
from wingspan.bots.search import Rollouts
from wingspan.coach.advice import Advice, advice, to_foresee
from wingspan.coach.analysis import WEIGHTS, analyse, budget_of_hint
from wingspan.coach.futures import FORESEEN, NOTHING_FORESEEN, foresee
from wingspan.coach.grounds import Ground
from wingspan.coach.jobs import starts_to_compare
from wingspan.engine import Game, Setup, load_catalog
from wingspan.engine.program import Program
from wingspan.engine.slices import finish
from wingspan.links.game_link import GameLink, pack_game
from wingspan.ui.coach.hint import hint_said
from wingspan.ui.play.scene import Scene
from wingspan.ui.session.moment import MOST_STEPS, Hint
from wingspan.words import languages, words_in

PLAYERS = (1, 2, 3, 2)
STRONG = "belted_kingfisher"
GAMES, EACH = 8, 5
APART = (12, 18, 11, 15, 20)
"""How many decisions lie between two hints, in turn."""

OTHERS = Program(STRONG, WEIGHTS)
"""Who answers at the other seats where the position is opened from its link."""

CATALOG = load_catalog()
BUTTON = r'<button[^>]*class="[^"]*(option|quiet)[^"]*".*?</button>'
Row = dict[str, Any]


def deal(number: int, seed: int) -> Setup:
    """Return the set-up of that game."""
    players = PLAYERS[number % len(PLAYERS)]
    return Setup(
        players=players,
        seed=seed + number,
        sets=CHOICES[number // 2 % len(CHOICES)],
        automa="eagle" if players == 1 else None,
    )


def hints(number: int, seed: int) -> Iterator[Row]:
    """Yield the hints of a game."""
    setup = deal(number, seed)
    evaluator = evaluator_of(setup, CATALOG, WEIGHTS)
    said, taken = frozenset[type[Ground]](), 0
    wait = 0 if number % 2 == 0 else 3 * number  # every other game begins with a hint on the start
    for game in play(setup, STRONG):
        decision = game.decision
        if decision is None or decision.kind in POLICY_ONLY or taken == EACH:
            continue
        if len(decision.options) < 2 or (decision.kind == "keep_bird" and wait):
            continue
        wait -= 1
        if wait >= 0:
            continue
        found = advised(evaluator, game, said)
        if len(found.choices) < 2:
            wait = 0
            continue
        said = frozenset(map(type, found.grounds))
        taken += 1
        wait = APART[(taken + number) % len(APART)] * (8 + number) // 8
        yield row(number, game, found)


def advised(evaluator: Evaluator, game: Game, said: frozenset[type[Ground]]) -> Advice:
    """Return the advice on the pending decision, as the page finds it."""
    decision = game.decision
    assert decision is not None
    view, worlds = game.view(decision.player), game.worlds(decision.player)
    budget, given = budget_of_hint(decision), starts_to_compare(evaluator.policy, view, worlds)
    rollouts = Rollouts(evaluator, view, worlds, budget, given)
    analysis = finish(analyse(rollouts, 0, budget.all_worlds))
    foresight, tables = NOTHING_FORESEEN, evaluator.value.tables
    if both := to_foresee(analysis):
        rollouts = Rollouts(evaluator, view, worlds, FORESEEN, both)
        foresight = finish(foresee(rollouts, 0, FORESEEN.all_worlds))
    return advice(analysis, tables, view, foresight, said)


def row(number: int, game: Game, found: Advice) -> Row:
    """Return a hint as a line of the file."""
    decision = game.decision
    assert decision is not None
    here = Game.from_position(game.position(), CATALOG) if _begins_a_turn(game) else game
    players = range(game.setup.players)
    programs = tuple(None if seat == decision.player else OTHERS for seat in players)
    link = pack_game(GameLink(record=here.record(), programs=programs))
    return {
        "game": number,
        "at": len(game.answers),
        "players": game.setup.players,
        "sets": "+".join(game.setup.sets[2:]) or "core",
        "round": game.state.round,
        "kind": decision.kind,
        "link": f"#g={link}",
        "grounds": [str(ground.__struct_config__.tag) for ground in found.grounds],
        "said": {language: said_in(language, game, found) for language in languages()},
    }


def _begins_a_turn(game: Game) -> bool:
    return game.decision is not None and game.decision.kind == "action"


def said_in(language: str, game: Game, found: Advice) -> list[str]:
    """Return the lines of the panel at its first and its last step, without its details."""
    scene = scene_of(language, game)
    assert scene.decision is not None
    lines = [scene.words.question(scene.decision, CATALOG, scene.names)]
    steps = (MOST_STEPS,) if found.start is not None else (1, MOST_STEPS)
    for step in steps:
        panel = str(hint_said(scene, Hint(0, step=step, advice=found)))
        lines += read_aloud(panel)
    return lines


def scene_of(language: str, game: Game) -> Scene:
    """Return the table as the seat that decides sees it."""
    decision = game.decision
    assert decision is not None
    view = game.view(decision.player)
    return Scene(
        words_in(language),
        game.catalog,
        game.setup,
        decision.player,
        view.state,
        view.events,
        decision,
        game.scores(),
    )


def read_aloud(panel: str) -> list[str]:
    """Return the text of a panel, line by line."""
    panel = re.sub(r"<details.*?</details>", "", panel, flags=re.S)
    panel = re.sub(r"<(svg|h2|style)\b.*?</\1>", "", panel, flags=re.S)
    panel = re.sub(BUTTON, "", panel, flags=re.S)
    panel = re.sub(r"(</(p|li|h3|div)>|<p\b[^>]*>)", "\n", panel)
    panel = re.sub(r"</span><span", "</span> · <span", panel)
    panel = re.sub(r"</b><span", "</b> · <span", panel)
    text = unescape(re.sub(r"<[^>]*>", "", panel))
    return [" ".join(line.split()) for line in text.split("\n") if line.strip()]


def measure(file: Path, games: int, seed: int) -> None:
    """Append hints until there are those of all games."""
    lines = file.read_text().splitlines() if file.exists() else []
    done = {json.loads(line)["game"] for line in lines if json.loads(line).get("over")}
    kept = [line for line in lines if json.loads(line)["game"] in done]
    file.write_text("".join(f"{line}\n" for line in kept))
    for number in range(games):
        if number in done:
            continue
        found = list(hints(number, seed))
        with file.open("a") as target:
            for one in (*found, {"game": number, "over": True}):
                target.write(json.dumps(one, ensure_ascii=False) + "\n")


def text(file: Path) -> None:
    """Print the hints to read."""
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    for place, one in enumerate((one for one in rows if "said" in one), 1):
        table = f"{one['players']} players" if one["players"] > 1 else "solo"
        what = f"Game {one['game'] + 1} ({table}, {one['sets']}), round {one['round']}"
        print(f"## {place}. {what}\n")
        print(f"`{one['link']}`\n")
        for language, lines in one["said"].items():
            print(f"**{language}**\n")
            print("".join(f"- {line}\n" for line in lines))


def main() -> None:
    """Run the command."""
    run_if_asked("tools.hints_aloud")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=("find", "text"), default="find")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=GAMES, help=f"games in all (default {GAMES})")
    parser.add_argument("--seed", type=int, default=920_000, help="of the first game")
    parser.add_argument("--compiled", action="store_true", help=HELP)
    given = parser.parse_args()
    if given.what == "text":
        text(given.file)
    else:
        measure(given.file, given.games, given.seed)


if __name__ == "__main__":
    main()
