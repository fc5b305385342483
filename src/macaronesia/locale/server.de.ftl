## What the server says

## An der Tür

cross-site = Diese Anfrage kommt von einer Seite eines anderen Anbieters; das dürfen nur unsere eigenen Seiten.
too-large = Die Anfrage ist zu groß; höchstens { $most } Bytes werden angenommen.
not-json = Der Inhalt einer Anfrage muss JSON sein (Content-Type: application/json, in UTF-8).
too-slow = Die Anfrage kam zu langsam an; sie muss innerhalb von { $seconds } Sekunden hier sein.
too-many = Zu viele Anfragen; versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
bad-request = Das ist keine gültige HTTP-Anfrage.
head-too-large = Der Kopf der Anfrage ist zu groß; höchstens { $most } Bytes werden angenommen.
cookies-too-large = Die Cookies dieser Anfrage haben zusammen mehr als { $most } Bytes; lösche Cookies dieser Adresse, die andere Programme hinterlassen haben.
bad-host = Der Host-Header der Anfrage muss genau einen Host nennen, mit einem Port bis 65535 oder ohne; er lautet „{ $host }“.
internal = Auf dem Server ist etwas schiefgegangen. Mehr steht in seinem Protokoll unter der Anfrage { $request }.
port-taken = Auf { $host } ist Port { $port } schon belegt; wähle mit --port einen anderen, oder 0 für irgendeinen freien.
port-refused = Auf { $host } Port { $port } kann nicht gelauscht werden: { $reason }.
workers-sqlite = { $workers } Arbeitsprozesse brauchen PostgreSQL (--database postgresql://...); mit SQLite gibt es nur einen.

## Speicher

database-url = { $url } ist keine Datenbank, die wir kennen: sqlite:////ordner/datei.db oder postgresql://benutzer@rechner/name.
database-memory = { $url } nennt keine Datei: Eine Datenbank muss den Server überdauern. Richtig ist sqlite:////ordner/datei.db.
database-unavailable = Die Datenbank ist nicht benutzbar: { $reason }
database-no-access = { $file } ist für die Datenbank nicht benutzbar: { $reason }. Einen anderen Ort nennt macaronesia serve --database sqlite:////ordner/datei.db.
database-no-folder = Es gibt keinen Ordner { $folder } für die Datenbank: Lege ihn an oder nenne mit --database einen anderen.
database-no-folder-here = In { $here } gibt es keinen Ordner { $folder } für die Datenbank. Ein Pfad im jetzigen Ordner beginnt nach drei Schrägstrichen, ein absoluter mit dem vierten: sqlite:////{ $file }.
database-none = Unter { $file } gibt es keine Datenbank: Hier lief noch kein Server. Eine andere nennt --database.
database-in-use = Ein anderer Server hat { $file } geöffnet. Mehrere Server können sich PostgreSQL teilen, aber keine SQLite-Datei.
database-in-use-at = Der Server unter { $address } hat { $file } geöffnet. Mehrere Server können sich PostgreSQL teilen, aber keine SQLite-Datei.
database-newer = Die Datenbank stammt von einer neueren Version von Macaronesia (Schema { $version }); diese Version kann sie nicht lesen.
database-not-sqlite = Das ist für SQLite-Dateien; PostgreSQL hat dafür pg_dump und pg_restore.
not-storable = Die Datenbank kann das nicht speichern: { $reason }

## Am Tisch

unknown-key = Dieser Schlüssel gehört niemandem. Ohne Schlüssel kann man zuschauen; mit einem neuen Namen gibt es einen neuen.
no-key = Dafür braucht es einen Spieler: Sende deinen Schlüssel (Authorization: Bearer …), oder hole dir mit einem Namen einen (POST /api/players).
no-such-address = Unter dieser Adresse gibt es nichts.
no-such-table = Diesen Tisch gibt es nicht; vielleicht wurde er vor dem Beginn aufgelöst.
no-such-seat = Diesen Platz gibt es nicht; dieser Tisch hat { $seats } Plätze.
no-such-box = Diese Schachtel gibt es hier nicht; vorhanden: { $allowed }.
bad-method = Die Methode { $method } ist an dieser Adresse nicht erlaubt.
bad-json = Der Inhalt ist kein JSON: { $reason }.
bad-body = { $field } ist nicht lesbar: { $reason }.
bad-field = { $field } kann nicht „{ $value }“ sein; erlaubt: { $allowed }.
bad-call = Die Anfrage kann nicht beantwortet werden: { $reason }
idempotency-reused = Dieser Idempotency-Key wurde schon für etwas anderes benutzt.
link-used = Dieser Link wurde schon benutzt oder ist zu alt; fordere am anderen Gerät einen neuen an.
not-at-table = Du hast keinen Platz an diesem Tisch.
not-your-turn = Du bist nicht am Zug{ $seat ->
    [none] {""}
   *[other] , sondern Platz { $seat }
}.
not-your-seat = Platz { $seat } gehört dir nicht; du kannst nicht dorthin zurückkehren.
not-creator = Nur wer den Tisch eröffnet hat, kann das Spiel beginnen.
not-started = Das Spiel hat noch nicht begonnen.
not-finished = Das Spiel ist noch nicht zu Ende.
already-started = Das Spiel hat schon begonnen.
finished = Das Spiel ist zu Ende.
table-full = Alle Plätze sind besetzt.
seat-kept = Ein Bot hält dir Platz { $seat } frei; du kannst dorthin zurückkommen.
seat-taken = Platz { $seat } ist besetzt; frei: { $open }.
seats-open = Es sind noch Plätze frei: { $open }. Warte auf Spieler, oder sag, welcher Bot sie einnehmen soll.
moved-on = Das Spiel ist weitergegangen: Es hat inzwischen { $ply ->
    [one] einen Zug
   *[other] { $ply } Züge
}.
nothing-to-undo = Du hast keinen Zug gemacht, den man zurücknehmen könnte.
undo-pending = Platz { $seat } möchte schon einen Zug zurücknehmen; antworte erst darauf.
no-undo = Niemand möchte einen Zug zurücknehmen.
not-asked = Deine Zustimmung ist nicht nötig; gewartet wird auf diese Plätze: { $waiting }.
own-seat = Platz { $seat } ist dein eigener.
not-late = Die Zeit von Platz { $seat } ist nicht abgelaufen.
no-hints = An diesem Tisch gibt es keine Tipps.
secret-bid = Ein geheimes Gebot steht aus; warte, bis beide abgegeben sind.
still-hidden = Solange das Spiel läuft, siehst du es nur von deinem eigenen Platz.
no-such-rules = Regeln eines solchen Spiels gibt es hier nicht; vorhanden: { $allowed }.

## Denken

bot-unavailable = Der Bot konnte nicht antworten. Versuche es gleich noch einmal.
thinking-stopped = Der Bot { place-of-bot } wurde nicht mehr gefragt, weil der Server gerade beendet wird. Versuche es gleich noch einmal.

## Satzteile: was erlaubt ist, und was an einem Inhalt nicht stimmt

allowed-name = 1 bis { $most } Zeichen, darunter kein Steuerzeichen
allowed-length = 1 bis { $most } Zeichen
allowed-seats = { $seats } Plätze
allowed-pace = { $none }, { $live } oder { $days }
allowed-hotseat = me (einmal oder öfter) und Bots, wenn alle an einem Gerät spielen
allowed-me = me höchstens einmal, außer mit hotseat: true
allowed-cursor = das „next“ der Seite davor
json-cut = Er endet zu früh
json-broken = Bei Byte { $byte } ist ein Fehler
json-deep = Er ist zu tief verschachtelt
json-other = Er ist nicht lesbar
shape-empty = Es ist nichts da
shape-kind = Erwartet wird { $wanted }, nicht { $got }
shape-missing = Das Feld { $name } fehlt
shape-unknown = Ein Feld { $name } gibt es nicht
shape-not-among = Ein Feld { $name } gibt es nicht; vorhanden: { $allowed }
shape-short = Nötig sind mindestens { $least } { $wanted ->
    [str] Zeichen
   *[other] Einträge
}
shape-long = Möglich sind höchstens { $most } { $wanted ->
    [str] Zeichen
   *[other] Einträge
}
shape-least = Der kleinste Wert ist { $least }
shape-most = Der größte Wert ist { $most }
shape-other = Die Form ist eine andere als erwartet ({ $said })

## Für den Betreiber eines Servers

admin-rebuilt = { $count ->
    [one] Ein Tisch neu aufgebaut.
   *[other] { $count } Tische neu aufgebaut.
}
admin-exported = { $count ->
    [one] Ein Spiel geschrieben.
   *[other] { $count } Spiele geschrieben.
}
admin-copied = Kopiert nach { $file }.

## Im Terminal

running-at = Macaronesia läuft: { $address }
running-open = Öffne diese Adresse im Browser.
running-opens = Sie öffnet sich im Browser; wenn nicht, öffne sie dort.
running-stop = Strg-C beendet das Programm; alle Spiele bleiben erhalten.
running-already = Es lief bereits; beendet wird es dort, wo es gestartet wurde.
