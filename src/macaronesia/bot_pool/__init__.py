"""Bots think here, in processes of their own, so that no thought delays the one that serves people."""
