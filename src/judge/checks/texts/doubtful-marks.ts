import { outsideCode } from '../markdown/outside-code.ts';
import type { PlaceDoubt } from '../place-count.ts';

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** An image of Markdown, and an operator: "a != b". */
const SYNTAX = /!\[|!(?==)/gu;
/** How many question marks stand within an address. */
function inAddresses(text: string): number {
  if (!/https?:|www\./iu.test(text)) return 0;
  const words = text.split(/\s+/u).filter((word) => /^[^\p{L}\p{N}]{0,9}(?:https?:\/\/|www\.)/iu.test(word));
  return words.reduce((sum, word) => sum + countOf(word, /\?(?=[\p{L}\p{N}])/gu), 0);
}
/** "#fff", and "#include" in code. */
const COLOR = /[#＃][\da-f]{3,4}(?![\p{L}\p{M}\p{N}_])/giu;

/** A link or image of Markdown, whose brackets nobody sees. */
const LINK = /\[[^[\]\n]{0,500}\]\([^()\n]{0,500}\)/gu;

/** How many of a mark stand within code. */
function inCode(text: string, pattern: RegExp): number {
  const plain = outsideCode(text);
  return plain === text ? 0 : countOf(text, pattern) - countOf(plain, pattern);
}

const OPEN =
  'Some of them may not be meant: they stand in code, in an address or in a sign of Markdown, or are upside down.';

/**
 * Marks of which some may not be meant: in code and signs of Markdown, and the upside-down ones of Spanish. By the singular of the
 * mark's name.
 */
export function doubtOf(name: string, pattern: RegExp): PlaceDoubt | undefined {
  const kinds: Record<string, { none: (text: string) => number; others?: RegExp; isMeantInCode?: true }> = {
    'exclamation mark': { none: (text) => countOf(text, SYNTAX), others: /¡/gu },
    'question mark': { none: inAddresses, others: /¿/gu },
    hashtag: { none: (text) => countOf(text, COLOR) },
    parenthesis: { none: (text) => 2 * countOf(text, LINK), isMeantInCode: true },
    'square bracket': { none: (text) => 2 * countOf(text, LINK), isMeantInCode: true },
  };
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  return (
    kind && {
      open: OPEN,
      count: (text) => ({
        fewer: (kind.isMeantInCode ? 0 : inCode(text, pattern)) + kind.none(outsideCode(text)),
        more: kind.others ? Math.max(0, countOf(text, kind.others) - countOf(text, pattern)) : 0,
      }),
    }
  );
}
