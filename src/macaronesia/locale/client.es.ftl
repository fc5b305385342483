### What the browser client says; what it shares with the terminal and the server is in the other files.

## En todas partes

app-name = Macaronesia
away = El servidor no responde. Seguimos intentándolo; no se pierde nada.
nowhere-title = Aquí no hay nada
nowhere-text = Quizá la dirección esté mal escrita o la mesa se cerró antes de empezar.
nowhere-home = A la página de inicio
link-title = Tu jugador en este dispositivo
link-text = Este enlace trae tu nombre y tus mesas a este navegador. Sirve una vez.
link-come = Jugar aquí

## The first page

home-title = Dos archipiélagos, dos juegos
home-play-as = Juegas como
home-visitor = Visitante { $number }
home-game = Juego
game-name = { $game ->
    [santiago] Santiago
   *[canarias] Islas Canarias
}
home-game-text = { $game ->
    [santiago] Puja por plantaciones, soborna al supervisor del canal y lleva el agua, que escasea, junto a tus campos.
   *[canarias] Construye de modo que tu isla sea la que más guste a los colonos del próximo barco, y cuídate de los piratas.
}
home-opponents = Bots rivales
home-strength = Nivel
home-level = { $level ->
    [easy] Fácil
    [normal] Normal
    [hard] Difícil
    [expert] Experto
   *[other] { $level }
}
home-play = Jugar ya
home-setting-up = Preparando…
home-invite = Jugar con amigos…
home-invite-title = { game-name } con amigos
home-loading = Un momento…
home-more = Mostrar más
home-your-turn = Es tu turno
home-running = Tu partida sigue en marcha
home-continue = Continuar
home-mine = Mis partidas
home-mine-none = Ahora no estás en ninguna partida. Basta un clic en «Jugar ya» para empezar una.
home-mine-over = Terminadas
home-others = Todas las mesas
home-shelf = { $shelf ->
    [open] Unirse
    [running] Mirar
   *[finished] Terminadas
}
home-shelf-none = { $shelf ->
    [open] Ahora nadie espera jugadores. Abre una mesa pública con «Jugar con amigos» y aparecerá aquí.
    [running] Ahora no se juega ninguna partida pública.
   *[finished] Todavía no ha terminado ninguna partida pública.
}
home-you = Tú
home-bot = { $level ->
    [easy] Bot (fácil)
    [normal] Bot (normal)
    [hard] Bot (difícil)
    [expert] Bot (experto)
    [random] Bot (juega al azar)
   *[other] Bot ({ $level })
}
home-free-seat = un asiento libre
home-here = { $count ->
    [one] Una persona
   *[other] { $count } personas
} en un dispositivo
home-row-open = { $free ->
    [0] Los { $seats } asientos están ocupados
    [one] 1 de { $seats } asientos está libre
   *[other] { $free } de { $seats } asientos están libres
}
home-row-turn = Le toca a { $name }
home-row-until = Tu tiempo se acaba { $time }
home-row-late = Tu tiempo se acabó { $time }
home-row-won = { $count ->
    [one] Ganó { $names }
   *[other] Ganaron juntos { $names }
} con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
home-row-you-won = Ganaste con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
home-row-pace = { $time } por jugada
home-row-since = abierta { $time }
home-row-do = { $what ->
    [turn] Te toca
    [open] Abrir
    [join] Unirse
    [watch] Mirar
   *[see] Repasar
}

## A table for friends

