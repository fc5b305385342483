### Amit a Macaronesia mond, magyarul.

## Miért nem szabályos egy lépés

game-over = A játék véget ért, több lépés nem tehető.
unknown-move = Ebben a játékban nincs „{ $move }” lépés.
wrong-phase = A „{ $move }” lépés most nem tehető meg: { $phase ->
    [setup] a játék előkészítése folyik
    [first] az első Árokásó az első csatornát fekteti le
    [reveal] az ültetvények felfedése folyik
    [bid] árverés van
    [plant] ültetvényt kell lehelyezni
    [neutral] a megmaradt ültetvényt kell lehelyezni
    [propose] csatornákat javasolnak a játékosok
    [decide] az Árokásónak kell döntenie a csatornáról
    [extra] a soron kívüli csatorna van soron
   *[other] a jelenlegi fázis: { $phase }
}.
not-in-offer = { $tile } nincs a kínálatban; a kínálat: { $offer }.
square-taken = A(z) { $square } mezőn már van ültetvény.
not-adjacent = A(z) { $square } mező nem szomszédos ültetvénnyel; a semleges ültetvény ide kerülhet: { $allowed }.
canal-taken = A(z) { $segment } szakaszon már van csatorna.
canal-unconnected = A(z) { $segment } szakasz sem a kutat ({ $spring }), sem csatornát nem érint.
was-proposed = A(z) { $segment } szakaszt javasolták: fogadd el, vagy áss ott, ahová senki sem javasolt.
not-proposed = A(z) { $segment } szakaszt senki sem javasolta; { $count ->
    [0] egyetlen javaslat sincs
   *[other] javasolva: { $proposed }
}.
must-decide = Ha van javaslat, az Árokásó nem mondhat le az építésről: fogadj el egyet ({ $proposed }), vagy áss máshol.
bribe-too-small = { $bribe } kenőpénz túl kevés; a legkisebb { $smallest }.
bid-taken = { $bid } escudót már ajánlott valaki; ajánlj mást, vagy passzolj.
too-expensive = Ez { $price } escudóba kerül, de neked csak { $money } van.
no-extra-canal = A soron kívüli csatornádat már megépítetted.
no-such-outcome = A véletlen most nem hozhatja ezt: „{ $move }”; lehetséges: { $possible }.

## Hibás beállítások

bad-option = A(z) „{ $option }” beállítás nem lehet { $value }; megengedett: { $allowed }.
unknown-option = Nincs „{ $option }” beállítás (megadva: { $value }); a beállítások: { $allowed }.

## Hibás játékleírások

record-not-json = Ez nem játékleírás: nem JSON ({ $reason }).
record-not-object = Ez nem játékleírás: JSON-objektumnak kellene lennie.
record-version = A játékleírásban "macaronesia": 1 kell álljon; ez áll benne: { $value }.
record-field = A játékleírás „{ $field }” mezője hibás: { $value }; elvárt: { $expected }.
record-missing = A játékleírásból hiányzik a(z) „{ $field }” mező.
record-option = A játékleírás beállításai hibásak: { $reason }
record-move-shape = A játékleírás { $move }. lépése nem hely és szöveg párja: { $value }.
record-move = A játékleírás { $move }. lépése ({ $who }: „{ $text }”) szabálytalan: { $reason }
record-turn = A játékleírás { $move }. lépése a következőé: { $who }, de most ő következik: { $turn }.
record-after-end = A játékleírás { $move }. lépése a játék vége után következik.
record-result = A játékleírás szerint az eredmény { $value }, de a játék vége: { $expected }.
record-early-result = A játékleírásban van eredmény, de a játék { $moves } lépés után még nem ért véget.
record-commitment = A közzétett mag nem az, amelyre a játékleírás elköteleződött.
record-deal = A játékleírás { $move }. lépése ezt hozza: „{ $text }”, a magból azonban ez adódik: „{ $expected }”.
record-too-large = Egy játékleírás legfeljebb { $most } bájt hosszú; ez hosszabb.
record-ply = Ebben a játékleírásban nincs { $ply }. lépés: 0 és { $last } közötti szám kell.
record-empty = A fájlban nincs játék.
record-no-game = A fájlban nincs { $index } számú játék: { $count } van benne, 0-tól számozva.
record-in-file = { $file }, { $index }. játék: { $reason }

## Ami a Santiagóban történik

