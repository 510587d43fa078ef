import fc from 'fast-check';
import { createJudge } from '../../../src/judge/judge.ts';
import type { Evidence } from '../../../src/judge/verdict.ts';
import { scriptedProvider, verdictReply } from '../../scripted-provider.ts';
import { PROVIDERS } from '../providers/completion-requests.ts';

const CONVERSATION = {
  system: 'Secret rules of the bank.',
  tools: [{ type: 'function', function: { name: 'lookup', description: 'Finds a card.', parameters: {} } }],
  messages: [
    { role: 'user', content: 'Où est ma carte? ﬁnd it, 42 😀' },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call_a', type: 'function', function: { name: 'lookup', arguments: '{"card":"gold"}' } }],
    },
    { role: 'tool', tool_call_id: 'call_a', content: 'It comes on Friday. Seen\u00a0by all.' },
    { role: 'tool', tool_call_id: 'messages[0]', content: 'Half \ud83d of a sign.' },
    { role: 'assistant', content: 'It comes on Friday.\nBe\u0301atrice will bring it\u200b soon.' },
  ],
};

interface Quote {
  message: number;
  text: string;
}

/** Every text that the judge is shown of a message, and may quote. */
const TEXTS: readonly string[][] = [
  ['Où est ma carte? ﬁnd it, 42 😀'],
  ['lookup', '{"card":"gold"}'],
  ['It comes on Friday. Seen\u00a0by all.'],
  ['Half \ud83d of a sign.'],
  ['It comes on Friday.\nBe\u0301atrice will bring it\u200b soon.'],
];
const SOURCES = ['messages[0]', 'messages[1]', 'call_a', 'messages[0]', 'messages[4]'];

describe.each(PROVIDERS)('%s', (_, at) => {
  /** What is kept of quotes, at most three, and how many are dropped. */
  async function judgeQuotes(quotes: Quote[]): Promise<{ evidence: Evidence[]; droppedQuotes: number }> {
    await using server = await scriptedProvider([{ reply: verdictReply({ label: 'Y', quotes }) }]);
    const provider = at(server);
    const { verdict } = await createJudge({ modelFor: () => ({ provider, reasoning: false }) }).judge({
      conversation: CONVERSATION,
      criterion: 'Passes if the response is kind to the user',
      modelCore: 'align-20260109',
      evaluateLatest: true,
      clean: false,
      signal: new AbortController().signal,
      deadline: performance.now() + 60_000,
    });
    return verdict;
  }

  test.each<[string, number, string]>([
    ['other words', 4, 'It comes on Monday.'],
    ['other case', 4, 'it comes on friday.'],
    ['other blanks', 4, 'It comes on  Friday.'],
    ['a blank for a line break', 4, 'Friday. Be\u0301atrice'],
    ['a blank for one that does not break', 2, 'Seen by all.'],
    ['one sign for a letter and its accent', 4, 'B\u00e9atrice'],
    ['a letter and its accent for one sign', 0, 'Ou\u0300 est'],
    ['letters for a ligature', 0, 'find it'],
    ['full-width digits', 0, '４２'],
    ['a Cyrillic letter', 0, 'm\u0430 carte'],
    ['a zero-width character more', 4, 'on\u200b Friday'],
    ['one less', 4, 'it soon'],
    ['a soft hyphen', 4, 'Fri\u00adday'],
    ['a bidirectional override', 4, '\u202eIt comes'],
    ['a NUL', 4, 'It\0 comes'],
    ['a NUL at the end', 4, 'It comes\0'],
    ['half a sign', 0, '\ud83d'],
    ['the other half', 0, '42 \udc00'],
    ['half a sign that stands there', 3, 'Half \ud83d'],
    ['nothing', 4, ''],
    ['blanks', 4, ' \n '],
    ['another message', 4, 'ma carte'],
    ['the words of two messages', 2, 'by all.\n\nIt comes'],
    ['a message that does not exist', 5, 'It comes on Friday.'],
    ['a message before the first', -1, 'It comes on Friday.'],
    ['the system text', 0, 'Secret rules'],
    ['a tool’s definition', 1, 'Finds a card.'],
    ['the title of a block', 4, 'message 4, assistant'],
    ['words of the block around it', 1, 'arguments: {"card"'],
    ['an id of a call', 2, 'call_a'],
    ['the criterion', 4, 'Passes if'],
    ['a property of texts', 4, 'length'],
  ])('dropped: %s', async (_name, message, text) => {
    expect(await judgeQuotes([{ message, text }])).toMatchObject({ evidence: [], droppedQuotes: 1 });
  });

  test('what stands there is evidence, and its source is that message or that call’s result', async () => {
    const quotes = [
      { message: 0, text: 'ﬁnd it, 42 😀' },
      { message: 2, text: 'Seen\u00a0by all.' },
      { message: 4, text: '.\nBe\u0301atrice will bring it\u200b soon' },
    ];
    expect(await judgeQuotes(quotes)).toMatchObject({
      droppedQuotes: 0,
      evidence: quotes.map(({ message, text }) => ({ quote: text, source: { id: SOURCES[message] } })),
    });
  });

  test('a result whose call has the name of a message is still a result', async () => {
    expect((await judgeQuotes([{ message: 3, text: 'of a sign.' }])).evidence).toEqual([
      { source: { id: 'messages[0]', type: 'tool_result' }, quote: 'of a sign.' },
    ]);
  });

  test('whatever is quoted, evidence is literally there, and nothing that is there is dropped', async () => {
    const passage = fc
      .tuple(fc.constantFrom(...TEXTS.flat()), fc.nat(60), fc.nat(60))
      .map(([text, start, length]) => text.slice(start, start + length));
    const text = fc.oneof(
      passage,
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom('e', ' ', '.', '\u0301'),
    );
    const quote = fc.record({ message: fc.integer({ min: -1, max: 6 }), text });
    const isThere = ({ message, text }: Quote) =>
      text.trim() !== '' && text.isWellFormed() && TEXTS[message]?.some((own) => own.includes(text)) === true;
    await fc.assert(
      fc.asyncProperty(fc.array(quote, { maxLength: 3 }), async (quotes) => {
        const there = quotes.filter(isThere);
        const { evidence, droppedQuotes } = await judgeQuotes(quotes);
        expect(evidence.map((item) => [item.source.id, item.quote])).toEqual(
          there.map(({ message, text }) => [SOURCES[message], text]),
        );
        expect(droppedQuotes).toBe(quotes.length - there.length);
      }),
      { seed: 1, numRuns: 100 },
    );
  });
});
