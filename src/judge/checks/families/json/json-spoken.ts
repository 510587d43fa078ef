import type { FieldWish } from '../../data/field-wish.ts';
import type { ItemType, Scalar } from '../../data/json-demands.ts';
import type { Path } from '../../data/json-fields.ts';
import type { TextShape } from '../../data/text-shapes.ts';
import type { Fact, Said } from '../../form.ts';
import { isSqlKeyword } from '../../grammar/bare-names.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import { type Direction, isFalling } from './json-arrays.ts';
import { called, fieldSaid, typedWish } from './json-values.ts';
import type { Demanded } from './json-wish.ts';

interface Field {
  field: Path;
  is: FieldWish;
}

/** Fields of JSON as people speak of them: the value in a field, the first item, the prices of an array, a null field. */
export function spokenFields(notation: Notation): void {
  places(notation);
  kinds(notation);
  holdings(notation);
  several(notation);
  held(notation);
}

const NOUNS = ['value', 'date', 'timestamp', 'time', 'amount', 'url', 'code'];
const TYPED: readonly (readonly [string, ItemType])[] = [
  ['number', 'number'],
  ['string', 'string'],
  ['array', 'array'],
  ['list', 'array'],
  ['object', 'object'],
];

function places(notation: Notation): void {
  notation.rule('SpokenName = ( the )? ( #path FieldNoun? | FieldNoun #path )');
  const within = (nouns: readonly string[]) => each(each(['the'], nouns), ['in', 'under', 'at']);
  notation.words('ValueIn', within(NOUNS));
  for (const [noun, type] of TYPED) notation.words('TypedIn', within([noun]), type);
  notation.rule('PlacedName = TypedIn ( SpokenName | BareKey1 | LongPath )', called);
  notation.rule('PlacedName = ValueIn SpokenName');
  notation.rule('PlacedName = ( ValueIn | ValueOf ) BareKey1');
  notation.rule('PlacedName = ( ValueIn LongPath | PlacedName InJson2 )');
  notation.words('ValueNoun', ['date', 'timestamp', 'time', 'url', 'code', 'amount']);
  const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
  const items = ['element', 'item', 'entry', 'object', 'value'];
  for (const [place, name] of [...ordinals.entries(), [-1, 'last'] as const]) {
    notation.words('ItemAt', each(each(['the', 'its'], [name]), items), place);
    notation.words('NthOne', [`the ${name}`], place);
  }
}

