"""The server: HTTP in, events out; storage."""
