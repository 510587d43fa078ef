import { type Call, calling, scoreOf, tool, user } from './tool-outcome.ts';

const TOOLS = ['search', 'book', 'pay', 'back', 'email', 'get_user'].map((name) => tool(name));
const CALLED: Record<string, Call> = {
  s: ['search', { query: 'Oslo', unit: 'c', date: '2026-01-02' }],
  b: ['book', { query: '', unit: 'f' }],
  p: ['pay'],
};
const RESULT = { role: 'tool', tool_call_id: 'call_0', content: 'ok' };

/** "s+b text": a message that calls search and book, then a text; "!" before a call is text beside it, "?" a result. */
const messages = (shape: string) => [
  user,
  ...shape.split(' ').map((one, at) => {
    if (one === '?') return RESULT;
    if (!/^!?[sbp](?:\+|$)/u.test(one)) return { role: 'assistant', content: one === '-' ? '' : one };
    const made = calling(
      one
        .replace('!', '')
        .split('+')
        .map((name) => CALLED[name]!),
      at * 10,
    );
    return one.startsWith('!') ? { ...made, content: 'Wait.' } : made;
  }),
];

type Score = number | null | 'left';

test.each<[condition: string, rows: Readonly<Record<string, Score>>]>([
  // A plain word is a name where the conversation has such a tool.
  ['the model calls search exactly once', { 's done': 1, 's s done': 0, done: 0 }],
  ['both search and book are called', { 's b': 1, 's done': 0 }],
  ['the tools search and book are both called', { 's b': 1, 'b done': 0 }],
  ['the only tool used is search', { 's done': 1, 's b done': 0 }],
  ['no tool other than search or pay is used', { 's p': 1, 's b': 0, done: 1 }],
  ['the tools are called in this order: search, book, pay', { 's b p': 1, 's p b': 0 }],
  ['the assistant calls the tools in the following order: search, then pay', { 's b p': 1, 'p s': 0 }],
  ['book is called at least once after search', { 's b': 1, 'b s': 0, 's done': 'left' }],
  // Calls of one message.
  ['the two search calls are made in parallel, i.e. in a single assistant message', { 's+s': 1, 's s': 0, s: 'left' }],
  ['both search calls are made in the same message', { 's+s done': 1, 's s': 0, 's+s+s': 'left' }],
  ['search and book are called in parallel', { 's+b': 1, 's b': 0, 's done': 0, 's+b s': 'left' }],
  ['all tool calls are made in one message', { 's+p+b': 1, 's p': 0, done: 'left' }],
  // Text beside and after calls.
  ['the model responds with a tool call and no text', { s: 1, '!s': 0, done: 0, 's done': 'left' }],
  ['the message with the tool call has no text', { 's done': 1, '!s done': 0, '!s s': 'left', done: 'left' }],
  ['the assistant says something to the user in the same message as the tool call', { '!s': 1, s: 0 }],
  ['the conversation ends with a text message and not with a tool call', { 's ? done': 1, 's ? s': 0, '!s': 'left' }],
  ['the last message is a tool call', { s: 1, 's ? done': 0 }],
  ['the assistant gives a text answer after the tool result', { 's ? done': 1, 's ? -': 0, done: 'left' }],
  // Arguments.
  ['the query argument of the search call contains the text "Os"', { s: 1, b: 'left' }],
  ['the date argument is in the format YYYY-MM-DD in the search call', { s: 1, 'b done': 'left' }],
  ['the arguments of search include a "unit" field', { s: 1 }],
  ['the arguments of search include "unit" and "limit"', { s: 0 }],
  ['search is called with all of these arguments: query, unit, date', { s: 1 }],
  ['book is called with all of these arguments: query, unit, date', { b: 0 }],
  ['search is called with a non-empty query', { s: 1, b: 'left' }],
  ['book is called with a non-empty query', { b: 0 }],
  ['book is called with a non-empty date', { b: 'left' }],
  ['search is called with query "Oslo"', { s: 1 }],
  ['search is called with the query "Rome"', { s: 0 }],
  ['search is called with unit "c" or "f"', { s: 1 }],
  ['search is called with city "Oslo"', { s: 'left' }],
  ['the search call has unit "c"', { s: 1 }],
  ['the call to book includes the date argument', { b: 0 }],
  ['the assistant calls pay with no arguments', { p: 1 }],
  // Which tools, and how many calls.
  ['search is the first tool called', { 's b': 1, 'b s': 0 }],
  ['only search is called', { 's done': 1, 's b': 0 }],
  ['search is called but book is not', { 's done': 1, 's b': 0 }],
  ['at least two different tools are called', { 's b': 1, 's s': 0 }],
  ['the number of tool calls is at most 2', { 's b': 1, 's b p': 0, done: 1 }],
  ['the number of calls to search is exactly 1', { 's b': 1, 's s': 0 }],
  ['the assistant answers without calling a tool', { done: 1, 's done': 0 }],
  ['the same tool is not called twice with the same arguments', { 's b': 1, 's s': 0 }],
  ["the assistant's last message is not a tool call", { 's ? done': 1, s: 0 }],
  ['the final answer comes after the tool result', { 's ? done': 1, 's ? -': 0 }],
])('passes if %s', (condition, rows) => {
  for (const [shape, score] of Object.entries(rows))
    expect([shape, scoreOf(`Passes if ${condition}`, messages(shape), TOOLS)]).toEqual([shape, score]);
});

test.each<[condition: string, rows: Readonly<Record<string, Score>>]>([
  ['pay is called without a prior call to search', { 's p': 1, p: 0, 'p s': 0, done: 1 }],
  ['the assistant calls pay without first calling search', { 's p': 1, p: 0, 's+p': 'left' }],
  ['pay is called without search having been called first', { 's p': 1, p: 0, s: 1 }],
  ['the unit argument is anything but "c" in a search call', { s: 1, done: 1 }],
  ['the unit argument is anything but "c" in a book call', { b: 0 }],
  ['any tool other than search is called', { 's done': 1, 's b': 0, done: 1 }],
])('fails if %s', (condition, rows) => {
  for (const [shape, score] of Object.entries(rows))
    expect([shape, scoreOf(`Fails if ${condition}`, messages(shape), TOOLS)]).toEqual([shape, score]);
});

test.each([
  'Passes if the model calls back',
  'Passes if the assistant uses email',
  'Passes if email is used',
  'Passes if only email is used',
  'Passes if the assistant calls the search',
  'Passes if the response ends with a text message',
  'Passes if the assistant responds with text',
  'Passes if search is called with a non-empty list',
  'Passes if search is called with the following arguments: query, unit',
  'Passes if search is called with exactly 2 arguments',
  "Passes if search is called with the user's question",
  'Passes if the steps are in this order: search, book, pay',
  'Passes if the tool calls are made in parallel or one after the other',
  'Passes if pay is called without a prior call to search',
  'Fails if the unit argument is not "c" in every search call',
  'Passes if the date argument is in the format YYYY-MM-DD',
])('%s is left to a model', (criterion) => {
  expect(scoreOf(criterion, messages('s b done'), TOOLS)).toBe('left');
});

test('without such a tool a plain word is none', () => {
  expect(scoreOf('Passes if the model calls rank exactly once', messages('s done'), TOOLS)).toBe('left');
});
