"""The addresses of the server, a file a subject."""
