"""The lines of the log."""

from __future__ import annotations

from typing import get_args

import pytest

from wingspan.engine.catalog import CardError, load_catalog
from wingspan.engine.events import (
    ActionTaken,
    AnyEvent,
    AutomaCardRemoved,
    AutomaCube,
    AutomaDrew,
    AutomaLaidEggs,
    AutomaNectar,
    AutomaTookBird,
    AutomaTookDice,
    AutomaTookFaceDown,
    AutomaWakesPink,
    BirdMoved,
    BirdPlayed,
    BirdsKept,
    BonusCopied,
    BonusDiscarded,
    BonusKept,
    BonusScored,
    BonusShown,
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardKept,
    CardsDrawnApart,
    CardsLaidOut,
    CardsSearched,
    CardTaken,
    CardTucked,
    CardTurnedUp,
    DeckCardDrawn,
    DeckReshuffled,
    DiceRolled,
    DieRemoved,
    EggDiscarded,
    EggLaid,
    FoodCached,
    FoodGained,
    FoodGiven,
    FoodReturned,
    FoodSpent,
    FoodStolen,
    FoodTakenOff,
    FoodUncached,
    GameBegan,
    GameOver,
    GoalScored,
    GoalStanding,
    Hunted,
    HuntedForSeveral,
    HuntedWithDice,
    NectarDiscarded,
    NectarSpent,
    PowersBegan,
    PowerUsed,
    RoundBegan,
    TrayCardTucked,
    TrayRefilled,
    TurnBegan,
)
from wingspan.engine.notation.hidden import as_seen_by
from wingspan.engine.setup import SetupError
from wingspan.words import Language, languages, words_in

CATALOG = load_catalog()
NAMES = ("Ada", "Automa")
LANGUAGES = languages()

