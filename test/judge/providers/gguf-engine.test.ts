import { appendFile, copyFile, truncate, utimes, writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { LlamaContext } from 'node-llama-cpp';
import { JudgeError } from '../../../src/judge/judge-error.ts';
import type { Provider } from '../../../src/judge/providers/provider.ts';
import { temporaryFolder } from '../../helpers.ts';
import { writeTinyGguf } from '../../tiny-gguf.ts';
import { chat, open, request, schemaOf, TEXT } from './gguf-request.ts';

const failure = (call: Promise<unknown>): Promise<JudgeError> =>
  call.then(
    (value) => Promise.reject(new Error(`No failure but ${JSON.stringify(value)}`)),
    (error) => error,
  );

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
/** Its window holds little. */
let small: Provider;
beforeAll(async () => {
  folder = await temporaryFolder();
  small = open(await writeTinyGguf(`${folder.path}/tiny.gguf`), { window: 1024 });
});
afterAll(() => folder[Symbol.asyncDispose]());

describe('a conversation too long for the window', () => {
  test.each([
    ['by a few tokens', 600],
    ['by far', 10_000_000],
  ])('%s fails before anything is evaluated', async (_by, length) => {
    const messages = chat('a'.repeat(length));
    const held = async () => (await small.complete(request())).usage;
    const before = await held();
    const error = await failure(small.complete(request({ messages })));
    expect([error.fault, error.message]).toEqual([
      'too_long',
      "The conversation is too long for the judge model's window.",
    ]);
    // Every sequence would hold another prompt, had the long one been begun.
    expect((await held()).cached_prompt).toBe(before.prompt);
  });

  test('the window is never larger than the one that the model was trained with', async () => {
    const path = await writeTinyGguf(`${folder.path}/short.gguf`, { trainedWindow: 1024 });
    const messages = chat('a'.repeat(600));
    const error = await failure(open(path, { window: 4096 }).complete(request({ messages })));
    expect(error.fault).toBe('too_long');
  });
});

test('a choice among values that no token holds is a fault, and not the first of them', async () => {
  const schema = schemaOf({ label: { type: 'string', enum: ['holds', 'does_not_hold'] } });
  const error = await failure(small.complete(request({ schema })));
  expect(error).toMatchObject({ fault: 'failed', message: 'The judge model failed.' });
  expect(error.cause).toBeInstanceOf(Error);
  expect((await small.complete(request())).text).toMatch(/^\{"mark":"0123456789ab", /);
});

test('faults after which the engine gives no new place hide nothing, and take none away', async () => {
  const schema = schemaOf({ label: { type: 'string', enum: ['holds', 'does_not_hold'] } });
  const fresh = open(`${folder.path}/tiny.gguf`);
  await fresh.complete(request());
  using getSequence = jest.spyOn(LlamaContext.prototype, 'getSequence').mockImplementation(() => {
    throw new Error('No sequences left');
  });
  const faults: unknown[] = [];
  // As many as a window of this size has at most, and more.
  for (let call = 0; call < 5; call++) faults.push((await failure(fresh.complete(request({ schema })))).cause);
  getSequence.mockRestore();
  expect([faults[0], faults.at(-1)]).toEqual([
    new Error('No token holds one of the values to choose from.'),
    new Error('No sequences left'),
  ]);
  const replies = await Promise.all(Array.from({ length: 5 }, () => fresh.complete(request())));
  expect(replies.map(({ finish }) => finish)).toEqual(Array(5).fill('stop'));
});

describe('an abort', () => {
  test('before the call, and while the model is loaded', async () => {
    const fresh = open(`${folder.path}/tiny.gguf`);
    const reason = new JudgeError('timed_out', 'Too late.');
    expect(await failure(fresh.complete(request({ signal: AbortSignal.abort(reason) })))).toBe(reason);
    const controller = new AbortController();
    const call = failure(fresh.complete(request({ signal: controller.signal })));
    controller.abort(reason);
    expect(await call).toBe(reason);
    expect(await fresh.complete(request())).toMatchObject({ finish: 'stop' });
  });

  test('ends the calls under way and those that wait, and the next ones begin', async () => {
    const endless = open(await writeTinyGguf(`${folder.path}/endless.gguf`, { endless: true }), { window: 1024 });
    const schema = schemaOf(Object.fromEntries(['one', 'two', 'three'].map((key) => [key, TEXT])));
    const messages = chat('A question of its own');
    const expected = await endless.complete(request({ schema, messages }));
    const controller = new AbortController();
    const calls = Array.from({ length: 8 }, () =>
      failure(endless.complete(request({ schema, messages, signal: controller.signal }))),
    );
    // Each has hundreds of tokens to write, so that none is at its end after so few turns.
    for (let turn = 0; turn < 50; turn++) await setImmediate();
    const after = endless.complete(request({ schema, messages }));
    controller.abort(new Error('The caller went away.'));
    for (const error of await Promise.all(calls))
      expect(error).toMatchObject({ name: 'JudgeError', fault: 'cancelled' });
    expect((await after).text).toBe(expected.text);
  });
});

describe('the file', () => {
  test('names the judge without its folders, and its identity changes when it does', async () => {
    const path = await writeTinyGguf(`${folder.path}/named.gguf`);
    const one = open(path);
    expect([one.name, one.identity === open(path).identity]).toEqual(['gguf:named.gguf', true]);
    await writeTinyGguf(path, { seed: 2 });
    await utimes(path, 1, 1);
    expect(open(path).identity).not.toBe(one.identity);
  });

  test('must be a GGUF file, which is seen without loading it', async () => {
    const { path } = folder;
    await writeFile(`${path}/letter.txt`, 'Dear grandmother,');
    await writeFile(`${path}/empty.gguf`, '');
    // Its counts make no sense; the engine would look for all that it promises.
    await writeFile(`${path}/begins-well.gguf`, 'GGUF and nothing like it from there on.');
    const cases: [name: string, reason: string][] = [
      ['none.gguf', 'Cannot read the model file PATH: there is none.'],
      ['.', 'Cannot read the model file PATH: it is a folder.'],
      ['letter.txt', 'The model file PATH is not a GGUF file.'],
      ['begins-well.gguf', 'The model file PATH is not a GGUF file.'],
      ['empty.gguf', 'The model file PATH is not a GGUF file.'],
    ];
    for (const [name, reason] of cases)
      expect(() => open(`${path}/${name}`)).toThrow(
        expect.objectContaining({ name: 'ModelFileError', message: reason.replace('PATH', `${path}/${name}`) }),
      );
  });

  test('that is cut is a fault, with what the engine said of it as its cause', async () => {
    const path = `${folder.path}/cut.gguf`;
    await copyFile(`${folder.path}/tiny.gguf`, path);
    await truncate(path, 100_000);
    const error = await failure(open(path).complete(request()));
    expect(error).toMatchObject({ fault: 'failed', message: 'The judge model could not be loaded.' });
    expect(error.cause).toMatchObject({ message: expect.stringContaining('The model could not be loaded.') });
  });

  test('is loaded once, however many ask for it at the same time', async () => {
    const fresh = open(`${folder.path}/tiny.gguf`);
    const replies = await Promise.all(Array.from({ length: 12 }, () => fresh.complete(request())));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    // One engine has a few sequences, which take up the first calls; each further one finds its prompt there.
    const empty = replies.filter(({ usage }) => usage.cached_prompt === 0);
    expect([empty.length > 0, empty.length <= 4]).toEqual([true, true]);
  });

  test('that changed since the start is not loaded; a later call tries again', async () => {
    const path = await writeTinyGguf(`${folder.path}/changing.gguf`);
    const started = new Date(1_700_000_000_000);
    await utimes(path, started, started);
    const changing = open(path);
    await appendFile(path, '\0');
    const errors = await Promise.all([1, 2].map(() => failure(changing.complete(request()))));
    for (const error of errors)
      expect(error).toMatchObject({ fault: 'failed', message: expect.stringContaining('started with') });
    await writeTinyGguf(path);
    await utimes(path, started, started);
    expect(await changing.complete(request())).toMatchObject({ finish: 'stop' });
  });
});