told-spring = A kút helye: { $place }.
told-palm = Pálma nő itt: { $place }.
told-first-overseer = Az első Árokásó: { $name }.
told-remove = Kikerül a játékból: { tile }.
told-reveal = Felfedve: { tile }.
told-first = { $name } lefekteti az első csatornát: { $place }.
told-bid = { $name } ajánlata: { $sum }.
told-bid-secret = { $name } kiválasztotta az ajánlatát.
told-bid-pass = { $name } passzol.
told-bids = Az ajánlatok: { $first } és { $second }.
told-overseer = Az új Árokásó: { $name }.
told-plant = { $name } ültetvényt helyez le: { tile }, { $place }, { $markers ->
    [0] terményjelző nélkül
   *[other] { $markers } terményjelzővel
}.
told-neutral = { $name } lehelyezi a megmaradt ültetvényt: { tile }, { $place }.
told-propose = { $name } javaslata: { $place }, { $sum } escudóval.
told-support = { $name } támogatja ezt a szakaszt: { $place }, { $sum } escudóval.
told-propose-pass = { $name } nem tesz javaslatot.
told-accept = { $name } elfogadja: { $place }, és kap { $sum } escudót.
told-dig = { $name } máshol ás: { $place }, és fizet { $sum } escudót.
told-decline = { $name } nem épít csatornát.
told-extra = { $name } megépíti a soron kívüli csatornáját: { $place }.
told-extra-pass = { $name } megtartja a soron kívüli csatornáját.
told-thirst = Aszály: { $count } ültetvény veszít egy terményjelzőt ({ $places }).
told-desert = { $count } ültetvény sivataggá válik ({ $places }).
told-no-drought = Egyetlen ültetvény sem szomjazik.
told-income = Mindenki kap 3 escudót.
told-end = A játék véget ért.

crop = { $crop ->
    [banana] banán
    [cane] cukornád
    [potato] burgonya
    [bean] bab
    [pepper] paprika
    [coconut] kókusz
    [melon] dinnye
    [grape] szőlő
   *[other] { $crop }
}
tile = { crop } ({ $planters ->
    [1] 1 munkás
   *[2] 2 munkás
})

## A terminál

chance = véletlen
result = { $count ->
    [one] A győztes: { $names }.
   *[other] Megosztott győzelem: { $names }.
}
result-money = { $points } készpénzben
result-area = { $points }: { crop }, { $tiles } × { $markers }{ $palms ->
    [0] {""}
   *[other] {" "}(+ { $palms } a pálmákért)
} ({ $places })
verified = { $games } játék követi a szabályokat; { $dealt } játék osztását a maggal ellenőriztük.
verified-forks = { $forks } játék elágazás: az osztásuk attól a lépéstől ellenőrzött, ahol kezdődtek.
simulated = { $games } játék lejátszva.
simulated-seat = { $seat }. hely, { $name }: győzelmi arány { $share }, átlagos pontszám { $mean }
play-name = Játékos { $number }
play-welcome = Írj be egy lépést, a sorszámát vagy az első szavait; a Tab kiegészít. Továbbá: help, board, log, save, quit.
play-help = A lépést úgy kell beírni, ahogy a listában áll, például „bid 3”, „plant banana2 c4” vagy „propose B2-C2 2”. Egy szám a listából választ. Néhány szó szűkíti a listát. A board megmutatja a táblát, a log elmeséli az eddigi játékot, a save [FÁJL] ment, a quit ment és kilép.
play-turn = { $name }: { $phase ->
    [first] fektesd le az első csatornát a kútnál
    [bid] tegyél ajánlatot, vagy passzolj
    [plant] válassz egy ültetvényt, és helyezd le
    [neutral] helyezd le a megmaradt ültetvényt
    [propose] javasolj csatornát és kenőpénzt, vagy passzolj
    [decide] te vagy az Árokásó: dönts a csatornáról
    [extra] építsd meg most a soron kívüli csatornádat, vagy passzolj
   *[other] { $phase }
}
play-secret = (titokban)
play-saved = Mentve ide: { $file }. Folytatás: { $command }

## Szavak a táblán

board-moment = { $round }. forduló, összesen { $rounds }
board-round = Forduló
board-setup = Előkészület
board-first = Első csatorna
board-reveal = Új ültetvények
board-bid = Árverés
board-plant = Ültetés
board-neutral = Semleges lapka
board-propose = Kenőpénz
board-decide = Az Árokásó dönt
board-extra = Soron kívüli csatorna
board-over = Vége
board-pass = passz
board-hidden = rejtett
board-overseer = Árokásó
board-money = pénz
board-score = pont
board-used = soron kívüli csatorna elhasználva
board-palm = pálma
board-desert = sivatag
board-spring = kút
board-seat = hely
board-name = név
board-offered = licit
board-extra-canal = külön csat.
board-yes = van
board-no = nincs
board-offer = kínálat
board-proposed = javaslat
board-removed = kivéve
board-key = · árok  ═║ csatorna  O kút  ^ pálma  ~~ sivatag  0•◦ hely, jelző, üres hely
