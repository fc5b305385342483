### Amit a Macaronesia mond, magyarul.

## Miért nem szabályos egy lépés

game-over = A játszma véget ért, több lépés nem tehető.
unknown-move = Ebben a játékban nincs „{ $move }” lépés.
wrong-phase = Ez a lépés most nem tehető meg: „{ $move }” ({ $phase ->
    [setup] a játszma előkészítése folyik
    [first] az első Árokásó az első csatornát fekteti le
    [reveal] az ültetvények vagy lapok felfedése folyik
    [bid] árverés van
    [plant] ültetvényt kell lehelyezni
    [neutral] a megmaradt ültetvényt kell lehelyezni
    [propose] csatornákat javasolnak a játékosok
    [decide] az Árokásónak kell döntenie a csatornáról
    [extra] a soron kívüli csatornáról kell dönteni
    [island] a szigetek kiválasztása folyik
    [deal] lapok osztása folyik
    [act] húzz lapokat, vagy építs
    [ship] egy lapot a hajóra kell tenni
    [end] a kör a végéhez ért
    [settle] a hajóról érkezett telepesnek kell helyet adni
    [raze] valaki elveszíti egy házát a kalóz miatt
    [blame] meg kell nevezni a kalóz áldozatát
   *[other] ennek most nincs itt az ideje
}).
not-in-offer = Nincs a kínálatban: { $tile }; a kínálat: { $offer }.
square-taken = Ezen a mezőn már van ültetvény: { $square }.
not-adjacent = Ez a mező nem szomszédos élő ültetvénnyel: { $square }; a semleges ültetvény ide kerülhet: { $allowed }.
canal-taken = Ezen a szakaszon már van csatorna: { $segment }.
canal-unconnected = Ez a szakasz sem a kutat ({ $spring }), sem csatornát nem érint: { $segment }.
was-proposed = Ezt a szakaszt javasolta valaki: { $segment }; fogadd el, vagy áss ott, ahová senki sem javasolt csatornát.
not-proposed = Ezt a szakaszt senki sem javasolta: { $segment }; { $count ->
    [0] egyetlen javaslat sincs
   *[other] javasolva: { $proposed }
}.
must-decide = Ha van javaslat, az Árokásó nem mondhat le az építésről: fogadj el egyet ({ $proposed }), vagy áss máshol.
bribe-too-small = { $bribe } escudo kenőpénz túl kevés; legalább { $smallest } kell.
bid-taken = { $bid } escudót már ajánlott valaki; ajánlj mást, vagy passzolj.
too-expensive = Ez { $price } escudóba kerül, de neked { $money ->
    [0] nincs pénzed
   *[other] csak { $money } van
}.
no-such-outcome = Most nem jöhet ez: „{ $move }”; lehetséges: { $possible }.

## Hibás beállítások

bad-option = Ez a beállítás: „{ $option }” nem lehet { $value }; megengedett: { $allowed }.
unknown-option = Nincs „{ $option }” beállítás (megadva: { $value }); a beállítások: { $allowed }.
allowed-palms = true, false vagy három mezőből álló lista
allowed-palm-squares = három mező a1-től h6-ig
allowed-palms-spring = három mező csak akkor, ha a „spring” beállítás egyetlen kereszteződést nevez meg, például C2 (most: { $spring })
allowed-palms-apart = három olyan mező, amely sem a kutat, sem egymást nem érinti, sarkával sem ({ $square } érinti)
allowed-edition-players = { $players } ({ $edition } kiadás)
allowed-least = legalább { $least }
allowed-range = { $least }–{ $most }
allowed-host = ennek a gépnek egy neve vagy címe
allowed-bots = { $bots } vagy egy program (./my-bot)
allowed-program = egy létező program útvonala
allowed-executable = egy futtatható program (chmod +x { $path })
allowed-no-settings = { $bot } (nincsenek beállításai)
allowed-one-or-each = egy bot vagy { $count } (játékosonként egy)
allowed-humans = legfeljebb { $count }, a játékosok száma
allowed-box = { $shipped }, egy .toml fájl útvonala vagy egy doboz adatként
allowed-records = --out FÁJL.jsonl mellett, ahová íródnak

