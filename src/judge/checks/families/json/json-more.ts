import type { FieldWish } from '../../data/field-wish.ts';
import type { ItemType, Scalar } from '../../data/json-demands.ts';
import type { Path } from '../../data/json-fields.ts';
import type { Fact, Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { inDirection } from './json-spoken.ts';
import { fieldSaid, NO_FIELD } from './json-values.ts';
import type { Demanded, Wish } from './json-wish.ts';

interface Field {
  field: Path;
  is: FieldWish;
}
const said = (kind: 'a JSON object' | 'a JSON array', wish: Wish, notes: object = {}): Said => ({
  ask: 'json',
  of: { kind, mayBeFenced: true, otherwise: 'open', wish },
  names: true,
  ...notes,
});

/** "ASCII", "null", "snake_case": what JSON may be made of, and no key of it where no word says so. */
const isKind = (name: string) => /^(?:[A-Z][A-Z\d-]+|null|true|false)$/u.test(name) || NO_FIELD.test(name);

/** Keys, items and values of JSON in further words. */
export function moreJson(notation: Notation): void {
  keys(notation);
  items(notation);
  values(notation);
}

function keys(notation: Notation): void {
  // "The first key is 'id'"
  for (const [place, names] of [
    [0, ['first']],
    [-1, ['last', 'final']],
  ] as const)
    notation.words('KeyAt', each(each(['the', 'its'], names), ['key', 'field', 'property']), place);
  const edge = (place: 0 | -1, edgeKey: string) => said('a JSON object', { whole: { edgeKey, place } });
  notation.rule('Clause = KeyAt InJson2? FieldBe #key', edge);
  notation.words('IsOtherKey', ['is not', 'is anything but', 'is anything other than', 'is something other than']);
  notation.rule(
    'Clause = KeyAt InJson2? IsOtherKey #key',
    (place: 0 | -1, key: string): Said => ({ not: edge(place, key) as Fact, denies: true }),
  );
  notation.rule(
    'Clause = TheJson ( starts | begins ) with ( the )? ( #key FieldNoun | FieldNoun #key )',
    (key: string) => edge(0, key),
  );
  notation.rule('Clause = ThereIs ( a | an | any ) SoCalled', (key: string) => said('a JSON object', { keys: [key] }));
  // "The object only has the keys 'a' and 'b'"
  notation.words('OnlyHas', each(['has', 'contains'], ['only', 'nothing but']).concat('only has', 'only contains'));
  const onlyKeys = (all: string[]) => said('a JSON object', { keys: all, only: true }, { plainFor: 1 });
  notation.rule('Clause = ( TheJson | TheObject ) OnlyHas TheKeys2 ( Series | BareKeys2 )', onlyKeys);
  notation.rule('Clause = ( TheJson | TheObject ) OnlyHas ( Series | BareKeys2 )', (all: string[]) =>
    all.some(isKind) ? undefined : onlyKeys(all),
  );
  const both =
    (orTexts: 'so' | 'open', bare?: true) =>
    (...keys: string[]) => ({ wishes: [{ keys, orTexts }] satisfies FieldWish[], ...(bare && { bare }) });
  notation.rule('FieldHas = both #key and #key', both('so', true));
  notation.rule('FieldHas = both ( a | an ) #key and ( a | an )? #key', both('open'));
}

function items(notation: Notation): void {
  const ofItems = (type: ItemType) => said('a JSON array', { items: type });
  notation.rule('Clause = TopJson FieldBe ( an array | a json array | a list ) of ManyType', ofItems);
  notation.rule(
    'Clause = TopJson FieldBe ( an array | a json array | a list ) OfArray',
    ({ wish, isBare }: Demanded): Said => ({
      ask: 'json',
      of: { kind: 'a JSON array', mayBeFenced: true, otherwise: 'open', wish },
      names: true,
      ...(isBare && { plainFor: 1 as const }),
    }),
  );
  notation.rule('State = an array of ManyType', ofItems);
  notation.rule(
    'Clause = EachItem OfTop? FieldBe ( an object | a json object ) WithKeys ( SomeKeys | AKeys )',
    (all: string[]) => ({ ...fieldSaid(['*'], [{ keys: all }], false), undeniable: true }),
  );
  // "The first entry has 'rank' 1", "the first item's 'id' is 1"
  notation.rule(
    'Clause = ItemAt OfTop? HasKey ( Pair | TypedKey | DescribedOne )',
    (place: number, { field, is }: Field) => fieldSaid([place, ...field], [is], true),
  );
  notation.rule('Pair = #path FieldValue', (field: Path, { value }: { value: Scalar }): Field | undefined =>
    typeof value === 'string' ? undefined : { field, is: { oneOf: [value] } },
  );
  for (const [place, name] of [...['first', 'second', 'third'].entries(), [-1, 'last'] as const])
    notation.words(
      'ItemOwner',
      each([`the ${name}`], ["item's", "entry's", "object's", "element's", "result's"]),
      place,
    );
  notation.rule('PlacedName = ItemOwner #path FieldNoun?', (place: number, path: Path): Path => [place, ...path]);
  notation.rule('Clause = the same #path OneNoun? InArray? KeyTwice', (key: Path, array: Path | undefined): Said => {
    const { names: _, ...unique } = fieldSaid([...(array ?? ['**']), ...key], [{ isUnique: true }], true);
    return { not: unique as Fact, plainFor: -1 };
  });
}

function values(notation: Notation): void {
  notation.rule('FieldIs = ( the string | the text | the exact string ) #plainvalue', (value: string): FieldWish[] => [
    { type: 'string' },
    { oneOf: [value] },
  ]);
  notation.rule('FieldIs = ( the number | the integer ) Signed', (value: number): FieldWish[] => [
    { type: 'number' },
    { oneOf: [value] },
  ]);
  notation.rule('FieldIs = SortedWord ( in )? Direction ( order )?', inDirection);
  notation.words('TheBoolean', ['the boolean', 'the boolean value', 'the json boolean', 'boolean'], null);
  for (const value of [true, false])
    notation.rule(`FieldIs = TheBoolean ${value} NotAString?`, (): FieldWish[] => [
      { type: 'boolean' },
      { oneOf: [value] },
    ]);
  notation.rule('FieldIs = SortedWord? ByAlphabet');
}
