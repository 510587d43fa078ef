import type { Check } from '../check.ts';
import { type Places, placeCountCheck } from '../place-count.ts';
import type { Quantity } from '../quantity.ts';
import type { Place } from './find.ts';

const PLACEHOLDER = { singular: 'placeholder', plural: 'placeholders', isLength: false };

/** A box to tick, a note's number, and nothing at all. */
const NO_PLACEHOLDER = /^(?:[xX✓✔]|\^[\s\S]*|\d+(?:\s*[,–-]\s*\d+)*)?$/u;

/** How many of the places are shown. */
const MAX_SHOWN = 3;

/**
 * The placeholders in a text, "[name]": square brackets on one line, none within another, with a text that can be filled in,
 * and no link of Markdown.
 */
export function findPlaceholders(text: string): Places {
  const first: Place[] = [];
  let count = 0;
  for (let start = text.indexOf('['); start >= 0; start = text.indexOf('[', start + 1)) {
    let end = start + 1;
    while (end < text.length && !ENDS.includes(text[end]!)) end += 1;
    if (text[end] === ']' && text[end + 1] !== '(' && !NO_PLACEHOLDER.test(text.slice(start + 1, end).trim())) {
      count += 1;
      if (first.length < MAX_SHOWN) first.push({ start, end: end + 1 });
    }
    start = end - 1;
  }
  return { count, first };
}

/** Where what an opening bracket begins is over. */
const ENDS = '[]\r\n';

export const placeholdersCheck = (asked: Quantity): Check =>
  placeCountCheck('placeholders', PLACEHOLDER, asked, findPlaceholders);
