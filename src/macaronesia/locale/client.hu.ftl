### What the browser client says; what it shares with the terminal and the server is in the other files.

## Mindenütt

app-name = Macaronesia
away = A szerver nem válaszol. Tovább próbálkozunk; semmi sem vész el.
nowhere-title = Itt nincs semmi
nowhere-text = Lehet, hogy elírták a címet, vagy az asztalt a kezdés előtt bezárták.
nowhere-home = A kezdőlapra
link-title = A játékosod ezen az eszközön
link-text = Ez a link a nevedet és az asztalaidat hozza ebbe a böngészőbe. Egyszer használható.
link-come = Játék itt

## The first page

home-title = Két szigetvilág, két játék
home-play-as = A neved
home-visitor = { $number }. vendég
home-game = Játék
game-name = { $game ->
    [santiago] Santiago
   *[canarias] Islas Canarias
}
home-game-text = { $game ->
    [santiago] Licitálj ültetvényekre, vesztegesd meg az Árokásót, és vezettesd el a szűkös vizet a földjeid mellett.
   *[canarias] Építkezz úgy, hogy a következő hajó telepeseinek a te szigeted tessék a legjobban, és óvakodj a kalózoktól.
}
home-opponents = Ellenfelek (bot)
home-strength = Erősségük
home-level = { $level ->
    [easy] Könnyű
    [normal] Közepes
    [hard] Nehéz
    [expert] Mester
   *[other] { $level }
}
home-play = Játék most
home-setting-up = Rögtön kezdjük…
home-invite = Játék barátokkal…
home-invite-title = { game-name } barátokkal
home-loading = Egy pillanat…
home-more = Továbbiak
home-your-turn = Te jössz
home-running = Folyik a játszmád
home-continue = Folytatás
home-mine = Játszmáim
home-mine-none = Most nem folyik játszmád. Kattints a „Játék most” gombra, ha kezdenél egyet.
home-mine-over = Befejezettek
home-others = Minden asztal
home-shelf = { $shelf ->
    [open] Csatlakozás
    [running] Megnézem
   *[finished] Befejezettek
}
home-shelf-none = { $shelf ->
    [open] Most senki sem vár játékosokra. Nyiss nyilvános asztalt a „Játék barátokkal” gombbal, és itt meg fog jelenni.
    [running] Most nem folyik nyilvános játszma.
   *[finished] Még egy nyilvános játszma sem ért véget.
}
home-you = Te
home-bot = { $level ->
    [easy] Bot (könnyű)
    [normal] Bot (közepes)
    [hard] Bot (nehéz)
    [expert] Bot (mester)
    [random] Bot (véletlenszerűen játszik)
   *[other] Bot ({ $level })
}
home-free-seat = szabad hely
home-here = { $count ->
    [one] Egy
   *[other] { $count }
} játékos egy eszközön
home-row-open = { $free ->
    [0] Minden hely foglalt
   *[other] { $seats } helyből { $free } szabad
}
home-row-turn = { $name } következik
home-row-until = Az időd lejár: { $time }
home-row-late = Az időd lejárt: { $time }
home-row-won = { $count ->
    [one] { $names } nyert, { $points } ponttal
   *[other] Közös győzelem: { $names }, { $points } ponttal
}
home-row-you-won = Te nyertél, { $points } ponttal
home-row-pace = lépésenként { $time }
home-row-since = megnyitva: { $time }
home-row-do = { $what ->
    [turn] Te jössz
    [open] Megnyitás
    [join] Csatlakozás
    [watch] Megnézem
   *[see] Visszanézés
}

## A table for friends

