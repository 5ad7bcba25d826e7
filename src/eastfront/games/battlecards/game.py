"""BattleCards as a Game: two theatres, two packs and the combined game over one card set."""

from __future__ import annotations

from typing import Final

from eastfront.games.battlecards.battle import AGGRESSOR, DEFENDER
from eastfront.games.battlecards.card_set import STARTERS, CardSet
from eastfront.games.battlecards.cards import PACKAGE, PACKS, facts_of
from eastfront.games.battlecards.encode import state_from_data, state_to_data, zone_lists
from eastfront.games.battlecards.insight import caution_of, chances_of, figures_of, sums_of, unseen_of
from eastfront.games.battlecards.names import Names
from eastfront.games.battlecards.ops.regrouping import Shed
from eastfront.games.battlecards.phrases import (
    Context,
    card_text,
    phrase_decision,
    phrase_notice,
    phrase_option,
    plain_name,
)
from eastfront.games.battlecards.refusals import why_not
from eastfront.games.battlecards.rules import Rules, alliances_by_edition, sides_by_edition
from eastfront.games.battlecards.sample import sample_state
from eastfront.games.battlecards.scoring import outcome, points
from eastfront.games.battlecards.sequence.aid import AgreeToExchange, OfferCard, TransferUnits
from eastfront.games.battlecards.sequence.battle import Decide, DelayWindow, FreeBattle, HomelandDeployment
from eastfront.games.battlecards.sequence.firing import Destruction, FirePhases
from eastfront.games.battlecards.sequence.opening import FirstTurn, PickForces
from eastfront.games.battlecards.sequence.refight import NameBattle
from eastfront.games.battlecards.sequence.rounds import (
    AllocateSupport,
    BeginRound,
    FightRounds,
    Muster,
    PlayBonuses,
    SetAirGroups,
)
from eastfront.games.battlecards.sequence.settling import Regroup, Settle
from eastfront.games.battlecards.sequence.turn import BeginTurn, EndTurn, OpenTurn
from eastfront.games.battlecards.sequence.withdrawal import WithdrawUnits
from eastfront.games.battlecards.setup import prepare
from eastfront.games.battlecards.state import ENDINGS, TOTAL, BattleState
from eastfront.games.battlecards.verbs import KINDS, OPEN_KINDS, VERBS
from eastfront.games.battlecards.view import BattleView, view_of
from eastfront.games.battlecards.view_data import view_from_data, view_to_data
from eastfront.kernel.cardfile import data_path
from eastfront.kernel.data import Data, Record
from eastfront.kernel.edition import Answers, Editions, Setup, read_setup
from eastfront.kernel.errors import SetupError
from eastfront.kernel.game import CardText, Description, Game
from eastfront.kernel.insight import Insight
from eastfront.kernel.ledger import Rule, read_ledger
from eastfront.kernel.machine import Codec, Machine, Programs
from eastfront.kernel.message import Message, Refusal
from eastfront.kernel.notices import Notice
from eastfront.kernel.outcome import Endings, Outcome

SLUG: Final = "battlecards"
TITLE: Final = "BattleCards: The Russian Front"
RULES_VERSION: Final = 1
MOST_KNOWN_RULES: Final = 64
ENDLESS: Final = ["strict=on"]


def describe(editions: Editions) -> Description:
    """Return what a lobby needs to know: each theatre is for two seats, both together for four."""
    sides = sides_by_edition()
    editions.require(list(sides))
    seats = {edition: [len(sides[edition])] for edition in editions.editions}
    endings = Endings(ENDINGS[1:], [ENDINGS[TOTAL]], ENDLESS)
    return Description(SLUG, TITLE, seats, sides, editions, endings, alliances_by_edition())


def sequence_programs(cards: CardSet, programs: Programs[BattleState]) -> int:
    """Register the programs of the sequence of play and return the one a game opens with.

    A battle is settled in the order of bc-3.12, a round opens in that of bc-4.16.
    """
    tables = cards.tables
    tables.turn = programs.add("turn", [BeginTurn(), OpenTurn(), EndTurn()])
    tables.battle = programs.add("battle", [Decide()])
    tables.free_battle = programs.add("free-battle", [FreeBattle()])
    tables.refight = programs.add("refight", [NameBattle()])
    tables.fight = programs.add(
        "fight", [DelayWindow(), HomelandDeployment(), Muster(), FightRounds(), Regroup(), Settle()]
    )
    tables.round = programs.add(
        "round",
        [
            BeginRound(),
            PlayBonuses(),
            AllocateSupport(),
            SetAirGroups(),
            FirePhases(),
            WithdrawUnits(AGGRESSOR),
            WithdrawUnits(DEFENDER),
        ],
    )
    tables.destruction = programs.add("destruction", [Destruction()])
    tables.liberated = programs.add("liberated", [PickForces(False)])
    tables.transfer = programs.add("transfer", [TransferUnits()])
    tables.exchange = programs.add("exchange", [OfferCard(), AgreeToExchange()])
    tables.shedding = programs.add("shedding", [Shed()])
    return programs.add("opening", [PickForces(True), FirstTurn()])


