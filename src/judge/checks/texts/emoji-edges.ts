import { trimmed } from './fold.ts';

/** Signs of Markdown before a text, which nobody sees: of quotations, headings and lists, then of emphasis. */
const HIDDEN_BEFORE = /^(?:>\s?|#{1,6}\s+|[-*+]\s+)*(?:[*_]{1,3}|~~)?/u;
const HIDDEN_AFTER = /(?:[*_]{1,3}|~~)$/u;
/** What is seen and may not count: bullets and numbers of items, quotation marks, brackets, those of a link or a table. */
const SEEN_BEFORE = /^(?:\d{1,3}[.)]\s|[•◦▪▫‣⁃●○–—"'“”„‘’«»‹›([{|`*_~\s])+/u;
const SEEN_AFTER = /(?:\]\([^()\s]*\)|["'“”„‘’«»‹›)\]}|`*_~\s])+$/u;

/** More than an emoji has, with the signs around it. */
const REACH = 500;

/**
 * Tells whether something stands at an end of a text that is shown, without the signs of Markdown; undefined where quotation marks,
 * brackets and the like stand between.
 */
export const standsShown = {
  start: (text: string, isThere: (part: string) => boolean) =>
    shown(trimmed(text).slice(0, REACH), HIDDEN_BEFORE, SEEN_BEFORE, isThere),
  end: (text: string, isThere: (part: string) => boolean) =>
    shown(trimmed(text).slice(-REACH), HIDDEN_AFTER, SEEN_AFTER, isThere),
};

function shown(part: string, hidden: RegExp, seen: RegExp, isThere: (part: string) => boolean): boolean | undefined {
  // A keycap begins with the sign of a heading or list itself.
  if (isThere(part) || isThere(part.replace(hidden, ''))) return true;
  return isThere(part.replace(hidden, '').replace(seen, '')) ? undefined : false;
}
