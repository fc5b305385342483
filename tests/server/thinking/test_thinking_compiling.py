"""Where the compiler has nothing on disk yet, one process of the machine does its work for all."""

import threading
import time

import pytest

from macaronesia.kernel.compiler import code_folder
from macaronesia.server.thinking.worker import _alone


@pytest.fixture
def home(monkeypatch):
    """Decide where the machine code is kept."""
    yield lambda folder: (monkeypatch.setenv("NUMBA_CACHE_DIR", str(folder)), code_folder.cache_clear())
    monkeypatch.undo()
    code_folder.cache_clear()


def test_one_compiles_at_a_time(home, tmp_path):
    home(tmp_path)
    inside, most = [], []

    def compile_alone():
        with _alone():
            inside.append(1)
            most.append(len(inside))
            time.sleep(0.05)
            inside.pop()

    threads = [threading.Thread(target=compile_alone) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1, 1, 1, 1]


def test_where_nothing_can_be_kept_nobody_waits(home):
    home("/dev/null/nowhere")
    with _alone(), _alone():
        pass


def test_a_fault_while_compiling_is_not_hidden(home, tmp_path):
    home(tmp_path)
    with pytest.raises(ZeroDivisionError), _alone():
        raise ZeroDivisionError
    with _alone():
        pass
