import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { blocksIn, readDocument } from './document.ts';
import { startDeemster, temporaryFolder } from './helpers.ts';

const execute = promisify(execFile);
const page = await readDocument('docs/python.md');
const [plain, fixture, testFile, publicClient, ...others] = blocksIn(page, 'python') as [
  string,
  string,
  string,
  string,
];

const folder = await temporaryFolder();
afterAll(() => folder[Symbol.asyncDispose](), 60_000);
const python = `${folder.path}/environment/bin/python`;

/** Installs what the page names, from the package index. */
beforeAll(async () => {
  const client = /`pip install (\w+)`.*\(version ([\d.]+) was tried\)/.exec(page.replaceAll('\n', ' '))!;
  await execute('python3', ['-m', 'venv', `${folder.path}/environment`]);
  const packages = ['requests', 'pytest', `${client[1]}==${client[2]}`];
  await execute(python, ['-m', 'pip', 'install', '--quiet', '--only-binary', ':all:', ...packages]);
}, 600_000);

/** Runs Python against a service of its own. */
async function run(args: string[], files: Record<string, string> = {}) {
  await using deemster = await startDeemster();
  const { path, ...own } = await temporaryFolder();
  await using _folder = own;
  for (const [name, text] of Object.entries(files)) await writeFile(`${path}/${name}`, text);
  await mkdir(`${path}/home`);
  const env = {
    PATH: process.env.PATH,
    HOME: `${path}/home`,
    DEEMSTER_API_KEY: deemster.key!,
    DEEMSTER_BASE_URL: deemster.url,
  };
  const ended = await execute(python, args, { cwd: path, env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout: stdout + stderr }),
  );
  const { traces } = (await deemster.get('/api/v1/traces')).body;
  return { ...ended, tags: traces.map(({ tags }: { tags: object }) => tags) };
}

test('requests gets the verdict that the page shows', async () => {
  expect(await run(['-c', plain])).toEqual({ code: 0, stdout: blocksIn(page, '')[0], tags: [{}] });
});

test('requests raises for a fault, with what the service says', async () => {
  const { code, stdout, tags } = await run(['-c', plain.replace('"Passes if the response has', '"The response has')]);
  expect([code, tags]).toEqual([1, []]);
  expect(stdout).toMatch(/RuntimeError: 422: .*evaluation_criteria/);
});

const pytest = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'];

test('the fixture passes, fails with the explanation, and never passes without a verdict', async () => {
  const passing = await run(pytest, { 'conftest.py': fixture, 'test_refunds.py': testFile });
  expect([passing.code, passing.tags]).toEqual([0, [{ suite: 'pytest' }, { suite: 'pytest' }]]);
  expect(passing.stdout).toContain('1 passed');
  const failing = testFile.replace('fewer than 50', 'fewer than 5');
  const failed = await run(pytest, { 'conftest.py': fixture, 'test_refunds.py': failing });
  expect([failed.code, failed.stdout]).toEqual([1, expect.stringContaining(/such as `([^`]+)`/.exec(page)![1]!)]);
  const unjudged = testFile.replace('has fewer than 50 words', 'is polite');
  const error = await run(pytest, { 'conftest.py': fixture, 'test_refunds.py': unjudged });
  expect([error.code, error.stdout]).toEqual([1, expect.stringContaining('No verdict: 400')]);
  const inapplicable = testFile
    .replace('has fewer than 50 words', 'mentions no number')
    .replace(
      'Passes if the response mentions no number',
      'Passes if every number in the response appears in the context',
    )
    .replace('five working days', 'some days');
  const none = await run(pytest, { 'conftest.py': fixture, 'test_refunds.py': inapplicable });
  expect([none.code, none.stdout]).toEqual([1, expect.stringContaining('Does not apply')]);
}, 60_000);

test('the public client works with its base URL', async () => {
  const { code, stdout, tags } = await run(['-c', publicClient]);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^1(\.0)? 6 words; the criterion asks for fewer than 50\.\n0(\.0)? .+\n$/),
  ]);
  expect(tags).toEqual([{ release: '2026.11' }, { release: '2026.11' }]);
}, 60_000);

test('nothing else is on the page', () => expect(others).toEqual([]));
