"""Breaks for copies of Stalingrad's data files: what is changed, and what the message must say."""

from __future__ import annotations

from typing import Final

from tests.kernel.breaking import Breaks

REST: Final = '[card.provenance]\nrest = ["reconstructed", "own values"]\n'
DRAW_NOTE: Final = '{ question = "draw", amount = 1 }'
STAY: Final = '{ op = "stay", wins = 6 }'
REINFORCE: Final = '{ op = "reinforce", discount = 2 }'
FIRST: Final = '{ question = "price", holder = "soviet", first = true, amount = -1 }'

LOCATIONS: Final[Breaks] = {
    "locations.toml mamayev-kurgan": [
        ('name = "Mamayev Kurgan"\n', "", "name: is missing"),
        ('name = "Mamayev Kurgan"', "name = 1", "name: must be a text, not 1"),
        ('code = "L01"\n', "", "code: is missing"),
        ('code = "L01"', 'code = ""', "code: must be a text, not ''"),
        (
            'code = "L01"',
            'code = "L01"\ncopies = 2',
            "copies: unknown field; valid: id, code, clauses, provenance, name,",
        ),
        ('code = "L01"', 'code = "L01"\nside = "soviet"', "side: unknown field; valid: "),
        ("chart = [3, 3, 3, 3, 2, 2, 2, 1, 1, 1]\n", "", "chart: is missing"),
        ("[3, 3, 3, 3, 2, 2, 2, 1, 1, 1]", "[]", "chart: must be a list of whole numbers, not []"),
        ("[3, 3, 3, 3, 2, 2, 2, 1, 1, 1]", "3", "chart: must be a list of whole numbers, not 3"),
        ("2, 2, 2, 1", "2, 2, 3, 1", "chart: must not rise, but 3 follows 2"),
        ("2, 2, 2, 1", "2, 2, -1, 1", "chart: must hold whole numbers from 0 to 99, not -1"),
        ("2, 2, 2, 1", '2, 2, "2", 1', "chart: must hold whole numbers from 0 to 99, not '2'"),
        ("2, 2, 2, 1", "2, 2, 1.5, 1", "chart: must hold whole numbers from 0 to 99, not 1.5"),
        (", amount = 1 }", " }", "notes[1].amount: is missing"),
        ("amount = 1", "amount = 0", "notes[1].amount: must not be 0"),
        ("amount = 1", "amount = -1", "notes[1].amount: must be above 0 for draw, not -1"),
        ("amount = 1", "amount = 10", "notes[1].amount: must be a whole number from -9 to 9, not 10"),
        ("amount = 1", 'amount = "1"', "notes[1].amount: must be a whole number from -9 to 9, not '1'"),
        ("amount = 1", "amuont = 1", "notes[1].amount: is missing"),
        (
            "amount = 1",
            "amount = 1, cards = 1",
            "notes[1].cards: unknown field; valid: amount, first, holder,",
        ),
        ('question = "draw", ', "", "notes[1].question: is missing"),
        (
            'question = "draw"',
            'question = "drew"',
            "notes[1].question: unknown 'drew'; valid: draw, shelter, ",
        ),
        (
            "amount = 1",
            'amount = 1, holder = "axis"',
            "notes[1].holder: unknown 'axis'; valid: german, soviet",
        ),
        ("amount = 1", 'amount = 1, types = ["tanks"]', "notes[1].types: belongs to price, not to draw"),
        ("amount = 1", "amount = 1, first = true", "notes[1].first: belongs to price, not to draw"),
        (DRAW_NOTE, f"{DRAW_NOTE}, {DRAW_NOTE}", "notes[2].question: 'draw' is there twice"),
        (f"[{DRAW_NOTE}]", DRAW_NOTE, "notes: must be a list of tables, not {'question'"),
        (DRAW_NOTE, '"draw"', "notes: must hold tables only, not 'draw'"),
        (f"notes = [{DRAW_NOTE}]\n", "", "keeps: belongs to Locations with notes, and to"),
        ("keeps = true\n", "", "keeps: belongs to Locations with notes, and to all of them"),
        ("keeps = true", 'keeps = "yes"', "keeps: must be true or false, not 'yes'"),
        ('rest = ["reconstructed", "own values"]\n', "", "provenance.notes: has no provenance"),
        ('"chart.length"', '"cart.length"', "provenance.cart.length: is not a field of this card"),
        (
            '"chart.length" = ["stated", "RB"]',
            '"chart.length" = ["sure", "RB"]',
            "provenance.chart.length: must be ",
        ),
    ],
    "locations.toml pavlovs-house": [
        ("amount = 2", "amount = -2", "notes[1].amount: must be above 0 for shelter, not -2"),
        (
            "amount = 2",
            'amount = 2, holder = "soviet"',
            "notes[1].holder: belongs to draw, price, toll, march, not",
        ),
    ],
    "locations.toml dzerzhinsky-tractor-works": [
        (
            '["tanks"]',
            '["tank"]',
            "notes[1].types: unknown 'tank'; valid: infantry, motorised, tanks, engineers",
        ),
        ('["tanks"]', '["tanks", "tanks"]', "notes[1].types: holds 'tanks' twice"),
        ('["tanks"]', "[]", "notes[1].types: must hold at least 1 of infantry, motorised, tanks, "),
        ('["tanks"]', '"tanks"', "notes[1].types: must be a list of texts, not 'tanks'"),
    ],
    "locations.toml grain-elevator": [
        (
            'code = "L06"',
            'code = "L06"\nkeeps = false',
            "keeps: belongs to Locations with notes, and to all of",
        ),
    ],
    "locations.toml central-railway-station": [
        ("amount = 1", "amount = 2", "notes[1].amount: must be 1 for march, not 2"),
    ],
    "locations.toml lazur-chemical-plant": [
        ("amount = 1", "amount = -1", "notes[1].amount: must be above 0 for armour, not -1"),
    ],
    "locations.toml central-volga-landing": [
        ("first = true", "first = 1", "notes[1].first: must be true or false, not 1"),
        ('question = "toll"', 'question = "price"', "notes[2].question: 'price' is there twice"),
        (FIRST, FIRST.replace("price", "toll"), "notes[1].first: belongs to price, not to toll"),
    ],
}
FORCES: Final[Breaks] = {
    "german-forces.toml 16th-panzer-division": [
        ('name = "16th Panzer Division"\n', "", "name: is missing"),
        ('type = "tanks"\n', "", "type: is missing"),
        (
            'type = "tanks"',
            'type = "cavalry"',
            "type: unknown 'cavalry'; valid: infantry, motorised, tanks, ",
        ),
        ("value = 5\n", "", "value: is missing"),
        ("value = 5", "value = 0", "value: must be a whole number from 1 to 99, not 0"),
        ("combat = 6", "combat = -1", "combat: must be a whole number from 0 to 99, not -1"),
        ("combat = 6", "combat = true", "combat: must be a whole number from 0 to 99, not True"),
        ("rations = 5", "rations = 100", "rations: must be a whole number from 0 to 99, not 100"),
        (
            "rations = 5",
            "ration = 5",
            "ration: unknown field; valid: id, code, clauses, provenance, name, type, value, ",
        ),
        ("rations = 5", "rations = 5\ncopies = 2", "copies: unknown field; valid: "),
        (
            '["mobile"]',
            '["mobil"]',
            "abilities: unknown 'mobil'; valid: mobile, assault, defence, stubborn, ",
        ),
        ('["mobile"]', '["mobile", "mobile"]', "abilities: holds 'mobile' twice"),
        ('["mobile"]', "[]", "abilities: must hold at least 1 of mobile, assault, "),
        ('["mobile"]', '"mobile"', "abilities: must be a list of texts, not 'mobile'"),
        ('["mobile"]', "[1]", "abilities: must hold texts only, not 1"),
        (
            '["reconstructed", "own values"]',
            '["reconstructed"]',
            "provenance.rest: must be [status, source]; valid",
        ),
    ],
    "soviet-forces.toml 13th-guards-rifle-division": [
        (
            "card.provenance",
            "card.provenence",
            "provenence: unknown field; valid: id, code, clauses, provenance, ",
        ),
    ],
}
ACTIONS: Final[Breaks] = {
    "german-actions.toml stuka-dive-bombers": [
        ('name = "Stuka Dive-Bombers"\n', "", "name: is missing"),
        ("copies = 4\n", "", "copies: is missing"),
        ("copies = 4", "copies = 0", "copies: must be a whole number from 1 to 99, not 0"),
        (
            "copies = 4",
            "copees = 4",
            "copees: unknown field; valid: id, code, clauses, provenance, name, copies, ",
        ),
        ("firefight = -2\n", "", "firefight: is missing"),
        ("firefight = -2", "firefight = 0", "firefight: must not be 0"),
        ("firefight = -2", "firefight = -4", "firefight: must be a whole number from -3 to 3, not -4"),
        ('["air"]', '["naval"]', "keywords: unknown 'naval'; valid: air, artillery, uranus"),
        ('["air"]', '["air", "air"]', "keywords: holds 'air' twice"),
        ('["air"]', "[]", "keywords: must hold at least 1 of air, artillery, uranus"),
        (
            'op = "combat"',
            'op = "fight"',
            "battle[1].op: unknown 'fight'; valid: bomb, breach, cancel, combat, ",
        ),
        ('op = "combat", ', "", "battle[1].op: is missing"),
        ('{ op = "rubble", amount = 1 }', '{ op = "rubble" }', "battle[2].amount: is missing"),
        ("amount = 1", "amount = 0", "battle[2].amount: must be a whole number from 1 to 9, not 0"),
        ("amount = 1", "amount = 1, at = 3", "battle[2].at: unknown field; valid: amount, op"),
        (
            "amount = 4",
            "amount = 4, bonus = 1",
            "battle[1].bonus: unknown field; valid: amount, armoured, at, op",
        ),
        ("battle = [", "batle = [", "batle: unknown field; valid: "),
        ("battle = [", "action = [", "action[1].op: 'combat' does not fit the mode action; valid: battle"),
        (
            "battle = [",
            "reaction = [",
            "reaction[1].op: 'combat' does not fit the mode reaction; valid: battle",
        ),
        (
            '[{ op = "combat", amount = 4 }, { op = "rubble", amount = 1 }]',
            "[]",
            "battle: must hold at least one op",
        ),
        ('{ op = "rubble", amount = 1 }', '"rubble"', "battle: must hold tables only, not 'rubble'"),
        (REST, "", "provenance: is missing"),
        (
            'battle = [{ op = "combat", amount = 4 }, { op = "rubble", amount = 1 }]\n',
            "",
            "action: is missing; a card",
        ),
    ],
    "german-actions.toml heavy-artillery": [
        ("battle = [", "action = [", "action[1].op: 'weaken' does not fit the mode action; valid: battle"),
    ],
    "german-actions.toml carpet-bombing": [
        ("rubble = 2", "rubble = 0", "action[1].rubble: must be a whole number from 1 to 9, not 0"),
        ("rations = 1", "rations = 0", "action[1].rations: must be a whole number from 1 to 9, not 0"),
        ("action = [", "battle = [", "battle[1].op: 'bomb' does not fit the mode battle; valid: action"),
        ("copies = 2", 'copies = 2\nrole = "attacker"', "role: belongs to battle events alone"),
    ],
    "german-actions.toml panzer-thrust": [
        ("armoured = 4", "armoured = 2", "battle[1].armoured: must be above the amount, 2, not 2"),
        ("armoured = 4", "armoured = 10", "battle[1].armoured: must be a whole number from 1 to 9, not 10"),
        (
            "armoured = 4",
            'at = "pavlovs-house"',
            "battle[1].at: needs armoured, the amount that counts there",
        ),
        (
            "armoured = 4",
            'armoured = 4, at = "moscow"',
            "battle[1].at: unknown 'moscow'; valid: barrikady-gun-",
        ),
        (
            "armoured = 4",
            'armoured = 4, at = "assault-guns"',
            "battle[1].at: unknown 'assault-guns'; valid: barrikady-gun-factory, central-",
        ),
    ],
    "german-actions.toml pioneer-assault": [
        ('role = "attacker"', 'role = "german"', "role: unknown 'german'; valid: attacker, defender"),
        ('{ op = "breach" }', '{ op = "breach", amount = 2 }', "battle[2].amount: unknown field; valid: op"),
    ],
    "german-actions.toml kampfgruppe": [
        (REINFORCE, f"{REINFORCE}, {REINFORCE}", "action[2].op: 'reinforce' is there twice"),
        ("action = [", "battle = [", "battle[1].op: 'reinforce' does not fit the mode battle; valid: action"),
        (
            "copies = 4",
            f"copies = 4\nreaction = [{REINFORCE}]",
            "reaction[1].op: 'reinforce' does not fit the mode reaction; valid: action",
        ),
    ],
    "german-actions.toml signals-intercept": [
        (
            "reaction = [",
            "action = [",
            "action[1].op: 'cancel' does not fit the mode action; valid: reaction",
        ),
        (
            "reaction = [",
            "battle = [",
            "battle[1].op: 'cancel' does not fit the mode battle; valid: reaction",
        ),
        (
            '"cancel" }',
            '"cancel", keywords = [] }',
            "reaction[1].keywords: must hold at least 1 of air, artillery",
        ),
        (
            '"cancel" }',
            '"cancel", keywords = ["uran"] }',
            "reaction[1].keywords: unknown 'uran'; valid: air, ",
        ),
    ],
    "german-actions.toml operation-winter-storm": [
        ('keyword = "uranus"', 'keywords = ["uranus"]', "action[1].keyword: is missing"),
    ],
    "german-actions.toml exploitation": [
        (
            'start = "controlled"',
            'start = "control"',
            "action[1].start: unknown 'control'; valid: controlled, ",
        ),
        (
            'action = [{ op = "infiltrate"',
            'battle = [{ op = "infiltrate"',
            "battle[1].op: 'infiltrate' does not ",
        ),
    ],
    "soviet-actions.toml operation-uranus": [
        ("wins = 6", "wins = 7", "action[2].wins: must be at most 6, the copies of the card, not 7"),
        ("wins = 6", "wins = 0", "action[2].wins: must be a whole number from 1 to 99, not 0"),
        ("copies = 6", "copies = 5", "action[2].wins: must be at most 5, the copies of the card, not 6"),
        (STAY, f"{STAY}, {STAY}", "action[3].op: 'stay' is there twice"),
        (f", {STAY}", "", "standing: belongs to cards that stay"),
        ("action = [", "battle = [", "battle[2].op: 'stay' does not fit the mode battle; valid: action"),
        ('zone = "any"', 'zone = "perimeter"', "action[1].zone: unknown 'perimeter'; valid: control, any"),
        ('question = "draw"', 'question = "price"', "standing[1].question: unknown 'price'; valid: draw"),
        ("amount = 1", "amount = 0", "standing[1].amount: must be a whole number from 1 to 9, not 0"),
        ("amount = 1", "amount = 1, cards = 1", "standing[1].cards: unknown field; valid: amount, question"),
        (DRAW_NOTE, f"{DRAW_NOTE}, {DRAW_NOTE}", "standing[2].question: 'draw' is there twice"),
        ("amount = 1 }]", "amount = 1 }, 1]", "standing: must hold tables only, not 1"),
    ],
    "soviet-actions.toml hugging-the-enemy": [
        ('["air", "artillery"]', "[]", "battle[1].keywords: must hold at least 1 of air, artillery, uranus"),
        ('["air", "artillery"]', '["air", "air"]', "battle[1].keywords: holds 'air' twice"),
    ],
}
# The file of questions: what the kernel refuses, and what only this game's rules refuse.
QUESTIONS: Final = [
    (
        'default_edition = "standard"',
        'default_edition = "x"',
        "file: default_edition: unknown 'x'; valid: standard",
    ),
    ('default_edition = "standard"\n', "", "file: default_edition: is missing"),
    ('name = "Battle for Stalingrad"\n', "", "standard: name: is missing"),
    ('document = "A"', "", "standard: document: is missing"),
    ('key = "flips"', 'key = "control"', "control: key: is used twice"),
    ('title = "What gives Control of a Location"\n', "", "control: title: is missing"),
    ('answers = { standard = "both" }', "answers = {}", "flips: answers.standard: is missing"),
    ('standard = "both"', 'standard = "two"', "flips: answers.standard: unknown 'two'; valid: both, one"),
    ('standard = "both"', 'standard = "both", x = "one"', "flips: answers.x: unknown field; valid: standard"),
    (
        'rules = ["sg-7.12", "sg-7.13"]',
        'rules = ["sg-7.12"]',
        "flips: rules: must name one clause for each value",
    ),
    ("numbers = [1, 99]", "numbers = [99, 1]", "turn_cap: numbers: must be [lowest, highest]"),
    ("[[question]]", "[[questoin]]", "file: questoin: unknown; valid: "),
]
RULES_QUESTIONS: Final = [
    ('key = "flips"', 'key = "flip"', "flips: key: is missing, but the rules ask it"),
    (
        "[[question]]",
        '[[question]]\nkey = "snow"\ntitle = "x"\nvalues = ["on"]\nrules = ["sg-1.1"]\n'
        'answers = { standard = "on" }\n[[question]]',
        "snow: key: is not asked by the rules; valid: control, uranus_win, flips, ",
    ),
    (
        'values = ["both", "one"]',
        'values = ["both", "none"]',
        "flips: values: must be both, one and no numbers",
    ),
    (
        'answers = { standard = "both" }',
        'answers = { standard = "both" }\nnumbers = [1, 2]',
        "flips: values: must be",
    ),
    (
        'values = ["20"]\nrules = ["sg-1.17"]\nanswers = { standard = "20" }',
        'values = ["never"]\nrules = ["sg-1.17"]\nanswers = { standard = "never" }',
        "turn_cap: values: must be whole numbers",
    ),
]
LEDGER: Final = [
    ('id = "sg-1.1"\n', "", "rule 1: id: is missing"),
    ('id = "sg-1.2"', 'id = "sg-1.1"', "sg-1.1: id: is used twice"),
    (
        'status = "stated"',
        'status = "sure"',
        "sg-1.1: status: unknown 'sure'; valid: stated, derived, ruled, ",
    ),
    (
        'id = "sg-1.1"\n',
        'id = "sg-1.1"\ncolour = 1\n',
        "sg-1.1: colour: unknown field; valid: editions, id, option",
    ),
    ('editions = ["standard"]', 'editions = ["x"]', "sg-1.1: editions: unknown 'x'; valid: standard"),
    ('status = "stated"', 'status = "ruled"', "sg-1.1: why: is missing, and a ruling needs one"),
    (
        'option = "control=presence"',
        'option = "control=flags"',
        "sg-3.1: option: no question has the answer 'control",
    ),
    (
        'option = "control=presence"',
        'option = "controls"',
        "sg-3.1: option: no question has the answer 'controls'",
    ),
    ('text = "', 'text = ""\ntxet = "', "sg-1.1: text: must be a text, not ''"),
    ("[[rule]]", "[[rul]]", "file: rul: unknown; valid: rule"),
]
