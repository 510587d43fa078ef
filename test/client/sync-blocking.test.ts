import { type Deemster, startDeemster } from '../helpers.ts';
import { type Ended, runProgram } from './fixtures/sync/run-program.ts';
import { syncServer } from './sync-server.ts';

let deemster: Deemster;
let report: Ended['report'];

const service = () => ({ baseUrl: deemster.url, apiKey: deemster.key });

beforeAll(async () => {
  deemster = await startDeemster();
  await using server = await syncServer();
  const program = await runProgram('blocking.ts', { service: service(), server: server.url });
  expect([program.code, program.stderr]).toEqual([0, '']);
  report = program.report;
});

afterAll(() => deemster.stop());

test('a call gives its result itself, not a promise', () => {
  expect([report.score, report.scores]).toEqual([1, [1, 1]]);
});

test('input of the Responses API is the conversation before its result, and no earlier response is followed', () => {
  const question = { role: 'user', content: 'How long do refunds take?' };
  const answer = { role: 'assistant', content: 'Five working days.' };
  expect(report.input.text).toEqual([question, answer]);
  const call = { id: 'call_1', type: 'function', function: { name: 'search', arguments: '{}' } };
  expect(report.input.list).toEqual([question, { role: 'assistant', content: null, tool_calls: [call] }, answer]);
});

test('input does not go with messages, without a result, or with items that are none', () => {
  const refused = (message: unknown) => ({ threw: expect.objectContaining({ name: 'TypeError', message }) });
  expect(report.input.beside).toEqual(refused('Pass either messages or input, not both.'));
  expect(report.input.alone).toEqual(refused(expect.stringMatching(/^input needs result/)));
  expect(report.input.unknown).toEqual(refused(expect.stringMatching(/^input\[0] is of the type dance/)));
});

test('a signal that is aborted already throws its reason; one that is not does nothing', () => {
  expect([report.aborted, report.notAborted]).toEqual([[true, true, true, true, true], 1]);
});

test('a client that is closed, once or twice, by `using` or before its first call, refuses every call', () => {
  const refused = {
    threw: expect.objectContaining({ name: 'DeemsterError', message: 'This client is closed. Create a new one.' }),
  };
  expect(report.closed).toEqual([refused, refused, refused, refused, refused]);
});

test('an error shows the line of the call, wherever the fault was found', () => {
  expect(report.ofTheService).toEqual([expect.stringMatching(/^\d+$/), report.ofTheService[0]]);
  expect(report.ofTheOptions).toEqual([expect.stringMatching(/^\d+$/), report.ofTheOptions[0]]);
});

test('two clients of one thread, and one of a worker of the program, do not disturb each other', () => {
  expect([report.inTurn, report.inWorker]).toEqual([
    [1, 1, 1, 1],
    [1, 0],
  ]);
});

test('an answer of 10 MB comes in full', () => {
  expect(report.largeText).toBe(10 * 2 ** 20);
});

test('a call that blocks takes next to nothing of the processor', () => {
  expect(report.sleeping.milliseconds).toBeGreaterThan(900);
  expect(report.sleeping.share).toBeLessThan(0.2);
});

test('the answer to a call that was interrupted is not given to the next one', () => {
  expect(report.afterInterrupted).toEqual(['ERR_SCRIPT_EXECUTION_TIMEOUT', [{ day: 'the second' }]]);
});

test('the environment is read where and when the client is made', () => {
  expect(report.settings).toBe(1);
});

test('a script that forgets to close its client ends, also after an error and by one', async () => {
  const given = [{}, { fails: true }, { throws: true }];
  const programs = await Promise.all(
    given.map((more) => runProgram('forgets-close.ts', { service: service(), ...more })),
  );
  expect(programs.map(({ code }) => code)).toEqual([0, 0, 1]);
  expect(programs.map(({ stderr }) => /\w+Error: .*/.exec(stderr)?.[0])).toEqual([
    undefined,
    undefined,
    'ValidationError: 422: path.task_id: Give a UUID, such as 019a5a00-1111-7222-8333-944455556666',
  ]);
});
