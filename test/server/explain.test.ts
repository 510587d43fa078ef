import { bytesOf, conversation, type Deemster, startDeemster } from '../helpers.ts';

const path = '/api/v1/criteria/explain';
const contradictory = 'Passes if the response has at least 5 and at most 3 words';
const sentence = 'No number of words is both at least 5 and at most 3.';
const FAULTS = [
  ['bounds that nothing can meet', contradictory, sentence],
  [
    'an invalid JSON schema',
    'Fails if the response matches the JSON schema {"type": "nonsense"}',
    'The JSON schema of the criterion is invalid. It is no JSON schema: /type must match a schema in anyOf.',
  ],
  [
    'a JSON schema that is no JSON',
    'Passes if the response conforms to this schema: {type: "object"}',
    'The JSON schema of the criterion is not valid JSON from type: "object"} on.',
  ],
];

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster({ logLevel: 'debug' });
});
afterAll(() => deemster[Symbol.asyncDispose]());

test('a criterion that a program decides is told as it is read, word by word', async () => {
  const evaluation_criteria =
    'Fails if the response has 3 sentences, contains "foo" or uses at least two bullet points';
  const { status, body } = await deemster.post(path, { evaluation_criteria });
  expect([status, body]).toEqual([
    200,
    {
      decided_by: 'check',
      reading: 'Fails on sentences: exactly 3, or occurrences of "foo": at least one, or bullet points: at least 2.',
      checks: {
        joined: 'or',
        checks: [
          { name: 'sentences', what: 'sentences', asked: 'exactly 3' },
          { name: 'text', what: 'occurrences of "foo"', asked: 'at least one' },
          { name: 'bullets', what: 'bullet points', asked: 'at least 2' },
        ],
      },
      unrecognised: [],
      possible_meanings: [],
      reader_version: 'reader-3',
    },
  ]);
});

test('of one that needs a model the words are told that no check understands, though no model is configured', async () => {
  const { status, body } = await deemster.post(path, {
    evaluation_criteria: 'Reward responses that have fewer than 50 words and never mention a price',
  });
  expect([status, body]).toEqual([
    200,
    {
      decided_by: 'model',
      reading: 'Needs a model.',
      checks: null,
      unrecognised: ['never mention a price'],
      possible_meanings: [],
      reader_version: 'reader-3',
    },
  ]);
});

test('what it says is what an evaluation does', async () => {
  for (const evaluation_criteria of ['Passes if the response has 6 words', 'Passes if the response is kind']) {
    const { body: explanation } = await deemster.post(path, { evaluation_criteria });
    const { status } = await deemster.evaluate({ evaluation_criteria });
    expect(explanation.decided_by).toBe(status === 200 ? 'check' : 'model');
  }
});

const WRONG: [string, unknown, string[], string][] = [
  ['no criterion', {}, ['body', 'evaluation_criteria'], 'missing'],
  ['null', { evaluation_criteria: null }, ['body', 'evaluation_criteria'], 'string_type'],
  [
    'another prefix',
    { evaluation_criteria: 'Is it short?' },
    ['body', 'evaluation_criteria'],
    'string_pattern_mismatch',
  ],
  [
    'a text that is too long to be read',
    { evaluation_criteria: `Reward ${'very '.repeat(4000)}warm words` },
    ['body', 'evaluation_criteria'],
    'string_too_long',
  ],
  ['nothing after the prefix', { evaluation_criteria: 'Reward:' }, ['body', 'evaluation_criteria'], 'value_error'],
  [
    'a name of an evaluator',
    { evaluation_criteria: 'Reward warmth', evaluator_name: 'a' },
    ['body', 'evaluator_name'],
    'extra_forbidden',
  ],
  [
    'bounds that nothing can meet',
    { evaluation_criteria: contradictory },
    ['body', 'evaluation_criteria'],
    'value_error',
  ],
];

test.each(WRONG)('is 422 for %s', async (_, body, loc, type) => {
  const { status, body: told } = await deemster.post(path, body);
  expect([status, told.detail]).toEqual([422, [{ loc, type, msg: expect.any(String) }]]);
});

test.each(FAULTS)('%s: 422 with a sentence wherever a criterion is taken', async (_, evaluation_criteria, msg) => {
  await deemster.post('/api/v1/evaluators', { name: 'a', evaluation_criteria: 'Reward warmth' });
  const interaction = { input_messages: [], output_messages: [{ content: 'Hello' }], tools_available: null };
  const trace = {
    root_agent_instance_id: 'a',
    agent_instance_by_id: { a: { id: 'a', name: 'a', interactions: [interaction] } },
  };
  const sent = [
    ['POST', path, { evaluation_criteria }],
    ['POST', '/api/v1/evals/reward', { messages: conversation, evaluation_criteria }],
    ['POST', '/api/v1/evals/reward/background', { messages: conversation, evaluation_criteria }],
    ['POST', '/api/v1/evals/trace', { trace, evaluation_criteria }],
    ['POST', '/api/v1/evals/trace/background', { trace, evaluation_criteria }],
    ['POST', '/api/v1/evaluators', { name: 'b', evaluation_criteria }],
    ['PUT', '/api/v1/evaluators/a', { evaluation_criteria }],
  ] as const;
  for (const [method, at, body] of sent) {
    const { status, body: told } = await deemster.call(method, at, body);
    expect([at, status, told.detail]).toEqual([
      at,
      422,
      [{ loc: ['body', 'evaluation_criteria'], type: 'value_error', msg }],
    ]);
  }
});

test('nothing is stored, counted as use or logged', async () => {
  await using own = await startDeemster({ logLevel: 'debug' });
  const marker = 'xylophone';
  for (const evaluation_criteria of [`Passes if it contains "${marker}"`, `Passes if it is about a ${marker}`])
    expect((await own.post(path, { evaluation_criteria })).status).toBe(200);
  expect((await own.get('/api/v1/usage')).body).toEqual({ usage: [] });
  expect((await own.get('/api/v1/traces')).body.traces).toEqual([]);
  expect(own.log.join('')).toContain('explainCriterion');
  expect(own.log.join('')).not.toContain(marker);
  expect((await bytesOf(own.dataDir)).includes(marker)).toBe(false);
});

test('it has a limit of its own, so that reading while somebody types uses up no other one', async () => {
  await using limited = await startDeemster({ rateLimit: '1/hour' });
  const explain = () => limited.post(path, { evaluation_criteria: 'Reward warmth' });
  expect((await explain()).status).toBe(200);
  const over = await explain();
  expect([over.status, over.body.detail]).toEqual([429, expect.stringContaining('for criteria')]);
  expect((await limited.evaluate()).status).toBe(200);
  expect((await limited.get('/api/v1/traces')).status).toBe(200);
});
