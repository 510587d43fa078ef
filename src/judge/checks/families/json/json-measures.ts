import type { FieldWish } from '../../data/field-wish.ts';
import type { Path } from '../../data/json-fields.ts';
import type { Compared, Measure, Relation } from '../../data/json-measures.ts';
import { and, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import type { Wish } from './json-wish.ts';

const RELATIONS: Readonly<Record<Relation, readonly string[]>> = {
  equal: [
    ...[
      'equals',
      'is',
      'is equal to',
      'is the same as',
      'matches',
      'is exactly',
      'must equal',
      'must match',
      'must be',
    ],
    ...['adds up to', 'comes to'],
  ],
  other: ['differs from', 'is not equal to', 'does not equal', 'is different from', 'does not match', 'is not'],
  more: ['is greater than', 'is more than', 'is larger than', 'is higher than', 'is above', 'exceeds'],
  less: ['is less than', 'is smaller than', 'is lower than', 'is below'],
  'at least': [
    'is at least',
    'is not less than',
    'is no less than',
    'is greater than or equal to',
    'is not smaller than',
    'is not lower than',
    'is not below',
    'is never less than',
  ],
  'at most': [
    'is at most',
    'is not more than',
    'is no more than',
    'is less than or equal to',
    'does not exceed',
    'is not greater than',
    'is not larger than',
    'is not higher than',
    'is never greater than',
    'is not above',
  ],
};

/** Of days: of two quoted names it may be the place that is spoken of. */
const DAYS: Partial<Record<Relation, readonly string[]>> = {
  more: ['is after', 'is later than', 'comes after', 'falls after'],
  less: ['is before', 'is earlier than', 'comes before', 'falls before'],
  'at least': ['is on or after', 'is not before', 'is not earlier than', 'is no earlier than'],
  'at most': ['is on or before', 'is not after', 'is not later than', 'is no later than'],
};

const said = (compared: Compared): Said => {
  const wish: Wish = { compared };
  return { ask: 'json', of: { kind: 'JSON', mayBeFenced: true, otherwise: 'open', wish }, names: true };
};
const isPlain = (measure: Measure) => 'value' in measure;

/** Numbers and days that JSON gives, beside each other: sums, how many items, the largest of several. */
export function jsonMeasures(notation: Notation): void {
  for (const [relation, phrases] of Object.entries(RELATIONS)) notation.words('Relation', phrases, relation);
  for (const [relation, phrases] of Object.entries(DAYS)) notation.words('DayRelation', phrases, relation);
  // Names of one value, and of several.
  notation.rule('ValueAt = ( AnyName | #path | #fieldword )', (path: Path | string) =>
    typeof path === 'string' ? [path] : path,
  );
  const several = ['values', 'fields', 'amounts', 'numbers', 'entries', 'prices', 'scores', 'percentages', 'weights'];
  notation.words('Several1', several);
  notation.words('AllValues', ['all', 'the', 'all the', 'all of the', 'the individual']);
  notation.rule('ValuesAt = AllValues? #path Several1?', (path: Path) => path);
  // "The item prices"
  notation.words('OfItems1', ['item', 'line item', 'line-item', 'line', 'product', 'individual', 'individual item']);
  notation.rule('ValuesAt = AllValues OfItems1 #pluralword', (key: string): Path => [key]);
  notation.rule(
    'ValuesAt = AllValues? Several1 ( in | of | under ) ( the )? #path ( array | list | field )?',
    (path: Path) => path,
  );
  notation.words('OfEach', [
    ...each(
      ['of', 'in', 'under', 'within', 'inside'],
      ['', 'all', 'all the', 'the', 'each of the', 'every one of the'],
    ),
    ...each(
      each(['of', 'in'], ['all', 'all the', 'the', 'every', 'each']),
      each(['item', 'items', 'entry', 'entries', 'element', 'elements', 'object', 'objects'], ['in', 'of', 'in the']),
    ),
  ]);
  notation.rule('ValuesAt = AllValues? #path Several1? OfEach #path ( array | list )?', (path: Path, array: Path) => [
    ...array,
    '*',
    ...path,
  ]);
  notation.words(
    'OfItsItems',
    each(each(['of', 'in'], ['its', 'the', 'all', 'all the', 'all its']), [
      'items',
      'line items',
      'entries',
      'lines',
      'elements',
      'objects',
      'rows',
    ]),
  );
  notation.rule('ValuesAt = AllValues? #path Several1? OfItsItems', (path: Path) => path);
  notation.rule('ValuesAt = ValuesAt InJson2');
  const of =
    (kind: 'sum' | 'largest' | 'smallest' | 'count') =>
    (at: Path): Measure => ({ of: kind, at });
  notation.rule('Aggregate = the? ( sum | total | sum total ) of ValuesAt', of('sum'));
  notation.words('Items1', ['entries', 'items', 'elements', 'objects', 'values', 'records', 'rows']);
  notation.rule(
    'Aggregate = ( the number of | the count of ) Items1 ( in | of | under ) ( the )? ValueAt ( array | list )?',
    of('count'),
  );
  notation.rule('Aggregate = ( the length of | the size of ) ( the )? ValueAt ( array | list )', of('count'));
  notation.rule('Aggregate = ( the number of | the count of | the length of ) ( the )? #path Items1?', (at: Path) =>
    /[^s]s$/u.test(String(at.at(-1))) ? of('count')(at) : undefined,
  );
  for (const [kind, names] of [
    ['largest', ['highest', 'largest', 'maximum', 'greatest', 'biggest']],
    ['smallest', ['lowest', 'smallest', 'minimum']],
  ] as const) {
    notation.words(`Extreme${kind}`, each(each(['the'], names), ['', 'value', 'number', 'of']));
    notation.rule(`Aggregate = Extreme${kind} ( in | among | of )? ValuesAt`, of(kind));
  }
  const values = (...paths: Path[]): Measure[] => paths.map((value) => ({ value }));
  notation.rule('Aggregate = ValueAt plus ValueAt', (a: Path, b: Path): Measure => ({ plus: values(a, b) }));
  notation.rule('Aggregate = the sum of ValueAt and ValueAt', (a: Path, b: Path): Measure => ({ plus: values(a, b) }));
  notation.rule(
    'Aggregate = ValueAt ( times | multiplied by ) ValueAt',
    (a: Path, b: Path): Measure => ({ times: values(a, b) }),
  );
  notation.rule(
    'Aggregate = the product of ValueAt and ValueAt',
    (a: Path, b: Path): Measure => ({ times: values(a, b) }),
  );
  notation.rule('Aggregate = Aggregate InJson2');
  notation.rule('Measure = Aggregate');
  notation.rule('Measure = ValueAt', (value: Path): Measure => ({ value }));
  notation.rule(
    'Clause = Measure Relation Measure InJson2?',
    (left: Measure, is: Relation, right: Measure): Said | undefined => {
      // "'status' equals 'done'" is said of a text.
      const isOfTexts = isPlain(left) && isPlain(right) && (is === 'equal' || is === 'other');
      return isOfTexts ? undefined : said({ left, is, right });
    },
  );
  notation.words('DayNoun', ['date', 'timestamp', 'time', 'day']);
  const day = (path: Path | string): Measure => ({ value: typeof path === 'string' ? [path] : path });
  notation.rule('DayAt = ( the #path DayNoun InJson2? | #fieldword )', day);
  notation.rule('Clause = DayAt DayRelation DayAt InJson2?', (left: Measure, is: Relation, right: Measure) =>
    said({ left, is, right }),
  );
  // Earlier is never said of the order of keys.
  notation.words('EarlierOrLater', ['is earlier than', 'must be earlier than', 'is an earlier date than'], 'less');
  notation.words('EarlierOrLater', ['is later than', 'must be later than', 'is a later date than'], 'more');
  notation.rule(
    'Clause = ( the )? #path DayNoun? InJson2? EarlierOrLater ( the )? #path DayNoun? InJson2?',
    (left: Path, is: Relation, right: Path): Said => said({ left: day(left), is, right: day(right) }),
  );
  notation.rule('Clause = Aggregate Relation Signed', (left: Measure, is: Relation, number: number) =>
    said({ left, is, right: { number } }),
  );
  notation.rule(
    'Clause = Aggregate ( is | must be | lies ) NumberBounds',
    (left: Measure, bounds: FieldWish): Said | undefined => {
      if (
        !('number' in bounds) ||
        bounds.number.isOpen ||
        bounds.number.from === undefined ||
        bounds.number.to === undefined
      )
        return undefined;
      const { from, to } = bounds.number;
      return and(
        said({ left, is: 'at least', right: { number: from } }),
        said({ left, is: 'at most', right: { number: to } }),
      );
    },
  );
  // "… matches the number in 'answers'", "'a' and 'b' have the same length"
  const count = (at: Path): Measure => ({ of: 'count', at });
  notation.words('ThatIn', each(['the number', 'that', 'the number of those', 'the count'], ['in', 'of', 'in the']));
  notation.rule(
    'Clause = Aggregate Relation ThatIn ValueAt',
    (left: Measure, is: Relation, at: Path): Said | undefined =>
      'of' in left && left.of === 'count' ? said({ left, is, right: count(at) }) : undefined,
  );
  notation.words('OfSameSize', [
    ...each(
      ['have', 'must have', 'contain', 'hold'],
      each(
        ['the same number of', 'equally many', 'an equal number of', 'as many'],
        ['entries', 'items', 'elements', 'objects', 'values'],
      ),
    ),
    'have the same length',
    'are of the same length',
    'are of equal length',
    'have equal lengths',
    'are equally long',
  ]);
  notation.rule('Clause = ( the )? #path and ( the )? #path ( arrays | lists )? OfSameSize', (a: Path, b: Path) =>
    said({ left: count(a), is: 'equal', right: count(b) }),
  );
}
