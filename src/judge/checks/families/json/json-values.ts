import type { FieldWish } from '../../data/field-wish.ts';
import type { ItemType, Scalar } from '../../data/json-demands.ts';
import type { Path } from '../../data/json-fields.ts';
import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { boundAfter } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import { fieldFormats } from './json-formats.ts';
import type { Wish } from './json-wish.ts';

/** That a field is as it is asked for. @param mayBeElse Where only the name says that a field is meant. */
export function fieldSaid(path: Path | TypedPath, wishes: readonly FieldWish[], mayBeElse: boolean): Said {
  // A form is plain data: without the mark of a type.
  const field = [...path];
  const all = typedWishes(path, wishes).map((is): Wish => ({ field, is, ...(mayBeElse && { mayBeElse }) }));
  const wish: Wish = all.length === 1 ? all[0]! : { all };
  const isArray = path[0] === '*' || typeof path[0] === 'number';
  const kind = path[0] === '**' ? 'JSON' : isArray ? 'a JSON array' : 'a JSON object';
  return { ask: 'json', of: { kind, mayBeFenced: true, otherwise: 'open', wish }, names: true };
}

/** The path of what is called an array, an object or the like. */
export type TypedPath = Path & { ofType: ItemType };
export const called = (ofType: ItemType, path: Path): TypedPath => Object.assign([...path], { ofType });
export const isList = (path: Path | TypedPath) => 'ofType' in path && path.ofType === 'array';

/** Adds the type that the criterion names; a value of another type is undecided. */
export const typedWishes = (path: Path | TypedPath, wishes: readonly FieldWish[]): readonly FieldWish[] =>
  'ofType' in path ? wishes.map((wish) => typedWish(wish, path.ofType)) : wishes;

export function typedWish(wish: FieldWish, ofType: ItemType): FieldWish {
  if ('isNot' in wish) return { isNot: typedWish(wish.isNot, ofType) };
  if ('either' in wish) return { either: wish.either.map((all) => all.map((one) => typedWish(one, ofType))) };
  if ('includes' in wish) return ofType === 'array' ? { ...wish, ofList: true } : wish;
  const isThere = ('isThere' in wish && wish.isThere) || ('isNull' in wish && !wish.isNull) || 'isEmpty' in wish;
  return isThere ? { ...wish, ofType } : wish;
}

/** The contrary of what is asked of a field: "not higher than 5" is at most 5. */
export function contrary(is: FieldWish): FieldWish {
  if ('isNull' in is) return { isNull: !is.isNull };
  if ('isEmpty' in is) return { ...is, isEmpty: !is.isEmpty };
  if ('isNot' in is) return is.isNot;
  const { from, to, isOpen } = 'number' in is ? is.number : {};
  if ((from === undefined) === (to === undefined)) return { isNot: is };
  return { number: { ...(from === undefined ? { from: to! } : { to: from }), ...(!isOpen && { isOpen: true }) } };
}

/** More of what is asked of a field: formats, texts, what an array holds, a choice of types. */
export function fieldShapes(notation: Notation): void {
  types(notation);
  notation.add(fieldFormats);
  sizes(notation);
  names(notation);
  holding(notation);
}

const REAL = [
  'real',
  'proper',
  'true',
  'genuine',
  'actual',
  'json',
  'real json',
  'proper json',
  'true json',
  'actual json',
];

