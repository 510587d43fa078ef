import type { Form, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { literal } from '../../texts/find.ts';
import { hasBlank } from '../../texts/text-blanks.ts';
import { wantedText } from '../../texts/wanted.ts';
import { type One, ofOne, ofSeveral, type Several } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from './texts.ts';
import { agreeing, foundCased, NUMBER_WORDS } from './written-texts.ts';

/** Lines of a form: the last one with a label and a value, one label alone, each with a time at its start. */
export function labelledLines(notation: Notation): void {
  forms(notation);
  labels(notation);
  times(notation);
}

const equals = (all: readonly Quoted[]): Said => ({
  ask: 'equals',
  of: all.map(plainText),
  list: 'one',
  undeniable: true,
});

/** What may stand before a value: "**Answer:** \boxed{42}". */
const LAX_GAP = String.raw`(?:\W|\\[a-z]+)*`;
/** What follows a label. */
interface Value {
  called: string;
  source: string;
  /** What may be meant, too. */
  lax?: string;
}
/** A form with a letter in the place of a value: "Score: N/10". */
interface Sample {
  label: string;
  letter: string;
  rest: string;
}

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
  notation.kind('#where', (token) =>
    token.kind === 'word' && /^(?:[A-Z]|N{2,3}|X{2,3})$/u.test(token.raw) ? token.raw : undefined,
  );
  notation.rule(
    'Clause = OnePart HasLineForm #lettered Where2 #where IsOneOf2 Capitals',
    (
      one: One,
      { label, letter }: { label: string; letter: string },
      where: string,
      all: string[],
    ): Said | undefined => {
      const texts = all.map((value) => wantedText(`${label}${value}`, { isLiteral: !hasBlank(label) }));
      if (texts.includes(undefined)) return undefined;
      return where === letter && one.kind === 'line' ? ofOne(one, equals(texts as Quoted[])) : undefined;
    },
  );
  // "'Answer: ' followed by a single letter", "'Score: N' where N is an integer"; what follows it, and marks of emphasis, may be meant or not.
  const form = (label: string, { called, source, lax = String.raw`${source}\b` }: Value): Said => {
    const [start, said] = [literal(label.trim()), `"${label.trim()}" and ${called}`];
    return agreeing(
      foundCased(said, String.raw`\A\s*${start}\s+${source}\s*\z`) as Form,
      foundCased(said, String.raw`\A\W*(?i:${start})${LAX_GAP}${lax}`) as Form,
    );
  };
  const labelled = (one: One, label: string, value: Value) =>
    one.kind === 'line' ? ofOne(one, form(label, value)) : undefined;
  for (const [called, source, names] of [
    ['a letter', '[A-Za-z]', ['a single letter', 'one letter', 'a letter']],
    ['a capital letter', '[A-Z]', ['a single capital letter', 'a capital letter', 'one capital letter']],
    ['a digit', String.raw`\d`, ['a digit', 'one digit', 'a single digit']],
    ['a whole number', String.raw`-?\d+`, ['an integer', 'a whole number', 'a single integer', 'the integer answer']],
  ] as const) {
    notation.words('LabelValue', names, { called, source });
  }
  notation.rule('LabelValue = ( ALetter ,? )? LetterFrom', (letters: { from: string; to: string }) => ({
    called: `a letter from ${letters.from} to ${letters.to}`,
    source: `[${letters.from}-${letters.to}]`,
  }));
  notation.words(
    'LabelValue',
    ['a number', 'some number', 'a numeric value', 'a number written in digits', 'a number in digits'],
    {
      called: 'a number',
      source: String.raw`-?\d[\d.,]*`,
      // "Answer: $5", "Answer: five"
      lax: String.raw`(?i:\d|${NUMBER_WORDS})`,
    } satisfies Value,
  );
  notation.rule('LabelValue = ( one of the letters | one of the capital letters ) Capitals', (all: string[]) =>
    all.every((one) => /^[A-Z]$/u.test(one))
      ? { called: `one of ${all.join(', ')}`, source: `[${all.join('')}]` }
      : undefined,
  );
  notation.words('ANumber2', ['a number', 'a whole number', 'an integer', 'a score', 'a rating']);
  notation.rule('LabelValue = ANumber2 ( from | between ) N ( to | and ) N', (from: number, to: number) =>
    from < to && to - from <= 100
      ? {
          called: `a number from ${from} to ${to}`,
          source: `(?:${Array.from({ length: to - from + 1 }, (_, at) => to - at).join('|')})`,
        }
      : undefined,
  );
  notation.rule(
    'State = ( just | only )? #quoted ( followed by | and then | then | and | plus ) LabelValue NothingElse2?',
    form,
  );
  notation.rule(
    'Clause = OnePart HasLineForm #quoted ( followed by | and then | then | plus | and ) LabelValue',
    labelled,
  );
  notation.kind('#lineform', (token): Sample | undefined => {
    const [, label, letter, rest] =
      (token.kind === 'quoted' && /^(.*?[:(\s])[[<]?([A-Z]|N{2,3}|X{2,3})[\]>]?(\P{L}*)$/u.exec(token.text)) || [];
    return label === undefined || hasBlank(label) || hasBlank(rest!)
      ? undefined
      : { label, letter: letter!, rest: rest! };
  });
  notation.words('Stands2', ['is', 'being', 'stands for', 'is some', 'represents', 'can be']);
  notation.rule(
    'LineForm = #lineform Where2 #where Stands2 LabelValue',
    (sample: Sample, where: string, value: Value) => {
      const { label, letter, rest } = sample;
      if (where !== letter) return undefined;
      if (rest === '' && /[:\s]$/u.test(label)) return form(label, value);
      const [start, gap] = [literal(label.trim()), /[:\s]$/u.test(label) ? String.raw`\s+` : ''];
      const [said, after] = [`"${label}…${rest}" with ${value.called}`, literal(rest.trim())];
      return agreeing(
        foundCased(said, String.raw`\A\s*${start}${gap}${value.source}${after}\s*\z`) as Form,
        foundCased(
          said,
          String.raw`\A\W*(?i:${start})${LAX_GAP}(?:${value.lax ?? value.source})[\w.,]*\s*${after}`,
        ) as Form,
      );
    },
  );
  notation.rule('Clause = OnePart HasLineForm LineForm', (one: One, of: Said) =>
    one.kind === 'line' ? ofOne(one, of) : undefined,
  );
  const inLine = (which: 'some' | 0 | -1) => (of: Said) =>
    which === 'some'
      ? ofSeveral({ kind: 'line', which, denied: 'plain', must: false }, of)
      : ofOne({ kind: 'line', place: which }, of);
  const ofForm = each(
    [
      'of the',
      'in the',
      'with the',
      'that has the',
      'which has the',
      'that is of the',
      'that follows the',
      'having the',
    ],
    ['form', 'format'],
  );
  for (const [symbol, lines] of [
    ['some', ['a line', 'one line', 'at least one line', 'some line']],
    ['last', ['a last line', 'a final line', 'a closing line']],
    ['first', ['a first line', 'an opening line']],
  ] as const) {
    const placed = inLine(symbol === 'some' ? 'some' : symbol === 'last' ? -1 : 0);
    notation.words(`LineOfForm<${symbol}>`, each(lines, ofForm));
    notation.rule(`HeldLine = LineOfForm<${symbol}> LineForm`, placed);
  }
  notation.rule('HeldLine = the line LineForm', inLine('some'));
  notation.rule('Clause = ThereIs HeldLine');
  notation.rule('Core<F,response> = Verb<have,F> HeldLine');
  notation.rule('Reward = HeldLine');
  notation.words('SomeLine', ['a line', 'one line', 'at least one line']);
  notation.rule('Clause = SomeLine OfWhole? HasLineForm LineForm', inLine('some'));
  notation.rule('Core<F,W> = Verb<end,F> LineOfForm<some> LineForm', inLine(-1));
  notation.rule('Core<F,W> = Verb<start,F> LineOfForm<some> LineForm', inLine(0));
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
              foundCased(called, String.raw`\A\s*${stamp}`) as Form,
              foundCased(called, String.raw`\A[\s>*_-]*${stamp}`) as Form,
            ),
          )
        : undefined;
    },
  );
}
