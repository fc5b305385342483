"""Fair dealing: the seed is committed to before a game and published after it.

Chance move number k (from 0) is settled by the first 8 bytes of SHA-256(seed + k as 8 bytes), so
anyone can check every deal with ten lines of code.
"""

import hashlib
import secrets
from collections.abc import Sequence

from macaronesia.errors import BadOption

SEED_BYTES = 32


def seed_bytes(seed: object = None) -> bytes:
    """Return a seed of 32 bytes.

    Args:
        seed: 32 bytes, which are returned as they are; a whole number or a text, of which the SHA-256 is
            taken; None: random bytes of the system.

    Raises:
        BadOption: Anything else.
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes | bytearray) and len(seed) == SEED_BYTES:
        return bytes(seed)
    if isinstance(seed, int | str) and not isinstance(seed, bool):
        try:
            return hashlib.sha256(str(seed).encode()).digest()
        except ValueError:  # a number of more digits than Python prints; a lone surrogate
            pass
    raise BadOption.value("seed", seed, "an integer, a text, or 32 bytes")


def commitment(seed: bytes) -> str:
    """Return the commitment that is published when a game starts: the SHA-256 of the seed in hex."""
    return hashlib.sha256(seed).hexdigest()


def pick(seed: bytes, number: int, weights: Sequence[int]) -> int:
    """Return the index of the outcome that a chance move brings.

    Args:
        seed: The seed of the game.
        number: The number of the chance move, from 0.
        weights: The weight of each outcome, a whole number, in the order of the outcomes' texts.

    Raises:
        ValueError: All weights are 0.
    """
    digest = hashlib.sha256(seed + number.to_bytes(8, "big")).digest()
    point = int.from_bytes(digest[:8], "big") * sum(weights) >> 64
    for index, weight in enumerate(weights):
        if point < weight:
            return index
        point -= weight
    raise ValueError("chance has no outcome")
