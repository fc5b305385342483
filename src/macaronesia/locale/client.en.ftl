### What the browser client says; what it shares with the terminal and the server is in the other files.

## Everywhere

app-name = Macaronesia
away = The server does not answer. We keep trying; nothing is lost.
nowhere-title = There is nothing here
nowhere-text = The address may be mistyped, or the table was given up before it began.
nowhere-home = To the first page
link-title = Your player on this device
link-text = This link brings your name and your tables to this browser. It works once.
link-come = Play here