home-where = Hol vannak a többiek?
home-where-name = { $where ->
    [here] Ennél az eszköznél
   *[apart] Máshol
}
home-where-text = { $where ->
    [here] Körbeadjátok az eszközt; a kezetekben lévő lapok rejtve maradnak a többiek elől.
   *[apart] Kapsz egy linket, amelyet elküldhetsz a barátaidnak. Mindenki a saját böngészőjében játszik.
}
home-players = Játékosok
home-seat = { $number }. hely
home-seat-for = { $who ->
    [person] Valaki ennél az eszköznél
   *[open] Szabad, egy barátnak
}
home-how = Hogyan játszotok
home-edition = Kiadás
home-edition-name = { $edition ->
    [amigo] AMIGO 2003
    [trefl] Trefl 2022
   *[other] { $edition }
}
home-edition-for = { $least }–{ $most } játékosnak.
home-edition-text = { $edition ->
    [amigo] Banán, cukornád, burgonya, bab és paprika; a kenőpénz legalább 1 escudo.
   *[trefl] Banán, kókusz, görögdinnye, szőlő és paprika; kenőpénz nélkül is lehet javasolni.
}
home-palms = Pálmák
home-palms-name = { $palms ->
    [off] Nincs
    [placed] Ti helyezitek el
   *[lot] Sorsolással
}
home-palms-text = { $palms ->
    [off] A táblán nincs pálma.
    [placed] Megegyeztek a pálmák három mezőjében. Mindegyik plusz egy terményjelzőt ér annak, akié az ültetvény.
   *[lot] Három pálma áll kisorsolt mezőkön. Mindegyik plusz egy terményjelzőt ér annak, akié az ültetvény.
}
home-palms-squares = A pálmák mezői
home-palms-square = { $state ->
    [palm] { $square }: pálma
    [barred] { $square }: itt nem állhat pálma
   *[free] { $square }
}
home-palms-left = { $count ->
    [0] Mindhárom pálma a helyén áll.
    [one] Válassz még egy mezőt. Sem a kutat, sem másik pálmát nem érinthet, sarkával sem.
   *[other] Válassz még { $count } mezőt. Egyik sem érintheti a kutat vagy másik pálmát, sarkával sem.
}
home-palms-missing = Előbb válassz három mezőt a pálmáknak.
home-money = Pénz
home-money-name = { $money ->
    [hidden] Rejtett
   *[open] Nyílt
}
home-money-text = { $money ->
    [hidden] Csak a saját pénzedet látod. A fizetések azonban nyilvánosak: aki számolja őket, így is tudja.
   *[open] Mindenki látja, kinek mennyije van.
}
home-islands = Szigetek
home-islands-name = { $islands ->
    [random] Sorsolás
   *[choose] Választás
}
home-islands-text = { $islands ->
    [random] A véletlen ad mindenkinek szigetet.
   *[choose] Mindenki sorban választ szigetet.
}
home-spring = Kút
home-spring-name = { $spring ->
    [interior] A tábla belsejében
    [corner] Sarokban
    [edge] A tábla szélén
    [any] Bárhol
   *[other] { $spring }
}
home-spring-at = Ennél a metszéspontnál
home-spring-text = Minél közelebb van a kút a tábla széléhez, annál szűkösebb a víz.
home-spring-known = Ha ti helyezitek el a pálmákat, a kútnak ismert metszésponton kell lennie.
home-lot = Sorsolással
home-overseer = Az első árokásó
home-overseer-text = A Trefl kiadásában az, aki legutóbb művelt földet vagy kertet, különben a legidősebb játékos.
home-starter = Kezdőjátékos
home-starter-text = A nyomtatott szabály szerint a legfiatalabb játékos kezd.
home-pace = Tempó
home-pace-name = { $pace ->
    [live] Élőben
    [days] Levelezős
   *[none] Óra nélkül
}
home-pace-text = { $pace ->
    [live] Mindannyian most játszotok, és minden lépésre jár az óra.
    [days] Mindenki benéz időnként; egy lépés napokig tarthat.
   *[none] Mindenki annyi ideig gondolkodik, ameddig akar.
}
home-per-move = Idő egy lépésre
home-visibility = Ki csatlakozhat?
home-visibility-name = { $visibility ->
    [public] Bárki
   *[link] Akinél ott a link
}
home-visibility-text = { $visibility ->
    [public] Az asztal a kezdőlapon látszik; bárki csatlakozhat vagy nézheti.
   *[link] Csak az találja meg az asztalt, akinek elküldöd a linket.
}
home-hints = Tippek
home-hints-text = Meg lehet kérdezni, mit tenne a legjobb bot.
home-yes-no = { $answer ->
    [yes] Van
   *[no] Nincs
}
home-set-up = { $where ->
    [here] A játszma kezdése
   *[apart] Az asztal megnyitása
}

## The menu

