"""Uvicorn's HTTP protocol with limits: the head of a request comes within 15 seconds and has at most 32 KiB.

Uvicorn itself waits for ever for a head, and takes one of any size.
"""

from asyncio import TimerHandle, Transport

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from macaronesia.errors import Refusal
from macaronesia.server.middleware.asgi import refusal_response

MOST_SECONDS = 15.0
MOST_HEAD_BYTES = 32 * 1024
#: So many bytes are given to the parser at a time: it would take a head whole, however long it is.
PIECE = 8 * 1024
END_OF_HEAD = b"\r\n\r\n"


class LimitedProtocol(HttpToolsProtocol):
    """Closes a connection whose next request has not begun properly in 15 seconds."""

    most_seconds = MOST_SECONDS

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Somebody has come in; the clock starts."""
        super().connection_made(transport)
        self._in_head, self._in_body, self._head_bytes = False, False, 0
        self._deadline: TimerHandle | None = None
        self._await_head()

    def data_received(self, data: bytes) -> None:
        """Give the parser the bytes in pieces; a piece ends where a head ends, so that heads are counted."""
        start = 0
        while start < len(data) and not self.transport.is_closing():
            end = min(start + PIECE, len(data))
            if not self._in_body:
                blank = data.find(END_OF_HEAD, start, end)
                end = end if blank < 0 else blank + len(END_OF_HEAD)
                self._head_bytes += end - start
                if self._head_bytes > MOST_HEAD_BYTES:
                    self._close_with(431, Refusal("head-too-large", most=MOST_HEAD_BYTES))
                    return
            self._take(data[start:end])
            start = end

    def _take(self, piece: bytes) -> None:
        """Bytes of a head, a body, or of a body that nobody waits for any more."""
        after_body = self._in_body
        super().data_received(piece)
        if self.transport.is_closing():
            return
        if self._in_head or self._idle():
            self._await_head()
        if after_body and self._in_head:  # where in the piece the body ended we do not know
            self._head_bytes = len(piece)

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self._in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is there, in time."""
        self._in_head, self._in_body, self._head_bytes = False, True, 0
        self._stop_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The body has ended; the next byte belongs to another request."""
        self._in_body = False
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have left."""
        self._stop_waiting()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - uvicorn's sentence, and only in English
        """Answer what is no HTTP as every other error is answered."""
        self._close_with(400, Refusal("bad-request"))

    def shutdown(self) -> None:
        """The server stops: event streams are told to end, other requests are finished."""
        if (begin_stop := getattr(self.app, "begin_stop", None)) is not None:
            begin_stop()
        super().shutdown()

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
        # A request whose body is wrong has had no answer yet, and nobody else is to have one before.
        answered = self._idle() or self.cycle.response_started
        unanswered = self._in_body and not self.pipeline and not answered
        if unanswered:
            self.cycle.disconnected = True  # what the application may still send is no answer any more
            self.cycle.message_event.set()
        if unanswered or self._idle():
            answer = refusal_response(refusal, status, {"headers": []})
            headers = [*self.server_state.default_headers, *answer.headers, (b"connection", b"close")]
            lines = b"".join(b"%s: %s\r\n" % header for header in headers)
            self.transport.write(STATUS_LINE[status] + lines + b"\r\n" + answer.body)
        self.transport.close()
