import type { FieldWish } from '../../data/field-wish.ts';
import type { Path } from '../../data/json-fields.ts';
import type { Measure } from '../../data/json-measures.ts';
import { type Fact, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { fieldSaid } from './json-values.ts';
import type { Wish } from './json-wish.ts';

const object = (wish: Wish): Said => ({
  ask: 'json',
  of: { kind: 'a JSON object', mayBeFenced: true, otherwise: 'open', wish },
});
const not = (form: Said): Said => {
  const { names: _, undeniable: __, ...fact } = form;
  return { not: fact as Fact, denies: true };
};

/** Which of two keys there are, what holds of items of arrays, and how values stand to each other. */
export function jsonRelations(notation: Notation): void {
  keys(notation);
  items(notation);
  sums(notation);
}

function keys(notation: Notation): void {
  notation.words(
    'AsKey',
    each(['as'], ['a key', 'a top-level key', 'a field', 'a top-level field', 'keys', 'top-level keys']),
  );
  notation.words('IsKeyOf', [
    ...each(
      ['is', 'must be'],
      [
        'a key of',
        'one of the keys of',
        'among the keys of',
        'a top-level key of',
        'a field of',
        'a field in',
        'a key in',
      ],
    ),
    ...['is used as a key in', 'appears as a key in', 'occurs as a key in', 'exists as a key in'],
  ]);
  const has = (...all: string[]) => object({ keys: all });
  notation.rule('Clause = #key IsKeyOf TheJson', (key: string) => has(key));
  notation.rule('Clause = ( TheJson | TheObject ) JsonHas #key AsKey', (key: string) => has(key));
  notation.rule('Clause = ( TheJson | TheObject ) JsonHas ( a | an )? #key AtTop', (key: string) => has(key));
  notation.rule('Clause = ThereIs ( a | an ) SoCalled ( InJson2 | at the top of JsonName )', (key: string) => has(key));
  notation.words('Somewhere1', ['somewhere', 'anywhere']);
  const anyKey = (key: string): Said => ({
    ask: 'json',
    of: { kind: 'JSON', mayBeFenced: true, otherwise: 'open', wish: { whole: { anyKey: key } } },
  });
  notation.rule('Clause = TheJson JsonHas ( a | an | any ) SoCalled Somewhere1', anyKey);
  notation.rule('Clause = TheJson JsonHas no SoCalled Somewhere1', (key: string) => not(anyKey(key)));
  // Of two keys.
  const one = (a: string, b: string): Said => ({
    ask: 'json',
    of: {
      kind: 'a JSON object',
      mayBeFenced: true,
      otherwise: 'open',
      wish: { whole: { oneKeyOf: [a, b], isOnly: true } },
    },
    undeniable: true,
  });
  const who = ['Clause = ( TheJson | TheObject ) JsonHas', 'Core<F,response> = Verb<have,F>'];
  for (const line of who) {
    notation.rule(`${line} ( either )? #key or #key AsKey NeverBoth`, one);
    notation.rule(`${line} ( a | an ) SoCalled or ( a | an ) SoCalled NeverBoth`, one);
    notation.rule(
      `${line} neither ( a | an )? #key nor ( a | an )? SoCalled`,
      (a: string, b: string): Said => ({
        and: [not(has(a)), not(has(b))] as never,
        denies: true,
      }),
    );
  }
  const json = 'Clause = ( TheJson | TheObject ) JsonHas';
  notation.rule(`${json} both ( a | an )? #key and ( a | an )? SoCalled`, (a: string, b: string) => has(a, b));
  notation.words('SomeOfKeys', each(['at least one of', 'one or more of', 'any of'], ['', 'the keys', 'the fields']));
  notation.rule(`${json} SomeOfKeys ( #key and #key | #key or #key )`, (a: string, b: string) => or(has(a), has(b)));
  notation.words('IsInJson', ['is present', 'is', 'is there', 'is included', 'appears', 'occurs', 'exists']);
  notation.rule('Clause = OneOfKeys ( the keys | the fields )? ( #key and #key | #key or #key ) IsInJson InJson2', one);
  notation.rule('Clause = either #key or #key IsInJson InJson2 NeverBoth', one);
}

function items(notation: Notation): void {
  const said = (path: Path, is: FieldWish[]): Said => ({ ...fieldSaid(path, is, false), undeniable: true });
  notation.rule('Clause = AllObjects OfTop Be<many> objects WithKeys ( AKeys | SomeKeys )', (all: string[]) =>
    said(['*'], [{ keys: all }]),
  );
  for (const line of ['( every | each ) object HasKey', 'AllObjects Have<many>'])
    notation.rule(`Clause = ${line} ( a | an ) #key`, (key: string) => said([...'*', key], [{ isThere: true }]));
  notation.rule('Clause = any object LackedKey', (key: string): Said => ({ ...not(all(['*'], key)), plainFor: -1 }));
  const all = (path: Path, key: string) => fieldSaid([...path, key], [{ isThere: true }], false);
  // Of a text among the items, what it lacks may be anything.
  notation.words('LacksA', each(['lacks', 'is missing', 'does not have', 'omits'], ['a', 'an', 'its', 'the']));
  notation.rule(
    'Clause = ( any | an | some | at least one ) object InSome LacksA BareField FieldNoun?',
    (path: Path, key: string): Said => ({ ...not(all(path, key)), plainFor: -1 }),
  );
}

function sums(notation: Notation): void {
  notation.words('ValuesAddUp', [
    'add up to',
    'sum to',
    'sum up to',
    'all add up to',
    'must add up to',
    'must sum to',
    'total',
  ]);
  const compared = (left: Measure, right: Measure): Said => ({
    ask: 'json',
    of: { kind: 'JSON', mayBeFenced: true, otherwise: 'open', wish: { compared: { left, is: 'equal', right } } },
  });
  notation.rule('Clause = ValuesAt ValuesAddUp exactly? Signed', (at: Path, number: number) =>
    compared({ of: 'sum', at }, { number }),
  );
  notation.rule('Clause = ValuesAt ValuesAddUp ( the )? SpokenName', (at: Path, value: Path) =>
    compared({ of: 'sum', at }, { value }),
  );
  notation.words('AsManyItems', ['exactly as many', 'as many', 'the same number of', 'exactly the same number of']);
  notation.rule(
    'Clause = ( the )? #path ( array | list ) FieldHave AsManyItems Items1 as ( the )? #path ( array | list )?',
    (a: Path, b: Path) => compared({ of: 'count', at: a }, { of: 'count', at: b }),
  );
}
