"""English notes for the entries of goals: what is counted, by kind of goal."""

from __future__ import annotations

TEXTS: dict[str, str] = {
    "habitat_birds": "Every bird that lies in that row of your mat counts, no matter"
    " where else it could live. A bird over two spaces is one bird.",
    "habitat_eggs": "Every egg in that row of your mat counts.",
    "nest_birds": "Birds with that nest and one egg or more, in any row. A bird counts"
    " once, however many eggs it has. Star nests {star} count.",
    "nest_eggs": "Every egg on birds with that nest, in any row. Star nests {star} count.",
    "egg_sets": "One egg in the forest, one in the grassland and one in the wetland are"
    " a set. So you have as many sets as there are eggs in the row that has the fewest.",
    "all_birds": "Every bird on your mat. Tucked cards are not birds.",
    "one_row": "Only the row with the most birds counts.",
    "filled_columns": "A column counts if its spaces in all three rows are covered. A"
    " bird over two spaces covers both.",
    "tucked": "Birds with at least one card under them, however many.",
    "food_costs": "All food symbols in the costs of the birds on your mat, wild ones"
    " too. A choice between foods is one. It does not matter how you paid.",
    "worth_over": "The points printed on the card, nothing else. 5 is the least that counts.",
    "worth_under": "The points printed on the card, nothing else: 0, 1, 2 or 3.",
    "no_eggs": "Birds on your mat that hold no egg when the goal is scored, those"
    " without a nest too.",
    "food_supply": "Tokens in your supply, of any kind. Food on birds does not count,"
    " and nectar has gone before the goal is scored.",
    "hand": "Cards in your hand. A bird that counts double has no power there.",
    "brown": "Birds on your mat with a brown power.",
    "white": "Birds on your mat with a white power, and those without one.",
    "food_symbols": "Symbols of the foods named in the costs of the birds on your mat;"
    " two on one card are two. A choice between foods is one, if one of these is among them."
    " Wild food does not count, and neither does how you paid.",
    "beaks": "What counts is where the beak on the card points; straight ahead is"
    " neither side. A bird's own entry says where. [[bird.common_loon]] shows a beak each"
    " way and counts for both.",
    "cubes": "Turns of this round in which you took that action. Birds played by powers"
    " bring no cube.",
    "no_goal": "Nothing is scored in this round. The cube stays yours, so that"
    " everybody, the Automa too, has one more turn in each later round.",
    "double": "[[family.double|Birds that count double]] do so here.",
    "automa": "The Automa's base value, to which its [[automa.cubes|cubes]] are added:",
    "automa_none": "The Automa scores nothing here either.",
    "automa_most": "For the Automa it is never more than 5.",
    "other_side": "Other side of the tile: {goal}.",
    "round": "round",
    "value": "base value",
    "straight": "Neither left nor right: {birds}.",
}
