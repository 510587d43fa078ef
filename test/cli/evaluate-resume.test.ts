import { hash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { READER_VERSION } from '../../src/judge/criterion/compiled-criterion.ts';
import { conversation, temporaryFolder } from '../helpers.ts';
import { type Step, scriptedProvider } from '../scripted-provider.ts';
import { runDeemster, startProcess } from './deemster-process.ts';
import { modelAt, says, warm } from './evaluating.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    JSON.stringify({ id: `r${at + 1}`, input: `Question ${at + 1}?`, output: 'In five days.' }),
  );

const args = ['evaluate', 'given.jsonl', ...warm, '--resume', 'out.jsonl'];

interface Line {
  id: string;
  result: string;
}

/** A folder with rows and a model that answers so. */
async function given(content: string[], steps: Step[]) {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await temporaryFolder());
  const provider = resources.use(await scriptedProvider(steps));
  await writeFile(`${folder.path}/given.jsonl`, `${content.join('\n')}\n`);
  const kept = resources.move();
  return {
    cwd: folder.path,
    env: modelAt(provider),
    provider,
    write: (text: string) => writeFile(`${folder.path}/out.jsonl`, text),
    text: () => readFile(`${folder.path}/out.jsonl`, 'utf8'),
    lines: async () =>
      (await readFile(`${folder.path}/out.jsonl`, 'utf8'))
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Line),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

test('a run that SIGKILL ended goes on where it was, and judges nothing twice', async () => {
  const asked: string[] = [];
  const step: Step = ({ text }) => {
    asked.push(/Question \d+\?/.exec(text)![0]);
    return asked.length === 8 ? { hang: true } : (says('Y') as { reply: string });
  };
  // The eighth call never gets its answer, so it is the one that is made again.
  await using place = await given(rows(12), Array<Step>(13).fill(step));
  const child = startProcess([...args, '--concurrency', '1'], place);
  await place.provider.arrived(8);
  child.kill('SIGKILL');
  await once(child, 'close');
  expect((await place.lines()).map(({ id }) => id)).toEqual(rows(7).map((_, at) => `r${at + 1}`));

  const finished = await runDeemster(args, place);
  expect([finished.code, finished.stderr]).toEqual([0, '']);
  expect(finished.stdout).toContain('12 conversations: 12 pass.');
  const every = rows(12).map((_, at) => `Question ${at + 1}?`);
  expect(asked.toSorted()).toEqual([...every, 'Question 8?'].toSorted());
  expect((await place.lines()).map(({ id }) => id).toSorted()).toEqual(every.map((_, at) => `r${at + 1}`).toSorted());
  // Nothing is left to judge.
  const again = await runDeemster(args, place);
  expect([again.code, asked.length, (await place.lines()).length]).toEqual([0, 13, 12]);
});

test('a half-written line, wherever it was cut, and errors are judged again', async () => {
  const content = rows(3).map((row) => row.replace('five', 'fünf'));
  await using place = await given(content, [says('Y'), { status: 401 }, says('N')]);
  const one = [...args, '--concurrency', '1'];
  expect((await runDeemster(one, place)).code).toBe(3);
  place.provider.script(says('Y'));
  expect((await runDeemster(one, place)).code).toBe(1);
  const whole = await place.text();
  expect((await place.lines()).map(({ id, result }) => [id, result])).toEqual([
    ['r1', 'pass'],
    ['r3', 'fail'],
    ['r2', 'pass'],
  ]);
  const bytes = Buffer.from(whole);
  const start = bytes.subarray(0, -1).lastIndexOf('\n') + 1;
  for (const end of [start + 1, start + 10, bytes.length - 2]) {
    place.provider.script(says('Y'));
    await writeFile(`${place.cwd}/out.jsonl`, bytes.subarray(0, end));
    expect((await runDeemster(one, place)).code).toBe(1);
    expect(await place.lines()).toHaveLength(3);
  }
  // Only the line feed is missing: nothing is judged again.
  await place.write(whole.trimEnd());
  expect((await runDeemster(one, place)).code).toBe(1);
  expect(await place.text()).toBe(whole);
});

test('only equal content, judged in the same way, is taken over; the threshold may differ', async () => {
  await using place = await given(rows(2), [says('Y'), says('Y')]);
  expect((await runDeemster(args, place)).code).toBe(0);
  const asks = async (more: string[], count: number, env: Record<string, string> = {}) => {
    const before = place.provider.requests.length;
    place.provider.script(...Array<Step>(count).fill(says('Y')));
    await runDeemster([...args, ...more], { ...place, env: { ...place.env, ...env } });
    expect([more, place.provider.requests.length - before]).toEqual([more, count]);
  };
  await asks(['--threshold', '1'], 0);
  await asks(['--all-responses'], 2);
  await asks(['--criterion', 'Passes if it is brief'], 2);
  await asks([], 2, { DEEMSTER_JUDGE: 'openai:other' });
  // A row that was changed is judged again, one that was moved is not, and one that is there twice is judged once.
  const [first, second] = rows(2) as [string, string];
  await writeFile(`${place.cwd}/given.jsonl`, [second.replace('five', 'six'), first, first].join('\n'));
  await asks([], 1);
});

test('what another reader of criteria judged is judged again', async () => {
  await using place = await given(rows(1), [says('Y'), says('N')]);
  expect((await runDeemster(args, place)).code).toBe(0);
  const messages = [
    { role: 'user', content: 'Question 1?' },
    { role: 'assistant', content: 'In five days.' },
  ];
  const judged = [messages, null, null, warm[1], 'align-20251111', 'openai', 'stub', false, null];
  const hashWith = (reader: string) => hash('sha256', JSON.stringify([...judged, reader]), 'base64url').slice(0, 22);
  const own = (await place.text()).trimEnd();
  expect(JSON.parse(own)).toMatchObject({ reader_version: READER_VERSION, hash: hashWith(READER_VERSION) });
  await place.write(
    `${own.replaceAll(READER_VERSION, 'reader-0').replace(hashWith(READER_VERSION), hashWith('reader-0'))}\n`,
  );
  expect((await runDeemster(args, place)).code).toBe(1);
  expect((await place.lines()).map(({ result }) => result)).toEqual(['pass', 'fail']);
});

test.each([
  ['what --output did not write', '{"a": 1}\n', 'out.jsonl, line 1 is not a result of evaluate.'],
  ['text', 'notes', 'out.jsonl, line 1 is not a result of evaluate.'],
  ['a half-written line before others', '{"conversation":1\n{"conversation":2}\n', 'out.jsonl, line 1 is not a result'],
])('%s is refused, and left as it is', async (_name, content, said) => {
  await using place = await given([JSON.stringify(conversation)], []);
  await place.write(content);
  const { code, stdout, stderr } = await runDeemster(args, place);
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(said)]);
  expect(await place.text()).toBe(content);
});

test('the file that is judged cannot be continued', async () => {
  await using place = await given(rows(1), []);
  const finished = await runDeemster(['evaluate', 'out.jsonl', ...warm, '--resume', 'out.jsonl'], place);
  expect([finished.code, finished.stderr]).toEqual([
    2,
    'deemster: out.jsonl is the file that is judged. Choose another name.\n',
  ]);
});
