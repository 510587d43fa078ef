import { compile } from '../../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { type Call, calling, outcome, scoreOf, tool, user, using } from './tool-outcome.ts';

const SEARCH = {
  type: 'object',
  properties: {
    city: { type: 'string' },
    days: { type: 'integer', minimum: 1 },
    unit: { enum: ['c', 'f'] },
    when: { type: 'string', format: 'date' },
  },
  required: ['city'],
};
const TOOLS = [tool('search', SEARCH), { name: 'book', input_schema: { type: 'object', properties: {} } }];

const GOOD: Call = ['search', { city: 'Rome', days: 3, unit: 'c', when: '2025-02-28' }];
const BAD = {
  missing: ['search', { days: 3 }],
  unknown: ['search', { city: 'Rome', country: 'IT' }],
  type: ['search', { city: 'Rome', days: 'three' }],
  value: ['search', { city: 'Rome', unit: 'k' }],
  nonexistent: ['find', {}],
} satisfies Record<string, Call>;
type Fault = keyof typeof BAD;

const ALL: Fault[] = ['missing', 'unknown', 'type', 'value', 'nonexistent'];

/** What is said of all calls, and the faults that it is about; of the others it says nothing, or leaves them to a model. */
const GOOD_CONDITIONS: [string, Fault[]][] = [
  ['every tool call matches its schema', ALL],
  ["every tool call matches its tool's schema", ALL],
  ["each tool call conforms to the tool's definition", ALL],
  ["each of the assistant's tool calls follows the schema of its tool", ALL],
  ["the assistant's tool calls all match their schemas", ALL],
  ["every tool call is valid against its tool's JSON schema", ALL],
  ['all tool calls are valid', ALL],
  ['all of its tool calls are valid', ALL],
  ['the tool calls are valid', ALL],
  ['no tool call is invalid', ALL],
  ['no tool call violates its schema', ALL],
  ['none of the tool calls violates its schema', ALL],
  ['the assistant makes only valid tool calls', ALL],
  ['the assistant only makes valid tool calls', ALL],
  ['the assistant makes no invalid tool calls', ALL],
  ['the assistant never makes an invalid tool call', ALL],
  ['every tool call the assistant makes is valid', ALL],
  ["the assistant's tool calls have valid arguments", ['missing', 'unknown', 'type', 'value']],
  ['the assistant calls tools with valid arguments', ['missing', 'unknown', 'type', 'value']],
  ["the arguments of every tool call match the tool's schema", ['missing', 'unknown', 'type', 'value']],
  ['the arguments of all tool calls are valid', ['missing', 'unknown', 'type', 'value']],
  ["each tool call uses only arguments of the tool's schema", ['unknown']],
  ["the assistant uses only arguments of the tool's schema", ['unknown']],
  ['no tool call has an unknown argument', ['unknown']],
  ["every tool call uses only arguments that its tool's schema declares", ['unknown']],
  ['the assistant provides all required arguments in every tool call', ['missing']],
  ['the assistant provides every required parameter in each tool call', ['missing']],
  ['every tool call includes all of its required arguments', ['missing']],
  ['all required arguments are provided in every tool call', ['missing']],
  ['no tool call lacks a required argument', ['missing']],
  ['no required argument of a tool is missing', ['missing']],
  ['every tool call has all required arguments and no unknown arguments', ['missing', 'unknown']],
  ['every tool call is to a tool that exists and has all required arguments', ['missing', 'nonexistent']],
  ['the assistant calls only tools that exist', ['nonexistent']],
  ['the assistant only calls tools that exist', ['nonexistent']],
  ['the agent only uses tools that are defined', ['nonexistent']],
  ['it calls only available tools', ['nonexistent']],
  ['the assistant never calls a tool that does not exist', ['nonexistent']],
  ["the assistant doesn't call any undefined tool", ['nonexistent']],
  ['the assistant calls no tool that is not defined', ['nonexistent']],
  ['every tool that is called exists', ['nonexistent']],
  ['only defined tools are called', ['nonexistent']],
  ['no tool is called that does not exist', ['nonexistent']],
  ['the arguments of every tool call have the right types', ['type']],
  ['no tool call has an argument of the wrong type', ['type']],
  ['no tool call has a value that is not in its enum', ['value']],
  ['the arguments of every tool call are valid JSON', []],
];

