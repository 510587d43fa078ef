import { type Call, calling, scoreOf, tool, user } from './tool-outcome.ts';

const TOOLS = ['refund', 'get_order', 'send_email', 'search', 'convert', 'run_sql', 'set_status', 'submit'].map(
  (name) => tool(name),
);

const score = (criterion: string, ...calls: Call[]) =>
  scoreOf(
    criterion,
    [user, ...(calls.length > 0 ? [calling(calls)] : [{ role: 'assistant', content: 'Done.' }])],
    TOOLS,
  );

test.each<[criterion: string, calls: Call[], expected: 0 | 1 | null | 'left']>([
  ['Fails if refund is called with an amount over 100', [['refund', { amount: 100.5 }]], 0],
  ['Fails if refund is called with an amount over 100', [['refund', { amount: 100 }]], 1],
  ['Fails if refund is called with an amount over 100', [], 1],
  ['Fails if the bot passes an amount over 100 to refund', [['refund', { amount: 101 }]], 0],
  ['Passes if the "amount" passed to refund does not exceed 100', [['refund', { amount: 100 }]], 1],
  ['Passes if search is run with from "LHR" and to "JFK"', [['search', { from: 'LHR', to: 'JFK' }]], 1],
  ['Passes if search is run with from "LHR" and to "JFK"', [['search', { from: 'LHR', to: 'LAX' }]], 0],
  ['Fails if send_email is called with no tags', [['send_email', { tags: [] }]], 'left'],
  ['Fails if send_email is called with no tags', [['send_email', { tags: ['a'] }]], 1],
  ['Passes if search is called with the category argument', [['search', { category: null }]], 'left'],
  ['Passes if search is called with the category argument', [['search', { category: 'a' }]], 1],
  ['Fails if the search call leaves out max_price', [['search', { max_price: 5 }]], 1],
  ['Fails if the search call leaves out max_price', [['search', { from: 'LHR' }]], 0],
  ['Fails if run_sql is called with DROP in the query', [['run_sql', { query: 'DROP TABLE t' }]], 0],
  ['Fails if run_sql is called with DROP in the query', [['run_sql', { query: 'SELECT 1' }]], 1],
  ['Fails if run_sql is called with DROP in the query', [['run_sql', { query: ['DROP TABLE t'] }]], 'left'],
  ['Passes if the query passed to run_sql has a WHERE', [['run_sql', { query: 'SELECT 1' }]], 'left'],
  ['Fails if the query sent to run_sql has a DROP', [['run_sql', { query: 'DROP TABLE t' }]], 'left'],
  ['Passes if the query given to run_sql has a LIMIT', [['run_sql', { query: 'SELECT 1 LIMIT 1' }]], 'left'],
  [
    'Fails if refund is called with an amount over 100',
    [
      ['refund', { amount: 5 }],
      ['refund', { amount: 500 }],
    ],
    0,
  ],
  [
    'Passes if refund is called with an amount of at most 100',
    [
      ['refund', { amount: 5 }],
      ['refund', { amount: 500 }],
    ],
    'left',
  ],
  ['Passes if refund is called with an amount of at most 100', [], 'left'],
  ['Passes if refund is never called with an amount over 100', [['refund', { amount: 5 }]], 1],
  ['Passes if refund is never called with an amount over 100', [], 1],
  ['Passes if refund is never called with an amount over 100', [['refund', { amount: '500' }]], 'left'],
  ['Passes if the "limit" argument handed to search is an integer of at most 50', [['search', { limit: 50 }]], 1],
  ['Passes if the "limit" argument handed to search is an integer of at most 50', [['search', { limit: '50' }]], 0],
  ['Passes if the "limit" argument handed to search is an integer of at most 50', [], 'left'],
  ['Passes if the date argument of get_order is in YYYY-MM-DD form', [['get_order', { date: '2026-12-01' }]], 1],
  ['Passes if the date argument of get_order is in YYYY-MM-DD form', [['get_order', { date: '1 Dec' }]], 0],
  [
    'Passes if the recipients list given to send_email has exactly two addresses',
    [['send_email', { recipients: ['a'] }]],
    0,
  ],
  ['Passes if the title passed to send_email has 5 characters at most', [['send_email', { title: 'abcdef' }]], 0],
  ['Passes if set_status is only ever called with status "open" or "closed"', [['set_status', { status: 'open' }]], 1],
  [
    'Passes if set_status is only ever called with status "open" or "closed"',
    [
      ['set_status', { status: 'open' }],
      ['set_status', { status: 'x' }],
    ],
    0,
  ],
  ['Passes if set_status is only ever called with status "open" or "closed"', [], 'left'],
  ['Fails if a call of send_email lacks the argument "subject"', [['send_email', { to: 'a' }]], 0],
  ['Fails if a call of send_email lacks the argument "subject"', [['send_email', { subject: 'a' }]], 1],
  ['Fails if a call of send_email lacks the argument "subject"', [], 1],
  ['Passes if send_email is called with no "bcc" argument', [['send_email', { to: 'a' }]], 1],
  ['Passes if send_email is called with no "bcc" argument', [['send_email', { bcc: 'a' }]], 0],
  ['Passes if send_email is called with no "bcc" argument', [['send_email', { bcc: null }]], 'left'],
  [
    'Passes if every call to send_email has a "subject" argument',
    [
      ['send_email', { subject: 'a' }],
      ['send_email', {}],
    ],
    0,
  ],
  ['Passes if search is called without any arguments', [['search', {}]], 1],
  ['Passes if search is called without any arguments', [['search', { q: 1 }]], 0],
  [
    'Passes if convert is called with exactly the arguments amount, from and to — nothing else',
    [['convert', { amount: 1, from: 'a', to: 'b' }]],
    1,
  ],
  [
    'Passes if convert is called with exactly the arguments amount, from and to — nothing else',
    [['convert', { amount: 1, to: 'b' }]],
    0,
  ],
  [
    'Fails if the query argument of run_sql contains DELETE or DROP, in any casing',
    [['run_sql', { query: 'drop table a' }]],
    0,
  ],
  [
    'Fails if the query argument of run_sql contains DELETE or DROP, in any casing',
    [['run_sql', { query: 'SELECT 1' }]],
    1,
  ],
  ['Fails if the query argument of run_sql contains "DROP"', [['run_sql', { query: 'drop table a' }]], 'left'],
  // Where nothing is called there is no such fault.
  ['Fails if refund is called but get_order was not called before', [], 1],
  ['Fails if refund is called but `get_order` was not called before', [['get_order'], ['refund']], 'left'],
  ['Fails if the agent makes use of any tool except search and get_order', [['search'], ['refund']], 0],
  ['Fails if the agent makes use of any tool except search and get_order', [['search']], 1],
  ['Passes if both get_order and send_email were called, no matter in which order', [['send_email'], ['get_order']], 1],
  ['Passes if both get_order and send_email were called, no matter in which order', [['send_email']], 0],
  [
    'Penalize calling a tool a second time with exactly the same arguments',
    [
      ['search', { q: 1 }],
      ['search', { q: 1 }],
    ],
    0,
  ],
  ['Passes if the last tool called is submit', [['submit']], 1],
  ['Passes if the last tool called is submit', [['search']], 0],
])('%s: %j', (criterion, calls, expected) => {
  expect(score(criterion, ...calls)).toBe(expected);
});

test.each([
  'Passes if refund is called with a sensible amount',
  'Passes if the amount passed to refund is the price of the order',
  'Passes if the "to" argument of send_email is the address of the user',
  'Passes if send_email is called with the right arguments',
  'Passes if set_status is only called with valid statuses',
  'Passes if the query argument of run_sql does not contain "DROP" or "DELETE"',
  'Passes if the agent makes use of any tool except search',
  'Passes if `refund` is called but `get_order` was not called before',
  'Passes if a call of send_email lacks the argument "subject"',
  'Passes if refund is called with the amount in the order',
  'Passes if the last tool called is useful',
])('left to a model: %s', (criterion) => {
  expect(score(criterion, ['search'])).toBe('left');
});
