import { type Asked, createContract, type Operation } from '../../src/server/contract.ts';
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

const agents = {
  evaluation_criteria: 'Passes if good',
  trace: { root_agent_instance_id: 'a', agent_instance_by_id: {} },
};
const agentThatCalls = (called: unknown) => ({ id: 'a', name: 'a', interactions: [called] });

/** A request that breaks each of them, and how that is told. */
const broken: Record<string, [operation: string, asked: Partial<Asked>, type: string, msg: string]> = {
  'type object': [reward, body({ tags: [] }), 'dict_type', 'Input should be a valid dictionary'],
  'type array': [reward, body({ messages: 1 }), 'list_type', 'Input should be a valid list'],
  'type string': [reward, body({ system: 1 }), 'string_type', 'Input should be a valid string'],
  'type boolean': [reward, body({ evaluate_latest: 1 }), 'bool_type', 'Input should be a valid boolean'],
  'type null': [reward, body({ tools: 1 }), 'list_type', 'Input should be a valid list'],
  'format uuid': [reward, body({ trace_id: '1' }), 'uuid_parsing', 'Input should be a valid UUID'],
  'format text': [
    reward,
    body({ tags: { a: '\0' } }),
    'string_unicode',
    'Input should be a valid string without NUL and without lone surrogates',
  ],
  enum: [reward, body({ data_retention: 'some' }), 'literal_error', "Input should be 'standard' or 'none'"],
  required: [reward, { body: {} }, 'missing', 'Field required'],
  additionalProperties: [reward, body({ colour: 1 }), 'extra_forbidden', 'Extra inputs are not permitted'],
  minItems: [
    reward,
    body({ messages: [{}] }),
    'too_short',
    'List should have at least 2 items after validation, not 1',
  ],
  minLength: [reward, body({ evaluator_name: '' }), 'string_too_short', 'String should have at least 1 character'],
  maxLength: [
    reward,
    body({ evaluator_name: 'x'.repeat(256) }),
    'string_too_long',
    'String should have at most 255 characters',
  ],
  pattern: [
    reward,
    body({ evaluation_criteria: 'Good?' }),
    'string_pattern_mismatch',
    "String should begin with 'Reward', 'Penalize', 'Passes if' or 'Fails if' and then say what is asked",
  ],
  'x-hint': [
    reward,
    body({ evaluation_criteria: 'Passes when it is good' }),
    'string_pattern_mismatch',
    "String should begin with 'Reward', 'Penalize', 'Passes if' or 'Fails if' and then say what is asked. Did you mean \"Passes if …\"?",
  ],
  minProperties: [
    'evaluateAgents',
    { body: { ...agents, trace: { ...agents.trace, agent_instance_by_id: {} } } },
    'too_short',
    'Dictionary should have at least 1 item after validation, not 0',
  ],
  anyOf: [
    'evaluateAgents',
    { body: { ...agents, trace: { ...agents.trace, agent_instance_by_id: { a: agentThatCalls(5) } } } },
    'string_type',
    'Input should be a valid string or dictionary',
  ],
  'url: type string': [
    reward,
    { ...body({}), headers: { 'idempotency-key': ['a', 'b'] } },
    'string_type',
    'Input should be a valid string',
  ],
  'url: type integer': ['listTraces', { query: 'page_size=a' }, 'int_parsing', 'Input should be a valid integer'],
  'url: type number': ['listTraces', { query: 'min_score=a' }, 'float_parsing', 'Input should be a valid number'],
  'url: type boolean': ['listTraces', { query: 'rating=a' }, 'bool_parsing', 'Input should be a valid boolean'],
  'url: format uuid': ['getTrace', { path: '/api/v1/traces/1' }, 'uuid_parsing', 'Input should be a valid UUID'],
  'url: format date': [
    'getUsage',
    { query: 'start_date=1' },
    'date_parsing',
    'Input should be a valid date in the format YYYY-MM-DD',
  ],
  'url: format date-time': [
    'listTraces',
    { query: 'start_date=1' },
    'datetime_parsing',
    'Input should be a valid datetime',
  ],
  'url: format text': [
    'listTraces',
    { query: 'evaluator_name=%00' },
    'string_unicode',
    'Input should be a valid string without NUL and without lone surrogates',
  ],
  'url: minLength': [
    'listTraces',
    { query: 'evaluator_name=' },
    'string_too_short',
    'String should have at least 1 character',
  ],
  'url: maxLength': [
    'listTraces',
    { query: `page_token=${'x'.repeat(2049)}` },
    'string_too_long',
    'String should have at most 2048 characters',
  ],
  'url: maxItems': [
    'listTraces',
    { query: Array(11).fill('tag=a:b').join('&') },
    'too_long',
    'List should have at most 10 items after validation, not 11',
  ],
  'url: minimum': [
    'listTraces',
    { query: 'page_size=0' },
    'greater_than_equal',
    'Input should be greater than or equal to 1',
  ],
  'url: maximum': [
    'listTraces',
    { query: 'max_score=2' },
    'less_than_equal',
    'Input should be less than or equal to 1',
  ],
  'url: enum': [
    'listTasks',
    { query: 'status=new' },
    'enum',
    "Input should be 'queued', 'running', 'succeeded', 'failed' or 'cancelled'",
  ],
  'url: pattern': [
    'listTraces',
    { query: 'tag=a' },
    'string_pattern_mismatch',
    "String should match pattern '^[^:]+:'",
  ],
};

test.each(Object.entries(broken))('%s', (_ask, [id, asked, type, msg]) => {
  const operation = contract.operations.find(({ operationId }) => operationId === id)!;
  const { method, path } = operation;
  const request = { method, path, query: '', headers: {}, body: undefined, ...asked };
  const { errors } = contract.validate(operation, request);
  expect(toFaults(errors ?? [], request.body)).toEqual([{ loc: expect.any(Array), type, msg }]);
});

test('all that the contract asks of a request is broken above', () => {
  // What reads a list out of a URL makes one of anything.
  const unbreakable = ['url: type array'];
  const asked = new Set(contract.operations.flatMap(asksOf));
  expect(Object.keys(broken).sort()).toEqual([...asked].filter((ask) => !unbreakable.includes(ask)).sort());
});
