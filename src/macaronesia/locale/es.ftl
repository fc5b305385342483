### Lo que dice Macaronesia, en español.

## Por qué se rechaza una jugada

game-over = La partida ha terminado; ya no se puede jugar.
unknown-move = «{ $move }» no es una jugada de este juego.
wrong-phase = «{ $move }» no se puede jugar ahora: { $phase ->
    [setup] se está preparando la partida
    [first] el primer supervisor está colocando el primer canal
    [reveal] se están revelando las fichas
    [bid] es la subasta
    [plant] hay que plantar una ficha
    [neutral] hay que colocar la ficha que nadie tomó
    [propose] se están proponiendo canales
    [decide] el supervisor debe decidir sobre el canal
    [extra] es el momento del canal adicional
   *[other] la fase es { $phase }
}.
not-in-offer = { $tile } no está en la oferta, que contiene { $offer }.
square-taken = En { $square } ya hay una ficha.
not-adjacent = { $square } no toca ninguna ficha; la ficha neutral puede ir a { $allowed }.
canal-taken = En { $segment } ya hay un canal.
canal-unconnected = { $segment } no toca ni el manantial, en { $spring }, ni un canal.
was-proposed = { $segment } se propuso: acepta la propuesta o excava donde nadie propuso.
not-proposed = Nadie propuso { $segment }; { $count ->
    [0] no hay ninguna propuesta
   *[other] se propuso: { $proposed }
}.
must-decide = Si hay propuestas, el supervisor no puede renunciar: acepta una ({ $proposed }) o excava en otro lugar.
bribe-too-small = Un soborno de { $bribe } es demasiado pequeño; el mínimo es { $smallest }.
bid-taken = Alguien ya ha pujado { $bid }; puja otra cantidad o pasa.
too-expensive = Eso cuesta { $price }, pero solo tienes { $money }.
no-extra-canal = Ya has construido tu canal adicional.
no-such-outcome = El azar no puede traer «{ $move }» ahora; posible: { $possible }.

## Opciones erróneas

bad-option = La opción «{ $option }» no puede ser { $value }; se permite: { $allowed }.
unknown-option = No existe la opción «{ $option }» (valor dado: { $value }); las opciones son { $allowed }.

## Registros defectuosos

record-not-json = Esto no es un registro: no es JSON ({ $reason }).
record-not-object = Esto no es un registro: se espera un objeto JSON.
record-version = El registro debe decir "macaronesia": 1; dice { $value }.
record-field = El campo «{ $field }» del registro es erróneo: { $value }; se espera: { $expected }.
record-missing = Al registro le falta el campo «{ $field }».
record-option = Las opciones del registro son erróneas: { $reason }
record-move-shape = La jugada { $move } del registro no es un par de asiento y texto: { $value }.
record-move = La jugada { $move } del registro ({ $who }: «{ $text }») es ilegal: { $reason }
record-turn = La jugada { $move } del registro es de { $who }, pero el turno es de { $turn }.
record-after-end = La jugada { $move } del registro viene después del final de la partida.
record-result = El resultado del registro dice { $value }, pero la partida terminó con { $expected }.
record-early-result = El registro tiene un resultado, pero su partida no ha terminado tras { $moves } jugadas.
record-commitment = La semilla publicada no es la que el registro había comprometido.
record-deal = La jugada { $move } del registro reparte «{ $text }», pero su semilla da «{ $expected }».
record-too-large = Un registro tiene como máximo { $most } bytes; este es más largo.
record-ply = En este registro no hay jugada { $ply }: van de 0 a { $last }.
record-empty = El archivo no contiene ninguna partida.
record-no-game = En el archivo no hay partida { $index }: contiene { $count }, numeradas desde 0.
record-in-file = { $file }, partida { $index }: { $reason }

## Lo que ocurre en Santiago