## Hibás játékleírások

record-not-json = Ez nem jegyzőkönyv: nem JSON ({ $reason }).
record-not-object = Ez nem jegyzőkönyv: JSON-objektumnak kellene lennie.
record-not-parquet = Ez nem játszmákat tartalmazó fájl: nem Parquet ({ $reason }).
record-version = A jegyzőkönyvben "macaronesia": 1 értéknek kell állnia; ez áll benne: { $value }.
record-field = A jegyzőkönyv „{ $field }” mezője hibás: { $value }; elvárt: { $expected }.
record-missing = A jegyzőkönyvből hiányzik ez a mező: „{ $field }”.
record-option = A jegyzőkönyv beállításai hibásak: { $reason }
record-move-shape = A jegyzőkönyv { $move }. lépése nem egy helyből és egy szövegből álló pár: { $value }.
record-move = A jegyzőkönyv { $move }. lépése („{ $who }”, „{ $text }”) szabálytalan: { $reason }
record-turn = A jegyzőkönyv { $move }. lépésénél ez áll játékosként: „{ $who }”, de most „{ $turn }” következik.
record-after-end = A jegyzőkönyv { $move }. lépése a játszma vége után következik.
record-result = A jegyzőkönyv szerint az eredmény { $value }, de a játszma eredménye { $expected }.
record-early-result = A jegyzőkönyvben van eredmény, de a játszma { $moves } lépés után még nem ért véget.
record-commitment = A közzétett mag nem az, amelyre a jegyzőkönyv lenyomata vonatkozik.
record-deal = A jegyzőkönyv { $move }. lépése ezt hozza: „{ $text }”, a magból azonban ez adódik: „{ $expected }”.
record-too-large = Egy jegyzőkönyv legfeljebb { $most } bájt hosszú; ez hosszabb.
record-ply = Ebben a jegyzőkönyvben nincs { $ply }. lépés: 0 (a kezdet) és { $last } közötti szám kell.
record-empty = Ebben a fájlban nincs játszma: { $file }.
record-several = Ebben a fájlban több játék van: { $file }; a read_games(path) egyenként adja vissza a feljegyzésüket.
record-deep = A jegyzőkönyv mezői túl mélyen egymásba ágyazottak; legfeljebb { $most } szintet olvasunk.
record-no-game = A fájlban nincs { $index } számú játszma: { $count } van benne, 0-tól számozva.
record-in-file = { $file }, { $index }. játszma: { $reason }

## Ami a Santiagóban történik

told-spring = A kút helye: { $place }.
told-palm = Pálma nő itt: { $place }.
told-first-overseer = Az első Árokásó: { $name }.
told-remove = Kikerül a játszmából: { tile }.
told-reveal = Felfedve: { tile }.
told-first = { $name } lefekteti az első csatornát: { $place }.
told-bid = { $name } ajánlata: { $sum }.
told-bid-secret = { $name } kiválasztotta az ajánlatát.
told-bid-pass = { $name } passzol.
told-bids = Az ajánlatok: { $name }: { $first ->
    [0] passz
   *[other] { $first }
}; { $other_name }: { $second ->
    [0] passz
   *[other] { $second }
}.
told-overseer = Az új Árokásó: { $name }.
told-plant = { $name } ültetvényt helyez le: { tile }, { $place }, { $markers ->
    [0] terményjelző nélkül
   *[other] { $markers } terményjelzővel
}.
told-neutral = { $name } lehelyezi a megmaradt ültetvényt: { tile }, { $place }.
told-propose = { $name } javaslata: { $place }, { $sum ->
    [0] kenőpénz nélkül
   *[other] { $sum } escudóval
}.
told-support = { $name } támogatja ezt a szakaszt: { $place }, { $sum ->
    [0] kenőpénz nélkül
   *[other] { $sum } escudóval
}.
told-propose-pass = { $name } nem tesz javaslatot.
told-accept = { $name } elfogadja a javaslatot ({ $place }){ $sum ->
    [0] {" "}kenőpénz nélkül
   *[other] , és { $sum } escudót kap
}.
told-dig = { $name } kiássa ezt a szakaszt: { $place }, és { $sum } escudót fizet.
told-decline = { $name } nem épít csatornát.
told-extra = { $name } megépíti a soron kívüli csatornáját: { $place }.
told-extra-pass = { $name } megtartja a soron kívüli csatornáját.
told-thirst = Aszály: { $count } ültetvény veszít egy terményjelzőt ({ $places }).
told-desert = { $count } ültetvény sivataggá válik ({ $places }).
told-no-drought = Egyetlen ültetvény sem száraz.
told-income = Mindenki kap 3 escudót.
told-end = A játszma véget ért.

