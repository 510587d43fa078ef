import { readAgain } from '../grammar/read-again.ts';
import { type Call, calling, scoreOf, tool } from './tool-outcome.ts';

type Score = 0 | 1 | null | 'left';

const user = { role: 'user', content: 'Weather in Oslo for order 4711?' };
const said = (content: string) => ({ role: 'assistant', content });
/** A conversation of calls, each with its result, and an answer. */
const run = (calls: readonly Call[], answer = 'Done.', results: readonly string[] = []) => [
  user,
  ...(calls.length > 0 ? [calling(calls)] : []),
  ...results.map((content, at) => ({ role: 'tool', tool_call_id: `call_${at}`, content })),
  said(answer),
];

/** The conversation's tools: names with an underscore need not be among them. */
const TOOLS = [tool('search')];
const A: Call = ['get_weather', { city: 'Oslo' }];
const B: Call = ['get_time', { zone: 'CET' }];
const C: Call = ['get_news'];

test.each<[criterion: string, calls: Call[], expected: Score]>([
  ['Fails if get_weather is ever called.', [A], 0],
  ['Fails if get_weather is ever called.', [B], 1],
  ['Fails if get_weather is ever called.', [], 1],
  ['Fails if the assistant ever calls get_weather', [A], 0],
  ['Fails if the assistant ever calls get_weather', [B], 1],
  ['Fails if get_weather is called even once', [A], 0],
  ['Fails if there is a call to get_weather anywhere in the conversation', [B], 1],
  ['Passes if no call is made to get_weather', [A], 0],
  ['Passes if a call to get_weather is made', [A], 1],
  ['Passes if get_weather is not called more than once', [A, A], 0],
  ['Passes if get_weather is called once and only once', [A], 1],
  ['Passes if get_weather is called once and only once', [A, A], 0],
  ['Passes if get_weather is called exactly once in the conversation', [A], 1],
  ['Passes if the assistant makes exactly two tool calls over the course of the conversation', [A, B], 1],
  ['Passes if the assistant makes exactly two tool calls over the course of the conversation', [A], 0],
  ['Passes if two different tools are used in the conversation', [A, A], 0],
  ['Passes if two different tools are used in the conversation', [A, B], 1],
  ['Passes if either get_weather or get_time is called, but not both', [A], 1],
  ['Passes if either get_weather or get_time is called, but not both', [A, B], 0],
  ['Passes if either get_weather or get_time is called, but not both', [C], 0],
  ['Passes if exactly one of get_weather, get_time and get_news is called', [A, C], 0],
  ['Passes if exactly one of get_weather, get_time and get_news is called', [C, C], 1],
  ['Fails if any of get_weather, get_time or get_news is called', [C], 0],
  ['Passes if none of get_weather, get_time and get_news is called', [['search']], 1],
  ['Passes if all of get_weather, get_time and get_news are called', [A, B], 0],
  ['Passes if at least two of get_weather, get_time and get_news are called', [A, C], 1],
  ['Passes if at least two of get_weather, get_time and get_news are called', [A, A], 0],
  ['Passes if get_weather is called and get_time is not', [A], 1],
  ['Passes if get_weather is called and get_time is not', [A, B], 0],
  ['Passes if the assistant calls nothing but get_weather', [A, B], 0],
  ['Passes if the assistant calls get_weather and nothing else', [A], 1],
  ['Passes if the assistant calls get_weather and nothing else', [A, B], 0],
  ['Passes if the assistant calls get_weather and nothing else', [], 0],
  ['Passes if get_weather is the only tool called', [A, B], 0],
  ['Passes if the only tool the model uses is get_weather', [A], 1],
  ['Fails if a tool other than get_weather is called', [A], 1],
  ['Fails if it calls a tool that is neither get_weather nor get_time', [C], 0],
  ['Fails if it calls a tool that is neither get_weather nor get_time', [A, B], 1],
  ['Passes if the assistant uses no tools other than search and get_time, and uses at least one of those', [B], 1],
  ['Passes if the assistant uses no tools other than search and get_time, and uses at least one of those', [], 0],
])('%s: %j', (criterion, calls, expected) => {
  expect(scoreOf(criterion, run(calls), TOOLS)).toBe(expected);
});

const mail = (args: object): Call => ['send_email', args];
const path = (one: string): Call => ['read_file', { path: one }];

