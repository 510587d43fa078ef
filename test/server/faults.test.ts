import { type ContractRequest, createContract, type Operation } from '../../src/server/contract.ts';
import { toFaults } from '../../src/server/faults.ts';

const contract = await createContract();

interface Schema extends Record<string, unknown> {
  properties?: Record<string, Schema>;
  items?: Schema;
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
}

/** Keywords that say nothing about what is valid, and those that only lead to other schemas. */
const silent = ['title', 'description', 'default', 'example', 'x-message', 'properties', 'items', 'propertyNames'];

/** What a schema asks of a value, here and further in; types and formats have words of their own each. */
function asks(schema: Schema): string[] {
  const { properties = {}, items, propertyNames, additionalProperties, anyOf = [] } = schema;
  const further = [...Object.values(properties), items, propertyNames, additionalProperties, ...anyOf];
  const here = Object.entries(schema).flatMap(([keyword, value]) => {
    if (keyword === 'type') return [value].flat().map((type) => `type ${type}`);
    if (keyword === 'format') return [`format ${value}`];
    const isOpen = keyword === 'additionalProperties' && value !== false;
    return isOpen || silent.includes(keyword) ? [] : [keyword];
  });
  return [...here, ...further.flatMap((one) => (typeof one === 'object' ? asks(one) : []))];
}

/** What the contract asks of a request, by place: openapi-backend has put the schemas in the place of their references. */
function asksOf({ parameters = [], requestBody }: Operation): string[] {
  const body = (requestBody as { content?: Record<string, { schema: Schema }> } | undefined)?.content;
  const inUrl = (parameters as unknown as { schema: Schema }[]).flatMap(({ schema }) =>
    asks(schema).map((ask) => `url: ${ask}`),
  );
  return [...inUrl, ...(body ? asks(body['application/json']!.schema) : [])];
}

/** The body of an evaluation, otherwise good. */
const body = (more: object) => ({ body: { messages: [{}, {}], evaluation_criteria: 'Passes if good', ...more } });
const reward = 'reward_api_v1_evals_reward_post';

const label = { evaluation_id: '019a5a00-1111-7222-8333-944455556666', label: true };
const agents = {
  evaluation_criteria: 'Passes if good',
  trace: { root_agent_instance_id: 'a', agent_instance_by_id: {} },
};
const rules = (more: object) => ({
  body: { rules: [{ name: 'all', sample_percent: 1, evaluators: [{ name: 'kind' }], ...more }] },
});
const agentThatCalls = (called: unknown) => ({ id: 'a', name: 'a', interactions: [called] });

