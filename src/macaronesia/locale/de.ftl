### Was Macaronesia sagt, auf Deutsch.

## Warum ein Zug abgelehnt wird

game-over = Das Spiel ist zu Ende; es sind keine Züge mehr möglich.
unknown-move = „{ $move }“ ist kein Zug dieses Spiels.
wrong-phase = „{ $move }“ ist jetzt nicht möglich: { $phase ->
    [setup] das Spiel wird gerade aufgebaut
    [first] der erste Kanalaufseher legt den ersten Kanal
    [reveal] es werden Plantagen aufgedeckt
    [bid] es läuft die Versteigerung
    [plant] eine Plantage wird angelegt
    [neutral] die übrige Plantage wird angelegt
    [propose] es werden Kanäle vorgeschlagen
    [decide] der Kanalaufseher muss über den Kanal entscheiden
    [extra] es geht um den Zusatzkanal
    [island] die Inseln werden gewählt
    [deal] es werden Karten ausgeteilt
    [act] ziehe Karten oder baue
    [ship] eine Karte muss aufs Schiff
    [end] der Zug geht zu Ende
    [settle] ein Siedler vom Schiff braucht einen Platz
    [raze] ein Haus geht an den Piraten verloren
    [blame] ein Opfer des Piraten ist zu nennen
   *[other] die Phase ist { $phase }
}.
not-in-offer = { $tile } liegt nicht aus; ausgelegt: { $offer }.
square-taken = Auf { $square } liegt schon eine Plantage.
not-adjacent = { $square } grenzt an keine Plantage; die neutrale Plantage darf auf { $allowed }.
canal-taken = Auf { $segment } liegt schon ein Kanal.
canal-unconnected = { $segment } berührt weder die Quelle auf { $spring } noch einen Kanal.
was-proposed = { $segment } wurde vorgeschlagen: nimm den Vorschlag an oder grabe, wo niemand vorgeschlagen hat.
not-proposed = { $segment } hat niemand vorgeschlagen; { $count ->
    [0] es gibt gar keinen Vorschlag
   *[other] vorgeschlagen: { $proposed }
}.
must-decide = Solange ein Vorschlag vorliegt, darf der Kanalaufseher nicht verzichten: nimm einen an ({ $proposed }) oder grabe anderswo.
bribe-too-small = Ein Bestechungsgeld von { $bribe } ist zu wenig; das kleinste ist { $smallest }.
bid-taken = { $bid } wurde schon geboten; biete einen anderen Betrag oder passe.
too-expensive = Das kostet { $price }, du hast aber nur { $money }.
no-extra-canal = Du hast deinen Zusatzkanal schon gebaut.
no-such-outcome = Der Zufall kann jetzt nicht „{ $move }“ bringen; möglich: { $possible }.

## Falsche Optionen

bad-option = Die Option „{ $option }“ kann nicht { $value } sein; erlaubt: { $allowed }.
unknown-option = Die Option „{ $option }“ gibt es nicht (angegeben: { $value }); es gibt { $allowed }.
allowed-palms = true, false oder eine Liste von drei Feldern
allowed-palm-squares = drei Felder von a1 bis h6
allowed-palms-spring = drei Felder nur, wenn die Option „spring“ eine einzelne Kreuzung nennt, etwa C2 (sie ist { $spring })
allowed-palms-apart = drei Felder, von denen keines die Quelle oder ein anderes berührt, auch nicht an einer Ecke ({ $square } tut es)

## Kaputte Aufzeichnungen

