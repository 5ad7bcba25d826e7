"""Battle for Stalingrad as a Game: everything the tables, players and screens need of it."""

from __future__ import annotations

from typing import Final

from eastfront.games.stalingrad.card_set import CardSet
from eastfront.games.stalingrad.cards import PACKAGE, card_paths, facts_of, read_definitions
from eastfront.games.stalingrad.checks import check_answers
from eastfront.games.stalingrad.encode import state_from_data, state_to_data, zone_lists
from eastfront.games.stalingrad.insight import caution_of, chances_of, figures_of, sums_of, unseen_of
from eastfront.games.stalingrad.names import Names
from eastfront.games.stalingrad.phrases import (
    Context,
    card_text,
    phrase_decision,
    phrase_notice,
    phrase_option,
    plain_name,
)
from eastfront.games.stalingrad.refusals import why_not
from eastfront.games.stalingrad.rules import Rules
from eastfront.games.stalingrad.sample import sample_state
from eastfront.games.stalingrad.scoring import outcome, points
from eastfront.games.stalingrad.sequence.action import ActionPhase
from eastfront.games.stalingrad.sequence.attack import CloseBattle, Engage, Flip, OpenBattle
from eastfront.games.stalingrad.sequence.events import Carry, PutAway, ReactionWindow
from eastfront.games.stalingrad.sequence.firefight import EventStep, FirefightStep
from eastfront.games.stalingrad.sequence.losses import AwardMedal, CountLosses, TakeLosses
from eastfront.games.stalingrad.sequence.moving import Move
from eastfront.games.stalingrad.sequence.opening import ChooseForces, DealHands, FirstTurn, PlaceForces
from eastfront.games.stalingrad.sequence.reinforcing import PayCards, Station
from eastfront.games.stalingrad.sequence.supply import Provision, Resupply, SupplyPhase
from eastfront.games.stalingrad.sequence.turn import BeginTurn, DrawPhase, EndTurn
from eastfront.games.stalingrad.setup import prepare
from eastfront.games.stalingrad.state import BY_URANUS, ENDINGS, UNDECIDED, StalingradState
from eastfront.games.stalingrad.tables import ATTACKER, DEFENDER, GERMAN, IN_REACTION, MODES, SIDES, SOVIET
from eastfront.games.stalingrad.verbs import END, KINDS, OPEN_KINDS, VERBS
from eastfront.games.stalingrad.view import StalingradView, view_of
from eastfront.games.stalingrad.view_data import view_from_data, view_to_data
from eastfront.kernel.cardfile import data_path
from eastfront.kernel.data import Data, Record
from eastfront.kernel.decision import verb_of
from eastfront.kernel.edition import Answers, Editions, Setup, read_setup
from eastfront.kernel.game import CardText, Description, Game
from eastfront.kernel.insight import Insight
from eastfront.kernel.ledger import Rule, read_ledger
from eastfront.kernel.machine import Codec, Machine, Op, Programs
from eastfront.kernel.message import Message, Refusal
from eastfront.kernel.notices import Notice
from eastfront.kernel.outcome import Endings, Outcome

SLUG: Final = "stalingrad"
TITLE: Final = "Battle for Stalingrad"
RULES_VERSION: Final = 2
MOST_KNOWN_RULES: Final = 64
RESUPPLY_RATIONS: Final = 2


def describe(editions: Editions) -> Description:
    """Return what a lobby needs to know: two seats, the German one first (sg-1.1)."""
    seats = {edition: [len(SIDES)] for edition in editions.editions}
    sides = {edition: list(SIDES) for edition in editions.editions}
    endings = Endings(ENDINGS[1:], [ENDINGS[BY_URANUS], ENDINGS[UNDECIDED]], [])
    return Description(SLUG, TITLE, seats, sides, editions, endings)


def sequence_programs(cards: CardSet, programs: Programs[StalingradState]) -> int:
    """Register the programs of the sequence of play and return the one a game opens with."""
    tables = cards.tables
    effects = cards.effects
    tables.turn = programs.add(
        "turn", [BeginTurn(), SupplyPhase(), ActionPhase(effects), DrawPhase(), EndTurn()]
    )
    tables.provision = programs.add("provision", [Provision()])
    tables.resupply = programs.add("resupply", [Resupply(RESUPPLY_RATIONS)])
    tables.move = programs.add("move", [Move()])
    tables.reinforce = programs.add("reinforce", [PayCards(), Station()])
    tables.attack = programs.add("attack", attack_program(cards))
    for mode, name in enumerate(MODES):
        window = ReactionWindow(effects, mode != IN_REACTION)
        tables.announce[mode] = programs.add(f"announce-{name}", [window, Carry(mode), PutAway()])
    return programs.add(
        "opening",
        [
            ChooseForces(SOVIET),
            PlaceForces(SOVIET),
            ChooseForces(GERMAN),
            PlaceForces(GERMAN),
            DealHands(),
            FirstTurn(),
        ],
    )