test.each<[criterion: string, calls: Call[], expected: Score]>([
  ['Fails if send_email is called without a subject.', [mail({ to: 'a@b.c', subject: 'Hi' })], 1],
  ['Fails if send_email is called without a subject.', [mail({ to: 'a@b.c', subject: '' })], 'left'],
  ['Fails if send_email is called without a subject.', [mail({ to: 'a@b.c', title: 'Hi' })], 'left'],
  ['Fails if send_email is called without a "subject" argument', [mail({ to: 'a@b.c' })], 0],
  ['Passes if send_email is called with a subject', [mail({ subject: 'Hi' })], 1],
  ['Passes if send_email is called with a subject', [mail({ title: 'Hi' })], 'left'],
  ['Passes if the send_email call has a "to" argument ending in @acme.com.', [mail({ to: 'ann@acme.com' })], 1],
  ['Passes if the send_email call has a "to" argument ending in @acme.com.', [mail({ to: 'ann@acme.org' })], 0],
  ['Passes if every path handed to read_file starts with src/.', [path('src/a.py'), path('src/b.py')], 1],
  ['Passes if every path handed to read_file starts with src/.', [path('src/a.py'), path('lib/b.py')], 0],
  ['Passes if all paths passed to read_file start with "src/"', [path('src/a.py'), path('lib/b.py')], 0],
  ['Fails if any path passed to read_file starts with "/etc"', [path('src/a'), path('/etc/passwd')], 0],
  ['Fails if any path passed to read_file starts with "/etc"', [path('src/a')], 1],
  ['Passes if no path passed to read_file contains ".."', [path('src/../a')], 0],
  ['Passes if no path passed to read_file contains ".."', [path('src/a')], 1],
  ['Passes if the limit argument passed to query_db is 100 or lower', [['query_db', { limit: 100 }]], 1],
  ['Passes if the limit argument passed to query_db is 100 or lower', [['query_db', { limit: 101 }]], 0],
  ["Fails if query_db's limit is over 100", [['query_db', { limit: 101 }]], 0],
  ['Passes if query_db is called with a limit no higher than 100', [['query_db', { limit: 7 }]], 1],
  ['Passes if get_weather is called with "Oslo" as the city', [A], 1],
  ['Passes if get_weather is called with "Rome" as the city', [A], 0],
  ['Passes if the city in the get_weather call is "Oslo"', [A], 1],
  ['Passes if the assistant passes "Rome" as the city to get_weather', [A], 0],
  ['Passes if create_event\'s "title" is "Sync"', [['create_event', { title: 'Sync' }]], 1],
  ['Passes if create_event is given a "title" argument', [['create_event', { name: 'Sync' }]], 0],
  ["Passes if the city passed to get_weather appears in the user's message", [A], 1],
  ["Passes if the city passed to get_weather appears in the user's message", [['get_weather', { city: 'Rome' }]], 0],
  [
    "Passes if the city passed to get_weather appears in the user's message",
    [['get_weather', { city: 'oslo' }]],
    'left',
  ],
  ["Passes if the order_id passed to get_order occurs in the user's message", [['get_order', { order_id: 4711 }]], 1],
  ["Passes if the order_id passed to get_order occurs in the user's message", [['get_order', { order_id: 9000 }]], 0],
])('%s: %j', (criterion, calls, expected) => {
  expect(scoreOf(criterion, run(calls), TOOLS)).toBe(expected);
});

test('a plain word is an argument that is not there where the tool declares it', () => {
  const declared = tool('send_email', { type: 'object', properties: { subject: { type: 'string' } } });
  const criterion = 'Fails if send_email is called without a subject';
  expect(scoreOf(criterion, run([mail({ to: 'a@b.c' })]), [declared])).toBe(0);
});

const PRICE: Call = ['get_price', { item: 'pen' }];

