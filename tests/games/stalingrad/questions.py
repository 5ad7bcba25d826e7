"""A scene for every question that Stalingrad can ask."""

from __future__ import annotations

from tests.games.stalingrad.scene import Scene


def choosing(scene: Scene) -> None:
    scene.opens()
    scene.soviet.chooses("choose", "131st-rifle-division")
    scene.soviet.chooses("choose", "92nd-naval-rifle-brigade")
    scene.soviet.chooses("choose", "115th-rifle-brigade")


def choosing_with_the_last_point(scene: Scene) -> None:
    scene.opens()
    for force in ("37th-guards-rifle-division", "39th-guards-rifle-division", "95th-rifle-division"):
        scene.soviet.chooses("choose", force)


def placing(scene: Scene) -> None:
    scene.row("mamayev-kurgan", "pavlovs-house")
    scene.opens()
    scene.soviet.ends()
    scene.german.chooses("choose", "371st-infantry-division")
    scene.german.chooses("choose", "384th-infantry-division")
    scene.german.ends()
    scene.german.chooses("place", "perimeter-2")


def supplying(scene: Scene) -> None:
    scene.row("mamayev-kurgan")
    scene.german(control={1: ["71st-infantry-division"]}, perimeter={1: ["16th-panzer-division"]})
    scene.starts_turn("german")


def supplying_the_last(scene: Scene) -> None:
    supplying(scene)
    scene.german.chooses("feed", "71st-infantry-division")
    scene.german.chooses("feed", "71st-infantry-division")


def airlifting(scene: Scene) -> None:
    scene.row("mamayev-kurgan")
    scene.german(
        hand=["ju-52-airlift"],
        control={1: ["71st-infantry-division"]},
        perimeter={1: ["16th-panzer-division"]},
        rations={"71st-infantry-division": 1},
    )
    scene.starts_actions("german")
    scene.german.plays("ju-52-airlift")


def resupplying(scene: Scene) -> None:
    scene.row("mamayev-kurgan", "pavlovs-house")
    scene.soviet(hand=["snipers"], control={2: ["95th-rifle-division"]}, perimeter={1: ["workers-militia"]})
    scene.starts_actions("soviet")
    scene.soviet.chooses("resupply", "snipers")
    scene.soviet.chooses("feed", "workers-militia")


def acting(scene: Scene) -> None:
    scene.row("mamayev-kurgan", "pavlovs-house")
    scene.german(
        hand=["carpet-bombing", "kampfgruppe", "operation-winter-storm", "heavy-artillery"],
        pile=["79th-infantry-division"],
        control={2: ["71st-infantry-division", "244th-assault-gun-battalion"]},
        perimeter={1: ["16th-panzer-division"]},
        rations={"71st-infantry-division": 1, "16th-panzer-division": 0, "244th-assault-gun-battalion": 0},
        medals={"71st-infantry-division": 1},
        turns=3,
    )
    scene.soviet(control={2: ["workers-militia", "95th-rifle-division"]})
    scene.uranus(2)
    scene.starts_actions("german")


def acting_for_the_soviet_side(scene: Scene) -> None:
    scene.row("mamayev-kurgan", "central-volga-landing")
    scene.german(hand=["stuka-dive-bombers"], control={1: ["71st-infantry-division"]})
    scene.soviet(
        hand=["operation-uranus", "general-winter", "sewer-infiltration", "62nd-army-headquarters"],
        pile=["10th-nkvd-rifle-division"],
        control={2: ["workers-militia"]},
        rations={"workers-militia": 0},
    )
    scene.starts_actions("soviet")


def reacting(scene: Scene) -> None:
    scene.german(hand=["signals-intercept", "operation-winter-storm", "heavy-artillery"])
    scene.soviet(hand=["operation-uranus"])
    scene.starts_actions("soviet")
    scene.soviet.plays("operation-uranus")


def reacting_again(scene: Scene) -> None:
    scene.german(hand=["operation-winter-storm"])
    scene.soviet(hand=["operation-uranus", "maskirovka"])
    scene.starts_actions("soviet")
    scene.soviet.plays("operation-uranus")
    scene.german.plays("operation-winter-storm")


