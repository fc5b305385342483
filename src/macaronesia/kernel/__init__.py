"""The compiled toolkit both games share: the rule decorator, records, bits, random numbers."""