/** What a field is. */
function kinds(notation: Notation): void {
  notation.rule(
    'FieldIs = ( an object | a json object | a nested object ) WithKeys ( Series | Keys )',
    (keys: string[] | Demanded): FieldWish[] | undefined => {
      const all = Array.isArray(keys) ? keys : 'keys' in keys.wish && !keys.wish.only ? keys.wish.keys : undefined;
      return all && [{ keys: all }];
    },
  );
  notation.words('AnArray', each(['an', 'a', 'a json'], ['array', 'list']));
  notation.rule(
    'FieldIs = AnArray ( of | with | containing ) Amount FieldItems',
    ({ in: numbers, bare }: Amount, size: 'items'): FieldWish[] | undefined =>
      bare || size !== 'items' ? undefined : [{ size, in: numbers }],
  );
  notation.rule('FieldIs = ( a non-empty array of | a non-empty list of ) ManyType', (items: ItemType): FieldWish[] => [
    { items },
    { isEmpty: false },
  ]);
  // "Is present and not empty"
  notation.words('FieldPart', ['present', 'there', 'set', 'given', 'provided'], { isThere: true });
  notation.words('FieldPart', ['not empty', 'non-empty'], { isEmpty: false });
  notation.words('FieldPart', ['not null', 'non-null'], { isNull: false });
  notation.rule('FieldPart = OneType', (type: ItemType): FieldWish => ({ type }));
  notation.rule('FieldPart = NumberBounds');
  notation.rule('FieldIs = FieldPart ( and | but ) FieldPart', (a: FieldWish, b: FieldWish): FieldWish[] | undefined =>
    'number' in a && 'number' in b ? undefined : [a, b],
  );
  notation.rule(
    'Clause = AnyName ( exists | is present | is there ) and is FieldIs',
    (path: Path, wishes: FieldWish[]) => fieldSaid(path, [{ isThere: true }, ...wishes], false),
  );
  // Formats.
  const ONE: Readonly<Record<string, readonly string[]>> = {
    'e-mail address': ['email address', 'e-mail address', 'email'],
    URL: ['url', 'web address'],
    UUID: ['uuid', 'guid'],
    'https URL': ['https url', 'https link'],
    date: ['date', 'calendar date'],
    'ISO 8601 date': ['iso date', 'iso 8601 date', 'iso-8601 date'],
  };
  for (const [format, names] of Object.entries(ONE))
    notation.words(
      'OneFormat',
      names.flatMap((name) => [
        `a valid ${name}`,
        `a proper ${name}`,
        `a well-formed ${name}`,
        `${/^[aei]/.test(name) ? 'an' : 'a'} ${name}`,
      ]),
      format,
    );
  notation.rule('OneFormat = ( an | a valid ) iso #iso date', () => 'ISO 8601 date');
  notation.kind('#iso', (token) => (token.kind === 'number' && token.value === 8601 ? true : undefined));
  notation.rule('FieldIs = OneFormat', (format: string): FieldWish[] => [{ format }]);
  // "Lands on a weekend"
  const on = ['falls', 'lands', 'is', 'must fall', 'must be', 'should fall'];
  notation.words(
    'OnDays',
    each(on, ['on a weekend', 'on the weekend', 'on a saturday or sunday', 'on a saturday or a sunday']),
    'day of a weekend',
  );
  notation.words(
    'OnDays',
    each(on, ['on a weekday', 'on a workday', 'on a working day']).filter((one) => !one.includes('work')),
    'weekday',
  );
  notation.rule('FieldVerb = OnDays', (format: string): FieldWish[] => [{ format }]);
  notation.words(
    'NotOnDays',
    each(
      ['does not fall', 'does not land', 'never falls', 'is not', 'must not fall'],
      ['on a weekend', 'on the weekend'],
    ),
    'day of a weekend',
  );
  notation.rule('FieldVerb = NotOnDays', (format: string): FieldWish[] => [{ isNot: { format } }]);
  notation.words('LooksLike', [
    'looks like',
    'must look like',
    'should look like',
    'has the form of',
    'has the format of',
    'must be',
  ]);
  notation.rule('FieldVerb = LooksLike OneFormat', (format: string): FieldWish[] => [{ holding: { format } }]);
  notation.rule(
    'FieldIs = ( in )? Iso ( format )? in utc ( ,? ending in z | ,? ending with z | ,? ending in #zed )?',
    (): FieldWish[] => [{ format: 'ISO 8601 timestamp in UTC' }],
  );
  notation.rule(
    'FieldIs = ( a string of | a string with | a text of ) Amount FieldItems',
    ({ in: numbers, bare }: Amount, size: 'items'): FieldWish[] | undefined =>
      size === 'items' || bare ? undefined : [{ type: 'string' }, { size, in: numbers }],
  );
  notation.words('FieldIs', ['not an empty string', 'not the empty string'], [{ isNot: { oneOf: [''] } }]);
  // Characters.
  const shaped = (shape: TextShape): FieldWish[] => [{ shape }];
  notation.rule('FieldIs = ( TextShape | CountedShape )', shaped);
  notation.rule('FieldVerb = OnlyOf CharacterList', shaped);
}

/** What a field has: keys of an object, objects of an array. */
function holdings(notation: Notation): void {
  const keyed = (keys: readonly string[], orTexts?: 'open') => ({
    wishes: [{ keys, ...(orTexts && { orTexts }) }] satisfies FieldWish[],
  });
  notation.rule('FieldHas = Keys', ({ wish }: Demanded) =>
    'keys' in wish && !wish.only ? keyed(wish.keys) : undefined,
  );
  notation.rule('FieldHas = ( a | an ) #key', (key: string) => (isSqlKeyword(key) ? undefined : keyed([key], 'open')));
  notation.rule('FieldHas = Amount ManyType', ({ in: numbers, bare }: Amount, items: ItemType) =>
    // "Contains three numbers" may be said of a text.
    items === 'number' || items === 'integer'
      ? undefined
      : { wishes: [{ holds: items, in: numbers }] satisfies FieldWish[], bare },
  );
  notation.rule('CalledKeys = Keys', ({ wish }: Demanded) => ('keys' in wish && !wish.only ? wish.keys : undefined));
  notation.rule('NamePair = ( both )? #key and #key', (a: string, b: string) => [a, b]);
  notation.rule('SomeKeys = ( CalledKeys | NamePair )');
}

