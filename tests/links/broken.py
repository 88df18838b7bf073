"""Address fragments that are not links: cut, altered, made up, of another kind or format."""

from __future__ import annotations

import json
import random
from pathlib import Path

from tests.links.by_hand import link_of, number_in, packed, random_game, signed
from wingspan.engine import Setup
from wingspan.links import pack_deal

FOREIGN: list[str] = json.loads(
    (Path(__file__).parent / "corpus" / "foreign.json").read_text(encoding="utf-8")
)
SOLO = Setup(players=1, names=("Eve",), automa="eagle", seed=77)
LINK = packed(random_game(SOLO, random.Random(77), 40))
BROKEN = {
    "cut": f"g={LINK[:-7]}",
    "cut at the front": f"g={LINK[9:]}",
    "altered": f"g={LINK[:20]}{'B' if LINK[20] == 'A' else 'A'}{LINK[21:]}",
    "a deal that is a game": f"s={LINK}",
    "a game that is a deal": f"g={pack_deal(SOLO)}",
    "nothing": "g=",
    "bad UTF-8": "g=%FF%FE%C0%80",
    "half a surrogate": "g=1%ED%A0%80AAAA",
    "markup": "g=<img src=x onerror=window.hit=1><script>window.hit=1</script>",
    "markup, escaped": "s=%3Cscript%3Ewindow.hit%3D1%3C/script%3E",
    "a megabyte": "g=" + "A" * (1 << 20),
    "a megabyte of markup": "s=" + "<b>" * (1 << 18),
    "numbers past the end": f"g={link_of('g', number_in(LINK) + (1 << 2000))}",
    "a later format": f"g={signed('g', '9' + LINK[1:-5])}",
    "deep nesting": "g=" + "[" * 5000,
    "signed by somebody else": f"g={signed('g', '1' + 'ah' * 900)}",
    **{f"foreign {number}": f"s={text}" for number, text in enumerate(FOREIGN)},
}
