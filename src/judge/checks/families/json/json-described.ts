import type { FieldWish } from '../../data/field-wish.ts';
import type { ItemType, Scalar } from '../../data/json-demands.ts';
import type { Path } from '../../data/json-fields.ts';
import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { each } from '../shape.ts';
import { verbs } from '../tools/tool-names.ts';
import { fieldSaid } from './json-values.ts';
import type { Demanded } from './json-wish.ts';

interface Field {
  field: Path;
  is: FieldWish;
}

/** Fields with what describes them: "a 'confidence' field holding a number from 0 to 1", "a list of lowercase strings". */
export function describedFields(notation: Notation): void {
  such(notation);
  fields(notation);
  arrays(notation);
  typed(notation);
  crammed(notation);
}

/** What follows a field and says what it is. */
function such(notation: Notation): void {
  const isHeld = (one: FieldWish) => 'type' in one || 'types' in one || 'format' in one || 'items' in one;
  notation.rule('FieldSuch = ( that | which ) FieldVerb');
  notation.rule('FieldSuch = ( that | which ) FieldBe ( FieldIs | PlainlyTyped )');
  // Beside what "it" says of the response, so that a model decides.
  notation.rule('FieldSuch = AndItIs1 ( FieldIs | PlainlyTyped )');
  notation.rule('AndItIs1 = ( and | , and ) it FieldBe');
  notation.rule(
    'TypedKeys = ( a | an ) BareField FieldNoun AndItIs1 ( FieldIs | PlainlyTyped )',
    (name: string, all: FieldWish[]) => ({
      wish: all.length === 1 ? { field: [name], is: all[0]! } : { all: all.map((is) => ({ field: [name], is })) },
    }),
  );
  // "Containing a number" may be said of a text that has one.
  notation.rule(
    'FieldSuch = ( holding | that holds | with | containing | that contains ) FieldIs',
    (all: FieldWish[]) => (all.some(isHeld) ? all.map((holding): FieldWish => ({ holding })) : undefined),
  );
  notation.words('AValue', ['with a value', 'with the value', 'whose value is', 'with its value', 'with a value of']);
  notation.rule('FieldSuch = AValue NumberBounds', (bounds: FieldWish) => [bounds]);
  notation.rule('FieldSuch = whose value is FieldIs');
  notation.rule(
    'FieldSuch = ( set to | equal to | with the value | with a value of ) ( either )? Choice',
    (oneOf: Scalar[]): FieldWish[] => [{ oneOf }],
  );
  notation.rule('FieldSuch = of type TypeBefore', (type: ItemType): FieldWish[] => [{ type }]);
  notation.words('EdgeGerund', ['starting with', 'beginning with'], 'start');
  notation.words('EdgeGerund', ['ending in', 'ending with'], 'end');
  notation.rule('FieldSuch = EdgeGerund EdgeValue', (edge: 'start' | 'end', text: string): FieldWish[] => [
    { edge, text },
  ]);
  notation.rule('FieldSuch = matching Pattern', (matches: never): FieldWish[] => [{ matches }]);
  // Of several: "strings in 'tags' that start with '#'".
  notation.words('EdgePlural', ['start with', 'begin with', 'must start with', 'must begin with'], 'start');
  notation.words('EdgePlural', ['end with', 'end in', 'must end with', 'must end in'], 'end');
  notation.rule('PluralVerb = all? EdgePlural ( a )? EdgeValue', (edge: 'start' | 'end', text: string): FieldWish[] => [
    { edge, text },
  ]);
  notation.rule('PluralVerb = all? match Pattern', (matches: never): FieldWish[] => [{ matches }]);
}

