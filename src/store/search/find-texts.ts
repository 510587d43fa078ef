import type { FoundTraces } from '../reader/reader-jobs.ts';
import type { Position, TraceFilters, traceList } from '../trace-list.ts';
import type { TextMatches } from './matches.ts';

/** So few matches are read before the other filters are looked at. */
const few = 5000;
/** Otherwise so many traces that meet the other filters are looked up at a time. */
const chunk = 1000;

/** One page of the traces that hold a text and meet all other filters, newest first. */
export async function findTexts(
  find: ReturnType<typeof traceList>,
  matches: TextMatches,
  account: number,
  { text: _text, ...filters }: TraceFilters,
  limit: number,
  after: Position | undefined,
): Promise<FoundTraces> {
  const { unsearched } = matches;
  const all = await matches.few(few);
  if (all) return { positions: await find(account, filters, limit, after, all), unsearched };
  const positions: Position[] = [];
  for (let cursor = after; ; ) {
    const some = await find(account, filters, chunk, cursor);
    if (some.length === 0) break;
    const matching = await matches.among(some.map(({ seq }) => seq));
    positions.push(...some.filter(({ seq }) => matching.has(seq)));
    if (positions.length >= limit || some.length < chunk) break;
    cursor = some.at(-1);
  }
  return { positions: positions.slice(0, limit), unsearched };
}
