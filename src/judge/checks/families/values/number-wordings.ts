import type { FieldWish } from '../../data/field-wish.ts';
import { addsUp, type Sum } from '../../data/sums.ts';
import type { Bounds, Money } from '../../data/valued-wish.ts';
import { and, isFact, type Said } from '../../form.ts';
import { anyObject } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';
import { anyOne, every, none, type Of, only, saidOf, some } from './valued-said.ts';

/** How facts are decided of what numbers come to together. */
export const NUMBER_WORDINGS: Readonly<Record<string, Decider>> = {
  sum: wholeText<Sum>(
    'numbers',
    'what its numbers come to',
    ({ kind, bounds }) => `${kind}s that add up to ${inWords(bounds)}`,
    addsUp,
  ),
};

function inWords({ from, to, isOpen }: Bounds): string {
  if (from !== undefined && from === to) return String(from);
  const low = from === undefined ? '' : `${isOpen ? 'more than' : 'at least'} ${from}`;
  const high = to === undefined ? '' : `${isOpen ? 'less than' : 'at most'} ${to}`;
  return [low, high].filter(Boolean).join(' and ');
}

const numbersOf = (bounds: FieldWish): Bounds | undefined => ('number' in bounds ? bounds.number : undefined);
interface Price {
  kind: Money;
  amount: number;
}
const exactly = (n: number): Bounds => ({ from: n, to: n });

/** Numbers by their size, place and sum: "the last number is 42", "no year is later than 2024", "the percentages add up to 100". */
export function numberWordings(notation: Notation): void {
  given(notation);
  extremes(notation);
  years(notation);
  percentages(notation);
  sums(notation);
}

/** "A number above 100 is mentioned" */
function given(notation: Notation): void {
  notation.rule('Object = ValuedThing');
  notation.rule('Clause = ValuedThing ( Used | IsPut ) ( Place | StatedIn )?', (form: Said) => form);
  notation.rule('Core<F,W> = ( Verb<say,F> | Verb<use,F> ) ValuedThing');
  notation.rule('Core<F,W> = Verb<give,F> ValuedThing');
  notation.rule('Core<F,W> = Verb<quote,F> ValuedThing');
  // "Mentions a phone number" may be said without one; a percentage is always written.
  const money = each(['dollar', 'euro', 'pound'], ['amounts', 'prices']);
  const WRITTEN = ['weekdays', 'months', 'percentages', ...money];
  notation.rule('Core<F,W> = Verb<say,F> ( Some<made> | Sized<made> | None<made> )', (form: Said) =>
    isFact(form) && WRITTEN.includes(form.ask) ? form : undefined,
  );
  notation.rule(
    'LargerThan = ( larger than | bigger than | exceeding ) Signed',
    (from: number): Bounds => ({ from, isOpen: true }),
  );
  notation.rule(
    'LargerThan = ( no larger than | no bigger than | no higher than | no greater than ) Signed',
    (to: number): Bounds => ({ to }),
  );
  notation.rule('LargerThan = ( no smaller than | no lower than ) Signed', (from: number): Bounds => ({ from }));
  notation.rule('ValueBounds = NumberBounds', numbersOf);
  notation.rule('ValueBounds = LargerThan');
  // "The number 911 is mentioned", "the total of $35.50 is stated"
  notation.rule('ValuedThing = the ( number | figure ) Signed', (n: number) =>
    plainly(some({ kind: 'number', bounds: exactly(n) })),
  );
  notation.words('AmountOf', each(each(['the', 'a'], ['amount', 'sum']), ['', 'of']));
  notation.rule('ValuedThing = AmountOf PriceSaid', ({ kind, amount }: Price) =>
    plainly(some({ kind, bounds: exactly(amount) })),
  );
  notation.rule('Joined = ( either )? ValuedThing or ( Det | TextDet )', anyObject);
  notation.rule('Joined = ( either )? ( Det | TextDet ) or ValuedThing', anyObject);
  // "The number 1,500 is written with a comma"
  notation.words(
    'WithComma',
    each(
      ['with', 'using'],
      [
        'a comma',
        'commas',
        'a thousands comma',
        'a thousands separator',
        'thousands separators',
        'a comma as the thousands separator',
      ],
    ),
  );
  notation.words('IsWrittenAs', each(['is', 'must be', 'should be'], ['written', 'given', 'shown', 'formatted']));
  const commaed = (n: number): Said | undefined => {
    const text = (digits: string) => ({ text: digits, wholeWords: true, caseSensitive: false, isUnit: true });
    return n < 1000
      ? undefined
      : {
          ask: 'spelling',
          of: { as: text(n.toLocaleString('en-US')), not: [text(String(n))] },
          undeniable: true,
          names: true,
        };
  };
  notation.rule('Clause = the ( number | figure | amount | value ) #number IsWrittenAs WithComma', commaed);
  notation.rule('Clause = the ( number | figure | amount | value | total ) IsWrittenAs as #number WithComma', commaed);
  // "The only number in the reply is 42"
  notation.words('ValueEquals', ['is', 'must be', 'should be', 'equals', 'is exactly']);
  notation.rule('Clause = Stated<number> ValueEquals Signed', (of: Of, n: number) =>
    of === only ? of({ kind: 'number', bounds: exactly(n) }) : undefined,
  );
  notation.rule('Clause = OnlyThing<number> StatedIn? ValueEquals Signed', (n: number) =>
    only({ kind: 'number', bounds: exactly(n) }),
  );
}