/** A request that breaks each of them, and how that is told. */
const broken: Record<string, [operation: string, asked: Partial<ContractRequest>, type: string, msg: string]> = {
  'type object': [reward, body({ tags: [] }), 'dict_type', 'Give an object, not a list.'],
  'type array': [reward, body({ messages: 1 }), 'list_type', 'Give a list, not a number.'],
  'type string': [reward, body({ system: 1 }), 'string_type', 'Give a string, not a number.'],
  'type boolean': [reward, body({ evaluate_latest: 1 }), 'bool_type', 'Give true or false, not a number.'],
  'type null': [reward, body({ tools: 1 }), 'list_type', 'Give a list, not a number.'],
  'format uuid': [
    reward,
    body({ trace_id: '1' }),
    'uuid_parsing',
    'Give a UUID, such as 019a5a00-1111-7222-8333-944455556666.',
  ],
  'format text': [
    reward,
    body({ tags: { a: '\0' } }),
    'string_unicode',
    'Remove the NUL characters and lone surrogates from this text.',
  ],
  enum: [reward, body({ data_retention: 'some' }), 'literal_error', 'Give "standard" or "none".'],
  required: [reward, { body: {} }, 'missing', 'This field is required.'],
  additionalProperties: [reward, body({ colour: 1 }), 'extra_forbidden', 'Unknown field. Remove it.'],
  minItems: [reward, body({ messages: [{}] }), 'too_short', 'Give at least 2 items, not 1.'],
  minLength: [reward, body({ evaluator_name: '' }), 'string_too_short', 'This must not be empty.'],
  maxLength: [
    reward,
    body({ evaluator_name: 'x'.repeat(256) }),
    'string_too_long',
    'Shorten this to at most 255 characters.',
  ],
  pattern: [
    reward,
    body({ evaluation_criteria: 'Good?' }),
    'string_pattern_mismatch',
    'Begin with "Reward", "Penalize", "Passes if" or "Fails if", then say what is asked.',
  ],
  'x-hint': [
    reward,
    body({ evaluation_criteria: 'Passes when it is good' }),
    'string_pattern_mismatch',
    'Begin with "Reward", "Penalize", "Passes if" or "Fails if", then say what is asked. Did you mean "Passes if …"?',
  ],
  minProperties: [
    'evaluateAgents',
    { body: { ...agents, trace: { ...agents.trace, agent_instance_by_id: {} } } },
    'too_short',
    'Give at least 1 field, not 0.',
  ],
  maxProperties: [
    reward,
    body({ tags: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`tag ${index}`, ''])) }),
    'too_long',
    'Give at most 100 entries, not 101.',
  ],
  'type integer': [
    'createCandidate',
    { path: '/api/v1/evaluators/tone/candidates', body: { max_cases: '5' } },
    'int_type',
    'Give a whole number, not a string.',
  ],
  'type number': ['attachLabel', { body: { ...label, score: '1' } }, 'float_type', 'Give a number, not a string.'],
  exclusiveMinimum: ['replaceRules', rules({ sample_percent: 0 }), 'greater_than', 'Give a number above 0.'],
  maxItems: [
    'replaceRules',
    rules({ evaluators: Array.from({ length: 11 }, () => ({ name: 'kind' })) }),
    'too_long',
    'Give at most 10 items, not 11.',
  ],
  minimum: ['attachLabel', { body: { ...label, score: -1 } }, 'greater_than_equal', 'Give a number of at least 0.'],
  maximum: ['attachLabel', { body: { ...label, score: 2 } }, 'less_than_equal', 'Give a number of at most 1.'],
  anyOf: [
    'evaluateAgents',
    { body: { ...agents, trace: { ...agents.trace, agent_instance_by_id: { a: agentThatCalls(5) } } } },
    'string_type',
    'Give a string or an object, not a number.',
  ],
  'url: type string': [
    reward,
    { ...body({}), headers: { 'idempotency-key': ['a', 'b'] } },
    'string_type',
    'Give a string.',
  ],
  'url: type integer': ['listTraces', { query: 'page_size=a' }, 'int_parsing', 'Give a whole number.'],
  'url: type number': ['listTraces', { query: 'min_score=a' }, 'float_parsing', 'Give a number.'],
  'url: type boolean': ['listTraces', { query: 'rating=a' }, 'bool_parsing', 'Give true or false.'],
  'url: format uuid': [
    'getTrace',
    { path: '/api/v1/traces/1' },
    'uuid_parsing',
    'Give a UUID, such as 019a5a00-1111-7222-8333-944455556666.',
  ],
  'url: format date': ['getUsage', { query: 'start_date=1' }, 'date_parsing', 'Give a date, such as 2026-11-20.'],
  'url: format date-time': [
    'listTraces',
    { query: 'start_date=1' },
    'datetime_parsing',
    'Give a time, such as 2026-11-20T09:00:00Z.',
  ],
  not: [
    'exportTraces',
    { body: { resourceLogs: [] } },
    'value_error',
    'This path takes OTLP traces. Send logs to /v1/logs (OTEL_EXPORTER_OTLP_LOGS_ENDPOINT).',
  ],
  'url: format text': [
    'listTraces',
    { query: 'evaluator_name=%00' },
    'string_unicode',
    'Remove the NUL characters and lone surrogates from this text.',
  ],
  'url: minLength': ['listTraces', { query: 'evaluator_name=' }, 'string_too_short', 'This must not be empty.'],
  'url: maxLength': [
    'listTraces',
    { query: `page_token=${'x'.repeat(2049)}` },
    'string_too_long',
    'Shorten this to at most 2048 characters.',
  ],
  'url: maxItems': [
    'listTraces',
    { query: Array(11).fill('tag=a:b').join('&') },
    'too_long',
    'Give at most 10 items, not 11.',
  ],
  'url: minimum': ['listTraces', { query: 'page_size=0' }, 'greater_than_equal', 'Give a number of at least 1.'],
  'url: maximum': ['listTraces', { query: 'max_score=2' }, 'less_than_equal', 'Give a number of at most 1.'],
  'url: enum': [
    'listTasks',
    { query: 'status=new' },
    'enum',
    'Give "queued", "running", "succeeded", "failed" or "cancelled".',
  ],
  'url: pattern': ['listTraces', { query: 'tag=a' }, 'string_pattern_mismatch', 'Write a tag as key:value.'],
};

test.each(Object.entries(broken))('%s', (_ask, [id, asked, type, msg]) => {
  const operation = contract.operations.find(({ operationId }) => operationId === id)!;
  const { method, path } = operation;
  const request = { method, path, query: '', headers: {}, body: undefined, ...asked };
  const { errors } = contract.validate(operation, request);
  expect(toFaults(errors ?? [], request.body)).toEqual([{ loc: expect.any(Array), type, msg }]);
});

test.each([
  [
    'a misspelt field',
    { mesages: [], evaluation_criteria: 'Passes if good' },
    'mesages',
    'Unknown field. Did you mean "messages"?',
  ],
  [
    'a field in another case',
    { ...body({}).body, traceId: null },
    'traceId',
    'Unknown field. Did you mean "trace_id"?',
  ],
  ['swapped letters', { ...body({}).body, tgas: {} }, 'tgas', 'Unknown field. Did you mean "tags"?'],
  [
    'a misspelt value',
    { ...body({}).body, data_retention: 'nome' },
    'data_retention',
    'Give "standard" or "none". Did you mean "none"?',
  ],
  ['a field like no other', { ...body({}).body, temperature: 1 }, 'temperature', 'Unknown field. Remove it.'],
  [
    'a very long field',
    { ...body({}).body, ['messages'.repeat(1e5)]: 1 },
    `${'messages'.repeat(25).slice(0, 199)}…`,
    'Unknown field. Remove it.',
  ],
])('what was probably meant is said of %s', (_, sent, field, msg) => {
  const operation = contract.operations.find(({ operationId }) => operationId === reward)!;
  const { method, path } = operation;
  const { errors = [] } = contract.validate(operation, { method, path, query: '', headers: {}, body: sent });
  expect(toFaults(errors, sent)).toContainEqual({ loc: ['body', field], type: expect.any(String), msg });
});

test('all that the contract asks of a request is broken above', () => {
  // What reads a list out of a URL makes one of anything.
  const unbreakable = ['url: type array'];
  const asked = new Set(contract.operations.flatMap(asksOf));
  expect(Object.keys(broken).sort()).toEqual([...asked].filter((ask) => !unbreakable.includes(ask)).sort());
});
