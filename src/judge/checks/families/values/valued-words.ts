import type { FieldWish } from '../../data/field-wish.ts';
import type { Money, ValuedWish } from '../../data/valued-wish.ts';
import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import { thousands } from './thousands.ts';
import { anyOne, every, none, type Of, only, some } from './valued-said.ts';

/** Further wordings of values: a number after a label, decimals and commas of numbers, the beginning of a phone number. */
export function valuedWords(notation: Notation): void {
  numbers(notation);
  phones(notation);
  notation.add(thousands);
}

/** An object may be denied. */
const plain = ({ undeniable: _, ...form }: Said) => form as Said;

function numbers(notation: Notation): void {
  // "384 shows up", "mentions $147.50"
  // "3 are given" may be said of that many things.
  notation.rule('Clause = #number ( Used | IsPut ) ( Place | StatedIn )?', (n: number) =>
    n < 100 ? undefined : some({ kind: 'number', bounds: { from: n, to: n } }),
  );
  notation.rule('Core<F,W> = ( Verb<say,F> | Verb<have,F> | Verb<use,F> ) #number', (n: number) =>
    n < 100 ? undefined : plain(some({ kind: 'number', bounds: { from: n, to: n } })),
  );
  notation.rule('ValuedThing = PriceSaid', ({ kind, amount }: { kind: Money; amount: number }) =>
    plain(some({ kind, bounds: { from: amount, to: amount } })),
  );
  // "The rating it gives after "Rating:" is between 1 and 5"
  notation.words(
    'NumberAfter',
    each(
      each(
        ['the', 'its', 'the first'],
        ['number', 'rating', 'score', 'value', 'grade', 'mark', 'percentage', 'figure'],
      ),
      each(
        ['', 'it gives', 'given', 'that comes', 'that stands', 'it puts', 'written', 'right', 'directly'],
        ['after', 'following', 'behind'],
      ),
    ),
  );
  const afterLabel = (after: string, bounds: FieldWish): Said | undefined =>
    'number' in bounds ? only({ kind: 'number', bounds: bounds.number, after }) : undefined;
  notation.rule('Clause = NumberAfter ( the label | the word )? #quoted ValueIs NumberBounds', afterLabel);
  notation.rule(
    'Clause = NumberAfter ( the label | the word )? #quoted ValueIsNot NumberBounds',
    (after: string, bounds: FieldWish) =>
      'number' in bounds ? only({ kind: 'number', bounds: bounds.number, after, isNot: true }) : undefined,
  );
  // "Any number has more than two decimals": a number without a point has none.
  const decimals = (of: Of, { in: [interval], bare }: Amount) =>
    bare || interval === undefined || (of === every && interval[0] > 0)
      ? undefined
      : of({ kind: 'decimal number', places: interval[0], to: interval[1] });
  notation.rule('Clause = ( Stated<number> | Stated<decimal> ) RoundedTo Amount Places2', decimals);
  for (const [symbol, of] of [
    ['AThing', some],
    ['AnyThing', anyOne],
    ['NoThing', none],
  ] as const)
    notation.rule(
      `ValuedThing = ( ${symbol}<number> | ${symbol}<decimal> ) WithPlaces Amount Places2`,
      (amount: Amount) => {
        const { undeniable: _, ...form } = decimals(of, amount) ?? {};
        return 'ask' in form || 'not' in form ? (form as Said) : undefined;
      },
    );
  notation.words('WithPlaces', ['with', 'that has', 'that have', 'which has', 'given with', 'written with', 'to']);
  notation.rule(
    'Penalize = ( BareThings<number> | BareThings<decimal> | AThing<number> ) WithPlaces Amount Places2',
    (amount: Amount) => decimals(some, amount),
  );
}

/** "A phone number starting with +49", "an e-mail address ending in @acme.io" */
function phones(notation: Notation): void {
  notation.kind('#dialcode', (token) =>
    token.kind === 'quoted' && /^\+[1-9]\d{0,2}$/u.test(token.text) ? token.text : undefined,
  );
  notation.words('EdgeFirst', each(['', 'that', 'which'], ['starts with', 'begins with']));
  notation.words('EdgeFirst', ['start with', 'begin with', 'starting with', 'beginning with', 'starting in']);
  notation.words('EdgeLast', each(['', 'that', 'which'], ['ends in', 'ends with', 'end in', 'end with']));
  notation.words('EdgeLast', ['ending in', 'ending with', 'at', 'on', 'from']);
  const startingWith = (of: Of, start: string) => of({ kind: 'phone number', start });
  notation.rule('Clause = ( Stated<phone> | OnlyThing1<phone> ) EdgeFirst #dialcode', startingWith);
  notation.words('EdgeFirstNot', each(['does not', 'do not', 'fails to'], ['start with', 'begin with']));
  notation.rule(
    'Clause = ( Stated<phone> | OnlyThing1<phone> ) EdgeFirstNot #dialcode',
    (of: Of, start: string): Said | undefined =>
      of === every || of === none ? undefined : of({ kind: 'phone number', start, isNot: true }),
  );
  notation.rule('MailEnd = #maildomain');
  notation.rule('MailEnd = @ Host', (host: string) => host.toLowerCase());
  for (const [symbol, of] of [
    ['AThing', some],
    ['AnyThing', anyOne],
    ['NoThing', none],
  ] as const) {
    const put = (rule: string, make: (value: string) => ValuedWish) => {
      notation.rule(`ValuedThing = ${symbol}${rule}`, (value: string) => {
        const { undeniable: _, ...form } = of(make(value));
        return form as Said;
      });
      if (of !== none) notation.rule(`Penalize = ${symbol}${rule}`, (value: string) => some(make(value)));
    };
    put('<phone> EdgeFirst #dialcode', (start) => ({ kind: 'phone number', start }));
    put('<mail> EdgeLast MailEnd', (domain) => ({ kind: 'e-mail address', domain }));
  }
}
