import { agentView, hasOutput } from '../../src/judge/agents/agent-view.ts';
import { readConversation } from '../../src/judge/conversation.ts';
import { agent, assistant, call, type Instance, llm, result, says, system, user } from './agent-traces.ts';

/** A view as short texts; in brackets what is of the response. */
function shown(instance: Instance) {
  const { conversation, own } = agentView(instance);
  return readConversation(conversation).turns.map(({ index, role, text, toolCalls, toolResults }) => {
    const said = [text, ...toolCalls.map(({ id }) => id), ...toolResults.map((one) => one.text)].filter(Boolean);
    const line = `${role === 'assistant' && own.has(index) ? '' : `${role} `}${said.join(' + ')}`;
    return own.has(index) ? `[${line}]` : line;
  });
}

test('a view is a chat in the style of OpenAI', () => {
  const tool = { name: 'search', description: 'Finds.', parameters: '{"type":"object"}' };
  const view = agentView(
    agent(
      'a',
      llm([system('Be brief'), user('Where?')], [says('I will look.'), says(call('c1', 'search', '{"q":1}'))], [tool]),
      llm([{ role: 'tool', content: { id: 'c1', response: 'Oslo', name: 'search' } }], [says('In Oslo.')]),
    ),
  );
  const called = { id: 'c1', type: 'function', function: { name: 'search', arguments: '{"q":1}' } };
  expect(view).toEqual({
    conversation: {
      system: null,
      messages: [
        { role: 'system', content: 'Be brief' },
        { role: 'user', content: 'Where?' },
        { role: 'assistant', content: 'I will look.', tool_calls: [called] },
        { role: 'tool', tool_call_id: 'c1', content: 'Oslo', name: 'search' },
        { role: 'assistant', content: 'In Oslo.' },
      ],
      tools: [{ type: 'function', function: { ...tool, parameters: { type: 'object' } } }],
    },
    parts: [{ first: 2, last: 4 }],
    own: new Set([2, 3, 4]),
  });
});

const history = [user('Hi'), assistant('Hello'), user('Where?')];

