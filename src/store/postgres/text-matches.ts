import { type Database, query } from '../database.ts';
import { seqsIn, sql } from '../dialect.ts';
import { createWordReader, matchesAmong } from '../search/index-of-moment.ts';
import { mostFresh, searchedFresh, type TextMatches } from '../search/matches.ts';
import { searchExpression, searchTerms } from '../search/search-text.ts';
import { TraceMarks } from '../trace-marks.ts';
import { wordsQuery } from './search-words.ts';

/** Texts that are looked at one by one are read so many at a time. */
const textsAtOnce = 50;

interface Found {
  seq: number;
  is_exact: 0 | 1;
}

const waits = 'FROM unsearched JOIN traces ON traces.seq = trace_seq WHERE account_id = :account';
const selectWaiting = query<{ seq: number; bytes: number }>(
  `SELECT seq, octet_length(trace) AS bytes ${waits} ORDER BY seq DESC LIMIT ${mostFresh}`,
);
const countWaiting = query<{ total: number }>(`SELECT count(*) AS total ${waits}`);
const matching = `FROM search_words WHERE words @@ CAST(:loose AS tsquery)
  AND (is_exact = 0 OR words @@ CAST(:exact AS tsquery))`;
const selectMatching = query<Found>(`SELECT trace_seq AS seq, is_exact ${matching} LIMIT CAST(:limit AS bigint)`);
const selectAmong = query<Found>(
  sql`SELECT trace_seq AS seq, is_exact ${matching} AND trace_seq IN ${seqsIn(':seqs')}`,
);
const selectTexts = query<{ seq: number; trace: string }>(
  sql`SELECT seq, trace FROM traces WHERE seq IN ${seqsIn(':seqs')}`,
);

/** @param database Reads one state for the whole job, and throws once the caller has given up. */
export async function textMatches(
  database: Pick<Database, 'rows'>,
  account: number,
  asked: string,
): Promise<TextMatches> {
  const expression = searchExpression(account, asked);
  const sought = soughtBy(account, asked);
  const waiting = await database.rows(selectWaiting, { account });
  const fresh = searchedFresh(waiting.map(({ seq, bytes }) => [seq, bytes]));
  const [{ total } = { total: 0 }] = await database.rows(countWaiting, { account });
  const found = await lookedAt(fresh);

  /** Those that hold it, looked at one by one. */
  async function lookedAt(seqs: readonly number[]): Promise<number[]> {
    if (expression === undefined) return [];
    const some: number[] = [];
    for (let at = 0; at < seqs.length; at += textsAtOnce) {
      const texts = await database.rows(selectTexts, { seqs: JSON.stringify(seqs.slice(at, at + textsAtOnce)) });
      some.push(
        ...matchesAmong(
          texts.map(({ seq, trace }) => [seq, trace]),
          account,
          expression,
        ),
      );
    }
    return some;
  }

  async function holding(rows: readonly Found[]): Promise<Set<number>> {
    const likely = rows.filter(({ is_exact }) => is_exact === 0).map(({ seq }) => seq);
    const sure = rows.filter(({ is_exact }) => is_exact === 1).map(({ seq }) => seq);
    return new Set([...found, ...sure, ...(await lookedAt(likely))]);
  }

  const select = async (limit: number): Promise<Found[]> =>
    sought ? database.rows(selectMatching, { ...sought, limit }) : [];

  return {
    async few(most) {
      const rows = await select(most + 1);
      if (rows.length > most) return undefined;
      const some = await holding(rows);
      return some.size > most ? undefined : [...some];
    },
    async among(seqs) {
      return holding(sought ? await database.rows(selectAmong, { ...sought, seqs: JSON.stringify(seqs) }) : []);
    },
    async noted() {
      const all = [...(await holding(await select(Number.MAX_SAFE_INTEGER)))];
      const marks = new TraceMarks();
      for (const seq of all) marks.set(seq, 1);
      return { few: (most) => (all.length > most ? undefined : all), has: (seq) => marks.get(seq) === 1 };
    },
    unsearched: total - fresh.length,
  };
}

function soughtBy(account: number, asked: string): ReturnType<typeof wordsQuery> {
  const reader = createWordReader();
  try {
    return wordsQuery(
      account,
      searchTerms(asked).map(({ text, isPrefix }) => {
        const places = Array.from(reader.wordsOf(text), ([word, its]) => its.map((place) => [place, word] as const));
        const inOrder = places.flat().sort(([one], [other]) => one - other);
        return { words: inOrder.map(([, word]) => word), isPrefix };
      }),
    );
  } finally {
    reader.close();
  }
}
