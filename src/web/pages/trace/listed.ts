import type { Schemas } from '../../api/client.ts';
import { judgedKey, nameOf } from '../../components/judged-response.ts';
import { outcomeOf } from '../../components/outcome.ts';

type Evaluation = Schemas['Evaluation'];
type Label = Schemas['Label'];

/** An evaluation in the order of the page. */
export interface Listed {
  /** From 1. */
  number: number;
  evaluation: Evaluation;
}

const outcomes = ['low', 'maybe', 'pass', 'na'] as const;
export type ListedOutcome = (typeof outcomes)[number];

/** More evaluations than this are grouped by their outcome. */
const mostUngrouped = 20;

/** Whether it was judged on the conversation that is shown beside it, and not on another one than the stored one. */
export const isBeside = ({ sub_trace: { subject } }: Evaluation): boolean =>
  !subject.conversation || subject.agent !== undefined;

export const outcomeOfEvaluation = ({ score = null, sub_trace }: Evaluation): ListedOutcome =>
  outcomeOf(score, sub_trace.range);

/** The lowest score first; what does not apply is last. Of many, those of one outcome are together. */
export function listed(evaluations: readonly Evaluation[]): Listed[] {
  const rank = (one: Evaluation) =>
    evaluations.length > mostUngrouped ? outcomes.indexOf(outcomeOfEvaluation(one)) : 0;
  return evaluations
    .toSorted((a, b) => rank(a) - rank(b) || (a.score ?? 2) - (b.score ?? 2))
    .map((evaluation, at) => ({ number: at + 1, evaluation }));
}

/** The list by outcome; undefined if it is short. */
export const groupsOf = (list: readonly Listed[]): [ListedOutcome, Listed[]][] | undefined =>
  list.length <= mostUngrouped
    ? undefined
    : [...Map.groupBy(list, ({ evaluation }) => outcomeOfEvaluation(evaluation))];

/** `2 below 0.5 · 1 inconclusive · 1 n/a`; '' if all pass. */
export function summaryOf(evaluations: readonly Evaluation[]): string {
  const count = (wanted: ListedOutcome) => evaluations.filter((one) => outcomeOfEvaluation(one) === wanted).length;
  return (
    [
      [count('low'), 'below 0.5'],
      [count('maybe'), 'inconclusive'],
      [count('na'), 'n/a'],
    ] as const
  )
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`)
    .join(' · ');
}

/**
 * Finds the labels of an evaluation: those given to it, or to another evaluation of the same response by the same evaluator or
 * criterion. A label without an evaluation is on the response of the trace's own conversation.
 */
export function labelsBy(labels: readonly Label[], evaluations: readonly Evaluation[]): (of: Evaluation) => Label[] {
  if (labels.length === 0) return () => [];
  const keys = new Map(evaluations.map((one) => [one.id, judgedKey(one)]));
  return (evaluation) => {
    const { agent, conversation } = evaluation.sub_trace.subject;
    const isOwn = !agent && conversation === null;
    return labels.filter(({ evaluation_id, ...label }) =>
      evaluation_id === null
        ? isOwn && nameOf(label) === nameOf(evaluation)
        : keys.get(evaluation_id) === keys.get(evaluation.id),
    );
  };
}
