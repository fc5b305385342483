"""The rules, one file a concept: building (where, what, privileges), turn (setup, act, ship, end), ship
(arrival, settlers, pirates). Functions named ``legal_*`` write the legal moves into ``out`` and return how
many there are; the others change the position they are given. ``b`` is the box.
"""
