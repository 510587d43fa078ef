import type { FieldWish } from '../../data/field-wish.ts';
import type { ItemType, Scalar } from '../../data/json-demands.ts';
import type { Path } from '../../data/json-fields.ts';
import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import { dataWords } from './data-words.ts';
import { jsonArrays } from './json-arrays.ts';
import { jsonBareNames } from './json-bare-names.ts';
import { fieldClauses } from './json-clauses.ts';
import { describedFields } from './json-described.ts';
import { fieldNames } from './json-field-names.ts';
import { fieldWishes } from './json-field-wishes.ts';
import { jsonMeasures } from './json-measures.ts';
import { moreJson } from './json-more.ts';
import { namedValues } from './json-named.ts';
import { jsonObjects } from './json-objects.ts';
import { jsonRelations } from './json-relations.ts';
import { spokenFields } from './json-spoken.ts';
import { called, fieldSaid, fieldShapes, typedWishes } from './json-values.ts';
import { jsonWholes } from './json-wholes.ts';
import type { Demanded } from './json-wish.ts';

interface Field {
  field: Path;
  is: FieldWish;
}
/** Fields of JSON by their names and paths: their types, bounds and sizes. */
export function jsonFields(notation: Notation): void {
  notation.add(fieldNames);
  notation.add(fieldWishes);
  notation.add(fieldShapes);
  notation.add(jsonWholes);
  notation.add(jsonArrays);
  notation.add(fieldClauses);
  clauses(notation);
  notation.add(spokenFields);
  notation.add(jsonMeasures);
  notation.add(jsonObjects);
  notation.add(describedFields);
  notation.add(jsonRelations);
  notation.add(jsonBareNames);
  notation.add(namedValues);
  notation.add(moreJson);
  notation.add(dataWords);
}

function clauses(notation: Notation): void {
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
  notation.rule(
    'TypedKeys = ( a | an ) TypeBefore ( #path FieldNoun? | FieldNoun #path | #path value ) ( that is | of | which is )? NumberBounds',
    (type: ItemType, field: Path, bounds: FieldWish) =>
      type === 'number' || type === 'integer'
        ? {
            wish: {
              all: [
                { field, is: { type } },
                { field, is: bounds },
              ],
            },
          }
        : undefined,
  );
  notation.rule(
    'TypedKeys = ( a | an ) ( #path FieldNoun? | FieldNoun #path | #path value ) ( that is | of | which is )? NumberBounds',
    (field: Path, is: FieldWish) => ({ wish: { field, is } }),
  );
  notation.rule(
    'TypedKeys = ( a | an ) ( #path FieldNoun? | FieldNoun #path | #path value ) ( that is | of | which is | with )? ( Bound | Length | Range ) FieldItems Long?',
    (field: Path, { in: numbers }: Amount, size: 'items' | 'words') =>
      size === 'items' ? undefined : { wish: { field, is: { size, in: numbers } } },
  );
  notation.rule('TypedKeys = ( a | an ) ( nested )? #path object WithKeys SomeKeys', (field: Path, keys: string[]) => ({
    wish: { field, is: { keys } },
  }));
  notation.rule('SomeField = AnyName');
  notation.rule('SomeField = #path');
  const where = (path: Path, wishes: FieldWish[]) => {
    const all = typedWishes(path, wishes).map((is): Field => ({ field: [...path], is }));
    return { wish: all.length === 1 ? all[0] : { all } };
  };
  notation.words('OfItem', each(each(['every', 'each'], ['item', 'element', 'entry', 'object']), ['', 'in it']));
  notation.rule(
    'OfArray = ,? Where OfItem HasKey ( a | an ) ( #path FieldNoun? | FieldNoun #path | NamedField #path )',
    (key: Path) => where(['*', ...key], [{ isThere: true }]),
  );
  notation.rule('OfArray = ,? Where OfItem HasKey TypedKey', ({ field, is }: Field) => where(['*', ...field], [is]));
  notation.rule('OfObject = ,? Where SomeField FieldBe FieldIs', (path: Path, wishes: FieldWish[]) =>
    // "Where 'a' is 'b'", "where 'a' is null" are read of its key already.
    wishes.length === 1 &&
    (('oneOf' in wishes[0]! && wishes[0]!.oneOf.length === 1) || 'isNull' in wishes[0]!) &&
    path.length === 1
      ? undefined
      : where(path, wishes),
  );
  notation.rule(
    'OfObject = ,? Where SomeField FieldHave FieldHas',
    (path: Path, { wishes }: { wishes: FieldWish[] }) => ({ ...where(path, wishes), isBare: true }),
  );

  notation.rule('SomeField = #path ( array | list )', (path: Path) => called('array', path));
  notation.rule('SomeField = #path ( field | key | property | value )', (path: Path) => path);
  notation.rule('SomeField = Dotted1', (path: Path) => path);
  notation.rule('OfObject = ,? Where SomeField FieldEquals FieldValue', (path: Path, { value }: { value: Scalar }) =>
    path.length === 1 ? undefined : where(path, [{ oneOf: [value] }]),
  );
  returned(notation, values);
  notation.words('NoNull', ['no null values', 'no null value', 'no nulls', 'no null fields']);
  notation.rule('Core<F,response> = Verb<have,F> NoNull', () => values({ none: 'null' }));
  const valued = ['key', 'field', 'value', 'property', 'json field', 'json value', 'top-level key', 'top-level field'];
  const plurals = valued.map((one) => `${one.replace(/y$/, (end) => (one.endsWith('property') ? 'ie' : end))}s`);
  notation.words('NoneNull', [
    ...each(['no'], [...valued, ...plurals]),
    ...each(['none of the', 'none of its'], plurals),
  ]);
  notation.rule('Clause = NoneNull InJson2? ( is | are | may be | should be | must be ) null', () =>
    values({ none: 'null' }),
  );
}

