import fc from 'fast-check';
import { readConversation } from '../../src/judge/conversation.ts';
import { cleanExplanation } from '../../src/judge/explanation.ts';
import { isSoak } from '../soak.ts';
import { breaches } from './explanation-oracle.ts';

const WORDS = 'the a bank river ship blue green was sent by kind team to every old friend and never'.split(' ');
const word = fc.constantFrom(...WORDS);
const marked = fc.oneof(
  fc.nat(99).map((number) => `ord_${number}`),
  fc.integer({ min: 10, max: 60 }).map(String),
  fc.tuple(fc.nat(9), fc.integer({ min: 11, max: 99 })).map(([whole, decimals]) => `${whole}.${decimals}`),
  fc.nat(99).map((number) => `k${number}z`),
  fc.constantFrom('ship_state', 'riverBank'),
);
const passage = (length: number) =>
  fc
    .array(fc.oneof({ weight: 9, arbitrary: word }, { weight: 1, arbitrary: marked }), {
      minLength: length,
      maxLength: length,
    })
    .map((words) => words.join(' '));

const scene = fc.record({
  system: passage(40),
  result: passage(40),
  asked: passage(20),
  /** How much of the hidden text is said as well. */
  repeated: fc.tuple(fc.nat(30), fc.nat(20)),
  toolName: fc.constantFrom('ship_order', 'lost', 'findRiver'),
});
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.record({ from: fc.nat(3), start: fc.nat(38), length: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 2, arbitrary: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: marked },
);
const separator = fc.constantFrom(' ', ' ', ' ', '. It ', '. ', ', ', '; ', '? ', '!\n', ' — ');

test('what comes through obeys the rule, and what obeys it comes through', () => {
  fc.assert(
    fc.property(scene, fc.array(fc.tuple(piece, separator), { minLength: 1, maxLength: 14 }), (texts, pieces) => {
      const { system, result, asked, repeated, toolName } = texts;
      const [from, count] = repeated;
      const said = result
        .split(' ')
        .slice(from, from + count)
        .join(' ');
      const sources = [system, result, asked, `${said} ${toolName}`].map((text) => text.split(' '));
      const explanation = pieces
        .map(([one, after]) => {
          const text =
            typeof one === 'string' ? one : sources[one.from]!.slice(one.start, one.start + one.length).join(' ');
          return text + after;
        })
        .join('');
      const conversation = readConversation({
        messages: [
          { role: 'user', content: asked },
          {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: 'c', function: { name: toolName, arguments: '{}' } }],
          },
          { role: 'tool', tool_call_id: 'c', content: result },
          { role: 'assistant', content: said },
        ],
        system,
        tools: null,
      });
      const clean = (text: string) => cleanExplanation(text, conversation, { score: 0 });
      const around = { hidden: [system, result], visible: [asked, said], toolName };

      const cleaned = clean(explanation);
      expect(cleaned).not.toBe('');
      expect(breaches(cleaned, around)).toEqual([]);
      expect(clean(cleaned)).toBe(cleaned);
      // A number within a word, such as 38 in "ord_38", may be taken for itself.
      const numbers = (text: string) => text.match(/\d{2,}/g) ?? [];
      const inWords = new Set(numbers(explanation)).intersection(new Set(numbers(`${system} ${result}`)));
      if (breaches(explanation, around).length === 0 && inWords.size === 0 && /[a-z0-9]/.test(explanation)) {
        expect(cleaned).toBe(explanation.trim());
      }
    }),
    { seed: 20_250_608, numRuns: isSoak ? 1500 : 300 },
  );
});