/** Values of several objects: "the ids in the 'users' array", "all 'price' values". */
function several(notation: Notation): void {
  notation.kind('#pluralword', (token) =>
    token.kind === 'word' && /^[\p{Ll}_][\p{L}\p{N}_]*s$/u.test(token.raw) && !NO_FIELDS.includes(token.text)
      ? singular(token.raw)
      : undefined,
  );
  // "Duplicate ids in the array", "the array has duplicate ids"
  const faulty = (path: Path, is: FieldWish): Said => {
    const { names: _, ...fact } = fieldSaid(path, [is], true);
    return { not: fact as Fact, plainFor: -1 };
  };
  const repeated = (path: Path) => faulty(path, { isUnique: true });
  notation.words('RepeatedAs', each(['', 'any'], ['duplicate', 'duplicated', 'repeated']));
  const ofTop = (key: string): Said => repeated(['*', key]);
  notation.rule('Penalize = RepeatedAs #pluralword OfTop', ofTop);
  notation.rule('Clause = ThereIs RepeatedAs #pluralword OfTop', ofTop);
  notation.rule('Clause = TheArray JsonHas RepeatedAs #pluralword', ofTop);
  notation.rule('Penalize = RepeatedAs #pluralword InArray', (key: string, array: Path) => repeated([...array, key]));
  notation.rule('Clause = ThereIs RepeatedAs #pluralword InArray', (key: string, array: Path) =>
    repeated([...array, key]),
  );
  notation.rule('ValuesBe = ManyType', (type: ItemType): FieldWish[] => [{ type }]);
  notation.rule('ValuesBe = ManyType NumberBounds', (type: ItemType, bounds: FieldWish): FieldWish[] | undefined =>
    type === 'number' || type === 'integer' ? [{ type }, bounds] : undefined,
  );
  for (const [phrase, bounds] of [
    ['positive', { from: 0, isOpen: true }],
    ['negative', { to: 0, isOpen: true }],
    ['non-negative', { from: 0 }],
  ] as const) {
    notation.words('ValuesBe', each([phrase], ['numbers']), [{ type: 'number' }, { number: bounds }]);
    notation.words('ValuesBe', each([phrase], ['integers', 'whole numbers']), [
      { type: 'integer' },
      { number: bounds },
    ]);
  }
  notation.words('ValuesBe', ['unique', 'distinct', 'different', 'all different'], [{ isUnique: true }]);
  notation.words('ValuesBe', ['all unique', 'all distinct'], [{ isUnique: true }]);
  notation.words('OneBe', ['unique', 'distinct'], [{ isUnique: true }]);
  notation.words(
    'FromTheSet',
    each(
      ['from', 'taken from', 'in', 'drawn from', 'one of'],
      ['the set', 'the list', 'the values', 'these values', 'this set'],
    ),
  );
  notation.rule('ValuesBe = FromTheSet :? ( Choice | ValueRow )', (oneOf: Scalar[]): FieldWish[] => [{ oneOf }]);
  // In which order they are.
  notation.words('SortedWord', ['sorted', 'ordered', 'listed', 'arranged', 'given']);
  notation.words(
    'ByAlphabet',
    ['in alphabetical order', 'alphabetically', 'in alphabetic order'],
    [{ sorted: 'alphabetical' }],
  );
}
/** As dates and numbers are sorted. */
export const inDirection = (direction: Direction): FieldWish[] | undefined => {
  const isDescending = isFalling(direction, '');
  return isDescending === undefined ? undefined : [{ sorted: isDescending ? 'descending' : 'ascending' }];
};

/** Words in the plural that are no names of fields, or that may be those of other things. */
const NO_FIELDS = (
  'items values entries elements objects keys fields is has this words letters characters lines ' +
  'sentences paragraphs bullets headings sections links rows columns numbers strings arrays digits duplicates'
).split(' ');
const singular = (word: string) =>
  /(?:ss|us)$/u.test(word)
    ? word
    : /ies$/u.test(word)
      ? `${word.slice(0, -3)}y`
      : /(?:sses|xes|ches|shes)$/u.test(word)
        ? word.slice(0, -2)
        : word.slice(0, -1);

