"""Entries of bonus cards: what they count and score, and which birds qualify."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from wingspan.engine.cards import BirdCard, BonusCard
from wingspan.engine.catalog import Catalog
from wingspan.engine.conditions import (
    Birds,
    CostsAtLeast,
    Eats,
    EatsAny,
    EatsOnly,
    HasNest,
    IsFlocking,
    IsPredator,
    LivesInSeveral,
    LivesOnlyIn,
    Named,
    NestKinds,
    PointsRun,
    WingspanOver,
    WingspanRun,
    WingspanUpTo,
    WorthUnder,
)
from wingspan.engine.matching import matches
from wingspan.words import Words, has_names, languages
from wingspan.words.chapters import Text
from wingspan.words.grammar import sentence

from .entries import Topic
from .folding import folded
from .notes import Notes, listed


def topic(card: BonusCard, catalog: Catalog) -> Topic:
    """Return a bonus card's topic, which belongs to its set."""
    like = card.counts.like if isinstance(card.counts, Birds) else None
    see = ("bonus_cards", *(("faq.names", "errata.names") if isinstance(like, Named) else ()))
    return Topic(f"bonus.{card.id}", (catalog.set_of[card.id],), see)


def text(card: BonusCard, catalog: Catalog, words: Words) -> Text:
    """Return a bonus card's entry."""
    return Text(words.bonus(card), "\n\n".join(_parts(card, catalog, words)))


def _parts(card: BonusCard, catalog: Catalog, words: Words) -> Iterator[str]:
    note = Notes(words.language, "bonus_cards")
    yield f"{{bonus}} {sentence(words.bonus_rule(card))}"
    if not card.automa_only:
        yield (_steps(card, note) if card.tiers else note("pays", points=words.bonus_points(card)))
        yield note(kind(card))
    if card.automa_only or card.automa:
        yield note("automa_only" if card.automa_only else "automa_may")
    if card.percent is not None:
        yield note("percent", percent=card.percent)
    like = card.counts.like if isinstance(card.counts, Birds) else None
    if isinstance(like, Named):
        for language in filter(has_names, languages()):
            birds = catalog.birds.values()
            named = [bird for bird in birds if card.id in bird.named.get(language, ())]
            said = words.text(f"reference/in.{language}")
            yield note("which_named", language=said, n=len(named))
            yield _listed(note, named, catalog, words)
    elif like is not None:
        fitting = [bird for bird in catalog.birds.values() if matches(bird, like, words.printed)]
        yield note("which", n=len(fitting))
        yield _listed(note, fitting, catalog, words)


def _steps(card: BonusCard, note: Notes) -> str:
    """Return a table of the card's tiers."""
    after = [*(tier.count for tier in card.tiers[1:]), None]
    reach = [_reach(tier.count, end) for tier, end in zip(card.tiers, after, strict=True)]
    paid = [str(tier.points) for tier in card.tiers]
    return "\n".join(
        f"| {head} | {' | '.join(cells)} |"
        for head, cells in ((note("how_many"), reach), (note("points"), paid))
    )


def _reach(first: int, after: int | None) -> str:
    """Return the range of a tier: "4–5", "3", or "6+" for the last one."""
    if after is None:
        return f"{first}+"
    return str(first) if after == first + 1 else f"{first}–{after - 1}"


def _listed(note: Notes, birds: Iterable[BirdCard], catalog: Catalog, words: Words) -> str:
    """Return which birds those are, by set and name."""
    ordered = sorted(birds, key=lambda bird: folded(words.bird(bird)))
    lines = []
    for name in catalog.sets:
        links = [f"[[bird.{bird.id}]]" for bird in ordered if catalog.set_of[bird.id] == name]
        if links:
            origin = words.text(f"set.{name}")
            lines.append(note("of_set", set=origin, n=len(links), birds=words.listed(links)))
    return listed(lines)


def kind(card: BonusCard) -> str:
    """Return the key of a card's note: the one for what it looks for, or the card's own."""
    if isinstance(card.counts, WingspanRun):
        return "run"
    if isinstance(card.counts, (PointsRun, NestKinds)):
        return str(card.counts.__struct_config__.tag)
    like = card.counts.like if isinstance(card.counts, Birds) else None
    return _KINDS.get(type(like), card.id)


_KINDS: dict[type, str] = {
    Named: "names",
    HasNest: "nests",
    LivesOnlyIn: "one_habitat",
    LivesInSeveral: "bird_bander",
    WingspanOver: "large",
    WingspanUpTo: "small",
    WorthUnder: "cheap",
    IsPredator: "signs",
    IsFlocking: "signs",
    Eats: "eats",
    EatsOnly: "eats_only",
    EatsAny: "eats_any",
    CostsAtLeast: "diet_specialist",
}
