import fc from 'fast-check';
import { readConversation } from '../../src/judge/conversation.ts';
import { cleanExplanation } from '../../src/judge/explanation.ts';
import { conversationOf, HIDDEN_PLACES, type Planted, STYLES } from './explanation-places.ts';
import { address, cardNumber, code, type Fact, identifier, number, run, toolName } from './explanation-secrets.ts';

const RESULT = 'The response meets what was asked.';
const KINDS = { run, number, cardNumber, identifier, code, address, toolName };
type Kind = keyof typeof KINDS;

const ANYWHERE = Object.keys(HIDDEN_PLACES) as Planted['place'][];
const AS_NAMES: Planted['place'][] = ['the name of a tool', 'the name of a called tool'];
const placesOf = (kind: Kind) => (kind === 'toolName' ? AS_NAMES : ANYWHERE);

const clean = (explanation: string, conversation: ReturnType<typeof conversationOf>) =>
  cleanExplanation(explanation, readConversation(conversation), { score: 1 });

const KIND_NAMES = Object.keys(KINDS) as Kind[];
const styles = fc.constantFrom(...(Object.keys(STYLES) as (keyof typeof STYLES)[]));
const fixed = { seed: 20_250_607 };

/** What is said of a fact: a capital before, small letters after. */
const told = (disguise: string) => `Surely it says ${disguise} in there.`;

describe.each(KIND_NAMES)('a hidden %s', (kind) => {
  test.each(placesOf(kind))('in %s does not come through, however it is written', (place) => {
    fc.assert(
      fc.property(KINDS[kind](0), styles, ({ plain, disguises }, style) => {
        const conversation = conversationOf([{ secret: plain, place }], { style, asked: 'Well?', said: 'It is done.' });
        const through = Object.entries(disguises)
          .map(([name, text]) => [name, clean(`All is kind. ${told(text)} So it is.`, conversation)] as const)
          .filter(([, cleaned]) => cleaned !== 'All is kind. So it is.');
        expect(Object.fromEntries(through)).toEqual({});
      }),
      { ...fixed, numRuns: 2 },
    );
  });

  test('may be told as it is where user or assistant said it', () => {
    fc.assert(
      fc.property(
        KINDS[kind](0),
        styles,
        fc.constantFrom(...placesOf(kind)),
        fc.boolean(),
        (fact, style, place, isAsked) => {
          const { plain } = fact;
          const asked = isAsked ? `What of ${plain} then?` : 'Well?';
          const said = isAsked ? 'It is done.' : `That is "${plain}", of course.`;
          const conversation = conversationOf([{ secret: plain, place }], { style, asked, said });
          const explanation = `All is kind. ${told(plain)} ${told(`(${plain})`)}`;
          expect(clean(explanation, conversation)).toBe(explanation);
        },
      ),
      { ...fixed, numRuns: 40 },
    );
  });
});

interface Told {
  kind: Kind;
  fact: Fact;
  place: Planted['place'];
  isVisible: boolean;
}

const toldAt = (at: number): fc.Arbitrary<Told> =>
  fc.constantFrom(...KIND_NAMES).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      fact: KINDS[kind](at),
      place: fc.constantFrom(...placesOf(kind)),
      isVisible: fc.boolean(),
    }),
  );

const FILLERS = ['It is polite', 'The tone is warm', 'Nobody could ask for more', 'That helps', 'So far so good'];

test('of many facts in random places only those come through that can be seen', () => {
  fc.assert(
    fc.property(
      fc.tuple(toldAt(0), toldAt(1), toldAt(2), toldAt(3), toldAt(4)),
      fc.array(fc.record({ about: fc.nat(4), disguise: fc.nat(100), filler: fc.nat(FILLERS.length - 1) }), {
        minLength: 1,
        maxLength: 8,
      }),
      styles,
      fc.constantFrom(' ', '\n', '\n- ', '  \n\n'),
      (facts, sentences, style, between) => {
        const visible = facts.filter(({ isVisible }) => isVisible).map(({ fact }) => fact.plain);
        const conversation = conversationOf(
          facts.map(({ fact, place }) => ({ secret: fact.plain, place })),
          { style, asked: `Tell me of ${visible.join('; ')}!`, said: 'It is done.' },
        );
        const parts = sentences.flatMap(({ about, disguise, filler }) => {
          const { fact, isVisible } = facts[about]!;
          const ways = Object.values(fact.disguises);
          const text = isVisible ? fact.plain : ways[disguise % ways.length]!;
          return [
            { text: `${FILLERS[filler]}.`, stays: true },
            { text: told(text), stays: isVisible },
          ];
        });
        const cleaned = clean(parts.map(({ text }) => text).join(between), conversation);
        const blank = (text: string) => text.replace(/\s+(- )?/g, ' ').trim();
        expect(blank(cleaned)).toBe(
          blank(
            parts
              .filter(({ stays }) => stays)
              .map(({ text }) => text)
              .join(' '),
          ),
        );
        expect(clean(cleaned, conversation)).toBe(cleaned);
      },
    ),
    { ...fixed, numRuns: 300 },
  );
});

test('if everything is hidden, only the result is given', () => {
  fc.assert(
    fc.property(toldAt(0), styles, fc.nat(100), ({ fact, place }, style, disguise) => {
      const conversation = conversationOf([{ secret: fact.plain, place }], { style, asked: 'Well?', said: 'Done.' });
      const ways = Object.values(fact.disguises);
      expect(clean(told(ways[disguise % ways.length]!), conversation)).toBe(RESULT);
    }),
    { ...fixed, numRuns: 100 },
  );
});
