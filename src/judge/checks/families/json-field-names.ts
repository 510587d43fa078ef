import type { Path } from '../data/json-fields.ts';
import { pathOf } from '../data/json-fields.ts';
import { isSqlKeyword } from '../grammar/bare-names.ts';
import type { Notation } from '../grammar/notation.ts';
import { each } from './shape.ts';

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
];
/** Names of fields, and paths to them. */
export function fieldNames(notation: Notation): void {
  const nouns = ['field', 'key', 'property', 'attribute', 'json field', 'json key', 'top-level field', 'top-level key'];
  notation.words('FieldNoun', nouns);
  notation.words('TheField', each(['the', 'its'], nouns));
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
  notation.rule('FieldName = TheField #path', (path: Path) => path);
  notation.rule('FieldName = ( the | its ) #path FieldNoun', (path: Path) => path);
  notation.rule(
    'FieldName = ( the value of | the json value of | the value for ) ( the )? ( FieldNoun )? #path',
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
  notation.rule('FieldName = the ( nested )? PlainNoun Dotted1 InJson2?', (path: Path) => path);
  notation.rule('FieldName = ( the value at | the value under ) Dotted1 InJson2', (path: Path) => path);
  // What the JSON has by a name can only be a field.
  notation.words('AnyNoun', [
    'value',
    'number',
    'string',
    'text',
    'boolean',
    'flag',
    'date',
    'list',
    'array',
    'object',
  ]);
  notation.rule('FieldName = the #path AnyNoun? InJson2', (path: Path) => path);
  notation.rule('FieldName = the ( boolean | flag | list | array | object ) #path InJson2', (path: Path) => path);
  notation.words('JsonOwner', each(["the json's", "the json object's", "the object's"], ['']));
  notation.rule('FieldName = JsonOwner #path ( FieldNoun | AnyNoun )?', (path: Path) => path);
  notation.rule('FieldName = JsonOwner #bareword FieldNoun?', (name: string): Path => [name]);
  notation.rule('FieldName = the #bareword PlainNoun InJson2?', (name: string): Path => [name]);
  // "The 'city' under 'address'"
  notation.words('UnderField', ['inside', 'under', 'within', 'nested under', 'nested in', 'nested inside']);
  notation.rule(
    'FieldName = the #path FieldNoun? UnderField ( the )? #path ( object | FieldNoun )?',
    (path: Path, outer: Path) => [...outer, ...path],
  );
  notation.rule(
    'FieldName = the #bareword ( FieldNoun )? UnderField ( the )? #path ( object | FieldNoun )',
    (name: string, outer: Path) => [...outer, name],
  );
  notation.rule(
    'FieldName = the #path ( array | list | object ) UnderField ( the )? #path ( object | FieldNoun )?',
    (path: Path, outer: Path) => [...outer, ...path],
  );
  notation.rule('FieldName = the #path FieldNoun of the #path object', (path: Path, outer: Path) => [
    ...outer,
    ...path,
  ]);
  notation.rule("FieldName = the #path object's #path FieldNoun?", (outer: Path, path: Path) => [...outer, ...path]);
  notation.rule('FieldName = the nested #path object', (path: Path) => path);
  notation.rule('FieldName = FieldName InJson2', (path: Path) => path);
  notation.rule('FieldName = #path InJson2', (path: Path) => path);
  notation.rule('FieldName = InJson2 ,? FieldName', (path: Path) => path);
  notation.rule('FieldName = the nested ( field | key | property ) #path', (path: Path) => path);
}
