### The dialog about the page, and the report of a problem.

version = Version { $version } · révision { $build }
unofficial = Un projet de fans, non officiel, sans lien avec l’éditeur, l’autrice ni les illustratrices du jeu, et sans leur aval. Il ne reprend aucun texte, aucune illustration ni aucune icône du jeu publié. S’il vous a plu, offrez-vous le vrai jeu : il est magnifique.
own = Notre propre code est un logiciel libre. Sa licence :
others = Ce que cette page doit à d’autres
others_help = Chaque élément est suivi de sa licence. Les textes des licences s’ouvrent dans un nouvel onglet, même sans réseau.
public_domain = domaine public
report_holds = Voici tout ce que contient le rapport : la version de la page, votre navigateur et sa fenêtre, vos réglages, le relevé de la partie avec les noms des joueurs, et les dernières actions faites ici (200 au plus), avec leur heure et ce qui a été saisi. Merci de l’envoyer aux auteurs de cette page, en disant en une phrase ce qui n’a pas marché.
report_secrets = Rien n’est envoyé sans vous. Vos autres parties, vos résultats et les codes des tables en direct n’y figurent pas. Comme un lien, il contient toute la partie : une personne décidée pourrait y lire les cartes cachées.
