import { outsideCode } from '../markdown/outside-code.ts';
import type { PlaceDoubt } from '../place-count.ts';

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** An image of Markdown, an operator ("a != b"), and a comment of HTML. */
const SYNTAX = /!\[|!(?==)|<!(?=--|doctype)/giu;
/** How many question marks stand within an address. */
function inAddresses(text: string): number {
  if (!/https?:|www\./iu.test(text)) return 0;
  const words = text.split(/\s+/u).filter((word) => /^[^\p{L}\p{N}]{0,9}(?:https?:\/\/|www\.)/iu.test(word));
  return words.reduce((sum, word) => sum + countOf(word, /\?(?=[\p{L}\p{N}])/gu), 0);
}
/** "#fff", and "#include" in code. */
const COLOR = /[#＃][\da-f]{3,4}(?![\p{L}\p{M}\p{N}_])/giu;

/** The second of "#a#b". */
const GROWN_TAG = /(?=[#＃])(?<=[#＃][\p{L}\p{M}\p{N}_]+)[#＃](?=[\p{N}_]*\p{L})/gu;

/** A link or image of Markdown, whose brackets nobody sees. */
const LINK = /\[[^[\]\n]{0,500}\]\([^()\n]{0,500}\)/gu;

/** A character of HTML by its name or number: "&mdash;". */
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/giu;
/** The numbers of a list: "1. Mix". */
const NUMBERS = /^[\t >]*\d{1,9}\.(?=[\t ])/gmu;
/** Dots within numbers, names and addresses, before a word as in ".env", and several in a row: not full stops to everyone. */
const INNER_DOTS = /\.(?=[\p{L}\p{N}_.])|(?<=\.)\./gu;
/** Dots with blanks between them, and other signs that are read as an ellipsis. */
const SPACED_DOTS =
  /\.(?:[ \t\u00a0\u2009\u202f]{1,3}\.)+|[⋯‥︙]|(?:[·・。][ \u00a0]?){3,}|&(?:hellip|mldr|#8230|#x2026);/giu;
/** The line below the head of a table, whose colons nobody sees. */
const DELIMITERS = /^[\t >]*(?:\|[\t ]*)?:?-+:?[\t ]*(?:\|[\t ]*:?-+:?[\t ]*)*(?:\|[\t ]*)?$/gmu;
const inDelimiters = (text: string) =>
  (text.match(DELIMITERS) ?? []).reduce((sum, line) => sum + countOf(line, /:/gu), 0);

/** How many of a mark stand within code. */
function inCode(text: string, pattern: RegExp): number {
  const plain = outsideCode(text);
  return plain === text ? 0 : countOf(text, pattern) - countOf(plain, pattern);
}

const OPEN =
  'Some of them may not count: they stand in code, in a number, in an address or in the syntax of Markdown or HTML, or they are upside down or spaced.';

/**
 * Marks of which some may not be meant: in code and signs of Markdown, and the upside-down ones of Spanish. By the singular of the
 * mark's name.
 */
export function doubtOf(name: string, pattern: RegExp): PlaceDoubt | undefined {
  const kinds: Record<
    string,
    { none?: (text: string) => number; inner?: RegExp; others?: RegExp; named?: RegExp; isMeantInCode?: true }
  > = {
    comma: { none: (text) => countOf(text, /(?<=\d),(?=\d{3}(?!\d))/gu), isMeantInCode: true },
    'exclamation mark': { none: (text) => countOf(text, SYNTAX), others: /¡/gu },
    'question mark': { none: inAddresses, others: /¿/gu },
    hashtag: { none: (text) => countOf(text, COLOR), named: GROWN_TAG },
    parenthesis: { none: (text) => 2 * countOf(text, LINK), isMeantInCode: true },
    period: { none: (text) => countOf(text, NUMBERS), inner: INNER_DOTS, isMeantInCode: true },
    'full stop': { none: (text) => countOf(text, NUMBERS), inner: INNER_DOTS, isMeantInCode: true },
    ellipsis: { named: SPACED_DOTS, isMeantInCode: true },
    colon: { none: inDelimiters, isMeantInCode: true },
    semicolon: { none: (text) => countOf(text, ENTITY), isMeantInCode: true },
    ampersand: { none: (text) => countOf(text, ENTITY), named: /&(?:amp|#38|#x26);/giu, isMeantInCode: true },
    'em dash': { named: /&(?:mdash|#8212|#x2014);/giu, isMeantInCode: true },
    'en dash': { named: /&(?:ndash|#8211|#x2013);/giu, isMeantInCode: true },
    'square bracket': { none: (text) => 2 * countOf(text, LINK), isMeantInCode: true },
  };
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return (
    kind && {
      open: OPEN,
      count: (text) => ({
        fewer:
          (kind.isMeantInCode ? 0 : inCode(text, pattern)) +
          (kind.none?.(outsideCode(text)) ?? 0) +
          (kind.inner ? countOf(text, kind.inner) : 0),
        more:
          (kind.others ? Math.max(0, countOf(text, kind.others) - countOf(text, pattern)) : 0) +
          (kind.named ? countOf(text, kind.named) : 0),
      }),
    }
  );
}
