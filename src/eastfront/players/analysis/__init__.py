"""Analysis for people: what the options of a decision lead to, how they compare, and what is certain."""

from __future__ import annotations

from eastfront.players.analysis.advice import Advice, Grade, Ranked, advise, analyse
from eastfront.players.analysis.weighing import Finding, Study, weigh_options
from eastfront.players.budget import Limits

__all__ = ["Advice", "Finding", "Grade", "Limits", "Ranked", "Study", "advise", "analyse", "weigh_options"]
