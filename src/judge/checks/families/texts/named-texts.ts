import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import { noneOf, occurs, plainText, type Quoted, wanted } from './texts.ts';
import { agreeing, found } from './written-texts.ts';

/** What a text is called and what stands at its edges, as people say it who do not quote. */
export function namedTexts(notation: Notation): void {
  words(notation);
  marks(notation);
  brackets(notation);
  spellings(notation);
}

/** After "the word", these make a name of something else: "the word count". */
const COMPOUNDS = new Set(
  'count limit order length list processor cloud game choice number form class boundary boundaries total range art'.split(
    ' ',
  ),
);

/** "The word sorry is used" */
function words(notation: Notation): void {
  notation.rule('Named = ( the | a | any ) word #listword', (text: string) =>
    COMPOUNDS.has(text) ? undefined : wanted(text, { kind: 'word', isUnit: true }),
  );
  notation.rule('Mentioned = Amount Nameless', (amount: Amount, text: Quoted) =>
    amount.bare || !/\p{L}/u.test(text.text) ? undefined : occurs(text, amount),
  );
  // "Exactly two %s placeholders"
  notation.rule('Mentioned = Amount Nameless ( placeholder | placeholders )', (amount: Amount, text: Quoted) =>
    amount.bare || !/^\{{1,2}\w+\}{1,2}$|^%[sd]$/u.test(text.text) ? undefined : occurs(text, amount),
  );
  notation.rule('Clause = neither Text nor Text IsIn Place', (a: Quoted, b: Quoted) => noneOf([a, b]));
  notation.words('BothUsed', each(['are both', 'are all'], ['kept', 'preserved', 'left in', 'listed', 'said']));
  notation.words('BothUsed', ['both survive', 'all survive', 'both get a mention', 'all get a mention']);
}

/** "The last character isn't a full stop", "the first letter is uppercase", "nothing before the opening brace" */
function marks(notation: Notation): void {
  notation.rule('Core<F,W> = Verb<close,F> A<end>', (of: string): Said => ({ ask: 'end', of }));
  // What there is nothing before is at the start.
  for (const [edge, side] of [
    ['start', 'before'],
    ['end', 'after'],
  ]) {
    notation.rule(`Clause = NothingIs<${side}> the EdgeSign<${edge}>`);
    notation.rule(
      `Clause = AnythingIs<${side}> the EdgeSign<${edge}>`,
      (form: Said): Said => ({ not: form as never, denies: true }),
    );
  }
  notation.words('DoubleMark', ['double', 'doubled']);
  notation.rule('InRow = DoubleMark ( One<mark> | Many<mark> )', (ask: string): Said | undefined =>
    ask === 'exclamation marks' || ask === 'question marks'
      ? { ask: 'marks in a row', of: { mark: ask, least: 2 } }
      : undefined,
  );
  notation.rule('Some<some> = ( a | an | any ) InRow', (form: Said): Said => ({ ...form, plainFor: -1 }));
  notation.words('ALine', ['no line', 'no lines'], 'none');
  notation.words('ALine', ['any line', 'a line', 'any lines'], 'some');
  notation.words('IsEmptyLine', ['is empty', 'is blank', 'is left blank', 'are empty', 'are blank', 'is left empty']);
  notation.rule(
    'Clause = ALine IsEmptyLine',
    (which: string): Said =>
      which === 'none'
        ? { ask: 'blank lines', in: [[0, 0]], denies: true }
        : { ask: 'blank lines', in: [[1, Infinity]], plainFor: -1 },
  );
}

/** "Something in quotes", "any text in angle brackets", "an opening bracket without a closing one" */
function brackets(notation: Notation): void {
  const DOUBLE = '["“][^"“”]*[^\\s"“”][^"“”]*["”]';
  const inQuotes = (): Said =>
    agreeing(
      found('a text in quotation marks', DOUBLE),
      found('a text in quotation marks', `${DOUBLE}|(?:^|[\\s(])['‘][^'‘’]+['’]`),
    );
  const inDouble = (): Said => found('a text in double quotation marks', DOUBLE);
  const inAngle = (): Said =>
    agreeing(found('a text in angle brackets', '<[^<>]+>'), found('a text in angle brackets', '<[^<>\\s][^<>]*>'));
  const places = ['in', 'inside', 'between', 'within'];
  for (const [name, nouns, make] of [
    ['Quotes', ['quotes', 'quotation marks'], inQuotes],
    ['Double', ['double quotes', 'double quotation marks'], inDouble],
    ['Angle', ['angle brackets'], inAngle],
  ] as const) {
    notation.words(`In${name}2`, each(places, nouns));
    notation.rule(`Clause = SomethingIn ( is | stands | appears | is put | is written | is set ) In${name}2`, make);
    notation.rule(`Some<made> = SomethingIn In${name}2`, make);
  }
  const open: readonly (readonly [string, readonly string[]])[] = [
    ['(', ['parenthesis', 'round bracket']],
    ['[', ['square bracket']],
    ['{', ['curly brace', 'curly bracket', 'brace']],
    ['([{', ['bracket']],
  ];
  for (const [of, names] of open)
    notation.words('OpenOne', each(each(['an', 'any'], ['opening', 'open', 'unclosed', 'unmatched']), names), of);
  notation.words('WithoutClosing', [
    ...each(['without', 'with no'], ['a closing one', 'its closing one', 'a matching closing one', 'closing one']),
    ...['that is never closed', 'that is not closed', 'left open', 'that has no closing one'],
  ]);
  const unbalanced = (of: string): Said => ({ not: { ask: 'balanced', of }, denies: true });
  notation.rule('Clause = ThereIs OpenOne WithoutClosing?', unbalanced);
  notation.words('IsLeftOpen', [
    'is left open',
    'is never closed',
    'is not closed',
    'is left unclosed',
    'has no closing one',
  ]);
  notation.rule('Clause = OpenOne IsLeftOpen', unbalanced);
  notation.rule('EachOpening = ( every | each ) ( opening )? #quoted', (text: string) =>
    ['(', '[', '{'].includes(text) ? text : undefined,
  );
}

/** "'Javascript' is written instead of 'JavaScript'", "it's spelled 'JavaScript', not 'Javascript'" */
function spellings(notation: Notation): void {
  const isCased = (a: Quoted, b: Quoted) => a.text !== b.text && a.text.toLowerCase() === b.text.toLowerCase();
  notation.rule('Clause = Text IsEverSpelled RatherThanText Text', (wrong: Quoted, right: Quoted): Said | undefined =>
    isCased(wrong, right)
      ? { ...occurs({ ...wrong, caseSensitive: true }), plainFor: -1, onlyFor: -1, undeniable: true }
      : undefined,
  );
  notation.rule(
    'Clause = it BareWrittenAs Text SpelledNot',
    (as: Quoted, not: Quoted | Quoted[]): Said => ({
      ask: 'spelling',
      of: { as: plainText(as), not: [not].flat().map(plainText) },
      undeniable: true,
      names: true,
      refers: true,
    }),
  );
}
