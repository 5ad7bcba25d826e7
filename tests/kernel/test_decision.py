"""Options: one int for a verb and a noun, in the order of verbs, then nouns."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from eastfront.kernel.decision import NOUN_MASK, Decision, noun_of, option_of, verb_of
from tests.contract.profile import examples

VERBS = st.integers(min_value=0, max_value=200)
NOUNS = st.integers(min_value=0, max_value=NOUN_MASK)


@examples(60)
@given(VERBS, NOUNS)
def test_an_option_is_its_verb_and_its_noun(verb: int, noun: int) -> None:
    option = option_of(verb, noun)

    assert (verb, noun) == (verb_of(option), noun_of(option))


@examples(60)
@given(VERBS, NOUNS, VERBS, NOUNS)
def test_options_are_in_order_of_verb_then_noun(verb: int, noun: int, other: int, thing: int) -> None:
    assert ((verb, noun) < (other, thing)) == (option_of(verb, noun) < option_of(other, thing))


def test_a_decision_says_who_is_asked_what() -> None:
    decision = Decision(1, "pick", [option_of(2, 3)])

    assert (1, "pick", [2 * 4096 + 3]) == (decision.seat, decision.kind, decision.options)
