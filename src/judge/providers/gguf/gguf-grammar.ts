import { LONGEST_LISTED_TEXT, LONGEST_TEXT, MOST_ITEMS, type Schema } from '../bounds.ts';

/**
 * A character of a JSON text. Nothing needs `\u`, and half of a surrogate pair cannot be written without it.
 * @see https://www.rfc-editor.org/rfc/rfc8259 (section 7)
 */
const CHARACTER = String.raw`character ::= [^"\\\x00-\x1F\x7F] | "\\" ["\\nrt]`;
const TEXT = `text ::= "\\"" character{0,${LONGEST_LISTED_TEXT}} "\\""`;
const INTEGER = 'integer ::= "0" | "-"? [1-9] [0-9]{0,5}';

/** What is left of a text that stands by itself, when its first quotation mark is written. */
export const TEXT_GRAMMAR = [`root ::= character{1,${LONGEST_TEXT}} "\\""`, CHARACTER].join('\n');

/**
 * The grammar of a list, from the blank before it, in GBNF. The engine's own grammar of a schema leaves blanks and line
 * breaks to the model, which small models write without end.
 * @throws Error for a schema with more in it than lists, objects, integers, texts and choices
 */
export function listGrammar(schema: Schema): string {
  const rules = [TEXT, INTEGER, CHARACTER];
  return [`root ::= " " ${value(schema, rules)}`, ...rules].join('\n');
}

/** @param rules Takes further rules: the engine multiplies a repetition by what it repeats, unless that has a name. */
function value(schema: Schema, rules: string[]): string {
  if (schema.enum) return `(${schema.enum.map((choice) => literal(JSON.stringify(choice))).join(' | ')})`;
  const write = typeof schema.type === 'string' ? VALUE[schema.type] : undefined;
  if (!write) throw new Error(`There is no grammar for the schema ${JSON.stringify(schema)}.`);
  return write(schema, rules);
}

const VALUE: Record<string, (schema: Schema, rules: string[]) => string> = {
  string: () => 'text',
  integer: () => 'integer',
  array({ items = {} }, rules) {
    const rule = value(items, rules);
    const item = `item-${rules.length}`;
    rules.push(`${item} ::= ${rule}`, `further-${item} ::= ", " ${item}`);
    return `"[" (${item} further-${item}{0,${MOST_ITEMS - 1}})? "]"`;
  },
  object({ properties = {} }, rules) {
    const entries = Object.entries(properties).map(
      ([key, schema]) => `${literal(`${JSON.stringify(key)}: `)} ${value(schema, rules)}`,
    );
    return `"{" ${entries.join(' ", " ')} "}"`;
  },
};

/** A text as GBNF writes it. */
const literal = (text: string): string => JSON.stringify(text);
