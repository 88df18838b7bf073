"""English texts about frequent questions and misprints."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.faq": Text("Questions and misprints", ""),
    "faq.dice": Text(
        "Do I take all my dice at once?",
        """No, one by one. After each you see what is left, and if all the dice left show the \
same face you may reroll all five before the next.""",
        ("one at a time",),
    ),
    "faq.cards": Text(
        "May I look at a drawn card before I draw the next?",
        """Yes. Draw from the deck, look, then choose tray or deck for the next one.""",
        ("one at a time", "look at the card"),
    ),
    "faq.reroll": Text(
        "May I reroll the dice for a bird's power?",
        """Yes, whenever you are about to gain food from the birdfeeder and all its dice show \
the same face; a single die always does. Not when the food comes from the supply.""",
        ("re-roll",),
    ),
    "faq.less": Text(
        "May I take less than I could?",
        """Yes: fewer eggs, less food, fewer cards. But a cost must be paid in full, and cards \
to be shared out must all be drawn.""",
        ("decline", "fewer"),
    ),
    "faq.last_turn": Text(
        "Do my pink birds work after my last turn?",
        """Yes, until the round is over; after your last turn of the game as well. See \
[[power.pink]].""",
        ("final turn",),
    ),
    "faq.not_asked": Text(
        "Why was I not asked about a power?",
        """Because it could not have done anything: no room for an egg, nothing to tuck, no die \
with \
that food, a price you could not pay. Nor is a pink bird offered on your own turn, or once it \
has been used.""",
        ("power not offered", "skipped power"),
    ),
    "faq.discard_bird": Text(
        "May I remove a bird from my mat?",
        """No, birds stay. Only [[bird.southern_cassowary]] replaces one, and some predators are \
[[placing.on_top|laid on top of one]].""",
        ("discard a bird", "sell a bird"),
    ),
    "faq.full_row": Text(
        "What if a row is full?",
        """Five birds fill it and no more can be played there. The row can still be used: its \
sixth space, at the right edge, is then the one that counts.""",
        ("five birds", "row full"),
    ),
    "faq.two_for_one": Text(
        "Where may two tokens count as one?",
        """Only in the food cost of a bird, whether the action or a power plays it. Not for \
conversions, not for the price of powers.""",
        ("2 for 1", "exchange"),
    ),
    "faq.cached": Text(
        "May I spend food that lies on birds?",
        """No, except the seeds on [[bird.coal_tit]] and [[bird.eurasian_nuthatch]]. See \
[[caching]].""",
        ("cached food",),
    ),
    "faq.hand": Text(
        "Is there a limit to cards or food?",
        """No. Neither hand, nor food, nor tucked cards, nor cached food is limited; only eggs \
are, by each bird's limit.""",
        ("hand limit", "limit"),
    ),
    "faq.deck": Text(
        "What if the deck is empty?",
        """The discarded bird cards are shuffled and become the deck at once. The same goes for \
bonus cards. Discards lie face up, and everyone may look through them.""",
        ("empty deck", "discard pile"),
    ),
    "faq.stars": Text(
        "May a star nest count twice?",
        """Yes, for different things: for a goal, two bonus cards and a power in the same game. \
Within one set or one column it is one nest.""",
        ("star nest",),
    ),
    "faq.swift_start": Text(
        "What are the Swift-Start birds?",
        """Ten birds that make a first game easier to learn. They are ordinary birds, can be \
shuffled in with the others, and have no rules of their own.""",
        ("swift start", "first game"),
    ),
    "faq.who_begins": Text(
        "Who goes first in a round?",
        """With several people it passes to the left from round to round. Against the Automa you \
go first in every round, and it has the last turn.""",
        ("first player",),
    ),
    "faq.names": Text(
        "Whose names count: English or French?",
        """Some bonus cards look at the birds' names. Which language counts is part of the \
set-up of a game, so that everyone at the table has the same; changing the language you read \
does not change it. The entries of [[bonus.anatomist]], [[bonus.cartographer]], \
[[bonus.historian]] and [[bonus.photographer]] list the birds for both.""",
        ("bird names", "language of names"),
    ),
    "errata.figures": Text(
        "Misprinted figures",
        """Some printings show wrong numbers. Here the corrected ones apply:

- [[bird.spotted_sandpiper]] is worth 5 points.
- [[bonus.photographer]] pays 3 points for 4 birds or more.
- [[bonus.omnivore_expert]]: 16 % of the cards qualify.
- [[bonus.rodentologist]] counts birds that eat rodents, even if they eat other food too.""",
        ("errata", "misprint", "correction"),
    ),
    "errata.names": Text(
        "Words that count in names",
        """- [[bonus.cartographer]]: "prairie" counts, though early cards do not list it.
- [[bonus.photographer]]: "violet", "rufous" and "snowy" count; "honey" no longer does.
- A word must mean what it says: the "wing" in burrowing, the "red" in barred and the "toe" in \
mistletoe do not count.
- The common name counts, never the scientific one.""",
        ("honey", "violet", "prairie", "keyword"),
    ),
    "errata.signs": Text(
        "Signs and colours that were missing",
        """- [[bird.eleonoras_falcon]] is a predator and [[bird.mute_swan]] a flocking bird, \
even where the sign is not printed.
- [[bonus.falconer]] and [[bonus.bird_counter]] count such birds with a power of any colour.
- [[bird.greater_flamingo]] has a brown power.""",
        ("predator icon", "flocking icon"),
    ),
    "errata.texts": Text(
        "Texts that differ between printings",
        """- [[bird.house_wren]] plays into the row where it lies.
- [[bird.belted_kingfisher]] and [[bird.eastern_kingbird]] also answer birds played by a power.
- [[bird.american_oystercatcher]] draws from the tray, the deck or both.
- [[bird.american_redstart]] takes a die of the birdfeeder, of any food.

Where a card and its explanation differ, the card is right.""",
        ("appendix", "reprint"),
    ),
    "errata.round_end": Text(
        "The steps at the end of a round",
        """Printings differ in the order. Here: round-end powers, nectar, goal, cubes back, new \
tray, first player. See [[choice.round_end_order]].""",
        ("order of steps",),
    ),
}
