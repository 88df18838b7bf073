"""French for what the coach says of an option, by its reason."""

from __future__ import annotations

TIPS: dict[str, str] = {
    "decline": "Pas d'échange, pas de gain.",
    "reroll": "Les cinq dés sont relancés : le hasard décide.",
    "card": "Vaut {n} {n|point|points} sur le plateau : {bird}.",
    "take": "C'est gratuit : prenez, sauf raison contraire.",
    "keep_no_more": "Vous gardez {n} {n|nourriture|nourritures} pour vos oiseaux.",
    "keep_cheap": "Seulement {n} {n|nourriture|nourritures} : vite joué, et longtemps utile.",
    "keep_dear": "{n} {n|nourriture|nourritures} : trop cher pour les premiers tours.",
    "pays_then": "Il reste de quoi payer {n} de vos oiseaux.",
    "bonus_birds": "{n} de vos oiseaux {n|compte|comptent} déjà pour elle.",
    "bonus_table": "Elle compte ce que vous aurez à la fin, quels que soient vos oiseaux.",
    "play": "Vous pouvez jouer {n} {n|oiseau|oiseaux} ; {bird} vaut {points}"
    " {points|point|points}. Joué tôt, un oiseau aide plus longtemps.",
    "food_for": "{n} {n|nourriture|nourritures}. La mangeoire a de quoi nourrir : {bird}.",
    "food": "{n} {n|nourriture|nourritures}, mais rien que vos oiseaux mangent.",
    "eggs": "{n} {n|œuf|œufs} : un point chacun, et de quoi payer les colonnes suivantes.",
    "eggs_no_room": "Aucun nid n'a de place pour un œuf : cela rapporterait peu.",
    "cards": "{n} {n|carte|cartes}. Vous en avez {hand} en main.",
    "bird": "{points} {points|point|points} pour {cost} {cost|nourriture|nourritures}.",
    "bird_brown": "{points} {points|point|points} pour {cost} {cost|nourriture|nourritures}, et"
    " son pouvoir sert à chaque action de sa ligne.",
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
    "pay": "Coûte {n} {n|jeton|jetons} ; le reste paie encore {birds} de vos oiseaux.",
    "egg_left": "Il y resterait {n} {n|œuf|œufs} : {bird}.",
    "egg_counts": "Mieux vaut éviter : cet œuf compte pour l'objectif de la manche. Il y en"
    " resterait {n} : {bird}.",
    "food_completes": "Vous pourriez alors payer : {bird}.",
    "food_helps": "Il manquera encore {n} {n|nourriture|nourritures}, mais vous approchez :"
    " {bird}.",
    "food_spare": "Aucun oiseau de votre main n'en a besoin : {food}.",
    "lay": "Encore de la place pour {n} : {bird}.",
    "lay_goal": "Il compte pour l'objectif de la manche. Encore de la place pour {n} : {bird}.",
    "draw_unknown": "Une surprise : mieux vaut quand le plateau Oiseaux n'a rien pour vous.",
    "draw_ready": "{points} {points|point|points}, et vous avez la nourriture : {bird}.",
    "draw_missing": (
        "{points} {points|point|points}, mais il manque {n} {n|nourriture|nourritures} : {bird}."
    ),
    "give_card": "Sur vos {hand} cartes, il manque {n} {n|nourriture|nourritures} à celle-ci :"
    " {bird}.",
    "give_egg": "Un œuf vaut un point ; il en resterait {n} : {bird}.",
    "give_food": "Il vous en resterait {n} : {food}.",
    "helpers": "{helpers} {helpers|oiseau de cette ligne aide|oiseaux de cette ligne aident}"
    " aussi.",
}
