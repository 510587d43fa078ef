import type { Schemas } from '../api/client.ts';

type Evaluation = Schemas['Evaluation'];

/** The evaluator's name, or else the criterion. */
export const nameOf = ({ evaluator_name, criteria }: Pick<Evaluation, 'evaluator_name' | 'criteria'>): string =>
  evaluator_name ?? criteria;

/** The same text for judgments of the same response by the same evaluator or criterion. */
export function judgedKey(evaluation: Evaluation): string {
  const { agent, responses, conversation } = evaluation.sub_trace.subject;
  return JSON.stringify([
    nameOf(evaluation),
    evaluation.evaluator_name === null,
    agent?.id,
    responses,
    agent ? null : conversation,
  ]);
}
