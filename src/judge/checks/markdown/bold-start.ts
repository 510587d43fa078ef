import type { Check } from '../check.ts';
import { edgeCheck } from '../texts/edge-check.ts';

const BOLD = /^(?:\*\*(?=[^\s*])[^*\n]{1,200}\*\*|__(?=[^\s_])[^_\n]{1,200}__)/u;
/** Bold and italic, HTML, or a sign before it may be meant so or not. */
const MAYBE = /^(?:#{1,6}\s|\*\*\*|___|[*_]{2}|<(?:b|strong)\b|[^\p{L}\p{N}*_\n]{1,9}(?:\*\*|__))/iu;

/** Whether a text begins with bold text. @param hasColon and a colon within it or right after it */
export const boldAtStartCheck = (hasColon: boolean, negated: boolean): Check =>
  edgeCheck(
    'emphasis',
    'start',
    hasColon ? 'bold text with a colon' : 'bold text',
    negated,
    (given) => {
      const text = given.trimStart();
      const found = BOLD.exec(text)?.[0];
      if (!found) return MAYBE.test(text) ? undefined : false;
      return !hasColon || /:\s*(?:\*\*|__)$/u.test(found) || /^\s*:/u.test(text.slice(found.length));
    },
    { open: 'It begins with HTML, or with signs that may make its beginning bold.' },
  );
