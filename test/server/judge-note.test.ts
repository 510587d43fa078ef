import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Deemster, startDeemster, temporaryFolder } from '../helpers.ts';
import { type PlainStep, scriptedProvider } from '../scripted-provider.ts';
import { writeTinyGguf } from '../tiny-gguf.ts';
import { PROVIDERS, SECRET, SETTINGS } from './fault-providers.ts';
import { nobody } from './fault-raw-server.ts';

interface Line {
  level: number;
  msg: string;
  judge: string;
  hint?: string;
}

const [INFO, WARN] = [30, 40];

const notesOf = ({ log }: Deemster): Line[] =>
  log.map((line): Line => JSON.parse(line)).filter(({ msg }) => /^judge /.test(msg));

/** The notes on so many judges, once they are there. */
async function notes(deemster: Deemster, count: number): Promise<Line[]> {
  while (notesOf(deemster).length < count) await new Promise((resolve) => setImmediate(resolve));
  expect(deemster.log.join('')).not.toContain(SECRET);
  return notesOf(deemster);
}

describe.each(PROVIDERS)('behind %s, the log of a start', (name) => {
  const listed = (...ids: string[]) => ids.map((id) => ({ id }));

  test.each<[string, object[] | PlainStep, object]>([
    [
      'has a line for a server that has the model',
      listed('other', 'stub'),
      { level: INFO, msg: 'judge reached: its server has the model' },
    ],
    [
      'warns of a model that the server does not have, and names some',
      listed('a', 'b', 'c', 'd', 'e', 'studio', 'f'),
      {
        level: WARN,
        msg: 'judge reached, but its server does not list the model',
        listed: 'studio, a, b, c, d and 2 more',
      },
    ],
    [
      'has a quiet line for a server without a list',
      { status: 404, body: 'no' },
      { level: INFO, msg: 'judge not looked at: its server has no list of models' },
    ],
    [
      'has the same for a list that is none',
      { status: 200, body: { models: [] } },
      { level: INFO, msg: 'judge not looked at: its server has no list of models' },
    ],
    [
      'warns of a refused key',
      { status: 401, body: { error: { message: `Bad ${SECRET}`, code: 'invalid_api_key' } } },
      {
        level: WARN,
        msg: 'judge not ready',
        fault: 'key_refused',
        cause: { status: 401, code: 'invalid_api_key', message: 'Bad …', hint: expect.stringContaining('_API_KEY') },
      },
    ],
    [
      'warns of a web page',
      { garbage: '<html>' },
      { level: WARN, fault: 'unusable_reply', cause: { hint: expect.stringMatching(/web page/) } },
    ],
    ['warns of a connection that is cut', { reset: 'at once' }, { level: WARN, fault: 'unreachable' }],
  ])('%s', async (_, models, want) => {
    await using provider = await scriptedProvider([], models);
    await using deemster = await startDeemster(SETTINGS[name](provider));
    expect(await notes(deemster, 1)).toMatchObject([{ judge: `${name}:stub`, ...want }]);
    // One list, and nothing that costs money.
    expect([provider.lists.length, provider.requests]).toEqual([1, []]);
  });

  test('warns of a server that is not there', async () => {
    await using deemster = await startDeemster(SETTINGS[name](await nobody()));
    expect(await notes(deemster, 1)).toMatchObject([
      {
        level: WARN,
        fault: 'unreachable',
        cause: { code: 'ECONNREFUSED', hint: expect.stringMatching(/is the server running/) },
      },
    ]);
  });

  test('is not waited for, and its request ends when the service stops', async () => {
    await using provider = await scriptedProvider([], { hang: true });
    await using deemster = await startDeemster(SETTINGS[name](provider));
    await provider.listed(1);
    expect((await deemster.get('/readyz')).status).toBe(200);
    await deemster.stop();
    expect(notesOf(deemster)).toEqual([]);
    expect(deemster.log.at(-1)).toContain('"stopped"');
  });
});

test.each([
  ['', 'does OPENAI_BASE_URL need /v1?'],
  ['/v1', undefined],
])('a base URL that ends with "%s" and has no list', async (path, hint) => {
  const server = createServer(
    (request, response) => void request.resume().on('end', () => response.writeHead(404).end()),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  await using deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: url });
  const [note] = await notes(deemster, 1);
  expect(note).toMatchObject({ level: INFO, address: `${url}/chat/completions` });
  expect(note!.hint).toBe(hint);
  server.closeAllConnections();
  server.close();
});

test('each judge has a line, a model file none, and without a judge there is none', async () => {
  await using folder = await temporaryFolder();
  await using provider = await scriptedProvider([], [{ id: 'stub' }]);
  const path = await writeTinyGguf(`${folder.path}/tiny.gguf`);
  const settings = { ...SETTINGS.openai(provider), judgeLightning: 'openai:small' };
  await using two = await startDeemster(settings);
  expect((await notes(two, 2)).map(({ judge, level }) => [judge, level]).toSorted()).toEqual([
    ['openai:small', WARN],
    ['openai:stub', INFO],
  ]);
  expect(provider.lists).toHaveLength(2);
  for (const quiet of [{}, { judge: `gguf:${path}` }]) {
    await using deemster = await startDeemster(quiet);
    await deemster.stop();
    expect(notesOf(deemster)).toEqual([]);
  }
});