setting-close = Bezárás
setting-home = Macaronesia, a kezdőlapra
setting-menu = Menü
setting-rules = Szabályok
setting-rules-of = Szabályok: { game-name }
setting-section = Fejezet
setting-choose-section = Válassz fejezetet…
setting-language = Nyelv
setting-theme = Megjelenés
setting-theme-name = { $theme ->
    [light] Világos
    [dark] Sötét
   *[auto] Automatikus
}
setting-sound = Hangok
setting-sound-text = Rövid hang, amikor te jössz, vagy valaki lép.
setting-notices = Értesítések
setting-notices-text = A böngésződ szól, amikor te jössz, akkor is, ha éppen más oldalt nézel.
setting-notices-refused = A böngésződ nem enged értesítéseket erről az oldalról. A beállításaiban ezt megváltoztathatod.
setting-you = Te
setting-you-are = Ezen a néven játszol: { $name }.
setting-name = A neved
setting-take-name = Mentés
setting-link = Játék másik eszközön
setting-link-text = Egy link átviszi a nevedet és a játszmáidat a telefonodra vagy egy másik gépre. Jelszó nincs.
setting-link-made = Nyisd meg ezt a linket a másik eszközön. Egyszer használható.
setting-copy = Másolás
setting-copied = Másolva
setting-table = Táblázat
setting-reload = Az oldal újratöltése
setting-stale = Az oldalnak ezt a részét nem sikerült betölteni; lehet, hogy van újabb változata.

## Santiago

santiago-board = Santiago szigete
santiago-loading = Rajzoljuk a szigetet…
santiago-ditches = Árkok
santiago-squares = Mezők
santiago-choices = A te választásod
santiago-drought = Aszály
santiago-skip = Átugrás
santiago-pick-tile = Válassz egy ültetvényt, majd egy mezőt.
santiago-pick-tile-for = Melyik ültetvény kerüljön ide: { $place }?
santiago-pick-square = Most válassz egy mezőt.
santiago-pick-again = Erősítsd meg, vagy válassz újra.
santiago-pick-first = Válassz egy árkot a kútnál az első csatornának.
santiago-pick-propose = Válassz egy árkot, majd a kenőpénzt; vagy ne javasolj semmit.
santiago-pick-extra = Válassz egy árkot a soron kívüli csatornádnak, vagy tartsd meg.
santiago-pick-dig = Vagy áss máshol: válassz a táblán olyan árkot, amelyet senki sem javasolt
santiago-do-bid = Ajánlat: { $sum }
santiago-do-pass-bid = Passz
santiago-do-plant = Ültetés: { tile }, ide: { $place }
santiago-do-neutral = Semleges ültetvény: { tile }, ide: { $place }
santiago-do-propose = Javaslat: { $place }, { $sum ->
    [0] kenőpénz nélkül
   *[other] kenőpénz: { $sum }
}
santiago-do-pass-propose = Nincs javaslat
santiago-do-accept = Elfogadás: { $place }
santiago-do-dig = Ásás: { $place }
santiago-do-decline = Ne épüljön csatorna
santiago-do-first = Első csatorna: { $place }
santiago-do-extra = Soron kívüli csatorna: { $place }
santiago-do-pass-extra = A soron kívüli csatorna megtartása
santiago-bid = Az ajánlatod
santiago-bid-secret = A titkos ajánlatod
santiago-secret-note = Mindketten titokban választotok, utána látszanak az ajánlatok.
santiago-taken = { $sum }: ezt már ajánlotta valaki
santiago-more-sums = { $sum }-ig…
santiago-bribe = Kenőpénz
santiago-bribe-for = A kenőpénzed ezért: { $place }
santiago-bribe-there = Már { $sum ->
    [0] javasolták, kenőpénz nélkül
   *[other] { $sum } escudót ajánlottak érte
}.
santiago-less = Kevesebb
santiago-more = Több
santiago-free = szabad
santiago-free-palm = szabad, pálmával
santiago-neutral = { $what }, semleges
santiago-owned = { $what }, { $name }, { $markers ->
    [0] terményjelző nélkül
   *[other] { $markers } terményjelző
}
santiago-square = { $place }: { $what }, { $wet ->
    [yes] öntözött
   *[no] száraz
}
santiago-ditch = Árok: { $place }, öntözi: { $squares }
santiago-ditch-proposed = Árok: { $place }, javasolva, { $sum ->
    [0] kenőpénz nélkül
   *[other] összesen { $sum }
}, öntözi: { $squares }
santiago-canal = Csatorna: { $place }, öntözi: { $squares }
santiago-offer = Kínálat
santiago-proposals = Javaslatok
santiago-order = Az ültetés sorrendje
santiago-removed = A játszmából kivett ültetvények: { $count }
santiago-next-overseer = ő lesz az Árokásó
santiago-not-yet = még nem tett ajánlatot
santiago-chosen = kész
santiago-begins = Új birtok: { crop }
santiago-grows = { crop }: birtok { $parts } → { $size }
santiago-joins = { crop }: birtokok egyesülnek, { $parts } → { $size }
santiago-against = „{ $move }” helyett:
santiago-round-end = A forduló végén:
santiago-waters = Öntözi: { $squares } ({ $tiles ->
    [0] nincs ott ültetvény
   *[other] { $tiles } ültetvény
})
santiago-waters-nothing = Egyetlen száraz mezőt sem öntöz
santiago-points = { $points } pont
santiago-money-hidden = a pénz rejtett
santiago-has-extra = megvan a soron kívüli csatornája
santiago-area-points = { crop }: { $tiles } ültetvény × { $markers } terményjelző{ $palms ->
    [0] {""}
   *[other] {" "}(+ { $palms } a pálmákért)
} = { $points } ({ $places })
santiago-tell-round = { $round }. forduló, összesen { $rounds }: { $phase }.
santiago-tell-canals = { $count ->
    [0] Még nincs csatorna.
   *[other] Csatornák: { $places }.
}
santiago-tell-area = { crop.area }, { $tiles } ültetvény ({ $places }); terményjelzők: { $owners }.
santiago-tell-area-neutral = { crop.area }, { $tiles } ültetvény ({ $places }), semleges.
santiago-tell-dry = { $count ->
    [one] Száraz ültetvény
   *[other] Száraz ültetvények
}: { $places }.
santiago-tell-deserts = Sivatag: { $places }.
santiago-tell-palms = Pálmák: { $places }.
santiago-tell-offer = A kínálatban: { $tiles }.
santiago-tell-proposal = Javaslat: { $place }, { $names }, { $sum ->
    [0] kenőpénz nélkül
   *[other] összesen { $sum }
}.
santiago-tell-player = { $name }: pénz: { $money }, { $extra ->
    [yes] megvan a soron kívüli csatornája
   *[no] soron kívüli csatornája elhasználva
}{ $overseer ->
    [yes] , ő az Árokásó
   *[no] {""}
}.

