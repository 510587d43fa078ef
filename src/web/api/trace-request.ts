import type { Schemas } from './client.ts';

type Trace = Schemas['Trace'];

/** By what a trace is to be judged. */
export type By = { evaluation_criteria: string } | { evaluator_name: string };

/** The path and the body of the evaluation of a trace's content. */
export function requestOf({ trace }: Pick<Trace, 'trace'>, by: By) {
  if (!('messages' in trace)) return { path: '/api/v1/evals/trace', body: { trace, ...by } } as const;
  return { path: '/api/v1/evals/reward', body: { ...contentOf(trace), ...by } } as const;
}

/** A conversation as the fields of a request. */
export const contentOf = ({ messages, system, tools }: Schemas['Conversation']) => ({
  messages,
  ...(system !== null && { system }),
  ...(tools !== null && { tools }),
});