record-not-json = Das ist keine Aufzeichnung: es ist kein JSON ({ $reason }).
record-not-object = Das ist keine Aufzeichnung: erwartet wird ein JSON-Objekt.
record-not-parquet = Das ist keine Datei mit Spielen: es ist kein Parquet ({ $reason }).
record-version = In der Aufzeichnung muss "macaronesia": 1 stehen; dort steht { $value }.
record-field = Das Feld „{ $field }“ der Aufzeichnung ist falsch: { $value }; erwartet: { $expected }.
record-missing = Der Aufzeichnung fehlt das Feld „{ $field }“.
record-option = Die Optionen der Aufzeichnung sind falsch: { $reason }
record-move-shape = Zug { $move } der Aufzeichnung ist kein Paar aus Sitz und Text: { $value }.
record-move = Zug { $move } der Aufzeichnung ({ $who }: „{ $text }“) ist regelwidrig: { $reason }
record-turn = Zug { $move } der Aufzeichnung ist von { $who }, am Zug ist aber { $turn }.
record-after-end = Zug { $move } der Aufzeichnung kommt nach dem Ende des Spiels.
record-result = Als Ergebnis nennt die Aufzeichnung { $value }, das Spiel endete aber mit { $expected }.
record-early-result = Die Aufzeichnung nennt ein Ergebnis, ihr Spiel ist nach { $moves } Zügen aber nicht zu Ende.
record-commitment = Der veröffentlichte Startwert ist nicht der, auf den sich die Aufzeichnung festgelegt hat.
record-deal = Zug { $move } der Aufzeichnung bringt „{ $text }“, der Startwert ergibt aber „{ $expected }“.
record-too-large = Eine Aufzeichnung ist höchstens { $most } Bytes lang; diese ist länger.
record-ply = Einen Halbzug { $ply } gibt es in dieser Aufzeichnung nicht: es gibt 0 bis { $last }.
record-empty = { $file } enthält kein Spiel.
record-several = { $file } enthält mehrere Spiele; read_games(path) liefert ihre Aufzeichnungen nacheinander.
record-deep = Die Felder der Aufzeichnung sind zu tief verschachtelt; gelesen werden höchstens { $most } Ebenen.
record-no-game = Ein Spiel { $index } gibt es in der Datei nicht: sie enthält { $count }, gezählt ab 0.
record-in-file = { $file }, Spiel { $index }: { $reason }

## Was in Santiago geschieht

told-spring = Die Quelle liegt auf { $place }.
told-palm = Auf { $place } wächst eine Palme.
told-first-overseer = { $name } beginnt als Kanalaufseher.
told-remove = Aus dem Spiel: { tile }.
told-reveal = Aufgedeckt: { tile }.
told-first = { $name } legt den ersten Kanal auf { $place }.
told-bid = { $name } bietet { $sum }.
told-bid-secret = { $name } hat ein Gebot gewählt.
told-bid-pass = { $name } passt.
told-bids = Die Gebote werden gezeigt: { $first } und { $second }.
told-overseer = { $name } ist jetzt Kanalaufseher.
told-plant = { $name } legt { tile } auf { $place } an, { $markers ->
    [0] ohne Marker
    [one] mit { $markers } Marker
   *[other] mit { $markers } Markern
}.
told-neutral = { $name } legt die übrige Plantage, { tile }, auf { $place }.
told-propose = { $name } schlägt { $place } vor und bietet { $sum }.
told-support = { $name } unterstützt { $place } mit { $sum }.
told-propose-pass = { $name } schlägt nichts vor.
told-accept = { $name } nimmt { $place } an und erhält { $sum }.
told-dig = { $name } gräbt auf { $place } und zahlt { $sum }.
told-decline = { $name } baut keinen Kanal.
told-extra = { $name } baut den Zusatzkanal auf { $place }.
told-extra-pass = { $name } behält den Zusatzkanal.
told-thirst = Dürre: { $count ->
    [one] Eine Plantage verliert
   *[other] { $count } Plantagen verlieren
} einen Marker ({ $places }).
told-desert = { $count ->
    [one] Eine Plantage wird
   *[other] { $count } Plantagen werden
} zur Wüste ({ $places }).
told-no-drought = Keine Plantage leidet Durst.
told-income = Alle erhalten 3 Escudos.
told-end = Das Spiel ist zu Ende.

crop = { $crop ->
    [banana] Bananen
    [cane] Zuckerrohr
    [potato] Kartoffeln
    [bean] Bohnen
    [pepper] Paprika
    [coconut] Kokosnüsse
    [melon] Melonen
    [grape] Trauben
   *[other] { $crop }
}
tile = { crop } ({ $planters ->
    [1] 1 Pflanzer
   *[2] 2 Pflanzer
})

## Das Terminal

