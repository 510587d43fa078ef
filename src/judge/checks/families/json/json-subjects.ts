import type { Path } from '../../data/json-fields.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import type { TypedPath } from './json-values.ts';

/** What it is said of, and whether the name may be that of something else. */
export interface Subject {
  path: Path | TypedPath;
  named: 'field' | 'quoted' | 'spoken' | 'placed' | 'key';
  /** `the`: "the items", which are each of them in what is wished. */
  of?: 'each' | 'the' | 'none' | 'some' | 'one' | 'least';
  /** "All numbers in the array": of what is none it says nothing, or that it is no number. */
  type?: 'number' | 'string';
}

/** Things in an array, in the singular; "every number" says nothing of what is none. */
const ITEMS = ['item', 'element', 'entry', 'object', 'value', 'record', 'member'];
const plural = (noun: string) => noun.replace(/(?<![aeiou])y$/u, 'ie').concat('s');

/** What stands in a text, and is no object of JSON. */
const NO_OBJECTS: ReadonlySet<string> = new Set(
  'line sentence paragraph word section heading bullet point step list table row column cell page code block link image quote tag response reply answer message turn conversation tool call user text letter character digit file function class'.split(
    ' ',
  ),
);

/** Names of values, of one or of several. */
export function fieldSubjects(notation: Notation): void {
  const as =
    (named: Subject['named'], of?: Subject['of']) =>
    (path: Path): Subject => ({ path, named, ...(of && { of }) });
  notation.rule('FieldAt<one> = AnyName', as('field'));
  notation.rule('FieldAt<one> = LooseName', as('quoted'));
  notation.rule('FieldAt<one> = SpokenField', as('spoken'));
  notation.rule('FieldAt<one> = ( PlacedName | BareInJson )', as('placed'));
  notation.rule('QuotedAt = ( #path | LooseWord )', as('field'));
  notation.rule('BareAt = BareKey1', as('placed'));
  notation.words('KeyNoun1', ['key', 'json key', 'top-level key']);
  notation.rule('FieldAt<one> = ( the | its ) ( KeyNoun1 Called1? KeyWord1 | KeyWord1 KeyNoun1 )', as('key'));
  notation.rule('KeyWord1 = ( #path | BareKey1 )');
  // Which of several values: "each item in 'items'", "any 'price'", "the 'price' of every item".
  notation.words('Quant<one>', ['every', 'each'], 'each');
  notation.words('Quant<one>', ['no'], 'none');
  notation.words('Quant<one>', ['any'], 'some');
  notation.words('Quant<one>', ['a', 'an', 'some'], 'one');
  notation.words('Quant<one>', ['at least one'], 'least');
  notation.words('Quant<many>', ['all', 'all the', 'all of the'], 'each');
  notation.words('Quant<many>', ['the'], 'the');
  notation.words('Quant<many>', ['none of the', 'no'], 'none');
  notation.words('EachItem', each(['every', 'each'], ITEMS));
  notation.words('ItemWord<one>', ITEMS);
  notation.words('ItemWord<many>', ITEMS.map(plural));
  notation.words('TypeWord', ['numbers'], 'number');
  notation.words('TypeWord', ['strings'], 'string');
  notation.words('InOf', ['in', 'of', 'within', 'inside', 'under']);
  const items = (path: Path): Path => [...path, '*'];
  notation.rule(
    'InArray = InOf ( ( ItemWord<many> | strings | numbers ) InOf )? ( AnyName | ( the )? #path | LooseWord )',
    items,
  );
  notation.rule('InArray = InOf ( the | JsonOwner ) ( json )? #path ( array | list ) InJson2?', items);
  notation.rule('InSome = InArray');
  notation.rule('InSome = OfTop', (): Path => ['*']);
  notation.rule('FieldAt<NUM> = Quant<NUM> ItemWord<NUM> InSome', (of: Subject['of'], path: Path) =>
    as('field', of)(path),
  );
  notation.rule(
    'FieldAt<many> = Quant<many> TypeWord InSome',
    (of: Subject['of'], type: 'number' | 'string', path: Path) => ({ ...as('field', of)(path), type }),
  );
  notation.rule('FieldAt<one> = ( none of the ) ItemWord<many> InSome', as('field', 'none'));
  notation.rule('FieldAt<one> = Quant<one> object in ( the list | the response | the output )', (of: Subject['of']) =>
    as('field', of)(['*']),
  );
  // "Every tag in 'tags'"
  notation.kind('#oneword', (token) =>
    token.kind === 'word' && /^\p{Ll}{3,}$/u.test(token.raw) ? token.raw : undefined,
  );
  const isOneOf = (one: string, array: Path) =>
    [`${one}s`, `${one}es`, `${one.slice(0, -1)}ies`].includes(String(array.at(-2)));
  // "Order in 'orders'"; without its name it is that in the plural.
  notation.rule('OneOfArray = #oneword InArray', (one: string, array: Path) =>
    isOneOf(one, array) ? array : undefined,
  );
  notation.rule('FieldAt<one> = Quant<one> OneOfArray', (of: Subject['of'], path: Path) => as('field', of)(path));
  const isName = (one: string) => !ITEMS.includes(one) && !NO_OBJECTS.has(one);
  notation.kind('#oneowner', (token) => {
    const one = token.kind === 'word' ? /^(\p{Ll}{3,})['’]s$/u.exec(token.raw)?.[1] : undefined;
    return one !== undefined && isName(one) ? items([plural(one)]) : undefined;
  });
  // "A 'price'" may be any other thing by that name.
  const within = (of: Subject['of'], key: Path, array: Path = ['**']): Subject | undefined =>
    of === 'one' ? undefined : as('placed', of)([...array, ...key]);
  notation.words('ValuesNoun', ['values', 'fields', 'keys', 'properties', 'entries']);
  notation.words('OneNoun', ['value', 'field', 'key', 'property', 'entry']);
  // "Any 'email' field" may be the only one.
  notation.rule('FieldAt<one> = Quant<one> #path FieldNoun', (of: Subject['of'], key: Path) =>
    of === 'some' ? undefined : within(of, key),
  );
  notation.rule('FieldAt<one> = Quant<one> #path value?', within);
  notation.rule('FieldAt<one> = Quant<one> #path OneNoun? InSome', within);
  notation.rule('FieldAt<many> = Quant<many> #path ValuesNoun InSome?', within);
  // "The tags in the tags array" are its items; "the arguments of send_email" are those of a call.
  notation.rule('FieldAt<many> = Quant<many> #pluralword InSome', (of: Subject['of'], key: string, array: Path) =>
    ['argument', 'parameter', 'arg', 'param'].includes(key)
      ? undefined
      : within(of, plural(key) === array.at(-2) || `${key}s` === array.at(-2) ? [] : [key], array),
  );
  notation.rule(
    'FieldAt<many> = Quant<many> #pluralword ( in | of ) ( the | its ) ( list | array ) of #pluralword',
    (of: Subject['of'], key: string) => within(of, [key]),
  );
  notation.rule('KeyOf = ( #path FieldNoun? )', (key: Path) => key);
  notation.rule('KeyOf = BareKey1 FieldNoun?', (key: Path) => key);
  notation.rule(
    'FieldAt<one> = the KeyOf ( of | in ) Quant<one> ItemWord<one> InSome?',
    (key: Path, of: Subject['of'], array?: Path) => within(of, key, array),
  );
  notation.rule(
    'KeyInEach = the KeyOf ( of | in ) Quant<one> OneOfArray',
    (key: Path, of: Subject['of'], array: Path) => within(of, key, array),
  );
  notation.rule('KeyInEach = the KeyOf ( of | in ) Quant<one> #oneword', (key: Path, of: Subject['of'], one: string) =>
    !isName(one) ? undefined : within(of, key, items([plural(one)])),
  );
  notation.rule('FieldAt<one> = KeyInEach');
  notation.rule('FieldAt<one> = Quant<one> #oneowner KeyOf', (of: Subject['of'], array: Path, key: Path) =>
    within(of, key, array),
  );
  notation.rule(
    'FieldAt<many> = the ( #pluralword | #path ValuesNoun ) ( of | in ) ( all | all the | the ) ( #pluralword | ItemWord<many> ) InArray',
    (key: Path | string, ...rest: (string | Path)[]) =>
      as('placed', 'the')([...(rest.at(-1) as Path), ...(typeof key === 'string' ? [key] : key)]),
  );
  notation.words(
    'ItemsOwner',
    ITEMS.map((one) => `${one}'s`),
  );
  notation.rule('FieldAt<one> = Quant<one> ItemsOwner KeyOf InSome?', within);
  notation.rule('PlacedName = ItemAt InSome', (place: number, array: Path): Path => [...array.slice(0, -1), place]);
  notation.rule(
    'PlacedName = the ( #path FieldNoun? ( of | in ) ItemAt InSome? | BareKey1 ( of | in ) ItemAt InSome )',
    (key: Path, place: number, array: Path = []) => [...array.slice(0, -1), place, ...key],
  );
  notation.rule(
    'PlacedName = ( the KeyOf ( of | in ) )? NthOne ( OneOfArray | #oneword )',
    (key: Path | undefined, place: number, one: Path | string) => {
      if (typeof one === 'string' && (!key || !isName(one))) return undefined;
      const array = typeof one === 'string' ? items([plural(one)]) : one;
      return [...array.slice(0, -1), place, ...(key ?? [])];
    },
  );
  // "The 'name' of 'user'": in an object by that name.
  for (const outer of ['( of | in ) ( the )? #path field?', 'in ( the | its ) ( #path | BareKey1 ) object'])
    notation.rule(`PlacedName = ( the )? #path FieldNoun? ${outer}`, (key: Path, object: Path) => [...object, ...key]);
  // Every value of the object itself, and every key.
  for (const [one, part] of [
    ['value', '{}'],
    ['key', '{keys}'],
  ] as const) {
    notation.rule(`FieldAt<one> = Quant<one> ${one} InJson2?`, (of: Subject['of']) => as('placed', of)([part]));
    notation.rule(`FieldAt<many> = Quant<many> ${one}s InJson2?`, (of: Subject['of']) => as('placed', of)([part]));
  }
  // "All 'tags'", "the labels"
  notation.rule('AllOfList = ( all | all the | all of the ) #path', (path: Path) =>
    /[^s]s$/u.test(String(path.at(-1))) ? path : undefined,
  );
  notation.rule('AllOfList = ( the )? #fieldname');
  notation.rule('FieldAt<many> = AllOfList', (path: Path) => as('placed', 'each')(items(path)));
  notation.rule('FieldAt<many> = ( the )? #quotedname', (path: Path) => as('quoted', 'each')(items(path)));
}
