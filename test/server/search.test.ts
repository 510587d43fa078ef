import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { bytesOf, criterion, type Deemster, startDeemster, temporaryFolder } from '../helpers.ts';
import { asked } from '../postgres/empty-database.ts';
import { fill } from './full-trace.ts';
import { otherAccount } from './other-account.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const store = async (texts: string[], on = deemster, options = {}) => {
  const { status, body } = await on.post(
    '/api/v1/traces',
    { messages: texts.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content })) },
    options,
  );
  expect(status).toBe(201);
  return body.id as string;
};
const find = async (text: string, more = '', on = deemster, options = {}) => {
  const path = `/api/v1/traces?page_size=500&text=${encodeURIComponent(text)}${more}`;
  const { status, body } = await on.get(path, options);
  expect([status, body.detail]).toEqual([200, undefined]);
  expect(body.unsearched).toBe(0);
  return body.traces.map(({ id }: { id: string }) => id) as string[];
};
/** So much is indexed soon. What is less waits, and is searched one by one. */
const muchText = 'filler '.repeat(160_000);
/** Waits until all texts are in the index: looks into both files, since what is not in it is found, too. */
const indexed = async (on: Deemster) => {
  if (on.databaseUrl) {
    const left =
      'SELECT (SELECT count(*) FROM unsearched) + (SELECT count(*) FROM traces) - (SELECT count(*) FROM search_words)';
    while ((await asked(on.databaseUrl, `${left} AS left`))[0].left !== '0') await on.get('/healthz');
    return;
  }
  const { default: Sqlite } = await import('better-sqlite3');
  const count = (file: string, sql: string) => {
    let connection: InstanceType<typeof Sqlite> | undefined;
    try {
      connection = new Sqlite(`${on.dataDir}/${file}`, { readonly: true, fileMustExist: true });
      return connection.prepare(sql).pluck().get();
    } catch {
      return undefined;
    } finally {
      connection?.close();
    }
  };
  for (;;) {
    await on.get('/healthz');
    const all = count('deemster.db', 'SELECT count(*) FROM traces WHERE seq NOT IN (SELECT trace_seq FROM unsearched)');
    const waiting = count('deemster.db', 'SELECT count(*) FROM unsearched');
    if (waiting === 0 && count('deemster-search.db', 'SELECT count(*) FROM texts_docsize') === all) return;
  }
};
const indexNow = async (on: Deemster) => {
  await store([muchText], on);
  await indexed(on);
};
/** All that is stored, and all that is indexed. */
const wordsOf = async ({ databaseUrl, dataDir }: Deemster): Promise<string> =>
  databaseUrl
    ? JSON.stringify(
        await asked(databaseUrl, 'SELECT trace AS text FROM traces UNION ALL SELECT words::text FROM search_words'),
      )
    : (await bytesOf(dataDir)).toString('latin1');

describe.each(['before it is indexed', 'once it is indexed'])('%s', (when) => {
  const mark = when.startsWith('before') ? 'early' : 'late';
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    const texts = {
      refund: ['How long do refunds take?', `Refunds arrive within five working days.\nCafé ${mark}, "C:\\new" ok.`],
      japanese: [`返金はいつ届きますか ${mark}`, '五営業日以内に返金されます。'],
      korean: [`환불은 언제 ${mark}`, '영업일 기준 5일'],
      html: [`<script>alert(1)</script> ${mark}`, 'The OR AND NOT NEAR( words'],
    };
    for (const [name, text] of Object.entries(texts)) ids[name] = await store(text);
    const { body } = await deemster.post('/api/v1/traces', {
      system: `Be polite to everybody ${mark}`,
      tools: [{ type: 'function', function: { name: 'definitionword' } }],
      messages: [
        { role: 'user', content: [{ type: 'text', text: 'Find my parcel' }] },
        {
          role: 'assistant',
          content: null,
          tool_calls: [
            { id: 'c1', type: 'function', function: { name: 'track', arguments: '{"number":"first\\nline42"}' } },
          ],
        },
        { role: 'tool', tool_call_id: 'c1', content: 'Rotterdam' },
      ],
    });
    ids.tool = body.id;
    if (mark === 'late') await indexNow(deemster);
  });

  test.each([
    ['refunds', ['refund']],
    ['REFUNDS arrive', ['refund']],
    ['arrive refunds', ['refund']],
    ['"five working days"', ['refund']],
    ['"working five days"', []],
    ['"five working days', ['refund']],
    ['refun*', ['refund']],
    ['"five work"*', ['refund']],
    ['refun', []],
    ['cafe', ['refund']],
    ['new', ['refund']],
    ['返金', ['japanese']],
    ['営業日', ['japanese']],
    ['金返', []],
    ['환불', ['korean']],
    ['alert(1)', ['html']],
    ['near( OR', ['html']],
    ['polite', ['tool']],
    ['rotterdam', ['tool']],
    ['line42', ['tool']],
    ['track parcel', ['tool']],
    ['definitionword', []],
    ['c1', []],
    ['assistant', []],
    ['content', []],
    ['nowhere', []],
  ])('%s', async (text, names) => {
    const found = await find(`${text} ${mark}`);
    const all = names.map((name) => ids[name]);
    // An open quotation takes in whatever follows.
    expect(text.startsWith('"') && !text.slice(1).includes('"') ? await find(text) : found).toEqual(
      text.startsWith('"') && !text.slice(1).includes('"') ? expect.arrayContaining(all) : all,
    );
  });
});

