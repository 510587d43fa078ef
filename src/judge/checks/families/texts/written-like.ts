import { foundPlacesCheck } from '../../data/found-places.ts';
import {
  inWords,
  likeExample,
  partsOfSample,
  type WrittenClass,
  type WrittenPart,
  writtenLike,
} from '../../data/written-like.ts';
import { canonical, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { counting, type Decider } from '../bridge.ts';
import { each, shape } from '../shape.ts';
import { anyOne, every, type Of, some } from '../values/valued-said.ts';

const OPEN = 'Something is nearly of this form: in a longer code, in other capitals, or with another dash.';

/** How facts are decided about codes and numbers whose form a criterion shows or describes. */
export const WRITTEN_LIKE: Readonly<Record<string, Decider>> = {
  'written like': counting((asked, { of }) => {
    const isExample = !Array.isArray(of);
    const parts = isExample ? (of as { example: WrittenPart[] }).example : (of as WrittenPart[]);
    const unit = {
      singular: `text of the form ${inWords(parts)}`,
      plural: `texts of the form ${inWords(parts)}`,
      isLength: false,
    };
    return foundPlacesCheck('written-form', unit, asked, OPEN, (text) =>
      (isExample ? likeExample : writtenLike)(text, parts),
    );
  }),
};

const CODES = [
  'order',
  'ticket',
  'case',
  'tracking',
  'invoice',
  'account',
  'reference',
  'booking',
  'serial',
  'customer',
];
/** Of these the letter X is a digit. */
const NUMBERS = [
  'phone number',
  'telephone number',
  'us phone number',
  'mobile number',
  'fax number',
  'contact number',
];
const SECURITY = ['social security number', 'us social security number', 'ssn', 'us ssn'];
const NOUNS = [
  ...each(CODES, ['number', 'id', 'code', 'no']),
  ...['number', 'id', 'code', 'identifier', 'string', 'sequence', 'sku', 'reference', 'key', 'token', 'license plate'],
  ...['licence plate', 'ticket', 'product code', 'part number', 'booking reference', 'promo code', 'coupon code'],
  ...['issue key', 'pattern', 'sequence of characters', 'postcode', 'zip code', 'flight number', 'model number'],
];

/** In "'Total:' followed by a digit" a blank may stand between them. */
const isCode = ({ text }: { text: string }) => /^[\p{L}\p{N}]{0,12}[-_/#.]?$|^[ ()]$/u.test(text);
const hasClass = (all: WrittenPart[]) =>
  all.some((part) => 'of' in part) && all.every((part) => 'of' in part || isCode(part)) ? all : undefined;

/** "A phone number in the form 555-123-4567", "a code made of 'ORD-' and six digits", "a 16-digit number". */
export function writtenLikeWords(notation: Notation): void {
  samples(notation);
  described(notation);
  const like = (of: readonly WrittenPart[]) => shape('written like', of);
  notation.words('FormNumber', [...NUMBERS, ...SECURITY], true);
  notation.words('FormNumber', each(['', 'valid', 'fake'], NOUNS), false);
  notation.words(
    'FormNumber',
    [...NUMBERS, ...SECURITY, ...NOUNS].map((one) => `${one}s`),
    false,
  );
  notation.words('SecurityNumber', SECURITY);
  notation.words('LikeForm', [
    ...each(
      ['in the', 'of the', 'with the', 'matching the', 'using the', 'following the', 'in this', 'that matches the'],
      ['form', 'format', 'pattern', 'form of', 'format of', 'shape'],
    ),
    ...each(
      ['', 'that is', 'which is'],
      ['formatted like', 'formatted as', 'written like', 'written as', 'shaped like', 'given as', 'styled like'],
    ),
    ...['that looks like', 'which looks like', 'looking like', 'of the kind', 'resembling', 'like this :'],
  ]);
  // "X" is a digit only of numbers.
  const sampled = (isNumber: boolean, sample: string) => {
    const parts = partsOfSample(sample, isNumber);
    return parts && like(parts);
  };
  notation.rule('Shape = FormNumber LikeForm FormSample', sampled);
  // "An order ID such as ORD-123456"
  notation.words('LikeExample', [
    ...['like', 'such as', 'e . g .', 'e . g . ,', 'for example', 'as in'].flatMap((one) => [one, `, ${one}`]),
  ]);
  const example = (isNumber: boolean, sample: string) => {
    const parts = partsOfSample(sample, isNumber);
    return parts && shape('written like', { example: parts });
  };
  notation.rule('Shape = FormNumber LikeExample FormSample ,?', example);
  notation.rule("Shape = FormNumber '(' LikeExample FormSample ')'", example);
  // "TK-12345 (TK, dash, five digits)": what is shown and what is said of it agree.
  const agreed = (isNumber: boolean, sample: string, row: WrittenPart[]) =>
    writtenLike(sample, row).certain.length === 1 && sampled(isNumber, sample) ? like(row) : undefined;
  notation.rule("Shape = FormNumber ( LikeForm | LikeExample ) FormSample '(' FormRow ')'", agreed);
  notation.rule('Shape = FormNumber LikeExample FormSample , FormRow', agreed);
  notation.rule("Shape = FormNumber '(' FormRow ')'", (_: boolean, row: WrittenPart[]) => like(row));
  dates(notation);
  phones(notation);
  notation.rule('Shape = FormNumber ( in | of | with ) ( the )? FormSample ( format | form | pattern )', sampled);
  notation.rule("Shape = SecurityNumber '(' FormSample ')'", (sample: string) => sampled(true, sample));
  notation.words('Thing5', ['something', 'anything', ...each(['a', 'any'], ['sequence', 'number', 'string'])]);
  notation.words('Resembles', [
    'shaped like',
    'that looks like',
    'which looks like',
    'resembling',
    'that resembles',
    'looking like',
  ]);
  notation.rule("Special = Thing5 Resembles ( a | an ) SecurityNumber '(' FormSample ')'", (sample: string) => {
    const found = sampled(true, sample);
    return found && { ask: found.ask, of: found.of, in: [[1, Infinity]] };
  });
  notation.rule(
    "Special = Thing5 Resembles ( a | an ) SecurityNumber '(' FormRow ')'",
    (of: WrittenPart[]): Said => ({
      ask: 'written like',
      of,
      in: [[1, Infinity]],
    }),
  );
  notation.rule('Shape = FormNumber LikeForm FormSample ( : | , | i . e . | , i . e . , ) FormRow', agreed);
  notation.words('MadeOf', [
    ...['made of', 'made up of', 'consisting of', 'that consists of', 'composed of', 'which is', 'that is', 'of', ':'],
    ...['starting with', 'beginning with', 'that starts with', 'that begins with', 'with the form', 'in the form'],
    ...['of the form'],
  ]);
  notation.rule('Shape = FormNumber MadeOf FormRow', (_: boolean, row: WrittenPart[]) => like(row));
  notation.rule('Special = FormChain', (all: WrittenPart[]): Said | undefined => {
    const of = hasClass(all);
    return of && { ask: 'written like', of, in: [[1, Infinity]] };
  });
  notation.rule('Shape = SizeWord ShapedCode', ({ count, unit }: { count: number; unit: string }) =>
    unit === 'digit' && count > 1 ? like([{ of: 'digits', count: [count, count] }]) : undefined,
  );
  const matches = (called: string, source: string, least: number): Said => ({
    ask: 'matches',
    of: { called, source, flags: { ignoreCase: false, multiline: false, dotAll: false } },
    in: least === 0 ? [[0, 0]] : [[1, Infinity]],
    ...(least === 0 && { denies: true as const }),
  });
  notation.words(
    'WithPercentSign',
    each(each(['', ','], ['written with', 'given with', 'shown with', 'expressed with', 'with']), [
      'the % sign',
      'a % sign',
      'a percent sign',
      'the percent sign',
      'the percentage sign',
      'the % symbol',
    ]),
  );
  notation.rule('ValuedThing = ( a | at least one | any ) percentage WithPercentSign', () =>
    matches('a percent sign after a number', String.raw`\d\s?%`, 1),
  );
  // Of a line that should be one piece.
  notation.rule('Object = no ( spaces | blanks )', () => matches('a blank', ' ', 0));
  notation.words('ShapedCodes', ['codes', 'numbers', 'pins', 'ids', 'identifiers', 'passcodes', 'integers']);
  notation.rule('Shape = SizeWord ShapedCodes', ({ count, unit }: { count: number; unit: string }) =>
    unit === 'digit' && count > 1 ? like([{ of: 'digits', count: [count, count] }]) : undefined,
  );
}

/** "A date like 2025-03-09, year first with dashes", "all dates are written like 12 March 2024", "a time like 14:30" */
function dates(notation: Notation): void {
  notation.words('YearFirst', [
    ...[', year first with dashes', ', year first', ', with the year first', '( year first )', ', with dashes'],
    ...[', year , month , day', '( year , month , day )', ', year-month-day', '( year-month-day )', ', iso style'],
  ]);
  notation.kind('#daysample', (token) => (token.kind === 'quoted' ? formatOfDay(token.text) : undefined));
  notation.rule('DayShown = #day', () => 'YYYY-MM-DD');
  notation.rule('DayShown = #daysample');
  notation.rule('DaySaid = #day YearFirst', () => 'YYYY-MM-DD');
  const numeric = (format: string) => shape('dates in format', format);
  const like = (format: string) => shape('dates like', format);
  notation.rule('Shape = ( date | dates ) LikeForm ( DayShown | DaySaid )', numeric);
  notation.rule('Shape = ( date | dates ) LikeExample DaySaid', numeric);
  notation.rule('Shape = ( date | dates ) LikeExample DayShown', like);
  notation.rule('Shape = ( iso date | iso dates | iso 8601 date | iso 8601 dates ) LikeExample #day', () =>
    numeric('YYYY-MM-DD'),
  );
  notation.rule('Clause = Stated<date> WrittenAs ( like | as in ) #daysample', (of: Of, format: string) =>
    of({ kind: 'date', format }),
  );
  notation.kind('#monthname', (token) => (token.kind === 'word' && MONTHS.includes(token.text) ? true : undefined));
  const isDay = (day: number, year: number) => day > 0 && day < 32 && year > 999 && year < 3000;
  notation.rule('MonthSample = #number #monthname #number', (day: number, _: boolean, year: number) =>
    isDay(day, year) ? 'D MONTH YYYY' : undefined,
  );
  notation.rule('MonthSample = #monthname #number ,? #number', (_: boolean, day: number, year: number) =>
    isDay(day, year) ? 'MONTH D, YYYY' : undefined,
  );
  notation.rule('Clause = Stated<date> WrittenAs ( like | as in ) MonthSample', (of: Of, format: string) =>
    of({ kind: 'date', format }),
  );
  notation.rule('ValuedThing = AThing<date> LikeForm MonthSample', (format: string): Said => {
    const { undeniable: _, ...form } = some({ kind: 'date', format });
    return form;
  });
  notation.kind('#clocksample', (token) =>
    token.kind === 'quoted' && /^(?:1[3-9]|2[0-3]):[0-5]\d$/u.test(token.text) ? 'HH:MM' : undefined,
  );
  notation.rule('ClockSample = #clocksample');
  notation.rule('ClockSample = #number : #number', (hour: number, minute: number) =>
    hour > 12 && hour < 24 && minute > 9 && minute < 60 ? 'HH:MM' : undefined,
  );
  notation.rule('Shape = ( time | times ) LikeForm ClockSample', numeric);
  notation.rule('Shape = ( time | times ) LikeExample ClockSample', like);
}
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** "31/12/2025": only where the day cannot be a month. */
function formatOfDay(text: string): string | undefined {
  const [, first, mark, second] = /^(\d\d)([/.-])(\d\d)\2\d{4}$/u.exec(text) ?? [];
  if (first === undefined) return undefined;
  const [a, b] = [Number(first), Number(second)];
  if (a > 12 && a < 32 && b < 13) return `DD${mark}MM${mark}YYYY`;
  return b > 12 && b < 32 && a < 13 ? `MM${mark}DD${mark}YYYY` : undefined;
}

/** "Every phone number is written like 555-012-3456" */
function phones(notation: Notation): void {
  notation.rule(
    'Clause = ( Stated<phone> | OnlyThing1<phone> ) WrittenAs ( like | as in | in the form | as ) FormSample',
    (of: Of, sample: string) => {
      const parts = partsOfSample(sample, true);
      // "Any is written so" wishes it of each, or of one.
      return parts && of !== anyOne ? of({ kind: 'phone number', like: parts }) : undefined;
    },
  );
  for (const only of [1, -1] as const)
    notation.rule(
      'Clause = AnyThing<phone> StatedIn? WrittenAs ( like | as in | in the form | as ) FormSample',
      (sample: string): Said | undefined => {
        const like = partsOfSample(sample, true);
        if (!like) return undefined;
        const [each, one] = [every, some].map((of) => canonical(of({ kind: 'phone number', like })));
        return only === -1
          ? { ...one!, onlyFor: -1, undeniable: true }
          : { ask: 'agreeing', of: [each, one], onlyFor: 1, undeniable: true };
      },
    );
}

/** Samples of a form: "ABC-1234", "555-123-4567", "(555) 123-4567", "###-##-####". */
function samples(notation: Notation): void {
  notation.kind('#codesample', (token) => {
    if (token.kind === 'quoted')
      return /^[\p{L}\d#()+][\p{L}\d# ()/.+-]{3,30}$/u.test(token.text) ? token.text : undefined;
    return token.kind === 'word' && /^[A-Za-z\d]+(?:-[A-Za-z\d]+)+$/u.test(token.raw) ? token.raw : undefined;
  });
  notation.rule('FormSample = #codesample');
  notation.rule('NumberRow = #number - #number', (a: number, b: number) => `${a}-${b}`);
  notation.rule('NumberRow = NumberRow - #number', (row: string, one: number) => `${row}-${one}`);
  notation.rule('FormSample = NumberRow');
  notation.rule("FormSample = '(' #number ')' NumberRow", (area: number, row: string) => `(${area}) ${row}`);
  notation.rule('HashRow = #', () => '#');
  notation.rule('HashRow = HashRow #', (row: string) => `${row}#`);
  notation.rule('HashRow = HashRow - #', (row: string) => `${row}-#`);
  notation.rule('FormSample = HashRow');
}

/** "Three capitals, a dash and four digits", "'sk-' followed by 20 or more letters or digits" */
function described(notation: Notation): void {
  const classes: Readonly<Record<WrittenClass, readonly string[]>> = {
    digits: ['digit', 'numeral'],
    letters: ['letter'],
    capitals: ['capital', 'capital letter', 'uppercase letter', 'upper-case letter', 'upper case letter'],
    'small letters': ['lowercase letter', 'lower-case letter', 'small letter', 'lower case letter'],
    'letters or digits': ['alphanumeric character'],
  };
  for (const [name, names] of Object.entries(classes))
    notation.words('FormClass', [...names, ...names.map((one) => `${one}s`)], name);
  notation.words(
    'FormClass',
    ['letters or digits', 'letters and digits', 'letters or numbers', 'alphanumerics', 'digits or letters'],
    'letters or digits',
  );
  notation.rule('FormPiece = Amount FormClass', ({ in: numbers }: Amount, of: WrittenClass): WrittenPart | undefined =>
    numbers.length === 1 && numbers[0]![0] > 0 ? { of, count: numbers[0]! } : undefined,
  );
  notation.rule('FormPiece = ( a | an ) FormClass', (of: WrittenClass): WrittenPart => ({ of, count: [1, 1] }));
  notation.rule(
    'FormPiece = ( the ( letters | prefix | text | characters ) )? #quoted',
    (text: string): WrittenPart => ({ text }),
  );
  notation.kind('#prefix', (token) =>
    token.kind === 'word' && /^[A-Z]{2,6}$/u.test(token.raw) ? { text: token.raw } : undefined,
  );
  notation.rule('FormPiece = #prefix');
  for (const [text, names] of [
    ['-', ['a hyphen', 'a dash', 'a minus sign', 'dash', 'hyphen']],
    ['/', ['a slash', 'a forward slash']],
    ['_', ['an underscore']],
    ['.', ['a dot', 'a period', 'a full stop']],
    [' ', ['a space', 'a blank']],
    ['#', ['a hash sign', 'a hash', 'a hash symbol']],
  ] as const)
    notation.words('FormPiece', names, { text });
  notation.words('FormThen', ['followed by', ', followed by', 'then', ', then', 'and then', ', and then']);
  notation.words('FormAnd', [',', 'and', ', and', 'plus']);
  const row = (all: WrittenPart[] | WrittenPart, one: WrittenPart) => [all, one].flat();
  notation.rule('FormChain = ( FormPiece | FormChain ) FormThen FormPiece', row);
  notation.rule('FormMix = ( FormPiece | FormChain | FormMix ) FormAnd FormPiece', row);
  notation.rule('FormMix = FormMix FormThen FormPiece', row);
  notation.rule('FormRow = FormChain', hasClass);
  // "Two letters and four digits" may stand in any order.
  notation.rule('FormRow = FormMix', (all: WrittenPart[]) =>
    all.some((part) => 'text' in part) ? hasClass(all) : undefined,
  );
  notation.words(
    'SplitBy',
    each(each(['', ','], ['separated by', 'joined by', 'divided by']), ['hyphens', 'dashes']),
    '-',
  );
  notation.rule('FormRow = ( FormMix | FormChain ) SplitBy', (all: WrittenPart[], text: string) =>
    all.every((part) => 'of' in part) ? all.flatMap((part, at) => (at === 0 ? [part] : [{ text }, part])) : undefined,
  );
}
