"""The planner: it leaves its rules of thumb only for what it has seen to be better."""

from __future__ import annotations

from itertools import count
from time import thread_time
from typing import Final

import pytest

from eastfront.games import load_game
from eastfront.games.barbarossa.view import BarbarossaView
from eastfront.kernel.decision import NOBODY, noun_of
from eastfront.kernel.edition import Setup
from eastfront.kernel.game import View
from eastfront.kernel.luck import key_of_seed
from eastfront.kernel.state import State
from eastfront.players.budget import THINKING
from eastfront.players.evaluate.network import Network
from eastfront.players.evaluate.outlook import Outlook
from eastfront.players.evaluate.weights import Weights
from eastfront.players.levels import CAPTAIN, LEVELS, OUTLOOKS, captain, make_player
from eastfront.players.search.estimate import Estimate, leading
from eastfront.players.search.planner import ENOUGH, SINGLE, Planner, Prudence

GAME = load_game("barbarossa")
SETUP = Setup("barbarossa", "kamikaze", 2)
# Passes on its only feature.
PLAIN = Network(Weights([[1.0]], [0.0], [[1.0]], [0.0], [1.0], 0.0))
MANY = 40
# After so many choices a game is under way; so many options are worth a comparison.
LATER: Final = 60
SEVERAL: Final = 4
# Of so many options few can be looked at closely.
PLENTIFUL: Final = 8
# Two cards of which rules of thumb may take neither; so many decisions are plenty to think of both.
PAIR: Final = ("recruit horse-drawn-transport", "recruit field-replacement-battalion")
PLENTY: Final = 8000
# At this look a captain has begun to compare.
SECOND: Final = 2


class Collector(Outlook):
    """Thinks that a game is won by whoever owns most cards of one kind."""

    def __init__(self, card: int) -> None:
        super().__init__(lead=0.0, parties=5)
        self.card = card

    def turn(self, state: State) -> int:
        return OUTLOOKS["barbarossa"].turn(state)

    def features(self, view: View) -> list[float]:
        return [owned(view, [self.card])[0] / MANY]


class Matchmaker(Outlook):
    """Thinks that a game is won by whoever owns more of two kinds of cards together than *before*."""

    def __init__(self, cards: list[int], before: list[int]) -> None:
        super().__init__(lead=0.0, parties=5)
        self.cards = cards
        self.before = before

    def turn(self, state: State) -> int:
        return OUTLOOKS["barbarossa"].turn(state)

    def features(self, view: View) -> list[float]:
        counts = owned(view, self.cards)
        return [min(now - before for now, before in zip(counts, self.before, strict=True))]


class Dawdler(Outlook):
    """Looks at a game as is *usual*, but idles so many *seconds* away at the second look."""

    def __init__(self, usual: Outlook, seconds: float) -> None:
        super().__init__(usual.lead, usual.parties)
        self.usual = usual
        self.seconds = seconds
        self.looks = 0

    def turn(self, state: State) -> int:
        return self.usual.turn(state)

    def features(self, view: View) -> list[float]:
        self.looks += 1
        end = thread_time() + self.seconds
        while self.looks == SECOND and thread_time() < end:
            pass
        return self.usual.features(view)


def owned(view: View, cards: list[int]) -> list[int]:
    """How many of each of *cards* the seat that sees *view* has in its deck."""
    assert isinstance(view, BarbarossaView)
    assert view.seat is not None
    own = view.seats[view.seat]
    deck = own.hand + own.discard + own.unseen + own.played
    return [deck.count(card) for card in cards]


def recruiting(least: int = 2) -> State:
    """The first decision in which there are at least so many cards to choose from in the market."""
    state = GAME.new(SETUP, key_of_seed(3))
    script = make_player("barbarossa", "sergeant", 3)
    while len(recruits(state)) < least:
        GAME.apply(state, script.choose(GAME.view(state, int(state.asked)), list(map(int, state.options))))
    return state


def recruits(state: State) -> list[str]:
    """The options that recruit something."""
    return [name for name in map(GAME.option_name, state.options) if name.startswith("recruit ")]


def later(slug: str) -> View:
    """What a seat sees whose captain has several options to think about, when some choices have been made."""
    game, outlook = load_game(slug), OUTLOOKS[slug]
    edition = game.describe().editions.default
    state = game.new(Setup(slug, edition, game.describe().seat_counts(edition)[0]), key_of_seed(5))
    script = make_player(slug, "sergeant", 1)
    for made in count():
        view = game.view(state, int(state.asked))
        first = script.choose(view, view.options)
        is_late = made >= LATER and outlook.is_planned(view, first)
        if is_late and len(outlook.sensible(view, view.options)) >= SEVERAL:
            return view
        game.apply(state, first)
    raise AssertionError(slug)


def turns_taken(state: State) -> int:
    """How many turns all seats have had so far."""
    view = GAME.view(state, 0)
    assert isinstance(view, BarbarossaView)
    return sum(seen.turns for seen in view.seats)


