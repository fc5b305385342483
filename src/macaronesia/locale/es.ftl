### Lo que dice Macaronesia, en español.

## Por qué se rechaza una jugada

game-over = La partida ha terminado; ya no se puede jugar.
unknown-move = «{ $move }» no es una jugada de este juego.
wrong-phase = «{ $move }» no se puede jugar ahora: { $phase ->
    [setup] se está preparando la partida
    [first] se está colocando el primer canal
    [reveal] se están descubriendo fichas o cartas
    [bid] estamos en la subasta
    [plant] hay que plantar una ficha
    [neutral] hay que colocar la ficha que nadie tomó
    [propose] se están proponiendo canales
    [decide] quien supervisa debe decidir sobre el canal
    [extra] es el momento del canal adicional
    [island] se están eligiendo las islas
    [deal] se están repartiendo cartas
    [act] roba cartas o construye
    [ship] hay que poner una carta en el barco
    [end] el turno está a punto de terminar
    [settle] hay que alojar a un colono del barco
    [raze] alguien pierde una casa por el pirata
    [blame] hay que nombrar a una víctima del pirata
   *[other] no es el momento
}.
not-in-offer = No está en la oferta: { $tile }; en la oferta: { $offer }.
square-taken = En { $square } ya hay una ficha.
not-adjacent = { $square } no toca ninguna plantación viva; la ficha neutral puede ir en { $allowed }.
canal-taken = En { $segment } ya hay un canal.
canal-unconnected = { $segment } no toca ni el manantial, en { $spring }, ni un canal.
was-proposed = { $segment } se propuso: acepta la propuesta o excava donde nadie haya propuesto nada.
not-proposed = Nadie propuso { $segment }; { $count ->
    [0] no hay ninguna propuesta
   *[other] se propuso: { $proposed }
}.
must-decide = Si hay propuestas, quien supervisa no puede renunciar: acepta una ({ $proposed }) o excava en otro lugar.
bribe-too-small = Un soborno de { $bribe } es demasiado pequeño; el mínimo es { $smallest }.
bid-taken = Alguien ya ha pujado { $bid }; puja otra cantidad o pasa.
too-expensive = Eso cuesta { $price }, pero { $money ->
    [0] no tienes dinero
   *[other] solo tienes { $money }
}.
no-such-outcome = «{ $move }» no puede salir ahora; posible: { $possible }.

## Opciones erróneas

bad-option = La opción «{ $option }» no puede ser { $value }; se permite: { $allowed }.
unknown-option = No existe la opción «{ $option }» (valor dado: { $value }); las opciones son { $allowed }.
allowed-palms = true, false o una lista de tres casillas
allowed-palm-squares = tres casillas de a1 a h6
allowed-palms-spring = tres casillas solo si la opción «spring» nombra una intersección, por ejemplo C2 (su valor es { $spring })
allowed-palms-apart = tres casillas de las que ninguna toque el manantial ni otra de ellas, ni siquiera en una esquina ({ $square } lo hace)
allowed-edition-players = { $players } (edición { $edition })
allowed-least = al menos { $least }
allowed-range = de { $least } a { $most }
allowed-host = un nombre o una dirección de este equipo
allowed-bots = { $bots } o un programa (./my-bot)
allowed-program = la ruta de un programa que exista
allowed-executable = un programa que se pueda ejecutar (chmod +x { $path })
allowed-no-settings = { $bot } (no tiene ajustes)
allowed-one-or-each = un bot o { $count } (uno por jugador)
allowed-humans = como máximo { $count }, el número de jugadores
allowed-box = { $shipped }, la ruta de un archivo .toml o una caja como datos
allowed-records = con --out ARCHIVO.jsonl, donde se escriben

## Registros defectuosos

