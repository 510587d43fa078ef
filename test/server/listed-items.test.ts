import type { components } from '../../generated/openapi.d.ts';
import { bytesOf, type Reply, startDeemster } from '../helpers.ts';
import { type RecordedRequest, scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { judgedBy } from '../tasks/task-helpers.ts';

type SubTrace = components['schemas']['SubTrace'];

const CLAIMS = 'Passes if the response is faithful to the documents';
const POINTS = 'Reward completeness';
const messages = [
  { role: 'user', content: 'The policy: refunds take five days. How long do refunds take, and who pays?' },
  { role: 'assistant', content: 'Five days; you pay.' },
];

/** A service whose model answers with these fields, one verdict per call. */
async function start(...verdicts: (Record<string, unknown> | ((request: RecordedRequest) => object))[]) {
  await using resources = new AsyncDisposableStack();
  const steps = verdicts.map((fields) =>
    typeof fields === 'function'
      ? (request: RecordedRequest) => ({ reply: verdictReply({ ...fields(request) }) })
      : { reply: verdictReply(fields) },
  );
  const provider = resources.use(await scriptedProvider(steps));
  const deemster = resources.use(await startDeemster(judgedBy(provider)));
  const kept = resources.move();
  return {
    deemster,
    async storedOf({ status, headers, body }: Reply): Promise<SubTrace> {
      expect([status, body.detail]).toEqual([200, undefined]);
      const { body: trace } = await deemster.get(`/api/v1/traces/${headers.get('x-trace-id')}`);
      return trace.evaluations[0].sub_trace;
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

test('claims are stored with the quotes that were found, and again with a cached score, until they are deleted', async () => {
  await using service = await start({
    label: 'N',
    quotes: [{ message: 1, text: 'you pay' }],
    claims: [
      { claim: 'Refunds take five days.', supported: 'yes', quote: 'refunds take five days', message: 0 },
      { claim: 'It is a policy.', supported: 'yes', quote: 'nowhere to be read', message: 0 },
      { claim: 'You pay: zanzibar-7391.', supported: 'no', quote: 'you pay', message: 1 },
    ],
  });
  const { deemster } = service;
  const [first, second] = [
    await deemster.evaluate({ messages, evaluation_criteria: CLAIMS }),
    await deemster.evaluate({ messages, evaluation_criteria: CLAIMS }),
  ];
  const own = await service.storedOf(first);
  expect(own).toMatchObject({
    evidence: [{ quote: 'you pay' }, { source: { id: 'messages[0]' }, quote: 'refunds take five days' }],
    dropped_quotes: 1,
    claims: [
      { claim: 'You pay: zanzibar-7391.', supported: false, evidence: null },
      { claim: 'Refunds take five days.', supported: true, evidence: 1 },
      { claim: 'It is a policy.', supported: true, evidence: null },
    ],
  });
  expect(own).not.toHaveProperty('points');
  expect(JSON.stringify(own)).not.toContain('nowhere');
  expect((await service.storedOf(second)).claims).toEqual(own.claims);
  expect((await bytesOf(deemster.dataDir)).includes('zanzibar')).toBe(true);
  for (const { headers } of [first, second])
    await deemster.call('DELETE', `/api/v1/traces/${headers.get('x-trace-id')}`);
  expect((await bytesOf(deemster.dataDir)).includes('zanzibar')).toBe(false);
});

test('the list of the sample that the explanation is from is stored', async () => {
  const sample = (label: string) => ({
    label,
    explanation: `Sample ${label}.`,
    points: [{ point: `Who pays, says ${label}`, message: 0, covered: 'no' }],
  });
  // The answer to the first call has no probabilities, so that three samples are drawn instead.
  await using service = await start(sample('9'), sample('1'), sample('5'), sample('9'));
  const reply = await service.deemster.evaluate({ messages, evaluation_criteria: POINTS });
  expect(reply.body.explanation).toMatch(/^Sample 5\./);
  const { points, samples } = await service.storedOf(reply);
  expect([samples?.length, points]).toEqual([3, [{ point: 'Who pays, says 5', covered: 'no', message: 0 }]]);
});

test('of several responses each item names its own, and its quote among those of all', async () => {
  const later = [
    { role: 'user', content: 'And abroad?' },
    { role: 'assistant', content: 'Ten days.' },
  ];
  const says = (claim: string, quote: string) => ({
    label: 'Y',
    claims: [{ claim, supported: 'yes', quote, message: 0 }],
  });
  const answer = ({ text }: RecordedRequest) =>
    text.includes('Ten days.') ? says('later', 'who pays') : says('early', 'five days');
  await using service = await start(answer, answer);
  const reply = await service.deemster.evaluate({
    messages: [...messages, ...later],
    evaluation_criteria: CLAIMS,
    evaluate_latest: false,
  });
  expect(await service.storedOf(reply)).toMatchObject({
    evidence: [{ quote: 'five days' }, { quote: 'who pays' }],
    claims: [
      { claim: 'early', evidence: 0, response: 0 },
      { claim: 'later', evidence: 1, response: 1 },
    ],
  });
});