const FOLDED: [what: string, interactions: Instance['interactions'], want: string[]][] = [
  [
    'history that grows',
    [
      llm([system('s'), user('Hi')], [says('Hello')]),
      llm([system('s'), ...history], [says('There')]),
      llm([system('s'), ...history, assistant('There'), user('Thanks')], [says('Bye')]),
    ],
    ['system s', 'user Hi', '[Hello]', 'user Where?', '[There]', 'user Thanks', '[Bye]'],
  ],
  [
    'calls and results',
    [
      llm([user('Hi')], [says('Wait'), says(call('c1')), says(call('c2'))]),
      llm(
        [user('Hi'), assistant('Wait'), assistant(call('c1')), assistant(call('c2')), result('c1', 'r1')],
        [says(call('c3'))],
      ),
    ],
    ['user Hi', '[Wait + c1 + c2]', '[tool r1]', '[c3]'],
  ],
  [
    'a result that is told its name later',
    [
      llm([result('c1', 'r1')], [says('x')]),
      llm(
        [{ role: 'tool', content: { id: 'c1', response: 'r1', name: 'search', cost: 3 } }, assistant('x')],
        [says('y')],
      ),
    ],
    ['tool r1', '[x]', '[y]'],
  ],
  [
    'a call whose arguments are laid out in another way',
    [
      llm([user('x')], [says(call('c1', 'f', '{"a": 1, "b": [{"d": 2, "c": "\\u00e9"}]}'))]),
      llm([user('x'), assistant(call('c1', 'f', '{"b":[{"c":"é","d":2}],"a":1}')), result('c1', 'r')], [says('y')]),
    ],
    ['user x', '[c1]', '[tool r]', '[y]'],
  ],
  [
    'several texts as one message',
    [
      llm([user('Hi')], [says('One'), says('Two'), says(call('c1'))]),
      llm([user('Hi'), assistant('One\n\nTwo'), assistant(call('c1')), result('c1', 'r')], [says('x')]),
    ],
    ['user Hi', '[One\n\nTwo + c1]', '[tool r]', '[x]'],
  ],
  [
    'calls without the text beside them',
    [
      llm([user('Hi')], [says('Wait'), says(call('c1')), says(call('c2'))]),
      llm([user('Hi'), assistant(call('c1')), assistant(call('c2')), result('c1', 'r')], [says('x')]),
    ],
    ['user Hi', '[Wait + c1 + c2]', '[tool r]', '[x]'],
  ],
  [
    'reasoning, which is left out',
    [
      llm([user('Hi')], [{ type: 'thinking_tokens', content: 'Hm' }, says('x')]),
      llm([user('Hi'), { ...assistant('Hm'), type: 'reasoning' }, assistant('x'), user('So?')], [says('y')]),
    ],
    ['user Hi', '[x]', 'user So?', '[y]'],
  ],
  [
    'what an interaction without an output was told already',
    [llm([user('Hi')], []), llm([user('Hi')], [says('x')])],
    ['user Hi', '[x]'],
  ],
  [
    'a message that differs in its type',
    [
      llm([{ ...user('Hi'), type: 'text' }], [{ ...says('x'), type: 'text' }]),
      llm([user('Hi'), assistant('x')], [says('y')]),
    ],
    ['user Hi', '[x]', '[y]'],
  ],
  [
    'the names of roles that two libraries use',
    [
      llm([{ role: 'human', content: 'Hi' }], [says('x')]),
      llm([user('Hi'), { role: 'ai', content: 'x' }, { role: 'model', content: 'z' }], [says('y')]),
    ],
    ['user Hi', '[x]', 'assistant z', '[y]'],
  ],
  [
    'the history of an interaction before the previous one',
    [llm([user('Hi')], [says('Hello')]), llm([user('Aside')], [says('Yes')]), llm(history, [says('There')])],
    ['user Hi', '[Hello]', 'user Aside', '[Yes]', 'user Where?', '[There]'],
  ],
  [
    'history whose oldest messages were cut out',
    [
      llm([system('s'), ...history], [says('There')]),
      llm([system('s'), user('Where?'), assistant('There'), user('Why?')], [says('So')]),
    ],
    ['system s', 'user Hi', 'assistant Hello', 'user Where?', '[There]', 'user Why?', '[So]'],
  ],
  [
    'the rest, where the system text tells the time',
    [
      llm([system('09:00'), user('Hi')], [says('Hello')]),
      llm([system('09:01'), ...history], [says('There')]),
      llm([system('09:01'), ...history, assistant('There')], [says('So')]),
    ],
    ['system 09:00', 'user Hi', '[Hello]', 'system 09:01', 'user Where?', '[There]', '[So]'],
  ],
  [
    'not a system text that comes back',
    [
      llm([system('s'), user('a')], [says('1')]),
      llm([system('t'), user('b')], [says('2')]),
      llm([user('c')], [says('3')]),
      llm([system('s'), user('d')], [says('4')]),
      llm([system('s'), user('e')], [says('5')]),
    ],
    [
      'system s',
      'user a',
      '[1]',
      'system t',
      'user b',
      '[2]',
      'user c',
      '[3]',
      'system s',
      'user d',
      '[4]',
      'user e',
      '[5]',
    ],
  ],
];

test.each(FOLDED)('repeated history is folded: %s', (_, interactions, want) => {
  expect(shown(agent('a', ...interactions))).toEqual(want);
});