home-where = ¿Dónde están los demás?
home-where-name = { $where ->
    [here] En este dispositivo
   *[apart] En otro lugar
}
home-where-text = { $where ->
    [here] Os pasáis el dispositivo; la mano de cada uno queda oculta para los demás.
   *[apart] Recibes un enlace para tus amigos. Cada uno juega en su navegador.
}
home-players = Jugadores
home-seat = Asiento { $number }
home-seat-for = { $who ->
    [person] Alguien en este dispositivo
   *[open] Libre para un amigo
}
home-how = Cómo jugáis
home-edition = Edición
home-edition-name = { $edition ->
    [amigo] AMIGO 2003
    [trefl] Trefl 2022
   *[other] { $edition }
}
home-edition-for = De { $least } a { $most } jugadores.
home-edition-text = { $edition ->
    [amigo] Plátanos, caña de azúcar, patatas, judías y pimientos; un soborno es de al menos 1 escudo.
   *[trefl] Plátanos, cocos, sandías, uvas y pimientos; se puede proponer sin soborno.
}
home-palms = Palmeras
home-palms-name = { $palms ->
    [off] Ninguna
    [placed] Las colocáis vosotros
   *[lot] Por sorteo
}
home-palms-text = { $palms ->
    [off] No hay palmeras en el tablero.
    [placed] Acordáis tres casillas para las palmeras. Cada una cuenta como una marca más para quien posee su plantación.
   *[lot] Hay tres palmeras en casillas sorteadas. Cada una cuenta como una marca más para quien posee su plantación.
}
home-palms-squares = Casillas de las palmeras
home-palms-square = { $state ->
    [palm] { $square }: palmera
    [barred] { $square }: aquí no puede haber una palmera
   *[free] { $square }
}
home-palms-left = { $count ->
    [0] Las tres palmeras están colocadas.
    [one] Elige una casilla más. No puede tocar ni el manantial ni otra palmera, ni siquiera en una esquina.
   *[other] Elige { $count } casillas más. Ninguna puede tocar el manantial ni otra palmera, ni siquiera en una esquina.
}
home-palms-missing = Elige primero tres casillas para las palmeras.
home-money = Dinero
home-money-name = { $money ->
    [hidden] Oculto
   *[open] A la vista
}
home-money-text = { $money ->
    [hidden] Solo ves tu propio dinero. Pero los pagos son públicos: quien lleve la cuenta lo sabrá igualmente.
   *[open] Todos ven cuánto tiene cada uno.
}
home-islands = Islas
home-islands-name = { $islands ->
    [random] Al azar
   *[choose] A elección
}
home-islands-text = { $islands ->
    [random] El azar da una isla a cada uno.
   *[choose] Cada uno toma una isla por turno.
}
home-spring = Manantial
home-spring-name = { $spring ->
    [interior] En el interior del tablero
    [corner] En una esquina
    [edge] En el borde
    [any] En cualquier lugar
   *[other] { $spring }
}
home-spring-at = En esta intersección
home-spring-text = Cuanto más cerca del borde está el manantial, más escasea el agua.
home-spring-known = Las palmeras que colocáis vosotros necesitan un manantial en una intersección conocida.
home-lot = Por sorteo
home-overseer = Primer supervisor del canal
home-overseer-text = En la edición de Trefl lo es quien haya trabajado por última vez en un campo o un jardín o, si no, la persona de más edad.
home-starter = Jugador inicial
home-starter-text = Según las reglas impresas empieza la persona más joven.
home-pace = Ritmo
home-pace-name = { $pace ->
    [live] En vivo
    [days] Días por jugada
   *[none] Sin reloj
}
home-pace-text = { $pace ->
    [live] Jugáis todos ahora, con un reloj para cada jugada.
    [days] Cada uno entra de vez en cuando; una jugada puede tardar días.
   *[none] Cada uno se toma el tiempo que necesite.
}
home-per-move = Tiempo por jugada
home-visibility = ¿Quién puede entrar?
home-visibility-name = { $visibility ->
    [public] Cualquiera
   *[link] Con el enlace
}
home-visibility-text = { $visibility ->
    [public] La mesa aparece en la página de inicio; cualquiera puede unirse o mirar.
   *[link] Solo encuentran la mesa aquellos a quienes envíes el enlace.
}
home-hints = Pistas
home-hints-text = Se puede preguntar qué haría el mejor bot.
home-yes-no = { $answer ->
    [yes] Sí
   *[no] No
}
home-set-up = { $where ->
    [here] Empezar la partida
   *[apart] Abrir la mesa
}

## The menu

