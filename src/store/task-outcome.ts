import type { components } from '../../generated/openapi.d.ts';

type Task = components['schemas']['Task'];

/** The stored part of a finished task's result. */
export interface TaskOutcome {
  response: NonNullable<Task['result']>;
  evaluationIds: string[];
}

const start = '{"response":';
const middle = ',"evaluationIds":';

export const outcomeText = ({ response, evaluationIds }: TaskOutcome): string =>
  `${start}${JSON.stringify(response)}${middle}${JSON.stringify(evaluationIds)}}`;

/** The JSON texts of both. Nothing is parsed, because a result may be megabytes. No id contains `middle`. */
export function outcomeParts(text: string): { response: string; evaluationIds: string } {
  const end = text.lastIndexOf(middle);
  return { response: text.slice(start.length, end), evaluationIds: text.slice(end + middle.length, -1) };
}
