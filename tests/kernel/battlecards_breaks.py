"""Breaks for copies of BattleCards' card files: what is changed, and what the message must say."""

from __future__ import annotations

from typing import Final

from tests.kernel.breaking import Breaks

AUTOKILL: Final = '{ ability = "autokill", type = "ground", most = 5 }'
AURA: Final = '{ ability = "aura", type = "ground", attack = 2 }'
FORCES: Final = '_forces = ["ground", "air"]'
REST: Final = '\n[card.provenance]\nrest = ["reconstructed", "own values"]\n'

UNITS: Final[Breaks] = {
    "soviet.toml georgy-zhukov": [
        ('name = "Georgy Zhukov"\n', "", "name: is missing"),
        ('name = "Georgy Zhukov"', 'name = ""', "name: must be a text, not ''"),
        ('code = "SOV-01"\n', "", "code: is missing"),
        ('kind = "unit"', 'kind = "army"', "kind: unknown 'army'; valid: unit, battle, buildup, "),
        ('kind = "unit"\n', "", "kind: is missing"),
        ('kind = "unit"', 'kind = "battle"', "side: unknown field; valid: id, code, kind, "),
        ('side = "soviet"', 'side = "russian"', "side: unknown 'russian'; valid: german, british, "),
        (
            'side = "soviet"',
            'side = "british"',
            "side: 'british' does not fit the set russian-front; valid: barbarossa, soviet",
        ),
        ("copies = 1\n", "", "copies: is missing"),
        ("copies = 1", "copies = 0", "copies: must be a whole number from 1 to 99, not 0"),
        ("copies = 1", "copies = 2", "copies: must be 1, as each general is one person, not 2"),
        ("copies = 1", "copees = 1", "copees: unknown field; valid: id, code, kind, "),
        ('type = "ground"\n', 'type = "space"\n', "type: unknown 'space'; valid: ground, air, sea"),
        ('type = "ground"\n', 'type = "air"\n', "class: 'general' does not fit the type air; valid: "),
        ('class = "general"', 'class = "genral"', "class: unknown 'genral'; valid: infantry, armor, "),
        ('class = "general"', 'class = "leader"', "phases: does not belong to a leader, who never fights"),
        ("phases = [3]", "phases = [5]", "phases: must hold whole numbers from 1 to 4, not 5"),
        ("phases = [3]", "phases = [3, 3]", "phases: holds 3 twice"),
        ("phases = [3]", "phases = 3", "phases: must be a list of whole numbers, not 3"),
        ("phases = [3]\n", "", "phases: is missing"),
        ("shots = 1", "shots = true", "shots: must be a whole number from 1 to 9, not True"),
        ("{ ground = 13 }", "{ ground = 31 }", "attack.ground: must be a whole number from 0 to 30, not 31"),
        ("{ ground = 13 }", "{ land = 13 }", "attack.land: unknown field; valid: air, ground, sea"),
        ("{ ground = 13 }", "13", "attack: must be a table, not 13"),
        ("ground = 9, air = 8, sea = 9", "ground = 9, air = 8", "defence.sea: is missing"),
        ("defence = { ground = 9, air = 8, sea = 9 }\n", "", "defence: is missing"),
        ("\n[card.provenance]", "\nnote = 1\n[card.provenance]", "note: unknown field; valid: "),
        (REST, "\n", "provenance: is missing"),
        ("rest = [", "name = [", "provenance.side: has no provenance"),
        ("rest = [", "rset = [", "provenance.rset: is not a field of this card"),
        ('["reconstructed"', '["guessed"', "provenance.rest: must be [status, source]; valid "),
    ],
    "barbarossa.toml erich-von-manstein": [
        (AURA, AURA.replace("aura", "halo"), "abilities[1].ability: unknown 'halo'; valid: aura, autokill, "),
        (AURA, AURA.replace("ground", "land"), "abilities[1].type: unknown 'land'; valid: ground, air, sea"),
        (AURA, AURA.replace("attack", "atack"), "abilities[1].atack: unknown field; valid: ability, attack"),
        (AURA, AURA.replace(", attack = 2", ""), "abilities[1].attack: must be above 0 if there is"),
        (AURA, AURA.replace("2", '"2"'), "abilities[1].attack: must be a whole number from 0 to 30, not '2'"),
        (AUTOKILL, AURA, "abilities[2].ability: 'aura' is there twice"),
        (AUTOKILL, AUTOKILL.replace(", most = 5", ""), "abilities[2].most: is missing"),
        (AUTOKILL, '"autokill"', "abilities: must hold tables only, not 'autokill'"),
        (
            AUTOKILL,
            '{ ability = "leader", draw = 1, deploy = 1 }',
            "abilities[2].ability: 'leader' does not fit the class general; valid: aura, autokill, ",
        ),
    ],
    "soviet.toml stavka": [
        ("\nabilities", "\nattack = { ground = 3 }\nabilities", "attack: does not belong to a leader"),
        ("\nabilities", "\nshots = 1\nabilities", "shots: does not belong to a leader, who never fights"),
        ("copies = 1", "copies = 2", "copies: must be 1, as each leader is one person, not 2"),
        ("draw = 1", "draw = 10", "abilities[1].draw: must be a whole number from 0 to 9, not 10"),
        ('abilities = [{ ability = "leader", draw = 1, deploy = 1 }]\n', "", "abilities: is missing; "),
        (
            '{ ability = "leader", draw = 1, deploy = 1 }',
            AURA,
            "abilities[1].ability: 'aura' does not fit the class leader; valid: leader",
        ),
    ],
    "soviet.toml zis-3-76-mm-gun": [
        ('["infantry"]', '["cavalry"]', "abilities[1].classes: unknown 'cavalry'; valid: infantry, armor, "),
        ('["infantry"]', '["infantry", "infantry"]', "abilities[1].classes: holds 'infantry' twice"),
        ('["infantry"]', "[]", "abilities[1].classes: must hold at least 1 of infantry, armor, "),
    ],
    "british.toml hms-ark-royal": [
        ("points = 10", "points = 0", "abilities[1].points: must be a whole number from 1 to 30, not 0"),
        ('side = "british"', 'side = "soviet"', "side: 'soviet' does not fit the set western; "),
    ],
    "german.toml admiral-karl-donitz": [
        ("copies = 1", "copies = 3", "copies: must be 1, as each admiral is one person, not 3"),
    ],
}
BATTLES: Final[Breaks] = {
    "russian-front-battles.toml battle-for-kiev": [
        ("number = 10", "number = 21", "number: must be a whole number from 1 to 20, not 21"),
        ("number = 10\n", "", "number: is missing"),
        ("number = 10", "numbers = [10]", "numbers: unknown field; valid: "),
        ("number = 10", "number = 10\ncopies = 2", "copies: unknown field; valid: "),
        ('date = "Jul–Sep 1941"', "date = 1941", "date: must be a text, not 1941"),
        ('"barbarossa"', '"finland"', "aggressor: unknown 'finland'; valid: german, british, barbarossa, "),
        ('"barbarossa"', '"german"', "aggressor: 'german' does not fit the set russian-front; valid: "),
        ('"soviet"', '"barbarossa"', "defender: must be the enemy of the aggressor 'barbarossa'"),
        ('"soviet"', '"british"', "defender: 'british' does not fit the set russian-front; valid: "),
        (f"aggressor{FORCES}", "aggressor_forces = []", "aggressor_forces: must hold at least 1 of ground"),
        (f"defender{FORCES}", 'defender_forces = ["land"]', "defender_forces: unknown 'land'; valid: "),
        (f"defender{FORCES}", "", "defender_forces: is missing"),
        ("victory = 5", "victory = -1", "victory: must be a whole number from 0 to 99, not -1"),
        ("forced = true", 'forced = "yes"', "forced: must be true or false, not 'yes'"),
        ("forced = true", "forced = 1", "forced: must be true or false, not 1"),
        (
            "victory = 5",
            'victory = 5\nhomeland = "barbarossa"',
            "homeland: 'barbarossa' does not fit the defender",
        ),
        (
            "victory = 5",
            'victory = 5\nobjective = "sea"',
            "objective: 'sea' does not fit the defender's forces; valid: ",
        ),
    ],
    "russian-front-battles.toml siege-of-leningrad": [
        ('objective = "ground"', 'objective = "city"', "objective: unknown 'city'; valid: ground, air, sea"),
        ("prepared = 1", "prepared = 0", "prepared: must be a whole number from 1 to 9, not 0"),
        ("prepared = 1", "prepered = 1", "prepered: unknown field; valid: "),
    ],
    "russian-front-battles.toml stalingrad": [
        ('form = "holds"', 'form = "has"', "requires.form: unknown 'has'; valid: holds, fought"),
        ("count = 1", "count = 4", "requires.of: must name at least 4 battles"),
        ("count = 1", "count = 0", "requires.count: must be a whole number from 1 to 99, not 0"),
        ("count = 1, ", "", "requires.count: is missing"),
        ("count = 1", "least = 1, count = 1", "requires.least: unknown field; valid: count, form, of"),
        ('"smolensk"', '"smolnesk"', "requires.of: unknown 'smolnesk'; valid: arctic-convoys, battle-for-"),
        ('"smolensk"', '"dunkirk"', "requires.of: unknown 'dunkirk'; valid: arctic-convoys, "),
        ('"smolensk"', '"uman-pocket"', "requires.of: unknown 'uman-pocket'; valid: arctic-convoys, "),
        ('"smolensk"', '"stalingrad"', "requires.of: unknown 'stalingrad'; valid: arctic-convoys, "),
        ('"smolensk"', '"sevastopol"', "requires.of: names a battle twice"),
    ],
    "western-battles.toml invasion-of-britain": [
        (
            'homeland = "british"',
            'homeland = "german"',
            "homeland: 'german' does not fit the defender; valid: ",
        ),
        ('aggressor = "german"', 'aggressor = "british"', "defender: must be the enemy of the aggressor "),
        ('"norway"', '"kursk"', "requires.of: unknown 'kursk'; valid: ardennes-offensive, "),
    ],
}
OTHERS: Final[Breaks] = {
    "conflict.toml military-buildup": [
        ("[3, 6, 9", "[3, 6, 6, 9", "numbers: holds 6 twice"),
        ("[3, 6, 9", "[3, 6, 21", "numbers: must hold whole numbers from 1 to 20, not 21"),
        ("[3, 6, 9, 12, 15, 18]", "[]", "numbers: must be a list of whole numbers, not []"),
        ("numbers = [3, 6, 9, 12, 15, 18]", "number = 3", "numbers: is missing"),
        ('"draw_to"', '"draw_two"', "play[1].op: unknown 'draw_two'; valid: capture, deploy, "),
        ('"draw_to", hand', '"draw_to", hands', "play[1].hand: is missing"),
        ("most = 3", "most = 3, behnd = 2", "play[2].behnd: unknown field; valid: behind, most, op"),
        ("hand = 6", "hand = 21", "play[1].hand: must be a whole number from 0 to 20, not 21"),
        (
            '"discard_any"',
            '"survive"',
            "play[3].op: 'survive' belongs to kept cards, not to the kind buildup",
        ),
        (
            'kind = "buildup"',
            'kind = "buildup"\nwindow = "turn"',
            "window: belongs to kept cards, and to all ",
        ),
        (
            "\n[card.provenance]",
            "\ncounterable = true\n[card.provenance]",
            "counterable: belongs to cards that ",
        ),
    ],
    "conflict.toml general-mobilization": [
        ('kind = "buildup"', 'kind = "kept"', "window: belongs to kept cards, and to all of them"),
        ('{ op = "discard_to", hand = 6 }', '"discard_to"', "play: must hold tables only, not 'discard_to'"),
    ],
    "conflict.toml spies": [
        ("counterable = true", "counterable = 1", "counterable: must be true or false, not 1"),
        ("counterable = true", 'counterable = "no"', "counterable: must be true or false, not 'no'"),
        ('play = [{ op = "spy" }]', "play = []", "play: must hold at least one op"),
        ('[{ op = "spy" }]', '{ op = "spy" }', "play: must be a list of tables, not {'op': 'spy'}"),
    ],
    "conflict.toml captured-equipment": [
        (
            '["ground", "air"]',
            '["ground", "land"]',
            "play[1].stacks: unknown 'land'; valid: ground, air, sea",
        ),
        ('["ground", "air"]', "[]", "play[1].stacks: must hold at least 1 of ground, air, sea"),
    ],
    "conflict.toml delay-tactics": [
        ('window = "delay"', 'window = "delays"', "window: unknown 'delays'; valid: delay, turn, round, "),
        ('window = "delay"', "window = 1", "window: must be a text, not 1"),
        (
            'window = "delay"',
            'window = "turn"',
            "play[1].op: 'prevent_battle' does not fit the window turn; valid: refight",
        ),
    ],
    "conflict.toml dug-in": [
        (", defence = 3", "", "play[1].attack: must be above 0 if there is no defence"),
        (
            ", defence = 3",
            ", defense = 3",
            "play[1].defense: unknown field; valid: attack, defence, op, type",
        ),
        ("defence = 3", "defence = 10", "play[1].defence: must be a whole number from 0 to 9, not 10"),
        ('type = "ground"', 'type = "land"', "play[1].type: unknown 'land'; valid: ground, air, sea"),
    ],
}
OF_SOVIET: Final = "differs from the card of the same id in soviet.toml"
OF_BATTLES: Final = "differs from the card of the same id in russian-front-battles.toml"
OF_CONFLICT: Final = "differs from the card of the same id in conflict.toml"
PACKS: Final[Breaks] = {
    "pack-x1.toml georgy-zhukov": [
        ("attack = { ground = 13 }", "attack = { ground = 14 }", f"attack: {OF_SOVIET}"),
        ("most = 5", "most = 4", f"abilities: {OF_SOVIET}"),
        ('name = "Georgy Zhukov"', 'name = "Zhukov"', f"name: {OF_SOVIET}"),
        ("copies = 1", "copies = 2", "copies: must be 1, as each general is one person, not 2"),
    ],
    "pack-x1.toml stalingrad": [
        ("victory = 6", "victory = 7", f"victory: {OF_BATTLES}"),
        ('objective = "ground"', "", f"objective: {OF_BATTLES}"),
        ('objective = "ground"', 'objective = "ground"\nprepared = 1', f"prepared: {OF_BATTLES}"),
    ],
    "pack-x2.toml uman-pocket": [
        ('aggressor = "barbarossa"', 'aggressor = "german"', "aggressor: 'german' does not fit the set x2; "),
    ],
    "pack-x2.toml backhand-blow": [
        ('"kharkov"', '"operation-iskra"', "requires.of: unknown 'operation-iskra'; valid: arctic-convoys, "),
    ],
    "pack-x2.toml marder-iii": [
        (
            'side = "barbarossa"',
            'side = "german"',
            "side: 'german' does not fit the set x2; valid: barbarossa, ",
        ),
    ],
    "pack-x2.toml railway-repair-troops": [
        ("numbers = [8]", "numbers = [0]", "numbers: must hold whole numbers from 1 to 20, not 0"),
    ],
}
# For each card: the id that it is given instead, perhaps another change, and what is wrong with that.
RENAMED: Final = [
    ("soviet.toml rifle-division", "georgy-zhukov", "", "", "id: is used twice"),
    ("barbarossa.toml erich-von-manstein", "georgy-zhukov", "", "", "id: is used twice"),
    ("russian-front-battles.toml kursk", "smolensk", "", "", "id: is used twice"),
    ("pack-x1.toml ivan-konev", "aleksandr-vasilevsky", "", "", "id: is used twice"),
    ("pack-x2.toml wespe", "spies-2", "", "", "id: is used twice"),
    ("conflict.toml sabotage", "spies", "[5, 16]", "[19]", "id: is used twice with the number 19"),
    ("conflict.toml sabotage", "spies", "", "", f"name: {OF_CONFLICT}"),
    ("conflict.toml dug-in", "spies", "", "", f"kind: {OF_CONFLICT}"),
    (
        "pack-x1.toml lend-lease-convoy",
        "military-buildup",
        "[13]",
        "[12]",
        "id: is used twice with the number",
    ),
    ("pack-x1.toml lend-lease-convoy", "military-buildup", "", "", f"name: {OF_CONFLICT}"),
    (
        "german.toml western-panther",
        "panther",
        "",
        "",
        "side: differs from the card of the same id in barbar",
    ),
    ("pack-x2.toml wespe", "georgy-zhukov", "", "", f"name: {OF_SOVIET}"),
]
