import type { Check } from '../../check.ts';
import { canonical, type Fact, type Interval, OPEN, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { CAPITAL, eachWordCheck, type WordTest } from '../../texts/each-word.ts';
import type { Wanted } from '../../texts/find.ts';
import { shoutedInRow } from '../../texts/shouting.ts';
import { counting, wholeText } from '../bridge.ts';
import { type One, ofOne, ofSeveral, type Several } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from './texts.ts';

/** How facts are decided about words that begin or end somehow, or have so many letters. */
export const WORD_KINDS: Readonly<Record<string, (fact: Fact, negated: boolean) => Check | undefined>> = {
  'words that': counting((asked, { of }) => eachWordCheck(of as WordTest, asked)),
  'words shouted in a row': wholeText<number>(
    'capital-words',
    'words in capital letters',
    (count) => `${count} in a row`,
    shoutedInRow,
  ),
};

const that = (of: WordTest, numbers: readonly Interval[], notes: object = {}): Said => ({
  ask: 'words that',
  of,
  in: numbers,
  ...notes,
});
const some = (of: WordTest, notes: object = {}) => that(of, [[1, Infinity]], notes);
const none = (of: WordTest): Said => that(of, [[0, 0]], { denies: true });
const all = (of: WordTest): Said => that({ ...of, isNot: true }, [[0, 0]], { undeniable: true });

/** A beginning or an ending, and not a whole word: "words starting with 'Hello'" may be those of a text that does. */
const affix = (text: string): string | undefined => {
  const plain = text.replace(/^[-–]|[-–]$/gu, '');
  return /^(?:\p{Ll}{1,5}|\p{L})$/u.test(plain) ? plain : undefined;
};

/** "No word is longer than 12 letters", "words ending in '-ly'", "each word starts with 's'" */
export function wordKinds(notation: Notation): void {
  notation.kind('#affix', (token) =>
    token.kind === 'word' && /^\p{Ll}{1,5}$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.rule('Affix = ( the ( prefix | suffix | ending | letters ) )? #quoted', affix);
  notation.rule('Affix = ( the ( prefix | suffix | ending ) )? - #affix', affix);
  notation.rule('Affix = Letter', ({ text }: Wanted) => affix(text));
  notation.rule('Capital = A<start>', (of: string) => (of === CAPITAL ? of : undefined));
  notation.words('Capital', ['a capital'], CAPITAL);
  notation.rule('Affixes = Affix', (one: string) => [one]);
  notation.rule('Affixes = Affix Join<or> Affix', (a: string, b: string) => [a, b]);
  notation.rule('Affixes = Affix , Affix ,? or Affix', (a: string, b: string, c: string) => [a, b, c]);
  const starting = (of: string | string[]) => ({ starts: [of].flat() });
  const ending = (ends: string[]) => ({ ends });
  notation.rule('WordPred<F> = Verb<start,F> ( Affixes | Capital )', starting);
  notation.rule('WordPred<F> = ( Verb<end,F> | Verb<close,F> ) Affixes', ending);
  notation.words('LetterUnit', ['letter', 'letters', 'character', 'characters']);
  const letters = ({ in: [span, more], bare, denies }: Amount): WordTest | undefined =>
    more || !span || denies || (bare && span[0] !== span[1]) ? undefined : { letters: span };
  notation.rule('LetterLength = ( Bound | Length ) LetterUnit ( long | in length )?', letters);
  notation.rule('LetterCount = ( Amount ) LetterUnit', letters);
  notation.rule('WordPred<F> = Verb<be,F> LetterLength');
  notation.rule('WordPred<F> = Verb<have,F> LetterCount');
  notation.rule('WordSuch<third> = ( that | which ) WordPred<third>');
  notation.rule('WordSuch<plural> = ( that | which ) WordPred<plural>');
  notation.rule('WordSuch<N> = ( WordPred<gerund> | LetterLength | ( of | with ) LetterCount )');

  notation.rule('WordPred<F> = Verb<be,F> capitalized', () => starting(CAPITAL));
  notation.rule('WordPred<F> = Verb<have,F> ( the letter )? #quoted', (text: string) =>
    /^\p{Ll}$/u.test(text) ? { has: [text] } : undefined,
  );
  notation.rule('WordPred<F> = Verb<have,F> Letter', ({ text }: Wanted) => ({ has: [text] }));
  notation.rule('WordPred<FIN> = Modal WordPred<base>');
  someWords(notation);
  wordsByPlace(notation);
  // "A word of four or more letters is in all caps"
  const shouted = (of: WordTest): WordTest | undefined => ('letters' in of ? { ...of, inCapitals: true } : undefined);
  notation.rule('ShoutedWord = ( word | words ) ( of | with ) LetterCount InCapitals', shouted);
  notation.rule('ShoutedWord = Shouted ( of | with | that has ) LetterCount', (_: null, of: WordTest) => shouted(of));
  notation.rule('ShoutedWord = Shouted ( that is | which is | that are )? LetterLength', (_: null, of: WordTest) =>
    shouted(of),
  );
  notation.rule(
    'LetterLength = N LetterUnit ( or longer | or more | or more long | long or longer | long or more )',
    (n: number): WordTest => ({ letters: [n, Infinity] }),
  );
  notation.rule('Some<made> = ( a | an | any ) ShoutedWord', (of: WordTest) => some(of, { one: true, names: true }));
  notation.rule('Det = no ShoutedWord', none);
  notation.rule('LongWord = ( word | words ) ( of | with ) LetterCount AreCapitals', shouted);
  notation.rule('Clause = ( a | any | any single | one ) LongWord', (of: WordTest) => some(of, { plainFor: -1 }));
  notation.rule('Clause = no LongWord', none);
  // "At least 50 words ending with 'x'" may be said of a text that ends so.
  notation.rule(
    'Det = Amount ( word WordSuch<third> | words WordSuch<plural> )',
    ({ in: numbers, bare }: Amount, of: WordTest): Said =>
      numbers.flat().some((bound) => bound >= 20 && bound < Infinity)
        ? OPEN
        : that(of, numbers, { ...(bare && { bare }), names: true }),
  );
  notation.rule('Det = ( No word WordSuch<third> | no words WordSuch<plural> )', none);
  notation.rule('Some<made> = ( AnyWord word WordSuch<third> | any words WordSuch<plural> )', (of: WordTest) =>
    some(of, { any: true, names: true }),
  );
  notation.rule('Some<made> = a word WordSuch<third>', (of: WordTest) => some(of, { one: true, names: true }));
  notation.rule('Bare = words WordSuch<plural>', (of: WordTest) => some(of, { many: true, names: true }));
}

/** Of how many words something is said, and of which part. */
interface Words {
  share: 'all' | 'none' | 'some' | 'fault' | Amount;
  inside?: One;
}

/** "Every word of the first line begins with a capital", "at least three words end in '-ly'", "no word is in all caps" */
function someWords(notation: Notation): void {
  const wholes = ['the response', 'its response', 'the output', 'the answer', 'its answer', 'the reply', 'its reply'];
  const where = ['', ...each(['in', 'of', 'anywhere in'], wholes)];
  const words = (number: 'third' | 'plural', phrases: readonly string[], share: Words['share']) =>
    notation.words(`SomeWords<${number}>`, each(each(phrases, [number === 'third' ? 'word' : 'words']), where), {
      share,
    } satisfies Words);
  words('third', ['every', 'each', 'every single', 'each and every', 'each single'], 'all');
  words('plural', ['all', 'all the', 'all of the', 'all of its'], 'all');
  words('third', ['no', 'not a single', 'not one', 'no single'], 'none');
  words('plural', ['no', 'none of the'], 'none');
  words('third', ['any', 'any single', 'a', 'even a single'], 'fault');
  words('third', ['at least one', 'one or more', 'some'], 'some');
  notation.rule('SomeWords<plural> = Amount words', (share: Amount): Words | undefined =>
    share.bare || share.denies || share.in[0]![1] === 0 ? undefined : { share },
  );
  notation.words('ExactlyOneWord', each(['exactly one word', 'only one word', 'just one word'], where));
  notation.rule('SomeWords<third> = ExactlyOneWord', (): Words => ({ share: { in: [[1, 1]] } }));
  notation.rule('SomeWords<N> = SomeWords<N> ( in | of | within ) OnePart', ({ share, inside }: Words, one: One) =>
    inside ? undefined : { share, inside: one },
  );
  const shared = (share: Words['share'], of: WordTest): Said =>
    share === 'all'
      ? all(of)
      : share === 'none'
        ? none(of)
        : typeof share === 'object'
          ? that(of, share.in, share.phrase === undefined ? {} : { phrase: share.phrase })
          : some(of, share === 'fault' ? { plainFor: -1 } : {});
  const placed = ({ inside }: Words, found: Said | undefined) => (inside && found ? ofOne(inside, found) : found);
  notation.rule('Clause = SomeWords<N> WordPred<N>', (of: Words, test: WordTest) => placed(of, shared(of.share, test)));
  // A single capital letter, such as "I", may be a word in capitals.
  notation.words('WordIsIn', each(['is', 'are', 'must be', 'should be'], ['', 'written', 'all']));
  notation.rule('Clause = SomeWords<N> WordIsIn ( InCase | Case1 | all caps )', (of: Words, given?: Said | string) => {
    const name = given === undefined ? 'capital' : typeof given === 'string' ? given : (given as { of: string }).of;
    if (of.share === 'all') return placed(of, { ask: 'case', of: name });
    const numbers = of.share === 'none' ? [[0, 0]] : typeof of.share === 'object' ? of.share.in : [[1, Infinity]];
    if (name !== 'capital') return undefined;
    return placed(of, {
      ask: of.share === 'none' || of.share === 'fault' ? 'words shouted' : 'words in capitals',
      in: numbers as [number, number][],
      ...(typeof of.share === 'object' && of.share.phrase && { phrase: of.share.phrase }),
      ...(of.share === 'none' && { denies: true }),
      ...(of.share === 'fault' && { plainFor: -1 as const }),
    });
  });
  // "Capitalized words" may begin with a capital letter, or have no others.
  const capitalized = ({ in: numbers, bare }: Amount): Said => ({
    ask: 'agreeing',
    of: [
      that({ starts: [CAPITAL] }, numbers),
      { ask: numbers[0]![1] === 0 ? 'words shouted' : 'words in capitals', in: numbers },
    ].map(canonical),
    undeniable: true,
    ...(bare && { plainFor: 1 as const }),
  });
  notation.words('Capitalized', ['capitalized', 'capitalised']);
  notation.rule('Det = Amount Capitalized ( word | words )', capitalized);
  notation.rule('Det = no Capitalized ( word | words )', () => capitalized({ in: [[0, 0]] }));
  notation.rule('Det = any Capitalized ( word | words )', () => capitalized({ in: [[1, Infinity]] }));
}

/** "The first word of each line starts with 's'", "the last word has at most 5 letters" */
function wordsByPlace(notation: Notation): void {
  notation.rule('WordPlace = NthWord');
  notation.rule('WordPlace = FirstWord<start>', () => 0);
  notation.rule('WordPlace = FirstWord<end>', () => -1);
  const at = (place: number, test: WordTest): Said => ({ ask: 'word at', of: { place, texts: [], test }, names: true });
  notation.rule('Clause = WordPlace OfAll? WordPred<third>', at);
  notation.rule(
    'Clause = WordPlace ( of | in | on ) OnePart WordPred<third>',
    (place: number, one: One, test: WordTest) => ofOne(one, at(place, test)),
  );
  notation.rule(
    'Clause = WordPlace ( of | in | on ) SomeParts<third> WordPred<third>',
    (place: number, of: Several, test: WordTest) => ofSeveral(of, at(place, test)),
  );
  notation.rule(
    'Clause = WordPlace ( of | in | on ) SomeParts<third> Copula ( Text | Texts<or> )',
    (place: number, of: Several, texts: Quoted | Quoted[]) => {
      const plain = [texts].flat().map(plainText);
      return plain.every(({ text }) => /^[\p{L}\p{N}]+$/u.test(text))
        ? ofSeveral(of, { ask: 'word at', of: { place, texts: plain }, names: true })
        : undefined;
    },
  );
  for (const edge of ['start', 'end'])
    notation.rule(
      `Clause = FirstLetter<${edge}> ( of | in | on ) ( OnePart | SomeParts<third> ) Copula EdgeLetter<${edge}>`,
      (_: string, of: One | Several, form: Said) => ('place' in of ? ofOne(of, form) : ofSeveral(of, form)),
    );
}
