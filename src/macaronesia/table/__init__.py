"""A game being played by people: seats, pace, undo, chat. No web, no SQL.

A table is folded from its log (``entries``, ``table``); what people do is decided against the table
as it stands and becomes new entries (``opening``, ``playing``, ``taking_back``, ``absence``,
``forking``); what they are told is written in ``telling``.
"""
