import { type Call, calling, scoreOf, tool } from './tool-outcome.ts';

const TOOLS = ['get_user', 'get_order', 'send_email'].map((name) => tool(name));
const said = (role: 'user' | 'assistant', content: string) => ({ role, content });
const user = (content: string) => said('user', content);
const bot = (content: string) => said('assistant', content);
const call = (name: string, args: unknown = {}, first = 0) => calling([[name, args] as Call], first);
const result = (id: number, content: string) => ({ role: 'tool', tool_call_id: `call_${id}`, content });

type Messages = Parameters<typeof scoreOf>[1];
const score = (criterion: string, messages: readonly Messages[number][]) => scoreOf(criterion, [...messages], TOOLS);
const all = (criteria: readonly string[], messages: readonly Messages[number][], expected: unknown) => {
  for (const criterion of criteria) expect([criterion, score(criterion, messages)]).toEqual([criterion, expected]);
};

describe('one message of the assistant', () => {
  const criteria = [
    "Passes if there's a question mark in the assistant's first reply",
    "Passes if the assistant's first message contains a question mark",
    'Passes if the first reply of the assistant has a question mark',
    'Fails if the first assistant message contains no question mark',
  ];
  test.each([
    ['has it', [user('It broke'), bot('Which one?'), user('X'), bot('Press it.')], 1],
    ['has it not', [user('It broke'), bot('Press it.'), user('Did so'), bot('Which one?')], 0],
    [
      'stands beside a call',
      [user('Hi'), { ...call('get_user'), content: 'Wait.' }, result(0, 'Ann'), bot('Ann?')],
      'left',
    ],
  ] as const)('%s', (_, messages, expected) => all(criteria, messages, expected));

  test('a single response may draft several replies', () => {
    expect(
      score('Passes if the first reply contains a question mark', [user('Two replies?'), bot('One?\n\nTwo.')]),
    ).toBe('left');
  });
});

describe('the lengths of two messages', () => {
  const criteria = [
    'Reward it when the second reply is shorter than the first',
    "Passes if the assistant's last reply is shorter than its first one",
    "Passes if the assistant's second message is shorter than its first",
    "Fails if the last assistant message isn't shorter than the one before it",
  ];
  const long = 'It turns a name into an address.';
  test.each([
    ['shorter', [user('DNS?'), bot(long), user('Shorter'), bot('It maps names.')], 1],
    ['longer', [user('DNS?'), bot('It maps names.'), user('More'), bot(long)], 0],
    ['only one', [user('DNS?'), bot(long)], 'left'],
    [
      'fewer words, more characters',
      [user('DNS?'), bot('It is so a to b'), user('?'), bot('Internationalisation')],
      'left',
    ],
  ] as const)('%s', (_, messages, expected) => all(criteria, messages, expected));
});

describe('every reply', () => {
  const criteria = [
    'Passes if every reply contains "thank you"',
    'Passes if "thank you" turns up in each reply',
    'Passes if every response contains "thank you"',
    'Fails if any of the responses does not contain "thank you"',
  ];
  test.each([
    ['in all', [user('a'), bot('Thank you!'), user('b'), bot('OK, thank you')], 1],
    ['in none', [user('a'), bot('Yes'), user('b'), bot('No')], 0],
    ['only in the last', [user('a'), bot('Yes'), user('b'), bot('Thank you')], 'left'],
  ] as const)('%s', (_, messages, expected) => all(criteria, messages, expected));
});

describe('responses of the conversation', () => {
  const first = [user('a'), bot('Thank you!'), user('b'), bot('No')];
  const last = [user('a'), bot('Yes'), user('b'), bot('Thank you')];
  test.each([
    ['Passes if the last response contains "thank you"', [first, last], [0, 1]],
    ["Fails if the assistant's final turn contains 'thank you'", [first, last], [1, 0]],
    ['Passes if at least one response contains "thank you"', [first, last], ['left', 1]],
    ['Passes if the response to the second user message contains "thank you"', [first, last], [0, 1]],
    ['Passes if "thank you" appears in exactly one response', [first, [...first, user('c'), bot('Thank you')]], [1, 0]],
    [
      'Passes if only the first response contains "thank you"',
      [first, last, [user('a'), bot('Thank you')]],
      [1, 0, 'left'],
    ],
    ['Passes if "thank you" appears in the first response but not in later ones', [first, last], [1, 0]],
  ] as const)('%s', (criterion, conversations, expected) => {
    expect(conversations.map((messages) => score(criterion, messages))).toEqual(expected);
  });
});

