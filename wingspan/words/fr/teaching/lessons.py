"""French texts of the lessons, by id of the lesson and of the step."""

from __future__ import annotations

from ...teaching.lessons import LessonText, StepText

LESSONS: dict[str, LessonText] = {
    "food": LessonText(
        "La nourriture",
        "Les oiseaux coûtent de la nourriture. Voici où la trouver.",
        {
            "seed": StepText(
                (
                    "Le plus de points après quatre manches l'emporte, et les oiseaux en "
                    "rapportent le plus. Mais ils mangent : le colin de votre main coûte une "
                    "graine. Les dés montrent la nourriture disponible."
                ),
                "Gagnez une graine.",
                (
                    "Laquelle de vos actions donne de la nourriture ?",
                    "Choisissez l'action de la forêt, puis le dé graine.",
                ),
                "La graine est dans votre réserve : le colin pourra être joué au tour suivant.",
            ),
            "two": StepText(
                (
                    "Deux oiseaux vivent maintenant dans la forêt : la première case libre "
                    "donne deux nourritures. Un dé montre deux aliments : vous choisissez."
                ),
                "Gagnez un invertébré et un fruit en un tour.",
                (
                    "Plus une ligne a d'oiseaux, plus son action est forte.",
                    (
                        "Gagnez de la nourriture : le dé double peut donner un invertébré, "
                        "et un dé montre un fruit."
                    ),
                ),
                "Exactement ce que coûte la paruline de votre main.",
            ),
            "reroll": StepText(
                (
                    "Rien que des rongeurs, et il vous faut une graine. Quand tous les dés de la "
                    "mangeoire montrent la même face, vous pouvez relancer les cinq avant d'en "
                    "prendre un."
                ),
                "Relancez les dés, puis prenez celui de votre choix.",
                (
                    "Relancer fait partie de l'action gagner de la nourriture.",
                    (
                        "Gagnez de la nourriture, et choisissez de relancer au lieu de "
                        "prendre un dé."
                    ),
                ),
                (
                    "Pensez-y chaque fois que la mangeoire ne montre qu'une face : relancer "
                    "est gratuit."
                ),
            ),
            "trade": StepText(
                (
                    "La deuxième case de la forêt donne une nourriture, et une de plus si "
                    "vous défaussez une carte. Le roselin coûte une graine et un fruit ; le "
                    "cygne est bien trop cher pour vous."
                ),
                "Gagnez une graine et un fruit en un tour.",
                (
                    "Une carte peut devenir une nourriture, une fois.",
                    (
                        "Prenez un dé. Quand l'échange d'une carte est proposé, donnez le "
                        "cygne et prenez l'autre dé."
                    ),
                ),
                (
                    "Une carte de moins, une nourriture de plus : le roselin est presque "
                    "joué. Vous savez tout sur la nourriture."
                ),
            ),
        },
    ),
    "birds": LessonText(
        "Jouer un oiseau",
        "Chaque oiseau a un habitat, un coût et quelque chose à offrir.",
        {
            "first": StepText(
                (
                    "En haut à gauche d'une carte, les points de l'oiseau ; sous son nom, son "
                    "habitat et son coût. Les cartes que vous ne pouvez pas encore jouer disent "
                    "ce qui manque."
                ),
                "Jouez la paruline.",
                (
                    "Comparez les coûts avec votre réserve : le cygne veut trois nourritures.",
                    (
                        "Cliquez sur la paruline dans votre main et posez-la en forêt, ou "
                        "choisissez l'action jouer un oiseau."
                    ),
                ),
                (
                    "La première colonne ne coûte pas d'œuf. Désormais, la paruline aide à "
                    "chaque fois que vous gagnez de la nourriture."
                ),
            ),
            "egg": StepText(
                (
                    "À partir de la deuxième colonne, un oiseau coûte aussi des œufs : le "
                    "nombre est indiqué en haut de la colonne."
                ),
                "Jouez la paruline flamboyante en forêt.",
                (
                    "Vous avez la nourriture. D'où pourrait venir l'œuf ?",
                    "Jouez la paruline et prenez l'œuf sur n'importe lequel de vos oiseaux.",
                ),
                "L'œuf est dépensé. C'est vous qui choisissez lequel : pensez aux objectifs.",
            ),
            "two_for_one": StepText(
                (
                    "Le colin veut une graine et vous avez deux poissons. Deux jetons "
                    "quelconques en remplacent un autre."
                ),
                "Jouez le colin.",
                (
                    "On peut payer sans graine.",
                    "Jouez un oiseau : les deux poissons paient la graine.",
                ),
                "C'est cher, mais vous avez gagné un tour.",
            ),
            "plan": StepText(
                (
                    "Le fuligule coûte une graine et une nourriture au choix ; la roue vaut "
                    "ce que vous voulez. Vous avez deux tours."
                ),
                "Jouez le fuligule.",
                (
                    "Il manque une chose, et n'importe laquelle convient.",
                    "Gagnez d'abord une nourriture, puis jouez l'oiseau.",
                ),
                (
                    "D'abord la nourriture, puis l'oiseau : c'est le rythme de presque "
                    "toute la partie."
                ),
            ),
        },
    ),
    "eggs": LessonText(
        "Les œufs",
        "Un œuf vaut un point à la fin et, d'ici là, aide à payer des oiseaux.",
        {
            "lay": StepText(
                (
                    "La ligne de la prairie pond des œufs, sur des oiseaux de n'importe "
                    "quelle ligne. Sans oiseau en prairie, elle en pond deux."
                ),
                "Pondez deux œufs.",
                (
                    "Peu importe que votre oiseau vive en forêt.",
                    "Choisissez l'action de la prairie, et pondez les deux œufs sur la paruline.",
                ),
                "Déjà deux points, et de quoi payer deux oiseaux.",
            ),
            "limit": StepText(
                (
                    "Avec deux oiseaux en prairie, on pond trois œufs. Le nombre à côté de "
                    "l'œuf d'une carte dit combien son nid en contient : un seul pour le "
                    "macareux."
                ),
                "Un œuf sur le macareux, deux sur le goglu.",
                (
                    "Vous choisissez un nid pour chaque œuf.",
                    "Pondez : cliquez une fois sur le macareux et deux fois sur le goglu.",
                ),
                "Un nid plein n'est plus proposé.",
            ),
            "power": StepText(
                (
                    "Le colin a un pouvoir marron : chaque fois que vous pondez, il pond un "
                    "œuf de plus sur lui-même."
                ),
                "Terminez le tour avec trois œufs.",
                (
                    "Deux œufs viennent de la ligne. Et le troisième ?",
                    "Pondez, et laissez le colin utiliser son pouvoir.",
                ),
                (
                    "Les pouvoirs marron servent chaque fois qu'on utilise leur ligne. On y "
                    "reviendra."
                ),
            ),
        },
    ),
    "cards": LessonText(
        "Les cartes",
        "Les nouveaux oiseaux viennent du plateau Oiseaux, visible de tous, ou de la pioche.",
        {
            "tray": StepText(
                (
                    "La ligne du marais permet de piocher des cartes. Vous avez une graine : "
                    "laquelle "
                    "des trois cartes pourriez-vous payer ?"
                ),
                "Prenez le canard colvert.",
                (
                    "Trois cartes sont visibles sur le plateau Oiseaux.",
                    "Piochez des cartes, et cliquez sur le colvert sur le plateau Oiseaux.",
                ),
                "L'emplacement vide est complété à la fin de votre tour.",
            ),
            "two": StepText(
                (
                    "Avec deux oiseaux dans le marais, vous piochez deux cartes. Chacune "
                    "vient du plateau Oiseaux ou, sans la voir, de la pioche."
                ),
                "Terminez le tour avec deux cartes en main.",
                (
                    "N'importe quelles cartes.",
                    "Piochez des cartes, et choisissez deux fois.",
                ),
                "Votre main n'a pas de limite.",
            ),
            "egg": StepText(
                "La deuxième case fait piocher une carte, et une de plus contre un œuf.",
                "Piochez deux cartes en un tour.",
                (
                    "Comme une carte paie une nourriture en forêt, un œuf paie ici une carte.",
                    (
                        "Piochez une carte. Quand un œuf est demandé, donnez-en un, et "
                        "piochez encore."
                    ),
                ),
                "Utile quand on cherche quelque chose.",
            ),
        },
    ),
    "powers": LessonText(
        "Les pouvoirs en chaîne",
        "Un seul cube, et toute une ligne se met au travail.",
        {
            "row": StepText(
                (
                    "Après l'action, les pouvoirs marron de sa ligne servent un à un, de "
                    "droite à gauche. La paruline flamboyante prend un dé, l'autre un "
                    "invertébré."
                ),
                "Gagnez quatre nourritures en un tour.",
                (
                    "Deux de la case, une de chaque oiseau.",
                    ("Gagnez de la nourriture, prenez deux dés, puis utilisez les deux pouvoirs."),
                ),
                "Quatre nourritures pour un cube : voilà pourquoi on remplit ses lignes.",
            ),
            "tuck": StepText(
                (
                    "Les oiseaux grégaires glissent sous eux une carte de votre main, qui "
                    "vaut un point, et donnent quelque chose en échange : ici un œuf "
                    "chacun."
                ),
                "Glissez les deux cartes, et pondez cinq œufs.",
                (
                    "Trois œufs de la ligne, un par carte glissée.",
                    (
                        "Pondez les trois œufs sur la paruline, pour que les autres aient "
                        "de la place. Puis glissez une carte avec chaque oiseau."
                    ),
                ),
                ("Sept points en un tour. Les cartes que vous ne jouerez jamais servent aussi."),
            ),
            "pink": StepText(
                (
                    "Les oiseaux roses agissent pendant le tour des autres, une fois entre "
                    "deux des vôtres. Contre l'Automa, certaines de ses cartes les déclenchent ; "
                    "c'est le cas de la prochaine."
                ),
                "Utilisez le pouvoir du tyran pendant le tour de l'Automa.",
                (
                    "Jouez d'abord votre tour, puis regardez.",
                    "Gagnez une nourriture. Quand le tyran demande, utilisez son pouvoir.",
                ),
                "C'est gratuit, et ce n'est même pas votre tour.",
            ),
        },
    ),
    "goals": LessonText(
        "Les objectifs et la fin",
        "Quatre manches, quatre objectifs et un décompte.",
        {
            "goal": StepText(
                (
                    "Le dernier tour de la première manche. L'objectif compte les œufs en "
                    "forêt ; vous et l'Automa en avez un chacun. Le panneau des objectifs "
                    "montre ce que rapporte chaque place."
                ),
                "Soyez seul premier à l'objectif.",
                (
                    "Un œuf de plus que l'Automa suffit.",
                    "Pondez, sur la paruline en forêt.",
                ),
                (
                    "Quatre points. Après chaque manche, un cube reste sur l'objectif : la "
                    "suivante a donc un tour de moins."
                ),
            ),
            "bonus": StepText(
                (
                    "Vers la fin de la partie. Le râle vaut quatre points, la mouette trois "
                    "; mais votre carte Bonus rapporte deux points par oiseau qui porte le nom "
                    "d'une personne."
                ),
                "Jouez l'oiseau qui rapporte le plus.",
                (
                    "Comptez : les points de l'oiseau, et ce que la carte Bonus rapporte pour lui.",
                    "Franklin était une personne : jouez la mouette, trois points et deux.",
                ),
                ("Regardez vos cartes Bonus dès le début, et collectionnez ce qu'elles comptent."),
            ),
            "end": StepText(
                (
                    "Le tout dernier tour : seuls les points comptent. Avec le dernier "
                    "objectif, l'Automa aura deux points d'avance sur vous."
                ),
                "Gagnez la partie.",
                (
                    ("La nourriture et les cartes ne valent rien à la fin. Qu'est-ce qui compte ?"),
                    "Quatre oiseaux en prairie pondent quatre œufs : un point chacun.",
                ),
                (
                    "Oiseaux, œufs, objectifs, cartes Bonus, nourriture stockée, cartes "
                    "glissées : voilà tout le décompte. Place à une vraie partie !"
                ),
            ),
        },
    ),
}
