import { randomUUIDv7 } from 'node:crypto';
import { once } from 'node:events';
import { get, request } from 'node:http';
import { connect } from 'node:net';
import { runDeemster } from '../cli/deemster-process.ts';
import { type Deemster, startDeemster, temporaryFolder } from '../helpers.ts';
import { databaseOf, postgresServer } from '../postgres/databases.ts';
import { storedRows } from '../postgres/stored-rows.ts';

const trace = '019a5f0e-0000-7000-8000-000000000001';
const before = '019a5f0e-0000-7000-8000-000000000002';
/** Of both lengths in UTF-16, so that slices end within characters. */
const long = `"${'x𝄞é\n'.repeat(40_000)}"`;
const comments = 60;
const tags = 3;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let deemster: Deemster;

/** Traces as an earlier version left them: no bound held for their comments and tags. */
beforeAll(async () => {
  folder = await temporaryFolder();
  deemster = await startDeemster({ validateResponses: 0 }, { folder: `${folder.path}/data` });
  for (const id of [before, trace])
    await deemster.evaluate({ trace_id: (await deemster.post('/api/v1/traces', { id, messages })).body.id });
  for (let number = 0; number < comments; number++)
    await change(`INSERT INTO comments (id, trace_seq, comment, created_at)
      SELECT '${randomUUIDv7()}', seq, '${number} ${long}', 1 FROM traces WHERE id = '${trace}'`);
  for (let number = 0; number < tags; number++)
    await change(`INSERT INTO trace_tags SELECT seq, 'tag ${number}', '${long}', account_id, created_at, NULL
      FROM traces WHERE id = '${trace}'`);
});
afterAll(async () => {
  await deemster[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const messages = [
  { role: 'user', content: 'Hello?' },
  { role: 'assistant', content: 'Hello.' },
];

const change = (text: string) => storedRows(deemster.dataDir, text);

const expectWhole = (found: { comments: { comment: string }[]; tags: object; evaluations: unknown[] }) => {
  // Not compared by Jest, which would take seconds for megabytes.
  expect(found.comments.findIndex(({ comment }, number) => comment !== `${number} ${long}`)).toBe(-1);
  expect(found.comments).toHaveLength(comments);
  expect(Object.values(found.tags).map((value) => value === long)).toEqual(Array(tags).fill(true));
  expect(found.evaluations).toHaveLength(1);
};

test('a large trace is sent in pieces, whole, and the list continues past it', async () => {
  const { status, headers, body } = await deemster.get(`/api/v1/traces/${trace}`);
  expect([status, headers.get('transfer-encoding'), headers.get('content-length')]).toEqual([200, 'chunked', null]);
  expectWhole(body);

  const page = await deemster.get('/api/v1/traces?page_size=1');
  expectWhole(page.body.traces[0]);
  const rest = await deemster.get(`/api/v1/traces?page_token=${page.body.next_page_token}`);
  expect([rest.body.traces.map(({ id }: { id: string }) => id), rest.body.next_page_token]).toEqual([[before], null]);
  expect(rest.headers.get('content-length')).not.toBeNull();
});

test('export writes it beside the server', async () => {
  const { code, stdout } = await runDeemster(['export'], {
    cwd: folder.path,
    ...(postgresServer() && { env: { DEEMSTER_DATABASE_URL: await databaseOf(deemster.dataDir) } }),
  });
  const [line, ...others] = stdout.trimEnd().split('\n');
  expect([code, others.length]).toEqual([0, 1]);
  expectWhole(JSON.parse(line!));
});

test('HEAD sends no body and keeps the connection', async () => {
  const head = request(`${deemster.url}/api/v1/traces/${trace}`, {
    method: 'HEAD',
    headers: { 'API-Key': deemster.key },
  });
  head.end();
  const [response] = await once(head, 'response');
  expect([response.statusCode, response.headers['content-type'], response.headers['content-length']]).toEqual([
    200,
    'application/json',
    undefined,
  ]);
  expect((await Array.fromAsync(response)).length).toBe(0);
});

/** A request for the large trace, whose reader has taken only the first bytes. */
async function begun() {
  const asked = get(`${deemster.url}/api/v1/traces/${trace}`, { headers: { 'API-Key': deemster.key }, agent: false });
  const [response] = await once(asked, 'response');
  response.setEncoding('utf8');
  await once(response, 'readable');
  return { asked, response };
}

test('what is added while it is sent is not in it', async () => {
  const { response } = await begun();
  const comment = { trace_id: trace, comment: 'A late word.' };
  expect((await deemster.post('/api/v1/annotations/comment', comment)).status).toBe(200);
  const late = (await deemster.evaluate({ trace_id: trace })).headers.get('x-evaluation-id');
  expect(late).not.toBeNull();
  expectWhole(JSON.parse((await Array.fromAsync(response)).join('')));
  await change(`DELETE FROM comments WHERE comment = 'A late word.'`);
  await change(`DELETE FROM evaluations WHERE id = '${late}'`);
});

test('a reader who goes away ends it, and a stop need not wait for it', async () => {
  const { asked } = await begun();
  asked.on('error', () => undefined).destroy();
  expect((await deemster.get('/healthz')).status).toBe(200);
});

const ways: [string, string][] = [
  ['HTTP/1.1', 'HTTP/1.1'],
  ['HTTP/1.0, where the end of the connection would be the end of the body', 'HTTP/1.0'],
];
test.each(ways)('of a trace that is deleted meanwhile, no whole answer is sent over %s', async (_name, protocol) => {
  const { body: copy } = await deemster.post('/api/v1/traces', { messages });
  await change(`INSERT INTO comments (id, trace_seq, comment, created_at)
    SELECT comments.id, (SELECT seq FROM traces WHERE id = '${copy.id}'), comment, 1 FROM comments
    JOIN traces ON traces.seq = trace_seq WHERE traces.id = '${trace}'`);
  const socket = connect(Number(new URL(deemster.url).port), '127.0.0.1');
  socket.write(`GET /api/v1/traces/${copy.id} ${protocol}\r\nHost: x\r\nAPI-Key: ${deemster.key}\r\n\r\n`);
  await once(socket, 'readable');
  const error = once(socket, 'error').then(([fault]) => fault);
  expect((await deemster.call('DELETE', `/api/v1/traces/${copy.id}`)).status).toBe(204);
  socket.resume();
  expect(await error).toMatchObject({ code: 'ECONNRESET' });
  expect(deemster.log.join()).toContain('The trace was deleted while it was read.');
});
