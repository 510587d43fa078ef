import type { Fields } from '../../judge/message.ts';
import { nearestName } from '../../nearest-name.ts';
import { type Fault, nameInPlace } from '../request-error.ts';

/** Field names of providers, which are never a misspelling of another name. */
const ownNames: ReadonlySet<string> = new Set([
  'role',
  'content',
  'context',
  'name',
  'id',
  'type',
  'text',
  'input',
  'refusal',
  'audio',
  'annotations',
  'tool_calls',
  'tool_call_id',
  'function_call',
]);

export const missing = (loc: Fault['loc'], msg = 'This field is required.'): Fault => ({ loc, msg, type: 'missing' });

export const wrongType = (loc: Fault['loc'], type: string, wanted: string): Fault => ({
  loc,
  msg: `Give ${wanted}.`,
  type,
});

/** Yields the fields that are probably misspelt names of wanted ones, and would be ignored. A null field has no content. */
export function* misspelt(fields: Fields, wanted: readonly string[], place: Fault['loc']): Generator<Fault> {
  const absent = wanted.filter((name) => fields[name] === undefined);
  if (absent.length === 0) return;
  for (const name of Object.keys(fields)) {
    if (ownNames.has(name) || wanted.includes(name) || fields[name] === null) continue;
    const meant = nearestName(name, absent);
    if (meant)
      yield {
        loc: [...place, nameInPlace(name)],
        msg: `Unknown field. Did you mean "${meant}"?`,
        type: 'extra_forbidden',
      };
  }
}
