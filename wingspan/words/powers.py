"""Bird powers: one clause for each effect, joined as on the card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Literal

from msgspec import structs

from wingspan.engine import conditions as c
from wingspan.engine import effects as e

from . import cards
from .grammar import capital, sentence

if TYPE_CHECKING:
    from . import Words

Courses = tuple[tuple[e.AnyEffect, ...], ...]
"""Alternatives, each by its effects."""

LONG = 40
"""The number of characters from which two alternatives are set apart by more than "or"."""

Voice = Literal["you", "each", "infinitive"]
"""The person and form of verbs: "gain 1 seed", "(each player) gains 1 seed", "(to) gain 1 seed"."""


def power(words: Words, power: e.Power) -> str:
    """Return the whole text of a power, as a sentence."""
    text = clauses(words, power.effects, "you")
    at_end = ".at_end_of_turn" if power.at_end_of_turn else ""
    if power.trigger is not None:
        when = _said(words, "when", power.trigger)
        text = words.text(f"powers/triggered{at_end}", when=when, clause=text)
    elif at_end:
        text = words.text("powers/power.at_end_of_turn", clause=text)
    if power.placing is not None:
        placed = _said(words, "placed", power.placing)
        text = words.text("powers/placed", placed=placed, clause=text) if text else placed
    return sentence(text)


def course(words: Words, courses: Courses, number: int) -> str:
    """Return what one of several alternatives does, apart from what they all end with."""
    return capital(clauses(words, _apart(courses)[0][number], "infinitive"))


def _apart(courses: Courses) -> tuple[Courses, tuple[e.AnyEffect, ...]]:
    """Return the alternatives without what they all end with, and that."""
    ends = {getattr(effects[-1], "then", ()) for effects in courses}
    if len(ends) > 1 or ends == {()}:
        return courses, ()
    heads = ((*effects[:-1], structs.replace(effects[-1], then=())) for effects in courses)
    return tuple(heads), ends.pop()


def _in_order(effects: Iterable[e.AnyEffect]) -> Iterator[e.AnyEffect]:
    """Yield the effects, and what all alternatives end with after these."""
    for effect in effects:
        if isinstance(effect, e.OneOf):
            heads, end = _apart(effect.courses)
            yield structs.replace(effect, courses=heads)
            yield from end
        else:
            yield effect


def _said(words: Words, lead: str, thing: e.Trigger | e.Placing) -> str:
    values = {field: getattr(thing, field) for field in thing.__struct_fields__}
    return words.text(f"powers/{lead}.{thing.__struct_config__.tag}", **values)


def clauses(words: Words, effects: Iterable[e.AnyEffect], voice: Voice) -> str:
    """Join the clauses of effects in order; equal neighbours become one clause with a number."""
    text = ""
    for effect, same in groupby(_in_order(effects)):
        said = _times(words, effect, len(list(same)), voice)
        if text:
            tag = effect.__struct_config__.tag
            said = words.text("powers/then", clause=text, then=said, next=tag, voice=voice)
        text = said
    return text


def _times(words: Words, effect: e.AnyEffect, n: int, voice: Voice) -> str:
    if n == 1:
        return clause(words, effect, voice)
    if effect == e.GainDie():
        return words.text("powers/gain_die.several", n=n, voice=voice)
    return words.text("powers/times", n=n, clause=clause(words, effect, voice))


def amounts(foods: e.Foods, count: int = 1) -> dict[str, int]:
    """Return amounts of food that "or" joins; of any food if there are none."""
    return dict.fromkeys(foods, count) if foods else {"any": count}


def for_each(
    words: Words,
    counts: c.AnyTally,
    per: int,
    voice: Voice,
    *,
    other: bool = False,
    among: e.Among | None = None,
) -> str:
    """Say for what a power counts: "for each bird in your forest", "for every 2 birds …"."""
    match counts:
        case c.Birds():
            lead, kind = "birds", cards.described(words, counts, per)
            kinds = cards.described(words, counts, 2)
        case c.Eggs():
            lead = "eggs"
            kind = kinds = "" if counts.like is None else cards.like(words, counts.like, 2)
        case _:
            return words.text("powers/for_each", per=per, tally=cards.tally(words, counts))
    place = among or ("yours" if counts.habitat is None else "in_row")
    return words.text(
        f"powers/for_each.{lead}_{place}{'_like' if kind else ''}",
        per=per,
        which="another" if other else "any",
        kind=kind,
        kinds=kinds,
        row=counts.habitat,
        voice=voice,
    )


def birds(words: Words, nests: tuple[str, ...], what: c.AnyCondition | None, n: int) -> str:
    """Name one bird or several with the kinds of nest and a condition."""
    text = words.text("powers/birds.nested" if nests else "powers/birds", nests=nests, n=n)
    if what is None:
        return text
    return words.text("powers/birds.like", birds=text, like=cards.like(words, what, n))


def is_prey(words: Words, prey: c.AnyCondition) -> str:
    """Return a condition on the card just turned up: "its wingspan is under 50 cm"."""
    match prey:
        case c.WingspanUnder() | c.WingspanUpTo() | c.WingspanOver():
            return words.text(f"powers/prey.{prey.__struct_config__.tag}", cm=prey.cm)
        case c.LivesIn():
            return words.text("powers/prey.lives_in", habitat=prey.habitat)
    return words.text("powers/prey", like=cards.like(words, prey, 1))


def clause(words: Words, effect: e.AnyEffect, voice: Voice, dice: str = "gain_die") -> str:
    """Return what an effect does, without a capital or a full stop.

    ``dice``: "new_die" if it gains a die that has just been rolled.
    """
    values: dict[str, object] = {
        **{field: getattr(effect, field) for field in effect.__struct_fields__},
        "voice": voice,
        "mood": "may" if voice == "each" else voice,
    }
    text = ""
    for key in _keys(words, effect, voice, dice, values):
        text = words.text(f"powers/{key}", **values, clause=text)
    return text


def _keys(
    words: Words, effect: e.AnyEffect, voice: Voice, dice: str, values: dict[str, object]
) -> list[str]:
    """Return the messages of a clause, each of which goes on from the one before.

    Puts what they name into ``values``, beside the fields of the effect.
    """
    key = str(effect.__struct_config__.tag)
    then: tuple[e.AnyEffect, ...] = getattr(effect, "then", ())
    if then:
        values["next"] = then[0].__struct_config__.tag
        values["then"] = clauses(words, then, voice)
    match effect:
        case e.GainFood():
            values["foods"] = amounts(effect.food, effect.count)
            if effect.per is None:
                return [key]
            values["each"] = for_each(words, effect.per, effect.every, voice)
            return [f"{key}.per", f"{key}.may_cache"] if effect.may_cache else [f"{key}.per"]
        case e.RollForFood():
            if effect.per is None:
                return [f"{key}.one"]
            values["each"] = for_each(words, effect.per, 1, voice)
        case e.CacheFood():
            values["foods"] = amounts((effect.food,), effect.count)
            return [f"{key}.spendable" if effect.spendable else key]
        case e.GainDie():
            values |= {"foods": amounts(effect.food), "kind": _only(effect.food)}
            which = ("named" if effect.food else "any") + ("_cached" if effect.cached else "")
            keys = [f"{dice}.{which}"]
            keys += ["gain_die.may_cache"] if effect.may_cache else []
            return [*keys, "gain_die.then"] if then else keys
        case e.GainAllDice():
            return [key, f"{key}.{effect.may}"] if effect.may else [key]
        case e.ResetBirdfeeder() if not then:
            return [key]
        case e.RemoveDie() | e.ResetTray():
            return [key, "then"]
        case e.ResetBirdfeeder():
            if len(then) == 1 and isinstance(then[0], e.GainDie):
                values["then"] = clause(words, then[0], voice, "new_die")
            return [key, "then"]
        case e.DiscardFood():
            values |= {"foods": amounts(effect.food), "kind": _only(effect.food)}
            if effect.most == 1:
                return [f"{key}.spent" if effect.row else f"{key}.one", "paid"]
            which = "up_to" if effect.most else "any_number"
            return [f"{key}.{which}" if effect.food else f"{key}.{which}_of_any"]
        case e.CacheOwnFood(most=1) if not effect.food:
            return [f"{key}.one_any", "then"] if then else [f"{key}.one_any"]
        case e.CacheOnChosen():
            where = "one" if effect.most == 1 else "each" if not effect.most else ""
            if effect.habitat is None:
                where += "_anywhere" if not effect.others else "_other"
            kind = "" if effect.food else "_any"
            keys = [f"{key}.{where}{kind}" if where else key]
            return [*keys, "gain_die.then"] if then else keys
        case e.CacheOwnFood():
            return [key if effect.food else f"{key}.any"]
        case e.CacheAnywhere():
            values["foods"] = amounts((), effect.count)
        case e.StealFood(neighbours=True):
            values["foods"] = amounts(effect.food)
            return [f"{key}.neighbours"]
        case e.StealFood():
            values |= {"foods": amounts(effect.food), "kind": _only(effect.food)}
            return [f"{key}.cached" if effect.cached else key]
        case e.GiveFood() | e.DiscardBonus() | e.DiscardCard() | e.GiveCard() | e.DiscardThings():
            return [key, "paid"]
        case e.LayEggs(on="this"):
            return [f"{key}.this"]
        case e.LayEggs(on="column") | e.LayEggs(together=True):
            return [f"{key}.column" if effect.on == "column" else f"{key}.together"]
        case e.LayEggs():
            n = effect.count if effect.on == "adjacent" else 2
            values["birds"] = birds(words, effect.nests, effect.like, n)
            if effect.on == "adjacent":
                return [f"{key}.adjacent"]
            which = "one" if effect.count == 1 else "each"
            keys = [f"{key}.{which}_other" if effect.on == "other" else f"{key}.{which}"]
            return [*keys, f"{key}.over"] if effect.over else keys
        case e.LayEggOnEach():
            nests = () if effect.nest is None else (effect.nest,)
            values["bird"] = birds(words, nests, effect.like, 1)
            values["birds"] = birds(words, nests, effect.like, 2)
            if effect.beside:
                return [f"{key}.beside"]
            if effect.column:
                return [f"{key}.column_others" if effect.others else f"{key}.column"]
            if effect.habitat is not None:
                return [f"{key}.this" if effect.habitat == "this" else f"{key}.row"]
            return [key if effect.like is None else f"{key}.like"]
        case e.LayEggsFor():
            values["each"] = for_each(
                words, effect.counts, effect.per, voice, other=effect.others, among=effect.among
            )
        case e.DiscardEgg():
            if effect.habitat is not None:
                return [f"{key}.row", "paid"]
            which = "one" if effect.count == 1 else "many"
            return [f"{key}.{which}_other" if effect.of == "other" else f"{key}.{which}", "paid"]
        case e.DiscardNest():
            values["birds"] = birds(words, (effect.nest,), None, 2)
        case e.EggsForFood():
            values["foods"] = amounts((effect.food,), effect.count)
        case e.DrawCards():
            values["birds"] = birds(words, (), effect.like, effect.count)
            which = effect.source if effect.like is None else f"like_{effect.source}"
            keys = [f"{key}.{which}"]
            if effect.per is not None:
                values["each"] = for_each(words, effect.per, effect.every, voice)
                keys.append(f"{key}.per")
            keys += [f"{key}.may_renew"] if effect.may_renew else []
            return [*keys, f"{key}.discard"] if effect.discard else keys
        case e.DiscardFromTray():
            values["birds"] = birds(words, (), effect.like, 1)
        case e.DrawAndKeep() if effect.per is not None:
            values["each"] = for_each(words, effect.per, 1, voice, among=effect.among)
            keys = [f"{key}.{effect.source}", "draw_cards.per"]
            return [*keys, f"{key}.keep", f"{key}.{effect.rest}_others"]
        case e.DrawAndKeep(draw=1) if effect.like is not None:
            values["prey"] = is_prey(words, effect.like)
            return [f"{key}.{effect.source}", f"{key}.if_prey"]
        case e.DrawAndSort():
            rest = "give" if effect.give else "rest"
            if effect.keep + effect.tuck == effect.draw:
                rest = "all"
            return [f"draw_and_keep.{effect.source}", f"{key}.{rest}"]
        case e.ScoreBonus(replace=True):
            return [f"{key}.replace"]
        case e.DrawAndKeep():
            values["like"] = "" if effect.like is None else cards.like(words, effect.like, 1)
            like = "_like" if effect.like is not None else ""
            keys = [f"{key}.{effect.source}", f"{key}.keep{like}"]
            keys += [f"{key}.may_tuck{like}"] if effect.may_tuck else []
            keys += [f"{key}.comma"] if like or effect.may_tuck else []
            return [*keys, f"{key}.{effect.rest}_others"]
        case e.DrawBonus():
            keys = [key if effect.per is None else f"{key}.per"]
            if effect.per is not None:
                values["each"] = for_each(words, effect.per, 1, voice)
            if effect.more_for_food:
                keys.append(f"{key}.more_for_food")
            elif effect.per is None and effect.draw == effect.keep:
                return keys
            values["gone"] = effect.draw - effect.keep
            return [*keys, f"{key}.any_card" if effect.any_card else f"{key}.keep"]
        case e.TuckFromHand(count=1, least=0) if not then:
            return [f"{key}.may_one"]
        case e.TuckFromHand() if effect.least > 1:
            return [f"{key}.exactly"]
        case e.TuckFromHand(count=1):
            further = effect.then + effect.each
            if further:
                values["next"] = further[0].__struct_config__.tag
                values["then"] = clauses(words, further, voice)
            return [f"{key}.one", "then"] if further else [f"{key}.one"]
        case e.TuckFromHand():
            values["each"] = clauses(words, effect.each, voice)
            keys = [key, f"{key}.if_any"] if then else [key]
            return [*keys, f"{key}.for_each"] if effect.each else keys
        case e.TuckBehindChosen(most=1) if not then:
            return [f"{key}.one"]
        case e.TuckBehindChosen():
            return [key, f"{key}.if_any"] if then else [key]
        case e.TuckFromTray():
            values["like"] = "" if effect.like is None else cards.like(words, effect.like, 1)
            which = ".smallest" if effect.smallest else ".one" if effect.like else ""
            return [f"{key}{which}_like" if effect.like and effect.smallest else f"{key}{which}"]
        case e.HuntCard():
            values["prey"] = is_prey(words, effect.prey)
            return [key if effect.cache is None else f"{key}.cache"]
        case e.HuntDice() if effect.dice:
            if effect.per is not None:
                values["each"] = for_each(words, effect.per, 1, voice)
            return [f"{key}.{'rolled' if effect.per is None else 'each_rolled'}_{effect.reward}"]
        case e.RollOrStop():
            values["foods"] = amounts(effect.food)
        case e.HuntDice():
            return [f"{key}.{effect.reward}"]
        case e.AllPlayers():
            values["does"] = clauses(words, (effect.effect, *effect.also), "each")
            keys = [f"{key}.others" if effect.others else key]
            keys += ["begins"] if effect.first == "chosen" else []
            together = isinstance(effect.effect, e.LayEggs) and effect.effect.together
            if effect.bonus == (effect.effect,) and not effect.also and not together:
                again = "again_egg" if isinstance(effect.effect, e.LayEggs) else "again"
                return [*keys, f"{key}.{again}"]
            values["bonus"] = clauses(words, effect.bonus, "infinitive")
            return [*keys, f"{key}.bonus"] if effect.bonus else keys
        case e.FewestBirds():
            values["does"] = clause(words, effect.effect, "each")
            return [key, "begins"] if effect.first == "chosen" else [key]
        case e.WithPlayer():
            values["they"] = clauses(words, effect.they, "each")
            values["you"] = clauses(words, effect.you, "you")
            return [f"{key}.both" if effect.they == effect.you else key]
        case e.PerCube():
            values["does"] = clause(words, effect.effect, voice)
        case e.IfCounts():
            kind = effect.counts.foods[0] if isinstance(effect.counts, c.FoodInSupply) else ""
            values["food"] = kind
            return [f"{key}.food" if kind else f"{key}.{effect.counts.__struct_config__.tag}"]
        case e.CopyPower(color="white"):
            return [f"{key}.white"]
        case e.NeighbourHas() | e.CopyPower() | e.CopyBonus() | e.MoveToNeighbour():
            return [f"{key}.{effect.side}"]
        case e.OneOf():
            courses = [clauses(words, course, voice) for course in effect.courses]
            values |= {"courses": courses, "first": courses[0], "second": courses[1]}
            if len(courses) != 2:
                return [key]
            apart = any(":" in said for said in courses) or all(
                "," in said or len(said) > LONG for said in courses
            )
            return [f"{key}.two_apart" if apart else f"{key}.two"]
        case e.PlayBird():
            where = {None: "any", "this": "this"}.get(effect.habitat, "row")
            if effect.less is not None:
                return [f"{key}.{where}", f"{key}.less"]
            return [f"{key}.{where}", f"{key}.{effect.eggs}"]
        case e.RepeatPower(predator=True):
            return [f"{key}.predator"]
    return [key]


def _only(foods: e.Foods) -> str:
    """Return the one kind of food, "several" or "any"."""
    return foods[0] if len(foods) == 1 else "several" if foods else "any"
