### What the browser client says; what it shares with the terminal and the server is in the other files.

## Überall

app-name = Macaronesia
away = Der Server antwortet nicht. Wir versuchen es weiter; nichts geht verloren.
nowhere-title = Hier ist nichts
nowhere-text = Vielleicht ist die Adresse falsch geschrieben, oder der Tisch wurde vor dem Beginn aufgegeben.
nowhere-home = Zur ersten Seite
link-title = Dein Spieler auf diesem Gerät
link-text = Dieser Link bringt deinen Namen und deine Tische in diesen Browser. Er gilt einmal.
link-come = Hier spielen
