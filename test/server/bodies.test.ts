import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { conversation, criterion, type Deemster, startDeemster } from '../helpers.ts';
import { rawConnection } from './raw-connection.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const good = JSON.stringify({ messages: conversation, evaluation_criteria: criterion });
const json = { 'Content-Type': 'application/json' };
const post = (body: string | Uint8Array, headers: Record<string, string>) =>
  deemster.call('POST', '/api/v1/evals/reward', body, { headers });

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', 'multipart/form-data'])(
  '%s is 415',
  async (type) => {
    const { status, body } = await post(good, { 'Content-Type': type });
    expect([status, body.detail]).toEqual([415, expect.stringContaining('application/json')]);
  },
);

test('another character set is 415', async () => {
  expect((await post(good, { 'Content-Type': 'application/json; charset=latin1' })).status).toBe(415);
});

test('parameters of the type are fine', async () => {
  expect((await post(good, { 'Content-Type': 'application/json; charset=utf-8' })).status).toBe(200);
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
])('%s is read; what only says that it is so is 400', async (coding, compress) => {
  const headers = { ...json, 'Content-Encoding': coding };
  expect((await post(compress(good), headers)).status).toBe(200);
  for (const corrupt of [compress(good).subarray(0, 60), Buffer.from(good)]) {
    const { status, body } = await post(corrupt, headers);
    expect([status, body]).toEqual([400, { detail: expect.stringContaining('Content-Encoding') }]);
  }
});

test('another coding is 415', async () => {
  const { status, body } = await post(good, { ...json, 'Content-Encoding': 'compress' });
  expect([status, body.detail]).toEqual([415, expect.stringContaining('zstd')]);
});

test('a compressed body may not grow past the limit', async () => {
  const bomb = gzipSync(Buffer.alloc(30_000_000, 32));
  expect((await post(bomb, { ...json, 'Content-Encoding': 'gzip' })).status).toBe(413);
});

test('10 MiB is read, one byte more is 413', async () => {
  const sized = (bytes: number) => {
    const text = JSON.stringify({
      messages: [conversation[0], { role: 'assistant', content: '' }],
      evaluation_criteria: criterion,
    });
    return text.replace('"content":""', `"content":"${'x'.repeat(bytes - text.length)}"`);
  };
  const limit = 10 * 1024 * 1024;
  expect((await post(sized(limit), json)).status).toBe(200);
  const { status, body } = await post(sized(limit + 1), json);
  expect([status, body]).toEqual([413, { detail: 'The body is larger than 10 MiB.' }]);
});

test('bytes that are no UTF-8 are malformed JSON, and never replaced', async () => {
  const [before, after] = good.split('Refunds');
  for (const wrong of [[0xff], [0xc3], [0xed, 0xa0, 0x80]]) {
    const { status, body } = await post(
      Buffer.concat([Buffer.from(before!), Buffer.from(wrong), Buffer.from(after!)]),
      json,
    );
    expect([status, body.detail]).toMatchObject([422, [{ loc: ['body'], type: 'json_invalid' }]]);
  }
});

test('100,000 values are read, one more is 422', async () => {
  // Beside the items: messages, two of them with two fields each, the criterion and the list itself.
  const holding = (values: number) =>
    JSON.stringify({
      messages: [conversation[0], { ...conversation[1], more: Array(values - 9).fill(1) }],
      evaluation_criteria: criterion,
    });
  expect((await post(holding(100_000), json)).status).toBe(200);
  const { status, body } = await post(holding(100_001), json);
  expect([status, body.detail]).toEqual([
    422,
    [{ loc: ['body'], type: 'value_error', msg: 'The body holds too many values: at most 100,000 are allowed.' }],
  ]);
});

test('30,000 fields that differ in the names before them are read, one more is 422', async () => {
  const fields = (first: string, count: number) =>
    Object.fromEntries(
      [first, ...Array.from({ length: count - 1 }, (_, index) => `k${index}`)].map((name) => [name, 1]),
    );
  const objects = Array.from({ length: 299 }, (_, index) => fields(`first${index}`, 100));
  // Beside them and `last`: messages, evaluation_criteria, role, content and more. Objects that repeat do not count again.
  const holding = (last: number) =>
    JSON.stringify({
      messages: [conversation[0], { ...conversation[1], more: [...objects, ...objects, fields('last', last)] }],
      evaluation_criteria: criterion,
    });
  expect((await post(holding(95), json)).status).toBe(200);
  const { status, body } = await post(holding(96), json);
  const msg =
    'The body holds too many different field names: at most 30,000 are allowed. In objects with different fields, a name counts each time.';
  expect([status, body.detail]).toEqual([422, [{ loc: ['body'], type: 'value_error', msg }]]);
});

describe('in chunks', () => {
  const head = () =>
    `POST /api/v1/evals/reward HTTP/1.1\r\nHost: x\r\nAPI-Key: ${deemster.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

  test('a whole one is read', async () => {
    await using connection = await rawConnection(deemster.url);
    await connection.send(head() + chunk(good.slice(0, 20)) + chunk(good.slice(20)) + chunk(''));
    expect((await connection.answer()).status).toBe(200);
  });

  test('an empty one is missing', async () => {
    await using connection = await rawConnection(deemster.url);
    await connection.send(head() + chunk(''));
    const { status, body } = await connection.answer();
    expect([status, JSON.parse(body).detail]).toMatchObject([422, [{ loc: ['body'], type: 'missing' }]]);
  });

  test.each([
    ['too many values', '1,'.repeat(200_000)],
    ['too deep', '['.repeat(300)],
    ['too many different fields', Array.from({ length: 30_001 }, (_, index) => `{"${index}":1},`).join('')],
  ])('one with %s is refused before it ends, and so before it is parsed', async (_, part) => {
    await using connection = await rawConnection(deemster.url);
    await connection.send(head() + chunk(`{"messages":[${part}`));
    const { status, body } = await connection.answer();
    expect([status, JSON.parse(body).detail]).toMatchObject([422, [{ loc: ['body'], type: 'value_error' }]]);
  });

  test('one that exceeds the limit is 413 before it ends, and the connection is closed', async () => {
    await using connection = await rawConnection(deemster.url);
    await connection.send(head() + chunk('{'));
    for (let sent = 0; sent < 10; sent++) await connection.send(chunk(' '.repeat(1024 * 1024)));
    const { status, headers, body } = await connection.answer();
    expect([status, headers.get('connection'), JSON.parse(body)]).toEqual([
      413,
      'close',
      { detail: 'The body is larger than 10 MiB.' },
    ]);
    expect(await connection.closed()).toBe('');
  });
});
