import { isFact, type Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { count } from '../../grammar/said.ts';
import { hasLineBlank, hasOuterBlanks, type MarksInRow, standInRow } from '../../texts/row-and-edge.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { ofSeveral } from '../parts/of-parts.ts';
import { each } from '../shape.ts';

/** How facts are decided of blanks at the ends, of a blank line, and of marks that follow one another. */
export const SIZES_IN_WORDS: Readonly<Record<string, Decider>> = {
  'outer blanks': wholeText('blanks', 'the ends of the response', () => 'blanks at either end', hasOuterBlanks),
  'blank line': wholeText<number>(
    'blanks',
    'a line by its place',
    (place) => `line ${place + 1} blank`,
    (text, place) => hasLineBlank(text, place),
  ),
  'marks in a row': wholeText<MarksInRow>(
    'punctuation',
    'marks that follow one another',
    ({ mark, least }) => `${least} or more ${mark} in a row`,
    (text, of) => standInRow(text, of),
  ),
};

/** Lengths and blanks in other words. */
export function sizesInWords(notation: Notation): void {
  limits(notation);
  edgesAndRows(notation);
  names(notation);
}

function limits(notation: Notation): void {
  // "Fits in a tweet (280 characters or fewer)", "fits within 50 words", "fits on one line"
  for (const [at, form] of FORMS.entries())
    notation.words(`Fit<${form}>`, [
      ['fits', 'fit', 'fit', 'fitted', 'fitting'][at]!,
      ...(at < 2 ? ['would fit', 'could fit', 'can fit', 'will fit'] : []),
    ]);
  notation.words(
    'InATweet',
    each(
      ['in', 'into', 'within'],
      ['a tweet', 'one tweet', 'a single tweet', 'an sms', 'one sms', 'a single sms', 'a text message'],
    ),
  );
  const upTo = (form: Said): Said | undefined =>
    isFact(form) && form.in?.length === 1 && form.in[0]![0] === 0 ? form : undefined;
  notation.rule("Core<F,response> = Fit<F> InATweet '(' ( Sized<size> | Extent ) ')'", upTo);
  notation.rule("Core<F,response> = Fit<F> InATweet '(' N Thing<size> ')'", (n: number, thing: string) =>
    count(thing, { in: [[0, n]] }),
  );
  notation.rule('Core<F,response> = Fit<F> ( in | into | within ) N Thing<size>', (n: number, thing: string) =>
    count(thing, { in: [[0, n]] }),
  );
  // "A 160-character SMS"
  notation.words('Holder', [
    'sms',
    'tweet',
    'text',
    'text message',
    'message',
    'post',
    'field',
    'box',
    'caption',
    'bio',
  ]);
  notation.words('AHolder', ['a', 'an', 'one', 'a single', 'one single']);
  notation.rule(
    'Core<F,response> = Fit<F> ( in | into | within ) AHolder N - One<size> Holder',
    (n: number, thing: string) => count(thing, { in: [[0, n]] }),
  );
  notation.rule(
    'Core<F,response> = Fit<F> ( in | into | within ) AHolder Holder of N Thing<size>',
    (n: number, thing: string) => count(thing, { in: [[0, n]] }),
  );
  notation.rule('Core<F,response> = Fit<F> OneLine');
  notation.rule('Core<F,W> = Verb<keepTo,F> LimitOf');
  for (const [at, form] of FORMS.entries())
    notation.words(
      `Respect<${form}>`,
      [
        ['respects', 'respect', 'respect', 'respected', 'respecting'],
        ['observes', 'observe', 'observe', 'observed', 'observing'],
        ['adheres to', 'adhere to', 'adhere to', 'adhered to', 'adhering to'],
        ['obeys', 'obey', 'obey', 'obeyed', 'obeying'],
      ].map((verb) => verb[at]!),
    );
  notation.rule('Core<F,W> = Respect<F> LimitOf');
  // "Anything in capital letters" may be a part.
  notation.rule('Graded = anything Extent');
  notation.rule('Clause = the ( total )? length of ( Response | Answer ) LengthIs ( Sized<size> | Extent )');
  notation.words('LengthIs', ['is', 'must be', 'should be', 'stays', 'remains', 'has to be']);
  // "The shortest line has at least 5 characters": all lines have.
  notation.words('Extreme', ['the shortest'], 'shortest');
  notation.words('Extreme', ['the longest'], 'longest');
  notation.rule(
    'Clause = Extreme Unit ( Verb<have,third> | Verb<be,third> ) ( Sized<size> | Extent )',
    (extreme: string, kind: string, holds: Said): Said | undefined => {
      if (!isFact(holds) || holds.in?.length !== 1 || holds.ask !== (kind === 'line' ? 'characters' : 'words'))
        return undefined;
      const isLower = holds.in[0]![1] === Infinity;
      if (holds.in[0]![0] > 0 && !isLower) return undefined;
      return ofSeveral(
        { kind, which: isLower === (extreme === 'shortest') ? 'all' : 'some', denied: 'never', must: true },
        holds,
      );
    },
  );
}

function edgesAndRows(notation: Notation): void {
  notation.words('Blanks', ['whitespace', 'white space', 'whitespace characters', 'blanks', 'spaces'], null);
  const outer: Said = { ask: 'outer blanks' };
  notation.words('OuterEdge', ['leading or trailing', 'trailing or leading']);
  notation.rule('Det = ( any )? OuterEdge Blanks', () => outer);
  notation.rule('Det = no OuterEdge Blanks', (): Said => ({ not: outer as never, denies: true }));
  notation.words('PlaceOfLine', ['the first line'], 0);
  for (const [at, ordinal] of ['second', 'third', 'fourth', 'fifth'].entries())
    notation.words('PlaceOfLine', [`the ${ordinal} line`], at + 1);
  notation.words('IsBlank', each(['is', 'must be', 'should be'], ['blank', 'empty', 'left blank', 'left empty']));
  notation.words('IsNotBlank', ['is not blank', 'is not empty']);
  const blank = (of: number): Said => ({ ask: 'blank line', of, undeniable: true });
  notation.rule('Clause = PlaceOfLine OfWhole? IsBlank', blank);
  notation.rule('Kind = with a ( blank | empty ) NthOwned line', ({ place }: { place: number }) =>
    place > 0 ? blank(place) : undefined,
  );
  notation.rule('Core<F,response> = Verb<have,F> a ( blank | empty ) NthOwned line', ({ place }: { place: number }) =>
    place > 0 ? blank(place) : undefined,
  );
  notation.rule(
    'Clause = PlaceOfLine OfWhole? IsNotBlank',
    (of: number): Said => ({ not: { ask: 'blank line', of }, denies: true }),
  );
  // "Two exclamation marks in a row"
  notation.words('Consecutive', ['consecutive', 'successive']);
  const inRow = (least: number, mark: string): Said | undefined =>
    ROWS.includes(mark) && least > 1 ? { ask: 'marks in a row', of: { mark, least } } : undefined;
  const from = ({ in: [span], bare, above }: Amount) => (span![1] === Infinity || (bare && !above) ? span![0] : 0);
  notation.words('Several2', ['multiple', 'several'], 2);
  for (const said of [
    '( One<mark> | Many<mark> ) ( in a row | in succession )',
    'Consecutive ( One<mark> | Many<mark> )',
  ]) {
    notation.rule(`InRow = Amount ${said}`, (amount: Amount, mark: string) => inRow(from(amount), mark));
    notation.rule(`InRow = Several2 ${said}`, inRow);
    notation.rule(`NoInRow = no Amount ${said}`, (amount: Amount, mark: string) =>
      inRow(amount.bare ? from(amount) : 0, mark),
    );
    notation.rule(`NoInRow = no Several2 ${said}`, inRow);
  }
  notation.words(
    'StandInRow',
    each(['come', 'follow', 'stand', 'appear', 'occur', 'are'], ['in a row', 'directly in a row', 'in succession']),
  );
  notation.rule('Clause = ( any )? Amount Many<mark> StandInRow', (amount: Amount, mark: string): Said | undefined => {
    const form = inRow(from(amount), mark);
    return form && { ...form, plainFor: -1 };
  });
  notation.rule('InRow = consecutive Many<mark>', (mark: string) => inRow(2, mark));
  notation.rule('NoInRow = no consecutive Many<mark>', (mark: string) => inRow(2, mark));
  const isNot = (form: Said): Said => ({ not: form as never, denies: true });
  // As a wish, "three in a row" may be just three.
  notation.rule('Det = InRow', (form: Said): Said => ({ ...form, plainFor: -1 }));
  notation.rule('Penalize = InRow', (form: Said) => form);
  notation.rule('Det = NoInRow', isNot);
  // "No word is repeated twice in a row ('the the')"
  notation.kind('#doubled', (token) =>
    token.kind === 'quoted' && /^(\p{L}+) \1$/iu.test(token.text) ? true : undefined,
  );
  notation.rule("DoubledGloss = '(' Intro? #doubled ')'", () => null);
  notation.rule('DoubledGloss = ,? Intro #doubled', () => null);
  const doubled = (isSome: boolean) => (): Said =>
    isSome
      ? { ask: 'doubled words', in: [[1, Infinity]], plainFor: -1 }
      : { ask: 'doubled words', in: [[0, 0]], denies: true };
  notation.rule('Clause = NoWordTwice DoubledGloss', doubled(false));
  notation.rule('Clause = AWordTwice DoubledGloss', doubled(true));
  notation.words(
    'AWordDoubled',
    each(
      ['a word is', 'any word is', 'the same word is', 'a word gets', 'one word is'],
      [
        ...each(['', 'accidentally', 'mistakenly', 'immediately', 'directly'], ['doubled', 'doubled up']),
        ...['doubled by accident', 'immediately repeated', 'repeated immediately', 'directly repeated'],
        ...['repeated twice in a row', 'repeated right after itself', 'immediately followed by itself'],
        ...['repeated back to back', 'written twice in a row'],
      ],
    ),
  );
  notation.words(
    'AWordDoubled',
    each(['two consecutive words', 'two adjacent words', 'two words in a row'], ['are the same', 'are identical']),
  );
  notation.words('DoubledWords', [
    'a doubled word',
    'doubled words',
    'any doubled words',
    'any doubled word',
    'an immediately repeated word',
    'immediately repeated words',
  ]);
  notation.rule(
    'Det = DoubledWords DoubledGloss',
    (): Said => ({ ask: 'doubled words', in: [[1, Infinity]], one: true }),
  );
  notation.rule('Clause = AWordDoubled DoubledGloss?', doubled(true));
}

const ROWS = ['exclamation marks', 'question marks', 'commas'];

function names(notation: Notation): void {
  for (const [name, unit] of [
    ['lines', 'line'],
    ['words', 'word'],
    ['sentences', 'sentence'],
    ['paragraphs', 'paragraph'],
  ] as const) {
    notation.words('Many<size>', [`${unit}s of text`], name);
    notation.words('One<size>', [`${unit} of text`], name);
  }
  const outside = [
    'outside ascii',
    'outside plain ascii',
    'outside basic ascii',
    'outside the ascii character set',
    'outside of ascii',
    'outside the ascii range',
    'beyond ascii',
    'outside the ascii set',
    'that are not ascii',
  ];
  notation.words('Many<made>', each(['characters'], outside), 'non-ASCII characters');
  notation.words('One<made>', each(['character'], outside.slice(0, -1)), 'non-ASCII characters');
  const straight = each(
    ['are straight', 'must be straight', 'should be straight'],
    ['', 'and not curly', ', not curly', 'not curly', 'and never curly'],
  );
  notation.words('AreStraight', straight);
  notation.words(
    'TheQuotes',
    each(['', 'all', 'any', 'the', 'all the'], ['quotes', 'quotation marks', 'double quotes']),
  );
  notation.rule(
    'Clause = TheQuotes Place AreStraight',
    (): Said => ({
      ask: 'curly quotes',
      in: [[0, 0]],
      denies: true,
      undeniable: true,
    }),
  );
}
