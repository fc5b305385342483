"""The language that a reader likes best, from the Accept-Language header of HTTP."""

from macaronesia.locale import LANGUAGES


def language_of(accepted: str) -> str:
    """Which of our languages an Accept-Language header likes best; English where it names none."""
    liked, refused = [], set()
    for item in accepted.lower().split(","):
        tag, *settings = (part.strip() for part in item.split(";"))
        weight = _weight(settings)
        if weight > 0:
            liked.append((weight, tag.partition("-")[0]))
        else:
            refused.add(tag)
    for _, tag in sorted(liked, key=lambda one: -one[0]):  # equal weights: the first named
        if tag in LANGUAGES:
            return tag
        if tag == "*":
            return next((language for language in LANGUAGES if language not in refused), "en")
    return "en"


def _weight(settings: list[str]) -> float:
    """The q of a language; what is no number counts as not wanted."""
    for setting in settings:
        if setting.startswith("q="):
            try:
                weight = float(setting[2:])
            except ValueError:
                return 0.0
            return weight if 0 <= weight <= 1 else 0.0
    return 1.0