setting-close = Cerrar
setting-home = Macaronesia, a la página de inicio
setting-menu = Menú
setting-rules = Reglas
setting-rules-of = Reglas de { game-name }
setting-section = Apartado
setting-choose-section = Elige un apartado…
setting-language = Idioma
setting-theme = Aspecto
setting-theme-name = { $theme ->
    [light] Claro
    [dark] Oscuro
   *[auto] Automático
}
setting-sound = Sonidos
setting-sound-text = Un tono breve cuando te toca o alguien juega.
setting-notices = Notificaciones
setting-notices-text = Tu navegador te avisa cuando te toca, aunque estés mirando otra página.
setting-notices-refused = Tu navegador no permite notificaciones de esta página. Puedes cambiarlo en su configuración.
setting-you = Tú
setting-you-are = Juegas como { $name }.
setting-name = Tu nombre
setting-take-name = Guardar
setting-link = Jugar en otro dispositivo
setting-link-text = Un enlace lleva tu nombre y tus partidas a tu teléfono o a otro ordenador. No hay contraseña.
setting-link-made = Abre este enlace en el otro dispositivo. Sirve una vez.
setting-copy = Copiar
setting-copied = Copiado
setting-table = Tabla
setting-reload = Volver a cargar la página
setting-stale = No se pudo cargar esta parte de la página; quizá haya una versión más nueva.

## Santiago

santiago-board = La isla de Santiago
santiago-loading = Se está dibujando la isla…
santiago-ditches = Zanjas
santiago-squares = Casillas
santiago-choices = Tu elección
santiago-drought = Sequía
santiago-skip = Saltar
santiago-pick-tile = Elige una ficha y después una casilla.
santiago-pick-tile-for = ¿Qué ficha va en { $place }?
santiago-pick-square = Ahora elige una casilla.
santiago-pick-again = Confirma o elige de nuevo.
santiago-pick-first = Elige una zanja junto al manantial para el primer canal.
santiago-pick-propose = Elige una zanja y después el soborno; o no propongas nada.
santiago-pick-extra = Elige una zanja para tu canal adicional, o guárdalo.
santiago-pick-dig = O excava donde nadie haya propuesto nada: elige una zanja en el tablero
santiago-do-bid = Pujar { $sum }
santiago-do-pass-bid = Pasar
santiago-do-plant = Plantar { tile } en { $place }
santiago-do-neutral = Colocar { tile } en { $place }, neutral
santiago-do-propose = Proponer { $place } { $sum ->
    [0] sin soborno
   *[other] y ofrecer { $sum }
}
santiago-do-pass-propose = No proponer nada
santiago-do-accept = Aceptar { $place }
santiago-do-dig = Excavar { $place }
santiago-do-decline = No construir ningún canal
santiago-do-first = Primer canal en { $place }
santiago-do-extra = Canal adicional en { $place }
santiago-do-pass-extra = Guardar el canal adicional
santiago-bid = Tu puja
santiago-bid-secret = Tu puja secreta
santiago-secret-note = Los dos elegís en secreto; después se muestran las pujas.
santiago-taken = { $sum }: alguien ya ha pujado esta cantidad
santiago-more-sums = hasta { $sum }…
santiago-bribe = Soborno
santiago-bribe-for = Tu soborno por { $place }
santiago-bribe-there = Ya { $sum ->
    [0] se propuso, sin soborno
   *[other] se ofrece allí: { $sum }
}.
santiago-less = Menos
santiago-more = Más
santiago-free = libre
santiago-free-palm = libre, con palmera
santiago-neutral = { $what }, neutral
santiago-owned = { $what }, { $name }, { $markers ->
    [0] sin marcador
    [one] 1 marcador
   *[other] { $markers } marcadores
}
santiago-square = { $place }: { $what }, { $wet ->
    [yes] con riego
   *[no] sin riego
}
santiago-ditch = Zanja { $place }, riega { $squares }
santiago-ditch-proposed = Zanja { $place }, propuesta { $sum ->
    [0] sin soborno
   *[other] por { $sum }
}, riega { $squares }
santiago-canal = Canal { $place }, riega { $squares }
santiago-offer = Oferta
santiago-proposals = Propuestas
santiago-order = Orden para plantar
santiago-removed = Fichas fuera de la partida: { $count }
santiago-next-overseer = supervisará el canal
santiago-not-yet = aún no ha pujado
santiago-chosen = elegida
santiago-begins = Zona nueva: { crop }
santiago-grows = { crop }: zona de { $parts } → { $size }
santiago-joins = { crop }: se unen zonas de { $parts } → { $size }
santiago-against = Frente a «{ $move }»:
santiago-round-end = Fin de la ronda:
santiago-waters = Riega { $squares } ({ $tiles ->
    [0] sin plantaciones
    [one] una ficha
   *[other] { $tiles } fichas
})
santiago-waters-nothing = No riega ninguna casilla seca
santiago-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
santiago-money-hidden = dinero oculto
santiago-has-extra = tiene el canal adicional
santiago-area-points = { crop }: { $tiles ->
    [one] 1 ficha
   *[other] { $tiles } fichas
} × { $markers ->
    [one] 1 marcador
   *[other] { $markers } marcadores
}{ $palms ->
    [0] {""}
   *[other] {" "}(+ { $palms } por palmeras)
} = { $points } ({ $places })
santiago-tell-round = Ronda { $round } de { $rounds }: { $phase }.
santiago-tell-canals = { $count ->
    [0] Todavía no hay ningún canal.
   *[other] Canales: { $places }.
}
santiago-tell-area = { crop.area }, { $tiles ->
    [one] 1 ficha
   *[other] { $tiles } fichas
} ({ $places }); marcadores: { $owners }.
santiago-tell-area-neutral = { crop.area }, { $tiles ->
    [one] 1 ficha
   *[other] { $tiles } fichas
} ({ $places }), neutral.
santiago-tell-dry = { $count ->
    [one] Ficha sin riego
   *[other] Fichas sin riego
}: { $places }.
santiago-tell-deserts = Desierto: { $places }.
santiago-tell-palms = Palmeras: { $places }.
santiago-tell-offer = En la oferta: { $tiles }.
santiago-tell-proposal = Propuesta: { $place }, de { $names }, { $sum ->
    [0] sin soborno
   *[other] en total { $sum }
}.
santiago-tell-player = { $name }: dinero { $money }, { $extra ->
    [yes] con el canal adicional
   *[no] canal adicional usado
}{ $overseer ->
    [yes] , supervisa el canal
   *[no] {""}
}.

