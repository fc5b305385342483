"""The rules, one file a phase, in the order of the rulebook: setup, auction, planting, canals, drought.

Functions named ``legal_*`` write the legal moves of a position into ``out`` and return how many
there are; the others change the position they are given. Scoring stands in scoring.py.
"""
