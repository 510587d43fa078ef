import type { ItemType, Scalar } from '../../data/json-demands.ts';
import type { Notation } from '../../grammar/notation.ts';
import { type Amount, meet } from '../../grammar/quantities.ts';
import { hasBlank } from '../../texts/text-blanks.ts';
import { each } from '../shape.ts';
import { schemaOf, type Wish } from './json-wish.ts';

const PATH = /[\p{L}\p{N}_](?:[./]|->)[\p{L}\p{N}_*]|\[[\d*]*\]/u;
const NOUNS = ['', 'top-level ', 'top level ', 'json '].flatMap((top) =>
  ['key', 'field', 'property', 'attribute'].map((noun) => top + noun),
);
const plural = (noun: string) => noun.replace(/property$/, 'propertie').concat('s');

/** What JSON is asked to hold: keys, values, so many items, a schema. */
export function jsonWishes(notation: Notation): void {
  // "a.b" and "a[0]" are ambiguous: a key, or the path to a value.
  notation.kind('#key', (token) =>
    (token.kind === 'quoted' && !PATH.test(token.text)) || token.kind === 'field' ? token.text : undefined,
  );
  notation.kind('#value', (token) => (token.kind === 'quoted' ? token.text : undefined));
  notation.kind('#json', (token) => (token.kind === 'json' ? token.text : undefined));
  const plurals = NOUNS.map(plural);
  notation.words(
    'TheKeys',
    plurals.flatMap((noun) => [noun, `the ${noun}`, `all the ${noun}`]),
    'plain',
  );
  notation.words(
    'TheKeys',
    plurals.flatMap((noun) => [`these ${noun}`, `the following ${noun}`]),
    'following',
  );
  notation.words('BareKeys', plurals);
  notation.words(
    'TheKey',
    NOUNS.flatMap((noun) => [noun, `a ${noun}`, `an ${noun}`, `the ${noun}`, `a ${noun} named`, `a ${noun} called`]),
  );
  notation.words('BareKey', NOUNS);
  notation.words('OnlyKeys', ['only', 'just', 'exactly', 'the exact', 'precisely'], true);
  notation.words(
    'NoOthers',
    [
      ...['and no others', 'and no other keys', 'and no other fields', 'and nothing else', 'only', 'and nothing more'],
      ...each(
        ['and no', 'with no', ', with no'],
        each(['extra', 'additional', 'further'], ['keys', 'fields', 'properties']),
      ),
      ', and nothing more',
    ],
    true,
  );
  notation.rule('Series = #key', (key: string) => [key]);
  notation.rule('Series = Series ( , | and | , and ) #key', (keys: string[], key: string) =>
    /[,;]$/.test(keys.at(-1)!) ? undefined : [...keys, key],
  );
  notation.rule(
    'Keys = OnlyKeys? TheKeys :? Series NoOthers?',
    (only: true | undefined, how: string, keys: string[], others?: true) => ({
      wish: { keys, ...((only || others) && { only: true }) },
      isListed: how === 'following' && keys.length > 1,
      isSeveral: keys.length > 1,
    }),
  );
  notation.rule(
    'Keys = OnlyKeys? ( the | both | both the )? Series BareKeys NoOthers?',
    (only: true | undefined, keys: string[], others?: true) =>
      keys.length > 1 ? { wish: { keys, ...((only || others) && { only: true }) }, isSeveral: true } : undefined,
  );
  notation.rule('JsonKey = TheKey #key', (key: string) => key);
  notation.rule('JsonKey = ( a | an | the ) #key BareKey', (key: string) => key);
  notation.rule('Keys = JsonKey', (key: string) => ({ wish: { keys: [key] } }));
  notation.words('SetTo', ['set to', 'equal to', 'with the value', 'with value']);
  notation.words('IsValue', ['is', 'equals', 'is set to', 'is equal to', 'has the value', 'is exactly']);
  notation.rule('Scalar = #value', (value: string) => (hasBlank(value) ? undefined : { value }));
  notation.rule('Scalar = #number', (value: number) => ({ value }));
  for (const [word, value] of [
    ['true', true],
    ['false', false],
    ['null', null],
  ] as const)
    notation.words('Scalar', [word], { value });
  notation.rule('SomeKey = ( #key | JsonKey )');
  notation.rule(
    'Keys = ( the value of | the value for )? SomeKey SetTo Scalar',
    (key: string, { value }: { value: Scalar }) => ({ wish: { key, value } }),
  );
  notation.rule('Keys = Amount ( BareKeys | BareKey )', ({ in: numbers, bare }: Amount) =>
    numbers[0]![1] === 0 ? undefined : { wish: { count: numbers, unit: 'key' }, isBare: bare },
  );
  // "More than two keys but fewer than six"
  notation.rule('Keys = Bound BareKeys ( but | and ) Bound BareKeys?', (one: Amount, other: Amount) => {
    const both = meet(one, other);
    return both && both.in[0]![0] <= both.in[0]![1] ? { wish: { count: both.in, unit: 'key' } } : undefined;
  });
  notation.words('AtTop', ['at the top level', 'at its top level', 'on the top level']);
  notation.rule('Keys = Keys AtTop', (keys: { wish: Wish }) =>
    'count' in keys.wish ? { ...keys, wish: { ...keys.wish, isTop: true } } : undefined,
  );
  notation.rule('Keys = Keys at the top', (keys: { wish: Wish }) => ('count' in keys.wish ? undefined : keys));
  notation.words('WithKeys', [
    'with',
    'containing',
    'having',
    'including',
    'that has',
    'that contains',
    'that includes',
    'which has',
    'which contains',
    'which includes',
    'that have',
    'holding',
    'that holds',
    'which holds',
    'carrying',
  ]);
  notation.words('Where', ['where', 'in which', 'whose', 'wherein', 'such that']);
  notation.rule('OfObject = ,? WithKeys Keys');
  notation.rule('OfObject = ,? WithKeys #key', (keyOrText: string) => ({ wish: { keyOrText } }));
  notation.rule(
    'OfObject = ,? Where ( the value of | the value for )? SomeKey IsValue Scalar',
    (key: string, { value }: { value: Scalar }) => ({ wish: { key, value } }),
  );
  notation.words('Items', [
    'thing',
    'things',
    'item',
    'items',
    'element',
    'elements',
    'entry',
    'entries',
    'value',
    'values',
  ]);
  for (const type of ['object', 'string', 'number', 'integer', 'boolean', 'array'])
    notation.words('Type', [type, `${type}s`], type);
  notation.rule('OfArray = ,? ( of | WithKeys ) Amount Items', ({ in: numbers, bare }: Amount) => ({
    wish: { count: numbers, unit: 'item' },
    isBare: bare,
  }));
  notation.rule('OfArray = ,? WithKeys Amount Type', ({ in: count, bare }: Amount, typed: ItemType) => ({
    wish: { typed, count },
    isBare: bare,
  }));
  notation.rule('OfArray = ,? of Type', (items: ItemType) => ({ wish: { items } }));
  notation.rule('OfArray = ,? of Amount Type', ({ in: count, bare }: Amount, items: ItemType) => ({
    wish: { all: [{ items }, { count, unit: 'item' }] },
    isBare: bare,
  }));
  notation.words('EachWith', [
    'each with',
    'each having',
    'each containing',
    'that each have',
    'that each contain',
    'with',
    'that have',
    'having',
    'containing',
    'that contain',
    'which have',
    'which contain',
  ]);
  notation.rule(
    'OfArray = ,? of Amount? ( objects | object ) ,? EachWith Keys',
    (amount: Amount | undefined, { wish }: { wish: Wish }) =>
      'keys' in wish
        ? { wish: amount ? { all: [{ each: wish }, { count: amount.in, unit: 'item' }] } : { each: wish } }
        : undefined,
  );
  notation.words(
    'ASchema',
    each(['the', 'this', 'the following', 'the given'], ['schema', 'json schema', 'json-schema']),
  );
  notation.rule('Schema = ASchema :? ( #json | #value )', (schema: string) =>
    schemaOf(schema) ? { wish: { schema } } : undefined,
  );
  const verbs = [
    'matches',
    'conforms to',
    'complies with',
    'adheres to',
    'satisfies',
    'validates against',
    'is valid against',
  ];
  notation.words('Matching', [
    ...each(['that', 'which'], verbs),
    'matching',
    'conforming to',
    'complying with',
    'adhering to',
    'satisfying',
    'valid against',
  ]);
  notation.rule('OfSchema = ,? Matching Schema');
}
