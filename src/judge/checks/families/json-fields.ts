import type { ItemType, Scalar } from '../data/json-demands.ts';
import type { FieldWish, Path } from '../data/json-fields.ts';
import { pathOf } from '../data/json-fields.ts';
import type { Interval, Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import type { Demanded, Wish } from './json.ts';
import { each } from './shape.ts';

interface Field {
  field: Path;
  is: FieldWish;
}
/** Words that are no names of fields: "the following field", "the first key". */
const NO_NAMES = [
  'following',
  'first',
  'last',
  'only',
  'same',
  'other',
  'main',
  'required',
  'json',
  'nested',
  'second',
  'third',
  'right',
  'correct',
  'answer',
  'output',
  'response',
  'text',
  'numeric',
  'string',
  'boolean',
  'integer',
  'is',
  'has',
  'equals',
  'contains',
  'that',
  'which',
  'with',
  'and',
  'or',
  'in',
  'of',
  'should',
  'must',
  'exists',
  'expected',
  'given',
  'relevant',
  'final',
];
const IS = ['is', 'must be', 'should be', 'has to be'];
const EQUALS = ['equals', 'is set to', 'is equal to', 'has the value', 'is exactly', 'must equal', 'should equal'];

/** Fields of JSON by their names and paths: their types, bounds and sizes. */
export function jsonFields(notation: Notation): void {
  names(notation);
  wishes(notation);
  clauses(notation);
}

function names(notation: Notation): void {
  const nouns = ['field', 'key', 'property', 'attribute', 'json field', 'json key', 'top-level field', 'top-level key'];
  notation.words('FieldNoun', nouns);
  notation.words('TheField', each(['the', 'its'], nouns));
  notation.words('NamedField', each(nouns, ['named', 'called']));
  notation.kind('#path', (token) => (token.kind === 'quoted' ? pathOf(token.text) : undefined));
  // In backticks alone: a quotation in other marks is what a text says.
  notation.kind('#code', (token) => (token.kind === 'quoted' && token.mark === '`' ? pathOf(token.text) : undefined));
  notation.rule('FieldName = TheField #path', (path: Path) => path);
  notation.rule('FieldName = ( the | its ) #path FieldNoun', (path: Path) => path);
  notation.rule(
    'FieldName = ( the value of | the value for | the value at | the value under ) ( the )? ( FieldNoun )? #path',
    (path: Path) => path,
  );
  notation.rule('FieldName = ( the )? #code', (path: Path) => path);
  // Without quotation marks, where its noun says that it is one: "the count field", "the nested field user.address.city".
  notation.kind('#bareword', (token) =>
    token.kind === 'word' && !NO_NAMES.includes(token.text) && /^[\p{L}_][\p{L}\p{N}_]*$/u.test(token.raw)
      ? token.raw
      : undefined,
  );
  notation.rule('Dotted1 = #bareword', (name: string): Path => [name]);
  notation.rule('Dotted1 = Dotted1 . #bareword', (path: Path, name: string): Path => [...path, name]);
  notation.words('PlainNoun', ['field', 'key', 'property']);
  notation.words(
    'InJson2',
    each(each(['in', 'of'], ['the', 'the returned', 'the output', 'the top-level', 'its', 'the resulting']), [
      'json',
      'json object',
      'json output',
      'json response',
      'json document',
      'object',
    ]),
  );
  notation.rule('PathName = #path');
  notation.rule('FieldName = the ( nested )? PlainNoun Dotted1 InJson2?', (path: Path) => path);
  notation.rule('FieldName = the #bareword PlainNoun InJson2?', (name: string): Path => [name]);
  notation.rule('FieldName = FieldName InJson2', (path: Path) => path);
  notation.rule('FieldName = #path InJson2', (path: Path) => path);
  notation.rule('FieldName = InJson2 ,? FieldName', (path: Path) => path);
  notation.rule('FieldName = the nested ( field | key | property ) #path', (path: Path) => path);
  notation.words('EachItem', each(['every', 'each'], ['item', 'element', 'entry', 'object']));
  // "Each item in `items` has a `price`"
  notation.rule(
    'ItemsOf = EachItem ( in | of ) ( the )? ( #code | #path array | #path list | TheField #path )',
    (path: Path): Path => [...path, '*'],
  );
}

function wishes(notation: Notation): void {
  notation.words('OneType', ['a string', 'a text', 'a text string'], 'string');
  notation.words('OneType', ['a number', 'a numeric value', 'numeric'], 'number');
  notation.words('OneType', ['an integer', 'a whole number'], 'integer');
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
    ({ in: numbers, bare }: Amount, items: ItemType) =>
      bare ? undefined : [{ items }, { size: 'items', in: numbers }],
  );
  const range = (from: number | undefined, to: number | undefined, isOpen?: boolean): FieldWish => ({
    number: { ...(from !== undefined && { from }), ...(to !== undefined && { to }), ...(isOpen && { isOpen }) },
  });
  notation.rule('Signed = N');
  notation.rule('Signed = ( - | − | minus ) N', (n: number) => -n);
  notation.rule(
    'NumberBounds = ( between | from ) Signed ( and | to ) Signed Inclusive?',
    (low: number, high: number) => (low < high ? range(low, high) : undefined),
  );
  notation.rule(
    'NumberBounds = in the range ( from | of )? Signed ( and | to | - | – ) Signed Inclusive?',
    (low: number, high: number) => (low < high ? range(low, high) : undefined),
  );
  for (const [phrases, make] of [
    [
      ['at least', 'no less than', 'not less than', 'not below', 'greater than or equal to', '> =', '≥'],
      (n: number) => range(n, undefined),
    ],
    [
      ['at most', 'no more than', 'not more than', 'not above', 'less than or equal to', '< =', '≤', 'up to'],
      (n: number) => range(undefined, n),
    ],
    [['more than', 'greater than', 'above', 'over', 'higher than', '>'], (n: number) => range(n, undefined, true)],
    [['less than', 'below', 'under', 'lower than', 'smaller than', '<'], (n: number) => range(undefined, n, true)],
  ] as const)
    for (const phrase of phrases) notation.rule(`NumberBounds = ${phrase} Signed`, make);
  notation.words('NumberBounds', ['positive', 'greater than zero'], range(0, undefined, true));
  notation.words('NumberBounds', ['negative', 'less than zero'], range(undefined, 0, true));
  notation.words('NumberBounds', ['non-negative', 'nonnegative', 'not negative'], range(0, undefined));
  notation.rule('FieldIs = NumberBounds', (bounds: FieldWish) => [bounds]);
  notation.rule('FieldIs = ( a number | a numeric value ) ,? NumberBounds', (bounds: FieldWish): FieldWish[] => [
    { type: 'number' },
    bounds,
  ]);
  notation.rule('FieldIs = ( an integer | a whole number ) ,? NumberBounds', (bounds: FieldWish): FieldWish[] => [
    { type: 'integer' },
    bounds,
  ]);
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
  notation.rule('FieldValue = #plainvalue', (value: string) => ({ value }));
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
  notation.rule('FieldIs = ( either )? Choice', (oneOf: Scalar[]): FieldWish[] => [{ oneOf }]);
  notation.rule(
    'FieldIs = ( one of | one of the following | one of the values | one of these values ) :? ( Choice | ValueRow )',
    (oneOf: Scalar[]): FieldWish[] => [{ oneOf }],
  );
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

function clauses(notation: Notation): void {
  const said = (path: Path, wishes: readonly FieldWish[], notes: object = {}): Said => {
    const all = wishes.map((is): Field => ({ field: path, is }));
    const wish: Wish = all.length === 1 ? all[0]! : { all };
    return {
      ask: 'json',
      of: { kind: path[0] === '*' ? 'a JSON array' : 'a JSON object', mayBeFenced: true, otherwise: 'open', wish },
      names: true,
      ...notes,
    };
  };
  notation.words('FieldBe', IS);
  notation.rule('Clause = FieldName FieldBe FieldIs', said);
  notation.words('FieldEquals', EQUALS);
  notation.rule('Clause = FieldName FieldEquals FieldValue', (path: Path, { value }: { value: Scalar }) =>
    said(path, [{ oneOf: [value] }]),
  );
  // A field that is not there is left undecided.
  notation.words('FieldBeNot', ['is not', 'must not be', 'should not be']);
  notation.rule('Clause = FieldName FieldBeNot FieldIs', (path: Path, wishes: FieldWish[]) =>
    wishes.length === 1 &&
    !('isNull' in wishes[0]! || 'isEmpty' in wishes[0]!) &&
    !('oneOf' in wishes[0]! && wishes[0]!.oneOf.length > 1)
      ? said(path, [{ isNot: wishes[0]! }])
      : undefined,
  );
  notation.words('FieldHave', [
    'has',
    'contains',
    'holds',
    'lists',
    'must have',
    'must contain',
    'should have',
    'should contain',
  ]);
  notation.rule(
    'Clause = FieldName FieldHave FieldHas',
    (path: Path, { wishes, bare }: { wishes: FieldWish[]; bare?: true }) => said(path, wishes, bare && { plainFor: 1 }),
  );
  notation.rule('Clause = FieldName ( exists | is present | is there )', (path: Path) =>
    said(path, [{ isThere: true }]),
  );
  notation.words('IsOfType', ['is of type', 'has type', 'has the type', 'must be of type', 'should be of type']);
  notation.rule('Clause = FieldName IsOfType ( a )? TypeBefore', (path: Path, type: ItemType) =>
    said(path, [{ type }]),
  );
  notation.rule(
    'Clause = ItemsOf ( has | contains | must have ) ( a | an )? ( #path FieldNoun? | FieldNoun #path | NamedField #path )',
    (path: Path, key: Path) => said([...path, ...key], [{ isThere: true }]),
  );
  notation.rule(
    'Clause = ItemsOf ( has | contains | must have ) ( a | an ) TypeBefore #path FieldNoun?',
    (path: Path, type: ItemType, key: Path) => said([...path, ...key], [{ type }]),
  );
  notation.rule('Clause = ItemsOf FieldBe FieldIs', said);

  // Any value.
  const values = (of: object): Said => ({
    ask: 'json',
    of: { kind: 'JSON', mayBeFenced: true, otherwise: 'open', wish: { values: of } },
    denies: true,
  });

  // "With a numeric `price` field", "where the field `price` is a number"
  notation.rule(
    'TypedKey = ( a | an ) TypeBefore ( FieldNoun | NamedField ) #path',
    (type: ItemType, path: Path): Field => ({ field: path, is: { type } }),
  );
  notation.rule(
    'TypedKey = ( a | an ) TypeBefore #path ( FieldNoun )?',
    (type: ItemType, path: Path): Field => ({ field: path, is: { type } }),
  );
  notation.rule(
    'TypedKey = ( a | an ) ( FieldNoun | NamedField ) #path of type TypeBefore',
    (path: Path, type: ItemType): Field => ({ field: path, is: { type } }),
  );
  notation.rule(
    "TypedKey = ( a | an | the ) ( FieldNoun )? #path ( FieldNoun )? '(' TypeBefore ')'",
    (path: Path, type: ItemType): Field => ({ field: path, is: { type } }),
  );
  notation.rule(
    "TypedKey = #path '(' TypeBefore ')'",
    (path: Path, type: ItemType): Field => ({ field: path, is: { type } }),
  );
  notation.rule('TypedKeys = TypedKey', (one: Field) => ({ wish: one }));
  notation.rule('TypedKeys = TypedKey Join<and> TypedKey', (a: Field, b: Field) => ({
    wish: { all: [a, b] },
    isSeveral: true,
  }));
  notation.rule('TypedKeys = TypedKey , TypedKey Join<and> TypedKey', (a: Field, b: Field, c: Field) => ({
    wish: { all: [a, b, c] },
    isSeveral: true,
  }));
  notation.rule(
    'OfObject = ,? WithKeys ( TypedKeys | ( the fields | the keys | the properties | fields | keys ) TypedKeys )',
  );
  notation.rule(
    'Core<F,response> = Verb<have,F> TypedKeys',
    ({ wish, isSeveral }: Demanded): Said => ({
      ask: 'json',
      of: { kind: 'a JSON object', mayBeFenced: true, otherwise: 'open', wish },
      list: 'one',
      ...(isSeveral && { plainFor: 1 as const }),
    }),
  );
  notation.rule('SomeField = FieldName');
  notation.rule('SomeField = #path');
  const where = (path: Path, wishes: FieldWish[]) => {
    const all = wishes.map((is): Field => ({ field: path, is }));
    return { wish: all.length === 1 ? all[0] : { all } };
  };
  notation.words('HasKey', ['has', 'contains', 'must have']);
  notation.words('OfItem', each(each(['every', 'each'], ['item', 'element', 'entry', 'object']), ['', 'in it']));
  notation.rule(
    'OfArray = ,? Where OfItem HasKey ( a | an ) ( #path FieldNoun? | FieldNoun #path | NamedField #path )',
    (key: Path) => where(['*', ...key], [{ isThere: true }]),
  );
  notation.rule('OfArray = ,? Where OfItem HasKey TypedKey', ({ field, is }: Field) => where(['*', ...field], [is]));
  notation.rule('OfObject = ,? Where SomeField FieldBe FieldIs', (path: Path, wishes: FieldWish[]) =>
    // "Where 'a' is 'b'" is read of its key already.
    wishes.length === 1 && 'oneOf' in wishes[0]! && wishes[0]!.oneOf.length === 1 && path.length === 1
      ? undefined
      : where(path, wishes),
  );
  notation.rule(
    'OfObject = ,? Where SomeField FieldHave FieldHas',
    (path: Path, { wishes }: { wishes: FieldWish[] }) => ({ ...where(path, wishes), isBare: true }),
  );

  notation.rule('SomeField = #path ( array | list | field | key | property | value )', (path: Path) => path);
  notation.rule('SomeField = Dotted1', (path: Path) => path);
  notation.rule('OfObject = ,? Where SomeField FieldEquals FieldValue', (path: Path, { value }: { value: Scalar }) =>
    path.length === 1 ? undefined : where(path, [{ oneOf: [value] }]),
  );
  returned(notation, said, values);
  notation.words('NoNull', ['no null values', 'no null value', 'no nulls', 'no null fields']);
  notation.rule('Core<F,response> = Verb<have,F> NoNull', () => values({ none: 'null' }));
  notation.rule(
    'Clause = ( no field | no value | no property | no json field | no json value ) ( is | may be | should be ) null',
    () => values({ none: 'null' }),
  );
}

/** What is said of the JSON that is returned, by that name. */
function returned(
  notation: Notation,
  said: (path: Path, wishes: readonly FieldWish[]) => Said,
  values: (of: object) => Said,
): void {
  notation.words(
    'TheJson',
    each(
      each(
        ['the', 'the returned', 'the output', 'the resulting', 'its'],
        ['json', 'json object', 'json output', 'json response', 'json document'],
      ),
      [''],
    ),
  );
  notation.words('JsonHas', [
    'has',
    'contains',
    'includes',
    'must have',
    'must contain',
    'should have',
    'should contain',
    'must include',
  ]);
  const ofJson = ({ wish, isSeveral, isBare }: Demanded): Said => ({
    ask: 'json',
    of: { kind: 'a JSON object', mayBeFenced: true, otherwise: 'open', wish },
    list: 'one',
    ...((isSeveral || isBare) && { plainFor: 1 as const }),
  });
  notation.rule('Clause = TheJson JsonHas ( Keys | TypedKeys )', ofJson);
  notation.rule('Clause = TheJson JsonHas NoNull', () => values({ none: 'null' }));
  // "Every object in the array has an 'sku' key"
  notation.words(
    'OfTop',
    each(
      ['in', 'of'],
      [
        'the array',
        'the json array',
        'the top-level array',
        'the top-level json array',
        'the returned array',
        'the returned json array',
      ],
    ),
  );
  notation.rule('AKey = ( a | an ) ( #path FieldNoun? | FieldNoun #path | NamedField #path )', (key: Path) => key);
  notation.rule('Clause = EachItem OfTop HasKey AKey', (key: Path) => said(['*', ...key], [{ isThere: true }]));
  notation.rule('Clause = EachItem OfTop HasKey TypedKey', ({ field, is }: Field) => said(['*', ...field], [is]));
  // Keys without quotation marks: "the keys name and age".
  notation.rule('BareKeys2 = #bareword and #bareword', (a: string, b: string) => [a, b]);
  notation.rule('BareKeys2 = BareKeys3 ,? and #bareword', (all: string[], one: string) => [...all, one]);
  notation.rule('BareKeys3 = #bareword , #bareword', (a: string, b: string) => [a, b]);
  notation.rule('BareKeys3 = BareKeys3 , #bareword', (all: string[], one: string) => [...all, one]);
  notation.words('TheKeys2', each(['the', 'the following'], ['keys', 'fields', 'properties']));
  notation.rule(
    'Keys = OnlyKeys? TheKeys2 :? BareKeys2 NoOthers?',
    (only: true | undefined, keys: string[], others?: true) => ({
      wish: { keys, ...((only || others) && { only: true }) },
      isSeveral: true,
    }),
  );
  notation.words('NoOthers', [', and no others', ', and nothing else', ', and no other keys', ', no others'], true);
  // Values without them: "one of positive, negative or neutral".
  notation.rule('PlainChoice = #bareword or #bareword', (a: string, b: string) => [a, b]);
  notation.rule('PlainChoice = BareKeys3 ,? or #bareword', (all: string[], one: string) => [...all, one]);
  notation.rule('FieldIs = one of PlainChoice', (oneOf: string[]): FieldWish[] => [{ oneOf }]);
}
