import { type Call, calling, scoreOf, tool } from './tool-outcome.ts';

const TOOLS = ['search', 'fetch'].map((name) => tool(name));
const said = (role: 'user' | 'assistant', content: string) => ({ role, content });
const user = (content: string) => said('user', content);
const bot = (content: string) => said('assistant', content);
const call = (name: string, args: unknown = {}, first = 0) => calling([[name, args] as Call], first);
const result = (id: number) => ({ role: 'tool', tool_call_id: `call_${id}`, content: 'x' });

type Messages = Parameters<typeof scoreOf>[1];
const score = (criterion: string, messages: readonly Messages[number][]) => scoreOf(criterion, [...messages], TOOLS);

const both = [user('Hi'), call('search', { q: 'foo' }), result(0), call('fetch', {}, 1), result(1), bot('Done.')];
const twice = [user('Hi'), call('search', { q: 'foo' }), result(0), call('search', { q: 'a' }, 1), result(1), bot('A')];
const one = [user('Hi'), call('search', { q: 'foo' }), result(0), bot('Done.')];
const parallel = [user('Hi'), calling([['search'], ['fetch']]), result(0), result(1), bot('Done.')];
const none = [user('Hi'), bot('No.')];

describe('calls of a tool, however they are said', () => {
  test.each([
    ['Passes if the search tool is used before fetch', [both, one], [1, 'left']],
    ['Passes if a call to search is made before fetch', [both, one], [1, 'left']],
    ['Passes if there is a call to search first', [both, none], [1, 0]],
    ['Passes if the search tool is used with "q" set to "foo"', [both, none], [1, 0]],
    ['Passes if a call to search is made with a "q" starting with "foo"', [twice, none], [1, 0]],
    ['Fails if the search tool is used more than once with the same arguments', [twice], [1]],
    ['Passes if the search tool is used only once', [twice, one], [0, 1]],
    ['Passes if search is called but not fetch', [both, one], [0, 1]],
    ['Passes if search is called in the same turn as fetch', [parallel, both, one], [1, 'left', 0]],
  ] as const)('%s', (criterion, conversations, expected) => {
    expect(conversations.map((messages) => score(criterion, messages))).toEqual(expected);
  });
});

describe('numbers of tools: of calls, or of different ones', () => {
  test.each([
    ['Passes if exactly one tool is called', [both, twice, one, none], [0, 'left', 1, 0]],
    ['Fails if more than one tool is called', [both, twice, one], [0, 'left', 1]],
    ['Passes if the assistant calls at least two tools', [both, twice, one], [1, 'left', 0]],
  ] as const)('%s', (criterion, conversations, expected) => {
    expect(conversations.map((messages) => score(criterion, messages))).toEqual(expected);
  });
});

describe('what can be asked of a text, asked of an argument', () => {
  const asking = (...all: unknown[]) => [
    user('Hi'),
    ...all.flatMap((q, at) => [call('search', q === undefined ? {} : { q }, at), result(at)]),
    bot('A'),
  ];
  test.each([
    [
      'the "q" argument of search ends with a question mark',
      [['Is it?'], ['It is'], [undefined], [5]],
      [1, 0, 0, 'left'],
    ],
    ['the q of search contains a number', [['3 cats'], ['cats'], [undefined]], [1, 0, 'left']],
    [
      'the "q" passed to search contains no emoji',
      [['cats'], ['😀'], [undefined], ['a', '😀']],
      [1, 0, 'left', 'left'],
    ],
    ['every "q" passed to search contains a link', [['a', 'https://a.example'], ['https://a.example']], [0, 1]],
    [
      'the "q" of the first call to search contains "foo"',
      [
        ['foo', 'a'],
        ['a', 'foo'],
      ],
      [1, 0],
    ],
    [
      'the last call to search has a "q" that starts with "foo"',
      [
        ['foo', 'a'],
        ['a', 'foo'],
      ],
      [0, 1],
    ],
    ['no call to search has a "q" longer than 5 characters', [['a', 'foobar'], ['a']], [0, 1]],
    ['at least one call to search has a "q" that is a question', [['a', 'Is it?']], [1]],
    ['search is called with a "q" that has at most 2 words', [['a b c'], ['a b']], [0, 1]],
    ['search is called with a non-empty "q"', [['a'], [''], [undefined]], [1, 0, 'left']],
    ['search is called with different arguments each time', [['a', 'a'], ['a', 'b'], []], [0, 1, 0]],
  ] as const)('%s', (condition, conversations, expected) => {
    expect(conversations.map((all) => score(`Passes if ${condition}`, asking(...all)))).toEqual(expected);
  });

  test.each([
    'every "q" passed to search does not contain a link',
    'no call to search has a "q" that contains no commas',
    'the name of search contains "foo"',
    'the "q" of search refers to a link',
    'the "q" argument of search comes from the user',
    'search is called with a "q" that is better',
  ])('left to a model: %s', (condition) => expect(score(`Passes if ${condition}`, one)).toBe('left'));
});

describe('in which turns: of messages, or of all that follows the user', () => {
  const later = [user('Hi'), bot('Hello.'), ...one];
  const spoken = [user('Hi'), bot('Wait.'), call('search'), result(0), bot('Done.')];
  test.each([
    ['Passes if search is called in the first turn', [one, none, later, both], [1, 0, 'left', 1]],
    ['Passes if fetch is called in the first turn', [one, both], [0, 'left']],
    ['Passes if search is called in every turn', [none, one], [0, 'left']],
    ['Fails if search is called in the last turn', [none, one], [1, 'left']],
    ['Passes if search is not called in the first turn', [one, none, later], [0, 1, 'left']],
    ['Fails if search is not called in every turn', [one, none], ['left', 'left']],
    ['Passes if the assistant calls search before any text', [one, spoken, none, later], [1, 0, 0, 'left']],
  ] as const)('%s', (criterion, conversations, expected) => {
    expect(conversations.map((messages) => score(criterion, messages))).toEqual(expected);
  });
});

describe('after the user has said a text', () => {
  const asked = [user('OK, go'), call('search'), result(0), bot('Done.')];
  const criterion = 'Passes if search is called after the user says "go"';
  test.each([
    ['called after it', asked, 1],
    ['not called', [user('OK, go'), bot('No.')], 0],
    ['not said', one, 'left'],
    ['neither', none, 'left'],
  ] as const)('%s', (_, messages, expected) => expect(score(criterion, messages)).toBe(expected));
});
