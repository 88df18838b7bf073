"""French for the guide of a first game: facts of each option, and the coach's reasons."""

from __future__ import annotations

FACTS: dict[str, str] = {
    "decline": "Rien de donné, rien de gagné.",
    "reroll": "Les cinq dés sont relancés : le hasard décide.",
    "power": "{power}",
    "keep_no_more": "Vous gardez {n} {n|nourriture|nourritures}.",
    "pays_then": "Il reste de quoi payer {n} de vos oiseaux.",
    "bonus_birds": "{n} de vos oiseaux {n|compte|comptent} déjà pour elle.",
    "bonus_table": "Elle compte ce que vous aurez à la fin, quels que soient vos oiseaux.",
    "play": "Vous pouvez jouer {n} {n|oiseau|oiseaux}. Un oiseau rapporte ses points et renforce"
    " sa ligne.",
    "food_for": "{n} {n|nourriture|nourritures}. La mangeoire a de quoi nourrir : {bird}.",
    "food": "{n} {n|nourriture|nourritures}, mais rien que vos oiseaux mangent.",
    "eggs": "{n} {n|œuf|œufs} : un point chacun, et de quoi payer les colonnes suivantes.",
    "eggs_no_room": "Aucun nid n'a de place pour un œuf.",
    "cards": "{n} {n|carte|cartes}. Vous en avez {hand} en main.",
    "bird": "{points} {points|point|points} pour {cost} {cost|nourriture|nourritures}. {power}",
    "row_gain_food": "Avec un oiseau de plus, gagner de la nourriture en donne {then} au lieu de"
    " {now} ; la case suivante peut aussi permettre un échange.",
    "row_lay_eggs": "Avec un oiseau de plus, pondre donne {then} œufs au lieu de {now} ; la case"
    " suivante peut aussi permettre un échange.",
    "row_draw_cards": "Avec un oiseau de plus, piocher donne {then} au lieu de {now} ; la case"
    " suivante peut aussi permettre un échange.",
    "pay": "Coûte {n} {n|jeton|jetons} ; le reste paie encore {birds} de vos oiseaux.",
    "pay_all": "Coûte {n} {n|jeton|jetons} ; le reste ne paie aucun de vos autres oiseaux.",
    "egg_left": "Il y resterait {n} {n|œuf|œufs} : {bird}.",
    "egg_counts": "Cet œuf compte pour l'objectif de la manche. Il y en resterait {n} : {bird}.",
    "food_completes": "Vous pourriez alors payer : {bird}.",
    "food_helps": "Il manquera encore {n} {n|nourriture|nourritures}, mais vous approchez :"
    " {bird}.",
    "food_spare": "Aucun oiseau de votre main n'en a besoin : {food}.",
    "lay": "Encore de la place pour {n} : {bird}.",
    "lay_goal": "Il compte pour l'objectif de la manche. Encore de la place pour {n} : {bird}.",
    "draw_unknown": "La première carte de la pioche, sans la voir.",
    "draw_ready": "{points} {points|point|points}, et vous avez la nourriture. {power}",
    "draw_missing": "{points} {points|point|points} ; il vous manque {n}"
    " {n|nourriture|nourritures}. {power}",
    "give_card": "Il vous manque {n} {n|nourriture|nourritures} pour la jouer. Vous avez {hand}"
    " {hand|carte|cartes} en main.",
    "give_ready": "Vous pourriez la payer. Vous avez {hand} {hand|carte|cartes} en main.",
    "give_egg": "Un œuf vaut un point ; il en resterait {n} : {bird}.",
    "give_food": "Il vous en resterait {n} : {food}.",
    "helpers": "{helpers} {helpers|oiseau de cette ligne aide|oiseaux de cette ligne aident}"
    " aussi.",
    "power_white": "Quand vous jouez cet oiseau : {power}",
    "power_brown": "Chaque fois que sa ligne sert : {power}",
    "power_pink": "Pendant le tour des autres : {power}",
    "power_teal": "À la fin de chaque manche : {power}",
    "power_yellow": "À la fin de la partie : {power}",
}

REASONS: dict[str, str] = {
    "more_about": "environ {n} {n|point|points} de plus",
    "more_little": "un peu plus",
    "fewer_about": "environ {n} {n|point|points} de moins",
    "fewer_little": "un peu moins",
    "why": "Vous pouvez en attendre {more} que de « {other} », grâce {parts}.",
    "why_though": "Vous pouvez en attendre {more} que de « {other} », grâce {parts}, mais moins"
    " côté {fewer}.",
    "why_plain": "Vous pouvez en attendre {more} que de « {other} ».",
    "as_good": "Les autres réponses se valent à peu près ici.",
    "held": "Quelques tours plus tard, vous auriez {parts}.",
    "bird_more": "Avec cet oiseau, vous pouvez attendre {more} à la fin, grâce {parts}.",
    "bird_more_plain": "Avec cet oiseau, vous pouvez attendre {more} à la fin.",
    "bird_fewer": "Avec cet oiseau, attendez-vous à {fewer} à la fin.",
    "bird_even": "Avec ou sans cet oiseau, cela revient à peu près au même.",
    "from_birds": "aux oiseaux",
    "from_bonus": "à votre carte Bonus",
    "from_goals": "aux objectifs",
    "from_eggs": "aux œufs",
    "from_cached": "à la nourriture stockée",
    "from_tucked": "aux cartes glissées",
    "from_nectar": "au nectar",
    "less_birds": "oiseaux",
    "less_bonus": "carte Bonus",
    "less_goals": "objectifs",
    "less_eggs": "œufs",
    "less_cached": "nourriture stockée",
    "less_tucked": "cartes glissées",
    "less_nectar": "nectar",
    "birds_played_more": "plus d'oiseaux sur votre plateau",
    "birds_played_fewer": "moins d'oiseaux sur votre plateau",
    "food_left_more": "plus de nourriture",
    "food_left_fewer": "moins de nourriture",
    "cards_held_more": "plus de cartes en main",
    "cards_held_fewer": "moins de cartes en main",
    "equal": "à peu près aussi bien",
}
