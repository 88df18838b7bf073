"""English texts about drawing cards."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.drawing": Text("Cards, tray and deck", ""),
    "draw_cards": Text(
        "Draw cards",
        """\
1. Your wetland's leftmost free space says how many cards you draw, one by one, from the \
[[tray|tray]] or the [[deck|deck]].
2. Where it shows a [[conversion|conversion]], one egg buys one more card.
3. Then the [[row_powers|brown powers]] of your wetland.

You see each card before you choose where the next one comes from.""",
        ("wetland action", "take cards"),
    ),
    "tray": Text(
        "The tray",
        """\
Three cards lie face up for everyone. A card taken leaves a gap, filled only **at the end of the \
turn**. At the end of each round, all three are replaced.

Some powers and spaces of the mat [[resets|reset]] it in the middle of a turn.""",
        ("face-up cards", "display", "refill the tray"),
    ),
    "deck": Text(
        "The deck",
        """\
The face-down bird cards. As soon as it runs out, the discard pile is shuffled into a new deck. \
A draw is lost only if there are no cards left anywhere.

Discarded cards lie face up. Cards [[tucking|tucked]] under birds and birds on mats do not come \
back.""",
        ("discard pile", "empty deck", "reshuffle"),
    ),
    "hand": Text(
        "Your hand",
        """\
There is no limit to the cards in your hand, and they are worth nothing at the end, except for \
bonus cards and goals that count them. Nobody sees them unless you play with open hands.""",
        ("hand limit", "hand size", "secret cards"),
    ),
}
