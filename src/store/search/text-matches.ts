import type { Parameters } from '../database.ts';
import type { Rows } from '../reader/rows.ts';
import { openInMemory } from '../sqlite.ts';
import { openIndex } from './open-index.ts';
import { createTexts, insertText } from './search-file.ts';
import { accountWord, searchExpression, searchText } from './search-text.ts';

/** So many traces that are not indexed yet are searched anyway, the newest first, if they have no more than so many bytes. */
const mostFresh = 2000;
const mostFreshBytes = 8 * 1024 * 1024;
/** Where traces are further apart in the order of storing, looking up a range of them takes longer than noting all matches. */
const widestRange = 50_000;

/** The traces of an account that hold what is looked for. */
export interface TextMatches extends Disposable {
  /** All of them, if there are at most so many; undefined: there are more. */
  few(most: number): number[] | undefined;
  /** Those among these. */
  among(seqs: readonly number[]): Set<number>;
  has(seq: number): boolean;
  unsearched: number;
}

/** @param rows Reads the database, in one state for the whole job. @param look Throws once the caller has given up. */
export function textMatches(folder: string, rows: Rows, look: () => void, account: number, asked: string): TextMatches {
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
  let bytes = 0;
  const fresh = waiting.filter(([, size]) => {
    bytes += size;
    return bytes <= mostFreshBytes || bytes === size;
  });
  const found =
    expression === undefined
      ? []
      : freshMatches(
          rows,
          look,
          account,
          expression,
          fresh.map(([seq]) => seq),
        );

  const select = function* (sql: string, parameters: Parameters): Generator<number> {
    if (!index || expression === undefined) return;
    let count = 0;
    for (const seq of index
      .prepare(sql)
      .pluck()
      .iterate({ expression, ...parameters })) {
      if (++count % 2048 === 0) look();
      yield seq as number;
    }
  };
  const all = () => select('SELECT rowid FROM texts WHERE texts MATCH :expression', {});
  let noted: Set<number> | undefined;
  const notedAll = (): Set<number> => {
    noted ??= new Set([...found, ...all()]);
    return noted;
  };

  return {
    few(most) {
      const some = new Set(found);
      for (const seq of all()) {
        some.add(seq);
        if (some.size > most) return undefined;
      }
      return [...some];
    },
    among(seqs) {
      // The beginning of a word is looked up in the whole index, whatever the range.
      if (isPrefix) return new Set(freshMatches(rows, look, account, expression!, [...seqs]));
      const [first, last] = [Math.min(...seqs), Math.max(...seqs)];
      if (last - first > widestRange) return new Set(seqs.filter((one) => notedAll().has(one)));
      const range = 'SELECT rowid FROM texts WHERE texts MATCH :expression AND rowid BETWEEN :first AND :last';
      return new Set([...found, ...select(range, { first, last })]);
    },
    has: (seq) => notedAll().has(seq),
    unsearched: total![0] - fresh.length,
    [Symbol.dispose]: () => index?.close(),
  };
}

/** The same words in an index that is made for the moment, so that they mean the same. */
function freshMatches(rows: Rows, look: () => void, account: number, expression: string, seqs: number[]): number[] {
  if (seqs.length === 0) return [];
  const index = openInMemory();
  try {
    index.exec(createTexts);
    const insert = index.prepare(insertText);
    const texts = rows<[number, string]>(
      'SELECT seq, trace FROM traces WHERE seq IN (SELECT value FROM json_each(:seqs))',
      { seqs: JSON.stringify(seqs) },
    );
    for (const [seq, trace] of texts) {
      look();
      insert.run(seq, accountWord(account), searchText(trace));
    }
    return index.prepare('SELECT rowid FROM texts WHERE texts MATCH ?').pluck().all(expression) as number[];
  } finally {
    index.close();
  }
}