function fields(notation: Notation): void {
  notation.rule(
    'DescribedField = ( a | an ) ( #path FieldNoun? | FieldNoun #path | NamedField #path ) FieldSuch',
    (field: Path, all: FieldWish[]) =>
      // "That is 'x'" is read of a key and its value.
      all.map((is): Field => ({ field, is })),
  );
  notation.rule('TypedKeys = DescribedField', (all: Field[]) => ({ wish: all.length === 1 ? all[0] : { all } }));
  notation.rule('DescribedOne = DescribedField', (all: Field[]) => (all.length === 1 ? all[0] : undefined));
  // "A 'message' string"
  // A 'phone' number may be a text.
  notation.words('TypeAfter', ['string'], 'string');
  notation.words('TypeAfter', ['boolean', 'flag'], 'boolean');
  notation.words('TypeAfter', ['integer'], 'integer');
  notation.rule(
    'TypedKey = ( a | an ) #path TypeAfter',
    (field: Path, type: ItemType): Field => ({
      field,
      is: { type },
    }),
  );
  notation.rule('TypedKeys = ( a | an ) #path SizedKeyNoun of ManyType', (field: Path, items: ItemType) => ({
    wish: { field, is: { items } },
  }));
  notation.rule('TypedKeys = ( a | an ) ( nested )? #path object WithKeys AKeys', (field: Path, keys: string[]) => ({
    wish: { field, is: { keys } },
  }));
  // "An 'id' and a 'title'"
  notation.rule('AKey1 = ( a | an ) #key FieldNoun?');
  notation.rule('AKeys = AKey1', (key: string) => [key]);
  notation.rule('AKeys = AKeys ( , | and | , and | as well as ) AKey1', (all: string[], key: string) => [...all, key]);
  notation.rule('SomeKeys = ( both )? AKeys', (keys: string[]) => (keys.length > 1 ? keys : undefined));
}

/** "A list of lowercase strings with no duplicates", "a JSON array of two to four strings, all in lowercase" */
function arrays(notation: Notation): void {
  for (const [words, wish] of [
    [['lowercase', 'lower-case'], { inCase: 'lower' }],
    [['uppercase', 'upper-case'], { inCase: 'upper' }],
    [['non-empty', 'nonempty'], { isEmpty: false }],
    [['positive'], { number: { from: 0, isOpen: true } }],
    [['negative'], { number: { to: 0, isOpen: true } }],
    [['non-negative'], { number: { from: 0 } }],
  ] as const satisfies readonly (readonly [readonly string[], FieldWish])[])
    notation.words('ItemAdjective', words, [{ each: wish }]);
  notation.words('ItemAdjective', ['unique', 'distinct', 'different'], [{ isUnique: true }]);
  const tails = (words: readonly string[]) => words.flatMap((one) => [one, `, ${one}`]);
  for (const [inCase, words] of [
    ['lower', ['lowercase', 'in lowercase', 'in lower case', 'lower case']],
    ['upper', ['uppercase', 'in uppercase', 'in upper case', 'upper case']],
  ] as const)
    notation.words('ItemTail', tails(each(['all', 'all of them', 'each', 'each of them'], words)), [
      { each: { inCase } },
    ]);
  const unique = [
    ...each(
      ['with no', 'without', 'without any', 'and no', 'with no repeated or'],
      ['duplicates', 'duplicate entries', 'duplicate items', 'repeats'],
    ),
    ...['none of them repeated', 'none repeated', 'all unique', 'all distinct', 'all different', 'all of them unique'],
    ...['in which nothing is repeated', 'in which none is repeated', 'in which nothing appears twice'],
    ...['with nothing repeated', 'no two of them the same', 'none of which is repeated', 'none of them twice'],
  ];
  notation.words('UniqueTail', tails(unique), [{ isUnique: true }]);
  notation.rule('ItemTail = UniqueTail');
  const list = (
    amount: Amount | undefined,
    adjective: FieldWish[] | undefined,
    items: ItemType,
    tail?: FieldWish[],
  ) => {
    if (amount?.bare || (amount && amount.in[0]![1] === 0)) return undefined;
    const size: FieldWish[] = amount ? [{ size: 'items', in: amount.in }] : [];
    const more = [...(adjective ?? []), ...(tail ?? [])];
    return more.length === 0 ? undefined : [{ items }, ...size, ...more];
  };
  notation.rule('FieldIs = AnArray of Amount? ItemAdjective? ManyType ItemTail?', list);
  notation.rule('FieldHas = only ItemAdjective? ManyType', (adjective: FieldWish[] | undefined, items: ItemType) => ({
    wishes: [{ items }, ...(adjective ?? [])],
  }));
  // The array that is returned.
  notation.rule(
    'OfArray = ,? OnlyArrayOf Type UniqueTail?',
    (items: ItemType, tail?: FieldWish[]): Demanded => ({
      wish: tail ? { all: [{ items }, { field: ['*'], is: tail[0]! }] } : { items },
    }),
  );
  notation.rule(
    'OfArray = ,? of Type UniqueTail',
    (items: ItemType, tail: FieldWish[]): Demanded => ({
      wish: { all: [{ items }, { field: ['*'], is: tail[0]! }] },
    }),
  );
  notation.words('OnlyArrayOf', [
    ...['of only', 'containing only', 'consisting only of', 'made up only of', 'that contains only', 'with only'],
    ...['whose items are all', 'whose elements are all', 'in which all items are', 'whose entries are all'],
  ]);
  notation.rule('OfArray = ,? AllOfWhich SomeKeys', (keys: string[]): Demanded => ({ wish: { each: { keys } } }));
  notation.words('AllOfWhich', [
    ...each(
      ['all of whose', 'whose'],
      each(['objects', 'items', 'elements', 'entries'], ['have', 'all have', 'contain', 'each have']),
    ),
    'in which every object has',
  ]);
}

