import type { Check } from '../../check.ts';
import { valuedCheck } from '../../data/valued.ts';
import type { Bounds, Money, ValuedWish } from '../../data/valued-wish.ts';
import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { valuedDates, valuedMails } from './valued-dates.ts';
import { anyOne, every, none, type Of, only, some, type Valued } from './valued-said.ts';
import { valuedWords } from './valued-words.ts';

/** How facts are decided about the values of things in a text: numbers, amounts, dates, e-mail addresses. */
export const VALUED: Readonly<Record<string, (fact: Fact, negated: boolean) => Check | undefined>> = {
  valued: ({ of }, negated) => {
    const { wish, share } = of as Valued;
    return valuedCheck(wish, share, negated);
  },
};

const NAMES: Readonly<Record<string, readonly string[]>> = {
  number: ['number', 'numeric value', 'numerical value'],
  decimal: ['decimal number', 'decimal', 'number with decimals', 'decimal value'],
  dollars: ['dollar amount', 'amount in dollars'],
  euros: ['euro amount', 'amount in euros'],
  pounds: ['pound amount', 'amount in pounds'],
  dollarprices: ['price in dollars', 'dollar price'],
  europrices: ['price in euros', 'euro price'],
  poundprices: ['price in pounds', 'pound price'],
  time: ['time', 'time of day', 'clock time'],
  date: ['date', 'calendar date'],
  mail: ['e-mail address', 'email address', 'email'],
  phone: ['phone number', 'telephone number', 'mobile number'],
  year: each(['', 'mentioned', 'four-digit', 'calendar'], ['year']),
  percentage: ['percentage', 'percentage value'],
  price: [
    ...each(['', 'quoted', 'listed', 'stated', 'given', 'mentioned'], ['price', 'amount']),
    ...['amount of money', 'monetary amount', 'money amount'],
  ],
};
const CURRENCIES = ['dollars', 'euros', 'pounds', 'dollarprices', 'europrices', 'poundprices'];
/** Kinds that have a size. */
const SIZED = ['number', 'percentage', 'year', 'price', ...CURRENCIES];
const moneyOf = (key: string) => `${key.replace(/s$|prices$/u, '')} amount` as Money;
/** "The price" need not be the only amount that is given in dollars. */
const AMOUNTS = ['amount'];
const plural = (name: string) =>
  name.replace(/^(amount|price|number)(?= )/, '$1s') === name
    ? name.endsWith('s')
      ? `${name}es`
      : `${name}s`
    : name.replace(/^(amount|price|number)(?= )/, '$1s');

/** What is said of the values of things: "every date is in ISO format", "no number is above 100". */
export function valued(notation: Notation): void {
  for (const [key, names] of Object.entries(NAMES)) {
    const many = names.map(plural);
    const put = (which: string, phrases: readonly string[], of: Of) => notation.words(`${which}<${key}>`, phrases, of);
    put(
      'OfThings',
      [...each(['every', 'each', 'every single'], names), ...each(['all', 'all the', 'all of the'], many)],
      every,
    );
    put('OfThings', each(['at least one', 'at least one of the', 'one or more'], names), some);
    put('OfThings', [...each(['no', 'not a single', 'not one'], names), ...each(['no', 'none of the'], many)], none);
    if (key !== 'price')
      put(
        'OnlyThing1',
        each(['the', 'the only', 'the single'], key === 'dollars' ? [...names, ...AMOUNTS] : names),
        only,
      );
    // Without a word on where it stands, it may be one that is not in the text.
    if (key !== 'price') notation.rule(`Stated<${key}> = OnlyThing1<${key}> StatedIn`, (of: Of) => of);
    put(
      'OfThings',
      each(['any', 'a', 'an', 'any one', 'any of the', 'one of the'], names).concat(
        each(['any', 'any of the', 'one of the', 'any of its'], many),
      ),
      anyOne,
    );
    notation.words(`AThing<${key}>`, each(['a', 'an', 'at least one'], names));
    notation.words(`AnyThing<${key}>`, each(['any'], [...names, ...many]));
    notation.words(`BareThings<${key}>`, many);
    notation.words(`NoThing<${key}>`, each(['no'], [...names, ...many]));
    notation.words(`OnlyThing<${key}>`, each(['the only'], names));
    notation.rule(`Stated<${key}> = OfThings<${key}> StatedIn?`, (of: Of) => of);
  }
  const response = ['response', 'reply', 'output', 'answer', 'text'];
  notation.words('StatedIn', [
    ...each(
      ['in', 'within', 'mentioned in', 'stated in', 'given in', 'that occurs in', 'that appears in'],
      each(['the'], response),
    ),
    ...['in it', 'it gives', 'mentioned', 'given', 'stated', 'quoted', 'listed', ', wherever they occur ,'],
    ...[
      'it mentions',
      'it lists',
      'it quotes',
      'that it gives',
      'that it mentions',
      'that is given',
      'that is mentioned',
    ],
    ...[', wherever it occurs ,'],
  ]);
  numbers(notation);
  notation.add(valuedDates);
  notation.add(valuedMails);
  notation.add(valuedWords);
}

