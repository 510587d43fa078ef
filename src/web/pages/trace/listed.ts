import type { Schemas } from '../../api/client.ts';
import { outcomeOf } from '../../components/outcome.ts';

type Evaluation = Schemas['Evaluation'];
type Label = Schemas['Label'];

/** An evaluation in the order of the page. */
export interface Listed {
  /** From 1. */
  number: number;
  evaluation: Evaluation;
}

/** The evaluator's name, or else the criterion. */
export const nameOf = ({ evaluator_name, criteria }: Evaluation): string => evaluator_name ?? criteria;

/** The lowest score first; what does not apply is last. */
export const listed = (evaluations: readonly Evaluation[]): Listed[] =>
  evaluations
    .toSorted((a, b) => (a.score ?? 2) - (b.score ?? 2))
    .map((evaluation, at) => ({ number: at + 1, evaluation }));

/** `2 below 0.5 · 1 inconclusive · 1 n/a`; '' if all pass. */
export function summaryOf(evaluations: readonly Evaluation[]): string {
  const outcomes = evaluations.map(({ score, sub_trace }) => outcomeOf(score ?? null, sub_trace.range));
  return (
    [
      ['low', 'below 0.5'],
      ['maybe', 'inconclusive'],
      ['na', 'n/a'],
    ] as const
  )
    .map(([outcome, words]) => [outcomes.filter((one) => one === outcome).length, words] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(' · ');
}

/** The labels of an evaluation: those given to it, and those given to the same response by the same evaluator or criterion. */
export const labelsOf = (labels: readonly Label[], { id, evaluator_name, criteria }: Evaluation): Label[] =>
  labels.filter(
    (label) =>
      label.evaluation_id === id ||
      (evaluator_name ? label.evaluator_name === evaluator_name : !label.evaluator_name && label.criteria === criteria),
  );