def moving(scene: Scene) -> None:
    scene.row("mamayev-kurgan", "pavlovs-house", "grain-elevator")
    scene.german(
        control={3: ["94th-infantry-division", "295th-infantry-division"], 2: ["305th-infantry-division"]},
        perimeter={1: ["71st-infantry-division", "79th-infantry-division"], 2: ["16th-panzer-division"]},
    )
    scene.soviet(control={1: ["95th-rifle-division", "45th-rifle-division"], 2: ["138th-rifle-division"]})
    scene.starts_actions("german")
    scene.german.chooses("move", "71st-infantry-division")


def moving_free(scene: Scene) -> None:
    scene.row("mamayev-kurgan", "pavlovs-house", "grain-elevator")
    scene.german(
        control={2: ["305th-infantry-division"], 3: ["94th-infantry-division", "295th-infantry-division"]},
        perimeter={1: ["16th-panzer-division"], 2: ["71st-infantry-division"]},
    )
    scene.soviet(control={1: ["95th-rifle-division"], 2: ["138th-rifle-division"]})
    scene.starts_actions("german")
    scene.german.chooses("move", "16th-panzer-division")


def moving_between_control_zones(scene: Scene) -> None:
    moving_free(scene)
    scene.german.chooses("enter", "perimeter-2")
    scene.german.chooses("move", "94th-infantry-division")


def engaging(scene: Scene) -> None:
    scene.row("lazur-chemical-plant")
    scene.german(
        control={1: ["16th-panzer-division", "71st-infantry-division", "94th-infantry-division"]},
        medals={"71st-infantry-division": 2},
        rations={"94th-infantry-division": 1},
    )
    scene.soviet(control={1: ["95th-rifle-division"]})
    scene.starts_actions("german")
    scene.german.chooses("attack", "lazur-chemical-plant")


def engaging_more(scene: Scene) -> None:
    engaging(scene)
    scene.german.chooses("engage", "16th-panzer-division")
    scene.german.chooses("engage", "71st-infantry-division")


def fighting(scene: Scene) -> None:
    """A battle for Pavlov's House, with cards for both sides."""
    scene.row("pavlovs-house")
    scene.german(
        hand=["stuka-dive-bombers", "panzer-thrust", "pioneer-assault", "hold-at-all-costs", "assault-guns"],
        control={1: ["71st-infantry-division", "94th-infantry-division"]},
        rations={"71st-infantry-division": 2},
    )
    scene.soviet(
        hand=["factory-t-34s", "guns-across-the-volga", "hugging-the-enemy", "barricades-and-mines"],
        control={1: ["95th-rifle-division", "138th-rifle-division"]},
        rations={"95th-rifle-division": 1},
    )
    scene.starts_actions("german")
    scene.german.attacks("pavlovs-house", with_=["71st-infantry-division"])


def answering_an_event(scene: Scene) -> None:
    fighting(scene)
    scene.german.passes()


def firing(scene: Scene) -> None:
    fighting(scene)
    scene.german.passes()
    scene.soviet.passes()
    scene.german.fires("hold-at-all-costs")


def firing_last(scene: Scene) -> None:
    firing(scene)
    scene.soviet.passes()


def flipping(scene: Scene) -> None:
    scene.row("barrikady-gun-factory")
    scene.holders({1: "soviet"})
    scene.german(control={1: ["71st-infantry-division"]}, deck=["heavy-artillery"])
    scene.soviet(control={1: ["95th-rifle-division"]}, deck=["snipers", "operation-uranus"])
    scene.starts_actions("german")
    scene.german.attacks("barrikady-gun-factory")


def losing(scene: Scene) -> None:
    scene.row("red-october-steel-works")
    scene.german(control={1: ["71st-infantry-division", "94th-infantry-division"]}, deck=["panzer-thrust"])
    scene.soviet(
        control={1: ["138th-rifle-division", "workers-militia"]},
        rations={"138th-rifle-division": 8},
        medals={"138th-rifle-division": 1},
        deck=["snipers"],
    )
    scene.starts_actions("german")
    scene.german.attacks("red-october-steel-works")


