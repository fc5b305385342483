"""What was measured, as numbers and as a table for people."""

import os
import platform
from collections import Counter
from pathlib import Path
from typing import Any

from bench.load.processes import cpu_of_children, cpu_seconds
from bench.load.tables import Timing

Figures = dict[str, Any]


class Cpu:
    """What some processes use from now on."""

    def __init__(self, **pids: int) -> None:
        self._pids = pids
        self._before = self._now()

    def _now(self) -> dict[str, float]:
        used = {}
        for name, pid in self._pids.items():
            used[name] = cpu_seconds(pid)
            used[f"{name}_children"] = cpu_of_children(pid)
        return used

    def used(self) -> dict[str, float]:
        """Seconds, each process and its children apart."""
        return {name: round(seconds - self._before[name], 3) for name, seconds in self._now().items()}


def latencies(seconds: list[float]) -> Figures:
    """How long it took, in milliseconds."""
    ordered = sorted(seconds) or [0.0]

    def at(share: float) -> float:
        return round(1000 * ordered[min(int(share * len(ordered)), len(ordered) - 1)], 2)

    return {
        "count": len(seconds),
        "mean_ms": round(1000 * sum(ordered) / len(ordered), 2),
        "p50_ms": at(0.5),
        "p95_ms": at(0.95),
        "p99_ms": at(0.99),
        "most_ms": at(1.0),
    }


def rates(timing: Timing, seconds: float) -> Figures:
    """How many answers a second there were, in all and in the worst second."""
    at = timing.answered_at
    whole = Counter(int(moment - at[0]) for moment in at) if at else Counter[int]()
    full = [whole[second] for second in range(int(seconds))]
    return {
        "per_second": round(len(at) / max(seconds, at[-1] - at[0]), 1) if at else 0.0,
        "worst_second": min(full, default=0),
    }


def per_call(timing: Timing, cpu: dict[str, float]) -> Figures:
    """Milliseconds of processor time for every call that was answered."""
    calls = max(len(timing.answers), 1)
    return {f"{name}_cpu_ms": round(1000 * seconds / calls, 3) for name, seconds in cpu.items()}


def machine() -> Figures:
    """Where it was measured, and what else went on there."""
    said = Path("/proc/cpuinfo").read_text().splitlines()
    return {
        "processor": next((line.partition(": ")[2] for line in said if line.startswith("model name")), "?"),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "load_before": round(os.getloadavg()[0], 2),
    }


def text(figures: Figures) -> str:
    """All of it, a line a figure."""
    lines = []
    for title, part in figures.items():
        lines.append(f"\n{title.replace('_', ' ')}")
        if not isinstance(part, dict):
            lines[-1] += f": {part}"
            continue
        for name, value in part.items():
            if isinstance(value, dict):
                told = "  ".join(f"{key.replace('_ms', '')} {number}" for key, number in value.items())
                lines.append(f"  {name.replace('_', ' '):<28} {told}")
            elif isinstance(value, list):
                lines.append(f"  {name.replace('_', ' '):<28} {len(value)}")
                lines += [f"    {one}" for one in value[:20]]
            else:
                lines.append(f"  {name.replace('_', ' '):<28} {value}")
    return "\n".join(lines).lstrip("\n")
