import { Ajv2020 } from 'ajv/dist/2020.js';
import { createContract } from '../../src/server/contract.ts';
import { toFaults } from '../../src/server/faults.ts';

const contract = await createContract();
const operation = contract.operations.find(({ operationId }) => operationId === 'evaluateAgents')!;

/** The faults of a request, each as its place under the body, its type and its message. */
function faultsOf(body: unknown) {
  const { method, path } = operation;
  const { errors = [] } = contract.validate(operation, { method, path, query: '', headers: {}, body });
  return toFaults(errors, body).map(({ loc, type, msg }) => [loc.slice(1).join('.'), type, msg]);
}

const interaction = { input_messages: [], output_messages: [{ content: 'x' }], tools_available: null };
const traceOf = (interactions: unknown, more: object = {}) => ({
  root_agent_instance_id: 'a',
  agent_instance_by_id: { a: { id: 'a', name: 'n', interactions } },
  ...more,
});
const bodyOf = (interactions: unknown, more: object = {}) => ({
  trace: traceOf(interactions),
  evaluation_criteria: 'Passes if good',
  ...more,
});
const withInput = (content: unknown) =>
  bodyOf([
    {
      ...interaction,
      input_messages: [
        { role: 'user', content: 'q' },
        { role: 'user', content },
      ],
    },
  ]);
const withOutput = (content: unknown) => bodyOf([{ ...interaction, output_messages: [{ content }] }]);
const withTool = (tool: object) =>
  bodyOf([{ ...interaction, tools_available: [{ name: 'f', description: '', parameters: '{}', ...tool }] }]);

const call = { id: 'c', name: 'f', parameters: '{}' };

test.each([
  ['an id, an interaction', bodyOf(['b', interaction])],
  ['no interactions', bodyOf([])],
  ['a call', withInput(call)],
  ['a call with extra keys, and arguments that are no JSON', withInput({ ...call, parameters: '{broken', cost: 1 })],
  ['a result', withInput({ id: 'c', response: 'r' })],
  ['a result with a name that is null', withInput({ id: 'c', response: 'r', name: null })],
  ['a call as output, whose arguments are no JSON', withOutput({ ...call, parameters: '' })],
  ['a tool whose parameters are no JSON', withTool({ parameters: '{broken', strict: true })],
  ['evaluate_latest false', bodyOf([], { evaluate_latest: false })],
])('takes %s', (_, body) => {
  expect(faultsOf(body)).toEqual([]);
});

const inInteractions = 'trace.agent_instance_by_id.a.interactions';
const input = `${inInteractions}.0.input_messages.1.content`;
const output = `${inInteractions}.0.output_messages.0.content`;
const notAnInput = 'Give a string, a tool call (id, name, parameters) or a tool response (id, response).';
const notAnOutput = 'Give a string or a tool call (id, name, parameters).';

test.each([
  ['an input that is a number', withInput(5), [[input, 'value_error', notAnInput]]],
  ['an input that is null', withInput(null), [[input, 'value_error', notAnInput]]],
  ['an input that is a list', withInput(['q']), [[input, 'value_error', notAnInput]]],
  ['an input that is half a call', withInput({ id: 'c', name: 'f' }), [[input, 'value_error', notAnInput]]],
  ['a call whose id is a number', withInput({ ...call, id: 5 }), [[input, 'value_error', notAnInput]]],
  [
    'a call whose arguments are an object',
    withInput({ ...call, parameters: {} }),
    [[input, 'value_error', notAnInput]],
  ],
  ['an output that is a result', withOutput({ id: 'c', response: 'r' }), [[output, 'value_error', notAnOutput]]],
  ['an output that is a boolean', withOutput(true), [[output, 'value_error', notAnOutput]]],
  [
    'an interaction that is a number',
    bodyOf([interaction, 5]),
    [[`${inInteractions}.1`, 'string_type', 'Give a string or an object, not a number.']],
  ],
  [
    'an interaction that is null',
    bodyOf([null]),
    [[`${inInteractions}.0`, 'string_type', 'Give a string or an object, not null.']],
  ],
  [
    'an interaction that is a list',
    bodyOf([[]]),
    [[`${inInteractions}.0`, 'string_type', 'Give a string or an object, not a list.']],
  ],
  [
    'an empty interaction',
    bodyOf([{}]),
    ['input_messages', 'output_messages'].map((name) => [
      `${inInteractions}.0.${name}`,
      'missing',
      'This field is required.',
    ]),
  ],
  [
    'faults at many depths of one interaction',
    bodyOf([
      { input_messages: [{ content: 5, colour: 1 }], output_messages: [{}, { content: {} }], tools_available: 'f' },
    ]),
    [
      [`${inInteractions}.0.input_messages.0.role`, 'missing', 'This field is required.'],
      [`${inInteractions}.0.input_messages.0.colour`, 'extra_forbidden', 'Unknown field. Remove it.'],
      [`${inInteractions}.0.input_messages.0.content`, 'value_error', notAnInput],
      [`${inInteractions}.0.output_messages.0.content`, 'missing', 'This field is required.'],
      [`${inInteractions}.0.output_messages.1.content`, 'value_error', notAnOutput],
      [`${inInteractions}.0.tools_available`, 'list_type', 'Give a list, not a string.'],
    ],
  ],
  ['interactions that are one', bodyOf(interaction), [[inInteractions, 'list_type', 'Give a list, not an object.']]],
  [
    'no instance',
    { ...bodyOf([]), trace: traceOf([], { agent_instance_by_id: {} }) },
    [['trace.agent_instance_by_id', 'too_short', 'Give at least 1 field, not 0.']],
  ],
  ['no trace', { evaluation_criteria: 'Passes if good' }, [['trace', 'missing', 'This field is required.']]],
  ['a trace that is null', bodyOf([], { trace: null }), [['trace', 'dict_type', 'Give an object, not null.']]],
  [
    'evaluate_latest true',
    bodyOf([], { evaluate_latest: true }),
    [['evaluate_latest', 'literal_error', 'Give false.']],
  ],
  [
    'evaluate_latest of another type',
    bodyOf([], { evaluate_latest: 'no' }),
    [['evaluate_latest', 'literal_error', 'Give false.']],
  ],
])('words %s', (_, body, want) => {
  expect(faultsOf(body)).toEqual(want);
});