chance = Zufall
result = { $count ->
    [one] { $names } gewinnt.
   *[other] Geteilter Sieg: { $names }.
}
result-money = { $points } auf der Hand
result-area = { $points }: { crop }, { $tiles } × { $markers }{ $palms ->
    [0] {""}
   *[other] {" "}(+ { $palms } für Palmen)
} ({ $places })
result-colour = { $points }: { colour }, { $house } { $house ->
    [one] Haus
   *[other] Häuser
}, { $palace } { $palace ->
    [one] Palast
   *[other] Paläste
}, { $city } { $city ->
    [one] Stadt
   *[other] Städte
}
verified = { $games ->
    [one] Ein Spiel folgt
   *[other] { $games } Spiele folgen
} den Regeln; { $dealt ->
    [0] ein Startwert ist nicht angegeben, das Austeilen konnte nicht geprüft werden.
   *[other] bei { $dealt } wurde das Austeilen mit dem Startwert geprüft.
}
verified-forks = { $forks ->
    [one] Eines ist eine Abzweigung: ihr Austeilen ist geprüft
   *[other] { $forks } sind Abzweigungen: ihr Austeilen ist geprüft
} ab dem Halbzug, an dem sie begann.
simulated = { $games ->
    [one] Ein Spiel gespielt.
   *[other] { $games } Spiele gespielt.
}
simulated-seat = Sitz { $seat }, { $name }: gewinnt { $share }, im Mittel { $mean } Punkte
play-name = Spieler { $number }
play-welcome = Gib einen Zug ein, seine Nummer oder seine ersten Wörter; Tab ergänzt. Außerdem: help, board, log, save, quit.
play-help = Ein Zug wird so eingegeben, wie er in der Liste steht, zum Beispiel „bid 3“, „plant banana2 c4“ oder „propose B2-C2 2“. Eine Zahl wählt aus der Liste. Einige Wörter verkürzen die Liste. board zeigt den Plan, log erzählt das Spiel bisher, save [DATEI] speichert, quit speichert und beendet.
play-turn = { $name }: { $phase ->
    [first] lege den ersten Kanal an die Quelle
    [bid] biete einen Betrag oder passe
    [plant] nimm eine Plantage und lege sie an
    [neutral] lege die übrige Plantage an
    [propose] schlage einen Kanal und ein Bestechungsgeld vor oder passe
    [decide] du bist Kanalaufseher: entscheide über den Kanal
    [extra] baue jetzt deinen Zusatzkanal oder passe
    [island] wähle deine Insel
    [act] ziehe Karten oder baue ein Haus
    [ship] lege eine Karte aufs Schiff
    [end] baue einen Palast oder eine Stadt oder beende den Zug
    [settle] gib dem Neuankömmling ein Haus
    [raze] gib ein Haus auf
    [blame] nenne das Opfer des Piraten
   *[other] { $phase }
}
play-secret = (verdeckt)
play-saved = Gespeichert in { $file }. Weiter mit: { $command }
play-kept = Gespeichert in { $file }.

## Wörter auf dem Plan

board-moment = Runde { $round } von { $rounds }
board-round = Runde
board-setup = Aufbau
board-first = Erster Kanal
board-reveal = Neue Plantagen
board-bid = Versteigerung
board-plant = Anlegen
board-neutral = Neutrale Plantage
board-propose = Bestechung
board-decide = Aufseher entscheidet
board-extra = Zusatzkanal
board-over = Spielende
board-pass = passt
board-hidden = verdeckt
board-overseer = Aufseher
board-money = Geld
board-score = Punkte
board-used = Zusatzkanal verbraucht
board-palm = Palme
board-desert = Wüste
board-spring = Quelle
board-seat = Sitz
board-name = Name
board-offered = Gebot
board-extra-canal = Zusatzkanal
board-yes = ja
board-no = nein
board-offer = Auslage
board-proposed = Vorschläge
board-removed = entfernt
board-key = · Graben  ═║ Kanal  O Quelle  ^ Palme  ~~ Wüste  0•◦ Sitz, Marker, freier Platz

## Fehlerhafte Schachteln von Islas Canarias

