import { readPageToken, writePageToken } from '../../src/evaluation/page-token.ts';

const list = { account: 1, list: 'traces', filters: {} } as const;
const created = Date.UTC(2026, 10, 20);

test('a token reveals neither a row number nor how long one is', () => {
  const places = [7, 8, 70_000, Number.MAX_SAFE_INTEGER].map((seq) => [created, seq]);
  const tokens = places.map((place) => writePageToken('secret', list, place));
  expect(new Set(tokens.map(({ length }) => length)).size).toBe(1);
  for (const token of tokens) expect(Buffer.from(token, 'base64url').includes(String(created))).toBe(false);
  // The same place again looks like any other.
  expect(writePageToken('secret', list, places[0]!)).not.toBe(tokens[0]);
  expect(tokens.map((token) => readPageToken('secret', list, token))).toEqual(places);
});

test.each([
  ['another secret', 'other', list],
  ['another account', 'secret', { ...list, account: 2 }],
  ['another list', 'secret', { ...list, list: 'tasks' }],
  ['other filters', 'secret', { ...list, filters: { rating: true } }],
] as const)('a token is refused for %s', (_name, secret, other) => {
  const token = writePageToken('secret', list, [created, 7]);
  expect(() => readPageToken(secret, other, token)).toThrow(expect.objectContaining({ kind: 'invalid' }));
});

test('a token with any bit changed is refused', () => {
  const bytes = Buffer.from(writePageToken('secret', list, [created, 7]), 'base64url');
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index]! ^= 1;
    expect(() => readPageToken('secret', list, changed.toString('base64url'))).toThrow('');
  }
});
