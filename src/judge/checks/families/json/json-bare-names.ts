import type { FieldWish } from '../../data/field-wish.ts';
import type { ItemType, Scalar } from '../../data/json-demands.ts';
import type { Path } from '../../data/json-fields.ts';
import { and, type Fact, type Interval, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { type Direction, isFalling } from './json-arrays.ts';
import { fieldSaid } from './json-values.ts';
import type { Demanded, Wish } from './json-wish.ts';

interface Field {
  field: Path;
  is: FieldWish;
}

/** Words that say what a field is like, or that are parts of any JSON, and no names of fields. */
export const NO_KEYS: ReadonlySet<string> = new Set(
  (
    'a an the any no some each every all both either other another extra additional unknown missing duplicate duplicated single ' +
    'empty null optional mandatory new unique certain valid invalid special specific non-empty non-null value values key keys ' +
    'field fields property properties item items element elements entry entries object objects array arrays list lists strings ' +
    'number numbers booleans root structure schema format data content contents syntax everything something anything nothing it ' +
    'this these those not only at more fewer less exactly one two three four five formatting whitespace indentation correct ' +
    'first-level primary foreign api public private secret attribute attributes pair pairs json date time timestamp datetime url uri float decimal uuid enum comment ' +
    'csv xml yaml html form input output hidden text search every each all there here'
  ).split(' '),
);

/** "Has a length of 3", "a total of 5": what is said of the JSON itself. */
const MEASURES = new Set(
  'length size depth total count maximum minimum sum set range series level width height version mix number kind'.split(
    ' ',
  ),
);

/** Fields without quotation marks, where the JSON that is spoken of says that they are fields: "the JSON has a created_at field". */
export function jsonBareNames(notation: Notation): void {
  notation.rule('BareField = #bareword', (name: string) => (NO_KEYS.has(name.toLowerCase()) ? undefined : name));
  notation.rule('BareKey1 = BareField', (name: string): Path => [name]);
  keys(notation);
  several(notation);
  values(notation);
  arrays(notation);
  conditional(notation);
}

const object = (wish: Wish, notes: object = {}): Said => ({
  ask: 'json',
  of: { kind: 'a JSON object', mayBeFenced: true, otherwise: 'open', wish },
  ...notes,
});

function keys(notation: Notation): void {
  const one = (key: string): Demanded => ({ wish: { keys: [key] } });
  notation.rule('Keys = ( a | an | the ) #fieldword BareKey', one);
  notation.rule('Keys = ( a | an | the ) BareKey ( named | called )? #fieldword', one);
  notation.rule('Clause = TheJson JsonHas ( a | an | the ) BareField FieldNoun', (key: string) =>
    object(one(key).wish),
  );
  notation.rule(
    'Clause = TheJson JsonLacks BareField FieldNoun ( AtTop | at the top )?',
    (key: string): Said => ({
      not: object(one(key).wish) as Fact,
      denies: true,
    }),
  );
  notation.rule('Clause = TheJson JsonHas ( a | an ) FieldNoun ( named | called ) BareField', (key: string) =>
    object(one(key).wish),
  );
  // "Contains order_id, total_price and currency": one name of code says that the others are names.
  const row = (all: string[]): Said | undefined =>
    all.some((name) => /_|\p{Ll}\p{Lu}/u.test(name)) && !all.some((name) => NO_KEYS.has(name.toLowerCase()))
      ? object({ keys: all }, { list: 'one', plainFor: 1 })
      : undefined;
  notation.rule('Clause = TheJson JsonHas BareKeys2', row);
  notation.rule('Clause = TheJson JsonHas both #fieldword and #fieldword', (a: string, b: string) => row([a, b]));
  notation.rule('Clause = TheJson JsonHas ( a | an )? #fieldword', (key: string) => object({ keyOrText: key }));
  notation.rule(
    'Clause = TheJson JsonLacks #fieldword',
    (key: string): Said => ({ not: object({ keyOrText: key }) as Fact, denies: true }),
  );
  // "Exactly two keys: 'a' and 'b'", "'a' and 'b' as its only keys"
  const only = (all: string[]): Demanded => ({ wish: { keys: all, only: true }, isSeveral: true });
  notation.rule(
    'Keys = Amount BareKeys ( : | , | namely | , namely ) ( Series | BareKeys2 )',
    ({ bare, in: [[low, high]] }: Amount & { in: [Interval] }, all: string[]): Demanded | undefined =>
      !bare && low === high && low === all.length ? only(all) : undefined,
  );
  notation.words('AsOnlyKeys', ['as its only keys', 'as the only keys', 'as its only fields', 'as the only fields']);
  notation.rule('Keys = Series AsOnlyKeys', (all: string[]) => (all.length > 1 ? only(all) : undefined));
}

/** No other keys, keys of two fields at once, and of the items of an array. */
function several(notation: Notation): void {
  const only = (keys: string[]): Said | undefined =>
    keys.length > 1 ? object({ keys, only: true }, { list: 'one', plainFor: 1 }) : undefined;
  notation.words('TheOnlyKeys', ['the only keys', 'the only fields', 'its only keys', 'its only fields']);
  notation.rule('OfObject = ,? whose only ( keys | fields ) are Series', (keys: string[]): Demanded | undefined =>
    keys.length > 1 ? { wish: { keys, only: true }, isSeveral: true } : undefined,
  );
  notation.rule('Clause = TheOnlyKeys InJson2? are Series', only);
  notation.rule('Clause = JsonOwner only ( keys | fields ) are Series', only);
  notation.rule('Clause = the ( keys | fields ) InJson2 are ( exactly | only | precisely | just ) Series', only);
  // "'name' and 'email' are non-empty strings in the JSON"
  notation.rule('TwoFields = JsonOwner #path and #path', (a: Path, b: Path) => [a, b]);
  notation.rule('TwoInJson = ( both )? #path and #path', (a: Path, b: Path) => [a, b]);
  const both = ([a, b]: [Path, Path], is: FieldWish[]): Said => ({
    ...and(fieldSaid(a, is, false), fieldSaid(b, is, false)),
    plainFor: 1,
    undeniable: true,
    names: true,
  });
  notation.rule('BothBe = Be<many> ( both )? ( ValuesBe | ManyNonEmpty )', (is: FieldWish[]) => is);
  notation.words('ManyNonEmpty', ['non-empty strings'], [{ type: 'string' }, { isEmpty: false }]);
  notation.words('ManyNonEmpty', ['non-empty arrays', 'non-empty lists'], [{ type: 'array' }, { isEmpty: false }]);
  notation.rule('Clause = TwoFields BothBe', both);
  notation.rule('Clause = TwoInJson BothBe InJson2', both);
  notation.words('AreThere', ['are', 'are both', 'are present', 'are both present', 'both appear', 'exist', 'appear']);
  const there = (keys: string[]) =>
    keys.length > 1 ? object({ all: keys.map((keyOrText): Wish => ({ keyOrText })) }, { plainFor: 1 }) : undefined;
  notation.rule('Clause = ( both )? Series AreThere InJson2', there);
  notation.rule(
    'Clause = Series ( are | are both | are all ) ( keys | fields | top-level keys ) InJson2',
    (keys: string[]) => (keys.length > 1 ? object({ keys }, { plainFor: 1 }) : undefined),
  );
  // "An 'items' array in which each item has a 'price'", "'address' has a 'city' of 'Oslo'"
  notation.words('WhoseItems', [...['in which each', 'in which every', 'where each', 'where every', 'whose every']]);
  notation.rule(
    'TypedKey = ( a | an ) #path SizedKeyNoun ,? WhoseItems ItemWord<one> HasKey AKey',
    (array: Path, key: Path): Field => ({ field: [...array, '*', ...key], is: { isThere: true } }),
  );
  notation.rule(
    'TypedKey = ( a | an ) #path SizedKeyNoun ,? whose ( Objects1 | objects ) ( all )? have AKey',
    (array: Path, key: Path): Field => ({ field: [...array, '*', ...key], is: { isThere: true } }),
  );
}

function values(notation: Notation): void {
  notation.rule('BareInJson = the BareField ( value )? InJson2', (name: string): Path => [name]);
  notation.rule(
    'Clause = TheJson JsonHas ( a | an )? BareField ( FieldNoun )? OfValue FieldValue',
    (key: string, { value }: { value: Scalar }) =>
      MEASURES.has(key.toLowerCase()) ? undefined : object({ key, value }),
  );
}

/** "Is valid JSON and, when 'error' is true, also has a 'message' string" */
function conditional(notation: Notation): void {
  notation.rule('IfField = If ( the )? ( #path | LooseWord ) FieldBe FieldIs', (path: Path | null, is: FieldWish[]) =>
    path && is.length === 1 ? fieldSaid(path, is, false) : undefined,
  );
  const asked = ({ wish, isBare }: Demanded): Said | undefined => (isBare ? undefined : object(wish));
  notation.rule('AlsoKeys = ( it )? ( also | then )? HasKey ( also )? ( Keys | TypedKeys )', asked);
  notation.rule('AlsoKeys = there ( is | must be ) ( also )? ( Keys | TypedKeys )', asked);
  notation.rule(
    'Binary = ( Response | Answer ) is JsonState And IfField , AlsoKeys',
    (json: Said, condition: Said, then: Said): Said => ({
      ...and(json, or({ not: condition as Fact }, then)),
      plainFor: 1,
      undeniable: true,
    }),
  );
}

function arrays(notation: Notation): void {
  // "An 'items' array of 3 elements"
  notation.rule(
    'TypedKeys = ( a | an ) #path SizedKeyNoun of N FieldItems',
    (field: Path, n: number, size: 'items' | 'words'): Demanded | undefined =>
      size === 'items' ? { wish: { field, is: { size, in: [[n, n]] } }, isBare: true } : undefined,
  );
  notation.rule(
    'Clause = the #path ( array | list ) ( has | must have ) ( a )? length ( of )? N',
    (path: Path, n: number) => fieldSaid(path, [{ size: 'items', in: [[n, n]] }], false),
  );
  notation.rule('Clause = TheArray JsonHas only ManyType', (type: ItemType) => fieldSaid(['*'], [{ type }], false));
  notation.rule('Clause = TheArray JsonHas Repeats', (isUnique: boolean) => fieldSaid(['*'], [{ isUnique }], false));
  // "The 'items' array is sorted by 'price', lowest first"
  notation.rule('ArrayAt = the #path ( array | list ) InJson2?', (path: Path): Path => [...path, '*']);
  notation.rule('ArrayAt = #quotedname', (path: Path): Path => [...path, '*']);
  notation.rule('ArrayAt = ( the | all | all the ) Objects1 InArray', (path: Path) => path);
  notation.rule(
    'Clause = ArrayAt ( is | are | must be | should be ) SortedBy ( the )? SortKey ,? ( in )? Direction ( order )?',
    (path: Path, key: string, direction: Direction): Said | undefined => {
      const isDescending = isFalling(direction, key);
      return isDescending === undefined
        ? undefined
        : {
            ...fieldSaid([...path, key], [{ sorted: isDescending ? 'descending' : 'ascending' }], true),
            undeniable: true,
          };
    },
  );
}
