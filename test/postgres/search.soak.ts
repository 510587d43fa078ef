import { query, step } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { servePostgresIndexing } from '../../src/store/postgres/serve-indexing.ts';
import { textMatches } from '../../src/store/postgres/text-matches.ts';
import { matchesAmong } from '../../src/store/search/index-of-moment.ts';
import { searchExpression } from '../../src/store/search/search-text.ts';
import { createStore } from '../../src/store/store.ts';
import { asked, emptyDatabase } from './empty-database.ts';
import { startPostgres } from './server.ts';

const server = await startPostgres();
const onPostgres = server ? test : test.skip;
afterAll(() => server?.[Symbol.dispose]());

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const vocabulary = [
  ...[
    'refund',
    'refunds',
    'Refund',
    'café',
    'cafe',
    'naïve',
    'ÉTÉ',
    "it's",
    "o''clock",
    'C:\\new\\',
    '"quoted"',
    'x_y',
  ],
  ...[
    '3.14',
    'Ⅳ',
    'ẞ',
    '返金',
    '返',
    '金返',
    '환불',
    'ไทย',
    '🙂',
    '\u{20bb7}野',
    'a&b',
    '(or)',
    ':*',
    "'",
    '<->',
    'ﬁne',
    '½',
  ],
  ...[
    'x'.repeat(99),
    'x'.repeat(100),
    'x'.repeat(101),
    `${'x'.repeat(100)}y`,
    `${'x'.repeat(100)}z`,
    '\u{20bb7}'.repeat(101),
  ],
  ...['𝒳'.repeat(120), `${'é'.repeat(150)}a`, 'a', 'b', 'c'],
];

onPostgres('the index finds the same texts as that of SQLite, whatever they hold', async () => {
  const url = await emptyDatabase(server!.url);
  const database = await openPostgres(url);
  const store = createStore(database);
  await store.createAccount('one', 'standard', 0);
  await store.createAccount('other', 'standard', 0);
  const next = numbers(7);
  const pick = () => vocabulary[next(vocabulary.length)]!;
  const words = (count: number) => Array.from({ length: count }, pick).join(next(3) === 0 ? '' : ' ');
  const texts = [
    ...Array.from({ length: 150 }, () => words(1 + next(12))),
    // More than a tsvector can place.
    `${'a b '.repeat(300)}b a c`,
    `${Array.from({ length: 20_000 }, (_, at) => `w${at}`).join(' ')} late word`,
    '返'.repeat(20_000),
    '\u{fdfa}'.repeat(2000),
    '',
  ];
  const traces = texts.map((content): [number, string] => [
    0,
    JSON.stringify({ messages: [{ role: 'user', content }] }),
  ]);
  const insert = query(`
    INSERT INTO traces (seq, id, account_id, created_at, trace)
    VALUES (:seq, CAST(CAST(:seq AS bigint) AS text), CAST(:account AS bigint), 1, :trace)`);
  for (const [at, [, trace]] of traces.entries()) {
    traces[at]![0] = at + 1;
    await database.write({ steps: [step(insert, { seq: at + 1, account: 1, trace })] });
    await database.write({ steps: [step(insert, { seq: at + 10_001, account: 2, trace })] });
  }
  await database.write({ steps: [step(query('INSERT INTO unsearched SELECT seq FROM traces'), {})] });
  // Two servers at once.
  await Promise.all([servePostgresIndexing(url), servePostgresIndexing(url)]);
  const [left] = await asked(
    url,
    'SELECT (SELECT count(*) FROM unsearched) AS left, count(*) AS all, sum(1 - is_exact) AS loose FROM search_words',
  );
  expect([left.left, left.all]).toEqual(['0', String(traces.length * 2)]);
  expect(Number(left.loose)).toBeGreaterThan(4);

  const phrase = () => `"${words(2 + next(2)).replaceAll('"', '')}"`;
  const queries = [
    ...vocabulary,
    ...vocabulary.map((word) => `${word.slice(0, 1 + next(word.length))}*`),
    ...Array.from({ length: 60 }, () => [pick(), phrase(), `${phrase()}*`, `${pick()} ${phrase()}`][next(4)]!),
    ...[
      '"b a c"',
      '"late word"',
      '"w19998 w19999 late"',
      '"a b a"',
      '"返返返"',
      'w1999*',
      'late',
      'صلى',
      '"',
      '*',
      '🙂 a',
    ],
  ];
  let found = 0;
  for (const text of queries) {
    const expression = searchExpression(1, text);
    const want = expression === undefined ? [] : matchesAmong(traces, 1, expression);
    const matches = await textMatches(database, 1, text);
    const few = await matches.few(100_000);
    const noted = await matches.noted();
    const among = await matches.among(traces.map(([seq]) => seq));
    const all = [few!, [...among], traces.map(([seq]) => seq).filter(noted.has)];
    for (const one of all) expect([text, one.sort((a, b) => a - b)]).toEqual([text, want]);
    expect(await matches.few(want.length - 1)).toBeUndefined();
    found += want.length;
  }
  expect(found).toBeGreaterThan(1000);
  await database.close();
});