box-no-path = { $value } ist keine Schachtel: gib den Pfad einer .toml-Datei an oder „{ $shipped }“ für die mitgelieferte.
box-no-file = Eine Datei { $file } gibt es nicht; gib den Pfad einer .toml-Datei an oder „{ $shipped }“ für die mitgelieferte Schachtel.
box-unreadable = { $file } lässt sich nicht lesen ({ $reason }); eine Schachtel ist eine Textdatei in TOML.
box-too-large = { $file } ist zu groß für eine Schachtel; erlaubt sind { $most } Bytes.
box-not-utf8 = { $file }, Zeile { $place }: das ist kein UTF-8-Text; speichere die Datei als UTF-8.
box-not-toml = { $file } ist kein TOML ({ $reason }); berichtige die Stelle, docs/box.md zeigt, wie eine Schachtel geschrieben wird.
box-deep = { $file }, Zeile { $place }: Namen oder Listen sind zu tief geschachtelt; eine Schachtel braucht nur, was docs/box.md zeigt.
box-missing = { $file }, { $place }: das fehlt; gebraucht werden { $needed }.
box-unknown = { $file }, { $place }: etwas mit diesem Namen gibt es nicht; erlaubt: { $allowed }.
box-kind = { $file }, { $place }: { $value } kann hier nicht stehen; schreibe { $kind ->
    [table] eine Tabelle
    [list] eine Liste
    [number] eine ganze Zahl
   *[text] einen Text aus 1 bis 60 druckbaren Zeichen
}.
box-word = { $file }, { $place }: { $value } kann hier nicht stehen; erlaubt: { $allowed }.
box-range = { $file }, { $place }: { $value } liegt außerhalb; erlaubt sind ganze Zahlen von { $low } bis { $high }.
box-size = { $file }, { $place }: hier stehen { $count } Einträge; gebraucht werden { $needed }.
box-twice = { $file }, { $place }: { $value } steht hier zweimal; lass eines weg.
box-id = { $file }, { $place }: das kann kein Name sein; nimm höchstens { $most } Zeichen aus a-z, 0-9 und -, zuerst einen Buchstaben und nicht „pirate-“.
box-cards = { $file }, { $place }: die Anzahlen (copies) ergeben zusammen { $count } Karten; ändere sie so, dass es { $needed } sind.
box-itself = { $file }, { $place }: Feld { $plot } ist nicht sein eigener Nachbar; streiche es aus der Liste.
box-one-sided = { $file }, { $place }: Feld { $plot } nennt { $other } als Nachbarn, { $other } aber nicht { $plot }; ergänze es dort oder streiche es hier.
box-points = { $file }, { $place }: die Zeichnung hat { $count } Punkte; zeichne sie mit höchstens { $most }.
box-crooked = { $file }, { $place }: das Vieleck berührt oder kreuzt sich selbst bei { $where }; zeichne eine einfache Linie herum und wiederhole keinen Punkt, auch nicht den ersten.
box-overlap = { $file }, { $place }: das Vieleck überlappt { $other } bei { $where }; Vielecke dürfen sich nur berühren, verschiebe also Punkte des einen.
box-not-neighbours = { $file }, { $place }: { $plot } und { $other } sind hier Nachbarn, ihre Vielecke haben aber keine Kante gemeinsam; berichtige die Liste oder die Zeichnung.
box-neighbours = { $file }, { $place }: die Vielecke von { $plot } und { $other } haben eine Kante gemeinsam, hier sind sie aber keine Nachbarn; berichtige die Liste oder die Zeichnung.
box-off-edge = { $file }, { $place }: von { $start } bis { $end } folgt die Linie keiner Kante eines Vielecks; nimm die Punkte der Vielecke.
box-inland = { $file }, { $place }: von { $start } bis { $end } ist auf beiden Seiten Land; Küste und Gebirge liegen auf dem Umriss der Insel.
box-on-shore = { $file }, { $place }: von { $start } bis { $end } liegt die Linie auf dem Umriss der Insel; Fluss und Weg verlaufen im Inneren.
box-both = { $file }, { $place }: auch { $other } verläuft von { $start } bis { $end }; eine Kante kann nur eines von beiden haben.
box-not-touching = { $file }, { $place }: Feld { $plot } steht in der Liste, berührt in der Zeichnung aber { $feature } nicht; berichtige die Liste oder die Zeichnung.
box-touching = { $file }, { $place }: in der Zeichnung berührt Feld { $plot } { $feature }, steht aber nicht in der Liste; berichtige die Liste oder die Zeichnung.

