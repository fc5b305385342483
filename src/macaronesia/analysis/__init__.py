"""Analysis of recorded games: what a bot would have done with what each player could know."""

from macaronesia.analysis.analyse import analyse
from macaronesia.analysis.decision import Account, Analysis, Decision

__all__ = ["Account", "Analysis", "Decision", "analyse"]
