import { writeFile } from 'node:fs/promises';
import { conversation, temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { nobody, rawServer } from '../server/fault-raw-server.ts';
import type { Finished } from './deemster-in-process.ts';
import { runDeemster } from './deemster-process.ts';

const KEY = 'sk-secret-of-the-operator';
const many = (count: number) => `${JSON.stringify(conversation)}\n`.repeat(count);
const rowsOf = ({ stdout }: Finished) =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const refused: Step = { status: 401, body: { error: { message: `No ${KEY}`, code: 'invalid_api_key' } } };
const unknown: Step = { status: 404, body: { error: { message: 'model not found', code: 'model_not_found' } } };
const good: Step = { reply: verdictReply() };
const times = (count: number, ...steps: Step[]) => Array.from({ length: count }, () => steps).flat();

async function evaluate(url: string, content: string, args: string[] = []) {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/given`, content);
  const env = { DEEMSTER_JUDGE: 'openai:stub', OPENAI_BASE_URL: url, OPENAI_API_KEY: KEY };
  const finished = await runDeemster(
    ['evaluate', 'given', '--criterion', 'Passes if it is warm', '--json', '--concurrency', '1', ...args],
    { cwd: folder.path, env },
  );
  expect(finished.stdout + finished.stderr).not.toContain(KEY);
  return finished;
}

/** Evaluates by a model of which every step is used. */
async function evaluateBy(steps: Step[], content: string, args: string[] = []) {
  await using provider = await scriptedProvider(steps);
  return await evaluate(provider.url, content, args);
}

describe('ten identical faults in a row', () => {
  test('end it: what was judged is kept, and the rest is left', async () => {
    const finished = await evaluateBy([good, ...times(10, refused)], many(1000));
    expect([finished.code, finished.stderr.split('\n')]).toEqual([
      3,
      [
        expect.stringMatching(
          /^deemster: Stopped after 10 identical faults in a row: .*refused the API key \(status 401, invalid_api_key\)\. 401 from http:\S+ \(No …\): .*OPENAI_API_KEY/,
        ),
        'deemster: Judged 1 of 1,000 conversations; 10 failed and 989 are left.',
        '',
      ],
    ]);
    expect(rowsOf(finished).map(({ result }) => result)).toEqual(['pass', ...Array(10).fill('error')]);
  });

  test('of several judgments at a time: those under way come to their end', async () => {
    await using server = await rawServer();
    let calls = 0;
    server.answer((response) => {
      calls++;
      response.writeHead(404).end('{}');
    });
    const finished = await evaluate(server.url, many(100), ['--concurrency', '8']);
    expect([finished.code, rowsOf(finished).length]).toEqual([3, calls]);
    // How many are begun before the tenth fault is there depends on when the answers come.
    expect(calls).toBeGreaterThanOrEqual(10);
    expect(calls).toBeLessThanOrEqual(17);
    expect(finished.stderr).toContain(`Judged 0 of 100 conversations; ${calls} failed and ${100 - calls} are left.`);
  });

  test('count when no server listens', async () => {
    const { url } = await nobody();
    const finished = await evaluate(url, many(30), ['--concurrency', '10']);
    expect(finished.code).toBe(3);
    expect(finished.stderr).toMatch(/ECONNREFUSED.*is the server running/);
  });

  test.each<[string, Step[], number]>([
    ['that alternate', times(10, refused, unknown), 20],
    ['with a judgment among them', [...times(9, refused), good, ...times(9, refused)], 19],
    ['of content, not of the server', times(12, { status: 400, body: { error: { code: 'content_filter' } } }), 12],
    ['of replies', times(12, { reply: 'Prose.' }, { reply: 'Prose.' }), 12],
    ['after which nothing is left', times(10, refused), 10],
  ])('end nothing when they are faults %s', async (_, steps, rows) => {
    const finished = await evaluateBy(steps, many(rows));
    expect([finished.code, finished.stderr, rowsOf(finished).length]).toEqual([3, '', rows]);
  });
});

describe('--debug', () => {
  const prose = 'The response passes.\u001b[2J\r\ndeemster: all passed';

  test('shows unusable replies, marked on each line', async () => {
    const finished = await evaluateBy([good, { reply: prose }, { reply: '' }], many(2), ['--debug']);
    expect([finished.code, finished.stderr]).toEqual([
      3,
      `deemster: conversation 2, reply 1 of 2, ${prose.length} characters:
  | The response passes.\u{FFFD}[2J
  | deemster: all passed
deemster: conversation 2, reply 2 of 2, 0 characters:
  |${' '}
`,
    ]);
  });

  test('cuts a long one', async () => {
    const finished = await evaluateBy([{ reply: 'x'.repeat(10_000), finish: 'length' }], many(1), ['--debug']);
    expect(finished.stderr).toContain('reply 1 of 1, 10,000 characters, of which the first 4,000 follow:\n  | xxx');
    expect(finished.stderr.length).toBeLessThan(4200);
  });

  test('shows what came in the place of a completion', async () => {
    const page = '<!DOCTYPE html><p>Welcome';
    const finished = await evaluateBy([{ garbage: page }], many(1), ['--debug']);
    expect(finished.stderr).toContain(`  | ${page}\n`);
    expect(rowsOf(finished)[0].error).toMatch(/a web page answered/);
  });

  test('is needed for that', async () => {
    const finished = await evaluateBy([{ reply: prose }, { reply: prose }], many(1));
    expect([finished.code, finished.stderr]).toEqual([3, '']);
  });
});
