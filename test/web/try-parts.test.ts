import fc from 'fast-check';
import { endsUnread, partsOf, stretchesOf } from '../../src/web/components/criterion/reading-parts.ts';
import { hrefOf, readAddress } from '../../src/web/pages/try/address.ts';
import { callsOf, freshCallId, isEditable, withCalls, withRole, withText } from '../../src/web/pages/try/editable.ts';
import { merged, readPasted } from '../../src/web/pages/try/pasted.ts';

const user = { role: 'user', content: 'Hello?' };
const assistant = { role: 'assistant', content: 'Good day.' };
const none = { system: null, tools: null };
const both = { messages: [user, assistant], ...none };

describe('a conversation is recognised', () => {
  const tools = [{ name: 'search' }];
  const PASTED: [string, unknown, object][] = [
    ['a list of messages', [user, assistant], both],
    ['a request', { model: 'm', messages: [user], tools, temperature: 0 }, { messages: [user], system: null, tools }],
    [
      "a request with Anthropic's system message",
      { messages: [user], system: [{ type: 'text', text: 'Be brief.' }] },
      { messages: [user], system: 'Be brief.', tools: null },
    ],
    [
      'a request of the Responses API with messages',
      { input: [user], instructions: 'Be brief.' },
      { messages: [user], system: 'Be brief.', tools: null },
    ],
    ['a stored trace', { id: 'x', trace: both }, both],
    ['an answer', { choices: [{ message: assistant }] }, { messages: [assistant], ...none }],
    [
      "Anthropic's answer",
      { ...assistant, type: 'message' },
      { messages: [{ ...assistant, type: 'message' }], ...none },
    ],
  ];

  test.each(PASTED)('%s', (_, value, conversation) => {
    for (const text of [JSON.stringify(value), `\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`])
      expect(readPasted(text)?.conversation).toEqual(conversation);
  });

  test('with the criterion of a request to this service', () => {
    const evaluation_criteria = 'Passes if it is kind';
    expect(readPasted(JSON.stringify({ messages: [user], evaluation_criteria }))?.criterion).toBe(evaluation_criteria);
  });

  test.each([
    'User: Hello?\nAssistant: Good day.',
    '**Human:** Hello?\n\n**AI:** Good day.',
    '[user] Hello?\n[assistant]: Good day.',
    '### User\nHello?\n\n### Assistant\n\nGood day.\n',
    'USER: Hello?\r\nASSISTANT: Good day.\r\n',
  ])('text with roles: %#', (text) => expect(readPasted(text)?.conversation).toEqual(both));

  test.each([
    '',
    'Hello?',
    'Note: this is no role.\nUser: Hello?',
    '{}',
    '[]',
    '[1]',
    '{"messages": []}',
    '{"messages": [{"role": "narrator", "content": ""}]}',
    '{"role": "user"}',
    '[{',
  ])('but not in %j', (text) => expect(readPasted(text)).toBeUndefined());

  test('text that belongs to nobody is never lost', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme-ascii' })), (lines) => {
        const read = readPasted(['User: x', ...lines].join('\n'));
        const said = read!.conversation.messages.map(({ content }) => content).join(' ');
        for (const word of lines.join(' ').match(/\w{5,}/g) ?? [])
          if (!/^(system|developer|human|customer|assistant|model|agent|function)$/i.test(word))
            expect(said).toContain(word);
      }),
    );
  });
});

describe('what is pasted into an empty message', () => {
  const empty = {
    messages: [
      { ...user, content: '' },
      { ...assistant, content: '' },
    ],
    ...none,
  };
  test('replaces a conversation in which nothing is written, and leaves room for the answer', () => {
    const pasted = { conversation: { messages: [{ role: 'system', content: 'x' }, user], ...none } };
    expect(merged(empty, 0, pasted).conversation.messages).toEqual([
      ...pasted.conversation.messages,
      { role: 'assistant', content: '' },
    ]);
  });
  test('takes the place of its message if it is one, or something is written', () => {
    const one = { conversation: { messages: [assistant], ...none } };
    expect(merged(empty, 1, one).conversation.messages).toEqual([empty.messages[0], assistant]);
    const written = { ...empty, messages: [user, { ...assistant, content: '' }] };
    expect(merged(written, 1, { conversation: both }).conversation.messages).toEqual([user, user, assistant]);
  });
});