## La mesa

table-bot = Bot { $number }
table-level = { $level ->
    [easy] fácil
    [normal] normal
    [hard] difícil
    [expert] experto
    [random] juega al azar
   *[other] { $level }
}
table-you = tú
table-your-turn = Es tu turno
table-waiting = Esperando a { $name }.
table-compiling = Los bots se están preparando. Tarda un minuto, solo la primera vez.
table-dealing = Un momento…
table-then = A continuación decide el azar.
table-then-turn = Aquí es el turno de { $name }.
table-watching = Estás mirando esta partida.
table-watching-stranger = Estás mirando esta partida. Para hablar, ponte un nombre en el chat.
table-kept = { $state ->
    [finished] Un bot terminó esta partida por ti.
   *[running] Un bot juega en tu asiento. Puedes volver cuando quieras.
}
table-fork = ¿Y si…? { $ply ->
    [0] Desde el principio de otra partida
   *[other] Desde la jugada { $ply } de otra partida
}
table-new = nuevo
table-new-moves = { $count ->
    [one] Una jugada nueva
   *[other] { $count } jugadas nuevas
}
table-more-happened = { $count ->
    [one] Un suceso anterior.
   *[other] { $count } sucesos anteriores.
}
table-players = Jugadores
table-to-move = le toca
table-away = en lugar de { $name }, que se fue
table-late = Se acabó el tiempo.
table-vote = Que siga un bot
table-voted = Has votado por un bot.
table-return = Volver a tu asiento
table-leave = Dejar la partida
table-leave-text = Un bot seguirá jugando por ti. Mientras dure la partida puedes volver y recuperar tu asiento.
table-leave-yes = Dejarla
table-leave-no = Quedarme
table-time-up = sin tiempo
table-time-days = { $days ->
    [one] un día
   *[other] { $days } días
}
table-time-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
}
table-time-left = tiempo restante: { $time }
table-action = Qué se puede hacer ahora
table-past-no-move = Estás viendo una posición anterior; vuelve a la actual para jugar.
table-confirm = Confirmar
table-sending = Enviando…
table-cancel = Cancelar
table-list = Jugadas en lista
table-list-title = { $count ->
    [one] La única jugada legal
   *[other] Las { $count } jugadas legales
}
table-list-filter = Filtrar, por ejemplo por un lugar
table-list-none = Ninguna jugada tiene esas palabras.
table-hint = Pista
table-hint-title = Lo que haría el bot más fuerte
table-hint-thinking = Está pensando…
table-hint-chance = probabilidad de ganar: { percent }
table-hint-show = Probar
table-undo = Deshacer
table-undo-asked = { $name } quiere deshacer una jugada.
table-undo-accept = Aceptar
table-undo-decline = Rechazar
table-undo-declined = Se rechazó deshacer la jugada.
table-undo-own = Quieres deshacer una jugada; falta la respuesta de { $names }.
table-undo-waiting = { $name } quiere deshacer una jugada; falta la respuesta de { $names }.
table-points = Puntos
table-points-title = Puntos previstos
table-points-text = Si la partida acabara ahora. Nada de esto es definitivo.
table-log = Qué ha pasado
table-log-empty = Todavía no ha pasado nada.
table-round = ronda { $round }
table-talk = Historia y chat
table-chat = Chat
table-chat-watcher = mirando
table-chat-earlier = Mensajes anteriores
table-chat-empty = Nadie ha dicho nada todavía.
table-chat-say = Di algo
table-chat-send = Enviar
table-chat-unread = sin leer
table-name = Tu nombre
table-name-take = Usar este nombre
table-name-why = Para sentarte solo necesitas un nombre.
table-board = Tablero
table-board-words = El tablero en palabras
table-look-back = Mirar atrás
table-past-title = Estás viendo una posición anterior
table-past-at = { $ply ->
    [0] principio
   *[other] jugada { $ply } de { $last }
}
table-past-now = Volver a la posición actual
table-past-slider = Momento de la partida
table-past-first = Al principio
table-past-back = Una jugada atrás
table-past-play = Reproducir
table-past-pause = Pausa
table-past-forward = Una jugada adelante
table-past-last = A la última jugada
table-past-speed = Velocidad
table-past-speed-value = { $speed ->
    [slow] lenta
    [fast] rápida
   *[normal] normal
}
table-past-eyes = Visto por
table-past-eyes-own = mí
table-past-eyes-seat = { $name }
table-past-eyes-open = quien lo ve todo
table-past-fork = ¿Y si…? Seguir desde aquí
table-won = ¡Enhorabuena, has ganado!
table-rematch = Jugar otra vez
table-rematch-join = { $name } ha abierto otra partida: unirme
table-rematch-go = A la siguiente partida
table-replay = Volver a verla
table-record = Descargar el registro
table-analysis = Analizar la partida
table-analysis-title = Probabilidades de ganar
table-analysis-text = Cómo vio un bot fuerte las probabilidades de todos, jugada a jugada. En cada una sabía solo lo que el jugador podía saber entonces.
table-analysis-progress = Un bot está mirando cada jugada: { percent }
table-analysis-show = Ver
table-fair = { $verdict ->
    [checking] Comprobando el reparto…
    [true] El reparto fue limpio: comprobado en este navegador
    [false] La semilla publicada no es la prometida
   *[unable] El reparto no se pudo comprobar en este navegador
}
table-fair-text = Antes del primer reparto el servidor publicó una huella (SHA-256) de la semilla secreta de la que sale todo lo que se reparte. Ahora que la partida ha terminado, la semilla es pública. Tu navegador acaba de calcular de nuevo su huella: si ambas coinciden, nadie pudo cambiar el reparto durante la partida.
table-fair-promise = Huella, publicada antes de la partida
table-fair-seed = Semilla, publicada después de la partida
table-fair-more = El registro contiene todas las jugadas y la semilla; «macaronesia verify» comprueba con él cada reparto.
table-open = { $count ->
    [0] Todos los asientos están ocupados.
    [one] Falta un jugador.
   *[other] Faltan { $count } jugadores.
}
table-invite = Enlace a esta mesa
table-invite-text = Envía este enlace a quienes vayan a jugar. La partida empieza cuando todos los asientos están ocupados.
table-share = Compartir…
table-terms = Cómo se juega aquí
table-seats = Asientos
table-seat-open = libre
table-join = Sentarme aquí
table-start = Empezar ya
table-start-text = No hace falta esperar: los bots pueden ocupar los asientos libres.
table-start-level = Nivel de los bots
table-start-bots = { $count ->
    [one] Empezar con un bot
   *[other] Empezar con { $count } bots
}
table-start-wait = { $name } también puede empezar con bots en los asientos libres.
table-give-up = Dejar mi asiento
table-pass-device = Pasa el dispositivo a { $name }
table-pass-text = Ahora solo { $name } puede mirar la pantalla. Los demás, no miréis.
table-pass-ready = Soy { $name }
table-cut = Se ha perdido la conexión. Seguimos intentándolo; no se pierde nada, tampoco tu elección.
table-gone = Esta mesa no existe
table-gone-text = Quizá el enlace esté incompleto, o la mesa se cerró antes de empezar. Pide el enlace otra vez o empieza una partida tuya.
table-unknown-game = Este juego no se puede jugar en el navegador.
table-coming = Preparando la mesa…
table-skip-board = Al tablero
table-skip-moves = A la lista de jugadas
table-keys = Teclas
table-key-tab = al siguiente elemento, también en el tablero
table-key-choose = elegir lo que tiene el foco
table-key-confirm = confirmar la jugada elegida (con Ctrl desde cualquier parte)
table-key-cancel = cancelar
table-key-look = al mirar atrás: jugada a jugada, al principio, al final
table-keys-list = «Jugadas en lista» contiene cada jugada legal como texto: con ella se puede jugar toda la partida sin el tablero.

