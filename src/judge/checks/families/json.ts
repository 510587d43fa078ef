import type { Check } from '../check.ts';
import { type Asked, jsonCheck, type Kind } from '../data/json.ts';
import {
  allOf,
  type Demand,
  everyItem,
  hasCount,
  hasItems,
  hasKeyOrText,
  hasKeys,
  hasTyped,
  hasValue,
  type ItemType,
  matchesSchema,
  type Scalar,
} from '../data/json-demands.ts';
import { type FieldWish, hasField, hasValues, type Path } from '../data/json-fields.ts';
import { compileSchema } from '../data/json-schema.ts';
import { and, type Fact, type Interval, or, type Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import { quantityOf } from './bridge.ts';

/** What is asked of JSON beyond its kind, as data. */
export type Wish =
  | { keys: readonly string[]; only?: true }
  | { key: string; value: Scalar }
  | { keyOrText: string }
  | { count: readonly Interval[]; unit: 'item' | 'key' }
  | { items: ItemType }
  | { typed: ItemType; count: readonly Interval[] }
  | { each: Wish }
  | { schema: string }
  | { field: Path; is: FieldWish }
  | { values: Parameters<typeof hasValues>[0] }
  | { all: readonly Wish[] };

/** What a fact asks of. */
export interface Json extends Omit<Asked, 'demand'> {
  wish?: Wish;
}

function demandOf(wish: Wish): Demand | undefined {
  if ('field' in wish) return hasField(wish.field, wish.is);
  if ('values' in wish) return hasValues(wish.values);
  if ('keys' in wish) return hasKeys(wish.keys, wish.only === true);
  if ('key' in wish) return hasValue(wish.key, wish.value);
  if ('keyOrText' in wish) return hasKeyOrText(wish.keyOrText);
  if ('items' in wish) return hasItems(wish.items);
  if ('schema' in wish) return schemaOf(wish.schema);
  if ('each' in wish) {
    const demand = demandOf(wish.each);
    return demand && everyItem(demand);
  }
  if ('all' in wish) {
    const demands = wish.all.map(demandOf).filter((demand) => demand !== undefined);
    return demands.length === wish.all.length ? allOf(demands) : undefined;
  }
  const quantity = quantityOf(wish.count);
  if (!quantity) return undefined;
  return 'typed' in wish ? hasTyped(quantity, wish.typed) : hasCount(quantity, wish.unit);
}

function schemaOf(text: string): Demand | undefined {
  try {
    const validate = compileSchema(JSON.parse(text));
    return typeof validate === 'function' ? matchesSchema(validate) : undefined;
  } catch {
    return undefined;
  }
}

/** The check of such a fact. */
export function jsonDecider({ of }: Fact, negated: boolean): Check | undefined {
  const { wish, ...asked } = (of ?? { kind: 'JSON', mayBeFenced: false, otherwise: 'fails' }) as Json;
  const demand = wish && demandOf(wish);
  return wish && !demand ? undefined : jsonCheck({ ...asked, demand }, negated);
}

const PATH = /[\p{L}\p{N}_](?:[./]|->)[\p{L}\p{N}_*]|\[[\d*]*\]/u;
const NOUNS = ['', 'top-level ', 'top level ', 'json '].flatMap((top) =>
  ['key', 'field', 'property', 'attribute'].map((noun) => top + noun),
);
const plural = (noun: string) => noun.replace(/property$/, 'propertie').concat('s');
const each = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((one) => after.map((other) => `${one} ${other}`.trim()));

/** JSON as the whole response, and what it holds. */
export function json(notation: Notation): void {
  wishes(notation);
  whole(notation);
}

function wishes(notation: Notation): void {
  // "a.b" and "a[0]" are ambiguous: a key, or the path to a value.
  notation.kind('#key', (token) => (token.kind === 'quoted' && !PATH.test(token.text) ? token.text : undefined));
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
    ['and no others', 'and no other keys', 'and no other fields', 'and nothing else', 'only'],
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
    'Keys = OnlyKeys? the? Series BareKeys NoOthers?',
    (only: true | undefined, keys: string[], others?: true) =>
      keys.length > 1 ? { wish: { keys, ...((only || others) && { only: true }) }, isSeveral: true } : undefined,
  );
  notation.rule('JsonKey = TheKey #key', (key: string) => key);
  notation.rule('JsonKey = ( a | an | the ) #key BareKey', (key: string) => key);
  notation.rule('Keys = JsonKey', (key: string) => ({ wish: { keys: [key] } }));
  notation.words('SetTo', ['set to', 'equal to', 'with the value', 'with value']);
  notation.words('IsValue', ['is', 'equals', 'is set to', 'is equal to', 'has the value', 'is exactly']);
  notation.rule('Scalar = #value', (value: string) => ({ value }));
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
  ]);
  notation.words('Where', ['where', 'in which', 'whose', 'wherein', 'such that']);
  notation.rule('OfObject = ,? WithKeys Keys');
  notation.rule('OfObject = ,? WithKeys #key', (keyOrText: string) => ({ wish: { keyOrText } }));
  notation.rule(
    'OfObject = ,? Where ( the value of | the value for )? SomeKey IsValue Scalar',
    (key: string, { value }: { value: Scalar }) => ({ wish: { key, value } }),
  );
  notation.words('Items', ['item', 'items', 'element', 'elements', 'entry', 'entries', 'value', 'values']);
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

