import type { WholeWish } from '../../data/json-wholes.ts';
import { OPEN, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';

export const said = (whole: WholeWish, kind = 'JSON'): Said => ({
  ask: 'json',
  of: { kind, mayBeFenced: true, otherwise: 'open', wish: { whole } },
  names: true,
});
export const none = (whole: WholeWish): Said => {
  const { names: _, ...fact } = said(whole);
  return { not: fact as never, denies: true };
};

/** JSON as a whole: keys at any depth, either of two keys, how keys are written and in which order, what is missing. */
export function jsonWholes(notation: Notation): void {
  anywhere(notation);
  eitherKey(notation);
  keyNames(notation);
  missing(notation);
}

function anywhere(notation: Notation): void {
  const deep = [
    'however deep',
    'however deeply nested',
    'no matter how deep',
    'no matter how deeply nested',
    'at any depth',
    'at any level',
    'at any nesting level',
    'at all levels',
  ];
  notation.words(
    'AnyDepth',
    deep.flatMap((one) => [one, `, ${one}`]),
  );
  notation.words('Anywhere1', ['anywhere in', 'at any level of', 'at any depth of', 'at any depth in']);
  notation.rule('AnywhereInJson = Anywhere1 JsonName');
  notation.rule('InWholeJson = ( Anywhere1 | somewhere in | in ) JsonName');
  notation.rule('Deep = AnywhereInJson AnyDepth?');
  notation.rule('Deep = InWholeJson AnyDepth');
  notation.rule('Deep = ( anywhere )? AnyDepth');
  // "Field" and "key" with a name: that it is called so.
  notation.rule('SoCalled = #path FieldNoun', ([key, ...rest]: string[]) => (rest.length === 0 ? key : undefined));
  notation.rule('SoCalled = TopLevel #key FieldNoun');
  notation.rule('SoCalled = ( FieldNoun | NamedField ) #path', ([key, ...rest]: string[]) =>
    rest.length === 0 ? key : undefined,
  );
  const any = (anyKey: string) => said({ anyKey });
  const no = (anyKey: string) => none({ anyKey });
  notation.rule('Clause = ( a | an | the | any ) SoCalled Used Deep', any);
  notation.rule('Clause = ThereIs ( a | an | any ) SoCalled Deep', any);
  notation.rule('Clause = ThereIs no SoCalled Deep', no);
  notation.rule('Clause = no SoCalled UsedPlain Deep', no);
  for (const who of ['Core<F,response> = Verb<have,F>', 'Clause = TheJson JsonHas']) {
    notation.rule(`${who} ( a | an | any ) SoCalled Deep`, any);
    notation.rule(`${who} no SoCalled Deep`, no);
  }
  // Nulls and empty texts, wherever they stand.
  notation.words('AnyNull', [
    'a null',
    'any null',
    'any nulls',
    'any null value',
    'any null values',
    'a null value',
    'null values',
    'null anywhere',
    'a null anywhere',
    'null',
    'nulls',
  ]);
  notation.words('EmptyText', each(['a', 'an', 'any'], ['empty string', 'empty strings']).concat('empty strings'));
  notation.words('NoEmptyText', ['no empty strings', 'no empty string', 'no string that is empty']);
  const nullFree = (): Said => ({
    ask: 'json',
    of: { kind: 'JSON', mayBeFenced: true, otherwise: 'open', wish: { values: { none: 'null' } } },
  });
  const withNull = (): Said => ({ not: nullFree() as never, names: true });
  notation.words('Depthless', ['anywhere', 'at any level', 'at any depth']);
  notation.rule('Clause = TheJson JsonHas AnyNull Depthless?', withNull);
  notation.rule('Clause = ThereIs AnyNull InWholeJson', withNull);
  notation.rule('Penalize = json ( that contains | with | containing | which contains ) AnyNull Depthless?', withNull);
  notation.rule('Penalize = ( null values | nulls | any null value | any null values ) InWholeJson', withNull);
  notation.rule('Clause = TheJson JsonHas NoEmptyText Depthless?', () => none({ text: 'empty' }));
  notation.rule('Core<F,response> = Verb<have,F> NoEmptyText Deep', () => none({ text: 'empty' }));
  notation.rule('Clause = TheJson JsonHas EmptyText Depthless?', () => said({ text: 'empty' }));
  notation.words('AnyString1', ['any string', 'a string', 'any string value', 'a string value', 'any text']);
  notation.rule('AnyString = AnyString1 ( in | of ) JsonName');
  notation.rule(
    'Clause = AnyString is ( empty | an empty string )',
    (): Said => ({ ...said({ text: 'empty' }), plainFor: -1 }),
  );
  notation.rule(
    'Clause = AnyString is ( empty | an empty string ) or ( just blanks | only whitespace | just whitespace | blank | only blanks | whitespace only )',
    (): Said => ({
      ...said({ text: 'blank' }),
      plainFor: -1,
    }),
  );
  notation.words('NoString1', ['no string', 'no string value', 'none of the strings']);
  notation.rule('NoStringIn = NoString1 ( in | of ) JsonName');
  notation.rule('NoValueIn = no value ( in | of ) JsonName');
  notation.rule('Clause = ( NoValueIn | no value ) ( is | may be ) an empty string', () => none({ text: 'empty' }));
  notation.rule('Clause = NoStringIn ( is | may be ) ( empty | an empty string )', () => none({ text: 'empty' }));
}

function eitherKey(notation: Notation): void {
  notation.words(
    'NeverBoth',
    ['but not both', 'but never both', 'and never both', 'never both', 'and not both', 'not both']
      .flatMap((one) => [one, `, ${one}`, `( ${one} )`])
      .flatMap((one) => [one, `${one} and never neither`, `${one} and not neither`, `${one} or neither`]),
    true,
  );
  notation.words('OneOfKeys', ['exactly one of', 'precisely one of', 'one and only one of']);
  notation.rule(
    'KeyPair = either ( a | an | the )? #key FieldNoun? or ( a | an | the )? #key FieldNoun',
    (a: string, b: string) => [a, b],
  );
  notation.rule(
    'KeyPair = either ( a | an | the )? FieldNoun #key or ( a | an | the )? FieldNoun #key',
    (a: string, b: string) => [a, b],
  );
  const pair = (keys: string[], isOnly?: true): Said => ({
    ...said({ oneKeyOf: keys, ...(isOnly && { isOnly }) }, 'a JSON object'),
    undeniable: true,
  });
  notation.rule('TheObject = ( ObjectName | JsonName )');
  const only = (keys: string[]): Said => ({ ...pair(keys, true) });
  for (const who of ['Core<F,response> = Verb<have,F>', 'Clause = TheObject HasKey']) {
    notation.rule(`${who} KeyPair NeverBoth?`, pair);
    notation.rule(
      `${who} OneOfKeys ( the keys | the fields )? ( #key and #key | #key or #key )`,
      (a: string, b: string) => only([a, b]),
    );
    notation.rule(
      `${who} OneOfKeys ( the keys | the fields )? #key , #key ,? ( and | or ) #key`,
      (a: string, b: string, c: string) => only([a, b, c]),
    );
  }
}

function keyNames(notation: Notation): void {
  notation.words('KeysWord', each(['', 'json', 'object'], ['keys', 'field names', 'property names', 'key names']));
  notation.words('KeyWord', each(['', 'json', 'object'], ['key', 'field name', 'property name', 'key name']));
  notation.rule('EveryKey = ( all | all the | all of the | the | all its | its ) KeysWord InJson2?');
  notation.rule('EveryKey = ( every | each ) KeyWord InJson2?');
  for (const [name, words] of [
    ['snake_case', ['snake_case', 'snake-case', 'snake case']],
    ['camelCase', ['camelcase', 'camel-case', 'camel case', 'lowercamelcase']],
    ['kebab-case', ['kebab-case', 'kebab case']],
    ['PascalCase', ['pascalcase', 'pascal case', 'uppercamelcase']],
    ['lower case', ['lower case', 'lowercase', 'lower-case']],
  ] as const)
    notation.words('KeyCase', words, name);
  notation.words('KeyIs', [
    ...['is', 'are', 'must be', 'should be'].flatMap((is) => [is, `${is} all`, `${is} written`, `${is} all written`]),
    ...['use', 'uses'],
  ]);
  notation.rule('TopKeys = ( all | all the | all of the | the | all its | its ) TopLevel KeysWord InJson2?');
  notation.rule('TopKeys = ( every | each ) TopLevel KeyWord InJson2?');
  notation.rule(
    'Clause = TopKeys KeyIs ( in )? KeyCase',
    (keysIn: string): Said => ({ ...said({ keysIn, areTop: true }), undeniable: true }),
  );
  notation.rule(
    'Clause = EveryKey KeyIs ( in )? KeyCase',
    (keysIn: string): Said => ({ ...said({ keysIn }), undeniable: true }),
  );
  notation.rule(
    'Clause = TheJson ( has | uses | must use | should use ) ( only | all )? ( KeyCase KeysWord | KeysWord in KeyCase )',
    (keysIn: string): Said => ({ ...said({ keysIn }), undeniable: true }),
  );
  // As a rule, that none is or that not every one is.
  notation.words('KeyIsNot', each(['are not', 'are not all', 'do not use', 'do not all use'], ['']));
  notation.rule(
    'Clause = EveryKey KeyIsNot ( in )? KeyCase',
    (keysIn: string): Said => ({ ...none({ keysIn }), plainFor: -1 }),
  );
  notation.words('Alphabetical1', ['alphabetically', 'in alphabetical order', 'in alphabetic order']);
  notation.words('AreInOrder', each(['are', 'are all', 'must be', 'should be'], ['', 'sorted', 'ordered', 'listed']));
  notation.words('AreInOrder', ['come', 'appear', 'stand', 'must come', 'should come']);
  notation.words('AreNotInOrder', each(['are not'], ['', 'sorted', 'ordered', 'listed']).concat('do not come'));
  notation.rule(
    'Clause = EveryKey AreInOrder Alphabetical1',
    (): Said => ({ ...said({ areKeysSorted: true }), undeniable: true }),
  );
  notation.rule('Clause = EveryKey AreNotInOrder Alphabetical1', () => none({ areKeysSorted: true }));
  // "The 'reasoning' key comes before 'answer'"
  notation.words('KeyBefore', [
    'comes before',
    'appears before',
    'precedes',
    'stands before',
    'is listed before',
    'must come before',
  ]);
  notation.words('KeyAfter', [
    'comes after',
    'appears after',
    'follows',
    'stands after',
    'is listed after',
    'must come after',
  ]);
  // A day that "comes before" another one is an earlier day.
  const before = (earlier: string, later: string): Said =>
    [earlier, later].every((key) => /date|time|day|_at$|_on$|start|end|At$/iu.test(key))
      ? OPEN
      : said({ keyOrder: [earlier, later] }, 'a JSON object');
  // "The keys come in this order: title, author, year"
  notation.words('TheKeysOf', each(['the', 'its', 'the top-level'], ['keys', 'json keys', 'fields', 'json fields']));
  notation.words(
    'InKeyOrder',
    each(each(['appear', 'come', 'are', 'are listed', 'are given', 'stand', 'occur'], ['in']), [
      'the order',
      'this order',
      'the following order',
      'exactly this order',
      'this exact order',
      'the exact order',
    ]).flatMap((one) => [one, `${one} :`]),
  );
  notation.rule('KeyInRow = ( #key | #bareword )', (key: string) => key);
  notation.rule('KeyRow = KeyInRow , KeyInRow', (a: string, b: string) => [a, b]);
  notation.rule('KeyRow = KeyRow ( , | ,? and | ,? then | , and then ) KeyInRow', (all: string[], key: string) => [
    ...all,
    key,
  ]);
  notation.rule('Clause = TheKeysOf InJson2? InKeyOrder KeyRow', (all: string[]): Said | undefined =>
    new Set(all).size < all.length
      ? undefined
      : {
          and: all.slice(1).map((later, at) => said({ keyOrder: [all[at]!, later] }, 'a JSON object')),
          undeniable: true,
          plainFor: 1,
        },
  );
  const name = '( the )? ( #key | SoCalled )';
  notation.rule(`Clause = ${name} KeyBefore ${name} InJson2`, before);
  notation.rule(`Clause = ${name} KeyAfter ${name} InJson2`, (later: string, earlier: string) =>
    before(earlier, later),
  );
  notation.rule('Clause = the SoCalled KeyBefore the SoCalled', before);
  notation.rule('Clause = the SoCalled KeyAfter the SoCalled', (later: string, earlier: string) =>
    before(earlier, later),
  );
}

/** "Fails if 'id', 'title' or 'price' is missing from the JSON object" */
function missing(notation: Notation): void {
  notation.words('IsGone', each(['is', 'are'], ['missing', 'absent', 'left out', 'omitted']));
  notation.rule('MissingFrom = IsGone InJson2');
  notation.rule('MissingIn = IsGone InJson2?');
  notation.words(
    'OthersFine',
    each(
      ['additional', 'other', 'extra', 'further', 'more'],
      each(
        ['fields', 'keys', 'properties'],
        ['do not matter', 'are fine', 'are ok', 'are okay', 'are allowed', 'are permitted'],
      ),
    ).flatMap((one) => [`( ${one} )`, `; ${one}`, `, ${one}`]),
  );
  const without = (keys: readonly string[]): Said => ({
    not: { ask: 'json', of: { kind: 'a JSON object', mayBeFenced: true, otherwise: 'open', wish: { keys } } },
    denies: true,
    ...(keys.length > 1 && { plainFor: -1 as const }),
  });
  notation.rule('Clause = ( the )? ( #key | SoCalled ) MissingFrom OthersFine?', (key: string) => without([key]));
  notation.rule('Clause = the SoCalled MissingIn OthersFine?', (key: string) => without([key]));
  notation.rule(
    'OrKeys = ( any of | one of | either )? ( the keys | the fields )? #key or #key',
    (a: string, b: string) => [a, b],
  );
  notation.rule(
    'OrKeys = ( any of | one of | either )? ( the keys | the fields )? OrRow ,? or #key',
    (all: string[], one: string) => [...all, one],
  );
  notation.rule('OrRow = #key , #key', (a: string, b: string) => [a, b]);
  notation.rule('OrRow = OrRow , #key', (all: string[], one: string) => [...all, one]);
  notation.rule('Clause = OrKeys MissingFrom OthersFine?', without);
  notation.rule('Clause = #key and #key MissingFrom', () => OPEN);
}