function numbers(notation: Notation): void {
  notation.words('BareNumber', ['a bare number', 'just a bare number', 'a plain number', 'only a bare number']);
  const nothing = [
    'without units',
    'without text',
    'without units or text',
    'without any units or text',
    'without text or units',
    'with no units',
    'with no units or text',
    'with no text',
    'and nothing else',
  ];
  notation.words(
    'NoUnits',
    nothing.flatMap((one) => [one, `, ${one}`]),
  );
  notation.rule('State = BareNumber NoUnits?', (): Said => ({ ask: 'whole number', of: { name: 'a number' } }));
  notation.words('ValueIs', ['is', 'are', 'must be', 'should be', 'is always', 'are always', 'lies', 'lie']);
  sized(notation);
  notation.words('ValueIsNot', ['is not', 'are not']);
  notation.rule(
    'Clause = Stated<date> ValueIsNot ( written | given )? FormatLink? DateFormat ( format | form )?',
    (of: Of, name: string) => (name === 'ISO 8601' ? undefined : not(of, { kind: 'date', format: name })),
  );
  notation.words('InOtherForm', [
    ...each(
      each(['appears', 'appear', 'is', 'are', 'is written', 'are written', 'is given'], ['in any', 'in a', 'in some']),
      ['format other than', 'form other than', 'other format than'],
    ),
  ]);
  notation.rule('Clause = Stated<date> InOtherForm DateFormat', (of: Of, name: string) =>
    name === 'ISO 8601' ? undefined : not(of, { kind: 'date', format: name }),
  );
  notation.rule('Clause = Stated<mail> ValueIsNot AtDomain Host', (of: Of, domain: string) =>
    not(of, { kind: 'e-mail address', domain: domain.toLowerCase() }),
  );
  const two = each(
    ['', 'exactly'],
    each(
      ['two'],
      ['decimals', 'decimal places', 'decimal digits', 'digits after the decimal point', 'digits after the point'],
    ),
  );
  // "A dollar price is missing its two decimals"
  notation.words(
    'LacksCents',
    each(
      each(
        ['is missing', 'are missing', 'lacks', 'lack', 'has no', 'have no', 'does not have'],
        ['', 'its', 'their', 'the'],
      ),
      ['cents', 'two decimals', 'two decimal places'],
    ).concat(each(['is', 'are'], ['without cents', 'without two decimals', 'without its two decimals'])),
  );
  notation.words('WithCents', [
    ...each(['shows', 'show', 'has', 'have', 'includes', 'include', 'must have', 'should have'], ['cents', ...two]),
    ...each(each(['is', 'are', 'must be'], ['given with', 'written with', 'shown with']), ['cents', ...two]),
    ...each(each(['is', 'are', 'must be'], ['given to', 'written to', 'shown to', 'rounded to']), two),
  ]);
  notation.rule("LikeMoney = '(' ( like | such as | e . g . ,? )? PriceSaid ')'", () => null);
  notation.rule('LikeMoney = ( ,? like | ,? such as | ,? e . g . ,? ) PriceSaid', () => null);
  notation.words(
    'CentsLacking',
    each(
      ['without', 'that do not have', 'that have no', 'with no', 'that lack', 'written without', 'not written with'],
      ['cents', 'two decimals', 'two decimal places', 'two digits after the decimal point'],
    ),
  );
  for (const key of ['price', ...CURRENCIES]) {
    const kind = key === 'price' ? key : moneyOf(key);
    const wish = { kind, hasCents: true } as ValuedWish;
    notation.rule(`Clause = Stated<${key}> WithCents LikeMoney?`, (of: Of) => of(wish));
    if (key !== 'price')
      notation.rule(`Clause = BareThings<${key}> WithCents LikeMoney?`, (): Said => ({ ...every(wish), plainFor: 1 }));
    notation.rule(`Clause = Stated<${key}> LacksCents LikeMoney?`, (of: Of) => not(of, wish));
    notation.rule(`Penalize = ( BareThings<${key}> | AThing<${key}> ) CentsLacking LikeMoney?`, () =>
      some({ ...wish, isNot: true }),
    );
  }
  notation.words(
    'RoundedTo',
    each(
      ['is', 'are'],
      ['rounded to', 'given to', 'written to', 'written with', 'given with', 'shown with', 'shown to'],
    ).concat('has', 'have', 'must have', 'should have'),
  );
  notation.words('Places2', [
    'decimal places',
    'decimals',
    'decimal digits',
    'places',
    'digits after the decimal point',
    'decimal place',
    'decimal',
  ]);
  notation.rule('Clause = Stated<decimal> RoundedTo exactly? N Places2', (of: Of, places: number) =>
    of({ kind: 'decimal number', places }),
  );
}

/** As a fault, or of each as a wish: "any number is not between 1 and 10". */
const not = (of: Of, wish: ValuedWish) => (of === anyOne || of === some ? of({ ...wish, isNot: true }) : undefined);

/** An object may be denied: "does not contain any number above 100" is plain. */
const asObject = (form: Said): Said => {
  const { undeniable: _, ...rest } = form;
  return rest as Said;
};

