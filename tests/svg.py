"""What every drawing must be: well formed, and closed in itself."""

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def checked(drawn: str) -> ElementTree.Element:
    """The root of a drawing with unique ids, no reference to anything outside and nothing that runs."""
    root = ElementTree.fromstring(drawn)
    assert root.get("role") == "img"
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    ids = re.findall(r' id="([^"]+)"', drawn)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', drawn) + re.findall(r"url\(#([^)]+)\)", drawn)) <= set(ids)
    assert not re.search(r'href="[^#]|url\([^#]|<script|<style|<image|@import|"(nan|inf)', drawn)
    return root