class BattleCards(Game[BattleState, BattleView]):
    """The game of one theatre for two seats or of both for four; one object serves any number of states."""

    def __init__(self) -> None:
        programs: Programs[BattleState] = Programs()
        editions = Editions(data_path(PACKAGE, "questions.toml"))
        self.card_set = CardSet(programs)
        self.opening = sequence_programs(self.card_set, programs)
        self.programs = programs
        names = Names(self.card_set.tables.ids, VERBS)
        super().__init__(describe(editions), Machine(programs, OPEN_KINDS), KINDS, names, RULES_VERSION)
        self.known_rules: dict[str, Rules] = {}
        self.latest: tuple[Setup, Rules] | None = None
        self.codec = Codec(names, programs)

    def check(self, setup: Setup) -> dict[str, str]:
        """Return the answers under *setup*; packs need the theatre they belong to (bc-12.2, bc-12.3)."""
        answers = super().check(setup)
        packs = Answers(self.description.editions, answers).text("packs")
        if packs != "none" and setup.edition == "western":
            raise SetupError(
                f"packs={packs} belong to the Russian Front, which edition western is without (bc-12.2)"
            )
        return answers

    def rules(self, setup: Setup) -> Rules:
        """Return the rules under *setup*, which never changes."""
        latest = self.latest
        # Samples ask again and again by the same set-up: to check it each time takes as long as to deal.
        if latest is None or latest[0] is not setup:
            latest = (setup, self.checked_rules(setup))
            self.latest = latest
        return latest[1]

    def checked_rules(self, setup: Setup) -> Rules:
        """Return the rules under *setup*, made once for equal edition and answers."""
        answers = Answers(self.description.editions, self.check(setup))
        key = f"{setup.edition}: {answers.key()}"
        if key not in self.known_rules:
            if len(self.known_rules) >= MOST_KNOWN_RULES:
                self.known_rules.clear()
            copies = self.card_set.copies(sets_of(setup.edition, answers.text("packs")))
            self.known_rules[key] = Rules(self.card_set.tables, copies, setup.edition, answers)
        return self.known_rules[key]

    def prepare(self, setup: Setup, key: bytes, notices: list[Notice] | None) -> BattleState:
        """Return the state before its first program runs."""
        return prepare(setup, self.rules(setup), key, self.opening, notices)

    def clone(self, state: BattleState) -> BattleState:
        """Return an equal state that shares nothing mutable."""
        return state.clone()

    def outcome(self, state: BattleState) -> Outcome | None:
        """Return scores, ranks and ending; `None` while the game goes on."""
        return outcome(state)

    def scores(self, state: BattleState) -> list[int]:
        """Return what each seat would score if the game ended now."""
        return points(state)

    def view(self, state: BattleState, seat: int | None) -> BattleView:
        """Return what *seat* may know; `None` is the spectator."""
        return view_of(state, seat)

    def sample(self, view: BattleView, key: bytes) -> BattleState:
        """Return a full state consistent with *view*."""
        return sample_state(view, self.rules(view.setup), self.machine, key)

    def to_data(self, state: BattleState) -> Data:
        """Return the whole state as JSON types."""
        return state_to_data(state, self.codec)

    def from_data(self, data: Data) -> BattleState:
        """Return the state that *data* describes."""
        setup = read_setup(Record("state", data).value("setup"))
        return state_from_data(data, setup, self.rules(setup), self.codec)

    def view_to_data(self, view: BattleView) -> Data:
        """Return the view as JSON types."""
        return view_to_data(view, self.rules(view.setup), self.codec)

    def view_from_data(self, data: Data) -> BattleView:
        """Return the view that *data* describes."""
        setup = read_setup(Record("view", data).value("setup"))
        return view_from_data(data, setup, self.rules(setup), self.codec)

    def zones(self, state: BattleState) -> dict[str, list[str]]:
        """Return every zone's cards by name."""
        return zone_lists(state)

    def refusal(self, state: BattleState, view: BattleView, verb: int, noun: int) -> Refusal:
        """Say which clause forbids *verb* with *noun* in *state*, a sample of *view*."""
        return why_not(state, self.context(view), verb, noun)

    def caution(self, option: int, view: BattleView) -> Refusal | None:
        """Say what would go to waste for good by *option*, and by which clause, if anything would."""
        return caution_of(option, self.context(view))

    def insight(self, view: BattleView) -> Insight:
        """Return sums and chances of the shots, and the cards that *view*'s seat has not seen."""
        context = self.context(view)
        found = Insight()
        found.sums = sums_of(context)
        found.chances = chances_of(context)
        found.unseen = unseen_of(context)
        return found

    def figures(self, view: BattleView) -> dict[str, Data]:
        """Return points, decks, and how a battle stands, as the rules make them of *view*."""
        return figures_of(self.context(view))

    def ledger(self) -> list[Rule]:
        """Return every clause of the rules."""
        return read_ledger(data_path(PACKAGE, "rules.toml"), self.description.editions)

    def cards(self, setup: Setup | None = None) -> list[CardText]:
        """Return every card with its text, or those in play under *setup*."""
        definitions = self.card_set.definitions
        if setup is None:
            return [
                CardText(each.id, plain_name(each), facts_of(each, each.copies), card_text(each))
                for each in definitions
            ]
        rules = self.rules(setup)
        return [
            CardText(
                each.id,
                plain_name(each),
                facts_of(each, int(rules.copies[number])),
                card_text(each, rules),
            )
            for number, each in enumerate(definitions)
            if rules.copies[number] > 0
        ]

    def phrase_notice(self, notice: Notice, view: BattleView) -> Message:
        """Word a notice, as *view*'s seat may know it."""
        return phrase_notice(notice.shown_to(view.seat), self.context(view))

    def phrase_decision(self, view: BattleView) -> Message:
        """Word what is asked."""
        return phrase_decision(self.context(view))

    def phrase_option(self, option: int, view: BattleView) -> Message:
        """Word an option."""
        return phrase_option(option, self.context(view))

    def context(self, view: BattleView) -> Context:
        """Return what phrases need to know of *view*."""
        return Context(self.card_set.definitions, self.rules(view.setup), self.programs, view)


def sets_of(edition: str, packs: str) -> list[str]:
    """Return the sets in play: the starter sets of an edition and the packs mixed in."""
    return STARTERS[edition] + [pack for pack in PACKS if pack in packs.split("+")]
