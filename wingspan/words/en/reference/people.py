"""English for playing with several people, and for what the page adds."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.people": Text("Around the table", ""),
    "people": Text(
        "Several people",
        """\
Turns go clockwise. Four things reach across the table:

- [[power.pink|Pink powers]] {power-pink} answer what others do in their turns.
- [[family.all_players|Powers for all]] let others take part, or those who have the fewest of \
something.
- [[goals|Goals]] compare you, on the green side.
- [[tray|The tray]] and [[birdfeeder|the birdfeeder]] are everybody's.

Whoever must answer in the middle of your turn is asked at once; then your turn goes on.""",
        ("multiplayer", "other players", "opponents"),
    ),
    "people.open": Text(
        "What others may see",
        """\
Open: mats, food, eggs, how many cards a hand has, and cards taken from the tray.

Secret: hands, bonus cards, the order of the decks, cards tucked without being shown. With \
**public hands** (in the settings) the hands are open too.""",
        ("secret", "hidden information", "public hands"),
    ),
    "people.one_screen": Text(
        "Passing the device",
        """\
At one screen the page asks you to hand the device over whenever somebody else must answer, so \
that nobody sees a hand that is not theirs. Public hands make that unnecessary.""",
        ("hot seat", "hand over", "same screen"),
    ),
    "app.take_back": Text(
        "Taking back",
        """\
Alone you may take back any answer, to the beginning of the game, and give it again. Once dice \
or cards have been seen, the end sheet says "with take-backs"; nothing else changes, and the \
same dice and cards come again.

With several people only your own last answer can be taken back, as long as it has shown \
nothing new.""",
        ("undo", "redo", "cancel", "mistake"),
    ),
    "app.answer_for_me": Text(
        "Answered for you",
        """\
What costs nothing, has no downside and leaves no choice is answered without asking, and the \
log marks it with {check}. What costs something, helps others or could spoil a goal is always \
asked. The settings turn it off.""",
        ("automatic", "skipped question", "not asked"),
    ),
    "app.saves": Text(
        "Saved games",
        """\
The game is kept in this browser after every answer and comes back after a reload, in the \
middle of a power as well. Several games may stand side by side in the list of saved games; one \
that was deleted waits there for a while. Games can be put into a file and carried to another \
browser.""",
        ("save", "load", "continue", "lost game", "export"),
    ),
    "app.links": Text(
        "Playing by link",
        """\
A link holds a whole game. Send it, and the other goes on from where it stands; each sees only \
what is theirs to know. Once sent, your answers cannot be taken back.

- **The deal alone**: the same cards and dice for somebody else to play, with your score to \
beat.
- **Deal of the day**: the same for everybody on one day.
- What others may answer for you in their turns you choose yourself.""",
        ("send", "share", "mail", "challenge", "distance"),
    ),
    "app.replay": Text(
        "Going through a game again",
        """\
A game can be seen again answer by answer or turn by turn, as you saw it then. At any moment \
you may play on from there: that makes a new game, and the old one stays.""",
        ("replay", "watch again", "history"),
    ),
}
