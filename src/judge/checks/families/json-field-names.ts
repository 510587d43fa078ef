import type { Path } from '../data/json-fields.ts';
import { pathOf } from '../data/json-fields.ts';
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
