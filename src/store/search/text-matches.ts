import type { Parameters } from '../database.ts';
import type { Rows } from '../reader/rows.ts';
import { TraceMarks } from '../trace-marks.ts';
import { matchesAmong } from './index-of-moment.ts';
import { mostFresh, searchedFresh, type TextMatches } from './matches.ts';
import { openIndex } from './open-index.ts';
import { searchExpression } from './search-text.ts';

/** Where traces are further apart in the order of storing, looking up a range of them takes longer than noting all matches. */
const widestRange = 50_000;

/** @param rows Reads the database, in one state for the whole job. @param look Throws once the caller has given up. */
export function textMatches(
  folder: string,
  rows: Rows,
  look: () => void,
  account: number,
  asked: string,
): TextMatches & Disposable {
  const expression = searchExpression(account, asked);
  const isPrefix = expression?.includes('" *') ?? false;
  // The database's state is fixed first: what is not in `unsearched` then is in the index when that is opened.
  Array.from(rows('SELECT 1 FROM unsearched LIMIT 1', {}));
  const index = openIndex(folder);
  // CROSS JOIN keeps the order: SQLite would begin with all traces of the account.
  const waits = index ? 'unsearched CROSS JOIN traces ON traces.seq = trace_seq' : 'traces';
  const waiting = Array.from(
    rows<[seq: number, bytes: number]>(
      `SELECT seq, octet_length(trace) FROM ${waits} WHERE account_id = :account ORDER BY seq DESC LIMIT ${mostFresh}`,
      { account },
    ),
  );
  const [total] = Array.from(rows<[number]>(`SELECT count(*) FROM ${waits} WHERE account_id = :account`, { account }));
  const fresh = searchedFresh(waiting);
  const found = expression === undefined ? [] : freshMatches(rows, look, account, expression, fresh);

  /** Read at once: one by one takes twice as long. */
  const select = (more: string, parameters: Parameters): number[] => {
    if (!index || expression === undefined) return [];
    look();
    const sql = `SELECT rowid FROM texts WHERE texts MATCH :expression ${more}`;
    return index
      .prepare(sql)
      .pluck()
      .all({ expression, ...parameters }) as number[];
  };
  let noted: TraceMarks | undefined;
  const notedAll = (): TraceMarks => {
    if (noted) return noted;
    noted = new TraceMarks();
    for (const some of [found, select('', {})]) for (const seq of some) noted.set(seq, 1);
    return noted;
  };

  const few = (most: number): number[] | undefined => {
    const some = new Set(found);
    for (const seq of select('LIMIT :limit', { limit: most + 1 })) some.add(seq);
    return some.size > most ? undefined : [...some];
  };

  return {
    few,
    among(seqs) {
      // The beginning of a word is looked up in the whole index, whatever the range.
      if (isPrefix) return new Set(freshMatches(rows, look, account, expression!, [...seqs]));
      const [first, last] = [Math.min(...seqs), Math.max(...seqs)];
      if (last - first > widestRange) return new Set(seqs.filter((one) => notedAll().get(one) === 1));
      return new Set([...found, ...select('AND rowid BETWEEN :first AND :last', { first, last })]);
    },
    noted: () => ({ few, has: (seq) => notedAll().get(seq) === 1 }),
    unsearched: total![0] - fresh.length,
    [Symbol.dispose]: () => index?.close(),
  };
}

/** The same words in an index that is made for the moment, so that they mean the same. */
function freshMatches(rows: Rows, look: () => void, account: number, expression: string, seqs: number[]): number[] {
  if (seqs.length === 0) return [];
  const texts = function* (): Iterable<[number, string]> {
    const found = rows<[number, string]>(
      'SELECT seq, trace FROM traces WHERE seq IN (SELECT value FROM json_each(:seqs))',
      { seqs: JSON.stringify(seqs) },
    );
    for (const one of found) {
      look();
      yield one;
    }
  };
  return matchesAmong(texts(), account, expression);
}