const OVER = ['more than', 'greater than', 'above', 'over', 'higher than', 'larger than', 'exceeding'];
const UNDER = ['less than', 'lower than', 'below', 'under', 'smaller than', 'cheaper than'];

/** How large values are, said of every, any, one or none of them, as a clause, an object or a fault. */
function sized(notation: Notation): void {
  for (const key of SIZED) {
    notation.rule(`Clause = Stated<${key}> ValueIs ValueSize<${key}>`, (of: Of, wish: ValuedWish) => of(wish));
    notation.rule(`Clause = Stated<${key}> ValueIsNot ValueSize<${key}>`, not);
    notation.rule(`Clause = Stated<${key}> ( exceeds | exceed ) ValueOver<${key}>`, (of: Of, wish: ValuedWish) =>
      of(wish),
    );
    for (const [symbol, of] of [
      ['AThing', some],
      ['NoThing', none],
      ['AnyThing', anyOne],
    ] as const) {
      notation.rule(
        `ValuedThing = ${symbol}<${key}> ( that is | that are | of )? ValueSize<${key}>`,
        (wish: ValuedWish) => asObject(of(wish)),
      );
      notation.rule(
        `ValuedThing = ${symbol}<${key}> ( that exceeds | that exceed ) ValueOver<${key}>`,
        (wish: ValuedWish) => asObject(of(wish)),
      );
    }
    notation.rule(
      `Penalize = ( AThing<${key}> | AnyThing<${key}> | BareThings<${key}> ) ( that is | that are )? ValueSize<${key}>`,
      (wish: ValuedWish) => some(wish),
    );
  }
  type Kind = 'number' | 'percentage' | 'year';
  const put = (kind: Kind, bounds: string, over: string) => {
    notation.rule(`ValueSize<${kind}> = ${bounds}`, (size: Bounds): ValuedWish => ({ kind, bounds: size }));
    notation.rule(
      `ValueOver<${kind}> = ${over}`,
      (from: number): ValuedWish => ({
        kind,
        bounds: { from, isOpen: true },
      }),
    );
  };
  put('number', 'ValueBounds', 'Signed');
  put('percentage', 'PercentBounds', "Signed ( '%' | percent )?");
  put('year', 'YearBounds', 'YearSaid');
  notation.rule('ValueSize<number> = ValueBounds ( and | but ) ValueBounds', (one: Bounds, other: Bounds) => {
    const isPair = (one.from === undefined) !== (other.from === undefined) && one.isOpen === other.isOpen;
    return isPair ? { kind: 'number', bounds: { ...one, ...other } } : undefined;
  });
  // Of "a price", amounts in other currencies are unclear.
  const of = (key: string, { kind, bounds }: PriceBounds): ValuedWish | undefined => {
    if (key === 'price') return { kind, bounds, isPrice: true };
    if (moneyOf(key) !== kind) return undefined;
    return { kind, bounds, ...(key.endsWith('prices') && { isPriceIn: true as const }) };
  };
  for (const key of ['price', ...CURRENCIES]) {
    notation.rule(`ValueSize<${key}> = PriceBounds`, (one: PriceBounds) => of(key, one));
    notation.rule(`ValueOver<${key}> = PriceSaid`, ({ kind, amount }: Price) =>
      of(key, { kind, bounds: { from: amount, isOpen: true } }),
    );
  }
  for (const [kind, sign, names] of [
    ['dollar amount', '$', ['dollars', 'us dollars', 'usd', 'dollar']],
    ['euro amount', '€', ['euros', 'eur', 'euro']],
    ['pound amount', '£', ['pounds', 'gbp', 'pounds sterling', 'pound']],
  ] as const) {
    notation.rule(`PriceSaid = ${sign} ( #number | #decimal )`, (amount: number): Price => ({ kind, amount }));
    notation.rule(
      `PriceSaid = ( N | #decimal ) ( ${names.join(' | ')} )`,
      (amount: number): Price => ({ kind, amount }),
    );
  }
  for (const [phrases, make] of [
    [OVER, (from: number): Bounds => ({ from, isOpen: true })],
    [UNDER, (to: number): Bounds => ({ to, isOpen: true })],
    [['at least', 'no less than', 'no lower than'], (from: number): Bounds => ({ from })],
    [['at most', 'no more than', 'no higher than', 'up to'], (to: number): Bounds => ({ to })],
  ] as const)
    for (const phrase of phrases)
      notation.rule(
        `PriceBounds = ${phrase} PriceSaid`,
        ({ kind, amount }: Price): PriceBounds => ({ kind, bounds: make(amount) }),
      );
  notation.rule('PriceBounds = between PriceSaid and PriceSaid', (low: Price, high: Price): PriceBounds | undefined =>
    low.kind === high.kind && low.amount < high.amount
      ? { kind: low.kind, bounds: { from: low.amount, to: high.amount } }
      : undefined,
  );
}

interface Price {
  kind: Money;
  amount: number;
}
interface PriceBounds {
  kind: Money;
  bounds: Bounds;
}
