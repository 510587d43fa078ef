import type { Check } from '../check.ts';
import type { FieldWish } from '../data/field-wish.ts';
import { type Bounds, type ValuedWish, valuedCheck } from '../data/valued.ts';
import { canonical, type Fact, type Said } from '../form.ts';
import { Several } from '../grammar/chart.ts';
import type { Notation } from '../grammar/notation.ts';
import { each } from './shape.ts';
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
  dollars: ['dollar amount', 'amount in dollars', 'price in dollars', 'dollar price'],
  euros: ['euro amount', 'amount in euros', 'price in euros', 'euro price'],
  pounds: ['pound amount', 'amount in pounds', 'price in pounds', 'pound price'],
  time: ['time', 'time of day', 'clock time'],
  date: ['date', 'calendar date'],
  mail: ['e-mail address', 'email address', 'email'],
  phone: ['phone number', 'telephone number', 'mobile number'],
};
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
    put('OfThings', each(['at least one', 'at least one of the'], names), some);
    put('OfThings', [...each(['no', 'not a single'], names), ...each(['no', 'none of the'], many)], none);
    put(
      'OnlyThing1',
      each(['the', 'the only', 'the single'], key === 'dollars' ? [...names, ...AMOUNTS] : names),
      only,
    );
    // Without a word on where it stands, it may be one that is not in the text.
    notation.rule(`Stated<${key}> = OnlyThing1<${key}> StatedIn`, (of: Of) => of);
    put(
      'OfThings',
      each(['any', 'a', 'an', 'any of the', 'one of the'], names).concat(
        each(['any', 'any of the', 'one of the'], many),
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
    ...['in it', 'it gives', 'mentioned', 'given', 'stated', 'quoted', ', wherever they occur ,'],
    ...[', wherever it occurs ,'],
  ]);
  numbers(notation);
  dates(notation);
  mails(notation);
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
  for (const [phrases, make] of [
    [
      ['more than', 'greater than', 'above', 'over', 'higher than', 'larger than'],
      (from: number): Bounds => ({ from, isOpen: true }),
    ],
    [['less than', 'lower than', 'below', 'under', 'smaller than'], (to: number): Bounds => ({ to, isOpen: true })],
    [['at least', 'no less than'], (from: number): Bounds => ({ from })],
    [['at most', 'no more than'], (to: number): Bounds => ({ to })],
  ] as const)
    for (const phrase of phrases) notation.rule(`MoneyBounds = ${phrase} Money`, make);
  notation.rule('Money = $ ( #number | #decimal )', (amount: number) => amount);
  notation.rule('MoneyBounds = between Money and Money', (from: number, to: number): Bounds | undefined =>
    from < to ? { from, to } : undefined,
  );
  const bounded = (kind: 'number') => (of: Of, bounds: FieldWish) =>
    'number' in bounds ? of({ kind, bounds: bounds.number }) : undefined;
  notation.rule('Clause = Stated<number> ValueIs NumberBounds', bounded('number'));
  notation.rule(
    'Clause = Stated<number> ValueIs NumberBounds ( and | but ) NumberBounds',
    (of: Of, a: FieldWish, b: FieldWish) => {
      const [one, other] = [a, b].map((bounds) => ('number' in bounds ? bounds.number : {}));
      const isPair = (one!.from === undefined) !== (other!.from === undefined) && one!.isOpen === other!.isOpen;
      return isPair ? of({ kind: 'number', bounds: { ...one, ...other } }) : undefined;
    },
  );
  // As a fault, or of each as a wish: "any number is not between 1 and 10".
  const not = (of: Of, wish: ValuedWish) => (of === anyOne || of === some ? of({ ...wish, isNot: true }) : undefined);
  notation.words('ValueIsNot', ['is not', 'are not']);
  notation.rule('Clause = Stated<number> ValueIsNot NumberBounds', (of: Of, bounds: FieldWish) =>
    'number' in bounds ? not(of, { kind: 'number', bounds: bounds.number }) : undefined,
  );
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
  notation.rule('Clause = Stated<number> ( exceeds | exceed ) Signed', (of: Of, from: number) =>
    of({ kind: 'number', bounds: { from, isOpen: true } }),
  );
  notation.rule('Clause = Stated<dollars> ValueIs MoneyBounds', (of: Of, bounds: Bounds) =>
    of({ kind: 'dollar amount', bounds }),
  );
  notation.rule('Clause = Stated<dollars> ( exceeds | exceed ) Money', (of: Of, from: number) =>
    of({ kind: 'dollar amount', bounds: { from, isOpen: true } }),
  );
  for (const [share, symbol] of [
    ['some', 'AThing'],
    ['none', 'NoThing'],
    ['any', 'AnyThing'],
  ] as const) {
    // "Does not contain any number above 100" is plain.
    const of: Of = (wish) => {
      if (share === 'none') return none(wish);
      const { undeniable: _, ...form } = share === 'any' ? anyOne(wish) : some(wish);
      return form as Said;
    };
    if (share === 'any')
      notation.rule('Penalize = BareThings<number> NumberBounds', (bounds: FieldWish) =>
        'number' in bounds ? some({ kind: 'number', bounds: bounds.number }) : undefined,
      );
    if (share !== 'none') {
      notation.rule(`Penalize = ${symbol}<number> ( that is )? NumberBounds`, (bounds: FieldWish) =>
        'number' in bounds ? some({ kind: 'number', bounds: bounds.number }) : undefined,
      );
      notation.rule(`Penalize = ${symbol}<dollars> ( that is )? MoneyBounds`, (bounds: Bounds) =>
        some({ kind: 'dollar amount', bounds }),
      );
    }
    notation.rule(`ValuedThing = ${symbol}<number> ( that is )? NumberBounds`, (bounds: FieldWish) =>
      'number' in bounds ? of({ kind: 'number', bounds: bounds.number }) : undefined,
    );
    notation.rule(`ValuedThing = ${symbol}<dollars> ( that is )? MoneyBounds`, (bounds: Bounds) =>
      of({ kind: 'dollar amount', bounds }),
    );
  }
  const two = each(['', 'exactly'], each(['two'], ['decimals', 'decimal places', 'decimal digits']));
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
  for (const name of ['dollar', 'euro', 'pound'] as const)
    notation.rule(`Clause = Stated<${name}s> LacksCents LikeMoney?`, (of: Of) =>
      of === some || of === anyOne ? of({ kind: `${name} amount`, hasCents: true, isNot: true }) : undefined,
    );
  notation.words('WithCents', [
    ...each(['shows', 'show', 'has', 'have', 'includes', 'include', 'must have', 'should have'], ['cents', ...two]),
    ...each(each(['is', 'are', 'must be'], ['given with', 'written with', 'shown with']), ['cents', ...two]),
    ...each(each(['is', 'are', 'must be'], ['given to', 'written to', 'shown to', 'rounded to']), two),
  ]);
  notation.rule("LikeMoney = '(' ( like | such as | e . g . ,? )? Money ')'", () => null);
  notation.rule('LikeMoney = ( ,? like | ,? such as | ,? e . g . ,? ) Money');
  for (const name of ['dollar', 'euro', 'pound'] as const)
    notation.rule(`Clause = Stated<${name}s> WithCents LikeMoney?`, (of: Of) =>
      of({ kind: `${name} amount`, hasCents: true }),
    );
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

