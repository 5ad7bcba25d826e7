"""Barbarossa as a Game: the rules of all editions over one card set."""

from __future__ import annotations

from typing import Final

from eastfront.games.barbarossa.card_set import CardSet
from eastfront.games.barbarossa.cards import PACKAGE, card_paths, check_references, facts_of, read_definitions
from eastfront.games.barbarossa.encode import state_from_data, state_to_data, zone_lists
from eastfront.games.barbarossa.insight import caution_of, chances_of, figures_of, sums_of, unseen_of
from eastfront.games.barbarossa.names import Names
from eastfront.games.barbarossa.ops.losses import CarryOutLosses, SparingWindow
from eastfront.games.barbarossa.phrases import (
    Context,
    card_name,
    card_text,
    context_of,
    phrase_decision,
    phrase_notice,
    phrase_option,
)
from eastfront.games.barbarossa.refusals import why_not
from eastfront.games.barbarossa.rules import Rules
from eastfront.games.barbarossa.sample import sample_state
from eastfront.games.barbarossa.scoring import outcome, points
from eastfront.games.barbarossa.sequence.aftermath import (
    CloseCombat,
    EventsBelow,
    GainEvents,
    GainSite,
    LoseAttackPoints,
    SiteRedText,
)
from eastfront.games.barbarossa.sequence.combat import Fight, OpenCombat
from eastfront.games.barbarossa.sequence.playing import ReturnStrategy
from eastfront.games.barbarossa.sequence.recruiting import (
    BeginReinforcement,
    CleanUp,
    EndTurn,
    KeepCard,
    ReinforcementPhase,
)
from eastfront.games.barbarossa.sequence.turn import (
    BeginTactics,
    BeginTurn,
    EndTactics,
    ReactivateAll,
    StartingPhase,
    TacticsPhase,
)
from eastfront.games.barbarossa.setup import prepare
from eastfront.games.barbarossa.state import ENDINGS, BarbarossaState
from eastfront.games.barbarossa.verbs import KINDS, OPEN_KINDS, VERBS
from eastfront.games.barbarossa.view import BarbarossaView, view_of
from eastfront.games.barbarossa.view_data import view_from_data, view_to_data
from eastfront.kernel.cardfile import data_path
from eastfront.kernel.data import Data, Record
from eastfront.kernel.decision import NOBODY
from eastfront.kernel.edition import Answers, Editions, Setup, read_setup
from eastfront.kernel.game import SAMPLE_KEY, CardText, Description, Game
from eastfront.kernel.insight import Insight
from eastfront.kernel.ledger import Rule, read_ledger
from eastfront.kernel.machine import Codec, Machine, Programs
from eastfront.kernel.message import Message, Refusal
from eastfront.kernel.notices import Notice
from eastfront.kernel.outcome import Endings, Outcome

SLUG: Final = "barbarossa"
RULES_VERSION: Final = 1
ENDLESS: Final = ["turn_limit=none"]
MOST_KNOWN_RULES: Final = 64


def sequence_programs(cards: CardSet, programs: Programs[BarbarossaState]) -> None:
    """Register the programs of the rulebook: the turn (bb-6.1, bb-6.6), combat and its ends, losses.

    The documents' example goes through them: Starting Phase (bb-14.1), cards played (bb-14.2) and
    placed (bb-14.3), combat (bb-14.4) and its end (bb-14.5), recruits (bb-14.6), Clean-up (bb-14.7).
    The edition orders what a won City brings (bb-12.35, bb-12.36); a failure has one order (bb-12.52).
    """
    tables = cards.tables
    tables.turn = programs.add(
        "turn",
        [
            BeginTurn(),
            ReactivateAll(),
            StartingPhase(),
            BeginTactics(),
            TacticsPhase(),
            EndTactics(),
            BeginReinforcement(),
            ReinforcementPhase(),
            CleanUp(),
            KeepCard(),
            EndTurn(),
        ],
    )
    tables.combat = programs.add("combat", [OpenCombat(), Fight(), CloseCombat()])
    tables.won = programs.add("won", [GainSite(), SiteRedText(False), GainEvents(False)])
    tables.won_gains_first = programs.add(
        "won-gains-first", [GainSite(), GainEvents(True), SiteRedText(False), GainEvents(False)]
    )
    tables.lost = programs.add("lost", [LoseAttackPoints(), SiteRedText(True), EventsBelow()])
    tables.losses = programs.add("losses", [SparingWindow(), CarryOutLosses()])
    tables.strategy_return = programs.add("strategy-return", [ReturnStrategy()])


def describe(editions: Editions) -> Description:
    """Return what a lobby needs to know; every edition is for two to five seats, without sides."""
    seats = {edition: [2, 3, 4, 5] for edition in editions.editions}
    sides: dict[str, list[str]] = {edition: [] for edition in editions.editions}
    return Description(SLUG, "Barbarossa", seats, sides, editions, Endings(ENDINGS[1:], [], ENDLESS))


