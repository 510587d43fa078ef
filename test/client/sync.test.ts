import { startDeemster } from '../helpers.ts';
import { runProgram } from './fixtures/sync/run-program.ts';
import { closedPort, syncServer } from './sync-server.ts';

/** But for what no two services have alike: ids, times and how long something took. */
const alike = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
      .replaceAll(/\d{4}-\d\d-\d\d(T[\d:.]+(Z|\+00:00))?/g, '<time>')
      .replaceAll(/"latency_ms":[\d.e-]+/g, '"latency_ms":"<time>"'),
  );

type Outcomes = Record<string, { returned?: unknown; threw?: { name: string } }>;

const namesOfThrown = (outcomes: Outcomes) =>
  Object.fromEntries(Object.entries(outcomes).flatMap(([name, { threw }]) => (threw ? [[name, threw.name]] : [])));

test('every method gives what the asynchronous one gives', async () => {
  await using first = await startDeemster();
  await using second = await startDeemster();
  const ways = { async: { baseUrl: first.url, apiKey: first.key }, sync: { baseUrl: second.url, apiKey: second.key } };
  const { code, stderr, report } = await runProgram('same.ts', ways);
  expect([code, stderr]).toEqual([0, '']);
  expect(alike(report.sync)).toEqual(alike(report.async));
  expect(namesOfThrown(report.sync)).toEqual({
    'several, one of which is none': 'ValidationError',
    'a task that has ended is not cancelled': 'DeemsterError',
    'an evaluator made twice': 'DeemsterError',
    'an evaluator that is not there': 'NotFoundError',
    'a trace that is not there': 'NotFoundError',
    'a task that is not there': 'NotFoundError',
    'no id': 'ValidationError',
    'no comment': 'ValidationError',
    'faults of a request': 'ValidationError',
    'a key that is none': 'AuthenticationError',
    'use after close': 'DeemsterError',
  });
  expect(report.sync).toMatchObject({
    'settled, one of which is none': {
      returned: [
        { score: 1 },
        { isA: ['DeemsterError', 'ValidationError', 'Error'], status: 422, errors: [{ type: expect.any(String) }] },
        { score: 0 },
      ],
    },
    'traces over several pages': { returned: ['5', '4', '3', '2', '1'].map((number) => ({ number })) },
  });
});

test('every failure is the one that the asynchronous client throws', async () => {
  await using server = await syncServer();
  const { code, stderr, report } = await runProgram('failing.ts', { url: server.url, closed: await closedPort() });
  expect([code, stderr]).toEqual([0, '']);
  expect(report.sync).toEqual(report.async);
  expect(namesOfThrown(report.sync.faults)).toEqual({
    'a call that hangs': 'TimeoutError',
    'a task that hangs': 'TimeoutError',
    'the time of the client': 'TimeoutError',
    'a limit': 'RateLimitError',
    'a fault of the service': 'ServerError',
    'a status of its own kind': 'DeemsterError',
    "a proxy's answer": 'ServerError',
    'a page': 'ServerError',
    'an answer that is none of the service': 'ServerError',
    'a redirect': 'DeemsterError',
    'a connection that breaks': 'ConnectionError',
    'a server that is not there': 'ConnectionError',
    'a host of several addresses': 'ConnectionError',
  });
  expect(report.sync.faults).toMatchObject({
    'settled calls that hang': { returned: [{ name: 'TimeoutError' }, { name: 'TimeoutError' }] },
    'a limit of settled calls': { returned: [{ retryAfter: 7200 }, { retryAfter: 7200 }] },
    'a page': { threw: { body: '<h1>Welcome</h1>', cause: { isA: ['Error', 'SyntaxError'] } } },
    'a server that is not there': {
      threw: { cause: { isA: ['Error', 'TypeError'], cause: { code: 'ECONNREFUSED' } } },
    },
    'a large answer': { returned: 'large' },
  });
  const wrongUse = Object.values(report.sync.wrongUse as Outcomes);
  expect(wrongUse.map(({ threw }) => threw!.name)).toEqual(
    wrongUse.map(() => expect.stringMatching(/^(TypeError|RangeError|AuthenticationError)$/)),
  );
});
