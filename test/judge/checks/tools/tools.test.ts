import { compile } from '../../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { judgedMessages } from '../judged.ts';
import { outcome } from './tool-outcome.ts';

const user = { role: 'user', content: 'Book a table' };
const call = (id: string, name: string) => ({ id, type: 'function', function: { name, arguments: '{}' } });
const result = (id: string) => ({ role: 'tool', tool_call_id: id, content: 'ok' });

/** Two calls of search, one of book_table; an earlier response called cancel. */
const OPENAI = [
  user,
  { role: 'assistant', content: null, tool_calls: [call('0', 'cancel')] },
  result('0'),
  user,
  { role: 'assistant', content: null, tool_calls: [call('1', 'search'), call('2', 'book_table')] },
  result('1'),
  result('2'),
  { role: 'assistant', content: null, tool_calls: [call('3', 'search')] },
  result('3'),
  { role: 'assistant', content: 'Done.' },
];

const use = (id: string, name: string) => ({ type: 'tool_use', id, name, input: {} });
const used = (id: string) => ({ role: 'user', content: [{ type: 'tool_result', tool_use_id: id, content: 'ok' }] });

const ANTHROPIC = [
  user,
  { role: 'assistant', content: [use('0', 'cancel')] },
  used('0'),
  user,
  { role: 'assistant', content: [{ type: 'text', text: 'I look.' }, use('1', 'search'), use('2', 'book_table')] },
  used('1'),
  { role: 'assistant', content: [use('3', 'search')] },
  used('3'),
  { role: 'assistant', content: 'Done.' },
];

const TOOLS = [{ name: 'search' }, { type: 'function', function: { name: 'cancel' } }];

const CONDITIONS: [string, boolean][] = [
  ['the assistant calls the tool `search`', true],
  ['the assistant calls the tool "search"', true],
  ["the assistant calls the 'search' tool", true],
  ['the assistant calls the search tool', true],
  ['the assistant calls the `search` function', true],
  ['the assistant calls the function `search()`', true],
  ['the assistant calls `search`', true],
  ['the assistant called `search`', true],
  ['the agent invokes the tool named `search`', true],
  ['the model uses the search tool', true],
  ['it uses the tool `search`', true],
  ['the response calls the tool `search`', true],
  ['the assistant calls book_table', true],
  ['the assistant calls book_table()', true],
  ['the assistant calls the tool `Search`', false],
  ['the assistant calls the tool `find`', false],
  ['the assistant calls the cancel tool', false],
  ['the assistant does not call the cancel tool', true],
  ["the assistant doesn't call the tool `search`", false],
  ['the assistant never calls the tool `search`', false],
  ['the assistant avoids calling the tool `search`', false],
  ['the assistant must call the tool `search`', true],
  ['the assistant calls `search` exactly twice', true],
  ['the assistant calls `search` twice', true],
  ['the assistant calls `search` once', false],
  ['the assistant calls `search` at least once', true],
  ['the assistant calls the search tool at most 1 time', false],
  ['the assistant calls the search tool between 2 and 3 times', true],
  ['the assistant does not call the search tool more than twice', true],
  ['the assistant calls a tool', true],
  ['the assistant calls any tool', true],
  ['the assistant calls at least one tool', true],
  ['the assistant uses tools', true],
  ['the assistant calls no tools', false],
  ['the assistant does not call any tool', false],
  ["the assistant doesn't use any tools", false],
  ['the assistant makes exactly three tool calls', true],
  ['the assistant makes at most 2 tool calls', false],
  ['the assistant makes a tool call', true],
  ['the assistant makes no tool calls', false],
  ['the response contains at least one tool call', true],
  ['the assistant makes two calls to the tool `search`', true],
  ['the assistant makes no calls to the cancel tool', true],
  ['`search` is called', true],
  ['the tool `search` is called exactly twice', true],
  ['the search tool is called once', false],
  ['book_table is called exactly once', true],
  ['book_table is called more than once', false],
  ['the tool `delete` is not called at any point', true],
  ['the cancel tool is not called by the assistant', true],
  ['the search tool must not be called', false],
  ['the search tool is used', true],
  ['the tool `delete` is never used', true],
  ['`search` and `book_table` are called', true],
  ['both `search` and `cancel` are called', false],
  ['neither `search` nor `cancel` is called', false],
  ['`cancel` or `search` is called', true],
  ['`search` is called and `cancel` is not called', true],
  ['no tool is called', false],
  ['no tools are triggered at any point', false],
  ['no tools are called', false],
  ['at least one tool is called', true],
  ['a tool is called', true],
  ['any tool is invoked at all', true],
  ['at least one tool call happens', true],
  ['exactly 3 tool calls are made', true],
  ['more than 3 tool calls are made', false],
  ['no tool calls are made', false],
  ['the assistant answers without calling `cancel`', true],
  ['the assistant answers without calling any tool', false],
  ['the assistant responds without using any tools', false],
  ['the assistant makes a `search` call', true],
  ['the assistant makes exactly two `search` calls', true],
  ['the assistant makes a book_table call', true],
  ['the assistant makes no `cancel` call', true],
  ['the assistant makes a tool call to `cancel`', false],
  ['the assistant makes no calls to `search` or `cancel`', false],
  ['the assistant only calls book_table once', true],
  ['the assistant calls book_table only once', true],
  ['book_table is only called once', true],
  ['the assistant only calls `search` once', false],
];

