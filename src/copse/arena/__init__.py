"""Many games between agents: matches, statistics, results on disk, reports and benchmarks."""

from copse.arena.accumulators import Accumulator
from copse.arena.files import Files
from copse.arena.jobs import Workers
from copse.arena.matches import Result, Series, Taken
from copse.arena.ratings import Meetings
from copse.arena.results import DecisionRow, GameRow, read_decisions, read_games
from copse.arena.simulation import Run, simulate
from copse.arena.statistics import Standings
from copse.arena.tournament import Tournament

__all__ = [
    "Accumulator",
    "DecisionRow",
    "Files",
    "GameRow",
    "Meetings",
    "Result",
    "Run",
    "Series",
    "Standings",
    "Taken",
    "Tournament",
    "Workers",
    "read_decisions",
    "read_games",
    "simulate",
]
