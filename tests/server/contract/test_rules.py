"""The rules to read, and their pictures."""

import re

import pytest

CALLS = [("santiago", "trefl"), ("santiago", "amigo"), ("canarias", None)]


@pytest.mark.parametrize("language", ["en", "de", "es", "hu"])
@pytest.mark.parametrize(("game", "edition"), CALLS)
def test_every_picture_that_the_rules_name_is_served(ann, game, edition, language):
    wanted = {"lang": language} | ({} if edition is None else {"edition": edition})
    sections = ann.http.get(f"/api/rules/{game}", params=wanted).json()
    seen = 0
    for section in sections:
        named = re.findall(r"\]\(picture:([a-z]+)\)", section["text"])
        assert list(section["pictures"]) == named
        for picture in section["pictures"].values():
            answer = ann.http.get(picture["address"])
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert "max-age" in answer.headers["cache-control"]
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            size = f'width="{picture["width"]}" height="{picture["height"]}"'
            assert size in answer.text
            assert not re.search(r"<script|style=|https?://(?!www\.w3\.org/2000/svg)", answer.text)
            seen += 1
    assert seen == (9 if game == "santiago" else 6)


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("santiago/pictures/nonsense", 404, "no-such-address"),
        ("chess/pictures/setup", 404, "no-such-rules"),
        ("santiago/pictures/setup?lang=fr", 422, "bad-field"),
        ("santiago/pictures/setup?edition=first", 422, "bad-field"),
        ("canarias/pictures/cards?edition=trefl", 422, "bad-field"),
    ],
)
def test_a_picture_there_is_not_is_refused_by_name(ann, path, status, said):
    answer = ann.http.get(f"/api/rules/{path}")
    assert (answer.status_code, answer.json()["error"]) == (status, said)
