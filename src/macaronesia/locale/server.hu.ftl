## What the server says

## Az ajtóban

cross-site = Ez a kérés egy másik webhely oldaláról jön; ilyet csak a saját oldalaink küldhetnek.
too-large = A kérés túl nagy; legfeljebb { $most } bájt lehet.
not-json = A kérés törzse csak JSON lehet (Content-Type: application/json, UTF-8 kódolással).
too-slow = A kérés túl lassan érkezett; { $seconds } másodpercen belül meg kell érkeznie.
too-many = Túl sok kérés; próbáld újra { $seconds ->
    [1] egy
   *[other] { $seconds }
} másodperc múlva.
bad-request = Ez nem HTTP-kérés.
head-too-large = A kérés fejléce túl nagy; legfeljebb { $most } bájt lehet.
internal = Valami elromlott a szerveren. A naplója többet mond a(z) { $request } számnál.
port-taken = A(z) { $host } címen a(z) { $port } port már foglalt; válassz másikat a --port kapcsolóval, vagy 0-val bármelyik szabadot.
port-refused = Nem lehet figyelni a(z) { $host } cím { $port } portján: { $reason }.
workers-sqlite = { $workers } munkafolyamathoz PostgreSQL kell (--database postgresql://...); SQLite-tal csak egy lehet.

## Tárolás

database-url = { $url } nem ismert adatbázis: sqlite:////mappa/fájl.db vagy postgresql://felhasználó@gép/név legyen.
database-memory = { $url } nem nevez meg fájlt: az adatbázisnak túl kell élnie a kiszolgálót. Helyesen: sqlite:////mappa/fájl.db.
database-unavailable = Az adatbázis nem használható: { $reason }
database-no-access = { $file } nem használható az adatbázishoz: { $reason }. Más helyet a macaronesia serve --database sqlite:////mappa/fájl.db paranccsal lehet megadni.
database-no-folder = Nincs { $folder } mappa az adatbázishoz: hozd létre, vagy adj meg másikat a --database kapcsolóval.
database-no-folder-here = Itt: { $here } nincs { $folder } mappa az adatbázishoz. A jelenlegi mappából induló útvonal három perjel után kezdődik, az abszolút a negyedikkel: sqlite:////{ $file }.
database-in-use = Egy másik kiszolgáló már megnyitotta ezt: { $file }. Több kiszolgáló PostgreSQL-en osztozhat, SQLite-fájlon nem.
database-in-use-at = Ezt a fájlt: { $file } a { $address } címen futó kiszolgáló nyitotta meg. Több kiszolgáló PostgreSQL-en osztozhat, SQLite-fájlon nem.
database-newer = Az adatbázist a Macaronesia újabb változata készítette (séma: { $version }); ez a változat nem tudja olvasni.
database-not-sqlite = Ez SQLite-fájlokhoz való; a PostgreSQL-hez pg_dump és pg_restore van.
not-storable = Az adatbázis ezt nem tudja megőrizni: { $reason }

## Az asztalnál

unknown-key = Ez a kulcs nem tartozik senkihez. Kulcs nélkül nézni lehet; új névvel új kulcs jár.
no-key = Ehhez játékos kell: küldd el a kulcsodat (Authorization: Bearer …), vagy kérj egyet egy névvel (POST /api/players).
no-such-address = Ezen a címen nincs semmi.
no-such-table = Nincs ilyen asztal; talán a kezdés előtt feladták.
no-such-seat = Nincs { $seat }. szék; a székek számozása 0-tól { $last }-ig tart.
no-such-box = Ilyen doboz itt nincs; ami van: { $allowed }.
bad-method = A(z) { $method } művelet ezen a címen nem megengedett.
bad-json = A tartalom nem JSON: { $reason }.
bad-body = { $field } nem olvasható: { $reason }.
bad-field = { $field } nem lehet „{ $value }”; megengedett: { $allowed }.
bad-call = A kérésre nem lehet válaszolni: { $reason }
idempotency-reused = Ezt az Idempotency-Key-t már másra használták.
link-used = Ezt a linket már felhasználták, vagy túl régi; kérj újat a másik eszközön.
not-at-table = Nincs széked ennél az asztalnál.
not-your-turn = Nem te következel{ $seat ->
    [none] { "" }
   *[other] , hanem a { $seat }. szék
}.
not-your-seat = A { $seat }. szék nem a tiéd, hogy visszatérj hozzá.
not-creator = A játékot csak az kezdheti el, aki az asztalt nyitotta.
not-started = A játék még nem kezdődött el.
not-finished = A játék még nem ért véget.
already-started = A játék már elkezdődött.
finished = A játék véget ért.
table-full = Minden szék foglalt.
seat-kept = Egy bot őrzi a helyed ({ $seat }); visszatérhetsz (POST …/seats/{ $seat }/return).
seat-taken = A { $seat }. szék foglalt; szabad: { $open }.
seats-open = Még vannak szabad székek: { $open }. Várj játékosokra, vagy mondd meg, melyik bot üljön oda.
moved-on = A játék továbbhaladt: már { $ply } lépésnél tart.
nothing-to-undo = Nincs olyan lépésed, amelyet vissza lehetne vonni.
undo-pending = A { $seat }. szék már visszavonást kért; előbb arra válaszolj.
no-undo = Senki sem kért visszavonást.
not-asked = A te beleegyezésed nem szükséges; akikre várunk: { $waiting }.
own-seat = A { $seat }. szék a sajátod.
not-late = A { $seat }. szék ideje nem járt le.
no-hints = Ennél az asztalnál nincs tipp.
secret-bid = Egy titkos ajánlat függőben van; várd meg, míg mindkettő beérkezik.
still-hidden = Amíg a játék tart, csak a saját székedből látod.
no-such-rules = Ilyen játék szabályai itt nincsenek; ami van: { $allowed }.

## Gondolkodás

thinking-stopped = Ezt a botot már nem kérdeztük meg: { $bot } ({ $seat }. hely, { $ply }. lépés), mert a szerver éppen leáll. Próbáld újra egy pillanat múlva.

## Mondatrészek: mi megengedett, és mi a hiba egy törzzsel

allowed-name = 1–{ $most } karakter, köztük vezérlőkarakter nem lehet
allowed-length = 1–{ $most } karakter
allowed-seats = { $seats } hely
allowed-pace = { $none }, { $live } vagy { $days }
allowed-hotseat = me (egyszer vagy többször) és botok, ha mindenki egy eszközön játszik
allowed-me = me legfeljebb egyszer, kivéve ha hotseat: true
allowed-cursor = az előző oldal „next” értéke
json-cut = túl korán véget ér
json-broken = hiba van a(z) { $byte }. bájtnál
json-deep = túl mélyen egymásba ágyazott
json-other = nem olvasható
shape-empty = üres
shape-kind = { $wanted } kell legyen, nem { $got }
shape-missing = hiányzik a(z) { $name } mező
shape-unknown = nincs { $name } nevű mező
shape-not-among = nincs { $name } nevű mező; ezek vannak: { $allowed }
shape-short = legalább { $least } { $wanted ->
    [str] karakter
   *[other] elem
} kell
shape-long = legfeljebb { $most } { $wanted ->
    [str] karakter
   *[other] elem
} lehet
shape-least = legalább { $least } kell legyen
shape-most = legfeljebb { $most } lehet
shape-other = más alakú, mint a várt ({ $said })

## A szerver gazdájának

admin-rebuilt = { $count ->
    [one] Egy asztal újraépítve.
   *[other] { $count } asztal újraépítve.
}
admin-exported = { $count ->
    [one] Egy játszma kiírva.
   *[other] { $count } játszma kiírva.
}
admin-copied = Átmásolva ide: { $file }.

## A terminálban

running-at = A Macaronesia fut: { $address }
running-open = Nyisd meg ezt a címet a böngészőben.
running-opens = Megnyílik a böngészőben; ha nem, nyisd meg ott ezt a címet.
running-stop = A Ctrl-C leállítja; minden játszma megmarad.
running-already = Már futott; ott lehet leállítani, ahol elindították.
