import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { startDeemster, temporaryFolder } from '../helpers.ts';
import { startProcess } from './deemster-process.ts';
import { criterion } from './evaluating.ts';

const MB = 1_000_000;
const files = ['--output', 'out.jsonl', '--junit', 'out.xml', '--summary', 'out.md'];

/** Of 12 kB, or so many times as much. */
const row: Record<string, (number: number, times?: number) => string> = {
  csv: (number, times = 1) => `${number},"When, and\nhow?","${`In five days, at ${number}. `.repeat(500 * times)}"`,
  jsonl: (number) => JSON.stringify({ id: number, input: 'When?', output: `In five days, at ${number}. `.repeat(500) }),
};

/** The most memory that a run of so many rows took, in bytes. @param more Of its arguments, its environment and its rows. */
async function peakOf(
  rows: number,
  format: string,
  more: { args: string[]; env: Record<string, string>; times?: number } = { args: [], env: {} },
): Promise<number> {
  await using folder = await temporaryFolder();
  const cwd = folder.path;
  const head = format === 'csv' ? 'id,input,output\n' : '';
  const lines = Array.from({ length: rows }, (_, at) => `${row[format]!(at + 1, more.times)}\n`);
  await writeFile(`${cwd}/given.${format}`, head + lines.join(''));
  const child = startProcess(
    [
      'evaluate',
      `given.${format}`,
      '--criterion',
      criterion,
      '--criterion',
      'Passes if the response has fewer than 3 words',
      '--json',
      ...files,
      ...more.args,
    ],
    // A small heap is collected often, so its size shows what is held. In one of 96 MB, with the grammar in it, hardly anything else is done.
    { cwd, env: { NODE_OPTIONS: '--max-old-space-size=128', ...more.env } },
  );
  let peak = 0;
  let printed = 0;
  for await (const piece of child.stdout) {
    printed += String(piece).split('\n').length - 1;
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    peak = Math.max(peak, Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024);
  }
  const [code] = await once(child, 'close');
  expect([code, printed]).toEqual([1, 2 * rows]);
  expect(statSync(`${cwd}/out.xml`).size).toBeGreaterThan(rows * 500);
  return peak;
}

/** How much more memory a run of four times as many rows takes, in bytes. Kept rows would be 35 MB. */
async function growthOf(name: string, rows: number, peak: (rows: number) => Promise<number>): Promise<number> {
  const few = await peak(rows);
  let many = await peak(4 * rows);
  // V8 lets its heap grow by 30 MB once more in some runs: in all of them, something grows.
  for (let again = 0; again < 2 && many - few >= most; again++) many = Math.min(many, await peak(4 * rows));
  console.log(`${name}: 12 MB of rows ${(few / MB).toFixed(0)} MB, 47 MB of rows ${(many / MB).toFixed(0)} MB`);
  return many - few;
}
const most = 25 * MB;

test.each(['csv', 'jsonl'])('the memory of a run of %s does not grow with its rows', async (format) => {
  expect(await growthOf(format, 1000, (rows) => peakOf(rows, format))).toBeLessThan(most);
});

test('the memory of a run that a service judges does not grow with its rows', async () => {
  await using deemster = await startDeemster({ validateResponses: 0 });
  let count = 0;
  const run = (rows: number) => ({
    args: ['--server', deemster.url, '--run', `${++count}: ${rows} rows`],
    env: { DEEMSTER_API_KEY: deemster.key },
    // As many bytes in a quarter of the rows: the service's work on each of them is not what is measured.
    times: 4,
  });
  expect(await growthOf('judged by a service', 250, (rows) => peakOf(rows, 'csv', run(rows)))).toBeLessThan(most);
  const { runs } = (await deemster.get('/api/v1/runs')).body;
  expect(runs).toContainEqual(expect.objectContaining({ run: '2: 1000 rows', cases: 1000, evaluations: 2000 }));
});

test('a long run on a service that SIGKILL ended is continued, and nothing is judged or stored twice', async () => {
  const rows = 1200;
  await using folder = await temporaryFolder();
  await using deemster = await startDeemster({ validateResponses: 0 });
  const lines = Array.from({ length: rows }, (_, at) => `${row.csv!(at + 1)}\n`);
  await writeFile(`${folder.path}/given.csv`, `id,input,output\n${lines.join('')}`);
  const args = ['evaluate', 'given.csv', '--criterion', criterion, '--server', deemster.url, '--run', 'killed'];
  const run = () =>
    startProcess([...args, '--json', '--resume', 'out.jsonl'], {
      cwd: folder.path,
      env: { NODE_OPTIONS: '--max-old-space-size=128', DEEMSTER_API_KEY: deemster.key },
    });
  /** Lets the process go on until it has printed so many results. */
  const printed = async (child: ReturnType<typeof run>, most: number) => {
    let count = 0;
    let peak = 0;
    for await (const piece of child.stdout) {
      count += String(piece).split('\n').length - 1;
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak = Math.max(peak, Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024);
      if (count >= most) break;
    }
    return { count, peak };
  };
  const first = run();
  const ended = once(first, 'close');
  const { count: before, peak: one } = await printed(first, rows / 2);
  first.kill('SIGKILL');
  await ended;
  const second = run();
  const closed = once(second, 'close');
  const { count, peak: other } = await printed(second, Number.POSITIVE_INFINITY);
  expect([(await closed)[0], count]).toEqual([0, rows]);
  console.log(
    `killed after ${before} rows at ${(one / MB).toFixed(0)} MB; continued with ${(other / MB).toFixed(0)} MB`,
  );
  // What is there already is not held: one step of V8’s heap at most.
  expect(other - one).toBeLessThan(50 * MB);
  const results = readFileSync(`${folder.path}/out.jsonl`, 'utf8').trimEnd().split('\n');
  expect([results.length, new Set(results.map((line) => JSON.parse(line).id)).size]).toEqual([rows, rows]);
  const { body } = await deemster.get('/api/v1/runs');
  expect(body.runs).toMatchObject([{ run: 'killed', traces: rows, cases: rows, evaluations: rows, failed: 0 }]);
  const { usage } = (await deemster.get('/api/v1/usage')).body;
  expect(usage).toMatchObject([{ evaluations: rows, failed: 0 }]);
});
