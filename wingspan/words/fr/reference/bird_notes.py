"""French texts of a bird's entry, for the figures on its card."""

from __future__ import annotations

TEXTS: dict[str, str] = {
    "habitats": "**{n|Habitat|Habitats} :** {habitats}",
    "or": "ou",
    "cost": "**Nourriture :** {cost}",
    "no_cost": "**Nourriture :** aucune",
    "points": "**Valeur :** {n} {n|point|points}",
    "nest": "**Nid :** {nest}, {n} {n|œuf|œufs} au plus",
    "no_nest": "**Nid :** aucun, ne porte pas d'œufs",
    "wingspan": "**Envergure :** {cm} cm",
    "flightless": "**Envergure :** *, [[flightless|ne vole pas]]",
    "beak.left": "**Bec :** pointe à gauche",
    "beak.right": "**Bec :** pointe à droite",
    "beak.both": "**Bec :** un de chaque côté",
    "beak.none": "**Bec :** ne pointe d'aucun côté",
    "counts_for": "**Compte pour :** {cards}",
    "by_name.en": "{card} par son nom anglais",
    "by_name.fr": "{card} par son nom français",
    "set": "**Vient de :** {set}",
    "played": "**Les meilleurs adversaires virtuels** le jouent dans {percent} % des parties où ils"
    " le piochent",
    "played_worth": "**Les meilleurs adversaires virtuels** le jouent dans {percent} % des parties"
    " où ils le piochent ; reçu au début, son effet sur leur score est de {worth} (±{error})",
    "no_power": "Sans pouvoir : [[power.none]].",
    "rulings": "**Bon à savoir**",
}