LINES: list[tuple[AnyEvent, str, str]] = [
    (
        GameBegan(0, ("birds_in_forest", "total_birds", "eggs_in_ground", "eggs_in_forest")),
        "The game begins: Ada goes first. Goals: 1. birds in the forest; 2. birds in all"
        " habitats; 3. eggs on birds with a ground nest; 4. eggs in the forest",
        "La partie commence : Ada joue en premier. Objectifs : 1. oiseaux dans la forêt ;"
        " 2. oiseaux dans tous les habitats ; 3. œufs sur des oiseaux à nid au sol ;"
        " 4. œufs dans la forêt",
    ),
    (
        BirdsKept(0, 2, {"seed": 1, "fish": 1}, ("mallard", "osprey"), "historian"),
        "Ada keeps 2 birds (Mallard, Osprey) and discards 1 seed and 1 fish; bonus card: Historian",
        "Ada garde 2 oiseaux (Canard colvert, Balbuzard pêcheur) et défausse 1 graine et"
        " 1 poisson ; carte Bonus : Historien",
    ),
    (
        BirdsKept(0, 0, {}, None, None),
        "Ada keeps no bird",
        "Ada ne garde aucun oiseau",
    ),
    (
        RoundBegan(2, 0),
        "Round 2 begins: Ada goes first",
        "La manche 2 commence : Ada joue en premier",
    ),
    (TurnBegan(0, 2, 3), "Ada: round 2, turn 3", "Ada : manche 2, tour 3"),
    (
        ActionTaken(0, "gain_food", 0),
        "Ada chooses “Gain food”",
        "Ada choisit « Gagner de la nourriture »",
    ),
    (
        BirdPlayed(0, "mallard", "wetland", 0, {"seed": 2}),
        "Ada plays Mallard in the wetland for 2 seeds",
        "Ada joue le Canard colvert dans le marais pour 2 graines",
    ),
    (
        BirdPlayed(0, "grey_heron", "wetland", 0, {"fish": 1}, "sideways"),
        "Ada plays Grey Heron sideways in the wetland for 1 fish",
        "Ada joue le Héron cendré en travers dans le marais pour 1 poisson",
    ),
    (
        BirdPlayed(0, "red_kite", "forest", 0, {}, "on_top", "mallard"),
        "Ada plays Red Kite on top of Mallard in the forest",
        "Ada joue le Milan royal sur le Canard colvert dans la forêt",
    ),
    (
        BirdPlayed(0, "southern_cassowary", "forest", 0, {"fruit": 2}, "in_place_of", "anhinga"),
        "Ada plays Southern Cassowary in place of Anhinga in the forest for 2 fruit",
        "Ada joue le Casoar à casque à la place de l’Anhinga d’Amérique dans la forêt pour 2"
        " fruits",
    ),
    (
        NectarSpent(0, "forest"),
        "Ada puts 1 nectar with the nectar spent in the forest",
        "Ada ajoute 1 nectar au nectar dépensé de la forêt",
    ),
    (
        NectarDiscarded(0, 2),
        "Ada discards 2 nectar left over from the round",
        "Ada défausse en fin de manche 2 nectars de sa réserve",
    ),
    (
        FoodStolen(0, 1, "fish"),
        "Ada steals 1 fish from the Automa",
        "Ada vole 1 poisson à l’Automa",
    ),
    (FoodGiven(0, 1, "seed"), "Ada gives 1 seed to the Automa", "Ada donne 1 graine à l’Automa"),
    (
        CardGiven(0, 1, "mallard"),
        "Ada gives Mallard to the Automa",
        "Ada donne le Canard colvert à l’Automa",
    ),
    (CardGiven(0, 1, None), "Ada gives a card to the Automa", "Ada donne une carte à l’Automa"),
    (
        DieRemoved(0, "invertebrate_seed"),
        "Ada removes an invertebrate/seed die from the birdfeeder",
        "Ada retire un dé invertébré/graine de la mangeoire",
    ),
    (
        DiceRolled(0, ("nectar_seed", "fish"), "reset"),
        "Ada resets the birdfeeder: nectar/seed, fish",
        "Ada relance tous les dés dans la mangeoire : nectar/graine, poisson",
    ),
    (
        CardsSearched(0, "little_penguin", ("mallard", "osprey")),
        "Ada’s Little Penguin turns up Mallard, Osprey: discarded",
        "Le Manchot pygmée (Ada) révèle le Canard colvert et le Balbuzard pêcheur : cartes"
        " défaussées",
    ),
    (
        CardsDrawnApart(0, 2, ("mallard", "osprey")),
        "Ada draws 2 cards to choose from: Mallard, Osprey",
        "Ada pioche 2 cartes au choix : Canard colvert, Balbuzard pêcheur",
    ),
    (
        CardsDrawnApart(0, 2, None),
        "Ada draws 2 cards to choose from",
        "Ada pioche 2 cartes au choix",
    ),
    (CardKept(0, "mallard"), "Ada keeps Mallard", "Ada garde le Canard colvert"),
    (
        TrayCardTucked(0, "osprey", "mallard"),
        "Ada tucks Mallard from the tray under Osprey",
        "Ada glisse le Canard colvert, pris sur le plateau Oiseaux, sous le Balbuzard pêcheur",
    ),
    (
        BonusDiscarded(0, "historian"),
        "Ada discards the bonus card Historian",
        "Ada défausse la carte Bonus Historien",
    ),
    (
        PowerUsed(0, "tui", copied="mallard"),
        "Ada’s Tūī uses the power of Mallard",
        "Le Méliphage tūī (Ada) utilise le pouvoir du Canard colvert",
    ),
    (
        PowersBegan(0, "round"),
        "Round-end powers: Ada",
        "Pouvoirs de fin de manche : Ada",
    ),
    (
        PowersBegan(0, "game"),
        "Game-end powers: Ada",
        "Pouvoirs de fin de partie : Ada",
    ),
    (
        AutomaNectar("regular_3", {"forest": 1, "wetland": -1}),
        "The Automa draws for its nectar: Card 3; spent nectar +1 in the forest and −1 in the"
        " wetland",
        "L’Automa révèle pour son nectar : Carte 3 ; nectar dépensé +1 dans la forêt et −1 dans le"
        " marais",
    ),
    (
        AutomaNectar("regular_3", {}),
        "The Automa draws for its nectar: Card 3; its spent nectar does not change",
        "L’Automa révèle pour son nectar : Carte 3 ; son nectar dépensé ne change pas",
    ),
    (
        GoalScored(2, "no_goal", ()),
        "Round 2 has no goal",
        "La manche 2 n’a pas d’objectif",
    ),
    (
        FoodGained(0, "seed", 1, "invertebrate_seed"),
        "Ada gains 1 seed from the birdfeeder",
        "Ada gagne 1 graine de la mangeoire",
    ),
    (
        FoodGained(0, "rodent", 2),
        "Ada gains 2 rodents from the supply",
        "Ada gagne 2 rongeurs de la réserve",
    ),
    (FoodSpent(0, "fish", 2), "Ada spends 2 fish", "Ada dépense 2 poissons"),
    (
        FoodCached(0, "osprey", "fish"),
        "Ada caches 1 fish on Osprey",
        "Ada stocke 1 poisson sur le Balbuzard pêcheur",
    ),
    (
        FoodUncached(0, "coal_tit", "seed"),
        "Ada spends 1 seed cached on Coal Tit",
        "Ada dépense 1 graine stockée sur la Mésange noire",
    ),
    (
        FoodTakenOff(0, "great_cormorant", "fish"),
        "Ada takes 1 fish cached on Great Cormorant into the supply",
        "Ada reprend 1 poisson sur le Grand cormoran",
    ),
    (
        FoodReturned(0, "forest_owlet", "rodent"),
        "Ada returns 1 rodent cached on Forest Owlet",
        "Ada rend 1 rongeur de la Chevêche forestière",
    ),
    (
        DiceRolled(0, ("seed", "fish", "seed"), "apart"),
        "Ada rolls: 2 × seed, fish",
        "Ada lance : 2 × graine, poisson",
    ),
    (
        CardTurnedUp(0, "eurasian_eagle_owl", "mallard", 119),
        "Ada’s Eurasian Eagle-Owl turns up Mallard: 119 cm in all",
        "Le Grand-Duc d’Europe (Ada) révèle le Canard colvert : 119 cm en tout",
    ),
    (
        HuntedForSeveral(0, "eurasian_eagle_owl", ("bobolink", "mallard"), False),
        "Ada’s Eurasian Eagle-Owl misses Bobolink, Mallard: discarded",
        "Le Grand-Duc d’Europe (Ada) manque le Goglu des prés et le Canard colvert : cartes"
        " défaussées",
    ),
    (
        DiceRolled(0, ("seed", "fish", "seed"), "reroll"),
        "Ada rerolls all dice: 2 × seed, fish",
        "Ada relance les dés de la mangeoire : 2 × graine, poisson",
    ),
    (
        DiceRolled(None, ("fruit",), "empty"),
        "The empty birdfeeder is refilled: fruit",
        "La mangeoire était vide, les dés sont relancés : fruit",
    ),
    (EggLaid(0, "mallard"), "Ada lays 1 egg on Mallard", "Ada pond 1 œuf sur le Canard colvert"),
    (
        EggDiscarded(0, "anhinga"),
        "Ada discards 1 egg from Anhinga",
        "Ada défausse 1 œuf de l’Anhinga d’Amérique",
    ),
    (
        CardDrawn(0, "mallard"),
        "Ada draws Mallard from the tray",
        "Ada pioche le Canard colvert sur le plateau Oiseaux",
    ),
    (
        DeckCardDrawn(0, "mallard"),
        "Ada draws Mallard from the deck",
        "Ada pioche le Canard colvert",
    ),
    (DeckCardDrawn(0, None), "Ada draws a card from the deck", "Ada pioche une carte"),
    (CardDiscarded(0, "mallard"), "Ada discards Mallard", "Ada défausse le Canard colvert"),
    (
        CardTucked(0, "osprey", None),
        "Ada tucks a card under Osprey",
        "Ada glisse une carte sous le Balbuzard pêcheur",
    ),
    (
        Hunted(0, "barred_owl", "mallard", False),
        "Ada’s Barred Owl misses Mallard (89 cm): discarded",
        "La Chouette rayée (Ada) manque le Canard colvert (89 cm) : carte défaussée",
    ),
    (
        HuntedWithDice(0, "anhinga", "fish", True),
        "Ada’s Anhinga catches 1 fish",
        "L’Anhinga d’Amérique (Ada) attrape 1 poisson",
    ),
    (
        CardsLaidOut(0, ("mallard", "osprey")),
        "Ada lays out Mallard, Osprey",
        "Ada étale le Canard colvert et le Balbuzard pêcheur",
    ),
    (CardTaken(0, "mallard"), "Ada takes Mallard", "Ada prend le Canard colvert"),
    (
        TrayRefilled(("mallard",), ("osprey",)),
        "New in the tray: Mallard; discarded: Osprey",
        "Nouveau sur le plateau Oiseaux : Canard colvert ; défaussé : Balbuzard pêcheur",
    ),
    (
        DeckReshuffled("birds", 90),
        "The discarded bird cards are shuffled into a new deck of 90 cards",
        "Les cartes Oiseau défaussées, mélangées, forment une nouvelle pioche de 90 cartes",
    ),
    (
        BonusKept(0, 2, "historian"),
        "Ada draws 2 bonus cards and keeps Historian",
        "Ada pioche 2 cartes Bonus et garde Historien",
    ),
    (
        BonusKept(0, 2, None),
        "Ada draws 2 bonus cards and keeps one",
        "Ada pioche 2 cartes Bonus et en garde une",
    ),
    (
        BirdMoved(0, "mallard", "wetland", "forest"),
        "Ada moves Mallard from the wetland to the forest",
        "Ada déplace le Canard colvert du marais vers la forêt",
    ),
    (
        BirdMoved(0, "spotted_dove", "wetland", "forest", 0),
        "Ada moves Spotted Dove to the forest of Ada",
        "Ada déplace la Tourterelle tigrine dans la forêt d’Ada",
    ),
    (
        BonusScored(0, "great_indian_bustard", "forester", 4),
        "Ada scores Forester now: 4 points on Great Indian Bustard",
        "Ada marque Forestier maintenant : 4 points sur l’Outarde à tête noire",
    ),
    (
        BonusShown(0, ("forester", "falconer")),
        "Ada shows these bonus cards: Forester and Falconer",
        "Ada montre ces cartes Bonus : Forestier et Fauconnier",
    ),
    (
        BonusCopied(0, "greater_adjutant", "falconer"),
        "Falconer counts for Ada as well",
        "Fauconnier compte aussi pour Ada",
    ),
    (
        PowerUsed(0, "anhinga"),
        "Ada uses the power of Anhinga",
        "Ada utilise le pouvoir de l’Anhinga d’Amérique",
    ),
    (
        PowerUsed(0, "mallard", "gray_catbird"),
        "Ada’s Gray Catbird repeats the power of Mallard",
        "Le Moqueur chat (Ada) répète le pouvoir du Canard colvert",
    ),
    (
        PowerUsed(0, "eurasian_eagle_owl", "oriental_bay_owl"),
        "Ada’s Oriental Bay-Owl uses the power of Eurasian Eagle-Owl",
        "Le Phodile calong (Ada) utilise le pouvoir du Grand-Duc d’Europe",
    ),
    (
        GoalScored(1, "eggs_in_forest", (GoalStanding(0, 3, 1, 4), GoalStanding(1, 0, None, 0))),
        "Goal of round 1 (eggs in the forest): Ada 1st, 3 eggs, 4 points; Automa 0 eggs, 0 points",
        "Objectif de la manche 1 (œufs dans la forêt) : Ada 1er, 3 œufs, 4 points ;"
        " Automa 0 œuf, 0 point",
    ),
    (AutomaDrew("regular_3"), "The Automa turns up: Card 3", "L’Automa révèle : Carte 3"),
    (
        AutomaTookBird("mallard", ("osprey", "mallard")),
        "The Automa keeps Mallard and discards Osprey",
        "L’Automa garde le Canard colvert et défausse le Balbuzard pêcheur",
    ),
    (
        AutomaTookFaceDown(("osprey",)),
        "The Automa takes the top card of the deck face down; discarded from the tray: Osprey",
        "L’Automa prend face cachée la première carte de la pioche ; défaussé du plateau Oiseaux :"
        " Balbuzard pêcheur",
    ),
    (AutomaLaidEggs(1), "The Automa lays 1 egg", "L’Automa pond 1 œuf"),
    (
        AutomaTookDice("invertebrate_seed", 2),
        "The Automa removes 2 invertebrate/seed dice",
        "L’Automa retire 2 dés invertébré/graine de la mangeoire",
    ),
    (
        AutomaCube(-1, 0),
        "The Automa takes a cube off the round’s goal (0 cubes now)",
        "L’Automa retire un cube de l’objectif de la manche : 0 cube en tout",
    ),
    (
        AutomaWakesPink(),
        "The Automa sets off all pink powers",
        "L’Automa déclenche tous les pouvoirs roses",
    ),
    (
        AutomaCardRemoved("remove_after_round_1"),
        "“Card removed after round 1” leaves the Automa’s deck",
        "La « Carte retirée après la manche 1 » quitte la pioche de l’Automa",
    ),
    (GameOver(), "The game is over", "La partie est finie"),
]


