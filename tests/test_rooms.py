"""What importing the package brings along; which part may import which is checked by import-linter."""

import subprocess
import sys


def test_importing_the_package_does_not_bring_the_compiler():
    program = "import sys, macaronesia; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