function dates(notation: Notation): void {
  // ISO 8601 has other forms than "2026-03-01".
  const format = (of: Of, name: string) => (name === 'ISO 8601' ? undefined : of({ kind: 'date', format: name }));
  notation.words(
    'WrittenAs',
    each(['is', 'are', 'must be', 'should be'], ['', 'written', 'given', 'stated', 'formatted']).concat(
      'come',
      'comes',
    ),
  );
  notation.words('StyleOf', [
    'in the us style',
    'in us style',
    'in the us format',
    'in the american style',
    'in american format',
    'in the european style',
  ]);
  notation.rule('Clause = Stated<date> WrittenAs ( FormatLink | StyleOf ) DateFormat ( format | form )?', format);
  notation.rule('Clause = Stated<date> WrittenAs DateFormat ( format | form )?', format);
  notation.rule(
    'Clause = Stated<date> ( uses | use | follows | follow | has | have ) ( the )? DateFormat ( format | form )',
    format,
  );
  notation.words(
    'UsesForm',
    each(['uses', 'use', 'follows', 'follow', 'has', 'have', 'must use', 'should use'], ['the']),
  );
  notation.rule('Clause = Stated<date> UsesForm ( format | form | pattern ) DateFormat', format);
  // "Is written like 2024-05-01"
  notation.rule('Clause = Stated<date> ( WrittenAs like | WrittenAs as in | DateLooksLike ) #day', (of: Of) =>
    format(of, 'YYYY-MM-DD'),
  );
  notation.words('DateLooksLike', ['looks like', 'look like', 'must look like', 'should look like']);
  notation.rule('Clause = Stated<date> DateLooksLike ( this : )? DateFormat', format);
  notation.rule('DayForm = ( DateLooksLike | WrittenAs like | WrittenAs as in ) #day', () => 'YYYY-MM-DD');
  notation.rule('DayForm = DateLooksLike DateFormat', (name: string) => name);
  notation.words('PlainDates', [
    'dates',
    'the dates',
    'dates in the response',
    'the dates in the response',
    'dates , wherever they occur ,',
    'all dates , wherever they occur ,',
    'its dates',
  ]);
  const plainly = (name: string): Several | undefined => {
    const [all, any] = [every, some].map((of) => format(of, name));
    if (!all || !any) return undefined;
    const both = [all, any].map((form) => canonical(form));
    return new Several([
      { ...all, onlyFor: 1 },
      { ask: 'agreeing', of: both, undeniable: true, onlyFor: -1 },
    ]);
  };
  notation.rule('Clause = PlainDates WrittenAs FormatLink? DateFormat ( format | form )?', plainly);
  notation.rule('Clause = PlainDates DayForm', plainly);
  notation.kind('#day', (token) =>
    token.kind === 'date'
      ? token.text
      : token.kind === 'quoted' && /^\d{4}-\d\d-\d\d$/.test(token.text)
        ? token.text
        : undefined,
  );
  for (const [side, words] of [
    ['after', ['after', 'later than']],
    ['before', ['before', 'earlier than']],
    ['from', ['on or after', 'no earlier than', 'not before']],
    ['to', ['on or before', 'no later than', 'not after']],
  ] as const)
    notation.words('OnSide', words, side);
  notation.rule('Clause = Stated<date> ValueIs OnSide #day', (of: Of, side: 'after', day: string) =>
    of({ kind: 'date', day, side }),
  );
}

