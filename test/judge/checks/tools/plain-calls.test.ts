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
