"""French texts about powers: their colours, and concepts that many of them share."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.powers": Text("Pouvoirs", ""),
    "powers": Text(
        "Pouvoirs des oiseaux",
        """La couleur d'un pouvoir dit quand il s'utilise :

| couleur | quand |
| {power-white} [[power.white|blanc]] | une seule fois, quand l'oiseau arrive en jeu |
| {power-brown} [[power.brown|marron]] | chaque fois que vous agissez dans sa ligne |
| {power-pink} [[power.pink|rose]] | au tour d'un autre, une fois entre deux des vôtres |
| {power-teal} [[power.teal|turquoise]] | à la fin de chaque manche |
| {power-yellow} [[power.yellow|jaune]] | une seule fois, à la fin de la partie |

- Vous pouvez toujours renoncer à un pouvoir. Rien ne se passe alors, et vous ne payez rien.
- Une fois commencé, il peut vous rapporter moins que prévu : 2 nourritures au lieu de 3, pas \
d'œuf, pas de carte. Ce qu'il fait payer, en revanche, est dû.
- Un pouvoir s'applique dans l'ordre de son texte.
- Un pouvoir n'agit que chez vous, sauf s'il parle des autres joueurs.
- Seuls les oiseaux posés ont un pouvoir ; une carte en main n'en a pas.""",
        ("capacité", "facultatif", "renoncer", "passer un pouvoir"),
    ),
    "powers.costs": Text(
        "Ce que coûte un pouvoir",
        """Certains pouvoirs demandent d'abord quelque chose : un œuf, une nourriture, une carte \
de la main. Le gain vient ensuite.

- Il faut pouvoir payer tout le prix. Sinon, le pouvoir n'est pas proposé.
- Le prix payé, vous restez libre de prendre moins que le gain.
- La nourriture vient de votre réserve. Celle qui est posée sur un oiseau ne paie rien, à part \
les graines des rares oiseaux qui l'autorisent ([[caching]]).
- Deux jetons n'en valent pas un ici : cet échange ne sert qu'à jouer un oiseau.
- Le [[nectar]] paie si le texte dit « au choix », pas s'il nomme une autre nourriture.""",
        ("prix", "si vous le faites", "payer", "défausser pour"),
    ),
    "power.white": Text(
        "Blanc : pose",
        """S'utilise une fois, juste après que l'oiseau a été posé. Il ne revient jamais et ne \
peut être ni répété ni copié.

- L'oiseau est déjà là : il peut recevoir œufs et cartes, et il compte pour ce que compte le \
pouvoir.
- Peu importe ce qui l'a fait jouer : l'action ou le pouvoir d'un autre oiseau.
- Quelques textes blancs changent la façon de poser ou de payer l'oiseau. Ils se lisent pendant \
la pose : voir [[placing.sideways]], [[placing.on_top]], [[placing.cards_for_food]], \
[[placing.replaces]].
- Si l'oiseau est joué par l'action, les [[power.pink|pouvoirs roses]] qui y répondent passent \
avant son pouvoir blanc.""",
        ("pose", "pouvoir blanc", "sans couleur"),
    ),
    "power.brown": Text(
        "Marron : activation",
        """Une fois pris ce que donne la ligne, ses pouvoirs marron suivent, de droite à gauche. \
Vous décidez de chacun quand il se présente.

- Un oiseau parti ailleurs entre-temps n'y sert pas de nouveau : seule compte la ligne que vous \
avez choisie.
- Jouer un oiseau n'active aucune ligne, pas même la sienne.
- Un pouvoir de droite peut fournir ce dont un autre, plus à gauche, a besoin : pensez à l'ordre \
de vos oiseaux.
- Un pouvoir qui ne ferait rien est passé sans rien demander.""",
        ("activation", "pouvoir marron", "activer une ligne", "de droite à gauche"),
    ),
    "power.pink": Text(
        "Rose : 1 fois entre 2 tours",
        """S'utilise au tour d'un autre joueur, quand celui-ci fait ce que dit le texte. \
Ensuite, le pouvoir se repose jusqu'à la fin de votre prochain tour.

- Jamais à votre propre tour, quoi qu'il arrive.
- Une fois par oiseau : avec deux oiseaux roses, les deux peuvent servir.
- Y renoncer ne l'épuise pas. Un événement pour lequel il ne pouvait rien faire non plus.
- Si l'action de l'autre le déclenche, il vient après le gain de cette action et avant les \
pouvoirs marron de la ligne. Si c'est un pouvoir, il vient après ce pouvoir.
- Si plusieurs pouvoirs se déclenchent ensemble, on suit le sens horaire, à partir de la gauche \
du joueur actif.
- Il sert encore après votre dernier tour de la manche, et de la partie.
- Ce qui se passe en fin de manche ou de partie ne déclenche aucun pouvoir rose.

Ce qui peut en déclencher un : [[trigger.plays_bird]], [[trigger.gain_food]], \
[[trigger.lays_eggs]], [[trigger.hunt]], [[trigger.tucks]], [[trigger.nectar]]. Contre l'Automa \
: [[automa.pink]].""",
        ("1 fois entre 2 tours", "pouvoir rose", "tour d'un adversaire", "tour d'un autre"),
    ),
    "power.teal": Text(
        "Turquoise : fin de manche",
        """S'utilise à la fin de chaque manche, après le dernier tour, avant que le nectar soit \
défaussé et l'objectif marqué.

- Les joueurs passent dans l'ordre du tour, à partir du premier joueur de la manche.
- Si vous avez plusieurs oiseaux turquoise, vous choisissez leur ordre.
- Un oiseau turquoise qui arrive en jeu à ce moment sert aussi.
- Le nectar non dépensé peut encore l'être.
- Les cubes Action sont encore dans leurs lignes : les pouvoirs qui les comptent les voient.
- Les pouvoirs roses dorment.""",
        ("fin de manche", "pouvoir turquoise", "pouvoir bleu"),
    ),
    "power.yellow": Text(
        "Jaune : fin de partie",
        """S'utilise une fois, quand la quatrième manche est entièrement terminée : objectif \
marqué, nectar défaussé, plateau Oiseaux renouvelé.

- Les œufs pondus maintenant arrivent trop tard pour le quatrième objectif, mais valent 1 point \
chacun.
- Si vous avez plusieurs oiseaux jaunes, vous choisissez leur ordre. Celui qui est joué \
maintenant sert aussi.
- Un oiseau joué maintenant utilise un pouvoir blanc ou jaune, aucun autre.
- Les pouvoirs roses dorment.""",
        ("fin de partie", "pouvoir jaune"),
    ),
    "power.none": Text(
        "Oiseaux sans pouvoir",
        """Quelques oiseaux n'ont pas de texte. Ils se rattrapent par leurs points, leurs œufs \
ou leur petit coût.

Là où l'on compare les couleurs, ils valent blanc : pour [[bonus.behaviorist]], \
[[bonus.ethologist]] et l'objectif [[goal.birds_with_white_or_no_powers]].""",
        ("sans pouvoir", "sans texte"),
    ),
    "tucking": Text(
        "Glisser des cartes",
        """Une carte glissée reste face cachée sous un oiseau et vaut 1 point à la fin. Elle y \
demeure, et leur nombre n'est pas limité.

- Peu importe désormais quelle carte c'était.
- « De votre main » et « de la pioche » sont deux choses différentes : voir [[family.tuck_hand]] \
et [[family.tuck_deck]].
- Si l'oiseau quitte le plateau, ses cartes glissées sont défaussées ; si un autre est posé sur \
lui, elles restent ([[placing.on_top]]).
- Les cartes glissées ne sont ni dans votre main ni des oiseaux joués.""",
        ("cartes glissées", "cartes recouvertes", "nuée", "sous un oiseau"),
    ),
    "caching": Text(
        "Stocker de la nourriture",
        """La nourriture stockée reste sur un oiseau et vaut 1 point à la fin.

- Elle n'est plus dans votre réserve : elle ne paie rien, ne départage pas une égalité et ne \
compte pas pour l'objectif des nourritures.
- Seul un pouvoir qui le dit permet de stocker ; le nombre n'est pas limité.
- Exceptions : la [[bird.coal_tit]] et la [[bird.eurasian_nuthatch]]. Leurs graines peuvent être \
dépensées chaque fois qu'une graine de votre réserve le pourrait. D'ici là, ce sont des points.
- Si l'oiseau quitte le plateau, sa nourriture est défaussée.""",
        ("nourriture stockée", "réserver", "nourriture sur un oiseau", "cache"),
    ),
    "predators": Text(
        "Prédateurs",
        """Les oiseaux qui portent {predator} chassent. La plupart le font à l'activation, de \
l'une de ces deux façons : révéler une carte de la pioche ([[family.hunt_card]]) ou lancer les \
dés hors de la mangeoire ([[family.hunt_dice]]).

- La chasse réussit si quelque chose est pris : une carte glissée, une nourriture stockée, un \
œuf pondu. La réussite déclenche des pouvoirs roses : voir [[trigger.hunt]].
- Ceux qui arrivent sur un autre oiseau, ou se paient en cartes, sont aussi des prédateurs ; \
arriver ainsi est une réussite.
- Tout oiseau qui porte ce signe compte pour [[bonus.falconer]], quelle que soit sa couleur.
- C'est le pouvoir qui est prédateur : un oiseau qui le [[family.copy|copie]] chasse à ce \
moment-là.""",
        ("chasse", "pêche", "proie", "prédateur", "réussite"),
    ),
    "flocking": Text(
        "Oiseaux grégaires",
        """Les oiseaux qui portent {flocking} sont grégaires : leur pouvoir [[tucking|glisse]] \
des cartes, 1 point chacune.

Ce signe compte pour [[bonus.bird_counter]], quelle que soit la couleur du pouvoir. Certains \
pouvoirs glissent des cartes sans porter ce signe : ils ne comptent pas.""",
        ("nuée", "pouvoir de nuée", "grégaire"),
    ),
    "resets": Text(
        "Relancer, renouveler",
        """Deux choses peuvent être remises à neuf.

- **La mangeoire :** les cinq dés sont relancés, ceux du dehors aussi. On choisit ensuite parmi \
les nouveaux. Voir [[family.reset_feeder]].
- **Le plateau Oiseaux :** ses cartes visibles sont défaussées, trois nouvelles viennent de la \
pioche. Voir [[family.reset_tray]].

Un pouvoir peut le faire sans condition ; la relance quand tous les dés se ressemblent est autre \
chose, et ne coûte rien.

> Compléter ne remplit que les places vides ; renouveler remplace tout.""",
        ("relancer la mangeoire", "renouveler", "compléter", "réinitialiser"),
    ),
    "flightless": Text(
        "Oiseaux qui ne volent pas",
        """Une étoile à la place de l'envergure : l'oiseau ne vole pas. Pour tout ce qui regarde \
l'envergure, il a celle qui arrange son propriétaire : plus de 65 cm comme 30 cm au plus.

- Il compte aussi bien pour [[bonus.large_bird_specialist]] que pour \
[[bonus.passerine_specialist]].
- Tout chasseur qui compare les envergures l'attrape.
- Les pouvoirs qui pondent sur de petits ou de grands oiseaux peuvent pondre sur lui.
- Dans une suite d'envergures, il prend la valeur qui convient.
- Si l'on cherche le plus petit oiseau du plateau Oiseaux, on peut le désigner, ou non.""",
        ("envergure *", "envergure joker", "kiwi", "émeu", "manchot"),
    ),
    "wingspan": Text(
        "Envergure",
        """Le nombre en centimètres près de {wingspan}. Il ne sert que si un pouvoir, un \
objectif ou une carte Bonus le compare ; « moins de » et « plus de » excluent le nombre \
lui-même, « au plus » l'inclut.

Voir [[family.hunt_card]], [[bonus.large_bird_specialist]], [[bonus.passerine_specialist]], \
[[flightless]].""",
        ("taille", "centimètres", "plus petit", "plus grand"),
    ),
    "adjacent": Text(
        "Oiseaux voisins",
        """Ceux qui touchent l'oiseau à gauche, à droite, au-dessus et en dessous, jamais en \
diagonale. Une case vide ou un autre oiseau entre deux les sépare.

Un oiseau en travers occupe deux colonnes ; il est voisin de tout ce qui touche l'une ou \
l'autre.""",
        ("adjacent", "à côté", "voisin"),
    ),
}
