import type { Schemas } from '../../api/client.ts';
import { type By, requestOf } from '../../api/trace-request.ts';

type Trace = Schemas['Trace'];

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
