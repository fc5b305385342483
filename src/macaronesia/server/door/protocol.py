"""HTTP for strangers: who does not get to the point is not listened to for long.

Uvicorn waits for ever for the head of a request, and takes a head of any size.
"""

from asyncio import TimerHandle, Transport

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from macaronesia.errors import Refusal
from macaronesia.server.door.refusals import refusal_response

MOST_SECONDS = 15.0
MOST_HEAD_BYTES = 32 * 1024
#: So much of what comes is read before its size is looked at again.
PIECE = 8 * 1024


class DoorProtocol(HttpToolsProtocol):
    """Closes a connection whose next request has not begun properly in 15 seconds."""

    most_seconds = MOST_SECONDS

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Somebody has come in; the clock starts."""
        super().connection_made(transport)
        self._in_head, self._head_bytes = False, 0
        self._deadline: TimerHandle | None = None
        self._await_head()

    def data_received(self, data: bytes) -> None:
        """Some bytes, a piece at a time: the parser would take a head whole, however long it is."""
        for start in range(0, len(data), PIECE):
            self._take(data[start : start + PIECE])
            if self.transport.is_closing():
                return

    def _take(self, piece: bytes) -> None:
        """Bytes of a head, a body, or of a body that nobody waits for any more."""
        went_on = self._in_head
        super().data_received(piece)
        if self.transport.is_closing():
            return
        if self._in_head or self._idle():
            self._await_head()
        if went_on and self._in_head:
            self._head_bytes += len(piece)
            if self._head_bytes > MOST_HEAD_BYTES:
                self._close_with(431, Refusal("head-too-large", most=MOST_HEAD_BYTES))

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self._in_head, self._head_bytes = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is there, in time."""
        self._in_head = False
        self._stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have left."""
        self._stop_waiting()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - uvicorn's sentence, and only in English
        """Answer what is no HTTP as every other error is answered."""
        self._close_with(400, Refusal("bad-request"))

    def _idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _await_head(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.most_seconds, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _close_with(self, status: int, refusal: Refusal) -> None:
        """Answer and close; only close where the answer would land in the middle of another."""
        if self._idle():
            answer = refusal_response(refusal, status, {"headers": []})
            headers = [*self.server_state.default_headers, *answer.headers, (b"connection", b"close")]
            lines = b"".join(b"%s: %s\r\n" % header for header in headers)
            self.transport.write(STATUS_LINE[status] + lines + b"\r\n" + answer.body)
        self.transport.close()
