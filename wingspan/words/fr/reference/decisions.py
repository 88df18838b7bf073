"""French texts about each kind of decision: why it is asked."""

from __future__ import annotations

from ...reference.entries import Text

TEXTS: dict[str, Text] = {
    "chapter.decisions": Text("Ce qu'on vous demande", ""),
    "decision.keep_bird": Text(
        "Quel oiseau gardez-vous ?",
        """\
Au départ, gardez autant de vos 5 cartes que vous voulez. Chacune coûte 1 nourriture, que vous \
choisirez ensuite. Voir [[setup.birds]].""",
    ),
    "decision.pay_for_kept_birds": Text(
        "Quelle nourriture défausser au départ ?",
        """\
Chaque oiseau gardé coûte 1 nourriture, n'importe laquelle. Ce que vous ne défaussez pas \
servira à les jouer. Voir [[setup.birds]].""",
    ),
    "decision.keep_bonus": Text(
        "Quelle carte Bonus gardez-vous ?",
        """\
Vous avez pioché plusieurs cartes Bonus et en gardez une, au départ ou grâce à un \
[[family.bonus|pouvoir]]. Les autres sont défaussées. Voir [[bonus_cards]].""",
    ),
    "decision.action": Text(
        "Quelle action effectuez-vous ?",
        """\
C'est votre tour : un cube, une action parmi quatre. Jouer un oiseau n'est proposé que si une \
carte de votre main peut être payée. Voir [[turn]].""",
    ),
    "decision.bird_to_play": Text(
        "Quel oiseau jouez-vous ?",
        """\
L'action ou un pouvoir vous fait jouer un oiseau. Ne sont proposés que ceux qui ont de la place \
et dont vous pouvez payer œufs et nourriture. Si c'est un pouvoir, vous pouvez y renoncer. Voir \
[[play_bird.why_not]].""",
    ),
    "decision.habitat": Text(
        "Dans quel habitat le jouez-vous ?",
        """\
L'oiseau peut vivre dans plusieurs lignes où il reste de la place. La colonne suivante de \
chacune dit combien d'œufs elle coûte. Voir [[play_bird.habitat]] et [[egg_cost]].""",
    ),
    "decision.egg_to_pay": Text(
        "Quel oiseau donne l'œuf ?",
        """\
La colonne ou le pouvoir demande un œuf en paiement. Il peut venir de n'importe lequel de vos \
oiseaux. Vous perdez le point qu'il aurait valu. Voir [[egg_cost]].""",
    ),
    "decision.payment": Text(
        "Comment payez-vous ?",
        """\
Il y a plusieurs façons de payer : une autre nourriture pour {wild}, ou deux jetons pour un qui \
vous manque. Celles qui coûtent simplement plus cher ne sont pas proposées. Voir [[food_cost]] et \
[[two_for_one]].""",
    ),
    "decision.gain_die": Text(
        "Quel dé prenez-vous ?",
        """\
Vous vous servez dans la mangeoire, un dé à la fois. Si tous les dés sont pareils, vous pouvez \
d'abord relancer les cinq. Vous pouvez vous arrêter avant la fin. Voir [[birdfeeder]] et \
[[reroll]].""",
    ),
    "decision.gain_food": Text(
        "Quelle nourriture gagnez-vous ?",
        """\
Un pouvoir donne de la nourriture de la réserve et vous en laisse choisir la sorte. Aucun dé \
n'est nécessaire. Voir [[family.food_supply]].""",
    ),
    "decision.how_many": Text(
        "Combien ?",
        """\
Le pouvoir dit « jusqu'à » ou « autant que vous voulez ». Choisissez jusqu'où aller : le prix \
et le gain vont de pair. Voir [[powers.costs]].""",
    ),
    "decision.lay_egg": Text(
        "Où va l'œuf ?",
        """\
Vous pondez les œufs un par un. Sont proposés les oiseaux qui ont de la place et que permet \
l'action ou le pouvoir. Vous pouvez vous arrêter. Voir [[egg_limit]].""",
    ),
    "decision.draw_card": Text(
        "Quelle carte piochez-vous ?",
        """\
Vous prenez les cartes une par une : parmi les visibles, dont les places restent vides jusqu'à \
la fin du tour, ou à l'aveugle sur la pioche. Voir [[tray]] et [[deck]].""",
    ),
    "decision.trade": Text(
        "Payez-vous pour en avoir un de plus ?",
        """\
La case libre de votre ligne montre une conversion : payez ce qu'elle demande, et vous obtenez un \
de plus de ce que donne la ligne. Vous pouvez refuser. Voir [[conversion]].""",
    ),
    "decision.use_power": Text(
        "Utilisez-vous ce pouvoir ?",
        """\
On peut toujours renoncer à un pouvoir. On vous le demande parce que celui-ci coûte quelque chose, \
aide les autres ou peut mal tourner. Refuser ne coûte rien. Voir [[powers]].""",
    ),
    "decision.cache_or_keep": Text(
        "Stocker la nourriture ou la garder ?",
        """\
Sur l'oiseau, elle vaut 1 point à la fin mais ne se dépense plus. Dans votre réserve, elle paie \
oiseaux et pouvoirs. Voir [[caching]].""",
    ),
    "decision.tuck_card": Text(
        "Quelle carte glisser sous l'oiseau ?",
        """\
Une carte de votre main va face cachée sous l'oiseau et vaudra 1 point à la fin. La suite n'a \
lieu que si vous en glissez une. Voir [[tucking]].""",
    ),
    "decision.discard_egg": Text(
        "Quel œuf défaussez-vous ?",
        """\
Le pouvoir prend un œuf en échange de ce qu'il donne. Chaque oiseau proposé peut le fournir ; \
certains pouvoirs veulent celui d'un autre oiseau. Voir [[family.pay_egg]].""",
    ),
    "decision.discard_food": Text(
        "Quelle nourriture défaussez-vous ?",
        """\
Le pouvoir prend de la nourriture de votre réserve en échange de ce qu'il donne. Celle des \
oiseaux ne compte pas. Voir [[family.pay_food]].""",
    ),
    "decision.discard_card": Text(
        "Quelle carte défaussez-vous ?",
        """\
Un pouvoir qui vous a fait piocher, ou qui se paie d'une carte, en demande une de votre main ; \
souvent à la fin du tour seulement, et ce peut être n'importe laquelle. Voir [[turn_end]].""",
    ),
    "decision.move_to": Text(
        "Où va l'oiseau ?",
        """\
Il est le dernier à droite de sa ligne : il peut passer dans une autre qui a de la place. Œufs, \
nourriture et cartes le suivent. Voir [[family.move]].""",
    ),
    "decision.repeat": Text(
        "Quel pouvoir répétez-vous ?",
        """\
Ce pouvoir utilise une fois de plus le pouvoir marron d'un autre oiseau de sa ligne. C'est \
cet oiseau qui agit : nourriture, œufs et cartes vont à lui. Voir [[family.repeat]].""",
    ),
    "decision.order_powers": Text(
        "Quel pouvoir vient ensuite ?",
        """\
Plusieurs de vos pouvoirs sont utilisables maintenant et l'ordre vous revient. Vous pouvez \
arrêter ; les autres ne servent alors pas. Voir [[power.pink]], [[power.teal]] et \
[[power.yellow]].""",
    ),
    "decision.first_player": Text(
        "Qui commence ?",
        """\
Chaque joueur se sert dans la mangeoire, et le propriétaire de l'oiseau dit par qui l'on \
commence ; puis on suit le sens horaire. Le premier a le meilleur choix. Voir \
[[family.all_players]].""",
    ),
    "decision.draft": Text(
        "Laquelle de ces cartes prenez-vous ?",
        """\
Des cartes sont étalées pour tous ; chacun en prend une, et c'est à vous. On ne peut pas \
refuser. Voir [[family.draft]].""",
    ),
    "decision.reset": Text(
        "Payez-vous une nourriture pour renouveler ?",
        """\
La case libre de votre ligne permet d'abord de relancer la mangeoire ou de renouveler le \
plateau Oiseaux, pour une nourriture au choix. Vous pouvez refuser et prendre ce qu'il y a. \
Voir [[mat.oceania]] et [[resets]].""",
    ),
    "decision.how_placed": Text(
        "Comment l'oiseau arrive-t-il en jeu ?",
        """\
Cet oiseau peut venir comme les autres, ou à sa façon : en travers, par-dessus un oiseau, ou à \
la place d'un autre. Voir [[placing.sideways]], [[placing.on_top]] et [[placing.replaces]].""",
    ),
    "decision.bird_to_cover": Text(
        "Quel oiseau recouvre-t-il ou remplace-t-il ?",
        """\
Vous le jouez là où se trouve un de vos oiseaux. Un oiseau recouvert reste comme carte glissée \
; un oiseau remplacé est défaussé avec ce qu'il porte. Voir [[placing.on_top]] et \
[[placing.replaces]].""",
    ),
    "decision.card_to_pay": Text(
        "Quelle carte remplace une nourriture ?",
        """\
Cet oiseau laisse des cartes de votre main payer une part de sa nourriture. Elles se glissent \
sous lui. Voir [[placing.cards_for_food]].""",
    ),
    "decision.cache_on": Text(
        "Sur quel oiseau va la nourriture ?",
        """\
Le pouvoir pose de la nourriture sur les oiseaux de votre choix, même s'ils n'ont aucun pouvoir de \
ce genre. Chaque jeton vaut 1 point à la fin. Voir [[caching]].""",
    ),
    "decision.cache_own": Text(
        "Quelle nourriture mettre sur l'oiseau ?",
        """\
Le pouvoir vous laisse poser sur l'oiseau de la nourriture de votre réserve. Chaque jeton vaut \
1 point à la fin et ne se dépense plus. Voir [[caching]].""",
    ),
    "decision.tuck_behind": Text(
        "Sous quel oiseau va la carte ?",
        """\
Le pouvoir glisse des cartes de la pioche sous plusieurs de vos oiseaux. Chaque carte vaut 1 \
point à la fin. Voir [[family.tuck_deck]].""",
    ),
    "decision.tuck_from_tray": Text(
        "Quelle carte visible glisser ?",
        """\
Le pouvoir prend une carte visible et la met sous l'oiseau. Elle vaudra 1 point à la fin, quoi \
qu'elle montre. Voir [[tucking]].""",
    ),
    "decision.keep_card": Text(
        "Quelle carte piochée gardez-vous ?",
        """\
Le pouvoir a fait piocher plusieurs cartes et dit combien sont à vous. Le reste est glissé, \
donné ou défaussé, selon ce qu'il dit. Voir [[family.draw_keep]].""",
    ),
    "decision.keep_apart": Text(
        "Laquelle des cartes mises à part gardez-vous ?",
        """\
Un pouvoir a pioché des cartes et les a mises à part jusqu'à la fin du tour. Vous en gardez une \
maintenant ; les autres sont défaussées. Voir [[family.end_of_turn]].""",
    ),
    "decision.tuck_or_keep": Text(
        "Glisser la carte ou la garder ?",
        """\
Sous l'oiseau, elle vaut 1 point à la fin ; dans votre main, vous pourrez encore la jouer. Voir \
[[tucking]].""",
    ),
    "decision.give_to": Text(
        "À qui le donnez-vous ?",
        """\
Le pouvoir donne quelque chose à un autre joueur, et vous dites auquel. Si ce n'est qu'une \
offre, on peut ne choisir personne. Voir [[family.partner]].""",
    ),
    "decision.choose_player": Text(
        "Quel joueur choisissez-vous ?",
        """\
Le pouvoir regarde un joueur ou en fait participer un avec vous. Son texte dit ce qu'il \
obtient, ou ce qui est compté chez lui. Voir [[family.partner]] et [[family.cubes]].""",
    ),
    "decision.steal_from": Text(
        "À qui prenez-vous de la nourriture ?",
        """\
Le pouvoir prend une nourriture dans la réserve d'un autre joueur. Celui-ci peut ensuite \
prendre un dé de la mangeoire. Voir [[family.steal]].""",
    ),
    "decision.choose_course": Text(
        "Que choisissez-vous ?",
        """\
Le pouvoir propose plusieurs choses, dont vous faites une. Seul ce qui est possible est montré. \
Voir [[family.one_of]].""",
    ),
    "decision.choose_habitat": Text(
        "Quelle ligne choisissez-vous ?",
        """\
Le pouvoir agit sur une de vos lignes qui répond à sa condition, par exemple une ligne sans \
œufs. Voir [[family.lay_each]].""",
    ),
    "decision.remove_die": Text(
        "Quel dé quitte la mangeoire ?",
        """\
Le pouvoir retire un dé, quelle que soit sa face, sans sa nourriture ; vient ensuite ce que \
donne le pouvoir. Une mangeoire vide est remplie aussitôt. Voir [[birdfeeder]].""",
    ),
    "decision.discard_bonus": Text(
        "Quelle carte Bonus défaussez-vous ?",
        """\
Le pouvoir prend une de vos cartes Bonus : en paiement de ce qu'il donne, ou parce qu'il en a \
fait piocher plus que vous ne pouvez garder. Ses points sont perdus. Voir [[family.bonus]].""",
    ),
    "decision.copy": Text(
        "Quel pouvoir copiez-vous ?",
        """\
Cet oiseau utilise le pouvoir d'un autre comme si c'était le sien : nourriture, œufs et cartes \
vont à celui qui copie. Voir [[family.copy]].""",
    ),
}
