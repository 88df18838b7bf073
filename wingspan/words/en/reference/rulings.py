"""English texts of rulings on single cards, by their keys in ``rulings.py``."""

from __future__ import annotations

TEXTS: dict[str, str] = {
    "abbotts_booby": "The two cards you give up may be ones you held before.",
    "alone_in_row": "It may move when it is alone in its row. The action cube stays behind.",
    "australian_ibis": "The discards are shuffled for this power and stay apart from the deck.",
    "australian_magpie": "It takes one egg from every other bird of its row and column"
    " that has any, not a number of your choice.",
    "bird_counter_any_colour": "Counts for [[bonus.bird_counter]], though its power is not brown.",
    "black_shouldered_kite": "You may keep the rodent; only giving it away brings the eggs.",
    "black_woodpecker": "You may reroll before you take the first die, not afterwards. If the"
    " birdfeeder empties, you are done.",
    "blyths_hornbill": "You choose the bird; then all of its eggs go.",
    "brolga": "You draw even if the other player could not lay.",
    "budgerigar": "If several are the smallest, you choose.",
    "cards_are_the_cost": "Played by another bird's power, it may be paid with cards as well.",
    "citizen_scientist_automa": "If the Automa holds [[bonus.citizen_scientist]], it"
    " wants this bird.",
    "cockatiel": "The card goes straight from the tray under the bird; it is never in your hand.",
    "discard_later": "If your hand is empty when your turn ends, nothing is discarded."
    " If several things are due then, they come in the order that loses least:"
    " [[family.end_of_turn]].",
    "double_beaks": "It also counts twice for goals about beaks, but not in your hand.",
    "eggs_after_goal": "These eggs come after the fourth goal was scored.",
    "eggs_on_guests": "It lays on one of your own birds, never on another player's.",
    "eleonoras_falcon": "It is a predator, though early cards lack the sign. A roll that"
    " shows a rodent is a success even if there is no room for the egg.",
    "emu": "All seeds in the birdfeeder are taken; the half for others must be given away.",
    "european_robin": "Food from the action counts, and food from birds used before it.",
    "falconer_any_colour": "Counts for [[bonus.falconer]], though its power is not brown.",
    "feeder_alike": "If all dice show the same face, you may reroll all five before you take.",
    "first_chosen": "You say who takes the first die; the others follow clockwise. Each"
    " may use the free reroll in turn.",
    "forester_by_sign": "It counts for [[bonus.forester]]: what is printed matters, not"
    " where a copied power could take it.",
    "goulds_finch": "The bird you play may use a white or a yellow power, no other.",
    "greater_flamingo": "Its power is brown. The Automa has no cubes, so against it"
    " nothing happens.",
    "green_heron": "The two foods must differ. What you hand over was spent: nectar goes"
    " to this bird's row.",
    "grey_headed_mannikin": "Nectar is gone by now; a nectar in a cost is paid with two"
    " other tokens.",
    "gulls_pay_eggs": "The egg may come from any of your birds, this one too.",
    "honey": '"Honey" is no colour for [[bonus.photographer]] any more.',
    "hooded_merganser": "It cannot repeat a bird that copies, even if that one has just"
    " copied a predator.",
    "house_wren": "The other bird is played into the row where this one lies.",
    "kea": "You see the first card before you say how much food you add, all at once."
    " Of all the cards, you keep one.",
    "kingbird": "It answers birds that are played by a power too. A bird that moves into"
    " the row was not played.",
    "kite_on_grassland": "On top of another bird it still must lie in the grassland.",
    "little_penguin": "Two fish on one card are two. Catching any fish counts as a success.",
    "long_tailed_tit": "For [[bonus.site_selection_expert]] its star nest may be one"
    " kind of nest in the first column and another in the second.",
    "lyrebird_keeps": "What the copied power leaves to do, or lets you do, ends with your turn.",
    "lyrebird_moves": "If the copied power moves the bird, it may go to any row with room.",
    "lyrebird_predator": "Copying a predator that catches something is a success.",
    "lyrebird_repeated": "Repeating a bird that copies means to copy again, perhaps another power.",
    "maned_duck": "One seed, however many cards you tuck.",
    "masked_lapwing": "A die with two foods gives both, but each food comes once. No"
    " reroll in between.",
    "mistletoebird": 'The "toe" in its English name is no part of a body.',
    "mute_swan": "One card is drawn, however many you tuck.",
    "mute_swan_sign": "It is a flocking bird, though early cards lack the sign.",
    "name_is_a_colour": "Its English name holds a colour for [[bonus.photographer]].",
    "name_is_no_body_part": "Its English name holds no part of the body for [[bonus.anatomist]].",
    "name_is_no_colour": 'The "red" in its English name is no colour for [[bonus.photographer]].',
    "northern_gannet": "Every die that shows a fish brings one.",
    "oystercatcher": "The cards may come from tray and deck. All must be drawn, because"
    " others are to have some.",
    "oystercatcher_automa": "Against the Automa: draw 3, keep 2, discard the third.",
    "parrot_crossbill": "The seed does not depend on what the die showed.",
    "pukeko": "The neighbour may lie left, right, above or below: [[adjacent]].",
    "rainbow_lorikeet": "The nectar goes to the spent space of this bird's row.",
    "red_backed_fairywren": "Only birds with a star nest, no others.",
    "red_winged_parrot": "Nectar given away is not spent and goes to no row.",
    "redstart_die": "It takes one die of the birdfeeder, whatever food it shows.",
    "repeat_either_side": "The other bird may lie on either side, and be used before or after.",
    "rounds_down": "An egg left over does not count: 5 eggs in the wetland make 2.",
    "sandpiper": "Worth 5 points; some printings say 4.",
    "savis_warbler": "You draw from tray or deck, the others from the deck only.",
    "second_bird_again": "If the other bird plays a bird as well, that goes on.",
    "seeds_as_spent": "Seeds lying here are not in your supply: not for a goal about"
    " food, and not in a tie.",
    "seeds_copied": "A bird that copies this power may spend its own seeds until the"
    " turn ends, no longer.",
    "set_apart": "The cards lie apart until the turn ends and cannot be used before.",
    "sideways_covered": "A bird laid on top of it lies sideways too.",
    "size_of_flightless": "Flightless birds may receive an egg as well.",
    "snow_bunting": "The card is drawn at the end of that turn, before the tray is refilled.",
    "southern_cassowary": "The bird that goes takes its eggs, food and tucked cards with it.",
    "steals_any": "The food that the other player then takes may be of any kind.",
    "teal_may_spend_nectar": "Nectar not spent yet can be used: it is lost only afterwards.",
    "teal_played_late": "A teal bird played now uses its power too, in the order you choose.",
    "triggered_kingbird": "The bird it plays wakes [[bird.belted_kingfisher]] or"
    " [[bird.eastern_kingbird]] of others, if it goes to their row.",
    "tuck_when_full": "You may tuck even if there is no room for the egg.",
    "tucks_under_others": "Birds that never tuck by themselves may be chosen.",
    "two_different_birds": "Your two eggs go on two different birds.",
    "wedge_tailed_eagle": "Unlike others, it wants large prey: more than 65 cm.",
    "wrybill": "You look through all discarded bonus cards; they are not shuffled in.",
    "up_to_cubes": "You may tuck fewer cards than there are cubes; you draw as many as you tuck.",
    "caches_on_others": "Birds that never cache by themselves may be chosen.",
    "bonus_seen_first": "You may look at the bonus card before you choose the rest.",
    "renew_before": "Reset or refill the tray once, before you draw, or neither.",
}
