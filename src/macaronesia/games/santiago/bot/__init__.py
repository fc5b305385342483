"""How the bots evaluate and search positions of Santiago."""
