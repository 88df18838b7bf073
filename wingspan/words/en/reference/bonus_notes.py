"""English notes for the entries of bonus cards: what to watch out for, by kind of card."""

from __future__ import annotations

TEXTS: dict[str, str] = {
    "names": "The common name counts, in the language that was chosen for names when the"
    " game was set up, whatever language you read. A word must mean what the card looks for;"
    " a few letters inside another word do not count. A bird counts once, however many such"
    " words it has.",
    "nests": "Star nests {star} count. Eggs do not matter.",
    "one_habitat": "Only birds that show that habitat and no other. Where they lie does"
    " not matter.",
    "breeding_manager": "Four eggs or more must lie on the bird when the game ends.",
    "oologist": "One egg is enough; more make no difference.",
    "ecologist": "Count the birds of the row that has the fewest. If two rows are equal,"
    " nothing is lost; an empty row means nothing scored.",
    "large": "65 cm exactly is too little. Flightless birds count.",
    "small": "30 cm exactly counts, and so do flightless birds.",
    "cheap": "The printed points: 0, 1, 2 or 3.",
    "signs": "The sign on the card counts, whatever the colour of the power.",
    "eats": "The food must be in the cost, alone or with others, also as one side of a"
    " choice. Wild food is not it, and it does not matter how you paid.",
    "eats_only": "No other food and no wild food may be in the cost.",
    "eats_any": "At least one wild food {wild} in the cost.",
    "visionary_leader": "Cards in your hand when everything else is over, game-end powers too.",
    "citizen_scientist": "At least one card under the bird, however it came there. The"
    " Automa looks for birds whose power tucks cards.",
    "diet_specialist": "Count the symbols of the cost; a choice between foods is one.",
    "bird_bander": "Birds that show two or three habitats. Where they lie does not matter.",
    "behaviorist": "A column counts if it has a bird in each row and their powers are of"
    " three different colours. No power is white. A bird over two spaces is in both columns.",
    "ethologist": "Take the row with the most different colours; each colour counts"
    " once. No power is white.",
    "run": "Look for the longest stretch of neighbours in that row whose wingspans only"
    " grow or only shrink. Equal ones do not end it. It may begin and end anywhere; only one"
    " stretch pays. A flightless bird has whatever wingspan fits.",
    "mechanical_engineer": "A set is one bird each with a platform, bowl, cavity and"
    " ground nest, anywhere on your mat. A star nest {star} fills one place in one set.",
    "site_selection_expert": "In each column: 1 point if two nests are alike, 3 if all"
    " three are. A star nest {star} matches one kind. A sideways bird is in both of its"
    " columns, and its star nest may be another kind in each.",
    "automa_only": "Only the Automa may hold it. It brings no points: it says which"
    " birds the Automa takes from the tray.",
    "automa_may": "The Automa may hold this card: it then takes such birds from the tray.",
    "percent": "Printed share of the cards that qualify: {percent} %.",
    "pays": "**Worth:** {points}.",
    "how_many": "how many",
    "points": "points",
    "which": "**Birds that qualify ({n})**",
    "of_set": "{set} ({n}): {birds}",
    "which_named": "**By their {language} names ({n})**",
}
