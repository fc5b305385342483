"""The server under load: many tables, their players' streams, and moves at a fixed rate."""