record-not-json = Esto no es un registro: no es JSON ({ $reason }).
record-not-object = Esto no es un registro: se espera un objeto JSON.
record-not-parquet = Esto no es un archivo de partidas: no es Parquet ({ $reason }).
record-version = El registro debe decir "macaronesia": 1; dice { $value }.
record-field = El campo «{ $field }» del registro es erróneo: { $value }; se espera: { $expected }.
record-missing = Al registro le falta el campo «{ $field }».
record-option = Las opciones del registro son erróneas: { $reason }
record-move-shape = La jugada { $move } del registro no es un par de asiento y texto: { $value }.
record-move = La jugada { $move } del registro («{ $who }», «{ $text }») es ilegal: { $reason }
record-turn = La jugada { $move } del registro nombra a «{ $who }» como jugador, pero le toca a «{ $turn }».
record-after-end = La jugada { $move } del registro viene después del final de la partida.
record-result = El resultado del registro dice { $value }, pero la partida terminó con { $expected }.
record-early-result = El registro tiene un resultado, pero su partida no ha terminado tras { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
record-commitment = La semilla publicada no es la semilla con la que se comprometió el registro.
record-deal = La jugada { $move } del registro reparte «{ $text }», pero su semilla da «{ $expected }».
record-too-large = Un registro tiene como máximo { $most } bytes; este es más largo.
record-ply = En este registro no hay jugada { $ply }: van de 0 (el principio) a { $last }.
record-empty = { $file } no contiene ninguna partida.
record-several = { $file } contiene varias partidas; read_games(path) devuelve sus registros uno tras otro.
record-deep = Los campos del registro tienen demasiados niveles; se leen { $most } como mucho.
record-no-game = En el archivo no hay partida { $index }: contiene { $count }, numeradas desde 0.
record-in-file = { $file }, partida { $index }: { $reason }

## Lo que ocurre en Santiago

told-spring = El manantial está en { $place }.
told-palm = En { $place } crece una palmera.
told-first-overseer = Empieza supervisando el canal: { $name }.
told-remove = Fuera de la partida: { tile }.
told-reveal = Se descubre: { tile }.
told-first = { $name } coloca el primer canal en { $place }.
told-bid = { $name } puja { $sum }.
told-bid-secret = { $name } ha elegido su puja.
told-bid-pass = { $name } pasa.
told-bids = Se muestran las pujas: { $name } { $first ->
    [0] pasa
   *[other] puja { $first }
}, { $other_name } { $second ->
    [0] pasa
   *[other] puja { $second }
}.
told-overseer = Supervisa ahora el canal: { $name }.
told-plant = { $name } planta { tile } en { $place }, { $markers ->
    [0] sin marcador
    [one] con { $markers } marcador
   *[other] con { $markers } marcadores
}.
told-neutral = { $name } coloca la ficha que nadie tomó, { tile }, en { $place }.
told-propose = { $name } propone { $place } { $sum ->
    [0] sin soborno
   *[other] y ofrece { $sum }
}.
told-support = { $name } apoya { $place } { $sum ->
    [0] sin soborno
   *[other] con { $sum }
}.
told-propose-pass = { $name } no propone nada.
told-accept = { $name } acepta { $place } { $sum ->
    [0] sin soborno
   *[other] y cobra { $sum }
}.
told-dig = { $name } excava { $place } y paga { $sum }.
told-decline = { $name } no construye ningún canal.
told-extra = { $name } construye el canal adicional en { $place }.
told-extra-pass = { $name } guarda el canal adicional.
told-thirst = Sequía: { $count ->
    [one] una ficha pierde un marcador
   *[other] { $count } fichas pierden un marcador cada una
} ({ $places }).
told-desert = { $count ->
    [one] Una ficha se convierte
   *[other] { $count } fichas se convierten
} en desierto ({ $places }).
told-no-drought = Ninguna ficha está seca.
told-income = Cada jugador recibe 3 escudos.
told-end = La partida ha terminado.

crop = { $crop ->
    [banana] plátanos
    [cane] caña de azúcar
    [potato] patatas
    [bean] judías
    [pepper] pimientos
    [coconut] cocos
    [melon] sandías
    [grape] uvas
   *[other] { $crop }
}
    .area = Zona de { crop }
tile = { crop } ({ $planters ->
    [1] 1 plantador
   *[2] 2 plantadores
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
result-colour = { $points }: { colour }{ $house ->
    [0] {""}
    [one] , 1 casa
   *[other] , { $house } casas
}{ $palace ->
    [0] {""}
    [one] , 1 palacio
   *[other] , { $palace } palacios
}{ $city ->
    [0] {""}
    [one] , 1 ciudad
   *[other] , { $city } ciudades
}
verified = { $games ->
    [one] Una partida sigue
   *[other] { $games } partidas siguen
} las reglas; { $dealt ->
    [0] no se indica ninguna semilla, así que el reparto no pudo comprobarse.
   *[other] en { $dealt } se comprobó el reparto con la semilla.
}
verified-forks = { $forks ->
    [one] Una es una bifurcación: su reparto se comprueba desde la jugada en que empezó.
   *[other] { $forks } son bifurcaciones: su reparto se comprueba desde la jugada en que empezaron.
}
simulated = { $games ->
    [one] Se jugó una partida.
   *[other] Se jugaron { $games } partidas.
}
simulated-seat = asiento { $seat }, { $name }: gana { $share }, puntuación media { $mean }
play-name = Jugador { $number }
play-welcome = Escribe una jugada, su número o sus primeras palabras; Tab completa. Además: help, legend, board, log, undo, save, quit.
play-help = Una jugada se escribe como aparece en la lista, por ejemplo «bid 3», «plant banana2 c4» o «propose B2-C2 2». Un número elige de la lista. Unas palabras acortan la lista. board muestra todo lo que hay en la mesa, legend explica los signos, undo retira tu última decisión, log muestra lo que ha pasado hasta ahora, save [ARCHIVO] guarda, quit guarda y sale.
play-turn = { $name }: { $phase ->
    [first] coloca el primer canal junto al manantial
    [bid] puja una cantidad o pasa
    [plant] toma una ficha y plántala
    [neutral] coloca la ficha que nadie tomó
    [propose] propón un canal y un soborno, o pasa
    [decide] supervisas el canal, decide dónde se construye
    [extra] construye ahora tu canal adicional, o pasa
    [island] elige tu isla
    [act] roba cartas o construye una casa
    [ship] pon una carta en el barco
    [end] construye un palacio o una ciudad, o termina tu turno
    [settle] aloja al recién llegado
    [raze] entrega una casa
    [blame] nombra a la víctima del pirata
   *[other] haz tu jugada
}
play-secret = (en secreto)
play-saved = Guardado en { $file }. Para seguir: { $command }
play-kept = Guardado en { $file }.

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
board-seat = asiento
board-name = nombre
board-offered = puja
board-extra-canal = canal adic.
board-yes = sí
board-no = no
board-offer = oferta
board-proposed = propuesto
board-removed = retirado
board-key = · zanja  ═║ canal  O manantial  ^ palmera  ~~ desierto  0•◦ asiento, marcador, plantador

## Cajas defectuosas de Islas Canarias

box-no-path = { $value } no es una caja: indica la ruta de un archivo .toml, o «{ $shipped }» para la que viene incluida.
box-no-file = No existe el archivo { $file }; indica la ruta de un archivo .toml, o «{ $shipped }» para la caja incluida.
box-unreadable = No se puede leer { $file } ({ $reason }); una caja es un archivo de texto en TOML.
box-too-large = { $file } es demasiado grande para una caja; se permiten { $most } bytes.
box-not-utf8 = { $file }, línea { $place }: esto no es texto UTF-8; guarda el archivo como UTF-8.
box-not-toml = { $file } no es TOML ({ $reason }); corrígelo ahí, docs/box.md muestra cómo se escribe una caja.
box-deep = { $file }, línea { $place }: los nombres o las listas están demasiado anidados; una caja solo necesita lo que muestra docs/box.md.
box-missing = { $file }, { $place }: falta; se necesitan { $needed }.
box-unknown = { $file }, { $place }: no hay nada con este nombre; permitido: { $allowed }.
box-kind = { $file }, { $place }: { $value } no se permite aquí; escribe { $kind ->
    [table] una tabla
    [list] una lista
    [number] un número entero
   *[text] un texto de 1 a 60 caracteres
}.
box-word = { $file }, { $place }: { $value } no se permite aquí; permitido: { $allowed }.
box-range = { $file }, { $place }: { $value } está fuera de rango; se permiten números enteros de { $low } a { $high }.
box-size = { $file }, { $place }: aquí hay { $count } elementos; se necesitan { $needed }.
box-twice = { $file }, { $place }: { $value } aparece aquí dos veces; quita una.
box-id = { $file }, { $place }: esto no puede ser un nombre; usa como máximo { $most } caracteres: a-z, 0-9 y -, primero una letra y sin «pirate-» delante.
box-cards = { $file }, { $place }: las copias suman { $count } cartas; cámbialas para que sean { $needed }.
box-itself = { $file }, { $place }: la parcela { $plot } no es vecina de sí misma; quítala de la lista.
box-one-sided = { $file }, { $place }: la parcela { $plot } nombra a { $other } como vecina, pero { $other } no nombra a { $plot }; añádela allí o quítala aquí.
box-points = { $file }, { $place }: el dibujo tiene { $count } puntos; dibújalo con { $most } como máximo.
box-crooked = { $file }, { $place }: el polígono se toca o se cruza a sí mismo en { $where }; traza una línea simple a su alrededor y no repitas ningún punto, tampoco el primero.
box-overlap = { $file }, { $place }: el polígono se superpone a { $other } cerca de { $where }; los polígonos solo pueden tocarse, así que mueve los puntos de uno.
box-not-neighbours = { $file }, { $place }: { $plot } y { $other } son vecinas aquí, pero sus polígonos no comparten ningún borde; corrige la lista o el dibujo.
box-neighbours = { $file }, { $place }: los polígonos de { $plot } y { $other } comparten un borde, pero aquí no son vecinas; corrige la lista o el dibujo.
box-off-edge = { $file }, { $place }: de { $start } a { $end } la línea no sigue el borde de ningún polígono; usa los puntos de los polígonos.
box-inland = { $file }, { $place }: de { $start } a { $end } hay tierra a ambos lados; la costa y la montaña están en el contorno de la isla.
box-on-shore = { $file }, { $place }: de { $start } a { $end } la línea está en el contorno de la isla; el río y el camino van por dentro.
box-both = { $file }, { $place }: también { $other } va de { $start } a { $end }; un borde solo puede tener uno de los dos.
box-not-touching = { $file }, { $place }: la parcela { $plot } está en la lista, pero en el dibujo no toca { $feature }; corrige la lista o el dibujo.
box-touching = { $file }, { $place }: en el dibujo la parcela { $plot } toca { $feature }, pero no está en la lista; corrige la lista o el dibujo.

## Por qué se rechaza una jugada en Islas Canarias

must-draw = Al empezar este turno tenías menos de dos cartas, o solo piratas: no puedes construir, roba cartas.
not-in-hand = No tienes la carta { $card } en la mano.
pirates-do-not-build = { $card } no construye casas; un pirata solo puede ir al barco.
plot-taken = La parcela { $plot } está ocupada.
plot-not-allowed = Este colono debe construir junto { priority } (prioridad { $number }, la primera con una parcela libre). Parcelas permitidas: { $allowed }.
not-a-house = No tienes ninguna casa en la parcela { $plot }.
colours-differ = Las casas deben ser del mismo color; estas son { $colours }.
no-privilege = No tienes el privilegio para eso («{ $privilege }»).
out-of-stock = Ya no queda { $piece ->
    [house] ninguna casa { colour.a }
    [palace] ningún palacio { colour }
   *[city] ninguna ciudad { colour.a }
}{ $count ->
    [0] , ni de ningún otro color
   *[other] ; elige otro color: { $left }
}.
in-stock = Aún queda { $piece ->
    [house] una casa { colour.a }
    [palace] un palacio { colour }
   *[city] una ciudad { colour.a }
} en la reserva, así que debes usar ese color.
island-taken = { $island } está ocupada; libres: { $free }.
no-cards = No quedan cartas para robar.
already-taken = Ya has tomado la carta adicional de este turno.
can-act = Todavía puedes robar o construir, así que no puedes saltarte este paso.
cannot-blame = { $name } no puede perder una casa en tu lugar; posible: { $allowed }.
written-otherwise = «{ $move }» se escribe de otra manera: las parcelas van en orden ascendente, y un edificio en la parcela de la primera casa no lleva @.

## Lo que ocurre en Islas Canarias

told-starter = Empieza { $name }.
told-island = { $name } toma { $island }.
told-deal = { $name } recibe { $card }.
told-deal-hidden = { $name } recibe { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
told-stow = Se pone una carta boca abajo en el barco.
told-draw = { $name } roba cartas.
told-take = { $name } toma la carta adicional.
told-skip = { $name } no puede ni robar ni construir.
told-build = { $name } construye una casa { colour.a } para { $card } en la parcela { $plot }.
told-palace = { $name } construye un palacio { colour } en la parcela { $plot }.
told-city = { $name } construye una ciudad { colour.a } en la parcela { $plot }.
told-ship = { $name } pone { $card } en el barco.
told-ship-hidden = { $name } pone una carta en el barco.
told-chosen = { $card } desembarca y elige la isla de { $name }.
told-nobody-chosen = { $card } desembarca, no encuentra ninguna isla mejor que las demás y se va.
told-no-house = { $card } desembarca, pero ya no quedan casas.
told-settle = { $card } se instala en la parcela { $plot } de la isla de { $name }.
told-pirate = Desembarca el pirata { colour }.
told-raze = { $name } pierde la casa de la parcela { $plot }.
told-blame = { $name } envía al pirata contra { $other_name }.
told-privilege = { $name } tiene ahora el privilegio { colour }.
told-last-round = Alguien tiene 19 puntos o más: la ronda { $round } es la última.
told-round-limit = Ninguna partida dura más de { $round } rondas: esta ronda es la última.
told-round = Ronda { $round }; empieza { $name }.

colour = { $colour ->
    [red] rojo
    [blue] azul
    [green] verde
    [orange] naranja
    [brown] marrón
    [white] blanco
   *[other] { $colour }
}
    .a = { $colour ->
        [red] roja
        [white] blanca
       *[other] { colour }
    }
piece = { $piece ->
    [house] casa
    [palace] palacio
    [city] ciudad
   *[other] { $piece }
}
percent = { $percent } %
priority = { $priority ->
    [coast] a la costa
    [river] al río
    [mountain] a la montaña
    [road] al camino
    [village] al pueblo
    [field] al campo
    [red] a un edificio rojo
    [blue] a un edificio azul
    [green] a un edificio verde
    [orange] a un edificio naranja
    [brown] a un edificio marrón
    [white] a un edificio blanco
   *[other] { $priority }
}

## Palabras del tablero de Islas Canarias

canarias-phase = { $phase ->
    [setup] Preparación
    [island] Elegir islas
    [deal] Reparto de cartas
    [act] Robar o construir
    [ship] Cargar el barco
    [end] Fin del turno
    [reveal] Llega el barco
    [settle] Llega un colono
    [raze] Llega un pirata
    [blame] Desviar al pirata
   *[over] Fin de la partida
}
canarias-feature = { $feature ->
    [coast] costa
    [river] río
    [mountain] montaña
    [road] camino
    [village] pueblo
   *[field] campo
}
canarias-effect = { $effect ->
    [tie] gana los empates
    [draw4] roba cuatro cartas
    [mixed] palacios de dos colores
    [free] construye donde quiera
    [extra] una carta más por turno
   *[pirates] a salvo de piratas
}
canarias-aboard = a bordo (que tú sepas)
canarias-deck = mazo
canarias-discard = descarte
canarias-free = parcelas libres junto a
canarias-hand = mano
canarias-last-round = última ronda
canarias-moment = ronda { $round }
canarias-neighbours = parcela, edificio, parcelas vecinas, toca
canarias-no-island = aún sin isla
canarias-pirate = Pirata
canarias-points = puntos
canarias-privileges = privilegios
canarias-revealed = del barco
canarias-ship = barco
canarias-starter = jugador inicial
canarias-supply = reserva
canarias-unclaimed = privilegios libres
pirate-card = { canarias-pirate } ({ colour })

## Por qué un bot ha perdido por veredicto

bot-not-started = No se pudo iniciar el bot { place-of-bot }: { $reason }.
place-of-bot = { $bot } (asiento { $seat }, { $ply ->
    [0] antes de la primera jugada
   *[other] tras la jugada { $ply }
})
bot-crashed = { $how ->
    [exit] El bot { place-of-bot } terminó con el código { $status }
    [signal] La señal { $status } terminó el bot { place-of-bot }
   *[closed] El bot { place-of-bot } cerró su salida
} antes de responder{ $words ->
    [0] {""}
   *[other] ; sus últimas palabras: «{ $said }»
}.
bot-silent = El bot { place-of-bot } no respondió en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}{ $words ->
    [0] {""}
   *[other] ; sus últimas palabras: «{ $said }»
}.
bot-endless = El bot { place-of-bot } escribió más de { $most } bytes sin terminar la línea.
bot-nonsense = El bot { place-of-bot } respondió { $fault ->
    [utf8] algo que no es UTF-8
    [id] a otra pregunta; el id preguntado era { $expected }
    [move] sin una jugada
    [opinion] con probabilidades, puntos o alternativas imposibles
   *[json] algo que no es un solo objeto JSON
}: { $answer }
bot-gave-up = El bot { place-of-bot } se rindió: { $reason }
bot-illegal = El bot { place-of-bot } respondió «{ $move }», que no es una de sus jugadas legales.
play-program = La partida guardada quiere ejecutar { $programs }; si te fías, dilo con --bots { $bots }

## Análisis de una partida

analysis-head = { $title }, juzgada por { $bot }. En cada jugada sabía lo que podía saber quien jugaba.
analysis-judge = Según { $bot }, que en cada jugada sabía lo que podía saber quien jugaba.
analysis-graph = { $title }: probabilidades de ganar
analysis-way = { $name }: de { $start } a { $end }.
analysis-costly = { $name }, ronda { $round }: «{ $move }» costó { $cost ->
    [0] menos de un punto porcentual
    [one] { $cost } punto porcentual
   *[other] { $cost } puntos porcentuales
}; mejor: «{ $preferred }».
analysis-costliest = Las jugadas más caras
analysis-no-costly = Ninguna jugada costó nada.
analysis-course = El curso de la partida: probabilidades de ganar al empezar cada ronda
analysis-players = Los jugadores
analysis-sum = En puntos porcentuales: inicio + jugadas propias + jugadas ajenas + azar + resto (lo que saben otros y el error del bot) = final.
analysis-ply = jugada n.º
analysis-player = jugador
analysis-phase = fase
analysis-played = jugó
analysis-preferred = mejor
analysis-before = prob.
analysis-after = después
analysis-cost = coste
analysis-decisions = decisiones
analysis-as-preferred = como el bot
analysis-mean-cost = coste medio
analysis-start = inicio
analysis-own = propias
analysis-others = ajenas
analysis-dealt = azar
analysis-rest = resto
analysis-end = final

## La arena

arena-raised = El bot { place-of-bot } ha fallado: { $error }
arena-no-choice = El bot { place-of-bot } ha respondido algo que no es una elección: { $answer }
arena-illegal = El bot { place-of-bot } ha respondido «{ $move }»: { $reason }
arena-worker-died = Algo externo terminó uno de los procesos que juegan las partidas (quizá no hay memoria para tantos: --workers). Con --out la misma orden sigue donde se quedó.
arena-no-ray = Un clúster necesita Ray, que no está instalado: pip install "macaronesia[cluster]".
arena-cluster-failed = El clúster ha fallado: { $reason }
arena-no-cluster = Ningún clúster de Ray responde en { $address }: { $reason }
arena-not-a-match = { $file } no es un archivo de la arena; indica otro, este se queda como está.
arena-other-match = { $file } contiene otro encuentro: allí { $field } es { $theirs }, no { $ours }. Indica otro archivo, o da la orden de aquel encuentro.
arena-bad-line = { $file }, línea { $line }: esto no es una partida de este encuentro; quita la línea y la partida se juega de nuevo.
arena-rounded = { $asked } partidas no forman repartos enteros; para jugar cada reparto desde los { $players } asientos se juegan { $games }.
arena-stopped = Interrumpido tras { $done } de { $games } partidas.
arena-go-on = La misma orden sigue desde aquí.
arena-seed = La semilla era { $seed }; con --seed { $seed } se juegan otra vez los mismos repartos.
arena-nothing = Aún no se ha jugado ningún reparto desde todos los asientos, así que no hay cifras.
arena-head = { $title }, { $players } jugadores: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
} con todas las rotaciones de los asientos. Una parte equitativa sería { $even }.
arena-key = ▲ más, ▼ menos que una parte equitativa, más allá del azar (95 %).
arena-several = ×: varios participantes con el mismo nombre; las cifras son medias para uno de ellos.
arena-waiting = { $count ->
    [one] No se cuenta una partida de un reparto inacabado.
   *[other] No se cuentan { $count } partidas de repartos inacabados.
}
arena-entrant = participante
arena-share = victorias
arena-interval = intervalo del 95 %
arena-score = puntos de media
arena-rating = valoración
arena-time = ms por jugada
arena-longest = máximo
arena-by-seat = por asientos
arena-lost = fallos
arena-forfeits = { $count ->
    [one] Una partida terminó por el fallo de un bot:
   *[other] { $count } partidas terminaron por el fallo de un bot:
}
arena-forfeit = partida { $game }: { $reason }
arena-more = y { $count } más
arena-plot = { $title }: parte de las victorias
arena-plot-row = { $name }: { $share }, intervalo del 95 % de { $low } a { $high }; por asientos: { $seats }.
arena-even = parte equitativa

## La propia línea de órdenes

no-windows = Macaronesia funciona en Linux y macOS; en Windows usa WSL (el subsistema de Windows para Linux).
no-command = No existe la orden «{ $command }»; { $group } tiene { $commands }.
whole-range = números enteros de { $least } a { $most }
whole-from = números enteros desde { $least }
play-bots = --bots { $bots } no encaja: nombra un bot para todos los asientos sin persona, o uno para cada uno.
play-other-game = { $file } es una partida de { $saved }, no de { $game }; omite { $game }.
arena-entrants = { $players ->
    [0] Un torneo necesita de dos a cinco participantes, uno por asiento, por ejemplo --bots expert,greedy,greedy; se ha dado: { $bots }.
   *[other] Un torneo de { $players } jugadores necesita { $players } participantes, uno por asiento; se ha dado: { $bots }.
}
bots-name = nombre
bots-plays = qué hace
bots-what = { $bot ->
    [random] cualquier jugada permitida
    [easy] un nivel para personas: normal que pasa cosas por alto y se equivoca, como las personas
    [normal] un nivel para personas: mira una jugada adelante
    [hard] un nivel para personas: search con 5 ms por jugada
    [expert] un nivel para personas: search con 200 ms por jugada como máximo
    [greedy] mira una jugada adelante; nunca cambia, para que los demás puedan medirse con él
   *[search] prueba jugadas en posiciones repartidas de nuevo a partir de lo que sabe
}
bots-settings = Los tiempos son los de una jugada en un núcleo. Los ajustes siguen al nombre: search:ms=50, search:iterations=2000:threads=2, normal:slips=0.1.
bots-own = Un bot propio es un programa en cualquier lenguaje y se nombra por su ruta: --bots path/to/my-bot. Cómo escribir uno: docs/bots.md.
own-box-copied = { $file } es ahora una copia de la caja incluida; cámbiala y compruébala con: macaronesia box { $file }
own-box-fine = { $file } es una caja completa, «{ $name }»; juega con ella: --box { $file }
turn-key-santiago = La línea de un jugador: > le toca, * supervisor, dinero, + aún tiene el canal extra, puja. Ba2•◦: plátanos del asiento 2, un marcador, un plantador libre.
turn-key-canarias = La línea de un jugador: > le toca, * jugador inicial, puntos, cartas, y las parcelas libres junto a cada símbolo. monje w(vi ri r mo): una carta, su color, sus cuatro símbolos.
play-back = back (o Intro): elegir de nuevo
play-undone = Retirado: vuelve a tocarle a { $name }.
play-no-undo = No hay ninguna decisión tuya que se pueda retirar.
play-learned = Esto no se puede retirar: desde entonces ha jugado otro o se ha descubierto algo.