test.each(CONDITIONS)('%s', (condition, holds) => {
  const scores = [OPENAI, ANTHROPIC].map(
    (messages) => judgedMessages(`Passes if ${condition}`, messages, TOOLS)?.score,
  );
  expect(scores).toEqual(holds ? [1, 1] : [0, 0]);
});

const GRADES: [string, number][] = [
  ['Penalize more than 2 tool calls', 0.5],
  ['Penalize any tool calls', 0],
  ['Reward at least 6 tool calls', 0.5],
];

test.each(GRADES)('%s', (criterion, want) => {
  expect(judgedMessages(criterion, OPENAI, TOOLS)?.score).toBe(want);
});

test('whether "only once" lets a tool be called less often is left to a model', () => {
  for (const condition of [
    'the assistant only calls the cancel tool once',
    'the assistant only calls `search` 3 times',
  ])
    expect(outcome(`Passes if ${condition}`, OPENAI, TOOLS)).toEqual({
      left: 'It is open whether fewer calls are as good.',
    });
});

/** The same words may speak of no tool at all. */
const UNKNOWN = [
  'Passes if the assistant calls the right tool',
  'Passes if the assistant calls the weather tool',
  'Passes if the assistant calls the `render` function',
  'Passes if the assistant uses the `map` function',
  'Passes if the response calls `render`',
  'Passes if it calls `render`',
  'Passes if the assistant calls a function',
  'Passes if `render` is called',
  'Passes if `render` is never called',
  'Passes if the assistant makes a `render` call',
  'Passes if the assistant makes a search call',
  'Passes if the assistant answers without calling `render`',
];

test.each(UNKNOWN)('a name that the conversation does not know is not taken for a tool: %s', (criterion) => {
  expect(judgedMessages(criterion, OPENAI, TOOLS)).toBeUndefined();
});

test('without a conversation a marked name is taken for a tool, a plain word is not', () => {
  const compiles = (criterion: string) => compile(parseCriterion(criterion)) !== undefined;
  expect(compiles('Passes if the assistant calls `search` exactly twice')).toBe(true);
  expect(compiles('Passes if the assistant calls the search tool')).toBe(false);
});

test('grades by the number of calls and points to their messages', () => {
  const verdict = judgedMessages('Reward the assistant for calling the tool `search` 4 times', OPENAI);
  expect(verdict).toMatchObject({
    score: 0.5,
    method: 'tools',
    explanation: '2 calls of `search`; the criterion rewards exactly 4.',
    evidence: [
      { source: { id: 'messages[4]', type: 'message' }, quote: null },
      { source: { id: 'messages[7]', type: 'message' }, quote: null },
    ],
  });
});

test('says what was called instead', () => {
  expect(judgedMessages('Passes if the assistant calls the tool `find`', OPENAI)?.explanation).toBe(
    'No calls of `find` (called: `search`, `book_table`); the criterion asks for at least one.',
  );
});

test('whether "only calls X if" speaks of other tools is left to a model', () => {
  for (const condition of [
    'the assistant only calls `search` if it calls `book_table`',
    'the assistant only calls `search` when it calls `book_table`',
  ])
    expect(outcome(`Passes if ${condition}`, OPENAI, TOOLS)).toEqual({ left: 'no check' });
});
