import { foundPlacesCheck } from '../data/found-places.ts';
import { partsOf, type RowClass, type RowPart, rowsIn, type WrittenRow } from '../data/written-rows.ts';
import type { Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import { inside } from '../grammar/said.ts';
import { counting, type Decider } from './bridge.ts';
import { each, type Shape, shape, some } from './shape.ts';

const OPEN = 'Something is written in nearly that form, goes on after it, or may be of its kind in another form.';

/** How facts are decided about codes and numbers that a criterion shows by a sample, or describes by their parts. */
export const WRITTEN_ROWS: Readonly<Record<string, Decider>> = {
  'written like': counting((asked, { of }) => {
    const { parts } = of as WrittenRow;
    const shown = parts.map((part) => ('text' in part ? part.text : `<${countOf(part.count)} ${part.of}>`)).join('');
    const unit = { singular: `text of the form ${shown}`, plural: `texts of the form ${shown}`, isLength: false };
    return foundPlacesCheck('written-form', unit, asked, OPEN, (text) => rowsIn(text, of as WrittenRow));
  }),
};

const countOf = ([low, high]: readonly [number, number]) =>
  low === high ? low : high === Infinity ? `${low} or more` : `${low} to ${high}`;

/** "A phone number in the form 555-123-4567", "a ticket number that looks like ABC-1234", "'sk-' followed by 20 letters" */
export function writtenRows(notation: Notation): void {
  const kinds = [
    'phone',
    'telephone',
    'ticket',
    'order',
    'invoice',
    'reference',
    'tracking',
    'case',
    'account',
    'serial',
  ];
  kinds.push('part', 'model', 'booking', 'confirmation', 'customer', 'product', 'license', 'social security', 'policy');
  notation.words('RowNoun', [
    ...each(each(['', 'us'], kinds), ['number', 'numbers']),
    ...each(kinds, ['id', 'code', 'ids', 'codes', 'reference']),
    ...[
      'number',
      'code',
      'id',
      'identifier',
      'string',
      'sequence',
      'token',
      'sku',
      'ssn',
      'license plate',
      'substring',
    ],
    ...['api key', 'key', 'password', 'username', 'text'],
  ]);
  const strict = each(
    ['', 'that is', 'which is', 'given', 'written', 'presented'],
    ['in the form', 'in the format', 'in the form of', 'in the format of', 'of the form', 'of the format'],
  );
  strict.push(...each(['formatted', 'written', 'styled'], ['like', 'as']), 'with the format', 'with the form');
  const looks = ['looking like', 'that looks like', 'that look like', 'shaped like', 'in the style of'];
  notation.words('InForm', [...strict, ...looks], 'form');
  notation.kind('#sample', (token) => {
    const text = token.kind === 'quoted' ? token.text : token.kind === 'word' && /\d/u.test(token.raw) ? token.raw : '';
    const parts = /^[\p{L}\d#][\p{L}\d#()/. -]{3,40}$|^\(\d{3}\)[\d -]+$/u.test(text) ? partsOf(text) : undefined;
    return parts?.some((part) => 'of' in part) ? parts : undefined;
  });
  const isOfDigits = (parts: readonly RowPart[]) =>
    parts.every((part) => ('of' in part ? part.of === 'digits' : !/\p{L}/u.test(part.text)));
  const row = (parts: readonly RowPart[], notes: Omit<WrittenRow, 'parts'> = {}): Shape =>
    shape('written like', { parts, ...notes });
  notation.rule('RowShape = InForm #sample', (_: string, parts: RowPart[]) => row(parts));
  notation.rule('RowShape = Intro #sample', (parts: RowPart[]) => row(parts, { isLoose: true }));
  notation.rule("RowShape = '(' Intro? #sample ')'", (parts: RowPart[]) =>
    row(parts, isOfDigits(parts) ? {} : { isLoose: true }),
  );

  // "Three capitals, a dash and four digits", "'ORD-' and six digits"
  notation.words('RowClass', ['letters or digits', 'letters and digits', 'digits or letters'], 'letters and digits');
  notation.rule('RowClass = CountedCharacters');
  notation.rule('RowItem = Amount RowClass', ({ in: [span], ...amount }: Amount, of: RowClass): RowPart | undefined =>
    span && span[0] > 0 && !amount.denies && KNOWN.includes(of) ? { of, count: [...span] } : undefined,
  );
  notation.words('RowSign', each(['a', 'one', 'a single'], ['dash', 'hyphen']), '-');
  notation.words('RowSign', each(['a', 'one', 'a single'], ['slash', 'forward slash']), '/');
  notation.rule('RowItem = RowSign', (text: string): RowPart => ({ text }));
  notation.rule('RowStart = #quoted', (text: string): RowPart | undefined =>
    /^[\p{L}\p{N}#_.:/-]{1,12}$/u.test(text) ? { text } : undefined,
  );
  notation.words('ThenRow', ['followed by', ', followed by', 'and then', 'then', 'plus', ', then']);
  notation.words('AndRow', ['and', ',', ', and']);
  notation.rule('Followed = RowStart ThenRow RowItem', (a: RowPart, b: RowPart) => [a, b]);
  notation.rule('Followed = Followed ThenRow RowItem', (all: RowPart[], b: RowPart) => [...all, b]);
  notation.rule('RowItems = ( RowStart | RowItem ) ( AndRow | ThenRow ) RowItem', (a: RowPart, b: RowPart) => [a, b]);
  notation.rule('RowItems = RowItems ( AndRow | ThenRow ) RowItem', (all: RowPart[], b: RowPart) => [...all, b]);
  notation.words('RowMadeOf', [
    'made of',
    'made up of',
    'consisting of',
    'composed of',
    'that consists of',
    'built from',
  ]);
  notation.rule('RowShape = RowMadeOf RowItems', (parts: RowPart[]) => row(parts, { isExact: true }));
  notation.words('RowStarting', ['beginning with', 'starting with', 'that starts with', 'that begins with']);
  notation.rule('RowShape = RowStarting Followed', (parts: RowPart[]) => row(parts, { isExact: true }));
  // What a sample shows, said again.
  notation.words('RowGloss', [':', ',', ', that is ,', ', i . e .', '— that is ,', ', meaning']);
  const isAlike = (a: readonly RowPart[], b: readonly RowPart[]) => JSON.stringify(a) === JSON.stringify(b);
  const glossed = ({ of }: Shape, parts: RowPart[]) =>
    isAlike((of as WrittenRow).parts, parts) ? row(parts, { isExact: true }) : undefined;
  notation.rule('RowShape = RowShape RowGloss RowItems', glossed);
  notation.rule("RowShape = RowShape '(' RowItems ')'", glossed);

  notation.rule('Shape = RowNoun RowShape', (one: Shape) => one);
  notation.words('AnyRow', ['something', 'anything', 'any text', 'any string', 'any sequence', 'some text']);
  notation.rule('Special = AnyRow RowShape', (one: Shape): Said => ({ ...some(one), any: true }));
  notation.rule('Clause = ( a string )? Followed ( Used | IsIn ) ( Inside )?', (parts: RowPart[], isIn?: true) =>
    inside(some(row(parts, { isExact: true })), isIn),
  );
  notation.rule('Det = Followed', (parts: RowPart[]) => some(row(parts, { isExact: true })));
  notation.rule('Clause = Special IsIn Place', (form: Said) =>
    'ask' in form && form.ask === 'written like' ? form : undefined,
  );

  // "Something shaped like a US social security number (123-45-6789)"
  notation.words('RowLooksLike', ['shaped like', 'that looks like', 'looking like', 'resembling', 'formatted like']);
  notation.words(
    'SocialNumber',
    each(['a', 'an'], ['us social security number', 'social security number', 'us ssn', 'ssn']),
  );
  const SOCIAL = partsOf('123-45-6789')!;
  notation.rule('SocialSample = #sample', (parts: RowPart[]) => (isAlike(parts, SOCIAL) ? true : undefined));
  notation.words('SocialSample', ['three digits , two digits , four digits separated by hyphens'], true);
  notation.rule("Special = AnyRow RowLooksLike SocialNumber ( '(' SocialSample ')' )?", () => ({
    ...some(row(SOCIAL, { isExact: true })),
    any: true,
  }));
  notation.rule("Shape = ( us )? ( social security number | ssn ) '(' SocialSample ')'", () => row(SOCIAL));
  // Colours, and where their codes begin.
  notation.words('HexSized', each(each(['six-digit', '6-digit'], ['hex', 'hexadecimal']), ['color', 'colour']));
  const hex = () => 'hex colors';
  notation.rule('HexNamed = HexSized ( code | value )?', hex);
  notation.rule('One<made> = HexNamed', hex);
  notation.kind('#hexsample', (token) =>
    token.kind === 'quoted' && /^#[\da-f]{6}$/iu.test(token.text) ? true : undefined,
  );
  for (const tail of [
    '( starting with | beginning with ) ( # | a # | the # sign )',
    ',? Intro #hexsample',
    "'(' Intro? #hexsample ')'",
  ])
    notation.rule(`One<made> = One<made> ${tail}`, (name: string) => (name === 'hex colors' ? name : undefined));
}

const KNOWN: readonly string[] = [
  'digits',
  'letters',
  'uppercase letters',
  'lowercase letters',
  'letters and digits',
  'hexadecimal digits',
];
