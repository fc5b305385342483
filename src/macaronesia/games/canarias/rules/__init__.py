"""The rules, one file a concept: setup (islands, first cards), turn (what a player does in it), building
(where, what, privileges), rounds (from turn to turn, the end), ship (arrival, settlers, pirates), cards
(what a hand and the piles allow).

Functions named ``legal_*`` write the legal moves of a position into ``out`` and return how many there are;
the others change the position they are given, through events.py.
"""