crop = { $crop ->
    [banana] banán
    [cane] cukornád
    [potato] burgonya
    [bean] bab
    [pepper] paprika
    [coconut] kókusz
    [melon] görögdinnye
    [grape] szőlő
   *[other] { $crop }
}
    .area = { $crop ->
        [banana] Banánbirtok
        [cane] Cukornádbirtok
        [potato] Burgonyabirtok
        [bean] Babbirtok
        [pepper] Paprikabirtok
        [coconut] Kókuszbirtok
        [melon] Görögdinnyebirtok
        [grape] Szőlőbirtok
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
result-colour = { $points }: { colour }{ $house ->
    [0] {""}
   *[other] , { $house } ház
}{ $palace ->
    [0] {""}
   *[other] , { $palace } palota
}{ $city ->
    [0] {""}
   *[other] , { $city } város
}
verified = { $games ->
    [one] Egy
   *[other] { $games }
} játszma követi a szabályokat; { $dealt ->
    [0] mag nincs megadva, ezért az osztást nem lehetett ellenőrizni.
   *[other] { $dealt } játszma osztását a maggal ellenőriztük.
}
verified-forks = { $forks ->
    [one] Egy játszma elágazás: az osztását attól a lépéstől ellenőriztük, ahol kezdődött.
   *[other] { $forks } játszma elágazás: az osztásukat attól a lépéstől ellenőriztük, ahol kezdődtek.
}
simulated = { $games ->
    [one] Egy
   *[other] { $games }
} játszma lejátszva.
simulated-seat = { $seat }. hely, { $name }: győzelmi arány { $share }, átlagos pontszám { $mean }
play-name = { $number }. játékos
play-welcome = Írj be egy lépést, a sorszámát vagy az első szavait; a Tab kiegészít. Továbbá: help, legend, board, log, undo, save, quit.
play-help = A lépést úgy kell beírni, ahogy a listában áll, például „bid 3”, „plant banana2 c4” vagy „propose B2-C2 2”. Egy szám a listából választ. Néhány szó szűkíti a listát. A board mindent megmutat az asztalon, a legend megmagyarázza a jeleket, az undo visszavonja az utolsó döntésedet, a log azt, ami eddig történt, a save [FÁJL] ment, a quit ment és kilép.
play-turn = { $name }: { $phase ->
    [first] fektesd le az első csatornát a kútnál
    [bid] tegyél ajánlatot, vagy passzolj
    [plant] válassz egy ültetvényt, és helyezd le
    [neutral] helyezd le a megmaradt ültetvényt
    [propose] javasolj csatornát és kenőpénzt, vagy passzolj
    [decide] te vagy az Árokásó: dönts a csatornáról
    [extra] építsd meg most a soron kívüli csatornádat, vagy passzolj
    [island] válaszd ki a szigetedet
    [act] húzz lapokat, vagy építs házat
    [ship] tegyél egy lapot a hajóra
    [end] építs palotát vagy várost, vagy fejezd be a köröd
    [settle] adj házat az érkezőnek
    [raze] mondj le egy házról
    [blame] nevezd meg a kalóz áldozatát
   *[other] lépj
}
play-secret = (titokban)
play-saved = Mentve ide: { $file }. Folytatás: { $command }
play-kept = Mentve ide: { $file }.

## Szavak a táblán

board-moment = { $round }. forduló, összesen { $rounds }
board-round = Forduló
board-setup = Előkészület
board-first = Első csatorna
board-reveal = Új ültetvények
board-bid = Árverés
board-plant = Ültetés
board-neutral = Semleges ültetvény
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
board-offered = ajánlat
board-extra-canal = soron kív. csat.
board-yes = van
board-no = nincs
board-offer = kínálat
board-proposed = javaslat
board-removed = kivett
board-key = · árok  ═║ csatorna  O kút  ^ pálma  ~~ sivatag  0•◦ hely, terményjelző, munkás

## Az Islas Canarias hibás dobozai

box-no-path = { $value } nem doboz: add meg egy .toml fájl útvonalát, vagy a mellékelt dobozhoz ezt: „{ $shipped }”.
box-no-file = Nincs ilyen fájl: { $file }; add meg egy .toml fájl útvonalát, vagy a mellékelt dobozhoz ezt: „{ $shipped }”.
box-unreadable = { $file } nem olvasható ({ $reason }); a doboz egy TOML nyelvű szövegfájl.
box-too-large = { $file } túl nagy egy dobozhoz; legfeljebb { $most } bájt lehet.
box-not-utf8 = { $file }, { $place }. sor: ez nem UTF-8 szöveg; mentsd a fájlt UTF-8 kódolással.
box-not-toml = { $file } nem TOML ({ $reason }); javítsd ki ott, a docs/box.md megmutatja, hogyan kell dobozt írni.
box-deep = { $file }, { $place }. sor: a nevek vagy listák túl mélyen vannak egymásba ágyazva; egy doboznak csak az kell, amit a docs/box.md mutat.
box-missing = { $file }, { $place }: ez hiányzik; szükséges: { $needed }.
box-unknown = { $file }, { $place }: ilyen nevű dolog nincs; megengedett: { $allowed }.
box-kind = { $file }, { $place }: ez itt nem megengedett: { $value }; írj ide { $kind ->
    [table] táblázatot
    [list] listát
    [number] egész számot
   *[text] 1–60 karakterből álló szöveget
}.
box-word = { $file }, { $place }: ez itt nem megengedett: { $value }; megengedett: { $allowed }.
box-range = { $file }, { $place }: { $value } kívül esik a határokon; egész szám kell { $low } és { $high } között.
box-size = { $file }, { $place }: itt { $count } elem áll; szükséges: { $needed }.
box-twice = { $file }, { $place }: { $value } kétszer szerepel; az egyiket hagyd el.
box-id = { $file }, { $place }: ez nem lehet név; legfeljebb { $most } karakter lehet a-z, 0-9 és - közül, betűvel kezdődjön, de ne „pirate-” előtaggal.
box-cards = { $file }, { $place }: a példányszámok összege { $count } kártya; változtasd meg őket úgy, hogy { $needed } legyen.
box-itself = { $file }, { $place }: ez a telek nem szomszédja önmagának: { $plot }; vedd ki a listából.
box-one-sided = { $file }, { $place }: itt { $plot } szomszédja { $other }, de fordítva nem; írd be ott is, vagy vedd ki innen.
box-points = { $file }, { $place }: a rajznak { $count } pontja van; rajzold meg legfeljebb { $most } ponttal.
box-crooked = { $file }, { $place }: a sokszög önmagát érinti vagy metszi itt: { $where }; rajzold körbe egyetlen egyszerű vonallal, és egy pontot se ismételj meg, az elsőt sem.
box-overlap = { $file }, { $place }: a sokszög átfedi ezt: { $other }, itt: { $where }; a sokszögek csak érinthetik egymást, ezért told el az egyik pontjait.
box-not-neighbours = { $file }, { $place }: itt szomszédos { $plot } és { $other }, de a sokszögeiknek nincs közös éle; javítsd a listát vagy a rajzot.
box-neighbours = { $file }, { $place }: { $plot } és { $other } sokszögének van közös éle, de itt nem szomszédok; javítsd a listát vagy a rajzot.
box-off-edge = { $file }, { $place }: { $start } és { $end } között a vonal nem egy sokszög élén fut; használd a sokszögek pontjait.
box-inland = { $file }, { $place }: { $start } és { $end } között mindkét oldalon szárazföld van; a tengerpart és a hegység a sziget körvonalán fekszik.
box-on-shore = { $file }, { $place }: { $start } és { $end } között a vonal a sziget körvonalán fut; a folyó és az út a sziget belsejében halad.
box-both = { $file }, { $place }: { $start } és { $end } között ez is fut: { $other }; egy élen csak a kettő egyike lehet.
box-not-touching = { $file }, { $place }: ez a telek a listában van: { $plot }, de a rajzon nem érinti ezt: { $feature }; javítsd a listát vagy a rajzot.
box-touching = { $file }, { $place }: ez a telek a rajzon érinti ezt: { $feature }, de nincs a listában: { $plot }; javítsd a listát vagy a rajzot.

## Miért nem szabályos egy lépés az Islas Canariasban

must-draw = A köröd elején kettőnél kevesebb lapod volt, vagy csak kalózaid: nem építhetsz, húzz helyette.
not-in-hand = Nincs a kezedben ez a lap: { $card }.
pirates-do-not-build = { $card } nem épít házat; kalózt csak a hajóra lehet tenni.
plot-taken = { $plot ->
    [1] Az
    [5] Az
   *[other] A
} { $plot }. telek foglalt.
plot-not-allowed = Ennek a telepesnek emellé kell építenie: { priority } ({ $number }. kívánság, az első, amelyhez van szabad telek). Megengedett telkek: { $allowed }.
not-a-house = { $plot ->
    [1] Az
    [5] Az
   *[other] A
} { $plot }. telken nincs házad.
colours-differ = A házaknak azonos színűnek kell lenniük; ezek színe: { $colours }.
no-privilege = Ehhez nincs meg a kiváltságod („{ $privilege }”).
out-of-stock = Nincs több { colour } { piece }{ $count ->
    [0] , és más színű sincs
   *[other] ; válassz más színt: { $left }
}.
in-stock = Van még { colour } { piece } a készletben, ezért más szín nem választható.
island-taken = Ez a sziget már foglalt: { $island }; szabad: { $free }.
no-cards = Nincs több húzható lap.
already-taken = Ebben a körben már elvetted a pluszlapot.
can-act = Még húzhatsz vagy építhetsz, ezért nem hagyhatod ki a lépést.
cannot-blame = { $name } nem veszíthet házat helyetted; lehetséges: { $allowed }.
written-otherwise = Ezt a lépést másképp kell írni: „{ $move }”; a telkek növekvő sorrendben álljanak, és az első ház telkén álló épületnél ne legyen @.

## Ami az Islas Canariasban történik

told-starter = { $name } kezd.
told-island = { $name } szigete: { $island }.
told-deal = { $name } ezt a lapot kapja: { $card }.
told-deal-hidden = { $name } kap { $count ->
    [one] egy lapot
   *[other] { $count } lapot
}.
told-stow = Egy lap képpel lefelé a hajóra kerül.
told-draw = { $name } lapokat húz.
told-take = { $name } elveszi a pluszlapot.
told-skip = { $name } sem húzni, sem építeni nem tud.
told-build = { $name } { colour } házat épít ({ $card }, { $plot }. telek).
told-palace = { $name } { colour } palotát épít ({ $plot }. telek).
told-city = { $name } { colour } várost épít ({ $plot }. telek).
told-ship = { $name } a hajóra teszi ezt a lapot: { $card }.
told-ship-hidden = { $name } egy lapot tesz a hajóra.
told-chosen = { $card } partra száll, és { $name } szigetét választja.
told-nobody-chosen = { $card } partra száll, de egyik szigetet sem találja jobbnak a többinél, és továbbáll.
told-no-house = { $card } partra száll, de nem maradt több ház.
told-settle = { $card } letelepszik { $name } szigetén ({ $plot }. telek).
told-pirate = Partra száll egy { colour } kalóz.
told-raze = { $name } elveszíti egy házát ({ $plot }. telek).
told-blame = { $name } { $other_name } ellen küldi a kalózt.
told-privilege = A { colour } kiváltság új birtokosa: { $name }.
told-last-round = Valaki elérte a 19 pontot: { $round ->
    [1] az
    [5] az
    [50] az
   *[other] a
} { $round }. forduló az utolsó.
told-round-limit = Egy játszma legfeljebb { $round } fordulóból áll: ez a forduló az utolsó.
told-round = { $round }. forduló; { $name } kezd.

colour = { $colour ->
    [red] piros
    [blue] kék
    [green] zöld
    [orange] narancssárga
    [brown] barna
    [white] fehér
   *[other] { $colour }
}
piece = { $piece ->
    [house] ház
    [palace] palota
    [city] város
   *[other] { $piece }
}
percent = { $percent }%
priority = { $priority ->
    [coast] tengerpart
    [river] folyó
    [mountain] hegység
    [road] út
    [village] falu
    [field] szántóföld
    [red] piros épület
    [blue] kék épület
    [green] zöld épület
    [orange] narancssárga épület
    [brown] barna épület
    [white] fehér épület
   *[other] { $priority }
}

## Szavak az Islas Canarias tábláján

canarias-phase = { $phase ->
    [setup] Előkészület
    [island] Szigetválasztás
    [deal] Lapok osztása
    [act] Húzás vagy építés
    [ship] A hajó megrakása
    [end] A kör vége
    [reveal] Kiköt a hajó
    [settle] Telepes érkezik
    [raze] Kalóz száll partra
    [blame] Kalóz elterelése
   *[over] A játszma vége
}
canarias-feature = { $feature ->
    [coast] tengerpart
    [river] folyó
    [mountain] hegység
    [road] út
    [village] falu
   *[field] szántóföld
}
canarias-effect = { $effect ->
    [tie] egyenlőségnél nyer
    [draw4] négy lapot húz
    [mixed] palota két színből
    [free] bárhol építhet
    [extra] körönként egy pluszlap
   *[pirates] védett a kalózoktól
}
canarias-aboard = tudhatóan a hajón
canarias-deck = húzópakli
canarias-discard = dobópakli
canarias-free = szabad telkek itt
canarias-hand = kézben
canarias-last-round = utolsó forduló
canarias-moment = { $round }. forduló
canarias-neighbours = telek, épület, szomszédos telkek, érinti
canarias-no-island = még nincs sziget
canarias-pirate = Kalóz
canarias-points = pont
canarias-privileges = kiváltságok
canarias-revealed = a hajóról
canarias-ship = hajó
canarias-starter = kezdőjátékos
canarias-supply = készlet
canarias-unclaimed = szabad kiváltságok
pirate-card = { canarias-pirate } ({ colour })

## Miért vesztett egy bot ítélettel

bot-not-started = Nem sikerült elindítani ezt a botot: { place-of-bot }: { $reason }.
place-of-bot = { $bot } ({ $seat }. hely, { $ply ->
    [0] az első lépés előtt
   *[other] { $ply } lépés után
})
bot-crashed = Ez a bot: { place-of-bot } { $how ->
    [exit] { $status } kilépési kóddal véget ért
    [signal] { $status } számú jelzésre véget ért
   *[closed] lezárta a kimenetét
}, mielőtt válaszolt volna{ $words ->
    [0] {""}
   *[other] ; utolsó szavai: „{ $said }”
}.
bot-silent = Ez a bot: { place-of-bot } { $seconds } másodpercen belül nem válaszolt{ $words ->
    [0] {""}
   *[other] ; utolsó szavai: „{ $said }”
}.
bot-endless = Ez a bot: { place-of-bot } több mint { $most } bájtot írt anélkül, hogy a sort befejezte volna.
bot-nonsense = Ez a bot: { place-of-bot } { $fault ->
    [utf8] olyat válaszolt, ami nem UTF-8
    [id] másik kérdésre válaszolt; a kérdezett id { $expected } volt
    [move] lépés nélkül válaszolt
    [opinion] lehetetlen esélyekkel, pontokkal vagy más lépésekkel válaszolt
   *[json] olyat válaszolt, ami nem egyetlen JSON-objektum
}: { $answer }
bot-gave-up = Ez a bot: { place-of-bot } feladta: { $reason }
bot-illegal = Ez a bot: { place-of-bot } ezt válaszolta: „{ $move }”, ami nem tartozik a szabályos lépései közé.
play-program = A mentett játszma ezt akarja elindítani: { $programs }; ha megbízol benne, írd ki: --bots { $bots }

## Egy parti elemzése

analysis-head = { $title }, { $bot } értékelésével. A bot minden lépésnél azt tudta, amit a soron lévő játékos tudhatott.
analysis-judge = { $bot } értékelése; a bot minden lépésnél azt tudta, amit a soron lévő játékos tudhatott.
analysis-graph = { $title }: nyerési esélyek
analysis-way = { $name }: az elején { $start }, a végén { $end }.
analysis-costly = { $name }, { $round }. forduló: „{ $move }” { $cost ->
    [0] kevesebb mint egy százalékpontba
   *[other] { $cost } százalékpontba
} került; jobb: „{ $preferred }”.
analysis-costliest = A legdrágább lépések
analysis-no-costly = Egyik lépés sem került semmibe.
analysis-course = A játszma menete: nyerési esélyek az egyes fordulók elején
analysis-players = A játékosok
analysis-sum = Százalékpontban: esély az elején + saját lépések + mások lépései + szerencse + maradék (amit mások tudnak, és a bot hibája) = a végén.
analysis-ply = lépés
analysis-player = játékos
analysis-phase = fázis
analysis-played = lépett
analysis-preferred = jobb
analysis-before = esély
analysis-after = utána
analysis-cost = ára
analysis-decisions = döntések
analysis-as-preferred = mint a bot
analysis-mean-cost = átlagos ár
analysis-start = elején
analysis-own = saját
analysis-others = mások
analysis-dealt = szerencse
analysis-rest = maradék
analysis-end = végén

## Az aréna

arena-raised = Ez a bot: { place-of-bot } hibára futott: { $error }
arena-no-choice = Ez a bot: { place-of-bot } olyat válaszolt, ami nem választás: { $answer }
arena-illegal = Ez a bot: { place-of-bot } ezt válaszolta: „{ $move }”: { $reason }
arena-worker-died = A játszmákat játszó folyamatok egyikét kívülről leállították (talán kevés a memória ennyihez: --workers). A --out kapcsolóval ugyanez a parancs onnan folytatja, ahol abbahagyta.
arena-no-ray = A fürthöz Ray kell, és az nincs telepítve: pip install "macaronesia[cluster]".
arena-cluster-failed = A fürt hibázott: { $reason }
arena-no-cluster = Ezen a címen nem válaszol Ray-fürt: { $address }: { $reason }
arena-not-a-match = { $file } nem az aréna fájlja; adj meg másikat, ez marad, ahogy van.
arena-other-match = { $file } másik mérkőzést tartalmaz: ott { $field } értéke { $theirs }, nem { $ours }. Adj meg másik fájlt, vagy add ki annak a mérkőzésnek a parancsát.
arena-bad-line = { $file }, { $line }. sor: ez nem ennek a mérkőzésnek a játszmája; vedd ki a sort, és a játszmát újra lejátsszuk.
arena-rounded = { $asked } játszma nem ad egész számú osztást; hogy minden osztásra mind { $players ->
    [5] az
   *[other] a
} { $players } helyről sor kerüljön, { $games } játszma lesz.
arena-stopped = Megszakítva { $done } játszma után, összesen { $games } lett volna.
arena-go-on = Ugyanez a parancs innen folytatja.
arena-seed = A mag { $seed } volt; a --seed { $seed } kapcsolóval ugyanezek az osztások jönnek.
arena-nothing = Még egyetlen osztást sem játszottak le minden helyről, ezért nincsenek számok.
arena-head = { $title }, { $players } játékos: { $games ->
    [one] egy játszma
   *[other] { $games } játszma
}, { $deals ->
    [one] egy osztás
   *[other] { $deals } osztás
} a helyek minden elforgatásával. Egyenlő rész { $even } volna.
arena-key = ▲ több, ▼ kevesebb az egyenlő résznél, a véletlenen túl (95%).
arena-several = ×: több azonos nevű résztvevő; a számok az egyikükre jutó átlagok.
arena-waiting = { $count ->
    [one] Egy befejezetlen osztás egy játszmája nem számít bele.
   *[other] Befejezetlen osztások { $count } játszmája nem számít bele.
}
arena-entrant = résztvevő
arena-share = győzelmi arány
arena-interval = 95%-os intervallum
arena-score = átlagpont
arena-rating = értékszám
arena-time = ms lépésenként
arena-longest = leghosszabb
arena-by-seat = helyenként
arena-lost = hibák
arena-forfeits = { $count ->
    [one] Egy játszma egy bot hibájával ért véget:
   *[other] { $count } játszma egy bot hibájával ért véget:
}
arena-forfeit = { $game }. játszma: { $reason }
arena-more = és még { $count }
arena-plot = { $title }: győzelmi arányok
arena-plot-row = { $name }: { $share }, 95%-os intervallum: { $low }–{ $high }; helyenként: { $seats }.
arena-even = egyenlő rész

## Maga a parancssor

no-windows = A Macaronesia Linuxon és macOS-en fut; Windowson használj WSL-t (a Windows linuxos alrendszerét).
no-command = Nincs „{ $command }” parancs; { $group } parancsai: { $commands }.
whole-range = egész számok { $least } és { $most } között
whole-from = egész számok, legalább { $least }
play-bots = --bots { $bots } nem illik ide: nevezz meg egy botot az összes helyre, ahol nem ember ül, vagy mindegyikre egyet.
play-other-game = Ebben a fájlban { $saved }-játék van, nem { $game }: { $file }; hagyd el a játék nevét.
arena-entrants = { $players ->
    [0] Egy bajnoksághoz két–öt résztvevő kell, helyenként egy, például --bots expert,greedy,greedy; megadva: { $bots }.
   *[other] Egy { $players } fős bajnoksághoz { $players } résztvevő kell, helyenként egy; megadva: { $bots }.
}
bots-name = név
bots-plays = mit csinál
bots-what = { $bot ->
    [random] bármelyik szabályos lépés
    [easy] szint embereknek: normal, amely egyet-mást elnéz és rosszul ítél meg, mint az emberek
    [normal] szint embereknek: egy lépéssel néz előre
    [hard] szint embereknek: search, lépésenként 5 ms idővel
    [expert] szint embereknek: search, lépésenként legfeljebb 200 ms idővel
    [greedy] egy lépéssel néz előre; sosem változik, hogy a többit hozzá lehessen mérni
   *[search] lépéseket próbál ki olyan állásokban, amelyeket a tudása alapján újraoszt
}
bots-settings = Az idők egy lépésre vonatkoznak, egy processzormagon. A beállítások a név után állnak: search:ms=50, search:iterations=2000:threads=2, normal:slips=0.1.
bots-own = Saját bot bármilyen nyelven írt program lehet, az útvonala a neve: --bots path/to/my-bot. Hogyan írj egyet: docs/bots.md.
own-box-copied = { $file }: elkészült a mellékelt doboz másolata; alakítsd át, és ellenőrizd így: macaronesia box { $file }
own-box-fine = { $file }: teljes doboz, „{ $name }”; játssz vele: --box { $file }
turn-key-santiago = Egy játékos sora: > ő lép, * Árokásó, pénz, + megvan még a külön csatornája, licit. Ba2•◦: a 2-es hely banánja, egy terményjelzővel és egy szabad munkással.
turn-key-canarias = Egy játékos sora: > ő lép, * kezdőjátékos, pontok, lapok, majd a szabad telkek az egyes szimbólumok mellett. monje w(vi ri r mo): egy lap, a színe és a négy szimbóluma.
play-back = back (vagy Enter): új választás
play-undone = Visszavonva: megint { $name } következik.
play-no-undo = Nincs visszavonható döntésed.
play-learned = Ez nem vonható vissza: azóta más lépett, vagy kiderült valami.