class Barbarossa(Game[BarbarossaState, BarbarossaView]):
    """The game for two to five seats (bb-1.1); one object serves any number of states.

    Nothing depends on how old the players are or how long they take (bb-16.19).
    """

    def __init__(self) -> None:
        programs: Programs[BarbarossaState] = Programs()
        editions = Editions(data_path(PACKAGE, "questions.toml"))
        definitions = read_definitions(card_paths())
        check_references(definitions, editions)
        self.card_set = CardSet(definitions, programs)
        sequence_programs(self.card_set, programs)
        self.programs = programs
        names = Names(self.card_set.tables.ids, VERBS)
        super().__init__(describe(editions), Machine(programs, OPEN_KINDS), KINDS, names, RULES_VERSION)
        self.known_rules: dict[str, Rules] = {}
        self.latest: tuple[Setup, Rules] | None = None
        self.codec = Codec(names, programs)

    def rules(self, setup: Setup) -> Rules:
        """Return the rules under *setup*, which never changes."""
        latest = self.latest
        # Samples ask again and again by the same set-up: to check it each time takes as long as to deal.
        if latest is None or latest[0] is not setup:
            latest = (setup, self.checked_rules(setup))
            self.latest = latest
        return latest[1]

    def checked_rules(self, setup: Setup) -> Rules:
        """Return the rules under *setup*, made once for equal answers."""
        answers = Answers(self.description.editions, self.check(setup))
        key = answers.key()
        if key not in self.known_rules:
            if len(self.known_rules) >= MOST_KNOWN_RULES:
                self.known_rules.clear()
            self.known_rules[key] = Rules(self.card_set.tables, self.card_set.abilities, answers)
        return self.known_rules[key]

    def prepare(self, setup: Setup, key: bytes, notices: list[Notice] | None) -> BarbarossaState:
        """Return the state before its first program runs."""
        return prepare(setup, self.rules(setup), key, notices)

    def clone(self, state: BarbarossaState) -> BarbarossaState:
        """Return an equal state that shares nothing mutable."""
        return state.clone()

    def outcome(self, state: BarbarossaState) -> Outcome | None:
        """Return scores, ranks and ending; `None` while the game goes on."""
        return outcome(state)

    def scores(self, state: BarbarossaState) -> list[int]:
        """Return what each seat would score if the game ended now."""
        return points(state)

    def view(self, state: BarbarossaState, seat: int | None) -> BarbarossaView:
        """Return what *seat* may know; `None` is the spectator."""
        return view_of(state, seat)

    def sample(self, view: BarbarossaView, key: bytes) -> BarbarossaState:
        """Return a full state consistent with *view*."""
        return sample_state(view, self.rules(view.setup), self.machine, key)

    def to_data(self, state: BarbarossaState) -> Data:
        """Return the whole state as JSON types."""
        return state_to_data(state, self.codec)

    def from_data(self, data: Data) -> BarbarossaState:
        """Return the state that *data* describes."""
        setup = read_setup(Record("state", data).value("setup"))
        return state_from_data(data, setup, self.rules(setup), self.codec)

    def view_to_data(self, view: BarbarossaView) -> Data:
        """Return the view as JSON types."""
        return view_to_data(view, self.rules(view.setup), self.codec)

    def view_from_data(self, data: Data) -> BarbarossaView:
        """Return the view that *data* describes."""
        setup = read_setup(Record("view", data).value("setup"))
        return view_from_data(data, setup, self.rules(setup), self.codec)

    def zones(self, state: BarbarossaState) -> dict[str, list[str]]:
        """Return every zone's cards by name."""
        return zone_lists(state)

    def refusal(self, state: BarbarossaState, view: BarbarossaView, verb: int, noun: int) -> Refusal:
        """Say which clause forbids *verb* with *noun* in *state*, a sample of *view*."""
        return why_not(state, view.seat, verb, noun)

    def caution(self, option: int, view: BarbarossaView) -> Refusal | None:
        """Say what would go to waste for good by *option*, and by which clause, if anything would."""
        return caution_of(option, view, self.card_set.tables)

    def insight(self, view: BarbarossaView) -> Insight:
        """Return sums and chances of the attack, and the cards that *view*'s seat has not seen."""
        found = Insight()
        found.unseen = unseen_of(view, self.card_set.tables.ids)
        if view.asked != NOBODY:
            state = self.sample(view, SAMPLE_KEY)
            found.sums = sums_of(view, state, self.programs)
            found.chances = chances_of(view, state, self.programs)
        return found

    def figures(self, view: BarbarossaView) -> dict[str, Data]:
        """Return the phase, how each seat stands, the combat, and the rows of the War Zone, by *view*."""
        return figures_of(view, self.rules(view.setup), self.programs)

    def ledger(self) -> list[Rule]:
        """Return every clause of the rules."""
        return read_ledger(data_path(PACKAGE, "rules.toml"), self.description.editions)

    def cards(self, setup: Setup | None = None) -> list[CardText]:
        """Return every card with its text, for all editions or as *setup* has it."""
        rules = None if setup is None else self.rules(setup)
        return [
            CardText(each.id, card_name(each), facts_of(each), card_text(each, rules))
            for each in self.card_set.definitions
        ]

    def phrase_notice(self, notice: Notice, view: BarbarossaView) -> Message:
        """Word a notice, as *view*'s seat may know it."""
        return phrase_notice(notice.shown_to(view.seat), self.context(view))

    def phrase_decision(self, view: BarbarossaView) -> Message:
        """Word what is asked."""
        return phrase_decision(self.context(view))

    def phrase_option(self, option: int, view: BarbarossaView) -> Message:
        """Word an option."""
        return phrase_option(option, self.context(view))

    def context(self, view: BarbarossaView) -> Context:
        """Return what phrases need to know of *view*."""
        return context_of(view, self.rules(view.setup), self.card_set.definitions, self.programs.names)