/** An object may be denied. */
const plainly = (form: Said): Said => {
  const { undeniable: _, ...rest } = form;
  return rest as Said;
};

/** "The largest number is under 1000", "the last number is 42" */
function extremes(notation: Notation): void {
  const nouns = ['number'];
  notation.words(
    'ExtremeNumber',
    each(each(['the'], ['largest', 'highest', 'greatest', 'biggest', 'maximum']), nouns),
    'largest',
  );
  notation.words('ExtremeNumber', each(each(['the'], ['smallest', 'lowest', 'least', 'minimum']), nouns), 'smallest');
  notation.words('EdgeNumber', each(each(['the', 'its', 'the very'], ['first']), nouns), 'first');
  notation.words('EdgeNumber', each(each(['the', 'its', 'the very'], ['last', 'final', 'closing']), nouns), 'last');
  notation.words('NumberWhere', [
    ...each(
      ['to appear in', 'that appears in', 'to occur in', 'in', 'of', 'mentioned in', 'given in'],
      ['the response', 'its response', 'the reply', 'the answer', 'the output', 'it'],
    ),
    ...['mentioned', 'given', 'stated', 'to appear', 'that appears', 'to be mentioned', 'that is mentioned'],
  ]);
  const extreme = (which: string, bounds: Bounds): Said | undefined => {
    const wish = (part: Bounds) => ({
      kind: 'number' as const,
      bounds: { ...part, ...(bounds.isOpen && { isOpen: true }) },
    });
    const { from, to } = bounds;
    const low = from === undefined ? [] : [(which === 'largest' ? some : every)(wish({ from }))];
    const high = to === undefined ? [] : [(which === 'largest' ? every : some)(wish({ to }))];
    const all = [...low, ...high];
    return all.length === 0 ? undefined : { ...and(...all), names: true, undeniable: true };
  };
  notation.rule('Clause = ExtremeNumber NumberWhere? ValueIs ValueBounds', extreme);
  notation.rule('Clause = ExtremeNumber NumberWhere? ValueEquals Signed', (which: string, n: number) =>
    extreme(which, exactly(n)),
  );
  const atEdge = (share: 'first' | 'last', bounds: Bounds) => saidOf({ kind: 'number', bounds }, share);
  notation.rule('Clause = EdgeNumber NumberWhere? ValueIs ValueBounds', atEdge);
  notation.rule('Clause = EdgeNumber NumberWhere? ValueEquals Signed', (share: 'last', n: number) =>
    atEdge(share, exactly(n)),
  );
}