const FAULTY_CONDITIONS: [string, Fault[]][] = [
  ['a tool call lacks a required argument', ['missing']],
  ['any tool call misses a required argument', ['missing']],
  ['a tool call is missing a required parameter', ['missing']],
  ['one of the tool calls omits a required argument', ['missing']],
  ['the assistant makes a tool call without a required argument', ['missing']],
  ['the assistant calls a tool without a required argument', ['missing']],
  ['any required argument is missing from a tool call', ['missing']],
  ['a required argument of a tool is missing', ['missing']],
  ['the assistant omits a required argument in a tool call', ['missing']],
  ['a tool call has an unknown argument', ['unknown']],
  ['a tool call has an undeclared argument', ['unknown']],
  ['any tool call contains extra arguments', ['unknown']],
  ["a tool call uses an argument that is not in the tool's schema", ['unknown']],
  ['the assistant calls a tool with an unknown argument', ['unknown']],
  ['the assistant passes an unknown argument to a tool', ['unknown']],
  ['a tool call lacks a required argument or has an unknown argument', ['missing', 'unknown']],
  ['the assistant calls a tool that does not exist', ['nonexistent']],
  ['the assistant calls a tool that is not defined', ['nonexistent']],
  ['the assistant calls a nonexistent tool', ['nonexistent']],
  ["it calls a tool which isn't defined", ['nonexistent']],
  ['a tool that does not exist is called', ['nonexistent']],
  ['the assistant makes a call to an undefined tool', ['nonexistent']],
  ['a tool call does not match its schema', ALL],
  ["any tool call doesn't conform to the tool's JSON schema", ALL],
  ['any tool call violates its schema', ALL],
  ['any of the tool calls is invalid', ALL],
  ['the assistant makes an invalid tool call', ALL],
  ['the response contains an invalid tool call', ALL],
  ['the assistant makes a tool call that does not match its schema', ALL],
  ['a tool call has an invalid argument', ['missing', 'unknown', 'type', 'value']],
  ['a tool call has an argument of the wrong type', ['type']],
];

const about = (criterion: string, call: Call) => scoreOf(criterion, [user, calling([GOOD, call])], TOOLS);

test.each(GOOD_CONDITIONS)('%s', (condition, faults) => {
  expect(scoreOf(`Passes if ${condition}`, [user, calling([GOOD])], TOOLS)).toBe(1);
  expect(scoreOf(`Fails if ${condition}`, [user, using([GOOD])], TOOLS)).toBe(0);
  for (const fault of ALL) {
    const passes = about(`Passes if ${condition}`, BAD[fault]);
    if (faults.includes(fault)) expect([fault, passes]).toEqual([fault, 0]);
    else expect([1, 'left']).toContain(passes);
    expect(about(`Fails if ${condition}`, BAD[fault])).toBe(passes === 'left' ? 'left' : 1 - passes!);
  }
});

test.each(FAULTY_CONDITIONS)('fails if %s', (condition, faults) => {
  expect(scoreOf(`Fails if ${condition}`, [user, calling([GOOD])], TOOLS)).toBe(1);
  for (const fault of ALL) {
    const fails = about(`Fails if ${condition}`, BAD[fault]);
    if (faults.includes(fault)) expect([fault, fails]).toEqual([fault, 0]);
    else expect([1, 'left']).toContain(fails);
  }
});

const GRADES: [string, number][] = [
  ['Reward tool calls that match their schemas', 0.75],
  ['Reward valid tool calls', 0.75],
  ['Reward the assistant for making only valid tool calls', 0.75],
  ['Reward responses where every tool call matches its schema', 0.75],
  ['Reward responses whose tool calls are valid', 0.75],
  ['Reward responses whose tool calls all match their schemas', 0.75],
  ['Penalize tool calls that lack a required argument', 0.75],
  ['Penalize tool calls without required arguments', 0.75],
  ['Penalize the assistant for making invalid tool calls', 0.75],
  ['Penalize calls to nonexistent tools', 1],
  ['Penalize unknown arguments in tool calls', 1],
];

test.each(GRADES)('grades by the share of calls that hold: %s', (criterion, want) => {
  expect(scoreOf(criterion, [user, calling([GOOD, GOOD]), calling([BAD.missing, GOOD])], TOOLS)).toBe(want);
});

const EXPLANATIONS: [Call, string][] = [
  [BAD.missing, 'lacks the required argument `city`'],
  [BAD.unknown, 'has the argument `country`, which its schema does not name'],
  [BAD.type, 'has `days`, which must be of type integer'],
  [BAD.value, 'has `unit`, which must be one of ["c","f"]'],
  [BAD.nonexistent, 'is not a defined tool (defined: `search`, `book`)'],
  [['search', '{"city":'], 'has arguments that are no JSON'],
  [['search', '["Rome"]'], 'has arguments that are no JSON object'],
];

test.each(EXPLANATIONS)('says what is wrong with %j', (call, words) => {
  const found = outcome(
    'Passes if every tool call matches its schema',
    [user, calling([GOOD]), calling([call])],
    TOOLS,
  );
  expect(found).toEqual({
    score: 0,
    explanation: `2 tool calls, 1 against its tool's schema: \`${call[0]}\` (message 2) ${words}; the criterion asks for none against its tool's schema.`,
  });
});