def attack_program(cards: CardSet) -> list[Op[StalingradState]]:
    """Return the steps of an attack."""
    return [
        Engage(),
        OpenBattle(),
        EventStep(cards.effects),
        FirefightStep(),
        Flip(ATTACKER),
        Flip(DEFENDER),
        CountLosses(),
        TakeLosses(DEFENDER),
        TakeLosses(ATTACKER),
        AwardMedal(),
        CloseBattle(),
    ]


class Stalingrad(Game[StalingradState, StalingradView]):
    """The game for two seats; one object serves any number of states."""

    def __init__(self) -> None:
        programs: Programs[StalingradState] = Programs()
        editions = Editions(data_path(PACKAGE, "questions.toml"))
        check_answers(editions)
        self.card_set = CardSet(read_definitions(card_paths()), programs)
        self.opening = sequence_programs(self.card_set, programs)
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
            self.known_rules[key] = Rules(self.card_set.tables, answers)
        return self.known_rules[key]

    def prepare(self, setup: Setup, key: bytes, notices: list[Notice] | None) -> StalingradState:
        """Return the state before its first program runs."""
        return prepare(setup, self.rules(setup), key, self.opening, notices)

    def clone(self, state: StalingradState) -> StalingradState:
        """Return an equal state that shares nothing mutable."""
        return state.clone()

    def outcome(self, state: StalingradState) -> Outcome | None:
        """Return scores, ranks and ending; `None` while the game goes on."""
        return outcome(state)

    def scores(self, state: StalingradState) -> list[int]:
        """Return what each seat would score if the game ended now."""
        return points(state)

    def view(self, state: StalingradState, seat: int | None) -> StalingradView:
        """Return what *seat* may know; `None` is the spectator."""
        return view_of(state, seat)

    def sample(self, view: StalingradView, key: bytes) -> StalingradState:
        """Return a full state consistent with *view*."""
        return sample_state(view, self.rules(view.setup), self.machine, key)

    def to_data(self, state: StalingradState) -> Data:
        """Return the whole state as JSON types."""
        return state_to_data(state, self.codec)

    def from_data(self, data: Data) -> StalingradState:
        """Return the state that *data* describes."""
        setup = read_setup(Record("state", data).value("setup"))
        return state_from_data(data, setup, self.rules(setup), self.codec)

    def view_to_data(self, view: StalingradView) -> Data:
        """Return the view as JSON types."""
        return view_to_data(view, self.rules(view.setup), self.codec)

    def view_from_data(self, data: Data) -> StalingradView:
        """Return the view that *data* describes."""
        setup = read_setup(Record("view", data).value("setup"))
        return view_from_data(data, setup, self.rules(setup), self.codec)

    def zones(self, state: StalingradState) -> dict[str, list[str]]:
        """Return every zone's cards by name."""
        return zone_lists(state)

    def refusal(self, state: StalingradState, view: StalingradView, verb: int, noun: int) -> Refusal:
        """Say which clause forbids *verb* with *noun* in *state*, a sample of *view*."""
        return why_not(state, self.context(view), verb, noun)

    def caution(self, option: int, view: StalingradView) -> Refusal | None:
        """Say what would go to waste for good by *option*, and by which clause, if anything would."""
        return caution_of(self.context(view)) if verb_of(option) == END else None

    def insight(self, view: StalingradView) -> Insight:
        """Return sums and chances of the battle, and the cards that *view*'s seat has not seen."""
        context = self.context(view)
        found = Insight()
        found.sums = sums_of(context)
        found.chances = chances_of(context)
        found.unseen = unseen_of(context)
        return found

    def figures(self, view: StalingradView) -> dict[str, Data]:
        """Return who holds what, totals, what counts no more, and which Force goes where."""
        return figures_of(self.context(view))

    def ledger(self) -> list[Rule]:
        """Return every clause of the rules."""
        return read_ledger(data_path(PACKAGE, "rules.toml"), self.description.editions)

    def cards(self, setup: Setup | None = None) -> list[CardText]:
        """Return every card with its text; all of them may come into play under any set-up."""
        rules = self.rules(setup) if setup is not None else None
        return [
            CardText(
                each.id, plain_name(each), facts_of(each), card_text(each, self.card_set.definitions, rules)
            )
            for each in self.card_set.definitions
        ]

    def phrase_notice(self, notice: Notice, view: StalingradView) -> Message:
        """Word a notice, as *view*'s seat may know it."""
        return phrase_notice(notice.shown_to(view.seat), self.context(view))

    def phrase_decision(self, view: StalingradView) -> Message:
        """Word what is asked."""
        return phrase_decision(self.context(view))

    def phrase_option(self, option: int, view: StalingradView) -> Message:
        """Word an option."""
        return phrase_option(option, self.context(view))

    def context(self, view: StalingradView) -> Context:
        """Return what phrases need to know of *view*."""
        return Context(self.card_set.definitions, self.rules(view.setup), self.programs, view)