## Islas Canarias

canarias-ui-loading = Se están dibujando las islas…
canarias-ui-tray = Tu elección
canarias-ui-islands = Islas
canarias-ui-plots = Parcelas
canarias-ui-island-of = { $island }, la isla de { $name }
canarias-ui-back = Mi isla
canarias-ui-enlarge = { $island }, { canarias-ui-points }{ $news ->
    [0] {""}
    [one] , ha cambiado una parcela
   *[other] , han cambiado { $news } parcelas
}. Ver en grande
canarias-ui-contacts = Elige una isla. Los números dicen cuántas de sus doce parcelas tocan cada elemento del paisaje.
canarias-ui-island = { $island }. Parcelas según el elemento del paisaje: { $contacts }
canarias-ui-island-taken = { $island }, ocupada por { $name }. Parcelas según el elemento del paisaje: { $contacts }
canarias-ui-card = { $card } ({ colour }), prioridades: { $wishes }
canarias-ui-copies = { $count } × { $card }
canarias-ui-hand = Tu mano: { canarias-ui-cards }
canarias-ui-hand-empty = No tienes cartas.
canarias-ui-cards = { $count ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $count } cartas
}
canarias-ui-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
canarias-ui-privilege = El privilegio { colour }: { $effect }
canarias-ui-nobody = nadie
canarias-ui-pile = { $pile ->
    [ship] En el barco
    [deck] En el mazo
   *[discard] Descartadas
}:
canarias-ui-discard = Mirar el descarte
canarias-ui-do-island = Tomar { $island }
canarias-ui-do-draw = Robar cartas
canarias-ui-do-take = Tomar la carta adicional
canarias-ui-do-skip = Saltar este paso
canarias-ui-do-end = Terminar el turno
canarias-ui-do-build = Construir una casa { colour.a } para { $card } en la parcela { $plot }
canarias-ui-do-ship = Poner { $card } en el barco
canarias-ui-do-palace = Convertir las casas de { $plots } en un palacio { colour } en la parcela { $plot }
canarias-ui-do-city = Convertir las casas de { $plots } en una ciudad { colour.a } en la parcela { $plot }
canarias-ui-do-settle = { $card } construye una casa { colour.a } en la parcela { $plot }
canarias-ui-do-raze = Entregar la casa de la parcela { $plot }
canarias-ui-do-blame = Enviar al pirata contra { $name }
canarias-ui-pick-act = Elige una carta y construye su casa, o roba cartas.
canarias-ui-pick-draw = En este turno no puedes construir: roba cartas.
canarias-ui-pick-plot = ¿Dónde construye { $card }? Elige una parcela resaltada.
canarias-ui-pick-card = ¿Qué carta construye en la parcela { $plot }?
canarias-ui-pick-ship = Elige una carta para el barco. Nadie más la ve hasta que desembarca.
canarias-ui-pick-end = Convierte casas en un palacio o una ciudad, o termina tu turno.
canarias-ui-pick-house = Elige otra de las casas resaltadas.
canarias-ui-pick-more = { $more ->
    [yes] Confirma, o elige una casa más para una ciudad.
   *[no] Confirma, o cambia el lugar del edificio.
}
canarias-ui-pick-settle = { $card } ha elegido tu isla. ¿Dónde pone su casa?
canarias-ui-pick-raze = El pirata { colour } se lleva una de tus casas. ¿Cuál entregas?
canarias-ui-pick-blame = Estás a salvo de piratas. ¿Quién pierde una casa en tu lugar?
canarias-ui-may-join = También puedes elegir casas con borde de puntos: dos forman un palacio, tres una ciudad.
canarias-ui-wishes = Prioridades de { $card }, por orden
canarias-ui-rules = Decide la prioridad { $number }: la casa tiene que estar junto { priority }.
canarias-ui-rules-none = La casa puede estar en cualquier parcela libre.
canarias-ui-stand = Estará en la parcela
canarias-ui-tint = Color
canarias-ui-compare = Parcelas libres junto a cada prioridad, por orden: gana la isla que tenga más
canarias-ui-wish = Prioridad
canarias-ui-out = ya no se compara
canarias-ui-wins = gana
canarias-ui-tie = Empate en la primera prioridad: decide el privilegio de { $name }.
canarias-ui-next = { $count ->
    [one] Siguiente (una carta más)
   *[other] Siguiente ({ $count } cartas más)
}
canarias-ui-done = Listo
canarias-ui-skip = Saltar todo
canarias-ui-same = Los puntos no cambian
canarias-ui-gains = { $name } obtiene el privilegio: { $effect }
canarias-ui-gains-from = { $name } le quita el privilegio a { $other }: { $effect }
canarias-ui-gets = { $count ->
    [one] Una carta del mazo
   *[other] { $count } cartas del mazo
}
canarias-ui-then = Después: { canarias-phase }
canarias-ui-colour-points = { colour }: { $house ->
    [0] {""}
    [one] 1 casa,{" "}
   *[other] { $house } casas,{" "}
}{ $palace ->
    [0] {""}
    [one] 1 palacio,{" "}
   *[other] { $palace } palacios,{" "}
}{ $city ->
    [0] {""}
    [one] 1 ciudad,{" "}
   *[other] { $city } ciudades,{" "}
}{ canarias-ui-points }
canarias-ui-plot-built = Parcela { $plot }: { $piece ->
    [house] casa { colour.a }
    [palace] palacio { colour }
   *[city] ciudad { colour.a }
}, junto a: { $touches }
canarias-ui-plot-free = Parcela { $plot }: libre, junto a: { $touches }
canarias-ui-tell-moment = { $moment }{ $last ->
    [yes] , la última
   *[no] {""}
}: { canarias-phase }.
canarias-ui-tell-starter = Jugador inicial: { $name }.
canarias-ui-tell-player = { $name }: { $island }, { canarias-ui-points }, cartas: { $cards }.
canarias-ui-tell-hand = Mano de { $name }: { $cards }.
canarias-ui-tell-revealed = Del barco: { $card }.
canarias-ui-tell-piles = Cartas en el barco: { $ship }, en el mazo: { $deck }, en el descarte: { $discard }.
canarias-ui-tell-aboard = Cartas que sabes que van a bordo: { $cards }.
canarias-ui-tell-privilege = El privilegio { colour } ({ $effect }): { $name }.
canarias-ui-tell-supply = Reserva, { piece }: { $left }.
