import type { Check } from '../../check.ts';
import { patternCheck, type Scope } from '../../data/pattern.ts';
import { usable, type WrittenPattern, writtenAt } from '../../data/pattern-phrase.ts';
import type { Fact, Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { quantityOf } from '../bridge.ts';

const PRESENT: Amount = { in: [[1, Infinity]] };

/** The check of a fact about a pattern. */
export const patternDecider =
  (scope: Scope) =>
  ({ of, in: numbers }: Fact, negated: boolean): Check | undefined => {
    const quantity = quantityOf(numbers ?? (negated ? [[0, 0]] : [[1, Infinity]]));
    // A whole match is wished or denied, and has no number.
    const asked = quantity && (scope === 'whole' && negated ? { ...quantity, outside: true } : quantity);
    return asked && patternCheck(scope, of as WrittenPattern, asked);
  };

const nouns = (words: readonly string[], links: readonly string[]) =>
  words.flatMap((word) => links.map((link) => `${word} ${link}`));

/** Regular expressions: whether, or how often, they match. */
export function patterns(notation: Notation): void {
  notation.kind('#pattern', (token) => (token.kind === 'pattern' ? writtenAt(token, undefined) : undefined));
  notation.kind('#regex', (token) => (token.kind === 'quoted' ? writtenAt(token, 'regex') : undefined));
  notation.kind('#plainpattern', (token) => (token.kind === 'quoted' ? writtenAt(token, 'pattern') : undefined));
  const determined = (all: readonly string[]) =>
    ['', 'the ', 'a ', 'this ', 'the following ', 'following '].flatMap((one) => all.map((noun) => `${one}${noun}`));
  notation.words(
    'RegexNoun',
    determined([
      'regex',
      'regexp',
      'regular expression',
      'regex pattern',
      'regular expression pattern',
      'regexp pattern',
    ]),
  );
  notation.words('PatternNoun', determined(['pattern']));
  notation.words(
    'IgnoringCase',
    ['case-insensitive', 'case-insensitively', 'case insensitive', 'ignoring case'].flatMap((one) => [
      one,
      `( ${one} )`,
      `, ${one}`,
    ]),
    true,
  );
  // One that the engine has not, or that dialects read in different ways, is a model's.
  const written = (pattern: WrittenPattern, isLoose?: true): WrittenPattern | undefined => {
    const found = isLoose ? { ...pattern, flags: { ...pattern.flags, ignoreCase: true } } : pattern;
    return usable(found) ? found : undefined;
  };
  notation.rule('Pattern = ( RegexNoun :? | PatternNoun :? )? #pattern IgnoringCase?', written);
  notation.rule('Pattern = RegexNoun :? #regex IgnoringCase?', written);
  notation.rule('Pattern = PatternNoun :? #plainpattern IgnoringCase?', written);

  const verb = 'matches|match|match|matched|matching'.split('|');
  for (const [at, form] of FORMS.entries()) {
    notation.words(`MatchOf<${form}>`, [verb[at]!]);
    notation.words(
      `MatchWholly<${form}>`,
      ['fully', 'entirely', 'completely', 'wholly'].map((adverb) => `${adverb} ${verb[at]}`),
    );
  }
  const matches = (of: WrittenPattern, { in: numbers, bare, denies }: Amount = PRESENT): Said => ({
    ask: 'matches',
    of,
    in: numbers,
    ...(bare && { bare }),
    ...(denies && { denies }),
  });
  const whole = (of: WrittenPattern): Said => ({ ask: 'whole match', of });
  notation.rule('Core<F,response> = MatchOf<F> Pattern Times?', matches);
  notation.rule(
    'Core<F,response> = MatchOf<F> Pattern or Pattern',
    (a: WrittenPattern, b: WrittenPattern): Said => ({ or: [matches(a), matches(b)] }),
  );
  notation.rule(
    'Core<F,response> = MatchOf<F> neither Pattern nor Pattern',
    (a: WrittenPattern, b: WrittenPattern): Said => ({
      and: [a, b].map((one) => matches(one, { in: [[0, 0]] })),
      denies: true,
    }),
  );
  notation.rule('Core<F,response> = MatchWholly<F> Pattern', whole);
  notation.rule('Clause = Whole ( matches | must match | should match ) Pattern', whole);
  // Denied, it may be that nothing of it matches; as a fault, that it does not match as a whole.
  notation.rule(
    'Clause = Whole does not match Pattern',
    (of: WrittenPattern): Said => ({ not: { ask: 'whole match', of }, denies: true, plainFor: -1 }),
  );
  notation.rule(
    'Core<F,response> = MatchOf<F> Pattern ( entirely | completely | fully | wholly | in full | in its entirety | as a whole )',
    whole,
  );
  const matching = ['matching', 'that match', 'that matches', 'which match', 'which matches', 'that matched'];
  notation.words(
    'MatchThing',
    [
      ...nouns(['match', 'matches'], ['of', 'for', 'to']),
      ...nouns(['string', 'strings', 'substring', 'substrings', 'text', 'sequence', 'sequences'], matching),
    ],
    'matches',
  );
  notation.words('MatchThing', nouns(['line', 'lines'], matching), 'lines matching');
  notation.words(
    'MatchBare',
    [...nouns(['matches'], ['of', 'for']), ...nouns(['something', 'text', 'strings', 'substrings'], matching)],
    'matches',
  );
  notation.words('MatchBare', nouns(['lines'], matching), 'lines matching');
  const counted = (amount: Amount, ask: string, of: WrittenPattern): Said => ({ ...matches(of, amount), ask });
  notation.rule('Det = Amount MatchThing Pattern', counted);
  notation.rule('Det = No MatchThing Pattern', (ask: string, of: WrittenPattern) =>
    counted({ in: [[0, 0]], denies: true }, ask, of),
  );
  notation.rule(
    'Det = ( a | an | any ) MatchThing Pattern',
    (ask: string, of: WrittenPattern): Said => ({ ...counted(PRESENT, ask, of), one: true }),
  );
  notation.rule(
    'Bare = MatchBare Pattern',
    (ask: string, of: WrittenPattern): Said => ({ ...counted(PRESENT, ask, of), many: true }),
  );
}
