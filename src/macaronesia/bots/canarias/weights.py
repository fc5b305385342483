"""What each trait of a seat is worth in points."""

import numpy as np

from macaronesia.bots.canarias.traits import TRAITS

HAND = {
    "one": (8, 4, 1, 0),
    "points": (1, 1, 1, 1),
    "gain": (0.6, 0.8, 0.9, 0.9),
    "late gain": (0, 0, 0, 0),
    "pairs": (0.5, 0.4, 0.2, 0.1),
    "singles": (0.3, 0.2, 0.05, 0),
    "palaces": (0.0, 0, 0, 0),
    "free plots": (0.3, 0.2, 0.1, 0.0),
    "share": (3, 1.5, 0.6, 0.0),
    "danger": (-3, -2, -1, -0.0),
    "cards": (0.25, 0.2, 0.1, 0),
    "a card": (0.1, 0.1, 0.1, 0),
    "two cards": (0.2, 0.2, 0.2, 0),
    "four cards": (0.2, 0.1, 0.1, 0),
    "can build": (0.2, 0.2, 0.3, 1.1),
    "to come": (0.2, 0.2, 0.2, 0.2),
    "order": (0, 0, 0, 0),
    "homing": (0.3, 0.25, 0.15, 0.1),
    "matching": (0.2, 0.2, 0.15, 0.1),
    "completing": (0.4, 0.4, 0.3, 0.3),
    "striking": (0.1, 0.1, 0.1, 0.1),
    "backfiring": (-0.1, -0.1, -0.1, -0.1),
    "landing": (1.2, 1.2, 1.1, 1.05),
    "raiding": (-1.2, -1.2, -1.1, -1.0),
    "tie": (1, 0.7, 0.4, 0.1),
    "draw4": (1, 0.5, 0.2, 0),
    "mixed": (1.5, 1, 0.7, 0.3),
    "free": (0.6, 0.4, 0.2, 0.1),
    "extra": (1, 0.5, 0.2, 0.1),
    "pirates": (1, 0.7, 0.4, 0.1),
    "shaky": (-0.2, -0.2, -0.1, -0.1),
    "near": (0.2, 0.15, 0.1, 0.05),
    "rival": (-0.1, -0.1, 0, 0),
}
_W = np.array([HAND.get(t,(0,0,0,0)) for t in TRAITS], float).T.copy()
WEIGHTS = dict.fromkeys((2, 3, 4, 5), _W)
HEAT = {p: np.array([4.0, 2.5, 1.6, 1.2]) for p in (2, 3, 4, 5)}
