import type { FieldWish } from '../data/field-wish.ts';
import type { ItemType, Scalar } from '../data/json-demands.ts';
import type { Path } from '../data/json-fields.ts';
import { OPEN, or, type Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import { boundAfter } from '../grammar/quantities.ts';
import { fieldFormats } from './json-formats.ts';
import type { Wish } from './json-wish.ts';
import { each } from './shape.ts';

/** That a field is as it is asked for. @param mayBeElse Where only the name says that a field is meant. */
export function fieldSaid(path: Path | ListPath, wishes: readonly FieldWish[], mayBeElse: boolean): Said {
  const isList = 'isList' in path;
  const all = (isList ? wishes.map(ofList) : wishes).map(
    (is): Wish => ({ field: path, is, ...(mayBeElse && { mayBeElse }) }),
  );
  const wish: Wish = all.length === 1 ? all[0]! : { all };
  const isArray = path[0] === '*' || typeof path[0] === 'number';
  const kind = path[0] === '**' ? 'JSON' : isArray ? 'a JSON array' : 'a JSON object';
  return { ask: 'json', of: { kind, mayBeFenced: true, otherwise: 'open', wish }, names: true };
}

/** The path of what is called an array or a list. */
type ListPath = Path & { isList: true };

const ofList = (wish: FieldWish): FieldWish =>
  'includes' in wish || 'isEmpty' in wish
    ? { ...wish, ofList: true }
    : 'isNot' in wish
      ? { isNot: ofList(wish.isNot) }
      : wish;

/** That a field is not as several wishes together say: "is not a number between 0 and 1". */
export const notAll = (path: Path, wishes: readonly FieldWish[], mayBeElse = false): Said | undefined =>
  wishes.length > 1 && wishes.every((one) => 'type' in one || 'number' in one || 'isEmpty' in one)
    ? or(...wishes.map((isNot) => fieldSaid(path, [{ isNot }], mayBeElse)))
    : undefined;

/** The contrary of what is asked of a field: "not higher than 5" is at most 5. */
export function contrary(is: FieldWish): FieldWish {
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
      ...each(['any', 'the same'], ['entry twice', 'item twice', 'value twice', 'element twice']),
    ],
    false,
  );
  notation.rule('FieldHas = Repeats', (isUnique: boolean) => ({ wishes: [{ isUnique }] }));
}

