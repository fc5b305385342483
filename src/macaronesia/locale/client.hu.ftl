### What the browser client says; what it shares with the terminal and the server is in the other files.

## Mindenütt

app-name = Macaronesia
away = A szerver nem válaszol. Tovább próbálkozunk; semmi sem vész el.
nowhere-title = Itt nincs semmi
nowhere-text = Lehet, hogy elírták a címet, vagy az asztalt a kezdés előtt feladták.
nowhere-home = Az első oldalra
link-title = A játékosod ezen az eszközön
link-text = Ez a hivatkozás a nevedet és az asztalaidat hozza ebbe a böngészőbe. Egyszer használható.
link-come = Játék itt