## Az asztal

table-bot = { $number }. bot
table-level = { $level ->
    [easy] könnyű
    [normal] közepes
    [hard] nehéz
    [expert] mester
    [random] véletlenszerűen játszik
   *[other] { $level }
}
table-you = te
table-your-turn = Te jössz
table-waiting = { $name } lépésére várunk.
table-compiling = A botok előkészítése folyik. Ez csak első alkalommal tart egy percig.
table-dealing = Egy pillanat…
table-then = A következőt a véletlen dönti el.
table-then-turn = Itt { $name } következik.
table-watching = Nézőként követed ezt a játszmát.
table-watching-stranger = Nézőként követed ezt a játszmát. Ha szólni szeretnél, adj meg egy nevet a csevegésben.
table-kept = { $state ->
    [finished] Ezt a játszmát egy bot játszotta végig helyetted.
   *[running] A helyeden most egy bot játszik. Bármikor visszaülhetsz.
}
table-fork = Mi lett volna, ha…? { $ply ->
    [0] Egy másik játszma elejétől
   *[other] Egy másik játszma { $ply }. lépésétől
}
table-new = új
table-new-moves = { $count ->
    [one] Egy új lépés
   *[other] { $count } új lépés
}
table-more-happened = { $count ->
    [one] Egy korábbi esemény.
   *[other] { $count } korábbi esemény.
}
table-players = Játékosok
table-to-move = ő jön
table-away = { $name } helyett, aki távozott
table-late = Lejárt az idő.
table-vote = Vegye át egy bot
table-voted = Botra szavaztál.
table-return = Visszaülök a helyemre
table-leave = Kilépés a játszmából
table-leave-text = Egy bot játszik tovább helyetted. Amíg a játszma tart, visszajöhetsz, és újra elfoglalhatod a helyed.
table-leave-yes = Kilépek
table-leave-no = Maradok
table-time-up = lejárt az idő
table-time-days = { $days } nap
table-time-hours = { $hours ->
    [one] egy óra
   *[other] { $hours } óra
}
table-time-left = hátralévő idő: { $time }
table-action = Amit most tenni lehet
table-past-no-move = Egy korábbi állást látsz; a játékhoz térj vissza a mostanihoz.
table-confirm = Megerősítés
table-sending = Küldés…
table-cancel = Mégse
table-list = Lépések listája
table-list-title = { $count ->
    [one] Az egyetlen szabályos lépés
   *[other] { $count } szabályos lépés
}
table-list-filter = Szűrés, például hely szerint
table-list-none = Egy lépésben sincsenek meg ezek a szavak.
table-hint = Tipp
table-hint-title = Mit tenne a legerősebb bot
table-hint-thinking = Gondolkodik…
table-hint-chance = nyerési esély: { percent }
table-hint-show = Megnézem
table-undo = Visszavonás
table-undo-asked = { $name } vissza szeretne vonni egy lépést.
table-undo-accept = Beleegyezem
table-undo-decline = Nem egyezem bele
table-undo-declined = A visszavonási kérést elutasították.
table-undo-own = Vissza szeretnél vonni egy lépést; még { $names } válaszára várunk.
table-undo-waiting = { $name } vissza szeretne vonni egy lépést; még { $names } válaszára várunk.
table-points = Pontok
table-points-title = Várható pontok
table-points-text = Ha a játszma most érne véget. Ebből még semmi sem végleges.
table-log = Mi történt
table-log-empty = Még nem történt semmi.
table-round = { $round }. forduló
table-talk = Napló és csevegés
table-chat = Csevegés
table-chat-watcher = néző
table-chat-earlier = Korábbi üzenetek
table-chat-empty = Még senki sem szólt.
table-chat-say = Szólj hozzá
table-chat-send = Küldés
table-chat-unread = olvasatlan
table-name = A neved
table-name-take = Ez legyen a nevem
table-name-why = A leüléshez csak egy név kell.
table-board = Tábla
table-board-words = A tábla szavakban
table-look-back = Visszatekintés
table-past-title = Egy korábbi állást látsz
table-past-at = { $ply ->
    [0] kezdet
   *[other] { $ply }. lépés, összesen { $last }
}
table-past-now = Vissza a mostani álláshoz
table-past-slider = A játszma pillanata
table-past-first = Az elejére
table-past-back = Egy lépéssel vissza
table-past-play = Lejátszás
table-past-pause = Szünet
table-past-forward = Egy lépéssel előre
table-past-last = Az utolsó lépéshez
table-past-speed = Sebesség
table-past-speed-value = { $speed ->
    [slow] lassú
    [fast] gyors
   *[normal] közepes
}
table-past-eyes = Kinek a szemével
table-past-eyes-own = ahogy én láttam
table-past-eyes-seat = ahogy { $name } látta
table-past-eyes-open = minden nyíltan
table-past-fork = Mi lett volna, ha…? Folytatás innen
table-won = Gratulálunk, győztél!
table-rematch = Új játszma
table-rematch-join = { $name } új játszmát nyitott: csatlakozom
table-rematch-go = A következő játszmához
table-replay = Újranézés
table-record = A jegyzőkönyv letöltése
table-analysis = A játszma elemzése
table-analysis-title = Nyerési esélyek
table-analysis-text = Így látta egy erős bot mindenki esélyeit lépésről lépésre. Minden lépésnél csak azt tudta, amit a játékos akkor tudhatott.
table-analysis-progress = Egy bot minden lépést megnéz: { percent }
table-analysis-show = Megnézem
table-fair = { $verdict ->
    [checking] Az osztás ellenőrzése…
    [true] Az osztás tisztességes volt: ez a böngésző ellenőrizte
    [false] A közzétett mag nem az, amelyet ígértek
   *[unable] Az osztást ebben a böngészőben nem lehetett ellenőrizni
}
table-fair-text = Az első osztás előtt a szerver közzétette annak a titkos magnak az ujjlenyomatát (SHA-256), amelyből minden osztás ered. Most, hogy a játszma véget ért, maga a mag is nyilvános. A böngésződ az imént újra kiszámította az ujjlenyomatát: ha a kettő egyezik, játék közben senki sem változtathatott az osztáson.
table-fair-promise = Ujjlenyomat, a játszma előtt közzétéve
table-fair-seed = Mag, a játszma után közzétéve
table-fair-more = A jegyzőkönyvben minden lépés és a mag is benne van; a „macaronesia verify” ezzel minden egyes osztást ellenőriz.
table-open = { $count ->
    [0] Minden hely foglalt.
    [one] Még egy játékos hiányzik.
   *[other] Még { $count } játékos hiányzik.
}
table-invite = Link ehhez az asztalhoz
table-invite-text = Küldd el ezt a linket azoknak, akikkel játszani szeretnél. A játszma akkor kezdődik, amikor minden hely foglalt.
table-share = Megosztás…
table-terms = Így játsszuk itt
table-seats = Helyek
table-seat-open = szabad
table-join = Ide ülök
table-start = Kezdés most
table-start-text = Nem kell várnod: a szabad helyekre botok is ülhetnek.
table-start-level = A botok erőssége
table-start-bots = { $count ->
    [one] Kezdés egy bottal
   *[other] Kezdés { $count } bottal
}
table-start-wait = { $name } botokkal a szabad helyeken is elkezdheti.
table-give-up = Átadom a helyem
table-pass-device = Add át az eszközt neki: { $name }
table-pass-text = Most csak { $name } nézheti a képernyőt. A többiek ne nézzenek ide.
table-pass-ready = { $name } vagyok
table-cut = Megszakadt a kapcsolat. Folyamatosan próbálkozunk; semmi sem vész el, a választásod sem.
table-gone = Nincs ilyen asztal
table-gone-text = Talán hiányos a link, vagy az asztalt a kezdés előtt bezárták. Kérd el újra a linket, vagy kezdj saját játszmát.
table-unknown-game = Ez a játék nem játszható böngészőben.
table-coming = Az asztal előkészítése…
table-skip-board = A táblához
table-skip-moves = A lépések listájához
table-keys = Billentyűk
table-key-tab = a következő elemre, a táblán is
table-key-choose = a fókuszban lévő kiválasztása
table-key-confirm = a kiválasztott lépés megerősítése (Ctrl-lal bárhonnan)
table-key-cancel = mégse
table-key-look = visszatekintéskor: lépésenként, az elejére, a végére
table-keys-list = A „Lépések listája” minden szabályos lépést szövegként tartalmaz: vele az egész játszma tábla nélkül is játszható.

