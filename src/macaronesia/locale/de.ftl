### Was Macaronesia sagt, auf Deutsch.

## Warum ein Zug abgelehnt wird

game-over = Das Spiel ist zu Ende; es sind keine Züge mehr möglich.
unknown-move = „{ $move }“ ist kein Zug dieses Spiels.
wrong-phase = „{ $move }“ ist jetzt nicht möglich: { $phase ->
    [setup] Das Spiel wird gerade aufgebaut
    [first] Der erste Kanalaufseher legt den ersten Kanal
    [reveal] Es werden Plantagen oder Karten aufgedeckt
    [bid] Es läuft die Versteigerung
    [plant] Eine Plantage wird angelegt
    [neutral] Die übrige Plantage wird angelegt
    [propose] Es werden Kanäle vorgeschlagen
    [decide] Der Kanalaufseher muss über den Kanal entscheiden
    [extra] Es geht um den Zusatzkanal
    [island] Die Inseln werden gewählt
    [deal] Es werden Karten ausgeteilt
    [act] Ziehe Karten oder baue
    [ship] Eine Karte muss aufs Schiff
    [end] Der Zug geht zu Ende
    [settle] Ein Siedler vom Schiff braucht einen Platz
    [raze] Ein Haus geht an den Piraten verloren
    [blame] Ein Opfer des Piraten ist zu nennen
   *[other] Dafür ist es nicht an der Zeit
}.
not-in-offer = Nicht ausgelegt: { $tile }; ausgelegt: { $offer }.
square-taken = Auf { $square } liegt schon eine Plantage.
not-adjacent = { $square } grenzt an keine Plantage, die noch lebt; die neutrale Plantage darf auf { $allowed }.
canal-taken = Auf { $segment } liegt schon ein Kanal.
canal-unconnected = { $segment } berührt weder die Quelle auf { $spring } noch einen Kanal.
was-proposed = { $segment } wurde vorgeschlagen: Nimm den Vorschlag an oder grabe dort, wo niemand etwas vorgeschlagen hat.
not-proposed = { $segment } hat niemand vorgeschlagen; { $count ->
    [0] es gibt gar keinen Vorschlag
   *[other] vorgeschlagen: { $proposed }
}.
must-decide = Solange ein Vorschlag vorliegt, darf der Kanalaufseher nicht verzichten: Nimm einen an ({ $proposed }) oder grabe anderswo.
bribe-too-small = Ein Bestechungsgeld von { $bribe } ist zu wenig; es müssen mindestens { $smallest } sein.
bid-taken = { $bid } wurde schon geboten; biete einen anderen Betrag oder passe.
too-expensive = Das kostet { $price }, du hast aber { $money ->
    [0] kein Geld
   *[other] nur { $money }
}.
no-such-outcome = „{ $move }“ kann jetzt nicht gezogen werden; möglich: { $possible }.

## Falsche Optionen

bad-option = Die Option „{ $option }“ kann nicht { $value } sein; erlaubt: { $allowed }.
unknown-option = Die Option „{ $option }“ gibt es nicht (angegeben: { $value }); es gibt { $allowed }.
allowed-palms = true, false oder eine Liste von drei Feldern
allowed-palm-squares = drei Felder von a1 bis h6
allowed-palms-spring = drei Felder nur, wenn die Option „spring“ eine einzelne Kreuzung nennt, etwa C2 (sie ist { $spring })
allowed-palms-apart = drei Felder, von denen keines die Quelle oder ein anderes berührt, auch nicht an einer Ecke ({ $square } tut es)
allowed-edition-players = { $players } (Ausgabe { $edition })
allowed-least = mindestens { $least }
allowed-range = { $least } bis { $most }
allowed-host = ein Name oder eine Adresse dieses Rechners
allowed-bots = { $bots } oder ein Programm (./my-bot)
allowed-program = der Pfad eines Programms, das es gibt
allowed-executable = ein Programm, das ausgeführt werden darf (chmod +x { $path })
allowed-no-settings = { $bot } (ohne Einstellungen)
allowed-one-or-each = ein Bot oder { $count } (einer je Spieler)
allowed-humans = höchstens { $count }, die Zahl der Spieler
allowed-box = { $shipped }, der Pfad einer .toml-Datei oder eine Schachtel als Daten
allowed-records = mit --out DATEI.jsonl, wohin sie geschrieben werden

