import { citedAbove } from '../../data/citations.ts';
import type { Fact, Form, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { count } from '../../grammar/said.ts';
import { literal } from '../../texts/find.ts';
import { wantedText } from '../../texts/wanted.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { type One, ofOne, ofSeveral, type Several } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from '../texts/texts.ts';
import { agreeing } from '../texts/written-texts.ts';

/** How facts are decided about the numbers of citations. */
export const DAILY_WORDS: Readonly<Record<string, Decider>> = {
  'cited above': wholeText('citations', 'citations', (n: number) => `one higher than [${n}]`, citedAbove),
};

/** What engineers ask for every day: the form of the last line, one label, times at the start of lines, numbers of citations. */
export function dailyWords(notation: Notation): void {
  forms(notation);
  labels(notation);
  times(notation);
  citedNumbers(notation);
  marks(notation);
}

const matches = (called: string, source: string): Said => ({
  ask: 'matches',
  of: { called, source, flags: { ignoreCase: false, multiline: false, dotAll: false } },
  in: [[1, Infinity]],
});
const equals = (all: readonly Quoted[]): Said => ({
  ask: 'equals',
  of: all.map(plainText),
  list: 'one',
  undeniable: true,
});

/** "The final line has the form 'Answer: X', where X is A, B, C or D" */
function forms(notation: Notation): void {
  notation.words('HasLineForm', [
    ...each(
      ['has', 'must have', 'should have', 'is of', 'is in', 'must be in', 'follows', 'takes'],
      ['the form', 'the format'],
    ),
    ...['matches', 'reads', 'is', 'must be', 'must read', 'should read', 'says', 'must match', 'has exactly the form'],
  ]);
  notation.kind('#lettered', (token) => {
    const [, label, letter] =
      (token.kind === 'quoted' && /^(.*\P{L})?(?:\[|<)?([A-Z])(?:\]|>)?$/u.exec(token.text)) || [];
    return label !== undefined && /[:\s]$/u.test(label) ? { label, letter } : undefined;
  });
  notation.words('Where2', [', where', 'where', ', with', 'with']);
  notation.words('IsOneOf2', ['is', 'is one of', 'is either', 'being', 'being one of', 'is exactly one of']);
  notation.kind('#where', (token) => (token.kind === 'word' && /^[A-Z]$/u.test(token.raw) ? token.raw : undefined));
  notation.rule(
    'Clause = OnePart HasLineForm #lettered Where2 #where IsOneOf2 Capitals',
    (
      one: One,
      { label, letter }: { label: string; letter: string },
      where: string,
      all: string[],
    ): Said | undefined => {
      const texts = all.map((value) => wantedText(`${label}${value}`, {})!);
      return where === letter && one.kind === 'line' ? ofOne(one, equals(texts as Quoted[])) : undefined;
    },
  );
  // "'Answer: ' followed by a single letter", "'Score: N' where N is an integer"
  const labelled = (one: One, label: string, called: string, source: string): Said | undefined => {
    const start = literal(label.trim());
    return one.kind === 'line'
      ? ofOne(
          one,
          agreeing(
            matches(`"${label.trim()}" and ${called}`, String.raw`\A\s*${start}\s*${source}\s*$`) as Form,
            matches(`"${label.trim()}" and ${called}`, String.raw`${start}\W*${source}\b`) as Form,
          ),
        )
      : undefined;
  };
  for (const [called, source, names] of [
    ['a letter', '[A-Za-z]', ['a single letter', 'one letter', 'a letter']],
    ['a capital letter', '[A-Z]', ['a single capital letter', 'a capital letter', 'one capital letter']],
    ['a whole number', String.raw`-?\d+`, ['an integer', 'a whole number', 'a single integer', 'the integer answer']],
  ] as const) {
    notation.words('LabelValue', names, { called, source });
  }
  notation.rule(
    'Clause = OnePart HasLineForm #quoted ( followed by | and then | then | plus ) LabelValue',
    (one: One, label: string, { called, source }: { called: string; source: string }) =>
      labelled(one, label, called, source),
  );
  notation.rule(
    'Clause = OnePart HasLineForm #lettered Where2 #where ( is | being ) LabelValue',
    (
      one: One,
      { label, letter }: { label: string; letter: string },
      where: string,
      value: { called: string; source: string },
    ) => (where === letter ? labelled(one, label, value.called, value.source) : undefined),
  );
}

/** "Outputs 'DONE' and nothing else", "consists only of the label SPAM or HAM", "is anything other than 'true' or 'false'" */
function labels(notation: Notation): void {
  notation.words('LabelWord', each(['the'], ['label', 'token', 'word', 'string', 'value', 'text', 'letter']));
  notation.rule('Core<F,writer> = ( SendsBack<F> | Verb<reply,F> with ) Text NothingElse2', (text: Quoted) =>
    equals([text]),
  );
  notation.rule('Core<F,response> = Verb<consistOnly,F> LabelWord BareLabelRow<or>', equals);
  notation.rule('State = ( just | only ) the letter #where', (letter: string) =>
    equals([{ text: letter, wholeWords: true, caseSensitive: false, mayBeCased: true }]),
  );
}

/** "Each line starts with a timestamp in the form [HH:MM]" */
function times(notation: Notation): void {
  notation.words(
    'StampForm',
    each(
      ['', 'in the form', 'in the format', 'of the form', 'like', 'such as', 'formatted as', 'written as'],
      ['[ hh : mm ]'],
    ),
    ':',
  );
  notation.words(
    'StampForm',
    each(['', 'in the form', 'in the format', 'of the form', 'formatted as'], ['[ hh : mm : ss ]']),
    ':s',
  );
  notation.kind('#stamp', (token) =>
    token.kind === 'quoted' && /^\[HH:MM(?::SS)?\]$/iu.test(token.text)
      ? token.text.length > 7
        ? ':s'
        : ':'
      : undefined,
  );
  notation.rule('StampForm = ( in | of )? the? ( form | format | pattern ) #stamp');
  notation.words('StartsLine', [
    'starts with',
    'begins with',
    'must start with',
    'must begin with',
    'should start with',
    'opens with',
  ]);
  notation.rule(
    'Clause = SomeParts<N> StartsLine ( a timestamp | a time | its timestamp | the timestamp ) StampForm',
    (of: Several, form: string): Said | undefined => {
      const stamp = String.raw`\[(?:[01]\d|2[0-3]):[0-5]\d${form === ':s' ? String.raw`:[0-5]\d` : ''}\]`;
      const called = `a time in square brackets at the beginning`;
      return of.kind === 'line' && of.which === 'all'
        ? ofSeveral(
            of,
            agreeing(
              matches(called, String.raw`\A\s*${stamp}`) as Form,
              matches(called, String.raw`\A[\s>*_-]*${stamp}`) as Form,
            ),
          )
        : undefined;
    },
  );
}

/** "No citation is higher than [3]" */
function citedNumbers(notation: Notation): void {
  const nouns = [
    'citation',
    'citation number',
    'reference number',
    'source number',
    'bracketed citation',
    'bracketed number',
  ];
  notation.words('ACited', each(['a', 'any'], nouns));
  notation.words('NoCited', each(['no'], nouns));
  notation.words(
    'IsAbove',
    each(['is', 'goes'], ['higher than', 'above', 'greater than', 'larger than', 'beyond']).concat(
      'exceeds',
      'is over',
    ),
  );
  notation.words('AboveIt', ['above', 'higher than', 'greater than', 'over', 'beyond']);
  notation.rule('CitedNumeral = [ #number ]');
  notation.kind('#citedquote', (token) => {
    const [, n] = (token.kind === 'quoted' && /^\[(\d{1,3})\]$/u.exec(token.text)) || [];
    return n === undefined ? undefined : Number(n);
  });
  notation.rule('CitedNumeral = #citedquote');
  const above = (n: number): Fact => ({ ask: 'cited above', of: n });
  notation.rule(
    'Clause = NoCited IsAbove CitedNumeral',
    (n: number): Said => ({ not: above(n), denies: true, names: true }),
  );
  notation.rule(
    'Clause = ACited IsAbove CitedNumeral',
    (n: number): Said => ({ ...above(n), plainFor: -1, names: true, undeniable: true }),
  );
  notation.rule(
    'Clause = ACited AboveIt CitedNumeral ( Used | IsPut | is cited )',
    (n: number): Said => ({ ...above(n), plainFor: -1, names: true, undeniable: true }),
  );
  notation.words(
    'HighestCited',
    each(['the highest', 'the largest'], ['citation number', 'citation', 'bracketed number', 'number cited']),
  );
  notation.rule(
    'Clause = HighestCited ( is | must be ) ( at most | no higher than | not higher than | no more than ) CitedNumeral',
    (n: number): Said => ({ not: above(n), denies: true, names: true }),
  );
}

/** Marks and sizes: "an exclamation mark shows up more than once", "an ellipsis ('...' or '…')" */
function marks(notation: Notation): void {
  notation.rule(
    'Clause = ( a | an | the ) One<mark> ( UsedPlain | is used | shows up | comes up ) Times',
    (thing: string, times: Amount) => count(thing, times),
  );
  notation.words('AfterStop', [
    'after a period',
    'after a full stop',
    'after periods',
    'after a sentence',
    'between sentences',
  ]);
  notation.rule('Special = ( a | any )? ( double space | double spaces | two spaces ) AfterStop', () =>
    agreeing(
      matches('two blanks after a full stop', String.raw`[.!?]["'”’)]? {2,}\S`) as Form,
      matches('two blanks after a full stop', `[.!?]["'”’)*_]* {2,}`) as Form,
    ),
  );
  // "Straight quotes, not curly ones"
  notation.words(
    'NotCurly',
    each(
      [', not', ', never', 'and not', 'instead of', 'rather than', ', no'],
      ['curly ones', 'curly quotes', 'smart ones', 'smart quotes', 'curly'],
    ),
  );
  notation.rule(
    'Object = straight ( quotes | quotation marks ) NotCurly',
    (): Said => ({ ask: 'curly quotes', in: [[0, 0]], denies: true, undeniable: true }),
  );
  for (const thing of ['One<mark>', 'Many<mark>', 'One<none>', 'Many<none>'])
    notation.rule(`${thing} = ${thing} '(' #ellipsis or #ellipsis ')'`, (name: string) =>
      name === 'ellipses' ? name : undefined,
    );
  notation.kind('#ellipsis', (token) =>
    token.kind === 'quoted' && /^(?:\.\.\.|…)$/u.test(token.text) ? true : undefined,
  );
}
