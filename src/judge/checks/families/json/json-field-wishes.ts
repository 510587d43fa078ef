import type { FieldWish } from '../../data/field-wish.ts';
import type { ItemType, Scalar } from '../../data/json-demands.ts';
import type { Interval } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { hasBlank } from '../../texts/text-blanks.ts';
import { each } from '../shape.ts';

/** What is asked of a field: a type, a value, bounds, a size. */
export function fieldWishes(notation: Notation): void {
  notation.words('OneType', ['a string', 'a text', 'a text string'], 'string');
  const bare = ['a', 'a bare', 'a plain', 'a single', 'a simple'];
  notation.words('OneType', [...each(bare, ['number']), 'a numeric value', 'numeric', 'just a number'], 'number');
  notation.words('OneType', ['an integer', 'just an integer', ...each(bare, ['integer', 'whole number'])], 'integer');
  notation.words('OneType', ['a boolean', 'a boolean value', 'true or false', 'either true or false'], 'boolean');
  notation.words('OneType', ['an array', 'a list', 'a json array'], 'array');
  notation.words('OneType', ['an object', 'a json object', 'a nested object'], 'object');
  notation.words('TypeBefore', ['string', 'text'], 'string');
  notation.words('TypeBefore', ['numeric', 'number'], 'number');
  notation.words('TypeBefore', ['integer'], 'integer');
  notation.words('TypeBefore', ['boolean'], 'boolean');
  notation.words('TypeBefore', ['array'], 'array');
  notation.words('TypeBefore', ['object'], 'object');
  notation.words('ManyType', ['strings', 'texts'], 'string');
  notation.words('ManyType', ['numbers'], 'number');
  notation.words('ManyType', ['integers', 'whole numbers'], 'integer');
  notation.words('ManyType', ['booleans'], 'boolean');
  notation.words('ManyType', ['objects'], 'object');
  notation.words('ManyType', ['arrays'], 'array');
  notation.rule('FieldIs = OneType', (type: ItemType): FieldWish[] => [{ type }]);
  notation.rule('FieldIs = ( an array of | a list of ) ManyType', (items: ItemType): FieldWish[] => [{ items }]);
  notation.rule(
    'FieldIs = ( an array of | a list of ) Amount ManyType',
    // "An array of three strings" has no others.
    ({ in: numbers }: Amount, items: ItemType) => [{ items }, { size: 'items', in: numbers }],
  );
  const range = (from: number | undefined, to: number | undefined, isOpen?: boolean): FieldWish => ({
    number: { ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...(isOpen && { isOpen }) },
  });
  notation.rule('Signed = N');
  notation.rule('Signed = ( - | − | minus ) N', (n: number) => -n);
  notation.rule(
    'NumberBounds = ( between | somewhere between | anywhere between | from ) Signed ( and | to ) Signed Inclusive?',
    (low: number, high: number) => (low < high ? range(low, high) : undefined),
  );
  notation.rule(
    'NumberBounds = in the range ( from | of )? Signed ( and | to | - | – ) Signed Inclusive?',
    (low: number, high: number) => (low < high ? range(low, high) : undefined),
  );
  for (const [phrases, make] of [
    [
      [
        ...['at least', 'no less than', 'not less than', 'not below', 'greater than or equal to', '> =', '≥'],
        ...['no lower than', 'not lower than', 'no smaller than', 'a minimum of', 'not under'],
      ],
      (n: number) => range(n, undefined),
    ],
    [
      [
        ...['at most', 'no more than', 'not more than', 'not above', 'less than or equal to', '< =', '≤', 'up to'],
        ...['no higher than', 'not higher than', 'no greater than', 'not greater than', 'no larger than', 'capped at'],
        ...['a maximum of', 'not over', 'no bigger than'],
      ],
      (n: number) => range(undefined, n),
    ],
    [
      ['more than', 'greater than', 'above', 'over', 'higher than', 'larger than', 'bigger than', 'in excess of', '>'],
      (n: number) => range(n, undefined, true),
    ],
    [['less than', 'below', 'under', 'lower than', 'smaller than', '<'], (n: number) => range(undefined, n, true)],
  ] as const)
    for (const phrase of phrases) notation.rule(`NumberBounds = ${phrase} Signed`, make);
  // "100 or lower", "3 or above"
  notation.words('OrMore', each(['or', 'and'], ['more', 'higher', 'greater', 'above', 'over', 'larger', 'up']), 'from');
  notation.words('OrMore', each(['or', 'and'], ['less', 'lower', 'fewer', 'below', 'under', 'smaller']), 'to');
  notation.words('OrMore', ['at most', 'at the most', 'maximum', 'max', 'tops'], 'to');
  notation.words('OrMore', ['at least', 'at the least', 'minimum'], 'from');
  notation.rule('NumberBounds = Signed OrMore', (n: number, side: 'from' | 'to') =>
    side === 'from' ? range(n, undefined) : range(undefined, n),
  );
  const zero = (words: string[]) => each(words, ['zero']);
  notation.words('NumberBounds', ['positive', ...zero(['greater than', 'above', 'over'])], range(0, undefined, true));
  notation.words('NumberBounds', ['negative', ...zero(['less than', 'below', 'under'])], range(undefined, 0, true));
  notation.words('NumberBounds', ['non-negative', 'nonnegative', 'not negative'], range(0, undefined));
  notation.rule('FieldIs = NumberBounds', (bounds: FieldWish) => [bounds]);
  notation.rule(
    'FieldIs = OneType ( , | of )? NumberBounds',
    (type: ItemType, bounds: FieldWish): FieldWish[] | undefined =>
      type === 'number' || type === 'integer' ? [{ type }, bounds] : undefined,
  );
  for (const [sign, bounds] of [
    ['a positive', range(0, undefined, true)],
    ['a negative', range(undefined, 0, true)],
    ['a non-negative', range(0, undefined)],
  ] as const) {
    notation.words('FieldIs', [`${sign} number`], [{ type: 'number' }, bounds]);
    notation.words('FieldIs', [`${sign} integer`], [{ type: 'integer' }, bounds]);
  }
  notation.words('FieldIs', ['null'], [{ isNull: true }]);
  notation.words('FieldIs', ['not null', 'non-null'], [{ isNull: false }]);
  notation.words('FieldIs', ['empty'], [{ isEmpty: true }]);
  notation.words('FieldIs', ['not empty', 'non-empty'], [{ isEmpty: false }]);
  notation.words('FieldIs', ['a non-empty string'], [{ type: 'string' }, { isEmpty: false }]);
  notation.words('FieldIs', ['a non-empty array', 'a non-empty list'], [{ type: 'array' }, { isEmpty: false }]);
  notation.words('FieldIs', ['an empty string'], [{ type: 'string' }, { isEmpty: true }]);
  notation.words('FieldIs', ['an empty array', 'an empty list'], [{ type: 'array' }, { isEmpty: true }]);
  notation.rule('FieldIs = FieldValue', (one: { value: Scalar }): FieldWish[] => [{ oneOf: [one.value] }]);
  // "`total` equals `sum`" may name another field.
  notation.kind('#plainvalue', (token) => (token.kind === 'quoted' && token.mark !== '`' ? token.text : undefined));
  notation.rule('FieldValue = #plainvalue', (value: string) => (hasBlank(value) ? undefined : { value }));
  notation.rule('FieldValue = ( exactly | equal to | set to ) FieldValue');
  notation.rule('FieldValue = #number', (value: number) => ({ value }));
  notation.words('FieldValue', ['true'], { value: true });
  notation.words('FieldValue', ['false'], { value: false });
  notation.rule('ValueRow = FieldValue , FieldValue', (a: { value: Scalar }, b: { value: Scalar }) => [
    a.value,
    b.value,
  ]);
  notation.rule('ValueRow = ValueRow , FieldValue', (all: Scalar[], one: { value: Scalar }) => [...all, one.value]);
  notation.rule('Choice = FieldValue or FieldValue', (a: { value: Scalar }, b: { value: Scalar }) => [
    a.value,
    b.value,
  ]);
  notation.rule('Choice = ValueRow ,? or FieldValue', (all: Scalar[], one: { value: Scalar }) => [...all, one.value]);
  // "True or false" is a boolean.
  notation.rule('FieldIs = ( either )? Choice', (oneOf: Scalar[]): FieldWish[] | undefined =>
    oneOf.every((one) => typeof one === 'boolean') ? undefined : [{ oneOf }],
  );
  notation.rule(
    'FieldIs = ( one of | one of the following | one of the values | one of these values ) :? ( Choice | ValueRow )',
    (oneOf: Scalar[]): FieldWish[] => [{ oneOf }],
  );
  // "One of 'a' and 'b'"
  notation.rule('EachValue = FieldValue and FieldValue', (...both: { value: Scalar }[]) =>
    both.map(({ value }) => value),
  );
  notation.rule('EachValue = ValueRow ,? and FieldValue', (all: Scalar[], one: { value: Scalar }) => [
    ...all,
    one.value,
  ]);
  notation.words('OneOfAll', [
    'one of',
    'one of the values',
    'one of the following',
    'one of these',
    'among',
    'any of',
  ]);
  notation.rule('FieldIs = OneOfAll :? EachValue', (oneOf: Scalar[]): FieldWish[] => [{ oneOf }]);
  notation.rule('FieldIs = ( among | any of ) Choice', (oneOf: Scalar[]): FieldWish[] => [{ oneOf }]);
  notation.words('FieldItems', ['item', 'items', 'element', 'elements', 'entry', 'entries'], 'items');
  notation.words('FieldItems', ['character', 'characters'], 'characters');
  notation.words('FieldItems', ['word', 'words'], 'words');
  const sized = (
    { in: numbers, bare }: { in: readonly Interval[]; bare?: true },
    size: 'items' | 'words' | 'characters',
  ) => ({
    wishes: [{ size, in: numbers } satisfies FieldWish],
    bare,
  });
  notation.rule('FieldHas = Amount FieldItems', sized);
  notation.rule('FieldIs = ( Bound | Length | Range ) FieldItems Long?', (amount: Amount, size: 'items') =>
    size === 'items' ? undefined : sized(amount, size).wishes,
  );
}
