"""The rules in force in one game: card tables, abilities by card, and the edition's answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from eastfront.games.barbarossa.tables import CardTables
from eastfront.games.barbarossa.verbs import (
    WINDOW_CLEAN_UP,
    WINDOW_COMBAT,
    WINDOW_REINFORCEMENT,
    WINDOW_STARTING,
    WINDOW_TACTICS,
)
from eastfront.kernel.edition import Answers
from eastfront.kernel.machine import Op

if TYPE_CHECKING:
    from eastfront.games.barbarossa.state import BarbarossaState


class Ability:
    """An activation ability (rule bb-9.2): where and when it may be used, its limit, its program.

    *needs_active*, *supply* and *tactic* are read off its cost, so that most offers need no call; *checks*
    are the other ops that must be able to run; *sure_attack* is what a use in
    combat that costs no more than exhaustion and points always gives.
    """

    def __init__(
        self,
        program: i64,
        played: bool,
        windows: i64,
        city_only: bool,
        foothold: bool,
        limited: bool,
        when: str,
        needs_active: bool,
        supply: i64,
        tactic: i64,
        checks: list[Op[BarbarossaState]],
        sure_attack: i64,
    ) -> None:
        self.program: i64 = program
        self.played = played
        self.windows: i64 = windows
        self.city_only = city_only
        self.foothold = foothold
        self.limited = limited
        self.when = when
        self.needs_active = needs_active
        self.supply: i64 = supply
        self.tactic: i64 = tactic
        self.checks = checks
        self.sure_attack: i64 = sure_attack


class Rules:
    """What the set-up's answers make of the cards and of the rulebook; shared by all states of a game."""

    def __init__(self, cards: CardTables, abilities: list[list[Ability]], answers: Answers) -> None:
        self.cards = cards
        self.answers = answers
        self.removable_supply = answers.say("removable_piles", "with-supply")
        self.removed_pile = answers.text("removed_pile")
        self.youngest_first = answers.say("first_player", "youngest")
        self.early_tactic = answers.say("tp_timing", "turn-start")
        self.early_reinforcement = answers.say("rp_timing", "turn-start")
        self.supply_anytime = answers.say("supply_window", "any-phase")
        self.supply_in_tactics_only = answers.say("supply_window", "tactics")
        self.skip_first_start = answers.say("first_starting_phase", "skipped")
        self.only_previous_turn = answers.say("reactivation_scope", "previous-turn")
        self.own_turn = answers.say("ability_window", "own-turn")
        self.deploy_any = answers.say("deploy_choice", "any-with-deploy-rule")
        self.any_card_attacks = answers.say("attack_requirement", "any-card")
        self.must_attack = answers.say("combat_mandatory", "on")
        self.spends_all = answers.say("ap_spend", "all")
        self.footholds_any_site = answers.say("foothold_targets", "any-site")
        self.footholds_discarded = answers.say("foothold_after_use", "discard")
        self.failed_foothold_red = answers.say("fail_foothold_red", "applies")
        self.red_on_reveal = answers.say("event_red_timing", "per-card")
        self.gains_first = answers.say("won_city_order", "gains-first")
        self.strategy_at_once = answers.say("strategy_return_timing", "after-play")
        self.return_on_top = answers.say("return_position", "top")
        self.gain_to_discard = answers.say("gained_cards", "discard-pile")
        self.end_at_once = answers.say("game_end", "at-once")
        self.vp_in_hand = not answers.say("vp_zones", "front-deck-discard")
        self.vp_in_play = answers.say("vp_zones", "all")
        self.tiebreak = answers.text("tiebreak")
        self.lay_on_self = answers.say("lay_on_self", "on")
        endless = answers.say("turn_limit", "none")
        self.turn_limit: i64 = 0 if endless else answers.number("turn_limit")
        self.anytime: i64 = WINDOW_TACTICS | WINDOW_COMBAT
        if self.own_turn:
            self.anytime |= WINDOW_STARTING | WINDOW_REINFORCEMENT | WINDOW_CLEAN_UP
        self.front_abilities: list[list[Ability]] = []
        self.played_abilities: list[list[Ability]] = []
        for card_abilities in abilities:
            in_force = [each for each in card_abilities if not each.when or self.answer_is(each.when)]
            self.front_abilities.append([each for each in in_force if not each.played])
            self.played_abilities.append([each for each in in_force if each.played])

    def answer_is(self, text: str) -> bool:
        """Tell whether *text*, `key=value`, is the answer in force."""
        key, _, value = text.partition("=")
        return self.answers.say(key, value)
