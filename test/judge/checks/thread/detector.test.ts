import { spawnSync } from 'node:child_process';
import type { Checked, CheckMessage } from '../../../../src/judge/checks/thread/check-worker-messages.ts';
import { createDetectorThread } from '../../../../src/judge/checks/thread/detector-thread.ts';
import { createRunChecks } from '../../../../src/judge/checks/thread/off-thread.ts';
import { createJudge } from '../../../../src/judge/judge.ts';
import { JudgeError } from '../../../../src/judge/judge-error.ts';
import { testAtLength } from '../../../soak.ts';

const german = 'Ihre Bestellung wird innerhalb von fünf Werktagen geliefert. Sie erhalten eine Nachricht.';

const CRITERIA: [string, boolean][] = [
  ['Passes if the response is in German', true],
  ['Fails if the response is not entirely in German', true],
  ["Passes if the response is in the user's language", true],
  ['Passes if the response is in German and has fewer than 50 words', true],
  ['Passes if the response has fewer than 50 words', false],
  ['Passes if each paragraph has fewer than 50 words', false],
  ['Passes if the response contains at most 3 tables', false],
];

const inThread = createDetectorThread();

test.each(CRITERIA)('"%s" needs the language detector: %s', async (criterion, want) => {
  const sent: number[] = [];
  const judge = createJudge({
    modelFor: () => undefined,
    runChecks: createRunChecks(undefined, (message, signal) => {
      sent.push(message.subjects.length);
      return inThread(message, signal);
    }),
  });
  const { verdict } = await judge.judge({
    conversation: {
      messages: [
        { role: 'user', content: 'Wann kommt meine Bestellung an, und wie erfahre ich das von Ihnen?' },
        { role: 'assistant', content: german },
      ],
      system: null,
      tools: null,
    },
    criterion,
    modelCore: 'align-20251111',
    evaluateLatest: true,
    clean: false,
    signal: new AbortController().signal,
    deadline: performance.now() + 60_000,
  });
  expect([verdict.score, sent]).toEqual([1, want ? [1] : []]);
});

/** Prints which files of the detector the main thread has loaded, after a request to a server, and after one within the process. */
const script = (request: object) => `
  import { mkdtempSync, rmSync } from 'node:fs';
  import { createRequire } from 'node:module';
  import { tmpdir } from 'node:os';
  import { join } from 'node:path';
  import { loadConfig } from ${JSON.stringify(new URL('../../../../src/config.ts', import.meta.url).href)};
  import { createReadCriterion, judgeInProcess } from ${JSON.stringify(new URL('../../../../src/in-process.ts', import.meta.url).href)};
  import { startService } from ${JSON.stringify(new URL('../../../../src/service.ts', import.meta.url).href)};
  const dataDir = mkdtempSync(join(tmpdir(), 'deemster-test-'));
  const config = await loadConfig({ port: 0, dataDir, logLevel: 'silent' }, { environment: {} });
  const service = await startService(config);
  const loaded = () => Object.keys(createRequire(import.meta.url).cache).filter((file) =>
    /[/]eld[/]|language-detector[.]json|word-filter[.]json/.test(file)).length;
  const request = ${JSON.stringify(request)};
  const scores = [];
  for (const evaluation_criteria of request.criteria) {
    const headers = { 'API-Key': service.firstKey, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ messages: request.messages, evaluation_criteria });
    const response = await fetch(service.url + '/api/v1/evals/reward', { method: 'POST', headers, body });
    scores.push((await response.json()).score);
  }
  const inServer = loaded();
  await service.stop();
  rmSync(dataDir, { recursive: true });
  await judgeInProcess(config, createReadCriterion())({
    conversation: { messages: request.messages, system: null, tools: null },
    criterion: request.criteria[0], modelCore: 'align-20251111', evaluateLatest: true, clean: false,
  });
  console.log(JSON.stringify({ scores, inServer, inCommand: loaded() }));
`;

testAtLength('a server never loads the language detector in its main thread, and a command does', () => {
  const request = {
    criteria: CRITERIA.flatMap(([criterion, needs]) => (needs ? criterion : [])),
    messages: [
      { role: 'user', content: 'Wo ist der nächste Bahnhof, bitte?' },
      { role: 'assistant', content: 'Der Bahnhof ist gleich hinter dem alten Markt.' },
    ],
  };
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script(request)],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const { scores, inServer, inCommand } = JSON.parse(stdout);
  expect(scores[0]).toBe(1);
  expect(inServer).toBe(0);
  expect(inCommand).toBeGreaterThanOrEqual(3);
});

/** A thread's program that answers its number, or dies. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ criterion }) => {
      if (criterion === 'exit') process.exit(3);
      parentPort.postMessage({ checked: [{ undecided: criterion + ' in ' + threadId }] });
    });
  `)}`,
);
const messageOf = (criterion: string): CheckMessage => ({ criterion, knownTools: [], subjects: [] });
const never = new AbortController().signal;
const saidIn = (checked: Checked) => (checked[0] as { undecided: string }).undecided.split(' in ');

test('a thousand runs at once are done by one thread, each with its own answer', async () => {
  const run = createDetectorThread({ program: () => program });
  const names = Array.from({ length: 1000 }, (_, at) => `run ${at}`);
  const said = (await Promise.all(names.map((name) => run(messageOf(name), never)))).map(saidIn);
  expect(said.map(([name]) => name)).toEqual(names);
  expect(new Set(said.map(([, thread]) => thread)).size).toBe(1);
});

test('a run that is aborted ends at once, without the thread, and others keep their answers', async () => {
  const run = createDetectorThread({ program: () => program });
  const [, thread] = saidIn(await run(messageOf('first'), never));
  const controller = new AbortController();
  const reason = new JudgeError('cancelled', 'Nobody waits.');
  const runs = Array.from({ length: 40 }, (_, at) => run(messageOf(`run ${at}`), at % 2 ? controller.signal : never));
  controller.abort(reason);
  const ended = await Promise.allSettled(runs);
  expect(ended.map((one) => (one.status === 'fulfilled' ? saidIn(one.value) : one.reason))).toEqual(
    runs.map((_, at) => (at % 2 ? reason : [`run ${at}`, thread])),
  );
});

test('a thread that dies fails what it had, and the next run gets another one', async () => {
  const run = createDetectorThread({ program: () => program });
  const [, first] = saidIn(await run(messageOf('a'), never));
  await expect(run(messageOf('exit'), never)).rejects.toMatchObject({ fault: 'failed', canSucceedLater: true });
  const [, second] = saidIn(await run(messageOf('b'), never));
  expect(second).not.toBe(first);
});
