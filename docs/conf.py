"""Settings of the documentation site. `make docs` builds it, without a network."""

import macaronesia

project = "Macaronesia"
author = "The Macaronesia founders"
copyright = f"2026, {author}. Apache-2.0"  # noqa: A001 - Sphinx reads this name
release = version = macaronesia.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build"]
nitpicky = False

myst_enable_extensions = ["deflist"]
myst_heading_anchors = 4

autodoc_class_signature = "mixed"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True, "show-inheritance": False}

html_theme = "furo"
html_title = "Macaronesia"
html_static_path: list[str] = []
html_copy_source = False
html_show_sphinx = False
