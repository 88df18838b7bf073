### The dialog about the page, and the report of a problem.

version = Version { $version } · Build { $build }
unofficial = Ein inoffizielles Fanprojekt, weder verbunden mit Verlag, Autorin oder Illustratorinnen des Spiels noch von ihnen unterstützt. Es enthält keine Texte, Bilder oder Symbole des veröffentlichten Spiels. Wenn es dir gefällt, kauf das echte Spiel: Es ist wunderschön.
own = Unser eigener Code ist freie Software. Seine Lizenz:
others = Die Arbeit anderer in dieser Seite
others_help = Jeweils mit Herkunft und Lizenz. Die Lizenztexte öffnen sich in einem neuen Tab, auch ohne Netz.
public_domain = gemeinfrei
report_holds = Mehr steht nicht im Bericht: die Version der Seite, dein Browser und sein Fenster, deine Einstellungen, das Protokoll der Partie mit den Namen der Spieler und was hier zuletzt geschah (höchstens 200 Schritte), mit Uhrzeit und getipptem Text. Bitte schick ihn denen, die diese Seite machen, mit einem Satz dazu, was schiefging.
report_secrets = Nichts wird gesendet, außer du sendest es. Deine anderen Partien, deine Ergebnisse und die Codes von Live-Tischen stehen nicht darin. Wie ein Link enthält er die ganze Partie: Wer es darauf anlegt, könnte die verdeckten Karten auslesen.
