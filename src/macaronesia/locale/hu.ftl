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
