### What the browser client says; what it shares with the terminal and the server is in the other files.

## Überall

app-name = Macaronesia
away = Der Server antwortet nicht. Wir versuchen es weiter; nichts geht verloren.
nowhere-title = Hier ist nichts
nowhere-text = Vielleicht ist die Adresse falsch geschrieben, oder der Tisch wurde vor dem Beginn aufgelöst.
nowhere-home = Zur Startseite
link-title = Dein Spieler auf diesem Gerät
link-text = Dieser Link bringt deinen Namen und deine Tische in diesen Browser. Er gilt einmal.
link-come = Hier spielen

## The first page

home-title = Zwei Archipele, zwei Spiele
home-play-as = Du spielst als
home-visitor = Gast { $number }
home-game = Spiel
game-name = { $game ->
    [santiago] Santiago
   *[canarias] Islas Canarias
}
home-game-text = { $game ->
    [santiago] Ersteigere Plantagen, besteche den Kanalaufseher und führe das knappe Wasser zu deinen Feldern.
   *[canarias] Baue so, dass den Siedlern des nächsten Schiffs deine Insel am besten gefällt – und hüte dich vor Piraten.
}
home-opponents = Gegner (Bots)
home-strength = Spielstärke
home-level = { $level ->
    [easy] Leicht
    [normal] Normal
    [hard] Schwer
    [expert] Meister
   *[other] { $level }
}
home-play = Jetzt spielen
home-setting-up = Es geht gleich los …
home-invite = Mit Freunden spielen …
home-invite-title = { game-name } mit Freunden
home-loading = Einen Augenblick …
home-more = Mehr zeigen
home-your-turn = Du bist am Zug
home-running = Dein Spiel läuft
home-continue = Weiterspielen
home-mine = Meine Spiele
home-mine-none = Du spielst gerade nirgends mit. Ein Klick auf „Jetzt spielen“ genügt.
home-mine-over = Beendet
home-others = Alle Tische
home-shelf = { $shelf ->
    [open] Mitspielen
    [running] Zuschauen
   *[finished] Beendet
}
home-shelf-none = { $shelf ->
    [open] Gerade wartet niemand auf Mitspieler. Eröffne mit „Mit Freunden spielen“ einen öffentlichen Tisch; er erscheint dann hier.
    [running] Gerade wird kein öffentliches Spiel gespielt.
   *[finished] Noch ist kein öffentliches Spiel beendet.
}
home-you = Du
home-bot = { $level ->
    [easy] Bot (leicht)
    [normal] Bot (normal)
    [hard] Bot (schwer)
    [expert] Bot (Meister)
    [random] Bot (spielt zufällig)
   *[other] Bot ({ $level })
}
home-free-seat = ein freier Platz
home-here = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
} an einem Gerät
home-row-open = { $free ->
    [0] Alle { $seats } Plätze sind besetzt
    [one] Einer von { $seats } Plätzen ist frei
   *[other] { $free } von { $seats } Plätzen sind frei
}
home-row-turn = Am Zug: { $name }
home-row-until = Deine Zeit endet { $time }
home-row-late = Deine Zeit ist { $time } abgelaufen
home-row-won = { $count ->
    [one] Gewonnen hat { $names }
   *[other] Gemeinsam gewonnen haben { $names }
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
home-row-you-won = Du hast mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewonnen
home-row-pace = { $time } je Zug
home-row-since = eröffnet { $time }
home-row-do = { $what ->
    [turn] Du bist dran
    [open] Öffnen
    [join] Mitspielen
    [watch] Zuschauen
   *[see] Ansehen
}

## A table for friends

home-where = Wo sind die anderen?
home-where-name = { $where ->
    [here] An diesem Gerät
   *[apart] Anderswo
}
home-where-text = { $where ->
    [here] Ihr reicht das Gerät herum; was jeder auf der Hand hat, bleibt den anderen verborgen.
   *[apart] Du bekommst einen Link für deine Freunde. Jeder spielt in seinem eigenen Browser.
}
home-players = Spieler
home-seat = Platz { $number }
home-seat-for = { $who ->
    [person] Jemand an diesem Gerät
   *[open] Frei für einen Freund
}
home-how = Wie ihr spielt
home-edition = Ausgabe
home-edition-name = { $edition ->
    [amigo] AMIGO 2003
    [trefl] Trefl 2022
   *[other] { $edition }
}
home-edition-for = Für { $least } bis { $most } Spieler.
home-edition-text = { $edition ->
    [amigo] Bananen, Zuckerrohr, Kartoffeln, Bohnen und Paprika; bestochen wird mit mindestens 1 Escudo.
   *[trefl] Bananen, Kokosnüsse, Wassermelonen, Trauben und Paprika; Vorschläge sind auch ohne Bestechungsgeld möglich.
}
home-palms = Palmen
home-palms-name = { $palms ->
    [off] Keine
    [placed] Von euch gesetzt
   *[lot] Ausgelost
}
home-palms-text = { $palms ->
    [off] Auf dem Plan stehen keine Palmen.
    [placed] Ihr einigt euch auf drei Felder für die Palmen. Jede zählt wie ein weiterer Marker für den, dem ihre Plantage gehört.
   *[lot] Drei Palmen stehen auf ausgelosten Feldern. Jede zählt wie ein weiterer Marker für den, dem ihre Plantage gehört.
}
home-palms-squares = Felder der Palmen
home-palms-square = { $state ->
    [palm] { $square }: Palme
    [barred] { $square }: Hier kann keine Palme stehen
   *[free] { $square }
}
home-palms-left = { $count ->
    [0] Alle drei Palmen stehen.
    [one] Wähle noch ein Feld. Es darf weder die Quelle noch eine andere Palme berühren, auch nicht an einer Ecke.
   *[other] Wähle noch { $count } Felder. Keines darf die Quelle oder eine andere Palme berühren, auch nicht an einer Ecke.
}
home-palms-missing = Wähle zuerst drei Felder für die Palmen.
home-money = Geld
home-money-name = { $money ->
    [hidden] Verdeckt
   *[open] Offen
}
home-money-text = { $money ->
    [hidden] Du siehst nur dein eigenes Geld. Alle Zahlungen sind öffentlich; wer mitzählt, kennt den Stand trotzdem.
   *[open] Alle sehen, wie viel jeder hat.
}
home-islands = Inseln
home-islands-name = { $islands ->
    [random] Zufällig
   *[choose] Frei gewählt
}
home-islands-text = { $islands ->
    [random] Der Zufall gibt jedem eine Insel.
   *[choose] Alle nehmen sich der Reihe nach eine Insel.
}
home-spring = Quelle
home-spring-name = { $spring ->
    [interior] Im Innern des Plans
    [corner] In einer Ecke
    [edge] Am Rand
    [any] Irgendwo
   *[other] { $spring }
}
home-spring-at = An dieser Kreuzung
home-spring-text = Je näher die Quelle am Rand liegt, desto knapper ist das Wasser.
home-spring-known = Palmen, die ihr selbst setzt, brauchen eine Quelle an einer bestimmten Kreuzung.
home-lot = Ausgelost
home-overseer = Erster Kanalaufseher
home-overseer-text = In der Ausgabe von Trefl ist es, wer zuletzt ein Feld oder einen Garten bewirtschaftet hat, sonst der älteste Spieler.
home-starter = Startspieler
home-starter-text = Nach der gedruckten Regel beginnt der jüngste Spieler.
home-pace = Tempo
home-pace-name = { $pace ->
    [live] Live
    [days] Tage je Zug
   *[none] Ohne Uhr
}
home-pace-text = { $pace ->
    [live] Ihr spielt alle jetzt, und für jeden Zug läuft eine Uhr.
    [days] Jeder schaut ab und zu vorbei; ein Zug darf Tage dauern.
   *[none] Jeder nimmt sich die Zeit, die er braucht.
}
home-per-move = Zeit für einen Zug
home-visibility = Wer darf mitspielen?
home-visibility-name = { $visibility ->
    [public] Alle
   *[link] Mit dem Link
}
home-visibility-text = { $visibility ->
    [public] Der Tisch steht auf der Startseite; jeder darf mitspielen oder zuschauen.
   *[link] Nur wem du den Link schickst, der findet den Tisch.
}
home-hints = Tipps
home-hints-text = Man darf fragen, was der beste Bot tun würde.
home-yes-no = { $answer ->
    [yes] Ja
   *[no] Nein
}
home-set-up = { $where ->
    [here] Spiel beginnen
   *[apart] Tisch eröffnen
}

## The menu

setting-close = Schließen
setting-home = Macaronesia, zur Startseite
setting-menu = Menü
setting-rules = Regeln
setting-rules-of = Regeln von { game-name }
setting-section = Abschnitt
setting-choose-section = Abschnitt wählen …
setting-language = Sprache
setting-theme = Aussehen
setting-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[auto] Automatisch
}
setting-sound = Töne
setting-sound-text = Ein kurzer Ton, wenn du an der Reihe bist oder jemand zieht.
setting-notices = Benachrichtigungen
setting-notices-text = Dein Browser sagt dir, wenn du am Zug bist, auch wenn du gerade eine andere Seite ansiehst.
setting-notices-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen kannst du das ändern.
setting-you = Du
setting-you-are = Du spielst als { $name }.
setting-name = Dein Name
setting-take-name = Speichern
setting-link = Auf einem anderen Gerät spielen
setting-link-text = Ein Link bringt deinen Namen und deine Spiele auf dein Telefon oder einen anderen Rechner. Ein Passwort gibt es nicht.
setting-link-made = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal.
setting-copy = Kopieren
setting-copied = Kopiert
setting-table = Tabelle
setting-reload = Seite neu laden
setting-stale = Dieser Teil der Seite ließ sich nicht laden; vielleicht gibt es eine neuere Fassung.