def test_every_event_is_among_the_lines() -> None:
    assert {type(event) for event, *_ in LINES} == set(get_args(AnyEvent))


@pytest.mark.parametrize(("event", "english", "french"), LINES)
def test_the_log_reads_well(event: AnyEvent, english: str, french: str) -> None:
    for language, line in (("en", english), ("fr", french)):
        text = words_in(language).event(event, CATALOG, NAMES)
        assert text.replace("\u00a0", " ") == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_secret_is_not_said(language: Language) -> None:
    words = words_in(language)
    names = words.bird(CATALOG.birds["mallard"]), words.bonus(CATALOG.bonus_cards["historian"])
    secret = [event for event, *_ in LINES if event.SECRET]
    assert len({type(event) for event in secret}) == 7
    for event in secret:
        hidden = words.event(as_seen_by(event, 5), CATALOG, NAMES)
        assert hidden and not any(name in hidden for name in ("None", *names))


def test_a_flightless_bird_is_hunted_without_a_figure() -> None:
    said = [
        words_in("en").event(Hunted(0, "barred_owl", bird, True), CATALOG, ("Ada", "Bo"))
        for bird in ("mallard", "emu")
    ]
    assert said == [
        "Ada’s Barred Owl catches Mallard (89\N{NO-BREAK SPACE}cm): tucked",
        "Ada’s Barred Owl catches Emu: tucked",
    ]


def test_errors_are_said_in_the_players_language() -> None:
    error = SetupError("sets: a set is named twice.")
    assert words_in("en").error(error) == "sets: a set is named twice."
    assert words_in("fr").error(error) == (
        "Cette mise en place ne peut pas être jouée (champ «\u00a0sets\u00a0»)."
    )
    assert words_in("fr").error(CardError("core.json cannot be used")) == (
        "Les cartes ne peuvent pas être lues."
    )
    assert words_in("fr").error(OSError("disque plein")) == "disque plein"