## Kaputte Aufzeichnungen

record-not-json = Das ist keine Aufzeichnung: Es ist kein JSON ({ $reason }).
record-not-object = Das ist keine Aufzeichnung: Erwartet wird ein JSON-Objekt.
record-not-parquet = Das ist keine Datei mit Spielen: Es ist kein Parquet ({ $reason }).
record-version = In der Aufzeichnung muss "macaronesia": 1 stehen; dort steht { $value }.
record-field = Das Feld „{ $field }“ der Aufzeichnung ist falsch: { $value }; erwartet: { $expected }.
record-missing = Der Aufzeichnung fehlt das Feld „{ $field }“.
record-option = Die Optionen der Aufzeichnung sind falsch: { $reason }
record-move-shape = Zug { $move } der Aufzeichnung ist kein Paar aus Platz und Text: { $value }.
record-move = Zug { $move } der Aufzeichnung („{ $who }“, „{ $text }“) ist regelwidrig: { $reason }
record-turn = Zug { $move } der Aufzeichnung nennt „{ $who }“ als Spieler, am Zug ist aber „{ $turn }“.
record-after-end = Zug { $move } der Aufzeichnung kommt nach dem Ende des Spiels.
record-result = Als Ergebnis nennt die Aufzeichnung { $value }, das Spiel endete aber mit { $expected }.
record-early-result = Die Aufzeichnung nennt ein Ergebnis, ihr Spiel ist nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} aber nicht zu Ende.
record-commitment = Der veröffentlichte Startwert ist nicht der, auf den sich die Aufzeichnung festgelegt hat.
record-deal = Zug { $move } der Aufzeichnung bringt „{ $text }“, der Startwert ergibt aber „{ $expected }“.
record-too-large = Eine Aufzeichnung ist höchstens { $most } Bytes lang; diese ist länger.
record-ply = Einen Zug { $ply } gibt es in dieser Aufzeichnung nicht: Möglich sind 0 (der Anfang) bis { $last }.
record-empty = { $file } enthält kein Spiel.
record-several = { $file } enthält mehrere Spiele; read_games(path) liefert ihre Aufzeichnungen nacheinander.
record-deep = Die Felder der Aufzeichnung sind zu tief verschachtelt; gelesen werden höchstens { $most } Ebenen.
record-no-game = Ein Spiel { $index } gibt es in der Datei nicht: Sie enthält { $count }, gezählt ab 0.
record-in-file = { $file }, Spiel { $index }: { $reason }

## Was in Santiago geschieht

