import { LONGEST_LISTED_TEXT, LONGEST_TEXT, MOST_ITEMS, type Schema } from '../bounds.ts';

/**
 * A character of a JSON text. `\u` is left out: it is never needed, and only it can write half of a surrogate pair.
 * @see https://www.rfc-editor.org/rfc/rfc8259 (section 7)
 */
const CHARACTER = String.raw`character ::= [^"\\\x00-\x1F\x7F] | "\\" ["\\nrt]`;
const TEXT = `text ::= "\\"" character{0,${LONGEST_LISTED_TEXT}} "\\""`;
const INTEGER = 'integer ::= "0" | "-"? [1-9] [0-9]{0,5}';

/** The rest of a text that is not in a list, after its opening quotation mark. */
export const TEXT_GRAMMAR = [`root ::= character{1,${LONGEST_TEXT}} "\\""`, CHARACTER].join('\n');

/**
 * The grammar of a list with the blank before it, in GBNF. The engine's own grammar of a schema allows blanks and line breaks,
 * which small models repeat without end.
 * @throws Error for a schema with anything other than lists, objects, integers, texts and choices
 */
export function listGrammar(schema: Schema): string {
  const rules = [TEXT, INTEGER, CHARACTER];
  return [`root ::= " " ${value(schema, rules)}`, ...rules].join('\n');
}

/** @param rules Receives further rules: the engine expands repetitions of anything that is not a named rule. */
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

/** A text as a GBNF literal. */
const literal = (text: string): string => JSON.stringify(text);
