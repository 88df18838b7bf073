"""English texts about playing with several people, and about what the page adds."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.people": Text("Around the table", ""),
    "people": Text(
        "Several people",
        """\
Turns go clockwise. Four things connect the players:

- [[power.pink|Pink powers]] {power-pink} react to what others do on their turns.
- [[family.all_players|Powers for all]] include the others, or those who have the fewest of \
something.
- [[goals|Goals]] compare you, on the green side.
- [[tray|The tray]] and [[birdfeeder|the birdfeeder]] are shared by everyone.

If someone else has a choice to make during your turn, they are asked at once; then your turn \
continues.""",
        ("multiplayer", "other players", "opponents"),
    ),
    "people.open": Text(
        "What others may see",
        """\
Open: mats, food, eggs, how many cards a hand has, and cards taken from the tray.

Secret: hands, bonus cards, the order of the decks, cards tucked without being shown. With \
**open hands** (in the settings) hands are visible too.""",
        ("secret", "hidden information", "public hands"),
    ),
    "people.one_screen": Text(
        "Passing the device",
        """\
At one screen, the page asks you to pass the device whenever it is somebody else's turn to \
choose, so that nobody sees a hand that is not theirs. What you have just drawn is shown to you \
first. Open hands make this unnecessary.""",
        ("hot seat", "hand over", "same screen"),
    ),
    "app.take_back": Text(
        "Taking back",
        """\
Alone, you may take back any answer, all the way to the start of the game. If dice or cards had \
been seen, the final score says "with take-backs"; nothing else changes, and the same dice and \
cards come again.

With several people, only your own last answer can be taken back, as long as it revealed nothing \
new.""",
        ("undo", "redo", "cancel", "mistake"),
    ),
    "app.answer_for_me": Text(
        "Automatic answers",
        """\
Where there is only one answer and it is free, it is given for you, and the log marks it with \
{check}. Whatever costs something, helps others or could spoil a goal is always asked. You can \
turn this off in the settings.""",
        ("automatic", "skipped question", "not asked"),
    ),
    "app.saves": Text(
        "Saved games",
        """\
The game is saved in this browser after every answer and comes back after a reload, even in the \
middle of a power. The list of saved games holds several at once, and deleted ones for a while. \
Games can be saved to a file and taken to another browser.""",
        ("save", "load", "continue", "lost game", "export"),
    ),
    "app.links": Text(
        "Playing by link",
        """\
A link holds a whole game. Send it, or let a camera scan its QR code, and the game goes on \
there; each player sees only what they may see. Once sent, your answers cannot be taken back.

- **Same deal, new game**: the same cards and dice for somebody else, with your score to beat.
- **Deal of the day**: the same for everyone that day.
- You choose what is answered for you on other players' turns.""",
        ("send", "share", "mail", "challenge", "distance"),
    ),
    "app.live": Text(
        "Live tables",
        """\
Everyone plays on a device of their own and sees each turn the moment it is over, with no server \
in between. **Play live** is in the dialog that shares a game, and **With a friend** begins one so.

- Choose a seat: its player scans the code, or opens the link, and shows the code that their page \
answers with. Scan that, open its link, or paste it. Each code works once.
- A screen without a seat shows the table and nobody's hand.
- At the start all choose birds, food and bonus card at once.
- What others have seen is not taken back.
- Devices reach each other within one network: the same Wi-Fi, or a phone's hotspot. If the \
connection is lost, nothing else is: the game goes on by link, and most pages find the table again \
by themselves. If one does not, scan a new code.
- With sound on, two notes say that it is your turn.""",
        ("own phone", "Wi-Fi", "network", "television", "connect", "QR code", "together"),
    ),
    "app.replay": Text(
        "Replay",
        """\
Watch a game again, answer by answer or turn by turn, as you saw it then. You can play on from \
any point: that starts a new game, and the old one is kept.""",
        ("going through a game again", "watch again", "history"),
    ),
}