/** What the response has, by an adjective or by a value: "a null 'middle_name'", "'currency': 'EUR'". */
function held(notation: Notation): void {
  for (const [word, is] of [
    ['null', { isNull: true }],
    ['non-null', { isNull: false }],
    ['empty', { isEmpty: true }],
    ['non-empty', { isEmpty: false }],
    ['nonempty', { isEmpty: false }],
    ['positive', { number: { from: 0, isOpen: true } }],
    ['negative', { number: { to: 0, isOpen: true } }],
    ['non-negative', { number: { from: 0 } }],
  ] as const satisfies readonly (readonly [string, FieldWish])[])
    notation.words('KeyAdjective', [word], is);
  notation.words('KeyNoun', ['field', 'key', 'property', 'value', 'number']);
  notation.rule(
    'TypedKey = ( a | an ) KeyAdjective #path KeyNoun?',
    (is: FieldWish, field: Path): Field => ({ field, is }),
  );
  notation.rule(
    'TypedKey = ( a | an ) KeyAdjective #path KindNoun',
    (is: FieldWish, field: Path, type: ItemType): Field => ({ field, is: typedWish(is, type) }),
  );
  notation.words('SizedKeyNoun', ['array', 'list']);
  notation.rule(
    'TypedKey = ( a | an ) #path SizedKeyNoun ( with | of | containing | holding | that has | that holds | that contains ) Amount ( FieldItems | ManyType )',
    (field: Path, { in: numbers, bare }: Amount, of: 'items' | 'characters' | 'words' | ItemType): Field | undefined =>
      bare || of === 'characters' || of === 'words'
        ? undefined
        : { field, is: of === 'items' ? { size: of, in: numbers } : { holds: of, in: numbers } },
  );
  notation.rule('TypedKey = ( a | an ) #path SizedKeyNoun', (field: Path): Field => ({ field, is: { type: 'array' } }));
  notation.rule('TypedKey = ( a | an ) #path object', (field: Path): Field => ({ field, is: { type: 'object' } }));
  notation.words('KindNoun', ['array', 'list'], 'array');
  notation.words('KindNoun', ['object'], 'object');
  notation.words('KindNoun', ['string'], 'string');
  notation.words('KindNoun', ['boolean', 'flag'], 'boolean');
  notation.rule(
    'TypedKey = ( a | an ) KindNoun ( called | named ) #path',
    (type: ItemType, field: Path): Field => ({ field, is: { type } }),
  );
  notation.rule(
    'Keys = ( a | an ) #key ( of | with a value of ) Scalar',
    (key: string, { value }: { value: Scalar }): Demanded => ({ wish: { key, value } }),
  );
  // A key and its value.
  notation.rule('Pair = #bareword #plainvalue', (name: string, value: string): Field | undefined =>
    ['a', 'an', 'the', 'both', 'no'].includes(name) ? undefined : { field: [name], is: { oneOf: [value] } },
  );
  notation.words('OfValue', ['of', 'set to', 'equal to', 'with the value', 'with value', 'with a value of']);
  notation.rule(
    'Pair = ( a | an | the )? SpokenName OfValue Scalar',
    (field: Path, { value }: { value: Scalar }): Field => ({ field, is: { oneOf: [value] } }),
  );
  notation.rule(
    'Pair = #path : Scalar',
    (field: Path, { value }: { value: Scalar }): Field => ({ field, is: { oneOf: [value] } }),
  );
  notation.rule(
    'Keys = #key : Scalar',
    (key: string, { value }: { value: Scalar }): Demanded => ({ wish: { key, value } }),
  );
  notation.words('TopLevel', ['top-level', 'top level']);
  notation.rule(
    'Keys = ( a | an | the ) TopLevel #key ( BareKey )? SetTo Scalar',
    (key: string, { value }: { value: Scalar }): Demanded => ({ wish: { key, value } }),
  );
  notation.rule(
    'Keys = ( a | an | the ) TopLevel #key BareKey?',
    (key: string): Demanded => ({ wish: { keys: [key] } }),
  );
}
