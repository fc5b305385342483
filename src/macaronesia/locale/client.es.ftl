### What the browser client says; what it shares with the terminal and the server is in the other files.

## En todas partes

app-name = Macaronesia
away = El servidor no responde. Seguimos intentándolo; no se pierde nada.
nowhere-title = Aquí no hay nada
nowhere-text = Quizá la dirección esté mal escrita o la mesa se abandonó antes de empezar.
nowhere-home = A la primera página
link-title = Tu jugador en este dispositivo
link-text = Este enlace trae tu nombre y tus mesas a este navegador. Sirve una vez.
link-come = Jugar aquí