## Warum ein Zug in Islas Canarias abgelehnt wird

must-draw = Zu Beginn dieses Zuges hattest du weniger als zwei Karten oder nur Piraten: du darfst nicht bauen, ziehe stattdessen.
not-in-hand = Du hast keine Karte { $card } auf der Hand.
pirates-do-not-build = { $card } baut kein Haus; ein Pirat kann nur aufs Schiff gelegt werden.
plot-taken = Feld { $plot } ist belegt.
plot-not-allowed = Feld { $plot } liegt nicht neben { priority }, Wunsch Nummer { $number } und der erste mit einem freien Feld; erlaubt: { $allowed }.
not-a-house = Auf Feld { $plot } steht kein Haus von dir.
colours-differ = Die Häuser müssen eine Farbe haben; diese sind { $colours }.
no-privilege = Dir fehlt das Privileg dafür ({ $privilege }).
out-of-stock = Kein Stück mehr da: { piece }, { colour }; { $count ->
    [0] auch keines in einer anderen Farbe
   *[other] nenne eine andere Farbe, die noch da ist: { $left }
}.
in-stock = Es ist noch da: { piece }, { colour }; eine andere Farbe darf nicht genannt werden.
island-taken = Die Insel { $island } ist vergeben; frei: { $free }.
no-cards = Es gibt keine Karten mehr zu ziehen.
already-taken = Die zusätzliche Karte dieses Zuges hast du schon genommen.
can-act = Du kannst noch ziehen oder bauen, also nicht aussetzen.
cannot-blame = Spieler { $seat } kommt nicht in Frage; möglich: { $allowed }.
written-otherwise = „{ $move }“ schreibt man anders: die Felder steigen an, und ein Gebäude auf dem Feld des ersten Hauses hat kein @.

## Was in Islas Canarias geschieht

told-starter = { $name } beginnt.
told-island = { $name } nimmt { $island }.
told-deal = { $name } erhält { $card }.
told-deal-hidden = { $name } erhält { $count ->
    [1] eine Karte
   *[other] { $count } Karten
}.
told-stow = Eine Karte liegt auf dem Schiff.
told-draw = { $name } zieht Karten.
told-take = { $name } nimmt die zusätzliche Karte.
told-skip = { $name } kann nichts tun.
told-build = { $name } baut ein Haus ({ colour }) für { $card } auf Feld { $plot }.
told-palace = { $name } baut einen Palast ({ colour }) auf Feld { $plot }.
told-city = { $name } baut eine Stadt ({ colour }) auf Feld { $plot }.
told-ship = { $name } legt { $card } aufs Schiff.
told-ship-hidden = { $name } legt eine Karte aufs Schiff.
told-chosen = { $card } geht an Land und wählt die Insel von { $name }.
told-nobody-chosen = { $card } geht an Land, findet keine Insel besser als die anderen und zieht weiter.
told-no-house = { $card } geht an Land, aber es ist kein Haus mehr da.
told-settle = { $card } siedelt auf Feld { $plot } der Insel von { $name }.
told-pirate = Ein Pirat landet ({ colour }).
told-raze = { $name } verliert das Haus auf Feld { $plot }.
told-blame = { $name } schickt den Piraten zu { $other_name }.
told-privilege = { $name } hat jetzt das Privileg ({ colour }).
told-last-round = Jemand hat 19 Punkte: Runde { $round } ist die letzte.
told-round = Runde { $round }; { $name } beginnt.

colour = { $colour ->
    [red] rot
    [blue] blau
    [green] grün
    [orange] orange
    [brown] braun
    [white] weiß
   *[other] { $colour }
}
piece = { $piece ->
    [house] Haus
    [palace] Palast
    [city] Stadt
   *[other] { $piece }
}
priority = { $priority ->
    [coast] der Küste
    [river] dem Fluss
    [mountain] dem Gebirge
    [road] dem Weg
    [village] dem Dorf
    [field] dem Acker
    [red] einem Gebäude (rot)
    [blue] einem Gebäude (blau)
    [green] einem Gebäude (grün)
    [orange] einem Gebäude (orange)
    [brown] einem Gebäude (braun)
    [white] einem Gebäude (weiß)
   *[other] { $priority }
}

