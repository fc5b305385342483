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
