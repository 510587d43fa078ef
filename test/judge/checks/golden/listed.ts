import { PLAIN } from '../free-form/plain.ts';
import { TRAPS } from '../free-form/traps.ts';
import { NEAR_MISSES } from '../near-misses/near-misses.ts';
import { WORDINGS } from '../wordings.ts';
import { CHANGED } from './changed.ts';
import type { Expected } from './golden.ts';

const of = (expected: Expected, criteria: readonly string[]) =>
  criteria.map((criterion) => [criterion, expected] as const);

/** The criteria of the lists, with what each list is for. */
export const LISTED: ReadonlyMap<string, Expected> = new Map([
  ...of('model', NEAR_MISSES),
  ...of('model', TRAPS),
  ...of(
    'check',
    WORDINGS.flatMap(({ criteria }) => criteria),
  ),
  ...of(
    'check',
    PLAIN.map(([criterion]) => criterion),
  ),
  ...CHANGED,
]);