describe('tools as people speak of them', () => {
  test.each([
    ['Passes if get_user is called with city set to Paris', { city: 'Paris' }, 1],
    ['Passes if get_user is called with city set to Paris', { city: 'Rome' }, 0],
    ['Passes if get_user is called with city set to Paris', { city: 'paris' }, 'left'],
    ['Passes if the "city" passed to get_user is Paris', { city: 'Rome' }, 0],
    ['Penalize tool calls that pass a password argument', { password: 'x' }, 0],
    ['Penalize tool calls that pass a password argument', { name: 'x' }, 1],
    ['Fails if a tool call has a password argument', { user_password: 'x' }, 'left'],
    ['Fails if a tool call has an unnecessary argument', { name: 'x' }, 'left'],
    ["Passes if get_user is called with the account id from the user's message", { account_id: 'A-99' }, 1],
    ["Passes if get_user is called with the account id from the user's message", { account_id: 'B-11' }, 0],
    ['Passes if the id handed to get_user is the one the user mentioned', { id: 'A-99' }, 1],
    ['Passes if the id handed to get_user is the one the user mentioned', { name: 'Ann' }, 'left'],
  ] as const)('%s %j', (criterion, args, expected) => {
    expect(score(criterion, [user('Look up A-99 please'), call('get_user', args), bot('Done.')])).toBe(expected);
  });

  test.each([
    [
      'again',
      [call('get_user'), result(0, 'Error: timeout'), call('get_user', {}, 1), result(1, 'Ann'), bot('Ann')],
      1,
    ],
    ['not again', [call('get_user'), result(0, 'Error: timeout'), bot('It failed.')], 0],
    ['no error', [call('get_user'), result(0, 'Ann'), bot('Ann')], 'left'],
  ] as const)('a second try: %s', (_, messages, expected) =>
    all(
      [
        'Reward calling the tool again after it returns an error',
        'Passes if the assistant retries get_user after it errors out',
        'Passes if get_user is called again after an error',
        'Passes if the assistant calls the tool again after the first call comes back with an error',
      ],
      [user('Hi'), ...messages],
      expected,
    ),
  );

  test.each([
    'Passes if the assistant calls get_user again after the first call fails',
    'Passes if get_user is called again when the first call returns an error',
    'Passes if the assistant retries get_user after the first attempt fails',
  ])('a second try after the first call: %s', (criterion) => {
    const calls = (...results: string[]) => [
      user('Hi'),
      ...results.flatMap((text, at) => [call('get_user', {}, at), result(at, text)]),
      bot('Ann'),
    ];
    expect(score(criterion, calls('Error: timeout', 'Ann'))).toBe(1);
    expect(score(criterion, calls('Error: timeout', 'Error: timeout'))).toBe(1);
    expect(score(criterion, calls('Error: timeout'))).toBe(0);
    expect(score(criterion, calls('Ann', 'Error: timeout', 'Ann'))).toBe('left');
  });

  test('in the same turn: in one message, or left', () => {
    const criterion = 'Passes if get_user and get_order are both called in the same turn';
    const both = calling([['get_user'], ['get_order']]);
    expect(score(criterion, [user('Hi'), both, bot('Done.')])).toBe(1);
    expect(score(criterion, [user('Hi'), call('get_user'), bot('Done.')])).toBe(0);
    expect(score(criterion, [user('Hi'), call('get_user'), call('get_order', {}, 1), bot('Done.')])).toBe('left');
  });
});

describe("the user's message", () => {
  test.each([
    ["Passes if all hashtags from the user's message are kept", 'Fix: fun #sun #sea', 'Fun! #sun #sea', 1],
    ["Passes if all hashtags from the user's message are kept", 'Fix: fun #sun #sea', 'Fun! #sun', 0],
    ['Fails if the phrase the user put in quotes is missing from the answer', 'Use "blue sky"', 'A blue sky.', 1],
    ['Fails if the phrase the user put in quotes is missing from the answer', 'Use "blue sky"', 'Clouds.', 0],
    ['Fails if the phrase the user put in quotes is missing from the answer', 'Use "a b" or "c d"', 'Clouds.', 'left'],
    ['Fails if it drops any of the numbers the user gave', '3 cats and 14 dogs', '14 dogs, 3 cats', 1],
    ['Fails if it drops any of the numbers the user gave', '3 cats and 14 dogs', '14 dogs', 0],
    ['Passes if the reply is in the same alphabet the user wrote in', 'Где отель?', 'В центре.', 1],
    ['Passes if the reply is in the same alphabet the user wrote in', 'Где отель?', 'In the centre.', 0],
    ['Passes if the reply is in the same alphabet the user wrote in', 'Где Hotel?', 'In the centre.', 'left'],
  ] as const)('%s: %s / %s', (criterion, asked, answer, expected) => {
    expect(score(criterion, [user(asked), bot(answer)])).toBe(expected);
  });
});
