import { type Filters, queryOf } from '../../addresses/filters.ts';
import type { Schemas } from '../../api/client.ts';
import { isGraded } from '../../components/criterion/is-graded.ts';
import { judgedKey, nameOf } from '../../components/judged-response.ts';

type Evaluation = Schemas['Evaluation'];
type Label = Schemas['Label'];
type Trace = Schemas['Trace'];

/** A criterion that a person answers for a response. */
export interface Question {
  /** The latest judgment of it. */
  evaluation: Evaluation;
  /** The evaluator's name, or else the criterion. */
  name: string;
  /** Whether it takes a score beside yes or no. */
  isGraded: boolean;
  /** What these pages answered: their labels have no author. */
  label: Label | undefined;
}

/** A trace, and what a queue asks about it. */
export interface Questions {
  trace: Trace;
  questions: Question[];
}

/**
 * What a queue asks about a trace: every criterion that its filters match, once for each judged response. Without a judgment
 * there is no question, and only the trace is rated.
 */
export function questionsOf(trace: Trace, filters: Filters): Questions {
  const matching = trace.evaluations.filter(matches(filters));
  // Since the queue was made, the scores may have changed.
  const asked = matching.length > 0 ? matching : trace.evaluations;
  const alike = Map.groupBy(asked, judgedKey);
  return {
    trace,
    questions: [...alike.values()].map((evaluations) => {
      const evaluation = evaluations.at(-1)!;
      const ids = new Set(
        trace.evaluations.filter((one) => judgedKey(one) === judgedKey(evaluation)).map(({ id }) => id),
      );
      return {
        evaluation,
        name: nameOf(evaluation),
        isGraded: isGraded(evaluation.criteria),
        label: trace.labels.findLast(
          ({ author, evaluation_id }) => author === null && evaluation_id !== null && ids.has(evaluation_id),
        ),
      };
    }),
  };
}

/** Whether an evaluation is one of those that the filters look for. */
function matches(filters: Filters): (evaluation: Evaluation) => boolean {
  const { evaluator_name, min_score, max_score } = queryOf(filters, Date.now());
  return ({ evaluator_name: name, score = null }) =>
    (evaluator_name === undefined || name === evaluator_name) &&
    (min_score === undefined || (score !== null && score >= min_score)) &&
    (max_score === undefined || (score !== null && score <= max_score));
}

/** Whether the person has decided: one answer is enough, and a rating where nothing is asked. */
export const isAnswered = ({ trace, questions }: Questions): boolean =>
  questions.length > 0 ? questions.some(({ label }) => label) : trace.rating !== null;