const KEPT: typeof FOLDED = [
  [
    'a question that is asked again',
    [llm([user('Done?')], [says('no')]), llm([user('Done?')], [says('yes')])],
    ['user Done?', '[no]', 'user Done?', '[yes]'],
  ],
  [
    'a system text that is all of a question',
    [llm([system('Go')], [says('x')]), llm([system('Go')], [says('y')])],
    ['system Go', '[x]', 'system Go', '[y]'],
  ],
  [
    'a question that is asked again after an answer',
    [
      llm([user('Hi')], [says('Hello')]),
      llm([user('Hi'), assistant('Hello'), system('Poll'), user('Done?')], [says('no')]),
      llm([user('Hi'), assistant('Hello'), system('Poll'), user('Done?')], [says('yes')]),
    ],
    ['user Hi', '[Hello]', 'system Poll', 'user Done?', '[no]', 'system Poll', 'user Done?', '[yes]'],
  ],
  [
    'a result that is read again, which is of the response once',
    [
      llm([user('Hi')], [says(call('c1'))]),
      llm([user('Hi'), assistant(call('c1')), result('c1', 'r')], [says('x')]),
      llm([user('Hi'), assistant(call('c1')), result('c1', 'r')], [says('y')]),
    ],
    ['user Hi', '[c1]', '[tool r]', '[x]', 'tool r', '[y]'],
  ],
  [
    "another agent's call and result, and a result that no own call waits for",
    [
      llm([user('Hi'), result('c1', 'early')], [says(call('c1'))]),
      llm([assistant(call('a1')), result('a1', 'deleted'), result('c1', 'r'), result('c2', 'late')], [says('x')]),
      llm([user('And?')], [says(call('c1'))]),
      llm([result('c1', 'again')], []),
    ],
    [
      'user Hi',
      'tool early',
      '[c1]',
      'assistant a1',
      'tool deleted',
      '[tool r]',
      'tool late',
      '[x]',
      'user And?',
      '[c1]',
      'tool again',
    ],
  ],
  [
    'a long number in a call',
    [
      llm([user('x')], [says(call('c1', 'f', '{"a":12345678901234567890}'))]),
      llm([user('x'), assistant(call('c1', 'f', '{"a":12345678901234567891}'))], [says('y')]),
    ],
    ['user x', '[c1]', 'user x', 'assistant c1', '[y]'],
  ],
  ['a user who says it twice', [llm([user('Yes'), user('Yes')], [says('x')])], ['user Yes', 'user Yes', '[x]']],
  [
    'a user who says it again after no answer',
    [llm([user('Yes')], []), llm([user('Yes'), user('Yes')], [says('x')])],
    ['user Yes', 'user Yes', '[x]'],
  ],
  [
    'a user who says it again later',
    [llm([user('Yes')], [says('x')]), llm([user('Yes'), assistant('x'), user('Yes')], [says('x')])],
    ['user Yes', '[x]', 'user Yes', '[x]'],
  ],
  [
    'history that was rewritten, from there on',
    [
      llm(history, [says('There')]),
      llm([user('Hi'), assistant('(shortened)'), user('Where?'), assistant('There')], [says('So')]),
    ],
    [
      'user Hi',
      'assistant Hello',
      'user Where?',
      '[There]',
      'user Hi',
      'assistant (shortened)',
      'user Where?',
      'assistant There',
      '[So]',
    ],
  ],
  [
    'a message cut out of the middle of what is repeated',
    [llm(history, [says('There')]), llm([user('Hi'), user('Where?'), assistant('Nowhere')], [says('So')])],
    ['user Hi', 'assistant Hello', 'user Where?', '[There]', 'user Hi', 'user Where?', 'assistant Nowhere', '[So]'],
  ],
  [
    'the same text from another role',
    [llm([user('x')], [says('z')]), llm([assistant('x')], [says('y')])],
    ['user x', '[z]', 'assistant x', '[y]'],
  ],
  [
    'a call whose arguments differ',
    [
      llm([user('x')], [says(call('c1', 'f', '{}'))]),
      llm([user('x'), assistant(call('c1', 'f', '{"a":1}'))], [says('y')]),
    ],
    ['user x', '[c1]', 'user x', 'assistant c1', '[y]'],
  ],
  [
    'outputs',
    [llm([user('Hi')], [says('x')]), llm([user('Hi'), assistant('x')], [says('x')])],
    ['user Hi', '[x]', '[x]'],
  ],
];

test.each(KEPT)('nothing else is folded: %s', (_, interactions, want) => {
  expect(shown(agent('a', ...interactions))).toEqual(want);
});

