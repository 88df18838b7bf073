"""English texts about each kind of decision: why it is asked."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.decisions": Text("What you are asked", ""),
    "decision.keep_bird": Text(
        "Which bird do you keep?",
        """\
At the start you keep as many of your 5 cards as you like. Each one kept costs 1 food, which \
you choose afterwards. See [[setup.birds]].""",
    ),
    "decision.pay_for_kept_birds": Text(
        "Which food do you discard at the start?",
        """\
You kept birds: each costs 1 food of any kind. The rest is yours to play them with. See \
[[setup.birds]].""",
    ),
    "decision.keep_bonus": Text(
        "Which bonus card do you keep?",
        """\
You have drawn several bonus cards and keep one: at the start, or by a [[family.bonus|power]]. \
The others are discarded. See [[bonus_cards]].""",
    ),
    "decision.action": Text(
        "Which action do you take?",
        """\
It is your turn: one cube, one of four actions. You can play a bird only if you can pay for one \
in your hand. See [[turn]].""",
    ),
    "decision.bird_to_play": Text(
        "Which bird do you play?",
        """\
The action or a power lets you play a bird. Only birds that you have a space for and can pay for \
are shown. If a power lets you play one, you may decline. See \
[[play_bird.why_not]].""",
    ),
    "decision.habitat": Text(
        "In which habitat do you play it?",
        """\
The bird can live in several habitats with room. The next column in each says how many eggs it \
costs. See [[play_bird.habitat]] and [[egg_cost]].""",
    ),
    "decision.egg_to_pay": Text(
        "Which bird's egg do you pay?",
        """\
The column or the power costs an egg. It may come from any of your birds. You \
lose the point it would have been worth. See [[egg_cost]].""",
    ),
    "decision.payment": Text(
        "How do you pay?",
        """\
There are several ways to pay: another food for {wild}, or two tokens for one that you lack. \
Ways that simply cost more are not shown. See [[food_cost]] and [[two_for_one]].""",
    ),
    "decision.gain_die": Text(
        "Which die do you take?",
        """\
You gain food from the birdfeeder, one die at a time. If all dice show the same face, you may \
reroll all five first. You may stop before you have them all. See [[birdfeeder]] and \
[[reroll]].""",
    ),
    "decision.gain_food": Text(
        "Which food do you gain?",
        """\
A power gives food from the supply and lets you choose the kind. No die is needed. See \
[[family.food_supply]].""",
    ),
    "decision.how_many": Text(
        "How many?",
        """\
The power says "up to" or "any number". Choose how far to go: cost and reward grow together. \
See [[powers.costs]].""",
    ),
    "decision.lay_egg": Text(
        "Where does the egg go?",
        """\
You lay eggs one by one. Shown are the birds that have room and that the action or power \
allows. You may stop. See [[egg_limit]].""",
    ),
    "decision.draw_card": Text(
        "Which card do you draw?",
        """\
You draw cards one by one: from the tray, whose gaps stay until the turn ends, or unseen from \
the deck. See [[tray]] and [[deck]].""",
    ),
    "decision.trade": Text(
        "Do you pay for one more?",
        """\
