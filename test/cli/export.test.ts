import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { conversation, type Deemster, startDeemster, temporaryFolder } from '../helpers.ts';
import { runDeemster, startProcess } from './deemster-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let deemster: Deemster;
/** The answers of GET /api/v1/traces/{id}, newest first. */
const answers: string[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  deemster = await startDeemster({}, { folder: `${folder.path}/data` });
  for (let number = 0; number < 5; number++) {
    const { headers } = await deemster.evaluate({
      messages: [{ role: 'user', content: '«👍🏽»\n\u2028' }, ...conversation],
      tags: { number: String(number), parity: number % 2 ? 'odd' : 'even' },
      evaluation_criteria: number < 2 ? 'Passes if the response contains "working"' : 'Fails if it contains "working"',
    });
    const trace_id = headers.get('x-trace-id')!;
    await deemster.post('/api/v1/annotations/comment', { trace_id, comment: `Comment ${number}` });
    if (number > 2) await deemster.post('/api/v1/annotations/rating', { trace_id, rating: number === 3 });
    const response = await fetch(`${deemster.url}/api/v1/traces/${trace_id}`, { headers: { 'API-Key': deemster.key } });
    answers.unshift(await response.text());
  }
});
afterAll(async () => {
  await deemster[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const run = (...args: string[]) => runDeemster(['export', ...args], { cwd: folder.path });

test('prints each trace as its own address gives it, newest first, beside a running server', async () => {
  const want = answers.map((answer) => `${answer}\n`).join('');
  expect(await run()).toEqual({ code: 0, stdout: want, stderr: '' });
  expect(await run('--output', 'traces.jsonl')).toEqual({
    code: 0,
    stdout: 'Wrote traces.jsonl: 5 traces.\n',
    stderr: '',
  });
  const file = `${folder.path}/traces.jsonl`;
  expect([await readFile(file, 'utf8'), (await stat(file)).mode & 0o777]).toEqual([want, 0o600]);
});

test.each([
  [
    ['--tag', 'parity:odd'],
    [3, 1],
  ],
  [['--tag', 'parity:odd', '--tag', 'number:3'], [3]],
  [['--rating', 'true'], [3]],
  [['--rating', 'false'], [4]],
  [
    ['--min-score', '0.5'],
    [1, 0],
  ],
  [
    ['--max-score', '0.5', '--tag', 'parity:even'],
    [4, 2],
  ],
  [['--evaluator-name', 'tone'], []],
  [['--start-date', '2999-01-01'], []],
  [
    ['--end-date', '2999-01-01T00:00:00+01:00', '--min-score', '1'],
    [1, 0],
  ],
] as [string[], number[]][])('%j', async (args, want) => {
  const { code, stdout } = await run(...args);
  const numbers = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => Number(JSON.parse(line).tags.number));
  expect([code, numbers]).toEqual([0, want]);
});

test('its filters are those of the list', async () => {
  const { stdout } = await run('--help');
  const { parameters } = contract.components;
  const all = contract.paths['/api/v1/traces'].get.parameters.map((one) =>
    '$ref' in one ? parameters[one.$ref!.split('/').at(-1) as keyof typeof parameters].name : one.name,
  );
  const names = all.filter((name) => !['page_token', 'page_size', 'text'].includes(name!)) as string[];
  expect(names).toHaveLength(10);
  for (const name of names) expect(stdout).toContain(`--${name.replaceAll('_', '-')} <value>`);
});

test('only one account', async () => {
  expect((await runDeemster(['accounts', 'create', 'team'], { cwd: folder.path })).code).toBe(0);
  expect(await run('--account', 'team')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test.each([
  [['--min-score', '2'], '--min-score: Give a number of at most 1 (with a score of at least this, 0 to 1).'],
  [['--rating', 'maybe'], '--rating: Give true or false (with this rating: true or false).'],
  [['--rating', 'true', '--rating', 'false'], '--rating: Give true or false (with this rating: true or false).'],
  [
    ['--start-date', '2026-13-01'],
    '--start-date: Give a time, such as 2026-11-20T09:00:00Z (created at or after this time; UTC if it names no zone).',
  ],
  [['--tag', 'parity'], '--tag: Write a tag as key:value ("key:value"; repeat it to require several tags).'],
  [['--account', 'none'], 'No account is named "none". See "deemster accounts list".'],
  [['--output', 'letter.txt'], 'letter.txt already exists. Choose another name, or overwrite it with --force.'],
])('%j is refused in one line', async (args, line) => {
  await writeFile(`${folder.path}/letter.txt`, 'Dear grandmother,');
  expect(await run(...args)).toEqual({ code: 2, stdout: '', stderr: `deemster: ${line}\n` });
  expect(await readFile(`${folder.path}/letter.txt`, 'utf8')).toBe('Dear grandmother,');
});

test('several pages come without a gap or a double; a reader that goes after the first line ends it quietly', async () => {
  await using other = await temporaryFolder();
  await using full = await startDeemster({}, { folder: `${other.path}/data` });
  // More than one page, and more than a pipe holds.
  const ids: string[] = [];
  for (let number = 0; number < 120; number++) {
    const messages = [{ role: 'user', content: 'and so on '.repeat(1000) }, ...conversation];
    ids.unshift((await full.post('/api/v1/traces', { messages })).body.id);
  }
  const all = await runDeemster(['export'], { cwd: other.path });
  expect(
    all.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id),
  ).toEqual(ids);

  const child = startProcess(['export'], { cwd: other.path });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  expect([JSON.parse(line).id, code, stderr]).toEqual([ids[0], 0, '']);
});