told-spring = Die Quelle liegt auf { $place }.
told-palm = Auf { $place } wächst eine Palme.
told-first-overseer = Das Amt des Kanalaufsehers hat zuerst { $name }.
told-remove = Aus dem Spiel: { tile }.
told-reveal = Aufgedeckt: { tile }.
told-first = { $name } legt den ersten Kanal auf { $place }.
told-bid = { $name } bietet { $sum }.
told-bid-secret = { $name } hat ein Gebot gewählt.
told-bid-pass = { $name } passt.
told-bids = Die Gebote werden gezeigt: { $name } { $first ->
    [0] passt
   *[other] bietet { $first }
}, { $other_name } { $second ->
    [0] passt
   *[other] bietet { $second }
}.
told-overseer = Das Amt des Kanalaufsehers hat jetzt { $name }.
told-plant = { $name } legt { tile } auf { $place } an, { $markers ->
    [0] ohne Marker
    [one] mit { $markers } Marker
   *[other] mit { $markers } Markern
}.
told-neutral = { $name } legt die übrige Plantage, { tile }, auf { $place } an.
told-propose = { $name } schlägt { $place } { $sum ->
    [0] ohne Bestechungsgeld vor
   *[other] vor und bietet { $sum }
}.
told-support = { $name } unterstützt { $place } { $sum ->
    [0] ohne Bestechungsgeld
   *[other] mit { $sum }
}.
told-propose-pass = { $name } schlägt nichts vor.
told-accept = { $name } nimmt { $place } { $sum ->
    [0] ohne Bestechungsgeld an
   *[other] an und erhält { $sum }
}.
told-dig = { $name } gräbt auf { $place } und zahlt { $sum }.
told-decline = { $name } baut keinen Kanal.
told-extra = { $name } baut den Zusatzkanal auf { $place }.
told-extra-pass = { $name } behält den Zusatzkanal.
told-thirst = Dürre: { $count ->
    [one] Eine Plantage verliert einen Marker
   *[other] { $count } Plantagen verlieren je einen Marker
} ({ $places }).
told-desert = { $count ->
    [one] Eine Plantage wird
   *[other] { $count } Plantagen werden
} zur Wüste ({ $places }).
told-no-drought = Keine Plantage ist trocken.
told-income = Alle erhalten 3 Escudos.
told-end = Das Spiel ist zu Ende.

