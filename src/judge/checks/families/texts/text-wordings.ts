import { both, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { inside } from '../../grammar/said.ts';
import { wantedText } from '../../texts/wanted.ts';
import { type One, ofOne } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { loosened } from './case-and-order.ts';
import { CASE_KEPT } from './case-words.ts';
import { noneOf, occurs, plainText, type Quoted } from './texts.ts';

/** How texts are said to occur: as words of their own, in whichever case, so often, one rather than another. */
export function textWordings(notation: Notation): void {
  wholeWords(notation);
  cases(notation);
  spellings(notation);
  names(notation);
}

/** "'art' appears as a word of its own, not merely inside a longer word" */
function wholeWords(notation: Notation): void {
  const words = ['whole', 'separate', 'standalone', 'stand-alone', 'complete', 'full', 'distinct', 'independent'];
  notation.words('AsAWord', [
    ...words.flatMap((one) => [`as ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one} word`]),
    ...each(['as a word'], ['of its own', 'by itself', 'on its own', 'in its own right']),
    ...['as its own word', 'as whole word', 'as a word on its own'],
  ]);
  notation.words('OnItsOwn', ['on its own', 'by itself', 'alone', 'standing alone']);
  notation.words(
    'NotWithin',
    each(
      each(
        each(['not', ', not', 'and not', ', and not', 'rather than', ', rather than'], ['', 'merely', 'just', 'only']),
        ['as part of', 'as a part of', 'part of', 'inside', 'within', 'in'],
      ),
      [
        ...each(each(['a', 'another', 'some', 'some other'], ['', 'longer', 'larger', 'bigger']), ['word']),
        ...each(['', 'longer', 'larger', 'bigger', 'other'], ['words']),
      ],
    ),
  );
  notation.rule('WordGloss = NotWithin');
  notation.rule('WordGloss = NotWithin ,? Intro ( Text | Texts<or> | Texts<and> )', () => null);
  notation.rule("WordGloss = NotWithin '(' Intro? ( Text | Texts<or> | Texts<and> ) ')'", () => null);
  notation.rule('WholeWord = AsAWord');
  notation.rule('WholeWord = AsAWord WordGloss', () => null);
  notation.rule('WholeWord = OnItsOwn WordGloss', () => null);
  const asWord = (text: Quoted): Quoted | undefined =>
    /^[\p{L}\p{N}]+$/u.test(text.text) ? { ...text, wholeWords: true, isUnit: true } : undefined;
  const said = (text: Quoted, times?: Amount) => {
    const word = asWord(text);
    return word && occurs(word, times);
  };
  notation.rule('Clause = Text Used Inside? WholeWord', (text: Quoted, isIn?: true) => {
    const form = said(text);
    return form && inside(form, isIn);
  });
  notation.rule('Clause = Text Used Times WholeWord', said);
  notation.rule('Clause = Text Used WholeWord Place', (text: Quoted) => said(text));
  notation.rule('Clause = Text Used WholeWord Times', (text: Quoted, _: null, times: Amount) => said(text, times));
  notation.rule('Clause = Text Used WholeWord InAnyCase', (text: Quoted) => said({ ...text, caseSensitive: false }));
  notation.rule('Clause = Text Unused Inside? WholeWord', (text: Quoted, isIn?: true) => {
    const word = asWord(text);
    return word && inside(noneOf([word]), isIn);
  });
  for (const verb of ['have', 'use', 'say']) {
    notation.rule(`Core<F,W> = Verb<${verb},F> Text WholeWord`, (text: Quoted) => said(text));
    notation.rule(`Core<F,W> = Verb<${verb},F> Text Times WholeWord`, said);
    notation.rule(`Core<F,W> = Verb<${verb},F> Text WholeWord Times`, (text: Quoted, _: null, times: Amount) =>
      said(text, times),
    );
  }
}

function cases(notation: Notation): void {
  notation.rule('Clause = Several Used Inside? InAnyCase', (form: Said, isIn?: true) => {
    const loose = 'list' in form ? loosened(form) : undefined;
    return loose && inside(loose, isIn);
  });
  notation.words('InThatCase', CASE_KEPT);
  // "Is written with that capitalisation" may be said of each place.
  notation.words('OccursPlain', ['appears', 'occurs', 'is present', 'is included', 'is found', 'is there', 'is used']);
  const kept = ({ mayBeCased: _, ...text }: Quoted): Quoted => ({ ...text, caseSensitive: true });
  notation.rule('Clause = Text OccursPlain Inside? InThatCase', (text: Quoted, isIn?: true) =>
    inside(occurs(kept(text)), isIn),
  );
  // "AAPL is mentioned in capital letters"
  notation.words(
    'InCapitalsSaid',
    each(['in', 'in all', 'all in', 'entirely in'], ['capitals', 'capital letters', 'uppercase', 'caps', 'upper case']),
  );
  notation.rule('Clause = ( Nameless | Named ) Used Inside? InCapitalsSaid', (text: Quoted, isIn?: true) =>
    text.text === text.text.toUpperCase() && /\p{Lu}/u.test(text.text) ? inside(occurs(kept(text)), isIn) : undefined,
  );
  notation.words('InSmallSaid', each(['in', 'all in', 'entirely in'], ['lowercase', 'lower case', 'small letters']));
  for (const verb of ['have', 'use', 'say']) {
    notation.rule(`Core<F,W> = Verb<${verb},F> ( Nameless | Named ) InCapitalsSaid`, (text: Quoted) =>
      isInOneCase(text) ? occurs(kept({ ...text, text: text.text.toUpperCase() })) : undefined,
    );
    notation.rule(`Core<F,W> = Verb<${verb},F> NamedText InSmallSaid`, (text: Quoted) =>
      occurs(kept({ ...text, text: text.text.toLowerCase() })),
    );
  }
  notation.words('AsQuoted', ['word for word', 'word-for-word', ', word for word']);
  notation.rule('Clause = Text Used Inside? AsQuoted', (text: Quoted, isIn?: true) => inside(occurs(text), isIn));
  notation.words('IsSaid', ['is said', 'was said', 'gets said', 'is uttered', 'are said']);
  notation.rule('Clause = Text IsSaid Times', occurs);
  notation.rule('Clause = Several IsIn Place', (form: Said) => (form.denies ? undefined : form));
  notation.words('ReadsOff', ['reads', 'must read', 'should read', 'is', 'must be', 'should be']);
  notation.rule(
    'Clause = OnePart ReadsOff Text ( exactly | precisely )',
    (one: One, { mayBeCased: _, ...text }: Quoted) =>
      ofOne(one, {
        ask: 'equals',
        of: [{ ...plainText(text), wholeWords: false, ...(!text.isCased && { caseSensitive: true }) }],
      }),
  );
}

/** Not in mixed case: "'Foo' in capitals" may mean "Foo" or "FOO". */
const isInOneCase = ({ text }: Quoted) =>
  /\p{L}{2}/u.test(text) && (text === text.toUpperCase() || text === text.toLowerCase());

/** "'colour' is used rather than 'color'", "'GitHub' is always spelled with a capital G and a capital H" */
function spellings(notation: Notation): void {
  const rather = (a: Quoted, b: Quoted): Said | undefined =>
    a.text.toLowerCase() === b.text.toLowerCase()
      ? undefined
      : { ...both(occurs(a), noneOf([b])), plainFor: 1, undeniable: true };
  notation.rule('Clause = Text UsedPlain Inside? AndNever Text', (a: Quoted, ...rest: unknown[]) =>
    rather(a, rest.at(-1) as Quoted),
  );
  notation.words('Variety', ['british', 'american', 'uk', 'us', 'british english', 'american english']);
  notation.words('VarietyNoun', ['form', 'variant', 'one', 'version']);
  notation.rule('VarietyText = the Variety VarietyNoun? #quoted', (text: string) =>
    wantedText(text, { kind: 'word', isUnit: true }),
  );
  notation.rule('VarietyText = the Variety VarietyNoun , #quoted ,', (text: string) =>
    wantedText(text, { kind: 'word', isUnit: true }),
  );
  notation.rule('Named = VarietyText');
  notation.words('NeverIs', ['never', 'not']);
  notation.rule('Joint = Text UsedPlain Inside? And Text NeverIs', (a: Quoted, ...rest: unknown[]) =>
    rather(a, rest.at(-1) as Quoted),
  );
  // The capital letters that are named are all that there are.
  const capitals = ['capital', 'uppercase', 'upper-case', 'upper case'];
  notation.words('OneCapital', [...each(['a', 'an'], capitals), ...each(capitals, [''])]);
  notation.rule('CapitalsSaid = OneCapital #letter', (one: string) => [one]);
  notation.rule('CapitalsSaid = CapitalsSaid ( and | , | , and ) OneCapital? #letter', (all: string[], one: string) => [
    ...all,
    one,
  ]);
  notation.words(
    'SpelledWith',
    each(
      each(
        ['is', 'is always', 'must be', 'must always be', 'should be', 'should always be'],
        ['written', 'spelled', 'spelt'],
      ),
      ['with'],
    ),
  );
  notation.rule('Clause = Text SpelledWith CapitalsSaid', (text: Quoted, letters: string[]): Said | undefined => {
    const found = text.text.match(/\p{Lu}/gu)?.join('') ?? '';
    return found !== '' && found === letters.join('').toUpperCase()
      ? { ask: 'spelling', of: { as: plainText(text), not: [] }, undeniable: true, names: true }
      : undefined;
  });
  // "Is ever spelled 'Github' or 'github' rather than 'GitHub'": any place of one of them is the fault.
  notation.words(
    'IsEverSpelled',
    each(each(['is ever', 'is', 'gets'], ['written', 'spelled', 'spelt', 'misspelled']), ['', 'as']),
  );
  notation.words('RatherThanText', ['rather than', ', rather than', 'instead of', ', instead of', 'and not', ', not']);
  notation.rule(
    'Clause = TheBrand Spellable ( name )? IsEverSpelled ( Text | Texts<or> ) ( RatherThanText Text )',
    (wrong: Quoted | Quoted[], right: Quoted): Said => {
      const all = [wrong].flat();
      const isCased = all.some(({ text }) => text.toLowerCase() === right.text.toLowerCase());
      const places = all.map((text) => occurs(isCased ? { ...text, caseSensitive: true } : text));
      return { or: places, plainFor: -1, onlyFor: -1 };
    },
  );
  notation.rule('SpelledBare = #name', (text: string) => wantedText(text, { kind: 'word', isUnit: true }));
  notation.rule(
    'Clause = TheBrand Spellable ( name )? BareWrittenAs SpelledBare NeverAs SpelledBare',
    (as: Quoted, not: Quoted): Said | undefined =>
      as.text === not.text
        ? undefined
        : { ask: 'spelling', of: { as, not: [not] }, undeniable: true, names: true, plainFor: 1 },
  );
}

/** What is named without quotation marks: "the brand name Lumio", "our competitor Zentrix", "the string NO_MATCH". */
function names(notation: Notation): void {
  notation.words('NamedNoun', [
    ...['brand name', 'product name', 'company name', 'brand', 'product', 'company', 'competitor', 'project', 'city'],
    ...['country', 'trademark', 'app', 'tool', 'service', 'vendor', 'supplier', 'rival', 'project name', 'town'],
    ...['codename', 'code name', 'internal codename', 'nickname', 'book title', 'film title', 'movie title', 'album'],
  ]);
  notation.words('NamedOwner', ['the', 'our', "our competitor's", 'your', 'the name of our', 'the name of the']);
  notation.words('NamedRival', ['competitor', 'rival', 'competing brand', 'rival brand']);
  notation.rule('Named = ( NamedOwner NamedNoun | NamedRival ) BareName', (name: string[]): Quoted | undefined => {
    const text = wantedText(name.join(' '), { kind: 'word', isUnit: true });
    return text && { ...text, mayBeCased: true };
  });
  notation.rule('Named = the ( name | full name ) BareName', (name: string[]) =>
    name.length < 2 ? undefined : wantedText(name.join(' '), { kind: 'word', isUnit: true }),
  );
  notation.rule('Named = the ( string | text | literal | marker | code word | codeword ) #barelabel', (text: string) =>
    wantedText(text, { kind: 'text' }),
  );
}
