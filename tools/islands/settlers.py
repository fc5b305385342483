"""The 18 professions: what is known of the printed cards, and the even spread of the rest."""

from collections import Counter
from random import Random

FEATURES = ("coast", "river", "mountain", "road", "village", "field")
COLOURS = ("red", "blue", "green", "orange", "brown", "white")
FREE = "?"

#: id -> (title, house colour, priorities with FREE for what nobody knows, all of it known)
PROFESSIONS: dict[str, tuple[str, str, tuple[str, str, str, str], bool]] = {
    "segador": ("Segador", "red", ("field", "green", "brown", "village"), True),
    "alfarero": ("Alfarero", "red", ("orange", FREE, FREE, FREE), False),
    "arriero": ("Arriero", "red", ("road", FREE, FREE, FREE), False),
    "pescador": ("Pescador", "blue", ("coast", "river", FREE, FREE), False),
    "molinero": ("Molinero", "blue", ("river", FREE, FREE, FREE), False),
    "noble": ("Noble", "blue", ("white", FREE, FREE, FREE), False),
    "lenador": ("Leñador", "green", ("mountain", FREE, FREE, FREE), False),
    "hortelano": ("Hortelano", "green", ("field", FREE, FREE, FREE), False),
    "zapatero": ("Zapatero", "green", ("brown", FREE, FREE, FREE), False),
    "mercader": ("Mercader", "orange", ("road", FREE, FREE, FREE), False),
    "cantero": ("Cantero", "orange", ("mountain", FREE, FREE, FREE), False),
    "panadero": ("Panadero", "orange", ("red", FREE, FREE, FREE), False),
    "capitan": ("Capitán", "brown", ("coast", "white", "orange", "river"), True),
    "cabrero": ("Cabrero", "brown", ("green", "coast", "mountain", "red"), False),  # its name is not known
    "cestero": ("Cestero", "brown", ("blue", "village", "coast", FREE), False),
    "herrero": ("Herrero", "white", ("village", "mountain", "brown", "green"), True),
    "monje": ("Monje", "white", ("village", FREE, FREE, FREE), False),
    "lavandera": ("Lavandera", "white", ("river", FREE, FREE, FREE), False),
}

#: colour -> effect of its privilege
PRIVILEGES = {
    "red": "pirates",
    "blue": "tie",
    "green": "free",
    "orange": "mixed",
    "brown": "extra",
    "white": "draw4",
}


def fits(name: str, card: list[str], place: int, word: str) -> bool:
    """Whether a card may have this word there: never its own colour, two features and two colours."""
    if word in card or word == PROFESSIONS[name][1]:
        return False
    kind = FEATURES if word in FEATURES else COLOURS
    others = [other for i, other in enumerate(card) if i != place]
    return sum(other in kind for other in others) < 2


def professions(rng: Random) -> dict[str, list[str]]:
    """The priorities of every profession: each word 6 times, and at no place more than it must be."""
    while True:
        cards = {name: list(entry[2]) for name, entry in PROFESSIONS.items()}
        left = Counter(dict.fromkeys(FEATURES + COLOURS, 6))
        left.subtract(word for card in cards.values() for word in card if word != FREE)
        open_places = [(name, i) for name, card in cards.items() for i in range(4) if card[i] == FREE]
        rng.shuffle(open_places)
        for name, place in open_places:
            words = [w for w in FEATURES + COLOURS if left[w] > 0 and fits(name, cards[name], place, w)]
            if not words:
                break
            at_this_place = Counter(card[place] for card in cards.values())
            most = max(left[w] * 2 - at_this_place[w] for w in words)
            word = rng.choice([w for w in words if left[w] * 2 - at_this_place[w] == most])
            cards[name][place] = word
            left[word] -= 1
        else:
            return cards