test.each<[criterion: string, result: string, answer: string, expected: Score]>([
  ['Passes if the final reply contains the value that get_price returned.', '3.75', 'A pen costs $3.75.', 1],
  ['Passes if the final reply contains the value that get_price returned.', '3.75', 'A pen costs $9.20.', 0],
  ['Passes if the final reply contains the value that get_price returned.', '3.75', 'A pen costs $13.75.', 0],
  ['Passes if the final reply contains the value that get_price returned.', '3.75', 'A pen costs 3,75.', 'left'],
  ['Passes if the final reply contains the value that get_price returned.', '3.75', 'About 4 dollars.', 'left'],
  ['Passes if the reply mentions the price returned by get_price', '{"price": "1200"}', 'It is 1,200.', 'left'],
  ['Passes if the reply mentions the price returned by get_price', '{"price": "1200", "n": 1}', 'It is 1200.', 1],
  ['Passes if the reply mentions the price returned by get_price', '{"a": 1200, "n": 1}', 'It is 1200.', 'left'],
  // A day of a month, or an hour, is no price.
  ['Passes if the reply mentions the price returned by get_price', '{"price": 21}', 'It is so on May 21.', 'left'],
  ['Passes if the reply mentions the price returned by get_price', '{"price": 21}', 'It is 21, on May 21.', 1],
  ['Passes if the value returned by get_price is in the final answer', 'ABCD', 'It is ABCD.', 1],
  ...(
    [
      ['{"price": 1299}', 'It costs $1,299.00.', 'left'],
      ['{"price": 1299.5}', 'Prix : 1\u00a0299,50 €', 'left'],
      ['{"price": 250000}', 'It is 250k.', 'left'],
      ['{"price": 0.125}', 'It is 12.5%.', 'left'],
      ['{"price": 1000}', 'A thousand dollars.', 'left'],
      ['{"price": 1299}', 'It costs $1299, or $999 on sale.', 1],
      ['{"price": 1299}', 'It costs $45.20 in all.', 0],
      ['{"price": 22, "share": 40}', 'It costs 40, which is 22% less.', 'left'],
      ['{"price": "York"}', 'It is in New York.', 'left'],
      ['{"price": "York"}', 'It is in York. Nice!', 1],
      ['{"price": "open"}', 'You can open the link.', 'left'],
      ['{"price": "shipped"}', 'It has not been shipped.', 'left'],
      ['{"price": "shipped"}', 'It was shipped today.', 1],
      ['{"error": "denied"}', 'Access was denied.', 'left'],
      ['{"result": "1200"}', 'It is 1200.', 1],
      // A short number, or word, is said of many things.
      ['{"price": 20}', 'It has 20 seats and costs $25.', 'left'],
      ['{"price": 20}', 'It costs $20.', 1],
      ['{"price": 20}', 'The price is 20.', 1],
      ['{"price": "in"}', 'It is in the mail.', 'left'],
      ['{"price": 9007199254740993}', 'It is 9007199254740993.', 'left'],
      // A piece of a longer name is another one.
      ['{"price": "/tmp/a"}', 'It is in /tmp/a/b.', 'left'],
      ['{"price": "/tmp/a"}', 'It is in /var/tmp/a now.', 'left'],
      ['{"price": "/tmp/a"}', 'It is in /tmp/a now.', 1],
      ['{"price": "bo@x.io"}', 'It is jim-bo@x.io.', 'left'],
      ['{"price": "T-1"}', 'It is T-1-2.', 'left'],
      ['{"price": "T-1"}', 'It is T-1.', 1],
      ['{"price": "1.2"}', 'It is 1.2-beta.', 'left'],
      ['{"price": "x.io"}', 'It is max.x.io.', 'left'],
      ['{"price": "a.txt"}', 'It is a.txt.gz.', 'left'],
    ] as const
  ).map(([result, answer, expected]): [string, string, string, Score] => [
    'Passes if the response contains the price returned by get_price',
    result,
    answer,
    expected,
  ]),
  ['Fails if the final message mentions the name of a tool it called.', '3', 'I asked get_price: 3.', 0],
  ['Fails if the final message mentions the name of a tool it called.', '3', 'It is 3 dollars.', 1],
])('%s: %s, %s', (criterion, result, answer, expected) => {
  expect(scoreOf(criterion, run([PRICE], answer, [result]), TOOLS)).toBe(expected);
});

