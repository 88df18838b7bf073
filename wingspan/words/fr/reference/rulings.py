"""French texts of rulings on single cards, by their keys in ``rulings.py``."""

from __future__ import annotations

TEXTS: dict[str, str] = {
    "abbotts_booby": "Les deux cartes rendues peuvent être des cartes que vous aviez déjà.",
    "alone_in_row": "Il peut se déplacer même seul dans sa ligne. Le cube Action reste en place.",
    "australian_ibis": "La défausse est mélangée pour ce pouvoir et reste à part de la pioche.",
    "australian_magpie": "Un œuf de chaque autre oiseau de sa ligne et de sa colonne qui"
    " en porte, pas le nombre de votre choix.",
    "bird_counter_any_colour": "Compte pour [[bonus.bird_counter]], bien que son pouvoir"
    " ne soit pas marron.",
    "black_shouldered_kite": "Vous pouvez garder le rongeur ; les œufs ne viennent que"
    " si vous le donnez.",
    "black_woodpecker": "La relance est permise avant de prendre le premier dé, pas"
    " après. Si la mangeoire se vide, c'est fini.",
    "blyths_hornbill": "Vous choisissez l'oiseau ; tous ses œufs sont défaussés.",
    "brolga": "Vous piochez même si l'autre joueur n'a pas pu pondre.",
    "budgerigar": "Si plusieurs oiseaux ont la plus petite envergure, vous choisissez.",
    "cards_are_the_cost": "Joué par le pouvoir d'un autre oiseau, il peut aussi se payer"
    " en cartes.",
    "citizen_scientist_automa": "Si l'Automa a [[bonus.citizen_scientist]], il veut cet oiseau.",
    "cockatiel": "La carte va directement du plateau Oiseaux sous l'oiseau, sans passer"
    " par votre main.",
    "discard_later": "Si votre main est vide à la fin du tour, rien n'est défaussé. Si"
    " plusieurs choses restent alors à faire, elles se font dans l'ordre qui coûte le moins :"
    " [[family.end_of_turn]].",
    "double_beaks": "Compte aussi double pour les objectifs de becs, mais pas dans votre main.",
    "eggs_after_goal": "Ces œufs viennent après le quatrième objectif.",
    "eggs_on_guests": "Il pond sur un de vos oiseaux, jamais chez un autre joueur.",
    "eleonoras_falcon": "C'est un prédateur, même si les premières cartes n'ont pas le"
    " signe. Un rongeur aux dés est une réussite même sans place pour l'œuf.",
    "emu": "Toutes les graines de la mangeoire sont prises ; la moitié destinée aux autres"
    " doit leur être donnée.",
    "european_robin": "La nourriture de l'action compte, et celle des oiseaux utilisés avant lui.",
    "falconer_any_colour": "Compte pour [[bonus.falconer]], bien que son pouvoir ne soit"
    " pas marron.",
    "feeder_alike": "Quand tous les dés sont semblables, vous pouvez les relancer avant"
    " de prendre.",
    "first_chosen": "Vous dites qui prend le premier dé ; les autres suivent dans le"
    " sens horaire. Chacun peut relancer à son tour si c'est permis.",
    "forester_by_sign": "Il compte pour [[bonus.forester]] : seul importe ce qui est"
    " imprimé, pas où un pouvoir copié pourrait le mener.",
    "goulds_finch": "L'oiseau joué peut utiliser un pouvoir blanc ou jaune, aucun autre.",
    "greater_flamingo": "Son pouvoir est marron. L'Automa n'a pas de cubes : contre lui,"
    " rien ne se passe.",
    "green_heron": "Les deux nourritures doivent être différentes. Ce que vous donnez"
    " est dépensé : le nectar va dans la ligne de cet oiseau.",
    "grey_headed_mannikin": "Le nectar a déjà disparu ; un nectar dans un coût se paie avec"
    " deux autres jetons.",
    "gulls_pay_eggs": "L'œuf peut venir de n'importe lequel de vos oiseaux, celui-ci compris.",
    "honey": "« Honey » n'est plus une couleur pour [[bonus.photographer]] dans les noms anglais.",
    "hooded_merganser": "Il ne peut pas répéter un oiseau qui copie, même si celui-ci"
    " vient de copier un prédateur.",
    "house_wren": "L'autre oiseau se joue dans la ligne où se trouve celui-ci.",
    "kea": "Vous voyez la première carte avant de dire combien de nourriture vous"
    " ajoutez, en une fois. Vous ne gardez qu'une carte en tout.",
    "kingbird": "Il répond aussi aux oiseaux joués par un pouvoir. Un oiseau qui se"
    " déplace dans la ligne n'a pas été joué.",
    "kite_on_grassland": "Même sur un autre oiseau, il doit se trouver dans la prairie.",
    "little_penguin": "Deux poissons sur une carte en valent deux. Attraper du poisson"
    " compte comme une réussite.",
    "long_tailed_tit": "Pour [[bonus.site_selection_expert]], son nid étoile peut valoir"
    " un nid dans la première colonne et un autre dans la seconde.",
    "lyrebird_keeps": "Ce que le pouvoir copié laisse à faire, ou permet, finit avec votre tour.",
    "lyrebird_moves": "Si le pouvoir copié déplace l'oiseau, il peut aller dans n'importe"
    " quelle ligne qui a de la place.",
    "lyrebird_predator": "Copier un prédateur qui prend quelque chose est une réussite.",
    "lyrebird_repeated": "Répéter un oiseau qui copie, c'est copier encore, au besoin un"
    " autre pouvoir.",
    "maned_duck": "Une graine, quel que soit le nombre de cartes glissées.",
    "masked_lapwing": "Un dé double donne ses deux nourritures, mais chaque sorte ne vient"
    " qu'une fois. Pas de relance entre-temps.",
    "mistletoebird": "« Toe » dans son nom anglais n'est pas une partie du corps.",
    "mute_swan": "Une seule carte est piochée, quel que soit le nombre de cartes glissées.",
    "mute_swan_sign": "C'est un oiseau grégaire, même si les premières cartes n'ont pas le signe.",
    "name_is_a_colour": "Son nom anglais cite une couleur pour [[bonus.photographer]].",
    "name_is_no_body_part": "Son nom anglais ne cite aucune partie du corps pour"
    " [[bonus.anatomist]].",
    "name_is_no_colour": "« Red » dans son nom anglais n'est pas une couleur pour"
    " [[bonus.photographer]].",
    "northern_gannet": "Chaque dé qui montre un poisson en rapporte un.",
    "oystercatcher": "Les cartes viennent du plateau Oiseaux ou de la pioche. Il faut"
    " toutes les piocher, car d'autres doivent en avoir.",
    "oystercatcher_automa": "Contre l'Automa : piochez-en 3, gardez-en 2, défaussez la troisième.",
    "parrot_crossbill": "La graine ne dépend pas de ce que montrait le dé.",
    "pukeko": "Le voisin peut être à gauche, à droite, au-dessus ou en dessous : [[adjacent]].",
    "rainbow_lorikeet": "Le nectar va sur la case de nectar dépensé de la ligne de cet oiseau.",
    "red_backed_fairywren": "Seulement les oiseaux à nid étoile, pas les autres.",
    "red_winged_parrot": "Le nectar donné n'est pas dépensé et ne va dans aucune ligne.",
    "redstart_die": "Il prend un dé de la mangeoire, quelle que soit la nourriture.",
    "repeat_either_side": "L'autre oiseau peut être d'un côté ou de l'autre, et servir"
    " avant ou après.",
    "rounds_down": "L'œuf restant ne compte pas : 5 œufs dans le marais en donnent 2.",
    "sandpiper": "Vaut 5 points ; certaines éditions disent 4.",
    "savis_warbler": "Vous piochez où vous voulez, les autres seulement dans la pioche.",
    "second_bird_again": "Si l'autre oiseau en fait jouer un à son tour, cela continue.",
    "seeds_as_spent": "Les graines posées ici ne sont pas dans votre réserve : elles ne comptent"
    " ni pour un objectif de nourriture, ni pour départager une égalité.",
    "seeds_copied": "Un oiseau qui copie ce pouvoir peut dépenser ses propres graines"
    " jusqu'à la fin du tour, pas plus longtemps.",
    "set_apart": "Les cartes restent à part jusqu'à la fin du tour et ne servent à rien avant.",
    "sideways_covered": "Un oiseau posé sur lui se pose en travers lui aussi.",
    "size_of_flightless": "Les oiseaux qui ne volent pas peuvent aussi recevoir un œuf.",
    "snow_bunting": "La carte est piochée à la fin de ce tour, avant que le plateau"
    " Oiseaux soit complété.",
    "southern_cassowary": "L'oiseau qui part emporte ses œufs, sa nourriture et ses"
    " cartes glissées.",
    "steals_any": "La nourriture que prend ensuite l'autre joueur peut être de toute sorte.",
    "teal_may_spend_nectar": "Le nectar pas encore dépensé peut servir : il n'est perdu qu'après.",
    "teal_played_late": "Un oiseau turquoise joué maintenant utilise aussi son pouvoir,"
    " dans l'ordre que vous choisissez.",
    "triggered_kingbird": "L'oiseau joué ainsi réveille le [[bird.belted_kingfisher]] ou"
    " le [[bird.eastern_kingbird]] des autres, s'il va dans leur ligne.",
    "tuck_when_full": "Vous pouvez glisser même s'il n'y a pas de place pour l'œuf.",
    "tucks_under_others": "On peut choisir des oiseaux qui ne glissent jamais d'eux-mêmes.",
    "two_different_birds": "Vos deux œufs vont sur deux oiseaux différents.",
    "wedge_tailed_eagle": "Contrairement aux autres, il veut une grande proie : plus de 65 cm.",
    "wrybill": "Vous regardez toutes les cartes Bonus défaussées ; elles ne rejoignent"
    " pas la pioche.",
    "up_to_cubes": "Vous pouvez glisser moins de cartes qu'il n'y a de cubes ; vous en"
    " piochez autant que vous en glissez.",
    "caches_on_others": "On peut choisir des oiseaux qui ne stockent jamais d'eux-mêmes.",
    "bonus_seen_first": "Vous pouvez regarder la carte Bonus avant de choisir la suite.",
    "renew_before": "Renouvelez ou complétez le plateau Oiseaux une fois avant de"
    " piocher, ou ni l'un ni l'autre.",
}
