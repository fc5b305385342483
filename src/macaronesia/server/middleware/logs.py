"""The log: one JSON object a line on standard error, or short lines for people on a terminal.

Never in it: keys, cookies, bodies, query strings, table ids, names, seeds.
"""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any, TextIO

LEVELS = ("debug", "info", "warning", "error")
#: Where the attributes of a line are found in a log record.
FIELDS = "fields"

log = logging.getLogger("macaronesia")


def set_up_logs(level: str = "info", to: TextIO | None = None) -> None:
    """Send the log of everything, uvicorn's and SQLAlchemy's too, one way."""
    stream = sys.stderr if to is None else to
    handler = logging.StreamHandler(stream)
    handler.setFormatter(ShortLines() if stream.isatty() else JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    for name in ("macaronesia", "uvicorn"):
        logging.getLogger(name).setLevel(level.upper())
    # At INFO SQLAlchemy tells every statement with its values: names and keys among them.
    logging.getLogger("sqlalchemy").setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "sqlalchemy"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], name != "uvicorn.access"


def tell(event: str, level: int = logging.INFO, **fields: Any) -> None:
    """Write an event into the log, with its fields."""
    if log.isEnabledFor(level):
        log.log(level, event, extra={FIELDS: fields})


def trace_of(error: BaseException) -> str:
    """Where an error happened, without its message: that may quote what nobody may read in a log."""
    with_words = log.isEnabledFor(logging.DEBUG)
    chain, seen = [], set[int]()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in seen:
        seen.add(id(cause))
        lines = "".join(traceback.format_tb(cause.__traceback__))
        words = f": {cause}" if with_words else ""
        chain.append(f"{lines}{type(cause).__module__}.{type(cause).__qualname__}{words}\n")
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return "\nThen:\n".join(reversed(chain))


class JsonLines(logging.Formatter):
    """A line for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """One JSON object: time, level, event, and the event's own fields."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage().strip(),
            **getattr(record, FIELDS, {}),
        }
        if record.name != log.name:
            line["logger"] = record.name
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class ShortLines(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The local time, the level if it is not the usual one, the event, and its fields."""
        fields = dict(getattr(record, FIELDS, {}))
        trace = fields.pop("traceback", None) or (record.exc_info and self.formatException(record.exc_info))
        level = [] if record.levelno == logging.INFO else [record.levelname]
        if record.getMessage() == "request":
            words = [str(fields[name]) for name in ("method", "route", "status")]
            words.append(f"{fields['milliseconds']} ms")
        else:
            words = [record.getMessage().strip(), *(f"{name}={value}" for name, value in fields.items())]
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        return " ".join([time, *level, *words]) + (f"\n{trace}" if trace else "")