function types(notation: Notation): void {
  // "A real boolean" says that it is one of JSON's types.
  for (const [type, nouns] of [
    ['boolean', ['boolean', 'boolean value']],
    ['number', ['number']],
    ['integer', ['integer']],
    ['string', ['string']],
    ['array', ['array']],
    ['object', ['object']],
  ] as const)
    notation.words('RealType', each(['a', 'an'], each(REAL, nouns)), type);
  notation.rule('FieldIs = RealType', (type: ItemType): FieldWish[] => [{ type }]);
  notation.words('NotAString', [
    ...each(
      each(
        ['and not', 'not', 'rather than', 'instead of', 'never'],
        ['a string', 'a quoted string', 'text', 'a text', 'a word'],
      ),
      [''],
    ).flatMap((one) => [one, `, ${one}`, `( ${one} )`]),
    'and not quoted',
    ', not quoted',
  ]);
  // "Not the string 'true' or 'false'"
  notation.words('NotText', ['and not', ', not', 'not', 'rather than', ', and not', ', rather than', 'instead of']);
  notation.rule(
    'NotAString = NotText ( the | a )? ( string | strings | text ) FieldValue ( or FieldValue )?',
    () => null,
  );

  const numeric = (type: ItemType): FieldWish[] | undefined =>
    type === 'number' || type === 'integer' || type === 'boolean' ? [{ type }] : undefined;
  notation.rule('PlainlyTyped = ( OneType | RealType ) NotAString', numeric);
  // A whole number is a number, too.
  notation.rule('PlainlyTyped = OneType ,? AndNot OneType', (type: ItemType, other: ItemType) =>
    type === other || [type, other].every((one) => one === 'number' || one === 'integer') ? undefined : [{ type }],
  );
  notation.rule('FieldIs = PlainlyTyped');
  const either = (a: ItemType | 'null', b: ItemType | 'null'): FieldWish[] => [{ types: [a, b] }];
  notation.rule('FieldIs = ( either )? OneType or null', (type: ItemType) => either(type, 'null'));
  notation.rule('FieldIs = ( either )? null or OneType', (type: ItemType) => either(type, 'null'));
  notation.rule('FieldIs = ( either )? OneType or OneType', either);
  notation.rule('FieldIs = NumberBounds ( and | but ) NumberBounds', (a: FieldWish, b: FieldWish) =>
    [a, b].every((one) => 'number' in one && (one.number.from === undefined) !== (one.number.to === undefined))
      ? [a, b]
      : undefined,
  );
  notation.rule('Signed = #decimal');
  notation.rule('Signed = ( - | − | minus ) #decimal', (n: number) => -n);
  notation.kind('#decimal', (token) => (token.kind === 'decimal' ? token.value : undefined));
  notation.rule('FieldValue = #decimal', (value: number) => ({ value }));
}

function sizes(notation: Notation): void {
  const sized = (n: number, size: 'items' | 'characters' | 'words', after: string): FieldWish[] | undefined => {
    const amount = boundAfter(after, n);
    return amount && [{ size, in: amount.in }];
  };
  notation.rule('FieldIs = N FieldItems After', (n: number, size: 'items', after: string) =>
    size === 'items' ? undefined : sized(n, size, after),
  );
  notation.rule('FieldIs = N FieldItems long After', (n: number, size: 'items', after: string) =>
    size === 'items' ? undefined : sized(n, size, after),
  );
  notation.rule(
    'FieldIs = ( no longer than | not longer than ) N FieldItems',
    (n: number, size: 'items'): FieldWish[] => [{ size, in: [[0, n]] }],
  );
  notation.rule('FieldIs = shorter than N FieldItems', (n: number, size: 'items'): FieldWish[] => [
    { size, in: [[0, n - 1]] },
  ]);
  notation.rule('FieldIs = longer than N FieldItems', (n: number, size: 'items'): FieldWish[] => [
    { size, in: [[n + 1, Infinity]] },
  ]);
  notation.rule('FieldHas = N FieldItems After', (n: number, size: 'items', after: string) => {
    const wishes = sized(n, size, after);
    return wishes && { wishes };
  });
  notation.words(
    'Repeats',
    [
      ...each(['no'], ['duplicates', 'duplicate entries', 'duplicate items', 'duplicate values', 'duplicate elements']),
      ...each(['no'], ['repeated entries', 'repeated items', 'repeated values', 'repeated elements']),
      ...each(['only'], ['unique entries', 'unique items', 'unique values', 'distinct values', 'distinct entries']),
    ],
    true,
  );
  notation.words(
    'Repeats',
    [
      ...each(
        ['', 'any'],
        ['duplicates', 'duplicate entries', 'duplicate items', 'duplicate values', 'duplicate elements'],
      ),
      ...each(['a'], ['duplicate', 'duplicate entry', 'duplicate item', 'duplicate value', 'duplicate element']),
      ...each(each(['a', 'an', 'any', 'the same'], ['entry', 'item', 'value', 'element']), [
        'more than once',
        'two times',
        'several times',
      ]),
      ...each(['any', 'the same'], ['entry twice', 'item twice', 'value twice', 'element twice']),
    ],
    false,
  );
  notation.rule('FieldHas = Repeats', (isUnique: boolean) => ({ wishes: [{ isUnique }] }));
}

