import { outside } from './outside-code.ts';

/** How a line begins that hardly continues the one above it. */
const BEGINNING = String.raw`[ \t]?(?:\*\*)?["“'(¿¡—–]?(?:\s?[\p{Lu}\p{Lt}]|\p{Extended_Pictographic})`;
const REST = String.raw`[^\r\n]*(?:\r\n|[\r\n])`;
const ITEM = new RegExp(String.raw`^[ \t]{0,9}(?:>|(?:[-*+•◦▪‣●–]|\d{1,9}[.)])[ \t])${REST}(?=${BEGINNING})`, 'gmu');
const ROW = new RegExp(String.raw`^[ \t]{0,3}\|${REST}(?=${BEGINNING}[^|\r\n]*(?:[\r\n]|$))`, 'gmu');

const belowItems = outside(ITEM, (found) => `${found}\n`);
const belowRows = outside(ROW, (found) => `${found}\n`);

/**
 * A text with a blank line before what stands right below an item, a quote or a table and belongs to it by Markdown's rules, but not
 * to its reader: "Let me know!" after a list.
 */
export const withLinesApart = (text: string): string => belowRows(belowItems(text));

/** A line with signs right below it that make it a heading. */
const UNDERLINED = new RegExp(String.raw`^[ \t]{0,3}[^\s#>|=-]${REST}(?=[ \t]{0,3}(?:-+|=+)[ \t]*(?:[\r\n]|$))`, 'gmu');

/** A text in which signs right below a line make no heading of it where they are too few to underline it. */
export const withoutUnderlines = outside(UNDERLINED, (found, after) => {
  const signs = /[-=]+/u.exec(after)![0];
  const isUnderlined = signs.length > 2 && (signs.startsWith('=') || 2 * signs.length >= found.trim().length);
  return isUnderlined ? found : `${found}\n`;
});

/** "__init__", "2**3**4", "3*4*5" and "handlers[name](event)", whose signs Markdown takes for its own. */
const CODE =
  /(?<![\p{L}\p{N}_])__(?:add|all|author|call|class|del|dict|dirname|doc|enter|eq|exit|file|filename|future|getattr|getitem|hash|init|iter|len|lt|main|name|new|next|proto|pycache|repr|setitem|slots|str|version)__(?![\p{L}\p{N}_])|(?<=\d)\*{1,2}(?=\d)|(?<=[\p{L}\p{N}_])\[(?=\w{1,30}\]\([^()\s/.:#@]{0,99}\))/gu;

/** A text in which the signs of code that stands among words are none of Markdown's. */
export const withoutSignsOfCode = outside(CODE, (found) => found.replaceAll(/[_*[]/gu, String.raw`\$&`));
