"""French texts about families of powers, triggers of pink powers, and ways to be placed."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.families": Text("Pouvoirs par famille", ""),
    "family.food_supply": Text(
        "Nourriture de la réserve",
        """Les jetons viennent directement de la réserve ; on ne touche à aucun dé et on ne \
lance rien.

- La réserve ne s'épuise jamais.
- Si la sorte est au choix, chaque jeton peut être d'une sorte différente ; avec l'Océanie, le \
nectar en est une.
- Un échange rend un jeton contre un d'une autre sorte. Le donner, c'est le dépenser.
- « Une sorte déjà gagnée durant ce tour » : toute nourriture que vous avez reçue depuis le \
début du tour, par les dés ou par un autre pouvoir.""",
        ("gagner de la nourriture", "réserve", "échanger"),
    ),
    "family.food_dice": Text(
        "Nourriture de la mangeoire",
        """Vous retirez un dé et gagnez la nourriture qu'il montre, comme avec l'action.

- Si le pouvoir nomme des nourritures, il faut un dé qui en montre une. Un dé double vaut pour \
l'une ou l'autre.
- Quand tous les dés de la mangeoire sont semblables, vous pouvez relancer les cinq avant d'en \
prendre un, même s'ils ne montrent pas ce que cherche le pouvoir.
- Le dernier dé parti, les cinq sont aussitôt relancés.
- « Chaque dé qui en montre » : vous les prenez tous, ou moins si vous voulez ; la relance n'est \
permise qu'avant le premier, et le pouvoir s'arrête dès que la mangeoire a été vidée.
- Le nectar d'un dé ne vaut pas une autre nourriture ici.""",
        ("prendre un dé", "mangeoire", "tous les dés"),
    ),
    "family.reset_feeder": Text(
        "Relancer la mangeoire",
        """Les cinq dés sont relancés dans la mangeoire, quoi qu'elle montre. Le pouvoir prend \
ensuite parmi les nouveaux dés ce que dit son texte.

- Vous pouvez relancer même sans rien en attendre.
- Si aucun nouveau dé ne montre la nourriture, vous n'en gagnez pas.
- Si les cinq se retrouvent pareils, vous avez droit à la relance gratuite habituelle avant d'en \
prendre un.
- Un dé gagné quitte la mangeoire.""",
        ("relancer les dés",),
    ),
    "family.pay_food": Text(
        "Défausser de la nourriture contre autre chose",
        """Vous défaussez de la nourriture de votre réserve et recevez autre chose : œufs, \
cartes, cartes glissées, autre nourriture, un oiseau de plus.

- On ne vous en demande que ce qui peut servir.
- « Autant que vous voulez » et « jusqu'à » se choisissent jeton par jeton ; vous pouvez vous \
arrêter après chacun.
- Le nectar paie « au choix » ou du nectar, et rejoint alors la [[nectar.spending|ligne de \
l'oiseau]].
- La nourriture de vos oiseaux ne paie pas, hormis les graines dont parle [[caching]].""",
        ("défausser de la nourriture", "payer en nourriture"),
    ),
    "family.pay_card": Text(
        "Défausser une carte contre autre chose",
        """Vous défaussez une carte de votre main, face visible, pour la suite du texte. Si le \
gain ne pouvait pas servir (aucun oiseau jouable, par exemple), le pouvoir n'est pas proposé.""",
        ("défausser une carte",),
    ),
    "family.cache": Text(
        "Pouvoirs qui stockent",
        """La nourriture va sur un oiseau au lieu de rejoindre votre réserve : voir [[caching]].

- « De la réserve » ne vous coûte rien. « De votre réserve » déplace un de vos jetons ; ce n'est \
pas une dépense.
- « Sur cet oiseau » désigne celui qui a le pouvoir ; « vos oiseaux », n'importe lesquels, même \
ceux qui ne stockent jamais d'eux-mêmes.
- Si un dé gagné peut être stocké, vous décidez une fois que vous l'avez.
- Pour chaque prédateur : les oiseaux portant {predator} sur le plateau du joueur choisi, vous \
compris. L'Automa n'en a pas.
- Pour la nourriture dans le coût des cartes révélées : chaque symbole compte, même deux sur une \
seule carte.""",
        ("stocker", "stocker de votre réserve"),
    ),
    "family.steal": Text(
        "Prendre et donner de la nourriture",
        """**Voler :** vous choisissez un joueur qui a cette nourriture. Le jeton vient chez \
vous, ou sur votre oiseau ; ce joueur gagne ensuite un dé de la mangeoire, au choix, avec la \
relance gratuite si tous les dés se ressemblent.

**Donner :** un de vos jetons va à un autre joueur. Il n'est pas dépensé : le nectar donné ne va \
dans aucune ligne ; celui qui le reçoit a gagné de la nourriture.

**Partager des dés :** tous les dés montrant cette nourriture sont d'abord à vous. Vous en \
gardez la moitié, arrondie au supérieur ; chacun des autres va au joueur que vous désignez.

> L'Automa n'a rien à voler ; ce qu'on lui donne va à la réserve.""",
        ("voler", "donner", "partager"),
    ),
    "family.lay": Text(
        "Pouvoirs de ponte",
        """Les œufs viennent de la réserve et vont sur des oiseaux qui ont de la place.

- Aucun oiseau ne dépasse sa limite ; ce qui ne trouve pas de place est perdu.
- « Un de vos oiseaux » inclut celui qui a le pouvoir, « un autre » non.
- « 1 œuf sur 2 oiseaux » veut dire deux oiseaux différents.
- Si un nid est nommé, les nids étoile {star} conviennent aussi.
- Seulement vos oiseaux, même au tour d'un autre.""",
        ("pondre", "limite d'œufs"),
    ),
    "family.lay_each": Text(
        "Des œufs sur plusieurs oiseaux à la fois",
        """Chaque oiseau concerné peut recevoir un œuf, celui qui a le pouvoir compris.

- Les oiseaux pleins sont laissés de côté. Vous pouvez en laisser d'autres.
- Un nid étoile {star} vaut n'importe quel nid. Un pouvoir qui demande des nids étoile ne veut que \
ceux-là.
- Par envergure : les [[flightless|oiseaux qui ne volent pas]] conviennent toujours.
- « Un habitat sans œufs » : vous en choisissez un où aucun oiseau n'a d'œuf ; chacun de ses \
oiseaux peut en recevoir un.""",
        ("œuf sur chaque oiseau",),
    ),
    "family.lay_count": Text(
        "Des œufs selon un décompte",
        """L'oiseau reçoit autant d'œufs que ce que l'on compte, dans la limite de son nid.

- « Par tranche de 2 » s'arrondit vers le bas : 5 donnent 2 œufs.
- « Autres oiseaux » laisse celui-ci hors du décompte.
- Les nids étoile valent le nid nommé.""",
        ("œuf pour chaque", "par tranche"),
    ),
    "family.pay_egg": Text(
        "Des œufs rendus contre autre chose",
        """Vous retirez des œufs de vos oiseaux, ils retournent à la réserve, et la suite \
s'applique.

- « Un autre oiseau » : pas celui qui a le pouvoir.
- Vous choisissez de quel oiseau vient chaque œuf.
- « 1 œuf de chaque autre oiseau de cette ligne et de cette colonne » en prend un à tous ceux \
qui en ont ; chacun apporte de la nourriture sur cet oiseau.
- « Tous les œufs d'un oiseau » vide celui que vous choisissez.""",
        ("défausser un œuf", "payer en œufs"),
    ),
    "family.draw": Text(
        "Pouvoirs de pioche",
        """Les cartes viennent du plateau Oiseaux ou de la pioche, à votre gré, sauf si le texte \
nomme l'un des deux.

- Une à la fois : regardez la carte piochée avant de choisir d'où vient la suivante.
- Les places vides du plateau Oiseaux le restent jusqu'à la fin du tour.
- « Défaussez-en une à la fin du tour » : n'importe quelle carte de la main, pas forcément une \
nouvelle. Si la main est vide alors, on ne défausse rien.
- Cartes d'un habitat ou d'un nid donné : seulement les cartes visibles qui l'ont. S'il n'y en a \
aucune, vous n'en piochez pas.
- Certains de ces oiseaux permettent, une fois, de renouveler ou de compléter le plateau Oiseaux \
avant de piocher.""",
        ("piocher", "défausser à la fin du tour"),
    ),
    "family.draw_keep": Text(
        "Piocher plusieurs cartes, en garder une",
        """Vous regardez les cartes ensemble et en gardez une ; avant cela, elles ne sont pas \
dans votre main.

- Le sort des autres est sur la carte : défaussées, glissées ici, ou données à un autre joueur.
- « En main ou glissée » : vous en décidez pour la carte gardée.
- Si le pouvoir cherche une sorte d'oiseau, seule une carte de cette sorte se garde ; s'il n'y en \
a pas, toutes sont défaussées.
- Certains oiseaux mettent les cartes de côté jusqu'à la fin du tour. D'ici là, on ne peut ni \
les dépenser ni les glisser.
- Dans la défausse : elle est mélangée pour cela et reste à part de la pioche.""",
        ("regarder des cartes", "en garder une", "cartes à part"),
    ),
    "family.reset_tray": Text(
        "Renouveler le plateau Oiseaux",
        """Les cartes visibles sont défaussées et remplacées aussitôt. Vous piochez ensuite \
comme le dit le texte.

Cela marche aussi quand des places sont vides. Si la pioche n'a plus de carte, ce n'est pas \
proposé.""",
        ("nouvelles cartes visibles", "compléter"),
    ),
    "family.draft": Text(
        "Des cartes partagées entre tous",
        """Vous piochez une carte de plus que le nombre de joueurs, visibles ou de la pioche, et \
les étalez. À partir de vous, dans le sens horaire, chacun en prend une ; vous gardez la carte \
supplémentaire.

Il faut toutes les piocher, et personne ne passe. Contre l'Automa, vous en piochez 3, en gardez \
2 et défaussez la troisième.""",
        ("partage de cartes", "une carte de plus que de joueurs"),
    ),
    "family.bonus": Text(
        "Pouvoirs qui donnent des cartes Bonus",
        """Vous regardez les nouvelles cartes ensemble, gardez ce que dit le texte et défaussez \
le reste.

- Si la pioche Bonus est vide, les cartes Bonus défaussées sont mélangées.
- « N'importe lesquelles de vos cartes Bonus » permet d'en défausser une ancienne à la place \
d'une nouvelle.
- Des cartes de plus contre de la nourriture : vous en voyez d'abord une, puis vous dites une \
fois combien vous rendez.
- Prendre une carte Bonus défaussée : vous les regardez toutes.
- Si le pouvoir continue, vous pouvez regarder la carte avant de décider de la suite.""",
        ("carte Bonus", "piocher des cartes Bonus"),
    ),
    "family.tuck_hand": Text(
        "Glisser depuis la main",
        """Une carte de votre main va face cachée sous l'oiseau : 1 point. La suite (œuf, carte, \
nourriture) ne vient que si vous glissez.

- Chaque partie est à prendre ou à laisser : même si l'oiseau est plein d'œufs, vous pouvez \
glisser.
- « Jusqu'à 3 cartes » : le gain vient une fois, ou pour chacune, selon le texte.
- Certains pouvoirs glissent une carte sous chacun de plusieurs oiseaux de la ligne, même sous \
ceux qui ne glissent jamais d'eux-mêmes.""",
        ("glisser de la main", "nuée"),
    ),
    "family.tuck_deck": Text(
        "Glisser depuis la pioche ou le plateau Oiseaux",
        """Les premières cartes de la pioche vont sous l'oiseau sans être vues : 1 point \
chacune.

- Le prix vient d'abord, souvent une nourriture de votre réserve.
- « Sous chaque oiseau d'une ligne » en donne une à chacun, de gauche à droite.
- Du plateau Oiseaux : vous choisissez une carte visible qui convient. Elle n'a pas été dans \
votre main. Sa place reste vide jusqu'à la fin du tour.
- Si la pioche s'épuise, la défausse est aussitôt mélangée.""",
        ("glisser de la pioche", "glisser du plateau Oiseaux"),
    ),
    "family.hunt_card": Text(
        "Chasser avec la pioche",
        """Révélez la première carte de la pioche. Si c'est une proie, elle est glissée sous le \
chasseur : 1 point, et pour certains une nourriture en plus. Sinon, elle est défaussée.

- « Moins de 75 cm » exclut 75 cm tout juste.
- Les [[flightless|oiseaux qui ne volent pas]] sont des proies pour tout chasseur qui compare \
les envergures.
- Certains cherchent une nourriture ou un habitat : il suffit que la carte le montre parmi \
d'autres.
- Tout le monde voit la carte.""",
        ("regarder une carte", "envergure inférieure", "chasser"),
    ),
    "family.hunt_dice": Text(
        "Chasser et pêcher avec les dés",
        """Lancez les dés restés hors de la mangeoire. Si l'un d'eux au moins montre la proie, une \
nourriture de cette sorte va de la réserve sur l'oiseau : 1 point.

- Si les cinq dés sont dans la mangeoire, il n'y a rien à lancer.
- Les dés restent dehors, avec leurs nouvelles faces.
- Une seule nourriture, quel que soit le nombre de dés. Le [[bird.northern_gannet]] en stocke une \
par dé ; le [[bird.eleonoras_falcon]] pond un œuf à la place.""",
        ("lancer les dés", "dés hors de la mangeoire", "pêcher"),
    ),
    "family.all_players": Text(
        "Pouvoirs pour tous les joueurs",
        """Chacun fait la même chose une fois, dans le sens horaire à partir de vous. Certains \
textes vous donnent ensuite quelque chose de plus.

- Chacun peut renoncer à sa part. Si vous y renoncez, les autres ont quand même la leur.
- Renoncer au pouvoir entier est une autre réponse : personne n'a rien.
- « Vous choisissez qui commence » : les autres suivent dans le sens horaire.
- « Les autres joueurs » ne vous comprend pas.
- L'Automa n'y prend pas part.""",
        ("tous les joueurs", "chaque joueur"),
    ),
    "family.fewest": Text(
        "Pour qui a le moins d'oiseaux",
        """On compte les oiseaux d'une ligne chez chacun. Celui qui en a le moins profite du \
pouvoir ; à égalité, tous ceux qui le sont.

Pour des cartes, dans le sens horaire à partir de vous. Pour un dé de la mangeoire, vous \
choisissez qui commence. Contre l'Automa, c'est toujours vous qui en avez le moins.""",
        ("le moins d'oiseaux",),
    ),
    "family.partner": Text(
        "Vous et un autre joueur",
        """Vous choisissez un autre joueur ; il prend la première part, puis vous la vôtre.

- Il peut renoncer, et vous avez quand même votre part.
- Vous pouvez choisir un joueur qui ne peut rien faire.
- L'Automa peut être choisi : il ne fait rien, et vous avez votre part.""",
        ("choisir un autre joueur", "vous et lui"),
    ),
    "family.cubes": Text(
        "Selon les cubes d'un autre joueur",
        """Choisissez un autre joueur et comptez les cubes Action d'une de ses lignes : les \
tours de cette manche où il y a agi.

Vous appliquez l'effet une fois par cube, ou moins. L'Automa n'a de cube dans aucune ligne : \
contre lui, le pouvoir ne fait rien.""",
        ("cubes Action", "pour chaque cube"),
    ),
    "family.neighbour": Text(
        "Si un voisin possède une nourriture",
        """Le pouvoir regarde la réserve du joueur à votre gauche ou à votre droite. S'il y a un \
jeton de cette nourriture, vous gagnez de la réserve commune ; votre voisin garde tout.

La nourriture des oiseaux n'est pas dans une réserve. À deux, l'autre est à la fois à gauche et \
à droite. Seul contre l'Automa, on n'a pas de voisin.""",
        ("joueur à votre gauche", "joueur à votre droite"),
    ),
    "family.copy": Text(
        "Copier le pouvoir d'un voisin",
        """L'oiseau fait ce que dit un pouvoir marron d'une ligne de votre voisin, comme si le \
texte était le sien : cartes, nourriture et œufs viennent à lui et à vous.

- Seulement les pouvoirs marron ; votre voisin ne fait rien.
- Ce que laisse le pouvoir dure jusqu'à la fin de votre tour : une carte à défausser, des \
graines à dépenser.
- Si c'est un pouvoir de prédateur et qu'il prend quelque chose, un prédateur a réussi.
- S'il déplace l'oiseau, celui-ci peut aller dans une ligne où on ne pourrait pas le jouer.
- Un oiseau qui le [[family.repeat|répète]] répète la copie, et peut copier un autre pouvoir.""",
        ("copier", "ménure", "tui"),
    ),
    "family.repeat": Text(
        "Répéter un pouvoir",
        """Un autre oiseau de la même ligne utilise encore une fois son pouvoir marron. Il peut \
être d'un côté ou de l'autre, et l'avoir déjà utilisé ou non.

- C'est l'oiseau répété qui agit : ce qu'il gagne, glisse ou pond va où cela va toujours.
- Le choisir, c'est décider de s'en servir ; on ne peut ensuite que renoncer à ses gains.
- Une répétition peut en répéter une autre, mais aucun oiseau ne revient deux fois dans une \
chaîne.
- Le [[bird.hooded_merganser]] ne répète que les pouvoirs portant {predator}, pas un pouvoir \
copié.""",
        ("répéter", "moqueur"),
    ),
    "family.move": Text(
        "Oiseaux qui se déplacent",
        """Si aucun oiseau n'est à sa droite, il peut rejoindre la première case libre d'une \
autre ligne.

- Cette ligne peut ne pas figurer sur sa carte.
- On ne paie rien. Œufs, nourriture et cartes suivent.
- Votre cube reste où l'action a commencé, et les pouvoirs plus à gauche dans cette ligne \
suivent.
- Même seul dans sa ligne, l'oiseau peut se déplacer.
- Son arrivée ne réveille rien de ce qui répond à un oiseau joué.""",
        ("migrer", "changer d'habitat", "le plus à droite"),
    ),
    "family.extra_play": Text(
        "Jouer un autre oiseau",
        """Vous jouez un oiseau de plus de votre main. Cela ne coûte pas de tour.

- Nourriture et œufs se paient comme toujours, moins ce que le texte retire.
- Deux jetons peuvent en valoir un ici, puisque l'on joue un oiseau.
- La ligne est celle qui est nommée ; l'oiseau doit pouvoir y vivre.
- Aucun cube Action ne sert. Le pouvoir blanc de l'oiseau suit, et peut en faire jouer un autre \
encore.
- Les oiseaux roses des autres y répondent.
- Un oiseau turquoise joué ainsi en fin de manche utilise encore son pouvoir ; de même un oiseau \
jaune en fin de partie.""",
        ("jouer un second oiseau", "oiseau supplémentaire", "réduction"),
    ),
    "family.one_of": Text(
        "L'un ou l'autre",
        """Vous choisissez une des possibilités nommées, et une seule. Celles qui ne feraient \
rien ne sont pas proposées.""",
        ("choisir entre deux",),
    ),
    "family.all_actions": Text(
        "Si vous avez fait les quatre actions",
        """Le pouvoir cherche un cube de cette manche sur chacune des quatre lignes : jouer un \
oiseau, gagner de la nourriture, pondre des œufs, piocher des cartes. Ce que fait un pouvoir n'y \
met pas de cube.""",
        ("les 4 actions", "quatre actions"),
    ),
    "family.end_of_turn": Text(
        "À la fin du tour",
        """Certaines choses attendent que le tour soit fini : une carte à défausser, des cartes \
à part, la pioche d'un oiseau rose.

- D'abord ce que les autres ont mis en attente, dans le sens horaire. Puis vous triez les cartes \
à part et défaussez. Puis le plateau Oiseaux est complété.
- S'il ne vous reste alors rien à défausser, vous ne défaussez rien.
- Si la main est trop courte, la défausse vient avant les cartes à part, pour que vous perdiez \
le moins possible.""",
        ("fin de votre tour", "défausser plus tard"),
    ),
    "family.double": Text(
        "Oiseaux qui comptent double",
        """Pour l'objectif de la manche, cet oiseau vaut deux oiseaux, si l'objectif compte des \
oiseaux et qu'il en fait partie.

- Pas pour les objectifs d'œufs, de nourritures, de colonnes ou de cartes en main.
- Pas pour les cartes Bonus, ni pour les points de la fin.
- Dans la main, un oiseau n'a pas de pouvoir : il n'y compte pas double.""",
        ("compte deux fois", "double"),
    ),
    "trigger.plays_bird": Text(
        "Quand un autre joue un oiseau dans une ligne",
        """Il répond à tout oiseau joué dans cette ligne d'un autre plateau, par l'action ou par \
un pouvoir. Un oiseau qui s'y déplace n'a pas été joué.

Il passe avant le pouvoir blanc du nouvel oiseau si celui-ci est joué par l'action, après le \
pouvoir entier si c'est un pouvoir qui l'a joué.""",
        ("joue un oiseau", "martin-pêcheur", "tyran", "alouette"),
    ),
    "trigger.gain_food": Text(
        "Quand un autre gagne de la nourriture par l'action",
        """Il répond à l'action « Gagner de la nourriture », pas à ce qu'apportent les pouvoirs.

- La pie-grièche regarde ce que l'action a rapporté, conversion comprise, et passe avant les \
pouvoirs marron de la ligne.
- Les autres prennent un dé à la fin de ce tour, avec la relance gratuite si tous les dés se \
ressemblent.""",
        ("action gagner de la nourriture", "pie-grièche"),
    ),
    "trigger.lays_eggs": Text(
        "Quand un autre pond par l'action",
        """Il répond à l'action « Pondre des œufs », pas aux œufs des pouvoirs, et passe avant \
les pouvoirs marron de cette ligne.

Vous pondez sur un de vos oiseaux qui a de la place et le nid nommé ; un nid étoile {star} \
convient toujours. La plupart de ces oiseaux pondent chez les autres, pas chez eux.""",
        ("action pondre des œufs", "parasite", "vacher", "coucou"),
    ),
    "trigger.hunt": Text(
        "Quand la chasse d'un autre réussit",
        """Il répond chaque fois que réussit un oiseau portant {predator}, quelles que soient sa \
couleur et sa façon de chasser : voir [[predators]]. Si plusieurs joueurs sont réveillés, ils \
prennent leur dé dans le sens horaire, à partir de la gauche du joueur qui chasse.""",
        ("prédateur réussit", "urubu", "pie"),
    ),
    "trigger.tucks": Text(
        "Quand un autre glisse une carte",
        """Il répond à toute carte glissée par un autre joueur : de sa main, de la pioche ou du \
plateau Oiseaux, une proie, ou un oiseau sur lequel un autre est posé.""",
        ("glisse une carte",),
    ),
    "trigger.nectar": Text(
        "Quand un autre gagne du nectar",
        """Il répond au nectar qui arrive chez un autre joueur, d'où qu'il vienne : d'un dé, de \
la réserve, ou donné par quelqu'un.""",
        ("gagne du nectar", "drongo"),
    ),
    "placing.sideways": Text(
        "Un oiseau sur deux cases",
        """L'oiseau peut être posé en travers des deux cases libres les plus à gauche de la \
ligne. De leurs deux coûts en œufs, vous payez le plus bas.

- C'est un seul oiseau, présent dans les deux colonnes : une fois pour les objectifs qui \
comptent des oiseaux, dans les deux pour les colonnes remplies.
- Le prochain oiseau se place à sa droite.
- Vous pouvez aussi le jouer debout, par exemple dans la cinquième colonne.
- Là où l'on compare les nids des colonnes, le sien compte dans les deux ; un nid étoile peut \
valoir un nid différent dans chacune.
- Son bec est lu comme si la carte était debout.""",
        ("horizontal", "deux colonnes", "en travers"),
    ),
    "placing.on_top": Text(
        "Un oiseau sur un autre",
        """L'oiseau peut être posé sur un de vos oiseaux, dans un habitat où il peut vivre. Vous \
ne payez alors ni nourriture ni œufs.

- L'oiseau du dessous perd ses œufs et sa nourriture stockée, et devient une carte glissée : 1 \
point.
- Les cartes qui y étaient glissées restent.
- Si l'oiseau du dessous était en travers, le nouveau l'est aussi.
- Une carte a été glissée et un prédateur a réussi : les oiseaux roses des autres y répondent.""",
        ("par-dessus", "au lieu de payer", "recouvrir un oiseau"),
    ),
    "placing.cards_for_food": Text(
        "Des cartes à la place de nourriture",
        """Pour chaque symbole de la nourriture nommée dans son coût, vous pouvez donner une \
carte de votre main. Chacune est glissée sous l'oiseau : 1 point.

- Le reste du coût se paie comme d'habitude, les œufs aussi.
- Deux jetons pour un et le nectar restent possibles pour ce qui n'est pas payé en cartes.
- Dès qu'une carte est donnée, une carte a été glissée et un prédateur a réussi : les oiseaux \
roses des autres y répondent.""",
        ("payer en cartes", "astérisque dans le coût", "autre coût"),
    ),
    "placing.replaces": Text(
        "Un oiseau à la place d'un autre",
        """L'oiseau peut prendre la place d'un des vôtres dans sa ligne. Celui-ci est défaussé \
avec ses œufs, sa nourriture et ses cartes glissées.

Vous payez la nourriture, mais pas d'œufs, et la suite du texte s'applique. Joué sur une case \
libre, l'oiseau paie ses œufs comme toujours et ne fait rien.""",
        ("remplacer", "casoar", "défausser un oiseau du plateau"),
    ),
}
