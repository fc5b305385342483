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
    [extra] es geht um den zusätzlichen Kanal
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
no-extra-canal = Du hast deinen zusätzlichen Kanal schon gebaut.
no-such-outcome = Der Zufall kann jetzt nicht „{ $move }“ bringen; möglich: { $possible }.

## Falsche Optionen

bad-option = Die Option „{ $option }“ kann nicht { $value } sein; erlaubt: { $allowed }.
unknown-option = Die Option „{ $option }“ gibt es nicht (angegeben: { $value }); es gibt { $allowed }.

## Kaputte Aufzeichnungen

record-not-json = Das ist keine Aufzeichnung: es ist kein JSON ({ $reason }).
record-not-object = Das ist keine Aufzeichnung: erwartet wird ein JSON-Objekt.
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
record-empty = Die Datei enthält kein Spiel.
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
   *[other] mit { $markers } Marker
}.
told-neutral = { $name } legt die übrige Plantage, { tile }, auf { $place }.
told-propose = { $name } schlägt { $place } vor und bietet { $sum }.
told-support = { $name } unterstützt { $place } mit { $sum }.
told-propose-pass = { $name } schlägt nichts vor.
told-accept = { $name } nimmt { $place } an und erhält { $sum }.
told-dig = { $name } gräbt auf { $place } und zahlt { $sum }.
told-decline = { $name } baut keinen Kanal.
told-extra = { $name } baut den zusätzlichen Kanal auf { $place }.
told-extra-pass = { $name } behält den zusätzlichen Kanal.
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
verified = { $games ->
    [one] Ein Spiel folgt
   *[other] { $games } Spiele folgen
} den Regeln; bei { $dealt } wurde das Austeilen mit dem Startwert geprüft.
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
    [extra] baue jetzt deinen zusätzlichen Kanal oder passe
   *[other] { $phase }
}
play-secret = (verdeckt)
play-saved = Gespeichert in { $file }. Weiter mit: { $command }

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
board-extra = Extrakanal
board-over = Spielende
board-pass = passt
board-hidden = verdeckt
board-overseer = Aufseher
board-money = Geld
board-score = Punkte
board-used = Extrakanal verbraucht
board-palm = Palme
board-desert = Wüste
board-spring = Quelle
board-seat = Sitz
board-name = Name
board-offered = Gebot
board-extra-canal = Extrakanal
board-yes = ja
board-no = nein
board-offer = Auslage
board-proposed = Vorschläge
board-removed = entfernt
board-key = · Graben  ═║ Kanal  O Quelle  ^ Palme  ~~ Wüste  0•◦ Sitz, Marker, freier Platz
