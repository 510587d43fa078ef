import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Deemster, startDeemster, temporaryFolder } from '../helpers.ts';
import { type ScriptedProvider, type Step, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import type { Finished } from './deemster-in-process.ts';
import { runDeemster, startProcess } from './deemster-process.ts';
import { lines, warm } from './evaluating.ts';

/** Every text that contains "Sorry" fails. */
const judges: Step = ({ text }) => ({ reply: verdictReply({ label: text.includes('Sorry') ? 'N' : 'Y' }) });
const contains = 'Passes if the response contains {{expected}}';
const both = [...warm, '--criterion', contains];

let provider: ScriptedProvider;
let deemster: Deemster;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  provider = await scriptedProvider();
  deemster = await startDeemster({ judge: 'openai:stub', openaiBaseUrl: provider.url });
  folder = await temporaryFolder();
});
afterAll(async () => {
  await deemster[Symbol.asyncDispose]();
  await provider.close();
  await folder[Symbol.asyncDispose]();
});

const given = () => ({ cwd: folder.path, env: { DEEMSTER_API_KEY: deemster.key } });
const evaluate = (args: string[], env: Record<string, string> = {}) =>
  runDeemster(['evaluate', ...args], { ...given(), env: { ...given().env, ...env } });
const stored = (args: string[]) => evaluate([...args, '--server', deemster.url]);
const read = (name: string) => readFile(`${folder.path}/${name}`, 'utf8');
const asked = () => provider.requests.map(({ text }) => /Question [^?]+\?/.exec(text)![0]);
const failed = (said: string) => ({ code: 2, stdout: '', stderr: expect.stringContaining(said) });

/** Writes a CSV file with a row per answer; the ids begin with `case`. */
async function rows(name: string, answers: string[], id = (at: number) => `case ${at}`) {
  const fields = answers.map((answer, at) => `${id(at)},Question ${name} ${at}?,${answer},days`);
  await writeFile(`${folder.path}/${name}`, `id,question,answer,expected\n${fields.join('\n')}\n`);
  return name;
}
const runs = async () => (await deemster.get('/api/v1/runs')).body.runs;
const tracesOf = async (run: string) =>
  (await deemster.get(`/api/v1/traces?tag=${encodeURIComponent(`run:${run}`)}&page_size=500`)).body.traces;

test('a service judges as this process does, and stores a trace per row with its case and all its evaluations', async () => {
  const file = await rows('same.csv', ['In 3 days.', 'Sorry.']);
  provider.script(judges, judges, judges, judges);
  const env = { DEEMSTER_JUDGE: 'openai:stub', OPENAI_BASE_URL: provider.url };
  const own = await evaluate([file, ...both, '--json', '--concurrency', '1'], env);
  const args = [file, ...both, '--json', '--run', 'the same', '--tag', 'release:7', '--tag', 'by:ci: main'];
  const finished = await stored(args);
  expect(finished.code).toBe(own.code);
  const plain = (all: Finished) =>
    lines(all).map(({ latency_ms, hash, run, trace_id, evaluation_id, ...result }) => result);
  expect(plain(finished)).toEqual(plain(own));
  expect(lines(finished)[0]).toMatchObject({ judge: 'openai:stub', reader_version: 'reader-3', run: 'the same' });
  const traces = await tracesOf('the same');
  expect(traces.map(({ tags }: { tags: object }) => tags)).toEqual([
    { run: 'the same', case: 'case 1', release: '7', by: 'ci: main' },
    { run: 'the same', case: 'case 0', release: '7', by: 'ci: main' },
  ]);
  const ids = traces.flatMap(({ id, evaluations }: { id: string; evaluations: { id: string }[] }) =>
    evaluations.map((one) => [id, one.id]),
  );
  expect(lines(finished).map(({ trace_id, evaluation_id }) => [trace_id, evaluation_id])).toEqual(
    expect.arrayContaining(ids),
  );
  expect(ids).toHaveLength(4);
  expect(await runs()).toMatchObject([{ run: 'the same', traces: 2, cases: 2, evaluations: 4, criteria: 2 }]);
  expect(finished.stderr).toContain(
    `  deemster compare BASE 'the same' --url ${deemster.url}\n  ${deemster.url}/compare?candidate=the+same\n`,
  );

  const again = await stored(args);
  expect(again).toEqual(failed('already has a run "the same". Choose another name with --run'));
});