export interface Demanded {
  wish: Wish;
  isListed?: boolean;
  isSeveral?: boolean;
  isBare?: true;
}

function whole(notation: Notation): void {
  notation.words('AnyJson', ['json', 'json document'], 'JSON');
  notation.words('JsonObject', ['json object', 'json objects'], 'a JSON object');
  notation.words('JsonArray', ['json array', 'json arrays'], 'a JSON array');
  notation.words('Readable', ['valid', 'well-formed', 'syntactically valid', 'parseable', 'parsable'], true);
  notation.words('OnlyJson', ['only', 'solely', 'entirely', 'completely', 'fully', 'nothing but'], true);
  const noText = each(
    ['with no', 'without', 'without any'],
    [
      'additional text',
      'other text',
      'extra text',
      'surrounding text',
      'code fence',
      'code fences',
      'markdown',
      'markdown code fences',
      'explanation',
    ],
  );
  notation.words(
    'NothingElse',
    ['only', 'and nothing else', 'with nothing else', ...noText.flatMap((one) => [one, `, ${one}`, `and ${one}`])],
    true,
  );
  notation.words('InJson', ['in', 'written in', 'formatted as', 'written as', 'provided as']);
  notation.words('AJson', ['a', 'a single']);
  const fence = each(
    [
      'code fence',
      'code block',
      'markdown code fence',
      'markdown code block',
      'surrounding markdown code fence',
      'surrounding code fence',
      'surrounding code block',
      'surrounding markdown code block',
      'markdown fence',
    ],
    [
      'is allowed',
      'is fine',
      'is ok',
      'is okay',
      'is permitted',
      'is acceptable',
      'may surround it',
      'around it is allowed',
      'around it is fine',
    ],
  );
  const optional = [
    ...each(['with or without a'], ['code fence', 'code block', 'markdown code fence', 'markdown code block']),
    ...each(each(['optionally', 'possibly'], ['in a', 'inside a', 'wrapped in a', 'enclosed in a']), [
      'code fence',
      'code block',
      'markdown code fence',
      'markdown code block',
    ]),
    ...each(['ignoring a', 'ignoring any'], ['surrounding code fence', 'surrounding code block', 'code fence']),
  ];
  const fences = each(
    ['code fences', 'code blocks', 'markdown code fences', 'markdown code blocks', 'surrounding code fences'],
    ['are allowed', 'are fine', 'are ok', 'are okay', 'are permitted', 'are acceptable'],
  );
  notation.words(
    'Fence',
    [...each(['a'], fence), ...fences, ...optional].flatMap((one) => [`( ${one} )`, `, ${one}`]),
    true,
  );
  notation.words('Fence', optional.slice(0, 4), true);
  interface Named {
    kind: Kind;
    isValid: boolean;
    demanded?: Demanded | undefined;
  }
  const named = (isValid: true | undefined, kind: Kind, demanded?: Demanded): Named => ({
    kind,
    isValid: isValid === true,
    demanded,
  });
  notation.rule('JsonNoun = AJson? Readable? AnyJson ( format )? ( OfObject | OfSchema )?', named);
  notation.rule('JsonNoun = AJson? Readable? JsonObject ( OfObject | OfSchema )?', named);
  notation.rule('JsonNoun = AJson? Readable? JsonArray ( OfArray | OfSchema )?', named);
  const said = (
    { kind, isValid, demanded }: Named,
    only: true | undefined,
    fenced: true | undefined,
    mayBeLoose: boolean,
  ): Said | undefined => {
    const isLoose = mayBeLoose && !isValid && !only;
    if (isLoose && !demanded) return undefined;
    const of: Json = {
      kind,
      mayBeFenced: fenced === true,
      otherwise: isLoose ? 'open' : 'fails',
      ...(demanded && { wish: demanded.wish }),
    };
    const isUnclearFault = demanded?.isListed || demanded?.isBare;
    return {
      ask: 'json',
      of,
      ...(only && { whole: true }),
      ...((demanded || fenced) && { list: 'one' }),
      ...(isUnclearFault && { plainFor: 1 }),
    };
  };
  notation.rule('JsonState = OnlyJson? JsonNoun Fence?', (only: true | undefined, noun: Named, fenced?: true) =>
    said(noun, only, fenced, false),
  );
  notation.rule('JsonState = JsonNoun NothingElse Fence?', (noun: Named, only: true, fenced?: true) =>
    noun.demanded ? undefined : said(noun, only, fenced, false),
  );
  notation.rule('JsonState = InJson OnlyJson? JsonNoun Fence?', (only: true | undefined, noun: Named, fenced?: true) =>
    said(noun, only, fenced, true),
  );
  notation.rule(
    'JsonState = invalid json',
    (): Said => ({ not: { ask: 'json', of: { kind: 'JSON', mayBeFenced: false, otherwise: 'fails' } } }),
  );
  notation.rule(
    'JsonState = ( valid against | valid according to ) Schema Fence?',
    (demanded: Demanded, fenced?: true) => ofSchema(demanded, fenced),
  );
  notation.rule('State = JsonState');
  notation.rule('States = JsonState Join<and> Extent', and);
  notation.rule('States = JsonState Join<or> YamlState', (a: Said, b: Said) => or(a, b));
  notation.rule('YamlState = valid yaml', () => ({ ask: 'yaml' }));
  notation.rule('State = valid yaml Fence', () => ({ ask: 'yaml', of: 'fenced', list: 'one' }));
  notation.rule('Kind = JsonState');
  notation.rule('Core<F,response> = Verb<have,F> nothing but JsonNoun', (noun: Named) =>
    said(noun, true, undefined, false),
  );
  notation.rule('Core<F,W> = Verb<parse,F> ( valid )? json', () => said(named(true, 'JSON'), true, undefined, false));
  notation.rule('Core<F,response> = Verb<consistOnly,F> JsonNoun', (noun: Named) => said(noun, true, undefined, false));
  notation.rule(
    'Core<F,writer> = ( Output<F> | ReplyIn<F> ) OnlyJson? JsonNoun Fence?',
    (only: true | undefined, noun: Named, fenced?: true) => said(noun, only, fenced, true),
  );
  for (const [at, form] of ['third', 'plural', 'base', 'past', 'gerund'].entries())
    notation.words(
      `ReplyIn<${form}>`,
      [
        'responds|respond|respond|responded|responding',
        'replies|reply|reply|replied|replying',
        'answers|answer|answer|answered|answering',
      ].map((verb) => `${verb.split('|')[at]} in`),
    );
  notation.rule(
    'Core<F,response> = ( Verb<have,F> | Verb<use,F> ) Keys',
    ({ wish, isSeveral, isBare }: Demanded): Said => ({
      ask: 'json',
      of: { kind: 'a JSON object', mayBeFenced: true, otherwise: 'open', wish },
      list: 'one',
      ...((isSeveral || isBare) && { plainFor: 1 }),
    }),
  );
  const ofSchema = ({ wish }: Demanded, fenced: true | undefined): Said => ({
    ask: 'json',
    of: { kind: 'JSON', mayBeFenced: fenced === true, otherwise: 'fence is open', wish },
  });
  const verbs = [
    'matches|match|match|matched|matching',
    'conforms to|conform to|conform to|conformed to|conforming to',
    'complies with|comply with|comply with|complied with|complying with',
    'adheres to|adhere to|adhere to|adhered to|adhering to',
    'satisfies|satisfy|satisfy|satisfied|satisfying',
    'validates against|validate against|validate against|validated against|validating against',
    'follows|follow|follow|followed|following',
  ];
  for (const [at, form] of ['third', 'plural', 'base', 'past', 'gerund'].entries())
    notation.words(
      `Match<${form}>`,
      verbs.map((verb) => verb.split('|')[at]!),
    );
  notation.rule('Core<F,response> = Match<F> Schema Fence?', ofSchema);
}
