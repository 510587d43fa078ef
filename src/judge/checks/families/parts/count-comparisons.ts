import { OPEN, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { inside } from '../../grammar/said.ts';
import type { Relation, Scale } from '../../relations.ts';
import type { Wanted } from '../../texts/find.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from '../texts/texts.ts';

/** What is counted: its kind of fact, and of what. */
export interface Side {
  ask: string;
  of?: Wanted;
  /** What the user wrote, if it is counted there. */
  message?: string;
}

/** Marks in pairs, of which a pair may be one or two, and what is drawn in several ways. */
const NOT_COUNTED = [
  'parentheses',
  'square brackets',
  'curly braces',
  'double quotation marks',
  'ellipses',
  'HTML tags',
  'curly quotes',
];

/** What a name says is counted; beside other things a period is the sign. */
const sideOf = (ask: string): Side | undefined =>
  NOT_COUNTED.includes(ask) ? undefined : { ask: ask === 'periods' ? 'full stops' : ask };

const textSide = (text: Quoted): Side => ({ ask: 'text', of: plainText({ ...text }) });

export const compared = (one: Side, relation: Relation, other: Side, scale: Scale = {}): Said | undefined =>
  JSON.stringify(one) === JSON.stringify(other)
    ? undefined
    : { ask: 'counts compared', of: { one, relation, other, ...scale }, names: true };

const divisible = (of: Side, { by, rest }: Divided): Said => ({ ask: 'divisible', of: { of, by, rest }, names: true });

/** "At least twice", "more than 3 times" */
export interface Multiple {
  relation: Relation;
  times: number;
}

interface Divided {
  by: number;
  rest: number;
}

const denied = (form: Said | undefined): Said | undefined => form && { not: form as never, denies: true };

/** How two counts stand to each other: "more", "at least as many". */
const THAN: readonly (readonly [Relation, readonly string[]])[] = [
  ['more', ['more', 'strictly more']],
  ['fewer', ['fewer', 'less', 'strictly fewer']],
  ['at most', ['no more', 'not more']],
  ['at least', ['no fewer', 'not fewer']],
];
const AS: readonly (readonly [Relation, readonly string[]])[] = [
  ['as many', ['as many']],
  ['same', ['exactly as many', 'just as many', 'precisely as many']],
  ['at least', ['at least as many']],
  ['at most', ['at most as many']],
];

/** Numbers of things beside each other, and even or odd ones. */
export function countComparisons(notation: Notation): void {
  sides(notation);
  objects(notation);
  numbers(notation);
  often(notation);
  divided(notation);
}

function sides(notation: Notation): void {
  notation.rule('Side = Many<C>', sideOf);
  notation.rule('Side = Many<none>', sideOf);
  notation.rule('Side = Mentions ( Text | Letter )', textSide);
  const brackets = {
    parentheses: '()',
    parens: '()',
    'round brackets': '()',
    'square brackets': '[]',
    'curly braces': '{}',
    'curly brackets': '{}',
    braces: '{}',
    'angle brackets': '<>',
  };
  for (const [name, pair] of Object.entries(brackets)) {
    const [open, close] = Array.from(
      pair,
      (text): Side => ({ ask: 'text', of: { text, wholeWords: false, caseSensitive: false } }),
    );
    notation.words('Side', each(['opening', 'open', 'left'], [name]), open);
    notation.words('Side', each(['closing', 'close', 'right'], [name]), close);
    notation.words('BracketSides', each(['opening and closing', 'left and right', 'open and close'], [name]), [
      open,
      close,
    ]);
  }
  for (const [relation, words] of THAN) notation.words('MoreOf', words, relation);
  for (const [relation, words] of AS) notation.words('AsManyOf', words, relation);
  notation.words('EqualNumber', [
    ...each(['the same', 'exactly the same', 'an equal', 'the same exact'], ['number of', 'count of']),
    'equal numbers of',
    'equally many',
  ]);
}

function objects(notation: Notation): void {
  for (const [phrase, relation] of [
    ['at least', 'at least'],
    ['at most', 'at most'],
    ['no more than', 'at most'],
    ['no less than', 'at least'],
    ['more than', 'more'],
    ['less than', 'fewer'],
    ['fewer than', 'fewer'],
    ['over', 'more'],
    ['exactly', 'same'],
  ] as const) {
    notation.words('TimesAs', [`${phrase} twice`], { relation, times: 2 });
    notation.words('TimesAs', [`${phrase} half`], { relation, times: 0.5 });
    notation.rule(`TimesAs = ${phrase} N times`, (times: number) => (times > 1 ? { relation, times } : undefined));
  }
  notation.words('ItHas', ['it has', 'it contains', 'it uses']);
  notation.words('ThereAre', ['there are', 'the number of']);
  // "Than there are bullets" and "than the number of bullets" count in the whole response, even where the other side counts in a part.
  for (const [other, notes] of [
    ['ItHas? Side', {}],
    ['ThereAre Side', { ofAll: true }],
  ] as const) {
    const beside = (one: Side, relation: Relation, side: Side, scale?: Scale): Said | undefined => {
      const form = compared(one, relation, side, scale);
      return form && { ...form, ...notes };
    };
    notation.rule(`Comparison = MoreOf Side than ${other}`, (relation: Relation, one: Side, side: Side) =>
      beside(one, relation, side),
    );
    notation.rule(`Comparison = AsManyOf Side as ${other}`, (relation: Relation, one: Side, side: Side) =>
      beside(one, relation, side),
    );
    notation.rule(`Comparison = TimesAs as many Side as ${other}`, (how: Multiple, one: Side, side: Side) =>
      beside(one, how.relation, side, { times: how.times }),
    );
    notation.rule(`Comparison = EqualNumber Side ( as | and ) ${other}`, (one: Side, side: Side) =>
      beside(one, 'same', side),
    );
  }
  notation.rule('Comparison = EqualNumber BracketSides', ([one, other]: [Side, Side]) => compared(one, 'same', other));
  // "More mentions of 'a' than 'b'"
  notation.rule('Comparison = MoreOf Mentions Text than ( of )? Text', (relation: Relation, a: Quoted, b: Quoted) =>
    compared(textSide(a), relation, textSide(b)),
  );
  notation.rule('Comparison = AsManyOf Mentions Text as ( of )? Text', (relation: Relation, a: Quoted, b: Quoted) =>
    compared(textSide(a), relation, textSide(b)),
  );
  notation.rule('Det = Comparison');
  notation.rule('Clause = Comparison Used Inside?', inside);
  // "More commas than periods or colons": than each of them, or all together?
  notation.rule('Det = Comparison ( and | or ) Side', () => OPEN);
}

function numbers(notation: Notation): void {
  const be = (words: readonly string[]) => each(['is', 'must be', 'should be', 'has to be'], words);
  notation.words(
    'NumberIs',
    [
      ...be(['equal to', 'the same as', 'exactly the same as', 'identical to', 'exactly']),
      ...['equals', 'matches', 'must equal', 'should equal', 'must match', 'should match'],
    ].filter((one) => !one.endsWith('be exactly')),
    'same',
  );
  notation.words(
    'NumberIs',
    [...be(['greater than', 'larger than', 'higher than', 'more than', 'bigger than']), 'exceeds', 'must exceed'],
    'more',
  );
  notation.words('NumberIs', be(['less than', 'lower than', 'smaller than', 'fewer than']), 'fewer');
  notation.words('NumberIs', be(['at least', 'greater than or equal to', 'at least as large as']), 'at least');
  notation.words('NumberIs', be(['at most', 'less than or equal to', 'at most as large as']), 'at most');
  notation.words('NumberIsNot', ['is not equal to', 'does not equal', 'is not the same as', 'does not match'], 'same');
  notation.words('NumberIsNot', ['differs from', 'is different from'], 'same');
  notation.words('NumberIsNot', ['does not exceed', 'must not exceed', 'should not exceed'], 'more');
  notation.words(
    'NumberIsNot',
    each(['is no', 'is not'], ['greater than', 'larger than', 'higher than', 'more than']),
    'more',
  );
  notation.words('NumberIsNot', each(['is no', 'is not'], ['less than', 'lower than', 'smaller than']), 'fewer');
  // "The number of calls of search"
  notation.rule('NumberSide = Counted', ({ thing, of }: { thing: string; of?: Side['of'] }): Side | undefined => {
    const side = sideOf(thing);
    return of === undefined ? side : side && { ...side, of };
  });
  notation.rule('NumberSide = CountedText', textSide);
  notation.rule('NumberSide = NumberOf Side');
  notation.rule('SecondNumber = ( NumberSide | that of Side | that for Side )');
  // "That in the user's message" is of the same thing.
  const beside = (one: Side, relation: Relation, other: Side) =>
    compared(one, relation, 'ask' in other ? other : { ...one, ...(other as object) });
  notation.rule('Clause = NumberSide NumberIs SecondNumber', beside);
  notation.rule('Clause = NumberSide NumberIsNot SecondNumber', (one: Side, relation: Relation, other: Side) =>
    denied(beside(one, relation, other)),
  );
  notation.words('AreEqual', [
    ...each(['are', 'must be', 'should be'], ['equal', 'the same', 'identical', 'exactly the same', 'equal in number']),
    'match',
    'must match',
  ]);
  notation.words('AreUnequal', ['differ', 'are different', 'are not equal', 'are not the same', 'do not match']);
  notation.rule('TwoNumbers = NumberSide and NumberSide', (one: Side, other: Side) => compared(one, 'same', other));
  notation.rule('TwoNumbers = the numbers of Side and Side Inside?', (one: Side, other: Side) =>
    compared(one, 'same', other),
  );
  notation.rule('TwoNumbers = ( the numbers of | the number of ) BracketSides', ([one, other]: [Side, Side]) =>
    compared(one, 'same', other),
  );
  notation.rule('Clause = TwoNumbers AreEqual');
  notation.rule('Clause = TwoNumbers AreUnequal', denied);
  notation.rule('Clause = BracketSides ( are equal in number | match in number )', ([one, other]: [Side, Side]) =>
    compared(one, 'same', other),
  );
  notation.rule('Clause = Side and Side ( are equal in number | match in number )', (one: Side, other: Side) =>
    compared(one, 'same', other),
  );
  notation.rule('Clause = Side ( outnumber | must outnumber | should outnumber ) Side', (one: Side, other: Side) =>
    compared(one, 'more', other),
  );
}

/** "'a' occurs more often than 'b'", "commas are used more often than semicolons" */
function often(notation: Notation): void {
  const frequently = ['often', 'frequently', 'times'];
  notation.words('MoreOften', each(each(['more'], frequently), ['than']), 'more');
  notation.words(
    'MoreOften',
    each(['less often', 'less frequently', 'fewer times', 'more rarely', 'more seldom'], ['than']),
    'fewer',
  );
  notation.words('MoreOften', each(each(['at least as'], ['often', 'frequently', 'many times']), ['as']), 'at least');
  notation.words('MoreOften', each(['no more often', 'no more frequently', 'no more times'], ['than']), 'at most');
  notation.words('MoreOften', each(each(['as'], ['often', 'frequently', 'many times']), ['as']), 'as many');
  notation.words(
    'MoreOften',
    ['the same number of times as', 'exactly as often as', 'exactly as many times as'],
    'same',
  );
  notation.rule('OftenThan = MoreOften ( Text | Letter ) ( does | is )?', (relation: Relation, text: Quoted) => ({
    relation,
    other: textSide(text),
  }));
  notation.rule(
    'OftenThan = TimesAs ( as often as | as frequently as ) ( Text | Letter ) ( does | is )?',
    ({ relation, times }: Multiple, text: Quoted) => ({ relation, other: textSide(text), scale: { times } }),
  );
  notation.rule('OftenThings = MoreOften Side ( are | do )?', (relation: Relation, other: Side) => ({
    relation,
    other,
  }));
  interface Often {
    relation: Relation;
    other: Side;
    scale?: Scale;
  }
  notation.rule(
    'Clause = ( Text | Letter ) Used Inside? OftenThan Inside?',
    (text: Quoted, isIn: true | undefined, { relation, other, scale }: Often, isInToo?: true) => {
      const form = compared(textSide(text), relation, other, scale);
      return form && inside(form, isIn ?? isInToo);
    },
  );
  notation.rule(
    'Clause = Side Used Inside? OftenThings Inside?',
    (one: Side, isIn: true | undefined, { relation, other }: Often, isInToo?: true) => {
      const form = compared(one, relation, other);
      return form && inside(form, isIn ?? isInToo);
    },
  );
  for (const verb of ['use', 'say', 'have'])
    notation.rule(`Core<F,W> = Verb<${verb},F> Text OftenThan`, (text: Quoted, { relation, other, scale }: Often) =>
      compared(textSide(text), relation, other, scale),
    );
  notation.rule('Core<F,W> = Verb<use,F> Side OftenThings', (one: Side, { relation, other }: Often) =>
    compared(one, relation, other),
  );
  notation.words('EquallyOften', [
    'equally often',
    'equally frequently',
    'the same number of times',
    'exactly the same number of times',
    'an equal number of times',
  ]);
  notation.rule('Clause = ( both )? Texts<and> ( each )? Used Inside? EquallyOften', (all: Quoted[], isIn?: true) => {
    const form = all.length === 2 ? compared(textSide(all[0]!), 'same', textSide(all[1]!)) : undefined;
    return form && inside(form, isIn);
  });
}

/** "An even number of words", "the number of lines is a multiple of 4" */
function divided(notation: Notation): void {
  const even: Divided = { by: 2, rest: 0 };
  const odd: Divided = { by: 2, rest: 1 };
  notation.words('EvenNumber', each(['an even', 'some even'], ['number of', 'count of']), even);
  notation.words('EvenNumber', each(['an odd', 'an uneven'], ['number of', 'count of']), odd);
  notation.rule('EvenNumber = a multiple of N', (by: number) => (by > 1 ? { by, rest: 0 } : undefined));
  const is = ['is', 'must be', 'should be', 'has to be'];
  notation.words('IsEven', each(is, ['even', 'an even number', 'an even one']), even);
  notation.words('IsEven', each(is, ['odd', 'an odd number', 'uneven']), odd);
  notation.words('IsMultiple', each(is, ['divisible by', 'evenly divisible by', 'a multiple of']));
  notation.rule('IsEven = IsMultiple N', (by: number) => (by > 1 ? { by, rest: 0 } : undefined));
  notation.words('IsNotEven', ['is not even', 'is not an even number'], odd);
  notation.words('IsNotEven', ['is not odd', 'is not an odd number'], even);
  notation.rule('Even = EvenNumber Side', (how: Divided, of: Side) => divisible(of, how));
  notation.rule('Det = Even');
  notation.rule('Clause = Even Used Inside?', inside);
  notation.words('EvenCount', ['an even'], even);
  notation.words('EvenCount', ['an odd', 'an uneven'], odd);
  notation.rule('Det = EvenCount One<size> count', (how: Divided, ask: string) => divisible({ ask }, how));
  notation.rule('Clause = NumberSide ( IsEven | IsNotEven )', divisible);
  notation.words('EvenTimes', ['an even number of times'], even);
  notation.words('EvenTimes', ['an odd number of times', 'an uneven number of times'], odd);
  notation.rule(
    'Clause = Text Used Inside? EvenTimes Inside?',
    (text: Quoted, isIn: true | undefined, how: Divided, isInToo?: true) =>
      inside(divisible(textSide(text), how), isIn ?? isInToo),
  );
  for (const verb of ['use', 'say', 'have'])
    notation.rule(`Core<F,W> = Verb<${verb},F> Text EvenTimes`, (text: Quoted, how: Divided) =>
      divisible(textSide(text), how),
    );
}