## Wörter auf dem Plan von Islas Canarias

canarias-phase = { $phase ->
    [setup] Aufbau
    [island] Inseln wählen
    [deal] Karten austeilen
    [act] Ziehen oder bauen
    [ship] Schiff beladen
    [end] Ende des Zuges
    [reveal] Das Schiff landet
    [settle] Ein Siedler kommt
    [raze] Ein Pirat landet
    [blame] Pirat umlenken
   *[over] Spielende
}
canarias-feature = { $feature ->
    [coast] Küste
    [river] Fluss
    [mountain] Gebirge
    [road] Weg
    [village] Dorf
   *[field] Acker
}
canarias-effect = { $effect ->
    [tie] gewinnt bei Gleichstand
    [draw4] zieht vier Karten
    [mixed] Palast aus zwei Farben
    [free] baut überall
    [extra] eine Karte mehr je Zug
   *[pirates] vor Piraten sicher
}
canarias-aboard = bekannt an Bord
canarias-deck = Stapel
canarias-discard = Ablage
canarias-free = freie Felder bei
canarias-hand = Hand
canarias-last-round = letzte Runde
canarias-moment = Runde { $round }
canarias-neighbours = Feld, Gebäude, Nachbarfelder, grenzt an
canarias-no-island = noch keine Insel
canarias-pirate = Pirat
canarias-points = Punkte
canarias-privileges = Privilegien
canarias-revealed = vom Schiff
canarias-ship = Schiff
canarias-starter = Startspieler
canarias-supply = Vorrat
canarias-unclaimed = freie Privilegien

## Warum ein Bot durch Urteil verloren hat

bot-not-started = Der Bot { $bot } (Sitz { $seat }, Halbzug { $ply }) ließ sich nicht starten: { $reason }.
bot-crashed = Der Bot { $bot } (Sitz { $seat }, Halbzug { $ply }) { $how ->
    [exit] endete mit dem Exit-Code { $status }
    [signal] wurde durch das Signal { $status } beendet
   *[closed] schloss seine Ausgabe
}, bevor er geantwortet hatte{ $words ->
    [0] {""}
   *[other] ; seine letzten Worte: „{ $said }“
}.
bot-silent = Der Bot { $bot } (Sitz { $seat }, Halbzug { $ply }) gab innerhalb von { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} keine Antwort{ $words ->
    [0] {""}
   *[other] ; seine letzten Worte: „{ $said }“
}.
bot-endless = Der Bot { $bot } (Sitz { $seat }, Halbzug { $ply }) schrieb mehr als { $most } Bytes, ohne die Zeile zu beenden.
bot-nonsense = Der Bot { $bot } (Sitz { $seat }, Halbzug { $ply }) antwortete { $fault ->
    [utf8] etwas, das kein UTF-8 ist
    [id] auf eine andere Frage; gefragt war die id { $expected }
    [move] ohne einen Zug
    [opinion] mit Chancen, Punkten oder Alternativen, die es nicht geben kann
   *[json] etwas, das nicht ein JSON-Objekt ist
}: { $answer }
bot-gave-up = Der Bot { $bot } (Sitz { $seat }, Halbzug { $ply }) gab auf: { $reason }
bot-illegal = Der Bot { $bot } (Sitz { $seat }, Halbzug { $ply }) antwortete „{ $move }“; das ist keiner seiner erlaubten Züge.
play-program = Das gespeicherte Spiel will { $programs } starten; wenn du dem vertraust, sag es mit --bots { $bots }

## Analyse einer Partie

