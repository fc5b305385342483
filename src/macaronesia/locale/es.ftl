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