/** What is said of the JSON that is returned, by that name. */
function returned(notation: Notation, values: (of: object) => Said): void {
  notation.rule('TheJson = JsonName');
  const has = ['have', 'contain', 'include', 'carry', 'hold', 'provide'];
  notation.words('JsonHas', ['has', 'contains', 'includes', 'carries', 'holds', 'provides', 'comes with', 'also has']);
  notation.words('JsonHas', each(['must', 'should', 'has to', 'needs to', 'must always', 'should always'], has));
  const ofJson = ({ wish, isSeveral, isBare }: Demanded): Said => ({
    ask: 'json',
    of: { kind: 'a JSON object', mayBeFenced: true, otherwise: 'open', wish },
    list: 'one',
    ...((isSeveral || isBare) && { plainFor: 1 as const }),
  });
  notation.rule('Clause = TheJson JsonHas ( Keys | TypedKeys )', ofJson);
  notation.rule('Clause = TheJson ( sets | must set ) ( Pair1 )', ({ key, value }: { key: string; value: Scalar }) =>
    ofJson({ wish: { key, value } } as Demanded),
  );
  notation.rule(
    'Pair1 = ( the )? ( #key FieldNoun? | FieldNoun #key | #bareword ) to Scalar',
    (key: string, { value }: { value: Scalar }) => ({
      key,
      value,
    }),
  );
  notation.rule('Clause = TheJson JsonHas NoNull', () => values({ none: 'null' }));
  // "Every object in the array has an 'sku' key"
  notation.rule('OfTop = Within ArrayName');
  notation.rule('AKey = ( a | an ) ( #path FieldNoun? | FieldNoun #path | NamedField #path )', (key: Path) => key);
  notation.rule('Clause = EachItem HasKey ( TypedKey | DescribedOne )', ({ field, is }: Field) => ({
    ...fieldSaid(['**', ...field], [is], true),
    undeniable: true,
  }));
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
