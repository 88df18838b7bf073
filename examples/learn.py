"""A learner: `python -m examples.learn 600 60` learns from 600 games, then plays 60 deals."""

import sys

import numpy as np
from sklearn.neural_network import MLPRegressor

from wingspan.envs import Solo


def play(env, model, chance, rng, deal):
    """Play a game; return what was known of each option taken, the points since, and the score."""
    seen, info = env.reset(options={"deal": deal})
    taken, rewards, over = [], [], False
    while not over:
        options = seen["options"][seen["action_mask"] == 1]
        table = np.r_[seen["observation"][:16], seen["observation"][2919:2938]]  # round, own side
        known = np.hstack([np.tile(table, (len(options), 1)), options]) / 10
        blind = model is None or rng.random() < chance
        choice = rng.integers(len(options)) if blind else model.predict(known).argmax()
        seen, reward, over, _, info = env.step(choice)
        taken.append(known[choice])
        rewards.append(reward)
    return taken, np.cumsum(rewards[::-1])[::-1], info["points"][0]


def main(games, deals):
    env, rng, model, known, points = Solo(reward="points"), np.random.default_rng(1), None, [], []
    for deal in range(games):
        taken, followed, _ = play(env, model, 0.15, rng, deal)
        known, points = [*known, *taken][-60_000:], [*points, *followed][-60_000:]
        if (deal + 1) % min(150, games) == 0:
            model = MLPRegressor(hidden_layer_sizes=(64,), max_iter=40).fit(known, points)
    ends = [[play(env, m, 0, rng, 10**6 + d)[2] for d in range(deals)] for m in (model, None)]
    print("learned {:.1f}, by chance {:.1f} points".format(*map(np.mean, ends)))


main(*map(int, sys.argv[1:]))
