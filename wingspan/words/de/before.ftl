### What is said before Python has started; tools/site.py writes it into the page.

## In index.html

page-title = Flügelschlag – inoffizielles Fanprojekt
page-description = Das Vogel-Brettspiel in jedem Browser, allein oder mit Freunden. Ein inoffizielles Fanprojekt.
page-what = Vögel sammeln, Eier legen, Fähigkeiten verketten: das Vogel-Brettspiel, allein oder mit Freunden.
page-unofficial = Ein inoffizielles Fanprojekt
page-offline_ready = Jetzt kannst du auch offline spielen.
page-offline_update = Eine neue Version der Seite ist bereit.
page-offline_broken = Eine neue Version der Seite kam nicht vollständig an. Du kannst mit dieser weiterspielen; später wird es noch einmal versucht.
page-offline_take = Jetzt verwenden
page-offline_close = Schließen
page-needs_javascript = Dieses Spiel läuft in deinem Browser und braucht JavaScript.
page-step_page = Die Seite
page-step_python = Python
page-step_rules = Die Regeln
page-step_table = Der Tisch

## In static/watch.js, when the start fails. Those in lower case follow the name of a file.

watch-title = Das Spiel konnte nicht starten
watch-failed = Python konnte in diesem Browser nicht starten. Oft hilft es, die Seite neu zu laden; wenn nicht, versuch es mit einem neueren Browser oder einem anderen Netz.
watch-file = Die Seite wurde als Datei geöffnet, Browser führen sie aber nur von einem Webserver aus. Starte einen im Ordner der Seite, zum Beispiel mit „python3 -m http.server“, und öffne http://localhost:8000.
watch-off = WebAssembly, womit das Spiel läuft, ist in diesem Browser ausgeschaltet. Auf iPhone, iPad oder Mac tut das der Blockierungsmodus: Schalte ihn für diese Website aus. Sonst sieh in den Einstellungen des Browsers nach, oder frag, wer das Gerät verwaltet.
watch-old = Dieser Browser ist zu alt für das Spiel, oder ein Teil davon ist ausgeschaltet. Ihm fehlt: { $what }. Das Spiel braucht mindestens Chrome oder Edge 123, Firefox 121 oder Safari 17.5.
watch-policy = Die Sicherheitsrichtlinie dieses Servers (Content-Security-Policy) oder eine Erweiterung des Browsers verbietet einen Teil der Seite. Wer den Server betreibt, muss die eigenen Dateien der Seite und wasm-unsafe-eval erlauben.
watch-memory = Dieses Gerät hat zu wenig freien Speicher für das Spiel. Schließe andere Tabs und Apps, dann lade die Seite neu.
watch-slash = Der Adresse dieser Seite fehlt der Schrägstrich am Ende, deshalb werden ihre Dateien im falschen Ordner gesucht. Wer den Server betreibt, muss sie auf { $what } umleiten.
watch-lost = Eine Datei der Seite ist nicht angekommen. Lade die Seite neu; wenn das nicht hilft, versuch ein anderes Netz, oder schalte ab, was Inhalte blockiert.
watch-mistyped = Dieser Server sendet Dateien mit falschem Typ, deshalb führen Browser sie nicht aus. Wer ihn betreibt, muss .js- und .mjs-Dateien als text/javascript senden und .css als text/css.
watch-damaged = Eine Datei der Seite kam unvollständig oder verändert an. Wenn du die Seite neu lädst, wird sie noch einmal geholt.
watch-over = Das Spiel ist stehen geblieben
watch-stopped = Python ist stehen geblieben, meist weil das Gerät keinen Speicher mehr hat. Deine Partie ist gespeichert. Schließe andere Tabs und Apps, dann lade die Seite neu.
watch-silence = Seit 30 Sekunden ist nichts angekommen. Die Seite versucht es weiter; du kannst sie auch neu laden.
watch-standstill = Der Start hängt seit 10 Sekunden. Die Seite versucht es weiter; du kannst sie auch neu laden.
watch-reload = Seite neu laden
watch-missing = ist nicht angekommen.
watch-refused = ist nicht angekommen: Der Server antwortete { $what }.
watch-page = ist nicht angekommen: Der Server sendete stattdessen eine Webseite.
watch-altered = kam unvollständig an oder gehört zu einer anderen Version der Seite.
watch-type = kam mit dem Typ { $what } an.
watch-cut = Die Seite selbst kam unvollständig an.
