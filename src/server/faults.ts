import type { ErrorObject } from 'ajv';
import { type Fault, mostFaults, nameInPlace } from '../evaluation/request-error.ts';
import { unworded, words } from './fault-words.ts';
import { withoutOtherBranches } from './union-faults.ts';

/** Keywords of summary errors, which repeat a more specific error. */
const summaries = new Set(['propertyNames']);

/** Pydantic reports one fault per location: a wrong value before a wrong type before the rest. */
const rank = (keyword: string) => ['enum', 'type'].indexOf(keyword) + 1 || 3;

/**
 * Converts the validator's errors to the form of FastAPI and Pydantic v2: one per location, at most `mostFaults`. Errors
 * beyond that are not read.
 * @param body The request body, to distinguish list indexes from numeric names in a path.
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

/** The validated object consists of body, query, path and header: a property missing at its root is one of these. */
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
