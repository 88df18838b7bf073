"""French texts of the facts that the guide of a first game gives about each option, by name."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "decline": "Rien de donné, rien de gagné.",
    "reroll": "Les cinq dés sont relancés : le hasard décide.",
    "power": "{power}",
    "keep_no_more": "Vous gardez {n} {n|nourriture|nourritures}.",
    "pays_then": "Il reste de quoi payer {n} de vos oiseaux.",
    "bonus_birds": "{n} de vos oiseaux {n|compte|comptent} déjà pour elle.",
    "bonus_table": "Elle compte ce que vous aurez à la fin, quels que soient vos oiseaux.",
    "play": "Vous pouvez jouer {n} {n|oiseau|oiseaux}. Un oiseau rapporte ses points et renforce"
    " sa ligne.",
    "food_for": "{n} {n|nourriture|nourritures}. La mangeoire a de quoi nourrir {bird}.",
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
    "egg_left": "Il resterait {n} {n|œuf|œufs} sur {bird}.",
    "egg_counts": "Cet œuf compte pour l'objectif de la manche. Il en resterait {n} sur {bird}.",
    "food_completes": "Vous pourriez alors payer {bird}.",
    "food_helps": "Pour jouer {bird}, il ne manquerait plus que {n} {n|nourriture|nourritures}.",
    "food_spare": "Aucun oiseau de votre main n'en a besoin : {food}.",
    "lay": "{bird} a encore de la place pour {n} {n|œuf|œufs}.",
    "lay_goal": "Cet œuf compte pour l'objectif de la manche. Place restante sur {bird} : {n}.",
    "draw_unknown": "La première carte de la pioche, sans la voir.",
    "draw_ready": "{points} {points|point|points}, et vous avez la nourriture. {power}",
    "draw_missing": "{points} {points|point|points} ; il vous manque {n}"
    " {n|nourriture|nourritures}. {power}",
    "give_card": "Il vous manque {n} {n|nourriture|nourritures} pour la jouer. Vous avez {hand}"
    " {hand|carte|cartes} en main.",
    "give_ready": "Vous pourriez la payer. Vous avez {hand} {hand|carte|cartes} en main.",
    "give_egg": "Un œuf vaut un point ; il en resterait {n} sur {bird}.",
    "give_food": "Il vous en resterait {n} : {food}.",
    "helpers": "{helpers} {helpers|oiseau de cette ligne aide|oiseaux de cette ligne aident}"
    " aussi.",
    "power_white": "Quand vous jouez cet oiseau : {power}",
    "power_brown": "Chaque fois que sa ligne sert : {power}",
    "power_pink": "Pendant le tour des autres : {power}",
    "power_teal": "À la fin de chaque manche : {power}",
    "power_yellow": "À la fin de la partie : {power}",
}
