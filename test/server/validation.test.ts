import { conversation, criterion, type Deemster, startDeemster } from '../helpers.ts';

let deemster: Deemster;
beforeAll(async () => {
  deemster = await startDeemster();
});
afterAll(() => deemster[Symbol.asyncDispose]());

const good = { messages: conversation, evaluation_criteria: criterion };
type Fault = [loc: (string | number)[], type: string];

/** Every rule of interface.md 7 and of decisions.md that ends in 422, one fault each. */
const single: [name: string, given: unknown, want: Fault][] = [
  ['no messages', { evaluation_criteria: criterion }, [['body', 'messages'], 'missing']],
  ['no message', { ...good, messages: [] }, [['body', 'messages'], 'too_short']],
  ['one message', { ...good, messages: conversation.slice(1) }, [['body', 'messages'], 'too_short']],
  ['messages of another type', { ...good, messages: 'hello' }, [['body', 'messages'], 'list_type']],
  ['a message that is a text', { ...good, messages: ['a', conversation[1]] }, [['body', 'messages', 0], 'dict_type']],
  ['an empty criterion', { ...good, evaluation_criteria: '' }, [['body', 'evaluation_criteria'], 'string_too_short']],
  [
    'a blank criterion',
    { ...good, evaluation_criteria: ' \n\t ' },
    [['body', 'evaluation_criteria'], 'string_pattern_mismatch'],
  ],
  [
    'no prefix',
    { ...good, evaluation_criteria: 'Is it short?' },
    [['body', 'evaluation_criteria'], 'string_pattern_mismatch'],
  ],
  [
    'a prefix in lower case',
    { ...good, evaluation_criteria: 'passes if short' },
    [['body', 'evaluation_criteria'], 'string_pattern_mismatch'],
  ],
  [
    'only a prefix',
    { ...good, evaluation_criteria: 'Passes if' },
    [['body', 'evaluation_criteria'], 'string_pattern_mismatch'],
  ],
  [
    'only a prefix and a space',
    { ...good, evaluation_criteria: 'Reward ' },
    [['body', 'evaluation_criteria'], 'string_pattern_mismatch'],
  ],
  [
    'a prefix that goes on',
    { ...good, evaluation_criteria: 'Reward0 warmth' },
    [['body', 'evaluation_criteria'], 'string_pattern_mismatch'],
  ],
  [
    'only a prefix and a colon',
    { ...good, evaluation_criteria: 'Penalize:' },
    [['body', 'evaluation_criteria'], 'value_error'],
  ],
  [
    'a criterion of another type',
    { ...good, evaluation_criteria: 7 },
    [['body', 'evaluation_criteria'], 'string_type'],
  ],
  ['neither criterion nor evaluator', { messages: conversation }, [['body'], 'value_error']],
  ['both null', { ...good, evaluation_criteria: null, evaluator_name: null }, [['body'], 'value_error']],
  ['both criterion and evaluator', { ...good, evaluator_name: 'tone' }, [['body'], 'value_error']],
  [
    'an empty evaluator',
    { messages: conversation, evaluator_name: '' },
    [['body', 'evaluator_name'], 'string_too_short'],
  ],
  [
    'a long evaluator',
    { messages: conversation, evaluator_name: 'x'.repeat(256) },
    [['body', 'evaluator_name'], 'string_too_long'],
  ],
  ['a tag that is a number', { ...good, tags: { a: 'b', '0': 1 } }, [['body', 'tags', '0'], 'string_type']],
  ['tags that are a list', { ...good, tags: ['a'] }, [['body', 'tags'], 'dict_type']],
  ['unknown retention', { ...good, data_retention: 'some' }, [['body', 'data_retention'], 'literal_error']],
  ['retention of another type', { ...good, data_retention: 5 }, [['body', 'data_retention'], 'literal_error']],
  ['unknown model core', { ...good, model_core: 'align-1' }, [['body', 'model_core'], 'enum']],
  ['model core null', { ...good, model_core: null }, [['body', 'model_core'], 'enum']],
  ['unknown cleaning', { ...good, explanation_cleaning: 'all' }, [['body', 'explanation_cleaning'], 'literal_error']],
  ['an unknown property', { ...good, colour: 'blue' }, [['body', 'colour'], 'extra_forbidden']],
  [
    'a property __proto__',
    JSON.stringify(good).replace('{', '{"__proto__":{"polluted":true},'),
    [['body', '__proto__'], 'extra_forbidden'],
  ],
  ['a trace_id that is no uuid', { ...good, trace_id: '7' }, [['body', 'trace_id'], 'uuid_parsing']],
  ['a trace_id that is a number', { ...good, trace_id: 7 }, [['body', 'trace_id'], 'uuid_type']],
  [
    'a trace_id as a urn',
    { ...good, trace_id: 'urn:uuid:019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11' },
    [['body', 'trace_id'], 'uuid_parsing'],
  ],
  ['evaluate_latest as a text', { ...good, evaluate_latest: 'yes' }, [['body', 'evaluate_latest'], 'bool_type']],
  ['evaluate_latest null', { ...good, evaluate_latest: null }, [['body', 'evaluate_latest'], 'bool_type']],
  ['a system of another type', { ...good, system: {} }, [['body', 'system'], 'string_type']],
  ['tools of another type', { ...good, tools: {} }, [['body', 'tools'], 'list_type']],
  ['a tool that is a text', { ...good, tools: [{}, 'search'] }, [['body', 'tools', 1], 'dict_type']],
  [
    'a lone surrogate in the criterion',
    { ...good, evaluation_criteria: 'Passes if \ud800 x' },
    [['body', 'evaluation_criteria'], 'string_unicode'],
  ],
  ['NUL in a tag', { ...good, tags: { a: '\0' } }, [['body', 'tags', 'a'], 'string_unicode']],
  ['NUL in a tag name', { ...good, tags: { 'a\0': 'b' } }, [['body', 'tags', 'a\0'], 'string_unicode']],
  [
    'lightning with Reward',
    { ...good, evaluation_criteria: 'Reward short answers', model_core: 'align-lightning-20251127' },
    [['body', 'evaluation_criteria'], 'value_error'],
  ],
  [
    'lightning with every response',
    { ...good, evaluate_latest: false, model_core: 'align-lightning-20250731' },
    [['body', 'evaluate_latest'], 'value_error'],
  ],
  ['malformed JSON', '{"messages": [', [['body'], 'json_invalid']],
  ['no body at all', '', [['body'], 'missing']],
  ['a body that is a list', [good], [['body'], 'model_attributes_type']],
  ['a body that is null', 'null', [['body'], 'model_attributes_type']],
  ['a body that is a JSON text of JSON', JSON.stringify(JSON.stringify(good)), [['body'], 'model_attributes_type']],
  ['nesting 10,000 deep', `{"messages":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, [['body'], 'value_error']],
];

describe('one fault is told as Pydantic would', () => {
  test.each(single)('%s', async (_name, given, [loc, type]) => {
    const { status, body } = await deemster.post('/api/v1/evals/reward', given);
    expect({
      status,
      faults: body.detail.map((fault: { loc: unknown; type: string }) => [fault.loc, fault.type]),
    }).toEqual({
      status: 422,
      faults: [[loc, type]],
    });
    expect(body.detail[0].msg).toMatch(/\w/);
  });
});

test('every fault is told at once', async () => {
  const { status, body } = await deemster.post('/api/v1/evals/reward', {
    messages: [1],
    model_core: 'gpt',
    tags: { a: 1, b: 2 },
    colour: 'blue',
    trace_id: 'x',
  });
  expect(status).toBe(422);
  expect(
    body.detail.map(({ loc, type }: { loc: string[]; type: string }) => `${loc.join('.')} ${type}`).sort(),
  ).toEqual([
    'body.colour extra_forbidden',
    'body.messages too_short',
    'body.messages.0 dict_type',
    'body.model_core enum',
    'body.tags.a string_type',
    'body.tags.b string_type',
    'body.trace_id uuid_parsing',
  ]);
});

test('rules beyond the schema are told together too', async () => {
  const { body } = await deemster.evaluate({
    evaluator_name: 'tone',
    evaluation_criteria: 'Penalize jargon',
    evaluate_latest: false,
    model_core: 'align-lightning-20251127',
  });
  expect(body.detail.map(({ loc }: { loc: string[] }) => loc.join('.'))).toEqual([
    'body',
    'body.evaluate_latest',
    'body.evaluation_criteria',
  ]);
});

test('the message names the values that are allowed', async () => {
  const { body } = await deemster.evaluate({ data_retention: 'some' });
  expect(body.detail[0].msg).toBe('Give "standard" or "none".');
});

test('a hostile number of faults does not make a hostile answer', async () => {
  const ask = async (messages: number) => {
    const { status, body } = await deemster.evaluate({ messages: new Array(messages).fill(1) });
    return [status, body.detail.length, body.detail[0].loc];
  };
  expect(await ask(19_000)).toEqual([422, 1000, ['body', 'messages', 0]]);
  // Of a body with very many values the first is looked for, not all.
  expect(await ask(99_000)).toEqual([422, 1, ['body', 'messages', 0]]);
  expect(await ask(100_000)).toEqual([422, 1, ['body']]);
});

test.each([
  ['an id of 100,000 characters over 1,000 wrong interactions', 'x'.repeat(100_000), Array(1000).fill(5), 1000],
  ['an id of 255 characters that take two to write, over them', '~/'.repeat(127), Array(1000).fill({}), 1000],
  ['unknown children with ids of 400,000 characters', 'a', Array(20).fill('x'.repeat(400_000)), 20],
  ['unknown children under an id of 400,000 characters', 'x'.repeat(400_000), Array(5000).fill('nobody'), 1],
])('long ids make no long answer: %s', async (_, id, interactions, faults) => {
  const { status, body } = await deemster.post('/api/v1/evals/trace', {
    trace: { root_agent_instance_id: 'a', agent_instance_by_id: { [id]: { id: 'a', name: 'n', interactions } } },
    evaluation_criteria: criterion,
  });
  expect([status, body.detail.length]).toEqual([422, faults]);
  expect(JSON.stringify(body).length).toBeLessThan(1_000_000);
});

const urls: [name: string, method: string, path: string, want: Fault][] = [
  ['path', 'GET', '/api/v1/traces/7', [['path', 'trace_id'], 'uuid_parsing']],
  ['page size of zero', 'GET', '/api/v1/traces?page_size=0', [['query', 'page_size'], 'greater_than_equal']],
  ['page size of 501', 'GET', '/api/v1/traces?page_size=501', [['query', 'page_size'], 'less_than_equal']],
  ['page size as a word', 'GET', '/api/v1/traces?page_size=ten', [['query', 'page_size'], 'int_parsing']],
  ['an unknown parameter', 'GET', '/api/v1/traces?taag=a:b', [['query', 'taag'], 'extra_forbidden']],
  ['a date that is none', 'GET', '/api/v1/traces?start_date=yesterday', [['query', 'start_date'], 'datetime_parsing']],
  ['a day that is none', 'GET', '/api/v1/usage?start_date=2026-13-01', [['query', 'start_date'], 'date_parsing']],
  ['a tag without a colon', 'GET', '/api/v1/traces?tag=release', [['query', 'tag', 0], 'string_pattern_mismatch']],
  ['a rating that is neither', 'GET', '/api/v1/traces?rating=good', [['query', 'rating'], 'bool_parsing']],
  ['a score over 1', 'GET', '/api/v1/traces?min_score=2', [['query', 'min_score'], 'less_than_equal']],
  ['a made-up page token', 'GET', '/api/v1/traces?page_token=MTIz.abc', [['query', 'page_token'], 'value_error']],
];

test.each(urls)('a fault in the address: %s', async (_name, method, path, [loc, type]) => {
  const { status, body } = await deemster.call(method, path);
  expect({
    status,
    faults: body.detail.map((fault: { loc: unknown; type: string }) => [fault.loc, fault.type]),
  }).toEqual({
    status: 422,
    faults: [[loc, type]],
  });
});

test('an Idempotency-Key that is too long is a fault of the header', async () => {
  const { status, body } = await deemster.evaluate({}, { headers: { 'Idempotency-Key': 'k'.repeat(256) } });
  expect([status, body.detail[0].loc, body.detail[0].type]).toEqual([
    422,
    ['header', 'idempotency-key'],
    'string_too_long',
  ]);
});

test('nothing of a hostile body reaches other objects', async () => {
  await deemster.evaluate({
    messages: JSON.parse('[{"__proto__":{"polluted":1}},{"constructor":{"prototype":{"polluted":1}}}]'),
  });
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
