import type { ItemType } from '../../data/json-demands.ts';
import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import type { Wish } from './json-wish.ts';

const said = (kind: 'JSON' | 'a JSON object' | 'a JSON array', wish: Wish, notes: object = {}): Said => ({
  ask: 'json',
  of: { kind, mayBeFenced: true, otherwise: 'open', wish },
  names: true,
  ...notes,
});
const not = (form: Said): Said => {
  const { names: _, ...fact } = form;
  return { not: fact as never, denies: true };
};

/** What the object or the array has, or has not: "the array has three items", "all values are strings", "no 'debug' key". */
export function jsonObjects(notation: Notation): void {
  notation.rule('TheArray = ArrayName');
  notation.words('ArrayItems1', ['item', 'items', 'element', 'elements', 'entry', 'entries']);
  notation.rule('Clause = TheArray JsonHas Amount ArrayItems1', ({ in: count, bare }: Amount) =>
    said('a JSON array', { count, unit: 'item' }, bare && { plainFor: 1 }),
  );
  notation.words('IsEmptyJson', ['is empty', 'is an empty array', 'has no items', 'has no elements', 'has no entries']);
  notation.words('IsFullJson', ['is not empty', 'is non-empty', 'must not be empty']);
  const empty = said('a JSON array', { count: [[0, 0]], unit: 'item' });
  notation.rule('Clause = TheArray IsEmptyJson', () => empty);
  notation.rule('Clause = TheArray IsFullJson', () => said('a JSON array', { count: [[1, Infinity]], unit: 'item' }));
  notation.rule(
    'Clause = ( the json object | the returned json object | the returned object ) ( is not empty | is non-empty )',
    () => said('a JSON object', { count: [[1, Infinity]], unit: 'key' }),
  );
  notation.rule('Clause = ThereIs NoNull InJson2?', () => said('JSON', { values: { none: 'null' } }, { denies: true }));
  // Keys that are not there.
  const without = (key: string) => not(said('a JSON object', { keys: [key] }));
  const lacks = [
    'has no',
    'contains no',
    'does not have a',
    'does not contain a',
    'does not include a',
    'does not have the',
    'does not contain the',
    'does not include the',
    'must not have a',
    'must not contain a',
    'lacks a',
    'lacks the',
    'is missing a',
    'is missing the',
    'omits the',
    'leaves out the',
  ];
  notation.words(
    'JsonLacks',
    lacks.flatMap((one) => (one.endsWith(' a') ? [one, `${one}n`] : [one])),
  );
  notation.rule('Clause = TheJson JsonLacks SoCalled ( AtTop | at the top )?', without);
  notation.rule('Clause = ThereIs no SoCalled ( InJson2 | at the top ( of JsonName )? )?', without);
  notation.rule(
    'Clause = #key ( is not present in | is not in | does not appear in | is not a key of | does not occur as a key in ) TheJson',
    without,
  );
  // "The JSON has 'name' and 'age'": keys, or texts.
  notation.rule('Clause = TheJson JsonHas Series', (keys: string[]) =>
    keys.length === 1
      ? undefined
      : said('a JSON object', { all: keys.map((keyOrText): Wish => ({ keyOrText })) }, { plainFor: 1 }),
  );
  notation.rule('Clause = TheJson JsonHas both #key and #key', (...keys: string[]) =>
    said('a JSON object', { all: keys.map((keyOrText): Wish => ({ keyOrText })) }, { plainFor: 1 }),
  );
  notation.words(
    'AnyValue1',
    each(
      ['any', 'some', 'a', 'any of the', 'one of the', 'one or more of the'],
      ['values', 'fields', 'value', 'field'],
    ),
  );
  notation.rule('AnyValueIn = AnyValue1 InJson2');
  notation.words('IsEmptyText', each(['is', 'are'], ['an empty string', 'empty strings']));
  notation.rule(
    'Clause = AnyValueIn IsEmptyText',
    (): Said => ({ ...said('JSON', { whole: { text: 'empty' } }), plainFor: -1 }),
  );
  notation.rule(
    'Clause = ( AnyValueIn | AnyValue1 ) ( is | are ) null',
    (): Said => ({ ...not(said('JSON', { values: { none: 'null' } })), plainFor: -1 }) as Said,
  );
  // "Any value in the JSON is an object"
  const ofType = (type: ItemType) => said('JSON', { values: { none: type } });
  notation.rule(
    'Clause = AnyValueIn ( is | are ) OneType',
    (type: ItemType): Said => ({ ...not(ofType(type)), plainFor: -1 }) as Said,
  );
  notation.rule('Clause = NoValueIn ( is | may be ) OneType', ofType);
  for (const type of ['object', 'array'] as const)
    notation.words(
      'NestedThings',
      each(['', 'any'], [`nested ${type}s`, `nested ${type}`, `${type}s inside it`]),
      type,
    );
  notation.rule('Clause = ThereIs no NestedThings InJson2', ofType);
  notation.rule('Clause = TheJson JsonHas no NestedThings', ofType);
  notation.rule('Clause = TheJson JsonHas NestedThings', (type: ItemType) => not(ofType(type)));
  notation.rule('Penalize = any #key ( key | field | property ) ( InJson2 | Deep )?', (anyKey: string) =>
    said('JSON', { whole: { anyKey } }),
  );
  notation.rule('Penalize = ( a | any )? missing ( #key FieldNoun? | FieldNoun #key )', without);
  onlyKeys(notation);
}