test('a run that SIGKILL ended is continued, judged once per row, and has one result per case', async () => {
  const file = await rows('killed.csv', Array(12).fill('In 3 days.'));
  const before = provider.requests.length;
  provider.script(...Array(7).fill(judges), { hang: true });
  const args = [file, ...both, '--resume', 'killed.jsonl', '--server', deemster.url, '--concurrency', '1'];
  const child = startProcess(['evaluate', ...args], given());
  await provider.arrived(before + 8);
  child.kill('SIGKILL');
  await once(child, 'close');
  const { run } = JSON.parse((await read('killed.jsonl')).split('\n')[0]!);
  expect(run).toMatch(/^killed-\d{4}-\d\d-\d\d-\d{6}$/);
  // The service has judged the last one, and this file lost it.
  const written = (await read('killed.jsonl')).trimEnd().split('\n');
  await writeFile(`${folder.path}/killed.jsonl`, written.slice(0, -2).join('\n'));

  provider.script(...Array(5).fill(judges));
  const finished = await evaluate([...args, '--junit', 'killed.xml', '--output-column', 'answer']);
  expect([finished.code, finished.stdout]).toEqual([
    0,
    expect.stringContaining(`compare BASE ${run} --url ${deemster.url}`),
  ]);
  expect(asked().slice(before)).toHaveLength(13);
  expect(new Set(asked().slice(before)).size).toBe(12);
  const [found] = await runs();
  expect(found).toMatchObject({ run, traces: 12, cases: 12, evaluations: 24, failed: 0 });
  const itself = (await deemster.get(`/api/v1/runs/compare?base=${run}&candidate=${run}`)).body;
  expect(itself.counts).toMatchObject({ compared: 24, repeated: 0 });
  expect((await read('killed.xml')).match(/<testcase /g)).toHaveLength(24);

  // The file of another reader, of another run and of this process is not mixed with it.
  const text = await read('killed.jsonl');
  const other = async (wrong: string, ...more: string[]) => {
    await writeFile(`${folder.path}/wrong.jsonl`, wrong);
    return await stored([file, ...both, '--resume', 'wrong.jsonl', ...more]);
  };
  expect(await other(text.replaceAll('reader-3', 'reader-0'))).toEqual(failed('were read by reader-0, and'));
  expect(await other(text.replaceAll(run, 'gone'))).toEqual(failed('has no run "gone"'));
  expect(await other(text, '--run', 'other')).toEqual(failed(`has results of the run "${run}". Leave out --run`));
  expect(await other(text.replaceAll(`"run":"${run}",`, ''))).toEqual(failed('results that no service stored'));
  const here = await evaluate([file, ...both, '--resume', 'killed.jsonl']);
  expect(here).toEqual(failed(`has results of the run "${run}". Continue it with --server`));
});

