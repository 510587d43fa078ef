import type { Check } from '../check.ts';
import { countCheck } from '../count.ts';
import type { Quantity } from '../quantity.ts';
import { snippet } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';

const WRAPPED = /<<([^<>\r\n]+)>>/gu;

/** How many titles there are, and the first with its brackets. */
function findTitles(text: string): { count: number; first: string | undefined } {
  let count = 0;
  let first: string | undefined;
  for (const [whole, inner] of text.matchAll(WRAPPED)) {
    if (inner!.trim() === '') continue;
    count += 1;
    first ??= whole;
  }
  return { count, first };
}

export const titlesCheck = (asked: Quantity): Check =>
  countCheck('titles', 'titles in double angle brackets', asked, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const { count, first } = findTitles(said.text);
    const quote = first && snippet(first, { start: 0, end: first.length });
    return {
      count,
      found: quote === undefined ? 'No title in double angle brackets' : `The title "${quote}"`,
      evidence: [inMessage(said.index, quote ?? null)],
    };
  });