def losing_one(scene: Scene) -> None:
    scene.row("grain-elevator")
    scene.german(control={1: ["369th-croatian-reinforced-regiment"]}, deck=["heavy-artillery"])
    scene.soviet(control={1: ["42nd-rifle-brigade"]}, rations={"42nd-rifle-brigade": 1}, deck=["volga-ferry"])
    scene.starts_actions("german")
    scene.german.attacks("grain-elevator")


def winning_a_medal(scene: Scene) -> None:
    scene.row("grain-elevator")
    scene.german(
        control={1: ["16th-panzer-division", "71st-infantry-division"]},
        medals={"71st-infantry-division": 1},
        deck=["panzer-thrust"],
    )
    scene.soviet(control={1: ["workers-militia"]}, rations={"workers-militia": 0}, deck=["snipers"])
    scene.starts_actions("german")
    scene.german.attacks("grain-elevator")
    scene.german.burns("16th-panzer-division", "16th-panzer-division")


def paying(scene: Scene) -> None:
    scene.german(
        hand=["heavy-artillery", "heavy-artillery", "night-march", "iron-cross", "exploitation"],
        pile=["79th-infantry-division"],
    )
    scene.starts_actions("german")
    scene.german.chooses("reinforce")


def paying_the_last(scene: Scene) -> None:
    paying(scene)
    scene.german.chooses("pay", "heavy-artillery")
    scene.german.chooses("pay", "heavy-artillery")


def stationing(scene: Scene) -> None:
    scene.row("mamayev-kurgan", "pavlovs-house")
    scene.german(
        hand=["iron-cross", "night-march"],
        pile=["76th-infantry-division"],
        perimeter={2: ["71st-infantry-division"]},
    )
    scene.starts_actions("german")
    scene.german.chooses("reinforce")
    scene.german.pays("night-march", "iron-cross")


def marching(scene: Scene) -> None:
    scene.row("mamayev-kurgan", "pavlovs-house")
    scene.german(
        hand=["night-march"],
        control={1: ["94th-infantry-division"]},
        perimeter={2: ["71st-infantry-division"]},
        rations={"94th-infantry-division": 0},
    )
    scene.starts_actions("german")
    scene.german.plays("night-march")


def marching_on(scene: Scene) -> None:
    marching(scene)
    scene.german.chooses("move", "94th-infantry-division")


def infiltrating(scene: Scene) -> None:
    scene.row("mamayev-kurgan", "pavlovs-house")
    scene.german(hand=["exploitation"], control={1: ["94th-infantry-division", "71st-infantry-division"]})
    scene.soviet(control={2: ["95th-rifle-division"]})
    scene.starts_actions("german")
    scene.german.plays("exploitation")


def infiltrating_there(scene: Scene) -> None:
    infiltrating(scene)
    scene.german.chooses("move", "94th-infantry-division")


def decorating(scene: Scene) -> None:
    scene.row("mamayev-kurgan", "pavlovs-house")
    scene.soviet(
        hand=["order-of-lenin"],
        control={1: ["95th-rifle-division", "45th-rifle-division"], 2: ["138th-rifle-division"]},
        medals={"45th-rifle-division": 1, "138th-rifle-division": 2},
    )
    scene.starts_actions("soviet")
    scene.soviet.plays("order-of-lenin")


def bombing(scene: Scene) -> None:
    scene.row("mamayev-kurgan", "pavlovs-house", "grain-elevator", "red-october-steel-works")
    scene.rubble({1: 4, 3: "destroyed", 4: "destroyed"})
    scene.german(hand=["carpet-bombing"])
    scene.soviet(
        control={1: ["95th-rifle-division", "45th-rifle-division"], 3: ["138th-rifle-division"]},
    )
    scene.starts_actions("german")
    scene.german.plays("carpet-bombing")


def sniping(scene: Scene) -> None:
    scene.row("mamayev-kurgan", "pavlovs-house")
    scene.german(
        control={1: ["71st-infantry-division"], 2: ["94th-infantry-division", "295th-infantry-division"]},
        rations={"71st-infantry-division": 1, "295th-infantry-division": 0},
    )
    scene.soviet(hand=["snipers"])
    scene.starts_actions("soviet")
    scene.soviet.plays("snipers")
