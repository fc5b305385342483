## What the server says

## En la puerta

cross-site = Esta petición viene de una página de otro sitio; solo pueden hacerla nuestras propias páginas.
too-large = La petición es demasiado grande; se admiten { $most } bytes como máximo.
not-json = El cuerpo de una petición debe ser JSON (Content-Type: application/json, en UTF-8).
too-slow = La petición tardó demasiado en llegar; debe llegar en { $seconds } segundos.
too-many = Demasiadas peticiones; inténtalo de nuevo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
bad-request = Esto no es una petición HTTP válida.
head-too-large = La cabecera de la petición es demasiado grande; se admiten { $most } bytes como máximo.
cookies-too-large = Las cookies de esta petición suman más de { $most } bytes; borra las cookies de esta dirección que hayan dejado otros programas.
bad-host = La cabecera Host de la petición debe nombrar un solo host, con un puerto hasta 65535 o sin él; es «{ $host }».
internal = Algo ha fallado en el servidor. Más información en su registro, petición { $request }.
port-taken = El puerto { $port } de { $host } ya está ocupado; elige otro con --port, o 0 para cualquiera libre.
port-refused = No se puede escuchar en el puerto { $port } de { $host }: { $reason }.
workers-sqlite = { $workers } procesos necesitan PostgreSQL (--database postgresql://...); con SQLite solo hay uno.

## Almacenamiento

database-url = { $url } no es una base de datos conocida: usa sqlite:////carpeta/archivo.db o postgresql://usuario@equipo/nombre.
database-memory = { $url } no nombra ningún archivo: la base de datos debe sobrevivir al servidor. Usa sqlite:////carpeta/archivo.db.
database-unavailable = No se puede usar la base de datos: { $reason }
database-no-access = { $file } no sirve para la base de datos: { $reason }. Otro lugar se elige con macaronesia serve --database sqlite:////carpeta/archivo.db.
database-no-folder = No existe la carpeta { $folder } para la base de datos: créela o elija otra con --database.
database-no-folder-here = En { $here } no existe la carpeta { $folder } para la base de datos. Una ruta de la carpeta actual empieza tras tres barras; una absoluta, con la cuarta: sqlite:////{ $file }.
database-none = No hay ninguna base de datos en { $file }: aquí aún no ha funcionado ningún servidor. Otra se indica con --database.
database-in-use = Otro servidor tiene abierto { $file }. Varios servidores pueden compartir PostgreSQL, pero no un archivo de SQLite.
database-in-use-at = El servidor de { $address } tiene abierto { $file }. Varios servidores pueden compartir PostgreSQL, pero no un archivo de SQLite.
database-newer = La base de datos es de una versión más nueva de Macaronesia (esquema { $version }); esta versión no puede leerla.
database-not-sqlite = Esto es para archivos de SQLite; PostgreSQL tiene pg_dump y pg_restore.
not-storable = La base de datos no puede guardar esto: { $reason }

## En la mesa

unknown-key = Esta clave no pertenece a nadie. Sin clave se puede mirar; con un nombre nuevo se obtiene otra.
no-key = Para esto hace falta un jugador: envía tu clave (Authorization: Bearer …) o consigue una con un nombre (POST /api/players).
no-such-address = No hay nada en esta dirección.
no-such-table = Esa mesa no existe; quizá se cerró antes de empezar.
no-such-seat = No existe ese asiento; esta mesa tiene { $seats } asientos.
no-such-box = Esa caja no está aquí; disponibles: { $allowed }.
bad-method = El método { $method } no está permitido en esta dirección.
bad-json = El contenido no es JSON: { $reason }.
bad-body = { $field } no se puede leer: { $reason }.
bad-field = { $field } no puede ser «{ $value }»; permitido: { $allowed }.
bad-call = No se puede responder a la petición: { $reason }
idempotency-reused = Esta Idempotency-Key ya se usó para otra cosa.
link-used = Este enlace ya se usó o es demasiado antiguo; pide uno nuevo en el otro dispositivo.
not-at-table = No tienes asiento en esta mesa.
not-your-turn = No es tu turno{ $seat ->
    [none] {""}
   *[other] , sino el del asiento { $seat }
}.
not-your-seat = El asiento { $seat } no es tuyo; no puedes volver a él.
not-creator = Solo quien abrió la mesa puede empezar la partida.
not-started = La partida aún no ha empezado.
not-finished = La partida aún no ha terminado.
already-started = La partida ya ha empezado.
finished = La partida ha terminado.
table-full = Todos los asientos están ocupados.
seat-kept = Un bot te guarda el asiento { $seat }; puedes volver a él.
seat-taken = El asiento { $seat } está ocupado; libres: { $open }.
seats-open = Aún hay asientos libres: { $open }. Espera a más jugadores o di qué bot debe ocuparlos.
moved-on = La partida ha seguido: ya tiene { $ply ->
    [one] una jugada
   *[other] { $ply } jugadas
}.
nothing-to-undo = No has hecho ninguna jugada que se pueda deshacer.
undo-pending = El asiento { $seat } ya ha pedido deshacer una jugada; responde antes a eso.
no-undo = Nadie ha pedido deshacer una jugada.
not-asked = No hace falta tu permiso; se espera a estos asientos: { $waiting }.
own-seat = El asiento { $seat } es el tuyo.
not-late = El tiempo del asiento { $seat } no se ha acabado.
no-hints = En esta mesa no hay pistas.
secret-bid = Hay una puja secreta pendiente; espera a que estén las dos.
still-hidden = Mientras dure la partida solo la ves desde tu propio asiento.
no-such-rules = Aquí no hay reglas de ese juego; disponibles: { $allowed }.

## Pensar

bot-unavailable = El bot no ha podido responder. Inténtalo de nuevo dentro de un momento.
thinking-stopped = Ya no se preguntó al bot { place-of-bot } porque el servidor se está deteniendo. Inténtalo de nuevo en un momento.

## Partes de frases: qué se permite y qué falla en un cuerpo

allowed-name = de 1 a { $most } caracteres, ninguno de control
allowed-length = de 1 a { $most } caracteres
allowed-seats = { $seats } asientos
allowed-pace = { $none }, { $live } o { $days }
allowed-hotseat = me (una o más veces) y bots, si todos juegan en un dispositivo
allowed-me = me como mucho una vez, salvo con hotseat: true
allowed-cursor = el «next» de la página anterior
json-cut = acaba demasiado pronto
json-broken = hay un error en el byte { $byte }
json-deep = tiene demasiados niveles
json-other = no se puede leer
shape-empty = está vacío
shape-kind = debe ser { $wanted }, no { $got }
shape-missing = falta el campo { $name }
shape-unknown = no existe el campo { $name }
shape-not-among = no existe el campo { $name }; disponibles: { $allowed }
shape-short = debe tener al menos { $least } { $wanted ->
    [str] caracteres
   *[other] elementos
}
shape-long = puede tener como mucho { $most } { $wanted ->
    [str] caracteres
   *[other] elementos
}
shape-least = debe ser al menos { $least }
shape-most = puede ser como mucho { $most }
shape-other = tiene otra forma que la esperada ({ $said })

## Para quien lleva un servidor

admin-rebuilt = { $count ->
    [one] Una mesa reconstruida.
   *[other] { $count } mesas reconstruidas.
}
admin-exported = { $count ->
    [one] Una partida escrita.
   *[other] { $count } partidas escritas.
}
admin-copied = Copiado en { $file }.

## En el terminal

running-at = Macaronesia está en marcha: { $address }
running-open = Abra esta dirección en el navegador.
running-opens = Se abre en el navegador; si no, abra allí esta dirección.
running-stop = Ctrl-C lo detiene; todas las partidas se conservan.
running-already = Ya estaba en marcha; se detiene donde se inició.