test.each(['"', '*', '""', '^', 'a NOT', '(', 'text:', 'account:a1', '-', '{', '🙂', '\u{fffd}', 'a" OR "b', '\\'])(
  'whatever is asked, it is no fault: %s',
  async (text) => {
    await find(text);
  },
);

test('with other filters, page by page, in the order of the list', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 7; number++) ids.unshift(await store([`paging ${number}`, 'word']));
  await deemster.post('/api/v1/annotations/rating', { trace_id: ids[2], rating: true });
  expect(await find('paging', '&rating=true')).toEqual([ids[2]]);
  const found: string[] = [];
  let token: string | null = '';
  do {
    const { body }: { body: { traces: { id: string }[]; next_page_token: string | null } } = await deemster.get(
      `/api/v1/traces?text=paging&page_size=3${token && `&page_token=${token}`}`,
    );
    found.push(...body.traces.map(({ id }) => id));
    token = body.next_page_token;
  } while (token);
  expect(found).toEqual(ids);
});

test('insights of a text are those of its traces', async () => {
  for (const answer of ['zebra one', 'zebra two', 'horse'])
    await deemster.evaluate({
      messages: [
        { role: 'user', content: 'x' },
        { role: 'assistant', content: answer },
      ],
    });
  const { body } = await deemster.get('/api/v1/insights?text=zebra');
  expect([body.total.evaluations, body.groups[0].criterion]).toEqual([2, criterion]);
  expect(body.total.traces).toContain('text=zebra');
});

test('another account finds nothing, and an account that stores nothing is not indexed', async () => {
  const key = await otherAccount(deemster);
  await store(['secretword', 'x']);
  expect(await find('secretword', '', deemster, { key })).toEqual([]);
  const none = await otherAccount(deemster, 'none');
  const messages = [
    { role: 'user', content: 'hiddenword' },
    { role: 'assistant', content: 'x' },
  ];
  await deemster.evaluate({ messages }, { key: none });
  await indexNow(deemster);
  expect(await find('secretword', '', deemster, { key })).toEqual([]);
  expect(await find('hiddenword', '', deemster, { key: none })).toEqual([]);
  expect(await wordsOf(deemster)).not.toContain('hiddenword');
});

test('a deleted text is gone from the index too, and a missing or damaged index is made again', async () => {
  await using folder = await temporaryFolder();
  const bootstrapKey = 'a-key-of-twenty-or-more-characters';
  const start = () => startDeemster({ bootstrapKey }, { folder: folder.path });
  let gone = '';
  let stays = '';
  {
    await using own = await start();
    gone = await store(['zanzibarmarker', 'qqqsecond'], own);
    stays = await store(['stayingword', 'x'], own);
    await indexNow(own);
    // In the database and in the index.
    expect((await wordsOf(own)).split('qqqsecond').length).toBeGreaterThan(2);
    expect((await own.call('DELETE', `/api/v1/traces/${gone}`)).status).toBe(204);
    const after = await wordsOf(own);
    expect([after.includes('zanzibar'), after.includes('qqqsecond')]).toEqual([false, false]);
    expect([await find('zanzibarmarker', '', own), await find('stayingword', '', own)]).toEqual([[], [stays]]);
  }
  // PostgreSQL has it in a table, which no one harms.
  if (deemster.databaseUrl) return;
  const file = `${folder.path}/deemster-search.db`;
  const harms = [() => rm(file), () => writeFile(file, ''), () => writeFile(file, 'no database '.repeat(1000))];
  for (const harm of harms) {
    await harm();
    await using own = await start();
    expect(await find('stayingword', '', own)).toEqual([stays]);
    await indexed(own);
    expect(await find('stayingword', '', own)).toEqual([stays]);
  }
  expect(existsSync(file)).toBe(true);
});

test('a text that more traces hold than are read at once is found page by page', async () => {
  await using own = await startDeemster();
  await store(['commonword', 'x'], own);
  await fill(own, 'traces', 5001);
  await indexNow(own);
  const page = (token = '') => own.get(`/api/v1/traces?text=commonword&page_size=500${token}`);
  const first = await page();
  expect([first.status, first.body.traces.length, first.body.unsearched]).toEqual([200, 500, 0]);
  const second = await page(`&page_token=${encodeURIComponent(first.body.next_page_token)}`);
  expect([second.status, second.body.traces.length]).toEqual([200, 500]);
});
