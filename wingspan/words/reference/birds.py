"""Entries of birds: power, figures, bonus cards that count the bird, and rulings."""

from __future__ import annotations

from collections.abc import Iterator

from wingspan.engine.cards import BirdCard, FoodCost
from wingspan.engine.catalog import Catalog
from wingspan.engine.conditions import Birds, Named
from wingspan.engine.matching import matches
from wingspan.words import Words, has_names, languages
from wingspan.words.chapters import Text

from .entries import Topic, rulings
from .families import families_of
from .notes import Notes, listed
from .played import rows


def topic(bird: BirdCard, catalog: Catalog) -> Topic:
    """Return a bird's topic, which belongs to its set and links to the entries on its power."""
    families = families_of(bird.power) if bird.power else ()
    see = (f"power.{bird.color}", *families) if bird.power else ()
    return Topic(f"bird.{bird.id}", (catalog.set_of[bird.id],), see)


def text(bird: BirdCard, catalog: Catalog, words: Words) -> Text:
    """Return a bird's entry."""
    if bird.power is None:
        power = words.text("reference/bird.no_power")
    else:
        power = f"{{power-{bird.color}}} **{words.power_kind(bird.color)}.** {words.power(bird)}"
    parts = [power, listed(list(_figures(bird, catalog, words)))]
    note = Notes(words.language, "birds")
    told = [note(ruling) for ruling, birds in rulings().items() if bird.id in birds]
    if told:
        parts += [words.text("reference/bird.rulings"), listed(told)]
    return Text(words.bird(bird), "\n\n".join(parts), (bird.scientific,))


def _figures(bird: BirdCard, catalog: Catalog, words: Words) -> Iterator[str]:
    def say(key: str, **values: object) -> str:
        return words.text(f"reference/bird.{key}", **values)

    homes = [f"{{{home}}} {words.habitat(home)}" for home in bird.habitats]
    yield say("habitats", n=len(homes), habitats=words.listed(homes))
    cost = _cost(bird.cost, say("or"))
    yield say("cost", cost=cost) if cost else say("no_cost")
    yield say("points", n=bird.points)
    if bird.nest == "none":
        yield say("no_nest")
    else:
        yield say("nest", nest=f"{{{bird.nest}}} {words.nest(bird.nest)}", n=bird.egg_limit)
    if bird.wingspan is None:
        yield say("flightless")
    else:
        yield say("wingspan", cm=bird.wingspan)
    yield say(f"beak.{bird.beak}")
    cards = list(_counts_for(bird, catalog, words))
    if cards:
        yield say("counts_for", cards=words.listed(cards))
    yield say("set", set=words.text(f"set.{catalog.set_of[bird.id]}"))
    yield from _played(bird, words)


def _played(bird: BirdCard, words: Words) -> Iterator[str]:
    """Say how often strong players play the bird, and what it brings them."""
    row = rows().get(bird.id)
    if row is None:
        return
    percent, *worth = row
    if not worth:
        yield words.text("reference/bird.played", percent=percent)
        return
    points, error = worth
    sign = "−" if points < 0 else "+"
    yield words.text(
        "reference/bird.played_worth",
        percent=percent,
        worth=sign + words.tenths(abs(points)),
        error=words.tenths(error),
    )


def _cost(cost: FoodCost, or_: str) -> str:
    wanted = [*cost.food.items(), *([("wild", cost.wild)] if cost.wild else [])]
    signs = [f"{n} {{{food}}}" for food, n in wanted]
    return f" {or_} ".join(signs) if cost.either else " + ".join(signs)


def _counts_for(bird: BirdCard, catalog: Catalog, words: Words) -> Iterator[str]:
    """Yield links to the bonus cards that look for something printed on the bird."""
    for card in catalog.bonus_cards.values():
        link = f"[[bonus.{card.id}]]"
        if card.automa_only or not isinstance(card.counts, Birds) or card.counts.like is None:
            continue
        if not isinstance(card.counts.like, Named):
            if matches(bird, card.counts.like, words.printed):
                yield link
            continue
        named = [language for language in languages() if has_names(language)]
        counted = [language for language in named if card.id in bird.named.get(language, ())]
        if counted == named:
            yield link
        elif counted:
            told = words.all_of(words.text(f"reference/in.{language}") for language in counted)
            yield words.text("reference/bird.by_name", card=link, languages=told)
