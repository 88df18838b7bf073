"""French texts of the playable examples, by id."""

from __future__ import annotations

from ...teaching.examples import ExampleText

EXAMPLES: dict[str, ExampleText] = {
    "start": ExampleText(
        "Cinq oiseaux et cinq jetons : avec quoi commencer ?",
        (
            "Le colin ne coûte qu'une graine.",
            "La paruline ne coûte qu'un invertébré.",
            "Les grands oiseaux sont trop chers pour l'instant.",
            "Deux oiseaux gardés : deux jetons à rendre. On garde ce que mangent ces oiseaux.",
            "Une des deux cartes Bonus reste.",
        ),
        "Deux oiseaux bon marché en main, et de quoi les jouer tout de suite.",
    ),
    "row.space": ExampleText(
        "Deux oiseaux vivent dans la forêt : la première case libre est la troisième.",
        (
            "Le cube va sur la case qui suit le dernier oiseau : elle donne deux nourritures.",
            "Un dé est pris, la graine est pour vous.",
            "Un deuxième dé.",
        ),
        "Deux nourritures pour une action. Avec plus d'oiseaux dans la ligne, ce serait trois.",
    ),
    "conversion": ExampleText(
        "La deuxième case de la forêt donne une nourriture, et une de plus contre une carte.",
        (
            "Gagner de la nourriture avec un oiseau dans la ligne.",
            "D'abord la nourriture imprimée.",
            "Le cygne en main est défaussé : c'est le prix.",
            "Il achète un dé de plus.",
        ),
        "Une carte est devenue une nourriture. La conversion sert une fois par tour.",
    ),
    "row.powers": ExampleText(
        "Deux oiseaux à pouvoir marron vivent dans la forêt.",
        (
            "L'action d'abord.",
            "Deux dés pour la troisième case…",
            "… voici le deuxième.",
            "Puis les pouvoirs, de droite à gauche : la paruline flamboyante prend un dé.",
            "Enfin la paruline à ailes blanches : un invertébré de la réserve.",
        ),
        "Quatre nourritures en un tour. Chaque pouvoir aurait pu être refusé.",
    ),
    "tray.refill": ExampleText(
        "Deux oiseaux vivent dans le marais : l'action fait piocher deux cartes.",
        (
            "Piocher des cartes.",
            "Le canard colvert du plateau Oiseaux. Son emplacement reste vide pour l'instant.",
            "Une des deux cartes restantes, ou la pioche : le pluvier.",
        ),
        "C'est seulement maintenant, à la fin du tour, que les deux emplacements sont complétés.",
    ),
    "play_bird": ExampleText(
        "De quoi payer chacun des deux oiseaux, une seule action.",
        (
            "Jouer un oiseau.",
            "La paruline. La première colonne ne coûte pas d'œuf.",
            "On paie son invertébré.",
        ),
        "Elle occupe la première case libre de la forêt. La graine et le fruit paieront "
        "ensuite le canard.",
    ),
    "play_bird.habitat": ExampleText(
        "Le moucherolle vit dans les trois habitats et mange un invertébré ou un fruit.",
        (
            "Jouer le seul oiseau en main.",
            "Vous choisissez la ligne : ici il aidera à pondre.",
            "La barre oblique veut dire l'un des deux : on paie le fruit.",
        ),
        "Il reste sur cette ligne, sauf si un pouvoir le déplace.",
    ),
    "egg_cost": ExampleText(
        "La forêt a déjà un oiseau : le suivant y coûte un œuf.",
        (
            "Jouer la paruline dans la deuxième colonne.",
            (
                "L'œuf peut venir de n'importe lequel de vos oiseaux. Le colin pondra bientôt "
                "de nouveau."
            ),
        ),
        "L'œuf retourne à la réserve, puis on paie la nourriture.",
    ),
    "play_bird.why_not": ExampleText(
        "De quoi payer les deux oiseaux, mais pas un œuf sur le plateau.",
        (
            (
                "Jouer un oiseau. La paruline irait dans la deuxième colonne de la forêt, qui "
                "coûte un œuf."
            ),
            "Il ne peut donc s'agir que du colin ; on paie sa graine.",
        ),
        "La paruline attendra qu'il y ait un œuf.",
    ),
    "wild": ExampleText(
        "Le canard coûte une graine et une nourriture au choix.",
        (
            "Le jouer.",
            (
                "La roue vaut n'importe quelle nourriture. Le poisson servira à d'autres "
                "oiseaux d'eau."
            ),
        ),
        "La graine et le rongeur sont payés.",
    ),
    "two_for_one": ExampleText(
        "Il faut un invertébré, et il n'y en a pas.",
        (
            "Jouer quand même la paruline.",
            "Deux jetons quelconques en remplacent un autre : ici les deux graines.",
        ),
        "C'est cher, mais cela peut faire gagner un tour.",
    ),
    "die.two_foods": ExampleText(
        "Une face montre un invertébré et une graine.",
        (
            "Gagner une nourriture.",
            "Ce dé donne l'un des deux, à votre choix : une graine.",
        ),
        "Un dé, une nourriture. Le dé reste dehors jusqu'à ce que la mangeoire soit remplie.",
    ),
    "reroll": ExampleText(
        "Les deux dés qui restent montrent la même face, et vous voulez autre chose.",
        (
            "Avant de prendre un dé, vous pouvez relancer.",
            "Les cinq dés retournent dans la mangeoire.",
        ),
        "À vous de choisir parmi cinq nouveaux dés.",
    ),
    "birdfeeder.empty": ExampleText(
        "Un seul dé reste, deux nourritures à gagner.",
        (
            "Gagner de la nourriture à la troisième case.",
            "Le dernier dé donne son fruit.",
        ),
        "La mangeoire était vide : les cinq dés ont été relancés aussitôt, et la deuxième "
        "nourriture reste à prendre.",
    ),
    "lay_eggs": ExampleText(
        "Deux oiseaux vivent dans la prairie : la troisième case pond trois œufs.",
        (
            "Pondre des œufs.",
            "Un sur le chardonneret…",
            "… un sur le goglu…",
            "… et un autre au même endroit : ensemble ou séparés, au choix.",
        ),
        "Trois œufs : un point chacun à la fin, ou le prix de nouveaux oiseaux.",
    ),
    "egg_limit": ExampleText(
        "Le nid du macareux n'a la place que d'un œuf, et il y est déjà.",
        (
            "Pondre deux œufs.",
            "La bernache peut en recevoir un de plus. Le macareux n'est pas proposé.",
            "Maintenant la bernache est pleine aussi.",
        ),
        "Un œuf qu'aucun nid ne peut recevoir est perdu.",
    ),
    "nests": ExampleText(
        "Le goglu pond un œuf sur chacun de vos oiseaux nichant au sol.",
        (
            "Le jouer : un pouvoir blanc sert une fois, à ce moment-là.",
            (
                "La bernache, la paruline et le goglu lui-même nichent au sol. L'étoile du "
                "fuligule vaut tous les nids."
            ),
        ),
        "Quatre œufs d'un coup.",
    ),
    "draw.deck": ExampleText(
        "Pas encore d'oiseau dans le marais : une carte.",
        (
            "Piocher des cartes.",
            "La première carte de la pioche, plutôt qu'une carte visible.",
        ),
        "Personne d'autre ne la connaît. Votre main n'a pas de limite.",
    ),
    "power.pink": ExampleText(
        "Votre tyran observe les autres : il est rose. C'est à l'adversaire de jouer.",
        (
            "Il joue une paruline…",
            "… dans la forêt : c'est ce que le tyran attend.",
            "Au milieu de son tour, vous utilisez le pouvoir.",
        ),
        "Un invertébré pour vous. Le tyran le peut une fois entre deux de vos tours.",
    ),
    "power.teal": ExampleText(
        "Le dernier tour de la manche. L'accenteur a un pouvoir turquoise.",
        (
            "Votre dernier cube sert à piocher.",
            "Une carte de la pioche.",
            (
                "Fin de manche : l'accenteur pond un œuf par cube dans la prairie d'un autre "
                "joueur. Il y en a deux."
            ),
            "Le premier œuf…",
            "… et le deuxième.",
        ),
        "Les pouvoirs turquoise s'utilisent avant de marquer l'objectif, à chaque manche.",
    ),
    "power.yellow": ExampleText(
        "La partie est finie, sauf les pouvoirs jaunes. Trois œufs sont dans le marais.",
        ("Le canard pond sur lui-même un œuf pour deux d'entre eux.",),
        "Un point de plus. Les pouvoirs jaunes servent une fois, avant le décompte.",
    ),
    "tucking": ExampleText(
        "La foulque est grégaire : elle glisse une carte et en pioche une autre.",
        (
            "Piocher des cartes.",
            "Le colvert, pour l'action.",
            "Puis le pouvoir : une carte superflue va sous la foulque.",
            "En échange, vous piochez.",
        ),
        "La carte glissée vaut un point à la fin, et votre main n'a pas diminué.",
    ),
    "caching": ExampleText(
        "La mésange fait des réserves de graines.",
        (
            "Gagner de la nourriture dans la forêt.",
            "Le poisson est pour vous.",
            "Le pouvoir met une graine de la réserve sur l'oiseau.",
        ),
        "Un point à la fin. Cette graine ne peut pas être dépensée.",
    ),
    "hunt": ExampleText(
        "La chouette chasse les oiseaux de moins de 75 cm d'envergure.",
        (
            "Gagner de la nourriture dans la forêt.",
            "Une graine.",
            "La première carte de la pioche est retournée : une mésange, 20 cm.",
        ),
        "Attrapée : elle est glissée sous la chouette et vaut un point.",
    ),
    "hunt.missed": ExampleText(
        "La même chouette, une autre carte sur la pioche.",
        (
            "Gagner de la nourriture dans la forêt.",
            "Une graine.",
            "La carte retournée est un cygne, 203 cm.",
        ),
        "Trop grand : il est défaussé, et rien d'autre n'est perdu.",
    ),
    "decline": ExampleText(
        "La corneille donnerait un œuf contre une nourriture.",
        (
            "Gagner de la nourriture.",
            "Une graine…",
            "… et un poisson.",
            "Vous gardez l'œuf : tout pouvoir marron peut être refusé.",
        ),
        "L'œuf vaut un point, et paiera votre prochain oiseau.",
    ),
    "family.food_supply": ExampleText(
        "Le chardonneret coûte deux graines et en rapporte trois.",
        (
            "Le jouer : on paie les deux graines.",
            "Son pouvoir blanc prend trois graines dans la réserve.",
        ),
        "Aucun dé n'a bougé.",
    ),
    "family.food_dice": ExampleText(
        "Le pic prend une graine dans la mangeoire, s'il y en a une.",
        (
            "Gagner de la nourriture dans la forêt.",
            "Le poisson : la graine doit rester pour le pic.",
            "Le pouvoir prend alors le dé graine.",
            "Cette graine peut être stockée sur l'oiseau.",
        ),
        "Stockée, elle vaut un point ; gardée, elle serait de la nourriture.",
    ),
    "family.reset_feeder": ExampleText(
        "Rien ici pour un bouvreuil.",
        (
            "Gagner de la nourriture dans la forêt.",
            "Le poisson.",
            "Le pouvoir relance d'abord les cinq dés, quoi qu'il y ait.",
        ),
        "Un dé avec une graine ou un fruit peut maintenant être pris.",
    ),
    "family.pay_food": ExampleText(
        "Le dendrocygne change une graine en deux cartes glissées.",
        (
            "Piocher des cartes.",
            "Le colvert.",
            "La graine est défaussée contre deux cartes de la pioche.",
        ),
        "Deux points pour une graine. Personne n'a vu quelles cartes c'étaient.",
    ),
    "family.pay_card": ExampleText(
        "Le roitelet permet de jouer un autre oiseau de forêt contre une carte.",
        (
            "Gagner de la nourriture dans la forêt.",
            "Le poisson.",
            "Pas d'échange de carte cette fois.",
            "Le cygne est défaussé…",
            "… et la chouette est jouée, contre son œuf et son rongeur comme toujours.",
        ),
        "Deux actions en un tour.",
    ),
    "family.pay_egg": ExampleText(
        "La mouette donne un œuf contre deux cartes.",
        (
            "Piocher des cartes.",
            "Le colvert.",
            "La conversion du plateau coûterait aussi un œuf : pas cette fois.",
            "Le pouvoir : la paruline cède un œuf.",
            "Une carte de la pioche…",
            "… et une autre.",
        ),
        "Trois cartes en un tour.",
    ),
    "family.lay": ExampleText(
        "Le bruant pond un œuf de plus, sur n'importe quel oiseau.",
        (
            "Pondre des œufs.",
            "Deux sur le bruant…",
            "… dont le nid est maintenant plein.",
            "Le pouvoir : sur la paruline.",
        ),
        "Trois œufs. Les pouvoirs respectent eux aussi la limite.",
    ),
    "family.lay_count": ExampleText(
        "Fin de manche : le garrot pond un œuf pour chacun de vos autres oiseaux à nid en cavité.",
        (
            (
                "Le troglodyte niche en cavité, et l'étoile du fuligule compte aussi : deux "
                "œufs, sur le garrot."
            ),
        ),
        "On compte au moment où le pouvoir sert.",
    ),
    "family.draw": ExampleText(
        "L'échasse pioche deux cartes quand elle est jouée.",
        (
            "La jouer.",
            "Une du plateau Oiseaux…",
            "… et une de la pioche.",
        ),
        "Deux nouveaux oiseaux pour une place dans le marais.",
    ),
    "family.end_of_turn": ExampleText(
        "La paruline masquée pioche deux cartes et en reprend une à la fin du tour.",
        (
            "Piocher des cartes.",
            "Le colvert.",
            "Une carte de la pioche…",
            "… et une autre.",
            "À la fin du tour, une carte de la main s'en va : n'importe laquelle.",
        ),
        "Vous choisissez après avoir tout vu.",
    ),
    "family.draw_keep": ExampleText(
        "Le goéland pioche deux cartes, en garde une et glisse l'autre.",
        (
            "Piocher des cartes.",
            "Le colvert.",
            "Deux cartes sont retournées, pour vous seul.",
            "La chouette est gardée.",
        ),
        "Le geai est glissé : une carte et un point.",
    ),
    "family.reset_tray": ExampleText(
        "Le plongeon change les cartes du plateau Oiseaux.",
        (
            "Piocher des cartes.",
            "Le colvert ; il reste deux cartes.",
            "Elles sont défaussées, trois nouvelles sont posées.",
            "Une des nouvelles cartes est pour vous.",
        ),
        "Utile quand le plateau Oiseaux n'a rien pour vous.",
    ),
    "family.draft": ExampleText(
        "L'huîtrier pioche une carte par joueur, plus une.",
        (
            "Le jouer.",
            "Trois cartes pour deux joueurs, du plateau Oiseaux ou de la pioche : la première…",
            "… la deuxième…",
            "… et la troisième.",
            "Vous choisissez d'abord : la chouette.",
            "Le joueur suivant prend le colvert.",
        ),
        "Vous gardez aussi la carte en plus.",
    ),
    "family.bonus": ExampleText(
        "Le macareux trouve une autre carte Bonus.",
        (
            "Le jouer pour trois poissons.",
            "Deux cartes Bonus sont piochées.",
            "L'Écologiste convient mieux à votre plateau.",
        ),
        "Deux cartes Bonus compteront pour vous à la fin.",
    ),
    "family.hunt_dice": ExampleText(
        "L'anhinga pêche avec les dés hors de la mangeoire : ils sont quatre.",
        (
            "Piocher des cartes.",
            "Le colvert.",
            "Les quatre dés sont lancés, et il y a un poisson.",
        ),
        "Un poisson de la réserve est stocké sur l'anhinga, un seul, même si plusieurs dés "
        "le montrent.",
    ),
    "family.all_players": ExampleText(
        "Avec le fuligule, chacun pioche une carte.",
        (
            "Piocher des cartes.",
            "Le colvert.",
            "Son pouvoir : vous piochez d'abord…",
            "… puis les autres, s'ils le veulent.",
        ),
        "Les autres y gagnent aussi. Vous pouvez refuser pour tous.",
    ),
    "family.fewest": ExampleText(
        "Le butor donne une carte à qui a le moins d'oiseaux dans le marais.",
        (
            "Piocher des cartes.",
            "Le colvert.",
            "L'adversaire n'en a aucun, vous en avez un : rien n'interdit de l'utiliser.",
            "Il prend la première carte de la pioche.",
        ),
        "Ici, mieux aurait valu refuser.",
    ),
    "family.steal": ExampleText(
        "La mouette prend une nourriture à un autre joueur, qui reçoit un dé en échange.",
        (
            "Piocher des cartes.",
            "Le colvert.",
            "L'adversaire a un fruit : il est pour vous.",
            "Il prend un dé dans la mangeoire.",
        ),
        "Chacun a une nourriture, vous celle que vous vouliez.",
    ),
    "family.repeat": ExampleText(
        "Le moqueur imite un autre oiseau marron de sa ligne.",
        (
            "Gagner de la nourriture dans la forêt.",
            "Une graine…",
            "… et un poisson.",
            "Le moqueur répète la paruline : un invertébré.",
            "Puis la paruline elle-même : un autre.",
        ),
        "Quatre nourritures. Un pouvoir répété agit comme s'il était sur le moqueur.",
    ),
    "family.move": ExampleText(
        "Dernier de sa ligne, le troglodyte peut changer de place.",
        (
            "Gagner de la nourriture dans la forêt, avec deux oiseaux.",
            "Une graine…",
            "… et un poisson.",
            "Ensuite il passe dans la prairie.",
        ),
        "Il y servira la prochaine fois. Se déplacer ne coûte pas d'œuf.",
    ),
    "family.extra_play": ExampleText(
        "Le pic entraîne un second oiseau de forêt.",
        (
            "Jouer un oiseau.",
            "D'abord le pic.",
            "Il mange la graine : l'invertébré reste.",
            "Son pouvoir joue la paruline dans le même tour.",
        ),
        "Deux oiseaux pour une action. Le second a payé son œuf et sa nourriture.",
    ),
    "family.one_of": ExampleText(
        "L'outarde pioche une carte Bonus, puis vous laisse le choix.",
        (
            "La jouer.",
            "La carte Bonus.",
            "Une carte ou un œuf : vous voulez l'œuf.",
            "Il va sur l'outarde elle-même.",
        ),
        "L'un des deux, jamais les deux.",
    ),
    "family.all_actions": ExampleText(
        "La fauvette demande si les quatre actions ont servi dans la manche. C'est le cas.",
        ("Vous pouvez donc jouer un oiseau maintenant, à son prix habituel.",),
        "Un oiseau de plus sans dépenser de tour.",
    ),
    "family.double": ExampleText(
        "L'objectif compte les oiseaux dans le marais. Chacun en a un, le vôtre est une bouscarle.",
        (
            "Dernier tour de la manche : gagner de la nourriture.",
            "Un dé quelconque.",
        ),
        "La bouscarle compte double : vous êtes premier, 4 points contre 1.",
    ),
    "trigger.gain_food": ExampleText(
        "Votre pie-grièche attend qu'un autre joueur gagne un rongeur.",
        (
            "L'adversaire choisit de gagner de la nourriture…",
            "… et reçoit un rongeur.",
            "Votre pie-grièche en stocke un de la réserve.",
        ),
        "Un point pendant le tour d'un autre.",
    ),
    "trigger.lays_eggs": ExampleText(
        "Votre avocette pond quand un autre joueur pond.",
        (
            "L'adversaire pond des œufs.",
            "Un…",
            "… et deux.",
            "Votre avocette pond sur un autre nid au sol : la bernache.",
        ),
        "Un œuf, quel que soit le nombre des siens.",
    ),
    "trigger.hunt": ExampleText(
        "Votre pie vit des restes des prédateurs.",
        (
            "L'adversaire gagne de la nourriture.",
            "Un poisson.",
            "Sa chouette chasse, et attrape une mésange.",
            "Votre pie prend un dé : un fruit.",
        ),
        "Une chasse manquée n'aurait rien rapporté.",
    ),
    "trigger.tucks": ExampleText(
        "Votre chardonneret glisse une carte quand un autre le fait.",
        (
            "L'adversaire pond des œufs.",
            "Un…",
            "… et deux.",
            "Son quiscale glisse une carte…",
            "… et pond en échange.",
            "Votre chardonneret glisse la première carte de la pioche.",
        ),
        "Un point pour vous.",
    ),
    "placing.sideways": ExampleText(
        "Le merle peut se poser en travers de deux cases.",
        (
            "Le jouer pour sa nourriture habituelle.",
            "En travers.",
        ),
        "La prochaine action en forêt utilise la troisième case : deux nourritures d'un coup.",
    ),
    "placing.on_top": ExampleText(
        "La buse peut se poser sur un de vos oiseaux au lieu de payer son coût.",
        (
            "La jouer sans rongeur.",
            "La paruline devient sa proie.",
        ),
        "L'oiseau du dessous est glissé sous elle ; la buse prend sa place.",
    ),
    "placing.cards_for_food": ExampleText(
        "L'aigle coûte trois rongeurs, et vous n'en avez que deux.",
        (
            "Jouer un oiseau.",
            "L'aigle.",
            "Dans la forêt.",
            "Deux rongeurs et une carte.",
            "Une carte de la main remplace le rongeur qui manque.",
        ),
        "La carte payée est glissée sous l'aigle.",
    ),
    "placing.replaces": ExampleText(
        "Le casoar chasse un oiseau de la forêt et prend sa place.",
        (
            "Le jouer : la paruline est défaussée.",
            "Son pouvoir pond quatre œufs sur lui…",
            "… le deuxième…",
            "… le troisième…",
            "… et le quatrième.",
            "Puis deux fruits de la réserve.",
        ),
        "Un invité coûteux, mais généreux.",
    ),
    "family.partner": ExampleText(
        "Le souchet prend un partenaire : chacun pioche une carte.",
        (
            "Piocher des cartes : deux sur ce plateau.",
            "Le colvert…",
            "… et le pluvier.",
            "Vous choisissez le partenaire…",
            "… qui pioche.",
            "Puis c'est à vous.",
        ),
        "Chacun a une carte de plus.",
    ),
    "family.neighbour": ExampleText(
        "Le diamant regarde la réserve du joueur à votre droite.",
        (
            "Pondre des œufs.",
            "Un…",
            "… et deux.",
            "Il y a une graine dans cette réserve : une carte est glissée.",
        ),
        "Le voisin garde sa graine.",
    ),
    "family.copy": ExampleText(
        "Le ménure imite un oiseau marron de la forêt du joueur à votre droite.",
        (
            "Gagner de la nourriture : deux dés sur ce plateau.",
            "Un poisson…",
            "… et un rongeur.",
            "Sa paruline est copiée : un invertébré pour vous.",
        ),
        "Il n'y gagne rien.",
    ),
    "nectar.dice": ExampleText(
        "Avec l'Océanie, deux faces montrent du nectar.",
        (
            "Gagner de la nourriture.",
            "Ce dé donne du nectar ou un fruit : le nectar.",
        ),
        "Le nectar vaut n'importe quelle nourriture, mais ne se garde pas.",
    ),
    "nectar.spending": ExampleText(
        "Il faut un invertébré, et vous n'avez qu'un nectar.",
        ("Jouer la paruline : le nectar paie.",),
        "Le nectar dépensé n'est pas perdu : il reste dans la forêt et peut y marquer à la fin.",
    ),
    "nectar.round_end": ExampleText(
        "Dernier tour d'une manche, avec deux nectars en réserve.",
        (
            "Piocher des cartes.",
            "Dans la pioche.",
            "Un nectar paierait une carte de plus ; voyons ce qui arrive sinon.",
        ),
        "Le nectar non dépensé disparaît à la fin de la manche. La graine reste.",
    ),
    "nectar.scoring": ExampleText(
        "Le tout dernier tour. Les deux joueurs ont dépensé du nectar dans la forêt et le marais.",
        (
            "Piocher des cartes.",
            "Dans la pioche.",
        ),
        "Forêt : 5 points au premier, 2 au second. Marais : égalité, on partage 5 et 2, "
        "soit 3 chacun. Personne ne marque en prairie.",
    ),
    "goals.green": ExampleText(
        "Côté vert, première manche : oiseaux en forêt. Chacun en a un.",
        (
            "Dernier tour : piocher.",
            "Dans la pioche.",
        ),
        "Égalité pour la première place : on additionne 4 et 1 et on partage, arrondi en "
        "dessous. 2 chacun.",
    ),
    "goals.blue": ExampleText(
        "Côté bleu : chaque oiseau en forêt vaut un point, cinq au plus.",
        (
            "Dernier tour : piocher.",
            "Dans la pioche.",
        ),
        "Pas de concurrence ici : 2 points pour vous, 1 pour l'autre.",
    ),
    "round_end": ExampleText(
        "Vous posez le dernier cube de la manche.",
        (
            "Gagner de la nourriture…",
            "… une graine.",
        ),
        "L'objectif est marqué, les cubes reviennent, le plateau Oiseaux reçoit trois "
        "nouvelles cartes et vous devenez premier joueur.",
    ),
    "scoring": ExampleText(
        "Le tout dernier tour d'une partie.",
        (
            "Piocher une carte…",
            "… dans la pioche ; elle ne vaudra rien.",
            "Un œuf vaut un point : pas de conversion.",
            "Et pas d'œuf pour le pouvoir de la mouette.",
        ),
        "Oiseaux 1 + 5 + 3, œufs 2, nourriture stockée 3, cartes glissées 2, et 2 pour "
        "l'Historien, car la mouette porte le nom d'une personne : 18.",
    ),
    "ties": ExampleText(
        "Les deux joueurs ont autant de points, et c'est votre dernier tour.",
        (
            "Une nourriture peut décider.",
            "N'importe laquelle.",
        ),
        "À égalité de points, le plus de nourriture restante l'emporte.",
    ),
    "automa.turn": ExampleText(
        "Vous jouez seul ; l'Automa répond à chacun de vos tours par une carte.",
        (
            "Gagner de la nourriture…",
            "… une graine. Votre tour est fini.",
        ),
        "L'Automa a retourné une carte : dans cette manche, il pond un œuf. Il ne lui faut "
        "pas d'oiseau pour cela.",
    ),
    "automa.play_bird": ExampleText(
        "L'Automa a le Forestier : les oiseaux qui ne vivent qu'en forêt.",
        (
            "Gagner de la nourriture…",
            "… une graine. Sa carte dit alors : jouer un oiseau.",
        ),
        "La paruline et la chouette conviennent à sa carte Bonus. Il prend la plus "
        "précieuse, la chouette.",
    ),
    "automa.goals": ExampleText(
        "L'objectif compte les œufs en forêt. Vous en avez deux ; l'Automa compte 1 à la "
        "première manche, et aucun cube n'y change rien.",
        (
            "Votre dernier tour : piocher.",
            "Dans la pioche. L'Automa joue aussi son dernier tour.",
        ),
        "Vous êtes premier, 2 contre 1.",
    ),
    "automa.pink": ExampleText(
        "Les oiseaux roses servent aussi contre l'Automa.",
        (
            "Gagner de la nourriture…",
            "… une graine. La carte retournée par l'Automa réveille les pouvoirs roses.",
            "Votre tyran peut servir, quoi qu'il attende.",
        ),
        "Une fois, comme entre deux de vos tours.",
    ),
    "mat.oceania": ExampleText(
        "La deuxième case de forêt du plateau Océanie permet de relancer tous les dés pour "
        "une nourriture.",
        (
            "Gagner de la nourriture.",
            "On paie une graine : les cinq dés retournent dans la mangeoire.",
        ),
        "Vous pouvez maintenant en prendre deux parmi cinq.",
    ),
    "trigger.nectar": ExampleText(
        "Votre drongo attend que les autres obtiennent du nectar.",
        (
            "L'adversaire gagne de la nourriture…",
            "… et prend le nectar.",
            "Votre drongo en gagne un de la réserve.",
        ),
        "Dépensez-le avant la fin de la manche.",
    ),
}
