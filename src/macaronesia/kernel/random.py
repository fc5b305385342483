"""Fast random numbers for simulation; never part of a position, always passed in.

xoshiro128++ on four 32-bit words kept in 64-bit integers, so that compiled and plain Python agree
without an overflow. Games that people play are dealt by fair.py instead.
"""

import hashlib

import numpy as np

from macaronesia.kernel.compiler import rule
from macaronesia.kernel.record import Row

Generator = Row

_WORD = 0xFFFFFFFF


def generator(seed: int | str) -> Generator:
    """A fresh generator; equal seeds give equal numbers on every machine."""
    digest = hashlib.sha256(str(seed).encode(errors="surrogatepass")).digest()
    return np.frombuffer(digest[:16], ">u4").astype(np.int64)


@rule(small=True)
def word(rng: Generator) -> int:
    """The next 32 random bits."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    total = (a + d) & _WORD
    result = ((((total << 7) | (total >> 25)) & _WORD) + a) & _WORD
    c ^= a
    d ^= b
    rng[1] = b ^ c
    rng[0] = a ^ d
    rng[2] = c ^ ((b << 9) & _WORD)
    rng[3] = ((d << 11) | (d >> 21)) & _WORD
    return result


@rule(small=True)
def below(rng: Generator, n: int) -> int:
    """A number from 0 to n - 1, every one equally likely (Lemire's method)."""
    n = int(n)
    product = word(rng) * n
    low = product & _WORD
    if low < n:
        threshold = (_WORD + 1 - n) % n
        while low < threshold:
            product = word(rng) * n
            low = product & _WORD
    return product >> 32