crop = { $crop ->
    [banana] Bananen
    [cane] Zuckerrohr
    [potato] Kartoffeln
    [bean] Bohnen
    [pepper] Paprika
    [coconut] Kokosnüsse
    [melon] Wassermelonen
    [grape] Trauben
   *[other] { $crop }
}
    .area = { $crop ->
        [banana] Bananengebiet
        [cane] Zuckerrohrgebiet
        [potato] Kartoffelgebiet
        [bean] Bohnengebiet
        [pepper] Paprikagebiet
        [coconut] Kokosnussgebiet
        [melon] Wassermelonengebiet
        [grape] Traubengebiet
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
result-colour = { $points }: { colour }{ $house ->
    [0] {""}
    [one] , 1 Haus
   *[other] , { $house } Häuser
}{ $palace ->
    [0] {""}
    [one] , 1 Palast
   *[other] , { $palace } Paläste
}{ $city ->
    [0] {""}
    [one] , 1 Stadt
   *[other] , { $city } Städte
}
verified = { $games ->
    [one] Ein Spiel folgt
   *[other] { $games } Spiele folgen
} den Regeln; { $dealt ->
    [0] ein Startwert ist nicht angegeben, das Austeilen konnte nicht geprüft werden.
   *[other] bei { $dealt } wurde das Austeilen mit dem Startwert geprüft.
}
verified-forks = { $forks ->
    [one] Eines ist eine Abzweigung: Sein Austeilen ist ab dem Zug geprüft, an dem es begann.
   *[other] { $forks } sind Abzweigungen: Ihr Austeilen ist ab dem Zug geprüft, an dem sie begannen.
}
simulated = { $games ->
    [one] Ein Spiel gespielt.
   *[other] { $games } Spiele gespielt.
}
simulated-seat = Platz { $seat }, { $name }: gewinnt { $share }, im Mittel { $mean } Punkte
play-name = Spieler { $number }
play-welcome = Gib einen Zug ein, seine Nummer oder seine ersten Wörter; Tab ergänzt. Außerdem: help, legend, board, log, undo, save, quit.
play-help = Ein Zug wird so eingegeben, wie er in der Liste steht, zum Beispiel „bid 3“, „plant banana2 c4“ oder „propose B2-C2 2“. Eine Zahl wählt aus der Liste. Einige Wörter verkürzen die Liste. board zeigt alles auf dem Tisch, legend erklärt die Zeichen, undo nimmt deine letzte Entscheidung zurück, log zeigt, was bisher geschah, save [DATEI] speichert, quit speichert und beendet.
play-turn = { $name }: { $phase ->
    [first] Lege den ersten Kanal an die Quelle
    [bid] Biete einen Betrag oder passe
    [plant] Nimm eine Plantage und lege sie an
    [neutral] Lege die übrige Plantage an
    [propose] Schlage einen Kanal und ein Bestechungsgeld vor oder passe
    [decide] Entscheide als Kanalaufseher über den Kanal
    [extra] Baue jetzt deinen Zusatzkanal oder passe
    [island] Wähle deine Insel
    [act] Ziehe Karten oder baue ein Haus
    [ship] Lege eine Karte aufs Schiff
    [end] Baue einen Palast oder eine Stadt oder beende den Zug
    [settle] Gib dem Neuankömmling ein Haus
    [raze] Gib ein Haus her
    [blame] Nenne das Opfer des Piraten
   *[other] Mach deinen Zug
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
board-seat = Platz
board-name = Name
board-offered = Gebot
board-extra-canal = Zusatzkanal
board-yes = ja
board-no = nein
board-offer = Auslage
board-proposed = Vorschläge
board-removed = entfernt
board-key = · Graben  ═║ Kanal  O Quelle  ^ Palme  ~~ Wüste  0•◦ Platz, Marker, Pflanzer

## Fehlerhafte Schachteln von Islas Canarias

box-no-path = { $value } ist keine Schachtel: Gib den Pfad einer .toml-Datei an oder „{ $shipped }“ für die mitgelieferte.
box-no-file = Eine Datei { $file } gibt es nicht; gib den Pfad einer .toml-Datei an oder „{ $shipped }“ für die mitgelieferte Schachtel.
box-unreadable = { $file } lässt sich nicht lesen ({ $reason }); eine Schachtel ist eine Textdatei in TOML.
box-too-large = { $file } ist zu groß für eine Schachtel; erlaubt sind { $most } Bytes.
box-not-utf8 = { $file }, Zeile { $place }: Das ist kein UTF-8-Text; speichere die Datei als UTF-8.
box-not-toml = { $file } ist kein TOML ({ $reason }); berichtige die Stelle, docs/box.md zeigt, wie eine Schachtel geschrieben wird.
box-deep = { $file }, Zeile { $place }: Namen oder Listen sind zu tief geschachtelt; eine Schachtel braucht nur, was docs/box.md zeigt.
box-missing = { $file }, { $place }: Das fehlt; gebraucht werden { $needed }.
box-unknown = { $file }, { $place }: Etwas mit diesem Namen gibt es nicht; erlaubt: { $allowed }.
box-kind = { $file }, { $place }: { $value } ist hier nicht erlaubt; schreibe { $kind ->
    [table] eine Tabelle
    [list] eine Liste
    [number] eine ganze Zahl
   *[text] einen Text aus 1 bis 60 Zeichen
}.
box-word = { $file }, { $place }: { $value } ist hier nicht erlaubt; erlaubt: { $allowed }.
box-range = { $file }, { $place }: { $value } liegt außerhalb; erlaubt sind ganze Zahlen von { $low } bis { $high }.
box-size = { $file }, { $place }: Hier stehen { $count } Einträge; gebraucht werden { $needed }.
box-twice = { $file }, { $place }: { $value } kommt zweimal vor; streiche eines.
box-id = { $file }, { $place }: Das kann kein Name sein; nimm höchstens { $most } Zeichen aus a-z, 0-9 und -, zuerst einen Buchstaben und nicht „pirate-“.
box-cards = { $file }, { $place }: Die Anzahlen (copies) ergeben zusammen { $count } Karten; ändere sie so, dass es { $needed } sind.
box-itself = { $file }, { $place }: Feld { $plot } ist nicht sein eigener Nachbar; streiche es aus der Liste.
box-one-sided = { $file }, { $place }: Feld { $plot } nennt { $other } als Nachbarn, { $other } aber nicht { $plot }; ergänze es dort oder streiche es hier.
box-points = { $file }, { $place }: Die Zeichnung hat { $count } Punkte; zeichne sie mit höchstens { $most }.
box-crooked = { $file }, { $place }: Das Vieleck berührt oder kreuzt sich selbst bei { $where }; zeichne eine einfache Linie herum und wiederhole keinen Punkt, auch nicht den ersten.
box-overlap = { $file }, { $place }: Das Vieleck überlappt { $other } bei { $where }; Vielecke dürfen sich nur berühren, verschiebe also Punkte des einen.
box-not-neighbours = { $file }, { $place }: { $plot } und { $other } sind hier Nachbarn, ihre Vielecke haben aber keine Kante gemeinsam; berichtige die Liste oder die Zeichnung.
box-neighbours = { $file }, { $place }: Die Vielecke von { $plot } und { $other } haben eine Kante gemeinsam, hier sind sie aber keine Nachbarn; berichtige die Liste oder die Zeichnung.
box-off-edge = { $file }, { $place }: Von { $start } bis { $end } folgt die Linie keiner Kante eines Vielecks; nimm die Punkte der Vielecke.
box-inland = { $file }, { $place }: Von { $start } bis { $end } ist auf beiden Seiten Land; Küste und Gebirge liegen auf dem Umriss der Insel.
box-on-shore = { $file }, { $place }: Von { $start } bis { $end } liegt die Linie auf dem Umriss der Insel; Fluss und Weg verlaufen im Inneren.
box-both = { $file }, { $place }: Auch { $other } verläuft von { $start } bis { $end }; eine Kante kann nur eines von beiden haben.
box-not-touching = { $file }, { $place }: Feld { $plot } steht in der Liste, berührt in der Zeichnung aber { $feature } nicht; berichtige die Liste oder die Zeichnung.
box-touching = { $file }, { $place }: In der Zeichnung berührt Feld { $plot } { $feature }, steht aber nicht in der Liste; berichtige die Liste oder die Zeichnung.

## Warum ein Zug in Islas Canarias abgelehnt wird

must-draw = Zu Beginn dieses Zuges hattest du weniger als zwei Karten oder nur Piraten: Du darfst nicht bauen, ziehe stattdessen.
not-in-hand = Du hast die Karte { $card } nicht auf der Hand.
pirates-do-not-build = { $card } baut kein Haus; ein Pirat kann nur aufs Schiff gelegt werden.
plot-taken = Feld { $plot } ist belegt.
plot-not-allowed = Dieser Siedler muss neben { priority } bauen (Priorität { $number }, die erste mit einem freien Feld). Erlaubte Felder: { $allowed }.
not-a-house = Auf Feld { $plot } steht kein Haus von dir.
colours-differ = Die Häuser müssen dieselbe Farbe haben; diese sind { $colours }.
no-privilege = Dir fehlt das Privileg dafür („{ $privilege }“).
out-of-stock = { $piece ->
    [house] Kein { colour.es } Haus
    [palace] Kein { colour.er } Palast
   *[city] Keine { colour.e } Stadt
} mehr im Vorrat{ $count ->
    [0] , auch nicht in einer anderen Farbe
   *[other] ; wähle eine andere Farbe: { $left }
}.
in-stock = { $piece ->
    [house] Ein { colour.es } Haus
    [palace] Ein { colour.er } Palast
   *[city] Eine { colour.e } Stadt
} ist noch im Vorrat, also musst du diese Farbe nehmen.
island-taken = { $island } ist vergeben; frei: { $free }.
no-cards = Es gibt keine Karten mehr zu ziehen.
already-taken = Die zusätzliche Karte dieses Zuges hast du schon genommen.
can-act = Du kannst noch ziehen oder bauen, also nicht aussetzen.
cannot-blame = { $name } kann nicht an deiner Stelle ein Haus verlieren; möglich: { $allowed }.
written-otherwise = „{ $move }“ schreibt man anders: Die Felder stehen in aufsteigender Reihenfolge, und ein Gebäude auf dem Feld des ersten Hauses hat kein @.

## Was in Islas Canarias geschieht

told-starter = { $name } beginnt.
told-island = { $name } nimmt { $island }.
told-deal = { $name } erhält { $card }.
told-deal-hidden = { $name } erhält { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
told-stow = Eine Karte wird verdeckt aufs Schiff gelegt.
told-draw = { $name } zieht Karten.
told-take = { $name } nimmt die zusätzliche Karte.
told-skip = { $name } kann weder ziehen noch bauen.
told-build = { $name } baut ein { colour.es } Haus für { $card } auf Feld { $plot }.
told-palace = { $name } baut einen { colour.en } Palast auf Feld { $plot }.
told-city = { $name } baut eine { colour.e } Stadt auf Feld { $plot }.
told-ship = { $name } legt { $card } aufs Schiff.
told-ship-hidden = { $name } legt eine Karte aufs Schiff.
told-chosen = { $card } geht an Land und wählt die Insel von { $name }.
told-nobody-chosen = { $card } geht an Land, findet keine Insel besser als die anderen und zieht weiter.
told-no-house = { $card } geht an Land, aber es ist kein Haus mehr da.
told-settle = { $card } siedelt auf Feld { $plot } der Insel von { $name }.
told-pirate = Der { colour.e } Pirat landet.
told-raze = { $name } verliert das Haus auf Feld { $plot }.
told-blame = { $name } schickt den Piraten zu { $other_name }.
told-privilege = { $name } hat jetzt das { colour.e } Privileg.
told-last-round = Jemand hat 19 Punkte oder mehr: Runde { $round } ist die letzte.
told-round-limit = Kein Spiel dauert länger als { $round } Runden: Diese Runde ist die letzte.
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
    .e = { $colour ->
        [orange] orangefarbene
       *[other] { colour }e
    }
    .en = { colour.e }n
    .er = { colour.e }r
    .es = { colour.e }s
piece = { $piece ->
    [house] Haus
    [palace] Palast
    [city] Stadt
   *[other] { $piece }
}
percent = { $percent } %
priority = { $priority ->
    [coast] der Küste
    [river] dem Fluss
    [mountain] dem Gebirge
    [road] dem Weg
    [village] dem Dorf
    [field] dem Acker
    [red] einem roten Gebäude
    [blue] einem blauen Gebäude
    [green] einem grünen Gebäude
    [orange] einem orangefarbenen Gebäude
    [brown] einem braunen Gebäude
    [white] einem weißen Gebäude
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
pirate-card = { canarias-pirate } ({ colour })

## Warum ein Bot durch Urteil verloren hat

bot-not-started = Der Bot { place-of-bot } ließ sich nicht starten: { $reason }.
place-of-bot = { $bot } (Platz { $seat }, { $ply ->
    [0] vor dem ersten Zug
   *[other] nach Zug { $ply }
})
bot-crashed = Der Bot { place-of-bot } { $how ->
    [exit] endete mit dem Exit-Code { $status }
    [signal] wurde durch das Signal { $status } beendet
   *[closed] schloss seine Ausgabe
}, bevor er geantwortet hatte{ $words ->
    [0] {""}
   *[other] ; seine letzten Worte: „{ $said }“
}.
bot-silent = Der Bot { place-of-bot } gab innerhalb von { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} keine Antwort{ $words ->
    [0] {""}
   *[other] ; seine letzten Worte: „{ $said }“
}.
bot-endless = Der Bot { place-of-bot } schrieb mehr als { $most } Bytes, ohne die Zeile zu beenden.
bot-nonsense = Der Bot { place-of-bot } antwortete { $fault ->
    [utf8] etwas, das kein UTF-8 ist
    [id] auf eine andere Frage; gefragt war die id { $expected }
    [move] ohne einen Zug
    [opinion] mit Chancen, Punkten oder Alternativen, die es nicht geben kann
   *[json] etwas, das kein einzelnes JSON-Objekt ist
}: { $answer }
bot-gave-up = Der Bot { place-of-bot } gab auf: { $reason }
bot-illegal = Der Bot { place-of-bot } antwortete „{ $move }“; das ist keiner seiner erlaubten Züge.
play-program = Das gespeicherte Spiel will { $programs } starten; wenn du dem vertraust, sag es mit --bots { $bots }

## Analyse einer Partie

analysis-head = { $title }, beurteilt von { $bot }. Der Bot wusste bei jedem Zug, was der Spieler am Zug wissen konnte.
analysis-judge = Beurteilt von { $bot }; der Bot wusste bei jedem Zug, was der Spieler am Zug wissen konnte.
analysis-graph = { $title }: Gewinnchancen
analysis-way = { $name }: von { $start } auf { $end }.
analysis-costly = { $name }, Runde { $round }: „{ $move }“ kostete { $cost ->
    [0] weniger als einen Prozentpunkt
    [one] einen Prozentpunkt
   *[other] { $cost } Prozentpunkte
}; besser: „{ $preferred }“.
analysis-costliest = Die teuersten Züge
analysis-no-costly = Kein Zug hat etwas gekostet.
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

arena-raised = Der Bot { place-of-bot } ist gescheitert: { $error }
arena-no-choice = Der Bot { place-of-bot } hat etwas geantwortet, das keine Wahl ist: { $answer }
arena-illegal = Der Bot { place-of-bot } hat „{ $move }“ geantwortet: { $reason }
arena-worker-died = Einer der Prozesse, die die Spiele spielen, wurde von außen beendet (vielleicht reicht der Speicher nicht für so viele: --workers). Mit --out macht derselbe Befehl dort weiter, wo er aufgehört hat.
arena-no-ray = Ein Cluster braucht Ray, und das ist nicht installiert: pip install "macaronesia[cluster]".
arena-cluster-failed = Der Cluster hat versagt: { $reason }
arena-no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $reason }
arena-not-a-match = { $file } ist keine Datei der Arena; nenne eine andere, diese bleibt, wie sie ist.
arena-other-match = { $file } enthält einen anderen Wettkampf: Dort steht für { $field } { $theirs }, nicht { $ours }. Nenne eine andere Datei, oder gib den Befehl jenes Wettkampfs.
arena-bad-line = { $file }, Zeile { $line }: Das ist kein Spiel dieses Wettkampfs; nimm die Zeile heraus, dann wird das Spiel neu gespielt.
arena-rounded = { $asked } Spiele ergeben keine ganzen Austeilungen; damit jede Austeilung von allen { $players } Plätzen gespielt wird, werden es { $games }.
arena-stopped = Abgebrochen nach { $done } von { $games } Spielen.
arena-go-on = Derselbe Befehl macht hier weiter.
arena-seed = Der Startwert war { $seed }; mit --seed { $seed } werden dieselben Austeilungen noch einmal gespielt.
arena-nothing = Noch keine Austeilung wurde von jedem Platz gespielt, daher gibt es keine Zahlen.
arena-head = { $title }, { $players } Spieler: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $deals ->
    [one] eine Austeilung
   *[other] { $deals } Austeilungen
} mit allen Drehungen der Plätze. Ein gerechter Anteil wäre { $even }.
arena-key = ▲ mehr, ▼ weniger als ein gerechter Anteil, über den Zufall hinaus (95 %).
arena-several = ×: mehrere Teilnehmer gleichen Namens; die Zahlen sind Mittelwerte für einen davon.
arena-waiting = { $count ->
    [one] Ein Spiel einer unfertigen Austeilung zählt nicht mit.
   *[other] { $count } Spiele unfertiger Austeilungen zählen nicht mit.
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
    [one] Ein Spiel endete mit dem Ausfall eines Bots:
   *[other] { $count } Spiele endeten mit dem Ausfall eines Bots:
}
arena-forfeit = Spiel { $game }: { $reason }
arena-more = und { $count } weitere
arena-plot = { $title }: Sieganteile
arena-plot-row = { $name }: { $share }, 95-%-Intervall von { $low } bis { $high }; nach Plätzen: { $seats }.
arena-even = gerechter Anteil

## Die Befehlszeile selbst

no-windows = Macaronesia läuft unter Linux und macOS; unter Windows hilft WSL (das Windows-Subsystem für Linux).
no-command = Einen Befehl „{ $command }“ gibt es nicht; { $group } hat { $commands }.
whole-range = ganze Zahlen von { $least } bis { $most }
whole-from = ganze Zahlen ab { $least }
play-bots = --bots { $bots } passt nicht: Nenne einen Bot für alle Plätze ohne Menschen oder je einen.
play-other-game = { $file } ist ein Spiel von { $saved }, nicht von { $game }; lass { $game } weg.
arena-entrants = { $players ->
    [0] Ein Turnier braucht zwei bis fünf Teilnehmer, einen für jeden Platz, etwa --bots expert,greedy,greedy; genannt: { $bots }.
   *[other] Ein Turnier mit { $players } Spielern braucht { $players } Teilnehmer, einen für jeden Platz; genannt: { $bots }.
}
bots-name = Name
bots-plays = was er tut
bots-what = { $bot ->
    [random] irgendein erlaubter Zug
    [easy] eine Stufe für Menschen: normal, der manches übersieht und falsch einschätzt, wie Menschen es tun
    [normal] eine Stufe für Menschen: schaut einen Zug voraus
    [hard] eine Stufe für Menschen: search mit 5 ms je Zug
    [expert] eine Stufe für Menschen: search mit höchstens 200 ms je Zug
    [greedy] schaut einen Zug voraus; ändert sich nie, damit andere an ihm gemessen werden können
   *[search] probiert Züge in Stellungen, die aus seinem Wissen neu ausgeteilt werden
}
bots-settings = Die Zeiten gelten für einen Zug auf einem Kern. Einstellungen folgen dem Namen: search:ms=50, search:iterations=2000:threads=2, normal:slips=0.1.
bots-own = Ein eigener Bot ist ein Programm in einer beliebigen Sprache und wird mit seinem Pfad genannt: --bots path/to/my-bot. Wie man einen schreibt: docs/bots.md.
own-box-copied = { $file } ist jetzt eine Kopie der mitgelieferten Schachtel; ändere sie und prüfe sie mit: macaronesia box { $file }
own-box-fine = { $file } ist eine vollständige Schachtel, „{ $name }“; spiele mit ihr: --box { $file }
turn-key-santiago = Die Zeile eines Spielers: > am Zug, * Kanalaufseher, Geld, + hat den Zusatzkanal noch, Gebot. Ba2•◦: Bananen von Platz 2, ein Marker, ein freier Pflanzer.
turn-key-canarias = Die Zeile eines Spielers: > am Zug, * Startspieler, Punkte, Karten, dann die freien Bauplätze neben jedem Symbol. monje w(vi ri r mo): eine Karte, ihre Farbe, ihre vier Symbole.
play-back = back (oder Enter): neu wählen
play-undone = Zurückgenommen: { $name } ist wieder am Zug.
play-no-undo = Es gibt keine Entscheidung von dir, die sich zurücknehmen ließe.
play-learned = Das lässt sich nicht zurücknehmen: seither hat jemand anders gezogen, oder etwas wurde aufgedeckt.
