import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { jest } from '@jest/globals';
import { download } from '../../src/cli/models/model-download.ts';
import { temporaryFolder } from '../helpers.ts';
import { answer, file, fileServer, held, model, rangeOf } from './file-server.ts';

/** A place for a file, and what is told of its download; nothing is waited for. */
async function place(url: string) {
  const folder = await temporaryFolder();
  const told: string[] = [];
  const waits: number[] = [];
  const target = `${folder.path}/judge.gguf`;
  return {
    told,
    waits,
    /** Downloads; `cuts` by how many bytes are there cut the connection. */
    get: (cuts: Record<number, () => void> = {}, signal = new AbortController().signal) =>
      download(new URL(`${url}/judge.gguf`), target, {
        signal,
        progress: (bytes) => cuts[bytes]?.(),
        report: (sentences) => void told.push(sentences.replace(url.slice(7), 'HOST')),
        wait: async (milliseconds) => void waits.push(milliseconds),
      }),
    part: () => readFile(`${target}.part`),
    version: `${target}.part.json`,
    files: () => readdir(folder.path),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

describe('a lost connection is resumed where it stopped', () => {
  const date = { 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' };
  test.each<[string, Record<string, string>, Record<string, string>?]>([
    ['an ETag', { etag: '"one"' }],
    ['a date', date],
    ['a date beside a weak ETag', date, { etag: 'W/"one"' }],
  ])('by %s', async (_name, condition, more: Record<string, string> = {}) => {
    const first = held(6_000, { ...condition, ...more });
    await using server = await fileServer(first.step, file(model, condition));
    await using to = await place(server.url);
    await to.get({ 6000: first.cut });
    expect(await to.part()).toEqual(model);
    expect(server.ranges()).toEqual([undefined, 'bytes=6000-']);
    expect(server.requests[1]!.headers['if-range']).toBe(Object.values(condition)[0]);
    expect(to.told).toEqual([expect.stringMatching(/^The connection to HOST was lost: .+\. Trying again in \d s\.$/)]);
  });

  test('however often, while each time brings something', async () => {
    const parts = Array.from({ length: 9 }, (_one, index) => ({ ...held(1_000), at: (index + 1) * 1_000 }));
    await using server = await fileServer(...parts.map(({ step }) => step), file());
    await using to = await place(server.url);
    await to.get(Object.fromEntries(parts.map(({ at, cut }) => [at, cut])));
    expect(await to.part()).toEqual(model);
    expect(server.ranges().at(-1)).toBe('bytes=9000-');
    expect(Math.max(...to.waits)).toBeLessThanOrEqual(500);
  });

  test('but not forever without another byte', async () => {
    const reset: RequestListener = (request) => void request.socket.destroy();
    const first = held(6_000);
    await using server = await fileServer(first.step, reset, reset, reset, reset);
    await using to = await place(server.url);
    await expect(to.get({ 6000: first.cut })).rejects.toThrow(
      /cannot be reached: .+\. The same command continues after 6\.0 kB\.$/,
    );
    expect(to.waits).toHaveLength(4);
    expect(await to.part()).toEqual(model.subarray(0, 6_000));
  });

  test('in a second call too, which asks for nothing once all is there', async () => {
    const first = held(6_000);
    await using server = await fileServer(first.step, file());
    await using to = await place(server.url);
    const stop = new AbortController();
    await expect(to.get({ 6000: () => stop.abort() }, stop.signal)).rejects.toThrow(/abort/);
    expect(await to.part()).toHaveLength(6_000);
    await to.get();
    await to.get();
    expect(await to.part()).toEqual(model);
    expect(server.ranges()).toEqual([undefined, 'bytes=6000-']);
  });
});

describe('a server that goes silent', () => {
  const silence = 30_000;
  const others = [
    'Date',
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'setInterval',
  ] as const;
  beforeEach(() => void jest.useFakeTimers({ doNotFake: [...others] }));
  afterEach(() => void jest.useRealTimers());

  test('in the middle of a file is asked again for the rest', async () => {
    await using server = await fileServer(held(6_000).step, file());
    await using to = await place(server.url);
    await to.get({ 6000: () => jest.advanceTimersByTime(silence) });
    expect(await to.part()).toEqual(model);
    expect(server.ranges()).toEqual([undefined, 'bytes=6000-']);
    expect(to.told).toEqual([expect.stringMatching(/^HOST has sent nothing for 30 s\. Trying again in \d s\.$/)]);
  });

  test('before it answers is asked again', async () => {
    const silent: RequestListener = () => void jest.advanceTimersByTime(silence);
    await using server = await fileServer(silent, silent, silent, silent, silent);
    await using to = await place(server.url);
    await expect(to.get()).rejects.toThrow(/^127\.0\.0\.1:\d+ has sent nothing for 30 s\.$/);
    expect(to.waits).toHaveLength(4);
  });

  test('again and again for less than that is waited for', async () => {
    const slow = held(1_000);
    await using server = await fileServer(slow.step);
    await using to = await place(server.url);
    const goOn = (bytes: number) => () => {
      jest.advanceTimersByTime(silence - 1);
      slow.give(bytes);
    };
    await to.get({ 1000: goOn(1_000), 2000: goOn(1_000), 3000: goOn(model.length - 3_000) });
    expect([await to.part(), to.told]).toEqual([model, []]);
  });
});

describe('it starts again', () => {
  const other = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(9_000, 'other')]);
  const wrong206 = (start: number, etag: string): RequestListener =>
    answer(206, { 'content-range': rangeOf(start, model), etag }, 'x');

  test.each<[string, RequestListener[]]>([
    ['where the file has changed', [file(other, { etag: '"two"' })]],
    ['where the server gives no parts', [answer(200, { etag: '"one"' }, other.toString('latin1'))]],
    ['where the condition is refused', [answer(412), file(other)]],
    ['where the part is longer than the file', [answer(416), file(other)]],
    ['where the part given is of another version', [wrong206(6_000, '"two"'), file(other)]],
    ['where another part is given', [wrong206(0, '"one"'), file(other)]],
  ])('%s', async (_name, steps) => {
    const first = held(6_000);
    await using server = await fileServer(first.step, ...steps);
    await using to = await place(server.url);
    await to.get({ 6000: first.cut });
    expect(await to.part()).toEqual(other);
    expect(server.ranges().slice(0, 2)).toEqual([undefined, 'bytes=6000-']);
  });

  test('where the server says nothing by which a version is known', async () => {
    const first = held(6_000, {});
    await using server = await fileServer(first.step, file(other, {}));
    await using to = await place(server.url);
    await to.get({ 6000: first.cut });
    expect(await to.part()).toEqual(other);
    expect(server.ranges()).toEqual([undefined, undefined]);
  });

  test('if the part is from another address, or of unknown origin', async () => {
    const first = held(6_000);
    await using server = await fileServer(first.step, file(other), first.step, file(other));
    await using to = await place(server.url);
    for (const spoil of [
      async () => writeFile(to.version, (await readFile(to.version, 'utf8')).replace('/judge.gguf', '/older.gguf')),
      () => writeFile(to.version, '{"url":'),
    ]) {
      const stop = new AbortController();
      await expect(to.get({ 6000: () => stop.abort() }, stop.signal)).rejects.toThrow(/abort/);
      await spoil();
      await to.get();
      expect(await to.part()).toEqual(other);
      await rm(to.version);
    }
    expect(server.ranges()).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('what can go away by itself is tried again', () => {
  test('a busy server, as late as it says', async () => {
    await using server = await fileServer(answer(503, { 'retry-after': '7' }), answer(429), answer(500), file());
    await using to = await place(server.url);
    await to.get();
    expect(await to.part()).toEqual(model);
    expect(to.waits[0]).toBe(7000);
    expect(to.told[0]).toBe('HOST answered 503. Trying again in 7 s.');
  });

  test('no server at all, but not forever', async () => {
    const server = await fileServer();
    await server[Symbol.asyncDispose]();
    await using to = await place(server.url);
    await expect(to.get()).rejects.toThrow(/^127\.0\.0\.1:\d+ cannot be reached: ECONNREFUSED\.$/);
    expect(to.waits).toHaveLength(4);
  });

  test('a file that is shorter than was said', async () => {
    const chunked: RequestListener = (_request, response) => void response.writeHead(200, { etag: '"one"' }).end(model);
    const first = held(6_000);
    await using server = await fileServer(
      first.step,
      answer(206, { etag: '"one"', 'content-range': rangeOf(6_000, model) }, 'x'),
      answer(206, { etag: '"one"', 'content-range': rangeOf(6_001, model) }, 'x'.repeat(5_000)),
      chunked,
    );
    await using to = await place(server.url);
    await to.get({ 6000: first.cut });
    expect(await to.part()).toEqual(model);
    expect(to.told.slice(1)).toEqual([
      expect.stringMatching(/^HOST sent 6001 bytes instead of 10004\. Trying again/),
      expect.stringMatching(/^HOST sent 11001 bytes instead of 10004\. Trying again/),
    ]);
  });
});

describe('what cannot be the file is refused, and nothing is left of it', () => {
  const page = '<!DOCTYPE html><title>Sign in</title>';
  test.each<[string, RequestListener, RegExp]>([
    ['a page', answer(200, { 'content-type': 'text/html; charset=utf-8' }, page), /a web page: one that wants a login/],
    ['a page that does not say so', answer(200, {}, page), /a web page/],
    ['another file', answer(200, {}, 'PK\u0003\u0004 and more'), /something that is no GGUF file\.$/],
    ['a shorter beginning', answer(200, {}, 'GG'), /no GGUF file/],
    ['nothing', answer(200), /no GGUF file/],
    ['a part that nobody asked for', answer(206, { 'content-range': 'bytes 9-12/13' }, 'GGUF'), /was not requested/],
    ['a missing file', answer(404), /answered 404: there is no such file\.$/],
    ['a login', answer(401), /answered 401: it wants a login\. Fetch the file with a browser/],
    ['a closed door', answer(403), /answered 403: it does not give you the file/],
    [
      'more than the disk takes',
      answer(200, { 'content-length': '1000000000000000' }),
      /free, but the file needs 1000\.0 TB/,
    ],
  ])('%s', async (_name, step, message) => {
    await using server = await fileServer(step);
    await using to = await place(server.url);
    await expect(to.get()).rejects.toThrow(message);
    expect([await to.files(), to.waits]).toEqual([[], []]);
  });
});

test('redirects are followed, also to another host, and the rest is asked for in the same way', async () => {
  const first = held(6_000);
  await using store = await fileServer(first.step, file());
  const toStore = answer(302, { location: `${store.url}/blobs/7` });
  await using hub = await fileServer(toStore, toStore);
  await using to = await place(hub.url);
  await to.get({ 6000: first.cut });
  expect(await to.part()).toEqual(model);
  expect(store.ranges()).toEqual([undefined, 'bytes=6000-']);
});

test('redirects without end are no lost connection', async () => {
  await using server = await fileServer(...Array.from({ length: 21 }, () => answer(302, { location: '/' })));
  await using to = await place(server.url);
  await expect(to.get()).rejects.toThrow(/^127\.0\.0\.1:\d+ cannot be reached: redirect count exceeded\.$/);
  expect(to.waits).toEqual([]);
});
