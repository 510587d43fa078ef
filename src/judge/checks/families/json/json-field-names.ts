import type { ItemType } from '../../data/json-demands.ts';
import type { Path } from '../../data/json-fields.ts';
import { pathOf } from '../../data/json-fields.ts';
import { isSqlKeyword } from '../../grammar/bare-names.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { called, type TypedPath } from './json-values.ts';

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
  'yaml',
  'xml',
  'csv',
  'html',
  'toml',
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
  'every',
  'each',
  'all',
  'any',
  'no',
  'there',
];
/** "The API key", "the primary field": names of other things, or `api_key` and `primary_field`. */
const COMPOUNDS =
  /^(?:api|access|secret|private|public|primary|foreign|licen[cs]e|ssh|encryption|session|master|host|activation|signing|partition|sort|default|input|output)$/iu;
/** Names of fields, and paths to them. */
export function fieldNames(notation: Notation): void {
  const nouns = ['field', 'key', 'property', 'attribute', 'json field', 'json key', 'top-level field', 'top-level key'];
  notation.words('FieldNoun', nouns);
  notation.words('NamedField', each(nouns, ['named', 'called']));
  notation.kind('#path', (token) =>
    token.kind === 'quoted'
      ? isSqlKeyword(token.text)
        ? undefined
        : pathOf(token.text)
      : token.kind === 'field'
        ? [token.text]
        : undefined,
  );
  // In backticks alone: a quotation in other marks is what a text says.
  notation.kind('#code', (token) => (token.kind === 'quoted' && token.mark === '`' ? pathOf(token.text) : undefined));
  // Without quotation marks, where its noun says that it is one: "the count field", "the nested field user.address.city".
  notation.kind('#bareword', (token) =>
    token.kind === 'word' && !NO_NAMES.includes(token.text) && /^[\p{L}_][\p{L}\p{N}_]*$/u.test(token.raw)
      ? token.raw
      : undefined,
  );
  notation.rule('Dotted1 = #bareword', (name: string): Path => [name]);
  notation.rule('Dotted1 = Dotted1 . #bareword', (path: Path, name: string): Path => [...path, name]);
  notation.rule('Dotted1 = Dotted1 [ #number ]', (path: Path, place: number): Path => [...path, place]);
  notation.rule('Dotted1 = Dotted1 [ ]', (path: Path): Path => [...path, '*']);
  notation.rule('LongPath = Dotted1', (path: Path) => (path.length > 1 ? path : undefined));
  // An attribute without quotation marks may be that of a tag.
  notation.words('PlainNoun', ['field', 'key', 'property', 'json field', 'json key', 'json property']);
  // The JSON that is returned, by that name.
  notation.words('JsonDet', ['the', 'its', 'this']);
  notation.words('JsonAdjective', ['returned', 'output', 'resulting', 'extracted', 'generated', 'produced']);
  notation.words('JsonAdjective', ['final', 'top-level', 'top level', 'emitted', 'response']);
  notation.words('JsonAfter', ['returned', 'it returns', 'that is returned', 'produced', 'it produces']);
  notation.words('JsonAfter', ['in the response', 'in the output', 'in the reply', 'that it returns', 'in the answer']);
  const heads = [
    'object',
    'output',
    'response',
    'reply',
    'answer',
    'document',
    'payload',
    'result',
    'block',
    'body',
    'record',
  ];
  notation.words('JsonHead', ['json', ...each(['json'], heads)]);
  notation.rule('JsonName = JsonDet JsonAdjective? JsonHead JsonAfter?');
  notation.words('ArrayHead', ['json array', 'json list', 'array']);
  notation.rule('ArrayName = JsonDet JsonAdjective? ArrayHead JsonAfter?');
  notation.words('Within', ['in', 'of', 'within', 'inside', 'from']);
  notation.rule('InJson2 = Within ( JsonName | ObjectName )');
  notation.rule('InJson2 = AtTop ( of JsonName )?');
  notation.rule('ObjectName = JsonDet JsonAdjective? object');
  // What the JSON has by a name can only be a field.
  notation.words('AnyNoun', ['value', 'date']);
  notation.words('TypedNoun', ['object'], 'object');
  notation.words('TypedNoun', ['string'], 'string');
  notation.words('TypedNoun', ['number'], 'number');
  notation.words('TypedNoun', ['boolean', 'flag'], 'boolean');
  notation.words('TypedFirst', ['object'], 'object');
  notation.words('TypedFirst', ['boolean', 'flag'], 'boolean');
  notation.words('JsonOwner', ["the json's", "the json object's", "the object's"]);
  notation.words('ListNoun', ['array', 'list', 'json array', 'json list']);
  notation.words('OwnedNoun', ["field's", "key's", "property's"]);
  notation.rule('FieldDet = ( the | its | JsonOwner )');
  notation.rule('WithNoun = #path FieldNoun');
  notation.rule('WithNoun = Dotted1 PlainNoun', (path: Path): Path | undefined =>
    COMPOUNDS.test(`${path.at(-1)}`) ? undefined : path,
  );
  notation.rule('WithNoun = ( FieldNoun Called1? #path | PlainNoun Called1? Dotted1 )');
  notation.rule('AnyName = FieldDet ( nested )? WithNoun');
  notation.rule('AnyName = FieldDet ( #path | Dotted1 ) OwnedNoun value');
  notation.rule('AnyName = ( the )? #code');
  notation.rule('AnyName = its #path');
  notation.rule('AnyName = FieldDet ( nested )? #path ValueNoun');
  notation.rule('AnyName = the json #path');
  const typed = (path: Path, type: ItemType) => called(type, path);
  notation.rule('AnyName = FieldDet ( nested )? #path TypedNoun', typed);
  notation.rule('AnyName = the TypedFirst #path', called);
  const list = (path: Path) => called('array', path);
  const text = (path: Path) => called('string', path);
  notation.rule('AnyName = ( the | its | JsonOwner ) #path ListNoun InJson2?', list);
  notation.rule('AnyName = the ListNoun #path InJson2?', list);
  notation.rule('AnyName = JsonOwner ( #path | Dotted1 ) AnyNoun?');
  notation.rule('AnyName = JsonOwner Dotted1 TypedNoun', typed);
  notation.rule('AnyName = JsonOwner Dotted1 ListNoun', list);
  notation.rule('AnyName = ( JsonOwner ( #path | Dotted1 ) text | the #path text InJson2 )', text);
  notation.rule('AnyName = ( the #path AnyNoun? | #path | Dotted1 | AnyName ) InJson2');
  notation.rule('AnyName = InJson2 ,? AnyName');
  notation.words(
    'ValueOf',
    each(['the value', 'the json value'], ['of', 'for', 'stored in', 'stored under', 'held by']),
  );
  notation.rule('AnyName = ValueOf ( AnyName | the? #path | LongPath )', (path: Path) => path);
  // "The 'city' under 'address'", "the price of the order object"
  notation.words('UnderField', ['inside', 'under', 'within', 'nested under', 'nested in', 'nested inside']);
  const below = (path: Path | TypedPath, outer: Path): Path =>
    'ofType' in path ? called(path.ofType, [...outer, ...path]) : [...outer, ...path];
  notation.rule('AnObject = the ( #path | BareKey1 ) object');
  notation.rule('AnyName = ( the #path | AnyName ) UnderField ( the? #path FieldNoun? | AnObject )', below);
  notation.rule('AnyName = the BareKey1 UnderField ( the? #path FieldNoun | AnObject )', below);
  notation.rule('AnyName = ( the #path | AnyName | the BareKey1 ) of AnObject', below);
  notation.rule(
    "AnyName = the ( #path | BareKey1 ) object's ( #path | BareKey1 ) FieldNoun?",
    (outer: Path, path: Path) => below(path, outer),
  );
}
