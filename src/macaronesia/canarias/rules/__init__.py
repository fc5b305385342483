"""The rules, one file a concept: setup (islands, first cards), rounds (from turn to turn, the end), turn
(what a player does in it), building (where, what, privileges), ship (arrival, settlers, pirates), cards
(counting them). Functions named ``legal_*`` write the legal moves into ``out`` and return how
many there are; the others change the position they are given. ``b`` is the box.
"""