told-spring = El manantial está en { $place }.
told-palm = En { $place } crece una palmera.
told-first-overseer = { $name } empieza como supervisor del canal.
told-remove = Fuera de la partida: { tile }.
told-reveal = Se revela: { tile }.
told-first = { $name } coloca el primer canal en { $place }.
told-bid = { $name } puja { $sum }.
told-bid-secret = { $name } ha elegido su puja.
told-bid-pass = { $name } pasa.
told-bids = Se muestran las pujas: { $first } y { $second }.
told-overseer = { $name } es ahora el supervisor del canal.
told-plant = { $name } planta { tile } en { $place }, { $markers ->
    [0] sin marcador
    [one] con { $markers } marcador
   *[other] con { $markers } marcadores
}.
told-neutral = { $name } coloca la ficha que nadie tomó, { tile }, en { $place }.
told-propose = { $name } propone { $place } y ofrece { $sum }.
told-support = { $name } apoya { $place } con { $sum }.
told-propose-pass = { $name } no propone nada.
told-accept = { $name } acepta { $place } y cobra { $sum }.
told-dig = { $name } excava { $place } y paga { $sum }.
told-decline = { $name } no construye ningún canal.
told-extra = { $name } construye el canal adicional en { $place }.
told-extra-pass = { $name } guarda el canal adicional.
told-thirst = Sequía: { $count ->
    [one] una ficha pierde
   *[other] { $count } fichas pierden
} un marcador ({ $places }).
told-desert = { $count ->
    [one] Una ficha se convierte
   *[other] { $count } fichas se convierten
} en desierto ({ $places }).
told-no-drought = Ninguna ficha pasa sed.
told-income = Cada jugador recibe 3 escudos.
told-end = La partida ha terminado.

crop = { $crop ->
    [banana] plátanos
    [cane] caña de azúcar
    [potato] patatas
    [bean] alubias
    [pepper] pimientos
    [coconut] cocos
    [melon] sandías
    [grape] uvas
   *[other] { $crop }
}
tile = { crop } ({ $planters ->
    [1] 1 granjero
   *[2] 2 granjeros
})

## La terminal

chance = azar
result = { $count ->
    [one] Gana { $names }.
   *[other] Victoria compartida: { $names }.
}
result-money = { $points } en mano
result-area = { $points }: { crop }, { $tiles } × { $markers }{ $palms ->
    [0] {""}
   *[other] {" "}(+ { $palms } por palmeras)
} ({ $places })
verified = { $games ->
    [one] Una partida sigue
   *[other] { $games } partidas siguen
} las reglas; en { $dealt } se comprobó el reparto con la semilla.
verified-forks = { $forks ->
    [one] Una es una bifurcación: su reparto se comprueba
   *[other] { $forks } son bifurcaciones: su reparto se comprueba
} desde la jugada en que empezó.
simulated = { $games ->
    [one] Se jugó una partida.
   *[other] Se jugaron { $games } partidas.
}
simulated-seat = asiento { $seat }, { $name }: gana { $share }, puntuación media { $mean }
play-name = Jugador { $number }
play-welcome = Escribe una jugada, su número o sus primeras palabras; Tab completa. Además: help, board, log, save, quit.
play-help = Una jugada se escribe como aparece en la lista, por ejemplo «bid 3», «plant banana2 c4» o «propose B2-C2 2». Un número elige de la lista. Unas palabras acortan la lista. board muestra el tablero, log cuenta la partida hasta ahora, save [ARCHIVO] guarda, quit guarda y sale.
play-turn = { $name }: { $phase ->
    [first] coloca el primer canal junto al manantial
    [bid] puja una cantidad o pasa
    [plant] toma una ficha y plántala
    [neutral] coloca la ficha que nadie tomó
    [propose] propone un canal y un soborno, o pasa
    [decide] eres el supervisor: decide sobre el canal
    [extra] construye ahora tu canal adicional, o pasa
   *[other] { $phase }
}
play-secret = (en secreto)
play-saved = Guardado en { $file }. Para seguir: { $command }

## Palabras del tablero

board-moment = ronda { $round } de { $rounds }
board-round = Ronda
board-setup = Preparación
board-first = Primer canal
board-reveal = Fichas nuevas
board-bid = Subasta
board-plant = Plantar
board-neutral = Ficha neutral
board-propose = Sobornos
board-decide = Decide el supervisor
board-extra = Canal adicional
board-over = Fin de la partida
board-pass = pasa
board-hidden = oculto
board-overseer = supervisor
board-money = dinero
board-score = puntos
board-used = canal adicional usado
board-palm = palmera
board-desert = desierto
board-spring = manantial
board-seat = sitio
board-name = nombre
board-offered = puja
board-extra-canal = canal extra
board-yes = sí
board-no = no
board-offer = oferta
board-proposed = propuesto
board-removed = retirado
board-key = · zanja  ═║ canal  O manantial  ^ palmera  ~~ desierto  0•◦ sitio, marca, hueco