/** "'quantity' is given as an integer rather than a string" */
function typed(notation: Notation): void {
  notation.words(
    'GivenAs',
    each(
      ['is', 'must be', 'should be', 'comes'],
      ['given as', 'returned as', 'stored as', 'written as', 'represented as', 'encoded as'],
    ).concat('comes as', 'comes back as', 'comes out as', 'is sent as', 'is sent back as', 'is expressed as'),
  );
  const said = (path: Path, is: ItemType | FieldWish[], mayBeElse = false) =>
    fieldSaid(path, typeof is === 'string' ? [{ type: is }] : is, mayBeElse);
  notation.rule('Clause = AnyName GivenAs ( OneType | RealType | PlainlyTyped ) InJson2?', said);
  notation.rule(
    'Clause = ( LooseName | SpokenField ) GivenAs ( OneType | RealType | PlainlyTyped )',
    (path: Path, is: ItemType | FieldWish[]) => said(path, is, true),
  );
  notation.rule('Clause = #path GivenAs ( OneType | RealType | PlainlyTyped ) InJson2', said);
}

/** "It crams more than five entries into 'tags'" */
function crammed(notation: Notation): void {
  verbs(notation, 'Cram', [
    ...['puts|put|put|put|putting', 'crams|cram|cram|crammed|cramming', 'packs|pack|pack|packed|packing'],
    ...['lists|list|list|listed|listing', 'squeezes|squeeze|squeeze|squeezed|squeezing'],
  ]);
  notation.words('IntoField', each(['in', 'into', 'under', 'inside'], ['', 'the']));
  notation.rule(
    'ItemsInField = Amount FieldItems IntoField #quotedname ( array | list )?',
    ({ in: numbers, bare }: Amount, size: 'items' | 'words', path: Path): Said | undefined =>
      size === 'items'
        ? { ...fieldSaid(path, [{ size, in: numbers }], true), ...(bare && { plainFor: 1 }), undeniable: true }
        : undefined,
  );
  notation.rule('Core<F,response> = ( Cram<F> | Verb<have,F> ) ItemsInField');
  notation.rule('Clause = ThereIs ItemsInField');
}
