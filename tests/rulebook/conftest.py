"""With this file here pytest finds table.py for the tests in canarias/ too."""
