import { type OrderedKind, type ValueOrder, valuesInOrder } from '../../data/values-in-order.ts';
import type { Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { isNeighbour, type Neighbour } from '../parts/part-comparisons.ts';
import { each } from '../shape.ts';
import type { Of } from './valued-said.ts';

/** How it is decided whether the dates, numbers or amounts of a text are in order. */
export const VALUE_ORDER: Readonly<Record<string, Decider>> = {
  'values in order': wholeText<ValueOrder>(
    'value-order',
    'the order of values',
    (of) => `each ${of.kind}${of.atStart ? ' at the start of a line' : ''} ${stepOf(of)} than the one before`,
    (text, of) => valuesInOrder(text, of),
  ),
};

const KINDS: Readonly<Record<OrderedKind, readonly string[]>> = {
  date: ['date'],
  year: ['year'],
  number: ['number'],
  percentage: ['percentage'],
  price: ['price', 'amount', 'dollar amount', 'cost'],
};
const isOfTime = (kind: OrderedKind) => kind === 'date' || kind === 'year';
const STEPS = { time: ['earlier', 'later'], size: ['lower', 'higher'] } as const;
/** How each value is compared to the one before it: "higher", or "no lower" where two may be the same. */
function stepOf({ kind, isFalling, isStrict }: ValueOrder): string {
  const [down, up] = STEPS[isOfTime(kind) ? 'time' : 'size'];
  if (isStrict) return isFalling ? down : up;
  return `no ${isFalling ? up : down}`;
}

/** An order, and of what it can be said: of times, of sizes, or of either. */
interface Order {
  isFalling?: true;
  of?: 'time' | 'size';
}

/** "The dates are in chronological order", "the numbers go from largest to smallest". */
export function valueOrder(notation: Notation): void {
  const inOrder = (kind: OrderedKind, order: Order, more: Partial<ValueOrder> = {}): Said | undefined =>
    order.of !== undefined && (order.of === 'time') !== isOfTime(kind)
      ? undefined
      : {
          ask: 'values in order',
          of: { kind, ...(order.isFalling && { isFalling: true }), ...more } satisfies ValueOrder,
          names: true,
        };
  const response = ['response', 'reply', 'answer', 'output', 'text'];
  const holders = [...response, 'list', 'timeline', 'chronology', 'schedule', 'sequence', 'history', 'log'];
  notation.words('InSequence', each(['in', 'of', 'on'], each(['the', 'its'], holders)));
  for (const [kind, names] of Object.entries(KINDS)) {
    const many = names.map((name) => `${name}s`);
    notation.words(
      'ValuesOf',
      [...each(['', 'the', 'all', 'all the', 'all of the', 'its', 'any', 'the listed'], many)],
      kind,
    );
    notation.words('ItsValues', [...many, ...each(['the', 'its', 'all', 'all the'], many)], kind);
    notation.words('SequenceValue', names, kind);
  }
  orders(notation);
  notation.words('RunIn', [
    ...each(
      ['are', 'must be', 'should be', 'have to be', 'appear', 'are all'],
      [
        '',
        'listed',
        'sorted',
        'ordered',
        'arranged',
        'given',
        'presented',
        'placed',
        'put',
        'ranked',
        'written',
        'shown',
        'in order ,',
      ],
    ),
    ...['run', 'go', 'come', 'are in order', 'must run', 'must go', 'should go', 'should run', 'are mentioned'],
  ]);
  notation.rule('Clause = ValuesOf InSequence? RunIn ValueSequence InSequence?', (kind: OrderedKind, order: Order) =>
    inOrder(kind, order),
  );
  notation.words(
    'RunInNot',
    each(['are not', 'do not run', 'do not go'], ['', 'listed', 'sorted', 'given', 'arranged']),
  );
  notation.rule(
    'Clause = ValuesOf InSequence? RunInNot ValueSequence InSequence?',
    (kind: OrderedKind, order: Order): Said | undefined => {
      const form = inOrder(kind, order);
      return form && { not: { ask: 'values in order', of: (form as { of: unknown }).of }, denies: true };
    },
  );
  // "The events are in chronological order by date"
  notation.words(
    'DatedThings',
    each(['', 'the', 'all', 'all the', 'its'], ['events', 'entries', 'items', 'milestones']),
  );
  notation.words('ByValue', ['by date'], 'date');
  notation.words('ByValue', ['by year'], 'year');
  notation.rule('Clause = DatedThings InSequence? RunIn ValueSequence ,? ByValue', (order: Order, kind: OrderedKind) =>
    inOrder(kind, order),
  );
  notation.rule('Clause = DatedThings InSequence? RunIn ByValue ,? ValueSequence', (kind: OrderedKind, order: Order) =>
    inOrder(kind, order),
  );
  const verbs = [
    ['lists', 'list', 'list', 'listed', 'listing'],
    ['gives', 'give', 'give', 'gave', 'giving'],
    ['presents', 'present', 'present', 'presented', 'presenting'],
    ['sorts', 'sort', 'sort', 'sorted', 'sorting'],
    ['orders', 'order', 'order', 'ordered', 'ordering'],
    ['arranges', 'arrange', 'arrange', 'arranged', 'arranging'],
    ['puts', 'put', 'put', 'put', 'putting'],
  ];
  for (const [at, form] of FORMS.entries())
    notation.words(
      `Arrange<${form}>`,
      verbs.map((verb) => verb[at]!),
    );
  notation.rule('Core<F,W> = Arrange<F> DatedThings ValueSequence ,? ByValue', (order: Order, kind: OrderedKind) =>
    inOrder(kind, order),
  );
  notation.rule('Core<F,W> = Arrange<F> ItsValues ValueSequence', (kind: OrderedKind, order: Order) =>
    inOrder(kind, order),
  );
  beside(notation, inOrder);
  // "All numbers are even"
  notation.words('EvenNumbers', ['even', 'even numbers'], 0);
  notation.words('EvenNumbers', ['odd', 'odd numbers'], 1);
  notation.rule('Clause = Stated<number> ValueIs EvenNumbers', (of: Of, rest: 0 | 1) =>
    of({ kind: 'number', bounds: { rest } }),
  );
}

function orders(notation: Notation): void {
  const to = (pairs: readonly (readonly [string, string])[]) =>
    pairs.flatMap(([from, end]) => [
      `from ${from} to ${end}`,
      `from the ${from} to the ${end}`,
      `${from} to ${end}`,
      `${from} first`,
      `with the ${from} first`,
      `, ${from} first`,
      `, from ${from} to ${end}`,
    ]);
  const back = (pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([from, end]): [string, string] => [end, from]);
  const times: [string, string][] = [
    ['earliest', 'latest'],
    ['oldest', 'newest'],
    ['oldest', 'most recent'],
    ['earliest', 'most recent'],
    ['oldest', 'latest'],
  ];
  const sizes: [string, string][] = [
    ['smallest', 'largest'],
    ['lowest', 'highest'],
    ['smallest', 'biggest'],
    ['least', 'greatest'],
    ['low', 'high'],
    ['small', 'large'],
    ['cheapest', 'most expensive'],
  ];
  notation.words(
    'ValueSequence',
    [
      ...each(
        ['in', 'in an', 'in a'],
        ['ascending order', 'increasing order', 'rising order', 'ascending numerical order'],
      ),
      'ascending',
    ],
    {},
  );
  notation.words('ValueSequence', each(['in'], ['descending order', 'decreasing order', 'falling order']), {
    isFalling: true,
  });
  notation.words('ValueSequence', ['in chronological order', 'in date order', 'chronologically', ...to(times)], {
    of: 'time',
  });
  notation.words(
    'ValueSequence',
    ['in reverse chronological order', 'in reverse-chronological order', ...to(back(times))],
    { of: 'time', isFalling: true },
  );
  notation.words(
    'ValueSequence',
    ['in numerical order', 'in numeric order', 'in ascending numeric order', ...to(sizes)],
    { of: 'size' },
  );
  notation.words('ValueSequence', to(back(sizes)), { of: 'size', isFalling: true });
  notation.rule('ValueSequence = ValueSequence ( ValueSequence )', (one: Order, other: Order) =>
    one.isFalling === other.isFalling ? { ...one, ...other } : undefined,
  );
}

/** "Each date is later than the one before it", "each line starts with a later year than the line above it" */
function beside(
  notation: Notation,
  inOrder: (kind: OrderedKind, order: Order, more?: Partial<ValueOrder>) => Said | undefined,
): void {
  notation.words('LaterThan', ['later'], { of: 'time' });
  notation.words('LaterThan', ['earlier'], { of: 'time', isFalling: true });
  notation.words('LaterThan', ['higher', 'larger', 'greater', 'bigger'], { of: 'size' });
  notation.words('LaterThan', ['lower', 'smaller', 'cheaper'], { of: 'size', isFalling: true });
  const turned = ({ of, isFalling }: Order): Order => ({ ...(of && { of }), ...(!isFalling && { isFalling: true }) });
  const strictly = (kind: OrderedKind, order: Order, { side }: Neighbour, more: Partial<ValueOrder> = {}) =>
    inOrder(kind, side === 'before' ? order : turned(order), { isStrict: true, ...more });
  // "Each date is later than the line before it" compares a value with a line.
  notation.rule(
    'Clause = ( each | every ) SequenceValue InSequence? ( is | must be | should be ) LaterThan than ( Neighbour | NeighbourValue )',
    (kind: OrderedKind, order: Order, by: Neighbour) => (by.name === 'one' ? strictly(kind, order, by) : undefined),
  );
  const values = Object.values(KINDS).flat();
  const before = { side: 'before', name: 'one' };
  notation.words('NeighbourValue', each(['the previous', 'the preceding'], values), before);
  notation.words('NeighbourValue', each(each(['the'], values), ['before it', 'before']), before);
  notation.words('NeighbourValue', each(['the next', 'the following'], values), { side: 'after', name: 'one' });
  notation.words('StartsWithA', each(each(['starts', 'begins', 'must start', 'must begin'], ['with']), ['a', 'an']));
  notation.rule(
    'Clause = ( each | every ) ( Unit | entry ) InSequence? StartsWithA LaterThan SequenceValue than Neighbour',
    (...[unit, order, kind, by]: [string, Order, OrderedKind, Neighbour]) =>
      (unit === 'line' || unit === 'bullet') && isNeighbour(unit, by)
        ? strictly(kind, order, by, { atStart: true })
        : undefined,
  );
}