## Santiago

santiago-board = Die Insel Santiago
santiago-loading = Die Insel wird gezeichnet …
santiago-ditches = Gräben
santiago-squares = Felder
santiago-choices = Deine Wahl
santiago-drought = Dürre
santiago-skip = Überspringen
santiago-pick-tile = Wähle eine Plantage, dann ein Feld.
santiago-pick-tile-for = Welche Plantage soll auf { $place }?
santiago-pick-square = Wähle jetzt ein Feld.
santiago-pick-again = Bestätige oder wähle neu.
santiago-pick-first = Wähle einen Graben an der Quelle für den ersten Kanal.
santiago-pick-propose = Wähle einen Graben, dann das Bestechungsgeld; oder schlage nichts vor.
santiago-pick-extra = Wähle einen Graben für deinen Zusatzkanal oder behalte ihn.
santiago-pick-dig = Oder grabe, wo niemand etwas vorgeschlagen hat: Wähle einen Graben auf dem Plan
santiago-do-bid = { $sum } bieten
santiago-do-pass-bid = Passen
santiago-do-plant = { tile } auf { $place } anlegen
santiago-do-neutral = { tile } neutral auf { $place } anlegen
santiago-do-propose = { $place } { $sum ->
    [0] ohne Bestechungsgeld vorschlagen
   *[other] vorschlagen und { $sum } bieten
}
santiago-do-pass-propose = Nichts vorschlagen
santiago-do-accept = { $place } annehmen
santiago-do-dig = Auf { $place } graben
santiago-do-decline = Keinen Kanal bauen
santiago-do-first = Erster Kanal auf { $place }
santiago-do-extra = Zusatzkanal auf { $place }
santiago-do-pass-extra = Den Zusatzkanal behalten
santiago-bid = Dein Gebot
santiago-bid-secret = Dein geheimes Gebot
santiago-secret-note = Ihr wählt beide verdeckt; dann werden die Gebote gezeigt.
santiago-taken = { $sum }: Das hat schon jemand geboten
santiago-more-sums = bis { $sum } …
santiago-bribe = Bestechungsgeld
santiago-bribe-for = Dein Bestechungsgeld für { $place }
santiago-bribe-there = Schon { $sum ->
    [0] vorgeschlagen, ohne Bestechungsgeld
   *[other] dafür geboten: { $sum }
}.
santiago-less = Weniger
santiago-more = Mehr
santiago-free = frei
santiago-free-palm = frei, mit Palme
santiago-neutral = { $what }, neutral
santiago-owned = { $what }, { $name }, { $markers ->
    [0] kein Marker
   *[other] { $markers } Marker
}
santiago-square = { $place }: { $what }, { $wet ->
    [yes] bewässert
   *[no] trocken
}
santiago-ditch = Graben { $place }, bewässert { $squares }
santiago-ditch-proposed = Graben { $place }, { $sum ->
    [0] ohne Bestechungsgeld vorgeschlagen
   *[other] vorgeschlagen für { $sum }
}, bewässert { $squares }
santiago-canal = Kanal { $place }, bewässert { $squares }
santiago-offer = Auslage
santiago-proposals = Vorschläge
santiago-order = Reihenfolge beim Anlegen
santiago-removed = Plantagen aus dem Spiel: { $count }
santiago-next-overseer = wird Kanalaufseher
santiago-not-yet = hat noch nicht geboten
santiago-chosen = gewählt
santiago-begins = Neues Gebiet: { crop }
santiago-grows = { crop }: Gebiet von { $parts } → { $size }
santiago-joins = { crop }: Gebiete von { $parts } verbinden sich → { $size }
santiago-against = Verglichen mit „{ $move }“:
santiago-round-end = Ende der Runde:
santiago-waters = Bewässert { $squares } ({ $tiles ->
    [0] dort ist keine Plantage
    [one] eine Plantage
   *[other] { $tiles } Plantagen
})
santiago-waters-nothing = Bewässert kein Feld, das trocken war
santiago-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
santiago-money-hidden = Geld verdeckt
santiago-has-extra = hat den Zusatzkanal
santiago-area-points = { crop }: { $tiles ->
    [one] 1 Plantage
   *[other] { $tiles } Plantagen
} × { $markers } Marker{ $palms ->
    [0] {""}
   *[other] {" "}(+ { $palms } für Palmen)
} = { $points } ({ $places })
santiago-tell-round = Runde { $round } von { $rounds }: { $phase }.
santiago-tell-canals = { $count ->
    [0] Noch gibt es keinen Kanal.
   *[other] Kanäle: { $places }.
}
santiago-tell-area = { crop.area }, { $tiles ->
    [one] 1 Plantage
   *[other] { $tiles } Plantagen
} ({ $places }); Marker: { $owners }.
santiago-tell-area-neutral = { crop.area }, { $tiles ->
    [one] 1 Plantage
   *[other] { $tiles } Plantagen
} ({ $places }), neutral.
santiago-tell-dry = Trockene { $count ->
    [one] Plantage
   *[other] Plantagen
}: { $places }.
santiago-tell-deserts = Wüste: { $places }.
santiago-tell-palms = Palmen: { $places }.
santiago-tell-offer = In der Auslage: { $tiles }.
santiago-tell-proposal = Vorgeschlagen: { $place } von { $names }, { $sum ->
    [0] ohne Bestechungsgeld
   *[other] zusammen { $sum }
}.
santiago-tell-player = { $name }: Geld { $money }, { $extra ->
    [yes] mit Zusatzkanal
   *[no] Zusatzkanal verbraucht
}{ $overseer ->
    [yes] , Kanalaufseher
   *[no] {""}
}.

