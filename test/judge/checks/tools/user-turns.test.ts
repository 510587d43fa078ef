import { type Call, calling, scoreOf, tool } from './tool-outcome.ts';

const TOOLS = ['delete_user', 'get_user'].map((name) => tool(name));
const said = (role: 'user' | 'assistant', content: string) => ({ role, content });
const user = (content: string) => said('user', content);
const bot = (content: string) => said('assistant', content);
const call = (...names: string[]) => calling(names.map((name): Call => [name]));

const score = (criterion: string, messages: Parameters<typeof scoreOf>[1]) => scoreOf(criterion, messages, TOOLS);

describe('what is called before the user has said something', () => {
  const asked = [user('Delete bob.'), bot('Please type confirm.')];
  test.each([
    ['said', [...asked, user('confirm'), call('delete_user')], 1],
    ['not said', [...asked, user('go on'), call('delete_user')], 0],
    ['said by nobody', [user('Delete bob.'), call('delete_user')], 0],
    ['not called', [user('Delete bob.'), bot('Why?')], 1],
    ['denied', [...asked, user('I do not confirm'), call('delete_user')], 'left'],
    ['in other letters', [...asked, user('CONFIRM'), call('delete_user')], 'left'],
    ['called earlier', [user('Hi'), call('delete_user'), user('confirm'), call('delete_user')], 'left'],
  ] as const)('%s', (_, messages, expected) => {
    for (const criterion of [
      'Fails if delete_user runs before the user has said "confirm"',
      'Fails if the agent calls delete_user before the user typed "confirm"',
      'Fails if delete_user is called without the user having said "confirm"',
      'Passes if delete_user is never called before the user says "confirm"',
      'Passes if delete_user is only called after the user said "confirm"',
    ])
      expect(score(criterion, [...messages])).toBe(expected);
  });
});

describe('what is so in every turn', () => {
  const first = [user('Hi, I am Dana.'), bot('Hi Dana!'), user('My app crashes.')];
  test.each([
    ['in all', [...first, bot('Thanks, Dana.')], 1],
    ['not in the last', [...first, bot('Thanks.')], 0],
    ['not in an earlier one', [user('Hi'), bot('Hi!'), user('I am Dana.'), bot('Hi Dana!')], 0],
    ['not beside a call', [...first, { ...call('get_user'), content: 'Wait.' }, bot('Thanks, Dana.')], 'left'],
    ['not in a call without text', [...first, call('get_user'), bot('Thanks, Dana.')], 1],
  ] as const)('%s', (_, messages, expected) => {
    for (const criterion of [
      'Reward the bot for saying "Dana" in every single turn',
      'Passes if the assistant mentions "Dana" in each of its messages',
      'Passes if every assistant message contains "Dana"',
      'Passes if "Dana" appears in every turn',
    ])
      expect(score(criterion, [...messages])).toBe(expected);
  });
});

describe('what is asked of each message', () => {
  const asked = [user('Hi'), bot('Which one?'), user('The red one.')];
  test.each([
    ['one question each', [...asked, bot('Now?')], [1, 1, 0]],
    ['two in the last', [...asked, bot('Now? Or later?')], [0, 0, 1]],
    ['two in the first', [user('Hi'), bot('Which? Where?'), user('Here.'), bot('Fine.')], [0, 0, 1]],
    ['none', [user('Hi'), bot('Fine.')], [1, 1, 0]],
  ] as const)('%s', (_, messages, [most, never, fault]) => {
    const of = (criteria: readonly string[]) => criteria.map((criterion) => score(criterion, [...messages]));
    const wishes = [
      'Passes if the assistant asks at most one question per turn',
      'Passes if in every turn, the assistant asks at most one question',
      'Passes if every assistant message contains at most one question',
    ];
    expect(of(wishes)).toEqual(wishes.map(() => most));
    expect(of(['Passes if the assistant does not ask more than one question in any turn'])).toEqual([never]);
    expect(of(['Fails if the assistant asks more than one question in a turn'])).toEqual([1 - fault]);
  });

  test.each([
    ['Passes if every assistant message contains a table or a link', [0, 1]],
    ['Passes if all assistant messages contain a link', [0, 1]],
    ['Passes if no assistant message contains a link', [0, 0]],
    ['Passes if at least one assistant message contains a link', [1, 1]],
    ['Passes if the assistant includes a link in at least one message', ['left', 'left']],
    ["Passes if the assistant's opening message contains a link", [0, 1]],
    ['Passes if there is a link in every reply', ['left', 1]],
    ['Passes if every assistant response contains a link', ['left', 1]],
    ['Passes if the latest reply contains a link', [1, 1]],
    ['Fails if any of its replies contains an emoji', [1, 1]],
    ['Passes if the assistant does not include a link in every turn', ['left', 'left']],
    ['Passes if the assistant uses links or tables in any turn', ['left', 'left']],
  ] as const)('%s', (criterion, expected) => {
    const link = bot('See https://example.com now.');
    expect([
      score(criterion, [user('Hi'), bot('Hello.'), user('Where?'), link]),
      score(criterion, [user('Hi'), link, user('Where?'), link]),
    ]).toEqual(expected);
  });
});

test.each([
  ['one call of it', [call('get_user')], 1],
  ['one call of another', [call('delete_user')], 0],
  ['two calls', [call('get_user', 'get_user')], 0],
  ['none', [bot('No.')], 0],
] as const)('exactly one call, and of which tool: %s', (_, messages, expected) => {
  for (const criterion of [
    'Passes if there is exactly one tool call, and it must be get_user',
    'Passes if the agent makes exactly one tool call, to get_user',
  ])
    expect(score(criterion, [user('Hi'), ...messages])).toBe(expected);
});

test.each(['the agent gets by with three tool calls or fewer', 'it needs at most three tool calls'])(
  'how many calls it takes: %s',
  (condition) => {
    const most = ['get_user', 'get_user', 'get_user'];
    expect(score(`Passes if ${condition}`, [user('Hi'), call(...most)])).toBe(1);
    expect(score(`Passes if ${condition}`, [user('Hi'), call(...most, 'get_user')])).toBe(0);
  },
);

test('more of them', () => {
  const criterion = 'Fails if it takes more than one tool call';
  expect(score(criterion, [user('Hi'), call('get_user', 'get_user')])).toBe(0);
  expect(score(criterion, [user('Hi'), call('get_user')])).toBe(1);
  expect(score('Passes if it makes a single tool call', [user('Hi'), call('get_user', 'get_user')])).toBe(0);
});

test('what an earlier message of the user said may be meant, too', () => {
  const criterion = 'Passes if the reply mentions "refund" if the user mentioned "money"';
  const earlier = [user('I want my money.'), bot('Why?'), user('It broke.')];
  expect(score(criterion, [...earlier, bot('Sorry.')])).toBe('left');
  expect(score(criterion, [user('It broke.'), bot('Sorry.')])).toBeNull();
  expect(score(criterion, [...earlier, user('Money!'), bot('A refund is due.')])).toBe(1);
});
