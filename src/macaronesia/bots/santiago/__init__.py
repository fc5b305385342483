"""How the bots think about Santiago: from a view to a position, its worth, and the search."""
