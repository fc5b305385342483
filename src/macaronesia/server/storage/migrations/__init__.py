"""The steps from one schema to the next, run when a server starts."""