def planner(card: int, margin: float, seed: int = 1) -> Planner:
    """A planner who wants nothing but *card*."""
    minds = [make_player("barbarossa", "sergeant", seed) for _ in range(3)]
    prudence = Prudence(decisions=400, sure=1.0, margin=margin, turns=1)
    return Planner(seed, GAME, Collector(card), PLAIN, minds[0], minds[1:], prudence)


def test_what_surely_leads_to_more_is_taken() -> None:
    state = recruiting()
    view = GAME.view(state, int(state.asked))
    script = make_player("barbarossa", "sergeant", 3).choose(view, view.options)

    for name in recruits(state):
        wanted = GAME.read_option(name)
        card = noun_of(wanted)
        assert wanted == planner(card, margin=0.1 / MANY).choose(view, view.options) or wanted == script


def test_who_wants_more_than_there_is_follows_the_rules_of_thumb() -> None:
    state = recruiting()
    view = GAME.view(state, int(state.asked))
    script = make_player("barbarossa", "sergeant", 3).choose(view, view.options)

    for option in view.options:
        assert script == planner(noun_of(option), margin=9.0).choose(view, view.options)


def test_a_forced_choice_costs_nothing() -> None:
    state = recruiting()
    view = GAME.view(state, int(state.asked))
    player = planner(0, margin=0.0)
    before = player.dice.x

    assert view.options[0] == player.choose(view, view.options[:1])

    assert [] == player.weigh(view, view.options[:1])
    assert before == player.dice.x
    assert 0 == player.spent


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_an_option_is_played_on_until_so_many_turns_have_passed(turns: int) -> None:
    state = recruiting()
    seat = int(state.asked)
    before = turns_taken(state)

    planner(0, margin=0.0).play_on(state, [int(state.options[0])], seat, 1, turns)

    assert turns == turns_taken(state) - before


def poor() -> State:
    """Somebody can recruit two cards, of which rules of thumb would take neither."""
    state = GAME.new(SETUP, key_of_seed(3))
    script = make_player("barbarossa", "sergeant", 3)
    while True:
        choice = script.choose(GAME.view(state, int(state.asked)), list(map(int, state.options)))
        if GAME.option_name(choice) not in PAIR and has_both(state):
            return state
        GAME.apply(state, choice)


def has_both(state: State) -> bool:
    """Whether both cards of the pair can be recruited."""
    first, second = PAIR
    if first not in recruits(state):
        return False
    after = GAME.clone(state)
    GAME.apply(after, GAME.read_option(first))
    return second in recruits(after)


def matchmaker(view: View) -> Planner:
    """A planner who wants a pair of cards, and nothing of a single one."""
    cards = [noun_of(GAME.read_option(name)) for name in PAIR]
    player = planner(0, margin=0.1)
    player.outlook = Matchmaker(cards, owned(view, cards))
    player.prudence.decisions = PLENTY
    return player


def test_what_pays_together_alone_is_planned() -> None:
    state = poor()
    view = GAME.view(state, int(state.asked))
    script = make_player("barbarossa", "sergeant", 3)
    first = script.choose(view, view.options)

    found = matchmaker(view).better(view, view.options, first)

    assert found is not None
    assert list(PAIR) == [GAME.option_name(option) for option in found.plan]
    assert GAME.option_name(first) not in PAIR


@pytest.mark.parametrize("name", PAIR)
def test_one_of_a_pair_alone_brings_nothing(name: str) -> None:
    state = poor()
    view = GAME.view(state, int(state.asked))

    assert 0.0 == matchmaker(view).play_on(state, [GAME.read_option(name)], int(state.asked), 1, 1)


def test_a_plan_is_over_with_its_turn() -> None:
    """What it names is not taken in a later turn, in which it would be offered again."""
    state = poor()
    seat = int(state.asked)
    end, wanted = GAME.read_option("end"), GAME.read_option(PAIR[0])
    player = planner(noun_of(wanted), margin=0.0)

    worths = [player.play_on(GAME.clone(state), plan, seat, 1, 4) for plan in ([end], [end, wanted])]

    assert worths[0] == worths[1]