/** No other keys than these, or just this value. */
function onlyKeys(notation: Notation): void {
  notation.words(
    'NoKeysBut',
    each(
      each(
        ['no'],
        [
          'keys',
          'key',
          'fields',
          'field',
          'properties',
          'other keys',
          'other fields',
          'top-level keys',
          'additional keys',
        ],
      ),
      ['other than', 'except', 'besides', 'apart from', 'but', 'beyond', 'than'],
    ),
  );
  notation.rule('OnlyKeyRow = NoKeysBut ( the keys | the fields )? Series', (keys: string[]) =>
    said('a JSON object', { whole: { onlyKeys: keys } }),
  );
  // As a fault: "contains any key other than 'a' and 'b'".
  notation.words(
    'AnyKeyBut',
    each(
      each(
        ['any', 'a', 'an', ''],
        each(
          ['', 'other', 'extra', 'additional', 'top-level', 'json', 'extra top-level', 'additional top-level'],
          ['keys', 'key', 'fields', 'field', 'properties', 'property'],
        ),
      ),
      ['other than', 'except', 'besides', 'apart from', 'but', 'beyond', 'than', 'that is not', 'which is not'],
    ),
  );
  const others = (keys: string[]): Said => ({
    ...not(said('a JSON object', { whole: { onlyKeys: keys } })),
    plainFor: -1,
  });
  notation.rule('OtherKeys = AnyKeyBut ( the keys | the fields )? ( Series | OrKeys )', others);
  // "Some JSON key appears that isn't 'title' or 'body'"
  notation.words(
    'AnyKeyAppears',
    each(
      each(each(['any', 'some', 'a', 'one', 'another', 'any other'], ['', 'json', 'top-level', 'extra']), [
        'key',
        'field',
        'property',
      ]),
      ['appears', 'exists', 'is there', 'is present', 'shows up', 'is included', 'is used'],
    ),
  );
  notation.words('ThatIsNot', ['that is not', 'which is not', 'other than', 'besides', 'except', 'apart from']);
  notation.rule('Clause = AnyKeyAppears InJson2? ThatIsNot ( Series | OrKeys )', others);
  notation.words(
    'OthersAppear',
    each(['appear', 'exist', 'show up'], ['', 'in it']).concat(
      ['appears', 'exists', 'shows up'],
      each(['is', 'are'], ['there', 'present', 'included', 'in there', 'in it']),
    ),
  );
  notation.rule('Clause = OtherKeys OthersAppear InJson2?');
  notation.rule('Penalize = OtherKeys InJson2?');
  notation.rule('Clause = ThereIs OtherKeys InJson2?');
  notation.rule('Core<F,response> = Verb<have,F> OtherKeys');
  notation.rule('Clause = ( TheJson | TheObject ) JsonHas OtherKeys');
  notation.rule(
    'Clause = ( TheJson | TheObject ) HoldsNone OtherKeys',
    ({ not: only }: { not: Fact }): Said => ({
      ...only,
      undeniable: true,
    }),
  );
  const plainly = (form: Said): Said => ({ ...form, undeniable: true });
  notation.rule('Core<F,response> = Verb<have,F> OnlyKeyRow', plainly);
  notation.rule('Clause = ( TheJson | TheObject ) JsonHas OnlyKeyRow', plainly);
  notation.rule('Clause = ThereIs OnlyKeyRow', plainly);
  // A value as it is to be: "returns {"label": "spam"} or {"label": "ham"}".
  notation.kind('#jsonvalue', (token) => (token.kind === 'json' ? token.text : undefined));
  const is = (...values: string[]): Said => ({
    ask: 'json',
    of: {
      kind: 'JSON',
      mayBeFenced: true,
      otherwise: 'fence is open',
      wish: { whole: { equals: values.map((one) => JSON.parse(one)) } },
    },
    list: 'one',
  });
  notation.words('JustThat', [
    'exactly',
    'only',
    'just',
    'precisely',
    'either',
    'exactly the json',
    'the json',
    'the json object',
    'the exact json',
  ]);
  notation.rule('JsonValues = #jsonvalue', is);
  notation.rule('JsonValues = #jsonvalue or #jsonvalue', is);
  notation.rule('State = JustThat? JsonValues');
  notation.rule('Core<F,writer> = Output<F> JustThat? JsonValues');
}