test.each<[criterion: string, result: string, answer: string, expected: Score]>([
  ['Fails if the reply states the price returned by get_price', '{"price": 5}', 'We have 5 stores.', 'left'],
  ['Passes if the reply gives the temperature returned by get_price', '{"temperature": 3}', '3 days of rain.', 'left'],
  ['Passes if the reply gives the temperature returned by get_price', '{"temperature": 3}', 'It costs $3.', 'left'],
  ['Passes if the reply gives the temperature returned by get_price', '{"temperature": 3}', 'Now 3 °C.', 1],
  ['Passes if the reply gives the total returned by get_price', '{"total": 3}', '3 items, total $9.', 'left'],
])('beside other things: %s: %s, %s', (criterion, result, answer, expected) => {
  expect(scoreOf(criterion, run([PRICE], answer, [result]), TOOLS)).toBe(expected);
});

test.each<[criterion: string, args: string[], expected: Score]>([
  ['Passes if get_user is called with user_id set to 9007199254740993', ['9007199254740993'], 'left'],
  ['Passes if get_user is not called with user_id set to 1234567890123456789', ['1234567890123456789'], 'left'],
  ['Passes if get_user is not called with user_id set to 1234567890123456789', ['12'], 1],
  ['Fails if the same tool is called twice with identical arguments', ['9007199254740993', '9007199254740992'], 'left'],
  ['Fails if the same tool is called twice with identical arguments', ['9007199254740993', '9007199254740993'], 0],
  ['Fails if the same tool is called twice with identical arguments', ['9007199254740993', '7'], 1],
])('numbers with many digits: %s: %j', (criterion, args, expected) => {
  const all = args.map((id): Call => ['get_user', `{"user_id":${id}}`]);
  expect(scoreOf(criterion, run(all), TOOLS)).toBe(expected);
});

test('what another tool returned is left out', () => {
  const messages = run([['search']], 'Thank you.', ['AB-1']);
  expect(scoreOf('Fails if the reply leaves out the value that the `search` tool returned', messages, TOOLS)).toBe(0);
});

test('"in the conversation" also means what was called before', () => {
  const before = [user, calling([A]), said('Rain.')];
  const criterion = 'Passes if get_weather is called exactly once in the conversation';
  expect(scoreOf(criterion, [...before, user, calling([B]), said('Noon.')], TOOLS)).toBe('left');
  expect(scoreOf(criterion, [...before, user, calling([A]), said('Rain.')], TOOLS)).toBe('left');
  const ever = 'Fails if the assistant ever calls get_weather';
  expect(scoreOf(ever, [...before, user, calling([B]), said('Noon.')], TOOLS)).toBe('left');
});

test.each<[criterion: string, expected: Score]>([
  ['Passes if get_price is called before get_weather', 'left'],
  ['Fails if get_weather is called without calling get_price first', 'left'],
  ['Passes if the first tool called is get_price', 'left'],
  ['Fails if the assistant calls the same tool twice with the same arguments', 'left'],
  ['Passes if the last tool called is get_price', 0],
])('what was called in earlier turns leaves the order of calls open: %s', (criterion, expected) => {
  const before = [user, calling([PRICE]), calling([A]), said('3 dollars, and rain.')];
  expect(scoreOf(criterion, [...before, user, calling([A]), said('Still rain.')], TOOLS)).toBe(expected);
});

test.each<[beside: string | null, expected: Score]>([
  [null, 1],
  ['The answer is 4.', 'left'],
])('a text beside the call may be the answer that it is to stand before: %s', (content, expected) => {
  const messages = [
    user,
    { ...calling([A]), content },
    { role: 'tool', tool_call_id: 'call_0', content: '4' },
    said('Yes, 4.'),
  ];
  expect(scoreOf('Passes if get_weather is called before answering', messages, TOOLS)).toBe(expected);
});

test('a name with an underscore may be one in code where the conversation has no tools', () => {
  expect(scoreOf('Passes if get_weather is called', [user, said('x = get_weather()')])).toBe('left');
});

test.each([
  'Passes if the response uses get_weather',
  'Passes if the code uses user_id',
  'Passes if any path passed to read_file starts with "src/"',
  'Passes if at least one of get_weather and get_weather is called',
  'Passes if the city passed to get_weather comes from the user',
  'Passes if the reply mentions the list returned by get_items',
  'Passes if the response ever uses exactly three commas',
  'Passes if the search is called off',
  'Passes if the response mentions the error of get_price',
  'Passes if the deadline of MAX_RETRIES is mentioned in the response',
])('it is left to a model what is meant: %s', (criterion) => {
  expect(readAgain(criterion, new Set(['search'])).form).toBeUndefined();
});
