"""English texts of the lessons, by id of the lesson and of the step."""

from __future__ import annotations

from ...teaching.lessons import LessonText, StepText

LESSONS: dict[str, LessonText] = {
    "food": LessonText(
        "Food",
        "Birds cost food. Here is where you get it.",
        {
            "seed": StepText(
                (
                    "Whoever has the most points after four rounds wins, and birds bring the "
                    "most. Birds must eat: the quail in your hand costs one seed. The dice show \
what you "
                    "can get."
                ),
                "Gain a seed.",
                (
                    "Which of your actions brings food?",
                    "Take the action of the forest row, then the die with a seed.",
                ),
                "The seed lies in your supply: the quail can be played next turn.",
            ),
            "two": StepText(
                (
                    "Two birds live in the forest now, so the leftmost free space gives two "
                    "food. One die shows two kinds: you choose one of them."
                ),
                "Gain an invertebrate and a fruit in one turn.",
                (
                    "More birds in a row make its action stronger.",
                    (
                        "Gain food: the two-coloured die can be an invertebrate, and there "
                        "is a die with a fruit."
                    ),
                ),
                "Just what the redstart in your hand costs.",
            ),
            "reroll": StepText(
                (
                    "Nothing but rodents, and you want a seed. When all dice inside show the "
                    "same face, you may reroll all five before you take one."
                ),
                "Reroll the dice, then take any one.",
                (
                    "Rerolling is part of the action gain food.",
                    "Gain food, and choose to reroll instead of a die.",
                ),
                "Whenever the birdfeeder shows a single face, remember: a reroll is free.",
            ),
            "trade": StepText(
                (
                    "The second space of the forest gives one food, and one more if you "
                    "discard a card. The finch costs a seed and a fruit; the swan costs far too "
                    "much for now."
                ),
                "Gain a seed and a fruit in one turn.",
                (
                    "A card can become a food, once.",
                    (
                        "Take one die. When you are offered an exchange, discard the swan and "
                        "take the other die."
                    ),
                ),
                (
                    "One card less, one food more, and the finch is as good as played. That’s "
                    "all there is to food."
                ),
            ),
        },
    ),
    "birds": LessonText(
        "Playing a bird",
        "Every bird has a habitat, a cost and something to offer.",
        {
            "first": StepText(
                (
                    "Top left on a card are the bird's points; below its name, where it "
                    "lives and what it costs. Cards that you cannot play yet say what is "
                    "missing."
                ),
                "Play the whitestart.",
                (
                    "Compare the costs with your supply: the swan wants three food.",
                    (
                        "Click the whitestart in your hand and put it into the forest, or "
                        "take the action play a bird."
                    ),
                ),
                (
                    "The first column costs no egg. From now on the whitestart helps "
                    "whenever you gain food."
                ),
            ),
            "egg": StepText(
                (
                    "From the second column on, a bird costs eggs as well: the number is "
                    "printed on top of the column."
                ),
                "Play the redstart into the forest.",
                (
                    "You have the food. Where could the egg come from?",
                    "Play the redstart and take the egg from any of your birds.",
                ),
                "The egg is spent. You choose whose it is, so think of the goals.",
            ),
            "two_for_one": StepText(
                (
                    "The quail wants a seed, and you have two fish. Any two food tokens "
                    "stand for one of another kind."
                ),
                "Play the quail.",
                (
                    "You can pay without a seed.",
                    "Play a bird: the two fish pay for the seed.",
                ),
                "Expensive, but it saved a turn.",
            ),
            "plan": StepText(
                (
                    "The canvasback costs a seed and any one food; the wheel stands for "
                    "whatever you like. You have two turns."
                ),
                "Play the canvasback.",
                (
                    "One thing is missing, and any kind of it will do.",
                    "First gain a food, then play the bird.",
                ),
                "First the food, then the bird: that is the rhythm of the game.",
            ),
        },
    ),
    "eggs": LessonText(
        "Eggs",
        "An egg is a point at the end, and helps to pay for birds before then.",
        {
            "lay": StepText(
                (
                    "The grassland row lays eggs, on birds in any row. Without a bird in "
                    "the grassland it lays two."
                ),
                "Lay two eggs.",
                (
                    "It does not matter that your bird lives in the forest.",
                    "Take the grassland action, and lay both eggs on the whitestart.",
                ),
                "Two points already, and enough for two more birds.",
            ),
            "limit": StepText(
                (
                    "With two birds in the grassland three eggs are laid. The number beside "
                    "the egg on a card is how many its nest can hold: the puffin's holds one."
                ),
                "One egg on the puffin, two on the bobolink.",
                (
                    "You choose a nest for each egg.",
                    "Lay eggs: click the puffin once and the bobolink twice.",
                ),
                "A full nest is no longer offered.",
            ),
            "power": StepText(
                ("The quail has a brown power: whenever you lay eggs, it lays one more on itself."),
                "End your turn with three eggs.",
                (
                    "Two eggs come from the row. And the third?",
                    "Lay eggs, and let the quail use its power.",
                ),
                ("Brown powers work each time their row is used. More of that later."),
            ),
        },
    ),
    "cards": LessonText(
        "Cards",
        "New birds come from the tray, which all can see, or from the deck.",
        {
            "tray": StepText(
                (
                    "The wetland row draws cards. You have one seed: which of the three "
                    "cards could you pay for?"
                ),
                "Take the mallard.",
                (
                    "Three cards lie face up in the tray.",
                    "Draw cards, and click the mallard in the tray.",
                ),
                "The empty space is filled at the end of your turn.",
            ),
            "two": StepText(
                (
                    "With two birds in the wetland you draw two cards. Each may come from "
                    "the tray or, unseen, from the deck."
                ),
                "End your turn with two cards in hand.",
                (
                    "Any cards will do.",
                    "Draw cards, and choose twice.",
                ),
                "There is no limit to your hand.",
            ),
            "egg": StepText(
                "The second space draws one card, and one more for an egg.",
                "Draw two cards in this turn.",
                (
                    "As a card buys a food in the forest, an egg buys a card here.",
                    "Draw a card. When an egg is asked for, give one, and draw again.",
                ),
                "Useful when you are looking for something.",
            ),
        },
    ),
    "powers": LessonText(
        "Chains of powers",
        "One cube sets a whole row of birds to work.",
        {
            "row": StepText(
                (
                    "After the action the brown powers of its row are used, one by one from "
                    "right to left. The redstart takes a die, the whitestart an "
                    "invertebrate."
                ),
                "Gain four food in one turn.",
                (
                    "Two from the space, one from each bird.",
                    "Gain food, take two dice, then use both powers.",
                ),
                "Four food for one cube: that is why you fill your rows.",
            ),
            "tuck": StepText(
                (
                    "Flocking birds tuck a card from your hand under themselves, which is "
                    "worth a point, and give something for it: both of these lay an egg."
                ),
                "Tuck both cards, and lay five eggs.",
                (
                    "Three eggs from the row, one for each card tucked.",
                    (
                        "Lay the three eggs on the whitestart, so that the others have "
                        "room. Then tuck a card with each bird."
                    ),
                ),
                "Seven points in one turn. Cards you will never play still have their use.",
            ),
            "pink": StepText(
                (
                    "Pink birds work in other players' turns, once between two of yours. "
                    "Against the Automa some of its cards wake them; the next one does."
                ),
                "Use the kingbird's power in the Automa's turn.",
                (
                    "First take a turn of your own, then watch.",
                    "Gain a food. When the kingbird asks, use its power.",
                ),
                "Something for nothing, and not even on your turn.",
            ),
        },
    ),
    "goals": LessonText(
        "Goals and the end",
        "Four rounds, four goals and a final count.",
        {
            "goal": StepText(
                (
                    "The last turn of the first round. The goal counts eggs in the forest; "
                    "you and the Automa have one each. The panel of goals shows what each "
                    "place pays now."
                ),
                "Take first place for the goal, alone.",
                (
                    "One egg more than the Automa is enough.",
                    "Lay eggs, on the whitestart in the forest.",
                ),
                (
                    "Four points. After each round a cube stays on the goal, so every round has "
                    "one turn fewer than the last."
                ),
            ),
            "bonus": StepText(
                (
                    "Near the end of the game. The rail is worth four points, the gull "
                    "three; but your bonus card scores two points for each bird named "
                    "after a person."
                ),
                "Play the bird that is worth more points.",
                (
                    "Add up: the bird's own points, and what the bonus card scores for it.",
                    "Franklin was a person: play the gull, three points and two.",
                ),
                "Look at your bonus cards early, and collect what they count.",
            ),
            "end": StepText(
                (
                    "The very last turn: now only points count. Counting the last goal, the "
                    "Automa will be two points ahead of you."
                ),
                "Win the game.",
                (
                    "Food and cards are worth nothing in the end. What is?",
                    "Four birds in the grassland lay four eggs: a point each.",
                ),
                (
                    "Birds, eggs, goals, bonus cards, food cached, cards tucked: that is "
                    "the whole count. You are ready for a game."
                ),
            ),
        },
    ),
}
