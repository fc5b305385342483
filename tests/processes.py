"""The processes of this machine, as tests look at them."""

from pathlib import Path


def alive(pid):
    """Whether a process runs; one that has ended and only waits to be cleared away does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def workers_of(parent):
    """The process ids of the thinkers that a process has started and that still run."""
    return [int(folder.name) for folder in Path("/proc").glob("[0-9]*") if _is_worker(folder, parent)]


def _is_worker(folder, parent):
    try:
        line = (folder / "cmdline").read_bytes().split(b"\0")
    except (FileNotFoundError, ProcessLookupError, PermissionError):
        return False
    return b"macaronesia.bot_pool.worker" in line and str(parent).encode() in line
