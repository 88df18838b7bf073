"""French for what the coach says of an option, by its reason."""

from __future__ import annotations

TIPS: dict[str, str] = {
    "decline": "Rien de donné, rien de gagné.",
    "reroll": "Les cinq dés sont relancés : le hasard décide.",
    "card": "Vaut {n} {n|point|points} sur le plateau : {bird}.",
    "take": "Cela ne vous coûte pas d'action : prenez, sauf raison contraire.",
    "keep_no_more": "Vous gardez {n} {n|nourriture|nourritures} pour les oiseaux choisis.",
    "keep_cheap": "Ne coûte que {n} {n|nourriture|nourritures} : vite posé, et longtemps utile.",
    "keep_dear": "Coûte {n} {n|nourriture|nourritures} : trop pour les premiers tours.",
    "pays_then": "Ce qui reste paie {n} de vos oiseaux.",
    "bonus_birds": "{n} de vos oiseaux {n|compte|comptent} déjà.",
    "bonus_table": "Elle compte votre plateau à la fin, quels que soient vos oiseaux.",
    "play": (
        "Vous pouvez jouer {n} {n|oiseau|oiseaux} ; {bird} rapporte {points} "
        "{points|point|points}. Joué tôt, un oiseau aide plus longtemps."
    ),
    "food_for": "{n} {n|nourriture|nourritures}. La mangeoire offre de quoi avancer vers : {bird}.",
    "food": (
        "{n} {n|nourriture|nourritures}. Aucun oiseau de votre main n'attend ce que "
        "montrent les dés."
    ),
    "eggs": "{n} {n|œuf|œufs} : un point chacun, et le prix des oiseaux des colonnes suivantes.",
    "eggs_no_room": "Aucun nid n'a de place pour un œuf : cela rapporterait peu.",
    "cards": "{n} {n|carte|cartes}. Vous en avez {hand}.",
    "bird": "{points} {points|point|points} pour {cost} {cost|nourriture|nourritures}.",
    "bird_brown": (
        "{points} {points|point|points} pour {cost} {cost|nourriture|nourritures}, et son "
        "pouvoir sert chaque fois qu'on utilise sa ligne."
    ),
    "row_gain_food": (
        "Avec un oiseau de plus, gagner de la nourriture en donne {then} au lieu de {now} ; "
        "la case suivante peut aussi permettre un échange."
    ),
    "row_lay_eggs": (
        "Avec un oiseau de plus, pondre donne {then} œufs au lieu de {now} ; la case "
        "suivante peut aussi permettre un échange."
    ),
    "row_draw_cards": (
        "Avec un oiseau de plus, piocher donne {then} au lieu de {now} ; la case suivante "
        "peut aussi permettre un échange."
    ),
    "pay": "Rend {n} {n|jeton|jetons} ; le reste paie encore {birds} de vos oiseaux.",
    "egg_left": "Il y reste {n} {n|œuf|œufs} : {bird}.",
    "egg_counts": (
        "Plutôt pas : cet œuf compte pour l'objectif de la manche. Il y resterait {n} : {bird}."
    ),
    "food_completes": "Vous pourriez alors payer cet oiseau : {bird}.",
    "food_helps": "Il manquera encore {n} {n|nourriture|nourritures}, mais on s'approche : {bird}.",
    "food_spare": "Aucun oiseau de votre main n'en demande : {food}.",
    "lay": "Il y a encore de la place pour {n} : {bird}.",
    "lay_goal": "Il compte pour l'objectif de la manche. Encore de la place pour {n} : {bird}.",
    "draw_unknown": (
        "Personne ne sait ce que c'est ; à choisir quand le plateau Oiseaux n'a rien pour vous."
    ),
    "draw_ready": "{points} {points|point|points}, et vous avez la nourriture : {bird}.",
    "draw_missing": (
        "{points} {points|point|points}, mais il manque {n} {n|nourriture|nourritures} : {bird}."
    ),
    "give_card": (
        "Sur vos {hand} cartes, vous en donneriez une à qui il manque {n} "
        "{n|nourriture|nourritures} : {bird}."
    ),
    "give_egg": "Un œuf vaut un point ; il en resterait {n} : {bird}.",
    "give_food": "Il vous en resterait {n} : {food}.",
    "helpers": (
        "{helpers} {helpers|oiseau de cette ligne aide|oiseaux de cette ligne aident} en plus."
    ),
}