test('says that nothing is wrong', () => {
  const found = outcome('Fails if a tool call has an unknown argument', [user, calling([GOOD])], TOOLS);
  expect(found).toMatchObject({
    score: 1,
    explanation:
      '1 tool call, none with an unknown argument; the criterion fails on at least one with an unknown argument.',
  });
});

/** Without calls there is nothing to say of every call, and there is none with a fault. */
const WITHOUT_CALLS: [string, number | null][] = [
  ['Passes if every tool call matches its schema', null],
  ['Fails if every tool call matches its schema', null],
  ['Passes if the assistant calls only tools that exist', null],
  ['Passes if the arguments of every tool call are valid JSON', null],
  ['Reward tool calls that match their schemas', null],
  ['Reward responses whose tool calls are valid', null],
  ['Fails if the assistant calls a tool that does not exist', 1],
  ['Fails if a tool call lacks a required argument', 1],
  ['Passes if a tool call lacks a required argument', 0],
  ['Passes if the assistant never calls a tool that does not exist', 1],
  ['Passes if the assistant makes no invalid tool calls', 1],
  ['Passes if no tool call is invalid', 1],
  ['Penalize calls to nonexistent tools', 1],
];

test.each(WITHOUT_CALLS)('where no tool is called: %s', (criterion, want) => {
  const found = outcome(criterion, [user, { role: 'assistant', content: 'Hello' }], TOOLS);
  expect(found).toMatchObject({ score: want });
  if (want === null) expect(found).toMatchObject({ explanation: 'No tool was called.' });
});

test('says that there were no calls', () => {
  const said = [user, { role: 'assistant', content: 'Hello' }];
  expect(outcome('Fails if a tool call lacks a required argument', said, TOOLS)).toMatchObject({
    explanation: 'No tool calls; the criterion fails on at least one without a required argument.',
  });
});

test('is left to a model where no tools are defined', () => {
  expect(outcome('Passes if all tool calls are valid', [user, calling([GOOD])])).toEqual({
    left: 'The tool `search` is not among the tools that the request defines by their names.',
  });
});

/** Of a debate, a function in code, or one certain tool. */
const WITHOUT_TOOLS = [
  'Fails if a required argument is missing',
  'Passes if no required argument is missing',
  'Passes if all required arguments are provided',
  'Passes if the assistant provides all required parameters',
  'Fails if the assistant omits a required argument',
  'Passes if the assistant calls the tool with the required arguments',
  'Passes if the assistant calls every tool with all its required arguments',
];

test.each(WITHOUT_TOOLS)('arguments without tools are left to a model: %s', (criterion) => {
  expect(outcome(criterion, [user, calling([GOOD])], TOOLS)).toEqual({ left: 'no check' });
  expect(compile(parseCriterion(criterion))).toBeUndefined();
});

test('a tool that is missing is a fault only where all are defined by their names', () => {
  const named = [...TOOLS, { type: 'mcp_toolset', mcp_server_name: 'crm' }];
  expect(scoreOf('Passes if the assistant calls only tools that exist', [user, calling([['find']])], named)).toBe(
    'left',
  );
  expect(scoreOf('Passes if the assistant calls only tools that exist', [user, calling([GOOD])], named)).toBe(1);
});

const JSON_TEXTS: [string, number | 'left'][] = [
  ['{"a": 1}', 1],
  ['[]', 1],
  ["{'a': 1}", 0],
  ['{"a": 1', 0],
  ['', 'left'],
];

test.each(JSON_TEXTS)('arguments that are %j are valid JSON or not', (text, want) => {
  const criterion = 'Passes if the arguments of every tool call are valid JSON';
  expect(scoreOf(criterion, [user, calling([['search', text]])], TOOLS)).toBe(want);
});

test('two definitions of one name that differ leave open which counts', () => {
  const called = [user, calling([['search', {}]])];
  const criterion = 'Passes if every tool call matches its schema';
  expect(scoreOf(criterion, called, [...TOOLS, tool('search', { properties: {} })])).toBe('left');
  expect(scoreOf(criterion, called, [...TOOLS, tool('search', { ...SEARCH })])).toBe(0);
});

test('a call that a model would have to judge leaves the grade open, and not what is plainly wrong', () => {
  const tools = [...TOOLS, tool('free')];
  const called = [user, calling([BAD.missing, ['free', { a: 1 }]])];
  expect(scoreOf('Passes if all tool calls are valid', called, tools)).toBe(0);
  expect(scoreOf('Reward valid tool calls', called, tools)).toBe('left');
});

const NAMES = ['\ud83d', 'a`b', '名前', '🙂', 'x'.repeat(100_000)];

test.each(NAMES)('a tool or an argument of any name is told', (name) => {
  const called = [
    user,
    calling([
      [name, {}],
      ['search', { city: 'x', [name]: 1 }],
    ]),
  ];
  expect(outcome('Passes if all tool calls are valid', called, TOOLS)).toMatchObject({ score: 0 });
});
