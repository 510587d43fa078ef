import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { none, said } from './json-wholes.ts';
import type { Demanded } from './json-wish.ts';

/** From the largest to the smallest, or the other way; by time, which is another way for an age than for a date. */
export type Direction = boolean | 'newest' | 'oldest' | 'youngest' | 'eldest';

export const isAge = (key: string) => /(?:^|_)ages?$|Ages?$/u.test(key);

/** Whether values of a key fall; undefined where that cannot be said of them. */
export function isFalling(direction: Direction, key: string): boolean | undefined {
  if (typeof direction === 'boolean') return direction;
  if (isAge(key)) return direction === 'newest' ? undefined : direction !== 'youngest';
  return direction === 'newest' || direction === 'oldest' ? direction === 'newest' : undefined;
}

/** Whether JSON is an object or an array, flat, sorted, and what the objects of an array share. */
export function jsonArrays(notation: Notation): void {
  // "The JSON is an object rather than an array"
  notation.words('TopJson', [
    'the top-level json value',
    'the top-level value',
    'the top level',
    'the outermost value',
  ]);
  notation.rule('TopJson = ( the top level of | the root of | the root element of )? JsonName');
  notation.words('TopType', ['an object', 'a json object', 'a single object', 'one object'], 'object');
  notation.words('TopType', ['an array', 'a json array', 'a list'], 'array');
  notation.words('AndNot', ['rather than', 'and not', ', not', 'not', ', and not', 'instead of', ', rather than']);
  notation.rule('Clause = TopJson FieldBe TopType', (type: 'object') => said({ type }));
  notation.rule('Clause = TopJson FieldBe TopType AndNot TopType', (type: 'object', other: 'object') =>
    type === other ? undefined : said({ type }),
  );
  notation.rule('Clause = TopJson FieldBeNot TopType', (type: 'object') => none({ type }));
  notation.words('Flat', ['flat', 'a flat object']);
  notation.words(
    'Flatness',
    [
      'no value may be an object or an array',
      'no value is an object or an array',
      'it has no nested objects or arrays',
      'no nested objects or arrays',
      'without nested objects or arrays',
      'with no nested objects or arrays',
    ].flatMap((one) => [`: ${one}`, `, ${one}`, `( ${one} )`, one]),
  );
  notation.rule('Clause = TopJson FieldBe Flat Flatness', () => said({ isFlat: true }));
  notation.rule('Clause = TopJson JsonHas ( no nested objects or arrays | no nested arrays or objects )', () =>
    said({ isFlat: true }),
  );
  // "The JSON is nested, i.e. any value is an object or an array"
  notation.rule('Clause = TopJson FieldBe Flat ( : | , ) NoNestedValue', () => said({ isFlat: true }));
  const values = ['an object or an array', 'an object or array', 'an array or an object', 'an array or object'];
  notation.words('IsNestedValue', each(['is', 'may be', 'is itself', 'are'], values));
  notation.rule('NestedValue = ( any value | a value | some value | one of the values ) InJson2? IsNestedValue');
  notation.rule('NoNestedValue = ( no value | none of the values | none of its values ) InJson2? IsNestedValue');
  notation.rule('Clause = NestedValue', (): Said => ({ ...none({ isFlat: true }), plainFor: -1 }));
  notation.rule('Clause = NoNestedValue', () => said({ isFlat: true }));
  notation.rule('Clause = TopJson FieldBe nested GlossIntro NestedValue', (): Said => none({ isFlat: true }));
  notation.rule('Clause = TopJson FieldBe Flat GlossIntro NoNestedValue', () => said({ isFlat: true }));
  // Objects of the array.
  notation.words('Objects1', ['objects', 'items', 'elements', 'entries']);
  notation.rule('ObjectsOf = ( the | all | all the ) Objects1 ( OfTop | InJson2 )', () => null);
  notation.rule('TwoObjects = ( two | any two ) Objects1 OfTop');
  notation.rule('TwoObjects = ( two | any two ) objects');
  notation.rule('NoTwoObjects = no two ( Objects1 OfTop | objects )');
  // Only a key in quotation marks says that items are objects.
  notation.rule('KeyShared = Share ( #key FieldNoun? | FieldNoun #key )');
  notation.words('SortedIn', ['are in', 'are sorted in', 'are ordered in', 'are listed in', 'appear in', 'come in']);
  notation.words('SortedBy', ['sorted by', 'ordered by', 'in order of', 'listed by']);
  notation.words('Direction', ['descending'], true);
  notation.words('Direction', ['ascending'], false);
  notation.words('Direction', ['newest first', 'latest first', 'most recent first', 'newest to oldest'], 'newest');
  notation.words(
    'Direction',
    ['oldest first', 'earliest first', 'oldest to newest', 'from oldest to newest'],
    'oldest',
  );
  notation.words('Direction', ['oldest to youngest', 'from oldest to youngest'], 'eldest');
  notation.words('Direction', ['youngest first', 'youngest to oldest', 'from youngest to oldest'], 'youngest');
  notation.rule(
    'ObjectsOf = ( the | all | all the ) ( #pluralword | objects | items | entries | elements )',
    () => null,
  );
  const ways = (high: string, low: string, ...more: string[]) => [
    ...each(['from', ''], [`${high} to ${low}`]),
    ...each(['', 'with the', 'the'], [`${high} first`]),
    ...more,
  ];
  const [cheap, dear] = [ways('cheapest', 'most expensive'), ways('most expensive', 'cheapest', 'priciest first')];
  notation.words(
    'Direction',
    [...ways('highest', 'lowest'), ...ways('largest', 'smallest'), 'from high to low', ...dear],
    true,
  );
  notation.words(
    'Direction',
    [...ways('lowest', 'highest'), ...ways('smallest', 'largest'), 'from low to high', ...cheap],
    false,
  );
  const sorted = (direction: Direction, key: string): Said | undefined => {
    const isDescending = isFalling(direction, key);
    return isDescending === undefined
      ? undefined
      : { ...said({ sorted: key, isDescending }, 'JSON'), undeniable: true };
  };
  notation.rule(
    'Clause = ObjectsOf SortedIn Direction order ( of | by ) ( the )? SomeKey',
    (_: unknown, direction: Direction, key: string) => sorted(direction, key),
  );
  notation.rule(
    'Clause = ObjectsOf are SortedBy ( the )? SomeKey ,? ( in )? Direction ( order )?',
    (_: unknown, key: string, direction: Direction) => sorted(direction, key),
  );
  // Of ages, and of what the JSON is said to have, the key may be without quotation marks.
  notation.rule(
    'Clause = ( the )? #pluralword InJson2? are SortedBy ( the )? #bareword ,? ( in )? Direction ( order )?',
    (_: string, key: string, direction: Direction) => (isAge(key) ? sorted(direction, key) : undefined),
  );
  notation.rule(
    'Clause = ( the | all | all the ) Objects1 ( OfTop | InJson2 ) are SortedBy ( the )? #bareword ,? ( in )? Direction ( order )?',
    (key: string, direction: Direction) => sorted(direction, key),
  );
  notation.rule(
    'Clause = ( ArrayName | JsonName ) ( is | must be | should be ) SortedBy ( the )? SortKey ,? ( in )? Direction ( order )?',
    (key: string, direction: Direction) => sorted(direction, key),
  );
  notation.rule('SortKey = ( SomeKey | #bareword ) ( value | values )?', (key: string) => key);
  notation.rule(
    'OfArray = ,? of objects ,? SortedBy ( the )? SortKey ,? ( in )? Direction ( order )?',
    (key: string, direction: Direction): Demanded | undefined => {
      const isDescending = isFalling(direction, key);
      return isDescending === undefined
        ? undefined
        : { wish: { all: [{ items: 'object' }, { whole: { sorted: key, isDescending } }] } };
    },
  );
  notation.rule(
    'OfArray = ,? SortedBy ( the )? SortKey ,? ( in )? Direction ( order )?',
    (key: string, direction: Direction): Demanded | undefined => {
      const isDescending = isFalling(direction, key);
      return isDescending === undefined ? undefined : { wish: { whole: { sorted: key, isDescending } } };
    },
  );
  const shared = (sharedKey: string) => said({ sharedKey }, 'a JSON array');
  notation.words('Share', ['share the same', 'have the same', 'share an', 'share a']);
  notation.rule(
    'Clause = TwoObjects Share ( #key FieldNoun? | FieldNoun #key | #bareword | #bareword FieldNoun )',
    shared,
  );
  const noneShared = (sharedKey: string): Said => {
    const { names: _, ...fact } = shared(sharedKey);
    return { not: fact as never, denies: true };
  };
  notation.rule(
    'Clause = NoTwoObjects Share ( #key FieldNoun? | FieldNoun #key | #bareword | #bareword FieldNoun )',
    noneShared,
  );
  notation.rule('Clause = no two Objects1 KeyShared', noneShared);
  // "The first result carries the highest 'score'"
  notation.words('ThePlace', ['the first', 'the top'], 0);
  notation.words('ThePlace', ['the last', 'the final'], -1);
  notation.words(
    'MostByKey',
    each(['the'], ['highest', 'largest', 'greatest', 'biggest', 'newest', 'latest', 'most recent']),
    true,
  );
  notation.words('MostByKey', each(['the'], ['lowest', 'smallest', 'oldest', 'earliest']), false);
  notation.rule(
    'Clause = ThePlace #oneword ( InJson2 | OfTop )? HasKey MostByKey #key ( value | FieldNoun )?',
    (place: 0 | -1, _: string, isLargest: boolean, extreme: string) => said({ extreme, place, isLargest }),
  );
  notation.rule('Clause = ( two | any two ) Objects1 KeyShared', shared);
}