describe('a message in fields', () => {
  const calls = [{ id: 'call_1', name: 'search', arguments: '{"q":1}' }];
  const called = withCalls(assistant, calls);

  test('is what the API takes', () => {
    expect(called).toEqual({
      ...assistant,
      tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'search', arguments: '{"q":1}' } }],
    });
    expect(callsOf(called)).toEqual(calls);
    expect(withText(called, '')).toMatchObject({ content: null });
    expect(withCalls({ ...called, content: null }, [])).toEqual({ role: 'assistant', content: '' });
    expect(freshCallId([called])).toBe('call_2');
  });

  test('keeps what another role has, and nothing else', () => {
    expect(withRole(called, 'user')).toEqual({ role: 'user', content: 'Good day.' });
    expect(withRole({ role: 'tool', tool_call_id: 'a', content: 'x', name: 'n' }, 'user')).toEqual({
      role: 'user',
      content: 'x',
      name: 'n',
    });
  });

  test.each([
    [called, true],
    [{ role: 'tool', tool_call_id: 'a', content: '{}' }, true],
    [{ role: 'user', content: [{ type: 'text', text: 'x' }] }, false],
    [{ role: 'assistant', content: null, refusal: 'No.' }, false],
    [{ role: 'assistant', content: null, tool_calls: [{ name: 'a', args: {} }] }, false],
    [{ role: 'function', content: 'x' }, false],
  ])('can be shown: %j', (message, want) => expect(isEditable(message)).toBe(want));
});

test('an address holds criteria, cores and the trace, and is read as it was written', () => {
  const sides = [
    { criterion: 'Passes if it has "a&b=c" #1', core: undefined },
    { criterion: 'Reward warmth', core: 'align-20260109' as const },
  ];
  const href = hrefOf({ trace: { id: 'x' }, sides });
  expect(readAddress(new URLSearchParams(href.split('?')[1]))).toEqual({ trace: 'x', evaluations: [], sides });
  expect(hrefOf({ trace: undefined, sides: [{ criterion: '', core: undefined }] })).toBe('/try');
  expect(hrefOf({ trace: undefined, sides: [{ criterion: `Reward ${'x'.repeat(5000)}`, core: undefined }] })).toBe(
    '/try',
  );
});

test('checks are listed as they are joined', () => {
  const check = (what: string) => ({ name: what, what, asked: 'none' });
  const tree = {
    joined: 'or' as const,
    checks: [check('a'), { joined: 'and' as const, checks: [check('b'), check('c')] }],
  };
  expect(partsOf(tree).map(({ joined, depth, what }) => `${joined} ${depth} ${what}`)).toEqual([
    'or 0 a',
    'and 1 b',
    'and 1 c',
  ]);
});

describe('a criterion in stretches', () => {
  const read = (text: string, unrecognised: string[], decided_by: 'check' | 'model' = 'model') =>
    stretchesOf(text, { decided_by, unrecognised }).map(({ kind, text: words }) => [kind, words]);

  test('marks what code checks, or the words that need a model', () => {
    expect(read(' Passes if it has 3 words', [], 'check')).toEqual([
      ['prefix', ' Passes if'],
      ['plain', ' '],
      ['exact', 'it has 3 words'],
    ]);
    expect(read('Fails if: it is rude, or rude to rude', ['rude', 'rude to rude'])).toEqual([
      ['prefix', 'Fails if'],
      ['plain', ': it is '],
      ['model', 'rude'],
      ['plain', ', or '],
      ['model', 'rude to rude'],
    ]);
  });

  test('never loses or adds a character', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (condition, words) => {
        const text = `Reward ${condition}${words.join(' ')}`;
        expect(
          read(text, [...words, 'elsewhere'])
            .map(([, part]) => part)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  test('its end may be unfinished', () => {
    const explained = { unrecognised: ['the respo'] };
    expect(endsUnread('Passes if the respo ', explained)).toBe(true);
    expect(endsUnread('Passes if the respo and "a"', explained)).toBe(false);
    expect(endsUnread('Passes if', { unrecognised: [] })).toBe(false);
  });
});
