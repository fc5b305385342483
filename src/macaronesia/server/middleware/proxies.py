"""Behind a proxy the caller's address is what the proxy says; nobody else is believed."""

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from macaronesia.errors import BadOption
from macaronesia.server.middleware.asgi import App, Receive, Scope, Send, header

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


def read_proxies(texts: Iterable[str]) -> tuple[Network, ...]:
    """The networks that ``--proxy`` names, or BadOption."""
    networks = []
    for text in texts:
        try:
            networks.append(ip_network(text.strip(), strict=False))
        except ValueError:
            allowed = "an address or a network, such as 10.0.0.1 or 10.0.0.0/8"
            raise BadOption.value("proxy", text, allowed) from None
    return tuple(networks)


class Proxies:
    """Sets the caller's address and scheme to what a trusted proxy says of them."""

    def __init__(self, app: App, trusted: Sequence[Network]) -> None:
        self._app = app
        self._trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, with ``client`` and ``scheme`` as the proxy says."""
        if self._trusted and scope["type"] == "http" and scope.get("client"):
            peer = read_address(scope["client"][0])
            if peer is not None and self._trusts(peer):
                scope["client"] = (str(self._caller(peer, header(scope, b"x-forwarded-for") or "")), 0)
                # Several proxies in a row each add theirs; only the last one is sure to be ours.
                scheme = (header(scope, b"x-forwarded-proto") or "").rpartition(",")[2].strip().lower()
                if scheme in ("http", "https"):
                    scope["scheme"] = scheme
        await self._app(scope, receive, send)

    def _caller(self, peer: Address, forwarded: str) -> Address:
        """The right-most address that is not a proxy of ours: what is left of it anybody may have written."""
        caller = peer
        for text in reversed(forwarded.split(",")):
            address = read_address(text)
            if address is None:
                break
            caller = address
            if not self._trusts(address):
                break
        return caller

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._trusted)


def read_address(text: str) -> Address | None:
    """An address as proxies write it, perhaps with a port; None if it is none."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