analysis-head = { $title }, beurteilt von { $bot }. Der Bot wusste bei jedem Zug, was der Spieler am Zug wissen konnte.
analysis-judge = Beurteilt von { $bot }; der Bot wusste bei jedem Zug, was der Spieler am Zug wissen konnte.
analysis-graph = { $title }: Gewinnchancen
analysis-way = { $name }: von { $start } auf { $end }.
analysis-costly = { $name }, Runde { $round }: „{ $move }“ verschenkte { $cost } %; besser: „{ $preferred }“.
analysis-costliest = Die teuersten Züge
analysis-no-costly = Kein Zug hat etwas verschenkt.
analysis-course = Der Verlauf: Gewinnchancen zu Beginn jeder Runde
analysis-players = Die Spieler
analysis-sum = In Prozentpunkten: Chance am Anfang + eigene Züge + Züge der anderen + Zufall + Rest (Wissen der anderen, Fehler des Bots) = Ende.
analysis-ply = Zug Nr.
analysis-player = Spieler
analysis-phase = Phase
analysis-played = gespielt
analysis-preferred = besser
analysis-before = Chance
analysis-after = danach
analysis-cost = Kosten
analysis-decisions = Züge
analysis-as-preferred = wie der Bot
analysis-mean-cost = im Mittel
analysis-start = Anfang
analysis-own = eigene
analysis-others = andere
analysis-dealt = Zufall
analysis-rest = Rest
analysis-end = Ende

## Die Arena

arena-raised = Der Bot { $bot } (Sitz { $seat }, Halbzug { $ply }) ist gescheitert: { $error }
arena-no-choice = Der Bot { $bot } (Sitz { $seat }, Halbzug { $ply }) hat etwas geantwortet, das keine Wahl ist: { $answer }
arena-illegal = Der Bot { $bot } (Sitz { $seat }, Halbzug { $ply }) hat „{ $move }“ geantwortet: { $reason }
arena-worker-died = Einer der Prozesse, die die Partien spielen, wurde von außen beendet (vielleicht reicht der Speicher nicht für so viele: --workers). Mit --out macht derselbe Befehl dort weiter, wo er aufgehört hat.
arena-no-ray = Ein Cluster braucht Ray, und das ist nicht installiert: pip install "macaronesia[cluster]".
arena-cluster-failed = Der Cluster hat versagt: { $reason }
arena-no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $reason }
arena-not-a-match = { $file } ist keine Datei der Arena; nenne eine andere, diese bleibt, wie sie ist.
arena-other-match = { $file } enthält einen anderen Wettkampf: dort steht für { $field } { $theirs }, nicht { $ours }. Nenne eine andere Datei, oder gib den Befehl jenes Wettkampfs.
arena-bad-line = { $file }, Zeile { $line }: das ist keine Partie dieses Wettkampfs; nimm die Zeile heraus, dann wird die Partie neu gespielt.
arena-rounded = { $asked } Partien sind keine ganzen Gaben; damit jede Gabe von allen { $players } Plätzen gespielt wird, werden es { $games }.
arena-stopped = Abgebrochen nach { $done } von { $games } Partien.
arena-go-on = Derselbe Befehl macht hier weiter.
arena-seed = Der Startwert war { $seed }; mit --seed { $seed } werden dieselben Gaben noch einmal gespielt.
arena-nothing = Noch keine Gabe wurde von jedem Sitz gespielt, daher gibt es keine Zahlen.
arena-head = { $title }, { $players } Spieler: { $games } Partien, { $deals ->
    [one] eine Gabe
   *[other] { $deals } Gaben
} mit allen Drehungen der Plätze. Ein gleicher Anteil wäre { $even }.
arena-key = ▲ mehr, ▼ weniger als ein gleicher Anteil, über den Zufall hinaus (95 %).
arena-several = ×: mehrere Teilnehmer eines Namens; die Zahlen sind Mittelwerte für einen davon.
arena-waiting = { $count ->
    [one] Eine Partie einer unfertigen Gabe zählt nicht mit.
   *[other] { $count } Partien unfertiger Gaben zählen nicht mit.
}
arena-entrant = Teilnehmer
arena-share = Sieganteil
arena-interval = 95-%-Intervall
arena-score = Punkte im Mittel
arena-rating = Wertung
arena-time = ms je Zug
arena-longest = längster
arena-by-seat = nach Plätzen
arena-lost = Ausfälle
arena-forfeits = { $count ->
    [one] Eine Partie endete mit dem Ausfall eines Bots:
   *[other] { $count } Partien endeten mit dem Ausfall eines Bots:
}
arena-forfeit = Partie { $game }: { $reason }
arena-more = und { $count } weitere
arena-plot = { $title }: Sieganteile
arena-plot-row = { $name }: { $share }, 95-%-Intervall von { $low } bis { $high }; nach Plätzen: { $seats }.
arena-even = gleicher Anteil
