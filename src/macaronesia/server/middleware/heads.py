"""HEAD: everything that can be asked for by GET, without its body."""

from macaronesia.server.middleware.asgi import App, Message, Receive, Scope, Send


class Heads:
    """Has HEAD answered as GET; the server that sends the answer leaves its body out."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on; an answer that allows GET allows HEAD too."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
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
            return await self._app(scope, receive, allowing)
        # A copy: whoever sends the answer must know that HEAD was asked.
        asked = {**scope, "method": "GET"}
        try:
            return await self._app(asked, receive, allowing)
        finally:
            if "path_template" in asked:  # for the log
                scope["path_template"] = asked["path_template"]


def _with_head(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """An Allow header that names HEAD where it names GET; any other header as it is."""
    methods = {method.strip() for method in value.split(b",")} if name.lower() == b"allow" else set()
    return (name, b", ".join(sorted({*methods, b"HEAD"}))) if b"GET" in methods else (name, value)
