"""The socket the server listens on, and its address."""

import errno
import os
import socket

from macaronesia.errors import BadOption, Phrase, Refusal
from macaronesia.server.settings import Settings

BACKLOG = 2048
#: How many ports are tried when the next free one will do.
TRIES = 100


def listen(settings: Settings) -> socket.socket:
    """A socket that listens where the settings say, or a Refusal that says why it cannot."""
    last = min(settings.port + TRIES, 65536) if settings.next_port and settings.port else settings.port + 1
    for port in range(settings.port, last):
        try:
            return _bound(settings.host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise _refused(settings.host, port, error) from None
    raise Refusal("port-taken", host=settings.host, port=str(settings.port))


def address_of(listener: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # a port whose last owner has just left; elsewhere it means to share it
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen(BACKLOG)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


def _refused(host: str, port: int, error: OSError) -> Refusal:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return BadOption.value("host", host, Phrase("allowed-host"))
    return Refusal("port-refused", host=host, port=str(port), reason=error.strerror or str(error))
