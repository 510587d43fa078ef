import type { Check } from '../check.ts';
import { type Places, placeCountCheck } from '../place-count.ts';
import type { Quantity } from '../quantity.ts';
import type { Place } from './find.ts';

const PLACEHOLDER = { singular: 'placeholder', plural: 'placeholders', isLength: false };

/** A box to tick, a note's number, and nothing at all. */
const NO_PLACEHOLDER = /^(?:[xX✓✔]|\^[\s\S]*|\d+(?:\s*[,–-]\s*\d+)*)?$/u;

/** An editor's remark, or a sound, stands in brackets as well. */
const REMARK =
  /^(?:sic|\.{3}|…|citation needed|emphasis (?:added|mine|in original)|laughs?|laughter|music|applause|inaudible|ref|edit)$/iu;

/** What a line of a log or a remark is marked with. */
const TAG = /^(?:INFO|ERROR|WARN|WARNING|DEBUG|TRACE|FATAL|NOTE|NB|TIP|OK|PASS|FAIL|FAILED|DONE|TODO|WIP|RFC)$/u;

/** Whether brackets may be a tag, an index, a remark, the name of a link or a letter that was changed. */
const mayBeElse = (text: string, start: number, end: number): boolean =>
  REMARK.test(text.slice(start + 1, end).trim()) ||
  TAG.test(text.slice(start + 1, end)) ||
  /[\p{L}\p{N}_)]/u.test(text.charAt(start - 1)) ||
  /[\p{Ll}]/u.test(text.charAt(end + 1)) ||
  (text[end + 1] === ':' && /(?:^|\n)$/u.test(text.slice(Math.max(0, start - 1), start)));

/** How many of the places are shown. */
const MAX_SHOWN = 3;

/**
 * The placeholders in a text, "[name]": square brackets on one line, none within another, with a text that can be filled in,
 * and no link of Markdown.
 */
export function findPlaceholders(text: string): Places & { doubtful: number } {
  const first: Place[] = [];
  let count = 0;
  let doubtful = 0;
  for (let start = text.indexOf('['); start >= 0; start = text.indexOf('[', start + 1)) {
    let end = start + 1;
    while (end < text.length && !ENDS.includes(text[end]!)) end += 1;
    if (text[end] === ']' && text[end + 1] !== '(' && !NO_PLACEHOLDER.test(text.slice(start + 1, end).trim())) {
      count += 1;
      if (mayBeElse(text, start, end)) doubtful += 1;
      if (first.length < MAX_SHOWN) first.push({ start, end: end + 1 });
    }
    start = end - 1;
  }
  return { count, first, doubtful };
}

/** Where what an opening bracket begins is over. */
const ENDS = '[]\r\n';

export const placeholdersCheck = (asked: Quantity): Check =>
  placeCountCheck('placeholders', PLACEHOLDER, asked, findPlaceholders, {
    count: (text) => ({ fewer: findPlaceholders(text).doubtful, more: 0 }),
    open: 'Square brackets may hold a remark, an index or a reference instead of a placeholder.',
  });