## Der Tisch

table-bot = Bot { $number }
table-level = { $level ->
    [easy] leicht
    [normal] normal
    [hard] schwer
    [expert] Meister
    [random] spielt zufällig
   *[other] { $level }
}
table-you = du
table-your-turn = Du bist am Zug
table-waiting = Warte auf { $name }.
table-compiling = Die Bots werden vorbereitet. Das dauert eine Minute, nur beim ersten Mal.
table-dealing = Einen Augenblick …
table-then = Als Nächstes wird zufällig gezogen.
table-then-turn = Hier ist { $name } am Zug.
table-watching = Du siehst bei diesem Spiel zu.
table-watching-stranger = Du siehst bei diesem Spiel zu. Um mitzureden, gib dir im Chat einen Namen.
table-kept = { $state ->
    [finished] Ein Bot hat dieses Spiel für dich zu Ende gespielt.
   *[running] Auf deinem Platz spielt ein Bot. Du kannst jederzeit zurückkommen.
}
table-fork = Was wäre, wenn …? { $ply ->
    [0] Ab dem Anfang eines anderen Spiels
   *[other] Ab Zug { $ply } eines anderen Spiels
}
table-new = neu
table-new-moves = { $count ->
    [one] Ein neuer Zug
   *[other] { $count } neue Züge
}
table-more-happened = { $count ->
    [one] Ein früheres Ereignis.
   *[other] { $count } frühere Ereignisse.
}
table-players = Spieler
table-to-move = am Zug
table-away = für { $name } (gegangen)
table-late = Die Zeit ist um.
table-vote = Einen Bot einsetzen
table-voted = Du hast für einen Bot gestimmt.
table-return = Wieder Platz nehmen
table-leave = Das Spiel verlassen
table-leave-text = Ein Bot spielt für dich weiter. Solange das Spiel läuft, kannst du zurückkommen und deinen Platz wieder einnehmen.
table-leave-yes = Verlassen
table-leave-no = Bleiben
table-time-up = Zeit ist um
table-time-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
table-time-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
table-time-left = Restzeit: { $time }
table-action = Was jetzt zu tun ist
table-past-no-move = Du siehst einen früheren Stand; geh zum aktuellen Stand zurück, um zu ziehen.
table-confirm = Bestätigen
table-sending = Wird gesendet …
table-cancel = Abbrechen
table-list = Züge als Liste
table-list-title = { $count ->
    [one] Der einzige erlaubte Zug
   *[other] Alle { $count } erlaubten Züge
}
table-list-filter = Filtern, zum Beispiel nach einem Ort
table-list-none = Kein Zug enthält diese Wörter.
table-hint = Tipp
table-hint-title = Was der stärkste Bot täte
table-hint-thinking = Er denkt nach …
table-hint-chance = Gewinnchance { percent }
table-hint-show = Ansehen
table-undo = Zurücknehmen
table-undo-asked = { $name } möchte einen Zug zurücknehmen.
table-undo-accept = Zustimmen
table-undo-decline = Ablehnen
table-undo-declined = Die Rücknahme wurde abgelehnt.
table-undo-own = Du möchtest einen Zug zurücknehmen; gewartet wird auf { $names }.
table-undo-waiting = { $name } möchte einen Zug zurücknehmen; gewartet wird auf { $names }.
table-points = Punkte
table-points-title = Voraussichtliche Punkte
table-points-text = Wenn das Spiel jetzt endete. Nichts davon ist endgültig.
table-log = Was geschah
table-log-empty = Noch ist nichts geschehen.
table-round = Runde { $round }
table-talk = Verlauf und Chat
table-chat = Chat
table-chat-watcher = sieht zu
table-chat-earlier = Frühere Nachrichten
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-chat-unread = ungelesen
table-name = Dein Name
table-name-take = Diesen Namen nehmen
table-name-why = Um Platz zu nehmen, brauchst du nur einen Namen.
table-board = Spielplan
table-board-words = Der Spielplan in Worten
table-look-back = Zurückblicken
table-past-title = Du siehst einen früheren Stand
table-past-at = { $ply ->
    [0] Anfang
   *[other] Zug { $ply } von { $last }
}
table-past-now = Zurück zum aktuellen Stand
table-past-slider = Zeitpunkt des Spiels
table-past-first = Zum Anfang
table-past-back = Einen Zug zurück
table-past-play = Abspielen
table-past-pause = Anhalten
table-past-forward = Einen Zug vor
table-past-last = Zum letzten Zug
table-past-speed = Tempo
table-past-speed-value = { $speed ->
    [slow] langsam
    [fast] schnell
   *[normal] normal
}
table-past-eyes = Aus wessen Sicht
table-past-eyes-own = wie ich es sah
table-past-eyes-seat = wie { $name } es sah
table-past-eyes-open = alles offen
table-past-fork = Was wäre, wenn …? Von hier weiterspielen
table-won = Glückwunsch, du hast gewonnen!
table-rematch = Noch einmal spielen
table-rematch-join = { $name } hat ein neues Spiel eröffnet: Mitspielen
table-rematch-go = Zum nächsten Spiel
table-replay = Noch einmal ansehen
table-record = Aufzeichnung herunterladen
table-analysis = Spiel analysieren
table-analysis-title = Gewinnchancen
table-analysis-text = Wie ein starker Bot die Chancen aller sah, Zug für Zug. Bei jedem Zug wusste er nur, was der Spieler damals wissen konnte.
table-analysis-progress = Ein Bot sieht sich jeden Zug an: { percent }
table-analysis-show = Zeigen
table-fair = { $verdict ->
    [checking] Das Austeilen wird geprüft …
    [true] Das Austeilen war ehrlich: in diesem Browser geprüft
    [false] Der veröffentlichte Startwert ist nicht der versprochene
   *[unable] Das Austeilen konnte in diesem Browser nicht geprüft werden
}
table-fair-text = Vor dem ersten Austeilen hat der Server einen Fingerabdruck (SHA-256) des geheimen Startwerts veröffentlicht, aus dem alles ausgeteilt wird. Nun, da das Spiel vorbei ist, ist der Startwert selbst öffentlich. Dein Browser hat seinen Fingerabdruck eben neu berechnet: Stimmen beide überein, konnte niemand während des Spiels das Austeilen ändern.
table-fair-promise = Fingerabdruck, vor dem Spiel veröffentlicht
table-fair-seed = Startwert, nach dem Spiel veröffentlicht
table-fair-more = Die Aufzeichnung enthält alle Züge und den Startwert; „macaronesia verify“ prüft damit jedes einzelne Austeilen.
table-open = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Es fehlt noch ein Spieler.
   *[other] Es fehlen noch { $count } Spieler.
}
table-invite = Link zu diesem Tisch
table-invite-text = Schick diesen Link denen, die mitspielen sollen. Das Spiel beginnt, wenn alle Plätze besetzt sind.
table-share = Teilen …
table-terms = So wird hier gespielt
table-seats = Plätze
table-seat-open = frei
table-join = Hier Platz nehmen
table-start = Jetzt anfangen
table-start-text = Du musst nicht warten: Bots können die freien Plätze einnehmen.
table-start-level = Spielstärke der Bots
table-start-bots = { $count ->
    [one] Mit einem Bot anfangen
   *[other] Mit { $count } Bots anfangen
}
table-start-wait = { $name } kann auch mit Bots auf den freien Plätzen anfangen.
table-give-up = Meinen Platz aufgeben
table-pass-device = Gib das Gerät an { $name }
table-pass-text = Jetzt darf nur { $name } auf den Bildschirm sehen. Alle anderen schauen bitte weg.
table-pass-ready = Ich bin { $name }
table-cut = Die Verbindung ist unterbrochen. Wir versuchen es weiter; nichts geht verloren, auch deine Auswahl nicht.
table-gone = Diesen Tisch gibt es nicht
table-gone-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde vor dem Spiel aufgelöst. Lass dir den Link noch einmal geben, oder beginne ein eigenes Spiel.
table-unknown-game = Dieses Spiel kann man nicht im Browser spielen.
table-coming = Der Tisch wird vorbereitet …
table-skip-board = Zum Spielplan
table-skip-moves = Zur Liste der Züge
table-keys = Tasten
table-key-tab = zum nächsten Element, auch auf dem Spielplan
table-key-choose = wählen, was den Fokus hat
table-key-confirm = den gewählten Zug bestätigen (mit Strg von überall)
table-key-cancel = abbrechen
table-key-look = beim Zurückblicken: Zug um Zug, zum Anfang, zum Ende
table-keys-list = „Züge als Liste“ enthält jeden erlaubten Zug als Text: So lässt sich das ganze Spiel ohne den Spielplan spielen.

