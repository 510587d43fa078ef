import type { ErrorObject } from 'ajv';
import { type Fault, mostFaults, nameInPlace } from '../evaluation/request-error.ts';
import { unworded, words } from './fault-words.ts';
import { withoutOtherBranches } from './union-faults.ts';

/** Ajv repeats these for what another error says more closely. */
const summaries = new Set(['propertyNames']);

/** Of several faults in one place Pydantic tells one: a wrong value before a wrong type before the rest. */
const rank = (keyword: string) => ['enum', 'type'].indexOf(keyword) + 1 || 3;

/**
 * The validator's errors in the form of FastAPI and Pydantic v2, one for each place, and no more than `mostFaults`: the errors
 * beyond them are not looked at.
 * @param body The request's body: it tells whether a number in a path is an index or a name.
 */
export function toFaults(errors: readonly ErrorObject[], body: unknown): Fault[] {
  const byPlace = new Map<string, Fault & { rank: number }>();
  for (const error of withoutOtherBranches(errors)) {
    if (summaries.has(error.keyword)) continue;
    const place = toLocation(error.instancePath, body);
    const found = words[error.keyword]?.(error, place[0] !== 'body') ?? unworded(error.parentSchema);
    const property = found.property ?? error.propertyName;
    const loc = property === undefined ? place : [...place, ...rooted(place, property)];
    const name = JSON.stringify(loc);
    const known = byPlace.get(name);
    if (!known && byPlace.size === mostFaults) break;
    if (!known || known.rank > rank(error.keyword))
      byPlace.set(name, { loc, msg: found.msg, type: found.type, rank: rank(error.keyword) });
  }
  return [...byPlace.values()].map(({ loc, msg, type }) => ({ loc, msg, type }));
}

/** The validator sees one object of body, query, path and header: what it misses there is itself one of them. */
const rooted = (place: unknown[], property: string) =>
  place.length === 0 && property === 'requestBody' ? ['body'] : [nameInPlace(property)];

function toLocation(path: string, body: unknown): (string | number)[] {
  if (path === '') return [];
  const [root, ...segments] = path
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value: unknown = root === 'requestBody' ? body : undefined;
  const loc: (string | number)[] = [root === 'requestBody' ? 'body' : root!];
  for (const segment of segments) {
    const isIndex = /^\d+$/.test(segment) && (Array.isArray(value) || (value === undefined && loc.length > 1));
    loc.push(isIndex ? Number(segment) : segment);
    value = (value as Record<string, unknown> | undefined)?.[segment];
  }
  return loc;
}
