"""Storage: every table's log, what is derived from it, and the players; on SQLite or PostgreSQL."""
