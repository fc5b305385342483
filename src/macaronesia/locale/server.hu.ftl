## What the server says

## Az ajtóban

cross-site = Ez a kérés egy másik webhely oldaláról jön; ilyet csak a saját oldalaink küldhetnek.
too-large = A kérés túl nagy; legfeljebb { $most } bájt lehet.
not-json = A kérés törzse csak JSON lehet (Content-Type: application/json, UTF-8 kódolással).
too-slow = A kérés túl lassan érkezett; { $seconds } másodpercen belül meg kell érkeznie.
too-many = Túl sok kérés; próbáld újra { $seconds ->
    [one] egy
   *[other] { $seconds }
} másodperc múlva.
bad-request = Ez nem érvényes HTTP-kérés.
head-too-large = A kérés fejléce túl nagy; legfeljebb { $most } bájt lehet.
cookies-too-large = A kérés sütijei együtt több mint { $most } bájtot tesznek ki; töröld ennek a címnek a más programoktól maradt sütijeit.
bad-host = A kérés Host fejlécének egyetlen gépet kell megneveznie, legfeljebb 65535-ös porttal vagy port nélkül; most ez áll benne: „{ $host }”.
internal = Valami elromlott a szerveren. A naplója többet mond erről a kérésről: { $request }.
port-taken = Ez a port már foglalt: { $host }, { $port }; válassz másikat a --port kapcsolóval, vagy 0-val bármelyik szabadot.
port-refused = Ezen a porton nem lehet figyelni: { $host }, { $port }: { $reason }.
workers-sqlite = { $workers } munkafolyamathoz PostgreSQL kell (--database postgresql://...); SQLite-tal csak egy lehet.

## Tárolás

database-url = { $url } nem ismert adatbázis: sqlite:////mappa/fájl.db vagy postgresql://felhasználó@gép/név legyen.
database-memory = { $url } nem nevez meg fájlt: az adatbázisnak túl kell élnie a szervert. Helyesen: sqlite:////mappa/fájl.db.
database-unavailable = Az adatbázis nem használható: { $reason }
database-no-access = { $file } nem használható az adatbázishoz: { $reason }. Más helyet a macaronesia serve --database sqlite:////mappa/fájl.db paranccsal lehet megadni.
database-no-folder = Nincs { $folder } mappa az adatbázishoz: hozd létre, vagy adj meg másikat a --database kapcsolóval.
database-no-folder-here = Itt: { $here } nincs { $folder } mappa az adatbázishoz. A jelenlegi mappából induló útvonal három perjel után kezdődik, az abszolút a negyedikkel: sqlite:////{ $file }.
database-none = Itt nincs adatbázis, mert még nem futott szerver: { $file }. Másikat a --database nevez meg.
database-in-use = Egy másik szerver már megnyitotta ezt: { $file }. Több szerver PostgreSQL-en osztozhat, SQLite-fájlon nem.
database-in-use-at = Ezt a fájlt: { $file } a { $address } címen futó szerver nyitotta meg. Több szerver PostgreSQL-en osztozhat, SQLite-fájlon nem.
database-newer = Az adatbázist a Macaronesia újabb változata készítette (séma: { $version }); ez a változat nem tudja olvasni.
database-not-sqlite = Ez SQLite-fájlokhoz való; a PostgreSQL-hez pg_dump és pg_restore van.
not-storable = Az adatbázis ezt nem tudja eltárolni: { $reason }

## Az asztalnál

unknown-key = Ez a kulcs nem tartozik senkihez. Kulcs nélkül nézni lehet; új névvel új kulcs jár.
no-key = Ehhez játékos kell: küldd el a kulcsodat (Authorization: Bearer …), vagy kérj egyet egy névvel (POST /api/players).
no-such-address = Ezen a címen nincs semmi.
no-such-table = Nincs ilyen asztal; talán a kezdés előtt bezárták.
no-such-seat = Nincs ilyen hely; ennél az asztalnál { $seats } hely van.
no-such-box = Ilyen doboz itt nincs; ami van: { $allowed }.
bad-method = Ezen a címen nem megengedett művelet: { $method }.
bad-json = A tartalom nem JSON: { $reason }.
bad-body = { $field } nem olvasható: { $reason }.
bad-field = { $field } nem lehet „{ $value }”; megengedett: { $allowed }.
bad-call = A kérésre nem lehet válaszolni: { $reason }
idempotency-reused = Ezt az Idempotency-Key-t már másra használták.
link-used = Ezt a linket már felhasználták, vagy túl régi; kérj újat a másik eszközön.
not-at-table = Nincs helyed ennél az asztalnál.
not-your-turn = Nem te következel{ $seat ->
    [none] {""}
    [1] , hanem az { $seat }. hely
    [5] , hanem az { $seat }. hely
   *[other] , hanem a { $seat }. hely
}.
not-your-seat = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. hely nem a tiéd, ezért nem ülhetsz vissza oda.
not-creator = A játszmát csak az kezdheti el, aki az asztalt nyitotta.
not-started = A játszma még nem kezdődött el.
not-finished = A játszma még nem ért véget.
already-started = A játszma már elkezdődött.
finished = A játszma véget ért.
table-full = Minden hely foglalt.
seat-kept = Egy bot őrzi a helyedet ({ $seat }. hely); visszaülhetsz oda.
seat-taken = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. hely foglalt; szabad: { $open }.
seats-open = Még vannak szabad helyek: { $open }. Várj játékosokra, vagy mondd meg, melyik bot üljön oda.
moved-on = A játszma továbbhaladt: már { $ply } lépésnél tart.
nothing-to-undo = Nincs olyan lépésed, amelyet vissza lehetne vonni.
undo-pending = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. hely már kérte egy lépés visszavonását; előbb arra válaszolj.
no-undo = Senki sem kérte egy lépés visszavonását.
not-asked = A te beleegyezésed nem szükséges; ezekre a helyekre várunk: { $waiting }.
own-seat = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. hely a sajátod.
not-late = { $seat ->
    [1] Az
    [5] Az
   *[other] A
} { $seat }. hely ideje nem járt le.
no-hints = Ennél az asztalnál nincs tipp.
secret-bid = Egy titkos ajánlat függőben van; várd meg, míg mindkettő beérkezik.
still-hidden = Amíg a játszma tart, csak a saját helyedről látod.
no-such-rules = Ilyen játék szabályai itt nincsenek; ami van: { $allowed }.

## Gondolkodás

bot-unavailable = A bot nem tudott válaszolni. Próbáld meg egy kis idő múlva.
thinking-stopped = Ezt a botot már nem kérdeztük meg: { place-of-bot }, mert a szerver éppen leáll. Próbáld újra egy pillanat múlva.

## Mondatrészek: mi megengedett, és mi a hiba egy törzzsel

allowed-name = 1–{ $most } karakter, köztük vezérlőkarakter nem lehet
allowed-length = 1–{ $most } karakter
allowed-seats = { $seats } hely
allowed-pace = { $none }, { $live } vagy { $days }
allowed-hotseat = me (egyszer vagy többször) és botok, ha mindenki egy eszközön játszik
allowed-me = me legfeljebb egyszer, kivéve ha hotseat: true
allowed-cursor = az előző oldal „next” értéke
json-cut = túl korán véget ér
json-broken = hiba van itt: { $byte }. bájt
json-deep = túl mélyen egymásba ágyazott
json-other = nem olvasható
shape-empty = üres
shape-kind = { $wanted } szükséges, nem { $got }
shape-missing = hiányzik ez a mező: { $name }
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
shape-least = legalább { $least } legyen
shape-most = legfeljebb { $most } legyen
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