test.each(['a/b~c', '__proto__', 'toString', '0'])('an instance may have the id %s', (id) => {
  const instance = { id, name: 'n', interactions: [interaction, 5] };
  const trace = { root_agent_instance_id: id, agent_instance_by_id: Object.fromEntries([[id, instance]]) };
  const body = { trace, evaluation_criteria: 'Passes if good' };
  const { method, path } = operation;
  const { errors = [] } = contract.validate(operation, { method, path, query: '', headers: {}, body });
  expect(toFaults(errors, body).map(({ loc }) => loc)).toEqual([
    ['body', 'trace', 'agent_instance_by_id', id, 'interactions', 1],
  ]);
});

test('at most 1000 are listed', () => {
  expect(faultsOf(bodyOf(Array(2000).fill({})))).toHaveLength(1000);
});

test('a very long id is cut in every place, and the places stay right', () => {
  const id = `~/${'x'.repeat(100_000)}`;
  const instance = { id: 'a', name: 'n', interactions: Array(1000).fill(5) };
  const trace = { root_agent_instance_id: 'a', agent_instance_by_id: { [id]: instance } };
  const body = { trace, evaluation_criteria: 'Passes if good' };
  const { method, path } = operation;
  const { errors = [] } = contract.validate(operation, { method, path, query: '', headers: {}, body });
  // Also before they are worded: the validator makes several for each value.
  expect(errors.length).toBeGreaterThan(2000);
  expect(Math.max(...errors.map(({ instancePath }) => instancePath.length))).toBeLessThan(300);
  const place = ['body', 'trace', 'agent_instance_by_id', `${id.slice(0, 199)}…`];
  expect(toFaults(errors, body)).toEqual([
    { loc: place, type: 'string_too_long', msg: 'Shorten this to at most 255 characters.' },
    ...Array.from({ length: 999 }, (_, index) => ({
      loc: [...place, 'interactions', index],
      type: 'string_type',
      msg: 'Give a string or an object, not a number.',
    })),
  ]);
});

test('a property that is too much is cut too, between whole characters', () => {
  expect(faultsOf(bodyOf([], { [`${'👍'.repeat(100_000)}`]: 1 }))).toEqual([
    [`${'👍'.repeat(99)}\ufffd…`, 'extra_forbidden', 'Unknown field. Remove it.'],
  ]);
});

/** Forms that the contract's requests do not use today. */
test.each([
  [
    'one of a type or null',
    { anyOf: [{ type: 'object' }, { type: 'null' }] },
    'x',
    'dict_type',
    'Give an object, not a string.',
  ],
  [
    'of a type or null, wrong inside',
    { anyOf: [{ type: 'integer', maximum: 3 }, { type: 'null' }] },
    5,
    'less_than_equal',
    'Give a number of at most 3.',
  ],
  [
    'oneOf that takes none',
    { oneOf: [{ type: ['array', 'null'] }, { type: 'boolean' }] },
    'x',
    'list_type',
    'Give a list or true or false, not a string.',
  ],
  [
    'oneOf that takes two',
    { oneOf: [{ type: 'string' }, { minLength: 1 }], 'x-message': 'Only one' },
    'x',
    'value_error',
    'Only one',
  ],
  ['not', { not: { const: 'x' } }, 'x', 'value_error', 'This value is not allowed.'],
  ['not, with a message', { not: { const: 'x' }, 'x-message': 'Not x' }, 'x', 'value_error', 'Not x'],
])('a union: %s', (_, schema, value, type, msg) => {
  const properties = { requestBody: { properties: { value: schema } } };
  const validate = new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile({ properties });
  validate({ requestBody: { value } });
  expect(toFaults(validate.errors!, { value })).toEqual([{ loc: ['body', 'value'], type, msg }]);
});