Your row's free space shows a conversion: pay what it asks and get one more of what the row gives. \
You may decline. See [[conversion]].""",
    ),
    "decision.use_power": Text(
        "Do you use this power?",
        """\
Every power is optional. You are asked because this one costs something, helps others, or \
may turn out badly. Declining costs nothing. See [[powers]].""",
    ),
    "decision.cache_or_keep": Text(
        "Cache the food or keep it?",
        """\
On the bird it is worth 1 point at the end, but it cannot be spent. In your supply it pays for \
birds and powers. See [[caching]].""",
    ),
    "decision.tuck_card": Text(
        "Which card goes under the bird?",
        """\
A card from your hand goes face down under the bird and is worth 1 point at the end. What \
follows happens only if you tuck one. See [[tucking]].""",
    ),
    "decision.discard_egg": Text(
        "Which egg do you discard?",
        """\
The power takes an egg for what it gives. Each bird shown may give it; some powers ask for an \
egg of another bird. See [[family.pay_egg]].""",
    ),
    "decision.discard_food": Text(
        "Which food do you discard?",
        """\
The power takes food from your supply for what it gives. Food lying on birds does not count. \
See [[family.pay_food]].""",
    ),
    "decision.discard_card": Text(
        "Which card do you discard?",
        """\
A power that drew cards, or that takes one as its price, asks for a card from your hand; often \
only when the turn ends, and any card will do. See [[turn_end]].""",
    ),
    "decision.move_to": Text(
        "Where does the bird move?",
        """\
It is the last bird on the right of its row, so it may move to another row with room. Eggs, \
food and cards go with it. See [[family.move]].""",
    ),
    "decision.repeat": Text(
        "Which power do you repeat?",
        """\
This power uses the brown power of another bird in its row once more. That bird acts: food, \
eggs and cards go to it. See [[family.repeat]].""",
    ),
    "decision.order_powers": Text(
        "Which power do you use next?",
        """\
Several of your powers may be used now, in any order. You may stop; the rest are then not used. \
See [[power.pink]], [[power.teal]] and [[power.yellow]].""",
    ),
    "decision.first_player": Text(
        "Who goes first?",
        """\
Every player takes from the birdfeeder, and the bird's owner chooses who goes first; then it \
goes clockwise. The first has the best choice. See [[family.all_players]].""",
    ),
    "decision.draft": Text(
        "Which of these cards do you take?",
        """\
The cards lie face up for all; everyone takes one, and it is your turn to. You cannot decline. \
See [[family.draft]].""",
    ),
    "decision.reset": Text(
        "Do you pay a food for a reset?",
        """\
Your row's free space lets you reset the birdfeeder or the tray first, for any one food. You \
may decline and take what is there. See [[mat.oceania]] and [[resets]].""",
    ),
    "decision.how_placed": Text(
        "How does the bird come into play?",
        """\
This bird may come as any other does, or in a way of its own: sideways, on top of a bird, or in \
place of one. See [[placing.sideways]], [[placing.on_top]] and [[placing.replaces]].""",
    ),
    "decision.bird_to_cover": Text(
        "Which bird does it cover or replace?",
        """\
You play it where one of your birds lies. A covered bird stays as a tucked card; a replaced one \
is discarded with what is on it. See [[placing.on_top]] and [[placing.replaces]].""",
    ),
    "decision.card_to_pay": Text(
        "Which card do you pay instead of a food?",
        """\
This bird lets cards from your hand pay for part of its food. They are tucked under it. See \
[[placing.cards_for_food]].""",
    ),
    "decision.cache_on": Text(
        "On which bird does the food go?",
        """\
The power puts food on birds of your choice, even ones that have no such power. \
Each is worth 1 point at the end. See [[caching]].""",
    ),
    "decision.cache_own": Text(
        "Which food do you put on the bird?",
        """\
The power lets you put food from your supply on the bird. Each is worth 1 point at the end and \
can no longer be spent. See [[caching]].""",
    ),
    "decision.tuck_behind": Text(
        "Under which bird does the card go?",
        """\
The power tucks cards from the deck under several of your birds. Each is worth 1 point at the \
end. See [[family.tuck_deck]].""",
    ),
    "decision.tuck_from_tray": Text(
        "Which card of the tray is tucked?",
        """\
The power takes a face-up card and puts it under the bird. It is worth 1 point at the end, \
whatever it shows. See [[tucking]].""",
    ),
    "decision.keep_card": Text(
        "Which of the drawn cards do you keep?",
        """\
The power drew several cards and says how many are yours. The rest is tucked, given away or \
discarded, as it says. See [[family.draw_keep]].""",
    ),
    "decision.keep_apart": Text(
        "Which of the cards set aside do you keep?",
        """\
A power drew cards and set them aside until your turn ends. Now you keep one; the others are \
discarded. See [[family.end_of_turn]].""",
    ),
    "decision.tuck_or_keep": Text(
        "Tuck the card or keep it?",
        """\
Under the bird it is worth 1 point at the end; in your hand you may still play it. See \
[[tucking]].""",
    ),
    "decision.give_to": Text(
        "Who gets it?",
        """\
The power gives something to another player, and you say to whom. If it is an offer, you may \
choose no one. See [[family.partner]].""",
    ),
    "decision.choose_player": Text(
        "Which player do you choose?",
        """\
The power looks at one player or includes one. Its text says what they get, or what of theirs is \
counted. See [[family.partner]] and [[family.cubes]].""",
    ),
    "decision.steal_from": Text(
        "Who do you steal from?",
        """\
The power takes a food from another player's supply. That player may then take a die from the \
birdfeeder. See [[family.steal]].""",
    ),
    "decision.choose_course": Text(
        "Which do you choose?",
        """\
The power offers several things, of which you do one. Only what can be done is shown. See \
[[family.one_of]].""",
    ),
    "decision.choose_habitat": Text(
        "Which habitat do you choose?",
        """\
The power works on one of your rows that fits, such as a row without eggs. See \
[[family.lay_each]].""",
    ),
    "decision.remove_die": Text(
        "Which die do you remove from the birdfeeder?",
        """\
The power removes a die, whatever it shows, and that die gives no food; then comes what the \
power gives. An empty birdfeeder is rerolled at once. See [[birdfeeder]].""",
    ),
    "decision.discard_bonus": Text(
        "Which bonus card do you discard?",
        """\
The power takes one of your bonus cards: as a price for what it gives, or because it let you \
draw more than you may keep. Its points are gone. See [[family.bonus]].""",
    ),
    "decision.copy": Text(
        "Which power do you copy?",
        """\
This bird uses the power of another bird as if it were its own: food, eggs and cards go to the \
bird that copies. See [[family.copy]].""",
    ),
}