/** Names that are those of fields by what is said of them. */
function names(notation: Notation): void {
  notation.words('ValueNoun', ['object', 'value', 'string', 'number', 'flag', 'boolean']);
  const list = (path: Path): ListPath => Object.assign([...path], { isList: true } as const);
  notation.rule('ValueName = ( the | its ) #path ( array | list ) InJson2?', list);
  notation.rule('ValueName = the ( array | list ) #path InJson2?', list);
  notation.rule('ValueName = ( the | its ) #path ValueNoun InJson2?', (path: Path) => path);
  notation.rule('ValueName = the ( object | json | boolean | flag ) #path InJson2?', (path: Path) => path);
  notation.rule('ValueName = its #path', (path: Path) => path);
  // "country_code", "userId", "address.city": no words of English.
  notation.kind('#fieldword', (token) =>
    token.kind === 'word' && /^[\p{L}_][\p{L}\p{N}_]*$/u.test(token.raw) && /_|\p{Ll}\p{Lu}/u.test(token.raw)
      ? token.raw
      : undefined,
  );
  notation.rule('ValueName = Dotted1 InJson2', (path: Path) => path);
  notation.rule('LooseWord = #fieldword', (name: string): Path => [name]);
  notation.rule('LooseName = LooseWord');
  notation.rule('LooseName = the #quotedname', (path: Path) => path);
  notation.rule('LooseName = Dotted1', (path: Path) => (path.length > 1 ? path : undefined));
  notation.rule('LooseName = #quotedname');
  // Without quotation marks: "the rating", "the country code".
  notation.kind('#fieldname', (token) => (token.kind === 'field' ? [token.text] : undefined));
  notation.rule('SpokenField = the? #fieldname');
  notation.kind('#quotedname', (token) =>
    token.kind === 'quoted' && token.mark !== '`' && /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(token.text)
      ? token.text.split('.')
      : undefined,
  );
  for (const [name, mayBeElse] of [
    ['ValueName', false],
    ['LooseName', true],
    ['SpokenField', true],
  ] as const) {
    // "'price' is in lower case" may be said of a text in a value. Of what else is said of a field nothing is a text.
    const isLoose = (wishes: FieldWish[]) =>
      name === 'LooseName' && wishes.length === 1 && LOOSE.some((key) => key in wishes[0]!);
    const said = (path: Path, wishes: FieldWish[]): Said | undefined =>
      isLoose(wishes) ? undefined : fieldSaid(path, wishes, mayBeElse);
    const not = (path: Path, wishes: FieldWish[]): Said | undefined =>
      wishes.length > 1
        ? notAll(path, wishes, mayBeElse)
        : wishes.length > 1 || isLoose(wishes) || UNDENIABLE.some((key) => key in wishes[0]!) || isChoice(wishes[0]!)
          ? undefined
          : fieldSaid(path, [contrary(wishes[0]!)], mayBeElse);
    const place = name === 'LooseName' ? '' : ' InJson2?';
    notation.rule(`Clause = ${name} FieldBe FieldIs${place}`, said);
    notation.rule(`Clause = ${name} FieldBeNot FieldIs${place}`, not);
    notation.rule(`Clause = ${name} FieldBe ( RealType | PlainlyTyped )`, (path: Path, is: ItemType | FieldWish[]) =>
      fieldSaid(path, Array.isArray(is) ? (is as FieldWish[]) : [{ type: is as ItemType }], mayBeElse),
    );
    // "'total' equals 'sum'" may name another field.
    if (name !== 'LooseName')
      notation.rule(`Clause = ${name} FieldEquals FieldValue InJson2?`, (path: Path, { value }: { value: Scalar }) =>
        said(path, [{ oneOf: [value] }]),
      );
    notation.rule(
      `Clause = ${name} FieldHave FieldHas`,
      (path: Path, { wishes, bare }: { wishes: FieldWish[]; bare?: true }): Said => ({
        ...fieldSaid(path, wishes, mayBeElse),
        ...(bare && { plainFor: 1 }),
      }),
    );
  }
  // "The key 'status' is in lower case" may be said of the key itself.
  notation.rule('KeyName = ( the | its ) ( key | json key | top-level key ) #path', (path: Path) => path);
  notation.rule('KeyName = ( the | its ) #path ( key | json key | top-level key )', (path: Path) => path);
  const mayBeOfKey = (_: Path, wishes: FieldWish[]) => (wishes.some(isOfText) ? OPEN : undefined);
  notation.rule('Clause = KeyName FieldBe FieldIs', mayBeOfKey);
  notation.rule('Clause = KeyName FieldVerb', mayBeOfKey);
  notation.rule('Clause = KeyName FieldHave FieldHas', (path: Path, { wishes }: { wishes: FieldWish[] }) =>
    mayBeOfKey(path, wishes),
  );
  // "'total' is numeric in the JSON, and not a string"
  notation.rule('Clause = ( #path | LooseWord ) FieldBe FieldIs InJson2', (path: Path, wishes: FieldWish[]) =>
    fieldSaid(path, wishes, false),
  );
  notation.rule('Clause = #path FieldBe OneType InJson2 NotAString', (path: Path, type: ItemType) =>
    fieldSaid(path, [{ type }], false),
  );
}
const LOOSE: readonly string[] = ['inCase'];
const isOfText = (wish: FieldWish): boolean =>
  ['inCase', 'edge', 'includes', 'matches', 'size'].some((key) => key in wish);
const UNDENIABLE: readonly string[] = ['isNull', 'isEmpty', 'types', 'isUnique'];
const isChoice = (wish: FieldWish) => 'oneOf' in wish && wish.oneOf.length > 1;