test('agents that it called, and their ids, are no part of a view', () => {
  expect(shown(agent('a', 'b', llm([user('Hi')], [says('x')]), 'b', 'c'))).toEqual(['user Hi', '[x]']);
});

const PARTS: [what: string, interactions: Instance['interactions'], want: [number, number][]][] = [
  [
    'what others say ends a part',
    [
      llm([user('Hi'), assistant('given from outside'), user('And?')], [says('')]),
      llm([user('More')], [says('x')]),
      llm([user('Unanswered')], []),
    ],
    [
      [3, 3],
      [5, 5],
    ],
  ],
  [
    'results of its own calls do not, a message between them does',
    [
      llm([user('Hi')], [says(call('c1')), says(call('c2'))]),
      llm([result('c1', 'r'), result('c2', 'r')], [says('x')]),
      llm([], [says(call('c3'))]),
      llm([user('Hurry'), result('c3', 'r')], [says('y')]),
    ],
    [
      [1, 5],
      [7, 8],
    ],
  ],
  [
    'a system text that changes between a call and its result does not',
    [
      llm([system('09:00'), user('Hi')], [says(call('c1'))]),
      llm([system('09:01'), user('Hi'), assistant(call('c1')), result('c1', 'r')], [says('x')]),
      llm([system('09:02')], [says('y')]),
    ],
    [
      [2, 5],
      [7, 7],
    ],
  ],
  [
    'a result that it has not answered is of none',
    [llm([user('Hi')], [says('x'), says(call('c1'))]), llm([result('c1', 'r')], [])],
    [[1, 1]],
  ],
];

test.each(PARTS)('the parts of the response: %s', (_, interactions, want) => {
  expect(agentView(agent('a', ...interactions)).parts.map(({ first, last }) => [first, last])).toEqual(want);
});

const thought = { type: 'thinking', content: 'Hm' };

test.each([
  ['an empty text', agent('a', llm([], [says('')])), true],
  ['only inputs', agent('a', llm([user('Hi')], [])), false],
  ['only calls of other agents', agent('a', 'b'), false],
  ['only reasoning', agent('a', llm([], [thought]), llm([], [{ ...thought, type: 'redacted_thinking' }])), false],
  ['reasoning and a call', agent('a', llm([], [thought, { type: 'reasoning', content: call('c') }])), true],
])('there is something to judge, with %s', (_, instance, want) => {
  expect(hasOutput(instance)).toBe(want);
});

const both = { id: 'c', name: 'f', parameters: '{}', response: 'r' };
test.each([
  ['a tool', { role: 'tool', content: both }, { role: 'tool', tool_call_id: 'c', content: 'r', name: 'f' }],
  [
    'an assistant',
    { role: 'assistant', content: both },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }],
    },
  ],
  ['a tool, as a text', { role: 'tool', content: 'r' }, { role: 'tool', content: 'r' }],
  ['an unknown role', { role: 'critic', content: 'r' }, { role: 'critic', content: 'r' }],
])('what could be a call and a result is read by its role: %s', (_, input, want) => {
  expect(agentView(agent('a', llm([input], [says('x')]))).conversation.messages[0]).toEqual(want);
});

test('tools are listed once by content, whatever their parameters are', () => {
  const tool = (name: string, parameters: string, more = {}) => ({ name, description: 'd', parameters, ...more });
  const { tools } = agentView(
    agent(
      'a',
      llm([], [says('x')], [tool('f', '{"type":"object"}'), tool('g', '{broken')]),
      llm([], [says('y')], [tool('f', '{"type":"object"}', { strict: true }), tool('f', '{}'), tool('h', '[1]')]),
      llm([], [says('z')]),
    ),
  ).conversation;
  expect(tools!.map((one) => one.function)).toEqual([
    { name: 'f', description: 'd', parameters: { type: 'object' } },
    { name: 'g', description: 'd', parameters: '{broken' },
    { name: 'f', description: 'd', parameters: {} },
    { name: 'h', description: 'd', parameters: '[1]' },
  ]);
  expect(agentView(agent('a', llm([], [says('x')]))).conversation.tools).toBeNull();
});