function mails(notation: Notation): void {
  notation.rule('MailName = #label', (name: string) => name);
  notation.rule('MailName = MailName . #label', (a: string, b: string) => `${a}.${b}`);
  notation.rule('Mail = MailName @ Host', (name: string, host: string) => `${name}@${host}`.toLowerCase());
  notation.kind('#mail', (token) =>
    token.kind === 'quoted' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(token.text) ? token.text.toLowerCase() : undefined,
  );
  notation.rule('Mail = #mail');
  const kind = 'e-mail address';
  const only = (address: string) => every({ kind, address });
  // Where there is none at all, it is open: another one may not be missed.
  notation.rule(`Clause = Mail is OnlyThing<mail> StatedIn?`, only);
  notation.rule(`Clause = OnlyThing<mail> StatedIn? is Mail`, only);
  notation.words('AtDomain', ['at', 'on', 'at the domain', 'on the domain', 'under']);
  notation.rule(`Clause = Stated<mail> ( is | are | must be ) AtDomain Host`, (of: Of, host: string) =>
    of({ kind, domain: host.toLowerCase() }),
  );
  notation.rule(`Clause = Stated<mail> ( ends with | end with | ends in | end in ) @ Host`, (of: Of, host: string) =>
    of({ kind, domain: host.toLowerCase() }),
  );
  notation.kind('#maildomain', (token) =>
    token.kind === 'quoted' && /^@[\w.-]+\.\w+$/u.test(token.text) ? token.text.slice(1).toLowerCase() : undefined,
  );
  notation.rule(
    `Clause = Stated<mail> ( ends with | end with | ends in | end in ) #maildomain`,
    (of: Of, domain: string) => of({ kind, domain }),
  );
  // "Any e-mail address that is not at example.com"
  notation.words('NotAt', [
    'that is not at',
    'that are not at',
    'not at',
    'outside',
    'outside of',
    'that is not on',
    'that does not end with @',
    'that does not end in @',
  ]);
  const elsewhere = (domain: string) => anyOne({ kind, domain: domain.toLowerCase(), isNot: true });
  notation.rule(`Object = ( AnyThing<mail> | AThing<mail> ) NotAt Host`, elsewhere);
  notation.rule(`Clause = ( AnyThing<mail> | AThing<mail> ) NotAt Host ( Used | GivenOut )`, elsewhere);
  notation.words(
    'GivenOut',
    each(['is', 'are', 'gets'], ['given', 'given out', 'shared', 'stated', 'provided', 'mentioned', 'listed']),
  );
}
