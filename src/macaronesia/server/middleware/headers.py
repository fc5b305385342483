"""Headers that every answer carries, and HEAD, the answer to GET without its body."""

from macaronesia.server.middleware.asgi import Header, Message, Middleware, Receive, Scope, Send

#: Table ids are secrets and stand in addresses: other sites are not told where somebody came from.
ALWAYS: list[Header] = [(b"x-content-type-options", b"nosniff"), (b"referrer-policy", b"same-origin")]
PAGE: Header = (
    b"content-security-policy",
    b"default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
)
API: Header = (b"cache-control", b"no-store")


class Headers(Middleware):
    """Adds to every answer the headers it lacks."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; the answer gets its headers on the way back."""
        path = scope["path"]  # read now: a router may shorten it
        wanted = [*ALWAYS, API] if path == "/api" or path.startswith("/api/") else ALWAYS

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                page = any(name.lower() == b"content-type" and _is_page(value) for name, value in headers)
                there = {name.lower() for name, _ in headers}
                added = [*wanted, PAGE] if page else wanted
                message["headers"] = headers + [one for one in added if one[0] not in there]
            await send(message)

        return await self.app(scope, receive, with_headers)


def _is_page(content_type: bytes) -> bool:
    return content_type.lower().lstrip().startswith((b"text/html", b"application/xhtml", b"image/svg"))


class Head(Middleware):
    """Has HEAD answered as GET; the server that sends the answer leaves its body out."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; an answer that allows GET allows HEAD too."""
        ended = False

        async def allowing(message: Message) -> None:
            nonlocal ended
            if message["type"] == "http.response.start":
                message["headers"] = [_with_head(*header) for header in message.get("headers", ())]
            elif scope["method"] == "HEAD":
                if ended:
                    return
                # The first piece is the last: nobody waits for the end of a stream that is not sent.
                ended, message = True, {"type": "http.response.body", "body": b""}
            await send(message)

        if scope["method"] != "HEAD":
            return await self.app(scope, receive, allowing)
        # A copy: whoever sends the answer must know that HEAD was asked.
        asked = {**scope, "method": "GET"}
        try:
            return await self.app(asked, receive, allowing)
        finally:
            if "path_template" in asked:  # for the log
                scope["path_template"] = asked["path_template"]


def _with_head(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """An Allow header that names HEAD where it names GET; any other header as it is."""
    methods = {method.strip() for method in value.split(b",")} if name.lower() == b"allow" else set()
    return (name, b", ".join(sorted({*methods, b"HEAD"}))) if b"GET" in methods else (name, value)
