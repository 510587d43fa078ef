import type { Check } from '../../check.ts';
import { isMark, isWord, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { columnsShape, countedShape, type Shape, shapeCheck } from '../../markdown/table-shape.ts';
import type { Claim } from '../claim.ts';
import { withoutPlace } from '../place.ts';
import { readQuantity } from '../quantity.ts';

const TABLES = ['table', 'markdown table'].flatMap((noun) =>
  ['a', 'one', 'the', 'any'].map((article) => [`${article} ${noun}`, null] as const),
);

const WITH = ['with', 'that has', 'which has', 'having', 'that contains', 'containing', 'of'].map(
  (phrase) => [phrase, null] as const,
);

const COUNTED: readonly (readonly [string, 'columns' | 'rows' | 'data rows'])[] = [
  ...(['column', 'columns'] as const).map((noun) => [noun, 'columns'] as const),
  ...(['row', 'rows'] as const).map((noun) => [noun, 'rows'] as const),
  ...(['data row', 'data rows', 'body row', 'body rows'] as const).map((noun) => [noun, 'data rows'] as const),
];

const COLUMNS = [
  ...['the columns', 'columns', 'the column headers', 'column headers', 'the headers', 'the column', 'a column'],
  ...['columns named', 'columns called', 'columns titled', 'a column named', 'a column called', 'a column titled'],
].map((phrase) => [phrase, null] as const);

/** Checks whether there is a table of a shape: "contains a table with 3 columns", "has a table with the columns 'a' and 'b'". */
export function tableShape({ about, relation, negated, object }: Claim): Check | undefined {
  if (typeof about === 'object' || (relation !== 'have' && relation !== 'use')) return undefined;
  const tokens = withoutPlace(object);
  const table = readPhrase(tokens, 0, TABLES);
  const link = table && readPhrase(tokens, table.next, WITH);
  const shape = link && (readCounted(tokens, link.next) ?? readColumns(tokens, link.next));
  return shape?.next === tokens.length ? shapeCheck(shape.value, negated) : undefined;
}

/** "3 columns", "at least 2 rows" */
function readCounted(tokens: readonly Token[], at: number): Reading<Shape> | undefined {
  const quantity = readQuantity(tokens, at);
  const noun = quantity && readPhrase(tokens, quantity.next, COUNTED);
  if (!noun || quantity.value.max === 0) return undefined;
  return { value: countedShape(quantity.value, noun.value), next: noun.next };
}

/** "the columns 'a' and 'b'" */
function readColumns(tokens: readonly Token[], at: number): Reading<Shape> | undefined {
  const noun = readPhrase(tokens, at, COLUMNS);
  if (!noun) return undefined;
  const names: string[] = [];
  let next = isMark(tokens[noun.next], ':') ? noun.next + 1 : noun.next;
  for (let token = tokens[next]; token?.kind === 'quoted'; token = tokens[next]) {
    names.push(token.text);
    const comma = isMark(tokens[next + 1], ',') ? 1 : 0;
    const and = isWord(tokens[next + 1 + comma], 'and') ? 1 : 0;
    next += 1 + (tokens[next + 1 + comma + and]?.kind === 'quoted' ? comma + and : 0);
  }
  const isOne = isWord(tokens[noun.next - 1], 'column') || isWord(tokens[at], 'a');
  return names.length === 0 || isOne !== (names.length === 1) ? undefined : { value: columnsShape(names), next };
}
