"""French for the headings, buttons and figures of the coach."""

from __future__ import annotations

INTERFACE: dict[str, str] = {
    "hint": "Indice",
    "thinking": "Le guide regarde les tours suivants …",
    "look_hand": "Regardez votre main.",
    "look_forest": "Regardez la forêt.",
    "look_grassland": "Regardez la prairie.",
    "look_wetland": "Regardez le marais.",
    "look_birdfeeder": "Regardez la mangeoire.",
    "look_supply": "Regardez votre nourriture.",
    "look_tray": "Regardez les cartes à piocher.",
    "look_prompt": "Regardez les réponses possibles ici.",
    "show_choices": "Montrer les meilleures réponses",
    "show_why": "Et pourquoi ?",
    "close": "Fermer l'indice",
    "best": "la meilleure",
    "equally_good": "aussi bonne",
    "behind": "{n} de moins",
    "expected": "{n} attendus",
    "play_in": "Jouer : {bird} ({habitat})",
    "estimate": "Points attendus en fin de partie, estimés sur {n} {n|donne|donnes} où tout ce que"
    " vous ne voyez pas est redistribué. ± indique une erreur type.",
    "all_alike": "Les chiffres ne départagent pas ces réponses : prenez celle qui vous plaît.",
    "why": "« {best} » rapporte environ {points} de plus que « {other} » : {parts}.",
    "why_though": "« {best} » rapporte environ {points} de plus que « {other} » : {parts}, moins"
    " {fewer}.",
    "why_unexplained": "« {best} » rapporte environ {points} de plus que « {other} ». Rien en"
    " particulier ne l'explique.",
    "why_held": "Quelques tours plus tard, il vous reste {parts}.",
    "points": "{n} {whole|point|points}",
    "part": "{n} {column}",
    "from_birds": "par les oiseaux",
    "from_bonus": "par les cartes bonus",
    "from_goals": "par les objectifs",
    "from_eggs": "par les œufs",
    "from_cached": "par la nourriture stockée",
    "from_tucked": "par les cartes glissées",
    "from_nectar": "par le nectar",
    "birds_played_more": "{n} {whole|oiseau|oiseaux} de plus sur votre plateau",
    "birds_played_fewer": "{n} {whole|oiseau|oiseaux} de moins sur votre plateau",
    "food_left_more": "{n} {whole|jeton|jetons} nourriture de plus",
    "food_left_fewer": "{n} {whole|jeton|jetons} nourriture de moins",
    "cards_held_more": "{n} {whole|carte|cartes} de plus en main",
    "cards_held_fewer": "{n} {whole|carte|cartes} de moins en main",
}