/** What stands in a field, by other verbs than "is". */
function holding(notation: Notation): void {
  notation.rule('AnyName = ( FieldName | ValueName )');
  const NAMES = [
    ['AnyName', false],
    ['LooseName', true],
    ['SpokenField', true],
  ] as const;
  notation.words(
    'FieldLies',
    each(['lies', 'falls', 'ranges', 'must lie', 'must fall', 'should lie', 'should fall'], ['']),
  );
  notation.words('FieldHolds', ['holds', 'must hold', 'should hold']);
  notation.words('HasBeenSet', [
    ...each(['is', 'has been', 'was', 'must be', 'should be', 'is always'], ['set to']),
    ...each(['takes', 'has'], ['the value', 'one of the values']),
  ]);
  notation.words('Consists', ['consists of', 'is made up of', 'comprises', 'must have', 'has', 'contains']);
  notation.rule('OfSet = ( either | one of )? PlainChoice', (oneOf: string[]): FieldWish[] | undefined =>
    oneOf.some((one) => NO_VALUES.includes(one.toLowerCase())) ? undefined : [{ oneOf }],
  );
  notation.rule('OfSet = ( either | one of )? Choice', (oneOf: Scalar[]): FieldWish[] => [{ oneOf }]);
  for (const [name, mayBeElse] of NAMES) {
    const said = (path: Path, wishes: FieldWish[]) => fieldSaid(path, wishes, mayBeElse);
    notation.rule(`Clause = ${name} FieldLies NumberBounds InJson2?`, (path: Path, bounds: FieldWish) =>
      'number' in bounds && bounds.number.from !== undefined && bounds.number.to !== undefined
        ? said(path, [bounds])
        : undefined,
    );
    notation.rule(`Clause = ${name} FieldHolds FieldIs`, (path: Path, wishes: FieldWish[]) =>
      'type' in wishes[0]! || 'format' in wishes[0]!
        ? said(
            path,
            wishes.map((one) => ({ holding: one })),
          )
        : undefined,
    );
    notation.rule(`Clause = ${name} HasBeenSet OfSet`, said);
    notation.rule(`Clause = ${name} FieldVerb`, (path: Path, wishes: FieldWish[]) =>
      name === 'LooseName' &&
      !['matches', 'format', 'holding', 'shape', 'edge', 'isNot'].some((key) => key in wishes[0]!)
        ? undefined
        : said(path, wishes),
    );
  }
  // "The value under 'title' consists of no more than six words"
  notation.rule(
    'Clause = ( AnyName | PlacedName ) Consists FieldHas',
    (path: Path, { wishes, bare }: { wishes: FieldWish[]; bare?: true }) =>
      'size' in wishes[0]! && wishes[0]!.size === 'items'
        ? undefined
        : { ...fieldSaid(path, wishes, false), ...(bare && { plainFor: 1 as const }) },
  );
  // What an array includes: "the 'labels' array contains 'billing'".
  notation.words('Includes', [
    'contains',
    'includes',
    'must contain',
    'must include',
    'should contain',
    'should include',
  ]);
  notation.words('IncludesNot', ['does not contain', 'does not include', 'must not contain', 'must not include']);
  notation.rule(
    'OneMember = ( the value | the item | the entry | the element )? FieldValue',
    (one: { value: Scalar }) => one,
  );
  const includes = (path: Path, { value }: { value: Scalar }) => fieldSaid(path, [{ includes: value }], false);
  notation.rule('Clause = AnyName Includes OneMember', includes);
  const oneOf = (path: Path, values: Scalar[], wish: (value: Scalar) => FieldWish | undefined): Said | undefined => {
    const wishes = values.map(wish);
    return wishes.includes(undefined) ? undefined : or(...wishes.map((one) => fieldSaid(path, [one!], false)));
  };
  notation.rule(
    'Clause = AnyName Includes ( either | at least one of | one of )? Choice',
    (path: Path, values: Scalar[]) => oneOf(path, values, (value) => ({ includes: value })),
  );
  notation.rule('Clause = AnyName FieldEdge ( either )? Choice', (path: Path, edge: 'start', values: Scalar[]) =>
    oneOf(path, values, (text) => (typeof text === 'string' ? { edge, text } : undefined)),
  );
  notation.rule(
    'Clause = AnyName Includes both FieldValue and FieldValue',
    (path: Path, a: { value: Scalar }, b: { value: Scalar }) => ({
      ...fieldSaid(path, [{ includes: a.value }, { includes: b.value }], false),
      plainFor: 1 as const,
    }),
  );
  notation.rule('Clause = AnyName IncludesNot OneMember', (path: Path, { value }: { value: Scalar }) =>
    fieldSaid(path, [{ isNot: { includes: value } }], false),
  );
  notation.words(
    'OneItem',
    each(
      ['at least one', 'one or more'],
      ['item', 'element', 'entry', 'value', 'items', 'elements', 'entries', 'values'],
    ),
  );
  notation.rule('Clause = OneItem ( of | in ) ( AnyName | #path ) FieldBe FieldValue', includes);
  // Repetitions.
  notation.words('NoTwoItems', each(['no two'], ['items', 'elements', 'entries', 'values']));
  notation.words('AllItems', each(['all', 'the', 'all the', 'all of the'], ['items', 'elements', 'entries', 'values']));
  notation.words('AreSame', each(['are'], ['the same', 'identical', 'equal']));
  notation.words('DoNotRepeat', [
    'are unique',
    'are distinct',
    'are all unique',
    'are all different',
    'are all distinct',
    'are different',
  ]);
  const unique = (path: Path) => fieldSaid(path, [{ isUnique: true }], false);
  notation.rule('Clause = NoTwoItems ( of | in ) ( AnyName | #path ) AreSame', unique);
  notation.rule('Clause = AllItems ( of | in ) ( AnyName | #path ) DoNotRepeat', unique);
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
