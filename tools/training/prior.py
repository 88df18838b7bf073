"""The first weights of the policy: the obvious ones, set by hand."""

from __future__ import annotations

PRIOR: dict[str, float] = {
    "hand~points": 0.5,
    "hand~cost": -0.3,
    "hand.ready": 0.4,
    "hand.short.1": -0.3,
    "hand.short.2": -0.6,
    "hand.short.3": -0.9,
    "hand.short.4": -1.2,
    "hand.short.5": -1.5,
    "hand.space.0": -2.0,
    "hand.bonus": 0.3,
    "egg.left": 0.2,
    "egg.goal_points": 0.5,
    "play~points": 0.5,
    "play.bonus": 0.3,
    "play.bonus_now": 0.6,
    "play.goal_points": 0.5,
    "food.need": 0.5,
    "food.last": 0.5,
    "food.have.2": -0.2,
    "food.have.3": -0.4,
    "food.want": 0.3,
    "pay.tokens": -1.0,
    "pay.want": -0.5,
    "pay.kept": -1.0,
    "bonus.hand": 0.3,
    "bonus.mat": 0.5,
    "row.gain.lay_eggs": 0.6,
    "action.play_bird": 0.5,
    "action.round.lay_eggs.4": 1.0,
    "say.use_power.skip": -1.0,
    **{f"say.{kind}.all": 1.0 for kind in ("gain_die", "lay_egg", "draw_card")},
    **{
        f"say.{kind}.{word}": -2.0
        for kind in ("gain_die", "lay_egg", "draw_card", "gain_food", "draft", "tuck_card")
        for word in ("done", "skip")
    },
}