@pytest.mark.parametrize(("seats", "turns"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_among_more_seats_a_look_is_as_many_rounds_long(seats: int, turns: int) -> None:
    state = GAME.new(Setup("barbarossa", "kamikaze", seats), key_of_seed(3))
    view = GAME.view(state, int(state.asked))

    assert turns == captain("barbarossa", 1).imagine(view).turns


def in_turn(number: int, limit: str) -> State:
    """The first decision of a turn, counted over both seats, in a game with a limit of turns for each."""
    state = GAME.new(Setup("barbarossa", "kamikaze", 2, {"turn_limit": limit}), key_of_seed(3))
    script = make_player("barbarossa", "sergeant", 3)
    while turns_taken(state) < number:
        view = GAME.view(state, int(state.asked))
        GAME.apply(state, script.choose(view, view.options))
    return state


def captain_plays_on(state: State, turns: int) -> float:
    """What the first option is worth to a captain who looks so many turns ahead."""
    return captain("barbarossa", 1).play_on(state, [int(state.options[0])], int(state.asked), 1, turns)


@pytest.mark.parametrize(("number", "turns"), [(2, 1), (1, 2), (3, 1)])
def test_a_last_round_is_played_out_in_thought(number: int, turns: int) -> None:
    """Where thought would end in the last turn of somebody, or has begun in one."""
    state = in_turn(number, limit="2")
    seat = int(state.asked)

    worth = captain_plays_on(state, turns)

    outcome = GAME.outcome(state)
    assert outcome is not None
    assert OUTLOOKS["barbarossa"].worth(outcome, seat) == worth


@pytest.mark.parametrize(
    ("number", "turns", "limit"), [(1, 1, "2"), (2, 1, "3"), (3, 1, "3"), (3, 2, "none")]
)
def test_before_the_last_round_thought_ends_where_it_should(number: int, turns: int, limit: str) -> None:
    state = in_turn(number, limit)

    captain_plays_on(state, turns)

    assert GAME.outcome(state) is None
    assert number + turns == turns_taken(state)


def playing(player: Planner, state: State, option: int) -> int:
    """How many decisions it takes to play on."""
    player.spent = 0
    player.play_on(GAME.clone(state), [option], int(state.asked), 1, 1)
    return player.spent


def test_of_many_options_those_that_look_best_are_looked_at_more_closely() -> None:
    """All are tried at least once; then as many as can be tried in enough worlds, whatever their numbers."""
    state = recruiting(least=PLENTIFUL)
    view = GAME.view(state, int(state.asked))
    wanted = GAME.read_option(recruits(state)[-1])
    others = [option for option in view.options if option != wanted]
    player = planner(noun_of(wanted), margin=-1.0)
    length = max(playing(player, state, option) for option in view.options)
    player.prudence.decisions = int(length * (len(view.options) + 3 * ENOUGH) / SINGLE)

    found = [each for each in player.weigh(view, [*others, wanted]) if len(each.plan) == 1]

    assert len(found) < len(others) // 2
    assert wanted in [each.option for each in found]
    assert all(each.worlds >= ENOUGH for each in found)


def test_a_first_look_at_all_options_leaves_half_of_the_thought_for_the_best() -> None:
    """Even where trying each of them once would take all of it."""
    state = recruiting()
    view = GAME.view(state, int(state.asked))
    player = planner(0, margin=-1.0)
    once = sum(playing(player, state, option) for option in view.options)
    player.prudence.decisions = int(once / SINGLE)

    found = [each for each in player.weigh(view, view.options) if len(each.plan) == 1]

    assert 0 < len(found) < len(view.options) // 2
    assert all(each.worlds > 2 for each in found)


@pytest.mark.parametrize("slug", sorted(OUTLOOKS))
def test_a_captain_whose_time_is_up_in_mid_world_goes_by_his_rules_of_thumb(slug: str) -> None:
    view = later(slug)
    hurried = captain(slug, 4, THINKING)
    dawdler = Dawdler(OUTLOOKS[slug], THINKING)
    hurried.outlook = dawdler

    assert make_player(slug, "sergeant", 4).choose(view, view.options) == hurried.choose(view, view.options)

    assert SECOND == dawdler.looks
    assert hurried.spent > 0


def test_an_estimate_is_a_mean_with_its_error() -> None:
    estimate = Estimate([7])
    for gain in (0.1, 0.3, 0.2, 0.2):
        estimate.add(gain)

    assert pytest.approx(0.2) == estimate.gain()
    assert 0.03 < estimate.error() < 0.08


def test_what_is_surely_good_is_kept_before_what_may_be_better() -> None:
    sure, doubtful = Estimate([7]), Estimate([8])
    for gain in (0.05, 0.06) * 10:
        sure.add(gain)
    for gain in (0.9, -0.7):
        doubtful.add(gain)

    assert doubtful.gain() > sure.gain()
    assert [sure] == leading([doubtful, sure], 1)


@pytest.mark.parametrize("slug", sorted(OUTLOOKS))
def test_features_are_as_many_in_every_edition_and_say_nothing_endless(slug: str) -> None:
    game, outlook = load_game(slug), OUTLOOKS[slug]
    lengths = set()
    for edition, counts in game.describe().seats.items():
        for seats in counts:
            state = game.new(Setup(slug, edition, seats), key_of_seed(seats))
            script = make_player(slug, "recruit", 1)
            for _ in range(120):
                if state.asked != NOBODY:
                    seat = int(state.asked)
                    game.apply(state, script.choose(game.view(state, seat), list(map(int, state.options))))
            for seat in range(seats):
                found = outlook.features(game.view(state, seat))
                lengths.add(len(found))
                assert all(-20.0 < value < 20.0 for value in found), found
    assert 1 == len(lengths), lengths


@pytest.mark.parametrize("slug", sorted(OUTLOOKS))
def test_equal_captains_choose_alike(slug: str) -> None:
    view = later(slug)

    captains = [captain(slug, 4) for _ in range(2)]
    choices = [player.choose(view, view.options) for player in captains]

    assert choices[0] == choices[1]
    assert choices[0] in view.options
    assert captains[0].spent == captains[1].spent > 0


def test_the_captain_is_the_strongest_level() -> None:
    assert CAPTAIN == LEVELS[-1]
