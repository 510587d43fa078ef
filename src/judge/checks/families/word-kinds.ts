import type { Check } from '../check.ts';
import { type Fact, type Interval, OPEN, type Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import { CAPITAL, eachWordCheck, type WordTest } from '../texts/each-word.ts';
import type { Wanted } from '../texts/find.ts';
import { counting } from './bridge.ts';
import { each } from './shape.ts';

/** How facts are decided about words that begin or end somehow, or have so many letters. */
export const WORD_KINDS: Readonly<Record<string, (fact: Fact, negated: boolean) => Check | undefined>> = {
  'words that': counting((asked, { of }) => eachWordCheck(of as WordTest, asked)),
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

  const wholes = ['the response', 'its response', 'the output', 'the answer', 'its answer', 'the reply', 'its reply'];
  const where = ['', ...each(['in', 'of', 'anywhere in'], wholes)];
  const nouns = (phrases: readonly string[], noun: string) => each(each(phrases, [noun]), where);
  notation.words('WordEach', nouns(['every', 'each', 'every single', 'each and every', 'each single'], 'word'));
  notation.words('WordsAll', nouns(['all', 'all the', 'all of the'], 'words'));
  notation.words('WordNone', nouns(['no', 'not a single', 'not one', 'no single'], 'word'));
  notation.words('WordsNone', nouns(['no', 'none of the'], 'words'));
  notation.words('WordAny', nouns(['any', 'any single', 'a', 'even a single'], 'word'));
  notation.words('WordsSome', nouns(['at least one', 'one or more', 'some'], 'word'));
  notation.rule('Clause = WordsSome WordPred<third>', (of: WordTest) => some(of));
  notation.rule('Clause = WordEach WordPred<third>', all);
  notation.rule('Clause = WordsAll WordPred<plural>', all);
  notation.rule('Clause = ( WordNone WordPred<third> | WordsNone WordPred<plural> )', none);
  notation.rule('Clause = WordAny WordPred<third>', (of: WordTest) => some(of, { plainFor: -1 }));
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