## Islas Canarias

canarias-ui-loading = Die Inseln werden gezeichnet …
canarias-ui-tray = Deine Wahl
canarias-ui-islands = Inseln
canarias-ui-plots = Felder
canarias-ui-island-of = { $island }, die Insel von { $name }
canarias-ui-back = Meine Insel
canarias-ui-enlarge = { $island }, { canarias-ui-points }{ $news ->
    [0] {""}
    [one] , ein Feld verändert
   *[other] , { $news } Felder verändert
}. Groß zeigen
canarias-ui-contacts = Wähle eine Insel. Die Zahlen sagen, wie viele ihrer zwölf Felder an welches Geländemerkmal grenzen.
canarias-ui-island = { $island }. Felder je Geländemerkmal: { $contacts }
canarias-ui-island-taken = { $island }, vergeben an { $name }. Felder je Geländemerkmal: { $contacts }
canarias-ui-card = { $card } ({ colour }), Prioritäten: { $wishes }
canarias-ui-copies = { $count } × { $card }
canarias-ui-hand = Deine Hand: { canarias-ui-cards }
canarias-ui-hand-empty = Du hast keine Karten.
canarias-ui-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
canarias-ui-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
canarias-ui-privilege = Das { colour.e } Privileg: { $effect }
canarias-ui-nobody = niemand
canarias-ui-pile = { $pile ->
    [ship] Auf dem Schiff
    [deck] Im Stapel
   *[discard] Abgelegt
}:
canarias-ui-discard = Ablage durchsehen
canarias-ui-do-island = { $island } nehmen
canarias-ui-do-draw = Karten ziehen
canarias-ui-do-take = Zusätzliche Karte nehmen
canarias-ui-do-skip = Aussetzen
canarias-ui-do-end = Zug beenden
canarias-ui-do-build = Ein { colour.es } Haus für { $card } auf Feld { $plot } bauen
canarias-ui-do-ship = { $card } aufs Schiff legen
canarias-ui-do-palace = Aus den Häusern auf { $plots } einen { colour.en } Palast auf Feld { $plot } machen
canarias-ui-do-city = Aus den Häusern auf { $plots } eine { colour.e } Stadt auf Feld { $plot } machen
canarias-ui-do-settle = { $card } baut ein { colour.es } Haus auf Feld { $plot }
canarias-ui-do-raze = Das Haus auf Feld { $plot } hergeben
canarias-ui-do-blame = Den Piraten zu { $name } schicken
canarias-ui-pick-act = Wähle eine Karte und baue ihr Haus, oder zieh Karten.
canarias-ui-pick-draw = In diesem Zug darfst du nicht bauen: Zieh Karten.
canarias-ui-pick-plot = Wo soll { $card } bauen? Wähle ein hervorgehobenes Feld.
canarias-ui-pick-card = Welche Karte soll auf Feld { $plot } bauen?
canarias-ui-pick-ship = Wähle eine Karte fürs Schiff. Sonst sieht sie niemand, bis sie landet.
canarias-ui-pick-end = Mach aus Häusern einen Palast oder eine Stadt, oder beende deinen Zug.
canarias-ui-pick-house = Wähle noch eins der hervorgehobenen Häuser.
canarias-ui-pick-more = { $more ->
    [yes] Bestätige, oder wähle noch ein Haus für eine Stadt.
   *[no] Bestätige, oder ändere den Platz des Gebäudes.
}
canarias-ui-pick-settle = { $card } hat deine Insel gewählt. Wo soll das Haus stehen?
canarias-ui-pick-raze = Der { colour.e } Pirat nimmt eins deiner Häuser. Welches gibst du her?
canarias-ui-pick-blame = Du bist vor Piraten sicher. Wer soll stattdessen ein Haus verlieren?
canarias-ui-may-join = Du kannst auch gepunktet umrandete Häuser wählen: Zwei werden ein Palast, drei eine Stadt.
canarias-ui-wishes = Prioritäten von { $card }, der Reihe nach
canarias-ui-rules = Priorität { $number } entscheidet: Das Haus muss neben { priority } stehen.
canarias-ui-rules-none = Das Haus darf auf jedem freien Feld stehen.
canarias-ui-stand = Es steht auf Feld
canarias-ui-tint = Farbe
canarias-ui-compare = Freie Felder bei jeder Priorität, der Reihe nach: Es gewinnt die Insel mit den meisten
canarias-ui-wish = Priorität
canarias-ui-out = nicht mehr verglichen
canarias-ui-wins = gewinnt
canarias-ui-tie = Gleichstand bei der ersten Priorität: Das Privileg von { $name } entscheidet.
canarias-ui-next = { $count ->
    [one] Weiter (noch eine Karte)
   *[other] Weiter (noch { $count } Karten)
}
canarias-ui-done = Fertig
canarias-ui-skip = Alle überspringen
canarias-ui-same = Die Punkte bleiben gleich
canarias-ui-gains = { $name } bekommt das Privileg: { $effect }
canarias-ui-gains-from = { $name } nimmt { $other } das Privileg ab: { $effect }
canarias-ui-gets = { $count ->
    [one] Eine Karte vom Stapel
   *[other] { $count } Karten vom Stapel
}
canarias-ui-then = Danach: { canarias-phase }
canarias-ui-colour-points = { colour }: { $house ->
    [0] {""}
    [one] 1 Haus,{" "}
   *[other] { $house } Häuser,{" "}
}{ $palace ->
    [0] {""}
    [one] 1 Palast,{" "}
   *[other] { $palace } Paläste,{" "}
}{ $city ->
    [0] {""}
    [one] 1 Stadt,{" "}
   *[other] { $city } Städte,{" "}
}{ canarias-ui-points }
canarias-ui-plot-built = Feld { $plot }: { $piece ->
    [house] { colour.es } Haus
    [palace] { colour.er } Palast
   *[city] { colour.e } Stadt
}, grenzt an: { $touches }
canarias-ui-plot-free = Feld { $plot }: frei, grenzt an: { $touches }
canarias-ui-tell-moment = { $moment }{ $last ->
    [yes] , die letzte Runde
   *[no] {""}
}: { canarias-phase }.
canarias-ui-tell-starter = Startspieler: { $name }.
canarias-ui-tell-player = { $name }: { $island }, { canarias-ui-points }, Karten: { $cards }.
canarias-ui-tell-hand = Hand von { $name }: { $cards }.
canarias-ui-tell-revealed = Vom Schiff: { $card }.
canarias-ui-tell-piles = Karten auf dem Schiff: { $ship }, im Stapel: { $deck }, in der Ablage: { $discard }.
canarias-ui-tell-aboard = Karten, von denen du weißt, dass sie an Bord sind: { $cards }.
canarias-ui-tell-privilege = Das { colour.e } Privileg ({ $effect }): { $name }.
canarias-ui-tell-supply = Vorrat, { piece }: { $left }.
