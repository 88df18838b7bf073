"""What the coach of the page remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wingspan.bots.candidates import Candidate
from wingspan.coach.grounds import Ground
from wingspan.coach.jobs import desk

from ..thinking.crew import Crew
from ..thinking.job_runner import JobRunner
from .guide import Guide
from .jobs import CoachJobs
from .own_mistakes import OwnMistakes

if TYPE_CHECKING:
    from ..devices import Browser
    from ..session.session import Session


class Coach:
    """What the coach of the page remembers, and has its work done with."""

    jobs: CoachJobs
    own_mistakes: OwnMistakes
    guide: Guide
    hinting: bool = False
    """Whether the analysis for a hint is running."""
    said: frozenset[type[Ground]] = frozenset()
    """The kinds of the reasons in the last hint, which are not said twice running."""
    judging: tuple[str, Candidate] | None = None
    """The exercise and the answer that are being analysed."""
    reviewing: str = ""
    """The place of the review that is going on; "" for none."""
    learns: bool = False
    """Whether its mistakes are asked once it is complete."""

    def __init__(self, session: Session, browser: Browser) -> None:
        crew = Crew(browser.workers, browser.display.later, desk="wingspan.coach.jobs")
        self.jobs = CoachJobs(JobRunner(crew, browser.in_slices), desk(session.catalog))
        self.own_mistakes = OwnMistakes(browser.store, session.catalog)
        self.guide = Guide()
