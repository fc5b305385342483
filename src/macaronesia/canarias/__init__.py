"""Islas Canarias by Leo Colovini: its box as data, its rules, its positions and views."""
