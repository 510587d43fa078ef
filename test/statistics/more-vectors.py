"""Writes more-vectors.json, the figures that vectors.json lacks.

    python -m venv /tmp/vectors && /tmp/vectors/bin/pip install scipy==1.17.1 statsmodels==0.15.0 scikit-learn==1.9.1
    /tmp/vectors/bin/python test/statistics/more-vectors.py
"""

import json
from pathlib import Path

import numpy as np
from scipy import stats
from sklearn.metrics import balanced_accuracy_score, brier_score_loss, roc_auc_score
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import (
    confint_proportions_2indep,
    proportion_confint,
    proportions_ztest,
)

random = np.random.default_rng(11)
scores = np.round(random.beta(4, 2, 120), 4)
passes = random.random(120) < np.clip(scores * 1.1 - 0.1, 0, 1)
levels = np.round(scores * 4) / 4
other = np.clip(np.round((scores + random.normal(0, 0.2, 120)) * 4) / 4, 0, 1)
order = np.argsort(scores, kind="stable")
bins = np.array_split(order, 10)

differences = np.round(random.gamma(2, 0.2, 60) - 0.3, 4)
clusters = [f"c{number}" for number in random.integers(0, 17, 60)]
sums = {name: [] for name in clusters}
for name, value in zip(clusters, differences):
    sums[name].append(value - differences.mean())
k = len(sums)
clustered = np.sqrt(k / (k - 1) * sum(sum(one) ** 2 for one in sums.values())) / 60

draw = {"n_resamples": 400_000, "rng": 1, "vectorized": True}
mean = lambda values, axis: np.mean(values, axis=axis)
bootstrap = {
    method: list(stats.bootstrap((differences,), mean, method=method, **draw).confidence_interval)
    for method in ("percentile", "BCa")
}
probabilities = [0.01, 0.04, 0.03, 0.005, 0.6]

found = {
    "normal quantile": [[p, stats.norm.ppf(p)] for p in (0.0001, 0.2, 0.8, 0.9, 0.999)],
    "normal cumulative": [[z, stats.norm.cdf(z)] for z in (-4, -1.5, 0, 2.2)],
    "t quantile": [[p, f, stats.t.ppf(p, f)] for p, f in ((0.025, 1), (0.975, 9), (0.9, 200))],
    "t cumulative": [[t, f, stats.t.cdf(t, f)] for t, f in ((-2, 1), (1.3, 9), (-0.4, 200))],
    "binomial cumulative": [[k, n, p, stats.binom.cdf(k, n, p)] for k, n, p in ((0, 5, 0.5), (5, 20, 0.5), (490, 1000, 0.5), (3, 10, 0.1))],
    "beta quantile": [[p, a, b, stats.beta.ppf(p, a, b)] for p, a, b in ((0.025, 1, 1000), (0.975, 53, 9), (0.5, 3, 3))],
    "clopper-pearson": [[k, n, *proportion_confint(k, n, method="beta")] for k, n in ((0, 20), (7, 20), (20, 20), (930, 1000))],
    "wilson": [[k, n, *proportion_confint(k, n, method="wilson")] for k, n in ((0, 20), (7, 20), (20, 20), (930, 1000))],
    "newcombe unpaired": [
        [a, n, b, m, *confint_proportions_2indep(b, m, a, n, method="newcomb", compare="diff")]
        for a, n, b, m in ((56, 70, 48, 80), (9, 10, 3, 10), (10, 10, 0, 20))
    ],
    "two proportions": [[a, n, b, m, *map(float, proportions_ztest([b, a], [m, n]))] for a, n, b, m in ((56, 70, 48, 80), (900, 1000, 870, 1000))],
    "mcnemar exact": [[b, c, mcnemar([[0, b], [c, 0]], exact=True).pvalue] for b, c in ((0, 5), (7, 7), (30, 51))],
    "mcnemar mid-p": [[b, c, 2 * stats.binom.cdf(min(b, c), b + c, 0.5) - stats.binom.pmf(min(b, c), b + c, 0.5)] for b, c in ((0, 5), (7, 7), (30, 51))],
    "holm": [probabilities, list(multipletests(probabilities, method="holm")[1])],
    "labelled": {"scores": scores.tolist(), "passes": passes.tolist(), "levels": levels.tolist(), "other": other.tolist()},
    "auc": roc_auc_score(passes, scores),
    "auc with ties": roc_auc_score(passes, levels),
    "balanced accuracy at 0.5": balanced_accuracy_score(passes, scores >= 0.5),
    "brier": brier_score_loss(passes, scores),
    "ece": float(sum(len(one) / 120 * abs(scores[one].mean() - passes[one].mean()) for one in bins)),
    "spearman": stats.spearmanr(levels, other).statistic,
    "kendall": stats.kendalltau(levels, other).statistic,
    "differences": {"values": differences.tolist(), "clusters": clusters},
    "bootstrap": bootstrap,
    "standard error": stats.sem(differences),
    "clustered standard error": clustered,
    "t test": stats.ttest_1samp(differences, 0).pvalue,
}
as_number = lambda value: value.item() if hasattr(value, "item") else value
Path(__file__).with_name("more-vectors.json").write_text(json.dumps(found, default=as_number) + "\n")