test('a stored evaluator judges by its name and version, of the command line or of a row', async () => {
  await deemster.post('/api/v1/evaluators', { name: 'says when', evaluation_criteria: contains });
  const file = await rows('by name.csv', ['In 3 days.', 'Soon.']);
  const finished = await stored([
    file,
    '--evaluator',
    'says when',
    '--output',
    'by name.jsonl',
    '--junit',
    'by name.xml',
  ]);
  expect(finished.code).toBe(1);
  const results = (await read('by name.jsonl'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  // The file has the results as they arrive.
  const judged = results.map(({ evaluator, evaluator_version, result }) => [evaluator, evaluator_version, result]);
  expect(judged.toSorted()).toEqual([
    ['says when', 1, 'fail'],
    ['says when', 1, 'pass'],
  ]);
  expect(await read('by name.xml')).toContain('<property name="evaluator_version" value="1"/>');
  const [{ evaluations }] = await tracesOf(results[0].run);
  expect(evaluations).toMatchObject([{ evaluator_name: 'says when', sub_trace: { evaluator_version: 1 } }]);

  // Another version is not mixed into the run: neither its results nor those of the earlier one.
  await deemster.call('PUT', '/api/v1/evaluators/says%20when', {
    evaluation_criteria: 'Fails if the response contains {{expected}}',
  });
  const other = await stored([file, '--evaluator', 'says when', '--resume', 'by name.jsonl', '--json']);
  expect(other.code).toBe(3);
  expect(lines(other)).toMatchObject([
    {
      result: 'error',
      score: null,
      error: expect.stringContaining('is at version 2, but this row was judged by version 1'),
    },
    { result: 'error', score: null },
  ]);

  const each = { input: 'When?', output: 'Soon.', expected: 'Soon' };
  const names = ['says when', 'nobody'].map((name) => JSON.stringify({ ...each, evaluator_name: name }));
  await writeFile(`${folder.path}/rows.jsonl`, `${names.join('\n')}\n`);
  const own = await stored(['rows.jsonl', '--json']);
  expect(lines(own)).toMatchObject([{ evaluator: 'says when', evaluator_version: 2, result: 'fail' }]);
  expect([own.code, own.stderr]).toEqual([
    3,
    expect.stringContaining(`line 2: ${deemster.url} has no evaluator nobody.`),
  ]);
  expect(await stored([file, '--evaluator', 'nobody'])).toEqual(failed('has no evaluator nobody.'));
});

test('ids that no tag can hold are hashed, rows without an id are their content, and the output says so', async () => {
  const long = 'x'.repeat(65);
  const file = await rows('ids.csv', ['In 3 days.', 'In 4 days.', 'In 5 days.'], (at) => [long, '', 'c'][at]!);
  const { stdout } = await stored([file, '--criterion', contains, '--run', 'ids']);
  expect(stdout).toContain('1 id cannot be a tag (at most 64 characters)');
  expect(stdout).toContain('1 conversation without an id');
  const cases = (await tracesOf('ids')).map(({ tags }: { tags: { case: string } }) => tags.case);
  expect(cases).toEqual(expect.arrayContaining(['c', expect.stringMatching(/^[\w-]{22}$/)]));
  expect(new Set(cases).size).toBe(3);
});

test('a judgment that cannot be made is an error, which the run counts, and never a score', async () => {
  const file = await rows('faults.csv', ['In 3 days.']);
  provider.script({ status: 401 });
  const finished = await stored([file, ...warm, '--json', '--run', 'faults', '--concurrency', '1']);
  expect([finished.code, lines(finished)]).toEqual([
    3,
    [expect.objectContaining({ result: 'error', score: null, error: expect.stringContaining('key'), run: 'faults' })],
  ]);
  expect(await runs()).toEqual(expect.arrayContaining([expect.objectContaining({ run: 'faults', failed: 1 })]));
  await writeFile(`${folder.path}/alone.jsonl`, `${JSON.stringify({ output: 'In 3 days.' })}\n`);
  const alone = await stored(['alone.jsonl', ...warm, '--json']);
  expect([alone.code, lines(alone)[0].error]).toEqual([3, expect.stringContaining('at least two messages')]);
});

test('an account that stores nothing has no run, and nothing is judged', async () => {
  await using none = await startDeemster();
  const { stdout } = await runDeemster(
    ['accounts', 'set-retention', 'default', 'none', '--data-dir', none.dataDir],
    given(),
  );
  expect(stdout).toContain('is none');
  const file = await rows('none.csv', ['In 3 days.']);
  const args = [file, '--criterion', contains, '--server', none.url, '--output', 'none.jsonl'];
  expect(await evaluate(args, { DEEMSTER_API_KEY: none.key })).toEqual(failed('its retention is none'));
  await expect(read('none.jsonl')).rejects.toThrow('ENOENT');
  const usage = await none.get('/api/v1/usage');
  expect(usage.body).toEqual({ usage: [] });
});

/** A proxy in front of the service: what becomes of the first requests to each path, in order. */
async function faultyProxy(faults: Record<string, ('limits' | 'refuses' | 'loses the answer')[]>) {
  const server = createServer(async (request, response) => {
    const fault = request.method === 'POST' ? faults[request.url!]?.shift() : undefined;
    const body = await text(request);
    if (fault === 'refuses') return void response.destroy();
    if (fault === 'limits') {
      response.writeHead(429, { 'Retry-After': '1', 'Content-Type': 'application/json' });
      return void response.end('{"detail": "Too many requests."}');
    }
    const { method, url } = request;
    const headers = { 'API-Key': deemster.key, 'Content-Type': 'application/json' };
    const key = request.headers['idempotency-key'] as string | undefined;
    const answer = await fetch(deemster.url + url, {
      method: method!,
      headers: { ...headers, ...(key && { 'Idempotency-Key': key }) },
      ...(body && { body }),
    });
    if (fault === 'loses the answer') return void response.destroy();
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    left: () => Object.values(faults).flat(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('limits, lost connections and lost answers are waited out, and nothing is stored or judged twice', async () => {
  await using proxy = await faultyProxy({
    '/api/v1/traces': ['refuses', 'limits', 'loses the answer'],
    '/api/v1/evals/reward': ['limits', 'loses the answer', 'refuses'],
  });
  const file = await rows('proxy.csv', ['In 3 days.', 'In 4 days.']);
  provider.script(judges, judges);
  const finished = await evaluate([file, ...both, '--run', 'proxy', '--server', proxy.url, '--concurrency', '2']);
  expect([finished.code, finished.stdout]).toEqual([
    0,
    expect.stringContaining('2 conversations, 2 criteria: 4 pass.'),
  ]);
  expect(proxy.left()).toEqual([]);
  const [found] = await runs();
  expect(found).toMatchObject({ run: 'proxy', traces: 2, evaluations: 4, failed: 0 });
});

test('--save stores in the data folder, beside a running server and without one', async () => {
  const file = await rows('saved.csv', ['In 3 days.']);
  const save = (run: string, more: string[] = []) =>
    evaluate([file, '--criterion', contains, '--save', '--data-dir', deemster.dataDir, '--run', run, ...more]);
  expect(await save('beside')).toMatchObject({ code: 0, stdout: expect.stringContaining(`--url ${deemster.url}`) });
  expect(await tracesOf('beside')).toHaveLength(1);
  expect(await save('judge', ['--judge', 'openai:other'])).toEqual(
    failed('--judge is only for judging in this process'),
  );

  await using other = await temporaryFolder();
  const first = await startDeemster({}, { folder: other.path });
  await first.stop();
  const args = [file, '--criterion', contains, '--save', '--data-dir', other.path, '--run', 'alone'];
  const alone = await evaluate(args, { DEEMSTER_API_KEY: first.key });
  expect([alone.code, alone.stderr]).toEqual([0, `deemster: Stores the run "alone" in ${other.path}.\n`]);
  expect(alone.stdout).toContain('compare BASE alone --url ADDRESS');
  await using second = await startDeemster({}, { folder: other.path });
  const found = await second.get('/api/v1/runs', { key: first.key });
  expect(found.body.runs).toMatchObject([{ run: 'alone', traces: 1, evaluations: 1 }]);
  // Without a model, and after ten faults: the run can be continued.
  const many = Array.from({ length: 13 }, (_, at) =>
    JSON.stringify({
      id: at,
      input: 'When?',
      output: 'In 3 days.',
      evaluation_criteria: at === 0 ? 'Passes if it has 3 words' : warm[1],
    }),
  );
  await writeFile(`${folder.path}/many.jsonl`, many.join('\n'));
  const stopped = await evaluate(
    ['many.jsonl', '--server', second.url, '--run', 'not all', '--output', 'done.jsonl', '--concurrency', '1'],
    { DEEMSTER_API_KEY: first.key },
  );
  expect([stopped.code, stopped.stderr]).toEqual([3, expect.stringContaining('Stopped after 10 identical faults')]);
  expect(stopped.stdout).toContain(
    '"not all" is not complete. Continue it with --run \'not all\' --resume done.jsonl.',
  );
  const empty = await evaluate([file, ...warm, '--save', '--data-dir', folder.path]);
  expect(empty).toEqual(failed('contains no database'));
});

test.each([
  ['a run that is not stored', ['--run', 'x'], '--run is for a run that is stored: add --server or --save.'],
  ['tags of nothing', ['--tag', 'a:b'], '--tag is for a run that is stored'],
  ['two places', ['--server', 'http://127.0.0.1:1', '--save'], 'Give either --server or --save.'],
  ['a tag without a value', ['--tag', 'x'], 'must be KEY:VALUE'],
  ['the tag run', ['--tag', 'run:x'], '--run names the run'],
  ['a long name', ['--run', 'x'.repeat(65)], '1 to 64 characters'],
  ['samples', ['--server', 'http://127.0.0.1:1', '--confirm=3'], '--confirm is only for judging in this process'],
  ['no service', ['--url', 'http://127.0.0.1:1'], 'No response from http://127.0.0.1:1'],
])('%s is wrong usage', async (_what, args, said) => {
  const file = await rows('wrong.csv', ['In 3 days.']);
  expect(await evaluate([file, '--criterion', contains, ...args])).toEqual(failed(said));
});

test('criteria that a service could not tell apart are refused', async () => {
  const file = await rows('twice.csv', ['In 3 days.']);
  await writeFile(
    `${folder.path}/twice.yaml`,
    `a: {evaluation_criteria: ${warm[1]}}\nb: {evaluation_criteria: ${warm[1]}}\n`,
  );
  expect(await stored([file, '--evaluators', 'twice.yaml'])).toEqual(failed('Two evaluators have the criterion'));
});
