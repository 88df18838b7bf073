### What is said before Python has started; tools/site.py writes it into the page.

## In index.html

page-title = Wingspan – projet de fans, non officiel
page-description = Le jeu de plateau des oiseaux dans tout navigateur, en solitaire ou à plusieurs. Un projet de fans, non officiel.
page-what = Accueillez des oiseaux, pondez des œufs, enchaînez les pouvoirs : le jeu de plateau des oiseaux, en solo ou entre amis.
page-unofficial = Un projet de fans, non officiel
page-offline_ready = Vous pouvez maintenant jouer hors ligne.
page-offline_update = Une nouvelle version de la page est prête.
page-offline_broken = Une nouvelle version de la page n’a pas pu être téléchargée en entier. Vous pouvez continuer avec celle-ci ; le téléchargement reprendra plus tard.
page-offline_take = L’utiliser maintenant
page-offline_close = Fermer
page-needs_javascript = Ce jeu tourne dans votre navigateur et a besoin de JavaScript.
page-step_page = La page
page-step_python = Python
page-step_rules = Les règles
page-step_table = La table

## In static/watch.js, when the start fails. Those in lower case follow the name of a file.

watch-title = La partie n’a pas pu démarrer
watch-failed = Python n’a pas pu démarrer dans ce navigateur. Recharger la page suffit souvent ; sinon, essayez un navigateur plus récent ou un autre réseau.
watch-file = La page a été ouverte comme un fichier, mais les navigateurs ne l’exécutent que depuis un serveur web. Lancez-en un dans le dossier de la page, par exemple avec « python3 -m http.server », puis ouvrez http://localhost:8000.
watch-off = WebAssembly, qui fait fonctionner le jeu, est désactivé dans ce navigateur. C’est le cas du mode Isolement sur iPhone, iPad ou Mac : désactivez-le pour ce site. Sinon, voyez les réglages du navigateur, ou la personne qui gère l’appareil.
watch-old = Ce navigateur est trop ancien pour le jeu, ou une partie en est désactivée. Il lui manque : { $what }. Il faut au moins Chrome ou Edge 123, Firefox 121 ou Safari 17.5.
watch-policy = La politique de sécurité qu’envoie ce serveur (Content-Security-Policy), ou une extension du navigateur, interdit une partie de la page. Le serveur doit autoriser les fichiers de la page et wasm-unsafe-eval.
watch-memory = Il reste trop peu de mémoire sur cet appareil pour le jeu. Fermez d’autres onglets et applications, puis rechargez la page.
watch-slash = Il manque la barre oblique à la fin de l’adresse de cette page : ses fichiers sont cherchés dans le mauvais dossier. Le serveur doit rediriger vers { $what }.
watch-lost = Un fichier de la page n’est pas arrivé. Rechargez la page ; si cela ne suffit pas, essayez un autre réseau, ou désactivez ce qui bloque des contenus.
watch-mistyped = Ce serveur envoie des fichiers avec un mauvais type, et les navigateurs ne les exécutent pas. Il doit envoyer les fichiers .js et .mjs en text/javascript, et les .css en text/css.
watch-damaged = Un fichier de la page est arrivé incomplet ou modifié. Recharger la page le demande à nouveau.
watch-over = Le jeu s’est arrêté
watch-stopped = Python s’est arrêté, le plus souvent parce que l’appareil n’a plus de mémoire. Votre partie est sauvegardée. Fermez d’autres onglets et applications, puis rechargez la page.
watch-silence = Rien n’est arrivé depuis 30 secondes. La page essaie toujours ; vous pouvez aussi la recharger.
watch-standstill = Le démarrage est bloqué depuis 10 secondes. La page essaie toujours ; vous pouvez aussi la recharger.
watch-reload = Recharger la page
watch-missing = n’est pas arrivé.
watch-refused = n’est pas arrivé : le serveur a répondu { $what }.
watch-page = n’est pas arrivé : le serveur a envoyé une page web à la place.
watch-altered = est arrivé incomplet, ou vient d’une autre version de la page.
watch-type = est arrivé avec le type { $what }.
watch-cut = La page elle-même est arrivée incomplète.
