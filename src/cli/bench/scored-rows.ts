import type { LabelCase, RatingCase } from './label-figures.ts';
import type { PairCase } from './pair-figures.ts';
import type { Result } from './results-file.ts';
import type { Answer, LabelledRow } from './rows.ts';
import { measuresOf, type TextMeasures } from './text-measures.ts';

/** A judged answer of a row that is no pair. */
export interface ScoredRow extends TextMeasures {
  key: string;
  value: number;
  /** The person's label as a number. */
  label: number;
}

export interface ScoredRows {
  labels: (LabelCase & ScoredRow)[];
  ratings: (RatingCase & ScoredRow)[];
  /** Labels and ratings. */
  rated: ScoredRow[];
  pairs: (PairCase & { key: string; measures: { chosen: TextMeasures; rejected: TextMeasures } })[];
}

/** The rows of which every answer has a score. */
export function scoredRows(
  rows: readonly LabelledRow[],
  results: ReadonlyMap<string, Result>,
  threshold: number,
): ScoredRows {
  const scored: ScoredRows = { labels: [], ratings: [], rated: [], pairs: [] };
  const scoreOf = ({ key }: Answer) => {
    const { score = null, probability = null, error = null } = results.get(key) ?? {};
    return score === null || error !== null ? undefined : { score, value: probability ?? score };
  };
  for (const row of rows) {
    if (row.kind === 'pair') {
      const [chosen, rejected] = [scoreOf(row.chosen), scoreOf(row.rejected)];
      if (!chosen || !rejected) continue;
      const measures = { chosen: measuresOf(row.chosen), rejected: measuresOf(row.rejected) };
      const key = `${row.chosen.key} ${row.rejected.key}`;
      scored.pairs.push({ key, chosen: chosen.value, rejected: rejected.value, measures });
      continue;
    }
    const found = scoreOf(row.answer);
    if (!found) continue;
    const { score, value } = found;
    const common = { ...measuresOf(row.answer), key: row.answer.key, value, label: Number(row.label) };
    scored.rated.push(common);
    if (row.kind === 'label') scored.labels.push({ ...common, passes: row.label, isPassed: score >= threshold });
    else scored.ratings.push({ ...common, rating: row.label });
  }
  return scored;
}
