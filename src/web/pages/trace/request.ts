import type { Schemas } from '../../api/client.ts';

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

/** The evaluation as a command for a shell. */
export function asCurl(trace: Trace, by: By, origin: string): string {
  const { path, body } = requestOf(trace, by);
  // In single quotes, a shell changes nothing but the quote itself.
  const json = JSON.stringify(body, null, 2).replaceAll("'", `'\\''`);
  return `curl ${origin}${path} \\\n  -H "API-Key: $DEEMSTER_API_KEY" -H 'Content-Type: application/json' \\\n  -d '${json}'`;
}

/** The evaluation as a program with the package deemster-client. */
export function asTypeScript(trace: Trace, by: By, origin: string): string {
  const { path, body } = requestOf(trace, by);
  const { evaluation_criteria, evaluator_name, ...content } = body as typeof body & Record<string, unknown>;
  const options = {
    ...content,
    ...(evaluator_name ? { evaluatorName: evaluator_name } : { criteria: evaluation_criteria }),
  };
  const method = path.endsWith('trace') ? 'evaluateTrace' : 'evaluate';
  return `import { AsyncDeemster } from 'deemster-client';

// The key is in DEEMSTER_API_KEY.
const deemster = new AsyncDeemster({ baseUrl: ${JSON.stringify(origin)} });
const result = await deemster.${method}(${JSON.stringify(options, null, 2)});
console.log(result);`;
}
