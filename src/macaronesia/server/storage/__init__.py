"""Storage: every table's log, what is derived from it, and the players; on SQLite or PostgreSQL."""

from macaronesia.server.storage.database import default_url
from macaronesia.server.storage.errors import DatabaseInUse, StoreError
from macaronesia.server.storage.schema import ListedTable, Remembered, Row, Summary
from macaronesia.server.storage.store import Store, open_store

__all__ = [
    "DatabaseInUse",
    "ListedTable",
    "Remembered",
    "Row",
    "Store",
    "StoreError",
    "Summary",
    "default_url",
    "open_store",
]
