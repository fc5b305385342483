"""No SciPy for the processes that tests start, as in an installation without the extra `research`.

OpenSpiel brings it, and Numba, which looks for a BLAS, would load it in each of some 600 processes: a fifth
of what the command takes to start. None of our rules needs it.
"""

raise ImportError("hidden from the processes that tests start: see tests/no_scipy/scipy.py")
