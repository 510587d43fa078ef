import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { every, type Of, some } from './valued-said.ts';

/** The currency of prices, and the clock that times are of. */
export function pricesAndTimes(notation: Notation): void {
  currencies(notation);
  times(notation);
}

/** "All prices are in dollars", "any prices are quoted in euros". */
function currencies(notation: Notation): void {
  for (const [name, words] of [
    ['dollars', ['dollars', 'us dollars', 'usd', '$']],
    ['euros', ['euros', 'euro', 'eur', '€']],
    ['pounds', ['£', 'pounds', 'pounds sterling', 'gbp', 'british pounds']],
  ] as const)
    notation.words('Currency', words, name);
  notation.words(
    'NotIn',
    each(
      ['', ','],
      ['not', 'not in', 'never', 'never in', 'and not', 'and never', 'rather than', 'and not in', 'and never in'],
    ),
  );
  notation.words(
    'PricedIn',
    each(
      each(
        ['is', 'are', 'must be', 'should be'],
        ['', 'given', 'quoted', 'stated', 'shown', 'listed', 'written', 'expressed'],
      ),
      ['in', 'only in', 'always in'],
    ),
  );
  notation.words('PricedIn', ['is only given in', 'are only given in', 'are all in', 'is always in', 'must all be in']);
  notation.words('PricedIn', each(['is', 'are'], ['denominated in', 'priced in']));
  notation.rule(
    'Clause = ( prices | the prices | its prices ) WithCents LikeMoney?',
    (): Said => ({ ...every({ kind: 'price', hasCents: true }), plainFor: 1 }),
  );
  notation.rule('Clause = Stated<price> PricedIn Currency', (of: Of, currency: string) =>
    of({ kind: 'price', currency }),
  );
  notation.rule('Clause = Stated<price> PricedIn Currency NotIn Currency', (of: Of, currency: string, other: string) =>
    currency === other || of !== every ? undefined : { ...of({ kind: 'price', currency }), plainFor: 1 },
  );
  notation.rule('Clause = Stated<price> PricedIn Currency ( only | exclusively )', (of: Of, currency: string) =>
    of === every ? of({ kind: 'price', currency }) : undefined,
  );
  notation.rule(
    'Clause = ( prices | the prices | its prices ) PricedIn Currency ( only | exclusively )',
    (currency: string): Said => ({ ...every({ kind: 'price', currency }), plainFor: 1 }),
  );
  // "Prices use € and not $": by their signs.
  for (const sign of ['$', '€', '£']) notation.words('PriceMark', [sign], sign);
  notation.rule(
    'Clause = ( prices | the prices | its prices | all prices | all the prices ) ( use | must use ) ( the )? PriceMark ( NotIn PriceMark )?',
    (sign: string, other?: string): Said | undefined =>
      sign === other ? undefined : { ...every({ kind: 'price', sign }), plainFor: 1 },
  );
  notation.rule(
    'Clause = ( prices | the prices | its prices ) PricedIn Currency ( NotIn Currency )?',
    (currency: string): Said => ({ ...every({ kind: 'price', currency }), plainFor: 1 }),
  );
}