function years(notation: Notation): void {
  const year = (n: number) => (Number.isInteger(n) && n >= 1000 && n < 3000 ? n : undefined);
  notation.rule('YearSaid = the? ( year )? #number', (n: number) => year(n));
  for (const [phrases, make] of [
    [
      ['later than', 'after', 'past', 'beyond', 'more recent than', 'greater than', 'above'],
      (from: number): Bounds => ({ from, isOpen: true }),
    ],
    [
      ['earlier than', 'before', 'prior to', 'older than', 'below', 'less than'],
      (to: number): Bounds => ({ to, isOpen: true }),
    ],
    [['no earlier than', 'not before', 'not earlier than'], (from: number): Bounds => ({ from })],
    [['no later than', 'not after', 'not later than'], (to: number): Bounds => ({ to })],
  ] as const)
    for (const phrase of phrases) notation.rule(`YearBounds = ${phrase} YearSaid`, make);
  notation.rule(
    'YearBounds = ( between | from ) YearSaid ( and | to ) YearSaid Inclusive?',
    (from: number, to: number): Bounds | undefined => (from < to ? { from, to } : undefined),
  );
  for (const [symbol, of] of [
    ['AThing', some],
    ['NoThing', none],
    ['AnyThing', anyOne],
  ] as const)
    notation.rule(`ValuedThing = ${symbol}<year>`, () => plainly(of({ kind: 'year', bounds: {} })));
}

function percentages(notation: Notation): void {
  notation.rule("PercentBounds = NumberBounds ( '%' | percent )?", numbersOf);
  notation.rule("PercentBounds = LargerThan ( '%' | percent )?", (bounds: Bounds) => bounds);
  notation.rule(
    "PercentBounds = ( between | from ) Signed '%' ( and | to ) Signed '%'",
    (from: number, to: number): Bounds | undefined => (from < to ? { from, to } : undefined),
  );
  for (const [symbol, of] of [
    ['AThing', some],
    ['NoThing', none],
    ['AnyThing', anyOne],
  ] as const)
    notation.rule(`ValuedThing = ${symbol}<price> other than PriceSaid`, ({ kind, amount }: Price) =>
      plainly(of({ kind, bounds: exactly(amount), isPrice: true, isNot: true })),
    );
}

/** "The percentages listed add up to 100" */
function sums(notation: Notation): void {
  notation.words(
    'AddedUp',
    each(
      ['the', 'all', 'all the', 'all of the', 'its'],
      each(['percentages', 'percentage values'], ['', 'it gives', 'given', 'in it']),
    ),
    'percentage',
  );
  for (const name of ['dollar', 'euro', 'pound'])
    notation.words(
      'AddedUp',
      each(['the', 'all', 'all the', 'all of the', 'its'], [`${name} amounts`, `amounts in ${name}s`]),
      `${name} amount`,
    );
  notation.words('AddUp', [
    ...['add up to', 'sum to', 'sum up to', 'total', 'total to', 'come to', 'amount to', 'add to', 'add up to exactly'],
    ...['sum to exactly', 'must add up to', 'should add up to', 'must sum to', 'should sum to', 'must total'],
    ...['should total', 'add up to a total of', 'total exactly', 'together add up to', 'together make'],
  ]);
  notation.words('SumOf', ['the sum of', 'the total of', 'the sum total of']);
  notation.rule('SumSaid = Signed', (n: number) => ({ n, unit: 'any' }));
  notation.rule("SumSaid = Signed ( '%' | percent )", (n: number) => ({ n, unit: 'percentage' }));
  notation.rule('SumSaid = PriceSaid', ({ kind, amount }: Price) => ({
    n: amount,
    unit: kind,
  }));
  interface SumSaid {
    n: number;
    unit: string;
  }
  const sum = (kind: Sum['kind'], bounds: Bounds): Said => ({
    ask: 'sum',
    of: { kind, bounds },
    names: true,
    undeniable: true,
  });
  const exact = (kind: Sum['kind'], { n, unit }: SumSaid) =>
    unit === 'any' || unit === kind ? sum(kind, exactly(n)) : undefined;
  // "The numbers" alone may be those of JSON, of a list, or all.
  notation.words('SummedNumbers', each(['the', 'all', 'all the', 'all of the'], ['numbers']), 'number');
  notation.rule('AddedUp = SummedNumbers NumberWhere', (kind: string) => kind);
  notation.rule('Clause = AddedUp ( NumberWhere | listed )? AddUp SumSaid', exact);
  notation.rule('Clause = SumOf AddedUp ( NumberWhere | listed )? ValueEquals SumSaid', exact);
  notation.rule(
    'Clause = SumOf AddedUp ( NumberWhere | listed )? ValueIs NumberBounds',
    (kind: Sum['kind'], bounds: FieldWish) => {
      const found = numbersOf(bounds);
      return found && sum(kind, found);
    },
  );
}