/** How names are written, and no name. */
export const NO_FIELD =
  /^(?:nan|(?:camel|pascal|title)case|(?:snake|camel|kebab|upper|lower|title|pascal|screaming_snake)_case)$/iu;

/** Names that are those of fields by what is said of them. */
function names(notation: Notation): void {
  notation.words('ValueNoun', ['value']);
  // "country_code", "userId", "address.city": no words of English, and not how names are written.
  notation.kind('#fieldword', (token) =>
    token.kind === 'word' &&
    /^[\p{L}_][\p{L}\p{N}_]*$/u.test(token.raw) &&
    /_|\p{Ll}\p{Lu}/u.test(token.raw) &&
    !NO_FIELD.test(token.raw)
      ? token.raw
      : undefined,
  );
  notation.rule('LooseWord = #fieldword', (name: string): Path => [name]);
  notation.rule('LooseName = LooseWord');
  notation.rule('LooseName = the #quotedname', (path: Path) => path);
  notation.rule('LooseName = LongPath');
  notation.rule('LooseName = #quotedname');
  // Without quotation marks: "the rating", "the country code".
  notation.kind('#fieldname', (token) => (token.kind === 'field' ? [token.text] : undefined));
  notation.rule('SpokenField = the? #fieldname');
  notation.kind('#quotedname', (token) =>
    token.kind === 'quoted' && token.mark !== '`' && /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(token.text)
      ? token.text.split('.')
      : undefined,
  );
  notation.rule('Clause = #path FieldBe OneType InJson2 NotAString', (path: Path, type: ItemType) =>
    fieldSaid(path, [{ type }], false),
  );
}
/** What stands in a field, by other verbs than "is". */
function holding(notation: Notation): void {
  notation.rule('OfSet = ( either | one of )? PlainChoice', (oneOf: string[]): FieldWish[] | undefined =>
    oneOf.some((one) => NO_VALUES.includes(one.toLowerCase())) ? undefined : [{ oneOf }],
  );
  notation.rule('OfSet = ( either | one of )? Choice', (oneOf: Scalar[]): FieldWish[] => [{ oneOf }]);
  // Repetitions.
  notation.words('NoTwoItems', each(['no two'], ['items', 'elements', 'entries', 'values']));
  notation.words('AreSame', each(['are'], ['the same', 'identical', 'equal']));
  const unique = (path: Path) => fieldSaid(path, [{ isUnique: true }], false);
  notation.rule('Clause = NoTwoItems ( of | in ) ( AnyName | #path ) AreSame', unique);
  notation.words(
    'Duplicated',
    each(
      ['', 'any'],
      [
        'duplicates',
        'duplicate entries',
        'duplicate items',
        'duplicate values',
        'duplicate elements',
        'repeated entries',
      ],
    ),
  );
  notation.rule('Penalize = Duplicated ( in | of ) ( AnyName | #path )', (path: Path) =>
    fieldSaid(path, [{ isUnique: false }], false),
  );
  notation.rule('Clause = ThereIs Duplicated in ( AnyName | #path )', (path: Path) =>
    fieldSaid(path, [{ isUnique: false }], false),
  );
  notation.rule('Clause = ThereIs no Duplicated in ( AnyName | #path )', unique);
}
/** Words that stand for values which are no texts. */
const NO_VALUES = [
  'null',
  'empty',
  'blank',
  'zero',
  'something',
  'anything',
  'nothing',
  'none',
  'default',
  'unset',
  'positive',
  'negative',
  'both',
  'neither',
  'complete',
];
