"""How bots think about Islas Canarias: from a view to a position, to its value, to a search."""
