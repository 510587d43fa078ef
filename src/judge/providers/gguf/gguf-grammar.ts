/**
 * A character of a JSON text. `\u` is left out: it is never needed, and only it can write half of a surrogate pair.
 * @see https://www.rfc-editor.org/rfc/rfc8259 (section 7)
 */
const CHARACTER = String.raw`character ::= [^"\\\x00-\x1F\x7F] | "\\" ["\\nrt]`;

/** The rest of a text after its opening quotation mark, and what follows it, in GBNF. */
export const textGrammar = (least: number, most: number, end: string): string =>
  [`root ::= character{${least},${most}} ${literal(`"${end}`)}`, CHARACTER].join('\n');

/** An integer of up to six digits with a blank before it, and what follows it. */
export const integerGrammar = (end: string): string => `root ::= " " ("0" | "-"? [1-9] [0-9]{0,5}) ${literal(end)}`;

/** One of several texts. */
export const choiceGrammar = (texts: readonly string[]): string => `root ::= ${texts.map(literal).join(' | ')}`;

/** A text as a GBNF literal. */
const literal = (text: string): string => JSON.stringify(text);