## Islas Canarias

canarias-ui-loading = A szigetek rajzolása…
canarias-ui-tray = A választásod
canarias-ui-islands = Szigetek
canarias-ui-plots = Telkek
canarias-ui-island-of = { $island }, { $name } szigete
canarias-ui-back = Az én szigetem
canarias-ui-enlarge = { $island }, { canarias-ui-points }{ $news ->
    [0] {""}
    [one] , egy telek megváltozott
   *[other] , { $news } telek megváltozott
}. Mutasd nagyban
canarias-ui-contacts = Válassz szigetet. A számok azt mutatják, hogy a tizenkét telekből hány érinti az egyes tájelemeket.
canarias-ui-island = { $island }. Telkek tájelemenként: { $contacts }
canarias-ui-island-taken = { $island }, már foglalt: { $name }. Telkek tájelemenként: { $contacts }
canarias-ui-card = { $card } ({ colour }), kívánságai: { $wishes }
canarias-ui-copies = { $count } × { $card }
canarias-ui-hand = A kezed: { canarias-ui-cards }
canarias-ui-hand-empty = Nincs lapod.
canarias-ui-cards = { $count ->
    [0] nincs lap
   *[other] { $count } lap
}
canarias-ui-points = { $points } pont
canarias-ui-privilege = A { colour } kiváltság: { $effect }
canarias-ui-nobody = senki
canarias-ui-pile = { $pile ->
    [ship] A hajón
    [deck] A húzópakliban
   *[discard] Eldobva
}:
canarias-ui-discard = A dobópakli átnézése
canarias-ui-do-island = Ezt a szigetet veszem: { $island }
canarias-ui-do-draw = Lapokat húzok
canarias-ui-do-take = Elveszem a pluszlapot
canarias-ui-do-skip = Kihagyom
canarias-ui-do-end = Befejezem a kört
canarias-ui-do-build = Építek egy { colour } házat ({ $card }, { $plot }. telek)
canarias-ui-do-ship = A hajóra teszem: { $card }
canarias-ui-do-palace = Palotát csinálok a házakból ({ $plots }): { colour }, { $plot }. telek
canarias-ui-do-city = Várost csinálok a házakból ({ $plots }): { colour }, { $plot }. telek
canarias-ui-do-settle = { $card } { colour } házat épít ({ $plot }. telek)
canarias-ui-do-raze = Lemondok egy házról ({ $plot }. telek)
canarias-ui-do-blame = { $name } ellen küldöm a kalózt
canarias-ui-pick-act = Válassz egy lapot, és építsd meg a házát, vagy húzz lapokat.
canarias-ui-pick-draw = Ebben a körben nem építhetsz: húzz lapokat.
canarias-ui-pick-plot = Hol építsen { $card }? Válassz egy kiemelt telket.
canarias-ui-pick-card = Melyik lap építsen { $plot ->
    [1] az
    [5] az
   *[other] a
} { $plot }. telken?
canarias-ui-pick-ship = Válassz egy lapot a hajóra. A kikötésig más nem látja.
canarias-ui-pick-end = Csinálj a házakból palotát vagy várost, vagy fejezd be a köröd.
canarias-ui-pick-house = Válassz még egyet a kiemelt házak közül.
canarias-ui-pick-more = { $more ->
    [yes] Erősítsd meg, vagy válassz még egy házat egy városhoz.
   *[no] Erősítsd meg, vagy változtasd meg az épület helyét.
}
canarias-ui-pick-settle = { $card } a te szigetedet választotta. Hol álljon a háza?
canarias-ui-pick-raze = A { colour } kalóz elviszi egy házadat. Melyikről mondasz le?
canarias-ui-pick-blame = Védett vagy a kalózoktól. Ki veszítsen helyetted házat?
canarias-ui-may-join = Pontozott szegélyű házakat is választhatsz: kettőből palota lesz, háromból város.
canarias-ui-wishes = { $card } kívánságai sorrendben
canarias-ui-rules = { $number ->
    [1] Az
   *[other] A
} { $number }. kívánság dönt: a háznak emellett kell állnia: { priority }.
canarias-ui-rules-none = A ház bármelyik szabad telken állhat.
canarias-ui-stand = Ezen a telken áll
canarias-ui-tint = Szín
canarias-ui-compare = Szabad telkek az egyes kívánságok mellett, sorrendben: az a sziget nyer, amelyiken a legtöbb van
canarias-ui-wish = Kívánság
canarias-ui-out = már nem számít
canarias-ui-wins = nyer
canarias-ui-tie = Egyenlőség az első kívánságnál: { $name } kiváltsága dönt.
canarias-ui-next = Tovább (még { $count } lap)
canarias-ui-done = Rendben
canarias-ui-skip = Mindet átugrom
canarias-ui-same = A pontok nem változnak
canarias-ui-gains = { $name } megkapja a kiváltságot: { $effect }
canarias-ui-gains-from = { $name } megszerzi a kiváltságot, eddig { $other } birtokolta: { $effect }
canarias-ui-gets = { $count } lap a húzópakliból
canarias-ui-then = Utána: { canarias-phase }
canarias-ui-colour-points = { colour }: { $house ->
    [0] {""}
   *[other] { $house } ház,{" "}
}{ $palace ->
    [0] {""}
   *[other] { $palace } palota,{" "}
}{ $city ->
    [0] {""}
   *[other] { $city } város,{" "}
}{ canarias-ui-points }
canarias-ui-plot-built = { $plot }. telek: { colour } { piece }, mellette: { $touches }
canarias-ui-plot-free = { $plot }. telek: szabad, mellette: { $touches }
canarias-ui-tell-moment = { $moment }{ $last ->
    [yes] , az utolsó
   *[no] {""}
}: { canarias-phase }.
canarias-ui-tell-starter = A kezdőjátékos: { $name }.
canarias-ui-tell-player = { $name }: { $island }, { canarias-ui-points }, lapok: { $cards }.
canarias-ui-tell-hand = { $name } lapjai: { $cards }.
canarias-ui-tell-revealed = A hajóról: { $card }.
canarias-ui-tell-piles = Lapok a hajón: { $ship }, a húzópakliban: { $deck }, a dobópakliban: { $discard }.
canarias-ui-tell-aboard = Lapok, amelyekről tudod, hogy a hajón vannak: { $cards }.
canarias-ui-tell-privilege = A { colour } kiváltság ({ $effect }): { $name }.
canarias-ui-tell-supply = Készlet, { piece }: { $left }.
