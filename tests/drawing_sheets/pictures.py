"""Pictures of positions read back: what is marked, used and written in them."""

import re
from xml.etree import ElementTree as ET

from hypothesis import strategies as st

SVG = "{http://www.w3.org/2000/svg}"
PEOPLE = ["Anika", "Bernd", "Chris", "Dagmar", "Emil"]
ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=60)


def marked(root: ET.Element, attribute: str) -> dict[str, ET.Element]:
    """The elements that have an attribute, by its value."""
    found = [node for node in root.iter() if node.get(attribute) is not None]
    by_value = {node.attrib[attribute]: node for node in found}
    assert len(by_value) == len(found), f"{attribute} twice"
    return by_value


def used(node: ET.Element) -> list[str]:
    """What a part of the picture refers to, without the picture's own prefix."""
    return [use.attrib["href"].split("-", 1)[1] for use in node.iter(f"{SVG}use")]


def written(node: ET.Element) -> list[str]:
    return [text.text or "" for text in node.iter(f"{SVG}text")]


def ids(drawn: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', drawn)
