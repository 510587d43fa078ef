import type { EarlierCase } from '../../judge/model/earlier-cases.ts';
import type { CaseComment, CaseLabel } from '../../store/annotated-cases.ts';
import { excerpt } from '../../store/case-text.ts';
import type { SimilarCase } from './similar-cases.ts';

/** The most comments and labels that a judge is shown. */
const mostShown = 3;
/** For the sake of balance, a case may be this much less similar than the most similar one. */
const leastSimilar = 0.5;

interface Annotated {
  one: SimilarCase;
  label: CaseLabel | undefined;
  comment: CaseComment | undefined;
}

/**
 * Chooses what a judge is shown: of each case, from the most similar one on, what people decided and then the newest comment, up
 * to three annotations in all. If all labels among these say the same, the last place goes to the most similar case with
 * the other verdict, if it is at least half as similar as the first: models follow the majority of the examples that they see
 * (Zhao et al. 2021, arXiv 2102.09690).
 */
export function chosenCases(
  similar: readonly SimilarCase[],
  { labels, comments }: { labels: readonly CaseLabel[]; comments: readonly CaseComment[] },
): EarlierCase[] {
  const annotated = similar.map(
    (one): Annotated => ({
      one,
      label: decided(labels.filter(({ contentHash }) => contentHash === one.contentHash)),
      comment: comments.find(({ traceId }) => traceId === one.traceId),
    }),
  );
  const chosen = firstOf(annotated, mostShown);
  const shown = chosen.flatMap(({ label }) => label ?? []);
  const other = annotated.find(
    ({ one, label }) =>
      label &&
      shown.every((each) => each.label !== label.label) &&
      one.similarity >= similar[0]!.similarity * leastSimilar,
  );
  const balanced = shown.length > 0 && other;
  return (balanced ? [...firstOf(chosen, mostShown - 1), { ...other, comment: undefined }] : chosen).map(shownCase);
}

/** The first annotations of cases, at most so many. */
function firstOf(cases: readonly Annotated[], most: number): Annotated[] {
  const first: Annotated[] = [];
  let left = most;
  for (const { one, label, comment } of cases) {
    const kept = { one, label: left > 0 ? label : undefined, comment: left > (label ? 1 : 0) ? comment : undefined };
    if (kept.label || kept.comment) first.push(kept);
    left -= (kept.label ? 1 : 0) + (kept.comment ? 1 : 0);
  }
  return first;
}

/** The newest label of the majority of authors; undefined if they disagree equally, as in a report card. */
function decided(labels: readonly CaseLabel[]): CaseLabel | undefined {
  const passing = labels.filter(({ label }) => label).length;
  if (passing * 2 === labels.length) return undefined;
  return labels.find(({ label }) => label === passing * 2 > labels.length);
}

const shownCase = ({ one: { request, response }, label, comment }: Annotated): EarlierCase => ({
  request,
  response,
  criterion: label?.criteria == null ? null : excerpt(label.criteria),
  label: label ? { id: label.id, label: label.label, score: label.score } : null,
  comment: comment ? { id: comment.id, comment: excerpt(comment.comment) } : null,
});
