import { conversation, type Deemster, startDeemster } from '../helpers.ts';
import { agent, llm, says, traceOf, user } from '../judge/agent-traces.ts';

let deemster: Deemster;
let trace_id: string;
beforeAll(async () => {
  deemster = await startDeemster();
  trace_id = (await deemster.post('/api/v1/traces', { messages: conversation })).body.id;
});
afterAll(() => deemster[Symbol.asyncDispose]());

/** `want`: the place and the type of every fault, sorted. */
type Row = [name: string, given: (id: string) => unknown, want: string[]];

const agents = traceOf(agent('a', llm([user('Hi')], [says('Hello')])));

const traces: Row[] = [
  ['no body', () => undefined, ['body missing']],
  ['nothing', () => ({}), ['body value_error']],
  ['messages and trace null', () => ({ messages: null, trace: null }), ['body value_error']],
  ['messages and a trace', () => ({ messages: [{}], trace: agents, system: 'x' }), ['body value_error']],
  ['a trace with a system', () => ({ trace: agents, system: '' }), ['body.system value_error']],
  ['a trace with tools', () => ({ trace: agents, tools: [] }), ['body.tools value_error']],
  ['no message', () => ({ messages: [] }), ['body.messages too_short']],
  ['a message that is a text', () => ({ messages: [{}, 'Hi'] }), ['body.messages.1 dict_type']],
  ['a system that is a list', () => ({ messages: [{}], system: [] }), ['body.system string_type']],
  ['tools that are one', () => ({ messages: [{}], tools: {} }), ['body.tools list_type']],
  ['a tool that is a text', () => ({ messages: [{}], tools: ['f'] }), ['body.tools.0 dict_type']],
  ['an id that is no uuid', () => ({ messages: [{}], id: '7' }), ['body.id uuid_parsing']],
  ['an id that is a number', () => ({ messages: [{}], id: 7 }), ['body.id uuid_type']],
  ['tags that are a list', () => ({ messages: [{}], tags: ['a:b'] }), ['body.tags dict_type']],
  ['a tag that is a number', () => ({ messages: [{}], tags: { a: 1 } }), ['body.tags.a string_type']],
  ['a tag that is null', () => ({ messages: [{}], tags: { a: null } }), ['body.tags.a string_type']],
  ['NUL in a tag', () => ({ messages: [{}], tags: { a: '\0' } }), ['body.tags.a string_unicode']],
  [
    'a property of the evaluation',
    () => ({ messages: [{}], data_retention: 'none' }),
    ['body.data_retention extra_forbidden'],
  ],
  [
    'several faults',
    () => ({ messages: {}, tags: 7, colour: 'blue' }),
    ['body.colour extra_forbidden', 'body.messages list_type', 'body.tags dict_type'],
  ],
];

const comments: Row[] = [
  ['no body', () => undefined, ['body missing']],
  ['nothing', () => ({}), ['body.comment missing', 'body.trace_id missing']],
  ['no comment', (id) => ({ trace_id: id }), ['body.comment missing']],
  ['an empty comment', (id) => ({ trace_id: id, comment: '' }), ['body.comment string_too_short']],
  ['a comment that is null', (id) => ({ trace_id: id, comment: null }), ['body.comment string_type']],
  ['a comment that is a number', (id) => ({ trace_id: id, comment: 1 }), ['body.comment string_type']],
  ['NUL', (id) => ({ trace_id: id, comment: 'a\0' }), ['body.comment string_unicode']],
  ['a lone surrogate', (id) => ({ trace_id: id, comment: '\udc00' }), ['body.comment string_unicode']],
  ['a trace_id that is no uuid', () => ({ trace_id: 'x', comment: 'x' }), ['body.trace_id uuid_parsing']],
  ['a trace_id that is null', () => ({ trace_id: null, comment: 'x' }), ['body.trace_id uuid_type']],
  ['an author', (id) => ({ trace_id: id, comment: 'x', author: 'y' }), ['body.author extra_forbidden']],
];

const ratings: Row[] = [
  ['no body', () => undefined, ['body missing']],
  ['no trace_id', () => ({ rating: true }), ['body.trace_id missing']],
  ['no rating', (id) => ({ trace_id: id }), ['body.rating missing']],
  ['a rating that is null', (id) => ({ trace_id: id, rating: null }), ['body.rating bool_type']],
  ['a rating that is a number', (id) => ({ trace_id: id, rating: 1 }), ['body.rating bool_type']],
  ['a rating that is a text', (id) => ({ trace_id: id, rating: 'true' }), ['body.rating bool_type']],
  ['a trace_id that is a number', () => ({ trace_id: 7, rating: true }), ['body.trace_id uuid_type']],
  ['a comment', (id) => ({ trace_id: id, rating: true, comment: 'x' }), ['body.comment extra_forbidden']],
];

describe.each([
  ['/api/v1/traces', traces],
  ['/api/v1/annotations/comment', comments],
  ['/api/v1/annotations/rating', ratings],
])('%s refuses', (path, rows) => {
  test.each(rows)('%s', async (_name, given, want) => {
    const { status, body } = await deemster.post(path, given(trace_id));
    const found = body.detail.map(({ loc, type }: { loc: string[]; type: string }) => `${loc.join('.')} ${type}`);
    expect([status, found.sort()]).toEqual([422, want]);
  });
});

test('nothing of what was refused is stored', async () => {
  const { body } = await deemster.get('/api/v1/traces');
  expect(body.traces).toEqual([expect.objectContaining({ id: trace_id, rating: null, comments: [], tags: {} })]);
});

test('an id that is taken is 409, and the stored trace stays as it is', async () => {
  const { body: stored } = await deemster.get(`/api/v1/traces/${trace_id}`);
  const again = await deemster.post('/api/v1/traces', { id: trace_id, messages: [{}], tags: { a: 'b' } });
  expect([again.status, again.body]).toEqual([409, { detail: 'A trace with this id already exists.' }]);
  expect((await deemster.get(`/api/v1/traces/${trace_id}`)).body).toEqual(stored);
});