/** "All times are in 24-hour format", "times use am and pm". */
function times(notation: Notation): void {
  const formats = ['clock', 'format', 'time', 'notation', 'clock format'];
  for (const [hours, word, is24] of [
    [24, 'twenty-four-hour', true],
    [12, 'twelve-hour', false],
  ] as const) {
    notation.words('ClockForm', each(['', 'the', 'a'], each([word], formats)), is24);
    notation.kind(`#hours${hours}`, (token) => (token.kind === 'number' && token.value === hours ? is24 : undefined));
    notation.rule(
      `ClockForm = ( the | a )? #hours${hours} -? hour ( ${formats.join(' | ')} )`,
      (value: boolean) => value,
    );
  }
  // "24h"
  notation.rule('ClockForm = #hours24 -? hour', (value: boolean) => value);
  notation.words('AreAll', ['are', 'are all', 'are always', 'must be', 'should be']);
  for (const shown of ['hh : mm', 'hh:mm'])
    notation.rule(`ClockForm = the? #hours24 -? hour ${shown} ( format )?`, (value: boolean) => value);
  notation.words('AmPm', [
    'am or pm',
    'am / pm',
    'am and pm',
    'a . m . or p . m .',
    'am or pm suffix',
    'an am or pm',
    'am / pm format',
  ]);
  notation.words(
    'NoAmPm',
    each(
      [
        ...[
          'with no',
          ', with no',
          'without',
          ', without',
          ', not',
          'and not',
          'rather than',
          ', no',
          'and no',
          ', so no',
        ],
        ...['; no', ', never', 'and never', ', so never', 'so no'],
      ],
      ['am or pm', 'am / pm', 'am and pm'],
    ),
  );
  notation.kind('#ampm', (token) => (token.kind === 'quoted' && /^[ap]\.?m\.?$/iu.test(token.text) ? null : undefined));
  notation.rule(
    'QuotedAmPm = ,? ( without | with no | never | not | so no ) ( any )? #ampm ( or | and ) #ampm',
    () => null,
  );
  notation.rule(
    'LikeTime = ( ,? like | ,? such as | ,? e . g . ,? | ,? for example ,? ) #number : #number',
    (hour: number) => (hour > 12 && hour < 24 ? true : undefined),
  );
  notation.rule('LikeTime = LikeTime NoAmPm');
  notation.words('InClock', ['in', 'using', 'with', 'on', 'to', 'as']);
  const clock = (of: Of, is24: boolean): Said => of({ kind: 'time', is24 });
  const of24 = (of: Of, is24: boolean): Said | undefined => (is24 ? clock(of, true) : undefined);
  const plain = (is24: boolean): Said => ({ ...clock(every, is24), plainFor: 1 });
  notation.words('PlainTimes', each(['', 'the', 'its'], each(['times', 'times of day'], ['', 'in the response'])));
  // What is written stands in the response, and is the only one.
  notation.rule('WrittenTime = ( Stated<time> | OnlyThing1<time> )', (of: Of) => of);
  notation.rule('Clause = WrittenTime WrittenAs InClock ClockForm', clock);
  notation.rule('Clause = WrittenTime WrittenAs InClock ClockForm ( NoAmPm | QuotedAmPm | LikeTime )', of24);
  notation.rule('Clause = Stated<time> ( uses | use ) ClockForm', clock);
  notation.rule('Clause = Stated<time> ( uses | use ) ClockForm ( NoAmPm | QuotedAmPm | LikeTime )', of24);
  notation.rule('Clause = Stated<time> ( has | have | uses | use ) AmPm', (of: Of) => clock(of, false));
  notation.rule('Clause = PlainTimes WrittenAs InClock ClockForm', plain);
  notation.rule(
    'Clause = PlainTimes WrittenAs InClock ClockForm ( NoAmPm | QuotedAmPm | LikeTime )',
    (is24: boolean) => (is24 ? plain(true) : undefined),
  );
  notation.rule('Clause = PlainTimes AreAll ClockForm NoAmPm?', (is24: boolean) => (is24 ? plain(true) : undefined));
  notation.rule('Clause = Stated<time> ( is | are | must be | should be ) ClockForm NoAmPm?', of24);
  notation.rule('Clause = PlainTimes use ClockForm', plain);
  notation.rule('Clause = PlainTimes use ClockForm ( NoAmPm | QuotedAmPm | LikeTime )', (is24: boolean) =>
    is24 ? plain(true) : undefined,
  );
  notation.rule('Clause = Stated<time> WrittenAs with AmPm', (of: Of) => clock(of, false));
  // "Times are written with AM or PM" is a fault of any, and a wish of all.
  for (const verb of ['WrittenAs ( with | in | using )', '( have | use | contain )']) {
    notation.rule(`Clause = PlainTimes ${verb} AmPm`, (): Said => ({ ...clock(every, false), onlyFor: 1 }));
    notation.rule(`Clause = PlainTimes ${verb} AmPm`, (): Said => ({ ...clock(some, false), onlyFor: -1 }));
  }
  notation.rule('Penalize = PlainTimes ( written | given )? ( with | in | using ) AmPm', () => clock(some, false));
  notation.rule('Object = AThing<time> ( in | using | written in | given in ) ClockForm', (is24: boolean): Said => {
    const { undeniable: _, ...form } = some({ kind: 'time', is24 });
    return form as Said;
  });
}
